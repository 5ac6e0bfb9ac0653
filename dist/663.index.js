export const id = 663;
export const ids = [663];
export const modules = {

/***/ 78999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H6: () => (/* binding */ whatToDo),
/* harmony export */   eq: () => (/* binding */ riskTitle),
/* harmony export */   i7: () => (/* binding */ risksOf),
/* harmony export */   jv: () => (/* binding */ fixesOf),
/* harmony export */   kD: () => (/* binding */ critical),
/* harmony export */   r4: () => (/* binding */ inWords)
/* harmony export */ });
/* unused harmony exports fixesInOrder, risksInOrder */
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52855);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);


const place = (words, word) => {
    const index = words.indexOf(word);
    return index === -1 ? words.length : index;
};
function fixesInOrder(evaluation) {
    const ranked = evaluation.fixes.toSorted((a, b) => place(_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC, a.priority) - place(_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC, b.priority) || b.confidenceScore - a.confidenceScore);
    const leads = ranked.filter((fix, index) => ranked.findIndex((other) => other.element === fix.element) === index);
    return [...leads, ...ranked.filter((fix) => !leads.includes(fix))];
}
function risksInOrder(evaluation) {
    return evaluation.conversionRisks.toSorted((a, b) => place(_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IMPACTS */ .wD, a.impact) - place(_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IMPACTS */ .wD, b.impact));
}
function fixesOf(entry) {
    const evaluation = (0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluationOf */ .SV)(entry);
    return evaluation === null ? [] : fixesInOrder(evaluation).filter((fix) => !(0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .isAccepted */ .oB)(entry, fix));
}
function risksOf(entry) {
    const evaluation = (0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluationOf */ .SV)(entry);
    return evaluation === null ? [] : risksInOrder(evaluation).filter((risk) => !(0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .isAccepted */ .oB)(entry, risk));
}
const critical = (entry) => risksOf(entry).filter(({ impact }) => impact === "CRITICAL");
const DIRECTIONS = {
    change_lp: "change the page",
    change_ad: "change the ad",
    change_routing: "send the ad elsewhere",
    change_both: "change ad and page",
};
const DIRECTION_WORDS = new Map(Object.entries(DIRECTIONS));
const whatToDo = (fix) => DIRECTION_WORDS.get(fix.direction) ?? inWords(fix.direction).toLowerCase();
const RISKS = {
    HEADLINE_DISCONNECT: "Headline disconnect",
    CTA_FRICTION: "Call-to-action friction",
    OFFER_MISMATCH: "Offer mismatch",
    BRAND_INCONSISTENCY: "Brand inconsistency",
};
const RISK_TITLES = new Map(Object.entries(RISKS));
const riskTitle = (risk) => RISK_TITLES.get(risk.type) ?? inWords(risk.type);
function inWords(identifier) {
    const words = identifier.replaceAll("_", " ").toLowerCase();
    return words.charAt(0).toUpperCase() + words.slice(1);
}


/***/ }),

/***/ 84662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   N0: () => (/* binding */ changesIn),
/* harmony export */   Zg: () => (/* binding */ changeCounts)
/* harmony export */ });
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16034);


function changesIn({ entries, baseCommit }) {
    const first = baseCommit === null && [...entries.values()].every(({ before }) => before === null);
    if (first)
        return null;
    return { commit: baseCommit, before: ({ id }) => entries.get((0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(id))?.before ?? null };
}
const UNCHANGED = { delta: null, was: null, isNew: false };
function changeOf(entry, changes) {
    if (changes === null || entry.state === "skipped")
        return UNCHANGED;
    const before = changes.before(entry);
    if (before === null)
        return { ...UNCHANGED, isNew: true };
    const scored = before.score !== null && entry.overallScore !== null;
    return {
        delta: scored ? hundredths(Number(entry.overallScore) - Number(before.score)) : null,
        was: (0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z9)(before.state, before.waived, (0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .isLink */ .PJ)(entry)),
        isNew: false,
    };
}
const hundredths = (points) => Math.round(points * 100) / 100;
function changeCounts(entries, changes) {
    const counts = { failing: 0, unknown: 0, mended: 0, lower: 0, higher: 0, new: 0 };
    for (const entry of entries) {
        const kind = kindOfChange(entry, changes);
        if (kind !== null)
            counts[kind] += 1;
    }
    const words = {
        failing: "newly failing",
        unknown: "no longer judged",
        mended: "mended",
        lower: "lower",
        higher: "higher",
        new: "new",
    };
    return Object.keys(words)
        .filter((kind) => counts[kind] > 0)
        .map((kind) => [counts[kind], words[kind]]);
}
function kindOfChange(entry, changes) {
    if (entry.state === "skipped")
        return null;
    const { delta, isNew, was } = changeOf(entry, changes);
    if (isNew)
        return "new";
    const { standing: now } = (0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .foundWords */ .oJ)(entry);
    const then = was?.standing;
    if (now !== then) {
        if (now === "failing")
            return "failing";
        if (now === "passed")
            return "mended";
        return "unknown";
    }
    if (delta === null || delta === 0)
        return null;
    return delta < 0 ? "lower" : "higher";
}


/***/ }),

/***/ 80270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nu: () => (/* binding */ destinationsOf),
/* harmony export */   Ot: () => (/* binding */ isLinks),
/* harmony export */   iq: () => (/* binding */ unreached),
/* harmony export */   xg: () => (/* binding */ isReached)
/* harmony export */ });
/* unused harmony export linkWords */
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);

