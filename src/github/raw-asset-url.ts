import { EvaluationError } from "../contract/error.ts";
import type { RunContext } from "./run-context.ts";

/** A file of the repository has no public address, so no service elsewhere can fetch it. */
export class AssetNotPublicError extends EvaluationError {
  override name = "NotPublic";

  constructor(file: string, because: string) {
    super(
      `The ad file ${file} cannot be fetched by the evaluation service, because ${because}. ` +
        "Host the file at a public URL and name that URL in the manifest, or leave api-url out to evaluate on this runner.",
      { errorCode: "ASSET_NOT_PUBLIC" },
    );
  }
}

/**
 * The public address of a file at the checked commit.
 *
 * @param file path from the repository's root, with forward slashes.
 * @throws NotPublic where the repository is private, the server is not github.com, or the path leaves the repository.
 */
export function rawAssetUrl(context: RunContext, file: string): string {
  const segments = file.replace(/^\.\//u, "").split("/");
  if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) {
    throw new AssetNotPublicError(file, "it does not lie inside the repository");
  }
  if (new URL(context.serverUrl).hostname !== "github.com") {
    throw new AssetNotPublicError(file, `${context.serverUrl} does not serve files to the public`);
  }
  const { owner, repo, private: isPrivate } = context.headRepository;
  if (isPrivate === true) throw new AssetNotPublicError(file, `the repository ${owner}/${repo} is private`);
  const path = [owner, repo, context.headSha, ...segments].map(encodeURIComponent).join("/");
  return `https://raw.githubusercontent.com/${path}`;
}
