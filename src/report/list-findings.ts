import { createHash } from "node:crypto";
import { identifyKinds } from "../findings/identify-kinds.ts";
import type { CheckResult, EntryResult } from "../result/check-report.ts";
import type { EntryReport } from "../result/entry-report.ts";
import { describeWaivers } from "./describe-waivers.ts";
import { formatScore, getEvaluation, getInconclusiveLevel, getProblemLevel, sortWorstFirst } from "./entries.ts";
import { isAccepted } from "./entry-predicates.ts";
import { getEntryBadge } from "./entry-status.ts";
import { formatLandingPage } from "./landing-page-line.ts";
import { getFindingRule, getStateRule, type SarifRule } from "./sarif-rules.ts";
import { type Comparison, formatAdValue, humanizeIdentifier, isActionable } from "./select-fixes-and-risks.ts";

export const FINDING_MAX_CHARS = { name: 80, value: 160, sentence: 500 } as const;

type FindingLevel = "error" | "warning" | "note";
const FINDING_LEVELS: readonly FindingLevel[] = ["error", "warning", "note"];

/** What code scanning and GitLab's Code Quality show at an entry's manifest lines. */
export interface Finding {
  rule: SarifRule;
  level: FindingLevel;
  entry: EntryReport;
  /** Escaped sentences, one or more lines. */
  text: string;
  /** Whether the manifest accepts all of it. */
  accepted: boolean;
  /** Stable while the entry keeps its id, also if its line changes. */
  fingerprint: string;
}

type Escape = (text: string, max: number) => string;

/**
 * The state of each entry that didn't pass, and one finding per kind, highest level first.
 *
 * @param escapeText Escapes (part of) a line for where it is shown, and shortens it to `max` characters.
 */
export function listFindings(result: CheckResult, escapeText: Escape): Finding[] {
  const lister = new FindingLister(result, escapeText);
  const all = sortWorstFirst(result.entries).flatMap((entry) => lister.list(entry));
  return FINDING_LEVELS.flatMap((level) => all.filter((finding) => finding.level === level));
}

class FindingLister {
  readonly #result: CheckResult;
  readonly #escape: Escape;

  constructor(result: CheckResult, escapeText: Escape) {
    this.#result = result;
    this.#escape = escapeText;
  }

  list(entry: EntryResult): Finding[] {
    const result = this.#result;
    const rule = getStateRule(entry);
    // A broken link that is not confirmed yet counts like any other unknown, although the gate leaves it out.
    const level = entry.unconfirmed === undefined ? getProblemLevel(entry, result) : getInconclusiveLevel(result);
    const state = rule === null ? [] : [this.#create(rule, level, entry, this.#formatState(entry), false)];
    return [...state, ...this.#listComparisons(entry)];
  }

  #create(rule: SarifRule, level: FindingLevel, entry: EntryReport, text: string, accepted: boolean): Finding {
    return { rule, level, entry, text, accepted, fingerprint: computeFingerprint(rule.id, entry) };
  }

  /** One finding per kind: GitHub identifies alerts by rule and line, and would drop a second one. */
  #listComparisons(entry: EntryResult): Finding[] {
    const failing = getEntryBadge(entry).status === "failing" && !this.#result.gate.warnOnly;
    const byRule = new Map<string, Finding>();
    const comparisons = getEvaluation(entry)?.elementComparisons ?? [];
    const kinds = identifyKinds(comparisons, entry.attachments?.kinds);
    for (const [index, comparison] of comparisons.entries()) {
      const accepted = isAccepted(entry, comparison);
      const level = accepted ? "note" : getComparisonLevel(comparison, failing);
      if (level === null) continue;
      const rule = getFindingRule(kinds[index] ?? null);
      const known = byRule.get(rule.id);
      const text = this.#formatComparison(comparison, accepted);
      if (known === undefined) {
        byRule.set(rule.id, this.#create(rule, level, entry, `${this.#name(entry.id)}: ${text}`, accepted));
      } else {
        known.text += `\n${text}`;
        known.accepted &&= accepted;
        if (FINDING_LEVELS.indexOf(level) < FINDING_LEVELS.indexOf(known.level)) known.level = level;
      }
    }
    return [...byRule.values()];
  }

  #name(text: string): string {
    return this.#escape(text, FINDING_MAX_CHARS.name);
  }

  #sentence(text: string): string {
    return this.#escape(text, FINDING_MAX_CHARS.sentence);
  }

  #formatState(entry: EntryReport): string {
    const { label } = getEntryBadge(entry);
    const score = entry.overallScore === null ? "" : ` (${formatScore(entry)})`;
    const sentence = (text: string) => this.#sentence(text);
    return [
      `${this.#name(entry.id)}: ${label.toLowerCase()}${score}. ${sentence(entry.reason)}`,
      formatLandingPage(entry, sentence),
      ...describeWaivers(entry).map(sentence),
    ].join("\n");
  }

  #formatComparison(comparison: Comparison, accepted: boolean): string {
    const quote = (text: string) => `“${this.#escape(text, FINDING_MAX_CHARS.value)}”`;
    const { element, status, landingPageValue, recommendation } = comparison;
    const found = `${this.#name(element)}: ${this.#name(humanizeIdentifier(status)).toLowerCase()}`;
    const where = `In the ad ${quote(formatAdValue(comparison))}, on the page ${quote(landingPageValue)}.`;
    const advice = this.#sentence(recommendation);
    return `${found}${accepted ? ", accepted in the manifest" : ""}. ${where} ${advice}`.trim();
  }
}

/** Null if there is nothing to do. Never an error: the finding of the entry's state already fails the check. */
function getComparisonLevel(comparison: Comparison, failing: boolean): FindingLevel | null {
  if (!isActionable(comparison)) return null;
  if (comparison.severity === "HIGH") return "warning";
  if (comparison.severity === "MEDIUM") return failing ? "warning" : "note";
  return failing ? "note" : null;
}

function computeFingerprint(rule: string, { manifest, id }: EntryReport): string {
  const parts = [rule, manifest.file, id].map((part) => part.toWellFormed());
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
