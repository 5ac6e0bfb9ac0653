import type { ConsentPatterns } from "../consent-patterns.ts";

/** Runs in the page, and in Node for what frames say: whether words are those of a consent layer. */
export function createConsentTextMatcher(words: ConsentPatterns) {
  const like = (source: string) => new RegExp(source, "i");
  const LAW = like(words.privacyLaw);
  const COOKIES = like(words.cookies);
  const PRACTICE = like(words.cookieUsage);
  const OTHERS = like(words.ageGate);
  const DECISIONS = like(words.consentButton);
  const CLOSINGS = like(words.closeButton);
  const NAMES = like(words.elementName);

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

export type ConsentTextMatcher = ReturnType<typeof createConsentTextMatcher>;
