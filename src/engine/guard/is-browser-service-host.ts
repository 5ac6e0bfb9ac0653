import { z } from "zod";
import json from "../lexicon/browser-services.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";

const browserServiceHosts = lexicon(
  z
    .strictObject({ source: z.string(), notes: z.array(z.string()), hosts: z.array(z.string()) })
    .transform(({ hosts }) => new Set(hosts)),
  json,
);

/**
 * Whether only Chrome's own services use a host: it asks them about a page's forms and passwords on its own account.
 */
export const isBrowserServiceHost = (host: string): boolean => browserServiceHosts().has(host);
