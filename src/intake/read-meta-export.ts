import type { Platform } from "../contract/vocabulary.ts";
import { type AdCopy, type AdDraft, type CreativeSource, createRef, markStopped, toAdCopy } from "./ad-draft.ts";
import { StatusReader } from "./ad-status.ts";
import { resolveLanding, splitUrls } from "./build-click-url.ts";
import type { MetaField } from "./export-columns.ts";
import { findNoPageReason } from "./find-no-page-reason.ts";
import { countSkipped, createImportResult, type ImportResult, type NoPageReason } from "./import-result.ts";
import { parseCreative } from "./parse-creative-source.ts";
import type { ImportOptions, ReadFile } from "./read-google-export.ts";
import type { Row } from "./recognise-columns.ts";
import { resolveTexts } from "./resolve-insertions.ts";

type MetaRow = Row<MetaField>;

/** Reads Ads Manager's export or bulk-import template: one row per ad, with its campaign's and ad set's columns. */
export async function readMetaExport(
  rows: AsyncIterable<MetaRow>,
  { file, all, now }: ImportOptions,
): Promise<ReadFile> {
  const result = createImportResult();
  const statuses = new StatusReader(now);
  for await (const row of rows) {
    if (!isAdRow(row)) continue;
    const isOver = isStopped(row, statuses);
    if (isOver && !all) countSkipped(result, "stopped");
    else addAd(row, file, result, isOver);
  }
  result.warnings.push(...statuses.listWarnings(file));
  return { levels: [], finish: () => result };
}

/** An ad's row has the status of its ad set and campaign. Their names are not unique, so they are not looked up. */
const isStopped = (row: MetaRow, statuses: StatusReader): boolean =>
  statuses.isOver(row, ["adStatus", "groupStatus", "campaignStatus"], ["groupEnd", "campaignEnd"]);

/** Rows of campaigns, ad sets and totals have no ad name or id. */
const isAdRow = (row: MetaRow): boolean =>
  row.header("adName") === "" && row.header("adId") === ""
    ? row.get("link") !== ""
    : row.get("adName") !== "" || row.get("adId") !== "";

/** One page to which an ad leads. */
interface Destination {
  url: string;
  field: MetaField;
  /** Follows the ad's name: " 2", " end". */
  suffix: string;
  copy: Partial<AdCopy>;
}

/** The cards of a carousel with the page behind its last one, or the links of a dynamic creative. */
function listDestinations(row: MetaRow): Destination[] {
  const [first, ...more] = row.get("link") === "" ? row.all("otherLink") : splitUrls(row.get("link"));
  const field = row.get("link") === "" ? "otherLink" : "link";
  const end = first === undefined ? [] : [{ url: first, field, suffix: "", copy: {} } as const];
  const texts = (name: "cardName" | "cardText") => new Map(row.each(name).map(({ number, text }) => [number, text]));
  const [names, descriptions] = [texts("cardName"), texts("cardText")];
  const cards = row.each("cardLink").map(({ number, text: url }, index): Destination => {
    const [headline, description] = [names.get(number) ?? "", descriptions.get(number) ?? ""];
    return {
      url,
      field: "cardLink",
      suffix: index === 0 ? "" : ` ${index + 1}`,
      copy: { headline, description },
    };
  });
  if (cards.length > 0) return [...cards, ...end.map((link) => ({ ...link, suffix: " end", copy: { headline: "" } }))];
  const others = [...new Set([...more, ...row.all("moreLinks")])].filter((url) => url !== first);
  return [
    ...end,
    ...others.map(
      (url, index): Destination => ({
        url,
        field: "moreLinks",
        suffix: end.length + index === 0 ? "" : ` ${end.length + index + 1}`,
        copy: {},
      }),
    ),
  ];
}

