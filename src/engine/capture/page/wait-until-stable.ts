import type { Dom } from "./dom.ts";

declare const dom: Dom;
declare const stabilityOptions: StabilityOptions;

export interface StabilityOptions {
  /** How many screens are scrolled through, so that lazy content loads. */
  screens: number;
  /** Longest wait for fonts and images, ms. */
  assetsMs: number;
  /** Longest wait until nothing moves, ms. On a machine that is not busy, the wait ends after 15 frames. */
  stillMs: number;
}

/**
 * Runs in the page: scrolls through its first screens and back, waits for fonts and images, finishes animations, and
 * waits until nothing moves.
 */
export class PageStabilizer {
  #hasMutated = false;
  /** Scripts that move or fade an element change its style frame by frame. */
  readonly #observer = new MutationObserver(() => {
    this.#hasMutated = true;
  });

  constructor() {
    this.#observer.observe(dom.root(), { subtree: true, attributeFilter: ["style", "class", "hidden"] });
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms));
  }

  /**
   * Waits for a frame, or 250 ms, because a tab that paints nothing has no frames. On a busy machine frames come late,
   * and content that appears on scrolling comes with them.
   */
  async #frame(): Promise<void> {
    await Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), this.#sleep(250)]);
  }

  /** Whether a style has changed since the last call. */
  #takeMutated(): boolean {
    const hasMutated = this.#hasMutated;
    this.#hasMutated = false;
    return hasMutated;
  }

  /** Waits until effects of scrolling have ended. A fade that is reversed halfway may never end. */
  async #waitForScrollEffects(): Promise<void> {
    const end = performance.now() + 400;
    this.#takeMutated();
    do {
      await this.#frame();
      await this.#frame();
    } while (this.#takeMutated() && performance.now() < end);
  }

  /** The scrolling element: the document, or an application's pane in the middle of the viewport. */
  #scroller(): Element {
    const page = document.scrollingElement ?? dom.root();
    if (page.scrollHeight > dom.viewport.height + 4) return page;
    const pane = dom
      .lineage(dom.elementAt(dom.viewport.width / 2, dom.viewport.height / 2))
      .find(
        (element) =>
          /auto|scroll/.test(dom.style(element).overflowY) && element.scrollHeight > element.clientHeight + 4,
      );
    return pane ?? page;
  }

  async #scrollThrough(): Promise<void> {
    const { height } = dom.viewport;
    const pane = this.#scroller();
    const step = Math.max(200, height * 0.8);
    const end = Math.min(pane.scrollHeight - height, height * stabilityOptions.screens);
    for (let top = step; top < end + step && end > 0; top += step) {
      pane.scrollTo({ top: Math.min(top, end), behavior: "instant" });
      await this.#frame();
      await this.#sleep(30);
    }
    if (end > 0) await this.#waitForScrollEffects();
    pane.scrollTo({ top: 0, behavior: "instant" });
    await this.#frame();
  }

  async #waitForAssets(): Promise<void> {
    const maxTop = dom.viewport.height * (stabilityOptions.screens + 1);
    const pending = dom.queryAll("img").filter((image) => {
      const { top, width } = dom.rectangle(image);
      return width > 1 && top < maxTop && !(image as HTMLImageElement).complete;
    });
    const arrivals = pending.map(
      (image) =>
        new Promise<void>((resolve) => {
          for (const event of ["load", "error"]) image.addEventListener(event, () => resolve(), { once: true });
        }),
    );
    const all = Promise.allSettled([document.fonts.ready, ...arrivals]);
    await Promise.race([all, this.#sleep(stabilityOptions.assetsMs)]);
  }

  /** Finite animations jump to their end, endless ones stop at their start. */
  #finishAnimations(): void {
    for (const animation of document.getAnimations()) {
      if (!(animation.timeline instanceof DocumentTimeline)) continue;
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      try {
        if (endTime === Number.POSITIVE_INFINITY) {
          animation.currentTime = 0;
          animation.pause();
        } else animation.finish();
      } catch {
        // An animation with a playback rate of zero has no end. It does not move.
      }
    }
  }

  /** The elements above the fold and their positions, as a comparable string. */
  #fingerprint(): string {
    const parts = dom.gridPoints(6, 8).map(({ x, y }) => {
      const hit = dom.elementAt(x, y);
      if (hit === null) return "";
      const rect = dom.rectangle(hit);
      const position = `${rect.x.toFixed()} ${rect.y.toFixed()} ${rect.height.toFixed()}`;
      return `${dom.tagName(hit)} ${position} ${dom.style(hit).opacity}`;
    });
    return [dom.root().scrollHeight, ...parts].join(" ");
  }

  async #waitUntilStill(): Promise<void> {
    // Counts frames, because a busy machine draws a fading button slowly. 15 rounds take 1.4 s on a free one.
    const maxRounds = 15;
    const end = performance.now() + stabilityOptions.stillMs;
    let before = this.#fingerprint();
    let isStill = false;
    for (let round = 0; !isStill && round < maxRounds && performance.now() < end; round += 1) {
      await this.#sleep(80);
      await this.#frame();
      this.#finishAnimations();
      const now = this.#fingerprint();
      isStill = !this.#takeMutated() && now === before;
      before = now;
    }
  }

  /** @returns whether the page has scripts. */
  async run(): Promise<{ scripted: boolean }> {
    await this.#scrollThrough();
    await this.#waitForAssets();
    this.#finishAnimations();
    for (const video of dom.queryAll("video")) (video as HTMLVideoElement).pause();
    await this.#waitUntilStill();
    this.#observer.disconnect();
    return { scripted: dom.queryAll("script").length > 0 };
  }
}
