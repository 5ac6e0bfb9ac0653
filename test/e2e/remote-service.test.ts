import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { getEntryBadge } from "../../src/report/entry-status.ts";
import { CheckReport } from "../../src/result/check-report.ts";
import type { EntryState } from "../../src/result/entry-state.ts";
import { runCli } from "../cli/fake-terminal.ts";
import { sampleEvaluation, sampleEvaluationWithScore, sampleLinkBroken } from "../contract/samples.ts";
import { type ServiceDouble, type ServiceOptions, startService } from "../doubles/service.ts";
import type { Behaviour } from "../doubles/service-behaviours.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { createHarness, KEY } from "./action-harness.ts";
import { adsYml, landing } from "./sample-manifests.ts";

interface Misbehaviour {
  act: Behaviour | Behaviour[];
  state: EntryState;
  says: RegExp;
  /** How often the evaluation is sent. */
  sent: number;
  code?: string;
  /** Its time-out: a second, the least that a manifest may ask for. */
  impatient?: true;
}

const NOT_RESENT = /may have been counted, so it is not sent a second time/u;
const passes = { state: "passed", says: /^Scores 7 \(threshold 7\)\.$/u } as const;
const breaks = (field: string) => ({
  state: "error" as const,
  says: new RegExp(`breaks the contract at "?${field}"?: .*version 1\\.1`, "u"),
  code: "ContractBroken",
  sent: 1,
});
const fails = (says: RegExp, sent: number, code?: string) => ({
  state: "error" as const,
  says,
  sent,
  ...(code !== undefined && { code }),
});

const misbehaviours = (elsewhere: ServiceDouble): Record<string, Misbehaviour> => ({
  good: { act: acts.evaluates(), ...passes, sent: 1 },
  newer: {
    act: acts.json({ ...sampleEvaluation(), lpCaptureStatus: "captured_twice", more: 1 }),
    ...passes,
    sent: 1,
  },
  low: {
    act: acts.evaluates(sampleEvaluationWithScore(3)),
    state: "below_threshold",
    says: /^Scores 3, below 7/u,
    sent: 1,
  },
  hidden: { act: acts.urlOnly(), state: "url_only", says: /challenge/u, sent: 1 },
  dead: { act: acts.linkBroken(), state: "link_broken", says: /answers 404/u, sent: 1 },
  "dead-with-a-score": {
    act: acts.json({ ...sampleLinkBroken(), overallScore: 9.5, componentScores: {} }),
    state: "link_broken",
    says: /answers 404/u,
    sent: 1,
  },
  "dead-without-a-reason": {
    act: acts.json(sampleLinkBroken({ linkBroken: { url: "x", finalUrl: null, httpStatus: null, reason: " " } })),
    state: "link_broken",
    says: /^The landing page x is broken\.$/u,
    sent: 1,
  },
  "hidden-without-a-reason": {
    act: acts.urlOnly({ lpUnavailableReason: "" }),
    state: "url_only",
    says: /^The landing page could not be captured\.$/u,
    sent: 1,
  },
  // Our own words in a service's mouth.
  interrupted: {
    act: acts.json({ error: "Hm.", errorCode: "INTERRUPTED" }, 400),
    ...fails(/rejected the request \(INTERRUPTED\)/u, 1),
  },
  "without-a-code": {
    act: acts.json({ error: "Hm.", errorCode: "" }, 400),
    ...fails(/rejected the request \(400\)/u, 1, "HTTP_400"),
  },
  // Fails, and asks for another try.
  storm: { act: [...acts.refusesTimes(3), acts.evaluates()], ...passes, sent: 4 },
  "storm-without-end": {
    act: acts.analysisFailed(),
    ...fails(/failed to analyse this ad \(500, 4 attempts\).*run again later/u, 4, "ANALYSIS_FAILED"),
  },
  "back-soon": { act: [acts.unavailable("1"), acts.evaluates()], ...passes, sent: 2 },
  away: {
    act: acts.unavailable(),
    ...fails(/not available \(503, 4 attempts\): “Back soon\.”/u, 4, "HTTP_503"),
  },
  "bad-gateway": { act: acts.html(502), ...fails(/not available \(502, 4 attempts\)/u, 4, "HTTP_502") },
  "slow-gateway": { act: acts.html(504), ...fails(/not available \(504, 4 attempts\)/u, 4, "HTTP_504") },
  // Breaks down after the request was sent.
  reset: { act: acts.resets, ...fails(/closed the connection before it answered/u, 1, "ConnectionLost") },
  "hung-up": { act: acts.hangsUp, ...fails(NOT_RESENT, 1, "ConnectionLost") },
  "broken-off": { act: acts.breaksOff, ...fails(/in the middle of its response/u, 1, "AnswerBrokenOff") },
  silent: { act: acts.staysSilent, ...fails(/did not finish within 1 s/u, 1, "TIMED_OUT"), impatient: true },
  stalled: { act: acts.stalls(), ...fails(/did not finish within 1 s/u, 1, "TIMED_OUT"), impatient: true },
  dripping: { act: acts.drips(20), ...fails(/did not finish within 1 s/u, 1, "TIMED_OUT"), impatient: true },
  "slow-and-failing": {
    act: acts.drips(20, 500),
    ...fails(/did not finish within 1 s/u, 1, "TIMED_OUT"),
    impatient: true,
  },
  // Is no evaluation.
  page: {
    act: acts.html(),
    ...fails(/a body that is not JSON: “<!doctype html>.*not to a web page/u, 1, "HTTP_200"),
  },
  empty: { act: acts.answers(""), ...fails(/answered 200 with an empty body/u, 1) },
  truncated: { act: acts.truncatedJson(), ...fails(/not JSON/u, 1) },
  "too-large": { act: acts.larger(10_000_001), ...fails(/more than 10 MB/u, 1) },
  endless: { act: acts.neverEnds(), ...fails(/more than 10 MB/u, 1) },
  moved: {
    act: acts.redirects(`${elsewhere.url}/api/analyze-ad`),
    ...fails(/redirects \(307\) to .*Redirects are not followed/u, 1, "HTTP_307"),
  },
  "unknown-path": {
    act: acts.html(404),
    ...fails(/answered 404.*Check that api-url is the URL before/u, 1, "HTTP_404"),
  },
  unsafe: {
    act: acts.refuses(400, { error: "Private.", errorCode: "UNSAFE_URL" }),
    ...fails(/UNSAFE_URL.*public http/u, 1, "UNSAFE_URL"),
  },
  "no-ad": {
    act: acts.refuses(400, { error: "No ad.", errorCode: "NO_AD_ASSET" }),
    ...fails(/NO_AD_ASSET/u, 1, "NO_AD_ASSET"),
  },
  // Breaks the contract.
  eleven: { act: acts.json({ ...sampleEvaluation(), overallScore: 11 }), ...breaks("overallScore") },
  "no-score": { act: acts.json({ ...sampleEvaluation(), overallScore: null }), ...breaks("overallScore") },
  text: { act: acts.json({ ...sampleEvaluation(), overallScore: "9" }), ...breaks("overallScore") },
  list: { act: acts.json([]), ...breaks("its top level") },
  "nameless-dead": { act: acts.json({ ...sampleLinkBroken(), linkBroken: null }), ...breaks("linkBroken") },
});

