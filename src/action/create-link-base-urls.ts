import type { RunContext } from "../github/run-context.ts";
import type { ReportLinks } from "../report/markdown/entries-table.ts";
import type { CheckReport } from "../result/check-report.ts";

/**
 * Base URLs for links in this run's reports.
 *
 * @param checkout what was checked out; without it, links lead to the run's commit.
 */
export function createReportLinks(
  { runUrl, job, serverUrl, headRepository, repository, headSha }: RunContext,
  checkout?: CheckReport["checkout"],
): ReportLinks {
  const commit = checkout?.commit ?? headSha;
  // The merge of a fork's commit is in the base repository.
  const { owner, repo } = commit === headSha ? headRepository : repository;
  return { run: runUrl, ...(job !== "" && { job }), source: `${serverUrl}/${owner}/${repo}/blob/${commit}/` };
}