const linkWords = (seen) => seen.unconfirmed === undefined ? wordsOf(seen.state, false, true) : unconfirmed(seen.unconfirmed);
const isLinks = (result) => result.mode === "links";
const isReached = (entry) => entry.error?.code !== "NO_NETWORK";
const unreached = (entries) => entries.filter((entry) => !isReached(entry)).length;
function destinationsOf(entries) {
    const groups = new Map();
    for (const entry of entries.filter(isReached)) {
        const key = `${entry.state} ${entry.fingerprint ?? entry.landingUrl}`;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [entry]);
        else
            group.push(entry);
    }
    const place = new Map((0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md)(entries).map((entry, index) => [entry, index]));
    const rank = ({ ads: [first] }) => (first ? (place.get(first) ?? 0) : 0);
    return [...groups.values()].map(groupOf).toSorted((a, b) => rank(a) - rank(b));
}
function groupOf(ads) {
    const [first] = ads;
    return {
        words: (0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsFor */ .tu)(first),
        url: first.landingUrl,
        httpStatus: first.destination?.httpStatus ?? null,
        reason: first.reason,
        notices: first.notices,
        ads,
        platforms: [...new Set(ads.flatMap(({ platform }) => platform ?? []))],
    };
}


/***/ }),

/***/ 42787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ entriesTable),
/* harmony export */   MB: () => (/* binding */ entryName),
/* harmony export */   t6: () => (/* binding */ scoreCell),
/* harmony export */   vz: () => (/* binding */ sourceOf)
/* harmony export */ });
/* harmony import */ var markdown_table__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(735);
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52855);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84662);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25787);
/* harmony import */ var _markdown_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5578);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13920);






function entriesTable(entries, options) {
    if (entries.length === 0)
        return "";
    const links = options.mode === "links";
    const numbers = links ? [] : ["Score", ..._contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .DIMENSIONS */ .Yf.map((dimension) => _entries_js__WEBPACK_IMPORTED_MODULE_1__/* .DIMENSION_LABELS */ .Py[dimension])];
    const head = ["", "Ad", "Platform", ...(links ? ["Destination"] : numbers), "State"];
    const align = ["", "", "", ...(links ? [""] : numbers.map(() => "r")), ""];
    const rows = entries.map((entry) => [
        (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsFor */ .tu)(entry).icon,
        entryName(entry, options.links),
        entry.platform ?? "–",
        ...(links ? [destination(entry)] : numberCells(entry, options.changes)),
        stateCell(entry, options.changes),
    ]);
    return (0,markdown_table__WEBPACK_IMPORTED_MODULE_5__/* .markdownTable */ .Q)([head, ...rows], { align, alignDelimiters: false });
}
function numberCells(entry, changes) {
    const evaluation = (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluationOf */ .SV)(entry);
    const scores = evaluation && (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .dimensionScores */ .AZ)(evaluation);
    const low = evaluation && (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsFor */ .tu)(entry).standing === "failing" ? (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .weakest */ .hB)(evaluation) : null;
    const dimensions = _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .DIMENSIONS */ .Yf.map((dimension) => {
        const score = scores?.[dimension];
        if (score === null || score === undefined)
            return "–";
        return low?.dimension === dimension ? `**${score}**` : `${score}`;
    });
    return [scoreCell(entry, changes), ...dimensions];
}
function scoreCell(entry, changes) {
    const { delta } = (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .changeOf */ .C2)(entry, changes);
    const moved = delta === null || delta === 0 ? "" : ` ${delta > 0 ? "▲" : "▼"} ${Math.abs(delta)}`;
    return `${(0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .scoreOf */ .uw)(entry)}${moved}`.replaceAll(" ", "\u00a0");
}
function stateCell(entry, changes) {
    const { label, standing } = (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsFor */ .tu)(entry);
    const { was, isNew } = (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .changeOf */ .C2)(entry, changes);
    if (isNew)
        return `${label} (new ad)`;
    if (was === null || was.label === (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .foundWords */ .oJ)(entry).label)
        return label;
    if (was.standing === standing)
        return `${label} (was: ${was.label.toLowerCase()})`;
    return `${label} (${TURNED[standing]})`;
}
const TURNED = {
    failing: "newly",
    inconclusive: "newly",
    passed: "mended",
    skipped: "now",
};
const destination = ({ landingUrl }) => landingUrl.includes("|") ? (0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(landingUrl) : (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .asCode */ .qM)(landingUrl, _markdown_words_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST */ .zP.name);
function entryName(entry, links) {
    const id = (0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(entry.id) || "(no id)";
    return (0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_2__/* .linked */ .q)(id, sourceOf(links, entry.manifest));
}
function sourceOf({ source }, place) {
    if (source === undefined)
        return undefined;
    const file = place.file.replaceAll("\\", "/").replace(/^\.\//u, "");
    return `${source}${file.split("/").map(encodeURIComponent).join("/")}#L${place.line}`;
}


/***/ }),

/***/ 5578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   Uq: () => (/* binding */ value),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   q: () => (/* binding */ linked),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   zP: () => (/* binding */ LONGEST)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13920);

