import { diffWordsWithSpace } from "diff";
import { toSingleLine, truncateText } from "../escape.ts";
import { renderSwatch } from "./icons.ts";
import { html, type Markup } from "./markup.ts";

/** Longest value shown, in code points: the JSON report has it whole. */
const MAX_DIFF_VALUE_CHARS = 600;
const HEX_COLOUR = /(#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4}))(?![\w#-])/iu;

/** A foreign text, with a swatch before each colour that it names. */
export function renderQuote(text: string, longest = MAX_DIFF_VALUE_CHARS): Markup {
  const pieces = truncateText(toSingleLine(text), longest).split(HEX_COLOUR);
  // Every second piece is what the pattern caught.
  return html`${pieces.map((piece, at) => (at % 2 === 0 ? keepEdgeSpaces(piece) : html`${renderSwatch(piece)}${piece}`))}`;
}

export interface ValueDiff {
  before: Markup;
  after: Markup;
}

/** Share of the longer text that must stay, for the words that change to be worth marking. */
const MIN_COMMON_SHARE = 0.3;

/** Both sides of a change. Where they have much in common, the words that go and those that come are marked. */
export function diffValues(currentValue: string, suggestedValue: string): ValueDiff {
  const [before, after] = [currentValue, suggestedValue].map((text) =>
    truncateText(toSingleLine(text), MAX_DIFF_VALUE_CHARS),
  );
  const plain = { before: renderQuote(currentValue), after: renderQuote(suggestedValue) };
  if (!before || !after) return plain;
  const parts = diffWordsWithSpace(before, after);
  const kept = parts.reduce((sum, part) => sum + (part.added || part.removed ? 0 : part.value.length), 0);
  if (kept < MIN_COMMON_SHARE * Math.max(before.length, after.length)) return plain;
  const gone = parts.filter(({ added }) => !added);
  const come = parts.filter(({ removed }) => !removed);
  return {
    before: html`${gone.map(({ value, removed }) => keepEdgeSpaces(value, removed ? renderDeleted : undefined))}`,
    after: html`${come.map(({ value, added }) => keepEdgeSpaces(value, added ? renderInserted : undefined))}`,
  };
}

const SPACE = html` `;
const renderDeleted = (text: Markup) => html`<del>${text}</del>`;
const renderInserted = (text: Markup) => html`<ins>${text}</ins>`;

/** A text loses the white space at its ends; between pieces of one line it counts, outside their marks. */
const keepEdgeSpaces = (text: string, put: (text: Markup) => Markup = (plain) => plain): Markup =>
  html`${/^\s/u.test(text) && SPACE}${text.trim() !== "" && put(html`${text}`)}${/\S\s+$/u.test(text) && SPACE}`;
