import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isCollection,
  isMap,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { type Ad, Manifest } from "../../run/manifest/shape.ts";
import type { FormattedEntry } from "../format-manifest.ts";
import { IntakeError } from "../intake-error.ts";
import { findPair, lastPair, listFieldEdits } from "./field-edits.ts";
import { type KnownAd, PAUSE_COMMENTS, type PauseReason, toKnownAd } from "./known-ad.ts";
import { type FieldChange, serialise } from "./plan-update.ts";
import {
  applyTextEdits,
  cutFlowItems,
  indentLines,
  type Range,
  type TextEdit,
  Unchangeable,
  YamlText,
} from "./yaml-text.ts";

/** A change that has to be made by hand, and why. */
export interface ManualChange {
  entry: KnownAd;
  line: number;
  why: string;
}

const PAUSE_LINE = new RegExp(`#\\s*(?:${Object.values(PAUSE_COMMENTS).join("|")})\\s*$`, "u");

/** A valid manifest as text. Changes touch only the characters that they are about. */
export class ManifestText {
  readonly entries: readonly KnownAd[];
  readonly manual: ManualChange[] = [];
  readonly #document: Document.Parsed;
  readonly #text: YamlText;
  readonly #manifest: Manifest;
  readonly #edits: TextEdit[] = [];
  /** What the manifest has to say afterwards, by position; null: the entry is removed. */
  readonly #wanted = new Map<number, Ad | null>();
  readonly #added: Ad[] = [];

  /** @param source without a byte order mark. */
  constructor(source: string, file: number) {
    this.#document = parseDocument(source, { uniqueKeys: false });
    this.#manifest = Manifest.parse(this.#document.toJS({ maxAliasCount: -1 }));
    const anchors = new Set<string>();
    visit(this.#document, { Alias: (_key, { source: name }) => void anchors.add(name) });
    this.#text = new YamlText(source, anchors);
    this.entries = this.#manifest.ads.map((ad, index) =>
      toKnownAd(ad, { file, index, isPausedByHand: this.#isPausedByHand(index) }, this.#manifest.defaults),
    );
  }

  /** 1-based line of an entry. */
  lineOf({ index }: KnownAd): number {
    return this.#text.lineNumberOf(this.#nodeAt(index)?.range?.[0] ?? 0);
  }

  /** JSON has no comments that would say who paused an entry. */
  #isPausedByHand(index: number): boolean {
    const map = this.#nodeAt(index);
    const pair = isMap(map) && map.flow !== true ? findPair(map, "status") : undefined;
    if (pair === undefined) return false;
    const end = this.#text.endOfPair(pair);
    return !PAUSE_LINE.test(this.#text.source.slice(end, this.#text.lineEnd(end)));
  }

  #nodeAt(index: number): Node | null {
    const ads = this.#document.get("ads", true);
    const node = isSeq(ads) ? (ads.items[index] as Node | undefined) : undefined;
    return node ?? null;
  }

  change(entry: KnownAd, changes: readonly FieldChange[]): void {
    this.#try(entry, (map, ad) => {
      const edits = listFieldEdits(this.#text, map, changes);
      return { edits, ad: changes.reduce(applyChange, ad) };
    });
  }

