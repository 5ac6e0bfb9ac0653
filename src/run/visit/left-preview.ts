import { EvaluationError } from "../../contract/error.ts";
import type { Entry } from "../entry.ts";

/** A visit that was to stay with a preview, and was sent on to the very page that it stands for. */
export class LeftPreview extends EvaluationError {
  override name = "LeftPreview";
  constructor(visited: string, end: string) {
    super(
      `${visited} redirects to ${end}, so the changed page was not captured. Use redirects and links without a host, or with the requested host.`,
      { errorCode: "STRAYED" },
    );
  }
}

/**
 * What to say of a visit in a landing URL's place that ended on yet another site; null where it stayed.
 *
 * @throws Strayed where it ended on the landing URL's own site: a verdict on that page would pass for one on this change.
 */
export function checkFinalUrl({ landing }: Entry, finalUrl: string | null): string | null {
  const { visit } = landing;
  const end = finalUrl === null ? null : (URL.parse(finalUrl)?.origin ?? null);
  if (visit === undefined || "missing" in visit || end === null || end === "null") return null;
  const visited = new URL(visit.url).origin;
  if (end === visited) return null;
  if (end === new URL(landing.url).origin) throw new LeftPreview(visited, end);
  return `${visited} redirects to ${end}; that page was checked.`;
}
