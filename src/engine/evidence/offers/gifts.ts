import { z } from "zod";
import type { FreeItemKind } from "../../artifacts/evidence.ts";
import { lexicon } from "../../lexicon/lexicon.ts";
import json from "../../lexicon/offer-phrases.json" with { type: "json" };
import { alternatives } from "../join-regex-alternatives.ts";

const KINDS = ["content", "event", "talk", "extra"] as const satisfies readonly FreeItemKind[];
const Phrases = z.array(z.string());

/** What is free, where the word beside "free" says that only this is: sources of patterns over folded text. */
export const giftWords = lexicon(
  z.object({ gifts: z.record(z.enum(KINDS), Phrases), giftEnds: Phrases }).transform(({ gifts, giftEnds }) => ({
    names: KINDS.map((kind) => alternatives(gifts[kind])).join("|"),
    /** What a visitor gets: a free guide is no answer to a click for a free consultation. */
    kinds: KINDS.map((kind) => [kind, new RegExp(`^(?:${alternatives(gifts[kind])})$`, "u")] as const),
    /** Words between "free" and what is free: "a free 30-minute strategy call". After some, something else begins. */
    between: `(?:(?!(?:${alternatives(giftEnds)})(?!\\p{L}))[\\p{L}\\d-]+ ){0,2}?`,
  })),
  json,
);

/** The gift in one word, whatever its number: "class", "guide". */
export const giftOf = (written: string): { token: string; gift: FreeItemKind | null } => {
  const token = written
    .replace(/(?<=class)es$/u, "")
    .replace(/(?<!s)s$/u, "")
    .replace(/^\p{L}+(?=beratung$)/u, "");
  const [gift] = giftWords().kinds.find(([, names]) => names.test(written)) ?? [];
  return { token, gift: gift ?? null };
};
