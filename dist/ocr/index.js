import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: ./build/engine/ocr/grey.js
const greyAt = ({ width, height, grey }, x, y) => grey[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
function toPgm({ width, height, grey }) {
    const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
    const bytes = new Uint8Array(head.length + grey.length);
    bytes.set(head);
    bytes.set(grey, head.length);
    return bytes;
}
function paint(width, height, shade) {
    const grey = new Uint8Array(width * height);
    for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1)
            grey[y * width + x] = shade(x, y);
    }
    return { width, height, grey };
}
function between(raster, x, y) {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [right, down] = [x - left, y - top];
    const upper = greyAt(raster, left, top) * (1 - right) + greyAt(raster, left + 1, top) * right;
    const lower = greyAt(raster, left, top + 1) * (1 - right) + greyAt(raster, left + 1, top + 1) * right;
    return Math.round(upper * (1 - down) + lower * down);
}
const halved = (raster) => paint(Math.floor(raster.width / 2), Math.floor(raster.height / 2), (x, y) => between(raster, 2 * x + 0.5, 2 * y + 0.5));

;// CONCATENATED MODULE: ./build/engine/ocr/boxes.js

function apart(line) {
    const words = line.map((word) => ({ ...word, box: { ...word.box } }));
    for (const [at, { text: after, box: next }] of words.entries()) {
        const { text: before, box } = words[at - 1] ?? {};
        if (box === undefined || before === undefined || next.x >= endOf(box))
            continue;
        const firstIsWider = box.width * [...after].length >= next.width * [...before].length;
        if (firstIsWider && next.x > box.x)
            box.width = next.x - box.x;
        else if (!firstIsWider && endOf(next) > endOf(box)) {
            next.width = endOf(next) - endOf(box);
            next.x = endOf(box);
        }
    }
    return words;
}
const endOf = ({ x, width }) => x + width;
const STROKE_SHARE = 0.25;
const LEAST_STROKE = 24;
const NEAR = 0.25;
const ACCENT = 0.4;
const LEAST_LEFT = 0.2;
function settled(word, picture) {
    const box = within(word.box, picture);
    const bands = bandsOf(crossingsOf(box, picture));
    const main = bands.reduce((most, band) => (most === null || band.crossings > most.crossings ? band : most), null);
    if (main === null)
        return word;
    const high = main.to - main.from;
    const { from, to } = bands.reduce((whole, band) => band.to - band.from < ACCENT * high && isNear(main, band) ? joined(whole, band) : whole, main);
    if (to - from < LEAST_LEFT * box.height)
        return word;
    return { ...word, box: { ...word.box, y: box.y + from, height: to - from } };
}
function within({ x, y, width, height }, picture) {
    const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
    return {
        x: left,
        y: top,
        width: Math.min(picture.width, Math.ceil(x + width)) - left,
        height: Math.min(picture.height, Math.ceil(y + height)) - top,
    };
}
function crossingsOf(box, picture) {
    const stroke = Math.max(LEAST_STROKE, STROKE_SHARE * rangeOf(box, picture));
    const rows = [];
    for (let y = box.y; y < box.y + box.height; y += 1) {
        let crossings = 0;
        for (let x = box.x + 2; x < box.x + box.width; x += 1)
            if (Math.abs(greyAt(picture, x, y) - greyAt(picture, x - 2, y)) > stroke)
                crossings += 1;
        rows.push(crossings);
    }
    return rows;
}
function rangeOf({ x, y, width, height }, picture) {
    const counts = new Uint32Array(256);
    for (let row = y; row < y + height; row += 1)
        for (let column = x; column < x + width; column += 1) {
            const grey = greyAt(picture, column, row);
            counts[grey] = (counts[grey] ?? 0) + 1;
        }
    const aside = 0.05 * width * height;
    const reach = (shades) => {
        let sum = 0;
        return shades.findIndex((count) => {
            sum += count;
            return sum > aside;
        });
    };
    return Math.max(0, 255 - reach(counts) - reach(counts.toReversed()));
}
function bandsOf(rows) {
    const bands = [];
    for (const [row, crossings] of rows.entries()) {
        const last = bands.at(-1);
        if (crossings === 0)
            continue;
        if (last?.to === row) {
            last.to = row + 1;
            last.crossings += crossings;
        }
        else
            bands.push({ from: row, to: row + 1, crossings });
    }
    return bands;
}
const isNear = (main, band) => Math.max(main.from - band.to, band.from - main.to) <= NEAR * (main.to - main.from);
const joined = (one, other) => ({
    from: Math.min(one.from, other.from),
    to: Math.max(one.to, other.to),
    crossings: one.crossings + other.crossings,
});

