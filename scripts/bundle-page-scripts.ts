import { writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";

/** Bundles what runs in the browser (src/engine/capture/page/) into src/engine/capture/page-bundles.json. */
const FOLDER = path.join(import.meta.dirname, "..", "src", "engine", "capture");
const OUTPUT = path.join(FOLDER, "page-bundles.json");
const ENTRIES = {
  page: "page-scripts.ts",
  pictures: "picture-scripts.ts",
  ownWorld: "own-world.ts",
  clicks: "guard-clicks.ts",
} as const;
/** These export what Node calls, as `bundle.scripts`. The others run at once, and leave no name in the page. */
const CALLED: ReadonlySet<string> = new Set([ENTRIES.page, ENTRIES.pictures]);

const bundle = async (entry: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [path.join(FOLDER, "page", entry)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    ...(CALLED.has(entry) && { globalName: "bundle" }),
    // The pinned browsers run everything that the compiler allows.
    target: "esnext",
    legalComments: "none",
    tsconfigRaw: {},
  });
  return outputFiles[0]?.text.trim() ?? "";
};

/** The file's content. */
export async function bundlePageScripts(): Promise<string> {
  const bundles = Object.entries(ENTRIES).map(async ([name, entry]) => [name, await bundle(entry)] as const);
  return `${JSON.stringify(Object.fromEntries(await Promise.all(bundles)), null, 2)}\n`;
}

if (import.meta.main) await writeFile(OUTPUT, await bundlePageScripts());
