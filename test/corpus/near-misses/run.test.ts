import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { capturePages } from "./capture-pages.ts";
import { readNearPages } from "./pages.ts";
import { runNear } from "./run.ts";
import { SavedCaptures } from "./saved-captures.ts";

const HEADLINE = "Sourdough bread, baked every morning in Leeds";
const PAGE = `<!doctype html><html lang="en"><title>Ashgrove Bakery</title>
<body style="font:20px sans-serif;background:#fdf6ec"><h1>${HEADLINE}</h1><p>A loaf costs £4.20. Collect it before noon.</p>
<a href="/order" style="background:#a33;color:#fff;padding:12px">Order a loaf</a>`;
const CREATIVE = `<!doctype html><body style="margin:0;height:628px;background:#fdf6ec;font:bold 80px sans-serif">${HEADLINE}`;
const CASE = {
  id: "bakery",
  url: "https://www.ashgrove-bakery.example/bread",
  language: "en",
  trade: "bakery",
  brand: "Ashgrove Bakery",
  markup: "plain",
  ads: [
    {
      id: "a01",
      platform: "google_display",
      size: [1200, 628],
      creative: "ads/a01.html",
      copy: { headline: HEADLINE, bodyText: "A loaf for £4.20.", ctaType: "ORDER_NOW", pageName: "Ashgrove Bakery" },
      belongs: true,
      kind: "quote",
      why: "It repeats the headline.",
    },
    {
      id: "a02",
      platform: "google_search",
      copy: { headline: "Sourdough bread for £2.90", bodyText: "Baked every morning in Leeds." },
      belongs: false,
      kind: "stale_price",
      why: "A loaf costs £4.20.",
    },
  ],
};

describe("npm run corpus -- near", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "adhere-near-"));
  const folders = { pages: path.join(root, "near"), captures: path.join(root, "captures") };
  const run = async (...args: string[]): Promise<{ code: number; output: string }> => {
    const lines: string[] = [];
    const code = await runNear(args, (line) => lines.push(line), folders);
    return { code, output: lines.join("\n") };
  };

  let first: { code: number; output: string };
  beforeAll(async () => {
    mkdirSync(path.join(folders.pages, "bakery/ads"), { recursive: true });
    writeFileSync(path.join(folders.pages, "bakery/page.html"), PAGE);
    writeFileSync(path.join(folders.pages, "bakery/ads/a01.html"), CREATIVE);
    writeFileSync(path.join(folders.pages, "bakery/case.json"), JSON.stringify(CASE));
    cpSync(path.join(folders.pages, "bakery"), path.join(folders.pages, "frozen"), { recursive: true });
    writeFileSync(path.join(folders.pages, "frozen/case.json"), JSON.stringify({ ...CASE, id: "frozen" }));
    writeFileSync(path.join(folders.pages, "validation.json"), JSON.stringify({ pages: ["frozen"] }));
    first = await run("--details", path.join(root, "ads.tsv"));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const tablesOf = (output: string): string[] =>
    output.split("\n").filter((line) => /^(?: {2}|AUC|belonging|wrong)/.test(line));

  it("captures the development pages and evaluates their ads with text and by picture", () => {
    expect(first).toMatchObject({ code: 0 });
    expect(first.output).toMatch(/bakery has no saved captures\. Captured 3 of its 3 parts/);
    expect(first.output).toMatch(/── text: 2 ads/);
    expect(first.output).toMatch(/── copy: 1 ads/);
    expect(first.output).toMatch(/── picture: 1 ads/);
    expect(first.output).toMatch(/stale_price +1 +0 /);
    expect(readdirSync(folders.captures)).toEqual(["bakery.v8.br", "index.json"]);
    const details = readFileSync(path.join(root, "ads.tsv"), "utf8").trimEnd().split("\n");
    expect(details.map((line) => line.split("\t").slice(0, 5).join(" "))).toEqual([
      "mode page ad belongs kind",
      "text bakery a01 belongs quote",
      "text bakery a02 wrong stale_price",
      "copy bakery a01 belongs quote",
      "picture bakery a01 belongs quote",
    ]);
  });

  it("gives the same figures with --saved, without a browser", async () => {
    const again = await run("--saved");
    expect(again.output).not.toMatch(/Captured/);
    expect(tablesOf(again.output)).toEqual(tablesOf(first.output));
  });

  it("refuses to evaluate a frozen page alone", async () => {
    expect(await run("--saved", "--page", "frozen")).toEqual({
      code: 2,
      output: "frozen is kept for validation and is not evaluated alone.",
    });
    expect((await run("--validation", "--saved", "--details", "x")).code).toBe(2);
  });

  it("names the pages where an unknown one is given", async () => {
    expect((await run("--saved", "--page", "butcher")).output).toBe("There is no page butcher. Pages: bakery.");
  });

  it("refuses missing captures with --saved, and says how to take them", async () => {
    const { code, output } = await run("--validation", "--saved");
    expect(code).toBe(2);
    expect(output).toMatch(/frozen has no saved captures\.\nCapture again with `npm run corpus -- near`/);
  });

  it("captures an ad again after its creative changed, and refuses the old capture with --saved", async () => {
    writeFileSync(path.join(folders.pages, "bakery/ads/a01.html"), CREATIVE.replace("every morning", "each morning"));
    const refused = await run("--saved");
    expect(refused.code).toBe(2);
    expect(refused.output).toMatch(/bakery\/ads\/a01\.html differs from the creative that was captured/);
    const { output } = await run();
    expect(output).toMatch(/Captured 1 of its 3 parts/);
  });

  it("evaluates captures of other engine code, says so, and takes again on request what that code took", async () => {
    const lines: string[] = [];
    const pages = readNearPages("development", folders.pages);
    const captures = new SavedCaptures(folders.captures);
    const options = { captures, saved: false, log: (line: string) => lines.push(line) };
    const engines = { pageEngine: "other", creativeEngine: "other" };
    await capturePages(pages, { ...options, engines });
    expect(lines).toEqual([
      "Captures of 1 pages were taken by other code of the engine; --recapture takes them again.",
    ]);
    const { pageEngine } = captures.recordOf("bakery") ?? {};
    await capturePages(pages, { ...options, engines, recapture: "creatives" });
    expect(lines[1]).toMatch(/bakery: the engine changed\. Captured 1 of its 3 parts/);
    expect(captures.recordOf("bakery")).toMatchObject({ pageEngine, creativeEngine: "other" });
    await capturePages(pages, { ...options, engines, recapture: "all" });
    expect(lines[2]).toMatch(/bakery: the engine changed\. Captured 2 of its 3 parts/);
    expect(captures.recordOf("bakery")).toMatchObject(engines);
  });

  it("refuses captures with another schema", async () => {
    const file = path.join(folders.captures, "index.json");
    writeFileSync(file, readFileSync(file, "utf8").replace("adhere-snapshot/1", "adhere-snapshot/0"));
    const { code, output } = await run("--saved");
    expect(code).toBe(2);
    expect(output).toMatch(/have the schema adhere-snapshot\/0, which this engine does not read/);
  });
});