;// CONCATENATED MODULE: ./build/engine/ocr/contrast.js
const TEXTURE = 16;
function localContrast(raster, reach) {
    const { width, height, grey } = raster;
    const sums = integral(raster);
    const out = new Uint8Array(grey.length);
    for (let y = 0; y < height; y += 1) {
        const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
        for (let x = 0; x < width; x += 1) {
            const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
            const at = (column, row) => sums[row * (width + 1) + column] ?? 0;
            const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
            const mean = sum / ((right - left) * (bottom - top));
            out[y * width + x] =
                255 - Math.min(255, 2 * Math.max(0, Math.abs((grey[y * width + x] ?? 0) - mean) - TEXTURE));
        }
    }
    return { width, height, grey: out };
}
function integral({ width, height, grey }) {
    const sums = new Uint32Array((width + 1) * (height + 1));
    for (let y = 0; y < height; y += 1) {
        let row = 0;
        for (let x = 0; x < width; x += 1) {
            row += grey[y * width + x] ?? 0;
            sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
        }
    }
    return sums;
}

;// CONCATENATED MODULE: ./build/engine/ocr/crop.js

const MARGIN = 16;
const LEAST_HEIGHT = 64;
function cropOf(picture, patch, degrees) {
    const { box, shade } = patch;
    const radians = (degrees * Math.PI) / 180;
    const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
    const scale = box.height < LEAST_HEIGHT ? 2 : 1;
    const across = box.width * cosine + box.height * Math.abs(sine);
    const down = box.height * cosine + box.width * Math.abs(sine);
    const [width, height] = [Math.ceil(across * scale) + 2 * MARGIN, Math.ceil(down * scale) + 2 * MARGIN];
    const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const place = (x, y) => {
        const [right, below] = [(x - width / 2) / scale, (y - height / 2) / scale];
        return { x: centre.x + right * cosine - below * sine, y: centre.y + right * sine + below * cosine };
    };
    return {
        picture: paint(width, height, (x, y) => {
            const at = place(x, y);
            return crop_within(patch, at.x, at.y) ? between(picture, at.x, at.y) : shade;
        }),
        back: ({ box: read, ...word }) => {
            const middle = place(read.x + read.width / 2, read.y + read.height / 2);
            const [wide, high] = [read.width / scale, read.height / scale];
            return { ...word, box: { x: middle.x - wide / 2, y: middle.y - high / 2, width: wide, height: high } };
        },
    };
}
const MOST_POINTS = 4_000;
const INK_CONTRAST = 40;
function inkOf(picture, patch) {
    const { box, shade } = patch;
    const stride = Math.max(1, Math.ceil(Math.sqrt((box.width * box.height) / (4 * MOST_POINTS))));
    const ink = [];
    for (let y = Math.ceil(box.y); y < box.y + box.height; y += stride) {
        for (let x = Math.ceil(box.x); x < box.x + box.width; x += stride) {
            if (crop_within(patch, x, y) && Math.abs(greyAt(picture, x, y) - shade) > INK_CONTRAST)
                ink.push([x, y]);
        }
    }
    return ink;
}
function crop_within({ box, spans, step }, x, y) {
    const span = spans[Math.floor((y - box.y) / step)];
    return span !== undefined && x >= span[0] && x <= span[1];
}

