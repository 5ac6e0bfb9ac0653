import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detectPlatform, expandMacros, findUnresolvableMacro } from "../../../src/run/manifest/expand-macros.ts";

const PAGE = "https://acme.example/";

describe("expandMacros", () => {
  it.each([
    // Google Ads and Microsoft Advertising
    ["?q={keyword:Running Shoes}", "?q=Running%20Shoes"],
    ["?q={KeyWord:Running%20Shoes}", "?q=Running%20Shoes"],
    ["?q={keyword:a&b=c#d}", "?q=a%26b%3Dc%23d"],
    ["?q={keyword:running+shoes}", "?q=running+shoes"],
    ["?q={keyword}&c={campaignid}&g={gclid}", "?q=&c=0&g="],
    ["shoes/{keyword:trail}?d={device}&n={network}&m={matchtype}", "shoes/trail?d=c&n=g&m=e"],
    ["?p={param1:Sale}&x={_season}{ignore}", "?p=Sale&x="],
    ["{ifmobile:m/}{ifnotmobile:www/}?s={ifsearch:search}{ifcontent:display}", "www/?s=search"],
    ["?k={ifsearch:{keyword:deep {param1:er}}}", "?k=deep%20er"],
    ["?c={Campaign}&id={AdId}&m={msclkid}", "?c=adhere&id=0&m="],
    ["?h={hotel_id}&in={travel_start_day}&n={number_of_adults}&c={user_currency}", "?h=&in=&n=&c="],
    // Meta
    ["?c={{campaign.name}}&s={{ adset.id }}&a={{ad.id}}", "?c=adhere&s=0&a=0"],
    ["?p={{placement}}&s={{site_source_name}}", "?p=adhere&s=adhere"],
    // TikTok
    ["?c=__CAMPAIGN_NAME__&g=__AID__&a=__CID_NAME__&x=__CLICKID__", "?c=adhere&g=0&a=adhere&x="],
    ["?c=__CAMPAIGN_ID____CID__", "?c=00"],
    // Reddit and LinkedIn
    ["?c={{CAMPAIGN_ID}}&a={{AD_NAME}}&k={{CLICK_ID}}", "?c=0&a=adhere&k="],
    ["?g={{CAMPAIGN_GROUP_NAME}}&c={{CREATIVE_ID}}&a={{ACCOUNT_NAME}}", "?g=adhere&c=0&a=adhere"],
  ])("%s → %s", (written, expanded) => {
    expect(expandMacros(PAGE + written)).toBe(PAGE + expanded);
  });

  it("follows the visitor", () => {
    const url = `${PAGE}{ifmobile:m}{ifnotmobile:d}?device={device}`;
    expect(expandMacros(url, { mobile: true })).toBe(`${PAGE}m?device=m`);
    expect(expandMacros(url, { mobile: false })).toBe(`${PAGE}d?device=c`);
  });

  it.each([
    "_next/data/__next__/x.json",
    "__NEXT_DATA__",
    "wiki/__init__.py",
    "?filter=%7Bkeyword%7D&t=%7B%7Bcampaign.name%7D%7D",
    "?filter={unknown}&t={{unknown.thing}}&u={}&v={{}}&w={keyword",
    "?json={%22keyword%22:1}",
    "?t={{device_model}}",
    "?c=_CAMPAIGN_NAME_&d=__campaign_name__",
  ])("leaves %s alone", (rest) => {
    expect(expandMacros(PAGE + rest)).toBe(PAGE + rest);
  });

  it("leaves every URL without a macro's marks alone, and any text at all unharmed", () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        fc.pre(!/[{]|__/.test(url));
        expect(expandMacros(url)).toBe(url);
      }),
    );
    const pieces = fc.constantFrom("{", "}", "{{", "}}", "{keyword:", "{ifmobile:", "__", "CID", "\uD800", "%", "x");
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const written = parts.join("");
        expect(() => [expandMacros(written), findUnresolvableMacro(written), detectPlatform(written)]).not.toThrow();
      }),
    );
  });

  it("encodes any default so that it cannot leave its place in the URL", () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[{}%]/.test(text)),
        (text) => {
          const url = new URL(expandMacros(`${PAGE}?q={keyword:${text}}&end=1`));
          expect(url.searchParams.get("end")).toBe("1");
          expect(url.searchParams.get("q")).toBe(text.replaceAll("+", " "));
        },
      ),
    );
  });
});

describe("unresolvableMacro", () => {
  it.each([
    ["{lpurl}?x=1", "{lpurl}"],
    ["https://track.example/?to={unescapedlpurl}", "{unescapedlpurl}"],
    ["{lpurl+2}", "{lpurl+2}"],
    ["https://acme.example/{campaignid}/?x={adgroupid}", "{campaignid}"],
    ["https://{_shop}.example/", "{_shop}"],
    ["https://acme.example/{keyword}", "{keyword}"],
    ["https://acme.example/a__CID__", "__CID__"],
    ["https://acme.example/{{ad.id}}", "{{ad.id}}"],
    ["https://acme.example/?u={{product.url}}", "{{product.url}}"],
  ])("%s depends on %s", (url, macro) => {
    expect(findUnresolvableMacro(url)).toBe(macro);
  });

  it.each([
    "https://acme.example/?x={campaignid}&y={{ad.id}}&z=__CID__",
    "https://acme.example/#{campaignid}",
    "https://acme.example/{keyword:shoes}/{device}",
    "https://acme.example/{id}/__next/%7Blpurl%7D",
  ])("%s can be visited", (url) => {
    expect(findUnresolvableMacro(url)).toBeNull();
  });
});

describe("platformOfMacros", () => {
  it.each([
    ["?x=__CAMPAIGN_ID__", "tiktok"],
    ["?x={{adset.name}}", "meta"],
    ["?x={{site_source_name}}", "meta"],
    ["?x={gclid}", "google"],
    ["?x={_custom}", "google"],
    ["?x={{CAMPAIGN_ID}}", null],
    ["?x={unknown}", null],
    ["", null],
  ])("%s → %s", (written, platform) => {
    expect(detectPlatform(PAGE + written)).toBe(platform);
  });
});
