import pLimit from "p-limit";
import { quoteValue } from "../format-message.ts";
import type { Asset } from "./entry.ts";
import type { ManifestFile } from "./find-manifests.ts";
import { findUrlMistake } from "./find-url-mistake.ts";
import type { ValuePath } from "./parse-manifest-yaml.ts";
import { resolveAsset } from "./resolve-asset.ts";

/** What is wrong, and the path of the value. */
interface SemanticMistake {
  path: ValuePath;
  message: string;
  /** Only this ad can't be evaluated; the others can. */
  concernsAd?: true;
}

/** Files opened at the same time: hides disk latency, and is far below OS limits. */
const MAX_OPEN_FILES = 16;

/**
 * Checks what the schema cannot: URLs, locales and files. It checks every text value, so that one error of an ad does
 * not hide another.
 */
export async function checkSemantics(
  value: unknown,
  manifest: ManifestFile,
  needs: AdNeeds,
): Promise<{ mistakes: SemanticMistake[]; assets: (Asset | null)[] }> {
  const { defaults, ads } = isMapping(value) ? value : {};
  const shared = isMapping(defaults) ? defaults : {};
  const limit = pLimit(MAX_OPEN_FILES);
  const meanings = await Promise.all(
    (Array.isArray(ads) ? ads : []).map((ad: unknown, index) =>
      limit(() => checkAd(isMapping(ad) ? ad : null, shared, { manifest, ...needs, at: ["ads", index] })),
    ),
  );
  const locale = findLocaleMistakes(shared, ["defaults"]);
  return {
    mistakes: [...locale, ...meanings.flatMap(({ mistakes }) => mistakes)],
    assets: meanings.map(({ asset }) => asset),
  };
}

/** Which ads need a readable file. */
export interface AdNeeds {
  /** Every ad that runs needs an ad with a readable file. Not in links mode. */
  needAd: boolean;
  /** Paused ads are checked like the others. */
  includePaused?: boolean;
}

interface AdContext extends AdNeeds {
  manifest: ManifestFile;
  at: ValuePath;
}

async function checkAd(
  ad: Record<string, unknown> | null,
  defaults: Record<string, unknown>,
  { manifest, at, ...needs }: AdContext,
): Promise<{ mistakes: SemanticMistake[]; asset: Asset | null }> {
  if (ad === null) return { mistakes: [], asset: null };
  // The picture of an ad that no longer runs may be gone.
  const needAd = needs.needAd && (needs.includePaused === true || ad["status"] !== "paused");
  const mistakes = [...findLocaleMistakes(ad, at), ...findWaiverMistakes(ad, at)];
  const mobile = (ad["viewport"] ?? defaults["viewport"]) === "mobile";
  for (const name of ["adUrl", "landing"]) {
    const url = getText(ad, name);
    const message = url === null ? null : findUrlMistake(name, url, { mobile });
    if (message !== null) mistakes.push({ path: [...at, name], message });
  }
  for (const [index, link] of listItems(ad["links"]).entries()) {
    const url = isMapping(link) ? getText(link, "url") : null;
    const message = url === null ? null : findUrlMistake("url", url, { mobile });
    if (message !== null) mistakes.push({ path: [...at, "links", index, "url"], message });
  }
  const written = getText(ad, "asset");
  const reading = written === null ? null : await resolveAsset(written, manifest, needAd);
  if (reading !== null && "mistake" in reading) {
    mistakes.push({ path: [...at, "asset"], message: reading.mistake });
  }
  if (needAd && !("asset" in ad) && !("adUrl" in ad) && !hasText(ad["copy"])) {
    mistakes.push({ path: at, message: MISSING_AD, concernsAd: true });
  }
  return { mistakes, asset: reading !== null && "asset" in reading ? reading.asset : null };
}

export const MISSING_AD =
  "the ad itself is missing: write asset (its image or video), adUrl (a link to it) or copy (its text, for a text ad)";

/** The texts of which a text ad is drawn. */
const AD_TEXTS = ["headline", "body", "description"] as const;

const hasText = (copy: unknown): boolean =>
  isMapping(copy) && (AD_TEXTS.some((key) => getText(copy, key) !== null) || listItems(copy["headlines"]).length > 0);

/** Entry states, which are not finding kinds, and what to do instead of accepting them. */
const NOT_FINDINGS: Readonly<Record<string, string>> = {
  link_broken: "a broken link cannot be accepted: fix it, or remove the ad until the page works again",
  url_only: "a page that cannot be captured does not fail the check: set on-inconclusive to warn",
  error: "an ad that cannot be evaluated does not fail the check: set on-inconclusive to warn",
  below_threshold: "a score cannot be accepted: lower the ad's threshold, or accept the findings that lower it",
  over_budget: "a slow page cannot be accepted: raise the ad's page-speed-budget, or let it warn (on: warn)",
  regressed: "a drop cannot be accepted: accept the findings that lower the score",
};

function findWaiverMistakes(ad: Record<string, unknown>, at: ValuePath): SemanticMistake[] {
  const kinds = listItems(ad["accept"]).map((waiver) => (isMapping(waiver) ? getText(waiver, "kind") : null));
  return kinds.flatMap((kind, index) => {
    if (kind === null) return [];
    const path = [...at, "accept", index, "kind"];
    const instead = Object.hasOwn(NOT_FINDINGS, kind) ? NOT_FINDINGS[kind] : undefined;
    if (instead !== undefined) return [{ path, message: `accept.kind is ${quoteValue(kind)}: ${instead}` }];
    const isRepeated = kinds.indexOf(kind) < index;
    return isRepeated ? [{ path, message: `accept.kind ${quoteValue(kind)} is listed twice: keep one of them` }] : [];
  });
}

function findLocaleMistakes(holder: Record<string, unknown>, at: ValuePath): SemanticMistake[] {
  const locale = getText(holder, "locale");
  if (locale === null || isLocale(locale)) return [];
  const dashed = locale.replaceAll("_", "-");
  const write = isLocale(dashed) ? dashed : "a language tag such as en-GB";
  const message = `locale is ${quoteValue(locale)}, which is not a language: write ${write}`;
  return [{ path: [...at, "locale"], message }];
}

/** Whether the tag's language exists. A well-formed tag is not enough: `english` is well-formed. */
function isLocale(tag: string): boolean {
  try {
    return getLanguageNames().of(new Intl.Locale(tag).language) !== undefined;
  } catch {
    return false;
  }
}

let names: Intl.DisplayNames | undefined;

/** Created lazily, because it takes milliseconds. */
function getLanguageNames(): Intl.DisplayNames {
  names ??= new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  return names;
}

const listItems = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A key's text, trimmed; null if it is blank or not text, which the schema reports. */
function getText(holder: Record<string, unknown>, key: string): string | null {
  const value = holder[key];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}
