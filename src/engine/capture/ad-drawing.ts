import type { AdTextFields } from "../../contract/evaluation-request.ts";
import type { Platform } from "../../contract/vocabulary.ts";
import { capitalise } from "../../ground/text.ts";
import { splitRotatingTexts } from "../artifacts/split-rotating-texts.ts";

/** An ad of which only the text is known. */
export interface AdToDraw extends AdTextFields {
  /** The ad platform; null if unknown. */
  platform: Platform | null;
  /** Its host and path are shown as the display URL of a search result. */
  landingUrl: string;
}

/** Longest text that is drawn, in UTF-16 units; platforms cut off longer ones. */
const MAX_DRAWN_CHARS = 600;

const escapeHtml = (text: string): string =>
  text
    .slice(0, MAX_DRAWN_CHARS)
    .toWellFormed()
    .replace(/[&<>"]/gu, (sign) => `&#${sign.codePointAt(0)};`);

/** An element with a text in its own direction; nothing for an empty text. */
const element = (name: string, text: string | undefined): string =>
  text === undefined || text.trim() === "" ? "" : `<div class="${name}" dir="auto">${escapeHtml(text)}</div>`;

const STYLE = `
  * { box-sizing: border-box; margin: 0 }
  body { background: #fff; color: #202124; font: 16px/1.4 Arial, Helvetica, sans-serif; padding: 20px; width: 600px }
  div { overflow-wrap: anywhere; white-space: pre-line }
  .sponsored { color: #5f6368; font-size: 13px }
  .url { color: #3c4043; font-size: 14px; margin-top: 4px }
  .title { color: #1a0dab; font-size: 20px; line-height: 1.3; margin: 4px 0 }
  .text { color: #4d5156; font-size: 15px }
  .sitelinks { display: flex; flex-wrap: wrap; gap: 8px 24px; margin-top: 10px }
  .sitelink { color: #1a0dab; font-size: 15px }
  .page { font-weight: bold }
  .body { margin: 12px 0 }
  .link { align-items: center; background: #f0f2f5; display: flex; gap: 16px; justify-content: space-between;
    padding: 14px 16px }
  .headline { font-size: 17px; font-weight: bold }
  .description { color: #5f6368; font-size: 14px; margin-top: 2px }
  .button { background: #dfe2e6; border-radius: 6px; flex: none; font-size: 15px; font-weight: bold;
    padding: 8px 14px }
`;

/** The HTML of an ad as its platform shows it without a picture: a search result, or else a promoted post. */
export function composeAdHtml(ad: AdToDraw): string {
  const body = ad.platform === "google" ? composeSearchResult(ad) : composePost(ad);
  return `<!doctype html><meta charset="utf-8"><title>Ad</title><style>${STYLE}</style><body>${body}</body>`;
}

/** Google shows four or six on desktops. */
const MAX_DRAWN_SITELINKS = 4;
const MAX_DRAWN_HEADLINES = 3;

/** The headlines stand in one line; `description` has those after the first. */
function composeSearchResult(ad: AdToDraw): string {
  const { headline, description, bodyText, landingUrl, sitelinks = [] } = ad;
  const { headlines, descriptions } = splitRotatingTexts(ad, ad.platform);
  const join = (texts: readonly (string | undefined)[], separator: string) =>
    texts.filter((text) => text !== undefined && text.trim() !== "").join(separator);
  const titles = description?.trim() ? [headline, description] : [headline, ...headlines];
  const links = sitelinks.slice(0, MAX_DRAWN_SITELINKS).map((text) => element("sitelink", text));
  return [
    element("sponsored", "Sponsored"),
    element("url", formatDisplayUrl(landingUrl)),
    element("title", join(titles.slice(0, MAX_DRAWN_HEADLINES), " | ")),
    element("text", join([bodyText, ...descriptions], " ")),
    links.length === 0 ? "" : `<div class="sitelinks">${links.join("")}</div>`,
  ].join("");
}

function composePost({ pageName, bodyText, headline, description, ctaType, platform }: AdToDraw): string {
  const texts = `<div>${element("headline", headline)}${element("description", description)}</div>`;
  return [
    element("page", pageName),
    element("sponsored", platform === "reddit" ? "Promoted" : "Sponsored"),
    element("body", bodyText),
    `<div class="link">${texts}${element("button", formatButtonLabel(ctaType))}</div>`,
  ].join("");
}

function formatDisplayUrl(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? "" : `${parsed.host}${parsed.pathname === "/" ? "" : parsed.pathname}`;
}

/** `SHOP_NOW` is "Shop now"; a label is drawn as it is. */
function formatButtonLabel(type: string | undefined): string {
  if (type === undefined || /^NO_BUTTON$|^NONE$/u.test(type)) return "";
  if (!/^[A-Z]+(?:_[A-Z]+)*$/u.test(type)) return type;
  const words = type.toLowerCase().replaceAll("_", " ");
  return capitalise(words);
}
