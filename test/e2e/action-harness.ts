import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { CheckReport } from "../../src/result/check-report.ts";
import { DEFAULT_REPORT_FOLDERS } from "../../src/run/settings.ts";
import { type GitHubDouble, type GitHubOptions, startGitHub } from "../doubles/github.ts";
import { type RunOptions, type RunResult, runAction } from "../doubles/runner.ts";
import { type ServiceDouble, type ServiceOptions, startService } from "../doubles/service.ts";
import { findExposedSecrets } from "./find-secrets.ts";

const ROOT = path.join(import.meta.dirname, "../..");
/** What users run; another one for a look at a bundle that is not committed. */
export const BUNDLE = path.resolve(process.env["ADHERE_BUNDLE"] ?? path.join(ROOT, "dist/index.js"));
if (!existsSync(BUNDLE)) throw new Error(`There is no bundle at ${BUNDLE}. Run: npm run bundle`);

/** With characters that JSON, URLs and base64 write differently. */
export const KEY = "sk_live_e2e/5f2c+Key=9d1";
export const TOKEN = "ghs_e2eDoubleToken0123456789";

const ActionYml = z.object({
  inputs: z.record(z.string(), z.object({ default: z.string() })),
  outputs: z.record(z.string(), z.unknown()),
});
const action = ActionYml.parse(parse(readFileSync(path.join(ROOT, "action.yml"), "utf8")));

/** The outputs that action.yml promises. */
export const OUTPUTS = Object.keys(action.outputs);

/** What GitHub makes of the expressions in action.yml, for a job without a matrix. */
const EXPRESSIONS: Record<string, string> = {
  "${{ github.token }}": TOKEN,
  "${{ toJSON(matrix) }}": "null",
  "${{ strategy.job-total }}": "1",
};

/** The runner hands over every input, those that the workflow leaves out with their defaults. */
const DEFAULTS = Object.fromEntries(
  Object.entries(action.inputs).map(([name, input]) => [name, EXPRESSIONS[input.default] ?? input.default]),
);

export interface ActionHarness {
  github: GitHubDouble;
  service: ServiceDouble;
  /** Runs the bundle as a workflow's step, against both doubles, and holds it to what no run may ever do. */
  run(options?: ActionRunOptions): Promise<ActionRun>;
}

export interface ActionRunOptions extends RunOptions {
  /** Text of ads.yml. */
  ads?: string;
}

export interface ActionRun extends RunResult {
  /** What the run left in the workspace, by path. */
  files: Record<string, string>;
  /** The JSON report, where one was written. */
  report: CheckReport | null;
}

/** A GitHub and a service for one test. The service accepts no key but `KEY` unless told otherwise. */
export async function createHarness(
  options: { service?: ServiceOptions; github?: GitHubOptions } = {},
): Promise<ActionHarness> {
  const github = await startGitHub({ token: TOKEN, ...options.github });
  const service = await startService({ key: KEY, ...options.service });
  onTestFinished(async () => {
    await github.close();
    await service.close();
  });
  return { github, service, run: (run = {}) => runBundle(github, service, run) };
}

/** Likewise, without suggestions: what is asked of GitHub is asked for the comment. */
export async function createCommentHarness(options: Parameters<typeof createHarness>[0] = {}): Promise<ActionHarness> {
  const stage = await createHarness(options);
  const inputs = { suggestions: "false" };
  return { ...stage, run: (run = {}) => stage.run({ ...run, inputs: { ...inputs, ...run.inputs } }) };
}

async function runBundle(
  github: GitHubDouble,
  service: ServiceDouble,
  { ads, ...run }: ActionRunOptions,
): Promise<ActionRun> {
  const files: Record<string, string> = {};
  const result = await runAction(BUNDLE, {
    apiUrl: github.url,
    timeout: 30_000,
    ...run,
    inputs: { ...DEFAULTS, "api-url": service.url, "api-key": KEY, ...run.inputs },
    files: { ...(ads !== undefined && { "ads.yml": ads }), ...run.files },
    inspect: async (workspace) => {
      Object.assign(files, readTexts(workspace));
      await run.inspect?.(workspace);
    },
  });
  const json = files[path.join(run.inputs?.["report-dir"] ?? DEFAULT_REPORT_FOLDERS.evaluate, "report.json")];
  const ran: ActionRun = {
    ...result,
    files,
    report: json === undefined ? null : CheckReport.parse(JSON.parse(json)),
  };
  assertInvariants(ran, github, service);
  return ran;
}

/** What holds for every run, whatever it is about. */
function assertInvariants(ran: ActionRun, github: GitHubDouble, service: ServiceDouble): void {
  expect(github.violations).toEqual([]);
  expect(service.faults).toEqual([]);
  expect(findExposedSecrets(ran, github, service, { key: KEY, token: TOKEN })).toEqual([]);
  // Neither Node's own warnings nor a stack trace.
  expect(ran.stderr).toBe("");
  expect(ran.stdout).not.toMatch(/^\s+at .+:\d+:\d+/mu);
}

/** The workspace's files, but for packages that a test linked in. */
function readTexts(folder: string): Record<string, string> {
  const entries = globSync("**", {
    cwd: folder,
    withFileTypes: true,
    exclude: (entry) => entry.name === "node_modules",
  });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file, "utf8")]),
  );
}
