import { mixColours } from "../colours.ts";
import type { AdDesign } from "./design-ads.ts";
import type { Veil } from "./layouts.ts";

/** The colours on what is under a text. */
export interface SurfaceColours {
  ground: string;
  ink: string;
  headline: string;
  /** Of filled buttons. */
  strong: string;
  strongEdge: string;
  onStrong: string;
}

/** The colours of the copy: on the panel, or on the photograph where there is none. */
export function copySurface({ placement, layout, palette, photoInk }: AdDesign): SurfaceColours {
  const surface = (
    ground: string,
    ink: string,
    strong = palette.accent,
    onStrong = palette.onAccent,
  ): SurfaceColours => ({
    ground,
    ink,
    headline: ink,
    strong,
    strongEdge: mixColours(strong, "#000000", 0.06),
    onStrong,
  });
  if (placement.panel === undefined) {
    const onPhoto = surface("transparent", inkOnPhoto(photoInk));
    return photoInk === "bright" ? { ...onPhoto, headline: palette.bright } : onPhoto;
  }
  switch (layout.panel) {
    case "paper":
      return surface(palette.paper, palette.ink);
    case "brand":
      return surface(palette.brand, palette.onBrand);
    case "accent":
      return surface(palette.accent, palette.onAccent, palette.brand, palette.onBrand);
  }
}

export const inkOnPhoto = (photoInk: AdDesign["photoInk"]): string => (photoInk === "black" ? "#101010" : "#ffffff");

/** Dark under light text, and light under dark text. */
export const veilColour = (photoInk: AdDesign["photoInk"], opacity: number): string =>
  `rgba(${photoInk === "black" ? "255,255,255" : "8,10,18"},${opacity})`;

/** The veil as a background. It is full under the text and fades out elsewhere. */
export function veilImage(veil: Veil, photoInk: AdDesign["photoInk"], opacity: number): string {
  const [full, none] = [veilColour(photoInk, opacity), veilColour(photoInk, 0)];
  const images: Readonly<Record<Veil, string>> = {
    all: full,
    top: `linear-gradient(to bottom, ${full} 0 55%, ${none} 90%)`,
    bottom: `linear-gradient(to top, ${full} 0 60%, ${none} 95%)`,
    left: `linear-gradient(to right, ${full} 0 72%, ${none})`,
  };
  return images[veil];
}
