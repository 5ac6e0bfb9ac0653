/**
 * A process that evaluates one ad with the complete engine and prints the modules that it has loaded, as JSON.
 * Arguments: the page's URL, and the model's base-url, if a model is used.
 */
import { registerHooks } from "node:module";
import process from "node:process";

const loaded = new Set<string>();
registerHooks({
  load: (url, context, next) => {
    loaded.add(url);
    return next(url, context);
  },
});
const [, , page = "", model] = process.argv;
const { openTestEngine } = await import("./open-engine.ts");
const { resolveAiConfig, parseAiOptions } = await import("../../src/contract/ai-settings.ts");
const options = parseAiOptions(model === undefined ? "" : `base-url: ${model}`);
if ("mistake" in options) throw new Error(options.mistake);
const use = resolveAiConfig(
  { model: { provider: "openai-compatible", name: "fake" }, key: "sk-test", options },
  (name) => name,
);
const ai = model === undefined || use === null || "mistake" in use ? null : use;
const engine = await openTestEngine({ ai });
const { answer } = await engine.evaluate(page);
await engine.close();
const analysisModel = "analysisModel" in answer ? answer.analysisModel : null;
process.stdout.write(`${JSON.stringify({ loaded: [...loaded], analysisModel })}\n`);
