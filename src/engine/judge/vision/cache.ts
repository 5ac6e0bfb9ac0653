import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { AiUse } from "../../../contract/ai.ts";
import type { Dossier } from "./facts.ts";
import { type Exposure, PROMPT_VERSION, requestOf, SYSTEM } from "./prompt.ts";
import { REPLY_SCHEMA, Reply } from "./reply.ts";

const Kept = z.object({
  replies: z
    .array(z.object({ reply: Reply, halved: z.boolean() }))
    .min(1)
    .max(3),
});
/** The answers of one comparison, in the order in which they were asked for. */
export type Kept = z.infer<typeof Kept>;

/** Answers are some 8 kB each. */
const MOST_IN_MEMORY = 1_000;

/** Names a comparison: the same facts, pictures, words and model have the same name, whatever marks a request made up. */
export function keyOf(
  dossier: Dossier,
  exposures: readonly Exposure[],
  { model, baseUrl, options }: Pick<AiUse, "model" | "baseUrl" | "options">,
): string {
  const hash = createHash("sha256");
  // Marks that no text can hold: with others, "5-10" and "5 10" would be one.
  const { parts } = requestOf(dossier, exposures, "ad-first", { nonce: "\u0000", joint: "\u0001" });
  hash.update(JSON.stringify([PROMPT_VERSION, SYSTEM, REPLY_SCHEMA, model, baseUrl, options.samples]));
  for (const part of parts)
    hash.update(part.type === "text" ? JSON.stringify(part.text) : part.picture.bytes);
  return hash.digest("hex");
}

/** Answers by content: in memory, and in a folder where one is named. A folder that cannot be used is no cache, and no failure. */
export class Cache {
  readonly #folder: string | null;
  readonly #memory = new Map<string, Kept>();

  constructor(folder: string | null) {
    this.#folder = folder;
  }

  async get(key: string): Promise<Kept | null> {
    const known = this.#memory.get(key);
    if (known !== undefined || this.#folder === null) return known ?? null;
    try {
      const kept = Kept.parse(JSON.parse(await readFile(this.#file(this.#folder, key), "utf8")));
      this.#remember(key, kept);
      return kept;
    } catch {
      return null;
    }
  }

  async put(key: string, kept: Kept): Promise<void> {
    this.#remember(key, kept);
    if (this.#folder === null) return;
    const file = this.#file(this.#folder, key);
    const part = `${file}.${randomUUID()}.part`;
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(part, JSON.stringify(kept));
      await rename(part, file);
    } catch {
      // The answer is there all the same.
    }
  }

  #remember(key: string, kept: Kept): void {
    const [oldest] = this.#memory.keys();
    if (oldest !== undefined && this.#memory.size >= MOST_IN_MEMORY) this.#memory.delete(oldest);
    this.#memory.set(key, kept);
  }

  #file = (folder: string, key: string): string => path.join(folder, `${key}.json`);
}
