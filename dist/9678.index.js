export const id = 9678;
export const ids = [9678];
export const modules = {

/***/ 39678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ sparing),
/* harmony export */   w: () => (/* binding */ withoutUnkept)
/* harmony export */ });
const NOWHERE = "";
function sparing(keep, tell) {
    let told = false;
    return async (...picture) => {
        try {
            return await keep(...picture);
        }
        catch (error) {
            if (!told)
                tell(`Pictures could not be kept, and are not named: ${String(error)}`);
            told = true;
            return NOWHERE;
        }
    };
}
function withoutUnkept(evaluated) {
    const unkept = Object.entries(evaluated.answer).filter(([key, url]) => PAGES.has(key) && url === NOWHERE);
    if (unkept.length === 0)
        return evaluated;
    const nulls = Object.fromEntries(unkept.map(([key]) => [key, null]));
    return { ...evaluated, answer: { ...evaluated.answer, ...nulls } };
}
const PAGES = new Set(["landingPageScreenshotUrl", "alternateScreenshotUrl"]);


/***/ })

};
