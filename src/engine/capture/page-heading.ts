import type { MainContent, PageObservation } from "../artifacts/page-observation.ts";
import { extractMainContent, isTopHeading, type PageStructure } from "./main-content.ts";
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

export const NON_MAIN_REGIONS: ReadonlySet<string> = new Set(["nav", "aside", "footer", "consent"]);

function collectHomeLinkTexts(links: PageReading["links"], url: string): ReadonlySet<string> {
  const home = URL.parse("/", url)?.href;
  return new Set(links.filter(({ href }) => URL.parse(href, url)?.href === home).map(({ text }) => text));
}
