export const id = 5679;
export const ids = [5679];
export const modules = {

/***/ 55679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ nullUnstoredPages),
/* harmony export */   t: () => (/* binding */ storeOrWarn)
/* harmony export */ });
const NOT_STORED = "";
function storeOrWarn(store, warn) {
    let warned = false;
    return async (...picture) => {
        try {
            return await store(...picture);
        }
        catch (error) {
            if (!warned)
                warn(`Pictures could not be saved, so reports do not show them: ${String(error)}`);
            warned = true;
            return NOT_STORED;
        }
    };
}
function nullUnstoredPages(evaluated) {
    const unstored = Object.entries(evaluated.answer).filter(([key, url]) => PAGE_SCREENSHOT_FIELDS.has(key) && url === NOT_STORED);
    if (unstored.length === 0)
        return evaluated;
    const nulls = Object.fromEntries(unstored.map(([key]) => [key, null]));
    return { ...evaluated, answer: { ...evaluated.answer, ...nulls } };
}
const PAGE_SCREENSHOT_FIELDS = new Set([
    "landingPageScreenshotUrl",
    "alternateScreenshotUrl",
]);


/***/ })

};
