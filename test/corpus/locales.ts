/** Browser locale per page language. */
export const LOCALES: Readonly<Record<string, string>> = {
  en: "en-GB",
  de: "de-DE",
  fr: "fr-FR",
  es: "es-ES",
  it: "it-IT",
  nl: "nl-NL",
};
