export const id = 801;
export const ids = [801];
export const modules = {

/***/ 98555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ SIDES),
/* harmony export */   NG: () => (/* binding */ extractTerms),
/* harmony export */   VX: () => (/* binding */ addsTerm),
/* harmony export */   cL: () => (/* binding */ removesTerm),
/* harmony export */   cu: () => (/* binding */ isSide),
/* harmony export */   eS: () => (/* binding */ isSilent),
/* harmony export */   f$: () => (/* binding */ isWrongSide),
/* harmony export */   pw: () => (/* binding */ findTermElements)
/* harmony export */ });
/* harmony import */ var _ground_fold_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64623);
/* harmony import */ var _ground_month_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41053);


const SIDES = ["change_lp", "change_ad"];
const isSide = (direction) => SIDES.some((side) => side === direction);
const isWrongSide = (direction, truth) => direction === { page: "change_lp", ad: "change_ad" }[truth];
const CURRENCY_CODES = "AUD|BRL|CAD|CHF|CZK|DKK|EUR|GBP|HKD|HUF|ILS|INR|JPY|KRW|MXN|NOK|NZD|PLN|RON|SEK|SGD|TRY|UAH|USD|ZAR";
const CURRENCY_WORDS = String.raw `zł|kr|Kč|TL|[Ee]uros?|[Dd]ollars?|[Pp]er ?cent|[Pp]ro[zcs]ent\p{L}*`;
const BEFORE_NUMBER = String.raw `\p{Sc}|%|(?<!\p{L})(?:${CURRENCY_CODES}|kr\.?|Rs\.?)`;
const AFTER_NUMBER = String.raw `\s?(?:\p{Sc}|[%円]|(?:${CURRENCY_CODES}|${CURRENCY_WORDS})(?!\p{L}))|[.,][-–—]+`;
const DATE_STOP = String.raw `(?<=(?<![\d.,])\d{1,2}\.(?:0?[1-9]|1[0-2]))\.`;
const NUMBER = String.raw `\d+(?:[.,'’/–—-]\d+|\s\d{3}(?!\d))*`;
const FIGURE_PATTERN = new RegExp(String.raw `(?:(?:${BEFORE_NUMBER})\s?)?${NUMBER}(?:${DATE_STOP}|${AFTER_NUMBER})?`, "gu");
const BARE_NUMBER_PATTERN = /^\d+(?:[.,'’/–—-]\d+)*$/u;
const NUMERIC_DATE_PATTERN = /^(?:\d{1,2}([./-])\d{1,2}\1(?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2})$/u;
const LANGUAGES = "en de fr es it nl pt pl sv da nb fi cs tr ja".split(" ");
const DELIVERY = "(?:(?:deliver|shipping|shipped|ships|postage|versand|liefer|livraison|expedition|envio|entrega|frete|spedizion|" +
    "consegn|verzend|verzonden|bezorg|gelever|leverans|levering|dostaw|wysylk|przesylk|frakt|fragt|toimit|doprav|" +
    String.raw `doruc|postovn|kargo|teslimat)\p{L}*|ports?)(?!\p{L})`;
const NOT_FREE_BEFORE = String.raw `(?<!(?<!cost|charge|postage|one)-)(?<!(?<!\p{L})(?:feel|set|break|sugar|gluten|lactose|dairy|fat|` +
    "alcohol|caffeine|plastic|cruelty|risk|stress|hassle|worry|guilt|tax|duty|toll|ads?|interest|fragrance) )";
const NOT_FREE_AFTER = String.raw `(?!-(?!of-)| (?:up|range|from|time|your|yourself|yourselves)(?!\p{L}))`;
const FREE_PATTERN = new RegExp([
    String.raw `${NOT_FREE_BEFORE}(?<!\p{L})free(?!\p{L})${NOT_FREE_AFTER}`,
    String.raw `(?<!\p{L})(?:gratis|gratuit(?!y|ies)|darmow|bezplatn|ucretsiz|bedava|maksuto|maksutt)`,
    "kostenlos|(?:kosten|kostnads|porto|gebuhren|fracht|frakt|fragt)fr(?:i|ei)|無料",
    String.raw `(?<!\p{L})(?:umsonst|frei haus|kosteloos|za darmo|zdarma|ilmainen|ilmaise(?:ksi|n))(?!\p{L})`,
    String.raw `(?<!\p{L})(?:no|keine|ohne|geen|zonder|ilman) (?=${DELIVERY})\p{L}+ ?(?:cost|fee|charge)`,
    String.raw `(?<!\p{L})(?:keine|ohne|geen|zonder|ilman) (?=${DELIVERY})\p{L}+(?:kosten|kuluja)`,
    String.raw `(?<!\p{L})(?:sans|sin|senza|sem) (?:frais|gastos|costes|spese|custos) (?:de |di )?${DELIVERY}`,
    String.raw `(?<!\p{L})${DELIVERY}(?: is| ist| est| sont)? (?:included|inklusive|inbegriffen|inclu[isd]|offert)`,
    String.raw `(?<!\p{L})${DELIVERY}(?: ar| er)? fri(?!\p{L})|(?<!\p{L})(?:fri|fritt) ${DELIVERY}`,
].join("|"), "u");
const DELIVERY_PATTERN = new RegExp(String.raw `(?<!\p{L})${DELIVERY}|versand|送料|配送`, "u");
const OTHER_FREE_PATTERN = /(?<!\p{L})free(?!\p{L})/u;
const HALF_PRICE_PATTERN = new RegExp("(?:half|1[/⁄]2)[ -](?:the )?(?:price|off)|double (?:the )?(?:discount|savings|points)|halbe[rn]? preis|" +
    "moitie prix|demi-tarif|mitad de(?:l)? precio|meta (?:del )?prezzo|halve prijs|metade do preco|halva priset|" +
    String.raw `halve? pris|pol ceny|polovi\p{L}* cen|puol\p{L}+ hin(?:taan|nalla)|yari fiyat|半額`, "u");
const AMBIGUOUS_MONTHS = "may march mars marca marco mayo mart mai mei maj maja leden".split(" ");
const MIN_STEM_LENGTH = 6;
let datePattern = null;
function getDatePattern() {
    if (datePattern !== null)
        return datePattern;
    const names = [...new Set(LANGUAGES.flatMap(listDateNames).map(_ground_fold_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH))]
        .filter((name) => /^[\p{L}-]+$/u.test(name) && !AMBIGUOUS_MONTHS.includes(name))
        .toSorted((a, b) => b.length - a.length);
    const ambiguous = [...AMBIGUOUS_MONTHS, ...(0,_ground_month_names_js__WEBPACK_IMPORTED_MODULE_1__/* .listMonthNames */ .n)("en", { month: "short" }).map(_ground_fold_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH)].join("|");
    const preposition = "in|until|till|by|from|since|through|before|after|this|next|of|en|fin|hasta|i|do|od|w|v|im|bis|ab";
    const sources = [
        String.raw `(?<name>[日月火水木金土]曜日)|(?<japanese>\d{1,2}月)`,
        String.raw `(?<!\p{L})(?<word>${names.join("|")})(?:(?<=\p{L}{${MIN_STEM_LENGTH}})\p{L}*|(?!\p{L}))`,
        String.raw `(?:(?<=(?<!\p{L})(?:${preposition}) )|(?<=\d\p{L}{0,2}\.? (?:de |of )?))(?<after>${ambiguous})(?!\p{L})`,
        String.raw `(?<!\p{L})(?<before>${ambiguous})(?=\.? \d)`,
    ];
    datePattern = new RegExp(sources.join("|"), "gu");
    return datePattern;
}
const listDateNames = (language) => {
    const weekday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
    const days = Array.from({ length: 7 }, (_, day) => weekday.format(Date.UTC(2026, 1, day)));
    return [
        ...days,
        ...(0,_ground_month_names_js__WEBPACK_IMPORTED_MODULE_1__/* .listMonthNames */ .n)(language, { month: "long" }),
        ...(0,_ground_month_names_js__WEBPACK_IMPORTED_MODULE_1__/* .listMonthNames */ .n)(language, { month: "long", day: "2-digit" }),
    ];
};
const findDates = (text) => [...(0,_ground_fold_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH)(text).matchAll(getDatePattern())].map(({ groups = {} }) => String(Object.values(groups).find((name) => name !== undefined)));
const FREE = "free";
const FREE_DELIVERY = "free delivery";
const OTHER_FREE = "otherwise free";
const HALF_PRICE = "half price";
const isFree = (text) => FREE_PATTERN.test((0,_ground_fold_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH)(text));
function findFree(text) {
    const folded = (0,_ground_fold_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH)(text);
    if (FREE_PATTERN.test(folded))
        return DELIVERY_PATTERN.test(folded) ? [FREE, FREE_DELIVERY] : [FREE];
    return OTHER_FREE_PATTERN.test(folded) ? [OTHER_FREE] : [];
}
const extractTerms = (text) => new Set([
    ...(text.normalize("NFC").match(FIGURE_PATTERN) ?? []).map((figure) => figure.replaceAll(/\s/g, "")),
    ...findFree(text),
    ...(HALF_PRICE_PATTERN.test((0,_ground_fold_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH)(text)) ? [HALF_PRICE] : []),
    ...findDates(text),
]);
const findMissing = (text, other) => {
    const terms = extractTerms(text);
    return [...extractTerms(other)].filter((term) => !terms.has(term));
};
const addsTerm = ({ currentValue, suggestedValue }) => findMissing(currentValue, suggestedValue).length > 0;
const removesTerm = ({ currentValue, suggestedValue }) => findMissing(suggestedValue, currentValue).length > 0;
const findMissingCommercial = (text, other) => findMissing(text, other).filter((term) => {
    if (term === OTHER_FREE)
        return false;
    return !BARE_NUMBER_PATTERN.test(term) || NUMERIC_DATE_PATTERN.test(term) || findDates(other).length > 0;
});
const LOOK_FIX_TYPES = ["color", "image", "layout"];
const TERM_KINDS = ["price", "offer", "time"];
const isTermRow = ({ kind, text, verdict }) => verdict !== "kept" &&
    verdict !== "kept_below_the_fold" &&
    (TERM_KINDS.includes(kind) || (kind === "assurance" && isFree(text)));
const isSilent = (ledger) => ledger?.some((claim) => isTermRow(claim) && claim.verdict === "contradicted") === false;
function changesTerm(fix, kind, ledger) {
    if (kind === "availability")
        return false;
    if (kind === "offer")
        return true;
    if (LOOK_FIX_TYPES.includes(fix.fixType))
        return false;
    const { currentValue, suggestedValue } = fix;
    const added = findMissingCommercial(currentValue, suggestedValue);
    const removed = findMissingCommercial(suggestedValue, currentValue);
    if (kind === "fold_offer")
        return added.length > 0 && removed.length > 0;
    if (kind === "cta" || kind === "fold_cta" || fix.fixType === "cta") {
        return [...added, ...removed].some((term) => term !== FREE);
    }
    if (fix.fixType === "offer" || added.length > 0 || removed.length > 0)
        return true;
    return ledger
        .filter(isTermRow)
        .flatMap(({ text, words }) => [text, ...(words === null ? [] : [words])])
        .some((words) => words !== "" && currentValue.includes(words) !== suggestedValue.includes(words));
}
function findTermElements({ fixes, elementComparisons }, kinds, ledger = []) {
    const getKind = ({ element }) => kinds[elementComparisons.findIndex((one) => one.element === element)] ?? null;
    return new Set(fixes
        .filter((fix) => isSide(fix.direction) && changesTerm(fix, getKind(fix), ledger))
        .map(({ element }) => element));
}


/***/ }),

/***/ 64623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nw: () => (/* binding */ sliceByFoldedPosition),
/* harmony export */   Om: () => (/* binding */ findVerbatim),
/* harmony export */   TH: () => (/* binding */ foldText),
/* harmony export */   Zv: () => (/* binding */ createFoldedSlicer),
/* harmony export */   af: () => (/* binding */ normaliseText),
/* harmony export */   tc: () => (/* binding */ toVisibleText),
/* harmony export */   yM: () => (/* binding */ splitWords)
/* harmony export */ });
/* unused harmony export INVISIBLE_CHARS */
/* harmony import */ var _letters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32123);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11611);


const INVISIBLE_CHARS = /\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]|\u17b4|\u17b5|[\ufe00-\ufe0f]/gu;
const DIACRITIC = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/g;
const replaceConfusables = (word) => /[a-z]/.test(word) && /[\u0370-\u04ff]/.test(word)
    ? [...word].map((letter) => (0,_letters_js__WEBPACK_IMPORTED_MODULE_0__/* .letters */ .M)().confusables[letter] ?? letter).join("")
    : word;
