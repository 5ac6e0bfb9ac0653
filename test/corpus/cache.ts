import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";

const ROOT = path.join(import.meta.dirname, "../..");
/** Rebuilt at will: nothing in it is a source. */
export const CACHE_FOLDER = path.join(ROOT, "node_modules/.cache/adhere-corpus");

export const digest = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 32);
};

/** What a product of these source files depends on: their text. */
export function sourcesDigest(...patterns: readonly string[]): string {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).toSorted();
  return digest(...files.flatMap((file) => [file, readFileSync(path.join(ROOT, file))]));
}

/** A value kept under a key, made where it is not there yet. */
export async function cached<T>(kind: string, key: string, make: () => Promise<T>): Promise<T> {
  const file = path.join(CACHE_FOLDER, kind, `${key}.v8`);
  if (existsSync(file)) return deserialize(readFileSync(file)) as T;
  const value = await make();
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, serialize(value));
  renameSync(draft, file);
  return value;
}
