import { diffWordsWithSpace } from "diff";
import { clip, oneLine } from "../text.ts";
import { swatch } from "./marks.ts";
import { html, type Markup } from "./markup.ts";

/** Longest value shown, in code points: the JSON report has it whole. */
const LONGEST = 600;
const COLOUR = /(#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4}))(?![\w#-])/iu;

/** A foreign text, with a swatch before each colour that it names. */
export function quoted(text: string, longest = LONGEST): Markup {
  const pieces = clip(oneLine(text), longest).split(COLOUR);
  // Every second piece is what the pattern caught.
  return html`${pieces.map((piece, at) => (at % 2 === 0 ? spaced(piece) : html`${swatch(piece)}${piece}`))}`;
}

export interface Change {
  before: Markup;
  after: Markup;
}

/** Share of the longer text that must stay, for the words that change to be worth marking. */
const KINDRED = 0.3;

/** Both sides of a change. Where they have much in common, the words that go and those that come are marked. */
export function changeOf(currentValue: string, suggestedValue: string): Change {
  const [before, after] = [currentValue, suggestedValue].map((text) => clip(oneLine(text), LONGEST));
  const plain = { before: quoted(currentValue), after: quoted(suggestedValue) };
  if (!before || !after) return plain;
  const parts = diffWordsWithSpace(before, after);
  const kept = parts.reduce((sum, part) => sum + (part.added || part.removed ? 0 : part.value.length), 0);
  if (kept < KINDRED * Math.max(before.length, after.length)) return plain;
  const gone = parts.filter(({ added }) => !added);
  const come = parts.filter(({ removed }) => !removed);
  return {
    before: html`${gone.map(({ value, removed }) => spaced(value, removed ? gonePart : undefined))}`,
    after: html`${come.map(({ value, added }) => spaced(value, added ? newPart : undefined))}`,
  };
}

const SPACE = html` `;
const gonePart = (text: Markup) => html`<del>${text}</del>`;
const newPart = (text: Markup) => html`<ins>${text}</ins>`;

/** A text loses the white space at its ends; between pieces of one line it counts, outside their marks. */
const spaced = (text: string, put: (text: Markup) => Markup = (plain) => plain): Markup =>
  html`${/^\s/u.test(text) && SPACE}${text.trim() !== "" && put(html`${text}`)}${/\S\s+$/u.test(text) && SPACE}`;
