import { isPromise } from "../../contract/ledger.ts";
import { truncate } from "../../ground/text.ts";
import type { LedgerRow } from "../artifacts/claims.ts";
import type { AdEvidence, Evidence, PageEvidence } from "../artifacts/evidence.ts";
import type { Excerpt, Term } from "../artifacts/text-block.ts";
import { mayBeInjection } from "./injection-filter.ts";

/** What a visitor can read, with its role: "headline", "button". */
interface FactCandidate {
  role: string;
  fact: Excerpt;
}

/** With the text sent to the model, possibly truncated. */
interface LimitedFact extends FactCandidate {
  text: string;
}

/** With the id by which the model quotes it: A1… of the ad, L1… of the landing page. */
export interface NumberedFact extends LimitedFact {
  id: string;
}

/** A row of the ledger with the id by which the model names its claim, C1, C2, …, and the text sent to it. */
export type NumberedClaim = ReturnType<typeof numberClaims>[number];

/** The facts about an ad and its page that the model gets. */
export type FactSheet = ReturnType<typeof buildFactSheet>;

/**
 * Bounds that keep a page pair under 10,000 input tokens with three pictures
 * (test/engine/vision/prompt.test.ts).
 */
const FACT_SHEET_LIMITS = {
  ad: { facts: 20, factChars: 500, chars: 2_400 },
  page: { facts: 48, factChars: 240, chars: 4_000 },
  relevant: { facts: 6, factChars: 240, chars: 600 },
} as const;
/** Visitors decide above the fold, so few facts from below it are sent. */
const MAX_BELOW_FOLD_FACTS = 14;
const MAX_CTAS = 8;
/** Smaller text is unreadable. CSS pixels. */
const MIN_VISIBLE_PX = 6;

/** Numbers the facts that a visitor can see and the ledger's claims, without possible prompt injections. */
export function buildFactSheet({ ad, page, promptInjections = [] }: Evidence, ledger: readonly LedgerRow[] = []) {
  const adFacts = limitScannedText(listAdFacts(ad));
  const pageFacts = limitScannedText(listPageFacts(page));
  // Possible prompt injections are neither sent as text nor visible in the pictures.
  const withheld = { ad: findInjections(adFacts), page: [...promptInjections, ...findInjections(pageFacts)] };
  const without = (facts: FactCandidate[], removed: readonly Excerpt[]) =>
    facts.filter(({ fact }) => !removed.some(({ text }) => text === fact.text));
  const claims = numberClaims(ledger, withheld.ad);
  const visible = without(pageFacts, withheld.page);
  const selected = limitFacts(selectPageFacts(visible), FACT_SHEET_LIMITS.page);
  const unsent = visible.filter(({ fact }) => !selected.some((sent) => sent.fact === fact));
  const relevant = findRelevantFacts(claims, unsent, { ad, page });
  return {
    ad: numberFacts("A", limitFacts(without(adFacts, withheld.ad), FACT_SHEET_LIMITS.ad)),
    page: numberFacts("L", [...selected, ...limitFacts(relevant, FACT_SHEET_LIMITS.relevant)]),
    claims,
    withheld,
  };
}

/** Half of the facts, for a model with a small context. */
export const halveFactSheet = ({ ad, page, claims, withheld }: FactSheet): FactSheet => ({
  ad: ad.slice(0, Math.ceil(ad.length / 2)),
  page: page.slice(0, Math.ceil(page.length / 2)),
  claims: claims.slice(0, Math.ceil(claims.length / 2)),
  withheld,
});

const listAdFacts = ({ headline, copy, cta, brand }: AdEvidence): FactCandidate[] =>
  dedupeByText([
    { role: "headline", fact: headline },
    ...copy.map((fact) => ({ role: fact.source === "ocr" ? "in the picture" : "copy", fact })),
    { role: "button", fact: cta?.excerpt ?? null },
    { role: "advertiser", fact: brand },
  ]);

function listPageFacts({ headline, subhead, ctas, blocks, brands }: PageEvidence): FactCandidate[] {
  const facts = [
    { role: "headline", fact: headline },
    { role: "subhead", fact: subhead },
    ...ctas.map(({ excerpt: fact }) => ({ role: "button", fact })),
    ...blocks.map((fact) => ({ role: fact.boilerplate === true ? "frame" : "text", fact })),
    ...brands.filter(({ source }) => source === "page").map((fact) => ({ role: "name", fact })),
  ];
  return dedupeByText(facts.filter(({ fact }) => fact !== null && isVisible(fact)));
}

/** Whether a visitor can see it: it has a position, a readable size, and isn't covered. */
const isVisible = ({ source, box, covered }: Excerpt): boolean =>
  source === "page" &&
  !covered &&
  box !== null &&
  box.width >= MIN_VISIBLE_PX &&
  box.height >= MIN_VISIBLE_PX &&
  box.x + box.width > 0;

function dedupeByText(candidates: readonly { role: string; fact: Excerpt | null }[]): FactCandidate[] {
  const byText = new Map<string, FactCandidate>();
  for (const { role, fact } of candidates) {
    if (fact !== null && fact.text.trim() !== "" && !byText.has(fact.text)) byText.set(fact.text, { role, fact });
  }
  return [...byText.values()];
}

const sortByFold = (candidates: readonly FactCandidate[]): FactCandidate[] =>
  candidates.toSorted((one, other) => Number(other.fact.aboveFold) - Number(one.fact.aboveFold));

