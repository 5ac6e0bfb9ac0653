import { createHash } from "node:crypto";
import { z } from "zod";

const ReviewComment = z.object({
  id: z.int(),
  body: z.string(),
  user: z.object({ login: z.string() }).nullish(),
  /** Null or absent once a later commit has changed the line: the comment is outdated, and nothing of it can be applied. */
  line: z.int().nullish(),
});

/** A review comment that begins with a marker of ours, whoever wrote it. */
export interface Marked {
  id: number;
  author: string | undefined;
  /** Its first line: the marker. */
  line: string;
  /** Which check wrote it: a hash of its `comment-id`. */
  name: string;
  key: string;
  /** Hashes of the ads that it is for. */
  ads: readonly string[];
  /** What follows the marker. */
  text: string;
  /** Its lines stand, so that it can be applied. */
  isLive: boolean;
  isSettled: boolean;
}

export const SETTLED = "✅ Settled: what this suggested is done, or no longer needed.";

/** Names come from manifests: the marker holds none of their characters. */
export const shortHash = (text: string, digits: number): string =>
  createHash("sha256").update(text.toWellFormed()).digest("hex").slice(0, digits);

/** The hidden first line by which a suggestion is found again. */
export const marker = (name: string, key: string, ads: readonly string[]): string =>
  `<!-- adhere-fix ${name} ${key} ${ads.map((ad) => shortHash(ad, 8)).join(",")} -->`;

const MARKER = /^<!-- adhere-fix ([0-9a-f]{12}) ([0-9a-f]{16}) ([0-9a-f,]*) -->$/u;

/** A review comment as GitHub lists it; null for one without a marker. */
export function markedComment(listed: unknown): Marked | null {
  const { id, body, user, line } = ReviewComment.parse(listed);
  const [first = "", ...rest] = body.split(/\r?\n/u);
  const [, name, key, ads = ""] = MARKER.exec(first) ?? [];
  if (name === undefined || key === undefined) return null;
  const text = normal(rest.join("\n"));
  const isLive = line !== null && line !== undefined;
  return {
    ...{ id, author: user?.login, line: first, name, key, text, isLive },
    ads: ads.split(","),
    isSettled: text === SETTLED,
  };
}

/** A text as it comes back from GitHub, whose form changes its line ends. */
export const normal = (text: string): string => text.replaceAll("\r\n", "\n").trimEnd();
