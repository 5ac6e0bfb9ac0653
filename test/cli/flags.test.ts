import { describe, expect, test } from "vitest";
import { readFlags, settingFlags } from "../../src/cli/flags.ts";
import { INPUTS, inputNames } from "../../src/run/settings.ts";
import { VERSION } from "../../src/version.ts";
import { runCli } from "./fake-terminal.ts";

const plain = (text: string) => text.replace(/\s+/gu, " ");

describe("help", () => {
  test.each([[[]], [["help"]], [["--help"]], [["-h"]]])("%j teaches the commands and a manifest", async (argv) => {
    const told = await runCli(argv);
    expect(told).toMatchObject({ exitCode: 0, stderr: "" });
    expect(told.stdout).toMatch(/adhere check .*adhere evaluate .*version: 1.*Exit codes: 0 .* 1 .* 2 /su);
  });

  test.each(["check", "links", "evaluate"])("%s --help names every flag that the command takes", async (command) => {
    const told = await runCli([command, "--help"]);
    expect(told).toMatchObject({ exitCode: 0, stderr: "" });
    const listed = [...told.stdout.matchAll(/^ {2}--([a-z-]+)/gmu)].map(([, name]) => name ?? "");
    expect(new Set(listed).size).toBe(listed.length);
    for (const name of listed) {
      // A flag that is listed is taken: what is wrong then is never that it is unknown.
      const used = await runCli([command, `--${name}`]);
      expect(used.stderr).not.toContain("has no flag");
    }
  });

  test("check --help has every setting of a terminal, and what it means", async () => {
    const { stdout } = await runCli(["check", "-h"]);
    const here = inputNames().filter((name) => INPUTS[name].availableIn !== "action");
    expect(Object.keys(settingFlags())).toEqual(here);
    expect(stdout).not.toContain("--per-host");
    for (const name of here.filter((name) => name !== "per-host")) {
      expect(stdout).toMatch(new RegExp(`^  --${name}${"flag" in INPUTS[name] ? "" : " VALUE"}$`, "mu"));
      expect(plain(stdout)).toContain(plain(INPUTS[name].describe));
    }
  });

  test.each([["--version"], ["-v"], ["version"]])("%s says the version alone", async (word) => {
    expect(await runCli([word])).toEqual({ exitCode: 0, stdout: `${VERSION}\n`, stderr: "" });
  });
});

describe("a command line that cannot be understood exits 2, says why on stderr and prints nothing", () => {
  const wrong: [string[], RegExp][] = [
    [["chekc"], /unknown command "chekc"\. Commands: check, links, .*evaluate, judge/u],
    [["constructor"], /unknown command "constructor"/u],
    [["check", "--treshold", "7"], /has no flag --treshold; did you mean --threshold\? See: adhere check --help/u],
    [["check", "--treshold=7"], /did you mean --threshold\?/u],
    [["check", "--warnonly"], /did you mean --warn-only\?/u],
    [["check", "--frobnicate"], /has no flag --frobnicate\. See/u],
    [["check", "--constructor"], /has no flag --constructor/u],
    [["check", "--manifest", "ads.yml"], /has no flag --manifest/u],
    [["check", "--comment", "never"], /has no flag --comment/u],
    [["check", "-x"], /Unknown option '-x'.* See: adhere check --help/su],
    [["check", "--threshold"], /'--threshold <value>' argument missing.* See: adhere check --help/su],
    [["check", "--threshold", "--warn-only"], /--threshold.* See: adhere check --help/su],
    [["check", "--warn-only=yes"], /'--warn-only' does not take an argument/u],
    [
      ["check", "--threshold", "11", "--timeout", "0"],
      /^adhere: --threshold must .* "11"\.\n--timeout must .* "0"\.\n$/u,
    ],
    [["check", "--concurrency", "1.5"], /--concurrency must be "auto" or a whole number from 1 to 256/u],
    [
      ["check", "--threshold", "7", "--threshold=8"],
      /^adhere: --threshold is given twice: give it once\. See: adhere check --help\n$/u,
    ],
    [["check", "--warn-only", "--warn-only", "--warn-only"], /--warn-only is given 3 times/u],
    [["links", "--urls", "a", "--urls", "b"], /--urls is given twice/u],
    [["check", "--api-key", "s3cret", "--api-key", "s3cret"], /^(?!.*s3cret).*--api-key is given twice/u],
    [["evaluate"], /needs --request FILE or --batch FILE/u],
    [["evaluate", "--request", "a", "--batch", "b"], /needs --request FILE or --batch FILE/u],
    [["evaluate", "--request", "a", "stray"], /needs --request FILE/u],
    [["evaluate", "--threshold", "7"], /evaluate has no flag --threshold/u],
    [
      ["evaluate", "--request", "-", "--api-url", "https://u:p@x.example"],
      /^adhere: api-url contains a user or password.*\n$/u,
    ],
    [
      ["evaluate", "--request", "-", "--api-url", "https://x.example", "--api-key", "two words"],
      /^adhere: api-key contains a space.*\n$/u,
    ],
  ];

  test.each(wrong)("%j", async (argv, says) => {
    const told = await runCli(argv);
    expect(told).toMatchObject({ exitCode: 2, stdout: "" });
    expect(told.stderr).toMatch(says);
    expect(told.stderr).not.toMatch(/^\s+at /mu);
  });
});

describe("a flag that holds several", () => {
  const read = (...argv: string[]) => readFlags("check", argv, { flags: settingFlags() }).values;

  test("may be repeated, and loses none", () => {
    expect(read("--rewrite", "https://a.example => https://b.example", "--rewrite=https://c.example => x")).toEqual({
      rewrite: "https://a.example => https://b.example\nhttps://c.example => x",
    });
    expect(read("--site", "a => https://a.example", "--site", "b => https://b.example")["site"]).toBe(
      "a => https://a.example\nb => https://b.example",
    );
  });

  test("is a setting of several lines", () => {
    const lists = Object.entries(settingFlags()).flatMap(([name, { list }]) => (list ? [name] : []));
    expect(lists.sort()).toEqual(["request-headers", "rewrite", "site"]);
  });
});
