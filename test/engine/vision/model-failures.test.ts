import { describe, expect, it } from "vitest";
import { type RecordedModelRequest, startModels } from "../../doubles/models.ts";
import { answers, type Behaviour, MISBEHAVIOURS, type Misbehaviour } from "../../doubles/models-behaviours.ts";
import { parseFacts } from "../../doubles/models-replies.ts";
import { createPage } from "../evidence/fixtures.ts";
import { openEvaluator, sampleEvidence, sampleTask } from "./sample-vision-task.ts";

/** What each comes to when it happens once and when it happens always, and how many requests that takes. */
type ExpectedOutcome = "judged" | RegExp;
const EXPECTED: Record<
  Misbehaviour,
  { once: ExpectedOutcome; always: ExpectedOutcome; requests: number; waits?: number[] }
> = {
  "429 with Retry-After": { once: "judged", always: /overloaded/, requests: 3, waits: [2000, 2000] },
  "500": { once: "judged", always: /failing \(500\)/, requests: 3, waits: [600, 1800] },
  "529": { once: "judged", always: /overloaded or failing \(529\)/, requests: 3, waits: [600, 1800] },
  reset: { once: "judged", always: /could not be reached/, requests: 3, waits: [600, 1800] },
  slow: { once: /did not answer within 1 s/, always: /did not answer within 1 s/, requests: 1 },
  "empty body": { once: "judged", always: /does not follow the protocol/, requests: 2 },
  "empty answer": { once: "judged", always: /the answer was empty/, requests: 2 },
  "fenced JSON": { once: "judged", always: "judged", requests: 1 },
  "truncated JSON": { once: "judged", always: /not a JSON object/, requests: 2 },
  "cut off at the bound": { once: "judged", always: /truncated twice/, requests: 2 },
  "wrong enum": { once: "judged", always: /visualMatch\.band/, requests: 2 },
  "lower-case enum": { once: "judged", always: "judged", requests: 1 },
  "extra keys": { once: "judged", always: "judged", requests: 1 },
  "missing dimension": { once: "judged", always: /toneAlignment/, requests: 2 },
  refusal: { once: /declined/, always: /declined/, requests: 1 },
  "content filter": { once: /declined/, always: /declined/, requests: 1 },
  "invented quotes": {
    once: /neither in the ad nor on the page/,
    always: /neither in the ad nor on the page/,
    requests: 1,
  },
  "invented fact ids": {
    once: /neither in the ad nor on the page/,
    always: /neither in the ad nor on the page/,
    requests: 1,
  },
  "over-long": { once: "judged", always: /far longer/, requests: 2 },
  "not UTF-8": { once: "judged", always: /not valid UTF-8/, requests: 2 },
  "not the protocol": { once: "judged", always: /does not follow the protocol/, requests: 2 },
  "schema unsupported": { once: "judged", always: "judged", requests: 2 },
  "no format supported": { once: "judged", always: "judged", requests: 3 },
  "temperature unsupported": { once: "judged", always: "judged", requests: 2 },
  "max_tokens unsupported": { once: "judged", always: "judged", requests: 2 },
  "answer's bound too high": { once: "judged", always: "judged", requests: 2 },
  "context too small for the bound": { once: "judged", always: "judged", requests: 2 },
  "bad request": { once: "judged", always: /rejected the request \(400\)/, requests: 3 },
  "thoughts before the answer": { once: "judged", always: "judged", requests: 1 },
  "images unsupported": { once: /does not accept images/, always: /does not accept images/, requests: 1 },
  "context too long": { once: "judged", always: "judged", requests: 2 },
  "key refused": { once: /refused the key/, always: /refused the key/, requests: 1 },
  "model unknown": { once: /does not have this model/, always: /does not have this model/, requests: 1 },
  "no credit": { once: /no credit/, always: /no credit/, requests: 1 },
  "moved elsewhere": {
    once: /rejected the request \(307\)/,
    always: /rejected the request \(307\)/,
    requests: 1,
  },
};

