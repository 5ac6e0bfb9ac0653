import { countPromises, isPromise } from "../../contract/ledger.ts";
import type { Dimension } from "../../contract/vocabulary.ts";
import { quote } from "../../findings/fix-text.ts";
import type { LedgerRow } from "../artifacts/claims.ts";
import { reportVerdict } from "../artifacts/reported-verdict.ts";

/** Claims that one list names; the others are counted. */
const MAX_NAMED_CLAIMS = 3;

/**
 * Names the claims that a dimension depends on, in sentences: for message match which promises the page breaks, above
 * the fold where it keeps them. Look and tone make no claims.
 */
export function explainClaims(dimension: Dimension, ledger: readonly LedgerRow[]): string {
  const promises = ledger
    .map((row) => ({ ...row, verdict: reportVerdict(row) }))
    .filter(({ claim: { kind, checkability } }) => isPromise({ kind, checkability }));
  if (dimension === "messageMatch") return explainMessage(promises);
  return dimension === "aboveTheFoldContinuity" ? explainFold(promises) : "";
}

const withVerdict = (rows: readonly LedgerRow[], verdict: LedgerRow["verdict"]): LedgerRow[] =>
  rows.filter((row) => row.verdict === verdict);

function explainMessage(promises: readonly LedgerRow[]): string {
  const { kept, total } = countPromises(promises.map(({ claim, verdict }) => ({ ...claim, verdict })));
  return joinSentences([
    total === 0 ? "" : `${kept} of ${total} ${total === 1 ? "promise" : "promises"} kept.`,
    listClaims("Contradicted", withVerdict(promises, "contradicted"), describeContradiction),
    listClaims("Not on the page", withVerdict(promises, "not_mentioned")),
    listClaims("Not readable", withVerdict(promises, "unreadable")),
  ]);
}

/** Leading claims first: visitors look for these. */
function explainFold(promises: readonly LedgerRow[]): string {
  const ranked = promises.toSorted((a, b) => Number(b.claim.leading) - Number(a.claim.leading));
  const isMissing = ({ claim, verdict }: LedgerRow): boolean => claim.leading && verdict === "not_mentioned";
  return joinSentences([
    listClaims("Kept above the fold", withVerdict(ranked, "kept")),
    listClaims("Kept only below the fold", withVerdict(ranked, "kept_below_the_fold")),
    listClaims("Leading claims not on the page", ranked.filter(isMissing)),
    listClaims("Contradicted", withVerdict(ranked, "contradicted"), describeContradiction),
  ]);
}

const nameClaim = ({ claim }: LedgerRow): string => quote(claim.text);

const describeContradiction = (row: LedgerRow): string =>
  row.statement === null
    ? nameClaim(row)
    : `${nameClaim(row)} (the page says ${quote(row.words ?? row.statement.text)})`;

/** "Not on the page: “free returns”, “20 % off” and 2 more." */
function listClaims(title: string, rows: readonly LedgerRow[], describe = nameClaim): string {
  const names = [...new Set(rows.map(describe))];
  if (names.length === 0) return "";
  const more = names.length - MAX_NAMED_CLAIMS;
  return `${title}: ${names.slice(0, MAX_NAMED_CLAIMS).join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}

const joinSentences = (sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== "").join(" ");