const isAscii = (text) => !/[\u0080-\uffff]/.test(text);
function toVisibleText(text) {
    if (isAscii(text))
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .collapseSpace */ .i)(text.replaceAll("`", "'"));
    const visible = text
        .replace(/[½¼¾⅓⅔]/g, (fraction) => (0,_letters_js__WEBPACK_IMPORTED_MODULE_0__/* .letters */ .M)().fractions[fraction] ?? fraction)
        .replace(/(?<=\d)[⁰¹²³⁴-⁹]+/g, (mark) => ` ${mark}`)
        .normalize("NFKC")
        .replace(INVISIBLE_CHARS, "")
        .replace(/[\u2010-\u2012\u2212]/g, "-")
        .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'");
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .collapseSpace */ .i)(visible);
}
const foldText = (text) => foldVisible(toVisibleText(text));
function foldVisible(visible) {
    if (isAscii(visible))
        return visible.toLowerCase();
    return visible
        .toLowerCase()
        .normalize("NFD")
        .replace(DIACRITIC, "")
        .normalize("NFC")
        .replace(/[ßæœøłđı]/g, (letter) => (0,_letters_js__WEBPACK_IMPORTED_MODULE_0__/* .letters */ .M)().replacements[letter] ?? letter);
}
const createFoldedSlicer = (visible) => {
    if (!/[^\p{ASCII}]/u.test(visible))
        return (at, end) => visible.slice(at, end);
    let folded = 0;
    let written = 0;
    const starts = [];
    for (const letter of visible) {
        const length = foldVisible(letter).length;
        if (length > 0)
            starts[folded] = written;
        written += letter.length;
        folded += length;
        for (let at = folded - 1; length > 0 && at > 0 && starts[at] === undefined; at -= 1)
            starts[at] = written;
    }
    return (at, end) => visible.slice(starts[at] ?? written, starts[end] ?? written);
};
const sliceByFoldedPosition = (visible, at, end) => createFoldedSlicer(visible)(at, end);
const WORD = /[\p{L}\p{M}\p{N}']+/gu;
const findVerbatim = (visible, phrase) => {
    const words = [...visible.matchAll(WORD)];
    const length = phrase.split(" ").length;
    for (const [at, first] of words.entries()) {
        if (!phrase.startsWith(normaliseText(first[0])))
            continue;
        for (let count = length + 1; count > 0; count -= 1) {
            const last = words[at + count - 1];
            const written = last === undefined ? null : visible.slice(first.index, last.index + last[0].length);
            if (written !== null && normaliseText(written) === phrase)
                return written;
        }
    }
    const at = visible.toLowerCase().indexOf(phrase);
    return at === -1 ? visible : visible.slice(at, at + phrase.length);
};
const normaliseText = (text) => foldText(text)
    .replace(/\b([cdjlmnst]|qu|jusqu|lorsqu|puisqu|dell|nell|sull|all|un)'(?=\p{L}{2})/gu, "$1 ")
    .replace(/'/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .split(" ")
    .map(replaceConfusables)
    .join(" ");
const UNSPACED_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}/u;
const characterBigrams = (run) => {
    const letters = [...run];
    return letters.slice(1).map((letter, at) => `${letters[at] ?? ""}${letter}`);
};
const splitWords = (plainText) => plainText
    .split(" ")
    .filter((word) => word !== "")
    .flatMap((word) => (UNSPACED_SCRIPT.test(word) ? characterBigrams(word) : [word]));


/***/ }),

/***/ 32123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ letters)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
;// CONCATENATED MODULE: ./build/ground/letters.json
const letters_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"`replacements`: letters that Unicode does not decompose. `confusables`: Cyrillic and Greek letters that look like Latin ones, from Unicode\'s confusables.txt, lower case. `furtherConfusables`: letters that also pass for Latin ones in deliberately obfuscated text.","notes":["fractions: they stand apart from the digits before them: \'2½\' is \'2 1/2\'."],"replacements":{"ß":"ss","æ":"ae","œ":"oe","ø":"o","ł":"l","đ":"d","ı":"i"},"confusables":{"а":"a","с":"c","е":"e","һ":"h","і":"i","ј":"j","ӏ":"l","о":"o","р":"p","ѕ":"s","х":"x","у":"y","α":"a","ο":"o","ρ":"p","ν":"v"},"furtherConfusables":{"т":"t","к":"k","м":"m","ι":"i","ε":"e","τ":"t","κ":"k"},"fractions":{"½":" 1/2 ","¼":" 1/4 ","¾":" 3/4 ","⅓":" 1/3 ","⅔":" 2/3 "}}');
// EXTERNAL MODULE: ./build/ground/lexicon.js
var lexicon = __webpack_require__(77994);
;// CONCATENATED MODULE: ./build/ground/letters.js



const Letters = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP());
const letters = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({ replacements: Letters, confusables: Letters, furtherConfusables: Letters, fractions: Letters }), letters_namespaceObject);


/***/ }),

/***/ 77994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ lexicon)
/* harmony export */ });
function lexicon(schema, json) {
    let parsed = null;
    return () => {
        parsed ??= { data: schema.parse(json) };
        return parsed.data;
    };
}


/***/ }),

/***/ 41053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ listMonthNames)
/* harmony export */ });
function listMonthNames(language, style) {
    const format = new Intl.DateTimeFormat(language, { ...style, timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, month) => {
        const parts = format.formatToParts(Date.UTC(2026, month, 15));
        return parts.find(({ type }) => type === "month")?.value ?? "";
    });
}


/***/ }),

/***/ 45164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ getOpenActions)
/* harmony export */ });
/* unused harmony export getElementName */
/* harmony import */ var _findings_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51395);
/* harmony import */ var _findings_commercial_terms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98555);
/* harmony import */ var _findings_identify_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95465);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25787);
/* harmony import */ var _select_fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38024);





function getOpenActions(entry) {
    const evaluation = (0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .getEvaluation */ .rv)(entry);
    if (evaluation === null)
        return [];
    const { elementComparisons: comparisons } = evaluation;
    const kinds = (0,_findings_identify_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .identifyKinds */ .O)(comparisons, entry.attachments?.kinds);
    const termElements = (0,_findings_commercial_terms_js__WEBPACK_IMPORTED_MODULE_1__/* .findTermElements */ .pw)(evaluation, kinds, entry.ledger);
    const fixes = (0,_select_fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_4__/* .getOpenFixes */ .C9)(entry);
    const used = new Set();
    return fixes.flatMap((fix) => {
        if (used.has(fix))
            return [];
        const index = comparisons.findIndex(({ element }) => element === fix.element);
        const [comparison, kind] = [comparisons[index] ?? null, kinds[index] ?? null];
        const isTerm = termElements.has(fix.element) && (0,_findings_commercial_terms_js__WEBPACK_IMPORTED_MODULE_1__/* .isSide */ .cu)(fix.direction);
        const changes = isTerm ? resolveConflict(entry, fix, { fixes, used }, comparison) : [toChange(fix)];
        for (const change of changes)
            if (change.fix !== null)
                used.add(change.fix);
        const [first, ...others] = changes;
        if (first === undefined)
            return [];
        return [{ element: getElementName(fix), kind, isTerm, comparison, changes: [first, ...others] }];
    });
}
const getElementName = ({ element, fixType }) => element === "" ? (0,_select_fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_4__/* .humanizeIdentifier */ .lx)(fixType) : element;
const toChange = (fix) => ({
    direction: fix.direction,
    currentValue: fix.currentValue,
    suggestedValue: fix.suggestedValue,
    fix,
});
function resolveConflict({ truth }, fix, { fixes, used }, comparison) {
    return _findings_commercial_terms_js__WEBPACK_IMPORTED_MODULE_1__/* .SIDES */ .BV.filter((side) => truth === undefined || !(0,_findings_commercial_terms_js__WEBPACK_IMPORTED_MODULE_1__/* .isWrongSide */ .f$)(side, truth)).flatMap((side) => {
        if (fix.direction === side)
            return [toChange(fix)];
        const suggested = fixes.filter(({ element, direction }) => element === fix.element && direction === side);
        const next = suggested.find((one) => !used.has(one));
        if (next !== undefined)
            return [toChange(next)];
        return truth !== undefined && suggested.length > 0 ? [] : reverse(side, comparison);
    });
}
function reverse(direction, comparison) {
    if (comparison === null)
        return [];
    const { adValue } = comparison;
    const landingPageValue = comparison.landingPageValue === _findings_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_ON_PAGE */ .O ? "" : comparison.landingPageValue;
    const [currentValue, suggestedValue] = direction === "change_ad" ? [adValue, landingPageValue] : [landingPageValue, adValue];
    return [{ direction, currentValue, suggestedValue, fix: null }];
}


/***/ }),

/***/ 6611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nm: () => (/* binding */ listCauses),
/* harmony export */   lO: () => (/* binding */ findCause),
/* harmony export */   sy: () => (/* binding */ describeOtherPages)
/* harmony export */ });
/* harmony import */ var _findings_commercial_terms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98555);
/* harmony import */ var _ground_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(11611);
/* harmony import */ var _result_page_speed_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61906);
/* harmony import */ var _actions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45164);
/* harmony import */ var _dimension_scores_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95031);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25787);
/* harmony import */ var _entry_predicates_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56278);
/* harmony import */ var _entry_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15770);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9924);
/* harmony import */ var _format_count_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(56134);
/* harmony import */ var _further_links_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97813);
/* harmony import */ var _group_entries_by_destination_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62702);
/* harmony import */ var _page_speed_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(26642);
/* harmony import */ var _select_fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(38024);














const CAUSE_KINDS = [
    "broken_link",
    "ad_file",
    "broken_resource",
    "fix",
    "slow_page",
    "unconfirmed_link",
    "message_not_judged",
    "not_captured",
    "error",
];
function listCauses(entries) {
    const reached = entries.filter(_group_entries_by_destination_js__WEBPACK_IMPORTED_MODULE_9__/* .wasReached */ .OC);
    const brokenPages = (0,_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .filterByStatus */ .Mv)(reached, "passed").filter((entry) => (0,_select_fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_11__/* .getOpenRisks */ .ZE)(entry).some(_select_fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_11__/* .isFailedResource */ .ms));
    const causes = (0,_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .sortWorstFirst */ .Qi)([...(0,_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .filterUrgent */ .sq)(reached), ...brokenPages])
        .filter(({ failedBefore }) => failedBefore !== true)
        .map((entry) => ({ entry, cause: findEntryCause(entry) }));
    const single = [...Map.groupBy(causes, ({ cause }) => JSON.stringify([cause.kind, ...cause.key])).values()].flatMap(([first, ...others]) => first === undefined ? [] : [toCause(first.cause, [first.entry, ...others.map(({ entry }) => entry)])]);
    return mergeOutages(single).toSorted((a, b) => CAUSE_KINDS.indexOf(a.kind) - CAUSE_KINDS.indexOf(b.kind) || b.entries.length - a.entries.length);
}
const MIN_OUTAGE_PAGES = 4;
function mergeOutages(causes) {
    const getSite = ({ kind, url, reason }) => JSON.stringify([kind, kind === "broken_link" && url !== null ? getHost(url) : url, reason]);
    const sites = Map.groupBy(causes.filter(({ kind }) => kind === "broken_link"), getSite);
    return causes.flatMap((cause) => {
        const site = cause.kind === "broken_link" ? (sites.get(getSite(cause)) ?? []) : [];
        if (site.length < MIN_OUTAGE_PAGES)
            return [cause];
        if (site[0] !== cause)
            return [];
        const remedy = "Check whether the site is down or its pages have moved. Pause the ads meanwhile.";
        const [first, ...others] = site.flatMap(({ entries }) => entries);
        return first === undefined
            ? []
            : [{ ...cause, title: `${site.length} broken links`, remedy, entries: [first, ...others] }];
    });
}
function findCause(entry) {
    return (0,_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .filterUrgent */ .sq)([entry]).length === 0 ? null : toCause(findEntryCause(entry), [entry]);
}
const toCause = ({ key: _, ...cause }, entries) => ({
    ...cause,
    reason: (0,_ground_text_js__WEBPACK_IMPORTED_MODULE_12__/* .toSentence */ .Re)(cause.reason),
    entries,
});
const CHECK_PAGE = "Open the page and check it.";
function findEntryCause(entry) {
    const url = entry.visited?.url ?? entry.landingUrl;
    const base = { reason: entry.reason, remedy: "", changes: [], url };
    if ((0,_entry_predicates_js__WEBPACK_IMPORTED_MODULE_5__/* .isManifestError */ .i1)(entry)) {
        const title = (0,_entry_status_js__WEBPACK_IMPORTED_MODULE_6__/* .getUnexcusedBadge */ .qT)(entry).label;
        return { ...base, kind: "ad_file", title, url: null, key: [entry.asset, entry.reason] };
    }
    if ((0,_entry_predicates_js__WEBPACK_IMPORTED_MODULE_5__/* .isMessageNotJudged */ .Ks)(entry)) {
        const texts = { title: "No readable text in the ad", remedy: "Add the ad's text to the manifest (copy)." };
        return { ...base, ...texts, kind: "message_not_judged", url: null, key: [] };
    }
    const destination = entry.visited?.url ?? (0,_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .getPageId */ .x6)(entry);
    if (entry.unconfirmed !== undefined) {
        const texts = { title: "Broken link, not confirmed yet", remedy: CHECK_PAGE };
        return { ...base, ...texts, kind: "unconfirmed_link", key: [destination] };
    }
    const title = (0,_entry_status_js__WEBPACK_IMPORTED_MODULE_6__/* .getUnexcusedBadge */ .qT)(entry).label;
    switch (entry.state) {
        case "link_broken": {
            const further = (0,_further_links_js__WEBPACK_IMPORTED_MODULE_8__/* .findBrokenFurtherLink */ .l)(entry);
            const remedy = further === null ? (0,_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .getBrokenLinkRemedy */ ._j)(entry) : (0,_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .getBrokenLinkRemedy */ ._j)({});
            const texts = { title: "Broken link", remedy };
            if (further === null)
                return { ...base, ...texts, kind: "broken_link", key: [destination, entry.reason, remedy] };
            const { url: page, reason } = further;
            const key = [further.page ?? further.fingerprint, reason];
            return { ...base, ...texts, kind: "broken_link", url: page, reason: reason ?? entry.reason, key };
        }
        case "over_budget": {
            const texts = {
                reason: (0,_result_page_speed_report_js__WEBPACK_IMPORTED_MODULE_1__/* .describeExcesses */ .Jf)(entry.pageSpeed?.budget?.excesses ?? []),
                remedy: (0,_page_speed_js__WEBPACK_IMPORTED_MODULE_10__/* .describeOpportunities */ .Jq)(entry),
            };
            return { ...base, ...texts, kind: "slow_page", title, key: [destination, texts.reason] };
        }
        case "url_only": {
            const remedy = (0,_entry_predicates_js__WEBPACK_IMPORTED_MODULE_5__/* .isLinkCheck */ .xp)(entry) ? CHECK_PAGE : "Open the page and compare it with the ad.";
            return { ...base, kind: "not_captured", title, remedy, key: [getHost(url), entry.reason] };
        }
        case "error": {
            const step = (0,_entry_predicates_js__WEBPACK_IMPORTED_MODULE_5__/* .isLinkCheck */ .xp)(entry) ? { remedy: CHECK_PAGE } : { url: null };
            return { ...base, ...step, kind: "error", title, key: [entry.error?.code ?? null, entry.reason] };
        }
        default:
            return findFixCause(entry, url, destination);
    }
}
function findFixCause(entry, url, destination) {
    const [action] = (0,_actions_js__WEBPACK_IMPORTED_MODULE_2__/* .getOpenActions */ .i)(entry);
    if (action === undefined)
        return findWeakDimensionCause(entry, url);
    const [change] = action.changes;
    const { element, kind, comparison, changes } = action;
    const directions = changes.map(({ direction }) => direction);
    if ((0,_select_fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_11__/* .isFailedResource */ .ms)(action)) {
        const texts = { title: element, reason: change.fix?.reasoning ?? "", remedy: (0,_ground_text_js__WEBPACK_IMPORTED_MODULE_12__/* .toSentence */ .Re)(change.suggestedValue) };
        return { ...texts, kind: "broken_resource", changes: [], url, key: [change.suggestedValue] };
    }
    if (change.fix !== null && (0,_select_fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_11__/* .isBetterPage */ .mO)(entry, change.fix)) {
        const { reasoning, suggestedValue } = change.fix;
        return {
            ...{ kind: "fix", title: "Wrong page", reason: reasoning, remedy: "", changes: [], url },
            key: ["page", destination, suggestedValue],
        };
    }
    const base = { kind: "fix", reason: "", remedy: "", changes, url };
    return {
        ...base,
        title: `${shortenElement(element)}: ${changes.length > 1 ? "ad and page disagree" : (0,_select_fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_11__/* .describeDirection */ .p6)(change)}`,
        ...(changes.length > 1 && { remedy: "Decide which one is right." }),
        key: action.isTerm
            ? ["terms", kind, getHost(url), directions, ...getConflictingTerms(entry, comparison)]
            : ["text", destination, element, change.direction, getChangedText(entry, change)],
    };
}
const MAX_ELEMENT_CHARS = 50;
const shortenElement = (element) => (0,_ground_text_js__WEBPACK_IMPORTED_MODULE_12__/* .capitalise */ .sK)((0,_ground_text_js__WEBPACK_IMPORTED_MODULE_12__/* .truncate */ .xv)((0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .toSingleLine */ .OX)(element).replace(/^.*: (?=.)/u, ""), MAX_ELEMENT_CHARS));
const getChangedText = (entry, { direction, currentValue, suggestedValue }) => direction === "change_lp" ? currentValue : direction === "change_routing" ? suggestedValue : entry.id;
function findWeakDimensionCause(entry, url) {
    const evaluation = (0,_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .getEvaluation */ .rv)(entry);
    const weakest = evaluation === null ? null : (0,_dimension_scores_js__WEBPACK_IMPORTED_MODULE_3__/* .findWeakestDimension */ .s2)(evaluation);
    const base = { kind: "fix", remedy: "", changes: [], url, key: ["score", entry.id] };
    if (evaluation === null || weakest === null) {
        return { ...base, title: "Score below the threshold", reason: entry.reason, remedy: "Compare ad and page." };
    }
    const { phrase } = _dimension_scores_js__WEBPACK_IMPORTED_MODULE_3__/* .DIMENSION_NAMES */ .OM[weakest.dimension];
    const { reasoning } = evaluation.detailedScores[weakest.dimension];
    return { ...base, title: `Weakest: ${phrase}, ${weakest.score} of 10`, reason: reasoning };
}
function getConflictingTerms({ ledger = [] }, comparison) {
    if (comparison === null)
        return [];
    const { adValue, landingPageValue } = comparison;
    const row = ledger.find(({ verdict, text, words }) => verdict === "contradicted" && adValue.includes(text) && words !== null && landingPageValue.includes(words));
    const [ad, page] = [extractMoney(row?.text ?? adValue), extractMoney(row?.words ?? landingPageValue)];
    const conflicting = [ad.filter((term) => !page.includes(term)), page.filter((term) => !ad.includes(term))];
    return conflicting.every((terms) => terms.length === 0)
        ? [adValue, landingPageValue]
        : conflicting.map((terms) => terms.sort().join(" "));
}
function extractMoney(text) {
    const terms = [...(0,_findings_commercial_terms_js__WEBPACK_IMPORTED_MODULE_0__/* .extractTerms */ .NG)(text)];
    const money = terms.filter((term) => /[\p{Sc}%]|free/u.test(term));
    return money.length > 0 ? money : terms;
}
function describeOtherPages({ entries }) {
    const pages = new Set(entries.map((entry) => entry.visited?.url ?? (0,_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .getPageId */ .x6)(entry)));
    return pages.size > 1 ? ` and ${(0,_format_count_js__WEBPACK_IMPORTED_MODULE_13__/* .formatCount */ .B)(pages.size - 1, "more page")}` : "";
}
const getHost = (url) => (URL.canParse(url) ? new URL(url).host : url);


