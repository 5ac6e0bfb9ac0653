import { truncate } from "../../ground/text.ts";
import { toSingleLine } from "../escape.ts";
import { type DiffPiece, diffTexts, SAME_LOOK } from "../word-diff.ts";
import { html, type Markup } from "./markup.ts";
import { renderSwatch } from "./visual-indicators.ts";

/** In code points. The JSON report has the full value. */
const MAX_DIFF_VALUE_CHARS = 600;
const HEX_COLOUR = /(#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4}))(?![\w#-])/iu;

/** Untrusted text with a swatch before each hex colour. */
export const renderQuote = (text: string, maxChars = MAX_DIFF_VALUE_CHARS): Markup =>
  renderWithSwatches(truncate(toSingleLine(text), maxChars));

function renderWithSwatches(text: string): Markup {
  // Odd pieces are the matches of the pattern.
  const withSwatch = (colour: string) => html`${renderSwatch(colour)}${colour}`;
  return html`${text.split(HEX_COLOUR).map((piece, at) => (at % 2 === 0 ? keepEdgeSpaces(piece) : withSwatch(piece)))}`;
}

/** Both sides of a change, with deleted and inserted words marked if the texts have enough in common. */
export function diffValues(currentValue: string, suggestedValue: string): Record<"before" | "after", Markup> {
  const diff = diffTexts(currentValue, suggestedValue, MAX_DIFF_VALUE_CHARS);
  if (diff === null) return { before: html`<i>(${SAME_LOOK})</i>`, after: renderQuote(suggestedValue) };
  return { before: renderPieces(diff.before, renderDeleted), after: renderPieces(diff.after, renderInserted) };
}

const renderPieces = (pieces: readonly DiffPiece[], mark: (text: Markup) => Markup): Markup =>
  html`${pieces.map(({ text, changed }) => (changed ? keepEdgeSpaces(text, mark) : renderWithSwatches(text)))}`;

const SPACE = html` `;
const renderDeleted = (text: Markup) => html`<del>${text}</del>`;
const renderInserted = (text: Markup) => html`<ins>${text}</ins>`;

/** `html` trims text. This keeps the spaces between pieces of a line, outside of their markup. */
export const keepEdgeSpaces = (text: string, wrap: (text: Markup) => Markup = (plain) => plain): Markup =>
  html`${/^\s/u.test(text) && SPACE}${text.trim() !== "" && wrap(html`${text}`)}${/\S\s+$/u.test(text) && SPACE}`;
