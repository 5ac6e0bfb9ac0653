import type { Evidence } from "../artifacts/evidence.ts";
import type { Finding } from "../artifacts/judgement.ts";

/** The finding that advice is for, with its evidence. */
export interface AdviceContext {
  finding: Finding;
  evidence: Evidence;
  /** All open findings, including this one: one finding may make the fix of another pointless. */
  openFindings?: readonly Finding[];
}

/** The page is about another product or in another language, so the ad's words on it would not help. */
export const isWrongPage = ({ openFindings = [] }: AdviceContext): boolean =>
  openFindings.some(({ kind, contradiction }) => contradiction && (kind === "product" || kind === "language"));

/** The page sells another product, whatever the severity, so neither offer applies to the other product. */
export const isOtherProductPage = ({ openFindings = [] }: AdviceContext): boolean =>
  openFindings.some(({ kind, comparison }) => kind === "product" && comparison.status === "mismatch");
