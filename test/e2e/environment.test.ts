import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { startDestinations } from "../doubles/destinations.ts";
import { pullRequestEvent } from "../doubles/runner-events.ts";
import { startTlsDestination } from "../doubles/tls-destinations.ts";
import { createHarness } from "./action-harness.ts";

// The runner's files and variables decide nothing about the verdict.

const LINKS = { mode: "links", "api-url": "", "api-key": "" };
const adsYml = (...landings: string[]): string =>
  `version: 1\nads:\n${landings.map((url, at) => `  - { id: ad-${at}, landing: "${url}" }\n`).join("")}`;

describe.each([
  ["is gone", path.join(import.meta.dirname, "none/command_file")],
  ["is on a full disk", "/dev/full"],
])("a command file that %s", (_, file) => {
  test.each(["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"])("%s: is a warning; verdict and comment stand", async (name) => {
    const destinations = await startDestinations();
    onTestFinished(() => destinations.close());
    const { github, run } = await createHarness();
    const ran = await run({
      event: pullRequestEvent(),
      ads: adsYml(destinations.url("/alive"), destinations.url("/404")),
      inputs: LINKS,
      env: { [name]: file },
    });
    expect(ran.exitCode).toBe(1);
    expect(github.comments[0]?.body).toContain("1 of 2 ads failed: 1 broken link");
    expect(ran.annotations.filter(({ level }) => level === "warning").length).toBeGreaterThanOrEqual(1);
    expect(ran.annotations.some(({ level, message }) => level === "error" && message.includes("404"))).toBe(true);
  });
});

test("a job that trusts every certificate doesn't make a self-signed page work", async () => {
  const page = await startTlsDestination("self_signed");
  onTestFinished(() => page.close());
  const { run } = await createHarness();
  const ran = await run({
    ads: adsYml(page.url),
    inputs: LINKS,
    env: { NODE_TLS_REJECT_UNAUTHORIZED: "0", NODE_NO_WARNINGS: "1" },
  });
  expect(ran.outputs["verdict"]).toBe("fail");
  expect(ran.report?.entries[0]?.reason).toMatch(/certificate/iu);
  expect(ran.report?.notices.join("\n")).toContain("NODE_TLS_REJECT_UNAUTHORIZED");
});
