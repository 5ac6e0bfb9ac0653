import type { MainContent } from "../artifacts/link.ts";
import { extractMainContent, isTopHeading, type PageStructure } from "./main-content.ts";
import type { PageReading } from "./page-reading-schema.ts";

export interface PageHeading {
  /** Empty where the page's own part has none. */
  heading: string;
  /** The line that follows it. */
  lineAfterHeading: string;
  mainContent: MainContent;
}

const EMPTY_CONTENT: MainContent["firstSection"] = { lines: [], buttonLabels: [] };
export const NO_PAGE_HEADING: PageHeading = {
  heading: "",
  lineAfterHeading: "",
  mainContent: { startsWithHeading: false, firstSection: EMPTY_CONTENT, full: EMPTY_CONTENT },
};

/**
 * What a page is headed by: its first visible heading of the first level that is no logo (a link to the site's front door);
 * where it has none, one of another level that nothing of the page's own stands before: any other heads a widget. A menu's,
 * a footer's or a side bar's heading heads only those.
 */
export function findPageHeading(page: PageStructure): PageHeading {
  const { texts } = page;
  const found = pickHeadingBlock(page);
  const mainContent = extractMainContent(page, found);
  if (found === null) return { ...NO_PAGE_HEADING, mainContent };
  return { heading: found.text, lineAfterHeading: texts[texts.indexOf(found) + 1]?.text ?? "", mainContent };
}

function pickHeadingBlock(page: PageStructure): PageStructure["texts"][number] | null {
  const { texts, links, url } = page;
  const logos = collectHomeLinkTexts(links, url);
  const headings = texts.filter(({ level, region }) => level !== null && !NON_MAIN_REGIONS.has(region));
  const ofTheFirst = headings.filter(({ level }) => level === 1);
  const own = ({ text, region }: (typeof texts)[number]) => region !== "header" && !logos.has(text);
  return (
    ofTheFirst.find(own) ??
    ofTheFirst.find(({ text }) => !logos.has(text)) ??
    headings.filter(own).find((heading, place) => place === 0 && isTopHeading(page, heading)) ??
    texts.find(({ level }) => level === 1) ??
    null
  );
}

export const NON_MAIN_REGIONS: ReadonlySet<string> = new Set(["nav", "aside", "footer", "consent"]);

function collectHomeLinkTexts(links: PageReading["links"], url: string): ReadonlySet<string> {
  const home = URL.parse("/", url)?.href;
  return new Set(links.filter(({ href }) => URL.parse(href, url)?.href === home).map(({ text }) => text));
}
