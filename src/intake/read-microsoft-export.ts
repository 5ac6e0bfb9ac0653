import { z } from "zod";
import { type AdDraft, createRef, markStopped, type RowOrigin } from "./ad-draft.ts";
import { StatusReader } from "./ad-status.ts";
import { LinkAssigner } from "./assign-links.ts";
import { resolveLanding, splitUrls } from "./build-click-url.ts";
import type { MicrosoftField } from "./export-columns.ts";
import { type AssetKind, countSkipped, createImportResult, type ImportResult } from "./import-result.ts";
import {
  type LevelLink,
  NO_TRACKING,
  type ParentLevel,
  type ParentLevels,
  pickTracking,
  type Tracking,
} from "./parent-levels.ts";
import { composeSearchCopy, type PinnedText, parsePin, type ReadCopy } from "./read-google-copy.ts";
import type { ImportOptions, ReadFile } from "./read-google-export.ts";
import { listPricePages } from "./read-google-links.ts";
import type { Row } from "./recognise-columns.ts";

type MicrosoftRow = Row<MicrosoftField>;

/** Sitelinks and the like, which other rows assign to campaigns and ad groups by their ids. */
const EXTENSION = /^(?:sitelink|promotion|price) ad extension$/iu;
const ASSIGNMENT = /^(account|campaign|ad group) (?:sitelink|promotion|price) ad extension$/iu;
const ACCOUNT_KEY = "account";

/** Reads Microsoft Advertising's bulk file, whose rows have a type, an id and their parent's id. */
export async function readMicrosoftExport(
  rows: AsyncIterable<MicrosoftRow>,
  { file, all, now }: ImportOptions,
): Promise<ReadFile> {
  const result = createImportResult();
  const levels: ParentLevel[] = [];
  const parentIds = new Map<string, string>();
  const statuses = new StatusReader(now);
  const ads: { row: MicrosoftRow; stopped: boolean }[] = [];
  const extensions = new Map<string, LevelLink[]>();
  const assignments: { key: string; id: string }[] = [];
  for await (const row of rows) {
    const type = row.get("type");
    const stopped = statuses.isStopped(row, ["status"]);
    const runs = all || !stopped;
    const [id, parentId] = [row.get("id"), row.get("parentId")];
    const assignedTo = ASSIGNMENT.exec(type)?.[1]?.toLowerCase();
    if (/^(?:campaign|ad group|asset group)$/iu.test(type)) {
      levels.push({ key: id, stopped, ...readTracking(row), links: [] });
      parentIds.set(id, parentId);
    } else if (assignedTo !== undefined) {
      if (runs) assignments.push({ id, key: assignedTo === "account" ? ACCOUNT_KEY : parentId });
    } else if (/ ad$/iu.test(type)) ads.push({ row, stopped });
    else if (row.get("finalUrl") !== "" || row.get("priceUrl") !== "") {
      const kind = classifyAsset(type);
      countSkipped(result, kind);
      if (kind === "price") result.pricePages += row.all("priceUrl").length;
      const links = readLinks(row, kind);
      if (links.length === 0 || !runs) continue;
      if (kind === "keyword") levels.push({ key: parentId, stopped: false, ...NO_TRACKING, links });
      else if (EXTENSION.test(type)) extensions.set(id, links);
    }
  }
  for (const { key, id } of assignments) {
    const links = extensions.get(id);
    if (links !== undefined) levels.push({ key, stopped: false, ...NO_TRACKING, links });
  }
  const finish = (parents: ParentLevels): ImportResult => {
    const links = new LinkAssigner(parents);
    for (const { row, stopped } of ads) {
      const groupId = row.get("parentId");
      const keys = [groupId, parentIds.get(groupId) ?? "", ACCOUNT_KEY];
      const above = parents.find(keys);
      const isOver = stopped || above.some((level) => level.stopped);
      if (!all && isOver) countSkipped(result, "stopped");
      else {
        const drafts = readAd(row, above, file, result).map((draft) => markStopped(draft, isOver));
        result.drafts.push(...drafts.map((draft) => (draft.isSearch ? links.assign(draft, keys) : draft)));
      }
    }
    result.furtherLinks = links.count;
    result.warnings.push(...statuses.listWarnings(file));
    return result;
  };
  return { levels, finish };
}

const ASSET_TYPES: readonly [RegExp, AssetKind][] = [
  [/keyword/iu, "keyword"],
  [/sitelink/iu, "sitelink"],
  [/promotion/iu, "promotion"],
  [/price/iu, "price"],
  [/image/iu, "image"],
  [/audience/iu, "audience"],
];

const classifyAsset = (type: string): AssetKind => ASSET_TYPES.find(([pattern]) => pattern.test(type))?.[1] ?? "other";

