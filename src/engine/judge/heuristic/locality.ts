import type { Evidence } from "../../artifacts/evidence.ts";
import type { Place, Term, TextBlock } from "../../artifacts/text-block.ts";
import { recall, telling } from "./affinity.ts";
import { offeredWording } from "./denied.ts";

/** A place with the line that names it. */
type Slot = Place & { passage: TextBlock };

const slotsIn = (passage: TextBlock): Slot[] => (passage.places ?? []).map((place) => ({ ...place, passage }));

/** A town's name in its people's and its things', too: "Berliner", "sevillana". */
const stemOf = (name: string): string => (name.includes(" ") ? name : name.slice(0, Math.max(5, name.length - 2)));
const LONG = 5;

const isNamedIn = ({ normalised: name, aliases, extent }: Slot, words: string): boolean =>
  [...aliases, ...(extent === null ? name.split(" ").filter((word) => word.length >= LONG) : [])].some((one) =>
    ` ${words}`.includes(` ${stemOf(one)}`),
  );

const saidBy = ({ ad }: Evidence): string =>
  [ad.headline, ...ad.copy, ad.brand].map((passage) => passage?.normalised ?? "").join(" ");

const subjectAround = ({ passage, normalised: name }: Slot): Term[] =>
  telling(passage.terms).filter(({ word }) => !name.split(" ").includes(word));

const sharesSubject = (one: Slot, other: Slot): boolean => recall(subjectAround(one), subjectAround(other)) > 0;

/**
 * A country holds its towns and a town its quarters: only known places of one extent exclude one another. Whether Shoreditch is
 * London, a list of towns does not say.
 */
const exclude = (one: Slot, other: Slot): boolean => one.extent !== null && one.extent === other.extent;

/** The ad is for one place and the page for another. */
export interface OtherPlace {
  ad: string;
  page: string;
  /** Where the page names its own. */
  passage: TextBlock;
  /** In lines about the same thing: no reader can take the one for the other. */
  certain: boolean;
}

/** Below this the ad's words may be misread, and a name of one letter less is another name. */
const SURELY_READ = 0.65;

const leadsOf = ({ ad }: Evidence): TextBlock[] =>
  (ad.headline === null ? ad.copy.slice(0, 2) : [ad.headline]).filter(({ confidence }) => confidence >= SURELY_READ);

/**
 * The place that the ad is for, where the page says it nowhere and names another in the same slot. One without the other
 * proves nothing: most pages do not repeat a place, and "in" stands before much that is none.
 */
export const otherPlace = (evidence: Evidence): OtherPlace | null => {
  const { ad, page } = evidence;
  // Names of one place differ between languages: "Lüttich" is Liège.
  if (ad.language !== null && page.language !== null && ad.language.tag !== page.language.tag) return null;
  const lines = [page.headline, page.summary[0], page.subhead, ...page.summary.slice(1)];
  const there = lines
    .filter((line) => line !== null && line !== undefined)
    .flatMap((line) => slotsIn(line))
    .filter(
      (slot) => !isNamedIn(slot, saidBy(evidence)) && page.brands.every((name) => name.normalised !== slot.normalised),
    );
  const here = leadsOf(evidence)
    .flatMap((lead) => slotsIn(lead))
    .filter((slot) => slot.normalised !== ad.brand?.normalised);
  // One of several places that the page does name is enough.
  if (here.some((slot) => isNamedIn(slot, offeredWording(page)))) return null;
  for (const one of here) {
    const other = there.find((slot) => exclude(one, slot));
    if (other === undefined) continue;
    const certain = sharesSubject(one, other);
    return { ad: one.name, page: other.name, passage: other.passage, certain };
  }
  return null;
};