/***/ }),

/***/ 12865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JO: () => (/* binding */ COMMENT_MARKER),
/* harmony export */   Nd: () => (/* binding */ parseCheckKey),
/* harmony export */   WU: () => (/* binding */ renderCommentMarker),
/* harmony export */   _p: () => (/* binding */ isSiblingComment)
/* harmony export */ });
const COMMENT_MARKER = "<!-- adhere comment=";
const CHECK_KEY_PATTERN = /^<!-- adhere comment=([0-9a-f]{12})\/([0-9a-f]{12})\/([0-9a-f]{12}) -->/u;
function renderCommentMarker(id) {
    const text = typeof id === "string"
        ? encodeURIComponent(id.toWellFormed()).replaceAll("-", "%2D")
        : `${id.group}/${id.leg}/${id.step}`;
    return `${COMMENT_MARKER}${text} -->`;
}
function parseCheckKey(comment) {
    const [, group, leg, step] = CHECK_KEY_PATTERN.exec(comment) ?? [];
    return group === undefined || leg === undefined || step === undefined ? null : { group, leg, step };
}
function isSiblingComment(comment, id) {
    if (typeof id === "string" || comment.startsWith(renderCommentMarker(id)))
        return false;
    return parseCheckKey(comment)?.group === id.group;
}


/***/ }),

/***/ 79722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ parseStateBlock),
/* harmony export */   DF: () => (/* binding */ hasSameResults),
/* harmony export */   VZ: () => (/* binding */ isNewerRun),
/* harmony export */   X3: () => (/* binding */ buildCommentState),
/* harmony export */   fE: () => (/* binding */ buildRunFailureState),
/* harmony export */   fk: () => (/* binding */ renderStateBlock),
/* harmony export */   qB: () => (/* binding */ compareRuns),
/* harmony export */   yv: () => (/* binding */ hashEntryId)
/* harmony export */ });
/* unused harmony export MAX_COMMENT_STATE_ENTRIES */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80737);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
/* harmony import */ var _result_entry_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(992);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25787);





const STATE_VERSION = 1;
const MAX_COMMENT_STATE_ENTRIES = 1000;
const MAX_COMMENT_STATE_CHARS = 24_000;
const MAX_COMMENT_STATE_BYTES = 128 * 1024;
const STATE_BLOCK_PATTERN = new RegExp(`<!-- adhere state=${STATE_VERSION} ([A-Za-z0-9+/]{4,${MAX_COMMENT_STATE_CHARS}}={0,2}) -->\\s*$`, "u");
const stateWord = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
    .max(40)
    .regex(/^[\w.]*$/u);
const sha = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{7,64}$/u);
const stateNumber = zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0).max(_result_entry_state_js__WEBPACK_IMPORTED_MODULE_4__/* .ENTRY_STATES */ .ur.length);
const scoreValue = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(10).nullable();
const key = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[A-Za-z0-9+/]{8}$/u);
const CommentStateJson = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    c: sha.nullable(),
    t: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$(),
    r: stateWord,
    s: stateWord,
    j: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    b: sha.nullable(),
    e: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_3__/* .tuple */ .PVZ([key, stateNumber, scoreValue]),
        zod__WEBPACK_IMPORTED_MODULE_3__/* .tuple */ .PVZ([key, stateNumber, scoreValue, stateNumber, scoreValue]),
    ]))
        .max(MAX_COMMENT_STATE_ENTRIES),
});
const hashEntryId = (id) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(id.toWellFormed()).digest("base64").slice(0, 8);
const WAIVED_CODE = _result_entry_state_js__WEBPACK_IMPORTED_MODULE_4__/* .ENTRY_STATES */ .ur.length;
const encodeState = ({ state, waived }) => (waived ? WAIVED_CODE : _result_entry_state_js__WEBPACK_IMPORTED_MODULE_4__/* .ENTRY_STATES */ .ur.indexOf(state));
function decodeRecord(number, score) {
    return { state: _result_entry_state_js__WEBPACK_IMPORTED_MODULE_4__/* .ENTRY_STATES */ .ur[number] ?? "passed", waived: number === WAIVED_CODE, score };
}
function renderStateBlock({ commit, at, run, verdict, completed, entries, baseCommit }) {
    const wire = {
        c: commit,
        t: at,
        r: run,
        s: verdict,
        j: completed,
        b: baseCommit,
        e: [...entries]
            .slice(0, MAX_COMMENT_STATE_ENTRIES)
            .map(([key, { previous, ...now }]) => previous === null
            ? [key, encodeState(now), now.score]
            : [key, encodeState(now), now.score, encodeState(previous), previous.score]),
    };
    const deflated = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.deflateRawSync)(JSON.stringify(wire), { level: 9 }).toString("base64");
    return `<!-- adhere state=${STATE_VERSION} ${deflated} -->`;
}
function parseStateBlock(comment) {
    const [, deflated] = STATE_BLOCK_PATTERN.exec(comment) ?? [];
    const wire = deflated === undefined ? null : (CommentStateJson.safeParse(inflateJson(deflated)).data ?? null);
    if (wire === null)
        return null;
    return {
        commit: wire.c,
        at: wire.t,
        run: wire.r,
        verdict: wire.s,
        completed: wire.j,
        baseCommit: wire.b,
        entries: new Map(wire.e.map(([key, state, score, stateBefore, scoreBefore = null]) => [
            key,
            {
                ...decodeRecord(state, score),
                previous: stateBefore === undefined ? null : decodeRecord(stateBefore, scoreBefore),
            },
        ])),
    };
}
function inflateJson(deflated) {
    const options = { maxOutputLength: MAX_COMMENT_STATE_BYTES };
    try {
        return JSON.parse((0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRawSync)(Buffer.from(deflated, "base64"), options).toString());
    }
    catch {
        return null;
    }
}
function buildCommentState(result, run, stored) {
    const { commit, find } = findPreviousRun(stored, result.commit);
    const entries = (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .sortWorstFirst */ .Qi)(result.entries).flatMap((entry) => {
        const key = hashEntryId(entry.id);
        const previous = find(key);
        if (entry.state === "skipped")
            return previous === null ? [] : [[key, { ...previous, previous }]];
        return [[key, { ...toEntryRecord(entry), previous }]];
    });
    return {
        commit: result.commit,
        at: result.startedAt,
        run,
        verdict: result.verdict,
        completed: true,
        entries: new Map(entries),
        baseCommit: commit,
    };
}
function buildRunFailureState(name, stored) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(name.why.toWellFormed()).digest("hex").slice(0, 12);
    return {
        commit: name.commit,
        at: name.at,
        run: name.run,
        verdict: `unjudged.${digest}`,
        completed: false,
        entries: stored?.entries ?? new Map(),
        baseCommit: stored?.completed === true ? stored.commit : (stored?.baseCommit ?? null),
    };
}
function findPreviousRun(stored, commit) {
    const last = stored?.completed === false ? stored.baseCommit : (stored?.commit ?? null);
    const isSameCommit = stored !== null && last === commit;
    const find = (key) => {
        const history = stored?.entries.get(key);
        if (history === undefined)
            return null;
        const { previous, ...now } = history;
        return isSameCommit ? previous : now;
    };
    return { commit: isSameCommit ? (stored.completed ? stored.baseCommit : null) : last, find };
}
const toEntryRecord = ({ state, overallScore, scoreWithoutAccepted }) => ({
    state,
    waived: scoreWithoutAccepted !== undefined,
    score: overallScore,
});
function isNewerRun(one, other) {
    const order = one.run === "" || other.run === "" ? 0 : compareRuns(one.run, other.run);
    return order === 0 ? Date.parse(one.at) > Date.parse(other.at) : order > 0;
}
const compareRuns = (one, other) => one.localeCompare(other, "en", { numeric: true });
function hasSameResults(one, other) {
    const found = ({ verdict, entries }) => JSON.stringify([verdict, [...entries].map(([key, now]) => [key, encodeState(now), now.score]).sort()]);
    return found(one) === found(other);
}


/***/ }),

/***/ 55808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ER: () => (/* binding */ compareToPrevious),
/* harmony export */   QX: () => (/* binding */ getPreviousResults),
/* harmony export */   xS: () => (/* binding */ countChanges)
/* harmony export */ });
/* harmony import */ var _comment_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79722);
/* harmony import */ var _entry_predicates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56278);
/* harmony import */ var _entry_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15770);



function getPreviousResults({ entries, baseCommit }) {
    const first = baseCommit === null && [...entries.values()].every(({ previous }) => previous === null);
    if (first)
        return null;
    return { commit: baseCommit, find: ({ id }) => entries.get((0,_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .hashEntryId */ .yv)(id))?.previous ?? null };
}
const UNCHANGED = { delta: null, previousBadge: null, isNew: false };
function compareToPrevious(entry, previous) {
    if (previous === null || entry.state === "skipped")
        return UNCHANGED;
    const before = previous.find(entry);
    if (before === null)
        return { ...UNCHANGED, isNew: true };
    const scored = before.score !== null && entry.overallScore !== null;
    return {
        delta: scored ? roundToHundredths(Number(entry.overallScore) - Number(before.score)) : null,
        previousBadge: (0,_entry_status_js__WEBPACK_IMPORTED_MODULE_2__/* .getStateBadge */ .Vx)(before.state, before.waived, (0,_entry_predicates_js__WEBPACK_IMPORTED_MODULE_1__/* .isLinkCheck */ .xp)(entry)),
        isNew: false,
    };
}
const roundToHundredths = (points) => Math.round(points * 100) / 100;
const CHANGE_LABELS = {
    failing: "newly failing",
    unknown: "no longer evaluated",
    fixed: "fixed",
    lower: "lower",
    higher: "higher",
    new: "new",
};
function countChanges(entries, previous) {
    const kinds = entries.map((entry) => classifyChange(entry, previous));
    return Object.keys(CHANGE_LABELS)
        .map((kind) => [kinds.filter((one) => one === kind).length, CHANGE_LABELS[kind]])
        .filter(([count]) => count > 0);
}
function classifyChange(entry, previous) {
    if (entry.state === "skipped")
        return null;
    const { delta, isNew, previousBadge } = compareToPrevious(entry, previous);
    if (isNew)
        return "new";
    const { status } = (0,_entry_status_js__WEBPACK_IMPORTED_MODULE_2__/* .getUnexcusedBadge */ .qT)(entry);
    if (status !== previousBadge?.status) {
        if (status === "failing")
            return "failing";
        return status === "passed" ? "fixed" : "unknown";
    }
    if (delta === null || delta === 0)
        return null;
    return delta < 0 ? "lower" : "higher";
}


