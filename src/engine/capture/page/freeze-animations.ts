/**
 * Runs in the page, before its picture is taken: whatever changes from now on changes at once. Taking a picture wakes
 * a stopped page and may resize its window for a moment; a bar that then glides back is caught at a different place
 * every time. Not earlier: what would glide tells the survey what a visitor has yet to scroll to.
 *
 * @returns whether the page let it.
 */
export function freezeAnimations(): boolean {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { transition: none !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return true;
}
