import type { FurtherLink } from "../run/manifest/shape.ts";

/** The parts of a click's URL that a campaign or ad group passes on to its ads. Empty strings mean absent. */
export interface Tracking {
  template: string;
  suffix: string;
  parameters: string;
}

export const NO_TRACKING: Tracking = { template: "", suffix: "", parameters: "" };

/** A page of a sitelink, promotion, price or keyword, to which the ads below its level lead as well. */
export interface LevelLink extends Tracking {
  kind: NonNullable<FurtherLink["kind"]>;
  /** What people click, or an empty string. */
  text: string;
  finalUrl: string;
}

/** An account, campaign, ad group or asset group: what its ads get from it. */
export interface ParentLevel extends Tracking {
  /** Identifies it within its platform: its names, or its id. */
  key: string;
  stopped: boolean;
  links: readonly LevelLink[];
}

/** The campaigns and groups of all files of one account. Rows of them may come after their ads' rows. */
export class ParentLevels {
  readonly #levels: ReadonlyMap<string, readonly ParentLevel[]>;

  constructor(levels: readonly ParentLevel[]) {
    this.#levels = Map.groupBy(levels, ({ key }) => key);
  }

  /** The levels above an ad, nearest first. */
  find(keys: readonly string[]): ParentLevel[] {
    return keys.flatMap((key) => this.#levels.get(key) ?? []);
  }
}

/** The nearest level applies (support.google.com/google-ads/answer/7197008). */
export function pickTracking(levels: readonly Tracking[]): Tracking {
  const nearest = (name: keyof Tracking) => levels.map((level) => level[name]).find((text) => text !== "") ?? "";
  return { template: nearest("template"), suffix: nearest("suffix"), parameters: nearest("parameters") };
}
