import { describe, expect, it } from "vitest";
import type { Box } from "../../../src/contract/evaluator-interface.ts";
import type { Control, Snapshot } from "../../../src/engine/artifacts/capture-schemas.ts";
import { gatherEvidence } from "../../../src/engine/evidence/gather-evidence.ts";
import { type BlockFixture, createPage } from "./fixtures.ts";

const ctasOf = (snapshot: Snapshot) =>
  gatherEvidence({ creative: null, copy: null, page: snapshot, platform: null }).page;

/** A page of these blocks with changed controls. */
const withControls = (blocks: readonly BlockFixture[], change: Partial<Control>): Snapshot => {
  const made = createPage(blocks);
  return { ...made, controls: made.controls.map((control) => ({ ...control, ...change })) };
};

const HEADING = { tag: "h1", text: "Weather for hikers" } as const;
const pageWithButton = (text: string, change: Partial<Control>) =>
  ctasOf(withControls([HEADING, { tag: "link", text }], change)).ctas.map(
    ({ excerpt, intent, secondaryIntents = [] }) => [excerpt.text, intent, ...secondaryIntents],
  );

describe("a button with a picture", () => {
  it.each([
    "https://apps.apple.com/de/app/id1",
    "https://itunes.apple.com/us/app/weather/id1",
    "https://play.google.com/store/apps/details?id=weather",
    "https://apps.microsoft.com/detail/9nblggh1",
    "https://galaxystore.samsung.com/detail/weather",
    "https://appgallery.huawei.com/app/C1",
    "https://chromewebstore.google.com/detail/weather/1",
  ])("is a download if it links to an app store: %s", (href) => {
    expect(pageWithButton("Im Laden", { badge: true, href })).toEqual([["Im Laden", "download"]]);
  });

  it("is a download besides the intent of its label", () => {
    const href = "https://apps.apple.com/app/id1";
    expect(pageWithButton("Join free", { filled: true, href })).toEqual([["Join free", "download", "sign_up"]]);
  });

  it("has the intent of its label, and none for a mere name", () => {
    expect(pageWithButton("Order now", { badge: true })).toEqual([["Order now", "buy"]]);
    expect(pageWithButton("Harbour & Sons", { badge: true })).toEqual([]);
    // A card with a partner's logo is no button, with or without a background.
    expect(pageWithButton("Harbour & Sons", { badge: true, filled: true })).toEqual([]);
    expect(pageWithButton("Harbour & Sons", { filled: true })).toEqual([["Harbour & Sons", "other"]]);
  });

  it("is as prominent as a button with a background", () => {
    const made = createPage([HEADING, { tag: "link", text: "Join today" }, { tag: "link", text: "Download it" }]);
    const [words, badge] = made.controls;
    if (words === undefined || badge === undefined) throw new Error("two links were laid out");
    expect(ctasOf({ ...made, controls: [words, { ...badge, badge: true }] }).ctas.map(({ intent }) => intent)).toEqual([
      "download",
      "sign_up",
    ]);
  });

  it("does not count for the page's colours", () => {
    const { accentColours } = ctasOf(withControls([HEADING, { tag: "link", text: "Order now" }], { badge: true }));
    expect(accentColours).toEqual([]);
  });
});

describe("a button that starts a call or message", () => {
  it.each([
    ["Call 0113 496 0123", "tel:+441134960123"],
    ["0113 496 0123", "tel:+441134960123"],
    ["hello@acme.example", "mailto:hello@acme.example"],
    ["Text us", "sms:+441134960123"],
    ["Our team", "https://wa.me/441134960123"],
  ])("%j has the intent contact", (text, href) => {
    expect(pageWithButton(text, { filled: true, href })).toEqual([[text, "contact"]]);
  });

  it("has the intent of its label as well", () => {
    expect(pageWithButton("Book a table", { filled: true, href: "tel:+441134960123" })).toEqual([
      ["Book a table", "book", "contact"],
    ]);
  });

  it("has no contact intent if it only shares the page", () => {
    expect(pageWithButton("Our team", { filled: true, href: "https://wa.me/?text=Look" })).toEqual([
      ["Our team", "other"],
    ]);
  });
});

describe("a button in a layer", () => {
  const FOLD = { width: 390, height: 844 };
  const layered = (box: Box, button: Partial<Control>, rest: Partial<Snapshot> = {}) => {
    const made = createPage([HEADING, { tag: "button", text: "Send me the checklist" }], {
      fold: FOLD,
      ...rest,
    });
    const stood = { x: box.x + 20, y: box.y + 20, width: 200, height: 48 };
    const foldShare = (box.width * box.height) / (FOLD.width * FOLD.height);
    return ctasOf({
      ...made,
      controls: made.controls.map((control) => ({ ...control, box: stood, ...button })),
      layers: [{ kind: "overlay", box, solid: box, foldShare }],
    }).ctas;
  };
  const POPUP = { x: 30, y: 200, width: 330, height: 400 };
  const BAR = { x: 0, y: 700, width: 390, height: 144 };

  it("is no call to action, even if the page has no other", () => {
    expect(layered(POPUP, { region: "overlay" })).toEqual([]);
    expect(layered({ ...BAR, y: 500, height: 344 }, { region: "overlay" })).toEqual([]);
  });

  it("is no call to action in a small layer over a backdrop", () => {
    const veil = { colour: "#000000", alpha: 0.6 };
    const small = { x: 90, y: 300, width: 210, height: 150 };
    expect(layered(small, {}, { veil })).toEqual([]);
    // Content behind the backdrop belongs to the page.
    expect(layered(small, { covered: true }, { veil })).toHaveLength(1);
    expect(layered(small, {})).toHaveLength(1);
  });

  it("is a call to action in a bar at the edge", () => {
    expect(layered(BAR, { region: "overlay" })).toHaveLength(1);
    expect(layered(BAR, { region: "overlay" }, { veil: { colour: "#000000", alpha: 0.6 } })).toEqual([]);
    expect(layered({ ...BAR, y: 400 }, { region: "overlay" })).toEqual([]);
  });
});

describe("a page with app data", () => {
  it.each(["MobileApplication", "WebApplication", "SoftwareApplication"])("is a product page: %s", (type) => {
    expect(ctasOf(createPage([HEADING], { jsonLd: [{ "@type": type, name: "Weather" }] })).type).toBe("product");
  });
});
