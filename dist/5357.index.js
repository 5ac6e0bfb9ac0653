export const id = 5357;
export const ids = [5357];
export const modules = {

/***/ 76449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ne: () => (/* binding */ PATCH_FILES),
/* harmony export */   O$: () => (/* binding */ countRepairs),
/* harmony export */   UQ: () => (/* binding */ describeSafety),
/* harmony export */   jc: () => (/* binding */ findRepair)
/* harmony export */ });
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);

const PATCH_FILES = { all: "fixes.patch", safe: "fixes-safe.patch" };
const findRepair = ({ repairs }, { id }) => repairs?.find(({ fixId }) => fixId === id);
const describeSafety = ({ safe }) => safe ? "safe to apply" : "review before applying";
function countRepairs(entries) {
    const places = new Map();
    for (const entry of entries) {
        for (const fix of (0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .getEvaluation */ .rv)(entry)?.fixes ?? []) {
            const repair = findRepair(entry, fix);
            if (repair === undefined)
                continue;
            const place = JSON.stringify([repair.file, repair.line, fix.currentValue]);
            places.set(place, places.get(place) ?? repair.safe);
        }
    }
    return { all: places.size, safe: [...places.values()].filter((safe) => safe).length };
}


/***/ }),

/***/ 35357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addRepairs: () => (/* binding */ addRepairs),
/* harmony export */   findRepairs: () => (/* binding */ findRepairs),
/* harmony export */   writePatches: () => (/* binding */ writePatches)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contract_parse_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84683);
/* harmony import */ var _report_repairs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76449);
/* harmony import */ var _atomic_write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95699);





async function findRepairs(result, root, reportFolder) {
    const hasFixes = result.entries.some(({ answer }) => {
        const outcome = answer && (0,_contract_parse_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyAnswer */ .BO)(answer);
        return outcome?.kind === "evaluated" && outcome.answer.fixes.length > 0;
    });
    if (!hasFixes)
        return { plan: { repairs: [], shared: [], unrepaired: [] }, sources: [] };
    const { planFolderRepairs } = await Promise.all(/* import() */[__webpack_require__.e(1161), __webpack_require__.e(2670)]).then(__webpack_require__.bind(__webpack_require__, 2670));
    return planFolderRepairs(result, root, reportFolder);
}
function addRepairs(result, { repairs, shared }) {
    if (repairs.length === 0)
        return result;
    const entries = result.entries.map((entry) => {
        const own = [...repairs, ...shared].filter(({ entryId }) => entryId === entry.id);
        return own.length === 0 ? entry : { ...entry, repairs: own.map(toRepairReport) };
    });
    return { ...result, entries };
}
const toRepairReport = ({ fix, edit, safe, why }) => ({
    fixId: fix.id,
    file: edit.path,
    line: edit.line,
    endLine: edit.endLine,
    safe,
    why,
});
async function writePatches({ plan, sources }, directory) {
    try {
        await Promise.all(Object.values(_report_repairs_js__WEBPACK_IMPORTED_MODULE_3__/* .PATCH_FILES */ .Ne).map((name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory, name), { force: true })));
        if (plan.repairs.length === 0)
            return [];
        const { createPatch } = await Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8430)]).then(__webpack_require__.bind(__webpack_require__, 8430));
        const write = (name, repairs) => repairs.length === 0
            ? Promise.resolve()
            : (0,_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomically */ .l)(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory, name), createPatch(sources, repairs.map(({ edit }) => edit)));
        await write(_report_repairs_js__WEBPACK_IMPORTED_MODULE_3__/* .PATCH_FILES */ .Ne.all, plan.repairs);
        await write(_report_repairs_js__WEBPACK_IMPORTED_MODULE_3__/* .PATCH_FILES */ .Ne.safe, plan.repairs.filter(({ safe }) => safe));
        return [];
    }
    catch (error) {
        return [`The patches could not be written to ${directory}: ${String(error)}`];
    }
}


/***/ })

};
