import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { EvaluationRequest } from "../../src/contract/evaluation-request.ts";
import type { Evaluated, Visit } from "../../src/contract/evaluator-interface.ts";
import { createEngine, type EngineOptions } from "../../src/engine/engine.ts";

/** A small SVG ad, so that no file of the repository is needed. */
export const AD_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">
<rect width="600" height="600" fill="#c2410c"/>
<text x="40" y="280" font-size="48" font-family="sans-serif" fill="#fff">20% off every mug</text>
<text x="40" y="360" font-size="36" font-family="sans-serif" fill="#fff">Shop now</text></svg>`;

/** A page that matches the ad. */
export const PAGE_HTML = `<!doctype html><html lang="en"><title>Spring sale – Claymore mugs</title>
<body style="margin:0;font-family:sans-serif;background:#fff7ed"><main>
<h1 style="font-size:48px;color:#c2410c">Spring sale: 20% off every mug</h1>
<p>Hand-thrown stoneware from our own kiln, glazed in twelve colours.</p>
<a href="/buy"
style="display:inline-block;padding:16px 32px;background:#c2410c;color:#fff">Shop now</a></main></body></html>`;

export interface TestEngine {
  /** Evaluates the ad above against a page with the complete engine. */
  evaluate: (url: string, more?: Partial<Visit> & { request?: Partial<EvaluationRequest> }) => Promise<Evaluated>;
  ad: string;
  folder: string;
  close: () => Promise<void>;
}

/** The complete engine with browser and guard, and the ad as a file. */
export async function openTestEngine(options: Partial<EngineOptions> = {}): Promise<TestEngine> {
  const folder = await mkdtemp(path.join(tmpdir(), "adhere-engine-"));
  const file = path.join(folder, "ad.svg");
  await writeFile(file, AD_SVG);
  const ad = pathToFileURL(file).href;
  const engine = createEngine({
    allowedAddresses: { loopback: true, private: false },
    proxies: {},
    chromePath: undefined,
    env: process.env,
    allowFileUrls: true,
    log: () => {},
    ...options,
  });
  const adTextFields = { headline: "20% off every mug", ctaType: "SHOP_NOW", pageName: "Claymore" };
  return {
    ad,
    folder,
    evaluate: (url, { request = {}, ...visit } = {}) =>
      engine.evaluate(
        {
          adData: { imageUrl: ad, platform: "meta", adTextFields },
          landingPageData: { url },
          ...request,
        },
        { signal: new AbortController().signal, timeMs: 60_000, ...visit },
      ),
    close: async () => {
      await engine.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
