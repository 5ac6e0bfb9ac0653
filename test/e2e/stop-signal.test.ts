import type { ChildProcess } from "node:child_process";
import { expect, test } from "vitest";
import { pullRequestEvent } from "../doubles/runner-events.ts";
import type { ServiceDouble } from "../doubles/service.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { createHarness } from "./action-harness.ts";
import { adsYml, landing } from "./sample-manifests.ts";

/** Stops the process once its log has a line and the service so many requests. */
const stopOnce =
  (service: ServiceDouble, line: string, requests: number, signal: NodeJS.Signals) => (child: ChildProcess) => {
    let log = "";
    child.stdout?.on("data", (text: string) => {
      log += text;
    });
    const timer = setInterval(() => {
      if (!log.includes(line) || service.requests.length < requests) return;
      clearInterval(timer);
      child.kill(signal);
    }, 5);
    child.once("exit", () => clearInterval(timer));
  };

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s in the middle: what is done is kept, and it is no pass",
  async (signal) => {
    const { github, service, run } = await createHarness({
      service: { byLanding: { [landing("slow")]: acts.staysSilent } },
    });
    const ran = await run({
      event: pullRequestEvent(),
      ads: adsYml("done", "slow", "waits"),
      inputs: { concurrency: "1", "warn-only": "true" },
      onSpawn: stopOnce(service, "[1/3] done", 3, signal),
    });
    expect([ran.signal, ran.exitCode]).toEqual([null, 1]);
    expect(ran.report?.entries.map(({ id, state, error }) => [id, state, error?.code])).toEqual([
      ["done", "passed", undefined],
      ["slow", "error", "INTERRUPTED"],
      ["waits", "error", "INTERRUPTED"],
    ]);
    expect(service.evaluations(landing("waits"))).toBe(0);
    expect(ran.outputs).toMatchObject({ verdict: "inconclusive", passed: "1", inconclusive: "2" });
    expect(ran.summary).toContain("The run was stopped early.");
    expect(github.comments[0]?.body).toContain("The run was stopped early.");
  },
);

test("a dead link that was found before the stop fails the check", async () => {
  const { service, run } = await createHarness({
    service: { byLanding: { [landing("dead")]: acts.linkBroken(), [landing("slow")]: acts.staysSilent } },
  });
  const ran = await run({
    ads: adsYml("dead", "slow"),
    inputs: { concurrency: "1" },
    onSpawn: stopOnce(service, "[1/2] dead", 3, "SIGTERM"),
  });
  expect(ran.exitCode).toBe(1);
  expect(ran.outputs).toMatchObject({ verdict: "fail", "broken-links": "1", inconclusive: "1" });
});

test("stopped before the first evaluation, every entry says so", async () => {
  const { service, run } = await createHarness({ service: { usage: acts.staysSilent } });
  const ran = await run({
    ads: adsYml("one", "two"),
    onSpawn: stopOnce(service, "::group::", 1, "SIGTERM"),
  });
  expect(ran.exitCode).toBe(1);
  expect(service.evaluations()).toBe(0);
  expect(ran.report?.entries.map(({ error }) => error?.code)).toEqual(["INTERRUPTED", "INTERRUPTED"]);
  expect(ran.outputs).toMatchObject({ verdict: "inconclusive", inconclusive: "2" });
});

test("a stopped run has its outputs before GitHub is asked for anything", async () => {
  const { github, service, run } = await createHarness({
    service: { byLanding: { [landing("slow")]: acts.staysSilent } },
  });
  const ran = await run({
    event: pullRequestEvent(),
    ads: adsYml("done", "slow"),
    inputs: { concurrency: "1" },
    onSpawn: (child) => {
      github.misbehave({ delay: 10, meanwhile: () => child.kill("SIGKILL") });
      stopOnce(service, "[1/2] done", 3, "SIGTERM")(child);
    },
  });
  expect(ran.signal).toBe("SIGKILL");
  expect(ran.outputs).toMatchObject({ verdict: "inconclusive", passed: "1" });
  expect(ran.summary).toContain("The run was stopped early.");
});