  pause(entry: KnownAd, reason: PauseReason): void {
    this.#try(entry, (map, ad) => {
      const [status, id] = [findPair(map, "status"), findPair(map, "id")];
      const comment = PAUSE_COMMENTS[reason];
      const edit =
        status !== undefined
          ? this.#text.replaceScalar(status, "paused", map.flow === true)
          : this.#text.insertKeys(map, id ?? lastPair(map), { status: "paused" }, comment);
      const isCommented = status !== undefined && map.flow !== true;
      const end = status === undefined ? 0 : this.#text.endOfPair(status);
      const isFree = this.#text.isBlank(end, this.#text.lineEnd(end));
      const withComment = isCommented && isFree ? { ...edit, text: `${edit.text} # ${comment}` } : edit;
      return { edits: [withComment], ad: { ...ad, status: "paused" } };
    });
  }

  #try(entry: KnownAd, edit: (map: YAMLMap, ad: Ad) => { edits: TextEdit[]; ad: Ad }): void {
    const node = this.#nodeAt(entry.index);
    try {
      this.#text.assertAlone(node);
      if (!isMap(node)) throw new Unchangeable("it is no mapping");
      const known = this.#wanted.get(entry.index) ?? entry.ad;
      const { edits, ad } = edit(node, known);
      this.#edits.push(...edits);
      this.#wanted.set(entry.index, ad);
    } catch (error) {
      if (!(error instanceof Unchangeable)) throw error;
      this.manual.push({ entry, line: this.lineOf(entry), why: error.message });
    }
  }

  /** Removes entries with the comments directly above them. */
  remove(entries: readonly KnownAd[]): void {
    const ads = this.#document.get("ads", true);
    if (!isSeq(ads) || entries.length === 0) return;
    const items = ads.items as Node[];
    const removed = new Set(entries.map(({ index }) => index));
    for (const index of removed) this.#wanted.set(index, null);
    if (ads.flow === true) {
      const ranges = items.map((item): Range => [item.range?.[0] ?? 0, item.range?.[1] ?? 0]);
      this.#edits.push(...cutFlowItems(ranges, removed));
      return;
    }
    for (const index of removed) {
      const item = items[index];
      if (item !== undefined) this.#edits.push(this.#cutItem(ads, item, index));
    }
  }

  /** A block list without an item would be no list. */
  #listEmptyingEdit(): TextEdit[] {
    const { contents } = this.#document;
    const pair = isMap(contents) ? findPair(contents, "ads") : undefined;
    const ads = pair?.value;
    const isEmptied = isSeq(ads) && ads.flow !== true && this.#added.length === 0;
    if (!isEmptied || ads.items.some((_, index) => this.#wanted.get(index) !== null)) return [];
    const at = this.#text.source.indexOf(":", pair?.key.range?.[1]) + 1;
    return [{ from: at, to: at, text: " []" }];
  }

  #cutItem(ads: YAMLSeq, item: Node, index: number): TextEdit {
    const text = this.#text;
    const dash = text.dashOf(ads, index);
    const column = text.columnOf(dash);
    let from = text.lineStart(dash);
    const lineAbove = () => text.source.slice(text.lineStart(from - 1), from);
    while (from > 0 && new RegExp(`^ {${column}}#`, "u").test(lineAbove())) from = text.lineStart(from - 1);
    if (index > 0 && from > 0 && lineAbove().trim() === "") from = text.lineStart(from - 1);
    return { from, to: this.#endOfItem(item, column), text: "" };
  }

  /** The start of the line below an item and the comments that are indented like its keys. */
  #endOfItem(item: Node, dashColumn: number): number {
    const text = this.#text;
    let at = text.nextLine(text.endOf(item));
    const deeper = new RegExp(`^ {${dashColumn + 1},}#`, "u");
    while (at < text.source.length && deeper.test(text.source.slice(at, text.lineEnd(at)))) at = text.nextLine(at);
    return at;
  }

  /** Adds entries at the end. @param items each as a block list of one item: "- id: …". */
  append(items: readonly FormattedEntry[]): void {
    if (items.length === 0) return;
    this.#added.push(...items.map(({ ad }) => ad));
    const ads = this.#document.get("ads", true);
    const text = this.#text;
    const nodes = isSeq(ads) ? (ads.items as Node[]) : [];
    const last = nodes.at(-1);
    if (isSeq(ads) && ads.flow === true && last !== undefined) {
      this.#edits.push(
        this.#appendToFlow(
          nodes,
          items.map(({ ad }) => ad),
        ),
      );
      return;
    }
    const column = isSeq(ads) && last !== undefined ? text.columnOf(text.dashOf(ads, 0)) : 2;
    const lines = items
      .map((item) => indentLines(item.text.trimEnd(), column, text.eol))
      .join(`${text.eol}${text.eol}`);
    if (last === undefined) {
      const [from = 0, to = from] = isCollection(ads) || ads === undefined || ads === null ? (ads?.range ?? []) : [];
      this.#edits.push({ from, to, text: `${text.eol}${lines}` });
      return;
    }
    const at = this.#endOfItem(last, column);
    const isBroken = at === 0 || text.source[at - 1] === "\n";
    const before = isBroken ? text.eol : `${text.eol}${text.eol}`;
    this.#edits.push({ from: at, to: at, text: `${before}${lines}${text.eol}` });
  }

  /** Behind the last entry that stays; if none does, where the first one was. */
  #appendToFlow(nodes: readonly Node[], ads: readonly Ad[]): TextEdit {
    const text = this.#text;
    const column = text.columnOf(nodes[0]?.range?.[0] ?? 0);
    const last = nodes.findLast((_, index) => this.#wanted.get(index) !== null);
    const at = last?.range?.[1] ?? nodes[0]?.range?.[0] ?? 0;
    const gap = `,${text.eol}${" ".repeat(column)}`;
    const json = ads.map((ad) => indentLines(JSON.stringify(ad, null, 2), column, text.eol).trimStart());
    return { from: at, to: at, text: `${last === undefined ? "" : gap}${json.join(gap)}` };
  }

  get isChanged(): boolean {
    return this.#edits.length > 0;
  }

  /**
   * The changed text.
   *
   * @throws IntakeError if it would not say what it should, so that nothing is ever written that nobody asked for.
   */
  toString(): string {
    const changed = applyTextEdits(this.#text.source, [...this.#edits, ...this.#listEmptyingEdit()]);
    const wanted = [...this.#manifest.ads.map((ad, index) => this.#wanted.get(index) ?? ad), ...this.#added].filter(
      (_, index) => this.#wanted.get(index) !== null,
    );
    const parsed = changed === null ? null : parseOrNull(changed);
    const at = wanted.findIndex((ad, index) => !isSameAd(parsed?.ads[index], ad));
    if (changed !== null && at === -1 && parsed?.ads.length === wanted.length && this.#isRestSame(parsed))
      return changed;
    const name = wanted[Math.max(at, 0)]?.id ?? "";
    throw new IntakeError(
      `The manifest is written in a way that cannot be changed safely (at the entry ${name}): nothing was written. ` +
        "Change it by hand, or write the entry in block style.",
    );
  }

  #isRestSame({ ads: _, ...rest }: Manifest): boolean {
    const { ads: __, ...own } = this.#manifest;
    return isDeepStrictEqual(rest, own);
  }
}

