import type { EntryReport } from "../../check/result.ts";
import type { EvaluationRead } from "../../contract/evaluation.ts";
import type { Band, ComparisonStatus, Dimension, Severity } from "../../contract/vocabulary.ts";
import { inWords } from "../advice.ts";
import { type Standing, wordsFor } from "../entries.ts";

/** What the page says in a person's words; a word of a newer service is shown as its own words. */

export type Comparison = EvaluationRead["elementComparisons"][number];

/** How something fares, as the page colours it. */
export type Tint = "fail" | "warn" | "pass" | "skip";

export const TINTS = {
  failing: "fail",
  inconclusive: "warn",
  passed: "pass",
  skipped: "skip",
} as const satisfies Record<Standing, Tint>;

export const tintOf = (entry: EntryReport): Tint => TINTS[wordsFor(entry).standing];

export const QUESTIONS = {
  visualMatch: { title: "Visual", question: "Does the page look like the ad?" },
  messageMatch: { title: "Message", question: "Does the page say what the ad says?" },
  aboveTheFoldContinuity: { title: "First screen", question: "Is it in view before anyone scrolls?" },
  toneAlignment: { title: "Tone", question: "Do the two sound alike?" },
} as const satisfies Record<Dimension, { title: string; question: string }>;

const BANDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    EXCEPTIONAL: "exceptional",
    GOOD: "good",
    MODERATE: "moderate",
    POOR: "poor",
    VERY_POOR: "very poor",
  } satisfies Record<Band, string>),
);

export const bandWord = (band: string): string => BANDS.get(band) ?? inWords(band).toLowerCase();

interface StatusWords {
  label: string;
  tint: Tint;
}

const STATUSES: ReadonlyMap<string, StatusWords> = new Map(
  Object.entries({
    match: { label: "Matches", tint: "pass" },
    mismatch: { label: "Differs", tint: "fail" },
    partial_match: { label: "In part", tint: "warn" },
    missing: { label: "Missing", tint: "fail" },
    implicit: { label: "Implied", tint: "pass" },
    obscured: { label: "Covered", tint: "skip" },
  } satisfies Record<ComparisonStatus, StatusWords>),
);

export const statusWords = ({ status }: Comparison): StatusWords =>
  STATUSES.get(status) ?? { label: inWords(status), tint: "skip" };

const GRAVITY: ReadonlyMap<string, { label: string; tint: Tint }> = new Map(
  Object.entries({
    HIGH: { label: "serious", tint: "fail" },
    MEDIUM: { label: "moderate", tint: "warn" },
    LOW: { label: "minor", tint: "skip" },
  } satisfies Record<Severity, { label: string; tint: Tint }>),
);

export const gravityOf = (severity: string): { label: string; tint: Tint } =>
  severity === "CRITICAL"
    ? { label: "critical", tint: "fail" }
    : (GRAVITY.get(severity) ?? { label: inWords(severity).toLowerCase(), tint: "skip" });

/** Comparisons that ask for something; the others hold. */
export const asksForSomething = ({ status }: Comparison): boolean =>
  !["match", "implicit", "obscured"].includes(status);

export const VIEWPORT_WORDS: ReadonlyMap<string, string> = new Map([
  ["mobile", "on a phone"],
  ["desktop", "on a desktop"],
]);

const NUMBER = new Intl.NumberFormat("en");
export const grouped = (n: number): string => NUMBER.format(n);

export const count = (n: number, one: string, many = `${one}s`): string =>
  `${grouped(n)} ${n === 1 ? one : many}`;
