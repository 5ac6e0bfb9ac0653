import { createHash } from "node:crypto";
import { identifyKinds } from "../findings/identify-kinds.ts";
import type { CheckResult, EntryReport, EntryResult } from "../run/result.ts";
import { formatScore, getEntryBadge, getEvaluation, sortWorstFirst } from "./entries.ts";
import { escapeSarif } from "./escape.ts";
import { humanizeIdentifier } from "./fixes-and-risks.ts";
import { formatLandingPage } from "./landing-page-line.ts";
import { getFindingRule, getStateRule, SARIF_RULES, type SarifRule } from "./sarif-rules.ts";
import { describeWaivers } from "./waivers.ts";

/** GitHub shows the first 5,000 results of a run and no others (docs.github.com, "SARIF support for code scanning"). */
export const MAX_SARIF_RESULTS = 5000;
const SARIF_MAX_CHARS = { name: 80, value: 160, sentence: 500 } as const;

type SarifLevel = "error" | "warning" | "note";
const SARIF_LEVELS: readonly SarifLevel[] = ["error", "warning", "note"];

interface SarifResult {
  rule: SarifRule;
  level: SarifLevel;
  entry: EntryReport;
  /** One sentence or more, neutralised. */
  text: string;
  /** All of it is accepted in the manifest. */
  accepted: boolean;
}

/**
 * The result as SARIF 2.1.0 for GitHub's code scanning: what is wrong with an entry, and each kind of finding that makes it
 * so, at the entry's lines of the manifest; the gravest first. What passes has no result but for what its page lacks.
 */
