import type { AiUse } from "../../../contract/ai.ts";
import type { Request } from "./prompt.ts";
import { SCHEMA_IN_WORDS } from "./prompt.ts";
import { REPLY_SCHEMA } from "./reply.ts";
import type { Transport } from "./transport.ts";

/** What a model can be asked for; what it has refused is not asked again. */
export interface Abilities {
  temperature: boolean;
  /** Held to a schema, asked for any JSON object, or told in words alone. */
  structure: "schema" | "json" | "words";
  /** How the bound on its answer is called (newer OpenAI models refuse max_tokens). */
  bound: "max_tokens" | "max_completion_tokens";
  /** Tokens that its answer may have at most. */
  most: number;
}

export interface Ask {
  request: Request;
  abilities: Abilities;
  mostTokens: number;
  signal: AbortSignal;
}

export interface Told {
  text: string;
  /** Why it ended, in the SDK's words: stop, length, content-filter, … */
  ended: string;
  /** Tokens, where the provider counts them. */
  input: number | null;
  output: number | null;
}

export type Model = (ask: Ask) => Promise<Told>;

/**
 * A model through its provider of the Vercel AI SDK, which writes the request and reads the answer. The SDK's `generateText`
 * is left out: what it adds (tools, steps, retries, telemetry) is not used here, and weighs a megabyte in the bundle.
 */
export async function openModel(use: AiUse, transport: Transport): Promise<Model> {
  const models =
    use.model.provider === "anthropic" ? await anthropic(use, transport) : await compatible(use, transport);
  return async ({ request, abilities, mostTokens, signal }) => {
    const inWords = abilities.structure === "schema" ? "" : `\n\n${SCHEMA_IN_WORDS}`;
    const { content, finishReason, usage } = await models(abilities).doGenerate({
      prompt: [
        { role: "system", content: request.system + inWords },
        { role: "user", content: request.parts.map(contentOf) },
      ],
      maxOutputTokens: mostTokens,
      abortSignal: signal,
      ...(abilities.temperature && { temperature: 0 }),
      ...(abilities.structure !== "words" && {
        responseFormat: {
          type: "json" as const,
          ...(abilities.structure === "schema" && { name: "comparison", schema: REPLY_SCHEMA }),
        },
      }),
    });
    return {
      text: content.map((part) => (part.type === "text" ? part.text : "")).join(""),
      ended: finishReason.unified,
      input: usage.inputTokens.total ?? null,
      output: usage.outputTokens.total ?? null,
    };
  };
}

/** What a model can do until it says otherwise. Anthropic has no mode for any JSON object. */
export const firstAbilities = (): Abilities => ({
  temperature: true,
  structure: "schema",
  bound: "max_tokens",
  most: Number.POSITIVE_INFINITY,
});

const FORMS: readonly Abilities["structure"][] = ["schema", "json", "words"];

/** What is known to work, with a lesser form of answer where one is tried. */
export const fewest = (known: Abilities, tried: Abilities["structure"] | null): Abilities =>
  tried !== null && FORMS.indexOf(tried) > FORMS.indexOf(known.structure)
    ? { ...known, structure: tried }
    : { ...known };

/** The next lesser form of answer; null where there is none. */
export function lesser(
  { structure }: Abilities,
  { model }: Pick<AiUse, "model">,
): Abilities["structure"] | null {
  if (structure === "words") return null;
  return structure === "schema" && model.provider !== "anthropic" ? "json" : "words";
}

const contentOf = (part: Request["parts"][number]) =>
  part.type === "text"
    ? { type: "text" as const, text: part.text }
    : {
        type: "file" as const,
        data: { type: "data" as const, data: part.picture.bytes },
        mediaType: part.picture.mediaType,
      };

async function compatible({ model, baseUrl, key }: AiUse, { fetch }: Transport) {
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  return ({ structure, bound }: Abilities) =>
    createOpenAICompatible({
      name: "openai-compatible",
      baseURL: baseUrl,
      fetch,
      ...(key !== undefined && { apiKey: key }),
      supportsStructuredOutputs: structure === "schema",
      transformRequestBody: ({ max_tokens: most, ...body }) => ({ ...body, [bound]: most }),
    }).chatModel(model.name);
}

async function anthropic({ model, baseUrl, key }: AiUse, { fetch }: Transport) {
  const { createAnthropic } = await import("@ai-sdk/anthropic");
  // Always a key, so that the SDK never looks for one in the environment.
  const provider = createAnthropic({ baseURL: baseUrl, fetch, apiKey: key ?? "none" });
  const instance = provider.languageModel(model.name);
  // "outputFormat": never a tool in a schema's stead.
  const providerOptions = { anthropic: { structuredOutputMode: "outputFormat" as const } };
  return (_: Abilities): Pick<typeof instance, "doGenerate"> => ({
    doGenerate: (options) => instance.doGenerate({ ...options, providerOptions }),
  });
}
