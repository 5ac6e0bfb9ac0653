import { expect, test } from "vitest";
import { findFailedResources } from "../../../src/engine/capture/find-failed-resources.ts";
import type { PageReading } from "../../../src/engine/capture/page-reading-schema.ts";
import type { ResourceRequest } from "../../../src/engine/capture/resource-monitor.ts";
import type { Tab } from "../../../src/engine/capture/tab.ts";
import { TimeBudget } from "../../../src/engine/capture/timeout-helpers.ts";

const FAILED: Partial<ResourceRequest> = {
  url: "https://shop.example/main.css",
  kind: "stylesheet",
  status: 404,
  loaded: false,
  blockedReason: null,
  corsError: null,
  refusal: null,
};
const READING = { url: "https://shop.example/", texts: [], images: [], fold: { width: 1000, height: 800 } };

/** A tab whose page does not answer. */
function createStuckTab(requests: Partial<ResourceRequest>[] = [FAILED]) {
  const scripts: string[] = [];
  const tab = {
    resources: { of: () => requests },
    network: { documentId: "1" },
    runScript: (script: string) => {
      scripts.push(script);
      return new Promise(() => {});
    },
  };
  return { tab: tab as unknown as Tab, scripts };
}

const find = (tab: Tab, budget: TimeBudget, more: object = {}) =>
  findFailedResources(tab, { ...READING, ...more } as unknown as PageReading, { isIgnored: () => false, budget });

test("a page that does not answer ends the examination in time for the rest of the capture", async () => {
  const { tab, scripts } = createStuckTab();
  const budget = new TimeBudget(4300);
  expect(await find(tab, budget)).toEqual([]);
  expect(scripts).toHaveLength(1);
  expect(budget.remainingMs()).toBeGreaterThan(0);
});

test("a visit without time for an examination has none", async () => {
  const { tab, scripts } = createStuckTab();
  expect(await find(tab, new TimeBudget(4000))).toEqual([]);
  expect(scripts).toEqual([]);
});

const BOX = { x: 0, y: 0, width: 400, height: 300 };

test.each([
  ["examined", "no text but that of a banner", { texts: [{ text: "We use cookies.", region: "consent" }] }],
  ["examined", "no text but that of a pop-up", { texts: [{ text: "Join our newsletter.", region: "overlay" }] }],
  ["examined", "only a logo", { images: [{ kind: "img", src: "/a.png", box: { ...BOX, width: 40, height: 40 } }] }],
  ["examined", "only a gradient", { images: [{ kind: "background", src: null, box: BOX }] }],
  ["not examined", "text", { texts: [{ text: "20% off every mug", region: "main" }] }],
  ["not examined", "a large picture", { images: [{ kind: "img", src: "/a.png", box: BOX }] }],
])("a page without a failed request is %s if it shows %s", async (examined, _, reading) => {
  const { tab, scripts } = createStuckTab([]);
  await find(tab, new TimeBudget(4300), reading);
  expect(scripts).toHaveLength(examined === "examined" ? 1 : 0);
});
