import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { applyEdits } from "../../src/repair/create-patch.ts";
import { createSuggestions, parseRightSide } from "../../src/repair/create-suggestions.ts";
import { indexSources } from "../../src/repair/find-text.ts";
import type { Repair } from "../../src/repair/plan-repairs.ts";
import { sampleFix } from "../report/sample-results.ts";

vi.mock(import("../../src/repair/create-patch.ts"), { spy: true });

const repairOf = (path: string, text: string, current: string, suggested: string): Repair => {
  const located = indexSources([{ path, text }]).findText(current, suggested);
  if (located.kind !== "edit") throw new Error(located.kind);
  return {
    entryId: "a",
    fix: sampleFix(),
    edit: located.edit,
    safe: true,
    why: "",
    needsDecision: false,
    isSuggestable: true,
  };
};

const PAGE = "<main>\n<h1>Welcome\n  here</h1>\n<p>Text</p>\n</main>\n";
const repair = repairOf("p.html", PAGE, "Welcome here", "Fresh coffee");
const suggest = (patch: string, text = PAGE) =>
  createSuggestions([repair], [{ path: "p.html", text }], [{ path: "p.html", patch }]);

test("whole lines of the diff's right side are replaced", () => {
  const [suggestion] = suggest(
    "@@ -1,3 +1,5 @@\n <main>\n+<h1>Welcome\n+  here</h1>\n-<h1>Old</h1>\n <p>Text</p>\n </main>",
  );
  expect(suggestion).toMatchObject({ startLine: 2, line: 3, replacement: "<h1>Fresh coffee</h1>" });
});

test("two repairs of one line are one suggestion: of two only the first could be applied", () => {
  const text = '<p><b>Welcome here</b> <a href="/">Read more</a></p>\n';
  const repairs = [
    repairOf("p.html", text, "Read more", "Shop now"),
    repairOf("p.html", text, "Welcome here", "Fresh coffee"),
  ];
  const changed = [{ path: "p.html", patch: `@@ -1,1 +1,1 @@\n-x\n+${text.trimEnd()}` }];
  const suggestions = createSuggestions(repairs, [{ path: "p.html", text }], changed);
  expect(suggestions).toMatchObject([
    { startLine: 1, line: 1, replacement: '<p><b>Fresh coffee</b> <a href="/">Shop now</a></p>' },
  ]);
  expect(suggestions[0]?.repairs).toHaveLength(2);
});

test("repairs of lines apart keep their own suggestions, the gravest first", () => {
  const text = "<h1>Welcome here</h1>\n<p>x</p>\n<a>Read more</a>\n";
  const repairs = [
    repairOf("p.html", text, "Read more", "Shop now"),
    repairOf("p.html", text, "Welcome here", "Fresh coffee"),
  ];
  const patch = `@@ -0,0 +1,3 @@\n${text.trimEnd().replaceAll(/^/gm, "+")}`;
  const suggestions = createSuggestions(repairs, [{ path: "p.html", text }], [{ path: "p.html", patch }]);
  expect(suggestions.map(({ line }) => line)).toEqual([3, 1]);
});

test("a line as long as only programs write them is left to the patch", () => {
  const text = `<h1>Welcome here</h1>${"x".repeat(5_000)}\n`;
  const changed = [{ path: "p.html", patch: `@@ -0,0 +1,1 @@\n+${text.trimEnd()}` }];
  const repairs = [repairOf("p.html", text, "Welcome here", "Fresh coffee")];
  expect(createSuggestions(repairs, [{ path: "p.html", text }], changed)).toEqual([]);
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
  const side = parseRightSide("@@ -1 +1,2 @@\n-a\n+b\n+c\n\\ No newline at end of file\n@@ -9,2 +10,1 @@ fn\n x\n-y");
  expect([...side]).toEqual([
    [1, "b"],
    [2, "c"],
    [10, "x"],
  ]);
});

const added = (text: string) => `@@ -0,0 +1,1 @@\n${text.replaceAll(/^/gm, "+")}`;

test("no more are made than are written, and each of its own lines: a large file is not edited for each", () => {
  const text = Array.from({ length: 60 }, (_, i) => `<p>Text number${i} here</p>\n`).join("");
  const shelf = indexSources([{ path: "p.html", text }]);
  const repairs = Array.from({ length: 60 }, (_, i): Repair => {
    const located = shelf.findText(`Text number${i} here`, `New ${i}`);
    if (located.kind !== "edit") throw new Error(located.kind);
    return { ...repair, edit: located.edit };
  });
  vi.mocked(applyEdits).mockClear();
  // The first ten cannot be suggested, and take no other's place.
  const patch = `@@ -0,0 +11,1 @@\n${added(text).split("\n").slice(11).join("\n")}`;
  const suggestions = createSuggestions(repairs, [{ path: "p.html", text }], [{ path: "p.html", patch }]);
  expect(suggestions.map(({ line, replacement }) => [line, replacement])).toEqual(
    Array.from({ length: 20 }, (_, i) => [i + 11, `<p>New ${i + 10}</p>`]),
  );
  const editedText = vi
    .mocked(applyEdits)
    .mock.calls.map(([its]) => its)
    .join("");
  expect(editedText.length).toBeLessThan(text.length);
});

test("the lines become what they are in the whole file after its edits", () => {
  const pieces = ["\n", "\r\n", "\r", " ", "<p>", "</p>", "Aaa0", "Bbb1 x", "Bbb1\r\n x", "Ccc2\n\ny", "é"];
  const source = fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((all) => all.join(""));
  fc.assert(
    fc.property(source, (text) => {
      const shelf = indexSources([{ path: "p.html", text }]);
      const repairs = ["Ccc2 y", "Aaa0", "Bbb1 x"].flatMap((current): Repair[] => {
        const located = shelf.findText(current, "New & new");
        return located.kind === "edit" ? [{ ...repair, edit: located.edit }] : [];
      });
      const lines = text.split(/\r?\n/);
      const patch = `@@ -0,0 +1,1 @@\n${lines.map((line) => `+${line}`).join("\n")}`;
      const suggestions = createSuggestions(repairs, [{ path: "p.html", text }], [{ path: "p.html", patch }]);
      for (const { repairs: its, startLine, line, replacement } of suggestions) {
        const edits = its.map(({ edit }) => edit);
        const after = applyEdits(text, edits).split(/\r?\n/);
        expect(startLine).toBe(Math.min(...edits.map((edit) => edit.line)));
        expect(line).toBe(Math.max(...edits.map((edit) => edit.endLine)));
        expect(replacement).toBe(after.slice(startLine - 1, line + after.length - lines.length).join("\n"));
      }
    }),
    { numRuns: 300 },
  );
});
