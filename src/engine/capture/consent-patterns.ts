import { z } from "zod";
import json from "../lexicon/consent-patterns.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";

/** Sources of case-insensitive regular expressions about consent layers. They are used in Node and in the page. */
export interface ConsentPatterns {
  /** Terms of privacy law. "Privacy" alone occurs in every newsletter form. */
  privacyLaw: string;
  /** "Cookie" in many languages, baked ones included. */
  cookies: string;
  /** A sentence about a website's use of cookies, for example "We use cookies". */
  cookieUsage: string;
  /** An age gate: its answer says nothing about consent. */
  ageGate: string;
  /** Labels of buttons that give or refuse consent. */
  consentButton: string;
  /** Labels of buttons that only close a notice. */
  closeButton: string;
  /** Names of elements, files and frames of consent layers. */
  elementName: string;
  /** Names of script functions that only read and write cookies. */
  cookieHelperName: string;
}

const anyOf = z.array(z.string()).transform((sources) => sources.join("|"));
const ConsentPatternLists = z
  .object({
    privacyLaw: anyOf,
    cookies: anyOf,
    usageVerbs: anyOf,
    cookiePurposes: anyOf,
    ageGate: anyOf,
    consentButton: anyOf,
    closeButton: anyOf,
    elementName: anyOf,
    cookieHelperName: anyOf,
  })
  .transform(
    ({ usageVerbs, cookiePurposes, ...patterns }): ConsentPatterns => ({
      ...patterns,
      // Within one sentence: "We use cookies", "Cookies help us understand our traffic".
      cookieUsage: `(${usageVerbs})[^.!?]{0,80}(${patterns.cookies})|(${patterns.cookies})[^.!?]{0,120}(${cookiePurposes})`,
    }),
  );

export const consentPatterns = lexicon(ConsentPatternLists, json);
