import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: ./build/engine/artifacts/box-geometry.js
const isCentreInside = ({ x, y, width, height }, outer) => {
    const [centreX, centreY] = [x + width / 2, y + height / 2];
    return (centreX >= outer.x && centreX <= outer.x + outer.width && centreY >= outer.y && centreY <= outer.y + outer.height);
};
const scaleBox = ({ x, y, width, height }, scale) => ({
    x: x * scale,
    y: y * scale,
    width: width * scale,
    height: height * scale,
});

;// CONCATENATED MODULE: ./build/engine/ocr/grey-raster.js
const greyAt = ({ width, height, grey }, x, y) => grey[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
function toPgm({ width, height, grey }) {
    return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]);
}
function createGreyRaster(width, height, shade) {
    const grey = new Uint8Array(width * height);
    for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1)
            grey[y * width + x] = shade(x, y);
    }
    return { width, height, grey };
}
function interpolateGrey(raster, x, y) {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [right, down] = [x - left, y - top];
    const upper = greyAt(raster, left, top) * (1 - right) + greyAt(raster, left + 1, top) * right;
    const lower = greyAt(raster, left, top + 1) * (1 - right) + greyAt(raster, left + 1, top + 1) * right;
    return Math.round(upper * (1 - down) + lower * down);
}
const halveRaster = (raster) => createGreyRaster(Math.floor(raster.width / 2), Math.floor(raster.height / 2), (x, y) => interpolateGrey(raster, 2 * x + 0.5, 2 * y + 0.5));
const TEXTURE_CONTRAST = 16;
function localContrast(raster, reach) {
    const { width, height } = raster;
    const sums = integralImage(raster);
    const sumAt = (column, row) => sums[row * (width + 1) + column] ?? 0;
    return createGreyRaster(width, height, (x, y) => {
        const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
        const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
        const sum = sumAt(right, bottom) - sumAt(left, bottom) - sumAt(right, top) + sumAt(left, top);
        const mean = sum / ((right - left) * (bottom - top));
        return 255 - Math.min(255, 2 * Math.max(0, Math.abs(greyAt(raster, x, y) - mean) - TEXTURE_CONTRAST));
    });
}
function integralImage({ width, height, grey }) {
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

;// CONCATENATED MODULE: ./build/engine/ocr/crop-patch.js

const MAX_SLANT_DEGREES = 30;
const MIN_SLANT_DEGREES = 3;
const MIN_UNEVENNESS_GAIN = 1.08;
const PROJECTION_ROWS = 48;
function detectSlant(ink, height) {
    const step = Math.max(1, height / PROJECTION_ROWS);
    const level = rowUnevenness(ink, 0, step);
    let best = { degrees: 0, value: level * MIN_UNEVENNESS_GAIN };
    for (let degrees = -MAX_SLANT_DEGREES; degrees <= MAX_SLANT_DEGREES; degrees += 1) {
        if (Math.abs(degrees) < MIN_SLANT_DEGREES)
            continue;
        const value = rowUnevenness(ink, degrees, step);
        if (value > best.value)
            best = { degrees, value };
    }
    return best.degrees;
}
function rowUnevenness(ink, degrees, step) {
    const radians = (degrees * Math.PI) / 180;
    const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
    const rows = new Map();
    for (const [x, y] of ink) {
        const row = Math.round((y * cosine - x * sine) / step);
        rows.set(row, (rows.get(row) ?? 0) + 1);
    }
    return rows.values().reduce((sum, count) => sum + count * count, 0);
}
const CROP_MARGIN_PX = 16;
const MIN_CROP_HEIGHT_PX = 64;
function cropPatch(picture, patch, degrees) {
    const { box, shade } = patch;
    const radians = (degrees * Math.PI) / 180;
    const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
    const scale = box.height < MIN_CROP_HEIGHT_PX ? 2 : 1;
    const across = box.width * cosine + box.height * Math.abs(sine);
    const down = box.height * cosine + box.width * Math.abs(sine);
    const [width, height] = [
        Math.ceil(across * scale) + 2 * CROP_MARGIN_PX,
        Math.ceil(down * scale) + 2 * CROP_MARGIN_PX,
    ];
    const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const toPicturePoint = (x, y) => {
        const [right, below] = [(x - width / 2) / scale, (y - height / 2) / scale];
        return { x: centre.x + right * cosine - below * sine, y: centre.y + right * sine + below * cosine };
    };
    return {
        picture: createGreyRaster(width, height, (x, y) => {
            const at = toPicturePoint(x, y);
            return isInsidePatch(patch, at.x, at.y) ? interpolateGrey(picture, at.x, at.y) : shade;
        }),
        toPictureWord: ({ box: read, ...word }) => {
            const middle = toPicturePoint(read.x + read.width / 2, read.y + read.height / 2);
            const [wide, high] = [read.width / scale, read.height / scale];
            return { ...word, box: { x: middle.x - wide / 2, y: middle.y - high / 2, width: wide, height: high } };
        },
    };
}
const MAX_INK_POINTS = 4_000;
const MIN_INK_CONTRAST = 40;
function findInkPoints(picture, patch) {
    const { box, shade } = patch;
    const stride = Math.max(1, Math.ceil(Math.sqrt((box.width * box.height) / (4 * MAX_INK_POINTS))));
    const ink = [];
    for (let y = Math.ceil(box.y); y < box.y + box.height; y += stride) {
        for (let x = Math.ceil(box.x); x < box.x + box.width; x += stride) {
            if (isInsidePatch(patch, x, y) && Math.abs(greyAt(picture, x, y) - shade) > MIN_INK_CONTRAST)
                ink.push([x, y]);
        }
    }
    return ink;
}
function isInsidePatch({ box, spans, step }, x, y) {
    const span = spans[Math.floor((y - box.y) / step)];
    return span !== undefined && x >= span[0] && x <= span[1];
}

;// CONCATENATED MODULE: ./build/engine/ocr/find-patches.js
const MAX_NEIGHBOUR_DIFFERENCE = 4;
const MAX_SEED_DIFFERENCE = 24;
const MAX_PATCH_AREA_SHARE = 0.3;
const MIN_PATCH_PIXELS = 60;
const MIN_PATCH_SIDE_PX = 6;
const INK_SHARE_RANGE = { least: 0.03, most: 0.6 };
const MIN_CONVEXITY = 0.9;
const MAX_PATCHES = 12;
function findPatches(raster, step) {
    const visited = new Uint8Array(raster.width * raster.height);
    const patches = [];
    for (let start = 0; start < visited.length; start += 1) {
        if (visited[start] === 1)
            continue;
        const patch = toPatch(raster, floodFill(raster, start, visited), step);
        if (patch !== null)
            patches.push(patch);
    }
    const boxArea = ({ box }) => box.width * box.height;
    return patches.sort((one, other) => boxArea(other) - boxArea(one)).slice(0, MAX_PATCHES);
}
function floodFill({ width, height, rgba }, start, visited) {
    const colourDifference = (one, other) => Math.max(...[0, 1, 2].map((part) => Math.abs((rgba[one * 4 + part] ?? 0) - (rgba[other * 4 + part] ?? 0))));
    const found = [start];
    visited[start] = 1;
    for (let next = 0; next < found.length; next += 1) {
        const at = found[next] ?? 0;
        const column = at % width;
        const neighbours = [at - width, at + width];
        if (column > 0)
            neighbours.push(at - 1);
        if (column < width - 1)
            neighbours.push(at + 1);
        for (const neighbour of neighbours) {
            if (neighbour < 0 || neighbour >= width * height || visited[neighbour] === 1)
                continue;
            if (colourDifference(neighbour, at) > MAX_NEIGHBOUR_DIFFERENCE ||
                colourDifference(neighbour, start) > MAX_SEED_DIFFERENCE)
                continue;
            visited[neighbour] = 1;
            found.push(neighbour);
        }
    }
    return found;
}
function toPatch({ width, height, rgba }, pixels, step) {
    if (pixels.length < MIN_PATCH_PIXELS || pixels.length > width * height * MAX_PATCH_AREA_SHARE)
        return null;
    const rows = rowSpans(pixels, width);
    const top = Math.min(...rows.keys());
    const bottom = Math.max(...rows.keys());
    const spans = Array.from({ length: bottom - top + 1 }, (_, row) => rows.get(top + row) ?? [0, -1]);
    const left = Math.min(...spans.map(([from]) => from));
    const right = Math.max(...spans.map(([, to]) => to));
    const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
    const area = spans.reduce((sum, [from, to]) => sum + Math.max(0, to - from + 1), 0);
    const inked = 1 - pixels.length / area;
    if (Math.min(box.width, box.height) < MIN_PATCH_SIDE_PX)
        return null;
    if (inked < INK_SHARE_RANGE.least || inked > INK_SHARE_RANGE.most)
        return null;
    if (area < MIN_CONVEXITY * convexArea(spans))
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
    const edge = (side) => rows.flatMap((row) => [row.y, row.y + 1].map((y) => ({ x: row[side], y })));
    const [left, right] = [convexChain(edge("from"), 1), convexChain(edge("to"), -1)];
    return Math.abs(polygonArea([...left, ...right.reverse()]));
}
function convexChain(points, side) {
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
const polygonArea = (corners) => corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
}, 0);
function rowSpans(pixels, width) {
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

;// CONCATENATED MODULE: ./build/engine/lexicon/german-function-words.json
const german_function_words_namespaceObject = /*#__PURE__*/JSON.parse('{"a":["und","der","die","das","den","dem","ein","eine","einen","mit","aus","auf","für","fur","fir","fiir","ist","im","zum","zur","vom","bei","jetzt","nicht","nur","oder","auch","ihr","ihre","wir","sie","uns","bis","ab","von","nach","kaufen","bestellen"]}');
;// CONCATENATED MODULE: ./build/engine/ocr/merge-passes.js

const MIN_CONFIDENCE = 0.35;
const MIN_CONFIDENCE_ALONE_BY_LENGTH = { 1: 0.9, 2: 0.85, 3: 0.7 };
const MIN_CONFIDENCE_ALONE = 0.65;
const MIN_CONFIDENCE_IN_LINE_BY_LENGTH = { 1: 0.8, 2: 0.7, 3: 0.5 };
const SURE_WORD_CONFIDENCE = 0.8;
const MIN_SAME_PLACE_OVERLAP = 0.3;
function mergePasses(passes) {
    const words = passes
        .flat()
        .map(trimFrameStrokes)
        .filter(({ text }) => text !== "");
    const ranked = words
        .filter((word) => !words.some((whole) => isFragment(word, whole, words)))
        .sort((one, other) => rankWord(other) - rankWord(one));
    const kept = [];
    for (const word of ranked) {
        if (!kept.some((other) => supersedes(other, word)))
            kept.push(word);
    }
    return sortInReadingOrder(kept.filter((word) => isWord(word, kept)));
}
const supersedes = (better, word) => overlap(better.box, word.box) >= MIN_SAME_PLACE_OVERLAP &&
    (word.confidence < SURE_WORD_CONFIDENCE || better.box.height < 2.5 * word.box.height);
const MIN_WHOLE_WORD_CONFIDENCE = 0.6;
const MAX_CONFIDENCE_GAP = 0.25;
const MIN_FRAGMENT_OVERLAP = 0.7;
const MIN_SPELLED_SHARE = 0.8;
function isFragment(word, whole, words) {
    if (whole.confidence < Math.max(MIN_WHOLE_WORD_CONFIDENCE, word.confidence - MAX_CONFIDENCE_GAP) ||
        !isPartOf(word, whole))
        return false;
    const text = lettersOf(whole);
    const parts = new Set(words.filter((other) => isPartOf(other, whole)).map(lettersOf));
    const spelt = [...parts].filter((part) => ![...parts].some((other) => other !== part && other.includes(part)));
    return spelt.length < 2 || spelt.join("").length < MIN_SPELLED_SHARE * text.length;
}
function isPartOf(word, whole) {
    const [part, text] = [lettersOf(word), lettersOf(whole)];
    return (/^\p{L}+$/u.test(text) &&
        part !== "" &&
        part.length < text.length &&
        text.includes(part) &&
        overlapIfSmaller(word.box, whole.box) >= MIN_FRAGMENT_OVERLAP);
}
const lettersOf = ({ text }) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const overlapIfSmaller = (one, other) => one.width * one.height > other.width * other.height ? 0 : overlap(one, other);
const trimFrameStrokes = (word) => ({
    ...word,
    text: word.text.replace(/^¢(?=\p{L})|^[|_~=«»°•*\\[\]{}<>‘’“”"'—–]+|[|_~=«»°•*\\[\]{}<>‘“”"—–]+$/gu, ""),
});
const rankWord = ({ text, confidence }) => Math.round(20 * confidence * (1 - 0.3 / [...text].length));
const compareByPosition = (one, other) => one.box.y - other.box.y || one.box.x - other.box.x || (one.text < other.text ? -1 : 1);
function overlap(one, other) {
    const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
    const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
    if (width <= 0 || height <= 0)
        return 0;
    return (width * height) / Math.max(1, Math.min(one.width * one.height, other.width * other.height));
}
function isWord(word, all) {
    const { text, confidence } = word;
    if (confidence < MIN_CONFIDENCE)
        return false;
    const letters = [...text].filter((sign) => /[\p{L}\p{N}]/u.test(sign)).length;
    const company = all.some((other) => other.confidence >= SURE_WORD_CONFIDENCE && hasLetters(other) && isOnSameLine(word, other));
    if (company)
        return letters === 0
            ? STANDALONE_SIGN.test(text)
            : confidence >= (MIN_CONFIDENCE_IN_LINE_BY_LENGTH[letters] ?? MIN_CONFIDENCE);
    return letters > 0 && confidence >= (MIN_CONFIDENCE_ALONE_BY_LENGTH[letters] ?? MIN_CONFIDENCE_ALONE);
}
const STANDALONE_SIGN = /^[%€£$&+]$/;
const hasLetters = ({ text }) => /[\p{L}\p{N}]{2}/u.test(text);
function isOnSameLine({ box: one }, { box: other }) {
    if (one === other)
        return false;
    const [low, high] = [Math.min(one.height, other.height), Math.max(one.height, other.height)];
    const level = Math.abs(one.y + one.height / 2 - (other.y + other.height / 2));
    const gap = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);
    return level < 0.6 * high && high < 3 * low && gap < 2 * high;
}
function sortInReadingOrder(words) {
    const middle = ({ box }) => box.y + box.height / 2;
    const rows = [];
    for (const word of [...words].sort((one, other) => middle(one) - middle(other) || compareByPosition(one, other))) {
        const first = rows.at(-1)?.[0];
        if (first !== undefined && middle(word) - middle(first) < first.box.height / 2)
            rows.at(-1)?.push(word);
        else
            rows.push([word]);
    }
    return rows.flatMap((row) => row.sort((one, other) => one.box.x - other.box.x || compareByPosition(one, other)));
}
const GERMAN_WORDS = new Set(german_function_words_namespaceObject.a);
const MIN_GERMAN_WORDS = 2;
function restoreGermanLetters(words) {
    const found = GERMAN_WORDS.intersection(new Set(words.map(({ text }) => text.toLowerCase())));
    return found.size < MIN_GERMAN_WORDS ? [...words] : words.map(restoreLetters);
}
const restoreLetters = (word) => ({
    ...word,
    text: word.text
        .replace(/(?<=^\p{Ll}+)é(?=\p{Ll})/gu, "ö")
        .replace(/(?<=\p{L})ii(?=\p{L})/gu, "ü")
        .replace(/(?<=\p{Ll}[aeiouäöü])(?:B|R{1,2})(?=\p{Ll}|$)/gu, "ß")
        .replace(/(?<=^\p{Lu}[aeiouäöü])(?:B(?=\p{Ll})|R{1,2}(?=[b-df-hj-np-tv-z]))/gu, "ß"),
});

