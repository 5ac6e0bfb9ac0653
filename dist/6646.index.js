export const id = 6646;
export const ids = [6646];
export const modules = {

/***/ 66646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveSite: () => (/* binding */ serveSite)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./node_modules/send/index.js
var send = __webpack_require__(60814);
;// CONCATENATED MODULE: ./build/site/routes.js
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
    const parts = [];
    for (const encoded of pathname.replace(/^\/|\/$/gu, "").split("/")) {
        const part = decodePart(encoded);
        if (part === null)
            return null;
        parts.push(part);
    }
    if (parts.length === 1 && parts[0] === "")
        return [];
    const [first = ""] = parts;
    return parts.every(isAllowedName) && !(parts.length === 1 && HOST_CONFIG_FILES.has(first)) ? parts : null;
}
function decodePart(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return null;
    }
}
const isAllowedName = (name) => name !== "" && (!name.startsWith(".") || name === ".well-known") && !/[/\\\0]/u.test(name);

// EXTERNAL MODULE: ./build/site/site-folder.js
var site_folder = __webpack_require__(62264);
;// CONCATENATED MODULE: ./build/site/serve.js




async function serveSite({ folder: written, cwd, base }) {
    const folder = await (0,site_folder/* openSiteFolder */.K)(cwd, written);
    const server = (0,external_node_http_.createServer)((request, response) => {
        handleRequest(request, response, folder, base).catch(() => response.destroy());
    });
    await listen(server);
    const { port } = server.address();
    return {
        origin: `http://127.0.0.1:${port}`,
        notices: await findIgnoredConfig(folder, written),
        close: () => closeServer(server),
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
function sendFile(request, response, { root }, path, status = 200) {
    response.statusCode = status;
    return new Promise((resolve) => {
        const encoded = path.split("/").map(encodeURIComponent).join("/");
        const sending = send(request, encoded, {
            root,
            index: false,
            dotfiles: "allow",
            acceptRanges: status === 200,
            cacheControl: false,
        });
        sending.on("headers", (answering) => {
            answering.setHeader("cache-control", "public, max-age=0, must-revalidate");
        });
        response.once("close", resolve);
        sending.pipe(response);
    });
}
async function findIgnoredConfig({ hasFile }, written) {
    const unread = [];
    for (const name of ["_redirects", "_headers"])
        if (await hasFile(name))
            unread.push(name);
    return unread.length === 0 ? [] : [`The local server ignores ${unread.join(" and ")} in ${written}.`];
}
function listen(server) {
    return new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(0, "127.0.0.1", resolve);
    });
}
function closeServer(server) {
    return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
    });
}


/***/ })

};
