import type { ConsentWords } from "../consent-words.ts";

/** Runs in the page, and in Node for what frames say: whether words are those of a consent layer. */
export function speech(words: ConsentWords) {
  const like = (source: string) => new RegExp(source, "i");
  const LAW = like(words.law);
  const COOKIES = like(words.cookies);
  const PRACTICE = like(words.practice);
  const OTHERS = like(words.others);
  const DECISIONS = like(words.decisions);
  const CLOSINGS = like(words.closings);
  const NAMES = like(words.names);

  const isNamed = (name: string): boolean => NAMES.test(name);
  const decides = (answer: string): boolean => answer.length < 80 && DECISIONS.test(answer);
  const closes = (answer: string): boolean => answer.length < 30 && CLOSINGS.test(answer);

  /** A website's cookies are spoken of, not a baker's. */
  const tellsOfCookies = (text: string, name: string): boolean =>
    COOKIES.test(text) && (PRACTICE.test(text) || NAMES.test(name));

  /** What lies above the page: its words, those of its buttons, and how it is named. */
  const asks = (text: string, answers: string[], name: string): boolean => {
    if (OTHERS.test(text)) return false;
    const cookies = tellsOfCookies(text, name);
    if (!cookies && !LAW.test(text)) return false;
    if (answers.some(decides)) return true;
    // A notice that is only there to be closed, or not even that.
    return cookies && PRACTICE.test(text) && (answers.some(closes) || NAMES.test(name));
  };

  return { asks, decides, isNamed, tellsOfCookies };
}

export type Speech = ReturnType<typeof speech>;