type RunThrough = (
  service: ServiceOptions,
  ads: string,
  settings: Record<string, string>,
) => Promise<{ exitCode: number | null; report: CheckReport; shown: string; service: ServiceDouble }>;

const throughTheAction: RunThrough = async (service, ads, inputs) => {
  const stage = await createHarness({ service });
  const ran = await stage.run({ ads, inputs });
  return {
    exitCode: ran.exitCode,
    report: CheckReport.parse(ran.report),
    shown: ran.stdout,
    service: stage.service,
  };
};

const throughATerminal: RunThrough = async (options, ads, settings) => {
  const service = await startService({ key: KEY, ...options });
  const cwd = await mkdtemp(path.join(tmpdir(), "adhere-remote-"));
  onTestFinished(async () => {
    await service.close();
    await rm(cwd, { recursive: true, force: true });
  });
  await writeFile(path.join(cwd, "ads.yml"), ads);
  const flags = Object.entries({ "api-url": service.url, ...settings });
  const told = await runCli(["check", ...flags.flatMap(([name, value]) => [`--${name}`, value])], {
    cwd,
    env: { ADHERE_API_KEY: KEY },
  });
  expect(service.faults).toEqual([]);
  const report = CheckReport.parse(JSON.parse(await readFile(path.join(cwd, "adhere-report/report.json"), "utf8")));
  expect([told.stdout, told.stderr, JSON.stringify(report)].filter((text) => text.includes(KEY))).toEqual([]);
  return { exitCode: told.exitCode, report, shown: told.stdout + told.stderr, service };
};

