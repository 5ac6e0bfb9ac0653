import { parseDocument } from "yaml";
import { z } from "zod";

/** The model that supplements the rules, and its limits: three settings that the check and the service share. */

/** The API protocol. `openai` and `ollama` use the OpenAI-compatible one with a known base URL. */
export const AI_PROVIDERS = ["anthropic", "openai", "ollama", "openai-compatible"] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];

export interface AiModel {
  provider: AiProvider;
  /** The provider's name for the model; it may contain slashes and colons. */
  name: string;
}

/** Price per million tokens, in the currency of `max-cost`. */
const AiPriceSchema = z.strictObject({ input: z.number().min(0), output: z.number().min(0) });
export type AiPrice = z.infer<typeof AiPriceSchema>;

export const AiOptions = z.strictObject({
  "base-url": z
    .string()
    .regex(/^https?:\/\/[^/\s?#@]+(?:\/[^\s?#]*)?$/u, "must be an http(s) URL without a query")
    .transform((url) => url.replace(/\/+$/u, ""))
    .optional(),
  samples: z.union([z.literal(1), z.literal(3)], { error: "must be 1 or 3" }).default(1),
  required: z.boolean({ error: "must be true or false" }).default(false),
  "max-cost": z.number({ error: "must be a number" }).positive("must be more than 0").optional(),
  prices: z
    .union([AiPriceSchema, z.record(z.string(), AiPriceSchema)], {
      error: "must be {input: …, output: …} for a million tokens, or such prices by provider/model",
    })
    .optional(),
  timeout: z.number().min(1, "must be 1 to 600 seconds").max(600, "must be 1 to 600 seconds").default(60),
  cache: z.string().min(1, "must name a folder").optional(),
});
export type AiOptions = z.infer<typeof AiOptions>;

/** What an evaluator needs to call a model. */
export interface AiConfig {
  model: AiModel;
  key: string | undefined;
  baseUrl: string;
  price: AiPrice | null;
  options: AiOptions;
}

export type InvalidSetting = { mistake: string };

/** Parses `provider/model`; undefined for an empty text. */
export function parseAiModel(text: string): { model: AiModel | undefined } | InvalidSetting {
  const written = text.trim();
  if (written === "") return { model: undefined };
  const [, given = "", name = ""] = /^([^/\s]+)\/(\S+)$/u.exec(written) ?? [];
  const provider = AI_PROVIDERS.find((each) => each === given);
  if (provider === undefined)
    return { mistake: `must be provider/model, with one of the providers ${AI_PROVIDERS.join(", ")}` };
  return { model: { provider, name } };
}

/** Parses the YAML map of `ai-options`; an empty text is an empty map. */
export function parseAiOptions(text: string): AiOptions | InvalidSetting {
  const document = parseDocument(text, { strict: true, uniqueKeys: true });
  const [broken] = document.errors;
  if (broken !== undefined)
    return { mistake: `must be a YAML map (${broken.message.split("\n")[0]?.replace(/:$/, "")})` };
  if (/(?:^|[\s[{,])[&*]\w/u.test(text)) return { mistake: "must be a YAML map without anchors" };
  const reading = AiOptions.safeParse(document.toJS() ?? {});
  if (reading.success) return reading.data;
  const [issue] = reading.error.issues;
  if (issue?.code === "unrecognized_keys")
    return { mistake: `has no ${issue.keys.join(", ")}: it may say ${Object.keys(AiOptions.shape).join(", ")}` };
  const path = issue?.path.join(".") ?? "";
  return { mistake: `${path === "" ? "must be a YAML map" : `${path} ${issue?.message}`}` };
}

const DEFAULT_BASE_URLS: Readonly<Partial<Record<AiProvider, string>>> = {
  anthropic: "https://api.anthropic.com/v1",
  openai: "https://api.openai.com/v1",
  ollama: "http://127.0.0.1:11434/v1",
};
const PROVIDERS_REQUIRING_KEY: ReadonlySet<AiProvider> = new Set<AiProvider>(["anthropic", "openai"]);

/**
 * Combines the three settings.
 *
 * @param spell spells a setting's name as the user wrote it (flag, input or variable).
 * @returns null where no model is set; InvalidSetting where the settings do not fit together.
 */
export function resolveAiConfig(
  given: { model: AiModel | undefined; key: string | undefined; options: AiOptions },
  spell: (name: string) => string,
): AiConfig | null | InvalidSetting {
  const { model, key, options } = given;
  if (model === undefined) return null;
  const baseUrl = options["base-url"] ?? DEFAULT_BASE_URLS[model.provider];
  if (baseUrl === undefined)
    return { mistake: `${spell("ai")} ${model.provider}/… needs an address: say base-url in ${spell("ai-options")}.` };
  // A proxy may add the key itself.
  if (key === undefined && PROVIDERS_REQUIRING_KEY.has(model.provider) && options["base-url"] === undefined)
    return { mistake: `${spell("ai")} ${model.provider}/… needs ${spell("ai-api-key")}.` };
  const price = findPrice(model, options.prices);
  if (options["max-cost"] !== undefined && price === null)
    return {
      mistake:
        `${spell("ai-options")} has a max-cost and no price for ${model.provider}/${model.name}: say prices: ` +
        "{input: …, output: …} for a million tokens.",
    };
  return { model, key, baseUrl, price, options };
}

function findPrice({ provider, name }: AiModel, prices: AiOptions["prices"]): AiPrice | null {
  if (prices === undefined) return null;
  const one = AiPriceSchema.safeParse(prices);
  if (one.success) return one.data;
  return Object.entries(prices).find(([model]) => model === `${provider}/${name}`)?.[1] ?? null;
}
