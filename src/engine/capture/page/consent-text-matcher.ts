import type { ConsentPatterns } from "../layer-patterns.ts";

/** Runs in the page, and in Node for the text of frames: recognises the wording of consent layers. */
export class ConsentTextMatcher {
  readonly #patterns: Record<keyof ConsentPatterns, RegExp>;

  constructor(patterns: ConsentPatterns) {
    const compiled = Object.entries(patterns).map(([key, source]) => [key, new RegExp(source, "i")]);
    this.#patterns = Object.fromEntries(compiled);
  }

  /** Whether an element's name (id, class, URL …) is typical of consent layers. */
  isConsentName(name: string): boolean {
    return this.#patterns.elementName.test(name);
  }

  /** The same for a script's text or URL, without the names of functions that only read and write cookies. */
  isConsentScript(text: string): boolean {
    return this.isConsentName(text.replace(new RegExp(this.#patterns.cookieHelperName, "gi"), ""));
  }

  isConsentButton(label: string): boolean {
    return label.length < 80 && this.#patterns.consentButton.test(label);
  }

  #isCloseButton(label: string): boolean {
    return label.length < 30 && this.#patterns.closeButton.test(label);
  }

  /** Whether the text is about a website's cookies, not a bakery's. */
  mentionsCookies(text: string, name: string): boolean {
    const { cookies, cookieUsage } = this.#patterns;
    return cookies.test(text) && (cookieUsage.test(text) || this.isConsentName(name));
  }

  /** Whether a layer asks for consent, by its text, its buttons' labels and its name. */
  isConsentPrompt(text: string, labels: string[], name: string): boolean {
    const { ageGate, privacyLaw, cookieUsage } = this.#patterns;
    if (ageGate.test(text)) return false;
    const cookies = this.mentionsCookies(text, name);
    if (!cookies && !privacyLaw.test(text)) return false;
    if (labels.some((label) => this.isConsentButton(label))) return true;
    // A notice that can only be closed, or not even that.
    return (
      cookies &&
      cookieUsage.test(text) &&
      (labels.some((label) => this.#isCloseButton(label)) || this.isConsentName(name))
    );
  }
}
