import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BANDS, DIMENSIONS } from "../../../src/contract/vocabulary.ts";
import { metaExcerpt } from "../../../src/engine/evidence/page-excerpts.ts";
import { toBand } from "../../../src/engine/score/bands.ts";
import { combineReplies, toPoints } from "../../../src/engine/vision/combine-replies.ts";
import { buildFactSheet } from "../../../src/engine/vision/fact-sheet.ts";
import { mergeWithRules } from "../../../src/engine/vision/merge-with-rules.ts";
import { BAND_POSITIONS, parseReply, type Reply } from "../../../src/engine/vision/reply.ts";
import { isQuoteOf, toBandShare, verifyReply } from "../../../src/engine/vision/verify-quotes.ts";
import { startModels } from "../../doubles/models.ts";
import { createReply } from "../../doubles/models-replies.ts";
import { createPage } from "../evidence/fixtures.ts";
import { BOTH_SIDES, openEvaluator, sampleEvidence, sampleTask } from "./sample-vision-task.ts";

const facts = buildFactSheet(sampleEvidence());
/** A model's answer about the scene: its facts are read from the dossier itself. */
const reading = {
  system: "",
  pictures: [],
  texts: [
    "joined by ^.",
    ...[...facts.ad, ...facts.page].map(({ id, role, text }) => `${id} (${role}): ${text.replaceAll(" ", "^")}`),
  ],
};

describe("bands", () => {
  it.each(BANDS.flatMap((band) => BAND_POSITIONS.map((position) => ({ band, position }))))(
    "$band, position $position is what the score stage makes of it",
    ({ band, position }) => {
      const share = toBandShare({ band, position });
      const placed = toBand(Math.round(share * 1_000_000));
      expect(placed.band).toBe(band);
      expect(toPoints(share)).toBe(placed.halves / 2);
    },
  );

  it("are monotone", () => {
    const shares = BANDS.toReversed().flatMap((band) =>
      BAND_POSITIONS.map((position) => toBandShare({ band, position })),
    );
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  });
});

describe("a quote", () => {
  const fact = (text: string, source: "page" | "ocr" = "page") => ({
    text,
    fact: { ...metaExcerpt(text, "page"), source },
  });
  it.each([
    ["Free shipping", "Free shipping on every lamp", true],
    ["free SHIPPING on every", "Free shipping on every lamp", true],
    ["Free shiping on evry lamp", "Free shipping on every lamp", true],
    ["Gratis verzending", "Free shipping on every lamp", false],
    ["20% off", "50% off every lamp", false],
    ["50 % off every lamp", "50% off every lamp", true],
    ["", "Free shipping", false],
    ["…", "Free shipping", false],
    ["Sofas for long evenings", "Lamps for long evenings", false],
  ])("%j of %j: %s", (quote, text, expected) => {
    expect(isQuoteOf(quote, fact(text))).toBe(expected);
  });

  it("may differ more from OCR text, but only in letters", () => {
    expect(isQuoteOf("Lamps for long evenings", fact("Larnps tor Iong evenings", "ocr"))).toBe(true);
    expect(isQuoteOf("Lamps for long evenings", fact("Larnps tor Iong evenings"))).toBe(false);
    expect(isQuoteOf("save 30 today", fact("save 80 today", "ocr"))).toBe(false);
  });

  it("of a fact's own words is always accepted", () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z0-9]{1,9}$/), { minLength: 1, maxLength: 12 }),
        fc.nat(),
        fc.nat(),
        (words, from, count) => {
          const at = from % words.length;
          const some = words.slice(at, at + 1 + (count % words.length));
          expect(isQuoteOf(some.join(" "), fact(words.join(" ")))).toBe(true);
        },
      ),
    );
  });
});

