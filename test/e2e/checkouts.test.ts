import path from "node:path";
import { expect, test } from "vitest";
import { startDestinations } from "../doubles/destinations.ts";
import { pullRequestEvent, pushEvent, type RunnerEvent, workflowRunEvent } from "../doubles/runner-events.ts";
import { createHarness } from "./action-harness.ts";
import { type Checkout, createCheckout } from "./checkout.ts";

/** What a run names is what it has read: commit, file names and lines belong to the checkout. */

const LINKS = { mode: "links", "api-url": "", "api-key": "" };
const adsYml = (...ads: [id: string, landing: string][]): string =>
  `version: 1\nads:\n${ads.map(([id, landing]) => `  - id: ${id}\n    landing: ${landing}\n`).join("")}`;

async function site() {
  const destinations = await startDestinations();
  return { alive: destinations.url("/alive"), dead: destinations.url("/404"), close: () => destinations.close() };
}

const sarifFile = (text: string | undefined): string =>
  JSON.parse(text ?? "").runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri;

test("a checkout below the working folder (`path`): files have their names in the repository everywhere", async () => {
  const { alive, dead, close } = await site();
  const repository = await createCheckout(
    { "marketing/ads.yml": adsYml(["dead", dead], ["alive", alive]) },
    { "README.md": "x" },
  );
  const { run, github } = await createHarness({ github: { pulls: { 7: { headSha: repository.head } } } });
  const ran = await run({
    event: pullRequestEvent({ headSha: repository.head }),
    ...inFolder("shop", repository),
    inputs: { ...LINKS, manifest: "shop/marketing/ads.yml" },
  });
  expect(ran.exitCode).toBe(1);
  expect(ran.annotations[0]).toMatchObject({ properties: { file: "marketing/ads.yml" } });
  expect(sarifFile(ran.files["adhere-report/report.sarif"])).toBe("marketing/ads.yml");
  expect(github.comments[0]?.body).toContain(`/blob/${repository.head}/marketing/ads.yml#L3`);
  // A mistake in the manifest is reported there, too.
  const broken = await createCheckout({ "marketing/ads.yml": "version: 1\nads: none\n" }, { "README.md": "x" });
  const failed = await run({
    event: pullRequestEvent({ headSha: broken.head }),
    ...inFolder("shop", broken),
    inputs: { ...LINKS, manifest: "shop/marketing/ads.yml" },
  });
  expect(failed.annotations[0]).toMatchObject({ properties: { file: "marketing/ads.yml" } });
  await close();
});

/** The repository's files in a folder of the workspace. */
function inFolder(folder: string, { files, addHistory }: Checkout) {
  return {
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [path.join(folder, name), text])),
    before: (workspace: string) => addHistory(path.join(workspace, folder)),
  };
}

/** The base of a pull request that adds an ad, as actions/checkout leaves it on events of the base branch. */
async function baseOf(base: string, change: string) {
  const repository = await createCheckout({ "ads.yml": base }, { "ads.yml": change }, { checkedOut: "base" });
  return { ...repository, files: { "ads.yml": base } };
}

test("pull_request_target with the base checked out: not green, and the change is not judged", async () => {
  const { alive, dead, close } = await site();
  const { base, head, files, addHistory } = await baseOf(
    adsYml(["alive", alive]),
    adsYml(["alive", alive], ["dead", dead]),
  );
  const { run, github } = await createHarness({ github: { pulls: { 7: { headSha: head } } } });
  github.reviews.files.set(7, [{ path: "ads.yml" }]);
  const event = { ...pullRequestEvent({ headSha: head, event: "pull_request_target" }), sha: base };
  for (const policy of ["warn", "fail"]) {
    const ran = await run({ event, files, before: addHistory, inputs: { ...LINKS, "on-inconclusive": policy } });
    expect([ran.exitCode, ran.outputs["verdict"]]).toEqual([1, "inconclusive"]);
    const why = new RegExp(
      `Checked out is ${base.slice(0, 7)}, not the pull request's commit ${head.slice(0, 7)}`,
      "u",
    );
    expect(ran.report?.headline).toMatch(why);
    expect(ran.report?.entries).toMatchObject([{ state: "error", error: { code: "WRONG_CHECKOUT" } }]);
    expect(github.comments[0]?.body).toContain(`1 ad checked at \`${base.slice(0, 7)}\``);
    expect(github.comments[0]?.body).not.toContain(`/blob/${head}/`);
  }
  // What the change does not affect is judged, and the run is still no pass.
  github.reviews.files.set(7, [{ path: "README.md" }]);
  const ran = await run({ event, files, before: addHistory, inputs: LINKS });
  expect([ran.outputs["verdict"], ran.report?.entries[0]?.state]).toEqual(["inconclusive", "passed"]);
  await close();
});

