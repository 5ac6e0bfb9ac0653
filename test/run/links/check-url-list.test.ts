import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Destination } from "../../../src/contract/destination-verdict.ts";
import type { CheckLink } from "../../../src/contract/evaluator-interface.ts";
import { limitRunTime } from "../../../src/run/deadline.ts";
import { type CheckUrlListOptions, checkUrlList } from "../../../src/run/links/check-url-list.ts";
import { MAX_LINE_CHARS, parseUrlList, type UrlListLine } from "../../../src/run/links/parse-url-list.ts";
import { MAX_CONCURRENT_VISITS } from "../../../src/run/links/visit-destination.ts";
import { createDebounce } from "../../../src/run/state/failure-streaks.ts";
import { createEmptyState } from "../../../src/run/state/state-schema.ts";
import { checkLinkByPath, makeDestination } from "./samples.ts";

async function* from(...lines: string[]): AsyncGenerator<string> {
  yield* lines;
}

async function listed(...lines: string[]): Promise<UrlListLine[]> {
  const read: UrlListLine[] = [];
  for await (const line of parseUrlList(from(...lines))) read.push(line);
  return read;
}

const run = (lines: AsyncIterable<string>, more: Partial<CheckUrlListOptions> = {}) =>
  checkUrlList(parseUrlList(lines), {
    checkLink: checkLinkByPath,
    timeout: 60,
    debounce: null,
    gate: { onInconclusive: "warn", warnOnly: false },
    signal: new AbortController().signal,
    ...more,
  });

const at = (path: string) => `https://acme.example/${path}`;

describe("a list", () => {
  it("is one address a line; blank lines and comments are passed over", async () => {
    const lines = await listed("\uFEFFhttps://a.example/", "", "# shop", "  https://b.example/#top \r", "\t");
    expect(lines.map((line) => [line.number, "url" in line && line.url])).toEqual([
      [1, "https://a.example/"],
      [4, "https://b.example/#top"],
    ]);
  });

  it.each([
    ["commas", ["Final URL,Campaign", '"https://a.example/?a=1,2",Spring', 'https://b.example/,"Sum, mer"']],
    ["semicolons", ["Campaign;Landing page", "Spring;https://a.example/?a=1,2", "Summer;https://b.example/"]],
    ["tabs", ["Ad\tdestination_url\tStatus", "1\thttps://a.example/?a=1,2\ton", "\thttps://b.example/\toff"]],
    ["one column", ["URL", "https://a.example/?a=1,2", "https://b.example/"]],
    ["quotes without a header", ['"https://a.example/?a=1,2"', '"https://b.example/",Spring']],
    ["no table", ["https://a.example/?a=1,2", "https://b.example/"]],
  ])("may be a table: %s", async (_, lines) => {
    const urls = (await listed(...lines)).map((line) => "url" in line && line.url);
    expect(urls).toEqual(["https://a.example/?a=1,2", "https://b.example/"]);
  });

  it("names a table's cells that are no URLs, and passes over empty ones", async () => {
    const lines = await listed("Name,URL", "Spring,acme", "Summer,", "Autumn", '"Winter,https://a.example/');
    expect(lines.map((line) => [line.number, "mistake" in line])).toEqual([
      [2, true],
      [5, true],
    ]);
  });

  it("expands macros as a visit would, and keeps what was written", async () => {
    expect(await listed("https://a.example/?k={keyword:red shoes}")).toEqual([
      {
        number: 1,
        written: "https://a.example/?k={keyword:red shoes}",
        url: "https://a.example/?k=red%20shoes",
        platform: "google",
      },
    ]);
  });

  it("names what is wrong with a line, and goes on", async () => {
    const lines = await listed("acme.example", "https://a.example/", "mailto:x@y.example", "x".repeat(MAX_LINE_CHARS));
    expect(lines.map((line) => ("mistake" in line ? line.mistake : "fine"))).toEqual([
      expect.stringContaining('write "https://acme.example"'),
      "fine",
      expect.stringContaining("starts with https://"),
      expect.stringContaining("longer than 64 KB"),
    ]);
  });

  it("loses no line, whatever stands in the others", async () => {
    const line = fc.oneof(
      fc.webUrl().map((url) => ({ line: url, kind: "address" })),
      fc.constantFrom("", "  ", "# note").map((text) => ({ line: text, kind: "none" })),
      fc.constantFrom("nonsense", "ftp://a.example", "http://", "//a").map((text) => ({ line: text, kind: "bad" })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line), async (lines) => {
        const read = await listed(...lines.map((one) => one.line));
        expect(read.map((one) => [one.number, "mistake" in one ? "bad" : "address"])).toEqual(
          lines.flatMap(({ kind }, index) => (kind === "none" ? [] : [[index + 1, kind]])),
        );
      }),
    );
  });
});

