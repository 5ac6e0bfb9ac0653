import { isThin } from "./content-amount.ts";

// What a page says that is still on its way, or about to send its visitor on.

const WAIT_PHRASES =
  "(?:please |just )?wait|loading|one moment|(?:you are being |you will be )?redirect(?:ing|ed)|bitte warten|(?:wird|werden) geladen|lädt|einen moment|weiterleitung|(?:sie werden )?weitergeleitet|chargement|veuillez patienter|redirection|vous allez être redirigé|cargando|espere|redirigiendo|un momento|caricamento|attendere|reindirizzamento|laden|even geduld|doorgestuurd|carregando|aguarde|redirecionando|ładowanie|proszę czekać|laddar|vänta|indlæser|laster|ladataan|načítání|yükleniyor|загрузка|подождите|перенаправ|読み込み中|お待ちください|加载中|正在跳转|로딩";
const CONTAINS_WAIT_PHRASE = new RegExp(`(?<!\\p{L})(?:${WAIT_PHRASES})`, "iu");
const STARTS_WITH_WAIT_PHRASE = new RegExp(`^[^\\p{L}]*(?:${WAIT_PHRASES})`, "iu");

/** Little text, and some of it asks for patience: a splash, or a page on the way to another one. */
export function isInterstitial({ title, text }: { title: string; text: string }): boolean {
  return (
    text.length < MAX_INTERSTITIAL_CHARS &&
    (CONTAINS_WAIT_PHRASE.test(text) || STARTS_WITH_WAIT_PHRASE.test(title))
  );
}

/** Nothing but that: "Loading…". */
export function isOnlyWaitNotice(text: string): boolean {
  return isThin(text) && STARTS_WITH_WAIT_PHRASE.test(text);
}

/** Two sentences: an article that speaks of waiting is longer. */
const MAX_INTERSTITIAL_CHARS = 200;
