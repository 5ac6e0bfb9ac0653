import { afterEach, expect, test } from "vitest";
import { Capturer } from "../../src/engine/capture/capturer.ts";
import { capturePage } from "../../src/engine/capture-page.ts";
import { createGuard } from "../../src/engine/guard/guard.ts";
import { isBeacon } from "../../src/engine/guard/is-beacon.ts";
import { Cleanup, portOfServer, startHttpServer } from "./guard/test-servers.ts";

const started = new Cleanup();
afterEach(() => started.end());

const picture = (src: string): string => `<img src="${src}" width=300 height=200>`;
const page = (port: number): string => `<!doctype html><html lang="en"><title>Claymore mugs</title>
<h1>20% off every mug</h1><p>Hand-thrown stoneware from our own kiln, glazed in twelve colours.</p>
${picture("https://private.example/hero.jpg")}${picture(`http://private.example:${port}/hero.jpg`)}
${picture("https://www.google-analytics.com/collect.gif")}${picture("https://gone.example/hero.jpg")}
${picture(`http://gone.example:${port}/hero.jpg`)}${picture("/to-private.jpg")}${picture("/to-beacon.gif")}`;

const REDIRECTS: Readonly<Record<string, string>> = {
  "/to-private.jpg": "https://private.example/hero.jpg",
  "/to-beacon.gif": "https://www.google-analytics.com/collect.gif",
};

test("what the guard refuses, also after a redirect, is no failure of the page; a host that does not exist is", async () => {
  const server = await startHttpServer(started, ({ url = "" }, response) => {
    const location = REDIRECTS[url];
    if (location !== undefined) response.writeHead(302, { location }).end();
    else response.writeHead(200, { "content-type": "text/html" }).end(page(portOfServer(server)));
  });
  const lookup = async (name: string) => {
    if (name === "gone.example") throw Object.assign(new Error("not found"), { code: "ENOTFOUND" });
    return [{ address: name === "private.example" ? "10.0.0.1" : "127.0.0.1", family: 4 }];
  };
  const guard = started.add(
    createGuard({ allowedAddresses: { loopback: true, private: false }, proxies: {}, lookup }),
    (one) => one.close(),
  );
  const capturer = started.add(new Capturer({ openProxy: guard.openProxy, isBeacon }), (one) => one.close());
  const visit = { signal: new AbortController().signal, timeMs: 60_000 };
  const url = `http://shop.example:${portOfServer(server)}/`;
  const { capture } = await capturePage(url, "desktop", visit, { guard, capturer });
  expect(capture?.page.failedResources?.map(({ url: failed, reason, detail }) => [failed, reason, detail])).toEqual([
    ["https://gone.example/hero.jpg", "unreachable", "no connection to its host"],
    [`http://gone.example:${portOfServer(server)}/hero.jpg`, "unreachable", "ENOTFOUND"],
  ]);
});
