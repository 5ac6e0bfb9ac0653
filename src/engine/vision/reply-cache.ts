import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { AiConfig } from "../../contract/ai-settings.ts";
import type { FactSheet } from "./fact-sheet.ts";
import { buildPrompt, PROMPT_VERSION, SYSTEM_PROMPT, type VisionImage } from "./prompt.ts";
import { ModelReply, REPLY_SCHEMA } from "./reply.ts";

const CachedReplies = z.object({ replies: z.array(ModelReply).min(1).max(3) });

/** A reply has about 8 kB. */
const MAX_REPLIES_IN_MEMORY = 1_000;

/** The same facts, pictures, prompt and model have the same key, whatever random markers a request uses. */
export function computeCacheKey(
  factSheet: FactSheet,
  images: readonly VisionImage[],
  { model, baseUrl, options }: Pick<AiConfig, "model" | "baseUrl" | "options">,
): string {
  const hash = createHash("sha256");
  // Markers that can't occur in text. With others, "5-10" and "5 10" could have the same key.
  const { parts } = buildPrompt(factSheet, images, "ad-first", { nonce: "\u0000", wordSeparator: "\u0001" });
  hash.update(JSON.stringify([PROMPT_VERSION, SYSTEM_PROMPT, REPLY_SCHEMA, model, baseUrl, options.samples]));
  for (const part of parts) hash.update(part.type === "text" ? JSON.stringify(part.text) : part.picture.bytes);
  return hash.digest("hex");
}

/** Replies by content key, in memory and optionally in a folder. An unusable folder is ignored. */
export class ReplyCache {
  readonly #folder: string | null;
  readonly #memory = new LRUCache<string, ModelReply[]>({ max: MAX_REPLIES_IN_MEMORY });

  constructor(folder: string | null) {
    this.#folder = folder;
  }

  async get(key: string): Promise<ModelReply[] | null> {
    const known = this.#memory.get(key);
    if (known !== undefined || this.#folder === null) return known ?? null;
    try {
      const text = await readFile(path.join(this.#folder, `${key}.json`), "utf8");
      const { replies } = CachedReplies.parse(JSON.parse(text));
      this.#memory.set(key, replies);
      return replies;
    } catch {
      return null;
    }
  }

  async put(key: string, replies: ModelReply[]): Promise<void> {
    this.#memory.set(key, replies);
    if (this.#folder === null) return;
    const file = path.join(this.#folder, `${key}.json`);
    const part = `${file}.${randomUUID()}.part`;
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(part, JSON.stringify({ replies }));
      await rename(part, file);
    } catch {
      // The cache is optional.
    }
  }
}
