/** The response of a static host to a path: a file, a redirect, or 404. */
export type Route = { kind: "file"; path: string } | { kind: "redirect"; to: string } | { kind: "missing" };

/** Whether a file exists; paths are relative to the folder and use `/`. */
export type HasFile = (path: string) => Promise<boolean>;

/** Configuration files of static hosts, which they do not serve. */
const HOST_CONFIG_FILES = new Set(["_redirects", "_headers", "_routes.json", "_worker.js"]);

/**
 * Resolves a path as static hosts do: `/about` is `about` or `about.html`, or redirects to the folder `about/` with
 * an index.html; `/about/` is `about/index.html`, or redirects to `about.html`.
 *
 * @param pathname of a parsed URL, so that it has no dot segments, encoded ones included.
 */
export async function resolveRoute(pathname: string, has: HasFile): Promise<Route> {
  const parts = splitPath(pathname);
  if (parts === null) return { kind: "missing" };
  const place = parts.join("/");
  const index = place === "" ? "index.html" : `${place}/index.html`;
  if (pathname.endsWith("/")) {
    if (await has(index)) return { kind: "file", path: index };
    if (place !== "" && (await has(`${place}.html`))) return { kind: "redirect", to: pathname.slice(0, -1) };
    return { kind: "missing" };
  }
  for (const path of [place, `${place}.html`]) {
    if (await has(path)) return { kind: "file", path };
  }
  return (await has(index)) ? { kind: "redirect", to: `${pathname}/` } : { kind: "missing" };
}

/** The decoded parts of a path; null where a part is not a valid file name of a site. */
function splitPath(pathname: string): string[] | null {
  const path = pathname.replace(/^\/|\/$/gu, "");
  if (path === "") return [];
  try {
    const parts = path.split("/").map((part) => decodeURIComponent(part));
    const isConfig = parts.length === 1 && HOST_CONFIG_FILES.has(parts[0] ?? "");
    return parts.every(isAllowedName) && !isConfig ? parts : null;
  } catch {
    // A malformed percent-encoding.
    return null;
  }
}

/** Hidden files are not served, except RFC 8615's .well-known; a separator in a name would leave the folder. */
const isAllowedName = (name: string): boolean =>
  name !== "" && (!name.startsWith(".") || name === ".well-known") && !/[/\\\0]/u.test(name);
