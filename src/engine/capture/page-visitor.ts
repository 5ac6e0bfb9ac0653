import type { Tab } from "./tab.ts";
import { withTimeout } from "./timeout-helpers.ts";

/** A page that is busy answers late, ms. */
const MAX_INPUT_WAIT_MS = 500;
/** In the lower corner: there it opens no menu, and it does not look as if the visitor was about to leave. */
const DISTANCE_FROM_CORNER = 3;

/**
 * Does what nearly every visitor does first: moves the mouse, or touches the screen without a tap. Many sites load their
 * scripts and show their content only then.
 */
export async function actLikeVisitor(tab: Tab, height: number, isTouch: boolean): Promise<void> {
  const { session } = tab;
  const point = (step: number) => ({ x: DISTANCE_FROM_CORNER + step, y: height - DISTANCE_FROM_CORNER - step });
  const moved = session.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...point(0), pointerType: "mouse" });
  const touch = (type: "touchStart" | "touchMove" | "touchCancel", ...touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const touches = isTouch ? [touch("touchStart", point(0)), touch("touchMove", point(2)), touch("touchCancel")] : [];
  // A page that navigates away, or hangs, gets no input.
  await tab.untilClosed(withTimeout(MAX_INPUT_WAIT_MS, Promise.allSettled([moved, ...touches])));
}
