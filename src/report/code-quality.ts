import type { CheckResult } from "../result/check-report.ts";
import { escapeForLog } from "./escape.ts";
import { type Finding, listFindings } from "./list-findings.ts";
import { withRepositoryPaths } from "./repository-paths.ts";

/** GitLab's severities, of which `info` and `blocker` are not used. */
const SEVERITIES = { error: "critical", warning: "major", note: "minor" } as const;

/**
 * The findings as GitLab's Code Quality report, which GitLab shows in merge requests, at the entries' manifest lines.
 * What the manifest accepts is left out: the format has no word for it. (docs.gitlab.com/ci/testing/code_quality)
 */
export function renderCodeQualityReport(local: CheckResult): string {
  const findings = listFindings(withRepositoryPaths(local), escapeForLog).filter(({ accepted }) => !accepted);
  return `${JSON.stringify(findings.map(toIssue), null, 1)}\n`;
}

function toIssue({ rule, level, entry, text, fingerprint }: Finding) {
  const { file, line, endLine } = entry.manifest;
  return {
    description: text.replaceAll("\n", " "),
    check_name: `adhere/${rule.id}`,
    fingerprint,
    severity: SEVERITIES[level],
    location: { path: toRelativePath(file), lines: { begin: line, end: Math.max(line, endLine) } },
  };
}

/** GitLab finds files by their path from the repository's root, with slashes and without a leading `./`. */
const toRelativePath = (file: string): string =>
  file
    .toWellFormed()
    .replaceAll("\\", "/")
    .replace(/^(?:\.\/)+/u, "");
