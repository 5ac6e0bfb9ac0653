import type { Page } from "puppeteer-core";
import { afterEach, expect, test, vi } from "vitest";
import { PageSpeedMeter } from "../../../src/engine/page-speed/page-speed-meter.ts";

afterEach(() => vi.useRealTimers());

const page = (url: string) => ({ url, viewport: "mobile", locale: undefined }) as const;

test("a measurement that does not end is given up after 90 s, and the next one is made", async () => {
  vi.useFakeTimers();
  const lent: { url: string; signal: AbortSignal }[] = [];
  const tools = {
    guard: { admit: async (url: string | URL) => new URL(url) },
    capturer: {
      lendPage: <T>(url: string, signal: AbortSignal, _job: (tab: Page) => Promise<T>) => {
        lent.push({ url, signal });
        return new Promise<T>(() => {});
      },
    },
  };
  const lighthouse = { navigation: async () => undefined, desktopConfig: {} };
  const meter = new PageSpeedMeter(tools, async () => lighthouse);
  const { signal } = new AbortController();
  const ends = ["https://slow.example/", "https://next.example/"].map((url) =>
    meter.measure(page(url), signal).catch((problem: unknown) => problem),
  );

  await vi.advanceTimersByTimeAsync(89_000);
  expect(lent.map(({ url, signal: stop }) => [url, stop.aborted])).toEqual([["https://slow.example/", false]]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(lent.map(({ url, signal: stop }) => [url, stop.aborted])).toEqual([
    ["https://slow.example/", true],
    ["https://next.example/", false],
  ]);
  expect(await ends[0]).toMatchObject({
    name: "PageSpeedNotMeasured",
    message: "Page speed was not measured: it took more than 90 s.",
  });
});