describe("a reply", () => {
  it("is either parsed or reported as invalid", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `\`\`\`json\n${json}\n\`\`\``),
        ),
        (text) => {
          const reply = parseReply(text);
          expect("problem" in reply ? reply.problem : reply.dimensions).toBeTruthy();
        },
      ),
    );
  });

  const changed = (change: (reply: Reply) => void): Reply => {
    const reply = createReply(reading);
    change(reply);
    return reply;
  };

  it("is accepted if its quotes are in the facts", () => {
    const { dimensions, checks } = verifyReply(createReply(reading, "GOOD", 3), facts, BOTH_SIDES);
    expect(Object.values(dimensions).map((one) => one?.share)).toEqual(
      Array(4).fill(toBandShare({ band: "GOOD", position: 3 })),
    );
    expect(checks.headline).toMatchObject({ answer: "match", ad: { id: "A1" }, page: { id: "L1" } });
  });

  it("has no visual result if no picture was sent", () => {
    const { dimensions, checks } = verifyReply(createReply(reading), facts, { ad: false, page: true });
    expect(dimensions.visualMatch).toBeNull();
    expect(checks.palette).toBeUndefined();
    expect(dimensions.messageMatch).not.toBeNull();
  });

  it("loses only the dimensions with mostly invented quotes", () => {
    const reply = changed(({ dimensions }) => {
      dimensions.messageMatch.observations = [
        { fact: "A1", quote: "Lamps for long", note: "true" },
        { fact: "L1", quote: "never said here at all", note: "false" },
        { fact: "L77", quote: "Lamps", note: "no such fact" },
      ];
    });
    const { dimensions } = verifyReply(reply, facts, BOTH_SIDES);
    expect(dimensions.messageMatch).toBeNull();
    expect(dimensions.toneAlignment).not.toBeNull();
  });

  it("has no notes with a URL, a selector or markup", () => {
    const reply = changed(({ dimensions }) => {
      for (const [at, note] of [
        "see https://evil.example",
        "<b>bold</b>",
        "#main > p is wrong",
        "plain words.",
      ].entries())
        dimensions.messageMatch.observations[at] = { fact: "A1", quote: "Lamps", note };
    });
    expect(verifyReply(reply, facts, BOTH_SIDES).dimensions.messageMatch?.notes).toEqual(["plain words"]);
  });

  it("cannot remove caps or proven contradictions", () => {
    const evidence = sampleEvidence(
      createPage([
        { tag: "h1", text: "Lamps for long evenings" },
        { tag: "p", text: "20% off every lamp" },
        { tag: "button", text: "Shop lamps" },
      ]),
      { headline: "Lamps for long evenings, 50% off", ctaType: "SHOP_NOW", pageName: "Lumen" },
    );
    const one = sampleTask(evidence);
    expect(one.rules.caps.length).toBeGreaterThan(0);
    fc.assert(
      fc.property(
        fc.constantFrom(...BANDS),
        fc.constantFrom(...BAND_POSITIONS),
        fc.constantFrom("match", "mismatch", "missing"),
        (band, position, answer) => {
          const said = verifyReply(
            createReply(reading, band, position, answer as "match"),
            buildFactSheet(evidence),
            BOTH_SIDES,
          );
          const { caps, findings } = mergeWithRules(one.rules, said, buildFactSheet(evidence), one.judgeLedger);
          expect(caps).toEqual(one.rules.caps);
          for (const proven of one.rules.findings.filter(({ contradiction }) => contradiction))
            expect(findings).toContainEqual(proven);
        },
      ),
    );
  });

  it("leads to findings in the words of ad and page, never in the model's", () => {
    const one = sampleTask();
    const reply = changed(({ checks }) => {
      const headline = checks.find(({ kind }) => kind === "headline");
      Object.assign(headline ?? {}, {
        adQuote: "LAMPS for long evning",
        pageQuote: "warm lamp for your long",
      });
    });
    const said = verifyReply(reply, facts, BOTH_SIDES);
    expect(said.checks.headline).toBeDefined();
    const told = mergeWithRules({ ...one.rules, findings: [], caps: [] }, said, facts, one.judgeLedger).findings;
    expect(told.find(({ kind }) => kind === "headline")?.comparison).toMatchObject({
      adValue: "Lamps for long evenings",
      landingPageValue: "Warm lamps for your long evenings",
    });
  });

  it("leads to HIGH findings only if the rules agree", () => {
    const one = sampleTask();
    const said = verifyReply(createReply(reading, "POOR", 1, "mismatch"), facts, BOTH_SIDES);
    const { findings } = mergeWithRules(one.rules, said, facts, one.judgeLedger);
    const known = new Set(
      one.rules.findings.filter(({ comparison }) => comparison.status !== "match").map(({ kind }) => kind),
    );
    for (const { kind, comparison } of findings.filter(({ comparison }) => comparison.severity === "HIGH"))
      expect(known, comparison.element).toContain(kind);
    expect(findings.some(({ comparison }) => comparison.severity === "MEDIUM")).toBe(true);
  });
});

describe("several replies", () => {
  const saying = (...bands: (readonly [Reply["dimensions"]["visualMatch"]["band"], 1 | 2 | 3 | 4])[]) =>
    bands.map(([band, position]) => verifyReply(createReply(reading, band, position), facts, BOTH_SIDES));

  it("are combined to their median and spread", () => {
    const { verified, spread } = combineReplies(saying(["EXCEPTIONAL", 4], ["POOR", 1], ["GOOD", 2]));
    expect(verified.dimensions.messageMatch?.share).toBe(toBandShare({ band: "GOOD", position: 2 }));
    expect(spread.messageMatch).toBe(7);
  });

  it("are combined to the lower of two", () => {
    const { verified } = combineReplies(saying(["GOOD", 1], ["POOR", 1]));
    expect(verified.dimensions.messageMatch?.share).toBe(toBandShare({ band: "POOR", position: 1 }));
  });

  it("have the same result in any order", () => {
    const answers = saying(["EXCEPTIONAL", 1], ["MODERATE", 4], ["GOOD", 3]);
    expect(combineReplies(answers.toReversed()).verified.dimensions).toEqual(
      combineReplies(answers).verified.dimensions,
    );
  });

  it("are requested with samples: 3, and failed ones are ignored", async () => {
    await using models = await startModels();
    await using judge = await openEvaluator(models.url, "openai-compatible/fake", "samples: 3");
    let calls = 0;
    models.think((asked) => createReply(asked, calls++ === 0 ? "GOOD" : "MODERATE", 1));
    const { usage } = await judge.evaluate(sampleTask());
    expect(usage).toMatchObject({ samples: 3, tokens: { input: 21_000, output: 4_500 } });
    expect(usage.spread?.messageMatch).toBe(2);
  });
});

it("replaces the signals of every verified dimension by one", async () => {
  await using models = await startModels();
  await using judge = await openEvaluator(models.url);
  models.think((asked) => createReply(asked, "GOOD", 2));
  const { judgement } = await judge.evaluate(sampleTask());
  expect(judgement.signals.map(({ id, dimension }) => [id, dimension])).toEqual(
    DIMENSIONS.map((name) => ["vision", name]),
  );
});