/***/ }),

/***/ 37632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ describeBaselineChanges)
/* harmony export */ });
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52855);
/* harmony import */ var _ground_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11611);
/* harmony import */ var _dimension_scores_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95031);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
/* harmony import */ var _word_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59263);





const MAX_TEXT_CHARS = 120;
const QUOTED_KINDS = new Set(["headline", "button"]);
function describeBaselineChanges({ baseline }, clean = _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .toSingleLine */ .OX) {
    const { scoreChanges, changes } = baseline ?? {};
    return [
        ...(scoreChanges === undefined ? [] : [describeScoreChanges(scoreChanges)]),
        ...(changes === undefined ? [] : describePageChanges(changes, clean)),
    ];
}
function describeScoreChanges(scoreChanges) {
    const names = [
        ["overall", "overall"],
        ..._contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .DIMENSIONS */ .Yf.map((dimension) => [dimension, _dimension_scores_js__WEBPACK_IMPORTED_MODULE_1__/* .DIMENSION_NAMES */ .OM[dimension].title.toLowerCase()]),
    ];
    const points = names.flatMap(([key, name]) => {
        const change = scoreChanges[key];
        return change === null ? [] : [`${name} ${formatPoints(change)}`];
    });
    return `Δ to the baseline: ${points.length === 0 ? "no score can be compared" : points.join(", ")}.`;
}
const formatPoints = (points) => (points === 0 ? "0" : `${points > 0 ? "+" : "−"}${Math.abs(points)}`);
function describePageChanges(changes, clean) {
    const known = _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .VIEWPORTS */ .y8.filter((viewport) => changes[viewport] !== undefined);
    const unknown = _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .VIEWPORTS */ .y8.filter((viewport) => changes[viewport] === undefined);
    if (known.length === 0) {
        return ["What changed on the page is not known: the first screen was not recorded on both sides."];
    }
    const found = groupByViewports(changes).map(({ before, after, ...change }) => describePageChange({ ...change, before: before && clean(before), after: after && clean(after) }));
    return [
        ...found,
        ...(found.length === 0 ? [`Headline, prices, button and pictures are the same on ${known.join(" and ")}.`] : []),
        ...unknown.map((viewport) => `What changed on ${viewport} is not known.`),
    ];
}
function groupByViewports(changes) {
    const all = _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .VIEWPORTS */ .y8.flatMap((viewport) => (changes[viewport] ?? []).map((change) => ({ ...change, viewport })));
    const same = Map.groupBy(all, ({ kind, before, after }) => JSON.stringify([kind, before, after]));
    return [...same.values()].flatMap(([first, ...others]) => first === undefined ? [] : [{ ...first, viewports: [first, ...others].map(({ viewport }) => viewport) }]);
}
function describePageChange({ kind, before, after, viewports }) {
    const quote = (text) => (QUOTED_KINDS.has(kind) ? `“${text}”` : text);
    const format = (text) => quote((0,_ground_text_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(text, MAX_TEXT_CHARS));
    const where = `on ${viewports.join(" and ")}`;
    if (before === null)
        return `New ${kind} ${where}: ${format(after ?? "")}`;
    const title = (0,_ground_text_js__WEBPACK_IMPORTED_MODULE_4__/* .capitalise */ .sK)(kind);
    return after === null
        ? `${title} gone ${where}: ${format(before)}`
        : `${title} ${where}: ${(0,_word_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPlainChange */ .ed)(before, after, MAX_TEXT_CHARS, quote)}`;
}


/***/ }),

/***/ 95031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OM: () => (/* binding */ DIMENSION_NAMES),
/* harmony export */   Y8: () => (/* reexport safe */ _contract_find_unjudged_dimensions_js__WEBPACK_IMPORTED_MODULE_0__.Y8),
/* harmony export */   s2: () => (/* binding */ findWeakestDimension)
/* harmony export */ });
/* harmony import */ var _contract_find_unjudged_dimensions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10409);
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52855);



const DIMENSION_NAMES = {
    visualMatch: { short: "Visual", title: "Visual", phrase: "visual match" },
    messageMatch: { short: "Message", title: "Message", phrase: "message match" },
    aboveTheFoldContinuity: { short: "Fold", title: "Above the fold", phrase: "above-the-fold continuity" },
    toneAlignment: { short: "Tone", title: "Tone", phrase: "tone" },
};
function findWeakestDimension(evaluation) {
    const scores = (0,_contract_find_unjudged_dimensions_js__WEBPACK_IMPORTED_MODULE_0__/* .getDimensionScores */ .Y8)(evaluation);
    const judged = _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .DIMENSIONS */ .Yf.flatMap((dimension) => {
        const score = scores[dimension];
        return score === null ? [] : { dimension, score };
    });
    return judged.toSorted((a, b) => a.score - b.score)[0] ?? null;
}


/***/ }),

/***/ 97813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ listByDestination),
/* harmony export */   l: () => (/* binding */ findBrokenFurtherLink)
/* harmony export */ });
const findBrokenFurtherLink = ({ furtherLinks = [] }) => furtherLinks.find(({ failsAd }) => failsAd) ?? null;
const STATE_BY_VERDICT = { alive: "passed", link_broken: "link_broken", inconclusive: "url_only" };
const listByDestination = (entries) => entries.flatMap((entry) => {
    const { stateOfLanding, furtherLinks = [], failedBefore: _, ...rest } = entry;
    const landing = stateOfLanding === undefined ? entry : { ...rest, state: stateOfLanding };
    const pages = new Map(furtherLinks.map((link) => [link.fingerprint, link]));
    return [landing, ...[...pages.values()].map((link) => toEntryOfLink(entry, link))];
});
function toEntryOfLink(entry, link) {
    const { id, manifest, platform, asset, threshold, visited, carried } = entry;
    const { url, verdict, httpStatus, reason, fingerprint, page, unconfirmed } = link;
    return {
        ...{ id, manifest, platform, asset, threshold, landingUrl: url, fingerprint, reason: reason ?? "" },
        state: unconfirmed === undefined ? STATE_BY_VERDICT[verdict] : "url_only",
        destination: { url, verdict, httpStatus, finalUrl: null, reason, advisories: [], evidence: [] },
        ...{ overallScore: null, durationMs: 0, answer: null, error: null, notices: [], linkTrail: [] },
        ...(page && { page }),
        ...(visited && { visited }),
        ...(carried && { carried }),
        ...(unconfirmed && { unconfirmed }),
    };
}


/***/ }),

/***/ 62702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OC: () => (/* binding */ wasReached),
/* harmony export */   RM: () => (/* binding */ isLinksMode),
/* harmony export */   Rd: () => (/* binding */ listPlatforms),
/* harmony export */   Zn: () => (/* binding */ groupEntriesByDestination),
/* harmony export */   js: () => (/* binding */ countUnreached)
/* harmony export */ });
/* unused harmony export getLinkBadge */
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99789);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25787);
/* harmony import */ var _entry_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15770);
/* harmony import */ var _further_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97813);
/* harmony import */ var _platform_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61141);





const getLinkBadge = (link) => link.unconfirmed === undefined ? getStateBadge(link.state, false, true) : createUnconfirmedBadge(link.unconfirmed);
const isLinksMode = (result) => result.mode === "links";
const wasReached = (entry) => entry.error?.code !== _contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_NETWORK */ .T0;
const countUnreached = (entries) => entries.filter((entry) => !wasReached(entry)).length;
function groupEntriesByDestination(entries) {
    const all = (0,_further_links_js__WEBPACK_IMPORTED_MODULE_3__/* .listByDestination */ .C)(entries);
    const groups = Map.groupBy(all.filter(wasReached), (entry) => `${entry.state} ${(0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .getPageId */ .x6)(entry)} ${entry.reason}`);
    const rank = new Map((0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .sortWorstFirst */ .Qi)(all).map((entry, index) => [entry, index]));
    return [...groups.values()]
        .flatMap((ads) => (ads[0] === undefined ? [] : createGroup(ads[0], ads)))
        .toSorted(({ first: a }, { first: b }) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
}
const createGroup = (first, ads) => ({
    first,
    badge: (0,_entry_status_js__WEBPACK_IMPORTED_MODULE_2__/* .getEntryBadge */ ._C)(first),
    url: first.landingUrl,
    httpStatus: first.destination?.httpStatus ?? null,
    reason: first.reason,
    notices: first.notices,
    ads,
    platforms: listPlatforms(ads).map((platform) => (0,_platform_names_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPlatform */ .B)(platform)),
});
const listPlatforms = (ads) => [
    ...new Set(ads.flatMap(({ platform }) => platform ?? [])),
];


/***/ }),

/***/ 6341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ formatLandingPage)
/* harmony export */ });
function formatLandingPage({ landingUrl, visited, overallScore }, formatUrl) {
    if (visited === undefined)
        return `Landing page: ${formatUrl(landingUrl)}`;
    return `${overallScore === null ? "Visited" : "Scored"} ${formatUrl(visited.url)} for ${formatUrl(landingUrl)}`;
}


/***/ }),

/***/ 96707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ parseLinkableUrl)
/* harmony export */ });
const URL_MACRO = /[{}[\]]|%%/u;
const MAX_URL_CHARS = 2000;
const DROPPED = /[\t\n\r]/u;
function parseLinkableUrl(text) {
    const url = URL.canParse(text) && !URL_MACRO.test(text) && !DROPPED.test(text) ? new URL(text) : null;
    const isLinkable = url !== null &&
        /^https?:$/u.test(url.protocol) &&
        url.username === "" &&
        url.password === "" &&
        url.href.length <= MAX_URL_CHARS;
    return isLinkable ? url : null;
}


/***/ }),

/***/ 2336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ getSourceUrl),
/* harmony export */   HP: () => (/* binding */ renderEntriesTable),
/* harmony export */   aq: () => (/* binding */ renderEntryName),
/* harmony export */   nx: () => (/* binding */ listEntryNames),
/* harmony export */   z1: () => (/* binding */ renderScoreCell)
/* harmony export */ });
/* harmony import */ var markdown_table__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(735);
/* harmony import */ var _compare_to_previous_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55808);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25787);
/* harmony import */ var _entry_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15770);
/* harmony import */ var _platform_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61141);
/* harmony import */ var _promises_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14085);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50750);







function renderEntriesTable(entries, options) {
    if (entries.length === 0)
        return "";
    const scores = options.mode !== "links";
    const promises = (0,_promises_js__WEBPACK_IMPORTED_MODULE_4__/* .havePromises */ .bt)(entries);
    const numbers = [...(scores ? ["Score"] : []), ...(promises ? ["Promises kept"] : [])];
    const head = ["", "Ad and landing page", ...numbers, "State"];
    const align = ["", "", ...numbers.map(() => "r"), ""];
    const rows = entries.map((entry) => [
        (0,_entry_status_js__WEBPACK_IMPORTED_MODULE_2__/* .getEntryBadge */ ._C)(entry).icon,
        renderAdCell(entry, options.links),
        ...(scores ? [renderScoreCell(entry, options.previous)] : []),
        ...(promises ? [(0,_promises_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPromiseCell */ .Tq)(entry)] : []),
        renderStateCell(entry, options.previous),
    ]);
    return (0,markdown_table__WEBPACK_IMPORTED_MODULE_6__/* .markdownTable */ .Q)([head, ...rows], { align, alignDelimiters: false });
}
function renderAdCell(entry, links) {
    const platform = entry.platform === null ? "" : ` · ${(0,_platform_names_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPlatform */ .B)(entry.platform)}`;
    return `${renderEntryName(entry, links)}${platform}<br>${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatUrlLink */ .J3)(entry.landingUrl)}`;
}
function renderScoreCell(entry, previous) {
    const { delta } = (0,_compare_to_previous_js__WEBPACK_IMPORTED_MODULE_0__/* .compareToPrevious */ .ER)(entry, previous);
    const moved = delta === null || delta === 0 ? "" : ` ${delta > 0 ? "▲" : "▼"} ${Math.abs(delta)}`;
    return `${(0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .formatScore */ .y)(entry)}${moved}`.replaceAll(" ", "\u00a0");
}
function renderStateCell(entry, previous) {
    const { label, status } = (0,_entry_status_js__WEBPACK_IMPORTED_MODULE_2__/* .getEntryBadge */ ._C)(entry);
    const { previousBadge, isNew } = (0,_compare_to_previous_js__WEBPACK_IMPORTED_MODULE_0__/* .compareToPrevious */ .ER)(entry, previous);
    if (isNew)
        return `${label} (new ad)`;
    if (previousBadge === null || previousBadge.label === (0,_entry_status_js__WEBPACK_IMPORTED_MODULE_2__/* .getUnexcusedBadge */ .qT)(entry).label)
        return label;
    if (previousBadge.status === status)
        return `${label} (was: ${previousBadge.label.toLowerCase()})`;
    return `${label} (${_entry_status_js__WEBPACK_IMPORTED_MODULE_2__/* .DISPLAY_STATUSES */ .QR[status].changeLabel})`;
}
function renderEntryName(entry, links) {
    const id = (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeName */ .L$)(entry.id) || "(no id)";
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatLink */ .u3)(id, getSourceUrl(links, entry.manifest));
}
function listEntryNames(entries, links, max) {
    const names = entries.slice(0, max).map((entry) => renderEntryName(entry, links));
    return `${names.join(", ")}${entries.length > max ? ` and ${entries.length - max} more` : ""}`;
}
function getSourceUrl({ source }, location) {
    if (source === undefined)
        return undefined;
    const file = location.file.replaceAll("\\", "/").replace(/^\.\//u, "");
    return `${source}${file.split("/").map(encodeURIComponent).join("/")}#L${location.line}`;
}


/***/ }),

