import { describe, expect, it } from "vitest";
import { detectBotCheck } from "../../../src/engine/link/detect-bot-check.ts";
import { measureContent } from "../../../src/engine/link/measure-content.ts";
import { findDeveloperError } from "../../../src/engine/link/placeholder-page.ts";
import { findNotFoundInFirstLines, findNotFoundInImageAlt } from "../../../src/engine/link/read-markup.ts";
import { detectSoft404 } from "../../../src/engine/link/soft-404.ts";
import {
  headingSaysNotFound,
  isOnlyInterjection,
  titleSaysNotFound,
} from "../../../src/engine/link/text-says-not-found.ts";
import { createPageObservation } from "./builders.ts";

describe("a page that was removed", () => {
  it.each([
    "The page has been moved or deleted.",
    "There is nothing at this address any more.",
    "Die Seite wurde verschoben oder gelöscht.",
    "Dieser Inhalt ist nicht mehr verfügbar",
    "Cette page a été supprimée",
    "Ce contenu n’est plus disponible",
    "La página solicitada ha cambiado de sitio o fue retirada.",
    "Il contenuto richiesto è stato spostato o cancellato.",
    "De pagina die je zoekt is verplaatst of verwijderd.",
    "O conteúdo solicitado foi eliminado.",
    "Sidan har flyttats eller finns inte längre.",
    "Siden er flyttet eller fjernet.",
    "Sivu on siirretty tai poistettu.",
    "Ta treść nie jest już dostępna",
    "Stránka byla přesunuta nebo smazána.",
    "A tartalmat eltávolították vagy áthelyezték.",
    "Conținutul a fost mutat sau eliminat.",
    "Bu içerik artık mevcut değil",
    "더 이상 제공되지 않는 페이지입니다",
  ])("says so: %s", (heading) => expect(headingSaysNotFound(heading)).toBe("plainly"));

  it.each([
    "Our office has moved",
    "This page has moved to a new address",
    "This listing has been removed",
    "Angebot nicht mehr verfügbar",
    "Produkt nicht verfügbar",
    "Die gewünschte Anzeige ist nicht mehr verfügbar.",
    "Este perfil no está disponible",
    "Produit indisponible",
    "Deze kleur is niet meer beschikbaar",
    "Gone Fishing",
  ])("does not say so: %s", (heading) => expect(headingSaysNotFound(heading)).toBeNull());

  it.each(["Ups, hier ist nichts", "Aquí no hay nada", "Här var det tomt", "Itt nincs semmi", "Er du faret vild?"])(
    "only has an interjection: %s",
    (heading) => expect(isOnlyInterjection(heading)).toBe(true),
  );
});

describe("a title that explains how to fix the error", () => {
  it.each([
    "Fehler 404: Seite nicht gefunden – Ursachen und Lösungen | Webwissen",
    "404: pagina niet gevonden oplossen in vijf stappen | Webkennis",
    "Fejl 404: Siden blev ikke fundet – sådan retter du det | Webhjælp",
    "Erreur 404 : page introuvable, que faire ? | Le Guide du Web",
    "Błąd 404 – nie znaleziono strony. Jak to naprawić? | Baza Wiedzy",
    "Errore 404: pagina non trovata. Guida completa | SEO Facile",
  ])("is not an error page: %s", (title) => expect(titleSaysNotFound(title)).toBe(false));

  it.each(["Page introuvable | Le Guide du Web", "Seite nicht gefunden – Tipps & Tricks", "404 | Web Solutions"])(
    "has no brand as its subject: %s",
    (title) => expect(titleSaysNotFound(title)).toBe(true),
  );
});

describe("a product with a not-found name", () => {
  const room = "Room 404 – Nicht gefunden";
  const own = { lines: ["60 Minuten, 2 bis 6 Personen."], buttonLabels: ["Jetzt buchen"] };
  const look = createPageObservation({
    title: room,
    heading: room,
    mainContent: { startsWithHeading: true, firstSection: own, full: own },
  });
  it("is alive where it can be booked", () => expect(detectSoft404(look)).toBeNull());
  it("is missing where there is nothing to book", () => {
    const bare = { ...own, buttonLabels: ["Zur Startseite"] };
    expect(
      detectSoft404({ ...look, mainContent: { startsWithHeading: true, firstSection: bare, full: bare } }),
    ).not.toBeNull();
  });
});

describe("the beginning of the main content", () => {
  it("may say it in a line", () => {
    expect(findNotFoundInFirstLines("<nav>Shop</nav><main><p>This page does not exist.</p></main>")).toBe(
      "This page does not exist.",
    );
    expect(findNotFoundInFirstLines("<main><div hidden><p>Page not found</p></div></main>")).toBeNull();
    expect(findNotFoundInFirstLines("<main><p>Shoes</p><p>Made to last</p><p>Page not found</p></main>")).toBeNull();
  });

  it("may say it in an image", () => {
    const banner = '<main><img src="a.svg" alt="Oh no – This page does not exist"></main>';
    expect(findNotFoundInImageAlt(banner)).toBe("Oh no – This page does not exist");
    expect(findNotFoundInImageAlt('<main><img src="a.svg" alt="Shirt: Page not found"></main>')).toBeNull();
  });

  it("may still be missing", () => {
    const menu = `<nav>${"<a>Shoes and boots for everybody</a>".repeat(20)}</nav>`;
    const script = '<script>fetch("/page.json")</script>';
    expect(measureContent(`${menu}<main><div></div>${script}</main>`)).toBe("shell");
    expect(measureContent(`${menu}<div id="root"></div>${script}`)).toBe("shell");
    expect(measureContent(`${menu}<main><h1>Shoes</h1></main>${script}`)).toBe("content");
  });

  it("may be a developer-facing error", () => {
    expect(findDeveloperError(["Fatal error: Allowed memory size of 134217728 bytes exhausted"])).not.toBeNull();
    expect(findDeveloperError(["Traceback (most recent call last):"])).not.toBeNull();
    expect(findDeveloperError(["How to read a Traceback (most recent call last)"])).toBeNull();
  });
});

describe("a security check", () => {
  const face = (title: string, markup: string) => ({ status: 200, headers: {}, title, markup });
  it("is a bot check where it tests its visitor", () => {
    expect(detectBotCheck(face("Security check", "<h1>One more step</h1>Please complete the security check"))).toBe(
      "unnamed",
    );
    expect(detectBotCheck(face("Security check", "<h1>Have your house checked</h1>"))).toBeNull();
  });
});
