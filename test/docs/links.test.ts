import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = path.join(import.meta.dirname, "..", "..");
const FILES = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).split("\n").filter(Boolean);
const FOLDERS = new Set(FILES.flatMap((file) => file.split("/").map((_, at, parts) => parts.slice(0, at).join("/"))));
/** Folders whose paths are always this repository's. `dist/` and `.github/` may be those of a reader's repository. */
const SOURCE_FOLDERS = new Set(["bench", "docs", "examples", "schema", "scripts", "src", "test"]);

const PAGES = FILES.filter((file) => /^(?:README|CONTRIBUTING|SECURITY)\.md$|^docs\/.*\.md$/u.test(file));

/** The text without fenced code, whose links and paths are examples. */
const readProse = (page: string): string =>
  readFileSync(path.join(ROOT, page), "utf8").replaceAll(/^ *```.*?^ *```/gmsu, "");

/** The anchors that GitHub gives to a page's headings. */
const anchorsOf = (page: string): string[] =>
  [...readProse(page).matchAll(/^#+ (.+)$/gmu)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-"),
  );

function findBrokenLinks(page: string): string[] {
  return [...readProse(page).matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]*))?\)/gu)].flatMap(
    ([link, to = "", anchor]) => {
      const target = to === "" ? page : path.posix.join(path.posix.dirname(page), to);
      if (!existsSync(path.join(ROOT, target))) return [link];
      if (anchor === undefined || !target.endsWith(".md")) return [];
      return anchorsOf(target).includes(anchor) ? [] : [link];
    },
  );
}

/**
 * A path of this repository in backticks: it begins with one of the folders above. `*` and `<…>` stand for any name.
 */
function isKnownPath(name: string): boolean {
  const pattern = name
    .replace(/\/$/u, "")
    .replaceAll(/[.+?^$()|[\]\\]/gu, String.raw`\$&`)
    .replaceAll(/\{([^}]*)\}/gu, (_, names: string) => `(?:${names.replaceAll(",", "|")})`)
    .replaceAll(/\*\*|\*|<[^>]*>|…/gu, ".*");
  const matcher = new RegExp(`^${pattern}$`, "u");
  return FILES.some((file) => matcher.test(file)) || [...FOLDERS].some((folder) => matcher.test(folder));
}

function findUnknownPaths(page: string): string[] {
  return [...readProse(page).matchAll(/`([\w.-]+\/[^`\s]*)`/gu)].flatMap(([, name = ""]) =>
    SOURCE_FOLDERS.has(name.split("/")[0] ?? "") && !isKnownPath(name) ? [name] : [],
  );
}

describe.each(PAGES)("%s", (page) => {
  it("links only to existing files and headings", () => {
    expect(findBrokenLinks(page)).toEqual([]);
  });

  it("names only paths that exist in the repository", () => {
    expect(findUnknownPaths(page)).toEqual([]);
  });
});
