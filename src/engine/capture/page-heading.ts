import { collapseSpace } from "../../ground/text.ts";
import type { MainContent, PageObservation } from "../artifacts/page-observation.ts";
import type { PageReading } from "./page-reading-schema.ts";

type PageHeading = Pick<PageObservation, "heading" | "lineAfterHeading" | "mainContent">;

const EMPTY_CONTENT: MainContent["firstSection"] = { lines: [], buttonLabels: [] };
export const NO_PAGE_HEADING: PageHeading = {
  heading: "",
  lineAfterHeading: "",
  mainContent: { startsWithHeading: false, firstSection: EMPTY_CONTENT, full: EMPTY_CONTENT },
};

/**
 * Finds a page's heading: its first visible <h1> that is not a logo (a link to the home page). Without one, a heading
 * of another level counts only if no main content precedes it, because it heads a widget otherwise. Headings in menus,
 * footers and sidebars do not count.
 */
export function findPageHeading(page: PageStructure): PageHeading {
  const { texts } = page;
  const heading = pickHeadingBlock(page);
  const mainContent = extractMainContent(page, heading);
  if (heading === null) return { ...NO_PAGE_HEADING, mainContent };
  return { heading: heading.text, lineAfterHeading: texts[texts.indexOf(heading) + 1]?.text ?? "", mainContent };
}

function pickHeadingBlock(page: PageStructure): PageStructure["texts"][number] | null {
  const { texts, links, url } = page;
  const logos = collectHomeLinkTexts(links, url);
  const headings = texts.filter(({ level, region }) => level !== null && !NON_MAIN_REGIONS.has(region));
  const firstLevel = headings.filter(({ level }) => level === 1);
  const isMain = ({ text, region }: (typeof texts)[number]) => region !== "header" && !logos.has(text);
  return (
    firstLevel.find(isMain) ??
    firstLevel.find(({ text }) => !logos.has(text)) ??
    headings.filter(isMain).find((heading, index) => index === 0 && isTopHeading(page, heading)) ??
    texts.find(({ level }) => level === 1) ??
    null
  );
}

const NON_MAIN_REGIONS: ReadonlySet<string> = new Set(["nav", "aside", "footer", "consent"]);

function collectHomeLinkTexts(links: PageReading["links"], url: string): ReadonlySet<string> {
  const home = URL.parse("/", url)?.href;
  return new Set(links.filter(({ href }) => URL.parse(href, url)?.href === home).map(({ text }) => text));
}

/** The parts of a page reading from which its heading and main content are determined. */
interface PageStructure extends Pick<PageReading, "links" | "url" | "fold"> {
  texts: readonly Pick<PageReading["texts"][number], "text" | "level" | "region" | "box" | "fontPx">[];
  controls: readonly Pick<PageReading["controls"][number], "text" | "href" | "region" | "box">[];
}

type StructureBlock = PageStructure["texts"][number];

/** Regions outside the main content: the site's frame, and layers above the page. */
const BOILERPLATE_REGIONS: ReadonlySet<string> = new Set(["header", "nav", "aside", "footer", "consent", "overlay"]);

/** Texts shorter than a sentence, such as a breadcrumb or a slogan, may precede a page's heading. */
const MAX_SHORT_TEXT_CHARS = 80;

/** Limits of the extracted content; the beginning of an article is enough. */
const MAX_LINES = 60;
const MAX_BUTTONS = 20;
const MAX_LINE_CHARS = 400;

/** A page's text and buttons without menus, sidebars, footers and consent layers. */
function extractMainContent(page: PageStructure, heading: StructureBlock | null): MainContent {
  const { texts, controls } = page;
  const at = heading === null ? -1 : texts.indexOf(heading);
  const after = texts.slice(at + 1);
  const next = heading === null ? -1 : after.findIndex(({ level }) => level !== null);
  const end = after[next]?.box.y ?? Number.POSITIVE_INFINITY;
  const isOwn = ({ region }: { region: string }) => !BOILERPLATE_REGIONS.has(region) || region === heading?.region;
  const words = textWithoutLinks(page);
  const lines = (blocks: readonly StructureBlock[]) =>
    blocks.filter(isOwn).flatMap((block) => (words(block) === "" ? [] : [words(block).slice(0, MAX_LINE_CHARS)]));
  const buttons = controls.filter(({ href, text, ...where }) => href === null && text !== "" && isOwn(where));
  const labels = (some: typeof buttons) => some.slice(0, MAX_BUTTONS).map(({ text }) => text.slice(0, MAX_LINE_CHARS));
  return {
    startsWithHeading: heading !== null && hasNoContentAbove(page, heading),
    firstSection: {
      lines: lines(next < 0 ? after : after.slice(0, next)).slice(0, MAX_LINES),
      buttonLabels: labels(buttons.filter(({ box }) => box.y < end)),
    },
    full: {
      lines: lines(texts.filter((block) => block !== heading)).slice(0, MAX_LINES),
      buttonLabels: labels(buttons),
    },
  };
}

/**
 * Whether a heading of any level is the page's: above the fold, before all other content, and in the largest font so
 * far.
 */
function isTopHeading(page: PageStructure, heading: StructureBlock): boolean {
  const before = mainBlocksBefore(page, heading);
  return (
    heading.box.y < page.fold.height &&
    before.every(({ fontPx }) => fontPx <= heading.fontPx) &&
    hasNoContentAbove(page, heading)
  );
}

/** Whether no text and no button precedes the heading. */
function hasNoContentAbove(page: PageStructure, heading: StructureBlock): boolean {
  const words = textWithoutLinks(page);
  const length = mainBlocksBefore(page, heading).reduce((sum, block) => sum + words(block).length, 0);
  if (length >= MAX_SHORT_TEXT_CHARS) return false;
  return !page.controls.some(
    ({ href, text, region, box }) =>
      href === null && text !== "" && !BOILERPLATE_REGIONS.has(region) && box.y + box.height <= heading.box.y,
  );
}

/** The main content's texts before the heading, without logos and menus. */
function mainBlocksBefore(page: PageStructure, heading: StructureBlock): readonly StructureBlock[] {
  const { texts } = page;
  const words = textWithoutLinks(page);
  const before = texts.slice(0, texts.indexOf(heading));
  return before.filter((block) => !BOILERPLATE_REGIONS.has(block.region) && words(block) !== "");
}

/** A block's text without link texts, because a menu can be built from any element. */
function textWithoutLinks({ links }: PageStructure): (block: StructureBlock) => string {
  const names = [...new Set(links.map(({ text }) => text))].filter((text) => text.length > 2);
  names.sort((a, b) => b.length - a.length);
  const known = new Set(names);
  return ({ text }) => {
    if (known.has(text)) return "";
    if (text.length < MAX_SHORT_TEXT_CHARS) return text;
    return collapseSpace(names.reduce((rest, name) => rest.replaceAll(name, " "), text));
  };
}
