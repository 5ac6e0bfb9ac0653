import { describe, expect, test } from "vitest";
import { detectStyle } from "../../src/cli/terminal-features.ts";

describe("how results are shown", () => {
  test.each([
    ["in a pipe", {}, {}, { colour: false, width: 100 }],
    ["in a pipe of a shell that exports its width", { columns: 70 }, {}, { colour: false, width: 100 }],
    ["in a wide terminal", { isTTY: true, columns: 240 }, {}, { colour: true, width: 100 }],
    ["in a terminal", { isTTY: true, columns: 72 }, {}, { colour: true, width: 72 }],
    ["in a very narrow terminal", { isTTY: true, columns: 30 }, {}, { colour: true, width: 60 }],
    ["in a terminal of unknown width", { isTTY: true, columns: 0 }, {}, { colour: true, width: 100 }],
    ["with NO_COLOR", { isTTY: true, columns: 80 }, { NO_COLOR: "1" }, { colour: false, width: 80 }],
    ["with an empty NO_COLOR", { isTTY: true, columns: 80 }, { NO_COLOR: "" }, { colour: true, width: 80 }],
  ])("%s", (_, stream, env, style) => {
    expect(detectStyle(stream, env, "/shop")).toMatchObject(style);
  });
});

describe("hyperlinks", () => {
  const isTTY = true;
  const shown = { folder: "/shop" };
  test.each([
    ["a terminal that shows them", { isTTY }, { TERM_PROGRAM: "WezTerm" }, shown],
    ["kitty", { isTTY }, { TERM: "xterm-kitty" }, shown],
    ["Windows Terminal", { isTTY }, { WT_SESSION: "0d1e" }, shown],
    ["a recent GNOME Terminal", { isTTY }, { VTE_VERSION: "7600" }, shown],
    ["the VTE that crashes", { isTTY }, { VTE_VERSION: "5000" }, undefined],
    ["an unknown terminal", { isTTY }, { TERM: "xterm-256color" }, undefined],
    ["an unknown terminal that is said to show them", { isTTY }, { FORCE_HYPERLINK: "1" }, shown],
    ["a terminal where they are turned off", { isTTY }, { TERM_PROGRAM: "WezTerm", FORCE_HYPERLINK: "0" }, undefined],
    ["a terminal without sequences", { isTTY }, { TERM: "dumb", FORCE_HYPERLINK: "1" }, undefined],
    ["CI", { isTTY }, { CI: "true", FORCE_HYPERLINK: "1" }, undefined],
    ["a pipe", {}, { TERM_PROGRAM: "WezTerm", FORCE_HYPERLINK: "1" }, undefined],
    ["a remote shell, without files", { isTTY }, { TERM: "foot", SSH_CONNECTION: "x" }, { folder: null }],
  ])("%s", (_, stream, env, hyperlinks) => {
    expect(detectStyle(stream, env, "/shop").hyperlinks).toEqual(hyperlinks);
  });
});
