export const id = 542;
export const ids = [542];
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

/***/ 101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ applyEdits),
/* harmony export */   createPatch: () => (/* binding */ createPatch),
/* harmony export */   f: () => (/* binding */ isSameEdit)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85725);

function applyEdits(text, edits) {
    return edits
        .toSorted((one, other) => other.start - one.start)
        .reduce((now, { start, end, replacement }) => now.slice(0, start) + replacement + now.slice(end), text);
}
function createPatch(files, edits) {
    return files
        .map((file) => ({ file, fileEdits: edits.filter(({ path }) => path === file.path) }))
        .filter(({ fileEdits }) => fileEdits.length > 0)
        .map(({ file, fileEdits }) => createFilePatch(file, applyEdits(file.text, fileEdits)))
        .join("");
}
function createFilePatch({ path, text }, after) {
    const body = (0,diff__WEBPACK_IMPORTED_MODULE_0__/* .createTwoFilesPatch */ .ss)(toGitPath("a", path), toGitPath("b", path), text, after, undefined, undefined, {
        context: 3,
    });
    const lines = body.split("\n").filter((line) => !/^=+$/.test(line));
    return [`diff --git ${toGitPath("a", path)} ${toGitPath("b", path)}`, ...lines].join("\n");
}
function toGitPath(side, path) {
    const whole = `${side}/${path}`;
    return /["\\\p{Cc}]/u.test(whole) ? JSON.stringify(whole) : whole;
}
const isSameEdit = (one, other) => one.start === other.start && one.end === other.end && one.replacement === other.replacement;


/***/ }),

