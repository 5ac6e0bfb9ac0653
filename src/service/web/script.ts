/** The web app's script. Every page works without it. */

/** Asks before a form does what cannot be undone. */
function confirmSubmission(event: SubmitEvent): void {
  const form = event.target instanceof HTMLFormElement ? event.target : null;
  const question = form?.dataset["confirm"];
  if (question !== undefined && !window.confirm(question)) event.preventDefault();
}

function startPage(): void {
  document.addEventListener("submit", confirmSubmission);
}

const FUNCTIONS = [confirmSubmission, startPage];

/** The functions' own source, so they must not use anything else from a module. */
export const WEB_SCRIPT = `(() => {\n${FUNCTIONS.join("\n")}\n${startPage.name}();\n})();`;
