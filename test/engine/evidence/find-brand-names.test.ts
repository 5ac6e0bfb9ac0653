import { describe, expect, it } from "vitest";
import type { Snapshot } from "../../../src/engine/artifacts/capture-schemas.ts";
import { findBrandNames, parseCopyrightHolder } from "../../../src/engine/evidence/find-brand-names.ts";
import { type BlockFixture, createPage } from "./fixtures.ts";

const MIN_STATED_CONFIDENCE = 0.85;

const statedNames = (blocks: readonly BlockFixture[], rest: Partial<Snapshot>): string[] =>
  findBrandNames(createPage([...blocks, { tag: "h1", text: "Lower your payment" }], rest))
    .filter(({ confidence }) => confidence >= MIN_STATED_CONFIDENCE)
    .map(({ text }) => text);

const headerText = (text: string, region: BlockFixture["region"] = "header"): BlockFixture => ({
  tag: "p",
  text,
  region,
});

describe("a brand name is stated", () => {
  it("by a wordmark and a part of the title that starts with it", () => {
    const title = "Byt till oss | Björka Bilförsäkring";
    expect(statedNames([headerText("Björka")], { title })).toEqual(["Björka Bilförsäkring", "Björka"]);
  });

  it("by the URL and the part of the title that starts with it, not by the other part", () => {
    const rest = {
      title: "Refinance Your Arizona Home | Harborline Home Loans",
      url: "https://www.harborline.example/refinance",
    };
    expect(statedNames([], { ...rest, url: "https://www.harborline.com/refinance" })).toEqual([
      "Harborline Home Loans",
    ]);
    expect(statedNames([], { ...rest, url: "https://harborlinehomeloans.com/" })).toEqual(["Harborline Home Loans"]);
    expect(statedNames([], { ...rest, url: "https://pages.example.com/" })).toEqual([]);
  });

  it("by its short form in the copyright line", () => {
    const title = "Fietsen op maat | FietsPlein";
    expect(statedNames([{ tag: "footer", text: "© 2026 FietsPlein B.V." }], { title })).toEqual([
      "FietsPlein",
      "FietsPlein B.V.",
    ]);
  });

  it.each([
    ["a menu's item", [headerText("Sofas", "nav"), headerText("Beds", "nav")], "Sofas | Home and garden"],
    ["a menu's item in the header", [headerText("Refinance")], "Refinance Your Arizona Home | Rates"],
  ] as const)("not by %s and the title", (_, blocks, title) => {
    const links = blocks.map(({ text }) => ({ href: `https://landing.example/${text}`, text }));
    expect(statedNames(blocks, { title, links })).toEqual([]);
  });

  it("by the first menu item if it links to the home page", () => {
    const links = [{ href: "https://landing.example/", text: "Björka" }];
    expect(statedNames([headerText("Björka", "nav")], { title: "Bilar | Björka", links })).toEqual(["Björka"]);
  });

  it("not by a sentence that starts with the domain", () => {
    const title = "Harborline refinance rates for you | Arizona";
    expect(statedNames([], { title, url: "https://harborline.com/" })).toEqual([]);
  });
});

describe("the name in a copyright line", () => {
  it.each([
    ["© 2026 FietsPlein B.V. Alle rechten voorbehouden", "FietsPlein B.V."],
    ["© 2026 Casalina Hogar S.L. Todos los derechos reservados.", "Casalina Hogar S.L."],
    ["© 2026 Zdrowika sp. z o.o.", "Zdrowika sp. z o.o."],
    ["© 2025-2026 Dentaria Sp. z o.o. Wszelkie prawa zastrzeżone", "Dentaria Sp. z o.o."],
    ["© Nordmed sp. j. Wszelkie prawa zastrzeżone", "Nordmed sp. j."],
    ["Copyright 2026 Acme Inc. All rights reserved.", "Acme Inc."],
    ["© 2026 Acme Pty. Ltd. Privacy", "Acme Pty. Ltd."],
    ["© 2026 Müller Möbel GmbH & Co. KG", "Müller Möbel GmbH & Co. KG"],
    ["© Dr. Keller Praxis", "Dr. Keller Praxis"],
    ["© 2026 J.P. Morgan. Terms", "J.P. Morgan"],
    ["© 2026 Marrow Coffee. Privacy Policy", "Marrow Coffee"],
    ["© 2026 Booking.com | Terms", "Booking.com"],
    ["© 2026 Lumo – Imprint", "Lumo"],
    ["(c) by Lumo, Leeds", "Lumo"],
  ])("is read from “%s”", (line, name) => {
    expect(parseCopyrightHolder(line)).toBe(name);
  });

  it.each(["© 2026", "All rights reserved", "© 2026 all of the pictures here belong to those who took them"])(
    "is not found in “%s”",
    (line) => {
      expect(parseCopyrightHolder(line)).toBeNull();
    },
  );
});
