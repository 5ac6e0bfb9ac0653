import { expect, test } from "vitest";
import { shelve } from "../../src/repair/locate.ts";
import type { Repair } from "../../src/repair/plan.ts";
import { rightSide, suggestionsOf } from "../../src/repair/suggest.ts";
import { sampleFix } from "../report/samples.ts";

const repairOf = (path: string, text: string, current: string, suggested: string): Repair => {
  const located = shelve([{ path, text }]).locate(current, suggested);
  if (located.kind !== "edit") throw new Error(located.kind);
  return { entryId: "a", fix: sampleFix(), edit: located.edit, safe: true, why: "" };
};

const PAGE = "<main>\n<h1>Welcome\n  here</h1>\n<p>Text</p>\n</main>\n";
const repair = repairOf("p.html", PAGE, "Welcome here", "Fresh coffee");
const suggest = (patch: string, text = PAGE) =>
  suggestionsOf([repair], [{ path: "p.html", text }], [{ path: "p.html", patch }]);

test("whole lines of the diff's right side are replaced", () => {
  const [suggestion] = suggest(
    "@@ -1,3 +1,5 @@\n <main>\n+<h1>Welcome\n+  here</h1>\n-<h1>Old</h1>\n <p>Text</p>\n </main>",
  );
  expect(suggestion).toMatchObject({ startLine: 2, line: 3, replacement: "<h1>Fresh coffee</h1>" });
});

test("lines that the merge has moved are found by what they say", () => {
  const [suggestion] = suggest("@@ -10,2 +40,4 @@\n <main>\n+<h1>Welcome\n+  here</h1>\n <p>Text</p>");
  expect(suggestion).toMatchObject({ startLine: 41, line: 42 });
});

test.each([
  ["outside the hunks", "@@ -4,1 +4,2 @@\n <p>Text</p>\n+</main>"],
  ["half outside", "@@ -1,1 +1,2 @@\n <main>\n+<h1>Welcome"],
  ["on the left side only", "@@ -1,4 +1,2 @@\n <main>\n-<h1>Welcome\n-  here</h1>\n <p>Text</p>"],
  ["said otherwise at the head", "@@ -1,3 +1,4 @@\n <main>\n+<h1>Welcome\n+  all</h1>\n <p>Text</p>"],
])("no suggestion %s", (_, patch) => {
  expect(suggest(patch)).toEqual([]);
});

test("the right side counts added and unchanged lines, and no marker of a missing line break", () => {
  const side = rightSide(
    "@@ -1 +1,2 @@\n-a\n+b\n+c\n\\ No newline at end of file\n@@ -9,2 +10,1 @@ fn\n x\n-y",
  );
  expect([...side]).toEqual([
    [1, "b"],
    [2, "c"],
    [10, "x"],
  ]);
});
