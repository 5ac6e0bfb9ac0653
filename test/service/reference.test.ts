import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { Validator } from "@seriousme/openapi-schema-validator";
import { generateApi } from "swagger-typescript-api";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { Evaluation } from "../../src/contract/evaluation.ts";
import { sampleRequest } from "../contract/samples.ts";
import { landingUrlFor } from "../doubles/evaluators.ts";
import { portOfServer } from "../engine/guard/test-servers.ts";
import { openBrowser } from "../report/open-browser.ts";
import { startTestService, type TestService } from "./test-service.ts";

// The OpenAPI document, the page that shows it, and a client generated from it.

/** The part of the document that these tests read. Validator checks the rest. */
const OpenApiDocument = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ responses: z.record(z.string(), z.unknown()) }))),
});

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ kind: "embedded" }, { "public-url": "https://api.example/adhere/" });
});
afterAll(() => service[Symbol.asyncDispose]());

test("the document is valid OpenAPI 3.1 with the contract's version and the public URL", async () => {
  const body = OpenApiDocument.parse((await service.get("/openapi.json")).body);
  const validated = await new Validator().validate(structuredClone(body));
  expect(validated).toMatchObject({ valid: true });
  expect(body).toMatchObject({
    openapi: expect.stringMatching(/^3\.1\./),
    info: { version: "1.1.0" },
    servers: [{ url: "https://api.example/adhere" }],
  });
});

test("every endpoint documents all its response statuses", async () => {
  const { paths } = OpenApiDocument.parse((await service.get("/openapi.json")).body);
  const statuses = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {}).map(Number);
  expect(statuses("/api/analyze-ad", "post")).toEqual([200, 400, 401, 403, 409, 413, 421, 422, 429, 500, 503]);
  expect(statuses("/api/check-usage", "get")).toEqual([200, 401, 403, 404, 421, 500, 503]);
  expect(statuses("/api/user-history", "get")).toEqual([200, 400, 401, 403, 421, 500, 503]);
  expect(statuses("/api/fixes", "get")).toEqual([200, 400, 401, 403, 404, 421, 500, 503]);
});

/** Starts a proxy that serves the API below the path of the public URL. */
async function serveBelowPath(url: string): Promise<string> {
  const proxy = createServer((incoming, outgoing) => {
    if (!incoming.url?.startsWith("/adhere/")) return void outgoing.writeHead(404).end();
    request(url + incoming.url.slice("/adhere".length), (answer) => {
      answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers));
    }).end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  await once(proxy, "listening");
  return `http://127.0.0.1:${portOfServer(proxy)}/adhere`;
}

test("the reference page works in a browser behind a path prefix and loads nothing from other origins", async () => {
  const url = await serveBelowPath(service.url);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const asked: string[] = [];
    const complaints: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.goto(`${url}/docs`);
    const shown = await page.waitForSelector("#operations-Evaluation-analyzeAd", { timeout: 30_000 });
    await shown?.click();
    await page.waitForSelector(".opblock-body .responses-wrapper", { timeout: 30_000 });
    expect(await page.$$eval(".opblock", (blocks) => blocks.length)).toBe(4);
    expect(asked.filter((one) => !one.startsWith(url) && !one.startsWith("data:"))).toEqual([]);
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
  }
});

test("a client generated from the document compiles in strict mode and completes an evaluation", async () => {
  // Inside the repository, so that the compiler finds node_modules.
  const folder = await mkdtemp(path.join(import.meta.dirname, ".generated-"));
  try {
    await generateApi({
      spec: (await service.get("/openapi.json")).body,
      output: folder,
      fileName: "client.ts",
      generateClient: true,
      silent: true,
      enumNamesAsValues: false,
    });
    const file = path.join(folder, "client.ts");
    // The generator disables type checks in its output.
    const source = (await readFile(file, "utf8")).replaceAll("@ts-nocheck", "");
    expect(source).toContain("export class Api");
    await writeFile(file, source);
    await writeFile(path.join(folder, "use.ts"), CLIENT_USAGE);
    await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify(STRICT_TSCONFIG));
    const compiler = path.resolve("node_modules/typescript/bin/tsc");
    await promisify(execFile)(process.execPath, [compiler, "-p", folder]).catch((error) => {
      throw new Error(error.stdout);
    });
    const { evaluate } = await import(pathToFileURL(path.join(folder, "use.js")).href);
    const request = sampleRequest({ landingPageData: { url: landingUrlFor("evaluated") } });
    const { answer, used } = await evaluate(service.url, await service.createKey(), request);
    Evaluation.parse(answer);
    expect(used).toBe(1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** Uses the generated client: narrows the three response variants, of which only one has scores. */
const CLIENT_USAGE = `import { Api, type EvaluationRequest } from "./client.js";
export async function evaluate(baseUrl: string, key: string, request: EvaluationRequest) {
  const { api } = new Api<string>({
    baseUrl,
    securityWorker: (token) => ({ headers: { authorization: \`Bearer \${token}\` } }),
  });
  const client = new Api<string>({ baseUrl, baseApiParams: { headers: { authorization: \`Bearer \${key}\` } } });
  void api;
  const { data: answer } = await client.api.analyzeAd(request);
  if ("lpCaptureStatus" in answer && answer.lpCaptureStatus !== undefined) throw new Error(answer.lpCaptureStatus);
  const { data: usage } = await client.api.checkUsage();
  const history = await client.api.userHistory({ limit: 1 });
  const score: number = history.data.evaluations[0]?.overallScore ?? 0;
  return { answer, used: usage.used, score };
}
`;

const STRICT_TSCONFIG = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: "es2024",
    lib: ["es2024", "dom", "dom.iterable"],
    module: "nodenext",
    skipLibCheck: true,
    types: [],
  },
  include: ["*.ts"],
};
