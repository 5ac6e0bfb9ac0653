import { z } from "zod";
import { OcrWord } from "../artifacts/capture-schemas.ts";

/** What was read in a picture. */
export const OcrAnswer = z.object({
  /** Line by line from top to bottom, in the picture's pixels. */
  words: z.array(OcrWord),
  lines: z.number(),
  /** Lines in another script than the readers'; 0 where most lines are in theirs. */
  unreadLines: z.number(),
  /** The npm package of the language's model, if that is not installed. */
  missingPackage: z.string().nullable(),
});
export type OcrAnswer = z.infer<typeof OcrAnswer>;
