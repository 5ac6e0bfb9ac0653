/**
 * Bot checks, and how each one shows itself. A challenge rides on any status (Cloudflare's on 403 and 503, AWS
 * WAF's on 202 and 405), so it is looked for before the status is read.
 */

/** What an answer shows, whoever asked. Header names in lower case; several Set-Cookie lines joined by newlines. */
export interface Face {
  status: number;
  headers: Readonly<Record<string, string>>;
  title: string;
  markup: string;
}

interface Wall {
  vendor: string;
  /** Says on its own that this is a challenge and no page. */
  challenge: (face: Face) => boolean;
  /** Also stands on the vendor's ordinary pages, so it only says who it was that refused. */
  presence?: (face: Face) => boolean;
}

/** Statuses by which these vendors refuse; their markers on a 404 or a 500 say nothing about a bot check. */
const REFUSING: ReadonlySet<number> = new Set([403, 405, 406, 429]);

const header = (face: Face, name: string): string => face.headers[name] ?? "";
/** A check page is short: a longer one tells of it. */
const says = (face: Face, words: string): boolean =>
  face.markup.length < SHORT && face.markup.includes(words);
const SHORT = 16 * 1024;
const sets = (face: Face, cookie: RegExp): boolean => cookie.test(header(face, "set-cookie"));

