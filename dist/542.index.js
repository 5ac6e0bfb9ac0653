export const id = 542;
export const ids = [542];
export const modules = {

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
// EXTERNAL MODULE: ./build/findings/identify-kinds.js
var identify_kinds = __webpack_require__(95465);
;// CONCATENATED MODULE: ./build/repair/assess-safety.js

const UNRELATED_REASON = "The page may be for another brand or product.";
function assessSafety(fix, comparisons) {
    const against = findObjection(fix, comparisons);
    return against === null ? { safe: true, why: "Only the wording changes." } : { safe: false, why: against };
}
function findObjection(fix, comparisons) {
    const { element, fixType, currentValue, suggestedValue, confidenceScore } = fix;
    if (fixType === "offer" || !isSubset(extractPromises(suggestedValue), extractPromises(currentValue))) {
        return "This changes an offer.";
    }
    if (!isSubset(extractPromises(currentValue), extractPromises(suggestedValue))) {
        return "This removes a figure or an offer.";
    }
    const finding = comparisons.find((comparison) => comparison.element === element);
    if ((finding?.kind ?? (0,identify_kinds/* inferKind */.j)({ element, category: "message" })) === "brand")
        return "This changes a brand name.";
    if (comparisons.some(isUnrelated))
        return UNRELATED_REASON;
    if (confidenceScore < 0.7)
        return "The confidence is low.";
    if (fixType === "body_copy")
        return "This changes a sentence's meaning.";
    if (fixType === "headline" && !sharesWord(currentValue, suggestedValue)) {
        return "The new text shares no word with the old one.";
    }
    return null;
}
const isUnrelated = ({ kind, status, severity }) => (kind === "brand" || kind === "product") && (status === "mismatch" || status === "missing") && severity === "HIGH";
const FIGURE_PATTERN = /(?:\p{Sc}\s?)?\d+(?:[.,'’\s]\d+)*(?:\s?(?:\p{Sc}|%|zł|kr|Kč|Ft|[A-Z]{3}(?!\p{L})))?/gu;
const FREE_WORDS = String.raw `free|gratis|kostenlos\w*|kostenfrei\w*|umsonst|offerte?s?|gratuite?s?|gratuit[oa]s?`;
const FREE_PATTERN = new RegExp(String.raw `(?<!\p{L})(?:${FREE_WORDS}|darmow\p{L}*|bezpłatn\p{L}*|zdarma)(?!\p{L})`, "iu");
const extractPromises = (text) => new Set([
    ...(text.match(FIGURE_PATTERN) ?? []).map((figure) => figure.replaceAll(/\s/g, "")),
    ...(FREE_PATTERN.test(text.normalize("NFC")) ? ["free"] : []),
]);
const isSubset = (some, all) => [...some].every((promise) => all.has(promise));
const STOP_WORDS = new Set(("with your this that from have more than what when here only into their they will " +
    "eine einen einem einer dein deine deinen ihre ihren oder auch nicht mehr jetzt alle dass wird sind " +
    "dans pour avec votre vous nous plus tout tous toutes cette " +
    "para todo todos todas esta este como desde della delle nella come tutti tutte voor naar deze jouw onze meer").split(" "));
const sharesWord = (one, other) => {
    const known = new Set(extractWords(other));
    return extractWords(one).some((word) => known.has(word));
};
const extractWords = (text) => (text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? []).filter((word) => !STOP_WORDS.has(word));

;// CONCATENATED MODULE: ./build/repair/plan-repairs.js



function planRepairs(report, index, manifests) {
    const repairs = [];
    const shared = [];
    const unrepaired = [];
    const done = new Set();
    for (const { entryId, fix, comparisons } of collectFixes(report)) {
        const element = `${entryId}\n${fix.element}`;
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
        const repair = { entryId, fix, edit: located.edit, ...assessSafety(fix, comparisons) };
        if (same === undefined)
            repairs.push(repair);
        else if (isSameEdit(same.edit, located.edit))
            shared.push(repair);
        else
            unrepaired.push({ entryId, fix, why: `it overlaps another fix (${same.entryId})` });
    }
    return { repairs, shared, unrepaired };
}
const TEXT_FIX_TYPES = ["headline", "cta", "offer", "body_copy"];
const FIX_DIRECTIONS = ["change_lp", "change_ad"];
function collectFixes({ entries }) {
    return entries.flatMap(({ id, answer, attachments }) => {
        const outcome = answer && (0,parse_answer/* classifyAnswer */.B)(answer);
        if (outcome?.kind !== "evaluated")
            return [];
        const { elementComparisons } = outcome.answer;
        const kinds = (0,identify_kinds/* identifyKinds */.O)(elementComparisons, attachments?.kinds);
        const comparisons = elementComparisons.map((comparison, index) => ({ ...comparison, kind: kinds[index] ?? null }));
        return outcome.answer.fixes
            .filter(({ fixType, direction }) => TEXT_FIX_TYPES.includes(fixType) && FIX_DIRECTIONS.includes(direction))
            .map((fix) => ({ entryId: id, fix, comparisons }));
    });
}
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
const isSameEdit = (one, other) => one.start === other.start && one.end === other.end && one.replacement === other.replacement;
const overlaps = (one, other) => one.path === other.path && one.start < other.end && other.start < one.end;

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/run/result.js
var result = __webpack_require__(67881);
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
const REPORT_SIGNATURE = `"${result/* REPORT_SCHEMA */.DC}"`;
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


/***/ })

};
