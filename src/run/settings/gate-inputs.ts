import {
  booleanText,
  defineInputs,
  integerInRange,
  numberInRange,
  oneOf,
  optionalText,
  shardIndex,
  textLines,
} from "./input-schemas.ts";

const targetInput = defineInputs("what");
const gateInput = defineInputs("gate");

/** What is checked, and what fails. */
export const GATE_INPUTS = {
  manifest: targetInput({
    schema: textLines.refine((patterns) => patterns.length > 0, { error: "names no file" }),
    default: "ads.yml",
    describe: "Path or glob of the ads manifest; several, one per line.",
    availableIn: "action",
  }),
  mode: targetInput({
    schema: oneOf(["evaluate", "links"]),
    default: "evaluate",
    describe:
      "What to check: `evaluate` compares each ad with its landing page; `links` only checks that the landing " +
      "pages work, and needs no ad, service or quota.",
    availableIn: "action",
  }),
  shard: targetInput({
    schema: shardIndex,
    describe:
      "Check one part of the manifest: `2/8` is the second of eight. A shard never comments; `merge` combines all " +
      "shards' reports.",
  }),
  merge: targetInput({
    schema: textLines,
    describe:
      "JSON reports of all shards (paths or globs, one per line), combined into one verdict, comment and report. " +
      "Nothing is evaluated.",
    availableIn: "action",
  }),
  threshold: gateInput({
    schema: numberInRange(0, 10),
    default: "7",
    describe: "Lowest overall score (0–10) that passes, unless the entry or the manifest's `defaults` sets another.",
  }),
  baseline: gateInput({
    schema: optionalText,
    describe:
      "What to compare with: `production` (the original landing pages, evaluated in the same run) or an earlier " +
      "run's JSON report. What already failed there does not fail the check.",
  }),
  "max-drop": gateInput({
    schema: numberInRange(0, 10),
    default: "1",
    describe: "How many points the overall score may drop below the baseline's. A larger drop fails.",
  }),
  "on-inconclusive": gateInput({
    schema: oneOf(["warn", "fail"]),
    default: "warn",
    describe:
      "What happens when an entry can't be evaluated: `warn` or `fail`. If no entry can be evaluated, the check " +
      "always fails.",
  }),
  "warn-only": gateInput({
    schema: booleanText,
    default: "false",
    describe: "Report failures without failing the check. A mistake in the manifest still fails it.",
    flag: true,
  }),
  "confirm-after": gateInput({
    schema: integerInRange(1, 100),
    default: "1",
    describe:
      "How many runs in a row must find a landing page broken before the check fails; earlier runs only warn. " +
      "Values above 1 need the `state-file` of the previous run.",
  }),
  "state-file": gateInput({
    schema: optionalText,
    default: ".adhere/state.json",
    describe:
      "File in which `confirm-after` stores link results between runs; keep it with a cache step. An unreadable " +
      "file is recreated.",
  }),
} as const;
