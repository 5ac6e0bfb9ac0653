import type { AiConfig } from "../../contract/ai-settings.ts";
import { type Prompt, SCHEMA_PROMPT } from "./prompt.ts";
import { REPLY_SCHEMA } from "./reply.ts";
import type { Transport } from "./transport.ts";

/** Features that a model supports. A refused feature isn't requested again. */
export interface ModelCapabilities {
  temperature: boolean;
  /** JSON with a schema, any JSON object, or the schema as text in the prompt. */
  outputFormat: "schema" | "json" | "words";
  /** Name of the output limit (newer OpenAI models refuse max_tokens). */
  maxTokensParameter: "max_tokens" | "max_completion_tokens";
  /** Highest output limit that the model accepts. */
  maxOutputTokens: number;
}

interface ModelCall {
  prompt: Prompt;
  capabilities: ModelCapabilities;
  maxOutputTokens: number;
  signal: AbortSignal;
}

export type Model = Awaited<ReturnType<typeof connectModel>>;
/** The counts of tokens are null if the provider doesn't report them. */
export type ModelResponse = Awaited<ReturnType<Model>>;

/**
 * Opens a model through its Vercel AI SDK provider, without the SDK's `generateText`: its tools, steps, retries and
 * telemetry are not needed and add a megabyte to the bundle.
 */
export async function connectModel(use: AiConfig, transport: Transport) {
  const models =
    use.model.provider === "anthropic"
      ? await openAnthropicModel(use, transport)
      : await openCompatibleModel(use, transport);
  return async ({ prompt, capabilities, maxOutputTokens, signal }: ModelCall) => {
    const inWords = capabilities.outputFormat === "schema" ? "" : `\n\n${SCHEMA_PROMPT}`;
    const { content, finishReason, usage } = await models(capabilities).doGenerate({
      prompt: [
        { role: "system", content: prompt.system + inWords },
        { role: "user", content: prompt.parts.map(toMessageContent) },
      ],
      maxOutputTokens,
      abortSignal: signal,
      ...(capabilities.temperature && { temperature: 0 }),
      ...(capabilities.outputFormat !== "words" && {
        responseFormat: {
          type: "json" as const,
          ...(capabilities.outputFormat === "schema" && { name: "comparison", schema: REPLY_SCHEMA }),
        },
      }),
    });
    return {
      text: content.map((part) => (part.type === "text" ? part.text : "")).join(""),
      finishReason: finishReason.unified,
      inputTokens: usage.inputTokens.total ?? null,
      outputTokens: usage.outputTokens.total ?? null,
    };
  };
}

/** The capabilities to assume until the model refuses one. */
export const createDefaultCapabilities = (): ModelCapabilities => ({
  temperature: true,
  outputFormat: "schema",
  maxTokensParameter: "max_tokens",
  maxOutputTokens: Number.POSITIVE_INFINITY,
});

const OUTPUT_FORMATS: readonly ModelCapabilities["outputFormat"][] = ["schema", "json", "words"];

/** The known capabilities with a fallback output format, if that is weaker. */
export const withFallbackFormat = (
  known: ModelCapabilities,
  tried: ModelCapabilities["outputFormat"] | null,
): ModelCapabilities =>
  tried !== null && OUTPUT_FORMATS.indexOf(tried) > OUTPUT_FORMATS.indexOf(known.outputFormat)
    ? { ...known, outputFormat: tried }
    : { ...known };

/** The next weaker output format; null if there is none. Anthropic has no mode for any JSON object. */
export function nextFallbackFormat(
  { outputFormat }: ModelCapabilities,
  { model }: Pick<AiConfig, "model">,
): ModelCapabilities["outputFormat"] | null {
  if (outputFormat === "words") return null;
  return outputFormat === "schema" && model.provider !== "anthropic" ? "json" : "words";
}

const toMessageContent = (part: Prompt["parts"][number]) =>
  part.type === "text"
    ? { type: "text" as const, text: part.text }
    : {
        type: "file" as const,
        data: { type: "data" as const, data: part.picture.bytes },
        mediaType: part.picture.mediaType,
      };

async function openCompatibleModel({ model, baseUrl, key }: AiConfig, { fetch }: Transport) {
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  return ({ outputFormat, maxTokensParameter }: ModelCapabilities) =>
    createOpenAICompatible({
      name: "openai-compatible",
      baseURL: baseUrl,
      fetch,
      ...(key !== undefined && { apiKey: key }),
      supportsStructuredOutputs: outputFormat === "schema",
      transformRequestBody: ({ max_tokens: most, ...body }) => ({ ...body, [maxTokensParameter]: most }),
    }).chatModel(model.name);
}

async function openAnthropicModel({ model, baseUrl, key }: AiConfig, { fetch }: Transport) {
  const { createAnthropic } = await import("@ai-sdk/anthropic");
  // Always set, because the SDK would otherwise read a key from the environment.
  const provider = createAnthropic({ baseURL: baseUrl, fetch, apiKey: key ?? "none" });
  const instance = provider.languageModel(model.name);
  // "outputFormat": never emulate a schema with a tool.
  const providerOptions = { anthropic: { structuredOutputMode: "outputFormat" as const } };
  return (_: ModelCapabilities): Pick<typeof instance, "doGenerate"> => ({
    doGenerate: (options) => instance.doGenerate({ ...options, providerOptions }),
  });
}
