import { expect, test } from "vitest";
import { sampleEvaluationWithScore } from "../contract/samples.ts";
import {
  deploymentStatusEvent,
  mergeGroupEvent,
  pullRequestEvent,
  type RunnerEvent,
} from "../doubles/runner-events.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { type ActionRun, createCommentHarness as scene } from "./action-harness.ts";
import { createCheckout } from "./checkout.ts";
import { adsYml } from "./sample-manifests.ts";

/** What a run knows of the change that it is for, by every event that has one, and what it makes of it. */

const ADS = adsYml(
  { id: "one", more: "    sources: [site/one/**]\n" },
  { id: "two", more: "    sources: [site/two/**]\n" },
);
const SITE = { "ads.yml": ADS, "site/one/a.html": "a", "site/two/a.html": "a" };

/** The event, with the base that it names. */
function onto(event: RunnerEvent, base: string): RunnerEvent {
  const { pull_request: pull, merge_group: group } = event.payload as {
    pull_request?: { base: { sha: string } };
    merge_group?: { base_sha: string };
  };
  if (pull !== undefined) pull.base.sha = base;
  if (group !== undefined) group.base_sha = base;
  return event;
}

const states = ({ report }: ActionRun) => report?.entries.map(({ id, state }) => `${id} ${state}`);

test("a merge queue's group is filtered by what it changes, too", async () => {
  const { base, head, files, addHistory } = await createCheckout(SITE, { "site/two/a.html": "b" });
  const { run, github } = await scene();
  const ran = await run({ event: onto(mergeGroupEvent({ headSha: head }), base), files, before: addHistory });
  expect([ran.exitCode, states(ran)]).toEqual([0, ["one skipped", "two passed"]]);
  expect(github.requests).toEqual([]);
});

