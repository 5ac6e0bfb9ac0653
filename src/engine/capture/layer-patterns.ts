import { z } from "zod";
import json from "../lexicon/consent-patterns.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";
import popupJson from "../lexicon/popup-patterns.json" with { type: "json" };

const anyOf = z.array(z.string()).transform((sources) => sources.join("|"));
const ConsentPatternLists = z
  .object({
    /** Terms of privacy law. "Privacy" alone occurs in every newsletter form. */
    privacyLaw: anyOf,
    /** "Cookie" in many languages, baked ones included. */
    cookies: anyOf,
    usageVerbs: anyOf,
    /** An age gate: its answer says nothing about consent. */
    ageGate: anyOf,
    /** Labels of buttons that give or refuse consent. */
    consentButton: anyOf,
    /** Labels of buttons that only close a notice. */
    closeButton: anyOf,
    /** Names of elements, files and frames of consent layers. */
    elementName: anyOf,
    /** Names of script functions that only read and write cookies. */
    cookieHelperName: anyOf,
  })
  .transform(({ usageVerbs, ...patterns }) => ({
    ...patterns,
    /** A sentence about a website's use of cookies, for example "We use cookies". */
    cookieUsage: `(${usageVerbs})[^.!?]{0,80}(${patterns.cookies})`,
  }));

/** Sources of case-insensitive regular expressions about consent layers. They are used in Node and in the page. */
export const consentPatterns = lexicon(ConsentPatternLists, json);
export type ConsentPatterns = ReturnType<typeof consentPatterns>;

const PopupPatternLists = z.object({
  closeButton: anyOf,
  /** What a cookie wall is answered with before anything is accepted. */
  refuseButton: anyOf,
  /** "OK, understood", "Continue", "I am over 18". */
  acknowledgeButton: anyOf,
  acceptButton: anyOf,
  closeElementName: anyOf,
});

/** Sources of case-insensitive regular expressions that recognise what closes a pop-up. */
export const popupPatterns = lexicon(PopupPatternLists, popupJson);
export type PopupPatterns = ReturnType<typeof popupPatterns>;
