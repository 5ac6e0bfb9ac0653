import { LinkBroken } from "../../contract/evaluation.ts";
import type { Picture, PictureRole } from "../../contract/evaluator-interface.ts";
import { classifyAnswer } from "../../contract/parse-answer.ts";
import { PLATFORMS } from "../../contract/vocabulary.ts";
import type { FindPictureUrl } from "../../report/html/side-by-side.ts";
import type { EntryResult } from "../../result/check-report.ts";
import { decideEntryState } from "../../run/gate.ts";
import { EvaluationView } from "../evaluation-view.ts";
import { HttpError } from "../http-error.ts";
import { mediaTypeOfName, screenshotNameOf } from "../screenshots/screenshot-store.ts";
import type { StoredEvaluation } from "../store/find-evaluation.ts";
import type { Submission } from "../store/submissions.ts";
import { THRESHOLD } from "./score-mark.ts";
import type { WebContext, WebRequest } from "./web-context.ts";

/** An evaluation, or a link that was found broken, as its page shows it. */
export interface ShownEvaluation {
  entry: EntryResult;
  createdAt: Date;
  /** The names of its pictures. */
  pictureNames: Partial<Record<PictureRole, string>>;
  /** Path of the page, below which are the pictures. */
  path: string;
  /** The submission to evaluate again; null if it was requested with a key. */
  submissionId: string | null;
}

export function describeEvaluation(stored: StoredEvaluation, submission: Submission | null): ShownEvaluation {
  const { id, title, landingPageUrl, platform, createdAt, answer, ledger, view } = stored;
  const pictures =
    "adScreenshotUrl" in answer
      ? answer
      : { adScreenshotUrl: null, landingPageScreenshotUrl: null, alternateScreenshotUrl: null };
  return {
    entry: toEntry({ title, landingUrl: landingPageUrl, platform, answer, ledger, view }),
    createdAt,
    pictureNames: namePictures({
      ad: pictures.adScreenshotUrl,
      landingPage: pictures.landingPageScreenshotUrl,
      alternate: pictures.alternateScreenshotUrl,
    }),
    path: `/evaluations/${id}`,
    submissionId: submission?.id ?? null,
  };
}

/** @throws HttpError 404 if the submission found no broken link. */
export function describeBrokenLink({ id, input, answer, view, createdAt }: Submission): ShownEvaluation {
  const { data } = LinkBroken.safeParse(answer);
  if (data === undefined) throw new HttpError(404, "This evaluation does not exist.");
  const { adData, landingPageData } = input.request;
  const title = adData.adTextFields?.headline ?? null;
  const platform = adData.platform ?? null;
  return {
    entry: toEntry({
      title,
      landingUrl: landingPageData.url,
      platform,
      answer: data,
      ledger: undefined,
      view: EvaluationView.nullable().parse(view),
    }),
    createdAt,
    pictureNames: namePictures({ landingPage: data.landingPageScreenshotUrl }),
    path: `/submissions/${id}`,
    submissionId: id,
  };
}

function namePictures(urls: Partial<Record<PictureRole, string | null>>): ShownEvaluation["pictureNames"] {
  const named = Object.entries(urls).map(([role, url]) => [role, screenshotNameOf(url)] as const);
  return Object.fromEntries(named.filter(([, name]) => name !== null));
}

/** The pictures' bytes stay in their store: pages link to them. */
const NO_BYTES = new Uint8Array();

interface EntryInput extends Pick<StoredEvaluation, "title" | "platform" | "ledger" | "view"> {
  landingUrl: string;
  answer: NonNullable<EntryResult["answer"]>;
}

/** The evaluation as the report's templates and rules take it. */
function toEntry({ title, landingUrl, platform, answer, ledger, view }: EntryInput): EntryResult {
  const { pictures = {}, outlines = [], kinds, notJudged, linkTrail = [], notices = [], opportunities } = view ?? {};
  const facts = { ...(kinds && { kinds }), ...(notJudged && { notJudged }), ...(ledger && { ledger }) };
  const decision = decideEntryState(classifyAnswer(answer), THRESHOLD, [], facts);
  const shown = Object.entries(pictures).flatMap(([role, size]) =>
    size === undefined ? [] : [[role, { ...size, bytes: NO_BYTES }]],
  );
  return {
    id: title ?? URL.parse(landingUrl)?.hostname ?? landingUrl,
    manifest: { file: "", line: 1, column: 1, endLine: 1 },
    platform: PLATFORMS.find((known) => known === platform) ?? null,
    asset: null,
    landingUrl,
    threshold: THRESHOLD,
    durationMs: 0,
    answer,
    error: null,
    notices,
    linkTrail,
    ...(ledger && { ledger }),
    ...(opportunities && { pageSpeed: { opportunities } }),
    ...decision,
    attachments: { pictures: Object.fromEntries(shown), outlines, linkTrail, notices, ...facts },
  };
}

/** The URLs of an evaluation's pictures. */
export function linkPictures({ entry, pictureNames, path }: ShownEvaluation, base: string): FindPictureUrl {
  const urls = new Map<Picture, string>();
  for (const [role, picture] of Object.entries(entry.attachments?.pictures ?? {})) {
    if (role in pictureNames) urls.set(picture, `${base}${path}/pictures/${role}`);
  }
  return (picture) => urls.get(picture) ?? null;
}

/** Sends a picture of an evaluation that the caller may see. */
export async function sendPicture(c: WebRequest, { screenshots }: WebContext, { pictureNames }: ShownEvaluation) {
  const name = Object.entries(pictureNames).find(([role]) => role === c.req.param("role"))?.[1];
  const mediaType = name === undefined ? null : mediaTypeOfName(name);
  const bytes = name === undefined || mediaType === null ? null : await screenshots.get(name);
  if (bytes === null || mediaType === null)
    throw new HttpError(404, "The picture does not exist. It may have expired.");
  return c.body(new Uint8Array(bytes), 200, { "content-type": mediaType, "cache-control": "private, max-age=3600" });
}
