import { isCollection, isMap, isSeq, type YAMLMap } from "yaml";
import { type FieldChange, serialise } from "./plan-update.ts";
import { type MapPair, type TextEdit, Unchangeable, type YamlText } from "./yaml-text.ts";

export const findPair = (map: YAMLMap, key: string): MapPair | undefined =>
  (map.items as MapPair[]).find((pair) => "value" in pair.key && pair.key.value === key);

export const lastPair = (map: YAMLMap): MapPair => map.items.at(-1) as MapPair;

/** The keys behind which a new one is written, the first that the entry has. */
const PRECEDING_KEYS: readonly string[] = ["group", "campaign", "ref", "status", "id"];

/** The edits that make an entry say what the account says. */
export function listFieldEdits(text: YamlText, map: YAMLMap, changes: readonly FieldChange[]): TextEdit[] {
  const values = changes.flatMap(({ path: [key, within], to }): KeyValue[] =>
    within === undefined ? [[key, to]] : [],
  );
  const ofCopy = changes.flatMap(({ path: [, within], to }): KeyValue[] =>
    within === undefined ? [] : [[within, to]],
  );
  if (ofCopy.length === 0) return listMapEdits(text, map, values);
  const added = Object.fromEntries(ofCopy.filter(([, to]) => to !== undefined));
  const node = findPair(map, "copy")?.value;
  if (node === undefined) return listMapEdits(text, map, [...values, ["copy", added]]);
  text.assertAlone(node);
  if (!isMap(node)) throw new Unchangeable("its copy is no mapping");
  const isRemoved = (pair: MapPair) => ofCopy.some(([key, to]) => to === undefined && findPair(node, key) === pair);
  if (!(node.items as MapPair[]).every(isRemoved))
    return [...listMapEdits(text, map, values), ...listMapEdits(text, node, ofCopy)];
  const copy = Object.keys(added).length === 0 ? undefined : added;
  return listMapEdits(text, map, [...values, ["copy", copy]]);
}

type KeyValue = readonly [key: string, value: unknown];

function listMapEdits(text: YamlText, map: YAMLMap, values: readonly KeyValue[]): TextEdit[] {
  const added: Record<string, unknown> = {};
  const removed = new Set<MapPair>();
  const edits: TextEdit[] = [];
  for (const [key, to] of values) {
    const pair = findPair(map, key);
    if (pair === undefined) {
      if (to !== undefined) added[key] = to;
    } else if (to === undefined) removed.add(pair);
    else edits.push(...listValueEdits(text, map, pair, [key, to]));
  }
  edits.push(...text.removePairs(map, removed));
  if (Object.keys(added).length === 0) return edits;
  const kept = (map.items as MapPair[]).filter((pair) => !removed.has(pair));
  const preceding = PRECEDING_KEYS.map((key) => findPair(map, key)).find(
    (pair) => pair !== undefined && kept.includes(pair),
  );
  return [...edits, text.insertKeys(map, preceding ?? kept.at(-1) ?? lastPair(map), added)];
}

function listValueEdits(text: YamlText, map: YAMLMap, pair: MapPair, [key, to]: KeyValue): TextEdit[] {
  if (typeof to === "string" && !isCollection(pair.value)) return [text.replaceScalar(pair, to, map.flow === true)];
  if (Array.isArray(to) && isSeq(pair.value) && isSetKey(key)) return text.changeList(pair, to, isSameValue);
  return [replaceValue(text, map, pair, to)];
}

/** Lists whose order means nothing. */
const isSetKey = (key: string): boolean => ["headlines", "descriptions", "links"].includes(key);

const isSameValue = (one: unknown, other: unknown): boolean => serialise(one) === serialise(other);

/** One id becomes several, or the other way round. */
function replaceValue(text: YamlText, map: YAMLMap, pair: MapPair, to: unknown): TextEdit {
  text.assertAlone(pair.value);
  const start = pair.key.range?.[0] ?? 0;
  const end = text.endOfPair(pair);
  const key = text.source.slice(start, pair.key.range?.[1] ?? start);
  const isBehindBreak = text.source[end - 1] === "\n";
  const written = typeof to === "string" && map.flow !== true ? formatPlain(to) : JSON.stringify(to);
  return { from: start, to: end, text: `${key}: ${written}${isBehindBreak ? text.eol : ""}` };
}

const formatPlain = (value: string): string => (/^[a-z]+:[\w.-]+$/u.test(value) ? value : JSON.stringify(value));
