import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HostLimiter } from "../../../src/engine/link/host-limiter.ts";

const { signal } = new AbortController();
const createLimiter = (changes = {}) => new HostLimiter({ perHost: 2, concurrency: 3, maxWaitMs: 1_000, ...changes });

/** Acquires the host and records it once that is allowed. */
function acquireAndRecord(gate: HostLimiter, name: string, entered: string[], again = false): Promise<number> {
  return gate.acquire(name, again, signal).then((held) => {
    entered.push(held > 0 ? `${name} held` : name);
    return held;
  });
}

describe("a host", () => {
  it("is idle when nothing is asked of it, and nothing waits", async () => {
    const gate = createLimiter({ perHost: 1 });
    const abort = new AbortController();
    await gate.whenIdle("a");
    await gate.acquire("a", false, signal);
    const waiting = gate.acquire("a", false, abort.signal);
    let isIdle = false;
    const idle = gate.whenIdle("a").then(() => {
      isIdle = true;
    });
    gate.release("a", "answered");
    await waiting;
    expect(isIdle).toBe(false);
    gate.release("a", "answered");
    await idle;
  });

  it("is idle when what waited is aborted", async () => {
    const gate = createLimiter({ perHost: 1 });
    const abort = new AbortController();
    await gate.acquire("a", false, signal);
    await gate.acquire("b", false, signal);
    const waiting = gate.acquire("a", false, abort.signal).catch(() => null);
    gate.release("a", "too_many", 500);
    const idle = gate.whenIdle("a");
    abort.abort();
    await Promise.all([waiting, idle]);
    gate.close();
  });

  it("gets no more requests at once than it is restricted to", async () => {
    const gate = createLimiter({ perHost: 3, concurrency: 9 });
    const entered: string[] = [];
    gate.restrict("a", 1);
    for (let round = 0; round < 20; round += 1) {
      await gate.acquire("a", false, signal);
      gate.release("a", "answered");
    }
    for (const name of ["a", "a", "b", "b"]) void acquireAndRecord(gate, name, entered);
    await turn();
    expect(entered).toEqual(["a", "b", "b"]);
  });
});

describe("the limits", () => {
  it("allow so many requests per host and in total, and the next one when one ends", async () => {
    const gate = createLimiter();
    const entered: string[] = [];
    for (const name of ["a", "a", "a", "b", "c"]) void acquireAndRecord(gate, name, entered);
    await turn();
    expect(entered).toEqual(["a", "a", "b"]);
    gate.release("b", "answered");
    await turn();
    expect(entered).toEqual(["a", "a", "b", "c"]);
    gate.release("a", "answered");
    await turn();
    expect(entered).toEqual(["a", "a", "b", "c", "a"]);
  });

  it("allow requests in the order of their arrival", async () => {
    const gate = createLimiter({ perHost: 1 });
    const entered: string[] = [];
    await gate.acquire("a", false, signal);
    const note = async (who: string, again: boolean) => {
      await gate.acquire("a", again, signal);
      entered.push(who);
    };
    void note("new", false);
    void note("again", true);
    gate.release("a", "answered");
    await turn();
    expect(entered).toEqual(["again"]);
  });

  it("are never exceeded, and all requests are sent in the end", async () => {
    const visits = fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), fc.integer({ min: 0, max: 3 })), {
      maxLength: 40,
    });
    await fc.assert(
      fc.asyncProperty(visits, async (asked) => {
        const gate = createLimiter();
        const active = new Map<string, number>();
        const visit = async ([name, turns]: [string, number]) => {
          await gate.acquire(name, false, signal);
          active.set(name, (active.get(name) ?? 0) + 1);
          expect(active.get(name)).toBeLessThanOrEqual(2);
          expect([...active.values()].reduce((sum, count) => sum + count)).toBeLessThanOrEqual(3);
          for (let i = 0; i < turns; i += 1) await turn();
          active.set(name, (active.get(name) ?? 0) - 1);
          gate.release(name, "answered");
        };
        await Promise.all(asked.map(visit));
      }),
      { numRuns: 50 },
    );
  });

  it("reject a request that is aborted, and go on with the next", async () => {
    const gate = createLimiter({ perHost: 1 });
    await gate.acquire("a", false, signal);
    const stop = new AbortController();
    const stopped = gate.acquire("a", false, stop.signal);
    const next = gate.acquire("a", false, signal);
    stop.abort(new Error("stop"));
    await expect(stopped).rejects.toThrow("stop");
    gate.release("a", "answered");
    expect(await next).toBe(0);
  });
});

