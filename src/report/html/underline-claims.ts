import type { ReceivedClaim } from "../../contract/ledger.ts";
import { toSingleLine } from "../escape.ts";
import { getClaimLabel } from "./labels-and-colours.ts";
import { html, type Markup } from "./markup.ts";
import { keepEdgeSpaces } from "./text-diff.ts";

/** A claim with the letter that joins the ad's words to the page's, and the id of its row. */
export interface ShownClaim {
  claim: ReceivedClaim;
  letter: string;
  id: string;
}

/** Where a line makes a claim. */
interface Span {
  start: number;
  end: number;
  shown: ShownClaim;
}

/** A sentence of the ad with its claims underlined. A link to the claim's row follows each. */
export function underlineClaims(line: string, claims: readonly ShownClaim[]): Markup {
  const spans = locateClaims(line, claims);
  const edges = new Set([0, line.length, ...spans.flatMap(({ start, end }) => [start, end])]);
  const cuts = [...edges].toSorted((a, b) => a - b);
  const pieces = cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0;
    // Of claims within one another the shortest is the most specific.
    const [innermost] = spans
      .filter((span) => span.start <= start && span.end >= end)
      .toSorted((a, b) => a.end - a.start - (b.end - b.start));
    const text = line.slice(start, end);
    const shown =
      innermost === undefined
        ? keepEdgeSpaces(text)
        : keepEdgeSpaces(text, (words) => underline(words, innermost.shown));
    return html`${shown}${spans.filter((span) => span.end === end).map((span) => renderReference(span.shown))}`;
  });
  return html`${pieces}`;
}

/** Each claim at its own place, also where two have the same words. */
function locateClaims(line: string, claims: readonly ShownClaim[]): Span[] {
  const nextSearch = new Map<string, number>();
  return claims.flatMap((shown) => {
    const text = toSingleLine(shown.claim.text);
    const start = findWords(line, text, nextSearch.get(text) ?? 0);
    if (start < 0) return [];
    nextSearch.set(text, start + text.length);
    return [{ start, end: start + text.length, shown }];
  });
}

/** "5" is not a part of "50", unless there is no other. */
function findWords(line: string, text: string, from: number): number {
  if (text === "") return -1;
  const isWordCharacter = (character: string | undefined) => /^[\p{L}\p{N}]$/u.test(character ?? "");
  for (let at = line.indexOf(text, from); at >= 0; at = line.indexOf(text, at + 1)) {
    const cutsBefore = isWordCharacter(text[0]) && isWordCharacter(line[at - 1]);
    const cutsAfter = isWordCharacter(text.at(-1)) && isWordCharacter(line[at + text.length]);
    if (!cutsBefore && !cutsAfter) return at;
  }
  return line.indexOf(text, from);
}

const underline = (words: Markup, { claim }: ShownClaim): Markup => {
  const { tint, line } = getClaimLabel(claim);
  return html`<span class="said ${tint} ${line}">${words}</span>`;
};

const renderReference = ({ claim, letter, id }: ShownClaim): Markup => {
  const { label, tint } = getClaimLabel(claim);
  return html`<a class="ref ${tint}" href="#${id}">${letter}<span class="sr">: ${label}</span></a>`;
};
