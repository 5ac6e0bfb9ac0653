import type { Mode } from "../../result/check-report.ts";
import { booleanText, defineInputs, issueLabels, jobTotal, jsonValue, oneOf, optionalText } from "./define-input.ts";

/**
 * Default report folders of the command line by mode, so that one mode's reports don't replace the other's. The second
 * is inside the first: ignore files that name the first include it. The Action uses the first in every mode.
 */
export const DEFAULT_REPORT_FOLDERS = {
  evaluate: "adhere-report",
  links: "adhere-report/links",
} as const satisfies Record<Mode, string>;

const reportInput = defineInputs("show");

/** What people see of it. */
export const REPORTING_INPUTS = {
  comment: reportInput({
    schema: oneOf(["always", "changes", "on-failure", "never"]),
    default: "always",
    describe:
      "When to write the pull request comment: `always`, on `changes`, `on-failure` or `never`. With " +
      "`on-failure`, an existing comment is also updated when the check passes again.",
    availableIn: "action",
  }),
  "comment-id": reportInput({
    schema: optionalText,
    describe:
      "Distinguishes the comments of several checks on one pull request. Default: workflow, job, matrix values, step, " +
      "mode and manifest.",
    availableIn: "action",
  }),
  suggestions: reportInput({
    schema: booleanText,
    default: "true",
    describe:
      "Suggest fixes on lines that the pull request changes, to apply with one click. Other fixes are in the " +
      "report folder's patch.",
    availableIn: "action",
    flag: true,
  }),
  issue: reportInput({
    schema: booleanText,
    default: "false",
    describe:
      "Keep one issue per broken landing page, in schedule, push and workflow_dispatch runs of the default " +
      "branch: opened, updated, closed on recovery, reopened. Needs `issues: write`.",
    availableIn: "action",
    flag: true,
  }),
  "issue-labels": reportInput({
    schema: issueLabels,
    describe: "Labels for new issues, separated by commas or line breaks. GitHub creates missing labels.",
    availableIn: "action",
  }),
  publish: reportInput({
    schema: optionalText,
    describe:
      "In a workflow_run job: the JSON report that a fork's pull request uploaded as an artifact, to post as its " +
      "comment. It is treated as untrusted input; nothing is evaluated.",
    availableIn: "action",
  }),
  "report-dir": reportInput({
    schema: optionalText,
    describe:
      "Folder for the reports (HTML, JSON, JUnit, Markdown, SARIF, GitLab Code Quality) and the screenshots. Default: " +
      `\`${DEFAULT_REPORT_FOLDERS.evaluate}\`; for the command \`adhere links\`, \`${DEFAULT_REPORT_FOLDERS.links}\`.`,
  }),
  "github-token": reportInput({
    schema: optionalText,
    default: "${{ github.token }}",
    describe:
      "Token for the comment (`pull-requests: write`) and the issues (`issues: write`). Without these " +
      "permissions, the result is only in the job summary.",
    availableIn: "action",
    secret: true,
  }),
  matrix: reportInput({
    schema: jsonValue,
    default: "${{ toJSON(matrix) }}",
    describe: "The job's matrix values, as JSON. GitHub fills them in: leave this out.",
    availableIn: "action",
  }),
  "job-total": reportInput({
    schema: jobTotal,
    default: "${{ strategy.job-total }}",
    describe: "The number of jobs in the matrix. GitHub fills it in: leave this out.",
    availableIn: "action",
  }),
} as const;
