import { expect, test } from "vitest";
import { mendCurrency } from "../../../src/engine/ocr/mend-currency.ts";

const mend = (line: string): string =>
  mendCurrency(line.split(" ").map((text) => ({ text })))
    .map(({ text }) => text)
    .join(" ");

test.each([
  ["daarna £ 9,99 per maand", "daarna € 9,99 per maand"],
  ["nur 29,90 £ im Monat", "nur 29,90 € im Monat"],
  ["£12,50", "€12,50"],
  ["już od 594 zi. rocznie", "już od 594 zł. rocznie"],
  ["5 499 zt", "5 499 zł"],
  ["120zl", "120zł"],
])("%s is %s", (read, mended) => expect(mend(read)).toBe(mended));

test.each([
  "from £9.99 a month",
  "£1,150 for the day",
  "£240 a year",
  "zi Dragon",
  "Take the 12 to the zoo",
  "ab 9,99 €",
])("%s stays as it is", (line) => expect(mend(line)).toBe(line));
