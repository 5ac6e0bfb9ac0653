import { readFileSync } from "node:fs";
import path from "node:path";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { findBrowser } from "../../src/engine/capture/find-browser.ts";
import { type CorpusAd, statedPercent } from "./ads.ts";
import { type Brief, withPercent } from "./briefs.ts";
import { cached, digest } from "./cache.ts";
import { mixColours, parseHexColour } from "./colours.ts";
import { pictureOf } from "./pictures.ts";
import { findTemplate, type Template } from "./templates.ts";

interface PageSize {
  width: number;
  height: number;
}

/** Renders ad creatives in a browser, which starts when a creative is not in the cache. */
export class CreativeRenderer {
  #browser: Promise<Browser> | null = null;

  /** The ad's creative as PNG, designed after the hero of its page. */
  async renderPng(ad: CorpusAd, percent = statedPercent(ad)): Promise<Uint8Array> {
    const markup = creativeMarkup(ad, percent);
    return cached("creatives", { input: digest(markup, JSON.stringify(ad.size)) }, () => this.render(markup, ad.size));
  }

  /** Renders a page of this size as PNG. */
  async render(markup: string, size: PageSize): Promise<Uint8Array> {
    return this.withPage(markup, size, async (page) => new Uint8Array(await page.screenshot({ type: "png" })));
  }

  /** Opens a page of this size and closes it after use. */
  async withPage<T>(markup: string, size: PageSize, use: (page: Page) => Promise<T>): Promise<T> {
    // Chrome draws only a window's front tab: each page gets a context, and so a window, of its own.
    const context = await (await this.#open()).createBrowserContext();
    const page = await context.newPage();
    try {
      await page.setViewport({ ...size, deviceScaleFactor: 1 });
      await page.setContent(markup, { waitUntil: "load" });
      await page.evaluate("document.fonts.ready.then(() => undefined)");
      return await use(page);
    } finally {
      await context.close();
    }
  }

  #open(): Promise<Browser> {
    this.#browser ??= launchBrowser();
    return this.#browser;
  }

  async close(): Promise<void> {
    await (await this.#browser)?.close();
  }
}

async function launchBrowser(): Promise<Browser> {
  const root = process.getuid?.() === 0;
  const found = await findBrowser(undefined, {
    platform: process.platform,
    root,
    variables: process.env,
    packageRoots: [import.meta.dirname, process.cwd()],
  });
  return puppeteer.launch({
    executablePath: found.path,
    args: ["--disable-background-networking", ...(root ? ["--no-sandbox"] : [])],
    env: { ...process.env, ...found.variables },
    pipe: true,
  });
}

const FONT_FAMILIES = ["montserrat", "lora", "dm-sans", "nunito"];

function creativeMarkup(ad: CorpusAd, percent: number | undefined): string {
  const { brief, size } = ad;
  const face = FONT_FAMILIES[brief.id.length % FONT_FAMILIES.length] ?? "lato";
  const badge = ad.ad.offer && brief.offer ? withPercent(brief.offer.ad, percent) : null;
  const look = heroStyleOf(brief, findTemplate(brief.template), ad);
  const picture = pictureOf(brief, "hero", 0);
  const url = `data:${picture.mediaType};base64,${picture.body.toString("base64")}`;
  const unit = Math.min(size.width, size.height) / 100;
  const split = look.isSplit ? `<div class="picture"></div>` : "";
  return `<!doctype html><meta charset="utf-8"><style>
${[400, 700].map((weight) => fontFace(face, weight)).join("\n")}
*{box-sizing:border-box;margin:0}
body{width:${size.width}px;height:${size.height}px;font-family:Ad,sans-serif;color:${look.textColour};background:${look.background};display:flex;flex-direction:${size.width > size.height ? "row" : "column"}}
${look.isSplit ? "" : look.hasPicture ? `body{background:linear-gradient(${look.scrim},${look.scrim}),url(${url}) center/cover}` : ""}
.picture{flex:1 1 50%;background:url(${url}) center/cover}
.copy{flex:1 1 50%;padding:${unit * 6}px;display:flex;flex-direction:column;justify-content:center;gap:${unit * 3.5}px}
.brand{font-size:${unit * 3.6}px;font-weight:700;letter-spacing:.02em}
h1{font-size:${unit * (size.width > size.height ? 9 : 8)}px;line-height:1.12;font-weight:700}
.badge{align-self:flex-start;background:${brief.colours[1]};color:${textColourOn(brief.colours[1])};font-weight:700;font-size:${unit * 4.4}px;padding:${unit * 1.4}px ${unit * 3}px;border-radius:${unit}px}
.button{align-self:flex-start;background:${look.buttonColour};color:${textColourOn(look.buttonColour)};font-weight:700;font-size:${unit * 3.8}px;padding:${unit * 2}px ${unit * 4}px;border-radius:${unit * 0.8}px}
</style>${split}<div class="copy"><div class="brand">${escapeHtml(brief.brand)}</div><h1>${escapeHtml(withPercent(ad.ad.headline, percent))}</h1>${badge === null ? "" : `<div class="badge">${escapeHtml(badge)}</div>`}<div class="button">${escapeHtml(ad.ad.say)}</div></div>`;
}

interface HeroStyle {
  hasPicture: boolean;
  /** Whether the image is next to the copy instead of behind it. */
  isSplit: boolean;
  background: string;
  scrim: string;
  textColour: string;
  buttonColour: string;
}

/** The style of the page's hero, transferred to the ad. */
function heroStyleOf(brief: Brief, template: Template, { viewport }: CorpusAd): HeroStyle {
  const [brand, second] = brief.colours;
  const hasPicture = template.heroPicture[viewport];
  const grounds: Record<Template["heroBackground"], string> = {
    picture: mixColours(brand, "#101020", 0.5),
    dark: "#212529",
    light: "#f8f9fa",
    brand,
    gradient: `linear-gradient(0deg, ${second} 0%, ${brand} 100%)`,
  };
  const light = template.heroBackground === "light" || template.scrim === "light";
  return {
    hasPicture,
    isSplit: hasPicture && template.backdrop === undefined,
    background: grounds[template.heroBackground],
    scrim: template.scrim === "light" ? "rgba(255,255,255,.72)" : "rgba(14,14,24,.5)",
    textColour: light ? "#212529" : "#ffffff",
    buttonColour: template.heroBackground === "brand" ? mixColours(brand, "#000000", 0.4) : brand,
  };
}

function textColourOn(colour: string): string {
  const [r, g, b] = parseHexColour(colour);
  return 0.299 * r + 0.587 * g + 0.114 * b > 150 ? "#1a1a1a" : "#ffffff";
}

const escapeHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function fontFace(face: string, weight: number): string {
  const file = path.join(
    import.meta.dirname,
    `../../node_modules/@fontsource/${face}/files/${face}-latin-${weight}-normal.woff2`,
  );
  return `@font-face{font-family:Ad;font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(file).toString("base64")})}`;
}
