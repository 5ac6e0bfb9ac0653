import type { Language } from "../products.ts";
import { type Counsel, type Matter, quoted } from "./counsel.ts";
import { pageInAd, promiseOnPage } from "./headline.ts";
import { languageName } from "./language-name.ts";
import { rerouteToLanguage } from "./routing.ts";

const nameOf = (language: Language | null) => languageName(language?.tag, "en") ?? "another language";

/** The language of the ad against the page's. */
export const language: Counsel = {
  risk: "HEADLINE_DISCONNECT",
  policyGrade: true,
  warning: ({ finding: { comparison }, evidence: { ad, page } }: Matter) =>
    `The ad speaks ${nameOf(ad.language)} (${quoted(comparison.adValue)}), the page ` +
    `${nameOf(page.language)} (${quoted(comparison.landingPageValue)}): many visitors will not understand it.`,
  remedies: (matter) => [rerouteToLanguage(matter), promiseOnPage(matter), pageInAd(matter)],
};
