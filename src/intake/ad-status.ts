/** Any of the words as a whole; `*` leaves the ending open. */
const matchAnyWord = (...lines: string[]): RegExp =>
  new RegExp(`\\b(?:${lines.join("|").replaceAll("*", "\\w*")})\\b`, "u");

/**
 * Words that say an ad, ad group or campaign is not to be shown, as the platforms' exports have them: English first,
 * then de, fr, es, it, nl, pt; accents put aside, endings left open (pausada, pausado).
 */
const STOPPED_WORDS = matchAnyWord(
  "paus*|removed|deleted|ended|completed|archived|disabled|inactive|off|draft|not delivering",
  "entfernt|geloscht|beendet|abgelaufen|archiviert|deaktiviert|inaktiv|entwurf",
  "en veille|supprime*|termine*|arrete*|archive*|desactive*|inactif",
  "eliminad[ao]|retirad[ao]|quitad[ao]|finalizad[ao]|archivad[ao]|inhabilitad[ao]|inactiv[ao]",
  "sospes[ao]|rimoss[ao]|eliminat[ao]|terminat[ao]|conclus[ao]|archiviat[ao]|disattivat[ao]",
  "gepauzeerd|onderbroken|verwijderd|beeindigd|afgelopen|gearchiveerd|uitgeschakeld|inactief",
  "removid[ao]|excluid[ao]|encerrad[ao]|concluid[ao]|terminad[ao]|arquivad[ao]|desativad[ao]",
);

/** Words that say it runs, or waits for something that is not its owner's to decide. */
const RUNNING_WORDS = matchAnyWord(
  "enabled|active|eligible|approved|disapproved|pending|pending_review|in_process|in progress|in review|under review",
  "learning|limited|scheduled|with_issues|preapproved|serving|delivering|on|misconfigured",
  "aktiv*|freigegeben|abgelehnt|ausstehend|geplant|ausgeliefert|eingeschrankt",
  "activ*|approuve*|refuse*|en attente|en cours|programme*",
  "habilitad[ao]|aprobad[ao]|rechazad[ao]|apt[ao]|pendiente|en revision|programad[ao]",
  "attiv*|approvat[ao]|idone[ao]|in attesa|in corso|programmat[ao]",
  "ingeschakeld|actief|goedgekeurd|afgekeurd|geschikt|in behandeling|gepland",
  "ativ*|aprovad[ao]|reprovad[ao]|qualificad[ao]|elegivel|pendente",
);

/** Whether it is shown; `unknown` where the word is none that we know. No status at all is no reason to doubt. */
export function parseAdStatus(status: string): "running" | "stopped" | "unknown" {
  const plain = status.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  if (STOPPED_WORDS.test(plain)) return "stopped";
  return plain.trim() === "" || RUNNING_WORDS.test(plain) ? "running" : "unknown";
}

/** Whether a date, as exports write it, is surely past. "03/04/2026" may be in March or in April: both must be. */
export function isPast(date: string, now: Date): boolean {
  const readings = [...parsePossibleDays(date)];
  // A campaign runs to the end of its last day, wherever on earth that is: 12 hours behind UTC at most.
  return readings.length > 0 && readings.every((day) => day + 36 * 3_600_000 <= now.getTime());
}

function* parsePossibleDays(date: string): Generator<number> {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(date);
  if (iso !== null) return yield* toDay(iso[1], iso[2], iso[3]);
  const other = /^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4})/.exec(date);
  if (other === null) return;
  const [, first, separator, second, year] = other;
  yield* toDay(year, second, first);
  if (separator !== ".") yield* toDay(year, first, second);
}

function* toDay(year = "", month = "", day = ""): Generator<number> {
  if (Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31)
    yield Date.UTC(Number(year), Number(month) - 1, Number(day));
}
