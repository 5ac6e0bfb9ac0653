import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBeacon, isBeaconHost, listBeaconPatterns } from "../../../src/engine/guard/is-beacon.ts";
import beacons from "../../../src/engine/lexicon/beacons.json" with { type: "json" };

/** As Chrome matches patterns: none of ours has another wildcard than `*` at both ends. */
const asksAbout = (url: string): boolean => listBeaconPatterns().some((pattern) => url.includes(pattern.slice(1, -1)));

describe("beacons", () => {
  it("are recognised in URLs and host names of any length", () => {
    expect(isBeacon(`https://acme.example/${"matomo.php?".repeat(1_000_000)}`)).toBe(false);
    expect(isBeacon(`https://acme.example/matomo.php?a=${"b".repeat(3_000)}&idsite=1`)).toBe(true);
    expect(isBeaconHost(`${"a.".repeat(1_000_000)}example`)).toBe(false);
    expect(isBeacon(`https://${"a.".repeat(100_000)}google-analytics.com/`)).toBe(false);
  });

  it.each([
    "https://www.google-analytics.com/g/collect?v=2&tid=G-1",
    "https://region1.google-analytics.com/g/collect",
    "https://stats.g.doubleclick.net/j/collect",
    "https://1234567.fls.doubleclick.net/activityi;src=1",
    "https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/",
    "https://www.googleadservices.com/pagead/conversion/1/?random=2",
    "https://www.google.com/pagead/1p-conversion/1/",
    "https://www.google.com/ccm/collect?en=page_view",
    "https://www.googletagmanager.com/td?id=G-1",
    "https://www.facebook.com/tr?id=1&ev=PageView",
    "https://www.facebook.com/tr/?id=1&ev=PageView",
    "https://connect.facebook.net/en_US/fbevents.js",
    "https://connect.facebook.net/signals/config/1",
    "https://analytics.tiktok.com/i18n/pixel/events.js",
    "https://px.ads.linkedin.com/collect?pid=1",
    "https://snap.licdn.com/li.lms-analytics/insight.min.js",
    "https://alb.reddit.com/rp.gif",
    "https://bat.bing.com/action/0?ti=1",
    "https://www.clarity.ms/tag/x",
    "https://static.hotjar.com/c/hotjar-1.js",
    "https://t.co/i/adsct?bci=1",
    "https://t.co/1/i/adsct",
    "https://api.segment.io/v1/p",
    "https://api-js.mixpanel.com/track/?ip=1",
    "https://us.i.posthog.com/e/?ip=1",
    "https://acme.matomo.cloud/matomo.php?idsite=1",
    "https://stats.acme.example/matomo.php?action_name=a&idsite=3&rec=1",
    "https://metrics.acme.example/g/collect?v=2&tid=G-ABC",
    "https://metrics.acme.example/b/ss/acmeprod/1/JS-2",
    "https://acme.example/cdn-cgi/rum?",
    "http://WWW.Google-Analytics.com./collect",
    "wss://ws.hotjar.io/api",
  ])("%s is a beacon, and Chrome asks about it", (url) => {
    expect(isBeacon(url)).toBe(true);
    expect(asksAbout(new URL(url).href)).toBe(true);
  });

  it("Chrome asks about every URL that has a beacon's path, of any host", () => {
    const generated = beacons.paths.map(({ host, path }) =>
      fc.stringMatching(new RegExp(path)).map((text) => `https://${host ?? "shop.example"}${text}`),
    );
    fc.assert(
      fc.property(fc.oneof(...generated), (text) => {
        const url = URL.parse(text)?.href;
        fc.pre(url !== undefined && isBeacon(url));
        expect(asksAbout(url)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it("Chrome does not ask about a page's own files", () => {
    for (const url of [
      "https://shop.example/app.js",
      "https://cdn.shop.example/hero.jpg?v=2",
      "https://fonts.gstatic.com/a.woff2",
    ])
      expect(asksAbout(url)).toBe(false);
  });

  it.each([
    // tag managers and their libraries
    "https://www.googletagmanager.com/gtm.js?id=GTM-1",
    "https://www.googletagmanager.com/gtag/js?id=G-1",
    "https://www.googletagmanager.com/ns.html?id=GTM-1",
    "https://cdn.segment.com/analytics.js/v1/x/analytics.min.js",
    "https://tags.tiqcdn.com/utag/acme/main/prod/utag.js",
    // A/B tests and personalisation
    "https://dev.visualwebsiteoptimizer.com/j.php",
    "https://cdn.optimizely.com/js/1.js",
    "https://acme.tt.omtrdc.net/rest/v1/delivery",
    "https://api-js.mixpanel.com/flags/",
    "https://us.i.posthog.com/flags/?v=2",
    "https://us-assets.i.posthog.com/static/array.js",
    // consent managers
    "https://cdn.cookielaw.org/scripttemplates/otSDKStub.js",
    "https://consent.cookiebot.com/uc.js",
    // visible content
    "https://connect.facebook.net/en_US/sdk.js",
    "https://www.facebook.com/plugins/post.php",
    "https://www.facebook.com/trips",
    "https://www.google.com/recaptcha/api.js",
    "https://www.google.com/maps/embed",
    "https://js.hsforms.net/forms/v2.js",
    "https://i.pinimg.com/originals/a.jpg",
    "https://media.licdn.com/dms/image/x",
    // click redirectors and vendors' own landing pages
    "https://ad.doubleclick.net/ddm/clk/1;2;3",
    "https://www.googleadservices.com/pagead/aclk?sa=L",
    "https://t.co/AbCdEf",
    "https://www.hotjar.com/pricing",
    "https://clarity.microsoft.com/",
    "https://mixpanel.com/engagement-report",
    "https://segment.com/",
    "https://amplitude.com/",
    "https://plausible.io/",
    "https://matomo.cloud/",
    "https://acme.example/collect",
    "https://acme.example/tr?id=1",
    "https://notgoogle-analytics.com/",
    "https://google-analytics.com.evil.example/",
    "data:text/plain,beacon",
    "not a url",
  ])("%s is not a beacon", (url) => expect(isBeacon(url)).toBe(false));

  it("the host list contains only hosts that serve nothing else", () => {
    expect(isBeaconHost("www.google-analytics.com")).toBe(true);
    expect(isBeaconHost("www.googletagmanager.com")).toBe(false);
    expect(isBeaconHost("www.facebook.com")).toBe(false);
    expect(isBeaconHost("www.google.com")).toBe(false);
    expect(isBeaconHost("com")).toBe(false);
  });

  it("the host list contains host names, and no subdomain of another entry", () => {
    for (const { host } of beacons.hosts) {
      expect(new URL(`https://${host}/`).hostname).toBe(host);
      expect(isBeaconHost(host.slice(host.indexOf(".") + 1)), host).toBe(false);
    }
  });
});
