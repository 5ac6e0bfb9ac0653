import { z } from "zod";
import { MAX_PIN } from "../../contract/evaluation-request.ts";
import { PLATFORMS, VIEWPORTS } from "../../contract/vocabulary.ts";
import { FINDING_KINDS } from "../../findings/findings.ts";
import { PageSpeedBudget } from "../../result/page-speed-report.ts";

/**
 * The manifest's schema, from which `schema/ads.schema.json` is generated. Rules that a JSON Schema cannot express
 * (URLs, files, locales, unique ids) are in semantic-checks.ts and read-manifests.ts.
 */

const nonBlankText = (max: number) => z.string().regex(/\S/).max(max);
const copyText = (description: string) => nonBlankText(10_000).optional().meta({ description });

/** Google allows 15 headlines; other platforms fewer. */
const MAX_ROTATING_TEXTS = 50;
const rotatingTexts = (description: string, positions: number) => {
  const pinned = z
    .strictObject({ text: nonBlankText(10_000), pin: z.int().min(1).max(positions) })
    .describe("A text that is pinned to a position: it is always shown.");
  return z
    .array(z.union([nonBlankText(10_000), pinned]))
    .min(1)
    .max(MAX_ROTATING_TEXTS)
    .optional()
    .meta({ description });
};

/** Browsers, proxies and ad platforms reject longer URLs (Google Ads: 2,048 characters). */
const MAX_URL = 8_192;

const platform = z.enum(PLATFORMS).describe("Where the ad runs; selects the scoring weights. Detected if omitted.");
const viewport = z
  .enum(VIEWPORTS)
  .describe("The viewport of the evaluation. Default: mobile for Meta and TikTok, desktop otherwise.");
const locale = z
  .string()
  .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/)
  .max(100)
  .meta({
    description:
      "Language and region of the visit (BCP 47): Accept-Language and time zone. Default: the language of the " +
      "ad's copy; en-US if the copy is too short to detect it.",
    examples: ["en-GB", "de"],
  });
const threshold = z
  .number()
  .min(0)
  .max(10)
  .meta({ description: "The lowest overall score that passes, from 0 to 10.", examples: [7.5] });
const timeout = z
  .number()
  .min(1)
  .max(600)
  .meta({
    description: "How many seconds an ad's evaluation may take, from 1 to 600.",
    examples: [60],
  });

const truth = z
  .enum(["page", "ad"])
  .describe(
    "Which side is right where ad and page state different prices, discounts, shipping or dates. Only then can such " +
      "a fix be applied automatically.",
  );

const Copy = z
  .strictObject({
    headline: copyText("The ad's headline."),
    body: copyText("The ad's main text."),
    description: copyText("The ad's description line."),
    cta: copyText("The text of the ad's button, or its identifier, such as SHOP_NOW."),
    page: copyText("The advertiser's brand or page name."),
    headlines: rotatingTexts(
      "Further headlines that the platform shows in turn, as in a responsive search ad.",
      MAX_PIN,
    ),
    descriptions: rotatingTexts("Further descriptions that the platform shows in turn.", 2),
  })
  .describe("The ad's text. More reliable than text read from its picture.");

const Audience = z
  .strictObject({
    ageRange: nonBlankText(500).optional(),
    gender: nonBlankText(500).optional(),
    location: nonBlankText(500).optional(),
    interests: nonBlankText(500).optional(),
  })
  .describe("The target audience, as text.");

const Reference = z
  .string()
  .regex(/^[a-z]+:[^\s\p{Cc}]+$/u)
  .max(200);

const levelName = (description: string) =>
  z
    .union([nonBlankText(500), z.array(nonBlankText(500)).min(1).max(100)])
    .optional()
    .describe(`${description}; a list has one for each ref.`);

const Waiver = z
  .strictObject({
    kind: z.enum(FINDING_KINDS).meta({
      description: "The kind of finding. Each kind has a page in docs/reference/findings.",
      examples: ["offer"],
    }),
    until: z.iso
      .date()
      .meta({ description: "The last day on which it is accepted, in UTC.", examples: ["2026-12-31"] }),
    reason: nonBlankText(500).describe("Why it is accepted; shown in reports."),
  })
  .describe("A finding that is shown but does not fail the ad until a given day.");

