import { describe, expect, onTestFinished, test } from "vitest";
import { sampleEvaluation, sampleFix, sampleLinkBroken } from "../contract/samples.ts";
import { startDestinations } from "../doubles/destinations.ts";
import { deploymentStatusEvent, pullRequestEvent } from "../doubles/runner-events.ts";
import type { ServiceOptions } from "../doubles/service.ts";
import { startService } from "../doubles/service.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { type ActionHarness, type ActionRun, createHarness, KEY, TOKEN } from "./action-harness.ts";
import { findExposedSecrets } from "./find-secrets.ts";
import { adsYml, landing } from "./sample-manifests.ts";

// Every run of a scene is looked through for secrets; here the other side tries to have them shown.

const escaped = (body: unknown) => JSON.stringify(body).replaceAll("/", "\\/").replaceAll("Key=", "\\u004bey\\u003d");

/** A service that says the key wherever it can say anything. */
const indiscreet: ServiceOptions = {
  usage: acts.refuses(500, { error: `The key ${KEY} is odd.` }),
  byLanding: {
    [landing("scored")]: acts.json({
      ...sampleEvaluation({
        overallScore: 3,
        fixes: [sampleFix({ currentValue: KEY, suggestedValue: `Bearer ${KEY}`, element: KEY, reasoning: KEY })],
        analysisModel: KEY,
        adScreenshotUrl: `https://cdn.example/?key=${KEY}`,
      }),
      [KEY]: { debug: { headers: { authorization: `Bearer ${KEY}` } } },
    }),
    [landing("escaped")]: acts.answers(escaped(sampleEvaluation({ analysisModel: KEY, overallScore: 3 }))),
    [landing("dead")]: acts.json(
      sampleLinkBroken({ linkBroken: { url: KEY, finalUrl: KEY, httpStatus: 404, reason: `Gone, ${KEY}.` } }),
    ),
    [landing("hidden")]: acts.urlOnly({ lpUnavailableReason: `Blocked for ${KEY}` }),
    [landing("refused")]: acts.json({ error: `Key ${KEY}`, errorCode: KEY }, 400),
    [landing("failed")]: acts.refuses(500, { error: `Crashed with ${KEY} and ${encodeURIComponent(KEY)}` }),
    [landing("page")]: acts.answers(`<p>${KEY}</p>`.padStart(190, "x"), 200, { "content-type": "text/html" }),
    [landing("moved")]: acts.redirects(`https://login.example/${KEY}/${encodeURIComponent(KEY)}?key=${KEY}`),
    [landing("unknown")]: acts.answers(`${KEY.slice(0, 9)}\u200b${KEY.slice(9)}`, 418),
    [landing("broken")]: acts.json({ ...sampleEvaluation(), overallScore: KEY }),
  },
};
const ids = Object.keys(indiscreet.byLanding ?? {}).map((url) => url.slice(landing("").length));

test("a service that echoes the key has it shown nowhere", async () => {
  const { github, run } = await createHarness({ service: indiscreet });
  const ran = await run({ event: pullRequestEvent(), ads: adsYml(...ids), inputs: { concurrency: "16" } });
  expect(ran.exitCode).toBe(1);
  expect(ran.masked).toEqual([KEY, TOKEN]);
  expect(
    ran.report?.entries.filter(({ answer, reason }) => `${JSON.stringify(answer)}${reason}`.includes("***")),
  ).toHaveLength(ids.length - 1);
  expect(github.comments[0]?.body).toContain("***");
});

test("a refusal that echoes the key has it shown nowhere", async () => {
  const { run } = await createHarness({ service: { key: "another", otherwise: acts.evaluates() } });
  const ran = await run({ ads: adsYml("one"), event: pullRequestEvent() });
  expect(ran.outputs["verdict"]).toBe("inconclusive");
  const echoing = await createHarness({
    service: { otherwise: acts.refuses(401, { error: `No such key: ${KEY}` }) },
  });
  const told = await echoing.run({ ads: adsYml("one", "two"), event: pullRequestEvent() });
  expect(told.report?.entries[0]?.reason).toContain("No such key: ***");
});

