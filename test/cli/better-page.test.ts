import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { CheckReport } from "../../src/result/check-report.ts";
import { renderPage, SITES_WITH_RIGHT_PAGE, type SmallSite } from "../engine/better-page/small-sites.ts";
import { runCli } from "./fake-terminal.ts";

const DESK = SITES_WITH_RIGHT_PAGE["a product, linked by its category"] as SmallSite;

const MANIFEST = `version: 1
ads:
  - id: desk
    platform: google
    copy: &copy { headline: "Oak desk, € 320", body: "Solid oak, 140 cm wide. Free delivery.", cta: Shop now }
    landing: https://holm.example/chairs
  - id: dead
    platform: google
    copy: *copy
    landing: https://holm.example/oak-desk
`;

/** A folder with a manifest and the built site. */
async function createShop(): Promise<string> {
  const cwd = await mkdtemp(path.join(tmpdir(), "adhere-better-page-"));
  onTestFinished(() => rm(cwd, { recursive: true, force: true }));
  await writeFile(path.join(cwd, "ads.yml"), MANIFEST);
  for (const page of Object.keys(DESK.pages)) {
    await mkdir(path.join(cwd, "site", page), { recursive: true });
    await writeFile(path.join(cwd, "site", page, "index.html"), renderPage(DESK, page));
  }
  return cwd;
}

test("a built site: the page that keeps the promises is the first thing to do, under its public URL", async () => {
  const cwd = await createShop();
  const { stdout, stderr, exitCode } = await runCli(["check", "--site", "site"], { cwd });
  expect(exitCode, stderr).toBe(1);
  const read = (name: string) => readFile(path.join(cwd, "adhere-report", name), "utf8");
  const report = CheckReport.parse(JSON.parse(await read("report.json")));
  const betterPage = {
    url: "https://holm.example/desks/oak/",
    reason: "“Oak desk, € 320” is on /desks/oak/: send the ad there. That page says “Oak desk” and “€ 320”.",
  };
  expect(report.entries.map((entry) => [entry.id, entry.betterPage])).toEqual([
    ["desk", betterPage],
    ["dead", betterPage],
  ]);
  const words = stdout.replaceAll(/\s+/gu, " ");
  expect(words).toMatch(/1\. Broken link at \S+: The page answers 404\. “Oak desk, € 320” is on \/desks\/oak\/: send/u);
  expect(words).toMatch(/2\. Wrong page at \S+: “Oak desk, € 320” is on \/desks\/oak\/: send the ad there/u);
  for (const name of ["report.html", "report.md"]) expect(await read(name)).toContain(betterPage.reason);
});
