import { describe, expect, it } from "vitest";
import type { Snapshot } from "../../../src/engine/artifacts/capture-schemas.ts";
import { gatherEvidence } from "../../../src/engine/evidence/gather-evidence.ts";
import { type BlockFixture, createPage } from "./fixtures.ts";

const evidenceOf = (blocks: readonly BlockFixture[], rest: Partial<Snapshot> = {}) =>
  gatherEvidence({ creative: null, copy: null, page: createPage(blocks, rest), platform: null }).page;

const BELOW_THE_FOLD_Y = 1400;

describe("the headline", () => {
  it("is no wordmark that links to the home page", () => {
    const blocks: BlockFixture[] = [
      { tag: "p", text: "Halden & Fjord", fontPx: 30 },
      { tag: "h1", text: "Arran Lambswool Blanket", y: BELOW_THE_FOLD_Y, fontPx: 24 },
    ];
    const links = [{ href: "https://shop.example/", text: "Halden & Fjord" }];
    const found = evidenceOf(blocks, { url: "https://shop.example/products/arran", links });
    expect(found.headline?.text).toBe("Arran Lambswool Blanket");
  });

  it("is not the site's name", () => {
    const blocks: BlockFixture[] = [
      { tag: "p", text: "Halden & Fjord", fontPx: 30 },
      { tag: "h2", text: "Blankets for draughty sofas", fontPx: 20 },
    ];
    expect(evidenceOf(blocks, { siteName: "Halden & Fjord" }).headline?.text).toBe("Blankets for draughty sofas");
  });

  it("is not a main heading with the site's name above another heading", () => {
    const blocks: BlockFixture[] = [
      { tag: "h1", text: "Halden & Fjord", fontPx: 60 },
      { tag: "h2", text: "Blankets for draughty sofas", fontPx: 32 },
    ];
    expect(evidenceOf(blocks, { siteName: "Halden & Fjord" }).headline?.text).toBe("Blankets for draughty sofas");
  });

  it("is the main heading if there is no text above the fold", () => {
    const blocks: BlockFixture[] = [
      { tag: "h1", text: "Arran Lambswool Blanket", y: BELOW_THE_FOLD_Y, fontPx: 20 },
      { tag: "p", text: "Woven in the Borders from pure wool", y: BELOW_THE_FOLD_Y + 100, fontPx: 40 },
    ];
    expect(evidenceOf(blocks).headline?.text).toBe("Arran Lambswool Blanket");
  });

  it("is a main heading with only the name if the page has no other words", () => {
    expect(evidenceOf([{ tag: "h1", text: "Halden & Fjord" }], { siteName: "Halden & Fjord" }).headline?.text).toBe(
      "Halden & Fjord",
    );
  });
});

describe("amounts in a menu", () => {
  it("are no prices of the page, but discounts there count", () => {
    const blocks: BlockFixture[] = [
      { tag: "h1", text: "Hiking boots" },
      { tag: "nav", text: "60,00 € - 99,99 €", region: "nav" },
      { tag: "nav", text: "Outlet: 20% off", region: "nav" },
    ];
    const quantities = evidenceOf(blocks).statements?.flatMap((statement) => statement.quantities);
    expect(quantities?.map(({ dimension, value }) => [dimension, value])).toEqual([["percent", 20]]);
  });
});
