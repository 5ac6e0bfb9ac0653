import type { Platform } from "../contract/vocabulary.ts";
import { type AdDraft, createRef, markStopped, toAdCopy } from "./ad-draft.ts";
import { parseAdStatus, parseEnd, StatusReader } from "./ad-status.ts";
import { resolveLanding, splitUrls } from "./build-click-url.ts";
import type { PlainField } from "./export-columns.ts";
import { findNoPageReason } from "./find-no-page-reason.ts";
import { countSkipped, createImportResult, type ImportResult } from "./import-result.ts";
import { NO_TRACKING, type ParentLevel, type ParentLevels } from "./parent-levels.ts";
import { parseCreative } from "./parse-creative-source.ts";
import type { ImportOptions, ReadFile } from "./read-google-export.ts";
import type { Row } from "./recognise-columns.ts";
import { resolveTexts } from "./resolve-insertions.ts";

type PlainRow = Row<PlainField>;

/** What all ads of a file have in common. */
export interface PlainSource {
  platform: Platform | null;
  /** For references: `tiktok:17`. */
  id: string;
}

const SOLD_OUT = /out.?of.?stock|sold.?out|discontinued|nicht auf lager|ausverkauft|rupture|agotado|esaurito/iu;

/** Reads a table with one row per ad. Rows without a landing page may be the ads' campaigns and groups. */
export async function readPlainExport(
  rows: AsyncIterable<PlainRow>,
  { file, all, now }: ImportOptions,
  source: PlainSource,
): Promise<ReadFile> {
  const result = createImportResult();
  const levels: ParentLevel[] = [];
  const statuses = new StatusReader(now);
  const ads: { row: PlainRow; stopped: boolean }[] = [];
  for await (const row of rows) {
    if (listPages(row).length === 0) levels.push(...readLevel(row, now));
    else if (!all && SOLD_OUT.test(row.get("availability"))) countSkipped(result, "soldOut");
    else {
      const isOver = statuses.isOver(row, STATUS_FIELDS, ["end", "campaignEnd"]);
      ads.push({ row, stopped: isOver || SOLD_OUT.test(row.get("availability")) });
    }
  }
  const finish = (parents: ParentLevels): ImportResult => {
    for (const { row, stopped } of ads) {
      const above = parents.find(listLevelKeys(row));
      const isOver = stopped || above.some((level) => level.stopped);
      if (!all && isOver) countSkipped(result, "stopped");
      else addAd(row, file, source, result, isOver);
    }
    result.warnings.push(...statuses.listWarnings(file));
    return result;
  };
  return { levels, finish };
}

const STATUS_FIELDS: readonly PlainField[] = ["status", "groupStatus", "campaignStatus"];

const listLevelKeys = (row: PlainRow): string[] => [
  JSON.stringify([row.get("campaign"), row.get("group")]),
  JSON.stringify([row.get("campaign")]),
];

function readLevel(row: PlainRow, now: Date): ParentLevel[] {
  const [group = "", campaign = ""] = listLevelKeys(row);
  const inGroup = row.get("group") !== "";
  if (row.get("campaign") === "" && !inGroup) return [];
  const status = row.get(inGroup ? "groupStatus" : "campaignStatus");
  const ended = parseEnd(row.get(inGroup ? "end" : "campaignEnd"), now) === "past";
  const stopped = ended || parseAdStatus(status) === "stopped";
  return [{ key: inGroup ? group : campaign, stopped, ...NO_TRACKING, links: [] }];
}

interface Page {
  url: string;
  field: PlainField;
  /** The card of a carousel, whose texts replace the ad's. */
  card: number | null;
}

/** The pages of an ad: those of a carousel's cards, else its landing pages. */
function listPages(row: PlainRow): Page[] {
  const cards = row.each("cardLanding").map(({ number, text: url }): Page => {
    return { url, field: "cardLanding", card: number };
  });
  if (cards.length > 0) return cards;
  const field = (["landing", "organicLanding", "otherLanding"] as const).find((each) => row.get(each) !== "");
  const desktop = field === undefined ? [] : splitUrls(row.get(field)).map((url): Page => ({ url, field, card: null }));
  const fallback = field === "landing" ? row.all("otherLanding") : [];
  const mobile = row.get("mobileLanding") === row.get("landing") ? [] : row.all("mobileLanding");
  return [
    ...desktop,
    ...fallback.map((url): Page => ({ url, field: "otherLanding", card: null })),
    ...mobile.map((url): Page => ({ url, field: "mobileLanding", card: null })),
  ];
}

function addAd(row: PlainRow, file: string, source: PlainSource, result: ImportResult, isOver: boolean): void {
  for (const [index, page] of listPages(row).entries()) {
    const mobile = page.field === "mobileLanding";
    const reason = findNoPageReason(page.url, row.get("cta"));
    if (reason !== null) {
      countSkipped(result, reason);
      continue;
    }
    const url = { finalUrl: page.url, template: row.get("template"), suffix: "", parameters: "", mobile };
    const resolved = resolveLanding(url);
    if ("mistake" in resolved) {
      const column = row.header(page.field);
      result.warnings.push({ file, row: row.number, column, message: resolved.mistake });
      continue;
    }
    const suffix = mobile ? " (mobile)" : index === 0 ? "" : ` ${index + 1}`;
    const draft = toDraft(row, source, { ...resolved, file, card: page.card, suffix, mobile });
    result.drafts.push(markStopped(draft, isOver));
  }
}

function toDraft(
  row: PlainRow,
  { id: sourceId, platform }: PlainSource,
  page: { landing: string; notes: string[]; file: string; card: number | null; suffix: string; mobile: boolean },
): AdDraft {
  const ofCard = (field: PlainField) => row.each(field).find(({ number }) => number === page.card)?.text;
  const headline = resolveTexts([ofCard("cardHeadline") ?? row.get("headline")]);
  const body = resolveTexts([ofCard("cardBody") ?? row.get("body")]);
  const [id, name] = [row.get("id"), row.get("name") || (headline.shown[0] ?? "")];
  return {
    origin: { file: page.file, row: row.number },
    ...createRef(sourceId, id),
    level: { campaign: row.get("campaign"), group: row.get("group") },
    names: [row.get("campaign"), row.get("group"), `${name}${page.suffix}`.trim()].filter((each) => each !== ""),
    platform,
    copy: toAdCopy({
      headline: headline.shown[0] ?? "",
      body: body.shown[0] ?? "",
      description: row.get("description"),
      cta: row.get("cta"),
      page: row.get("page"),
    }),
    landing: page.landing,
    viewport: page.mobile ? "mobile" : null,
    creative:
      row
        .all("asset")
        .map(parseCreative)
        .find((each) => each !== null) ?? null,
    isSearch: false,
    lostTexts: [...headline.lost, ...body.lost],
    notes: page.notes,
  };
}
