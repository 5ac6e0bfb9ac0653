import { describe, expect, it } from "vitest";
import type { AdTextFields } from "../../../src/contract/evaluation-request.ts";
import { inferKind } from "../../../src/findings/identify-kinds.ts";
import { createPage } from "../evidence/fixtures.ts";
import { evaluate, FILLER_TEXT, findingsOf, lowestCap } from "./signal-helpers.ts";

type FaqEntries = readonly (readonly [question: string, answer: string])[];

const landingPage = (
  h1: string,
  language: string,
  answers: FaqEntries,
  more: Parameters<typeof createPage>[0] = [],
): ReturnType<typeof createPage> =>
  createPage([{ tag: "h1", text: h1 }, { tag: "p", text: FILLER_TEXT[language] ?? "" }, ...more], {
    title: h1,
    language,
    answers: answers.map(([question, answer]) => ({ question, answer })),
  });

const claimFindings = (copy: AdTextFields, at: ReturnType<typeof landingPage>) =>
  findingsOf(evaluate(copy, at), "product").filter(({ comparison }) => comparison.element === "Product claim");

describe("a claim of the ad that the page excludes", () => {
  it.each([
    [
      "en",
      "Tankless water heaters, installed",
      "New water heater today",
      "Do you install tankless?",
      "No. We do tanks.",
    ],
    ["en", "Vegan meals, now in Sydney", "Vegan meals delivered in Melbourne", "Do you deliver to Sydney?", "Not yet."],
    [
      "en",
      "Scheduling for clinics",
      "Staff scheduling for restaurants",
      "Do you work for clinics?",
      "We are built for restaurants only.",
    ],
    [
      "en",
      "Beans and grinder in one box",
      "The quiet coffee grinder",
      "Are beans included?",
      "Sorry, not at the moment.",
    ],
    [
      "de",
      "Bürostuhl aus echtem Leder",
      "Der Bürostuhl für lange Tage",
      "Gibt es den Stuhl mit Lederbezug?",
      "Nein, leider nicht.",
    ],
    [
      "fr",
      "Aligneurs pour enfants",
      "Aligneurs invisibles pour adultes",
      "Traitez-vous les enfants ?",
      "Non, dès 18 ans.",
    ],
    [
      "es",
      "Finca para mascotas y familias",
      "Finca con piscina para ocho personas",
      "¿Admitís mascotas?",
      "No, lo sentimos.",
    ],
    [
      "it",
      "Corso di tedesco online",
      "Corso serale di tedesco a Bologna",
      "I corsi sono anche online?",
      "No, soltanto in presenza.",
    ],
    ["nl", "Dakkapel met subsidie", "Dakkapel laten plaatsen", "Krijg ik subsidie?", "Nee, die bestaat niet."],
    ["en", "In a store near you", "The quiet coffee grinder", "Can I buy it in a store?", "Only here."],
    [
      "en",
      "Hen weekends by the sea",
      "Cottages by the sea",
      "Can we hold a hen party?",
      "We let to families. The walls are thick, the neighbours' patience is not.",
    ],
  ])("is a contradiction (%s): %s", (language, headline, h1, question, answer) => {
    const at = landingPage(h1, language, [[question, answer]]);
    const [found] = claimFindings({ headline }, at);
    expect(found).toMatchObject({
      contradiction: true,
      comparison: {
        status: "mismatch",
        severity: "HIGH",
        landingPageValue: expect.stringContaining(question),
      },
    });
    expect(lowestCap(evaluate({ headline }, at), "messageMatch")).toBe(2.5);
  });

  it("is found in FAQ data and in sentences", () => {
    const copy = { headline: "Tankless water heaters, installed" };
    const faq = {
      "@type": "FAQPage",
      mainEntity: [
        {
          "@type": "Question",
          name: "Do you install tankless?",
          acceptedAnswer: { "@type": "Answer", text: "No." },
        },
      ],
    };
    expect(claimFindings(copy, { ...landingPage("New water heater today", "en", []), jsonLd: [faq] })).toHaveLength(1);
    const declining = landingPage(
      "New water heater today",
      "en",
      [],
      [{ tag: "p", text: "We do not install tankless heaters." }],
    );
    expect(claimFindings({ headline: "Tankless heaters, installed" }, declining)).toHaveLength(1);
  });

  const heaters = (question: string, answer: string) =>
    landingPage("New water heater today", "en", [[question, answer]]);

  it.each([
    ["the page says yes", "Tankless water heaters", heaters("Do you install tankless?", "Yes, since 1998.")],
    [
      "an answer that only begins like a no",
      "Tankless water heaters",
      heaters("Do you install tankless?", "No problem, any day."),
    ],
    [
      "what, where and when have no yes and no",
      "Tankless water heaters",
      heaters("Which tankless do you install?", "Not many: three brands."),
    ],
    ["a duty that there is not", "Tankless water heaters", heaters("Do I need a tankless permit?", "No.")],
    ["what people fear", "Contracts are history", heaters("Is there a contract?", "No.")],
    ["the ad asks", "Tankless water heater broken? New one today", heaters("Do you install tankless?", "No.")],
    ["the ad does without", "A water heater today, not a tankless", heaters("Do you install tankless?", "No.")],
    [
      "an answer says how",
      "Tankless water heaters",
      heaters("Do you install tankless?", "Our two plumbers have fitted three hundred of them since spring."),
    ],
    ["an answer names it", "Tankless water heaters", heaters("Do you install tankless?", "Tankless, in a day.")],
    ["an answer says always", "Tankless water heaters", heaters("Do you install tankless?", "Every day.")],
    ["an answer agrees in other words", "Bring your dog", heaters("May I bring my dog?", "That is not a problem.")],
    [
      "an answer begins like a number",
      "Tankless water heaters",
      heaters("Do you install tankless?", "No. 1 in Ohio for it."),
    ],
    [
      "an answer says how long at most",
      "Tankless water heaters",
      heaters("Does tankless take a day?", "No longer than that."),
    ],
    [
      "only is said of something else",
      "Tankless water heaters",
      heaters("Do you install tankless?", "Yes! We only use licensed plumbers."),
    ],
    [
      "only is said of time",
      "Tankless water heaters",
      heaters("Do you install tankless?", "It takes only an afternoon."),
    ],
    [
      "only is said of the very thing",
      "Student discount",
      heaters("Is there a student discount?", "Only for students with a card."),
    ],
    ["the question has an only in it", "Tankless water heaters", heaters("Is tankless only for large homes?", "No.")],
    ["the question is of doing without", "Tankless water heaters", heaters("Can I stay warm without tankless?", "No.")],
    ["harm is what is asked for", "For damaged hair", heaters("Does it damage hair?", "Never.")],
    [
      "a month sounds like a foreign never",
      "Wintergarten im Sommer",
      landingPage("Unser Wintergarten", "de", [["Ist im Sommer offen?", "Mai bis September."]]),
    ],
    [
      "the page offers it elsewhere",
      "Tankless water heaters",
      landingPage(
        "New water heater today",
        "en",
        [["Do you repair tankless heaters?", "No."]],
        [{ tag: "h2", text: "Tankless units from $2,400" }],
      ),
    ],
    [
      "it is half of what is declined",
      "Invisible aligners",
      landingPage("A straight smile", "en", [], [{ tag: "p", text: "We do not ship aligners by post." }]),
    ],
  ])("is not reported if %s", (_, headline, at) => {
    expect(claimFindings({ headline }, at)).toEqual([]);
  });

  it("is no evidence that the page offers a similar product", () => {
    const copy = { headline: "Cat insurance", bodyText: "Indoor or outdoor, the vet is paid." };
    const at = landingPage("Dog insurance from £9", "en", [["And cats?", "We insure dogs only."]]);
    expect(findingsOf(evaluate(copy, at), "product")[0]?.contradiction).toBe(true);
  });

  it("has the kind that manifests accept and patches respect", () => {
    const [found] = claimFindings({ headline: "Tankless water heaters" }, heaters("Do you install tankless?", "No."));
    expect(found && inferKind(found.comparison)).toBe("product");
  });

  it("leads to no suggested headline that the page contradicts", () => {
    const at = heaters("Do you install tankless?", "No.");
    const found = findingsOf(evaluate({ headline: "Tankless water heaters, installed" }, at), "fold_promise");
    for (const { comparison } of found) expect(comparison.recommendation).not.toContain("Tankless");
  });
});
