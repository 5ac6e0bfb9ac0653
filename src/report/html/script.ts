/** The page's script: filters, copy buttons, unfolding, and highlighted outlines. The page is complete without it. */

function listEntries(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(".entry")];
}

function applyFilters(): void {
  const form = document.querySelector<HTMLFormElement>(".filters");
  if (form === null) return;
  const data = new FormData(form);
  const words = String(data.get("text") ?? "")
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const states = data.getAll("state");
  const platform = data.get("platform") ?? "";
  const entries = listEntries();
  for (const entry of entries) {
    const { text = "", state = "", platform: entryPlatform = "" } = entry.dataset;
    entry.hidden = !(
      words.every((word) => text.includes(word)) &&
      (states.length === 0 || states.includes(state)) &&
      (platform === "" || platform === entryPlatform)
    );
  }
  const shown = entries.filter((entry) => !entry.hidden).length;
  const output = form.querySelector("output");
  if (output !== null) output.value = shown === entries.length ? "" : `${shown} of ${entries.length} shown`;
  const empty = document.querySelector<HTMLElement>(".empty");
  if (empty !== null) empty.hidden = shown > 0;
}

function setAllOpen(open: boolean): void {
  for (const entry of listEntries()) {
    const details = entry.querySelector("details");
    if (details !== null && !entry.hidden) details.open = open;
  }
}

async function copyValue(button: HTMLButtonElement): Promise<void> {
  const source = button.parentElement?.querySelector(".copied");
  if (!source) return;
  try {
    await navigator.clipboard.writeText(source.textContent ?? "");
  } catch {
    // Without the clipboard permission, at least select the text.
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
}

function openLinkedEntry(): void {
  const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
  const details = target?.querySelector("details");
  if (!target?.classList.contains("entry") || !details) return;
  target.hidden = false;
  details.open = true;
  details.querySelector("summary")?.focus({ preventScroll: true });
}

function highlightOutlines(event: Event, on: boolean): void {
  const row = event.target instanceof Element ? event.target.closest("tr[data-n]") : null;
  const entry = row?.closest(".entry");
  if (!row || !entry) return;
  const number = row.getAttribute("data-n") ?? "";
  for (const frame of entry.querySelectorAll(".frame")) {
    const numbers = (frame.getAttribute("data-n") ?? "").split(" ");
    frame.classList.toggle("pointed", on && numbers.includes(number));
  }
}

function handleClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!button) return;
  if (button.classList.contains("copy")) void copyValue(button);
  if (button.name === "open" || button.name === "close") setAllOpen(button.name === "open");
  if (button.name !== "reset") return;
  const form = document.querySelector<HTMLFormElement>(".filters");
  form?.reset();
  applyFilters();
  form?.querySelector<HTMLInputElement>("input")?.focus();
}

function initializePage(): void {
  const form = document.querySelector<HTMLFormElement>(".filters");
  if (form !== null) {
    form.hidden = false;
    form.addEventListener("input", applyFilters);
    form.addEventListener("submit", (event) => event.preventDefault());
    // A reload may restore the form's values.
    applyFilters();
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>(".copy")) button.hidden = false;
  document.addEventListener("click", handleClick);
  document.addEventListener("mouseover", (event) => highlightOutlines(event, true));
  document.addEventListener("mouseout", (event) => highlightOutlines(event, false));
  addEventListener("hashchange", openLinkedEntry);
  openLinkedEntry();
}

const FUNCTIONS = [
  listEntries,
  applyFilters,
  setAllOpen,
  copyValue,
  openLinkedEntry,
  highlightOutlines,
  handleClick,
  initializePage,
];

/** The functions' own source, so they must not use anything else from a module. */
export const SCRIPT = `(() => {\n${FUNCTIONS.join("\n")}\n${initializePage.name}();\n})();`;
