import type { FreeItemKind } from "../../artifacts/evidence.ts";

/** What an ad gives away, by what a visitor gets: a free guide is no answer to a click for a free consultation. */
const KINDS: Readonly<Record<FreeItemKind, string>> = {
  content:
    "guides?|e-?books?|downloads?|templates?|checklists?|reports?|toolkits?|white ?papers?|playbooks?|brochures?|catalogues?|ratgeber|leitfaden|guias?|guida|livre blanc",
  event:
    "webinars?|webinaire|webinario|seminars?|master ?class(?:es)?|work ?shops?|courses?|lessons?|class(?:es)?|training|seats?|kurs|cursos?|cours|corso|clases?|lezione|proefles",
  talk: "consultations?|consulta|consulenza|calls?|sessions?|demos?|quotes?|estimates?|audits?|assessments?|appointments?|valuations?|checks?|\\p{L}*beratung|angebot|devis|presupuesto|preventivo|asesoria|erstgesprach",
  extra:
    "gifts?|samples?|installation|returns?|entry|admission|parking|parken|breakfast|fruhstuck|wi-?fi|wlan|probe|eintritt|retoure|ruckversand|retours?|entree|ingresso|entrada|toegang|desayuno|colazione",
};

/** What is free, where the word beside "free" says that only this is. */
export const GIFTS = Object.values(KINDS).join("|");

/** Words between "free" and what is free: "a free 30-minute strategy call". After these, something else begins. */
export const BETWEEN_GIFT =
  "(?:(?!(?:plan|app|account|version|trial|for|with|and|or|on|in|of|to|at|from|our|your|fur|mit|und|auf|zu|pour|avec|et|con|para|y|e|per|met|voor|en)(?!\\p{L}))[\\p{L}\\d-]+ ){0,2}?";

/** The gift in one word, whatever its number: "class", "guide". */
export const giftOf = (written: string): { token: string; gift: FreeItemKind | null } => {
  const token = written
    .replace(/(?<=class)es$/u, "")
    .replace(/(?<!s)s$/u, "")
    .replace(/^\p{L}+(?=beratung$)/u, "");
  const kind = Object.entries(KINDS).find(([, names]) => new RegExp(`^(?:${names})$`, "u").test(written));
  return { token, gift: kind === undefined ? null : (kind[0] as FreeItemKind) };
};
