import {
  Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  stringify,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

/** A replacement in a text: `from` and `to` are offsets. */
export interface TextEdit {
  from: number;
  to: number;
  text: string;
}

/** A value that cannot be changed alone, such as one that aliases repeat. */
export class Unchangeable extends Error {
  override name = "Unchangeable";
}

export type MapPair = Pair<Node, Node | null>;

/** Finds places in YAML source text, and formats what is written there. */
export class YamlText {
  readonly source: string;
  readonly eol: string;
  readonly #usedAnchors: ReadonlySet<string>;

  constructor(source: string, usedAnchors: ReadonlySet<string>) {
    this.source = source;
    this.eol = source.includes("\r\n") ? "\r\n" : "\n";
    this.#usedAnchors = usedAnchors;
  }

  /** The offset behind a node's last character, without comments. A block scalar ends with its line break. */
  endOf(node: Node | null): number {
    if (isCollection(node) && node.flow !== true) {
      const last = node.items.at(-1);
      if (last !== undefined) return isMap(node) ? this.endOfPair(last as MapPair) : this.endOf(last as Node);
    }
    return node?.range?.[1] ?? 0;
  }

  endOfPair({ key, value }: MapPair): number {
    return Math.max(key.range?.[1] ?? 0, this.endOf(value));
  }

  lineStart(offset: number): number {
    return this.source.lastIndexOf("\n", offset - 1) + 1;
  }

  /** The end of the line at or before which something ends, without its line break. */
  lineEnd(end: number): number {
    const isBehindBreak = end > 0 && this.source[end - 1] === "\n";
    const at = isBehindBreak ? end - 1 : this.source.indexOf("\n", end);
    const found = at === -1 ? this.source.length : at;
    return this.source[found - 1] === "\r" ? found - 1 : found;
  }

  /** The start of the line below the one at or before which something ends. */
  nextLine(end: number): number {
    if (end > 0 && this.source[end - 1] === "\n") return end;
    const at = this.source.indexOf("\n", end);
    return at === -1 ? this.source.length : at + 1;
  }

  /** 0-based column, in characters. */
  columnOf(offset: number): number {
    return offset - this.lineStart(offset);
  }

  /** 1-based. */
  lineNumberOf(offset: number): number {
    return this.source.slice(0, offset).split("\n").length;
  }

  /** The offset of the dash of a block list's item, which may begin below it. */
  dashOf(list: YAMLSeq, index: number): number {
    const previous = list.items[index - 1] as Node | undefined;
    const from = previous === undefined ? (list.range?.[0] ?? 0) : this.nextLine(this.endOf(previous));
    const dash = /^ *-(?=\s)/gmu;
    dash.lastIndex = this.lineStart(from);
    const match = dash.exec(this.source);
    if (match === null) throw new Unchangeable("its list is not in block style");
    return match.index + match[0].length - 1;
  }

  isBlank(from: number, to: number): boolean {
    return this.source.slice(from, to).trim() === "";
  }

  /** @throws Unchangeable if aliases repeat the node, or it is one. */
  assertAlone(...nodes: readonly (Node | null | undefined)[]): void {
    for (const node of nodes) {
      const anchor = node !== null && node !== undefined && "anchor" in node ? node.anchor : undefined;
      if (isAlias(node) || (typeof anchor === "string" && this.#usedAnchors.has(anchor)))
        throw new Unchangeable("it is shared by a YAML alias");
    }
  }

  /** Replaces a scalar, or an alias that stands for one. */
  replaceScalar(pair: MapPair, value: string, isFlow: boolean): TextEdit {
    const node = pair.value;
    if (!isAlias(node)) this.assertAlone(node);
    if (node !== null && !isScalar(node) && !isAlias(node)) throw new Unchangeable("its value is no text");
    const [from = this.endOfPair(pair), to = from] = node?.range ?? [];
    const isJson = this.source[pair.key.range?.[0] ?? 0] === '"';
    const text = formatScalar(value, isJson ? "json" : isFlow ? "flow" : "block");
    // A key without a value ends with its colon.
    const space = /[\s]/u.test(this.source[from - 1] ?? " ") ? "" : " ";
    return { from, to, text: `${space}${text}${this.source.slice(from, to).endsWith("\n") ? this.eol : ""}` };
  }

  /** Adds keys behind one of a mapping's pairs. */
  insertKeys(map: YAMLMap, after: MapPair, keys: Readonly<Record<string, unknown>>, comment = ""): TextEdit {
    const [first] = map.items as MapPair[];
    const start = first?.key.range?.[0] ?? 0;
    const end = this.endOfPair(after);
    if (map.flow === true) {
      const isJson = this.source[start] === '"';
      const pairs = Object.entries(keys).map(
        ([key, value]) => `${isJson ? JSON.stringify(key) : key}: ${toFlow(value)}`,
      );
      const isOneLine = !this.source.slice(map.range?.[0] ?? 0, end).includes("\n");
      const gap = isOneLine ? ", " : `,${this.eol}${" ".repeat(this.columnOf(start))}`;
      return { from: end, to: end, text: pairs.map((pair) => `${gap}${pair}`).join("") };
    }
    const lines = indentLines(formatBlock(keys), this.columnOf(start), this.eol);
    const text = `${lines}${comment === "" ? "" : ` # ${comment}`}`;
    return this.insertLines(end, text);
  }

  /** Adds whole lines behind something that ends at an offset. */
  insertLines(end: number, lines: string): TextEdit {
    const at = this.nextLine(end);
    const isBroken = at === 0 || this.source[at - 1] === "\n";
    return { from: at, to: at, text: isBroken ? `${lines}${this.eol}` : `${this.eol}${lines}` };
  }

  removePairs(map: YAMLMap, removed: ReadonlySet<MapPair>): TextEdit[] {
    const pairs = map.items as MapPair[];
    for (const { value } of removed) if (!isAlias(value)) this.assertAlone(value);
    const ranges = pairs.map((pair): Range => [pair.key.range?.[0] ?? 0, this.endOfPair(pair)]);
    const indexes = new Set(pairs.flatMap((pair, index) => (removed.has(pair) ? [index] : [])));
    if (map.flow === true) return cutFlowItems(ranges, indexes);
    return [...indexes].map((index) => {
      const [start, end] = ranges[index] ?? [0, 0];
      const from = this.lineStart(start);
      if (this.isBlank(from, start)) return { from, to: this.nextLine(end), text: "" };
      // Behind the dash of its list: the next key takes its place.
      const next = ranges[index + 1]?.[0];
      if (next === undefined || indexes.has(index + 1)) throw new Unchangeable("it begins with this key");
      return { from: start, to: next, text: "" };
    });
  }

  /** Makes a list contain exactly the given values: what it has already stays as it is written. */
  changeList(pair: MapPair, values: readonly unknown[], isSame: (one: unknown, other: unknown) => boolean): TextEdit[] {
    const node = pair.value;
    if (isAlias(node)) return [{ from: node.range?.[0] ?? 0, to: node.range?.[1] ?? 0, text: toFlow(values) }];
    this.assertAlone(node);
    if (!isSeq(node) || node.range === null || node.range === undefined) throw new Unchangeable("its value is no list");
    const own = node.toJSON() as unknown[];
    if (node.flow === true) {
      const [from, to] = node.range;
      if (hasComment(node)) throw new Unchangeable("there is a comment within it");
      const kept = own.filter((each) => values.some((value) => isSame(each, value)));
      const added = values.filter((value) => !own.some((each) => isSame(each, value)));
      return [{ from, to, text: toFlow([...kept, ...added]) }];
    }
    return this.#changeBlockList(node, own, values, isSame);
  }

  #changeBlockList(
    list: YAMLSeq,
    own: readonly unknown[],
    values: readonly unknown[],
    isSame: (one: unknown, other: unknown) => boolean,
  ): TextEdit[] {
    const items = list.items as Node[];
    this.assertAlone(...items);
    const removed = items.flatMap((item, index): TextEdit[] => {
      if (values.some((value) => isSame(own[index], value))) return [];
      return [{ from: this.lineStart(this.dashOf(list, index)), to: this.nextLine(this.endOf(item)), text: "" }];
    });
    const added = values.filter((value) => !own.some((each) => isSame(each, value)));
    const last = items.at(-1);
    if (added.length === 0 || last === undefined) return removed;
    const column = this.columnOf(this.dashOf(list, 0));
    const lines = added.map((value) => `${" ".repeat(column)}- ${formatListItem(value)}`);
    return [...removed, this.insertLines(this.endOf(last), lines.join(this.eol))];
  }
}

/** Offsets of a start and an end. */
export type Range = readonly [from: number, to: number];

/** Removes items of a flow list or mapping with their commas. */
export function cutFlowItems(items: readonly Range[], removed: ReadonlySet<number>): TextEdit[] {
  const edits: TextEdit[] = [];
  for (let at = 0; at < items.length; at += 1) {
    if (!removed.has(at)) continue;
    let last = at;
    while (removed.has(last + 1)) last += 1;
    const [start, end] = [items[at]?.[0] ?? 0, items[last]?.[1] ?? 0];
    edits.push({ from: items[at - 1]?.[1] ?? start, to: at === 0 ? (items[last + 1]?.[0] ?? end) : end, text: "" });
    at = last;
  }
  return edits;
}

function hasComment(node: Node): boolean {
  let found = false;
  visit(node, {
    Node: (_key, each) => {
      if (each.comment || each.commentBefore) found = true;
    },
  });
  return found;
}

/** Applies edits; null if they overlap. */
export function applyTextEdits(source: string, edits: readonly TextEdit[]): string | null {
  let text = "";
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (edit.from < at) return null;
    text += source.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return text + source.slice(at);
}

/** A scalar on one line. Text that a flow mapping or JSON cannot have without quotes gets them. */
function formatScalar(value: string, style: "block" | "flow" | "json"): string {
  const quoted = JSON.stringify(value.toWellFormed());
  if (style === "json") return quoted;
  const plain = stringify(value.toWellFormed(), { lineWidth: 0, blockQuote: false }).trimEnd();
  return style === "flow" && /^[^"'].*[,[\]{}]/u.test(plain) ? quoted : plain;
}

/** One line of YAML that is JSON. */
const toFlow = (value: unknown): string => JSON.stringify(value);

const formatListItem = (value: unknown): string =>
  typeof value === "string" ? formatScalar(value, "block") : toFlow(value);

const formatBlock = (value: unknown): string =>
  new Document(value, { aliasDuplicateObjects: false }).toString({ lineWidth: 0 }).trimEnd();

export const indentLines = (text: string, columns: number, eol: string): string =>
  text
    .split("\n")
    .map((line) => (line === "" ? "" : `${" ".repeat(columns)}${line}`))
    .join(eol);
