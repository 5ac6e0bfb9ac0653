import type { Dimension } from "../../contract/vocabulary.ts";
import { mapDimensions } from "../artifacts/scores.ts";
import { ASKED_KINDS } from "./reply.ts";
import { BAND_COUNT, toBandIndex, type VerifiedCheck, type VerifiedReply } from "./verify-quotes.ts";

/** Converts a share (0 to 1) to points, as the score stage does: a fifth per band, in half points from 1 to 10. */
export function toPoints(share: number): number {
  const band = toBandIndex(share);
  const steps = band === BAND_COUNT - 1 ? 3 : 4;
  return 1 + 2 * band + Math.min(steps - 1, Math.floor((share * BAND_COUNT - band) * steps + 1e-9)) / 2;
}

/**
 * Several replies to one prompt, combined: the median of each dimension (the lower of two), the most common answer of
 * each check, and the verdicts on claims that more than half of the replies give.
 */
export function combineReplies(replies: readonly VerifiedReply[]) {
  /** Points between the highest and the lowest reply, for dimensions that several replies judged. */
  const spread: Partial<Record<Dimension, number>> = {};
  const dimensions = mapDimensions((dimension) => {
    const judged = replies
      .map((reply) => reply.dimensions[dimension])
      .filter((one) => one !== null)
      .toSorted((one, other) => one.share - other.share);
    const [lowest, highest] = [judged[0], judged.at(-1)];
    if (judged.length > 1 && lowest !== undefined && highest !== undefined)
      spread[dimension] = toPoints(highest.share) - toPoints(lowest.share);
    // A dimension that only a minority of the replies supports is not judged; of two, the lower one counts.
    return judged.length * 2 > replies.length ? (judged[(judged.length - 1) >> 1] ?? null) : null;
  });
  const checks: VerifiedReply["checks"] = {};
  for (const kind of ASKED_KINDS) {
    const check = findMostCommonCheck(replies.map((reply) => reply.checks[kind]).filter((one) => one !== undefined));
    if (check !== undefined) checks[kind] = check;
  }
  const claims = findMajority(
    replies.map((reply) => reply.claims),
    ({ id, verdict }) => `${id} ${verdict}`,
  );
  const missedClaims = findMajority(
    replies.map((reply) => reply.missedClaims),
    ({ text, verdict }) => `${verdict} ${text.toLowerCase()}`,
  );
  return { verified: { dimensions, checks, claims, missedClaims }, spread };
}

/** What more than half of the replies contain, as the first of them says it. */
function findMajority<T>(replies: readonly (readonly T[])[], keyOf: (one: T) => string): T[] {
  const keys = replies.map((reply) => new Set(reply.map(keyOf)));
  const byKey = new Map(replies.flatMap((reply) => reply.map((one) => [keyOf(one), one] as const)).reverse());
  return [...byKey].flatMap(([key, one]) =>
    keys.filter((known) => known.has(key)).length * 2 > replies.length ? [one] : [],
  );
}

/** Best to worst. The worse of equally common answers wins. */
const ANSWER_ORDER: readonly VerifiedCheck["answer"][] = ["match", "partial_match", "missing", "mismatch"];

function findMostCommonCheck(checks: readonly VerifiedCheck[]): VerifiedCheck | undefined {
  const votes = (one: VerifiedCheck) => checks.filter(({ answer }) => answer === one.answer).length;
  return checks.toSorted(
    (one, other) => votes(other) - votes(one) || ANSWER_ORDER.indexOf(other.answer) - ANSWER_ORDER.indexOf(one.answer),
  )[0];
}
