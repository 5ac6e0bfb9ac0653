import type { OwnPart } from "../products/link.ts";
import { type Headings, ownPart, standsFirst } from "./own-part.ts";
import type { PageReading } from "./reading.ts";

export interface Headed {
  /** Empty where the page's own part has none. */
  heading: string;
  /** The line that follows it. */
  afterHeading: string;
  own: OwnPart;
}

const NOTHING: OwnPart["near"] = { lines: [], buttons: [] };
export const UNHEADED: Headed = {
  heading: "",
  afterHeading: "",
  own: { leads: false, near: NOTHING, whole: NOTHING },
};

/**
 * What a page is headed by: its first visible heading of the first level that is no logo (a link to the site's front door);
 * where it has none, one of another level that nothing of the page's own stands before: any other heads a widget. A menu's,
 * a footer's or a side bar's heading heads only those.
 */
export function headingOf(page: Headings): Headed {
  const { texts } = page;
  const found = pageHeading(page);
  const own = ownPart(page, found);
  if (found === null) return { ...UNHEADED, own };
  return { heading: found.text, afterHeading: texts[texts.indexOf(found) + 1]?.text ?? "", own };
}

function pageHeading(page: Headings): Headings["texts"][number] | null {
  const { texts, links, url } = page;
  const logos = namesOfHome(links, url);
  const headings = texts.filter(({ level, region }) => level !== null && !ASIDE.has(region));
  const ofTheFirst = headings.filter(({ level }) => level === 1);
  const own = ({ text, region }: (typeof texts)[number]) => region !== "header" && !logos.has(text);
  return (
    ofTheFirst.find(own) ??
    ofTheFirst.find(({ text }) => !logos.has(text)) ??
    headings.filter(own).find((heading, place) => place === 0 && standsFirst(page, heading)) ??
    texts.find(({ level }) => level === 1) ??
    null
  );
}

export const ASIDE: ReadonlySet<string> = new Set(["nav", "aside", "footer", "consent"]);

function namesOfHome(links: PageReading["links"], url: string): ReadonlySet<string> {
  const home = URL.parse("/", url)?.href;
  return new Set(links.filter(({ href }) => URL.parse(href, url)?.href === home).map(({ text }) => text));
}
