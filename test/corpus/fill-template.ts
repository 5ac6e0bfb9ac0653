import { readFileSync } from "node:fs";
import path from "node:path";
import { type Cheerio, type CheerioAPI, load } from "cheerio";
import type { Element } from "domhandler";
import { type Brief, withPercent } from "./briefs.ts";
import { mixColours } from "./colours.ts";
import { packageFolder } from "./pictures.ts";
import { type SharedCopy, sharedCopyOf } from "./shared-copy.ts";
import { findTemplate, type Template } from "./templates.ts";

export interface TemplateContent {
  brief: Brief;
  /** The offer's percentage, which mutations change; undefined if the offer has none. */
  percent: number | undefined;
  /** State the offer of 50 % in words. */
  inWords: boolean;
}

/** Fills a template with a brief's texts. Marks the hero's elements with `data-slot` for mutations. */
export function fillTemplate(content: TemplateContent): CheerioAPI {
  const { brief } = content;
  const template = findTemplate(brief.template);
  const file = path.join(packageFolder(`startbootstrap-${template.id}`), "dist/index.html");
  const $ = load(readFileSync(file, "utf8"));
  const chrome = sharedCopyOf(brief.language);
  fillHead($, brief);
  $(`${template.removed ?? "none"}, [id=submitSuccessMessage], [id=submitErrorMessage], .invalid-feedback`).remove();
  $(".disabled").removeClass("disabled");
  fillHero($, template, content);
  fillNavigation($, brief, chrome);
  fillForms($, brief, chrome);
  fillFooter($, brief, chrome);
  fillQuotes($, template, brief);
  fillBody($, brief);
  fillImages($, template, brief);
  applyBackdrop($, template, brief);
  return $;
}

const fillSlot = (element: Cheerio<Element>, text: string, slot: string): void => {
  element.text(text).attr("data-slot", slot);
};

function fillHead($: CheerioAPI, brief: Brief): void {
  $("html").attr("lang", brief.language);
  $("title").text(brief.title);
  $("meta[name=description]").attr("content", brief.description);
  $("meta[name=author]").remove();
  // About half of all sites set og:site_name.
  if (brief.id.length % 2 === 0) $("head").append($("<meta>").attr({ property: "og:site_name", content: brief.brand }));
}

export function offerText({ brief, percent, inWords }: TemplateContent): string | null {
  if (brief.offer === null) return null;
  return inWords && brief.offer.half ? brief.offer.half : withPercent(brief.offer.text, percent);
}

function fillHero($: CheerioAPI, template: Template, content: TemplateContent): void {
  const { brief } = content;
  const head = $<Element, string>(template.headline).first();
  fillSlot(head, brief.headline, "headline");
  if (template.brand !== null) fillSlot($<Element, string>(template.brand), brief.brand, "brand");
  else if (template.logo === undefined)
    head.before($("<div class='h4 mb-4'>").text(brief.brand).attr("data-slot", "brand"));
  if (template.sub === null) head.after($("<p class='lead'>").text(brief.sub).attr("data-slot", "sub"));
  else fillSlot($<Element, string>(template.sub).first(), brief.sub, "sub");
  if (template.cta !== null) fillSlot($<Element, string>(template.cta).first(), brief.cta, "cta");
  if (template.more !== undefined) fillSlot($<Element, string>(template.more).first(), brief.more, "more");
  if (template.ctaInstead !== undefined) {
    const button = "<a class='btn btn-primary rounded-pill px-4 py-3 fw-bold' href='#!'></a>";
    $(template.ctaInstead).each((_, place) => {
      $(place).html(button);
      fillSlot($(place).find("a"), brief.cta, "cta");
    });
  }
  placeOffer($, template, offerText(content));
}

