import { expect, it } from "vitest";
import type { EntryReport } from "../../src/result/entry-report.ts";
import { summarizeModelUsage } from "../../src/run/summarize-model-usage.ts";

const ai = (change: Partial<NonNullable<EntryReport["ai"]>> = {}): Pick<EntryReport, "ai"> => ({
  ai: {
    model: "anthropic/x",
    outcome: "judged",
    samples: 1,
    cached: false,
    tokens: { input: 7000, output: 1500 },
    cost: 0.0435,
    spread: null,
    ...change,
  },
});
const none = { tokens: { input: 0, output: 0 }, cost: 0 };

it.each([
  [[{}], []],
  [[ai()], ["anthropic/x judged 1 ad: 7000 tokens in, 1500 out, cost 0.0435."]],
  [
    [ai(), ai({ cached: true, ...none }), ai({ outcome: "fallback", ...none }), {}],
    [
      "anthropic/x judged 2 ads, 1 of them from earlier answers, and left 1 to the rules: " +
        "7000 tokens in, 1500 out, cost 0.0435.",
    ],
  ],
  [[ai({ cost: null })], ["anthropic/x judged 1 ad: 7000 tokens in, 1500 out."]],
])("a run is summed up (%#)", (entries, notices) => {
  expect(summarizeModelUsage(entries)).toEqual(notices);
});
