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
      "A built folder to serve on this machine and visit instead of the landing URLs' origin: `dist`, or `dist => " +
      "https://acme.example` if the landing URLs have several origins; several, one per line.",
    group: "where",
    availableIn: "both",
    list: true,
  }),
  rewrite: defineInput({
    schema: parsedWith((text) => parseRewriteRules(splitLines(text))),
    default: "",
    describe:
      "What to visit instead of a landing URL: `https://acme.example => https://preview.example`. The path is " +
      "kept and the query merged; several, one per line. The first matching rule applies.",
    group: "where",
    availableIn: "both",
    list: true,
  }),
  preview: defineInput({
    schema: parsedWith((text) => parsePreview(text)),
    default: "",
    describe:
      "Visit the checked commit's deployment instead, as soon as it is ready: `auto`, or an environment name; " +
      "`NAME => https://acme.example` if the landing URLs have several origins. Needs `deployments: read`.",
    group: "where",
    availableIn: "action",
  }),
  "preview-timeout": defineInput({
    schema: numberInRange(0, 21_600, " (seconds)"),
    default: "600",
    describe: "Seconds to wait for the deployment. If it isn't ready by then, its ads are inconclusive.",
    group: "where",
    availableIn: "action",
  }),
  "request-headers": defineInput({
    schema: parsedWith(parseRequestHeaders),
    default: "",
    describe:
      "Request headers as a YAML or JSON map keyed by origin: `https://preview.example: {authorization: …}`; the " +
      "key `preview` means the deployment found. They are sent to that origin only.",
    group: "where",
    availableIn: "both",
    list: true,
    secret: extractHeaderSecrets,
  }),
  "allow-private": defineInput({
    schema: booleanText,
    default: "false",
    describe:
      "Allow private and link-local addresses. Don't set this where pull requests from forks run: their manifest " +
      "could reach your network.",
    group: "where",
    availableIn: "both",
    flag: true,
  }),
  "api-url": defineInput({
    schema: httpUrl,
    default: "",
    describe:
      "URL of a service that implements the evaluation API. Empty: the embedded engine evaluates, without an " +
      "account or a key.",
    group: "who evaluates",
    availableIn: "both",
  }),
  "api-key": defineInput({
    schema: optionalText,
    default: "",
    describe: "Key for `api-url`; sent only there. In a terminal, prefer the environment variable ADHERE_API_KEY.",
    group: "who evaluates",
    availableIn: "both",
    secret: true,
  }),
  ai: defineInput({
    schema: parsedWith(parseAiModel),
    default: "",
    describe:
      "A model that evaluates along with the rules, as `provider/model`: `anthropic/…`, `openai/…`, `ollama/…` or " +
      "`openai-compatible/…`. Empty: rules only, no key needed.",
    group: "who evaluates",
    availableIn: "both",
  }),
  "ai-api-key": defineInput({
    schema: optionalText,
    default: "",
    describe:
      "Key for `ai`; sent only to its endpoint. In a terminal, prefer the environment variable ADHERE_AI_API_KEY.",
    group: "who evaluates",
    availableIn: "both",
    secret: true,
  }),
  "ai-options": defineInput({
    schema: parsedWith(parseAiOptions),
    default: "",
    describe:
      "Options for `ai`, as a YAML map: `base-url`, `samples` (1 or 3), `required`, `max-cost` and `prices`, " +
      "`timeout` (seconds per evaluation), `cache` (a folder). See docs/guide/evaluate-with-model.md.",
    group: "who evaluates",
    availableIn: "both",
  }),
} as const;
