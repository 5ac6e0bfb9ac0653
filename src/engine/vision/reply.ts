import { z } from "zod";
import { BANDS, DIMENSIONS } from "../../contract/vocabulary.ts";

/** What the model is asked about by name. Language and layers are the code's to say: it measures them. */
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
    .pipe(
      z.string().transform((text) => words.find((each) => each.toLowerCase() === text.toLowerCase()) ?? text),
    )
    .pipe(z.enum(words));

const Observation = z.object({ fact: ReplyText, quote: ReplyText, note: ReplyText });
const DimensionReply = z.object({
  observations: z.array(Observation).max(24),
  band: lenientEnum(BANDS),
  position: z.preprocess(
    (value) => (typeof value === "string" ? Number(value) : value),
    z.literal(BAND_POSITIONS),
  ),
});
const CheckReply = z.object({
  kind: lenientEnum(ASKED_KINDS),
  answer: lenientEnum(CHECK_ANSWERS),
  adFact: ReplyText,
  adQuote: ReplyText,
  pageFact: ReplyText,
  pageQuote: ReplyText,
});

/** A model's answer as it may be read: further keys are dropped, anything else that is not as asked makes it no answer. */
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
 * The same for the model, in what every strict mode accepts: all keys required, none besides, no bounds. The order of keys is
 * the order of thought: evidence first, band next, position last.
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
          observations: arraySchema(
            strictObjectSchema({ fact: TEXT_SCHEMA, quote: TEXT_SCHEMA, note: TEXT_SCHEMA }),
          ),
          band: enumSchema(BANDS),
          position: { type: "integer", enum: [...BAND_POSITIONS] },
        }),
      ]),
    ),
  ),
});

/** An answer that cannot be used, and why, in words that a model can mend it by. */
export interface UnreadableReply {
  problem: string;
}

/** What some servers leave before the answer of a model that thinks first. */
const THINK_BLOCK = /^\s*<think>.*?<\/think>/su;

/** Reads an answer: bare, within a fence, or with words around it. */
export function parseReply(answer: string): Reply | UnreadableReply {
  const json = extractJsonObject(answer.replace(THINK_BLOCK, ""));
  if (json === null)
    return { problem: answer.trim() === "" ? "the answer was empty" : "the answer was no JSON object" };
  const reading = Reply.safeParse(json);
  if (reading.success) return reading.data;
  const [issue] = reading.error.issues;
  return { problem: `${issue?.path.join(".") || "the answer"}: ${issue?.message ?? "not as asked"}` };
}

/** The outermost object of a text. What was cut off is not completed: half an answer is none. */
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
