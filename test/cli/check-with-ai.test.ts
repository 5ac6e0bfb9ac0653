import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { RULES_ANALYSIS_MODEL } from "../../src/engine/signals/define-signal.ts";
import { startModels } from "../doubles/models.ts";
import { refuses } from "../doubles/models-behaviours.ts";
import { AD_SVG, PAGE_HTML } from "../engine/open-engine.ts";
import { runCli } from "./fake-terminal.ts";

const KEY = "sk-never-to-be-shown-4711";

/** A folder with an ad and its manifest, a page, and a model that knows the key. */
async function shop() {
  const server = createServer((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(PAGE_HTML);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const cwd = await mkdtemp(path.join(tmpdir(), "adhere-ai-"));
  await writeFile(path.join(cwd, "ad.svg"), AD_SVG);
  await writeFile(
    path.join(cwd, "ads.yml"),
    "version: 1\nads:\n  - id: mugs\n    platform: meta\n    asset: ad.svg\n" +
      `    copy: { headline: "20% off every mug", cta: SHOP_NOW }\n    landing: ${url}\n    threshold: 1\n`,
  );
  const models = await startModels(KEY);
  onTestFinished(async () => {
    await models[Symbol.asyncDispose]();
    server.closeAllConnections();
    server.close();
    await rm(cwd, { recursive: true, force: true });
  });
  const terms = `base-url: ${models.url}\nprices: {input: 1, output: 2}`;
  const flags = ["--ai", "openai-compatible/fake", "--ai-options", terms];
  const env = { PATH: process.env["PATH"], ADHERE_AI_API_KEY: KEY };
  return { cwd, url, models, flags, env };
}

/** Everything that a run has written, whatever it is. */
async function allIn(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = await Promise.all(files.map((file) => readFile(path.join(file.parentPath, file.name), "latin1")));
  return texts.join("\n");
}

test("a check asks the model named, tells what it cost, and shows its key nowhere", async () => {
  const { cwd, models, flags, env } = await shop();
  const told = await runCli(["check", ...flags, "--report-dir", "out"], { cwd, env });
  expect(models.faults).toEqual([]);
  expect(models.requests).toHaveLength(1);
  expect(told).toMatchObject({ exitCode: 0 });
  const report = JSON.parse(await readFile(path.join(cwd, "out", "report.json"), "utf8"));
  expect(report.entries[0]).toMatchObject({
    ai: {
      model: "openai-compatible/fake",
      outcome: "judged",
      tokens: { input: 7000, output: 1500 },
      cost: 0.01,
    },
    answer: { analysisModel: "adhere-vision-2 (openai-compatible/fake)" },
  });
  expect(report.notices).toContain("openai-compatible/fake judged 1 ad: 7000 tokens in, 1500 out, cost 0.01.");
  expect(told.stdout + told.stderr + (await allIn(cwd))).not.toContain(KEY);
});

test("a model that refuses its key, and repeats it, leaves the rules' judgement and no trace of the key", async () => {
  const { cwd, models, flags, env } = await shop();
  models.always(refuses(401, `Incorrect API key provided: ${KEY}.`));
  const told = await runCli(["check", ...flags, "--report-dir", "out"], { cwd, env });
  expect(told).toMatchObject({ exitCode: 0 });
  const report = JSON.parse(await readFile(path.join(cwd, "out", "report.json"), "utf8"));
  expect(report.entries[0]).toMatchObject({
    ai: { outcome: "fallback", reason: expect.stringContaining("refused the key") },
    answer: { analysisModel: `${RULES_ANALYSIS_MODEL} (fallback from openai-compatible/fake)` },
  });
  expect(told.stdout + told.stderr + (await allIn(cwd))).not.toContain(KEY);
});

test("a model that is required and fails leaves its ad inconclusive", async () => {
  const { cwd, models, flags, env } = await shop();
  models.always(refuses(401, "no"));
  const [name, model, options, terms] = flags;
  const required = [name, model, options, `${terms}\nrequired: true`].map(String);
  const told = await runCli(["check", ...required, "--report-dir", "out"], { cwd, env });
  expect(told).toMatchObject({ exitCode: 2 });
  const report = JSON.parse(await readFile(path.join(cwd, "out", "report.json"), "utf8"));
  expect(report).toMatchObject({ verdict: "inconclusive", entries: [{ state: "error" }] });
  expect(report.entries[0].reason).toContain("did not evaluate this ad");
});

test("adhere evaluate asks it, too", async () => {
  const { cwd, url, flags, env, models } = await shop();
  const request = {
    adData: {
      imageUrl: `file://${cwd}/ad.svg`,
      platform: "meta",
      adTextFields: { headline: "20% off every mug" },
    },
    landingPageData: { url },
  };
  const told = await runCli(["evaluate", "--request", "-", ...flags], {
    cwd,
    env,
    stdin: JSON.stringify(request),
  });
  expect(JSON.parse(told.stdout).analysisModel).toBe("adhere-vision-2 (openai-compatible/fake)");
  expect(models.requests).toHaveLength(1);
  expect(told.stdout + told.stderr).not.toContain(KEY);
});
