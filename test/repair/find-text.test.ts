import fc from "fast-check";
import { expect, test } from "vitest";
import { indexSources } from "../../src/repair/find-text.ts";
import { normaliseSource, toSearchText } from "../../src/repair/normalised-text.ts";

const findIn = (files: Record<string, string>, current: string, suggested = "Something else") =>
  indexSources(Object.entries(files).map(([path, text]) => ({ path, text }))).findText(current, suggested);

const applyFix = (path: string, text: string, current: string, suggested: string): string | null => {
  const located = findIn({ [path]: text }, current, suggested);
  if (located.kind !== "edit") return null;
  const { start, end, replacement } = located.edit;
  return text.slice(0, start) + replacement + text.slice(end);
};

test.each([
  ["as it stands", "<h1>Fresh coffee, monthly</h1>", "<h1>20% off your first bag</h1>"],
  ["broken over lines", "<h1>\n  Fresh coffee,\n    monthly\n</h1>", "<h1>\n  20% off your first bag\n</h1>"],
  ["with entities", "<h1>Fresh&nbsp;coffee&#44; monthly</h1>", "<h1>20% off your first bag</h1>"],
  ["in an attribute", '<x-hero title="Fresh coffee, monthly"/>', '<x-hero title="20% off your first bag"/>'],
  ["with a soft hyphen", "<h1>Fresh cof\u00adfee, monthly</h1>", "<h1>20% off your first bag</h1>"],
])("markup, %s", (_, before, expected) => {
  expect(applyFix("a.html", before, "Fresh coffee, monthly", "20% off your first bag")).toBe(expected);
});

test.each([
  ["a.json", '{"h": "Say \\"hi\\""}', '{"h": "Tea & \\"cake\\" <1>"}'],
  ["a.html", '<h1>Say "hi"</h1>', '<h1>Tea &amp; "cake" &lt;1&gt;</h1>'],
  ["a.html", "<p title='Say \"hi\"'>", "<p title='Tea &amp; &quot;cake&quot; &lt;1&gt;'>"],
  ["a.txt", 'Say "hi"', 'Tea & "cake" <1>'],
  ["a.jsx", '<h1>Say "hi"</h1>', null],
  ["a.md", '# Say "hi"', null],
  ["a.yml", "h: 'Say \"hi\"'", null],
  ["a.vue", '<h1>Say "hi"</h1>', '<h1>Tea &amp; "cake" &lt;1&gt;</h1>'],
])("%s is written as it wants: %s", (path, before, expected) => {
  expect(applyFix(path, before, 'Say "hi"', 'Tea & "cake" <1>')).toBe(expected);
});

test("a template's brackets are never put into a template", () => {
  expect(applyFix("a.html", "<h1>Shop now</h1>", "Shop now", "{{ secret }}")).toBeNull();
});

test("text that reads otherwise than it is written is never put anywhere", () => {
  expect(applyFix("a.txt", "Shop now", "Shop now", "Buy \u202emoc.live")).toBeNull();
  expect(applyFix("a.html", "<b>Shop now</b>", "Shop now", "\u2066Buy\u2069")).toBeNull();
  expect(applyFix("a.txt", "Shop now", "Shop now", "Buy \u001b[31mred")).toBeNull();
});

test("text that stands twice, in one file or two, is not touched, and its places are named", () => {
  expect(findIn({ "a.html": "<title>Shop now</title>\n<b>Shop now</b>" }, "Shop now")).toEqual({
    kind: "several",
    count: 2,
    places: ["a.html:1", "a.html:2"],
  });
  expect(findIn({ "a.html": "Shop now", "b.md": "Shop  now" }, "Shop now")).toMatchObject({
    kind: "several",
  });
});

test("a second place whose word is broken by an entity is a second place", () => {
  expect(findIn({ "a.html": "Shop now", "b.html": "Sh&shy;op n&#111;w" }, "Shop now")).toMatchObject({
    kind: "several",
  });
});

test("a part of a longer word or number is not the text", () => {
  expect(findIn({ "a.html": "Shop nowhere" }, "Shop now").kind).toBe("nowhere");
  expect(findIn({ "a.html": "120% off" }, "20% off").kind).toBe("nowhere");
  expect(findIn({ "a.html": "«Shop now»" }, "Shop now").kind).toBe("edit");
});

test("lines are counted from one, to the last that the text touches", () => {
  const located = findIn({ "a.html": "<h1>\nShop\nnow</h1>" }, "Shop now");
  expect(located).toMatchObject({ edit: { line: 2, endLine: 3 } });
});

test("files that hold no copy are not read", () => {
  expect(findIn({ "a.png": "Shop now", "b.css": "Shop now" }, "Shop now").kind).toBe("nowhere");
});

const words = fc
  .array(fc.string({ unit: fc.constantFrom(..."abcdefghij&<>\"'éß%0123".split("")), minLength: 1, maxLength: 8 }), {
    minLength: 2,
    maxLength: 6,
  })
  .map((each) => each.join(" "));

test("whatever is put into markup is read there again, and nothing else has changed", () => {
  fc.assert(
    fc.property(words, words, fc.boolean(), (before, suggested, inTag) => {
      fc.pre(before.replace(/[^a-z0-9éß]/g, "").length > 2);
      const put = (text: string) =>
        text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;").replaceAll(">", "&gt;");
      const [head, tail] = inTag ? ['<x title="', '">~~</x>'] : ["<h1>", "</h1>~~"];
      const source = head + put(before) + tail;
      const now = applyFix("a.html", source, before, suggested);
      if (now === null) return;
      expect(now.startsWith(head) && now.endsWith(tail)).toBe(true);
      const inner = now.slice(head.length, now.length - tail.length);
      expect(normaliseSource(inner, { entities: true, escapes: false }).text.trim()).toBe(toSearchText(suggested));
    }),
  );
});

test("whatever is put into JSON is read there again", () => {
  fc.assert(
    fc.property(words, fc.string({ unit: "binary" }), (before, suggested) => {
      const source = JSON.stringify({ title: before });
      const now = applyFix("a.json", source, before, suggested);
      if (now !== null) expect(JSON.parse(now)).toEqual({ title: toSearchText(suggested) });
    }),
  );
});

test("a repository of 20 MB is read in one go, not character by character over what was read before", () => {
  const text = '<p class="x">Some words of a page &amp; more, with <a href="/x">links</a>.</p>\n'.repeat(5_000);
  const files = Array.from({ length: 50 }, (_, i) => ({ path: `f${i}.html`, text }));
  const shelf = indexSources([...files, { path: "last.html", text: `${text}<h1>Shop now</h1>` }]);
  expect(shelf.findText("Shop now", "Buy now")).toMatchObject({ kind: "edit", edit: { path: "last.html" } });
});
