import type { Picture } from "../../contract/port.ts";
import type { Platform } from "../../contract/vocabulary.ts";
import type { AdFrame, Creative } from "../artifacts/capture.ts";
import { AdDecoderPage, type AdFileInfo, type DecodedFrame } from "./ad-decoder-page.ts";
import { UndecodableAd } from "./ad-errors.ts";
import { type AdFormat, detectAdFormat } from "./ad-format.ts";
import { BrowserContext, VisitAborted } from "./browser-context.ts";
import { BrowserDisconnected, type RunningBrowser } from "./browser-process.ts";
import { explainDecodeError } from "./decode-error.ts";
import { refuseTruncated } from "./detect-truncation.ts";
import { isSameFrame } from "./frame-difference.ts";
import { pickAnimationFrames, pickVideoTimes } from "./pick-frames.ts";
import { TimeBudget, withTimeout } from "./timing.ts";

const MAX_DECODE_MS = 30_000;
/** After this no further moment of a film is looked for: what was seen by then stands. */
const MAX_FRAME_SEARCH_MS = 18_000;

/** Longest edges of what people are shown: the ad, and each further moment of one that moves. */
const MAIN_PICTURE_EDGE_PX = 1200;
const FURTHER_FRAME_EDGE_PX = 720;

/** A black or white leader varies less, in levels of 255; the faintest picture more. */
const MIN_FRAME_CONTRAST = 6;
/** Where a film's last moment shows nothing it has faded out: its end card stands this long before, seconds. */
const END_CARD_OFFSET_SECONDS = 1.5;

export interface DecodeOptions {
  running: RunningBrowser;
  signal: AbortSignal;
  /** Whether somebody will read the ad's words: only then is it developed at that size too. */
  legible: boolean;
  /** Whose audience watches: it decides which moments of a film are looked at. */
  platform: Platform | null;
}

/**
 * An ad's picture out of its file: Chrome decodes whatever Chrome shows, each file in a context of its own,
 * so that a hostile one harms nobody. What moves yields its first moment that shows something, and the further moments
 * that show something else.
 *
 * @throws UndecodableAd
 */
export async function decodeAdFile(
  bytes: Uint8Array,
  declared: string,
  room: DecodeOptions,
): Promise<Creative> {
  const format = detectAdFormat(bytes, declared);
  refuseTruncated(bytes, format);
  return BrowserContext.run(room.running, room.signal, async (context) => {
    try {
      const tab = await context.openTab();
      const opening = AdDecoderPage.open(tab, bytes, format, room.legible);
      const developed = await withTimeout(
        MAX_DECODE_MS,
        opening.then((table) => buildCreative(table, format, room.platform)),
      );
      if (developed.done) return developed.value;
    } catch (problem) {
      if (problem instanceof BrowserDisconnected || problem instanceof VisitAborted) throw problem;
      throw explainDecodeError(problem, format, bytes);
    }
    throw new UndecodableAd(
      `The ad's file took longer than ${MAX_DECODE_MS / 1000} s to decode. Give a smaller one.`,
    );
  });
}

async function buildCreative(
  table: AdDecoderPage,
  { kind }: AdFormat,
  platform: Platform | null,
): Promise<Creative> {
  const about = await table.readFileInfo();
  const roll = new FrameCollector(table, about);
  const whole = await collectFrames(roll, about, platform);
  const [first, ...frames] = roll.frames.sort((one, other) => one.at - other.at);
  if (first === undefined) throw new Error("ADHERE undecodable");
  const { at, ...shown } = first;
  const notices = [
    ...(whole ? [] : [incompleteNotice(kind === "video" ? "video" : "animation")]),
    ...[...roll.backgrounds].map(backgroundNotice),
  ];
  const { width, height, duration } = about;
  const motion = { duration, at, frames, method: "decoded_frames" as const };
  return {
    mediaType: kind === "video" ? "video" : "image",
    width,
    height,
    ...shown,
    ...(about.frames !== 1 && { motion }),
    ...(notices.length > 0 && { notices }),
  };
}

/** The moments of an ad that show something new. */
class FrameCollector {
  readonly frames: AdFrame[] = [];
  /** What transparent parts were laid on. */
  readonly backgrounds = new Set<string>();
  readonly #table: AdDecoderPage;
  readonly #about: AdFileInfo;

  constructor(table: AdDecoderPage, about: AdFileInfo) {
    this.#table = table;
    this.#about = about;
  }

  /** Looks at a moment and keeps it where it is a new sight. @returns whether it shows anything. */
  async addIfNew(position: number): Promise<boolean> {
    const sight = await this.#table.showFrame(position);
    if (sight.contrast < MIN_FRAME_CONTRAST) return false;
    if (!this.frames.some(({ raster }) => isSameFrame(raster, sight.raster))) await this.#keep(sight);
    return true;
  }

  /** Keeps a moment, whatever it shows. */
  async add(position: number): Promise<void> {
    await this.#keep(await this.#table.showFrame(position));
  }

  async #keep({ at, ground, raster }: DecodedFrame): Promise<void> {
    const edge = this.frames.length === 0 ? MAIN_PICTURE_EDGE_PX : FURTHER_FRAME_EDGE_PX;
    const { picture, legible } = await this.#table.encodeFrame(edge);
    const scale = picture.width / this.#about.width;
    const screenshot: Picture = { mediaType: "image/webp", ...picture, scale };
    this.frames.push({ at, raster, screenshot, legible, words: null });
    if (ground !== null) this.backgrounds.add(ground);
  }
}

/**
 * Every moment that shows something new on the roll; the very first one where none shows anything.
 *
 * @returns whether the ad could be followed to its end. What was seen before it broke off stands.
 */
async function collectFrames(
  roll: FrameCollector,
  about: AdFileInfo,
  platform: Platform | null,
): Promise<boolean> {
  const { frames, duration, brokeOff } = about;
  const budget = new TimeBudget(MAX_FRAME_SEARCH_MS);
  const positions = frames === null ? pickVideoTimes(duration, platform) : pickAnimationFrames(frames);
  try {
    let shows = true;
    for (const position of positions) {
      if (roll.frames.length > 0 && budget.remainingMs() === 0) return false;
      shows = await roll.addIfNew(position);
    }
    if (!shows && frames === null && duration !== null && duration > 2 * END_CARD_OFFSET_SECONDS)
      await roll.addIfNew(duration - END_CARD_OFFSET_SECONDS);
    if (roll.frames.length === 0) await roll.add(positions[0] ?? 0);
    return !brokeOff;
  } catch (problem) {
    if (roll.frames.length > 0 && isVideoDecodeError(problem)) return false;
    throw problem;
  }
}

const isVideoDecodeError = (problem: unknown): boolean =>
  problem instanceof Error && problem.message.includes("ADHERE video");

const incompleteNotice = (what: string): string =>
  `The ad's ${what} could not be followed to its end (it is damaged, cut off, or too heavy to decode in time): what follows was not seen.`;

const backgroundNotice = (ground: string): string =>
  ground === "#ffffff"
    ? "The ad's picture is transparent in part: it was judged on white."
    : `The ad's picture is transparent in part and all but white: it was judged on dark grey (${ground}), for on white nothing of it would be seen.`;
