import { EvaluationError } from "../contract/error.ts";
import type { RunContext } from "./run-context.ts";

/** A repository file without a public URL, which a remote service can't fetch. */
export class AssetNotPublicError extends EvaluationError {
  override name = "AssetNotPublicError";

  constructor(file: string, reason: string) {
    super(
      `The evaluation service can't fetch the ad file ${file}, because ${reason}. ` +
        "Host the file at a public URL and use that URL in the manifest, or remove api-url to evaluate on this runner.",
      { errorCode: "ASSET_NOT_PUBLIC" },
    );
  }
}

/**
 * The public URL of a file at the checked commit.
 *
 * @param file path from the repository's root, with forward slashes.
 * @throws AssetNotPublicError if the repository is private, the server is not github.com, or the path is outside the
 *   repository.
 */
export function rawAssetUrl(context: RunContext, file: string): string {
  const segments = file.replace(/^\.\//u, "").split("/");
  if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) {
    throw new AssetNotPublicError(file, "it is outside the repository");
  }
  if (new URL(context.serverUrl).hostname !== "github.com") {
    throw new AssetNotPublicError(file, `${context.serverUrl} does not serve files to the public`);
  }
  const { owner, repo, private: isPrivate } = context.headRepository;
  if (isPrivate === true) throw new AssetNotPublicError(file, `the repository ${owner}/${repo} is private`);
  const path = [owner, repo, context.headSha, ...segments].map(encodeURIComponent).join("/");
  return `https://raw.githubusercontent.com/${path}`;
}
