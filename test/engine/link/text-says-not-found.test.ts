import fc from "fast-check";
import { describe, expect, it } from "vitest";
import lexicon from "../../../src/engine/lexicon/not-found.json" with { type: "json" };
import {
  hasNegation,
  headingSaysNotFound,
  isPageSubject,
  titleSaysNotFound,
} from "../../../src/engine/link/text-says-not-found.ts";
import { foldText } from "../../../src/ground/fold-text.ts";
import { LOOK_ALIKE_TITLES, NOT_FOUND_TITLES } from "../../doubles/destinations.ts";

const DEAD = [
  ...Object.values(NOT_FOUND_TITLES),
  "404",
  "404 | Acme",
  "Acme - 404",
  "Error 404",
  "Error 404 | Acme",
  "404 Error",
  "404 error page",
  "404 Page",
  "Page 404 - Acme",
  "HTTP 404",
  "HTTP Status 404 – Not Found",
  "Error code: 404",
  "404 Not Found",
  "404 - File or directory not found.",
  "Page not found. Sorry! | Acme",
  "404: This page could not be found.",
  "Error 404 (Not Found)!!1",
  "Not Found",
  "Not Found | Acme",
  "Acme — NOT FOUND",
  "Page Not Found",
  "PAGE NOT FOUND - ACME",
  "Oops! Page not found | Acme",
  "Whoops, that page can’t be found. – Acme",
  "We're sorry, page not found",
  "Sorry, this page doesn't exist | Acme",
  "Sorry, but the page you were looking for could not be found",
  "The requested URL /spring was not found on this server.",
  "This page has been removed | Acme",
  "Page not found or has been removed",
  "PageNotFound",
  "404-Fehler",
  "404error | Acme",
  "404 Hatası",
  "404-es hiba",
  "404页面",
  "404错误页面",
  "Página de error 404",
  "Page d'erreur 404",
  "No hemos podido encontrar la página",
  "Strony nie znaleziono | Acme",
  "Maaf, halaman tidak ditemukan",
  "पृष्ठ नहीं मिला | Acme",
  "صفحه مورد نظر یافت نشد",
  "Strana nije pronađena",
  "Страница није пронађена",
  "Páxina non atopada",
  "Síða fannst ekki",
  "Faqja nuk u gjet",
  "The page you requested could not be found | Acme",
  "The page you're looking for doesn't exist",
  "The resource cannot be found.",
  "Object not found!",
  "The requested URL was not found on this server",
  "Acme: Page not found",
  "Acme:: 404 :: Not found",
  "Product not found - Acme",
  "Site not found · GitHub Pages",
  "This page isn’t available",
  "Page not found (404)",
  "[404] Page not found",
  "🤷 404 – Page not found 😢",
  "Fehler 404 – Seite nicht gefunden",
  "Die angeforderte Seite wurde nicht gefunden | Acme",
  "Diese Seite existiert nicht",
  "Ups! Seite nicht gefunden",
  "Erreur 404 | Acme",
  "La page que vous cherchez est introuvable",
  "Cette page n’existe pas – Acme",
  "Page non trouvée | Acme",
  "PÁGINA NO ENCONTRADA",
  "Pagina no encontrada",
  "No se encontró la página | Acme",
  "Lo sentimos, la página no existe",
  "Errore 404 - Pagina non trovata",
  "La pagina richiesta non esiste",
  "Deze pagina bestaat niet meer | Acme",
  "Pagina kon niet worden gevonden",
  "Página não existe | Acme",
  "Sidan finns inte – Acme",
  "Sidan hittades inte",
  "Siden findes ikke | Acme",
  "Siden finnes ikke | Acme",
  "Etsimääsi sivua ei löytynyt",
  "Strona nie została znaleziona | Acme",
  "Strona nie istnieje",
  "Požadovaná stránka neexistuje | Acme",
  "Stránka nebyla nalezena",
  "Stránka sa nenašla | Acme",
  "Az oldal nem található | Acme",
  "Pagina nu a fost găsită – Acme",
  "Aradığınız sayfa bulunamadı | Acme",
  "SAYFA BULUNAMADI",
  "Η σελίδα δεν βρέθηκε | Acme",
  "Ошибка 404 | Acme",
  "Такой страницы не существует",
  "Сторінку не знайдено | Acme",
  "お探しのページは見つかりませんでした | Acme",
  "404エラー",
  "【404】ページが存在しません",
  "找不到页面",
  "您访问的页面不存在 - Acme",
  "頁面不存在｜Acme",
  "페이지를 찾을 수 없습니다 | Acme",
  "الصفحة غير موجودة | Acme",
  "הדף לא נמצא | Acme",
  "Không tìm thấy trang | Acme",
  "Halaman tidak ditemukan | Acme",
  "ไม่พบหน้าที่คุณต้องการ | Acme",
];

const ALIVE = [
  ...LOOK_ALIKE_TITLES,
  "",
  "Acme",
  "404 Media – Independent journalism",
  "Lost & Not Found: the podcast about missing things",
  "Peugeot 404 | Classic cars",
  "The Peugeot 404",
  "Room 404",
  "Boeing 404-B spare parts",
  "404.50 € – Acme",
  "1404 Club",
  "404er Gespann",
  "Formula 404a cleaner | Acme",
  "Shoes – Page 404",
  "Blog | 404 | Archive of numbers",
  "404 Not Found: how to fix it",
  "Page not found: what does it mean? | Help",
  "What is a 404 error?",
  "Best 404 pages of the year",
  "Designing a page not found screen",
  "Wie behebe ich Fehler 404?",
  "Seite nicht gefunden: was tun? | Ratgeber",
  "Not Found Festival 2026",
  "Found: a page not found before",
  "Lost Page Found – The Novel",
  "Error Fare Deals",
  "Oops! I did it again",
  "Sorry – Justin Bieber",
  "Nicht gefunden? Wir helfen beim Suchen",
  "Page not found?",
  "Not found. A novel",
  "Introuvables – le magasin des pièces rares",
  "Maintenance – this site is temporarily unavailable",
  "HTTP – Hypertext explained",
  "Missing: the page",
  "404-Erding Kartbahn",
  "404errors Records",
  "404 Festival 2026",
  "Custom 404 pages",
  "Removed stains | Acme",
  "Deleted Scenes – The Film",
  "SOX 404 compliance",
];

