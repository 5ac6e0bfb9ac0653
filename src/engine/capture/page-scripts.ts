import bundles from "./page-bundles.json" with { type: "json" };
import type { PageScripts, PictureScripts } from "./page-script-types.ts";

/*
 * Calls of the scripts that run in the browser. `npm run generate` bundles page/ into page-bundles.json: one bundle for
 * visited pages, one for blank pages with pictures, and two that run once.
 */

/** The expression that calls a script of page/page-scripts.ts and returns its answer as JSON. */
export const pageScript = <Name extends keyof PageScripts>(
  name: Name,
  ...values: Parameters<PageScripts[Name]>
): string => createCall(bundles.page, name, values);

/** The same for page/picture-scripts.ts. */
export const pictureScript = <Name extends keyof PictureScripts>(
  name: Name,
  ...values: Parameters<PictureScripts[Name]>
): string => createCall(bundles.pictures, name, values);

/** Prepares the page's own scripts for an advanced clock. It runs in their world. */
export const followVirtualTimeScript = (): string => bundles.ownWorld;

/** Keeps the clicks of a library within the page. */
export const guardClicksScript = (): string => bundles.clicks;

const createCall = (bundle: string, name: string, values: readonly unknown[]): string =>
  `(async () => { "use strict"; ${bundle}
return JSON.stringify(await bundle.scripts.${name}(...${JSON.stringify(values)})); })()`;
