import { z } from "zod";
import type { EvaluationRequest } from "../../contract/evaluation-request.ts";
import { PLATFORMS, VIEWPORTS } from "../../contract/vocabulary.ts";
import { html, type Markup } from "../../report/html/markup.ts";
import { PLATFORM_NAMES } from "../../report/platform-names.ts";
import type { SubmittedAd } from "../store/submissions.ts";
import { renderField, renderSelect, renderTextArea } from "./form.ts";

/** Videos of feeds have a few megabytes. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;

const text = (most: number) => z.string().max(most).default("");
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.union([z.enum(values), z.literal("")]).default("");

/** Says whether the session has ended. */
export const SESSION_PATH = "/session";

/** What the form for an evaluation sends, as text. */
export const EvaluationInput = z.object({
  landingUrl: text(8192),
  adUrl: text(8192),
  platform: oneOf(PLATFORMS),
  viewport: oneOf(VIEWPORTS),
  headlines: text(5000),
  body: text(10_000),
  descriptions: text(5000),
  cta: text(300),
  pageName: text(300),
});
export type EvaluationInput = z.infer<typeof EvaluationInput>;

export const EMPTY_INPUT: EvaluationInput = EvaluationInput.parse({});

/** What is wrong with the input, in words for people; null if nothing is. */
export function findInputProblem(input: EvaluationInput, hasFile: boolean): string | null {
  if (input.landingUrl.trim() === "") return "Paste the URL of the landing page.";
  if (completeUrl(input.landingUrl) === null) return "The landing page is not a URL. Paste it from the ad.";
  if (input.adUrl.trim() !== "" && completeUrl(input.adUrl) === null) return "The link to the ad is not a URL.";
  const hasText = [input.headlines, input.body, input.descriptions].some((one) => one.trim() !== "");
  if (hasFile || hasText || input.adUrl.trim() !== "") return null;
  return "Give the ad: its picture or video, a link to it, or its text.";
}

/** People paste `example.com/sale`, too. */
function completeUrl(pasted: string): string | null {
  const trimmed = pasted.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//iu.test(trimmed);
  const url = URL.parse(hasScheme ? trimmed : `https://${trimmed}`);
  // An e-mail address is a host with a user name.
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "") return null;
  return hasScheme || url.hostname.includes(".") ? url.href : null;
}

const splitLines = (lines: string): string[] =>
  lines
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The request without the uploaded file. */
export function toEvaluationRequest(input: EvaluationInput): EvaluationRequest {
  const [headline, ...headlines] = splitLines(input.headlines);
  const [description, ...descriptions] = splitLines(input.descriptions);
  const [bodyText, ctaType, pageName] = [input.body.trim(), input.cta.trim(), input.pageName.trim()];
  const adUrl = completeUrl(input.adUrl);
  const adTextFields = {
    ...(headline !== undefined && { headline }),
    ...(headlines.length > 0 && { headlines }),
    ...(bodyText !== "" && { bodyText }),
    ...(description !== undefined && { description }),
    ...(descriptions.length > 0 && { descriptions }),
    ...(ctaType !== "" && { ctaType }),
    ...(pageName !== "" && { pageName }),
  };
  return {
    adData: {
      ...(input.adUrl.trim() !== "" && adUrl !== null && { adUrl }),
      ...(input.platform !== "" && { platform: input.platform }),
      ...(Object.keys(adTextFields).length > 0 && { adTextFields }),
    },
    landingPageData: { url: completeUrl(input.landingUrl) ?? input.landingUrl },
    ...(input.viewport !== "" && { viewport: input.viewport }),
  };
}

