import { createHash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import { type CheckResult, ENTRY_STATES, type EntryReport, type EntryState } from "../run/result.ts";
import { sortWorstFirst } from "./entries.ts";

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
  verdict: string;
  /** False for a run that could not begin: its entries are those of the run before. */
  completed: boolean;
  entries: ReadonlyMap<string, EntryHistory>;
  /** The commit that `before` of the entries is about; null where nothing came before. */
  baseCommit: string | null;
}

/** What an entry came to, and what it had come to at the commit before. */
export interface EntryHistory extends EntryRecord {
  previous: EntryRecord | null;
}

export interface EntryRecord {
  state: EntryState;
  /** It passes only by a waiver. */
  waived: boolean;
  score: number | null;
}

/** Names a run among those of one commit. */
export interface RunIdentity {
  at: string;
  run: string;
}

const STATE_VERSION = 1;
/** Entries that a block remembers, the worst: some 15 characters each of the 65,536 that a comment may have. */
export const MAX_COMMENT_STATE_ENTRIES = 1000;
/** Characters of a block, and bytes of what it holds: ten times what we write is somebody else's. */
const MAX_COMMENT_STATE_CHARS = 24_000;
const MAX_COMMENT_STATE_BYTES = 128 * 1024;

const STATE_BLOCK_PATTERN = new RegExp(
  `<!-- adhere state=${STATE_VERSION} ([A-Za-z0-9+/]{4,${MAX_COMMENT_STATE_CHARS}}={0,2}) -->\\s*$`,
  "u",
);

const stateWord = z
  .string()
  .max(40)
  .regex(/^[\w.]*$/u);
const sha = z.string().regex(/^[0-9a-f]{7,64}$/u);
/** A state by its place in ENTRY_STATES, or after them all: passed by a waiver. */
const stateNumber = z.int().min(0).max(ENTRY_STATES.length);
const scoreValue = z.number().min(0).max(10).nullable();
const key = z.string().regex(/^[A-Za-z0-9+/]{8}$/u);

const CommentStateJson = z.object({
  c: sha.nullable(),
  t: z.iso.datetime(),
  r: stateWord,
  s: stateWord,
  j: z.boolean(),
  b: sha.nullable(),
  e: z
    .array(
      z.union([
        z.tuple([key, stateNumber, scoreValue]),
        z.tuple([key, stateNumber, scoreValue, stateNumber, scoreValue]),
      ]),
    )
    .max(MAX_COMMENT_STATE_ENTRIES),
});

/** An entry's name in the block: no text of the manifest's, and 48 bits, which a thousand entries do not share by chance. */
export const hashEntryId = (id: string): string =>
  createHash("sha256").update(id.toWellFormed()).digest("base64").slice(0, 8);

const WAIVED_CODE = ENTRY_STATES.length;

const encodeState = ({ state, waived }: EntryRecord): number =>
  waived ? WAIVED_CODE : ENTRY_STATES.indexOf(state);

function decodeRecord(number: number, score: number | null): EntryRecord {
  return { state: ENTRY_STATES[number] ?? "passed", waived: number === WAIVED_CODE, score };
}

/** The block for a comment's end. */
export function renderStateBlock({
  commit,
  at,
  run,
  verdict,
  completed,
  entries,
  baseCommit,
}: CommentState): string {
  const wire: z.input<typeof CommentStateJson> = {
    c: commit,
    t: at,
    r: run,
    s: verdict,
    j: completed,
    b: baseCommit,
    e: [...entries]
      .slice(0, MAX_COMMENT_STATE_ENTRIES)
      .map(([key, { previous, ...now }]) =>
        previous === null
          ? [key, encodeState(now), now.score]
          : [key, encodeState(now), now.score, encodeState(previous), previous.score],
      ),
  };
  const packed = deflateRawSync(JSON.stringify(wire), { level: 9 }).toString("base64");
  return `<!-- adhere state=${STATE_VERSION} ${packed} -->`;
}