function placeOffer($: CheerioAPI, template: Template, text: string | null): void {
  if (template.offer !== undefined) {
    const place = $<Element, string>(template.offer).first();
    if (text === null) place.remove();
    else fillSlot(place, text, "offer");
    return;
  }
  if (text === null) return;
  const offer = $("<p class='fs-5 fw-bold mb-4'>").text(text).attr("data-slot", "offer");
  const sub = $("[data-slot=sub]").last();
  // The subheading may be inside a heading or above the headline; the offer follows the last of them.
  const anchor = sub.is("em") ? sub.parent() : $("[data-slot=sub], [data-slot=headline]").last();
  if (anchor.is("[class*=text-white]") || heroHeadline($).is(".text-white")) offer.addClass("text-white");
  anchor.after(offer);
}

const heroHeadline = ($: CheerioAPI): Cheerio<Element> => $<Element, string>("[data-slot=headline]").first();

function fillNavigation($: CheerioAPI, brief: Brief, chrome: SharedCopy): void {
  $(".navbar-toggler").each((_, toggler) => {
    const icon = $(toggler).children();
    $(toggler).text(`${chrome.menu} `).append(icon).attr("data-done", "").attr("aria-label", chrome.menu);
  });
  $("nav .nav-link, nav .sidebar-nav-item a").each((index, link) => {
    const word = brief.nav[index];
    if (word === undefined) $(link).closest("li").remove();
    else $(link).text(word).attr("data-done", "");
  });
  $("nav .btn, nav button span.small")
    .not("[data-slot]")
    .each((_, button) => {
      if ($(button).is(".navbar-toggler")) return;
      fillSlot($(button), brief.cta, "cta");
    });
}

function fillForms($: CheerioAPI, brief: Brief, chrome: SharedCopy): void {
  const byType: Record<string, string> = { email: chrome.email, tel: chrome.phone, text: chrome.name };
  $("input[type], textarea").each((_, field) => {
    const word = field.name === "textarea" ? chrome.message : byType[field.attribs["type"] ?? ""];
    if (word === undefined) return;
    // Email fields of newsletter forms may have the type "text".
    const said = /email/i.test(field.attribs["placeholder"] ?? "") ? chrome.email : word;
    $(field).attr("placeholder", said).attr("aria-label", said);
    $(`label[for="${field.attribs["id"] ?? ""}"]`)
      .text(said)
      .attr("data-done", "");
  });
  $("button[type=submit], #button-newsletter")
    .not("[data-slot]")
    .each((_, button) => fillSlot($(button), brief.cta, "cta"));
}

function fillFooter($: CheerioAPI, brief: Brief, chrome: SharedCopy): void {
  const words = [chrome.privacy, chrome.terms];
  const places = textElements($, $("footer, .copyright")).filter(
    (leaf) => !$(leaf).closest("[data-done],[data-slot]").length,
  );
  let said = false;
  for (const leaf of places) {
    const place = $(leaf);
    if (place.is("h4, p.lead")) continue;
    if (place.is("a")) {
      const word = words.shift();
      if (word === undefined) place.remove();
      else place.text(word).attr("data-done", "");
    } else if (/[⋅·]/.test(place.text())) {
      place.attr("data-done", "");
    } else if (said) {
      place.remove();
    } else {
      said = true;
      place.text(brief.legal).attr("data-done", "");
    }
  }
}

function fillQuotes($: CheerioAPI, template: Template, brief: Brief): void {
  const [text, who] = template.quotes ?? [];
  if (text === undefined || who === undefined) return;
  const names = $<Element, string>(who).toArray();
  $<Element, string>(text).each((index, place) => {
    const [said, by] = brief.quotes[index] ?? [];
    const name = names[index];
    if (said === undefined || by === undefined) {
      $(place).closest("[class*=col-lg-4], .card").remove();
      return;
    }
    $(place)
      .text(`“${said}”${name === undefined ? ` ${by}` : ""}`)
      .attr("data-done", "");
    if (name !== undefined) $(name).text(by).attr("data-done", "");
  });
}

const HEADING_SELECTOR = "h1,h2,h3,h4,h5,h6,.section-heading-upper,.section-heading-lower,.fs-3,.h2";

