import type { CheckResult, EntryResult } from "../../src/check/result.ts";
import type { Evaluation } from "../../src/contract/evaluation.ts";
import type { Attachments } from "../../src/contract/port.ts";
import { adPicture, outline, pagePicture } from "./pictures.ts";
import {
  belowEntry,
  brokenEntry,
  errorEntry,
  passedEntry,
  sampleEntry,
  sampleEvaluation,
  sampleFix,
  sampleResult,
  unseenEntry,
} from "./samples.ts";

const comparison = (
  change: Partial<Evaluation["elementComparisons"][number]>,
): Evaluation["elementComparisons"][number] => ({
  element: "Headline",
  category: "message",
  adValue: "Spring sale: 50% off all running shoes",
  landingPageValue: "Welcome to our store",
  status: "mismatch",
  severity: "HIGH",
  recommendation: "Open the page with what the ad promises.",
  ...change,
});

/** An evaluation that has one of everything that a page can show. */
export const fullEvaluation = (change: Partial<Evaluation> = {}): Evaluation =>
  sampleEvaluation(
    { visualMatch: 6.5, messageMatch: 3, aboveTheFoldContinuity: 4, toneAlignment: 6.5 },
    4.5,
    {
      elementComparisons: [
        comparison({}),
        comparison({
          element: "Offer",
          adValue: "50% off",
          landingPageValue: "not found on the page",
          status: "missing",
        }),
        comparison({
          element: "Call to action",
          adValue: "Shop now",
          landingPageValue: "Subscribe",
          severity: "MEDIUM",
        }),
        comparison({
          element: "Brand",
          adValue: "Acme",
          landingPageValue: "Acme",
          status: "match",
          severity: "LOW",
        }),
        comparison({
          element: "Colours",
          category: "visual",
          adValue: "#dc2389, #2b0f3a",
          landingPageValue: "#3472ec",
          status: "partial_match",
          severity: "LOW",
        }),
        comparison({
          element: "Layer over the page",
          category: "scent",
          status: "obscured",
          severity: "LOW",
        }),
        comparison({ element: "Badge", category: "tone", status: "implicit", severity: "LOW" }),
      ],
      conversionRisks: [
        {
          type: "OFFER_MISMATCH",
          message: "The ad promises 50% off; the page names no discount.",
          impact: "CRITICAL",
          element: "Offer",
        },
        {
          type: "CTA_FRICTION",
          message: "The page's only button says “Subscribe”.",
          impact: "MEDIUM",
          element: "Call to action",
        },
      ],
      fixes: [
        sampleFix(),
        sampleFix({
          element: "Call to action",
          fixType: "cta",
          currentValue: "Subscribe",
          suggestedValue: "Shop now",
        }),
        sampleFix({
          element: "Colours",
          fixType: "color",
          priority: "MEDIUM",
          currentValue: "#3472ec",
          suggestedValue: "#dc2389",
        }),
        sampleFix({
          element: "",
          fixType: "offer",
          priority: "LOW",
          currentValue: "",
          suggestedValue: "50% off",
          implementationSteps: [],
        }),
      ],
      alternateScores: [
        { profileId: "meta_story", displayLabel: "Meta Story", surfaceLabel: "Story", overallScore: 5 },
      ],
      ...change,
    },
  );

export const attachmentsOf = (grain = 0): Attachments => ({
  pictures: {
    ad: adPicture(undefined, grain),
    landingPage: pagePicture("mobile", undefined, grain),
    alternate: pagePicture("desktop", undefined, grain),
  },
  outlines: [
    outline(0),
    outline(0),
    outline(3, "page"),
    outline(5, "page"),
    outline(0, "none"),
    outline(60, "page"),
    outline(1),
  ],
  linkTrail: [],
  notices: [],
});

export const picturedEntry = (id: string, change: Partial<EntryResult> = {}): EntryResult =>
  belowEntry(id, {
    answer: fullEvaluation(),
    attachments: attachmentsOf(),
    linkTrail: ["http https://acme.example/ → 200: Answers 200 (31 ms)"],
    ...change,
  });

/** One of each, as a reader may meet them. */
export const everything = (): CheckResult =>
  sampleResult(
    [
      passedEntry("brand-search", { platform: "google", attachments: { ...attachmentsOf(), outlines: [] } }),
      picturedEntry("spring-sale-feed", { baseline: { state: "below_threshold", overallScore: 6 } }),
      picturedEntry("spring-sale-desktop", {
        platform: "linkedin",
        attachments: {
          ...attachmentsOf(),
          pictures: {
            ad: adPicture(),
            landingPage: pagePicture("desktop"),
            alternate: pagePicture("mobile"),
          },
        },
        waivers: [
          {
            kind: "offer",
            until: "2026-12-31",
            reason: "Agreed with legal.",
            state: "accepted",
            elements: ["Offer"],
          },
          { kind: "cta", until: "2026-01-31", reason: "Was a test.", state: "expired", elements: [] },
        ],
      }),
      unseenEntry("partner-offer"),
      passedEntry("shoes-reels", {
        notices: ["The consent layer could not be removed."],
        attachments: attachmentsOf(),
      }),
      brokenEntry("winter-clearance", {
        attachments: {
          pictures: { landingPage: pagePicture("mobile") },
          outlines: [],
          linkTrail: [],
          notices: [],
        },
      }),
      errorEntry("quota"),
      errorEntry("no-picture", {
        error: { message: "not a picture", code: "NO_AD_ASSET", blame: "manifest" },
      }),
      sampleEntry({ id: "autumn", state: "skipped", reason: "None of its sources changed." }),
    ],
    { notices: ["A proxy is set, so the visited addresses could not be pinned."] },
  );

/** As many entries as a large account has, of every kind, with pictures as heavy as real ones. */
export function many(count: number, grain: number): CheckResult {
  const shared = attachmentsOf(grain);
  const entries = Array.from({ length: count }, (_, at): EntryResult => {
    const id = `campaign-${at}`;
    // Pictures of their own: two entries that share one would count it once.
    const attachments: Attachments = {
      ...shared,
      pictures: Object.fromEntries(
        Object.entries(shared.pictures).map(([role, picture]) => [
          role,
          { ...picture, bytes: picture.bytes.slice() },
        ]),
      ),
    };
    if (at % 10 === 0) return brokenEntry(id);
    return at % 3 === 0
      ? picturedEntry(id, { attachments })
      : passedEntry(id, { attachments, answer: fullEvaluation({ overallScore: 8.5 }) });
  });
  return sampleResult(entries);
}
