import { createHash } from "node:crypto";

/** Pseudo-random numbers from 0 to 1, seeded with a text. */
export function seededRandom(seed: string): () => number {
  let state = createHash("sha256").update(seed).digest().readUInt32LE();
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Choices that depend on a seed only. */
export class SeededChoice {
  readonly #random: () => number;

  constructor(seed: string) {
    this.#random = seededRandom(seed);
  }

  between(low: number, high: number): number {
    return low + this.#random() * (high - low);
  }

  isTrue(probability: number): boolean {
    return this.#random() < probability;
  }

  pick<T>(items: readonly [T, ...T[]]): T {
    return items[Math.floor(this.#random() * items.length)] ?? items[0];
  }

  /** Fisher–Yates. */
  shuffle<T>(items: readonly T[]): T[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const [moved] = shuffled.splice(Math.floor(this.#random() * (last + 1)), 1);
      if (moved !== undefined) shuffled.push(moved);
    }
    return shuffled;
  }
}
