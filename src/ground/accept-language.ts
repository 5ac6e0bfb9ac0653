/** The languages of a visitor with this locale, most wanted first: "de-AT" gives "de-AT" and "de". */
export function listLanguages(locale: string): string[] {
  const { language } = new Intl.Locale(locale);
  return [...new Set([locale, language])];
}

/** Accept-Language in Chrome's format: `de-AT,de;q=0.9,en;q=0.8`. */
export const formatAcceptLanguage = (languages: readonly string[]): string =>
  languages.map((tag, place) => (place === 0 ? tag : `${tag};q=${(1 - place / 10).toFixed(1)}`)).join(",");
