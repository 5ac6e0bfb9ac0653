export const id = 8430;
export const ids = [8430];
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


/***/ })

};