const LONGEST = { name: 80, value: 160, sentence: 300 };
const COLOUR = /(?<![\w&/#`\\])#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\w`-])/giu;
function sentence(text) {
    const line = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clipSentences */ .rK)((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text), LONGEST.sentence);
    const colours = line.match(COLOUR) ?? [];
    return line
        .split(COLOUR)
        .map((prose, index) => `${between(prose)}${colour(colours[index])}`)
        .join("")
        .trim();
}
const colour = (text) => (text === undefined ? "" : (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asCode */ .qM)(text));
function between(prose) {
    const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .inMarkdown */ .Hi)(prose);
    if (text === "")
        return prose === "" ? "" : " ";
    return `${prose.startsWith(" ") ? " " : ""}${text}${prose.endsWith(" ") ? " " : ""}`;
}
const value = (text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asCode */ .qM)(text, LONGEST.value);
const named = (text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .inMarkdown */ .Hi)(text, LONGEST.name);
function linked(text, address) {
    return address === undefined ? text : `[${text}](${address.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}
const count = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
const folded = (title, content, open) => `<details${open ? " open" : ""}><summary>${title}</summary>\n\n${content}\n\n</details>`;
function list(items, most, one, many) {
    const rest = items.length - most;
    const lines = items.slice(0, most).map((item) => `- ${item}`);
    if (rest > 0)
        lines.push(`- and ${rest} more ${rest === 1 ? one : many} in the JSON report`);
    return lines.join("\n");
}
const paragraphs = (parts) => parts.filter((part) => part !== "").join("\n\n");


/***/ }),

/***/ 50663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W$: () => (/* binding */ COMMENT_LIMIT),
  Im: () => (/* binding */ comment),
  qN: () => (/* binding */ markdownReport),
  vl: () => (/* binding */ signature),
  z: () => (/* binding */ summary)
});

// UNUSED EXPORTS: SUMMARY_LIMIT

// EXTERNAL MODULE: ./build/report/changes.js
var report_changes = __webpack_require__(84662);
// EXTERNAL MODULE: ./build/report/destinations.js
var destinations = __webpack_require__(80270);
// EXTERNAL MODULE: ./build/report/entries.js
var report_entries = __webpack_require__(25787);
;// CONCATENATED MODULE: ./build/report/fit.js
function shrinkToFit(render, full, fits) {
    const brief = { ...full, reasons: false, fixes: Math.min(full.fixes, 1) };
    const urgent = { ...brief, passedRows: 0, links: false };
    for (const depth of [full, brief, urgent]) {
        const text = render(depth);
        if (fits(text))
            return text;
    }
    return (mostThatFits(urgent.rows, (blocks) => render({ ...urgent, blocks }), fits) ??
        mostThatFits(urgent.rows, (rows) => render({ ...urgent, blocks: 0, rows }), fits) ??
        render({ ...urgent, blocks: 0, rows: 0 }));
}
function mostThatFits(count, render, fits) {
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

// EXTERNAL MODULE: ./build/report/markdown-words.js
var markdown_words = __webpack_require__(5578);
;// CONCATENATED MODULE: ./build/report/markdown-accepted.js


const MOST = 20;
const URGENCY = ["expired", "accepted", "unused"];
function acceptedPart(entries, nameOf) {
    const lines = entries
        .flatMap((entry) => (entry.waivers ?? []).map((waiver) => ({ entry, waiver })))
        .toSorted((a, b) => URGENCY.indexOf(a.waiver.state) - URGENCY.indexOf(b.waiver.state))
        .map(({ entry, waiver }) => `- ${line(entry, waiver, nameOf(entry))}`);
    if (lines.length === 0)
        return "";
    const shown = lines.slice(0, MOST);
    if (lines.length > MOST)
        shown.push(`- and ${lines.length - MOST} more in the JSON report`);
    return `**Accepted in the manifest**\n\n${shown.join("\n")}`;
}
function line(entry, { kind, until, reason, state, elements }, name) {
    const what = `**${(elements.length === 0 ? [kind] : elements).map(markdown_words/* named */.KT).join(", ")}**`;
    switch (state) {
        case "expired":
            return `⚠️ ${name}: the waiver for ${what} ended on ${until} and no longer counts. Mend it, or renew it: ${(0,markdown_words/* sentence */.em)(reason)}`;
        case "unused":
            return `${name}: the waiver for ${what} meets nothing any more: take it out.`;
        case "accepted":
            return `${name}: ${what}, until ${until}: ${(0,markdown_words/* sentence */.em)(reason)}${outcome(entry)}`;
    }
}
function outcome(entry) {
    if (!(0,report_entries/* isWaived */.$y)(entry))
        return "";
    const without = entry.scoreWithoutAccepted;
    return ` (${(0,report_entries/* scoreOf */.uw)(entry)}${without === null ? "" : `, ${without} without it`})`;
}

// EXTERNAL MODULE: ./build/report/advice.js
var advice = __webpack_require__(78999);
// EXTERNAL MODULE: ./build/report/markdown-table.js
var markdown_table = __webpack_require__(42787);
// EXTERNAL MODULE: ./build/report/repairs.js
var repairs = __webpack_require__(76449);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/report/visited.js
var visited = __webpack_require__(84409);
;// CONCATENATED MODULE: ./build/report/markdown-entry.js







const markdown_entry_MOST = { risks: 5, notices: 5, trail: 12 };
const ONE_LINE = 72;
const PROSE = {
    visualMatch: "visual match",
    messageMatch: "message match",
    aboveTheFoldContinuity: "above-the-fold continuity",
    toneAlignment: "tone",
};
function entryBlock(entry, title, depth, changes = null) {
    const { icon, label } = (0,report_entries/* wordsFor */.tu)(entry);
    const score = entry.overallScore === null ? "" : ` · ${(0,markdown_table/* scoreCell */.t6)(entry, changes)}`;
    const evaluation = (0,report_entries/* evaluationOf */.SV)(entry);
    return (0,markdown_words/* paragraphs */.qN)([
        `#### ${icon} ${title}: ${label.toLowerCase()}${score}`,
        destination(entry),
        notices(entry.notices),
        ...(evaluation ? [risks(entry), fixes(entry, depth), weakestLine(evaluation, depth)] : []),
        depth.screenshots ? screenshots(entry) : "",
        depth.reasons && evaluation === null ? trail(entry.linkTrail) : "",
    ]);
}
function destination(entry) {
    if (entry.state === "link_broken") {
        const { address, details } = whereItEnds(entry);
        return `**Dead link:** ${whole(entry.reason)} Bring the page back, or send the ad elsewhere.\\\n${[address, ...details].join(" · ")}`;
    }
    const address = (0,visited/* landingLine */.K)(entry, markdown_words/* value */.Uq);
    return entry.state === "below_threshold" ? address : `${(0,markdown_words/* sentence */.em)(entry.reason)}\\\n${address}`;
}
const whole = (reason) => (0,markdown_words/* sentence */.em)(/[.!?…]$/u.test(reason.trim()) ? reason : `${reason.trim()}.`);
function whereItEnds(entry) {
    const address = entry.visited === undefined ? (0,markdown_words/* value */.Uq)(entry.landingUrl) : (0,visited/* landingLine */.K)(entry, markdown_words/* value */.Uq);
    const end = entry.answer !== null && "linkBroken" in entry.answer ? entry.answer.linkBroken : entry.destination;
    if (end === undefined || end === null)
        return { address, details: [] };
    const { finalUrl, httpStatus, url } = end;
    const asked = [url, entry.visited?.url, entry.destination?.evidence[0]?.url].map((each) => each?.split("#")[0]);
    const moved = finalUrl === null || asked.includes(finalUrl.split("#")[0]) ? [] : [`ended at ${(0,markdown_words/* value */.Uq)(finalUrl)}`];
    return { address, details: [...moved, ...(httpStatus === null ? [] : [`HTTP ${httpStatus}`])] };
}
function risks(entry) {
    const shown = (0,advice/* risksOf */.i7)(entry).map((risk) => `**${(0,markdown_words/* named */.KT)((0,advice/* riskTitle */.eq)(risk))}** (${(0,markdown_words/* named */.KT)(risk.impact.toLowerCase())}): ${(0,markdown_words/* sentence */.em)(risk.message)}`);
    return (0,markdown_words/* list */.p_)(shown, markdown_entry_MOST.risks, "risk", "risks");
}
function fixes(entry, depth) {
    const ordered = (0,advice/* fixesOf */.jv)(entry);
    if (ordered.length === 0 || depth.fixes === 0)
        return "";
    const lines = ordered.slice(0, depth.fixes).map((fix, index) => {
        const element = (0,markdown_words/* named */.KT)(fix.element === "" ? (0,advice/* inWords */.r4)(fix.fixType) : fix.element);
        const why = depth.reasons && depth.fixReasons && (0,report_text/* oneLine */.TN)(fix.reasoning) !== "" ? [(0,markdown_words/* sentence */.em)(fix.reasoning)] : [];
        const repair = depth.reasons ? (0,repairs/* repairOf */.dI)(entry, fix) : undefined;
        const notes = [...why, ...(repair ? [place(repair)] : [])].map((note) => `\\\n   <sub>${note}</sub>`);
        return `${index + 1}. **${element}**, ${(0,markdown_words/* named */.KT)((0,advice/* whatToDo */.H6)(fix))}: ${beforeAfter(fix)}${notes.join("")}`;
    });
    const more = ordered.length - lines.length;
    return (0,markdown_words/* paragraphs */.qN)([
        "**Fix first**",
        lines.join("\n"),
        more > 0 ? `${more} more ${more === 1 ? "fix" : "fixes"} in the JSON report.` : "",
    ]);
}
const place = (repair) => `In ${(0,report_text/* asCode */.qM)(`${repair.file}:${repair.line}`, markdown_words/* LONGEST */.zP.value)}: ${(0,repairs/* careOf */.Nq)(repair)}. ${(0,markdown_words/* sentence */.em)(repair.why)}`;
function beforeAfter({ currentValue, suggestedValue, }) {
    const [before, after] = [(0,markdown_words/* value */.Uq)(currentValue), (0,markdown_words/* value */.Uq)(suggestedValue)];
    const short = (0,report_text/* oneLine */.TN)(currentValue).length + (0,report_text/* oneLine */.TN)(suggestedValue).length <= ONE_LINE;
    return short ? `${before} → ${after}` : `\\\n   ${before}\\\n   → ${after}`;
}
const SCORED = /^[^.;]{0,60}?\b\d+(?:\.\d)? of 10\b/u;
function weakestLine(evaluation, depth) {
    const low = (0,report_entries/* weakest */.hB)(evaluation);
    if (low === null)
        return "";
    const { reasoning } = evaluation.detailedScores[low.dimension];
    const why = depth.reasons && (0,report_text/* oneLine */.TN)(reasoning) !== "" ? ` ${(0,markdown_words/* sentence */.em)(reasoning)}` : "";
    const score = why !== "" && SCORED.test((0,report_text/* oneLine */.TN)(reasoning)) ? "" : `, ${low.score} of 10`;
    return `**Weakest: ${PROSE[low.dimension]}${score}.**${why}`;
}
function notices(texts) {
    return (0,markdown_words/* list */.p_)(texts.map(markdown_words/* sentence */.em), markdown_entry_MOST.notices, "notice", "notices")
        .split("\n")
        .map((line) => (line === "" ? "" : `> ${line}`))
        .join("\n");
}
function screenshots(entry) {
    const answer = entry.answer;
    if (answer === null)
        return "";
    const evaluated = "adScreenshotUrl" in answer ? answer : null;
    const pictures = [
        ["ad", evaluated?.adScreenshotUrl],
        ["landing page", "landingPageScreenshotUrl" in answer ? answer.landingPageScreenshotUrl : null],
        [`landing page, ${evaluated?.alternateViewport ?? "alternate"}`, evaluated?.alternateScreenshotUrl],
    ];
    const named = pictures.flatMap(([name, url]) => {
        const place = placeInFolder(url);
        return place === null ? [] : [`[${name}](${place})`];
    });
    return named.length === 0 ? "" : `Screenshots: ${named.join(" · ")}`;
}
function placeInFolder(url) {
    return /^(?:file:.*\/)?(screenshots\/[\w-]+\.(?:png|jpg|webp))$/u.exec(url ?? "")?.[1] ?? null;
}
function trail(steps) {
    if (steps.length === 0)
        return "";
    const lines = (0,markdown_words/* list */.p_)(steps.map((step) => (0,report_text/* asCode */.qM)(step, markdown_words/* LONGEST */.zP.sentence)), markdown_entry_MOST.trail, "step", "steps");
    return (0,markdown_words/* folded */.TM)("How this was found", lines, false);
}

