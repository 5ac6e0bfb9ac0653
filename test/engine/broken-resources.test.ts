import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Evaluated } from "../../src/contract/evaluator-interface.ts";
import { classifyAnswer } from "../../src/contract/parse-answer.ts";
import type { LinkVerdict } from "../../src/engine/artifacts/link-verdict.ts";
import { buildUrlOnlyAnswer } from "../../src/engine/build-answer.ts";
import { evaluateSaved } from "../../src/engine/engine.ts";
import { htmlResponse, openSite, type RequestHandler, type Site } from "./capture/fixture-site.ts";
import { createPage } from "./evidence/fixtures.ts";
import { createFailedResource } from "./failed-resource.ts";
import { openTestEngine, PAGE_HTML, type TestEngine } from "./open-engine.ts";

/** Pages whose resources fail, evaluated by the complete engine. */

const respond =
  (status: number, type: string, body = ""): RequestHandler =>
  (_, response) => {
    response.writeHead(status, { "content-type": type }).end(body);
  };
const UNSTYLED = PAGE_HTML.replaceAll(/ style="[^"]*"|\nstyle="[^"]*"/g, "");
const withHead = (page: string, head: string) => htmlResponse(page.replace("<title>", `${head}<title>`));
const EMPTY_APP = (script: string) => htmlResponse(`<!doctype html><title>App</title><div id=root></div>${script}`);

let engine: TestEngine;
let site: Site;

beforeAll(async () => {
  engine = await openTestEngine();
  site = await openSite({
    "/whole": htmlResponse(PAGE_HTML),
    "/unstyled": withHead(UNSTYLED, "<link rel=stylesheet href=/gone.css>"),
    "/html-style": withHead(PAGE_HTML, "<link rel=stylesheet href=/html.css>"),
    "/font": withHead(
      PAGE_HTML,
      "<style>@font-face { font-family: F; src: url(/gone.woff2) } h1 { font-family: F }</style>",
    ),
    "/harmless": withHead(
      PAGE_HTML,
      `<link rel=stylesheet media=print href=/gone.css><script>throw new Error("no harm")</script>
<script src=https://www.google-analytics.com/analytics.js></script>`,
    ),
    "/logo-only": EMPTY_APP("<img src=/photo.svg width=90 height=40 alt=''><script src=/throws.js></script>"),
    "/picture-only": EMPTY_APP("<img src=/photo.svg width=600 height=400 alt=''><script src=/throws.js></script>"),
    "/empty": EMPTY_APP("<script src=/gone.js></script>"),
    "/html.css": respond(200, "text/html", PAGE_HTML),
    "/throws.js": respond(200, "text/javascript", 'throw new TypeError("config is undefined")'),
  });
});
afterAll(() => Promise.all([engine.close(), site.close()]));

const evaluate = (page: string) => engine.evaluate(site.origin + page);

function fullAnswer({ answer }: Evaluated) {
  const outcome = classifyAnswer(answer);
  if (outcome.kind !== "evaluated") throw new Error(`not evaluated: ${JSON.stringify(answer)}`);
  return outcome.answer;
}

const failuresOf = (evaluated: Evaluated) =>
  fullAnswer(evaluated)
    .elementComparisons.filter(({ element }) => element.startsWith("Failed"))
    .map(({ element, severity }) => [element, severity]);

