import type { Protocol } from "puppeteer-core";
import { z } from "zod";
import { within } from "./budget.ts";
import { CONSENT_WORDS } from "./consent-words.ts";
import type { FrameBox } from "./page/asking.ts";
import { speech } from "./page/speech.ts";
import type { Tab } from "./tab.ts";

/** A page's frames beyond these are ads and pixels. */
const FRAMES = 12;
/** A frame that does not answer at once is not waited for, ms. */
const ANSWER_MS = 300;

const SAID = `JSON.stringify({
  text: (document.body?.innerText ?? "").slice(0, 6000),
  answers: [...document.querySelectorAll("button, a, input, [role=button]")].slice(0, 100)
    .map((button) => (button.innerText || button.value || button.ariaLabel || "").slice(0, 100)),
  name: location.href.slice(0, 500),
})`;
const Said = z.object({ text: z.string(), answers: z.array(z.string()), name: z.string() });

const { asks } = speech(CONSENT_WORDS);

/** Where frames stand whose text asks for consent: those of other origins, which a script of the page cannot read. */
export async function consentFrames(tab: Tab): Promise<FrameBox[]> {
  const { frameTree } = await tab.alive(tab.session.send("Page.getFrameTree"));
  const frames = inner(frameTree).slice(0, FRAMES);
  const boxes = await Promise.all(frames.map((frame) => consentFrame(tab, frame.id)));
  return boxes.filter((box) => box !== null);
}

function inner({ childFrames = [] }: Protocol.Page.FrameTree): Protocol.Page.Frame[] {
  return childFrames.flatMap((child) => [child.frame, ...inner(child)]);
}

async function consentFrame(tab: Tab, frameId: string): Promise<FrameBox | null> {
  const looking = async (): Promise<FrameBox | null> => {
    const { text, answers, name } = Said.parse(await tab.run(SAID, frameId));
    if (!asks(text, answers, name)) return null;
    const { backendNodeId } = await tab.session.send("DOM.getFrameOwner", { frameId });
    const { model } = await tab.session.send("DOM.getBoxModel", { backendNodeId });
    const [x = 0, y = 0] = model.border;
    return { x, y, width: model.width, height: model.height };
  };
  const looked = await within(
    ANSWER_MS,
    // A frame may be gone by the time it is asked.
    looking().catch(() => null),
  );
  return looked.done ? looked.value : null;
}
