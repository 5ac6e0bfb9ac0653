/** A map with a limited number of entries that removes the least recently used one. */
export class LruMap<V> {
  readonly #most: number;
  readonly #values = new Map<string, V>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): V | undefined {
    const value = this.#values.get(key);
    // Insertion order is the order of use. It does not matter yet while the map is less than half full.
    if (value === undefined || this.#values.size * 2 < this.#most) return value;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: string, value: V): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size <= this.#most) return;
    const [oldest] = this.#values.keys();
    if (oldest !== undefined) this.#values.delete(oldest);
  }
}
