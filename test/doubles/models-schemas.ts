import { z } from "zod";

/**
 * What the providers publish of their requests, as far as a comparison uses it, and nothing besides: an unknown key is
 * a fault here as it is a 400 there. OpenAI: platform.openai.com/docs/api-reference/chat/create; Anthropic:
 * docs.anthropic.com/en/api/messages.
 */

/** What strict modes accept of JSON Schema: closed objects with every key required, no bounds. */
const StrictSchema: z.ZodType<unknown> = z.lazy(() =>
  z.union([
    z
      .strictObject({
        type: z.literal("object"),
        properties: z.record(z.string(), StrictSchema),
        required: z.array(z.string()),
        additionalProperties: z.literal(false),
      })
      .refine(({ properties, required }) => Object.keys(properties).every((key) => required.includes(key)), {
        error: "strict mode wants every key required",
      }),
    z.strictObject({ type: z.literal("array"), items: StrictSchema }),
    z.strictObject({
      type: z.enum(["string", "integer", "number", "boolean"]),
      enum: z.array(z.union([z.string(), z.number()])).optional(),
    }),
  ]),
);

const JPEG_URL = /^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+=*$/;

const OpenAiPart = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("text"), text: z.string().min(1) }),
  z.strictObject({
    type: z.literal("image_url"),
    image_url: z.strictObject({ url: z.string().regex(JPEG_URL), detail: z.string().optional() }),
  }),
]);

export const ChatRequest = z
  .strictObject({
    model: z.string().min(1),
    messages: z.tuple([
      z.strictObject({ role: z.literal("system"), content: z.string().min(1) }),
      z.strictObject({ role: z.literal("user"), content: z.array(OpenAiPart).min(1) }),
    ]),
    temperature: z.number().min(0).max(2).optional(),
    max_tokens: z.int().min(1).optional(),
    max_completion_tokens: z.int().min(1).optional(),
    response_format: z
      .union([
        z.strictObject({ type: z.literal("json_object") }),
        z.strictObject({
          type: z.literal("json_schema"),
          json_schema: z.strictObject({
            name: z.string().regex(/^[\w-]{1,64}$/),
            strict: z.literal(true),
            schema: StrictSchema,
          }),
        }),
      ])
      .optional(),
  })
  .refine((body) => (body.max_tokens === undefined) !== (body.max_completion_tokens === undefined), {
    error: "one bound, not both and not none",
  })
  .refine(
    // "messages must contain the word 'json'" is a 400 of the real API.
    ({ response_format: format, messages }) =>
      format?.type !== "json_object" || JSON.stringify(messages).toLowerCase().includes("json"),
    { error: "json_object asks for the word JSON in the messages" },
  );
export type ChatRequest = z.infer<typeof ChatRequest>;

const AnthropicPart = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("text"), text: z.string().min(1) }),
  z.strictObject({
    type: z.literal("image"),
    source: z.strictObject({
      type: z.literal("base64"),
      media_type: z.enum(["image/jpeg", "image/png", "image/webp"]),
      data: z.base64().min(1),
    }),
  }),
]);

export const MessagesRequest = z.strictObject({
  model: z.string().min(1),
  max_tokens: z.int().min(1),
  temperature: z.number().min(0).max(1).optional(),
  system: z.array(z.strictObject({ type: z.literal("text"), text: z.string().min(1) })).min(1),
  messages: z.tuple([z.strictObject({ role: z.literal("user"), content: z.array(AnthropicPart).min(1) })]),
  output_config: z
    .strictObject({ format: z.strictObject({ type: z.literal("json_schema"), schema: StrictSchema }) })
    .optional(),
});
export type MessagesRequest = z.infer<typeof MessagesRequest>;
