import { expect, test } from "vitest";
import { REPORT_FILES } from "../../src/compose/report-folder.ts";
import { pullRequestEvent } from "../doubles/runner-events.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { type ActionRun, type ActionRunOptions, createHarness } from "./action-harness.ts";
import { adsYml, landing } from "./sample-manifests.ts";

/** A run that could not begin: red, said, and nothing spent. */
async function expectRefused(run: ActionRunOptions): Promise<ActionRun> {
  const stage = await createHarness();
  const ran = await stage.run({ event: pullRequestEvent(), ...run });
  expect(ran.exitCode).toBe(1);
  expect(ran.outputs).toMatchObject({ verdict: "inconclusive" });
  expect(stage.service.requests).toEqual([]);
  expect(stage.github.comments.map(({ body }) => body.split("\n")[1])).toEqual(
    ran.outputs["comment-url"] ? [expect.stringMatching(/^## ⚠️ Adhere (?:\(.+\) )?could not run: /u)] : [],
  );
  return ran;
}

/** Where nobody knows of a pull request, or whether a comment is wanted, GitHub is asked for nothing. */
async function expectRefusedSilently(run: ActionRunOptions): Promise<ActionRun> {
  const ran = await expectRefused(run);
  expect(ran.outputs).toEqual({ verdict: "inconclusive" });
  return ran;
}

const errors = (ran: ActionRun) => ran.annotations.map(({ level, message }) => [level, message]);

test("every mistake of every manifest is shown at its line, and in the log with its place", async () => {
  const ran = await expectRefused({
    ads: adsYml("twice", "twice", { id: "odd", more: "    treshold: 7\n" }),
    files: {
      "more.yml": "version: 1\nads:\n  - id: file\n    asset: gone.png\n    landing: ftp://shop.example\n",
    },
    inputs: { manifest: "ads.yml\nmore.yml", "warn-only": "true" },
  });
  const mistakes = ran.annotations.slice(0, -1);
  expect(mistakes.map(({ level, properties: { file, line } }) => [level, file, line])).toEqual([
    ["error", "ads.yml", "7"],
    ["error", "ads.yml", "15"],
    ["error", "more.yml", "4"],
    ["error", "more.yml", "5"],
  ]);
  expect(mistakes[1]?.message).toContain("threshold");
  expect(ran.annotations.at(-1)).toEqual({
    level: "error",
    message: "The ads manifest has 4 mistakes.",
    properties: {},
  });
  expect(ran.stdout).toMatch(/^ads\.yml:15:5: .*threshold/mu);
  expect(ran.stdout).toMatch(/^more\.yml:4:\d+: .*gone\.png/mu);
});

test("mistakes beyond ten are counted, and all stand in the log and the summary", async () => {
  const ads = adsYml(...Array.from({ length: 15 }, (_, i) => ({ id: `ad-${i}`, more: "    treshold: 7\n" })));
  const ran = await expectRefused({ ads });
  expect(errors(ran).length).toBe(10);
  expect(errors(ran).at(-1)).toEqual(["error", "The ads manifest has 15 mistakes."]);
  expect(ran.stdout.match(/^ads\.yml:\d+:5: /gmu)).toHaveLength(15);
  expect(ran.summary.match(/^- \[ads\.yml, line \d+\]/gmu)).toHaveLength(15);
});

test("no manifest: the error says where it was looked for and what to write", async () => {
  expect(errors(await expectRefused({ files: { "adz.yml": adsYml("x") } }))).toEqual([
    ["error", expect.stringMatching(/^No manifest matches ads\.yml .*: did you mean adz\.yml\?$/u)],
  ]);
});

test("no manifest at all: the error says how to write one, and names the checkout step", async () => {
  const [error] = errors(await expectRefused({}));
  expect(error?.[1]).toMatch(/^No manifest matches ads\.yml .*: run npx adhere-check init .*actions\/checkout/u);
});

test("a manifest without ads is no silent pass", async () => {
  const ran = await expectRefused({ ads: "version: 1\nads: []\n" });
  expect(ran.annotations[0]).toMatchObject({
    level: "error",
    message: expect.stringContaining("no ads are listed"),
    properties: { file: "ads.yml", line: "1" },
  });
});

test("every input that cannot be read is named", async () => {
  const inputs = {
    threshold: "eleven",
    "on-inconclusive": "shrug",
    "warn-only": "yes",
    concurrency: "0",
    timeout: "1000",
    comment: "sometimes",
    "api-url": "shop.example",
  };
  const ran = await expectRefusedSilently({ ads: adsYml("good"), inputs });
  const messages = ran.annotations.map(({ message }) => message);
  expect(messages).toHaveLength(Object.keys(inputs).length + 1);
  for (const [name, value] of Object.entries(inputs)) {
    expect(messages).toContainEqual(
      expect.stringMatching(new RegExp(`^Input "${name}" must .* but is "${value}"\\.$`, "u")),
    );
  }
  expect(messages.at(-1)).toBe("Some inputs are invalid.");
});

const unusable: [string, Record<string, string>, RegExp][] = [
  ["holds a password", { "api-url": "https://user:pass@shop.example" }, /^api-url contains a user or password/u],
  ["is no address", { "api-url": "https://" }, /^api-url is not a URL\. Set it to the URL/u],
  ["is not encrypted", { "api-url": "http://shop.example" }, /plain http.*Use https/u],
];

test.each(unusable)("an api-url that %s is refused in one sentence", async (_, inputs, says) => {
  expect(errors(await expectRefused({ ads: adsYml("good"), inputs }))).toEqual([
    ["error", expect.stringMatching(says)],
  ]);
});

test("an event's payload that is missing or no JSON is said, not guessed around", async () => {
  const missing = await expectRefusedSilently({
    ads: adsYml("good"),
    env: { GITHUB_EVENT_PATH: "/nowhere/event.json" },
  });
  expect(errors(missing)).toEqual([["error", expect.stringMatching(/^Can't read the event's payload: ENOENT/u)]]);

  const broken = await expectRefusedSilently({
    ads: adsYml("good"),
    files: { "event.json": "{" },
    env: { GITHUB_EVENT_PATH: "event.json" },
  });
  expect(errors(broken)).toEqual([["error", expect.stringMatching(/^The event's payload is not JSON/u)]]);
});

test("outside of a runner it says where it belongs", async () => {
  const ran = await expectRefusedSilently({ ads: adsYml("good"), env: { GITHUB_REPOSITORY: undefined } });
  expect(errors(ran)).toEqual([
    ["error", expect.stringMatching(/GITHUB_REPOSITORY.*Run this action in a GitHub Actions workflow/u)],
  ]);
});

test("no summary file, no report folder, no payload: warnings, and the verdict stands", async () => {
  const { service, run } = await createHarness({
    service: { byLanding: { [landing("dead")]: acts.linkBroken() } },
  });
  const ran = await run({
    ads: adsYml("good", "dead"),
    env: { GITHUB_STEP_SUMMARY: undefined, GITHUB_EVENT_PATH: undefined },
    files: { "adhere-report": "A file stands where the folder should be." },
  });
  expect(ran.exitCode).toBe(1);
  expect(ran.outputs).toMatchObject({ verdict: "fail", "report-json": "", "broken-links": "1" });
  expect(service.evaluations()).toBe(2);
  const [summary, ...reports] = ran.annotations
    .filter(({ level }) => level === "warning")
    .map(({ message }) => message);
  expect(summary).toContain("The job summary could not be written");
  for (const kind of Object.keys(REPORT_FILES)) {
    expect(reports).toContainEqual(expect.stringContaining(`The ${kind} report could not be written to `));
  }
});
