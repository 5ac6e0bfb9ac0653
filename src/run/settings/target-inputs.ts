import { booleanText, defineInputs, oneOf, shardIndex, textLines } from "./define-input.ts";

const targetInput = defineInputs("what");

/** What is checked. */
export const TARGET_INPUTS = {
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
  "include-paused": targetInput({
    schema: booleanText,
    default: "false",
    describe: "Check ads with `status: paused`, too. Without it, they are skipped and counted.",
    flag: true,
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
} as const;
