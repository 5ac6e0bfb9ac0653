import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type QueryRunner, queryRows } from "./database.ts";
import { evaluations, submissions } from "./schema.ts";

/** How an evaluation ended, as the history can be filtered. */
export const HISTORY_RESULTS = ["passed", "below", "link_broken", "not_captured"] as const;
export type HistoryResult = (typeof HISTORY_RESULTS)[number];

/** An evaluation, or a link that was found broken. */
const HistoryRow = z.object({
  id: z.string(),
  /** A broken link has no evaluation: its submission holds it. */
  kind: z.enum(["evaluation", "submission"]),
  title: z.string().nullable(),
  landingPageUrl: z.string(),
  platform: z.string().nullable(),
  result: z.enum(HISTORY_RESULTS),
  score: z.number().nullable(),
  at: z.number().transform((ms) => new Date(ms)),
});
export type HistoryRow = z.infer<typeof HistoryRow>;

export interface HistoryFilter {
  /** Words of the ad's title or the landing page's URL; all must occur. */
  words: readonly string[];
  platform: string | null;
  result: HistoryResult | null;
  /** The whole URL. */
  landingPageUrl: string | null;
  /** The lowest score that passes. */
  threshold: number;
}

const MAX_TITLE_CHARS = 300;

/** An account's evaluations and broken links that match, newest first. */
export async function searchHistory(
  db: QueryRunner,
  accountId: string,
  filter: HistoryFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<HistoryRow[]> {
  const title = sql.raw(String(MAX_TITLE_CHARS));
  const rows = await queryRows(
    db,
    sql`select id, kind, title, url as "landingPageUrl", platform, result, score,
          (extract(epoch from created_at) * 1000)::float8 as at
        from (
          select id, 'evaluation' as kind, left(title, ${title}) as title, landing_page_url as url, platform,
            created_at,
            case when not counted then 'not_captured' when overall_score >= ${filter.threshold} then 'passed'
              else 'below' end as result,
            case when counted then overall_score::float8 end as score
          from ${evaluations} where account_id = ${accountId}
          union all
          select id, 'submission', left(input #>> '{request,adData,adTextFields,headline}', ${title}),
            input #>> '{request,landingPageData,url}', input #>> '{request,adData,platform}', created_at,
            'link_broken', null
          from ${submissions} where account_id = ${accountId} and outcome = 'link_broken'
        ) as history
        where ${sql.join(listConditions(filter), sql` and `)}
        order by created_at desc, id limit ${limit} offset ${offset}`,
  );
  return z.array(HistoryRow).parse(rows);
}

function listConditions({ words, platform, result, landingPageUrl }: HistoryFilter): SQL[] {
  const contains = (word: string) => sql`position(lower(${word}) in lower(concat(title, ' ', url))) > 0`;
  return [
    sql`true`,
    ...words.map(contains),
    ...(platform === null ? [] : [sql`platform = ${platform}`]),
    ...(result === null ? [] : [sql`result = ${result}`]),
    ...(landingPageUrl === null ? [] : [sql`url = ${landingPageUrl}`]),
  ];
}