/** Pages of an ad besides its landing page. */
export const LINK_KINDS = ["sitelink", "promotion", "price", "keyword", "card"] as const;
export const MAX_FURTHER_LINKS = 200;
export const MAX_LINK_TEXT_CHARS = 500;

const FurtherLink = z
  .strictObject({
    kind: z.enum(LINK_KINDS).optional().describe("What leads there. Default: sitelink."),
    text: nonBlankText(MAX_LINK_TEXT_CHARS).optional().describe("The text that people click, shown in reports."),
    url: nonBlankText(MAX_URL).meta({
      description: "The page. Macros of ad platforms are expanded.",
      examples: ["https://acme.example/sale"],
    }),
  })
  .describe("A further page of the ad, of which only the link is checked.");

const Ad = z
  .strictObject({
    id: z
      .string()
      .regex(/^(?!\s)[^\p{Cc}\u2028\u2029]+(?<!\s)$/u)
      .max(100)
      .meta({
        description: "The ad's name in reports, unique across all manifests.",
        examples: ["spring-sale"],
      }),
    ref: z
      .union([Reference, z.array(Reference).min(1).max(100)])
      .optional()
      .meta({
        description: "The ad at its platform, as adhere init writes it; several if they are one ad in the manifest.",
        examples: ["google:700000000001"],
      }),
    status: z
      .enum(["running", "paused"])
      .optional()
      .describe("A paused ad is skipped and counted. adhere init --update writes it."),
    campaign: levelName("The ad's campaign at its platform, as adhere init writes it"),
    group: levelName("The ad's ad group or ad set, as adhere init writes it"),
    platform: platform.optional(),
    asset: nonBlankText(MAX_URL)
      .optional()
      .meta({
        description: "The ad's image or video: a file, relative to the manifest's folder, or a URL.",
        examples: ["ads/spring-sale.png"],
      }),
    adUrl: nonBlankText(MAX_URL).optional().describe("A link to the ad itself, captured if there is no asset."),
    mediaType: z
      .enum(["image", "video"])
      .optional()
      .describe("What adUrl shows; for video, the video itself is evaluated. Detected from the URL if omitted."),
    copy: Copy.optional(),
    landing: nonBlankText(MAX_URL).meta({
      description: "The page that the ad leads to. Macros of ad platforms are expanded.",
      examples: ["https://acme.example/spring"],
    }),
    links: z
      .array(FurtherLink)
      .min(1)
      .max(MAX_FURTHER_LINKS)
      .optional()
      .describe("Further pages of the ad, such as those of sitelinks: a broken one fails the ad."),
    viewport: viewport.optional(),
    locale: locale.optional(),
    audience: Audience.optional(),
    threshold: threshold.optional(),
    timeout: timeout.optional(),
    "page-speed-budget": PageSpeedBudget.optional(),
    truth: truth.optional(),
    accept: z
      .array(Waiver)
      .min(1)
      .max(FINDING_KINDS.length)
      .optional()
      .describe("Findings that do not fail this ad until they expire."),
    sources: z
      .array(nonBlankText(1_000))
      .min(1)
      .optional()
      .meta({
        description: "Globs: in a pull request, evaluate the ad only when one of these files changed.",
        examples: [["site/spring/**"]],
      }),
  })
  .describe("One ad and the page that it leads to.");

const Defaults = z
  .strictObject({
    platform: platform.optional(),
    viewport: viewport.optional(),
    locale: locale.optional(),
    threshold: threshold.optional(),
    timeout: timeout.optional(),
    "page-speed-budget": PageSpeedBudget.optional(),
    truth: truth.optional(),
    trackingParameters: z
      .array(nonBlankText(100))
      .min(1)
      .optional()
      .describe(
        "Query parameters that choose no page, besides those that are known: URLs that differ in them alone lead to " +
          "one page. A name that ends in * stands for all that begin so.",
      ),
  })
  .describe("Defaults for every ad of this file.");

