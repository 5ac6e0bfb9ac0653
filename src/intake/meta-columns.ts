import type { ColumnNames } from "./columns.ts";

export const META_FIELDS = [
  "campaign",
  "campaignStatus",
  "campaignEnd",
  "group",
  "groupStatus",
  "groupEnd",
  "adName",
  "adId",
  "adStatus",
  "title",
  "body",
  "description",
  "link",
  "otherLink",
  "urlTags",
  "callToAction",
  "page",
  "platforms",
  "imageUrl",
  "imageFile",
  "imageHash",
  "videoFile",
  "videoId",
  "permalink",
  "form",
] as const;
export type MetaField = (typeof META_FIELDS)[number];

/**
 * English: the columns that Ads Manager's export and bulk-import template have. Meta documents no translation of
 * them; the others, in the order de, fr, es, it, nl, pt, are the words of its reports in that language.
 */
export const META_COLUMN_NAMES: ColumnNames<MetaField> = {
  campaign: [
    ...["Campaign name", "Kampagnenname", "Name der Kampagne", "Nom de la campagne"],
    ...["Nombre de la campaña", "Nome della campagna", "Campagnenaam", "Nome da campanha"],
  ],
  campaignStatus: ["Campaign status", "Campaign delivery", "Kampagnenstatus", "Status da campanha"],
  campaignEnd: ["Campaign stop time", "Campaign end time"],
  group: [
    ...["Ad set name", "Name der Anzeigengruppe", "Anzeigengruppenname", "Nom de l'ensemble de publicités"],
    ...["Nombre del conjunto de anuncios", "Nome del gruppo di inserzioni", "Naam advertentieset"],
    "Nome do conjunto de anúncios",
  ],
  groupStatus: ["Ad set run status", "Ad set status", "Ad set delivery", "Status de exibição"],
  groupEnd: ["Ad set time stop", "Ad set end time", "End time"],
  adName: [
    ...["Ad name", "Name der Anzeige", "Anzeigenname", "Nom de la publicité", "Nombre del anuncio"],
    ...["Nome dell'inserzione", "Advertentienaam", "Naam van advertentie", "Nome do anúncio"],
  ],
  adId: ["Ad ID", "Anzeigen-ID", "ID de publicité", "ID del anuncio", "ID inserzione", "ID do anúncio"],
  adStatus: ["Ad status", "Ad delivery"],
  title: [
    ...["Title", "Additional title #", "Headline", "Headline (ad settings)", "Titel", "Überschrift", "Titre"],
    ...["Título", "Titolo", "Kop"],
  ],
  body: [
    ...["Body", "Additional body #", "Primary text", "Body (ad settings)", "Primärer Text", "Haupttext"],
    ...["Texte principal", "Texto principal", "Testo principale", "Primaire tekst"],
  ],
  description: [
    ...["Link description", "Additional link description #", "Description", "Newsfeed link description"],
    ...["Linkbeschreibung", "Description du lien", "Descripción del enlace", "Descrizione del link"],
    ...["Linkbeschrijving", "Descrição do link"],
  ],
  link: [
    ...["Link", "Website URL", "Website-URL", "Link (ad settings)", "URL du site web", "URL del sitio web"],
    ...["URL del sito web", "URL van website", "URL do site"],
  ],
  otherLink: ["Additional link #", "Product # - Link", "Call to action link", "Template URL"],
  urlTags: [
    ...["URL tags", "URL parameters", "URL-Parameter", "Paramètres d'URL", "Parámetros de URL"],
    ...["Parametri URL", "URL-parameters", "Parâmetros de URL"],
  ],
  callToAction: [
    ...["Call to action", "Dynamic creative call to action", "Call to action type", "Call-to-Action"],
    ...["Appel à l'action", "Llamada a la acción", "Invito all'azione", "Chamada para ação"],
  ],
  page: ["Page name", "Facebook page", "Page", "Seitenname", "Nom de la page", "Nombre de la página"],
  platforms: ["Publisher platforms"],
  imageUrl: ["Image URL", "Instagram platform image URL", "Permanent image URL"],
  imageFile: ["Image file name", "Image"],
  imageHash: ["Image hash", "Additional image # hash"],
  videoFile: ["Video file name"],
  videoId: ["Video ID", "Additional video # ID"],
  permalink: ["Permalink", "Permalink (ad settings)"],
  form: ["Lead form ID"],
};
