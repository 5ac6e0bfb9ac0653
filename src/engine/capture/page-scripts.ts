import { consentPatterns } from "./consent-patterns.ts";
import { PopupCloser } from "./page/close-popups.ts";
import { ConsentLayers } from "./page/consent-layers.ts";
import { ConsentPrompts, type ViewportBox } from "./page/consent-prompts.ts";
import { ControlCollector } from "./page/controls.ts";
import { Selectors } from "./page/css-selectors.ts";
import { Dom } from "./page/dom.ts";
import { ElementContexts } from "./page/element-context.ts";
import { FaqCollector } from "./page/faq.ts";
import { freezeAnimations } from "./page/freeze-animations.ts";
import { Geometry } from "./page/geometry.ts";
import { HitTest } from "./page/hit-test.ts";
import { Layers } from "./page/layers.ts";
import { NavigationBlocks } from "./page/navigation-blocks.ts";
import { Paint } from "./page/paint.ts";
import { PictureCollector } from "./page/pictures.ts";
import { PageReader, type PageReadingLimits } from "./page/read-page.ts";
import { Regions } from "./page/regions.ts";
import { TextBlockCollector } from "./page/text-blocks.ts";
import { ConsentTextMatcher } from "./page/text-match.ts";
import { PageStabilizer, type StabilityOptions } from "./page/wait-until-stable.ts";
import { popupPatterns } from "./popup-patterns.ts";

/*
 * The scripts that run in pages, built from the source text of the classes in `page/`. Each class is self-contained and
 * gets the others as arguments, so type stripping and the bundler's renaming do not affect them.
 */

const createTools = (): string => `const tools = {};
tools.dom = new (${Dom})();
tools.paint = new (${Paint})(tools.dom);
tools.textMatcher = new (${ConsentTextMatcher})(${JSON.stringify(consentPatterns())});
tools.prompts = new (${ConsentPrompts})(tools.dom, tools.textMatcher);
tools.layers = new (${Layers})(tools.dom, tools.paint, tools.prompts);`;

const createConsentLayers = (frames: readonly ViewportBox[]): string =>
  `tools.cookieHelperName = ${JSON.stringify(consentPatterns().cookieHelperName)};
const consentLayers = new (${ConsentLayers})(tools, ${JSON.stringify(frames)});`;

/** Finds consent layers. Returns a `ConsentScan`. */
export const consentScanScript = (frames: readonly ViewportBox[]): string =>
  wrapScript(createTools() + createConsentLayers(frames), "consentLayers.scan()");

/** Removes consent layers, and with `optedOut` what an opt-out leaves behind. Returns `{removed}`. */
export const consentRemovalScript = (frames: readonly ViewportBox[], optedOut: boolean): string =>
  wrapScript(createTools() + createConsentLayers(frames), `consentLayers.remove(${optedOut})`);

/** Waits until the page is stable. Returns `{still, scripted}`. */
export const waitUntilStableScript = (options: StabilityOptions): string =>
  wrapScript("", `await new (${PageStabilizer})(new (${Dom})(), ${JSON.stringify(options)}).run()`);

/** Disables transitions. */
export const freezeAnimationsScript = (): string => wrapScript("", `(${freezeAnimations})()`);

/** Reads the page and remembers what is hit above the fold. Returns what `PageReader.read` returns. */
export const readPageScript = (frames: readonly ViewportBox[], limits: PageReadingLimits): string =>
  wrapScript(
    `${createTools()}
new (${HitTest})(tools.dom).remember();
tools.geometry = new (${Geometry})(tools.dom);
tools.navigation = new (${NavigationBlocks})(tools.dom);
tools.regions = new (${Regions})(tools);
tools.selectors = new (${Selectors})(tools.dom);
tools.contexts = new (${ElementContexts})(tools);
tools.textBlocks = new (${TextBlockCollector})(tools, ${limits.characters});
tools.controls = new (${ControlCollector})(tools);
tools.pictures = new (${PictureCollector})(tools);
tools.faq = new (${FaqCollector})(tools.dom, ${limits.answers});`,
    `new (${PageReader})(tools, ${JSON.stringify({ frames, limits })}).read()`,
  );

/** Closes pop-ups, waiting up to `timeoutMs` for each to disappear. Returns a `PopupsClosed`. */
export const closePopupsScript = (frames: readonly ViewportBox[], timeoutMs: number): string => {
  const options = JSON.stringify({ frames, timeoutMs, patterns: popupPatterns() });
  return wrapScript(createTools(), `await new (${PopupCloser})(tools, ${options}).closeAll()`);
};

/** Returns the share of the area above the fold that layers have covered or uncovered since the page was read. */
export const changedFoldShareScript = (): string => wrapScript("", `new (${HitTest})(new (${Dom})()).changedShare()`);

const wrapScript = (preparation: string, expression: string): string =>
  `(async () => { "use strict"; ${preparation}\nreturn JSON.stringify(${expression}); })()`;
