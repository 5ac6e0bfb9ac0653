import { z } from "zod";
import { CTA_INTENTS, type CtaIntent } from "../artifacts/evidence.ts";
import json from "../lexicon/cta-labels.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";
import { alternatives } from "./join-regex-alternatives.ts";

const Intent = z.enum(CTA_INTENTS);

const Labels = z.array(z.object({ intent: Intent, phrases: z.array(z.string()) }));

type IntentPatterns = readonly (readonly [intent: CtaIntent, pattern: RegExp])[];

/** Patterns of call-to-action labels, matched on lower-case text without diacritics. */
export const ctaPatterns = lexicon(
  z
    .object({
      platformTypes: z.array(z.object({ intent: Intent, pattern: z.string() })),
      fragments: z.record(z.string(), z.array(z.string())),
      specific: Labels,
      generic: Labels,
      openingVerbs: z.array(z.string()),
      navigation: z.array(z.string()),
      socialProfiles: z.array(z.string()),
    })
    .transform(({ platformTypes, fragments, specific, generic, openingVerbs, navigation, socialProfiles }) => {
      const compile = (list: z.infer<typeof Labels>): IntentPatterns =>
        list.map(({ intent, phrases }) => [
          intent,
          new RegExp(`(?<![\\p{L}\\d])(?:${alternatives(phrases, fragments)})(?![\\p{L}\\d])`, "u"),
        ]);
      const specificPatterns = compile(specific);
      return {
        /** Call-to-action types of the ad platforms. The first match decides. */
        platformTypes: platformTypes.map(({ intent, pattern }) => [intent, new RegExp(pattern)] as const),
        /** Labels that name what visitors get ("quote", "trial"). */
        specific: specificPatterns,
        /** All labels: the specific ones, then verbs that fit any intent ("get", "start"). The first match decides. */
        all: [...specificPatterns, ...compile(generic)],
        /** Verbs that start labels of any intent and add no intent of their own. */
        openingVerb: new RegExp(`^(?:${alternatives(openingVerbs)}) `),
        /** A search button: a call to action below a headline, but navigation at the top of a page. */
        search: new RegExp(`^(?:${alternatives(["<search>"], fragments)})(?: now)?$|^jetzt suchen$`),
        navigation: new RegExp(`^(?:${alternatives(navigation)})$`),
        socialProfile: new RegExp(`\\b(?:${alternatives(socialProfiles)})\\b`),
      };
    }),
  json,
);

/** An amount of money: the visitor pays it unless SAVINGS_AMOUNT matches as well. */
export const MONEY_AMOUNT = /[$£€] ?\d|\d ?(?:[$£€]|(?:eur|usd|gbp|chf|kr)(?!\p{L}))/u;
export const SAVINGS_AMOUNT =
  /(?<!\p{L})(?:off|sav(?:e|ings?)|free|win|discount|credit|bonus|back|cashback|rabatt|spar\p{L}*|gewinn\p{L}*|gratis|gratuit\p{L}*|remise|descuento|sconto|korting|desconto)(?!\p{L})|- ?[$£€]/u;

/** URLs of app and extension stores. */
export const APP_STORE_URL =
  /^(?:https?:\/\/(?:apps\.apple\.com\/|itunes\.apple\.com\/(?:[a-z]{2}\/)?app\/|play\.google\.com\/store\/apps|apps\.microsoft\.com\/|(?:www\.)?microsoft\.com\/(?:[a-z-]+\/)?(?:store\/(?:apps|productid|r|p)|p)\/|galaxystore\.samsung\.com\/|galaxy\.store\/|apps\.samsung\.com\/|appgallery\.(?:cloud\.)?huawei\.com\/|chromewebstore\.google\.com\/|addons\.mozilla\.org\/)|(?:itms-apps|market|ms-windows-store|samsungapps):)/i;

/** URLs that start a call or a message. Without a recipient they only share the page. */
export const DIRECT_CONTACT_URL =
  /^(?:(?:tel|sms|callto):|mailto:[^?]|whatsapp:\/\/send\/?\?(?:.*&)?phone=|https?:\/\/(?:wa\.me\/[^?]|api\.whatsapp\.com\/send\/?\?(?:.*&)?phone=|m\.me\/[^?]))/i;
