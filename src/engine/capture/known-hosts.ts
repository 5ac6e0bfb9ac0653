/**
 * Paths that a host adds to the sites that it serves: statistics, bot checks, image services. A local build or a
 * preview on another host does not have them.
 */
const HOST_PATHS: readonly string[] = [
  "/_vercel/",
  "/.netlify/",
  // Cloudflare
  "/cdn-cgi/",
  // Akamai
  "/akam/",
  // Imperva
  "/_Incapsula_Resource",
  // Firebase
  "/__/",
];

export function isAddedByHost(url: string): boolean {
  const path = URL.parse(url)?.pathname ?? "";
  return HOST_PATHS.some((prefix) => path.startsWith(prefix));
}

/** Their stylesheets only declare fonts. */
const FONT_HOSTS: ReadonlySet<string> = new Set([
  "api.fontshare.com",
  "cloud.typography.com",
  "fast.fonts.net",
  "fonts.bunny.net",
  "fonts.cdnfonts.com",
  "fonts.googleapis.com",
  "p.typekit.net",
  "rsms.me",
  "use.fontawesome.com",
  "use.typekit.net",
]);

export const isFontHost = (url: string): boolean => FONT_HOSTS.has(URL.parse(url)?.hostname ?? "");
