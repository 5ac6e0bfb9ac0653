import {
  type Alias,
  Composer,
  type CST,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  Parser,
  visit,
  type YAMLMap,
  YAMLParseError,
} from "yaml";
import type { SourceLocation } from "./entry.ts";
import { createLocationResolver, type LocationResolver, type Problem } from "./location-resolver.ts";
import { explainSyntaxError } from "./syntax-errors.ts";
import { getKeyName, ValueReader } from "./yaml-value-reader.ts";

export type ValuePath = readonly PropertyKey[];

/** Parses YAML 1.2 (and JSON). `tree` is null if the text has syntax errors. */
export function parseManifest(text: string, file: string): { tree: ManifestTree | null; problems: Problem[] } {
  const locate = createLocationResolver(file, text);
  try {
    const document = parseBounded(text);
    const broken = document.errors.map(({ code, message, pos: [start] }) => {
      return { location: locate(start), message: explainSyntaxError(code, message, getLineAt(text, start)) };
    });
    if (broken.length > 0) return { tree: null, problems: keepFirstPerLine(broken) };
    const sources = resolveAliases(document);
    const reader = new ValueReader(sources, locate);
    const value = reader.read(document.contents);
    const tags = document.warnings.map(({ pos: [start] }) => {
      return { location: locate(start), message: 'this is a YAML tag: put text that starts with "!" in quotes' };
    });
    const tree = reader.overflowed ? null : new ManifestTree(value, document.contents, sources, locate);
    return { tree, problems: [...tags, ...reader.problems] };
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error;
    return { tree: null, problems: [{ location: locate(error.offset), message: error.message }] };
  }
}

/** A manifest nests five levels deep. The YAML composer is recursive, so deep nesting would overflow the stack. */
const MAX_DEPTH = 100;

/** About 50 tokens per ad, so 20,000 ads; each takes about 1 kB of memory. */
const MAX_TOKENS = 1_000_000;

class TooComplex extends Error {
  override name = "TooComplex";
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/** Like the library's `parseDocument`, with limits on depth and tokens. */
function parseBounded(text: string): Document.Parsed {
  // The composer's check for duplicate keys is quadratic; ours is linear.
  const composer = new Composer({ uniqueKeys: false });
  const [first, second] = composer.compose(tokenizeBounded(text), true, text.length);
  if (first === undefined) throw new TooComplex("the file contains no YAML: write a list of ads under `ads:`", 0);
  if (second !== undefined) {
    first.errors.push(new YAMLParseError([second.range[0], second.range[1]], "MULTIPLE_DOCS", ""));
  }
  return first;
}

function* tokenizeBounded(text: string): Generator<CST.Token> {
  const parser = new Parser();
  let lexemes = 0;
  for (const lexeme of new Lexer().lex(text)) {
    yield* parser.next(lexeme);
    if (parser.stack.length > MAX_DEPTH) {
      throw new TooComplex("values are nested too deeply here: write a list of ads under `ads:`", parser.offset);
    }
    if (++lexemes > MAX_TOKENS) {
      throw new TooComplex("the file is too large to parse: split it here", parser.offset);
    }
  }
  yield* parser.end();
}

const getLineAt = (text: string, offset: number): string => {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", start);
  return text.slice(start, Math.min(end < 0 ? text.length : end, start + 500));
};

/** One syntax error may cause several errors in its line: keep the first. */
const keepFirstPerLine = (problems: Problem[]): Problem[] =>
  [...Map.groupBy(problems, ({ location }) => location.line).values()].flatMap(([first]) => first ?? []);

/** The value of each alias: the latest anchor of its name before it. */
function resolveAliases(document: Document.Parsed): Map<Alias, Node> {
  const anchors = new Map<string, Node>();
  const sources = new Map<Alias, Node>();
  visit(document, {
    Alias: (_key, alias) => {
      const source = anchors.get(alias.source);
      if (source !== undefined) sources.set(alias, source);
    },
    Value: (_key, node) => {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
    },
  });
  return sources;
}

/** A manifest as plain values, with the location of each value. */
export class ManifestTree {
  readonly value: unknown;
  readonly #contents: Node | null;
  readonly #sources: ReadonlyMap<Alias, Node>;
  /** Start offsets of the values that aliases repeat. */
  readonly #repeated: readonly number[];
  readonly #place: LocationResolver;
  readonly #indexes = new WeakMap<YAMLMap, Map<string, { key: unknown; value: unknown }>>();

  constructor(value: unknown, contents: Node | null, sources: ReadonlyMap<Alias, Node>, place: LocationResolver) {
    this.value = value;
    this.#contents = contents;
    this.#sources = sources;
    this.#repeated = [...new Set(sources.values())].flatMap(({ range }) => range?.[0] ?? []);
    this.#place = place;
  }

  /** Whether an alias repeats the value at the path or a part of it. */
  isRepeated(path: ValuePath): boolean {
    const [start, end] = this.#walk(path).nearest?.range ?? [0, 0];
    return this.#repeated.some((at) => start <= at && at < end);
  }

  /** The location of the value at the path, or of the mapping that lacks it. */
  locationOf(path: ValuePath): SourceLocation {
    return this.#placeOfNode(this.#walk(path).nearest);
  }

  /** The location of a mapping's key. */
  keyLocationOf(path: ValuePath, key: string): SourceLocation {
    const { nearest } = this.#walk(path);
    const map = this.#follow(nearest);
    const node = isMap(map) ? this.#index(map).get(key)?.key : undefined;
    return this.#placeOfNode(isNode(node) ? node : nearest);
  }

  /** A scalar's source text. */
  sourceTextOf(path: ValuePath): string | undefined {
    const { nearest, found } = this.#walk(path);
    const node = this.#follow(nearest);
    return found && isScalar(node) ? node.source : undefined;
  }

  /** The node at the path, or the last existing node on the way. */
  #walk(path: ValuePath): { nearest: Node | null; found: boolean } {
    let nearest = this.#contents;
    for (const step of path) {
      const holder = this.#follow(nearest);
      if (isSeq(holder)) {
        const item = holder.items[Number(step)];
        if (!isNode(item)) return { nearest, found: false };
        nearest = item;
      } else {
        const pair = isMap(holder) ? this.#index(holder).get(String(step)) : undefined;
        const next = pair?.value ?? pair?.key;
        if (!isNode(next)) return { nearest, found: false };
        nearest = next;
      }
    }
    return { nearest, found: true };
  }

  #follow(node: Node | null): Node | null {
    return isAlias(node) ? (this.#sources.get(node) ?? node) : node;
  }

  #index(map: YAMLMap): Map<string, { key: unknown; value: unknown }> {
    const known = this.#indexes.get(map);
    if (known !== undefined) return known;
    // In reverse order, so that the first of duplicate keys wins.
    const index = new Map(map.items.toReversed().map((pair) => [getKeyName(pair.key) ?? "", pair]));
    this.#indexes.set(map, index);
    return index;
  }

  #placeOfNode(node: Node | null): SourceLocation {
    const [start, end] = node?.range ?? [0, 0];
    return this.#place(start, end);
  }
}