describe("a run over a list", () => {
  it("names the lines of what is dead or unclear, each destination once", async () => {
    const told: Destination[] = [];
    const result = await run(from(at("dead"), at("x"), at("wall"), `${at("dead")}#a`, at("x"), at("dead")), {
      onDestination: (destination) => told.push(destination),
    });
    expect(result).toMatchObject({ verdict: "fail", exitCode: 1, lines: 6, destinations: 3 });
    expect(result.reported.map(({ written, lines, state }) => [written, lines, state])).toEqual([
      [at("dead"), [1, 4, 6], "link_broken"],
      [at("wall"), [3], "url_only"],
    ]);
    expect(told.map(({ url }) => url)).toEqual([at("dead"), at("x"), at("wall")]);
    expect(result.headline).toBe("1 of 3 URLs failed: 1 broken link; 1 result unclear.");
  });

  it("reports a bad line by its number, checks the others, and is no pass", async () => {
    const mistakes: number[] = [];
    const result = await run(from("nonsense", at("x"), "more"), {
      onInvalidLine: (line) => mistakes.push(line),
    });
    expect(mistakes).toEqual([1, 3]);
    expect(result).toMatchObject({ exitCode: 2, verdict: "inconclusive", destinations: 1, invalidLines: 2 });
    const dies = await run(from("nonsense", at("dead")));
    expect(dies).toMatchObject({ exitCode: 1, verdict: "fail" });
  });

  it("refuses a list without an address", async () => {
    await expect(run(from("# nothing", ""))).rejects.toThrow("The list contains no URL");
  });

  it("stops taking lines once the network is gone", async () => {
    let taken = 0;
    async function* endless() {
      for (;;) {
        taken += 1;
        yield at(`offline?${taken}`.replace("?", "-"));
      }
    }
    const result = await run(endless());
    expect(result).toMatchObject({ exitCode: 2, destinations: 0 });
    expect(result.headline).toMatch(/^No network/u);
    expect(taken).toBeLessThanOrEqual(MAX_CONCURRENT_VISITS.list + 2);
  });

  it("calls unclear what a stumbling name server lost, and tells of it", async () => {
    const told: string[] = [];
    const result = await run(from(at("x"), at("offline-1"), at("y"), at("offline-2")), {
      onDestination: ({ url, verdict }) => told.push(`${url} ${verdict}`),
    });
    expect(result).toMatchObject({ verdict: "pass", exitCode: 0, destinations: 4 });
    expect(result.reported.map(({ written }) => written)).toEqual([at("offline-1"), at("offline-2")]);
    expect(told.sort()).toEqual([
      `${at("offline-1")} inconclusive`,
      `${at("offline-2")} inconclusive`,
      `${at("x")} alive`,
      `${at("y")} alive`,
    ]);
  });

  it("keeps what is done when it is stopped", async () => {
    const stop = new AbortController();
    const result = await run(from(at("dead"), at("x"), at("hangs")), {
      signal: stop.signal,
      checkLink: (url, options) => {
        if (!url.endsWith("hangs")) return checkLinkByPath(url, options);
        setTimeout(() => stop.abort());
        return new Promise(() => {});
      },
    });
    expect(result).toMatchObject({ verdict: "fail", destinations: 2 });
    expect(result.headline).toContain("The run was stopped early.");
    const none = await run(from(at("x")), { signal: AbortSignal.abort() });
    expect(none).toMatchObject({ exitCode: 2, headline: "Nothing was checked: the run was stopped early." });
  });

  it("ends when the run's time is over, even if the list does not", async () => {
    const { signal, release } = limitRunTime(new AbortController().signal, 0.05);
    async function* open() {
      yield* from(at("x"), at("hangs"));
      await new Promise(() => {});
    }
    const checkLink: CheckLink = (url, options) =>
      url.endsWith("hangs") ? new Promise(() => {}) : checkLinkByPath(url, options);
    const result = await run(open(), { signal, checkLink });
    release();
    expect(result).toMatchObject({ verdict: "inconclusive", exitCode: 2, destinations: 1 });
    expect(result.headline).toBe(
      "1 of 1 URL passed. The run's 0.05 s were over: the rest of the list was not checked.",
    );
  });

  it("holds 100,000 lines with few looks under way, and asks no address twice", async () => {
    let underWay = 0;
    let most = 0;
    let asked = 0;
    async function* lines() {
      for (let i = 0; i < 100_000; i++) yield at(`${i % 7 === 0 ? "dead" : "page"}-${i % 60_000}`);
    }
    const result = await run(lines(), {
      checkLink: async (url, options) => {
        asked += 1;
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setImmediate(resolve));
        underWay -= 1;
        return checkLinkByPath(url, options);
      },
    });
    expect(asked).toBe(result.destinations);
    expect(result.lines).toBe(100_000);
    expect(most).toBeLessThanOrEqual(MAX_CONCURRENT_VISITS.list);
    expect(result.reported).toHaveLength(1000);
    expect(result.reported.length + result.omitted).toBe(result.counts.linkBroken);
  });

  it("waits for so many runs, as with a manifest", async () => {
    const debounce = createDebounce(createEmptyState(), { confirmAfter: 2, now: new Date(0) });
    const first = await run(from(at("dead"), at("x")), { debounce });
    expect(first).toMatchObject({ verdict: "pass", exitCode: 0 });
    const next = createDebounce(debounce.state(), { confirmAfter: 2, now: new Date(1) });
    expect(await run(from(at("dead"), at("x")), { debounce: next })).toMatchObject({ exitCode: 1 });
  });

  it("lists what is alive and worth knowing", async () => {
    const result = await run(from(at("x")), {
      checkLink: async (url) =>
        makeDestination(url, { advisories: [{ kind: "home_page", note: "It ends on the home page" }] }),
    });
    expect(result).toMatchObject({ exitCode: 0, verdict: "pass" });
    expect(result.reported).toMatchObject([{ state: "passed", notices: ["It ends on the home page."] }]);
  });
});
