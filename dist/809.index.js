export const id = 809;
export const ids = [809,8430];
export const modules = {

/***/ 8430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ applyEdits),
/* harmony export */   createPatch: () => (/* binding */ createPatch)
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


/***/ }),

/***/ 20809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createSuggestions: () => (/* binding */ createSuggestions),
/* harmony export */   parseRightSide: () => (/* binding */ parseRightSide)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _patch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8430);


const MAX_REPLACEMENT_CHARS = 4_000;
const MAX_SUGGESTIONS = 20;
function createSuggestions(repairs, sources, changed) {
    const sides = new Map();
    const suggestions = [];
    for (const group of groupByLines(repairs)) {
        if (suggestions.length === MAX_SUGGESTIONS)
            break;
        const path = group[0]?.edit.path;
        const source = sources.find((one) => one.path === path);
        const file = changed.find((one) => one.path === path);
        if (source === undefined || file === undefined)
            continue;
        const side = sides.get(source.path) ?? parseRightSide(file.patch);
        sides.set(source.path, side);
        const suggestion = createSuggestion(group, source, side);
        if (suggestion !== null)
            suggestions.push(suggestion);
    }
    return suggestions;
}
function createSuggestion(repairs, { path, text }, side) {
    const edits = repairs.map(({ edit }) => edit);
    const first = Math.min(...edits.map(({ start }) => start));
    const last = Math.max(...edits.map(({ end }) => end));
    const from = first === 0 ? 0 : text.lastIndexOf("\n", first - 1) + 1;
    const lines = text.slice(from, last + text.slice(last).search(/\r?\n|$/));
    const moved = edits.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));
    const before = splitLines(lines);
    const replacement = splitLines((0,_patch_js__WEBPACK_IMPORTED_MODULE_1__/* .applyEdits */ .c)(lines, moved)).join("\n");
    const startLine = findStartLine(side, before, Math.min(...edits.map(({ line }) => line)));
    if (startLine === null || replacement.length > MAX_REPLACEMENT_CHARS)
        return null;
    return {
        ...{ repairs, path, startLine, replacement },
        line: startLine + before.length - 1,
        key: createSuggestionKey(path, before),
    };
}
function groupByLines(repairs) {
    const groups = [];
    const inFile = repairs
        .map((repair, rank) => ({ repair, rank }))
        .toSorted((a, b) => a.repair.edit.line - b.repair.edit.line);
    for (const { repair, rank } of inFile) {
        const { path, line, endLine } = repair.edit;
        const same = groups.find((group) => group.path === path && line <= group.endLine);
        if (same === undefined)
            groups.push({ repairs: [repair], path, endLine, rank });
        else {
            same.repairs.push(repair);
            same.endLine = Math.max(same.endLine, endLine);
            same.rank = Math.min(same.rank, rank);
        }
    }
    return groups.toSorted((a, b) => a.rank - b.rank).map((group) => group.repairs);
}
const splitLines = (text) => text.split(/\r?\n/);
function parseRightSide(patch) {
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
function findStartLine(side, wanted, expected) {
    const matchesAt = (start) => wanted.every((line, index) => side.get(start + index) === line);
    if (matchesAt(expected))
        return expected;
    const places = [...side.keys()].filter(matchesAt);
    return places.length === 1 ? (places[0] ?? null) : null;
}
const createSuggestionKey = (path, before) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256")
    .update(JSON.stringify([path, before]))
    .digest("hex")
    .slice(0, 16);


/***/ })

};
