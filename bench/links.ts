/**
 * `npm run bench:links [part…]`: are destinations judged rightly, and how fast? Parts: verdicts, at-once, trouble, long.
 * Every contender runs in a process of its own, compiled; the destinations in another one. Nothing here passes or fails
 * but wrong verdicts; docs/benchmarks.md keeps the figures and what they were meant to be.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import { AT_ONCE, EVERYTHING, kindOf, LONG, type Mix, WITH_TROUBLE } from "./links-kinds.ts";
import type { Assignment, Outcome } from "./links-runner.ts";
import { median } from "./timing.ts";

const ROOT = path.join(import.meta.dirname, "..");
const OUT = path.join(ROOT, "node_modules", ".cache", "bench-links");
const CAP = 128;
const DELAY_MS = 20;
const ROUNDS = 3;
/** The longest a destination pauses between its attempts: 0.5 s and 1 s. */
const BACKOFF_MS = 1_500;

const say = (line: string) => process.stdout.write(`${line}\n`);

const PARTS: Record<string, (server: Server) => Promise<void>> = {
  verdicts,
  "at-once": atOnce,
  trouble,
  long,
};

/** Point by point against what each address deserves. */
async function verdicts(server: Server): Promise<void> {
  const urls = addresses(EVERYTHING, server.port);
  const told = await contender("adhere", { urls, cap: CAP, timeoutMs: 2_000 });
  const wrong = urls.filter((url) => (told.verdicts[url] ?? "alive") !== kindOf(kindIn(url))?.verdict);
  say(`verdicts: ${urls.length - wrong.length} of ${urls.length} right, ${seconds(told.wallMs)}`);
  for (const url of wrong.slice(0, 40)) say(`  ${url}: ${told.verdicts[url] ?? "alive"}`);
  if (wrong.length > 0) process.exitCode = 1;
}

async function atOnce(server: Server): Promise<void> {
  const assignment = { urls: addresses(AT_ONCE, server.port), cap: CAP, timeoutMs: 10_000 };
  const ours: Outcome[] = [];
  const bare: Outcome[] = [];
  // In turn, so that what else the machine does falls on both.
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await contender("reference", assignment));
    ours.push(await contender("adhere", assignment));
  }
  const peer = await contender("linkinator", assignment);
  const wall = (outcomes: Outcome[]) => median(outcomes.map(({ wallMs }) => wallMs));
  const rss = (outcomes: Outcome[]) => median(outcomes.map(({ rssMb }) => rssMb));
  say(`at-once: ${told(ours)}`);
  say(
    `  reference ${told(bare)}: wall ratio ${ratio(wall(ours), wall(bare))} (goal ≤ 1.15), RSS ratio ${ratio(rss(ours), rss(bare))} (goal ≤ 1.3)`,
  );
  say(`  linkinator ${told([peer])}: wall ratio ${ratio(wall(ours), peer.wallMs)} (goal ≤ 0.35)`);
}

async function trouble(server: Server): Promise<void> {
  const assignment = { urls: addresses(WITH_TROUBLE, server.port), cap: CAP, timeoutMs: 10_000 };
  const walls: number[] = [];
  let bound = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await server.count();
    walls.push((await contender("adhere", assignment)).wallMs);
    bound = 1.15 * (((await server.count()) * DELAY_MS) / CAP) + BACKOFF_MS;
  }
  say(
    `trouble: ${seconds(median(walls))} of at most ${seconds(bound)} (1.15 × requests × ${DELAY_MS} ms ÷ ${CAP}, plus the longest backoff)`,
  );
}

async function long(server: Server): Promise<void> {
  const outcome = await contender("adhere", {
    urls: addresses(LONG, server.port),
    cap: CAP,
    timeoutMs: 10_000,
  });
  say(`long: 100,000 addresses, ${told([outcome])}`);
}

const told = (outcomes: Outcome[]): string =>
  `wall ${seconds(median(outcomes.map(({ wallMs }) => wallMs)))}, CPU ${seconds(median(outcomes.map(({ cpuMs }) => cpuMs)))}, RSS ${median(outcomes.map(({ rssMb }) => rssMb)).toFixed(0)} MB`;
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;
const ratio = (one: number, other: number): string => (one / other).toFixed(2);

/** Every address of a mix, the kinds strewn evenly among one another. */
function addresses(mix: Mix, port: number): string[] {
  const strewn = Object.entries(mix).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, number) => ({
      url: `http://${hostFor(kind, number)}:${port}/${kind}/${number}`,
      place: (number + 0.5) / count,
    })),
  );
  return strewn.sort((a, b) => a.place - b.place).map(({ url }) => url);
}

/** Hosts that ask for fewer visits stand apart, all but a few: they must hold up nobody else. */
function hostFor(kind: string, number: number): string {
  if (kind === "too_many_for_an_hour") return "127.0.0.9";
  return kind === "too_many" && number >= 5 ? `127.0.0.${2 + (number % 4)}` : "127.0.0.1";
}

const kindIn = (url: string): string => new URL(url).pathname.split("/")[1] ?? "";

/** As it is shipped: without the types, which Node would otherwise take away at run time, in memory. */
async function compile(): Promise<void> {
  const flags = [
    "--noEmit",
    "false",
    "--allowImportingTsExtensions",
    "false",
    "--rewriteRelativeImportExtensions",
  ];
  const tsc = spawn("tsc", ["-p", ROOT, "--outDir", OUT, ...flags], { stdio: "ignore" });
  await once(tsc, "exit");
}

async function contender(name: string, assignment: Assignment): Promise<Outcome> {
  const child = spawn(process.execPath, [path.join(OUT, "bench", `links-${name}.js`)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(JSON.stringify(assignment));
  return JSON.parse(await text(child.stdout)) as Outcome;
}

interface Server {
  port: number;
  /** Requests since the last count. */
  count: () => Promise<number>;
  stop: () => void;
}

async function startServer(): Promise<Server> {
  const child = spawn(process.execPath, [path.join(OUT, "bench", "links-server.js"), String(DELAY_MS)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = Number(String(await firstLine(child)));
  return {
    port,
    count: async () => Number(await (await fetch(`http://127.0.0.1:${port}/count`)).text()),
    stop: () => child.kill(),
  };
}

async function firstLine({ stdout }: ChildProcess): Promise<unknown> {
  if (stdout === null) return "";
  const [line] = await once(stdout, "data");
  return line;
}

await compile();
const wanted = process.argv.slice(2);
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const server = await startServer();
  await part(server);
  server.stop();
}
