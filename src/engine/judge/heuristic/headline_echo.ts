import type { Evidence, PageEvidence } from "../../products/evidence.ts";
import type { Finding } from "../../products/judgement.ts";
import type { Passage } from "../../products/passage.ts";
import { isWordingKnown, speakApart, UNKNOWN_WORDING } from "./apart.ts";
import { brokenIn } from "./bargain.ts";
import { isDeclinedHere, SETTLE_FIRST } from "./contradiction.ts";
import { type Echo, echoOf, leadOf, leadsWithOffer, unspoken } from "./echo.ts";
import { finding, quote } from "./finding.ts";
import { offerWords } from "./offer-words.ts";
import { otherGoods } from "./other-goods.ts";
import { type Examination, outcome, seen, silent } from "./outcome.ts";
import { isObscured, isUpfront, placeOf } from "./place.ts";
import {
  benefitOfDoubt,
  isAnotherThing,
  isComparable,
  isVouchedFor,
  SEND_ELSEWHERE,
  subjectOf,
} from "./subject.ts";

const SIGNAL = { id: "headline_echo", dimension: "messageMatch", weight: 0.35 } as const;

/** From here on the page says what the ad said; below the lower bound nothing of it was found. */
const MATCH = 0.65;
const PARTIAL = 0.3;
/** A quarter of the ad's subject in what the page shows first: the page is about the same thing. */
const SAME_SUBJECT = 0.25;

const recommend = (status: Finding["comparison"]["status"], ad: string, page: string): string => {
  if (status === "match") return "Nothing to do: the visitor reads on the page what the ad said.";
  if (status === "obscured")
    return "Let the consent layer leave the headline in view, so that the promise is read at once.";
  return status === "partial_match"
    ? `Bring the page's headline ${quote(page)} closer to the ad: name what ${quote(ad)} names, in its first words.`
    : `Say ${quote(ad)} in the page's headline, where it now reads ${quote(page)}, or lead the ad with the page's own words.`;
};

/** A page opens with what its first screen shows; a title is read in the tab, and a line farther down later. */
const openingOf = ({ headline, title }: PageEvidence): string => {
  if (headline === null) return title === "" ? "it has no headline" : `its title is ${quote(title)}`;
  return isUpfront(headline)
    ? `it opens with ${quote(headline.text)}`
    : `its largest line, below the first screen, is ${quote(headline.text)}`;
};

const describe = (evidence: Evidence, { text: lead, plain }: Passage, { value, passage }: Echo): string => {
  if (passage === null || value < PARTIAL)
    return `nothing prominent on the page answers the ad's ${quote(lead)}; ${openingOf(evidence.page)}`;
  const place = placeOf(passage, evidence.page);
  if (passage.plain === plain) return `the ad's ${quote(lead)} stands word for word on the page (${place})`;
  const how = value >= MATCH ? "is taken up by" : "is taken up in part by";
  return `the ad's ${quote(lead)} ${how} ${quote(passage.text)} (${place})`;
};

const compare = (evidence: Evidence, echo: Echo): Finding | null => {
  const [lead] = leadOf(evidence);
  const shown = (echo.value >= PARTIAL ? echo.passage : null) ?? evidence.page.headline;
  if (lead === undefined || shown === null) return null;
  // Other words for the same are common: a headline is a mismatch only where the page's subject is elsewhere too.
  const other = otherGoods(evidence) !== null;
  const related =
    !other &&
    (echo.value >= PARTIAL || subjectOf(evidence).upfront >= SAME_SUBJECT || isVouchedFor(evidence));
  // A line whose offer the page does not keep is not what the visitor reads there.
  const broken = brokenIn(lead, evidence);
  // The same said in another language is understood in part: names, figures, and what the languages share.
  const whole = echo.value >= MATCH && broken === null && !isDeclinedHere(evidence) && !speakApart(evidence);
  const alike = !related ? "mismatch" : whole ? "match" : "partial_match";
  const status = alike !== "mismatch" && isObscured(shown, evidence.page) ? "obscured" : alike;
  const strange = status === "mismatch" && isAnotherThing(evidence);
  return finding({
    kind: "headline",
    status,
    severity: strange
      ? "HIGH"
      : status === "mismatch" && (other || isComparable(evidence))
        ? "MEDIUM"
        : "LOW",
    adValue: lead.text,
    landingPageValue: shown.text,
    recommendation:
      status === "partial_match" && echo.value >= MATCH && broken !== null
        ? `The page takes up the line but not its offer: say ${offerWords(broken)} there, or take it out of ${quote(lead.text)}.`
        : strange
          ? SEND_ELSEWHERE
          : status !== "match" && isDeclinedHere(evidence)
            ? SETTLE_FIRST
            : recommend(status, lead.text, evidence.page.headline?.text ?? shown.text),
    confidence: Math.min(lead.confidence, shown.confidence),
    contradiction: strange,
    ad: lead,
    page: shown,
  });
};

/** Does the page say what the ad leads with? */
export const headlineEcho: Examination = (evidence) => {
  const [lead] = leadOf(evidence);
  if (lead === undefined || leadsWithOffer(lead, evidence))
    return outcome({ signals: [silent(SIGNAL, unspoken(lead, evidence))] });
  if (evidence.page.blocks.length === 0)
    return outcome({ signals: [silent(SIGNAL, "no text of the page could be read")] });
  const echo = echoOf(evidence);
  if (echo.value < PARTIAL && !isWordingKnown(evidence))
    return outcome({ signals: [silent(SIGNAL, UNKNOWN_WORDING)] });
  // Where the languages differ that is the finding, and the wording can only follow it.
  const found = speakApart(evidence) && echo.value < PARTIAL ? null : compare(evidence, echo);
  return outcome({
    signals: [seen(SIGNAL, Math.max(echo.value, benefitOfDoubt(evidence)), describe(evidence, lead, echo))],
    findings: found === null ? [] : [found],
  });
};
