export const id = 787;
export const ids = [787];
export const modules = {

/***/ 25787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mv: () => (/* binding */ filterByStatus),
/* harmony export */   Qi: () => (/* binding */ sortWorstFirst),
/* harmony export */   pl: () => (/* binding */ getInconclusiveLevel),
/* harmony export */   rv: () => (/* binding */ getEvaluation),
/* harmony export */   sq: () => (/* binding */ filterUrgent),
/* harmony export */   wL: () => (/* binding */ getProblemLevel),
/* harmony export */   y: () => (/* binding */ formatScore)
/* harmony export */ });
/* harmony import */ var _contract_parse_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84683);
/* harmony import */ var _entry_predicates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56278);
/* harmony import */ var _entry_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15770);



const STATE_ORDER = Object.keys(_entry_status_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_BADGES */ .Do);
function sortWorstFirst(entries) {
    const rank = (entry) => {
        if ((0,_entry_predicates_js__WEBPACK_IMPORTED_MODULE_1__/* .isManifestError */ .i1)(entry))
            return 0.5;
        if (entry.failedBefore === true)
            return STATE_ORDER.indexOf("passed") - 0.5;
        return STATE_ORDER.indexOf(entry.unconfirmed === undefined ? entry.state : "error") - (entry.unconfirmed ? 0.5 : 0);
    };
    const margin = (entry) => (entry.overallScore ?? 0) - entry.threshold;
    return entries.toSorted((a, b) => rank(a) - rank(b) || margin(a) - margin(b));
}
function getProblemLevel(entry, result) {
    if ((0,_entry_predicates_js__WEBPACK_IMPORTED_MODULE_1__/* .isManifestError */ .i1)(entry))
        return "error";
    if (entry.unconfirmed !== undefined || entry.failedBefore === true)
        return "warning";
    if ((0,_entry_status_js__WEBPACK_IMPORTED_MODULE_2__/* .getEntryBadge */ ._C)(entry).status === "failing")
        return result.gate.warnOnly ? "warning" : "error";
    return getInconclusiveLevel(result);
}
function getInconclusiveLevel({ gate, verdict }) {
    const failsCheck = gate.onInconclusive === "fail" && !gate.warnOnly;
    return failsCheck || verdict === "inconclusive" ? "error" : "warning";
}
const filterByStatus = (entries, status) => entries.filter((entry) => (0,_entry_status_js__WEBPACK_IMPORTED_MODULE_2__/* .getEntryBadge */ ._C)(entry).status === status);
const filterUrgent = (entries) => [
    ...filterByStatus(entries, "failing"),
    ...filterByStatus(entries, "inconclusive"),
];
function getEvaluation(entry) {
    if (entry.answer === null)
        return null;
    const outcome = (0,_contract_parse_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .classifyAnswer */ .B)(entry.answer);
    return outcome.kind === "evaluated" ? outcome.answer : null;
}
const formatScore = (entry) => entry.overallScore === null ? "–" : `${entry.overallScore} / ${entry.threshold}`;


/***/ })

};
