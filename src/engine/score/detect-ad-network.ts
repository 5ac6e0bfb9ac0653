import { z } from "zod";
import type { EvaluationRequest } from "../../contract/evaluation-request.ts";
import { lexicon } from "../../ground/lexicon.ts";
import { decodePercent } from "../artifacts/decode-percent.ts";
import json from "../lexicon/ad-networks.json" with { type: "json" };
import { compilePattern } from "../lexicon/patterns.ts";
import { type AdNetwork, PROFILE_IDS } from "./placement-profiles.ts";

/** A detected value, how certain it is, and why, in one sentence for people. */
export interface Detection<T> {
  value: T;
  confidence: "high" | "low";
  reason: string;
}

export function detected<T>(value: T, confidence: Detection<T>["confidence"], reason: string): Detection<T> {
  return { value, confidence, reason };
}

const Pattern = z.string().transform((pattern) => compilePattern(pattern, {}));

const NetworkTraces = z
  .strictObject({
    id: z.enum(["meta", "tiktok", "linkedin", "google", "reddit"]),
    name: z.string(),
    macroPattern: z.string(),
    macros: z.array(z.string()),
    hosts: z.array(z.string()),
    clickIds: z.array(z.string()),
    utmSources: z.array(z.string().transform(normaliseSource)),
    placements: z.array(z.strictObject({ id: z.enum(PROFILE_IDS), pattern: Pattern })),
    utmPlacement: Pattern.optional(),
    networkValues: z.record(z.string(), z.enum(PROFILE_IDS)).optional(),
  })
  .transform((traces) => ({ ...traces, macroPattern: compilePattern(traces.macroPattern, traces) }));
type NetworkTraces = z.output<typeof NetworkTraces>;

/** What each network leaves in the URLs of its ads. */
export const networkTraces = lexicon(
  z.object({ networks: z.array(NetworkTraces) }).transform(({ networks }) => networks),
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
    detectFromUtmSource(landing) ??
    detected(null, "low", "No platform was given or detected, so the default weights apply.")
  );
}

function detectFromField({ platform }: EvaluationRequest["adData"]): Detection<AdNetwork> | null {
  if (platform === undefined) return null;
  const value = platform === "facebook" || platform === "instagram" ? "meta" : platform;
  return { value, confidence: "high", reason: `The request gives the platform: ${platform}.` };
}

function detectFromMacros({ text }: LandingUrl): Detection<AdNetwork> | null {
  for (const { id, name, macroPattern } of networkTraces()) {
    const macro = macroPattern.exec(text)?.[0];
    if (macro !== undefined) return detected(id, "high", `The landing URL contains the macro ${macro} of ${name}.`);
  }
  return null;
}

function detectFromHosts({ adUrl, imageUrl }: EvaluationRequest["adData"]): Detection<AdNetwork> | null {
  for (const host of [parseHostname(adUrl), parseHostname(imageUrl)]) {
    const found = host && findNetwork(({ hosts }) => hosts.some((domain) => isHostWithin(host, domain)));
    if (found) return { value: found.id, confidence: "high", reason: `The ad comes from ${host}: ${found.name}.` };
  }
  return null;
}

function detectFromClickIds({ parameters }: LandingUrl): Detection<AdNetwork> | null {
  for (const { id, name, clickIds } of networkTraces()) {
    const clickId = parameters.find((parameter) => clickIds.includes(parameter.name))?.name;
    if (clickId !== undefined)
      return detected(id, "high", `The landing URL contains ${clickId}, a click id of ${name}.`);
  }
  return null;
}

function detectFromUtmSource({ parameters }: LandingUrl): Detection<AdNetwork> | null {
  const source = parameters.find(({ name }) => name === "utm_source")?.value ?? "";
  const found = findNetwork(({ utmSources }) => utmSources.includes(normaliseSource(source)));
  if (found === undefined) return null;
  return { value: found.id, confidence: "low", reason: `utm_source=${source} suggests ${found.name}.` };
}

const findNetwork = (matches: (traces: NetworkTraces) => boolean): NetworkTraces | undefined =>
  networkTraces().find(matches);

function normaliseSource(source: string): string {
  return source.toLowerCase().replaceAll(/[-_\s]/g, "");
}

/** A landing URL as a clue to the ad's network. It may contain macros, so it need not parse as a URL. */
export type LandingUrl = ReturnType<typeof parseLandingUrl>;

/** The text is percent-decoded where that is possible; query parameters have names in lower case, in their order. */
export function parseLandingUrl(url: string) {
  const query = url.split("#", 1)[0]?.split("?").slice(1).join("?") ?? "";
  const parameters = [...new URLSearchParams(query)].map(([name, value]) => ({ name: name.toLowerCase(), value }));
  return { text: decodePercent(url), parameters };
}

/** The host in lower case; null where the text is not a URL. */
export const parseHostname = (url: string | undefined): string | null =>
  url === undefined ? null : (URL.parse(url)?.hostname.toLowerCase() ?? null);

export const isHostWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
