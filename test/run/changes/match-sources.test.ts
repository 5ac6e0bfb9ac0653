import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Changes } from "../../../src/run/changes/changes.ts";
import { findAffectedEntries } from "../../../src/run/changes/find-affected-entries.ts";
import { addLinkedNames, type SymbolicLink } from "../../../src/run/changes/tracked-files.ts";
import { makeEntry } from "../samples.ts";

const location = { file: "ads.yml", line: 7, column: 5, endLine: 7 };

interface Repository {
  files?: readonly string[];
  submodules?: readonly string[];
  links?: readonly SymbolicLink[];
  untracked?: readonly string[] | null;
}

const changed = (files: readonly string[], repository: Repository = {}): Changes => {
  const { files: tracked = [], submodules = [], links = [], untracked = [] } = repository;
  return {
    files: addLinkedNames(files, links),
    submodules: new Set(files.filter((file) => submodules.includes(file))),
    linesOf: () => null,
    tracked: {
      files: [...new Set([...tracked, ...submodules, ...links.map(({ path }) => path), ...files])].sort(),
      submodules: new Set(submodules),
      links,
      listUntracked: async () => untracked,
    },
  };
};

async function judge(changes: Changes, ...globs: string[]): Promise<"evaluated" | "left out" | "warned"> {
  const entry = makeEntry("one", { sources: globs.map((glob) => ({ glob, location })) });
  const { partsOf, unmatched } = await findAffectedEntries(changes, [entry], "/repo");
  if (unmatched.length > 0) expect(partsOf(entry).has("sources")).toBe(true);
  if (unmatched.length > 0) return "warned";
  return partsOf(entry).has("sources") ? "evaluated" : "left out";
}

describe("names that are glob syntax", () => {
  const names = [
    "app/(marketing)/spring/page.tsx",
    "app/[lang]/page.tsx",
    "app/[...slug]/page.tsx",
    "src/routes/[[lang]]/+page.svelte",
    "app/routes/($lang).spring.tsx",
    "app/@modal/(.)photo/{id}/page.tsx",
    "!important/*/what?.html",
    "back\\slash/page.html",
  ];
  it.each(names)("%s matches itself, its folder, and a glob in its folder", async (name) => {
    const folder = name.slice(0, name.lastIndexOf("/"));
    for (const glob of [name, `./${name}`, folder, `${folder}/`, `${folder}/**`, `${folder}/*`]) {
      expect([glob, await judge(changed([name]), glob)]).toEqual([glob, "evaluated"]);
    }
    // After an exclamation mark, a glob names everything else.
    const other = name.startsWith("!") ? "evaluated" : "left out";
    expect(await judge(changed(["other.html"], { files: [name] }), name)).toBe(other);
  });

  it("they can be escaped, and mixed with real globs", async () => {
    const file = "app/(marketing)/[lang]/spring/page.tsx";
    const globs = [
      "app/\\(marketing\\)/\\[lang\\]/spring/page.tsx",
      "app/[(]marketing[)]/**",
      "app/(marketing)/[lang]/{spring,summer}/*.tsx",
      "app/*/[lang]/**/page.{ts,tsx}",
      "app\\(marketing)\\[lang]\\spring",
    ];
    for (const glob of globs) expect([glob, await judge(changed([file]), glob)]).toEqual([glob, "evaluated"]);
  });

  it("a path is the same in both forms of Unicode", async () => {
    const name = "seiten/frühling/x.html";
    expect(await judge(changed([name.normalize("NFD")]), name.normalize("NFC"))).toBe("evaluated");
    expect(await judge(changed([name.normalize("NFC")]), "seiten/frühling/**".normalize("NFD"))).toBe("evaluated");
  });
});

const part = fc
  .string({ unit: "binary", minLength: 1, maxLength: 8 })
  .map((text) => text.replaceAll(/[/\0]/gu, "_"))
  .filter((text) => text !== "." && text !== ".." && text.isWellFormed());
const paths = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("/"));

it("whatever a changed file is called, the ad whose sources name it or its folder is evaluated", async () => {
  await fc.assert(
    fc.asyncProperty(paths, fc.array(paths, { maxLength: 5 }), fc.nat(3), async (file, files, up) => {
      const parts = file.split("/");
      const named = parts.slice(0, Math.max(1, parts.length - up)).join("/");
      expect(await judge(changed([file], { files }), named)).toBe("evaluated");
    }),
    { numRuns: 500 },
  );
});

describe("patterns that match no file", () => {
  const files = ["site/x.html", "docs/a.md"];
  const table: [string, Repository, "evaluated" | "left out" | "warned"][] = [
    ["site/**", { files }, "left out"],
    ["sites/**", { files }, "warned"],
    ["site/** ", { files }, "warned"],
    ["Site/**", { files }, "warned"],
    ["**/*.htm", { files }, "warned"],
    ["**/*.html", { files }, "left out"],
    // Git can't see whether it changed.
    ["build/**", { files, untracked: ["build/index.html"] }, "evaluated"],
    ["other/site/**", { files, untracked: ["other"] }, "evaluated"],
    ["build/**", { files, untracked: null }, "evaluated"],
  ];
  it.each(table)("%s in %j: %s", async (glob, repository, outcome) => {
    expect(await judge(changed(["docs/a.md"], repository), glob)).toBe(outcome);
  });

  it("one of two is enough to evaluate the ad", async () => {
    expect(await judge(changed(["docs/a.md"], { files }), "site/**", "sites/**")).toBe("warned");
  });

  it("a deleted file, or a folder that became a file, is not unmatched", async () => {
    expect(await judge(changed(["old/page.html"], { files }), "old/**")).toBe("evaluated");
    expect(await judge(changed(["old"], { files }), "old/pages/*.html")).toBe("evaluated");
  });
});

describe("submodules", () => {
  const repository = { files: ["site/x.html"], submodules: ["vendor/theme"] };
  it.each(["vendor/theme", "vendor/theme/pages/**", "vendor/**", "**/*.html", "vendor/*/pages/a.html"])(
    "%s names files of a submodule that moved",
    async (glob) => {
      expect(await judge(changed(["vendor/theme"], repository), glob)).toBe("evaluated");
    },
  );

  it("one that did not move leaves the ad out, also if its files are not checked out", async () => {
    expect(await judge(changed(["docs/a.md"], repository), "vendor/theme/pages/**")).toBe("left out");
    expect(await judge(changed(["vendor/theme"], repository), "site/**")).toBe("left out");
  });
});

describe("symbolic links", () => {
  const links = [
    { path: "pages", target: "packages/web" },
    { path: "packages/web/shared", target: "lib/shared" },
    { path: "loop/self", target: "loop" },
    { path: "elsewhere", target: null },
  ];
  const repository = { files: ["packages/web/x.html", "lib/shared/a.css", "loop/a.html"], links };
  const table: [string, string, "evaluated" | "left out" | "warned"][] = [
    ["pages/**", "packages/web/x.html", "evaluated"],
    ["pages/x.html", "packages/web/x.html", "evaluated"],
    ["pages/shared/*.css", "lib/shared/a.css", "evaluated"],
    ["loop/self/self/a.html", "loop/a.html", "evaluated"],
    ["pages/**", "pages", "evaluated"],
    ["pages/x.html", "pages", "evaluated"],
    ["elsewhere/**", "docs/a.md", "evaluated"],
    ["pages/**", "docs/a.md", "left out"],
    ["pages/*.html", "lib/shared/a.css", "left out"],
  ];
  it.each(table)("%s, and %s changed: %s", async (glob, file, outcome) => {
    expect(await judge(changed([file], repository), glob)).toBe(outcome);
  });
});
