import type { CtaIntent } from "../artifacts/evidence.ts";
import type { ScoreCap } from "../artifacts/judgement.ts";
import { createFinding, quote } from "../compare/create-finding.ts";
import { type MeasureSignal, signalResult } from "../compare/signal-result.ts";

/** What a visitor wants who finds the thing gone in vain. Who asks to be told, or only to read, is served all the same. */
const PURCHASE_INTENTS: ReadonlySet<CtaIntent> = new Set(["buy", "book", "browse", "learn", "other"]);

/** Can what the ad sells be had? Not a feature of any sum: a page that says "sold out" sets ceilings. */
export const availability: MeasureSignal = ({ ad, page }) => {
  const gone = page.soldOut;
  if (gone === undefined || !PURCHASE_INTENTS.has(ad.cta?.intent ?? "other")) return signalResult({});
  const reason = `the page says ${quote(gone.text)}`;
  const caps: ScoreCap[] = [
    { dimension: "messageMatch", limit: 5, reason },
    { dimension: "aboveTheFoldContinuity", limit: 5, reason },
  ];
  const lead = ad.headline ?? ad.copy[0] ?? ad.cta?.excerpt ?? null;
  return signalResult({
    findings: [
      createFinding({
        kind: "availability",
        status: "mismatch",
        severity: "HIGH",
        adValue: lead?.text ?? "the ad",
        landingPageValue: gone.text,
        recommendation: "Pause the ad until it can be had again, or send it to something that can be bought.",
        // What the ad says hardly matters: it costs money whatever it says.
        confidence: gone.confidence,
        contradiction: true,
        ad: lead,
        page: gone,
      }),
    ],
    caps,
  });
};
