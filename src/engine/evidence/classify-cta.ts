import { z } from "zod";
import { foldText, normaliseText } from "../../ground/fold-text.ts";
import { lexicon } from "../../ground/lexicon.ts";
import { isCentreInside } from "../artifacts/box-geometry.ts";
import type { Control, Layer, PageLink, Snapshot } from "../artifacts/capture-schemas.ts";
import { type CallToAction, CTA_INTENTS, type CtaIntent } from "../artifacts/evidence.ts";
import type { Excerpt } from "../artifacts/text-block.ts";
import json from "../lexicon/cta-intents.json" with { type: "json" };
import labelsJson from "../lexicon/cta-labels.json" with { type: "json" };
import { compilePattern, patternLexicon } from "../lexicon/patterns.ts";
import { wcagContrastRatio } from "./colour.ts";

const Intent = z.enum(CTA_INTENTS);

const Labels = z.array(
  z
    .object({ intent: Intent, phrases: z.array(z.string()) })
    .transform(
      ({ intent, phrases }) =>
        [intent, compilePattern(labelsJson.label, { ...labelsJson.fragments, phrases })] as const,
    ),
);

/** The intents of call-to-action labels, in lower-case text without diacritics. The first match decides. */
const intentPatterns = lexicon(
  z
    .object({
      platformTypes: z.array(
        z
          .object({ intent: Intent, pattern: z.string() })
          .transform(({ intent, pattern }) => [intent, new RegExp(pattern)] as const),
      ),
      specific: Labels,
      generic: Labels,
    })
    .transform(({ platformTypes, specific, generic }) => ({ platformTypes, specific, all: [...specific, ...generic] })),
  labelsJson,
);

/** Other patterns of labels and of what they link to. */
export const ctaPatterns = patternLexicon(labelsJson.patterns, labelsJson);

/** Shares of the viewport: a bar is wide and low, such as one with "Add to cart". */
const MIN_BAR_WIDTH_SHARE = 0.9;
const MAX_BAR_HEIGHT_SHARE = 0.2;

/** A bar at the top or bottom edge of the viewport, which belongs to the page. */
const isEdgeBar = ({ box }: Layer, { fold, veil }: Snapshot): boolean =>
  veil == null &&
  box.width >= MIN_BAR_WIDTH_SHARE * fold.width &&
  box.height <= MAX_BAR_HEIGHT_SHARE * fold.height &&
  (box.y <= 2 || box.y + box.height >= fold.height - 2);

/**
 * Whether a control belongs to a pop-up, which visitors must answer or close first. A bright control within a layer
 * belongs to it if the rest of the page is behind a translucent backdrop.
 */
export const isPopUpControl = (control: Control, page: Snapshot): boolean => {
  const layers = page.layers.filter(
    (layer) => layer.kind === "overlay" && isCentreInside(control.box, layer.solid ?? layer.box),
  );
  if (control.region === "overlay") return !layers.some((layer) => isEdgeBar(layer, page));
  return page.veil != null && !control.covered && layers.some(({ solid }) => solid != null);
};

/** Commitment of each intent: 0 none, 1 contact, 2 account, 3 payment. */
const intents = lexicon(z.object({ commitments: z.record(z.enum(CTA_INTENTS), z.number()) }), json);

/** Platform types are upper case with underscores; other text is a button's label. */
const classifyPlatformCta = (type: string): CtaIntent | null =>
  /^[A-Z][A-Z0-9_]*$/.test(type)
    ? (intentPatterns().platformTypes.find(([, pattern]) => pattern.test(type))?.[0] ?? null)
    : null;

