import { readAiModel, readAiOptions } from "../../contract/ai.ts";
import { readRequestHeaders, secretsInHeaders } from "../request-headers.ts";
import { readRewrites } from "../rewrite.ts";
import {
  baseUrl,
  input,
  number,
  optional,
  read,
  readPreview,
  readStandIns,
  rowsOf,
  yesNo,
} from "./values.ts";

/** What is visited in its place, and who evaluates. */
export const VISITS = {
  site: input({
    reads: read((text) => readStandIns(text, "dist => https://acme.example")),
    default: "",
    describe:
      "A built folder that is served on this machine and visited instead of the landing URLs' origin: `dist`, or `dist => https://acme.example` where they have several; several, one a line.",
    group: "where",
    face: "both",
    list: true,
  }),
  rewrite: input({
    reads: read((text) => readRewrites(rowsOf(text))),
    default: "",
    describe:
      "What is visited instead of a landing URL: `https://acme.example => https://preview.example`. The path is kept, the query merged; several, one a line, of which the first that fits counts.",
    group: "where",
    face: "both",
    list: true,
  }),
  preview: input({
    reads: read((text) => readPreview(text)),
    default: "",
    describe:
      "Visit the deployment of the checked commit instead, once it is there: `auto`, or its environment's name; `NAME => https://acme.example` where the landing URLs have several origins. Needs `deployments: read`.",
    group: "where",
    face: "action",
  }),
  "preview-timeout": input({
    reads: number(0, 21_600, " (seconds)"),
    default: "600",
    describe: "Seconds to wait for that deployment. One that does not come leaves its ads inconclusive.",
    group: "where",
    face: "action",
  }),
  "request-headers": input({
    reads: read(readRequestHeaders),
    default: "",
    describe:
      "Headers for pages that need them, as a YAML or JSON map keyed by origin: `https://preview.example: {authorization: …}`; the key `preview` is the deployment found. Sent to that origin alone.",
    group: "where",
    face: "both",
    list: true,
    secret: secretsInHeaders,
  }),
  "allow-private": input({
    reads: yesNo,
    default: "false",
    describe:
      "Admit private and link-local addresses. Never set this where pull requests from forks run: their manifest could then reach into your network.",
    group: "where",
    face: "both",
    flag: true,
  }),
  "api-url": input({
    reads: baseUrl,
    default: "",
    describe:
      "A service that speaks the evaluation API. Empty: the embedded engine evaluates, without account or key.",
    group: "who evaluates",
    face: "both",
  }),
  "api-key": input({
    reads: optional,
    default: "",
    describe:
      "Key for `api-url`; sent there and nowhere else. In a terminal, prefer the environment variable ADHERE_API_KEY.",
    group: "who evaluates",
    face: "both",
    secret: true,
  }),
  ai: input({
    reads: read(readAiModel),
    default: "",
    describe:
      "A model that judges with the rules, as `provider/model`: `anthropic/…`, `openai/…`, `ollama/…` or `openai-compatible/…`. Empty: the rules alone, without a key.",
    group: "who evaluates",
    face: "both",
  }),
  "ai-api-key": input({
    reads: optional,
    default: "",
    describe:
      "Key for `ai`; sent to its endpoint and nowhere else. In a terminal, prefer the environment variable ADHERE_AI_API_KEY.",
    group: "who evaluates",
    face: "both",
    secret: true,
  }),
  "ai-options": input({
    reads: read(readAiOptions),
    default: "",
    describe:
      "Terms for `ai`, one YAML map: `base-url`, `samples` (1 or 3), `required`, `max-cost` and `prices`, `timeout` (seconds a look), `cache` (a folder). See docs/vision.md.",
    group: "who evaluates",
    face: "both",
  }),
} as const;