function addAd(row: MetaRow, file: string, result: ImportResult, isOver: boolean): void {
  const destinations = listDestinations(row);
  const reason = findReasonWithoutPage(row, destinations);
  if (reason !== null) {
    countSkipped(result, reason);
    return;
  }
  const [{ field: column } = { field: "link" } as const] = destinations;
  if (destinations.length === 0) {
    const message = "the ad has no URL: add one, or remove the row";
    result.warnings.push({ file, row: row.number, column: row.header("link") || row.header(column), message });
  }
  for (const destination of destinations) {
    const suffix = row.get("urlTags");
    const url = { finalUrl: destination.url, template: "", suffix, parameters: "", mobile: false };
    const resolved = resolveLanding(url);
    if ("mistake" in resolved) {
      const header = row.header(destination.field);
      result.warnings.push({ file, row: row.number, column: header, message: resolved.mistake });
    } else result.drafts.push(markStopped(toDraft(row, file, destination, resolved), isOver));
  }
}

function findReasonWithoutPage(row: MetaRow, destinations: readonly Destination[]): NoPageReason | null {
  const [destination] = destinations;
  if (destination !== undefined) return findNoPageReason(destination.url, row.get("callToAction"));
  if (row.get("form") !== "") return "form";
  if (row.get("templateUrl") !== "") return "catalogue";
  const byAction = findNoPageReason("", row.get("callToAction"));
  return byAction ?? (row.get("story") === "" && row.get("permalink") === "" ? null : "post");
}

function toDraft(
  row: MetaRow,
  file: string,
  { suffix, copy: own }: Destination,
  { landing, notes }: { landing: string; notes: string[] },
): AdDraft {
  const [titles, bodies] = [resolveTexts(row.all("title")), resolveTexts(row.all("body"))];
  const ownHeadline = own.headline === undefined ? null : resolveTexts([own.headline]);
  const { creative, notes: creativeNotes } = findCreative(row);
  const template = row.get("templateUrl");
  const name = row.get("adName");
  const id = row.get("adId").replace(/^a:/u, "");
  return {
    origin: { file, row: row.number },
    ...createRef("meta", id),
    level: { campaign: row.get("campaign"), group: row.get("group") },
    names: [row.get("campaign"), row.get("group"), `${name}${suffix}`.trim()].filter((each) => each !== ""),
    platform: parsePlatform(row.get("platforms")),
    copy: toAdCopy({
      headline: (ownHeadline === null ? titles.shown[0] : ownHeadline.shown[0]) ?? "",
      body: bodies.shown[0] ?? "",
      description: resolveTexts([own.description ?? row.get("description")]).shown[0] ?? "",
      cta: row.get("callToAction"),
      page: row.get("page"),
      headlines: ownHeadline === null ? titles.shown.slice(1) : [],
      descriptions: bodies.shown.slice(1),
    }),
    landing,
    viewport: null,
    creative,
    isSearch: false,
    lostTexts: [...(ownHeadline ?? titles).lost, ...bodies.lost],
    notes: [
      ...(template === "" ? [] : [`Catalogue ad: Meta fills in its text and page for each product (${template}).`]),
      ...creativeNotes,
      ...notes,
    ],
  };
}

/** `facebook` or `instagram` if the ad runs only there, else `meta`. */
function parsePlatform(platforms: string): Platform {
  const names = platforms.toLowerCase().match(/[a-z_]+/g) ?? [];
  const [only, other] = [...new Set(names)];
  return other === undefined && (only === "instagram" || only === "facebook") ? only : "meta";
}

/** Ids of pictures and videos at Meta are notes: they can't be fetched by id. */
function findCreative(row: MetaRow): { creative: CreativeSource | null; notes: string[] } {
  const named = [row.get("imageUrl"), row.get("imageFile"), row.get("videoFile")];
  const creative = named.map(parseCreative).find((each) => each !== null) ?? null;
  const ids = { "Meta video id": "videoId", "Meta image hash": "imageHash", Post: "permalink" } as const;
  const notes = Object.entries(ids).flatMap(([name, field]) =>
    row.get(field) === "" ? [] : [`${name}: ${row.get(field)}`],
  );
  return { creative, notes: creative === null ? notes : [] };
}
