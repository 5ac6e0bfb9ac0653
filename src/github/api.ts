import { setTimeout as sleep } from "node:timers/promises";
import type { getOctokit } from "@actions/github";
import { z } from "zod";
import { parseRetryAfterMs } from "../ground/retry-after.ts";

export type GitHubApi = ReturnType<typeof getOctokit>;

/** How often and how long GitHub requests are retried. */
export interface RetryPolicy {
  /** Attempts per request, including the first. */
  maxAttempts: number;
  /** Timeout of one attempt. */
  timeoutMs: number;
  /** Longest wait before a retry. */
  maxWaitMs: number;
  /** All waits of one client together. */
  maxTotalWaitMs: number;
  sleep: (milliseconds: number) => Promise<unknown>;
  /** After a write that took `tookMs`, waits until concurrent runs have probably finished theirs. */
  waitForOtherRuns: (tookMs: number) => Promise<unknown>;
}

export const DEFAULT_RETRY_POLICY: RetryPolicy = {
  maxAttempts: 4,
  timeoutMs: 20_000,
  // Secondary limits ask for a minute or more.
  maxWaitMs: 180_000,
  maxTotalWaitMs: 300_000,
  sleep,
  // Another run takes about as long as this one between its read and its write.
  waitForOtherRuns: (tookMs) => sleep(Math.min(3_000, Math.max(100, 2 * tookMs))),
};

/** An error of Octokit: a status of 400 or more, or 500 without a response if none arrived. */
const HttpFailure = z.object({
  status: z.int(),
  message: z.string(),
  response: z.object({ headers: z.record(z.string(), z.union([z.string(), z.number()]).optional()) }).optional(),
});
export type HttpFailure = z.infer<typeof HttpFailure>;

export const parseHttpFailure = (error: unknown): HttpFailure | null => HttpFailure.safeParse(error).data ?? null;

/** Status and message of a failed request, or another error's text. */
export function describeHttpFailure(error: unknown): string {
  const failure = parseHttpFailure(error);
  return failure === null ? String(error) : `${failure.status} ${failure.message}`;
}

/**
 * Octokit with retries after server errors, lost connections and rate limits. A POST without a clear answer is never
 * repeated, because it may have been carried out; a request with `NO_RETRY` is sent once. Octokit is imported lazily
 * because it is large.
 */
export async function createGitHubApi(
  token: string,
  apiUrl: string,
  policy: RetryPolicy = DEFAULT_RETRY_POLICY,
): Promise<GitHubApi> {
  const { getOctokit } = await import("@actions/github");
  const silent = () => undefined;
  const api = getOctokit(token, {
    baseUrl: apiUrl,
    log: { debug: silent, info: silent, warn: silent, error: silent },
  });
  const budget = new RetryBudget(policy);
  api.hook.wrap("request", (request, options) => {
    // GraphQL queries are POST requests without side effects; no mutations are sent.
    const repeatable = options.method !== "POST" || options.url.endsWith("/graphql");
    const attempts = options.request?.["noRetry"] === true ? 1 : policy.maxAttempts;
    return budget.withRetries(attempts, repeatable, () => {
      // Octokit's own hooks read this object, not one that a wrapper passes on.
      Object.assign(options, {
        request: { ...options.request, signal: AbortSignal.timeout(policy.timeoutMs) },
      });
      return request(options);
    });
  });
  return api;
}

/** Request option: send once. The caller reads the current state again before it retries. */
export const NO_RETRY = { noRetry: true };

/** Waits between attempts; each wait and their sum are limited. */
export class RetryBudget {
  readonly #policy: Pick<RetryPolicy, "maxWaitMs" | "sleep">;
  #remainingMs: number;

  constructor(policy: Pick<RetryPolicy, "maxWaitMs" | "sleep" | "maxTotalWaitMs">) {
    this.#policy = policy;
    this.#remainingMs = policy.maxTotalWaitMs;
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

  /** Waits before the next attempt. Returns false at once if a retry is unsafe, useless or too late. */
  async waitBeforeRetry(error: unknown, attempt: number, repeatable: boolean): Promise<boolean> {
    const wait = computeRetryDelayMs(parseHttpFailure(error), attempt, repeatable);
    if (wait === null || wait > this.#policy.maxWaitMs || wait > this.#remainingMs) return false;
    this.#remainingMs -= wait;
    await this.#policy.sleep(wait);
    return true;
  }
}

/** Null if a retry is unsafe or useless. */
function computeRetryDelayMs(failure: HttpFailure | null, attempt: number, repeatable: boolean): number | null {
  if (failure === null) return null;
  if (isRateLimit(failure)) return readRateLimitDelayMs(failure);
  // GitHub has refused the content's timing, not the content.
  if (isTooQuick(failure)) return TOO_QUICK_DELAY_MS * attempt;
  return failure.status >= 500 && repeatable ? 500 * 2 ** (attempt - 1) * (1 + Math.random() / 2) : null;
}

const TOO_QUICK_DELAY_MS = 3_000;

/** 422 for a reason that is no mistake in the request: it was sent too soon after another one, or beside one. */
export const isTooQuick = ({ status, message }: HttpFailure): boolean =>
  status === 422 && /too quickly|pending review/iu.test(message);

/** A primary or secondary rate limit: 429, or 403 with a header or message that GitHub documents for it. */
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

/** GitHub's rule: wait for `retry-after` seconds; if `remaining` is 0, until `reset`; otherwise at least a minute. */
function readRateLimitDelayMs({ response }: HttpFailure): number {
  const headers = response?.headers ?? {};
  const after = parseRetryAfterMs(headers["retry-after"]?.toString());
  if (after !== null) return after;
  const reset = Number(headers["x-ratelimit-reset"]);
  if (String(headers["x-ratelimit-remaining"]) === "0" && reset > 0) {
    return Math.max(1000, reset * 1000 - Date.now());
  }
  return 60_000;
}
