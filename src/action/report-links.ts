import type { RunContext } from "../github/run-context.ts";
import type { ReportLinks } from "../report/markdown/entries-table.ts";

/** The places that this run's reports may link to. */
export const createReportLinks = ({
  runUrl,
  serverUrl,
  headRepository,
  headSha,
}: RunContext): ReportLinks => ({
  run: runUrl,
  source: `${serverUrl}/${headRepository.owner}/${headRepository.repo}/blob/${headSha}/`,
});
