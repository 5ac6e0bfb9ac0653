import { z } from "zod";
import type { Attachments, Picture } from "../contract/evaluator-interface.ts";
import { DIMENSIONS, VIEWPORTS } from "../contract/vocabulary.ts";

const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** A picture without its bytes, which the answer's URLs lead to. */
const PictureSize = z.object({
  mediaType: z.enum(["image/png", "image/jpeg", "image/webp"]),
  width: z.number(),
  height: z.number(),
  scale: z.number(),
  viewport: z.enum(VIEWPORTS).optional(),
  foldHeight: z.number().optional(),
});

/** What pages show of an evaluation beside its answer. The contract has no field for it. */
export const EvaluationView = z.object({
  pictures: z.object({
    ad: PictureSize.optional(),
    landingPage: PictureSize.optional(),
    alternate: PictureSize.optional(),
  }),
  /** In the order of `elementComparisons`. */
  outlines: z.array(z.object({ ad: Box.nullable(), landingPage: Box.nullable() })),
  kinds: z.array(z.string()).optional(),
  notJudged: z.array(z.enum(DIMENSIONS)).optional(),
  linkTrail: z.array(z.string()),
  notices: z.array(z.string()),
  opportunities: z.array(z.object({ title: z.string(), savedMs: z.number().min(0) })).optional(),
});
export type EvaluationView = z.infer<typeof EvaluationView>;

export function toEvaluationView(attachments: Attachments): EvaluationView {
  const { pictures, outlines, kinds, notJudged, linkTrail, notices, opportunities } = attachments;
  const toSize = (picture: Picture | undefined) => picture && PictureSize.parse(picture);
  const { ad, landingPage, alternate } = pictures;
  return {
    pictures: { ad: toSize(ad), landingPage: toSize(landingPage), alternate: toSize(alternate) },
    outlines,
    ...(kinds !== undefined && { kinds: [...kinds] }),
    ...(notJudged !== undefined && { notJudged: [...notJudged] }),
    linkTrail,
    notices,
    ...(opportunities !== undefined && { opportunities: [...opportunities] }),
  };
}
