import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { runCli } from "../cli/fake-terminal.ts";

const root = path.join(import.meta.dirname, "..", "..");
const pages = [
  ...["README.md", "RELEASING.md", "CONTRIBUTING.md"],
  ...readdirSync(path.join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

/** The commands of a page, each as its words. What the shell does with their output is left out. */
function findCommands(text: string): string[][] {
  const found = text.matchAll(/npx (?:--yes )?adhere-check ([^`#\n]*)/g);
  return [...found].map(([, line = ""]) => {
    const [command = ""] = line.split(/ (?:\||>|&|\|\|) ?/);
    return [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([word]) => word.replace(/^["']|["']$/g, ""));
  });
}

const documented = pages.flatMap((page) => findCommands(readFileSync(path.join(root, page), "utf8")));
const names = [...new Set(documented.map(([name = ""]) => name))].filter((name) => !name.startsWith("-"));

test("the documentation shows every command", async () => {
  expect(documented.length).toBeGreaterThan(40);
  const { stdout } = await runCli(["--help"]);
  const commands = [...stdout.matchAll(/^ {2}adhere ([a-z-]+)/gm)].map(([, name]) => name);
  expect([...names].sort()).toEqual(expect.arrayContaining([...new Set(commands)].sort()));
});

test.each(names)("adhere %s has every flag that the documentation gives it", async (name) => {
  const { exitCode, stdout } = await runCli([name, "--help"]);
  expect(exitCode).toBe(0);
  const used = documented.filter(([first]) => first === name).flat();
  const flags = used.filter((word) => word.startsWith("--")).map((word) => word.split("=")[0]);
  for (const flag of new Set([...flags, ...used.filter((word) => /^-\w$/.test(word))])) expect(stdout).toContain(flag);
});
