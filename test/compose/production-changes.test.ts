import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCheck } from "../../src/compose/run-check.ts";
import { readSettings } from "../../src/run/settings.ts";
import { htmlResponse, openSite } from "../engine/capture/fixture-site.ts";
import { AD_SVG } from "../engine/open-engine.ts";

interface Page {
  headline: string;
  price: string;
  /** The labels of the button on a desktop and on a phone. */
  buttons: [desktop: string, phone: string];
  /** The pictures on a desktop and on a phone. */
  pictures: [desktop: string, phone: string];
}

const pageOf = ({ headline, price, buttons, pictures }: Page): string =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Claymore mugs</title><style>
body{margin:0;font-family:sans-serif;background:#fff7ed}h1{font-size:40px;color:#c2410c;margin:0}
a{padding:16px 32px;background:#c2410c;color:#fff}img{width:300px;height:200px}
.phone{display:none}.desktop{display:inline-block}
@media(max-width:600px){.desktop{display:none}.phone{display:inline-block}}</style><main><h1>${headline}</h1>
<p>Hand-thrown stoneware from our own kiln, for ${price}.</p>
<a class=desktop href="/buy">${buttons[0]}</a><a class=phone href="/buy">${buttons[1]}</a><br>
<img class=desktop src="${pictures[0]}" alt=""><img class=phone src="${pictures[1]}" alt=""></main></html>`;

const PRODUCTION: Page = {
  headline: "Spring sale: 20% off every mug",
  price: "£9.50",
  buttons: ["Shop now", "Shop now"],
  pictures: ["/assets/kiln-BXfaQw_9.svg", "/assets/kiln-BXfaQw_9.svg"],
};

/** Compares two servers, of which one has the landing page and the other its preview. */
async function compare(preview: Page) {
  const sites = await Promise.all(
    [PRODUCTION, preview].map((page) => openSite({ "/spring": htmlResponse(pageOf(page)) })),
  );
  const cwd = await mkdtemp(path.join(tmpdir(), "adhere-production-"));
  onTestFinished(async () => {
    await Promise.all([...sites.map((site) => site.close()), rm(cwd, { recursive: true, force: true })]);
  });
  const [landing, changed] = sites.map(({ origin }) => origin);
  await writeFile(path.join(cwd, "ad.svg"), AD_SVG);
  const copy = "{ headline: 20% off every mug, cta: Shop now }";
  await writeFile(
    path.join(cwd, "ads.yml"),
    `version: 1\nads:\n  - {id: spring, platform: meta, asset: ad.svg, landing: "${landing}/spring", copy: ${copy}}\n`,
  );
  const { result } = await runCheck({
    settings: readSettings({ baseline: "production", rewrite: `${landing} => ${changed}` }, (name) => name),
    manifests: ["ads.yml"],
    cwd,
    env: process.env,
    commit: "c0ffee".padEnd(40, "0"),
    locateRemoteAsset: ({ written }) => written,
    signal: new AbortController().signal,
    log: () => undefined,
  });
  const file = (name: string) => readFile(path.join(cwd, "adhere-report", name), "utf8");
  return { entry: result.entries[0], file };
}

test("a preview names what it changed on each viewport, and how much each score changed", async () => {
  const { entry, file } = await compare({
    headline: "Meet the potters behind our kiln",
    price: "£12",
    buttons: ["Read their stories", "Shop now"],
    pictures: ["/assets/kiln-5IGAG5SP.svg", "/assets/potters.svg"],
  });
  const headline = { kind: "headline", before: PRODUCTION.headline, after: "Meet the potters behind our kiln" };
  const price = { kind: "price", before: "£9.50", after: "£12" };
  expect(entry?.state).toBe("regressed");
  expect(entry?.baseline?.changes).toEqual({
    mobile: [
      headline,
      price,
      { kind: "picture", before: "kiln.svg", after: null },
      { kind: "picture", before: null, after: "potters.svg" },
    ],
    desktop: [headline, price, { kind: "button", before: "Shop now", after: "Read their stories" }],
  });
  const { overall, messageMatch } = entry?.baseline?.scoreChanges ?? {};
  expect(overall).toBe((entry?.overallScore ?? 0) - (entry?.baseline?.overallScore ?? 0));
  expect(messageMatch).toBeLessThan(0);
  const comment = await file("report.md");
  expect(comment).toContain(`- Headline on mobile and desktop: “${PRODUCTION.headline}” → “Meet the potters`);
  expect(comment).toContain("- New picture on mobile: potters.svg");
  expect(await file("report.html")).toContain("Button on desktop: “Shop now” → “Read their stories”");
});

test("a preview that was only built again changes nothing", async () => {
  const { entry } = await compare({ ...PRODUCTION, pictures: ["/assets/kiln-5IGAG5SP.svg", "/assets/kiln.svg?v=2"] });
  expect(entry?.baseline).toMatchObject({
    scoreChanges: { overall: 0, visualMatch: 0, messageMatch: 0, aboveTheFoldContinuity: 0, toneAlignment: 0 },
    changes: { mobile: [], desktop: [] },
  });
});