test("without history GitHub is asked, over several pages; the rest is carried over from the baseline", async () => {
  const { head, files, addHistory } = await createCheckout(SITE, { "site/two/a.html": "b" }, { shallow: true });
  const { run, github, service } = await scene({ github: { pulls: { 7: { headSha: head } } } });
  const first = await run({ ads: ADS });
  const baseline = { "base.json": first.files["adhere-report/report.json"] ?? "" };
  const asked = service.evaluations();
  const others = Array.from({ length: 120 }, (_, i) => ({ path: `docs/${i}.md` }));
  github.reviews.files.set(7, [...others, { path: "site/two/b.html", previousPath: "site/two/a.html" }]);
  const ran = await run({
    event: pullRequestEvent({ headSha: head }),
    files: { ...files, ...baseline },
    before: addHistory,
    inputs: { baseline: "base.json" },
  });
  expect(states(ran)).toEqual(["one passed", "two passed"]);
  expect(ran.report?.entries.map(({ carried }) => carried !== undefined)).toEqual([true, false]);
  expect(service.evaluations() - asked).toBe(1);
  for (const text of [ran.summary, github.comments[0]?.body ?? ""]) {
    expect(text).toMatch(/Compared with base\.json \(commit 4f1c2d/u);
    expect(text).toContain("1 carried over from the baseline");
  }
});

test("if GitHub cannot list the changed files either, everything is evaluated, and a notice says why", async () => {
  const { head, files, addHistory } = await createCheckout(SITE, { "site/two/a.html": "b" }, { shallow: true });
  const { run, github } = await scene({ github: { pulls: { 7: { headSha: head } } } });
  github.misbehave({ path: /\/files$/u, fault: "read_only" });
  const ran = await run({ event: pullRequestEvent({ headSha: head }), files, before: addHistory });
  expect([ran.exitCode, states(ran)]).toEqual([0, ["one passed", "two passed"]]);
  const why =
    /Every ad is evaluated, regardless of its sources: GitHub could not list the changed files \(Resource not accessible.*fetch-depth: 2/u;
  expect(ran.report?.notices.join("\n")).toMatch(why);
  expect(ran.annotations.map(({ message }) => message).join("\n")).toMatch(why);
});

/** A preview of a pull request, on which both ads score what they score in production: 4. */
async function lowOnPreview(event: (head: string) => RunnerEvent, change: Record<string, string>) {
  const { head, files, addHistory } = await createCheckout(SITE, change, { shallow: true });
  const low = acts.evaluates(sampleEvaluationWithScore(4));
  const stage = await scene({
    github: { pulls: { 7: { headSha: head } } },
    service: { otherwise: low },
  });
  stage.github.reviews.files.set(
    7,
    Object.keys(change).map((path) => ({ path })),
  );
  const run = () =>
    stage.run({
      event: event(head),
      files,
      before: addHistory,
      inputs: { preview: "auto", baseline: "production" },
    });
  return { ...stage, run };
}

const deployed = (headSha: string) => deploymentStatusEvent({ headSha, url: "https://shop-7.example" });
const renamed = { "ads.yml": `${ADS}# another line\n` };

test("a deployment event counts as its pull request: earlier low scores pass, untouched ads are left out", async () => {
  const { run, github } = await lowOnPreview(deployed, { "site/two/a.html": "b" });
  const ran = await run();
  expect([ran.exitCode, states(ran)]).toEqual([0, ["one skipped", "two below_threshold"]]);
  expect(ran.report?.entries[1]).toMatchObject({ failedBefore: true });
  expect(github.comments).toHaveLength(1);
});

test("and an ad that the pull request changes itself is not excused", async () => {
  const { run } = await lowOnPreview(deployed, renamed);
  const ran = await run();
  expect([ran.exitCode, ran.outputs["failed"]]).toEqual([1, "2"]);
});

test("no ad is excused if the deployment's pull request cannot be found, and a notice says so", async () => {
  const { run, github } = await lowOnPreview(deployed, { "site/two/a.html": "b" });
  github.misbehave({ path: /\/commits\/[0-9a-f]+\/pulls$/u, fault: "read_only" });
  const ran = await run();
  expect([ran.exitCode, ran.outputs["failed"], github.comments]).toEqual([1, "2", []]);
  const notices = ran.annotations.filter(({ level }) => level === "notice").map(({ message }) => message);
  expect(notices).toContainEqual(
    expect.stringMatching(/Can't find the pull request .*pull-requests: write\. The result is in the job summary/u),
  );
  expect(notices).toContainEqual(expect.stringContaining("Earlier failures are not excused"));
});

test("a run that fails before judging speaks in the comment of the deployment's pull request", async () => {
  const { run, github } = await scene();
  const event = deploymentStatusEvent({ url: "https://shop-7.example" });
  const inputs = { preview: "auto", "api-url": "", "api-key": "", mode: "links" };
  const ran = await run({ event, ads: "version: 1\nads: []\n", inputs });
  expect(ran).toMatchObject({ exitCode: 1, outputs: { verdict: "inconclusive" } });
  expect(ran.outputs["comment-url"]).toContain("/pull/7#");
  expect(github.comments.map(({ body }) => body.split("\n")[1])).toEqual([
    "## ⚠️ Adhere (links) could not run: The ads manifest has a mistake.",
  ]);
  // A mistake in an input comes before anybody looks for the pull request.
  const early = await run({ event, ads: ADS, inputs: { ...inputs, threshold: "eleven" } });
  expect(early.outputs["comment-url"]).toContain("/pull/7#");
  expect(github.comments[0]?.body.split("\n")[1]).toContain("could not run: Some inputs are invalid.");
  const silent = await run({ event, ads: "version: 1\nads: []\n", inputs: { ...inputs, comment: "never" } });
  expect([silent.exitCode, github.comments.length]).toEqual([1, 1]);
});

test("without a token, the deployment's pull request is unknown, and one notice says so", async () => {
  const { run, github } = await scene();
  const event = deploymentStatusEvent({ url: "https://shop-7.example" });
  const ran = await run({ event, ads: ADS, inputs: { preview: "auto", "github-token": "" } });
  expect([ran.exitCode, github.requests]).toEqual([0, []]);
  const said = ran.annotations.map(({ message }) => message).filter((message) => message.includes("token"));
  expect(said).toContainEqual(
    expect.stringMatching(
      /^The deployment's pull request can't be found without a github-token\. .* instead of a comment\.$/u,
    ),
  );
});

test("if the pull request cannot be found, a run that fails early says so once", async () => {
  const { run, github } = await scene();
  github.misbehave({ path: /\/commits\/[0-9a-f]+\/pulls$/u, fault: "read_only" });
  const event = deploymentStatusEvent({ url: "https://shop-7.example" });
  for (const inputs of [{}, { threshold: "eleven" }]) {
    const before = github.requests.length;
    const ran = await run({ event, ads: "version: 1\nads: []\n", inputs });
    const notices = ran.annotations.filter(({ level }) => level === "notice");
    expect(notices.map(({ message }) => message)).toEqual([expect.stringContaining("Can't find the pull request")]);
    expect([ran.exitCode, github.requests.length - before]).toEqual([1, 1]);
  }
});
