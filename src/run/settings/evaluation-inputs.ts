import { parseAiModel, parseAiOptions } from "../../contract/ai-settings.ts";
import { extractHeaderSecrets, parseRequestHeaders } from "../visit/request-headers.ts";
import { parseRewriteRules } from "../visit/rewrite-rules.ts";
import {
  booleanText,
  defineInput,
  httpUrl,
  numberInRange,
  optionalText,
  parsedWith,
  parsePreview,
  parseRewriteTargets,
  splitLines,
} from "./input-schemas.ts";

/** What is visited in its place, and who evaluates. */
export const EVALUATION_INPUTS = {
  site: defineInput({
    schema: parsedWith((text) => parseRewriteTargets(text, "dist => https://acme.example")),
    default: "",
    describe:
      "A built folder that is served on this machine and visited instead of the landing URLs' origin: `dist`, or `dist => https://acme.example` where they have several; several, one a line.",
    group: "where",
    availableIn: "both",
    list: true,
  }),
  rewrite: defineInput({
    schema: parsedWith((text) => parseRewriteRules(splitLines(text))),
    default: "",
    describe:
      "What is visited instead of a landing URL: `https://acme.example => https://preview.example`. The path is kept, the query merged; several, one a line, of which the first that fits counts.",
    group: "where",
    availableIn: "both",
    list: true,
  }),
  preview: defineInput({
    schema: parsedWith((text) => parsePreview(text)),
    default: "",
    describe:
      "Visit the deployment of the checked commit instead, once it is there: `auto`, or its environment's name; `NAME => https://acme.example` where the landing URLs have several origins. Needs `deployments: read`.",
    group: "where",
    availableIn: "action",
  }),
  "preview-timeout": defineInput({
    schema: numberInRange(0, 21_600, " (seconds)"),
    default: "600",
    describe: "Seconds to wait for that deployment. One that does not come leaves its ads inconclusive.",
    group: "where",
    availableIn: "action",
  }),
  "request-headers": defineInput({
    schema: parsedWith(parseRequestHeaders),
    default: "",
    describe:
      "Headers for pages that need them, as a YAML or JSON map keyed by origin: `https://preview.example: {authorization: …}`; the key `preview` is the deployment found. Sent to that origin alone.",
    group: "where",
    availableIn: "both",
    list: true,
    secret: extractHeaderSecrets,
  }),
  "allow-private": defineInput({
    schema: booleanText,
    default: "false",
    describe:
      "Admit private and link-local addresses. Never set this where pull requests from forks run: their manifest could then reach into your network.",
    group: "where",
    availableIn: "both",
    flag: true,
  }),
  "api-url": defineInput({
    schema: httpUrl,
    default: "",
    describe:
      "A service that speaks the evaluation API. Empty: the embedded engine evaluates, without account or key.",
    group: "who evaluates",
    availableIn: "both",
  }),
  "api-key": defineInput({
    schema: optionalText,
    default: "",
    describe:
      "Key for `api-url`; sent there and nowhere else. In a terminal, prefer the environment variable ADHERE_API_KEY.",
    group: "who evaluates",
    availableIn: "both",
    secret: true,
  }),
  ai: defineInput({
    schema: parsedWith(parseAiModel),
    default: "",
    describe:
      "A model that judges with the rules, as `provider/model`: `anthropic/…`, `openai/…`, `ollama/…` or `openai-compatible/…`. Empty: the rules alone, without a key.",
    group: "who evaluates",
    availableIn: "both",
  }),
  "ai-api-key": defineInput({
    schema: optionalText,
    default: "",
    describe:
      "Key for `ai`; sent to its endpoint and nowhere else. In a terminal, prefer the environment variable ADHERE_AI_API_KEY.",
    group: "who evaluates",
    availableIn: "both",
    secret: true,
  }),
  "ai-options": defineInput({
    schema: parsedWith(parseAiOptions),
    default: "",
    describe:
      "Terms for `ai`, one YAML map: `base-url`, `samples` (1 or 3), `required`, `max-cost` and `prices`, `timeout` (seconds a look), `cache` (a folder). See docs/vision.md.",
    group: "who evaluates",
    availableIn: "both",
  }),
} as const;