/**
 * Fills the remaining elements in document order: each heading gets the next section's heading, the text after it its
 * text.
 */
function fillBody($: CheerioAPI, brief: Brief): void {
  const sections = [...brief.sections];
  let text = "";
  for (const leaf of textElements($, $("body"))) {
    const place = $(leaf);
    if (place.closest("[data-done],[data-slot]").length || place.closest("html").length === 0) continue;
    if (place.is("a, button")) {
      const label = place.is(".btn-primary, .btn-xl, .btn-outline-light") ? brief.cta : brief.more || brief.cta;
      place.text(label).attr("data-done", "");
    } else if (place.is(HEADING_SELECTOR) || place.parent().is(HEADING_SELECTOR)) {
      const next = sections.shift();
      if (next === undefined) {
        removeUnfilledColumn(place);
        continue;
      }
      text = next[1];
      place.text(next[0]).attr("data-done", "");
    } else if (text === "") {
      // A section has one text, so further paragraphs are removed.
      place.remove();
    } else {
      place.text(text).attr("data-done", "");
      text = "";
    }
  }
  removeEmptyBoxes($);
}

/** Removes an element without text and, if nothing else is in it, its column. */
function removeUnfilledColumn(place: Cheerio<Element>): void {
  const column = place.closest(".col, [class*=col-]");
  const holds = column.find("[data-done],[data-slot]").length > 0;
  if (column.length && !holds) column.remove();
  else place.remove();
}

function removeEmptyBoxes($: CheerioAPI): void {
  $("section, aside, .call-to-action, .card, .col, [class*=col-]").each((_, box) => {
    const inside = $(box);
    if (inside.text().trim() === "" && inside.find("img, input, video, [style*=background-image]").length === 0) {
      inside.remove();
    }
  });
}

function fillImages($: CheerioAPI, template: Template, brief: Brief): void {
  if (template.logo !== undefined) {
    $(template.logo).attr({ src: "/_pic/logo", alt: brief.brand, "data-done": "" }).removeClass("rounded-circle");
  }
  if (template.image !== undefined) {
    $(template.image).first().attr({ src: "/_pic/hero", alt: brief.title, "data-done": "" });
  }
  let number = 0;
  $("img:not([data-done])").each((_, image) => {
    const src = image.attribs["src"] ?? "";
    // The corpus has no replacements for small portraits.
    if (/\b(40x40|50x50)\b/.test(src)) $(image).remove();
    else if (!/testimonials|about\/|close/.test(src)) $(image).attr("src", `/_pic/${++number}`);
    $(image).attr("alt", brief.sections[number]?.[0] ?? brief.trade);
  });
  $("[style*=background-image]")
    .not(template.backdrop ?? "none")
    .each((_, box) => {
      $(box).attr("style", `background-image: url('/_pic/${++number}')`);
    });
  $(template.backdrop ?? "none").removeAttr("style");
}

/** Replaces the template's background image with the brief's. */
function applyBackdrop($: CheerioAPI, template: Template, brief: Brief): void {
  if (template.backdrop === undefined) return;
  const veil = template.scrim === "light" ? "rgba(255,255,255,.72)" : "rgba(14,14,24,.5)";
  const style = `${template.backdrop}{background:linear-gradient(${veil},${veil}),url(/_pic/hero) center/cover no-repeat${template.backdrop === "body" ? " fixed" : ""} ${mixColours(brief.colours[0], "#101020", 0.4)} !important}`;
  $("head").append($("<style>").text(style));
}

/** Elements with text of their own, in document order. */
function textElements($: CheerioAPI, within: Cheerio<Element> | Cheerio<never>): Element[] {
  return (within as Cheerio<Element>)
    .find("*")
    .not("script, style, title, noscript")
    .toArray()
    .filter((element) =>
      $(element)
        .contents()
        .toArray()
        .some((node) => node.type === "text" && node.data.trim() !== ""),
    );
}
