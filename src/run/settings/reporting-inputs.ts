import { z } from "zod";
import {
  booleanText,
  defineInput,
  integerInRange,
  issueLabels,
  numberInRange,
  oneOf,
  optionalText,
} from "./input-schemas.ts";

/** How it is done, and what people see of it. */
export const REPORTING_INPUTS = {
  concurrency: defineInput({
    schema: z.union(
      [
        z.literal("auto"),
        z
          .string()
          .trim()
          .pipe(numberInRange(1, 256).pipe(z.int({ error: "must be a whole number" }))),
      ],
      {
        error: 'must be "auto" or a whole number from 1 to 256',
      },
    ),
    default: "auto",
    describe:
      "Entries under way at once. `auto`: the machine's cores for the embedded engine, 8 for a service, 64 destinations in links mode.",
    group: "how",
    availableIn: "both",
  }),
  "per-host": defineInput({
    schema: integerInRange(1, 256),
    default: "8",
    describe: "Connections to one host at once in links mode.",
    group: "how",
    availableIn: "both",
  }),
  timeout: defineInput({
    schema: numberInRange(1, 600, " (seconds)"),
    default: "60",
    describe: "Seconds for one entry, where it names none; in links mode for one request, 15 at most.",
    group: "how",
    availableIn: "both",
  }),
  "chrome-path": defineInput({
    schema: optionalText,
    default: "",
    describe: "Chrome, Chromium or Edge to use. Empty: an installed one is found.",
    group: "how",
    availableIn: "both",
  }),
  comment: defineInput({
    schema: oneOf(["always", "changes", "on-failure", "never"]),
    default: "always",
    describe:
      "When to write the pull request's comment: `always`, when something `changes`, `on-failure` or `never`. A comment that stands is turned green by `on-failure`, too.",
    group: "show",
    availableIn: "action",
  }),
  "comment-id": defineInput({
    schema: optionalText,
    default: "",
    describe: "Tells apart the comments of several checks on one pull request. Default: workflow/job.",
    group: "show",
    availableIn: "action",
  }),
  suggestions: defineInput({
    schema: booleanText,
    default: "true",
    describe:
      "Suggest fixes on the pull request's own lines, to be applied with one click. Other fixes are in the report folder's patch.",
    group: "show",
    availableIn: "action",
    flag: true,
  }),
  issue: defineInput({
    schema: booleanText,
    default: "false",
    describe:
      "Keep one issue for each dead destination, in schedule, push and workflow_dispatch runs of the default branch: opened, updated, closed on recovery, reopened. Needs `issues: write`.",
    group: "show",
    availableIn: "action",
    flag: true,
  }),
  "issue-labels": defineInput({
    schema: issueLabels,
    default: "",
    describe:
      "Labels for issues that are opened, one a line or with commas. GitHub creates those that are missing.",
    group: "show",
    availableIn: "action",
  }),
  publish: defineInput({
    schema: optionalText,
    default: "",
    describe:
      "In a workflow_run job: the JSON report that a fork's pull request has left as an artifact, to be posted as its comment. It is read as hostile input; nothing is evaluated.",
    group: "show",
    availableIn: "action",
  }),
  "report-dir": defineInput({
    schema: optionalText,
    default: "adhere-report",
    describe: "Folder for the reports (HTML, JSON, JUnit, Markdown, SARIF) and the screenshots.",
    group: "show",
    availableIn: "both",
  }),
  "github-token": defineInput({
    schema: optionalText,
    default: "${{ github.token }}",
    describe:
      "Token for the comment (`pull-requests: write`) and the issues (`issues: write`). Without the permission the summary carries the result.",
    group: "show",
    availableIn: "action",
    secret: true,
  }),
} as const;
