import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Brief } from "./briefs.ts";
import { mixColours, rotateHue } from "./colours.ts";
import { seededRandom } from "./seeded-random.ts";

const resolve = createRequire(import.meta.url).resolve;

/** A package's folder. */
export const packageFolder = (name: string): string => path.dirname(resolve(`${name}/package.json`));

export interface CorpusPicture {
  mediaType: string;
  body: Buffer;
}

/** A brief's image: `logo`, `hero`, or a number for further images. An SVG filter rotates the hue of photos. */
export function pictureOf(brief: Brief, which: string, hue: number): CorpusPicture {
  if (which === "logo") return svgPicture(drawWordMark(brief, hue));
  if (which === "hero" && brief.picture.startsWith("photo:")) return photoPicture(brief.picture.slice(6), hue);
  return svgPicture(drawScene(brief, which, hue));
}

const svgPicture = (markup: string): CorpusPicture => ({
  mediaType: "image/svg+xml",
  body: Buffer.from(markup),
});

function photoPicture(place: string, hue: number): CorpusPicture {
  const [template = "", ...rest] = place.split("/");
  const body = readFileSync(path.join(packageFolder(`startbootstrap-${template}`), "dist/assets/img", ...rest));
  if (hue === 0) return { mediaType: "image/jpeg", body };
  const data = body.toString("base64");
  return svgPicture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"><filter id="f"><feColorMatrix type="hueRotate" values="${hue}"/></filter><image width="1200" height="800" preserveAspectRatio="xMidYMid slice" filter="url(#f)" href="data:image/jpeg;base64,${data}"/></svg>`,
  );
}

/** A generated image: the trade's icon on shapes in the brand's colours. Deterministic per brief. */
function drawScene(brief: Brief, which: string, hue: number): string {
  const [brand, second] = brief.colours.map((colour) => rotateHue(colour, hue)) as [string, string];
  const random = seededRandom(`${brief.id} ${which}`);
  const emblem = which === "hero" && !brief.picture.startsWith("photo:") ? readIcon(brief.picture) : null;
  const shapes = Array.from({ length: 7 }, (_, index) => {
    const fill = mixColours(
      index % 3 === 0 ? second : brand,
      index % 2 === 0 ? "#ffffff" : "#101020",
      0.15 + random() * 0.5,
    );
    const [x, y, r] = [random() * 1200, random() * 800, 60 + random() * 220];
    return index % 2 === 0
      ? `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity=".55"/>`
      : `<rect x="${x}" y="${y}" width="${r * 1.8}" height="${r}" rx="24" transform="rotate(${random() * 90} ${x} ${y})" fill="${fill}" opacity=".5"/>`;
  });
  const dark = mixColours(brand, "#101020", 0.55);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${dark}"/><stop offset="1" stop-color="${mixColours(brand, second, 0.25)}"/></linearGradient></defs><rect width="1200" height="800" fill="url(#g)"/>${shapes.join("")}${emblem === null ? "" : `<svg x="400" y="200" width="400" height="400" viewBox="${emblem.box}"><path d="${emblem.path}" fill="${mixColours(second, "#ffffff", 0.2)}"/></svg>`}</svg>`;
}

function drawWordMark({ brand, colours }: Brief, hue: number): string {
  const width = 30 + brand.length * 21;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 60" width="${width}" height="60"><rect width="${width}" height="60" rx="10" fill="${rotateHue(colours[0], hue)}"/><text x="${width / 2}" y="40" text-anchor="middle" font-family="DejaVu Sans" font-weight="700" font-size="30" fill="#ffffff">${brand.replaceAll("&", "&amp;")}</text></svg>`;
}

function readIcon(name: string): { box: string; path: string } {
  const file = path.join(packageFolder("@fortawesome/fontawesome-free"), "svgs/solid", `${name}.svg`);
  const markup = readFileSync(file, "utf8");
  const box = /viewBox="([^"]+)"/.exec(markup)?.[1];
  const drawn = [...markup.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join(" ");
  if (box === undefined) throw new Error(`Font Awesome's ${name} has no viewBox.`);
  return { box, path: drawn };
}
