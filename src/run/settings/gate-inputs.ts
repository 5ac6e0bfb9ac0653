import {
  booleanText,
  defineInput,
  integerInRange,
  numberInRange,
  oneOf,
  optionalText,
  shardIndex,
  textLines,
} from "./input-schemas.ts";

/** What is checked, and what fails. */
export const GATE_INPUTS = {
  manifest: defineInput({
    schema: textLines.refine((patterns) => patterns.length > 0, { error: "names no file" }),
    default: "ads.yml",
    describe: "Ads manifest: a path or a glob; several, one a line.",
    group: "what",
    availableIn: "action",
  }),
  mode: defineInput({
    schema: oneOf(["evaluate", "links"]),
    default: "evaluate",
    describe:
      "What is checked: `evaluate` compares each ad with its landing page; `links` looks only whether the destinations are alive, which needs no ad, no service and no quota.",
    group: "what",
    availableIn: "action",
  }),
  shard: defineInput({
    schema: shardIndex,
    default: "",
    describe:
      "Check one part of the manifest: `2/8` is the second of eight. A shard never comments; `merge` joins the reports of all.",
    group: "what",
    availableIn: "both",
  }),
  merge: defineInput({
    schema: textLines,
    default: "",
    describe:
      "Shards' JSON reports (paths or globs, one a line) to join into one verdict, comment and report. Nothing is evaluated.",
    group: "what",
    availableIn: "action",
  }),
  threshold: defineInput({
    schema: numberInRange(0, 10),
    default: "7",
    describe:
      "Lowest overall score (0–10) that passes, where neither the entry nor the manifest's defaults name one.",
    group: "gate",
    availableIn: "both",
  }),
  baseline: defineInput({
    schema: optionalText,
    default: "",
    describe:
      "What to compare with: `production` (the addresses before `site`, `rewrite` or `preview` changed them, in the same run) or an earlier run's JSON report. What failed there already does not fail the check.",
    group: "gate",
    availableIn: "both",
  }),
  "max-drop": defineInput({
    schema: numberInRange(0, 10),
    default: "1",
    describe: "Points that an overall score may fall short of the baseline's; more is a failure.",
    group: "gate",
    availableIn: "both",
  }),
  "on-inconclusive": defineInput({
    schema: oneOf(["warn", "fail"]),
    default: "warn",
    describe:
      "What an entry that could not be judged does: `warn` or `fail`. When no entry could be judged, the check fails whatever this says.",
    group: "gate",
    availableIn: "both",
  }),
  "warn-only": defineInput({
    schema: booleanText,
    default: "false",
    describe: "Report failures without failing the check. A mistake in the manifest still fails it.",
    group: "gate",
    availableIn: "both",
    flag: true,
  }),
  "confirm-after": defineInput({
    schema: integerInRange(1, 100),
    default: "1",
    describe:
      "Consecutive runs that must find a destination dead before it fails the check; until then it is shown. More than 1 needs the `state-file` of the run before.",
    group: "gate",
    availableIn: "both",
  }),
  "state-file": defineInput({
    schema: optionalText,
    default: ".adhere/state.json",
    describe:
      "Where `confirm-after` remembers destinations from run to run; carry it with a cache step. A file that cannot be read is begun anew.",
    group: "gate",
    availableIn: "both",
  }),
} as const;
