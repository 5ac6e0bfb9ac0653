import { describe, expect, it } from "vitest";
import { detectSoft404, findApiError } from "../../../src/engine/link/soft-404.ts";
import { createPageObservation } from "./builders.ts";

describe("findApiError", () => {
  it.each([
    ['{"statusCode":404,"message":"Cannot GET /lp"}', '"statusCode":404'],
    ['{"error":{"code":404,"message":"Not found"}}', '"code":404'],
    ['{ "status": "404" }', '"status": "404"'],
    ["<Error><Code>NoSuchKey</Code><Message>No</Message></Error>", "<Code>NoSuchKey</Code>"],
    ["Cannot GET /lp/spring-offer", "Cannot GET /lp/spring-offer"],
  ])("finds the error in %s", (text, said) => expect(findApiError(text)).toBe(said));

  it.each([
    '{"code":200}',
    '{"id":404,"name":"Boots"}',
    "Cannot GET /lp? Here is why",
    'Our API answers {"status":404}',
    `{"items":["${"x".repeat(3_000)}"],"code":404}`,
  ])("finds no error in %s", (text) => expect(findApiError(text)).toBeNull());

  it("is the reason for a soft 404 where the page shows nothing else", () => {
    const text = '{"code":404}';
    expect(detectSoft404(createPageObservation({ title: "", heading: "", text }))).toEqual({
      kind: "not_found_heading",
      heading: '"code":404',
      apiError: true,
    });
  });
});
