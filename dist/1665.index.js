export const id = 1665;
export const ids = [1665];
export const modules = {

/***/ 11665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exposuresOf: () => (/* binding */ exposuresOf)
/* harmony export */ });
const LONGEST = 1_568;
const AD_LONGEST = 1_024;
const FOLD_LONGEST = 1_280;
const MOST_FRAMES = 6;
const GAP = 12;
async function exposuresOf({ creative, capture: { page, alternate } }, withheld, compose) {
    const shown = [];
    const ad = creative === null ? null : await adExposure(creative, withheld.ad, compose);
    if (ad !== null)
        shown.push(ad);
    const scale = page.screenshot.scale;
    const boxes = withheld.page.flatMap(({ box }) => (box === null ? [] : [scaled(box, scale)]));
    shown.push({
        side: "page",
        label: `the landing page's first screen on a ${page.device} device`,
        picture: await foldOf(page.screenshot, boxes, compose),
    });
    if (alternate !== null && withheld.page.length === 0)
        shown.push({
            side: "page",
            label: `the same page's first screen on a ${alternate.device} device`,
            picture: await foldOf(alternate.screenshot, [], compose),
        });
    return shown;
}
async function adExposure(creative, withheld, compose) {
    const drawn = withheld.filter(({ source }) => source === "ocr");
    const frames = creative.motion?.frames ?? [];
    if (frames.length === 0) {
        const covered = drawn.flatMap(({ box }) => (box === null ? [] : [box]));
        return { side: "ad", label: "the ad", picture: await wholeOf(creative, covered, compose) };
    }
    if (drawn.length > 0)
        return null;
    const moments = [
        { screenshot: creative.screenshot, at: creative.motion?.at ?? 0 },
        ...frames.slice(0, MOST_FRAMES - 1),
    ];
    return {
        side: "ad",
        label: `the ad's moments at ${moments.map(({ at }) => `${at.toFixed(1)} s`).join(", ")}, in reading order`,
        picture: await sheetOf(moments.map(({ screenshot }) => screenshot), compose),
    };
}
function wholeOf({ screenshot, width }, covered, compose) {
    const from = { x: 0, y: 0, width: screenshot.width, height: screenshot.height };
    const boxes = covered.map((box) => scaled(box, screenshot.width / width));
    return single(screenshot, from, boxes, AD_LONGEST, compose);
}
function foldOf(shot, covered, compose) {
    const fold = Math.min(shot.height, Math.round((shot.foldHeight ?? shot.height / shot.scale) * shot.scale));
    return single(shot, { x: 0, y: 0, width: shot.width, height: fold }, covered, FOLD_LONGEST, compose);
}
function single(picture, from, covered, longest, compose) {
    const scale = Math.min(1, longest / Math.max(from.width, from.height));
    const to = { x: 0, y: 0, width: sized(from.width, scale), height: sized(from.height, scale) };
    return compose([picture], {
        width: to.width,
        height: to.height,
        pieces: [{ picture: 0, from, to, covered: [...covered] }],
    });
}
function sheetOf(pictures, compose) {
    const [first] = pictures;
    const ratio = first === undefined ? 1 : first.height / first.width;
    const columns = Math.min(pictures.length, ratio > 1 ? 3 : 2);
    const rows = Math.ceil(pictures.length / columns);
    const width = Math.floor(Math.min((LONGEST - GAP * (columns - 1)) / columns, (LONGEST - GAP * (rows - 1)) / rows / ratio));
    const height = Math.max(1, Math.floor(width * ratio));
    return compose(pictures, {
        width: columns * width + GAP * (columns - 1),
        height: rows * height + GAP * (rows - 1),
        pieces: pictures.map((picture, at) => ({
            picture: at,
            from: { x: 0, y: 0, width: picture.width, height: picture.height },
            to: {
                x: (at % columns) * (width + GAP),
                y: Math.floor(at / columns) * (height + GAP),
                width,
                height,
            },
            covered: [],
        })),
    });
}
const sized = (length, scale) => Math.max(1, Math.floor(length * scale));
const scaled = ({ x, y, width, height }, scale) => ({
    x: x * scale,
    y: y * scale,
    width: width * scale,
    height: height * scale,
});


/***/ })

};
