import { z } from "zod";
import { OcrAnswer } from "../../engine/ocr/ocr-answer.ts";

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** Message from a worker to the service, which passes it on to the OCR process. */
export const OcrRequest = z.union([
  z.object({
    kind: z.literal("read-picture"),
    id: z.uuid(),
    picture: z.object({ width: z.number(), height: z.number(), grey: bytes }),
  }),
  z.object({ kind: z.literal("skip-picture"), id: z.uuid() }),
]);
export type OcrRequest = z.infer<typeof OcrRequest>;

/** Message in the other direction. */
export const OcrReply = z.object({
  kind: z.literal("picture-read"),
  id: z.uuid(),
  /** A text says why the picture could not be read. */
  outcome: z.union([OcrAnswer, z.string()]),
});
export type OcrReply = z.infer<typeof OcrReply>;