const WALLS: readonly Wall[] = [
  {
    // developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response
    vendor: "Cloudflare",
    challenge: (face) =>
      header(face, "cf-mitigated") === "challenge" ||
      face.markup.includes("_cf_chl_opt") ||
      says(face, "Checking if the site connection is secure") ||
      says(face, "needs to review the security of your connection") ||
      /^(just a moment[.…]*|attention required! \| cloudflare)$/i.test(face.title),
    presence: (face) => header(face, "server") === "cloudflare" && face.markup.includes("cf-error-details"),
  },
  {
    // docs.aws.amazon.com/waf/latest/developerguide/waf-captcha-and-challenge-how-it-works.html
    vendor: "AWS WAF",
    challenge: (face) =>
      /^(challenge|captcha)$/i.test(header(face, "x-amzn-waf-action")) ||
      (face.markup.includes("gokuProps") && face.markup.includes("awswaf")),
    presence: (face) => /Request blocked/.test(face.markup) && face.markup.includes("(CloudFront)"),
  },
  {
    // docs.datadome.co: a blocked visitor is sent to geo. or interstitial.captcha-delivery.com by an inline `dd` object
    vendor: "DataDome",
    challenge: (face) => face.markup.includes("captcha-delivery.com") && /\bdd\s*=\s*\{/.test(face.markup),
    presence: (face) =>
      header(face, "x-datadome") !== "" ||
      header(face, "x-dd-b") !== "" ||
      sets(face, /^datadome=/m) ||
      face.markup.includes("captcha-delivery.com"),
  },
  {
    // docs.humansecurity.com: the block page holds #px-captcha, "Press & Hold"
    vendor: "HUMAN",
    challenge: (face) =>
      /id=["']?px-captcha/.test(face.markup) ||
      says(face, "because we believe you are using automation tools") ||
      /^access to this page has been denied/i.test(face.title),
    presence: (face) =>
      sets(face, /^_px\w*=/m) || /_px(AppId|Uuid|Vid|hd)\b|Press (&|&amp;|and) Hold/i.test(face.markup),
  },
  {
    // techdocs.akamai.com: a denial names its "Reference #"; the interstitial posts to /_sec/
    vendor: "Akamai",
    challenge: (face) =>
      (/^access denied$/i.test(face.title) && /Reference\s*(#|&#35;)/i.test(face.markup)) ||
      /\/_sec\/cp_challenge\/|sec-if-cpt-container/.test(face.markup),
    presence: (face) =>
      /^AkamaiGHost/i.test(header(face, "server")) || sets(face, /^(_abck|ak_bmsc|bm_sz)=/m),
  },
  {
    // docs.imperva.com: ordinary pages may load /_Incapsula_Resource too, but have a title of their own
    vendor: "Imperva",
    challenge: (face) =>
      /Incapsula incident ID/i.test(face.markup) ||
      (face.title === "" && face.markup.includes("_Incapsula_Resource")),
    presence: (face) =>
      header(face, "x-iinfo") !== "" ||
      sets(face, /^(visid_incap_|incap_ses_)/m) ||
      face.markup.includes("_Incapsula_Resource"),
  },
  {
    // docs.kasada.io: a 429 that loads ips.js
    vendor: "Kasada",
    challenge: (face) => face.status === 429 && /\bKPSDK\b/.test(face.markup),
    presence: (face) => header(face, "x-kpsdk-ct") !== "",
  },
  {
    // vercel.com/docs/vercel-firewall/attack-challenge-mode
    vendor: "Vercel",
    challenge: (face) =>
      /^(challenge|deny)$/.test(header(face, "x-vercel-mitigated")) ||
      /^vercel security checkpoint$/i.test(face.title),
  },
  {
    // docs.sucuri.net/website-firewall: the block page names itself
    vendor: "Sucuri",
    challenge: (face) => /^sucuri website firewall - access denied$/i.test(face.title),
    presence: (face) => header(face, "x-sucuri-block") !== "",
  },
  {
    // my.f5.com K04324391: BIG-IP's blocking page, answered with 200
    vendor: "F5",
    challenge: (face) => /^request rejected$/i.test(face.title) && /support ID is/i.test(face.markup),
  },
  {
    // SiteGround's captcha names itself in a header
    vendor: "SiteGround",
    challenge: (face) => header(face, "sg-captcha") === "challenge",
  },
  {
    // Its captcha comes with 200 and the site's own title
    vendor: "Amazon",
    challenge: (face) => says(face, "/errors/validateCaptcha"),
  },
  {
    // The interstitial of its web application firewall, with 200
    vendor: "StackPath",
    challenge: (face) =>
      says(face, "to protect itself from online attacks") && face.markup.includes("StackPath"),
  },
  {
    // Whole titles that only check pages carry, whoever sells the check
    vendor: "unnamed",
    challenge: (face) =>
      CHECK_TITLE.test(face.title) ||
      (SECURITY_TITLE.test(face.title) && face.markup.length < SHORT && TESTS.test(face.markup)),
  },
];

/** Titles of check pages and of firms that check: the former say at once whom they test. */
const SECURITY_TITLE =
  /^(security (check|verification)|one more step|access verification|sicherheits(überprüfung|prüfung|abfrage)|vérification de sécurité|contrôle de sécurité|(comprobación|verificación|control) de seguridad|(verifica|controllo) di sicurezza|beveiligingscontrole|verificação de segurança|kontrola bezpieczeństwa|säkerhetskontroll|sikkerhedstjek|sikkerhetssjekk|turvatarkistus|bezpečnostní kontrola|biztonsági ellenőrzés|güvenlik kontrolü|セキュリティチェック|安全(检查|验证))[.…!]*$/i;
const TESTS = /captcha|\brobots?\b|complete the security check|human/i;

const CHECK_TITLE =
  /^(robot or human\??|are you a robot\??|pardon our interruption[.…]*|human verification|client challenge|ddos-guard|radware (captcha|bot manager captcha)( page)?|checking your browser( before accessing .{1,80})?|please verify you are (a )?human|making sure you're not a bot|one moment, please|robot check|checking your browser - recaptcha|waiting for the redirectiron|are you not a robot\??|вы не робот\??|your access to this site has been limited( by the site owner)?|verify(ing)? you are human|bot verification|security checkpoint|captcha challenge)[.…!]*$/i;

/** The vendor of the bot check that answered instead of the page; null where none did. */
export function wallOf(face: Face): string | null {
  const trimmed = { ...face, title: face.title.trim() };
  const sure = WALLS.find(({ challenge }) => challenge(trimmed));
  if (sure !== undefined) return sure.vendor;
  if (!REFUSING.has(face.status)) return null;
  return managerOf(trimmed);
}

/** The vendor of a bot manager that had a hand in an answer, whatever it says; null where none shows. */
export function managerOf(face: Face): string | null {
  return WALLS.find(({ presence }) => presence?.(face))?.vendor ?? null;
}
