import { expect, test } from "vitest";
import { checkVersion, findReleaseNotes } from "../../scripts/release-notes.ts";

const CHANGELOG = "# Changes\n\nIntro.\n\n## 0.2.0 (2026-12-01)\n\n- New.\n\n## 0.1.0\n\n- First.\n\n## 0.0.1\n\n";

test("a release's notes are its section of the change log", () => {
  expect(findReleaseNotes(CHANGELOG, "0.2.0")).toBe("- New.");
  expect(findReleaseNotes(CHANGELOG, "0.1.0")).toBe("- First.");
});

test.each(["0.3.0", "0.2", "0.2.01"])("version %s has no section, and the error says what to do", (version) => {
  expect(() => findReleaseNotes(CHANGELOG, version)).toThrow('rename "## Next version"');
});

test("an empty section is an error", () => {
  expect(() => findReleaseNotes(CHANGELOG, "0.0.1")).toThrow("is empty");
});

test("the tag, package.json and the source have one version", () => {
  expect(checkVersion("v0.1.0", "0.1.0", "0.1.0")).toBe("0.1.0");
  expect(() => checkVersion("v0.2.0", "0.1.0", "0.1.0")).toThrow("The tag is v0.2.0");
  expect(() => checkVersion("v0.1.0", "0.1.0", "0.2.0")).toThrow("src/version.ts has 0.2.0");
});
