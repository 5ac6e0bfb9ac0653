/**
 * Renders what people see in typical situations, to look at: comment, job summary, terminal and HTML report, light and
 * dark, on a desktop and on a phone. Run: node scripts/render-samples.ts FOLDER [SITUATION …]
 */
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import type { Page } from "puppeteer-core";
import { stringify } from "yaml";
import type { WrittenReports } from "../src/compose/report-folder.ts";
import { runCheck } from "../src/compose/run-check.ts";
import { renderComment, renderSummary } from "../src/report/markdown/report.ts";
import { renderVerdictTable } from "../src/report/terminal-entries-table.ts";
import type { CheckResult } from "../src/result/check-report.ts";
import { readSettings } from "../src/run/settings.ts";
import { screenshotMarkdown, withBrowserPage } from "./render-markdown.ts";

const EXAMPLES = path.join(import.meta.dirname, "../examples");
/** Shown instead of the loopback address. */
const ORIGIN = "https://marrow.example";
const HEAD_SHA = "4f1c2d9be07a5c3381f0e6d2a9b4c7d8e5f60123";
const LINKS = {
  source: `https://github.com/acme/shop/blob/${HEAD_SHA}/`,
  run: "https://github.com/acme/shop/actions/runs/42",
};

interface Ad {
  platform?: string;
  asset: string;
  copy: Readonly<Record<string, string>>;
  /** Path of the landing page. */
  page: string;
}

const FIRST_BAG: Ad = {
  platform: "meta",
  asset: "ads/first-bag.png",
  copy: {
    headline: "20% off your first bag of fresh coffee",
    body: "A new single-origin coffee every month, roasted to order.",
    cta: "SUBSCRIBE",
    page: "Marrow Coffee",
  },
  page: "/subscription",
};
const GRINDER: Ad = {
  platform: "instagram",
  asset: "ads/grinder.png",
  copy: { headline: "The Marrow hand grinder, £149", body: "Steel burrs, forty clicks.", page: "Marrow Coffee" },
  page: "/grinders",
};
const OLD_PRICE: Ad = {
  ...GRINDER,
  asset: "ads/grinder-old-price.png",
  copy: { ...GRINDER.copy, headline: "The Marrow hand grinder, £129" },
};
const SALE: Ad = {
  platform: "meta",
  asset: "ads/grinder-sale.png",
  copy: {
    headline: "50% off every hand grinder",
    body: "Ends Sunday. Shop the sale before it is gone!",
    cta: "SHOP_NOW",
    page: "Marrow Coffee",
  },
  page: "/grinders",
};
const CLASS: Ad = {
  platform: "instagram",
  asset: "ads/tasting-class.png",
  copy: { headline: "Taste eight coffees in one morning", cta: "BOOK_NOW", page: "Marrow Coffee" },
  page: "/tasting-class",
};

interface Situation {
  ads: Readonly<Record<string, Ad>>;
  inputs?: Readonly<Record<string, string>>;
  /** Number of shards, whose reports are merged. */
  shards?: number;
}

const PASSING = { "first-bag": FIRST_BAG, "first-bag-tiktok": { ...FIRST_BAG, platform: "tiktok" }, grinder: GRINDER };
const on = (ad: Ad, platform: string, page = ad.page): Ad => ({ ...ad, platform, page });

const SITUATIONS: Readonly<Record<string, Situation>> = {
  "all-pass": { ads: PASSING },
  "dead-link": { ads: { ...PASSING, "class-feed": CLASS, "class-linkedin": on(CLASS, "linkedin") } },
  "old-price": {
    ads: {
      ...PASSING,
      "grinder-meta": on(OLD_PRICE, "meta"),
      "grinder-google": on(OLD_PRICE, "google"),
      "grinder-reddit": on(OLD_PRICE, "reddit"),
    },
  },
  "missing-stylesheet": {
    ads: {
      grinder: GRINDER,
      "first-bag-meta": on(FIRST_BAG, "meta", "/unstyled/subscription"),
      "first-bag-tiktok": on(FIRST_BAG, "tiktok", "/unstyled/subscription"),
    },
  },
  "three-shards": {
    ads: { ...PASSING, "grinder-sale": SALE, "grinder-meta": OLD_PRICE, "class-feed": CLASS },
    shards: 3,
  },
  "300-failing": {
    ads: Object.fromEntries(
      Array.from({ length: 300 }, (_, index): [string, Ad] => {
        const name = `${String(index + 1).padStart(3, "0")}`;
        const query = `?utm_content=${name}`;
        if (index % 10 < 2) return [`class-${name}`, { ...CLASS, page: `/tasting-class${query}` }];
        if (index % 10 === 2) return [`retired-${name}`, { ...FIRST_BAG, page: `/roasts/retired-${name}` }];
        if (index % 10 < 6) return [`grinder-${name}`, { ...OLD_PRICE, page: `/grinders${query}` }];
        if (index % 10 < 8) return [`sale-${name}`, { ...SALE, page: `/grinders${query}` }];
        return [`first-bag-${name}`, { ...SALE, page: `/unstyled/subscription${query}` }];
      }),
    ),
    inputs: { concurrency: "2" },
  },
  links: {
    ads: {
      ...PASSING,
      "class-feed": CLASS,
      "class-linkedin": on(CLASS, "linkedin"),
      guarded: { ...GRINDER, page: "/guarded" },
    },
    inputs: { mode: "links" },
  },
  inconclusive: { ads: { ...PASSING, guarded: { ...GRINDER, page: "/guarded" } } },
  "all-inconclusive": {
    ads: { guarded: { ...GRINDER, page: "/guarded" }, guarded2: { ...FIRST_BAG, page: "/guarded" } },
  },
};

