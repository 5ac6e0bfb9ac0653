/** The web app's script. Every page works without it. */

/** Asks before a form does what cannot be undone. */
function confirmSubmission(event: SubmitEvent): void {
  const form = event.target instanceof HTMLFormElement ? event.target : null;
  const question = form?.dataset["confirm"];
  if (question !== undefined && !window.confirm(question)) event.preventDefault();
}

/** Shows the progress of an evaluation, and its result at the end. */
function watchProgress(): void {
  const list = document.querySelector<HTMLElement>("[data-events]");
  if (list === null) return;
  const source = new EventSource(list.dataset["events"] ?? "");
  source.addEventListener("step", ({ data }) => {
    const steps = [...list.children];
    const current = steps.findIndex((step) => step.getAttribute("data-step") === data);
    for (const [index, step] of steps.entries()) {
      step.classList.toggle("done", index < current);
      if (index === current) step.setAttribute("aria-current", "step");
      else step.removeAttribute("aria-current");
    }
  });
  source.addEventListener("end", () => {
    source.close();
    location.reload();
  });
}

/** Takes files that are dropped anywhere on the form. */
function acceptDrops(): void {
  const input = document.querySelector<HTMLInputElement>(".evaluate input[type=file]");
  const zone = input?.closest<HTMLElement>(".evaluate");
  if (!input || !zone) return;
  const show = (event: DragEvent, over: boolean) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    zone.classList.toggle("dropping", over);
  };
  zone.addEventListener("dragover", (event) => show(event, true));
  zone.addEventListener("dragleave", (event) => show(event, false));
  zone.addEventListener("drop", (event) => {
    show(event, false);
    const file = event.dataTransfer?.files[0];
    if (file === undefined || event.dataTransfer === null) return;
    input.files = event.dataTransfer.files;
    input.focus();
  });
}

/**
 * Asks for the password in a dialog where the session has ended meanwhile, so that nothing of the form is lost, and
 * sends the form.
 */
function keepInput(): void {
  const form = document.querySelector<HTMLFormElement>(".evaluate");
  const dialog = document.querySelector<HTMLDialogElement>("dialog.again");
  const signIn = dialog?.querySelector("form");
  const problem = dialog?.querySelector<HTMLElement>("[role=alert]");
  if (!form || !dialog || !signIn || !problem) return;
  const ask = (path: string, options: RequestInit) => fetch(path, { ...options, redirect: "manual" });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const response = await ask(form.dataset["session"] ?? "", {}).catch(() => null);
    // Without an answer, the browser says why when it sends the form.
    if (response?.status === 401) dialog.showModal();
    else form.submit();
  });
  signIn.addEventListener("submit", async (event) => {
    event.preventDefault();
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(signIn)) if (typeof value === "string") fields.append(name, value);
    const response = await ask(signIn.action, { method: "POST", body: fields }).catch(() => null);
    if (response?.type === "opaqueredirect") return form.submit();
    problem.hidden = false;
    problem.textContent =
      response?.status === 403
        ? "The e-mail address or the password is wrong."
        : response?.status === 429
          ? "Too many attempts. Try again in a few minutes."
          : "The service does not answer. Try again.";
  });
}

function startPage(): void {
  keepInput();
  watchProgress();
  acceptDrops();
  document.addEventListener("submit", confirmSubmission);
}

const FUNCTIONS = [confirmSubmission, watchProgress, acceptDrops, keepInput, startPage];

/** The functions' own source, so they must not use anything else from a module. */
export const WEB_SCRIPT = `(() => {\n${FUNCTIONS.join("\n")}\n${startPage.name}();\n})();`;
