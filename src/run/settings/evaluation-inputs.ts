import { z } from "zod";
import { parseAiModel, parseAiOptions } from "../../contract/ai-settings.ts";
import { SANDBOX_MODES } from "../../ground/sandbox-mode.ts";
import { extractHeaderSecrets, parseRequestHeaders } from "../visit/request-headers.ts";
import { extractRewriteSecrets, parseRewriteRules } from "../visit/rewrite-rules.ts";
import {
  booleanText,
  defineInputs,
  httpUrl,
  integerInRange,
  numberInRange,
  optionalNumberInRange,
  optionalText,
  parsedWith,
  parsePreview,
  parseVisitTargets,
  splitLines,
} from "./define-input.ts";

const visitInput = defineInputs("where");
const evaluatorInput = defineInputs("who evaluates");
const executionInput = defineInputs("how");

/** What is visited in place of a landing page, who evaluates, and with which resources. */
export const EVALUATION_INPUTS = {
  site: visitInput({
    schema: parsedWith((text) => parseVisitTargets(text, "dist => https://acme.example")),
    describe:
      "A built folder to serve on this machine and visit instead of the landing URLs' origin: `dist`, or `dist => " +
      "https://acme.example` if the landing URLs have several origins; several, one per line.",
    list: true,
  }),
  rewrite: visitInput({
    schema: parsedWith((text) => parseRewriteRules(splitLines(text))),
    describe:
      "What to visit instead of a landing URL: `https://acme.example => https://preview.example`. The path is kept and " +
      "the query merged; several, one per line. The first matching rule applies. The query's values are masked.",
    list: true,
    secret: extractRewriteSecrets,
  }),
  preview: visitInput({
    schema: parsedWith((text) => parsePreview(text)),
    describe:
      "Visit the checked commit's deployment instead, as soon as it is ready: `auto`, or an environment name; " +
      "`NAME => https://acme.example` if the landing URLs have several origins. Needs `deployments: read`.",
    availableIn: "action",
  }),
  "preview-timeout": visitInput({
    schema: numberInRange(0, 21_600, " (seconds)"),
    default: "600",
    describe: "Seconds to wait for the deployment. If it isn't ready by then, its ads are inconclusive.",
    availableIn: "action",
  }),
  "request-headers": visitInput({
    schema: parsedWith(parseRequestHeaders),
    describe:
      "Request headers as a YAML or JSON map keyed by origin: `https://preview.example: {authorization: …}`; the " +
      "key `preview` means the deployment found. They are sent to that origin only.",
    list: true,
    secret: extractHeaderSecrets,
  }),
  "allow-private": visitInput({
    schema: booleanText,
    default: "false",
    describe:
      "Allow private and link-local addresses. Don't set this where pull requests from forks run: their manifest " +
      "could reach your network.",
    flag: true,
  }),
  "api-url": evaluatorInput({
    schema: httpUrl,
    describe:
      "URL of a service that implements the evaluation API. Empty: the embedded engine evaluates, without an " +
      "account or a key.",
  }),
  "api-key": evaluatorInput({
    schema: optionalText,
    describe: "Key for `api-url`; sent only there. In a terminal, prefer the environment variable ADHERE_API_KEY.",
    secret: true,
  }),
  ai: evaluatorInput({
    schema: parsedWith(parseAiModel),
    describe:
      "A model that evaluates along with the rules, as `provider/model`: `anthropic/…`, `openai/…`, `ollama/…` or " +
      "`openai-compatible/…`. Empty: rules only, no key needed.",
  }),
  "ai-api-key": evaluatorInput({
    schema: optionalText,
    describe:
      "Key for `ai`; sent only to its endpoint. In a terminal, prefer the environment variable ADHERE_AI_API_KEY.",
    secret: true,
  }),
  "ai-options": evaluatorInput({
    schema: parsedWith(parseAiOptions),
    describe:
      "Options for `ai`, as a YAML map: `base-url`, `samples` (1 or 3), `required`, `max-cost` and `prices`, " +
      "`timeout` (seconds per evaluation), `cache` (a folder). See docs/guide/evaluate-with-model.md.",
  }),
  "page-speed": evaluatorInput({
    schema: booleanText,
    default: "false",
    describe:
      "Measure the landing pages with Lighthouse after the evaluations: 10 seconds or more for each. Budgets are in " +
      "the manifest (`page-speed-budget`). A service measures only if it is set up so.",
    flag: true,
  }),
  concurrency: executionInput({
    schema: z.union([z.literal("auto"), integerInRange(1, 256)], {
      error: 'must be "auto" or a whole number from 1 to 256',
    }),
    default: "auto",
    describe:
      "How many entries are checked at once. `auto`: the number of cores for the embedded engine, 8 for a " +
      "service, 64 landing pages in links mode.",
  }),
  "per-host": executionInput({
    schema: integerInRange(1, 256),
    default: "8",
    describe: "How many connections per host are open at once in links mode.",
  }),
  timeout: executionInput({
    schema: numberInRange(1, 600, " (seconds)"),
    default: "60",
    describe: "Seconds per entry, unless the entry sets another; in links mode seconds per request, at most 15.",
  }),
  "run-timeout": executionInput({
    schema: optionalNumberInRange(1, 86_400, " (seconds)"),
    describe:
      "Seconds for the whole run. Ads that are not checked by then are inconclusive, and the run does not pass. " +
      "Empty: as long as it needs.",
  }),
  "chrome-path": executionInput({
    schema: optionalText,
    describe: "Path of Chrome, Chromium or Edge. Empty: an installed browser is found.",
  }),
  "chrome-sandbox": executionInput({
    schema: z.enum(SANDBOX_MODES),
    default: "auto",
    describe:
      "Chrome's sandbox: `auto` uses it where the system provides one, `on` refuses to visit pages without it, `off` " +
      "never uses it, for a runner that lasts for one job.",
  }),
} as const;