describe("titleSaysNotFound", () => {
  it.each(DEAD)("is true for %s", (title) => expect(titleSaysNotFound(title)).toBe(true));
  it.each(ALIVE)("is false for %s", (title) => expect(titleSaysNotFound(title)).toBe(false));

  const brand = fc
    .array(fc.constantFrom("Acme", "Nord", "Café", "Ölmühle", "Zen", "Blau", "404 Media", "Kite", "7even", "O'Neil"), {
      minLength: 1,
      maxLength: 3,
    })
    .map((words) => words.join(" "));
  const separator = fc.constantFrom(" | ", " - ", " – ", " — ", " · ", ": ", " :: ", " » ", "|", " • ");
  const notFound = fc.constantFrom(
    "Page not found",
    "404",
    "Error 404",
    "404 Not Found",
    "Seite nicht gefunden",
    "Página não encontrada",
    "Page introuvable",
    "页面不存在",
  );

  it("finds the phrase before and after any brand and separator, in any case", () => {
    fc.assert(
      fc.property(brand, separator, notFound, fc.boolean(), fc.boolean(), (name, between, words, first, loud) => {
        const title = first ? `${words}${between}${name}` : `${name}${between}${words}`;
        expect(titleSaysNotFound(loud ? title.toUpperCase() : title)).toBe(true);
      }),
    );
  });

  it("does not find it in a brand's own words", () => {
    const other = fc.constantFrom("parts", "Podcast", "Studio", "Records", "Escape Games", "GmbH");
    fc.assert(
      fc.property(brand, separator, other, notFound, (name, between, word, words) => {
        expect(titleSaysNotFound(`${name}${between}${words} ${word}`)).toBe(false);
        expect(titleSaysNotFound(`${name} ${words} ${word}${between}${name}`)).toBe(false);
      }),
    );
  });

  it("returns a result for any text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 400 }),
        (title) => typeof titleSaysNotFound(title) === "boolean",
      ),
    );
  });
});

describe("hasNegation", () => {
  const languages = Object.entries(lexicon.languages).map(([language, words]) => [
    language,
    [...words.phrases, ...("firstPerson" in words ? words.firstPerson : [])],
  ]);
  it.each([...languages, ["ambiguous", lexicon.ambiguous]] as [string, string[]][])(
    "finds a negation in every not-found phrase (%s)",
    (_, sources) => {
      for (const source of sources) {
        fc.assert(
          fc.property(fc.stringMatching(new RegExp(`^(?:${source})$`)), (phrase) => {
            expect(hasNegation(foldText(phrase)), phrase).toBe(true);
          }),
          { numRuns: 40 },
        );
      }
    },
  );

  it.each(["Running shoes | Acme", "Ofertas de primavera – Acme", "Wintersale: bis zu 50 %", "春のセール"])(
    "finds none in %s",
    (title) => expect(hasNegation(foldText(title))).toBe(false),
  );
});

describe("headingSaysNotFound", () => {
  it.each([
    "Page not found",
    "Seite nicht gefunden",
    "Oops! Page not found.",
    "404 – Page not found",
    "Error 404: Page not found",
    "Sorry, this page doesn't exist",
    "ページが見つかりません",
    "The page you're looking for doesn't exist",
  ])("says plainly: %s", (heading) => expect(headingSaysNotFound(heading)).toBe("plainly"));

  it.each(["404", "Error 404", "Not found", "404 Not Found", "Nicht gefunden", "Page 404"])(
    "says tersely: %s",
    (heading) => expect(headingSaysNotFound(heading)).toBe("tersely"),
  );

  it.each([
    "",
    "Shop",
    "Peugeot 404 parts",
    "404 Not Found: the band's new album",
    "Page not found? Here is what to do",
    "How to fix a page that was not found",
    "Page not found | Acme",
    "Oops!",
    "Lost & Found",
    "Not found in stores",
    "Your website can't be found.",
    "Your page is missing",
    "Our shop is missing you",
    "We can't find your location",
    "Our store has moved or is being removed",
  ])("does not say: %s", (heading) => expect(headingSaysNotFound(heading)).toBeNull());
});

describe("isPageSubject", () => {
  it("recognises a work by what its page says about it", () => {
    expect(isPageSubject("404 Not Found — the band's new album", "The band's new album")).toBe(true);
    expect(isPageSubject("Not Found: a novel by Jane Doe", "A novel by Jane Doe, out now")).toBe(true);
    expect(isPageSubject("Page not found: the board game | Acme", "Page Not Found: The Board Game")).toBe(true);
  });

  it.each([
    ["404 Not Found – Acme", "Acme"],
    ["404 Not Found – Acme", "404 Not Found"],
    ["Page not found – The Corner Book Shop", "The Corner Book Shop"],
    ["Page not found: the board game", "The board game, out now"],
    ["Page not found – Acme", "Page not found – Acme"],
    ["404 Not Found", "The band's new album"],
  ])("%s over the heading %s is an error page", (title, heading) => expect(isPageSubject(title, heading)).toBe(false));
});
