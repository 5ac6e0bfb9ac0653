import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { classifyAnswer } from "../../src/contract/parse-answer.ts";
import { htmlResponse, openSite, type Site } from "./capture/fixture-site.ts";
import { openTestEngine, PAGE_HTML, type TestEngine } from "./open-engine.ts";

let engine: TestEngine;
let here: Site;
let there: Site;

beforeAll(async () => {
  engine = await openTestEngine();
  [here, there] = await Promise.all([
    openSite({ "/spring": htmlResponse(PAGE_HTML) }),
    openSite({ "/spring": htmlResponse(PAGE_HTML) }),
  ]);
});
afterAll(() => Promise.all([engine.close(), here.close(), there.close()]));

describe("a page that is visited at another URL than its landing URL", () => {
  it("gets the same answer wherever it is served, with advice for the landing URL", async () => {
    const landingUrl = "https://claymore.example/spring?utm_source=meta";
    const [one, other] = await Promise.all(
      [here, there].map((site) => engine.evaluate(landingUrl, { visitUrl: `${site.origin}/spring?utm_source=meta` })),
    );
    const bare = (text: unknown) =>
      JSON.stringify(text, (key, value) => (/^evaluationId$|ScreenshotUrl$/u.test(key) ? null : value));
    expect(bare(one?.answer)).toBe(bare(other?.answer));
    expect(bare(one?.answer)).not.toContain("127.0.0.1");
    expect(one?.attachments?.finalUrl).toBe(`${here.origin}/spring?utm_source=meta`);
    expect(one?.attachments?.linkTrail.join("\n")).toContain(here.origin);
  });

  it("is reported dead under the landing URL, with the visited URL as the final URL", async () => {
    const { answer } = await engine.evaluate("https://claymore.example/gone", {
      visitUrl: `${here.origin}/gone`,
    });
    const outcome = classifyAnswer(answer);
    expect(outcome.kind).toBe("link_broken");
    expect(outcome.answer).toMatchObject({
      linkBroken: { url: "https://claymore.example/gone", finalUrl: `${here.origin}/gone` },
    });
  });
});