/** Anthropic's API knows neither max_completion_tokens nor a mode for any JSON object. */
const ANTHROPIC_REQUESTS: Partial<Record<Misbehaviour, number>> = {
  "max_tokens unsupported": 1,
  "no format supported": 2,
  "bad request": 2,
};

/** In which form an answer was asked for. */
function getOutputFormat(asked: RecordedModelRequest | undefined): "schema" | "json" | "words" {
  if (asked === undefined) throw new Error("nothing was asked");
  const { body } = asked;
  if ("output_config" in body) return "schema";
  const format = "response_format" in body ? body.response_format : undefined;
  return format === undefined ? "words" : format.type === "json_schema" ? "schema" : "json";
}

/** So many pairs, none like another. */
const createDistinctTasks = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    sampleTask(sampleEvidence(createPage([{ tag: "h1", text: `Lamps of kind ${at}` }]))),
  );

/** Answers nobody before so many have asked. */
function answerTogether(count: number, behaviour: Behaviour): Behaviour {
  const all = Promise.withResolvers<void>();
  let asked = 0;
  return async (situation, response) => {
    asked += 1;
    if (asked >= count) all.resolve();
    await all.promise;
    await behaviour(situation, response);
  };
}

const PROTOCOLS = ["openai-compatible/fake", "anthropic/fake"] as const;

