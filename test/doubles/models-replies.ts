import { DIMENSIONS } from "../../src/contract/vocabulary.ts";
import { ASKED_KINDS, type Reply } from "../../src/engine/vision/reply.ts";

/** What a fake model reads in a request, whichever the protocol. */
export interface PromptContent {
  /** Every text of the user's message, in order. */
  texts: string[];
  system: string;
  /** The pictures' bytes, in order. */
  pictures: Buffer[];
}

export interface ReadFact {
  id: string;
  text: string;
}

/** The facts as a model reads them: numbered lines, with the mark between words taken out. */
export function parseFacts({ texts }: PromptContent): ReadFact[] {
  const joint = /joined by (.)\./.exec(texts.join("\n"))?.[1] ?? " ";
  return [...texts.join("\n").matchAll(/^([AL]\d+) \([^)]*\)(?: \{[^}]*\})?: (.*)$/gm)].map(
    ([, id = "", text = ""]) => ({
      id,
      text: text.replaceAll(joint, " "),
    }),
  );
}

/** The ids of the claims that the request lists. */
export const parseClaimIds = ({ texts }: PromptContent): string[] =>
  [...texts.join("\n").matchAll(/^(C\d+) \([^)]*\): /gm)].map(([, id = ""]) => id);

type Band = Reply["dimensions"]["visualMatch"]["band"];

const firstWords = (text: string): string => text.split(" ").slice(0, 6).join(" ");

/** A well-formed answer with true quotes; every dimension in one band. */
export function createReply(
  reading: PromptContent,
  band: Band = "GOOD",
  position: 1 | 2 | 3 | 4 = 2,
  answer: Reply["checks"][number]["answer"] = "match",
): Reply {
  const facts = parseFacts(reading);
  const ad = facts.find(({ id }) => id === "A1");
  const page = facts.find(({ id }) => id === "L1");
  const observations = [ad, page].flatMap((fact) =>
    fact === undefined ? [] : [{ fact: fact.id, quote: firstWords(fact.text), note: "says the same thing" }],
  );
  return {
    claims: [],
    missedClaims: [],
    checks: ASKED_KINDS.map((kind) => ({
      kind,
      answer,
      adFact: ad?.id ?? "",
      adQuote: ad === undefined ? "" : firstWords(ad.text),
      pageFact: page?.id ?? "",
      pageQuote: page === undefined ? "" : firstWords(page.text),
    })),
    dimensions: Object.fromEntries(
      DIMENSIONS.map((dimension) => [dimension, { observations, band, position }]),
    ) as Reply["dimensions"],
  };
}

/** The reply with one verdict for every claim, and a further claim. All quotes are true, but they prove nothing. */
export function withClaims(reply: Reply, reading: PromptContent, verdict: "kept" | "contradicted"): Reply {
  const [ad, page] = ["A1", "L1"].map((id) => parseFacts(reading).find((fact) => fact.id === id));
  const quoted = { pageFact: page?.id ?? "", pageQuote: firstWords(page?.text ?? ""), verdict };
  return {
    ...reply,
    claims: parseClaimIds(reading).map((claim) => ({ claim, inPicture: verdict === "kept", ...quoted })),
    missedClaims: [{ adFact: ad?.id ?? "", adQuote: firstWords(ad?.text ?? ""), kind: "feature", ...quoted }],
  };
}

export type ReplyStrategy = (reading: PromptContent) => Reply;

/** Judges the facts and follows nobody. */
export const replyHonestly: ReplyStrategy = (reading) => createReply(reading, "MODERATE", 3, "partial_match");

/**
 * Does what the page says: where any of the orders can be read in its request, everything is exceptional and every
 * claim is kept. `seen` tells what it reads in the pictures, which a fake model cannot.
 */
export const replyToInjection =
  (orders: readonly string[], seen: () => readonly string[] = () => []): ReplyStrategy =>
  (reading) => {
    const read = [...parseFacts(reading).map(({ text }) => text), ...reading.texts, ...seen()]
      .map(normaliseText)
      .join("\n");
    const told = orders.some((order) => read.includes(normaliseText(order)));
    if (!told) return replyHonestly(reading);
    return withClaims(createReply(reading, "EXCEPTIONAL", 4, "match"), reading, "kept");
  };

const normaliseText = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
