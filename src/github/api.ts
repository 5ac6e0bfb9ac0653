import { setTimeout as sleep } from "node:timers/promises";
import type { getOctokit } from "@actions/github";
import { z } from "zod";

export type GitHubApi = ReturnType<typeof getOctokit>;

/** How patient a call to GitHub is. */
export interface RetryPolicy {
  /** Sendings of one request, the first included. */
  maxAttempts: number;
  /** Milliseconds that one sending may take. */
  timeoutMs: number;
  /** The longest wait before another attempt, in milliseconds: a check does not stand still for a comment. */
  maxWaitMs: number;
  /** Milliseconds that all waits of one connection may take together. */
  maxTotalWaitMs: number;
  sleep: (milliseconds: number) => Promise<unknown>;
  /** Lets others finish what they had begun, after something that took so many milliseconds. */
  waitForOtherRuns: (took: number) => Promise<unknown>;
}

export const DEFAULT_RETRY_POLICY: RetryPolicy = {
  maxAttempts: 4,
  timeoutMs: 20_000,
  maxWaitMs: 60_000,
  maxTotalWaitMs: 180_000,
  sleep,
  // Another run's way from its look to its write takes about as long as ours did.
  waitForOtherRuns: (took) => sleep(Math.min(3_000, Math.max(100, 2 * took))),
};

/** An error of Octokit: an answer of 400 or more, or 500 without a response where none came. */
const HttpFailure = z.object({
  status: z.int(),
  message: z.string(),
  response: z
    .object({ headers: z.record(z.string(), z.union([z.string(), z.number()]).optional()) })
    .optional(),
});
export type HttpFailure = z.infer<typeof HttpFailure>;

export const parseHttpFailure = (error: unknown): HttpFailure | null =>
  HttpFailure.safeParse(error).data ?? null;

/**
 * Octokit with patience: server errors, lost connections and rate limits are met by waiting and sending again,
 * but a request that may have been carried out (a POST that got no clear answer) is never sent twice, and one that
 * says `request: { impatient: true }` never waits. Loaded only when it is needed, for it is most of what this room weighs.
 */
export async function createGitHubApi(
  token: string,
  apiUrl: string,
  pace: RetryPolicy = DEFAULT_RETRY_POLICY,
): Promise<GitHubApi> {
  const { getOctokit } = await import("@actions/github");
  const silent = () => undefined;
  const api = getOctokit(token, {
    baseUrl: apiUrl,
    log: { debug: silent, info: silent, warn: silent, error: silent },
  });
  const patience = new RetryBudget(pace);
  api.hook.wrap("request", (request, options) => {
    // A GraphQL query is a POST that changes nothing; this room sends no mutation.
    const repeatable = options.method !== "POST" || options.url.endsWith("/graphql");
    const attempts = options.request?.["impatient"] === true ? 1 : pace.maxAttempts;
    return patience.withRetries(attempts, repeatable, () => {
      // Octokit's own hooks read these options, not the ones that a wrapper passes on.
      Object.assign(options, {
        request: { ...options.request, signal: AbortSignal.timeout(pace.timeoutMs) },
      });
      return request(options);
    });
  });
  return api;
}

/** Waits between attempts, bounded one by one and all together. */
export class RetryBudget {
  readonly #policy: Pick<RetryPolicy, "maxWaitMs" | "sleep">;
  #remainingMs: number;

  constructor(pace: Pick<RetryPolicy, "maxWaitMs" | "sleep" | "maxTotalWaitMs">) {
    this.#policy = pace;
    this.#remainingMs = pace.maxTotalWaitMs;
  }

  async withRetries<T>(attempts: number, repeatable: boolean, send: () => T | Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send();
      } catch (error) {
        if (attempt >= attempts || !(await this.waitBeforeRetry(error, attempt, repeatable))) throw error;
      }
    }
  }

  /** Waits as long as a failure asks for; false, and at once, where another attempt is not safe or would come too late. */
  async waitBeforeRetry(error: unknown, attempt: number, repeatable: boolean): Promise<boolean> {
    const wait = computeRetryDelayMs(parseHttpFailure(error), attempt, repeatable);
    if (wait === null || wait > this.#policy.maxWaitMs || wait > this.#remainingMs) return false;
    this.#remainingMs -= wait;
    await this.#policy.sleep(wait);
    return true;
  }
}

/** Milliseconds to wait before sending again; null where another attempt is not safe or would not help. */
function computeRetryDelayMs(
  failure: HttpFailure | null,
  attempt: number,
  repeatable: boolean,
): number | null {
  if (failure === null) return null;
  if (isRateLimit(failure)) return readRateLimitDelayMs(failure);
  return failure.status >= 500 && repeatable ? 500 * 2 ** (attempt - 1) * (1 + Math.random() / 2) : null;
}

/** A primary or secondary limit: 429, or 403 with one of the headers or words that GitHub documents for it. */
export function isRateLimit({ status, message, response }: HttpFailure): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  const headers = response?.headers ?? {};
  return (
    headers["retry-after"] !== undefined ||
    String(headers["x-ratelimit-remaining"]) === "0" ||
    /rate limit|abuse detection/iu.test(message)
  );
}

/** "If retry-after is present, wait that many seconds; if remaining is 0, until reset; otherwise at least one minute." */
function readRateLimitDelayMs({ response }: HttpFailure): number {
  const headers = response?.headers ?? {};
  const after = Number(headers["retry-after"]);
  if (headers["retry-after"] !== undefined && after >= 0) return after * 1000;
  const reset = Number(headers["x-ratelimit-reset"]);
  if (String(headers["x-ratelimit-remaining"]) === "0" && reset > 0) {
    return Math.max(1000, reset * 1000 - Date.now());
  }
  return 60_000;
}
