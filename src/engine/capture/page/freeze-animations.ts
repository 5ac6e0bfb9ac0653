/**
 * Runs in the page before the screenshot: disables transitions. A screenshot runs a frozen page's timers and may resize
 * its window, and a bar that then moves back would be captured at a different position every time. It must run after
 * the page is read, because transitions tell what a visitor has yet to scroll to.
 */
export function freezeAnimations(): boolean {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { transition: none !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return true;
}
