import { type Alias, isAlias, isMap, isNode, isScalar, isSeq, type Node, type YAMLMap } from "yaml";
import { quoteValue } from "../format-message.ts";
import type { SourceLocation } from "./entry.ts";
import type { LocationResolver, Problem } from "./location-resolver.ts";

/** Maximum number of values from aliases. Copy shared by 2,000 ads takes 20,000; an alias bomb takes billions. */
const MAX_ALIASED_VALUES = 100_000;

const MERGE_KEY = "<<";

/** A key as text; null where it is a mapping, a list or an alias. */
export const getKeyName = (key: unknown): string | null => (isScalar(key) ? (key.source ?? String(key.value)) : null);

/** Converts nodes to plain values and reports YAML features that manifests do not support. */
export class ValueReader {
  readonly problems: Problem[] = [];
  readonly #sources: ReadonlyMap<Alias, Node>;
  readonly #place: LocationResolver;
  /** The anchored values that are being read: an alias to one of them would recurse forever. */
  readonly #open = new Set<Node>();
  /** Mappings whose keys were checked: a mapping shared by aliases is reported once. */
  readonly #checked = new Set<Node>();
  #aliased = 0;
  #overflowReported = false;

  constructor(sources: ReadonlyMap<Alias, Node>, place: LocationResolver) {
    this.#sources = sources;
    this.#place = place;
  }

  /** Aliases exceed the limit, so the value is incomplete. */
  get overflowed(): boolean {
    return this.#aliased > MAX_ALIASED_VALUES;
  }

  /** The value of a node; undefined once aliases exceed the limit. */
  read(node: unknown): unknown {
    if (this.overflowed) return undefined;
    if (this.#open.size > 0) this.#aliased++;
    if (isAlias(node)) return this.#readAlias(node);
    if (isScalar(node)) return node.value;
    if (isSeq(node)) return node.items.map((item) => this.read(item));
    if (isMap(node)) return this.#readMap(node);
    return null;
  }

  #readAlias(alias: Alias): unknown {
    const source = this.#sources.get(alias);
    if (source === undefined) {
      this.#report(alias, `there is no anchor "&${alias.source}" above: put text that starts with "*" in quotes`);
      return `*${alias.source}`;
    }
    if (this.#open.has(source)) {
      this.#report(alias, `"*${alias.source}" is inside the value that it repeats: write the values out`);
      return undefined;
    }
    this.#open.add(source);
    const value = this.read(source);
    this.#open.delete(source);
    if (this.overflowed) this.#reportOverflow(alias);
    return value;
  }

  #readMap(map: YAMLMap): Record<string, unknown> {
    const values = new Map<string, unknown>();
    const keys = new Map<string, unknown>();
    for (const { key, value } of map.items) {
      const name = getKeyName(key);
      const mistake =
        name === null
          ? "a key must be plain text: put text that starts with { or ? in quotes"
          : this.#keyMistake(name, keys);
      if (mistake !== null && !this.#checked.has(map)) this.#report(key, mistake);
      if (name === null || keys.has(name)) continue;
      keys.set(name, key);
      if (name !== MERGE_KEY) values.set(name, this.read(value));
    }
    this.#checked.add(map);
    // fromEntries creates own properties, so a key `__proto__` is only an unknown key.
    return Object.fromEntries(values);
  }

  #keyMistake(name: string, keys: ReadonlyMap<string, unknown>): string | null {
    if (keys.has(name)) {
      const first = keys.get(name);
      const { line } = this.#placeOf(first);
      return `${quoteValue(name)} is a duplicate key, first used in line ${line}: keep one of them`;
    }
    if (name !== MERGE_KEY) return null;
    return 'merge keys ("<<") are not supported: write the keys out, or move what ads share into `defaults`';
  }

  #reportOverflow(alias: Alias): void {
    if (this.#overflowReported) return;
    this.#overflowReported = true;
    this.#report(
      alias,
      `aliases repeat more than ${MAX_ALIASED_VALUES.toLocaleString("en")} values by here: write the values out`,
    );
  }

  #report(node: unknown, message: string): void {
    this.problems.push({ location: this.#placeOf(node), message });
  }

  #placeOf(node: unknown): SourceLocation {
    const [start, end] = (isNode(node) ? node.range : null) ?? [0, 0];
    return this.#place(start, end);
  }
}
