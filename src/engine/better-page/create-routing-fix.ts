import type { ReceivedEvaluation } from "../../contract/evaluation.ts";
import type { Fix } from "../../contract/fix.ts";
import type { ReceivedClaim } from "../../contract/ledger.ts";
import { OPEN_STATUSES, SEVERITIES } from "../../contract/vocabulary.ts";
import { reroute } from "../../findings/reroute-fix.ts";
import { quote } from "../../ground/text.ts";
import { BY_DIRECTION } from "../advice/build-fixes.ts";
import { stableUuid } from "../advice/stable-uuid.ts";

/** A longer sentence of the ad is not quoted whole. */
const MAX_LINE_CHARS = 60;

/** What the page is found to be. */
export interface FoundPage {
  url: string;
  headline: string;
  /** The promises that it keeps and the landing page does not, as the page was read. */
  gained: readonly ReceivedClaim[];
}

/** “Oak desk, € 320” is on /desks/oak: send the ad there. That page says “Oak desk” and “€ 320”. */
export function explainBetterPage({ url, headline, gained }: FoundPage, landingUrl: string): string {
  // A price first: the words of a product may be on many pages.
  const [claim] = gained.toSorted((a, b) => Number(isTerm(b)) - Number(isTerm(a)));
  const { adLine = "", text = "", pageText = null } = claim ?? {};
  const promise = adLine.length <= MAX_LINE_CHARS ? adLine : text;
  const evidence = new Set([headline, pageText ?? text].filter((one) => one !== ""));
  return (
    `${quote(promise)} is on ${describeWhere(url, landingUrl)}: send the ad there. ` +
    `That page says ${[...evidence].map((one) => quote(one)).join(" and ")}.`
  );
}

const isTerm = ({ kind }: ReceivedClaim): boolean => kind === "price" || kind === "offer";

/** Sends the ad to the page that keeps its promises. */
export function createRoutingFix(
  { elementComparisons }: ReceivedEvaluation,
  landingUrl: string,
  found: FoundPage,
): Fix {
  const { url, gained } = found;
  const [comparison] = elementComparisons
    .filter(({ status, category }) => OPEN_STATUSES.has(status) && (category === "message" || category === "scent"))
    .toSorted(
      (a, b) =>
        Number(isAbout(b.adValue, gained)) - Number(isAbout(a.adValue, gained)) ||
        rankOfSeverity(a.severity) - rankOfSeverity(b.severity),
    );
  const element = comparison?.element ?? "Destination";
  const fixType = gained.some(isTerm) ? "offer" : "headline";
  const fix = reroute(fixType, url, explainBetterPage(found, landingUrl));
  const { target, closingStep } = BY_DIRECTION[fix.direction];
  return {
    id: stableUuid("better-page", landingUrl, url, ...gained.map(({ text }) => text)),
    element,
    fixType,
    target,
    direction: fix.direction,
    priority: "HIGH",
    currentValue: landingUrl,
    suggestedValue: url,
    cssSelector: "body",
    reasoning: fix.reasoning,
    expectedImpact: fix.expectedImpact,
    implementationSteps: [...fix.steps, closingStep],
    confidenceScore: Math.round(Math.min(...gained.map(({ confidence }) => confidence)) * 100) / 100,
    tradeoff: fix.tradeoff,
  };
}

const SEVERITY_RANKS: readonly string[] = SEVERITIES;
const rankOfSeverity = (severity: string): number => SEVERITY_RANKS.indexOf(severity);

const isAbout = (adValue: string, gained: readonly ReceivedClaim[]): boolean =>
  gained.some(({ text }) => adValue.includes(text));

/** "/desks/oak", or the whole URL on another host. */
function describeWhere(url: string, landingUrl: string): string {
  const [there, here] = [new URL(url), new URL(landingUrl)];
  return there.host === here.host ? `${there.pathname}${there.search}` : url;
}
