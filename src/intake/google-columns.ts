import type { ColumnNames } from "./columns.ts";

export const GOOGLE_FIELDS = [
  "campaign",
  "campaignStatus",
  "campaignEnd",
  "group",
  "groupStatus",
  "assetGroup",
  "assetGroupStatus",
  "adName",
  "adId",
  "adType",
  "adStatus",
  "status",
  "headline",
  "headlinePosition",
  "longHeadline",
  "description",
  "path",
  "finalUrl",
  "mobileUrl",
  "template",
  "suffix",
  "parameters",
  "callToAction",
  "businessName",
  "image",
  "video",
  "keyword",
  "linkText",
] as const;
export type GoogleField = (typeof GOOGLE_FIELDS)[number];

/**
 * English: the columns of Google Ads Editor (support.google.com/google-ads/editor/answer/57747, whose headers are
 * English whatever the language), of bulk-upload templates and of reports. Others, in the order de, fr, es, it, nl, pt:
 * as reports and the Editor show them, in the words of Google's help in that language.
 */
export const GOOGLE_COLUMN_NAMES: ColumnNames<GoogleField> = {
  campaign: ["Campaign", "Campaign name", "Kampagne", "Campagne", "Campaña", "Campagna", "Campanha"],
  campaignStatus: [
    ...["Campaign status", "Campaign state", "Kampagnenstatus", "Status der Kampagne"],
    ...["État de la campagne", "Statut de la campagne", "Estado de la campaña", "Estado de campaña"],
    ...[
      "Stato campagna",
      "Stato della campagna",
      "Campagnestatus",
      "Status da campanha",
      "Estado da campanha",
    ],
  ],
  campaignEnd: [
    ...["End date", "Campaign end date", "Enddatum", "Date de fin", "Fecha de finalización", "Data di fine"],
    ...["Einddatum", "Data de término", "Data de fim", "Data de conclusão"],
  ],
  group: [
    ...["Ad group", "Ad group name", "Anzeigengruppe", "Groupe d'annonces", "Grupo de anuncios"],
    ...["Gruppo di annunci", "Gruppo annunci", "Advertentiegroep", "Grupo de anúncios"],
  ],
  groupStatus: [
    ...["Ad group status", "Ad group state", "Anzeigengruppenstatus", "Status der Anzeigengruppe"],
    ...["État du groupe d'annonces", "Statut du groupe d'annonces", "Estado del grupo de anuncios"],
    ...["Stato gruppo di annunci", "Stato del gruppo di annunci", "Advertentiegroepstatus"],
    ...["Status van advertentiegroep", "Status do grupo de anúncios", "Estado do grupo de anúncios"],
  ],
  assetGroup: [
    ...["Asset group", "Asset group name", "Asset-Gruppe", "Groupe d'assets", "Groupe de composants"],
    ...["Grupo de recursos", "Gruppo di asset", "Assetgroep", "Itemgroep"],
  ],
  assetGroupStatus: [
    ...["Asset group status", "Status der Asset-Gruppe", "État du groupe d'assets"],
    ...["Estado del grupo de recursos", "Stato gruppo di asset", "Status van assetgroep"],
    "Status do grupo de recursos",
  ],
  adName: [
    ...["Ad name", "Anzeigenname", "Name der Anzeige", "Nom de l'annonce", "Nombre del anuncio"],
    ...["Nome annuncio", "Nome dell'annuncio", "Advertentienaam", "Nome do anúncio"],
  ],
  adId: [
    ...["Ad ID", "Anzeigen-ID", "ID de l'annonce", "ID del anuncio", "ID annuncio", "Advertentie-ID"],
    "ID do anúncio",
  ],
  adType: [
    ...["Ad type", "Anzeigentyp", "Type d'annonce", "Tipo de anuncio", "Tipo di annuncio", "Tipo annuncio"],
    ...["Advertentietype", "Tipo de anúncio"],
  ],
  adStatus: [
    ...["Ad status", "Ad state", "Anzeigenstatus", "Status der Anzeige", "État de l'annonce"],
    ...["Statut de l'annonce", "Estado del anuncio", "Estado de los anuncios", "Stato annuncio"],
    ...["Stato dell'annuncio", "Advertentiestatus", "Status do anúncio", "Estado do anúncio"],
  ],
  status: ["Status", "État", "Statut", "Estado", "Stato"],
  headline: [
    ...[
      "Headline",
      "Headline #",
      "Anzeigentitel",
      "Anzeigentitel #",
      "Titre",
      "Titre #",
      "Título",
      "Título #",
    ],
    ...["Titolo", "Titolo #", "Kop", "Kop #", "Koptekst", "Koptekst #"],
  ],
  headlinePosition: [
    ...["Headline # position", "Position von Anzeigentitel #", "Anzeigentitel # Position"],
    ...["Position du titre #", "Posición del título #", "Posizione titolo #", "Positie kop #"],
    "Posição do título #",
  ],
  longHeadline: [
    ...["Long headline", "Long headline #", "Langer Anzeigentitel", "Langer Anzeigentitel #", "Titre long"],
    ...["Titre long #", "Título largo", "Título largo #", "Titolo lungo", "Titolo lungo #", "Lange kop"],
    ...["Lange kop #", "Título longo", "Título longo #"],
  ],
  description: [
    ...["Description", "Description #", "Description line #", "Textzeile", "Textzeile #", "Beschreibung"],
    ...["Beschreibung #", "Descripción", "Descripción #", "Descrizione", "Descrizione #", "Beschrijving"],
    ...["Beschrijving #", "Descrição", "Descrição #"],
  ],
  path: ["Path #", "Pfad #", "Chemin #", "Ruta #", "Percorso #", "Pad #", "Caminho #"],
  finalUrl: [
    ...["Final URL", "Finale URL", "Endgültige URL", "URL finale", "URL final", "Uiteindelijke URL"],
    ...["Definitieve URL", "Landing page"],
  ],
  mobileUrl: [
    ...[
      "Final mobile URL",
      "Mobile final URL",
      "Finale mobile URL",
      "Mobile finale URL",
      "URL mobile finale",
    ],
    ...["URL finale pour mobile", "URL final para móviles", "URL finale per il mobile"],
    ...["URL finale per dispositivi mobili", "URL finale per cellulari", "Uiteindelijke mobiele URL"],
    ...["URL final para dispositivos móveis", "URL final para celular"],
  ],
  template: [
    ...["Tracking template", "Tracking-Vorlage", "Modèle de suivi", "Plantilla de seguimiento"],
    ...["Modello di monitoraggio", "Trackingtemplate", "Trackingsjabloon", "Modelo de acompanhamento"],
    "Modelo de rastreamento",
  ],
  suffix: [
    ...["Final URL suffix", "Suffix der finalen URL", "Suffixe de l'URL finale", "Suffixe d'URL finale"],
    ...["Sufijo de URL final", "Suffisso URL finale", "Suffisso dell'URL finale"],
    ...["Achtervoegsel van uiteindelijke URL", "Sufixo do URL final", "Sufixo de URL final"],
  ],
  parameters: [
    ...["Custom parameter", "Custom parameters", "Benutzerdefinierter Parameter"],
    ...["Benutzerdefinierte Parameter", "Paramètre personnalisé", "Parámetro personalizado"],
    ...["Parametro personalizzato", "Aangepaste parameter", "Parâmetro personalizado"],
  ],
  callToAction: [
    ...["Call to action", "Call to action #", "Call to action text", "Call to action text #"],
    ...["Text für Call-to-Action", "Texte d'incitation à l'action", "Texto de llamada a la acción"],
    ...["Texto de llamada a la acción #", "Testo dell'invito all'azione", "Texto de call-to-action"],
  ],
  businessName: [
    ...["Business name", "Name des Unternehmens", "Unternehmensname", "Nom de l'entreprise"],
    ...["Nombre de la empresa", "Nome dell'attività", "Bedrijfsnaam", "Nome da empresa"],
  ],
  image: [
    ...[
      "Image",
      "Image #",
      "Image URL",
      "Image name",
      "Landscape image",
      "Landscape image #",
      "Square image",
    ],
    ...["Square image #", "Portrait image", "Portrait image #", "Marketing image", "Marketing image #"],
    ...["Square marketing image", "Square marketing image #", "Bild", "Bild-URL", "URL de l'image", "Imagen"],
    ...[
      "URL de imagen",
      "Immagine",
      "URL immagine",
      "Afbeelding",
      "Afbeeldings-URL",
      "Imagem",
      "URL da imagem",
    ],
  ],
  video: [
    ...[
      "Video ID",
      "Video ID #",
      "Video",
      "Video #",
      "Video URL",
      "YouTube video",
      "Video-ID",
      "ID de la vidéo",
    ],
    ...["ID de vídeo", "ID video", "ID do vídeo", "Vídeo"],
  ],
  keyword: [
    ...["Keyword", "Search keyword", "Keyword im Suchnetzwerk", "Mot clé", "Palabra clave", "Parola chiave"],
    ...["Zoekwoord", "Palavra-chave"],
  ],
  linkText: [
    ...["Link text", "Sitelink text", "Linktext", "Texte du lien", "Texto del enlace", "Testo del link"],
    ...["Linktekst", "Texto do link"],
  ],
};
