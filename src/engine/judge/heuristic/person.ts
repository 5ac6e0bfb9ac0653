import { curve } from "./outcome.ts";
import { type Aspect, examineAspect } from "./voices.ts";

/** Some sentences address nobody on any page: only all against none is far apart. */
const grade = curve([0.4, 1], [0.75, 0.65], [1, 0.4]);

export const PERSON: Aspect = {
  signal: { id: "person", dimension: "toneAlignment", weight: 0.1 },
  value: (ad, page) => grade(Math.abs(ad.secondPerson - page.secondPerson)),
  note: (ad, page) =>
    Math.abs(ad.secondPerson - page.secondPerson) <= 0.6
      ? "both address the reader alike"
      : ad.secondPerson > page.secondPerson
        ? "the ad says “you” and the page does not"
        : "the page says “you” and the ad does not",
};

/** Do ad and page address the reader alike? */
export const person = examineAspect(PERSON);
