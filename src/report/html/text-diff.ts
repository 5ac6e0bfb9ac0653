import { diffWordsWithSpace } from "diff";
import { toSingleLine, truncateText } from "../escape.ts";
import { html, type Markup } from "./markup.ts";
import { renderSwatch } from "./visual-indicators.ts";

/** In code points. The JSON report has the full value. */
const MAX_DIFF_VALUE_CHARS = 600;
const HEX_COLOUR = /(#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4}))(?![\w#-])/iu;

/** Untrusted text with a swatch before each hex colour. */
export function renderQuote(text: string, maxChars = MAX_DIFF_VALUE_CHARS): Markup {
  const pieces = truncateText(toSingleLine(text), maxChars).split(HEX_COLOUR);
  // Odd pieces are the matches of the pattern.
  const withSwatch = (colour: string) => html`${renderSwatch(colour)}${colour}`;
  return html`${pieces.map((piece, at) => (at % 2 === 0 ? keepEdgeSpaces(piece) : withSwatch(piece)))}`;
}

/** Changed words are marked only if at least this share of the longer text is unchanged. */
const MIN_COMMON_SHARE = 0.3;

/** Both sides of a change, with deleted and inserted words marked if the texts have enough in common. */
export function diffValues(currentValue: string, suggestedValue: string): Record<"before" | "after", Markup> {
  const [before, after] = [currentValue, suggestedValue].map((text) =>
    truncateText(toSingleLine(text), MAX_DIFF_VALUE_CHARS),
  );
  const plain = { before: renderQuote(currentValue), after: renderQuote(suggestedValue) };
  if (!before || !after) return plain;
  const parts = diffWordsWithSpace(before, after);
  const unchanged = parts.reduce((sum, part) => sum + (part.added || part.removed ? 0 : part.value.length), 0);
  if (unchanged < MIN_COMMON_SHARE * Math.max(before.length, after.length)) return plain;
  const oldParts = parts.filter(({ added }) => !added);
  const newParts = parts.filter(({ removed }) => !removed);
  return {
    before: html`${oldParts.map(({ value, removed }) => keepEdgeSpaces(value, removed ? renderDeleted : undefined))}`,
    after: html`${newParts.map(({ value, added }) => keepEdgeSpaces(value, added ? renderInserted : undefined))}`,
  };
}

const SPACE = html` `;
const renderDeleted = (text: Markup) => html`<del>${text}</del>`;
const renderInserted = (text: Markup) => html`<ins>${text}</ins>`;

/** `html` trims text. This keeps the spaces between pieces of a line, outside of their markup. */
export const keepEdgeSpaces = (text: string, wrap: (text: Markup) => Markup = (plain) => plain): Markup =>
  html`${/^\s/u.test(text) && SPACE}${text.trim() !== "" && wrap(html`${text}`)}${/\S\s+$/u.test(text) && SPACE}`;
