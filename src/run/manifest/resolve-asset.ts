import { open, readdir, realpath } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { detectMediaFormat, HEAD_BYTES } from "../../ground/media-format.ts";
import { findClosestWord } from "../find-closest-word.ts";
import { quoteValue } from "../format-message.ts";
import type { Asset } from "./entry.ts";
import { isInside, type ManifestFile } from "./find-manifests.ts";
import { findUrlMistake } from "./find-url-mistake.ts";

/** An ad's image or video, or what is wrong with it and the next step. */
export type AssetResult = { asset: Asset } | { mistake: string };

/**
 * Resolves an asset as the manifest names it. A file is looked for from the manifest's folder, then from the
 * working folder, and must lie in the repository, links followed: a fork's manifest must not read other files.
 *
 * @param inspectFile Whether to look into the file. Where no ad is needed it need not even be there.
 */
export async function resolveAsset(
  written: string,
  manifest: ManifestFile,
  inspectFile: boolean,
): Promise<AssetResult> {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(written)) return resolveAssetUrl(written);
  if (written.includes("\0")) return { mistake: "asset contains a character that is invalid in file names: remove it" };
  const candidates = [resolve(dirname(manifest.path), written), resolve(manifest.root, written)];
  const inside = candidates.filter((path) => isInside(path, manifest.root));
  const [expectedPath] = inside;
  if (expectedPath === undefined) return { mistake: explainOutside(written) };
  const asset: Asset = { kind: "file", path: expectedPath, written };
  if (!inspectFile) return { asset };
  for (const path of inside) {
    const real = await realpath(path).catch(() => null);
    if (real === null) continue;
    if (!isInside(real, manifest.root)) return { mistake: explainOutside(written) };
    const mistake = await findFileMistake(real, written);
    return mistake === null ? { asset: { kind: "file", path: real, written } } : { mistake };
  }
  return { mistake: await explainMissing(written, expectedPath) };
}

function resolveAssetUrl(written: string): AssetResult {
  if (/^(?:[a-z]:[\\/]|file:|data:)/i.test(written)) {
    const remedy = "write a file of the repository, such as ads/spring-sale.png, or an https:// URL";
    return { mistake: `asset is ${quoteValue(written)}: ${remedy}` };
  }
  const mistake = findUrlMistake("asset", written, { mobile: false });
  return mistake === null ? { asset: { kind: "url", url: written.trim() } } : { mistake };
}

const explainOutside = (written: string): string =>
  `asset ${quoteValue(written)} is outside the repository: copy the file into it and write its path relative to ` +
  "the manifest";

async function explainMissing(written: string, path: string): Promise<string> {
  const start = `asset ${quoteValue(written)} does not exist`;
  if (written.includes("\\"))
    return `${start}: write folders with forward slashes, ${quoteValue(written.replaceAll("\\", "/"))}`;
  const names = await readdir(dirname(path)).catch(() => []);
  const near = findClosestWord(basename(path), names);
  if (near !== undefined) return `${start}: did you mean ${quoteValue(join(dirname(written), near))}?`;
  return `${start}: add the file, or write its path relative to the manifest`;
}

const USE_MEDIA = "name a PNG, JPEG, GIF, WebP, AVIF, SVG, MP4, MOV or WebM file";

async function findFileMistake(path: string, written: string): Promise<string | null> {
  try {
    const file = await open(path);
    try {
      const stats = await file.stat();
      if (stats.isDirectory()) return `asset ${quoteValue(written)} is a folder: name the image or video in it`;
      if (!stats.isFile()) return `asset ${quoteValue(written)} is not a regular file: name an image or a video`;
      if (stats.size === 0) return `asset ${quoteValue(written)} is empty: replace it with the ad's image or video`;
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      const format = detectMediaFormat(buffer.subarray(0, bytesRead));
      if (format === null) return `asset ${quoteValue(written)} is neither an image nor a video: ${USE_MEDIA}`;
      return format.kind === "unsupported" ? `asset ${quoteValue(written)} is ${format.name}: ${format.remedy}` : null;
    } finally {
      await file.close();
    }
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    return `asset ${quoteValue(written)} cannot be read (${reason}): check the file's permissions`;
  }
}
