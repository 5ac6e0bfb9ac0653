import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { Capturer } from "../../src/engine/capture/capturer.ts";
import { createGuard } from "../../src/engine/guard/guard.ts";
import { Cleanup, portOfServer, startHttpServer } from "./guard/test-servers.ts";

const started = new Cleanup();
afterEach(() => started.end());

/**
 * A page with everything that makes Chrome call its own services: forms, passwords, another language, an icon, preload
 * links.
 */
const page = (port: number): string => `<!doctype html><html lang="sv"><title>Krukor</title>
<link rel="icon" href="/icon.png"><link rel="stylesheet" href="http://cdn.example:${port}/style.css">
<h1>20 % rabatt på alla krukor</h1><p>Handgjorda krukor från vår egen ugn, glaserade i tolv färger.</p>
<form><input name="email" type="email" autocomplete="email"><input name="cc" autocomplete="cc-number">
<input type="password" autocomplete="new-password"><input name="street" autocomplete="street-address"></form>
<a href="https://other.example/">Mer</a><img src="/slow.svg" alt="">`;

test("Chrome requests only the page's own hosts during a visit, and no icon for a tab strip", async () => {
  const paths: string[] = [];
  const server = await startHttpServer(started, async (asked, response) => {
    paths.push(`${asked.headers.host?.split(":")[0]}${asked.url}`);
    // Chrome's own services send their first request one to three seconds after the start.
    if (asked.url === "/slow.svg") await wait(4000);
    const type =
      asked.url === "/" ? "text/html; charset=utf-8" : asked.url?.endsWith("css") ? "text/css" : "image/svg+xml";
    const body =
      asked.url === "/"
        ? page(portOfServer(server))
        : type === "text/css"
          ? "h1 { color: navy }"
          : "<svg xmlns='http://www.w3.org/2000/svg'/>";
    response.writeHead(200, { "content-type": type }).end(body);
  });
  const hosts = new Set<string>();
  const lookup = async (name: string) => {
    hosts.add(name);
    return [{ address: "127.0.0.1", family: 4 }];
  };
  const guard = started.add(
    createGuard({ allowedAddresses: { loopback: true, private: false }, proxies: {}, lookup }),
    (one) => one.close(),
  );
  const capturer = started.add(new Capturer({ openProxy: guard.openProxy, isBeacon: () => false }), (one) =>
    one.close(),
  );
  const { observation } = await capturer.visit(`http://page.example:${portOfServer(server)}/`, {
    viewport: "mobile",
    alternate: true,
    signal: new AbortController().signal,
    deadlineMs: 30_000,
  });
  expect(observation.httpStatus).toBe(200);
  expect([...hosts].sort()).toEqual(["cdn.example", "page.example"]);
  expect([...new Set(paths)].sort()).toEqual(["cdn.example/style.css", "page.example/", "page.example/slow.svg"]);
});
