/** Headlines by language that are about none of the pages' trades. */
export const UNRELATED_HEADLINES: Readonly<Record<string, readonly string[]>> = {
  en: [
    "Minutes of the parish council's February meeting",
    "Lighthouse keeper's diary found behind chapel organ",
    "Astronomers photograph a comet's second tail",
  ],
  de: [
    "Protokoll der Gemeinderatssitzung vom Februar",
    "Tagebuch des Leuchtturmwärters hinter der Orgel gefunden",
    "Astronomen fotografieren den zweiten Schweif eines Kometen",
  ],
  fr: [
    "Procès-verbal du conseil municipal de février",
    "Le journal du gardien de phare retrouvé derrière l’orgue",
    "Des astronomes photographient la seconde queue d’une comète",
  ],
  es: [
    "Acta del pleno municipal de febrero",
    "Hallan el diario del farero detrás del órgano de la capilla",
    "Astrónomos fotografían la segunda cola de un cometa",
  ],
  it: [
    "Verbale del consiglio comunale di febbraio",
    "Il diario del guardiano del faro ritrovato dietro l’organo",
    "Gli astronomi fotografano la seconda coda di una cometa",
  ],
  nl: [
    "Notulen van de gemeenteraad van februari",
    "Dagboek van vuurtorenwachter gevonden achter het orgel",
    "Sterrenkundigen fotograferen de tweede staart van een komeet",
  ],
  pl: [
    "Protokół z lutowej sesji rady gminy",
    "Dziennik latarnika odnaleziony za organami kaplicy",
    "Astronomowie sfotografowali drugi warkocz komety",
  ],
  sv: [
    "Protokoll från kommunfullmäktige i februari",
    "Fyrvaktarens dagbok hittad bakom kyrkorgeln",
    "Astronomer fotograferar kometens andra svans",
  ],
  nb: [
    "Protokoll fra kommunestyret i februar",
    "Fyrvokterens dagbok funnet bak kirkeorgelet",
    "Astronomer fotograferer kometens andre hale",
  ],
  no: [
    "Protokoll fra kommunestyret i februar",
    "Fyrvokterens dagbok funnet bak kirkeorgelet",
    "Astronomer fotograferer kometens andre hale",
  ],
  da: [
    "Referat fra kommunalbestyrelsens møde i februar",
    "Fyrpasserens dagbog fundet bag kirkeorglet",
    "Astronomer fotograferer kometens anden hale",
  ],
};
