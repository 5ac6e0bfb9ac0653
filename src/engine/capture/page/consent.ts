import type { Dom } from "./dom.ts";
import type { FrameBox, Layers } from "./layers.ts";

/**
 * Runs in the page: takes consent layers away as a visitor's answer would, without giving one. What they cover
 * is shown and scrolls again.
 *
 * @returns how many layers were taken away.
 */
export function removeConsent(
  tools: { dom: Dom; layers: Layers },
  { frames }: { frames: FrameBox[] },
): { removed: number } {
  const { all, body, name, root, style } = tools.dom;
  const { find, sheets } = tools.layers;

  const hide = (element: Element): void => {
    if (name(element) === "dialog") (element as HTMLDialogElement).close(); // leaves the top layer
    (element as HTMLElement).style.setProperty("display", "none", "important");
  };

  const freeScrolling = (): void => {
    for (const element of [root(), body()]) {
      if (element === null) continue;
      const look = style(element);
      if (/hidden|clip/.test(`${look.overflowX} ${look.overflowY}`)) {
        element.style.setProperty("overflow-y", "auto", "important");
      }
      if (look.position === "fixed") element.style.setProperty("position", "static", "important");
    }
    for (const element of all("body > [inert], body > * > [inert]")) element.removeAttribute("inert");
  };

  let removed = 0;
  // A second layer may stand behind the first: three rounds have been enough everywhere.
  for (let round = 0; round < 3; round += 1) {
    const asking = find(frames).filter(({ kind }) => kind === "consent");
    if (asking.length === 0) break;
    for (const layer of asking) hide(layer.root);
    removed += asking.length;
  }
  if (removed > 0) {
    for (const sheet of sheets()) hide(sheet);
    freeScrolling();
  }
  return { removed };
}
