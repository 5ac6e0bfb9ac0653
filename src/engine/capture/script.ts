import { CONSENT_WORDS } from "./consent-words.ts";
import { address } from "./page/address.ts";
import { answers } from "./page/answers.ts";
import { asking, type FrameBox } from "./page/asking.ts";
import { type CalmOptions, calm } from "./page/calm.ts";
import { consent } from "./page/consent.ts";
import { controls } from "./page/controls.ts";
import { dom } from "./page/dom.ts";
import { geometry } from "./page/geometry.ts";
import { hits } from "./page/hits.ts";
import { layers } from "./page/layers.ts";
import { paint } from "./page/paint.ts";
import { pictures } from "./page/pictures.ts";
import { popups } from "./page/popups.ts";
import { prose } from "./page/prose.ts";
import { regions } from "./page/region.ts";
import { situations } from "./page/situation.ts";
import { speech } from "./page/speech.ts";
import { still } from "./page/still.ts";
import { type SurveyLimits, survey } from "./page/survey.ts";
import { trails } from "./page/trails.ts";
import { POPUP_WORDS } from "./popup-words.ts";

/**
 * The scripts that run in pages, put together from the source text of the functions in `page/`. Each of those
 * is self-contained and is handed the others, so that neither type stripping nor a bundler's renaming matters.
 */

const base = () => `const tools = {};
tools.dom = (${dom})();
tools.paint = (${paint})(tools.dom);
tools.speech = (${speech})(${json(CONSENT_WORDS)});
tools.asking = (${asking})(tools.dom, tools.speech);
tools.layers = (${layers})(tools.dom, tools.paint, tools.asking);`;

const consentTool = (frames: readonly FrameBox[]): string =>
  `(${consent})({ ...tools, keeping: ${json(CONSENT_WORDS.keeping)} }, ${json({ frames })})`;

/** Looks for consent layers. Answers a `ConsentSight`. */
export const consentSightScript = (frames: readonly FrameBox[]): string =>
  whole(base(), `${consentTool(frames)}.look()`);

/** Takes consent layers away, and what an answered one has left. Answers `{removed}`. */
export const consentRemovalScript = (frames: readonly FrameBox[], answered: boolean): string =>
  whole(base(), `${consentTool(frames)}.remove(${answered})`);

/** Brings the page to rest. Answers `{still}`. */
export const calmScript = (options: CalmOptions): string =>
  whole(`const tools = { dom: (${dom})() };`, `await (${calm})(tools, ${json(options)})`);

/** Lets nothing glide any more. Answers nothing. */
export const stillScript = (): string => whole("", `(${still})()`);

/** Reads the page. Answers a `Survey`. */
export const surveyScript = (frames: readonly FrameBox[], limits: SurveyLimits): string =>
  whole(
    `${base()}
tools.geometry = (${geometry})(tools.dom);
tools.trails = (${trails})(tools.dom);
tools.regions = (${regions})(tools);
tools.address = (${address})(tools.dom);
tools.situations = (${situations})(tools);
tools.prose = (${prose})(tools, ${limits.characters});
tools.controls = (${controls})(tools);
tools.pictures = (${pictures})(tools);
tools.answers = (${answers})(tools.dom, ${limits.answers});`,
    `((${hits})(tools.dom).keep(), (${survey})(tools, ${json({ frames, limits })}))`,
  );

/** Closes pop-ups, waiting so long for each to go. Answers a `PopupsClosed`. */
export const popupsScript = (frames: readonly FrameBox[], patienceMs: number): string =>
  whole(
    base(),
    `await (${popups})({ ...tools, words: ${json(POPUP_WORDS)} }, ${json({ frames, patienceMs })})()`,
  );

/** Answers the share of the first screen that layers have taken or given free since the survey. */
export const hitsScript = (): string => whole("", `(${hits})((${dom})()).changed()`);

const whole = (preparation: string, expression: string): string =>
  `(async () => { "use strict"; ${preparation}\nreturn JSON.stringify(${expression}); })()`;

/** JSON that is also JavaScript. */
const json = (value: unknown): string => JSON.stringify(value);
