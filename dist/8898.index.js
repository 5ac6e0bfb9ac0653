export const id = 8898;
export const ids = [8898,8430];
export const modules = {

/***/ 8430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ edited),
/* harmony export */   patchOf: () => (/* binding */ patchOf)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85725);

function edited(text, edits) {
    return edits
        .toSorted((one, other) => other.start - one.start)
        .reduce((now, { start, end, replacement }) => now.slice(0, start) + replacement + now.slice(end), text);
}
function patchOf(files, edits) {
    return files
        .map((file) => ({ file, its: edits.filter(({ path }) => path === file.path) }))
        .filter(({ its }) => its.length > 0)
        .map(({ file, its }) => filePatch(file, edited(file.text, its)))
        .join("");
}
function filePatch({ path, text }, after) {
    const body = (0,diff__WEBPACK_IMPORTED_MODULE_0__/* .createTwoFilesPatch */ .ss)(name("a", path), name("b", path), text, after, undefined, undefined, {
        context: 3,
    });
    const lines = body.split("\n").filter((line) => !/^=+$/.test(line));
    return [`diff --git ${name("a", path)} ${name("b", path)}`, ...lines].join("\n");
}
function name(side, path) {
    const whole = `${side}/${path}`;
    return /["\\\p{Cc}]/u.test(whole) ? JSON.stringify(whole) : whole;
}


/***/ }),

/***/ 18898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rightSide: () => (/* binding */ rightSide),
/* harmony export */   suggestionsOf: () => (/* binding */ suggestionsOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _patch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8430);


const LONGEST = 4_000;
const MOST = 20;
function suggestionsOf(repairs, sources, changed) {
    const sides = new Map();
    const suggestions = [];
    for (const its of byLines(repairs)) {
        if (suggestions.length === MOST)
            break;
        const path = its[0]?.edit.path;
        const source = sources.find((one) => one.path === path);
        const file = changed.find((one) => one.path === path);
        if (source === undefined || file === undefined)
            continue;
        const side = sides.get(source.path) ?? rightSide(file.patch);
        sides.set(source.path, side);
        const suggestion = suggestionOf(its, source, side);
        if (suggestion !== null)
            suggestions.push(suggestion);
    }
    return suggestions;
}
function suggestionOf(repairs, { path, text }, side) {
    const edits = repairs.map(({ edit }) => edit);
    const first = Math.min(...edits.map(({ start }) => start));
    const last = Math.max(...edits.map(({ end }) => end));
    const from = first === 0 ? 0 : text.lastIndexOf("\n", first - 1) + 1;
    const lines = text.slice(from, last + text.slice(last).search(/\r?\n|$/));
    const moved = edits.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));
    const before = linesOf(lines);
    const replacement = linesOf((0,_patch_js__WEBPACK_IMPORTED_MODULE_1__/* .edited */ .o)(lines, moved)).join("\n");
    const startLine = placeIn(side, before, Math.min(...edits.map(({ line }) => line)));
    if (startLine === null || replacement.length > LONGEST)
        return null;
    return {
        ...{ repairs, path, startLine, replacement },
        line: startLine + before.length - 1,
        key: keyOf(path, before),
    };
}
function byLines(repairs) {
    const groups = [];
    const inFile = repairs
        .map((repair, rank) => ({ repair, rank }))
        .toSorted((a, b) => a.repair.edit.line - b.repair.edit.line);
    for (const { repair, rank } of inFile) {
        const { path, line, endLine } = repair.edit;
        const same = groups.find((group) => group.path === path && line <= group.endLine);
        if (same === undefined)
            groups.push({ its: [repair], path, endLine, rank });
        else {
            same.its.push(repair);
            same.endLine = Math.max(same.endLine, endLine);
            same.rank = Math.min(same.rank, rank);
        }
    }
    return groups.toSorted((a, b) => a.rank - b.rank).map(({ its }) => its);
}
const linesOf = (text) => text.split(/\r?\n/);
function rightSide(patch) {
    const lines = new Map();
    let at = 0;
    for (const line of patch.split("\n")) {
        const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line);
        if (hunk !== null)
            at = Number(hunk[1]);
        else if (line.startsWith("+") || line.startsWith(" "))
            lines.set(at++, line.slice(1).replace(/\r$/, ""));
    }
    return lines;
}
function placeIn(side, wanted, expected) {
    const standsAt = (start) => wanted.every((line, index) => side.get(start + index) === line);
    if (standsAt(expected))
        return expected;
    const places = [...side.keys()].filter(standsAt);
    return places.length === 1 ? (places[0] ?? null) : null;
}
const keyOf = (path, before) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256")
    .update(JSON.stringify([path, before]))
    .digest("hex")
    .slice(0, 16);


/***/ })

};
