import { describe, expect, it } from "vitest";
import type { EvaluationRequest } from "../../../src/contract/evaluation-request.ts";
import { DIMENSIONS } from "../../../src/contract/vocabulary.ts";
import { chooseSurfaces } from "../../../src/engine/score/choose-surfaces.ts";
import type { CreativeShape } from "../../../src/engine/score/infer-placement.ts";
import { getProfile } from "../../../src/engine/score/placement-profiles.ts";
import { PROFILE_IDS } from "./judgement-fixtures.ts";

const SQUARE: CreativeShape = { width: 1080, height: 1080, mediaType: "image" };
const TALL: CreativeShape = { width: 1080, height: 1920, mediaType: "image" };
const WIDE_VIDEO: CreativeShape = { width: 1920, height: 1080, mediaType: "video" };

function choose(
  query: string,
  adData: Partial<EvaluationRequest["adData"]> = {},
  creative: CreativeShape | null = SQUARE,
) {
  const request: EvaluationRequest = {
    adData: { imageUrl: "https://cdn.acme.example/ad.png", ...adData },
    landingPageData: { url: `https://acme.example/spring${query}` },
  };
  return chooseSurfaces({ request, creative });
}

function profileFor(...input: Parameters<typeof choose>) {
  const { surfaces } = choose(...input);
  expect(surfaces).toHaveLength(1);
  return surfaces[0]?.profile;
}

describe("the table of profiles", () => {
  it.each(PROFILE_IDS)("has weights that sum to exactly 1: %s", (id) => {
    const { weights } = getProfile(id);
    expect(DIMENSIONS.reduce((sum, name) => sum + Math.round(weights[name] * 1e4), 0)).toBe(1e4);
  });
});

describe("the platform", () => {
  it.each([
    ["facebook", "meta_feed"],
    ["instagram", "meta_feed"],
    ["meta", "meta_feed"],
    ["tiktok", "tiktok_feed"],
    ["linkedin", "linkedin_single_image"],
    ["google", "google_display"],
    ["reddit", "reddit_promoted_post"],
  ] as const)("is %s if the request says so", (platform, id) => {
    expect(profileFor("?gclid=1&utm_source=linkedin", { platform })).toMatchObject({
      id,
      detectionConfidence: "high",
      detectionReason: expect.stringContaining(platform),
    });
  });

  it.each([
    ["?utm_campaign={{campaign.name}}", "meta_feed"],
    ["?utm_campaign=%7B%7Bcampaign.name%7D%7D", "meta_feed"],
    ["?p={{placement}}", "meta_feed"],
    ["?kw={keyword:running%20shoes}", "google_display"],
    ["?c={campaignid}", "google_display"],
    ["?c=__CID__", "tiktok_feed"],
    ["?c={{CREATIVE_ID}}", "linkedin_single_image"],
    ["?c={{ADGROUP_ID}}", "reddit_promoted_post"],
    ["?gclid=abc", "google_display"],
    ["?GCLID=abc", "google_display"],
    ["?gbraid=abc", "google_display"],
    ["?wbraid=abc", "google_display"],
    ["?fbclid=abc", "meta_feed"],
    ["?ttclid=abc", "tiktok_feed"],
    ["?li_fat_id=abc", "linkedin_single_image"],
    ["?rdt_cid=abc", "reddit_promoted_post"],
  ])("of %s is %s, with high confidence", (query, id) => {
    expect(profileFor(query)).toMatchObject({ id, detectionConfidence: "high" });
  });

  it.each([
    ["https://www.facebook.com/ads/library/?id=1", "meta_feed"],
    ["https://adstransparency.google.com/advertiser/1", "google_display"],
    ["https://library.tiktok.com/ads/detail/?ad_id=1", "tiktok_feed"],
    ["https://www.linkedin.com/ad-library/detail/1", "linkedin_single_image"],
    ["https://www.reddit.com/r/x/comments/1", "reddit_promoted_post"],
  ])("of the ad URL %s is %s", (adUrl, id) => {
    expect(profileFor("", { adUrl })).toMatchObject({ id, detectionConfidence: "high" });
  });

  it.each([
    ["?utm_source=facebook", "meta_feed"],
    ["?utm_source=ig", "meta_feed"],
    ["?utm_source=Google", "google_display"],
    ["?utm_source=linkedin-ads", "linkedin_single_image"],
  ])("of %s is %s, with low confidence", (query, id) => {
    expect(profileFor(query)).toMatchObject({ id, detectionConfidence: "low" });
  });

  it.each(["", "?utm_source=newsletter", "?utm_source=notfacebook", "?q={{name}}", "?x={creativity}"])(
    "is unknown for “%s”, so the default weights apply",
    (query) => {
      expect(profileFor(query)).toMatchObject({ id: "default", detectionConfidence: "low" });
    },
  );

  it("is detected from macros before click ids, and from click ids before utm_source", () => {
    expect(profileFor("?gclid=1&c=__CID__")?.id).toBe("tiktok_feed");
    expect(profileFor("?utm_source=facebook&li_fat_id=1")?.id).toBe("linkedin_single_image");
  });

  it("is unknown for URLs that do not parse", () => {
    const request: EvaluationRequest = {
      adData: { imageUrl: "file:///ad.png", adUrl: "not a url" },
      landingPageData: { url: "{lpurl}?a=%E0%A4%A" },
    };
    expect(chooseSurfaces({ request, creative: SQUARE }).surfaces[0]?.profile.platform).toBe("google");
  });
});

