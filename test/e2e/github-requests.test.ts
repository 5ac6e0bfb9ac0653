import { expect, test } from "vitest";
import { sampleEvaluationWithScore, sampleFix } from "../contract/samples.ts";
import type { GitHubDouble, RecordedRequest } from "../doubles/github.ts";
import { pullRequestEvent } from "../doubles/runner-events.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { createHarness as everything, createCommentHarness as scene } from "./action-harness.ts";
import { adsYml, landing } from "./sample-manifests.ts";
import { toAddedFiles } from "./sample-repository.ts";

/**
 * Every request that the comment's main scenarios send to GitHub, as goldens: a change of what GitHub sees is seen in a
 * review. The double holds each of them to GitHub's OpenAPI description (scene.ts).
 */

const event = pullRequestEvent();
const next = pullRequestEvent({ headSha: "9".repeat(40) });
const ads = adsYml("good", "low");

/** The ad `low` scores 4 on the first run and 8 from the second on. */
const createStage = () =>
  scene({
    service: {
      byLanding: {
        [landing("low")]: [acts.evaluates(sampleEvaluationWithScore(4)), acts.evaluates(sampleEvaluationWithScore(8))],
      },
    },
  });

/** A request as text, without what the clock decides. */
function formatRequest({ method, path, query, body, status }: RecordedRequest): string {
  const search = new URLSearchParams(query).toString();
  const text = body === undefined ? "" : JSON.stringify(body, null, 2).replaceAll("\\n", "\n");
  const timeless = text
    .replace(/state=1 [A-Za-z0-9+/=]+/gu, "state=1 …")
    .replace(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/gu, "… UTC");
  return `${method} ${path}${search === "" ? "" : `?${search}`} → ${status}\n${timeless}`.trimEnd();
}

const requestsOf = (github: GitHubDouble, from = 0): string =>
  `${github.requests.slice(from).map(formatRequest).join("\n\n")}\n`;

const golden = (name: string) => `../goldens/requests/${name}.txt`;

test("the first comment of a pull request", async () => {
  const { github, run } = await createStage();
  await run({ event, ads });
  await expect(requestsOf(github)).toMatchFileSnapshot(golden("first-run"));
});

test("the comment turned green by the next commit", async () => {
  const { github, run } = await createStage();
  await run({ event, ads });
  const from = github.requests.length;
  github.pulls.set(7, { headSha: "9".repeat(40), locked: false });
  await run({ event: next, ads });
  await expect(requestsOf(github, from)).toMatchFileSnapshot(golden("fixed"));
});

test("a green run with nothing to say under on-failure", async () => {
  const { github, run } = await createStage();
  await run({ event, ads: adsYml("good"), inputs: { comment: "on-failure" } });
  await expect(requestsOf(github)).toMatchFileSnapshot(golden("no-comment"));
});

test("an older commit", async () => {
  const { github, run } = await createStage();
  github.pulls.set(7, { headSha: "9".repeat(40), locked: false });
  await run({ event, ads });
  await expect(requestsOf(github)).toMatchFileSnapshot(golden("outdated-commit"));
});

test("a manifest with a mistake", async () => {
  const { github, run } = await createStage();
  await run({ event, ads: adsYml("good", { id: "low", more: "    treshold: 7\n" }) });
  await expect(requestsOf(github)).toMatchFileSnapshot(golden("run-failure"));
});

test("two comments that a race has left", async () => {
  const { github, run } = await createStage();
  await run({ event, ads });
  const [first] = github.comments;
  github.addComment({ issue: 7, author: first?.author ?? "", body: first?.body ?? "" });
  const from = github.requests.length;
  await run({ event, ads });
  await expect(requestsOf(github, from)).toMatchFileSnapshot(golden("concurrent-runs"));
});

test("suggestions: made, then written anew and settled", async () => {
  const fix = (n: number, currentValue: string, suggestedValue: string) =>
    sampleFix({
      ...{ id: `00000000-0000-4000-8000-00000000000${n}`, currentValue, suggestedValue },
      element: `E${n}`,
    });
  const says = (...fixes: ReturnType<typeof fix>[]) => acts.evaluates({ ...sampleEvaluationWithScore(4), fixes });
  const { github, run } = await everything({
    service: {
      byLanding: {
        [landing("low")]: [
          says(fix(1, "Welcome here", "Half price"), fix(2, "Read more", "Shop now")),
          says(fix(1, "Welcome here", "Half the price")),
        ],
      },
    },
  });
  const files = { "site/index.html": "<h1>\n  Welcome\n  here\n</h1>\n<a>Read more</a>\n" };
  github.reviews.files.set(7, toAddedFiles(files));
  const inputs = { comment: "never" };
  // The ad is right, so that fixes of the page's offer need no decision.
  const decided = adsYml("good", { id: "low", more: "    truth: ad\n" });
  await run({ event, ads: decided, files, inputs });
  await run({ event, ads: decided, files, inputs });
  await expect(requestsOf(github)).toMatchFileSnapshot(golden("suggestions"));
});

test("a pull request from a fork, whose token may only read", async () => {
  const { github, run } = await createStage();
  github.misbehave({ method: "POST", path: /comments/u, fault: "read_only" });
  await run({ event: pullRequestEvent({ fork: "stranger" }), ads });
  await expect(requestsOf(github)).toMatchFileSnapshot(golden("fork"));
});
