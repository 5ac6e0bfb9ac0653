import path from "node:path";
import type { ServiceSettings } from "../settings.ts";
import { createDiskScreenshotStore } from "./disk-store.ts";
import { createS3ScreenshotStore } from "./s3-store.ts";
import type { ScreenshotStore } from "./screenshot-store.ts";

/** Opens the screenshot store that the settings select: an S3 bucket, or a folder below the data folder. */
export function openScreenshotStore(settings: ServiceSettings): ScreenshotStore {
  const [url, accessKeyId, secretAccessKey] = [
    settings["s3-url"],
    settings["s3-access-key-id"],
    settings["s3-secret-access-key"],
  ];
  if (url === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    return createDiskScreenshotStore(path.resolve(settings.data, "screenshots"));
  }
  return createS3ScreenshotStore({ url, region: settings["s3-region"], accessKeyId, secretAccessKey });
}
