import type { Dom } from "./dom.ts";

export interface StabilityOptions {
  /** How many screens are scrolled through, so that what loads late loads. */
  screens: number;
  /** Longest wait for fonts and pictures, ms. */
  assetsMs: number;
  /** Longest wait for the page to stop moving, ms. */
  stillMs: number;
}

/**
 * Runs in the page: brings it to rest. Scrolls through its first screens and back, waits for their fonts and
 * pictures, ends what animates, and waits until nothing moves.
 */
export async function waitUntilStable(
  { dom }: { dom: Dom },
  options: StabilityOptions,
): Promise<{ still: boolean; scripted: boolean }> {
  const { all, at, name, parent, rectangle, root, style, view } = dom;
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  // A tab that paints nothing gives no frames: never wait for one alone. On a busy machine they come late, and what is
  // shown once it is scrolled to is shown with them.
  const frame = () => Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), sleep(250)]);

  /** Scripts that move or fade something write its style, frame by frame, however small it is. */
  const watch = () => {
    let touched = false;
    const observer = new MutationObserver(() => {
      touched = true;
    });
    observer.observe(root(), { subtree: true, attributeFilter: ["style", "class", "hidden"] });
    /** Since the last time that this was asked. */
    const wasTouched = (): boolean => {
      const was = touched;
      touched = false;
      return was;
    };
    return { wasTouched, end: () => observer.disconnect() };
  };

  const { wasTouched, end: unwatch } = watch();

  /** What scrolling has set off has come to its end: a fading that is turned back half way may never end. */
  const untouched = async (ms: number): Promise<void> => {
    const end = performance.now() + ms;
    wasTouched();
    do {
      await frame();
      await frame();
    } while (wasTouched() && performance.now() < end);
  };

  /** What scrolls: the document, or an application's own pane in the middle of the screen. */
  const scroller = (): Element => {
    const whole = document.scrollingElement ?? root();
    if (whole.scrollHeight > view.height + 4) return whole;
    let element = at(view.width / 2, view.height / 2);
    for (; element !== null; element = parent(element)) {
      const scrolls = /auto|scroll/.test(style(element).overflowY);
      if (scrolls && element.scrollHeight > element.clientHeight + 4) return element;
    }
    return whole;
  };

  const scrollThrough = async (): Promise<void> => {
    const pane = scroller();
    const step = Math.max(200, view.height * 0.8);
    const end = Math.min(pane.scrollHeight - view.height, view.height * options.screens);
    for (let top = step; top < end + step && end > 0; top += step) {
      pane.scrollTo({ top: Math.min(top, end), behavior: "instant" });
      await frame();
      await sleep(30);
    }
    if (end > 0) await untouched(400);
    pane.scrollTo({ top: 0, behavior: "instant" });
    await frame();
  };

  const awaited = (): Promise<unknown>[] => {
    const depth = view.height * (options.screens + 1);
    const pictures = all("img").filter((image) => {
      const rect = rectangle(image);
      return rect.width > 1 && rect.top < depth && !(image as HTMLImageElement).complete;
    });
    const arrival = (image: Element) =>
      new Promise<void>((resolve) => {
        image.addEventListener("load", () => resolve(), { once: true });
        image.addEventListener("error", () => resolve(), { once: true });
      });
    return [document.fonts.ready, ...pictures.map(arrival)];
  };

  /** Finite animations jump to their end, endless ones stand at their beginning. */
  const endAnimations = (): void => {
    for (const animation of document.getAnimations()) {
      if (!(animation.timeline instanceof DocumentTimeline)) continue;
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      try {
        if (endTime === Number.POSITIVE_INFINITY) {
          animation.currentTime = 0;
          animation.pause();
        } else animation.finish();
      } catch {
        // A playback rate of zero has no end: it stands already.
      }
    }
  };

  const holdVideos = (): void => {
    for (const video of all("video")) (video as HTMLVideoElement).pause();
  };

  /** Where things stand in the first screen, as one comparable text. */
  const signature = (): string => {
    const parts = [String(root().scrollHeight)];
    for (let index = 0; index < 48; index += 1) {
      const x = (((index % 6) + 0.5) / 6) * view.width;
      const y = ((Math.floor(index / 6) + 0.5) / 8) * view.height;
      const hit = at(x, y);
      if (hit === null) continue;
      const rect = rectangle(hit);
      parts.push(name(hit), rect.x.toFixed(), rect.y.toFixed(), rect.height.toFixed(), style(hit).opacity);
    }
    return parts.join(" ");
  };

  const stand = async (): Promise<boolean> => {
    const end = performance.now() + options.stillMs;
    let before = signature();
    let still = false;
    while (!still && performance.now() < end) {
      await sleep(80);
      await frame();
      endAnimations();
      const now = signature();
      still = !wasTouched() && now === before;
      before = now;
    }
    return still;
  };

  await scrollThrough();
  await Promise.race([Promise.allSettled(awaited()), sleep(options.assetsMs)]);
  endAnimations();
  holdVideos();
  const still = await stand();
  unwatch();
  return { still, scripted: all("script").length > 0 };
}
