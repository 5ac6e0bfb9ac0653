/** What a static host does with a path: sends a file, sends the visitor on, or says that nothing is there. */
export type Route = { kind: "file"; path: string } | { kind: "redirect"; to: string } | { kind: "missing" };

/** Whether a file is there; paths are relative to the folder, with `/` between their parts. */
export type HasFile = (path: string) => Promise<boolean>;

/** Files that tell a host what to do, and are not served by it. */
const HOST_CONFIG_FILES = new Set(["_redirects", "_headers", "_routes.json", "_worker.js"]);

/**
 * Finds what stands at a path, as static hosts agree on it: `/about` is `about`, `about.html`, or the folder `about/` with
 * its index.html, which is sent on to; `/about/` is `about/index.html`, or `about.html`, which is sent on to.
 *
 * @param pathname of a URL that the URL parser has read: dot segments, encoded ones too, are gone from it.
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

/** A path's parts as files are called; null for what no file of a site may be called. */
function splitPath(pathname: string): string[] | null {
  const parts: string[] = [];
  for (const encoded of pathname.replace(/^\/|\/$/gu, "").split("/")) {
    const part = decodePart(encoded);
    if (part === null) return null;
    parts.push(part);
  }
  if (parts.length === 1 && parts[0] === "") return [];
  const [first = ""] = parts;
  return parts.every(isAllowedName) && !(parts.length === 1 && HOST_CONFIG_FILES.has(first)) ? parts : null;
}

function decodePart(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Hidden files are nobody's pages, but for what RFC 8615 puts there; a separator inside a name is an attempt to leave. */
const isAllowedName = (name: string): boolean =>
  name !== "" && (!name.startsWith(".") || name === ".well-known") && !/[/\\\0]/u.test(name);
