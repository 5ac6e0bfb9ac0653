/**
 * Ad platforms fill a part of the copy in when the ad is shown: Google's `{KeyWord:Running Shoes}`, `{LOCATION(City):your city}`,
 * `{CUSTOMIZER.Price:29 €}`, `{COUNTDOWN(…)}` and `{=IF(device=mobile, …):…}`, Meta's `{{product.name}}`. What follows the colon is shown
 * where nothing can be filled in: https://support.google.com/google-ads/answer/2454041
 */
const PLACEHOLDER_WITH_DEFAULT =
  /\{=?(?:keyword|location\([^(){}]*\)|customizer\.[^:{}]*|countdown\([^(){}]*\)|if\([^(){}]*\)|param\d)(?::([^{}]*))?\}/giu;

/** Meta's and catalogue placeholders have no default; some feeds write one after a bar. */
const PLACEHOLDER_WITHOUT_DEFAULT =
  /\{\{[^{}|]*(?:\|\s*(?:default:?\s*)?["']?([^{}"']*)["']?)?\}\}|\{(?:keyword|city|product\.\w+)\}/giu;

export interface FilledText {
  text: string;
  /** False where a placeholder without a default was left out: what stands there is not known. */
  complete: boolean;
}

/** A copy field as it reads where nothing can be filled in: every placeholder by its default. */
export const fillPlaceholders = (copy: string): FilledText => {
  let complete = true;
  const fill = (_: string, value: string | undefined): string => {
    if (value === undefined || value.trim() === "") complete = false;
    return value ?? "";
  };
  const text = copy.replace(PLACEHOLDER_WITH_DEFAULT, fill).replace(PLACEHOLDER_WITHOUT_DEFAULT, fill);
  return { text, complete };
};
