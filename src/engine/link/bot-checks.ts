/**
 * Bot checks, and how each one shows itself. A challenge rides on any status (Cloudflare's on 403 and 503, AWS
 * WAF's on 202 and 405), so it is looked for before the status is read.
 */

/** What an answer shows, whoever asked. Header names in lower case; several Set-Cookie lines joined by newlines. */
export interface PageResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  title: string;
  markup: string;
}

interface BotCheck {
  vendor: string;
  /** Says on its own that this is a challenge and no page. */
  isChallenge: (face: PageResponse) => boolean;
  /** Also stands on the vendor's ordinary pages, so it only says who it was that refused. */
  isPresent?: (face: PageResponse) => boolean;
}

/** Statuses by which these vendors refuse; their markers on a 404 or a 500 say nothing about a bot check. */
const BLOCKING_STATUSES: ReadonlySet<number> = new Set([403, 405, 406, 429]);

const getHeader = (face: PageResponse, name: string): string => face.headers[name] ?? "";
/** A check page is short: a longer one tells of it. */
const hasCheckPhrase = (face: PageResponse, words: string): boolean =>
  face.markup.length < MAX_CHECK_PAGE_CHARS && face.markup.includes(words);
const MAX_CHECK_PAGE_CHARS = 16 * 1024;
const setsCookie = (face: PageResponse, cookie: RegExp): boolean =>
  cookie.test(getHeader(face, "set-cookie"));