/** A label without arrows and icons around it. */
const normaliseLabel = (text: string): string => foldText(text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

const classifyLabelWords = (text: string): CtaIntent => {
  const label = normaliseLabel(text);
  return intentPatterns().all.find(([, pattern]) => pattern.test(label))?.[0] ?? "other";
};

/** Intents that only inform, and are never secondary. */
const INFORMATIONAL_INTENTS = new Set<CtaIntent>(["learn", "watch", "browse", "other"]);
/** "Request" occurs in labels of all intents in some languages, and of applications in others. */
const NEVER_SECONDARY_INTENTS = new Set<CtaIntent>([...INFORMATIONAL_INTENTS, "apply"]);
/** Intents that mean a purchase if the label names a price. */
const PRICED_INTENTS = new Set<CtaIntent>(["sign_up", "try", "subscribe", "book", "download", "other"]);

const namesPrice = (text: string): boolean => {
  const folded = foldText(text);
  return ctaPatterns().moneyAmount.test(folded) && !ctaPatterns().savingsAmount.test(folded);
};

/** All intents of a label, the main one first: "Book a free trial" has the intents book and try. */
const listIntentsOfWords = (text: string): CtaIntent[] => {
  const first = classifyLabelWords(text);
  const rest = normaliseLabel(text).replace(ctaPatterns().openingVerb, "");
  const secondary = intentPatterns().specific.filter(
    ([intent, pattern]) => !NEVER_SECONDARY_INTENTS.has(intent) && pattern.test(rest),
  );
  return [
    first,
    ...secondary.map(([intent]) => intent),
    ...(PRICED_INTENTS.has(first) && namesPrice(text) ? (["buy"] as const) : []),
  ];
};

const listIntentsOfLabel = (text: string): CtaIntent[] => {
  const intent = classifyPlatformCta(text.trim());
  return intent === null ? listIntentsOfWords(text.replaceAll("_", " ")) : [intent];
};

/** Whether a label starts with the verb of its intent, or with a generic verb before it: "Start your free trial". */
export const startsWithIntentVerb = (text: string): boolean => {
  const label = normaliseLabel(text);
  const rest = label.replace(ctaPatterns().openingVerb, "");
  const intent = classifyLabelWords(label);
  return intentPatterns().specific.some(
    ([other, pattern]) => other === intent && (rest === label ? pattern.exec(label)?.index === 0 : pattern.test(rest)),
  );
};

/** The main intent of a label or platform type. */
export const classifyIntent = (text: string): CtaIntent => listIntentsOfLabel(text)[0] ?? "other";

/** All intents of a control, by its label and URL. A link to an app store is a download, whatever its label. */
const listIntents = (text: string, href: string | null): CtaIntent[] => {
  const [first = "other", ...secondary] = listIntentsOfLabel(text);
  if (href !== null && ctaPatterns().appStoreUrl.test(href)) return ["download", first, ...secondary];
  if (href === null || !ctaPatterns().directContactUrl.test(href)) return [first, ...secondary];
  return INFORMATIONAL_INTENTS.has(first) ? ["contact", first, ...secondary] : [first, "contact", ...secondary];
};

/** Creates a call to action from its text and its URL. */
export const createCallToAction = (excerpt: Excerpt, href: string | null = null): CallToAction => {
  const [intent = "other", ...others] = listIntents(excerpt.text, href);
  const secondaryIntents = [...new Set(others)].filter(
    (other) => other !== intent && !INFORMATIONAL_INTENTS.has(other),
  );
  return {
    excerpt,
    normalised: normaliseText(excerpt.text),
    intent,
    commitment: intents().commitments[intent],
    ...(secondaryIntents.length > 0 && { secondaryIntents }),
  };
};

const classifyControl = ({ text, href }: Pick<Control, "text" | "href">): CtaIntent =>
  listIntents(text, href)[0] ?? "other";

/** A lower control is a text link. */
const MIN_BUTTON_HEIGHT_PX = 32;
const MAX_CTA_LABEL_WORDS = 8;

/** Whether a control can be a call to action: not in a consent banner or footer, and no navigation. */
export const isCtaCandidate = (control: Control): boolean => {
  const text = normaliseLabel(control.text);
  return (
    control.region !== "consent" &&
    control.region !== "footer" &&
    text !== "" &&
    text.split(" ").length <= MAX_CTA_LABEL_WORDS &&
    !ctaPatterns().navigation.test(text) &&
    !ctaPatterns().socialProfile.test(text) &&
    // Pictures of partners and products have names, too: they need a label or URL with an intent.
    ((control.filled && control.badge !== true) || classifyControl(control) !== "other")
  );
};

/**
 * Whether a control is the main search of the page, below a headline ("Find your home" … "Search"), and not the site
 * search above it.
 */
export const isHeroSearch = (control: Control, headlineBottom: number): boolean =>
  ctaPatterns().search.test(normaliseLabel(control.text)) &&
  (control.region === "main" || control.region === "header") &&
  control.filled &&
  control.box.height >= MIN_BUTTON_HEIGHT_PX &&
  control.box.y >= headlineBottom;

/** The intent of a link's label or URL. Null for informational links, which every page has. */
export const classifyLink = ({ text, href }: PageLink): CtaIntent | null => {
  if (ctaPatterns().directContactUrl.test(href)) return "contact";
  if (ctaPatterns().appStoreUrl.test(href)) return "download";
  const label = normaliseLabel(text);
  if (
    label === "" ||
    label.split(" ").length > MAX_CTA_LABEL_WORDS ||
    ctaPatterns().navigation.test(label) ||
    ctaPatterns().socialProfile.test(label)
  )
    return null;
  const intent = classifyLabelWords(label);
  return INFORMATIONAL_INTENTS.has(intent) ? null : intent;
};

/**
 * How prominent a control is as a call to action: area times contrast, with reductions for what may be something
 * else.
 */
export const ctaProminence = (control: Control): number => {
  const area = control.box.width * control.box.height;
  // A badge is prominent by design, whatever the colours of its link.
  const contrast = control.badge === true ? 1 : Math.min(7, wcagContrastRatio(control.colour, control.background)) / 7;
  const isButton = control.filled || control.badge === true;
  const buttonFactor = isButton && control.box.height >= MIN_BUTTON_HEIGHT_PX ? 1 : 0.2;
  const intentFactor = classifyControl(control) === "other" ? 0.4 : 1;
  const regionFactor = control.region === "nav" || control.region === "overlay" ? 0.4 : 1;
  return area * contrast * buttonFactor * intentFactor * regionFactor;
};
