import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extractRewriteSecrets } from "../../../src/run/visit/rewrite-rules.ts";
import { createSecretMask, listParameters } from "../../../src/run/visit/secret-mask.ts";

const QUERY = "x-vercel-protection-bypass=s3cr3t+bypass/01&samesite=none&n=1";

describe("createSecretMask", () => {
  const mask = createSecretMask(listParameters(QUERY), [
    ["authorization", "Basic dXNlcjpwYXNz"],
    ["x-stage", "preview"],
  ]);

  it("masks the values of the query wherever they are, in every spelling", () => {
    const texts = [
      `https://p.example/a?${QUERY}`,
      "visited https://p.example/?utm=1&amp;x-vercel-protection-bypass=s3cr3t%20bypass%2F01.",
      "the cookie is s3cr3t bypass/01",
      "cut: https://p.example/?x-vercel-protection-bypass=s3cr3t…",
    ];
    for (const text of texts) expect(mask(text)).not.toMatch(/s3cr3t|bypass\/01/u);
    expect(mask("https://p.example/?a=b&n=1#top")).toBe("https://p.example/?a=b&n=***#top");
  });

  it("masks request headers' values, and leaves short values, pictures and other objects as they are", () => {
    const raster = new Uint8Array([1, 2]);
    const value = {
      notes: ["sent Basic dXNlcjpwYXNz", "1 of 2, none of the preview"],
      picture: "data:image/png;base64,none",
      raster,
    };
    expect(mask(value)).toEqual({ ...value, notes: ["sent ***", "1 of 2, none of the preview"] });
    expect(mask(value).raster).toBe(raster);
  });

  it("masks words that are no token as parameters only", () => {
    const hide = createSecretMask(listParameters("theme=spring-sale&password=opensesame"), []);
    expect(hide("spring-sale at https://p.example/?theme=spring-sale")).toBe(
      "spring-sale at https://p.example/?theme=***",
    );
    expect(hide("The page shows opensesame.")).toBe("The page shows ***.");
  });

  it("changes nothing where there is no secret", () => {
    const value = { a: ["b"] };
    expect(createSecretMask([], [])(value)).toBe(value);
  });

  it("leaves no secret in any text", () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => text.trim().length >= 6),
        fc.string(),
        fc.string(),
        (secret, before, after) => {
          const query = new URLSearchParams({ token: secret }).toString();
          const hide = createSecretMask(listParameters(query), []);
          expect(hide(`${before}${encodeURIComponent(secret.toWellFormed())}${after}`)).not.toContain(
            encodeURIComponent(secret.toWellFormed()),
          );
          expect(hide(`https://p.example/?${query}`)).not.toContain(query.slice("token=".length));
        },
      ),
    );
  });
});

it("the values of a rewrite's query are secrets of the log", () => {
  const text = "https://a.example => https://p.example/?token=abcdef123&v=1\nhttps://b.example => https://q.example";
  expect(extractRewriteSecrets(text)).toEqual(["abcdef123"]);
});
