import fc from "fast-check";
import { expect, test } from "vitest";
import { getRetryDelayMs } from "../../src/client/get-retry-delay.ts";

const policies = fc.record({
  attempts: fc.integer({ min: 1, max: 10 }),
  baseMs: fc.integer({ min: 0, max: 5_000 }),
  maxMs: fc.integer({ min: 0, max: 60_000 }),
});
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const attempts = fc.integer({ min: 1, max: 40 });

test("a delay is between 0 and a bound that doubles, up to the maximum", () => {
  fc.assert(
    fc.property(policies, attempts, chance, (policy, attempt, luck) => {
      const pause = getRetryDelayMs(attempt, 0, policy, () => luck);
      expect(pause).toBeGreaterThanOrEqual(0);
      expect(pause).toBeLessThanOrEqual(Math.min(policy.maxMs, policy.baseMs * 2 ** (attempt - 1)));
    }),
  );
  const policy = { attempts: 4, baseMs: 100, maxMs: 1_000 };
  expect([1, 2, 3, 4, 5].map((attempt) => getRetryDelayMs(attempt, 0, policy, () => 1))).toEqual([
    100, 200, 400, 800, 1_000,
  ]);
  expect(getRetryDelayMs(3, 0, policy, () => 0)).toBe(0);
});

test("no attempt comes before Retry-After, unless that exceeds the maximum", () => {
  fc.assert(
    fc.property(policies, attempts, chance, fc.nat({ max: 100_000 }), (policy, attempt, luck, wished) => {
      const pause = getRetryDelayMs(attempt, wished, policy, () => luck);
      expect(pause).toBeGreaterThanOrEqual(Math.min(wished, policy.maxMs));
      expect(pause).toBeLessThanOrEqual(policy.maxMs);
    }),
  );
});