;// CONCATENATED MODULE: ./build/engine/ocr/patches.js
const STEP = 4;
const DRIFT = 24;
const MOST_SHARE = 0.3;
const LEAST_PIXELS = 60;
const LEAST_SIDE = 6;
const INK = { least: 0.03, most: 0.6 };
const LEAST_CONVEX = 0.9;
const MOST_PATCHES = 12;
function patchesOf(raster, step) {
    const seen = new Uint8Array(raster.width * raster.height);
    const patches = [];
    for (let start = 0; start < seen.length; start += 1) {
        if (seen[start] === 1)
            continue;
        const patch = patchOf(raster, flood(raster, start, seen), step);
        if (patch !== null)
            patches.push(patch);
    }
    const area = ({ box }) => box.width * box.height;
    return patches.sort((one, other) => area(other) - area(one)).slice(0, MOST_PATCHES);
}
function flood({ width, height, rgba }, start, seen) {
    const apart = (one, other) => Math.max(...[0, 1, 2].map((part) => Math.abs((rgba[one * 4 + part] ?? 0) - (rgba[other * 4 + part] ?? 0))));
    const found = [start];
    seen[start] = 1;
    for (let next = 0; next < found.length; next += 1) {
        const at = found[next] ?? 0;
        const column = at % width;
        const neighbours = [at - width, at + width];
        if (column > 0)
            neighbours.push(at - 1);
        if (column < width - 1)
            neighbours.push(at + 1);
        for (const neighbour of neighbours) {
            if (neighbour < 0 || neighbour >= width * height || seen[neighbour] === 1)
                continue;
            if (apart(neighbour, at) > STEP || apart(neighbour, start) > DRIFT)
                continue;
            seen[neighbour] = 1;
            found.push(neighbour);
        }
    }
    return found;
}
function patchOf({ width, height, rgba }, pixels, step) {
    if (pixels.length < LEAST_PIXELS || pixels.length > width * height * MOST_SHARE)
        return null;
    const rows = rowsOf(pixels, width);
    const top = Math.min(...rows.keys());
    const bottom = Math.max(...rows.keys());
    const spans = Array.from({ length: bottom - top + 1 }, (_, row) => rows.get(top + row) ?? [0, -1]);
    const left = Math.min(...spans.map(([from]) => from));
    const right = Math.max(...spans.map(([, to]) => to));
    const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
    const whole = spans.reduce((sum, [from, to]) => sum + Math.max(0, to - from + 1), 0);
    const inked = 1 - pixels.length / whole;
    if (Math.min(box.width, box.height) < LEAST_SIDE)
        return null;
    if (inked < INK.least || inked > INK.most)
        return null;
    if (whole < LEAST_CONVEX * convexArea(spans))
        return null;
    return {
        box: { x: box.x * step, y: box.y * step, width: box.width * step, height: box.height * step },
        shade: median(pixels.map((at) => brightness(rgba, at * 4))),
        spans: spans.map(([from, to]) => [from * step, (to + 1) * step - 1]),
        step,
    };
}
function convexArea(spans) {
    const rows = spans.flatMap(([from, to], y) => (to < from ? [] : [{ from, to: to + 1, y }]));
    const edge = (side) => rows.flatMap((row) => [row.y, row.y + 1].map((y) => ({ x: side(row), y })));
    const left = outermost(edge(({ from }) => from), 1);
    const right = outermost(edge(({ to }) => to), -1);
    return Math.abs(areaOf([...left, ...right.reverse()]));
}
function outermost(points, side) {
    const chain = [];
    for (const point of points) {
        for (;;) {
            const [before, last] = chain.slice(-2);
            if (before === undefined || last === undefined)
                break;
            const turn = (last.x - before.x) * (point.y - before.y) - (last.y - before.y) * (point.x - before.x);
            if (side * turn < 0)
                break;
            chain.pop();
        }
        chain.push(point);
    }
    return chain;
}
const areaOf = (corners) => corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
}, 0);
function rowsOf(pixels, width) {
    const rows = new Map();
    for (const at of pixels) {
        const [x, y] = [at % width, Math.floor(at / width)];
        const [from, to] = rows.get(y) ?? [x, x];
        rows.set(y, [Math.min(from, x), Math.max(to, x)]);
    }
    return rows;
}
const brightness = (rgba, at) => Math.floor((299 * (rgba[at] ?? 0) + 587 * (rgba[at + 1] ?? 0) + 114 * (rgba[at + 2] ?? 0) + 500) / 1000);
const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

;// CONCATENATED MODULE: ./build/engine/ocr/slant.js
const MOST_DEGREES = 30;
const LEAST_DEGREES = 3;
const CLEARER = 1.08;
const ROWS = 48;
function slantOf(ink, height) {
    const step = Math.max(1, height / ROWS);
    const level = unevenness(ink, 0, step);
    let best = { degrees: 0, value: level * CLEARER };
    for (let degrees = -MOST_DEGREES; degrees <= MOST_DEGREES; degrees += 1) {
        if (Math.abs(degrees) < LEAST_DEGREES)
            continue;
        const value = unevenness(ink, degrees, step);
        if (value > best.value)
            best = { degrees, value };
    }
    return best.degrees;
}
function unevenness(ink, degrees, step) {
    const radians = (degrees * Math.PI) / 180;
    const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
    const rows = new Map();
    for (const [x, y] of ink) {
        const row = Math.round((y * cosine - x * sine) / step);
        rows.set(row, (rows.get(row) ?? 0) + 1);
    }
    let sum = 0;
    for (const count of rows.values())
        sum += count * count;
    return sum;
}

;// CONCATENATED MODULE: external "node:fs/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
;// CONCATENATED MODULE: external "node:module"
const external_node_module_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");
;// CONCATENATED MODULE: external "node:zlib"
const external_node_zlib_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
;// CONCATENATED MODULE: ./build/engine/ocr/tesseract.js