/***/ 50750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ef: () => (/* binding */ formatTitle),
/* harmony export */   FV: () => (/* binding */ escapeSentence),
/* harmony export */   Gp: () => (/* binding */ toCodeValue),
/* harmony export */   J3: () => (/* binding */ formatUrlLink),
/* harmony export */   L$: () => (/* binding */ escapeName),
/* harmony export */   R0: () => (/* binding */ describeFinalUrl),
/* harmony export */   SE: () => (/* binding */ formatDetails),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   ki: () => (/* binding */ formatList),
/* harmony export */   ml: () => (/* binding */ joinParagraphs),
/* harmony export */   oc: () => (/* binding */ formatLinkTrail),
/* harmony export */   r$: () => (/* binding */ toCodeCell),
/* harmony export */   tn: () => (/* binding */ MARKDOWN_MAX_CHARS),
/* harmony export */   u3: () => (/* binding */ formatLink),
/* harmony export */   u9: () => (/* binding */ escapeFullSentence)
/* harmony export */ });
/* harmony import */ var _ground_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11611);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);
/* harmony import */ var _linkable_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96707);
/* harmony import */ var _word_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59263);




const MARKDOWN_MAX_CHARS = { name: 80, url: 60, value: 160, sentence: 300 };
const HEX_COLOUR = /(?<![\w&/#`\\])#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\w`-])/giu;
function escapeSentence(text) {
    const line = (0,_ground_text_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateAtSentence */ .T4)((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .toSingleLine */ .OX)(text), MARKDOWN_MAX_CHARS.sentence);
    const colours = line.match(HEX_COLOUR) ?? [];
    return line
        .split(HEX_COLOUR)
        .map((prose, index) => `${escapeBetweenColours(prose)}${formatColour(colours[index])}`)
        .join("")
        .trim();
}
const formatColour = (text) => (text === undefined ? "" : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .toCodeSpan */ .Ro)(text));
function escapeBetweenColours(prose) {
    const text = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(prose);
    if (text === "")
        return prose === "" ? "" : " ";
    return `${prose.startsWith(" ") ? " " : ""}${text}${prose.endsWith(" ") ? " " : ""}`;
}
const escapeFullSentence = (reason) => escapeSentence(/[.!?…]$/u.test(reason.trim()) ? reason : `${reason.trim()}.`);
const toCodeValue = (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .toCodeSpan */ .Ro)(text, MARKDOWN_MAX_CHARS.value);
function describeFinalUrl({ finalUrl, httpStatus }, requestedUrls) {
    const requested = requestedUrls.map((url) => url?.split("#")[0]);
    const redirected = finalUrl !== null && !requested.includes(finalUrl.split("#")[0]);
    return [
        ...(redirected ? [`ended at ${toCodeValue(finalUrl)}`] : []),
        ...(httpStatus === null ? [] : [`HTTP ${httpStatus}`]),
    ];
}
const toCodeCell = (url) => url.includes("|") ? escapeName(url) : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .toCodeSpan */ .Ro)(url, MARKDOWN_MAX_CHARS.name);
const escapeName = (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(text, MARKDOWN_MAX_CHARS.name);
const formatTitle = (label = "") => (label === "" ? "Adhere" : `Adhere (${escapeName(label)})`);
function formatLink(text, url) {
    return url === undefined ? text : `[${text}](${url.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}
const formatDetails = (title, content, open = false) => `<details${open ? " open" : ""}><summary>${title}</summary>\n\n${content}\n\n</details>`;
function formatList(items, max) {
    const lines = items.slice(0, max).map((item) => `- ${item}`);
    if (items.length > max)
        lines.push(`- and ${items.length - max} more in the JSON report`);
    return lines.join("\n");
}
const formatLinkTrail = (steps) => steps.length === 0
    ? ""
    : formatDetails("How the link was checked", formatList(steps.map((step) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .toCodeSpan */ .Ro)(step, MARKDOWN_MAX_CHARS.sentence)), 12));
const joinParagraphs = (parts) => parts.filter((part) => part !== "").join("\n\n");
const LINK_SPECIAL = /[()|\\<>`*_~]/gu;
const GITHUB_HOST = /(?:^|\.)github\.com$/iu;
function formatUrlLink(url, maxChars = Number.POSITIVE_INFINITY) {
    const text = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(url.replace(/^https?:\/\/(?=[^/])/iu, ""), MARKDOWN_MAX_CHARS.url);
    const target = (0,_linkable_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseLinkableUrl */ .L)(url);
    if (target === null || GITHUB_HOST.test(target.hostname))
        return text || "(no URL)";
    const href = target.href
        .replace(/(?<!^https?):(?=\/\/)/gu, "%3A")
        .replace(LINK_SPECIAL, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
        .replaceAll("&", "&amp;");
    return href.length > maxChars ? text : `[${text}](${href})`;
}
const MAX_INLINE_CHANGE_CHARS = 90;
function formatChange({ currentValue, suggestedValue }, indent = "   ", maxChars = MARKDOWN_MAX_CHARS.value) {
    const diff = (0,_word_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .diffTexts */ .W7)(currentValue, suggestedValue, maxChars);
    if (diff === null) {
        const text = (0,_ground_text_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .toSingleLine */ .OX)(suggestedValue), maxChars);
        return `${formatPieces([{ text, changed: false }], "ins")} (${_word_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .SAME_LOOK */ .xn})`;
    }
    const [before, after] = [formatPieces(diff.before, "del"), formatPieces(diff.after, "ins")];
    const length = [...diff.before, ...diff.after].reduce((sum, { text }) => sum + text.length, 0);
    return length <= MAX_INLINE_CHANGE_CHARS ? `${before} → ${after}` : `${before}\\\n${indent}→ ${after}`;
}
function formatPieces(pieces, tag) {
    const text = pieces.map(({ text: piece, changed }) => formatPiece(piece, changed ? tag : null)).join("");
    return text.trim() === "" ? "*(nothing)*" : `“${text}”`;
}
function formatPiece(text, tag) {
    const escaped = escapeBetweenColours(text);
    const content = escaped.trim();
    if (tag === null || content === "")
        return escaped;
    const [start, end] = [escaped.startsWith(" ") ? " " : "", escaped.endsWith(" ") ? " " : ""];
    return `${start}<${tag}>${content}</${tag}>${end}`;
}


/***/ }),

/***/ 54801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VK: () => (/* binding */ MAX_COMMENT_CHARS),
  wQ: () => (/* binding */ renderComment),
  _9: () => (/* binding */ renderMarkdownReport),
  Br: () => (/* binding */ renderSummary)
});

// UNUSED EXPORTS: MAX_SUMMARY_BYTES

// EXTERNAL MODULE: ./build/report/causes.js
var causes = __webpack_require__(6611);
// EXTERNAL MODULE: ./build/report/comment-marker.js
var comment_marker = __webpack_require__(12865);
// EXTERNAL MODULE: ./build/report/comment-state.js
var comment_state = __webpack_require__(79722);
// EXTERNAL MODULE: ./build/report/compare-to-previous.js
var compare_to_previous = __webpack_require__(55808);
// EXTERNAL MODULE: ./build/report/entries.js
var report_entries = __webpack_require__(25787);
// EXTERNAL MODULE: ./build/report/entry-repairs.js
var entry_repairs = __webpack_require__(71868);
// EXTERNAL MODULE: ./build/report/format-count.js
var format_count = __webpack_require__(56134);
// EXTERNAL MODULE: ./build/report/group-entries-by-destination.js
var group_entries_by_destination = __webpack_require__(62702);
// EXTERNAL MODULE: ./build/ground/text.js
var ground_text = __webpack_require__(11611);
// EXTERNAL MODULE: ./build/report/select-fixes-and-risks.js
var select_fixes_and_risks = __webpack_require__(38024);
// EXTERNAL MODULE: ./build/report/markdown/entries-table.js
var entries_table = __webpack_require__(2336);
// EXTERNAL MODULE: ./build/report/markdown/format.js
var format = __webpack_require__(50750);
;// CONCATENATED MODULE: ./build/report/markdown/causes.js






const MAX_UNFOLDED = 10;
const MAX_NAMED_ADS = 3;
const MAX_CHANGE_CHARS = 80;
const MAX_HREF_CHARS = 500;
function renderCauses(causes, { links, max, othersIn }) {
    const items = causes.slice(0, max).map((cause, index) => renderCause(cause, `${index + 1}. `, links));
    const folded = items.slice(MAX_UNFOLDED);
    const text = (0,format/* joinParagraphs */.ml)([
        items.slice(0, MAX_UNFOLDED).join("\n"),
        folded.length === 0 ? "" : (0,format/* formatDetails */.SE)((0,format_count/* formatCount */.B)(folded.length, "more cause"), folded.join("\n")),
        describeOthers(causes, max, othersIn),
    ]);
    return text === "" ? "" : `**Do this first**\n\n${text}`;
}
function describeOthers(causes, max, othersIn) {
    const others = causes.slice(max);
    if (others.length === 0)
        return "";
    const ads = others.reduce((sum, { entries }) => sum + entries.length, 0);
    const count = `${(0,format_count/* formatCount */.B)(others.length, max === 0 ? "cause" : "more cause")} (${(0,format_count/* formatCount */.B)(ads, "ad")})`;
    const verb = others.length === 1 ? "is" : "are";
    return `${count} ${verb} ${othersIn === null ? "not listed. The JSON report has every ad." : `in ${othersIn}.`}`;
}
function renderCause(cause, number, links) {
    const { title, reason, remedy, changes, url, entries } = cause;
    const indent = " ".repeat(number.length);
    const where = url === null ? "" : ` at ${(0,format/* formatUrlLink */.J3)(url, MAX_HREF_CHARS)}${(0,causes/* describeOtherPages */.sy)(cause)}`;
    const [change, ...others] = changes;
    const texts = [
        ...[reason, remedy].filter((text) => text.trim() !== "").map(format/* escapeSentence */.FV),
        ...(change !== undefined && others.length === 0 ? [(0,format/* formatChange */.eD)(change, indent, MAX_CHANGE_CHARS)] : []),
    ];
    const ads = `${entries.length === 1 ? "Ad" : (0,format_count/* formatCount */.B)(entries.length, "ad")}: ${(0,entries_table/* listEntryNames */.nx)(entries, links, MAX_NAMED_ADS)}`;
    const sides = others.length === 0 ? [] : changes.map((side) => `\n${indent}- ${renderSide(side, `${indent}  `)}`);
    return `${number}**${(0,format/* escapeName */.L$)(title)}**${where}: ${texts.join(" ")}\\\n${indent}${ads}${sides.join("")}`;
}
const renderSide = (change, indent) => `${(0,format/* escapeName */.L$)((0,ground_text/* capitalise */.sK)((0,select_fixes_and_risks/* describeDirection */.p6)(change)))}: ${(0,format/* formatChange */.eD)(change, indent, MAX_CHANGE_CHARS)}`;

;// CONCATENATED MODULE: ./build/report/markdown/critical-risks.js


const MAX_CRITICAL_RISKS = 10;
function renderCriticalRisks(passed, renderName) {
    const lines = passed.flatMap((entry) => (0,select_fixes_and_risks/* getCriticalRisks */.yj)(entry).map((risk) => `${renderName(entry)}: **${(0,format/* escapeName */.L$)((0,select_fixes_and_risks/* getRiskTitle */.Cf)(risk))}.** ${(0,format/* escapeSentence */.FV)(risk.message)}`));
    return lines.length === 0 ? "" : `**⚠️ Passed with a critical risk**\n\n${(0,format/* formatList */.ki)(lines, MAX_CRITICAL_RISKS)}`;
}

// EXTERNAL MODULE: ./build/contract/vocabulary.js
var vocabulary = __webpack_require__(52855);
// EXTERNAL MODULE: ./build/report/actions.js
var report_actions = __webpack_require__(45164);
// EXTERNAL MODULE: ./build/report/describe-baseline-changes.js
var describe_baseline_changes = __webpack_require__(37632);
// EXTERNAL MODULE: ./build/report/dimension-scores.js
var dimension_scores = __webpack_require__(95031);
// EXTERNAL MODULE: ./build/report/entry-status.js
var entry_status = __webpack_require__(15770);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/further-links.js
var further_links = __webpack_require__(97813);
// EXTERNAL MODULE: ./build/report/landing-page-line.js
var landing_page_line = __webpack_require__(6341);
// EXTERNAL MODULE: ./build/report/promises.js
var promises = __webpack_require__(14085);
;// CONCATENATED MODULE: ./build/report/markdown/entry.js
















