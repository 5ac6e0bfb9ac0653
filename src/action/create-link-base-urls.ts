import type { RunContext } from "../github/run-context.ts";
import type { ReportLinks } from "../report/markdown/entries-table.ts";

/** Base URLs for links in this run's reports. */
export const createReportLinks = ({ runUrl, serverUrl, headRepository, headSha }: RunContext): ReportLinks => ({
  run: runUrl,
  source: `${serverUrl}/${headRepository.owner}/${headRepository.repo}/blob/${headSha}/`,
});
