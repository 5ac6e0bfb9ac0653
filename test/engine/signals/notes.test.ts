import { describe, expect, it } from "vitest";
import type { AdTextFields } from "../../../src/contract/evaluation-request.ts";
import type { Judgement } from "../../../src/engine/artifacts/judgement.ts";
import { createPage } from "../evidence/fixtures.ts";
import { evaluate, findingsOf, signalValue } from "./signal-helpers.ts";

const signalNote = ({ signals }: Judgement, id: string): string =>
  signals.find((signal) => signal.id === id)?.note ?? "";

const landingPage = (
  lines: readonly string[],
  language = "en",
  rest: Parameters<typeof createPage>[1] = {},
): ReturnType<typeof createPage> =>
  createPage(
    lines.map((text, at) => ({ tag: at === 0 ? "h1" : "p", text }) as const),
    { language, title: lines[0] ?? "", ...rest },
  );

describe("the text that a note quotes", () => {
  it.each<[string, string, AdTextFields, readonly string[]]>([
    [
      "a unit",
      "en",
      { headline: "Tasklane: $3 per user a month", bodyText: "Boards for teams.", pageName: "Tasklane" },
      ["Boards without seat minimums", "250 per month", "Up to 40 users a month for nothing at all"],
    ],
    [
      "what a price is per",
      "de",
      { headline: "Fuhrparksoftware ab 2,90 € pro Fahrzeug", bodyText: "Für kleine Flotten." },
      ["Führerscheine prüfen ohne Papier", "Bis zu 12 Stunden pro Woche sparen"],
    ],
    [
      "a name alone",
      "en",
      { headline: "Potwise Plus: £1.99 a month", bodyText: "Never kill a fern again.", pageName: "Potwise" },
      ["Gardening made simple", "Potwise"],
    ],
  ])("is not %s", (_, language, copy, lines) => {
    const judgement = evaluate(copy, landingPage(lines, language));
    expect(signalNote(judgement, "headline_echo")).not.toContain("taken up");
    expect(findingsOf(judgement, "headline").map(({ comparison }) => comparison.status)).not.toContain("match");
  });

  it("is not the label of a form field", () => {
    const form = landingPage([
      "Lock a fixed rate for thirty years",
      "See your own rate at once, on one screen.",
      "Home price",
    ]);
    const texts = form.texts.map((block) => (block.text === "Home price" ? { ...block, tag: "label" } : block));
    const at = { ...form, texts };
    const note = signalNote(
      evaluate({ headline: "Watch home prices fall", bodyText: "Buy now." }, at),
      "headline_echo",
    );
    expect(note).not.toContain("Home price”");
  });

  it("is a common phrase only if the ad has no other text", () => {
    expect(
      signalValue(evaluate({ headline: "Shop the sale" }, landingPage(["Shop the sale now"])), "headline_echo"),
    ).toBeGreaterThan(0.6);
  });
});

describe("the headline that a note quotes", () => {
  it("is named as below the fold if it is there", () => {
    const at = createPage([{ tag: "h1", text: "Session recording for every shell", y: 2200 }], {
      language: "en",
    });
    const note = signalNote(evaluate({ headline: "Nobody needs permanent root" }, at), "headline_echo");
    expect(note).not.toContain("it opens with");
    expect(note).toContain("below the fold, is “Session recording for every shell”");
  });
});

describe("an offer that is not above the fold", () => {
  it("is named in the note", () => {
    const judgement = evaluate(
      { headline: "Sofas at 50 % off", bodyText: "Free shipping on every order." },
      landingPage(["Sofas at 20 % off", "Free shipping on every order, to your room."]),
    );
    expect(signalValue(judgement, "fold_claims")).toBeLessThan(0.6);
    expect(signalNote(judgement, "fold_claims")).toBe("the area above the fold doesn't confirm “50 %”");
  });
});

describe("an ad without readable text", () => {
  it("is described as unreadable, not as an ad without an offer", () => {
    const judgement = evaluate(
      { headline: "— ••• —" },
      landingPage(["Sofas for small rooms", "Made to order in ten days."]),
    );
    for (const id of ["headline_echo", "fold_promise"])
      expect(signalNote(judgement, id)).toBe("no text of the ad could be read");
  });
});

describe("another script", () => {
  const JAPANESE = landingPage(
    ["山の温泉宿でゆったり過ごす週末", "全室に露天風呂。朝食と夕食はお部屋でお楽しみいただけます。"],
    "ja",
  );
  const ARABIC = landingPage(
    ["سفاري الصحراء في دبي", "رحلة مسائية مع عشاء وموسيقى تحت النجوم لجميع أفراد العائلة"],
    "ar",
  );
  const ENGLISH = landingPage([
    "A quiet inn in the mountains",
    "Every room has its own bath, and we bring breakfast to you.",
  ]);

  it.each([
    ["Relax in the mountains", JAPANESE],
    ["Your desert evening with dinner", ARABIC],
    ["Your weekend in the hills", JAPANESE],
    ["露天風呂のある宿", ENGLISH],
  ])("%j on a page in another script is another language", (headline, at) => {
    expect(findingsOf(evaluate({ headline }, at), "language")[0]?.comparison.severity).toBe("HIGH");
  });

  it.each(["ONSEN RESORT", "Spa & Hotel", "温泉宿の週末"])(
    "%j is not another language on a Japanese page",
    (headline) => {
      expect(findingsOf(evaluate({ headline }, JAPANESE), "language")).toEqual([]);
    },
  );
});
