export const id = 959;
export const ids = [959];
export const modules = {

/***/ 65959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   buildVisionImages: () => (/* binding */ buildVisionImages)
/* harmony export */ });
/* harmony import */ var _artifacts_box_geometry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70059);

const MAX_IMAGE_SIDE_PX = 1_568;
const MAX_AD_SIDE_PX = 1_024;
const MAX_FOLD_SIDE_PX = 1_280;
const MAX_AD_FRAMES = 6;
const FRAME_GAP_PX = 12;
async function buildVisionImages({ creative, capture: { page, alternate } }, withheld, compose) {
    const images = [];
    const ad = creative === null ? null : await buildAdImage(creative, withheld.ad, compose);
    if (ad !== null)
        images.push(ad);
    const scale = page.screenshot.scale;
    const boxes = withheld.page.flatMap(({ box }) => (box === null ? [] : [(0,_artifacts_box_geometry_js__WEBPACK_IMPORTED_MODULE_0__/* .scaleBox */ .g2)(box, scale)]));
    images.push({
        side: "page",
        label: `the landing page's first screen on a ${page.device} device`,
        picture: await renderFold(page.screenshot, boxes, compose),
    });
    if (alternate !== null && withheld.page.length === 0)
        images.push({
            side: "page",
            label: `the same page's first screen on a ${alternate.device} device`,
            picture: await renderFold(alternate.screenshot, [], compose),
        });
    return images;
}
async function buildAdImage(creative, withheld, compose) {
    const ocrTexts = withheld.filter(({ source }) => source === "ocr");
    const frames = creative.motion?.frames ?? [];
    if (frames.length === 0) {
        const covered = ocrTexts.flatMap(({ box }) => (box === null ? [] : [box]));
        return { side: "ad", label: "the ad", picture: await renderWholeAd(creative, covered, compose) };
    }
    if (ocrTexts.length > 0)
        return null;
    const moments = [
        { screenshot: creative.screenshot, at: creative.motion?.at ?? 0 },
        ...frames.slice(0, MAX_AD_FRAMES - 1),
    ];
    return {
        side: "ad",
        label: `the ad's moments at ${moments.map(({ at }) => `${at.toFixed(1)} s`).join(", ")}, in reading order`,
        picture: await renderFrameGrid(moments.map(({ screenshot }) => screenshot), compose),
    };
}
function renderWholeAd({ screenshot, width }, covered, compose) {
    const boxes = covered.map((box) => (0,_artifacts_box_geometry_js__WEBPACK_IMPORTED_MODULE_0__/* .scaleBox */ .g2)(box, screenshot.width / width));
    return renderTop(screenshot, screenshot.height, boxes, MAX_AD_SIDE_PX, compose);
}
function renderFold(screenshot, covered, compose) {
    const { height, foldHeight, scale } = screenshot;
    const fold = Math.min(height, Math.round((foldHeight ?? height / scale) * scale));
    return renderTop(screenshot, fold, covered, MAX_FOLD_SIDE_PX, compose);
}
function renderTop(picture, height, covered, longest, compose) {
    const from = { x: 0, y: 0, width: picture.width, height };
    const scale = Math.min(1, longest / Math.max(from.width, from.height));
    const size = { width: scaleLength(from.width, scale), height: scaleLength(from.height, scale) };
    return compose([picture], {
        ...size,
        pieces: [{ picture: 0, from, to: { x: 0, y: 0, ...size }, covered: [...covered] }],
    });
}
function renderFrameGrid(pictures, compose) {
    const [first] = pictures;
    const ratio = first === undefined ? 1 : first.height / first.width;
    const columns = Math.min(pictures.length, ratio > 1 ? 3 : 2);
    const rows = Math.ceil(pictures.length / columns);
    const width = Math.floor(Math.min((MAX_IMAGE_SIDE_PX - FRAME_GAP_PX * (columns - 1)) / columns, (MAX_IMAGE_SIDE_PX - FRAME_GAP_PX * (rows - 1)) / rows / ratio));
    const height = Math.max(1, Math.floor(width * ratio));
    return compose(pictures, {
        width: columns * width + FRAME_GAP_PX * (columns - 1),
        height: rows * height + FRAME_GAP_PX * (rows - 1),
        pieces: pictures.map((picture, at) => ({
            picture: at,
            from: { x: 0, y: 0, width: picture.width, height: picture.height },
            to: {
                x: (at % columns) * (width + FRAME_GAP_PX),
                y: Math.floor(at / columns) * (height + FRAME_GAP_PX),
                width,
                height,
            },
            covered: [],
        })),
    });
}
const scaleLength = (length, scale) => Math.max(1, Math.floor(length * scale));


/***/ })

};
