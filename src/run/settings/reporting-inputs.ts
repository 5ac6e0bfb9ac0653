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
      "How many entries are checked at once. `auto`: the number of cores for the embedded engine, 8 for a " +
      "service, 64 landing pages in links mode.",
    group: "how",
    availableIn: "both",
  }),
  "per-host": defineInput({
    schema: integerInRange(1, 256),
    default: "8",
    describe: "How many connections per host are open at once in links mode.",
    group: "how",
    availableIn: "both",
  }),
  timeout: defineInput({
    schema: numberInRange(1, 600, " (seconds)"),
    default: "60",
    describe: "Seconds per entry, unless the entry sets another; in links mode seconds per request, at most 15.",
    group: "how",
    availableIn: "both",
  }),
  "chrome-path": defineInput({
    schema: optionalText,
    default: "",
    describe: "Path of Chrome, Chromium or Edge. Empty: an installed browser is found.",
    group: "how",
    availableIn: "both",
  }),
  comment: defineInput({
    schema: oneOf(["always", "changes", "on-failure", "never"]),
    default: "always",
    describe:
      "When to write the pull request comment: `always`, on `changes`, `on-failure` or `never`. With " +
      "`on-failure`, an existing comment is also updated when the check passes again.",
    group: "show",
    availableIn: "action",
  }),
  "comment-id": defineInput({
    schema: optionalText,
    default: "",
    describe: "Distinguishes the comments of several checks on one pull request. Default: workflow/job.",
    group: "show",
    availableIn: "action",
  }),
  suggestions: defineInput({
    schema: booleanText,
    default: "true",
    describe:
      "Suggest fixes on lines that the pull request changes, to apply with one click. Other fixes are in the " +
      "report folder's patch.",
    group: "show",
    availableIn: "action",
    flag: true,
  }),
  issue: defineInput({
    schema: booleanText,
    default: "false",
    describe:
      "Keep one issue per broken landing page, in schedule, push and workflow_dispatch runs of the default " +
      "branch: opened, updated, closed on recovery, reopened. Needs `issues: write`.",
    group: "show",
    availableIn: "action",
    flag: true,
  }),
  "issue-labels": defineInput({
    schema: issueLabels,
    default: "",
    describe: "Labels for new issues, separated by commas or line breaks. GitHub creates missing labels.",
    group: "show",
    availableIn: "action",
  }),
  publish: defineInput({
    schema: optionalText,
    default: "",
    describe:
      "In a workflow_run job: the JSON report that a fork's pull request uploaded as an artifact, to post as its " +
      "comment. It is treated as untrusted input; nothing is evaluated.",
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
      "Token for the comment (`pull-requests: write`) and the issues (`issues: write`). Without these " +
      "permissions, the result is only in the job summary.",
    group: "show",
    availableIn: "action",
    secret: true,
  }),
} as const;
