import type { Protocol } from "puppeteer-core";
import { z } from "zod";
import { CONSENT_PATTERNS } from "./consent-patterns.ts";
import type { ViewportBox } from "./page/consent-prompts.ts";
import { createConsentTextMatcher } from "./page/text-match.ts";
import type { Tab } from "./tab.ts";
import { withTimeout } from "./timing.ts";

/** A page's frames beyond these are ads and pixels. */
const MAX_CONSENT_FRAMES = 12;
/** A frame that does not answer at once is not waited for, ms. */
const FRAME_RESPONSE_MS = 300;

const FRAME_TEXT_SCRIPT = `JSON.stringify({
  text: (document.body?.innerText ?? "").slice(0, 6000),
  answers: [...document.querySelectorAll("button, a, input, [role=button]")].slice(0, 100)
    .map((button) => (button.innerText || button.value || button.ariaLabel || "").slice(0, 100)),
  name: location.href.slice(0, 500),
})`;
const FrameText = z.object({ text: z.string(), answers: z.array(z.string()), name: z.string() });

const { asks } = createConsentTextMatcher(CONSENT_PATTERNS);

/** Where frames stand whose text asks for consent: those of other origins, which a script of the page cannot read. */
export async function findConsentFrames(tab: Tab): Promise<ViewportBox[]> {
  const { frameTree } = await tab.untilClosed(tab.session.send("Page.getFrameTree"));
  const frames = flattenChildFrames(frameTree).slice(0, MAX_CONSENT_FRAMES);
  const boxes = await Promise.all(frames.map((frame) => findConsentFrameBox(tab, frame.id)));
  return boxes.filter((box) => box !== null);
}

function flattenChildFrames({ childFrames = [] }: Protocol.Page.FrameTree): Protocol.Page.Frame[] {
  return childFrames.flatMap((child) => [child.frame, ...flattenChildFrames(child)]);
}

async function findConsentFrameBox(tab: Tab, frameId: string): Promise<ViewportBox | null> {
  const looking = async (): Promise<ViewportBox | null> => {
    const { text, answers, name } = FrameText.parse(await tab.runScript(FRAME_TEXT_SCRIPT, frameId));
    if (!asks(text, answers, name)) return null;
    const { backendNodeId } = await tab.session.send("DOM.getFrameOwner", { frameId });
    const { model } = await tab.session.send("DOM.getBoxModel", { backendNodeId });
    const [x = 0, y = 0] = model.border;
    return { x, y, width: model.width, height: model.height };
  };
  const looked = await withTimeout(
    FRAME_RESPONSE_MS,
    // A frame may be gone by the time it is asked.
    looking().catch(() => null),
  );
  return looked.done ? looked.value : null;
}
