import { z } from "zod";

/** What is concluded of a destination: `inconclusive` where nobody could tell, and it is never counted as dead. */
export const LINK_VERDICTS = ["alive", "link_broken", "inconclusive"] as const;

/** How a step looked: an HTTP request, a question to name servers, a handshake that only reads, real Chrome. */
export const LINK_STEP_KINDS = ["http", "dns", "tls", "browser"] as const;

/** What is worth knowing of a destination and never fails it by itself. */
export const ADVISORY_KINDS = [
  /** The server answered 5xx, and a page showed all the same. */
  "server_error",
  /** The page did not finish in time, and shows all the same. */
  "timeout",
  /** The server leaves out an intermediate certificate that browsers fetch themselves. */
  "incomplete_chain",
  /** A deep link ends on its site's home page. */
  "home_page",
  /** The page carries next to nothing. */
  "thin_page",
  /** A parked domain, a hosting provider's own page or a notice of maintenance answers. */
  "placeholder",
  /** The page says that what it shows is no longer to be had. */
  "gone",
  /** A redirect ends on the address of an error, a sign-in or a password. */
  "dead_end",
  /** A redirect drops a click identifier or a campaign parameter. */
  "tracking_lost",
  /** An https destination passes through http. */
  "insecure_hop",
  /** The certificate ends within 14 days. */
  "certificate_expiring",
  /** Another kind of device is answered otherwise. */
  "device_differs",
] as const;

export const Advisory = z.object({
  kind: z.enum(ADVISORY_KINDS),
  note: z.string().meta({ description: "For people: one sentence without its full stop." }),
});

/** One look at a destination: over HTTP, one for each address that redirects led through. */
export const DestinationStep = z.object({
  how: z.enum(LINK_STEP_KINDS),
  url: z.string().meta({ description: "What was asked for, macros expanded." }),
  redirects: z.array(z.string()).meta({ description: "The addresses that led here, the first one first." }),
  httpStatus: z.int().nullable(),
  errorCode: z.string().nullable().meta({ description: "For example ENOTFOUND or ERR_CERT_DATE_INVALID." }),
  title: z.string().nullable().meta({ description: "The document's title, where one was read." }),
  tls: z.string().nullable().meta({ description: "Why the certificate was refused, for people." }),
  note: z.string().meta({ description: "What was learned, for people." }),
  ms: z.number().min(0).meta({ description: "Milliseconds this look took." }),
});

/** The verdict on one destination, with every step that led to it: one NDJSON line of links mode. */
export const Destination = z.object({
  url: z.string().meta({ description: "The destination as it was given." }),
  verdict: z.enum(LINK_VERDICTS),
  httpStatus: z.int().nullable().meta({ description: "The last answer's; null where none came." }),
  finalUrl: z
    .string()
    .nullable()
    .meta({ description: "Where redirects ended; null where nothing answered." }),
  reason: z.string().nullable().meta({ description: "Why, in one short sentence; null when alive." }),
  advisories: z.array(Advisory),
  evidence: z.array(DestinationStep),
});

export type AdvisoryKind = (typeof ADVISORY_KINDS)[number];
export type Advisory = z.infer<typeof Advisory>;
export type DestinationStep = z.infer<typeof DestinationStep>;
export type Destination = z.infer<typeof Destination>;
