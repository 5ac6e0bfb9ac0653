/** The text with its percent-encoded characters decoded; unchanged where they are no valid UTF-8. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
