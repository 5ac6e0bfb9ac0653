/**
 * Where visits are measured: analytics and ad pixels, after the vendors' own installation and Content-Security-Policy
 * pages (named a line).
 *
 * Left out on purpose, because pages are built with them: tag managers' scripts (www.googletagmanager.com, cdn.segment.com,
 * tags.tiqcdn.com), which install consent layers, tests and chats; A/B testing (VWO, Optimizely's and AB Tasty's scripts,
 * Adobe Target below tt.omtrdc.net); consent managers; connect.facebook.net, which draws embedded posts; and click
 * redirectors (ad.doubleclick.net/ddm/clk, www.googleadservices.com/pagead/aclk, t.co), which lead to landing pages.
 */

/** Hosts, with everything below them, that do nothing but measure: known from the name alone, so refused inside TLS too. */
export const BEACON_HOSTS: ReadonlySet<string> = new Set([
  "google-analytics.com", // Google Analytics: developers.google.com/tag-platform/security/guides/csp
  "region1.analytics.google.com", // Google Analytics 4, Europe: the same page
  "stats.g.doubleclick.net", // Google Analytics advertising features: the same page
  "fls.doubleclick.net", // Floodlight: support.google.com/campaignmanager
  "px.ads.linkedin.com", // LinkedIn Insight Tag: linkedin.com/help/lms
  "snap.licdn.com", // LinkedIn Insight Tag's script: linkedin.com/help/lms
  "analytics.tiktok.com", // TikTok Pixel: ads.tiktok.com/help
  "alb.reddit.com", // Reddit Pixel: business.reddithelp.com
  "pixel-config.reddit.com", // Reddit Pixel's configuration: business.reddithelp.com
  "bat.bing.com", // Microsoft Advertising UET: help.ads.microsoft.com
  "bat.bing.net", // Microsoft Advertising UET: help.ads.microsoft.com
  "clarity.ms", // Microsoft Clarity: learn.microsoft.com/clarity
  "ct.pinterest.com", // Pinterest tag: help.pinterest.com/business
  "tr.snapchat.com", // Snap Pixel: businesshelp.snapchat.com
  "analytics.twitter.com", // X Pixel: business.x.com
  "static.ads-twitter.com", // X Pixel's script: business.x.com
  "q.quora.com", // Quora Pixel: quoraadsupport.zendesk.com
  "static.hotjar.com", // Hotjar: help.hotjar.com
  "script.hotjar.com", // Hotjar: help.hotjar.com
  "vars.hotjar.com", // Hotjar: help.hotjar.com
  "in.hotjar.com", // Hotjar: help.hotjar.com
  "hotjar.io", // Hotjar's data collection: help.hotjar.com
  "api.segment.io", // Segment's events, not its script: segment.com/docs/connections/sources
  "cdn.mxpnl.com", // Mixpanel's script: docs.mixpanel.com
  "api.amplitude.com", // Amplitude's events: amplitude.com/docs
  "api2.amplitude.com", // Amplitude's events: amplitude.com/docs
  "api.eu.amplitude.com", // Amplitude's events, Europe: amplitude.com/docs
  "heapanalytics.com", // Heap: developers.heap.io
  "rs.fullstory.com", // FullStory's recordings: help.fullstory.com
  "edge.fullstory.com", // FullStory's script: help.fullstory.com
  "cdn.usefathom.com", // Fathom: usefathom.com/docs
  "queue.simpleanalyticscdn.com", // Simple Analytics: docs.simpleanalytics.com
  "static.cloudflareinsights.com", // Cloudflare Web Analytics: developers.cloudflare.com/web-analytics
  "nr-data.net", // New Relic Browser: docs.newrelic.com
  "browser-intake-datadoghq.com", // Datadog RUM: docs.datadoghq.com/real_user_monitoring
  "browser-intake-datadoghq.eu", // Datadog RUM, Europe: docs.datadoghq.com/real_user_monitoring
  "sc.omtrdc.net", // Adobe Analytics: experienceleague.adobe.com/docs/analytics
  "2o7.net", // Adobe Analytics, old: experienceleague.adobe.com/docs/analytics
  "mc.yandex.ru", // Yandex Metrica: yandex.com/support/metrica
  "mc.yandex.com", // Yandex Metrica: yandex.com/support/metrica
  "hm.baidu.com", // Baidu Tongji: tongji.baidu.com
  "track.hubspot.com", // HubSpot's page views: knowledge.hubspot.com
  "js.hs-analytics.net", // HubSpot's tracking script, not its forms: knowledge.hubspot.com
  "munchkin.marketo.net", // Marketo Munchkin: experienceleague.adobe.com/docs/marketo
  "mktoresp.com", // Marketo Munchkin: experienceleague.adobe.com/docs/marketo
  "tr.outbrain.com", // Outbrain Pixel: outbrain.com/help
  "sslwidget.criteo.com", // Criteo OneTag's events: help.criteo.com
  "insight.adsrvr.org", // The Trade Desk's pixel: partner.thetradedesk.com
  "pixel.quantserve.com", // Quantcast: quantcast.com
  "scorecardresearch.com", // Comscore: comscore.com
  "ping.chartbeat.net", // Chartbeat: docs.chartbeat.com
  "logx.optimizely.com", // Optimizely's event log, not its tests: docs.developers.optimizely.com
]);

