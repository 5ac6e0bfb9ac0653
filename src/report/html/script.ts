/**
 * What the page does beyond showing itself: filters, copying, opening, and outlines that answer to their row.
 * Self-contained: its source text is what travels. Without it everything can be read.
 */
function initializePage(): void {
  const all = <T extends Element>(selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<T>(selector),
  ];
  const entries = all<HTMLElement>(".entry");
  const form = document.querySelector<HTMLFormElement>(".filters");
  const empty = document.querySelector<HTMLElement>(".empty");

  const narrow = () => {
    if (form === null) return;
    const chosen = new FormData(form);
    const words = String(chosen.get("text") ?? "")
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== "");
    const states = chosen.getAll("state");
    const platform = chosen.get("platform") ?? "";
    let shown = 0;
    for (const entry of entries) {
      const { text = "", state = "", platform: its = "" } = entry.dataset;
      const fits =
        words.every((word) => text.includes(word)) &&
        (states.length === 0 || states.includes(state)) &&
        (platform === "" || platform === its);
      entry.hidden = !fits;
      if (fits) shown += 1;
    }
    const output = form.querySelector("output");
    if (output !== null) output.value = shown === entries.length ? "" : `${shown} of ${entries.length} shown`;
    if (empty !== null) empty.hidden = shown > 0;
  };

  const fold = (open: boolean) => {
    for (const entry of entries) {
      const details = entry.querySelector("details");
      if (details !== null && !entry.hidden) details.open = open;
    }
  };

  const copy = async (button: HTMLButtonElement) => {
    const source = button.parentElement?.querySelector(".copied");
    if (!source) return;
    const text = source.textContent ?? "";
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // No permission: what is selected can be copied by hand.
      getSelection()?.selectAllChildren(source);
      if (!document.execCommand("copy")) {
        button.textContent = "Selected";
        return;
      }
    }
    button.textContent = "Copied";
    setTimeout(() => {
      button.textContent = "Copy";
    }, 1600);
  };

  /** A link to an ad opens it. */
  const unfold = () => {
    const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
    const details = target?.querySelector("details");
    if (!target?.classList.contains("entry") || !details) return;
    target.hidden = false;
    details.open = true;
    details.querySelector("summary")?.focus({ preventScroll: true });
  };

  const point = (event: Event, on: boolean) => {
    const row = event.target instanceof Element ? event.target.closest("tr[data-n]") : null;
    const entry = row?.closest(".entry");
    if (!row || !entry) return;
    const number = row.getAttribute("data-n") ?? "";
    for (const frame of all<SVGElement>(".frame", entry)) {
      const its = (frame.getAttribute("data-n") ?? "").split(" ").includes(number);
      frame.classList.toggle("pointed", on && its);
    }
  };

  if (form !== null) {
    form.hidden = false;
    form.addEventListener("input", narrow);
    form.addEventListener("submit", (event) => event.preventDefault());
    // A reload may bring the choices back.
    narrow();
  }
  for (const button of all<HTMLButtonElement>(".copy")) button.hidden = false;
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button) return;
    if (button.classList.contains("copy")) void copy(button);
    if (button.name === "open" || button.name === "close") fold(button.name === "open");
    if (button.name === "reset") {
      form?.reset();
      narrow();
      form?.querySelector<HTMLInputElement>("input")?.focus();
    }
  });
  document.addEventListener("mouseover", (event) => point(event, true));
  document.addEventListener("mouseout", (event) => point(event, false));
  addEventListener("hashchange", unfold);
  unfold();
}

export const SCRIPT = `(${initializePage})();`;
