import type { LedgerRow } from "../../../src/engine/artifacts/claims.ts";
import { compareClaims } from "../../../src/engine/claims/ledger.ts";
import { gatherEvidence } from "../../../src/engine/evidence/gather-evidence.ts";
import { type BlockFixture, createPage } from "../evidence/fixtures.ts";

/** The rows of an ad's body text on a page; a text alone is a paragraph. */
export const claimRows = (ad: string, page: readonly (string | BlockFixture)[], language = "en"): LedgerRow[] => {
  const blocks = page.map((block): BlockFixture => (typeof block === "string" ? { tag: "p", text: block } : block));
  return compareClaims(
    gatherEvidence({ creative: null, copy: { bodyText: ad }, page: createPage(blocks, { language }), platform: null }),
  );
};

/** Formats the rows: the claim's words, verdict and, behind an arrow, the page's words or the derivation. */
export const shortRows = (...args: Parameters<typeof claimRows>): string[] =>
  claimRows(...args).map(({ claim, verdict, words, derivation }) =>
    [
      claim.text,
      ": ",
      verdict,
      derivation === undefined ? "" : ` = ${derivation}`,
      words === null ? "" : ` -> ${words}`,
    ].join(""),
  );
