import fc from "fast-check";
import { expect, test } from "vitest";
import { createSanitiser, parseJsonWithoutKey } from "../../src/client/sanitise-text.ts";

const keys = fc.stringMatching(/^[\x21-\x7e]{8,60}$/);

test("any text becomes one printable line of at most 200 characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
      const quoted = createSanitiser(undefined)(text);
      expect(quoted.length).toBeLessThanOrEqual(200);
      expect(quoted).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
    }),
  );
});

test("the result never has the key or a part of it that truncation left", () => {
  fc.assert(
    fc.property(keys, fc.nat({ max: 300 }), fc.nat({ max: 300 }), (key, before, after) => {
      const quoted = createSanitiser(key)(`${"\u00e4".repeat(before)}${key}${"\u00e4".repeat(after)}`);
      expect(quoted).not.toContain(key.slice(0, 8));
    }),
  );
});

test("bidi marks, zero-width and control characters are removed; line breaks become a space", () => {
  expect(createSanitiser(undefined)("a\u202eb\u200bc\u001b[1m\r\n\t d\u2028e")).toBe("abc[1m d e");
});

test("a key with invisible characters in it is masked", () => {
  expect(createSanitiser("sk_live_0123456789")("key sk_live\u200b_01234\u000056789!")).toBe("key ***!");
});

test("JSON without the key is returned unchanged", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(parseJsonWithoutKey(`\uFEFF${text}`, "sk_live_0123456789")).toEqual(JSON.parse(text));
    }),
  );
});

test("the key is masked in every notation of JSON", () => {
  fc.assert(
    fc.property(keys, (key) => {
      const escaped = [...key].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
      for (const written of [JSON.stringify(key).slice(1, -1), escaped])
        expect(parseJsonWithoutKey(`{"a": ["x ${written} y"]}`, key)).toEqual({ a: ["x *** y"] });
    }),
  );
});

test("text that is not JSON is undefined", () => {
  for (const text of ["", "<html>", '{"a":', "[".repeat(100_000)])
    expect(parseJsonWithoutKey(text, undefined)).toBeUndefined();
});
