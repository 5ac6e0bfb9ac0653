import { CONSENT_PATTERNS } from "./consent-patterns.ts";
import { createPopupCloser } from "./page/close-popups.ts";
import { createConsentLayers } from "./page/consent-layers.ts";
import { createConsentPrompts, type ViewportBox } from "./page/consent-prompts.ts";
import { createControlCollector } from "./page/controls.ts";
import { createSelectors } from "./page/css-selectors.ts";
import { createDom } from "./page/dom.ts";
import { createElementContexts } from "./page/element-context.ts";
import { createFaqCollector } from "./page/faq.ts";
import { freezeAnimations } from "./page/freeze-animations.ts";
import { createGeometry } from "./page/geometry.ts";
import { createHitTest } from "./page/hit-test.ts";
import { createLayers } from "./page/layers.ts";
import { createNavigationBlocks } from "./page/navigation-blocks.ts";
import { createPaint } from "./page/paint.ts";
import { createPictureCollector } from "./page/pictures.ts";
import { collectPageReading, type PageReadingLimits } from "./page/read-page.ts";
import { createRegions } from "./page/regions.ts";
import { createTextBlockCollector } from "./page/text-blocks.ts";
import { createConsentTextMatcher } from "./page/text-match.ts";
import { type StabilityOptions, waitUntilStable } from "./page/wait-until-stable.ts";
import { POPUP_PATTERNS } from "./popup-patterns.ts";

/**
 * The scripts that run in pages, put together from the source text of the functions in `page/`. Each of those
 * is self-contained and is handed the others, so that neither type stripping nor a bundler's renaming matters.
 */

const baseTools = () => `const tools = {};
tools.dom = (${createDom})();
tools.paint = (${createPaint})(tools.dom);
tools.speech = (${createConsentTextMatcher})(${toJsonLiteral(CONSENT_PATTERNS)});
tools.asking = (${createConsentPrompts})(tools.dom, tools.speech);
tools.layers = (${createLayers})(tools.dom, tools.paint, tools.asking);`;

const consentLayersTool = (frames: readonly ViewportBox[]): string =>
  `(${createConsentLayers})({ ...tools, keeping: ${toJsonLiteral(CONSENT_PATTERNS.cookieHelperName)} }, ${toJsonLiteral({ frames })})`;

/** Looks for consent layers. Answers a `ConsentSight`. */
export const consentScanScript = (frames: readonly ViewportBox[]): string =>
  wrapScript(baseTools(), `${consentLayersTool(frames)}.look()`);

/** Takes consent layers away, and what an answered one has left. Answers `{removed}`. */
export const consentRemovalScript = (frames: readonly ViewportBox[], answered: boolean): string =>
  wrapScript(baseTools(), `${consentLayersTool(frames)}.remove(${answered})`);

/** Brings the page to rest. Answers `{still}`. */
export const waitUntilStableScript = (options: StabilityOptions): string =>
  wrapScript(
    `const tools = { dom: (${createDom})() };`,
    `await (${waitUntilStable})(tools, ${toJsonLiteral(options)})`,
  );

/** Lets nothing glide any more. Answers nothing. */
export const freezeAnimationsScript = (): string => wrapScript("", `(${freezeAnimations})()`);

/** Reads the page. Answers a `Survey`. */
export const readPageScript = (frames: readonly ViewportBox[], limits: PageReadingLimits): string =>
  wrapScript(
    `${baseTools()}
tools.geometry = (${createGeometry})(tools.dom);
tools.trails = (${createNavigationBlocks})(tools.dom);
tools.regions = (${createRegions})(tools);
tools.address = (${createSelectors})(tools.dom);
tools.situations = (${createElementContexts})(tools);
tools.prose = (${createTextBlockCollector})(tools, ${limits.characters});
tools.controls = (${createControlCollector})(tools);
tools.pictures = (${createPictureCollector})(tools);
tools.answers = (${createFaqCollector})(tools.dom, ${limits.answers});`,
    `((${createHitTest})(tools.dom).keep(), (${collectPageReading})(tools, ${toJsonLiteral({ frames, limits })}))`,
  );

/** Closes pop-ups, waiting so long for each to go. Answers a `PopupsClosed`. */
export const closePopupsScript = (frames: readonly ViewportBox[], patienceMs: number): string =>
  wrapScript(
    baseTools(),
    `await (${createPopupCloser})({ ...tools, words: ${toJsonLiteral(POPUP_PATTERNS)} }, ${toJsonLiteral({ frames, patienceMs })})()`,
  );

/** Answers the share of the first screen that layers have taken or given free since the survey. */
export const changedFoldShareScript = (): string =>
  wrapScript("", `(${createHitTest})((${createDom})()).changed()`);

const wrapScript = (preparation: string, expression: string): string =>
  `(async () => { "use strict"; ${preparation}\nreturn JSON.stringify(${expression}); })()`;

/** JSON that is also JavaScript. */
const toJsonLiteral = (value: unknown): string => JSON.stringify(value);
