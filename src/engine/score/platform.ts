import type { EvaluationRequest } from "../../contract/request.ts";
import type { Platform } from "../../contract/vocabulary.ts";
import { type Address, belongsTo, hostOf } from "./address.ts";
import { NETWORK_NAMES, type Network } from "./profiles.ts";

/** Which network an ad runs on, how sure that is, and why, in one sentence for people. */
export interface Detected<T> {
  value: T;
  confidence: "high" | "low";
  reason: string;
}

const GIVEN: Record<Platform, Network> = {
  meta: "meta",
  facebook: "meta",
  instagram: "meta",
  tiktok: "tiktok",
  linkedin: "linkedin",
  google: "google",
  reddit: "reddit",
};

// Google: ValueTrack parameters. Meta: URL dynamic parameters. TikTok: `__NAME__` macros.
const MACROS: ReadonlyArray<[Network, RegExp]> = [
  ["meta", /\{\{(?:campaign|adset|ad)\.(?:id|name)\}\}|\{\{(?:placement|site_source_name)\}\}/i],
  ["linkedin", /\{\{(?:account|campaign_group|creative)_(?:id|name)\}\}/i],
  ["reddit", /\{\{(?:advertiser|ad_?group|post)_(?:id|name)\}\}/i],
  ["tiktok", /__(?:CAMPAIGN_(?:ID|NAME)|[AC]ID(?:_NAME)?|PLACEMENT|CALLBACK_PARAM|CLICKID|CSITE)__/],
  [
    "google",
    /(?<!\{)\{(?:lpurl|unescapedlpurl|escapedlpurl|keyword|matchtype|network|creative|campaignid|adgroupid|feeditemid|targetid|loc_(?:physical|interest)_ms|device|devicemodel|placement|adposition|ifmobile|ifsearch|ifcontent|gclid)(?::[^}]*)?\}(?!\})/i,
  ],
];

// Ad libraries, the networks' own sites, and the hosts that serve their ads' files.
const HOSTS: ReadonlyArray<[Network, readonly string[]]> = [
  ["meta", ["facebook.com", "instagram.com", "fb.com", "fb.me", "fbcdn.net", "cdninstagram.com"]],
  ["tiktok", ["tiktok.com", "tiktokcdn.com"]],
  ["linkedin", ["linkedin.com", "licdn.com"]],
  [
    "google",
    ["adstransparency.google.com", "googlesyndication.com", "doubleclick.net", "youtube.com", "youtu.be"],
  ],
  ["reddit", ["reddit.com", "redd.it", "redditmedia.com"]],
];

const CLICK_IDS: ReadonlyArray<[Network, readonly string[]]> = [
  ["google", ["gclid", "gbraid", "wbraid"]],
  ["meta", ["fbclid"]],
  ["tiktok", ["ttclid"]],
  ["linkedin", ["li_fat_id"]],
  ["reddit", ["rdt_cid"]],
];

const SOURCES: ReadonlyArray<[Network, RegExp]> = [
  ["google", /^(?:google|google[-_ ]?ads?|adwords|youtube|gdn)$/i],
  ["meta", /^(?:meta|facebook|fb|instagram|ig|(?:meta|facebook|fb|instagram|ig)[-_ ]?ads?)$/i],
  ["tiktok", /^(?:tiktok|tt)(?:[-_ ]?ads?)?$/i],
  ["linkedin", /^linkedin(?:[-_ ]?ads?)?$/i],
  ["reddit", /^reddit(?:[-_ ]?ads?)?$/i],
];

/** The field decides; else the surest trace in the addresses: macros, hosts, click ids, then utm_source. */
export function detectNetwork(
  adData: EvaluationRequest["adData"],
  landing: Address,
): Detected<Network | null> {
  return (
    fromField(adData) ??
    fromMacros(landing) ??
    fromHosts(adData) ??
    fromClickIds(landing) ??
    fromSource(landing) ?? {
      value: null,
      confidence: "low",
      reason: "Nothing names the platform, so the default weights apply.",
    }
  );
}

function fromField({ platform }: EvaluationRequest["adData"]): Detected<Network> | null {
  if (platform === undefined) return null;
  return {
    value: GIVEN[platform],
    confidence: "high",
    reason: `The request names the platform: ${platform}.`,
  };
}

function fromMacros({ text }: Address): Detected<Network> | null {
  for (const [value, pattern] of MACROS) {
    const macro = text.match(pattern)?.[0];
    if (macro !== undefined)
      return {
        value,
        confidence: "high",
        reason: `The landing URL carries ${NETWORK_NAMES[value]}'s macro ${macro}.`,
      };
  }
  return null;
}

function fromHosts({ adUrl, imageUrl }: EvaluationRequest["adData"]): Detected<Network> | null {
  for (const host of [hostOf(adUrl), hostOf(imageUrl)]) {
    const value = host && HOSTS.find(([, domains]) => domains.some((domain) => belongsTo(host, domain)))?.[0];
    if (value)
      return { value, confidence: "high", reason: `The ad comes from ${host}: ${NETWORK_NAMES[value]}.` };
  }
  return null;
}

function fromClickIds({ parameters }: Address): Detected<Network> | null {
  for (const [value, ids] of CLICK_IDS) {
    const id = parameters.find(({ name }) => ids.includes(name))?.name;
    if (id !== undefined)
      return {
        value,
        confidence: "high",
        reason: `The landing URL carries ${id}, a click id of ${NETWORK_NAMES[value]}.`,
      };
  }
  return null;
}

function fromSource({ parameters }: Address): Detected<Network> | null {
  const source = parameters.find(({ name }) => name === "utm_source")?.value ?? "";
  const value = SOURCES.find(([, pattern]) => pattern.test(source.trim()))?.[0];
  return value
    ? { value, confidence: "low", reason: `utm_source=${source} points to ${NETWORK_NAMES[value]}.` }
    : null;
}
