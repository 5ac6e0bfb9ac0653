export const id = 351;
export const ids = [351];
export const modules = {

/***/ 1351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pullRequestOf: () => (/* binding */ pullRequestOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(737);

const RepositoryBody = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    owner: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    full_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    private: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
});
const Pulls = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), repo: RepositoryBody.nullish() }),
}));
/**
 * The open pull request whose head is the checked commit, where there is exactly one: with two, a comment would speak for
 * the wrong one. What cannot be looked up is no pull request.
 */
async function pullRequestOf(api, context) {
    const { owner, repo } = context.repository;
    try {
        const listed = await api.rest.repos.listPullRequestsAssociatedWithCommit({
            owner,
            repo,
            commit_sha: context.headSha,
            per_page: 100,
        });
        const open = Pulls.parse(listed.data).filter(({ state, head }) => state === "open" && head.sha === context.headSha);
        const [pull] = open;
        return pull === undefined || open.length > 1 ? null : found(pull, context);
    }
    catch {
        return null;
    }
}
function found({ number, head }, { repository }) {
    const from = head.repo;
    if (!from)
        return { pullRequest: number, headRepository: repository, fork: true };
    return {
        pullRequest: number,
        headRepository: { owner: from.owner.login, repo: from.name, private: from.private ?? null },
        fork: from.full_name !== `${repository.owner}/${repository.repo}`,
    };
}


/***/ })

};
