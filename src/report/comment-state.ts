import { createHash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import type { CheckResult } from "../result/check-report.ts";
import type { EntryReport } from "../result/entry-report.ts";
import { ENTRY_STATES, type EntryState } from "../result/entry-state.ts";
import { sortWorstFirst } from "./entries.ts";

/**
 * The state that a comment stores in a hidden block for the next run: the results of its run and of the commit before.
 * People can edit comments, so the block is parsed as untrusted text.
 */
export interface CommentState {
  commit: string | null;
  /** Start of the run, ISO 8601. */
  at: string;
  /** Number and attempt of the run, to order two that started at the same time. */
  run: string;
  /** The verdict, or `unjudged.<hash of the error>` for a run that failed. */
  verdict: string;
  /** False for a run that failed before it checked any ad. Its entries are those of the run before. */
  completed: boolean;
  entries: ReadonlyMap<string, EntryHistory>;
  /** The commit of the entries' `previous` results; null if there are none. */
  baseCommit: string | null;
}

/** An entry's result, and its result at the commit before. */
export interface EntryHistory extends EntryRecord {
  previous: EntryRecord | null;
}

export interface EntryRecord {
  state: EntryState;
  /** Whether it passes only because of a waiver. */
  waived: boolean;
  score: number | null;
}

/** Identifies a run of a commit. */
export type RunIdentity = Pick<CommentState, "at" | "run">;

const STATE_VERSION = 1;
/** The worst entries. Each takes about 15 of the 65,536 characters of a comment. */
export const MAX_COMMENT_STATE_ENTRIES = 1000;
/** Limits for parsing a block, ten times what Adhere writes: its characters, and its bytes after inflating. */
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
/** Index in ENTRY_STATES; its length means "passed because of a waiver". */
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

/** An entry's key in the block: 48 bits, so that no text of the manifest is in it and collisions are unlikely. */
export const hashEntryId = (id: string): string =>
  createHash("sha256").update(id.toWellFormed()).digest("base64").slice(0, 8);

const WAIVED_CODE = ENTRY_STATES.length;

const encodeState = ({ state, waived }: EntryRecord): number => (waived ? WAIVED_CODE : ENTRY_STATES.indexOf(state));

function decodeRecord(number: number, score: number | null): EntryRecord {
  return { state: ENTRY_STATES[number] ?? "passed", waived: number === WAIVED_CODE, score };
}

/** The hidden block at the end of a comment. */
export function renderStateBlock({ commit, at, run, verdict, completed, entries, baseCommit }: CommentState): string {
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
  const deflated = deflateRawSync(JSON.stringify(wire), { level: 9 }).toString("base64");
  return `<!-- adhere state=${STATE_VERSION} ${deflated} -->`;
}

/** The state in a comment; null if it has none, an invalid one, or one of another version. */
export function parseStateBlock(comment: string): CommentState | null {
  const [, deflated] = STATE_BLOCK_PATTERN.exec(comment) ?? [];
  const wire = deflated === undefined ? null : (CommentStateJson.safeParse(inflateJson(deflated)).data ?? null);
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

function inflateJson(deflated: string): unknown {
  const options = { maxOutputLength: MAX_COMMENT_STATE_BYTES };
  try {
    return JSON.parse(inflateRawSync(Buffer.from(deflated, "base64"), options).toString());
  } catch {
    return null;
  }
}

/**
 * The state to store in this run's comment. `previous` is the result of the last other commit, so that a second run
 * of the same commit isn't compared with the first.
 *
 * @param stored the state in the existing comment. /
 */
export function buildCommentState(result: CheckResult, run: string, stored: CommentState | null): CommentState {
  const { commit, find } = findPreviousRun(stored, result.commit);
  const entries = sortWorstFirst(result.entries).flatMap((entry): [string, EntryHistory][] => {
    const key = hashEntryId(entry.id);
    const previous = find(key);
    // A skipped entry keeps its last result.
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

/** The state to store after a run that failed: the last known results. */
export function buildRunFailureState(
  name: RunIdentity & { commit: string | null; why: string },
  stored: CommentState | null,
): CommentState {
  const digest = createHash("sha256").update(name.why.toWellFormed()).digest("hex").slice(0, 12);
  return {
    commit: name.commit,
    at: name.at,
    run: name.run,
    verdict: `unjudged.${digest}`,
    completed: false,
    entries: stored?.entries ?? new Map(),
    baseCommit: stored?.completed === true ? stored.commit : (stored?.baseCommit ?? null),
  };
}

/** The last other commit and its results by key. The entries of a failed run are those of the run before it. */
function findPreviousRun(stored: CommentState | null, commit: string | null) {
  const last = stored?.completed === false ? stored.baseCommit : (stored?.commit ?? null);
  const isSameCommit = stored !== null && last === commit;
  const find = (key: string): EntryRecord | null => {
    const history = stored?.entries.get(key);
    if (history === undefined) return null;
    const { previous, ...now } = history;
    return isSameCommit ? previous : now;
  };
  return { commit: isSameCommit ? (stored.completed ? stored.baseCommit : null) : last, find };
}

const toEntryRecord = ({ state, overallScore, scoreWithoutAccepted }: EntryReport): EntryRecord => ({
  state,
  waived: scoreWithoutAccepted !== undefined,
  score: overallScore,
});

/**
 * Whether a run is newer than another. GitHub numbers runs and their attempts in order, and the clocks of its machines
 * differ by minutes, so the time only counts between jobs of one run, and where a number is unknown.
 */
export function isNewerRun(one: RunIdentity, other: RunIdentity): boolean {
  const order = one.run === "" || other.run === "" ? 0 : compareRuns(one.run, other.run);
  return order === 0 ? Date.parse(one.at) > Date.parse(other.at) : order > 0;
}

/** @param one run id and attempt: `4242.1`. */
export const compareRuns = (one: string, other: string): number => one.localeCompare(other, "en", { numeric: true });

/** Whether two runs have the same results, regardless of their previous results. */
export function hasSameResults(one: CommentState, other: CommentState): boolean {
  const found = ({ verdict, entries }: CommentState) =>
    JSON.stringify([verdict, [...entries].map(([key, now]) => [key, encodeState(now), now.score]).sort()]);
  return found(one) === found(other);
}