/** The form's input that makes a request. */
export function toEvaluationInput({ request }: Pick<SubmittedAd, "request">): EvaluationInput {
  const { adData, landingPageData, viewport } = request;
  const { headline, headlines, bodyText, description, descriptions, ctaType, pageName } = adData.adTextFields ?? {};
  const join = (first: string | undefined, others: NonNullable<typeof headlines> = []) =>
    [first ?? "", ...others.map((one) => (typeof one === "string" ? one : one.text))].join("\n").trim();
  return {
    landingUrl: landingPageData.url,
    adUrl: adData.adUrl ?? "",
    platform: adData.platform ?? "",
    viewport: viewport ?? "",
    headlines: join(headline, headlines),
    body: bodyText ?? "",
    descriptions: join(description, descriptions),
    cta: ctaType ?? "",
    pageName: pageName ?? "",
  };
}

interface FormOptions {
  base: string;
  /** The id of the submission that the form creates. */
  id: string;
  input: EvaluationInput;
  /** A submission whose file is used again, and the file's name. */
  former?: { id: string; fileName: string } | null;
}

/** The form for an evaluation: the page, the ad, and its text. */
export function renderEvaluationForm({ base, id, input, former = null }: FormOptions): Markup {
  const { landingUrl, adUrl, platform, viewport, headlines, body, descriptions, cta, pageName } = input;
  const oneEach = "One on each line.";
  return html`<form class="fields evaluate" method="post" action="${base}/evaluations" enctype="multipart/form-data"
    data-session="${base}${SESSION_PATH}">
    <input type="hidden" name="id" value="${id}">
    ${former !== null && html`<input type="hidden" name="former" value="${former.id}">`}
    <fieldset><legend>Landing page</legend>
    ${renderField({ ...URL_FIELD, name: "landingUrl", label: "URL", value: landingUrl, hint: PAGE_HINT })}
    ${renderSelect("platform", "Platform of the ad", [["", "Any other"], ...PLATFORM_CHOICES], platform)}
    ${renderSelect("viewport", "Who sees it", VIEWPORT_CHOICES, viewport)}</fieldset>
    <fieldset><legend>Ad</legend>${renderFileField(former)}
    ${renderField({ ...LINK_FIELD, value: adUrl })}
    ${renderField({ name: "cta", label: "Button", value: cta, isOptional: true, maxLength: 300, hint: BUTTON_HINT })}
    ${renderField({ name: "pageName", label: "Advertiser", value: pageName, isOptional: true, maxLength: 300 })}
    </fieldset>
    <fieldset class="copy-fields"><legend>Text of the ad</legend>
    <p class="fine">Without it, the text in the picture is read. What you paste is certain.</p><div class="columns">
    ${renderTextArea({ name: "headlines", label: "Headlines", value: headlines, rows: 4, hint: oneEach })}
    ${renderTextArea({ name: "body", label: "Primary text", value: body, rows: 4 })}
    ${renderTextArea({ name: "descriptions", label: "Descriptions", value: descriptions, rows: 4, hint: oneEach })}
    </div></fieldset><p><button class="main" type="submit">Evaluate</button></p></form>`;
}

const URL_FIELD = { maxLength: 8192, inputMode: "url" } as const;
const BUTTON_HINT = "Its words, such as “Shop now”.";
const PAGE_HINT = "As the ad links to it.";
const LINK_FIELD = {
  ...URL_FIELD,
  name: "adUrl",
  label: "Or a link to the ad",
  isOptional: true,
  hint: "To the picture or video itself, or to a page that shows the ad.",
} as const;
const PLATFORM_CHOICES = PLATFORMS.map((one) => [one, PLATFORM_NAMES[one]] as const);
const VIEWPORT_CHOICES = [
  ["", "As usual for the platform"],
  ["mobile", "People on phones"],
  ["desktop", "People on desktops"],
] as const;

function renderFileField(former: FormOptions["former"]): Markup {
  const hint = former
    ? html`<b dir="auto">${former.fileName}</b> is used again, unless you choose another file.`
    : `At most ${MAX_UPLOAD_BYTES / 1024 / 1024} MB. You can drop it here.`;
  return html`<p class="field file"><label for="file">Picture or video</label><input id="file" name="file" type="file"
    accept="image/*,video/*" aria-describedby="file-hint"><span class="fine" id="file-hint">${hint}</span></p>`;
}
