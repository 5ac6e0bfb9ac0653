import { describe, expect, it } from "vitest";
import { gatherEvidence } from "../../../src/engine/evidence/gather-evidence.ts";
import { findOtherProduct } from "../../../src/engine/relation/other-product.ts";
import { createPage } from "../evidence/fixtures.ts";

/** The two categories, or null. */
const compare = (headline: string, bodyText: string, page: string, language = "en"): string | null => {
  const snapshot = createPage(
    [
      { tag: "h1", text: page },
      { tag: "p", text: "Made to order, and with you within two days." },
    ],
    { language },
  );
  const evidence = gatherEvidence({ creative: null, copy: { headline, bodyText }, page: snapshot, platform: null });
  const other = findOtherProduct(evidence);
  return other === null ? null : `${other.ad}, not ${other.page}`;
};

describe("the ad's product", () => {
  it.each([
    ["Smash burgers", "Two patties.", "Pizza from our stone oven", "burger, not pizza"],
    ["Pizza tonight", "Thin and crisp.", "Pizza from our stone oven", null],
    // What a question names, or what there is none of, is not offered.
    ["Off cheese? Meet the Skinny", "A thin base.", "Pizza from our stone oven", null],
    ["Meet the Skinny", "A thin base with no cheese at all.", "Pizza from our stone oven", null],
    ["Meet the Skinny", "Goodbye cheese.", "Pizza from our stone oven", null],
    // What the page says word for word, it is about.
    ["Made to order, and with you", "A sofa.", "Pizza from our stone oven", "sofa, not pizza"],
    ["Pizza on the sofa", "Two patties.", "Pizza on the sofa", null],
    // A question alone, and "No. 1", name what is offered; "end" within a line ends nothing.
    ["A new sofa?", "In ten colours.", "Pizza from our stone oven", "sofa, not pizza"],
    ["High-end sofas", "In ten colours.", "Pizza from our stone oven", "sofa, not pizza"],
    ["The No. 1 sofa", "In ten colours.", "Pizza from our stone oven", "sofa, not pizza"],
  ])("of %j, %j on the page %j", (headline, body, page, expected) =>
    expect(compare(headline, body, page)).toBe(expected),
  );

  it.each([
    ["de", "Motorrad günstig leihen", "Neue Fahrzeuge ab Lager", "motorcycle, not car"],
    ["de", "Wärmepumpe vom Meisterbetrieb", "Photovoltaik für Ihr Dach", "heat_pump, not solar"],
    ["fr", "Débouchage de canalisations", "Désinsectisation à Paris", "plumber, not pest_control"],
    ["no", "Frisør i sentrum", "Rørlegger på døgnvakt", "hairdresser, not plumber"],
    ["pl", "Pralka z dostawą", "Pizza z pieca", "washing_machine, not pizza"],
  ])("is known in %s: %j on the page %j", (language, headline, page, expected) =>
    expect(compare(headline, "", page, language)).toBe(expected),
  );
});
