import type { Protocol } from "puppeteer-core";
import { z } from "zod";
import type { Box } from "../../contract/evaluator-interface.ts";
import { isConsentPrompt } from "./consent-text.ts";
import type { Tab } from "./tab.ts";
import { withTimeout } from "./timeout-helpers.ts";

/** Further frames of a page are ads and tracking pixels. */
export const MAX_CONSENT_FRAMES = 12;
/** Frames that do not respond at once are skipped, ms. */
const FRAME_RESPONSE_MS = 300;

const FRAME_TEXT_SCRIPT = `JSON.stringify({
  text: (document.body?.innerText ?? "").slice(0, 6000),
  labels: [...document.querySelectorAll("button, a, input, [role=button]")].slice(0, 100)
    .map((button) => (button.innerText || button.value || button.ariaLabel || "").slice(0, 100)),
  name: location.href.slice(0, 500),
})`;
const FrameText = z.object({ text: z.string(), labels: z.array(z.string()), name: z.string() });

/**
 * Boxes of the frames with a consent text. They include frames of other origins, which a script in the page cannot
 * read.
 */
export async function findConsentFrames(tab: Tab): Promise<Box[]> {
  const { frameTree } = await tab.untilClosed(tab.session.send("Page.getFrameTree"));
  const frames = flattenFrameTree(frameTree).slice(1, 1 + MAX_CONSENT_FRAMES);
  const boxes = await Promise.all(frames.map((frame) => findConsentFrameBox(tab, frame.id)));
  return boxes.filter((box) => box !== null);
}

/** A frame and all its descendants. */
export const flattenFrameTree = ({ frame, childFrames = [] }: Protocol.Page.FrameTree): Protocol.Page.Frame[] => [
  frame,
  ...childFrames.flatMap(flattenFrameTree),
];

async function findConsentFrameBox(tab: Tab, frameId: string): Promise<Box | null> {
  const findBox = async (): Promise<Box | null> => {
    const { text, labels, name } = await tab.runScript(FRAME_TEXT_SCRIPT, FrameText, frameId);
    if (!isConsentPrompt(text, labels, name)) return null;
    const { backendNodeId } = await tab.session.send("DOM.getFrameOwner", { frameId });
    const { model } = await tab.session.send("DOM.getBoxModel", { backendNodeId });
    const [x = 0, y = 0] = model.border;
    return { x, y, width: model.width, height: model.height };
  };
  const found = await withTimeout(
    FRAME_RESPONSE_MS,
    // The frame may have been removed meanwhile.
    findBox().catch(() => null),
  );
  return found.done ? found.value : null;
}
