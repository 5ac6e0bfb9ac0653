import { isThin } from "./substance.ts";

// What a page says that is still on its way, or about to send its visitor on.

const WAITS =
  "(?:please |just )?wait|loading|one moment|(?:you are being |you will be )?redirect(?:ing|ed)|bitte warten|(?:wird|werden) geladen|lädt|einen moment|weiterleitung|(?:sie werden )?weitergeleitet|chargement|veuillez patienter|redirection|vous allez être redirigé|cargando|espere|redirigiendo|un momento|caricamento|attendere|reindirizzamento|laden|even geduld|doorgestuurd|carregando|aguarde|redirecionando|ładowanie|proszę czekać|laddar|vänta|indlæser|laster|ladataan|načítání|yükleniyor|загрузка|подождите|перенаправ|読み込み中|お待ちください|加载中|正在跳转|로딩";
const SAYS_WAIT = new RegExp(`(?<!\\p{L})(?:${WAITS})`, "iu");
const ONLY_WAITS = new RegExp(`^[^\\p{L}]*(?:${WAITS})`, "iu");

/** Little text, and some of it asks for patience: a splash, or a page on the way to another one. */
export function asksForPatience({ title, text }: { title: string; text: string }): boolean {
  return text.length < LITTLE && (SAYS_WAIT.test(text) || ONLY_WAITS.test(title));
}

/** Nothing but that: "Loading…". */
export function onlyWaits(text: string): boolean {
  return isThin(text) && ONLY_WAITS.test(text);
}

/** Two sentences: an article that speaks of waiting is longer. */
const LITTLE = 200;
