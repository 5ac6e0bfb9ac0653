/**
 * Prints what CHANGELOG.md says about a version, for its release: `node scripts/release-notes.ts v0.2.0`. Fails unless
 * the tag is the version of package.json and of src/version.ts, and the section exists and is not empty.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { VERSION } from "../src/version.ts";

const ROOT = path.join(import.meta.dirname, "..");

/** @throws an Error that says what to do before the version can be released. */
export function findReleaseNotes(changelog: string, version: string): string {
  const sections = changelog.split(/^## /mu).slice(1);
  const section = sections.find((text) => text.startsWith(`${version}\n`) || text.startsWith(`${version} `));
  if (section === undefined) {
    throw new Error(`CHANGELOG.md has no section "## ${version}": rename "## Next version" to it.`);
  }
  const notes = section.slice(section.indexOf("\n")).trim();
  if (notes === "") throw new Error(`The section "## ${version}" of CHANGELOG.md is empty.`);
  return notes;
}

/** @throws an Error unless all names of the version agree. */
export function checkVersion(tag: string, packageVersion: string, sourceVersion: string): string {
  if (packageVersion !== sourceVersion) {
    throw new Error(`package.json has version ${packageVersion}, src/version.ts has ${sourceVersion}.`);
  }
  if (tag !== `v${packageVersion}`)
    throw new Error(`The tag is ${tag}, and package.json has version ${packageVersion}.`);
  return packageVersion;
}

if (import.meta.main) {
  const manifest = JSON.parse(await readFile(path.join(ROOT, "package.json"), "utf8"));
  const version = checkVersion(process.argv[2] ?? "", manifest.version, VERSION);
  process.stdout.write(`${findReleaseNotes(await readFile(path.join(ROOT, "CHANGELOG.md"), "utf8"), version)}\n`);
}
