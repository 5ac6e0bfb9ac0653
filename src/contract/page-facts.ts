import { z } from "zod";
import { VIEWPORTS } from "./vocabulary.ts";

/** Limits of what is recorded and accepted: an ordinary first screen has far less. */
export const MAX_FACT_CHARS = 300;
export const MAX_FACTS = 20;

const fact = z.string().max(MAX_FACT_CHARS);

/** What visitors see on the first screen of a landing page, to compare two versions of it. */
export const PageFacts = z.object({
  headline: fact.nullable().describe("The main headline; null if there is none."),
  prices: z.array(fact).max(MAX_FACTS).describe("Every amount of money as written, each once."),
  button: fact.nullable().describe("The label of the main call to action; null if there is none."),
  pictures: z
    .array(fact)
    .max(MAX_FACTS)
    .describe("The larger pictures, each once: file name without hash and dimensions, or else alternative text."),
});
export type PageFacts = z.infer<typeof PageFacts>;

/** A viewport is absent if it was not captured. */
export const PageFactsByViewport = z.partialRecord(z.enum(VIEWPORTS), PageFacts);
export type PageFactsByViewport = z.infer<typeof PageFactsByViewport>;
