/**
 * `npm run bench:links [part…]` measures whether link checks are correct and fast. Parts: verdicts, at-once, trouble,
 * long. Every link checker and the server run in processes of their own, compiled. Only wrong verdicts fail the run;
 * docs/contributing/benchmarks.md lists results and goals.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import type { Assignment, ContenderResult } from "./links-contender.ts";
import {
  ALL_KINDS_MIX,
  type DestinationMix,
  FAST_MIX,
  FAST_MIX_WITH_ERRORS,
  findDestinationKind,
  LONG_RUN_MIX,
} from "./links-destinations.ts";
import { median } from "./timing.ts";

const ROOT = path.join(import.meta.dirname, "..");
const COMPILED_FOLDER = path.join(ROOT, "node_modules", ".cache", "bench-links");
const CONCURRENCY = 128;
const DELAY_MS = 20;
const ROUNDS = 3;
/** The longest total pause between the attempts for one URL: 0.5 s and 1 s. */
const BACKOFF_MS = 1_500;

const printLine = (line: string) => process.stdout.write(`${line}\n`);

const PARTS: Record<string, (server: DestinationServer) => Promise<void>> = {
  verdicts,
  "at-once": measureAtOnce,
  trouble,
  long,
};

/** Compares every verdict with the expected one. */
async function verdicts(server: DestinationServer): Promise<void> {
  const urls = mixedUrls(ALL_KINDS_MIX, server.port);
  const told = await spawnContender("adhere", { urls, cap: CONCURRENCY, timeoutMs: 2_000 });
  const wrong = urls.filter((url) => (told.verdicts[url] ?? "alive") !== findDestinationKind(kindNameOf(url))?.verdict);
  printLine(`verdicts: ${urls.length - wrong.length} of ${urls.length} correct, ${formatSeconds(told.wallMs)}`);
  for (const url of wrong.slice(0, 40)) printLine(`  ${url}: ${told.verdicts[url] ?? "alive"}`);
  if (wrong.length > 0) process.exitCode = 1;
}

async function measureAtOnce(server: DestinationServer): Promise<void> {
  const assignment = { urls: mixedUrls(FAST_MIX, server.port), cap: CONCURRENCY, timeoutMs: 10_000 };
  const ours: ContenderResult[] = [];
  const bare: ContenderResult[] = [];
  // Alternating, so that other load on the machine affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await spawnContender("reference", assignment));
    ours.push(await spawnContender("adhere", assignment));
  }
  const peer = await spawnContender("linkinator", assignment);
  const wall = (outcomes: ContenderResult[]) => median(outcomes.map(({ wallMs }) => wallMs));
  const rss = (outcomes: ContenderResult[]) => median(outcomes.map(({ rssMb }) => rssMb));
  printLine(`at-once: ${formatResults(ours)}`);
  printLine(
    `  reference ${formatResults(bare)}: wall ratio ${formatRatio(wall(ours), wall(bare))} ` +
      `(goal ≤ 1.15), RSS ratio ${formatRatio(rss(ours), rss(bare))} (goal ≤ 1.3)`,
  );
  printLine(`  linkinator ${formatResults([peer])}: wall ratio ${formatRatio(wall(ours), peer.wallMs)} (goal ≤ 0.35)`);
}

async function trouble(server: DestinationServer): Promise<void> {
  const assignment = {
    urls: mixedUrls(FAST_MIX_WITH_ERRORS, server.port),
    cap: CONCURRENCY,
    timeoutMs: 10_000,
  };
  const walls: number[] = [];
  let bound = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await server.count();
    walls.push((await spawnContender("adhere", assignment)).wallMs);
    bound = 1.15 * (((await server.count()) * DELAY_MS) / CONCURRENCY) + BACKOFF_MS;
  }
  printLine(
    `trouble: ${formatSeconds(median(walls))} of at most ${formatSeconds(bound)} (1.15 × requests × ${DELAY_MS} ` +
      `ms ÷ ${CONCURRENCY}, plus the longest backoff)`,
  );
}

async function long(server: DestinationServer): Promise<void> {
  const outcome = await spawnContender("adhere", {
    urls: mixedUrls(LONG_RUN_MIX, server.port),
    cap: CONCURRENCY,
    timeoutMs: 10_000,
  });
  printLine(`long: 100,000 addresses, ${formatResults([outcome])}`);
}

const formatResults = (outcomes: ContenderResult[]): string =>
  `wall ${formatSeconds(median(outcomes.map(({ wallMs }) => wallMs)))}, CPU ` +
  `${formatSeconds(median(outcomes.map(({ cpuMs }) => cpuMs)))}, RSS ` +
  `${median(outcomes.map(({ rssMb }) => rssMb)).toFixed(0)} MB`;
const formatSeconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;
const formatRatio = (one: number, other: number): string => (one / other).toFixed(2);

/** The URLs of a mix, with the kinds evenly interleaved. */
function mixedUrls(mix: DestinationMix, port: number): string[] {
  const strewn = Object.entries(mix).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, number) => ({
      url: `http://${hostFor(kind, number)}:${port}/${kind}/${number}`,
      place: (number + 0.5) / count,
    })),
  );
  return strewn.sort((a, b) => a.place - b.place).map(({ url }) => url);
}

/** Rate-limiting destinations get other hosts, except for a few, so that they do not delay the rest. */
function hostFor(kind: string, number: number): string {
  if (kind === "too_many_for_an_hour") return "127.0.0.9";
  return kind === "too_many" && number >= 5 ? `127.0.0.${2 + (number % 4)}` : "127.0.0.1";
}

const kindNameOf = (url: string): string => new URL(url).pathname.split("/")[1] ?? "";

/** Compiles the project as it is published, because stripping types at run time costs time and memory. */
async function compileProject(): Promise<void> {
  const flags = ["--noEmit", "false", "--allowImportingTsExtensions", "false", "--rewriteRelativeImportExtensions"];
  const tsc = spawn("tsc", ["-p", ROOT, "--outDir", COMPILED_FOLDER, ...flags], { stdio: "ignore" });
  await once(tsc, "exit");
}

async function spawnContender(name: string, assignment: Assignment): Promise<ContenderResult> {
  const child = spawn(process.execPath, [path.join(COMPILED_FOLDER, "bench", `links-${name}.js`)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(JSON.stringify(assignment));
  return JSON.parse(await text(child.stdout)) as ContenderResult;
}

interface DestinationServer {
  port: number;
  /** Requests since the last count. */
  count: () => Promise<number>;
  stop: () => void;
}

async function startDestinationServer(): Promise<DestinationServer> {
  const child = spawn(process.execPath, [path.join(COMPILED_FOLDER, "bench", "links-server.js"), String(DELAY_MS)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = Number(String(await readFirstLine(child)));
  return {
    port,
    count: async () => Number(await (await fetch(`http://127.0.0.1:${port}/count`)).text()),
    stop: () => child.kill(),
  };
}

async function readFirstLine({ stdout }: ChildProcess): Promise<unknown> {
  if (stdout === null) return "";
  const [line] = await once(stdout, "data");
  return line;
}

await compileProject();
const wanted = process.argv.slice(2);
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const server = await startDestinationServer();
  await part(server);
  server.stop();
}
