/** `npm run corpus`: near misses with `near` as the first argument, else the crossed corpus. */
const [part, ...rest] = process.argv.slice(2);
if (part === "near") {
  const { runNear } = await import("./near-misses/run.ts");
  process.exitCode = await runNear(rest, (line) => process.stdout.write(`${line}\n`));
} else {
  await import("./run.ts");
}
