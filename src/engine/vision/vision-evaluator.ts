import { randomBytes, randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { AiConfig } from "../../contract/ai-settings.ts";
import type { AiUsage } from "../../contract/evaluator-interface.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import type { Judgement } from "../artifacts/judgement.ts";
import type { Excerpt } from "../artifacts/text-block.ts";
import { callModel } from "./call-model.ts";
import { combineReplies } from "./combine-replies.ts";
import { connectModel, createDefaultCapabilities } from "./connect-model.ts";
import { CostBudget, type TokenUsage } from "./cost-budget.ts";
import { buildFactSheet, type FactSheet, halveFactSheet } from "./fact-sheet.ts";
import { type JudgeLedger, mergeWithRules } from "./merge-with-rules.ts";
import { ModelFailure, VisionUnavailable } from "./model-failure.ts";
import type { CallLimits, ModelSession } from "./prepare-retry.ts";
import { buildPrompt, type RequestMarkers, type SideOrder, type VisionImage, WORD_SEPARATORS } from "./prompt.ts";
import type { ModelReply } from "./reply.ts";
import { computeCacheKey, ReplyCache } from "./reply-cache.ts";
import { openTransport } from "./transport.ts";
import { isUnsupported, type PicturedSides, type VerifiedReply, verifyReply } from "./verify-quotes.ts";

/** One ad and page with the judgement of the rules. */
export interface VisionTask {
  evidence: Evidence;
  rules: Judgement;
  judgeLedger: JudgeLedger;
  /** The pictures, at most 1,568 pixels long, with the withheld texts painted over. */
  buildImages: (withheld: { ad: readonly Excerpt[]; page: readonly Excerpt[] }) => Promise<VisionImage[]>;
  signal: AbortSignal;
  /** Milliseconds until the deadline. */
  remainingMs: number;
}

export type VisionEvaluator = Awaited<ReturnType<typeof openVisionEvaluator>>;

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

/** Of one sample, the first; of three, all. */
const SIDE_ORDERS: readonly SideOrder[] = ["ad-first", "page-first", "ad-first"];

/** Loaded only if a run uses a model. */
export async function openVisionEvaluator(use: AiConfig, options: VisionOptions) {
  const transport = openTransport(use.baseUrl, options.proxies);
  const session: ModelSession = {
    use,
    model: await connectModel(use, transport),
    capabilities: createDefaultCapabilities(),
    budget: new CostBudget(use.price, use.options["max-cost"] ?? null),
    sleep: options.sleep ?? ((ms, signal) => pause(ms, undefined, { signal })),
  };
  const evaluator = new ModelVisionEvaluator(session, options.createMarkers ?? createRandomMarkers);
  return { evaluate: (task: VisionTask) => evaluator.evaluate(task), close: transport.close };
}

const createRandomMarkers = (): RequestMarkers => ({
  nonce: randomBytes(9).toString("hex"),
  wordSeparator: WORD_SEPARATORS[randomInt(WORD_SEPARATORS.length)] ?? "^",
});

class ModelVisionEvaluator {
  readonly #session: ModelSession;
  readonly #createMarkers: () => RequestMarkers;
  readonly #cache: ReplyCache;
  /** Identical concurrent comparisons share one request. */
  readonly #inFlight = new Map<string, Promise<ModelReply[]>>();
  #failures = 0;
  #suspended: { failure: ModelFailure; until: number } | null = null;

  constructor(session: ModelSession, createMarkers: () => RequestMarkers) {
    this.#session = session;
    this.#createMarkers = createMarkers;
    this.#cache = new ReplyCache(session.use.options.cache ?? null);
  }

  /**
   * @returns the judgement that joins the rules and the model; the rules' own where the model failed, and the usage
   * says why.
   * @throws VisionUnavailable where the model is required and failed; the signal's reason.
   */
  async evaluate(task: VisionTask): Promise<{ judgement: Judgement; usage: AiUsage }> {
    const tokens: TokenUsage = { input: 0, output: 0 };
    const spend = (used: TokenUsage) => {
      tokens.input += used.input;
      tokens.output += used.output;
    };
    const limits = { signal: task.signal, until: performance.now() + task.remainingMs, spend };
    try {
      const factSheet = buildFactSheet(task.evidence, task.rules.ledger);
      const images = await task.buildImages(factSheet.withheld);
      const { replies, cached } = await this.#collectReplies(factSheet, images, limits);
      const pictured = findPicturedSides(images);
      const { verified, spread } = combineReplies(replies.map((reply) => verifyModelReply(reply, factSheet, pictured)));
      this.#failures = 0;
      return {
        judgement: mergeWithRules(task.rules, verified, factSheet, task.judgeLedger),
        usage: {
          ...this.#describeUsage(tokens),
          outcome: "judged",
          samples: replies.length,
          cached,
          spread: replies.length > 1 ? spread : null,
        },
      };
    } catch (error) {
      task.signal.throwIfAborted();
      const usage = { ...this.#describeUsage(tokens), samples: 0, cached: false, spread: null };
      return { judgement: task.rules, usage: { ...usage, outcome: "fallback", reason: this.#handleFailure(error) } };
    }
  }

  async #collectReplies(
    factSheet: FactSheet,
    images: readonly VisionImage[],
    limits: CallLimits,
  ): Promise<{ replies: ModelReply[]; cached: boolean }> {
    const key = computeCacheKey(factSheet, images, this.#session.use);
    const stored = await this.#cache.get(key);
    if (stored !== null) return { replies: stored, cached: true };
    for (let running = this.#inFlight.get(key); running !== undefined; running = this.#inFlight.get(key)) {
      const replies = await running.catch((error: unknown) => {
        if (error instanceof ModelFailure && error.kind !== "late") throw error;
        // The other caller aborted or ran out of time, which says nothing about the model.
        return null;
      });
      limits.signal.throwIfAborted();
      if (replies !== null) return { replies, cached: true };
    }
    if (this.#suspended !== null && performance.now() < this.#suspended.until) throw this.#suspended.failure;
    const running = this.#requestReplies(factSheet, images, limits);
    this.#inFlight.set(key, running);
    try {
      const replies = await running;
      if (replies.length === this.#session.use.options.samples) await this.#cache.put(key, replies);
      return { replies, cached: false };
    } finally {
      this.#inFlight.delete(key);
    }
  }

  /** Requests the first reply alone, because it detects the model's capabilities; then the others concurrently. */
  async #requestReplies(
    factSheet: FactSheet,
    images: readonly VisionImage[],
    limits: CallLimits,
  ): Promise<ModelReply[]> {
    const [first = "ad-first", ...rest] = SIDE_ORDERS.slice(0, this.#session.use.options.samples);
    const requestInOrder = async (order: SideOrder): Promise<ModelReply> => {
      const markers = this.#createMarkers();
      const build = (half: boolean) =>
        buildPrompt(half ? halveFactSheet(factSheet) : factSheet, images, order, markers);
      const reply = await callModel(build, this.#session, limits);
      if (isUnsupported(verifyModelReply(reply, factSheet, { ad: true, page: true })))
        throw new ModelFailure("other", "its quotes are neither in the ad nor on the page.");
      return reply;
    };
    const replies = [await requestInOrder(first)];
    const others = await Promise.allSettled(rest.map(requestInOrder));
    return [...replies, ...others.flatMap((other) => (other.status === "fulfilled" ? [other.value] : []))];
  }

  /** An internal error is handled like a failure of the model. @returns why the rules alone judge. */
  #handleFailure(error: unknown): string {
    const failure = error instanceof ModelFailure ? error : new ModelFailure("other", `${String(error)}.`, error);
    if (failure !== this.#suspended?.failure && failure.kind !== "late") this.#recordFailure(failure);
    const { model, options } = this.#session.use;
    if (options.required) throw new VisionUnavailable(`${model.provider}/${model.name}`, failure.message, failure);
    return failure.message;
  }

  /** Suspends the model if the failure is fatal or repeated. A spent budget suspends it for good. */
  #recordFailure(failure: ModelFailure): void {
    this.#failures += 1;
    const until = failure.kind === "budget" ? Number.POSITIVE_INFINITY : performance.now() + COOLDOWN_MS;
    if (failure.kind === "fatal" || failure.kind === "budget") this.#suspended = { failure, until };
    else if (this.#failures >= MAX_CONSECUTIVE_FAILURES) {
      const words = `it is suspended after ${MAX_CONSECUTIVE_FAILURES} consecutive failures.`;
      const suspension = new ModelFailure("other", `${words} The last one: ${failure.message}`, failure);
      this.#suspended = { failure: suspension, until };
      this.#failures = 0;
    }
  }

  #describeUsage(tokens: TokenUsage): Pick<AiUsage, "model" | "tokens" | "cost"> {
    const { model } = this.#session.use;
    return { model: `${model.provider}/${model.name}`, tokens, cost: this.#session.budget.getCost(tokens) };
  }
}

const findPicturedSides = (images: readonly VisionImage[]): PicturedSides => ({
  ad: images.some(({ side }) => side === "ad"),
  page: images.some(({ side }) => side === "page"),
});

const verifyModelReply = (
  { reply, halved }: ModelReply,
  factSheet: FactSheet,
  pictured: PicturedSides,
): VerifiedReply => verifyReply(reply, halved ? halveFactSheet(factSheet) : factSheet, pictured);
