import type { AwsClient } from "aws4fetch";
import type { ScreenshotStore } from "./screenshot-store.ts";

export interface S3Bucket {
  /** The bucket's own address, for example `https://s3.eu-central-1.amazonaws.com/adhere`, or MinIO's. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A bucket that does not answer as it should. */
export class S3Error extends Error {
  override name = "BucketError";
  /** The picture's name opens it, and is told to no log. */
  constructor(method: "PUT" | "GET", status: number) {
    super(`The bucket answered ${status} to ${method}. Check ADHERE_S3_URL, the keys and their rights.`);
  }
}

/** A picture is some 200 KB: a bucket that takes longer is away. */
const S3_TIMEOUT_MS = 20_000;

/** Pictures in any S3-compatible store. How long they stay is the bucket's life cycle rule to say. */
export function createS3ScreenshotStore({
  url,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Bucket): ScreenshotStore {
  const base = `${url.replace(/\/+$/, "")}/`;
  let signer: Promise<AwsClient> | undefined;
  const client = () =>
    (signer ??= import("aws4fetch").then(
      ({ AwsClient }) => new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 3 }),
    ));
  return {
    put: async (name, bytes, mediaType) => {
      const response = await (await client()).fetch(base + name, {
        method: "PUT",
        body: new Uint8Array(bytes),
        headers: { "content-type": mediaType },
        signal: AbortSignal.timeout(S3_TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new S3Error("PUT", response.status);
    },
    get: async (name) => {
      const response = await (await client()).fetch(base + name, {
        signal: AbortSignal.timeout(S3_TIMEOUT_MS),
      });
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      await response.body?.cancel();
      if (response.status === 404 || response.status === 403) return null;
      throw new S3Error("GET", response.status);
    },
  };
}
