import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs a Node program without output. @returns wall time in milliseconds. */
export async function timeNode(argv: readonly string[], env: Record<string, string>, cwd: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, argv, {
    env: { PATH: process.env["PATH"] ?? "", ...env },
    cwd,
    stdio: "ignore",
  });
  await once(child, "exit");
  return performance.now() - started;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 1 ? middle : middle - 1], sorted[middle]];
  return (low + high) / 2;
}

export const formatMs = (value: number): string => `${value.toFixed(0)} ms`;