export const Manifest = z
  .strictObject({
    $schema: z.string().optional().describe("This schema, for editors."),
    version: z.literal(1).describe("The version of the manifest's format."),
    defaults: Defaults.optional(),
    ads: z.array(Ad),
  })
  .meta({ title: "Adhere ads manifest", description: "The ads to check, and the pages they lead to." });

export type Manifest = z.infer<typeof Manifest>;
export type Ad = z.infer<typeof Ad>;
export type FurtherLink = z.infer<typeof FurtherLink>;
export type Defaults = z.infer<typeof Defaults>;

/** The keys of each mapping, by its path without list positions. */
export const KEYS_BY_MAPPING = {
  "": Object.keys(Manifest.shape),
  defaults: Object.keys(Defaults.shape),
  ads: Object.keys(Ad.shape),
  "ads.copy": Object.keys(Copy.shape),
  "ads.audience": Object.keys(Audience.shape),
  "ads.accept": Object.keys(Waiver.shape),
  "ads.links": Object.keys(FurtherLink.shape),
  "ads.page-speed-budget": Object.keys(PageSpeedBudget.shape),
  "defaults.page-speed-budget": Object.keys(PageSpeedBudget.shape),
} as const satisfies Record<string, readonly string[]>;

export type MappingPath = keyof typeof KEYS_BY_MAPPING;

/**
 * What to write for a key, or for a key of one mapping only: the second half of messages about its value. The other keys
 * have text.
 */
export const VALUE_HINTS: Readonly<Record<string, string>> = {
  $schema: "write the URL of the schema",
  version: "write version: 1",
  defaults: "write a mapping, such as defaults: { threshold: 7 }",
  ads: 'write a list, each ad starting with "- id: …"',
  id: "write a short name on one line, at most 100 characters, such as spring-sale",
  platform: `write one of ${PLATFORMS.join(", ")}`,
  asset: "write a file of the repository, such as ads/spring-sale.png, or a URL",
  adUrl: "write the ad's own URL, starting with https://",
  mediaType: "write image or video",
  status: "write running or paused",
  copy: "write a mapping, such as copy: { headline: …, cta: SHOP_NOW }",
  headlines: 'write texts, such as ["Free returns", { text: Official site, pin: 1 }]',
  descriptions: 'write texts, such as ["Free returns.", { text: Made in Portugal., pin: 1 }]',
  pin: "write the position, 1 to 3 for a headline and 1 or 2 for a description",
  landing: "write the page's URL, such as https://acme.example/spring",
  links: 'write a list, such as links: [{ text: Sale, url: "https://acme.example/sale" }]',
  "links.kind": `write one of ${LINK_KINDS.join(", ")}`,
  url: "write the page's URL, such as https://acme.example/sale",
  viewport: "write mobile or desktop",
  locale: "write a language tag, such as en-GB",
  audience: "write a mapping, such as audience: { ageRange: 25-34 }",
  threshold: "write a number from 0 to 10, such as 7.5",
  timeout: "write seconds from 1 to 600, such as 60",
  "page-speed-budget": "write a mapping, such as { lcp: 2500, score: 80, on: warn }",
  score: "write a number from 0 to 100, such as 80",
  lcp: "write milliseconds, such as 2500",
  fcp: "write milliseconds, such as 1800",
  tbt: "write milliseconds, such as 200",
  cls: "write a number, such as 0.1",
  si: "write milliseconds, such as 3400",
  on: "write warn or fail",
  truth: "write page or ad: the side whose prices and dates are right",
  trackingParameters: "write names of query parameters, such as [ref, hs_*]",
  sources: 'write a list of globs, such as ["site/spring/**"]',
  accept: "write a list, such as accept: [{ kind: offer, until: 2026-12-31, reason: … }]",
  kind: `write one of ${FINDING_KINDS.join(", ")}`,
  until: "write a day of the calendar, such as 2026-12-31",
};
