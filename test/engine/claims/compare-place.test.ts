import { describe, expect, it } from "vitest";
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
});
