import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Snapshot } from "../../../src/engine/artifacts/capture-schemas.ts";
import { Capturer } from "../../../src/engine/capture/capturer.ts";
import { htmlResponse, openSite, type RequestHandler, type Site } from "./fixture-site.ts";

const readFixture = (name: string) =>
  readFileSync(join(import.meta.dirname, "../../fixtures/pages/consent", `${name}.html`), "utf8");

/** What the layer hears from us, by fixture: it is refused where it can be, and never accepted. */
const REQUESTS_BY_LAYER: Record<string, string[]> = {
  onetrust: ["/said/rejected"],
  cookiebot: ["/said/rejected"],
  english: ["/said/rejected"],
  german: ["/said/rejected"],
  french: ["/said/rejected"],
  spanish: ["/said/rejected"],
  italian: ["/said/rejected"],
  dialog: ["/said/rejected"],
  reloading: ["/said/rejected"],
  "accept-only": [],
  "ok-only": [],
  "shadow-open": [],
  "shadow-closed": [],
  "frame-same": [],
  "frame-foreign": [],
  "in-flow": [],
  "pushed-down": [],
  wall: [],
  returning: [],
  link: [],
};
/** It appears after a second: whether it is still refused, or hidden, depends on how fast the page has settled. */
const LATE_LAYER = "late";
const LOOK_ALIKES = ["age-gate", "chat", "ribbon"];
/** What a visitor closes; it asks for no consent, and none is given. */
const POPUPS = ["newsletter"];
const PAGES = ["bakery", "policy"];

let site: Site;
let foreignSite: Site;
let capturer: Capturer;

beforeAll(async () => {
  const answers: Record<string, RequestHandler> = {
    "/bare": htmlResponse(readFixture("page")),
    "/consent-frame": htmlResponse(readFixture("frame")),
  };
  foreignSite = await openSite({ "/consent-frame": htmlResponse(readFixture("frame")) });
  // Another host name, so that the page cannot read into the frame.
  const foreign = foreignSite.origin.replace("127.0.0.1", "localhost");
  for (const name of [...Object.keys(REQUESTS_BY_LAYER), LATE_LAYER, ...LOOK_ALIKES, ...POPUPS, "stubborn"]) {
    answers[`/${name}`] = htmlResponse(`${readFixture("page")}${readFixture(name).replace("FOREIGN", foreign)}`);
  }
  for (const name of PAGES) answers[`/${name}`] = htmlResponse(readFixture(name));
  for (const word of ["rejected", "accepted", "subscribed"]) answers[`/said/${word}`] = htmlResponse("");
  site = await openSite(answers);
  capturer = new Capturer({ openProxy: null, isBeacon: () => false });
});
afterAll(async () => {
  await capturer.close();
  await site.close();
  await foreignSite.close();
});

async function captureSnapshot(name: string, viewport: "mobile" | "desktop" = "desktop"): Promise<Snapshot> {
  site.requestedPaths.length = 0;
  const { signal } = new AbortController();
  const options = { viewport, alternate: false, signal, deadlineMs: 20_000 };
  const { capture } = await capturer.visit(`${site.origin}/${name}`, options);
  if (capture === null) throw new Error("nothing was captured");
  return capture.page;
}

const capturesWithoutLayer = new Map<string, Promise<Snapshot>>();
function captureWithoutLayer(viewport: "mobile" | "desktop"): Promise<Snapshot> {
  const seeing = capturesWithoutLayer.get(viewport) ?? captureSnapshot("bare", viewport);
  capturesWithoutLayer.set(viewport, seeing);
  return seeing;
}

const listConsentRequests = () => site.requestedPaths.filter((path) => path.startsWith("/said/"));

/** All that judging sees of a page, but for its address. */
function judgedParts({ texts, controls, images, links, layers, documentHeight, foldRaster }: Snapshot) {
  const here = <T extends { selector: string }>({ selector: _, ...rest }: T) => rest;
  return {
    texts: texts.map(here),
    controls: controls.map(here),
    images: images.map(here),
    // A link's text and address are the page's, whether it is to be seen or not.
    links: links.filter(({ href }) => !href.endsWith("/left")),
    layers,
    documentHeight,
    raster: Buffer.from(foldRaster.rgba).toString("base64"),
  };
}

test.each(Object.entries(REQUESTS_BY_LAYER))(
  "a page with the consent layer %s is captured like the page without it",
  // On a busy machine the time for opting out can run out: the layer is then hidden without a request.
  { retry: 2 },
  async (name, words) => {
    const bare = await captureWithoutLayer("desktop");
    const page = await captureSnapshot(name);
    expect(listConsentRequests()).toEqual(words);
    expect(page.consentRemoved).toBe(true);
    expect(judgedParts(page)).toEqual(judgedParts(bare));
  },
);

test("a consent layer that appears late is refused or hidden, and never accepted", async () => {
  const bare = await captureWithoutLayer("desktop");
  const page = await captureSnapshot(LATE_LAYER);
  expect(listConsentRequests().filter((path) => path !== "/said/rejected")).toEqual([]);
  expect(page.consentRemoved).toBe(true);
  expect(judgedParts(page)).toEqual(judgedParts(bare));
});

test.each(["onetrust", "wall", "in-flow"])("on mobile, the consent layer %s is removed", async (name) => {
  const bare = await captureWithoutLayer("mobile");
  const page = await captureSnapshot(name, "mobile");
  expect(page.consentRemoved).toBe(true);
  expect(judgedParts(page)).toEqual(judgedParts(bare));
});

test("a page without a consent layer reports none as removed", async () => {
  expect(await captureSnapshot("bare")).toMatchObject({ consentRemoved: false, layers: [] });
});

test("a consent layer that cannot be removed stays and covers the content below", async () => {
  const page = await captureSnapshot("stubborn");
  expect(page.layers.map(({ kind }) => kind)).toEqual(["consent"]);
  expect(page.consentRemoved).toBe(false);
  const covered = page.texts.filter((text) => text.covered).map(({ text }) => text);
  expect(covered).toContain("Spring sale: 20 % off garden chairs");
  const inside = page.texts.find(({ text }) => /^We use cookies/.test(text));
  expect(inside).toMatchObject({ region: "consent", covered: false });
});

test.each(LOOK_ALIKES)("%s is not a consent layer: it stays and nothing in it is clicked", async (name) => {
  const page = await captureSnapshot(name);
  expect(listConsentRequests()).toEqual([]);
  expect(page.consentRemoved).toBe(false);
  expect(page.layers.map(({ kind }) => kind)).not.toContain("consent");
  expect(page.layers.map(({ kind }) => kind)).toContain("overlay");
});

test.each(POPUPS)("%s is not a consent layer: it is closed without accepting anything", async (name) => {
  const page = await captureSnapshot(name);
  expect(listConsentRequests()).toEqual(["/said/rejected"]);
  expect(page).toMatchObject({ consentRemoved: false, layers: [] });
});

test.each([
  ["bakery", "Our cookies are baked at six every morning"],
  ["bakery", "Cookies of the month: oat and ginger"],
  ["policy", "We use cookies on this website to measure our audience and to personalise advertising."],
])("page content about cookies on %s is not removed: %s", async (name, text) => {
  const page = await captureSnapshot(name);
  expect(listConsentRequests()).toEqual([]);
  expect(page).toMatchObject({ consentRemoved: false, layers: [] });
  expect(page.texts.find((block) => block.text === text)).toMatchObject({ region: "main", covered: false });
});