;// CONCATENATED MODULE: ./build/report/markdown-links.js




const MOST_ADS = 20;
const destinationBlocks = (entries, links, depth) => (0,destinations/* destinationsOf */.Nu)(entries)
    .slice(0, depth.blocks)
    .map((group) => block(group, links, depth));
function block({ ads, platforms, words }, links, depth) {
    const [first] = ads;
    if (first === undefined)
        return "";
    const name = (entry) => (0,markdown_table/* entryName */.MB)(entry, depth.links ? links : {});
    if (ads.length === 1)
        return entryBlock(first, name(first), depth);
    const title = `${name(first)} and ${(0,markdown_words/* count */.U9)(ads.length - 1, "more ad")}`;
    const named = ads.slice(0, MOST_ADS).map(name).join(", ");
    const rest = ads.length > MOST_ADS ? ` and ${ads.length - MOST_ADS} more` : "";
    const where = platforms.length === 0 ? "" : ` on ${platforms.join(", ")}`;
    const what = words.standing === "failing" ? "die with it" : "lead there";
    return (0,markdown_words/* paragraphs */.qN)([
        entryBlock(first, title, depth),
        `**${(0,markdown_words/* count */.U9)(ads.length, "ad")}**${where} ${what}: ${named}${rest}.`,
    ]);
}
function unreachedNote({ entries }) {
    const lost = (0,destinations/* unreached */.iq)(entries);
    return lost === 0 ? "" : `*${(0,markdown_words/* count */.U9)(lost, "ad")} could not be checked: there was no network.*`;
}

