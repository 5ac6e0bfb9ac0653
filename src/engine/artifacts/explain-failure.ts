import type { FailedResource } from "./capture-schemas.ts";

/** Why a resource failed, as half a sentence. */
export function explainFailure({ reason, status, mimeType, detail }: FailedResource): string {
  switch (reason) {
    case "http_error":
      return `HTTP ${status ?? "error"}`;
    case "wrong_type":
      return `refused, because it is sent as ${mimeType ?? "another media type"}`;
    case "blocked":
      return `blocked (${detail ?? "by the browser"})`;
    case "unreachable":
      return `no response (${detail ?? "unknown error"})`;
    case "script_error":
      return detail ?? "script error";
  }
}