describe.each([
  ["the Action", throughTheAction, 1],
  ["a terminal", throughATerminal, 2],
] as const)("through %s", (_, run, couldNotJudge) => {
  test("each misbehaviour is one entry's, told apart and told what to do", async () => {
    const elsewhere = await startService();
    onTestFinished(() => elsewhere.close());
    const cases = misbehaviours(elsewhere);
    const { exitCode, report, shown, service } = await run(
      { byLanding: Object.fromEntries(Object.entries(cases).map(([id, { act }]) => [landing(id), act])) },
      adsYml(
        ...Object.entries(cases).map(([id, { impatient }]) => ({
          id,
          more: impatient ? "    timeout: 1\n" : "",
        })),
      ),
      { concurrency: "40" },
    );

    expect(exitCode).toBe(1);
    expect(report.verdict).toBe("fail");
    expect(report.entries.map(({ id }) => id)).toEqual(Object.keys(cases));
    for (const entry of report.entries) {
      const { state, says, sent, code } = cases[entry.id] ?? {};
      expect(entry).toMatchObject({ state, reason: expect.stringMatching(says ?? "") });
      if (code !== undefined) expect([entry.id, entry.error?.code]).toEqual([entry.id, code]);
      expect([entry.id, service.evaluations(landing(entry.id))]).toEqual([entry.id, sent]);
      expect(shown).toContain(`${entry.id}: ${getEntryBadge(entry).label.toLowerCase()}. `);
    }
    expect(elsewhere.requests).toEqual([]);
  });

  const stoppers: [string, Behaviour, RegExp, string][] = [
    [
      "401",
      acts.keyRefused(),
      /does not accept the API key \(401\).*No further requests are sent\. Create a key/u,
      "HTTP_401",
    ],
    ["403", acts.scopeMissing(), /\(403\).*Add the scope "analyze"/u, "HTTP_403"],
    [
      "429 of the account",
      acts.userLimit(),
      /USER_RATE_LIMIT_EXCEEDED.*It resets at 2026-12-01/u,
      "USER_RATE_LIMIT_EXCEEDED",
    ],
    ["429 of the address", acts.anonymousLimit(), /IP_RATE_LIMIT_EXCEEDED.*Set api-key/u, "IP_RATE_LIMIT_EXCEEDED"],
    ["429 of a gateway", acts.html(429), /accepts no more requests for now \(429\)/u, "HTTP_429"],
  ];

  test.each(stoppers)("after a %s nothing more is sent, and what is done is kept", async (__, act, says, code) => {
    const ids = ["done", "refused", "never-1", "never-2", "never-3"];
    const { exitCode, report, service } = await run({ byLanding: { [landing("refused")]: act } }, adsYml(...ids), {
      concurrency: "1",
      "on-inconclusive": "fail",
    });
    expect(exitCode).toBe(1);
    expect(report.entries.map(({ id, state }) => [id, state])).toEqual(
      ids.map((id) => [id, id === "done" ? "passed" : "error"]),
    );
    for (const entry of report.entries.slice(1)) {
      expect(entry).toMatchObject({
        reason: expect.stringMatching(says),
        error: { code, blame: "evaluation" },
      });
    }
    expect(service.evaluations()).toBe(2);
  });

  test("a key that is refused from the start: nothing judged, one call spent", async () => {
    const { exitCode, report, service } = await run({ key: "another" }, adsYml("one", "two"), {
      concurrency: "1",
    });
    expect(exitCode).toBe(couldNotJudge);
    expect(report).toMatchObject({ verdict: "inconclusive", exitCode: 2, counts: { error: 2 } });
    expect(service.requests.map((request) => request.path)).toEqual(["/api/check-usage", "/api/analyze-ad"]);
    expect(report.notices).toEqual([expect.stringMatching(/does not accept the API key/u)]);
  });

  test("a service that speaks of interruption has not stopped the run", async () => {
    const { exitCode, report } = await run(
      { byLanding: { [landing("odd")]: acts.json({ error: "Hm.", errorCode: "INTERRUPTED" }, 400) } },
      adsYml("good", "odd"),
      {},
    );
    expect([exitCode, report.verdict, report.headline]).toEqual([
      0,
      "pass",
      "1 of 2 ads passed: 1 could not be evaluated.",
    ]);
  });

  test("too small an allowance is said before anything is spent", async () => {
    const { exitCode, report, shown } = await run(
      { usage: acts.usage({ remaining: 1, used: 999 }) },
      adsYml("one", "two"),
      {},
    );
    const notice = "1 evaluation remains this month and 2 entries are to be evaluated";
    expect(exitCode).toBe(0);
    expect(report.notices).toEqual([expect.stringContaining(notice)]);
    expect(shown.indexOf(notice)).toBeGreaterThan(-1);
    expect(shown.indexOf(notice)).toBeLessThan(shown.indexOf("Checking 2 ads"));
  });

  test("a key that may not ask for the allowance is fine", async () => {
    const { exitCode, report } = await run({ usage: acts.scopeMissing() }, adsYml("one"), {});
    expect([exitCode, report.notices]).toEqual([0, []]);
  });

  test("nobody listens: every entry says so, and the wait is one entry's", async () => {
    const nobody = await startService();
    await nobody.close();
    const { exitCode, report, service } = await run({}, adsYml("one", "two", "three"), {
      "api-url": nobody.url,
      concurrency: "1",
    });
    expect(exitCode).toBe(couldNotJudge);
    expect(
      report.entries.map(({ reason }) => /\(ECONNREFUSED, (\d) attempts?\); nothing was sent/u.exec(reason)?.[1]),
    ).toEqual(["4", "1", "1"]);
    expect(service.requests).toEqual([]);
  });

  test("never more under way than concurrency, and none asked twice", async () => {
    const ids = Array.from({ length: 40 }, (__, i) => `ad-${i}`);
    const { report, service } = await run({ delayMs: 5 }, adsYml(...ids), { concurrency: "3" });
    expect(report.counts.passed).toBe(40);
    expect(service.peak).toBe(3);
    expect(service.evaluations()).toBe(40);
  });
});