;// CONCATENATED MODULE: ./build/report/markdown-risks.js


const markdown_risks_MOST = 10;
function riskyPart(passed, nameOf) {
    const risky = passed.flatMap((entry) => (0,advice/* critical */.kD)(entry).map((risk) => ({ entry, risk })));
    if (risky.length === 0)
        return "";
    const lines = risky
        .slice(0, markdown_risks_MOST)
        .map(({ entry, risk }) => `- ${nameOf(entry)}: **${(0,markdown_words/* named */.KT)((0,advice/* riskTitle */.eq)(risk))}.** ${(0,markdown_words/* sentence */.em)(risk.message)}`);
    if (risky.length > markdown_risks_MOST)
        lines.push(`- and ${risky.length - markdown_risks_MOST} more in the JSON report`);
    return `**⚠️ High enough in all, with a critical risk**\n\n${lines.join("\n")}`;
}

// EXTERNAL MODULE: ./build/report/state.js
var report_state = __webpack_require__(16034);
;// CONCATENATED MODULE: ./build/report/markdown.js













const COMMENT_LIMIT = 65_536;
const SUMMARY_LIMIT = 1024 * 1024 - 32 * 1024;
function comment(result, options) {
    const { id, links = {}, state, preface = "" } = options;
    const elsewhere = `${(0,markdown_words/* linked */.q)("the job summary", links.run)} and the JSON report`;
    const changes = state === undefined ? null : (0,report_changes/* changesIn */.N0)(state);
    const sheet = { ...sheetOf(result, links, elsewhere, changes), preface };
    const block = state === undefined ? "" : `\n${(0,report_state/* stateBlock */.ji)(state)}\n`;
    return shrinkToFit((depth) => `${(0,report_text/* commentMarker */.Ql)(id)}\n${page(sheet, depth, false)}${block}`, { ...everything(sheet), fixes: 3 }, (text) => text.length <= COMMENT_LIMIT);
}
function summary(result, options = {}) {
    return wholePage(result, options.links ?? {}, false);
}
function markdownReport(result) {
    return wholePage(result, {}, true);
}
function wholePage(result, links, screenshots) {
    const whole = sheetOf(result, links, "the JSON report", null);
    const sheet = screenshots ? { ...whole, patches: "this folder" } : whole;
    return shrinkToFit((depth) => page(sheet, depth, true), { ...everything(sheet), fixes: 12, fixReasons: true, screenshots }, (text) => Buffer.byteLength(text) <= SUMMARY_LIMIT);
}
function sheetOf(result, links, elsewhere, changes) {
    const entries = (0,report_entries/* worstFirst */.md)(result.entries.filter(destinations/* isReached */.xg));
    const failing = (0,report_entries/* withStanding */.N6)(entries, "failing");
    return {
        result,
        links,
        changes,
        elsewhere,
        preface: "",
        patches: (0,markdown_words/* linked */.q)("the report folder", links.run),
        urgent: [...failing, ...(0,report_entries/* withStanding */.N6)(entries, "inconclusive")],
        passed: (0,report_entries/* withStanding */.N6)(entries, "passed"),
        skipped: (0,report_entries/* withStanding */.N6)(entries, "skipped"),
    };
}
const everything = ({ urgent, passed }) => ({
    rows: urgent.length,
    blocks: urgent.length,
    reasons: true,
    fixReasons: false,
    passedRows: passed.length,
    links: true,
    screenshots: false,
});
function page(sheet, depth, open) {
    const { urgent, links, result, changes } = sheet;
    const parts = [
        heading(result),
        sheet.preface,
        (0,markdown_words/* paragraphs */.qN)([gateNote(result), unreachedNote(result), sinceLine(sheet)]),
        (0,markdown_table/* entriesTable */.$p)(urgent.slice(0, depth.rows), {
            links: depth.links ? links : {},
            mode: result.mode,
            changes,
        }),
        ...((0,destinations/* isLinks */.Ot)(result)
            ? destinationBlocks(urgent, links, depth)
            : urgent
                .slice(0, depth.blocks)
                .map((entry) => entryBlock(entry, (0,markdown_table/* entryName */.MB)(entry, links), depth, changes))),
        applyPart(sheet),
        acceptedPart((0,report_entries/* worstFirst */.md)(result.entries), (entry) => (0,markdown_table/* entryName */.MB)(entry, depth.links ? links : {})),
        runNotices(result.notices),
        depth.reasons ? riskyPart(sheet.passed, (entry) => (0,markdown_table/* entryName */.MB)(entry, depth.links ? links : {})) : "",
        passedPart(sheet, depth, open),
        skippedPart(sheet),
        leftOut(sheet, depth),
        footer(sheet),
    ];
    return `${(0,markdown_words/* paragraphs */.qN)(parts)}\n`;
}
function heading(result) {
    const uneasy = (0,report_entries/* withStanding */.N6)(result.entries, "inconclusive").length > 0;
    const icon = result.verdict === "fail" ? "❌" : result.verdict === "pass" && !uneasy ? "✅" : "⚠️";
    const lead = result.verdict === "inconclusive" ? "Adhere could not judge" : "Adhere";
    return `## ${icon} ${lead}: ${(0,report_text/* inMarkdown */.Hi)(result.headline, markdown_words/* LONGEST */.zP.sentence)}`;
}
function gateNote(result) {
    if (result.verdict === "fail" && result.exitCode === 0) {
        return "*Warn-only: what is found is shown and does not fail the check.*";
    }
    const unsettled = (0,report_entries/* withStanding */.N6)(result.entries, "inconclusive");
    const waiting = unsettled.filter(({ unconfirmed }) => unconfirmed !== undefined).length;
    const before = unsettled.filter(({ failedBefore }) => failedBefore === true).length;
    const unknown = unsettled.length - waiting - before;
    if (result.verdict !== "pass")
        return "";
    return [
        ...(unknown > 0
            ? [
                `*${(0,markdown_words/* count */.U9)(unknown, "ad")} could not be judged, which does not fail the check (\`on-inconclusive: warn\`).*`,
            ]
            : []),
        ...(before > 0
            ? [
                `*${(0,markdown_words/* count */.U9)(before, "ad")} ${before === 1 ? "was" : "were"} failing before this change and ${before === 1 ? "is" : "are"} not worse, which does not fail the check (\`baseline\`).*`,
            ]
            : []),
        ...(waiting > 0
            ? [
                `*${(0,markdown_words/* count */.U9)(waiting, "ad")} ${waiting === 1 ? "leads" : "lead"} to a page that was seen dead, which fails the check once enough runs have seen it (\`confirm-after\`).*`,
            ]
            : []),
    ].join("\\\n");
}
function applyPart({ result, patches }) {
    const { all, safe } = (0,repairs/* repairCounts */.U3)(result.entries);
    if (all === 0)
        return "";
    const apart = safe > 0 && safe < all ? ` (\`${repairs/* PATCHES */.r1.safe}\`: the safe ones only)` : "";
    return `**${(0,markdown_words/* count */.U9)(all, "fix", "fixes")} can be applied to this repository**, ${care(all, safe)}: one by one with \`npx adhere-check fix\`, or at once with \`git apply ${repairs/* PATCHES */.r1.all}\`${apart}. The patches are in ${patches}.`;
}
function care(all, safe) {
    if (safe === 0)
        return all === 1 ? "after a look" : "each after a look";
    if (safe < all)
        return `${safe} of them unread`;
    return all === 1 ? "unread" : "all of them unread";
}
function sinceLine({ result, changes }) {
    if (changes === null)
        return "";
    const since = changes.commit === null ? "the last run" : (0,report_text/* asCode */.qM)(changes.commit.slice(0, 7));
    const counts = (0,report_changes/* changeCounts */.Zg)(result.entries, changes);
    return counts.length === 0
        ? `Nothing changed since ${since}.`
        : `**Since ${since}:** ${counts.map(([n, what]) => `${n} ${what}`).join(", ")}.`;
}
function runNotices(notices) {
    const most = 10;
    const lines = notices.slice(0, most).map((notice) => `- ${(0,markdown_words/* sentence */.em)(notice)}`);
    if (notices.length > most)
        lines.push(`- and ${notices.length - most} more in the JSON report`);
    return lines.length === 0 ? "" : `**About this run**\n\n${lines.join("\n")}`;
}
function passedPart({ passed, links, result, changes }, depth, open) {
    const shown = passed.slice(0, depth.passedRows);
    if (shown.length === 0)
        return "";
    const noticed = shown.flatMap((entry) => entry.notices.slice(0, 3).map((notice) => `- ${(0,markdown_table/* entryName */.MB)(entry, links)}: ${(0,markdown_words/* sentence */.em)(notice)}`));
    return (0,markdown_words/* folded */.TM)(`${(0,markdown_words/* count */.U9)(passed.length, "ad")} passed`, (0,markdown_words/* paragraphs */.qN)([
        (0,markdown_table/* entriesTable */.$p)(shown, { links, mode: result.mode, changes }),
        depth.reasons ? noticed.join("\n") : "",
    ]), open);
}
function skippedPart({ skipped, links }) {
    if (skipped.length === 0)
        return "";
    const most = 20;
    const lines = skipped
        .slice(0, most)
        .map((entry) => `- ${(0,markdown_table/* entryName */.MB)(entry, links)}: ${(0,markdown_words/* sentence */.em)(entry.reason)}`);
    if (skipped.length > most)
        lines.push(`- and ${skipped.length - most} more in the JSON report`);
    return (0,markdown_words/* folded */.TM)(`${(0,markdown_words/* count */.U9)(skipped.length, "ad")} left out`, lines.join("\n"), false);
}
function leftOut({ urgent, passed, elsewhere }, depth) {
    const rows = urgent.length - depth.rows;
    const blocks = Math.min(urgent.length, depth.rows) - depth.blocks;
    const missing = [
        rows > 0 ? `${(0,markdown_words/* count */.U9)(rows, "ad")} that ${rows === 1 ? "fails" : "fail"} or could not be judged` : "",
        blocks > 0 ? `the details of ${(0,markdown_words/* count */.U9)(blocks, "ad")} in the table` : "",
        passed.length > depth.passedRows ? `the list of ${(0,markdown_words/* count */.U9)(passed.length, "ad")} that passed` : "",
        depth.reasons ? "" : "reasons, and all but the first fix of each ad",
    ].filter((part) => part !== "");
    return missing.length === 0
        ? ""
        : `**Left out to fit GitHub's limit:** ${missing.join("; ")}. All of it is in ${elsewhere}.`;
}
function footer({ result, skipped, links }) {
    const of = skipped.length === 0 ? "" : `${result.entries.length - skipped.length} of `;
    const what = `${of}${(0,markdown_words/* count */.U9)(result.entries.length, "ad")} checked`;
    return signature({
        what,
        commit: result.commit,
        at: result.startedAt,
        version: result.tool.version,
        links,
    });
}
function signature(run) {
    const commit = run.commit === null ? "" : ` at ${(0,report_text/* asCode */.qM)(run.commit.slice(0, 7))}`;
    const when = new Date(run.at).toISOString().replace("T", " ").slice(0, 16);
    const parts = [`${run.what}${commit}, ${when} UTC`, `Adhere ${(0,markdown_words/* named */.KT)(run.version)}`];
    if (run.links.run !== undefined)
        parts.push((0,markdown_words/* linked */.q)("this run", run.links.run));
    return `<sub>${parts.join(" · ")}</sub>`;
}


