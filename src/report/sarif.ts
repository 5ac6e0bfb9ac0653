import { createHash } from "node:crypto";
import type { CheckResult, EntryReport } from "../check/result.ts";
import { kindOf } from "../contract/finding.ts";
import { inWords } from "./advice.ts";
import { evaluationOf, scoreOf, wordsFor, worstFirst } from "./entries.ts";
import { findingRule, RULES, type Rule, stateRule } from "./sarif-rules.ts";
import { inSarif } from "./text.ts";
import { landingLine } from "./visited.ts";
import { waiverSentences } from "./waivers.ts";

/** GitHub shows the first 5,000 results of a run and no others (docs.github.com, "SARIF support for code scanning"). */
export const MOST_RESULTS = 5000;
const LONGEST = { name: 80, value: 160, sentence: 500 } as const;

type Level = "error" | "warning" | "note";
const LEVELS: readonly Level[] = ["error", "warning", "note"];

interface Finding {
  rule: Rule;
  level: Level;
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
export function sarifReport(result: CheckResult): string {
  const all = worstFirst(result.entries).flatMap((entry) => findingsOf(entry, result));
  const ranked = LEVELS.flatMap((level) => all.filter((finding) => finding.level === level));
  const shown = ranked.slice(0, MOST_RESULTS);
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
            rules: RULES.map(ruleObject),
          },
        },
        automationDetails: { id: `adhere/${result.mode ?? "evaluate"}/` },
        invocations: [invocation(result, ranked.length - shown.length)],
        originalUriBaseIds: { "%SRCROOT%": { description: { text: "The repository's root." } } },
        columnKind: "utf16CodeUnits",
        results: shown.map((finding) => resultObject(finding, isSuppressing)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 1)}\n`;
}

function findingsOf(entry: EntryReport, result: CheckResult): Finding[] {
  const rule = stateRule(entry);
  const own: Finding[] =
    rule === null
      ? []
      : [{ rule, level: stateLevel(entry, result), entry, text: stateText(entry), accepted: false }];
  return [...own, ...comparisonFindings(entry, result)];
}

/** What fails the check is an error, and nothing else is: GitHub fails its own check on errors. */
function stateLevel(entry: EntryReport, { gate, verdict }: CheckResult): Level {
  if (entry.error?.blame === "manifest") return "error";
  if (wordsFor(entry).standing === "failing") return gate.warnOnly ? "warning" : "error";
  if (entry.failedBefore === true) return "warning";
  const counts = gate.onInconclusive === "fail" && !gate.warnOnly;
  return counts || verdict === "inconclusive" ? "error" : "warning";
}

function stateText(entry: EntryReport): string {
  const { label } = wordsFor(entry);
  const score = entry.overallScore === null ? "" : ` (${scoreOf(entry)})`;
  return [
    `${inSarif(entry.id, LONGEST.name)}: ${label.toLowerCase()}${score}. ${inSarif(entry.reason, LONGEST.sentence)}`,
    landingLine(entry, (url) => inSarif(url, LONGEST.sentence)),
    ...waiverSentences(entry).map((sentence) => inSarif(sentence, LONGEST.sentence)),
  ].join("\n");
}

/** One finding for each kind of an entry: GitHub tells alerts apart by rule and line, and would drop a second one. */
function comparisonFindings(entry: EntryReport, { gate }: CheckResult): Finding[] {
  const failing = wordsFor(entry).standing === "failing" && !gate.warnOnly;
  const accepted = new Set(
    (entry.waivers ?? []).flatMap(({ state, elements }) => (state === "accepted" ? elements : [])),
  );
  const byRule = new Map<string, Finding>();
  for (const comparison of evaluationOf(entry)?.elementComparisons ?? []) {
    const level = accepted.has(comparison.element) ? "note" : comparisonLevel(comparison, failing);
    if (level === null) continue;
    const rule = findingRule(kindOf(comparison));
    const known = byRule.get(rule.id);
    const isAccepted = accepted.has(comparison.element);
    const text = comparisonText(comparison, isAccepted);
    if (known === undefined) {
      const lead = `${inSarif(entry.id, LONGEST.name)}: `;
      byRule.set(rule.id, { rule, level, entry, text: `${lead}${text}`, accepted: isAccepted });
    } else {
      known.text += `\n${text}`;
      known.accepted &&= isAccepted;
      if (LEVELS.indexOf(level) < LEVELS.indexOf(known.level)) known.level = level;
    }
  }
  return [...byRule.values()];
}

type Comparison = NonNullable<ReturnType<typeof evaluationOf>>["elementComparisons"][number];

/** Null where there is nothing to do. The entry's own result carries the failure, so that no finding is an error. */
function comparisonLevel({ status, severity }: Comparison, failing: boolean): Level | null {
  if (["match", "implicit", "obscured"].includes(status)) return null;
  if (severity === "HIGH") return "warning";
  if (severity === "MEDIUM") return failing ? "warning" : "note";
  return failing ? "note" : null;
}

function comparisonText(comparison: Comparison, accepted: boolean): string {
  const value = (text: string) => `“${inSarif(text, LONGEST.value)}”`;
  const { element, status, adValue, landingPageValue, recommendation } = comparison;
  const found = `${inSarif(element, LONGEST.name)}: ${inSarif(inWords(status), LONGEST.name).toLowerCase()}`;
  const advice = inSarif(recommendation, LONGEST.sentence);
  return `${found}${accepted ? ", accepted in the manifest" : ""}. In the ad ${value(adValue)}, on the page ${value(landingPageValue)}. ${advice}`.trim();
}

const ruleObject = ({ id, title, help, helpUri }: Rule) => ({
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

function resultObject({ rule, level, entry, text, accepted }: Finding, isSuppressing: boolean) {
  const { file, line, column, endLine } = entry.manifest;
  return {
    ruleId: rule.id,
    ruleIndex: RULES.indexOf(rule),
    level,
    message: { text },
    locations: [
      {
        physicalLocation: {
          artifactLocation: artifact(file),
          region: { startLine: line, startColumn: column, endLine: Math.max(line, endLine) },
        },
      },
    ],
    // GitHub's upload adds `primaryLocationLineHash`, and warns of every one that is not its own.
    partialFingerprints: { "adhereFinding/v1": fingerprint(rule.id, file, entry.id) },
    ...(isSuppressing && { suppressions: accepted ? [suppression(entry)] : [] }),
  };
}

const suppression = (entry: EntryReport) => ({
  kind: "external",
  status: "accepted",
  justification: inSarif(waiverSentences(entry).join(" "), LONGEST.sentence),
});

/** Stays the same while the entry keeps its id, wherever in its file it moves. */
const fingerprint = (...parts: string[]): string =>
  createHash("sha256")
    .update(JSON.stringify(parts.map((part) => part.toWellFormed())))
    .digest("hex")
    .slice(0, 32);

/** A path of the repository as a relative URI; one outside it as it is. */
function artifact(file: string): { uri: string; uriBaseId?: string } {
  const path = file
    .toWellFormed()
    .replaceAll("\\", "/")
    .replace(/^(?:\.\/)+/u, "");
  const encoded = path.split("/").map(encodeURIComponent).join("/");
  if (path.startsWith("/")) return { uri: `file://${encoded}` };
  if (/^[a-z]:\//iu.test(path)) return { uri: `file:///${encoded.replace("%3A", ":")}` };
  return { uri: encoded, uriBaseId: "%SRCROOT%" };
}

function invocation({ verdict, exitCode, startedAt, durationMs }: CheckResult, left: number) {
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