test("a missing stylesheet leads the findings, fixes and notices, and advice on looks is withheld", async () => {
  const evaluated = await evaluate("/unstyled");
  const { elementComparisons, fixes, conversionRisks } = fullAnswer(evaluated);
  expect(elementComparisons[0]).toMatchObject({
    element: "Failed stylesheet",
    severity: "HIGH",
    landingPageValue: `HTTP 404: ${site.origin}/gone.css`,
  });
  expect(evaluated.attachments?.kinds?.[0]).toBe("broken_resource");
  expect(fixes[0]?.suggestedValue).toBe(`Make ${site.origin}/gone.css answer 200 with text/css`);
  const others = fixes.filter(({ element }) => element !== "Failed stylesheet");
  expect(others.filter(({ fixType }) => /color|image|layout/.test(fixType))).toEqual([]);
  expect(conversionRisks[0]).toMatchObject({ type: "BRAND_INCONSISTENCY", element: "Failed stylesheet" });
  const why = `Advice on colours, pictures and layout is withheld, because the stylesheet ${site.origin}/gone.css`;
  expect(evaluated.attachments?.notices[0]).toContain(why);
  const colours = elementComparisons.find(({ element }) => element === "Colours");
  expect(colours?.recommendation).toContain(why);
});

test("a resource of a preview has its published address, also in a saved capture", async () => {
  const saveTo = path.join(engine.folder, "saved");
  const visitUrl = `${site.origin}/unstyled`;
  const evaluated = await engine.evaluate("https://claymore.example/unstyled", { visitUrl, saveTo });
  const { elementComparisons, fixes } = fullAnswer(evaluated);
  expect(elementComparisons[0]?.landingPageValue).toBe("HTTP 404: https://claymore.example/gone.css");
  const again = fullAnswer(await evaluateSaved(saveTo));
  expect(again.elementComparisons).toEqual(elementComparisons);
  expect(again.fixes).toEqual(fixes);
});

test("a stylesheet as HTML and a failed font change no score", async () => {
  const [whole, asHtml, font] = await Promise.all([evaluate("/whole"), evaluate("/html-style"), evaluate("/font")]);
  expect(failuresOf(whole)).toEqual([]);
  expect(failuresOf(asHtml)).toEqual([["Failed stylesheet", "MEDIUM"]]);
  expect(failuresOf(font)).toEqual([["Failed font", "LOW"]]);
  expect(fullAnswer(asHtml).componentScores).toEqual(fullAnswer(whole).componentScores);
  expect(fullAnswer(asHtml).overallScore).toBe(fullAnswer(whole).overallScore);
});

test("a stylesheet for print, a script error without harm and analytics are no findings", async () => {
  const evaluated = await evaluate("/harmless");
  expect(failuresOf(evaluated)).toEqual([]);
  expect(evaluated.attachments?.notices.join()).not.toContain("withheld");
});

test("a script error that leaves nothing but a logo is a finding", async () => {
  const evaluated = await evaluate("/logo-only");
  expect(failuresOf(evaluated)).toEqual([["Failed script", "HIGH"]]);
  expect(fullAnswer(evaluated).elementComparisons[0]?.landingPageValue).toBe(
    `TypeError: config is undefined: ${site.origin}/throws.js`,
  );
});

test("a page that consists of a picture is not empty, whatever its scripts do", async () => {
  const { answer } = await evaluate("/picture-only");
  expect(answer).toMatchObject({ lpUnavailableReason: expect.stringMatching(/^No text could be read on the page/u) });
});

test("the reason why an empty page is not scored names the script", async () => {
  const { answer } = await evaluate("/empty");
  expect(answer).toMatchObject({
    lpCaptureStatus: "url_only",
    lpUnavailableReason: `The page has no content. The script ${site.origin}/gone.js failed: HTTP 404`,
  });
});

test("a bot check stays the reason why a page is not scored", () => {
  const reason = "A bot check (Cloudflare) blocks the page";
  const verdict: LinkVerdict = {
    ...{ verdict: "inconclusive", finalUrl: null, httpStatus: 403, reason },
    ...{ redirects: [], trail: [], advisories: [] },
  };
  const failed = createFailedResource({ kind: "script", url: "https://shop.example/app.js", leaves: "empty" });
  const page = createPage([], { failedResources: [failed] });
  const { answer } = buildUrlOnlyAnswer("id", verdict, null, { page, alternate: null });
  expect(answer).toMatchObject({
    lpUnavailableReason: `${reason}. The script https://shop.example/app.js failed: HTTP 404`,
  });
});