/** The facts whose texts together have at most that many characters. A text that is too long is left out. */
function limitChars<T extends { text: string }>(facts: readonly T[], max: number): T[] {
  let chars = 0;
  return facts.filter(({ text }) => {
    chars += text.length;
    return chars <= max;
  });
}

/**
 * Characters of an ad or page that are scanned for injections, far more than are sent. Text above the fold comes
 * first.
 */
const MAX_SCANNED_CHARS = 60_000;

/** Scanning is slow, so text beyond the limit is dropped. */
function limitScannedText(candidates: readonly FactCandidate[]): FactCandidate[] {
  const facts = sortByFold(candidates).map(({ fact }) => fact);
  const within = new Set(limitChars(facts, MAX_SCANNED_CHARS));
  return candidates.filter(({ fact }) => within.has(fact));
}

/** Facts above the fold first, with limits for buttons and for facts below the fold. */
function selectPageFacts(candidates: readonly FactCandidate[]): FactCandidate[] {
  let buttons = 0;
  let below = 0;
  return sortByFold(candidates).filter(({ role, fact }) => {
    if (role === "button") buttons += 1;
    if (!fact.aboveFold) below += 1;
    return (role !== "button" || buttons <= MAX_CTAS) && (fact.aboveFold || below <= MAX_BELOW_FOLD_FACTS);
  });
}

/** An injection may span two adjacent lines, so pairs of neighbours are checked, too. */
function findInjections(candidates: readonly FactCandidate[]): Excerpt[] {
  const facts = candidates.map(({ fact }) => fact);
  const found = new Set(facts.filter(({ text }) => mayBeInjection(text)));
  const orders = [facts, facts.toSorted((one, other) => (one.box?.y ?? 0) - (other.box?.y ?? 0))];
  for (const order of orders) {
    for (const [at, fact] of order.entries()) {
      const next = order[at + 1];
      if (next === undefined || found.has(fact) || found.has(next)) continue;
      if (mayBeInjection(`${fact.text} ${next.text}`)) found.add(fact).add(next);
    }
  }
  return facts.filter((fact) => found.has(fact));
}

function limitFacts(
  candidates: readonly FactCandidate[],
  max: { facts: number; factChars: number; chars: number },
): LimitedFact[] {
  const shortened = candidates
    .slice(0, max.facts)
    .map(({ role, fact }) => ({ role, fact, text: truncate(fact.text, max.factChars) }));
  return limitChars(shortened, max.chars);
}

const numberFacts = (letter: "A" | "L", facts: readonly LimitedFact[]): NumberedFact[] =>
  facts.map((fact, at) => ({ id: `${letter}${at + 1}`, ...fact }));

const MAX_CLAIMS = 20;
const MAX_CLAIM_CHARS = 40;

/** Claims that the model may settle come first, then those that it may dispute. */
const VERDICT_ORDER: readonly LedgerRow["verdict"][] = [
  "not_mentioned",
  "unreadable",
  "kept",
  "kept_below_the_fold",
  "contradicted",
];

/** The promises in the ledger's order, without those in text that is withheld from the model. */
function numberClaims(ledger: readonly LedgerRow[], withheld: readonly Excerpt[]) {
  const sent = ledger
    .filter((row) => isPromise(row.claim) && !withheld.some(({ text }) => isPartOf(row.claim.source, text)))
    .toSorted((one, other) => VERDICT_ORDER.indexOf(one.verdict) - VERDICT_ORDER.indexOf(other.verdict))
    .slice(0, MAX_CLAIMS);
  return ledger
    .filter((row) => sent.includes(row))
    .map((row, at) => ({ id: `C${at + 1}`, row, text: row.claim.text.slice(0, MAX_CLAIM_CHARS) }));
}

const isPartOf = ({ text }: Excerpt, whole: string): boolean => whole.includes(text) || text.includes(whole);

/** The claim's own words say more than those around it. */
const OWN_WORD_FACTOR = 3;
/**
 * The further facts that settle claims, although they may be below the fold: what the ledger quotes, and for a claim
 * that the rules didn't find the text with most of its words and of the words around it.
 */
function findRelevantFacts(
  claims: readonly NumberedClaim[],
  candidates: readonly FactCandidate[],
  { ad, page }: Pick<Evidence, "ad" | "page">,
): FactCandidate[] {
  const concepts = new Map(
    page.blocks.map((block) => [block.text, new Set(block.terms.map(({ concept }) => concept))]),
  );
  const find = ({ row: { claim, statement } }: NumberedClaim): FactCandidate | undefined => {
    if (statement !== null) return candidates.find(({ fact }) => fact.text.includes(statement.text));
    const own = claim.text.toLowerCase();
    const terms = findTermsAround(claim.source, ad).map(({ concept, word, weight }) => ({
      concept,
      weight: own.includes(word.toLowerCase()) ? weight * OWN_WORD_FACTOR : weight,
    }));
    const shared = ({ fact }: FactCandidate): number =>
      terms.reduce((sum, { concept, weight }) => sum + (concepts.get(fact.text)?.has(concept) ? weight : 0), 0);
    const [best] = candidates.toSorted((one, other) => shared(other) - shared(one));
    return best !== undefined && shared(best) > 0 ? best : undefined;
  };
  return [...new Set(claims.map(find).filter((fact) => fact !== undefined))];
}

function findTermsAround({ text }: Excerpt, { headline, copy, lines = [] }: AdEvidence): readonly Term[] {
  const line = lines.find(({ excerpt }) => excerpt.text === text);
  return (line ?? [headline, ...copy].find((block) => block?.text === text))?.terms ?? [];
}