const ENTRY_MAX_ITEMS = { risks: 5, notices: 5, changes: 8 };
function renderEntry(entry, title, detail, previous = null) {
    const { icon, label } = (0,entry_status/* getEntryBadge */._C)(entry);
    const score = entry.overallScore === null ? "" : ` · ${(0,entries_table/* renderScoreCell */.z1)(entry, previous)}`;
    const evaluation = (0,report_entries/* getEvaluation */.rv)(entry);
    return (0,format/* joinParagraphs */.ml)([
        `#### ${icon} ${title}: ${label.toLowerCase()}${score}`,
        renderReason(entry),
        (0,promises/* formatPromises */.Ar)(entry, (figure) => `**${figure}**`) ?? "",
        renderNotices(entry.notices),
        (0,format/* formatList */.ki)((0,describe_baseline_changes/* describeBaselineChanges */.q)(entry).map(format/* escapeSentence */.FV), ENTRY_MAX_ITEMS.changes),
        ...(evaluation ? [renderRisks(entry), renderFixes(entry, detail), renderWeakestDimension(evaluation, detail)] : []),
        detail.screenshots ? renderScreenshotLinks(entry) : "",
        detail.reasons && evaluation === null ? (0,format/* formatLinkTrail */.oc)(entry.linkTrail) : "",
    ]);
}
function renderReason(entry) {
    const further = (0,further_links/* findBrokenFurtherLink */.l)(entry);
    if (further !== null) {
        const address = `${(0,format/* formatUrlLink */.J3)(further.url)} · ${(0,landing_page_line/* formatLandingPage */.y)(entry, format/* formatUrlLink */.J3)}`;
        return `**Broken link:** ${(0,format/* escapeFullSentence */.u9)(entry.reason)} ${(0,report_entries/* getBrokenLinkRemedy */._j)({})}\\\n${address}`;
    }
    if (entry.state === "link_broken") {
        const remedy = (0,format/* escapeFullSentence */.u9)((0,report_entries/* getBrokenLinkRemedy */._j)(entry));
        const reason = `**Broken link:** ${(0,format/* escapeFullSentence */.u9)(entry.reason)} ${remedy}`;
        return `${reason}\\\n${describeBrokenUrl(entry).join(" · ")}`;
    }
    const address = (0,landing_page_line/* formatLandingPage */.y)(entry, format/* formatUrlLink */.J3);
    return entry.state === "below_threshold" ? address : `${(0,format/* escapeSentence */.FV)(entry.reason)}\\\n${address}`;
}
function describeBrokenUrl({ answer, destination, visited, ...entry }) {
    const address = visited === undefined ? (0,format/* formatUrlLink */.J3)(entry.landingUrl) : (0,landing_page_line/* formatLandingPage */.y)({ ...entry, visited }, format/* formatUrlLink */.J3);
    const end = answer !== null && "linkBroken" in answer ? answer.linkBroken : destination;
    return [address, ...(end ? (0,format/* describeFinalUrl */.R0)(end, [end.url, visited?.url, destination?.evidence[0]?.url]) : [])];
}
function renderRisks(entry) {
    const lines = (0,select_fixes_and_risks/* getOpenRisks */.ZE)(entry).map((risk) => `**${(0,format/* escapeName */.L$)((0,select_fixes_and_risks/* getRiskTitle */.Cf)(risk))}** (${(0,format/* escapeName */.L$)((0,select_fixes_and_risks/* formatSeverity */.JE)(risk.impact))}): ` +
        (0,format/* escapeSentence */.FV)(risk.message));
    return (0,format/* formatList */.ki)(lines, ENTRY_MAX_ITEMS.risks);
}
function renderFixes(entry, detail) {
    const actions = (0,report_actions/* getOpenActions */.i)(entry);
    if (actions.length === 0 || detail.fixes === 0)
        return "";
    const lines = actions
        .slice(0, detail.fixes)
        .map((action, index) => `${index + 1}. ${renderAction(entry, action, detail)}`);
    const more = actions.length - lines.length;
    return (0,format/* joinParagraphs */.ml)([
        "**Fix first**",
        lines.join("\n"),
        more > 0 ? `${(0,format_count/* formatCount */.B)(more, "more fix", "more fixes")} in the JSON report.` : "",
    ]);
}
function renderAction(entry, { element, changes }, detail) {
    const [first, ...others] = changes;
    const name = `**${(0,format/* escapeName */.L$)(element)}**`;
    if (others.length === 0)
        return `${name}, ${(0,format/* escapeName */.L$)((0,select_fixes_and_risks/* describeDirection */.p6)(first))}${renderChange(entry, first, detail, "   ")}`;
    const sides = changes.map((change) => `\n   - ${(0,format/* escapeName */.L$)((0,ground_text/* capitalise */.sK)((0,select_fixes_and_risks/* describeDirection */.p6)(change)))}${renderChange(entry, change, detail, "     ")}`);
    return `${name}: the ad and the page disagree. Decide which one is right:${sides.join("")}`;
}
function renderChange(entry, change, detail, indent) {
    const { fix } = change;
    const why = detail.reasons && detail.fixReasons && fix !== null && (0,report_escape/* toSingleLine */.OX)(fix.reasoning) !== "" ? [fix] : [];
    const repair = detail.reasons && fix !== null ? (0,entry_repairs/* findRepair */.jc)(entry, fix) : undefined;
    const notes = [
        ...why.map(({ reasoning }) => (0,format/* escapeSentence */.FV)(reasoning)),
        ...(repair ? [formatRepairLocation(repair)] : []),
    ].map((note) => `\\\n${indent}<sub>${note}</sub>`);
    return `: ${(0,format/* formatChange */.eD)(change, indent)}${notes.join("")}`;
}
const formatRepairLocation = (repair) => `In ${(0,format/* toCodeValue */.Gp)(`${repair.file}:${repair.line}`)}: ${(0,entry_repairs/* describeSafety */.UQ)(repair)}. ${(0,format/* escapeSentence */.FV)(repair.why)}`;
const STARTS_WITH_SCORE = /^[^.;]{0,60}?\b\d+(?:\.\d)? of 10\b/u;
function renderWeakestDimension(evaluation, detail) {
    const low = (0,dimension_scores/* findWeakestDimension */.s2)(evaluation);
    if (low === null)
        return "";
    const { reasoning } = evaluation.detailedScores[low.dimension];
    const why = detail.reasons && (0,report_escape/* toSingleLine */.OX)(reasoning) !== "" ? ` ${(0,format/* escapeSentence */.FV)(reasoning)}` : "";
    const score = why !== "" && STARTS_WITH_SCORE.test((0,report_escape/* toSingleLine */.OX)(reasoning)) ? "" : `, ${low.score} of 10`;
    return `**Weakest: ${dimension_scores/* DIMENSION_NAMES */.OM[low.dimension].phrase}${score}.**${why}\\\n${formatScores(evaluation)}`;
}
function formatScores(evaluation) {
    const scores = (0,dimension_scores/* getDimensionScores */.Y8)(evaluation);
    return vocabulary/* DIMENSIONS */.Yf.map((dimension) => `${dimension_scores/* DIMENSION_NAMES */.OM[dimension].title} ${scores[dimension] ?? "not judged"}`).join(" · ");
}
function renderNotices(texts) {
    return (0,format/* formatList */.ki)(texts.map(format/* escapeSentence */.FV), ENTRY_MAX_ITEMS.notices)
        .split("\n")
        .map((line) => (line === "" ? "" : `> ${line}`))
        .join("\n");
}
function renderScreenshotLinks(entry) {
    const answer = entry.answer;
    if (answer === null)
        return "";
    const evaluated = "adScreenshotUrl" in answer ? answer : null;
    const pictures = [
        ["ad", evaluated?.adScreenshotUrl],
        ["landing page", "landingPageScreenshotUrl" in answer ? answer.landingPageScreenshotUrl : null],
        [`landing page, ${evaluated?.alternateViewport ?? "alternate"}`, evaluated?.alternateScreenshotUrl],
    ];
    const links = pictures.flatMap(([name, url]) => {
        const path = getReportFolderPath(url);
        return path === null ? [] : [`[${name}](${path})`];
    });
    return links.length === 0 ? "" : `Screenshots: ${links.join(" · ")}`;
}
function getReportFolderPath(url) {
    return /^(?:file:.*\/)?(screenshots\/[\w-]+\.(?:png|jpg|webp))$/u.exec(url ?? "")?.[1] ?? null;
}

;// CONCATENATED MODULE: ./build/report/markdown/destinations.js





const destinations_MAX_NAMED_ADS = 20;
const renderDestinations = (entries, links, detail) => (0,group_entries_by_destination/* groupEntriesByDestination */.Zn)(entries)
    .slice(0, detail.explainedEntries)
    .map((group) => renderDestination(group, links, detail));
function renderDestination({ first, ads, platforms, badge }, links, detail) {
    const name = (0,entries_table/* renderEntryName */.aq)(first, links);
    if (ads.length === 1)
        return renderEntry(first, name, detail);
    const on = platforms.length === 0 ? "" : ` on ${platforms.join(", ")}`;
    const verb = badge.status === "failing" ? "Affects" : "Used by";
    return (0,format/* joinParagraphs */.ml)([
        renderEntry(first, `${name} and ${(0,format_count/* formatCount */.B)(ads.length - 1, "more ad")}`, detail),
        `${verb} **${(0,format_count/* formatCount */.B)(ads.length, "ad")}**${on}: ${(0,entries_table/* listEntryNames */.nx)(ads, links, destinations_MAX_NAMED_ADS)}.`,
    ]);
}
function renderUnreachedNote({ entries }) {
    const unreached = (0,group_entries_by_destination/* countUnreached */.js)(entries);
    return unreached === 0 ? "" : `*${(0,format_count/* formatCount */.B)(unreached, "ad")} could not be checked: there was no network.*`;
}

;// CONCATENATED MODULE: ./build/report/markdown/header.js





function renderHeading(result, label) {
    const hasInconclusive = (0,report_entries/* filterByStatus */.Mv)(result.entries, "inconclusive").length > 0;
    const icon = result.verdict === "fail" ? "❌" : result.verdict === "pass" && !hasInconclusive ? "✅" : "⚠️";
    return `## ${icon} ${(0,format/* formatTitle */.Ef)(label)}: ${(0,report_escape/* escapeMarkdown */.FV)(result.headline, format/* MARKDOWN_MAX_CHARS */.tn.sentence)}`;
}
function renderGateNote(result) {
    if (result.verdict === "fail" && result.exitCode === 0) {
        return "*Warn-only: findings are reported but do not fail the check.*";
    }
    if (result.verdict !== "pass")
        return "";
    const inconclusive = (0,report_entries/* filterByStatus */.Mv)(result.entries, "inconclusive");
    const unconfirmed = inconclusive.filter((entry) => entry.unconfirmed !== undefined).length;
    const preExisting = inconclusive.filter((entry) => entry.failedBefore === true).length;
    const unknown = inconclusive.length - unconfirmed - preExisting;
    const notes = [
        unknown > 0 &&
            `${(0,format_count/* formatCount */.B)(unknown, "ad")} could not be evaluated. This does not fail the check (\`on-inconclusive: warn\`).`,
        preExisting > 0 &&
            `${(0,format_count/* formatCount */.B)(preExisting, "ad")} already failed before this change and ${preExisting === 1 ? "is" : "are"} ` +
                "not worse. This does not fail the check (`baseline`).",
        unconfirmed > 0 &&
            `${(0,format_count/* formatCount */.B)(unconfirmed, "ad")} ${unconfirmed === 1 ? "has" : "have"} a broken landing page. The check ` +
                "fails once enough consecutive runs confirm it (`confirm-after`).",
    ];
    return notes.flatMap((note) => (note === false ? [] : `*${note}*`)).join("\\\n");
}
function renderChangesLine(result, previous) {
    if (previous === null)
        return "";
    const since = previous.commit === null ? "the last run" : (0,report_escape/* toCodeSpan */.Ro)(previous.commit.slice(0, 7));
    const changes = (0,compare_to_previous/* countChanges */.xS)(result.entries, previous);
    return changes.length === 0
        ? `Nothing changed since ${since}.`
        : `**Since ${since}:** ${changes.map(([count, label]) => `${count} ${label}`).join(", ")}.`;
}

// EXTERNAL MODULE: ./node_modules/markdown-table/index.js
var markdown_table = __webpack_require__(735);
// EXTERNAL MODULE: ./build/contract/page-speed.js
var page_speed = __webpack_require__(80642);
// EXTERNAL MODULE: ./build/report/page-speed.js
var report_page_speed = __webpack_require__(26642);
;// CONCATENATED MODULE: ./build/report/markdown/page-speed.js





const GRADE_ICONS = { good: "🟢", average: "🟠", poor: "🔴" };
const MAX_ROWS = 25;
function renderPageSpeed(entries, open) {
    const pages = (0,report_page_speed/* listMeasuredPages */.RZ)(entries);
    if (pages.length === 0)
        return "";
    const shown = pages.slice(0, MAX_ROWS);
    const header = ["Page", "Device", ...page_speed/* PAGE_SPEED_METRICS */.aU.map((metric) => report_page_speed/* METRIC_NAMES */.Uw[metric].short)];
    const rows = shown.map((entry) => [
        (0,format/* formatUrlLink */.J3)(entry.visited?.url ?? entry.landingUrl),
        (0,report_page_speed/* getDevice */.Pf)(entry),
        ...((0,report_page_speed/* getPageSpeed */.ND)(entry)?.metrics ?? []).map(({ value, grade, change }) => `${GRADE_ICONS[grade]} ${value}${change === null ? "" : ` (${change})`}`),
    ]);
    const tips = shown.flatMap((entry) => {
        const text = (0,report_page_speed/* describeOpportunities */.Jq)(entry);
        return text === "" ? [] : [`- ${(0,format/* formatUrlLink */.J3)(entry.visited?.url ?? entry.landingUrl)}: ${(0,format/* escapeSentence */.FV)(text)}`];
    });
    const rest = pages.length - shown.length;
    return (0,format/* formatDetails */.SE)(`Page speed of ${(0,format_count/* formatCount */.B)(pages.length, "page")}`, (0,format/* joinParagraphs */.ml)([
        (0,markdown_table/* markdownTable */.Q)([header, ...rows], { alignDelimiters: false }),
        tips.join("\n"),
        rest > 0 ? `${(0,format_count/* formatCount */.B)(rest, "more page")} in the JSON report.` : "",
        "Measured with Lighthouse, which simulates a phone on slow 4G or a notebook.",
    ]), open);
}

;// CONCATENATED MODULE: ./build/report/markdown/shrink-to-fit.js
function shrinkToFit(render, full, fits) {
    const brief = { ...full, reasons: false, fixes: Math.min(full.fixes, 1) };
    const urgent = { ...brief, passedRows: 0 };
    for (const detail of [full, brief, urgent]) {
        const text = render(detail);
        if (fits(text))
            return text;
    }
    const table = { ...urgent, explainedEntries: 0, notes: false };
    const causesOnly = { ...table, tableRows: 0 };
    return (findMostThatFits(urgent.explainedEntries, (explainedEntries) => render({ ...urgent, explainedEntries }), fits) ??
        findMostThatFits(table.tableRows, (tableRows) => render({ ...table, tableRows }), fits) ??
        findMostThatFits(causesOnly.causes, (causes) => render({ ...causesOnly, causes }), fits) ??
        render({ ...causesOnly, causes: 0 }));
}
function findMostThatFits(count, render, fits) {
    let best = null;
    for (let low = 0, high = count; low <= high;) {
        const middle = (low + high) >> 1;
        const text = render(middle);
        if (fits(text)) {
            best = text;
            low = middle + 1;
        }
        else {
            high = middle - 1;
        }
    }
    return best;
}

