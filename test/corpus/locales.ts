/** As whom a page of a language is visited. */
export const LOCALES: Readonly<Record<string, string>> = {
  en: "en-GB",
  de: "de-DE",
  fr: "fr-FR",
  es: "es-ES",
  it: "it-IT",
  nl: "nl-NL",
};
