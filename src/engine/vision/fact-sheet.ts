import type { AdEvidence, Evidence, Offer, PageEvidence } from "../artifacts/evidence.ts";
import type { Excerpt } from "../artifacts/text.ts";
import { mayBeInjection } from "./injection-filter.ts";

/** A fact with the id by which the model quotes it: A1… of the ad, L1… of the landing page. */
export interface NumberedFact {
  id: string;
  /** For example "headline" or "button". */
  role: string;
  /** The text sent to the model, possibly truncated. */
  text: string;
  offers: Offer[];
  fact: Excerpt;
}

/** The facts about an ad and its page that the model gets. */
export interface FactSheet {
  ad: NumberedFact[];
  page: NumberedFact[];
  /** Possible prompt injections. They are neither sent as text nor visible in the pictures. */
  withheld: { ad: Excerpt[]; page: Excerpt[] };
}

/**
 * Bounds that keep a page pair under 10,000 input tokens with three pictures
 * (test/engine/judge/vision/requests.test.ts).
 */
const FACT_SHEET_LIMITS = {
  adFacts: 20,
  adFactChars: 500,
  adChars: 2_400,
  pageFacts: 48,
  pageFactChars: 240,
  pageChars: 5_200,
} as const;
/** Visitors decide above the fold, so few facts from below it are sent. */
const MAX_BELOW_FOLD_FACTS = 14;
const MAX_CTAS = 8;
/** Smaller text is unreadable. CSS pixels. */
const MIN_VISIBLE_PX = 6;

interface FactCandidate {
  role: string;
  fact: Excerpt;
}

/** Numbers the facts that a visitor can see, without possible prompt injections. */
export function buildFactSheet({ ad, page, promptInjections = [] }: Evidence): FactSheet {
  const said = limitScannedText(listAdFacts(ad));
  const shown = limitScannedText(listPageFacts(page));
  const withheld = { ad: findInjections(said), page: [...promptInjections, ...findInjections(shown)] };
  const clear = (candidates: FactCandidate[], against: readonly Excerpt[]) =>
    candidates.filter(({ fact }) => !against.some(({ text }) => text === fact.text));
  return {
    ad: numberFacts("A", clear(said, withheld.ad), ad.offers, {
      facts: FACT_SHEET_LIMITS.adFacts,
      text: FACT_SHEET_LIMITS.adFactChars,
      letters: FACT_SHEET_LIMITS.adChars,
    }),
    page: numberFacts("L", selectPageFacts(clear(shown, withheld.page)), page.offers, {
      facts: FACT_SHEET_LIMITS.pageFacts,
      text: FACT_SHEET_LIMITS.pageFactChars,
      letters: FACT_SHEET_LIMITS.pageChars,
    }),
    withheld,
  };
}

/** Half of the facts, for a model with a small context. */
export function halveFactSheet({ ad, page, withheld }: FactSheet): FactSheet {
  return {
    ad: ad.slice(0, Math.ceil(ad.length / 2)),
    page: page.slice(0, Math.ceil(page.length / 2)),
    withheld,
  };
}

function listAdFacts({ headline, copy, cta, brand }: AdEvidence): FactCandidate[] {
  return dedupeByText([
    ...(headline === null ? [] : [{ role: "headline", fact: headline }]),
    ...copy.map((fact) => ({ role: fact.source === "ocr" ? "in the picture" : "copy", fact })),
    ...(cta === null ? [] : [{ role: "button", fact: cta.excerpt }]),
    ...(brand === null ? [] : [{ role: "advertiser", fact: brand }]),
  ]);
}

function listPageFacts({ headline, subhead, ctas, blocks, brands }: PageEvidence): FactCandidate[] {
  const seen: FactCandidate[] = [
    ...(headline === null ? [] : [{ role: "headline", fact: headline }]),
    ...(subhead === null ? [] : [{ role: "subhead", fact: subhead }]),
    ...ctas.map(({ excerpt: fact }) => ({ role: "button", fact })),
    ...blocks.map((fact) => ({ role: fact.boilerplate === true ? "frame" : "text", fact })),
    ...brands.filter(({ source }) => source === "page").map((fact) => ({ role: "name", fact })),
  ];
  return dedupeByText(seen.filter(({ fact }) => isVisible(fact)));
}

/** Whether a visitor can see it: it has a position, a readable size, and isn't covered. */
const isVisible = ({ source, box, covered }: Excerpt): boolean =>
  source === "page" &&
  !covered &&
  box !== null &&
  box.width >= MIN_VISIBLE_PX &&
  box.height >= MIN_VISIBLE_PX &&
  box.x + box.width > 0;

function dedupeByText(candidates: readonly FactCandidate[]): FactCandidate[] {
  const texts = new Set<string>();
  return candidates.filter(({ fact: { text } }) => {
    const fresh = text.trim() !== "" && !texts.has(text);
    texts.add(text);
    return fresh;
  });
}

/**
 * Characters of an ad or page that are scanned for injections, far more than are sent. Text above the fold comes
 * first.
 */
const MAX_SCANNED_CHARS = 60_000;

/** Scanning is slow, so text beyond the limit is dropped. */
function limitScannedText(candidates: readonly FactCandidate[]): FactCandidate[] {
  let letters = 0;
  const within = new Set(
    candidates
      .toSorted((one, other) => Number(other.fact.aboveFold) - Number(one.fact.aboveFold))
      .filter(({ fact }) => {
        letters += fact.text.length;
        return letters <= MAX_SCANNED_CHARS;
      }),
  );
  return candidates.filter((candidate) => within.has(candidate));
}

/** Facts above the fold first, with limits for buttons and for facts below the fold. */
function selectPageFacts(candidates: readonly FactCandidate[]): FactCandidate[] {
  let calls = 0;
  let below = 0;
  return candidates
    .toSorted((one, other) => Number(other.fact.aboveFold) - Number(one.fact.aboveFold))
    .filter(({ role, fact }) => {
      if (role === "button") calls += 1;
      if (!fact.aboveFold) below += 1;
      return (role !== "button" || calls <= MAX_CTAS) && (fact.aboveFold || below <= MAX_BELOW_FOLD_FACTS);
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

function numberFacts(
  letter: "A" | "L",
  candidates: readonly FactCandidate[],
  offers: readonly Offer[],
  most: { facts: number; text: number; letters: number },
): NumberedFact[] {
  let letters = 0;
  return candidates
    .slice(0, most.facts)
    .map(({ role, fact }) => ({ role, fact, text: truncateFact(fact.text, most.text) }))
    .filter(({ text }) => {
      letters += text.length;
      return letters <= most.letters;
    })
    .map(({ role, fact, text }, at) => ({
      id: `${letter}${at + 1}`,
      role,
      text,
      offers: offers.filter((offer) => offer.excerpt.text === fact.text),
      fact,
    }));
}

const truncateFact = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/u, "")}…`;
