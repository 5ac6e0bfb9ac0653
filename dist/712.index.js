export const id = 712;
export const ids = [712];
export const modules = {

/***/ 58712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveSite: () => (/* binding */ serveSite)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./node_modules/send/index.js
var send = __webpack_require__(60814);
;// CONCATENATED MODULE: ./build/site/resolve-route.js
const HOST_CONFIG_FILES = new Set(["_redirects", "_headers", "_routes.json", "_worker.js"]);
async function resolveRoute(pathname, has) {
    const parts = splitPath(pathname);
    if (parts === null)
        return { kind: "missing" };
    const place = parts.join("/");
    const index = place === "" ? "index.html" : `${place}/index.html`;
    if (pathname.endsWith("/")) {
        if (await has(index))
            return { kind: "file", path: index };
        if (place !== "" && (await has(`${place}.html`)))
            return { kind: "redirect", to: pathname.slice(0, -1) };
        return { kind: "missing" };
    }
    for (const path of [place, `${place}.html`]) {
        if (await has(path))
            return { kind: "file", path };
    }
    return (await has(index)) ? { kind: "redirect", to: `${pathname}/` } : { kind: "missing" };
}
function splitPath(pathname) {
    const path = pathname.replace(/^\/|\/$/gu, "");
    if (path === "")
        return [];
    try {
        const parts = path.split("/").map((part) => decodeURIComponent(part));
        const isConfig = parts.length === 1 && HOST_CONFIG_FILES.has(parts[0] ?? "");
        return parts.every(isAllowedName) && !isConfig ? parts : null;
    }
    catch {
        return null;
    }
}
const isAllowedName = (name) => name !== "" && (!name.startsWith(".") || name === ".well-known") && !/[/\\\0]/u.test(name);

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contract/error.js
var error = __webpack_require__(99789);
;// CONCATENATED MODULE: ./build/site/site-folder.js



class InvalidSiteFolder extends error/* EvaluationError */.ZN {
    name = "InvalidSiteFolder";
}
async function openSiteFolder(cwd, written) {
    const root = await (0,promises_.realpath)(external_node_path_.resolve(cwd, written)).catch(() => null);
    const found = root === null ? null : await (0,promises_.stat)(root);
    if (root === null || !found?.isDirectory()) {
        const what = root === null ? "does not exist" : "is a file";
        throw new InvalidSiteFolder(`The site ${JSON.stringify(written)} ${what}. Build the site in an earlier step, and set the folder that ` +
            "has its index.html.");
    }
    return { root, hasFile: (name) => isFileWithin(root, name) };
}
async function isFileWithin(root, name) {
    try {
        const real = await (0,promises_.realpath)(external_node_path_.join(root, name));
        return real.startsWith(`${root}${external_node_path_.sep}`) && (await (0,promises_.stat)(real)).isFile();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/site/serve-site.js





async function serveSite({ folder: written, cwd, base }) {
    const folder = await openSiteFolder(cwd, written);
    const server = (0,external_node_http_.createServer)((request, response) => {
        handleRequest(request, response, folder, base).catch(() => response.destroy());
    });
    await (0,external_node_events_.once)(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address();
    return {
        origin: `http://127.0.0.1:${port}`,
        notices: await findIgnoredConfig(folder, written),
        close: async () => {
            const closed = (0,external_node_events_.once)(server.close(), "close");
            server.closeAllConnections();
            await closed;
        },
    };
}
async function handleRequest(request, response, folder, base) {
    if (request.method !== "GET" && request.method !== "HEAD") {
        response.writeHead(405, { allow: "GET, HEAD" }).end();
        return;
    }
    const { url: target = "/" } = request;
    const url = URL.parse(target.startsWith("/") ? `http://127.0.0.1${target}` : target);
    const below = url === null ? null : stripBase(base, url.pathname);
    const route = below === null ? { kind: "missing" } : await resolveRoute(below, folder.hasFile);
    if (route.kind === "file")
        return sendFile(request, response, folder, route.path);
    if (route.kind === "redirect") {
        response.writeHead(301, { location: `${base}${route.to}${url?.search ?? ""}` }).end();
        return;
    }
    return sendNotFound(request, response, folder, below);
}
function stripBase(base, pathname) {
    if (base === "")
        return pathname;
    if (pathname === base)
        return "/";
    return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : null;
}
async function sendNotFound(request, response, folder, below) {
    if (below !== null && isPagePath(below) && (await folder.hasFile("200.html"))) {
        return sendFile(request, response, folder, "200.html");
    }
    if (await folder.hasFile("404.html"))
        return sendFile(request, response, folder, "404.html", 404);
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("404 Not Found\n");
}
const isPagePath = (pathname) => !/\.(?!html?$)[a-z0-9]+$/iu.test(pathname);
async function sendFile(request, response, { root }, path, status = 200) {
    response.statusCode = status;
    const encoded = path.split("/").map(encodeURIComponent).join("/");
    const sending = send(request, encoded, {
        root,
        index: false,
        dotfiles: "allow",
        acceptRanges: status === 200,
        cacheControl: false,
    });
    sending.on("headers", (sent) => {
        sent.setHeader("cache-control", "public, max-age=0, must-revalidate");
    });
    const closed = (0,external_node_events_.once)(response, "close");
    sending.pipe(response);
    await closed;
}
async function findIgnoredConfig({ hasFile }, written) {
    const ignored = [];
    for (const name of ["_redirects", "_headers"])
        if (await hasFile(name))
            ignored.push(name);
    return ignored.length === 0 ? [] : [`The local server ignores ${ignored.join(" and ")} in ${written}.`];
}


/***/ })

};
