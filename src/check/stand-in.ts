import type { Entry } from "./entry.ts";
import { addressIn, covers, type Rewrite, withoutSlash } from "./rewrite.ts";
import { shown } from "./words.ts";

/** A line of `site` or `preview`: something to visit, and the places it stands for; none named: that of all landing URLs. */
export interface StandIn {
  /** The folder, or the deployment's environment (`auto` for whichever there is). */
  what: string;
  for: Rewrite["from"][];
}

export type StandInReading = { standIn: StandIn } | { mistake: string };

/** Reads `WHAT` or `WHAT => ORIGIN[, ORIGIN]…`. */
export function readStandIn(line: string, example: string): StandInReading {
  const [what = "", places, ...rest] = line.split(/\s*=>\s*/u);
  if (what === "" || places === "" || rest.length > 0) return { mistake: `must be written as ${example}` };
  const standIn: StandIn = { what, for: [] };
  for (const place of (places ?? "").split(/[\s,]+/u).filter(Boolean)) {
    const url = addressIn(place);
    if (typeof url === "string") return { mistake: url };
    if (url.search !== "") return { mistake: `names ${shown(place)}: leave its query out` };
    standIn.for.push({ origin: url.origin, path: withoutSlash(url.pathname) });
  }
  return { standIn };
}

/** Nobody can tell what a site or a deployment stands for. */
export class UnclearOrigin extends Error {
  override name = "UnclearOrigin";
}

/**
 * The places that a stand-in is for: those it names, else the one origin of the landing URLs that no rule before it
 * takes. With several of them nobody can tell.
 *
 * @throws UnclearOrigin
 */
export function placesOf(
  { what, for: named }: StandIn,
  setting: "site" | "preview",
  entries: readonly Entry[],
  taken: readonly Rewrite["from"][],
): Rewrite["from"][] {
  if (named.length > 0) return named;
  const free = entries
    .map(({ landing }) => new URL(landing.url))
    .filter(({ origin, pathname }) => !taken.some((place) => covers(place, { origin, path: pathname })));
  const origins = [...new Set(free.map(({ origin }) => origin))];
  if (origins.length < 2) return origins.map((origin) => ({ origin, path: "" }));
  const [example] = origins;
  const more = origins.length > 3 ? [`${origins.length - 3} more`] : [];
  throw new UnclearOrigin(
    `The landing URLs have several origins: ${and([...origins.slice(0, 3), ...more])}. Say which of them ${setting} stands for: ${what} => ${example}`,
  );
}

const and = (words: readonly string[]): string =>
  new Intl.ListFormat("en-GB", { type: "conjunction" }).format(words);
