import { foldText } from "../ground/fold-text.ts";
import { quoteValue } from "../run/format-message.ts";
import type { ImportWarning } from "./import-result.ts";
import words from "./lexicon/ad-status-words.json" with { type: "json" };
import { findDays } from "./parse-date.ts";
import type { Row } from "./recognise-columns.ts";

/** Matches any of the words as a whole word; `*` leaves the ending open. */
const matchAnyWord = (choices: readonly string[], before = ""): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${before}(?:${choices.join("|").replaceAll("*", "[\\p{L}\\p{N}]*")})(?![\\p{L}\\p{N}])`,
    "u",
  );

const RUNNING = Object.values(words.running).flat();
const STOPPED_WORDS = matchAnyWord(Object.values(words.stopped).flat());
const NEGATED_WORDS = matchAnyWord(RUNNING, `(?:${words.negations.join("|")}) `);
const RUNNING_WORDS = matchAnyWord(RUNNING);

/** Whether a status says that the ad is shown. An empty status counts as running. */
export function parseAdStatus(status: string): "running" | "stopped" | "unknown" {
  const plain = foldText(status).replaceAll("_", " ");
  if (STOPPED_WORDS.test(plain) || NEGATED_WORDS.test(plain)) return "stopped";
  return plain.trim() === "" || RUNNING_WORDS.test(plain) ? "running" : "unknown";
}

/** Reads statuses and end dates, and collects those that are not understood. */
export class StatusReader {
  readonly #now: Date;
  readonly #unknown = new Map<string, Omit<ImportWarning, "file">>();

  constructor(now: Date) {
    this.#now = now;
  }

  /** Whether an ad is not shown any more. Everything that is not understood is collected, also of a stopped ad. */
  isOver<Field extends string>(row: Row<Field>, statusFields: readonly Field[], endFields: readonly Field[]): boolean {
    const isStopped = this.isStopped(row, statusFields);
    return this.#hasEnded(row, endFields) || isStopped;
  }

  /** Whether any of a row's fields has a status that means stopped. */
  isStopped<Field extends string>(row: Row<Field>, fields: readonly Field[]): boolean {
    const states = fields.flatMap((field) =>
      row.all(field).map((status) => {
        const state = parseAdStatus(status);
        if (state === "unknown")
          this.#warn(row, field, status, `unknown status ${quoteValue(status)}, treated as running`);
        return state;
      }),
    );
    return states.includes("stopped");
  }

  /** Whether any of a row's fields has a date that is past in every reading. */
  #hasEnded<Field extends string>(row: Row<Field>, fields: readonly Field[]): boolean {
    return fields.some((field) => {
      const date = row.get(field);
      const end = parseEnd(date, this.#now);
      if (end === "unknown") {
        const message = `the date ${quoteValue(date)} was not understood, so the ad counts as running`;
        this.#warn(row, field, date, message);
      }
      return end === "past";
    });
  }

  #warn<Field extends string>(row: Row<Field>, field: Field, text: string, message: string): void {
    if (!this.#unknown.has(text)) this.#unknown.set(text, { row: row.number, column: row.header(field), message });
  }

  /** One warning per status or date, at its first occurrence. */
  listWarnings(file: string): ImportWarning[] {
    return [...this.#unknown.values()].map((place) => ({ file, ...place }));
  }
}

/** What exports write where nothing ends. */
const NO_END = /^(?:no limit|no end date|none|ongoing|never|continuous|unlimited|-+|—|–|\[\])?$/iu;

/** Whether an end date has passed in every reading: "03/04/2026" may be in March or in April. */
export function parseEnd(date: string, now: Date): "past" | "open" | "unknown" {
  if (NO_END.test(date.trim())) return "open";
  const days = findDays(date);
  if (days.length === 0) return "unknown";
  // A campaign runs until the end of its last day in its own time zone, at most 12 hours behind UTC.
  return days.every((day) => day + 36 * 3_600_000 <= now.getTime()) ? "past" : "open";
}
