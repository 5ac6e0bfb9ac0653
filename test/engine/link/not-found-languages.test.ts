import { describe, expect, it } from "vitest";
import lexicon from "../../../src/engine/lexicon/not-found.json" with { type: "json" };
import { headingSaysNotFound, titleSaysNotFound } from "../../../src/engine/link/text-says-not-found.ts";

/**
 * The phrases of a language: [interjection, "the page does not exist", "the page you are looking for …", "or has been
 * moved", "we could not find the page", "it looks as if"].
 */
type Row = readonly [oops: string, missing: string, sought: string, moved: string, own: string, seems: string];

const ROWS: Record<string, Row> = {
  en: [
    "Oops!",
    "This page doesn't exist",
    "The page you're looking for doesn't exist",
    "or has been moved",
    "We couldn't find the page you were looking for",
    "It looks like",
  ],
  de: [
    "Hoppla!",
    "Diese Seite existiert nicht",
    "Die von Ihnen gesuchte Seite existiert nicht",
    "oder wurde verschoben",
    "Leider konnten wir die gewünschte Seite nicht finden",
    "Anscheinend",
  ],
  fr: [
    "Nous sommes désolés,",
    "Cette page n'existe pas",
    "La page que vous cherchez n'existe pas",
    "ou a été déplacée",
    "Nous n'avons pas trouvé la page que vous cherchez",
    "Il semble que",
  ],
  es: [
    "¡Vaya!",
    "Esta página no existe",
    "La página que buscas no existe",
    "o ha sido eliminada",
    "No podemos encontrar la página que buscas",
    "Parece que",
  ],
  it: [
    "Siamo spiacenti,",
    "Questa pagina non esiste",
    "La pagina che stai cercando non esiste",
    "o è stata spostata",
    "Non riusciamo a trovare la pagina che cerchi",
    "Sembra che",
  ],
  nl: [
    "Oeps,",
    "Deze pagina bestaat niet",
    "De pagina die je zoekt bestaat niet",
    "of is verplaatst",
    "We kunnen deze pagina niet vinden",
    "Het lijkt erop dat",
  ],
  pt: [
    "Ops!",
    "Essa página não existe",
    "A página que você está procurando não existe",
    "ou foi removida",
    "Não encontramos a página que você procura",
    "Parece que",
  ],
  sv: [
    "Oj!",
    "Sidan finns inte",
    "Sidan du letar efter finns inte",
    "eller har flyttats",
    "Vi kan tyvärr inte hitta sidan du söker",
    "Det verkar som att",
  ],
  da: [
    "Ups!",
    "Siden findes ikke",
    "Siden du leder efter findes ikke",
    "eller er blevet flyttet",
    "Vi kan desværre ikke finde den side, du leder efter",
    "Det ser ud til, at",
  ],
  no: [
    "Oi!",
    "Siden finnes ikke",
    "Siden du leter etter finnes ikke",
    "eller er flyttet",
    "Vi finner ikke siden du leter etter",
    "Det ser ut til at",
  ],
  fi: [
    "Hups!",
    "Sivua ei löydy",
    "Etsimääsi sivua ei löydy",
    "tai se on poistettu",
    "Emme löytäneet etsimääsi sivua",
    "Näyttää siltä, että",
  ],
  pl: [
    "Przepraszamy,",
    "Strona nie istnieje",
    "Strona, której szukasz, nie istnieje",
    "lub została usunięta",
    "Nie możemy znaleźć tej strony",
    "Wygląda na to, że",
  ],
  cs: [
    "Jejda,",
    "Stránka neexistuje",
    "Stránka, kterou hledáte, neexistuje",
    "nebo byla přesunuta",
    "Hledanou stránku jsme nenašli",
    "Zdá se, že",
  ],
  sk: [
    "Ups,",
    "Stránka neexistuje",
    "Stránka, ktorú hľadáte, neexistuje",
    "alebo bola odstránená",
    "Nenašli sme stránku, ktorú hľadáte",
    "Zdá sa, že",
  ],
  hu: [
    "Hoppá!",
    "Az oldal nem található",
    "A keresett oldal nem található",
    "vagy áthelyezték",
    "Nem találjuk a keresett oldalt",
    "Úgy tűnik, hogy",
  ],
  ro: [
    "Ne pare rău,",
    "Pagina nu există",
    "Pagina pe care o căutați nu există",
    "sau a fost mutată",
    "Nu am găsit pagina pe care o căutați",
    "Se pare că",
  ],
  tr: [
    "Üzgünüz,",
    "Sayfa bulunamadı",
    "Aradığınız sayfa bulunamadı",
    "veya taşınmış",
    "Aradığınız sayfayı bulamadık",
    "Görünüşe göre",
  ],
  el: [
    "Ωχ!",
    "Η σελίδα δεν υπάρχει",
    "Η σελίδα που αναζητάτε δεν υπάρχει",
    "ή έχει μετακινηθεί",
    "Δεν βρήκαμε τη σελίδα που αναζητάτε",
    "Φαίνεται ότι",
  ],
  ru: [
    "Упс!",
    "Такой страницы не существует",
    "Страница, которую вы ищете, не существует",
    "или была удалена",
    "Мы не нашли такую страницу",
    "Похоже, что",
  ],
  uk: [
    "На жаль,",
    "Сторінку не знайдено",
    "Сторінка, яку ви шукаєте, не існує",
    "або була переміщена",
    "Ми не знайшли цю сторінку",
    "Здається, що",
  ],
  bg: [
    "За съжаление,",
    "Страницата не съществува",
    "Страницата, която търсите, не съществува",
    "или е преместена",
    "Не намерихме страницата, която търсите",
    "Изглежда, че",
  ],
  hr: [
    "Ups!",
    "Stranica ne postoji",
    "Stranica koju tražite ne postoji",
    "ili je uklonjena",
    "Nismo pronašli stranicu koju tražite",
    "Izgleda da",
  ],
  sl: [
    "Ups!",
    "Stran ne obstaja",
    "Stran, ki jo iščete, ne obstaja",
    "ali je bila odstranjena",
    "Nismo našli strani, ki jo iščete",
    "Zdi se, da",
  ],
  et: [
    "Vabandust!",
    "Lehte ei leitud",
    "Lehte, mida otsite, ei leitud",
    "või on kustutatud",
    "Me ei leidnud seda lehte",
    "Tundub, et",
  ],
  lv: [
    "Diemžēl",
    "Lapa nav atrasta",
    "Lapa nav atrasta",
    "vai ir pārvietota",
    "Mēs nevaram atrast lapu, kuru meklējat",
    "Šķiet, ka",
  ],
  lt: [
    "Deja,",
    "Puslapis nerastas",
    "Puslapis nerastas",
    "arba perkeltas",
    "Neradome puslapio, kurio ieškote",
    "Atrodo, kad",
  ],
  ca: [
    "Ho sentim,",
    "Aquesta pàgina no existeix",
    "La pàgina que busques no existeix",
    "o ha estat moguda",
    "No hem trobat la pàgina que busques",
    "Sembla que",
  ],
  ja: [
    "申し訳ございません。",
    "ページが見つかりません",
    "お探しのページは存在しません",
    "",
    "お探しのページを見つけることができませんでした",
    "どうやら、",
  ],
  zh: ["哎呀，", "页面不存在", "您访问的页面不存在", "或已被删除", "我们找不到您要找的页面", "看来，"],
  ko: [
    "죄송합니다.",
    "페이지를 찾을 수 없습니다",
    "요청하신 페이지를 찾을 수 없습니다",
    "",
    "요청하신 페이지를 찾지 못했습니다",
    "",
  ],
  ar: [
    "عذراً،",
    "الصفحة غير موجودة",
    "الصفحة التي تبحث عنها غير موجودة",
    "أو تم نقلها",
    "لم نتمكن من العثور على الصفحة",
    "يبدو أن",
  ],
  he: ["אופס!", "העמוד לא נמצא", "העמוד שחיפשתם לא נמצא", "או הועבר", "לא מצאנו את העמוד שחיפשתם", ""],
  vi: [
    "Rất tiếc,",
    "Trang không tồn tại",
    "Trang bạn tìm kiếm không tồn tại",
    "hoặc đã bị xóa",
    "Chúng tôi không thể tìm thấy trang bạn yêu cầu",
    "Có vẻ như",
  ],
  id: [
    "Maaf,",
    "Halaman tidak ditemukan",
    "Halaman yang Anda cari tidak ditemukan",
    "atau telah dihapus",
    "Kami tidak dapat menemukan halaman yang Anda cari",
    "Sepertinya",
  ],
  th: ["ขออภัย", "ไม่พบหน้านี้", "ไม่พบหน้าที่คุณต้องการ", "", "เราไม่สามารถหาหน้าที่คุณต้องการพบ", ""],
  hi: ["क्षमा करें,", "पृष्ठ नहीं मिला", "पृष्ठ नहीं मिला", "", "हमें यह पृष्ठ नहीं मिला", "ऐसा लगता है कि"],
  fa: ["متاسفانه", "صفحه یافت نشد", "صفحه مورد نظر یافت نشد", "", "صفحه مورد نظر را پیدا نکردیم", "به نظر می رسد"],
  sr: [
    "Жао нам је,",
    "Страница не постоји",
    "Тражена страница не постоји",
    "или је премештена",
    "Нисмо пронашли тражену страницу",
    "Изгледа да",
  ],
};

