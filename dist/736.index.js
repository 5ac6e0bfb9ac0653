export const id = 736;
export const ids = [736];
export const modules = {

/***/ 40736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check)
});

// EXTERNAL MODULE: ./build/check/deadline.js
var deadline = __webpack_require__(147);
// EXTERNAL MODULE: ./build/check/gate.js + 1 modules
var gate = __webpack_require__(27067);
;// CONCATENATED MODULE: ./build/check/model-notice.js
function modelNotices(entries) {
    const accounts = entries.flatMap(({ ai }) => (ai === undefined ? [] : [ai]));
    const [first] = accounts;
    if (first === undefined)
        return [];
    const judged = accounts.filter(({ outcome }) => outcome === "judged");
    const known = judged.filter(({ cached }) => cached).length;
    const sum = (of) => accounts.reduce((total, account) => total + of(account), 0);
    const cost = accounts.some((account) => account.cost === null)
        ? ""
        : `, cost ${round(sum((account) => account.cost ?? 0))}`;
    const left = accounts.length - judged.length;
    return [
        `${first.model} judged ${counted(judged.length, "ad")}${known > 0 ? `, ${known} of them from earlier answers` : ""}${left > 0 ? `, and left ${left} to the rules` : ""}: ${sum(({ tokens }) => tokens.input)} tokens in, ${sum(({ tokens }) => tokens.output)} out${cost}.`,
    ];
}
const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const round = (money) => Math.round(money * 10_000) / 10_000;

// EXTERNAL MODULE: ./build/check/result.js
var result = __webpack_require__(84618);
// EXTERNAL MODULE: ./build/check/run.js + 2 modules
var run = __webpack_require__(31118);
;// CONCATENATED MODULE: ./build/check/check.js





async function check(entries, options) {
    const startedAt = options.now();
    const results = await (0,run/* runEntries */.m3)(entries, options);
    const decision = (0,gate/* decide */.LD)(results.map(gate/* gatedOf */.Pq), options.gate, options.signal.aborted && results.some((result) => result.error?.code === deadline/* INTERRUPTED */.t));
    return {
        schema: result/* REPORT_SCHEMA */.DC,
        tool: { name: "adhere", version: options.version },
        mode: "evaluate",
        commit: options.commit,
        startedAt: startedAt.toISOString(),
        durationMs: options.now().getTime() - startedAt.getTime(),
        ...decision,
        gate: options.gate,
        notices: [...options.notices, ...modelNotices(results)],
        entries: results,
    };
}


/***/ })

};
