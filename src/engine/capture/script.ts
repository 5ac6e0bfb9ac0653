import { CONSENT_WORDS } from "./consent-words.ts";
import { address } from "./page/address.ts";
import { type CalmOptions, calm } from "./page/calm.ts";
import { removeConsent } from "./page/consent.ts";
import { controls } from "./page/controls.ts";
import { dom } from "./page/dom.ts";
import { geometry } from "./page/geometry.ts";
import { type FrameBox, layers } from "./page/layers.ts";
import { paint } from "./page/paint.ts";
import { pictures } from "./page/pictures.ts";
import { prose } from "./page/prose.ts";
import { regions } from "./page/region.ts";
import { situations } from "./page/situation.ts";
import { type SurveyLimits, survey } from "./page/survey.ts";

/**
 * The scripts that run in pages, put together from the source text of the functions in `page/`. Each of those
 * is self-contained and is handed the others, so that neither type stripping nor a bundler's renaming matters.
 */

const base = () => `const tools = {};
tools.dom = (${dom})();
tools.paint = (${paint})(tools.dom);
tools.layers = (${layers})(tools.dom, tools.paint, ${json(CONSENT_WORDS)});`;

/** Takes consent layers away. Answers `{removed}`. */
export const consentScript = (frames: readonly FrameBox[]): string =>
  whole(base(), `(${removeConsent})(tools, ${json({ frames })})`);

/** Brings the page to rest. Answers `{still}`. */
export const calmScript = (options: CalmOptions): string =>
  whole(`const tools = { dom: (${dom})() };`, `await (${calm})(tools, ${json(options)})`);

/** Reads the page. Answers a `Survey`. */
export const surveyScript = (frames: readonly FrameBox[], limits: SurveyLimits): string =>
  whole(
    `${base()}
tools.geometry = (${geometry})(tools.dom);
tools.regions = (${regions})(tools.dom);
tools.address = (${address})(tools.dom);
tools.situations = (${situations})(tools);
tools.prose = (${prose})(tools, ${limits.characters});
tools.controls = (${controls})(tools);
tools.pictures = (${pictures})(tools);`,
    `(${survey})(tools, ${json({ frames, limits })})`,
  );

const whole = (preparation: string, expression: string): string =>
  `(async () => { "use strict"; ${preparation}\nreturn JSON.stringify(${expression}); })()`;

/** JSON that is also JavaScript. */
const json = (value: unknown): string => JSON.stringify(value);
