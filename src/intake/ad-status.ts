import { quoteValue } from "../run/format-message.ts";
import type { ImportWarning } from "./import-result.ts";
import words from "./lexicon/ad-status-words.json" with { type: "json" };
import type { Row } from "./recognise-columns.ts";

/** Matches any of the words as a whole word; `*` leaves the ending open. */
const matchAnyWord = (byLanguage: Record<string, readonly string[]>): RegExp =>
  new RegExp(`\\b(?:${Object.values(byLanguage).flat().join("|").replaceAll("*", "\\w*")})\\b`, "u");

const STOPPED_WORDS = matchAnyWord(words.stopped);
const RUNNING_WORDS = matchAnyWord(words.running);

/** Whether a status says that the ad is shown. An empty status counts as running. */
export function parseAdStatus(status: string): "running" | "stopped" | "unknown" {
  const plain = status.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  if (STOPPED_WORDS.test(plain)) return "stopped";
  return plain.trim() === "" || RUNNING_WORDS.test(plain) ? "running" : "unknown";
}

/** Reads statuses and collects the unknown ones. */
export class StatusReader {
  readonly #unknown = new Map<string, Pick<ImportWarning, "row" | "column">>();

  /** Whether any of a row's fields has a status that means stopped. */
  isStopped<Field extends string>(row: Row<Field>, fields: readonly Field[]): boolean {
    const states = fields.map((field) => {
      const status = row.get(field);
      const state = parseAdStatus(status);
      if (state === "unknown" && !this.#unknown.has(status))
        this.#unknown.set(status, { row: row.number, column: row.header(field) });
      return state;
    });
    return states.includes("stopped");
  }

  /** One warning per unknown status, at its first occurrence. */
  listWarnings(file: string): ImportWarning[] {
    return [...this.#unknown].map(([status, place]) => {
      return { file, ...place, message: `unknown status ${quoteValue(status)}, treated as running` };
    });
  }
}

/** Whether a date has passed in every reading: "03/04/2026" may be in March or in April. */
export function isPast(date: string, now: Date): boolean {
  const days = [...parsePossibleDays(date)];
  // A campaign runs until the end of its last day in its own time zone, at most 12 hours behind UTC.
  return days.length > 0 && days.every((day) => day + 36 * 3_600_000 <= now.getTime());
}

function* parsePossibleDays(date: string): Generator<number> {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(date);
  if (iso !== null) return yield* toDay(iso[1], iso[2], iso[3]);
  const other = /^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4})/.exec(date);
  if (other === null) return;
  const [, first, separator, second, year] = other;
  yield* toDay(year, second, first);
  if (separator !== ".") yield* toDay(year, first, second);
}

function* toDay(year = "", month = "", day = ""): Generator<number> {
  if (Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31)
    yield Date.UTC(Number(year), Number(month) - 1, Number(day));
}
