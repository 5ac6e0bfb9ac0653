import type { DetectedLanguage } from "../artifacts/evidence.ts";
import type { ScoreCap } from "../artifacts/judgement.ts";
import { createFinding } from "../compare/create-finding.ts";
import { type MeasureSignal, signalResult } from "../compare/signal-result.ts";
import { speakApart } from "../judge/heuristic/apart.ts";

/** English names, fixed here because a machine's own list may change with its locale data. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
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

const languageName = ({ tag }: DetectedLanguage): string => LANGUAGE_NAMES[tag] ?? tag;

/** Does the page speak the ad's language? Not a feature of any sum: a proven difference sets ceilings. */
export const language: MeasureSignal = (evidence) => {
  const { ad, page } = evidence;
  if (ad.language === null || page.language === null || !speakApart(evidence)) return signalResult({});
  const reason = `the ad speaks ${languageName(ad.language)} and the page ${languageName(page.language)}`;
  const caps: ScoreCap[] = [
    { dimension: "messageMatch", limit: 4, reason },
    { dimension: "toneAlignment", limit: 4, reason },
    // A promise kept in words that the visitor may not read is not kept at a glance.
    { dimension: "aboveTheFoldContinuity", limit: 5, reason },
  ];
  const lead = ad.headline ?? ad.copy[0] ?? null;
  return signalResult({
    findings: [
      createFinding({
        kind: "language",
        status: "mismatch",
        severity: "HIGH",
        adValue: `${languageName(ad.language)}: ${lead?.text ?? ""}`,
        landingPageValue: `${languageName(page.language)}: ${page.headline?.text ?? page.title}`,
        recommendation: `Send the ad to the ${languageName(ad.language)} version of the page, or run it in ${languageName(page.language)}.`,
        confidence: Math.min(lead?.confidence ?? 0, 0.95),
        contradiction: true,
        ad: lead,
        page: page.headline,
      }),
    ],
    caps,
  });
};
