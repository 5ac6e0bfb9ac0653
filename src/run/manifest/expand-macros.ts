import type { Platform } from "../../contract/vocabulary.ts";

/** The simulated visitor, on a desktop unless the ad is checked on mobile. */
export interface Visitor {
  mobile: boolean;
}

/** A macro's value, or null if only the platform knows it. */
type MacroValue = (argument: string | undefined, visitor: Visitor) => string | null;

const DESKTOP: Visitor = { mobile: false };

/** Placeholders: an id that matches nothing, and a name that site owners recognise in their logs. */
const PLACEHOLDER_ID = "0";
const PLACEHOLDER_NAME = "adhere";

const constantValue =
  (value: string): MacroValue =>
  () =>
    value;
const unknownValue: MacroValue = () => null;
const argumentValue: MacroValue = (argument) => (argument === undefined ? null : encodeOnce(argument));
const conditionalValue =
  (holds: (visitor: Visitor) => boolean): MacroValue =>
  (argument = "", visitor) =>
    holds(visitor) ? argument : "";

/**
 * Google Ads' ValueTrack parameters (support.google.com/google-ads/answer/6305348) and the ones that Microsoft
 * Advertising adds: the click of a search ad by an exact match on Google itself.
 */
const VALUETRACK_MACROS: ReadonlyMap<string, MacroValue> = new Map(
  Object.entries({
    keyword: argumentValue,
    param1: argumentValue,
    param2: argumentValue,
    param3: argumentValue,
    ifmobile: conditionalValue(({ mobile }) => mobile),
    ifnotmobile: conditionalValue(({ mobile }) => !mobile),
    ifsearch: conditionalValue(() => true),
    ifcontent: conditionalValue(() => false),
    ifnative: conditionalValue(() => false),
    ifpla: conditionalValue(() => false),
    iflia: conditionalValue(() => false),
    ifautolp: conditionalValue(() => false),
    device: (_argument, { mobile }) => (mobile ? "m" : "c"),
    network: constantValue("g"),
    matchtype: constantValue("e"),
    bidmatchtype: constantValue("e"),
    ignore: constantValue(""),
    ...createUnknownMacros(
      "campaignid adgroupid creative adid campaign adgroup orderitemid targetid target placement feeditemid",
      "extensionid assetgroupid loc_interest_ms loc_physical_ms adposition devicemodel adtype sourceid aceid",
      "random querystring campaigntype merchant_id product_channel product_id product_country product_language",
      "product_partition_id product_feed_label store_code gclid gbraid wbraid msclkid gad_source gad_campaignid",
      "hotelcenter_id hotel_id hotel_partition_id hotel_adtype property_id travel_start_day travel_start_month",
      "travel_start_year travel_end_day travel_end_month travel_end_year advanced_booking_window date_type",
      "number_of_adults price_displayed_total price_displayed_tax user_currency user_language rate_rule_id",
    ),
  } satisfies Record<string, MacroValue>),
);

/** Placeholders for unknown ValueTrack values in a query; other macros become empty. */
const VALUETRACK_PLACEHOLDERS: ReadonlyMap<string, string> = new Map([
  ["campaignid", PLACEHOLDER_ID],
  ["adgroupid", PLACEHOLDER_ID],
  ["creative", PLACEHOLDER_ID],
  ["adid", PLACEHOLDER_ID],
  ["random", PLACEHOLDER_ID],
  ["campaign", PLACEHOLDER_NAME],
  ["adgroup", PLACEHOLDER_NAME],
]);

function createUnknownMacros(...lines: string[]): Record<string, MacroValue> {
  return Object.fromEntries(lines.flatMap((line) => line.split(" ")).map((name) => [name, unknownValue]));
}

/** TikTok's macros, all capitals between double underscores (ads.tiktok.com/help, third-party tracking). */
const TIKTOK_MACRO = new RegExp(
  "__(CAMPAIGN_(?:NAME|ID)|AID(?:_NAME)?|CID(?:_NAME)?|CTYPE|PLACEMENT|CALLBACK(?:_PARAM)?|CLICKID|TTCLID|DOMAIN|OS|" +
    "IP|UA1?|TS|SL|MODEL|GAID|IDF[AV]|ANDROIDID1?|IMEI)__",
  "g",
);

/** Meta's dotted names; Reddit's and LinkedIn's are the same words in capitals joined by underscores. */
const DOUBLE_BRACE_NAMES = [
  "(?:(?:account|campaign|campaign_group|ad_?set|ad_?group|ad|creative|post|product)[._](?:id|name))",
  "creative[._]headline|placement|site_source_name|click_?id|device|timestamp|cachebuster",
  String.raw`product\.(?:url|price|brand|category)`,
].join("|");
const DOUBLE_BRACE_MACRO = new RegExp(String.raw`\{\{\s*(${DOUBLE_BRACE_NAMES})\s*\}\}`, "gi");