export function renderSarifReport(result: CheckResult): string {
  const all = sortWorstFirst(result.entries).flatMap((entry) => collectResults(entry, result));
  const ranked = SARIF_LEVELS.flatMap((level) => all.filter((finding) => finding.level === level));
  const shown = ranked.slice(0, MAX_SARIF_RESULTS);
  // All results of a run say whether they are suppressed, or none does (SARIF 2.1.0, section 3.27.23).
  const isSuppressing = shown.some(({ accepted }) => accepted);
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
        automationDetails: { id: `adhere/${result.mode ?? "evaluate"}/` },
        invocations: [toInvocation(result, ranked.length - shown.length)],
        originalUriBaseIds: { "%SRCROOT%": { description: { text: "The repository's root." } } },
        columnKind: "utf16CodeUnits",
        results: shown.map((finding) => toResultObject(finding, isSuppressing)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 1)}\n`;
}

function collectResults(entry: EntryResult, result: CheckResult): SarifResult[] {
  const rule = getStateRule(entry);
  const own: SarifResult[] =
    rule === null
      ? []
      : [{ rule, level: getStateLevel(entry, result), entry, text: formatStateText(entry), accepted: false }];
  return [...own, ...collectComparisonResults(entry, result)];
}

/** What fails the check is an error, and nothing else is: GitHub fails its own check on errors. */
function getStateLevel(entry: EntryReport, { gate, verdict }: CheckResult): SarifLevel {
  if (entry.error?.blame === "manifest") return "error";
  if (getEntryBadge(entry).status === "failing") return gate.warnOnly ? "warning" : "error";
  if (entry.failedBefore === true) return "warning";
  const counts = gate.onInconclusive === "fail" && !gate.warnOnly;
  return counts || verdict === "inconclusive" ? "error" : "warning";
}

function formatStateText(entry: EntryReport): string {
  const { label } = getEntryBadge(entry);
  const score = entry.overallScore === null ? "" : ` (${formatScore(entry)})`;
  return [
    `${escapeSarif(entry.id, SARIF_MAX_CHARS.name)}: ${label.toLowerCase()}${score}. ${escapeSarif(entry.reason, SARIF_MAX_CHARS.sentence)}`,
    formatLandingPage(entry, (url) => escapeSarif(url, SARIF_MAX_CHARS.sentence)),
    ...describeWaivers(entry).map((sentence) => escapeSarif(sentence, SARIF_MAX_CHARS.sentence)),
  ].join("\n");
}

/** One finding for each kind of an entry: GitHub tells alerts apart by rule and line, and would drop a second one. */
function collectComparisonResults(entry: EntryResult, { gate }: CheckResult): SarifResult[] {
  const failing = getEntryBadge(entry).status === "failing" && !gate.warnOnly;
  const accepted = new Set(
    (entry.waivers ?? []).flatMap(({ state, elements }) => (state === "accepted" ? elements : [])),
  );
  const byRule = new Map<string, SarifResult>();
  const comparisons = getEvaluation(entry)?.elementComparisons ?? [];
  const kinds = identifyKinds(comparisons, entry.attachments?.kinds);
  for (const [index, comparison] of comparisons.entries()) {
    const level = accepted.has(comparison.element) ? "note" : getComparisonLevel(comparison, failing);
    if (level === null) continue;
    const rule = getFindingRule(kinds[index] ?? null);
    const known = byRule.get(rule.id);
    const isAccepted = accepted.has(comparison.element);
    const text = formatComparison(comparison, isAccepted);
    if (known === undefined) {
      const lead = `${escapeSarif(entry.id, SARIF_MAX_CHARS.name)}: `;
      byRule.set(rule.id, { rule, level, entry, text: `${lead}${text}`, accepted: isAccepted });
    } else {
      known.text += `\n${text}`;
      known.accepted &&= isAccepted;
      if (SARIF_LEVELS.indexOf(level) < SARIF_LEVELS.indexOf(known.level)) known.level = level;
    }
  }
  return [...byRule.values()];
}

type Comparison = NonNullable<ReturnType<typeof getEvaluation>>["elementComparisons"][number];

/** Null where there is nothing to do. The entry's own result carries the failure, so that no finding is an error. */
function getComparisonLevel({ status, severity }: Comparison, failing: boolean): SarifLevel | null {
  if (["match", "implicit", "obscured"].includes(status)) return null;
  if (severity === "HIGH") return "warning";
  if (severity === "MEDIUM") return failing ? "warning" : "note";
  return failing ? "note" : null;
}

function formatComparison(comparison: Comparison, accepted: boolean): string {
  const value = (text: string) => `“${escapeSarif(text, SARIF_MAX_CHARS.value)}”`;
  const { element, status, adValue, landingPageValue, recommendation } = comparison;
  const found = `${escapeSarif(element, SARIF_MAX_CHARS.name)}: ${escapeSarif(humanizeIdentifier(status), SARIF_MAX_CHARS.name).toLowerCase()}`;
  const advice = escapeSarif(recommendation, SARIF_MAX_CHARS.sentence);
  return `${found}${accepted ? ", accepted in the manifest" : ""}. In the ad ${value(adValue)}, on the page ${value(landingPageValue)}. ${advice}`.trim();
}

const toRuleObject = ({ id, title, help, helpUri }: SarifRule) => ({
  id,
  name: id.replace(/(?:^|-)(.)/gu, (_, letter: string) => letter.toUpperCase()),
  shortDescription: { text: title },
  fullDescription: { text: help },
  help: {
    text: `${help} More: ${helpUri}`,
    markdown: `${help}\n\n[What it means, and how to mend it](${helpUri})`,
  },
  helpUri,
  properties: { tags: ["ads", "landing-pages"] },
});

function toResultObject({ rule, level, entry, text, accepted }: SarifResult, isSuppressing: boolean) {
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
    // GitHub's upload adds `primaryLocationLineHash`, and warns of every one that is not its own.
    partialFingerprints: { "adhereFinding/v1": computeResultFingerprint(rule.id, file, entry.id) },
    ...(isSuppressing && { suppressions: accepted ? [toSuppression(entry)] : [] }),
  };
}

const toSuppression = (entry: EntryReport) => ({
  kind: "external",
  status: "accepted",
  justification: escapeSarif(describeWaivers(entry).join(" "), SARIF_MAX_CHARS.sentence),
});

/** Stays the same while the entry keeps its id, wherever in its file it moves. */
const computeResultFingerprint = (...parts: string[]): string =>
  createHash("sha256")
    .update(JSON.stringify(parts.map((part) => part.toWellFormed())))
    .digest("hex")
    .slice(0, 32);

/** A path of the repository as a relative URI; one outside it as it is. */
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

function toInvocation({ verdict, exitCode, startedAt, durationMs }: CheckResult, left: number) {
  return {
    executionSuccessful: verdict !== "inconclusive",
    exitCode,
    startTimeUtc: startedAt,
    endTimeUtc: new Date(Date.parse(startedAt) + durationMs).toISOString(),
    ...(left > 0 && {
      toolExecutionNotifications: [
        {
          level: "warning",
          message: { text: `${left} more findings, less grave ones, are in the JSON report.` },
        },
      ],
    }),
  };
}
