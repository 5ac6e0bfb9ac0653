export const id = 5880;
export const ids = [5880];
export const modules = {

/***/ 45880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  repairsFor: () => (/* binding */ repairsFor)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/repair/medium.js
const markup = {
    entities: true,
    escapes: false,
    write: (text, { inTag }) => {
        if (/\{\{|\{%|<%|\$\{/.test(text))
            return null;
        const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
        return inTag ? escaped.replaceAll('"', "&quot;").replaceAll("'", "&#39;") : escaped;
    },
};
const json = {
    entities: false,
    escapes: true,
    write: (text) => JSON.stringify(text).slice(1, -1),
};
const script = {
    entities: true,
    escapes: true,
    write: (text) => (/['"`\\{}<>&$]/.test(text) ? null : text),
};
const markdown = {
    entities: true,
    escapes: false,
    write: (text) => (/[\\`*_[\]<>|]|\{\{|\{%/.test(text) ? null : text),
};
const settings = {
    entities: false,
    escapes: true,
    write: (text) => (/["'\\]|: |:$| #|^[-?:,[\]{}#&*!|>%@`]/.test(text) ? null : text),
};
const plain = { entities: false, escapes: false, write: (text) => text };
const BY_ENDING = {
    ...of(markup, "html htm xhtml shtml xml svg vue svelte astro php phtml erb ejs hbs handlebars mustache njk nunjucks liquid twig jinja jinja2 j2 tmpl gohtml cshtml razor haml pug slim"),
    ...of(json, "json json5 jsonc webmanifest"),
    ...of(script, "js jsx mjs cjs ts tsx mts cts"),
    ...of(markdown, "md mdx markdown mdoc"),
    ...of(settings, "yml yaml toml properties po"),
    ...of(plain, "txt adoc rst"),
};
function of(medium, endings) {
    return Object.fromEntries(endings.split(" ").map((ending) => [ending, medium]));
}
const mediumOf = (file) => BY_ENDING[/\.([^./\\]+)$/.exec(file)?.[1]?.toLowerCase() ?? ""] ?? null;

// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 3 modules
var decode = __webpack_require__(81161);
;// CONCATENATED MODULE: ./build/repair/reading.js

const SECTION = 1_000;
const SPACE = String.raw `[\s\u00a0\u202f\u2007]+`;
const UNSEEN = String.raw `[\u00ad\u200b\u2060\ufeff]`;
const ENTITY = String.raw `&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,31});`;
const ESCAPE = String.raw `\\(?:u[\da-fA-F]{4}|u\{[\da-fA-F]{1,6}\}|x[\da-fA-F]{2}|["'\\/\x60ntr])`;
const INVISIBLE = new RegExp(UNSEEN, "g");
const SPACES = new RegExp(SPACE, "g");
function readingOf(source, written) {
    const pieces = [];
    let section = { at: 0, start: 0, line: 1 };
    const sections = [section];
    let at = 0;
    let spaced = false;
    for (const { read, start } of stretches(source, written)) {
        const piece = spaced && read.startsWith(" ") ? read.slice(1) : read;
        if (piece === "")
            continue;
        if (start - section.start >= SECTION) {
            section = { at, start, line: section.line + breaksIn(source, section.start, start) };
            sections.push(section);
        }
        pieces.push(piece);
        at += piece.length;
        spaced = piece.endsWith(" ");
    }
    return {
        text: pieces.join(""),
        spanOf: (wanted) => {
            const index = sections.findLastIndex((one) => one.at <= wanted);
            const from = sections[index] ?? section;
            const spans = spansOf(source.slice(from.start, sections[index + 1]?.start), written);
            const { start, end } = spans[wanted - from.at] ?? { start: 0, end: 0 };
            return { start: from.start + start, end: from.start + end };
        },
        lineOf: (offset) => {
            const { start, line } = sections.findLast((one) => one.start <= offset) ?? section;
            return line + breaksIn(source, start, offset);
        },
    };
}
function spansOf(source, written) {
    const spans = [];
    let space = null;
    for (const { read, start, end, verbatim } of stretches(source, written)) {
        for (let at = 0; at < read.length; at += 1) {
            if (read[at] === " " && space !== null)
                space.end = end;
            else {
                const span = verbatim ? { start: start + at, end: start + at + 1 } : { start, end };
                spans.push(span);
                space = read[at] === " " ? span : null;
            }
        }
    }
    return spans;
}
const breaksIn = (text, from, until) => text.slice(from, until).split("\n").length - 1;
function* stretches(source, { entities, escapes }) {
    const special = [SPACE, UNSEEN, ...(entities ? [ENTITY] : []), ...(escapes ? [ESCAPE] : [])].join("|");
    const plain = (start, until) => {
        const end = Math.min(start + SECTION, until);
        return { read: source.slice(start, end), start, end, verbatim: true };
    };
    let at = 0;
    for (const { 0: token, index } of source.matchAll(new RegExp(special, "g"))) {
        for (; at < index; at += SECTION)
            yield plain(at, index);
        at = index + token.length;
        yield { read: meaningOf(token), start: index, end: at, verbatim: false };
    }
    for (; at < source.length; at += SECTION)
        yield plain(at, source.length);
}
function meaningOf(token) {
    if (token.startsWith("&"))
        return shown((0,decode/* decodeHTMLStrict */.hl)(token));
    if (token.startsWith("\\"))
        return shown(unescaped(token));
    return shown(token);
}
const shown = (text) => text.replace(INVISIBLE, "").replace(SPACES, " ");
const NAMED = { n: " ", t: " ", r: " " };
function unescaped(sequence) {
    const code = /^\\(?:u\{?|x)([\da-fA-F]+)/.exec(sequence)?.[1];
    if (code !== undefined) {
        const point = Number.parseInt(code, 16);
        return point <= 0x10ffff ? String.fromCodePoint(point) : "";
    }
    const named = sequence.charAt(1);
    return NAMED[named] ?? named;
}
const normalised = (text) => shown(text).trim();

;// CONCATENATED MODULE: ./build/repair/locate.js


const MIN_CHARACTERS = 3;
const PLACES = 3;
function shelve(files) {
    const volumes = files.flatMap((file) => {
        const medium = mediumOf(file.path);
        return medium === null ? [] : [{ file, medium, reading: readingOf(file.text, medium) }];
    });
    const everywhere = (wanted) => volumes.flatMap((volume) => occurrences(volume.reading.text, wanted).map((at) => ({ volume, at })));
    const searched = new Map();
    return {
        locate: (current, suggested, admits = () => true) => {
            const wanted = normalised(current);
            if (wanted.length < MIN_CHARACTERS)
                return { kind: "nowhere" };
            const all = searched.get(wanted) ?? everywhere(wanted);
            searched.set(wanted, all);
            const found = all.filter(({ volume }) => admits(volume.file.path));
            const [only] = found;
            if (only === undefined)
                return { kind: "nowhere" };
            if (found.length > 1) {
                return { kind: "several", count: found.length, places: found.slice(0, PLACES).map(placeOf) };
            }
            return written(only.volume, only.at, wanted.length, normalised(suggested));
        },
    };
}
function occurrences(text, wanted) {
    const places = [];
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
        if (!isLetter(text[at - 1], wanted[0]) && !isLetter(text[at + wanted.length], wanted.at(-1)))
            places.push(at);
    }
    return places;
}
const isLetter = (outside, inside) => WORD.test(outside ?? "") && WORD.test(inside ?? "");
const WORD = /[\p{L}\p{N}]/u;
function written({ file, medium, reading }, at, length, suggested) {
    const { start } = reading.spanOf(at);
    const { end } = reading.spanOf(at + length - 1);
    const place = { inTag: isInTag(file.text, start) };
    const replacement = medium.write(suggested, place);
    const line = reading.lineOf(start);
    if (replacement === null || REORDERING.test(suggested))
        return { kind: "unwritable", place: `${file.path}:${line}` };
    return {
        kind: "edit",
        edit: { path: file.path, start, end, replacement, line, endLine: reading.lineOf(end) },
    };
}
const REORDERING = /[\u202a-\u202e\u2066-\u2069\p{Cc}]/u;
const placeOf = ({ volume: { file, reading }, at }) => `${file.path}:${reading.lineOf(reading.spanOf(at).start)}`;
function isInTag(text, offset) {
    const before = text.slice(Math.max(0, offset - 2000), offset);
    return before.lastIndexOf("<") > before.lastIndexOf(">");
}

// EXTERNAL MODULE: ./build/contract/outcome.js
var contract_outcome = __webpack_require__(58855);
// EXTERNAL MODULE: ./build/contract/finding.js
var finding = __webpack_require__(9498);
;// CONCATENATED MODULE: ./build/repair/safety.js

const APART = "Ad and page may not belong together: the check found another brand or another product on the page.";
function safetyOf(fix, comparisons) {
    const against = objectionTo(fix, comparisons);
    return against === null
        ? { safe: true, why: "It changes words only, and makes no new promise." }
        : { safe: false, why: against };
}
function objectionTo(fix, comparisons) {
    const { element, fixType, currentValue, suggestedValue, confidenceScore } = fix;
    if (fixType === "offer" || !isWithin(promisesIn(suggestedValue), promisesIn(currentValue))) {
        return "It makes a promise that the business has to keep.";
    }
    if (!isWithin(promisesIn(currentValue), promisesIn(suggestedValue))) {
        return "It takes out a figure or a promise that stands there now.";
    }
    if ((0,finding/* kindOf */.I)({ element, category: "message" }) === "brand")
        return "It changes whose name stands there.";
    if (comparisons.some(isApart))
        return APART;
    if (confidenceScore < 0.7)
        return "The evidence for it is weak.";
    if (fixType === "body_copy")
        return "It changes what a sentence says.";
    if (fixType === "headline" && !sharesWord(currentValue, suggestedValue)) {
        return "It shares no word with the text that it replaces, so that it may speak of another thing.";
    }
    return null;
}
const isApart = (comparison) => {
    const kind = (0,finding/* kindOf */.I)(comparison);
    return ((kind === "brand" || kind === "product") &&
        (comparison.status === "mismatch" || comparison.status === "missing") &&
        comparison.severity === "HIGH");
};
const FIGURE = /(?:\p{Sc}\s?)?\d+(?:[.,'’\s]\d+)*(?:\s?(?:\p{Sc}|%|zł|kr|Kč|Ft|[A-Z]{3}(?!\p{L})))?/gu;
const FREE = /(?<!\p{L})(?:free|gratis|kostenlos\w*|kostenfrei\w*|umsonst|offerte?s?|gratuite?s?|gratuit[oa]s?|darmow\p{L}*|bezpłatn\p{L}*|zdarma)(?!\p{L})/iu;
const promisesIn = (text) => new Set([
    ...(text.match(FIGURE) ?? []).map((figure) => figure.replaceAll(/\s/g, "")),
    ...(FREE.test(text.normalize("NFC")) ? ["free"] : []),
]);
const isWithin = (some, all) => [...some].every((promise) => all.has(promise));
const EVERYWHERE = new Set(("with your this that from have more than what when here only into their they will " +
    "eine einen einem einer dein deine deinen ihre ihren oder auch nicht mehr jetzt alle dass wird sind " +
    "dans pour avec votre vous nous plus tout tous toutes cette " +
    "para todo todos todas esta este como desde della delle nella come tutti tutte voor naar deze jouw onze meer").split(" "));
const sharesWord = (one, other) => {
    const known = new Set(wordsOf(other));
    return wordsOf(one).some((word) => known.has(word));
};
const wordsOf = (text) => (text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? []).filter((word) => !EVERYWHERE.has(word));

;// CONCATENATED MODULE: ./build/repair/plan.js


function planRepairs(report, shelf, manifests) {
    const repairs = [];
    const shared = [];
    const unrepaired = [];
    const done = new Set();
    for (const { entryId, fix, comparisons } of fixesOf(report)) {
        const element = `${entryId}\n${fix.element}`;
        if (done.has(element))
            continue;
        const inManifest = fix.target === "ad";
        const located = shelf.locate(fix.currentValue, fix.suggestedValue, (path) => manifests.includes(path) === inManifest);
        if (located.kind !== "edit") {
            const why = reasonOf(located);
            if (why !== null)
                unrepaired.push({ entryId, fix, why });
            continue;
        }
        done.add(element);
        const same = repairs.find(({ edit }) => overlaps(edit, located.edit));
        const repair = { entryId, fix, edit: located.edit, ...safetyOf(fix, comparisons) };
        if (same === undefined)
            repairs.push(repair);
        else if (isSame(same.edit, located.edit))
            shared.push(repair);
        else {
            unrepaired.push({ entryId, fix, why: `it changes what another fix changes (${same.entryId})` });
        }
    }
    return { repairs, shared, unrepaired };
}
const TEXTS = ["headline", "cta", "offer", "body_copy"];
const DIRECTIONS = ["change_lp", "change_ad"];
function fixesOf({ entries }) {
    return entries.flatMap(({ id, answer }) => {
        const outcome = answer && (0,contract_outcome/* outcomeOf */.sG)(answer);
        if (outcome?.kind !== "evaluated")
            return [];
        return outcome.answer.fixes
            .filter(({ fixType, direction }) => TEXTS.includes(fixType) && DIRECTIONS.includes(direction))
            .map((fix) => ({ entryId: id, fix, comparisons: outcome.answer.elementComparisons }));
    });
}
function reasonOf(located) {
    switch (located.kind) {
        case "nowhere":
            return null;
        case "several":
            return `its text stands in ${located.count} places (${located.places.join(", ")}${located.count > located.places.length ? ", …" : ""})`;
        case "unwritable":
            return `the new text needs an author at ${located.place}`;
    }
}
const isSame = (one, other) => one.start === other.start && one.end === other.end && one.replacement === other.replacement;
const overlaps = (one, other) => one.path === other.path && one.start < other.end && other.start < one.end;

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/check/result.js
var result = __webpack_require__(84618);
;// CONCATENATED MODULE: ./build/repair/sources.js







const MAX_BYTES = 512 * 1024;
const MAX_TOTAL_BYTES = 64 * 1024 * 1024;
const MADE = /(^|\/)(node_modules|\.git|vendor|coverage|\.next|\.nuxt|\.svelte-kit)\/|(^|\/)(package-lock\.json|composer\.lock)$|\.min\.[a-z]+$/;
async function readSources(root, leaveOut) {
    const names = (await inGit(root)) ?? (await everyFile(root));
    const reports = await reportFolders(root, names);
    const wanted = names.filter((name) => mediumOf(name) !== null &&
        !MADE.test(name) &&
        !reports.has(external_node_path_.posix.dirname(name)) &&
        !leaveOut.some((place) => name === place || name.startsWith(`${place}/`)));
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
async function inGit(root) {
    try {
        const { stdout } = await (0,external_node_util_.promisify)(external_node_child_process_.execFile)("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root, maxBuffer: 64 << 20 });
        return [...new Set(stdout.split("\0").filter((name) => name !== ""))];
    }
    catch {
        return null;
    }
}
async function reportFolders(root, names) {
    const limit = (0,p_limit/* default */.A)(16);
    const found = names
        .filter((name) => external_node_path_.posix.basename(name) === "report.json")
        .map((name) => limit(async () => (await beginning(external_node_path_.resolve(root, name))).includes(OURS) ? [external_node_path_.posix.dirname(name)] : []));
    return new Set((await Promise.all(found)).flat());
}
const OURS = `"${result/* REPORT_SCHEMA */.DC}"`;
const HEAD_BYTES = 200;
async function beginning(file) {
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
async function everyFile(root) {
    const entries = await (0,promises_.readdir)(root, { recursive: true, withFileTypes: true });
    return entries
        .filter((entry) => entry.isFile())
        .map((entry) => external_node_path_.relative(root, external_node_path_.join(entry.parentPath, entry.name)).split(external_node_path_.sep).join("/"));
}
async function readSource(root, name) {
    try {
        const file = external_node_path_.resolve(root, name);
        const { size } = await (0,promises_.lstat)(file).then((found) => found.isFile() ? found : { size: Number.POSITIVE_INFINITY });
        if (size > MAX_BYTES)
            return null;
        const bytes = await (0,promises_.readFile)(file);
        return { path: name, text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/repair/repair.js




async function repairsFor(report, root, reportFolder) {
    const relative = external_node_path_.relative(root, reportFolder).split(external_node_path_.sep).join("/");
    const sources = await readSources(root, relative === "" || relative.startsWith("..") ? [] : [relative]);
    const manifests = [...new Set(report.entries.map(({ manifest }) => external_node_path_.posix.normalize(manifest.file)))];
    return { plan: planRepairs(report, shelve(sources), manifests), sources };
}


/***/ })

};
