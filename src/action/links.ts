import type { RunContext } from "../github/context.ts";
import type { Links } from "../report/markdown-table.ts";

/** The places that this run's reports may link to. */
export const linksOf = ({ runUrl, serverUrl, headRepository, headSha }: RunContext): Links => ({
  run: runUrl,
  source: `${serverUrl}/${headRepository.owner}/${headRepository.repo}/blob/${headSha}/`,
});
