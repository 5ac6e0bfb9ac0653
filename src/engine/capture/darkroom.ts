import type { Picture } from "../../contract/port.ts";
import type { Platform } from "../../contract/vocabulary.ts";
import type { AdFrame, Creative } from "../products/capture.ts";
import { UndecodableAd } from "./ad-errors.ts";
import { type AdFormat, formatOf } from "./ad-format.ts";
import { type About, AdTable, type Sight } from "./ad-table.ts";
import { explained } from "./ad-trouble.ts";
import { Budget, within } from "./budget.ts";
import { BrowserGone, type Running } from "./chrome.ts";
import { Context, VisitEnded } from "./context.ts";
import { refuseCutOff } from "./cut-off.ts";
import { isAlike } from "./likeness.ts";
import { framesOf, momentsOf } from "./moments.ts";

const DECODE_MS = 30_000;
/** After this no further moment of a film is looked for: what was seen by then stands. */
const LOOK_MS = 18_000;

/** Longest edges of what people are shown: the ad, and each further moment of one that moves. */
const PICTURE_EDGE = 1200;
const FRAME_EDGE = 720;

/** A black or white leader varies less, in levels of 255; the faintest picture more. */
const LEAST_CONTRAST = 6;
/** Where a film's last moment shows nothing it has faded out: its end card stands this long before, seconds. */
const FADED_OUT = 1.5;

export interface Darkroom {
  running: Running;
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
export async function developFile(bytes: Uint8Array, declared: string, room: Darkroom): Promise<Creative> {
  const format = formatOf(bytes, declared);
  refuseCutOff(bytes, format);
  return Context.during(room.running, room.signal, async (context) => {
    try {
      const tab = await context.openTab();
      const opening = AdTable.open(tab, bytes, format, room.legible);
      const developed = await within(
        DECODE_MS,
        opening.then((table) => develop(table, format, room.platform)),
      );
      if (developed.done) return developed.value;
    } catch (problem) {
      if (problem instanceof BrowserGone || problem instanceof VisitEnded) throw problem;
      throw explained(problem, format, bytes);
    }
    throw new UndecodableAd(
      `The ad's file took longer than ${DECODE_MS / 1000} s to decode. Give a smaller one.`,
    );
  });
}

async function develop(table: AdTable, { kind }: AdFormat, platform: Platform | null): Promise<Creative> {
  const about = await table.about();
  const roll = new Roll(table, about);
  const whole = await exposed(roll, about, platform);
  const [first, ...frames] = roll.stills.sort((one, other) => one.at - other.at);
  if (first === undefined) throw new Error("ADHERE undecodable");
  const { at, ...shown } = first;
  const notices = [
    ...(whole ? [] : [brokenNotice(kind === "video" ? "video" : "animation")]),
    ...[...roll.grounds].map(groundNotice),
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
class Roll {
  readonly stills: AdFrame[] = [];
  /** What transparent parts were laid on. */
  readonly grounds = new Set<string>();
  readonly #table: AdTable;
  readonly #about: About;

  constructor(table: AdTable, about: About) {
    this.#table = table;
    this.#about = about;
  }

  /** Looks at a moment and keeps it where it is a new sight. @returns whether it shows anything. */
  async look(position: number): Promise<boolean> {
    const sight = await this.#table.show(position);
    if (sight.contrast < LEAST_CONTRAST) return false;
    if (!this.stills.some(({ raster }) => isAlike(raster, sight.raster))) await this.#keep(sight);
    return true;
  }

  /** Keeps a moment, whatever it shows. */
  async take(position: number): Promise<void> {
    await this.#keep(await this.#table.show(position));
  }

  async #keep({ at, ground, raster }: Sight): Promise<void> {
    const edge = this.stills.length === 0 ? PICTURE_EDGE : FRAME_EDGE;
    const { picture, legible } = await this.#table.develop(edge);
    const scale = picture.width / this.#about.width;
    const screenshot: Picture = { mediaType: "image/webp", ...picture, scale };
    this.stills.push({ at, raster, screenshot, legible, words: null });
    if (ground !== null) this.grounds.add(ground);
  }
}

/**
 * Every moment that shows something new on the roll; the very first one where none shows anything.
 *
 * @returns whether the ad could be followed to its end. What was seen before it broke off stands.
 */
async function exposed(roll: Roll, about: About, platform: Platform | null): Promise<boolean> {
  const { frames, duration, brokeOff } = about;
  const budget = new Budget(LOOK_MS);
  const positions = frames === null ? momentsOf(duration, platform) : framesOf(frames);
  try {
    let shows = true;
    for (const position of positions) {
      if (roll.stills.length > 0 && budget.left() === 0) return false;
      shows = await roll.look(position);
    }
    if (!shows && frames === null && duration !== null && duration > 2 * FADED_OUT)
      await roll.look(duration - FADED_OUT);
    if (roll.stills.length === 0) await roll.take(positions[0] ?? 0);
    return !brokeOff;
  } catch (problem) {
    if (roll.stills.length > 0 && isDecodersWord(problem)) return false;
    throw problem;
  }
}

const isDecodersWord = (problem: unknown): boolean =>
  problem instanceof Error && problem.message.includes("ADHERE video");

const brokenNotice = (what: string): string =>
  `The ad's ${what} could not be followed to its end (it is damaged, cut off, or too heavy to decode in time): what follows was not seen.`;

const groundNotice = (ground: string): string =>
  ground === "#ffffff"
    ? "The ad's picture is transparent in part: it was judged on white."
    : `The ad's picture is transparent in part and all but white: it was judged on dark grey (${ground}), for on white nothing of it would be seen.`;
