import type { Box } from "../../contract/evaluator-interface.ts";
import { consentPatterns, popupPatterns } from "./layer-patterns.ts";
import { ConsentLayers } from "./page/consent-layers.ts";
import { ConsentPrompts, ConsentTextMatcher } from "./page/consent-prompts.ts";
import { ControlCollector } from "./page/controls.ts";
import { Selectors } from "./page/css-selectors.ts";
import { Dom } from "./page/dom.ts";
import { ElementContexts } from "./page/element-context.ts";
import { FaqCollector } from "./page/faq-collector.ts";
import { finishAnimations } from "./page/finish-animations.ts";
import { followVirtualTime } from "./page/follow-virtual-time.ts";
import { GeneratedText } from "./page/generated-text.ts";
import { Geometry } from "./page/geometry.ts";
import { freezeAnimations, LayerChangeDetector } from "./page/layer-change-detector.ts";
import { Layers } from "./page/layers.ts";
import { Paint } from "./page/painted-colours.ts";
import { PictureCollector } from "./page/picture-collector.ts";
import { NavigationGuard, PopupCloser } from "./page/popup-closer.ts";
import { PageReader } from "./page/read-page.ts";
import { NavigationBlocks, Regions } from "./page/regions.ts";
import { ResourceReader, type SuspectResource } from "./page/resource-reader.ts";
import { StruckText } from "./page/struck-text.ts";
import { TextBlockCollector } from "./page/text-block-collector.ts";
import { PageStabilizer, type StabilityOptions } from "./page/wait-until-stable.ts";
import type { PageReadingLimits } from "./page-reading-schema.ts";

/*
 * The scripts that run in pages, built from the source text of the classes in `page/`. A class uses only its own body
 * and constants that the script declares before it, so type stripping and the bundler's renaming do not affect them.
 * Each file lists the constants that it uses with `declare const`.
 */

/** Declares the constants for recognising layers. `frames`: boxes of frames of other origins with a consent text. */
const declareLayers = (frames: readonly Box[]): string => `const dom = new (${Dom})();
const paint = new (${Paint})();
const matcher = new (${ConsentTextMatcher})(${JSON.stringify(consentPatterns())});
const prompts = new (${ConsentPrompts})();
const consentFrames = ${JSON.stringify(frames)};
const layers = new (${Layers})();`;

const declareDom = (): string => `const dom = new (${Dom})();`;

/** Finds consent layers. Returns a `ConsentScan` (see settle-page.ts). */
export const consentScanScript = (frames: readonly Box[]): string =>
  wrapScript(declareLayers(frames), `new (${ConsentLayers})().scan()`);

/** Removes consent layers, and with `optedOut` what an opt-out leaves behind. Returns how many were removed. */
export const consentRemovalScript = (frames: readonly Box[], optedOut: boolean): string =>
  wrapScript(declareLayers(frames), `new (${ConsentLayers})().remove(${optedOut})`);

/** Scrolls through the page and waits for its assets. Returns `{scripted}`. */
export const loadWholePageScript = (options: StabilityOptions): string =>
  wrapScript(declareStabilizer(options), `await new (${PageStabilizer})().run()`);

/** Prepares the page's own scripts for an advanced clock. It runs in their world. */
export const followVirtualTimeScript = (): string => `(${followVirtualTime})()`;

/** Waits until nothing moves. Returns true. */
export const waitUntilStillScript = (options: StabilityOptions): string =>
  wrapScript(declareStabilizer(options), `await new (${PageStabilizer})().waitUntilStill()`);

const declareStabilizer = (options: StabilityOptions): string => `${declareDom()}
const finishAnimations = ${finishAnimations};
const stabilityOptions = ${JSON.stringify(options)};`;

/** Disables transitions. */
export const freezeAnimationsScript = (): string => wrapScript("", `(${freezeAnimations})()`);

/** Reads the page and remembers what is hit above the fold. Returns what `PageReader.read` returns. */
export const readPageScript = (frames: readonly Box[], limits: PageReadingLimits): string =>
  wrapScript(
    `${declareLayers(frames)}
new (${LayerChangeDetector})().remember();
const limits = ${JSON.stringify(limits)};
const geometry = new (${Geometry})();
const struckText = new (${StruckText})();
const generatedText = new (${GeneratedText})();
const navigationBlocks = new (${NavigationBlocks})();
const regions = new (${Regions})();
const selectors = new (${Selectors})();
const contexts = new (${ElementContexts})();
const textBlocks = new (${TextBlockCollector})();
const controls = new (${ControlCollector})();
const pictures = new (${PictureCollector})();
const faq = new (${FaqCollector})();`,
    `new (${PageReader})().read()`,
  );

/** Finds out how the page uses resources that may have failed. Returns what `ResourceReader.read` returns. */
export const readResourcesScript = (suspects: readonly SuspectResource[]): string =>
  wrapScript(
    `${declareDom()}
const suspects = ${JSON.stringify(suspects)};
const geometry = new (${Geometry})();
const selectors = new (${Selectors})();`,
    `new (${ResourceReader})().read()`,
  );

/** Closes pop-ups, waiting up to `timeoutMs` for each to disappear. Returns how many were closed. */
export const closePopupsScript = (frames: readonly Box[], timeoutMs: number): string => {
  const options = JSON.stringify({ timeoutMs, patterns: popupPatterns() });
  const declarations = `${declareLayers(frames)}
const popupOptions = ${options};
const navigationGuard = new (${NavigationGuard})();`;
  return wrapScript(declarations, `await new (${PopupCloser})().closeAll()`);
};

/** Returns the share of the area above the fold that layers have covered or uncovered since the page was read. */
export const changedFoldShareScript = (): string =>
  wrapScript(declareDom(), `new (${LayerChangeDetector})().changedShare()`);

const wrapScript = (declarations: string, expression: string): string =>
  `(async () => { "use strict"; ${declarations}\nreturn JSON.stringify(${expression}); })()`;
