import { z } from "zod";
import type { EvaluationRequest } from "../../contract/evaluation-request.ts";
import json from "../lexicon/ad-networks.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";
import { isHostWithin, type LandingUrl, parseHostname } from "./parse-landing-url.ts";
import { AD_NETWORK_NAMES, type AdNetwork } from "./placement-profiles.ts";

/** A detected value, how certain it is, and why, in one sentence for people. */
export interface Detection<T> {
  value: T;
  confidence: "high" | "low";
  reason: string;
}

/** How each network writes its macros. Google's may have a default value after a colon. */
const MACRO_PATTERNS = {
  "{{*}}": (names: string) => new RegExp(`\\{\\{(?:${names})\\}\\}`, "i"),
  "{*}": (names: string) => new RegExp(`(?<!\\{)\\{(?:${names})(?::[^}]*)?\\}(?!\\})`, "i"),
  "__*__": (names: string) => new RegExp(`__(?:${names})__`),
};

const NetworkTraces = z
  .strictObject({
    id: z.enum(["meta", "tiktok", "linkedin", "google", "reddit"]),
    macroTemplate: z.enum(["{{*}}", "{*}", "__*__"]),
    macros: z.array(z.string()),
    hosts: z.array(z.string()),
    clickIds: z.array(z.string()),
    utmSources: z.array(z.string()),
  })
  .transform(({ macroTemplate, macros, utmSources, ...traces }) => ({
    ...traces,
    macroPattern: MACRO_PATTERNS[macroTemplate](macros.map(RegExp.escape).join("|")),
    utmSources: utmSources.map(normaliseSource),
  }));

const networks = lexicon(
  z.strictObject({ source: z.string(), networks: z.array(NetworkTraces) }).transform(({ networks }) => networks),
  json,
);

/**
 * The request's platform field decides. Without it, the most reliable trace in the URLs does: macros, hosts, click ids,
 * utm_source, in this order.
 */
export function detectAdNetwork(adData: EvaluationRequest["adData"], landing: LandingUrl): Detection<AdNetwork | null> {
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
  const value = platform === "facebook" || platform === "instagram" ? "meta" : platform;
  return { value, confidence: "high", reason: `The request gives the platform: ${platform}.` };
}

function detectFromMacros({ text }: LandingUrl): Detection<AdNetwork> | null {
  for (const { id, macroPattern } of networks()) {
    const macro = macroPattern.exec(text)?.[0];
    if (macro === undefined) continue;
    const reason = `The landing URL contains the macro ${macro} of ${AD_NETWORK_NAMES[id]}.`;
    return { value: id, confidence: "high", reason };
  }
  return null;
}

function detectFromHosts({ adUrl, imageUrl }: EvaluationRequest["adData"]): Detection<AdNetwork> | null {
  for (const host of [parseHostname(adUrl), parseHostname(imageUrl)]) {
    const value = host && findNetwork(({ hosts }) => hosts.some((domain) => isHostWithin(host, domain)));
    if (value) return { value, confidence: "high", reason: `The ad comes from ${host}: ${AD_NETWORK_NAMES[value]}.` };
  }
  return null;
}

function detectFromClickIds({ parameters }: LandingUrl): Detection<AdNetwork> | null {
  for (const { id, clickIds } of networks()) {
    const name = parameters.find((parameter) => clickIds.includes(parameter.name))?.name;
    if (name === undefined) continue;
    const reason = `The landing URL contains ${name}, a click id of ${AD_NETWORK_NAMES[id]}.`;
    return { value: id, confidence: "high", reason };
  }
  return null;
}

function detectFromUtmSource({ parameters }: LandingUrl): Detection<AdNetwork> | null {
  const source = parameters.find(({ name }) => name === "utm_source")?.value ?? "";
  const value = findNetwork(({ utmSources }) => utmSources.includes(normaliseSource(source)));
  if (value === null) return null;
  return { value, confidence: "low", reason: `utm_source=${source} suggests ${AD_NETWORK_NAMES[value]}.` };
}

const findNetwork = (matches: (traces: z.output<typeof NetworkTraces>) => boolean): AdNetwork | null =>
  networks().find(matches)?.id ?? null;

const normaliseSource = (source: string): string => source.toLowerCase().replaceAll(/[-_\s]/g, "");
