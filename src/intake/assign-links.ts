import { type FurtherLink, MAX_FURTHER_LINKS, MAX_LINK_TEXT_CHARS } from "../run/manifest/shape.ts";
import type { AdDraft } from "./ad-draft.ts";
import { resolveLanding } from "./build-click-url.ts";
import { type LevelLink, type ParentLevels, pickTracking } from "./parent-levels.ts";

/** Gives ads the links of their levels, and counts the links that an ad got. */
export class LinkAssigner {
  readonly #parents: ParentLevels;
  readonly #assigned = new Set<LevelLink>();

  constructor(parents: ParentLevels) {
    this.#parents = parents;
  }

  get count(): number {
    return this.#assigned.size;
  }

  /**
   * The draft with the pages to which the ad leads as well, each once, nearest first: an ad may show the links of all
   * its levels.
   *
   * @param keys those of its levels, nearest first.
   */
  assign(draft: AdDraft, keys: readonly string[]): AdDraft {
    const links = new Map<string, FurtherLink>();
    for (const [index, key] of keys.entries()) {
      const above = this.#parents.find(keys.slice(index));
      for (const source of this.#parents.find([key]).flatMap((level) => level.links)) {
        const { finalUrl } = source;
        const resolved = resolveLanding({ finalUrl, ...pickTracking([source, ...above]), mobile: false });
        if ("mistake" in resolved) continue;
        this.#assigned.add(source);
        const url = resolved.landing;
        if (url !== draft.landing && !links.has(url)) links.set(url, toFurtherLink(source, url));
      }
    }
    if (links.size === 0) return draft;
    const left = links.size - MAX_FURTHER_LINKS;
    const notes =
      left > 0 ? [`Left out: ${left.toLocaleString("en")} further links, beyond ${MAX_FURTHER_LINKS}.`] : [];
    return { ...draft, links: [...links.values()].slice(0, MAX_FURTHER_LINKS), notes: [...draft.notes, ...notes] };
  }
}

function toFurtherLink({ kind, text }: LevelLink, url: string): FurtherLink {
  const shown = text.replace(/\s+/gu, " ").slice(0, MAX_LINK_TEXT_CHARS).toWellFormed().trim();
  return { ...(kind !== "sitelink" && { kind }), ...(shown !== "" && { text: shown }), url };
}
