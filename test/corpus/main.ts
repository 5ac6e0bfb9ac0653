/**
 * `npm run corpus`: near misses with `near` as the first argument, pictures with `ocr`, checks without labels with
 * `label-free`, else the crossed corpus.
 */
const [part, ...rest] = process.argv.slice(2);
const log = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
if (part === "near") {
  const { runNear } = await import("./near-misses/run.ts");
  process.exitCode = await runNear(rest, log);
} else if (part === "ocr") {
  const { runOcr } = await import("./ad-pictures/run.ts");
  process.exitCode = await runOcr(rest, log);
} else if (part === "label-free") {
  const { runLabelFree } = await import("./label-free/run.ts");
  process.exitCode = await runLabelFree(rest, log);
} else {
  await import("./run.ts");
}