/***/ }),

/***/ 76449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nq: () => (/* binding */ careOf),
/* harmony export */   U3: () => (/* binding */ repairCounts),
/* harmony export */   dI: () => (/* binding */ repairOf),
/* harmony export */   r1: () => (/* binding */ PATCHES)
/* harmony export */ });
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);

const PATCHES = { all: "fixes.patch", safe: "fixes-safe.patch" };
const repairOf = ({ repairs }, { id }) => repairs?.find(({ fixId }) => fixId === id);
const careOf = ({ safe }) => safe ? "safe to apply unread" : "read it before you apply it";
function repairCounts(entries) {
    const places = new Map();
    for (const entry of entries) {
        for (const fix of (0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluationOf */ .SV)(entry)?.fixes ?? []) {
            const repair = repairOf(entry, fix);
            if (repair === undefined)
                continue;
            const place = JSON.stringify([repair.file, repair.line, fix.currentValue]);
            places.set(place, places.get(place) ?? repair.safe);
        }
    }
    return { all: places.size, safe: [...places.values()].filter((safe) => safe).length };
}


/***/ }),

/***/ 16034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   U4: () => (/* binding */ isNewer),
/* harmony export */   UT: () => (/* binding */ unjudgedState),
/* harmony export */   _g: () => (/* binding */ findsTheSame),
/* harmony export */   ji: () => (/* binding */ stateBlock),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* unused harmony export MOST_REMEMBERED */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80737);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
/* harmony import */ var _check_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84618);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25787);





