import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Agent } from "undici";
import { expect, onTestFinished, test } from "vitest";
import { compareDevices } from "../../../src/engine/link/check-link.ts";
import { decide } from "../../../src/engine/link/decide.ts";
import { probe } from "../../../src/engine/link/request-with-retries.ts";
import { htmlPage } from "../../doubles/destinations.ts";
import { createLinkSettings, createPageObservation } from "./builders.ts";

/** Starts a site with these statuses for desktops and iPhones, and returns the advisories on the difference. */
async function compareNotes(
  desktop: number,
  iphone: number,
  inChrome: Parameters<typeof createPageObservation>[0] = {},
): Promise<string[]> {
  const site = createServer((request, response) => {
    const phone = /iPhone/.test(request.headers["user-agent"] ?? "");
    response.writeHead(phone ? iphone : desktop, { "content-type": "text/html" }).end(htmlPage("Acme"));
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const agent = new Agent();
  onTestFinished(async () => {
    await agent.destroy();
    site.close();
  });
  const { port } = site.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const probeResult = await probe(url, createLinkSettings(agent));
  // Chrome gets the same page whatever HTTP gets.
  const pageObservation = createPageObservation({ finalUrl: url, redirects: [url], ...inChrome });
  const verdict = decide(probeResult, pageObservation, { secondPageObservation: pageObservation });
  const { advisories } = await compareDevices(probeResult, verdict, ["iphone"], createLinkSettings(agent));
  return advisories.map(({ note }) => note);
}

test.each([
  [403, 403],
  [404, 404],
  [200, 200],
  [403, 200],
])("reports no difference between desktop %i and iPhone %i", async (desktop, iphone) => {
  expect(await compareNotes(desktop, iphone)).toEqual([]);
});

test.each([
  [200, 403, "An iPhone gets another result: the page denies access (403)"],
  [200, 404, "An iPhone gets another result: the page answers 404"],
  [403, 404, "An iPhone gets another result: the page answers 404"],
])("reports a difference between desktop %i and iPhone %i: %s", async (desktop, iphone, note) => {
  expect(await compareNotes(desktop, iphone)).toEqual([note]);
});

test("reports no difference if only Chrome finds the page missing: other devices are checked over HTTP", async () => {
  const missing = { title: "Page not found", heading: "Page not found", text: "Page not found" };
  expect(await compareNotes(200, 200, missing)).toEqual([]);
  expect(await compareNotes(404, 200, missing)).toEqual(["An iPhone gets another result: it gets the page"]);
});