/** The pages of a keyword, sitelink or promotion (one each), or of a price table, that a manifest accepts. */
function readLinks(row: MicrosoftRow, kind: AssetKind): LevelLink[] {
  const tracking = readTracking(row);
  const isPage = ({ finalUrl }: LevelLink) => !("mistake" in resolveLanding({ finalUrl, ...tracking, mobile: false }));
  return listLinks(row, kind)
    .map((link) => ({ ...link, ...tracking }))
    .filter(isPage);
}

function listLinks(row: MicrosoftRow, kind: AssetKind): Pick<LevelLink, "kind" | "text" | "finalUrl">[] {
  if (kind === "price") return listPricePages(row).map((page) => ({ kind, ...page }));
  if (kind !== "keyword" && kind !== "sitelink" && kind !== "promotion") return [];
  return [{ kind, text: row.get(kind === "sitelink" ? "linkText" : kind), finalUrl: row.get("finalUrl") }];
}

const readTracking = (row: MicrosoftRow): Tracking => ({
  template: row.get("template"),
  suffix: row.get("suffix"),
  parameters: row.get("parameters"),
});

/** An ad's drafts, one for each of its URLs. Counts an ad without a page, and adds warnings to the result. */
function readAd(row: MicrosoftRow, above: readonly ParentLevel[], file: string, result: ImportResult): AdDraft[] {
  const origin = { file, row: row.number };
  if (row.get("finalUrl") === "" && row.get("mobileUrl") === "") {
    const type = row.get("type").toLowerCase();
    if (type.startsWith("dynamic search")) countSkipped(result, "dynamicSearch");
    else if (/^(?:product|shopping|hotel)/u.test(type)) countSkipped(result, "shopping");
    else if (type.startsWith("app")) countSkipped(result, "app");
    else {
      const message = "the ad has no URL: add one, or remove the row";
      result.warnings.push({ ...origin, column: row.header("finalUrl"), message });
    }
    return [];
  }
  const tracking = pickTracking([readTracking(row), ...above]);
  return (["finalUrl", "mobileUrl"] as const).flatMap((field) => {
    const mobile = field === "mobileUrl";
    const urls = row.get(field) === "" ? [] : splitUrls(row.get(field));
    return urls.flatMap((finalUrl, index) => {
      const resolved = resolveLanding({ finalUrl, ...tracking, mobile });
      if (!("mistake" in resolved)) return [toDraft(row, origin, { ...resolved, mobile, index })];
      result.warnings.push({ ...origin, column: row.header(field), message: resolved.mistake });
      return [];
    });
  });
}

function toDraft(
  row: MicrosoftRow,
  origin: RowOrigin,
  { landing, notes, mobile, index }: { landing: string; notes: string[]; mobile: boolean; index: number },
): AdDraft {
  const { copy, lostTexts, notes: copyNotes } = readCopy(row);
  const name = copy.headline ?? row.get("type");
  const suffix = `${mobile ? " (mobile)" : ""}${index === 0 ? "" : ` ${index + 1}`}`;
  return {
    origin,
    ...createRef("microsoft", row.get("id")),
    level: { campaign: row.get("campaign"), group: row.get("group") },
    names: [row.get("campaign"), row.get("group"), `${name}${suffix}`].filter((each) => each !== ""),
    // The evaluation's contract has no platform for Microsoft Advertising.
    platform: null,
    copy,
    landing,
    viewport: mobile ? "mobile" : null,
    creative: null,
    isSearch: /search ad|text ad/iu.test(row.get("type")),
    lostTexts,
    notes: [...copyNotes, ...notes],
  };
}

function readCopy(row: MicrosoftRow): ReadCopy {
  const titles = row.all("titlePart").map(toUnpinned);
  return composeSearchCopy({
    headlines: titles.length > 0 ? titles : parseAssets(row.get("headline")),
    longHeadlines: row.all("longHeadline"),
    descriptions: [...parseAssets(row.get("description")), ...row.all("text").map(toUnpinned)],
    isAssetGroup: /asset group/iu.test(row.get("type")),
    cta: row.get("callToAction"),
    page: row.get("businessName"),
  });
}

const toUnpinned = (text: string): PinnedText => ({ text, pin: "" });

const TextAssets = z.array(z.object({ text: z.string(), pinnedField: z.string().nullish() })).nonempty();

/** A JSON list of texts with their positions, or one text. */
function parseAssets(cell: string): PinnedText[] {
  if (cell === "") return [];
  const assets = TextAssets.safeParse(parseJson(cell)).data;
  return assets?.map(({ text, pinnedField }) => ({ text, pin: parsePin(pinnedField ?? "") })) ?? [toUnpinned(cell)];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