/***/ 25542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planFolderRepairs: () => (/* binding */ planFolderRepairs)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/repair/file-format.js
const markupFormat = {
    entities: true,
    escapes: false,
    encode: (text, inTag) => {
        if (/\{\{|\{%|<%|\$\{/.test(text))
            return null;
        const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
        return inTag ? escaped.replaceAll('"', "&quot;").replaceAll("'", "&#39;") : escaped;
    },
};
const jsonFormat = { entities: false, escapes: true, encode: (text) => JSON.stringify(text).slice(1, -1) };
const scriptFormat = {
    entities: true,
    escapes: true,
    encode: (text) => (/['"`\\{}<>&$]/.test(text) ? null : text),
};
const markdownFormat = {
    entities: true,
    escapes: false,
    encode: (text) => (/[\\`*_[\]<>|]|\{\{|\{%/.test(text) ? null : text),
};
const configFormat = {
    entities: false,
    escapes: true,
    encode: (text) => (/["'\\]|: |:$| #|^[-?:,[\]{}#&*!|>%@`]/.test(text) ? null : text),
};
const plainTextFormat = { entities: false, escapes: false, encode: (text) => text };
const FORMAT_BY_EXTENSION = {
    ...mapExtensions(markupFormat, "html htm xhtml shtml xml svg vue svelte astro php phtml erb ejs hbs handlebars mustache njk nunjucks liquid " +
        "twig jinja jinja2 j2 tmpl gohtml cshtml razor haml pug slim"),
    ...mapExtensions(jsonFormat, "json json5 jsonc webmanifest"),
    ...mapExtensions(scriptFormat, "js jsx mjs cjs ts tsx mts cts"),
    ...mapExtensions(markdownFormat, "md mdx markdown mdoc"),
    ...mapExtensions(configFormat, "yml yaml toml properties po"),
    ...mapExtensions(plainTextFormat, "txt adoc rst"),
};
function mapExtensions(format, extensions) {
    return Object.fromEntries(extensions.split(" ").map((extension) => [extension, format]));
}
const detectFileFormat = (file) => FORMAT_BY_EXTENSION[/\.([^./\\]+)$/.exec(file)?.[1]?.toLowerCase() ?? ""] ?? null;

// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 3 modules
var decode = __webpack_require__(81161);
;// CONCATENATED MODULE: ./build/repair/normalised-text.js

const SECTION_CHARS = 1_000;
const WHITESPACE_SOURCE = String.raw `[\s\u00a0\u202f\u2007]+`;
const INVISIBLE_SOURCE = String.raw `[\u00ad\u200b\u2060\ufeff]`;
const ENTITY_SOURCE = String.raw `&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,31});`;
const ESCAPE_SOURCE = String.raw `\\(?:u[\da-fA-F]{4}|u\{[\da-fA-F]{1,6}\}|x[\da-fA-F]{2}|["'\\/\x60ntr])`;
const INVISIBLE_PATTERN = new RegExp(INVISIBLE_SOURCE, "g");
const WHITESPACE_PATTERN = new RegExp(WHITESPACE_SOURCE, "g");
function normaliseSource(source, syntax) {
    const pieces = [];
    let section = { textOffset: 0, sourceOffset: 0, line: 1 };
    const sections = [section];
    let textOffset = 0;
    let spaced = false;
    for (const { text, start } of tokenise(source, syntax)) {
        const piece = spaced && text.startsWith(" ") ? text.slice(1) : text;
        if (piece === "")
            continue;
        if (start - section.sourceOffset >= SECTION_CHARS) {
            const line = section.line + countLineBreaks(source, section.sourceOffset, start);
            section = { textOffset, sourceOffset: start, line };
            sections.push(section);
        }
        pieces.push(piece);
        textOffset += piece.length;
        spaced = piece.endsWith(" ");
    }
    return {
        text: pieces.join(""),
        spanAt: (wanted) => {
            const index = sections.findLastIndex((one) => one.textOffset <= wanted);
            const from = sections[index] ?? section;
            const spans = computeSpans(source.slice(from.sourceOffset, sections[index + 1]?.sourceOffset), syntax);
            const { start, end } = spans[wanted - from.textOffset] ?? { start: 0, end: 0 };
            return { start: from.sourceOffset + start, end: from.sourceOffset + end };
        },
        lineAt: (offset) => {
            const { sourceOffset, line } = sections.findLast((one) => one.sourceOffset <= offset) ?? section;
            return line + countLineBreaks(source, sourceOffset, offset);
        },
    };
}
function computeSpans(source, syntax) {
    const spans = [];
    let space = null;
    for (const { text, start, end, verbatim } of tokenise(source, syntax)) {
        for (let at = 0; at < text.length; at += 1) {
            if (text[at] === " " && space !== null)
                space.end = end;
            else {
                const span = verbatim ? { start: start + at, end: start + at + 1 } : { start, end };
                spans.push(span);
                space = text[at] === " " ? span : null;
            }
        }
    }
    return spans;
}
const countLineBreaks = (text, from, until) => text.slice(from, until).split("\n").length - 1;
function* tokenise(source, { entities, escapes }) {
    const special = [
        WHITESPACE_SOURCE,
        INVISIBLE_SOURCE,
        ...(entities ? [ENTITY_SOURCE] : []),
        ...(escapes ? [ESCAPE_SOURCE] : []),
    ].join("|");
    const plain = (start, until) => {
        const end = Math.min(start + SECTION_CHARS, until);
        return { text: source.slice(start, end), start, end, verbatim: true };
    };
    let at = 0;
    for (const { 0: token, index } of source.matchAll(new RegExp(special, "g"))) {
        for (; at < index; at += SECTION_CHARS)
            yield plain(at, index);
        at = index + token.length;
        yield { text: decodeToken(token), start: index, end: at, verbatim: false };
    }
    for (; at < source.length; at += SECTION_CHARS)
        yield plain(at, source.length);
}
function decodeToken(token) {
    const decoded = token.startsWith("&") ? (0,decode/* decodeHTMLStrict */.hl)(token) : token;
    return collapseWhitespace(token.startsWith("\\") ? decodeEscape(token) : decoded);
}
const collapseWhitespace = (text) => text.replace(INVISIBLE_PATTERN, "").replace(WHITESPACE_PATTERN, " ");
function decodeEscape(sequence) {
    const code = /^\\(?:u\{?|x)([\da-fA-F]+)/.exec(sequence)?.[1];
    if (code !== undefined) {
        const point = Number.parseInt(code, 16);
        return point <= 0x10ffff ? String.fromCodePoint(point) : "";
    }
    return sequence.charAt(1).replace(/[ntr]/, " ");
}
const toSearchText = (text) => collapseWhitespace(text).trim();

;// CONCATENATED MODULE: ./build/repair/find-text.js


const MIN_TEXT_CHARS = 3;
const MAX_LISTED_PLACES = 3;
function indexSources(files) {
    const indexedFiles = files.flatMap((file) => {
        const format = detectFileFormat(file.path);
        return format === null ? [] : [{ file, format, content: normaliseSource(file.text, format) }];
    });
    const everywhere = (wanted) => indexedFiles.flatMap((indexed) => findOccurrences(indexed.content.text, wanted).map((offset) => ({ indexed, offset })));
    const searched = new Map();
    return {
        findText: (current, suggested, admits = () => true) => {
            const wanted = toSearchText(current);
            if (wanted.length < MIN_TEXT_CHARS)
                return { kind: "nowhere" };
            const all = searched.get(wanted) ?? everywhere(wanted);
            searched.set(wanted, all);
            const found = all.filter(({ indexed }) => admits(indexed.file.path));
            const [only] = found;
            if (only === undefined)
                return { kind: "nowhere" };
            if (found.length > 1) {
                const places = found.slice(0, MAX_LISTED_PLACES).map(formatLocation);
                return { kind: "several", count: found.length, places };
            }
            return createMatch(only.indexed, only.offset, wanted.length, toSearchText(suggested));
        },
    };
}
function findOccurrences(text, wanted) {
    const places = [];
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
        if (!isSameWord(text[at - 1], wanted[0]) && !isSameWord(text[at + wanted.length], wanted.at(-1)))
            places.push(at);
    }
    return places;
}
const isSameWord = (outside, inside) => WORD_CHARACTER.test(outside ?? "") && WORD_CHARACTER.test(inside ?? "");
const WORD_CHARACTER = /[\p{L}\p{N}]/u;
function createMatch({ file, format, content }, at, length, suggested) {
    const { start } = content.spanAt(at);
    const { end } = content.spanAt(at + length - 1);
    const replacement = format.encode(suggested, isInTag(file.text, start));
    const line = content.lineAt(start);
    if (replacement === null || UNSAFE_CHARACTERS.test(suggested))
        return { kind: "unwritable", place: `${file.path}:${line}` };
    return { kind: "edit", edit: { path: file.path, start, end, replacement, line, endLine: content.lineAt(end) } };
}
const UNSAFE_CHARACTERS = /[\u202a-\u202e\u2066-\u2069\p{Cc}]/u;
const formatLocation = ({ indexed: { file, content }, offset }) => `${file.path}:${content.lineAt(content.spanAt(offset).start)}`;
function isInTag(text, offset) {
    const before = text.slice(Math.max(0, offset - 2000), offset);
    return before.lastIndexOf("<") > before.lastIndexOf(">");
}

// EXTERNAL MODULE: ./build/contract/parse-answer.js
var parse_answer = __webpack_require__(84683);
// EXTERNAL MODULE: ./build/findings/commercial-terms.js
var commercial_terms = __webpack_require__(98555);
// EXTERNAL MODULE: ./build/findings/identify-kinds.js
var identify_kinds = __webpack_require__(95465);
// EXTERNAL MODULE: ./build/ground/fold-text.js
var fold_text = __webpack_require__(64623);
;// CONCATENATED MODULE: ./build/repair/assess-safety.js



const UNRELATED_REASON = "The page may be for another brand or product.";
function assessSafety(fix, comparisons, truth = null) {
    const against = (truth === null ? findChangedTerm(fix) : null) ?? findObjection(fix, comparisons, truth);
    if (against !== null)
        return { safe: false, why: against };
    return {
        safe: true,
        why: truth === null ? "Only the wording changes." : `The manifest says that the ${truth} is right.`,
    };
}
function findChangedTerm(fix) {
    if (fix.fixType === "offer" || (0,commercial_terms/* addsTerm */.VX)(fix))
        return "This changes an offer.";
    return (0,commercial_terms/* removesTerm */.cL)(fix) ? "This removes a figure or an offer." : null;
}
function findObjection({ element, fixType, currentValue, suggestedValue, confidenceScore }, comparisons, truth) {
    const finding = comparisons.find((comparison) => comparison.element === element);
    if ((finding?.kind ?? (0,identify_kinds/* inferKind */.j)({ element, category: "message" })) === "brand")
        return "This changes a brand name.";
    if (comparisons.some(isUnrelated))
        return UNRELATED_REASON;
    if (confidenceScore < 0.7)
        return "The confidence is low.";
    if (fixType === "body_copy" && truth === null)
        return "This changes a sentence's meaning.";
    if (fixType === "headline" && !sharesWord(currentValue, suggestedValue)) {
        return "The new text shares no word with the old one.";
    }
    return null;
}
const isUnrelated = ({ kind, status, severity }) => (kind === "brand" || kind === "product") && (status === "mismatch" || status === "missing") && severity === "HIGH";
const STOP_WORDS = new Set(("with your this that from have more than what when here only into their they will " +
    "eine einen einem einer dein deine deinen ihre ihren oder auch nicht mehr jetzt alle dass wird sind " +
    "dans pour avec votre vous nous plus tout tous toutes cette " +
    "para todo todos todas esta este como desde della delle nella come tutti tutte voor naar deze jouw onze meer").split(" "));
const sharesWord = (one, other) => {
    const known = new Set(extractWords(other));
    return extractWords(one).some((word) => known.has(word));
};
const extractWords = (text) => ((0,fold_text/* foldText */.TH)(text).match(/\p{L}{4,}/gu) ?? []).filter((word) => !STOP_WORDS.has(word));

// EXTERNAL MODULE: ./build/repair/create-patch.js
var create_patch = __webpack_require__(101);
;// CONCATENATED MODULE: ./build/repair/plan-repairs.js





function planRepairs(report, index, manifests) {
    const repairs = [];
    const shared = [];
    const unrepaired = [];
    const done = new Set();
    const fixes = collectFixes(report).toSorted((a, b) => Number(a.needsDecision) - Number(b.needsDecision));
    for (const { entryId, fix, comparisons, needsDecision, fillsGap, truth } of fixes) {
        const element = JSON.stringify([entryId, fix.element, needsDecision ? fix.target : null]);
        if (done.has(element))
            continue;
        const inManifest = fix.target === "ad";
        const isSearched = (path) => manifests.includes(path) === inManifest;
        const located = index.findText(fix.currentValue, fix.suggestedValue, isSearched);
        if (located.kind !== "edit") {
            const why = describeMismatch(located);
            if (why !== null)
                unrepaired.push({ entryId, fix, why });
            continue;
        }
        done.add(element);
        const same = repairs.find(({ edit }) => overlaps(edit, located.edit));
        const safety = fillsGap ? FILLS_GAP : needsDecision ? UNDECIDED : assessSafety(fix, comparisons, truth);
        const isSuggestable = fillsGap || !needsDecision;
        const repair = { entryId, fix, edit: located.edit, needsDecision, isSuggestable, ...safety };
        if (same === undefined)
            repairs.push(repair);
        else if ((0,create_patch/* isSameEdit */.f)(same.edit, located.edit))
            shared.push(repair);
        else
            unrepaired.push({ entryId, fix, why: `it overlaps another fix (${same.entryId})` });
    }
    return { repairs, shared, unrepaired };
}
const UNDECIDED = {
    safe: false,
    why: "Ad and page state different prices, discounts, shipping or dates.",
};
const FILLS_GAP = {
    safe: false,
    why: "It adds a price, discount, shipping or date that the page doesn't mention. Check that it applies to everyone.",
};
const TEXT_FIX_TYPES = ["headline", "cta", "offer", "body_copy"];
function collectFixes({ entries }) {
    return entries.flatMap(({ id, answer, attachments, ledger, truth = null }) => {
        const outcome = answer && (0,parse_answer/* classifyAnswer */.B)(answer);
        if (outcome?.kind !== "evaluated")
            return [];
        const { elementComparisons, fixes } = outcome.answer;
        const kinds = (0,identify_kinds/* identifyKinds */.O)(elementComparisons, attachments?.kinds);
        const comparisons = elementComparisons.map((comparison, index) => ({ ...comparison, kind: kinds[index] ?? null }));
        const termElements = (0,commercial_terms/* findTermElements */.pw)(outcome.answer, kinds, ledger);
        const soldOut = new Set(comparisons.flatMap(({ element, kind }) => (kind === "availability" ? [element] : [])));
        return fixes.flatMap((fix) => {
            if (!isTextFix(fix) || soldOut.has(fix.element))
                return [];
            const isTerm = termElements.has(fix.element);
            if (isTerm && truth !== null && (0,commercial_terms/* isWrongSide */.f$)(fix.direction, truth))
                return [];
            const needsDecision = isTerm && truth === null;
            const fillsGap = needsDecision && fix.direction === "change_lp" && !(0,commercial_terms/* removesTerm */.cL)(fix) && (0,commercial_terms/* isSilent */.eS)(ledger);
            return [{ entryId: id, fix, comparisons, needsDecision, fillsGap, truth: isTerm ? truth : null }];
        });
    });
}
const isTextFix = ({ fixType, direction }) => TEXT_FIX_TYPES.includes(fixType) && (0,commercial_terms/* isSide */.cu)(direction);
function describeMismatch(located) {
    switch (located.kind) {
        case "nowhere":
            return null;
        case "several":
            return (`its text occurs in ${located.count} places ` +
                `(${located.places.join(", ")}${located.count > located.places.length ? ", …" : ""})`);
        case "unwritable":
            return `the new text has characters that can't be inserted automatically at ${located.place}`;
    }
}
const overlaps = (one, other) => one.path === other.path && one.start < other.end && other.start < one.end;

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/result/check-report.js + 1 modules
var check_report = __webpack_require__(70831);
;// CONCATENATED MODULE: ./build/repair/read-sources.js







const MAX_FILE_BYTES = 512 * 1024;
const MAX_TOTAL_BYTES = 64 * 1024 * 1024;
const GENERATED_PATH = new RegExp(String.raw `(^|/)(node_modules|\.git|vendor|coverage|\.next|\.nuxt|\.svelte-kit)/|` +
    String.raw `(^|/)(package-lock\.json|composer\.lock)$|\.min\.[a-z]+$`);
async function readSources(root, excluded) {
    const names = (await listGitFiles(root)) ?? (await listAllFiles(root));
    const reports = await findReportFolders(root, names);
    const wanted = names.filter((name) => detectFileFormat(name) !== null &&
        !GENERATED_PATH.test(name) &&
        !reports.has(external_node_path_.posix.dirname(name)) &&
        !excluded.some((path) => name === path || name.startsWith(`${path}/`)));
    const limit = (0,p_limit/* default */.A)(16);
    const files = await Promise.all(wanted.map((name) => limit(() => readSource(root, name))));
    let total = 0;
    return files.filter((file) => {
        if (file === null)
            return false;
        total += file.text.length;
        return total <= MAX_TOTAL_BYTES;
    });
}
async function listGitFiles(root) {
    try {
        const words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
        const { stdout } = await (0,external_node_util_.promisify)(external_node_child_process_.execFile)("git", words, { cwd: root, maxBuffer: 64 << 20 });
        return [...new Set(stdout.split("\0").filter((name) => name !== ""))];
    }
    catch {
        return null;
    }
}
async function findReportFolders(root, names) {
    const limit = (0,p_limit/* default */.A)(16);
    const found = names
        .filter((name) => external_node_path_.posix.basename(name) === "report.json")
        .map((name) => limit(async () => (await readFileHead(external_node_path_.resolve(root, name))).includes(REPORT_SIGNATURE) ? [external_node_path_.posix.dirname(name)] : []));
    return new Set((await Promise.all(found)).flat());
}
const REPORT_SIGNATURE = `"${check_report/* REPORT_SCHEMA */.DC}"`;
const HEAD_BYTES = 200;
async function readFileHead(file) {
    const handle = await (0,promises_.open)(file).catch(() => null);
    try {
        const { buffer, bytesRead = 0 } = (await handle?.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)) ?? {};
        return buffer?.toString("latin1", 0, bytesRead) ?? "";
    }
    catch {
        return "";
    }
    finally {
        await handle?.close();
    }
}
async function listAllFiles(root) {
    const entries = await (0,promises_.readdir)(root, { recursive: true, withFileTypes: true });
    return entries
        .filter((entry) => entry.isFile())
        .map((entry) => external_node_path_.relative(root, external_node_path_.join(entry.parentPath, entry.name)).split(external_node_path_.sep).join("/"));
}
async function readSource(root, name) {
    try {
        const file = external_node_path_.resolve(root, name);
        const { size } = await (0,promises_.lstat)(file).then((found) => (found.isFile() ? found : { size: Number.POSITIVE_INFINITY }));
        if (size > MAX_FILE_BYTES)
            return null;
        const bytes = await (0,promises_.readFile)(file);
        return { path: name, text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/repair/plan-folder-repairs.js




async function planFolderRepairs(report, root, reportFolder) {
    const relative = external_node_path_.relative(root, reportFolder).split(external_node_path_.sep).join("/");
    const sources = await readSources(root, relative === "" || relative.startsWith("..") ? [] : [relative]);
    const manifests = [...new Set(report.entries.map(({ manifest }) => external_node_path_.posix.normalize(manifest.file)))];
    return { plan: planRepairs(report, indexSources(sources), manifests), sources };
}


/***/ }),

/***/ 70831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n9: () => (/* binding */ CheckReport),
  DC: () => (/* binding */ REPORT_SCHEMA)
});

// UNUSED EXPORTS: MODES, VERDICTS

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/result/baseline-report.js
var baseline_report = __webpack_require__(34748);
// EXTERNAL MODULE: ./build/result/entry-report.js + 1 modules
var entry_report = __webpack_require__(43068);
// EXTERNAL MODULE: ./build/result/fields.js
var fields = __webpack_require__(44247);
;// CONCATENATED MODULE: ./build/result/shard-report.js


const ShardReport = schemas/* object */.Ikc({
    index: schemas/* int */.Whr().min(1).max(256).describe("1-based."),
    of: schemas/* int */.Whr().min(1).max(256),
    manifest: schemas/* string */.YjP()
        .regex(/^[0-9a-f]{64}$/u)
        .describe("SHA-256 of all entries and their division into shards."),
    total: schemas/* int */.Whr().min(1).describe("Entries of all shards together."),
    positions: schemas/* array */.YOg(schemas/* int */.Whr().min(0))
        .describe("Positions of this shard's entries among all, 0-based, in the order of `entries`."),
    stopped: schemas/* boolean */.zMY().describe("The run was stopped before every entry was evaluated."),
    run: (0,fields/* optional */.l)(schemas/* string */.YjP()
        .max(40)
        .regex(/^\d+\.\d+$/u), "Id and attempt of the workflow run; absent outside GitHub."),
});

;// CONCATENATED MODULE: ./build/result/check-report.js





const REPORT_SCHEMA = "adhere-report/1";
const MODES = ["evaluate", "links"];
const VERDICTS = ["pass", "fail", "inconclusive"];
const CheckReport = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz(REPORT_SCHEMA),
    tool: schemas/* object */.Ikc({ name: schemas/* literal */.euz("adhere"), version: schemas/* string */.YjP() }),
    mode: schemas/* enum */.k5n(MODES).optional().describe("Absent in old reports: evaluate."),
    manifests: (0,fields/* optional */.l)(schemas/* array */.YOg(schemas/* string */.YjP()), "The checked manifests as given: paths or globs. Absent in old reports."),
    commit: schemas/* string */.YjP().nullable(),
    checkout: (0,fields/* optional */.l)(schemas/* object */.Ikc({
        commit: schemas/* string */.YjP()
            .regex(/^[0-9a-f]{40,64}$/u)
            .describe("The commit that has the manifests' lines: `commit`, or what is checked out instead, such as a merge."),
        folder: schemas/* string */.YjP().describe("Path from the working folder to the repository's root; empty if it is not below."),
        workingFolder: schemas/* string */.YjP()
            .describe("Path from the repository's root to the working folder; empty if it is not below."),
    }), "What was checked out where the manifests are. Absent without a git repository, and in old reports."),
    wrongCheckout: (0,fields/* optional */.l)(schemas/* string */.YjP(), "Why what was checked out is not the pull request's commit, so that the run cannot pass. Absent if it is."),
    startedAt: iso/* datetime */.w$(),
    durationMs: schemas/* number */.aig().min(0),
    verdict: schemas/* enum */.k5n(VERDICTS),
    exitCode: schemas/* union */.KCZ([schemas/* literal */.euz(0), schemas/* literal */.euz(1), schemas/* literal */.euz(2)])
        .describe("0: the check passes, 1: it fails, 2: it is inconclusive."),
    headline: schemas/* string */.YjP().describe("The verdict in one sentence for people."),
    gate: schemas/* object */.Ikc({ onInconclusive: schemas/* enum */.k5n(["warn", "fail"]), warnOnly: schemas/* boolean */.zMY() }),
    counts: schemas/* object */.Ikc({
        passed: schemas/* int */.Whr().min(0),
        belowThreshold: schemas/* int */.Whr().min(0),
        regressed: schemas/* int */.Whr().min(0),
        overBudget: schemas/* int */.Whr().min(0).default(0).describe("Pages over their page-speed-budget; absent in old reports."),
        linkBroken: schemas/* int */.Whr().min(0),
        urlOnly: schemas/* int */.Whr().min(0),
        error: schemas/* int */.Whr().min(0),
        skipped: schemas/* int */.Whr().min(0),
    }),
    lowestScore: fields/* scoreSchema */.Y.nullable(),
    notices: schemas/* array */.YOg(schemas/* string */.YjP()).describe("Notices about the whole run."),
    entries: schemas/* array */.YOg(entry_report/* EntryReport */.rb),
    baseline: (0,fields/* optional */.l)(baseline_report/* BaselineReport */.Q1, "The baseline; absent if there is none."),
    shard: (0,fields/* optional */.l)(ShardReport, "Present in the report of one shard, which does not decide the check."),
    merged: (0,fields/* optional */.l)(schemas/* object */.Ikc({ of: schemas/* int */.Whr().min(1), shards: schemas/* array */.YOg(schemas/* int */.Whr().min(1)) }), "Present in a report merged from shards: the number of shards and which are included."),
});


/***/ })

};
