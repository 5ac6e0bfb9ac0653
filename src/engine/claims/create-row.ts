import type { ClaimVerdict } from "../../contract/ledger.ts";
import type { Claim, LedgerRow } from "../artifacts/claims.ts";
import { keptAt } from "../artifacts/excerpt-position.ts";

/** Added to a claim's checkability: a page answers a headline sooner than what else an ad says. */
export const HEADLINE_BONUS = 0.15;

/**
 * A row of the table. By default the ad leads with the claim, it is no number, and nothing on the page answers it.
 *
 * @param verdict where the page keeps the claim follows from the statement.
 */
export const createRow = (
  { kind, slot, ...claim }: Omit<Claim, "value" | "leading"> & Partial<Claim>,
  verdict: Exclude<ClaimVerdict, "kept_below_the_fold">,
  found: Partial<LedgerRow> = {},
): LedgerRow => ({
  claim: { kind, slot, value: null, leading: true, ...claim },
  verdict: verdict === "kept" ? keptAt(found.statement ?? null) : verdict,
  confidence: 0.9,
  statement: null,
  words: null,
  ...found,
});
