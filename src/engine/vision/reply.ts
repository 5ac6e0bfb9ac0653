import { z } from "zod";
import { CLAIM_KINDS } from "../../contract/ledger.ts";
import { BANDS } from "../../contract/vocabulary.ts";
import json from "../lexicon/recommendations.json" with { type: "json" };

/** The finding kinds that the model checks. The rules measure language and overlays. */
export type AskedKind = keyof typeof json.recommendations;
export const ASKED_KINDS = Object.keys(json.recommendations) as AskedKind[];

export const BAND_POSITIONS = [1, 2, 3, 4] as const;

const ReplyText = z.string().max(2_000);
const PageQuote = { pageFact: ReplyText, pageQuote: ReplyText };
const AdQuote = { adFact: ReplyText, adQuote: ReplyText };
const lenientEnum = <const W extends readonly string[]>(words: W) =>
  z
    .string()
    .transform((text) => {
      const word = text.trim().replaceAll(/[ -]/g, "_").toLowerCase();
      return words.find((each) => each.toLowerCase() === word) ?? text;
    })
    .pipe(z.enum(words));

// The key order makes the model write the evidence first, then the band, then the position.
const DimensionReply = z.object({
  observations: z.array(z.object({ fact: ReplyText, quote: ReplyText, note: ReplyText })).max(24),
  band: lenientEnum(BANDS),
  position: z.preprocess(
    (value) => (typeof value === "string" ? Number(value) : value),
    z.literal(BAND_POSITIONS).meta({ type: "integer" }),
  ),
});
const CheckReply = z.object({
  kind: lenientEnum(ASKED_KINDS),
  ...AdQuote,
  ...PageQuote,
  answer: lenientEnum(["match", "partial_match", "mismatch", "missing", "not_applicable"]),
});
const ClaimVerdict = lenientEnum(["kept", "contradicted", "not_mentioned"]);
const ClaimReply = z.object({
  claim: ReplyText,
  ...PageQuote,
  inPicture: z.preprocess((value) => (value === "true" ? true : value === "false" ? false : value), z.boolean()),
  verdict: ClaimVerdict,
});
const MissedClaimReply = z.object({
  ...AdQuote,
  kind: lenientEnum(CLAIM_KINDS),
  ...PageQuote,
  verdict: ClaimVerdict,
});

/** A model's reply. Unknown keys are dropped; any other deviation makes it invalid. */
export const Reply = z.object({
  claims: z.array(ClaimReply).max(60),
  missedClaims: z.array(MissedClaimReply).max(60),
  checks: z.array(CheckReply).max(40),
  dimensions: z.object({
    visualMatch: DimensionReply,
    messageMatch: DimensionReply,
    aboveTheFoldContinuity: DimensionReply,
    toneAlignment: DimensionReply,
  }),
});
export type Reply = z.infer<typeof Reply>;

/** A reply, and whether only half of the facts were sent, because all of them exceeded the context. */
export const ModelReply = z.object({ reply: Reply, halved: z.boolean() });
export type ModelReply = z.infer<typeof ModelReply>;

const { $schema: _, ...replySchema } = z.toJSONSchema(Reply, {
  override: ({ jsonSchema }) => {
    delete jsonSchema.maxItems;
    delete jsonSchema.maxLength;
  },
});
/** The reply as a JSON Schema that every strict mode accepts: all keys required, no others, no limits. */
export const REPLY_SCHEMA: Readonly<Record<string, unknown>> = replySchema;

/** Reasoning that some servers leave before the reply. */
const THINK_BLOCK = /^\s*<think>.*?<\/think>/su;

/**
 * Parses a reply: bare JSON, in a code fence, or surrounded by text.
 *
 * @returns the reply, or why it is invalid, for the model to correct it.
 */
export function parseReply(answer: string): Reply | { problem: string } {
  const json = extractJsonObject(answer.replace(THINK_BLOCK, ""));
  if (json === null)
    return { problem: answer.trim() === "" ? "the answer was empty" : "the answer was not a JSON object" };
  const reading = Reply.safeParse(json);
  if (reading.success) return reading.data;
  const [issue] = reading.error.issues;
  return { problem: `${issue?.path.join(".") || "the answer"}: ${issue?.message ?? "not in the requested format"}` };
}

/** The outermost JSON object of a text; null if it is incomplete. */
function extractJsonObject(answer: string): unknown {
  const from = answer.indexOf("{");
  const to = answer.lastIndexOf("}");
  if (from === -1 || to < from) return null;
  try {
    return JSON.parse(answer.slice(from, to + 1));
  } catch {
    return null;
  }
}
