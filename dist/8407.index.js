export const id = 8407;
export const ids = [8407];
export const modules = {

/***/ 18407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkEntries: () => (/* binding */ checkEntries)
});

// EXTERNAL MODULE: ./build/run/deadline.js
var deadline = __webpack_require__(14256);
// EXTERNAL MODULE: ./build/run/evaluate-entries.js + 2 modules
var evaluate_entries = __webpack_require__(56773);
// EXTERNAL MODULE: ./build/run/gate.js + 1 modules
var gate = __webpack_require__(30982);
;// CONCATENATED MODULE: ./build/run/model-notice.js
function summarizeModelUsage(entries) {
    const usages = entries.flatMap(({ ai }) => (ai === undefined ? [] : [ai]));
    const [first] = usages;
    if (first === undefined)
        return [];
    const judged = usages.filter(({ outcome }) => outcome === "judged");
    const fromCache = judged.filter(({ cached }) => cached).length;
    const sum = (of) => usages.reduce((total, account) => total + of(account), 0);
    const cost = usages.some((account) => account.cost === null)
        ? ""
        : `, cost ${roundCost(sum((account) => account.cost ?? 0))}`;
    const fallbacks = usages.length - judged.length;
    return [
        `${first.model} judged ${pluralize(judged.length, "ad")}${fromCache > 0 ? `, ${fromCache} of them from earlier answers` : ""}${fallbacks > 0 ? `, and left ${fallbacks} to the rules` : ""}: ${sum(({ tokens }) => tokens.input)} tokens in, ${sum(({ tokens }) => tokens.output)} out${cost}.`,
    ];
}
const pluralize = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const roundCost = (money) => Math.round(money * 10_000) / 10_000;

// EXTERNAL MODULE: ./build/run/result.js
var result = __webpack_require__(67881);
;// CONCATENATED MODULE: ./build/run/check.js





async function checkEntries(entries, options) {
    const startedAt = options.now();
    const results = await (0,evaluate_entries/* evaluateEntries */.oe)(entries, options);
    const decision = (0,gate/* decideVerdict */.AU)(results.map(gate/* toGateInput */.F2), options.gate, options.signal.aborted && results.some((result) => result.error?.code === deadline/* INTERRUPTED */.t));
    return {
        schema: result/* REPORT_SCHEMA */.DC,
        tool: { name: "adhere", version: options.version },
        mode: "evaluate",
        commit: options.commit,
        startedAt: startedAt.toISOString(),
        durationMs: options.now().getTime() - startedAt.getTime(),
        ...decision,
        gate: options.gate,
        notices: [...options.notices, ...summarizeModelUsage(results)],
        entries: results,
    };
}


/***/ })

};