/** One ValueTrack parameter without another inside: `{name}`, `{name:argument}`; `{_name}` is the account's own. */
const VALUETRACK_MACRO = /(?<!\{)\{(_?[a-z][a-z0-9_]*)(?::([^{}]*))?\}/gi;

/** Macros that the platform replaces with the whole landing page URL. */
const PAGE_URL_MACRO = /(?<!\{)\{(?:un)?(?:escaped)?lpurl(?:\+[23])?\}|\{\{\s*product\.url\s*\}\}/i;
const PAGE_URL_MACROS = new RegExp(PAGE_URL_MACRO, "gi");

/** `{ifmobile:{keyword:{param1:x}}}` has depth 3. */
const MAX_NESTING = 8;

/**
 * Expands the macros of ad platforms as a neutral visit would: a default is used (and URL-encoded), conditions
 * follow the visitor, an id becomes `0`, a name `adhere`, a click id nothing, so that no conversion is booked.
 * Whatever is not a platform's macro stays as it is: `__next`, `%7Bid%7D`, `{unknown}`.
 */
export function expandMacros(url: string, visitor: Visitor = DESKTOP): string {
  return expandValueTrack(url.replace(PAGE_URL_MACROS, ""), (name, argument) => {
    const value = findMacroValue(name)?.(argument, visitor);
    return value === null ? (VALUETRACK_PLACEHOLDERS.get(name) ?? "") : value;
  })
    .replace(DOUBLE_BRACE_MACRO, (_macro, name: string) => choosePlaceholder(name.toLowerCase()))
    .replace(TIKTOK_MACRO, (_macro, name: string) => choosePlaceholder(name.toLowerCase()));
}

/**
 * The first macro that makes the destination unknown: one for the whole page (`{lpurl}`), or one in the host or path
 * whose value only the platform knows. A placeholder there would open a page that no ad leads to.
 */
export function findUnresolvableMacro(url: string, visitor: Visitor = DESKTOP): string | null {
  const wholePage = PAGE_URL_MACRO.exec(url);
  if (wholePage !== null) return wholePage[0];
  const known = expandValueTrack(url, (name, argument) => findMacroValue(name)?.(argument, visitor) ?? undefined);
  const path = /^[^?#]*/.exec(known)?.[0] ?? "";
  const left = [
    ...path.matchAll(DOUBLE_BRACE_MACRO),
    ...path.matchAll(TIKTOK_MACRO),
    ...[...path.matchAll(VALUETRACK_MACRO)].filter(([, name = ""]) => findMacroValue(name) !== undefined),
  ];
  return left.sort((a, b) => a.index - b.index)[0]?.[0] ?? null;
}

/** The platform whose macros the URL contains; null if there are none, or if several platforms share them. */
export function detectPlatform(url: string): Platform | null {
  if (url.search(TIKTOK_MACRO) >= 0) return "tiktok";
  if (/\{\{\s*(?:(?:campaign|adset|ad)\.(?:id|name)|site_source_name)\s*\}\}/.test(url)) return "meta";
  const singles = [...url.matchAll(VALUETRACK_MACRO)].some(([, name = ""]) => findMacroValue(name) !== undefined);
  return singles || PAGE_URL_MACRO.test(url) ? "google" : null;
}

/** The value of a single-braced macro; undefined if it is not one. `{_name}` is a custom parameter. */
const findMacroValue = (name: string): MacroValue | undefined =>
  name.startsWith("_") ? unknownValue : VALUETRACK_MACROS.get(name.toLowerCase());

/** Replaces from the inside out, so that a condition's argument is expanded before the condition is decided. */
function expandValueTrack(
  url: string,
  value: (name: string, argument: string | undefined) => string | undefined,
): string {
  let expanded = url;
  for (let depth = 0; depth < MAX_NESTING; depth++) {
    const before = expanded;
    expanded = before.replace(VALUETRACK_MACRO, (macro, name: string, argument: string | undefined) => {
      return value(name.toLowerCase(), argument) ?? macro;
    });
    if (expanded === before) break;
  }
  return expanded;
}

function choosePlaceholder(name: string): string {
  if (/click_?id|ttclid|callback/.test(name)) return "";
  if (/(?:^|[._])(?:id|aid|cid|ts|timestamp|cachebuster)$/.test(name)) return PLACEHOLDER_ID;
  return /name|headline|placement|domain|ctype/.test(name) ? PLACEHOLDER_NAME : "";
}

/** Percent-encodes text for a URL without encoding it twice. */
function encodeOnce(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replace(/%25([0-9a-f]{2})/gi, "%$1")
    .replaceAll("%2B", "+");
}
