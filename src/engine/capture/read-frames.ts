import type { Protocol } from "puppeteer-core";
import type { Box } from "../../contract/evaluator-interface.ts";
import { flattenFrameTree } from "./consent-frames.ts";
import { PAGE_READING_LIMITS, PageReading } from "./page-reading-schema.ts";
import { pageScript } from "./page-scripts.ts";
import type { Tab } from "./tab.ts";
import { withTimeout } from "./timeout-helpers.ts";

/** Further frames of a page are ads and tracking pixels. */
const MAX_READ_FRAMES = 8;
/** Frames that do not respond at once are skipped, ms. */
const FRAME_RESPONSE_MS = 800;
/** Smaller frames hold badges and buttons for sharing, CSS pixels. */
const MIN_WIDTH = 120;
const MIN_HEIGHT = 40;

type FramePlace = PageReading["frames"][number];

/**
 * Adds the texts and buttons of frames of other origins, which a script in the page cannot read: a booking form, a
 * price widget. A frame's title is never the page's headline, and what its own pane scrolls counts as scrolled away.
 *
 * @param consentFrames boxes of frames with a consent text, which are no part of the page.
 */
export async function addFrames(tab: Tab, reading: PageReading, consentFrames: readonly Box[]): Promise<PageReading> {
  const places = reading.frames
    .filter(({ box }) => box.width >= MIN_WIDTH && box.height >= MIN_HEIGHT)
    .filter(({ box }) => !consentFrames.some((other) => isSamePlace(other, box)))
    .slice(0, MAX_READ_FRAMES);
  if (places.length === 0) return reading;
  const { frameTree } = await tab.untilClosed(tab.session.send("Page.getFrameTree"));
  const children = flattenFrameTree(frameTree).slice(1);
  const found = await Promise.all(children.map(async (frame) => readFrame(tab, frame, places)));
  const read = found.flatMap((one, index) => (one === null ? [] : [placeInPage(one.reading, one.place, index + 1)]));
  return {
    ...reading,
    texts: [...reading.texts, ...read.flatMap(({ texts }) => texts)].slice(0, PAGE_READING_LIMITS.texts),
    controls: [...reading.controls, ...read.flatMap(({ controls }) => controls)].slice(0, PAGE_READING_LIMITS.controls),
  };
}

const isSamePlace = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) <= 4 && Math.abs(one.y - other.y) <= 4 && Math.abs(one.width - other.width) <= 8;

async function readFrame(
  tab: Tab,
  { id }: Protocol.Page.Frame,
  places: readonly FramePlace[],
): Promise<{ place: FramePlace; reading: PageReading } | null> {
  const read = async () => {
    const { backendNodeId } = await tab.session.send("DOM.getFrameOwner", { frameId: id });
    const { model } = await tab.session.send("DOM.getBoxModel", { backendNodeId });
    const [x = 0, y = 0] = model.border;
    const place = places.find(({ box }) => isSamePlace(box, { x, y, width: model.width, height: model.height }));
    if (place === undefined) return null;
    return { place, reading: await tab.runScript(pageScript("readPage", [], PAGE_READING_LIMITS), PageReading, id) };
  };
  // The frame may have been removed meanwhile.
  const ended = await withTimeout(
    FRAME_RESPONSE_MS,
    read().catch(() => null),
  );
  return ended.done ? ended.value : null;
}

/** Far more than a page has elements, so that a frame's numbers are its own. */
const NUMBERS_PER_FRAME = 1_000_000;

function placeInPage({ texts, controls }: PageReading, { box, region, selector, covered }: FramePlace, index: number) {
  const move = (item: { box: Box; region: FramePlace["region"]; covered: boolean }) => ({
    box: { ...item.box, x: item.box.x + box.x, y: item.box.y + box.y },
    region: item.region === "main" ? region : item.region,
    covered: item.covered || covered,
    selector,
  });
  const isShown = (item: { box: Box }) => item.box.y < box.height && item.box.x < box.width;
  return {
    texts: texts.map((text): PageReading["texts"][number] => ({
      ...text,
      ...move(text),
      ...(text.within && { within: text.within.map((number) => number + index * NUMBERS_PER_FRAME) }),
      level: text.level === 1 ? 2 : text.level,
      ...(!isShown(text) && { aside: true as const }),
    })),
    controls: controls
      .filter((control) => control.filled && isShown(control))
      .map((control): PageReading["controls"][number] => ({ ...control, ...move(control) })),
  };
}
