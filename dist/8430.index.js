export const id = 8430;
export const ids = [8430];
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


/***/ })

};