/** The state that a comment carries; null where it carries none, another version's, or one that nobody of ours wrote. */
export function parseStateBlock(comment: string): CommentState | null {
  const [, packed] = STATE_BLOCK_PATTERN.exec(comment) ?? [];
  const wire = packed === undefined ? null : (CommentStateJson.safeParse(inflateJson(packed)).data ?? null);
  if (wire === null) return null;
  return {
    commit: wire.c,
    at: wire.t,
    run: wire.r,
    verdict: wire.s,
    completed: wire.j,
    baseCommit: wire.b,
    entries: new Map(
      wire.e.map(([key, state, score, stateBefore, scoreBefore = null]) => [
        key,
        {
          ...decodeRecord(state, score),
          previous: stateBefore === undefined ? null : decodeRecord(stateBefore, scoreBefore),
        },
      ]),
    ),
  };
}

function inflateJson(packed: string): unknown {
  try {
    return JSON.parse(
      inflateRawSync(Buffer.from(packed, "base64"), { maxOutputLength: MAX_COMMENT_STATE_BYTES }).toString(),
    );
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
export function buildCommentState(
  result: CheckResult,
  run: string,
  standing: CommentState | null,
): CommentState {
  const { commit, entries: base } = findPreviousRun(standing, result.commit);
  const entries = sortWorstFirst(result.entries).flatMap((entry): [string, EntryHistory][] => {
    const key = hashEntryId(entry.id);
    const previous = base.get(key) ?? null;
    // Who was left out this time is still what it was.
    if (entry.state === "skipped") return previous === null ? [] : [[key, { ...previous, previous }]];
    return [[key, { ...toEntryRecord(entry), previous }]];
  });
  return {
    commit: result.commit,
    at: result.startedAt,
    run,
    verdict: result.verdict,
    completed: true,
    entries: new Map(entries),
    baseCommit: commit,
  };
}

/** What the comment of a run that could not begin will remember: all that is known of the entries. */
export function buildRunFailureState(
  name: RunIdentity & { commit: string | null; why: string },
  standing: CommentState | null,
): CommentState {
  const digest = createHash("sha256").update(name.why.toWellFormed()).digest("hex").slice(0, 12);
  return {
    commit: name.commit,
    at: name.at,
    run: name.run,
    verdict: `unjudged.${digest}`,
    completed: false,
    entries: standing?.entries ?? new Map(),
    baseCommit: standing?.completed === true ? standing.commit : (standing?.baseCommit ?? null),
  };
}

interface PreviousRun {
  commit: string | null;
  entries: ReadonlyMap<string, EntryRecord>;
}

function findPreviousRun(standing: CommentState | null, commit: string | null): PreviousRun {
  if (standing === null) return { commit: null, entries: new Map() };
  // A run that could not begin carries what the one before it found.
  const found = standing.completed ? standing.commit : standing.baseCommit;
  if (found !== commit) return { commit: found, entries: dropHistory(standing.entries) };
  const before = [...standing.entries].flatMap(([key, { previous: before }]): [string, EntryRecord][] =>
    before === null ? [] : [[key, before]],
  );
  return { commit: standing.completed ? standing.baseCommit : null, entries: new Map(before) };
}

const dropHistory = (entries: ReadonlyMap<string, EntryHistory>): Map<string, EntryRecord> =>
  new Map([...entries].map(([key, { previous: _, ...now }]) => [key, now]));

const toEntryRecord = ({ state, overallScore, scoreWithoutAccepted }: EntryReport): EntryRecord => ({
  state,
  waived: scoreWithoutAccepted !== undefined,
  score: overallScore,
});

/** Whether one run began after another of the same commit. */
export function isNewerRun(one: RunIdentity, other: RunIdentity): boolean {
  const [a, b] = [Date.parse(one.at), Date.parse(other.at)];
  return a === b ? one.run.localeCompare(other.run, "en", { numeric: true }) > 0 : a > b;
}

/** Whether two runs found the same, whatever came before them. */
export function hasSameResults(one: CommentState, other: CommentState): boolean {
  const found = ({ verdict, entries }: CommentState) =>
    JSON.stringify([verdict, [...entries].map(([key, now]) => [key, encodeState(now), now.score]).sort()]);
  return found(one) === found(other);
}
