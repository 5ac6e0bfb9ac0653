import { expect, it, vi } from "vitest";
import { parseAiOptions, resolveAiConfig } from "../../src/contract/ai-settings.ts";
import { createVisionSession, type VisionInput } from "../../src/engine/vision-session.ts";

vi.mock("../../src/engine/vision/vision-evaluator.ts", () => ({
  openVisionEvaluator: async () => {
    throw new Error("it cannot be made");
  },
}));

it("a vision evaluator that fails to open rejects the evaluation, and closing still works", async () => {
  const options = parseAiOptions("");
  if ("mistake" in options) throw new Error(options.mistake);
  const model = { provider: "anthropic", name: "fake" } as const;
  const use = resolveAiConfig({ model, key: "sk-test", options }, (name) => name);
  if (use === null || "mistake" in use) throw new Error("the scene's model");
  const looking = createVisionSession(use, {
    compose: () => Promise.reject(new Error("unused")),
    proxies: {},
  });
  const look = looking.startJudging(new AbortController().signal, performance.now() + 1_000);
  await expect(look({} as VisionInput)).rejects.toThrow("it cannot be made");
  await looking.close();
});