describe("a host that asks for fewer requests", () => {
  it("gets none while it is on hold, and does not block other hosts", async () => {
    const gate = createLimiter();
    const entered: string[] = [];
    await gate.acquire("a", false, signal);
    gate.release("a", "too_many", 200);
    void acquireAndRecord(gate, "a", entered);
    void acquireAndRecord(gate, "b", entered);
    await wait(50);
    expect(entered).toEqual(["b"]);
    await wait(400);
    expect(entered).toEqual(["b", "a"]);
  });

  it("is not waited for where the hold is too long, and waiting requests learn it at once", async () => {
    const gate = createLimiter({ perHost: 1 });
    const entered: string[] = [];
    await gate.acquire("a", false, signal);
    void acquireAndRecord(gate, "a", entered);
    gate.release("a", "too_many", 3_600_000);
    await turn();
    expect(entered).toEqual(["a held"]);
    expect(await gate.acquire("a", false, signal)).toBeGreaterThan(3_000_000);
    expect(await gate.acquire("b", false, signal)).toBe(0);
  });

  it("does not get requests earlier because of an earlier, shorter hold", async () => {
    const gate = createLimiter();
    await gate.acquire("a", false, signal);
    await gate.acquire("a", false, signal);
    gate.release("a", "too_many", 20);
    gate.release("a", "too_many", 3_600_000);
    await wait(60);
    expect(await gate.acquire("a", false, signal)).toBeGreaterThan(3_000_000);
  });

  it("gets a long hold once it refuses every request, even with a short Retry-After", async () => {
    const gate = createLimiter();
    const visit = async (ending: "answered" | "too_many") => {
      const held = await gate.acquire("a", false, signal);
      if (held === 0) gate.release("a", ending, 5);
      return held;
    };
    for (let i = 0; i < 5; i += 1) expect(await visit("too_many")).toBe(0);
    expect(await visit("answered")).toBe(0);
    for (let i = 0; i < 6; i += 1) expect(await visit("too_many")).toBe(0);
    const inLine = [visit("answered"), visit("answered")];
    for (const held of await Promise.all(inLine)) expect(held).toBeGreaterThan(500_000);
    expect(await gate.acquire("b", false, signal)).toBe(0);
  });

  it("gets fewer concurrent requests afterwards", async () => {
    const gate = createLimiter({ perHost: 2 });
    await gate.acquire("a", false, signal);
    gate.release("a", "too_many", 20);
    await wait(60);
    const entered: string[] = [];
    for (let i = 0; i < 2; i += 1) void acquireAndRecord(gate, "a", entered);
    await turn();
    expect(entered).toEqual(["a"]);
  });

  it("is not put on hold for one URL that refuses among many that do not", async () => {
    const gate = createLimiter();
    for (let i = 0; i < 4; i += 1) {
      await gate.acquire("a", false, signal);
      gate.release("a", "answered");
    }
    // One request stays active, so that the limiter keeps the host.
    await gate.acquire("a", false, signal);
    for (let i = 0; i < 4; i += 1) {
      await gate.acquire("a", false, signal);
      gate.release("a", "answered");
    }
    await gate.acquire("a", false, signal);
    gate.release("a", "too_many", 3_600_000);
    expect(await gate.acquire("a", false, signal)).toBe(0);
    gate.release("a", "too_many", 3_600_000);
    expect(await gate.acquire("a", false, signal)).toBeGreaterThan(0);
  });
});

describe("a host that does not respond", () => {
  const silent = async (gate: HostLimiter, times: number) => {
    for (let i = 0; i < times; i += 1) {
      expect(await gate.acquire("a", false, signal)).toBe(0);
      gate.release("a", "silence");
    }
  };

  it("gets no more requests after several time-outs in a row, and waiting ones learn it at once", async () => {
    const gate = createLimiter({ perHost: 1 });
    await silent(gate, 2);
    expect(await gate.acquire("a", false, signal)).toBe(0);
    const inLine = [gate.acquire("a", false, signal), gate.acquire("a", false, signal)];
    gate.release("a", "silence");
    expect(await Promise.all(inLine)).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect(await gate.acquire("a", false, signal)).toBe(Number.POSITIVE_INFINITY);
    expect(await gate.acquire("b", false, signal)).toBe(0);
  });

  it("keeps getting requests where it responds in between, or fails at once", async () => {
    const gate = createLimiter({ perHost: 1 });
    await silent(gate, 2);
    await gate.acquire("a", false, signal);
    gate.release("a", "answered");
    await silent(gate, 2);
    for (let i = 0; i < 10; i += 1) {
      expect(await gate.acquire("a", false, signal)).toBe(0);
      gate.release("a", "failure");
    }
  });
});
