import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { CLAIM_KINDS, CLAIM_VERDICTS } from "../../src/contract/ledger.ts";
import type { Snapshot } from "../../src/engine/artifacts/capture-schemas.ts";
import type { LedgerRow } from "../../src/engine/artifacts/claims.ts";
import { getClaimLabel } from "../../src/report/html/labels-and-colours.ts";
import { sampleClaim } from "../contract/samples.ts";
import { createPage } from "../engine/evidence/fixtures.ts";
import { evaluate, FILLER_TEXT } from "../engine/signals/signal-helpers.ts";

const PAGE = readFileSync(path.join(import.meta.dirname, "../../docs/reference/claims.md"), "utf8");

/** The rows of the table in a section, as cells. */
function readTable(heading: string): string[][] {
  const section = PAGE.split(/^## /mu).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  const lines = section.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
}

const boldWords = (cell: string): string | null => /\*\*(.+?)\*\*/u.exec(cell)?.[1] ?? null;
const withoutBold = (cell: string): string => cell.replaceAll("**", "");
const BELOW_THE_FOLD = "Below the fold: ";

function buildPage(cell: string): Snapshot {
  const text = withoutBold(cell);
  const isBelow = text.startsWith(BELOW_THE_FOLD);
  return createPage([
    { tag: "h1", text: "Welcome to our shop" },
    { tag: "p", text: isBelow ? text.slice(BELOW_THE_FOLD.length) : text, ...(isBelow && { y: 3000 }) },
    { tag: "p", text: FILLER_TEXT["en"] ?? "", y: 400 },
  ]);
}

const labelOf = ({ verdict }: Pick<LedgerRow, "verdict">): string => getClaimLabel(sampleClaim({ verdict })).label;
const EXAMPLES = readTable("Kinds").map(([kind = "", ad = "", page = "", verdict = ""]) => ({
  kind,
  ad,
  page,
  verdict,
}));

describe("the page about claims", () => {
  it("has examples of several kinds, all of them known", () => {
    const kinds = new Set(EXAMPLES.map(({ kind }) => kind));
    expect(kinds.size).toBeGreaterThanOrEqual(7);
    expect([...kinds].filter((kind) => !CLAIM_KINDS.some((known) => known === kind))).toEqual([]);
    for (const kind of kinds) expect(PAGE).toMatch(new RegExp(`^- \\*\\*${kind}\\*\\*: `, "mu"));
  });

  it.each(EXAMPLES)("$kind: “$ad”, and the page says “$page”: $verdict", ({ kind, ad, page, verdict }) => {
    const { ledger } = evaluate({ headline: withoutBold(ad) }, buildPage(page));
    const row = ledger.find(({ claim }) => claim.kind === kind && claim.text === boldWords(ad));
    expect(
      row,
      `The engine finds ${JSON.stringify(ledger.map(({ claim }) => [claim.kind, claim.text]))}`,
    ).toBeDefined();
    expect(row && labelOf(row)).toBe(verdict);
    expect(row?.words?.replace(/\.$/u, "") ?? null).toBe(boldWords(page));
  });

  it("lists every verdict with the words of the report", () => {
    expect(readTable("Verdicts").map(([label, verdict]) => [verdict, label])).toEqual(
      CLAIM_VERDICTS.map((verdict) => [`\`${verdict}\``, labelOf({ verdict })]),
    );
  });

  it("has the section that findings link to", () => {
    expect(PAGE).toMatch(/^## Limits$/mu);
    const finding = path.join(import.meta.dirname, "../../docs/reference/findings/claim.md");
    expect(readFileSync(finding, "utf8")).toContain("../claims.md#limits");
  });
});
