import { createHash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import { type CheckResult, ENTRY_STATES, type EntryReport, type EntryState } from "../check/result.ts";
import { worstFirst } from "./entries.ts";

/**
 * What a comment remembers of its run, in a block that nobody sees: which run spoke, and what every entry came to, now
 * and at the commit before. People can edit comments, so that the block is read like any other foreign text.
 */
export interface CommentState {
  commit: string | null;
  /** When the run began, ISO 8601. */
  at: string;
  /** The run's number and attempt, to tell apart two that began at the same time. */
  run: string;
  /** What it said: the verdict, or a digest of why nothing could be judged. */
  said: string;
  /** False for a run that could not begin: its entries are those of the run before. */
  judged: boolean;
  entries: ReadonlyMap<string, Standing>;
  /** The commit that `before` of the entries is about; null where nothing came before. */
  baseCommit: string | null;
}

/** What an entry came to, and what it had come to at the commit before. */
export interface Standing extends Remembered {
  before: Remembered | null;
}

export interface Remembered {
  state: EntryState;
  /** It passes only by a waiver. */
  waived: boolean;
  score: number | null;
}

/** Names a run among those of one commit. */
export interface RunName {
  at: string;
  run: string;
}

const VERSION = 1;
/** Entries that a block remembers, the worst: some 15 characters each of the 65,536 that a comment may have. */
export const MOST_REMEMBERED = 1000;
/** Characters of a block, and bytes of what it holds: ten times what we write is somebody else's. */
const LONGEST_BLOCK = 24_000;
const LARGEST = 128 * 1024;

const BLOCK = new RegExp(
  `<!-- adhere state=${VERSION} ([A-Za-z0-9+/]{4,${LONGEST_BLOCK}}={0,2}) -->\\s*$`,
  "u",
);

const word = z
  .string()
  .max(40)
  .regex(/^[\w.]*$/u);
const sha = z.string().regex(/^[0-9a-f]{7,64}$/u);
/** A state by its place in ENTRY_STATES, or after them all: passed by a waiver. */
const stateNumber = z.int().min(0).max(ENTRY_STATES.length);
const scoreValue = z.number().min(0).max(10).nullable();
const key = z.string().regex(/^[A-Za-z0-9+/]{8}$/u);

const Wire = z.object({
  c: sha.nullable(),
  t: z.iso.datetime(),
  r: word,
  s: word,
  j: z.boolean(),
  b: sha.nullable(),
  e: z
    .array(
      z.union([
        z.tuple([key, stateNumber, scoreValue]),
        z.tuple([key, stateNumber, scoreValue, stateNumber, scoreValue]),
      ]),
    )
    .max(MOST_REMEMBERED),
});

/** An entry's name in the block: no text of the manifest's, and 48 bits, which a thousand entries do not share by chance. */
export const keyOf = (id: string): string =>
  createHash("sha256").update(id.toWellFormed()).digest("base64").slice(0, 8);

const WAIVED = ENTRY_STATES.length;

const numberOf = ({ state, waived }: Remembered): number => (waived ? WAIVED : ENTRY_STATES.indexOf(state));

function rememberedOf(number: number, score: number | null): Remembered {
  return { state: ENTRY_STATES[number] ?? "passed", waived: number === WAIVED, score };
}

/** The block for a comment's end. */
export function stateBlock({ commit, at, run, said, judged, entries, baseCommit }: CommentState): string {
  const wire: z.input<typeof Wire> = {
    c: commit,
    t: at,
    r: run,
    s: said,
    j: judged,
    b: baseCommit,
    e: [...entries]
      .slice(0, MOST_REMEMBERED)
      .map(([key, { before, ...now }]) =>
        before === null
          ? [key, numberOf(now), now.score]
          : [key, numberOf(now), now.score, numberOf(before), before.score],
      ),
  };
  const packed = deflateRawSync(JSON.stringify(wire), { level: 9 }).toString("base64");
  return `<!-- adhere state=${VERSION} ${packed} -->`;
}

/** The state that a comment carries; null where it carries none, another version's, or one that nobody of ours wrote. */
export function readState(comment: string): CommentState | null {
  const [, packed] = BLOCK.exec(comment) ?? [];
  const wire = packed === undefined ? null : (Wire.safeParse(unpacked(packed)).data ?? null);
  if (wire === null) return null;
  return {
    commit: wire.c,
    at: wire.t,
    run: wire.r,
    said: wire.s,
    judged: wire.j,
    baseCommit: wire.b,
    entries: new Map(
      wire.e.map(([key, state, score, stateBefore, scoreBefore = null]) => [
        key,
        {
          ...rememberedOf(state, score),
          before: stateBefore === undefined ? null : rememberedOf(stateBefore, scoreBefore),
        },
      ]),
    ),
  };
}

function unpacked(packed: string): unknown {
  try {
    return JSON.parse(inflateRawSync(Buffer.from(packed, "base64"), { maxOutputLength: LARGEST }).toString());
  } catch {
    return null;
  }
}

/**
 * What a run's comment will remember. What came before is what the last commit came to: a second run of the same
 * commit is compared with that one, too, and not with the first.
 *
 * @param standing what the comment remembers so far.
 */
export function stateOf(result: CheckResult, run: string, standing: CommentState | null): CommentState {
  const { commit, entries: base } = baseOf(standing, result.commit);
  const entries = worstFirst(result.entries).flatMap((entry): [string, Standing][] => {
    const key = keyOf(entry.id);
    const before = base.get(key) ?? null;
    // Who was left out this time is still what it was.
    if (entry.state === "skipped") return before === null ? [] : [[key, { ...before, before }]];
    return [[key, { ...remember(entry), before }]];
  });
  return {
    commit: result.commit,
    at: result.startedAt,
    run,
    said: result.verdict,
    judged: true,
    entries: new Map(entries),
    baseCommit: commit,
  };
}

/** What the comment of a run that could not begin will remember: all that is known of the entries. */
export function unjudgedState(
  name: RunName & { commit: string | null; why: string },
  standing: CommentState | null,
): CommentState {
  const digest = createHash("sha256").update(name.why.toWellFormed()).digest("hex").slice(0, 12);
  return {
    commit: name.commit,
    at: name.at,
    run: name.run,
    said: `unjudged.${digest}`,
    judged: false,
    entries: standing?.entries ?? new Map(),
    baseCommit: standing?.judged === true ? standing.commit : (standing?.baseCommit ?? null),
  };
}

interface Base {
  commit: string | null;
  entries: ReadonlyMap<string, Remembered>;
}

function baseOf(standing: CommentState | null, commit: string | null): Base {
  if (standing === null) return { commit: null, entries: new Map() };
  // A run that could not begin carries what the one before it found.
  const found = standing.judged ? standing.commit : standing.baseCommit;
  if (found !== commit) return { commit: found, entries: forgetful(standing.entries) };
  const before = [...standing.entries].flatMap(([key, { before }]): [string, Remembered][] =>
    before === null ? [] : [[key, before]],
  );
  return { commit: standing.judged ? standing.baseCommit : null, entries: new Map(before) };
}

const forgetful = (entries: ReadonlyMap<string, Standing>): Map<string, Remembered> =>
  new Map([...entries].map(([key, { before: _, ...now }]) => [key, now]));

const remember = ({ state, overallScore, scoreWithoutAccepted }: EntryReport): Remembered => ({
  state,
  waived: scoreWithoutAccepted !== undefined,
  score: overallScore,
});

/** Whether one run began after another of the same commit. */
export function isNewer(one: RunName, other: RunName): boolean {
  const [a, b] = [Date.parse(one.at), Date.parse(other.at)];
  return a === b ? one.run.localeCompare(other.run, "en", { numeric: true }) > 0 : a > b;
}

/** Whether two runs found the same, whatever came before them. */
export function findsTheSame(one: CommentState, other: CommentState): boolean {
  const found = ({ said, entries }: CommentState) =>
    JSON.stringify([said, [...entries].map(([key, now]) => [key, numberOf(now), now.score]).sort()]);
  return found(one) === found(other);
}
