import { randomBytes } from "node:crypto";
import type { Picture } from "../../contract/evaluator-interface.ts";
import { findPictureType, getPictureExtension } from "../../ground/media-type.ts";

/** Stores screenshots. Their names have 128 random bits, so they cannot be guessed. */
export interface ScreenshotStore {
  put(name: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** @returns null if there is no such screenshot. */
  get(name: string): Promise<Uint8Array | null>;
  /** Absent if the store expires screenshots itself (a bucket's lifecycle rule). */
  removeOlderThan?(date: Date): Promise<void>;
}

export const createScreenshotName = ({ mediaType }: Pick<Picture, "mediaType">): string =>
  `${randomBytes(16).toString("hex")}.${getPictureExtension(mediaType)}`;

const SCREENSHOT_NAME_PATTERN = /^[0-9a-f]{32}\.([a-z]+)$/;

/** The media type of a screenshot's name, or null if the name is invalid. */
export const mediaTypeOfName = (name: string): string | null =>
  findPictureType(SCREENSHOT_NAME_PATTERN.exec(name)?.[1] ?? "");

/** Path under which the service serves screenshots. */
export const SCREENSHOT_PATH = "/screenshots/";