// EXTERNAL MODULE: ./build/report/markdown/signature.js
var signature = __webpack_require__(59403);
// EXTERNAL MODULE: ./build/report/entry-predicates.js
var entry_predicates = __webpack_require__(56278);
;// CONCATENATED MODULE: ./build/report/markdown/waivers.js



const MAX_WAIVERS = 20;
const WAIVER_STATE_ORDER = ["expired", "accepted", "unused"];
function renderWaivers(entries, renderName) {
    const lines = entries
        .flatMap((entry) => (entry.waivers ?? []).map((waiver) => ({ entry, waiver })))
        .toSorted((a, b) => WAIVER_STATE_ORDER.indexOf(a.waiver.state) - WAIVER_STATE_ORDER.indexOf(b.waiver.state))
        .map(({ entry, waiver }) => renderWaiver(entry, waiver, renderName(entry)));
    return lines.length === 0 ? "" : `**Accepted in the manifest**\n\n${(0,format/* formatList */.ki)(lines, MAX_WAIVERS)}`;
}
function renderWaiver(entry, { kind, until, reason, state, elements }, name) {
    const what = `**${(elements.length === 0 ? [kind] : elements).map(format/* escapeName */.L$).join(", ")}**`;
    switch (state) {
        case "expired":
            return (`⚠️ ${name}: the waiver for ${what} expired on ${until}. Fix the finding or renew the waiver: ` +
                (0,format/* escapeSentence */.FV)(reason));
        case "unused":
            return `${name}: the waiver for ${what} matches no finding. Remove it.`;
        case "accepted":
            return `${name}: ${what}, until ${until}: ${(0,format/* escapeSentence */.FV)(reason)}${formatWaiverEffect(entry)}`;
    }
}
function formatWaiverEffect(entry) {
    if (!(0,entry_predicates/* isWaived */.$y)(entry))
        return "";
    const without = entry.scoreWithoutAccepted;
    return ` (${(0,report_entries/* formatScore */.y)(entry)}${without === null ? "" : `, ${without} without the waiver`})`;
}

;// CONCATENATED MODULE: ./build/report/markdown/report.js



















const MAX_COMMENT_CHARS = 65_536;
const MAX_SUMMARY_BYTES = 1024 * 1024 - 32 * 1024;
const COMMENT_MAX_ITEMS = { causes: 5, rows: 100, explained: 25 };
const REPORT_MAX_ITEMS = { causes: 500, notices: 10, skipped: 20, unfoldedRows: 15 };
function renderComment(result, options) {
    const { id, links = {}, state, preface = "", label = "", runPage = "the job summary" } = options;
    const summaryLink = (0,format/* formatLink */.u3)(runPage, links.run);
    const previous = state === undefined ? null : (0,compare_to_previous/* getPreviousResults */.QX)(state);
    const page = buildPageContent(result, links, `${summaryLink} and the JSON report`);
    const otherCausesIn = page.causes.length > REPORT_MAX_ITEMS.causes ? null : summaryLink;
    const content = { ...page, previous, preface, label, otherCausesIn };
    const stateBlock = state === undefined ? "" : `\n${(0,comment_state/* renderStateBlock */.fk)(state)}\n`;
    return shrinkToFit((detail) => `${(0,comment_marker/* renderCommentMarker */.WU)(id)}\n${renderPage(content, detail, false)}${stateBlock}`, {
        ...getFullDetail(content),
        fixes: 3,
        causes: Math.min(content.causes.length, COMMENT_MAX_ITEMS.causes),
        tableRows: Math.min(content.urgent.length, COMMENT_MAX_ITEMS.rows),
        explainedEntries: Math.min(content.urgent.length, COMMENT_MAX_ITEMS.explained),
        passedRows: Math.min(content.passed.length, COMMENT_MAX_ITEMS.rows),
    }, (text) => text.length <= MAX_COMMENT_CHARS);
}
function renderSummary(result, options = {}) {
    return renderFullPage(buildPageContent(result, options.links ?? {}, "the JSON report"), false);
}
function renderMarkdownReport(result) {
    const content = buildPageContent(result, {}, "the JSON report");
    return renderFullPage({ ...content, patchesLink: "this folder" }, true);
}
const renderFullPage = (content, screenshots) => shrinkToFit((detail) => renderPage(content, detail, true), { ...getFullDetail(content), fixes: 12, fixReasons: true, screenshots }, (text) => Buffer.byteLength(text) <= MAX_SUMMARY_BYTES);
function buildPageContent(result, links, fullReportLink) {
    const entries = (0,report_entries/* sortWorstFirst */.Qi)(result.entries.filter(group_entries_by_destination/* wasReached */.OC));
    return {
        result,
        links,
        previous: null,
        causes: (0,causes/* listCauses */.Nm)(result.entries),
        otherCausesIn: null,
        fullReportLink,
        preface: "",
        label: "",
        patchesLink: (0,format/* formatLink */.u3)("the report folder", links.run),
        urgent: (0,report_entries/* filterUrgent */.sq)(entries),
        passed: (0,report_entries/* filterByStatus */.Mv)(entries, "passed"),
        skipped: (0,report_entries/* filterByStatus */.Mv)(entries, "skipped"),
    };
}
const getFullDetail = ({ causes, urgent, passed }) => ({
    causes: Math.min(causes.length, REPORT_MAX_ITEMS.causes),
    tableRows: urgent.length,
    explainedEntries: urgent.length,
    reasons: true,
    fixReasons: false,
    passedRows: passed.length,
    notes: true,
    screenshots: false,
});
function renderPage(content, detail, open) {
    const { links, result, causes, otherCausesIn: othersIn } = content;
    const renderName = (entry) => (0,entries_table/* renderEntryName */.aq)(entry, links);
    const parts = [
        renderHeading(result, content.label),
        content.preface,
        (0,format/* joinParagraphs */.ml)([renderGateNote(result), renderUnreachedNote(result)]),
        renderCauses(causes, { links, max: detail.causes, othersIn }),
        renderUrgentTable(content, detail, open),
        renderChangesLine(result, content.previous),
        renderExplanations(content, detail, open),
        renderApplySection(content),
        detail.notes ? renderWaivers((0,report_entries/* sortWorstFirst */.Qi)(result.entries), renderName) : "",
        detail.notes ? renderRunNotices(result.notices) : "",
        detail.reasons ? renderCriticalRisks(content.passed, renderName) : "",
        detail.notes ? renderPageSpeed((0,report_entries/* sortWorstFirst */.Qi)(result.entries), open) : "",
        renderPassedSection(content, detail, open),
        detail.notes ? renderSkippedSection(content) : "",
        renderOmissions(content, detail),
        renderFooter(content),
    ];
    return `${(0,format/* joinParagraphs */.ml)(parts)}\n`;
}
function renderUrgentTable({ urgent, links, result, previous }, detail, open) {
    const rows = urgent.slice(0, detail.tableRows);
    const unfolded = open ? rows.length : REPORT_MAX_ITEMS.unfoldedRows;
    const renderRows = (entries) => (0,entries_table/* renderEntriesTable */.HP)(entries, { links, mode: result.mode, previous });
    const folded = rows.slice(unfolded);
    return (0,format/* joinParagraphs */.ml)([
        renderRows(rows.slice(0, unfolded)),
        folded.length === 0 ? "" : (0,format/* formatDetails */.SE)(`${(0,format_count/* formatCount */.B)(folded.length, "more ad")}`, renderRows(folded)),
    ]);
}
function renderExplanations({ urgent, links, result, previous }, detail, open) {
    const entries = urgent.slice(0, detail.explainedEntries);
    const parts = (0,group_entries_by_destination/* isLinksMode */.RM)(result)
        ? renderDestinations(urgent, links, detail)
        : entries.map((entry) => renderEntry(entry, (0,entries_table/* renderEntryName */.aq)(entry, links), detail, previous));
    if (parts.length === 0 || open)
        return (0,format/* joinParagraphs */.ml)(parts);
    const what = (0,group_entries_by_destination/* isLinksMode */.RM)(result) ? (0,format_count/* formatCount */.B)(parts.length, "landing page") : (0,format_count/* formatCount */.B)(entries.length, "ad");
    return (0,format/* formatDetails */.SE)(`Details of ${what}`, (0,format/* joinParagraphs */.ml)(parts));
}
function renderApplySection({ result, patchesLink }) {
    const { all, safe } = (0,entry_repairs/* countRepairs */.O$)(result.entries);
    if (all === 0)
        return "";
    const safeOnly = safe > 0 && safe < all ? ` (safe fixes only: \`${entry_repairs/* PATCH_FILES */.Ne.safe}\`)` : "";
    const what = `**${(0,format_count/* formatCount */.B)(all, "fix", "fixes")} can be applied to this repository**`;
    return (`${what} (${describeSafeCount(all, safe)}): one by one with \`npx adhere-check fix\`, or all at once with ` +
        `\`git apply ${entry_repairs/* PATCH_FILES */.Ne.all}\`${safeOnly}. The patches are in ${patchesLink}.`);
}
function describeSafeCount(all, safe) {
    if (safe === 0)
        return "review before applying";
    return safe < all ? `${safe} safe, ${all - safe} to review` : "safe to apply";
}
const renderRunNotices = (notices) => notices.length === 0
    ? ""
    : `**About this run**\n\n${(0,format/* formatList */.ki)(notices.map(format/* escapeSentence */.FV), REPORT_MAX_ITEMS.notices)}`;
function renderPassedSection({ passed, links, result, previous }, detail, open) {
    const shown = passed.slice(0, detail.passedRows);
    if (shown.length === 0)
        return "";
    const groups = (0,report_entries/* groupByText */.YQ)(shown, (entry) => entry.notices.slice(0, 3));
    const notices = [...groups].map(([notice, entries]) => `- ${(0,entries_table/* listEntryNames */.nx)(entries, links, 3)}: ${(0,format/* escapeSentence */.FV)(notice)}`);
    return (0,format/* formatDetails */.SE)(`${(0,format_count/* formatCount */.B)(passed.length, "ad")} passed`, (0,format/* joinParagraphs */.ml)([
        (0,entries_table/* renderEntriesTable */.HP)(shown, { links, mode: result.mode, previous }),
        detail.reasons ? notices.join("\n") : "",
    ]), open);
}
function renderSkippedSection({ skipped, links }) {
    if (skipped.length === 0)
        return "";
    const lines = skipped.map((entry) => `${(0,entries_table/* renderEntryName */.aq)(entry, links)}: ${(0,format/* escapeSentence */.FV)(entry.reason)}`);
    return (0,format/* formatDetails */.SE)(`${(0,format_count/* formatCount */.B)(skipped.length, "ad")} skipped`, (0,format/* formatList */.ki)(lines, REPORT_MAX_ITEMS.skipped));
}
function renderOmissions({ urgent, passed, fullReportLink }, detail) {
    const rows = urgent.length - detail.tableRows;
    const unexplained = Math.min(urgent.length, detail.tableRows) - detail.explainedEntries;
    const omitted = [
        rows > 0 ? `${(0,format_count/* formatCount */.B)(rows, "failing or inconclusive ad")}` : "",
        unexplained > 0 ? `the details of ${(0,format_count/* formatCount */.B)(unexplained, "ad")} in the table` : "",
        passed.length > detail.passedRows ? (0,format_count/* formatCount */.B)(passed.length - detail.passedRows, "passed ad") : "",
        detail.reasons ? "" : "reasons, and all but the first fix of each ad",
        detail.notes ? "" : "waivers, notices and skipped ads",
    ].filter((part) => part !== "");
    return omitted.length === 0 ? "" : `**Not shown here:** ${omitted.join("; ")}. See ${fullReportLink}.`;
}
function renderFooter({ result, skipped, links }) {
    const of = skipped.length === 0 ? "" : `${result.entries.length - skipped.length} of `;
    return (0,signature/* renderSignature */.B)({
        what: `${of}${(0,format_count/* formatCount */.B)(result.entries.length, "ad")} checked`,
        commit: result.wrongCheckout === undefined ? result.commit : (result.checkout?.commit ?? null),
        at: result.startedAt,
        version: result.tool.version,
        links,
    });
}


/***/ }),

/***/ 59403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderSignature)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50750);


function renderSignature(run) {
    const commit = run.commit === null ? "" : ` at ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .toCodeSpan */ .Ro)(run.commit.slice(0, 7))}`;
    const when = new Date(run.at).toISOString().replace("T", " ").slice(0, 16);
    const parts = [`${run.what}${commit}, ${when} UTC`, `Adhere ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeName */ .L$)(run.version)}`];
    const { run: page, job } = run.links;
    if (page !== undefined) {
        const ofJob = job === undefined ? "" : `, job ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .toCodeSpan */ .Ro)(job)}`;
        parts.push(`${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatLink */ .u3)("this run", page)}${ofJob}`);
    }
    return `<sub>${parts.join(" · ")}</sub>`;
}


/***/ }),

/***/ 26642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ describeOpportunities),
/* harmony export */   ND: () => (/* binding */ getPageSpeed),
/* harmony export */   Pf: () => (/* binding */ getDevice),
/* harmony export */   RZ: () => (/* binding */ listMeasuredPages),
/* harmony export */   Uw: () => (/* binding */ METRIC_NAMES)
/* harmony export */ });
/* harmony import */ var _contract_page_speed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80642);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25787);


