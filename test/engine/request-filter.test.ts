import { afterAll, beforeAll, expect, test } from "vitest";
import { Capturer } from "../../src/engine/capture/capturer.ts";
import { openSite, type RequestHandler, type Site } from "./capture/fixture-site.ts";

/** Every path that was requested. */
let requested: string[] = [];
let site: Site;
let capturer: Capturer;

const answer =
  (status: number, type: string, body = "", headers: Record<string, string> = {}): RequestHandler =>
  ({ url = "" }, response) => {
    requested.push(url);
    response.writeHead(status, { "content-type": type, ...headers }).end(body);
  };

const picture = answer(200, "image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
const askForPassword = answer(401, "text/plain", "", { "www-authenticate": 'Basic realm="shop"' });
const PAGE = `<!doctype html><html lang=en><title>Claymore mugs</title><h1>20% off every mug</h1>
<p>Hand-thrown stoneware from our own kiln, glazed in twelve colours.</p>
<img src=/hero.svg width=300 height=200><img src=/beacon.svg width=1 height=1><img src=/to-beacon width=1 height=1>
<link rel=stylesheet href=/locked.css><img src=/locked.svg width=20 height=20><script src=/locked.js></script>
<script>
  fetch("/beacon.json").catch(() => {});
  fetch("/locked.json").then((answer) => { document.body.insertAdjacentText("beforeend", "Locked: " + answer.status) });
</script>`;

beforeAll(async () => {
  site = await openSite({
    "/": answer(200, "text/html", PAGE),
    "/hero.svg": picture,
    "/to-beacon": answer(302, "text/plain", "", { location: "/beacon-after-redirect.svg" }),
    ...Object.fromEntries(
      ["/locked.css", "/locked.svg", "/locked.js", "/locked.json"].map((path) => [path, askForPassword]),
    ),
  });
  capturer = new Capturer({
    openProxy: null,
    isBeacon: (url) => /\/beacon[^/]*$/u.test(url),
    beaconPatterns: ["*/beacon*"],
  });
});
afterAll(async () => {
  await capturer.close();
  await site.close();
});

test("only possible beacons wait for a decision: none is sent, and a file that asks for a password holds nothing up", async () => {
  requested = [];
  const { signal } = new AbortController();
  const visit = { viewport: "desktop", alternate: true, signal, deadlineMs: 30_000 } as const;
  const { observation, capture } = await capturer.visit(`${site.origin}/`, visit);
  expect(observation.timedOut).toBe(false);
  expect(capture?.page.texts.map(({ text }) => text).join(" ")).toContain("Locked: 401");
  expect(requested).toContain("/hero.svg");
  expect(requested).toContain("/to-beacon");
  expect(requested.filter((path) => path.includes("beacon") && path !== "/to-beacon")).toEqual([]);
});
