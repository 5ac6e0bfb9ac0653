import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { dedupeAds } from "../../src/intake/dedupe-ads.ts";
import { formatManifests } from "../../src/intake/format-manifest.ts";
import { type ParsedExport, parseExport } from "../../src/intake/parse-export.ts";
import type { Entry } from "../../src/run/manifest/entry.ts";
import { readManifests } from "../../src/run/manifest/read-manifests.ts";

/** The day on which the exports of the tests were made. */
export const NOW = new Date("2026-11-21T12:00:00Z");

export function parseText(
  bytes: Buffer | string,
  { file = "export.csv", from = null, all = false, ...more }: Partial<Parameters<typeof parseExport>[1]> = {},
): Promise<ParsedExport> {
  return parseExport(Buffer.from(bytes), { file, from, all, now: NOW, ...more });
}

/** What the export becomes: the manifest's text and, as the reader has it, its entries. */
export async function formatAndReadBack(taken: ParsedExport): Promise<{ texts: string[]; entries: Entry[] }> {
  const texts = formatManifests(dedupeAds(taken.drafts), () => null).map(String);
  return { texts, entries: await readBack(texts) };
}

export async function readBack(texts: readonly string[]): Promise<Entry[]> {
  const cwd = await mkdtemp(path.join(tmpdir(), "adhere-intake-"));
  try {
    const names = texts.map((_text, index) => `ads-${index}.yml`);
    for (const [index, name] of names.entries()) await writeFile(path.join(cwd, name), texts[index] ?? "");
    return await readManifests(names, { cwd, needAd: false });
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
}

/** A table of exactly these cells, quoted as exports are. */
export const csv = (rows: readonly (readonly string[])[], delimiter = ","): string =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)).join("\r\n");
