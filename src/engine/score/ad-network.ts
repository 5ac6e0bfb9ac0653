import type { EvaluationRequest } from "../../contract/request.ts";
import type { Platform } from "../../contract/vocabulary.ts";
import { isHostWithin, type LandingUrl, parseHostname } from "./landing-url.ts";
import { AD_NETWORK_NAMES, type AdNetwork } from "./placement-profiles.ts";

/** A detected value, how certain it is, and why, in one sentence for people. */
export interface Detection<T> {
  value: T;
  confidence: "high" | "low";
  reason: string;
}

const NETWORK_OF_PLATFORM: Record<Platform, AdNetwork> = {
  meta: "meta",
  facebook: "meta",
  instagram: "meta",
  tiktok: "tiktok",
  linkedin: "linkedin",
  google: "google",
  reddit: "reddit",
};

// Google: ValueTrack parameters. Meta: URL dynamic parameters. TikTok: `__NAME__` macros.
const NETWORK_MACROS: ReadonlyArray<[AdNetwork, RegExp]> = [
  ["meta", /\{\{(?:campaign|adset|ad)\.(?:id|name)\}\}|\{\{(?:placement|site_source_name)\}\}/i],
  ["linkedin", /\{\{(?:account|campaign_group|creative)_(?:id|name)\}\}/i],
  ["reddit", /\{\{(?:advertiser|ad_?group|post)_(?:id|name)\}\}/i],
  ["tiktok", /__(?:CAMPAIGN_(?:ID|NAME)|[AC]ID(?:_NAME)?|PLACEMENT|CALLBACK_PARAM|CLICKID|CSITE)__/],
  [
    "google",
    /(?<!\{)\{(?:lpurl|unescapedlpurl|escapedlpurl|keyword|matchtype|network|creative|campaignid|adgroupid|feeditemid|targetid|loc_(?:physical|interest)_ms|device|devicemodel|placement|adposition|ifmobile|ifsearch|ifcontent|gclid)(?::[^}]*)?\}(?!\})/i,
  ],
];

// Ad libraries, the networks' own sites, and the hosts of their ads' files.
const NETWORK_HOSTS: ReadonlyArray<[AdNetwork, readonly string[]]> = [
  ["meta", ["facebook.com", "instagram.com", "fb.com", "fb.me", "fbcdn.net", "cdninstagram.com"]],
  ["tiktok", ["tiktok.com", "tiktokcdn.com"]],
  ["linkedin", ["linkedin.com", "licdn.com"]],
  [
    "google",
    ["adstransparency.google.com", "googlesyndication.com", "doubleclick.net", "youtube.com", "youtu.be"],
  ],
  ["reddit", ["reddit.com", "redd.it", "redditmedia.com"]],
];

const NETWORK_CLICK_IDS: ReadonlyArray<[AdNetwork, readonly string[]]> = [
  ["google", ["gclid", "gbraid", "wbraid"]],
  ["meta", ["fbclid"]],
  ["tiktok", ["ttclid"]],
  ["linkedin", ["li_fat_id"]],
  ["reddit", ["rdt_cid"]],
];

const UTM_SOURCE_PATTERNS: ReadonlyArray<[AdNetwork, RegExp]> = [
  ["google", /^(?:google|google[-_ ]?ads?|adwords|youtube|gdn)$/i],
  ["meta", /^(?:meta|facebook|fb|instagram|ig|(?:meta|facebook|fb|instagram|ig)[-_ ]?ads?)$/i],
  ["tiktok", /^(?:tiktok|tt)(?:[-_ ]?ads?)?$/i],
  ["linkedin", /^linkedin(?:[-_ ]?ads?)?$/i],
  ["reddit", /^reddit(?:[-_ ]?ads?)?$/i],
];

/**
 * The request's platform field decides. Without it, the most reliable trace in the URLs does: macros, hosts, click ids,
 * utm_source, in this order.
 */
export function detectAdNetwork(
  adData: EvaluationRequest["adData"],
  landing: LandingUrl,
): Detection<AdNetwork | null> {
  return (
    detectFromField(adData) ??
    detectFromMacros(landing) ??
    detectFromHosts(adData) ??
    detectFromClickIds(landing) ??
    detectFromUtmSource(landing) ?? {
      value: null,
      confidence: "low",
      reason: "No platform was given or detected, so the default weights apply.",
    }
  );
}

function detectFromField({ platform }: EvaluationRequest["adData"]): Detection<AdNetwork> | null {
  if (platform === undefined) return null;
  return {
    value: NETWORK_OF_PLATFORM[platform],
    confidence: "high",
    reason: `The request gives the platform: ${platform}.`,
  };
}

function detectFromMacros({ text }: LandingUrl): Detection<AdNetwork> | null {
  for (const [value, pattern] of NETWORK_MACROS) {
    const macro = text.match(pattern)?.[0];
    if (macro !== undefined)
      return {
        value,
        confidence: "high",
        reason: `The landing URL contains the macro ${macro} of ${AD_NETWORK_NAMES[value]}.`,
      };
  }
  return null;
}

function detectFromHosts({ adUrl, imageUrl }: EvaluationRequest["adData"]): Detection<AdNetwork> | null {
  for (const host of [parseHostname(adUrl), parseHostname(imageUrl)]) {
    const value =
      host && NETWORK_HOSTS.find(([, domains]) => domains.some((domain) => isHostWithin(host, domain)))?.[0];
    if (value)
      return { value, confidence: "high", reason: `The ad comes from ${host}: ${AD_NETWORK_NAMES[value]}.` };
  }
  return null;
}

function detectFromClickIds({ parameters }: LandingUrl): Detection<AdNetwork> | null {
  for (const [value, ids] of NETWORK_CLICK_IDS) {
    const id = parameters.find(({ name }) => ids.includes(name))?.name;
    if (id !== undefined)
      return {
        value,
        confidence: "high",
        reason: `The landing URL contains ${id}, a click id of ${AD_NETWORK_NAMES[value]}.`,
      };
  }
  return null;
}

function detectFromUtmSource({ parameters }: LandingUrl): Detection<AdNetwork> | null {
  const source = parameters.find(({ name }) => name === "utm_source")?.value ?? "";
  const value = UTM_SOURCE_PATTERNS.find(([, pattern]) => pattern.test(source.trim()))?.[0];
  return value
    ? { value, confidence: "low", reason: `utm_source=${source} suggests ${AD_NETWORK_NAMES[value]}.` }
    : null;
}
