import type { Picture } from "../../contract/evaluator-interface.ts";
import type { Platform } from "../../contract/vocabulary.ts";
import type { AdFrame, Creative, Raster } from "../artifacts/capture-schemas.ts";
import {
  type AdFileInfo,
  type DecodedFrame,
  encodeFrame,
  openAdFile,
  readFileInfo,
  showFrame,
} from "./ad-decoder-page.ts";
import { UndecodableAd } from "./ad-errors.ts";
import { BrowserContext } from "./browser-context.ts";
import type { RunningBrowser } from "./browser-process.ts";
import { detectAdFormat, refuseTruncated } from "./detect-ad-file-format.ts";
import { explainDecodeError } from "./explain-decode-error.ts";
import type { AdFormat } from "./page-script-types.ts";
import { pickAnimationFrames, pickVideoTimes } from "./pick-video-frames.ts";
import type { Tab } from "./tab.ts";
import { TimeBudget } from "./timeout-helpers.ts";

const MAX_DECODE_MS = 30_000;
/** After this no further frames are collected; those collected so far are used. */
const MAX_FRAME_SEARCH_MS = 18_000;

/** Longest edges of the pictures for reports: the ad, and each further frame of a video or animation. */
const MAIN_PICTURE_EDGE_PX = 1200;
const FURTHER_FRAME_EDGE_PX = 720;

/** Frames with less contrast (standard deviation of brightness, 0 to 255) are blank, for example a black intro. */
const MIN_FRAME_CONTRAST = 6;
/** Where the last frame of a video is blank it has faded out; its end card is visible this long before, seconds. */
const END_CARD_OFFSET_SECONDS = 1.5;

export interface DecodeOptions {
  running: RunningBrowser;
  signal: AbortSignal;
  /** Whether to also produce a picture for OCR. */
  legible: boolean;
  /** The ad platform. It decides which moments of a video are captured. */
  platform: Platform | null;
}

/**
 * Decodes an ad's file in Chrome, each file in its own browser context, so that a malicious file affects nothing else.
 * A video or animation yields its first frame that is not blank, and further frames that show something different.
 *
 * @throws UndecodableAd
 */
export async function decodeAdFile(bytes: Uint8Array, declared: string, options: DecodeOptions): Promise<Creative> {
  const format = detectAdFormat(bytes, declared);
  refuseTruncated(bytes, format);
  const decode = async (context: BrowserContext): Promise<Creative> => {
    const tab = await context.openTab();
    await openAdFile(tab, bytes, format, options.legible);
    return buildCreative(tab, format, options.platform);
  };
  return BrowserContext.runWithin(MAX_DECODE_MS, options, decode, {
    tooSlow: () =>
      new UndecodableAd(`The ad's file took longer than ${MAX_DECODE_MS / 1000} s to decode. Use a smaller one.`),
    failed: (problem) => explainDecodeError(problem, format, bytes),
  });
}

async function buildCreative(tab: Tab, { kind }: AdFormat, platform: Platform | null): Promise<Creative> {
  const info = await readFileInfo(tab);
  const collector = new FrameCollector(tab, info);
  const complete = await collectFrames(collector, info, platform);
  const [first, ...frames] = collector.frames.sort((one, other) => one.at - other.at);
  if (first === undefined) throw new Error("ADHERE undecodable");
  const { at, ...shown } = first;
  const notices = [
    ...(complete ? [] : [incompleteNotice(kind === "video" ? "video" : "animation")]),
    ...[...collector.backgrounds].map(backgroundNotice),
  ];
  const { width, height, duration } = info;
  const motion = { duration, at, frames, method: "decoded_frames" as const };
  return {
    mediaType: kind === "video" ? "video" : "image",
    width,
    height,
    ...shown,
    ...(info.frames !== 1 && { motion }),
    ...(notices.length > 0 && { notices }),
  };
}

/** Collects the frames of an ad that differ from one another. */
class FrameCollector {
  readonly frames: AdFrame[] = [];
  /** The colours that were put behind transparent parts. */
  readonly backgrounds = new Set<string>();
  readonly #tab: Tab;
  readonly #info: AdFileInfo;

  constructor(tab: Tab, info: AdFileInfo) {
    this.#tab = tab;
    this.#info = info;
  }

