import { type Ledger, MAX_LEDGER_ROWS, MAX_LEDGER_TEXT_CHARS } from "../contract/ledger.ts";
import type { AdLine, Claim, LedgerRow } from "./artifacts/claims.ts";
import { findUnreadSide, reportVerdict } from "./artifacts/reported-verdict.ts";

/** Words before the quoted ones that a shortened text keeps. */
const CONTEXT_CHARS = 200;

/** The ledger as it leaves the engine: plain rows in the order of the ad's text. */
export function buildLedger(rows: readonly LedgerRow[], adLines: readonly AdLine[]): Ledger {
  const texts = adLines.map(({ excerpt }) => excerpt.text);
  return rows
    .map((row) => {
      const line = texts.findIndex((text) => isLineOf(text, row.claim));
      return { row, line: line < 0 ? texts.length : line };
    })
    .map(({ row, line }) => ({ row, line, at: (texts[line] ?? "").indexOf(row.claim.text) }))
    .toSorted((a, b) => a.line - b.line || a.at - b.at)
    .slice(0, MAX_LEDGER_ROWS)
    .map(({ row, line }) => toPlainRow(row, texts[line] ?? row.claim.source.text));
}

/** A claim's source is one of the ad's sentences, or a text of several. */
const isLineOf = (line: string, { text, source }: Claim): boolean =>
  line === source.text || (source.text.includes(line) && line.includes(text));

function toPlainRow(row: LedgerRow, adLine: string): Ledger[number] {
  const { claim, statement, words, derivation } = row;
  const unread = findUnreadSide(row);
  return {
    kind: claim.kind,
    text: shorten(claim.text),
    adLine: shorten(adLine, claim.text),
    source: claim.source.source === "field" ? "field" : "ocr",
    verdict: reportVerdict(row),
    checkability: claim.checkability,
    confidence: row.confidence,
    pageText: statement && shorten(statement.text, words ?? ""),
    words: words === null ? null : shorten(words),
    selector: statement?.selector?.slice(0, MAX_LEDGER_TEXT_CHARS) ?? null,
    ...(derivation !== undefined && { derivation: shorten(derivation) }),
    ...(unread !== null && { unread }),
  };
}

/** A part of a long text, from shortly before the quoted words on. */
function shorten(text: string, quoted = ""): string {
  if (text.length <= MAX_LEDGER_TEXT_CHARS) return text;
  const start = Math.max(0, text.indexOf(quoted) - CONTEXT_CHARS);
  const end = start + MAX_LEDGER_TEXT_CHARS - 2;
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}
