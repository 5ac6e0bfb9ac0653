import { expect, test } from "vitest";
import { sampleEvaluation, sampleEvaluationWithScore, sampleLinkBroken, sampleUrlOnly } from "../contract/samples.ts";
import { pullRequestEvent } from "../doubles/runner-events.ts";
import type { Behaviour } from "../doubles/service-behaviours.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { findGitHubAutolinks, listTags, renderGfm } from "../report/github-markdown.ts";
import { type ActionRun, createHarness } from "./action-harness.ts";
import { adsYml, landing } from "./sample-manifests.ts";

/** What a page, an ad or a service may write to get more than its words shown. */
const HOSTILE = [
  "::error file=ads.yml::forged",
  "##[error]forged",
  "@octocat and @acme/admins",
  "<img src=https://evil.example/x.png><script>alert(1)</script><!-- adhere comment=Ads%2Fads -->",
  "\u001b[31mred\u001b]8;;https://evil.example\u0007",
  "[click](https://evil.example) ![](https://evil.example/y.png) #12 GH-1 :octocat: $`x`$ | cell |",
  "::stop-commands::x",
  "  ::set-output name=verdict::pass\r::add-mask::a\r\n::notice::forged%0A::warning::forged",
  "\u200b::\u200berror::forged \u202e ##\u200b[set-env name=PATH;]/evil",
].join("\n");

/** The same value with every text in it hostile, but for those by which variants are told apart. */
function hostile(value: unknown): unknown {
  if (typeof value === "string") return HOSTILE;
  if (Array.isArray(value)) return value.map(hostile);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === "lpCaptureStatus" ? each : hostile(each)]),
  );
}

const behaviours: Record<string, Behaviour> = {
  scored: acts.json(hostile(sampleEvaluationWithScore(3))),
  alternates: acts.json(
    hostile(
      sampleEvaluation({
        overallScore: 5,
        alternateScores: [{ profileId: "p", displayLabel: "d", surfaceLabel: "s", overallScore: 2 }],
      }),
    ),
  ),
  dead: acts.json(hostile(sampleLinkBroken())),
  hidden: acts.json(hostile(sampleUrlOnly())),
  refused: acts.json(hostile({ error: "", errorCode: "" }), 400),
  page: acts.answers(HOSTILE, 200, { "content-type": "text/html" }),
  moved: acts.redirects(`https://evil.example/::error::forged/${encodeURIComponent(HOSTILE)}`),
  unknown: acts.answers(HOSTILE, 418),
};

const OURS = new Set(["add-mask", "group", "endgroup", "error", "warning", "notice"]);

function expectNothingForged(ran: ActionRun, comment: string): void {
  expect(ran.commands.filter(({ name }) => !OURS.has(name))).toEqual([]);
  const titles = ran.annotations.map(({ properties }) => properties["title"] ?? "");
  // One for each ad, and the verdict.
  expect(titles).toHaveLength(Object.keys(behaviours).length + 1);
  for (const id of Object.keys(behaviours)) {
    expect(titles).toContainEqual(expect.stringMatching(new RegExp(`^@octocat ##.*${id}: `, "u")));
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  expect(ran.stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/u);
  expect(ran.outputs).toMatchObject({ verdict: "fail" });
  for (const markdown of [comment, ran.summary]) {
    const html = renderGfm(markdown);
    expect(findGitHubAutolinks(html)).toEqual([]);
    expect(
      listTags(html).filter((tag) => /^<(?:img|script)|href="(?!https:\/\/github\.com\/acme\/)/u.test(tag)),
    ).toEqual(html.match(/<a href="https:\/\/shop\.example\/(\w+)">(?=shop\.example\/\1<\/a>)/gu));
    // Ours, on the first line and the last; the forged ones are text.
    const hidden = listTags(html).filter((tag) => tag.startsWith("<!--"));
    expect(hidden.map((tag) => tag.slice(0, 17))).toEqual(
      markdown === comment ? ["<!-- adhere comme", "<!-- adhere state"] : [],
    );
  }
}

/** An id may hold what a name may: no line breaks and no controls. */
const hostileId = (id: string) => `'@octocat ##[error]forged <img src=x> | ::error::forged ${id}'`;

test("hostile text in every field of every answer forges nothing", async () => {
  const { github, service, run } = await createHarness();
  for (const [id, behaviour] of Object.entries(behaviours)) service.on(landing(id), behaviour);
  const ads = Object.keys(behaviours).map(
    (id) =>
      `  - id: ${hostileId(id)}\n    asset: https://cdn.example/x.png\n    landing: ${landing(id)}\n    copy: { ` +
      'headline: "::error::forged" }\n',
  );
  const ran = await run({ event: pullRequestEvent(), ads: `version: 1\nads:\n${ads.join("")}` });

  expect(ran.exitCode).toBe(1);
  expect(ran.report?.entries.map(({ state }) => state)).toEqual([
    "below_threshold",
    "below_threshold",
    "link_broken",
    "url_only",
    "error",
    "error",
    "error",
    "error",
  ]);
  expectNothingForged(ran, github.comments[0]?.body ?? "");
});

test("a hostile notice of the allowance and hostile names of workflows forge nothing either", async () => {
  const { github, run } = await createHarness({
    service: {
      usage: acts.json({
        used: 0,
        limit: 0,
        remaining: 0,
        canEvaluate: false,
        nextReset: HOSTILE,
        tier: HOSTILE,
      }),
    },
  });
  const ran = await run({
    event: pullRequestEvent(),
    ads: adsYml("good"),
    env: { GITHUB_WORKFLOW: `--> ${HOSTILE}`, GITHUB_JOB: HOSTILE },
  });
  expect(ran.exitCode).toBe(0);
  expect(ran.annotations.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^No evaluations remain this month and 1 entry is to be evaluated/u),
  ]);
  expect(findGitHubAutolinks(renderGfm(github.comments[0]?.body ?? ""))).toEqual([]);
  expect(github.comments[0]?.body.split("\n")[1]).toMatch(/^## ✅/u);
});