const MODE = { page: 3, line: 7, sparse: 11 };
async function openTesseract({ core: program, wasm, traineddata }) {
    const [wasmBinary, trained] = await Promise.all([unpacked(wasm), unpacked(traineddata)]);
    const silent = () => { };
    const createCore = (0,external_node_module_namespaceObject.createRequire)(program)(program);
    const core = await createCore({ wasmBinary, print: silent, printErr: silent, TesseractProgress: silent });
    core.FS.writeFile("/eng.traineddata", trained);
    const api = new core.TessBaseAPI();
    const LSTM_ONLY = 1;
    if (api.Init("/", "eng", LSTM_ONLY) !== 0)
        throw new Error("Tesseract does not take eng.traineddata");
    api.SetVariable("user_defined_dpi", "150");
    return (picture, mode) => {
        core.FS.writeFile("/input", toPgm(picture));
        api.SetVariable("tessedit_pageseg_mode", String(mode));
        const [upright, angle] = [1, 0];
        if (api.SetImageFile(upright, angle) === 1)
            return [];
        api.Recognize(null);
        const words = wordsOf(api.GetTSVText(0));
        api.Clear();
        return words;
    };
}
async function unpacked(path) {
    const bytes = await (0,promises_namespaceObject.readFile)(path);
    if (path.endsWith(".gz"))
        return (0,external_node_zlib_namespaceObject.gunzipSync)(bytes);
    return path.endsWith(".br") ? (0,external_node_zlib_namespaceObject.brotliDecompressSync)(bytes) : bytes;
}
function wordsOf(tsv) {
    const lines = new Map();
    for (const row of tsv.split("\n")) {
        const [level, page, block, paragraph, line, , x, y, width, height, confidence, ...rest] = row.split("\t");
        const text = rest.join(" ").trim();
        if (level !== "5" || text === "")
            continue;
        const box = { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
        const word = { text, confidence: Math.min(1, Math.max(0, Number(confidence) / 100)), box };
        const key = [page, block, paragraph, line].join();
        lines.set(key, [...(lines.get(key) ?? []), word]);
    }
    return [...lines.values()].flatMap(apart);
}

;// CONCATENATED MODULE: ./build/engine/ocr/passes.js







const REACH = 25 / 1080;
const SURE = 0.8;
const READ_SHARE = 0.7;
const LEAST_HALVED = 36;
function* passesOver({ picture, colours }, read) {
    const known = [];
    for (const pass of wholePasses(picture, read)) {
        const words = pass.map((word) => settled(word, picture));
        known.push(...words);
        yield words;
    }
    for (const patch of patchesOf(colours, picture.width / colours.width)) {
        const ink = inkOf(picture, patch);
        const slant = slantOf(ink, patch.box.height);
        if (slant !== 0 || !isRead(ink, known))
            yield* patchPasses(cropOf(picture, patch, slant), read);
    }
}
function* wholePasses(picture, read) {
    const reach = Math.round(Math.max(picture.width, picture.height) * REACH);
    yield read(picture, MODE.page);
    yield read(localContrast(picture, reach), MODE.sparse);
    yield read(localContrast(halved(picture), reach), MODE.sparse)
        .map(doubled)
        .filter(({ box }) => box.height >= LEAST_HALVED);
}
const doubled = ({ box: { x, y, width, height }, ...word }) => ({
    ...word,
    box: { x: 2 * x, y: 2 * y, width: 2 * width, height: 2 * height },
});
function* patchPasses(crop, read) {
    for (const mode of [MODE.sparse, MODE.line]) {
        const words = read(crop.picture, mode)
            .map((word) => settled(word, crop.picture))
            .map(crop.back);
        yield words;
        if (words.length > 0 && words.every(({ confidence }) => confidence >= SURE))
            return;
    }
}
function isRead(ink, words) {
    const sure = words.filter(({ text, confidence }) => confidence >= SURE && /[\p{L}\p{N}]/u.test(text));
    const covered = ink.filter(([x, y]) => sure.some(({ box }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height));
    return covered.length >= READ_SHARE * ink.length;
}

;// CONCATENATED MODULE: ./build/engine/ocr/worker.js



const port = external_node_worker_threads_namespaceObject.parentPort;
if (port === null)
    throw new Error("worker.ts runs as a worker thread only");
const opening = openTesseract(external_node_worker_threads_namespaceObject.workerData);
const report = (what) => port.postMessage(what);
port.on("message", async (order) => {
    const read = await opening;
    for (const words of passesOver(order, read))
        report({ kind: "pass", words });
    report({ kind: "done" });
});

