/**
 * `node bench/page-speed.ts [mobile | desktop]` measures five pages with the Action's Lighthouse and with the `lighthouse`
 * command in turn, five times each, in the same Chrome. It prints lowest, median and highest of each number, and whether
 * our median is within the command's own spread, or as far from it as that spread is wide.
 */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import sirv from "sirv";
import { PAGE_SPEED_METRICS, type PageSpeed, type PageSpeedMetric } from "../src/contract/page-speed.ts";
import type { Viewport } from "../src/contract/vocabulary.ts";
import { Capturer } from "../src/engine/capture/capturer.ts";
import { createGuard } from "../src/engine/guard/guard.ts";
import { isBeacon, listBeaconPatterns } from "../src/engine/guard/is-beacon.ts";
import { loadLighthouse } from "../src/engine/page-speed/load-lighthouse.ts";
import { PageSpeedMeter } from "../src/engine/page-speed/page-speed-meter.ts";
import { readLighthouseResult } from "../src/engine/page-speed/read-lighthouse-result.ts";

const PAGES = ["agency", "creative", "freelancer", "grayscale", "landing-page"];
const RUNS = 5;
/** Of every answer, which varies as on the web: what passes through our proxy takes a millisecond longer. */
const LATENCY_MS = { least: 30, spread: 20 };

const root = path.join(import.meta.dirname, "..");
const viewport: Viewport = process.argv[2] === "desktop" ? "desktop" : "mobile";
const chromePath = process.env["CHROME_PATH"] ?? "/usr/bin/chromium";

const serve = sirv(path.join(root, "node_modules"), { dev: true });
const server = createServer((request, response) => {
  void wait(LATENCY_MS.least + Math.random() * LATENCY_MS.spread).then(() => serve(request, response));
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;

const guard = createGuard({ allowedAddresses: { loopback: true, private: false }, proxies: {} });
const surroundings = { variables: process.env };
const beacons = { isBeacon, beaconPatterns: listBeaconPatterns() };
const capturer = new Capturer({ chromePath, openProxy: guard.openProxy, ...beacons, surroundings });
const meter = new PageSpeedMeter({ guard, capturer }, () => loadLighthouse(path.join(root, "dist")));
const folder = await mkdtemp(path.join(os.tmpdir(), "adhere-bench-"));

async function measureWithCommand(url: string): Promise<PageSpeed> {
  const file = path.join(folder, "result.json");
  const device = viewport === "desktop" ? ["--preset=desktop"] : [];
  const output = ["--quiet", "--output=json", `--output-path=${file}`, "--chrome-flags=--headless --no-sandbox"];
  await promisify(execFile)(
    path.join(root, "node_modules/.bin/lighthouse"),
    [url, "--only-categories=performance", ...output, ...device],
    { env: { ...process.env, CHROME_PATH: chromePath } },
  );
  return readLighthouseResult(JSON.parse(await readFile(file, "utf8")));
}

function summarise(runs: readonly PageSpeed[], metric: PageSpeedMetric) {
  const sorted = runs.map(({ data }) => data[metric]).sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? 0;
  return { lowest: at(0), median: at(Math.floor(sorted.length / 2)), highest: at(sorted.length - 1) };
}

for (const page of PAGES) {
  const url = `http://127.0.0.1:${port}/startbootstrap-${page}/dist/`;
  const [ours, theirs]: [PageSpeed[], PageSpeed[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(await meter.measure({ url, viewport, locale: "en-US" }, new AbortController().signal));
    theirs.push(await measureWithCommand(url));
  }
  process.stdout.write(`${page} (${viewport})\n`);
  for (const metric of PAGE_SPEED_METRICS) {
    const [own, reference] = [summarise(ours, metric), summarise(theirs, metric)];
    const format = ({ lowest, median, highest }: typeof own) => `${lowest} … ${median} … ${highest}`;
    const difference = Math.abs(own.median - reference.median);
    const verdict = difference <= reference.highest - reference.lowest ? "within" : `outside by ${difference}`;
    process.stdout.write(`  ${metric}: ours ${format(own)}, command ${format(reference)}: ${verdict}\n`);
  }
}
await capturer.close();
await guard.close();
await rm(folder, { recursive: true, force: true });
server.close();
server.closeAllConnections();