  /** Adds a frame unless it is blank or resembles an earlier one. @returns false for a blank frame. */
  async addIfNew(position: number): Promise<boolean> {
    const frame = await showFrame(this.#tab, position);
    if (frame.contrast < MIN_FRAME_CONTRAST) return false;
    if (!this.frames.some(({ raster }) => isSameFrame(raster, frame.raster))) await this.#store(frame);
    return true;
  }

  /** Adds a frame in any case. */
  async add(position: number): Promise<void> {
    await this.#store(await showFrame(this.#tab, position));
  }

  async #store({ at, background, raster }: DecodedFrame): Promise<void> {
    const edge = this.frames.length === 0 ? MAIN_PICTURE_EDGE_PX : FURTHER_FRAME_EDGE_PX;
    const { picture, legible } = await encodeFrame(this.#tab, edge);
    const scale = picture.width / this.#info.width;
    const screenshot: Picture = { mediaType: "image/webp", ...picture, scale };
    this.frames.push({ at, raster, screenshot, legible, words: null });
    if (background !== null) this.backgrounds.add(background);
  }
}

/**
 * Collects every frame that visible something new; the first frame where all are blank.
 *
 * @returns false where the ad could not be decoded to its end. The frames before that are kept.
 */
async function collectFrames(collector: FrameCollector, info: AdFileInfo, platform: Platform | null): Promise<boolean> {
  const { frames, duration, truncated } = info;
  const budget = new TimeBudget(MAX_FRAME_SEARCH_MS);
  const positions = frames === null ? pickVideoTimes(duration, platform) : pickAnimationFrames(frames);
  try {
    let visible = true;
    for (const position of positions) {
      if (collector.frames.length > 0 && budget.remainingMs() === 0) return false;
      visible = await collector.addIfNew(position);
    }
    if (!visible && frames === null && duration !== null && duration > 2 * END_CARD_OFFSET_SECONDS)
      await collector.addIfNew(duration - END_CARD_OFFSET_SECONDS);
    if (collector.frames.length === 0) await collector.add(positions[0] ?? 0);
    return !truncated;
  } catch (problem) {
    if (collector.frames.length > 0 && isVideoDecodeError(problem)) return false;
    throw problem;
  }
}

const isVideoDecodeError = (problem: unknown): boolean =>
  problem instanceof Error && problem.message.includes("ADHERE video");

const incompleteNotice = (mediaType: string): string =>
  `The ad's ${mediaType} could not be decoded to its end (it is damaged, truncated, or too large to decode in time). ` +
  "The rest was not evaluated.";

const backgroundNotice = (background: string): string =>
  background === "#ffffff"
    ? "The ad's image is partly transparent. It was evaluated on a white background."
    : `The ad's image is partly transparent and almost white. It was evaluated on dark grey (${background}), ` +
      "because it would be invisible on white.";

/** Cells per side. Letters as small as 1/30 of the picture's height still change some cells. */
const GRID_SIZE = 32;
/** Compression changes a cell by a few of 255 levels; a letter's stroke changes it by about 30. */
const MAX_CELL_NOISE = 10;
/** A blinking cursor or a speck does not make a different frame. */
const MAX_CHANGED_CELLS = 5;

/**
 * Whether two frames of a video show the same picture. As in a difference hash, each cell is compared with its right
 * neighbour, so that a gradual change of brightness has little effect. The grid is finer than a usual hash and not
 * rounded to bits, so that another line of text on the same background counts as another frame.
 */
export function isSameFrame(one: Raster, other: Raster): boolean {
  const [steps, others] = [computeGradients(one), computeGradients(other)];
  let changed = 0;
  for (const [at, step] of steps.entries()) if (Math.abs(step - (others[at] ?? 0)) > MAX_CELL_NOISE) changed += 1;
  return changed <= MAX_CHANGED_CELLS;
}

function computeGradients(raster: Raster): number[] {
  const cells = computeCellBrightness(raster);
  return cells.flatMap((grey, at) => (at % GRID_SIZE === GRID_SIZE - 1 ? [] : [grey - (cells[at + 1] ?? 0)]));
}

/** Mean luma of each cell, row by row (ITU-R BT.601). */
function computeCellBrightness({ width, height, rgba }: Raster): number[] {
  const sums = new Float64Array(GRID_SIZE * GRID_SIZE);
  const counts = new Float64Array(GRID_SIZE * GRID_SIZE);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const cell = Math.floor((y * GRID_SIZE) / height) * GRID_SIZE + Math.floor((x * GRID_SIZE) / width);
      sums[cell] =
        (sums[cell] ?? 0) + 0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return [...sums].map((sum, cell) => sum / Math.max(1, counts[cell] ?? 0));
}
