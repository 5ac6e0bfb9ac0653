import { EventEmitter, once, setMaxListeners } from "node:events";
import type { AiPrice } from "../../contract/ai-settings.ts";
import { ModelFailure } from "./model-failure.ts";

export interface TokenUsage {
  input: number;
  output: number;
}

const TOKENS_PER_PRICE = 1_000_000;

/** The cost limit of a run. Concurrent calls reserve their maximum cost, so that together they stay within it. */
export class CostBudget {
  readonly #price: AiPrice | null;
  readonly #limit: number;
  readonly #released = new EventEmitter();
  #spent = 0;
  #reserved = 0;
  /** Highest ratio of counted to estimated input tokens so far. Some models count pictures several times. */
  #inputTokenFactor = 1;

  /** @param limit in the currency of the prices; null for no limit. */
  constructor(price: AiPrice | null, limit: number | null) {
    this.#price = price;
    this.#limit = limit ?? Number.POSITIVE_INFINITY;
    setMaxListeners(0, this.#released);
  }

  /** Null if the price is unknown. */
  getCost({ input, output }: TokenUsage): number | null {
    return this.#price === null ? null : (input * this.#price.input + output * this.#price.output) / TOKENS_PER_PRICE;
  }

  /**
   * Reserves the maximum cost of a call. It waits for concurrent calls if only their reservations exceed the limit,
   * because most calls cost less than reserved.
   *
   * @returns releases the reservation, given the actual usage.
   * @throws ModelFailure if the remaining budget is too small; AbortError.
   */
  async reserve(most: TokenUsage, signal: AbortSignal): Promise<(used: TokenUsage) => void> {
    let held = this.#estimateMaxCost(most);
    while (this.#spent + this.#reserved + held > this.#limit) {
      if (this.#spent + held > this.#limit)
        throw new ModelFailure(
          "budget",
          `the run's max-cost of ${this.#limit} does not cover another request (${roundCost(this.#spent)} spent).`,
        );
      await once(this.#released, "release", { signal });
      held = this.#estimateMaxCost(most);
    }
    this.#reserved += held;
    return (used) => {
      this.#reserved -= held;
      this.#spent += this.getCost(used) ?? 0;
      this.#inputTokenFactor = Math.max(this.#inputTokenFactor, used.input / most.input);
      this.#released.emit("release");
    };
  }

  #estimateMaxCost({ input, output }: TokenUsage): number {
    return this.getCost({ input: input * this.#inputTokenFactor, output }) ?? 0;
  }
}

const roundCost = (money: number): number => Math.round(money * 10_000) / 10_000;
