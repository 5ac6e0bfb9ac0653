import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { transformSync } from "@swc/core";

const ROOT = path.join(import.meta.dirname, "../..");
/** Can be deleted at any time. */
export const CACHE_FOLDER = path.join(ROOT, "node_modules/.cache/adhere-corpus");

export const digest = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 32);
};

/** Digest of the contents of the matching source files. */
export function sourcesDigest(...patterns: readonly string[]): string {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).toSorted();
  return digest(...files.flatMap((file) => [file, readFileSync(path.join(ROOT, file))]));
}

/** The same for TypeScript, regardless of comments, types, formatting and the names of local variables. */
export function codeDigest(...patterns: readonly string[]): string {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).toSorted();
  return digest(...files.flatMap((file) => [file, minify(readFileSync(path.join(ROOT, file), "utf8"))]));
}

const minify = (code: string): string =>
  transformSync(code, {
    minify: true,
    jsc: {
      parser: { syntax: "typescript" },
      target: "es2024",
      minify: { compress: true, mangle: true, format: { comments: false } },
    },
  }).code;

/** What a cached value was made from. */
export interface CacheKey {
  /** Digest of the input: a page, a picture. */
  input: string;
  /** Digest of the source files that made the value. */
  sources?: string;
  /** Take the newest value of the input, whichever sources made it. */
  anySources?: boolean;
}

/** A cached value, made and stored where there is none. */
export async function cached<T>(kind: string, key: CacheKey, make: () => Promise<T>): Promise<T> {
  const folder = path.join(CACHE_FOLDER, kind);
  const file = path.join(folder, `${key.input}.${key.sources ?? "fixed"}.v8`);
  const found = existsSync(file) ? file : key.anySources ? newestOf(folder, key.input) : undefined;
  if (found !== undefined) return deserialize(readFileSync(found)) as T;
  const value = await make();
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, serialize(value));
  renameSync(draft, file);
  return value;
}

const newestOf = (folder: string, input: string): string | undefined =>
  globSync(`${input}.*.v8`, { cwd: folder })
    .map((name) => path.join(folder, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)[0];
