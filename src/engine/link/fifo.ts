/**
 * A queue that does not keep removed items alive. (Array.shift leaves old backing stores behind that still reference
 * removed items: with hundreds of entries they kept 70 MB alive between two full garbage collections.)
 */
export class Fifo<T> {
  readonly #places: (T | undefined)[] = [];
  #first = 0;

  get length(): number {
    return this.#places.length - this.#first;
  }

  push(item: T): void {
    this.#places.push(item);
  }

  shift(): T | undefined {
    if (this.length === 0) return undefined;
    const item = this.#places[this.#first];
    this.#places[this.#first] = undefined;
    this.#first += 1;
    if (this.#first >= MIN_COMPACT_SLOTS && this.#first * 2 >= this.#places.length) {
      this.#places.copyWithin(0, this.#first);
      this.#places.fill(undefined, this.length);
      this.#places.length -= this.#first;
      this.#first = 0;
    }
    return item;
  }
}

/** Compacting fewer empty slots is not worth it. */
const MIN_COMPACT_SLOTS = 64;