test("neither secret follows a redirect or an ad's address", async () => {
  const elsewhere = await startService();
  try {
    const { service, run } = await createHarness({
      service: { otherwise: acts.redirects(`${elsewhere.url}/api/analyze-ad`, 308) },
    });
    await run({
      ads: `version: 1\nads:\n  - id: one\n    asset: ${elsewhere.url}/ad.png\n    landing: ${elsewhere.url}/page\n`,
    });
    expect(service.evaluations()).toBe(1);
    expect(elsewhere.requests).toEqual([]);
  } finally {
    await elsewhere.close();
  }
});

test("the key is masked as it is sent, though the secret was pasted with a line break", async () => {
  const { service, run } = await createHarness();
  const ran = await run({ ads: adsYml("one"), inputs: { "api-key": ` ${KEY}\n` } });
  expect(ran.exitCode).toBe(0);
  expect(ran.masked).toContain(KEY);
  expect(service.requests.map(({ headers }) => headers.authorization)).toEqual(Array(2).fill(`Bearer ${KEY}`));
});

test("secrets are masked before an input's mistake is told", async () => {
  const { run } = await createHarness();
  const ran = await run({ ads: adsYml("one"), inputs: { threshold: "x", "api-key": `${KEY} ${KEY}` } });
  expect(ran.commands.map(({ name }) => name).slice(0, 2)).toEqual(["add-mask", "add-mask"]);
  expect(ran.annotations[0]?.message).toMatch(/^Input "threshold" must be a number/u);
});

const BYPASS = "s3cr3t+bypass/0123";

test.each(["rewrite", "preview"])("%s: the token of a protected preview is shown nowhere", async (by) => {
  const { github, run, service } = await createHarness();
  const gone = await startDestinations();
  onTestFinished(() => gone.close());
  const target = `${gone.url("/404")}?x-vercel-protection-bypass=${encodeURIComponent(BYPASS)}`;
  const event = by === "rewrite" ? pullRequestEvent() : deploymentStatusEvent({ url: target });
  const ran = await run({
    event,
    ads: "version: 1\nads:\n  - id: one\n    landing: https://acme.example/spring\n",
    inputs: {
      mode: "links",
      "api-url": "",
      "api-key": "",
      ...(by === "rewrite" ? { rewrite: `https://acme.example => ${target}` } : { preview: "auto" }),
    },
  });
  expect(ran.outputs["verdict"]).toBe("fail");
  expect(github.comments[0]?.body).toContain("x-vercel-protection-bypass=***");
  expect(findExposedSecrets(ran, github, service, { key: BYPASS, token: TOKEN })).toEqual([]);
});

describe("the check for secrets", () => {
  const clean: ActionRun = {
    exitCode: 0,
    signal: null,
    stdout: `::add-mask::${KEY}\nfine\n`,
    stderr: "",
    outputs: {},
    summary: "",
    annotations: [],
    commands: [],
    masked: [KEY],
    files: {},
    report: null,
  };
  const look = (ran: Partial<ActionRun>, stage: ActionHarness) =>
    findExposedSecrets({ ...clean, ...ran }, stage.github, stage.service, { key: KEY, token: TOKEN });

  test("finds one wherever it stands, however it is written", async () => {
    const stage = await createHarness();
    expect(look({}, stage)).toEqual([]);
    expect(look({ stdout: `key=${KEY}` }, stage)).toEqual(["stdout shows the key"]);
    expect(look({ stderr: encodeURIComponent(KEY) }, stage)).toEqual(["stderr shows the key"]);
    expect(look({ summary: TOKEN }, stage)).toEqual(["the summary shows the token"]);
    expect(look({ outputs: { "report-json": KEY } }, stage)).toEqual(["the outputs shows the key"]);
    expect(look({ files: { "a/report.json": KEY.replaceAll("/", "\\/") } }, stage)).toEqual([
      "a/report.json shows the key",
    ]);
    stage.github.addComment({ issue: 7, author: "octocat", body: Buffer.from(KEY).toString("base64") });
    expect(look({}, stage)).toEqual(["a comment shows the key"]);
  });

  test("finds one that was sent where it does not belong", async () => {
    const stage = await createHarness();
    await fetch(`${stage.service.url}/api/check-usage?k=${TOKEN}`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    await fetch(`${stage.github.url}/user`, {
      headers: { authorization: `Bearer ${KEY}`, "user-agent": "test" },
    });
    expect(look({}, stage)).toEqual([
      "a request to the service shows the token",
      `GitHub was sent the authorization Bearer ${KEY}`,
      `The service was sent the authorization Bearer ${TOKEN}`,
    ]);
  });
});
