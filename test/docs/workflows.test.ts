import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { validate } from "@actions/languageservice";
import type { ActionMetadata } from "@actions/languageservice/action";
import { describe, expect, it } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { parse } from "yaml";
import { z } from "zod";
import { DEFAULT_REPORT_FOLDERS, readSettings } from "../../src/run/settings.ts";

const root = path.join(import.meta.dirname, "..", "..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const action = parse(read("action.yml"));

/** This action, as users and this repository's own workflows name it. */
const OURS = /^(adhere-check\/adhere@v\d+|\.\/)$/;

/** The actions that documented workflows may use, with the inputs that we use of them: nothing can be fetched here. */
const input = { description: "" };
const KNOWN: Record<string, ActionMetadata> = {
  "adhere-check/adhere": action,
  "actions/checkout": {
    name: "",
    description: "",
    inputs: { "persist-credentials": input, "fetch-depth": input, ref: input },
  },
  // `actions/cache/restore` and `actions/cache/save`: told apart by path, which the validator does not hand over.
  "actions/cache": { name: "", description: "", inputs: { path: input, key: input, "restore-keys": input } },
  "actions/upload-artifact": {
    name: "",
    description: "",
    inputs: { name: input, path: input, overwrite: input, archive: input, "if-no-files-found": input },
  },
  "actions/download-artifact": {
    name: "",
    description: "",
    inputs: { name: input, pattern: input, path: input, "run-id": input, "github-token": input },
  },
  // `github/codeql-action/upload-sarif`: told apart by path, likewise.
  "github/codeql-action": {
    name: "",
    description: "",
    inputs: { sarif_file: input, category: input, languages: input, queries: input },
  },
  "actions/setup-node": {
    name: "",
    description: "",
    inputs: { "node-version": input, "registry-url": input, "package-manager-cache": input },
  },
  "ossf/scorecard-action": {
    name: "",
    description: "",
    inputs: { results_file: input, results_format: input, publish_results: input },
  },
  "cloudflare/wrangler-action": {
    name: "",
    description: "",
    inputs: { apiToken: input, accountId: input, command: input },
    outputs: { "deployment-url": input },
  },
  "browser-actions/setup-chrome": { name: "", description: "", outputs: { "chrome-path": input } },
};

let documents = 0;

/** What GitHub would say of a workflow. The validator remembers its answer by address, so each text gets its own. */
function diagnose(text: string) {
  documents += 1;
  const uri = `file:///.github/workflows/${documents}.yml`;
  return validate(TextDocument.create(uri, "yaml", 1, text), {
    actionsMetadataProvider: {
      fetchActionMetadata: async ({ owner, name }) => KNOWN[`${owner}/${name}`],
    },
  });
}

interface Workflow {
  name: string;
  text: string;
}

function findFencedWorkflows(file: string): Workflow[] {
  const blocks = [...read(file).matchAll(/```ya?ml\n([\s\S]*?)```/g)].map((match) => match[1] ?? "");
  return blocks.filter((text) => /^on:/m.test(text)).map((text, i) => ({ name: `${file}, workflow ${i + 1}`, text }));
}

const pages = [
  "README.md",
  ...readdirSync(path.join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];
const documented = pages.flatMap(findFencedWorkflows);
const own = readdirSync(path.join(root, ".github/workflows")).map((name) => ({
  name: `.github/workflows/${name}`,
  text: read(`.github/workflows/${name}`),
}));

/** Every step that uses another action: [uses, with]. */
function listUsedActions(text: string): { uses: string; with: Record<string, unknown> }[] {
  const jobs: { steps?: { uses?: string; with?: Record<string, unknown> }[] }[] = Object.values(parse(text).jobs);
  return jobs
    .flatMap((job) => job.steps ?? [])
    .flatMap((step) => (step.uses ? [{ uses: step.uses, with: step.with ?? {} }] : []));
}

describe.each([...documented, ...own])("$name", ({ text }) => {
  it("is a workflow that GitHub accepts", async () => {
    const diagnostics = await diagnose(text);
    expect(diagnostics.map((each) => `${each.range.start.line + 1}: ${each.message}`)).toEqual([]);
  });

  it("gives this action only inputs that it has", () => {
    for (const step of listUsedActions(text).filter((each) => OURS.test(each.uses))) {
      expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(step.with)));
    }
  });

  it("says which permissions it needs", () => {
    const workflow = parse(text);
    const jobs: { permissions?: unknown }[] = Object.values(workflow.jobs);
    expect(workflow.permissions ?? jobs.every((job) => job.permissions)).toBeTruthy();
  });
});

