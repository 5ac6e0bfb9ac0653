import childProcess from "node:child_process";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

// `npm run test:fast` runs what needs no browser, server or process: a test that starts one says so.

function refuse(what: string) {
  return () => {
    throw new Error(`A fast test ${what}. Add its file to SYSTEM_TESTS in vitest.config.ts.`);
  };
}

Object.assign(childProcess, {
  spawn: refuse("starts a process"),
  spawnSync: refuse("starts a process"),
  fork: refuse("starts a process"),
  exec: refuse("starts a process"),
  execSync: refuse("starts a process"),
  execFile: refuse("starts a process"),
  execFileSync: refuse("starts a process"),
});
net.Server.prototype.listen = refuse("starts a server");
syncBuiltinESMExports();
