import { readFile } from "node:fs/promises";
import vm from "node:vm";
import { expect, it } from "vitest";
import { bundlePageScripts } from "../../../scripts/bundle-page-scripts.ts";
import { followVirtualTimeScript, guardClicksScript } from "../../../src/engine/capture/page-scripts.ts";

it("are bundled from the current sources (npm run generate)", async () => {
  const committed = new URL("../../../src/engine/capture/page-bundles.json", import.meta.url);
  expect(await bundlePageScripts()).toBe(await readFile(committed, "utf8"));
});

it.each([
  ["the clock's script", followVirtualTimeScript()],
  ["the guard of clicks", guardClicksScript()],
])("%s leaves no name in the page", (_, script) => {
  class HTMLElement {
    click(): void {}
  }
  const page = vm.createContext({ window: { requestAnimationFrame: () => 0 }, performance, HTMLElement });
  const before = Object.keys(page);
  vm.runInContext(script, page);
  expect(Object.keys(page)).toEqual(before);
});
