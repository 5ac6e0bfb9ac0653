import type { z } from "zod";
import { choice, nearest, shown } from "../words.ts";
import type { Problem } from "./place.ts";
import { type Holder, KEYS, WRITE } from "./shape.ts";
import type { ManifestTree, Path } from "./tree.ts";

type Issue = z.core.$ZodIssue;

/** Names that other tools and the evaluation API give to what a manifest calls otherwise. */
const SYNONYMS: Readonly<Record<string, string>> = {
  url: "landing",
  landingpage: "landing",
  landingurl: "landing",
  landingpageurl: "landing",
  destination: "landing",
  link: "landing",
  image: "asset",
  imageurl: "asset",
  video: "asset",
  creative: "asset",
  file: "asset",
  name: "id",
  network: "platform",
  device: "viewport",
  language: "locale",
  bodytext: "body",
  primarytext: "body",
  text: "body",
  title: "headline",
  ctatype: "cta",
  button: "cta",
  pagename: "page",
  brand: "page",
  age: "ageRange",
};

const HOLDER_NAMES: Readonly<Record<Holder, string>> = {
  "": "the manifest",
  defaults: "defaults",
  ads: "an ad",
  "ads.copy": "copy",
  "ads.audience": "audience",
  "ads.accept": "a waiver",
};

/**
 * What the shape found, said for people, each at its place: the offending key or value, or what lacks one.
 *
 * @param said Paths of values that something better is said of already, joined by dots.
 */
export function adviseShape(
  issues: readonly Issue[],
  tree: ManifestTree,
  said: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  /** Keys that an unknown one was probably meant to be: that they are missing need not be said as well. */
  const meant = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    for (const key of issue.keys) {
      const { message, instead } = unknownKey(key, holderOf(issue.path));
      if (instead !== null) meant.add([...issue.path, instead].join("."));
      problems.push({ place: tree.placeOfKey(issue.path, key), message });
    }
  }
  for (const issue of issues) {
    const path = issue.path.join(".");
    if (issue.code === "unrecognized_keys" || meant.has(path) || said.has(path)) continue;
    problems.push({ place: tree.placeOf(issue.path), message: wrongValue(issue, tree) });
  }
  return problems;
}

function unknownKey(key: string, holder: Holder): { message: string; instead: string | null } {
  const own = KEYS[holder].filter((name) => name !== "$schema");
  const synonym = SYNONYMS[key.toLowerCase().replace(/[\s_-]/g, "")];
  const instead = nearest(key, own) ?? own.find((name) => name === synonym) ?? null;
  const start = `${shown(key)} is not a key of ${HOLDER_NAMES[holder]}`;
  if (instead !== null) return { message: `${start}: did you mean ${instead}?`, instead };
  const elsewhere = homeOf(synonym ?? key);
  if (elsewhere !== null) {
    return { message: `${start}: ${elsewhere.key} belongs in ${HOLDER_NAMES[elsewhere.holder]}`, instead };
  }
  return { message: `${start}: remove it, or write ${choice(own)}`, instead };
}

function homeOf(key: string): { holder: Holder; key: string } | null {
  for (const holder of ["ads", "ads.copy", "ads.audience", "ads.accept", ""] as const) {
    const found = KEYS[holder].find((name) => name.toLowerCase() === key.toLowerCase());
    if (found !== undefined) return { holder, key: found };
  }
  return null;
}

function wrongValue(issue: Issue, tree: ManifestTree): string {
  const value = valueAt(tree.value, issue.path);
  const name = nameOf(issue.path);
  const write = remedyOf(issue.path);
  if (value === undefined) return `${name} is missing: ${write}`;
  if (value === null) return `${name} is empty: ${write}`;
  if (issue.code === "invalid_value" && typeof value === "string") {
    if (issue.values.some((word) => typeof word === "number"))
      return `${name} is ${shown(value)}: ${write}, without quotes`;
    const near = nearest(value, issue.values.map(String));
    const meant = near === undefined ? "" : `did you mean ${near}? Else `;
    return `${name} is ${shown(value)}: ${meant}${write}`;
  }
  if (typeof value === "string") return wrongText(name, value, write, issue);
  if (typeof value === "object") {
    const hint = issue.code === "invalid_type" && issue.expected === "string" ? BRACE_HINT : "";
    return `${name} is a ${kindOf(value)}: ${write}${hint}`;
  }
  const source = tree.sourceOf(issue.path) ?? String(value);
  if (issue.code === "invalid_type" && issue.expected === "string") {
    return `${name} is read as a ${typeof value}: put it in quotes, "${source}"`;
  }
  return `${name} is ${source.slice(0, 80)}: ${write}`;
}

const BRACE_HINT = "; text that begins with { or [ needs quotes";

function wrongText(name: string, value: string, write: string, issue: Issue): string {
  if (value.trim() === "") return `${name} is empty: ${write}`;
  if (issue.code === "too_big") {
    return `${name} has ${value.length} characters, more than ${issue.maximum}: shorten it`;
  }
  const bare =
    issue.code === "invalid_type" && issue.expected === "number" ? ", without quotes or a unit" : "";
  return `${name} is ${shown(value)}: ${write}${bare}`;
}

const kindOf = (value: object): string => {
  if (Array.isArray(value)) return value.length === 0 ? "list without items" : "list";
  return "mapping";
};

/** The mapping that a path leads to. An issue never lies in one that the shape does not know. */
function holderOf(path: Path): Holder {
  const name = path.filter((step) => typeof step === "string").join(".");
  return isHolder(name) ? name : "";
}

const isHolder = (name: string): name is Holder => Object.hasOwn(KEYS, name);

/** A value's name for people: `landing`, `copy.headline`, `sources`, `an ad`. */
function nameOf(path: Path): string {
  const words = path.filter((step) => typeof step === "string");
  if (words.length === 0) return "the manifest";
  if (words.length === 1 && words[0] === "ads" && path.length === 2) return "an ad";
  return (words[0] === "ads" && words.length > 1 ? words.slice(1) : words).join(".");
}

function remedyOf(path: Path): string {
  if (path.length === 2 && path[0] === "ads") return 'write a mapping that begins with "- id: …"';
  const key = path.findLast((step) => typeof step === "string");
  if (key === undefined) return "write version: 1, and a list of ads under ads:";
  return isLeaf(key) ? WRITE[key] : "see the documentation of the manifest";
}

const isLeaf = (key: string): key is keyof typeof WRITE => Object.hasOwn(WRITE, key);

function valueAt(value: unknown, path: Path): unknown {
  let at = value;
  for (const step of path) at = isRecord(at) ? at[String(step)] : undefined;
  return at;
}

/** A mapping or a list, whose parts can be asked for by name. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
