import { createHash } from "node:crypto";
import type { EntryReport } from "../check/result.ts";
import { keyOf } from "./state.ts";

/** What an issue of ours remembers, in comments that nobody sees. People can edit issues: what cannot be read is forgotten. */
export interface IssueMemory {
  /** The destination's fingerprint, or `many` for the issue that stands for all of a great outage. */
  about: string;
  /** The check that keeps the issue, by a hash: others leave its text alone. */
  keeper: string;
  /** What was last said of it. */
  said: IssueWord;
  /** What the issue shows, by a hash: nothing is written where it would be the same. */
  shows: string;
  /** Names of the ads that die with it (of the destinations, for `many`), sorted. */
  keys: readonly string[];
}

export const ISSUE_WORDS = ["dead", "alive", "gone"] as const;
export type IssueWord = (typeof ISSUE_WORDS)[number];

/** The issue of a great outage, of which each check has its own. */
export const manyOf = (keeper: string): string => `many-${keeper}`;

/** Ads that are remembered by name: 8 characters each of the 65,536 that an issue may have. */
export const MOST_KEYS = 1000;

const MARKER = /^<!-- adhere issue=([0-9a-f]{32}|many-[0-9a-f]{12}) -->/u;
const BLOCK =
  /<!-- adhere issue-state=1 ([0-9a-f]{12}) (dead|alive|gone) ([0-9a-f]{12}) ((?:[A-Za-z0-9+/]{8}){0,1000}) -->\s*$/u;

/** What every issue of ours begins with. */
export const ISSUE_MARKER = "<!-- adhere issue=";

/** The hidden first line by which an issue is found again, whatever else it says. */
export const issueMarker = (about: string): string => `${ISSUE_MARKER}${about} -->`;

/** Whom an issue belongs to: the check of a `comment-id`. */
export const keeperOf = (commentId: string): string => digest(commentId);

/** A text's name: 12 hexadecimal digits. */
export const digest = (text: string): string =>
  createHash("sha256").update(text.toWellFormed()).digest("hex").slice(0, 12);

/** The hidden last line. */
export function memoryBlock({ keeper, said, shows, keys }: IssueMemory): string {
  return `<!-- adhere issue-state=1 ${keeper} ${said} ${shows} ${keys.join("")} -->`;
}

/** What an issue's text remembers; null where it is none of ours. */
export function readMemory(body: string): IssueMemory | null {
  const [, about] = MARKER.exec(body) ?? [];
  if (about === undefined) return null;
  const [, keeper = "", said, shows = "", keys = ""] = BLOCK.exec(body) ?? [];
  return {
    about,
    keeper,
    // An issue whose block somebody has broken is written anew.
    said: ISSUE_WORDS.find((word) => word === said) ?? "dead",
    shows,
    keys: keys.match(/.{8}/gu) ?? [],
  };
}

/** Names for what dies, as an issue remembers them. */
export const keysOf = (names: readonly string[]): string[] =>
  [...new Set(names.map(keyOf))].sort().slice(0, MOST_KEYS);

/** The names of ads, whatever they say. */
export const adKeys = (ads: readonly EntryReport[]): string[] => keysOf(ads.map(({ id }) => id));
