import { expect, test } from "vitest";
import { restoreGermanLetters } from "../../../src/engine/ocr/merge-passes.ts";

const box = { x: 0, y: 0, width: 9, height: 9 };
const read = (text: string) =>
  restoreGermanLetters(text.split(" ").map((word) => ({ text: word, confidence: 0.9, box })))
    .map((word) => word.text)
    .join(" ");

test.each([
  ["Schone Kiichen fiir groBe Raume und mehr", "Schone Küchen für große Raume und mehr"],
  ["GroBe wahlen und jetzt losfahren", "Große wahlen und jetzt losfahren"],
  ["MaRgefertigte Mobel aus Osterreich mit Stil", "Maßgefertigte Mobel aus Osterreich mit Stil"],
  ["Neue Küchen für schéne Stunden jetzt", "Neue Küchen für schöne Stunden jetzt"],
  ["Jetzt Crémant und Pralinés im Café oder passé", "Jetzt Crémant und Pralinés im Café oder passé"],
  ["Mit GoRide und aus Spass", "Mit GoRide und aus Spass"],
  ["Mit PayBack punkten und sparen", "Mit PayBack punkten und sparen"],
  ["Jetzt heiRe Preise und FuBball", "Jetzt heiße Preise und Fußball"],
])("German letters are restored in a German picture: %s", (text, mended) => {
  expect(read(text)).toBe(mended);
});

test.each([
  "Skiing in Hawaii with WeBall",
  "Die neue FaceBox",
  "Des canapes faits pour durer chez RueBio",
  "Une idéale journée",
])("text in another language is not changed: %s", (text) => {
  expect(read(text)).toBe(text);
});
