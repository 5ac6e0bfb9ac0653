import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { fingerprintUrl } from "../../../src/run/fingerprint-url.ts";
import { createDebounce, type DestinationStatus } from "../../../src/run/state/failure-streaks.ts";
import { readState, writeState } from "../../../src/run/state/state-file.ts";
import { createEmptyState, LinkState } from "../../../src/run/state/state-schema.ts";

const A = { fingerprint: fingerprintUrl("https://a.example/"), url: "https://a.example/" };
const DAY = 24 * 60 * 60 * 1000;

/** Runs one after the other, each with what it sees of A; the streak that each of them is told. */
function runs(seen: (DestinationStatus | null)[], gap = DAY / 24) {
  let state = createEmptyState();
  return seen.map((one, index) => {
    const debounce = createDebounce(state, { confirmAfter: 3, now: new Date(index * gap) });
    const streak = one === null ? null : debounce.recordStatus(A, one).seenDead;
    state = LinkState.parse(JSON.parse(JSON.stringify(debounce.state())));
    return one === "dead" ? streak : (state.destinations[A.fingerprint]?.seenDead ?? 0);
  });
}

describe("the streak of a destination", () => {
  it("grows with each run that sees it dead", () => expect(runs(["dead", "dead", "dead"])).toEqual([1, 2, 3]));
  it("begins anew after it was alive", () => expect(runs(["dead", "dead", "alive", "dead"])).toEqual([1, 2, 0, 1]));
  it("waits where nobody could tell or nobody looked", () =>
    expect(runs(["dead", "unknown", null, "dead"])).toEqual([1, 1, 1, 2]));
  it("is forgotten after a month in which nobody looked", () =>
    expect(runs(["dead", null, "dead"], 20 * DAY)).toEqual([1, 1, 1]));

  it("is forgotten at once by a shard that no longer has the destination: another may see it alive", () => {
    const now = new Date(0);
    const site = { fingerprint: "a".repeat(32), url: "https://acme.example/" };
    const first = createDebounce(createEmptyState(), { confirmAfter: 2, now, partial: true });
    first.recordStatus(site, "dead");
    const unsure = createDebounce(first.state(), { confirmAfter: 2, now, partial: true });
    unsure.recordStatus(site, "unknown");
    expect(Object.values(unsure.state().destinations)).toMatchObject([{ seenDead: 1 }]);
    const elsewhere = createDebounce(unsure.state(), { confirmAfter: 2, now, partial: true });
    expect(elsewhere.state().destinations).toEqual({});
  });

  it("is the number of dead sightings since the last alive one, whatever the order", () => {
    const sights = fc.array(fc.constantFrom<DestinationStatus>("alive", "dead", "unknown"), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(sights, (seen) => {
        const expected = seen.map((_, index) => {
          const before = seen.slice(0, index + 1);
          return before.slice(before.lastIndexOf("alive") + 1).filter((one) => one === "dead").length;
        });
        expect(runs(seen)).toEqual(expected);
      }),
    );
  });

  it("counts a run once, however many ads lead there, and alive wins", () => {
    const debounce = createDebounce(createEmptyState(), { confirmAfter: 2, now: new Date(0) });
    expect([debounce.recordStatus(A, "dead").seenDead, debounce.recordStatus(A, "dead").seenDead]).toEqual([1, 1]);
    expect(debounce.state().destinations[A.fingerprint]?.seenDead).toBe(1);
    debounce.recordStatus(A, "alive");
    expect(debounce.state().destinations).toEqual({});
  });
});

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), "adhere-state-"));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

describe("the state file", () => {
  const state: LinkState = {
    schema: "adhere-state/1",
    destinations: {
      [A.fingerprint]: {
        url: A.url,
        seenDead: 2,
        since: "2026-11-01T00:00:00.000Z",
        last: "2026-11-02T00:00:00.000Z",
      },
    },
  };

  it("is read as it was written, in a folder that it makes, and leaves nothing beside it", async () => {
    const file = path.join(await folder(), "deep", "state.json");
    expect(await writeState(file, createEmptyState())).toBeNull();
    expect(await writeState(file, state)).toBeNull();
    expect(await readState(file)).toEqual({ state, notice: null });
    expect(await readdir(path.dirname(file))).toEqual(["state.json"]);
  });

  it("that is not there yet begins a new one, and says how to carry it", async () => {
    const read = await readState(path.join(await folder(), "state.json"));
    expect(read.state).toEqual(createEmptyState());
    expect(read.notice).toMatch(/^There is no state file .* yet. It is recreated, .* cache step/u);
  });

  const foreign: [string, string][] = [
    ["cut off", JSON.stringify(state).slice(0, 60)],
    ["empty", ""],
    ["of another version", JSON.stringify({ ...state, schema: "adhere-state/2" })],
    ["somebody else's", '{"name": "package"}'],
    ["with a count that nobody wrote", JSON.stringify(state).replace('"seenDead":2', '"seenDead":-1')],
    ["with a name that is no fingerprint", JSON.stringify(state).replace(A.fingerprint, "spring-sale")],
    ["a list", "[]"],
    ["null", "null"],
    ["binary", "\u0000\u0001\ufffd"],
  ];
  it.each(foreign)("that is %s is recreated with a notice", async (_, text) => {
    const file = path.join(await folder(), "state.json");
    await writeFile(file, text);
    const read = await readState(file);
    expect(read.state).toEqual(createEmptyState());
    expect(read.notice).toContain("recreated");
    expect(await writeState(file, state)).toBeNull();
    expect((await readState(file)).state).toEqual(state);
  });

  it("in whose place a folder stands is neither read nor fatal", async () => {
    const file = path.join(await folder(), "state.json");
    await mkdir(file);
    expect((await readState(file)).notice).toContain("it is not a file");
    expect(await writeState(file, state)).toMatch(/^The state file .* could not be written/u);
    expect(await readdir(path.dirname(file))).toEqual(["state.json"]);
  });

  it("survives any text", async () => {
    const file = path.join(await folder(), "state.json");
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: "binary" }), fc.json()), async (text) => {
        await writeFile(file, text);
        const read = await readState(file);
        expect(LinkState.safeParse(read.state).success).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it("holds what people can read", async () => {
    const file = path.join(await folder(), "state.json");
    await writeState(file, state);
    expect(await readFile(file, "utf8")).toContain('"url": "https://a.example/"');
  });
});
