/**
 * The address that a proxy variable holds, with its scheme; empty where it holds none. curl takes `proxy:3128` for an http
 * proxy, and so does everyone who writes it.
 */
export function withProxyScheme(value: string | undefined): string {
  const written = value?.trim() ?? "";
  return written === "" || written.includes("://") ? written : `http://${written}`;
}