describe("the placement", () => {
  it.each([
    ["?utm_placement=story", "meta", SQUARE, "meta_story", "high"],
    ["?utm_placement=instagram_reels", "meta", SQUARE, "meta_reels", "high"],
    ["?placement=Facebook_Mobile_Feed", "meta", TALL, "meta_feed", "high"],
    ["?utm_content=Instagram_Stories", "meta", SQUARE, "meta_story", "high"],
    ["?utm_campaign=stories-of-spring", "meta", SQUARE, "meta_feed", "high"],
    ["", "meta", TALL, "meta_story", "low"],
    ["", "meta", { ...TALL, mediaType: "video" }, "meta_reels", "low"],
    ["", "meta", { ...TALL, width: 1201 }, "meta_feed", "high"],
    ["", "meta", null, "meta_feed", "low"],
    ["", "google", null, "google_search", "high"],
    ["", "google", SQUARE, "google_display", "high"],
    ["", "google", WIDE_VIDEO, "google_youtube", "high"],
    ["?utm_placement=search", "google", SQUARE, "google_search", "high"],
    ["?network=d", "google", null, "google_display", "high"],
    ["?placement=searchengine.example", "google", SQUARE, "google_display", "high"],
    ["?placement=www.youtube.com", "google", SQUARE, "google_youtube", "high"],
    ["?utm_placement=conversation", "reddit", SQUARE, "reddit_conversation", "high"],
    ["?utm_placement=feed", "reddit", SQUARE, "reddit_promoted_post", "high"],
  ] as const)("%s on %s is scored as %4$s", (query, platform, creative, id, detectionConfidence) => {
    expect(profileFor(query, { platform }, creative)).toMatchObject({ id, detectionConfidence });
  });

  it("does not depend on UTM values that name no placement", () => {
    const utm =
      "?utm_source=newsletter&utm_medium=cpc&utm_campaign=pmax-spring-stories&utm_content=search_me&utm_term=video";
    for (const platform of ["meta", "tiktok", "linkedin", "reddit"] as const)
      expect(choose(utm, { platform })).toEqual(choose("", { platform }));
  });

  it("shows no picture in search results, unless the picture has the only text", () => {
    const query = "?utm_placement=search";
    const copy = { adTextFields: { headline: "Running shoes" } };
    expect(choose(query, { platform: "google", ...copy }).surfaces[0]?.visibleAssets).toEqual({
      picture: false,
      text: true,
    });
    expect(choose(query, { platform: "google" }).surfaces[0]?.visibleAssets.picture).toBe(true);
  });
});

describe("Performance Max", () => {
  const twoTexts = { adTextFields: { headline: "Run further", bodyText: "Light shoes for long days." } };
  const idsOf = (choice: ReturnType<typeof choose>) => choice.surfaces.map(({ profile }) => profile.id);

  it.each(["?utm_campaign=PMax_Spring", "?utm_campaign=performance+max", "?c=performance-max-de", "?network=x"])(
    "is named by %s",
    (query) => {
      const choice = choose(query, { platform: "google", ...twoTexts });
      expect(choice).toMatchObject({ isPmax: true, detectionMode: "multi_placement" });
      expect(idsOf(choice)).toEqual(["google_display", "google_search"]);
      expect(choice.surfaces[0]?.profile.detectionConfidence).toBe("high");
      expect(choice.surfaces.map(({ visibleAssets }) => visibleAssets.picture)).toEqual([true, false]);
    },
  );

  it.each(["?utm_campaign=pmaxi", "?utm_campaign=performance_maximizer"])("is not named by %s", (query) => {
    expect(choose(query, { platform: "google" }).isPmax).toBe(false);
  });

  it("is named without a platform, too", () => {
    expect(choose("?utm_campaign=pmax", twoTexts).isPmax).toBe(true);
  });

  it("is likely for a Google picture with two texts, and the reason says how to change that", () => {
    const choice = choose("", { platform: "google", ...twoTexts });
    expect(choice.isPmax).toBe(true);
    expect(choice.surfaces[0]?.profile).toMatchObject({
      detectionConfidence: "low",
      detectionReason: expect.stringContaining("utm_placement=display"),
    });
    const pinned = choose("?utm_placement=display", { platform: "google", ...twoTexts });
    expect(pinned).toMatchObject({ isPmax: false, detectionMode: "single" });
    expect(idsOf(pinned)).toEqual(["google_display"]);
  });

  it.each([
    [{ headline: "Run further", ctaType: "SHOP_NOW", pageName: "Acme" }, SQUARE],
    [{ headline: "Run further", bodyText: " " }, SQUARE],
    [twoTexts.adTextFields, WIDE_VIDEO],
  ])("is not inferred from %j", (adTextFields, creative) => {
    expect(choose("", { platform: "google", adTextFields }, creative).isPmax).toBe(false);
  });

  it("has one surface where the assets allow one placement only", () => {
    const choice = choose("?utm_campaign=pmax", { platform: "google" });
    expect(choice).toMatchObject({ isPmax: true, detectionMode: "single" });
    expect(idsOf(choice)).toEqual(["google_display"]);
  });
});
