import { canonicalizeUrl, fingerprintUrl } from "./fingerprint-url.ts";
import known from "./tracking-parameters.json" with { type: "json" };

/** Names of parameters; one that ends in `*` stands for all that begin so. */
type NamePatterns = readonly string[];

/** Tells whether a parameter only measures where visitors come from. */
function createTrackingTest(added: NamePatterns): (name: string) => boolean {
  const all = [...known.names, ...added].map((name) => name.toLowerCase());
  const prefixes = all.filter((name) => name.endsWith("*")).map((name) => name.slice(0, -1));
  const whole = new Set(all);
  return (name) => whole.has(name.toLowerCase()) || prefixes.some((prefix) => name.toLowerCase().startsWith(prefix));
}

/** A query's parameters as written, without `?`: an encoded value stays as it is. */
const splitQuery = (url: URL): string[] => url.search.slice(1).split("&").filter(Boolean);

const readName = (parameter: string): string => {
  const [name = ""] = new URLSearchParams(parameter).keys();
  return name;
};

/**
 * Identifies the page that URLs lead to, whatever they say of the ad: the fingerprint of the URL without its tracking
 * parameters. Each URL is requested with them all the same.
 *
 * @param added further parameters of the manifest.
 */
export function fingerprintPage(url: string, added: NamePatterns = []): string {
  const parsed = URL.parse(canonicalizeUrl(url));
  if (parsed === null || parsed.search === "") return fingerprintUrl(url);
  const isTracking = createTrackingTest(added);
  parsed.search = splitQuery(parsed)
    .filter((parameter) => !isTracking(readName(parameter)))
    .join("&");
  return fingerprintUrl(parsed.href);
}

/** How a report names what a URL leads to. `page` is absent where it says nothing more. */
export function identifyDestination(
  url: string,
  { trackingParameters }: { trackingParameters?: NamePatterns },
): { fingerprint: string; page?: string } {
  const fingerprint = fingerprintUrl(url);
  const page = fingerprintPage(url, trackingParameters);
  return page === fingerprint ? { fingerprint } : { fingerprint, page };
}

/** The names of the parameters by which a URL differs from all others, or which it lacks. */
export function findDifferingParameters(url: string, others: readonly string[]): string[] {
  const read = (each: string): string[] => {
    const parsed = URL.parse(each);
    return parsed === null ? [] : splitQuery(parsed);
  };
  const own = read(url);
  const theirs = others.map(read);
  const differing = own.filter((parameter) => theirs.every((each) => !each.includes(parameter)));
  const lacking = theirs[0]?.filter((parameter) => theirs.every((each) => each.includes(parameter))) ?? [];
  return [...new Set([...differing, ...lacking.filter((parameter) => !own.includes(parameter))].map(readName))];
}
