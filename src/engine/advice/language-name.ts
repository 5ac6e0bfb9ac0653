/** The name of a language ("German"; in German "Deutsch"); null if the tag is not ISO 639. */
export function languageName(tag: string | null | undefined, writtenIn: string): string | null {
  if (!isTag(tag) || !isTag(writtenIn)) return null;
  return new Intl.DisplayNames([writtenIn], { type: "language", fallback: "none" }).of(tag) ?? null;
}

const isTag = (tag: string | null | undefined): tag is string => /^[a-z]{2,3}$/.test(tag ?? "");
