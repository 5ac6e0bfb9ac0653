import type { AwsClient } from "aws4fetch";
import type { ScreenshotStore } from "./screenshot-store.ts";

/** Leaves out the screenshot's name: errors are logged, and anyone who knows the name can open the screenshot. */
function createS3Error(method: "PUT" | "GET" | "DELETE", status: number): Error {
  const remedy = "Check ADHERE_S3_URL, the access keys and their permissions.";
  return Object.assign(new Error(`The S3 bucket returned ${status} for ${method}. ${remedy}`), { name: "BucketError" });
}

/** Generous: a screenshot has about 200 KB. */
const S3_TIMEOUT_MS = 20_000;

/** Stores screenshots in any S3-compatible bucket. The bucket's lifecycle rule decides how long they are kept. */
export function createS3ScreenshotStore({
  url,
  ...credentials
}: {
  /** The bucket's URL, for example `https://s3.eu-central-1.amazonaws.com/adhere`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}): ScreenshotStore {
  const base = `${url.replace(/\/+$/, "")}/`;
  let signer: Promise<AwsClient> | undefined;
  const client = () =>
    (signer ??= import("aws4fetch").then(
      ({ AwsClient }) => new AwsClient({ ...credentials, service: "s3", retries: 3 }),
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
      if (!response.ok) throw createS3Error("PUT", response.status);
    },
    get: async (name) => {
      const response = await (await client()).fetch(base + name, { signal: AbortSignal.timeout(S3_TIMEOUT_MS) });
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      await response.body?.cancel();
      if (response.status === 404 || response.status === 403) return null;
      throw createS3Error("GET", response.status);
    },
    remove: async (name) => {
      const signal = AbortSignal.timeout(S3_TIMEOUT_MS);
      const response = await (await client()).fetch(base + name, { method: "DELETE", signal });
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) throw createS3Error("DELETE", response.status);
    },
  };
}
