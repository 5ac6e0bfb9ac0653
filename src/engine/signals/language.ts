import { z } from "zod";
import { lexicon } from "../../ground/lexicon.ts";
import type { DetectedLanguage } from "../artifacts/evidence.ts";
import json from "../lexicon/language-words.json" with { type: "json" };
import { createFinding } from "./create-finding.ts";
import { capMessageAndFold, type FindingCheck } from "./define-signal.ts";

/** English names. Fixed, because the names of `Intl.DisplayNames` vary with the machine's locale data. */
const languages = lexicon(z.object({ englishNames: z.record(z.string(), z.string()) }), json);

const languageName = ({ tag }: DetectedLanguage): string => languages().englishNames[tag] ?? tag;

/** Are ad and page in the same language? A proven difference sets caps. */
export const checkLanguage: FindingCheck = (pair) => {
  const { ad, page } = pair;
  if (ad.language === null || page.language === null || !pair.inDifferentLanguages) return {};
  const adLanguage = languageName(ad.language);
  const pageLanguage = languageName(page.language);
  const reason = `the ad is in ${adLanguage} and the page in ${pageLanguage}`;
  const lead = ad.headline ?? ad.copy[0] ?? null;
  return {
    findings: [
      createFinding({
        kind: "language",
        status: "mismatch",
        severity: "HIGH",
        adValue: `${adLanguage}: ${lead?.text ?? ""}`,
        landingPageValue: `${pageLanguage}: ${page.headline?.text ?? page.title}`,
        recommendation: `Point the ad at the ${adLanguage} version of the page, or run the ad in ${pageLanguage}.`,
        confidence: Math.min(lead?.confidence ?? 0, 0.95),
        contradiction: true,
        ad: lead,
        page: page.headline,
      }),
    ],
    caps: [...capMessageAndFold(4, 5, reason), { dimension: "toneAlignment", limit: 4, reason }],
  };
};