;// CONCATENATED MODULE: ./build/engine/ocr/refine-boxes.js

function separateOverlaps(line) {
    const words = line.map((word) => ({ ...word, box: { ...word.box } }));
    for (const [at, { text: after, box: next }] of words.entries()) {
        const { text: before, box } = words[at - 1] ?? {};
        if (box === undefined || before === undefined || next.x >= rightEdge(box))
            continue;
        const firstIsWider = box.width * [...after].length >= next.width * [...before].length;
        if (firstIsWider && next.x > box.x)
            box.width = next.x - box.x;
        else if (!firstIsWider && rightEdge(next) > rightEdge(box)) {
            next.width = rightEdge(next) - rightEdge(box);
            next.x = rightEdge(box);
        }
    }
    return words;
}
const rightEdge = ({ x, width }) => x + width;
const MIN_STROKE_CONTRAST_SHARE = 0.25;
const MIN_STROKE_CONTRAST = 24;
const MAX_ACCENT_GAP_SHARE = 0.25;
const MAX_ACCENT_HEIGHT_SHARE = 0.4;
const MIN_REMAINING_HEIGHT_SHARE = 0.2;
function fitBoxToLetters(word, picture) {
    const box = clampToPicture(word.box, picture);
    const bands = findBands(countStrokeCrossings(box, picture));
    const main = bands.reduce((most, band) => (most === null || band.crossings > most.crossings ? band : most), null);
    if (main === null)
        return word;
    const high = main.to - main.from;
    const { from, to } = bands.reduce((joined, band) => band.to - band.from < MAX_ACCENT_HEIGHT_SHARE * high && isNear(main, band) ? mergeBands(joined, band) : joined, main);
    if (to - from < MIN_REMAINING_HEIGHT_SHARE * box.height)
        return word;
    return { ...word, box: { ...word.box, y: box.y + from, height: to - from } };
}
function clampToPicture({ x, y, width, height }, picture) {
    const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
    return {
        x: left,
        y: top,
        width: Math.min(picture.width, Math.ceil(x + width)) - left,
        height: Math.min(picture.height, Math.ceil(y + height)) - top,
    };
}
function countStrokeCrossings(box, picture) {
    const stroke = Math.max(MIN_STROKE_CONTRAST, MIN_STROKE_CONTRAST_SHARE * contrastRange(box, picture));
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
function contrastRange({ x, y, width, height }, picture) {
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
function findBands(rows) {
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
const isNear = (main, band) => Math.max(main.from - band.to, band.from - main.to) <= MAX_ACCENT_GAP_SHARE * (main.to - main.from);
const mergeBands = (one, other) => ({
    from: Math.min(one.from, other.from),
    to: Math.max(one.to, other.to),
    crossings: one.crossings + other.crossings,
});

;// CONCATENATED MODULE: external "node:fs/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
;// CONCATENATED MODULE: external "node:module"
const external_node_module_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");
;// CONCATENATED MODULE: external "node:zlib"
const external_node_zlib_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
;// CONCATENATED MODULE: ./build/engine/ocr/tesseract.js





const PAGE_SEGMENTATION_MODE = { page: 3, line: 7, sparse: 11 };
async function openTesseract({ core: program, wasm, traineddata }) {
    const [wasmBinary, trained] = await Promise.all([readDecompressed(wasm), readDecompressed(traineddata)]);
    const silent = () => { };
    const createCore = (0,external_node_module_namespaceObject.createRequire)(program)(program);
    const core = await createCore({ wasmBinary, print: silent, printErr: silent, TesseractProgress: silent });
    core.FS.writeFile("/eng.traineddata", trained);
    const api = new core.TessBaseAPI();
    const LSTM_ONLY = 1;
    if (api.Init("/", "eng", LSTM_ONLY) !== 0)
        throw new Error("Tesseract rejected eng.traineddata");
    api.SetVariable("user_defined_dpi", "150");
    return (picture, mode) => {
        core.FS.writeFile("/input", toPgm(picture));
        api.SetVariable("tessedit_pageseg_mode", String(mode));
        const [upright, angle] = [1, 0];
        if (api.SetImageFile(upright, angle) === 1)
            return [];
        api.Recognize(null);
        const words = parseTsvWords(api.GetTSVText(0));
        api.Clear();
        return words;
    };
}
async function readDecompressed(path) {
    const bytes = await (0,promises_namespaceObject.readFile)(path);
    if (path.endsWith(".gz"))
        return (0,external_node_zlib_namespaceObject.gunzipSync)(bytes);
    return path.endsWith(".br") ? (0,external_node_zlib_namespaceObject.brotliDecompressSync)(bytes) : bytes;
}
function parseTsvWords(tsv) {
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
    return [...lines.values()].flatMap(separateOverlaps);
}

;// CONCATENATED MODULE: ./build/engine/ocr/run-passes.js







const CONTRAST_REACH_SHARE = 25 / 1080;
const MIN_READ_INK_SHARE = 0.7;
const MIN_HALVED_HEIGHT_PX = 36;
function* runPasses({ picture, colours }, read) {
    const known = [];
    for (const pass of runFullPicturePasses(picture, read)) {
        const words = pass.map((word) => fitBoxToLetters(word, picture));
        known.push(...words);
        yield words;
    }
    for (const patch of findPatches(colours, picture.width / colours.width)) {
        const ink = findInkPoints(picture, patch);
        const slant = detectSlant(ink, patch.box.height);
        if (slant !== 0 || !isAlreadyRead(ink, known))
            yield* runPatchPasses(cropPatch(picture, patch, slant), read);
    }
}
function* runFullPicturePasses(picture, read) {
    const reach = Math.round(Math.max(picture.width, picture.height) * CONTRAST_REACH_SHARE);
    yield read(picture, PAGE_SEGMENTATION_MODE.page);
    yield read(localContrast(picture, reach), PAGE_SEGMENTATION_MODE.sparse);
    yield read(localContrast(halveRaster(picture), reach), PAGE_SEGMENTATION_MODE.sparse)
        .map((word) => ({ ...word, box: scaleBox(word.box, 2) }))
        .filter(({ box }) => box.height >= MIN_HALVED_HEIGHT_PX);
}
function* runPatchPasses(crop, read) {
    for (const mode of [PAGE_SEGMENTATION_MODE.sparse, PAGE_SEGMENTATION_MODE.line]) {
        const words = read(crop.picture, mode)
            .map((word) => fitBoxToLetters(word, crop.picture))
            .map(crop.toPictureWord);
        yield words;
        if (words.length > 0 && words.every(({ confidence }) => confidence >= SURE_WORD_CONFIDENCE))
            return;
    }
}
function isAlreadyRead(ink, words) {
    const sure = words.filter(({ text, confidence }) => confidence >= SURE_WORD_CONFIDENCE && /[\p{L}\p{N}]/u.test(text));
    const covered = ink.filter(([x, y]) => sure.some(({ box }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height));
    return covered.length >= MIN_READ_INK_SHARE * ink.length;
}

;// CONCATENATED MODULE: ./build/engine/ocr/worker.js



const worker_parent = external_node_worker_threads_namespaceObject.parentPort;
if (worker_parent === null)
    throw new Error("worker.ts runs as a worker thread only");
const recogniserReady = openTesseract(external_node_worker_threads_namespaceObject.workerData);
const sendMessage = (what) => worker_parent.postMessage(what);
worker_parent.on("message", async (order) => {
    const read = await recogniserReady;
    for (const words of runPasses(order, read))
        sendMessage({ kind: "pass", words });
    sendMessage({ kind: "done" });
});

