import { expect, test } from "vitest";
import { maskSecrets, readInputs } from "../../src/action/read-inputs.ts";
import { inputNames } from "../../src/run/settings.ts";
import { inputVariable } from "../doubles/runner.ts";

test("every input is found under the name that the runner gives it, and nothing else", () => {
  const env = Object.fromEntries(inputNames().map((name) => [inputVariable(name), `text of ${name}`]));
  expect(readInputs({ ...env, INPUT_API_URL: "no", INPUT_OTHER: "no", manifest: "no" })).toEqual(
    Object.fromEntries(inputNames().map((name) => [name, `text of ${name}`])),
  );
  expect(readInputs({})).toEqual({});
  expect(readInputs({ INPUT_THRESHOLD: "" })).toEqual({ threshold: "" });
});

test("secrets are masked as they are used, without the white space around them", () => {
  const masked: string[] = [];
  const core = { setSecret: (secret: string) => masked.push(secret) };
  maskSecrets({ "api-key": " key_1\n", "github-token": "ghs_2", "api-url": "https://x.example" }, core);
  maskSecrets({ "api-key": "  \n", "github-token": "" }, core);
  expect(masked).toEqual(["key_1", "ghs_2"]);
});
