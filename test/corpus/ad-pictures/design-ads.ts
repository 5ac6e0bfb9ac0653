import { SeededChoice } from "../seeded-random.ts";
import { AD_COPY, type AdCopy } from "./ad-copy.ts";
import { FORMATS, type PictureFormat } from "./formats.ts";
import { type BadgeForm, type ButtonForm, LAYOUTS, type Layout, type Placement } from "./layouts.ts";
import { PALETTES, type Palette } from "./palettes.ts";
import {
  coverScale,
  cropToCover,
  type PhotoCrop,
  type Photograph,
  type PixelSize,
  type Rectangle,
} from "./photographs.ts";
import { TYPEFACES, type Typeface } from "./typefaces.ts";
import { type Language, ROLES, type Role, splitWords } from "./words.ts";

/** Everything that decides how an ad looks. */
export interface AdDesign {
  id: string;
  language: Language;
  texts: readonly AdText[];
  format: PictureFormat;
  layout: Layout;
  placement: Placement;
  photograph: Photograph;
  crop: PhotoCrop;
  palette: Palette;
  typeface: Typeface;
  /** The colour of text on the photograph. */
  photoInk: "white" | "black" | "bright";
  hasShadow: boolean;
  /** How much the photograph is darkened or lightened under text, from 0 to 1. It grows until the text is legible. */
  veil: number;
  badge: { form: BadgeForm; degrees: number };
  button: ButtonForm;
  headlineDegrees: number;
}

export interface AdText {
  role: Role;
  /** Words and whole amounts, as they are displayed. */
  words: readonly string[];
}

export interface DesignOptions {
  seed: number;
  photographs: readonly Photograph[];
  languages: readonly Language[];
}

export const ADS_PER_LANGUAGE = 8;

/** Designs the ads of a seed. A language's ads are the same whichever other languages are designed. */
export const designAds = (options: DesignOptions): AdDesign[] =>
  options.languages.flatMap((language) => designLanguage(language, options));

function designLanguage(language: Language, { seed, photographs }: DesignOptions): AdDesign[] {
  const choice = new SeededChoice(`${seed} ${language}`);
  const copies = choice.shuffle(AD_COPY[language]).slice(0, ADS_PER_LANGUAGE);
  // Each format, layout and photograph comes once before any comes twice.
  const [formats, layouts, photos] = [choice.shuffle(FORMATS), choice.shuffle(LAYOUTS), choice.shuffle(photographs)];
  return copies.map((copy, index) => {
    const format = takeFirst(formats, () => true);
    const layout = takeFirst(layouts, ({ placements }) => placements[format.shape] !== undefined);
    const placement = layout.placements[format.shape];
    if (placement === undefined) throw new Error(`No layout fits ${format.width}×${format.height}.`);
    const target = areaSize(placement.photo, format);
    const photograph = takeFirst(photos, (photo) => coverScale(photo, target) <= MAX_ENLARGEMENT);
    const id = `${language}-${index + 1}`;
    return designAd({ id, language, copy, format, layout, placement, photograph }, new SeededChoice(`${seed} ${id}`));
  });
}

/** More would be visibly blurred. */
const MAX_ENLARGEMENT = 2.4;

/** Takes the first suitable item, else the first one, and moves it to the end. */
function takeFirst<T>(items: T[], isSuitable: (item: T) => boolean): T {
  const [item] = items.splice(Math.max(0, items.findIndex(isSuitable)), 1);
  if (item === undefined) throw new Error("There is nothing to choose from.");
  items.push(item);
  return item;
}

interface AdPlan extends Pick<AdDesign, "id" | "language" | "format" | "layout" | "placement" | "photograph"> {
  copy: AdCopy;
}

function designAd(plan: AdPlan, choice: SeededChoice): AdDesign {
  const { copy, ...chosen } = plan;
  const { language, format, layout, placement, photograph } = chosen;
  const typeface = choice.pick(TYPEFACES);
  const crop = cropToCover(photograph, areaSize(placement.photo, format), {
    zoom: choice.between(1, 1.25),
    focus: [choice.between(0, 1), choice.between(0, 1)],
    isMirrored: choice.isTrue(0.5),
  });
  const roles = chooseRoles(plan, choice);
  const isUpperCase = typeface.allowsUpperCase && choice.isTrue(0.45);
  return {
    ...chosen,
    texts: roles.map((role) => ({
      role,
      words: splitWords(isUpperCase && role === "headline" ? copy[role].toLocaleUpperCase(language) : copy[role]),
    })),
    crop,
    palette: choice.pick(PALETTES),
    typeface,
    photoInk: choice.pick(PHOTO_INKS[photograph.tone]),
    hasShadow: choice.isTrue(0.4),
    veil: choice.pick([0, 0, 0.2, 0.4]),
    badge: designBadge(plan, choice),
    button: choice.pick(layout.buttons),
    headlineDegrees: layout.headline === "slanted" ? Math.round(choice.pick([-1, 1]) * choice.between(4, 9)) : 0,
  };
}

/** A badge among the copy is upright, and a long one is slanted less. */
function designBadge({ layout, placement }: AdPlan, choice: SeededChoice): AdDesign["badge"] {
  const form = choice.pick(layout.badges);
  const slant = choice.between(-MAX_BADGE_DEGREES[form], MAX_BADGE_DEGREES[form]);
  return { form, degrees: placement.badge === undefined ? 0 : Math.round(slant) };
}

const MAX_BADGE_DEGREES: Readonly<Record<BadgeForm, number>> = { round: 20, star: 20, ribbon: 9, pill: 7 };

const PHOTO_INKS = {
  dark: ["white", "white", "bright"],
  // White text would need so dark a veil that the photograph looks dirty.
  light: ["black"],
  mixed: ["white", "bright"],
} as const;

/** The roles that the layout and the format have, less some that many ads go without. */
function chooseRoles({ format, layout, placement }: AdPlan, choice: SeededChoice): Role[] {
  const omitted = new Set<Role>();
  // A small ad has room for one offer.
  const isSmall = Math.min(format.width, format.height) <= 300;
  omitted.add(choice.pick(isSmall ? ["price", "badge"] : ["price", "badge", "brand"]));
  if (choice.isTrue(0.2)) omitted.add("body");
  if (choice.isTrue(0.3)) omitted.add("legal");
  if (isSmall && format.shape !== "strip" && choice.isTrue(0.3)) omitted.add("brand");
  if (layout.needsPrice) omitted.delete("price");
  const outside = new Set<Role>([
    ...(placement.badge === undefined ? [] : ["badge" as const]),
    ...(placement.legal === undefined ? [] : ["legal" as const]),
  ]);
  const shown = new Set([...layout.order, ...outside]);
  return ROLES.filter((role) => shown.has(role) && format.type[role] !== undefined && !omitted.has(role));
}

const WHOLE_AD: Rectangle = [0, 0, 100, 100];

/** An area's size in pixels. */
const areaSize = ([, , width, height]: Rectangle = WHOLE_AD, format: PictureFormat): PixelSize => ({
  width: (width * format.width) / 100,
  height: (height * format.height) / 100,
});
