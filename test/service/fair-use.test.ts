import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { UncountedVisits } from "../../src/service/quota/uncounted-visits.ts";
import { createAdmission } from "../../src/service/workers/admission.ts";
import { landingUrlFor } from "../doubles/evaluators.ts";
import { createTestStorages, errorCodeOf, STORAGES, startTestService } from "./test-service.ts";

const stores = createTestStorages();
afterAll(() => stores.close());

describe.each(STORAGES)("with the %s database", (kind) => {
  test("an account that floods the queue delays its own evaluations, not another account's", async () => {
    await using service = await startTestService(await stores.of(kind), { slots: "2", queue: "100" });
    const [flooding, other] = [await service.createKey(), await service.createKey({ email: "other@x.example" })];
    const page = landingUrlFor("evaluated", 300);
    let flooded = 0;
    const flood = Array.from({ length: 30 }, async () => {
      const { status } = await service.analyze(page, flooding);
      flooded += 1;
      return status;
    });
    await expect.poll(() => flooded, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
    const before = flooded;
    for (let number = 0; number < 3; number += 1) expect((await service.analyze(page, other)).status).toBe(200);
    // In turn, the other account would have waited for all thirty.
    expect(flooded - before).toBeLessThan(20);
    expect(flooded).toBeLessThan(30);
    expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
  });

  test("nobody fills more than half of the queue", async () => {
    await using service = await startTestService(await stores.of(kind), { slots: "1", queue: "4" });
    const [greedy, other] = [await service.createKey(), await service.createKey({ email: "other@x.example" })];
    const page = landingUrlFor("evaluated", 500);
    const asked = await Promise.all([
      ...Array.from({ length: 5 }, () => service.analyze(page, greedy)),
      ...Array.from({ length: 2 }, () => service.analyze(page, other)),
    ]);
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 503, 503]);
    expect(asked.slice(5).map(({ status }) => status)).toEqual([200, 200]);
    const refused = asked.filter(({ status }) => status === 503);
    expect(refused.map(({ body }) => errorCodeOf(body))).toEqual(["SERVICE_SATURATED", "SERVICE_SATURATED"]);
    expect(refused.every(({ headers }) => Number(headers.get("retry-after")) >= 1)).toBe(true);
  });
});

test("what is not counted is limited for an address without a key, and what is counted is not", async () => {
  await using service = await startTestService({ kind: "embedded" }, { "anonymous-limit": "100" });
  for (let number = 0; number < 25; number += 1) {
    expect((await service.analyze(landingUrlFor("evaluated"))).status).toBe(200);
  }
  const broken = await Promise.all(Array.from({ length: 25 }, () => service.analyze(landingUrlFor("link_broken"))));
  expect(broken.filter(({ status }) => status === 200)).toHaveLength(20);
  const refused = broken.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  for (const { body, headers } of refused) {
    expect(errorCodeOf(body)).toBe("TOO_MANY_UNCOUNTED_VISITS");
    expect(Number(headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  }
  const key = await service.createKey();
  expect((await service.analyze(landingUrlFor("link_broken"), key)).status).toBe(200);
});

describe("uncounted visits", () => {
  test("never exceed the burst and what has been refilled since", () => {
    const step = fc.record({ waitMs: fc.nat(60_000), givesBack: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        let now = 0;
        let uncounted = 0;
        const visits = new UncountedVisits(() => now);
        for (const { waitMs, givesBack } of steps) {
          now += waitMs;
          const taken = visits.take("a", { burst: 5, perMinute: 2 });
          if ("waitSeconds" in taken) {
            now += taken.waitSeconds * 1000;
            expect(visits.take("a", { burst: 5, perMinute: 2 })).toHaveProperty("giveBack");
            uncounted += 1;
          } else if (givesBack) taken.giveBack();
          else uncounted += 1;
        }
        expect(uncounted).toBeLessThanOrEqual(5 + (now / 60_000) * 2 + 1);
      }),
    );
  });

  test("a token is given back once, and callers do not share them", () => {
    const visits = new UncountedVisits(() => 0);
    const allowance = { burst: 1, perMinute: 6 };
    const taken = visits.take("a", allowance);
    expect(visits.take("a", allowance)).toEqual({ waitSeconds: 10 });
    expect(visits.take("b", allowance)).toHaveProperty("giveBack");
    if ("giveBack" in taken) {
      taken.giveBack();
      taken.giveBack();
    }
    expect(visits.take("a", allowance)).toHaveProperty("giveBack");
    expect(visits.take("a", allowance)).toEqual({ waitSeconds: 10 });
  });
});

test("places are ranked by how many their caller holds, and freed once", () => {
  const admission = createAdmission({ queue: 4, slots: 1 });
  const places = ["a", "a", "a", "a", "b"].map((caller) => admission.tryAcquire(caller));
  expect(places.map((place) => place?.rank ?? null)).toEqual([0, 1, 2, null, 0]);
  places[0]?.leave(true);
  places[0]?.leave(true);
  expect(admission.activeCount()).toBe(3);
  expect(admission.tryAcquire("a")?.rank).toBe(2);
  expect(admission.retryAfterSeconds()).toBeGreaterThanOrEqual(1);
});
