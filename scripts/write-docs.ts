/** Writes the README's tables of inputs and outputs from action.yml, and the tables of the API from its schemas. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { markdownTable } from "markdown-table";
import { parse } from "yaml";
import { z } from "zod";
import { apiTables } from "./api-tables.ts";

const root = path.join(import.meta.dirname, "..");

const ActionMetadata = z.object({
  inputs: z.record(z.string(), z.object({ description: z.string(), default: z.string() })),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
});

/** The README with its tables generated from action.yml. */
export function readmeWithTables(readme: string, actionYml: string): string {
  const { inputs, outputs } = ActionMetadata.parse(parse(actionYml));
  const code = (text: string) => (text === "" ? "" : `\`${text}\``);
  const cell = (text: string) => text.replaceAll("|", "\\|");
  const inputRows = Object.entries(inputs).map(([name, input]) => [
    code(name),
    cell(input.description),
    code(input.default),
  ]);
  const outputRows = Object.entries(outputs).map(([name, output]) => [code(name), cell(output.description)]);
  const withInputs = replaceSection(
    readme,
    "inputs",
    markdownTable([["Input", "What it does", "Default"], ...inputRows], { alignDelimiters: false }),
  );
  return replaceSection(
    withInputs,
    "outputs",
    markdownTable([["Output", "What it holds"], ...outputRows], { alignDelimiters: false }),
  );
}

/** docs/reference/api.md with its tables generated from the contract's schemas. */
export const apiPageWithTables = (page: string): string =>
  Object.entries(apiTables()).reduce((text, [name, table]) => replaceSection(text, name, table), page);

function replaceSection(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no ${start} … ${end}`);
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
}

if (import.meta.main) {
  const readme = path.join(root, "README.md");
  const action = readFileSync(path.join(root, "action.yml"), "utf8");
  writeFileSync(readme, readmeWithTables(readFileSync(readme, "utf8"), action));
  const api = path.join(root, "docs", "reference", "api.md");
  writeFileSync(api, apiPageWithTables(readFileSync(api, "utf8")));
}
