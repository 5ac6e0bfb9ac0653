import { describe, expect, it } from "vitest";
import { claimRows } from "./claim-rows.ts";

const verdictOf = (slot: string, ad: string, page: string[], language = "en"): string | undefined =>
  claimRows(ad, page, language).find(({ claim }) => claim.slot === slot)?.verdict;

describe("what an ad names", () => {
  it.each([
    ["audience:students", "Half price for students.", ["Half price for students."], "kept"],
    ["audience:students", "Half price for students.", ["Desks of oak."], "not_mentioned"],
    ["audience:students", "Half price for students.", ["This is not for students."], "contradicted"],
    ["audience:job_seekers", "A course for jobseekers.", ["A front end course for jobseekers."], "kept"],
    ["audience:children", "Not for children.", ["Not for children."], "kept"],
    ["audience:children", "A desk for children.", ["Not for children."], "contradicted"],
    ["audience:children", "A desk for children.", ["A desk for families."], "kept"],
    ["audience:children", "Schreibtische für Kinder.", ["Schreibtische für Kinder."], "kept"],
  ])("%s of %j with the page's %j is %s", (slot, ad, page, expected) =>
    expect(verdictOf(slot, ad, page, ad.includes("für") ? "de" : "en")).toBe(expected),
  );

  it.each([
    ["Insurance for dentists.", "Insurance for electricians and plumbers.", "contradicted"],
    ["Insurance for dentists.", "Insurance for dentists and physiotherapists.", "kept"],
    ["Insurance for dentists.", "Insurance for electricians, plumbers and dentists.", "kept"],
    ["Insurance for dentists.", "Insurance for small businesses.", "not_mentioned"],
  ])("may be a profession: %j with the page's %j is %s", (ad, page, expected) =>
    expect(verdictOf("audience:healthcare_professionals", ad, [page])).toBe(expected),
  );

  it.each([
    ["No experience needed for this course.", "A course for beginners.", "kept"],
    ["No experience needed for this course.", "A course for advanced learners.", "not_mentioned"],
    ["No experience needed for this course.", "Prior experience required.", "contradicted"],
  ])("may be said in other words: %j with the page's %j is %s", (ad, page, expected) =>
    expect(verdictOf("prior_knowledge:none_needed", ad, [page])).toBe(expected),
  );

  it.each([
    ["Every lot is certified organic.", "Certified organic, from seed to cup.", "kept"],
    ["Every lot is certified organic.", "About a third of our lots are certified organic.", "contradicted"],
    ["Our certified organic lots.", "About a third of our lots are certified organic.", "kept"],
  ])("holds of all or of a part: %j with the page's %j is %s", (ad, page, expected) =>
    expect(verdictOf("assurance:certified_organic", ad, [page])).toBe(expected),
  );

  it.each([
    ["Try it at a store near you.", "Ask for it in our stores.", "kept"],
    ["Try it at a store near you.", "We are not in stores.", "contradicted"],
    ["Try it at a store near you.", "Shipped from our warehouse.", "not_mentioned"],
  ])("may be a shop: %j with the page's %j is %s", (ad, page, expected) =>
    expect(verdictOf("step:visit_location", ad, [page])).toBe(expected),
  );
});

describe("opening days", () => {
  it.each([
    ["Pizza seven days a week.", "Closed on Mondays.", "en", "contradicted"],
    ["Pizza seven days a week.", "Monday: closed", "en", "contradicted"],
    ["Pizza seven days a week.", "Open seven days a week. Closed Mondays in January.", "en", "kept"],
    ["Sieben Tage die Woche für Sie da.", "Montag Ruhetag", "de", "contradicted"],
    ["Aberto todos os dias.", "Fechado às segundas-feiras", "pt", "contradicted"],
    ["Czynne codziennie.", "Poniedziałek: nieczynne", "pl", "contradicted"],
    ["Aperto tutti i giorni.", "Chiuso il lunedì", "it", "contradicted"],
    ["年中無休で営業しています。", "当店は月曜定休です。", "ja", "contradicted"],
    // One day, and a page without a timetable.
    ["Pizza seven days a week.", "Closed Monday 26 December.", "en", undefined],
    ["Pizza seven days a week.", "Hot pizza.", "en", undefined],
    ["Pizza on weekdays.", "Closed on Mondays.", "en", undefined],
  ])("%j with the page's %j", (ad, page, language, expected) =>
    expect(verdictOf("opening_days:every_day", ad, [page], language)).toBe(expected),
  );
});

it("weighs less in a question, which a page may answer in other words", () => {
  const weigh = (ad: string) =>
    claimRows(ad, ["Massage from an expert."]).find(({ claim }) => claim.kind === "audience")?.claim.checkability;
  expect(weigh("Made for dentists?")).toBe(0.4);
  expect(weigh("For dentists.")).toBe(0.8);
});

it.each([
  ["Vos animaux sont les bienvenus.", "Nos amis les animaux ne sont pas admis.", "fr"],
  ["Pets are welcome.", "No pets, please.", "en"],
])("pets are welcome or not: %j and %j", (ad, page, language) =>
  expect(verdictOf("pets:allowed", ad, [page], language)).toBe("contradicted"),
);