test("pull_request_target with the pull request's commit checked out is a check like any other", async () => {
  const { alive, close } = await site();
  const ads = adsYml(["alive", alive]);
  const { base, head, files, addHistory } = await createCheckout({ "ads.yml": ads }, { "README.md": "x" });
  const { run } = await createHarness({ github: { pulls: { 7: { headSha: head } } } });
  const event = { ...pullRequestEvent({ headSha: head, event: "pull_request_target" }), sha: base };
  const ran = await run({ event, files, before: addHistory, inputs: LINKS });
  expect([ran.exitCode, ran.report?.commit, ran.report?.wrongCheckout]).toEqual([0, head, undefined]);
  await close();
});

test("workflow_run of a pull request with the base checked out judges nothing; of a push, it names what it read", async () => {
  const { alive, close } = await site();
  const ads = adsYml(["alive", alive]);
  const { base, head, files, addHistory } = await baseOf(ads, `${ads}# changed\n`);
  const { run } = await createHarness();
  const of = (trigger: string): RunnerEvent => {
    const event = { ...workflowRunEvent({ headSha: head }), sha: base };
    Object.assign(event.payload["workflow_run"] as object, { event: trigger });
    return event;
  };
  const proposed = await run({ event: of("pull_request"), files, before: addHistory, inputs: LINKS });
  expect([proposed.outputs["verdict"], proposed.report?.entries[0]?.state]).toEqual(["inconclusive", "error"]);
  const deployed = await run({ event: of("push"), files, before: addHistory, inputs: LINKS });
  expect([deployed.outputs["verdict"], deployed.report?.commit]).toEqual(["pass", base]);
  await close();
});

test("without git, nobody can tell what pull_request_target has checked out: not green", async () => {
  const { alive, close } = await site();
  const { run } = await createHarness();
  const ads = adsYml(["alive", alive]);
  const target = await run({ event: pullRequestEvent({ event: "pull_request_target" }), ads, inputs: LINKS });
  expect([target.outputs["verdict"], target.report?.headline]).toEqual([
    "inconclusive",
    expect.stringContaining("Nobody can tell which commit is checked out here"),
  ]);
  const ordinary = await run({ event: pullRequestEvent(), ads, inputs: LINKS });
  expect(ordinary.outputs["verdict"]).toBe("pass");
  await close();
});

test("an annotated tag's run names the commit, not the tag object", async () => {
  const { alive, close } = await site();
  const ads = adsYml(["alive", alive]);
  const { head, files, addHistory } = await createCheckout({ "ads.yml": ads }, { "README.md": "x" });
  const { run } = await createHarness();
  const event: RunnerEvent = { ...pushEvent({ headSha: head }), ref: "refs/tags/v1" };
  Object.assign(event.payload, { ref: "refs/tags/v1", after: "7a9".padEnd(40, "0") });
  const [withGit, without] = [
    await run({ event, files, before: addHistory, inputs: LINKS }),
    await run({ event, files, inputs: LINKS }),
  ];
  expect([withGit.report?.commit, without.report?.commit]).toEqual([head, head]);
  await close();
});

test("a merge whose base gained lines above: links lead to lines of the merge", async () => {
  const { alive, dead, close } = await site();
  const ads = adsYml(["dead", dead]);
  const { base, head, merge, files, addHistory } = await createCheckout(
    { "ads.yml": ads, "README.md": "1" },
    { "README.md": "2" },
    { meanwhile: { "ads.yml": adsYml(["new", alive], ["dead", dead]) } },
  );
  const { run, github } = await createHarness({ github: { pulls: { 7: { headSha: head } } } });
  const ran = await run({ event: pullRequestEvent({ headSha: head }), files, before: addHistory, inputs: LINKS });
  expect([ran.report?.commit, ran.report?.checkout?.commit]).toEqual([head, merge]);
  expect(merge).not.toBe(base);
  expect(github.comments[0]?.body).toContain(`/blob/${merge}/ads.yml#L5`);
  expect(github.comments[0]?.body).not.toContain(`/blob/${head}/`);
  await close();
});
