import type { PageReading } from "./reading.ts";

export interface Headed {
  /** Empty where the page's own part has none. */
  heading: string;
  /** The line that follows it. */
  afterHeading: string;
}

/** What of a page's account tells it. */
interface Headings extends Pick<PageReading, "links" | "url"> {
  texts: readonly Pick<PageReading["texts"][number], "text" | "level" | "region">[];
}

export const UNHEADED: Headed = { heading: "", afterHeading: "" };

/**
 * What a page is headed by: its first visible heading of the first level that is no logo (a link to the site's front door),
 * or its first of another level where it has none. A menu's, a footer's or a side bar's heading heads only those.
 */
export function headingOf({ texts, links, url }: Headings): Headed {
  const logos = namesOfHome(links, url);
  const headings = texts.filter(({ level, region }) => level !== null && !ASIDE.has(region));
  const ofTheFirst = headings.filter(({ level }) => level === 1);
  const own = ({ text, region }: (typeof texts)[number]) => region !== "header" && !logos.has(text);
  const found =
    ofTheFirst.find(own) ??
    ofTheFirst.find(({ text }) => !logos.has(text)) ??
    headings.find(own) ??
    texts.find(({ level }) => level === 1);
  if (found === undefined) return UNHEADED;
  return { heading: found.text, afterHeading: texts[texts.indexOf(found) + 1]?.text ?? "" };
}

const ASIDE: ReadonlySet<string> = new Set(["nav", "aside", "footer", "consent"]);

function namesOfHome(links: PageReading["links"], url: string): ReadonlySet<string> {
  const home = URL.parse("/", url)?.href;
  return new Set(links.filter(({ href }) => URL.parse(href, url)?.href === home).map(({ text }) => text));
}
