import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { RULES_ANALYSIS_MODEL } from "../../../src/engine/signals/define-signal.ts";
import { readServiceSettings } from "../../../src/service/settings.ts";
import { createEngineEvaluators } from "../../../src/service/workers/engine-evaluators.ts";
import { startModels } from "../../doubles/models.ts";
import { AD_SVG, PAGE_HTML } from "../../engine/open-engine.ts";

test("a worker calls the AI model only for callers with a key", async () => {
  const server = createServer(({ url }, response) => {
    const type = url === "/ad.svg" ? "image/svg+xml" : "text/html; charset=utf-8";
    response.setHeader("content-type", type);
    response.end(url === "/ad.svg" ? AD_SVG : PAGE_HTML);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await using models = await startModels();
  const settings = readServiceSettings(
    { "allow-private": "true", "no-sandbox": "true" },
    {
      ADHERE_AI: "openai-compatible/fake",
      ADHERE_AI_API_KEY: "sk-test",
      ADHERE_AI_OPTIONS: `base-url: ${models.url}`,
    },
  );
  const pictures = { put: async () => undefined, get: async () => null };
  const evaluators = createEngineEvaluators(settings, pictures, process.env, () => undefined);
  onTestFinished(async () => {
    await evaluators.close();
    server.closeAllConnections();
    server.close();
  });
  const request = {
    adData: {
      imageUrl: `${origin}/ad.svg`,
      platform: "meta" as const,
      adTextFields: { headline: "20% off every mug" },
    },
    landingPageData: { url: origin },
  };
  const visit = () => ({ signal: new AbortController().signal, timeMs: 60_000 });
  const light = await evaluators.evaluateLightly(request, visit());
  expect(light.answer).toMatchObject({ analysisModel: `${RULES_ANALYSIS_MODEL}-light` });
  expect(models.requests).toHaveLength(0);
  const whole = await evaluators.evaluate(request, visit());
  expect(whole.answer).toMatchObject({ analysisModel: "adhere-vision-2 (openai-compatible/fake)" });
  expect(models.faults).toEqual([]);
  expect(models.requests).toHaveLength(1);
});

test.each([
  [{ "allow-hosts": "shop.example, *.acme.example" }, "https://other.example/"],
  [{ "deny-hosts": "acme.example" }, "https://www.acme.example/sale"],
])("a worker visits no host against the operator's lists: %j", async (flags, url) => {
  const settings = readServiceSettings(flags, {});
  const pictures = { put: async () => undefined, get: async () => null };
  const evaluators = createEngineEvaluators(settings, pictures, process.env, () => undefined);
  onTestFinished(() => evaluators.close());
  const request = { adData: { adTextFields: { headline: "Mugs" } }, landingPageData: { url } };
  const visit = { signal: new AbortController().signal, timeMs: 60_000 };
  await expect(evaluators.evaluate(request, visit)).rejects.toMatchObject({
    errorCode: "UNSAFE_URL",
    publicMessage: expect.stringContaining("the operator of this service does not allow this host"),
  });
});

test("lists of hosts are read as URLs write hosts", () => {
  const { "allow-hosts": allowed } = readServiceSettings(
    { "allow-hosts": "*.Acme.example.,BÜCHER.example, [::1] ,127.1" },
    {},
  );
  expect(allowed).toEqual(["acme.example", "xn--bcher-kva.example", "::1", "127.0.0.1"]);
  for (const wrong of ["https://acme.example", "acme.example/shop", "acme.example:8080", "a b"])
    expect(() => readServiceSettings({ "deny-hosts": wrong }, {})).toThrow(
      /--deny-hosts .*must be host names or addresses/,
    );
});
