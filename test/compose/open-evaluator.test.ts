import os from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { type EvaluatorOptions, openEvaluator } from "../../src/compose/open-evaluator.ts";
import { readSettings } from "../../src/run/settings.ts";
import { sampleEvaluation, sampleRequest } from "../contract/samples.ts";
import { startService } from "../doubles/service.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { startProxy } from "../doubles/service-proxy.ts";

const never = () => new AbortController().signal;
const file = { kind: "file", path: "/shop/ads/spring sale.png", written: "ads/spring sale.png" } as const;

async function open(given: Record<string, string>, options: Partial<EvaluatorOptions> = {}) {
  const evaluator = await openEvaluator({
    settings: readSettings(given, (name) => name),
    env: {},
    locateRemoteAsset: ({ written }) => `https://raw.example/${written}`,
    log: () => undefined,
    ...options,
  });
  onTestFinished(() => evaluator.close());
  return evaluator;
}

test("an api-url means the service there: 8 at once, files by their public address", async () => {
  await using service = await startService();
  const evaluator = await open({ "api-url": service.url });
  expect(evaluator.concurrency).toBe(8);
  expect(evaluator.locateAsset(file)).toBe("https://raw.example/ads/spring sale.png");
  expect(await evaluator.preflight(1, never())).toEqual([]);
  expect(await evaluator.evaluate(sampleRequest(), { signal: never() })).toEqual({
    answer: sampleEvaluation(),
  });
});

test("none means the embedded engine: files by their own address, as many at once as cores up to 8", async () => {
  const evaluator = await open({});
  expect(evaluator.locateAsset(file)).toBe("file:///shop/ads/spring%20sale.png");
  expect(evaluator.concurrency).toBe(Math.min(os.availableParallelism(), 8));
  expect((await open({ concurrency: "3" })).concurrency).toBe(3);
});

test("concurrency as asked for, a service's too", async () => {
  expect((await open({ "api-url": "http://127.0.0.1:1", concurrency: "64" })).concurrency).toBe(64);
});

test.each([
  [{ "ai-api-key": "k" }, ["ai-api-key"]],
  [{ "ai-options": "samples: 3" }, ["ai-options"]],
  [{ "ai-api-key": "k", "ai-options": "samples: 3" }, ["ai-api-key", "ai-options"]],
  [{ ai: "ollama/x", "ai-api-key": "k", "ai-options": "samples: 3" }, []],
  [{}, []],
])("terms of a model that is not named are said to be idle: %j", async (given, names) => {
  const idle = names.map((name) => `${name} is set without ai, so it is ignored.`);
  expect(await (await open(given)).preflight(0, never())).toEqual(idle);
  if ("ai" in given) return;
  await using service = await startService();
  expect(await (await open({ ...given, "api-url": service.url })).preflight(1, never())).toEqual(idle);
});

test("a stop in the preflight is no failure", async () => {
  await using service = await startService({ usage: acts.staysSilent });
  const stop = new AbortController();
  const evaluator = await open({ "api-url": service.url });
  const notices = evaluator.preflight(1, stop.signal);
  stop.abort();
  expect(await notices).toEqual([]);
});

test("the way leads through the environment's proxy, in either spelling, the lower-case one first", async () => {
  await using service = await startService();
  const port = Number(new URL(service.url).port);
  await using upper = await startProxy({ port });
  await using lower = await startProxy({ port });
  const ask = async (env: Record<string, string>) => {
    const evaluator = await open({ "api-url": "http://service.example" }, { env });
    await evaluator.evaluate(sampleRequest(), { signal: never() });
  };
  await ask({ HTTP_PROXY: upper.url });
  expect([upper.asked.length, lower.asked.length]).toEqual([1, 0]);
  await ask({ HTTP_PROXY: upper.url, http_proxy: lower.url });
  expect([upper.asked.length, lower.asked.length]).toEqual([1, 1]);
  // An empty variable is none.
  await ask({ HTTP_PROXY: upper.url, http_proxy: "" });
  expect([upper.asked.length, lower.asked.length]).toEqual([2, 1]);
});

test("settings that no service can be reached with are refused when it is opened", async () => {
  const refused = (given: Record<string, string>, env = {}) => open(given, { env }).catch((error: unknown) => error);
  expect(await refused({ "api-url": "https://" })).toMatchObject({ name: "InvalidApiUrl" });
  expect(await refused({ "api-url": "http://service.example", "api-key": "k" })).toMatchObject({
    name: "ApiKeyOverHttp",
  });
  expect(await refused({ "api-url": "https://service.example", "api-key": "ä" })).toMatchObject({
    name: "InvalidApiKey",
  });
  expect(await refused({ "api-url": "https://service.example" }, { HTTPS_PROXY: "ftp://x" })).toMatchObject({
    name: "InvalidProxyUrl",
  });
});
