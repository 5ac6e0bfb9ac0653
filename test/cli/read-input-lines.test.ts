import fc from "fast-check";
import { expect, test } from "vitest";
import { readLines, untilAborted } from "../../src/cli/read-input-lines.ts";

async function all<T>(input: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of input) items.push(item);
  return items;
}

async function* cut(bytes: Uint8Array, sizes: number[]): AsyncGenerator<Uint8Array> {
  let from = 0;
  for (const size of sizes) {
    yield bytes.subarray(from, from + size);
    from += size;
  }
  yield bytes.subarray(from);
}

test("lines are those of the whole text, however it was cut", async () => {
  const text = fc
    .array(fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("\n", "\n\n", "\r\n", "é🛍️")))
    .map((parts) =>
      parts
        .join("")
        .toWellFormed()
        // A byte order mark is none of the text, and a NUL at the beginning is UTF-16's.
        .replace(/^\ufeff|\0/gu, ""),
    );
  await fc.assert(
    fc.asyncProperty(text, fc.array(fc.nat({ max: 9 })), async (whole, sizes) => {
      const lines = whole.split("\n");
      if (lines.at(-1) === "") lines.pop();
      expect(await all(readLines(cut(Buffer.from(whole), sizes)))).toEqual(lines);
    }),
  );
});

test.each([
  ["utf16le", "\ufeff"],
  ["utf16le", ""],
  ["utf8", "\ufeff"],
] as const)("%s with the mark %j is read", async (encoding, mark) => {
  const lines = ["https://acme.example/schuhe-größe-42", "https://acme.example/靴"];
  const bytes = Buffer.from(`${mark}${lines.join("\n")}\n`, encoding);
  expect(await all(readLines(cut(bytes, [7, 4])))).toEqual(lines);
  const swapped = encoding === "utf16le" ? Buffer.from(bytes).swap16() : bytes;
  expect(await all(readLines(cut(swapped, [7, 4])))).toEqual(lines);
});

test("no chunk is asked for while lines of the last are left", async () => {
  let asked = 0;
  async function* input() {
    for (const chunk of ["a\nb\nc", "d\n", "e"]) {
      asked += 1;
      yield chunk;
    }
  }
  const seen: [string, number][] = [];
  for await (const line of readLines(input())) seen.push([line, asked]);
  expect(seen).toEqual([
    ["a", 1],
    ["b", 1],
    ["cd", 2],
    ["e", 3],
  ]);
});

test("until aborted: what came before, also where nothing comes any more", async () => {
  const stop = new AbortController();
  async function* input() {
    yield 1;
    stop.abort();
    await new Promise(() => {});
  }
  expect(await all(untilAborted(input(), stop.signal))).toEqual([1]);
  expect(await all(untilAborted(input(), AbortSignal.abort()))).toEqual([]);
});

test("until aborted: an error of the stream is passed on, and its end is the end", async () => {
  async function* breaks() {
    yield 1;
    throw new Error("gone");
  }
  const { signal } = new AbortController();
  await expect(all(untilAborted(breaks(), signal))).rejects.toThrow("gone");
  async function* ends() {
    yield* [1, 2];
  }
  expect(await all(untilAborted(ends(), signal))).toEqual([1, 2]);
});
