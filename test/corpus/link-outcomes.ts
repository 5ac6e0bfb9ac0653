import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createServer as createSecureServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import pLimit from "p-limit";
import { generate } from "selfsigned";
import { createEngine, type Engine } from "../../src/engine/engine.ts";
import { adsOf, adTextFieldsOf, evaluationRequestOf } from "./ads.ts";
import { readBriefs } from "./briefs.ts";
import { CreativeRenderer } from "./creative-renderer.ts";
import { LANDING_PAGE_MARKUP, LINK_CASES, type LinkCase, type LinkOutcome } from "./link-cases.ts";

/** Evaluates every link case with the full engine and formats the outcomes. */
export async function evaluateLinkCases(): Promise<string> {
  const visits = new Map<number, number>();
  const server = createServer((request, response) => {
    const index = Number((request.headers.host ?? "").split(".")[0]?.slice(1));
    const { url = "/" } = request;
    // Subresources. One image never loads.
    if (url === "/_never") return;
    if (/^\/(_|css|js|assets)/.test(url) || url === "/favicon.ico") {
      response.writeHead(url === "/_401" ? 401 : 404).end();
      return;
    }
    const before = visits.get(index) ?? 0;
    visits.set(index, before + 1);
    LINK_CASES[index]?.respond(request, response, before);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const folder = mkdtempSync(path.join(os.tmpdir(), "adhere-links-"));
  const designer = new CreativeRenderer();
  const engine = createEngine({
    allowedAddresses: { loopback: true, private: false },
    proxies: {},
    chromePath: undefined,
    env: process.env,
    allowFileUrls: true,
    log: () => {},
  });
  try {
    const ad = readBriefs().flatMap(adsOf)[0];
    if (!ad) throw new Error("There are no ads.");
    const file = path.join(folder, "ad.png");
    writeFileSync(file, await designer.renderPng(ad));
    const asked = (url: string) =>
      evaluationRequestOf(ad, { fields: adTextFieldsOf(ad), url, imageUrl: pathToFileURL(file).href });
    const refused = await serveUntrustedCertificate();
    const queue = pLimit(4);
    const outcomes = await Promise.all(
      LINK_CASES.map((one, index) =>
        queue(async () => ({
          one,
          ...(await evaluateLinkOutcome(engine, asked(`http://c${index}.localhost:${port}/`))),
        })),
      ),
    );
    const one: LinkCase = { id: "a certificate of nobody's", expected: "link_broken", respond: () => {} };
    const last = { one, ...(await evaluateLinkOutcome(engine, asked(refused.url))) };
    refused.server.closeAllConnections();
    await new Promise((resolve) => refused.server.close(resolve));
    return formatLinkOutcomes([...outcomes, last]);
  } finally {
    await engine.close();
    await designer.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Serves a page with a self-signed certificate. */
async function serveUntrustedCertificate(): Promise<{ server: Server; url: string }> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "shop.localhost" }]);
  const server = createSecureServer({ key, cert }, (_, response) => response.end(LANDING_PAGE_MARKUP));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `https://shop.localhost:${(server.address() as AddressInfo).port}/` };
}

async function evaluateLinkOutcome(
  engine: Engine,
  request: ReturnType<typeof evaluationRequestOf>,
): Promise<{ outcome: LinkOutcome | "error"; why: string }> {
  try {
    const { answer, attachments } = await engine.evaluate(request, {
      signal: AbortSignal.timeout(120_000),
      locale: "en-GB",
    });
    if (!("lpCaptureStatus" in answer)) return { outcome: "scored", why: (attachments?.notices ?? []).join(" ") };
    if (answer.lpCaptureStatus === "link_broken")
      return { outcome: "link_broken", why: answer.linkBroken.reason ?? "" };
    return { outcome: "url_only", why: answer.lpUnavailableReason };
  } catch (problem) {
    return { outcome: "error", why: String(problem) };
  }
}

function formatLinkOutcomes(
  outcomes: readonly { one: LinkCase; outcome: LinkOutcome | "error"; why: string }[],
): string {
  const count = (test: (of: (typeof outcomes)[number]) => boolean): number => outcomes.filter(test).length;
  const wrong = outcomes.filter(({ one, outcome }) => one.expected !== outcome);
  return [
    `${outcomes.length - wrong.length} of ${outcomes.length} as expected`,
    `dead pages scored: ${count(({ one, outcome }) => one.expected === "link_broken" && outcome === "scored")}`,
    `live pages called dead: ${count(({ one, outcome }) => one.expected === "scored" && outcome === "link_broken")}`,
    `pages nobody could see, called dead: ${count(({ one, outcome }) => one.expected === "url_only" && outcome === "link_broken")}`,
    ...wrong.map(({ one, outcome, why }) => `  ${one.id}: expected ${one.expected}, got ${outcome} (${why})`),
  ].join("\n");
}

if (import.meta.main) process.stdout.write(`${await evaluateLinkCases()}\n`);