/** The example site, also without its stylesheet (/unstyled/), and a page that answers 403. */
async function serveShop() {
  const read = (name: string) => readFile(path.join(EXAMPLES, "site", name));
  const server = createServer(async ({ url = "/" }, response) => {
    const [, isUnstyled, name = ""] = /^\/(unstyled\/)?([\w.-]*)/u.exec(url) ?? [];
    if (name === "guarded") {
      response.writeHead(403).end("Forbidden");
      return;
    }
    const file = name === "" ? "index.html" : name.includes(".") ? name : `${name}.html`;
    const type = file.endsWith(".css") ? "text/css" : "text/html; charset=utf-8";
    try {
      const content = await read(file);
      const body = isUnstyled === undefined ? content : String(content).replaceAll("/style.css", "/theme/v2.css");
      response.writeHead(200, { "content-type": type }).end(body);
    } catch {
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" }).end(await read("404.html"));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, server };
}

/** The ads' pictures: the examples', and one with a price. */
async function drawAds(folder: string, page: Page): Promise<void> {
  await cp(path.join(EXAMPLES, "ads"), folder, { recursive: true });
  const source = await readFile(path.join(EXAMPLES, "ads/source/grinder-sale.html"), "utf8");
  await page.setViewport({ width: 1080, height: 1080 });
  for (const [name, price] of Object.entries({ grinder: "£149", "grinder-old-price": "£129" })) {
    const text = source
      .replace("50% off every hand grinder", `The hand grinder, ${price}`)
      .replace("Ends Sunday", "New this season")
      .replace("Shop now", "Read the story")
      .replaceAll("#e0218a", "#2f6fed")
      .replaceAll("#2b0f3a", "#1f2a44");
    await page.setContent(text);
    await writeFile(path.join(folder, `${name}.png`), await page.screenshot());
  }
}

async function runSituation({ ads, inputs = {}, shards }: Situation, folder: string, origin: string) {
  const manifest = {
    version: 1,
    ads: Object.entries(ads).map(([id, { page, ...ad }]) => ({ id, ...ad, landing: `${origin}${page}` })),
  };
  await writeFile(path.join(folder, "ads.yml"), stringify(manifest));
  const run = (values: Readonly<Record<string, string>>) =>
    runCheck({
      settings: readSettings({ ...inputs, ...values }, (name) => name),
      manifests: ["ads.yml"],
      cwd: folder,
      env: process.env,
      commit: HEAD_SHA,
      locateRemoteAsset: (file) => file.path,
      signal: new AbortController().signal,
      log: () => undefined,
    });
  if (shards === undefined) return run({});
  for (let index = 1; index <= shards; index += 1) {
    await run({ shard: `${index}/${shards}`, "report-dir": `shards/${index}` });
  }
  return run({ merge: "shards/*/report.json" });
}

const LOOKS = [
  { scheme: "light", width: 1120 },
  { scheme: "light", width: 390 },
  { scheme: "dark", width: 1120 },
  { scheme: "dark", width: 390 },
] as const;

async function renderAll(result: CheckResult, reports: WrittenReports, folder: string, origin: string, page: Page) {
  const show = (text: string) => text.replaceAll(origin, ORIGIN).replaceAll(new URL(origin).host, new URL(ORIGIN).host);
  const comment = show(renderComment(result, { id: "Ads/adhere", links: LINKS }));
  const summary = show(renderSummary(result, { links: LINKS }));
  await writeFile(path.join(folder, "comment.md"), comment);
  await writeFile(path.join(folder, "summary.md"), summary);
  await writeFile(path.join(folder, "terminal.txt"), show(renderVerdictTable(result, {})));
  const report = path.join(folder, "report.html");
  await writeFile(report, show(await readFile(reports.paths.html ?? "", "utf8")));
  for (const { scheme, width } of LOOKS) {
    const name = (what: string) => path.join(folder, `${what}-${scheme}-${width}.png`);
    await screenshotMarkdown(name("comment"), page, comment, { width: Math.min(width, 900), scheme });
    await page.setViewport({ width, height: width === 390 ? 844 : 900 });
    await page.goto(pathToFileURL(report).href);
    await writeFile(name("report"), await page.screenshot());
    const height = await page.evaluate(async () => {
      document.querySelector(".entry details")?.setAttribute("open", "");
      const images = [...document.images].filter((image) => image.checkVisibility());
      for (const image of images) image.loading = "eager";
      await Promise.all(images.map((image) => image.decode()));
      return document.documentElement.scrollHeight;
    });
    await page.setViewport({ width, height: Math.min(height, 4000) });
    await writeFile(name("report-open"), await page.screenshot());
  }
}

const [target, ...names] = process.argv.slice(2);
if (target === undefined) throw new Error("Run: node scripts/render-samples.ts FOLDER [SITUATION …]");
const { origin, server } = await serveShop();
try {
  await withBrowserPage(async (page) => {
    for (const [name, situation] of Object.entries(SITUATIONS)) {
      if (names.length > 0 && !names.includes(name)) continue;
      const folder = path.resolve(target, name);
      await rm(folder, { recursive: true, force: true });
      await mkdir(path.join(folder, "ads"), { recursive: true });
      await drawAds(path.join(folder, "ads"), page);
      const { result, reports } = await runSituation(situation, folder, origin);
      await renderAll(result, reports, folder, origin, page);
      process.stdout.write(`${name}: ${result.headline}\n`);
    }
  });
} finally {
  server.close();
  server.closeAllConnections();
}
