import type { z } from "zod";
import { findClosestWord } from "../find-closest-word.ts";
import { joinAlternatives, quoteValue } from "../format-message.ts";
import type { Problem } from "./location-resolver.ts";
import type { ManifestTree, ValuePath } from "./parse-manifest-yaml.ts";
import { KEYS_BY_MAPPING, type MappingPath, VALUE_HINTS } from "./shape.ts";

type ShapeIssue = z.core.$ZodIssue;

/** Names that other tools and the evaluation API use for the manifest's keys. */
const KEY_SYNONYMS = invertSynonyms({
  landing: "url landingpage landingurl landingpageurl destination link",
  asset: "image imageurl video creative file",
  id: "name",
  platform: "network",
  viewport: "device",
  locale: "language",
  body: "bodytext primarytext text",
  headline: "title",
  cta: "ctatype button",
  page: "pagename brand",
  ageRange: "age",
});

function invertSynonyms(synonyms: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(synonyms).flatMap(([key, names]) => names.split(" ").map((name) => [name, key])));
}

const MAPPING_NAMES: Readonly<Record<MappingPath, string>> = {
  "": "the manifest",
  defaults: "defaults",
  ads: "an ad",
  "ads.copy": "copy",
  "ads.audience": "audience",
  "ads.accept": "a waiver",
  "ads.links": "a further link",
  "ads.page-speed-budget": "page-speed-budget",
  "defaults.page-speed-budget": "page-speed-budget",
};

/**
 * Explains schema errors, each at the location of the key or value, or of the mapping that lacks a key.
 *
 * @param explainedPaths Paths of values that something better is said of already, joined by dots.
 */
export function explainShapeErrors(
  issues: readonly ShapeIssue[],
  tree: ManifestTree,
  explainedPaths: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  /** Keys that an unknown key was probably meant to be: their absence is not reported again. */
  const intendedKeys = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    for (const key of issue.keys) {
      const { message, instead } = explainUnknownKey(key, findMapping(issue.path));
      if (instead !== null) intendedKeys.add([...issue.path, instead].join("."));
      problems.push({ location: tree.keyLocationOf(issue.path, key), message });
    }
  }
  for (const issue of issues) {
    const path = issue.path.join(".");
    if (issue.code === "unrecognized_keys" || intendedKeys.has(path) || explainedPaths.has(path)) continue;
    problems.push({ location: tree.locationOf(issue.path), message: explainWrongValue(issue, tree) });
  }
  return problems;
}

function explainUnknownKey(key: string, holder: MappingPath): { message: string; instead: string | null } {
  const own = KEYS_BY_MAPPING[holder].filter((name) => name !== "$schema");
  const synonym = KEY_SYNONYMS.get(key.toLowerCase().replace(/[\s_-]/g, ""));
  const instead = findClosestWord(key, own) ?? own.find((name) => name === synonym) ?? null;
  const start = `${quoteValue(key)} is not a key of ${MAPPING_NAMES[holder]}`;
  if (instead !== null) return { message: `${start}: did you mean ${instead}?`, instead };
  const elsewhere = findOwner(synonym ?? key);
  if (elsewhere !== null) {
    return { message: `${start}: ${elsewhere.key} belongs in ${MAPPING_NAMES[elsewhere.holder]}`, instead };
  }
  return { message: `${start}: remove it, or write ${joinAlternatives(own)}`, instead };
}

function findOwner(key: string): { holder: MappingPath; key: string } | null {
  for (const holder of ["ads", "ads.copy", "ads.audience", "ads.accept", ""] as const) {
    const found = KEYS_BY_MAPPING[holder].find((name) => name.toLowerCase() === key.toLowerCase());
    if (found !== undefined) return { holder, key: found };
  }
  return null;
}

function explainWrongValue(issue: ShapeIssue, tree: ManifestTree): string {
  const value = getValueAt(tree.value, issue.path);
  const name = describePath(issue.path);
  const write = findHint(issue.path);
  if (value === undefined) return `${name} is missing: ${write}`;
  if (value === null) return `${name} is empty: ${write}`;
  if (issue.code === "invalid_value" && typeof value === "string") {
    if (issue.values.some((word) => typeof word === "number"))
      return `${name} is ${quoteValue(value)}: ${write}, without quotes`;
    const near = findClosestWord(value, issue.values.map(String));
    const meant = near === undefined ? "" : `did you mean ${near}? Else `;
    return `${name} is ${quoteValue(value)}: ${meant}${write}`;
  }
  if (typeof value === "string") return explainWrongText(name, value, write, issue);
  if (typeof value === "object") {
    const hint = issue.code === "invalid_type" && issue.expected === "string" ? BRACE_HINT : "";
    return `${name} is a ${describeContainer(value)}: ${write}${hint}`;
  }
  const source = tree.sourceTextOf(issue.path) ?? String(value);
  if (issue.code === "invalid_type" && issue.expected === "string") {
    return `${name} is read as a ${typeof value}: put it in quotes, "${source}"`;
  }
  return `${name} is ${source.slice(0, 80)}: ${write}`;
}

const BRACE_HINT = "; put text that starts with { or [ in quotes";

function explainWrongText(name: string, value: string, write: string, issue: ShapeIssue): string {
  if (value.trim() === "") return `${name} is empty: ${write}`;
  if (issue.code === "too_big") {
    return `${name} has ${value.length} characters, more than ${issue.maximum}: shorten it`;
  }
  const bare = issue.code === "invalid_type" && issue.expected === "number" ? ", without quotes or a unit" : "";
  return `${name} is ${quoteValue(value)}: ${write}${bare}`;
}

const describeContainer = (value: object): string =>
  Array.isArray(value) ? (value.length === 0 ? "list without items" : "list") : "mapping";

/** The mapping that a path leads to. An issue is always in a known mapping. */
function findMapping(path: ValuePath): MappingPath {
  const name = path.filter((step) => typeof step === "string").join(".");
  return isMappingPath(name) ? name : "";
}

const isMappingPath = (name: string): name is MappingPath => Object.hasOwn(KEYS_BY_MAPPING, name);

/** A value's name in messages: `landing`, `copy.headline`, `sources`, `an ad`. */
function describePath(path: ValuePath): string {
  const words = path.filter((step) => typeof step === "string");
  if (words.length === 0) return "the manifest";
  if (words.length === 1 && words[0] === "ads" && path.length === 2) return "an ad";
  return (words[0] === "ads" && words.length > 1 ? words.slice(1) : words).join(".");
}

function findHint(path: ValuePath): string {
  if (path.length === 2 && path[0] === "ads") return 'write a mapping that starts with "- id: …"';
  const keys = path.filter((step) => typeof step === "string");
  const key = keys.at(-1);
  if (key === undefined) return "write version: 1, and a list of ads under ads:";
  return VALUE_HINTS[keys.slice(-2).join(".")] ?? VALUE_HINTS[key] ?? "write it as text";
}

function getValueAt(value: unknown, path: ValuePath): unknown {
  let at = value;
  for (const step of path) at = isObject(at) ? at[String(step)] : undefined;
  return at;
}

/** A mapping or a list. */
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
