import type { StabilityOptions } from "../page-script-types.ts";
import { dom } from "./dom.ts";
import { finishAnimations } from "./finish-animations.ts";

/** A tab that paints nothing would be waited for to the end. */
const MAX_MISSED_FRAMES = 5;

/**
 * Runs in the page: scrolls through it and back, waits for fonts and images, finishes animations, and later waits until
 * nothing moves.
 */
export class PageStabilizer {
  readonly #options: StabilityOptions;
  #hasMutated = false;
  #hasTextChanged = false;
  /** Scripts that move or fade an element change its style frame by frame; counters and typewriters, its text. */
  readonly #observer = new MutationObserver((changes) => {
    this.#hasMutated = true;
    this.#hasTextChanged ||= changes.some(({ type }) => type !== "attributes");
  });

  constructor(options: StabilityOptions) {
    this.#options = options;
    const attributeFilter = ["style", "class", "hidden"];
    this.#observer.observe(dom.root(), { subtree: true, childList: true, characterData: true, attributeFilter });
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms));
  }

  /**
   * Waits for a frame, or 250 ms, because a tab that paints nothing has no frames. On a busy machine frames come late,
   * and content that appears on scrolling comes with them.
   *
   * @returns whether a frame came.
   */
  async #frame(): Promise<boolean> {
    const frame = new Promise<boolean>((resolve) => requestAnimationFrame(() => resolve(true)));
    return Promise.race([frame, this.#sleep(250).then(() => false)]);
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
    const end = Math.min(pane.scrollHeight - height, height * this.#options.screens);
    for (let top = step; top < end + step && end > 0; top += step) {
      pane.scrollTo({ top: Math.min(top, end), behavior: "instant" });
      await this.#frame();
      await this.#sleep(30);
    }
    if (end > 0) {
      if (end < pane.scrollHeight - height) await this.#scrollDeeper(pane, end + step, step);
      await this.#waitForScrollEffects();
    }
    pane.scrollTo({ top: 0, behavior: "instant" });
    await this.#frame();
  }

  /** Scrolls on to the page's end, a frame a screen: content there may appear only once it has been seen. */
  async #scrollDeeper(pane: Element, from: number, step: number): Promise<void> {
    const latest = performance.now() + this.#options.deepMs;
    for (
      let top = from;
      top < Math.min(pane.scrollHeight, from + 40 * step) && performance.now() < latest;
      top += step
    ) {
      pane.scrollTo({ top, behavior: "instant" });
      await this.#frame();
    }
  }

  async #waitForAssets(): Promise<void> {
    const maxTop = dom.viewport.height * (this.#options.screens + 1);
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
    await Promise.race([all, this.#sleep(this.#options.assetsMs)]);
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
    // Counts frames, because a busy machine draws a fading button slowly. 15 rounds take 1.4 s on a free one. Text that
    // changes in every round is about to become something else, so it is waited for longer.
    const maxRounds = 15;
    const end = performance.now() + this.#options.stillMs;
    let before = this.#fingerprint();
    let isStill = false;
    let moved = 0;
    let missed = 0;
    while (!isStill && moved < maxRounds && performance.now() < end) {
      this.#hasTextChanged = false;
      await this.#sleep(80);
      const isDrawn = await this.#frame();
      // What moves from frame to frame stands still while none is drawn.
      if (!isDrawn && missed < MAX_MISSED_FRAMES) {
        missed += 1;
        continue;
      }
      finishAnimations();
      const now = this.#fingerprint();
      isStill = !this.#takeMutated() && now === before;
      before = now;
      if (!this.#hasTextChanged) moved += 1;
    }
  }

  /** Waits until nothing moves. @returns true. */
  async waitUntilStill(): Promise<boolean> {
    finishAnimations();
    await this.#waitUntilStill();
    this.#observer.disconnect();
    return true;
  }

  /** @returns whether the page has scripts. */
  async run(): Promise<{ scripted: boolean }> {
    await this.#scrollThrough();
    await this.#waitForAssets();
    finishAnimations();
    for (const video of dom.queryAll("video")) (video as HTMLVideoElement).pause();
    this.#observer.disconnect();
    return { scripted: dom.queryAll("script").length > 0 };
  }
}
