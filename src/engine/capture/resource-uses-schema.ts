import { z } from "zod";
import { lenientArray } from "./page-reading-schema.ts";

/** Validates what `page/resource-reader.ts` returns. The content is the page's, so it is bounded. */

const url = z.string().max(4000);
const pixels = z.number().transform((value) => Math.max(-1e6, Math.min(1e6, value)));
const size = pixels.pipe(z.number().min(0));

const ResourceUse = z.object({
  kind: z.enum(["stylesheet", "script", "image"]),
  url,
  /** The element that uses it; null for an `@import`. */
  selector: z.string().max(2000).nullable().catch(null),
  box: z.object({ x: pixels, y: pixels, width: size, height: size }).nullable(),
  aboveFold: z.boolean(),
  /** A script of the type `module`. */
  module: z.boolean(),
  /** An https page names it with http. */
  mixed: z.boolean(),
  /** A picture that visitors notice: neither tiny nor transparent. */
  noticeable: z.boolean(),
  /** An `<img>` that shows nothing. */
  broken: z.boolean(),
});
export type ResourceUse = z.infer<typeof ResourceUse>;

export const ResourceUses = z.object({
  uses: lenientArray(ResourceUse, 500),
  /** The page's fonts, as far as its stylesheets can be read, each with its sources. */
  faces: lenientArray(z.object({ family: z.string().max(200), urls: z.array(url).max(50) }), 500),
  /** The fonts that the page uses and did not get from any source. */
  failedFamilies: z.array(z.string().max(200)).max(200),
  /** The text has the browser's default style. */
  unstyled: z.boolean(),
  /** The first screen shows a frame or a drawing, whose content is not read. */
  embeds: z.boolean(),
});
export type ResourceUses = z.infer<typeof ResourceUses>;
