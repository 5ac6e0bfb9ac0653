import pLimit from "p-limit";
import { EvaluationError, messageOf } from "../../contract/error.ts";
import type { PageSpeed } from "../../contract/page-speed.ts";
import { rejectOnAbort } from "../../contract/reject-on-abort.ts";
import type { Viewport } from "../../contract/vocabulary.ts";
import { listLanguages } from "../../ground/accept-language.ts";
import type { Capturer } from "../capture/capturer.ts";
import { withTimeout } from "../capture/timeout-helpers.ts";
import type { Guard } from "../guard/guard.ts";
import { MEASURED_AUDITS } from "./lighthouse-flags.ts";
import { type Lighthouse, loadLighthouse } from "./load-lighthouse.ts";
import { PageSpeedNotMeasured, readLighthouseResult } from "./read-lighthouse-result.ts";

/** Lighthouse waits at most 45 s until a page has loaded, and then works with what it has. */
const MAX_MEASUREMENT_MS = 90_000;

const FLAGS = { ...MEASURED_AUDITS, logLevel: "silent" };

export interface MeasuredPage {
  /** As the ad leads to it, with its redirects. */
  url: string;
  viewport: Viewport;
  /** The visitors' language, BCP 47. */
  locale: string | undefined;
}

/** Measures pages with Lighthouse, one at a time: two at once would slow each other down. */
export class PageSpeedMeter {
  readonly #guard: Pick<Guard, "admit">;
  readonly #capturer: Pick<Capturer, "lendPage">;
  readonly #load: () => Promise<Lighthouse>;
  readonly #oneAtATime = pLimit(1);
  #lighthouse: Promise<Lighthouse> | null = null;

  /** @param load Loads Lighthouse, with the first measurement. */
  constructor(
    tools: { guard: Pick<Guard, "admit">; capturer: Pick<Capturer, "lendPage"> },
    load = () => loadLighthouse(),
  ) {
    this.#guard = tools.guard;
    this.#capturer = tools.capturer;
    this.#load = load;
  }

  /** @throws LighthouseMissing, UnsafeUrl, PageSpeedNotMeasured; the signal's reason. */
  measure(page: MeasuredPage, signal: AbortSignal): Promise<PageSpeed> {
    const measuring = this.#oneAtATime(async () => {
      signal.throwIfAborted();
      this.#lighthouse ??= this.#load();
      const lighthouse = await this.#lighthouse;
      const { href } = await this.#guard.admit(page.url);
      const ended = new AbortController();
      const stop = AbortSignal.any([signal, ended.signal]);
      try {
        const running = this.#capturer.lendPage(href, stop, (tab) =>
          lighthouse.navigation(tab, href, { ...chooseOptions(page, lighthouse), signal: stop }),
        );
        const finished = await withTimeout(MAX_MEASUREMENT_MS, running);
        if (finished.done) return readLighthouseResult(finished.value?.lhr);
        throw new PageSpeedNotMeasured(`it took more than ${MAX_MEASUREMENT_MS / 1000} s`);
      } catch (problem) {
        signal.throwIfAborted();
        if (problem instanceof EvaluationError) throw problem;
        throw new PageSpeedNotMeasured(messageOf(problem).replace(/\.$/, ""), problem);
      } finally {
        ended.abort();
      }
    });
    return rejectOnAbort(signal, measuring);
  }
}

function chooseOptions({ viewport, locale }: MeasuredPage, { desktopConfig }: Lighthouse) {
  const language = locale === undefined ? {} : { "Accept-Language": listLanguages(locale).join(",") };
  return {
    flags: { ...FLAGS, extraHeaders: language },
    ...(viewport === "desktop" && { config: desktopConfig }),
  };
}
