import puppeteer, { type BrowserContext } from "puppeteer-core";
import { afterEach, describe, expect, it } from "vitest";
import { findBrowser } from "../../../src/engine/capture/find-browser.ts";
import { createGuard } from "../../../src/engine/guard/guard.ts";
import type { GuardProxy } from "../../../src/engine/guard/guard-proxy.ts";
import {
  type Canary,
  Cleanup,
  nonLoopbackAddress,
  portOfServer,
  startCanary,
  startHttpServer,
} from "./test-servers.ts";

const started = new Cleanup();
afterEach(() => started.end());

async function browse(proxy: GuardProxy | null): Promise<BrowserContext> {
  const found = await findBrowser(undefined, {
    platform: process.platform,
    root: true,
    variables: process.env,
    packageRoots: [import.meta.dirname],
  });
  const browser = await puppeteer.launch({
    executablePath: found.path,
    headless: found.from === "npm" ? "shell" : true,
    args: ["--no-sandbox", ...(proxy?.chromeArguments ?? [])],
    env: { ...process.env, ...found.variables },
    pipe: true,
  });
  started.add(browser, (one) => one.close());
  return browser.createBrowserContext(
    proxy === null ? {} : { proxyServer: proxy.url, proxyBypassList: ["<-loopback>"] },
  );
}

/** A page that tries every way to connect to a forbidden address of this machine. */
const hostilePage = (host: string, port: number): string => {
  const there = `${host}:${port}`;
  return `<!doctype html><title>hostile</title>
<link rel="preconnect" href="http://${there}"><link rel="dns-prefetch" href="http://${there}">
<link rel="prefetch" href="http://${there}/prefetch"><link rel="stylesheet" href="http://${there}/css">
<style>@font-face { font-family: x; src: url(http://${there}/font) }
body { font-family: x; background: url(http://${there}/background) }</style>
<img src="http://${there}/img"><img src="/redirect"><script src="http://${there}/js"></script>
<iframe src="http://${there}/frame"></iframe><video src="http://${there}/video" preload="auto"></video>
<object data="http://${there}/object"></object>
<script>
const settled = [];
settled.push(fetch("http://${there}/fetch", { mode: "no-cors" }), fetch("/redirect", { mode: "no-cors" }));
settled.push(fetch("https://${there}/tls", { mode: "no-cors" }));
settled.push(new Promise((resolve) => {
  const one = new WebSocket("ws://${there}/ws"); one.onerror = one.onopen = resolve; }));
settled.push(new Promise((resolve) => {
  const one = new WebSocket("wss://${there}/wss"); one.onerror = one.onopen = resolve; }));
settled.push(new Promise((resolve) => {
  const one = new EventSource("http://${there}/events"); one.onerror = one.onopen = resolve; }));
navigator.sendBeacon("http://${there}/beacon", "x");
if (window.WebTransport) settled.push(new WebTransport("https://${there}/").ready);
const peer = new RTCPeerConnection({ iceServers: [
  { urls: "stun:${there}" },
  { urls: ["turn:${there}?transport=tcp", "turn:${there}?transport=udp"], username: "u", credential: "c" } ] });
peer.createDataChannel("x");
settled.push(new Promise((resolve) => {
  peer.onicegatheringstatechange = () => peer.iceGatheringState === "complete" && resolve();
  peer.createOffer().then((offer) => peer.setLocalDescription(offer));
  setTimeout(resolve, 4000);
}));
window.done = Promise.allSettled(settled).then(() => "done");
</script>`;
};

async function visit(browser: BrowserContext, url: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.evaluate("window.done");
  return page.title();
}

async function hostileSite(target: Canary): Promise<number> {
  const host = nonLoopbackAddress();
  const server = await startHttpServer(started, (asked, response) => {
    if (asked.url === "/redirect") response.writeHead(302, { location: `http://${host}:${target.port}/redirected` });
    else response.writeHead(200, { "content-type": "text/html" }).write(hostilePage(host, target.port));
    response.end();
  });
  return portOfServer(server);
}

describe("Chrome behind the guard's proxy", () => {
  it("renders a hostile page, of which nothing reaches a forbidden address", async () => {
    const target = await startCanary(started);
    const port = await hostileSite(target);
    const guard = started.add(
      createGuard({ allowedAddresses: { loopback: true, private: false }, proxies: {} }),
      (one) => one.close(),
    );
    const proxy = await guard.openProxy();
    const browser = await browse(proxy);
    expect(await visit(browser, `http://localhost:${port}/`)).toBe("hostile");
    expect(target.visits).toEqual([]);
    const refused = guard.refusalFor(`http://${nonLoopbackAddress()}:${target.port}/`);
    expect(refused).toMatchObject({ errorCode: "UNSAFE_URL" });
  });

  it("would reach the address without the proxy, over TCP and UDP", async () => {
    const target = await startCanary(started);
    const port = await hostileSite(target);
    await visit(await browse(null), `http://localhost:${port}/`);
    expect(target.visits).toContain("udp");
    expect(target.visits.filter((one) => one.startsWith("tcp")).length).toBeGreaterThan(5);
  });

  it("fails at once when a tunnel is refused, and the proxy gives the reason", async () => {
    const lookup = async (name: string) => {
      if (name === "page.example") return [{ address: "127.0.0.1", family: 4 }];
      throw Object.assign(new Error(name), { code: "ENOTFOUND" });
    };
    const server = await startHttpServer(started, (_asked, response) => response.end("<title>public-looking</title>"));
    const guard = started.add(
      createGuard({ allowedAddresses: { loopback: true, private: false }, proxies: {}, lookup }),
      (one) => one.close(),
    );
    const proxy = await guard.openProxy();
    const page = await (await browse(proxy)).newPage();
    await page.goto(`http://page.example:${portOfServer(server)}/`);
    expect(await page.title()).toBe("public-looking");
    await expect(page.goto("https://gone.example/")).rejects.toThrow(/ERR_TUNNEL_CONNECTION_FAILED/);
    const answer = await page.goto("http://gone.example/");
    expect(answer?.headers()["adhere-refusal"]).toBe("dns ENOTFOUND");
  });
});
