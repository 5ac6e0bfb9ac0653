/**
 * Bundles Lighthouse's performance category for the Action: one file without the other categories, Puppeteer (the
 * engine passes a page), error reporting and translations. The replacements are those of Lighthouse's own bundle
 * (lighthouse/build/build-bundle.js); each must apply, so that a new version that needs others fails the build.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { MEASURED_AUDITS } from "../src/engine/page-speed/lighthouse-flags.ts";
import { collectLicences } from "./collect-licences.ts";

const REPOSITORY = path.join(import.meta.dirname, "..");
const require = createRequire(import.meta.url);
const root = path.dirname(require.resolve("lighthouse/package.json"));
const inLighthouse = (file: string): string => path.join(root, file);

/** The parts of the performance category, as Lighthouse itself selects them. */
interface Selection {
  audits: readonly string[];
  artifacts: readonly { id: string; gatherer: string }[];
  lists: { audits: readonly string[]; gatherers: readonly string[] };
  version: string;
}

export async function bundleLighthouse(folder: string): Promise<void> {
  const selection = await selectParts();
  const { metafile } = await build({
    stdin: { contents: writeEntry(selection), resolveDir: root, sourcefile: "adhere-lighthouse.js" },
    outfile: path.join(folder, "index.js"),
    // Names of modules are relative to it, and must be the same on every machine.
    absWorkingDir: REPOSITORY,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node24",
    minifySyntax: true,
    minifyWhitespace: true,
    // Functions are sent to pages as text and refer to each other by name.
    keepNames: true,
    legalComments: "none",
    metafile: true,
    logLevel: "error",
    banner: {
      js: "import { createRequire as createRequireHere } from 'node:module';const require = createRequireHere(import.meta.url);",
    },
    plugins: [replaceParts(selection)],
  });
  await writeFile(path.join(folder, "licenses.txt"), await collectLicences([...Object.keys(metafile.inputs), root]));
}

async function selectParts(): Promise<Selection> {
  const load = (file: string) => import(pathToFileURL(inLighthouse(file)).href);
  const [{ initializeConfig }, { Runner }] = await Promise.all([load("core/config/config.js"), load("core/runner.js")]);
  const { resolvedConfig } = await initializeConfig("navigation", undefined, MEASURED_AUDITS);
  const { version } = JSON.parse(await readFile(inLighthouse("package.json"), "utf8"));
  return {
    audits: resolvedConfig.audits.map(({ path: name }: { path: string }) => name),
    artifacts: resolvedConfig.artifacts.map(({ id, gatherer }: { id: string; gatherer: { path: string } }) => ({
      id,
      gatherer: gatherer.path,
    })),
    lists: { audits: Runner.getAuditList(), gatherers: Runner.getGathererList() },
    version,
  };
}

/** The bundle's entry: Lighthouse's API with a configuration that names only what is in the bundle. */
function writeEntry({ audits, artifacts }: Selection): string {
  return `
    import { navigation as navigate } from "./core/index.js";
    import defaultConfig from "./core/config/default-config.js";
    import desktop from "./core/config/desktop-config.js";
    const { categories, groups, settings } = defaultConfig;
    const audits = ${JSON.stringify(audits)};
    const ids = new Set(audits.map((name) => name.split("/").at(-1)));
    const performance = {
      ...categories.performance,
      auditRefs: categories.performance.auditRefs.filter(({ id }) => ids.has(id)),
    };
    const config = { artifacts: ${JSON.stringify(artifacts)}, audits, categories: { performance }, groups, settings };
    export const desktopConfig = { ...config, settings: { ...settings, ...desktop.settings } };
    export const navigation = (page, url, options) => navigate(page, url, { config, ...options });
  `;
}

type Change = readonly [from: string | RegExp, to: string];

function replaceParts({ audits, artifacts, lists, version }: Selection): Plugin {
  const modules = [
    ...audits.map((name) => `../audits/${name}`),
    ...artifacts.map(({ gatherer }) => `../gather/gatherers/${gatherer}`),
  ].map((name) => `[${JSON.stringify(name)}, import(${JSON.stringify(`${name}.js`)})]`);
  const bundled: Change = [/function isBundledEnvironment\(\) \{/u, "$&\n  return true;"];
  const changes: Readonly<Record<string, readonly Change[]>> = {
    "core/config/config-helpers.js": [["/* BUILD_REPLACE_BUNDLED_MODULES */", `[${modules.join(", ")}]`], bundled],
    "core/lib/page-functions.js": [bundled],
    "core/runner.js": [
      [/static getAuditList\(\) \{/u, `$& return ${JSON.stringify(lists.audits)};`],
      [/static getGathererList\(\) \{/u, `$& return ${JSON.stringify(lists.gatherers)};`],
    ],
    "shared/localization/format.js": [[/fs\.readdirSync\(moduleDir \+ '\/locales\/'\)/u, '["en-US.json"]']],
    "core/gather/gatherers/stacks.js": [
      [/^import fs from 'fs';/mu, "$&\nimport libraries from 'js-library-detector/library/libraries.js?text';"],
      [/fs\.readFileSync\(\s*require\.resolve\('js-library-detector[^']*'\), 'utf8'\)/u, "libraries"],
    ],
  };
  const replacements: Readonly<Record<string, string>> = {
    "shared/root.js": `export const LH_ROOT = import.meta.dirname; export const lighthouseVersion = ${JSON.stringify(version)};`,
    "shared/localization/locales.js": "export const locales = {};",
    // Templates of reports that nobody renders.
    "report/generator/report-assets.js": "export const reportAssets = {};",
  };
  return {
    name: "lighthouse",
    setup: ({ onLoad, onResolve, onEnd }) => {
      const applied = new Set<string>();
      const stub = { path: "stub", namespace: "stub" };
      onResolve({ filter: /^(?:puppeteer-core|@sentry\/node)$/ }, () => stub);
      onLoad({ filter: /.*/, namespace: "stub" }, () => ({ contents: "export default {};" }));
      // The bundle contains the path, which must be the same on every machine.
      onResolve({ filter: /\?text$/ }, ({ path: name }) => ({ path: name.replace("?text", ""), namespace: "text" }));
      onLoad({ filter: /.*/, namespace: "text" }, async ({ path: name }) => ({
        contents: await readFile(require.resolve(name, { paths: [root] }), "utf8"),
        loader: "text",
      }));
      onLoad({ filter: /lighthouse[\\/](?:core|shared|report)[\\/].*\.js$/ }, async ({ path: file }) => {
        const name = path.relative(root, file).replaceAll("\\", "/");
        const replacement = replacements[name];
        const own = changes[name];
        if (replacement === undefined && own === undefined) return undefined;
        applied.add(name);
        if (replacement !== undefined) return { contents: replacement };
        let contents = await readFile(file, "utf8");
        for (const [from, to] of own ?? []) {
          const changed = contents.replace(from, () => to.replace("$&", matchOf(contents, from)));
          if (changed === contents) throw new Error(`lighthouse/${name} has no ${from}: adapt this script.`);
          contents = changed;
        }
        return { contents };
      });
      onEnd(() => {
        const missing = [...Object.keys(changes), ...Object.keys(replacements)].filter((name) => !applied.has(name));
        if (missing.length > 0) throw new Error(`lighthouse no longer has ${missing.join(", ")}: adapt this script.`);
      });
    },
  };
}

const matchOf = (text: string, pattern: string | RegExp): string =>
  typeof pattern === "string" ? pattern : (pattern.exec(text)?.[0] ?? "");
