import { describe, expect, it } from "vitest";
import { respell } from "./respellings.ts";

describe("another spelling of the same statement", () => {
  it.each([
    ["en", "A lesson of 45 min", "minutes: A lesson of 45 minutes"],
    ["en", "A lesson of 45 minutes", "minutes: A lesson of 45 min"],
    ["en", "From £1,400 a year", "currency code: From 1,400 GBP a year"],
    ["pl", "Kurs: 1.400 zł", "thousands: Kurs: 1400 zł"],
    ["pl", "Kurs: 1400 zł", "currency code: Kurs: 1400 PLN"],
    ["de", "Samstag 10–14 Uhr", "times of day: Samstag 10:00–14:00 Uhr"],
    ["de", "Am 3. Mai geht es los", "dates: Am 3.5. geht es los"],
    ["de", "Am 3.5. geht es los", "dates: Am 3. Mai geht es los"],
    ["en", "On 3 May we open", "dates: On May 3 we open"],
    ["en", "On May 3 we open", "dates: On 3 May we open"],
    ["en", "50% off", "percent sign: 50 % off"],
    ["en", "50% off", "percent in words: 50 percent off"],
    ["en", "Ready in 3 weeks", "numbers in words: Ready in three weeks"],
    ["en", "Ready in three weeks", "numbers in digits: Ready in 3 weeks"],
    ["en", "Bread & butter", "and: Bread and butter"],
    ["en", "Only £20 today", "cents of round prices: Only £20.00 today"],
    ["de", "Nur €20 heute", "cents of round prices: Nur €20,00 heute"],
  ])("%s: %j", (language, text, expected) => {
    expect(respell(text, language).map((one) => `${one.kind}: ${one.text}`)).toContain(expected);
  });

  it.each([
    ["en", "Room 1,400 is on the left"],
    ["de", "Um 10:30 Uhr"],
    ["fr", "Rien à changer ici"],
  ])("%s: %j has none", (language, text) => expect(respell(text, language)).toEqual([]));
});
