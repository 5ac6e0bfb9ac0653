import type { EvaluationRequest } from "../contract/request.ts";
import type { PageSnapshots, Snapshot } from "./artifacts/capture.ts";

/**
 * A page that was visited in another's place, as it will be once it stands there: brand, links and advice go by the
 * address that the ad leads to, not by a preview's or this machine's. What the visit itself met is told as it was.
 */
export function substituteCaptureUrl(
  capture: PageSnapshots,
  visited: string,
  standsFor: string,
): PageSnapshots {
  const from = new URL(visited).origin;
  const to = new URL(standsFor).origin;
  const rewriteOrigin = (url: string): string => {
    const parsed = URL.parse(url);
    return parsed?.origin === from ? `${to}${parsed.href.slice(from.length)}` : url;
  };
  const { page } = capture;
  const substituted: Snapshot = {
    ...page,
    requestedUrl: standsFor,
    // The path is the landing URL's own where the visit went where it was sent: a rewrite may have another one.
    url: page.url === visited ? standsFor : rewriteOrigin(page.url),
    links: page.links.map((link) => ({ ...link, href: rewriteOrigin(link.href) })),
    controls: page.controls.map((control) => ({
      ...control,
      href: control.href === null ? null : rewriteOrigin(control.href),
    })),
  };
  return { ...capture, page: substituted };
}

/** The request as it is without the detour: what is judged, and what ids are made from. */
export const substituteRequestUrl = (request: EvaluationRequest, standsFor: string): EvaluationRequest => ({
  ...request,
  landingPageData: { ...request.landingPageData, url: standsFor },
});
