import path from "node:path";
import type { ServiceSettings } from "../settings.ts";
import { picturesOnDisk } from "./disk.ts";
import type { Pictures } from "./pictures.ts";
import { picturesInBucket } from "./s3.ts";

/** Where the settings want screenshots kept. */
export function openPictures(settings: ServiceSettings): Pictures {
  const [url, accessKeyId, secretAccessKey] = [
    settings["s3-url"],
    settings["s3-access-key-id"],
    settings["s3-secret-access-key"],
  ];
  if (url === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    return picturesOnDisk(path.resolve(settings.data, "screenshots"));
  }
  return picturesInBucket({ url, region: settings["s3-region"], accessKeyId, secretAccessKey });
}
