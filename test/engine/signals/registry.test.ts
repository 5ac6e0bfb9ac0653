import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { SIGNAL_WEIGHTS } from "../../../src/engine/signals/define-signal.ts";
import { SIGNALS_AND_CHECKS } from "../../../src/engine/signals/registry.ts";

const signals = SIGNALS_AND_CHECKS.flatMap((entry) => (typeof entry === "function" ? [] : [entry]));

it("lists each signal of the weight table once, with its dimension and weight", () => {
  const listed = signals.map(({ id, dimension, weight }) => [dimension, id, weight].join(" "));
  const table = Object.entries(SIGNAL_WEIGHTS).flatMap(([dimension, weights]) =>
    Object.entries(weights).map(([id, weight]) => [dimension, id, weight].join(" ")),
  );
  expect(listed.toSorted()).toEqual(table.toSorted());
});

it("has the weights of each dimension sum to 1", () => {
  for (const weights of Object.values(SIGNAL_WEIGHTS))
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
});

it("declares each signal in a file with the name of its id", () => {
  const folder = path.join(import.meta.dirname, "..", "..", "..", "src", "engine", "signals");
  const files = readdirSync(folder);
  for (const { id } of signals) expect(files).toContain(`${id}.ts`);
});
