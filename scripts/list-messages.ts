/**
 * Lists every sentence and label of the source that people may see: texts of at least two words in strings, templates
 * and HTML, with `…` for values. Comments, patterns, selectors and CSS are left out. Run: node scripts/list-messages.ts
 */
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { parse } from "@swc/core";

const ROOT = path.join(import.meta.dirname, "..");
/** Texts for a model or for a page's script, and word lists. */
const EXCLUDED = /^src\/engine\/(?:lexicon|vision\/prompt|capture\/page)\b/u;
/** Two words, of which one is longer than two letters. */
const HAS_WORDS = /\p{L}{3,}[^\p{L}]*\s+(?:\S*\s)*\S*\p{L}{2,}|\p{L}{2,}\S*\s+\S*\p{L}{3,}/u;
/** CSS selectors and rules, SQL, flags of Chrome, patterns. */
const IS_CODE = /[{}]|^\s*(?:select|insert|update|delete|create|alter|with|from|where|set|on) |^--|=>|\\[dpsw]|^[.#[]/u;

interface Message {
  line: number;
  text: string;
}

const files: string[] = [];
for await (const file of glob("src/**/*.ts", { cwd: ROOT })) files.push(file);
let count = 0;
for (const file of files.sort()) {
  if (EXCLUDED.test(file)) continue;
  const messages = await listMessages(path.join(ROOT, file));
  if (messages.length === 0) continue;
  count += messages.length;
  process.stdout.write(`\n${file}\n${messages.map(({ line, text }) => `  ${line}: ${text}\n`).join("")}`);
}
process.stderr.write(`${count} texts\n`);

async function listMessages(file: string): Promise<Message[]> {
  const source = await readFile(file, "utf8");
  const { body, span } = await parse(source, { syntax: "typescript", target: "es2024" });
  const bytes = Buffer.from(source);
  // Positions count the bytes of all files that were parsed so far.
  const start = span.start - (bytes.length - Buffer.byteLength(source.trimStart()));
  const messages: Message[] = [];
  const add = (position: number, text: string): void => {
    const shown = text
      .replaceAll(/<[^>]*>/gu, " ")
      .replaceAll(/\s+/gu, " ")
      .trim();
    if (!HAS_WORDS.test(shown) || IS_CODE.test(shown)) return;
    messages.push({
      line: bytes
        .subarray(0, position - start)
        .toString()
        .split("\n").length,
      text: shown,
    });
  };
  visit(body, add);
  return messages;
}

/** Reports the strings and templates of a syntax tree, except those of imports. */
function visit(node: unknown, add: (position: number, text: string) => void): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, add);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  const { type, value, quasis, span, ...children } = node as Record<string, unknown>;
  if (typeof type === "string" && /^(?:Import|ExportAll|ExportNamed)/u.test(type)) return;
  const position = (span as { start?: number } | undefined)?.start ?? 0;
  if (type === "StringLiteral" && typeof value === "string") add(position, value);
  else if (Array.isArray(quasis)) add(position, quasis.map((part: { cooked?: string }) => part.cooked ?? "").join("…"));
  else visit(value, add);
  visit(Object.values(children), add);
}
