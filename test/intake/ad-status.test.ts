import { describe, expect, test } from "vitest";
import { parseAdStatus, parseEnd } from "../../src/intake/ad-status.ts";

test.each([
  ...[
    "Paused",
    "Removed",
    "PAUSED",
    "ARCHIVED",
    "Campaign paused",
    "Ad group paused",
    "Campaign ended",
    "Not delivering",
  ],
  ...["Pausiert", "Entfernt", "Gelöscht", "Beendet", "En pause", "En veille", "Supprimée", "Terminée"],
  ...["En pausa", "Pausada", "Eliminado", "Finalizada", "In pausa", "Sospeso", "Rimosso", "Terminata"],
  ...[
    "Gepauzeerd",
    "Onderbroken",
    "Verwijderd",
    "Beëindigd",
    "Em pausa",
    "Pausado",
    "Removida",
    "Excluído",
    "Encerrada",
  ],
  // Meta's values, words that negate others, and Japanese.
  ...["not_delivering", "CAMPAIGN_PAUSED", "permanently_deleted", "recently_completed", "not_published", "off"],
  ...["Not eligible", "Not serving", "Não qualificado", "Nicht aktiv", "一時停止", "削除済み"],
])("%s is not shown", (status) => {
  expect(parseAdStatus(status)).toBe("stopped");
});

test.each([
  ...[
    "",
    "Enabled",
    "ACTIVE",
    "Eligible",
    "Eligible (limited)",
    "Approved",
    "Disapproved",
    "Under review",
    "IN_PROCESS",
  ],
  ...[
    "Aktiviert",
    "Aktiv",
    "Activée",
    "Active",
    "Habilitado",
    "Activa",
    "Attivato",
    "Attiva",
    "Ingeschakeld",
    "Actief",
  ],
  ...["Ativado", "Ativa", "WITH_ISSUES", "PENDING_REVIEW", "pending_review", "On", "有効", "Notable: active"],
])("%s is shown, or would be", (status) => {
  expect(parseAdStatus(status)).toBe("running");
});

test("another word is not guessed at", () => {
  for (const status of ["Keskeytetty", "???", "1"]) expect(parseAdStatus(status)).toBe("unknown");
});

describe("an end", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  test.each([
    ...["2026-11-19", "2026/11/19", "2026-11-20", "20.11.2026", "06/17/2025 1:09:54 pm", "17/06/2025"],
    // Meta's import template, Excel's display of dates, dates in words, and a day as Excel's number.
    ...["08/31/25 23:59", "31.08.25", "Aug 31, 2025", "31 août 2025", "31. August 2025", "1 de septiembre de 2025"],
    ...["31-Aug-25", "5 maja 2026", "2025-08-31T23:59:00+0200", "20250831", "45900", "2026年10月31日"],
  ])("%s is past", (date) => {
    expect(parseEnd(date, now)).toBe("past");
  });

  test.each([
    ...["2026-11-21", "31.12.2026", "12/31/27 23:59", "2027年1月1日", "1 mars 2027"],
    // In March or in December.
    ...["03/12/2026", "12/03/2026"],
    ...["[]", "", "--", "No Limit", "Ongoing", "No end date"],
  ])("%s is not past", (date) => {
    expect(parseEnd(date, now)).toBe("open");
  });

  test.each(["soon", "99/99/2020", "in 3 weeks", "31 Foo 2025"])("%s is not understood", (date) => {
    expect(parseEnd(date, now)).toBe("unknown");
  });
});
