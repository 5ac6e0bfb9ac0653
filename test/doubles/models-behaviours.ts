import type { ServerResponse } from "node:http";
import type { Reply } from "../../src/engine/vision/reply.ts";
import type { PromptContent } from "./models-replies.ts";

export type Protocol = "chat" | "messages";

/** One request as a behaviour sees it. */
export interface ModelRequest {
  protocol: Protocol;
  reading: PromptContent;
  /** The body as parsed. */
  body: Readonly<Record<string, unknown>>;
  /** A good answer to it. */
  reply: Reply;
}

export type Behaviour = (situation: ModelRequest, response: ServerResponse) => void | Promise<void>;

const send = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) => {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body));
};

/** A whole 200 around an answer's text, as the provider writes it. */
export function wrapReply(protocol: Protocol, text: string, more: { ended?: string; refusal?: string } = {}): object {
  return protocol === "chat"
    ? {
        id: "chatcmpl-1",
        object: "chat.completion",
        created: 1_790_000_000,
        model: "fake",
        choices: [
          {
            index: 0,
            message: {
              role: "assistant",
              content: more.refusal === undefined ? text : null,
              ...(more.refusal !== undefined && { refusal: more.refusal }),
            },
            finish_reason: more.ended ?? "stop",
          },
        ],
        usage: { prompt_tokens: 7_000, completion_tokens: 1_500, total_tokens: 8_500 },
      }
    : {
        id: "msg_1",
        type: "message",
        role: "assistant",
        model: "fake",
        content: text === "" ? [] : [{ type: "text", text }],
        stop_reason: more.ended ?? "end_turn",
        stop_sequence: null,
        usage: { input_tokens: 7_000, output_tokens: 1_500 },
      };
}

/** An error body as the provider writes it. */
const errorOf = (protocol: Protocol, type: string, message: string): object =>
  protocol === "chat"
    ? { error: { message, type, param: null, code: null } }
    : { type: "error", error: { type, message }, request_id: "req_1" };

export const says =
  (text: (situation: ModelRequest) => string, more: Parameters<typeof wrapReply>[2] = {}): Behaviour =>
  (situation, response) =>
    send(response, 200, wrapReply(situation.protocol, text(situation), more));

export const answers: Behaviour = says(({ reply }) => JSON.stringify(reply));

export const refuses =
  (status: number, message: string, headers: Record<string, string> = {}, type = "invalid_request_error"): Behaviour =>
  ({ protocol }, response) =>
    send(response, status, errorOf(protocol, type, message), headers);

/** Changes a copy of the good answer. */
const withAlteredReply = (change: (reply: Reply & Record<string, unknown>) => void): Behaviour =>
  says(({ reply }) => {
    const copy = structuredClone(reply) as Reply & Record<string, unknown>;
    change(copy);
    return JSON.stringify(copy);
  });

/** Answers, unless the request has what it refuses. */
const answersUnless =
  (has: (body: ModelRequest["body"]) => boolean, refusal: Behaviour): Behaviour =>
  (situation, response) =>
    has(situation.body) ? refusal(situation, response) : answers(situation, response);

const changeEveryObservation = (
  reply: Reply,
  change: (observation: Reply["dimensions"]["visualMatch"]["observations"][number]) => void,
) => {
  for (const { observations } of Object.values(reply.dimensions)) observations.forEach(change);
};

