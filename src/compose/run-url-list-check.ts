import { limitRunTime } from "../run/deadline.ts";
import type { CheckUrlListOptions, UrlListResult } from "../run/links/check-url-list.ts";
import type { UrlListLine } from "../run/links/parse-url-list.ts";
import { openLinkState } from "../run/state/open-link-state.ts";
import { createHeaderLookup } from "../run/visit/request-headers.ts";
import { openLinkChecker } from "./open-link-checker.ts";
import { getGatePolicy, type RunOptions } from "./run-options.ts";

export interface RunUrlListOptions
  extends Pick<RunOptions, "settings" | "cwd" | "env" | "signal" | "log" | "devices">,
    Pick<CheckUrlListOptions, "onDestination" | "onInvalidLine"> {
  lines: AsyncIterable<UrlListLine>;
  onStart?: (notices: readonly string[]) => void;
}

export interface UrlListOutput {
  result: UrlListResult;
  /** Warnings that do not change the verdict. */
  warnings: readonly string[];
}

/**
 * Checks a list of URLs of any length. Writes no report; callbacks receive the results.
 *
 * @throws EvaluationError if the list is empty or a proxy is invalid, or an error of the list's source.
 */
export async function runUrlList(options: RunUrlListOptions): Promise<UrlListOutput> {
  const { signal, release } = limitRunTime(options.signal, options.settings["run-timeout"]);
  try {
    return await openAndCheck({ ...options, signal });
  } finally {
    release();
  }
}

async function openAndCheck({ settings, lines, ...options }: RunUrlListOptions): Promise<UrlListOutput> {
  const linkState = await openLinkState(settings, options.cwd, new Date());
  // `preview` does not apply to lists, so its headers are never used.
  const headersFor = createHeaderLookup(settings["request-headers"].headers);
  const checker = await openLinkChecker({ settings, ...options, headersFor });
  try {
    const { checkUrlList } = await import("../run/links/check-url-list.ts");
    options.onStart?.([...checker.notices, ...linkState.notices]);
    const result = await checkUrlList(lines, {
      checkLink: checker.check,
      timeout: settings.timeout,
      debounce: linkState.debounce,
      gate: getGatePolicy(settings),
      signal: options.signal,
      ...(options.onDestination && { onDestination: options.onDestination }),
      ...(options.onInvalidLine && { onInvalidLine: options.onInvalidLine }),
    });
    return { result, warnings: await linkState.save() };
  } finally {
    await checker.close();
  }
}
