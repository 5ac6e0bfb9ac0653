import { describe, expect, it } from "vitest";
import type { Destination } from "../../../src/contract/destination-verdict.ts";
import { EvaluationError } from "../../../src/contract/error.ts";
import { CheckReport } from "../../../src/result/check-report.ts";
import { checkLinks } from "../../../src/run/check-entries.ts";
import type { Entry } from "../../../src/run/manifest/entry.ts";
import { createDebounce } from "../../../src/run/state/failure-streaks.ts";
import { createEmptyState } from "../../../src/run/state/state-schema.ts";
import { checkLinkByPath, makeDeadDestination, makeDestination, makeLinkEntry } from "./samples.ts";

const check = (entries: Entry[], more: Partial<Parameters<typeof checkLinks>[1]> = {}) =>
  checkLinks(entries, {
    checkLink: checkLinkByPath,
    threshold: 7,
    timeout: 60,
    debounce: null,
    gate: { onInconclusive: "warn", warnOnly: false },
    commit: null,
    version: "0",
    notices: [],
    now: () => new Date(0),
    signal: new AbortController().signal,
    ...more,
  });

describe("links mode", () => {
  it("turns verdicts into states, and the states into an exit", async () => {
    const result = await check([makeLinkEntry("fine"), makeLinkEntry("dead"), makeLinkEntry("wall")]);
    expect(result.entries.map(({ state }) => state)).toEqual(["passed", "link_broken", "url_only"]);
    expect(result).toMatchObject({ mode: "links", verdict: "fail", exitCode: 1, lowestScore: null });
    expect(result.headline).toBe("1 of 3 ads failed: 1 broken link; 1 result unclear.");
  });

  it("is a report of the schema, with the evidence in it", async () => {
    const result = await check([makeLinkEntry("dead")]);
    const report = CheckReport.parse(JSON.parse(JSON.stringify(result)));
    expect(report.entries[0]?.destination?.evidence).toHaveLength(1);
    expect(report.entries[0]?.linkTrail).toEqual(['HTTP: https://acme.example/dead: HTTP 200; titled "Shop" (12 ms)']);
    expect(report.entries[0]?.reason).toBe("The page answers 404.");
  });

  it("passes when every destination is alive, and shows advisories all the same", async () => {
    const note = "The certificate ends on 2026-12-01";
    const checkLink = async (url: string) =>
      makeDestination(url, { advisories: [{ kind: "certificate_expiring" as const, note }] });
    const result = await check([makeLinkEntry("a"), makeLinkEntry("b")], { checkLink });
    expect(result).toMatchObject({ verdict: "pass", exitCode: 0 });
    expect(result.headline).toBe("The landing pages of all 2 ads work.");
    expect(result.entries[0]?.notices).toEqual([`${note}.`]);
  });

  it("looks at a destination once, whatever leads there, and tells it of every ad", async () => {
    const asked: string[] = [];
    const told: Destination[] = [];
    const same = ["https://Acme.example/dead#top", "https://acme.example:443/dead", "https://acme.example/dead"];
    const other = ["https://acme.example/dead/", "https://acme.example/Dead", "https://acme.example/dead?x"];
    const result = await check(
      [...same, ...other].map((url, index) => makeLinkEntry(`ad-${index}`, url)),
      {
        checkLink: async (url) => {
          asked.push(url);
          return makeDeadDestination(url);
        },
        onDestination: (destination) => told.push(destination),
      },
    );
    expect(asked).toHaveLength(4);
    expect(result.counts.linkBroken).toBe(6);
    expect(new Set(result.entries.map(({ fingerprint }) => fingerprint)).size).toBe(4);
    expect(told.map(({ url }) => url)).toEqual([same[0], ...other]);
  });

  it("visits the expanded address and shows the written one", async () => {
    const asked: string[] = [];
    const landing = { written: "https://acme.example/?d={device}", url: "https://acme.example/?d=c" };
    const result = await check([makeLinkEntry("a", undefined, { landing })], {
      checkLink: async (url) => {
        asked.push(url);
        return makeDeadDestination(url);
      },
    });
    expect(asked).toEqual([landing.url]);
    expect(result.entries[0]).toMatchObject({ landingUrl: landing.written });
    expect(result.entries[0]?.destination?.url).toBe(landing.written);
  });

  it("tells the platform that all of its ads share, and the patience of the most patient", async () => {
    const visits: [string, unknown, unknown][] = [];
    const url = (id: string) => `https://acme.example/${id}`;
    await check(
      [
        makeLinkEntry("1", url("one"), { platform: "meta", timeout: 2 }),
        makeLinkEntry("2", url("one"), { platform: "meta", timeout: 5 }),
        makeLinkEntry("3", url("two"), { platform: "meta" }),
        makeLinkEntry("4", url("two"), { platform: "google" }),
      ],
      {
        checkLink: async (asked, { platform, timeoutMs }) => {
          visits.push([asked, platform, timeoutMs]);
          return makeDestination(asked);
        },
      },
    );
    expect(visits).toEqual([
      [url("one"), "meta", 5_000],
      [url("two"), null, 15_000],
    ]);
  });

  it("loses nothing when one of 500 destinations crashes", async () => {
    const entries = Array.from({ length: 500 }, (_, i) => makeLinkEntry(i === 399 ? "crash" : `ad-${i}`));
    const result = await check(entries);
    expect(result.entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
    expect(result.counts).toMatchObject({ passed: 499, error: 1 });
    expect(result.entries[399]?.error).toMatchObject({ code: "INTERNAL" });
    expect(result.entries[399]?.reason).toContain("boom");
  });

  it("survives a checker that throws before it promises anything", async () => {
    const result = await check([makeLinkEntry("a")], {
      checkLink: () => {
        throw new EvaluationError("not allowed", { errorCode: "UNSAFE_URL" });
      },
    });
    expect(result.entries[0]).toMatchObject({
      state: "error",
      error: { code: "UNSAFE_URL", blame: "evaluation" },
    });
    expect(result).toMatchObject({ verdict: "inconclusive", exitCode: 2 });
  });

  it("keeps what is done when it is stopped, and cannot pass then", async () => {
    const stop = new AbortController();
    const told: string[] = [];
    const result = await check([makeLinkEntry("dead"), makeLinkEntry("fine"), makeLinkEntry("hangs")], {
      signal: stop.signal,
      checkLink: async (url) => {
        if (!url.endsWith("hangs")) return checkLinkByPath(url, { signal: stop.signal });
        setTimeout(() => stop.abort());
        return new Promise(() => {});
      },
      onDestination: ({ url }) => told.push(url),
    });
    expect(result.entries.map(({ state, error }) => error?.code ?? state)).toEqual([
      "link_broken",
      "passed",
      "INTERRUPTED",
    ]);
    expect(result.exitCode).toBe(1);
    expect(told).toHaveLength(2);
    const onlyHangs = await check([makeLinkEntry("hangs")], { signal: AbortSignal.abort() });
    expect(onlyHangs).toMatchObject({ verdict: "inconclusive", exitCode: 2 });
  });

  it("says once that there is no network, and calls nothing dead", async () => {
    const told: Destination[] = [];
    const entries = Array.from({ length: 500 }, (_, i) => makeLinkEntry(`offline-${i}`));
    const result = await check(entries, { onDestination: (destination) => told.push(destination) });
    expect(result).toMatchObject({ verdict: "inconclusive", exitCode: 2 });
    expect(result.headline).toMatch(/^No network: no destination could be reached/u);
    expect(result.counts).toMatchObject({ linkBroken: 0, error: 500 });
    expect(told).toEqual([]);
  });

  it("calls unclear the few that a stumbling name server lost", async () => {
    const result = await check([makeLinkEntry("fine"), makeLinkEntry("good"), makeLinkEntry("offline")]);
    expect(result).toMatchObject({ verdict: "pass", exitCode: 0 });
    expect(result.headline).toBe("2 of 3 ads passed: 1 could not be checked.");
  });

  it("cannot pass when the network goes away on the way", async () => {
    const result = await check([makeLinkEntry("fine"), makeLinkEntry("offline")]);
    expect(result).toMatchObject({ verdict: "inconclusive", exitCode: 2 });
    expect(result.headline).toBe("1 of 2 ads passed: 1 could not be checked. The network connection was lost.");
  });

  it.each([
    ["warn", 0],
    ["fail", 1],
  ] as const)("on-inconclusive: %s exits %i where one is unclear", async (onInconclusive, exitCode) => {
    const gate = { onInconclusive, warnOnly: false };
    expect((await check([makeLinkEntry("fine"), makeLinkEntry("wall")], { gate })).exitCode).toBe(exitCode);
    expect((await check([makeLinkEntry("wall")], { gate })).exitCode).toBe(2);
  });

  it("does not fail a destination before it was dead in so many runs", async () => {
    const gate = { onInconclusive: "fail", warnOnly: false } as const;
    let state = createEmptyState();
    const runs: unknown[] = [];
    for (const kind of ["dead", "dead", "fine", "dead", "dead", "dead"]) {
      const debounce = createDebounce(state, { confirmAfter: 3, now: new Date() });
      const checkLink = async (url: string) => (kind === "dead" ? makeDeadDestination(url) : makeDestination(url));
      const result = await check([makeLinkEntry("a")], { gate, debounce, checkLink });
      state = debounce.state();
      runs.push([result.entries[0]?.state, result.entries[0]?.unconfirmed?.seenDead, result.exitCode]);
    }
    expect(runs).toEqual([
      ["url_only", 1, 0],
      ["url_only", 2, 0],
      ["passed", undefined, 0],
      ["url_only", 1, 0],
      ["url_only", 2, 0],
      ["link_broken", undefined, 1],
    ]);
  });

  it("counts what waits for confirmation neither as unknown nor as known", async () => {
    const debounce = () => createDebounce(createEmptyState(), { confirmAfter: 2, now: new Date(0) });
    const waits = await check([makeLinkEntry("dead")], { debounce: debounce() });
    expect(waits).toMatchObject({ verdict: "pass", exitCode: 0 });
    expect(waits.headline).toBe("Could not check the ad's landing page: broken link not confirmed yet.");
    // Nobody could judge anything else, so nobody knows anything.
    const rest = await check([makeLinkEntry("dead"), makeLinkEntry("wall")], { debounce: debounce() });
    expect(rest).toMatchObject({ verdict: "inconclusive", exitCode: 2 });
  });
});
