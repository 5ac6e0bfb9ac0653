import { describe, expect, it } from "vitest";
import { evaluateWithPageSpeed } from "../../src/contract/evaluation-with-page-speed.ts";
import type { Evaluate, Evaluated } from "../../src/contract/evaluator-interface.ts";
import type { MeasurePageSpeed } from "../../src/contract/page-speed.ts";
import { pageSpeedData } from "../run/page-speed/samples.ts";
import { sampleEvaluation } from "./samples.ts";

const REQUEST = { adData: {}, landingPageData: { url: "https://acme.example/" } };

async function run(
  measurePageSpeed: MeasurePageSpeed | undefined,
  visit: { timeMs?: number; signal?: AbortSignal } = {},
) {
  const notices: string[] = [];
  const evaluate: Evaluate = async (): Promise<Evaluated> => ({
    answer: sampleEvaluation(),
    attachments: {
      pictures: {},
      outlines: [],
      linkTrail: [],
      notices: [],
      ...(measurePageSpeed && { measurePageSpeed }),
    },
  });
  const measured = evaluateWithPageSpeed(evaluate, (why) => notices.push(why));
  const { answer } = await measured(REQUEST, { signal: AbortSignal.any([]), ...visit });
  return { answer, notices };
}

describe("an evaluation with page speed", () => {
  it("adds the numbers to the answer", async () => {
    const { answer } = await run(async () => ({ data: pageSpeedData(), opportunities: [] }));
    expect(answer).toEqual({ ...sampleEvaluation(), pageSpeedData: pageSpeedData() });
  });

  it("loses only the numbers where the page cannot be measured, or there is nothing to measure", async () => {
    const failed = await run(() => Promise.reject(new Error("The page crashed.")));
    expect(failed).toEqual({ answer: sampleEvaluation(), notices: ["The page crashed."] });
    expect(await run(undefined)).toEqual({ answer: sampleEvaluation(), notices: [] });
  });

  it("begins no measurement without time for it", async () => {
    const { answer, notices } = await run(() => Promise.reject(new Error("begun")), { timeMs: 5_000 });
    expect(answer).toEqual(sampleEvaluation());
    expect(notices).toEqual(["Page speed was not measured: the evaluation took too long."]);
  });

  it("ends a measurement that its caller aborts", async () => {
    const caller = new AbortController();
    const endless: MeasurePageSpeed = (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        caller.abort(new Error("gone"));
      });
    await expect(run(endless, { signal: caller.signal })).rejects.toThrow("gone");
  });
});
