import type { CallToAction, Evidence } from "../../products/evidence.ts";
import type { Finding } from "../../products/judgement.ts";
import { finding, quote } from "./finding.ts";
import { continuation, INTENT_WORDS, saysTheSame } from "./intents.ts";
import { asksMoneyForFree, isImplied } from "./next-step.ts";
import { type Examination, outcome, seen, silent } from "./outcome.ts";
import { isObscured, isReadable, isUpfront } from "./place.ts";

const SIGNAL = { id: "cta_intent", dimension: "messageMatch", weight: 0.15 } as const;

/** The page's first call counts whole; one that a visitor has to look for counts less. */
const SECOND = 0.9;
const LATER = 0.75;
/** A shop's product page sells, whatever its buttons say. */
const CONVENTION = 0.8;

const MATCH = 0.75;
const PARTIAL = 0.45;

interface Answer {
  value: number;
  cta: CallToAction;
}

const bestAnswer = (ad: CallToAction, ctas: readonly CallToAction[]): Answer | null =>
  ctas
    // A label that no lexicon knows may say what the ad says where it is the page's first call, hardly elsewhere.
    .filter((cta, at) => at === 0 || cta.intent !== "other" || saysTheSame(ad, cta))
    .map((cta, at) => ({
      cta,
      value: continuation(ad, cta) * (at === 0 ? 1 : isUpfront(cta.fact) ? SECOND : LATER),
    }))
    .reduce<Answer | null>(
      (most, answer) => (most !== null && most.value >= answer.value ? most : answer),
      null,
    );

/** What to do about a button that answers the ad's, or does not. */
export const recommend = (
  status: Finding["comparison"]["status"],
  ad: CallToAction,
  page: CallToAction | null,
): string => {
  const wish = INTENT_WORDS[ad.intent];
  if (status === "match" || status === "implicit")
    return "Nothing to do: the page goes on where the ad's button left off.";
  if (status === "obscured") return "Keep the button in view while the consent layer is open.";
  return page === null
    ? `Give the page a button that lets visitors ${wish}, as the ad's ${quote(ad.fact.text)} promises.`
    : `Relabel ${quote(page.fact.text)} so that it lets visitors ${wish}, or change the ad's button to what the page asks.`;
};

/** How the page's calls answer the ad's. */
interface Reply {
  answer: Answer | null;
  value: number;
  implied: boolean;
  /** Something free leads to a till. */
  clash: boolean;
  /** Only a link in the text goes on from the ad. */
  aside: boolean;
}

/** A till behind a free guide is no way on from it. */
const CLASH = 0.3;

/** That no button was recognised is no worse than one that leads elsewhere: there may be one that was not. */
const UNRECOGNISED = 0.25;
/** A link in the text is found by those who look for it. */
const ASIDE = 0.55;

const asideFor = (ad: CallToAction, { page: { asides = [] } }: Evidence): CallToAction | undefined =>
  asides.find((aside) => continuation(ad, aside) >= MATCH);

const replyTo = (ad: CallToAction, evidence: Evidence): Reply => {
  const answer = bestAnswer(ad, evidence.page.ctas);
  const spoken = answer?.value ?? UNRECOGNISED;
  const plainly = { answer, implied: false, clash: false, aside: false };
  if (asksMoneyForFree(ad, evidence)) return { ...plainly, value: Math.min(CLASH, spoken), clash: true };
  if (spoken < MATCH && isImplied(ad, answer?.cta ?? null, evidence))
    return { ...plainly, value: Math.max(spoken, CONVENTION), implied: true };
  const aside = spoken < ASIDE ? asideFor(ad, evidence) : undefined;
  return aside === undefined
    ? { ...plainly, value: spoken }
    : { ...plainly, answer: { cta: aside, value: ASIDE }, value: ASIDE, aside: true };
};

const compare = (evidence: Evidence, ad: CallToAction, reply: Reply): Finding => {
  const { answer, value, implied, clash, aside } = reply;
  const alike =
    value >= MATCH ? "match" : value >= PARTIAL ? "partial_match" : answer === null ? "missing" : "mismatch";
  const hidden = answer !== null && isObscured(answer.cta.fact, evidence.page) && alike !== "mismatch";
  const status = implied ? "implicit" : hidden ? "obscured" : alike;
  return finding({
    kind: "cta",
    status,
    // Only a proven clash is grave: a button may be there and not be recognised.
    severity: clash ? "HIGH" : status === "mismatch" || status === "missing" ? "MEDIUM" : "LOW",
    contradiction: clash,
    adValue: ad.fact.text,
    landingPageValue: answer?.cta.fact.text ?? "no call to action found",
    recommendation: aside
      ? `Make the link ${quote(answer?.cta.fact.text ?? "")} a button in the first screen: it is what the ad announced.`
      : recommend(status, ad, answer?.cta ?? null),
    confidence: Math.min(ad.fact.confidence, answer?.cta.fact.confidence ?? 0.9),
    ad: ad.fact,
    page: answer?.cta.fact ?? null,
  });
};

/** An ask that no list knows is known to be met only by a button that says just the same. */
const isKnown = (ad: CallToAction, { ctas }: Evidence["page"]): boolean =>
  ad.intent !== "other" || ctas.some((cta) => saysTheSame(ad, cta));

/** Does the page ask for what the ad's button promised? */
export const ctaIntent: Examination = (evidence) => {
  const { ad, page } = evidence;
  if (ad.cta === null || !isKnown(ad.cta, page))
    return outcome({ signals: [silent(SIGNAL, "the ad's call to action is not known")] });
  if (!isReadable(page)) return outcome({ signals: [silent(SIGNAL, "nothing of the page could be read")] });
  const reply = replyTo(ad.cta, evidence);
  const { answer, value, implied } = reply;
  const asked = `the ad's ${quote(ad.cta.fact.text)}`;
  const note =
    answer === null
      ? `${asked} finds no button on the page`
      : `${asked} ${value >= MATCH ? "goes on in" : "leads to"} the page's ${quote(answer.cta.fact.text)}`;
  return outcome({
    signals: [seen(SIGNAL, value, implied ? `${asked} is what a page of this kind is for` : note)],
    findings: [compare(evidence, ad.cta, reply)],
  });
};