const combinations = ([oops, missing, sought, moved, own, seems]: Row): string[] => {
  const all = [missing, sought, own].flatMap((said) => [said, `${oops} ${said}`, `404 – ${said}`]);
  if (moved !== "") all.push(`${missing} ${moved}`, `${oops} ${sought} ${moved}.`);
  if (seems !== "") all.push(`${seems} ${missing}`, `${oops} ${seems} ${sought}`);
  return all;
};

describe("every language", () => {
  const rare = ["gl", "is", "sq", "eu", "tl", "bn", "ta", "ur", "sw", "cy", "ga"];
  it("has a row in this table", () =>
    expect([...Object.keys(ROWS), ...rare].sort()).toEqual(Object.keys(lexicon.languages).sort()));

  it.each(Object.entries(ROWS))("%s is recognised in every combination of its phrases", (_, row) => {
    const missed = combinations(row).filter(
      (said) => headingSaysNotFound(said) !== "plainly" || !titleSaysNotFound(`${said} | Acme`),
    );
    expect(missed).toEqual([]);
  });

  it.each(Object.entries(ROWS))("%s is not recognised by interjections alone, nor in questions", (_, row) => {
    const [oops, missing, , moved, , seems] = row;
    for (const said of [oops, moved, seems, `${oops} ${seems}`, `${missing}?`, `${missing} Festival 2026`]) {
      expect(headingSaysNotFound(said), said).toBeNull();
    }
  });
});

