import fc from "fast-check";
import { expect, test } from "vitest";
import { collapseSpaces } from "../../../src/engine/link/visible-text.ts";

test("gives every white space as one space, none at the ends", () => {
  const unit = fc.constantFrom("a", "é", " ", "\n", "\t", "\u00a0", "\u3000", "\ufeff", "\u200b");
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(collapseSpaces(text)).toBe(text.replace(/\s+/g, " ").trim());
    }),
    { numRuns: 2_000 },
  );
});