describe.each(PROTOCOLS)("%s", (model) => {
  const options = (how: Misbehaviour) => (how === "slow" ? "timeout: 1" : "");

  it.each(Object.keys(EXPECTED) as Misbehaviour[])("%s, always", async (how) => {
    await using models = await startModels();
    await using judge = await openEvaluator(models.url, model, options(how));
    models.always(MISBEHAVIOURS[how]);
    const one = sampleTask();
    const { judgement, usage } = await judge.evaluate(one);
    const { always, requests, waits = [] } = EXPECTED[how];
    expect(models.faults).toEqual([]);
    if (always === "judged") {
      expect(usage).toMatchObject({ outcome: "judged" });
      expect(judgement.signals.filter(({ id }) => id === "vision").length).toBeGreaterThan(0);
    } else {
      expect(usage).toMatchObject({ outcome: "fallback", reason: expect.stringMatching(always) });
      expect(judgement).toEqual(one.rules);
      expect(usage.reason).not.toContain("sk-");
    }
    expect(models.requests.length).toBe(
      model.startsWith("anthropic") ? (ANTHROPIC_REQUESTS[how] ?? requests) : requests,
    );
    expect(judge.waits).toEqual(waits);
  });

  it.each(Object.keys(EXPECTED) as Misbehaviour[])("%s, once", async (how) => {
    await using models = await startModels();
    await using judge = await openEvaluator(models.url, model, options(how));
    models.next(MISBEHAVIOURS[how]);
    const { usage } = await judge.evaluate(sampleTask());
    const { once } = EXPECTED[how];
    expect(models.faults).toEqual([]);
    expect(usage.outcome).toBe(once === "judged" ? "judged" : "fallback");
    if (once !== "judged") expect(usage.reason).toMatch(once);
  });

  it("is not asked again for a feature that it refused", async () => {
    await using models = await startModels();
    await using judge = await openEvaluator(models.url, model);
    models.always(MISBEHAVIOURS["temperature unsupported"]);
    await judge.evaluate(sampleTask());
    await judge.evaluate(sampleTask(undefined, { buildImages: async () => [] }));
    expect(models.requests.map(({ body }) => body.temperature)).toEqual([0, undefined, undefined]);
  });

  it("is asked for a schema again if dropping features did not help", async () => {
    await using models = await startModels();
    await using judge = await openEvaluator(models.url, model);
    models.always(MISBEHAVIOURS["bad request"]);
    await judge.evaluate(sampleTask());
    const refused = models.requests.length;
    models.always(answers);
    expect((await judge.evaluate(sampleTask())).usage.outcome).toBe("judged");
    expect(models.requests.slice(refused).map(getOutputFormat)).toEqual(["schema"]);
  });

  // All of them are refused before the first concession is known: what one has conceded must not cost the next one
  // more.
  it.each([
    ["temperature unsupported", "schema"],
    ["schema unsupported", model.startsWith("anthropic") ? "words" : "json"],
    ["max_tokens unsupported", "schema"],
    ["answer's bound too high", "schema"],
  ] as const)("finds out %s once where eight are asked at once", async (how, form) => {
    await using models = await startModels();
    await using judge = await openEvaluator(models.url, model);
    models.always(answerTogether(8, MISBEHAVIOURS[how]));
    const judged = await Promise.all(createDistinctTasks(8).map((one) => judge.evaluate(one)));
    expect(judged.map(({ usage }) => usage.outcome)).toEqual(Array(8).fill("judged"));
    expect(models.requests.length).toBeLessThanOrEqual(16);
    models.always(MISBEHAVIOURS[how]);
    await judge.evaluate(sampleTask());
    expect(getOutputFormat(models.requests.at(-1))).toBe(form);
  });

  it("gets all facts if only the output limit was too high", async () => {
    await using models = await startModels();
    await using judge = await openEvaluator(models.url, model);
    models.always(MISBEHAVIOURS["context too small for the bound"]);
    await judge.evaluate(sampleTask());
    const [first, second] = models.requests.map(({ reading }) => parseFacts(reading).length);
    expect(second).toBe(first);
  });

  it("is not called slow if the page visit used up the time", async () => {
    await using models = await startModels();
    await using judge = await openEvaluator(models.url, model);
    for (let at = 0; at < 6; at += 1)
      expect((await judge.evaluate(sampleTask(undefined, { remainingMs: 0 }))).usage.reason).toMatch(/no time left/);
    expect((await judge.evaluate(sampleTask())).usage.outcome).toBe("judged");
  });

  it("replies to the second of two identical requests if the first is aborted", async () => {
    await using models = await startModels();
    await using judge = await openEvaluator(models.url, model);
    const caller = new AbortController();
    models.next(() => caller.abort(new Error("stopped")));
    const first = judge.evaluate(sampleTask(undefined, { signal: caller.signal }));
    const second = judge.evaluate(sampleTask());
    await expect(first).rejects.toThrow("stopped");
    expect((await second).usage).toMatchObject({ outcome: "judged", cached: false });
    expect(models.requests).toHaveLength(2);
  });

  it("is not called any more once its key was refused", async () => {
    await using models = await startModels();
    await using judge = await openEvaluator(models.url, model);
    models.always(MISBEHAVIOURS["key refused"]);
    await judge.evaluate(sampleTask());
    const { usage } = await judge.evaluate(sampleTask(undefined, { buildImages: async () => [] }));
    expect(usage).toMatchObject({ outcome: "fallback", reason: expect.stringMatching(/refused the key/) });
    expect(models.requests).toHaveLength(1);
  });

  it("is suspended after five consecutive failures", async () => {
    await using models = await startModels();
    await using judge = await openEvaluator(models.url, model);
    models.always(MISBEHAVIOURS.refusal);
    const reasons: (string | undefined)[] = [];
    for (let at = 0; at < 7; at += 1) reasons.push((await judge.evaluate(sampleTask())).usage.reason);
    expect(models.requests).toHaveLength(5);
    expect(reasons.at(-1)).toMatch(/^it is suspended after 5 consecutive failures\. The last one: it declined/);
  });

  it("leaves the ad without a score if it is required and fails", async () => {
    await using models = await startModels();
    await using judge = await openEvaluator(models.url, model, "required: true");
    models.always(MISBEHAVIOURS["500"]);
    await expect(judge.evaluate(sampleTask())).rejects.toMatchObject({
      name: "VisionUnavailable",
      errorCode: "ANALYSIS_FAILED",
      message: expect.stringContaining("did not evaluate this ad: its endpoint is overloaded"),
    });
  });

  it("is not called any more once the caller aborts", async () => {
    await using models = await startModels();
    await using judge = await openEvaluator(models.url, model);
    const caller = new AbortController();
    models.always(() => caller.abort(new Error("stopped")));
    await expect(judge.evaluate(sampleTask(undefined, { signal: caller.signal }))).rejects.toThrow("stopped");
  });
});