function parseOrNull(text: string): Manifest | null {
  const document = parseDocument(text, { uniqueKeys: false });
  return document.errors.length > 0 ? null : (Manifest.safeParse(document.toJS({ maxAliasCount: -1 })).data ?? null);
}

/** Lists of texts and links may have another order. */
const isSameAd = (one: Ad | undefined, other: Ad): boolean =>
  one !== undefined && isDeepStrictEqual(withSortedLists(one), withSortedLists(other));

function withSortedLists(ad: Ad): unknown {
  const sort = (list: readonly unknown[] | undefined) => list?.map(serialise).toSorted();
  const { headlines, descriptions } = ad.copy ?? {};
  return {
    ...ad,
    links: sort(ad.links),
    copy: { ...ad.copy, headlines: sort(headlines), descriptions: sort(descriptions) },
  };
}

/** An entry after a change. */
function applyChange(ad: Ad, { path: [key, within], to }: FieldChange): Ad {
  const value = within === undefined ? to : withKey(ad.copy ?? {}, within, to);
  const isEmpty = within !== undefined && Object.keys(value as object).length === 0;
  return withKey(ad, key, isEmpty ? undefined : value);
}

function withKey<T extends object>(holder: T, key: string, value: unknown): T {
  const { [key]: _, ...rest } = holder as Record<string, unknown>;
  return (value === undefined ? rest : { ...rest, [key]: value }) as T;
}