const VERSION = 1;
const MOST_REMEMBERED = 1000;
const LONGEST_BLOCK = 24_000;
const LARGEST = 128 * 1024;
const BLOCK = new RegExp(`<!-- adhere state=${VERSION} ([A-Za-z0-9+/]{4,${LONGEST_BLOCK}}={0,2}) -->\\s*$`, "u");
const word = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .max(40)
    .regex(/^[\w.]*$/u);
const sha = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{7,64}$/u);
const stateNumber = zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).max(_check_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ENTRY_STATES */ .ur.length);
const scoreValue = zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().min(0).max(10).nullable();
const key = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[A-Za-z0-9+/]{8}$/u);
const Wire = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    c: sha.nullable(),
    t: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$(),
    r: word,
    s: word,
    j: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    b: sha.nullable(),
    e: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_4__/* .tuple */ .PVZ([key, stateNumber, scoreValue]),
        zod__WEBPACK_IMPORTED_MODULE_4__/* .tuple */ .PVZ([key, stateNumber, scoreValue, stateNumber, scoreValue]),
    ]))
        .max(MOST_REMEMBERED),
});
const keyOf = (id) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(id.toWellFormed()).digest("base64").slice(0, 8);
const WAIVED = _check_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ENTRY_STATES */ .ur.length;
const numberOf = ({ state, waived }) => (waived ? WAIVED : _check_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ENTRY_STATES */ .ur.indexOf(state));
function rememberedOf(number, score) {
    return { state: _check_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ENTRY_STATES */ .ur[number] ?? "passed", waived: number === WAIVED, score };
}
function stateBlock({ commit, at, run, said, judged, entries, baseCommit }) {
    const wire = {
        c: commit,
        t: at,
        r: run,
        s: said,
        j: judged,
        b: baseCommit,
        e: [...entries]
            .slice(0, MOST_REMEMBERED)
            .map(([key, { before, ...now }]) => before === null
            ? [key, numberOf(now), now.score]
            : [key, numberOf(now), now.score, numberOf(before), before.score]),
    };
    const packed = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.deflateRawSync)(JSON.stringify(wire), { level: 9 }).toString("base64");
    return `<!-- adhere state=${VERSION} ${packed} -->`;
}
function readState(comment) {
    const [, packed] = BLOCK.exec(comment) ?? [];
    const wire = packed === undefined ? null : (Wire.safeParse(unpacked(packed)).data ?? null);
    if (wire === null)
        return null;
    return {
        commit: wire.c,
        at: wire.t,
        run: wire.r,
        said: wire.s,
        judged: wire.j,
        baseCommit: wire.b,
        entries: new Map(wire.e.map(([key, state, score, stateBefore, scoreBefore = null]) => [
            key,
            {
                ...rememberedOf(state, score),
                before: stateBefore === undefined ? null : rememberedOf(stateBefore, scoreBefore),
            },
        ])),
    };
}
function unpacked(packed) {
    try {
        return JSON.parse((0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRawSync)(Buffer.from(packed, "base64"), { maxOutputLength: LARGEST }).toString());
    }
    catch {
        return null;
    }
}
function stateOf(result, run, standing) {
    const { commit, entries: base } = baseOf(standing, result.commit);
    const entries = (0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .worstFirst */ .md)(result.entries).flatMap((entry) => {
        const key = keyOf(entry.id);
        const before = base.get(key) ?? null;
        if (entry.state === "skipped")
            return before === null ? [] : [[key, { ...before, before }]];
        return [[key, { ...remember(entry), before }]];
    });
    return {
        commit: result.commit,
        at: result.startedAt,
        run,
        said: result.verdict,
        judged: true,
        entries: new Map(entries),
        baseCommit: commit,
    };
}
function unjudgedState(name, standing) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(name.why.toWellFormed()).digest("hex").slice(0, 12);
    return {
        commit: name.commit,
        at: name.at,
        run: name.run,
        said: `unjudged.${digest}`,
        judged: false,
        entries: standing?.entries ?? new Map(),
        baseCommit: standing?.judged === true ? standing.commit : (standing?.baseCommit ?? null),
    };
}
function baseOf(standing, commit) {
    if (standing === null)
        return { commit: null, entries: new Map() };
    const found = standing.judged ? standing.commit : standing.baseCommit;
    if (found !== commit)
        return { commit: found, entries: forgetful(standing.entries) };
    const before = [...standing.entries].flatMap(([key, { before }]) => before === null ? [] : [[key, before]]);
    return { commit: standing.judged ? standing.baseCommit : null, entries: new Map(before) };
}
const forgetful = (entries) => new Map([...entries].map(([key, { before: _, ...now }]) => [key, now]));
const remember = ({ state, overallScore, scoreWithoutAccepted }) => ({
    state,
    waived: scoreWithoutAccepted !== undefined,
    score: overallScore,
});
function isNewer(one, other) {
    const [a, b] = [Date.parse(one.at), Date.parse(other.at)];
    return a === b ? one.run.localeCompare(other.run, "en", { numeric: true }) > 0 : a > b;
}
function findsTheSame(one, other) {
    const found = ({ said, entries }) => JSON.stringify([said, [...entries].map(([key, now]) => [key, numberOf(now), now.score]).sort()]);
    return found(one) === found(other);
}


/***/ }),

/***/ 84409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ landingLine)
/* harmony export */ });
function landingLine(entry, as) {
    const { landingUrl, visited, overallScore } = entry;
    if (visited === undefined)
        return `Landing page: ${as(landingUrl)}`;
    return `${overallScore === null ? "Visited" : "Scored"} ${as(visited.url)} for ${as(landingUrl)}`;
}


/***/ })

};