/**
 * Addresses that measure, on hosts that also do other things: a host (with everything below it; null is any host), and
 * what its path and query begin with or contain.
 */
export const BEACON_PATHS: readonly (readonly [host: string | null, path: RegExp])[] = [
  ["facebook.com", /^\/tr(\/|\?|$)/], // Meta Pixel: developers.facebook.com/docs/meta-pixel
  ["connect.facebook.net", /^\/([a-z]{2}_[A-Z]{2}\/fbevents|signals\/)/], // Meta Pixel's script: the same pages
  ["googletagmanager.com", /^\/(g\/collect|td\?|a\?)/], // what Google's tags send, not their scripts: developers.google.com/tag-platform
  ["analytics.google.com", /^\/g\/collect/], // Google Analytics 4: developers.google.com/tag-platform/security/guides/csp
  ["google.com", /^\/(pagead\/(1p-|conversion|landing)|ccm\/(collect|form-data)|rmkt\/collect)/], // Google Ads: the same page
  ["googleadservices.com", /^\/(pagead\/conversion|ccm\/)/], // Google Ads conversions, not its clicks: the same page
  ["doubleclick.net", /^\/(pagead\/(viewthrough)?conversion|activityi?[;/])/], // Google Ads, Floodlight: the same page
  ["t.co", /^\/(1\/)?i\/adsct/], // X Pixel, not its short links: business.x.com
  ["twitter.com", /^\/i\/adsct/], // X Pixel: business.x.com
  ["redditstatic.com", /^\/ads\/(.*\/)?pixel\.js/], // Reddit Pixel's script: business.reddithelp.com
  ["sc-static.net", /^\/scevent\.min\.js/], // Snap Pixel's script: businesshelp.snapchat.com
  ["pinimg.com", /^\/ct\/(core\.js|lib\/)/], // Pinterest tag's script: help.pinterest.com/business
  ["mixpanel.com", /^\/(track|engage|groups|record)(\/|\?|$)/], // Mixpanel's events, not its flags: developer.mixpanel.com
  ["posthog.com", /^\/(e|s|capture|batch|i\/v0\/e)(\/|\?|$)/], // PostHog's events, not its flags: posthog.com/docs/api/capture
  ["plausible.io", /^\/api\/event/], // Plausible: plausible.io/docs/events-api
  ["matomo.cloud", /^\/(matomo|piwik)\.php/], // Matomo Cloud: developer.matomo.org/api-reference/tracking-api
  [null, /\/(matomo|piwik)\.php\?(.*&)?idsite=/], // Matomo on a site's own host: the same page
  [null, /^\/([^?]*\/)?g\/collect\?(.*&)?tid=G-/], // Google Analytics 4 on a site's own host: developers.google.com/tag-platform/tag-manager/server-side
  [null, /^\/b\/ss\//], // Adobe Analytics on a site's own host: experienceleague.adobe.com/docs/analytics
  [null, /^\/cdn-cgi\/rum(\?|$)/], // Cloudflare Web Analytics: developers.cloudflare.com/web-analytics
  [null, /^\/com\.snowplowanalytics\.snowplow\/tp2/], // Snowplow: docs.snowplow.io
];
