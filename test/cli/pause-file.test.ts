import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { EntryReport } from "../../src/result/entry-report.ts";
import { countEntries } from "../../src/run/count-entries.ts";
import { makeCheckResult } from "../run/check-result-sample.ts";
import { makeEntryResult } from "../run/samples.ts";
import { runCli } from "./fake-terminal.ts";

const MANIFEST = `version: 1
ads:
  - id: dead # mine
    ref: google:1
    landing: https://a.example/dead
  - id: wrong
    ref: meta:2
    landing: https://a.example/wrong
  - id: fine
    ref: google:3
    landing: https://a.example/fine
`;

/** A folder with a manifest, and a way to write a report of its entries. */
async function folder() {
  const cwd = await mkdtemp(path.join(tmpdir(), "adhere-pause-"));
  onTestFinished(() => rm(cwd, { recursive: true, force: true }));
  await writeFile(path.join(cwd, "ads.yml"), MANIFEST);
  const report = (entries: EntryReport[], mode: "evaluate" | "links" = "evaluate") =>
    writeFile(
      path.join(cwd, "report.json"),
      JSON.stringify({ ...makeCheckResult(), mode, entries, counts: countEntries(entries).byState }),
    );
  return {
    cwd,
    report,
    cli: (...argv: string[]) => runCli(argv, { cwd }),
    read: (name: string) => readFile(path.join(cwd, name), "utf8"),
  };
}

const entry = (id: string, ref: string | null, more: Partial<EntryReport>): EntryReport => {
  const { attachments: _, ...result } = makeEntryResult(id, {
    ...(ref !== null && { refs: [{ ref, campaign: "Brand", group: "Shoes" }] }),
    ...more,
  });
  return result;
};

const dead = { state: "link_broken", reason: "/dead answers 404.", overallScore: null, answer: null } as const;
const contradicted = {
  state: "below_threshold",
  ledger: [
    {
      kind: "price",
      text: "€59",
      adLine: "Now €59",
      source: "field",
      verdict: "contradicted",
      checkability: 1,
      confidence: 0.95,
      pageText: "€79",
      words: "€79",
      selector: null,
    },
  ],
} satisfies Partial<EntryReport>;

test("failing ads are paused at their platform, in the manifest, and resumed when they are right again", async () => {
  const { cwd, cli, report, read } = await folder();
  await report([
    entry("dead", "google:1", dead),
    entry("wrong", "meta:2", contradicted),
    entry("fine", "google:3", { state: "passed" }),
    entry("sitelink", "google:4", { ...dead, stateOfLanding: "passed" }),
    entry("by-hand", null, dead),
  ]);
  const told = await cli("pause-file", "report.json");
  expect(told).toMatchObject({
    exitCode: 0,
    stderr: [
      "Wrote pause-google.csv: pause 1 ad.",
      "  pause google:1: the landing page is broken: /dead answers 404.",
      "Wrote pause-meta.csv: pause 1 ad.",
      "  pause meta:2: the page contradicts the ad: the ad says “€59”, the page says “€79”",
      "Not written: 1 ad without ref in the manifest. adhere init --update adds it.",
      "",
    ].join("\n"),
  });
  expect(await read("pause-google.csv")).toBe(
    "\uFEFFCampaign,Ad Group,Ad ID,Status,Labels,Comment\r\n" +
      "Brand,Shoes,1,Paused,Adhere,Adhere: the landing page is broken: /dead answers 404.\r\n",
  );

  // Round trip: the file pauses the entry, and nothing else changes.
  expect((await cli("init", "pause-google.csv", "--plan")).exitCode).toBe(1);
  expect((await cli("init", "pause-google.csv", "pause-meta.csv", "--update")).exitCode).toBe(0);
  const line = "    status: paused # paused in the ad account\n";
  const paused = MANIFEST.replace("# mine\n", `# mine\n${line}`).replace("id: wrong\n", `id: wrong\n${line}`);
  expect(await read("ads.yml")).toBe(paused);
  expect((await cli("init", "pause-google.csv", "--plan")).exitCode).toBe(0);

  // A link check does not resume what was paused because of a claim.
  await report(
    [entry("dead", "google:1", { state: "passed" }), entry("wrong", "meta:2", { state: "passed" })],
    "links",
  );
  await cli("pause-file", "report.json");
  expect((await readdir(cwd)).filter((name) => name.endsWith(".csv")).sort()).toEqual([
    "pause-meta.csv",
    "resume-google.csv",
  ]);
  expect(await read("resume-google.csv")).toContain("Brand,Shoes,1,Enabled,,Adhere: the landing page works again\r\n");
  await cli("init", "resume-google.csv", "--update");
  expect(await read("ads.yml")).toBe(paused.replace(`# mine\n${line}`, "# mine\n"));
});

test("what cannot be read is said", async () => {
  const { cli, report, cwd } = await folder();
  expect(await cli("pause-file")).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("needs a report") });
  expect(await cli("pause-file", "gone.json")).toMatchObject({
    exitCode: 2,
    stderr: "adhere: Can't read the report gone.json: there is no such file.\n",
  });
  await report([entry("fine", "google:3", { state: "passed" })]);
  expect(await cli("pause-file", "report.json")).toMatchObject({
    exitCode: 0,
    stderr: "No ad has a broken landing page or a contradicted claim.\n",
  });
  await writeFile(path.join(cwd, "pause-google.csv"), "Campaign,Status\r\nA,Paused\r\n");
  expect((await cli("pause-file", "report.json")).stderr).toContain(
    "pause-google.csv is not a file of adhere pause-file",
  );
  await rm(path.join(cwd, "ads.yml"));
  await writeFile(
    path.join(cwd, "p.csv"),
    "Campaign,Ad Group,Ad ID,Status,Labels,Comment\r\nA,B,1,Paused,Adhere,x\r\n",
  );
  expect((await cli("init", "p.csv")).stderr).toContain("p.csv has no landing pages");
});
