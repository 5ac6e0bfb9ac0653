/**
 * A proxy variable's URL with a scheme; empty where the variable is empty. Like curl, it reads `proxy:3128` as an
 * HTTP proxy.
 */
export function withProxyScheme(value: string | undefined): string {
  const written = value?.trim() ?? "";
  return written === "" || written.includes("://") ? written : `http://${written}`;
}
