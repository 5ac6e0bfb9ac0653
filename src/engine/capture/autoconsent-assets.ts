import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { IndexedCMPRuleset } from "@duckduckgo/autoconsent";

/** The library that opts out in consent layers: autoconsent's content script and its rules for known layers. */
export interface AutoconsentRules {
  script: string;
  /** The rules that may apply to a document, in the script's format. */
  rulesFor: (url: string, mainFrame: boolean) => unknown;
}

// A lookup table, because the bundler would inline a file whose name it can read where its path is built.
const ASSET_FILE_NAMES = { script: "autoconsent.playwright.js", rules: "compact-rules.json", license: "LICENSE" };
const AUTOCONSENT_PACKAGE = { entry: "@duckduckgo/autoconsent" };

/**
 * Finds the files in the bundle's `consent` folder, where scripts/bundle.ts puts them, else in the npm package, whose
 * entry is `dist/autoconsent.cjs.js`.
 */
export function findAutoconsentAssets(folder: string): typeof ASSET_FILE_NAMES {
  const bundled = join(folder, "consent");
  const isBundled = existsSync(join(bundled, ASSET_FILE_NAMES.script));
  const { resolve } = createRequire(join(folder, "resolve.js"));
  const home = isBundled ? bundled : dirname(dirname(resolve(AUTOCONSENT_PACKAGE.entry)));
  const at = (part: keyof typeof ASSET_FILE_NAMES, inPackage: string) =>
    join(home, isBundled ? "" : inPackage, ASSET_FILE_NAMES[part]);
  return { script: at("script", "dist"), rules: at("rules", "rules"), license: at("license", "") };
}

let cachedRules: Promise<AutoconsentRules> | null = null;

/** Read on the first visit, then cached. */
export const loadAutoconsentRules = (): Promise<AutoconsentRules> => (cachedRules ??= readAutoconsentRules());

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
