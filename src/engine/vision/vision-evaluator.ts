import { randomBytes, randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { AiConfig } from "../../contract/ai-settings.ts";
import type { AiUsage } from "../../contract/port.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import type { Judgement } from "../artifacts/judgement.ts";
import type { Excerpt } from "../artifacts/text.ts";
import { Budget, type TokenUsage } from "./budget.ts";
import { callModel, type ModelReply, type ModelSession } from "./call-model.ts";
import { buildFactSheet, type FactSheet, halveFactSheet } from "./fact-sheet.ts";
import { combineReplies } from "./majority.ts";
import { mergeWithRules } from "./merge-with-rules.ts";
import { createDefaultCapabilities, openModel } from "./model.ts";
import { CALLER_FAILURES, FATAL_FAILURES, ModelFailure, VisionUnavailable } from "./model-failure.ts";
import { buildPrompt, type RequestMarkers, type SideOrder, type VisionImage, WORD_SEPARATORS } from "./prompt.ts";
import { type CachedReplies, computeCacheKey, ReplyCache } from "./reply-cache.ts";
import { openTransport } from "./transport.ts";
import { isUnsupported, type VerifiedReply, verifyReply } from "./verify-quotes.ts";

/** One ad and page with the judgement of the rules. */
export interface VisionTask {
  evidence: Evidence;
  rules: Judgement;
  /** The pictures, at most 1,568 pixels long, with the withheld texts painted over. */
  buildImages: (withheld: { ad: readonly Excerpt[]; page: readonly Excerpt[] }) => Promise<VisionImage[]>;
  signal: AbortSignal;
  /** Milliseconds until the deadline. */
  remainingMs: number;
}

export interface VisionResult {
  judgement: Judgement;
  account: AiUsage;
}

export interface VisionEvaluator {
  /**
   * @returns the judgement tempered by the model's eyes; the rules' own where the model failed, and the account says
   * why.
   * @throws VisionUnavailable where the model is required and failed; the signal's reason. /
   */
  evaluate(one: VisionTask): Promise<VisionResult>;
  close(): Promise<void>;
}

export interface VisionOptions {
  proxies: { http?: string; https?: string; no?: string };
  /** For tests. */
  sleep?: ModelSession["sleep"];
  /** Random for every request by default. */
  createMarkers?: () => RequestMarkers;
}

/** After this many failures the model is suspended, so that a run of many ads doesn't wait for each. */
const MAX_CONSECUTIVE_FAILURES = 5;
/** Length of the suspension: in a long-running service, keys and endpoints recover. */
const COOLDOWN_MS = 300_000;

const SIDE_ORDERS_BY_SAMPLES: Readonly<Record<1 | 3, readonly SideOrder[]>> = {
  1: ["ad-first"],
  3: ["ad-first", "page-first", "ad-first"],
};

/** Loaded only if a run uses a model. */
export async function openVisionEvaluator(use: AiConfig, options: VisionOptions): Promise<VisionEvaluator> {
  const transport = openTransport(use.baseUrl, options.proxies);
  const asker: ModelSession = {
    use,
    model: await openModel(use, transport),
    capabilities: createDefaultCapabilities(),
    budget: new Budget(use.price, use.options["max-cost"] ?? null),
    sleep: options.sleep ?? ((ms, signal) => pause(ms, undefined, { signal })),
  };
  const judge = new ModelVisionEvaluator(asker, options.createMarkers ?? createRandomMarkers);
  return { evaluate: (one) => judge.evaluate(one), close: transport.close };
}

function createRandomMarkers(): RequestMarkers {
  return {
    nonce: randomBytes(9).toString("hex"),
    wordSeparator: WORD_SEPARATORS[randomInt(WORD_SEPARATORS.length)] ?? "^",
  };
}

interface CollectedReplies {
  replies: ModelReply[];
  cached: boolean;
  adPictureShown: boolean;
}

class ModelVisionEvaluator {
  readonly #session: ModelSession;
  readonly #createMarkers: () => RequestMarkers;
  readonly #cache: ReplyCache;
  /** Identical concurrent comparisons share one request. */
  readonly #inFlight = new Map<string, Promise<ModelReply[]>>();
  #failures = 0;
  #suspended: { failure: ModelFailure; until: number } | null = null;

  constructor(asker: ModelSession, marks: () => RequestMarkers) {
    this.#session = asker;
    this.#createMarkers = marks;
    this.#cache = new ReplyCache(asker.use.options.cache ?? null);
  }

  async evaluate(one: VisionTask): Promise<VisionResult> {
    const tokens: TokenUsage = { input: 0, output: 0 };
    const spend = (used: TokenUsage) => {
      tokens.input += used.input;
      tokens.output += used.output;
    };
    try {
      const dossier = buildFactSheet(one.evidence);
      const { replies, cached, adPictureShown } = await this.#collectReplies(one, dossier, spend);
      const { verified, spread } = combineReplies(
        replies.map((answer) => verifyModelReply(answer, dossier, adPictureShown)),
      );
      this.#failures = 0;
      return {
        judgement: mergeWithRules(one.rules, verified, dossier),
        account: {
          ...this.#describeUsage(tokens),
          outcome: "judged",
          samples: replies.length,
          cached,
          spread: replies.length > 1 ? spread : null,
        },
      };
    } catch (error) {
      one.signal.throwIfAborted();
      return this.#fallBackToRules(one.rules, error, tokens);
    }
  }

  async #collectReplies(
    one: VisionTask,
    dossier: FactSheet,
    spend: (used: TokenUsage) => void,
  ): Promise<CollectedReplies> {
    const until = performance.now() + one.remainingMs;
    const exposures = await one.buildImages(dossier.withheld);
    const adPictureShown = exposures.some(({ side }) => side === "ad");
    const key = computeCacheKey(dossier, exposures, this.#session.use);
    const kept = await this.#cache.get(key);
    if (kept !== null) return { replies: kept.replies, cached: true, adPictureShown };
    for (let known = this.#inFlight.get(key); known !== undefined; known = this.#inFlight.get(key)) {
      const answers = await known.catch((error: unknown) => {
        if (error instanceof ModelFailure && !CALLER_FAILURES.has(error.kind)) throw error;
        // The other caller aborted or ran out of time, which says nothing about the model.
        return null;
      });
      one.signal.throwIfAborted();
      if (answers !== null) return { replies: answers, cached: true, adPictureShown };
    }
    if (this.#suspended !== null && performance.now() < this.#suspended.until) throw this.#suspended.failure;
    const asking = this.#requestReplies(dossier, exposures, { signal: one.signal, until, spend });
    this.#inFlight.set(key, asking);
    try {
      const answers = await asking;
      await this.#cacheReplies(key, { replies: answers });
      return { replies: answers, cached: false, adPictureShown };
    } finally {
      this.#inFlight.delete(key);
    }
  }

  async #cacheReplies(key: string, kept: CachedReplies): Promise<void> {
    if (kept.replies.length === this.#session.use.options.samples) await this.#cache.put(key, kept);
  }

  /** Requests the first reply alone, because it detects the model's capabilities; then the others concurrently. */
  async #requestReplies(
    dossier: FactSheet,
    exposures: readonly VisionImage[],
    clock: Parameters<typeof callModel>[2],
  ): Promise<ModelReply[]> {
    const [first = "ad-first", ...rest] = SIDE_ORDERS_BY_SAMPLES[this.#session.use.options.samples];
    const askIn = async (order: SideOrder): Promise<ModelReply> => {
      const marks = this.#createMarkers();
      const build = (half: boolean) => buildPrompt(half ? halveFactSheet(dossier) : dossier, exposures, order, marks);
      const asked = await callModel(build, this.#session, clock);
      if (isUnsupported(verifyModelReply(asked, dossier, true)))
        throw new ModelFailure("invented", "its quotes are neither in the ad nor on the page.");
      return asked;
    };
    const answers = [await askIn(first)];
    const others = await Promise.allSettled(rest.map(askIn));
    for (const other of others) if (other.status === "fulfilled") answers.push(other.value);
    return answers;
  }

  /** Suspends the model if the failure is fatal or repeated. A spent budget suspends it for good. */
  #recordFailure(failure: ModelFailure): void {
    if (failure === this.#suspended?.failure || CALLER_FAILURES.has(failure.kind)) return;
    this.#failures += 1;
    const until = failure.kind === "budget" ? Number.POSITIVE_INFINITY : performance.now() + COOLDOWN_MS;
    if (FATAL_FAILURES.has(failure.kind)) this.#suspended = { failure, until };
    else if (this.#failures >= MAX_CONSECUTIVE_FAILURES) {
      const words = `it is suspended after ${MAX_CONSECUTIVE_FAILURES} consecutive failures. The last one: ${failure.message}`;
      this.#suspended = { failure: new ModelFailure("given_up", words, failure), until };
      this.#failures = 0;
    }
  }

  #describeUsage(tokens: TokenUsage): Pick<AiUsage, "model" | "tokens" | "cost"> {
    const { model } = this.#session.use;
    return { model: `${model.provider}/${model.name}`, tokens, cost: this.#session.budget.getCost(tokens) };
  }

  /** Returns the judgement of the rules and the reason. An internal error is handled like a failure of the model. */
  #fallBackToRules(rules: Judgement, error: unknown, tokens: TokenUsage): VisionResult {
    const failure = error instanceof ModelFailure ? error : new ModelFailure("given_up", `${String(error)}.`, error);
    this.#recordFailure(failure);
    const account = this.#describeUsage(tokens);
    if (this.#session.use.options.required) throw new VisionUnavailable(account.model, failure.message, failure);
    return {
      judgement: rules,
      account: {
        ...account,
        outcome: "fallback",
        reason: failure.message,
        samples: 0,
        cached: false,
        spread: null,
      },
    };
  }
}

const verifyModelReply = ({ reply, halved: half }: ModelReply, dossier: FactSheet, pictured: boolean): VerifiedReply =>
  verifyReply(reply, half ? halveFactSheet(dossier) : dossier, pictured);
