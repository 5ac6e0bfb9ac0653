import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import { openProgress } from "../../src/cli/progress.ts";
import { detectProgressTerminal } from "../../src/cli/terminal-features.ts";
import { formatProgressBar, worseStatus } from "../../src/report/progress-bar.ts";
import { brokenEntry, passedEntry } from "../report/sample-results.ts";
import { createContext } from "./fake-terminal.ts";

const ESCAPE = "\u001b";
/** Erases from the start of this row, or of a row above, to the end of the screen. */
const ERASE = new RegExp(`^\r(?:${ESCAPE}\\[(\\d+)A)?${ESCAPE}\\[J`, "u");

/** A terminal that reflows its lines when it is resized, with the few sequences that progress uses. */
function createScreen(columns: number) {
  let lines = [""];
  /** The width at which each of the present rows was laid out. */
  let width = columns;
  const rowsOf = (line: string) => Math.max(1, Math.ceil(line.length / width));
  return {
    get columns() {
      return width;
    },
    resize: (to: number) => {
      width = to;
    },
    write: (text: string) => {
      const up = ERASE.exec(text);
      if (up !== null) {
        // Erases as many rows as it says: less than a line leaves a part of it, more erases the line above.
        let rows = Number(up[1] ?? 0) + 1;
        while (rows > 0 && lines.length > 0) rows -= rowsOf(lines.pop() ?? "");
        lines.push(rows < 0 ? "<a part is left>" : "");
      }
      const [first = "", ...rest] = text.slice(up?.[0].length ?? 0).split("\n");
      lines = [...lines.slice(0, -1), (lines.at(-1) ?? "") + first, ...rest];
    },
    text: () => lines.join("\n"),
  };
}

const openOn = (screen: ReturnType<typeof createScreen>) =>
  openProgress(
    createContext({
      ...{ out: screen.write, err: screen.write },
      progress: { columns: () => screen.columns, colour: false },
    }),
  );

describe("the progress line", () => {
  test("is replaced in place, stays below other output, and is cleared", async () => {
    const screen = createScreen(80);
    const { show, log, print, clear } = openOn(screen);
    screen.write("Checking 2 ads …\n");
    show?.(() => "one");
    show?.(() => "two");
    expect(screen.text()).toBe("Checking 2 ads …\ntwo");
    log("note: \u001b[31mx");
    print("{}\n");
    await nextTurn();
    expect(screen.text()).toBe("Checking 2 ads …\nnote: x\n{}\ntwo");
    clear();
    expect(screen.text()).toBe("Checking 2 ads …\nnote: x\n{}\n");
    clear();
    expect(screen.text()).toBe("Checking 2 ads …\nnote: x\n{}\n");
  });

  test("writes results of one turn at once, and those that are left before it is cleared", async () => {
    const written: string[] = [];
    const { print, clear } = openProgress(createContext({ out: (text) => written.push(text) }));
    print("1\n");
    print("2\n");
    expect(written).toEqual([]);
    await nextTurn();
    print("3\n");
    clear();
    expect(written).toEqual(["1\n2\n", "3\n"]);
    await nextTurn();
    expect(written).toHaveLength(2);
  });

  test("leaves nothing behind and erases nothing else, however the terminal is resized", () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(sizes, (all) => {
        const screen = createScreen(100);
        const { show, clear } = openOn(screen);
        screen.write("before\n");
        for (const size of all) {
          show?.(({ columns }) => "x".repeat(columns));
          screen.resize(size);
        }
        clear();
        expect(screen.text()).toBe("before\n");
      }),
    );
  });

  test("is not shown without a terminal; other output is written at once", () => {
    const written: string[] = [];
    const { show, log, clear } = openProgress(createContext({ err: (text) => written.push(text) }));
    expect(show).toBeNull();
    log("note");
    clear();
    expect(written).toEqual(["note\n"]);
  });
});

describe("the bar", () => {
  const bar = { done: 7, of: 12, latest: brokenEntry("spring-sale"), worst: "failing" } as const;

  test("shows how far the run is, and what finished last", () => {
    expect(formatProgressBar(bar, { columns: 79, colour: false })).toBe(
      "███████████░░░░░░░░░   7/12  spring-sale: link broken",
    );
    expect(formatProgressBar({ ...bar, done: 0, latest: null }, { columns: 79, colour: false })).toBe(
      "░░░░░░░░░░░░░░░░░░░░   0/12",
    );
  });

  test("has the colour of the worst state so far, if colour is allowed", () => {
    expect(formatProgressBar(bar, { columns: 79, colour: true })).toContain("\u001b[31m█");
    expect(worseStatus(worseStatus("passed", "failing"), "inconclusive")).toBe("failing");
    expect(worseStatus("skipped", "passed")).toBe("passed");
  });

  test("fits every terminal", () => {
    const count = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 300 }), count, fc.string({ unit: "grapheme" }), (columns, of, id) => {
        const text = formatProgressBar(
          { done: of, of, latest: passedEntry(id), worst: "passed" },
          { columns, colour: true },
        );
        expect(stringWidth(text)).toBeLessThanOrEqual(columns);
        expect(text).not.toContain("\n");
      }),
    );
  });
});

test.each([
  ["a terminal", { isTTY: true, columns: 80 }, {}, true],
  ["a terminal in CI", { isTTY: true, columns: 80 }, { CI: "true" }, false],
  ["a terminal whose CI variable says no", { isTTY: true, columns: 80 }, { CI: "false" }, true],
  ["a terminal without cursor control", { isTTY: true, columns: 80 }, { TERM: "dumb" }, false],
  ["a pipe", { columns: 80 }, {}, false],
])("%s", (_, stream, env, shown) => {
  expect(detectProgressTerminal(stream, env) !== null).toBe(shown);
});

test("NO_COLOR applies to the bar, and its width follows the terminal", () => {
  const stream = { isTTY: true, columns: 80 };
  const terminal = detectProgressTerminal(stream, { NO_COLOR: "1" });
  stream.columns = 50;
  expect([terminal?.colour, terminal?.columns()]).toEqual([false, 50]);
});
