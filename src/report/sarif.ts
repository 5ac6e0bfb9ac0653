import type { CheckResult } from "../result/check-report.ts";
import type { EntryReport } from "../result/entry-report.ts";
import { describeWaivers } from "./describe-waivers.ts";
import { escapeSarif } from "./escape.ts";
import { FINDING_MAX_CHARS, type Finding, listFindings } from "./list-findings.ts";
import { withRepositoryPaths } from "./repository-paths.ts";
import { getSarifCategory } from "./sarif-category.ts";
import { SARIF_RULES, type SarifRule } from "./sarif-rules.ts";

/** GitHub shows only the first 5,000 results of a run (docs.github.com, "SARIF support for code scanning"). */
export const MAX_SARIF_RESULTS = 5000;

/**
 * The result as SARIF 2.1.0 for GitHub code scanning, at the entries' manifest lines: the state of each entry that
 * didn't pass, and one result per kind of finding, highest level first. /
 */
export function renderSarifReport(local: CheckResult): string {
  const result = withRepositoryPaths(local);
  const ranked = listFindings(result, escapeSarif);
  const shown = ranked.slice(0, MAX_SARIF_RESULTS);
  // Either all results of a run have `suppressions`, or none has (SARIF 2.1.0, section 3.27.23).
  const hasSuppressions = shown.some(({ accepted }) => accepted);
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "Adhere",
            semanticVersion: result.tool.version,
            informationUri: "https://github.com/adhere-check/adhere",
            rules: SARIF_RULES.map(toRuleObject),
          },
        },
        automationDetails: { id: getSarifCategory(result) },
        invocations: [toInvocation(result, ranked.length - shown.length)],
        originalUriBaseIds: { "%SRCROOT%": { description: { text: "The repository's root." } } },
        columnKind: "utf16CodeUnits",
        results: shown.map((finding) => toResultObject(finding, hasSuppressions)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 1)}\n`;
}

const toRuleObject = ({ id, title, help, helpUri }: SarifRule) => ({
  id,
  name: id.replace(/(?:^|-)(.)/gu, (_, letter: string) => letter.toUpperCase()),
  shortDescription: { text: title },
  fullDescription: { text: help },
  help: {
    text: `${help} More: ${helpUri}`,
    markdown: `${help}\n\n[What it means and how to fix it](${helpUri})`,
  },
  helpUri,
  properties: { tags: ["ads", "landing-pages"] },
});

function toResultObject({ rule, level, entry, text, accepted, fingerprint }: Finding, hasSuppressions: boolean) {
  const { file, line, column, endLine } = entry.manifest;
  return {
    ruleId: rule.id,
    ruleIndex: SARIF_RULES.indexOf(rule),
    level,
    message: { text },
    locations: [
      {
        physicalLocation: {
          artifactLocation: toArtifactLocation(file),
          region: { startLine: line, startColumn: column, endLine: Math.max(line, endLine) },
        },
      },
    ],
    // GitHub's upload action adds `primaryLocationLineHash` and warns about any other value of it.
    partialFingerprints: { "adhereFinding/v1": fingerprint },
    ...(hasSuppressions && { suppressions: accepted ? [toSuppression(entry)] : [] }),
  };
}

const toSuppression = (entry: EntryReport) => ({
  kind: "external",
  status: "accepted",
  justification: escapeSarif(describeWaivers(entry).join(" "), FINDING_MAX_CHARS.sentence),
});

/** A repository path as a relative URI, an absolute path as a `file:` URI. */
function toArtifactLocation(file: string): { uri: string; uriBaseId?: string } {
  const path = file
    .toWellFormed()
    .replaceAll("\\", "/")
    .replace(/^(?:\.\/)+/u, "");
  const encoded = path.split("/").map(encodeURIComponent).join("/");
  if (path.startsWith("/")) return { uri: `file://${encoded}` };
  if (/^[a-z]:\//iu.test(path)) return { uri: `file:///${encoded.replace("%3A", ":")}` };
  return { uri: encoded, uriBaseId: "%SRCROOT%" };
}

function toInvocation({ verdict, exitCode, startedAt, durationMs }: CheckResult, omitted: number) {
  return {
    executionSuccessful: verdict !== "inconclusive",
    exitCode,
    startTimeUtc: startedAt,
    endTimeUtc: new Date(Date.parse(startedAt) + durationMs).toISOString(),
    ...(omitted > 0 && {
      toolExecutionNotifications: [
        {
          level: "warning",
          message: { text: `${omitted} more findings of lower levels are in the JSON report.` },
        },
      ],
    }),
  };
}
