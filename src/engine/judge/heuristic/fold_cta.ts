import type { CallToAction, Evidence } from "../../products/evidence.ts";
import type { Finding } from "../../products/judgement.ts";
import { recommend } from "./cta_intent.ts";
import { finding, quote } from "./finding.ts";
import { continuation } from "./intents.ts";
import { isReadOn } from "./next-step.ts";
import { type Examination, outcome, seen, silent } from "./outcome.ts";
import { isObscured, isReadable, isUpfront } from "./place.ts";
import { isAnothersPage, isAnotherThing } from "./subject.ts";

const SIGNAL = { id: "fold_cta", dimension: "aboveTheFoldContinuity", weight: 0.2 } as const;

/** A button is there; how much it stands out, and whether it goes on from the ad's, decide the rest. */
const THERE = 0.4;
const STANDS_OUT = 0.2;
const GOES_ON = 0.4;

const upfront = ({ page }: Evidence): CallToAction[] => page.ctas.filter(({ fact }) => isUpfront(fact));

/** An article needs no button for one who came to read. */
const CONVENTION = 0.8;

const implied = ({ ad, page }: Evidence): Finding =>
  finding({
    kind: "fold_cta",
    status: "implicit",
    severity: "LOW",
    adValue: ad.cta?.fact.text ?? "the ad's click",
    landingPageValue: page.headline?.text ?? page.title,
    recommendation: "Nothing to do: who came to read finds the text.",
    confidence: 0.9,
    ad: ad.cta?.fact ?? null,
    page: page.headline,
  });

/** A button that leads elsewhere is in view and still not the next step. */
const LEADS_ELSEWHERE = 0.45;

const isNextStep = (ad: CallToAction | null, first: CallToAction): boolean =>
  ad === null || ad.intent === "other" || continuation(ad, first) >= LEADS_ELSEWHERE;

const compare = (evidence: Evidence, first: CallToAction | undefined): Finding => {
  const { ad, page } = evidence;
  const goesOn = first !== undefined && isNextStep(ad.cta, first);
  const below = page.ctas[0];
  const shown = first ?? below;
  const hidden = first !== undefined && isObscured(first.fact, page);
  return finding({
    kind: "fold_cta",
    status: hidden
      ? "obscured"
      : first !== undefined
        ? goesOn
          ? "match"
          : "partial_match"
        : below === undefined
          ? "missing"
          : "partial_match",
    severity: first === undefined ? "MEDIUM" : "LOW",
    adValue: ad.cta?.fact.text ?? ad.headline?.text ?? "the ad's click",
    landingPageValue: shown?.fact.text ?? "no call to action found",
    recommendation: hidden
      ? "Keep the button in view while the consent layer is open."
      : first !== undefined
        ? goesOn
          ? "Nothing to do: the next step is in view as the page opens."
          : ad.cta === null
            ? "Nothing to do: the next step is in view as the page opens."
            : recommend("mismatch", ad.cta, first)
        : below === undefined
          ? ad.cta === null || ad.cta.intent === "other"
            ? "Add one clear button to the first screen that says what happens next."
            : recommend("missing", ad.cta, null)
          : `Repeat ${quote(below.fact.text)} as a button in the first screen.`,
    confidence: shown?.fact.confidence ?? 0.9,
    ad: ad.cta?.fact ?? null,
    page: shown?.fact ?? null,
  });
};

/** Is the next step in view as the page opens? */
export const foldCta: Examination = (evidence) => {
  const { ad, page } = evidence;
  if (!isReadable(page)) return outcome({ signals: [silent(SIGNAL, "nothing of the page could be read")] });
  const [first] = upfront(evidence);
  if (first === undefined && isReadOn(ad.cta, page))
    return outcome({
      signals: [seen(SIGNAL, CONVENTION, "an article is read on without a button")],
      findings: [implied(evidence)],
    });
  if (first === undefined)
    return outcome({
      signals: [seen(SIGNAL, 0, "the first screen has no call to action")],
      findings: [compare(evidence, undefined)],
      caps: [
        {
          dimension: "aboveTheFoldContinuity",
          limit: 6,
          reason: "no call to action is in view as the page opens",
        },
      ],
    });
  // Another's button, or one for another thing, goes on from nothing that the ad began.
  const elsewhere = isAnothersPage(evidence) || isAnotherThing(evidence);
  const asked = ad.cta === null || ad.cta.intent === "other" ? 1 : continuation(ad.cta, first);
  const goesOn = elsewhere ? 0 : asked;
  return outcome({
    signals: [
      seen(
        SIGNAL,
        THERE + STANDS_OUT * Math.min(1, 2 * first.fact.prominence) + GOES_ON * goesOn,
        `the first screen asks to ${quote(first.fact.text)}`,
      ),
    ],
    findings: [compare(evidence, first)],
  });
};
