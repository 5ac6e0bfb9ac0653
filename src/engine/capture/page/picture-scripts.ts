import type { PictureScripts } from "../page-script-types.ts";
import { AdRenderer, AdSourceLoader } from "./ad-file-decoder.ts";
import { ImageCanvas } from "./image-canvas.ts";

/** What blank pages keep between calls. */
const world = globalThis as { ad?: AdRenderer };

const ad = (): AdRenderer => {
  if (world.ad === undefined) throw new Error("ADHERE no ad is open");
  return world.ad;
};

/** What Node calls in blank pages. */
export const scripts: PictureScripts = {
  decodeTop: (...values) => new ImageCanvas().decodeTop(...values),
  encodeWebp: (...values) => new ImageCanvas().encodeWebp(...values),
  composeSheet: (...values) => new ImageCanvas().composeSheet(...values),
  openAd: async (options) => {
    world.ad = new AdRenderer(await new AdSourceLoader(options).load(), options);
    return null;
  },
  adInfo: () => ad().info(),
  showAdFrame: (position) => ad().showFrame(position),
  encodeAdFrame: (edge) => ad().encodeFrame(edge),
};
