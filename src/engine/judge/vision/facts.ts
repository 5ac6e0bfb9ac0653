import type { AdEvidence, Evidence, Offer, PageEvidence } from "../../products/evidence.ts";
import type { Fact } from "../../products/passage.ts";
import { mayAddress } from "./addressed.ts";

/** A fact by the name under which the model may quote it: A1… of the ad, L1… of the landing page. */
export interface NumberedFact {
  id: string;
  /** What it is, in a word. */
  role: string;
  /** As it is shown to the model: cut, never reworded. */
  text: string;
  offers: Offer[];
  fact: Fact;
}

/** What the model is told of an ad and its page. */
export interface Dossier {
  ad: NumberedFact[];
  page: NumberedFact[];
  /** Text that may be meant for the judge: neither told nor shown. */
  withheld: { ad: Fact[]; page: Fact[] };
}

/** Bounds that keep a page pair under 10,000 input tokens with three pictures (test/engine/judge/vision/requests.test.ts). */
const MOST = {
  adFacts: 20,
  adText: 500,
  adLetters: 2_400,
  pageFacts: 48,
  pageText: 240,
  pageLetters: 5_200,
} as const;
/** Of the page's facts, so many may lie below the first screen: a visitor decides on the first. */
const MOST_BELOW = 14;
const MOST_CTAS = 8;
/** Smaller than this nobody reads it, whatever the document says (CSS pixels). */
const LEAST_SIDE = 6;

interface Candidate {
  role: string;
  fact: Fact;
}

/** The facts a visitor can see, numbered; whatever may address the judge is left out. */
export function dossierOf({ ad, page, addressed = [] }: Evidence): Dossier {
  const said = heard(adCandidates(ad));
  const shown = heard(pageCandidates(page));
  const withheld = { ad: addressing(said), page: [...addressed, ...addressing(shown)] };
  const clear = (candidates: Candidate[], against: readonly Fact[]) =>
    candidates.filter(({ fact }) => !against.some(({ text }) => text === fact.text));
  return {
    ad: numbered("A", clear(said, withheld.ad), ad.offers, {
      facts: MOST.adFacts,
      text: MOST.adText,
      letters: MOST.adLetters,
    }),
    page: numbered("L", chosen(clear(shown, withheld.page)), page.offers, {
      facts: MOST.pageFacts,
      text: MOST.pageText,
      letters: MOST.pageLetters,
    }),
    withheld,
  };
}

/** Half the room: for a model whose context is too small for the whole. */
export function halved({ ad, page, withheld }: Dossier): Dossier {
  return {
    ad: ad.slice(0, Math.ceil(ad.length / 2)),
    page: page.slice(0, Math.ceil(page.length / 2)),
    withheld,
  };
}

function adCandidates({ headline, copy, cta, brand }: AdEvidence): Candidate[] {
  return unique([
    ...(headline === null ? [] : [{ role: "headline", fact: headline }]),
    ...copy.map((fact) => ({ role: fact.source === "ocr" ? "in the picture" : "copy", fact })),
    ...(cta === null ? [] : [{ role: "button", fact: cta.fact }]),
    ...(brand === null ? [] : [{ role: "advertiser", fact: brand }]),
  ]);
}

function pageCandidates({ headline, subhead, ctas, blocks, brands }: PageEvidence): Candidate[] {
  const seen: Candidate[] = [
    ...(headline === null ? [] : [{ role: "headline", fact: headline }]),
    ...(subhead === null ? [] : [{ role: "subhead", fact: subhead }]),
    ...ctas.map(({ fact }) => ({ role: "button", fact })),
    ...blocks.map((fact) => ({ role: fact.frame === true ? "frame" : "text", fact })),
    ...brands.filter(({ source }) => source === "page").map((fact) => ({ role: "name", fact })),
  ];
  return unique(seen.filter(({ fact }) => isSeen(fact)));
}

/** A visitor sees it: it stands somewhere, is no speck, and nothing lies over it. */
const isSeen = ({ source, box, covered }: Fact): boolean =>
  source === "page" &&
  !covered &&
  box !== null &&
  box.width >= LEAST_SIDE &&
  box.height >= LEAST_SIDE &&
  box.x + box.width > 0;

function unique(candidates: readonly Candidate[]): Candidate[] {
  const texts = new Set<string>();
  return candidates.filter(({ fact: { text } }) => {
    const fresh = text.trim() !== "" && !texts.has(text);
    texts.add(text);
    return fresh;
  });
}

/** Letters of an ad or a page that are listened to, the first screen's before the rest: nobody is told so much. */
const MOST_HEARD = 60_000;

/** What is told of a page is a small part of what it may say, and listening for orders costs: the rest is not told at all. */
function heard(candidates: readonly Candidate[]): Candidate[] {
  let letters = 0;
  const within = new Set(
    candidates
      .toSorted((one, other) => Number(other.fact.inFold) - Number(one.fact.inFold))
      .filter(({ fact }) => {
        letters += fact.text.length;
        return letters <= MOST_HEARD;
      }),
  );
  return candidates.filter((candidate) => within.has(candidate));
}

/** The first screen before the rest, a few buttons, and no more of the rest than helps. */
function chosen(candidates: readonly Candidate[]): Candidate[] {
  let calls = 0;
  let below = 0;
  return candidates
    .toSorted((one, other) => Number(other.fact.inFold) - Number(one.fact.inFold))
    .filter(({ role, fact }) => {
      if (role === "button") calls += 1;
      if (!fact.inFold) below += 1;
      return (role !== "button" || calls <= MOST_CTAS) && (fact.inFold || below <= MOST_BELOW);
    });
}

/** An order may be spread over neighbouring lines: each two that stand side by side are heard together, too. */
function addressing(candidates: readonly Candidate[]): Fact[] {
  const facts = candidates.map(({ fact }) => fact);
  const found = new Set(facts.filter(({ text }) => mayAddress(text)));
  const orders = [facts, facts.toSorted((one, other) => (one.box?.y ?? 0) - (other.box?.y ?? 0))];
  for (const order of orders) {
    for (const [at, fact] of order.entries()) {
      const next = order[at + 1];
      if (next === undefined || found.has(fact) || found.has(next)) continue;
      if (mayAddress(`${fact.text} ${next.text}`)) found.add(fact).add(next);
    }
  }
  return facts.filter((fact) => found.has(fact));
}

function numbered(
  letter: "A" | "L",
  candidates: readonly Candidate[],
  offers: readonly Offer[],
  most: { facts: number; text: number; letters: number },
): NumberedFact[] {
  let letters = 0;
  return candidates
    .slice(0, most.facts)
    .map(({ role, fact }) => ({ role, fact, text: cut(fact.text, most.text) }))
    .filter(({ text }) => {
      letters += text.length;
      return letters <= most.letters;
    })
    .map(({ role, fact, text }, at) => ({
      id: `${letter}${at + 1}`,
      role,
      text,
      offers: offers.filter((offer) => offer.fact.text === fact.text),
      fact,
    }));
}

const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/u, "")}…`;
