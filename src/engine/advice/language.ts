import type { Language } from "../products/evidence.ts";
import {
  CHECK_AGAIN,
  type Counsel,
  type Draft,
  isOnPage,
  type Matter,
  quoted,
  REVIEW_AGAIN,
} from "./counsel.ts";
import { topOf } from "./headline.ts";
import { languageName } from "./language-name.ts";
import { rerouteToLanguage } from "./routing.ts";

const nameOf = (language: Language | null) => languageName(language?.tag, "en") ?? "another language";

/** The language of the ad against the page's. */
export const language: Counsel = {
  risk: "HEADLINE_DISCONNECT",
  policyGrade: true,
  warning: ({ evidence: { ad, page } }: Matter) =>
    `The ad speaks ${nameOf(ad.language)} (${quoted((ad.headline ?? ad.copy[0])?.text ?? "")}), the page ` +
    `${nameOf(page.language)} (${quoted(page.headline?.text ?? page.title)}): many visitors will not understand it.`,
  remedies: (matter) => [rerouteToLanguage(matter), pageInAdLanguage(matter), adInPageLanguage(matter)],
};

// A line of the one copied into the other would make both bilingual: what is missing is a translation.

function pageInAdLanguage(matter: Matter): Draft | null {
  const { ad, page } = matter.evidence;
  const top = topOf(matter);
  if (!top || !ad.language) return null;
  const wanted = nameOf(ad.language);
  return {
    fixType: "layout",
    direction: "change_lp",
    currentValue: top.text,
    suggestedValue: `The page in ${wanted}, at an address of its own`,
    selector: top.selector,
    reasoning: `The ad speaks ${wanted}; the page, from ${quoted(top.text)} on, ${nameOf(page.language)}.`,
    expectedImpact: "Visitors understand the page that they land on.",
    steps: [
      `Have the page translated into ${wanted}, buttons, forms and terms included.`,
      `Publish it at an address of its own with lang="${ad.language.tag}", and send the ad there.`,
      CHECK_AGAIN,
    ],
    tradeoff: "A second version has to be kept current, and enquiries in its language answered.",
  };
}

function adInPageLanguage({ evidence: { ad, page } }: Matter): Draft | null {
  const current = ad.headline ?? ad.copy[0] ?? null;
  if (!current || !page.language) return null;
  const wanted = nameOf(page.language);
  return {
    fixType: "layout",
    direction: "change_ad",
    currentValue: current.text,
    suggestedValue: `The ad in ${wanted}`,
    selector: isOnPage(page.headline) ? page.headline.selector : null,
    reasoning: `The page speaks ${wanted}, the ad ${nameOf(ad.language)}.`,
    expectedImpact: "Those who click understand what they find.",
    steps: [
      `Translate the ad's copy into ${wanted}${isOnPage(page.headline) ? `, in the words of the page (${quoted(page.headline.text)})` : ""}.`,
      `Target people who speak ${wanted}.`,
      REVIEW_AGAIN,
    ],
    tradeoff: "The ad no longer reaches the people whom it was written for.",
  };
}
