import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { claimRows } from "./claim-rows.ts";

const NOUNS = ["desk", "lamp", "course", "starter kit", "boiler"];
const TEMPLATES: readonly ((noun: string, number: number) => string)[] = [
  (noun, number) => `The ${noun} costs £${number}.`,
  (noun, number) => `Save £${number} on every ${noun}.`,
  (noun, number) => `${number}% off the ${noun} until 31 May.`,
  (noun, number) => `The ${noun} from £${number} a month.`,
  (noun, number) => `Up to ${number}% off any ${noun}.`,
  (noun, number) => `Over ${number} customers love the ${noun}.`,
  (noun, number) => `The ${noun}, delivered in ${number}–${number + 2} days.`,
  (noun, number) => `Three payments of £${number} for the ${noun}.`,
  (noun, number) => `Was £${number + 10}, now £${number}: the ${noun}.`,
  (noun, number) => `Free delivery over £${number} with the ${noun}.`,
  (noun, number) => `Book the ${noun} in Leeds by ${1 + (number % 28)} October 2026.`,
  (noun, number) => `The ${noun} is not for children under ${number}.`,
  (noun) => `No deposit and no contract for the ${noun}.`,
  (noun) => `Half price on the ${noun} for students and teachers.`,
  (noun) => `Never pay for a ${noun} without a free sample pack.`,
  (noun, number) => `Call us for a quote: the ${noun} with a ${number}-year guarantee.`,
];

const anyLine = fc
  .tuple(fc.constantFrom(...TEMPLATES), fc.constantFrom(...NOUNS), fc.integer({ min: 2, max: 90 }))
  .map(([template, noun, number]) => template(noun, number));

describe("the ledger", () => {
  it("keeps every claim of a line that the page has verbatim, whatever else the page says", () => {
    fc.assert(
      fc.property(anyLine, fc.array(anyLine, { maxLength: 6 }), fc.nat(), (line, others, seed) => {
        const at = seed % (others.length + 1);
        const rows = claimRows(line, [...others.slice(0, at), line, ...others.slice(at)]);
        const unkept = rows.filter(({ verdict }) => !verdict.startsWith("kept"));
        expect(unkept.map(({ claim, verdict }) => `${claim.text}: ${verdict}`)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it("does not keep a number where the page's line has another one", () => {
    const single = fc.constantFrom(...TEMPLATES.slice(0, 5));
    const anyNumber = fc.integer({ min: 2, max: 90 });
    fc.assert(
      fc.property(single, fc.constantFrom(...NOUNS), anyNumber, anyNumber, (template, noun, stated, claimed) => {
        // "Up to 50 %" is kept by 40 %.
        fc.pre(stated !== claimed && !(template === TEMPLATES[4] && stated < claimed));
        const rows = claimRows(template(noun, claimed), [template(noun, stated)]);
        const kept = rows.filter(({ claim, verdict }) => claim.value === claimed && verdict.startsWith("kept"));
        expect(kept.map(({ claim }) => claim.text)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
