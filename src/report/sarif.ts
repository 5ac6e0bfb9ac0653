import { createHash } from "node:crypto";
import { identifyKinds } from "../findings/identify-kinds.ts";
import type { CheckResult, EntryReport, EntryResult } from "../run/result.ts";
import { describeWaivers } from "./describe-waivers.ts";
import { formatScore, getEvaluation, getInconclusiveLevel, getProblemLevel, sortWorstFirst } from "./entries.ts";
import { isAccepted } from "./entry-predicates.ts";
import { getEntryBadge } from "./entry-status.ts";
import { escapeSarif } from "./escape.ts";
import { formatLandingPage } from "./landing-page-line.ts";
import { withRepositoryPaths } from "./repository-paths.ts";
import { getSarifCategory } from "./sarif-category.ts";
import { getFindingRule, getStateRule, SARIF_RULES, type SarifRule } from "./sarif-rules.ts";
import { type Comparison, humanizeIdentifier, isActionable } from "./select-fixes-and-risks.ts";

/** GitHub shows only the first 5,000 results of a run (docs.github.com, "SARIF support for code scanning"). */
export const MAX_SARIF_RESULTS = 5000;
const SARIF_MAX_CHARS = { name: 80, value: 160, sentence: 500 } as const;

type SarifLevel = "error" | "warning" | "note";
const SARIF_LEVELS: readonly SarifLevel[] = ["error", "warning", "note"];

interface SarifResult {
  rule: SarifRule;
  level: SarifLevel;
  entry: EntryReport;
  /** Escaped sentences. */
  text: string;
  /** Whether the manifest accepts all of it. */
  accepted: boolean;
}

/**
 * The result as SARIF 2.1.0 for GitHub code scanning, at the entries' manifest lines: the state of each entry that
 * didn't pass, and one result per kind of finding, highest level first. /
 */
export function renderSarifReport(local: CheckResult): string {
  const result = withRepositoryPaths(local);
  const all = sortWorstFirst(result.entries).flatMap((entry) => collectResults(entry, result));
  const ranked = SARIF_LEVELS.flatMap((level) => all.filter((finding) => finding.level === level));
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

function collectResults(entry: EntryResult, result: CheckResult): SarifResult[] {
  const rule = getStateRule(entry);
  // A broken link that is not confirmed yet counts like any other unknown, although the gate leaves it out.
  const level = entry.unconfirmed === undefined ? getProblemLevel(entry, result) : getInconclusiveLevel(result);
  const stateResults = rule === null ? [] : [{ rule, level, entry, text: formatStateText(entry), accepted: false }];
  return [...stateResults, ...collectComparisonResults(entry, result)];
}

const escapeName = (text: string): string => escapeSarif(text, SARIF_MAX_CHARS.name);
const escapeSentence = (text: string): string => escapeSarif(text, SARIF_MAX_CHARS.sentence);

function formatStateText(entry: EntryReport): string {
  const { label } = getEntryBadge(entry);
  const score = entry.overallScore === null ? "" : ` (${formatScore(entry)})`;
  return [
    `${escapeName(entry.id)}: ${label.toLowerCase()}${score}. ${escapeSentence(entry.reason)}`,
    formatLandingPage(entry, escapeSentence),
    ...describeWaivers(entry).map(escapeSentence),
  ].join("\n");
}

/** One result per kind of finding: GitHub identifies alerts by rule and line, and would drop a second one. */
function collectComparisonResults(entry: EntryResult, { gate }: CheckResult): SarifResult[] {
  const failing = getEntryBadge(entry).status === "failing" && !gate.warnOnly;
  const byRule = new Map<string, SarifResult>();
  const comparisons = getEvaluation(entry)?.elementComparisons ?? [];
  const kinds = identifyKinds(comparisons, entry.attachments?.kinds);
  for (const [index, comparison] of comparisons.entries()) {
    const accepted = isAccepted(entry, comparison);
    const level = accepted ? "note" : getComparisonLevel(comparison, failing);
    if (level === null) continue;
    const rule = getFindingRule(kinds[index] ?? null);
    const known = byRule.get(rule.id);
    const text = formatComparison(comparison, accepted);
    if (known === undefined) {
      byRule.set(rule.id, { rule, level, entry, text: `${escapeName(entry.id)}: ${text}`, accepted });
    } else {
      known.text += `\n${text}`;
      known.accepted &&= accepted;
      if (SARIF_LEVELS.indexOf(level) < SARIF_LEVELS.indexOf(known.level)) known.level = level;
    }
  }
  return [...byRule.values()];
}

/** Null if there is nothing to do. Never an error: the state result already fails the check. */
function getComparisonLevel(comparison: Comparison, failing: boolean): SarifLevel | null {
  if (!isActionable(comparison)) return null;
  if (comparison.severity === "HIGH") return "warning";
  if (comparison.severity === "MEDIUM") return failing ? "warning" : "note";
  return failing ? "note" : null;
}

function formatComparison(comparison: Comparison, accepted: boolean): string {
  const quote = (text: string) => `“${escapeSarif(text, SARIF_MAX_CHARS.value)}”`;
  const { element, status, adValue, landingPageValue, recommendation } = comparison;
  const found = `${escapeName(element)}: ${escapeName(humanizeIdentifier(status)).toLowerCase()}`;
  const where = `In the ad ${quote(adValue)}, on the page ${quote(landingPageValue)}.`;
  return `${found}${accepted ? ", accepted in the manifest" : ""}. ${where} ${escapeSentence(recommendation)}`.trim();
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

function toResultObject({ rule, level, entry, text, accepted }: SarifResult, hasSuppressions: boolean) {
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
    partialFingerprints: { "adhereFinding/v1": computeResultFingerprint(rule.id, file, entry.id) },
    ...(hasSuppressions && { suppressions: accepted ? [toSuppression(entry)] : [] }),
  };
}

const toSuppression = (entry: EntryReport) => ({
  kind: "external",
  status: "accepted",
  justification: escapeSentence(describeWaivers(entry).join(" ")),
});

/** Stable while the entry keeps its id, also if its line changes. */
const computeResultFingerprint = (...parts: string[]): string =>
  createHash("sha256")
    .update(JSON.stringify(parts.map((part) => part.toWellFormed())))
    .digest("hex")
    .slice(0, 32);

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
