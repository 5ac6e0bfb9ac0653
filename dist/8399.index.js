export const id = 8399;
export const ids = [8399];
export const modules = {

/***/ 58399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveFolder: () => (/* binding */ serveFolder)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./node_modules/send/index.js
var send = __webpack_require__(60814);
// EXTERNAL MODULE: ./build/site/folder.js
var site_folder = __webpack_require__(88348);
;// CONCATENATED MODULE: ./build/site/paths.js
const CONTROL = new Set(["_redirects", "_headers", "_routes.json", "_worker.js"]);
async function routeOf(pathname, has) {
    const parts = partsOf(pathname);
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
function partsOf(pathname) {
    const parts = [];
    for (const encoded of pathname.replace(/^\/|\/$/gu, "").split("/")) {
        const part = decoded(encoded);
        if (part === null)
            return null;
        parts.push(part);
    }
    if (parts.length === 1 && parts[0] === "")
        return [];
    const [first = ""] = parts;
    return parts.every(isName) && !(parts.length === 1 && CONTROL.has(first)) ? parts : null;
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return null;
    }
}
const isName = (name) => name !== "" && (!name.startsWith(".") || name === ".well-known") && !/[/\\\0]/u.test(name);

;// CONCATENATED MODULE: ./build/site/serve.js




async function serveFolder({ folder: written, cwd, base }) {
    const folder = await (0,site_folder/* openFolder */.N)(cwd, written);
    const server = (0,external_node_http_.createServer)((request, response) => {
        answer(request, response, folder, base).catch(() => response.destroy());
    });
    await listening(server);
    const { port } = server.address();
    return {
        origin: `http://127.0.0.1:${port}`,
        notices: await noticesOf(folder, written),
        close: () => serve_closed(server),
    };
}
async function answer(request, response, folder, base) {
    if (request.method !== "GET" && request.method !== "HEAD") {
        response.writeHead(405, { allow: "GET, HEAD" }).end();
        return;
    }
    const { url: target = "/" } = request;
    const url = URL.parse(target.startsWith("/") ? `http://127.0.0.1${target}` : target);
    const below = url === null ? null : pathBelow(base, url.pathname);
    const route = below === null ? { kind: "missing" } : await routeOf(below, folder.has);
    if (route.kind === "file")
        return sendFile(request, response, folder, route.path);
    if (route.kind === "redirect") {
        response.writeHead(301, { location: `${base}${route.to}${url?.search ?? ""}` }).end();
        return;
    }
    return sendMissing(request, response, folder, below);
}
function pathBelow(base, pathname) {
    if (base === "")
        return pathname;
    if (pathname === base)
        return "/";
    return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : null;
}
async function sendMissing(request, response, folder, below) {
    if (below !== null && isPage(below) && (await folder.has("200.html"))) {
        return sendFile(request, response, folder, "200.html");
    }
    if (await folder.has("404.html"))
        return sendFile(request, response, folder, "404.html", 404);
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("404 Not Found\n");
}
const isPage = (pathname) => !/\.(?!html?$)[a-z0-9]+$/iu.test(pathname);
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
async function noticesOf({ has }, written) {
    const unread = [];
    for (const name of ["_redirects", "_headers"])
        if (await has(name))
            unread.push(name);
    return unread.length === 0
        ? []
        : [
            `What ${unread.join(" and ")} in ${written} tell a host is not followed where the folder is served here.`,
        ];
}
function listening(server) {
    return new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(0, "127.0.0.1", resolve);
    });
}
function serve_closed(server) {
    return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
    });
}


/***/ })

};
