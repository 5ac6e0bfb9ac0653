import type { PageSnapshots, Snapshot } from "./artifacts/capture-schemas.ts";

/**
 * The capture of a preview or a local build, with the URLs that the page has once it is published: brand, links and
 * advice must refer to the landing URL, not to a preview host or 127.0.0.1.
 */
export function toLandingOrigin(capture: PageSnapshots, visitUrl: string, landingUrl: string): PageSnapshots {
  const from = new URL(visitUrl).origin;
  const to = new URL(landingUrl).origin;
  const rewriteOrigin = (url: string): string => {
    const parsed = URL.parse(url);
    return parsed?.origin === from ? `${to}${parsed.href.slice(from.length)}` : url;
  };
  const { page } = capture;
  const published: Snapshot = {
    ...page,
    requestedUrl: landingUrl,
    // A rewrite rule may change the path too, so without a redirect the page's URL is the landing URL itself.
    url: page.url === visitUrl ? landingUrl : rewriteOrigin(page.url),
    ...(page.failedResources && {
      failedResources: page.failedResources.map((one) => ({ ...one, url: rewriteOrigin(one.url) })),
    }),
    links: page.links.map((link) => ({ ...link, href: rewriteOrigin(link.href) })),
    controls: page.controls.map((control) => ({
      ...control,
      href: control.href === null ? null : rewriteOrigin(control.href),
    })),
  };
  return { ...capture, page: published };
}
