import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Gate } from "../../../src/engine/link/gate.ts";

const { signal } = new AbortController();
const gateOf = (changes = {}) => new Gate({ perHost: 2, concurrency: 3, patienceMs: 1_000, ...changes });

/** Asks to enter and notes it once let in. */
function entering(gate: Gate, name: string, entered: string[], again = false): Promise<number> {
  return gate.enter(name, again, signal).then((held) => {
    entered.push(held > 0 ? `${name} held` : name);
    return held;
  });
}

describe("caps", () => {
  it("lets in so many a host and so many in all, and the next when one leaves", async () => {
    const gate = gateOf();
    const entered: string[] = [];
    for (const name of ["a", "a", "a", "b", "c"]) void entering(gate, name, entered);
    await turn();
    expect(entered).toEqual(["a", "a", "b"]);
    gate.leave("b", "answered");
    await turn();
    expect(entered).toEqual(["a", "a", "b", "c"]);
    gate.leave("a", "answered");
    await turn();
    expect(entered).toEqual(["a", "a", "b", "c", "a"]);
  });

  it("lets in first who was there before", async () => {
    const gate = gateOf({ perHost: 1 });
    const entered: string[] = [];
    await gate.enter("a", false, signal);
    const note = async (who: string, again: boolean) => {
      await gate.enter("a", again, signal);
      entered.push(who);
    };
    void note("new", false);
    void note("again", true);
    gate.leave("a", "answered");
    await turn();
    expect(entered).toEqual(["again"]);
  });

  it("never exceeds either cap, and lets everybody in at last", async () => {
    const visits = fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), fc.integer({ min: 0, max: 3 })), {
      maxLength: 40,
    });
    await fc.assert(
      fc.asyncProperty(visits, async (asked) => {
        const gate = gateOf();
        const active = new Map<string, number>();
        const visit = async ([name, turns]: [string, number]) => {
          await gate.enter(name, false, signal);
          active.set(name, (active.get(name) ?? 0) + 1);
          expect(active.get(name)).toBeLessThanOrEqual(2);
          expect([...active.values()].reduce((sum, count) => sum + count)).toBeLessThanOrEqual(3);
          for (let i = 0; i < turns; i += 1) await turn();
          active.set(name, (active.get(name) ?? 0) - 1);
          gate.leave(name, "answered");
        };
        await Promise.all(asked.map(visit));
      }),
      { numRuns: 50 },
    );
  });

  it("rejects who is told to stop, and goes on with the next", async () => {
    const gate = gateOf({ perHost: 1 });
    await gate.enter("a", false, signal);
    const stop = new AbortController();
    const stopped = gate.enter("a", false, stop.signal);
    const next = gate.enter("a", false, signal);
    stop.abort(new Error("stop"));
    await expect(stopped).rejects.toThrow("stop");
    gate.leave("a", "answered");
    expect(await next).toBe(0);
  });
});

describe("a host that asks for fewer visits", () => {
  it("is left alone for as long as it asks, and holds up nobody else", async () => {
    const gate = gateOf();
    const entered: string[] = [];
    await gate.enter("a", false, signal);
    gate.leave("a", "too_many", 200);
    void entering(gate, "a", entered);
    void entering(gate, "b", entered);
    await wait(50);
    expect(entered).toEqual(["b"]);
    await wait(400);
    expect(entered).toEqual(["b", "a"]);
  });

  it("is not waited for beyond patience, by those in line neither", async () => {
    const gate = gateOf({ perHost: 1 });
    const entered: string[] = [];
    await gate.enter("a", false, signal);
    void entering(gate, "a", entered);
    gate.leave("a", "too_many", 3_600_000);
    await turn();
    expect(entered).toEqual(["a held"]);
    expect(await gate.enter("a", false, signal)).toBeGreaterThan(3_000_000);
    expect(await gate.enter("b", false, signal)).toBe(0);
  });

  it("is not asked sooner because it had asked for less before", async () => {
    const gate = gateOf();
    await gate.enter("a", false, signal);
    await gate.enter("a", false, signal);
    gate.leave("a", "too_many", 20);
    gate.leave("a", "too_many", 3_600_000);
    await wait(60);
    expect(await gate.enter("a", false, signal)).toBeGreaterThan(3_000_000);
  });

  it("is given up for a while once it refuses whatever is asked, however little it asks for", async () => {
    const gate = gateOf();
    const visit = async (ending: "answered" | "too_many") => {
      const held = await gate.enter("a", false, signal);
      if (held === 0) gate.leave("a", ending, 5);
      return held;
    };
    for (let i = 0; i < 5; i += 1) expect(await visit("too_many")).toBe(0);
    expect(await visit("answered")).toBe(0);
    for (let i = 0; i < 6; i += 1) expect(await visit("too_many")).toBe(0);
    const inLine = [visit("answered"), visit("answered")];
    for (const held of await Promise.all(inLine)) expect(held).toBeGreaterThan(500_000);
    expect(await gate.enter("b", false, signal)).toBe(0);
  });

  it("gets fewer at once afterwards", async () => {
    const gate = gateOf({ perHost: 2 });
    await gate.enter("a", false, signal);
    gate.leave("a", "too_many", 20);
    await wait(60);
    const entered: string[] = [];
    for (let i = 0; i < 2; i += 1) void entering(gate, "a", entered);
    await turn();
    expect(entered).toEqual(["a"]);
  });

  it("is not held for one address that refuses among many that do not", async () => {
    const gate = gateOf();
    for (let i = 0; i < 4; i += 1) {
      await gate.enter("a", false, signal);
      gate.leave("a", "answered");
    }
    // One stays inside, so that the host is remembered.
    await gate.enter("a", false, signal);
    for (let i = 0; i < 4; i += 1) {
      await gate.enter("a", false, signal);
      gate.leave("a", "answered");
    }
    await gate.enter("a", false, signal);
    gate.leave("a", "too_many", 3_600_000);
    expect(await gate.enter("a", false, signal)).toBe(0);
    gate.leave("a", "too_many", 3_600_000);
    expect(await gate.enter("a", false, signal)).toBeGreaterThan(0);
  });
});

describe("a host that does not answer", () => {
  const silent = async (gate: Gate, times: number) => {
    for (let i = 0; i < times; i += 1) {
      expect(await gate.enter("a", false, signal)).toBe(0);
      gate.leave("a", "silence");
    }
  };

  it("is given up after so many visits in a row, for those in line, too", async () => {
    const gate = gateOf({ perHost: 1 });
    await silent(gate, 2);
    expect(await gate.enter("a", false, signal)).toBe(0);
    const inLine = [gate.enter("a", false, signal), gate.enter("a", false, signal)];
    gate.leave("a", "silence");
    expect(await Promise.all(inLine)).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect(await gate.enter("a", false, signal)).toBe(Number.POSITIVE_INFINITY);
    expect(await gate.enter("b", false, signal)).toBe(0);
  });

  it("is asked on where it answers in between, or fails at once", async () => {
    const gate = gateOf({ perHost: 1 });
    await silent(gate, 2);
    await gate.enter("a", false, signal);
    gate.leave("a", "answered");
    await silent(gate, 2);
    for (let i = 0; i < 10; i += 1) {
      expect(await gate.enter("a", false, signal)).toBe(0);
      gate.leave("a", "failure");
    }
  });
});
