import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { IndexedCMPRuleset } from "@duckduckgo/autoconsent";

/** What answers consent layers: autoconsent's content script, and its rules for known ones. */
export interface AutoconsentRules {
  script: string;
  /** The rules that may apply in a document, as the script takes them. */
  rulesFor: (url: string, mainFrame: boolean) => unknown;
}

/** Where autoconsent's files lie: paths of files that exist. */
export interface AutoconsentAssets {
  script: string;
  rules: string;
  license: string;
}

// A table, looked up by part: a bundler that could read a name where a path is made would pack the file itself.
const ASSET_FILE_NAMES: AutoconsentAssets = {
  script: "autoconsent.playwright.js",
  rules: "compact-rules.json",
  license: "LICENSE",
};
const AUTOCONSENT_PACKAGE = { entry: "@duckduckgo/autoconsent" };

/**
 * Beside the program in the bundle, in its `consent` folder (scripts/bundle.ts puts them there); else in the
 * npm package, whose own entry is `dist/autoconsent.cjs.js`.
 */
export function findAutoconsentAssets(folder: string): AutoconsentAssets {
  const at = (from: string, part: keyof AutoconsentAssets) => join(from, ASSET_FILE_NAMES[part]);
  const bundled = join(folder, "consent");
  if (existsSync(at(bundled, "script"))) {
    return { script: at(bundled, "script"), rules: at(bundled, "rules"), license: at(bundled, "license") };
  }
  const { resolve } = createRequire(join(folder, "resolve.js"));
  const dist = dirname(resolve(AUTOCONSENT_PACKAGE.entry));
  const home = dirname(dist);
  return {
    script: at(dist, "script"),
    rules: at(join(home, "rules"), "rules"),
    license: at(home, "license"),
  };
}

let cachedRules: Promise<AutoconsentRules> | null = null;

/** Read with the first visit, and kept. */
export function loadAutoconsentRules(): Promise<AutoconsentRules> {
  cachedRules ??= readAutoconsentRules();
  return cachedRules;
}

async function readAutoconsentRules(): Promise<AutoconsentRules> {
  const paths = findAutoconsentAssets(import.meta.dirname);
  const [{ filterCompactRules }, script, source] = await Promise.all([
    import("@duckduckgo/autoconsent"),
    readFile(paths.script, "utf8"),
    readFile(paths.rules, "utf8"),
  ]);
  const rules: IndexedCMPRuleset = JSON.parse(source);
  return { script, rulesFor: (url, mainFrame) => filterCompactRules(rules, { url, mainFrame }) };
}
