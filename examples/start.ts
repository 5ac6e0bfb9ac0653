/** `npm start`: serves the example site and runs the check over its ads, as a user's first look at Adhere. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import process from "node:process";
import { EXAMPLE_SITE_PORT, serveSite } from "./serve.ts";

const root = path.join(import.meta.dirname, "..");

const server = await serveSite().catch((error: NodeJS.ErrnoException) => {
  process.stderr.write(
    error.code === "EADDRINUSE"
      ? `Port ${EXAMPLE_SITE_PORT} is taken. Stop what listens there and run npm start again.\n`
      : `The example site cannot be served: ${error.message}\n`,
  );
  process.exit(2);
});
process.stderr.write(
  `The example site is at http://localhost:${EXAMPLE_SITE_PORT} while the check runs.\n\n`,
);

const check = spawn(
  process.execPath,
  ["src/cli/main.ts", "check", "examples/ads.yml", "--warn-only", ...process.argv.slice(2)],
  { cwd: root, stdio: "inherit" },
);
const [code] = await once(check, "exit");
server.close();
server.closeAllConnections();
process.exitCode = typeof code === "number" ? code : 2;
