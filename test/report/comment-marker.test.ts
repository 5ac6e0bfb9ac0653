import fc from "fast-check";
import { expect, test } from "vitest";
import { renderCommentMarker } from "../../src/report/comment-marker.ts";
import { renderGfm } from "./github-markdown.ts";
import { hostileText } from "./hostile-text.ts";

test("renderCommentMarker writes one HTML comment that is unique per id", () => {
  fc.assert(
    fc.property(hostileText, hostileText, (id, other) => {
      const marker = renderCommentMarker(id);
      expect(renderGfm(marker)).toBe(marker);
      expect(marker.slice(4, -3)).not.toMatch(/--|[<>]/u);
      if (id.toWellFormed() !== other.toWellFormed()) expect(renderCommentMarker(other)).not.toBe(marker);
    }),
  );
});