const BOT_CHECKS: readonly BotCheck[] = [
  {
    // developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response
    vendor: "Cloudflare",
    isChallenge: (face) =>
      getHeader(face, "cf-mitigated") === "challenge" ||
      face.markup.includes("_cf_chl_opt") ||
      hasCheckPhrase(face, "Checking if the site connection is secure") ||
      hasCheckPhrase(face, "needs to review the security of your connection") ||
      /^(just a moment[.…]*|attention required! \| cloudflare)$/i.test(face.title),
    isPresent: (face) =>
      getHeader(face, "server") === "cloudflare" && face.markup.includes("cf-error-details"),
  },
  {
    // docs.aws.amazon.com/waf/latest/developerguide/waf-captcha-and-challenge-how-it-works.html
    vendor: "AWS WAF",
    isChallenge: (face) =>
      /^(challenge|captcha)$/i.test(getHeader(face, "x-amzn-waf-action")) ||
      (face.markup.includes("gokuProps") && face.markup.includes("awswaf")),
    isPresent: (face) => /Request blocked/.test(face.markup) && face.markup.includes("(CloudFront)"),
  },
  {
    // docs.datadome.co: a blocked visitor is sent to geo. or interstitial.captcha-delivery.com by an inline `dd` object
    vendor: "DataDome",
    isChallenge: (face) => face.markup.includes("captcha-delivery.com") && /\bdd\s*=\s*\{/.test(face.markup),
    isPresent: (face) =>
      getHeader(face, "x-datadome") !== "" ||
      getHeader(face, "x-dd-b") !== "" ||
      setsCookie(face, /^datadome=/m) ||
      face.markup.includes("captcha-delivery.com"),
  },
  {
    // docs.humansecurity.com: the block page holds #px-captcha, "Press & Hold"
    vendor: "HUMAN",
    isChallenge: (face) =>
      /id=["']?px-captcha/.test(face.markup) ||
      hasCheckPhrase(face, "because we believe you are using automation tools") ||
      /^access to this page has been denied/i.test(face.title),
    isPresent: (face) =>
      setsCookie(face, /^_px\w*=/m) || /_px(AppId|Uuid|Vid|hd)\b|Press (&|&amp;|and) Hold/i.test(face.markup),
  },
  {
    // techdocs.akamai.com: a denial names its "Reference #"; the interstitial posts to /_sec/
    vendor: "Akamai",
    isChallenge: (face) =>
      (/^access denied$/i.test(face.title) && /Reference\s*(#|&#35;)/i.test(face.markup)) ||
      /\/_sec\/cp_challenge\/|sec-if-cpt-container/.test(face.markup),
    isPresent: (face) =>
      /^AkamaiGHost/i.test(getHeader(face, "server")) || setsCookie(face, /^(_abck|ak_bmsc|bm_sz)=/m),
  },
  {
    // docs.imperva.com: ordinary pages may load /_Incapsula_Resource too, but have a title of their own
    vendor: "Imperva",
    isChallenge: (face) =>
      /Incapsula incident ID/i.test(face.markup) ||
      (face.title === "" && face.markup.includes("_Incapsula_Resource")),
    isPresent: (face) =>
      getHeader(face, "x-iinfo") !== "" ||
      setsCookie(face, /^(visid_incap_|incap_ses_)/m) ||
      face.markup.includes("_Incapsula_Resource"),
  },
  {
    // docs.kasada.io: a 429 that loads ips.js
    vendor: "Kasada",
    isChallenge: (face) => face.status === 429 && /\bKPSDK\b/.test(face.markup),
    isPresent: (face) => getHeader(face, "x-kpsdk-ct") !== "",
  },
  {
    // vercel.com/docs/vercel-firewall/attack-challenge-mode
    vendor: "Vercel",
    isChallenge: (face) =>
      /^(challenge|deny)$/.test(getHeader(face, "x-vercel-mitigated")) ||
      /^vercel security checkpoint$/i.test(face.title),
  },
  {
    // docs.sucuri.net/website-firewall: the block page names itself
    vendor: "Sucuri",
    isChallenge: (face) => /^sucuri website firewall - access denied$/i.test(face.title),
    isPresent: (face) => getHeader(face, "x-sucuri-block") !== "",
  },
  {
    // my.f5.com K04324391: BIG-IP's blocking page, answered with 200
    vendor: "F5",
    isChallenge: (face) => /^request rejected$/i.test(face.title) && /support ID is/i.test(face.markup),
  },
  {
    // SiteGround's captcha names itself in a header
    vendor: "SiteGround",
    isChallenge: (face) => getHeader(face, "sg-captcha") === "challenge",
  },
  {
    // Its captcha comes with 200 and the site's own title
    vendor: "Amazon",
    isChallenge: (face) => hasCheckPhrase(face, "/errors/validateCaptcha"),
  },
  {
    // The interstitial of its web application firewall, with 200
    vendor: "StackPath",
    isChallenge: (face) =>
      hasCheckPhrase(face, "to protect itself from online attacks") && face.markup.includes("StackPath"),
  },
  {
    // Whole titles that only check pages carry, whoever sells the check
    vendor: "unnamed",
    isChallenge: (face) =>
      CHECK_TITLE.test(face.title) ||
      (SECURITY_TITLE.test(face.title) &&
        face.markup.length < MAX_CHECK_PAGE_CHARS &&
        MENTIONS_HUMAN_TEST.test(face.markup)),
  },
];

/** Titles of check pages and of firms that check: the former say at once whom they test. */
const SECURITY_TITLE =
  /^(security (check|verification)|one more step|access verification|sicherheits(überprüfung|prüfung|abfrage)|vérification de sécurité|contrôle de sécurité|(comprobación|verificación|control) de seguridad|(verifica|controllo) di sicurezza|beveiligingscontrole|verificação de segurança|kontrola bezpieczeństwa|säkerhetskontroll|sikkerhedstjek|sikkerhetssjekk|turvatarkistus|bezpečnostní kontrola|biztonsági ellenőrzés|güvenlik kontrolü|セキュリティチェック|安全(检查|验证))[.…!]*$/i;
const MENTIONS_HUMAN_TEST = /captcha|\brobots?\b|complete the security check|human/i;

const CHECK_TITLE =
  /^(robot or human\??|are you a robot\??|pardon our interruption[.…]*|human verification|client challenge|ddos-guard|radware (captcha|bot manager captcha)( page)?|checking your browser( before accessing .{1,80})?|please verify you are (a )?human|making sure you're not a bot|one moment, please|robot check|checking your browser - recaptcha|waiting for the redirectiron|are you not a robot\??|вы не робот\??|your access to this site has been limited( by the site owner)?|verify(ing)? you are human|bot verification|security checkpoint|captcha challenge)[.…!]*$/i;

/** The vendor of the bot check that answered instead of the page; null where none did. */
export function detectBotCheck(face: PageResponse): string | null {
  const trimmed = { ...face, title: face.title.trim() };
  const sure = BOT_CHECKS.find(({ isChallenge }) => isChallenge(trimmed));
  if (sure !== undefined) return sure.vendor;
  if (!BLOCKING_STATUSES.has(face.status)) return null;
  return detectBotManager(trimmed);
}

/** The vendor of a bot manager that had a hand in an answer, whatever it says; null where none shows. */
export function detectBotManager(face: PageResponse): string | null {
  return BOT_CHECKS.find(({ isPresent }) => isPresent?.(face))?.vendor ?? null;
}
