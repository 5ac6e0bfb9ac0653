export const id = 5138;
export const ids = [5138];
export const modules = {

/***/ 65138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findRepairs: () => (/* binding */ findRepairs),
/* harmony export */   withRepairs: () => (/* binding */ withRepairs),
/* harmony export */   writePatches: () => (/* binding */ writePatches)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _check_whole_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90851);
/* harmony import */ var _contract_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58855);
/* harmony import */ var _report_repairs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76449);





async function findRepairs(result, root, reportFolder) {
    const hasFixes = result.entries.some(({ answer }) => {
        const outcome = answer && (0,_contract_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomeOf */ .sG)(answer);
        return outcome?.kind === "evaluated" && outcome.answer.fixes.length > 0;
    });
    if (!hasFixes)
        return { plan: { repairs: [], shared: [], unrepaired: [] }, sources: [] };
    const { repairsFor } = await Promise.all(/* import() */[__webpack_require__.e(1161), __webpack_require__.e(5880)]).then(__webpack_require__.bind(__webpack_require__, 45880));
    return repairsFor(result, root, reportFolder);
}
function withRepairs(result, { repairs, shared }) {
    if (repairs.length === 0)
        return result;
    const entries = result.entries.map((entry) => {
        const own = [...repairs, ...shared].filter(({ entryId }) => entryId === entry.id);
        return own.length === 0 ? entry : { ...entry, repairs: own.map(shown) };
    });
    return { ...result, entries };
}
const shown = ({ fix, edit, safe, why }) => ({
    fixId: fix.id,
    file: edit.path,
    line: edit.line,
    endLine: edit.endLine,
    safe,
    why,
});
async function writePatches({ plan, sources }, directory) {
    try {
        await Promise.all(Object.values(_report_repairs_js__WEBPACK_IMPORTED_MODULE_4__/* .PATCHES */ .r1).map((name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory, name), { force: true })));
        if (plan.repairs.length === 0)
            return [];
        const { patchOf } = await Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8430)]).then(__webpack_require__.bind(__webpack_require__, 8430));
        const write = (name, repairs) => repairs.length === 0
            ? Promise.resolve()
            : (0,_check_whole_file_js__WEBPACK_IMPORTED_MODULE_2__/* .writeWhole */ .f)(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory, name), patchOf(sources, repairs.map(({ edit }) => edit)));
        await write(_report_repairs_js__WEBPACK_IMPORTED_MODULE_4__/* .PATCHES */ .r1.all, plan.repairs);
        await write(_report_repairs_js__WEBPACK_IMPORTED_MODULE_4__/* .PATCHES */ .r1.safe, plan.repairs.filter(({ safe }) => safe));
        return [];
    }
    catch (error) {
        return [`The patches could not be written to ${directory}: ${String(error)}`];
    }
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


/***/ })

};
