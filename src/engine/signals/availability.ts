import { quote } from "../../ground/text.ts";
import type { CtaIntent } from "../artifacts/evidence.ts";
import { createFinding } from "./create-finding.ts";
import { capMessageAndFold, type FindingCheck } from "./define-signal.ts";

/** Intents that an unavailable product disappoints. Visitors who subscribe or only read are still served. */
const PURCHASE_INTENTS: ReadonlySet<CtaIntent> = new Set(["buy", "book", "browse", "learn", "other"]);

/** Can the advertised product be bought? A page that says "sold out" caps message match and continuity. */
export const checkAvailability: FindingCheck = ({ ad, page: { soldOut } }) => {
  if (soldOut === undefined || !PURCHASE_INTENTS.has(ad.cta?.intent ?? "other")) return {};
  const lead = ad.headline ?? ad.copy[0] ?? ad.cta?.excerpt ?? null;
  return {
    findings: [
      createFinding({
        kind: "availability",
        status: "mismatch",
        severity: "HIGH",
        adValue: lead?.text ?? "the ad",
        recommendation: "Pause the ad until the product is available again, or point it at an available one.",
        // How surely the ad was read does not matter: whatever it says, it pays for clicks that cannot convert.
        confidence: soldOut.confidence,
        contradiction: true,
        ad: lead,
        page: soldOut,
      }),
    ],
    caps: capMessageAndFold(5, 5, `the page says ${quote(soldOut.text)}`),
  };
};
