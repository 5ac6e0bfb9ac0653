import type {
  Control,
  Creative,
  Layer,
  PageImage,
  PageText,
  Raster,
  Region,
  Snapshot,
} from "../../../src/engine/artifacts/capture-schemas.ts";

/** A block of a page; omitted properties have typical values. */
export interface BlockFixture {
  tag: "h1" | "h2" | "p" | "small" | "nav" | "footer" | "button" | "link";
  text: string;
  /** Overrides the vertical position. */
  y?: number;
  covered?: boolean;
  changing?: true;
  fontPx?: number;
  region?: Region;
  background?: string;
  colour?: string;
}

const FONT_PX_BY_TAG: Record<BlockFixture["tag"], number> = {
  h1: 56,
  h2: 32,
  p: 18,
  small: 13,
  nav: 16,
  footer: 14,
  button: 18,
  link: 16,
};

export const createRaster = (
  width: number,
  height: number,
  colourAt: (x: number, y: number) => readonly [number, number, number],
): Raster => {
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rgba.set([...colourAt(x, y), 255], (y * width + x) * 4);
  return { width, height, rgba };
};

export const WHITE_RASTER = createRaster(128, 80, () => [255, 255, 255]);

const EMPTY_PICTURE = {
  mediaType: "image/png",
  bytes: new Uint8Array(),
  width: 1,
  height: 1,
  scale: 1,
} as const;

/** A desktop page with its blocks one below the other; a `button` or `link` becomes a control. */
export const createPage = (blocks: readonly BlockFixture[], rest: Partial<Snapshot> = {}): Snapshot => {
  const texts: PageText[] = [];
  const controls: Control[] = [];
  let flow = 20;
  blocks.forEach((block, at) => {
    const fontPx = block.fontPx ?? FONT_PX_BY_TAG[block.tag];
    const y = block.y ?? flow;
    const control = block.tag === "button" || block.tag === "link";
    const perLine = Math.max(1, Math.floor(900 / (fontPx * 0.5)));
    const height = control ? fontPx * 2.6 : Math.ceil(block.text.length / perLine) * fontPx * 1.3;
    flow = y + height + 24;
    const shared = {
      text: block.text,
      box: { x: 60, y, width: control ? 40 + block.text.length * fontPx * 0.55 : 900, height },
      region: block.region ?? (block.tag === "nav" ? "nav" : block.tag === "footer" ? "footer" : "main"),
      fontPx,
      covered: block.covered ?? false,
      selector: `#b${at}`,
    } satisfies Partial<PageText>;
    if (control)
      controls.push({
        ...shared,
        tag: block.tag === "button" ? "button" : "a",
        href: block.tag === "link" ? "/next" : null,
        filled: block.tag === "button",
        colour: block.colour ?? "#ffffff",
        background: block.background ?? "#c2410c",
      });
    else
      texts.push({
        ...shared,
        ...(block.changing && { changing: block.changing }),
        tag: block.tag === "nav" || block.tag === "footer" ? "div" : block.tag,
        level: block.tag === "h1" ? 1 : block.tag === "h2" ? 2 : null,
        fontWeight: block.tag.startsWith("h") ? 700 : 400,
        colour: block.colour ?? "#111111",
        background: block.background ?? "#ffffff",
      });
  });
  return {
    device: "desktop",
    fold: { width: 1280, height: 800 },
    requestedUrl: "https://landing.example/",
    url: "https://landing.example/",
    httpStatus: 200,
    title: "",
    language: null,
    description: null,
    siteName: null,
    documentHeight: flow,
    texts,
    controls,
    images: [],
    links: [],
    jsonLd: [],
    layers: [],
    foldRaster: WHITE_RASTER,
    screenshot: EMPTY_PICTURE,
    consentRemoved: false,
    ...rest,
  };
};

export const createCreative = (picture: Raster, words: Creative["words"] = null): Creative => ({
  mediaType: "image",
  width: picture.width * 4,
  height: picture.height * 4,
  raster: picture,
  screenshot: EMPTY_PICTURE,
  legible: null,
  words,
});

export const createConsentLayer = (share: number): Layer => ({
  kind: "consent",
  box: { x: 0, y: 0, width: 1280, height: 800 * share },
  foldShare: share,
});

export const createPageImage = (box: PageImage["box"], alt = ""): PageImage => ({
  src: "https://landing.example/hero.jpg",
  alt,
  box,
  region: "main",
  kind: "img",
  covered: false,
  selector: "#hero",
});
