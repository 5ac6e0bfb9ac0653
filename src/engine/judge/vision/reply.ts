import { z } from "zod";
import { BANDS, DIMENSIONS } from "../../../contract/vocabulary.ts";

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

export const ANSWERS = ["match", "partial_match", "mismatch", "missing", "not_applicable"] as const;
export const POSITIONS = [1, 2, 3, 4] as const;

const Text = z.string().max(2_000);
const word = <const W extends readonly string[]>(words: W) =>
  z
    .string()
    .transform((text) => text.trim().replaceAll(/[ -]/g, "_"))
    .pipe(
      z.string().transform((text) => words.find((each) => each.toLowerCase() === text.toLowerCase()) ?? text),
    )
    .pipe(z.enum(words));

const Observation = z.object({ fact: Text, quote: Text, note: Text });
const Dimension = z.object({
  observations: z.array(Observation).max(24),
  band: word(BANDS),
  position: z.preprocess(
    (value) => (typeof value === "string" ? Number(value) : value),
    z.literal(POSITIONS),
  ),
});
const Check = z.object({
  kind: word(ASKED_KINDS),
  answer: word(ANSWERS),
  adFact: Text,
  adQuote: Text,
  pageFact: Text,
  pageQuote: Text,
});

/** A model's answer as it may be read: further keys are dropped, anything else that is not as asked makes it no answer. */
export const Reply = z.object({
  checks: z.array(Check).max(40),
  dimensions: z.object({
    visualMatch: Dimension,
    messageMatch: Dimension,
    aboveTheFoldContinuity: Dimension,
    toneAlignment: Dimension,
  }),
});
export type Reply = z.infer<typeof Reply>;

type Schema = Readonly<Record<string, unknown>>;

const strictly = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const text: Schema = { type: "string" };
const list = (items: Schema): Schema => ({ type: "array", items });
const oneOf = (words: readonly string[]): Schema => ({ type: "string", enum: [...words] });

/**
 * The same for the model, in what every strict mode accepts: all keys required, none besides, no bounds. The order of keys is
 * the order of thought: evidence first, band next, position last.
 */
export const REPLY_SCHEMA: Schema = strictly({
  checks: list(
    strictly({
      kind: oneOf(ASKED_KINDS),
      adFact: text,
      adQuote: text,
      pageFact: text,
      pageQuote: text,
      answer: oneOf(ANSWERS),
    }),
  ),
  dimensions: strictly(
    Object.fromEntries(
      DIMENSIONS.map((dimension) => [
        dimension,
        strictly({
          observations: list(strictly({ fact: text, quote: text, note: text })),
          band: oneOf(BANDS),
          position: { type: "integer", enum: [...POSITIONS] },
        }),
      ]),
    ),
  ),
});

/** An answer that cannot be used, and why, in words that a model can mend it by. */
export interface Unreadable {
  problem: string;
}

/** What some servers leave before the answer of a model that thinks first. */
const THOUGHTS = /^\s*<think>.*?<\/think>/su;

/** Reads an answer: bare, within a fence, or with words around it. */
export function readReply(answer: string): Reply | Unreadable {
  const json = objectIn(answer.replace(THOUGHTS, ""));
  if (json === null)
    return { problem: answer.trim() === "" ? "the answer was empty" : "the answer was no JSON object" };
  const reading = Reply.safeParse(json);
  if (reading.success) return reading.data;
  const [issue] = reading.error.issues;
  return { problem: `${issue?.path.join(".") || "the answer"}: ${issue?.message ?? "not as asked"}` };
}

/** The outermost object of a text. What was cut off is not completed: half an answer is none. */
function objectIn(answer: string): unknown {
  const from = answer.indexOf("{");
  const to = answer.lastIndexOf("}");
  if (from === -1 || to < from) return null;
  try {
    return JSON.parse(answer.slice(from, to + 1));
  } catch {
    return null;
  }
}
