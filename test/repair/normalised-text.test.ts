import { decodeHTMLStrict } from "entities";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { indexSources } from "../../src/repair/find-text.ts";
import { normaliseSource } from "../../src/repair/normalised-text.ts";

vi.mock(import("entities"), { spy: true });

const WORD = "Word&amp;word";
const PAGE = `<p>${WORD}</p>\n`.repeat(2_000);

/** How many entities are read for a shelf of these files, and for what is then located. */
function entitiesRead(texts: readonly string[], sought: readonly string[]) {
  vi.mocked(decodeHTMLStrict).mockClear();
  const shelf = indexSources(texts.map((text, i) => ({ path: `f${i}.html`, text })));
  const onShelf = vi.mocked(decodeHTMLStrict).mock.calls.length;
  const located = sought.map((text) => shelf.findText(text, "Buy now"));
  return { located, onShelf, after: vi.mocked(decodeHTMLStrict).mock.calls.length - onShelf };
}

test("of a text that stands in many places only those that are named are read for", () => {
  const { located, onShelf, after } = entitiesRead([`${PAGE}<b>Shop now</b>\n`.repeat(10)], ["Shop now"]);
  expect(located).toEqual([{ kind: "several", count: 10, places: ["f0.html:2001", "f0.html:4002", "f0.html:6003"] }]);
  expect(onShelf).toBe(20_000);
  // A section of each.
  expect(after).toBeLessThan(200);
});

test("a text that many ads have asks for no file to be read again", () => {
  const texts = Array.from({ length: 5 }, () => `${PAGE}<b>Shop now</b>\n`);
  const { onShelf, after } = entitiesRead(texts, Array<string>(10).fill("Shop now"));
  expect(onShelf).toBe(10_000);
  expect(after).toBeLessThan(10_000);
});

test("many fixes of one file read it once, and then only around each", () => {
  const fixes = Array.from({ length: 50 }, (_, i) => `Half price number${i}`);
  const { located, onShelf, after } = entitiesRead([PAGE + fixes.join("\n")], fixes);
  expect(located.map((one) => one.kind === "edit" && one.edit.line)).toEqual(fixes.map((_, i) => 2_001 + i));
  expect(onShelf).toBe(2_000);
  expect(after).toBeLessThan(10_000);
});

test("a file without a space is read in parts as well", () => {
  const fixes = Array.from({ length: 50 }, (_, i) => `number${i}`);
  const { located, after } = entitiesRead([WORD.repeat(2_000) + fixes.map((fix) => `"${fix}"`).join("")], fixes);
  expect(located.map(({ kind }) => kind)).toEqual(fixes.map(() => "edit"));
  expect(after).toBeLessThan(10_000);
});

const PIECES = [
  ..."ab \n\t\u00a0\u00ad\\&é😀",
  ...["&nbsp;", "&amp;", "&#8203;", "&shy;", "&NotEqualTilde;", "\\n", "\\u00a0", "\\x41", "\r\n"],
  // Long enough to be cut, whatever stands around.
  ...["x".repeat(1_500), "word ".repeat(300), "&nbsp; ".repeat(200), " ".repeat(1_100), "\n".repeat(999)],
];

test("sections are not seen: the text, its places and their lines are those of the whole source", () => {
  const source = fc.array(fc.constantFrom(...PIECES), { maxLength: 20 }).map((all) => all.join(""));
  fc.assert(
    fc.property(source, fc.boolean(), fc.boolean(), fc.nat(), (text, entities, escapes, seed) => {
      const whole = referenceNormalise(text, { entities, escapes });
      const reading = normaliseSource(text, { entities, escapes });
      expect(reading.text).toBe(whole.map(({ unit }) => unit).join(""));
      expect(reading.text).not.toMatch(/ {2}/);
      for (let step = 0; step < Math.min(40, whole.length); step += 1) {
        const at = (seed + step * 131) % whole.length;
        const { start, end } = whole[at] ?? { start: 0, end: 0 };
        expect(reading.spanAt(at)).toEqual({ start, end });
        expect(reading.lineAt(start)).toBe(text.slice(0, start).split("\n").length);
      }
    }),
  );
});

/** The simple way: every character in one go, with its place. */
function referenceNormalise(source: string, { entities, escapes }: { entities: boolean; escapes: boolean }) {
  const tokens = [
    String.raw`\s+|[\u00ad\u200b\u2060\ufeff]`,
    ...(entities ? [String.raw`&(?:#\d+|[a-zA-Z]+);`] : []),
    ...(escapes ? [String.raw`\\(?:u[\da-f]{4}|x[\da-f]{2}|[nr\\])`] : []),
  ];
  const units: { unit: string; start: number; end: number }[] = [];
  for (const { 0: token, index } of source.matchAll(new RegExp(`${tokens.join("|")}|[^]`, "g"))) {
    const end = index + token.length;
    for (const unit of decodeToken(token).split("")) {
      const before = units.at(-1);
      if (unit === " " && before?.unit === " ") before.end = end;
      else units.push({ unit, start: index, end });
    }
  }
  return units;
}

const decodeToken = (token: string): string =>
  (token.length < 2 ? token : decodeEscape(decodeHTMLStrict(token)))
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, "")
    .replace(/\s+/g, " ");

const decodeEscape = (token: string): string =>
  token.replace(/^\\(.)(.*)$/, (_, kind: string, code: string) =>
    code !== "" ? String.fromCharCode(Number.parseInt(code, 16)) : kind === "\\" ? kind : " ",
  );