it.each(own)("$name pins every action of others to a commit", ({ text }) => {
  for (const step of listUsedActions(text).filter((each) => !each.uses.startsWith("./"))) {
    expect(step.uses).toMatch(/@[0-9a-f]{40}$/);
  }
});

const Facts = z.object({
  actions: z.record(
    z.string(),
    z.object({ current: z.int(), version: z.string().optional(), commit: z.string().optional() }),
  ),
  runners: z.object({ latest: z.string(), withoutBrowser: z.array(z.string()) }),
  caches: z.object({ readOnlyEvents: z.array(z.string()) }),
});
/** What GitHub offers, with dates and sources. */
const FACTS = Facts.parse(JSON.parse(read("test/docs/github-facts.json")));
const factsOf = (uses: string) => FACTS.actions[/^[^/@]+\/[^/@]+/u.exec(uses)?.[0] ?? ""];

it.each(documented)("$name names the newest version of GitHub's actions", ({ text }) => {
  for (const { uses } of listUsedActions(text).filter((step) => factsOf(step.uses) !== undefined)) {
    expect(uses).toMatch(new RegExp(`@v${factsOf(uses)?.current}$`, "u"));
  }
});

it.each(own)("$name pins the versions that are kept in the list, and runs on the newest runner", ({ text }) => {
  for (const line of text.match(/(?<=^ +(?:- )?uses: )[^.\n].*/gmu) ?? []) {
    const { commit, version } = factsOf(line) ?? {};
    expect(line.replace(/^[^@]+@/u, "")).toBe(`${commit} # ${version}`);
  }
  for (const [, runner] of text.matchAll(/runs-on: (.*)/gu)) expect(runner).toBe(FACTS.runners.latest);
});

it("a documented workflow runs only where it can: with a browser, and with a cache that it may write", () => {
  for (const { name, text } of documented) {
    const flow = parse(text);
    const jobs: { "runs-on": string; steps: { uses?: string; with?: Record<string, unknown> }[] }[] = Object.values(
      flow.jobs,
    );
    const evaluates = jobs.some(
      (job) =>
        FACTS.runners.withoutBrowser.includes(job["runs-on"]) &&
        job.steps.some(({ uses = "", with: inputs }) => OURS.test(uses) && inputs?.["mode"] !== "links"),
    );
    const savesForStrangers =
      text.includes("actions/cache/save@") &&
      triggersOf(flow.on).some((event) => FACTS.caches.readOnlyEvents.includes(event));
    expect([name, evaluates, savesForStrangers]).toEqual([name, false, false]);
  }
});

const triggersOf = (on: string | object): string[] => (typeof on === "string" ? [on] : Object.keys(on));

it("the README shows how to gate pull requests, gate a deploy, and watch links on a schedule", () => {
  const triggers = findFencedWorkflows("README.md").map((each) => triggersOf(parse(each.text).on));
  expect(triggers.flat()).toEqual(expect.arrayContaining(["pull_request", "push", "schedule"]));
});

it("the page on links carries the state file from run to run, of failing runs too", () => {
  const [schedule] = findFencedWorkflows("docs/guide/check-links.md");
  const steps = listUsedActions(schedule?.text ?? "");
  const [restore, ours, save] = steps.filter((step) => !step.uses.startsWith("actions/checkout@"));
  expect([restore?.uses, save?.uses]).toEqual([
    expect.stringMatching(/^actions\/cache\/restore@/u),
    expect.stringMatching(/^actions\/cache\/save@/u),
  ]);
  expect(ours?.with).toMatchObject({ mode: "links", "confirm-after": 3 });
  // What is carried is what the Action writes.
  expect([restore?.with["path"], save?.with["path"]]).toEqual(Array(2).fill(action.inputs["state-file"].default));
  expect(restore?.with["key"]).toBe(save?.with["key"]);
  expect(String(save?.with["key"])).toMatch(new RegExp(`^${restore?.with["restore-keys"]}`, "u"));
  expect(schedule?.text).toMatch(/actions\/cache\/save@v\d+\n\s+if: always\(\)/u);
});

