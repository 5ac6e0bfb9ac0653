import { expect, it } from "vitest";
import { capturePages } from "./capture-pages.ts";
import { readNearPages } from "./pages.ts";
import { SavedCaptures } from "./saved-captures.ts";

it("The repository has captures of every page and creative as they are now", async () => {
  const pages = [...readNearPages("development"), ...readNearPages("validation")];
  const captures = new SavedCaptures();
  await capturePages(pages, { captures, saved: true, log: () => {} });
  const [page] = pages;
  if (page === undefined) throw new Error("There are no pages.");
  const { creatives } = captures.read(page.id);
  expect(Object.keys(creatives)).toEqual(page.ads.filter(({ creative }) => creative).map(({ id }) => id));
});
