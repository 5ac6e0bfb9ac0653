import type { Language } from "../../products/evidence.ts";
import type { Cap } from "../../products/judgement.ts";
import { speakApart } from "./apart.ts";
import { finding } from "./finding.ts";
import { type Examination, outcome } from "./outcome.ts";

/** English names, fixed here because a machine's own list may change with its locale data. */
const NAMES: Readonly<Record<string, string>> = {
  en: "English",
  de: "German",
  fr: "French",
  es: "Spanish",
  it: "Italian",
  nl: "Dutch",
  pt: "Portuguese",
  sv: "Swedish",
  da: "Danish",
  no: "Norwegian",
  ja: "Japanese",
  ko: "Korean",
  zh: "Chinese",
  el: "Greek",
  he: "Hebrew",
  th: "Thai",
  ar: "Arabic",
  hi: "Hindi",
  ru: "Russian",
};

const nameOf = ({ tag }: Language): string => NAMES[tag] ?? tag;

/** Does the page speak the ad's language? Not a feature of any sum: a proven difference sets ceilings. */
export const language: Examination = (evidence) => {
  const { ad, page } = evidence;
  if (ad.language === null || page.language === null || !speakApart(evidence)) return outcome({});
  const reason = `the ad speaks ${nameOf(ad.language)} and the page ${nameOf(page.language)}`;
  const caps: Cap[] = [
    { dimension: "messageMatch", limit: 4, reason },
    { dimension: "toneAlignment", limit: 4, reason },
    // A promise kept in words that the visitor may not read is not kept at a glance.
    { dimension: "aboveTheFoldContinuity", limit: 5, reason },
  ];
  const lead = ad.headline ?? ad.copy[0] ?? null;
  return outcome({
    findings: [
      finding({
        kind: "language",
        status: "mismatch",
        severity: "HIGH",
        adValue: `${nameOf(ad.language)}: ${lead?.text ?? ""}`,
        landingPageValue: `${nameOf(page.language)}: ${page.headline?.text ?? page.title}`,
        recommendation: `Send the ad to the ${nameOf(ad.language)} version of the page, or run it in ${nameOf(page.language)}.`,
        confidence: Math.min(lead?.confidence ?? 0, 0.95),
        contradiction: true,
        ad: lead,
        page: page.headline,
      }),
    ],
    caps,
  });
};