describe("texts of themes and shop systems", () => {
  it.each([
    "¡Ups! Esa página no se puede encontrar.",
    "Ops! Questa pagina non può essere trovata.",
    "Oeps! Die pagina kan niet worden gevonden.",
    "Da ist wohl etwas schiefgelaufen – diese Seite gibt es nicht",
    "Uuups, Seite weg!",
    "La pagina che cercavi non esiste più",
    "Jejda, tahle stránka tu není",
    "Ľutujeme, stránka neexistuje",
    "Ez az oldal nem létezik",
    "Страница удалена или не существует",
    "Böyle bir sayfa yok",
    "お探しのページはございません",
    "アクセスいただいたページは削除されたか、URLが変更されています",
    "ขออภัย ไม่พบหน้าที่คุณกำลังค้นหา",
    "क्षमा करें, यह पृष्ठ नहीं मिला",
    "Te strani ni mogoče najti",
    "Diemžēl šāda lapa neeksistē",
    "No s’ha trobat la pàgina",
    "Orria ez da aurkitu",
    "صفحہ نہیں ملا",
    "This page doesn’t exist anymore",
    "The page you are trying to reach is no longer here.",
    "Looks like you followed a broken link or typed a URL that doesn't exist on this site.",
    "Page not fo\u00adund",
    "Page\u200b not found",
  ])("%s says that the page was not found", (heading) => expect(headingSaysNotFound(heading)).toBe("plainly"));

  it.each(["4 4", "4 0 4", "4😢4"])("%s is 404 with spaced digits", (heading) =>
    expect(headingSaysNotFound(heading)).toBe("tersely"),
  );
  it.each(["4/4", "44", "4-4", "4 x 4", "4 404 4", "14 4", "4.4"])("%s is another number", (heading) =>
    expect(headingSaysNotFound(heading)).toBeNull(),
  );
});
