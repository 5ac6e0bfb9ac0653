import { describe, expect, it } from "vitest";
import { parseAiModel, parseAiOptions } from "../../src/contract/ai-settings.ts";
import { readSettings } from "../../src/run/settings.ts";
import { readServiceAi, readServiceSettings } from "../../src/service/settings.ts";

const settings = (given: Record<string, string>) => readSettings(given, (name) => name);

describe("the setting ai", () => {
  it.each([
    ["anthropic/claude-x", "anthropic", "claude-x"],
    ["ollama/llava:13b", "ollama", "llava:13b"],
    [" openai-compatible/meta/llama-4 ", "openai-compatible", "meta/llama-4"],
  ])("%j is valid", (text, provider, name) => {
    expect(parseAiModel(text)).toEqual({ model: { provider, name } });
  });

  it.each(["gpt", "antropic/claude", "openai/", "/x", "openai/a b"])("%j is invalid", (text) => {
    expect(() => settings({ ai: text })).toThrow(
      /ai must be provider\/model, with one of the providers anthropic, openai/,
    );
  });
});

describe("the setting ai-options", () => {
  it("has defaults", () => {
    expect(parseAiOptions("")).toEqual({ samples: 1, required: false, timeout: 60 });
  });

  it.each([
    ["samples: 2", /samples must be 1 or 3/],
    ["sample: 3", /has no sample: it may say base-url, samples/],
    ["base-url: ftp://x", /base-url must be an http\(s\) URL/],
    ["base-url: https://user:key@host/v1", /base-url must be an http\(s\) URL/],
    ["max-cost: 0", /max-cost must be more than 0/],
    ["prices: 3", /prices must be \{input/],
    ["- samples", /must be a YAML map|expected object/i],
    ["samples: [", /must be a YAML map/],
    ["samples: 1\nsamples: 3", /must be a YAML map \(Map keys must be unique/],
    ["a: &a [x]\nb: [*a, *a]", /ai-options/],
  ])("%j is invalid", (text, message) => {
    expect(() => settings({ "ai-options": text })).toThrow(message);
  });

  it.each([
    [{ ai: "openai-compatible/x" }, /needs an address: say base-url/],
    [{ ai: "anthropic/x" }, /needs ai-api-key/],
    [{ ai: "openai/x" }, /needs ai-api-key/],
    [{ ai: "ollama/x", "ai-options": "max-cost: 1" }, /has a max-cost and no price for ollama\/x/],
    [
      { ai: "ollama/x", "ai-options": "max-cost: 1\nprices: {ollama/y: {input: 1, output: 2}}" },
      /has a max-cost and no price for ollama\/x/,
    ],
    [{ ai: "ollama/x", "api-url": "https://service.example" }, /name two evaluators/],
  ])("rejects %j, which do not fit together", (given, message) => {
    expect(() => settings(given)).toThrow(message);
  });

  it.each([
    [{ ai: "ollama/x" }],
    [{ ai: "anthropic/x", "ai-api-key": "k" }],
    [{ ai: "anthropic/x", "ai-options": "base-url: http://127.0.0.1:4000" }],
    [{ ai: "ollama/x", "ai-options": "max-cost: 1\nprices: {input: 0, output: 0}" }],
    [{ ai: "ollama/x", "ai-options": "max-cost: 1\nprices: {ollama/x: {input: 1, output: 2}}" }],
  ])("accepts %j", (given) => {
    expect(() => settings(given)).not.toThrow();
  });

  it("is never shown with the key", () => {
    expect(() => settings({ ai: "openai-compatible/x", "ai-api-key": "sk-hidden" })).toThrow(/^(?!.*sk-hidden)/s);
  });

  it("reaches the service's workers unchanged", () => {
    const flags = {
      ai: "openai-compatible/meta/llama",
      "ai-api-key": "k",
      "ai-options":
        "base-url: https://gateway.example/v1\nmax-cost: 2\nprices: {input: 1, output: 2}\ncache: .adhere/ai",
    };
    const given = readServiceSettings(flags, {});
    const passed = readServiceSettings({}, given.environment);
    expect(readServiceAi(passed)).toEqual(readServiceAi(given));
    expect(readServiceSettings({}, readServiceSettings({}, {}).environment).ai.model).toBeUndefined();
  });

  it("is read from the service's environment, too", () => {
    const read = readServiceSettings(
      {},
      { ADHERE_AI: "anthropic/x", ADHERE_AI_API_KEY: "k", ADHERE_AI_OPTIONS: "samples: 3" },
    );
    expect(read.ai).toEqual({ model: { provider: "anthropic", name: "x" } });
    expect(read["ai-options"]).toMatchObject({ samples: 3 });
    expect(() => readServiceSettings({}, { ADHERE_AI: "anthropic/x" })).toThrow(/needs --ai-api-key/);
  });
});
