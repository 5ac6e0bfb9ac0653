import { describe, expect, test } from "vitest";
import { isPast, parseAdStatus } from "../../src/intake/ad-status.ts";

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
  ...["Ativado", "Ativa", "WITH_ISSUES", "PENDING_REVIEW"],
])("%s is shown, or would be", (status) => {
  expect(parseAdStatus(status)).toBe("running");
});

test("another word is not guessed at", () => {
  for (const status of ["Keskeytetty", "???", "1"]) expect(parseAdStatus(status)).toBe("unknown");
});

describe("an end", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  test.each([
    ["2026-11-19", true],
    ["2026/11/19", true],
    ["2026-11-21", false],
    ["2026-11-20", true],
    ["20.11.2026", true],
    ["31.12.2026", false],
    ["06/17/2025 1:09:54 pm", true],
    ["17/06/2025", true],
    // In March or in December.
    ["03/12/2026", false],
    ["12/03/2026", false],
    ["[]", false],
    ["", false],
    ["soon", false],
    ["99/99/2020", false],
  ])("%s is past: %s", (date, past) => {
    expect(isPast(date, now)).toBe(past);
  });
});
