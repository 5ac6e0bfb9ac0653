/**
 * What ad platforms replace in a text: `{KeyWord:Shoes}`, `{LOCATION(City):Bath}`, `{CUSTOMIZER.Price:9 €}`,
 * `{=Feed.Price:9 €}`, `{=IF(device=mobile,Call us):Visit us}`, `{param1:$49}` of Google and Microsoft,
 * `{{product.name}}` of Meta, and `{CITY}` of TikTok. Other braces are text.
 */
const INSERTION =
  /\{\{[^{}]*\}\}|\{\s*(?:(?:keyword|customizer|location|if|countdown|global_countdown|param\d)\b|=)[^{}]*\}/giu;
const DYNAMIC_WORD = /\{[A-Z]{3,20}\}/u;

/** The default after the name and its arguments. */
const DEFAULT = /^\{=?\s*[\w.]+\s*(?:\([^()]*\))?\s*:(.+)\}$/su;

/** A text with the defaults of its insertions; null if an insertion has no default, so that nobody sees the text so. */
export function resolveInsertions(text: string): string | null {
  let isResolved = true;
  const shown = text.replace(INSERTION, (insertion) => {
    const value = insertion.startsWith("{{") ? undefined : DEFAULT.exec(insertion)?.[1];
    if (value === undefined) isResolved = false;
    return value ?? "";
  });
  return isResolved && !DYNAMIC_WORD.test(shown) ? shown.trim() : null;
}

/** The texts as people see them, and those that only the platform can complete. */
export function resolveTexts(texts: readonly string[]): { shown: string[]; lost: string[] } {
  const resolved = texts.map((text) => ({ text, shown: resolveInsertions(text) }));
  const lost = resolved.filter(({ shown }) => shown === null);
  return { shown: resolved.flatMap(({ shown }) => shown || []), lost: lost.map(({ text }) => text) };
}
