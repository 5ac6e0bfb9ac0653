import { z } from "zod";
import { createRef } from "./ad-draft.ts";
import { StatusReader } from "./ad-status.ts";
import { resolveLanding, splitUrls } from "./build-click-url.ts";
import type { MicrosoftField } from "./export-columns.ts";
import { type AssetKind, countSkipped, createImportResult, type ImportResult } from "./import-result.ts";
import { type ParentLevel, type ParentLevels, pickTracking, type Tracking } from "./parent-levels.ts";
import { composeSearchCopy, type PinnedText, parsePin, type ReadCopy } from "./read-google-copy.ts";
import type { ImportOptions, ReadFile } from "./read-google-export.ts";
import type { Row } from "./recognise-columns.ts";

type MicrosoftRow = Row<MicrosoftField>;

/** A campaign or ad group. Its own parent is found by id. */
interface Level extends ParentLevel {
  parentId: string;
}

/** Reads Microsoft Advertising's bulk file, whose rows have a type, an id and their parent's id. */
export async function readMicrosoftExport(
  rows: AsyncIterable<MicrosoftRow>,
  { file, all, now }: ImportOptions,
): Promise<ReadFile> {
  const result = createImportResult();
  const levels: Level[] = [];
  const parentIds = new Map<string, string>();
  const statuses = new StatusReader(now);
  const ads: { row: MicrosoftRow; stopped: boolean }[] = [];
  for await (const row of rows) {
    const type = row.get("type");
    const stopped = statuses.isStopped(row, ["status"]);
    if (/^(?:campaign|ad group|asset group)$/iu.test(type)) {
      const [key, parentId] = [row.get("id"), row.get("parentId")];
      levels.push({ key, parentId, stopped, ...readTracking(row) });
      parentIds.set(key, parentId);
    } else if (/ ad$/iu.test(type)) ads.push({ row, stopped });
    else if (row.get("finalUrl") !== "") countSkipped(result, classifyAsset(type));
  }
  const finish = (parents: ParentLevels): ImportResult => {
    for (const { row, stopped } of ads) {
      const groupId = row.get("parentId");
      const above = parents.find([groupId, parentIds.get(groupId) ?? ""]);
      if (!all && (stopped || above.some((level) => level.stopped))) countSkipped(result, "stopped");
      else addAd(row, above, file, result);
    }
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

const readTracking = (row: MicrosoftRow): Tracking => ({
  template: row.get("template"),
  suffix: row.get("suffix"),
  parameters: row.get("parameters"),
});

function addAd(row: MicrosoftRow, above: readonly ParentLevel[], file: string, result: ImportResult): void {
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
    return;
  }
  const tracking = pickTracking([readTracking(row), ...above]);
  const { copy, lostTexts, notes } = readCopy(row);
  const name = copy.headline ?? row.get("type");
  for (const field of ["finalUrl", "mobileUrl"] as const) {
    const mobile = field === "mobileUrl";
    const urls = row.get(field) === "" ? [] : splitUrls(row.get(field));
    for (const [index, finalUrl] of urls.entries()) {
      const resolved = resolveLanding({ finalUrl, ...tracking, mobile });
      if ("mistake" in resolved) {
        result.warnings.push({ ...origin, column: row.header(field), message: resolved.mistake });
        continue;
      }
      const suffix = `${mobile ? " (mobile)" : ""}${index === 0 ? "" : ` ${index + 1}`}`;
      result.drafts.push({
        origin,
        ...createRef("microsoft", row.get("id")),
        names: [row.get("campaign"), row.get("group"), `${name}${suffix}`].filter((each) => each !== ""),
        // The evaluation's contract has no platform for Microsoft Advertising.
        platform: null,
        copy,
        landing: resolved.landing,
        viewport: mobile ? "mobile" : null,
        creative: null,
        isSearch: /search ad|text ad/iu.test(row.get("type")),
        lostTexts,
        notes: [...notes, ...resolved.notes],
      });
    }
  }
}

function readCopy(row: MicrosoftRow): ReadCopy {
  const titles = row.all("titlePart").map(toUnpinned);
  return composeSearchCopy({
    headlines: titles.length > 0 ? titles : parseAssets(row.get("headline")),
    longHeadlines: row.all("longHeadline"),
    descriptions: [...parseAssets(row.get("description")), ...row.all("text").map(toUnpinned)],
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
