export const id = 6417;
export const ids = [6417];
export const modules = {

/***/ 26417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createEngine: () => (/* binding */ createEngine)
});

// UNUSED EXPORTS: judgeSaved, snapshotFolders

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/engine/capture/capturer.js + 66 modules
var capture_capturer = __webpack_require__(86049);
// EXTERNAL MODULE: ./build/engine/closing.js
var closing = __webpack_require__(14480);
// EXTERNAL MODULE: ./build/contract/error.js
var error = __webpack_require__(99789);
;// CONCATENATED MODULE: ./build/engine/advice/plausible.js
const SHORT = new Set(("a i o am an as at ax be by do eh go ha hi ho id if in is it la lo ma me my no of oh ok on or ox pa re so to up us we ye yo vs " +
    "ace act add age ago aid aim air ale all and ant any ape apt arc are arm art ash ask ate awe axe bad bag ban bar bat bay bed bee beg " +
    "bet bib bid big bin bit bow box boy bra bud bug bun bus but buy bye cab can cap car cat cod cop cot cow cry cub cue cup cut dad day " +
    "den dew did die dig dim dip doe dog don dot dry due duo dye ear eat ebb eco egg ego elf elk elm end eon era eve ewe eye fab fan far " +
    "fat fax fed fee few fig fin fir fit fix fly fog for fox fry fun fur gap gas gel gem get gig gin god got gum gun gut guy gym had ham " +
    "has hat hay hem hen her hey hid him hip his hit hob hog hop hot how hub hue hug hum hut ice icy ill ink inn ion isn its ivy jam jar " +
    "jaw jet job jog joy jug keg key kid kin kit lab lap law lay led leg let lid lie lip lit log lot low mad man map mat max may men met " +
    "mid min mix mob mom mop mud mug mum nap net new nil nip nod nor not now nun nut oak oar oat odd off oil old one opt our out owe owl " +
    "own pad pal pan pat paw pay pea pen pep per pet pie pig pin pit pod pop pot pre pro pub pun pup put ram ran rap rat raw ray red rib " +
    "rid rig rim rip rob rod row rub rug rum run rye sad sap sat saw say sea see set sew she shy sin sip sir sit six ski sky sly sob son " +
    "soy spa spy sum sun tab tag tan tap tax tea ten the tie tin tip toe ton too top tow toy try tub tug two use van vat vet via vow wax " +
    "way web wed wet who why wig win wit won wow yep yes yet you zip zoo " +
    "ai app apr atm bmw cbd ceo crm diy dna dvd ebook eu faq gb gps hd hr ios iq ipa it kg km led ltd mba mp mph nhs nyc ny oz pc pdf " +
    "phd pin pm pr rv seo sms suv tv uk usa usb vip vpn vr wi fi xl xs xxl mr mrs ms dr st inc co").split(" "));
const ONSET = /^(?:[bcdfghjklmnpqrstvwxyz]|b[lr]|c[hlrz]|chr|d[rw]|f[lr]|g[hlnr]|k[nrl]|ll|mc|p[hlrs]|phr|rh|s[chklmnpqtwv]|sch|scr|shr|sph|spl|spr|str|t[hrsw]|thr|w[hr])?[aeiouy]/;
const RUN = /[bcdfghjklmnpqrstvwxz]{6}|(\p{L})\1\1/u;
const FIGURE = /^[-+]?\p{Sc}?\d[\d.,:/]*(?:%|\p{Sc}|st|nd|rd|th|[ap]m|[hkmxgs]|kg|km|mg|ml|gb|tb|in)?$/iu;
const CASE = /^(?:\p{Lu}+|\p{Lu}?\p{Ll}+)$/u;
function isWord(word) {
    if (FIGURE.test(word))
        return true;
    if (!CASE.test(word))
        return false;
    const small = word.toLowerCase();
    return small.length <= 3 ? SHORT.has(small) : ONSET.test(small) && !RUN.test(small);
}
function isPlausible(text, known) {
    return text
        .normalize("NFC")
        .replaceAll(/['’](?:s|t|d|m|re|ve|ll)(?!\p{L})/giu, "")
        .split(/[\s/–—-]+|(?<=\p{L})['’](?=\p{L})/u)
        .map((word) => word.replaceAll(/^[^\p{L}\p{N}\p{Sc}]+|[^\p{L}\p{N}\p{Sc}%]+$/gu, ""))
        .every((word) => word === "" || known.has(word.toLowerCase()) || isWord(word));
}

;// CONCATENATED MODULE: ./build/engine/advice/counsel.js

const isElsewhere = ({ among = [] }) => among.some(({ kind, contradiction }) => contradiction && (kind === "product" || kind === "language"));
const isOtherProduct = ({ among = [] }) => among.some(({ kind, comparison }) => kind === "product" && comparison.status === "mismatch");
const LONGEST_QUOTE = 90;
function quoted(text) {
    const single = text.replaceAll(/\s+/g, " ").trim();
    const short = single.length > LONGEST_QUOTE ? `${single.slice(0, LONGEST_QUOTE - 1).trimEnd()}…` : single;
    return `“${short}”`;
}
const SURE_READING = 0.6;
function isSure(fact) {
    return !!fact && fact.text.trim() !== "" && (fact.source !== "ocr" || fact.confidence >= SURE_READING);
}
const VERBATIM = 0.9;
const writtenWords = ({ ad, page }) => new Set([ad.headline, ...ad.copy, ad.brand]
    .filter((passage) => passage?.source === "field")
    .map((passage) => passage?.plain ?? "")
    .concat(page.wording, ...page.blocks.map(({ plain }) => plain))
    .flatMap((words) => words.split(" ")));
function isVerbatim(fact, evidence) {
    if (fact.source !== "ocr")
        return true;
    const language = evidence.ad.language?.tag ?? evidence.page.language?.tag ?? "en";
    return ((fact.leastSure ?? fact.confidence) >= VERBATIM &&
        language === "en" &&
        isPlausible(fact.text, writtenWords(evidence)));
}
function isOnPage(fact) {
    return !!fact && fact.source === "page" && !fact.drawn && fact.text.trim() !== "";
}
function adStep(fact, suggested, besides = []) {
    const change = [`replace ${quoted(fact.text)} with ${quoted(suggested)}`, ...besides].join(", and ");
    return fact.source === "field"
        ? `In the ad's text, ${change}.`
        : `In the ad's artwork, ${change}${besides.length > 0 ? "," : ""} and export the creative again.`;
}
function pageStep(current, suggested) {
    return `On the page, replace ${quoted(current)} with ${quoted(suggested)}.`;
}
const CHECK_AGAIN = "Run this check again to see the two agree.";
const REVIEW_AGAIN = "Submit the changed ad; it passes the platform's review once more.";

;// CONCATENATED MODULE: ./build/engine/advice/clauses.js
const CLAUSE = /\s+[|•·–—]\s+|(?<=[.!?;])\s+/g;
const SENTENCE = /(?<=[.!?])\s+(?=\p{Lu})/gu;
const ORDINAL = /(?<![\d.,:\p{Sc}]|\p{Sc}\s)\b\d{1,2}\.$/u;
const DATED = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}*\.?\s\d{1,2}\.$/iu;
const INITIAL = /(?<![\p{L}\p{N}])\p{L}\.$/u;
const ABBREVIATED = /(?<!\p{L})(?:bzw|ca|inkl|incl|exkl|excl|zzgl|max|min|mind|nr|no|núm|dr|prof|st|ste|mr|mrs|vs|approx|tel|str|evtl|ggf|usw|etc|resp|art|pos)\.$/iu;
function goesOn(before, after) {
    if (!before.endsWith(".") || before.endsWith(".."))
        return false;
    if (/^\p{Ll}/u.test(after))
        return true;
    return (ORDINAL.test(before) && !DATED.test(before)) || INITIAL.test(before) || ABBREVIATED.test(before);
}
function partedAt(boundary, text) {
    const parts = [];
    let start = 0;
    for (const { index, 0: gap } of text.matchAll(boundary)) {
        const before = text.slice(start, index);
        const next = index + gap.length;
        if (gap.trim() === "" && goesOn(before, text.slice(next)))
            continue;
        parts.push(before);
        start = next;
    }
    return [...parts, text.slice(start)];
}
const clausesOf = (text) => partedAt(CLAUSE, text);
const sentencesOf = (text) => partedAt(SENTENCE, text);

;// CONCATENATED MODULE: ./build/engine/advice/fit.js

const GROWTH = 1.5;
const ALWAYS_FITS = 40;
function fitted(text, current) {
    const whole = text.replaceAll(/\s+/g, " ").trim();
    const room = Math.max(ALWAYS_FITS, current.length * GROWTH);
    if (whole.length <= room)
        return whole;
    const clauses = clausesOf(whole);
    let kept = clauses[0] ?? whole;
    for (const clause of clauses.slice(1)) {
        const longer = `${kept} ${clause}`;
        if (longer.length > room || !whole.startsWith(longer))
            break;
        kept = longer;
    }
    return kept;
}

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
;// CONCATENATED MODULE: ./build/engine/advice/language-name.js
function languageName(tag, writtenIn) {
    if (!isTag(tag) || !isTag(writtenIn))
        return null;
    return new Intl.DisplayNames([writtenIn], { type: "language", fallback: "none" }).of(tag) ?? null;
}
function isTag(tag) {
    return /^[a-z]{2,3}$/.test(tag ?? "");
}

;// CONCATENATED MODULE: ./build/engine/advice/routing.js



const MOST_TERMS = 6;
const FEWEST_TERMS = 2;
const GOOD_COVERAGE = 0.5;
const CLEAR_GAIN = 0.4;
function reroute(matter, fixType) {
    const better = betterPage(matter.evidence);
    if (!better)
        return null;
    const { link, covered, coverage } = better;
    return routed(matter, link, {
        fixType,
        reasoning: `The page links to ${quoted(link.text.trim() || link.href)}, which by its name covers what the ad is about (${covered.join(", ")}); this page's headlines do not.`,
        certainty: coverage,
    });
}
function rerouteToLanguage(matter) {
    const tag = matter.evidence.ad.language?.tag;
    const link = tag && internal(matter.evidence).find((candidate) => isInLanguage(candidate, tag));
    if (!link)
        return null;
    return routed(matter, link, {
        fixType: "body_copy",
        reasoning: `The page links to its version in the ad's language: ${quoted(link.text.trim() || link.href)}.`,
    });
}
function routed({ evidence: { page } }, link, because) {
    return {
        direction: "change_routing",
        currentValue: page.url,
        suggestedValue: link.href,
        selector: null,
        expectedImpact: "Visitors land where the ad's promise is kept, and neither the ad nor a page has to change.",
        steps: [
            `Open ${link.href} and see that it keeps the ad's promise.`,
            "Set it as the ad's destination; keep the tracking parameters of the present one.",
            CHECK_AGAIN,
        ],
        tradeoff: "Campaign figures split between two destinations, and the other page must be kept as current as this one.",
        ...because,
    };
}
function betterPage(evidence) {
    const wanted = wantedTerms(evidence);
    if (wanted.length < FEWEST_TERMS)
        return null;
    const here = new Set(passagesAtTop(evidence).flatMap(({ terms }) => terms.map(({ idea }) => idea)));
    const present = wanted.filter(({ idea }) => here.has(idea)).length / wanted.length;
    const ideas = vocabulary(evidence);
    const [best] = internal(evidence)
        .map((link) => {
        const covered = wanted.filter((term) => wordsOf(link).some((word) => says(word, term, ideas)));
        return { link, covered: covered.map(({ word }) => word), coverage: covered.length / wanted.length };
    })
        .filter(({ covered, coverage }) => covered.length >= FEWEST_TERMS && coverage >= GOOD_COVERAGE)
        .toSorted((a, b) => b.coverage - a.coverage || byAddress(a.link, b.link));
    return best && best.coverage >= present + CLEAR_GAIN ? best : null;
}
function wantedTerms({ ad }) {
    const said = new Map();
    for (const passage of [ad.headline, ...ad.copy])
        for (const term of passage?.terms ?? [])
            if (!said.has(term.idea))
                said.set(term.idea, term);
    return ad.terms.flatMap((idea) => said.get(idea) ?? []).slice(0, MOST_TERMS);
}
function passagesAtTop({ page }) {
    return [page.headline, page.subhead, ...page.summary].filter((passage) => passage !== null);
}
function vocabulary({ ad, page }) {
    const passages = [ad.headline, ...ad.copy, ...page.blocks].filter((passage) => passage !== null);
    return new Map(passages.flatMap(({ terms }) => terms.map(({ word, idea }) => [word, idea])));
}
const SHORTEST_STEM = 4;
function says(word, { idea, stem }, ideas) {
    const known = ideas.get(word);
    if (known !== undefined)
        return known === idea;
    return word === stem || (stem.length >= SHORTEST_STEM && word.startsWith(stem));
}
function wordsOf({ text, href }) {
    const path = URL.parse(href)?.pathname ?? "";
    return `${text} ${decoded(path)}`
        .toLowerCase()
        .normalize("NFD")
        .replaceAll(/[\u0300-\u036f]/g, "")
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== "");
}
function decoded(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
function internal({ page }) {
    const here = URL.parse(page.url);
    if (!here)
        return [];
    return page.links.filter(({ href }) => {
        const there = URL.parse(href);
        return (there !== null &&
            /^https?:$/.test(there.protocol) &&
            isSameSite(here, there) &&
            addressOf(there) !== addressOf(here));
    });
}
function isSameSite(here, there) {
    if (here.host === there.host)
        return true;
    const name = (0,cjs/* getDomainWithoutSuffix */.Gw)(here.hostname);
    return (name !== null &&
        ((0,cjs/* getDomain */.FB)(here.hostname) === (0,cjs/* getDomain */.FB)(there.hostname) ||
            (0,cjs/* getDomainWithoutSuffix */.Gw)(there.hostname) === name));
}
const addressOf = ({ host, pathname }) => `${host}${pathname.replace(/\/$/, "")}`;
function byAddress(a, b) {
    return a.href.length - b.href.length || (a.href < b.href ? -1 : 1);
}
function isInLanguage({ href, text }, tag) {
    const there = URL.parse(href);
    if (!there)
        return false;
    const segment = there.pathname.split("/")[1]?.toLowerCase() ?? "";
    const endonym = languageName(tag, tag);
    return (isLocale(segment, tag) ||
        there.hostname.startsWith(`${tag}.`) ||
        (endonym !== null && text.trim().toLowerCase() === endonym.toLowerCase()));
}
function isLocale(segment, tag) {
    const [language, country, ...rest] = segment.split(/[-_]/);
    return language === tag && rest.length === 0 && (country === undefined || /^[a-z]{2}$/.test(country));
}

;// CONCATENATED MODULE: ./build/engine/advice/headline.js



const PROMISE_TRADEOFF = "Visitors who come another way read the ad's promise too; a page of its own for the campaign avoids that.";
const IMPACT = "Visitors recognise the ad they clicked, so fewer leave before reading on.";
const headline = {
    risk: "HEADLINE_DISCONNECT",
    policyGrade: false,
    warning: ({ finding: { comparison } }) => `The ad says ${quoted(comparison.adValue)}, the page opens with ${quoted(comparison.landingPageValue)}: ` +
        "visitors cannot tell at a glance that they are in the right place.",
    remedies: (matter) => matter.finding.contradiction
        ? elsewhere(matter)
        : [promiseOnPage(matter), pageInAd(matter), reroute(matter, "headline")],
};
const foldPromise = {
    risk: "HEADLINE_DISCONNECT",
    policyGrade: false,
    warning: ({ finding: { comparison } }) => `The ad promises ${quoted(comparison.adValue)}, and the first screen does not say it: ` +
        "visitors have to scroll to find out whether they are in the right place, and many will not.",
    remedies: (matter) => matter.finding.contradiction
        ? elsewhere(matter)
        : [promiseOnPage(matter), reroute(matter, "headline"), pageInAd(matter)],
};
const product = {
    risk: "HEADLINE_DISCONNECT",
    policyGrade: true,
    warning: ({ finding: { comparison } }) => comparison.element === "Product claim"
        ? `The ad claims ${quoted(comparison.adValue)}, and the page says no (${quoted(comparison.landingPageValue)}): ` +
            "who clicked for it has been misled, and ad platforms disapprove of claims that the page takes back."
        : `The ad is about ${quoted(comparison.adValue)}, the page about ${quoted(comparison.landingPageValue)}: ` +
            "people who wanted the one leave the other, and ad platforms disapprove ads whose product is not on the page.",
    remedies: (matter) => matter.finding.contradiction
        ? elsewhere(matter)
        : [reroute(matter, "headline"), promiseOnPage(matter), pageInAd(matter)],
};
const elsewhere = (matter) => [
    reroute(matter, "headline") ?? sendElsewhere(matter),
    adForThisPage(matter),
];
function adForThisPage(matter) {
    const draft = pageInAd(matter);
    return (draft && {
        ...draft,
        reasoning: `If this is the page that the ad should lead to, the ad has to speak of it: ${quoted(draft.suggestedValue)}.`,
        tradeoff: "It becomes an ad for another thing, with another audience: see that its picture and targeting follow.",
    });
}
function sendElsewhere({ evidence }) {
    const { ad, page } = evidence;
    const promise = ad.headline ?? ad.copy[0] ?? null;
    if (!isSure(promise))
        return null;
    const here = page.headline?.text ?? page.title;
    const shown = isVerbatim(promise, evidence) ? ` (${quoted(promise.text)})` : "";
    return {
        fixType: "headline",
        direction: "change_routing",
        currentValue: page.url,
        suggestedValue: `The page of what the ad shows${shown}`,
        selector: page.headline?.selector ?? null,
        reasoning: `This page is about ${quoted(here)}, and links to none that is about ${quoted(promise.text)}.`,
        expectedImpact: "Visitors land on what they clicked for.",
        steps: [
            "Find the page of what the ad shows, and set it as the ad's destination; keep the tracking parameters.",
            "Where there is none, stop the ad until there is.",
            CHECK_AGAIN,
        ],
        tradeoff: "Campaign figures split between two destinations.",
    };
}
function topOf({ evidence: { page } }) {
    return [page.headline, page.blocks[0] ?? null].find(isOnPage) ?? null;
}
function promiseOnPage(matter) {
    if (isOtherProduct(matter))
        return null;
    const promise = matter.evidence.ad.headline;
    const { headline } = matter.evidence.page;
    if (headline?.drawn)
        return isSure(promise) ? redrawn(headline, promise) : null;
    const top = topOf(matter);
    if (!top || !isSure(promise))
        return null;
    if (!isVerbatim(promise, matter.evidence))
        return asDrawn(top);
    const suggested = fitted(promise.text, top.text);
    return {
        fixType: "headline",
        direction: "change_lp",
        currentValue: top.text,
        suggestedValue: suggested,
        selector: top.selector,
        reasoning: `The ad's headline is ${quoted(promise.text)}; ${quoted(top.text)} does not take it up.`,
        expectedImpact: IMPACT,
        steps: [pageStep(top.text, suggested), "See that it fits its lines on a phone.", CHECK_AGAIN],
        tradeoff: PROMISE_TRADEOFF,
    };
}
const asDrawn = (top) => ({
    fixType: "layout",
    direction: "change_lp",
    currentValue: top.text,
    suggestedValue: "The ad's headline, repeated here as its picture shows it",
    selector: top.selector,
    reasoning: `The headline in the ad's picture is not taken up by ${quoted(top.text)}.`,
    expectedImpact: IMPACT,
    steps: [
        `Repeat the ad's headline in place of ${quoted(top.text)}, as the picture shows it: it could not be read letter by letter.`,
        "See that it fits its lines on a phone.",
        CHECK_AGAIN,
    ],
    tradeoff: PROMISE_TRADEOFF,
});
const redrawn = (headline, promise) => ({
    fixType: "layout",
    direction: "change_lp",
    currentValue: headline.text,
    suggestedValue: "The ad's headline, in the picture that is the page's headline or as text in its place",
    selector: headline.selector,
    reasoning: `The ad's headline is ${quoted(promise.text)}; the page's is a picture that is called ${quoted(headline.text)}.`,
    expectedImpact: IMPACT,
    steps: [
        `Set ${quoted(promise.text)} as text in place of the picture that is the page's headline, or draw it anew and say so in its alternative text.`,
        "See that it fits its lines on a phone.",
        CHECK_AGAIN,
    ],
    tradeoff: PROMISE_TRADEOFF,
});
function pageInAd({ evidence: { ad, page, platform } }) {
    const current = ad.headline ?? ad.copy[0] ?? null;
    if (!current || !isOnPage(page.headline))
        return null;
    const suggested = fitted(page.headline.text, current.text);
    const limit = platform === "google" && suggested.length > 30 ? ["Shorten it to Google's 30 characters."] : [];
    return {
        fixType: "headline",
        direction: "change_ad",
        currentValue: current.text,
        suggestedValue: suggested,
        selector: page.headline.selector,
        reasoning: `The page keeps the promise ${quoted(page.headline.text)}; an ad that makes the same promise leads to it without a break.`,
        expectedImpact: "Fewer people click in error, and those who click find what they read.",
        steps: [adStep(current, suggested), ...limit, REVIEW_AGAIN],
        tradeoff: "The ad gives up its own angle, and its click rate may change.",
        certainty: isTelling(page.headline) ? 1 : 0.5,
    };
}
const TELLING = 0.5;
function isTelling({ terms }) {
    return terms.some(({ weight }) => weight >= TELLING);
}

;// CONCATENATED MODULE: ./build/engine/advice/availability.js



const availability = {
    risk: "OFFER_MISMATCH",
    policyGrade: true,
    warning: ({ finding: { comparison } }) => `The page says ${quoted(comparison.landingPageValue)}: every click is paid for and none can buy, and ad platforms disapprove ` +
        "ads for what is not available.",
    remedies: (matter) => [paused(matter), reroute(matter, "offer"), alternatives(matter)],
};
function paused({ evidence, finding }) {
    const lead = evidence.ad.headline ?? evidence.ad.copy[0];
    if (lead === undefined || lead === null)
        return null;
    return {
        fixType: "offer",
        direction: "change_ad",
        currentValue: lead.text,
        suggestedValue: "Paused until it can be had again",
        selector: finding.selector,
        reasoning: `The page says ${quoted(finding.comparison.landingPageValue)}, and the ad sells it.`,
        expectedImpact: "No money goes into clicks that cannot buy.",
        steps: [
            "Pause the ad in the ads manager.",
            "Take it up again once the page sells it; a rule on the feed's availability does it by itself.",
        ],
        tradeoff: "A paused ad may have to be learned anew by the platform's delivery.",
    };
}
function alternatives(matter) {
    const top = topOf(matter);
    if (!top || !isOnPage(top))
        return null;
    return {
        fixType: "layout",
        direction: "change_lp",
        currentValue: matter.finding.comparison.landingPageValue,
        suggestedValue: `When it is back, and the nearest thing that can be bought, under ${quoted(top.text)}`,
        selector: matter.finding.selector ?? top.selector,
        reasoning: "Visitors who came to buy are told only that they cannot.",
        expectedImpact: "Some of the visitors that were paid for buy something else, or come back.",
        steps: [
            "Say when it is back, or that it is not, and let visitors leave an address.",
            "Show the nearest product that can be bought, with its price and a button.",
            CHECK_AGAIN,
        ],
        tradeoff: "The page sells something else than the ad announced: it softens the loss and does not mend it.",
    };
}

;// CONCATENATED MODULE: ./build/engine/products/passage.js
const STATED = 0.9;

;// CONCATENATED MODULE: ./build/engine/advice/brand.js




const brand = {
    risk: "BRAND_INCONSISTENCY",
    policyGrade: true,
    warning: ({ finding: { comparison } }) => comparison.landingPageValue.trim() === ""
        ? `The ad is by ${quoted(comparison.adValue)}, and the page does not name it: visitors wonder whose page this is.`
        : `The ad is by ${quoted(comparison.adValue)}, the page shows ${quoted(comparison.landingPageValue)}: ` +
            "visitors wonder whether they were sent to someone else.",
    remedies: (matter) => {
        const routed = reroute(matter, "body_copy") ?? sendHome(matter);
        return isElsewhere(matter) || isAnothers(matter)
            ? [routed, nameInAd(matter)]
            : [nameOnPage(matter), nameInAd(matter), routed];
    },
};
const isAnothers = ({ finding, evidence: { page } }) => finding.contradiction || page.brands.length > 0;
function sendHome({ evidence: { ad, page } }) {
    if (!isSure(ad.brand))
        return null;
    return {
        fixType: "body_copy",
        direction: "change_routing",
        currentValue: page.url,
        suggestedValue: `A page of ${quoted(ad.brand.text)}`,
        selector: page.headline?.selector ?? null,
        reasoning: `The ad is by ${quoted(ad.brand.text)}, and this page names it nowhere.`,
        expectedImpact: "Visitors land with the advertiser they clicked.",
        steps: [
            `Set the ad's destination to the page of ${quoted(ad.brand.text)} that keeps its promise; keep the tracking parameters.`,
            "Where the address was right once, see whether it now redirects to someone else.",
            CHECK_AGAIN,
        ],
        tradeoff: "Campaign figures split between two destinations.",
    };
}
function nameOnPage(matter) {
    const { brand: name } = matter.evidence.ad;
    const top = topOf(matter);
    if (!top || !isSure(name))
        return null;
    const suggested = `${name.text.trim()}: ${top.text}`;
    return {
        fixType: "headline",
        direction: "change_lp",
        currentValue: top.text,
        suggestedValue: suggested,
        selector: top.selector,
        reasoning: `The ad is by ${quoted(name.text)}, which the page's headline, logo, title and address do not name.`,
        expectedImpact: "Visitors see at once that they are with the advertiser they clicked.",
        steps: [
            pageStep(top.text, suggested),
            `Show the logo of ${quoted(name.text)} at the top of the page, and name it in the page's title.`,
            CHECK_AGAIN,
        ],
        tradeoff: "Where page and ad belong to different companies, say how they belong together instead.",
    };
}
function nameInAd({ evidence: { ad, page } }) {
    const name = page.brands.find(({ confidence, text }) => confidence >= STATED && text.trim() !== "");
    if (!ad.brand || !name)
        return null;
    return {
        fixType: "body_copy",
        direction: "change_ad",
        currentValue: ad.brand.text,
        suggestedValue: name.text,
        selector: isOnPage(name) ? name.selector : null,
        reasoning: `The page goes by ${quoted(name.text)}.`,
        expectedImpact: "The name in the ad is the name that visitors find.",
        steps: [adStep(ad.brand, name.text), REVIEW_AGAIN],
        tradeoff: "People who know only the present name may not recognise the ad.",
    };
}

;// CONCATENATED MODULE: ./build/engine/advice/cta-words.js
const LABELS = {
    en: {
        buy: "Shop now",
        book: "Book now",
        sign_up: "Sign up",
        try: "Try it free",
        subscribe: "Subscribe",
        download: "Download",
        quote: "Get a quote",
        contact: "Contact us",
        apply: "Apply now",
        donate: "Donate",
        watch: "Watch now",
        browse: "See the range",
        learn: "Learn more",
    },
    de: {
        buy: "Jetzt kaufen",
        book: "Jetzt buchen",
        sign_up: "Registrieren",
        try: "Kostenlos testen",
        subscribe: "Abonnieren",
        download: "Herunterladen",
        quote: "Angebot anfordern",
        contact: "Kontakt aufnehmen",
        apply: "Jetzt bewerben",
        donate: "Jetzt spenden",
        watch: "Jetzt ansehen",
        browse: "Auswahl ansehen",
        learn: "Mehr erfahren",
    },
    fr: {
        buy: "Acheter",
        book: "Réserver",
        sign_up: "S'inscrire",
        try: "Essayer gratuitement",
        subscribe: "S'abonner",
        download: "Télécharger",
        quote: "Demander un devis",
        contact: "Nous contacter",
        apply: "Postuler",
        donate: "Faire un don",
        watch: "Regarder",
        browse: "Voir la sélection",
        learn: "En savoir plus",
    },
    es: {
        buy: "Comprar ahora",
        book: "Reservar",
        sign_up: "Registrarse",
        try: "Probar gratis",
        subscribe: "Suscribirse",
        download: "Descargar",
        quote: "Pedir presupuesto",
        contact: "Contactar",
        apply: "Solicitar ahora",
        donate: "Donar",
        watch: "Ver ahora",
        browse: "Ver la selección",
        learn: "Más información",
    },
    it: {
        buy: "Acquista ora",
        book: "Prenota ora",
        sign_up: "Iscriviti",
        try: "Prova gratis",
        subscribe: "Abbonati",
        download: "Scarica",
        quote: "Richiedi un preventivo",
        contact: "Contattaci",
        apply: "Candidati",
        donate: "Dona ora",
        watch: "Guarda ora",
        browse: "Vedi la selezione",
        learn: "Scopri di più",
    },
    nl: {
        buy: "Nu kopen",
        book: "Nu boeken",
        sign_up: "Aanmelden",
        try: "Gratis proberen",
        subscribe: "Abonneren",
        download: "Downloaden",
        quote: "Offerte aanvragen",
        contact: "Contact opnemen",
        apply: "Nu solliciteren",
        donate: "Doneren",
        watch: "Nu bekijken",
        browse: "Bekijk het aanbod",
        learn: "Meer informatie",
    },
};
const TYPES = {
    buy: "SHOP_NOW",
    book: "BOOK_NOW",
    sign_up: "SIGN_UP",
    try: "START_TRIAL",
    subscribe: "SUBSCRIBE",
    download: "DOWNLOAD",
    quote: "GET_QUOTE",
    contact: "CONTACT_US",
    apply: "APPLY_NOW",
    donate: "DONATE_NOW",
    watch: "WATCH_MORE",
    browse: "SHOP_NOW",
    learn: "LEARN_MORE",
};

;// CONCATENATED MODULE: ./build/engine/advice/cta.js



const cta_IMPACT = "The next step is the one that visitors came to take, so fewer stop at it.";
const cta = {
    risk: "CTA_FRICTION",
    policyGrade: false,
    warning: ({ finding: { comparison } }) => comparison.landingPageValue.trim() === ""
        ? `The ad asks people to ${quoted(worded(comparison.adValue))}, and the page has no button for it.`
        : `The ad asks people to ${quoted(worded(comparison.adValue))}, the page to ${quoted(comparison.landingPageValue)}: ` +
            "visitors who are ready for the one hesitate at the other.",
    remedies: (matter) => [relabel(matter) ?? addButton(matter), pageVerbInAd(matter)],
};
const foldCta = {
    risk: "CTA_FRICTION",
    policyGrade: false,
    warning: ({ finding: { comparison }, evidence: { page } }) => `The first screen shows no button for the next step${comparison.adValue.trim() === "" ? "" : ` (${quoted(worded(comparison.adValue))} in the ad)`}: ` +
        (page.ctas.length > 0
            ? "visitors who are ready to act have to search for it."
            : "visitors who are ready to act cannot."),
    remedies: (matter) => [moveUp(matter) ?? addButton(matter), softerAsk(matter)],
};
function labelOf(matter) {
    const { ad, page } = matter.evidence;
    if (!ad.cta || !isSure(ad.cta.fact))
        return null;
    const language = page.language?.tag ?? ad.language?.tag ?? "en";
    const isOwnWords = ad.cta.fact.source !== "field" || !isType(ad.cta.fact.text);
    const isReadable = isVerbatim(ad.cta.fact, matter.evidence);
    if (isOwnWords && isReadable && (!ad.language || !page.language || ad.language.tag === page.language.tag))
        return ad.cta.fact.text.trim();
    const usual = ad.cta.intent === "other" ? undefined : LABELS[language]?.[ad.cta.intent];
    return usual ?? (language === "en" && isReadable ? worded(ad.cta.fact.text) : null);
}
const isType = (text) => /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/.test(text.trim());
function worded(text) {
    const words = text.trim().replaceAll("_", " ");
    return isType(text) ? words.charAt(0) + words.slice(1).toLowerCase() : words;
}
function buttonOf({ finding, evidence: { page } }) {
    const found = page.ctas.find(({ fact }) => fact.selector !== null && fact.selector === finding.selector);
    const button = found ?? page.ctas[0] ?? null;
    return button && isOnPage(button.fact) ? button : null;
}
function relabel(matter) {
    const button = buttonOf(matter);
    const label = labelOf(matter);
    if (!button || label === null)
        return null;
    return {
        fixType: "cta",
        direction: "change_lp",
        currentValue: button.fact.text,
        suggestedValue: label,
        selector: button.fact.selector,
        reasoning: `The ad's button says ${quoted(label)}; the page's says ${quoted(button.fact.text)}.`,
        expectedImpact: cta_IMPACT,
        steps: [
            pageStep(button.fact.text, label),
            `See that the button leads where ${quoted(label)} says.`,
            CHECK_AGAIN,
        ],
        tradeoff: "A label must say what happens next: if the step behind it is another one, change the ad instead.",
    };
}
function addButton(matter) {
    const top = topOf(matter);
    const label = labelOf(matter);
    if (!top || label === null)
        return null;
    return {
        fixType: "layout",
        direction: "change_lp",
        currentValue: top.text,
        suggestedValue: `A button ${quoted(label)}, right under ${quoted(top.text)}`,
        selector: top.selector,
        reasoning: "The page shows no button that takes up the ad's call to action.",
        expectedImpact: cta_IMPACT,
        steps: [
            `Add a filled button ${quoted(label)} right under ${quoted(top.text)}.`,
            "Make it at least 44 pixels high, so that a thumb hits it.",
            CHECK_AGAIN,
        ],
        tradeoff: "What stands below the headline moves down a little.",
    };
}
function moveUp(matter) {
    const button = buttonOf(matter);
    const top = topOf(matter);
    if (!button || !top || button.fact.inFold)
        return null;
    return {
        fixType: "layout",
        direction: "change_lp",
        currentValue: button.fact.text,
        suggestedValue: `${quoted(button.fact.text)}, right under ${quoted(top.text)}`,
        selector: button.fact.selector,
        reasoning: `The page's button ${quoted(button.fact.text)} stands below the first screen.`,
        expectedImpact: cta_IMPACT,
        steps: [
            `Move ${quoted(button.fact.text)} right under ${quoted(top.text)}, or show it a second time there.`,
            "See that it stands in the first screen on a phone, too.",
            CHECK_AGAIN,
        ],
        tradeoff: "Visitors may press before they have read why; keep the longer argument below.",
    };
}
function pageVerbInAd(matter) {
    const { ad } = matter.evidence;
    const button = buttonOf(matter);
    if (!ad.cta || !button)
        return null;
    const suggested = isType(ad.cta.fact.text) ? typeOf(button.intent) : button.fact.text;
    return suggested === null ? null : adAsks(ad.cta, suggested, button, matter);
}
function softerAsk(matter) {
    const { ad } = matter.evidence;
    if (!ad.cta || ad.cta.commitment === 0)
        return null;
    const label = LABELS[ad.language?.tag ?? "en"]?.learn;
    const suggested = isType(ad.cta.fact.text) ? TYPES.learn : label;
    return suggested === undefined ? null : adAsks(ad.cta, suggested, null, matter);
}
function adAsks(current, suggested, button, matter) {
    return {
        fixType: "cta",
        direction: "change_ad",
        currentValue: current.fact.text,
        suggestedValue: suggested,
        selector: button?.fact.selector ?? topOf(matter)?.selector ?? null,
        reasoning: button
            ? `The page's next step is ${quoted(button.fact.text)}; the ad can announce just that.`
            : "The page's first screen informs and asks for nothing yet; the ad can announce just that.",
        expectedImpact: "Those who click expect the step that the page offers.",
        steps: [
            current.fact.source === "field"
                ? `Set the ad's call to action to ${quoted(suggested)}.`
                : adStep(current.fact, suggested),
            REVIEW_AGAIN,
        ],
        tradeoff: "A softer or different ask may draw other people than before.",
    };
}
const typeOf = (intent) => (intent === "other" ? null : TYPES[intent]);

;// CONCATENATED MODULE: ./build/engine/advice/image.js


const image_IMPACT = "Visitors see again what they clicked on, before they read a word.";
const heroImage = {
    risk: "BRAND_INCONSISTENCY",
    policyGrade: false,
    warning: () => "The picture in the ad appears nowhere in the page's first screen: visitors do not see again what they clicked on.",
    remedies: (matter) => [creativeOnPage(matter) ?? creativeUnderHeadline(matter), pagePictureInAd(matter)],
};
const imagery = {
    risk: "BRAND_INCONSISTENCY",
    policyGrade: false,
    warning: ({ finding: { comparison } }) => `The ad's imagery (${comparison.adValue}) and the page's (${comparison.landingPageValue}) differ in style: they do not look like one campaign.`,
    remedies: heroImage.remedies,
};
function heroOf({ evidence: { page } }) {
    const area = ({ box }) => box.width * box.height;
    return (page.images
        .map(({ image }) => image)
        .filter(({ covered, src }) => !covered && isAddress(src))
        .toSorted((a, b) => area(b) - area(a))[0] ?? null);
}
const isAddress = (src) => src !== null && /^https?:/i.test(src);
function creativeOnPage(matter) {
    const hero = heroOf(matter);
    if (!hero?.src || !matter.evidence.ad.picture)
        return null;
    const size = `${Math.round(hero.box.width)} × ${Math.round(hero.box.height)}`;
    return {
        fixType: "image",
        direction: "change_lp",
        currentValue: hero.src,
        suggestedValue: `The ad's own picture, without its text, cropped to ${size} pixels`,
        selector: hero.selector,
        reasoning: "The first screen's largest picture shows something else than the ad.",
        expectedImpact: image_IMPACT,
        steps: [
            `Export the ad's picture without its text at ${size} CSS pixels, and at twice that for sharp screens.`,
            `Put it in place of ${hero.src}.`,
            ...(hero.alt.trim() === ""
                ? []
                : [`Rewrite the alternative text ${quoted(hero.alt)} for the new picture.`]),
            CHECK_AGAIN,
        ],
        tradeoff: "A page shared by several campaigns can open with the picture of one only.",
    };
}
function creativeUnderHeadline(matter) {
    const top = topOf(matter);
    if (!top || !matter.evidence.ad.picture)
        return null;
    return {
        fixType: "image",
        direction: "change_lp",
        currentValue: top.text,
        suggestedValue: `The ad's own picture, without its text, beside or behind ${quoted(top.text)}`,
        selector: top.selector,
        reasoning: "The first screen shows no picture that could remind visitors of the ad.",
        expectedImpact: image_IMPACT,
        steps: [
            "Export the ad's picture without its text, at twice its size on the page for sharp screens.",
            `Show it in the first screen, beside or behind ${quoted(top.text)}, with the text still readable.`,
            CHECK_AGAIN,
        ],
        tradeoff: "The first screen loads a little later; compress the picture and give its size in the markup.",
    };
}
function pagePictureInAd(matter) {
    const hero = heroOf(matter);
    if (!hero?.src || !matter.evidence.ad.picture)
        return null;
    return {
        fixType: "image",
        direction: "change_ad",
        currentValue: "The ad's present picture",
        suggestedValue: hero.src,
        selector: hero.selector,
        reasoning: "A variant of the ad with the page's own picture leads to it without a break.",
        expectedImpact: image_IMPACT,
        steps: [`Make a variant of the ad with ${hero.src} as its picture.`, REVIEW_AGAIN],
        tradeoff: "A picture made for a wide page may lose what matters in an ad's format.",
    };
}

;// CONCATENATED MODULE: ./build/engine/advice/language.js




const nameOf = (language) => languageName(language?.tag, "en") ?? "another language";
const language = {
    risk: "HEADLINE_DISCONNECT",
    policyGrade: true,
    warning: ({ evidence: { ad, page } }) => `The ad speaks ${nameOf(ad.language)} (${quoted((ad.headline ?? ad.copy[0])?.text ?? "")}), the page ` +
        `${nameOf(page.language)} (${quoted(page.headline?.text ?? page.title)}): many visitors will not understand it.`,
    remedies: (matter) => [rerouteToLanguage(matter), pageInAdLanguage(matter), adInPageLanguage(matter)],
};
function pageInAdLanguage(matter) {
    const { ad, page } = matter.evidence;
    const top = topOf(matter);
    if (!top || !ad.language)
        return null;
    const wanted = nameOf(ad.language);
    return {
        fixType: "layout",
        direction: "change_lp",
        currentValue: top.text,
        suggestedValue: `The page in ${wanted}, at an address of its own`,
        selector: top.selector,
        reasoning: `The ad speaks ${wanted}; the page, from ${quoted(top.text)} on, ${nameOf(page.language)}.`,
        expectedImpact: "Visitors understand the page that they land on.",
        steps: [
            `Have the page translated into ${wanted}, buttons, forms and terms included.`,
            `Publish it at an address of its own with lang="${ad.language.tag}", and send the ad there.`,
            CHECK_AGAIN,
        ],
        tradeoff: "A second version has to be kept current, and enquiries in its language answered.",
    };
}
function adInPageLanguage({ evidence: { ad, page } }) {
    const current = ad.headline ?? ad.copy[0] ?? null;
    if (!current || !page.language)
        return null;
    const wanted = nameOf(page.language);
    return {
        fixType: "layout",
        direction: "change_ad",
        currentValue: current.text,
        suggestedValue: `The ad in ${wanted}`,
        selector: isOnPage(page.headline) ? page.headline.selector : null,
        reasoning: `The page speaks ${wanted}, the ad ${nameOf(ad.language)}.`,
        expectedImpact: "Those who click understand what they find.",
        steps: [
            `Translate the ad's copy into ${wanted}${isOnPage(page.headline) ? `, in the words of the page (${quoted(page.headline.text)})` : ""}.`,
            `Target people who speak ${wanted}.`,
            REVIEW_AGAIN,
        ],
        tradeoff: "The ad no longer reaches the people whom it was written for.",
    };
}

;// CONCATENATED MODULE: ./build/engine/advice/machine-text.js

const machineText = {
    risk: "HEADLINE_DISCONNECT",
    policyGrade: false,
    warning: ({ finding: { comparison } }) => `${quoted(comparison.landingPageValue || comparison.adValue)} speaks to machines, not to visitors.`,
    remedies: (matter) => [
        without(matter, "Nothing: the text is taken out", [
            "Take the text out of the page.",
            "Find out who put it there.",
        ]),
        without(matter, "Comments and reviews that are read before they are shown", [
            "Where visitors may write on the page, hold their texts until somebody has read them.",
        ]),
    ],
};
function without({ finding }, suggested, steps) {
    const { landingPageValue } = finding.comparison;
    if (landingPageValue === "")
        return null;
    return {
        fixType: "body_copy",
        direction: "change_lp",
        currentValue: landingPageValue,
        suggestedValue: suggested,
        selector: finding.selector,
        reasoning: "No visitor needs the text, and no judge follows it.",
        expectedImpact: "The page says only what visitors came for.",
        steps: [...steps, CHECK_AGAIN],
        tradeoff: "Whoever wrote it may ask why it is gone.",
    };
}

;// CONCATENATED MODULE: ./build/engine/advice/deadline-words.js

const UNTIL = {
    en: "until",
    de: "bis",
    fr: "jusqu'au",
    es: "hasta el",
    it: "fino al",
    nl: "tot",
    pt: "até",
};
const SOME_YEAR = "2028";
const dayOf = (token) => {
    const [, year = "-", day] = /^(\d{4}|-)-(\d\d-\d\d)$/.exec(token) ?? [];
    if (day === undefined)
        return null;
    return { date: new Date(`${year === "-" ? SOME_YEAR : year}-${day}T00:00:00Z`), dated: year !== "-" };
};
const known = (language) => (language !== null && language in UNTIL ? language : "en");
const localesOf = (language) => (language === "en" ? ["en-GB", "en-US"] : [language]);
const written = ({ date }, locale, month, year) => new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month,
    ...(year ? { year: "numeric" } : {}),
    timeZone: "UTC",
}).format(date);
function untilWords(token, language) {
    if (token === null)
        return "for a limited time";
    const day = dayOf(token);
    if (day === null)
        return `until ${token}`;
    const tag = known(language);
    const [locale = tag] = localesOf(tag);
    return `${UNTIL[tag]} ${written(day, locale, "long", day.dated)}`;
}
function dayWords(token, language) {
    const day = dayOf(token.replace(/\/.*$/, ""));
    const tag = known(language);
    const [locale = tag] = localesOf(tag);
    return day === null ? token : written(day, locale, "long", day.dated);
}
function redated(text, stands, wanted, language) {
    const [old, next] = [dayOf(stands), dayOf(wanted)];
    if (old === null || next === null)
        return null;
    const sentences = sentencesOf(text);
    for (const locale of localesOf(known(language)))
        for (const month of ["long", "short"]) {
            const date = written(old, locale, month, false);
            const sentence = sentences.find((part) => part.includes(date));
            if (sentence !== undefined)
                return { sentence, changed: sentence.replace(date, written(next, locale, month, false)) };
        }
    return null;
}

;// CONCATENATED MODULE: ./build/engine/advice/offer-span.js
const NUMERAL = /(?<![\d.,])(\d{1,3}(?:([.,'’\u00a0\u202f])\d{3}(?!\d))+|\d+)(?:([.,])(\d{1,2}))?(?!\d)/g;
function numerals(text) {
    return [...text.matchAll(NUMERAL)].map((match) => {
        const [all, whole = "", group = null, decimal = null, fraction = ""] = match;
        const value = Number(`${whole.replaceAll(/\D/g, "")}.${fraction || "0"}`);
        return { start: match.index, written: all, value, group, decimal };
    });
}
const MONEY_BEFORE = /(?:[$€£¥₹₩₺₴]|\b[A-Z]{3}|\bkr\.?|zł)[\s\u00a0\u202f]?-?$/;
const MONEY_AFTER = /^[\s\u00a0\u202f]?(?:[$€£¥₹₩₺₴]|[A-Z]{3}\b|kr\b|zł|,-|\.-|(?:[Dd]ollars?|[Ee]uros?|[Pp]ounds?)\b)/;
const PERCENT_AFTER = /^[\s\u00a0\u202f]?(?:%|per ?cent|prozent|pour ?cent|por ?ciento|por ?cento|per ?cento|procent)/i;
const DAYS_AFTER = /^[-\s\u00a0\u202f]{0,2}(?:days?|tage?n?|tägig\w*|jours?|d[ií]as?|giorni|dagen|dage|dagar|dager)(?!\p{L})/iu;
const money = (before, after) => MONEY_BEFORE.test(before) || MONEY_AFTER.test(after);
const never = () => false;
const UNIT = {
    percent_off: (_before, after) => PERCENT_AFTER.test(after),
    amount_off: money,
    price: money,
    from_price: money,
    free_shipping: money,
    free_trial: (_before, after) => DAYS_AFTER.test(after),
    free: never,
    bogo: never,
    code: never,
    deadline: never,
    date: never,
};
const isMoney = ({ type, currency }) => currency !== null || UNIT[type] === money;
function spansOf(text, { type, value }) {
    return numerals(text).filter((numeral) => numeral.value === value &&
        UNIT[type](text.slice(0, numeral.start), text.slice(numeral.start + numeral.written.length)));
}

;// CONCATENATED MODULE: ./build/engine/advice/offer-kind.js

const MOST_TIMES = 10;
function isAlike(one, other) {
    if (isPrice(one) !== isPrice(other) || (!isPrice(one) && one.type !== other.type))
        return false;
    if (one.currency !== other.currency)
        return false;
    if (one.value === null || other.value === null)
        return true;
    if (one.token !== other.token || isSpokenOfPeriod(one) !== isSpokenOfPeriod(other))
        return false;
    return !isPrice(one) || Math.max(one.value, other.value) < MOST_TIMES * Math.min(one.value, other.value);
}
const isPrice = ({ type }) => type === "price" || type === "from_price";
const PERIOD = /^[^.!?\d]{0,3}(?:\/\s?|(?<!\p{L})(?:per|an?|every|each|pro|im|je|jeden|par|chaque|por|al?|cada|ogni|elke|varje|na|za)\s)(?:mo(?:nths?|nat\p{L}*|is)?|mese?s?|m[eê]s|maand|månad|mdr|miesi\p{L}*|y(?:ea)?r|jahr|ann?(?:ée|o)?|ano|año|jaar|år|rok|weeks?|woche|semaine|semana|settimana|week|vecka|tydzie\p{L}*|day|tag|jour|d[ií]a|giorno|dag)(?!\p{L})/iu;
function isSpokenOfPeriod(offer) {
    const { text } = offer.fact;
    return spansOf(text, offer).some(({ start, written }) => {
        const after = text.slice(start + written.length).replace(/^[\s\u00a0]?(?:\p{Sc}|zł|kr|[A-Z]{3})/u, "");
        return PERIOD.test(after);
    });
}

;// CONCATENATED MODULE: ./build/engine/advice/offer-phrase.js



const LONGEST_PHRASE = 60;
function phraseOf(offer, language = null) {
    const text = offer.fact.text.replaceAll(/\s+/g, " ").trim();
    const clauses = clausesOf(text);
    const stating = clauses.find((clause) => spansOf(clause, offer).length > 0) ?? (clauses.length === 1 ? text : "");
    const own = stating.replace(/[.;,\s]+$/, "");
    if (own !== "" && own.length <= LONGEST_PHRASE)
        return own;
    if (offer.type === "date" && offer.token !== null)
        return dayWords(offer.token, language);
    return offer.type === "deadline" ? untilWords(offer.token, language) : plainly(offer);
}
function phraseFor(offer, language) {
    const phrase = phraseOf(offer, language);
    const foreign = language !== null && language !== "en" && offer.type !== "deadline" && offer.type !== "date";
    return foreign && phrase === plainly(offer) ? null : phrase;
}
function plainly({ type, value, currency, upTo, token }) {
    const bound = upTo ? "up to " : "";
    const amount = value === null ? "" : currency === null ? String(value) : `${currency} ${value}`;
    const kind = token === "cashback" || token === "bonus" ? token : "off";
    switch (type) {
        case "percent_off":
            return `${bound}${amount}% ${kind}`;
        case "amount_off":
            return `${bound}${amount} ${kind}`;
        case "price":
            return upTo ? `under ${amount}` : amount;
        case "from_price":
            return `from ${amount}`;
        case "free_trial":
            return value === null ? "free trial" : `free ${value}-day trial`;
        case "free_shipping":
            return value === null ? "free shipping" : `free shipping over ${amount}`;
        case "free":
            return token === null ? "free" : `free ${token}`;
        case "bogo":
            return token === null ? "buy one, get one free" : token.replace(/^(\d+)for(\d+)$/, "$1 for $2");
        case "code":
            return token === null ? "with a discount code" : `with code ${token}`;
        case "date":
            return token === null ? "the date" : dayWords(token, null);
        case "deadline":
            return untilWords(token, null);
    }
}

;// CONCATENATED MODULE: ./build/engine/advice/offer-text.js


function withOffer(text, stands, wanted, language) {
    if (!isAlike(stands, wanted))
        return null;
    if (stands.type === "code")
        return withCode(text, stands.token, wanted.token);
    if (stands.value === null || wanted.value === null)
        return null;
    const [span, another] = spansOf(text, stands);
    if (!span || another || (wanted.value !== stands.value && spansOf(text, wanted).length > 0))
        return null;
    const replaced = text.slice(0, span.start) +
        offer_text_written(wanted.value, grouped(span, wanted), stands, language) +
        text.slice(span.start + span.written.length);
    return stands.upTo === wanted.upTo ? replaced : withBound(replaced, span.start, wanted.upTo, language);
}
function withCode(text, stands, wanted) {
    if (stands === null || wanted === null)
        return null;
    const at = text.toLowerCase().indexOf(stands.toLowerCase());
    return at < 0 ? null : text.slice(0, at) + wanted + text.slice(at + stands.length);
}
const COMMA = new Set(["de", "fr", "es", "it", "nl", "pt", "da", "sv", "no", "nb", "pl", "cs", "fi"]);
function offer_text_written(value, like, offer, language) {
    const decimals = isMoney(offer) && (like.decimal !== null || !Number.isInteger(value)) ? 2 : null;
    const [whole = "", fraction] = (decimals === null ? String(value) : value.toFixed(decimals)).split(".");
    const parted = like.group === null ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, like.group);
    return fraction === undefined ? parted : `${parted}${decimalOf(like, language)}${fraction}`;
}
function grouped(like, wanted) {
    const [own] = spansOf(wanted.fact.text, wanted);
    if (like.group !== null || like.value >= 1000 || !own?.group)
        return like;
    return { ...like, group: own.group === like.decimal ? (own.group === "," ? "." : ",") : own.group };
}
function decimalOf({ decimal, group }, language) {
    if (decimal !== null)
        return decimal;
    if (group !== null)
        return group === "," ? "." : ",";
    return language !== null && COMMA.has(language) ? "," : ".";
}
const UP_TO = {
    en: "up to",
    de: "bis zu",
    fr: "jusqu'à",
    es: "hasta",
    it: "fino a",
    nl: "tot",
    pt: "até",
};
const BOUND = /(?:up to|as much as|bis zu|jusqu['’][àa]|jusqu['’]au|hasta(?: un)?|fino a(?:l)?|tot wel|tot|até)(?=[\s\u00a0]+-?[$€£¥]?[\s\u00a0]?$)/i;
function withBound(text, at, upTo, language) {
    const before = text.slice(0, at);
    if (!upTo) {
        const bound = before.match(BOUND);
        if (bound?.index === undefined)
            return null;
        return asStart(before.slice(0, bound.index), before.slice(bound.index + bound[0].length).trimStart() + text.slice(at));
    }
    const words = UP_TO[language ?? ""];
    if (words === undefined)
        return null;
    const start = at - (before.match(/-?[$€£¥]?[\s\u00a0]?$/)?.[0].trimStart().length ?? 0);
    return asStart(text.slice(0, start), `${words} ${text.slice(start)}`);
}
function asStart(head, tail) {
    return head.trim() === "" ? head + tail.charAt(0).toUpperCase() + tail.slice(1) : head + tail;
}

;// CONCATENATED MODULE: ./build/engine/advice/offer-swap.js




const KEPT = "Visitors find the offer they clicked for, so the ad keeps its word.";
function adOfferOnPage(matter, pair) {
    const { ad, page: stands } = pair;
    if (!isOnPage(stands.fact) || !isSure(ad.fact))
        return null;
    const suggested = swapped(matter, pair, "page");
    if (suggested === null)
        return null;
    const stale = contradictedBeside(matter, pair).filter(({ page }) => page.fact.text !== stands.fact.text);
    return {
        fixType: "offer",
        direction: "change_lp",
        currentValue: stands.fact.text,
        suggestedValue: suggested,
        selector: stands.fact.selector,
        reasoning: `The ad promises ${quoted(phraseOf(ad))}; the page grants ${quoted(phraseOf(stands))}.`,
        expectedImpact: KEPT,
        steps: [
            pageStep(stands.fact.text, suggested),
            ...unique(stale.map(({ page }) => `Correct ${quoted(page.fact.text)} with it.`)),
            "Change it wherever else the old offer stands: structured data (JSON-LD), cart and terms.",
            CHECK_AGAIN,
        ],
        tradeoff: "The offer must then hold for everyone who reads the page, at the margin it costs.",
    };
}
function pageOfferInAd(matter, pair) {
    const { ad, page: stands } = pair;
    if (!isSure(ad.fact))
        return null;
    const suggested = swapped(matter, pair, "ad");
    if (suggested === null)
        return null;
    return {
        fixType: "offer",
        direction: "change_ad",
        currentValue: ad.fact.text,
        suggestedValue: suggested,
        selector: stands.fact.selector,
        reasoning: `The page grants ${quoted(phraseOf(stands))}; the ad promises ${quoted(phraseOf(ad))}.`,
        expectedImpact: "The ad promises what the page keeps; nobody clicks for an offer that is not there.",
        steps: [
            adStep(ad.fact, suggested, takenOut(matter, pair)),
            "Change it in every variant of the ad.",
            REVIEW_AGAIN,
        ],
        tradeoff: "A weaker offer may draw fewer clicks; those that come convert on what they read.",
    };
}
const unique = (texts) => [...new Set(texts)];
const contradictedBeside = ({ among = [] }, { ad }) => among
    .filter(({ kind, contradiction }) => kind === "offer" && contradiction)
    .flatMap(({ offers }) => offers?.page && offers.ad !== ad ? [{ ad: offers.ad, page: offers.page }] : []);
function swapped(matter, pair, side) {
    const { text } = pair[side].fact;
    const language = matter.evidence[side].language?.tag ?? null;
    const other = side === "ad" ? "page" : "ad";
    const together = contradictedBeside(matter, pair).filter((each) => each[side].fact.text === text);
    return [pair, ...together].reduce((now, each) => now && withOffer(now, each[side], each[other], language), text);
}
const SUMS = new Set(["percent_off", "amount_off", "price", "from_price"]);
function takenOut(matter, pair) {
    const { among = [], evidence } = matter;
    const open = among.flatMap(({ kind, contradiction, comparison, offers }) => kind === "offer" && offers && offers.ad !== pair.ad && (contradiction || comparison.status === "missing")
        ? [offers]
        : []);
    const left = open
        .filter(({ ad, page }) => SUMS.has(ad.type) && !(page && ad.fact.text === pair.ad.fact.text))
        .map(({ ad, page }) => {
        const mended = page && withOffer(ad.fact.text, ad, page, evidence.ad.language?.tag ?? null);
        return `${mended ? "correct" : "take out"} ${quoted(phraseOf(ad))}`;
    });
    const shares = pair.ad.type === "percent_off" ? [] : unkeptShares(matter);
    const named = shares.filter((share) => !left.some((step) => step.includes(share)));
    return unique([...left, ...named.map((share) => `take out ${quoted(share)}`)]);
}
const SHARE = /(?<![\d.,])(\d{1,2}(?:[.,]\d+)?)[\s\u00a0]?%/g;
const LONGEST_CLAUSE = 40;
function unkeptShares({ evidence: { ad, page } }) {
    const known = ` ${page.wording} `;
    return [ad.headline, ...ad.copy]
        .filter((passage) => passage !== null)
        .flatMap(({ text }) => clausesOf(text))
        .flatMap((clause) => [...clause.matchAll(SHARE)]
        .filter(([, figure = ""]) => !known.includes(` ${figure.replace(/[.,]/, " ")} `))
        .map(([share]) => (clause.length <= LONGEST_CLAUSE ? clause.replace(/[.!?;,\s]+$/, "") : share)));
}

;// CONCATENATED MODULE: ./build/engine/advice/offer.js









const offer = {
    risk: "OFFER_MISMATCH",
    policyGrade: true,
    warning: ({ finding: { comparison, offers } }) => offers?.page
        ? `The ad offers ${quoted(comparison.adValue)}, the page says ${quoted(comparison.landingPageValue)}: ` +
            "people who clicked for the ad's offer feel misled, and ad platforms disapprove ads whose offer the page does not keep."
        : `The ad offers ${quoted(comparison.adValue)}, and the page does not mention it: ` +
            "people who clicked for it look for it in vain, and ad platforms disapprove ads whose offer is not available.",
    remedies: (matter) => {
        const { offers } = matter.finding;
        if (isOtherProduct(matter))
            return [reroute(matter, "offer")];
        if (!offers?.page)
            return [stateOffer(matter), withoutOffer(matter) ?? pageInAd(matter), reroute(matter, "offer")];
        const pair = { ad: offers.ad, page: offers.page };
        if (!isAlike(pair.ad, pair.page))
            return [reroute(matter, "offer")];
        return [
            oneDay(matter, pair) ?? adOfferOnPage(matter, pair) ?? (isSaid(pair) ? null : stateOffer(matter)),
            pageOfferInAd(matter, pair) ?? pageInAd(matter),
            reroute(matter, "offer"),
        ];
    },
};
const foldOffer = {
    risk: "OFFER_MISMATCH",
    policyGrade: false,
    warning: ({ finding: { comparison } }) => `The ad offers ${quoted(comparison.adValue)}, and the first screen does not show it: ` +
        "visitors who came for it may leave before they reach it.",
    remedies: (matter) => isOtherProduct(matter)
        ? [reroute(matter, "offer")]
        : [moveOfferUp(matter) ?? stateOffer(matter), pageInAd(matter), reroute(matter, "offer")],
};
const OFFER_TRADEOFF = "The top of the page says one thing more, and the offer must hold for everyone who reads it.";
const isSaid = ({ ad, page }) => spansOf(page.fact.text, ad).length > 0;
function oneDay({ evidence }, { ad, page: stands }) {
    const ends = ad.type === "deadline";
    if ((!ends && ad.type !== "date") || stands.type !== ad.type || ad.token === stands.token)
        return null;
    if (!isOnPage(stands.fact) || !isSure(ad.fact) || ad.token === null || stands.token === null)
        return null;
    const language = evidence.page.language?.tag ?? null;
    const changed = redated(stands.fact.text, stands.token, ad.token, language);
    return {
        fixType: ends ? "urgency" : "offer",
        direction: "change_both",
        currentValue: changed?.sentence ?? stands.fact.text,
        suggestedValue: changed?.changed ?? capitalised(phraseOf(ad, language)),
        selector: stands.fact.selector,
        reasoning: ends
            ? `The ad's offer holds ${untilWords(ad.token, null)}, the page's ${untilWords(stands.token, null)}: one of them is wrong.`
            : `The ad names ${dayWords(ad.token, null)}, the page ${dayWords(stands.token, null)}: one of them is wrong.`,
        expectedImpact: ends
            ? "A deadline that agrees everywhere is believed; two that differ make both look invented."
            : "Nobody books, travels or waits for the wrong day.",
        steps: [
            ends ? "Decide on which day the offer ends." : "See which day is right.",
            `Write that day on the page (${quoted(changed?.sentence ?? stands.fact.text)}) and in the ad (${quoted(ad.fact.text)}).`,
            ...(ends ? ["End the campaign on that day."] : []),
            CHECK_AGAIN,
        ],
        tradeoff: "Ad and page have to be published together.",
    };
}
function withoutOffer({ finding, evidence }) {
    const ad = finding.offers?.ad;
    if (!ad || !isSure(ad.fact))
        return null;
    const clauses = clausesOf(ad.fact.text);
    const rest = clauses.filter((clause) => spansOf(clause, ad).length === 0);
    const kept = rest.length === clauses.length ? "" : rest.join(" ").trim();
    if (kept === "")
        return null;
    return {
        fixType: "offer",
        direction: "change_ad",
        currentValue: ad.fact.text,
        suggestedValue: kept,
        selector: evidence.page.headline?.selector ?? null,
        reasoning: `The page does not grant ${quoted(phraseOf(ad))}; where the offer is over, the ad must not make it.`,
        expectedImpact: "The ad promises what the page keeps; nobody clicks for an offer that is not there.",
        steps: [adStep(ad.fact, kept), "Change it in every variant of the ad.", REVIEW_AGAIN],
        tradeoff: "An ad without an offer may draw fewer clicks; those that come convert on what they read.",
    };
}
const LONGEST_SUBHEAD = 160;
function stateOffer(matter) {
    const ad = matter.finding.offers?.ad ?? null;
    if (!ad || !isSure(ad.fact))
        return null;
    const { subhead } = matter.evidence.page;
    const under = isOnPage(subhead) && subhead.text.length <= LONGEST_SUBHEAD ? subhead : null;
    const top = under ?? topOf(matter);
    if (!top)
        return null;
    if (!isVerbatim(ad.fact, matter.evidence))
        return offerAsDrawn(top);
    const worded = phraseFor(ad, matter.evidence.page.language?.tag ?? null);
    if (worded === null)
        return null;
    const phrase = capitalised(worded);
    const suggested = under ? `${phrase}. ${under.text}` : `${top.text.replace(/[.:\s]+$/, "")} – ${phrase}`;
    const stale = matter.finding.offers?.page;
    return {
        fixType: "offer",
        direction: "change_lp",
        currentValue: top.text,
        suggestedValue: suggested,
        selector: top.selector,
        reasoning: `The ad promises ${quoted(phraseOf(ad))}; the top of the page does not state it.`,
        expectedImpact: KEPT,
        steps: [
            pageStep(top.text, suggested),
            ...(stale
                ? [`Correct ${quoted(stale.fact.text)} too, so that the page does not contradict itself.`]
                : []),
            "See that cart and terms grant the offer.",
            CHECK_AGAIN,
        ],
        tradeoff: OFFER_TRADEOFF,
    };
}
const offerAsDrawn = (top) => ({
    fixType: "layout",
    direction: "change_lp",
    currentValue: top.text,
    suggestedValue: `The ad's offer, as its picture shows it, right under ${quoted(top.text)}`,
    selector: top.selector,
    reasoning: "The ad's picture makes an offer that the top of the page does not state.",
    expectedImpact: KEPT,
    steps: [
        `State the ad's offer right under ${quoted(top.text)}, as the picture shows it: it could not be read letter by letter.`,
        "See that cart and terms grant the offer.",
        CHECK_AGAIN,
    ],
    tradeoff: OFFER_TRADEOFF,
});
function moveOfferUp(matter) {
    const stands = matter.finding.offers?.page;
    const top = topOf(matter);
    if (!stands || !top || !isOnPage(stands.fact) || stands.fact.inFold)
        return null;
    return {
        fixType: "layout",
        direction: "change_lp",
        currentValue: stands.fact.text,
        suggestedValue: `${quoted(stands.fact.text)}, right under ${quoted(top.text)}`,
        selector: stands.fact.selector,
        reasoning: `The page states ${quoted(phraseOf(stands))} only below the first screen.`,
        expectedImpact: "Visitors see at once that the offer is there.",
        steps: [
            `Move the block with ${quoted(stands.fact.text)} right under ${quoted(top.text)}.`,
            "See that it stands in the first screen on a phone, too.",
            CHECK_AGAIN,
        ],
        tradeoff: "What stood there moves down.",
    };
}
const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

;// CONCATENATED MODULE: ./build/engine/advice/overlay.js


const overlay = {
    risk: "CTA_FRICTION",
    policyGrade: false,
    warning: ({ finding: { comparison } }) => `A layer (${quoted(comparison.landingPageValue || comparison.element)}) covers the first screen: ` +
        "visitors have to close it before they see what the ad promised.",
    remedies: (matter) => [
        relaid(matter, "The layer after the visitor has scrolled or spent half a minute, never on arrival", [
            "Open the layer on scrolling past the first screen, or after 30 seconds.",
        ]),
        relaid(matter, "The layer as a bar at the bottom edge, no higher than 15 % of the screen", [
            "Turn the layer into a bar at the bottom edge that can be closed with one tap.",
        ]),
    ],
};
function relaid(matter, suggested, steps) {
    const { finding } = matter;
    return {
        fixType: "layout",
        direction: "change_lp",
        currentValue: finding.comparison.landingPageValue || finding.comparison.element,
        suggestedValue: suggested,
        selector: finding.selector,
        reasoning: `The layer hides ${quoted(topOf(matter)?.text ?? "the top of the page")} from people who have just arrived.`,
        expectedImpact: "Visitors see the ad's promise kept before they are asked for anything.",
        steps: [...steps, CHECK_AGAIN],
        tradeoff: "The layer is seen by fewer people; they are the more interested ones.",
    };
}

// EXTERNAL MODULE: ./node_modules/culori/src/rgb/definition.js + 6 modules
var definition = __webpack_require__(73915);
// EXTERNAL MODULE: ./node_modules/culori/src/lrgb/definition.js
var lrgb_definition = __webpack_require__(59351);
// EXTERNAL MODULE: ./node_modules/culori/src/oklab/definition.js + 11 modules
var oklab_definition = __webpack_require__(64699);
// EXTERNAL MODULE: ./node_modules/culori/src/modes.js
var modes = __webpack_require__(28042);
// EXTERNAL MODULE: ./node_modules/culori/src/difference.js
var difference = __webpack_require__(7839);
// EXTERNAL MODULE: ./node_modules/culori/src/wcag.js
var wcag = __webpack_require__(91246);
;// CONCATENATED MODULE: ./build/engine/advice/palette.js


for (const mode of [definition/* default */.A, lrgb_definition/* default */.A, oklab_definition/* default */.A])
    (0,modes/* useMode */.b2)(mode);
const READABLE = 4.5;
const CHROMATIC = 0.05;
const SMALLEST_SHARE = 0.01;
const NEARLY_AS_VIVID = 0.5;
const palette_LABELS = ["#ffffff", "#111111"];
const distance = (0,difference/* differenceEuclidean */.Au)("oklab");
const palette = {
    risk: "BRAND_INCONSISTENCY",
    policyGrade: false,
    warning: ({ finding: { comparison } }) => `The ad's colours (${comparison.adValue}) do not return on the page (${comparison.landingPageValue}): ` +
        "the page does not look like the ad that led to it.",
    remedies: (matter) => [adAccentOnPage(matter), pageAccentInAd(matter)],
};
function adAccentOnPage({ finding, evidence: { ad, page } }) {
    const current = page.accents[0];
    const nearest = current && nearestReadable(current, accentsOf(ad.picture?.palette ?? []));
    if (!current || !nearest)
        return null;
    const { accent, label } = nearest;
    return {
        fixType: "color",
        direction: "change_lp",
        currentValue: current,
        suggestedValue: accent,
        selector: page.ctas[0]?.fact.selector ?? finding.selector,
        reasoning: `${accent} is the ad's accent nearest to the page's ${current}, and carries a label in ${label} at a contrast of at least ${READABLE}:1.`,
        expectedImpact: "The colour that caught the eye in the ad leads it on the page.",
        steps: [
            `Set the background of the page's main button from ${current} to ${accent}, and its label to ${label}.`,
            "Use the same colour for the other accents of the first screen.",
            CHECK_AGAIN,
        ],
        tradeoff: "A page shared by several campaigns can take up the accent of one only.",
    };
}
function pageAccentInAd({ evidence: { ad, page } }) {
    const current = accentsOf(ad.picture?.palette ?? [])[0];
    const suggested = page.accents[0];
    if (!current || !suggested)
        return null;
    return {
        fixType: "color",
        direction: "change_ad",
        currentValue: current,
        suggestedValue: suggested,
        selector: page.ctas[0]?.fact.selector ?? null,
        reasoning: `The page's accent is ${suggested}; the ad's is ${current}.`,
        expectedImpact: "Ad and page read as one campaign.",
        steps: [
            `In the artwork, change the accent ${quoted(current)} to ${quoted(suggested)} and export it again.`,
            REVIEW_AGAIN,
        ],
        tradeoff: "A quieter accent may stand out less among other ads.",
    };
}
function accentsOf(swatches) {
    const seen = swatches.filter(({ share }) => share >= SMALLEST_SHARE);
    const most = Math.max(0, ...seen.map(({ chroma }) => chroma));
    return seen
        .filter(({ chroma }) => chroma >= Math.max(CHROMATIC, NEARLY_AS_VIVID * most))
        .toSorted((a, b) => b.share * b.chroma - a.share * a.chroma || (a.colour < b.colour ? -1 : 1))
        .map(({ colour }) => colour);
}
function nearestReadable(current, accents) {
    const [likely, other] = palette_LABELS.toSorted((a, b) => (0,wcag/* contrast */.v)(current, b) - (0,wcag/* contrast */.v)(current, a));
    for (const label of [likely, other]) {
        const [accent] = accents
            .filter((colour) => label !== undefined && (0,wcag/* contrast */.v)(colour, label) >= READABLE)
            .toSorted((a, b) => distance(current, a) - distance(current, b));
        if (accent !== undefined && label !== undefined)
            return { accent, label };
    }
    return null;
}

;// CONCATENATED MODULE: ./build/engine/advice/tone.js


const tone = {
    risk: "BRAND_INCONSISTENCY",
    policyGrade: false,
    warning: ({ finding: { comparison } }) => `The ad sounds ${comparison.adValue}, the page ${comparison.landingPageValue}: it reads as if two companies spoke.`,
    remedies: (matter) => [adVoiceOnPage(matter), pageVoiceInAd(matter)],
};
function adVoiceOnPage({ evidence }) {
    const { ad, page } = evidence;
    const line = ad.copy[0];
    if (!isOnPage(page.subhead) || !isSure(line) || !isVerbatim(line, evidence))
        return null;
    const suggested = fitted(line.text, page.subhead.text);
    return {
        fixType: "body_copy",
        direction: "change_lp",
        currentValue: page.subhead.text,
        suggestedValue: suggested,
        selector: page.subhead.selector,
        reasoning: `The ad speaks like ${quoted(line.text)}; the line under the page's headline does not.`,
        expectedImpact: "The voice that people clicked on goes on speaking.",
        steps: [pageStep(page.subhead.text, suggested), "Carry the voice on to the next paragraph.", CHECK_AGAIN],
        tradeoff: "The page's other visitors may know it by its present voice.",
    };
}
function pageVoiceInAd({ evidence: { ad, page } }) {
    const line = ad.copy[0];
    if (!line || !isOnPage(page.subhead))
        return null;
    const suggested = fitted(page.subhead.text, line.text);
    return {
        fixType: "body_copy",
        direction: "change_ad",
        currentValue: line.text,
        suggestedValue: suggested,
        selector: page.subhead.selector,
        reasoning: `The page speaks like ${quoted(page.subhead.text)}; the ad can announce it in the same voice.`,
        expectedImpact: "People who like how the ad speaks like how the page does.",
        steps: [adStep(line, suggested), REVIEW_AGAIN],
        tradeoff: "A calmer or plainer voice may draw fewer, better matched clicks.",
    };
}

;// CONCATENATED MODULE: ./build/engine/advice/counsels.js











const COUNSELS = {
    headline: headline,
    product: product,
    offer: offer,
    availability: availability,
    cta: cta,
    brand: brand,
    language: language,
    palette: palette,
    hero_image: heroImage,
    imagery: imagery,
    fold_promise: foldPromise,
    fold_offer: foldOffer,
    fold_cta: foldCta,
    overlay: overlay,
    tone: tone,
    machine_text: machineText,
};
function counselOf(kind) {
    return COUNSELS[kind];
}

;// CONCATENATED MODULE: ./build/engine/advice/ids.js

function stableUuid(...parts) {
    const bytes = (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify(parts)).digest().subarray(0, 16);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    const hex = bytes.toString("hex");
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

;// CONCATENATED MODULE: ./build/engine/advice/fixes.js


const MOST_REMEDIES = { HIGH: 4, MEDIUM: 1, LOW: 0 };
const TARGET = {
    change_lp: "landing_page",
    change_ad: "ad",
    change_routing: "ad",
    change_both: "landing_page",
};
function fixesFor(findings, evidence, evaluationKey) {
    const fixes = new Map();
    for (const finding of findings)
        for (const draft of draftsFor({ finding, evidence, among: findings })) {
            const change = changeOf(draft);
            if (!fixes.has(change))
                fixes.set(change, fixOf(draft, finding, evidence, evaluationKey));
        }
    return [...fixes.values()];
}
function draftsFor(matter) {
    const { finding } = matter;
    return counselOf(finding.kind)
        .remedies(matter)
        .filter((draft) => draft !== null)
        .filter((draft) => draft.suggestedValue.trim() !== "" && draft.suggestedValue !== draft.currentValue)
        .slice(0, MOST_REMEDIES[finding.comparison.severity]);
}
function changeOf({ direction, currentValue, suggestedValue }) {
    return JSON.stringify([direction, currentValue, suggestedValue]);
}
function fixOf(draft, finding, evidence, evaluationKey) {
    const { fixType, direction, currentValue, suggestedValue } = draft;
    const { element, severity } = finding.comparison;
    const cssSelector = draft.selector ?? finding.selector ?? evidence.page.headline?.selector ?? "body";
    return {
        id: stableUuid(evaluationKey, finding.kind, element, fixType, direction, cssSelector, currentValue, suggestedValue),
        element,
        fixType,
        target: TARGET[direction],
        direction,
        priority: severity,
        currentValue,
        suggestedValue,
        cssSelector,
        reasoning: draft.reasoning,
        expectedImpact: draft.expectedImpact,
        implementationSteps: draft.steps,
        confidenceScore: hundredths(finding.confidence * (draft.certainty ?? 1)),
        tradeoff: draft.tradeoff,
    };
}
function hundredths(confidence) {
    return Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;
}

;// CONCATENATED MODULE: ./build/engine/advice/risks.js

const GRAVITY = { MEDIUM: 0, HIGH: 1, CRITICAL: 2 };
function risksOf(findings, evidence) {
    const risks = new Map();
    for (const finding of findings) {
        if (finding.comparison.severity !== "HIGH")
            continue;
        const counsel = counselOf(finding.kind);
        const key = JSON.stringify([counsel.risk, finding.comparison.adValue.trim().toLowerCase()]);
        const risk = riskOf(finding, evidence, counsel);
        const known = risks.get(key);
        if (known === undefined || GRAVITY[risk.impact] > GRAVITY[known.impact])
            risks.set(key, risk);
    }
    return [...risks.values()];
}
function riskOf(finding, evidence, counsel) {
    return {
        type: counsel.risk,
        message: counsel.warning({ finding, evidence }),
        impact: impactOf(finding, counsel),
        element: finding.comparison.element,
    };
}
function impactOf({ contradiction }, { policyGrade }) {
    if (contradiction && policyGrade)
        return "CRITICAL";
    return contradiction || policyGrade ? "HIGH" : "MEDIUM";
}

;// CONCATENATED MODULE: ./build/engine/advice/suggestions.js
const SHELF = {
    visual: "visual",
    message: "contextual",
    scent: "contextual",
    tone: "tone",
};
const TAKE_UP = new Set(["headline", "fold_promise", "product"]);
const asksToTakeUp = ({ kind, contradiction }) => TAKE_UP.has(kind) && !contradiction;
function suggestionsOf(findings) {
    const suggestions = { visual: [], contextual: [], tone: [] };
    const said = new Set();
    let takenUp = false;
    for (const finding of findings) {
        const { comparison } = finding;
        if (asksToTakeUp(finding) && takenUp)
            continue;
        takenUp ||= TAKE_UP.has(finding.kind);
        const text = comparison.recommendation.trim();
        const key = text.toLowerCase().replaceAll(/\s+/g, " ");
        if (key === "" || said.has(key))
            continue;
        said.add(key);
        suggestions[SHELF[comparison.category]].push(text);
    }
    return suggestions;
}

;// CONCATENATED MODULE: ./build/engine/advice/advise.js



const OPEN = new Set(["mismatch", "partial_match", "missing"]);
const RANK = { HIGH: 0, MEDIUM: 1, LOW: 2 };
const DIMENSION = {
    visual: "visualMatch",
    message: "messageMatch",
    scent: "aboveTheFoldContinuity",
    tone: "toneAlignment",
};
function advise(input) {
    const { evidence, scored, evaluationKey } = input;
    const open = inOrder(input.judgement.findings.filter(({ comparison }) => OPEN.has(comparison.status)), scored);
    return {
        conversionRisks: risksOf(open, evidence),
        fixes: fixesFor(open, evidence, evaluationKey),
        suggestions: suggestionsOf(open),
    };
}
function inOrder(findings, { appliedProfile: { weights } }) {
    const weight = ({ comparison }) => weights[DIMENSION[comparison.category]];
    return findings.toSorted((a, b) => RANK[a.comparison.severity] - RANK[b.comparison.severity] ||
        Number(b.contradiction) - Number(a.contradiction) ||
        weight(b) - weight(a));
}

;// CONCATENATED MODULE: ./build/engine/answer-video.js
async function videoFields({ mediaType, motion }, keep) {
    if (mediaType !== "video")
        return { videoFrames: null };
    const { frames = [], duration = null, method = "decoded_frames" } = motion ?? {};
    const pictured = async ({ at, screenshot }) => ({
        at: rounded(at),
        screenshotUrl: await keep(screenshot),
        width: screenshot.width,
        height: screenshot.height,
    });
    return {
        videoFrames: await Promise.all(frames.map(pictured)),
        videoMetadata: {
            frameCount: 1 + frames.length,
            processingMethod: method,
            hasTranscript: false,
            transcriptLength: 0,
            videoDuration: duration === null ? null : rounded(duration),
        },
    };
}
const rounded = (seconds) => Math.round(seconds * 1000) / 1000;

;// CONCATENATED MODULE: ./build/engine/answer.js

const ANALYSIS_MODEL = "adhere-heuristic-1";
const VISION_MODEL = "adhere-vision-1";
async function fullAnswer(judged, keep) {
    const { id, creative, capture, verdict, judgement, scored, advice } = judged;
    const { page, alternate } = capture;
    const answer = {
        ...scored,
        ...advice,
        elementComparisons: judgement.findings.map((finding) => finding.comparison),
        evaluationId: id,
        adScreenshotUrl: await keep(id, "ad", creative.screenshot),
        landingPageScreenshotUrl: await keep(id, "landingPage", page.screenshot),
        alternateScreenshotUrl: alternate && (await keep(id, "alternate", alternate.screenshot)),
        alternateViewport: alternate?.device ?? null,
        analysisModel: modelOf(judged.ai),
        mediaType: creative.mediaType,
        viewport: page.device,
        ...(await videoFields(creative, (frame) => keep(id, "ad", frame))),
    };
    return {
        answer,
        attachments: {
            pictures: {
                ad: creative.screenshot,
                landingPage: page.screenshot,
                ...(alternate && { alternate: alternate.screenshot }),
            },
            outlines: judgement.findings.map((finding) => finding.outline),
            linkTrail: trailOf(verdict),
            notices: noticesOf(judged),
            ...(judged.ai && { ai: judged.ai }),
        },
    };
}
function modelOf(ai) {
    if (ai === null)
        return ANALYSIS_MODEL;
    return ai.outcome === "judged"
        ? `${VISION_MODEL} (${ai.model})`
        : `${ANALYSIS_MODEL} (fallback from ${ai.model})`;
}
function noticesOf({ verdict, creative, judgement, capture, notices, ai }) {
    const read = judgement.signals.some((signal) => signal.dimension === "messageMatch" && signal.value !== null);
    const covered = capture.page.layers.filter((layer) => layer.foldShare > 0.2);
    return [
        ...verdict.advisories.map((advisory) => advisory.note),
        ...(ai?.outcome === "fallback"
            ? [`The rules alone judged this ad, without ${ai.model}: ${ai.reason ?? "it failed."}`]
            : []),
        ...(creative.notices ?? []),
        ...notices,
        ...(read || notices.length > 0 ? [] : [unreadNotice(creative)]),
        ...covered.map(({ kind, foldShare }) => `A ${kind === "consent" ? "consent layer" : "layer"} that could not be removed covers ${Math.round(foldShare * 100)} % of the first screen.`),
    ];
}
const unreadNotice = ({ words }) => `${words === null ? "The ad's text is not known" : "No text could be read in the ad's picture"}: its message was not judged. Give it as copy (adTextFields).`;
function urlOnlyAnswer(id, verdict, look) {
    const answer = {
        success: true,
        evaluationId: id,
        lpCaptureStatus: "url_only",
        lpUnavailableReason: verdict.reason ?? whyUnseen(look),
        scores: null,
        detailedScores: null,
    };
    return { answer, attachments: { pictures: {}, outlines: [], linkTrail: trailOf(verdict), notices: [] } };
}
function whyUnseen(look) {
    if (look?.download)
        return "The destination is a file (a download or a PDF), not a page.";
    if (look?.timedOut)
        return "The page did not finish loading in time.";
    return "The landing page could not be captured.";
}
async function linkBrokenAnswer({ id, url, verdict, capture }, keep) {
    const shot = capture?.page.screenshot ?? null;
    const answer = {
        success: true,
        evaluationId: id,
        lpCaptureStatus: "link_broken",
        overallScore: null,
        componentScores: null,
        linkBroken: {
            url,
            finalUrl: verdict.finalUrl,
            httpStatus: verdict.httpStatus,
            reason: verdict.reason,
        },
        landingPageScreenshotUrl: shot && (await keep(id, "landingPage", shot)),
    };
    return {
        answer,
        attachments: {
            pictures: shot ? { landingPage: shot } : {},
            outlines: [],
            linkTrail: trailOf(verdict),
            notices: [],
        },
    };
}
function trailOf({ trail }) {
    return trail.map((step) => {
        const what = step.httpStatus ?? step.errorCode;
        return `${step.how} ${step.url}${what === null ? "" : ` → ${what}`}: ${step.note} (${step.ms} ms)`;
    });
}

// EXTERNAL MODULE: ./node_modules/culori/src/rgb/parseHex.js
var parseHex = __webpack_require__(13580);
// EXTERNAL MODULE: ./node_modules/culori/src/oklab/convertRgbToOklab.js
var convertRgbToOklab = __webpack_require__(43716);
;// CONCATENATED MODULE: ./build/engine/evidence/colour.js

(0,modes/* useMode */.b2)(definition/* default */.A);
(0,modes/* useMode */.b2)(lrgb_definition/* default */.A);
const oklabOf = (colour) => {
    const rgb = (0,parseHex/* default */.A)(colour);
    return rgb === undefined ? null : (0,convertRgbToOklab/* default */.A)(rgb);
};
const chromaOf = ({ a, b }) => Math.hypot(a, b);
const contrastOf = (one, other) => {
    const a = (0,parseHex/* default */.A)(one);
    const b = (0,parseHex/* default */.A)(other);
    return a === undefined || b === undefined ? 21 : (0,wcag/* contrast */.v)(a, b);
};
const NEUTRAL_CHROMA = 0.04;

;// CONCATENATED MODULE: ./build/engine/evidence/cta-wording.js
const IDENTIFIERS = [
    ["other", /^(?:NO_BUTTON|NONE|VISIT_WEBSITE|VISIT_SITE|OPEN_LINK|VISIT_STORE)$/],
    ["donate", /^DONATE/],
    ["download", /^(?:DOWNLOAD|INSTALL|USE_(?:MOBILE_)?APP|UPDATE_APP|PLAY_GAME|GET_APP|GET_THE_APP)/],
    ["quote", /(?:^|_)(?:QUOTE|ESTIMATE)/],
    [
        "contact",
        /^(?:CONTACT|CALL|MESSAGE|SEND|WHATSAPP|REQUEST_DEMO|SEE_DEMO|REQUEST_INFO|GET_DIRECTIONS|INQUIRE|ASK|CHAT|GET_IN_TOUCH)/,
    ],
    ["book", /^(?:BOOK|RESERVE|REQUEST_TIME|GET_SHOWTIMES|SCHEDULE)/],
    ["apply", /^APPLY/],
    ["try", /^(?:TRY|START_(?:FREE_)?TRIAL|FREE_TRIAL|TEST_DRIVE)/],
    ["subscribe", /^(?:SUBSCRIBE|FOLLOW|GET_UPDATES)/],
    ["watch", /^(?:WATCH|LISTEN|PLAY_|VIEW_VIDEO)/],
    [
        "sign_up",
        /^(?:SIGN_?UP|REGISTER|PRE_REGISTER|JOIN|ATTEND|GET_STARTED|GET_ACCESS|LOG_IN|UNLOCK|ENROLL|RSVP)/,
    ],
    [
        "buy",
        /^(?:SHOP|BUY|ORDER|PREORDER|PRE_ORDER|START_ORDER|ADD_TO_CART|GET_OFFER|CLAIM|GET_COUPON|GET_DEAL|REDEEM|SAVE|PURCHASE|GET_TICKETS|SELL)/,
    ],
    [
        "browse",
        /^(?:SEE_MENU|VIEW_(?:MENU|PRODUCTS?|CATALOG\w*|COLLECTION|ITEMS?|SHOP|INVENTORY)|BROWSE|EXPLORE_PRODUCTS?)/,
    ],
    ["learn", /^(?:LEARN|SEE|READ|VIEW|EXPLORE|DISCOVER|SHOW|FIND|MORE|INTERESTED|GET_MORE)/],
];
const STORY = "how|why|what|more|details?|info\\w*|it|us|about|terms|in action|video|film|trailer|story|stories|mehr|wie|warum|geschichte|plus|comment|pourquoi|histoire|mas|como|historia|di piu|come|perche|storia|hoe|meer|waarom|verhaal|mais";
const words = (source) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, "u");
const SEARCH = "(?:search|suche|suchen|rechercher|buscar|cerca|zoeken|pesquisar|procurar)";
const BARE_SEARCH = new RegExp(`^${SEARCH}(?: now)?$|^jetzt suchen$`);
const CARD = "(?:(?:free|credit|debit|bank|virtual|prepaid|new) )*(?:card|loan|mortgage|account|overdraft)";
const ASKS = [
    [
        "donate",
        words("donate|donations?|give (?:[$£€]?\\d+|now|today|monthly|once|here|what you can)|make a (?:gift|donation)|sponsor (?:a|now|me)|spenden?|jetzt helfen|helfen sie|faire un don|je donne|donner|donnez|parrain\\p{L}*|dona|donar|dono|donativo|haz(?:te)? (?:un donativo|una donacion|socio|socia)|colabora|fai una donazione|dona ora|sostieni(?:ci)?|doneer|doneren|steun ons|doar|doe agora|faca uma doacao|ge en gava|skank en gava|stott oss|stot os"),
    ],
    [
        "sign_up",
        words("(?:reserve|save|claim|secure|get) (?:my|your|a) (?:seat|spot|place)|(?:platz|teilnahme) sichern|reserver (?:ma|une|votre) place|(?:reservar?|quiero|consigue|asegura) (?:tu|mi|una) plaza|riserva il (?:tuo )?posto|reserveer (?:je|een) plek"),
    ],
    [
        "quote",
        words("quotes?|estimate|calculate|calculator|compare|(?:get|check|see|find) (?:my|your|a) (?:price|rate|premium|valuation)|berechnen?|\\p{L}*rechner|bereken(?:en)?|vergleichen|calcul\\p{L}*|calcola\\p{L}*|value my (?:home|house|car|property)|compar(?:er|ez|ar|a)|simul\\p{L}+|confronta|vergelijk\\p{L}*|pricing request|angebot (?:anfordern|einholen|erhalten|berechnen)|kostenvoranschlag|devis|presupuesto|cotiza\\p{L}*|preventivo|offerte aanvragen|orcamento|tasacion|immobilie bewerten|estimer"),
    ],
    [
        "apply",
        words(`apply|application|check (?:my |your )?eligibility|see if (?:you|i) qualify|join (?:our|the) team|work with us|(?:order|get|request|claim) (?:my|your|the|a) ${CARD}|(?:\\p{L}*karte|kredit|konto) (?:bestellen|beantragen|anfordern|sichern)|bewerben|bewirb|beantragen|postuler|postulez|je postule|demander (?:ma|la|votre|une) carte|solicita\\p{L}*|pide tu (?:tarjeta|prestamo)|candidati|candidar(?:si|te)?|invia (?:la )?candidatura|richiedi|solliciteer|solliciteren|aanvragen|candidatar\\p{L}*|candidate-se|ansok\\p{L}*|ansog|sok (?:nu|jobbet|tjansten)`),
    ],
    [
        "try",
        words("try|trial|test (?:drive|it)|(?:claim|get|start) (?:my|your|a) free (?:day|week|month|class|lesson)|(?:day|guest|free) pass|testen|teste|ausprobieren|probieren|probefahrt|probetraining|probestunde|probemonat|essayer|essayez|essai|j'essaie|probar|prueba|pruebalo|prova|provare|probeer|proberen|proefles|proefperiode|experimenta\\p{L}*|^experimente|testa|provtrana|prov(?:a|a pa)? gratis"),
    ],
    [
        "contact",
        words("contact|get in touch|call (?:us|now|me|back)|call ?back|talk to|speak (?:to|with)|message|chat|demo|demonstration|vorfuhrung|demostracion|dimostrazione|demonstratie|consultation|request (?:a )?call\\p{L}*|ask (?:us|a|our|an)|enquire|enquiry|inquire|inquiry|write to us|kontakt\\p{L}*|anrufen|ruckruf|rufen sie|beratung|beraten lassen|anfragen?|contactez|contacter|appelez|nous joindre|etre rappele|rappelez|parlons|contacta\\p{L}*|llama\\p{L}*|habla con|hablemos|contatta\\p{L}*|chiama\\p{L}*|richiamami|parla con|neem contact|bel ons|bel me|contacte|fale con(?:n)?osco|fale com|entre em contac?to|whatsapp"),
    ],
    [
        "download",
        words("download|install|get (?:it on|the app|the (?:free )?(?:guide|e-?book|report|checklist|template|brochure|whitepaper|toolkit))|app ?store|google play|play (?:now|free|for free)|request (?:a|the|your) (?:brochure|catalogue)|app (?:laden|holen)|herunterladen|downloaden|\\p{L}*katalog anfordern|telecharge\\p{L}*|installer|jouer|spielen|descarga\\p{L}*|instala\\p{L}*|juega|scarica\\p{L}*|gioca|speel nu|baixar|baixe|descarregar|ladda (?:ner|ned)|last ned|hent (?:app\\p{L}*|na|gratis)"),
    ],
    [
        "buy",
        words("buy|shop|order|add to (?:cart|bag|basket)|in den warenkorb|checkout|purchase|pre-?order|get (?:yours|mine|it now|the (?:deal|offer|look)|offer|\\d+ ?%|tickets?|your tickets?)|claim|grab|redeem|shop(?:pen)?|kaufen|kauf|bestellen|bestelle|sichern|zum (?:shop|angebot)|sparen|acheter|achetez|j'achete|commande[rz]?|je commande|j'en profite|profite[rz]?|ajouter au panier|compra\\p{L}*|comprar|pid[eo]\\p{L}*(?! cita)|pedir(?! cita)|haz tu pedido|anadir (?:al carrito|a la cesta)|aprovecha\\p{L}*|acquista\\p{L}*|ordina\\p{L}*|aggiungi al carrello|approfitta\\p{L}*|koop|kopen|bestel|in winkelwagen|kop|kopa|kob|kjop|handla|handle na|bestall|lagg i (?:varukorg|kundvagn)\\p{L}*|compre|aproveit\\p{L}*|garant[ae] (?:o|a|ja|agora)|peca (?:o|a|ja|agora)|adicionar ao carrinho|encomend\\p{L}*|save now|choose|select|pick (?:your|my|a|the)|(?:aus)?wahlen|wahle\\p{L}*|aussuchen|choisi\\p{L}*|elige|elegir|scegli|kies|escolh\\p{L}*|tickets?|billets|entradas|biglietti|karten (?:kaufen|sichern)"),
    ],
    [
        "book",
        words("(?<!(?<!\\p{L})(?:the|this|that|our|a|free|new) )book(?! (?:clubs?|shops?|stores?|fairs?|series)(?!\\p{L}))|bookings?|reserve|reservation|schedule|check (?:availability|dates|rates)|availability|arrange|appointment|plan (?:my|your|a) (?:stay|visit|trip)|verfugbarkeit|disponibilit\\p{L}*|disponibilidad|beschikbaarheid|buchen?|termin\\p{L}*|reservieren|reserver|reservez|prendre rendez|rendez-?vous|prendre rdv|reserva\\p{L}*|agenda\\p{L}*|pide cita|pedir cita|cita|prenota\\p{L}*|boek|boeken|reserveren|reserveer|afspraak|marcar|marque|agende|boka|bokning|bestil(?:l)? (?:tid|time|bord)|reservera"),
    ],
    [
        "subscribe",
        words("subscribe|subscription|newsletter|notify me|get updates|waitlist|waiting list|abonnieren|abonnier\\p{L}*|warteliste|abonner|abonnez|s'abonner|je m'abonne|suscrib\\p{L}*|suscripcion|iscriviti alla newsletter|abbonati|abonneer|abonneren|subscrev\\p{L}*|assine|assinar|prenumerera\\p{L}*"),
    ],
    [
        "watch",
        words("watch|stream(?:en)?|play (?:video|trailer)|listen|see (?:it in action|how it works)|(?:video|film|trailer|folge|demo) (?:ansehen|anschauen)|video|anhoren|regarder|regardez|ecouter|ver (?:el )?video|escucha\\p{L}*|guarda (?:il|la|un|ora)|ascolta|bekijk (?:de |het )?(?:video|film)|assist\\p{L}+"),
    ],
    [
        "browse",
        words(`(?:see|view|explore|discover|browse|show|check out) (?:me |my |all |the |our |your |full |latest |new |open |available |current )*(?!(?:${STORY})(?!\\p{L}))\\p{L}{3,}[\\p{L} ]*` +
            "|browse|pricing|configure|customi[sz]e|find (?:a|an|your|my|our|the) \\p{L}+(?! out)" +
            `|${SEARCH}(?: \\p{L}+)*|\\p{L}{4,} suchen` +
            "|stobern|durchstobern|konfigurieren|zu den \\p{L}+|zur (?:kollektion|auswahl|ubersicht|speisekarte|karte)|preise|speisekarte" +
            `|(?!(?:${STORY}|jetzt|hier|video|film|trailer|folge)(?!\\p{L}))\\p{L}{4,} (?:ansehen|anschauen|entdecken|anzeigen|finden|zeigen)` +
            `|(?:voir|decouvrir|decouvrez|explorer|parcourir|consulter|trouver|trouvez) (?:les |nos |la |notre |le |l'|tous |toutes |des |un |une |mon |ma |votre |tout )*(?!(?:${STORY}|les|la|le|los|las|el|ora|nu|alles)(?!\\p{L}))\\p{L}{4,}` +
            `|(?:ver|descubr\\p{L}+|explora\\p{L}*|conoce|consulta\\p{L}*|encuentra|busca) (?:los |las |el |la |nuestr\\p{L}+ |tod[oa]s |tu |un |una |mi )*(?!(?:${STORY}|les|la|le|los|las|el|ora|nu|alles)(?!\\p{L}))\\p{L}{4,}` +
            `|(?:vedi|scopri|guarda|esplora|consulta|sfoglia|trova) (?:i |le |gli |la |il |lo |l'|tutt\\p{L}+ |nostr\\p{L}+ |un |una |tuo |tua )*(?!(?:${STORY}|les|la|le|los|las|el|ora|nu|alles)(?!\\p{L}))\\p{L}{4,}` +
            `|(?:bekijk|ontdek|zoek|vind) (?:de |het |alle |onze |ons |jouw |je |een )*(?!(?:${STORY}|les|la|le|los|las|el|ora|nu|alles)(?!\\p{L}))\\p{L}{4,}` +
            `|(?:ver|descubra|explore|conheca) (?:os |as |o |a |todos |todas )*(?!(?:${STORY}|les|la|le|los|las|el|ora|nu|alles)(?!\\p{L}))\\p{L}{4,}`),
    ],
    [
        "sign_up",
        words("sign ?up|register|registration|join|get started|start(?: (?:now|today|here|for free|free|selling|learning|saving|building|your|my))?|create (?:an? |your |my )?(?:free )?account|open (?:an? |your |my )?account|enrol\\p{L}*|get access|become a member|membership|attend|rsvp|activate|unlock|anmelden|registrier\\p{L}*|loslegen|jetzt starten|starten|einschreiben|teilnehmen|mitmachen|mitglied werden|konto eroffnen|konto erstellen|s'inscrire|je m'inscris|inscri\\p{L}+|inscrev\\p{L}+|inscription|cadastr\\p{L}+|commencer|commencez|rejoindre|rejoignez|creer (?:un|mon) compte|ouvrir (?:un|mon) compte|demarrer|je me lance|registra\\p{L}*|unete|apuntate|matricul\\p{L}*|empieza\\p{L}*|empezar|comienza|crea(?:r)? (?:tu |una |mi )?cuenta|abr(?:ir|a|e) (?:(?:a |tu |una |uma )?(?:sua )?)?(?:conta|cuenta)|conto aprire|apri (?:un |il )?conto|iscriviti|iscrizione|registrati|inizia\\p{L}*|comincia|unisciti|crea (?:un )?account|aanmelden|meld je aan|inschrijven|schrijf je in|aan de slag|begin|word lid|bliv? medlem|(?:devenir|devenez) membre|hazte miembro|diventa (?:socio|membro)|anmal dig|tilmeld\\p{L}*|meld deg|skapa konto|kom i ?gang|registe-se|comecar|comece|junte-se|cri(?:e|ar) (?:a sua |uma )?conta"),
    ],
    [
        "learn",
        words("learn|discover|explore|read|more|see|view|find|show|take a look|check (?:it )?out|details?|how it works|why|meet|tell me|mehr|entdecken?|ansehen|anschauen|erfahren|kennenlernen|weiter|zu den|so funktioniert'?s?|decouvrir|decouvrez|savoir plus|voir|en savoir|descubr\\p{L}*|conoce\\p{L}*|saber mas|mas info\\p{L}*|ver|explora\\p{L}*|scopri\\p{L}*|vedi|esplora|leggi|ontdek\\p{L}*|bekijk\\p{L}*|meer|lees|piu info\\p{L}*|descobr\\p{L}*|saiba mais|ver mais|conheca|las mer|les mer|laes mere"),
    ],
];
const OF_ANY_ASK = [
    [
        "buy",
        words("(?:get|grab|take|treat|gift) (?:my|mine|your|yours|yourself|the|our|one|this|these|it)|nimm|je (?:le|la|les) veux|lo quiero|lo voglio|quiero (?:mi|el|la|los|las|un|una)"),
    ],
    [
        "sign_up",
        words("(?:build|create|design|make|plan|set ?up|launch|begin|continue|get) [\\p{L}' ]+|erstellen|gestalten|einrichten|creer|composer|crear|crea|creare|maak"),
    ],
];
const WORDING = [...ASKS, ...OF_ANY_ASK];
const OPENER = /^(?:get|start|begin|claim|grab|unlock|activate|continue|choose|select) /;
const SUM = /[$£€] ?\d|\d ?(?:[$£€]|(?:eur|usd|gbp|chf|kr)(?!\p{L}))/u;
const SAVED_SUM = /(?<!\p{L})(?:off|sav(?:e|ings?)|free|win|discount|credit|bonus|back|cashback|rabatt|spar\p{L}*|gewinn\p{L}*|gratis|gratuit\p{L}*|remise|descuento|sconto|korting|desconto)(?!\p{L})|- ?[$£€]/u;
const STORE = /^(?:https?:\/\/(?:apps\.apple\.com\/|itunes\.apple\.com\/(?:[a-z]{2}\/)?app\/|play\.google\.com\/store\/apps|apps\.microsoft\.com\/|(?:www\.)?microsoft\.com\/(?:[a-z-]+\/)?(?:store\/(?:apps|productid|r|p)|p)\/|galaxystore\.samsung\.com\/|galaxy\.store\/|apps\.samsung\.com\/|appgallery\.(?:cloud\.)?huawei\.com\/|chromewebstore\.google\.com\/|addons\.mozilla\.org\/)|(?:itms-apps|market|ms-windows-store|samsungapps):)/i;
const LINE = /^(?:(?:tel|sms|callto):|mailto:[^?]|whatsapp:\/\/send\/?\?(?:.*&)?phone=|https?:\/\/(?:wa\.me\/[^?]|api\.whatsapp\.com\/send\/?\?(?:.*&)?phone=|m\.me\/[^?]))/i;
const FURNITURE = /^(?:menu|menue|search|suche|suchen|rechercher|buscar|cerca|zoeken|close|schliessen|fermer|cerrar|chiudi|sluiten|next|previous|prev|back|(?:go )?back to (?!school).*|return to .*|zuruck|zuruck (?:zu|zur|zum) .*|retour (?:a|au|aux) .*|volver (?:a|al) .*|torna (?:a|al|alla|alle) .*|terug naar .*|voltar (?:a|ao|para) .*|weiter zum inhalt|skip.*|(?:view |my |your )?(?:cart|basket|bag|warenkorb|panier|carrito|carrello|winkelwagen)(?: ?\(?\d+\)?)?|log ?in|sign ?in|anmeldung|einloggen|connexion|se connecter|iniciar sesion|accedi|inloggen|entrar|my account|account|konto|mein konto|home|start ?seite|faq|help|hilfe|en|de|fr|es|it|nl|pt|facebook|instagram|twitter|x|linkedin|youtube|tiktok|share|teilen|partager|accept.*|reject.*|decline.*|akzeptieren.*|ablehnen.*|toggle.*|ok|\d+|[+\-<>×x…]*)$/;
const SOCIAL = /\b(?:facebook|instagram|twitter|linkedin|youtube|tiktok|pinterest|github|xing|profile)\b/;

;// CONCATENATED MODULE: ./build/engine/evidence/text.js
const INVISIBLE = /\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]|\u17b4|\u17b5|[\ufe00-\ufe0f]/gu;
const DIACRITIC = /[\u0300-\u036f]/g;
const LETTERS = {
    ß: "ss",
    æ: "ae",
    œ: "oe",
    ø: "o",
    ł: "l",
    đ: "d",
    ı: "i",
};
const LOOKALIKES = {
    а: "a",
    с: "c",
    е: "e",
    һ: "h",
    і: "i",
    ј: "j",
    ӏ: "l",
    о: "o",
    р: "p",
    ѕ: "s",
    х: "x",
    у: "y",
    α: "a",
    ο: "o",
    ρ: "p",
    ν: "v",
};
const unmasked = (word) => /[a-z]/.test(word) && /[\u0370-\u04ff]/.test(word)
    ? [...word].map((letter) => LOOKALIKES[letter] ?? letter).join("")
    : word;
const visible = (text) => text
    .replace(/½/g, " 1/2 ")
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/[\u2010-\u2012\u2212]/g, "-")
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
const folded = (text) => visible(text)
    .toLowerCase()
    .normalize("NFD")
    .replace(DIACRITIC, "")
    .normalize("NFC")
    .replace(/[ßæœøłđı]/g, (letter) => LETTERS[letter] ?? letter);
const plain = (text) => folded(text)
    .replace(/\b([cdjlmnst]|qu|jusqu|lorsqu|puisqu|dell|nell|sull|all|un)'(?=\p{L}{2})/gu, "$1 ")
    .replace(/'/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .split(" ")
    .map(unmasked)
    .join(" ");
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}/u;
const pairs = (run) => {
    const letters = [...run];
    return letters.slice(1).map((letter, at) => `${letters[at] ?? ""}${letter}`);
};
const text_wordsOf = (plainText) => plainText
    .split(" ")
    .filter((word) => word !== "")
    .flatMap((word) => (UNSPACED.test(word) ? pairs(word) : [word]));

;// CONCATENATED MODULE: ./build/engine/evidence/cta.js



const COMMITMENT = {
    learn: 0,
    watch: 0,
    browse: 0,
    other: 0,
    contact: 1,
    quote: 1,
    download: 1,
    try: 2,
    sign_up: 2,
    subscribe: 2,
    apply: 2,
    book: 3,
    buy: 3,
    donate: 3,
};
const intentOfIdentifier = (type) => /^[A-Z][A-Z0-9_]*$/.test(type)
    ? (IDENTIFIERS.find(([, pattern]) => pattern.test(type))?.[0] ?? null)
    : null;
const wordsOn = (text) => folded(text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
const intentOfWords = (text) => {
    const said = wordsOn(text);
    return WORDING.find(([, pattern]) => pattern.test(said))?.[0] ?? "other";
};
const cta_TELLING = new Set(["learn", "watch", "browse", "other"]);
const NOT_BESIDES = new Set([...cta_TELLING, "apply"]);
const PRICED = new Set(["sign_up", "try", "subscribe", "book", "download", "other"]);
const isPriced = (text) => {
    const said = folded(text);
    return SUM.test(said) && !SAVED_SUM.test(said);
};
const intentsOfWords = (text) => {
    const first = intentOfWords(text);
    const rest = wordsOn(text).replace(OPENER, "");
    const besides = ASKS.filter(([intent, pattern]) => !NOT_BESIDES.has(intent) && pattern.test(rest));
    return [
        first,
        ...besides.map(([intent]) => intent),
        ...(PRICED.has(first) && isPriced(text) ? ["buy"] : []),
    ];
};
const intentsOfLabel = (text) => {
    const named = intentOfIdentifier(text.trim());
    return named === null ? intentsOfWords(text.replaceAll("_", " ")) : [named];
};
const beginsWithAsk = (text) => {
    const said = wordsOn(text);
    const rest = said.replace(OPENER, "");
    const intent = intentOfWords(said);
    return ASKS.some(([asked, pattern]) => asked === intent && (rest === said ? pattern.exec(said)?.index === 0 : pattern.test(rest)));
};
const intentOf = (text) => intentsOfLabel(text)[0] ?? "other";
const intentsOf = (text, href) => {
    const [first = "other", ...besides] = intentsOfLabel(text);
    if (href !== null && STORE.test(href))
        return ["download", first, ...besides];
    if (href === null || !LINE.test(href))
        return [first, ...besides];
    return cta_TELLING.has(first) ? ["contact", first, ...besides] : [first, "contact", ...besides];
};
const callToAction = (fact, href = null) => {
    const [intent = "other", ...others] = intentsOf(fact.text, href);
    const besides = [...new Set(others)].filter((other) => other !== intent && !cta_TELLING.has(other));
    return {
        fact,
        plain: plain(fact.text),
        intent,
        commitment: COMMITMENT[intent],
        ...(besides.length > 0 && { besides }),
    };
};
const intentOfControl = ({ text, href }) => intentsOf(text, href)[0] ?? "other";
const LEAST_HEIGHT = 32;
const MOST_WORDS = 8;
const mayCall = (control) => {
    const text = wordsOn(control.text);
    return (control.region !== "consent" &&
        control.region !== "footer" &&
        text !== "" &&
        text.split(" ").length <= MOST_WORDS &&
        !FURNITURE.test(text) &&
        !SOCIAL.test(text) &&
        ((control.filled && control.badge !== true) || intentOfControl(control) !== "other"));
};
const asksToSearch = (control, headlineBottom) => BARE_SEARCH.test(wordsOn(control.text)) &&
    (control.region === "main" || control.region === "header") &&
    control.filled &&
    control.box.height >= LEAST_HEIGHT &&
    control.box.y >= headlineBottom;
const intentOfLink = ({ text, href }) => {
    if (LINE.test(href))
        return "contact";
    if (STORE.test(href))
        return "download";
    const said = wordsOn(text);
    if (said === "" || said.split(" ").length > MOST_WORDS || FURNITURE.test(said) || SOCIAL.test(said))
        return null;
    const intent = intentOfWords(said);
    return cta_TELLING.has(intent) ? null : intent;
};
const pull = (control) => {
    const area = control.box.width * control.box.height;
    const contrast = control.badge === true ? 1 : Math.min(7, contrastOf(control.colour, control.background)) / 7;
    const button = control.filled || control.badge === true;
    const painted = button && control.box.height >= LEAST_HEIGHT ? 1 : 0.2;
    const spoken = intentOfControl(control) === "other" ? 0.4 : 1;
    const placed = control.region === "nav" || control.region === "overlay" ? 0.4 : 1;
    return area * contrast * painted * spoken * placed;
};

;// CONCATENATED MODULE: ./build/engine/evidence/denial-words.js
const denial_words_words = (list) => new Set(list.split(" "));
const NEGATIONS = denial_words_words("no not never without none nothing nobody zero dont doesnt cant wont isnt arent stop forget goodbye bye skip instead beyond tired sick hate avoid end ends ending quit ditch " +
    "kein keine keinen keinem keiner keines ohne nicht nie niemals schluss statt adieu weg null vergiss " +
    "ne pas sans jamais aucun aucune fini finie finis finies adieu ni plutot oubliez oublie marre " +
    "sin nunca jamas ningun ninguna ninguno adios olvida olvidate cero nada basta " +
    "senza non mai nessun nessuna nessuno addio niente " +
    "geen zonder niet nooit vaarwel nul " +
    "sem nao nunca nenhum nenhuma adeus chega " +
    "ingen inga inget utan inte aldrig slipp sluta ej intet uden ikke aldri slip uten " +
    "nie bez nigdy zadnych");
const NO = /^(?:(?:(?:we are |we re |i m |im )?(?:very )?sorry|unfortunately|sadly|leider|malheureusement|helas|lamentablemente|desgraciadamente|lo sentimos|purtroppo|helaas|infelizmente|tyvarr|desvarre|dessverre|niestety)(?: but)? )?(?:(?:no(?! (?:\d|problem|worries|matter|doubt|need|longer|more|later|less|fewer|one|other|solo|extra|kidding))|nope|never|not (?:yet|at (?:the|this) (?:moment|time)|at present|right now|currently|for now|any ?more|possible|included|available|at all|really)|(?:we|they) (?:do not|dont|cannot|can not|cant) (?:\p{L}+ )?(?:offer|sell|provide|promise|deliver|ship|install|cover|serve|treat|accept|work)|nein|noch nicht|derzeit nicht|aktuell nicht|nicht(?! nur)|nie|non(?! (?:seulement|solo|soltanto))|pas encore|pas (?:du tout|pour l instant|pour le moment)|jamais|todavia no|aun no|por ahora no|de momento no|nunca|non ancora|(?:al|per il|per ora) (?:momento )?no|nee|nog niet|(?:op dit moment|momenteel) niet|nooit|nao|ainda nao|por enquanto nao|nej|inte (?:an|just nu)|aldrig|nei|ikke (?:enna|enda|endnu)|nie|jeszcze nie)(?!\p{L})|(?<=^(?:unfortunately|sadly|leider|malheureusement|helas|lamentablemente|purtroppo|helaas|infelizmente|tyvarr|desvarre|dessverre|niestety) ).*(?<!\p{L})(?:not|cannot|cant|dont|no|nicht|kein\p{L}*|pas|no|non|niet|geen|nao|inte|ikke|ej|nie)(?!\p{L}))/u;
const ONLY = /(?<!\p{L})(?:(?:only|exclusively|solely) (?:for|to|in|within)|(?:nur|ausschliesslich) (?:fur|an|in|innerhalb)|(?:uniquement|seulement|exclusivement|reservee?s?) (?:pour|aux?|en|a)|(?:solo|solamente|unicamente|exclusivamente) (?:para|en|a)|(?:solo|soltanto|esclusivamente) (?:per|in|a)|(?:alleen|uitsluitend) (?:voor|in|aan)|(?:somente|apenas) (?:para|em)|(?:bara|endast|kun) (?:for|till|til|i)|tylko (?:dla|w|na))(?!\p{L})|(?<!\p{L})(?:only|exclusively)$/u;
const TURNED = /(?<!\p{L})(?:only|just|without|too|not|nur|ohne|nicht|kein\p{L}*|zu|seulement|uniquement|sans|pas|trop|solo|solamente|sin|demasiado|soltanto|senza|troppo|alleen|zonder|niet|geen|te|apenas|sem|bara|endast|utan|inte|kun|uden|uten|ikke|tylko|bez|nie)(?!\p{L})/u;
const OPEN_QUESTION = /^(?:(?:and|und|et|y|e|en|och|og) )?(?:what|which|where|when|who|whom|whose|how|why|was|welche\p{L}*|wo|wohin|wann|wer|wem|wie\p{L}*|warum|wieso|que(?=ls? |lles? )\p{L}*|quoi|ou|quand|qui|comment|combien|pourquoi|cuando|cual\p{L}*|donde|cuant\p{L}*|como|quien\p{L}*|por que|cosa|che cosa|quale?|quali|dove|quando|chi|quant\p{L}*|perche|wat|welke|waar|wanneer|wie|hoe\p{L}*|waarom|o que|qual|quais|onde|quem|vad|vilk\p{L}*|var|nar|vem|hur|varfor|hvad|hva|hvilk\p{L}*|hvor\p{L}*|hvornar|hvem|co|kto|gdzie|kiedy|jak\p{L}*|ile|dlaczego)(?!\p{L})/u;
const REASSURED = /(?<!\p{L})(?:contains?|damages?|harm|leak|smell|stain|scratch|shrink|difficult|complicated|noisy|loud|expensive|dangerous|tested|enthalt\p{L}*|schadet|laut|schwer|kompliziert|contient|abime|difficile|contiene|dificil|bevat|schadelijk|moeilijk|innehaller|need|needs|must|pay|cost|costs|charged|zahle|zahlen|kostet|payer|paye|cuesta|pagar|costa|pagare|betaal|betalen|betala|have to|has to|required|requirement|necessary|obliged|hurt|painful|muss|musst|mussen|brauche|brauchen|braucht|notig|erforderlich|verpflichtet|gebunden|dois|doit|doivent|faut|besoin|oblige\p{L}*|engage\p{L}*|necesito|necesita|tengo que|hay que|debo|hace falta|obligatori\p{L}*|devo|bisogna|serve|occorre|moet|moeten|nodig|verplicht|preciso|precisa|tenho (?:de|que)|maste|behover|kravs|skal jeg|ma jeg|musze|trzeba)(?!\p{L})/u;
const FEARED = denial_words_words("contract contracts commitment fee fees deposit card cards catch minimum obligation lock binding cancellation setup penalty penalties spam hidden cost costs charge charges risk pain hurt needle needles surcharge interest tie tied evict " +
    "vertrag vertragsbindung bindung mindestlaufzeit laufzeit gebuhr gebuhren kosten haken kaution risiko schmerz schmerzen kreditkarte anzahlung zusatzkosten kundigungsfrist " +
    "engagement contrat frais caution carte piege risque douleur acompte supplement penalites " +
    "permanencia contrato comision comisiones gastos tarjeta fianza riesgo dolor compromiso penalizacion " +
    "vincolo vincoli contratto costi spese carta rischio dolore impegno penali " +
    "borg creditcard risico pijn verplichting addertje " +
    "fidelizacao taxas custos cartao risco dor " +
    "bindningstid avgift avgifter kostnad kreditkort risk binding gebyr");
const DOINGS = denial_words_words("offer offers part parts code codes coupon voucher discount gutschein gutscheincode rabattcode codice codigo kortingscode rabattkod sell sells run runs act work works working deliver delivers delivery ship ships shipping install installs cover covers covered do does make makes making help support have has include includes included take takes taking accept provide use uses using get gets give serve treat treats insure buy order orders need want rent teach handle come pay pays know become find open close cancel book change move keep start stop come possible available also something anything everything someone people customer customers service services company business product products thing things place places " +
    "bieten bietet anbieten liefern liefert verkaufen verkauft gibt geben machen macht haben nutzen kaufen bestellen mieten bekommen bekomme buchen abschliessen kommen arbeiten arbeitet nehmen versichern versichert gelten gilt moglich verfugbar kunden kunde produkt produkte angebot leistung leistungen inklusive enthalten " +
    "proposer proposez vendez vendre livrez livrer livraison faire faites fait puis peut peux pouvez avoir avez acheter commander louer traitez traiter prenez prendre inclus incluse compris comprise possible disponible client clients produit produits service offre " +
    "ofrecer ofreceis ofrecen vender venden enviar envian enviais hacer haceis hacen puedo puede podeis pueden tener teneis tienen comprar pedir alquilar aceptar aceptan incluye incluido incluida disponible posible cliente clientes producto productos servicio hay trabajais trabajan " +
    "offrite offrire vendete spedite spedire consegnate fate fare posso puo potete avere avete comprare ordinare accettate incluso inclusa compreso compresa comprese disponibile possibile cliente clienti prodotto prodotti servizio lavorate corsi corso " +
    "leveren levert levering verkopen verkoopt doen doet kan kunt kunnen hebben kopen bestellen huren plaatst plaatsen werkt werken krijg krijgen inbegrepen beschikbaar mogelijk klant klanten product producten dienst " +
    "oferecem vendem enviam fazem posso pode tem ter comprar encomendar aceitam incluido disponivel possivel cliente clientes produto produtos servico " +
    "levererar leverans saljer gor kan kunna har kopa bestalla ingar finns tillganglig mojligt kund kunder produkt produkter tjanst leverer leverer selger kober");
const DECLINES = /(?<!\p{L})(?:(?:we|our \p{L}+|it|they|this \p{L}+)(?: (?:do|does|can|will|have|are|is))? ?(?:not|nt|never)(?: \p{L}+)? (?:offer|sell|install|deliver|ship|cover|insure|act|acted|serve|host|repair|teach|run|handle|support|cater|rent|accept|provide|treat|stock)|(?:we|it|they) (?:dont|doesnt|cant|wont|havent) (?:offer|sell|install|deliver|ship|cover|insure|act|serve|host|repair|teach|run|handle|support|cater|rent|accept|provide|treat|stock)|(?:is|are) not (?:suitable|meant|intended|fit|made) for|(?:nous|on) (?:ne|n) (?:\p{L}+ )?(?:proposons|vendons|livrons|assurons|acceptons|envoyons|gerons|faisons|traitons|installons|travaillons|louons) (?:pas|plus|aucun\p{L}*)|no (?:ofrecemos|vendemos|admitimos|aceptamos|enviamos|entregamos|alquilamos|instalamos|cubrimos|hacemos|trabajamos|se permiten?|se admiten?|se aceptan?|incluye)|non (?:offriamo|vendiamo|spediamo|consegniamo|facciamo|accettiamo|installiamo|copriamo|trattiamo)|nao (?:oferecemos|vendemos|enviamos|entregamos|fazemos|aceitamos|instalamos)|wir (?:bieten|verkaufen|liefern|fuhren|versichern|nehmen|machen|montieren|verarbeiten|vermieten)(?: \p{L}+){0,2} kein\p{L}*|(?:wij|we) (?:leveren|verkopen|plaatsen|bieden|verzekeren|verhuren|doen|behandelen)(?: \p{L}+){0,2} geen|vi (?:levererar|saljer|erbjuder|gor|hyr|tar|leverer|selger|tilbyder|tilbyr)(?: \p{L}+){0,2} (?:inga|ingen|inget|ikke))(?!\p{L})/u;
const LEAVES_OUT = /(?<!\p{L})(?:(?:is|are) not (?:included|covered|part of|available|offered|insured|allowed|permitted)|(?:ist|sind) (?:\p{L}+ )?nicht (?:enthalten|inbegriffen|inklusive|versichert|moglich)|n (?:est|sont) pas (?:compris\p{L}*|inclus\p{L}*|disponibles?|rembourse\p{L}*|pris\p{L}* en charge)|no (?:esta\p{L}*|se) (?:inclui\p{L}*|incluye\p{L}*)|non (?:e|sono) (?:inclus\p{L}*|compres\p{L}*|disponibil\p{L}*)|(?:is|zijn) niet (?:inbegrepen|inclusief|beschikbaar|mogelijk)|nao (?:esta\p{L}*) incluid\p{L}*|ingar (?:inte|ej))(?!\p{L})/u;

;// CONCATENATED MODULE: ./build/engine/evidence/prominence.js

const READABLE_CONTRAST = 1.25;
const READABLE_PX = 7;
const touchesFold = (box, fold) => box.width > 0 &&
    box.height > 0 &&
    box.y < fold.height &&
    box.y + box.height > 0 &&
    box.x < fold.width &&
    box.x + box.width > 0;
const isReadable = (block, fold) => block.fontPx >= READABLE_PX &&
    block.box.width > 1 &&
    block.box.height > 1 &&
    block.box.y + block.box.height > 0 &&
    block.box.x < fold.width &&
    block.box.x + block.box.width > 0 &&
    contrastOf(block.colour, block.background) >= READABLE_CONTRAST;
const inkArea = (block) => Math.min(block.box.width * block.box.height, block.text.length * block.fontPx ** 2 * 0.55 * 1.25);
const heightFactor = (y, fold) => y < fold.height ? 1 - 0.5 * Math.max(0, y / fold.height) : (0.5 * fold.height) / y;
const prominenceOf = (block, fold) => {
    const foldArea = fold.width * fold.height;
    return ((block.fontPx / 16) ** 1.3 *
        Math.sqrt(Math.max(100, block.fontWeight) / 400) *
        Math.sqrt(Math.min(inkArea(block), foldArea) / foldArea) *
        heightFactor(block.box.y, fold));
};

;// CONCATENATED MODULE: ./build/engine/evidence/page-facts.js


const PAGE_CONFIDENCE = 0.95;
const META_CONFIDENCE = 0.9;
const centreWithin = (inner, outer) => {
    const x = inner.x + inner.width / 2;
    const y = inner.y + inner.height / 2;
    return x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height;
};
const isLabel = (text, controls) => text.tag === "button" ||
    controls.some((control) => centreWithin(text.box, control.box) &&
        (control.selector === text.selector || visible(control.text).includes(visible(text.text))));
const overPicture = (box, page) => page.images.some((image) => centreWithin(box, image.box));
const copyOf = (page) => page.texts.filter((text) => text.region !== "consent" &&
    visible(text.text) !== "" &&
    isReadable(overPicture(text.box, page) ? { ...text, background: "" } : text, page.fold) &&
    !isLabel(text, page.controls));
const standing = ({ box, covered, selector }, page) => {
    const within = touchesFold(box, page.fold);
    return { box, selector, inFold: within && !covered, covered: within && covered };
};
const metaFact = (text, source = "meta") => ({
    text: visible(text),
    confidence: META_CONFIDENCE,
    source,
    box: null,
    selector: null,
    inFold: false,
    prominence: 0,
    covered: false,
});

;// CONCATENATED MODULE: ./build/engine/evidence/figures.js
const RANGE = /(?<![\d.,])\d[\d.,]{0,12}\s?(?:-|–|to|bis|a|tot|y|et|und|and|till|do)\s?\d[\d.,]{0,12}/gu;
const WHOLE = /\d+(?:[:/]\d+)+|\+?\d(?:[\d() -]{7,})\d/gu;
const figures_FIGURE = /(?<![\p{L}\d.,])(?:(?<before>\p{L}[\p{L}\p{M}'-]*)[ -]?)?(?<number>\d{1,3}(?:[.,' ]\d{3}){1,3}(?![\d.,])|\d{1,9}(?:[.,]\d{1,3})?)(?![\d])(?<open>\s?\+)?[ -]?(?<unit>%|''|["″”]|\p{L}[\p{L}\p{M}]*)?/gu;
const MOST = /\b(?:up to|bis zu|bis|jusqu'?a|hasta|fino al?|tot|ate|upp till|op til|under|unter|moins de|menos de|meno di|less than|max)\s*$/u;
const LEAST = /\b(?:over|more than|mehr als|uber|plus de|mas de|piu di|oltre|meer dan|mais de|from|ab|des|desde|da|vanaf|a partir de|at least|mindestens|minstens|almost|fast|nearly|about|circa|rund|environ|around|approx)\s*$/u;
const UNITS = {
    "''": "inch",
    '"': "inch",
    "″": "inch",
    "”": "inch",
    inches: "inch",
    zoll: "inch",
    pouces: "inch",
    pulgadas: "inch",
    pollici: "inch",
};
const LEAST_NAME = 3;
const COUNTED = new Set(("step steps part parts page chapter level phase top day week stage option question number figure room lesson module round act section schritt teil tag woche " +
    "etape partie jour niveau paso parte dia fase capitolo giorno stap deel dag nivel dzien krok").split(" "));
const sumOf = (number, unit) => {
    const grouped = /^\d{1,3}(?:[.,' ]\d{3}){1,3}$/u.test(number) && unit !== "%";
    return Number(grouped ? number.replaceAll(/[.,' ]/gu, "") : number.replace(",", "."));
};
const isMeasure = (value, number) => Number.isFinite(value) && number.length <= 9 && !/^(?:19|20)\d\d$/.test(number) && !/^\d{5}$/.test(number);
const boundOf = (before) => MOST.test(before) ? "most" : LEAST.test(before) ? "least" : null;
const figuresIn = (text, tongue, isWord) => {
    if (!/\d/.test(text))
        return [];
    const read = text.replaceAll(WHOLE, " ; ").replaceAll(RANGE, " ; ");
    return [...read.matchAll(figures_FIGURE)].flatMap((match) => {
        const { before = "", number = "", open, unit = "" } = match.groups ?? {};
        const value = sumOf(number, unit);
        if (!isMeasure(value, number))
            return [];
        const lead = read.slice(Math.max(0, match.index - 20), match.index) + before;
        const bound = open === undefined ? boundOf(lead) : "least";
        const isUnit = (unit.length > 1 || unit === "%" || unit in UNITS) && !tongue.filler.has(unit);
        const isName = before.length >= LEAST_NAME && !tongue.filler.has(before) && !COUNTED.has(before) && !isWord(before);
        const measure = { of: UNITS[unit] ?? tongue.stem(unit), value, bound, said: `${number} ${unit}` };
        const name = { of: before, value, bound: null, said: `${before} ${number}` };
        return [
            ...(isUnit ? [{ kind: "measure", ...measure }] : []),
            ...(isName ? [{ kind: "name", ...name }] : []),
        ];
    });
};

;// CONCATENATED MODULE: ./build/engine/evidence/offers/deadline.js
const MONTHS = [
    "january|jan|januar|janvier|janv|enero|gennaio|gen|januari|janeiro",
    "february|feb|februar|fevrier|fevr|febrero|febbraio|februari|fevereiro",
    "march|mar|marz|maerz|mars|marzo|maart|marco",
    "april|apr|avril|avr|abril|abr|aprile",
    "may|mai|mayo|maggio|mei|maio",
    "june|jun|juni|juin|junio|giugno|junho",
    "july|jul|juli|juillet|juil|julio|luglio|julho",
    "august|aug|aout|agosto|ago|augustus",
    "september|sept|sep|septembre|septiembre|settembre|setembro",
    "october|oct|oktober|okt|octobre|octubre|ottobre|outubro",
    "november|nov|novembre|noviembre|novembro",
    "december|dec|dezember|dez|decembre|diciembre|dic|dicembre|dezembro",
];
const WEEKDAYS = {
    monday: "monday|mon|montag|lundi|lunes|lunedi|maandag|segunda-feira",
    tuesday: "tuesday|tue|dienstag|mardi|martes|martedi|dinsdag|terca-feira",
    wednesday: "wednesday|wed|mittwoch|mercredi|miercoles|mercoledi|woensdag|quarta-feira",
    thursday: "thursday|thu|donnerstag|jeudi|jueves|giovedi|donderdag|quinta-feira",
    friday: "friday|fri|freitag|vendredi|viernes|venerdi|vrijdag|sexta-feira",
    saturday: "saturday|sat|samstag|sonnabend|samedi|sabado|sabato|zaterdag",
    sunday: "sunday|sun|sonntag|dimanche|domingo|domenica|zondag",
};
const MONTH = MONTHS.join("|");
const WEEKDAY = Object.values(WEEKDAYS).join("|");
const LEAD = "(?:until|till|thru|through|ends?(?: on| this)?|ending(?: on)?|expires?(?: on)?|bis(?: zum| einschliesslich)?|endet(?: am)?" +
    "|jusqu'?(?:au| au)|hasta(?: el)?|termina(?: el)?|fino al?|entro(?: il)?|scade(?: il)?|tot(?: en met)?|t/m|ate(?: o dia| ao dia)?)";
const NOT_HOURS = `(?<!(?:${WEEKDAY})\\.?\\s(?:-\\s)?)(?<!\\d\\s?(?:am|pm|uhr|h)\\s)(?<!:\\d\\d\\s)(?<!\\d\\.\\s)`;
const deadline_DATED = new RegExp(`\\b${NOT_HOURS}${LEAD}:?\\s+(?:(?:at )?(?:midnight|noon|mitternacht|minuit|medianoche|mezzanotte|middernacht)(?: on)?,?\\s)?(?:(?<weekday>${WEEKDAY})\\b\\.?,?\\s*(?:the |den |dem |le |el |o )?)?` +
    `(?:(?<isoYear>\\d{4})-(?<isoMonth>\\d{2})-(?<isoDay>\\d{2})` +
    `|(?<day>\\d{1,2})(?:st|nd|rd|th|er|\\.|º)?\\s*(?:of |de |di )?(?<month>${MONTH})\\b\\.?(?:,?\\s*(?:de )?(?<year>20\\d{2}))?` +
    `|(?<month2>${MONTH})\\b\\.?\\s+(?<day2>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s*(?<year2>20\\d{2}))?` +
    `|(?:the )?(?:end of|ende|fin(?: de)?|finales de|fine|eind|final de)\\s+(?<endMonth>${MONTH})\\b\\.?(?:\\s+(?<endYear>20\\d{2}))?` +
    "|(?<dotDay>\\d{1,2})\\.(?<dotMonth>\\d{1,2})\\.(?<dotYear>20\\d{2})?" +
    "|(?<slash1>\\d{1,2})/(?<slash2>\\d{1,2})(?:/(?<slashYear>20\\d{2}))?)?", "gu");
const TODAY = /\b(?:today only|only today|ends (?:today|tonight|at midnight)|nur heute|nur noch heute|endet heute|aujourd'hui seulement|solo hoy|solo oggi|alleen vandaag|so hoje)\b/gu;
const monthNumber = (name) => MONTHS.findIndex((names) => names.split("|").includes(name)) + 1;
const weekdayName = (name) => Object.keys(WEEKDAYS).find((key) => WEEKDAYS[key]?.split("|").includes(name)) ?? null;
const two = (value) => String(value).padStart(2, "0");
const dateToken = (year, month, day) => month >= 1 && month <= 12 && day >= 1 && day <= 31 ? `${year ?? "-"}-${two(month)}-${two(day)}` : null;
const slashed = (first, second, year) => {
    if (first > 12)
        return dateToken(year, second, first);
    return second > 12 || first === second ? dateToken(year, first, second) : null;
};
const LAST_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const tokenOf = (groups) => {
    const at = (name) => Number(groups[name]);
    if (groups["isoYear"] !== undefined)
        return dateToken(groups["isoYear"], at("isoMonth"), at("isoDay"));
    if (groups["month"] !== undefined)
        return dateToken(groups["year"], monthNumber(groups["month"]), at("day"));
    if (groups["endMonth"] !== undefined) {
        const month = monthNumber(groups["endMonth"]);
        return dateToken(groups["endYear"], month, LAST_DAYS[month - 1] ?? 0);
    }
    if (groups["month2"] !== undefined)
        return dateToken(groups["year2"], monthNumber(groups["month2"]), at("day2"));
    if (groups["dotDay"] !== undefined)
        return dateToken(groups["dotYear"], at("dotMonth"), at("dotDay"));
    if (groups["slash1"] !== undefined)
        return slashed(at("slash1"), at("slash2"), groups["slashYear"]);
    return groups["weekday"] === undefined ? null : weekdayName(groups["weekday"]);
};
const deadlinesIn = (text) => {
    const tokens = [...text.matchAll(deadline_DATED)].map((match) => tokenOf(match.groups ?? {}));
    const dated = tokens.filter((token) => token !== null);
    return TODAY.test(text) ? [...dated, "today"] : dated;
};
const SUFFIX = "(?:st|nd|rd|th|er|\\.|º)?";
const DAY = new RegExp(`(?<![\\d.,/])(?:(?<first>\\d{1,2})${SUFFIX}\\s?(?:[-–&]|to|bis|au|al|tot|and|und|et|y|e|en)\\s?)?(?<day>\\d{1,2})${SUFFIX}\\s*(?:of |de |di )?(?<month>${MONTH})\\b\\.?(?:,?\\s*(?:de )?(?<year>20\\d{2}))?` +
    `|\\b(?<month2>${MONTH})\\b\\.?\\s+(?<day2>\\d{1,2})${SUFFIX}(?![\\d%:])(?:[-–](?<last2>\\d{1,2})${SUFFIX})?(?:,?\\s*(?<year2>20\\d{2}))?` +
    "|(?<![\\d.])(?<dotDay>\\d{1,2})\\.\\s?(?<dotMonth>\\d{1,2})\\.\\s?(?<dotYear>20\\d{2})(?!\\d)", "gu");
const datesIn = (text) => [...text.replace(deadline_DATED, (all) => (/\d/.test(all) ? " ; " : all)).matchAll(DAY)].flatMap(({ groups = {} }) => {
    const { first, last2 } = groups;
    const from = tokenOf(first === undefined ? groups : { ...groups, day: first });
    const to = tokenOf(last2 === undefined ? groups : { ...groups, day2: last2 });
    if (from === null || to === null)
        return [];
    return from === to ? [from] : [`${from}/${to}`];
});

;// CONCATENATED MODULE: ./build/engine/evidence/offers/numerals.js
const WORDS = {
    2: "two zwei deux dos due twee dois",
    3: "three drei trois tres tre drie",
    4: "four vier quatre cuatro quattro quatro",
    5: "five funf cinq cinco cinque vijf",
    6: "six sechs seis sei zes",
    7: "seven sieben sept siete sette zeven sete",
    8: "eight acht huit ocho otto oito",
    9: "nine neun neuf nueve nove negen",
    10: "ten zehn dix diez dieci tien dez",
    11: "eleven elf onze once undici",
    12: "twelve zwolf douze doce dodici twaalf doze",
    14: "fourteen vierzehn quatorze catorce quattordici veertien",
    15: "fifteen funfzehn quinze quince quindici vijftien",
    19: "nineteen neunzehn dix-neuf diecinueve diciannove negentien",
    20: "twenty zwanzig vingt veinte venti twintig vinte",
    25: "twenty-five funfundzwanzig vingt-cinq veinticinco venticinque vijfentwintig",
    29: "twenty-nine neunundzwanzig vingt-neuf veintinueve ventinove negenentwintig",
    30: "thirty dreissig trente treinta trenta dertig trinta",
    40: "forty vierzig quarante cuarenta quaranta veertig quarenta",
    50: "fifty funfzig cinquante cincuenta cinquanta vijftig cinquenta",
    60: "sixty sechzig soixante sesenta sessanta zestig",
    70: "seventy siebzig soixante-dix setenta settanta zeventig",
    75: "seventy-five funfundsiebzig soixante-quinze setantaycinco settantacinque vijfenzeventig",
    80: "eighty achtzig quatre-vingts ochenta ottanta tachtig oitenta",
    90: "ninety neunzig quatre-vingt-dix noventa novanta negentig",
};
const VALUES = new Map(Object.entries(WORDS).flatMap(([value, words]) => words.split(" ").map((word) => [word, value])));
const WORD = [...VALUES.keys()].sort((one, other) => other.length - one.length).join("|");
const numerals_COUNTED = "percent|per ?cent|pct|prozent|pour ?cent|por ?ciento|por ?cento|per ?cento|procent|euros?|dollars?|pounds?|franken|francs?" +
    "|days?|tagen?|jours?|dias?|giorni|dagen|nights?|nachte|nuits|noches|notti|nachten|weeks?|wochen|semaines?|semanas|settimane|weken|months?|monaten?|mois|meses|mesi|maanden" +
    "|(?:premiers?|premieres|primeros|primeras|primi|prime|eerste|ersten) (?:jours|semaines|mois|dias|semanas|meses|giorni|settimane|mesi|dagen|weken|maanden|tage|wochen|monate)";
const FOR = "(?:for|zum|pour|por|al|voor)(?: (?:the price of|preis von|le prix d[e']|el precio de|prezzo di|de prijs van|o preco de))?";
const ONE = "one|eine[mnr]?|une?|uno|una|een|um|uma";
const BEFORE_UNIT = new RegExp(`(?<![\\p{L}\\d-])(${WORD})(?=[\\s-](?:${numerals_COUNTED})\\b)`, "gu");
const NIGHTS = "(?:\\s(?:nights?|nachte|nuits|noches|notti|nachten))?";
const BUNDLED = new RegExp(`(?<![\\p{L}\\d-])(${WORD}|[2-9])${NIGHTS}\\s(${FOR})\\s?(${WORD}|${ONE}|[1-9])(?![\\p{L}\\d-])`, "gu");
const PAID = new RegExp(`(?<=(?<!\\p{L})(?:pay(?: for)?|zahl\\p{L}*|bezahl\\p{L}*|payez|paga|pague|betaal)\\s(?:nur |only )?)(${WORD})(?![\\p{L}\\d-])`, "gu");
const digits = (word) => VALUES.get(word) ?? (/^\d/.test(word) ? word : "1");
const withDigits = (text) => text
    .replace(PAID, (_, word) => digits(word))
    .replace(BEFORE_UNIT, (_, word) => digits(word))
    .replace(BUNDLED, (_, more, between, fewer) => `${digits(more)} ${between} ${digits(fewer)}`);

;// CONCATENATED MODULE: ./build/engine/evidence/offers/gifts.js
const KINDS = {
    content: "guides?|e-?books?|downloads?|templates?|checklists?|reports?|toolkits?|white ?papers?|playbooks?|brochures?|catalogues?|ratgeber|leitfaden|guias?|guida|livre blanc",
    event: "webinars?|webinaire|webinario|seminars?|master ?class(?:es)?|work ?shops?|courses?|lessons?|class(?:es)?|training|seats?|kurs|cursos?|cours|corso|clases?|lezione|proefles",
    talk: "consultations?|consulta|consulenza|calls?|sessions?|demos?|quotes?|estimates?|audits?|assessments?|appointments?|valuations?|checks?|\\p{L}*beratung|angebot|devis|presupuesto|preventivo|asesoria|erstgesprach",
    extra: "gifts?|samples?|installation|returns?|entry|admission|parking|parken|breakfast|fruhstuck|wi-?fi|wlan|probe|eintritt|retoure|ruckversand|retours?|entree|ingresso|entrada|toegang|desayuno|colazione",
};
const GIFTS = Object.values(KINDS).join("|");
const BETWEEN_GIFT = "(?:(?!(?:plan|app|account|version|trial|for|with|and|or|on|in|of|to|at|from|our|your|fur|mit|und|auf|zu|pour|avec|et|con|para|y|e|per|met|voor|en)(?!\\p{L}))[\\p{L}\\d-]+ ){0,2}?";
const giftOf = (written) => {
    const token = written
        .replace(/(?<=class)es$/u, "")
        .replace(/(?<!s)s$/u, "")
        .replace(/^\p{L}+(?=beratung$)/u, "");
    const kind = Object.entries(KINDS).find(([, names]) => new RegExp(`^(?:${names})$`, "u").test(written));
    return { token, gift: kind === undefined ? null : kind[0] };
};

;// CONCATENATED MODULE: ./build/engine/evidence/offers/money.js
const SYMBOLS = [
    ["USD", "us\\$|usd|\\$|dollars?"],
    ["CAD", "ca?\\$|cad"],
    ["AUD", "au?\\$|aud"],
    ["NZD", "nz\\$|nzd"],
    ["BRL", "r\\$|brl|reais"],
    ["EUR", "€|eur|euros?"],
    ["GBP", "£|gbp|pounds?"],
    ["JPY", "¥|jpy|円"],
    ["CHF", "chf|sfr\\.?|franken"],
    ["PLN", "zl|pln"],
    ["CZK", "kc|czk"],
    ["SEK", "sek"],
    ["NOK", "nok"],
    ["DKK", "dkk"],
    ["KRONE", "kr\\.?|kroner|kronor"],
    ["INR", "₹|inr|rs\\.?"],
    ["TRY", "₺"],
    ["KRW", "₩|krw"],
    ["ILS", "₪|ils"],
];
const SYMBOL = SYMBOLS.flatMap(([, pattern]) => pattern.split("|"))
    .sort((a, b) => b.length - a.length)
    .join("|");
const NUMBER = "\\d{1,3}(?:[.,'\\s]\\d{3})+(?:[.,]\\d{2})?|\\d+(?:[.,]\\d{1,2})?";
const NOT_A_PRICE = "(?!\\s?(?:k(?!\\.)|m|mio|mrd|mn|bn|million(?:en|s)?|billion|thousand|millions|millones|milioni)\\b)";
const money_money = (name) => `(?:(?<![\\p{L}\\d])(?<${name}Before>${SYMBOL})\\s?(?<${name}First>${NUMBER})(?![\\d%]|[.,']\\d)(?:[.,]\\s?-{1,2})?${NOT_A_PRICE}` +
    `|(?<![\\d.,])(?<${name}Last>${NUMBER})(?:[.,]-{1,2})?\\s?(?<${name}After>${SYMBOL})(?![\\p{L}\\d])${NOT_A_PRICE})`;
const numberOf = (written) => {
    const digits = written.replace(/[\s']/g, "");
    const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
    if (last === -1)
        return Number(digits);
    const decimals = digits.length - last - 1;
    const whole = digits.replace(/[.,]/g, "");
    return decimals === 3 ? Number(whole) : Number(whole) / 10 ** decimals;
};
const currencyOf = (symbol, home) => {
    const [currency = "USD"] = SYMBOLS.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, "u").test(symbol)) ?? [];
    if (symbol === "$" || symbol.startsWith("dollar"))
        return home.dollar;
    if (symbol === "¥")
        return home.yen;
    return currency === "KRONE" ? home.krone : currency;
};
const amountOf = (groups, name, home) => {
    const symbol = groups?.[`${name}Before`] ?? groups?.[`${name}After`];
    const written = groups?.[`${name}First`] ?? groups?.[`${name}Last`];
    return symbol === undefined || written === undefined
        ? null
        : { value: numberOf(written), currency: currencyOf(symbol, home) };
};
const DOLLARS = {
    ca: "CAD",
    au: "AUD",
    nz: "NZD",
    sg: "SGD",
    hk: "HKD",
    mx: "MXN",
};
const KRONES = { no: "NOK", dk: "DKK", da: "DKK", is: "ISK" };
const homeOf = (declared, suffix, language) => {
    const country = suffix?.split(".").at(-1) ?? "";
    const among = (codes) => declared.find((code) => codes.includes(code));
    return {
        dollar: among(["USD", ...Object.values(DOLLARS)]) ?? DOLLARS[country] ?? "USD",
        krone: among(["SEK", "NOK", "DKK", "ISK"]) ?? KRONES[country] ?? KRONES[language ?? ""] ?? "SEK",
        yen: among(["JPY", "CNY"]) ?? (country === "cn" || language === "zh" ? "CNY" : "JPY"),
    };
};

;// CONCATENATED MODULE: ./build/engine/evidence/offers/wording.js
const wording_UP_TO = "(?:up to|as much as|bis zu|bis|jusqu'?\\s?a|hasta(?: un| el)?|fino (?:al?|a)|tot(?: wel)?|ate)\\s+";
const FROM = "(?:(?:starting|starts|prices?) (?:at|from)|from(?: only| just)?|as low as|(?:schon |bereits )?ab(?: nur| schon)?|a partir de|des|desde|a partire da|da(?: soli)?|vanaf|a contar de|fra|fran)";
const BELOW = "(?:under|below|less than|(?:fur )?unter|weniger als|moins de|menos de|meno di|minder dan|onder(?: de)?)";
const SAVE = "(?:saves?|saving|spare|sparen(?: sie)?|du sparst|economisez|ahorra|ahorre|risparmia|bespaar|poupe|discount of|rabatt von|reduced by|reduziert um|remise de|reduction de|descuento de(?:l)?|sconto del?|korting van)";
const OFF = "(?:off|discount|rebate|savings?|\\p{L}*rabatt|\\p{L}*nachlass|gunstiger|reduziert|sparen|gespart|(?:de |d')?(?:reduction|remise|rabais|economies?)|(?:de )?(?:descuento|dto|dcto)|(?:di )?sconto|in meno|\\p{L}*korting|goedkoper|(?:de )?desconto|cheaper|billiger|mas barat[oa]s?|moins cher(?:e?s)?|mais barat[oa]s?|(?:less|weniger|menos|de moins|in meno|minder)(?=\\s*(?:[.!?,;)]|$|(?:for|fur|pour|en (?:todo|toda|tous|toute)|auf alle?s?|op alles|su tutto)\\b)))(?!\\p{L})";
const BETWEEN = "(?:extra|instant|sofort|zusatzlich(?:en)?|student|welcome|neukunden|additional|direct)";
const ON = "(?:(?:im|in the|in|on (?:all|every|our|your|selected)|en|pendant|durante|nel|nei|tijdens de|in de) (?:\\p{L}+[ -])?\\p{L}*(?:sale|soldes|rebajas|saldi|aktion|angebote?|promo\\p{L}*|week|friday|monday|ofertas|uitverkoop)|en (?:tod[oa]s?(?!\\p{L}))|(?:auf|sur|sobre|su|op|pa)\\s+(?:alla?|allt|alle|alles|das|die|den|ihre|deine|tout|toute|tous|todo|toda|tutto|tutti|de|het|la|le|les|el)|on (?:all|every|everything|our|your|selected))";
const HALF = "(?:half[- ]price|half off|1/2[- ]price|(?:zum )?halbe[rn] preis|(?:a )?moitie prix|(?:a )?mitad de precio|(?:a )?meta prezzo|halve prijs|metade do preco)";
const INSTEAD_OF = "(?:instead of|was|were|statt|anstatt|uvp|rrp|msrp|list price|compare(?:d)? at|original(?:ly| price)|previously|regular(?:ly)?|normally|reg\\.?|vorher|prix conseille|prix barre|precio anterior|adviesprijs|au lieu de|en vez de|en lugar de|antes|invece di|anziche|i\\.p\\.v\\.|in plaats van|em vez de)";
const NOW = "(?:now|jetzt|nur|only|maintenant|ahora|ora|solo|nu|agora|today)";
const FREE = "(?:free(?! of\\b)|for nothing|on the house|voor niets|umsonst|gratis|kostenlose?[rsnm]?|kostenfreie?[rsnm]?|gratuite?s?|gratuit[ao]s?|offerte?s?|portofreie?)";
const SHIPPING = "(?:(?:[\\p{L}-]{1,30} )?(?:shipping|delivery|postage)|versand|lieferung|expressversand|standardversand|livraison|frais de port|envios?|entrega|spedizione|consegna|verzending|bezorging|frete|portes)";
const TRIAL = "(?:trial|trials|test(?:en|version|phase|monat|zeitraum)?|probe(?:monat|abo|zeitraum|n)?|ausprobieren|essai|essayer|essayez|prueba|probar|prova|proef(?:periode|maand)?|proberen|teste|experimentar|periodo de prueba)";
const SPAN = "(?<span>\\d{1,3})[- ]?(?<unit>days?|tagen?|tage|jours?|dias?|giorni|dagen|nights?|nachte?|nuits|noches|notti|nachten|weeks?|wochen?|semaines?|semanas?|settimane|weken|months?|monate?n?|mois|mes(?:es)?|mesi|maand(?:en)?|meses|dagar|dager|dage|veckor|uger|uker|manader|maneder|dni|tygodnie|miesiace|miesiecy)";
const DAYS = [
    [/^(?:day|tag|jour|dia|giorn|dag|night|nacht|nuit|noche|nott|dni|dzien)/u, 1],
    [/^(?:week|woche|semain|seman|settim|wek|veck|uge|uke|tyg|tydz)/u, 7],
    [/^(?:month|monat|mois|mes|maand|manad|maned|miesi)/u, 30],
];
const wording_UNIT = "(?<unit>(?:1 ?)?(?:kg|kilo|l|lit(?:er|re|ro)|m2|qm|sqm|sq\\.? ?(?:ft|m)|lb|oz|stuck|st\\.?|portion|serving|wash)|100 ?(?:g|ml))(?![\\p{L}\\d])";
const A = "(?:/|per|pro|je|im|par|al|por|la|el|il|le|a|an|der|p\\.?|de l'|l'|all')\\s?";
const EACH = "(?:\\p{L}+\\s?(?:/|,|und|and|per|pro|a|par|al|por|im|y|et)\\s?)?";
const wording_PERIOD = `(?:\\s?${A}${EACH}(?<period>month|mo(?:nat|is)?|mes[e]?|maand|m\\b|year|yr|jahr|an(?:no|o)?|jaar|week|woche|semaine|semana|settimana|night|nacht|nuit|noche|notte|nacht|noite|day|tag|jour|dia|giorno|hour|hr|h\\b|stunde|std\\b|heure|hora|(?<=')ora|uur|timme|tim\\b|godz|person|user|seat)\\b|\\s?${A}${wording_UNIT}|\\s?(?<often>monthly|monatlich|mtl\\.?|mensuel|mensuels|al mes|al mese|a month|a year|yearly|jahrlich|pcm\\b|p/m\\b|p\\.?m\\.?\\b|/\\s?mo\\b))?`;
const HOUR = /^(?:h|std|stunde|uur|tim|ora|godz)/u;
const periodOf = (written) => {
    if (written === undefined)
        return null;
    if (HOUR.test(written))
        return "hour";
    if (/^(?:mo|mes|maand|m$|mt|mens|al mes|a month|p)/u.test(written) && !written.startsWith("person"))
        return "month";
    if (/^(?:y|j|an|a year)/u.test(written) && !written.startsWith("jour"))
        return "year";
    if (/^(?:w|s[ae])/u.test(written))
        return /^seat/u.test(written) ? "user" : "week";
    if (/^(?:n)/u.test(written))
        return "night";
    return /^(?:user|person)/u.test(written) ? "user" : "day";
};
const unitOf = (written) => {
    const unit = written?.replace(/^1 ?/u, (one) => (written.startsWith("100") ? one : "")).trim();
    if (unit === undefined)
        return null;
    if (/^k/u.test(unit))
        return "kg";
    if (/^(?:l$|lit)/u.test(unit))
        return "litre";
    if (/^(?:m2|qm|sqm|sq\.? ?m)/u.test(unit))
        return "m²";
    if (/^100/u.test(unit))
        return unit.replace(/^100 ?/u, "100 ");
    return /^st/u.test(unit) ? "piece" : unit;
};
const ONE_SPAN = "(?:(?:the |your |der |den |le |la |el |il |de )?(?:first|erste[rnms]?|premiere?|primer[ao]?|primo|prima|eerste|primeir[ao]|forst[ae]|pierwszy)|a|one|einen|eine?|une?|un[oa]?|een|um|uma|en|et) (?<one>day|tag|jour|dia|giorno|dag|week|woche|semaine|semana|settimana|month|monat|mois|mes|mese|maand|vecka(?:n)?|ugen?|uken?|manad(?:en)?|maned(?:en)?|tydzien|miesiac)(?!\\p{L})";
const GIVEN = "(?:on us|geschenkt|offert[es]{0,2}|de regalo|in regalo|in omaggio|cadeau)(?!\\p{L})";
const BOGO = "(?:buy (?:one|1),? get (?:one|1)(?: free)?|bogof?|two[- ]for[- ]one|zwei fur eins|zwei zum preis von einem|deux pour un|(?<=(?:1|une?) (?:\\p{L}+ ){0,2})achetee?s?,? ?=? ?(?:1|une?|le second|la seconde) (?:\\p{L}+ )?offerte?s?|dos por uno|due al prezzo di uno|1 ?\\+ ?1 (?:gratis|free|offert|geschenkt|gratuit)|compra (?:1|uno),? (?:y )?lleva(?:te)? (?:2|dos)|leve 2,? pague 1|2 halen,? 1 betalen|2 zum preis von 1)";
const SECOND = "(?:second|2nd|zweite[srn]?|2\\.|deuxieme|seconde?|2e|segund[oa]|2[aoº]|second[oa]|tweede)";
const HALF_OF_IT = "(?:(?:at |for )?half[- ]price|half off|zum halben preis|(?:zur|fur die) halfte|a moitie prix|a mitad de precio|a meta prezzo|(?:voor de )?halve prijs|(?:at |a |al |zu |mit |voor )?-?\\s?50 ?%(?: (?:off|rabatt|de reduction|de descuento|di sconto|korting))?)";
const BOGO_HALF = `(?:buy (?:one|1),? get (?:one|1) (?:half|at 50|50)(?:[- ]price|%)?(?: off)?|${SECOND} (?:\\p{L}+ ){0,2}?${HALF_OF_IT}|50 ?% (?:(?:off|rabatt|de reduction|de descuento|di sconto|korting) )?(?:on |auf |sur |en |su |op )?(?:the |your |die |das |den |le |la |el |il |de |het |dein\\p{L}* )?${SECOND}|half price on (?:the |your )?${SECOND})`;
const MORE_FOR = "(?<!\\p{L})(?:kauf\\p{L}*|nimm|bleib\\p{L}*|take|buy|get|stay|prends|prenez|restez|lleva\\p{L}*|leve|quedate|compra|prendi|resta|neem|koop|blijf) (?<more>[2-9])(?: (?:nights?|nachte|nuits|noches|notti|nachten))?,? (?:und |and |et |y |e |en )?(?:zahl\\p{L}*|bezahl\\p{L}*|pay(?: for)?|payez|paga|pague|betaal) (?:nur |only )?(?<fewer>[1-9])(?!\\d)";
const BUNDLE = "(?<![\\d.,/:])(?<more>[2-9])(?:\\s(?:nights?|nachte|nuits|noches|notti|nachten))?\\s?(?:for|fur|zum|pour|por|per|al|voor|x)\\s?(?:the price of |preis von |le prix d[e']\\s?|el precio de |prezzo di |de prijs van )?(?<fewer>[1-9])(?![\\d:/%]|[.,]\\d|\\s?[€$£¥]|\\s(?:months?|weeks?|days?|years?|people|persons?|monate?|wochen|tage|mois|semaines|jours|meses|mesi|maanden))";
const BUY_GET = "(?<!\\p{L})(?:buy|kauf(?:e|en sie)?|achetez|compra|koop|acquista) (?<paid>[1-9]),? (?:and |y |e |en )?(?:get |erhalte |bekomme |llevate |krijg |ricevi )?(?<added>[1-9]) (?:free|gratis|geschenkt|offert|omaggio)(?!\\p{L})";
const PLUS_FREE = "(?<![\\d.,])(?<paid2>[1-9])\\s?\\+\\s?(?<added2>[1-9]) (?:free|gratis|gratuit|offert|geschenkt|omaggio)(?!\\p{L})";
const A_THIRD = "(?:(?:save )(?:a|one)[- ]third|(?:a|one|1)[- ]third off|un tiers de reduction|ein drittel (?:gunstiger|sparen|rabatt))(?!\\p{L})";
const A_QUARTER = "(?:(?:save )(?:a|one)[- ]quarter|(?:a|one)[- ]quarter off|un quart de reduction|ein viertel (?:gunstiger|sparen|rabatt))(?!\\p{L})";
const BACK = "(?:(?:in |of |de |di )?cash[- ]?back|back(?![- ](?:to|in|of|guarantee|garantie))|zuruck|terug|de vuelta|rembourses?|di rimborso|de reembolso)(?!\\p{L})";
const CREDIT = "(?:voucher|coupon|gutschein|(?:willkommens)?bonus|(?:\\p{L}+ )?credit|guthaben|geschenkt|offerts?|de regalo|(?:di |de )?bonus|in omaggio|cadeau|bon d'achat)";
const THRESHOLD = "(?:od|over|above|from|on (?:all )?orders?(?: over| above| of)?|when you spend|ab|uber|oberhalb|des|a partir de|desde|por encima de|a partire da|sopra|oltre|superiori a|vanaf|boven|bij besteding)";
const SHIPPED_FREE = "(?:(?:ship\\p{L}*|deliver(?:s|ed|ing|y)?|sent|posted|liefer\\p{L}*|verschick\\p{L}*|livr\\p{L}*|expedi\\p{L}*|envi\\p{L}*|entreg\\p{L}*|sped\\p{L}*|consegn\\p{L}*|verzend\\p{L}*|verzonden|bezorg\\p{L}*|geleverd)\\s(?:it |you |we |them |everything |wir |dir |sie |for |totalmente )?(?:free(?! of\\b)|free of charge|gratis|kostenlos|gratuitement|gratuitamente)" +
    "|(?:gratis|kostenlos|gratuitement) (?:verzonden|bezorgd|geleverd|geliefert|livre|expedie)|versandkostenfrei\\p{L}*|frei haus|portofrei|(?:darmow[ay]|bezplatn[ay]) (?:dostawa|wysylka|przesylka)|(?:fri|gratis) (?:frakt|fragt)|ilmainen toimitus|no (?:delivery|shipping) (?:fees?|costs?|charges?)|keine versandkosten|sans frais de port|sin gastos de envio|senza spese di spedizione|zonder verzendkosten)(?!\\p{L})";
const SUM_OF = "(?:(?:win|wins|won|winning|earn\\p{L}*|salar(?:y|ies)|wages?|gehalt|lohn|verdien\\p{L}*|salaire|remuneration|salario|sueldo|stipendio|salaris|prizes?|prize money|jackpots?|raised|donated|funding|turnover|revenue|gewinn\\p{L}*|preisgeld|umsatz|gesammelt|gagnez|gagner|cagnotte|chiffre d'affaires|gana|ganar|premios?|recaudad\\p{L}*|vinci|vincere|premi|raccolti|prijzengeld|opgehaald|borrow\\p{L}*|loans?|kredite?|darlehen|prets?|empruntez|prestamos?|prestit[oi]|leningen?)(?!\\p{L})|(?:haften|hafte|liability|liable)(?!\\p{L}))";
const NOT_CHARGED = "(?:deposit|due|today|down|upfront|fees?|set-?up|commission|anzahlung|\\p{L}*gebuhr\\p{L}*|grundgebuhr|provision|d'apport|de frais|frais|de entrada|de comision|di anticipo|di commissioni|aanbetaling|kosten)";
const FOR_FREE = "(?<![\\p{L}-])(?:for free(?! (?:spirits?|thinkers?|souls?|minds?|people|range|time|form|fall|kicks?|radicals?|speech|press|markets?|standing|weights?|style)(?!\\p{L}))|free forever|forever free|free of charge|100 ?% (?:free|kostenlos|gratis|gratuit)|(?:completely|totally|absolutely) free" +
    "|it'?s free|(?:start|started|sign up|signup|join|play|download|listen|watch|learn) (?:it )?free|free (?:sign ?up|account|plan|forever|version|app|download)" +
    "|kostenlos (?:starten|loslegen|anmelden|registrieren|nutzen|herunterladen|downloaden|sichern)|(?:immer|dauerhaft|komplett|vollig) kostenlos|(?:gratis|kostenlos|umsonst|gratuit(?:ement)?|offert)(?=\\s?(?:[.,;:!)|·–—]|$|(?:und|et|y|e|en)\\s))|gratuitamente|de graca)(?!\\p{L})";
const EVER = "(?:forever|for ever|for life|fur immer|dauerhaft|lebenslang|para siempre|a vie|pour toujours|per sempre|voor altijd|para sempre)";
const FREE_FOREVER = `(?<![\\p{L}-])(?:${FREE}\\s(?:\\p{L}+\\s)?${EVER}|(?:${EVER}|always|altijd|immer|toujours|siempre|sempre)\\s${FREE}(?! range))(?!\\p{L})`;
const GUESTS = "(?<guests>kids|children|under[- ]\\d{1,2}s|seniors|pensioners|students|babies|infants|pets|dogs|kinder|senioren|schuler|enfants|ninos|ninas|bambini|kinderen|criancas)" +
    "(?:\\s(?:under|aged|unter|bis|moins de|de moins de|menores de|sotto i|onder)\\s\\d{1,2}(?:\\s(?:years?|jahren?|ans|anos|anni|jaar))?)?" +
    "(?:\\s(?:go|eat|dine|stay|sleep|sail|fly|travel|swim|ski|play|enter|ride|get in|come|reisen|fahren|essen|schlafen|wohnen|fliegen|spielen|voyagent|entrent|mangent|skient|viajan|comen|entran|mangiano|viaggiano|entrano|reizen|eten|viajam))?" +
    "\\s(?:free|gratis|kostenlos|umsonst|gratuitement|gratuits?|gratuit[ao]s?)(?!\\p{L})";

;// CONCATENATED MODULE: ./build/engine/evidence/offers/not-asked.js


const INSTALMENTS = "(?<![\\d.,])\\d{1,2}\\s?(?:x|(?:[\\p{L}-]+ ){0,2}?(?:payments?|instal+ments?|raten|fois|mensualites?|mensualidades|plazos|cuotas|rate|termijnen|pagos|avbetalningar))(?:\\s(?:of|von|zu|je|de|a|da|van|por))?\\s";
const LEAST_ORDER = "(?<!\\p{L})(?:when you spend|spend|orders? (?:over|above|of)|min(?:imum|\\.)? (?:order|spend|purchase)(?: value)?(?: of)?|mindestbestellwert(?: von)?|ab (?:einem )?(?:bestell|einkaufs)wert von|(?:pour|des) (?:tout )?achats? (?:de|superieur a)|pedido minimo(?: de)?|compra minima(?: de)?|acquisto minimo(?: di)?|(?:ordine|spesa) minim[ao](?: di)?|bestellingen (?:vanaf|boven))[:\\s]\\s?";
const THIRTY_DAYS = "(?<!\\d)30[- ](?:tagen?|days?|jours|dias|giorni|dagen|dni|dagar|dage)[\\p{L}-]*[^.!?\\d]{0,24}?";
const EARNED = "\\s?(?:in (?:\\p{L}+ )?(?:revenue|sales|income|retainers|commissions?|savings)|salary|gross|brutto|bruto|bruts?|lord[io]|ote)(?!\\p{L})";
const NOT_ASKED = [
    `(?<!\\p{L})${INSTEAD_OF}:?\\s*(?:price:?\\s)?${money_money("amount")}`,
    `${INSTALMENTS}${money_money("amount")}`,
    `${LEAST_ORDER}${money_money("amount")}`,
    `${THIRTY_DAYS}${money_money("amount")}`,
    `(?<!\\p{L})${SUM_OF}[^.!?\\d]{0,24}?${money_money("one")}(?:\\s(?:to|bis|a|tot)\\s${money_money("other")})?`,
    `${money_money("amount")}${wording_PERIOD}${EARNED}`,
    `(?<!\\p{L})${wording_UP_TO}${money_money("one")}`,
    `(?<![\\p{L}\\d.,])(?:0\\s?(?:[€$£]|euros?|eur)|[€$£]\\s?0)\\s${NOT_CHARGED}`,
];

;// CONCATENATED MODULE: ./build/engine/evidence/offers/rules.js




const rules_offer = (type, rest = {}) => ({
    type,
    value: null,
    currency: null,
    upTo: false,
    token: null,
    ...rest,
});
const rule = (source, read) => ({ pattern: new RegExp(source, "gu"), read });
const PERCENT = "(?<percent>\\d{1,3}(?:[.,]\\d)?)\\s?%";
const percentOf = (groups) => Number((groups["percent"] ?? "").replace(",", "."));
const percentOff = (token = null) => (groups) => {
    const value = percentOf(groups);
    return value > 0 && value <= 100
        ? [rules_offer("percent_off", { value, upTo: groups["upTo"] !== undefined, token })]
        : [];
};
const shippingFrom = (groups, home) => {
    const least = amountOf(groups, "least", home);
    return [rules_offer("free_shipping", { value: least?.value ?? null, currency: least?.currency ?? null })];
};
const trial = (groups) => {
    const unit = groups["unit"] ?? groups["one"] ?? "";
    const [, days] = DAYS.find(([pattern]) => pattern.test(unit)) ?? [];
    const span = Number(groups["span"] ?? 1);
    return [rules_offer("free_trial", { value: days === undefined ? null : span * days })];
};
const amountOff = (token = null) => (groups, home) => {
    const amount = amountOf(groups, "amount", home);
    return amount === null
        ? []
        : [rules_offer("amount_off", { ...amount, upTo: groups["upTo"] !== undefined, token })];
};
const reduced = (now, before) => {
    const percent = Math.round((1 - now.value / before.value) * 100);
    const saved = { value: Math.round((before.value - now.value) * 100) / 100, currency: now.currency };
    return percent <= 0
        ? [rules_offer("price", now)]
        : [
            rules_offer("price", now),
            rules_offer("percent_off", { value: percent, reckoned: true }),
            rules_offer("amount_off", { ...saved, reckoned: true }),
        ];
};
const cut = (groups, home) => {
    const one = amountOf(groups, "one", home);
    const other = amountOf(groups, "other", home);
    if (one === null || other === null || one.currency !== other.currency)
        return [];
    return one.value < other.value ? reduced(one, other) : reduced(other, one);
};
const lowered = (groups, home) => (amountOf(groups, "one", home)?.value ?? 0) > (amountOf(groups, "other", home)?.value ?? 0)
    ? cut(groups, home)
    : [];
const NARROWEST = 0.04;
const spanOf = (groups) => periodOf(groups["period"] ?? groups["often"]) ?? unitOf(groups["unit"]);
const range = (groups, home) => {
    const other = amountOf(groups, "other", home);
    if (other === null)
        return [];
    const bare = groups["bare"];
    const one = bare === undefined ? amountOf(groups, "one", home) : { ...other, value: numberOf(bare) };
    if (one === null || one.currency !== other.currency)
        return [];
    if (one.value > other.value)
        return groups["lead"] === undefined ? [] : reduced(other, one);
    if (one.value < NARROWEST * other.value)
        return [];
    return [rules_offer("from_price", { ...one, token: spanOf(groups) })];
};
const price = (type, upTo = false) => (groups, home) => {
    const amount = amountOf(groups, "amount", home);
    if (amount === null)
        return [];
    return [rules_offer(type, { ...amount, upTo, token: spanOf(groups) })];
};
const gift = (groups) => {
    const first = groups["first"];
    if (first !== undefined)
        return [rules_offer("free", { token: `first ${first}` })];
    const { token, gift: kind } = giftOf(groups["gift"] ?? groups["gift2"] ?? "");
    return [rules_offer("free", { token, ...(kind !== null && { gift: kind }) })];
};
const OFF_PERCENT = `(?<upTo>${wording_UP_TO})?(?:an? )?(?:extra )?-?\\s?${PERCENT}`;
const OFF_MONEY = `(?<upTo>${wording_UP_TO})?${money_money("amount")}`;
const rules_LEAST = `(?:[^.!?\\d]{0,12}?(?<!\\p{L})${THRESHOLD}(?!\\p{L})[^.!?\\d]{0,24}?${money_money("least")})?`;
const NOT_SHIPPED = "(?![- ](?:[\\p{L}-]+ )?(?:shipping|delivery|returns?|retoure|ruckgabe|warranty|guarantee|garant\\p{L}*|money|geld|satisfait))";
const APART = "(?:\\s?[(,:·|–—-]\\s?|\\s)";
const TRY_FREE = `(?:try|test\\p{L}*|probier\\p{L}*|probeer|essaye\\p{L}*|prueba\\p{L}*|prova\\p{L}*|experimente)\\s(?:\\p{L}+\\s){0,2}?${FREE}`;
const BONUS = "(?:\\p{L}*bonus|\\p{L}*pramie|bono)(?!\\p{L})";
const TRY_FOR = "(?<=(?<!\\p{L})(?:try|test|teste[nt]?|probiere[nt]?|essaye[rz]|prueba|prova|probeer)\\s(?:[\\p{L}\\d'-]+\\s){1,6}?(?:for|fur|pendant|durante|per|voor)\\s)";
const RULES = [
    rule(`(?<!\\p{L})${FREE}\\s(?:\\d[- ]days?\\s|[\\p{L}-]+\\s)?${SHIPPING}${rules_LEAST}`, shippingFrom),
    rule(`(?<!\\p{L})${SHIPPING}\\s(?:ist |is |sind |en |est )?${FREE}${rules_LEAST}`, shippingFrom),
    rule(`(?<!\\p{L})${SHIPPED_FREE}${rules_LEAST}`, shippingFrom),
    rule(`(?<!\\p{L})${FREE}\\s${THRESHOLD}\\s${money_money("least")}`, shippingFrom),
    rule(`(?<![\\p{L}\\d])[€$£]\\s?0(?:\\.00)?\\s${SHIPPING}`, shippingFrom),
    rule(`(?<![\\d.,])${SPAN}\\s(?:long |lang |d'|de |di )?(?:${FREE}\\s)?(?:\\p{L}+\\s)?(?:${TRIAL}|${FREE}|${GIVEN})${NOT_SHIPPED}`, trial),
    rule(`(?:(?:(?:${FREE}\\s)?${TRIAL}|${TRY_FREE})${APART}|(?:${FREE}(?: (?:for|fur|pendant|durante|per|voor|por))?|try (?:it )?free for)\\s)(?:(?:the |your )?first |de |di |\\p{L}+\\s)?${SPAN}${NOT_SHIPPED}`, trial),
    rule(`${TRY_FOR}${SPAN}${NOT_SHIPPED}`, trial),
    rule(`(?<!\\p{L})${ONE_SPAN}\\s(?:is |ist |est |es |e |d'|de |di )?(?:${FREE}|${GIVEN}|${TRIAL}\\s${FREE})(?!\\p{L})`, trial),
    rule(`(?<!\\p{L})${FREE}\\s(?:for |fur |pendant |durante |per |voor |por )?${ONE_SPAN}`, trial),
    rule(`(?<![\\p{L}-])free (?:first |trial )?(?<one>week|month)(?!\\p{L})${NOT_SHIPPED}`, trial),
    rule(`\\b(?:${FREE}\\s${TRIAL}|${TRIAL}\\s${FREE}|try (?:it |us |\\p{L}+ )?(?:for )?free|test(?:en sie|e)? (?:\\p{L}+ )?kostenlos)\\b`, () => [rules_offer("free_trial")]),
    rule(`(?<![\\p{L}\\d])${BOGO_HALF}`, () => [rules_offer("bogo", { token: "half" })]),
    rule(`(?<![\\p{L}\\d])${BOGO}`, () => [rules_offer("bogo", { token: "2for1" })]),
    rule(MORE_FOR, (groups) => {
        const [more, fewer] = [Number(groups["more"]), Number(groups["fewer"])];
        return more > fewer ? [rules_offer("bogo", { token: `${more}for${fewer}` })] : [];
    }),
    rule(BUNDLE, (groups) => {
        const [more, fewer] = [Number(groups["more"]), Number(groups["fewer"])];
        return more > fewer ? [rules_offer("bogo", { token: `${more}for${fewer}` })] : [];
    }),
    rule(`${BUY_GET}|${PLUS_FREE}`, (groups) => {
        const paid = Number(groups["paid"] ?? groups["paid2"]);
        const added = Number(groups["added"] ?? groups["added2"]);
        return [rules_offer("bogo", { token: `${paid + added}for${paid}` })];
    }),
    rule(`(?<![\\p{L}\\d])${SECOND}\\s(?:\\p{L}+ ){0,2}?(?:al |at |a |zu |mit |voor )?-?\\s?${PERCENT}`, percentOff("second")),
    rule(`(?<![\\p{L}\\d])(?<upTo>${wording_UP_TO})?${HALF}`, (groups) => [
        rules_offer("percent_off", { value: 50, upTo: groups["upTo"] !== undefined }),
    ]),
    rule(`(?<!\\p{L})${A_THIRD}`, () => [rules_offer("percent_off", { value: 33 })]),
    rule(`(?<!\\p{L})${A_QUARTER}`, () => [rules_offer("percent_off", { value: 25 })]),
    rule(`(?<!\\p{L})(?:from|von|de|da|van)\\s${money_money("one")}\\s(?:to|auf|a|naar|voor)\\s${money_money("other")}`, lowered),
    rule(`${OFF_PERCENT}\\s?${BACK}`, percentOff("cashback")),
    rule(`${OFF_MONEY}\\s?${BACK}`, amountOff("cashback")),
    rule(`${OFF_MONEY}\\s(?:\\p{L}+[ -])?${BONUS}`, amountOff("bonus")),
    rule(`(?<!\\p{L})${BONUS}:?\\s(?:von |of |over |uber |de |di |van )?${OFF_MONEY}`, amountOff("bonus")),
    rule(`${OFF_PERCENT}\\s*-?\\s?(?:${BETWEEN}\\s)?(?:${OFF}|${ON}\\b)`, percentOff()),
    rule(`\\b${SAVE}\\s+(?:an? )?(?:extra )?${OFF_PERCENT}`, percentOff()),
    rule(`(?<![\\p{L}\\d%])(?<upTo>${wording_UP_TO})?-\\s?${PERCENT}`, percentOff()),
    rule(`\\b(?:sale|soldes|rebajas|saldi|sconti|promo(?:tion)?|rabatt|aktion)\\b[^.!?\\d]{0,16}?${OFF_PERCENT}`, percentOff()),
    rule(`${OFF_MONEY}\\s(?:${BETWEEN}\\s)?(?:${OFF}|${CREDIT})(?!\\p{L})`, amountOff()),
    rule(`${OFF_MONEY}\\s[^.!?\\d]{0,20}?(?<!\\p{L})(?:sparen|gespart)(?!\\p{L})`, amountOff()),
    rule(`\\b${SAVE}\\s+(?:an extra )?${OFF_MONEY}`, amountOff()),
    rule(`${money_money("one")}[^\\d.!?]{0,12}\\b${INSTEAD_OF}:?\\s*${money_money("other")}`, cut),
    rule(`\\b${INSTEAD_OF}:?\\s*${money_money("one")}[^\\d.!?]{0,12}${money_money("other")}`, cut),
    ...NOT_ASKED.map((source) => rule(source, () => null)),
    rule(`(?:(?<!\\p{L})(?<lead>from|von|de|da|van|between|zwischen|entre|tra|tussen)\\s)?(?:${money_money("one")}|(?<![\\p{L}\\d.,/])(?<bare>${NUMBER}))\\s?(?:[-–—]|(?<=\\s)(?:to|and|bis|und|auf|a|et|y|e|en|tot|voor)(?=\\s))\\s?${money_money("other")}${wording_PERIOD}`, range),
    rule(`(?<!\\p{L})${BELOW}\\s+${money_money("amount")}${wording_PERIOD}`, price("price", true)),
    rule(`(?<!\\p{L})${FROM}:?\\s*${money_money("amount")}${wording_PERIOD}`, price("from_price")),
    rule(`(?<!\\b(?:worth|value|over|more than|above|uber|plus de|mas de|oltre|meer dan|(?:wert|valeur|valor|valore|waarde) (?:von|de|di|van))\\s)${money_money("amount")}${wording_PERIOD}`, price("price")),
    rule(`(?<!\\p{L})(?:first|1st|1\\.|erste[rns]?|premiere?|primer[ao]?|prima|eerste)\\s(?<first>lesson|class|session|hour|visit|order|delivery|box|stunde|lektion|sitzung|behandlung|lieferung|cours|seance|heure|livraison|clase|sesion|hora|lezione|seduta|ora|les|sessie|uur)\\s(?:is |ist |est |es |e )?${FREE}`, gift),
    rule(`(?<![\\p{L}-])(?:free|kostenlose[rsnm]?|kostenfreie[rsnm]?|gratis|gratuite?s?|gratuit[ao]s?)\\s${BETWEEN_GIFT}(?<gift>${GIFTS})(?![\\p{L}-])` +
        `|(?<![\\p{L}-])(?<gift2>${GIFTS})\\s(?:(?:ist|is|es|est|e|online|en ligne|en linea)\\s)?(?:free(?! (?:of|from|range|time)(?!\\p{L}))|gratuite?s?|gratuit[ao]s?|kostenlos|gratis)(?![\\p{L}-])`, gift),
    rule(FREE_FOREVER, () => [rules_offer("free")]),
    rule(`(?<!\\p{L})${GUESTS}`, (groups) => [rules_offer("free", { token: `place for ${groups["guests"]}` })]),
    rule(FOR_FREE, () => [rules_offer("free")]),
];

;// CONCATENATED MODULE: ./build/engine/evidence/offers/struck.js

const AMOUNT = new RegExp(money_money("amount"), "gu");
const struck_FIGURE = new RegExp(`(?<![\\d.,])(?:${NUMBER})`, "u");
const GAP = " ; ";
const placeOf = (text, run, from) => {
    const whole = new RegExp(`${/^\d/.test(run) ? "(?<![\\d.,])" : ""}${RegExp.escape(run)}${/\d$/.test(run) ? "(?![\\d]|[.,]\\d)" : ""}`, "u");
    const at = text.slice(from).search(whole);
    return at === -1 ? text.indexOf(run, from) : from + at;
};
const parted = (text, struck) => {
    let rest = "";
    let read = 0;
    const formers = [];
    for (const run of struck) {
        const at = run === "" ? -1 : placeOf(text, run, read);
        if (at === -1)
            continue;
        rest += text.slice(read, at) + GAP;
        read = at + run.length;
        formers.push({ at: rest.length, run });
    }
    return { rest: rest + text.slice(read), formers };
};
const struck_sumOf = (run, present) => {
    const figure = struck_FIGURE.exec(run)?.[0];
    if (figure === undefined || numberOf(figure) <= present.value)
        return null;
    const [sum] = run.match(AMOUNT) ?? [];
    return sum ?? present.sum.replace(struck_FIGURE, () => figure);
};
const withoutStruck = (text, struck, home, pricedIn) => {
    if (struck.length === 0)
        return text;
    const { rest, formers } = parted(text, struck);
    const priced = pricedIn(rest);
    const prices = [...rest.matchAll(AMOUNT)]
        .map((match) => {
        const value = amountOf(match.groups, "amount", home)?.value ?? Number.NaN;
        return { at: match.index, sum: match[0], value };
    })
        .filter(({ value }) => priced.has(value));
    const before = new Map();
    for (const { at, run } of formers) {
        const price = prices.find((other) => other.at >= at) ?? prices.at(-1);
        const sum = price === undefined ? null : struck_sumOf(run, price);
        if (price !== undefined && sum !== null)
            before.set(price.at, sum);
    }
    let cut = "";
    let read = 0;
    for (const [at, sum] of [...before].sort(([one], [other]) => one - other)) {
        cut += `${rest.slice(read, at)} . was ${sum} `;
        read = at;
    }
    return cut + rest.slice(read);
};

;// CONCATENATED MODULE: ./build/engine/evidence/offers/offers.js





const PER_CENT = /(\d)\s?(?:percent|per ?cent|pct|prozent|pour ?cent|por ?ciento|procent|por ?cento|per ?cento)\b\.?/g;
const CODE = /(?<!\b(?:zip|post|postal|qr|source|area|dress|bar|country|error|morse|clean|your|the|of)[- ])\b(?:(?:promo|rabatt|gutschein|kortings|discount|coupon|voucher)?[- ]?code|code promo|gutschein|coupon|voucher|c[oó]digo(?: promocional)?|codice(?: sconto| promo)?|cup[oó]n|cupom)\s?(?:is\s|lautet\s)?[:=]?\s?["'„“«]?(?<code>[\p{L}\p{N}][\p{L}\p{N}-]{2,19})/giu;
const isCode = (word) => /\p{L}/u.test(word) && (/\d/.test(word) || (word === word.toUpperCase() && word !== word.toLowerCase()));
const codesIn = (text) => [...text.matchAll(CODE)].map((match) => match.groups?.["code"] ?? "").filter(isCode);
const ANY_HOME = { dollar: "USD", krone: "SEK", yen: "JPY" };
const tokenOffer = (type, token) => ({
    type,
    value: null,
    currency: null,
    upTo: false,
    token,
});
const keyOf = ({ type, value, currency, upTo, token }) => `${type} ${value} ${currency} ${upTo} ${token}`;
const readable = (text) => withDigits(folded(text)).replace(PER_CENT, "$1 %");
const pricesIn = (text, home) => new Set(readRules(text, home, []).found.flatMap(({ type, value }) => (type === "price" || type === "from_price") && value !== null ? [value] : []));
const readRules = (text, home, struck) => {
    let rest = withoutStruck(readable(text), struck.map(readable), home, (unstruck) => pricesIn(unstruck, home));
    const found = [];
    for (const { pattern, read } of RULES)
        rest = rest.replace(pattern, (match, ...args) => {
            const groups = args.at(-1);
            const offers = read(typeof groups === "object" && groups !== null ? { ...groups } : {}, home);
            found.push(...(offers ?? []));
            return offers?.length === 0 ? match : " ; ";
        });
    return { found, rest };
};
const promisesIn = (text, home, struck = []) => {
    const { found, rest } = readRules(text, home, struck);
    const promises = [
        ...found,
        ...deadlinesIn(rest).map((token) => tokenOffer("deadline", token)),
        ...datesIn(rest).map((token) => tokenOffer("date", token)),
        ...codesIn(visible(text)).map((code) => tokenOffer("code", code.toUpperCase())),
    ];
    const said = new Set();
    return promises.filter((offer) => said.size < said.add(keyOf(offer)).size);
};
const withoutOffers = (text) => readRules(text, ANY_HOME, []).rest;
const offers_standing = (fact) => (fact.inFold ? 2 : 0) + fact.confidence + fact.prominence;
const distinct = (offers) => {
    const kept = new Map();
    for (const offer of offers) {
        const key = keyOf(offer);
        const earlier = kept.get(key);
        if (earlier === undefined || offers_standing(offer.fact) > offers_standing(earlier.fact))
            kept.set(key, offer);
    }
    return [...kept.values()];
};
const offersOf = (facts, home) => facts.flatMap((fact) => promisesIn(fact.text, home, fact.struck).map((promise) => ({ ...promise, fact })));

;// CONCATENATED MODULE: ./build/engine/evidence/place-names.js

const KNOWN = {
    continent: "europe=europa, asia=asie=asien, africa=afrique=afrika, america=amerique=amerika, uk=united kingdom=great britain=britain, scandinavia=skandinavien, latin america",
    country: "germany=deutschland=allemagne=alemania=germania=duitsland=alemanha, france=frankreich=francia=frankrijk=franca, spain=spanien=espagne=espana=spagna=spanje=espanha, italy=italien=italie=italia, " +
        "netherlands=niederlande=pays bas=paises bajos=paesi bassi=nederland=holland, belgium=belgien=belgique=belgica=belgio=belgie, portugal=portogallo, austria=osterreich=autriche=oostenrijk, " +
        "switzerland=schweiz=suisse=suiza=svizzera=zwitserland, ireland=irland=irlande=irlanda=ierland, england=angleterre=inglaterra=inghilterra, scotland=schottland=ecosse=escocia=scozia, wales, " +
        "usa=us=united states=america, canada=kanada, mexico=mexiko, brazil=brasil=bresil=brasilien, greece=griechenland=grece=grecia, turkey=turkei=turquie, croatia=kroatien=croatie, poland=polen=pologne=polonia, " +
        "denmark=danemark=danmark, sweden=schweden=suede=sverige, norway=norwegen=norvege=norge, finland=finnland, japan=japon=giappone, china=chine, india=indien=inde, australia=australien=australie, egypt=agypten=egypte, morocco=marokko=maroc=marruecos, thailand",
    region: "menorca=minorca, lanzarote, fuerteventura, gran canaria, galicia, asturias, alsace=elsass, burgundy=bourgogne=burgund, corsica=corse=korsika, occitanie, auvergne, puglia=apulia=apulien, piedmont=piemonte=piemont, veneto=venetien, umbria=umbrien, liguria=ligurien, calabria=kalabrien, abruzzo, saarland, schleswig holstein, rheinland pfalz, vorarlberg, karnten=carinthia, steiermark=styria, friesland, zeeland, skane, west yorkshire=yorkshire, bavaria=bayern=baviere, saxony=sachsen, hesse=hessen, tuscany=toskana=toscana=toscane, sicily=sizilien=sicilia=sicile, sardinia=sardinien=sardegna, lombardy=lombardia, provence, normandy=normandie, brittany=bretagne, " +
        "catalonia=cataluna=katalonien, andalusia=andalucia=andalusien, mallorca=majorca=majorque, ibiza, tenerife=teneriffa, algarve, crete=kreta, tyrol=tirol, cornwall, devon, kent, essex, sussex, surrey, yorkshire, lancashire, norfolk, suffolk, cumbria, " +
        "barossa, margaret river, tasmania, new south wales, alberta, british columbia, manitoba, saskatchewan, nova scotia, quebec, pennsylvania, utah, wisconsin, minnesota, missouri, indiana, iowa, kansas, kentucky, louisiana, alabama, mississippi, maryland, connecticut, new mexico, oklahoma, arkansas, nebraska, idaho, montana, wyoming, north carolina, south carolina, hawaii, alaska, maine, vermont, new hampshire, delaware, new jersey, california, texas, florida, arizona, colorado, nevada, oregon, georgia, ohio, michigan, illinois, virginia, tennessee, massachusetts, ontario, queensland, brandenburg, thuringen, niedersachsen, nordrhein westfalen=nrw, baden wurttemberg, ile de france",
    town: "wakefield, huddersfield, plymouth, exeter, wolverhampton, sunderland, portsmouth, blackpool, bolton, milton keynes, northampton, norwich, peterborough, ipswich, swindon, gloucester, cheltenham, worcester, aberdeen, dundee, inverness, swansea, wrexham, galway, limerick, bournemouth, middlesbrough, stockport, salford, warrington, croydon, watford, guildford, canterbury, " +
        "cincinnati, cleveland, pittsburgh, st louis, kansas city, indianapolis, raleigh, memphis, louisville, oklahoma city, tulsa, albuquerque, tucson, fresno, omaha, salt lake city, boise, spokane, tacoma, new orleans, honolulu, anchorage, fort worth, el paso, oakland, anaheim, bakersfield, colorado springs, wichita, knoxville, chattanooga, jacksonville, des moines, toledo, akron, dayton, grand rapids, fort lauderdale, scottsdale, santa barbara, brooklyn, ottawa, edmonton, winnipeg, adelaide, hobart, canberra, geelong, gold coast, cairns, wellington, christchurch, " +
        "london=londres=londra=londen, manchester, birmingham, leeds, liverpool, bristol, sheffield, glasgow, edinburgh, cardiff, belfast, newcastle, nottingham, leicester, southampton, brighton, oxford, cambridge, york, coventry, bradford, dublin, cork, " +
        "new york=nyc=new york city=nueva york, los angeles, chicago, houston, dallas, austin, phoenix arizona, philadelphia, san diego, san francisco, san antonio, san jose, seattle, denver, boston, miami, atlanta, detroit, minneapolis, portland, las vegas, orlando, tampa, nashville, charlotte, columbus, " +
        "washington dc, baltimore, sacramento, milwaukee, toronto, montreal, vancouver, calgary, sydney, melbourne, brisbane, perth, auckland, " +
        "berlin=berlino, hamburg=hambourg, munich=munchen=munchen=monaco di baviera, cologne=koln=colonia=keulen, frankfurt=francfort=francoforte, stuttgart, dusseldorf, dortmund, leipzig, dresden, hannover=hanover, nurnberg=nuremberg, bremen, duisburg, bochum, wuppertal, bonn, munster, karlsruhe, mannheim, augsburg, wiesbaden, freiburg, mainz, kiel, lubeck, erfurt, rostock, kassel, potsdam, regensburg, heidelberg, " +
        "bielefeld, braunschweig, chemnitz, magdeburg, krefeld, oberhausen, gelsenkirchen, monchengladbach, aachen, saarbrucken, osnabruck, paderborn, wurzburg, ingolstadt, gottingen, darmstadt, koblenz, trier, jena, wolfsburg, reutlingen, heilbronn, pforzheim, oldenburg, bremerhaven, schwerin, flensburg, konstanz, bamberg, bayreuth, passau, klagenfurt, villach, bregenz, lucerne=luzern, winterthur, lugano, " +
        "vienna=wien=vienne=viena=wenen, graz, linz, salzburg, innsbruck, zurich=zurigo, geneva=genf=geneve=ginevra, basel=bale, bern=berne, lausanne, " +
        "paris=parigi=parijs, marseille, lyon=lione, toulouse, nantes, strasbourg=strassburg=estrasburgo=strasburgo, montpellier, bordeaux=burdeos, lille, rennes, reims, grenoble, dijon, angers, toulon, brussels=brussel=bruxelles=bruselas, antwerp=antwerpen=anvers, ghent=gent=gand, luxembourg, " +
        "saint etienne, le havre, aix en provence, clermont ferrand, le mans, brest, amiens, limoges, annecy, perpignan, metz, besancon, orleans, rouen, mulhouse, caen, avignon, poitiers, la rochelle, biarritz, cannes, antibes, bruges=brugge, leuven=louvain, mechelen, namur, liege=luik=luttich, charleroi, hasselt, " +
        "gijon, oviedo, valladolid, pamplona, san sebastian, almeria, huelva, logrono, burgos, cartagena, tarragona, girona=gerona, lleida, castellon, elche, marbella, pollenca=pollensa, ciutadella, madrid, barcelona=barcelone=barcellona, valencia, seville=sevilla=siviglia, zaragoza, malaga, murcia, palma, bilbao, alicante, cordoba, granada, cadiz=cadice, salamanca, vigo, santander, " +
        "brescia, parma, modena, reggio emilia, perugia, ravenna, rimini, ferrara, cagliari, messina, salerno, vicenza, trento, bolzano=bozen, lecce, ancona, lucca, siena, pescara, udine, novara, piacenza, rome=roma=rom, milan=milano=mailand, naples=napoli=neapel=napoles, turin=torino, palermo, genoa=genova=genua, bologna, florence=firenze=florenz=florencia, bari, catania, venice=venezia=venedig=venecia=venise, verona, padova=padua, trieste, bergamo, pisa, " +
        "almere, zwolle, delft, dordrecht, enschede, apeldoorn, amersfoort, den bosch, leeuwarden, alkmaar, amsterdam, rotterdam, the hague=den haag=la haye, utrecht, eindhoven, groningen, tilburg, breda, nijmegen, arnhem, haarlem, maastricht, leiden, " +
        "lisbon=lissabon=lisboa=lisbonne=lisbona, porto=oporto, braga, coimbra, faro, sao paulo, rio de janeiro, brasilia, belo horizonte, salvador, curitiba, fortaleza, recife, porto alegre, buenos aires, bogota, lima, santiago, mexico city, guadalajara, " +
        "uppsala, vasteras, orebro, linkoping, helsingborg, lund, umea, norrkoping, jonkoping, odense, aalborg, esbjerg, trondheim, stavanger, tromso, tampere, turku, espoo, oulu, aveiro, funchal, setubal, evora, copenhagen=kopenhagen=kobenhavn=copenhague, aarhus, stockholm=estocolmo, goteborg=gothenburg, malmo, oslo, bergen, helsinki, reykjavik, " +
        "gdansk, wroclaw=breslau, poznan, lodz, katowice, szczecin, lublin, gdynia, brno, ostrava, plzen=pilsen, bratislava, ljubljana, zagreb, belgrade, dubrovnik, thessaloniki, ankara, izmir, antalya, riga, tallinn, vilnius, prague=prag=praga=praha, warsaw=warschau=varsovie=warszawa, krakow=krakau=cracow, budapest, bucharest=bukarest, athens=athen=athenes=atenas, istanbul, dubai, abu dhabi, tokyo=tokio, osaka, kyoto, singapore=singapur, hong kong, bangkok, mumbai, delhi, cairo=kairo, marrakech=marrakesch, cape town=kapstadt, johannesburg, nairobi, lagos",
};
const PLACES = new Map(["continent", "country", "region", "town"].flatMap((extent) => KNOWN[extent].split(", ").flatMap((entry) => {
    const names = [...new Set(entry.split("=").map(plain))];
    return names.map((name) => [name, { extent, names }]);
})));
const PART = /^(?:north|south|east|west|northern|southern|eastern|western|central|greater|inner|downtown|nord|sud|ost|norte|sur|centro)\s/;
const knownPlace = (name) => {
    const whole = PLACES.get(name);
    if (whole !== undefined)
        return whole;
    const known = PLACES.get(name.replace(PART, ""));
    return known === undefined ? null : { ...known, names: [name, ...known.names] };
};
const NO_PLACES = new Set(plain("second seconds minute minutes hour hours day days week weeks month months year years moments time times sekunde sekunden minute minuten stunde stunden tag tagen tage woche wochen monat monaten jahr jahren rekordzeit echtzeit zukunft secondes heures jours semaines mois ans segundos minutos horas dias semanas meses anos secondi minuti ore giorni settimane mesi anni seconden minuten uur dagen weken maanden jaar timer dage uger dagar veckor timmar " +
    "january february march april may june july august september october november december januar februar marz mai juni juli oktober dezember janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre " +
    "spring summer autumn fall winter season sommer herbst fruhling printemps ete hiver verano invierno primavera estate inverno easter christmas halloween ostern weihnachten noel navidad natale " +
    "english german french spanish italian dutch portuguese deutsch englisch franzosisch spanisch italienisch niederlandisch francais anglais espagnol espanol ingles aleman frances italiano inglese tedesco francese nederlands engels duits portugues arabic japanese chinese " +
    "stock store stores store shop shops style person place time touch love bloom motion action control charge comfort colour color colours colors black white gold silver red blue green bulk full advance demand home house office line print mind sight view need town bed class house school business beta focus harmony peace public private progress question research part parts pieces size sizes sync tune turn depth detail details fashion flight form general heaven hand hands kitchen garden minutes life world nature space " +
    "leder holz samt stoff baumwolle leinen wolle seide stahl glas metall kunststoff eiche leather wood velvet linen cotton wool silk steel glass oak walnut marble cuir bois velours lin coton laine soie piel madera algodon lino lana seda pelle legno velluto cotone leer hout fluweel katoen " +
    "farbe farben grosse grossen ruhe form qualitat topqualitat serie raten ratenzahlung teilzeit vollzeit bestform bewegung betrieb kurze bar handarbeit anzahl deutscher ligne couleur tienda linea oferta vendita saldo promo black week friday cyber monday").split(" "));
const isNoPlace = (word) => NO_PLACES.has(word);

// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/dk.js
var dk = __webpack_require__(99194);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/nl.js
var nl = __webpack_require__(66681);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/en.js
var en = __webpack_require__(72236);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/fr.js
var fr = __webpack_require__(30707);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/de.js
var de = __webpack_require__(14340);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/it.js
var it = __webpack_require__(4162);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/no.js
var no = __webpack_require__(48736);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/pt.js
var pt = __webpack_require__(22807);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/es.js
var es = __webpack_require__(94927);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/se.js
var se = __webpack_require__(9199);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/dk.js
var dist_dk = __webpack_require__(29375);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/nl.js
var dist_nl = __webpack_require__(63444);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/en.js
var dist_en = __webpack_require__(93741);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/fr.js
var dist_fr = __webpack_require__(17490);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/de.js
var dist_de = __webpack_require__(57045);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/it.js
var dist_it = __webpack_require__(76967);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/no.js
var dist_no = __webpack_require__(61565);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/pt.js
var dist_pt = __webpack_require__(62738);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/es.js
var dist_es = __webpack_require__(33898);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/se.js
var dist_se = __webpack_require__(40478);
;// CONCATENATED MODULE: ./build/engine/evidence/tongues.js





















const COMPOUNDING = new Set(["de", "nl", "sv", "da", "no"]);
const MORE = {
    en: "first second third two three four five six seven eight nine ten end ends ending only last monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december get got us let lets make makes made every also just still even into onto our your with within without from per via ll re ve dont cant wont isnt im youre its today now here there yes please around across along one way ways gone back",
    de: "ende erste ersten erster erstes zwei drei vier funf sechs sieben acht neun zehn endet nur letzte letzten montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar april juni juli august september oktober november dezember mehr ganz jetzt hier heute gibt dein deine deinen deiner unser unsere unseren ihr ihre ihren euch eure sowie beim zum zur vom ab pro je schon immer einfach",
    fr: "jusqu lorsqu puisqu premier premiere deux trois quatre cinq six sept huit neuf dix seulement dernier derniers partir lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier avril juin juillet aout septembre octobre novembre decembre plus tout tous toute toutes très chez dès sans sous vers ici aujourd hui c est n y cette cet ses nos vos être avoir",
    es: "primer primera primero dos tres cuatro cinco seis siete ocho nueve diez solo ultimo ultimos partir lunes martes miercoles jueves viernes sabado domingo enero febrero abril junio julio agosto septiembre octubre noviembre diciembre más muy todo toda todos todas tu tus su sus ya",
    it: "poco poca pochi molto molta molti primo prima due tre quattro cinque sei sette otto nove dieci solo ultimo ultimi partire lunedi martedi mercoledi giovedi venerdi sabato domenica gennaio febbraio aprile giugno luglio agosto settembre ottobre novembre dicembre più tutto tutti tutta tutte tuo tua tuoi tue suo già ora oggi qui",
    nl: "eerste twee drie vier vijf zes zeven acht negen tien alleen laatste maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari april juni juli augustus september oktober november december jouw je jullie onze ons alle alles nu hier vandaag meer elke zonder",
    pt: "primeiro primeira dois duas tres quatro cinco seis sete oito nove dez apenas ultimo ultimos partir segunda terca quarta quinta sexta sabado domingo janeiro fevereiro abril junho julho agosto setembro outubro novembro dezembro mais tudo todo toda todos todas teu tua já agora aqui hoje você seu",
    sv: "du din ditt dina vi våra alla allt nu här idag mer",
    da: "du din dit dine vi vores alle alt nu her dag mere",
    no: "du din ditt dine vi våre alle alt nå her dag mer",
};
const tongue = (tag, stem, filler) => [
    tag,
    {
        stem: (word) => plain(stem(word)) || word,
        filler: new Set([...filler, ...(MORE[tag] ?? "").split(" ")]
            .flatMap((word) => plain(word).split(" "))
            .filter((word) => word !== "")),
        compounds: COMPOUNDING.has(tag),
    },
];
const TONGUES = new Map([
    tongue("en", en/* stemmer */.I, dist_en/* stopwords */.m),
    tongue("de", de/* stemmer */.I, dist_de/* stopwords */.m),
    tongue("fr", fr/* stemmer */.I, dist_fr/* stopwords */.m),
    tongue("es", es/* stemmer */.I, dist_es/* stopwords */.m),
    tongue("it", it/* stemmer */.I, dist_it/* stopwords */.m),
    tongue("nl", nl/* stemmer */.I, dist_nl/* stopwords */.m),
    tongue("pt", pt/* stemmer */.I, dist_pt/* stopwords */.m),
    tongue("sv", se/* stemmer */.I, dist_se/* stopwords */.m),
    tongue("da", dk/* stemmer */.I, dist_dk/* stopwords */.m),
    tongue("no", no/* stemmer */.I, dist_no/* stopwords */.m),
]);
const WORD_BY_WORD = { stem: (word) => word, filler: new Set(), compounds: false };
const tongueOf = (tag) => TONGUES.get(tag ?? "en") ?? WORD_BY_WORD;

;// CONCATENATED MODULE: ./build/engine/evidence/places.js



const LOCAL = Object.fromEntries(Object.entries({
    en: "in near around",
    de: "in bei nahe",
    fr: "a en",
    es: "en",
    it: "a ad in",
    nl: "in te bij",
    pt: "em no na",
    sv: "i",
    da: "i",
    no: "i",
}).map(([tag, words]) => [tag, new Set(words.split(" "))]));
const ORIGIN = new Set(plain("made based built born brewed roasted crafted handcrafted handmade designed developed manufactured produced headquartered founded grown printed sewn assembled engineered hosted stored " +
    "hergestellt gefertigt handgefertigt gemacht entwickelt produziert gegrundet geboren sitz server gerostet gebraut genaht gehostet fabrique fabriques concu concus base bases ne nes hecho hecha hechos fabricado fabricados disenado basada basado con sede fatto fatti prodotto prodotti sede realizzato gemaakt gevestigd ontworpen geproduceerd feito feitos produzido tillverkad lavet").split(" "));
const places_WORD = /[\p{L}\p{M}\p{N}'’-]+|[^\s\p{L}\p{M}\p{N}]/gu;
const isCapital = (token) => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(token ?? "");
const isLower = (token) => /^\p{Ll}[\p{L}\p{M}]{3,}$/u.test(token);
const isShout = (token) => token.length <= 5 && token === token.toUpperCase();
const places_MOST_WORDS = 3;
const nameAt = (tokens, at, filler) => {
    const run = [];
    for (const token of tokens.slice(at, at + places_MOST_WORDS)) {
        if (!isCapital(token) || (run.length > 0 && filler.has(plain(token))))
            break;
        run.push(token);
    }
    for (let length = run.length; length > 0; length -= 1) {
        const name = run.slice(0, length).join(" ");
        if (knownPlace(plain(name)) !== null)
            return name;
    }
    return run.length === 0 ? null : run.join(" ");
};
const isCommon = (name, terms, filler) => name
    .split(" ")
    .some((word) => isNoPlace(word) ||
    filler.has(word) ||
    terms.some((term) => term.word === word && (term.idea.startsWith("~") || term.goods !== undefined)));
const places_placeOf = (name, known) => ({
    name,
    plain: plain(name),
    names: known?.names ?? [plain(name)],
    extent: known?.extent ?? null,
});
const isTownOrRegion = ({ extent }) => extent === "town" || extent === "region";
const knownIn = (tokens, filler) => tokens.flatMap((_, at) => {
    const before = plain(tokens[at - 1] ?? "");
    if (ORIGIN.has(before) || ORIGIN.has(plain(tokens[at - 2] ?? "")))
        return [];
    const name = nameAt(tokens, at, filler);
    const known = name === null ? null : knownPlace(plain(name));
    if (name === null || known === null)
        return [];
    const next = tokens[at + name.split(" ").length];
    if (isCapital(tokens[at - 1]) && next !== undefined && !/^(?:\p{Lu}{2}|[^\p{L}\p{N}&'’]+)$/u.test(next))
        return [];
    const place = places_placeOf(name, known);
    return isTownOrRegion(place) ? [place] : [];
});
const placesIn = (text, terms, language) => {
    const tag = language ?? "en";
    const { filler } = tongueOf(tag);
    const tokens = visible(text).match(places_WORD) ?? [];
    const isSentence = tokens.some((token) => isLower(token) && !filler.has(plain(token)));
    const slots = tokens.flatMap((token, at) => {
        if (!LOCAL[tag]?.has(plain(token)) || ORIGIN.has(plain(tokens[at - 1] ?? "")))
            return [];
        const name = nameAt(tokens, at + 1, filler);
        if (name === null)
            return [];
        const known = knownPlace(plain(name));
        if (known === null && (isCommon(plain(name), terms, filler) || (isShout(name) && isSentence)))
            return [];
        return [places_placeOf(name, known)];
    });
    const found = [...slots, ...knownIn(tokens, filler)];
    return found.filter((place, at) => found.findIndex((other) => other.plain === place.plain) === at);
};

;// CONCATENATED MODULE: ./build/engine/evidence/goods-words.js
const GOODS = {
    sofa: "sofa sofas couch couches settee settees canape canapes divano divani",
    shoe: "shoe shoes footwear sneaker sneakers trainer trainers schuh schuhe turnschuhe chaussure chaussures zapato zapatos zapatilla zapatillas scarpa scarpe schoen schoenen sapato sapatos",
    dress: "clothes clothing apparel fashion wear outfit outfits kleidung mode klamotten vetement vetements ropa moda abbigliamento vestiti kleding roupa roupas",
    bike: "bike bikes bicycle bicycles fahrrad fahrrader velo velos bicicleta bicicletas bici bicicletta biciclette fiets fietsen",
    car: "car cars auto autos automobile vehicle vehicles fahrzeug fahrzeuge voiture voitures vehicule coche coches vehiculo vehiculos macchina wagen carro carros automovel kfz pkw",
    travel: "travel trip trips holiday holidays vacation vacations getaway getaways urlaub reise reisen ferien voyage voyages vacances viaje viajes vacaciones viaggio viaggi vacanza vacanze reis vakantie viagem viagens ferias",
    flight: "flight flights airfare flug fluge avion vuelo vuelos voli vlucht vluchten voo voos vols",
    hotel: "hotel hotels accommodation stay stays lodging unterkunft hebergement alojamiento alloggio accommodatie alojamento",
    furniture: "furniture furnishing furnishings mobel meuble meubles mueble muebles mobili arredamento meubels meubelen moveis",
    mattress: "mattress mattresses matratze matratzen matelas colchon colchones materasso materassi matras matrassen colchao colchoes",
    loan: "loan loans credit financing lending kredit kredite darlehen finanzierung pret prets emprunt emprunts prestamo prestamos credito prestito prestiti lening leningen emprestimo",
    mortgage: "mortgage mortgages remortgage remortgages baufinanzierung hypothek hypotheken immobilienkredit hypotheque hypothecaire hipoteca hipotecas mutuo mutui hypotheek hypotek",
    insurance: "insurance insure insured insurer versicherung versicherungen versichern assurance assurances seguro seguros assicurazione assicurazioni verzekering verzekeringen",
    coffee: "coffee coffees espresso roast kaffee cafe cafes caffe koffie",
    food: "food foods futter meal meals dinner lunch essen mahlzeit mahlzeiten gerichte repas nourriture comida comidas cibo pasto pasti eten maaltijd maaltijden refeicao refeicoes",
    phone: "phone phones smartphone smartphones mobile handys telephone telefono movil cellulare telefoon telefone telemovel",
    laptop: "laptop laptops notebook notebooks computer computers rechner ordinateur ordinateurs portatil portatiles ordenador portatile computadora",
    dentist: "dentist dentists dental zahnarzt zahnarzte dentiste dentistes dentista dentistas tandarts",
    lawyer: "lawyer lawyers attorney attorneys solicitor solicitors legal anwalt anwalte rechtsanwalt avocat avocats abogado abogados avvocato avvocati advocaat advogado advogados",
    flower: "flower flowers bouquet bouquets blume blumen blumenstrauss fleur fleurs flor flores fiore fiori bloem bloemen",
    wine: "wine wines wein weine vin vins vino vinos vini wijn wijnen vinho vinhos",
    solar: "solar photovoltaic solaranlage photovoltaik solaire photovoltaique fotovoltaico zonnepanelen",
    accounting: "accounting accountant accountants bookkeeping bookkeeper buchhaltung comptabilite comptable contabilidad contable contabilita boekhouding contabilidade",
    boot: "boot boots stiefel botte bottes bota botas stivale stivali laars laarzen",
    lamp: "lamp lamps lampe lampen leuchte leuchten luminaire luminaires lampara lamparas lampada lampade luminaria luminarias",
    rug: "rug rugs carpet carpets teppich teppiche tapis alfombra alfombras tappeto tappeti tapijt tapijten tapete tapetes",
    curtain: "curtain curtains vorhang vorhange rideau rideaux cortina cortinas gordijn gordijnen tende",
    chair: "chair chairs armchair armchairs stuhl stuhle sessel fauteuil fauteuils silla sillas sillon sedia sedie poltrona poltrone stoel stoelen",
    desk: "desk desks schreibtisch schreibtische escritorio scrivania scrivanie bureautafel",
    tent: "tent tents zelt zelte tente tentes",
    sock: "sock socks socke socken chaussette chaussettes calcetin calcetines calzini calze sokken meias",
    shirt: "shirt shirts tshirt tshirts blouse blouses hemd hemden bluse blusen chemise chemises camisa camisas camicia camicie overhemd",
    trousers: "trousers jeans leggings hose hosen jeanshose pantalon pantalons pantalones vaqueros pantaloni broek broeken calcas",
    swimwear: "swimwear swimsuit swimsuits bikini bikinis bademode badeanzug badeanzuge maillot banador banadores costume badpak",
    knife: "knife knives messer couteau couteaux cuchillo cuchillos coltello coltelli",
    cookware: "cookware saucepan pans topf topfe pfanne pfannen poele casserole casseroles sarten sartenes padella padelle pentola pentole pannen",
    headphones: "headphone headphones earbuds kopfhorer casque auriculares cuffie koptelefoon fones",
    television: "tv tvs television televisions fernseher televiseur televiseurs televisor televisores televisore",
    vacuum: "vacuums hoover staubsauger aspirateur aspirateurs aspiradora aspiradoras aspirapolvere stofzuiger stofzuigers aspirador",
    toothbrush: "toothbrush toothbrushes zahnburste zahnbursten",
    pillow: "pillow pillows kissen kopfkissen oreiller oreillers almohada almohadas cuscino cuscini",
    duvet: "duvet duvets blanket blankets bettdecke bettdecken couette couettes edredon edredones piumone piumoni dekbed dekbedden",
    soap: "soap soaps seife seifen savon savons jabon jabones sapone saponi zeep sabonete sabonetes",
    candle: "candle candles kerze kerzen bougie bougies vela velas candela candele",
    vitamin: "vitamin vitamins vitamine vitaminen vitamines vitaminas",
    chocolate: "chocolate chocolates schokolade pralinen chocolat chocolats cioccolato chocola",
    cheese: "cheese cheeses kase fromage fromages queso quesos formaggio formaggi kaas queijo queijos",
    pizza: "pizza pizzas pizzen",
    cake: "cake cakes torte torten kuchen gateau gateaux pastel tarta tartas torta torte taart taarten bolo bolos",
    whisky: "whisky whiskey whiskies gin vodka rum",
    guitar: "guitar guitars gitarre gitarren guitare guitares guitarra guitarras chitarra chitarre gitaar",
    piano: "piano pianos klavier klaviere",
    stroller: "stroller strollers pram prams pushchair kinderwagen poussette poussettes carrito cochecito passeggino passeggini",
    tyre: "tyre tyres tires reifen winterreifen pneu pneus neumatico neumaticos pneumatico pneumatici banden",
    plumber: "plumber plumbers plumbing klempner plombier plombiers fontanero fontaneros idraulico loodgieter",
    electrician: "electrician electricians elektriker electricien electriciens electricista electricistas elettricista elektricien",
    massage: "massage massages massagen masaje masajes massaggio massaggi",
    jacket: "jacket jackets coat coats raincoat raincoats parka jacke jacken mantel veste vestes manteau chaqueta chaquetas abrigo giacca giacche cappotto jas jassen casaco casacos",
    watch: "watches wristwatch uhr uhren armbanduhr montre montres reloj relojes orologio orologi horloge relogio",
    jewel: "jewelry jewellery jewel jewels schmuck bijou bijoux joya joyas joyeria gioiello gioielli sieraden joias",
    glasses: "glasses eyewear spectacles eyeglasses brille brillen lunettes gafas occhiali oculos",
    bag: "bag bags backpack backpacks handbag luggage tasche taschen rucksack sac sacs bolso bolsos mochila borsa borse zaino tas tassen mala",
    dog: "dog dogs puppy puppies hund hunde hundefutter hondenvoer chien chiens perro perros cane cani hond honden cao caes",
    cat: "cat cats kitten kittens katze katzen katzenfutter kattenvoer gato gatos gatto gatti kat katten",
    flat: "flat flats apartment apartments condo condos wohnungen appartement appartements piso pisos apartamento apartamentos appartamento appartamenti",
    perfume: "perfume perfumes parfum parfums fragrance fragrances duft dufte profumo profumi",
    cream: "moisturiser moisturizer moisturisers moisturizers lotion balm serum gesichtscreme hautcreme hydratant",
    bed: "bed beds bett betten lit lits cama camas letto letti bedden",
    beer: "beer beers bier biere cerveza cervezas birra birre cerveja",
    tea: "tea teas tee infusion",
    payroll: "payroll payslip payslips lohnabrechnung gehaltsabrechnung paie nomina nominas paga salarisadministratie",
    concert: "concert concerts gig gigs konzert konzerte concierto conciertos concerto concerti",
    theatre: "theatre theater shakespeare teatro",
};
const AMBIGUOUS = new Set(("stay stays wear mobile flat flats auto autos mode legal credit roast trainer trainers notebook notebooks trip trips holiday holidays tee mala tas montre " +
    "montres lit lits bed essen wagen cane paga jas carro phone telephone telefono telefon food foods meal meals lunch dinner glasses vehicle vehicles rum solar " +
    "theater cafe cafes balm serum duft handys voo voos vols avion bota sac cao cibo chair desk hose casque poele pans banden tende costume bolo pastel vela velas " +
    "carrito maillot tires torta blouse piano watch").split(" "));

;// CONCATENATED MODULE: ./build/engine/evidence/subject-words.js
const SUBJECTS = {
    book: "books novel novels ebook ebooks buch bucher livre livres libro libros libri boek boeken livro livros",
    course: "course courses class classes lesson lessons kurs kurse unterricht cours curso cursos clase clases corso corsi lezione lezioni cursus les lessen aula aulas",
    gym: "gym fitness workout workouts exercise training fitnessstudio sportschool gimnasio entrenamiento palestra allenamento ginasio treino",
    job: "job jobs career careers hiring vacancy karriere stelle stellen arbeit emploi emplois travail carriere empleo trabajo lavoro carriera baan werk vacature emprego trabalho",
    game: "game games gaming gamer gamers videospiel videospiele spiel spiele jeu jeux juego juegos gioco giochi spel spellen jogo jogos",
    kid: "kid kids child children toddler toddlers kinder kind enfant enfants nino ninos ninas bambino bambini kinderen crianca criancas",
    home: "home homes house houses property zuhause haus hauser heim wohnung hausrat wohngebaude maison maisons logement habitation hogar casa casas huis huizen thuis",
    sleep: "sleep sleeping slept schlaf schlafen sommeil dormir sueno sonno dormire slaap slapen sono",
    staff: "team teams staff employee employees workforce mitarbeiter belegschaft personnel equipe equipo empleados squadra dipendenti medewerkers funcionarios",
    money: "money cash budget geld argent dinero soldi denaro dinheiro",
    recipe: "recipe recipes rezept rezepte recette recettes receta recetas ricetta ricette recept recepten receita receitas",
    photo: "photo photos photograph picture pictures foto fotos bild bilder image images imagen imagenes immagine immagini afbeelding",
    doctor: "doctor doctors physician gp arzt arzte medecin medecins medico medicos medici dokter",
    tooth: "tooth teeth zahn zahne dent dents diente dientes denti tand tanden dentes",
    health: "health healthy wellness wellbeing gesundheit gesund sante sain salud saludable salute sano gezondheid gezond saude saudavel",
    skin: "skin haut peau piel pelle huid pele",
    hair: "hair haar haare cheveux cabello pelo capelli cabelo",
    beauty: "beauty cosmetics makeup kosmetik schonheit beaute cosmetique belleza cosmetica bellezza cosmetici beleza",
    pet: "pet pets haustier haustiere animal animaux mascota mascotas animali huisdier huisdieren",
    garden: "garden gardens gardening yard backyard garten jardin jardins jardinage jardines giardino giardini tuin tuinen jardim",
    gift: "gift gifts present presents geschenk geschenke cadeau cadeaux regalo regalos regali cadeaus presente presentes prenda prendas",
    energy: "energy power electricity strom energie electricite energia electricidad elettricita stroom eletricidade",
    bill: "bill bills invoice invoices invoicing rechnung rechnungen facture factures facturation factura facturas fattura fatture factuur facturen fatura faturas",
    tax: "tax taxes taxation steuer steuern steuererklarung impot impots fiscal impuesto impuestos imposte belasting imposto impostos",
    software: "software app apps application tool tools platform programm logiciel logiciels outil outils aplicacion herramienta herramientas strumento strumenti",
    email: "email emails mail newsletter courriel correo posta",
    meeting: "meeting meetings appointment appointments termin termine besprechung reunion reunions rendez rdv cita citas appuntamento riunione afspraak vergadering",
    kitchen: "kitchen kitchens kuche kuchen cuisine cuisines cocina cocinas cucina cucine keuken keukens cozinha",
    bath: "bath bathroom bathrooms badezimmer bain salle bano banos bagno bagni badkamer banheiro",
    run: "run runs runner runners running jog jogging laufen laufer courir course coureur correr corredor corredores correre corsa hardlopen corrida",
    hike: "hike hikes hiking trail trek trekking wandern wanderung randonnee senderismo escursione escursioni wandelen caminhada",
    language: "language languages sprache sprachen langue langues idioma idiomas lingua lingue taal talen linguas",
    speak: "speak speaking talk sprechen parler hablar parlare spreken falar",
    clean: "clean cleaning cleaner cleaners spotless reinigung sauber putzen nettoyage propre limpieza limpiar pulizia pulizie pulire schoonmaak schoon limpeza",
    repair: "repair repairs fix reparatur reparieren reparation reparer reparacion reparar riparazione riparare reparatie reparacao",
    move: "moving relocation removal removals umzug umziehen demenagement mudanza trasloco verhuizing verhuizen mudanca",
    build: "build builder construct construction bauen bau construire construir construccion costruire costruzione bouwen bouw construcao",
    comfort: "comfort comfortable comfy cozy cosy bequem gemutlich komfort confort confortable comodo comodidad comoda comodi comfortabel confortavel",
    eco: "eco organic sustainable sustainability green bio nachhaltig nachhaltige okologisch durable ecologique organico sostenible ecologico sostenibile biologisch duurzaam sustentavel",
    secure: "secure security protect protection safe safety sicher sicherheit schutz schutzen securite proteger seguridad proteccion sicurezza proteggere protezione veilig veiligheid beveiliging seguranca protecao",
    grow: "grow growth increase boost wachsen wachstum steigern croissance augmenter crecer crecimiento aumentar crescere crescita aumentare groeien groei crescer crescimento",
    sell: "sell sells selling seller verkaufen vendre vendez vender vende vendere vendi verkopen",
    donate: "donate donation donations charity spenden spende donner dons donar donacion donativo dona donare donazione doneren donatie doar doacao",
    handmade: "handmade handcrafted artisan handgemacht handgefertigt artisanal hecho artesanal artigianale handgemaakt",
    company: "company business businesses enterprise firma unternehmen betrieb entreprise entreprises empresa empresas negocio azienda aziende impresa bedrijf bedrijven",
    developer: "developer developers engineer engineers programmer programmers coder coders entwickler ingenieur ingenieure developpeur developpeurs ingenieurs desarrollador desarrolladores ingeniero ingenieros sviluppatore sviluppatori ontwikkelaar",
    sea: "sea seas seaside coast coastal ocean oceans fjord ozean kuste ostsee nordsee mer cote littoral mar costa mediterraneo mediterranee mediterranean oceano mare zee kust litoral",
    event: "event events webinar webinars session sessions conference conferences veranstaltung veranstaltungen seminar seminare evenement evenements conference evento eventos eventi",
    leave: "leave leaves leaving quit quits quitting resign verlassen kundigen quitter",
    choose: "compare comparison vergleich vergleichen comparer comparar confrontare vergelijken",
    music: "music songs musik musique musica muziek",
    city: "city cities town towns stadt ville villes ciudad ciudades citta stad cidade",
    beach: "beach beaches strand strande plage plages playa playas spiaggia spiagge stranden praia praias",
    pay: "salary salaries wage wages paycheck pay gehalt lohn salaire sueldo salario nomina stipendio salaris loon",
    spend: "spend spending expense expenses expenditure ausgabe ausgaben depense depenses gasto gastos spesa spese uitgave uitgaven despesa despesas",
    recurring: "subscription subscriptions recurring abo abos abonnement abonnements suscripcion suscripciones abbonamento abbonamenti assinatura assinaturas",
    night: "night nights overnight nacht nachte nuit nuits noche noches notte notti nachten noite noites",
    woman: "woman women ladies frau frauen damen femme femmes dames mujer mujeres senora senoras donna donne vrouw vrouwen mulher mulheres kvinna kvinnor dam",
    man: "man men mens gentlemen mann manner herren homme hommes hombre hombres caballero caballeros uomo uomini heren mannen homem homens herr herrar",
    driver: "driver drivers drive driving fahrer fahrerin fahrerinnen fahren kraftfahrer chauffeur chauffeurs conducteur conducteurs conduire conduisez conductor conductores conducir autista autisti guidare bestuurder rijden motorista condutor",
    stage: "artist artists band bands stage stages lineup festival festivals kunstler buhne artiste artistes scene scenes artista artistas artisti escenario escenarios palco palchi artiesten podium",
    data: "data statistics analytics daten statistik donnees statistiques datos estadistica dati statistica gegevens statistiek dados",
    spine: "spine back backache posture rucken ruckenschmerzen wirbelsaule dos colonne espalda columna schiena rug ruggengraat costas",
    study: "degree degrees msc bsc mba master masters bachelor bachelors studies study studieren studium studiengang etudes diplome licence grado titulo estudiar estudios laurea studiare studi opleiding studie studeren licenciatura estudos",
    learner: "learner learners student students pupil pupils schuler studierende studenten eleve eleves etudiant etudiants alumno alumnos estudiante estudiantes studente studenti leerling leerlingen student aluno alunos",
    exam: "exam exams test prufung prufungen examen examens examenes esame esami exames",
    teacher: "teacher teachers tutor tutors coach lehrer lehrerin professeur professeurs profesor profesores insegnante insegnanti leraar docent docenten professor professores",
    ache: "pain pains ache aches hurt hurts injury injured injuries schmerz schmerzen verletzung verletzt douleur douleurs blessure blesse dolor dolores lesion lesionado dolore dolori infortunio pijn blessure gewond dor dores",
    claim: "compensation claim claims damages entschadigung schmerzensgeld indemnisation indemnite indemnizacion risarcimento schadevergoeding indemnizacao",
    roof: "roof roofs rooftop roofing dach dacher toit toits toiture tejado tejados tetto tetti dak daken telhado",
    dry: "dry dryness trocken trockene seche seches seco seca secco secca droog droge",
    water: "water wasser eau agua acqua aqua",
    child_care: "nursery kindergarten daycare kita creche guarderia asilo kinderopvang",
    wedding: "wedding weddings bride hochzeit hochzeiten braut mariage mariages mariee boda bodas novia matrimonio matrimoni sposa nozze bruiloft trouwen casamento casamentos",
    operation: "operation operations surgery op operationen chirurgie operacion cirugia operazione chirurgia operatie cirurgia",
    vet: "vet vets veterinary veterinarian tierarzt tierklinik veterinaire veterinario veterinaria dierenarts",
    implant: "implant implants implantat implantate implante implantes impianto impianti implantaat",
    production: "production manufacturing manufacturer manufacturers factory factories plant plants produktion fertigung fabrik werk werke fabrication usine usines produccion fabrica fabricacion produzione fabbrica productie fabriek producao",
    report: "month-end closing close books abschluss monatsabschluss cloture cierre chiusura afsluiting",
    crypto: "crypto bitcoin ether ethereum coin coins cryptocurrency kryptowahrung krypto cryptomonnaie criptomoneda criptovaluta criptomoedas",
    invest: "invest investing investment investments investor anlegen geldanlage investieren investissement investir inversion invertir investimento investire beleggen belegging",
    savings: "savings sparkonto tagesgeld epargne livret ahorros risparmio spaarrekening spaargeld poupanca",
    card: "card cards karte karten kreditkarte carte cartes tarjeta tarjetas carta kaart cartao",
    bank: "bank banks banking banque banco banca",
    conversation: "conversation conversations chat chats inbox ticket tickets messenger messages message nachricht nachrichten messages mensaje mensajes messaggio messaggi bericht berichten",
    support: "support helpdesk service kundendienst kundenservice assistance soporte atencion assistenza klantenservice suporte",
    retain: "retention retain attrition turnover fluktuation mitarbeiterbindung fidelisation retencion",
    hire: "hire hires hiring recruit recruiting recruitment talent recruter recrutons recrutement contratar seleccion assumere werven",
    protect_online: "vpn privacy private encrypt encrypted encryption verschlusselt datenschutz chiffrement cifrado privacidad crittografia versleuteld",
    device: "device devices gerat gerate appareil appareils dispositivo dispositivos dispositivi apparaat apparaten",
    fortress: "castle fortress stronghold village villages kingdom wall walls burg dorf konigreich chateau royaume castillo aldea reino castello villaggio regno kasteel dorp",
    warrior: "warrior warriors army archer archers soldier soldiers battle battles raider raiders fight krieger armee schlacht guerrier armee bataille guerrero ejercito batalla guerriero esercito battaglia strijder leger",
    olive: "olive olives oliva olivenol olijf azeite azeitona",
    moisture: "moisturise moisturize hydrate hydration feuchtigkeit hydrater hydratation hidratar hidratacion idratare idratazione hydrateren",
    math: "math maths mathematics mathe mathematik rechnen maths mathematiques matematicas matematica wiskunde rekenen",
    english: "english englisch anglais ingles inglese engels engelska",
    french: "french franzosisch francais frances francese frans franska",
    german: "german deutsch allemand aleman tedesco duits tyska",
    spanish: "spanish spanisch espagnol espanol spagnolo spaans spanska",
    italian: "italian italienisch italien italiano italiaans italienska",
    cooking: "cooking culinary gastronomy baking pastry kochen backen gastronomie patisserie gastronomia reposteria pasticceria",
    marketing: "marketing seo copywriting werbung publicite publicidad pubblicita reclame",
    coding: "coding programming python javascript programmieren programmation programacion programmazione programmeren",
    drawing: "drawing painting watercolour watercolor zeichnen malen dessin peinture dibujo pintura disegno pittura tekenen schilderen",
    yoga: "yoga pilates",
    dancing: "dance dancing salsa tango ballet tanz tanzen tanzkurs danse baile danza dansen",
    swimming: "swim swimming schwimmen natation natacion nuoto zwemmen",
    singing: "singing vocal vocals gesang singen chant canto zang zingen",
    office: "office offices buro buros bureaux oficina oficinas ufficio uffici kantoor kantoren",
    window: "window windows fenster fenetre fenetres vitres ventana ventanas cristales finestra finestre vetri raam ramen",
    leather: "leather leder cuir cuero pelle couro",
    rain: "rain waterproof rainproof wasserdicht regen pluie impermeable etanche lluvia pioggia impermeabile waterdicht chuva",
    room: "room rooms zimmer chambre chambres habitacion habitaciones camera camere kamer kamers quarto quartos",
};

;// CONCATENATED MODULE: ./build/engine/evidence/synonyms.js



const COMMONPLACE = {
    anything: "everything anything something thing things alles etwas dinge tout toutes chose choses todo todos cosa cosas tutto qualcosa cose alles iets dingen tudo coisa coisas",
    product: "product products item items article articles piece pieces produkt produkte artikel stuck stucke produit produits piece producto productos articulo articulos prodotto prodotti articolo articoli producten stuks produto produtos artigo artigos",
    need: "need needs want wants brauchen brauchst wunschen besoin veux necesitas necesita quieres bisogno vuoi nodig wilt precisa quer",
    choice: "choose choice choices pick picks wahl wahlen aussuchen choix choisir elegir eleccion scelta scegliere keuze kiezen escolha escolher",
    make: "made make makes making gemacht fait hecho fatto gemaakt feito",
    discount: "discount discounted save saving savings deal deals sale off offer offers bargain reduced reduction promo promotion rabatt rabatte sparen spare angebot angebote aktion ausverkauf reduziert soldes solde remise economisez economiser offre offres descuento descuentos ahorra ahorrar oferta ofertas rebajas sconto sconti risparmia risparmiare offerta offerte saldi korting kortingen bespaar besparen aanbieding aanbiedingen uitverkoop desconto descontos poupe poupar promocao saldos",
    free: "free gratis kostenlos kostenlose kostenloser kostenlosen kostenfrei umsonst gratuit gratuite gratuits gratuitement offert offerte gratuito gratuita gratuitos gratuiti",
    buy: "buy shop order purchase get grab kaufen kauf bestellen bestelle shoppen acheter achetez commander commandez achat comprar compra pedir pide acquista acquistare ordina ordinare kopen koop bestel encomendar",
    reserve: "book booking reserve reservation buchen buche buchung reservieren reservez reserver reservar reserva prenota prenotare prenotazione boek boeken reserveren",
    start: "start begin started launch kickoff starten beginnen loslegen beginne commencer commencez demarrer demarrez empieza empezar comienza comenzar inizia iniziare comincia comeca comecar",
    tryout: "try test trial testen teste probieren ausprobieren essayer essayez essai probar prueba prova provare proberen probeer proefperiode experimentar experimenta",
    join: "join signup register subscribe anmelden registrieren abonnieren inscrire inscrivez rejoindre rejoignez abonner apuntate unete registrate suscribete iscriviti unisciti abbonati aanmelden inschrijven inscreve registe subscreve",
    learn: "learn discover explore find see erfahren entdecken entdecke finden decouvrir decouvrez savoir descubre descubrir conoce scopri scoprire ontdek ontdekken descobre descobrir",
    fresh: "new latest brandnew neu neue neuer neues neuen neueste nouveau nouvelle nouveaux nouvelles nuevo nueva nuevos nuevas nuovo nuova nuovi nuove nieuw nieuwe novo nova novos novas",
    best: "best finest top perfect perfekt perfekte ideal beste besten bester meilleur meilleure meilleurs parfait mejor mejores perfecto migliore migliori perfetto perfecte melhor melhores perfeito",
    good: "great good amazing awesome lovely love gut gute toll tolle schon schone super bon bonne bueno buena bello bella goed goede mooi bom boa",
    easy: "easy easily simple simply effortless einfach leicht muhelos facile simplement facil sencillo semplice gemakkelijk makkelijk eenvoudig simples",
    quick: "fast quick quickly instant instantly rapid schnell schnelle sofort rapide vite rapidement rapido rapida snel snelle direct rapidamente",
    day: "day days daily everyday tag tage taglich taglichen jour jours quotidien dia dias diario giorno giorni quotidiano dag dagen dagelijks",
    week: "week weeks weekend weekly woche wochen wochenende semaine semaines semana semanas settimana settimane",
    hour: "hour hours stunde stunden heure heures hora horas ora ore uur uren timme timmar",
    month: "month months monthly monat monate monaten monatlich mois mensuel mensuelle mes meses mensual mese mesi mensile maand maanden maandelijks manad manaden maned maneden",
    user: "user users nutzer benutzer utilisateur utilisateurs usuario usuarios utente utenti gebruiker gebruikers",
    year: "year years yearly annual jahr jahre jahrlich annee ans anno anni ano anos jaar",
    online: "online web internet shop store website onlineshop boutique tienda negozio winkel loja",
    people: "people customer customers client clients kunden menschen personnes personas clienti persone klanten mensen pessoas clientes",
    life: "life live living leben vie vivre vida vivir vita vivere leven viver",
    world: "world welt monde mundo mondo wereld",
    time: "time times zeit moment minute minutes temps tiempo tempo tijd",
    more: "more mehr plus mas piu meer mais extra",
    welcome: "welcome willkommen bienvenue bienvenido bienvenidos benvenuto welkom bemvindo",
    season: "spring summer autumn fall winter season seasonal fruhling fruhjahr sommer herbst saison printemps ete automne hiver primavera verano otono invierno autunno inverno lente zomer herfst verao outono",
    quality: "quality premium qualitat hochwertig hochwertige qualite calidad qualita kwaliteit qualidade",
    collection: "collection range selection line kollektion auswahl sortiment gamme coleccion gama collezione gamma collectie colecao",
    price: "price prices pricing cost costs preis preise prix precio precios prezzo prezzi prijs prijzen preco precos",
    ship: "delivery delivered ship shipped shipping lieferung versand geliefert livraison livre envio entrega spedizione consegna verzending bezorging levering",
    half: "half halb halbe halben halber moitie mitad meta helft metade",
};
const ORDINARY = "go goes going gone come comes coming take takes taking keep keeps put puts give gives let use uses using used turn turned turns change changes open opens look looks feel feels bring brings away tonight never always " +
    "ever place ones forgot forget nobody everyone together another next right ready real really actually finally whole different ago longer enough instead means start " +
    "gehen geht kommen kommt nehmen nimmt bringen bringt lassen lasst bleiben bleibt bekommen geben immer nie wieder endlich wirklich zusammen statt genug bereit platz " +
    "aller venir prendre mettre donner laisser rester toujours jamais encore enfin vraiment ensemble assez pret place fois vont vient " +
    "ir venir tomar poner dar dejar siempre nunca juntos otra otro vez listo verdad mientras vuelve hace hacer " +
    "andare venire prendere mettere lasciare sempre mai ancora insieme altro altra volta pronto davvero finalmente fare " +
    "gaan gaat komen komt nemen zetten geven laten altijd nooit weer samen echt eindelijk genoeg klaar wanneer " +
    "levar trazer deixar sempre junto outra outro";
const COMMONPLACE_WEIGHT = 0.3;
const LEAST_STEM = 5;
const formsOf = (word, tongue) => [
    word,
    ...[tongue.stem(word)].filter((stem) => stem.length >= LEAST_STEM),
];
const compile = (tongue) => {
    const ideas = new Map();
    const add = (lists, weight, areGoods = false) => {
        for (const [idea, list] of Object.entries(lists))
            for (const word of list.split(" ").map(plain))
                for (const form of formsOf(word, tongue))
                    if (!ideas.has(form))
                        ideas.set(form, {
                            idea: `~${idea}`,
                            weight,
                            known: true,
                            ...(areGoods && !AMBIGUOUS.has(word) && !AMBIGUOUS.has(form) && { goods: idea }),
                        });
    };
    add(COMMONPLACE, COMMONPLACE_WEIGHT);
    add(GOODS, 1, true);
    add(SUBJECTS, 1);
    for (const word of ORDINARY.split(" "))
        if (!ideas.has(word))
            ideas.set(word, { idea: tongue.stem(word), weight: COMMONPLACE_WEIGHT, known: true });
    return ideas;
};
const LEAST_FRONT = 3;
const LEAST_HEAD = 4;
const JOINT = /(?:es|en|er|s|n)$/;
const partsOf = (word, ideas) => {
    for (let at = LEAST_FRONT; at <= word.length - LEAST_HEAD; at += 1) {
        const head = ideas.get(word.slice(at));
        if (head === undefined)
            continue;
        const before = word.slice(0, at);
        const front = ideas.get(before) ?? ideas.get(before.replace(JOINT, ""));
        const parts = [front, head].flatMap((part) => part?.idea ?? []);
        return { ...(head.goods !== undefined && { goods: head.goods }), parts };
    }
    return {};
};
const compiled = new WeakMap();
const ideaOf = (word, stem, tongue) => {
    const ideas = compiled.get(tongue) ?? compile(tongue);
    compiled.set(tongue, ideas);
    const known = ideas.get(word) ?? ideas.get(stem);
    if (known !== undefined)
        return known;
    return { idea: stem, weight: 1, known: false, ...(tongue.compounds && partsOf(word, ideas)) };
};

;// CONCATENATED MODULE: ./build/engine/evidence/passage.js






const ASIDE_WEIGHT = 0.3;
const ASIDE = Object.fromEntries(Object.entries({
    en: "for like with without in at by as to from than",
    de: "fur wie mit ohne in im am zum zur als bei von vom",
    fr: "pour comme avec sans dans chez par",
    es: "para como con sin por",
    it: "per come con senza nel nella da",
    nl: "voor als met zonder in bij van",
    pt: "para como com sem por",
}).map(([tag, words]) => [tag, new Set(words.split(" "))]));
const PAUSE = /[,;:!?…|•·–—]|\.(?=\s|$)|\s-\s/u;
const passage_without = (plainText, phrases) => phrases.reduce((text, phrase) => ` ${text} `.replaceAll(` ${phrase} `, "  ").trim(), plainText);
const termsOf = (text, reading) => termsIn(withoutOffers(text), reading);
const termsIn = (rest, { language, names, phrases = [] }) => {
    const tongue = tongueOf(language);
    const prepositions = ASIDE[language ?? "en"];
    const said = rest.split(PAUSE).flatMap((clause) => {
        const words = text_wordsOf(passage_without(plain(clause), phrases));
        const from = words.findIndex((word) => prepositions?.has(word));
        return words.map((word, at) => ({ word, aside: from !== -1 && at > from }));
    });
    return said
        .filter(({ word }) => !tongue.filler.has(word) && (word.length > 1 || /\p{Lo}/u.test(word)))
        .map(({ word, aside: isAside }) => {
        const stem = tongue.stem(word);
        const { idea, weight, known, goods, parts } = ideaOf(word, stem, tongue);
        const aside = /^\p{N}+$/u.test(word) || (names.has(word) && !known);
        return {
            word,
            stem,
            idea,
            weight: aside ? Math.min(weight, ASIDE_WEIGHT) : weight,
            ...(parts !== undefined && { parts }),
            ...(goods === undefined ? {} : { goods, ...(isAside && { aside: true }) }),
        };
    });
};
const passage = (fact, reading) => {
    const rest = withoutOffers(fact.text);
    const terms = termsIn(rest, reading);
    const places = placesIn(fact.text, terms, reading.language);
    const tongue = tongueOf(reading.language);
    const figures = figuresIn(rest, tongue, (word) => ideaOf(word, tongue.stem(word), tongue).known);
    return {
        ...fact,
        plain: plain(fact.text),
        terms,
        ...(places.length > 0 && { places }),
        ...(figures.length > 0 && { figures }),
    };
};

;// CONCATENATED MODULE: ./build/engine/evidence/schema.js
const MOST_DEPTH = 12;
const MOST_NODES = 5000;
const isNode = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const nodesIn = (blocks) => {
    const nodes = [];
    const walk = (value, depth) => {
        if (depth > MOST_DEPTH || nodes.length >= MOST_NODES)
            return;
        if (Array.isArray(value))
            for (const item of value)
                walk(item, depth + 1);
        if (!isNode(value))
            return;
        nodes.push(value);
        for (const child of Object.values(value))
            walk(child, depth + 1);
    };
    walk(blocks, 0);
    return nodes;
};
const typesOf = (node) => [node["@type"]]
    .flat()
    .filter((type) => typeof type === "string")
    .map((type) => type.replace(/^.*[/:#]/, ""));
const textAt = (node, key) => {
    const value = node[key];
    return typeof value === "string" && value.trim() !== "" && value.length < 200 ? value.trim() : null;
};
const stringsIn = (blocks) => nodesIn(blocks)
    .flatMap((node) => Object.entries(node))
    .filter(([key]) => !key.startsWith("@"))
    .flatMap(([, value]) => [value].flat().filter((text) => typeof text === "string"))
    .filter((text) => text !== "");
const typesIn = (blocks) => nodesIn(blocks).flatMap(typesOf);
const questionsIn = (blocks) => nodesIn(blocks)
    .filter((node) => typesOf(node).includes("Question"))
    .flatMap((node) => {
    const question = textAt(node, "name");
    const answer = [node["acceptedAnswer"]].flat().find(isNode)?.["text"];
    return question === null || typeof answer !== "string" ? [] : [{ question, answer }];
});
const NAMED = /^(?:Organization|Corporation|LocalBusiness|OnlineStore|Store|Restaurant|Hotel|WebSite|Brand|NGO|.*Business)$/;
const brandOf = (node) => [node["brand"], node["publisher"], node["manufacturer"]].filter((brand) => typeof brand === "string" && brand.length < 80);
const namesIn = (blocks) => nodesIn(blocks)
    .flatMap((node) => [
    ...(typesOf(node).some((type) => NAMED.test(type)) ? [textAt(node, "name") ?? ""] : []),
    ...brandOf(node),
])
    .filter((name) => name !== "");
const productsIn = (blocks) => nodesIn(blocks)
    .filter((node) => typesOf(node).some((type) => /^(?:Product|ProductGroup|Service|SoftwareApplication|MobileApplication|Course|Event|Book)$/.test(type)))
    .map((node) => textAt(node, "name") ?? "")
    .filter((name) => name !== "");
const decimal = (value) => {
    if (typeof value === "number")
        return Number.isFinite(value) && value >= 0 ? value : null;
    if (typeof value !== "string" || !/^\s*\d[\d.,]*\s*$/.test(value))
        return null;
    const written = value.trim();
    const [, head = written, mark, tail = ""] = /^(.*)([.,])(\d*)$/.exec(written) ?? [];
    const whole = Number(written.replace(/\D/g, ""));
    const withDecimals = Number(`${head.replace(/\D/g, "")}.${tail}`);
    if (mark === undefined)
        return whole;
    if (/[.,]/.test(head))
        return head.includes(mark) ? whole : withDecimals;
    if (tail.length !== 3 || head.length > 3 || head === "0")
        return withDecimals;
    return mark === "," ? whole : null;
};
const priceOf = (node) => {
    const currency = textAt(node, "priceCurrency");
    const low = decimal(node["lowPrice"]);
    const value = low ?? decimal(node["price"]);
    if (currency === null || !/^[A-Z]{3}$/.test(currency) || value === null)
        return [];
    return [
        { value, currency, from: low !== null, text: `${low === null ? "" : "from "}${value} ${currency}` },
    ];
};
const startDaysIn = (blocks) => nodesIn(blocks).flatMap((node) => /^20\d\d-\d\d-\d\d(?=T|$)/.exec(textAt(node, "startDate") ?? "")?.[0] ?? []);
const availabilitiesIn = (blocks) => nodesIn(blocks)
    .map((node) => textAt(node, "availability"))
    .filter((word) => word !== null);
const schema_pricesIn = (blocks) => nodesIn(blocks)
    .filter((node) => typesOf(node).some((type) => /^(?:Offer|AggregateOffer|PriceSpecification|UnitPriceSpecification)$/.test(type)))
    .flatMap(priceOf);

;// CONCATENATED MODULE: ./build/engine/evidence/denials.js





const denials_SENTENCE = /(?<=[.!?…])\s+/u;
const LONGEST = 200;
const denials_MOST = 60;
const firstOf = (text) => visible(text).split(denials_SENTENCE)[0] ?? "";
const isNo = (question, answer, reading) => {
    const asked = plain(question);
    if ([OPEN_QUESTION, REASSURED, TURNED].some((turn) => turn.test(asked)))
        return false;
    if (NO.test(plain(answer)))
        return true;
    const first = firstOf(answer);
    const said = new Set(termsOf(first, reading).map(({ stem }) => stem));
    return (ONLY.test(plain(first)) && thingsOf(ownWords(question, reading)).every(({ stem }) => !said.has(stem)));
};
const thingsOf = ({ terms }) => terms.filter(({ word, weight }) => weight >= denials_LEAST && !DOINGS.has(word) && !FEARED.has(word) && !NEGATIONS.has(word));
const denials_LEAST = 0.3;
const ownWords = (text, reading) => passage({ ...metaFact(text, "page"), confidence: PAGE_CONFIDENCE }, reading);
const answered = (question, answer, reading) => {
    const asked = ownWords(question, reading);
    return {
        asked: { ...asked, terms: thingsOf(asked) },
        together: false,
        said: `${visible(question)} ${firstOf(answer)}`.slice(0, LONGEST),
        lines: [question, answer, `${question} ${answer}`].map(plain),
    };
};
const objectIn = (clause) => {
    const words = plain(clause);
    const declines = DECLINES.exec(words);
    if (declines !== null)
        return words.slice(declines.index + declines[0].length).trim();
    const leaves = LEAVES_OUT.exec(words);
    return leaves === null ? null : words.slice(0, leaves.index).trim();
};
const AND = / (?:and|or|nor|und|oder|et|ou|ni|y|o|e|en|of|och|eller|og) /u;
const declined = (sentence, reading) => sentence
    .split(/[,;:]\s|\s[–—]\s/u)
    .map(objectIn)
    .flatMap((object) => object?.split(AND) ?? [])
    .map((object) => ({
    asked: { ...ownWords(sentence, reading), terms: thingsOf(ownWords(object, reading)) },
    together: true,
    said: sentence,
    lines: [plain(sentence)],
}));
const denialsOn = (page, texts, reading) => {
    const questions = [...(page.answers ?? []), ...questionsIn(page.jsonLd)]
        .filter(({ question, answer }) => isNo(question, answer, reading))
        .map(({ question, answer }) => answered(question, answer, reading));
    const sentences = texts
        .filter(({ region }) => region === "main" || region === "aside")
        .flatMap(({ text }) => visible(text).split(denials_SENTENCE))
        .filter((sentence) => sentence.length <= LONGEST)
        .flatMap((sentence) => declined(sentence, reading));
    return [...questions, ...sentences].filter(({ asked: { terms } }) => terms.length > 0).slice(0, denials_MOST);
};
const claimed = (sentence) => {
    const words = sentence.split(" ");
    const at = words.findIndex((word) => NEGATIONS.has(plain(word)) || /-(?:free|frei\p{L}*|los\p{L}*|less)$/iu.test(word));
    return at < 0 ? sentence : words.slice(0, at).join(" ");
};
const claimsIn = (said, reading) => said.flatMap((line) => line.text
    .split(/(?<=[.!?…;])\s+|\s[–—|·]\s/u)
    .filter((sentence) => !/\?\s*$/u.test(sentence))
    .map((sentence) => claimed(visible(sentence)))
    .filter((sentence) => sentence !== "")
    .map((sentence) => passage({ ...line, text: sentence }, reading)));

;// CONCATENATED MODULE: ./build/engine/evidence/drawn-offers.js


const CURRENCIES = /^(?:kr|kc|zl|ft|lei|r|rs|us|eur|euro|usd|gbp|chf|sek|nok|dkk|pln|czk|huf|aed|brl|cad|aud|inr|jpy)?$/;
const SMALL = 0.5;
const MOST_PRICES = 2;
const isBare = ({ text }) => CURRENCIES.test(folded(text).replace(/[^\p{L}]/gu, ""));
const isFigure = (fact, home) => {
    if (fact.source !== "ocr" || fact.prominence >= SMALL || !isBare(fact))
        return false;
    const promises = promisesIn(fact.text, home);
    return promises.length > 0 && promises.every(({ type, token }) => type === "price" && token === null);
};
const offering = (facts, home) => {
    const figures = facts.filter((fact) => isFigure(fact, home));
    return figures.length > MOST_PRICES ? facts.filter((fact) => !figures.includes(fact)) : [...facts];
};

;// CONCATENATED MODULE: ./build/engine/evidence/market-words.js
const MARKET_WORDS = {
    en: "free save buy learn discover find delivery shipping today book try join order choose enjoy compare switch download fast easy cheap cheaper better best brand quality safe secure price prices offer offers discount months weeks years days hours minutes month week year first next better every everything everyone people children kids women men house homes work working money bank loan rates insurance savings holiday flights rooms stay breakfast shoes clothes shirt dress kitchen garden food meals dinner healthy skin hair sleep bed files team teams business small large made make build grow start started help support care classes lessons course courses teeth appointment doctor payroll software without",
    de: "kostenlos kostenlose kostenloser kostenfrei gunstig gunstige gunstiger sparen spare sparst kaufen bestellen bestelle buchen sichern sichere sicher schnell schnelle einfach leicht entdecken entdecke erfahren testen teste vergleichen wechseln lieferung versand versandkostenfrei rabatt angebot angebote preis preise neue neuer neues neuen beste besten bester woche wochen monat monate jahr jahre tag tage stunden minuten uberall gemacht machen lernen finden suchen geniessen passend passende zuhause haus wohnung wohnungen mobel kuche garten schuhe kleidung hose jacke kinder frauen manner urlaub reise reisen fluge frisch frische gesund gesunde schlafen arbeit arbeiten geld konto kredit strom versicherung termin anmelden unternehmen betriebe rechnung rechnungen dateien steuern auswahl qualitat anfragen herunterladen spass liebe wirklich endlich wieder zuruck morgen abend",
    fr: "gratuit gratuite gratuits gratuitement livraison offert offerte offerts remise economisez reduction reductions soldes decouvrez decouvrir achetez acheter commandez commander reservez reserver profitez essayez essayer inscrivez choisissez trouvez apprenez comparez facile facilement rapide rapidement moins cher meilleur meilleure meilleurs nouveau nouvelle nouveaux nouvelles semaine semaines mois jours heures aujourd maintenant demain toujours enfin chaussures vetements robe chemise veste cuisine jardin enfants vacances voyage voyages sejour vols chambre chambres sante peau cheveux sommeil travail argent compte banque pret assurance electricite rendez cours debutants logement appartement maisons meubles entreprise entreprises factures fichiers impots qualite prix frais toute partout appareils",
    es: "gratis envio envios descuento descuentos ahorra ahorrar oferta ofertas rebajas descubre descubrir compra comprar pide reservar aprovecha prueba probar apuntate elige encuentra aprende compara facil rapido rapida barato mejor mejores nuevo nueva nuevos nuevas semana semanas mes meses dias horas minutos hoy ahora manana siempre zapatos zapatillas ropa vestido camisa chaqueta cocina jardin ninos mujer mujeres hombre hombres vacaciones viaje viajes vuelos habitacion habitaciones salud piel pelo dormir sueno trabajo dinero cuenta banco prestamo seguro seguros luz cita clases curso cursos vivienda pisos muebles empresa empresas facturas archivos impuestos calidad precio precios",
    it: "gratis gratuita gratuito spedizione spedizioni sconto sconti risparmia risparmiare offerta offerte saldi scopri scoprire acquista acquistare ordina prenota prenotare approfitta prova provare iscriviti scegli trova impara confronta facile veloce economico migliore migliori nuovo nuova nuovi nuove settimana settimane mese mesi giorni minuti domani sempre scarpe vestiti abbigliamento camicia giacca cucina giardino bambini vacanze vacanza viaggio viaggi voli camera camere salute pelle capelli dormire sonno lavoro soldi conto banca prestito assicurazione luce appuntamento corso corsi lezioni abitazione mobili azienda aziende fatture tasse qualita prezzo prezzi",
    nl: "gratis verzending bezorging levering korting kortingen bespaar besparen aanbieding aanbiedingen ontdek ontdekken koop kopen bestel bestellen boek boeken reserveer profiteer probeer proberen kies vind leer vergelijk makkelijk eenvoudig snel snelle goedkoop goedkope beste nieuw nieuwe week weken maand maanden jaar dagen uur minuten vandaag morgen altijd schoenen hardloopschoenen kleding jurk broek jas keuken tuin kinderen vrouwen mannen vakantie reizen vluchten kamer kamers gezond gezonde huid haar slapen slaap werk werken geld rekening bank lening verzekering stroom afspraak lessen cursus woning woningen meubels bedrijf bedrijven facturen bestanden belasting kwaliteit prijs prijzen collectie gemaakt",
    pt: "gratis entrega envio desconto descontos poupe poupar aproveite oferta ofertas promocao descubra descobrir compre comprar encomende reservar experimente escolha encontre aprenda compare facil rapido rapida barato melhor melhores novo nova novos novas semana semanas mes meses dias horas minutos amanha sempre sapatos tenis roupa vestido camisa casaco cozinha jardim criancas mulher mulheres homem homens ferias viagem viagens voos quarto quartos saude pele cabelo dormir sono trabalho dinheiro conta banco emprestimo seguro seguros luz consulta aulas curso cursos casas moveis empresa empresas faturas ficheiros impostos qualidade preco precos colecao",
    sv: "gratis frakt leverans rabatt spara erbjudande upptack kop bestall boka prova valj hitta jamfor enkelt snabbt snabb billigt basta nya nytt vecka veckor manad manader dagar timmar minuter alltid skor klader jacka kok tradgard barn kvinnor semester resa resor halsa sova jobb pengar konto forsakring foretag kvalitet pris priser",
    da: "gratis fragt levering rabat spar tilbud opdag kob bestil book prov vaelg find sammenlign nemt hurtigt hurtig billigt bedste nye nyt uge uger maned maneder dage timer minutter altid sko toj jakke kokken have born kvinder ferie rejse rejser sundhed sove arbejde penge konto forsikring virksomhed kvalitet pris priser",
    no: "gratis frakt levering rabatt spar tilbud oppdag kjop bestill prov velg finn sammenlign enkelt raskt rask billig beste nye nytt uke uker maned maneder dager timer minutter alltid sko klaer jakke kjokken hage barn kvinner ferie reise reiser helse sove jobb penger konto forsikring bedrift kvalitet pris priser",
};

;// CONCATENATED MODULE: ./build/engine/evidence/language.js



const SCRIPTS = [
    ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.95],
    ["ko", /\p{Script=Hangul}/gu, 0.95],
    ["zh", /\p{Script=Han}/gu, 0.9],
    ["el", /\p{Script=Greek}/gu, 0.95],
    ["he", /\p{Script=Hebrew}/gu, 0.95],
    ["th", /\p{Script=Thai}/gu, 0.95],
    ["ar", /\p{Script=Arabic}/gu, 0.7],
    ["hi", /\p{Script=Devanagari}/gu, 0.7],
    ["ru", /\p{Script=Cyrillic}/gu, 0.6],
];
const SCRIPT_SHARE = 0.3;
const SURE_VOTES = 4;
const KANA_SHARE = 0.1;
const FEW_HAN = 12;
const FEW_CONFIDENCE = 0.5;
const byHan = (text, letters) => {
    const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
    const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
    if (letters < 4 || (han + kana) / letters < SCRIPT_SHARE || kana / letters >= SCRIPT_SHARE)
        return null;
    if (kana / (han + kana) >= KANA_SHARE)
        return { tag: "ja", confidence: 0.9 };
    return han < FEW_HAN ? { tag: "zh", confidence: FEW_CONFIDENCE } : null;
};
const byScript = (text) => {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    const written = byHan(text, letters);
    if (written !== null)
        return written;
    for (const [tag, script, confidence] of SCRIPTS)
        if (letters >= 4 && (text.match(script)?.length ?? 0) / letters >= SCRIPT_SHARE)
            return { tag, confidence };
    return null;
};
const SPOKEN = (() => {
    const spoken = new Map();
    for (const [tag, { filler }] of TONGUES)
        for (const word of [...filler, ...plain(MARKET_WORDS[tag] ?? "").split(" ")])
            spoken.set(word, (spoken.get(word) ?? new Set()).add(tag));
    return spoken;
})();
const language_LETTERS = [
    ["de", /ß/gu, 1],
    ["de", /[äü]/gu, 0.3],
    ["de", /sch|\p{L}ung(?!\p{L})/gu, 0.3],
    ["nl", /ij|aa|uu|\p{L}eer(?!\p{L})/gu, 0.3],
    ["es", /[ñ¿¡]/gu, 1],
    ["pt", /[ãõ]/gu, 1],
    ["fr", /[œçêèùûôâ]|\p{L}'\p{L}{3}/gu, 0.3],
    ["pt", /[çêôâ]/gu, 0.3],
    ["it", /[ìò]/gu, 0.5],
    ["da", /[øæ]/gu, 0.3],
    ["no", /[øæ]/gu, 0.3],
];
const MOST_LETTER_VOTES = 2;
const UNSPOKEN = 0.5;
const NOBODY = new Set();
const votesIn = (text) => {
    const votes = new Map();
    for (const word of new Set(plain(text).split(" "))) {
        const tags = SPOKEN.get(word) ?? NOBODY;
        for (const tag of tags)
            votes.set(tag, (votes.get(tag) ?? 0) + 1 / tags.size);
    }
    const spoken = new Set(votes.keys());
    for (const [tag, letters, vote] of language_LETTERS) {
        const found = (text.toLowerCase().match(letters)?.length ?? 0) * vote;
        if (found === 0)
            continue;
        const share = spoken.has(tag) ? 1 : UNSPOKEN;
        votes.set(tag, (votes.get(tag) ?? 0) + share * Math.min(MOST_LETTER_VOTES, found));
    }
    return votes;
};
const MOST_OF_ONE = 3;
const elected = (votes) => {
    const [first, second] = [...votes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    if (first === undefined || first[1] < 1)
        return null;
    const margin = (first[1] - (second?.[1] ?? 0)) / first[1];
    return { tag: first[0], confidence: Math.min(1, first[1] / SURE_VOTES) * Math.min(1, margin * 2) };
};
const voteOf = (...texts) => {
    const script = byScript(texts.join("\n"));
    if (script !== null)
        return script;
    const sum = new Map();
    for (const votes of texts.map(votesIn)) {
        const loudest = Math.max(...votes.values(), Number.MIN_VALUE);
        const share = texts.length === 1 ? 1 : Math.min(1, MOST_OF_ONE / loudest);
        for (const [tag, vote] of votes)
            sum.set(tag, (sum.get(tag) ?? 0) + vote * share);
    }
    return elected(sum);
};
const unnamed = (texts, name) => texts.map((text) => (name === undefined || name === "" ? text : text.replaceAll(name, " ")));
const declaredTag = (declared) => /^\s*([a-z]{2})(?:[-_]|\s*$)/i
    .exec(declared ?? "")?.[1]
    ?.toLowerCase()
    .replace(/^n[bn]$/, "no") ?? null;
const DECLARED_CONFIDENCE = 0.4;
const TELLING_VOTE = 0.2;
const TELLING_AGAINST_UNKNOWN = 0.9;
const languageOf = (texts, declared) => {
    const tag = declaredTag(declared);
    const vote = voteOf(...[texts].flat());
    if (vote === null)
        return tag === null ? null : { tag, confidence: DECLARED_CONFIDENCE };
    if (tag === vote.tag)
        return { tag, confidence: Math.min(1, vote.confidence + DECLARED_CONFIDENCE) };
    const telling = tag === null || TONGUES.has(tag) ? TELLING_VOTE : TELLING_AGAINST_UNKNOWN;
    return vote.confidence >= telling || tag === null ? vote : { tag, confidence: DECLARED_CONFIDENCE };
};

;// CONCATENATED MODULE: ./build/engine/evidence/lettering.js
const LEAST_CONFIDENCE = 0.35;
const right = ({ x, width }) => x + width;
const union = (one, other) => {
    const x = Math.min(one.x, other.x);
    const y = Math.min(one.y, other.y);
    return {
        x,
        y,
        width: Math.max(right(one), right(other)) - x,
        height: Math.max(one.y + one.height, other.y + other.height) - y,
    };
};
const overlap = (one, other) => {
    const width = Math.min(right(one), right(other)) - Math.max(one.x, other.x);
    const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
    return width <= 0 || height <= 0
        ? 0
        : (width * height) / Math.min(one.width * one.height, other.width * other.height);
};
const once = (words) => {
    const kept = [];
    for (const word of [...words].sort((one, other) => other.confidence - one.confidence))
        if (kept.every((other) => overlap(word.box, other.box) < 0.5))
            kept.push(word);
    return kept;
};
const CAPITAL = 0.72;
const lettering_SMALL = 0.52;
const TAIL = 0.21;
const sizeOf = ({ text, box }) => box.height /
    ((/[\p{Lu}\p{N}\p{M}bdfhijklt%€£$&!?]/u.test(text.normalize("NFD")) ? CAPITAL : lettering_SMALL) + tailOf(text));
const tailOf = (text) => (/[gjpqyç]/.test(text) ? TAIL : 0);
const footOf = (word) => word.box.y + word.box.height - tailOf(word.text) * sizeOf(word);
const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const alike = (one, other, times) => Math.max(one, other) < times * Math.min(one, other);
const joins = (line, word) => {
    const last = line.words.at(-1) ?? word;
    const size = Math.min(sizeOf(last), sizeOf(word));
    return (alike(sizeOf(last), sizeOf(word), 1.6) &&
        Math.abs(footOf(last) - footOf(word)) < 0.4 * size &&
        word.box.x - right(last.box) < 1.3 * size);
};
const linesOf = (words) => {
    const lines = [];
    for (const word of [...words].sort((one, other) => one.box.x - other.box.x || one.box.y - other.box.y)) {
        const line = lines.find((candidate) => joins(candidate, word));
        if (line === undefined)
            lines.push({ words: [word], box: word.box, size: 0, foot: 0 });
        else {
            line.words.push(word);
            line.box = union(line.box, word.box);
        }
    }
    return lines
        .map((line) => ({ ...line, size: median(line.words.map(sizeOf)), foot: median(line.words.map(footOf)) }))
        .sort((one, other) => one.foot - other.foot || one.box.x - other.box.x);
};
const continues = (above, below) => alike(above.size, below.size, 1.3) && below.foot - above.foot < 1.6 * below.size && crosses(above, below);
const LOOSE = 2.7;
const LARGE = 0.8;
const resumes = (above, below, lines) => Math.min(above.size, below.size) >= LARGE * Math.max(...lines.map(({ size }) => size)) &&
    alike(above.size, below.size, 1.15) &&
    below.foot > above.foot &&
    below.foot - above.foot < LOOSE * below.size &&
    isAligned(above, below) &&
    !lines.some((line) => line !== below && line.foot > above.foot && line.foot < below.foot && crosses(line, above));
const isAligned = ({ box: one, size }, { box: other }) => Math.abs(one.x - other.x) < 0.3 * size ||
    Math.abs(one.x + one.width / 2 - other.x - other.width / 2) < 0.3 * size;
const crosses = ({ box: one }, { box: other }) => Math.min(right(one), right(other)) > Math.max(one.x, other.x);
const textsOf = (lines) => {
    const texts = [];
    for (const line of lines) {
        const above = texts.find((candidate) => continues(candidate, line)) ??
            texts.find((candidate) => resumes(candidate, line, lines));
        if (above === undefined)
            texts.push({ ...line, words: [...line.words] });
        else {
            above.words.push(...line.words);
            above.box = union(above.box, line.box);
            above.foot = line.foot;
        }
    }
    return texts;
};
const factOf = ({ words, box, size }, largest) => {
    const letters = words.reduce((sum, { text }) => sum + text.length, 0);
    return {
        text: words.map(({ text }) => text).join(" "),
        confidence: words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, letters),
        leastSure: Math.min(...words.map(({ confidence }) => confidence)),
        source: "ocr",
        box,
        selector: null,
        inFold: true,
        prominence: size / largest,
        covered: false,
    };
};
const letteringOf = (creative) => {
    if (creative?.words == null)
        return null;
    const words = once(creative.words.filter(({ text, confidence }) => confidence >= LEAST_CONFIDENCE && /[\p{L}\p{N}%€£$&+]/u.test(text)));
    const texts = textsOf(linesOf(words));
    const largest = Math.max(1, ...texts.map(({ size }) => size));
    return texts.map((text) => factOf(text, largest)).sort((one, other) => other.prominence - one.prominence);
};

// EXTERNAL MODULE: ./node_modules/culori/src/formatter.js + 1 modules
var formatter = __webpack_require__(78612);
// EXTERNAL MODULE: ./node_modules/culori/src/oklab/convertOklabToRgb.js
var convertOklabToRgb = __webpack_require__(64824);
;// CONCATENATED MODULE: ./build/engine/evidence/view.js
const view_WHOLE = { left: 0, top: 0, right: 1, bottom: 1 };
const boundsOf = ({ width, height }, { left, top, right, bottom }) => ({
    fromX: Math.max(0, Math.floor(left * width)),
    fromY: Math.max(0, Math.floor(top * height)),
    toX: Math.min(width, Math.ceil(right * width)),
    toY: Math.min(height, Math.ceil(bottom * height)),
});
const CLEAR = 128;
const hiddenBy = ({ width, height, rgba }, masks) => {
    const hidden = new Uint8Array(width * height);
    for (const { x, y, width: across, height: down } of masks) {
        const fromX = Math.min(width, Math.max(0, Math.floor(x)));
        const toX = Math.max(fromX, Math.min(width, Math.ceil(x + across)));
        const toY = Math.min(height, Math.ceil(y + down));
        for (let row = Math.max(0, Math.floor(y)); row < toY; row += 1)
            hidden.fill(1, row * width + fromX, row * width + toX);
    }
    for (let at = 0; at < hidden.length; at += 1)
        if ((rgba[at * 4 + 3] ?? 0) < CLEAR)
            hidden[at] = 1;
    return hidden;
};
const unveiled = (rgba, { colour, alpha }) => {
    const clear = new Uint8Array(rgba);
    for (let channel = 0; channel < 3; channel += 1) {
        const over = alpha * Number.parseInt(colour.slice(1 + 2 * channel, 3 + 2 * channel), 16);
        const undone = Uint8Array.from({ length: 256 }, (_, value) => Math.round(Math.min(255, Math.max(0, (value - over) / (1 - alpha)))));
        for (let at = channel; at < clear.length; at += 4)
            clear[at] = undone[clear[at] ?? 0] ?? 0;
    }
    return clear;
};
const viewOf = (raster, masks = [], veil = null) => {
    const rgba = veil === null ? raster.rgba : unveiled(raster.rgba, veil);
    const luma = new Uint8Array(raster.width * raster.height);
    for (let at = 0, from = 0; at < luma.length; at += 1, from += 4)
        luma[at] =
            0.2126 * (rgba[from] ?? 0) + 0.7152 * (rgba[from + 1] ?? 0) + 0.0722 * (rgba[from + 2] ?? 0) + 0.5;
    return { width: raster.width, height: raster.height, rgba, hidden: hiddenBy(raster, masks), luma };
};

;// CONCATENATED MODULE: ./build/engine/evidence/palette.js



const CLUSTERS = 8;
const ROUNDS = 12;
const SAME = 0.045;
const LEAST_SHARE = 0.004;
const CELLS = 16 ** 3;
const bins = new Uint32Array(CELLS * 4);
const cellsOf = (view, part = view_WHOLE) => {
    fill(view, part);
    const cells = [];
    for (let at = 0; at < bins.length; at += 4) {
        const count = bins[at] ?? 0;
        if (count === 0)
            continue;
        const level = (channel) => (bins[at + channel] ?? 0) / count / 255;
        const { l, a = 0, b = 0 } = (0,convertRgbToOklab/* default */.A)({ r: level(1), g: level(2), b: level(3) });
        cells.push({ l, a, b, count });
    }
    return cells;
};
function fill(view, part) {
    const { width, rgba, hidden } = view;
    const { fromX, fromY, toX, toY } = boundsOf(view, part);
    bins.fill(0);
    for (let y = fromY; y < toY; y += 1)
        for (let at = y * width + fromX; at < y * width + toX; at += 1) {
            if (hidden[at] === 1)
                continue;
            const r = rgba[at * 4] ?? 0;
            const g = rgba[at * 4 + 1] ?? 0;
            const b = rgba[at * 4 + 2] ?? 0;
            const bin = (((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)) * 4;
            bins[bin] = (bins[bin] ?? 0) + 1;
            bins[bin + 1] = (bins[bin + 1] ?? 0) + r;
            bins[bin + 2] = (bins[bin + 2] ?? 0) + g;
            bins[bin + 3] = (bins[bin + 3] ?? 0) + b;
        }
}
const apart = (one, other) => (one.l - other.l) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2;
const seeds = (cells) => {
    const chosen = [];
    const least = cells.map(() => Number.POSITIVE_INFINITY);
    let next = cells.reduce((best, cell) => (best && best.count >= cell.count ? best : cell), undefined);
    while (next !== undefined && chosen.length < CLUSTERS) {
        const seed = next;
        chosen.push(seed);
        let farthest = 0;
        next = undefined;
        for (const [at, cell] of cells.entries()) {
            const near = Math.min(least[at] ?? 0, apart(seed, cell));
            least[at] = near;
            if (near * cell.count > farthest) {
                farthest = near * cell.count;
                next = cell;
            }
        }
    }
    return chosen;
};
const nearest = (cell, centres) => {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    centres.forEach((centre, at) => {
        const away = apart(cell, centre);
        if (away < least) {
            least = away;
            best = at;
        }
    });
    return best;
};
const mean = (cells) => {
    const sum = { l: 0, a: 0, b: 0, count: 0 };
    for (const { l, a, b, count } of cells) {
        sum.l += l * count;
        sum.a += a * count;
        sum.b += b * count;
        sum.count += count;
    }
    const count = Math.max(1, sum.count);
    return { l: sum.l / count, a: sum.a / count, b: sum.b / count, count: sum.count };
};
const cluster = (cells) => {
    let centres = seeds(cells);
    let before = [];
    for (let round = 0; round < ROUNDS; round += 1) {
        const places = cells.map((cell) => nearest(cell, centres));
        if (places.every((place, at) => place === before[at]))
            break;
        before = places;
        const groups = centres.map(() => []);
        for (const [at, cell] of cells.entries())
            groups[places[at] ?? 0]?.push(cell);
        centres = groups.filter((group) => group.length > 0).map(mean);
    }
    return centres;
};
const merged = (centres) => {
    const kept = [];
    for (const centre of [...centres].sort((one, other) => other.count - one.count)) {
        const at = kept.findIndex((other) => apart(other, centre) < SAME ** 2);
        const twin = kept[at];
        if (twin === undefined)
            kept.push(centre);
        else
            kept[at] = mean([twin, centre]);
    }
    return kept;
};
const paletteOf = (cells) => {
    const total = cells.reduce((sum, cell) => sum + cell.count, 0);
    return merged(cluster(cells))
        .filter(({ count }) => count / total >= LEAST_SHARE)
        .map((cell) => ({
        colour: (0,formatter/* serializeHex */.ci)((0,convertOklabToRgb/* default */.A)(cell)) ?? "#000000",
        share: cell.count / total,
        chroma: chromaOf(cell),
    }));
};

;// CONCATENATED MODULE: ./build/engine/evidence/sketch.js

const LONGER = 32;
const SHORTEST = 4;
const NEAR = 16;
const counts = new Uint32Array(256);
const medianOf = ({ width, luma, hidden }, [fromX, toX, fromY, toY]) => {
    counts.fill(0);
    let seen = 0;
    for (let y = fromY; y < toY; y += 1)
        for (let at = y * width + fromX; at < y * width + toX; at += 1) {
            if (hidden[at] === 1)
                continue;
            const value = luma[at] ?? 0;
            counts[value] = (counts[value] ?? 0) + 1;
            seen += 1;
        }
    let median = 0;
    for (let sum = counts[0] ?? 0; sum * 2 < seen; sum += counts[median] ?? 0)
        median += 1;
    return [median, seen];
};
const draw = (sketch, view, cell) => {
    const { width, luma, hidden, rgba } = view;
    const [fromX, toX, fromY, toY] = cell;
    const [median, seen] = medianOf(view, cell);
    let [r, g, b, count] = [0, 0, 0, 0];
    for (let y = fromY; y < toY; y += 1)
        for (let at = y * width + fromX; at < y * width + toX; at += 1) {
            if (hidden[at] === 1 || Math.abs((luma[at] ?? 0) - median) > NEAR)
                continue;
            r += rgba[at * 4] ?? 0;
            g += rgba[at * 4 + 1] ?? 0;
            b += rgba[at * 4 + 2] ?? 0;
            count += 1;
        }
    const levels = Math.max(1, count) * 255;
    const light = (0.2126 * r + 0.7152 * g + 0.0722 * b) / levels;
    sketch.light.push(light);
    sketch.blue.push(b / levels - light);
    sketch.red.push(r / levels - light);
    sketch.seen.push(seen / ((toX - fromX) * (toY - fromY)));
};
const edges = (from, length, count) => Array.from({ length: count }, (_, at) => {
    const start = from + Math.floor((at * length) / count);
    return [start, Math.max(start + 1, from + Math.floor(((at + 1) * length) / count))];
});
const sketchOf = (view, part) => {
    const { fromX, fromY, toX, toY } = boundsOf(view, part);
    const unit = Math.max(toX - fromX, toY - fromY) / LONGER;
    const columns = Math.max(SHORTEST, Math.round((toX - fromX) / unit));
    const rows = Math.max(SHORTEST, Math.round((toY - fromY) / unit));
    const sketch = { columns, rows, light: [], blue: [], red: [], seen: [] };
    const across = edges(fromX, toX - fromX, columns);
    for (const [top, bottom] of edges(fromY, toY - fromY, rows))
        for (const [left, right] of across)
            draw(sketch, view, [left, right, top, bottom]);
    return sketch;
};

;// CONCATENATED MODULE: ./build/engine/evidence/tints.js

const NEUTRAL = 0.03;
const COLOURED = 0.05;
const HUES = 24;
const DARKEST = 0.3;
const STEP = 0.3;
const LIGHTNESSES = 3;
const tints_LEAST_SHARE = 1e-5;
const clamp = (value, most = 1) => Math.min(most, Math.max(0, value));
const neighbours = (place) => {
    const low = Math.floor(place);
    return [
        [low, 1 - (place - low)],
        [low + 1, place - low],
    ];
};
const tintsOf = (cells) => {
    const total = cells.reduce((sum, { count }) => sum + count, 0);
    const tints = Array.from({ length: HUES * LIGHTNESSES }, () => ({ l: 0, a: 0, b: 0, share: 0 }));
    for (const { l, a, b, count } of cells) {
        const part = clamp((chromaOf({ a, b }) - NEUTRAL) / (COLOURED - NEUTRAL)) * (count / total);
        if (part === 0)
            continue;
        const hue = ((Math.atan2(b, a) / (2 * Math.PI) + 1) % 1) * HUES;
        for (const [step, byHue] of neighbours(hue))
            for (const [level, byLightness] of neighbours(clamp((l - DARKEST) / STEP, LIGHTNESSES - 1))) {
                const share = part * byHue * byLightness;
                const tint = share > 0 ? tints[(step % HUES) * LIGHTNESSES + level] : undefined;
                if (tint === undefined)
                    continue;
                tint.share += share;
                tint.l += l * share;
                tint.a += a * share;
                tint.b += b * share;
            }
    }
    return tints
        .filter(({ share }) => share >= tints_LEAST_SHARE)
        .map(({ l, a, b, share }) => ({ lightness: l / share, a: a / share, b: b / share, share }));
};

;// CONCATENATED MODULE: ./build/engine/evidence/picture.js





const SHARP = 24;
const textureOf = (view, part) => {
    const { width, luma, hidden } = view;
    const { fromX, fromY, toX, toY } = boundsOf(view, part);
    let sharp = 0;
    let count = 0;
    for (let y = fromY; y < toY - 1; y += 1)
        for (let at = y * width + fromX; at < y * width + toX - 1; at += 1) {
            if (hidden[at] === 1 || hidden[at + 1] === 1 || hidden[at + width] === 1)
                continue;
            const here = luma[at] ?? 0;
            count += 1;
            if (Math.abs(here - (luma[at + 1] ?? 0)) > SHARP || Math.abs(here - (luma[at + width] ?? 0)) > SHARP)
                sharp += 1;
        }
    return count === 0 ? 0 : sharp / count;
};
const richnessOf = (cells, total) => Math.exp(cells.reduce((sum, { count }) => sum - (count / total) * Math.log(count / total), 0));
const LEAST_PIXELS = 64;
const lookFrom = (cells, view, part) => {
    const total = cells.reduce((sum, { count }) => sum + count, 0);
    if (total < LEAST_PIXELS)
        return null;
    const { fromX, fromY, toX, toY } = boundsOf(view, part);
    return {
        tints: tintsOf(cells),
        lightness: cells.reduce((sum, { l, count }) => sum + l * count, 0) / total,
        chroma: cells.reduce((sum, cell) => sum + chromaOf(cell) * cell.count, 0) / total,
        texture: textureOf(view, part),
        richness: richnessOf(cells, total),
        sketch: sketchOf(view, part),
        seen: total / ((toX - fromX) * (toY - fromY)),
    };
};
const lookAt = (view, part) => lookFrom(cellsOf(view, part), view, part);
const measure = (view) => {
    const cells = cellsOf(view);
    const look = lookFrom(cells, view, view_WHOLE);
    return look === null ? null : { ...look, palette: paletteOf(cells) };
};

;// CONCATENATED MODULE: ./build/engine/evidence/page-pictures.js



const LEAST_IMAGE_SHARE = 0.015;
const MOST_IMAGES = 6;
const page_pictures_clamp = (value) => Math.min(1, Math.max(0, value));
const partOf = ({ box }, { width, height }) => ({
    left: page_pictures_clamp(box.x / width),
    top: page_pictures_clamp(box.y / height),
    right: page_pictures_clamp((box.x + box.width) / width),
    bottom: page_pictures_clamp((box.y + box.height) / height),
});
const areaOf = ({ left, top, right, bottom }) => (right - left) * (bottom - top);
const isPicture = ({ kind, src }) => kind !== "background" || src !== null;
const imagesOf = (page, screen) => {
    if (screen === null)
        return [];
    return page.images
        .filter(isPicture)
        .filter(({ region, covered }) => region !== "consent" && (!covered || page.veil != null))
        .map((image) => ({ image, part: partOf(image, page.fold) }))
        .filter(({ part }) => areaOf(part) >= LEAST_IMAGE_SHARE)
        .sort((one, other) => areaOf(other.part) - areaOf(one.part))
        .slice(0, MOST_IMAGES)
        .flatMap(({ image, part }) => {
        const measures = lookAt(screen, part);
        return measures === null ? [] : [{ image, foldShare: areaOf(part) * measures.seen, measures }];
    });
};
const isAccent = (colour) => {
    const lab = oklabOf(colour);
    return lab !== null && chromaOf({ a: lab.a ?? 0, b: lab.b ?? 0 }) >= NEUTRAL_CHROMA;
};
const meet = (one, other) => one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height;
const page_pictures_accentsOf = (page) => {
    const buttons = page.controls
        .filter(({ region, filled }) => filled && region !== "consent")
        .sort((one, other) => pull(other) - pull(one))
        .map(({ background }) => background);
    const pictured = ({ box }) => page.images.some((image) => meet(image.box, box));
    const head = page.texts
        .filter(({ region }) => region === "header" || region === "nav")
        .flatMap((text) => (pictured(text) ? [text.colour] : [text.background, text.colour]));
    return [...new Set([...buttons, ...head])].filter(isAccent).slice(0, 6);
};

;// CONCATENATED MODULE: ./build/engine/evidence/screen.js

const MOST_COVERED = 0.4;
const DENSEST_VEIL = 0.8;
const MARGIN = 3;
const scaleOf = ({ foldRaster, fold }) => foldRaster.width / Math.max(1, fold.width);
const scaled = (scale, margin) => ({ x, y, width, height }) => ({
    x: (x - margin) * scale,
    y: (y - margin) * scale,
    width: (width + 2 * margin) * scale,
    height: (height + 2 * margin) * scale,
});
const solidOf = (page) => ({ box, solid }) => solid === undefined || page.veil == null ? box : solid;
const shareOf = ({ width, height }, { hidden }) => hidden.reduce((sum, one) => sum + one, 0) / (width * height);
const isInFold = ({ fold }) => ({ box }) => box.y < fold.height && box.y + box.height > 0;
const screenOf = (page) => {
    const { foldRaster, layers, texts, controls } = page;
    const veil = page.veil ?? null;
    if (veil !== null && veil.alpha > DENSEST_VEIL)
        return null;
    const scale = scaleOf(page);
    const solid = layers.flatMap((layer) => solidOf(page)(layer) ?? []).map(scaled(scale, 0));
    if (solid.length > 0 && shareOf(foldRaster, viewOf(foldRaster, solid)) > MOST_COVERED)
        return null;
    const words = [...texts, ...controls].filter(isInFold(page)).map(({ box }) => scaled(scale, MARGIN)(box));
    return viewOf(foldRaster, [...solid, ...words], veil);
};

;// CONCATENATED MODULE: ./build/engine/evidence/looks.js




const kept = (measureAnew, known, key) => {
    const found = known.get(key);
    if (found !== undefined)
        return found;
    const value = measureAnew();
    known.set(key, value);
    return value;
};
const pages = new WeakMap();
const ads = new WeakMap();
const sizeUp = (page) => {
    const screen = screenOf(page);
    return { fold: screen === null ? null : measure(screen), images: imagesOf(page, screen) };
};
const looksOf = (page) => {
    const { foldRaster, fold, layers, veil, texts, controls, images } = page;
    const boxes = [...texts, ...controls].map(({ box }) => [box.x, box.y, box.width, box.height]);
    const key = JSON.stringify([fold, layers, veil, boxes, images]);
    const known = pages.get(foldRaster) ?? new Map();
    pages.set(foldRaster, known);
    return kept(() => sizeUp(page), known, key);
};
const lookOf = (raster) => {
    const found = ads.get(raster);
    if (found !== undefined)
        return found;
    const measures = measure(viewOf(raster));
    ads.set(raster, measures);
    return measures;
};

;// CONCATENATED MODULE: ./build/engine/evidence/moving.js



const OPENING = 3;
const LATER = 0.85;
const moving_SAME = 0.7;
const letteringOverTime = (creative) => {
    const motion = creative?.motion;
    if (creative === null || motion === undefined || motion.frames.length === 0)
        return letteringOf(creative);
    const apart = 2 * creative.width;
    const moments = [{ at: motion.at, words: creative.words }, ...motion.frames];
    const read = moments.flatMap(({ words }, index) => words === null ? [] : [words.map((word) => moved(word, index * apart))]);
    if (read.length === 0)
        return null;
    const facts = letteringOf({ ...creative, words: read.flat() }) ?? [];
    const momentOf = ({ box }) => Math.floor((box?.x ?? 0) / apart);
    const inTime = facts.toSorted((one, other) => momentOf(one) - momentOf(other));
    const said = inTime.filter((fact, index) => !inTime.slice(0, index).some((known) => repeats(fact, known)));
    const largest = Math.max(...said.map((fact) => seenAs(fact, moments[momentOf(fact)]?.at)));
    return said
        .map((fact) => ({
        ...fact,
        prominence: seenAs(fact, moments[momentOf(fact)]?.at) / largest,
        box: momentOf(fact) === 0 ? fact.box : null,
    }))
        .sort((one, other) => other.prominence - one.prominence);
};
const seenAs = ({ prominence }, at = 0) => prominence * (at > OPENING ? LATER : 1);
const moved = (word, right) => ({
    ...word,
    box: { ...word.box, x: word.box.x + right },
});
const repeats = (fact, known) => {
    const words = plain(fact.text).split(" ");
    const before = new Set(plain(known.text).split(" "));
    return words.filter((word) => before.has(word)).length >= moving_SAME * words.length;
};
const lookOfAd = ({ raster, motion }) => {
    const own = lookOf(raster);
    if (own === null || motion === undefined || motion.frames.length === 0)
        return own;
    const all = lookOf(sheetOf([raster, ...motion.frames.map((frame) => frame.raster)]));
    return all === null ? own : { ...all, sketch: own.sketch, seen: own.seen };
};
const looksOfFrames = ({ motion }) => (motion?.frames ?? []).map(({ raster }) => lookOf(raster)).filter((look) => look !== null);
function sheetOf(rasters) {
    const [{ width } = { width: 0 }] = rasters;
    const height = rasters.reduce((sum, raster) => sum + raster.height, 0);
    const rgba = new Uint8Array(width * height * 4);
    let at = 0;
    for (const raster of rasters) {
        rgba.set(raster.rgba, at);
        at += raster.rgba.length;
    }
    return { width, height, rgba };
}

;// CONCATENATED MODULE: ./build/engine/evidence/placeholders.js
const WITH_DEFAULT = /\{=?(?:keyword|location\([^(){}]*\)|customizer\.[^:{}]*|countdown\([^(){}]*\)|if\([^(){}]*\)|param\d)(?::([^{}]*))?\}/giu;
const WITHOUT_DEFAULT = /\{\{[^{}|]*(?:\|\s*(?:default:?\s*)?["']?([^{}"']*)["']?)?\}\}|\{(?:keyword|city|product\.\w+)\}/giu;
const filledIn = (copy) => {
    let whole = true;
    const fill = (_, value) => {
        if (value === undefined || value.trim() === "")
            whole = false;
        return value ?? "";
    };
    const text = copy.replace(WITH_DEFAULT, fill).replace(WITHOUT_DEFAULT, fill);
    return { text, whole };
};

;// CONCATENATED MODULE: ./build/engine/evidence/terms.js
const terms_TELLING = 0.5;
const terms_MOST = 12;
const subjectOf = (passages) => {
    const scores = new Map();
    passages.forEach(({ terms }, at) => {
        const share = 1 / (1 + at);
        const ideas = new Map(terms.map((term) => [term.idea, term]));
        for (const term of ideas.values())
            if (term.weight >= terms_TELLING)
                scores.set(term.idea, (scores.get(term.idea) ?? 0) + share * term.weight);
    });
    return [...scores]
        .sort((one, other) => other[1] - one[1])
        .slice(0, terms_MOST)
        .map(([idea]) => idea);
};

;// CONCATENATED MODULE: ./build/engine/evidence/tone.js

const tone_words = (list) => new RegExp(`(?<![\\p{L}\\d])(?:${list.trim().replace(/\s+/g, "|")})(?![\\p{L}\\d])`, "gu");
const PLEASANT = tone_words(`
  love loved lovely enjoy happy happier happiness joy joyful delight delicious beautiful beautifully perfect perfectly great best better amazing awesome
  wonderful fantastic brilliant excellent easy easily simple effortless free fresh comfort comfortable cozy cosy relax smile fun exciting magic dream dreams
  favorite favourite trusted reliable safe warm bright smart win winning success successful celebrate welcome thank thanks inspire inspired
  liebe lieben geniessen genuss glucklich freude schon schone schoner schonste perfekt perfekte toll tolle beste besten besser einfach leicht frisch bequem
  gemutlich entspannt lacheln spass traum traume lecker willkommen danke sicher zuverlassig erfolg
  aime aimer adorer bonheur heureux heureuse joie beau belle parfait parfaite meilleur meilleurs meilleure facile simple frais confortable plaisir sourire reve bienvenue merci delicieux
  amor amar disfruta disfrutar feliz alegria hermoso bonito perfecto mejor mejores facil sencillo fresco comodo sonrisa sueno bienvenido gracias delicioso
  ama amare gioia felice bello bella perfetto perfetta migliore migliori facile semplice fresco comodo sorriso sogno benvenuto grazie delizioso
  heerlijk geniet genieten blij mooi beste perfect makkelijk fris comfortabel welkom feliz alegria melhor perfeito`);
const UNPLEASANT = tone_words(`
  pain painful hate hard difficult problem problems worry worries worried risk risks risky fear scared danger dangerous debt loss lose losing lost stress stressful
  struggle struggling tired sick ill bad worse worst fail failed failure expensive waste wasted wasting broken dead death crisis threat warning mistake mistakes
  schmerz schmerzen problem probleme sorge sorgen risiko angst gefahr schulden verlust stress mude krank schlecht schlimm teuer kaputt fehler warnung
  douleur probleme problemes souci risque peur danger dette perte fatigue malade mauvais pire cher erreur
  dolor problema problemas preocupacion riesgo miedo peligro deuda perdida cansado enfermo malo peor caro error
  dolore problema problemi rischio paura pericolo debito perdita stanco malato peggio caro errore pijn probleem zorgen gevaar schuld fout`);
const URGENT = /\b(?:hurry|last (?:chance|days?|call|minute)|limited(?: time)?|while (?:stocks?|supplies) last|ends?|ending|only \d+ left|don'?t (?:miss|wait)|before (?:it'?s|it is|they'?re|they are) (?:gone|too late)|going fast|almost gone|won'?t last|final (?:hours?|days?|call|sale)|act (?:now|fast)|selling fast|expires?|deadline|immediately|nur noch|letzte (?:chance|tage)|begrenzt|solange (?:der )?vorrat|endet|beeil\w*|vite|derniers? (?:jours?|chance)|derniere chance|limitee?|depechez|ultim[ao]s? (?:dias?|oportunidad|plazas|unidades)|date prisa|limitad[ao]|subito|ultim[aio] (?:giorni|occasione|posti)|affrettati|limitat[ao]|laatste (?:kans|dagen)|op=op|ultima chance)\b/gu;
const PROMPT = /\b(?:now|today|tonight|jetzt|heute|sofort|maintenant|aujourd'hui|ahora|hoy|adesso|oggi|nu|vandaag|agora|hoje)\b(?!\s*(?:only |nur |just )?[$€£¥]?\s?\d)/gu;
const PROMPT_SHARE = 0.3;
const FULL_PRESSURE = 3;
const PRESSURE_WORDS = 12;
const CASUAL = /\b(?:hey|hi|wow|yeah|yep|gonna|wanna|gotta|cool|awesome|guys|folks|stuff|kinda|omg|lol|oops|yay|yum|super|mega|krass|geil|hallo|du|dein\w*|dich|dir|euch|eure?\w*|salut|coucou|tu|ton|ta|tes|toi|tuo|tua|tuoi|ti|hola|oye|genial|mola|ciao|dai|hoi|leuk|jij|jouw|\p{L}+(?:n't|'re|'ll|'ve|'m))(?![\p{L}])/gu;
const FORMAL = /\b(?:provide[sd]?|ensure[sd]?|solutions?|professional(?:s|ly)?|expertise|accordance|regarding|therefore|furthermore|require[sd]?|comprehensive|compliance|compliant|enterprise|consult(?:ation|ing)?|inquire|kindly|vous|votre|vos|usted(?:es)?|lei|uw|losungen|umfassend\w*|gewahrleist\w*|kompetent\w*|unternehmen|professionell\w*|accompagnons|solutions|soluciones|profesional(?:es)?|soluzioni|professionale)(?![\p{L}])/gu;
const FAMILIAR = /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|eure?\p{L}*|tu|toi|ton|ta|tes|tuo|tua|tuoi|jij|jouw|teu|tua)(?!\p{L})/gu;
const POLITE = /(?<!\p{L})(?:vous|votre|vos|usted(?:es)?|uw)(?!\p{L})/gu;
const ADDRESS = 2;
const POLITE_GERMAN = /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihr(?:e[nmrs]?)?)(?!\p{L})/gu;
const YOU = /(?<!\p{L})(?:you|your|yours|yourself|you'\p{L}+|du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*|sie|ihnen|ihre?\p{L}?|tu|te|toi|ton|ta|tes|vous|votre|vos|ti|tus|usted|ustedes|tuo|tua|tuoi|tue|vostr\p{L}|je|jij|jouw|jullie|uw|voce|teu|tua|seu|sua)(?!\p{L})/u;
const EMOJI = /\p{Extended_Pictographic}/gu;
const SHOUT = /(?<![\p{L}\d])(?:\p{Lu}{4,}|(?<=(?<![\p{L}\d])\p{Lu}{3,}\s)\p{Lu}{3,}|\p{Lu}{3,}(?=\s\p{Lu}{3,}(?![\p{L}\d])))(?![\p{L}\d])/gu;
const count = (text, pattern) => text.match(pattern)?.length ?? 0;
const balance = (more, less) => (more - less) / (more + less + 2);
const toneOf = (texts, least = 3) => {
    const seen = texts.map(visible).filter((text) => text !== "");
    const whole = seen.join("\n");
    const low = folded(seen.join(" . "));
    const total = count(low, /[\p{L}\p{N}]+(?:['-]\p{L}+)*/gu);
    if (total < least)
        return null;
    const sentences = seen
        .flatMap((text) => text.split(/[.!?…]+(?:\s|$)/u))
        .filter((part) => /\p{L}/u.test(part));
    const addressed = sentences.filter((sentence) => YOU.test(folded(sentence))).length;
    const shouts = count(whole, /!/g) + count(whole, SHOUT) + count(whole, EMOJI);
    return {
        sentiment: balance(count(low, PLEASANT), count(low, UNPLEASANT)),
        urgency: Math.min(1, (count(low, URGENT) + PROMPT_SHARE * count(low, PROMPT)) /
            Math.max(FULL_PRESSURE, total / PRESSURE_WORDS)),
        formality: 0.5 +
            balance(count(low, FORMAL) + ADDRESS * (count(whole, POLITE_GERMAN) + count(low, POLITE)), count(low, CASUAL) + ADDRESS * count(low, FAMILIAR) + count(whole, EMOJI)) /
                2,
        sentenceLength: total / Math.max(1, sentences.length),
        secondPerson: addressed / Math.max(1, sentences.length),
        emphasis: (shouts / total) * 100,
        words: total,
    };
};

;// CONCATENATED MODULE: ./build/engine/evidence/ad.js











const IN_PART = 0.6;
const field = (written, prominence) => {
    if (written === undefined)
        return null;
    const { text, whole } = filledIn(written);
    return visible(text) === ""
        ? null
        : {
            text: visible(text),
            confidence: whole ? 1 : IN_PART,
            source: "field",
            box: null,
            selector: null,
            inFold: true,
            prominence,
            covered: false,
        };
};
const wordCount = (text) => plain(text).split(" ").length;
const saidAlready = (fact, fields) => {
    const known = new Set(fields.flatMap(({ text }) => plain(text).split(" ")));
    const own = plain(fact.text).split(" ");
    return own.filter((word) => known.has(word)).length / own.length >= 0.7;
};
const FEW_WORDS = 2;
const LABEL_WORDS = 4;
const LONG_LABEL_WORDS = 6;
const isLongLabel = ({ fact, commitment }) => commitment > 0 && beginsWithAsk(fact.text) && !/[.,;:]|%/.test(fact.text.replace(/(?<=\d)[.,](?=\d)/g, ""));
const drawnCall = (lettering, labels) => {
    const small = lettering
        .filter(({ text, prominence }) => wordCount(text) <= LONG_LABEL_WORDS && prominence < 0.8)
        .map((fact) => callToAction(fact));
    const asks = small.filter(({ intent }) => intent !== "other");
    const short = asks.filter(({ fact }) => wordCount(fact.text) <= LABEL_WORDS);
    return (small.find((call) => labels.has(call.plain)) ??
        short.find(({ fact }) => beginsWithAsk(fact.text)) ??
        short.find(({ fact }) => wordCount(fact.text) <= FEW_WORDS) ??
        asks.find(isLongLabel) ??
        short[0] ??
        null);
};
const drawnHeadline = (lettering) => lettering.find(({ text }) => wordCount(text) >= 2 && wordCount(text) <= 20 && /\p{L}{2}/u.test(text)) ??
    null;
const present = (facts) => facts.filter((fact) => fact !== null);
const SURELY_DRAWN = 0.7;
const ad_LARGE = 0.5;
const isDrawnSurely = (texts) => (fact) => fact.confidence >= SURELY_DRAWN && fact.prominence >= ad_LARGE && !saidAlready(fact, texts);
const wordsOfAd = (creative, copy, labels = []) => {
    const lettering = letteringOverTime(creative) ?? [];
    const given = field(copy?.headline, 1);
    const texts = present([field(copy?.bodyText, 0.6), field(copy?.description, 0.5)]);
    const fields = present([given, ...texts]);
    const type = field(copy?.ctaType, 0.5);
    const cta = type === null ? drawnCall(lettering, new Set(labels.map(plain))) : callToAction(type);
    const headline = given ?? drawnHeadline(texts.length > 0 ? lettering.filter(isDrawnSurely(texts)) : lettering);
    const drawn = lettering.filter((fact) => fact !== headline &&
        (fact !== cta?.fact || wordCount(fact.text) > LABEL_WORDS) &&
        !saidAlready(fact, fields));
    return { headline, copy: [...texts, ...drawn], cta, pageName: field(copy?.pageName, 0.3) };
};
const languageOfAd = ({ headline, copy, pageName }) => voteOf(...unnamed(present([headline, ...copy]).map(({ text }) => text), pageName?.text));
const ad_brandOf = (words, pageNames, reading) => {
    if (words.pageName !== null)
        return passage(words.pageName, reading);
    const facts = present([words.headline, ...words.copy]);
    for (const name of pageNames.filter((text) => plain(text).length >= 3)) {
        const fact = facts.find(({ text }) => ` ${plain(text)} `.includes(` ${plain(name)} `));
        if (fact !== undefined)
            return passage({ ...fact, text: name }, reading);
    }
    return null;
};
const adEvidence = (creative, words, reading, language, home, pageNames) => {
    const facts = present([words.headline, ...words.copy]);
    const headline = words.headline === null ? null : passage(words.headline, reading);
    const copy = words.copy.map((fact) => passage(fact, reading));
    return {
        mediaType: creative?.mediaType ?? "image",
        headline,
        copy,
        claims: claimsIn(headline === null ? copy : [headline, ...copy], reading),
        cta: words.cta,
        brand: ad_brandOf(words, pageNames, reading),
        offers: distinct(offersOf(offering(facts, home), home)),
        terms: subjectOf(headline === null ? copy : [headline, ...copy]),
        picture: creative === null ? null : lookOfAd(creative),
        ...(creative?.motion && { moments: looksOfFrames(creative) }),
        tone: toneOf(facts.filter(({ source, confidence }) => source !== "ocr" || confidence >= 0.6).map(({ text }) => text)),
        language,
    };
};

;// CONCATENATED MODULE: ./build/engine/evidence/bounds.js
const BLOCK_LETTERS = 2000;
const LABEL_LETTERS = 300;
const MOST_TEXTS = 3000;
const MOST_CONTROLS = 500;
const bounds_MOST_IMAGES = 500;
const bounds_cut = (text, letters) => text.length <= letters ? text : text.slice(0, letters).toWellFormed();
const boundedPage = (page) => ({
    ...page,
    title: bounds_cut(page.title, LABEL_LETTERS),
    description: page.description === null ? null : bounds_cut(page.description, BLOCK_LETTERS),
    siteName: page.siteName === null ? null : bounds_cut(page.siteName, LABEL_LETTERS),
    texts: page.texts.slice(0, MOST_TEXTS).map((block) => ({ ...block, text: bounds_cut(block.text, BLOCK_LETTERS) })),
    controls: page.controls
        .slice(0, MOST_CONTROLS)
        .map((control) => ({ ...control, text: bounds_cut(control.text, LABEL_LETTERS) })),
    images: page.images
        .slice(0, bounds_MOST_IMAGES)
        .map((image) => ({ ...image, alt: bounds_cut(image.alt, LABEL_LETTERS) })),
});
const boundedCopy = (copy) => Object.fromEntries(Object.entries(copy).flatMap(([name, text]) => typeof text === "string" ? [[name, bounds_cut(text, BLOCK_LETTERS)]] : []));

;// CONCATENATED MODULE: ./build/engine/evidence/copyright.js
const copyright_LINE = /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:\d{4}(?:\s*[-–]\s*\d{4})?)?[,.]?\s*(?:by\s+)?([^|,©\d]{2,80})/iu;
const DOTTED = /\p{L}\.\p{L}/u;
const CLOSING = /^(?:inc|ltd|co|corp|bros|jr|sr)\.$/iu;
const copyright_OPENING = /^(?:\p{Lu}|(?:[Dd]r|Prof|Ste?|Mrs?|Ms|Mt|[Ss]p|[Ss]pol|[Pp]ty|[Ss]oc))\.$/u;
const copyright_INITIAL = /^\p{L}\.$/u;
const LEGAL = /^(?:ltd|kg|co|&|inc|llc|sp|z|o\.)/iu;
const ends = (word, at, next) => {
    if (!word.endsWith(".") || /^\p{Ll}/u.test(next))
        return false;
    if (copyright_OPENING.test(word))
        return false;
    if (CLOSING.test(word))
        return !LEGAL.test(next);
    return !(DOTTED.test(word) && at === 0);
};
const unstopped = (name) => {
    const last = name.split(" ").at(-1) ?? "";
    return [DOTTED, CLOSING, copyright_OPENING, copyright_INITIAL].some((short) => short.test(last))
        ? name
        : name.replace(/\.$/, "");
};
const copyright_MOST_WORDS = 6;
const copyrightName = (line) => {
    const words = (copyright_LINE.exec(line)?.[1] ?? "")
        .replace(/\ball rights.*$|\s[-–—·•]\s.*$/iu, "")
        .trim()
        .split(/\s+/);
    const end = words.findIndex((word, at) => ends(word, at, words[at + 1] ?? ""));
    const name = unstopped((end < 0 ? words : words.slice(0, end + 1)).join(" "));
    return name.length < 2 || name.split(" ").length > copyright_MOST_WORDS ? null : name;
};

;// CONCATENATED MODULE: ./build/engine/evidence/brand.js





const LIKELY = 0.6;
const DOMAIN = 0.5;
const named = (text, source, confidence, anchor = true) => ({
    anchor,
    text: visible(text),
    source,
    confidence,
    box: null,
    selector: null,
    inFold: source === "url",
    covered: false,
});
const SEGMENT = /\s[|–—·•:»-]\s|\s?\|\s?|:\s/u;
const titleNames = (title) => {
    const segments = visible(title).split(SEGMENT);
    return segments.length < 2
        ? []
        : segments
            .filter((part) => part.split(" ").length <= 4)
            .map((part) => named(part, "meta", LIKELY, false));
};
const LOGO = /\b(?:logo(?:type)?|home ?page|home|startseite)\b/giu;
const inHead = ({ region }) => region === "header" || region === "nav";
const logoNames = (page) => page.images
    .filter((image) => image.alt !== "" && (inHead(image) || image.box.y < 120))
    .map((image) => ({
    ...named(image.alt.replace(LOGO, " "), "page", /logo/iu.test(image.alt) ? STATED : LIKELY, inHead(image)),
    box: image.box,
    selector: image.selector,
    inFold: image.box.y < page.fold.height,
    covered: image.covered,
}))
    .filter(({ text }) => text !== "" && text.split(" ").length <= 5);
const WORDMARK_Y = 140;
const HOME = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?$/i;
const isMark = ({ text, region }, { url, links }) => {
    const here = URL.parse(url);
    const paths = links
        .filter((link) => visible(link.text) === visible(text))
        .map(({ href }) => URL.parse(href, url))
        .map((there) => (there?.host === here?.host ? there?.pathname : undefined));
    if (paths.length === 0)
        return region === "header";
    return paths.every((path) => path !== undefined && (HOME.test(path) || path === here?.pathname));
};
const wordmarks = (page) => page.texts
    .filter((block) => inHead(block) &&
    block.box.y < WORDMARK_Y &&
    block.box.x < page.fold.width / 2 &&
    visible(block.text).split(" ").length <= 4)
    .slice(0, 2)
    .map((block, at) => ({
    ...named(block.text, "page", LIKELY, at === 0 && isMark(block, page)),
    box: block.box,
    selector: block.selector,
    inFold: true,
    covered: block.covered,
}));
const copyrightNames = (page) => page.texts
    .map(({ text }) => copyrightName(visible(text)))
    .filter((name) => name !== null)
    .slice(0, 1)
    .map((name) => named(name, "page", STATED));
const brand_LEAST = 3;
const isNameLike = (text) => text.split(" ").every((word) => !/^\p{Ll}/u.test(word));
const beginsWith = (name, start) => {
    const words = plain(name).split(" ");
    const whole = plain(start).replaceAll(" ", "");
    return (whole.length >= brand_LEAST &&
        words.some((_, at) => words.slice(0, at + 1).join("") === whole) &&
        isNameLike(name));
};
const confirms = (name, other) => name.source !== other.source &&
    (name.anchor || other.anchor) &&
    (name.text.toLowerCase() === other.text.toLowerCase() ||
        (name.source !== "url" && (beginsWith(name.text, other.text) || beginsWith(other.text, name.text))));
const brand_distinct = (witnesses) => {
    const key = ({ text }) => text.toLowerCase();
    return witnesses
        .filter((name, at) => witnesses.findIndex((other) => key(other) === key(name)) === at)
        .map(({ anchor: _, ...name }) => {
        const same = witnesses.filter((other) => key(other) === key(name));
        const agreed = same.some((one) => witnesses.some((other) => confirms(one, other)));
        return {
            ...name,
            confidence: Math.max(agreed ? STATED : 0, ...same.map(({ confidence }) => confidence)),
        };
    });
};
const brandNames = (page) => {
    const domain = (0,cjs/* getDomainWithoutSuffix */.Gw)(page.url, { allowPrivateDomains: true });
    const names = [
        ...logoNames(page),
        ...(page.siteName === null ? [] : [named(page.siteName, "meta", STATED)]),
        ...namesIn(page.jsonLd).map((name) => named(name, "json-ld", STATED)),
        ...titleNames(page.title),
        ...wordmarks(page),
        ...(domain === null || domain === "" ? [] : [named(domain, "url", DOMAIN)]),
        ...copyrightNames(page),
    ].filter(({ text }) => /\p{L}/u.test(text));
    return brand_distinct(names);
};

;// CONCATENATED MODULE: ./build/engine/evidence/availability.js




const SOLD_OUT = /^(?:(?:currently |temporarily )?(?:sold out|out of stock|unavailable|not available|no longer available)|(?:derzeit |leider |momentan |zurzeit )?(?:ausverkauft|nicht (?:verfugbar|lieferbar|auf lager|vorratig)|vergriffen)|(?:actuellement )?(?:en )?(?:rupture(?: de stock)?|epuisee?|indisponible|victime de son succes)|(?:temporalmente )?(?:agotad[oa]|sin (?:stock|existencias)|no disponible)|(?:attualmente |temporaneamente )?(?:esaurit[oa]|non disponibile)|(?:tijdelijk )?(?:uitverkocht|niet (?:op voorraad|leverbaar|beschikbaar))|esgotad[oa]|indisponivel|sem stock|slutsald|tillfalligt slut|udsolgt|utsolgt|loppuunmyyty|wyprzedan[eya]|brak w magazynie|niedostepn[yea])$/u;
const GONE = /(?:^|[/:#])(?:OutOfStock|SoldOut|Discontinued)$/i;
const KINDS_OF_MANY = /^(?:CollectionPage|ItemList|SearchResultsPage|OfferCatalog)$/;
const saysSoldOut = (text) => SOLD_OUT.test(plain(text));
const isOfPage = ({ region }) => region === "main" || region === "header";
const soldOutOn = (page) => {
    if (typesIn(page.jsonLd).some((type) => KINDS_OF_MANY.test(type)))
        return null;
    const controls = page.controls.filter(isOfPage);
    if (controls.some(({ text }) => !saysSoldOut(text) && intentOf(text) === "buy"))
        return null;
    const declared = availabilitiesIn(page.jsonLd);
    const gone = declared.length > 0 && declared.every((word) => GONE.test(word));
    if (declared.length > 0 && !gone)
        return null;
    const button = controls.find(({ filled, text }) => filled && saysSoldOut(text));
    if (button !== undefined)
        return {
            ...metaFact(visible(button.text), "page"),
            confidence: PAGE_CONFIDENCE,
            prominence: 0.3,
            ...standing(button, page),
        };
    return gone ? metaFact("out of stock, by the page's structured data", "json-ld") : null;
};

;// CONCATENATED MODULE: ./build/engine/evidence/beside.js

const TITLES = {
    en: "(?:you|we think you)(?: may| might| could| will|'?ll)?(?: also)? (?:like|love|enjoy|need)|(?:customers|people|others|shoppers)(?: who \\w+(?: this| it)?)?(?: also)? (?:bought|viewed|like|liked|loved)|(?:related|similar|recommended|other) (?:products|items|styles|articles|posts|listings)|(?:products|items) related to|recommended (?:for you|with)|(?:frequently|often) bought together|complete (?:the|your) (?:look|set|outfit|room)|(?:pairs?|goes) (?:well |best |perfectly )?with|recently viewed|shop the look|more (?:from|like) th",
    de: "ahnliche (?:produkte|artikel|angebote)|das konnte (?:dir|ihnen|dich|sie) (?:auch )?(?:gefallen|interessieren)|(?:wird )?(?:oft|haufig) zusammen gekauft|kunden (?:kauften|haben|interessierten)|(?:passend dazu|dazu passt|passt (?:gut )?dazu|passendes zubehor)|zuletzt angesehen|(?:weitere|andere) (?:produkte|artikel|modelle)|empfehlungen fur|unsere empfehlungen",
    fr: "vous (?:aimerez|pourriez)|(?:produits|articles) (?:similaires|associes|lies|apparentes|recommandes|complementaires)|souvent achetes ensemble|completez (?:le|votre) (?:look|tenue)|(?:vus|consultes) recemment|(?:nos|les) clients (?:ont|aiment)|a decouvrir aussi|recommande pour vous",
    es: "(?:tambien )?te (?:puede|pueden|podria|podrian)(?: tambien)? (?:gustar|interesar)|productos (?:relacionados|similares|recomendados)|(?:comprados|comprado) juntos|completa (?:el|tu) (?:look|conjunto)|vistos recientemente|(?:los )?clientes tambien",
    it: "(?:ti )?potrebbe(?:ro)?(?: anche)? (?:piacerti|interessarti|piacere|interessare)|prodotti (?:correlati|simili|consigliati)|spesso (?:acquistati|comprati) insieme|completa il (?:look|set)|visti di recente|chi ha (?:comprato|acquistato|visto)",
    nl: "misschien vind je|(?:dit vind je|vind je) ook|(?:anderen|klanten)(?: \\w+)? (?:bekeken|kochten|kozen)|(?:gerelateerde|vergelijkbare|soortgelijke) (?:producten|artikelen)|vaak samen gekocht|aanbevolen|bekijk ook|(?:past|passen) (?:goed )?bij|recent bekeken|maak je look",
    pt: "(?:voce |tu )?(?:tambem )?(?:pode|podera|vai)(?: tambem)? (?:gostar|interessar)|produtos (?:relacionados|semelhantes|recomendados)|comprados juntos|vistos recentemente|quem (?:comprou|viu)",
    pl: "(?:zobacz|sprawdz) (?:tez|rowniez|takze)|(?:podobne|powiazane|polecane) (?:produkty|artykuly)|moze (?:ci|cie) (?:sie )?|(?:inni|klienci)(?: \\w+)? kupili|czesto kupowane|produkty powiazane",
    nordic: "(?:andra|andre) (?:kopte|kobte|kjopte|kunder)|(?:liknande|lignende|relaterade|relaterede|relaterte) (?:produkter|varor|varer)|du kanske|(?:maske|kanskje) (?:ogsa|vil)|passar (?:bra )?(?:till|ihop)|ofte kobt sammen|kops ofta",
};
const TITLE = new RegExp(`^(?:${Object.values(TITLES).join("|")})`, "u");
const beside_LONGEST = 60;
const isTitle = ({ text, region }) => text.length <= beside_LONGEST && region !== "nav" && region !== "footer" && TITLE.test(plain(visible(text)));
const beside_ends = (title, { level, fontPx, region }) => region === "footer" ||
    (level !== null && (title.level === null ? fontPx >= title.fontPx : level <= title.level));
const holderOf = ({ within = [] }, next) => {
    const parted = within.findIndex((element, at) => element !== next?.within?.[at]);
    return parted < 0 ? within : within.slice(0, parted);
};
const isWithin = (holder, { within }) => within === undefined || holder.every((element, at) => element === within[at]);
const withoutBeside = (texts) => {
    let open = null;
    let begun = false;
    return texts.filter((text, at) => {
        if (open !== null && (beside_ends(open.title, text) || !isWithin(open.holder, text)))
            open = null;
        if (open === null && begun && isTitle(text))
            open = { title: text, holder: holderOf(text, texts[at + 1]) };
        begun ||= text.level !== null && text.level <= 2;
        return open === null;
    });
};

;// CONCATENATED MODULE: ./build/engine/evidence/headline.js
const headline_wordCount = (text) => (text.match(/[\p{L}\p{M}'’-]+/gu) ?? [])
    .map((word) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)
    ? word.length / 2
    : 1)
    .reduce((sum, words) => sum + words, 0);
const isContent = ({ block: { region } }) => region !== "nav" && region !== "footer" && region !== "consent" && region !== "overlay";
const speaks = (read) => {
    const words = headline_wordCount(read.block.text);
    return words >= 2 && words <= 20 && isContent(read);
};
const LARGER = 1.25;
const LONG_WORD = /\p{L}{5,}/u;
const isBareTitle = (read, all, names) => {
    const { block, passage } = read;
    return (block.level === 1 &&
        isContent(read) &&
        LONG_WORD.test(block.text) &&
        !names.includes(passage.plain) &&
        all.every((other) => other === read || !isContent(other) || block.fontPx >= LARGER * other.block.fontPx));
};
const H1_LEEWAY = 0.8;
const heroHeadline = (blocks, names = []) => {
    const title = blocks.find((read) => headline_wordCount(read.block.text) === 1 && isBareTitle(read, blocks, names));
    if (title !== undefined)
        return title;
    const candidates = blocks.filter(speaks);
    const [first] = candidates;
    if (first === undefined)
        return blocks.find(({ block }) => block.level === 1) ?? null;
    const h1 = candidates.find(({ block }) => block.level === 1);
    const upfront = candidates.some(({ passage: { inFold, covered, frame } }) => (inFold || covered) && !frame);
    if (h1 !== undefined && !upfront)
        return h1;
    return h1 !== undefined && h1.passage.prominence >= H1_LEEWAY * first.passage.prominence ? h1 : first;
};
const SUBHEAD_REACH = 320;
const heroSubhead = (blocks, headline) => {
    if (headline === null)
        return null;
    const foot = headline.block.box.y + headline.block.box.height;
    return (blocks.find((other) => other !== headline &&
        headline_wordCount(other.block.text) >= 3 &&
        other.block.region === headline.block.region &&
        other.block.box.y >= headline.block.box.y &&
        other.block.box.y - foot <= SUBHEAD_REACH) ?? null);
};

;// CONCATENATED MODULE: ./build/engine/evidence/page-offers.js




const schemaDates = (page) => startDaysIn(page.jsonLd).map((token) => ({
    type: "date",
    value: null,
    currency: null,
    upTo: false,
    token,
    fact: metaFact(token, "json-ld"),
}));
const schemaOffers = (page) => schema_pricesIn(page.jsonLd).map(({ value, currency, from, text }) => ({
    type: from ? "from_price" : "price",
    value,
    currency,
    upTo: false,
    token: null,
    fact: metaFact(text, "json-ld"),
}));
const isFormer = ({ text, struck = [] }) => struck.some((run) => /\d/.test(run)) &&
    !/\d/.test(struck.reduce((rest, run) => rest.replace(run, ""), text));
const joined = (texts, facts) => texts.slice(1).flatMap((below, at) => {
    const above = texts[at];
    if (above === undefined || above.region !== below.region)
        return [];
    if (isFormer(above) || isFormer(below))
        return [];
    const gap = below.box.y - (above.box.y + above.box.height);
    const short = Math.min(visible(above.text).split(" ").length, visible(below.text).split(" ").length) <= 3;
    const figure = /\d/.test(above.text) ? above : below;
    const fact = facts.get(figure.selector);
    if (!short || !/\d/.test(figure.text) || Math.abs(gap) > 2 * above.fontPx || fact === undefined)
        return [];
    const struck = [...(above.struck ?? []), ...(below.struck ?? [])];
    return [{ ...fact, text: `${visible(above.text)} ${visible(below.text)}`, struck }];
});
const page_offers_distance = ({ box: a }, { box: b }) => Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width), b.y - (a.y + a.height), a.y - (b.y + b.height), 0);
const BESIDE = 2;
const PRICE_WORDS = 6;
const cuts = (texts, facts) => texts.flatMap((former, at) => {
    if (!isFormer(former))
        return [];
    const [nearest] = [texts[at + 1], texts[at - 1]]
        .filter((other) => other !== undefined)
        .filter((other) => other.region === former.region &&
        /\d/.test(other.text) &&
        !isFormer(other) &&
        visible(other.text).split(" ").length <= PRICE_WORDS &&
        page_offers_distance(former, other) <= BESIDE * Math.max(former.fontPx, other.fontPx))
        .sort((one, other) => page_offers_distance(former, one) - page_offers_distance(former, other));
    const fact = nearest === undefined ? undefined : facts.get(nearest.selector);
    if (nearest === undefined || fact === undefined)
        return [];
    const struck = [...(former.struck ?? []), ...(nearest.struck ?? [])];
    return [{ ...fact, text: `${visible(former.text)} ${visible(nearest.text)}`, struck }];
});
const offersOn = (page, texts, blocks, summary, home) => {
    const facts = new Map(blocks.map(({ block, passage: fact }) => [block.selector, fact]));
    const labels = page.controls
        .filter(({ region }) => region !== "consent")
        .map((control) => ({
        ...metaFact(control.text, "page"),
        confidence: PAGE_CONFIDENCE,
        prominence: 0.3,
        ...standing(control, page),
    }));
    const alone = offersOf(blocks.map(({ passage: fact }) => fact), home);
    const known = new Set(alone.map(({ type, value, token }) => `${type} ${value} ${token}`));
    const together = offersOf([...cuts(texts, facts), ...joined(texts, facts)], home).filter(({ type, value, token }) => type !== "price" && !known.has(`${type} ${value} ${token}`));
    const listed = new Set([...texts, ...page.controls].filter(({ region }) => region === "nav").map(({ selector }) => selector));
    const said = [...alone, ...together, ...offersOf(labels, home)].filter(({ type, fact: { selector } }) => !/price$/.test(type) || selector === null || !listed.has(selector));
    return distinct([...said, ...schemaOffers(page), ...schemaDates(page), ...offersOf(summary, home)]);
};

;// CONCATENATED MODULE: ./build/engine/evidence/page-type.js


const ERROR_TITLE = /^(?:(?:error )?404(?: error)?|(?:404 )?(?:page )?not found|seite nicht gefunden|page (?:introuvable|non trouvee)|pagina (?:no encontrada|non trovata|niet gevonden|nao encontrada)|oops)\b/;
const ARTICLE = /^(?:Article|NewsArticle|BlogPosting|TechArticle|Recipe)$/;
const PRODUCT = /^(?:Product|ProductGroup|SoftwareApplication|MobileApplication|WebApplication|VideoGame|Course|Event|Book)$/;
const LIST = /^(?:CollectionPage|ItemList|SearchResultsPage|OfferCatalog)$/;
const page_type_SHELF = 4;
const ARTICLE_WORDS = 600;
const ASKING = {
    sign_up: "lead",
    try: "lead",
    quote: "lead",
    contact: "lead",
    apply: "lead",
    subscribe: "lead",
    download: "lead",
    donate: "donation",
    book: "booking",
};
const isHome = (url) => URL.canParse(url) && /^\/?(?:index\.\w+)?$/.test(new URL(url).pathname);
const pageTypeOf = (page, ctas, offers) => {
    if (ERROR_TITLE.test(plain(page.title)))
        return "error";
    const types = typesIn(page.jsonLd);
    const prices = offers.filter(({ type }) => type === "price" || type === "from_price").length;
    if (types.some((type) => LIST.test(type)) || prices > page_type_SHELF)
        return "list";
    if (types.some((type) => PRODUCT.test(type)))
        return "product";
    if (types.some((type) => ARTICLE.test(type)))
        return "article";
    const intents = ctas.map(({ intent }) => intent);
    if (intents.includes("buy") && prices > 0)
        return "product";
    const asking = intents.flatMap((intent) => ASKING[intent] ?? [])[0];
    if (asking !== undefined)
        return asking;
    if (isHome(page.url))
        return "home";
    const words = page.texts
        .filter(({ tag }) => tag === "p")
        .reduce((sum, { text }) => sum + text.split(" ").length, 0);
    return words > ARTICLE_WORDS ? "article" : "other";
};

;// CONCATENATED MODULE: ./build/engine/evidence/pop-up.js
const BAR_WIDTH = 0.9;
const BAR_HEIGHT = 0.2;
const holds = (box, { x, y, width, height }) => {
    const [middle, centre] = [x + width / 2, y + height / 2];
    return middle >= box.x && middle <= box.x + box.width && centre >= box.y && centre <= box.y + box.height;
};
const isBar = ({ box }, { fold, veil }) => veil == null &&
    box.width >= BAR_WIDTH * fold.width &&
    box.height <= BAR_HEIGHT * fold.height &&
    (box.y <= 2 || box.y + box.height >= fold.height - 2);
const isOfPopUp = (control, page) => {
    const layers = page.layers.filter((layer) => layer.kind === "overlay" && holds(layer.solid ?? layer.box, control.box));
    if (control.region === "overlay")
        return !layers.some((layer) => isBar(layer, page));
    return page.veil != null && !control.covered && layers.some(({ solid }) => solid != null);
};

;// CONCATENATED MODULE: ./build/engine/evidence/page.js





















const MOST_BLOCKS = 400;
const TONE_WORDS = 120;
const LANGUAGE_LETTERS = 6000;
const BAR_Y = 120;
const BAR_PX = 22;
const isFrame = ({ region, box, fontPx, drawn }) => region === "nav" ||
    region === "footer" ||
    (region === "header" && box.y < BAR_Y && (drawn === true || fontPx <= BAR_PX));
const page_isLabel = ({ tag }) => /^(?:label|legend|option)$/iu.test(tag);
const readBlocks = (texts, page, reading) => {
    const weighed = texts.map((block) => ({ block, prominence: prominenceOf(block, page.fold) }));
    const most = Math.max(Number.MIN_VALUE, ...weighed.map(({ prominence }) => prominence));
    return weighed
        .sort((one, other) => other.prominence - one.prominence)
        .slice(0, MOST_BLOCKS)
        .map(({ block, prominence }) => ({
        block,
        passage: {
            ...passage({
                text: visible(block.text),
                ...(block.struck !== undefined && { struck: block.struck }),
                ...(block.drawn && { drawn: true }),
                confidence: block.drawn ? META_CONFIDENCE : PAGE_CONFIDENCE,
                source: "page",
                prominence: prominence / most,
                ...standing(block, page),
            }, reading),
            ...((isFrame(block) || page_isLabel(block)) && { frame: true }),
        },
    }));
};
const callsOf = (page) => {
    const heading = page.texts.find(({ level, box }) => level === 1 && touchesFold(box, page.fold));
    const below = heading === undefined ? Number.POSITIVE_INFINITY : heading.box.y + heading.box.height;
    const controls = page.controls.filter((control) => (mayCall(control) || asksToSearch(control, below)) &&
        !isOfPopUp(control, page) &&
        control.box.width > 1 &&
        control.box.height > 1);
    const most = Math.max(Number.MIN_VALUE, ...controls.map(pull));
    const rank = (control) => pull(control) / most + (touchesFold(control.box, page.fold) ? 1 : 0);
    return [...controls]
        .sort((one, other) => rank(other) - rank(one))
        .map((control) => callToAction({
        text: visible(control.text),
        confidence: PAGE_CONFIDENCE,
        source: "page",
        prominence: pull(control) / most,
        ...standing(control, page),
    }, control.href));
};
const asidesOf = (page) => {
    const asked = page.links.flatMap((link) => {
        const intent = intentOfLink(link);
        return intent === null ? [] : [{ ...callToAction(metaFact(link.text || link.href, "page")), intent }];
    });
    return asked.filter(({ intent }, at) => asked.findIndex((other) => other.intent === intent) === at);
};
const opening = (texts, page) => {
    const read = [];
    let words = 0;
    for (const { text, box, region } of texts) {
        if (!touchesFold(box, page.fold) || region === "nav" || region === "footer" || region === "overlay")
            continue;
        if (words >= TONE_WORDS)
            break;
        read.push(text);
        words += text.split(/\s+/).length;
    }
    return read;
};
const uniquePassages = (passages) => passages.filter((item, at) => item !== null && passages.indexOf(item) === at);
const heard = (texts, page) => {
    let letters = 0;
    return [page.title, page.description ?? "", ...texts.map(({ text }) => text)].filter((text) => {
        letters += text.length;
        return letters <= LANGUAGE_LETTERS;
    });
};
const DIVIDED = 0.5;
const languageOfPage = (page) => {
    const copy = copyOf(page);
    const upfront = heard(copy.filter(({ box }) => touchesFold(box, page.fold)), page);
    const whole = languageOf(heard(copy, page), page.language);
    if (voteOf(...upfront) === null)
        return whole;
    const first = languageOf(upfront, page.language);
    return first === null || whole === null || first.tag === whole.tag
        ? first
        : { ...first, confidence: first.confidence * DIVIDED };
};
const homeOfPage = (page, language) => homeOf(schema_pricesIn(page.jsonLd).map(({ currency }) => currency), (0,cjs/* getPublicSuffix */.pj)(page.url), language);
const wordingOf = (page) => [
    page.title,
    page.description ?? "",
    page.siteName ?? "",
    page.url,
    ...page.texts.map(({ text }) => text),
    ...page.controls.map(({ text }) => text),
    ...page.links.map(({ text }) => text),
    ...page.images.map(({ alt }) => alt),
    ...stringsIn(page.jsonLd),
]
    .map(plain)
    .filter((words) => words !== "")
    .join(" ");
const homeLinksOf = ({ url, links }) => {
    const home = URL.parse("/", url);
    return links.filter(({ href }) => {
        const there = URL.parse(href);
        return there !== null && there.origin === home?.origin && there.pathname === home.pathname;
    });
};
const withoutNames = (blocks, page, names) => {
    const known = new Set([...names.filter(({ confidence }) => confidence >= STATED), ...homeLinksOf(page)].map(({ text }) => plain(text)));
    const says = ({ block, passage: said }) => block.level !== null && block.level <= 3 && said.inFold && !known.has(said.plain);
    const entitled = blocks.some(says);
    const others = blocks.filter(({ block, passage: said }) => !known.has(said.plain) || (block.level === 1 && !entitled));
    return others.length > 0 ? others : blocks;
};
const pageEvidence = (page, reading, language, home, looks) => {
    const texts = withoutBeside(copyOf(page));
    const blocks = readBlocks(texts, page, reading);
    const names = brandNames(page);
    const brands = names.map((name) => passage({ ...name, prominence: 0 }, reading));
    const headline = heroHeadline(withoutNames(blocks, page, names), brands.map((name) => name.plain));
    const subhead = heroSubhead(blocks, headline);
    const summary = [page.title, page.description ?? ""]
        .filter((text) => visible(text) !== "")
        .map((text) => passage(metaFact(text), reading));
    const products = productsIn(page.jsonLd).map((name) => passage(metaFact(name, "json-ld"), reading));
    const offers = offersOn(page, texts, blocks, summary, home);
    const ctas = callsOf(page);
    const soldOut = soldOutOn(page);
    const denials = denialsOn(page, texts, reading);
    const headings = blocks
        .filter(({ block }) => block.level !== null && block.level <= 2)
        .map((read) => read.passage);
    return {
        url: page.url,
        title: visible(page.title),
        type: pageTypeOf(page, ctas, offers),
        summary,
        wording: wordingOf(page),
        headline: headline?.passage ?? null,
        subhead: subhead?.passage ?? null,
        blocks: blocks.map((read) => read.passage),
        ctas,
        asides: asidesOf(page),
        offers,
        ...(denials.length > 0 && { denials }),
        ...(soldOut !== null && { soldOut }),
        brands,
        terms: subjectOf(uniquePassages([
            ...products,
            headline?.passage ?? null,
            ...summary,
            subhead?.passage ?? null,
            ...headings,
        ])),
        ...looks,
        accents: page_pictures_accentsOf(page),
        tone: toneOf(opening(texts, page)),
        language,
        layers: page.layers,
        ...(page.popUpClosed !== undefined && { popUpClosed: page.popUpClosed }),
        links: page.links,
    };
};

;// CONCATENATED MODULE: ./build/engine/evidence/solicitation.js

const FULL = "(?:10(?! (?:off|percent|rabatt|de|di|korting|prozent)\\b)|100(?! (?:off|percent)\\b)|ten|zehn|dix|diez|dieci|tien|dez|full|top|perfect\\w*|highest|maximum|exceptional|hochst\\w*|maxim\\w*|massim\\w*|hoogste|parfait\\w*|perfekt\\w*|perfett\\w*)";
const THIS = "(?:this|it|us|the (?:page|ad|landing|match|site)|our (?:page|ad|landing|site)|diese|uns|die seite|cette|la page|nous|esta|la pagina|questa|deze|de pagina|esta)";
const MARK = "(?:score|rating|grade|mark|note|punkte|punktzahl|bewertung|puntuacion|nota|calificacion|punteggio|voto|cijfer|pontuacao)s?";
const MACHINE = "(?:(?:ai|a i|ki|ia)(?=s? (?:review|evaluat|grad|judg|model|system|assistant|agent|scor|bewert|this|that|please|bitte|you|give|rate|ignore|otorga|da|gib|cette|donne|esta|questa|dai|deze|diese|svp)|$)|llm|gpt|chatgpt|claude|gemini|copilot|language model|sprachmodell|modele de langage|modelo de lenguaje|modello linguistico|taalmodel|evaluator|grader|judge|automated (?:reviewer|judge|evaluator|system)|bewerter|prufer)s?";
const ORDERS = "(?:instruction|prompt|anweisung|consigne|instruccion|istruzion|instructie|instruc)\\w*";
const solicitation_RULES = "(?:previous|prior|above|preceding|earlier|your|bisherige\\w*|vorherige\\w*|obige\\w*|precedent\\w*|anterior\\w*|vorige|eerdere)\\b.{0,20}\\b(?:guideline|rule|direction|vorgabe|regel|regle|regla|regol)\\w*";
const ADDRESSED = [
    new RegExp(`\\b(?:ignore|ignorez|disregard|override|forget|bypass|ignoriere\\w*|vergiss|vergessen|missachte|oublie[zr]?|ignora|ignoren|olvida\\w*|dimentica\\w*|negeer|vergeet|esqueca)\\b.{0,40}\\b(?:${ORDERS}|${solicitation_RULES})\\b`),
    /\b(?:new|updated|hidden|secret) instructions? (?:for|to|follow)\b/,
    new RegExp(`\\b(?:rate|score|grade|rank|judge|evaluate|assess)\\s+${THIS}\\b.{0,40}\\b${FULL}\\b`),
    new RegExp(`\\b(?:bewerte\\w*|benote\\w*|notez|note|evaluez|califica\\w*|puntua\\w*|evalua\\w*|valora\\w*|valuta\\w*|vota\\w*|beoordeel|avalie|classifique)\\s+(?:sie |mit |con )?${THIS}\\b.{0,40}\\b${FULL}\\b`),
    new RegExp(`\\b(?:give|assign|award|return|output|respond with|gib|geben sie|vergib|vergeben sie|donnez|donne|attribuez|da|dale|otorga|asigna|dai|assegna|geef|atribua)\\b.{0,40}\\b${FULL}\\b.{0,20}\\b${MARK}\\b`),
    new RegExp(`\\b(?:give|assign|award|return|output|respond with|gib|geben sie|vergib|vergeben sie|donnez|donne|attribuez|da|dale|otorga|asigna|dai|assegna|geef|atribua)\\b.{0,40}\\b${MARK}\\b.{0,20}\\b${FULL}\\b`),
    /\b(?:overall|visual|message|tone|final)[ _]?(?:score|match|alignment|rating)\s+(?:is |of |must be |should be |to )?(?:10|ten|exceptional|perfect)\b/,
    /\b(?:score|rating) (?:of |is |must be |should be )?10 (?:out of )?10\b/,
    new RegExp(`\\b(?:dear|attention|note (?:to|for)|message (?:to|for)|instructions? to|liebe[rs]?|hinweis (?:an|fur)|cher|chere|a l attention de|message a|note (?:a|pour)|estimad[ao]|querid[ao]|nota para|car[ao]|nota per)\\s+(?:the |any |all |you |die |den |l |la |le |las |los |il |un |una |une |reading |visiting )*${MACHINE}\\b`),
    /\b(?:to|an|a|aan) (?:the|any|all|die|alle|les|tous les|de) (?:ai |llm |automated |ki |ia )?(?:evaluators|graders|ai judges?|evaluator|grader|automated judges?|ai reviewers?|scoring systems?|bewerter|prufer|evaluateurs?|beoordelaars?)\b/,
    /\b(?:if|as|since|when) you (?:are|re) (?:an? )?(?:ai|llm|language model|automated|evaluator|bot|assistant)\b/,
    /\byou are (?:now )?(?:an? )?(?:ai|llm|language model|helpful assistant|evaluator|grader)\b/,
    /\bsystem prompt\b/,
    /\b(?:this|the|our) (?:landing )?page\b.{0,30}\b(?:matches|aligns with|is aligned with|is a (?:perfect )?match for|fits|corresponds to)\b.{0,20}\b(?:the|this|its|our) (?:ad|advert|advertisement|creative)\b/,
    /\b(?:ad and (?:the |this )?(?:landing )?page|landing page and (?:the )?ad)\b.{0,20}\b(?:match|align|belong|agree|consistent|congruent)\w*\b/,
    /\bdiese (?:landing ?page|seite)\b.{0,30}\b(?:passt|entspricht|stimmt)\b.{0,30}\b(?:anzeige|werbung|anzeigentext)\b/,
    /\bcette page\b.{0,30}\b(?:correspond|est conforme)\b.{0,30}\b(?:annonce|publicite)\b/,
    /\besta pagina\b.{0,30}\b(?:coincide|corresponde)\b.{0,30}\b(?:anuncio)\b/,
    /\bquesta pagina\b.{0,30}\b(?:corrisponde|coincide)\b.{0,30}\b(?:annuncio|inserzione)\b/,
    /\bdeze pagina\b.{0,30}\b(?:komt overeen|past|sluit aan)\b.{0,30}\b(?:advertentie)\b/,
];
const TRANSCRIPT = /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?inst\]|<<\/?sys>>|^#+ ?(?:system|instruction)s?\b/;
const addressesTheJudge = (text) => {
    const words = plain(text);
    return ADDRESSED.some((pattern) => pattern.test(words)) || TRANSCRIPT.test(folded(text));
};
const solicitation_MOST_DEPTH = 12;
const solicitation_heard = (text) => (addressesTheJudge(text) ? "" : text);
const heardOrNull = (text) => text === null || addressesTheJudge(text) ? null : text;
const heardIn = (value, depth = 0) => {
    if (typeof value === "string")
        return solicitation_heard(value);
    if (depth > solicitation_MOST_DEPTH || typeof value !== "object" || value === null)
        return value;
    return Array.isArray(value)
        ? value.map((item) => heardIn(item, depth + 1))
        : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, heardIn(item, depth + 1)]));
};
const unsolicited = (page) => ({
    ...page,
    title: solicitation_heard(page.title),
    description: heardOrNull(page.description),
    siteName: heardOrNull(page.siteName),
    texts: page.texts.filter(({ text }) => !addressesTheJudge(text)),
    controls: page.controls.filter(({ text }) => !addressesTheJudge(text)),
    images: page.images.map((image) => ({ ...image, alt: solicitation_heard(image.alt) })),
    links: page.links.filter(({ text }) => !addressesTheJudge(text)),
    jsonLd: page.jsonLd.map((block) => heardIn(block)),
});

;// CONCATENATED MODULE: ./build/engine/evidence/evidence.js










const solicitationOf = (whole, page) => {
    const dropped = [
        ...whole.texts.filter((text) => !page.texts.includes(text)),
        ...whole.controls.filter((control) => !page.controls.includes(control)),
    ];
    if (dropped.length === 0)
        return {};
    return {
        addressed: dropped.map((text) => ({ ...metaFact(text.text, "page"), ...standing(text, whole) })),
    };
};
const wordsOfNames = (names) => {
    const known = names.map(plain).filter((name) => name !== "");
    return { names: new Set(known.flatMap(text_wordsOf)), phrases: known.filter((name) => name.includes(" ")) };
};
const SURELY_NAMED = 0.85;
const ownNames = (names) => names
    .filter(({ source, confidence }) => source === "url" || confidence >= SURELY_NAMED)
    .map(({ text }) => text);
function gatherEvidence(input) {
    const { creative, platform } = input;
    const copy = input.copy === null ? null : boundedCopy(input.copy);
    const whole = boundedPage(input.page);
    const page = unsolicited(whole);
    const words = wordsOfAd(creative, copy, page.controls.filter((control) => mayCall(control) && !isOfPopUp(control, page)).map(({ text }) => text));
    const names = brandNames(page);
    const brandWords = wordsOfNames([
        ...(words.pageName === null ? [] : [words.pageName.text]),
        ...(page.siteName === null ? [] : [page.siteName]),
    ]);
    const language = languageOfPage(page);
    const reading = { language: language?.tag ?? null, ...brandWords };
    const home = homeOfPage(page, reading.language);
    const adLanguage = languageOfAd(words);
    return {
        ad: adEvidence(creative, words, { ...reading, language: adLanguage?.tag ?? reading.language }, adLanguage, home, ownNames(names)),
        page: pageEvidence(page, reading, language, home, looksOf(whole)),
        platform,
        ...solicitationOf(whole, page),
    };
}

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/apart.js
const SURE = 0.6;
const SURE_OF_AD = { en: 0.7, other: 0.55 };
const OTHER_SCRIPT = new Set(["ja", "ko", "zh", "el", "he", "th", "ar", "hi", "ru"]);
const SURE_ACROSS_SCRIPTS = 0.25;
const sureOfAd = (ad, page) => OTHER_SCRIPT.has(ad) !== OTHER_SCRIPT.has(page)
    ? SURE_ACROSS_SCRIPTS
    : SURE_OF_AD[ad === "en" ? "en" : "other"];
const KIN = ["da", "no", "sv"];
const COMPARED = new Set(["en", "de", "fr", "es", "it", "nl", "pt", "sv", "da", "no"]);
const isWordingKnown = ({ ad, page }) => [ad.language, page.language].every((language) => language === null || COMPARED.has(language.tag));
const UNKNOWN_WORDING = "the words of this language cannot be compared";
const speakApart = ({ ad, page }) => ad.language !== null &&
    page.language !== null &&
    ad.language.tag !== page.language.tag &&
    !(KIN.includes(ad.language.tag) && KIN.includes(page.language.tag)) &&
    ad.language.confidence >= sureOfAd(ad.language.tag, page.language.tag) &&
    page.language.confidence >= SURE;
const unstemmed = (term) => ({
    ...term,
    stem: term.word,
    idea: term.idea === term.stem ? term.word : term.idea,
});
const wordBehind = (idea, passages) => {
    const term = passages.flatMap(({ terms }) => terms).find((other) => other.idea === idea);
    return term === undefined ? idea : unstemmed(term).idea;
};
const acrossLanguages = ({ ad, page, platform }) => {
    const passages = new Map();
    const across = (passage) => {
        const known = passages.get(passage) ?? { ...passage, terms: passage.terms.map(unstemmed) };
        passages.set(passage, known);
        return known;
    };
    const maybe = (passage) => (passage === null ? null : across(passage));
    const said = ad.headline === null ? ad.copy : [ad.headline, ...ad.copy];
    const shown = [...page.summary, ...page.blocks];
    return {
        ad: {
            ...ad,
            headline: maybe(ad.headline),
            copy: ad.copy.map(across),
            terms: ad.terms.map((idea) => wordBehind(idea, said)),
        },
        page: {
            ...page,
            headline: maybe(page.headline),
            subhead: maybe(page.subhead),
            blocks: page.blocks.map(across),
            summary: page.summary.map(across),
            terms: page.terms.map((idea) => wordBehind(idea, shown)),
        },
        platform,
    };
};

// EXTERNAL MODULE: ./build/engine/judge/heuristic/finding.js
var finding = __webpack_require__(99701);
;// CONCATENATED MODULE: ./build/engine/judge/heuristic/hues.js

const hues_NEUTRAL = 0.04;
const huedOf = (colour) => {
    const rgb = (0,parseHex/* default */.A)(colour);
    if (rgb === undefined)
        return null;
    const { l, a = 0, b = 0 } = (0,convertRgbToOklab/* default */.A)(rgb);
    return Math.hypot(a, b) < hues_NEUTRAL ? null : { lightness: l, a, b };
};
const LIGHTNESS_WEIGHT = 0.3;
const CHROMA_WEIGHT = 0.5;
const hues_SAME = 0.03;
const STRANGE = 0.15;
const SAME_HUE = 12;
const STRANGE_HUE = 45;
const PLAIN_HUE = 0.08;
const hues_clamp = (value) => Math.min(1, Math.max(0, value));
const kinship = (one, other) => {
    const chromaOne = Math.sqrt(one.a * one.a + one.b * one.b);
    const chromaOther = Math.sqrt(other.a * other.a + other.b * other.b);
    const cosine = Math.max(-1, Math.min(1, (one.a * other.a + one.b * other.b) / (chromaOne * chromaOther)));
    const degrees = (Math.acos(cosine) * 180) / Math.PI;
    const seen = Math.min(1, Math.min(chromaOne, chromaOther) / PLAIN_HUE);
    const byHue = seen * hues_clamp((degrees - SAME_HUE) / (STRANGE_HUE - SAME_HUE));
    const arc = Math.sqrt(Math.max(0, 2 * chromaOne * chromaOther * (1 - cosine)));
    const chroma = CHROMA_WEIGHT * (chromaOne - chromaOther);
    const light = LIGHTNESS_WEIGHT * (one.lightness - other.lightness);
    const away = Math.sqrt(arc * arc + chroma * chroma + light * light);
    return 1 - Math.max(byHue, hues_clamp((away - hues_SAME) / (STRANGE - hues_SAME)));
};
const THERE = 0.005;
const hues_accentsOf = (tints) => tints.map(({ lightness, a, b, share }) => {
    const one = { lightness, a, b };
    const area = tints.reduce((sum, other) => sum + other.share * kinship(one, other), 0);
    const weight = ((a * a + b * b) ** 0.75 * share) / Math.sqrt(area);
    return { ...one, weight, presence: hues_clamp(area / THERE) };
});
const strengthOf = (accents) => accents.reduce((sum, { weight }) => sum + weight, 0);
const hues_answered = (accents, among) => {
    const total = strengthOf(accents);
    let found = 0;
    for (const accent of accents) {
        let best = 0;
        for (const other of among)
            if (other.presence > best)
                best = Math.max(best, other.presence * kinship(accent, other));
        found += accent.weight * best;
    }
    return total === 0 ? 0 : found / total;
};
const coloursAlike = (one, other) => (hues_answered(one, other) + hues_answered(other, one)) / 2;
const namesOf = (swatches) => swatches
    .filter(({ chroma }) => chroma >= hues_NEUTRAL)
    .map(({ colour, share, chroma }) => ({ colour, weight: chroma ** 1.5 * Math.sqrt(share) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ colour }) => colour);

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/outcome.js
const outcome = (parts) => ({
    signals: [],
    findings: [],
    caps: [],
    ...parts,
});
const DISAPPROVED = 2.5;
const outcome_clamp = (value) => Math.min(1, Math.max(0, value));
const seen = (of, value, note) => ({
    ...of,
    value: outcome_clamp(value),
    note,
});
const silent = (of, note) => ({
    ...of,
    value: null,
    note,
});
const curve = (...points) => (x) => {
    const [first] = points;
    if (first === undefined || x <= first[0])
        return first?.[1] ?? 0;
    for (const [at, [right, high]] of points.entries()) {
        const [left, low] = points[at - 1] ?? first;
        if (x <= right)
            return right === left ? high : low + ((high - low) * (x - left)) / (right - left);
    }
    return points.at(-1)?.[1] ?? 0;
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/accent_palette.js



const SIGNAL = { id: "accent_palette", dimension: "visualMatch", weight: 0.35 };
const MATCH = 0.65;
const PARTIAL = 0.35;
const THERE_SHARE = 0.6;
const COLOURLESS = 0.4;
const CONTROL_SHARE = 0.02;
const coloured = curve([0.0005, 0], [0.004, 1]);
const styled = (colours) => colours.flatMap((colour) => {
    const hued = huedOf(colour);
    return hued === null ? [] : [{ ...hued, share: CONTROL_SHARE }];
});
const list = (colours) => [...new Set(colours)].slice(0, 3).join(", ") || "no colour but neutrals";
const compare = (value, ad, page) => {
    const status = value >= MATCH ? "match" : value >= PARTIAL ? "partial_match" : "mismatch";
    return (0,finding/* finding */.gk)({
        kind: "palette",
        status,
        severity: status === "mismatch" ? "MEDIUM" : "LOW",
        adValue: list(ad),
        landingPageValue: list(page),
        recommendation: status === "match"
            ? "Nothing to do: the page wears the ad's colours."
            : `Carry the ad's ${ad[0] ?? "main colour"} into the first screen: on its button, a band or the picture.`,
        confidence: 0.9,
    });
};
const likenessTo = (shown, worn) => {
    const answer = THERE_SHARE * hues_answered(shown, worn) + (1 - THERE_SHARE) * hues_answered(worn, shown);
    const there = coloured(strengthOf(worn));
    return there * answer + (1 - there) * COLOURLESS;
};
const behindLayer = (shown, ad, page) => {
    const value = hues_answered(shown, hues_accentsOf(styled(page)));
    if (value < MATCH)
        return outcome({ signals: [silent(SIGNAL, "the first screen's colours could not be seen")] });
    const note = `the page's buttons and head wear the ad's colours (${list(ad)}), as far as a layer lets it be known`;
    return outcome({ signals: [seen(SIGNAL, value, note)] });
};
const accentPalette = ({ ad, page }) => {
    if (ad.picture === null)
        return outcome({ signals: [silent(SIGNAL, "the ad's picture is not known")] });
    const shown = hues_accentsOf(ad.picture.tints);
    const known = coloured(strengthOf(shown));
    if (known === 0)
        return outcome({ signals: [silent(SIGNAL, "the ad has no colour but neutrals")] });
    const names = namesOf(ad.picture.palette);
    if (page.fold === null)
        return behindLayer(shown, names, page.accents);
    const value = likenessTo(shown, hues_accentsOf([...page.fold.tints, ...styled(page.accents)]));
    const worn = [...page.accents.slice(0, 1), ...namesOf(page.fold.palette)];
    const note = value >= MATCH
        ? `the first screen wears the ad's colours (${list(names)})`
        : `the ad's ${list(names)} meets ${list(worn)} on the first screen`;
    const signal = { ...SIGNAL, weight: SIGNAL.weight * known };
    return outcome({ signals: [seen(signal, value, note)], findings: [compare(value, names, worn)] });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/availability.js


const IN_VAIN = new Set(["buy", "book", "browse", "learn", "other"]);
const availability_availability = ({ ad, page }) => {
    const gone = page.soldOut;
    if (gone === undefined || !IN_VAIN.has(ad.cta?.intent ?? "other"))
        return outcome({});
    const reason = `the page says ${(0,finding/* quote */.hD)(gone.text)}`;
    const caps = [
        { dimension: "messageMatch", limit: 5, reason },
        { dimension: "aboveTheFoldContinuity", limit: 5, reason },
    ];
    const lead = ad.headline ?? ad.copy[0] ?? ad.cta?.fact ?? null;
    return outcome({
        findings: [
            (0,finding/* finding */.gk)({
                kind: "availability",
                status: "mismatch",
                severity: "HIGH",
                adValue: lead?.text ?? "the ad",
                landingPageValue: gone.text,
                recommendation: "Pause the ad until it can be had again, or send it to something that can be bought.",
                confidence: gone.confidence,
                contradiction: true,
                ad: lead,
                page: gone,
            }),
        ],
        caps,
    });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/brand_colour.js


const brand_colour_SIGNAL = { id: "brand_colour", dimension: "visualMatch", weight: 0.15 };
const VIVIDNESS = 2.5;
const FADING = 0.2;
const vivid = curve([0.04, 0], [0.07, 1]);
const rememberedOf = (tints) => {
    const strengths = tints.map((tint) => Math.sqrt(tints.reduce((sum, other) => sum + kinship(tint, other) * other.share * (other.a ** 2 + other.b ** 2) ** VIVIDNESS, 0)));
    const most = Math.max(0, ...strengths);
    const present = hues_accentsOf(tints);
    return tints.map(({ lightness, a, b }, at) => ({
        lightness,
        a,
        b,
        rank: most === 0 ? 0 : (present[at]?.presence ?? 0) * ((strengths[at] ?? 0) / most) ** FADING,
    }));
};
const vividnessOf = (remembered) => remembered.reduce((most, { a, b, rank }) => Math.max(most, rank * vivid(Math.hypot(a, b))), 0);
const brandColour = ({ ad, page }) => {
    const remembered = rememberedOf(ad.picture?.tints ?? []);
    const known = vividnessOf(remembered);
    const acting = page.accents.flatMap((colour) => {
        const hued = huedOf(colour);
        return hued === null ? [] : [{ hued, colour }];
    });
    if (known === 0)
        return outcome({ signals: [silent(brand_colour_SIGNAL, "the ad shows no colour to remember")] });
    const [first] = acting;
    if (first === undefined)
        return outcome({ signals: [silent(brand_colour_SIGNAL, "the page's buttons and head have no colour of their own")] });
    let best = { value: 0, colour: first.colour };
    for (const { hued, colour } of acting) {
        const value = Math.max(...remembered.map((one) => one.rank * kinship(hued, one)));
        if (value > best.value)
            best = { value, colour };
    }
    const own = namesOf(ad.picture?.palette ?? [])[0] ?? "colours";
    const note = best.value >= 0.6
        ? `the page's buttons wear a colour of the ad's (${best.colour})`
        : `the page's buttons wear ${best.colour}, the ad ${own}`;
    return outcome({ signals: [seen({ ...brand_colour_SIGNAL, weight: brand_colour_SIGNAL.weight * known }, best.value, note)] });
};

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(21916);
;// CONCATENATED MODULE: ./build/engine/judge/heuristic/names.js


const names_BESIDE = new Set("inc ltd llc llp plc corp corporation company co gmbh ag kg ug se sarl sas sa sl srl spa bv nv ab as oy the official store shop online uk us usa eu de deutschland france espana italia international global group team hq app www com".split(" "));
const names_wordsOf = (name) => {
    const words = name.split(" ").filter((word) => word !== "");
    const own = words.filter((word) => !names_BESIDE.has(word));
    return own.length === 0 ? words : own;
};
const names_LEAST = 4;
const sameName = (one, other) => {
    const a = names_wordsOf(one);
    const b = names_wordsOf(other);
    const compactA = a.join("");
    const compactB = b.join("");
    if (compactA === compactB)
        return compactA !== "";
    const [short, long] = a.length <= b.length ? [a, b] : [b, a];
    if (short.join("").length >= names_LEAST && short.every((word) => long.includes(word)))
        return true;
    const [less, more] = compactA.length <= compactB.length ? [compactA, compactB] : [compactB, compactA];
    if (less.length >= names_LEAST + 1 && more.startsWith(less))
        return true;
    return less.length >= 6 && (0,mod/* distance */.Io)(compactA, compactB) <= 1;
};
const COMMON = new Set(("hotel restaurant cafe bistro bakery praxis zahnarzt zahnarztpraxis clinic dental dentist dentists dentistry dentista clinica care health university universitat universidad " +
    "universita universite college school schule academy akademie academia institute institut fitness gym club studio studios salon spa shop store boutique market outdoor outdoors " +
    "sport sports home homes haus casa maison garden garten auto autos cars motors travel reisen viajes voyages bank credit insurance versicherung assurance seguros assicurazioni " +
    "energy solar software systems solutions digital media consulting services service partners legal trust fund foundation stiftung fondation fundacion fondazione charity " +
    "foods food kitchen coffee kaffee wine wein london paris berlin madrid roma amsterdam city best first green blue royal grand").split(" "));
const LEAST_SHARED = 4;
const initials = (words) => words.map(([letter = ""]) => letter).join("");
const mayBeSameName = (one, other, isTheirs) => {
    const [a, b] = [names_wordsOf(one), names_wordsOf(other)];
    const shared = a.some((word) => word.length >= LEAST_SHARED && isTheirs(word) && b.includes(word));
    return (shared || (a.length > 2 && initials(a) === b.join("")) || (b.length > 2 && initials(b) === a.join("")));
};
const names_linesOf = ({ summary, blocks }) => [...summary, ...blocks];
const placesOf = (passages) => passages.flatMap(({ places }) => places ?? []).flatMap(({ plain }) => plain.split(" "));
const isAddressed = (word, { plain }) => new RegExp(`(?:^| )(?:\\d{4,5}|\\d\\p{L}{2}) ${word}(?: |$)`, "u").test(plain);
const isPlaceOn = (page) => {
    const lines = names_linesOf(page);
    const places = new Set(placesOf([...lines, ...page.brands]));
    return (word) => places.has(word) || lines.some((line) => isAddressed(word, line));
};
const isWrittenSmall = (word, { text, plain }) => ` ${plain} `.includes(` ${word} `) &&
    new RegExp(`(?<![\\p{L}.@/-])${word}(?![\\p{L}.@/-])`, "u").test(text);
const isTheirsOn = ({ page }) => {
    const lines = names_linesOf(page);
    const isPlace = isPlaceOn(page);
    const isStyled = (word) => page.brands.some((name) => isWrittenSmall(word, name));
    return (word) => !COMMON.has(word) &&
        !isPlace(word) &&
        (isStyled(word) || !lines.some((line) => isWrittenSmall(word, line)));
};
const LINKING = /(?:^| )(?:in|im|near|bei|a|en|nel|te|em|for|fur|pour|para|per|voor|with|mit|avec|con|vs|versus)(?: |$)/;
const isSubjectLine = ({ source, confidence, plain }) => source === "meta" && confidence < STATED && LINKING.test(plain);
const kinOf = (brand, evidence) => {
    const isTheirs = isTheirsOn(evidence);
    return (evidence.page.brands.find((name) => !isSubjectLine(name) && mayBeSameName(brand.plain, name.plain, isTheirs)) ?? null);
};
const IN_DOMAIN = (name) => new RegExp(`^(?:get|try|my|join|use|go|hello|the|we|shop)?${name}(?:app|hq|shop|store|online|official|group|labs?|ai|io)?$`);
const AGAINST = "vs|versus|alternatives? (?:to|for)|compared? (?:to|with)|switch(?:ing)? from|trademarks? of|alternativen? zu|im vergleich (?:zu|mit)|marken? von|alternatives? a|compare a|marques? de|alternativas? a|comparado con|alternativa a|rispetto a|alternatief voor|vergeleken met";
const RIVAL = "vs|versus|alternatives?|alternativen?|alternatief";
const isRival = (name, page) => {
    const after = new RegExp(`(?:^| )(?:${AGAINST}) ${name}(?: |$)`, "u");
    const before = new RegExp(`(?:^| )${name} (?:${RIVAL})(?: |$)`, "u");
    const own = ownNameOf(page);
    const goesBy = page.brands.some(({ plain }) => !after.test(plain) && !before.test(plain) && sameName(name, plain));
    if (goesBy)
        return false;
    return names_linesOf(page).some(({ plain }) => after.test(plain) || (own !== null && before.test(plain)));
};
const bearerOf = (brand, { page }) => {
    const words = names_wordsOf(brand.plain);
    const name = words.join(" ");
    if (name.length >= 2 && isRival(name, page))
        return null;
    const isPlace = isPlaceOn(page);
    const isMere = ({ plain }) => plain !== brand.plain && plain.split(" ").every(isPlace);
    const named = page.brands.find((other) => sameName(brand.plain, other.plain) && !isMere(other));
    if (named !== undefined)
        return named;
    if (name.length < 2)
        return null;
    const said = [...page.blocks, ...page.summary].find(({ plain }) => ` ${plain} `.includes(` ${name} `));
    const compact = words.join("");
    const domain = page.brands.find(({ source, plain }) => {
        const address = plain.replaceAll(" ", "");
        return (source === "url" &&
            (compact.length > names_LEAST ? address.includes(compact) : IN_DOMAIN(compact).test(address)));
    });
    return said ?? domain ?? null;
};
const names_TELLING = 0.5;
const ownNameOf = ({ brands }) => brands.find(({ confidence }) => confidence >= STATED) ??
    brands.find((one) => one.terms.some(({ weight }) => weight >= names_TELLING) &&
        brands.some((other) => other.source !== one.source && sameName(one.plain, other.plain))) ??
    null;

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/place.js
const isUpfront = (fact) => fact.inFold || fact.covered;
const isShown = ({ source }) => source === "page";
const place_isReadable = ({ blocks, ctas }) => blocks.length > 0 || ctas.length > 0;
const isObscured = (fact, page) => fact.covered && page.layers.some(({ kind }) => kind === "consent");
const place_placeOf = (fact, page) => {
    if (fact === page.headline)
        return "the page's headline";
    if (fact === page.subhead)
        return "right under the headline";
    if (fact === page.summary[0] && fact.source === "meta")
        return "only in the page's title";
    if (fact.source === "meta")
        return "only in the page's meta description";
    if (fact.source === "json-ld")
        return "only in the page's structured data";
    if (isObscured(fact, page))
        return "on the first screen, under the consent layer";
    return fact.inFold || fact.covered ? "on the first screen" : "below the first screen";
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/brand_name.js




const brand_name_SIGNAL = { id: "brand_name", dimension: "messageMatch", weight: 0.05 };
const WITNESS = {
    field: "in its text",
    page: "on the page itself",
    ocr: "on the page itself",
    "json-ld": "in its structured data",
    meta: "in its title",
    url: "in its address",
};
const borne = (brand, bearer) => (0,finding/* finding */.gk)({
    kind: "brand",
    status: "match",
    severity: "LOW",
    adValue: brand.text,
    landingPageValue: bearer.text,
    recommendation: "Nothing to do: the visitor lands with the brand that the ad named.",
    confidence: Math.min(brand.confidence, bearer.confidence),
    ad: brand,
    page: bearer,
});
const contradicted = (brand, own) => (0,finding/* finding */.gk)({
    kind: "brand",
    status: "mismatch",
    severity: "HIGH",
    adValue: brand.text,
    landingPageValue: own.text,
    recommendation: `Show ${(0,finding/* quote */.hD)(brand.text)} at the top of the page, or send the ad to ${brand.text}'s own page.`,
    confidence: Math.min(brand.confidence, own.confidence),
    contradiction: true,
    ad: brand,
    page: own,
});
const UNNAMED = 0.7;
const brand_name_unnamed = (brand, likely) => (0,finding/* finding */.gk)({
    kind: "brand",
    status: "missing",
    severity: likely === null ? "LOW" : "MEDIUM",
    adValue: brand.text,
    landingPageValue: "not named in text, title or address",
    recommendation: `Name ${(0,finding/* quote */.hD)(brand.text)} at the top of the page and in its title; if the logo is a picture, in its alternative text.`,
    confidence: Math.min(brand.confidence, UNNAMED),
    ad: brand,
});
const HALF_BORNE = 0.5;
const brand_name_alike = (brand, kin) => (0,finding/* finding */.gk)({
    kind: "brand",
    status: "partial_match",
    severity: "LOW",
    adValue: brand.text,
    landingPageValue: kin.text,
    recommendation: `Use one name in both: the ad says ${(0,finding/* quote */.hD)(brand.text)}, the page ${(0,finding/* quote */.hD)(kin.text)}.`,
    confidence: Math.min(brand.confidence, kin.confidence),
    ad: brand,
    page: kin,
});
const capsOf = (brand, own, { ad }) => {
    const reason = `${(0,finding/* quote */.hD)(brand.text)} is neither on the page nor in its title or address; the page goes by ${(0,finding/* quote */.hD)(own.text)}`;
    return [
        ...(ad.picture === null ? [] : [{ dimension: "visualMatch", limit: 5, reason }]),
        { dimension: "messageMatch", limit: 5, reason },
        { dimension: "aboveTheFoldContinuity", limit: 5, reason },
    ];
};
const brandName = (evidence) => {
    const { brand } = evidence.ad;
    if (brand === null)
        return outcome({ signals: [silent(brand_name_SIGNAL, "the ad's brand is not known")] });
    const bearer = bearerOf(brand, evidence);
    if (bearer !== null)
        return outcome({
            signals: [seen(brand_name_SIGNAL, 1, `${(0,finding/* quote */.hD)(brand.text)} is named ${WITNESS[bearer.source]}`)],
            findings: [borne(brand, bearer)],
        });
    if (!place_isReadable(evidence.page))
        return outcome({ signals: [silent(brand_name_SIGNAL, "nothing of the page could be read")] });
    const kin = kinOf(brand, evidence);
    if (kin !== null)
        return outcome({
            signals: [seen(brand_name_SIGNAL, HALF_BORNE, `${(0,finding/* quote */.hD)(brand.text)} may be the page's ${(0,finding/* quote */.hD)(kin.text)}`)],
            findings: [brand_name_alike(brand, kin)],
        });
    const own = ownNameOf(evidence.page);
    if (own === null)
        return outcome({
            signals: [silent(brand_name_SIGNAL, `the page states no name of its own to compare with ${(0,finding/* quote */.hD)(brand.text)}`)],
            findings: [brand_name_unnamed(brand, evidence.page.brands[0] ?? null)],
        });
    return outcome({
        signals: [
            seen(brand_name_SIGNAL, 0, `${(0,finding/* quote */.hD)(brand.text)} stands nowhere on the page, which goes by ${(0,finding/* quote */.hD)(own.text)}`),
        ],
        findings: [contradicted(brand, own)],
        caps: brand.source === "field" ? capsOf(brand, own, evidence) : [],
    });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/intents.js
const intents_NEAR = {
    "buy book": 0.8,
    "buy try": 0.7,
    "buy subscribe": 0.7,
    "buy sign_up": 0.6,
    "buy quote": 0.5,
    "buy apply": 0.3,
    "buy browse": 0.85,
    "buy contact": 0.45,
    "buy learn": 0.4,
    "buy download": 0.5,
    "book browse": 0.8,
    "book learn": 0.4,
    "book contact": 0.75,
    "book quote": 0.7,
    "book sign_up": 0.6,
    "book try": 0.6,
    "book apply": 0.5,
    "apply browse": 0.75,
    "sign_up try": 0.95,
    "sign_up subscribe": 0.9,
    "sign_up apply": 0.8,
    "sign_up download": 0.7,
    "sign_up contact": 0.5,
    "sign_up quote": 0.6,
    "sign_up browse": 0.6,
    "try browse": 0.55,
    "try quote": 0.5,
    "try download": 0.85,
    "try contact": 0.6,
    "try subscribe": 0.8,
    "quote contact": 0.9,
    "quote browse": 0.6,
    "contact browse": 0.45,
    "subscribe browse": 0.6,
    "apply contact": 0.7,
    "apply quote": 0.6,
    "donate browse": 0.5,
    "donate buy": 0.45,
    "donate sign_up": 0.5,
    "donate subscribe": 0.5,
};
const ELSEWHERE = 0.25;
const LOOKS = new Set(["learn", "watch", "browse"]);
const AFTER_LEARN = [1, 0.9, 0.85, 0.75];
const saysTheSame = (ad, page) => ad.plain !== "" && ad.plain === page.plain;
const asksTheSame = (ad, page) => (ad.intent === page.intent && ad.intent !== "other") ||
    page.besides?.includes(ad.intent) === true ||
    ad.besides?.includes(page.intent) === true;
const continuation = (ad, page) => {
    if (saysTheSame(ad, page) || asksTheSame(ad, page))
        return 1;
    if (LOOKS.has(ad.intent))
        return AFTER_LEARN[page.commitment] ?? 0.75;
    if (page.intent === "other")
        return 0.6;
    return intents_NEAR[`${ad.intent} ${page.intent}`] ?? intents_NEAR[`${page.intent} ${ad.intent}`] ?? ELSEWHERE;
};
const INTENT_WORDS = {
    buy: "buy",
    book: "book",
    sign_up: "sign up",
    try: "try",
    subscribe: "subscribe",
    download: "download",
    quote: "ask for a quote",
    contact: "get in touch",
    apply: "apply",
    donate: "donate",
    watch: "watch",
    browse: "look around",
    learn: "learn more",
    other: "go on",
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/bargaining.js
const PROMINENT = 0.15;
const isProminent = ({ fact }) => fact.source === "json-ld" ||
    fact.source === "meta" ||
    fact.inFold ||
    fact.covered ||
    fact.prominence >= PROMINENT;
const EQUAL = 0.005;
const equal = (one, other) => one !== null && other !== null && Math.abs(one - other) <= EQUAL * Math.max(1, one);
const result = (ad, page, status, contradiction = false) => ({
    ad,
    page,
    status,
    contradiction,
});
const matched = (ad, page) => page === undefined ? null : result(ad, page, "match");
const partly = (ad, page) => page === undefined ? null : result(ad, page, "partial_match");
const against = (ad, page) => page === undefined ? null : result(ad, page, "mismatch", true);
const of = (offers, ...types) => offers.filter(({ type }) => types.includes(type));
const SAME_LINE = 0.6;
const LEAST_WORDS = 3;
const bargaining_wordsOf = ({ fact: { text } }) => new Set(text.toLowerCase().match(/\p{L}{2,}/gu) ?? []);
const inSameLine = (ad, offers) => {
    const said = bargaining_wordsOf(ad);
    return offers.find((offer) => {
        const there = bargaining_wordsOf(offer);
        const shared = [...said].filter((word) => there.has(word)).length;
        return shared >= LEAST_WORDS && shared >= SAME_LINE * Math.max(said.size, there.size);
    });
};
const rival = (offers, most) => {
    const prominent = offers.filter((offer) => isProminent(offer) && offer.reckoned === undefined);
    return prominent.length > most
        ? undefined
        : prominent.toSorted((a, b) => b.fact.prominence - a.fact.prominence)[0];
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/prices.js

const FEW_PRICES = 2;
const MONTHS_A_YEAR = 12;
const monthly = ({ token, value }) => value === null || (token !== "month" && token !== "year")
    ? null
    : token === "year"
        ? value / MONTHS_A_YEAR
        : value;
const isByMeasure = ({ token }) => token !== null && !SPANS.has(token);
const SPANS = new Set(["day", "night", "week", "month", "year", "user"]);
const isOpen = (one, other) => (one.token === null && !isByMeasure(other)) || (other.token === null && !isByMeasure(one));
const samePrice = (one, other) => one.token === other.token || one.token === null || other.token === null
    ? equal(one.value, other.value)
    : equal(monthly(one), monthly(other));
const samePeriod = (one, other) => one.token === other.token;
const prices_NEAR = 2;
const isSurelySameSpan = (ad, page) => samePeriod(ad, page) || (isOpen(ad, page) && (page.value ?? 0) <= prices_NEAR * (ad.value ?? 0));
const PLAUSIBLY_CHEAPER = 0.5;
const PLAUSIBLY_LOWEST = 0.25;
const COMPARABLE = 6;
const isComparable = (ad, page) => {
    const [one, other] = [ad.value ?? 0, page.value ?? 0];
    return Math.max(one, other) <= COMPARABLE * Math.min(one, other);
};
const otherPrice = (ad, page) => {
    if (page === undefined)
        return null;
    const [asked, promised] = [page.value ?? 0, ad.value ?? 0];
    if (asked > promised)
        return result(ad, page, "mismatch", isSurelySameSpan(ad, page));
    return result(ad, page, asked >= PLAUSIBLY_CHEAPER * promised ? "partial_match" : "mismatch");
};
const isBetween = (value, least, most) => value !== null && most !== null && value < most && value >= least * most;
const prices_isWithin = (ad, page) => (ad.upTo || ad.type === "from_price") && isBetween(page.value, PLAUSIBLY_LOWEST, ad.value);
const otherSpan = (ad, pages) => {
    const dearer = pages.find((page) => {
        const [asked, promised] = [monthly(page), monthly(ad)];
        return asked !== null && promised !== null && equal(page.value, ad.value) && asked > promised;
    });
    return dearer === undefined ? null : result(ad, dearer, "mismatch", true);
};
const byProminence = (offers) => offers.filter(isProminent).toSorted((a, b) => b.fact.prominence - a.fact.prominence);
const prices_price = (ad, page) => {
    const inMoney = of(page, "price", "from_price").filter(({ currency }) => currency === ad.currency);
    const same = inMoney.filter((offer) => samePeriod(offer, ad) || isOpen(offer, ad));
    const from = same.filter(({ type }) => type === "from_price");
    const floor = byProminence(from).find((offer) => (offer.value ?? 0) > (ad.value ?? 0) && isComparable(ad, offer));
    return (matched(ad, inMoney.find((offer) => samePrice(offer, ad))) ??
        matched(ad, from.find((offer) => prices_isWithin(ad, offer))) ??
        matched(ad, floor === undefined ? same.find((offer) => prices_isWithin(ad, offer)) : undefined) ??
        otherSpan(ad, inMoney) ??
        partly(ad, of(page, "amount_off").find((offer) => offer.currency === ad.currency && equal(offer.value, ad.value))) ??
        otherPrice(ad, inSameLine(ad, same)) ??
        partly(ad, from.find(({ value }) => isBetween(value, PLAUSIBLY_LOWEST, ad.value))) ??
        otherPrice(ad, rival(same.filter((offer) => isComparable(ad, offer)), FEW_PRICES)) ??
        otherPrice(ad, floor) ??
        otherPrice(ad, rival(same, FEW_PRICES)) ??
        result(ad, null, "missing"));
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/bargain.js


const WEIGHTS = {
    percent_off: 1,
    amount_off: 1,
    price: 1,
    from_price: 1,
    free_trial: 1,
    free: 0.8,
    bogo: 1,
    free_shipping: 0.6,
    code: 0.5,
    deadline: 0.4,
    date: 0.8,
};
const weightOf = ({ type }) => WEIGHTS[type];
const isWeighty = (offer) => WEIGHTS[offer.type] >= 0.8;
const isSpecific = (offer) => isWeighty(offer) && offer.type !== "date" && (offer.value !== null || offer.type !== "free");
const READ_SURELY = 0.75;
const isSurelyRead = ({ fact }) => fact.confidence >= READ_SURELY;
const FEW_DISCOUNTS = 2;
const FEW_DAYS = 2;
const reduction = (ad, page) => {
    const same = of(page, ad.type).filter(({ currency, token }) => currency === ad.currency && token === ad.token);
    const exact = same.filter(({ value }) => equal(value, ad.value));
    return (matched(ad, exact.find(({ upTo }) => upTo === ad.upTo)) ??
        matched(ad, ad.upTo ? exact[0] : undefined) ??
        partly(ad, same.find(({ upTo, value }) => upTo && (value ?? 0) >= (ad.value ?? 0))) ??
        partly(ad, equal(ad.value, 50) ? of(page, "bogo").find(({ token }) => token === "half") : undefined) ??
        against(ad, rival(same, FEW_DISCOUNTS)) ??
        result(ad, null, "missing"));
};
const sameSpan = (one, other) => equal(one, other) ||
    (one !== null && other !== null && one >= 28 && one <= 31 && other >= 28 && other <= 31);
const bargain_trial = (ad, page) => {
    const trials = of(page, "free_trial");
    const free = of(page, "free").filter((offer) => offer.token === null && offer.fact.inFold);
    return (matched(ad, trials.find(({ value }) => sameSpan(value, ad.value) || ad.value === null)) ??
        against(ad, rival(trials.filter(({ value }) => value !== null), FEW_DISCOUNTS)) ??
        partly(ad, trials.find(({ value }) => value === null)) ??
        partly(ad, free[0]) ??
        result(ad, null, "missing"));
};
const isOfOneKind = (ad, page) => ad.gift === undefined || page.gift === undefined || ad.gift === page.gift;
const free = (ad, page) => {
    const gifts = of(page, "free");
    const whole = gifts.filter(({ token }) => token === null);
    const alike = ad.token === null ? [] : gifts.filter((gift) => isOfOneKind(ad, gift));
    const paid = of(page, "price", "from_price").filter(({ value }) => (value ?? 0) > 0);
    return (matched(ad, gifts.find(({ token }) => token === ad.token)) ??
        (ad.gift === "extra" ? partly(ad, whole[0]) : matched(ad, whole[0])) ??
        matched(ad, of(page, "price", "from_price").find(({ value }) => value === 0)) ??
        partly(ad, alike[0] ?? (ad.gift === undefined ? of(page, "free_trial")[0] : undefined)) ??
        against(ad, ad.token === null && gifts.length === 0 ? rival(paid, FEW_PRICES) : undefined) ??
        result(ad, null, "missing"));
};
const sameMoney = (one, other) => one.value === null || other.value === null || one.currency === other.currency;
const shipping = (ad, page) => {
    const offers = of(page, "free_shipping").filter((offer) => sameMoney(offer, ad));
    return (matched(ad, offers.find(({ value }) => value === null || equal(value, ad.value) || (ad.value !== null && value <= ad.value))) ??
        partly(ad, offers[0]) ??
        result(ad, null, "missing"));
};
const token = (ad, page) => {
    const offers = of(page, ad.type);
    return (matched(ad, offers.find((offer) => offer.token === ad.token)) ??
        partly(ad, ad.token === "half" ? of(page, "percent_off").find(({ value }) => equal(value, 50)) : undefined) ??
        against(ad, rival(offers, 1)) ??
        result(ad, null, "missing"));
};
const dated = (text) => /\d\d-\d\d$/.exec(text ?? "")?.[0] ?? null;
const yearOf = (text) => /^\d{4}/.exec(text ?? "")?.[0] ?? null;
const deadline = (ad, page) => {
    const offers = of(page, "deadline");
    const agrees = (offer) => offer.token === ad.token ||
        (dated(ad.token) !== null &&
            dated(offer.token) === dated(ad.token) &&
            (yearOf(ad.token) === null || yearOf(offer.token) === null));
    const other = dated(ad.token) === null
        ? undefined
        : rival(offers.filter((offer) => dated(offer.token) !== null), 1);
    return (matched(ad, offers.find(agrees)) ??
        against(ad, other) ??
        partly(ad, offers[0]) ??
        result(ad, null, "missing"));
};
const daysOf = (token) => {
    const [first = "", last = first] = (token ?? "").split("/");
    return [dated(first) ?? "", dated(last) ?? ""];
};
const sameDay = (one, other) => {
    const [[from, to], [first, last]] = [daysOf(one.token), daysOf(other.token)];
    const [year, another] = [yearOf(one.token), yearOf(other.token)];
    return (first !== "" && from <= last && first <= to && (year === null || another === null || year === another));
};
const day = (ad, page) => {
    const days = of(page, "date");
    return (matched(ad, [...days, ...of(page, "deadline")].find((offer) => sameDay(ad, offer))) ??
        against(ad, rival(days, FEW_DAYS)) ??
        result(ad, null, "missing"));
};
const bargain_RULES = {
    percent_off: reduction,
    amount_off: reduction,
    price: prices_price,
    from_price: prices_price,
    free_trial: bargain_trial,
    free,
    free_shipping: shipping,
    bogo: token,
    code: token,
    deadline,
    date: day,
};
const isForeign = (ad, page) => {
    if (ad.type === "free_shipping") {
        const offers = of(page, "free_shipping");
        return offers.length > 0 && offers.every((offer) => !sameMoney(offer, ad));
    }
    const money = of(page, "price", "from_price", "amount_off").filter(({ currency }) => currency !== null);
    return ad.currency !== null && money.length > 0 && money.every(({ currency }) => currency !== ad.currency);
};
const brokenIn = (lead, evidence) => bargainsOf(evidence).find(({ ad, status }) => ad.fact.text === lead.text &&
    isSpecific(ad) &&
    isSurelyRead(ad) &&
    !["match", "partial_match"].includes(status))?.ad ?? null;
const MONEY = new Set(["price", "from_price"]);
const isSaidFuller = (offer, others) => MONEY.has(offer.type) &&
    offer.token === null &&
    others.some((other) => other !== offer &&
        MONEY.has(other.type) &&
        other.currency === offer.currency &&
        equal(other.value, offer.value) &&
        (other.token !== null || (offer.type === "price" && other.type === "from_price")));
const bargainsOf = ({ ad, page }) => ad.offers
    .filter((offer) => offer.reckoned === undefined && !isForeign(offer, page.offers) && !isSaidFuller(offer, ad.offers))
    .map((offer) => bargain_RULES[offer.type](offer, page.offers));

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/next-step.js

const isReadOn = (ad, page) => (ad?.intent === "learn" || ad?.intent === "watch") && page.type === "article";
const isImplied = (ad, answer, { page }) => isReadOn(ad, page) ||
    (ad.intent === "buy" &&
        answer !== null &&
        answer.intent !== "learn" &&
        (page.type === "product" || page.type === "list")) ||
    (ad.intent === "learn" && (page.type === "other" || page.type === "home"));
const FREE_STEP = 1;
const PAY = 3;
const asksMoneyForFree = (ad, { ad: { offers }, page }) => ad.commitment <= FREE_STEP &&
    offers.some((offer) => offer.type === "free" && (offer.token !== null || ad.intent === "download") && isSurelyRead(offer)) &&
    page.type !== "article" &&
    page.ctas.length > 0 &&
    page.ctas.every(({ commitment }) => commitment === PAY) &&
    page.offers.every(({ type }) => type !== "free" && type !== "free_trial");

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/cta_intent.js





const cta_intent_SIGNAL = { id: "cta_intent", dimension: "messageMatch", weight: 0.15 };
const cta_intent_SECOND = 0.9;
const cta_intent_LATER = 0.75;
const CONVENTION = 0.8;
const cta_intent_MATCH = 0.75;
const cta_intent_PARTIAL = 0.45;
const bestAnswer = (ad, ctas) => ctas
    .filter((cta, at) => at === 0 || cta.intent !== "other" || saysTheSame(ad, cta))
    .map((cta, at) => ({
    cta,
    value: continuation(ad, cta) * (at === 0 ? 1 : isUpfront(cta.fact) ? cta_intent_SECOND : cta_intent_LATER),
}))
    .reduce((most, answer) => (most !== null && most.value >= answer.value ? most : answer), null);
const recommend = (status, ad, page) => {
    const wish = INTENT_WORDS[ad.intent];
    if (status === "match" || status === "implicit")
        return "Nothing to do: the page goes on where the ad's button left off.";
    if (status === "obscured")
        return "Keep the button in view while the consent layer is open.";
    return page === null
        ? `Give the page a button that lets visitors ${wish}, as the ad's ${(0,finding/* quote */.hD)(ad.fact.text)} promises.`
        : `Relabel ${(0,finding/* quote */.hD)(page.fact.text)} so that it lets visitors ${wish}, or change the ad's button to what the page asks.`;
};
const CLASH = 0.3;
const UNRECOGNISED = 0.25;
const cta_intent_ASIDE = 0.55;
const asideFor = (ad, { page: { asides = [] } }) => asides.find((aside) => continuation(ad, aside) >= cta_intent_MATCH);
const replyTo = (ad, evidence) => {
    const answer = bestAnswer(ad, evidence.page.ctas);
    const spoken = answer?.value ?? UNRECOGNISED;
    const plainly = { answer, implied: false, clash: false, aside: false };
    if (asksMoneyForFree(ad, evidence))
        return { ...plainly, value: Math.min(CLASH, spoken), clash: true };
    if (spoken < cta_intent_MATCH && isImplied(ad, answer?.cta ?? null, evidence))
        return { ...plainly, value: Math.max(spoken, CONVENTION), implied: true };
    const aside = spoken < cta_intent_ASIDE ? asideFor(ad, evidence) : undefined;
    return aside === undefined
        ? { ...plainly, value: spoken }
        : { ...plainly, answer: { cta: aside, value: cta_intent_ASIDE }, value: cta_intent_ASIDE, aside: true };
};
const cta_intent_compare = (evidence, ad, reply) => {
    const { answer, value, implied, clash, aside } = reply;
    const alike = value >= cta_intent_MATCH ? "match" : value >= cta_intent_PARTIAL ? "partial_match" : answer === null ? "missing" : "mismatch";
    const hidden = answer !== null && isObscured(answer.cta.fact, evidence.page) && alike !== "mismatch";
    const status = implied ? "implicit" : hidden ? "obscured" : alike;
    return (0,finding/* finding */.gk)({
        kind: "cta",
        status,
        severity: clash ? "HIGH" : status === "mismatch" || status === "missing" ? "MEDIUM" : "LOW",
        contradiction: clash,
        adValue: ad.fact.text,
        landingPageValue: answer?.cta.fact.text ?? "no call to action found",
        recommendation: aside
            ? `Make the link ${(0,finding/* quote */.hD)(answer?.cta.fact.text ?? "")} a button in the first screen: it is what the ad announced.`
            : recommend(status, ad, answer?.cta ?? null),
        confidence: Math.min(ad.fact.confidence, answer?.cta.fact.confidence ?? 0.9),
        ad: ad.fact,
        page: answer?.cta.fact ?? null,
    });
};
const isKnown = (ad, { ctas }) => ad.intent !== "other" || ctas.some((cta) => saysTheSame(ad, cta));
const ctaIntent = (evidence) => {
    const { ad, page } = evidence;
    if (ad.cta === null || !isKnown(ad.cta, page))
        return outcome({ signals: [silent(cta_intent_SIGNAL, "the ad's call to action is not known")] });
    if (!place_isReadable(page))
        return outcome({ signals: [silent(cta_intent_SIGNAL, "nothing of the page could be read")] });
    const reply = replyTo(ad.cta, evidence);
    const { answer, value, implied } = reply;
    const asked = `the ad's ${(0,finding/* quote */.hD)(ad.cta.fact.text)}`;
    const note = answer === null
        ? `${asked} finds no button on the page`
        : `${asked} ${value >= cta_intent_MATCH ? "goes on in" : "leads to"} the page's ${(0,finding/* quote */.hD)(answer.cta.fact.text)}`;
    return outcome({
        signals: [seen(cta_intent_SIGNAL, value, implied ? `${asked} is what a page of this kind is for` : note)],
        findings: [cta_intent_compare(evidence, ad.cta, reply)],
    });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/voices.js

const voicesOf = ({ ad, page }) => ad.tone === null || page.tone === null ? null : { ad: ad.tone, page: page.tone };
const examineAspect = ({ signal, value, note }) => (evidence) => {
    const voices = voicesOf(evidence);
    if (voices === null)
        return outcome({ signals: [silent(signal, "too few words to hear a tone")] });
    return outcome({ signals: [seen(signal, value(voices.ad, voices.page), note(voices.ad, voices.page))] });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/emphasis.js


const grade = curve([1, 1], [2.5, 0.6], [4.5, 0.15]);
const loudness = (marks) => Math.log2(1 + marks);
const EMPHASIS = {
    signal: { id: "emphasis", dimension: "toneAlignment", weight: 0.15 },
    value: (ad, page) => grade(Math.abs(loudness(ad.emphasis) - loudness(page.emphasis)) / 1.5),
    note: (ad, page) => Math.abs(loudness(ad.emphasis) - loudness(page.emphasis)) <= 3
        ? "both are about as loud"
        : ad.emphasis > page.emphasis
            ? "the ad is louder than the page (capitals, exclamation marks, emoji)"
            : "the page is louder than the ad (capitals, exclamation marks, emoji)",
};
const emphasis = examineAspect(EMPHASIS);

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/affinity.js

const COMPOUND = 0.7;
const MISSPELT = 0.8;
const affinity = (one, other) => {
    if (one.idea === other.idea || one.stem === other.stem)
        return 1;
    const [short, long] = one.stem.length <= other.stem.length ? [one.stem, other.stem] : [other.stem, one.stem];
    if (short.length < 5)
        return 0;
    if (long.startsWith(short) || long.endsWith(short))
        return COMPOUND;
    return short.length >= 6 && (0,mod/* distance */.Io)(short, long) <= 1 ? MISSPELT : 0;
};
const affinity_distinct = (terms) => [
    ...new Map(terms.map((term) => [term.idea, term])).values(),
];
const weigh = (terms) => terms.reduce((sum, { weight }) => sum + weight, 0);
const best = (term, among) => among.reduce((most, other) => (most === 1 ? 1 : Math.max(most, affinity(term, other))), 0);
const recall = (terms, among) => {
    const unique = affinity_distinct(terms);
    const total = weigh(unique);
    return total === 0 ? 0 : unique.reduce((sum, term) => sum + term.weight * best(term, among), 0) / total;
};
const affinity_TELLING = 0.5;
const telling = (terms) => terms.filter(({ weight }) => weight >= affinity_TELLING);

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/denied.js
const SURELY_READ = 0.75;
const MOSTLY = 0.4;
const standsIn = ({ lines }, block) => lines.some((line) => block.plain.includes(line) && line.length >= MOSTLY * block.plain.length);
const offeredBlocks = ({ blocks, denials = [] }) => blocks.filter((block) => !denials.some((denial) => standsIn(denial, block)));
const offeredWording = ({ wording, denials = [] }) => denials
    .flatMap(({ lines }) => lines)
    .sort((one, other) => other.length - one.length)
    .reduce((words, line) => ` ${words} `.replaceAll(` ${line} `, " ").trim(), wording);
const isIn = ({ word, stem }, among) => among.some((other) => other.stem === stem || other.word === word);
const denied_PART = 5;
const isClaimed = (term, claimed) => isIn(term, claimed) ||
    claimed.some(({ stem }) => {
        const [short, long] = stem.length < term.stem.length ? [stem, term.stem] : [term.stem, stem];
        return short.length >= denied_PART && (long.startsWith(short) || long.endsWith(short));
    });
const ownTerms = ({ page, ad }) => [
    ...[page.headline, page.subhead, ...page.summary].flatMap((line) => line?.terms ?? []),
    ...page.brands.flatMap(({ terms }) => terms),
    ...(ad.brand?.terms ?? []),
];
const offeredTerms = (page) => offeredBlocks(page)
    .filter(({ frame }) => !frame)
    .flatMap(({ terms }) => terms);
const denied = (evidence) => {
    const { ad, page } = evidence;
    if (page.denials === undefined || ad.claims === undefined)
        return null;
    if (ad.language !== null && page.language !== null && ad.language.tag !== page.language.tag)
        return null;
    const claims = ad.claims.filter(({ confidence }) => confidence >= SURELY_READ);
    const own = ownTerms(evidence);
    const offered = offeredTerms(page);
    const lead = claims.filter(({ plain }) => ad.headline === null || ad.headline.plain.includes(plain));
    for (const denial of page.denials) {
        const things = denial.asked.terms.filter((term) => !isIn(term, own));
        const alone = things.filter((term) => !isIn(term, offered));
        const isAll = ({ terms }) => denial.asked.terms.every((term) => isClaimed(term, terms));
        const isOfIt = (claim) => denial.together ? isAll(claim) : alone.some((term) => isClaimed(term, claim.terms));
        const isWhole = denial.asked.terms.length > 1;
        const claim = alone.length === 0 ? undefined : (lead.find(isOfIt) ?? claims.find((each) => isWhole && isAll(each)));
        if (claim !== undefined)
            return { claim, denial };
    }
    return null;
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/locality.js


const slotsIn = (passage) => (passage.places ?? []).map((place) => ({ ...place, passage }));
const stemOf = (name) => name.includes(" ") ? name : name.slice(0, Math.max(5, name.length - 2));
const LONG = 5;
const isNamedIn = ({ plain: name, names, extent }, words) => [...names, ...(extent === null ? name.split(" ").filter((word) => word.length >= LONG) : [])].some((one) => ` ${words}`.includes(` ${stemOf(one)}`));
const saidBy = ({ ad }) => [ad.headline, ...ad.copy, ad.brand].map((passage) => passage?.plain ?? "").join(" ");
const subjectAround = ({ passage, plain: name }) => telling(passage.terms).filter(({ word }) => !name.split(" ").includes(word));
const sharesSubject = (one, other) => recall(subjectAround(one), subjectAround(other)) > 0;
const exclude = (one, other) => one.extent !== null && one.extent === other.extent;
const locality_SURELY_READ = 0.65;
const leadsOf = ({ ad }) => (ad.headline === null ? ad.copy.slice(0, 2) : [ad.headline]).filter(({ confidence }) => confidence >= locality_SURELY_READ);
const otherPlace = (evidence) => {
    const { ad, page } = evidence;
    if (ad.language !== null && page.language !== null && ad.language.tag !== page.language.tag)
        return null;
    const lines = [page.headline, page.summary[0], page.subhead, ...page.summary.slice(1)];
    const there = lines
        .filter((line) => line !== null && line !== undefined)
        .flatMap((line) => slotsIn(line))
        .filter((slot) => !isNamedIn(slot, saidBy(evidence)) && page.brands.every((name) => name.plain !== slot.plain));
    const here = leadsOf(evidence)
        .flatMap((lead) => slotsIn(lead))
        .filter((slot) => slot.plain !== ad.brand?.plain);
    if (here.some((slot) => isNamedIn(slot, offeredWording(page))))
        return null;
    for (const one of here) {
        const other = there.find((slot) => exclude(one, slot));
        if (other === undefined)
            continue;
        const certain = sharesSubject(one, other);
        return { ad: one.name, page: other.name, passage: other.passage, certain };
    }
    return null;
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/goods.js

const goods_KINDS = {
    furniture: ["sofa", "mattress", "bed", "chair", "desk", "lamp", "rug", "curtain"],
    bed: ["mattress", "pillow", "duvet"],
    travel: ["flight", "hotel", "flat", "tent", "home"],
    hotel: ["flat", "flight"],
    dress: ["shoe", "boot", "jacket", "bag", "sock", "shirt", "trousers", "swimwear", "jewel", "watch"],
    shoe: ["boot"],
    food: ["dog", "cat", "pizza", "cake", "cheese", "chocolate", "cookware", "coffee", "wine", "tea", "beer"],
    cake: ["chocolate", "coffee"],
    coffee: ["tea"],
    jewel: ["watch"],
    laptop: ["phone", "game", "headphones", "television"],
    phone: ["headphones", "watch"],
    car: ["insurance", "loan", "tyre"],
    loan: ["mortgage"],
    mortgage: ["insurance"],
    bike: ["insurance", "tyre"],
    insurance: ["dog", "cat", "travel", "phone", "loan", "flat", "dentist", "lawyer"],
    accounting: ["payroll", "lawyer"],
    concert: ["theatre", "guitar", "piano"],
    perfume: ["candle", "cream"],
    wine: ["cheese", "beer", "whisky"],
    plumber: ["electrician"],
};
const related = (one, other) => one === other || (goods_KINDS[one]?.includes(other) ?? false) || (goods_KINDS[other]?.includes(one) ?? false);
const goodsIn = (passages, heads) => [
    ...new Set(passages
        .flatMap((passage) => passage?.terms ?? [])
        .flatMap(({ goods, aside }) => (goods === undefined || (heads && aside) ? [] : [goods]))),
];
const mentionedIn = (passages) => [
    ...goodsIn(passages, false),
    ...passages
        .flatMap((passage) => passage?.terms ?? [])
        .flatMap(({ idea, parts = [] }) => [idea, ...parts])
        .flatMap((idea) => (idea.startsWith("~") ? [idea.slice(1)] : [])),
];
const contentUpfront = ({ blocks }) => blocks.filter((block) => isUpfront(block) && !block.frame);
const sharesGoods = ({ ad, page }) => {
    const shown = goodsIn([...page.summary, page.headline, page.subhead, ...contentUpfront(page)], false);
    return goodsIn([ad.headline, ...ad.copy], false).some((one) => shown.some((other) => related(one, other)));
};
const namesGoodsInVain = ({ ad, page }) => {
    const sold = goodsIn([ad.headline], true);
    const shown = mentionedIn([...page.summary, ...page.blocks]);
    return sold.length > 0 && sold.every((goods) => shown.every((other) => !related(goods, other)));
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/measures.js


const measures_figuresIn = (passages) => passages.flatMap((passage) => passage === null ? [] : (passage.figures ?? []).map((figure) => ({ ...figure, passage })));
const measures_SURELY_READ = 0.75;
const FEW = 2;
const isOfOneThing = (one, other) => one.of === other.of && one.kind === other.kind && one.bound === other.bound;
const measures_kinship = (one, other) => {
    const around = telling(one.passage.terms).filter(({ word }) => !one.said.split(" ").includes(word));
    return recall(around, other.passage.terms);
};
const SURELY_KIN = 0.3;
const rivalOf = (one, entitled, upfront, anywhere) => {
    if (one.kind === "name")
        return entitled.filter((other) => isOfOneThing(one, other));
    const near = anywhere
        .filter((other) => isOfOneThing(one, other))
        .map((other) => ({ other, kin: measures_kinship(one, other) }))
        .filter(({ other, kin }) => kin >= (upfront.some(({ passage }) => passage === other.passage) ? 0.01 : SURELY_KIN));
    const most = Math.max(0, ...near.map(({ kin }) => kin));
    return near.filter(({ kin }) => kin === most).map(({ other }) => other);
};
const otherMeasure = ({ ad, page }) => {
    if (ad.language !== null && page.language !== null && ad.language.tag !== page.language.tag)
        return null;
    const entitled = measures_figuresIn([page.headline, ...page.summary]);
    const upfront = [...entitled, ...measures_figuresIn([page.subhead, ...contentUpfront(page)])];
    const anywhere = measures_figuresIn([page.headline, page.subhead, ...page.summary, ...page.blocks]);
    const said = measures_figuresIn([ad.headline, ...ad.copy]).filter(({ passage }) => passage.confidence >= measures_SURELY_READ);
    for (const one of said) {
        if (anywhere.some((other) => other.of === one.of && other.value === one.value))
            continue;
        const rivals = rivalOf(one, entitled, upfront, anywhere);
        const [other] = rivals;
        if (other !== undefined && new Set(rivals.map(({ value }) => value)).size <= FEW)
            return { ad: one, page: other };
    }
    return null;
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/family.js



const FAMILIES = {
    food: ["dog", "cat"],
    pet: ["dog", "cat"],
    insurance: ["car", "home", "dog", "cat", "travel", "bike", "dentist", "lawyer"],
    loan: ["car", "mortgage"],
    course: "math english french german spanish italian cooking marketing coding drawing yoga dancing swimming singing guitar piano photo".split(" "),
    teacher: ["math", "english", "french", "german", "spanish", "italian", "guitar", "piano", "singing"],
    clean: ["home", "office", "window", "rug", "car", "roof"],
    repair: ["phone", "laptop", "car", "bike", "roof", "watch", "television"],
    dress: ["shoe", "boot", "jacket", "bag", "sock", "shirt", "trousers", "swimwear", "jewel", "watch"],
};
const PEERS = [
    ["woman", "man", "kid"],
    ["english", "french", "german", "spanish", "italian"],
];
const pairOf = (members, said, shown, anywhere) => {
    const named = (by) => members.filter((member) => by.includes(member));
    const [asked, kept] = [named(said), named(shown)];
    const isShared = asked.some((member) => shown.includes(member) || anywhere.includes(member));
    const [one, other] = [asked[0], kept[0]];
    return one === undefined || other === undefined || isShared ? null : { asked: one, kept: other };
};
const siblingsApart = ({ ad, page }) => {
    const leads = [page.headline, ...page.summary];
    const said = mentionedIn([ad.headline, ...ad.copy]);
    const shown = mentionedIn([...leads, page.subhead, ...contentUpfront(page)]);
    const anywhere = mentionedIn(offeredBlocks(page).filter(({ frame }) => !frame));
    const [led, headed] = [mentionedIn([ad.headline]), mentionedIn(leads)];
    const families = Object.entries(FAMILIES)
        .filter(([parent]) => said.includes(parent) && shown.includes(parent))
        .flatMap(([, members]) => pairOf(members, said, shown, anywhere) ?? []);
    const isAlike = recall(telling(ad.headline?.terms ?? []), leads.flatMap((line) => line?.terms ?? [])) > 0;
    const peers = isAlike ? PEERS.flatMap((members) => pairOf(members, led, headed, anywhere) ?? []) : [];
    const [pair] = [...families, ...peers];
    if (pair === undefined)
        return null;
    const inHeadlines = led.includes(pair.asked) && headed.includes(pair.kept);
    return { ad: pair.asked, page: pair.kept, inHeadlines };
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/other-goods.js



const TRADES = [
    [
        "shoe",
        "dress",
        "boot",
        "sock",
        "shirt",
        "trousers",
        "swimwear",
        "jacket",
        "watch",
        "jewel",
        "glasses",
        "bag",
    ],
    "sofa furniture mattress lamp rug curtain chair desk pillow duvet bed vacuum cookware knife candle".split(" "),
    ["coffee", "food", "wine", "tea", "beer", "chocolate", "cheese", "pizza", "cake", "whisky"],
    ["perfume", "cream", "soap", "vitamin", "toothbrush", "massage", "dentist"],
    ["phone", "laptop", "headphones", "television"],
    ["bike", "car", "tyre"],
    ["travel", "flight", "hotel", "tent", "flat"],
    ["loan", "mortgage", "insurance", "accounting", "payroll", "lawyer"],
    ["plumber", "electrician", "solar"],
    ["guitar", "piano", "concert", "theatre"],
    ["dog", "cat"],
];
const SPOKEN_OF = 0.25;
const isFigureOfSpeech = (one, other, { ad, page }) => {
    if (TRADES.some((trade) => trade.includes(one) && trade.includes(other)))
        return false;
    const terms = [ad.headline, ...ad.copy].flatMap((passage) => passage?.terms ?? []);
    const rest = telling(terms).filter(({ goods }) => goods === undefined);
    const there = [...page.summary, ...page.blocks.filter(({ frame }) => !frame)].flatMap(({ terms }) => terms);
    return recall(rest, there) >= SPOKEN_OF;
};
const leading = (...ranks) => ranks.map((passages) => goodsIn(passages, true)).find((goods) => goods.length > 0) ?? [];
const strangersApart = (evidence) => {
    const { ad, page } = evidence;
    const said = [ad.headline, ...ad.copy];
    const shown = [...page.summary, page.headline, page.subhead, ...contentUpfront(page)];
    const offered = leading([ad.headline], ad.copy);
    const sold = leading([page.headline, ...page.summary], [page.subhead], contentUpfront(page));
    const [one] = offered;
    const [other] = sold;
    if (one === undefined || other === undefined)
        return null;
    const apart = offered.every((goods) => mentionedIn(shown).every((near) => !related(goods, near))) &&
        sold.every((goods) => mentionedIn(said).every((near) => !related(goods, near)));
    if (!apart || isFigureOfSpeech(one, other, evidence))
        return null;
    const inHeadlines = goodsIn([ad.headline], true).length > 0 && goodsIn([page.headline], true).length > 0;
    return { ad: one, page: other, inHeadlines };
};
const otherGoods = (evidence) => siblingsApart(evidence) ?? strangersApart(evidence);

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/contradiction.js




const contradiction_known = new WeakMap();
const contradictionOf = (evidence) => {
    const found = contradiction_known.get(evidence) ?? {
        goods: otherGoods(evidence),
        place: otherPlace(evidence),
        measure: otherMeasure(evidence),
        denied: denied(evidence),
    };
    contradiction_known.set(evidence, found);
    return found;
};
const isDeclinedHere = (evidence) => {
    const { place, denied: declined } = contradictionOf(evidence);
    return place !== null || declined !== null;
};
const SETTLE_FIRST = "Settle first what the page says against the ad; its first lines follow from that.";
const isContradicted = (evidence) => Object.values(contradictionOf(evidence)).some((one) => one !== null);

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/echo.js





const echo_UNITS = new Set(["~hour", "~day", "~week", "~month", "~year", "~user"]);
const meant = (terms) => {
    const told = telling(terms);
    return told.length > 0 ? told : terms.filter(({ idea }) => idea.startsWith("~") && !echo_UNITS.has(idea));
};
const isMereName = ({ terms }) => meant(terms).length === 0;
const shared = (terms, among) => affinity_distinct(meant(terms)).reduce((sum, term) => sum + term.weight * best(term, among), 0);
const ENOUGH = 0.9;
const ENOUGH_SPREAD = 1.8;
const substance = (terms, among, enough = ENOUGH) => Math.min(1, shared(terms, among) / enough);
const trigrams = (text) => {
    const padded = ` ${text} `;
    return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)));
};
const TRIGRAM_NOISE = 0.4;
const trigramLikeness = (one, other) => {
    const a = trigrams(one);
    const b = trigrams(other);
    const common = [...a].filter((gram) => b.has(gram)).length;
    const dice = a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
    return Math.max(0, (dice - TRIGRAM_NOISE) / (1 - TRIGRAM_NOISE));
};
const letters = (terms) => telling(terms)
    .map(({ word }) => word)
    .join(" ");
const likeness = (one, other) => {
    if (one.plain === other.plain)
        return 1;
    const there = recall(one.terms, other.terms);
    const back = recall(other.terms, one.terms);
    const f1 = there + back === 0 ? 0 : (2 * there * back) / (there + back);
    return Math.max(f1 * substance(one.terms, other.terms), trigramLikeness(letters(one.terms), letters(other.terms)));
};
const isSameLineOfAnother = (one, other) => telling(one.terms).length > 0 &&
    telling(other.terms).length > 0 &&
    shared(one.terms, other.terms) === 0 &&
    trigramLikeness(one.plain, other.plain) > 0;
const echo_grade = curve([0.08, 0], [0.2, 0.25], [0.35, 0.6], [0.55, 0.85], [0.8, 1]);
const echo_LATER = 0.7;
const UNSEEN = 0.5;
const SPREAD = 0.85;
const placed = (passage) => (isUpfront(passage) ? 0.8 + 0.2 * passage.prominence : echo_LATER);
const leadOf = ({ ad }) => ad.headline === null ? ad.copy.slice(0, 2) : [ad.headline];
const leadsWithOffer = (lead, { ad }) => lead.terms.length === 0 || (isMereName(lead) && ad.offers.some(({ fact }) => fact.text === lead.text));
const unspoken = (lead, { ad }) => {
    if (lead === undefined)
        return "the ad's text is not known";
    return ad.offers.length > 0
        ? "the ad leads with its offer alone"
        : "nothing that the ad says could be read";
};
const allOf = ({ ad }) => [...(ad.headline === null ? [] : [ad.headline]), ...ad.copy].flatMap(({ terms }) => terms);
const echo_MOST_BLOCKS = 40;
const better = (one, other) => (other.raw > one.raw ? other : one);
const echo_heroOf = (page) => [
    ...new Set([page.headline, page.subhead, ...contentUpfront(page).slice(0, 6)].filter((passage) => passage !== null)),
];
const spreadView = (lead, page) => {
    const lines = echo_heroOf(page);
    const hero = lines.flatMap(({ terms }) => terms);
    const most = lines
        .map((passage) => ({ raw: recall(lead.terms, passage.terms), passage }))
        .reduce(better, { raw: 0, passage: null });
    return {
        raw: SPREAD * recall(lead.terms, hero) * substance(lead.terms, hero, ENOUGH_SPREAD),
        passage: most.passage,
    };
};
const reverseView = (evidence) => {
    const { headline } = evidence.page;
    const terms = headline?.terms ?? [];
    const words = allOf(evidence);
    return { raw: SPREAD * recall(terms, words) * substance(terms, words, ENOUGH_SPREAD), passage: headline };
};
const HEADLINE_SHARE = 0.2;
const BY_WAY_OF_PAGE = 0.7;
const headlineFit = (evidence) => {
    const { page } = evidence;
    if (page.headline === null)
        return 1;
    const { terms } = page.headline;
    const beside = [...page.summary, ...contentUpfront(page).filter((block) => block !== page.headline)];
    return Math.max(recall(terms, allOf(evidence)), ...leadOf(evidence).map((lead) => recall(lead.terms, terms)), BY_WAY_OF_PAGE *
        recall(terms, beside.flatMap((passage) => passage.terms)));
};
const OTHER_THING = 0.4;
const echoOf = (evidence, upfrontOnly = false) => {
    const { page } = evidence;
    const blocks = page.blocks
        .slice(0, echo_MOST_BLOCKS)
        .filter((block) => !block.frame && (!upfrontOnly || isUpfront(block)));
    const unseen = upfrontOnly ? [] : page.summary;
    const views = leadOf(evidence).flatMap((lead) => [
        ...blocks.map((block) => ({ raw: likeness(lead, block) * placed(block), passage: block })),
        ...unseen.map((line) => ({ raw: likeness(lead, line) * UNSEEN, passage: line })),
        spreadView(lead, page),
    ]);
    const reversed = page.headline !== null && (!upfrontOnly || isUpfront(page.headline)) ? [reverseView(evidence)] : [];
    const { raw, passage } = [...views, ...reversed].reduce(better, { raw: 0, passage: null });
    const value = echo_grade(raw) * (1 - HEADLINE_SHARE * (1 - headlineFit(evidence)));
    return { value: isContradicted(evidence) ? OTHER_THING * value : value, passage };
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/subject.js









const ranked = (ideas, terms) => ideas.slice(0, 8).flatMap((idea, at) => {
    const term = terms.find((other) => other.idea === idea);
    return term === undefined ? [] : [{ ...term, weight: term.weight / (1 + at / 3) }];
});
const subject_termsIn = (passages) => passages.flatMap((passage) => passage?.terms ?? []);
const adTerms = ({ ad }) => subject_termsIn([ad.headline, ...ad.copy]);
const HEADING = 0.25;
const subject_subjectOf = (evidence) => {
    const { ad, page } = evidence;
    const whole = subject_termsIn([...page.blocks, ...page.summary]);
    const upfront = subject_termsIn([
        ...page.summary,
        page.headline,
        page.subhead,
        ...page.blocks.filter((block) => !block.frame && (isUpfront(block) || block.prominence >= HEADING)),
    ]);
    const own = adTerms(evidence);
    const sold = ranked(ad.terms, own);
    const isFound = (term) => recall([term], whole) > 0;
    return {
        upfront: recall(sold, upfront),
        onFirstScreen: recall(sold, subject_termsIn(contentUpfront(page))),
        anywhere: recall(sold, whole),
        back: recall(ranked(page.terms, whole), own),
        shared: sold.filter(isFound).map(({ word }) => word),
        absent: sold.filter((term) => !isFound(term)).map(({ word }) => word),
    };
};
const ENOUGH_IDEAS = 3;
const ENOUGH_UPFRONT = 12;
const subject_isComparable = ({ ad, page }) => ad.terms.length >= ENOUGH_IDEAS &&
    page.terms.length >= ENOUGH_IDEAS &&
    subject_termsIn([...contentUpfront(page), ...page.summary]).length >= ENOUGH_UPFRONT;
const mayTranslate = ({ ad, page }) => ad.language !== null && page.language !== null && ad.language.tag !== page.language.tag;
const subject_STRANGE = 0.15;
const STRANGE_ANYWHERE = 0.45;
const sharesNothing = (evidence) => {
    const { upfront, anywhere, back } = subject_subjectOf(evidence);
    return (upfront <= subject_STRANGE && anywhere <= STRANGE_ANYWHERE && back <= subject_STRANGE && echoOf(evidence).value <= subject_STRANGE);
};
const isAnothersPage = (evidence) => {
    const { brand } = evidence.ad;
    return (brand !== null &&
        bearerOf(brand, evidence) === null &&
        kinOf(brand, evidence) === null &&
        ownNameOf(evidence.page) !== null);
};
const breaksItsOffer = (evidence) => bargainsOf(evidence).some(({ ad, status }) => isSpecific(ad) && isSurelyRead(ad) && (status === "missing" || status === "mismatch"));
const isItsOwnPrice = (evidence) => bearsItsName(evidence) &&
    bargainsOf(evidence).some(({ ad, status }) => status === "match" && isSurelyRead(ad) && (ad.type === "price" || ad.type === "from_price"));
const subject_MOSTLY = 0.5;
const subject_isOtherProduct = (evidence) => {
    const other = otherGoods(evidence);
    if (other === null || isItsOwnPrice(evidence))
        return false;
    return other.inHeadlines || (subject_subjectOf(evidence).upfront < subject_MOSTLY && echoOf(evidence).value < 2 * subject_STRANGE);
};
const isAnotherThing = (evidence) => subject_isOtherProduct(evidence) ||
    (sharesNothing(evidence) &&
        !isVouchedFor(evidence) &&
        !sharesGoods(evidence) &&
        subject_isComparable(evidence) &&
        !mayTranslate(evidence) &&
        (isAnothersPage(evidence) || breaksItsOffer(evidence) || namesGoodsInVain(evidence)));
const SEND_ELSEWHERE = "Send the ad to the page of what it shows; if this is the page, say so in its headline and first picture.";
const keepsItsOffer = (evidence) => bargainsOf(evidence).some(({ ad, status }) => status === "match" && isSpecific(ad) && isSurelyRead(ad));
const bearsItsName = (evidence) => evidence.ad.brand !== null && bearerOf(evidence.ad.brand, evidence) !== null;
const MUCH = 60;
const isUnheardOf = (evidence) => subject_isComparable(evidence) &&
    !mayTranslate(evidence) &&
    !sharesGoods(evidence) &&
    subject_termsIn(evidence.page.blocks).length >= MUCH &&
    subject_subjectOf(evidence).anywhere === 0;
const isDisputed = (evidence) => speakApart(evidence) ||
    breaksItsOffer(evidence) ||
    isAnothersPage(evidence) ||
    isContradicted(evidence) ||
    leadOf(evidence).some((lead) => evidence.page.headline !== null && isSameLineOfAnother(lead, evidence.page.headline));
const isNamedUndisputed = (evidence) => !isDisputed(evidence) && bearsItsName(evidence);
const isVouchedFor = (evidence) => isNamedUndisputed(evidence) && (keepsItsOffer(evidence) || sharesGoods(evidence));
const NAME_AND_OFFER = 0.55;
const NAME = 0.3;
const NAME_IN_VAIN = 0.15;
const UNVOUCHED = 0.2;
const UNLIKELY = 0.1;
const benefitOfDoubt = (evidence) => {
    if (isDisputed(evidence))
        return 0;
    if (bearsItsName(evidence))
        return keepsItsOffer(evidence) ? NAME_AND_OFFER : isUnheardOf(evidence) ? NAME_IN_VAIN : NAME;
    return subject_isComparable(evidence) ? UNLIKELY : UNVOUCHED;
};
const adConfidence = ({ ad }) => Math.max(ad.headline?.confidence ?? 0, ...ad.copy.map(({ confidence }) => confidence));

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/fold_cta.js







const fold_cta_SIGNAL = { id: "fold_cta", dimension: "aboveTheFoldContinuity", weight: 0.2 };
const fold_cta_THERE = 0.4;
const STANDS_OUT = 0.2;
const GOES_ON = 0.4;
const upfront = ({ page }) => page.ctas.filter(({ fact }) => isUpfront(fact));
const fold_cta_CONVENTION = 0.8;
const implied = ({ ad, page }) => (0,finding/* finding */.gk)({
    kind: "fold_cta",
    status: "implicit",
    severity: "LOW",
    adValue: ad.cta?.fact.text ?? "the ad's click",
    landingPageValue: page.headline?.text ?? page.title,
    recommendation: "Nothing to do: who came to read finds the text.",
    confidence: 0.9,
    ad: ad.cta?.fact ?? null,
    page: page.headline,
});
const LEADS_ELSEWHERE = 0.45;
const isNextStep = (ad, first) => ad === null || ad.intent === "other" || continuation(ad, first) >= LEADS_ELSEWHERE;
const fold_cta_compare = (evidence, first) => {
    const { ad, page } = evidence;
    const goesOn = first !== undefined && isNextStep(ad.cta, first);
    const below = page.ctas[0];
    const shown = first ?? below;
    const hidden = first !== undefined && isObscured(first.fact, page);
    return (0,finding/* finding */.gk)({
        kind: "fold_cta",
        status: hidden
            ? "obscured"
            : first !== undefined
                ? goesOn
                    ? "match"
                    : "partial_match"
                : below === undefined
                    ? "missing"
                    : "partial_match",
        severity: first === undefined ? "MEDIUM" : "LOW",
        adValue: ad.cta?.fact.text ?? ad.headline?.text ?? "the ad's click",
        landingPageValue: shown?.fact.text ?? "no call to action found",
        recommendation: hidden
            ? "Keep the button in view while the consent layer is open."
            : first !== undefined
                ? goesOn
                    ? "Nothing to do: the next step is in view as the page opens."
                    : ad.cta === null
                        ? "Nothing to do: the next step is in view as the page opens."
                        : recommend("mismatch", ad.cta, first)
                : below === undefined
                    ? ad.cta === null || ad.cta.intent === "other"
                        ? "Add one clear button to the first screen that says what happens next."
                        : recommend("missing", ad.cta, null)
                    : `Repeat ${(0,finding/* quote */.hD)(below.fact.text)} as a button in the first screen.`,
        confidence: shown?.fact.confidence ?? 0.9,
        ad: ad.cta?.fact ?? null,
        page: shown?.fact ?? null,
    });
};
const fold_cta_foldCta = (evidence) => {
    const { ad, page } = evidence;
    if (!place_isReadable(page))
        return outcome({ signals: [silent(fold_cta_SIGNAL, "nothing of the page could be read")] });
    const [first] = upfront(evidence);
    if (first === undefined && isReadOn(ad.cta, page))
        return outcome({
            signals: [seen(fold_cta_SIGNAL, fold_cta_CONVENTION, "an article is read on without a button")],
            findings: [implied(evidence)],
        });
    if (first === undefined)
        return outcome({
            signals: [seen(fold_cta_SIGNAL, 0, "the first screen has no call to action")],
            findings: [fold_cta_compare(evidence, undefined)],
            caps: [
                {
                    dimension: "aboveTheFoldContinuity",
                    limit: 6,
                    reason: "no call to action is in view as the page opens",
                },
            ],
        });
    const elsewhere = isAnothersPage(evidence) || isAnotherThing(evidence);
    const asked = ad.cta === null || ad.cta.intent === "other" ? 1 : continuation(ad.cta, first);
    const goesOn = elsewhere ? 0 : asked;
    return outcome({
        signals: [
            seen(fold_cta_SIGNAL, fold_cta_THERE + STANDS_OUT * Math.min(1, 2 * first.fact.prominence) + GOES_ON * goesOn, `the first screen asks to ${(0,finding/* quote */.hD)(first.fact.text)}`),
        ],
        findings: [fold_cta_compare(evidence, first)],
    });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/offer-words.js
const offer_words_SYMBOLS = { USD: "$", EUR: "€", GBP: "£", JPY: "¥" };
const offer_words_money = ({ value, currency }) => {
    const [whole = "", ...cents] = (Number.isInteger(value) ? String(value) : (value ?? 0).toFixed(2)).split(".");
    const parted = whole.length > 4 ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",") : whole;
    const amount = [parted, ...cents].join(".");
    const symbol = offer_words_SYMBOLS[currency ?? ""];
    return symbol === undefined ? `${amount} ${currency ?? ""}`.trim() : `${symbol}${amount}`;
};
const MEASURES = /^(?:kg|litre|piece|m²|sqft|sq\.? ?ft|lb|oz|portion|serving|wash|100 )/;
const period = ({ token }) => {
    if (token === null)
        return "";
    return MEASURES.test(token) ? ` per ${token}` : ` ${token === "hour" ? "an" : "a"} ${token}`;
};
const MONTH_DAYS = 30;
const span = (days) => days > MONTH_DAYS && days % MONTH_DAYS === 0 ? `${days / MONTH_DAYS} months` : `${days} days`;
const offer_words_kept = ({ token }) => (token === "cashback" || token === "bonus" ? token : "off");
const offer_words_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const deadlineWords = (token) => {
    const [, year = "", month, day] = /^(\d{4}|-)-(\d\d)-(\d\d)$/.exec(token) ?? [];
    if (month === undefined || day === undefined)
        return token === "today" ? token : token.charAt(0).toUpperCase() + token.slice(1);
    return `${Number(day)} ${offer_words_MONTHS[Number(month) - 1]} ${year.replace("-", "")}`.trim();
};
const offerWords = (offer) => {
    const bound = offer.upTo ? "up to " : "";
    switch (offer.type) {
        case "percent_off":
            return `${bound}${offer.value} % ${offer_words_kept(offer)}${offer.token === "second" ? " the second" : ""}`;
        case "amount_off":
            return `${bound}${offer_words_money(offer)} ${offer_words_kept(offer)}`;
        case "price":
            return `${offer.upTo ? "under " : ""}${offer_words_money(offer)}${period(offer)}`;
        case "from_price":
            return `from ${offer_words_money(offer)}${period(offer)}`;
        case "free_trial":
            return offer.value === null ? "a free trial" : `${span(offer.value)} free`;
        case "free_shipping":
            return offer.value === null ? "free shipping" : `free shipping from ${offer_words_money(offer)}`;
        case "free":
            return offer.token === null ? "that it is free" : `a free ${offer.token}`;
        case "bogo":
            return offer.token === "half"
                ? "the second at half price"
                : `${(offer.token ?? "2for1").replace("for", " for ")}`;
        case "code":
            return `the code ${offer.token}`;
        case "date":
            return `the date (${(offer.token ?? "").split("/").map(deadlineWords).join(" to ")})`;
        case "deadline":
            return `the deadline (${deadlineWords(offer.token ?? "")})`;
    }
};
const adsOffer = (offer) => offer.type === "free" && offer.token === null
    ? "the ad's word that it is free"
    : `the ad's ${offerWords(offer).replace(/^(?:the|a) /, "")}`;

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/fold_offer.js





const fold_offer_SIGNAL = { id: "fold_offer", dimension: "aboveTheFoldContinuity", weight: 0.25 };
const fold_offer_BELOW = 0.25;
const PARTLY = 0.6;
const GOOD = 0.6;
const isInView = ({ page }) => page !== null && isUpfront(page.fact);
const isKept = ({ status }) => status === "match" || status === "partial_match";
const worthOf = (bargain) => {
    if (!isKept(bargain))
        return 0;
    return (isInView(bargain) ? 1 : fold_offer_BELOW) * (bargain.status === "match" ? 1 : PARTLY);
};
const fold_offer_elsewhere = ({ fact }) => {
    if (isShown(fact))
        return "below the first screen";
    return fact.source === "json-ld"
        ? "only in the page's structured data"
        : "only in the page's title or description";
};
const remedy = (offer) => isShown(offer.fact)
    ? `Lift ${(0,finding/* quote */.hD)(offer.fact.text)} into the first screen, next to the headline.`
    : `Write ${offerWords(offer)} where visitors can read it, next to the headline: search engines see it now, and they do not.`;
const fold_offer_compare = ({ ad, page, status }, evidence) => {
    if (page === null)
        return [];
    const upfront = isUpfront(page.fact);
    const hidden = isObscured(page.fact, evidence.page);
    return [
        (0,finding/* finding */.gk)({
            kind: "fold_offer",
            status: hidden ? "obscured" : upfront ? status : "partial_match",
            severity: upfront || hidden || !isSpecific(ad) ? "LOW" : "MEDIUM",
            adValue: ad.fact.text,
            landingPageValue: upfront ? page.fact.text : `${fold_offer_elsewhere(page)}: ${page.fact.text}`,
            recommendation: upfront
                ? hidden
                    ? "Make the consent layer smaller, so that the offer is in view while it is open."
                    : status === "match"
                        ? "Nothing to do: the offer is in view as the page opens."
                        : `Say what the ad says (${offerWords(ad)}) beside ${(0,finding/* quote */.hD)(page.fact.text)}, or bring the ad in line with it.`
                : remedy(page),
            confidence: Math.min(ad.fact.confidence, page.fact.confidence),
            ad: ad.fact,
            page: page.fact,
            offers: { ad, page },
        }),
    ];
};
const fold_offer_capsOf = (kept) => {
    const main = kept.filter(({ ad }) => isSpecific(ad) && isSurelyRead(ad));
    const late = main.find((bargain) => !isInView(bargain));
    return late === undefined || late.page === null
        ? []
        : [
            {
                dimension: "aboveTheFoldContinuity",
                limit: 6.5,
                reason: `${adsOffer(late.ad)} is kept ${isShown(late.page.fact) ? "only below the first screen" : fold_offer_elsewhere(late.page)}`,
            },
        ];
};
const describe = ({ ad, page, status }) => {
    if (page === null)
        return "the first screen does not keep the ad's offer";
    const place = isUpfront(page.fact)
        ? "on the first screen"
        : isShown(page.fact)
            ? "only below the first screen"
            : fold_offer_elsewhere(page);
    return status === "match"
        ? `${adsOffer(ad)} stands ${place}`
        : `${adsOffer(ad)} is met by ${offerWords(page)} ${place}`;
};
const unread = ({ ad }) => [ad.headline, ...ad.copy].every((passage) => (passage?.terms.length ?? 0) === 0)
    ? "nothing that the ad says could be read"
    : null;
const noteOf = (bargains, value) => {
    const kept = bargains.filter(isKept);
    const [least] = kept.toSorted((one, other) => worthOf(one) - worthOf(other));
    const [broken] = bargains
        .filter((bargain) => !isKept(bargain))
        .toSorted((one, other) => weightOf(other.ad) - weightOf(one.ad));
    if (broken !== undefined && (value < GOOD || least === undefined))
        return `the first screen does not keep ${adsOffer(broken.ad)}`;
    const best = broken === undefined ? least : kept.toSorted((one, other) => worthOf(other) - worthOf(one))[0];
    return best === undefined ? "the first screen does not keep the ad's offer" : describe(best);
};
const fold_offer_foldOffer = (evidence) => {
    if (evidence.ad.offers.length === 0)
        return outcome({ signals: [silent(fold_offer_SIGNAL, unread(evidence) ?? "the ad makes no typed offer")] });
    if (!place_isReadable(evidence.page))
        return outcome({ signals: [silent(fold_offer_SIGNAL, "nothing of the page could be read")] });
    const bargains = bargainsOf(evidence).filter((bargain) => isSurelyRead(bargain.ad) || isKept(bargain));
    const weight = bargains.reduce((sum, { ad }) => sum + weightOf(ad), 0);
    if (weight === 0)
        return outcome({ signals: [silent(fold_offer_SIGNAL, "the ad's offer cannot be compared with the page's")] });
    const value = bargains.reduce((sum, bargain) => sum + weightOf(bargain.ad) * worthOf(bargain), 0) / weight;
    const kept = bargains.filter(isKept);
    return outcome({
        signals: [seen(fold_offer_SIGNAL, value, noteOf(bargains, value))],
        findings: kept.slice(0, 2).flatMap((bargain) => fold_offer_compare(bargain, evidence)),
        caps: fold_offer_capsOf(kept),
    });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/fold_promise.js










const fold_promise_SIGNAL = { id: "fold_promise", dimension: "aboveTheFoldContinuity", weight: 0.35 };
const subjectGrade = curve([0.1, 0], [0.25, 0.3], [0.5, 0.7], [0.75, 0.85]);
const fold_promise_UNSEEN = 0.6;
const fold_promise_MATCH = 0.6;
const fold_promise_PARTIAL = 0.3;
const fold_promise_describe = (lead, value, { passage }, evidence) => {
    if (value < fold_promise_PARTIAL)
        return `the first screen does not take up the ad's ${(0,finding/* quote */.hD)(lead.text)}`;
    const line = passage === null ? "" : ` with ${(0,finding/* quote */.hD)(passage.text)}`;
    if (brokenIn(lead, evidence) !== null)
        return `the first screen takes up what the ad sells${line}, not its offer`;
    return value >= fold_promise_MATCH
        ? `the first screen takes up the ad's promise${line}`
        : `the first screen takes up the ad's promise only faintly${line}`;
};
const fold_promise_recommend = (status, lead) => {
    if (status === "match")
        return "Nothing to do: the first screen keeps the ad's promise.";
    if (status === "obscured")
        return "Make the consent layer smaller, so that the first screen keeps the ad's promise at once.";
    return `Put ${(0,finding/* quote */.hD)(lead)}, or words that mean the same, into the first screen: visitors decide there whether to stay.`;
};
const fold_promise_compare = (evidence, value, echo) => {
    const [lead] = leadOf(evidence);
    const shown = value >= fold_promise_PARTIAL ? (echo.passage ?? evidence.page.headline) : evidence.page.headline;
    if (lead === undefined || shown === null)
        return null;
    const broken = brokenIn(lead, evidence);
    const whole = value >= fold_promise_MATCH && broken === null && !isDeclinedHere(evidence) && !speakApart(evidence);
    const alike = whole ? "match" : value >= fold_promise_PARTIAL ? "partial_match" : "missing";
    const status = alike !== "missing" && isObscured(shown, evidence.page) ? "obscured" : alike;
    const another = status !== "obscured" && isAnotherThing(evidence);
    const strange = another && status === "missing";
    return (0,finding/* finding */.gk)({
        kind: "fold_promise",
        status,
        contradiction: strange,
        severity: strange
            ? "HIGH"
            : status === "missing" && subject_isComparable(evidence) && !isVouchedFor(evidence)
                ? "MEDIUM"
                : "LOW",
        adValue: lead.text,
        landingPageValue: shown.text,
        recommendation: status === "partial_match" && value >= fold_promise_MATCH && broken !== null
            ? `The first screen shows what the ad sells, and not its offer: say ${offerWords(broken)} there, or take it out of the ad.`
            : another
                ? SEND_ELSEWHERE
                : status !== "match" && isDeclinedHere(evidence)
                    ? SETTLE_FIRST
                    : fold_promise_recommend(status, lead.text),
        confidence: Math.min(lead.confidence, shown.confidence),
        ad: lead,
        page: shown,
    });
};
const fold_promise_foldPromise = (evidence) => {
    const [lead] = leadOf(evidence);
    if (lead === undefined || leadsWithOffer(lead, evidence))
        return outcome({ signals: [silent(fold_promise_SIGNAL, unspoken(lead, evidence))] });
    if (evidence.page.blocks.length === 0)
        return outcome({ signals: [silent(fold_promise_SIGNAL, "no text of the page could be read")] });
    const echo = echoOf(evidence, true);
    const value = Math.max(echo.value, otherGoods(evidence) === null && !isDeclinedHere(evidence)
        ? subjectGrade(subject_subjectOf(evidence).onFirstScreen)
        : 0, fold_promise_UNSEEN * benefitOfDoubt(evidence));
    if (value < fold_promise_PARTIAL && !isWordingKnown(evidence))
        return outcome({ signals: [silent(fold_promise_SIGNAL, UNKNOWN_WORDING)] });
    const found = fold_promise_compare(evidence, value, echo);
    return outcome({
        signals: [seen(fold_promise_SIGNAL, value, fold_promise_describe(lead, value, echo, evidence))],
        findings: found === null ? [] : [found],
    });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/formality.js


const formality_grade = curve([0.2, 1], [0.45, 0.5], [0.8, 0.1]);
const FORMALITY = {
    signal: { id: "formality", dimension: "toneAlignment", weight: 0.2 },
    value: (ad, page) => formality_grade(Math.abs(ad.formality - page.formality)),
    note: (ad, page) => Math.abs(ad.formality - page.formality) <= 0.35
        ? "both speak with the same formality"
        : ad.formality > page.formality
            ? "the page speaks more casually than the ad"
            : "the page speaks more formally than the ad",
};
const formality = examineAspect(FORMALITY);

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/headline_echo.js










const headline_echo_SIGNAL = { id: "headline_echo", dimension: "messageMatch", weight: 0.35 };
const headline_echo_MATCH = 0.65;
const headline_echo_PARTIAL = 0.3;
const SAME_SUBJECT = 0.25;
const headline_echo_recommend = (status, ad, page) => {
    if (status === "match")
        return "Nothing to do: the visitor reads on the page what the ad said.";
    if (status === "obscured")
        return "Let the consent layer leave the headline in view, so that the promise is read at once.";
    return status === "partial_match"
        ? `Bring the page's headline ${(0,finding/* quote */.hD)(page)} closer to the ad: name what ${(0,finding/* quote */.hD)(ad)} names, in its first words.`
        : `Say ${(0,finding/* quote */.hD)(ad)} in the page's headline, where it now reads ${(0,finding/* quote */.hD)(page)}, or lead the ad with the page's own words.`;
};
const openingOf = ({ headline, title }) => {
    if (headline === null)
        return title === "" ? "it has no headline" : `its title is ${(0,finding/* quote */.hD)(title)}`;
    return isUpfront(headline)
        ? `it opens with ${(0,finding/* quote */.hD)(headline.text)}`
        : `its largest line, below the first screen, is ${(0,finding/* quote */.hD)(headline.text)}`;
};
const headline_echo_describe = (evidence, { text: lead, plain }, { value, passage }) => {
    if (passage === null || value < headline_echo_PARTIAL)
        return `nothing prominent on the page answers the ad's ${(0,finding/* quote */.hD)(lead)}; ${openingOf(evidence.page)}`;
    const place = place_placeOf(passage, evidence.page);
    if (passage.plain === plain)
        return `the ad's ${(0,finding/* quote */.hD)(lead)} stands word for word on the page (${place})`;
    const how = value >= headline_echo_MATCH ? "is taken up by" : "is taken up in part by";
    return `the ad's ${(0,finding/* quote */.hD)(lead)} ${how} ${(0,finding/* quote */.hD)(passage.text)} (${place})`;
};
const headline_echo_compare = (evidence, echo) => {
    const [lead] = leadOf(evidence);
    const shown = (echo.value >= headline_echo_PARTIAL ? echo.passage : null) ?? evidence.page.headline;
    if (lead === undefined || shown === null)
        return null;
    const other = otherGoods(evidence) !== null;
    const related = !other &&
        (echo.value >= headline_echo_PARTIAL || subject_subjectOf(evidence).upfront >= SAME_SUBJECT || isVouchedFor(evidence));
    const broken = brokenIn(lead, evidence);
    const whole = echo.value >= headline_echo_MATCH && broken === null && !isDeclinedHere(evidence) && !speakApart(evidence);
    const alike = !related ? "mismatch" : whole ? "match" : "partial_match";
    const status = alike !== "mismatch" && isObscured(shown, evidence.page) ? "obscured" : alike;
    const strange = status === "mismatch" && isAnotherThing(evidence);
    return (0,finding/* finding */.gk)({
        kind: "headline",
        status,
        severity: strange
            ? "HIGH"
            : status === "mismatch" && (other || subject_isComparable(evidence))
                ? "MEDIUM"
                : "LOW",
        adValue: lead.text,
        landingPageValue: shown.text,
        recommendation: status === "partial_match" && echo.value >= headline_echo_MATCH && broken !== null
            ? `The page takes up the line but not its offer: say ${offerWords(broken)} there, or take it out of ${(0,finding/* quote */.hD)(lead.text)}.`
            : strange
                ? SEND_ELSEWHERE
                : status !== "match" && isDeclinedHere(evidence)
                    ? SETTLE_FIRST
                    : headline_echo_recommend(status, lead.text, evidence.page.headline?.text ?? shown.text),
        confidence: Math.min(lead.confidence, shown.confidence),
        contradiction: strange,
        ad: lead,
        page: shown,
    });
};
const headlineEcho = (evidence) => {
    const [lead] = leadOf(evidence);
    if (lead === undefined || leadsWithOffer(lead, evidence))
        return outcome({ signals: [silent(headline_echo_SIGNAL, unspoken(lead, evidence))] });
    if (evidence.page.blocks.length === 0)
        return outcome({ signals: [silent(headline_echo_SIGNAL, "no text of the page could be read")] });
    const echo = echoOf(evidence);
    if (echo.value < headline_echo_PARTIAL && !isWordingKnown(evidence))
        return outcome({ signals: [silent(headline_echo_SIGNAL, UNKNOWN_WORDING)] });
    const found = speakApart(evidence) && echo.value < headline_echo_PARTIAL ? null : headline_echo_compare(evidence, echo);
    return outcome({
        signals: [seen(headline_echo_SIGNAL, Math.max(echo.value, benefitOfDoubt(evidence)), headline_echo_describe(evidence, lead, echo))],
        findings: found === null ? [] : [found],
    });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/presence.js

const byArea = curve([0.015, 0], [0.05, 1]);
const byPart = curve([0.2, 0], [0.5, 1]);
const presenceOf = ({ foldShare, measures }) => byArea(foldShare) * byPart(measures.seen);

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/panel.js
const EVERYTHING = { left: 0, top: 0, width: 1, height: 1 };
const FLAT = 0.04;
const MARKED = 0.5;
const panel_MARGIN = 0.8;
const ABRUPT = 0.15;
const BARE = 0.85;
const SEEN = 0.2;
const LEAST_PICTURED = 0.12;
const panel_alike = ({ light, blue, red }, one, other) => Math.abs((light[one] ?? 0) - (light[other] ?? 0)) < FLAT &&
    Math.abs((blue[one] ?? 0) - (blue[other] ?? 0)) < FLAT &&
    Math.abs((red[one] ?? 0) - (red[other] ?? 0)) < FLAT;
const groundOf = (sketch, cells) => {
    const relatives = cells.map((cell) => cells.filter((other) => panel_alike(sketch, cell, other)).length);
    return cells[relatives.indexOf(Math.max(...relatives))];
};
const panelOf = (sketch, lines) => {
    const shown = lines.map((cells) => cells.filter((cell) => (sketch.seen[cell] ?? 0) >= SEEN));
    const ground = groundOf(sketch, shown.find((cells) => cells.length > 0) ?? []);
    if (ground === undefined)
        return { lines: lines.length, flat: 1 };
    const flat = shown.map((cells) => cells.length === 0 ? MARKED : cells.filter((cell) => panel_alike(sketch, cell, ground)).length / cells.length);
    let panel = { lines: 0, flat: 1 };
    let sum = 0;
    for (const [at, share] of flat.entries()) {
        sum += share;
        if (sum < MARKED * (at + 1))
            return panel;
        const beyond = flat.slice(at + 2, at + 4);
        if (share > panel_MARGIN && beyond.length > 0 && Math.max(...beyond) < ABRUPT)
            panel = { lines: at + 1, flat: sum / (at + 1) };
    }
    return sum >= BARE * lines.length ? { lines: lines.length, flat: sum / lines.length } : panel;
};
const between = (sketch, lines) => {
    const [near, far] = [panelOf(sketch, lines), panelOf(sketch, lines.toReversed())];
    const count = lines.length - near.lines - far.lines;
    if (count >= lines.length * LEAST_PICTURED)
        return { from: near.lines, count };
    const busier = near.flat < far.flat ? near : far;
    if (busier.flat >= BARE)
        return null;
    return { from: busier === near ? 0 : lines.length - far.lines, count: busier.lines };
};
const indices = (count) => Array.from({ length: count }, (_, at) => at);
const picturedPart = (sketch) => {
    const { columns, rows } = sketch;
    const down = between(sketch, indices(rows).map((row) => indices(columns).map((column) => row * columns + column)));
    if (down === null)
        return null;
    const across = between(sketch, indices(columns).map((column) => indices(down.count).map((row) => (down.from + row) * columns + column)));
    if (across === null)
        return null;
    return {
        left: across.from / columns,
        top: down.from / rows,
        width: across.count / columns,
        height: down.count / rows,
    };
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/resemblance.js

const MIDDLE = { left: 0.15, top: 0.15, width: 0.7, height: 0.7 };
const PARTS = [
    { left: 0, top: 0, width: 1, height: 0.5 },
    { left: 0, top: 0.5, width: 1, height: 0.5 },
    { left: 0, top: 0, width: 0.5, height: 1 },
    { left: 0.5, top: 0, width: 0.5, height: 1 },
    MIDDLE,
];
const COARSE = 8;
const FINE = 12;
const CLOSELY = 3;
const FAINT = 0.01;
const STRONG = 0.02;
const COLOUR_WEIGHT = 2;
const LEAST_SEEN = 0.25;
const within = (part, of) => ({
    left: of.left + part.left * of.width,
    top: of.top + part.top * of.height,
    width: part.width * of.width,
    height: part.height * of.height,
});
const cropped = (frame, across, down) => within({ left: (1 - across) / 2, top: (1 - down) / 2, width: across, height: down }, frame);
const resemblance_matched = (one, other, ratio) => {
    if (Math.abs(Math.log(ratio)) < 0.03)
        return [[one, other]];
    if (ratio < 1)
        return resemblance_matched(other, one, 1 / ratio).map(([second, first]) => [first, second]);
    return [
        [cropped(one, 1 / ratio, 1), other],
        [one, cropped(other, 1, 1 / ratio)],
    ];
};
const proportions = ({ columns, rows }, { width, height }) => (columns * width) / (rows * height);
const read = (sketch, frame, grid, mirrored = false) => {
    const { columns, rows, light, blue, red, seen } = sketch;
    const reading = new Float64Array(grid * grid * 4);
    for (let point = 0; point < grid * grid; point += 1) {
        const down = Math.floor(point / grid);
        const across = mirrored ? grid - 1 - (point % grid) : point % grid;
        const x = (frame.left + ((across + 0.5) / grid) * frame.width) * columns - 0.5;
        const y = (frame.top + ((down + 0.5) / grid) * frame.height) * rows - 0.5;
        const left = Math.min(columns - 2, Math.max(0, Math.floor(x)));
        const top = Math.min(rows - 2, Math.max(0, Math.floor(y)));
        const [right, below] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
        let [l, b, r, share] = [0, 0, 0, 0];
        for (let corner = 0; corner < 4; corner += 1) {
            const at = (top + (corner >> 1)) * columns + left + (corner & 1);
            const near = (corner & 1 ? right : 1 - right) * (corner >> 1 ? below : 1 - below);
            const part = near * (seen[at] ?? 0);
            l += part * (light[at] ?? 0);
            b += part * (blue[at] ?? 0);
            r += part * (red[at] ?? 0);
            share += part;
        }
        if (share === 0)
            continue;
        reading[point * 4] = l / share;
        reading[point * 4 + 1] = (COLOUR_WEIGHT * b) / share;
        reading[point * 4 + 2] = (COLOUR_WEIGHT * r) / share;
        reading[point * 4 + 3] = share;
    }
    return reading;
};
const softened = (step) => step / (Math.abs(step) + STRONG);
const NOISE = softened(FAINT) ** 2;
const resemblance_alike = (one, other, grid) => {
    let [both, first, second, seen] = [0, 0, 0, 0];
    const compare = (at, next) => {
        const weight = Math.min((one[at + 3] ?? 0) * (one[next + 3] ?? 0), (other[at + 3] ?? 0) * (other[next + 3] ?? 0));
        if (weight === 0)
            return;
        seen += weight;
        for (let channel = 0; channel < 3; channel += 1) {
            const a = softened((one[next + channel] ?? 0) - (one[at + channel] ?? 0));
            const b = softened((other[next + channel] ?? 0) - (other[at + channel] ?? 0));
            both += weight * a * b;
            first += weight * a * a;
            second += weight * b * b;
        }
    };
    for (let point = 0; point < grid * grid; point += 1) {
        if (point % grid < grid - 1)
            compare(point * 4, point * 4 + 4);
        if (point < grid * (grid - 1))
            compare(point * 4, (point + grid) * 4);
    }
    if (seen < LEAST_SEEN * 2 * grid * (grid - 1))
        return null;
    return both / Math.sqrt((first + seen * NOISE) * (second + seen * NOISE));
};
const around = (frame, step) => [
    { ...frame, left: frame.left - step },
    { ...frame, left: frame.left + step },
    { ...frame, top: frame.top - step },
    { ...frame, top: frame.top + step },
    cropped(frame, 1 - 2 * step, 1 - 2 * step),
    cropped(frame, 1 + 2 * step, 1 + 2 * step),
].filter(({ left, top, width, height }) => left >= 0 && top >= 0 && left + width <= 1 && top + height <= 1);
const settled = (ad, page, place) => {
    const shown = read(page, place.page, FINE);
    const likenessAt = (frame) => resemblance_alike(read(ad, frame, FINE, place.mirrored), shown, FINE) ?? -1;
    let best = { frame: place.ad, value: likenessAt(place.ad) };
    for (const step of [0.08, 0.04, 0.02])
        for (const frame of around(best.frame, step)) {
            const value = likenessAt(frame);
            if (value > best.value)
                best = { frame, value };
        }
    return best.value;
};
const framesOf = (pictured) => pictured.width * pictured.height > 0.99
    ? { wholes: [EVERYTHING], parts: [...PARTS] }
    : { wholes: [EVERYTHING, pictured], parts: [...PARTS, within(MIDDLE, pictured)] };
const pairsOf = (ad, page) => {
    const [one, other] = [framesOf(ad), framesOf(page)];
    const pairs = (some, others) => some.flatMap((frame) => others.map((against) => [frame, against]));
    return [
        ...pairs(one.wholes, [...other.wholes, ...other.parts]),
        ...pairs(one.parts, other.wholes),
        ...PARTS.map((part) => [part, part]),
    ];
};
const overlaid = (ad, page, [one, other]) => {
    const mirrors = one === EVERYTHING && other === EVERYTHING ? [false, true] : [false];
    return resemblance_matched(one, other, proportions(ad, one) / proportions(page, other)).flatMap(([adFrame, pageFrame]) => {
        const target = read(page, pageFrame, COARSE);
        return mirrors.flatMap((mirrored) => {
            const value = resemblance_alike(read(ad, adFrame, COARSE, mirrored), target, COARSE);
            return value === null ? [] : [{ ad: adFrame, page: pageFrame, mirrored, value }];
        });
    });
};
const resemblance = (ad, page) => {
    const [shown, standing] = [picturedPart(ad), picturedPart(page)];
    if (shown === null || standing === null)
        return null;
    const places = pairsOf(shown, standing).flatMap((pair) => overlaid(ad, page, pair));
    if (places.length === 0)
        return null;
    const best = places.sort((one, other) => other.value - one.value).slice(0, CLOSELY);
    return Math.max(...best.map((place) => settled(ad, page, place)));
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/hero_image.js





const hero_image_SIGNAL = { id: "hero_image", dimension: "visualMatch", weight: 0.25 };
const hero_image_grade = curve([0.4, 0.15], [0.48, 0.75], [0.58, 1]);
const COLOURS_ALONE = 0.6;
const hero_image_MATCH = 0.7;
const LAYERED = 0.15;
const bestLikeness = (ad, image) => [ad.picture, ...(ad.moments ?? [])]
    .map((moment) => (moment === null ? null : likenessOf(moment, image)))
    .reduce((best, value) => (value === null ? best : Math.max(best ?? 0, value)), null);
const likenessOf = (ad, { measures }) => {
    const shapes = resemblance(ad.sketch, measures.sketch);
    if (shapes === null)
        return null;
    return Math.max(hero_image_grade(shapes), COLOURS_ALONE * coloursAlike(hues_accentsOf(ad.tints), hues_accentsOf(measures.tints)));
};
const hero_image_nameOf = ({ image }) => image.alt !== ""
    ? `picture “${image.alt}”`
    : `picture ${image.src?.split(/[?#]/)[0]?.split("/").at(-1) ?? "without a name"}`;
const hero_image_compare = ({ ad }, { value, image }) => {
    const found = (0,finding/* finding */.gk)({
        kind: "hero_image",
        status: value >= hero_image_MATCH ? "match" : "partial_match",
        severity: "LOW",
        adValue: `the ad's ${ad.mediaType === "video" ? "video" : "picture"}`,
        landingPageValue: hero_image_nameOf(image),
        recommendation: value >= hero_image_MATCH
            ? "Nothing to do: the ad's picture is on the first screen."
            : "Show the ad's picture, or another of the same scene, on the first screen.",
        confidence: 0.8,
    });
    return { ...found, outline: { ad: null, landingPage: image.image.box }, selector: image.image.selector };
};
const hero_image_heroImage = (evidence) => {
    const { ad, page } = evidence;
    if (ad.picture === null)
        return outcome({ signals: [silent(hero_image_SIGNAL, "the ad's picture is not known")] });
    const compared = page.images.flatMap((image) => {
        const [value, presence] = [bestLikeness(ad, image), presenceOf(image)];
        return value === null || presence === 0 ? [] : [{ image, presence, value: value * presence }];
    });
    const [first, ...others] = compared;
    if (first === undefined)
        return outcome({ signals: [silent(hero_image_SIGNAL, "the first screen has no picture to compare")] });
    const presence = Math.max(...compared.map((one) => one.presence));
    const found = others.reduce((most, one) => (one.value > most.value ? one : most), first);
    const best = { ...found, value: found.value / presence };
    if (best.value < hero_image_MATCH && page.layers.some(({ foldShare }) => foldShare >= LAYERED))
        return outcome({ signals: [silent(hero_image_SIGNAL, "a layer hides too much of the page's picture")] });
    const note = best.value >= hero_image_MATCH
        ? `the ad's picture meets the visitor again (${hero_image_nameOf(best.image)})`
        : `no picture of the first screen resembles the ad's; the nearest is the ${hero_image_nameOf(best.image)}`;
    const signal = { ...hero_image_SIGNAL, weight: hero_image_SIGNAL.weight * presence };
    return outcome({ signals: [seen(signal, best.value, note)], findings: [hero_image_compare(evidence, best)] });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/imagery_style.js


const imagery_style_SIGNAL = { id: "imagery_style", dimension: "visualMatch", weight: 0.15 };
const textureGrade = curve([0.03, 1], [0.12, 0.6], [0.3, 0.15]);
const chromaGrade = curve([0.02, 1], [0.06, 0.6], [0.15, 0.15]);
const TEXTURE_SHARE = 0.6;
const richnessGrade = curve([2, 1], [5, 0.6], [20, 0.2]);
const imagery_style_likeness = (ad, shown) => {
    const texture = textureGrade(Math.abs(ad.texture - shown.texture));
    const chroma = chromaGrade(Math.abs(ad.chroma - shown.chroma));
    const rich = richnessGrade(Math.max(ad.richness / shown.richness, shown.richness / ad.richness));
    return TEXTURE_SHARE * texture + ((1 - TEXTURE_SHARE) * (chroma + rich)) / 2;
};
const likenessOnPage = (ad, { fold, images }) => {
    const pictured = Math.max(0, ...images.map(presenceOf));
    const area = images.reduce((sum, image) => sum + presenceOf(image) * image.foldShare, 0);
    if (area === 0)
        return imagery_style_likeness(ad, fold);
    const grade = images.reduce((sum, image) => sum + presenceOf(image) * image.foldShare * imagery_style_likeness(ad, image.measures), 0);
    return pictured * (grade / area) + (1 - pictured) * imagery_style_likeness(ad, fold);
};
const imageryStyle = ({ ad, page: { fold, images } }) => {
    if (ad.picture === null || fold === null)
        return outcome({ signals: [silent(imagery_style_SIGNAL, "one of the two pictures is not known")] });
    const value = likenessOnPage(ad.picture, { fold, images });
    const note = value >= 0.6
        ? "ad and first screen are drawn in one style"
        : "ad and first screen are drawn in different styles";
    return outcome({ signals: [seen(imagery_style_SIGNAL, value, note)] });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/language.js



const NAMES = {
    en: "English",
    de: "German",
    fr: "French",
    es: "Spanish",
    it: "Italian",
    nl: "Dutch",
    pt: "Portuguese",
    sv: "Swedish",
    da: "Danish",
    no: "Norwegian",
    ja: "Japanese",
    ko: "Korean",
    zh: "Chinese",
    el: "Greek",
    he: "Hebrew",
    th: "Thai",
    ar: "Arabic",
    hi: "Hindi",
    ru: "Russian",
};
const language_nameOf = ({ tag }) => NAMES[tag] ?? tag;
const language_language = (evidence) => {
    const { ad, page } = evidence;
    if (ad.language === null || page.language === null || !speakApart(evidence))
        return outcome({});
    const reason = `the ad speaks ${language_nameOf(ad.language)} and the page ${language_nameOf(page.language)}`;
    const caps = [
        { dimension: "messageMatch", limit: 4, reason },
        { dimension: "toneAlignment", limit: 4, reason },
        { dimension: "aboveTheFoldContinuity", limit: 5, reason },
    ];
    const lead = ad.headline ?? ad.copy[0] ?? null;
    return outcome({
        findings: [
            (0,finding/* finding */.gk)({
                kind: "language",
                status: "mismatch",
                severity: "HIGH",
                adValue: `${language_nameOf(ad.language)}: ${lead?.text ?? ""}`,
                landingPageValue: `${language_nameOf(page.language)}: ${page.headline?.text ?? page.title}`,
                recommendation: `Send the ad to the ${language_nameOf(ad.language)} version of the page, or run it in ${language_nameOf(page.language)}.`,
                confidence: Math.min(lead?.confidence ?? 0, 0.95),
                contradiction: true,
                ad: lead,
                page: page.headline,
            }),
        ],
        caps,
    });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/light_and_saturation.js

const light_and_saturation_SIGNAL = { id: "light_and_saturation", dimension: "visualMatch", weight: 0.1 };
const lightGrade = curve([0.1, 1], [0.3, 0.6], [0.6, 0.1]);
const light_and_saturation_chromaGrade = curve([0.02, 1], [0.06, 0.6], [0.15, 0.1]);
const lightAndSaturation = ({ ad, page }) => {
    if (ad.picture === null || page.fold === null)
        return outcome({ signals: [silent(light_and_saturation_SIGNAL, "one of the two pictures is not known")] });
    const light = ad.picture.lightness - page.fold.lightness;
    const vivid = ad.picture.chroma - page.fold.chroma;
    const value = (lightGrade(Math.abs(light)) + light_and_saturation_chromaGrade(Math.abs(vivid))) / 2;
    const how = Math.abs(light) > 0.3
        ? light > 0
            ? "the page is much darker than the ad"
            : "the page is much lighter than the ad"
        : "ad and page are about as light";
    return outcome({ signals: [seen(light_and_saturation_SIGNAL, value, how)] });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/figure.js
const TAG_WORDS = 4;
const figure_PER_CENT = "\\s?(?:%|per ?cent|prozent|pour ?cent|por ?cien|por ?cento|procent|pct)";
const figure_written = (value) => {
    const [whole = "", fraction] = (Number.isInteger(value) ? String(value) : value.toFixed(2)).split(".");
    const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, "[.,'’\\s]?");
    return `(?<![\\d.,])${grouped}${fraction === undefined ? "" : `[.,]${fraction.replace(/0$/, "0?")}`}(?![\\d])(?![.,]\\d)`;
};
const figure_isTag = ({ plain }) => plain.split(" ").length <= TAG_WORDS;
const figureOf = ({ type, value }, { blocks }) => {
    if (value === null || value === 0)
        return null;
    switch (type) {
        case "percent_off": {
            const share = new RegExp(figure_written(value) + figure_PER_CENT, "iu");
            return blocks.find(({ text }) => share.test(text)) ?? null;
        }
        case "amount_off":
        case "price":
        case "from_price": {
            const sum = new RegExp(figure_written(value), "u");
            return blocks.find((block) => figure_isTag(block) && sum.test(block.text)) ?? null;
        }
        default:
            return null;
    }
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/offer_slots.js






const offer_slots_SIGNAL = { id: "offer_slots", dimension: "messageMatch", weight: 0.25 };
const offer_slots_VALUES = { match: 1, partial_match: 0.6, mismatch: 0, missing: 0 };
const MOST_FINDINGS = 4;
const PRICES = new Set(["price", "from_price"]);
const isCheaper = (ad, page) => PRICES.has(ad.type) && PRICES.has(page.type) && (page.value ?? 0) < (ad.value ?? 0);
const offer_slots_describe = ({ ad, page, status, contradiction }, evidence) => {
    const promised = adsOffer(ad);
    if (page === null)
        return `${promised} stands nowhere on the page`;
    const there = `${(0,finding/* quote */.hD)(page.fact.text)} (${place_placeOf(page.fact, evidence.page)})`;
    if (status === "match")
        return `${promised} is confirmed by ${there}`;
    if (contradiction)
        return `${promised} is contradicted by ${there}`;
    if (status === "mismatch")
        return `${promised} does not stand on the page, which has ${there} instead`;
    return isCheaper(ad, page)
        ? `${promised} is more than the page asks: ${there}`
        : `${promised} is met only in part by ${there}`;
};
const offer_slots_recommend = ({ ad, page, status }) => {
    const promised = offerWords(ad);
    if (status === "match")
        return "Nothing to do: the page keeps the ad's offer.";
    if (page === null)
        return ad.type === "deadline" || ad.type === "date" || ad.type === "code"
            ? `Say ${promised} with the offer on the page, so that nobody has to remember it, or take it out of the ad.`
            : `State ${promised} in the page's first screen, or take it out of the ad.`;
    if (status === "partial_match" && isCheaper(ad, page))
        return page.type === "from_price"
            ? `Show what costs ${promised} among the page's ${offerWords(page)}, or let the ad say “${offerWords(page)}”.`
            : `Put the page's lower price (${offerWords(page)}) in the ad, where it is the same thing's.`;
    return status === "mismatch"
        ? `Settle on one offer: the ad says ${promised}, the page ${offerWords(page)}. Change whichever is out of date.`
        : `Make the page's ${(0,finding/* quote */.hD)(page.fact.text)} say exactly what the ad says: ${promised}.`;
};
const REDUCTIONS = new Set(["percent_off", "amount_off", "bogo", "free_trial"]);
const WORDED = new Set(["en", "de", "fr", "es", "it", "nl", "pt"]);
const isSurelyMissing = ({ ad, status }, { page }) => status === "missing" &&
    (page.language === null || WORDED.has(page.language.tag)) &&
    figureOf(ad, page) === null;
const isUnavailable = (bargain, evidence) => REDUCTIONS.has(bargain.ad.type) &&
    (bargain.ad.fact.source === "field" || bargain.ad.fact.confidence >= PLAINLY_READ) &&
    isSurelyMissing(bargain, evidence);
const PLAINLY_READ = 0.9;
const BANNER = 0.12;
const mayStandUnread = ({ page }) => page.popUpClosed !== undefined ||
    page.images.some(({ image, foldShare }) => image.kind !== "svg" && image.src !== null && foldShare >= BANNER);
const severityOf = (bargain, evidence) => {
    const { ad, status, contradiction } = bargain;
    if (status === "match" || status === "partial_match")
        return "LOW";
    if (contradiction)
        return isWeighty(ad) ? "HIGH" : "MEDIUM";
    if (isUnavailable(bargain, evidence))
        return "HIGH";
    return status === "mismatch" || isSpecific(ad) ? "MEDIUM" : "LOW";
};
const offer_slots_compare = (bargain, evidence) => {
    const { ad, page, status, contradiction } = bargain;
    const kept = status === "match" || status === "partial_match";
    return (0,finding/* finding */.gk)({
        kind: "offer",
        status: kept && page !== null && isObscured(page.fact, evidence.page) ? "obscured" : status,
        severity: severityOf(bargain, evidence),
        adValue: ad.fact.text,
        landingPageValue: page?.fact.text ?? figureOf(ad, evidence.page)?.text ?? "not found on the page",
        recommendation: offer_slots_recommend(bargain),
        confidence: Math.min(ad.fact.confidence, page?.fact.confidence ?? 0.95),
        contradiction,
        ad: ad.fact,
        page: page?.fact ?? null,
        offers: { ad, page },
    });
};
const offer_slots_capsOf = (bargains, evidence) => {
    const sure = bargains.filter(({ ad }) => isSurelyRead(ad));
    const contradicted = sure.find(({ ad, contradiction }) => contradiction && isWeighty(ad));
    const missing = sure.find((bargain) => isSpecific(bargain.ad) && isSurelyMissing(bargain, evidence));
    const cap = (bargain, message, fold) => [
        { dimension: "messageMatch", limit: message, reason: offer_slots_describe(bargain, evidence) },
        { dimension: "aboveTheFoldContinuity", limit: fold, reason: offer_slots_describe(bargain, evidence) },
    ];
    if (contradicted !== undefined)
        return cap(contradicted, DISAPPROVED, DISAPPROVED);
    const unavailable = sure.find((bargain) => isSpecific(bargain.ad) && isUnavailable(bargain, evidence));
    if (unavailable !== undefined && !mayStandUnread(evidence))
        return cap(unavailable, DISAPPROVED, DISAPPROVED);
    return missing === undefined ? [] : cap(missing, 6, 5);
};
const offerSlots = (evidence) => {
    if (evidence.ad.offers.length === 0)
        return outcome({ signals: [silent(offer_slots_SIGNAL, "the ad makes no typed offer")] });
    if (!place_isReadable(evidence.page))
        return outcome({ signals: [silent(offer_slots_SIGNAL, "nothing of the page could be read")] });
    const bargains = bargainsOf(evidence);
    const known = bargains.filter(({ ad, status }) => isSurelyRead(ad) || status === "match");
    const weight = known.reduce((sum, { ad }) => sum + weightOf(ad), 0);
    const findings = bargains.slice(0, MOST_FINDINGS).map((bargain) => offer_slots_compare(bargain, evidence));
    if (weight === 0)
        return outcome({
            signals: [silent(offer_slots_SIGNAL, "the ad's offer cannot be compared with the page's")],
            findings,
        });
    const value = known.reduce((sum, { ad, status }) => sum + weightOf(ad) * offer_slots_VALUES[status], 0) / weight;
    const telling = known.toSorted((one, other) => offer_slots_VALUES[one.status] - offer_slots_VALUES[other.status])[0];
    return outcome({
        signals: [seen(offer_slots_SIGNAL, value, telling === undefined ? "" : offer_slots_describe(telling, evidence))],
        findings,
        caps: offer_slots_capsOf(bargains, evidence),
    });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/page_type.js




const page_type_SIGNAL = { id: "page_type", dimension: "aboveTheFoldContinuity", weight: 0.1 };
const page_type_NAMES = {
    product: "a product page",
    list: "a page of many products",
    article: "an article",
    lead: "a page that asks for contact or an account",
    booking: "a page that takes bookings",
    donation: "a page that takes donations",
    home: "a home page",
    error: "an error page",
    other: "a page of text and pictures",
};
const LEADS = {
    sign_up: "a page that asks for an account",
    try: "a page that offers a trial",
    quote: "a page that offers a quote",
    contact: "a page that asks for contact",
    apply: "a page that takes applications",
    subscribe: "a page that asks to subscribe",
    download: "a page that offers a download",
};
const page_type_nameOf = ({ type, ctas }) => (type === "lead" ? ctas.flatMap(({ intent }) => LEADS[intent] ?? [])[0] : undefined) ?? page_type_NAMES[type];
const FIT = {
    buy: {
        product: 1,
        list: 0.9,
        lead: 0.6,
        booking: 0.8,
        donation: 0.3,
        home: 0.75,
        other: 0.6,
        article: 0.3,
        error: 0,
    },
    book: {
        product: 1,
        list: 0.9,
        lead: 1,
        booking: 1,
        donation: 0.3,
        home: 0.75,
        other: 0.6,
        article: 0.3,
        error: 0,
    },
    give: {
        product: 0.8,
        list: 0.6,
        lead: 0.9,
        booking: 0.6,
        donation: 1,
        home: 0.7,
        other: 0.6,
        article: 0.4,
        error: 0,
    },
    lead: {
        product: 0.8,
        list: 0.6,
        lead: 1,
        booking: 0.9,
        donation: 0.6,
        home: 0.7,
        other: 0.6,
        article: 0.4,
        error: 0,
    },
    read: {
        product: 0.9,
        list: 0.8,
        lead: 0.9,
        booking: 0.9,
        donation: 0.9,
        home: 0.9,
        other: 1,
        article: 1,
        error: 0,
    },
};
const WISH = {
    buy: "buy",
    book: "book",
    donate: "give",
    sign_up: "lead",
    try: "lead",
    subscribe: "lead",
    download: "lead",
    quote: "lead",
    contact: "lead",
    apply: "lead",
    watch: "read",
    browse: "buy",
    learn: "read",
    other: "read",
};
const WRONG_THING = 0.2;
const pageType = (evidence) => {
    const { ad, page } = evidence;
    if (page.blocks.length === 0)
        return outcome({ signals: [silent(page_type_SIGNAL, "nothing of the page could be read")] });
    const intent = ad.cta?.intent ?? "other";
    const fit = FIT[WISH[intent]][page.type];
    const strange = isAnotherThing(evidence) || speakApart(evidence);
    const note = strange
        ? `${page_type_nameOf(page)}, but about something else or in another language`
        : `${page_type_nameOf(page)} for a click that wants to ${INTENT_WORDS[intent]}`;
    return outcome({ signals: [seen(page_type_SIGNAL, strange ? Math.min(fit, WRONG_THING) : fit, note)] });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/person.js


const person_grade = curve([0.4, 1], [0.75, 0.65], [1, 0.4]);
const PERSON = {
    signal: { id: "person", dimension: "toneAlignment", weight: 0.1 },
    value: (ad, page) => person_grade(Math.abs(ad.secondPerson - page.secondPerson)),
    note: (ad, page) => Math.abs(ad.secondPerson - page.secondPerson) <= 0.6
        ? "both address the reader alike"
        : ad.secondPerson > page.secondPerson
            ? "the ad says “you” and the page does not"
            : "the page says “you” and the ad does not",
};
const person = examineAspect(PERSON);

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/product_terms.js






const product_terms_SIGNAL = { id: "product_terms", dimension: "messageMatch", weight: 0.2 };
const product_terms_grade = curve([0.08, 0], [0.2, 0.35], [0.35, 0.7], [0.55, 1]);
const UPFRONT_SHARE = 0.75;
const BACK_SHARE = 0.9;
const product_terms_MATCH = 0.6;
const product_terms_PARTIAL = 0.3;
const OTHER_GOODS = 0.25;
const DOUBT_SHARE = 0.6;
const OTHER_PLACE = 0.5;
const product_terms_worthOf = ({ upfront, anywhere, back }, { goods, place, measure, denied }) => product_terms_grade(Math.max(UPFRONT_SHARE * upfront + (1 - UPFRONT_SHARE) * anywhere, BACK_SHARE * back)) *
    (goods === null ? 1 : OTHER_GOODS) *
    (place === null && measure === null && denied === null ? 1 : OTHER_PLACE);
const bare = (word) => word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/gu, "")
    .replaceAll("ß", "ss");
const asWritten = (word, passages) => passages
    .flatMap((passage) => passage?.text.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [])
    .find((written) => bare(written) === word) ?? word;
const said = ({ ad }) => [ad.headline, ...ad.copy];
const product_terms_wordsOf = (evidence) => {
    const terms = said(evidence).flatMap((passage) => passage?.terms ?? []);
    const words = evidence.ad.terms
        .slice(0, 4)
        .map((idea) => terms.find((term) => term.idea === idea)?.word ?? idea);
    return words.map((word) => asWritten(word, said(evidence))).join(", ");
};
const lineOf = (evidence) => leadOf(evidence)[0]?.text ?? product_terms_wordsOf(evidence);
const measureApart = ({ ad, page }) => `the ad says ${(0,finding/* quote */.hD)(ad.said)}, the page ${(0,finding/* quote */.hD)(page.said)}`;
const placeApart = ({ ad, page }) => `the ad says ${(0,finding/* quote */.hD)(ad)}, the page ${(0,finding/* quote */.hD)(page)}`;
const saysNo = ({ claim, denial }) => `the ad says ${(0,finding/* quote */.hD)(claim.text)}, and the page says no: ${(0,finding/* quote */.hD)(denial.said, 160)}`;
const product_terms_MOST_WORDS = 4;
const product_terms_kept = (evidence, value, { shared, absent }) => {
    const list = (words) => words
        .slice(0, product_terms_MOST_WORDS)
        .map((word) => asWritten(word, said(evidence)))
        .join(", ");
    if (shared.length === 0)
        return "";
    return value < 1 && absent.length > 0
        ? ` (${list(shared)}; not ${list(absent).replaceAll(", ", ", not ")})`
        : ` (${list(shared)})`;
};
const product_terms_describe = (evidence, value, subject, { goods, place, measure, denied }) => {
    const { absent } = subject;
    const sold = product_terms_wordsOf(evidence);
    if (goods !== null)
        return `the ad names one kind of goods (${goods.ad}) and the page another (${goods.page})`;
    if (place !== null)
        return placeApart(place);
    if (measure !== null)
        return measureApart(measure);
    if (denied !== null)
        return saysNo(denied);
    if (value >= product_terms_MATCH)
        return `the page is about what the ad sells${product_terms_kept(evidence, value, subject)}`;
    const missing = absent
        .slice(0, 4)
        .map((word) => (0,finding/* quote */.hD)(asWritten(word, said(evidence))))
        .join(", ");
    return missing === ""
        ? `what the ad sells (${sold}) is not what the page puts first`
        : `of what the ad sells (${sold}) the page never says ${missing}`;
};
const product_terms_recommend = (status, evidence) => {
    if (status === "match")
        return "Nothing to do: ad and page name the same thing.";
    return status === "mismatch"
        ? SEND_ELSEWHERE
        : `Name on the first screen what the ad names (${(0,finding/* quote */.hD)(lineOf(evidence))}), in the ad's own words where they fit.`;
};
const product_terms_compare = (evidence, value, strange) => {
    const { ad, page } = evidence;
    const vouched = isVouchedFor(evidence);
    const status = value >= product_terms_MATCH ? "match" : value >= product_terms_PARTIAL || vouched ? "partial_match" : "mismatch";
    return (0,finding/* finding */.gk)({
        kind: "product",
        status,
        severity: strange
            ? "HIGH"
            : status === "mismatch" && (!isNamedUndisputed(evidence) || isUnheardOf(evidence))
                ? "MEDIUM"
                : "LOW",
        adValue: lineOf(evidence),
        landingPageValue: page.headline?.text ?? page.title,
        recommendation: product_terms_recommend(status, evidence),
        confidence: Math.min(adConfidence(evidence), page.headline?.confidence ?? 0.9),
        contradiction: strange,
        ad: ad.headline ?? ad.copy[0] ?? null,
        page: page.headline,
    });
};
const misplaced = (evidence, place) => (0,finding/* finding */.gk)({
    kind: "product",
    status: "mismatch",
    severity: place.certain ? "HIGH" : "MEDIUM",
    adValue: lineOf(evidence),
    landingPageValue: place.passage.text,
    recommendation: `The ad says ${place.ad}, the page ${place.page}: send the ad to the page for ${place.ad}, or name ${place.ad} here if the page serves it.`,
    confidence: Math.min(adConfidence(evidence), place.passage.confidence),
    contradiction: true,
    ad: evidence.ad.headline ?? evidence.ad.copy[0] ?? null,
    page: place.passage,
});
const otherwise = (evidence, { ad, page }) => (0,finding/* finding */.gk)({
    kind: "product",
    element: ad.kind === "name" ? "Product model" : "Product figure",
    status: "mismatch",
    severity: "HIGH",
    adValue: ad.passage.text,
    landingPageValue: page.passage.text,
    recommendation: `The ad says ${(0,finding/* quote */.hD)(ad.said)}, the page ${(0,finding/* quote */.hD)(page.said)}: change whichever is out of date, or send the ad to the page that says so.`,
    confidence: Math.min(adConfidence(evidence), ad.passage.confidence, page.passage.confidence),
    contradiction: true,
    ad: ad.passage,
    page: page.passage,
});
const product_terms_declined = (evidence, { claim, denial }) => (0,finding/* finding */.gk)({
    kind: "product",
    element: "Product claim",
    status: "mismatch",
    severity: "HIGH",
    adValue: claim.text,
    landingPageValue: denial.said,
    recommendation: `The page says no to what the ad claims (${(0,finding/* quote */.hD)(denial.said, 160)}): send the ad to a page that offers it, or take it out of the ad.`,
    confidence: Math.min(adConfidence(evidence), claim.confidence, denial.asked.confidence),
    contradiction: true,
    ad: claim,
});
const findingOf = (evidence, value, strange, { place, measure, denied }) => {
    if (strange)
        return product_terms_compare(evidence, value, true);
    if (denied !== null)
        return product_terms_declined(evidence, denied);
    if (place !== null)
        return misplaced(evidence, place);
    return measure === null ? product_terms_compare(evidence, value, false) : otherwise(evidence, measure);
};
const capsFor = (reason) => [
    { dimension: "messageMatch", limit: DISAPPROVED, reason },
    { dimension: "aboveTheFoldContinuity", limit: DISAPPROVED, reason },
];
const product_terms_capsOf = (evidence, strange, { place, measure, denied }) => {
    if (strange && adConfidence(evidence) >= 0.65)
        return capsFor(`the page is about something else (${(0,finding/* quote */.hD)(evidence.page.headline?.text ?? evidence.page.title)})`);
    if (denied !== null)
        return capsFor(saysNo(denied));
    if (measure !== null)
        return capsFor(measureApart(measure));
    return place?.certain === true ? capsFor(placeApart(place)) : [];
};
const productTerms = (evidence) => {
    if (evidence.ad.terms.length === 0)
        return outcome({ signals: [silent(product_terms_SIGNAL, "the ad's words do not tell what it sells")] });
    if (evidence.page.blocks.length === 0)
        return outcome({ signals: [silent(product_terms_SIGNAL, "no text of the page could be read")] });
    const subject = subject_subjectOf(evidence);
    const other = contradictionOf(evidence);
    const isOther = Object.values(other).some((one) => one !== null);
    const value = product_terms_worthOf(subject, other);
    if (value < product_terms_PARTIAL && !isOther && !isWordingKnown(evidence))
        return outcome({ signals: [silent(product_terms_SIGNAL, UNKNOWN_WORDING)] });
    if (value < product_terms_PARTIAL && !isOther && !subject_isComparable(evidence))
        return outcome({ signals: [silent(product_terms_SIGNAL, "too little is said to tell whether both sell the same")] });
    const strange = value < product_terms_PARTIAL && isAnotherThing(evidence);
    const telling = value >= product_terms_PARTIAL || isOther || (!speakApart(evidence) && echoOf(evidence).value < product_terms_MATCH);
    return outcome({
        signals: [
            seen(product_terms_SIGNAL, Math.max(value, DOUBT_SHARE * benefitOfDoubt(evidence)), product_terms_describe(evidence, value, subject, other)),
        ],
        findings: telling ? [findingOf(evidence, value, strange, other)] : [],
        caps: product_terms_capsOf(evidence, strange, other),
    });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/readability.js


const readability_grade = curve([0.6, 1], [1.2, 0.6], [2, 0.2]);
const ratio = (one, other) => Math.abs(Math.log2(Math.max(1, one) / Math.max(1, other)));
const READABILITY = {
    signal: { id: "readability", dimension: "toneAlignment", weight: 0.15 },
    value: (ad, page) => readability_grade(ratio(ad.sentenceLength, page.sentenceLength)),
    note: (ad, page) => ratio(ad.sentenceLength, page.sentenceLength) <= 1
        ? "sentences are of like length"
        : ad.sentenceLength > page.sentenceLength
            ? "the page speaks in shorter sentences than the ad"
            : "the page speaks in longer sentences than the ad",
};
const readability = examineAspect(READABILITY);

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/sentiment.js


const sentiment_grade = curve([0.35, 1], [0.7, 0.6], [1.2, 0.1]);
const SENTIMENT = {
    signal: { id: "sentiment", dimension: "toneAlignment", weight: 0.2 },
    value: (ad, page) => sentiment_grade(Math.abs(ad.sentiment - page.sentiment)),
    note: (ad, page) => Math.abs(ad.sentiment - page.sentiment) <= 0.5
        ? "ad and page are in the same mood"
        : ad.sentiment > page.sentiment
            ? "the ad is brighter than the page"
            : "the page is brighter than the ad",
};
const sentiment = examineAspect(SENTIMENT);

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/urgency.js


const urgency_grade = curve([0.25, 1], [0.6, 0.5], [1, 0.1]);
const URGENCY = {
    signal: { id: "urgency", dimension: "toneAlignment", weight: 0.2 },
    value: (ad, page) => urgency_grade(Math.abs(ad.urgency - page.urgency)),
    note: (ad, page) => Math.abs(ad.urgency - page.urgency) <= 0.4
        ? "neither presses more than the other"
        : ad.urgency > page.urgency
            ? "the ad presses and the page does not"
            : "the page presses and the ad did not",
};
const urgency = examineAspect(URGENCY);

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/tone.js









const ASPECTS = [SENTIMENT, URGENCY, FORMALITY, READABILITY, PERSON, EMPHASIS];
const tone_MATCH = 0.7;
const tone_PARTIAL = 0.45;
const SURE_WORDS = 20;
const confidenceOf = (ad, page) => 0.9 * Math.min(1, Math.min(ad.words, page.words) / SURE_WORDS);
const voice = (tone) => [
    tone.formality > 0.6 ? "formal" : tone.formality < 0.4 ? "casual" : "plain",
    tone.urgency > 0.4 ? "pressing" : "calm",
    tone.sentiment > 0.3 ? "bright" : tone.sentiment < -0.2 ? "grave" : "even",
    tone.emphasis > 8 ? "loud" : "quiet",
].join(", ");
const tone_tone = (evidence) => {
    const voices = voicesOf(evidence);
    if (voices === null)
        return outcome({});
    const { ad, page } = voices;
    const total = ASPECTS.reduce((sum, { signal }) => sum + signal.weight, 0);
    const value = ASPECTS.reduce((sum, aspect) => sum + aspect.signal.weight * aspect.value(ad, page), 0) / total;
    const status = value >= tone_MATCH ? "match" : value >= tone_PARTIAL ? "partial_match" : "mismatch";
    const apart = ASPECTS.map((aspect) => ({ alike: aspect.value(ad, page), note: aspect.note(ad, page) }))
        .filter(({ alike }) => alike < tone_MATCH)
        .toSorted((one, other) => one.alike - other.alike)
        .map(({ note }) => note);
    const found = (0,finding/* finding */.gk)({
        kind: "tone",
        status,
        severity: status === "mismatch" ? "MEDIUM" : "LOW",
        adValue: voice(ad),
        landingPageValue: voice(page),
        recommendation: status === "match"
            ? "Nothing to do: the page goes on in the ad's voice."
            : `Let the first screen go on in the ad's voice: ${apart.slice(0, 2).join("; ")}.`,
        confidence: confidenceOf(ad, page),
        ad: evidence.ad.headline,
        page: evidence.page.headline,
    });
    return outcome({ findings: [found] });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/unobstructed.js



const unobstructed_SIGNAL = { id: "unobstructed", dimension: "aboveTheFoldContinuity", weight: 0.1 };
const FREE_SHARE = 0.1;
const FULL_SHARE = 0.5;
const NOTABLE_SHARE = 0.2;
const percent = (share) => `${Math.round(share * 100)} %`;
const closable = (ad, share) => (0,finding/* finding */.gk)({
    kind: "overlay",
    status: "partial_match",
    severity: "LOW",
    adValue: ad.headline?.text ?? ad.copy[0]?.text ?? "the ad's promise",
    landingPageValue: `a pop-up covers ${percent(share)} of the first screen until it is closed`,
    recommendation: "Open the pop-up later, or only once the visitor has read the page, so that the ad's promise is seen first.",
    confidence: 0.9,
});
const unobstructed = ({ ad, page }) => {
    const share = Math.min(1, page.layers.filter(({ kind }) => kind === "overlay").reduce((sum, { foldShare }) => sum + foldShare, 0));
    if (share === 0 && !place_isReadable(page))
        return outcome({ signals: [silent(unobstructed_SIGNAL, "nothing of the page could be read")] });
    const value = 1 - Math.max(0, share - FREE_SHARE) / (FULL_SHARE - FREE_SHARE);
    const closed = page.popUpClosed ?? 0;
    if (share <= NOTABLE_SHARE)
        return outcome({
            findings: closed > NOTABLE_SHARE ? [closable(ad, closed)] : [],
            signals: [
                seen(unobstructed_SIGNAL, value, share === 0
                    ? "nothing covers the first screen"
                    : `a layer covers ${percent(share)} of the first screen`),
            ],
        });
    const layer = page.layers.find(({ kind }) => kind === "overlay");
    const found = (0,finding/* finding */.gk)({
        kind: "overlay",
        status: "partial_match",
        severity: share >= FULL_SHARE ? "MEDIUM" : "LOW",
        adValue: ad.headline?.text ?? ad.copy[0]?.text ?? "the ad's promise",
        landingPageValue: `a layer covers ${percent(share)} of the first screen`,
        recommendation: "Open the layer later, or only once the visitor has read the page, so that the ad's promise is seen first.",
        confidence: 0.9,
    });
    return outcome({
        signals: [seen(unobstructed_SIGNAL, value, `a layer covers ${percent(share)} of the first screen`)],
        findings: [{ ...found, outline: { ad: null, landingPage: layer?.box ?? null } }],
    });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/registry.js
























const EXAMINATIONS = [
    headlineEcho,
    offerSlots,
    availability_availability,
    productTerms,
    brandName,
    language_language,
    ctaIntent,
    fold_promise_foldPromise,
    fold_offer_foldOffer,
    fold_cta_foldCta,
    pageType,
    unobstructed,
    accentPalette,
    hero_image_heroImage,
    imageryStyle,
    brandColour,
    lightAndSaturation,
    tone_tone,
    sentiment,
    urgency,
    formality,
    readability,
    person,
    emphasis,
];

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/judge.js


function judge(evidence) {
    const fair = speakApart(evidence) ? acrossLanguages(evidence) : evidence;
    const outcomes = EXAMINATIONS.map((examine) => examine(fair));
    return {
        signals: outcomes.flatMap(({ signals }) => signals),
        findings: outcomes.flatMap(({ findings }) => findings),
        caps: outcomes.flatMap(({ caps }) => caps),
    };
}

;// CONCATENATED MODULE: ./build/engine/score/address.js
function readAddress(url) {
    const query = url.split("#", 1)[0]?.split("?").slice(1).join("?") ?? "";
    const parameters = [...new URLSearchParams(query)].map(([name, value]) => ({
        name: name.toLowerCase(),
        value,
    }));
    return { text: address_decoded(url), parameters };
}
function address_decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
function hostOf(url) {
    return url === undefined ? null : (URL.parse(url)?.hostname.toLowerCase() ?? null);
}
function belongsTo(host, domain) {
    return host === domain || host.endsWith(`.${domain}`);
}

;// CONCATENATED MODULE: ./build/engine/score/placement.js

const PORTRAIT = 1.6;
const placement_NAMES = {
    meta: [
        ["meta_reels", /reel/i],
        ["meta_story", /stor(?:y|ies)/i],
        ["meta_feed", /feed|marketplace|explore|column|stream/i],
    ],
    google: [
        ["google_youtube", /youtube|video|in[-_ ]?stream|shorts/i],
        ["google_search", /search/i],
        ["google_display", /display|gdn/i],
    ],
    reddit: [
        ["reddit_conversation", /conversation|comment/i],
        ["reddit_promoted_post", /feed|promoted|post/i],
    ],
    tiktok: [],
    linkedin: [],
};
const META_PLACEMENT = /^(?:facebook|instagram|fb|ig)_(?:(?:mobile|desktop|profile)_)?(?:feed|stories|story|reels|explore|marketplace|right_column)$/i;
const GOOGLE_NETWORK = {
    g: "google_search",
    s: "google_search",
    d: "google_display",
    ytv: "google_youtube",
};
function namedPlacement(network, { parameters }) {
    for (const { name, value } of parameters) {
        const id = placementNamed(network, name, value);
        if (id)
            return {
                value: id,
                confidence: "high",
                reason: `The landing URL's ${name}=${value} names the placement.`,
            };
    }
    return null;
}
function placementNamed(network, name, value) {
    if (network === "google" && name === "network")
        return GOOGLE_NETWORK[value] ?? null;
    const isMetaPlacement = network === "meta" && name.startsWith("utm_") && META_PLACEMENT.test(value);
    if (!/(?:^|_)placement$/.test(name) && !isMetaPlacement)
        return null;
    if (isSite(value))
        return null;
    return placement_NAMES[network].find(([, pattern]) => pattern.test(value))?.[0] ?? null;
}
function isSite(value) {
    const host = hostOf(`https://${value}`);
    return value.includes(".") && !(host && belongsTo(host, "youtube.com"));
}
function likelyPlacement(network, shape) {
    switch (network) {
        case "meta":
            return metaPlacement(shape);
        case "google":
            return googlePlacement(shape);
        case "tiktok":
            return only("tiktok_feed", "TikTok ads run in the feed.");
        case "linkedin":
            return only("linkedin_single_image", "LinkedIn ads are judged as single-image posts.");
        case "reddit":
            return only("reddit_promoted_post", "Reddit ads run as promoted posts unless a conversation is named.");
    }
}
function only(value, reason) {
    return { value, confidence: "high", reason };
}
function metaPlacement(shape) {
    if (shape === null)
        return {
            value: "meta_feed",
            confidence: "low",
            reason: "Nothing names a placement, so the feed is assumed.",
        };
    if (shape.height < PORTRAIT * shape.width)
        return only("meta_feed", "The creative has the shape of a feed ad.");
    const what = shape.mediaType === "video" ? "reel" : "story";
    return {
        value: what === "reel" ? "meta_reels" : "meta_story",
        confidence: "low",
        reason: `No placement is named; a tall ${shape.mediaType} is usually a ${what}.`,
    };
}
function googlePlacement(shape) {
    if (shape === null)
        return only("google_search", "The ad has text only, as search ads do.");
    return shape.mediaType === "video"
        ? only("google_youtube", "Google shows video ads on YouTube.")
        : only("google_display", "Google shows image ads on its display network.");
}

;// CONCATENATED MODULE: ./build/engine/score/profiles.js
const NETWORK_NAMES = {
    meta: "Meta",
    tiktok: "TikTok",
    linkedin: "LinkedIn",
    google: "Google Ads",
    reddit: "Reddit",
};
const TABLE = {
    default: ["default", "Any placement", "Default", 0.3, 0.35, 0.2, 0.15],
    meta_feed: ["meta", "Feed", "Meta Feed", 0.35, 0.3, 0.2, 0.15],
    meta_story: ["meta", "Story", "Meta Story", 0.4, 0.25, 0.2, 0.15],
    meta_reels: ["meta", "Reels", "Meta Reels", 0.35, 0.25, 0.2, 0.2],
    tiktok_feed: ["tiktok", "In-feed", "TikTok In-feed", 0.3, 0.25, 0.2, 0.25],
    linkedin_single_image: ["linkedin", "Single image", "LinkedIn Single Image", 0.25, 0.4, 0.2, 0.15],
    google_search: ["google", "Search", "Google Search", 0.05, 0.55, 0.25, 0.15],
    google_display: ["google", "Display", "Google Display", 0.4, 0.3, 0.2, 0.1],
    google_youtube: ["google", "YouTube", "YouTube", 0.3, 0.3, 0.2, 0.2],
    reddit_promoted_post: ["reddit", "Promoted post", "Reddit Promoted Post", 0.2, 0.4, 0.2, 0.2],
    reddit_conversation: ["reddit", "Conversation", "Reddit Conversation", 0.1, 0.45, 0.2, 0.25],
};
function profileOf(id) {
    const [platform, surfaceLabel, displayLabel, visualMatch, messageMatch, aboveTheFoldContinuity, toneAlignment,] = TABLE[id];
    const weights = { visualMatch, messageMatch, aboveTheFoldContinuity, toneAlignment };
    return { id, platform, surfaceLabel, displayLabel, weights };
}

;// CONCATENATED MODULE: ./build/engine/score/platform.js


const platform_GIVEN = {
    meta: "meta",
    facebook: "meta",
    instagram: "meta",
    tiktok: "tiktok",
    linkedin: "linkedin",
    google: "google",
    reddit: "reddit",
};
const MACROS = [
    ["meta", /\{\{(?:campaign|adset|ad)\.(?:id|name)\}\}|\{\{(?:placement|site_source_name)\}\}/i],
    ["linkedin", /\{\{(?:account|campaign_group|creative)_(?:id|name)\}\}/i],
    ["reddit", /\{\{(?:advertiser|ad_?group|post)_(?:id|name)\}\}/i],
    ["tiktok", /__(?:CAMPAIGN_(?:ID|NAME)|[AC]ID(?:_NAME)?|PLACEMENT|CALLBACK_PARAM|CLICKID|CSITE)__/],
    [
        "google",
        /(?<!\{)\{(?:lpurl|unescapedlpurl|escapedlpurl|keyword|matchtype|network|creative|campaignid|adgroupid|feeditemid|targetid|loc_(?:physical|interest)_ms|device|devicemodel|placement|adposition|ifmobile|ifsearch|ifcontent|gclid)(?::[^}]*)?\}(?!\})/i,
    ],
];
const HOSTS = [
    ["meta", ["facebook.com", "instagram.com", "fb.com", "fb.me", "fbcdn.net", "cdninstagram.com"]],
    ["tiktok", ["tiktok.com", "tiktokcdn.com"]],
    ["linkedin", ["linkedin.com", "licdn.com"]],
    [
        "google",
        ["adstransparency.google.com", "googlesyndication.com", "doubleclick.net", "youtube.com", "youtu.be"],
    ],
    ["reddit", ["reddit.com", "redd.it", "redditmedia.com"]],
];
const CLICK_IDS = [
    ["google", ["gclid", "gbraid", "wbraid"]],
    ["meta", ["fbclid"]],
    ["tiktok", ["ttclid"]],
    ["linkedin", ["li_fat_id"]],
    ["reddit", ["rdt_cid"]],
];
const SOURCES = [
    ["google", /^(?:google|google[-_ ]?ads?|adwords|youtube|gdn)$/i],
    ["meta", /^(?:meta|facebook|fb|instagram|ig|(?:meta|facebook|fb|instagram|ig)[-_ ]?ads?)$/i],
    ["tiktok", /^(?:tiktok|tt)(?:[-_ ]?ads?)?$/i],
    ["linkedin", /^linkedin(?:[-_ ]?ads?)?$/i],
    ["reddit", /^reddit(?:[-_ ]?ads?)?$/i],
];
function detectNetwork(adData, landing) {
    return (fromField(adData) ??
        fromMacros(landing) ??
        fromHosts(adData) ??
        fromClickIds(landing) ??
        fromSource(landing) ?? {
        value: null,
        confidence: "low",
        reason: "Nothing names the platform, so the default weights apply.",
    });
}
function fromField({ platform }) {
    if (platform === undefined)
        return null;
    return {
        value: platform_GIVEN[platform],
        confidence: "high",
        reason: `The request names the platform: ${platform}.`,
    };
}
function fromMacros({ text }) {
    for (const [value, pattern] of MACROS) {
        const macro = text.match(pattern)?.[0];
        if (macro !== undefined)
            return {
                value,
                confidence: "high",
                reason: `The landing URL carries ${NETWORK_NAMES[value]}'s macro ${macro}.`,
            };
    }
    return null;
}
function fromHosts({ adUrl, imageUrl }) {
    for (const host of [hostOf(adUrl), hostOf(imageUrl)]) {
        const value = host && HOSTS.find(([, domains]) => domains.some((domain) => belongsTo(host, domain)))?.[0];
        if (value)
            return { value, confidence: "high", reason: `The ad comes from ${host}: ${NETWORK_NAMES[value]}.` };
    }
    return null;
}
function fromClickIds({ parameters }) {
    for (const [value, ids] of CLICK_IDS) {
        const id = parameters.find(({ name }) => ids.includes(name))?.name;
        if (id !== undefined)
            return {
                value,
                confidence: "high",
                reason: `The landing URL carries ${id}, a click id of ${NETWORK_NAMES[value]}.`,
            };
    }
    return null;
}
function fromSource({ parameters }) {
    const source = parameters.find(({ name }) => name === "utm_source")?.value ?? "";
    const value = SOURCES.find(([, pattern]) => pattern.test(source.trim()))?.[0];
    return value
        ? { value, confidence: "low", reason: `utm_source=${source} points to ${NETWORK_NAMES[value]}.` }
        : null;
}

;// CONCATENATED MODULE: ./build/engine/score/pmax.js
const pmax_NAMED = /(?<![a-z])(?:pmax|performance[-_ ]?max)(?![a-z])/i;
function detectPmax(network, landing, shape, fields) {
    if (network !== "google" && network !== null)
        return null;
    const named = landing.parameters.find(({ name, value }) => pmax_NAMED.test(name) || pmax_NAMED.test(value) || (name === "network" && value === "x"));
    if (named)
        return {
            value: true,
            confidence: "high",
            reason: `The landing URL's ${named.name}=${named.value} names a Performance Max campaign.`,
        };
    if (network !== "google" || shape?.mediaType !== "image" || copyFields(fields).length < 2)
        return null;
    return {
        value: true,
        confidence: "low",
        reason: "A picture with several texts may be Performance Max, so every placement is judged; " +
            "add utm_placement=display to the landing URL to have it judged as a display ad alone.",
    };
}
function copyFields(fields) {
    return [fields?.headline, fields?.bodyText, fields?.description].filter((text) => text !== undefined && text.trim() !== "");
}
function eligiblePlacements(shape, fields) {
    const placements = [];
    if (shape?.mediaType === "image")
        placements.push("google_display");
    if (shape?.mediaType === "video")
        placements.push("google_youtube");
    if (copyFields(fields).length > 0 || shape === null)
        placements.push("google_search");
    return placements;
}

;// CONCATENATED MODULE: ./build/engine/score/profile.js





function chooseSurfaces(input) {
    const { adData, landingPageData } = input.request;
    const landing = readAddress(landingPageData.url);
    const fields = adData.adTextFields;
    const hasCopy = copyFields(fields).length > 0;
    const network = detectNetwork(adData, landing);
    const named = network.value && namedPlacement(network.value, landing);
    const pmax = detectPmax(network.value, landing, input.creative, fields);
    if (pmax && (pmax.confidence === "high" || !named)) {
        const because = network.value ? profile_joined(network, pmax) : pmax;
        const placements = eligiblePlacements(input.creative, fields);
        const surfaces = placements.map((id) => surfaceOf(id, { ...because, confidence: pmax.confidence }, hasCopy));
        return { detectionMode: surfaces.length > 1 ? "multi_placement" : "single", isPmax: true, surfaces };
    }
    const placement = named ?? (network.value && likelyPlacement(network.value, input.creative));
    const surface = placement
        ? surfaceOf(placement.value, profile_joined(network, placement), hasCopy)
        : surfaceOf("default", network, hasCopy);
    return { detectionMode: "single", isPmax: false, surfaces: [surface] };
}
function profile_joined(first, second) {
    const sure = first.confidence === "high" && second.confidence === "high";
    return { confidence: sure ? "high" : "low", reason: `${first.reason} ${second.reason}` };
}
function surfaceOf(id, { confidence, reason }, hasCopy) {
    return {
        profile: { ...profileOf(id), detectionReason: reason, detectionConfidence: confidence },
        shows: { picture: id !== "google_search" || !hasCopy, text: true },
    };
}

// EXTERNAL MODULE: ./build/contract/vocabulary.js
var contract_vocabulary = __webpack_require__(52855);
;// CONCATENATED MODULE: ./build/engine/score/bands.js
const MILLION = 1_000_000;
const LADDER = [
    { band: "VERY_POOR", lowest: 2, steps: 4 },
    { band: "POOR", lowest: 6, steps: 4 },
    { band: "MODERATE", lowest: 10, steps: 4 },
    { band: "GOOD", lowest: 14, steps: 4 },
    { band: "EXCEPTIONAL", lowest: 18, steps: 3 },
];
const WIDTH = MILLION / LADDER.length;
const bands_NEUTRAL = Math.round(0.6 * MILLION) - 1;
const bands_ENOUGH = 0.25;
function measuredOf(signals) {
    const units = (of) => of.reduce((sum, { weight }) => sum + Math.round(weight * MILLION), 0);
    const whole = units(signals);
    return whole === 0
        ? 0
        : Math.round((MILLION * units(signals.filter(({ value }) => value !== null))) / whole);
}
const isScant = (signals) => measuredOf(signals) < bands_ENOUGH * MILLION;
function bands_shareOf(signals) {
    let sum = 0;
    let weights = 0;
    for (const { weight, value } of signals) {
        if (value === null)
            continue;
        const units = Math.round(weight * MILLION);
        sum += units * Math.round(value * MILLION);
        weights += units;
    }
    if (weights === 0)
        return null;
    const mean = Math.round(sum / weights);
    const trust = Math.min(MILLION, Math.round(measuredOf(signals) / bands_ENOUGH));
    return Math.round((mean * trust + bands_NEUTRAL * (MILLION - trust)) / MILLION);
}
function place(share) {
    const index = Math.min(LADDER.length - 1, Math.max(0, Math.floor(share / WIDTH)));
    const rung = LADDER[index];
    if (!rung)
        throw new RangeError(`No band holds the share ${share}.`);
    const step = Math.floor(((share - index * WIDTH) * rung.steps) / WIDTH);
    return { band: rung.band, halves: rung.lowest + Math.min(rung.steps - 1, step) };
}

;// CONCATENATED MODULE: ./build/engine/score/reasoning.js

const BAND_WORDS = {
    EXCEPTIONAL: "Exceptional",
    GOOD: "Good",
    MODERATE: "Moderate",
    POOR: "Poor",
    VERY_POOR: "Very poor",
};
const reasoning_GOOD = 0.6;
const MOST_NOTES = 2;
const SCANT = "Little could be measured, so this says little.";
function reasoningOf(weighing) {
    const { band, signals } = weighing;
    const praise = listed("For", strongest(signals, (value) => (value >= reasoning_GOOD ? value : 0)));
    const blame = listed("Against", strongest(signals, (value) => (value < reasoning_GOOD ? 1 - value : 0)));
    const sentences = [
        reasoning_opening(weighing),
        weighing.measured && isScant(signals) ? SCANT : "",
        ...(band === "EXCEPTIONAL" || band === "GOOD" ? [praise, blame] : [blame, praise]),
        listed("Not measured", unknown(signals)),
        ...deductions(weighing),
    ];
    return sentences.filter((sentence) => sentence !== "").join(" ");
}
function reasoning_opening({ band, raw, component, measured }) {
    if (!measured)
        return `No feature could be measured; proven facts hold it at ${component} of 10.`;
    return component === raw
        ? `${BAND_WORDS[band]}: ${raw} of 10.`
        : `${component} of 10, down from ${raw} (${BAND_WORDS[band].toLowerCase()}) before deductions.`;
}
function listed(title, notes) {
    return notes.length === 0 ? "" : `${title}: ${notes.join("; ")}.`;
}
function strongest(signals, side) {
    return signals
        .map(({ id, note, value, weight }) => ({
        id,
        note: clause(note),
        force: value === null ? 0 : weight * side(value),
    }))
        .filter(({ force, note }) => force > 0 && note !== "")
        .toSorted((a, b) => b.force - a.force || (a.id < b.id ? -1 : 1))
        .slice(0, MOST_NOTES)
        .map(({ note }) => note);
}
function unknown(signals) {
    return signals
        .filter(({ value }) => value === null)
        .map(({ id }) => id.replaceAll(/[-_]/g, " "))
        .toSorted();
}
function deductions({ penalised, penalty, binding }) {
    const sentences = [];
    if (penalty > 0)
        sentences.push(`Penalty −${penalty / 2}: ${penalised.map(reasoning_named).join("; ")}.`);
    const [least, ...further] = binding;
    if (least)
        sentences.push(`Capped at ${least.limit}: ${clause(least.reason)}.`);
    if (further.length > 0)
        sentences.push(`Less ${further.length / 2} for what is proven besides: ${further.map(({ reason }) => clause(reason)).join("; ")}.`);
    return sentences;
}
function reasoning_named({ comparison }) {
    return `${comparison.element} (${comparison.status.replaceAll("_", " ")}, ${comparison.severity})`;
}
function clause(note) {
    return note.trim().replace(/\.+$/, "");
}

;// CONCATENATED MODULE: ./build/engine/score/dimension.js


const CATEGORY = {
    visualMatch: "visual",
    messageMatch: "message",
    aboveTheFoldContinuity: "scent",
    toneAlignment: "tone",
};
const COST = { HIGH: 2, MEDIUM: 1, LOW: 0 };
const MOST_COST = 4;
const FURTHER = 1;
const FLOOR = 2;
const COSTLY = new Set(["mismatch", "partial_match", "missing"]);
const UNMEASURED = { band: "MODERATE", halves: 13 };
function costOf({ comparison }) {
    return COSTLY.has(comparison.status) ? COST[comparison.severity] : 0;
}
function scoreDimensions(judgement) {
    return {
        visualMatch: scoreDimension("visualMatch", judgement),
        messageMatch: scoreDimension("messageMatch", judgement),
        aboveTheFoldContinuity: scoreDimension("aboveTheFoldContinuity", judgement),
        toneAlignment: scoreDimension("toneAlignment", judgement),
    };
}
function scoreDimension(dimension, judgement) {
    const signals = judgement.signals.filter((signal) => signal.dimension === dimension);
    const caps = judgement.caps.filter((cap) => cap.dimension === dimension);
    const share = bands_shareOf(signals);
    if (share === null && caps.length === 0)
        return unjudged(signals);
    const { band, halves } = share === null ? UNMEASURED : place(share);
    const penalised = judgement.findings.filter((finding) => finding.comparison.category === CATEGORY[dimension] && costOf(finding) > 0);
    const penalty = Math.min(MOST_COST, penalised.reduce((sum, finding) => sum + costOf(finding), 0));
    const faults = faultsOf(caps);
    const ceiling = ceilingOf(faults);
    const binding = ceiling < halves - penalty ? faults : [];
    const component = Math.max(FLOOR, Math.min(halves - penalty, ceiling)) / 2;
    const raw = halves / 2;
    const weighing = {
        band,
        raw,
        component,
        signals,
        penalised,
        penalty,
        binding,
        measured: share !== null,
    };
    return { judged: true, raw, component, band, reasoning: reasoningOf(weighing) };
}
function unjudged(signals) {
    const notes = signals.map(({ note }) => clause(note)).filter((note) => note !== "");
    const why = [...new Set(notes)].join("; ") || "nothing in the ad or on the page could be compared";
    const score = UNMEASURED.halves / 2;
    return {
        judged: false,
        raw: score,
        component: score,
        band: UNMEASURED.band,
        reasoning: `Not judged: ${why}. It does not count towards the overall score.`,
    };
}
const inHalves = (points) => Math.floor(points * 2);
function faultsOf(caps) {
    return caps
        .toSorted((one, other) => one.limit - other.limit)
        .filter((cap, at, all) => all.findIndex(({ reason }) => reason === cap.reason) === at);
}
function ceilingOf([least, ...further]) {
    return least === undefined ? Number.POSITIVE_INFINITY : inHalves(least.limit) - FURTHER * further.length;
}

;// CONCATENATED MODULE: ./build/engine/score/weights.js

const weights_UNITS = 10_000;
const units = (weight) => Math.round(weight * weights_UNITS);
function weighed(published, judged) {
    if (judged.size === contract_vocabulary/* DIMENSIONS */.Yf.length)
        return published;
    const rows = contract_vocabulary/* DIMENSIONS */.Yf.filter((dimension) => judged.has(dimension)).map((dimension) => ({
        dimension,
        units: units(published[dimension]),
    }));
    const total = rows.reduce((sum, row) => sum + row.units, 0);
    const parts = rows.map((row) => ({
        dimension: row.dimension,
        floor: Math.floor((row.units * weights_UNITS) / total),
        remainder: (row.units * weights_UNITS) % total,
    }));
    const spare = weights_UNITS - parts.reduce((sum, part) => sum + part.floor, 0);
    const raised = new Set(parts.toSorted((a, b) => b.remainder - a.remainder).slice(0, spare));
    const weights = { visualMatch: 0, messageMatch: 0, aboveTheFoldContinuity: 0, toneAlignment: 0 };
    for (const part of parts)
        weights[part.dimension] = (part.floor + (raised.has(part) ? 1 : 0)) / weights_UNITS;
    return weights;
}
function overallOf(scores, weights) {
    const sum = contract_vocabulary/* DIMENSIONS */.Yf.reduce((total, dimension) => total + Math.round(scores[dimension] * 2) * units(weights[dimension]), 0);
    return Math.floor((sum + weights_UNITS / 2) / weights_UNITS) / 2;
}

;// CONCATENATED MODULE: ./build/engine/score/score.js




class AnalysisFailed extends error/* EvaluationError */.ZN {
    name = "AnalysisFailed";
    constructor() {
        super("Nothing in this ad could be compared with its landing page: one of the two showed no picture and no readable text. " +
            "Give the ad's copy as adTextFields or an image whose text can be read, and see that the page shows text.", { errorCode: "ANALYSIS_FAILED", httpStatus: 500 });
    }
}
function score(judged, { detectionMode, isPmax }) {
    const scored = judged.flatMap((one) => scoreSurface(one).map((scores) => ({ one, scores })));
    const [first, ...rest] = scored;
    if (!first)
        throw new AnalysisFailed();
    const weakest = rest.reduce((least, next) => (next.scores.overallScore < least.scores.overallScore ? next : least), first);
    const others = scored.filter((one) => one !== weakest).map(({ scores }) => alternateOf(scores));
    return {
        ...weakest.scores,
        detectionMode,
        isPmax,
        alternateScores: detectionMode === "single" ? null : others,
        weakest: weakest.one,
    };
}
function scoreSurface({ surface: { profile }, judgement }) {
    const dimensions = scoreDimensions(judgement);
    const known = new Set(contract_vocabulary/* DIMENSIONS */.Yf.filter((dimension) => dimensions[dimension].judged));
    if (known.size === 0)
        return [];
    const weights = weighed(profile.weights, known);
    const componentScores = scoresOf(dimensions, ({ component }) => component);
    return [
        {
            overallScore: overallOf(componentScores, weights),
            componentScores,
            rawScores: scoresOf(dimensions, ({ raw }) => raw),
            detailedScores: detailsOf(dimensions),
            appliedProfile: { ...profile, weights },
        },
    ];
}
function scoresOf(dimensions, read) {
    const messageMatch = read(dimensions.messageMatch);
    const aboveTheFoldContinuity = read(dimensions.aboveTheFoldContinuity);
    return {
        visualMatch: read(dimensions.visualMatch),
        messageMatch,
        aboveTheFoldContinuity,
        toneAlignment: read(dimensions.toneAlignment),
        contextualMatch: (messageMatch + aboveTheFoldContinuity) / 2,
        informationScent: aboveTheFoldContinuity,
    };
}
function detailsOf(dimensions) {
    const detail = ({ raw, band, reasoning }) => ({ score: raw, band, reasoning });
    return {
        visualMatch: detail(dimensions.visualMatch),
        messageMatch: detail(dimensions.messageMatch),
        aboveTheFoldContinuity: detail(dimensions.aboveTheFoldContinuity),
        toneAlignment: detail(dimensions.toneAlignment),
        informationScent: detail(dimensions.aboveTheFoldContinuity),
    };
}
function alternateOf({ appliedProfile: { id, displayLabel, surfaceLabel }, overallScore, }) {
    return { profileId: id, displayLabel, surfaceLabel, overallScore };
}

;// CONCATENATED MODULE: ./build/engine/judge-seen.js







async function judge_seen_judgeSeen({ request, verdict, glance, capture, ad }, id, keep, look = null) {
    if (verdict.verdict === "link_broken") {
        return linkBrokenAnswer({ id, url: request.landingPageData.url, verdict, capture }, keep);
    }
    if (capture === null || ad === null || verdict.verdict === "inconclusive") {
        return urlOnlyAnswer(id, verdict, glance);
    }
    const { creative, notices } = ad;
    const choice = chooseSurfaces({ request, creative });
    const judged = await Promise.all(choice.surfaces.map(async (surface) => {
        const evidence = evidenceOn(surface, request, creative, capture.page);
        const rules = judge(evidence);
        if (look === null)
            return { surface, evidence, judgement: rules, account: null };
        const shown = surface.shows.picture ? creative : null;
        return { surface, evidence, ...(await look({ evidence, rules, creative: shown, capture })) };
    }));
    const { weakest: { evidence, judgement }, ...scored } = score(judged, choice);
    const ai = accountOf(judged.map(({ account }) => account));
    const advice = advise({ evidence, judgement, scored, evaluationKey: judge_seen_keyOf(request) });
    return fullAnswer({ id, creative, capture, verdict, judgement, scored, advice, notices, ai }, keep);
}
function accountOf(accounts) {
    const [first, ...rest] = accounts.filter((account) => account !== null);
    if (first === undefined)
        return null;
    return rest.reduce((sum, next) => ({
        ...(next.outcome === "fallback" ? next : sum),
        samples: Math.min(sum.samples, next.samples),
        cached: sum.cached && next.cached,
        tokens: { input: sum.tokens.input + next.tokens.input, output: sum.tokens.output + next.tokens.output },
        cost: sum.cost === null || next.cost === null ? null : sum.cost + next.cost,
    }), first);
}
function evidenceOn({ shows }, { adData }, creative, page) {
    return gatherEvidence({
        creative: shows.picture ? creative : null,
        copy: shows.text ? (adData.adTextFields ?? null) : null,
        page,
        platform: adData.platform ?? null,
    });
}
const judge_seen_keyOf = (request) => stableUuid(JSON.stringify(request, sorted));
function sorted(_, value) {
    if (value === null || typeof value !== "object" || Array.isArray(value))
        return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./build/contract/destination.js
var destination = __webpack_require__(66635);
// EXTERNAL MODULE: ./build/contract/door.js
var door = __webpack_require__(95675);
;// CONCATENATED MODULE: ./build/contract/request.js



const request_text = schemas/* string */.YjP().optional();
const adTextFields = (door) => door.object({ headline: request_text, bodyText: request_text, description: request_text, ctaType: request_text, pageName: request_text });
const request = (door) => door.object({
    adData: door.object({
        imageUrl: request_text,
        adUrl: request_text,
        platform: schemas/* enum */.k5n(contract_vocabulary/* PLATFORMS */.P4).optional(),
        mediaType: schemas/* enum */.k5n(contract_vocabulary/* AD_MEDIA_TYPES */.Dh).optional(),
        adTextFields: adTextFields(door).optional(),
    }),
    landingPageData: door.object({ url: schemas/* string */.YjP() }),
    viewport: schemas/* enum */.k5n(contract_vocabulary/* VIEWPORTS */.y8).optional(),
    audienceData: door.object({ ageRange: request_text, gender: request_text, location: request_text, interests: request_text }).optional(),
});
const EvaluationRequest = request(door/* writing */.dV);
const request_EvaluationRequestRead = request(door/* reading */.hF);
const EvaluationRequestKnown = request(door/* sifting */.$N);

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
;// CONCATENATED MODULE: ./build/engine/saved/bytes.js


const MOST_BYTES = 64e6;
const QUALITY = 5;
function packedBytes(bytes) {
    const params = { [external_node_zlib_.constants.BROTLI_PARAM_QUALITY]: QUALITY };
    return { brotli: (0,external_node_zlib_.brotliCompressSync)(bytes, { params }).toString("base64") };
}
const Bytes = schemas/* object */.Ikc({ brotli: schemas/* base64 */.K39() }).transform(({ brotli }, context) => {
    try {
        const bytes = (0,external_node_zlib_.brotliDecompressSync)(Buffer.from(brotli, "base64"), { maxOutputLength: MOST_BYTES });
        return new Uint8Array(bytes);
    }
    catch (error) {
        context.addIssue({
            code: "custom",
            message: `not readable (${error instanceof Error ? error.message : error})`,
        });
        return core/* NEVER */.tm;
    }
});

;// CONCATENATED MODULE: ./build/engine/saved/capture.js



const capture_text = schemas/* string */.YjP().max(20_000);
const capture_words = capture_text.nullable();
const pixels = schemas/* number */.aig().min(-1e7).max(1e7);
const capture_length = pixels.min(0);
const share = schemas/* number */.aig().min(0).max(1);
const side = schemas/* int */.Whr().min(1).max(100_000);
const colour = schemas/* string */.YjP().regex(/^#[0-9a-f]{6}$/);
const capture_list = (item) => schemas/* array */.YOg(item).max(10_000);
const box = schemas/* object */.Ikc({ x: pixels, y: pixels, width: capture_length, height: capture_length });
const raster = schemas/* object */.Ikc({ width: side, height: side, rgba: Bytes })
    .refine(({ width, height, rgba }) => rgba.length === width * height * 4, "its pixels do not fill it");
const grey = schemas/* object */.Ikc({ width: side, height: side, grey: Bytes })
    .refine((seen) => seen.grey.length === seen.width * seen.height, "its pixels do not fill it");
const FileName = schemas/* string */.YjP().regex(/^[\w-]{1,100}\.(jpg|png|webp)$/);
const picture = (files) => z
    .object({
    mediaType: z.enum(["image/png", "image/jpeg", "image/webp"]),
    bytes: z.object({ file: FileName.nullable() }),
    width: side,
    height: side,
    scale: z.number().positive(),
    viewport: z.enum(VIEWPORTS).exactOptional(),
    foldHeight: capture_length.exactOptional(),
})
    .transform(({ bytes: { file }, ...rest }, context) => {
    const bytes = file === null ? new Uint8Array() : files(file);
    if (bytes !== null)
        return { ...rest, bytes };
    context.addIssue({ code: "custom", message: `the picture ${file} is not listed` });
    return z.NEVER;
});
const capture_standing = {
    tag: capture_text,
    box,
    region: schemas/* enum */.k5n(["header", "nav", "main", "aside", "footer", "consent", "overlay"]),
    covered: schemas/* boolean */.zMY(),
    selector: capture_text,
};
const textBlock = schemas/* object */.Ikc({
    ...capture_standing,
    within: capture_list(schemas/* int */.Whr().nonnegative()).exactOptional(),
    text: capture_text,
    struck: capture_list(capture_text).exactOptional(),
    drawn: schemas/* literal */.euz(true).exactOptional(),
    level: schemas/* int */.Whr().min(1).max(6).nullable(),
    fontPx: capture_length,
    fontWeight: schemas/* number */.aig(),
    colour,
    background: colour,
});
const control = schemas/* object */.Ikc({
    ...capture_standing,
    text: capture_text,
    href: capture_words,
    filled: schemas/* boolean */.zMY(),
    badge: schemas/* literal */.euz(true).exactOptional(),
    colour,
    background: colour,
    fontPx: capture_length,
});
const capture_image = schemas/* object */.Ikc({
    ...capture_standing,
    src: capture_words,
    alt: capture_text,
    kind: schemas/* enum */.k5n(["img", "background", "svg", "video"]),
});
const capture_link = schemas/* object */.Ikc({ href: capture_text, text: capture_text });
const answer = schemas/* object */.Ikc({ question: capture_text, answer: capture_text });
const capture_layer = schemas/* object */.Ikc({
    kind: schemas/* enum */.k5n(["consent", "overlay"]),
    box,
    solid: box.nullable().exactOptional(),
    foldShare: share,
});
const veil = schemas/* object */.Ikc({ colour, alpha: share });
const capture_snapshotFrom = (files) => z.object({
    device: z.enum(VIEWPORTS),
    fold: z.object({ width: side, height: side }),
    requestedUrl: capture_text,
    url: capture_text,
    httpStatus: z.int().nullable(),
    title: capture_text,
    language: capture_words,
    description: capture_words,
    siteName: capture_words,
    documentHeight: capture_length,
    texts: capture_list(textBlock),
    controls: capture_list(control),
    images: capture_list(capture_image),
    links: capture_list(capture_link),
    answers: capture_list(answer).exactOptional(),
    jsonLd: capture_list(z.unknown()),
    layers: capture_list(capture_layer),
    popUpClosed: share.exactOptional(),
    veil: veil.nullable().exactOptional(),
    foldRaster: raster,
    screenshot: picture(files),
    consentRemoved: z.boolean(),
});
const capture_viewFrom = (files) => z.object({ device: z.enum(VIEWPORTS), screenshot: picture(files) });
const ocrWord = schemas/* object */.Ikc({ text: capture_text, confidence: share, box });
const capture_creativeFrom = (files) => {
    const moment = {
        raster,
        screenshot: picture(files),
        legible: grey.nullable(),
        words: capture_list(ocrWord).nullable(),
    };
    const frame = z.object({ ...moment, at: z.number().min(0) });
    const motion = z.object({
        duration: z.number().min(0).nullable(),
        at: z.number().min(0),
        frames: capture_list(frame),
        method: z.enum(["decoded_frames", "page_screenshot"]),
    });
    return z.object({
        ...moment,
        mediaType: z.enum(MEDIA_TYPES),
        width: side,
        height: side,
        motion: motion.exactOptional(),
        notices: capture_list(capture_text).exactOptional(),
    });
};

;// CONCATENATED MODULE: ./build/engine/saved/document.js






const SNAPSHOT_SCHEMA = "adhere-snapshot/1";
const Envelope = schemas/* object */.Ikc({
    schema: schemas/* string */.YjP(),
    pictures: schemas/* array */.YOg(FileName).max(100),
});
class document_NotASnapshot extends (/* unused pure expression or super */ null && (Error)) {
    name = "NotASnapshot";
}
function document_picturesOf(document) {
    const schema = z.object({ schema: z.string() }).safeParse(document);
    if (!schema.success)
        throw new document_NotASnapshot("it is no snapshot of Adhere's");
    if (schema.data.schema !== SNAPSHOT_SCHEMA) {
        throw new document_NotASnapshot(`it was saved as ${JSON.stringify(schema.data.schema.slice(0, 60))}, and this version reads ${SNAPSHOT_SCHEMA}`);
    }
    return Envelope.parse(document).pictures;
}
const document_text = schemas/* string */.YjP().max(20_000);
const verdict = schemas/* object */.Ikc({
    verdict: schemas/* enum */.k5n(destination/* LINK_VERDICTS */.gR),
    finalUrl: document_text.nullable(),
    httpStatus: schemas/* int */.Whr().nullable(),
    reason: document_text.nullable(),
    redirects: schemas/* array */.YOg(document_text).max(1000),
    trail: schemas/* array */.YOg(destination/* DestinationStep */.RA).max(1000),
    advisories: schemas/* array */.YOg(destination/* Advisory */.q$).max(100),
});
const seenFrom = (files) => z.object({
    request: EvaluationRequestRead,
    verdict,
    glance: z.object({ download: z.boolean(), timedOut: z.boolean() }).nullable(),
    capture: z
        .object({
        page: snapshotFrom(files),
        alternate: viewFrom(files).nullable(),
    })
        .nullable(),
    ad: z
        .object({
        creative: creativeFrom(files),
        notices: z.array(document_text).max(100),
    })
        .nullable(),
});
function document_unpackedSeen(document, files) {
    return z.object({ seen: seenFrom(files) }).parse(document).seen;
}
function packed(products) {
    const pictures = new Map();
    const pack = (value) => {
        if (value instanceof Uint8Array)
            return packedBytes(value);
        if (Array.isArray(value))
            return value.map(pack);
        if (value === null || typeof value !== "object")
            return value;
        if (!document_isPicture(value)) {
            return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pack(item)]));
        }
        const file = value.bytes.length === 0 ? null : fileName(value);
        if (file !== null)
            pictures.set(file, value.bytes);
        return { ...value, bytes: { file } };
    };
    const body = pack(products);
    return {
        json: JSON.stringify({ schema: SNAPSHOT_SCHEMA, pictures: [...pictures.keys()], ...Object(body) }),
        pictures: [...pictures].map(([file, bytes]) => ({ file, bytes })),
    };
}
const EXTENSIONS = {
    "image/png": "png",
    "image/jpeg": "jpg",
    "image/webp": "webp",
};
const document_isPicture = (value) => "bytes" in value && value.bytes instanceof Uint8Array && "mediaType" in value;
function fileName({ bytes, mediaType }) {
    const hash = (0,external_node_crypto_.createHash)("sha256").update(bytes).digest("hex").slice(0, 16);
    return `picture-${hash}.${EXTENSIONS[mediaType]}`;
}

;// CONCATENATED MODULE: ./build/engine/saved/folder.js





const SNAPSHOT_FILE = "snapshot.json";
const folder_MOST_BYTES = 100e6;
class SnapshotNotSaved extends error/* EvaluationError */.ZN {
    name = "SnapshotNotSaved";
    constructor(folder, cause) {
        super(`The snapshot could not be saved to ${folder}: ${messageOf(cause)}. Name another folder, or evaluate without saving.`, { errorCode: "ANALYSIS_FAILED", httpStatus: 500, cause });
    }
}
class UnreadableSnapshot extends error/* EvaluationError */.ZN {
    name = "UnreadableSnapshot";
    constructor(folder, why, cause) {
        super(`The snapshot in ${folder} cannot be judged: ${why}. Save it anew with adhere evaluate --save-snapshot.`, { errorCode: "INVALID_REQUEST", httpStatus: 400, cause });
    }
}
async function saveSeen(seen, folder) {
    const { json, pictures } = packed({ seen: withoutLegible(seen) });
    try {
        await (0,promises_.mkdir)(folder, { recursive: true });
        await Promise.all(pictures.map(({ file, bytes }) => (0,promises_.writeFile)(external_node_path_.join(folder, file), bytes)));
        await (0,promises_.writeFile)(external_node_path_.join(folder, SNAPSHOT_FILE), json);
    }
    catch (error) {
        throw new SnapshotNotSaved(folder, error);
    }
}
function withoutLegible(seen) {
    const { ad } = seen;
    if (ad === null)
        return seen;
    const { motion } = ad.creative;
    const still = { ...ad.creative, legible: null };
    const frames = motion?.frames.map((frame) => ({ ...frame, legible: null }));
    const creative = motion && frames ? { ...still, motion: { ...motion, frames } } : still;
    return { ...seen, ad: { ...ad, creative } };
}
async function folder_readSeen(folder) {
    try {
        const document = JSON.parse((await regularFile(folder, SNAPSHOT_FILE)).toString("utf8"));
        const names = picturesOf(document);
        const files = await Promise.all(names.map(async (name) => [name, new Uint8Array(await regularFile(folder, name))]));
        const pictures = new Map(files);
        return unpackedSeen(document, (file) => pictures.get(file) ?? null);
    }
    catch (error) {
        throw new UnreadableSnapshot(folder, whyUnreadable(error), error);
    }
}
async function regularFile(folder, name) {
    const file = path.join(folder, name);
    const about = await lstat(file);
    if (!about.isFile())
        throw new NotASnapshot(`${name} is no regular file`);
    if (about.size > folder_MOST_BYTES)
        throw new NotASnapshot(`${name} is larger than ${folder_MOST_BYTES / 1e6} MB`);
    return readFile(file);
}
async function snapshotFolders(folder) {
    try {
        const entries = await readdir(folder, { withFileTypes: true });
        if (entries.some(({ name }) => name === SNAPSHOT_FILE))
            return [folder];
        const inner = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
        const kept = await Promise.all(inner.map(async (each) => ((await holdsSnapshot(each)) ? [each] : [])));
        const found = kept.flat().toSorted();
        if (found.length === 0)
            throw new NotASnapshot(`no ${SNAPSHOT_FILE} is in it or in a folder of it`);
        return found;
    }
    catch (error) {
        throw new UnreadableSnapshot(folder, whyUnreadable(error), error);
    }
}
const holdsSnapshot = (folder) => lstat(path.join(folder, SNAPSHOT_FILE)).then(() => true, () => false);
function whyUnreadable(error) {
    if (error instanceof z.ZodError) {
        const [issue] = error.issues;
        return issue ? `${z.core.toDotPath(issue.path)}: ${issue.message}` : "it is damaged";
    }
    return error instanceof SyntaxError ? "it is not JSON" : messageOf(error);
}
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

// EXTERNAL MODULE: ./build/engine/capture/ad-file.js
var ad_file = __webpack_require__(83484);
;// CONCATENATED MODULE: ./build/engine/ocr/read-ad.js
async function readAd(creative, reader, signal) {
    const { motion } = creative;
    const { words, notice } = await reader.read(creative, signal);
    const read = { ...creative, legible: null, words };
    const notices = notice === null ? [] : [notice];
    if (motion === undefined)
        return { creative: read, notices };
    const frames = new Map();
    for (const frame of byWorth(motion.frames)) {
        if (notices.length > 0)
            break;
        const reading = await reader.read({ ...creative, ...frame }, signal);
        frames.set(frame, { ...frame, words: reading.words });
        if (reading.notice !== null)
            notices.push(reading.notice);
    }
    const known = motion.frames.map((frame) => ({ ...(frames.get(frame) ?? frame), legible: null }));
    return { creative: { ...read, motion: { ...motion, frames: known } }, notices };
}
const byWorth = (frames) => [...frames.slice(-1), ...frames.slice(0, -1)];

;// CONCATENATED MODULE: ./build/engine/see-ad.js




async function seeAd(request, visit, tools) {
    const reader = request.adData.adTextFields?.headline?.trim() ? null : tools.reader;
    const creative = await pictureOf(request, { ...visit, legible: reader !== null }, tools);
    if (reader === null)
        return { creative, notices: [] };
    return readAd(creative, reader, visit.signal);
}
async function pictureOf(request, visit, { capturer, guard }) {
    const { imageUrl, adUrl = "", mediaType } = request.adData;
    const { signal, locale, legible } = visit;
    const options = { signal, legible, platform: platformOf(request), ...(locale !== undefined && { locale }) };
    const fetchFile = (url) => (0,ad_file/* readAdFile */.EQ)(url, guard.dispatcher, signal);
    if (imageUrl !== undefined) {
        const file = await fetchFile(imageUrl);
        return capturer.decode(file.bytes, file.mediaType, options);
    }
    const hint = mediaType === "image" || mediaType === "video" ? mediaType : null;
    return capturer.screenshotAd(adUrl, { ...options, mediaType: hint, fetchFile });
}
function platformOf(request) {
    const [surface] = chooseSurfaces({ request, creative: null }).surfaces;
    const platform = surface?.profile.platform;
    return PLATFORMS_BY_NAME.get(platform ?? "") ?? null;
}
const PLATFORMS_BY_NAME = new Map(["meta", "tiktok", "linkedin", "google", "reddit"].map((platform) => [platform, platform]));
const see_ad_TELLING_VOTE = 0.2;
function localeOfAd({ adData }) {
    const { headline, bodyText, description, pageName } = adData.adTextFields ?? {};
    const language = languageOf(unnamed([[headline, bodyText, description].join("\n")], pageName), null);
    return language !== null && language.confidence >= see_ad_TELLING_VOTE ? language.tag : undefined;
}

// EXTERNAL MODULE: ./build/engine/capture/manner.js
var capture_manner = __webpack_require__(56285);
// EXTERNAL MODULE: ./build/engine/guard/unsafe-url.js
var unsafe_url = __webpack_require__(30235);
// EXTERNAL MODULE: ./build/engine/link/link.js + 1 modules
var link_link = __webpack_require__(42194);
;// CONCATENATED MODULE: ./build/engine/see-page.js



const VISIT_MS = 45_000;
const VISIT_SHARE = 0.7;
const ANSWER_SHARE = 0.6;
const REQUEST_MS = 15_000;
const LEAST_MS = 4000;
async function seePage(url, viewport, { signal, timeMs = Number.POSITIVE_INFINITY, locale }, { guard, capturer, headersFor }) {
    const end = performance.now() + Math.min(VISIT_MS, timeMs * VISIT_SHARE);
    const left = () => Math.max(0, end - performance.now());
    const answerMs = left() * ANSWER_SHARE;
    const rendered = new AbortController();
    const come = async (alternate, manner) => {
        const visited = await capturer.visit(url, {
            viewport,
            alternate,
            signal,
            deadlineMs: left(),
            answerMs: manner === undefined ? answerMs : left(),
            ...(manner && { manner }),
            ...(locale !== undefined && { locale }),
        });
        refuseForbidden(visited.look, guard);
        if (visited.capture !== null)
            rendered.abort();
        return visited;
    };
    const options = {
        dispatcher: guard.dispatcher,
        dial: guard.dial,
        unsafe: unsafe_url/* unsafeCause */.q,
        enough: AbortSignal.any([rendered.signal, AbortSignal.timeout(Math.ceil(answerMs))]),
        timeoutMs: Math.min(REQUEST_MS, answerMs),
        headersFor,
        signal,
        ...(locale !== undefined && { locale }),
        look: async () => (await come(false)).look,
    };
    const visiting = come(true);
    visiting.catch(() => undefined);
    const probed = await (0,link_link/* probe */.dy)(url, options);
    try {
        const first = await visiting;
        const seen = { ...first, verdict: await (0,link_link/* settle */.G9)(probed, first.look, options) };
        const manner = isPage(seen) ? null : (0,capture_manner/* otherManner */.M)(first.look);
        if (manner === null || left() < LEAST_MS + manner.pauseMs)
            return seen;
        await pause(manner.pauseMs, signal);
        const second = await come(true, manner);
        return togetherWith(seen, { ...second, verdict: await (0,link_link/* settle */.G9)(probed, second.look, options) }, probed);
    }
    catch (error) {
        signal.throwIfAborted();
        if ((0,unsafe_url/* unsafeCause */.q)(error) !== null)
            throw error;
        const verdict = await (0,link_link/* settle */.G9)(probed, null, { ...options, look: null });
        if (verdict.verdict === "link_broken")
            return { verdict, capture: null, look: null };
        throw error;
    }
}
function isPage({ verdict, capture, look }) {
    if (verdict.verdict === "alive")
        return capture !== null || look?.download === true;
    return verdict.verdict === "link_broken";
}
function togetherWith(first, second, { trail }) {
    const later = second.verdict.trail.slice(trail.length);
    return { ...second, verdict: { ...second.verdict, trail: [...first.verdict.trail, ...later] } };
}
function refuseForbidden({ finalUrl, headers, errorCode }, guard) {
    const refused = headers["adhere-refusal"] !== undefined || errorCode === "ERR_TUNNEL_CONNECTION_FAILED";
    const unsafe = refused && finalUrl !== null ? guard.forbade(finalUrl) : null;
    if (unsafe !== null)
        throw unsafe;
}
function pause(ms, signal) {
    return new Promise((resolve, reject) => {
        const stop = () => {
            clearTimeout(timer);
            reject(signal.reason);
        };
        const timer = setTimeout(() => {
            signal.removeEventListener("abort", stop);
            resolve();
        }, ms);
        signal.addEventListener("abort", stop, { once: true });
    });
}

;// CONCATENATED MODULE: ./build/engine/standing.js
function standingCapture(capture, visited, standsFor) {
    const from = new URL(visited).origin;
    const to = new URL(standsFor).origin;
    const moved = (url) => {
        const parsed = URL.parse(url);
        return parsed?.origin === from ? `${to}${parsed.href.slice(from.length)}` : url;
    };
    const { page } = capture;
    const standing = {
        ...page,
        requestedUrl: standsFor,
        url: page.url === visited ? standsFor : moved(page.url),
        links: page.links.map((link) => ({ ...link, href: moved(link.href) })),
        controls: page.controls.map((control) => ({
            ...control,
            href: control.href === null ? null : moved(control.href),
        })),
    };
    return { ...capture, page: standing };
}
const standingRequest = (request, standsFor) => ({
    ...request,
    landingPageData: { ...request.landingPageData, url: standsFor },
});

;// CONCATENATED MODULE: ./build/engine/evaluate.js








const RESERVE_MS = 1_500;
async function evaluateAd(request, visit, tools) {
    const until = performance.now() + (visit.timeMs ?? Number.POSITIVE_INFINITY) - RESERVE_MS;
    const url = await admitted(request, tools);
    const { seen, finalUrl } = await see(url, request, visit, tools);
    if (visit.saveTo !== undefined)
        await saveSeen(seen, visit.saveTo);
    const evaluated = await judge_seen_judgeSeen(seen, (0,external_node_crypto_.randomUUID)(), tools.keepPicture, tools.looking?.lookFor(visit.signal, until) ?? null);
    const { attachments } = evaluated;
    return attachments === undefined ? evaluated : { ...evaluated, attachments: { ...attachments, finalUrl } };
}
async function see(url, request, asked, tools) {
    const locale = asked.locale ?? localeOfAd(request);
    const visit = { ...asked, ...(locale !== undefined && { locale }) };
    const seeing = seeAd(request, visit, tools);
    seeing.catch(() => undefined);
    const viewport = request.viewport ?? usualViewport(request);
    const { verdict, capture, look } = await seePage(url, viewport, visit, tools);
    const glance = look && { download: look.download, timedOut: look.timedOut };
    const ad = verdict.verdict === "link_broken" ? null : await seeing;
    const { standsFor } = asked;
    const seen = standsFor === undefined
        ? { request, verdict, glance, capture, ad }
        : {
            request: standingRequest(request, standsFor),
            verdict,
            glance,
            capture: capture && standingCapture(capture, url, standsFor),
            ad,
        };
    return { seen, finalUrl: look?.finalUrl ?? verdict.finalUrl };
}
async function admitted({ adData, landingPageData }, tools) {
    const ad = adData.imageUrl ?? adData.adUrl;
    if (ad === undefined)
        throw new NoAdAsset("Neither adData.imageUrl nor adData.adUrl was given.");
    if (!(tools.files && ad.startsWith("file:")))
        await tools.guard.admit(ad);
    return (await tools.guard.admit(landingPageData.url)).href;
}
class NoAdAsset extends error/* EvaluationError */.ZN {
    name = "NoAdAsset";
    constructor(problem) {
        super(`${problem} Give the URL of the ad's image or video, or a link to the ad.`, {
            errorCode: "NO_AD_ASSET",
            httpStatus: 400,
        });
    }
}
function usualViewport(request) {
    const [surface] = chooseSurfaces({ request, creative: null }).surfaces;
    return surface && ["meta", "tiktok"].includes(surface.profile.platform) ? "mobile" : "desktop";
}

// EXTERNAL MODULE: ./build/engine/guard/beacons.js + 1 modules
var beacons = __webpack_require__(1071);
// EXTERNAL MODULE: ./build/engine/guard/guard.js + 13 modules
var guard_guard = __webpack_require__(6645);
;// CONCATENATED MODULE: ./build/engine/looking.js
function createLooking(use, { compose, proxies }) {
    let judge = null;
    const open = () => {
        judge ??= __webpack_require__.e(/* import() */ 6716).then(__webpack_require__.bind(__webpack_require__, 6716)).then(({ openVisionJudge }) => openVisionJudge(use, { proxies }));
        return judge;
    };
    return {
        lookFor: (signal, until) => async ({ evidence, rules, creative, capture }) => {
            const [{ exposuresOf }, vision] = await Promise.all([__webpack_require__.e(/* import() */ 1665).then(__webpack_require__.bind(__webpack_require__, 11665)), open()]);
            return vision.judge({
                evidence,
                rules,
                signal,
                timeMs: until - performance.now(),
                expose: (withheld) => exposuresOf({ creative, capture }, withheld, compose),
            });
        },
        close: async () => {
            await (await judge?.catch(() => null))?.close();
        },
    };
}

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(98995);
;// CONCATENATED MODULE: ./build/engine/ocr/assets.js



const assets_BUNDLED = {
    worker: "index.js",
    core: "tesseract-core.cjs",
    wasm: "tesseract-core.wasm.br",
    traineddata: "eng.traineddata.gz",
};
const PACKAGED = {
    core: "tesseract.js-core/tesseract-core-simd-lstm.js",
    wasm: "tesseract.js-core/tesseract-core-simd-lstm.wasm",
    traineddata: "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz",
};
class AssetMissing extends Error {
    name = "AssetMissing";
}
function findAssets(folder) {
    const bundled = (0,external_node_path_.join)(folder, "ocr");
    const assets = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(bundled, "index.js")) ? inBundle(bundled) : inPackages(folder);
    const missing = Object.values(assets).find((path) => !(0,external_node_fs_.existsSync)(path));
    if (missing !== undefined)
        throw new AssetMissing(`${missing} is missing`);
    return assets;
}
function inBundle(folder) {
    const at = (part) => (0,external_node_path_.join)(folder, assets_BUNDLED[part]);
    return { worker: at("worker"), core: at("core"), wasm: at("wasm"), traineddata: at("traineddata") };
}
function inPackages(folder) {
    const { resolve } = (0,external_node_module_.createRequire)((0,external_node_path_.join)(folder, "resolve.js"));
    const at = (part) => resolve(PACKAGED[part]);
    const worker = ["worker.ts", "worker.js"].map((name) => (0,external_node_path_.join)(folder, name)).find(external_node_fs_.existsSync);
    if (worker === undefined)
        throw new AssetMissing(`${(0,external_node_path_.join)(folder, "worker.js")} is missing`);
    try {
        return {
            worker,
            core: at("core"),
            wasm: at("wasm"),
            traineddata: at("traineddata"),
        };
    }
    catch (problem) {
        throw new AssetMissing(problem instanceof Error ? problem.message : String(problem));
    }
}

;// CONCATENATED MODULE: ./build/engine/ocr/german.js
const GERMAN = new Set("und der die das den dem ein eine einen mit aus auf für fur fir fiir ist im zum zur vom bei jetzt nicht nur oder auch ihr ihre wir sie uns bis ab von nach kaufen bestellen".split(" "));
const LEAST_VOTES = 2;
function mendedGerman(words) {
    const votes = new Set(words.map(({ text }) => text.toLowerCase()).filter((text) => GERMAN.has(text)));
    return votes.size < LEAST_VOTES ? [...words] : words.map(mended);
}
const mended = (word) => ({
    ...word,
    text: word.text
        .replace(/(?<=\p{L})ii(?=\p{L})/gu, "ü")
        .replace(/(?<=\p{Ll}[aeiouäöü])(?:B|R{1,2})(?=\p{Ll}|$)/gu, "ß")
        .replace(/(?<=^\p{Lu}[aeiouäöü])(?:B(?=\p{Ll})|R{1,2}(?=[b-df-hj-np-tv-z]))/gu, "ß"),
});

;// CONCATENATED MODULE: ./build/engine/ocr/merge.js
const merge_LEAST = 0.35;
const SHORT_ALONE = { 1: 0.9, 2: 0.85, 3: 0.7 };
const LEAST_ALONE = 0.65;
const SHORT_IN_COMPANY = { 1: 0.8, 2: 0.7, 3: 0.5 };
const merge_SURE = 0.8;
const SAME_PLACE = 0.3;
function merge(passes) {
    const words = passes
        .flat()
        .map(trimmed)
        .filter(({ text }) => text !== "");
    const ranked = words
        .filter((word) => !words.some((whole) => isFragment(word, whole, words)))
        .sort((one, other) => rank(other) - rank(one));
    const kept = [];
    for (const word of ranked) {
        if (!kept.some((other) => replaces(other, word)))
            kept.push(word);
    }
    return inReadingOrder(kept.filter((word) => merge_isWord(word, kept)));
}
const replaces = (better, word) => merge_overlap(better.box, word.box) >= SAME_PLACE &&
    (word.confidence < merge_SURE || better.box.height < 2.5 * word.box.height);
const merge_WHOLE = 0.6;
const DOUBT = 0.25;
const INSIDE = 0.7;
const SPELT = 0.8;
function isFragment(word, whole, words) {
    if (whole.confidence < Math.max(merge_WHOLE, word.confidence - DOUBT) || !isPartOf(word, whole))
        return false;
    const text = lettersOf(whole);
    const parts = new Set(words.filter((other) => isPartOf(other, whole)).map(lettersOf));
    const spelt = [...parts].filter((part) => ![...parts].some((other) => other !== part && other.includes(part)));
    return spelt.length < 2 || spelt.join("").length < SPELT * text.length;
}
function isPartOf(word, whole) {
    const [part, text] = [lettersOf(word), lettersOf(whole)];
    return (/^\p{L}+$/u.test(text) &&
        part !== "" &&
        part.length < text.length &&
        text.includes(part) &&
        merge_share(word.box, whole.box) >= INSIDE);
}
const lettersOf = ({ text }) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const merge_share = (one, other) => one.width * one.height > other.width * other.height ? 0 : merge_overlap(one, other);
const trimmed = (word) => ({
    ...word,
    text: word.text.replace(/^¢(?=\p{L})|^[|_~=«»°•*\\[\]{}<>‘’“”"'—–]+|[|_~=«»°•*\\[\]{}<>‘“”"—–]+$/gu, ""),
});
const rank = ({ text, confidence }) => Math.round(20 * confidence * (1 - 0.3 / [...text].length));
const merge_compare = (one, other) => one.box.y - other.box.y || one.box.x - other.box.x || (one.text < other.text ? -1 : 1);
function merge_overlap(one, other) {
    const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
    const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
    if (width <= 0 || height <= 0)
        return 0;
    return (width * height) / Math.max(1, Math.min(one.width * one.height, other.width * other.height));
}
function merge_isWord(word, all) {
    const { text, confidence } = word;
    if (confidence < merge_LEAST)
        return false;
    const letters = [...text].filter((sign) => /[\p{L}\p{N}]/u.test(sign)).length;
    const company = all.some((other) => other.confidence >= merge_SURE && hasLetters(other) && isBeside(word, other));
    if (company)
        return letters === 0 ? SIGN.test(text) : confidence >= (SHORT_IN_COMPANY[letters] ?? merge_LEAST);
    return letters > 0 && confidence >= (SHORT_ALONE[letters] ?? LEAST_ALONE);
}
const SIGN = /^[%€£$&+]$/;
const hasLetters = ({ text }) => /[\p{L}\p{N}]{2}/u.test(text);
function isBeside({ box: one }, { box: other }) {
    if (one === other)
        return false;
    const [low, high] = [Math.min(one.height, other.height), Math.max(one.height, other.height)];
    const level = Math.abs(one.y + one.height / 2 - (other.y + other.height / 2));
    const gap = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);
    return level < 0.6 * high && high < 3 * low && gap < 2 * high;
}
function inReadingOrder(words) {
    const middle = ({ box }) => box.y + box.height / 2;
    const rows = [];
    for (const word of [...words].sort((one, other) => middle(one) - middle(other) || merge_compare(one, other))) {
        const first = rows.at(-1)?.[0];
        if (first !== undefined && middle(word) - middle(first) < first.box.height / 2)
            rows.at(-1)?.push(word);
        else
            rows.push([word]);
    }
    return rows.flatMap((row) => row.sort((one, other) => one.box.x - other.box.x || merge_compare(one, other)));
}

;// CONCATENATED MODULE: ./build/engine/ocr/reader.js





const TIMEOUT_MS = 12_000;
const ADVICE = "Give the ad's text as copy (adTextFields).";
function createReader({ timeoutMs = TIMEOUT_MS, assets = () => findAssets(import.meta.dirname), } = {}) {
    let thread = null;
    let closed = false;
    const inTurn = (0,p_limit/* default */.A)(1);
    const end = async () => {
        const ended = thread;
        thread = null;
        await ended?.terminate();
    };
    const started = (parts) => {
        const fresh = startThread(parts);
        return fresh.once("exit", () => {
            if (thread === fresh)
                thread = null;
        });
    };
    const follow = async (order, signal) => {
        signal.throwIfAborted();
        if (closed)
            throw new Error("the engine was closed");
        thread ??= started(assets());
        const passes = [];
        const ending = await waitFor(thread, order, passes, { timeoutMs, signal });
        if (ending.kind !== "done")
            await end();
        signal.throwIfAborted();
        return { passes, ending };
    };
    return {
        read: async (creative, signal) => {
            const { legible } = creative;
            if (legible === null)
                return { words: null, notice: null };
            try {
                const { passes, ending } = await unlessAborted(signal, inTurn(() => follow({ picture: legible, colours: creative.raster }, signal)));
                const notice = noticeOf(ending, passes.length);
                return {
                    words: passes.length === 0 ? null : inAd(mendedGerman(merge(passes)), creative.width / legible.width),
                    notice,
                };
            }
            catch (problem) {
                signal.throwIfAborted();
                return {
                    words: null,
                    notice: unreadable(problem instanceof Error ? problem.message : String(problem)),
                };
            }
        },
        close: () => {
            closed = true;
            return end();
        },
    };
}
function startThread(assets) {
    const thread = new external_node_worker_threads_.Worker(assets.worker, { workerData: assets, env: {}, execArgv: [] });
    thread.unref();
    thread.on("error", () => { });
    return thread;
}
function waitFor(thread, order, passes, { timeoutMs, signal }) {
    const { promise, resolve } = Promise.withResolvers();
    const onMessage = (report) => {
        if (report.kind === "pass")
            passes.push(report.words);
        else
            resolve({ kind: "done" });
    };
    const onError = (problem) => resolve({ kind: "gone", why: problem instanceof Error ? problem.message : String(problem) });
    const onExit = () => resolve({ kind: "gone", why: "its thread ended" });
    const onLate = () => resolve({ kind: "late" });
    const timer = setTimeout(onLate, timeoutMs);
    signal.addEventListener("abort", onLate, { once: true });
    thread.on("message", onMessage).on("error", onError).on("exit", onExit);
    thread.ref();
    thread.postMessage(order);
    return promise.finally(() => {
        clearTimeout(timer);
        signal.removeEventListener("abort", onLate);
        thread.off("message", onMessage).off("error", onError).off("exit", onExit);
        thread.unref();
    });
}
async function unlessAborted(signal, working) {
    working.catch(() => { });
    const aborted = Promise.withResolvers();
    const stop = () => aborted.reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    try {
        return await Promise.race([working, aborted.promise]);
    }
    finally {
        signal.removeEventListener("abort", stop);
    }
}
const unreadable = (why) => `The ad's picture could not be read (${why}). ${ADVICE}`;
function noticeOf(ending, passes) {
    if (ending.kind === "done")
        return null;
    const why = ending.kind === "late" ? "it took too long" : ending.why;
    return passes === 0 ? unreadable(why) : `The ad's picture was read in part only (${why}). ${ADVICE}`;
}
const inAd = (words, scale) => words.map(({ box: { x, y, width, height }, ...word }) => ({
    ...word,
    box: { x: x * scale, y: y * scale, width: width * scale, height: height * scale },
}));

// EXTERNAL MODULE: ./build/engine/young.js
var young = __webpack_require__(46643);
;// CONCATENATED MODULE: ./build/engine/engine.js











function createEngine(options) {
    const guard = (0,guard_guard/* createGuard */.o)(options);
    const capturer = (0,capture_capturer.createCapturer)({
        chromePath: options.chromePath,
        proxyArguments: async () => (await guard.openProxy()).chromeArguments,
        isBeacon: beacons/* isBeacon */.h,
        surroundings: { variables: options.env },
        headersFor: options.headersFor,
        log: options.log,
    });
    const reader = options.ocr === false ? null : createReader();
    const looking = options.ai
        ? createLooking(options.ai, { compose: capturer.compose, proxies: options.proxies })
        : null;
    const tools = {
        guard,
        capturer,
        reader,
        looking,
        files: options.files,
        headersFor: options.headersFor,
        keepPicture: options.keepPicture ?? asDataUrl,
    };
    return {
        evaluate: (request, visit) => evaluateAd(request, visit, tools).finally(young/* keepYoungSmall */.f),
        evaluateLightly: async (request, visit) => namedLight(await evaluateAd(request, visit, { ...tools, reader: null, looking: null })),
        notices: guard.notices,
        ready: capturer.ready,
        reduce: capturer.reduce,
        close: () => (0,closing/* closeAll */.S)([() => reader?.close(), () => looking?.close(), capturer.close, guard.close], options.log),
    };
}
async function judgeSaved(folder, keepPicture = asDataUrl) {
    return judgeSeen(await readSeen(folder), randomUUID(), keepPicture);
}

function namedLight(evaluated) {
    const { answer } = evaluated;
    if (!("analysisModel" in answer))
        return evaluated;
    return { ...evaluated, answer: { ...answer, analysisModel: `${answer.analysisModel}-light` } };
}
const asDataUrl = async (_id, _role, { mediaType, bytes }) => `data:${mediaType};base64,${Buffer.from(bytes).toString("base64")}`;


/***/ }),

/***/ 99701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gk: () => (/* binding */ finding),
/* harmony export */   hD: () => (/* binding */ quote)
/* harmony export */ });
/* unused harmony exports shorten, severityFor */
const LONGEST = 200;
const shorten = (text, longest = LONGEST) => text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
const quote = (text, longest = 80) => `“${shorten(text, longest)}”`;
const ORDER = ["LOW", "MEDIUM", "HIGH"];
const severityFor = (wanted, confidence) => {
    const most = confidence >= 0.85 ? 2 : confidence >= 0.65 ? 1 : 0;
    return ORDER[Math.min(most, ORDER.indexOf(wanted))] ?? "LOW";
};
const ELEMENTS = {
    headline: ["Headline", "message"],
    product: ["Product", "message"],
    offer: ["Offer", "message"],
    availability: ["Availability", "message"],
    cta: ["Call to action", "message"],
    brand: ["Brand", "message"],
    language: ["Language", "message"],
    palette: ["Colours", "visual"],
    hero_image: ["Hero image", "visual"],
    imagery: ["Imagery style", "visual"],
    fold_promise: ["Promise on the first screen", "scent"],
    fold_offer: ["Offer on the first screen", "scent"],
    fold_cta: ["Call to action on the first screen", "scent"],
    overlay: ["Layer over the page", "scent"],
    tone: ["Tone", "tone"],
    machine_text: ["Text for machines", "message"],
};
const finding = (found) => {
    const [element, category] = ELEMENTS[found.kind];
    return {
        kind: found.kind,
        comparison: {
            element: found.element ?? element,
            category,
            adValue: shorten(found.adValue),
            landingPageValue: shorten(found.landingPageValue),
            status: found.status,
            severity: severityFor(found.severity, found.confidence),
            recommendation: found.recommendation,
        },
        contradiction: found.contradiction ?? false,
        confidence: found.confidence,
        outline: { ad: found.ad?.box ?? null, landingPage: found.page?.box ?? null },
        selector: found.page?.selector ?? null,
        ...(found.offers === undefined ? {} : { offers: found.offers }),
    };
};


/***/ })

};
