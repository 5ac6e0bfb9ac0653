import { z } from "zod";

/** The verdict on a destination. `inconclusive`: the check could not tell; it never counts as broken. */
export const LINK_VERDICTS = ["alive", "link_broken", "inconclusive"] as const;

/** How a step checked: an HTTP request, a DNS query, a TLS handshake that only reads the certificate, or Chrome. */
export const LINK_STEP_KINDS = ["http", "dns", "tls", "browser"] as const;

/** Things worth knowing about a destination. None of them fails it. */
export const ADVISORY_KINDS = [
  /** The server answered 5xx, but showed a page. */
  "server_error",
  /** The page did not finish loading in time, but rendered. */
  "timeout",
  /** The server does not send an intermediate certificate, which browsers fetch themselves. */
  "incomplete_chain",
  /** A deep link ends on the site's home page. */
  "home_page",
  /** The page has almost no content. */
  "thin_page",
  /** A file, picture or source text instead of a page. */
  "not_a_page",
  /** A parked domain, a hosting provider's default page or a maintenance notice. */
  "placeholder",
  /** The page says that its subject is no longer available. */
  "gone",
  /** A redirect ends on the URL of an error, sign-in or password page. */
  "dead_end",
  /** A redirect drops a click identifier or a campaign parameter. */
  "tracking_lost",
  /** An https destination passes through http. */
  "insecure_hop",
  /** The certificate expires within 14 days. */
  "certificate_expiring",
  /** Another kind of device gets a different response. */
  "device_differs",
] as const;

export const Advisory = z.object({
  kind: z.enum(ADVISORY_KINDS),
  note: z.string().meta({ description: "One sentence for people, without the full stop." }),
});

/** One step of a check. An HTTP request has one step for each URL of its redirect chain. */
export const DestinationStep = z.object({
  how: z.enum(LINK_STEP_KINDS),
  url: z.string().meta({ description: "The requested URL, macros expanded." }),
  redirects: z.array(z.string()).meta({ description: "The URLs that redirected here, in order." }),
  httpStatus: z.int().nullable(),
  errorCode: z.string().nullable().meta({ description: "For example ENOTFOUND or ERR_CERT_DATE_INVALID." }),
  title: z.string().nullable().meta({ description: "The document's title, where one was read." }),
  tls: z.string().nullable().meta({ description: "Why the certificate was rejected." }),
  note: z.string().meta({ description: "The result of this step, for people." }),
  ms: z.number().min(0).meta({ description: "Milliseconds that this step took." }),
});

/** The verdict on one destination and every step that led to it: one NDJSON line of links mode. */
export const Destination = z.object({
  url: z.string().meta({ description: "The destination as given." }),
  verdict: z.enum(LINK_VERDICTS),
  httpStatus: z.int().nullable().meta({ description: "Of the last response; null where none came." }),
  finalUrl: z
    .string()
    .nullable()
    .meta({ description: "The last URL of the redirect chain; null where nothing answered." }),
  reason: z.string().nullable().meta({ description: "The reason in one short sentence; null when alive." }),
  advisories: z.array(Advisory),
  evidence: z.array(DestinationStep),
});

export type Advisory = z.infer<typeof Advisory>;
export type DestinationStep = z.infer<typeof DestinationStep>;
export type Destination = z.infer<typeof Destination>;
