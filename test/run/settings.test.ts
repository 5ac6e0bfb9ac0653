import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { INPUTS, inputNames, readSettings, SettingsError } from "../../src/run/settings.ts";

const read = (given: Record<string, string>) => readSettings(given, (name) => name);

describe("settings", () => {
  it("read their defaults", () => {
    expect(read({})).toMatchObject({
      manifest: ["ads.yml"],
      threshold: 7,
      "on-inconclusive": "warn",
      "warn-only": false,
      concurrency: "auto",
      timeout: 60,
      "api-url": undefined,
      "github-token": undefined,
    });
  });

  it("say of a shard that there is none what there is", () => {
    expect(() => read({ shard: "3/2" })).toThrow("there is no shard 3 of 2");
    expect(() => read({ shard: "2/x" })).toThrow(/such as 2\/8, but is "2\/x"\.$/);
  });

  it("name every mistake at once, and never show a secret", () => {
    const problems = (() => {
      try {
        read({
          threshold: "11",
          "on-inconclusive": "ignore",
          "warn-only": "yes",
          concurrency: "0",
          "api-url": "ftp://x",
        });
        return [];
      } catch (error) {
        return error instanceof SettingsError ? error.problems : [];
      }
    })();
    expect(problems).toEqual([
      'threshold must be a number from 0 to 10, but is "11".',
      'on-inconclusive must be one of warn, fail, but is "ignore".',
      'warn-only must be "true" or "false", but is "yes".',
      'api-url must be an http(s) URL, but is "ftp://x".',
      'concurrency must be "auto" or a whole number from 1 to 256, but is "0".',
    ]);
  });

  it("read several manifests, one a line", () => {
    expect(read({ manifest: "a.yml\n  b/*.yml \n\n" }).manifest).toEqual(["a.yml", "b/*.yml"]);
  });
});

describe("action.yml", () => {
  const action = parse(readFileSync(new URL("../../action.yml", import.meta.url), "utf8"));
  const here = inputNames();

  it("lists exactly the inputs that work, with their defaults and descriptions", () => {
    expect(Object.keys(action.inputs)).toEqual(here);
    for (const name of here) {
      expect([name, action.inputs[name].default, action.inputs[name].description]).toEqual([
        name,
        INPUTS[name].default,
        INPUTS[name].describe,
      ]);
    }
  });
});
