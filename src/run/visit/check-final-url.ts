import { EvaluationError } from "../../contract/error.ts";
import type { Entry } from "../manifest/entry.ts";

/**
 * A notice if the visit of a preview ended on a third site; null if it stayed on the preview.
 *
 * @throws EvaluationError if it ended on the landing URL's own origin: that page does not contain the change.
 */
export function checkFinalUrl({ landing }: Entry, finalUrl: string | null): string | null {
  const { visit } = landing;
  const end = finalUrl === null ? null : (URL.parse(finalUrl)?.origin ?? null);
  if (visit === undefined || "missing" in visit || end === null || end === "null") return null;
  const visited = new URL(visit.url).origin;
  if (end === visited) return null;
  if (end === new URL(landing.url).origin) {
    throw new EvaluationError(
      `${visited} redirects to ${end}, so the changed page was not captured. Use redirects and links without a host, ` +
        "or with the requested host.",
      { errorCode: "STRAYED" },
    );
  }
  return `${visited} redirects to ${end}; that page was checked.`;
}
