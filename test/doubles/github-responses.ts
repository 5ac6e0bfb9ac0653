/** An answer of the double's own, before it is held to GitHub's description. */
export interface GitHubResponse {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export const DOCUMENTATION_URL = "https://docs.github.com/rest";

export const errorResponse = (
  status: number,
  message: string,
  headers: Record<string, string> = {},
): GitHubResponse => ({
  status,
  body: { message, documentation_url: DOCUMENTATION_URL, status: String(status) },
  headers,
});

/** One page of a list, with GitHub's links to the next and the last. */
export function paginatedResponse<T>(
  all: readonly T[],
  { path, query }: { path: string; query: Readonly<Record<string, string>> },
  api: string,
  body: (item: T) => unknown,
): GitHubResponse {
  const size = Math.min(Number(query["per_page"] ?? 30), 100);
  const page = Number(query["page"] ?? 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  const link = (to: number, rel: string) =>
    `<${api}${path}?${new URLSearchParams({ ...query, page: String(to) })}>; rel="${rel}"`;
  const links = page < last ? [link(page + 1, "next"), link(last, "last")] : [];
  return {
    status: 200,
    body: all.slice((page - 1) * size, page * size).map(body),
    ...(links.length > 0 && { headers: { link: links.join(", ") } }),
  };
}
