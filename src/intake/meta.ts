import type { Platform } from "../contract/vocabulary.ts";
import { Statuses } from "./campaigns.ts";
import type { Row } from "./columns.ts";
import { creativeOf } from "./creative.ts";
import { type Creative, copyOf, countLeft, type Draft, emptyReading, type Reading } from "./draft.ts";
import type { ReadingOptions } from "./google.ts";
import { type Landing, landingOf } from "./landing.ts";
import type { MetaField } from "./meta-columns.ts";
import { isPast } from "./status.ts";

type MetaRow = Row<MetaField>;

/** Reads Ads Manager's export or bulk-import template: an ad a row, with its campaign's and ad set's columns. */
export async function readMeta(
  rows: AsyncIterable<MetaRow>,
  { file, all, now }: ReadingOptions,
): Promise<Reading> {
  const reading = emptyReading();
  const statuses = new Statuses();
  for await (const row of rows) {
    if (!isAd(row)) continue;
    if (isStopped(row, statuses, now) && !all) countLeft(reading, "stopped");
    else takeAd(row, file, reading);
  }
  reading.remarks.push(...statuses.remarks(file));
  return reading;
}

/** An ad's row has its campaign's and its ad set's columns. Their names are no help: several may have the same. */
function isStopped(row: MetaRow, statuses: Statuses, now: Date): boolean {
  const fields = ["adStatus", "groupStatus", "campaignStatus"] as const;
  const cells = fields.map((field) => ({ status: row.get(field), column: row.header(field) }));
  const off = statuses.stopped(row.number, cells);
  return off || isPast(row.get("groupEnd"), now) || isPast(row.get("campaignEnd"), now);
}

/** A campaign or an ad set alone has a row without an ad; the sums of a report have no names. */
const isAd = (row: MetaRow): boolean =>
  row.header("adName") === "" && row.header("adId") === ""
    ? row.get("link") !== ""
    : row.get("adName") !== "" || row.get("adId") !== "";

function takeAd(row: MetaRow, file: string, reading: Reading): void {
  const field = row.get("link") !== "" ? "link" : "otherLink";
  const link = row.get(field);
  if (link === "" && row.get("form") !== "") {
    countLeft(reading, "form");
    return;
  }
  const click: Landing =
    link === ""
      ? { mistake: "the ad has no address: give it one, or leave it out" }
      : landingOf({
          finalUrl: link,
          template: "",
          suffix: row.get("urlTags"),
          parameters: "",
          mobile: false,
        });
  if ("mistake" in click) {
    const column = (link === "" && row.header("link")) || row.header(field);
    reading.remarks.push({ file, row: row.number, column, message: click.mistake });
    return;
  }
  reading.drafts.push(draftOf(row, file, click));
}

function draftOf(
  row: MetaRow,
  file: string,
  { landing, asides }: { landing: string; asides: string[] },
): Draft {
  const titles = row.all("title");
  const bodies = row.all("body");
  const { creative, aside } = creativeIn(row);
  return {
    origin: { file, row: row.number },
    names: [row.get("campaign"), row.get("group"), row.get("adName")].filter((name) => name !== ""),
    platform: platformOf(row.get("platforms")),
    copy: copyOf({
      headline: titles[0] ?? "",
      body: bodies[0] ?? "",
      description: row.get("description"),
      cta: row.get("callToAction"),
      page: row.get("page"),
    }),
    landing,
    viewport: null,
    creative,
    asides: [...turns(titles.length - 1, bodies.length - 1), ...aside, ...asides],
  };
}

/** "facebook, instagram": one of them where the ad runs nowhere else. */
function platformOf(platforms: string): Platform {
  const names = platforms.toLowerCase().match(/[a-z_]+/g) ?? [];
  const [only, other] = [...new Set(names)];
  return other === undefined && (only === "instagram" || only === "facebook") ? only : "meta";
}

function turns(titles: number, bodies: number): string[] {
  const parts = [
    ...(titles > 0 ? [`${titles} more title${titles === 1 ? "" : "s"}`] : []),
    ...(bodies > 0 ? [`${bodies} more ${bodies === 1 ? "body" : "bodies"}`] : []),
  ];
  return parts.length === 0 ? [] : [`${parts.join(" and ")} take turns with these.`];
}

/** Pictures and videos that lie at Meta have numbers there, by which nobody else can fetch them. */
function creativeIn(row: MetaRow): { creative: Creative | null; aside: string[] } {
  const named = [row.get("imageUrl"), row.get("imageFile"), row.get("videoFile")];
  const creative = named.map(creativeOf).find((each) => each !== null) ?? null;
  if (creative !== null) return { creative, aside: [] };
  const [video, image, post] = [row.get("videoId"), row.get("imageHash"), row.get("permalink")];
  return {
    creative: null,
    aside: [
      ...(video === "" ? [] : [`Its video at Meta: ${video}`]),
      ...(image === "" ? [] : [`Its image at Meta: ${image}`]),
      ...(post === "" ? [] : [`Its post: ${post}`]),
    ],
  };
}
