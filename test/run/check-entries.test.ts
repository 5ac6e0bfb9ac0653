import { describe, expect, it } from "vitest";
import { EvaluationError } from "../../src/contract/error.ts";
import type { Evaluate } from "../../src/contract/evaluator-interface.ts";
import { checkEntries } from "../../src/run/check-entries.ts";
import type { Entry } from "../../src/run/manifest/entry.ts";
import { sampleClaim, sampleEvaluation } from "../contract/samples.ts";

const entry = (id: string, overrides: Partial<Entry> = {}): Entry => ({
  id,
  location: { file: "ads.yml", line: 3, column: 5, endLine: 6 },
  platform: "meta",
  asset: { kind: "url", url: `https://ads.example/${id}.png` },
  adUrl: null,
  mediaType: null,
  copy: null,
  landing: { written: `https://acme.example/${id}`, url: `https://acme.example/${id}` },
  viewport: null,
  locale: null,
  audience: null,
  threshold: null,
  timeout: null,
  truth: null,
  accept: [],
  sources: [],
  ...overrides,
});

const dead = (url: string) =>
  ({
    success: true,
    evaluationId: null,
    lpCaptureStatus: "link_broken",
    overallScore: null,
    componentScores: null,
    linkBroken: { url, finalUrl: null, httpStatus: 404, reason: "The page answers 404." },
    landingPageScreenshotUrl: null,
  }) as const;

const run = (
  entries: Entry[],
  evaluate: Evaluate,
  overrides: { signal?: AbortSignal; timeout?: number; concurrency?: number } = {},
) =>
  checkEntries(entries, {
    evaluate,
    locateAsset: (file) => `file://${file.path}`,
    threshold: 7,
    timeout: 30,
    concurrency: 4,
    signal: new AbortController().signal,
    gate: { onInconclusive: "warn", warnOnly: false },
    commit: null,
    version: "0",
    notices: [],
    now: () => new Date(0),
    openLinkChecker: () => Promise.reject(new Error("no ad has further links")),
    ...overrides,
  });

describe("a run", () => {
  it("reports the ledger that the evaluator attached, and none where there is none", async () => {
    const ledger = [sampleClaim()];
    const attachments = { pictures: {}, outlines: [], linkTrail: [], notices: [], ledger };
    const { entries } = await run([entry("ours"), entry("foreign")], async ({ landingPageData: { url } }) => ({
      answer: sampleEvaluation(),
      ...(url.endsWith("ours") && { attachments }),
    }));
    expect(entries.map((one) => one.ledger)).toEqual([ledger, undefined]);
    expect(entries.map(({ state }) => state)).toEqual(["passed", "passed"]);
  });

  it("loses nothing when one of 500 entries crashes", async () => {
    const entries = Array.from({ length: 500 }, (_, i) => entry(`ad-${i}`));
    const result = await run(entries, async (request) => {
      if (request.landingPageData.url.endsWith("/ad-399")) throw new TypeError("boom");
      return { answer: dead(request.landingPageData.url) };
    });
    expect(result.entries.map((each) => each.id)).toEqual(entries.map((each) => each.id));
    expect(result.counts).toMatchObject({ linkBroken: 499, error: 1 });
    expect(result.entries[399]?.error).toMatchObject({ code: "INTERNAL" });
    expect(result.entries[399]?.reason).toContain("boom");
  });

  it("survives an evaluator that throws before it promises anything", async () => {
    const evaluate: Evaluate = () => {
      throw new Error("synchronous");
    };
    const result = await run([entry("a")], evaluate);
    expect(result.entries[0]).toMatchObject({ state: "error" });
  });

  it("keeps at most so many entries under way", async () => {
    let underWay = 0;
    let most = 0;
    await run(
      Array.from({ length: 20 }, (_, i) => entry(`ad-${i}`)),
      async (request) => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setTimeout(resolve, 1));
        underWay -= 1;
        return { answer: dead(request.landingPageData.url) };
      },
      { concurrency: 3 },
    );
    expect(most).toBe(3);
  });

  it("ends an entry whose evaluator never answers and ignores its signal", async () => {
    const result = await run([entry("slow", { timeout: 0.02 }), entry("fine")], (request) =>
      request.landingPageData.url.endsWith("slow") ? new Promise(() => {}) : Promise.resolve({ answer: dead("x") }),
    );
    expect(result.entries.map((each) => each.state)).toEqual(["error", "link_broken"]);
    expect(result.entries[0]?.error).toMatchObject({ code: "TIMED_OUT" });
  });

  it("keeps what is done when it is stopped, and cannot pass then", async () => {
    const stop = new AbortController();
    const result = await run(
      [entry("first"), entry("second"), entry("third")],
      async (request, { signal }) => {
        if (request.landingPageData.url.endsWith("first")) return { answer: dead("x") };
        stop.abort();
        return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      },
      { signal: stop.signal, concurrency: 1 },
    );
    expect(result.entries.map((each) => each.error?.code ?? each.state)).toEqual([
      "link_broken",
      "INTERRUPTED",
      "INTERRUPTED",
    ]);
    expect(result.exitCode).toBe(1);
  });

  it("evaluates the other ads where one has no picture, link and text, and blames the manifest", async () => {
    const { entries } = await run([{ ...entry("a"), isAdMissing: true }, entry("b")], async () => ({
      answer: sampleEvaluation(),
    }));
    expect(entries.map(({ state }) => state)).toEqual(["error", "passed"]);
    expect(entries[0]?.error).toMatchObject({ code: "NO_AD_ASSET", blame: "manifest" });
    expect(entries[0]?.reason).toMatch(/^In the manifest, the ad itself is missing: write asset/u);
  });

  it("blames the manifest for an ad file that cannot be read as a picture, and only then", async () => {
    const undecodable: Evaluate = async () => {
      throw new EvaluationError("not a picture", { errorCode: "AD_UNAVAILABLE", httpStatus: 400 });
    };
    const file = { kind: "file", path: "/repo/ad.png", written: "ad.png" } as const;
    expect((await run([entry("a", { asset: file })], undecodable)).entries[0]?.error?.blame).toBe("manifest");
    expect((await run([entry("a")], undecodable)).entries[0]?.error?.blame).toBe("evaluation");
  });

  it("passes locale, platform, copy and the expanded landing page on", async () => {
    let seen: unknown;
    await run(
      [
        entry("a", {
          locale: "de-DE",
          landing: { written: "https://x.example/{device}", url: "https://x.example/c" },
          copy: { headline: "H" },
        }),
      ],
      async (request, visit) => {
        seen = { request, locale: visit.locale };
        return { answer: dead("x") };
      },
    );
    expect(seen).toEqual({
      locale: "de-DE",
      request: {
        adData: { imageUrl: "https://ads.example/a.png", platform: "meta", adTextFields: { headline: "H" } },
        landingPageData: { url: "https://x.example/c" },
      },
    });
  });
});