it.each([
  ["check-pull-requests", ["pull_request", "merge_group"], {}],
  ["gate-deploys", ["push"], { site: "dist", "on-inconclusive": "fail" }],
  ["check-built-folder", ["pull_request"], { site: "dist" }],
  ["check-vercel-previews", ["pull_request"], { preview: "auto" }],
  ["check-netlify-previews", ["pull_request"], { rewrite: expect.stringContaining("steps.deploy.outputs.url") }],
  ["check-cloudflare-previews", ["pull_request"], { rewrite: expect.stringContaining("outputs.deployment-url") }],
  ["check-own-server", ["pull_request"], { rewrite: "https://acme.example => http://localhost:3000" }],
])("docs/guide/%s.md begins with the workflow for %j, and reads as it is meant", (name, triggers, inputs) => {
  const [first] = findFencedWorkflows(`docs/guide/${name}.md`);
  const text = first?.text ?? "";
  expect(triggersOf(parse(text).on)).toEqual(triggers);
  const ours = listUsedActions(text).find((step) => OURS.test(step.uses));
  expect(ours?.with).toMatchObject(inputs);
  // An address that only the run knows stands for any other.
  const filled = Object.entries(ours?.with ?? {}).map(([key, value]) => [
    key,
    String(value).replace(/\$\{\{.*?\}\}/gu, "https://preview.example"),
  ]);
  expect(() => readSettings(Object.fromEntries(filled), (key) => key)).not.toThrow();
});

it("whoever waits for a deployment may see it", () => {
  const waiting = documented.filter(({ text }) =>
    listUsedActions(text).some((step) => OURS.test(step.uses) && step.with["preview"] !== undefined),
  );
  expect(waiting.length).toBeGreaterThan(2);
  for (const { text } of waiting) expect(parse(text).permissions).toMatchObject({ deployments: "read" });
});

it("the validator refuses what GitHub would refuse", async () => {
  const text = "on: pull_request\njobs:\n  a:\n    runs-on: ubuntu-latest\n    step: []\n";
  expect(await diagnose(text)).not.toEqual([]);
});

it("the page on schedules keeps issues, and may write them", () => {
  const [schedule] = findFencedWorkflows("docs/guide/keep-issues.md");
  const ours = listUsedActions(schedule?.text ?? "").find((step) => OURS.test(step.uses));
  expect(ours?.with).toMatchObject({ issue: true, "confirm-after": 3 });
  expect(parse(schedule?.text ?? "").permissions).toEqual({ contents: "read", issues: "write" });
});

it("the page on matrices: who joins the shards is never skipped, and finds what they left", () => {
  const flows = findFencedWorkflows("docs/guide/split-into-shards.md").map(({ text }) => ({
    flow: parse(text),
    steps: listUsedActions(text),
  }));
  expect(flows).toHaveLength(2);
  for (const { flow, steps } of flows) {
    const [shard, join] = Object.entries<{ if?: string; needs?: string }>(flow.jobs);
    // A required check whose job is skipped counts as passed.
    expect([join?.[1].if, join?.[1].needs]).toEqual(["always()", shard?.[0]]);
    const upload = steps.find((step) => step.uses.startsWith("actions/upload-artifact@"));
    const download = steps.find((step) => step.uses.startsWith("actions/download-artifact@"));
    expect(String(upload?.with["name"]).replace(/\$\{\{.*\}\}/u, "*")).toBe(download?.with["pattern"]);
    const ours = steps.filter((step) => OURS.test(step.uses)).map((step) => step.with);
    expect(ours[0]?.["shard"]).toBe("${{ matrix.shard }}/${{ strategy.job-total }}");
    expect(ours[1]).toMatchObject({ merge: `${download?.with["path"]}/*/report.json` });
    // What is counted is counted where pages are looked at, each shard for itself.
    expect(ours[1]).not.toHaveProperty("confirm-after");
    const keys = steps.filter((step) => step.uses.startsWith("actions/cache/")).map((step) => step.with["key"]);
    for (const key of keys) expect(key).toContain("${{ matrix.shard }}-");
  }
});

it("the page on forks: what may write never checks out a stranger's code, and posts what the first has left", () => {
  const [check, relay] = findFencedWorkflows("docs/guide/check-forks.md").map(({ text }) => ({
    flow: parse(text),
    steps: listUsedActions(text),
  }));
  const upload = check?.steps.find((step) => step.uses.startsWith("actions/upload-artifact@"));
  const download = relay?.steps.find((step) => step.uses.startsWith("actions/download-artifact@"));
  expect(relay?.steps.map((step) => step.uses.split("@")[0])).toEqual([
    "actions/download-artifact",
    "adhere-check/adhere",
  ]);
  expect(relay?.flow.on.workflow_run.workflows).toEqual([check?.flow.name]);
  expect(download?.with["name"]).toBe(upload?.with["name"]);
  expect(upload?.with["path"]).toBe(`${DEFAULT_REPORT_FOLDERS.evaluate}/report.json`);
  expect(relay?.steps.at(-1)?.with).toEqual({ publish: `${download?.with["path"]}/report.json` });
  expect(triggersOf(check?.flow.on)).toEqual(["pull_request"]);
});
