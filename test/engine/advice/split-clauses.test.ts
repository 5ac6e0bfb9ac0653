import { describe, expect, it } from "vitest";
import { splitClauses, truncateToFit } from "../../../src/engine/advice/truncate-to-fit.ts";

describe("a clause", () => {
  it.each([
    ["Nur bis 31. Oktober: 250 € sparen. Jetzt buchen.", ["Nur bis 31. Oktober: 250 € sparen.", "Jetzt buchen."]],
    ["Das 2. Paar gratis! Nur heute", ["Das 2. Paar gratis!", "Nur heute"]],
    ["Zľava do 24. decembra. Objednať", ["Zľava do 24. decembra.", "Objednať"]],
    ["Alles für draußen, z. B. Zelte. Jetzt ansehen", ["Alles für draußen, z. B. Zelte.", "Jetzt ansehen"]],
    ["Alles, d.h. Zelte und Schuhe. Ab 20 €", ["Alles, d.h. Zelte und Schuhe.", "Ab 20 €"]],
    ["Inkl. Versand ab 20 €; heute", ["Inkl. Versand ab 20 €;", "heute"]],
    ["Ask Dr. Keller today", ["Ask Dr. Keller today"]],
    ["Nur 20. | Oktober", ["Nur 20.", "Oktober"]],
  ])("does not end at the dot of an ordinal or abbreviation: “%s”", (text, clauses) => {
    expect(splitClauses(text)).toEqual(clauses);
  });

  it.each([
    ["Ends May 31. Order now", ["Ends May 31.", "Order now"]],
    ["Loved since 1999. Made in Oslo", ["Loved since 1999.", "Made in Oslo"]],
    ["Only $20. Order now", ["Only $20.", "Order now"]],
    ["Nur 14,99. Jetzt", ["Nur 14,99.", "Jetzt"]],
    ["Sleep well... Wake up", ["Sleep well...", "Wake up"]],
  ])("ends with a sentence: “%s”", (text, clauses) => {
    expect(splitClauses(text)).toEqual(clauses);
  });

  it("is never split within a date", () => {
    expect(truncateToFit("Nur bis 31. Oktober: 250 € sparen auf alle Kurse. Jetzt buchen und losfahren", "Kurse")).toBe(
      "Nur bis 31. Oktober: 250 € sparen auf alle Kurse.",
    );
  });
});
