import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const REPOSITORY = path.join(import.meta.dirname, "..");

/** Licences that let anybody use and pass on a bundle. Files under the MPL are bundled as they are. */
const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MPL-2.0",
  "Unlicense",
]);

/**
 * The licences of all npm packages of a bundle, by name.
 *
 * @param inputs esbuild's names of the bundled files, or folders of packages.
 * @throws where a package has another licence than those that are allowed.
 */
export async function collectLicences(inputs: readonly string[]): Promise<string> {
  const files = inputs.map((input) => path.resolve(REPOSITORY, input.replace(/^text:/u, "node_modules/")));
  const folders = new Set(
    files.flatMap((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)(?:\/|$)/u.exec(file)?.[1] ?? []),
  );
  const texts = await Promise.all(
    [...folders].map(async (folder) => {
      const name = folder.split("node_modules/").at(-1) ?? folder;
      const { license } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
      const choices = String(license).replace(/[()]/g, "").split(" OR ");
      if (!choices.some((one) => one.split(" AND ").every((part) => ALLOWED_LICENCES.has(part)))) {
        throw new Error(`${name} has the licence ${license}, which scripts/collect-licences.ts does not allow.`);
      }
      const file = (await readdir(folder)).find((one) => /^licen[cs]e/iu.test(one));
      const text =
        file === undefined
          ? `Licence: ${license}. The package does not contain its text.`
          : await readFile(path.join(folder, file), "utf8");
      return { name, text: `${name}\n${text.trim()}\n` };
    }),
  );
  return texts
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ text }) => text)
    .join("\n\n");
}
