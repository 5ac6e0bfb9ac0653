/**
 * Cuts GitHub's OpenAPI description down to the operations that the double answers, as JSON Schema that ajv reads.
 * Run after an update of @octokit/openapi or when an operation joins: `node test/doubles/github-openapi.ts`
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Method and path of every operation that the double knows. */
const OPERATIONS = [
  ["get", "/repos/{owner}/{repo}/issues/{issue_number}/comments"],
  ["post", "/repos/{owner}/{repo}/issues/{issue_number}/comments"],
  ["get", "/repos/{owner}/{repo}/issues/comments/{comment_id}"],
  ["patch", "/repos/{owner}/{repo}/issues/comments/{comment_id}"],
  ["delete", "/repos/{owner}/{repo}/issues/comments/{comment_id}"],
  ["get", "/repos/{owner}/{repo}/issues"],
  ["post", "/repos/{owner}/{repo}/issues"],
  ["get", "/repos/{owner}/{repo}/issues/{issue_number}"],
  ["patch", "/repos/{owner}/{repo}/issues/{issue_number}"],
  ["get", "/repos/{owner}/{repo}/pulls"],
  ["get", "/repos/{owner}/{repo}/pulls/{pull_number}"],
  ["get", "/repos/{owner}/{repo}/pulls/{pull_number}/files"],
  ["get", "/repos/{owner}/{repo}/pulls/{pull_number}/comments"],
  ["post", "/repos/{owner}/{repo}/pulls/{pull_number}/comments"],
  ["post", "/repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
  ["patch", "/repos/{owner}/{repo}/pulls/comments/{comment_id}"],
  ["delete", "/repos/{owner}/{repo}/pulls/comments/{comment_id}"],
  ["get", "/repos/{owner}/{repo}/commits/{commit_sha}/pulls"],
  ["get", "/repos/{owner}/{repo}/deployments"],
  ["get", "/repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],
  ["get", "/user"],
] as const;

const DESCRIPTIVE_KEYS = new Set(["description", "summary", "example", "examples", "externalDocs", "title", "tags"]);
const FIXTURE = new URL("../fixtures/github-openapi.json", import.meta.url);

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

/** Prose and `x-…` go; `nullable` becomes what JSON Schema says instead. A property may be called like prose. */
function pruneSchema(value: unknown, inProperties = false): unknown {
  if (Array.isArray(value)) return value.map((item) => pruneSchema(item));
  if (!isNode(value)) return value;
  const kept = Object.entries(value)
    .filter(([key]) => inProperties || (!DESCRIPTIVE_KEYS.has(key) && !key.startsWith("x-") && key !== "discriminator"))
    .map(([key, item]) => [key, pruneSchema(item, key === "properties" && !inProperties)] as const);
  const { nullable, ...rest } = Object.fromEntries(kept);
  // An address that is left out is "" by the description's own default, which is none by its format.
  if (!inProperties && rest["default"] === "") delete rest["format"];
  if (inProperties) return Object.fromEntries(kept);
  return nullable === true ? { anyOf: [rest, { type: "null" }] } : rest;
}

const partsOf = (pointer: string): string[] =>
  pointer
    .slice(2)
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));

const at = (document: unknown, pointer: string): unknown =>
  partsOf(pointer).reduce<unknown>((node, part) => (isNode(node) ? node[part] : undefined), document);

function* refsIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* refsIn(item);
  if (!isNode(value)) return;
  for (const [key, item] of Object.entries(value)) {
    if (key === "$ref" && typeof item === "string") yield item;
    else yield* refsIn(item);
  }
}

function put(document: Node, pointer: string, value: unknown): void {
  const parts = partsOf(pointer);
  const last = parts.pop() ?? "";
  let node = document;
  for (const part of parts) {
    const next = node[part];
    const child: Node = isNode(next) ? next : {};
    node[part] = child;
    node = child;
  }
  node[last] = value;
}

const require = createRequire(import.meta.url);
const whole: unknown = JSON.parse(
  readFileSync(require.resolve("@octokit/openapi/generated/api.github.com.json"), "utf8"),
);

const fixture: Node = { paths: {} };
const waiting: string[] = [];
for (const [method, path] of OPERATIONS) {
  const pointer = `#/paths/${path.replaceAll("/", "~1")}/${method}`;
  const operation = at(whole, pointer);
  if (operation === undefined) throw new Error(`${method} ${path} is not in the description any more.`);
  const lean = pruneSchema(operation);
  put(fixture, pointer, lean);
  waiting.push(...refsIn(lean));
}
const seen = new Set<string>();
for (let pointer = waiting.pop(); pointer !== undefined; pointer = waiting.pop()) {
  if (seen.has(pointer)) continue;
  seen.add(pointer);
  const lean = pruneSchema(at(whole, pointer));
  put(fixture, pointer, lean);
  waiting.push(...refsIn(lean));
}
writeFileSync(FIXTURE, `${JSON.stringify(fixture)}\n`);
