import type { EvaluationRequest } from "../contract/request.ts";
import type { Capture, Snapshot } from "./products/capture.ts";

/**
 * A page that was visited in another's place, as it will be once it stands there: brand, links and advice go by the
 * address that the ad leads to, not by a preview's or this machine's. What the visit itself met is told as it was.
 */
export function standingCapture(capture: Capture, visited: string, standsFor: string): Capture {
  const from = new URL(visited).origin;
  const to = new URL(standsFor).origin;
  const moved = (url: string): string => {
    const parsed = URL.parse(url);
    return parsed?.origin === from ? `${to}${parsed.href.slice(from.length)}` : url;
  };
  const { page } = capture;
  const standing: Snapshot = {
    ...page,
    requestedUrl: standsFor,
    // The path is the landing URL's own where the visit went where it was sent: a rewrite may have another one.
    url: page.url === visited ? standsFor : moved(page.url),
    links: page.links.map((link) => ({ ...link, href: moved(link.href) })),
    controls: page.controls.map((control) => ({
      ...control,
      href: control.href === null ? null : moved(control.href),
    })),
  };
  return { ...capture, page: standing };
}

/** The request as it is without the detour: what is judged, and what ids are made from. */
export const standingRequest = (request: EvaluationRequest, standsFor: string): EvaluationRequest => ({
  ...request,
  landingPageData: { ...request.landingPageData, url: standsFor },
});
