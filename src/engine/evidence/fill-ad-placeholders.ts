/**
 * Ad platforms insert text into ads when they show them: Google's `{KeyWord:Running Shoes}`, `{LOCATION(City):your
 * city}`, `{CUSTOMIZER.Price:29 €}`, `{COUNTDOWN(…)}` and `{=IF(device=mobile, …):…}`, Meta's `{{product.name}}`. The
 * text after the colon is the default: https://support.google.com/google-ads/answer/2454041
 */
const PLACEHOLDER_WITH_DEFAULT =
  /\{=?(?:keyword|location\([^(){}]*\)|customizer\.[^:{}]*|countdown\([^(){}]*\)|if\([^(){}]*\)|param\d)(?::([^{}]*))?\}/giu;

/** Placeholders of Meta and of catalogues have no default; some feeds write one after a bar. */
const PLACEHOLDER_WITHOUT_DEFAULT =
  /\{\{[^{}|]*(?:\|\s*(?:default:?\s*)?["']?([^{}"']*)["']?)?\}\}|\{(?:keyword|city|product\.\w+)\}/giu;

interface FilledText {
  text: string;
  /** False if a placeholder without a default was removed. */
  complete: boolean;
}

/** Replaces each placeholder with its default. */
export const fillPlaceholders = (copy: string): FilledText => {
  let complete = true;
  const fill = (_: string, value: string | undefined): string => {
    if (value === undefined || value.trim() === "") complete = false;
    return value ?? "";
  };
  const text = copy.replace(PLACEHOLDER_WITH_DEFAULT, fill).replace(PLACEHOLDER_WITHOUT_DEFAULT, fill);
  return { text, complete };
};
