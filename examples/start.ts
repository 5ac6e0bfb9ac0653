/** `npm start`: serves the example site and checks its ads, as a demo. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import process from "node:process";
import { EXAMPLE_SITE_PORT, serveSite } from "./serve.ts";

const root = path.join(import.meta.dirname, "..");

const server = await serveSite().catch((error: NodeJS.ErrnoException) => {
  process.stderr.write(
    error.code === "EADDRINUSE"
      ? `Port ${EXAMPLE_SITE_PORT} is in use. Stop the program that uses it and run npm start again.\n`
      : `Cannot serve the example site: ${error.message}\n`,
  );
  process.exit(2);
});
process.stderr.write(`The example site runs at http://localhost:${EXAMPLE_SITE_PORT} during the check.\n\n`);

const check = spawn(
  process.execPath,
  ["src/cli/main.ts", "check", "examples/ads.yml", "--warn-only", ...process.argv.slice(2)],
  { cwd: root, stdio: "inherit" },
);
const [code] = await once(check, "exit");
server.close();
server.closeAllConnections();
process.exitCode = typeof code === "number" ? code : 2;
