import json from "../lexicon/consent-patterns.json" with { type: "json" };

/*
 * The wording of consent layers. It is recognised in pages, and in Node for the texts of frames, so nothing here needs
 * either.
 */

const anyOf = (sources: readonly string[]): string => sources.join("|");

/** Terms of privacy law. "Privacy" alone occurs in every newsletter form. */
const PRIVACY_LAW = new RegExp(anyOf(json.privacyLaw), "i");
/** "Cookie" in many languages, baked ones included. */
const COOKIES = new RegExp(anyOf(json.cookies), "i");
/** A sentence about a website's use of cookies, for example "We use cookies". */
const COOKIE_USAGE = new RegExp(`(${anyOf(json.usageVerbs)})[^.!?]{0,80}(${anyOf(json.cookies)})`, "i");
/** An age gate: its answer says nothing about consent. */
const AGE_GATE = new RegExp(anyOf(json.ageGate), "i");
/** Labels of buttons that give or refuse consent. */
const CONSENT_BUTTON = new RegExp(anyOf(json.consentButton), "i");
/** Labels of buttons that only close a notice. */
const CLOSE_BUTTON = new RegExp(anyOf(json.closeButton), "i");
/** Names of elements, files and frames of consent layers. */
const ELEMENT_NAME = new RegExp(anyOf(json.elementName), "i");
/** Names of script functions that only read and write cookies. */
const COOKIE_HELPER_NAMES = new RegExp(anyOf(json.cookieHelperName), "gi");

/** Whether an element's name (id, class, URL …) is typical of consent layers. */
export const isConsentName = (name: string): boolean => ELEMENT_NAME.test(name);

/** The same for a script's text or URL, without the names of functions that only read and write cookies. */
export const isConsentScript = (text: string): boolean => isConsentName(text.replace(COOKIE_HELPER_NAMES, ""));

export const isConsentButton = (label: string): boolean => label.length < 80 && CONSENT_BUTTON.test(label);

const isCloseButton = (label: string): boolean => label.length < 30 && CLOSE_BUTTON.test(label);

/** Whether the text is about a website's cookies, not a bakery's. */
export const mentionsCookies = (text: string, name: string): boolean =>
  COOKIES.test(text) && (COOKIE_USAGE.test(text) || isConsentName(name));

/** Whether a layer asks for consent, by its text, its buttons' labels and its name. */
export const isConsentPrompt = (text: string, labels: readonly string[], name: string): boolean => {
  if (AGE_GATE.test(text)) return false;
  const cookies = mentionsCookies(text, name);
  if (!cookies && !PRIVACY_LAW.test(text)) return false;
  if (labels.some(isConsentButton)) return true;
  // A notice that can only be closed, or not even that.
  return cookies && COOKIE_USAGE.test(text) && (labels.some(isCloseButton) || isConsentName(name));
};
