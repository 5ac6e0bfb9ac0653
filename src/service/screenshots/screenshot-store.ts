import { randomBytes } from "node:crypto";
import type { Picture } from "../../contract/port.ts";

/** Where screenshots are kept. Names cannot be guessed: 128 random bits. */
export interface ScreenshotStore {
  put(name: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Null where there is none (any more). */
  get(name: string): Promise<Uint8Array | null>;
  /** Removes what is older; absent where the store does it by itself (a bucket's life cycle rule). */
  removeOlderThan?(than: Date): Promise<number>;
}

const FILE_EXTENSIONS = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" } as const;

export const createScreenshotName = ({ mediaType }: Pick<Picture, "mediaType">): string =>
  `${randomBytes(16).toString("hex")}.${FILE_EXTENSIONS[mediaType]}`;

const SCREENSHOT_NAME_PATTERN = /^[0-9a-f]{32}\.(png|jpg|webp)$/;

/** The media type of a picture's name, or null where it is no name of ours. */
export function mediaTypeOfName(name: string): string | null {
  const ending = SCREENSHOT_NAME_PATTERN.exec(name)?.[1];
  return ending === undefined ? null : `image/${ending === "jpg" ? "jpeg" : ending}`;
}

/** Where the service serves them; an answer's addresses begin with the service's own. */
export const SCREENSHOT_PATH = "/screenshots/";
