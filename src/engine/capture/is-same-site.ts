import { getDomain } from "tldts";

/** Whether two URLs have the same host or registrable domain. */
export function isSameSite(one: string, other: string | null): boolean {
  if (other === null) return false;
  const [a, b] = [URL.parse(one)?.hostname, URL.parse(other)?.hostname];
  return a === b || (getDomain(one) !== null && getDomain(one) === getDomain(other));
}
