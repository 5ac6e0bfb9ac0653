import { booleanText, defineInputs, integerInRange, numberInRange, oneOf, optionalText } from "./define-input.ts";

const gateInput = defineInputs("gate");

/** What fails the check. */
export const GATE_INPUTS = {
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
