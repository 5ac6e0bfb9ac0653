import { isPromise, type ReceivedClaim } from "../../contract/ledger.ts";
import { truncate } from "../../ground/text.ts";
import type { EntryReport } from "../../result/entry-report.ts";
import { toSingleLine } from "../escape.ts";
import { formatCount } from "../format-count.ts";
import { describePromises, getPromiseCounts } from "../promises.ts";
import { getClaimLabel } from "./labels-and-colours.ts";
import { html, type Markup } from "./markup.ts";
import { keepEdgeSpaces } from "./text-diff.ts";
import { type ShownClaim, underlineClaims } from "./underline-claims.ts";
import { renderPill } from "./visual-indicators.ts";

const MAX_SHOWN_CLAIMS = 60;
/** The page's sentence is shortened to this many characters on both sides of the marked words. */
const MAX_CONTEXT_CHARS = 160;
const MAX_CLAIM_CHARS = 240;

/**
 * The ad's sentences with each claim underlined, and a table of what the page says about each; null without a figure.
 *
 * @param entryNumber makes the rows' ids unique in the page.
 */
export function renderClaims(entry: EntryReport, entryNumber: number): Markup | null {
  const counts = getPromiseCounts(entry);
  if (counts === null) return null;
  const all = (entry.ledger ?? []).map((claim, index) => ({
    claim,
    letter: toLetter(index),
    id: `ad-${entryNumber}-claim-${index + 1}`,
  }));
  const shown = all.slice(0, MAX_SHOWN_CLAIMS);
  const { figure, others } = describePromises(counts);
  const vague = shown.filter(({ claim }) => !isPromise(claim));
  return html`<section class="part promises"><h3>What the ad promises</h3>
    <p><b>${figure}</b>${others.map((other) => html` · ${other}`)}</p>
    <div class="adcopy">${renderAdCopy(shown)}</div>${renderTable(shown.filter(({ claim }) => isPromise(claim)))}${
      vague.length > 0 &&
      html`<details class="more"><summary>${formatCount(vague.length, "claim")} too vague to count</summary>
        ${renderTable(vague)}</details>`
    }${shown.length < all.length && html`<p class="fine">The JSON report has all ${all.length} claims.</p>`}</section>`;
}

/** A, B, … Z, AA, AB, … */
const toLetter = (index: number): string =>
  `${index < 26 ? "" : toLetter(Math.floor(index / 26) - 1)}${String.fromCharCode(65 + (index % 26))}`;

function renderAdCopy(claims: readonly ShownClaim[]): Markup[] {
  const lines = [...Map.groupBy(claims, ({ claim }) => toSingleLine(claim.adLine))];
  return lines.map(([line, made]) => {
    const inPicture = made.every(({ claim }) => claim.source === "ocr");
    return html`<p dir="auto">${underlineClaims(line, made)}${
      inPicture && html` <span class="grave">in the picture</span>`
    }</p>`;
  });
}

const renderTable = (claims: readonly ShownClaim[]): Markup =>
  html`<table class="compared claims"><thead><tr><th scope="col"><span class="sr">Letter</span></th>
    <th scope="col">In the ad</th><th scope="col">Result</th><th scope="col">On the page</th></tr></thead>
    <tbody>${claims.map(renderRow)}</tbody></table>`;

function renderRow({ claim, letter, id }: ShownClaim): Markup {
  const { label, tint } = getClaimLabel(claim);
  const text = truncate(toSingleLine(claim.text), MAX_CLAIM_CHARS);
  return html`<tr id="${id}"><td class="n"><span class="tag ${tint}">${letter}</span></td>
    <th scope="row" dir="auto">${text}</th><td class="result">${renderPill(tint, label)}</td>
    <td data-label="On the page" dir="auto">${renderPageText(claim)}${
      claim.derivation && html`<p class="advice">Calculated: ${claim.derivation}</p>`
    }</td></tr>`;
}

/** The page's sentence with the words that matter marked, or why there is none. */
function renderPageText(claim: ReceivedClaim): Markup | string {
  const { verdict, pageText, words, unread } = claim;
  if (pageText === null) return (unread && UNREAD_SIDES[unread]) ?? EXPLANATIONS[verdict] ?? "–";
  const sentence = toSingleLine(pageText);
  const marked = toSingleLine(words ?? "");
  const at = marked === "" ? -1 : sentence.indexOf(marked);
  if (at < 0) return truncate(sentence, 2 * MAX_CONTEXT_CHARS);
  const before = sentence.slice(0, at);
  const after = sentence.slice(at + marked.length);
  const start = before.length > MAX_CONTEXT_CHARS ? `…${before.slice(-MAX_CONTEXT_CHARS)}` : before;
  return html`${keepEdgeSpaces(start)}<mark class="${getClaimLabel(claim).tint}">${marked}</mark>${keepEdgeSpaces(truncate(after, MAX_CONTEXT_CHARS))}`;
}

const UNREAD_SIDES: Readonly<Record<string, string>> = {
  page: "Nothing of the kind could be read on the page: it may be in a picture.",
  ad: "The words of the ad's picture are uncertain.",
};

/** Verdicts without a sentence of the page. */
const EXPLANATIONS: Readonly<Record<string, string>> = {
  kept: "The page says so.",
  kept_below_the_fold: "The page says so below the first screen.",
  contradicted: "The page says otherwise.",
  not_mentioned: "The page doesn't mention it.",
  unreadable: "It may be in a picture, or the words of the ad's picture are uncertain.",
};
