import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Picture } from "../../contract/evaluator-interface.ts";
import { findPictureType, getPictureExtension } from "../../ground/media-type.ts";

/** Stores screenshots, and uploaded ads. Their names have 128 random bits, so they cannot be guessed. */
export interface ScreenshotStore {
  put(name: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** @returns null if there is no such screenshot. */
  get(name: string): Promise<Uint8Array | null>;
  /** Does nothing if there is no such screenshot. */
  remove(name: string): Promise<void>;
  /** The names of all screenshots. Absent where they are backed up otherwise (a bucket). */
  list?(): AsyncIterable<string>;
  /** Absent if the store expires screenshots itself (a bucket's lifecycle rule). */
  removeOlderThan?(date: Date): Promise<void>;
}

export const createScreenshotName = ({ mediaType }: Pick<Picture, "mediaType">): string =>
  `${randomBytes(16).toString("hex")}.${getPictureExtension(mediaType)}`;

/** A name that is not served. */
export const createUploadName = (): string => `${randomBytes(16).toString("hex")}.upload`;

const SCREENSHOT_NAME_PATTERN = /^[0-9a-f]{32}\.([a-z]+)$/;

/** The media type of a screenshot's name, or null if the name is invalid. */
export const mediaTypeOfName = (name: string): string | null =>
  findPictureType(SCREENSHOT_NAME_PATTERN.exec(name)?.[1] ?? "");

/** Path under which the service serves screenshots. */
export const SCREENSHOT_PATH = "/screenshots/";

const StoredAnswer = z.looseObject({
  adScreenshotUrl: z.unknown(),
  landingPageScreenshotUrl: z.unknown(),
  alternateScreenshotUrl: z.unknown(),
  videoFrames: z.array(z.looseObject({ screenshotUrl: z.unknown() })).catch([]),
});

/** The names of the screenshots that a stored answer links to. */
export function listScreenshotNames(answer: unknown): string[] {
  const { data } = StoredAnswer.safeParse(answer);
  if (data === undefined) return [];
  const { adScreenshotUrl, landingPageScreenshotUrl, alternateScreenshotUrl, videoFrames } = data;
  const urls = [adScreenshotUrl, landingPageScreenshotUrl, alternateScreenshotUrl];
  return [...urls, ...videoFrames.map((frame) => frame.screenshotUrl)].flatMap((url) => screenshotNameOf(url) ?? []);
}

/** The name in a URL that this service made for a screenshot; null for other values. */
export function screenshotNameOf(url: unknown): string | null {
  if (typeof url !== "string" || !url.includes(SCREENSHOT_PATH)) return null;
  const name = url.slice(url.lastIndexOf("/") + 1);
  return mediaTypeOfName(name) === null ? null : name;
}
