import { describe, expect, it } from "vitest";
import { isNegated } from "../../../src/engine/evidence/exclusions.ts";

describe("a text says no", () => {
  it.each([
    ["en", "no deposit"],
    ["de", "ohne anzahlung"],
    ["de", "no risk no fun"],
    ["pt", "sem taxas"],
    ["fr", "pas de frais"],
    ["it", "mai piu code"],
    ["nb", "ingen gebyr"],
    ["no", "ingen gebyr"],
    ["sv", "utan avgift"],
    ["da", "uden gebyr"],
    ["fi", "ilman maksua"],
    ["cs", "bez poplatku"],
    ["tr", "ek ucret yok"],
    [null, "senza costi"],
  ])("in %s: %j", (language, text) => expect(isNegated(text, language)).toBe(true));

  it.each([
    ["de", "bis 31 mai"],
    ["fr", "le 8 mai"],
    ["pt", "no plano de 300 mega"],
    ["fr", "trois chambres dont une suite"],
    ["nl", "een pas voor iedereen"],
    ["de", "im not dienst"],
    ["en", "bez of june"],
  ])("not with another language's word, in %s: %j", (language, text) => expect(isNegated(text, language)).toBe(false));
});