/** The ways in which a model or its endpoint misbehaves. */
export const MISBEHAVIOURS = {
  "429 with Retry-After": refuses(429, "Rate limit reached.", { "retry-after": "2" }, "rate_limit_error"),
  "500": refuses(500, "The server had an error.", {}, "api_error"),
  "529": refuses(529, "Overloaded", {}, "overloaded_error"),
  reset: (_, response) => void response.socket?.destroy(),
  slow: () => undefined,
  "empty body": (_, response) => send(response, 200, ""),
  "empty answer": says(() => ""),
  "fenced JSON": says(({ reply }) => `Here it is:\n\`\`\`json\n${JSON.stringify(reply, null, 2)}\n\`\`\`\nDone.`),
  "truncated JSON": says(({ reply }) => JSON.stringify(reply).slice(0, 400)),
  "cut off at the bound": ({ protocol, reply }, response) =>
    send(
      response,
      200,
      wrapReply(protocol, JSON.stringify(reply).slice(0, 400), {
        ended: protocol === "chat" ? "length" : "max_tokens",
      }),
    ),
  "wrong enum": withAlteredReply((reply) => {
    Object.assign(reply.dimensions.visualMatch, { band: "SUPERB" });
  }),
  "lower-case enum": withAlteredReply((reply) => {
    Object.assign(reply.dimensions.visualMatch, { band: "good", position: "2" });
  }),
  "extra keys": withAlteredReply((reply) => {
    reply["overallScore"] = 10;
    Object.assign(reply.dimensions.visualMatch, { weight: 0.9, url: "https://evil.example/" });
  }),
  "missing dimension": withAlteredReply((reply) => {
    Reflect.deleteProperty(reply.dimensions, "toneAlignment");
  }),
  refusal: ({ protocol }, response) =>
    send(
      response,
      200,
      protocol === "chat"
        ? wrapReply(protocol, "", { refusal: "I can't help with that." })
        : wrapReply(protocol, "I can't help with that.", { ended: "refusal" }),
    ),
  "content filter": ({ protocol }, response) =>
    send(response, 200, wrapReply(protocol, "", { ended: protocol === "chat" ? "content_filter" : "refusal" })),
  "invented quotes": withAlteredReply((reply) => {
    changeEveryObservation(reply, (observation) => {
      observation.quote = "as seen on the moon by Elvis";
    });
  }),
  "invented fact ids": withAlteredReply((reply) => {
    changeEveryObservation(reply, (observation) => {
      observation.fact = "L999";
    });
  }),
  "over-long": says(() => `{"checks": [${'"x",'.repeat(600_000)}`),
  "not UTF-8": (_, response) => send(response, 200, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
  "not the protocol": (_, response) => send(response, 200, "<html>a captive portal</html>"),
  "schema unsupported": answersUnless(
    ({ response_format: format, output_config: output }) =>
      output !== undefined || (format as { type?: string } | undefined)?.type === "json_schema",
    refuses(400, "response_format json_schema is not supported by this model."),
  ),
  "no format supported": answersUnless(
    ({ response_format: format, output_config: output }) => format !== undefined || output !== undefined,
    refuses(400, "Bad Request"),
  ),
  "temperature unsupported": answersUnless(
    ({ temperature }) => temperature !== undefined,
    refuses(400, "Unsupported value: 'temperature' does not support 0 with this model."),
  ),
  "max_tokens unsupported": ({ protocol, body, ...rest }, response) =>
    protocol === "chat" && body["max_tokens"] !== undefined
      ? refuses(400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.")(
          { protocol, body, ...rest },
          response,
        )
      : answers({ protocol, body, ...rest }, response),
  // OpenAI's words, Anthropic's and vLLM's.
  "answer's bound too high": answersUnless(
    ({ max_tokens: most }) => Number(most) > 4096,
    (situation, response) =>
      refuses(
        400,
        situation.protocol === "chat"
          ? "max_tokens is too large: 6000. This model supports at most 4096 completion tokens, whereas you " +
              "provided 6000."
          : "max_tokens: 6000 > 4096, which is the maximum allowed number of output tokens for fake",
      )(situation, response),
  ),
  "context too small for the bound": answersUnless(
    ({ max_tokens: most }) => Number(most) > 4096,
    refuses(
      400,
      "'max_tokens' or 'max_completion_tokens' is too large: 6000. " +
        "This model's maximum context length is 8192 tokens and your request has 5100 input tokens (6000 > 8192 - " +
        "5100).",
    ),
  ),
  "bad request": refuses(400, "Bad Request"),
  "thoughts before the answer": says(
    ({ reply }) => `<think>Is {"band": "GOOD"} right? }{</think>\n${JSON.stringify(reply)}`,
  ),
  "images unsupported": refuses(400, "Invalid content type. image_url is only supported by certain models."),
  "context too long": (situation, response) =>
    (situation.reading.texts.join("\n").match(/^[AL]\d+ /gm) ?? []).length > 5
      ? refuses(400, "This model's maximum context length is 4096 tokens.")(situation, response)
      : answers(situation, response),
  "key refused": refuses(401, "Incorrect API key provided: sk-12345.", {}, "authentication_error"),
  "model unknown": refuses(404, "The model does not exist.", {}, "not_found_error"),
  "no credit": refuses(429, "You exceeded your current quota: insufficient_quota.", {}, "insufficient_quota"),
  "moved elsewhere": (_, response) => send(response, 307, "", { location: "http://127.0.0.1:9/stolen" }),
} as const satisfies Record<string, Behaviour>;
export type Misbehaviour = keyof typeof MISBEHAVIOURS;
