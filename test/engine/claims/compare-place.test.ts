import { describe, expect, it } from "vitest";
import { compareClaims } from "../../../src/engine/claims/ledger.ts";
import { gatherEvidence } from "../../../src/engine/evidence/gather-evidence.ts";
import { createPage } from "../evidence/fixtures.ts";
import { claimRows } from "./claim-rows.ts";

const placesOf = (ad: string, page: string[], language = "en"): string[] =>
  claimRows(ad, page, language)
    .filter(({ claim }) => claim.slot === "place")
    .map(({ claim, verdict }) => `${claim.text}: ${verdict}, ${claim.checkability >= 0.5 ? "required" : "optional"}`);

describe("a place of the ad", () => {
  it.each([
    ["Plumbers in Leeds.", ["Plumbers in Leeds."], ["Leeds: kept, required"]],
    ["Plumbers in Leeds.", ["Plumbers in Bradford."], ["Leeds: contradicted, required"]],
    // England contains Leeds, and a page without a place may serve it.
    ["Plumbers in Leeds.", ["Plumbers all over England, in Yorkshire and beyond."], ["Leeds: not_mentioned, optional"]],
    ["Plumbers in Leeds.", ["Plumbers near you."], ["Leeds: not_mentioned, optional"]],
    ["Plumbers in Munich.", ["Plumbers in München."], ["Munich: kept, required"]],
    [
      "Plumbers in Leeds and Manchester.",
      ["Plumbers in Manchester."],
      ["Leeds: not_mentioned, optional", "Manchester: kept, required"],
    ],
    // A region that does not contain it, a town of which few have heard, and another country.
    ["Plumbers in Lyon.", ["Plumbers in Île-de-France."], ["Lyon: contradicted, required"]],
    ["Plumbers in Paris.", ["Plumbers in Île-de-France."], ["Paris: not_mentioned, optional"]],
    ["Plumbers in Bavaria.", ["Plumbers in Hamburg."], ["Bavaria: contradicted, required"]],
    ["Plumbers in Bavaria.", ["Plumbers in Nuremberg."], ["Bavaria: not_mentioned, optional"]],
    ["Plumbers in Leeds.", ["Plumbers in Germany."], ["Leeds: contradicted, required"]],
    ["Plumbers in Alfeld.", ["Plumbers in Hildesheim."], ["Alfeld: contradicted, required"]],
    ["Plumbers in Alfeld.", ["Plumbers in Niedersachsen."], ["Alfeld: not_mentioned, optional"]],
    // A state's code.
    ["Balloons for Wisconsin.", ["Balloons, made in New Richmond, WI."], ["Wisconsin: kept, required"]],
    ["Balloons in Austin, TX.", ["Balloons in Austin."], ["Austin: kept, required"]],
    ["Plumbers in an hour.", ["Plumbers in Leeds."], []],
    ["Made in Berlin.", ["Desks of oak."], []],
  ])("%j with the page's %j", (ad, page, expected) => expect(placesOf(ad, page)).toEqual(expected));

  it.each([
    ["Lido Alfeld", "Lido Delligsen", "contradicted"],
    ["Lido Alfeld", "Lido Alfeld", "kept"],
    ["Blue Lido", "Lido Delligsen", "not_mentioned"],
    ["Swim Alfeld", "Lido Delligsen", "not_mentioned"],
  ])("is in the advertiser's name: %s on the page of %s", (pageName, brand, expected) => {
    const page = createPage([{ tag: "h1", text: "Swimming courses" }], {
      title: `Courses | ${brand}`,
      siteName: brand,
    });
    const copy = { headline: "Swimming courses", bodyText: "Learn to swim in Alfeld.", pageName };
    const rows = compareClaims(gatherEvidence({ creative: null, copy, page, platform: null }));
    expect(rows.find(({ claim }) => claim.slot === "place")?.verdict).toBe(expected);
  });
});
