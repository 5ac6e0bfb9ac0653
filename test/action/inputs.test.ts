import { expect, test } from "vitest";
import { givenInputs, maskSecrets } from "../../src/action/inputs.ts";
import { names } from "../../src/check/settings.ts";
import { inputVariable } from "../doubles/runner.ts";

test("every input is found under the name that the runner gives it, and nothing else", () => {
  const env = Object.fromEntries(names().map((name) => [inputVariable(name), `text of ${name}`]));
  expect(givenInputs({ ...env, INPUT_API_URL: "no", INPUT_OTHER: "no", manifest: "no" })).toEqual(
    Object.fromEntries(names().map((name) => [name, `text of ${name}`])),
  );
  expect(givenInputs({})).toEqual({});
  expect(givenInputs({ INPUT_THRESHOLD: "" })).toEqual({ threshold: "" });
});

test("secrets are masked as they are used, without the white space around them", () => {
  const masked: string[] = [];
  const core = { setSecret: (secret: string) => masked.push(secret) };
  maskSecrets({ "api-key": " key_1\n", "github-token": "ghs_2", "api-url": "https://x.example" }, core);
  maskSecrets({ "api-key": "  \n", "github-token": "" }, core);
  expect(masked).toEqual(["key_1", "ghs_2"]);
});