const METRIC_NAMES = {
    performanceScore: { short: "Score", title: "Performance score" },
    lcp: { short: "LCP", title: "Largest Contentful Paint" },
    fcp: { short: "FCP", title: "First Contentful Paint" },
    tbt: { short: "TBT", title: "Total Blocking Time" },
    cls: { short: "CLS", title: "Cumulative Layout Shift" },
    si: { short: "SI", title: "Speed Index" },
};
const GRADE_LIMITS = {
    mobile: {
        performanceScore: [90, 50],
        lcp: [2500, 4000],
        fcp: [1800, 3000],
        tbt: [200, 600],
        cls: [0.1, 0.25],
        si: [3387, 5800],
    },
    desktop: {
        performanceScore: [90, 50],
        lcp: [1200, 2400],
        fcp: [934, 1600],
        tbt: [150, 350],
        cls: [0.1, 0.25],
        si: [1311, 2300],
    },
};
function getPageSpeed(entry) {
    const evaluation = (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .getEvaluation */ .rv)(entry);
    const data = evaluation?.pageSpeedData ?? null;
    if (evaluation === null || data === null)
        return null;
    const limits = GRADE_LIMITS[getDevice(entry) === "phone" ? "mobile" : "desktop"];
    const before = entry.baseline?.pageSpeedData;
    return {
        metrics: _contract_page_speed_js__WEBPACK_IMPORTED_MODULE_0__/* .PAGE_SPEED_METRICS */ .aU.map((metric) => ({
            metric,
            value: (0,_contract_page_speed_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPageSpeedMetric */ .Gy)(metric, data[metric]),
            grade: gradeMetric(metric, data[metric], limits[metric]),
            change: before === undefined ? null : formatChange(metric, before, data),
        })),
        opportunities: (entry.pageSpeed?.opportunities ?? []).map(({ title, savedMs }) => `${title} (saves about ${formatSaving(savedMs)})`),
    };
}
function gradeMetric(metric, value, [good, average]) {
    const isWithin = (limit) => (metric === "performanceScore" ? value >= limit : value <= limit);
    if (isWithin(good))
        return "good";
    return isWithin(average) ? "average" : "poor";
}
function formatChange(metric, before, after) {
    const difference = after[metric] - before[metric];
    const shown = (0,_contract_page_speed_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPageSpeedMetric */ .Gy)(metric, Math.abs(difference));
    return shown === (0,_contract_page_speed_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPageSpeedMetric */ .Gy)(metric, 0) ? null : `${difference < 0 ? "−" : "+"}${shown}`;
}
const formatSaving = (ms) => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);
const getDevice = (entry) => (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .getEvaluation */ .rv)(entry)?.viewport === "mobile" ? "phone" : "desktop";
function listMeasuredPages(entries) {
    const pages = new Map();
    for (const entry of entries) {
        const viewport = (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .getEvaluation */ .rv)(entry)?.viewport;
        const key = JSON.stringify([(0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .getPageId */ .x6)(entry), viewport]);
        if (getPageSpeed(entry) !== null && !pages.has(key))
            pages.set(key, entry);
    }
    return [...pages.values()];
}
function describeOpportunities(entry) {
    const opportunities = getPageSpeed(entry)?.opportunities ?? [];
    return opportunities.length === 0 ? "" : `What would help: ${opportunities.join(", ")}.`;
}


/***/ }),

/***/ 61141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatPlatform)
/* harmony export */ });
/* unused harmony export PLATFORM_NAMES */
const PLATFORM_NAMES = {
    meta: "Meta",
    facebook: "Facebook",
    instagram: "Instagram",
    tiktok: "TikTok",
    linkedin: "LinkedIn",
    google: "Google",
    reddit: "Reddit",
};
const formatPlatform = (platform, absent = "–") => platform === null ? absent : PLATFORM_NAMES[platform];


/***/ }),

/***/ 14085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ formatPromises),
/* harmony export */   Tq: () => (/* binding */ formatPromiseCell),
/* harmony export */   Yr: () => (/* binding */ getPromiseCounts),
/* harmony export */   bt: () => (/* binding */ havePromises),
/* harmony export */   i3: () => (/* binding */ describePromises)
/* harmony export */ });
/* harmony import */ var _contract_ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21270);

function getPromiseCounts({ ledger }) {
    if (ledger === undefined)
        return null;
    const counts = (0,_contract_ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .countPromises */ .SJ)(ledger);
    return counts.total === 0 ? null : counts;
}
function formatPromiseCell(entry) {
    const counts = getPromiseCounts(entry);
    return counts === null ? "–" : `${counts.kept} of ${counts.total}`;
}
const havePromises = (entries) => entries.some((entry) => getPromiseCounts(entry) !== null);
function describePromises({ kept, total, contradicted, notMentioned, unreadable }) {
    const others = [
        [contradicted, "contradicted"],
        [notMentioned, "not on the page"],
        [unreadable, "could not be read"],
    ];
    return {
        figure: `${kept} of ${total} promise${total === 1 ? "" : "s"} kept`,
        others: others.flatMap(([count, what]) => (count === 0 ? [] : [`${count} ${what}`])),
    };
}
function formatPromises(entry, emphasize = String) {
    const counts = getPromiseCounts(entry);
    if (counts === null)
        return null;
    const { figure, others } = describePromises(counts);
    return [emphasize(figure), ...others].join(" · ");
}


/***/ }),

/***/ 38024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C9: () => (/* binding */ getOpenFixes),
/* harmony export */   Cf: () => (/* binding */ getRiskTitle),
/* harmony export */   JE: () => (/* binding */ formatSeverity),
/* harmony export */   TE: () => (/* binding */ lookUp),
/* harmony export */   ZE: () => (/* binding */ getOpenRisks),
/* harmony export */   iI: () => (/* binding */ formatAdValue),
/* harmony export */   lx: () => (/* binding */ humanizeIdentifier),
/* harmony export */   mO: () => (/* binding */ isBetterPage),
/* harmony export */   ms: () => (/* binding */ isFailedResource),
/* harmony export */   nM: () => (/* binding */ isActionable),
/* harmony export */   p6: () => (/* binding */ describeDirection),
/* harmony export */   yj: () => (/* binding */ getCriticalRisks)
/* harmony export */ });
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52855);
/* harmony import */ var _findings_broken_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80593);
/* harmony import */ var _findings_fix_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37682);
/* harmony import */ var _ground_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11611);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25787);
/* harmony import */ var _entry_predicates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56278);






const formatAdValue = ({ element, adValue }) => element.startsWith("Call to action") ? (0,_findings_fix_text_js__WEBPACK_IMPORTED_MODULE_4__/* .humaniseCta */ .tA)(adValue) : adValue;
const isActionable = ({ status }) => !["match", "implicit", "obscured"].includes(status);
const isFailedResource = ({ element }) => _findings_broken_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenResource */ .O.namePattern.test(element);
const rankIn = (words, word) => {
    const index = words.indexOf(word);
    return index === -1 ? words.length : index;
};
function rankOfCause({ element, priority }, comparisons) {
    if (isFailedResource({ element }))
        return priority === "HIGH" ? 0 : priority === "MEDIUM" ? 2 : 3;
    const comparison = comparisons.find((one) => one.element === element);
    return comparison?.status === "mismatch" && comparison.severity === "HIGH" ? 1 : 3;
}
const isBetterPage = ({ betterPage }, { direction, suggestedValue }) => direction === "change_routing" && suggestedValue === betterPage?.url;
const hasFailedResource = (fixes) => fixes.some((fix) => isFailedResource(fix) && fix.priority === "HIGH");
function getOpenFixes(entry) {
    const { fixes = [], elementComparisons = [] } = (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .getEvaluation */ .rv)(entry) ?? {};
    const rankOfPage = (fix) => Number(!isBetterPage(entry, fix) || hasFailedResource(fixes));
    const ranked = fixes.toSorted((a, b) => rankOfPage(a) - rankOfPage(b) ||
        rankOfCause(a, elementComparisons) - rankOfCause(b, elementComparisons) ||
        rankIn(_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC, a.priority) - rankIn(_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC, b.priority) ||
        b.confidenceScore - a.confidenceScore);
    const leads = ranked.filter((fix, index) => ranked.findIndex((other) => other.element === fix.element) === index);
    const alternatives = ranked.filter((fix) => !leads.includes(fix));
    return [...leads, ...alternatives].filter((fix) => !(0,_entry_predicates_js__WEBPACK_IMPORTED_MODULE_3__/* .isAccepted */ .oB)(entry, fix));
}
const getOpenRisks = (entry) => ((0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .getEvaluation */ .rv)(entry)?.conversionRisks ?? [])
    .toSorted((a, b) => Number(isFailedResource(b)) - Number(isFailedResource(a)) ||
    rankIn(_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .IMPACTS */ .wD, a.impact) - rankIn(_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .IMPACTS */ .wD, b.impact))
    .filter((risk) => !(0,_entry_predicates_js__WEBPACK_IMPORTED_MODULE_3__/* .isAccepted */ .oB)(entry, risk));
const formatSeverity = (severity) => humanizeIdentifier(severity).toLowerCase();
const getCriticalRisks = (entry) => getOpenRisks(entry).filter(({ impact }) => impact === "CRITICAL");
const lookUp = (table, word) => Object.hasOwn(table, word) ? table[word] : undefined;
const DIRECTION_LABELS = {
    change_lp: "change the page",
    change_ad: "change the ad",
    change_routing: "send the ad to another page",
    change_both: "change ad and page",
};
const describeDirection = ({ direction }) => lookUp(DIRECTION_LABELS, direction) ?? humanizeIdentifier(direction).toLowerCase();
const RISK_LABELS = {
    HEADLINE_DISCONNECT: "Headline disconnect",
    CTA_FRICTION: "Call-to-action friction",
    OFFER_MISMATCH: "Offer mismatch",
    BRAND_INCONSISTENCY: "Brand inconsistency",
};
const getRiskTitle = (risk) => lookUp(RISK_LABELS, risk.type) ?? humanizeIdentifier(risk.type);
function humanizeIdentifier(identifier) {
    return (0,_ground_text_js__WEBPACK_IMPORTED_MODULE_5__/* .capitalise */ .sK)(identifier.replaceAll("_", " ").toLowerCase());
}


/***/ }),

/***/ 59263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W7: () => (/* binding */ diffTexts),
/* harmony export */   ed: () => (/* binding */ formatPlainChange),
/* harmony export */   xn: () => (/* binding */ SAME_LOOK)
/* harmony export */ });
/* unused harmony export joinPieces */
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75367);
/* harmony import */ var _ground_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11611);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);



const SAME_LOOK = "only spaces or invisible characters differ";
const MIN_COMMON_SHARE = 0.3;
const CONTEXT_CHARS = [60, 40, 24, 12, 0];
const ELLIPSIS = "…";
const toComparable = (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .toSingleLine */ .OX)(text).normalize("NFC");
function diffTexts(currentText, suggestedText, maxChars) {
    const [before, after] = [toComparable(currentText), toComparable(suggestedText)];
    if (before === after)
        return null;
    const parts = (0,diff__WEBPACK_IMPORTED_MODULE_1__/* .diffWordsWithSpace */ .pR)(before, after);
    const unchanged = parts.reduce((sum, part) => sum + (part.added || part.removed ? 0 : part.value.length), 0);
    if (unchanged < MIN_COMMON_SHARE * Math.max(before.length, after.length)) {
        return cutAroundDifference(before, after, maxChars, false);
    }
    const sides = {
        before: toPieces(parts.map((part) => (part.added ? { ...part, value: "" } : part))),
        after: toPieces(parts.map((part) => (part.removed ? { ...part, value: "" } : part))),
    };
    for (const context of CONTEXT_CHARS) {
        const diff = {
            before: cutPieces(sides.before, context, maxChars),
            after: cutPieces(sides.after, context, maxChars),
        };
        const [from, to] = [joinPieces(diff.before), joinPieces(diff.after)];
        const isLegible = from !== to && from !== ELLIPSIS && to !== ELLIPSIS;
        if (isLegible && fits(diff.before, maxChars) && fits(diff.after, maxChars))
            return diff;
    }
    return cutAroundDifference(before, after, maxChars, true);
}
const joinPieces = (pieces) => pieces.map(({ text }) => text).join("");
function formatPlainChange(currentText, suggestedText, maxChars, quote = (text) => `"${text}"`) {
    const format = (text) => (text === "" ? "(nothing)" : quote(text));
    const diff = diffTexts(currentText, suggestedText, maxChars);
    return diff === null
        ? `${format((0,_ground_text_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .toSingleLine */ .OX)(suggestedText), maxChars))} (${SAME_LOOK})`
        : `${format(joinPieces(diff.before))} → ${format(joinPieces(diff.after))}`;
}
function toPieces(parts) {
    return joinNeighbours(parts.map(({ value, added, removed }) => ({ text: value, changed: added || removed })));
}
function joinNeighbours(pieces) {
    const joined = [];
    for (const { text, changed } of pieces) {
        const last = joined.at(-1);
        if (last?.changed === changed)
            last.text += text;
        else
            joined.push({ text, changed });
    }
    return joined;
}
const countChars = (text) => [...text].length;
const fits = (pieces, maxChars) => countChars(joinPieces(pieces)) <= maxChars;
function cutPieces(pieces, context, maxChars) {
    const isShort = fits(pieces, maxChars);
    const cut = ({ text, changed }, index) => changed || isShort ? text : cutMiddle(text, context, index > 0, index < pieces.length - 1);
    const shown = pieces.map((piece, index) => ({ ...piece, text: cut(piece, index) }));
    return joinNeighbours(shown.filter(({ text }) => text !== ""));
}
function cutMiddle(text, context, keepsStart, keepsEnd) {
    const chars = [...text];
    const [start, end] = [keepsStart ? context : 0, keepsEnd ? context : 0];
    if (chars.length <= start + end + 1)
        return text;
    return `${chars.slice(0, start).join("")}${ELLIPSIS}${chars.slice(chars.length - end).join("")}`;
}
function cutAroundDifference(before, after, maxChars, changed) {
    const [a, b] = [[...before], [...after]];
    const first = a.findIndex((char, index) => char !== b[index]);
    const difference = first === -1 ? a.length : first;
    const isShort = Math.max(a.length, b.length) <= maxChars;
    const start = isShort || difference <= maxChars / 2 ? 0 : difference - Math.floor(maxChars / 3);
    const cut = (chars) => {
        if (chars.length === 0)
            return [];
        const room = maxChars - (start > 0 ? 1 : 0);
        const isCut = chars.length - start > room;
        const shown = chars.slice(start, isCut ? start + room - 1 : undefined).join("");
        return [{ text: `${start > 0 ? ELLIPSIS : ""}${shown}${isCut ? ELLIPSIS : ""}`, changed }];
    };
    return { before: cut(a), after: cut(b) };
}


/***/ })

};
