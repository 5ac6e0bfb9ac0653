import { z } from "zod";
import { BANDS, DIMENSIONS } from "../../contract/vocabulary.ts";

/** The finding kinds that the model checks. The rules measure language and overlays. */
export const ASKED_KINDS = [
  "headline",
  "product",
  "offer",
  "brand",
  "cta",
  "fold_promise",
  "fold_offer",
  "fold_cta",
  "palette",
  "hero_image",
  "imagery",
  "tone",
] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

export const CHECK_ANSWERS = ["match", "partial_match", "mismatch", "missing", "not_applicable"] as const;
export const BAND_POSITIONS = [1, 2, 3, 4] as const;

const ReplyText = z.string().max(2_000);
const lenientEnum = <const W extends readonly string[]>(words: W) =>
  z
    .string()
    .transform((text) => text.trim().replaceAll(/[ -]/g, "_"))
    .pipe(z.string().transform((text) => words.find((each) => each.toLowerCase() === text.toLowerCase()) ?? text))
    .pipe(z.enum(words));

const Observation = z.object({ fact: ReplyText, quote: ReplyText, note: ReplyText });
const DimensionReply = z.object({
  observations: z.array(Observation).max(24),
  band: lenientEnum(BANDS),
  position: z.preprocess((value) => (typeof value === "string" ? Number(value) : value), z.literal(BAND_POSITIONS)),
});
const CheckReply = z.object({
  kind: lenientEnum(ASKED_KINDS),
  answer: lenientEnum(CHECK_ANSWERS),
  adFact: ReplyText,
  adQuote: ReplyText,
  pageFact: ReplyText,
  pageQuote: ReplyText,
});

/** A model's reply. Unknown keys are dropped; any other deviation makes it invalid. */
export const Reply = z.object({
  checks: z.array(CheckReply).max(40),
  dimensions: z.object({
    visualMatch: DimensionReply,
    messageMatch: DimensionReply,
    aboveTheFoldContinuity: DimensionReply,
    toneAlignment: DimensionReply,
  }),
});
export type Reply = z.infer<typeof Reply>;

type JsonSchema = Readonly<Record<string, unknown>>;

const strictObjectSchema = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const TEXT_SCHEMA: JsonSchema = { type: "string" };
const arraySchema = (items: JsonSchema): JsonSchema => ({ type: "array", items });
const enumSchema = (words: readonly string[]): JsonSchema => ({ type: "string", enum: [...words] });

/**
 * The reply as a JSON Schema that every strict mode accepts: all keys required, no others, no limits. The key order
 * makes the model write the evidence first, then the band, then the position. /
 */
export const REPLY_SCHEMA: JsonSchema = strictObjectSchema({
  checks: arraySchema(
    strictObjectSchema({
      kind: enumSchema(ASKED_KINDS),
      adFact: TEXT_SCHEMA,
      adQuote: TEXT_SCHEMA,
      pageFact: TEXT_SCHEMA,
      pageQuote: TEXT_SCHEMA,
      answer: enumSchema(CHECK_ANSWERS),
    }),
  ),
  dimensions: strictObjectSchema(
    Object.fromEntries(
      DIMENSIONS.map((dimension) => [
        dimension,
        strictObjectSchema({
          observations: arraySchema(strictObjectSchema({ fact: TEXT_SCHEMA, quote: TEXT_SCHEMA, note: TEXT_SCHEMA })),
          band: enumSchema(BANDS),
          position: { type: "integer", enum: [...BAND_POSITIONS] },
        }),
      ]),
    ),
  ),
});

/** Why a reply is invalid, for the model to correct it. */
export interface UnreadableReply {
  problem: string;
}

/** Reasoning that some servers leave before the reply. */
const THINK_BLOCK = /^\s*<think>.*?<\/think>/su;

/** Parses a reply: bare JSON, in a code fence, or surrounded by text. */
export function parseReply(answer: string): Reply | UnreadableReply {
  const json = extractJsonObject(answer.replace(THINK_BLOCK, ""));
  if (json === null)
    return { problem: answer.trim() === "" ? "the answer was empty" : "the answer was no JSON object" };
  const reading = Reply.safeParse(json);
  if (reading.success) return reading.data;
  const [issue] = reading.error.issues;
  return { problem: `${issue?.path.join(".") || "the answer"}: ${issue?.message ?? "not as asked"}` };
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
