import { dom } from "./dom.ts";

/**
 * Runs in the page: finite animations jump to their end, and endless ones stop where their content shows. Elements that
 * endless animations show at some time are remembered (`Dom.shownInTurn`): of words that rotate, each is on the page.
 */
export function finishAnimations(): boolean {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const element of dom.queryAll("*")) {
    const tag = dom.tagName(element);
    const inner = tag.includes("-") ? dom.shadowRootOf(element) : null;
    const frame = /^i?frame$/.test(tag) ? dom.frameDocument(element) : null;
    if (inner !== null) roots.push(inner);
    if (frame !== null) roots.push(frame);
  }
  const isShown = (element: Element): boolean => {
    const { opacity, visibility, transform, color } = dom.style(element);
    const [, a = "1", b = "0"] = /^matrix(?:3d)?\(([^,]+), ([^,]+)/.exec(transform) ?? [];
    const isFlat = Math.hypot(Number(a), Number(b)) < 0.1;
    return Number(opacity) >= 0.3 && visibility === "visible" && !isFlat && !/^rgba\(.*, 0\)$/.test(color);
  };
  /** Stops an endless animation where its element shows; another one that shows in turn with it stays at its start. */
  const stopWhereShown = (animation: Animation, startsInTurn: Set<Element | null>): void => {
    animation.pause();
    animation.currentTime = 0;
    const { effect } = animation;
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const { duration, delay = 0 } = effect?.getTiming() ?? {};
    if (target === null || typeof duration !== "number" || isShown(target)) return;
    for (const share of [0.25, 0.5, 0.75, 0.12, 0.38, 0.62, 0.88, 0.999]) {
      animation.currentTime = delay + duration * share;
      if (!isShown(target)) continue;
      dom.shownInTurn.add(target);
      const turns = dom.parent(target);
      if (startsInTurn.has(turns)) animation.currentTime = 0;
      startsInTurn.add(turns);
      return;
    }
    animation.currentTime = 0;
  };
  /** Animations that scrolling drives: below the fold, content is where scrolling brings it to rest. */
  const finishScrollDriven = (animation: Animation): void => {
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    if (target !== null && dom.rectangle(target).top >= dom.viewport.height) animation.cancel();
  };
  const startsInTurn = new Set<Element | null>();
  for (const animation of roots.flatMap((root) => root.getAnimations())) {
    try {
      if (!(animation.timeline instanceof DocumentTimeline)) finishScrollDriven(animation);
      else if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
      else if (animation.playState !== "paused") stopWhereShown(animation, startsInTurn);
    } catch {
      // An animation with a playback rate of zero has no end. It does not move.
    }
  }
  return true;
}
