import { mkdir, readFile, symlink } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { EXAMPLE_SITE_PORT, serveSite } from "../../examples/serve.ts";
import { Evaluation } from "../../src/contract/evaluation.ts";
import { classifyAnswer } from "../../src/contract/parse-answer.ts";
import { pullRequestEvent } from "../doubles/runner-events.ts";
import { createHarness } from "./action-harness.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const EXAMPLES = path.join(ROOT, "examples");
const ADS = ["first-bag", "grinder-sale", "tasting-class"];

/** The example site on a port of its own, and its manifest and ads as files of a repository. */
async function examples(change: (manifest: string) => string = (manifest) => manifest) {
  const server = await serveSite(0);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const manifest = await readFile(path.join(EXAMPLES, "ads.yml"), "utf8");
  const pictures = ADS.map(
    async (id) => [`ads/${id}.png`, await readFile(path.join(EXAMPLES, `ads/${id}.png`))] as const,
  );
  return {
    ads: change(manifest.replaceAll(String(EXAMPLE_SITE_PORT), String(port))),
    files: Object.fromEntries(await Promise.all(pictures)),
    inputs: { "api-url": "", "api-key": "", timeout: "60" },
    timeout: 120_000,
    // The bundle brings no browser: an installed one is found, or the npm one where packages stand beside it.
    before: async (workspace: string) => {
      const action = path.join(workspace, "../../_actions/adhere");
      await mkdir(action, { recursive: true });
      await symlink(path.join(ROOT, "node_modules"), path.join(action, "node_modules"));
      return {};
    },
  };
}

test("the bundled engine judges the example ads as anybody would", async () => {
  const { run, github } = await createHarness();
  const ran = await run({ event: pullRequestEvent(), ...(await examples()) });

  expect(ran.exitCode).toBe(1);
  expect(ran.outputs).toMatchObject({
    verdict: "fail",
    passed: "1",
    failed: "2",
    inconclusive: "0",
    "broken-links": "1",
  });
  const states = ran.report?.entries.map(({ id, state }) => [id, state]);
  expect(states).toEqual([
    ["first-bag", "passed"],
    ["grinder-sale", "below_threshold"],
    ["tasting-class", "link_broken"],
  ]);
  const [, sale] = ran.report?.entries ?? [];
  const outcome = sale?.answer && classifyAnswer(sale.answer);
  expect(outcome?.kind).toBe("evaluated");
  const evaluation = Evaluation.parse(outcome?.answer);
  expect(evaluation.conversionRisks.map((risk) => risk.type)).toContain("OFFER_MISMATCH");
  expect(github.comments[0]?.body).toContain("tasting-class");
  expect(Object.keys(ran.files).filter((file) => file.startsWith("adhere-report/screenshots/"))).not.toHaveLength(0);
});

// Two pages in Lighthouse take most of the usual limit on two idle cores.
test("page speed is measured with the Lighthouse of the bundle, and a budget fails the check", {
  timeout: 180_000,
}, async () => {
  const { run, github } = await createHarness();
  const withBudget = (manifest: string) =>
    manifest.replace("defaults: { threshold: 7 }", "defaults: { threshold: 7, page-speed-budget: { lcp: 1 } }");
  const example = await examples(withBudget);
  const ran = await run({
    event: pullRequestEvent(),
    ...example,
    inputs: { ...example.inputs, "page-speed": "true" },
  });

  const [first, sale, dead] = ran.report?.entries ?? [];
  expect(first).toMatchObject({
    state: "over_budget",
    answer: { pageSpeedData: { performanceScore: expect.any(Number) } },
    pageSpeed: { measurements: 2, budget: { excesses: [{ metric: "lcp", limit: 1 }] } },
  });
  expect(sale).toMatchObject({ state: "below_threshold", answer: { pageSpeedData: { lcp: expect.any(Number) } } });
  expect(dead).not.toHaveProperty("pageSpeed");
  expect(ran.outputs).toMatchObject({ verdict: "fail", failed: "3", "broken-links": "1" });
  expect(github.comments[0]?.body).toContain("Page speed of 2 pages");
  expect(github.comments[0]?.body).toContain("Page too slow");
});

test("an ad without copy is read from its picture", async () => {
  const { run } = await createHarness();
  const withoutCopy = (manifest: string) => manifest.replace(/ {4}copy:\n( {6}.*\n)+/g, "");
  const ran = await run(await examples(withoutCopy));

  expect(ran.report?.counts).toMatchObject({ passed: 1, belowThreshold: 1, linkBroken: 1 });
  const [first] = ran.report?.entries ?? [];
  expect(first?.notices).toEqual([]);
  expect(JSON.stringify(first?.answer)).toContain("first bag of fresh coffee");
});

test("an ad file that only looks like a picture is the manifest's mistake, whatever is set", async () => {
  const { run } = await createHarness();
  const example = await examples();
  const broken = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.from("not a picture")]);
  const ran = await run({
    ...example,
    files: { ...example.files, "ads/first-bag.png": broken },
    inputs: { ...example.inputs, "warn-only": "true" },
  });

  expect(ran.exitCode).toBe(1);
  expect(ran.report?.entries[0]).toMatchObject({ state: "error", error: { blame: "manifest" } });
  expect(ran.report?.exitCode).toBe(2);
});

test("a cloud's metadata service is never asked, and the run says so", async () => {
  const { run } = await createHarness();
  const toMetadata = (manifest: string) =>
    manifest.replace(/landing: .*/g, "landing: http://169.254.169.254/latest/meta-data/");
  const ran = await run(await examples(toMetadata));

  expect(ran.exitCode).toBe(1);
  expect(ran.outputs["verdict"]).toBe("inconclusive");
  expect(ran.report?.entries.map((entry) => entry.error?.code)).toEqual(["UNSAFE_URL", "UNSAFE_URL", "UNSAFE_URL"]);
});

test("a package of the checked-out repository is never run, whatever it is called", async () => {
  const { run } = await createHarness();
  const example = await examples();
  const hostile = "import { writeFileSync } from 'node:fs'; writeFileSync('owned', 'yes'); export default {};";
  const ran = await run({
    ...example,
    before: async () => ({}),
    files: {
      ...example.files,
      "node_modules/@sparticuz/chromium/package.json":
        '{"name":"@sparticuz/chromium","version":"147.0.0","type":"module","main":"index.js"}',
      "node_modules/@sparticuz/chromium/index.js": hostile,
    },
  });

  // Without an installed browser the run ends there, and says so.
  expect(ran.report?.entries.length ?? ran.stdout.match(/No browser was found/gu)?.length).toBeGreaterThan(0);
  expect(Object.keys(ran.files)).not.toContain("owned");
});
