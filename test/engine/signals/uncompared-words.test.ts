import { describe, expect, it } from "vitest";
import { evaluateCapture } from "../../../src/engine/evaluate-capture.ts";
import { gatherEvidence } from "../../../src/engine/evidence/gather-evidence.ts";
import { explainUncomparedWords } from "../../../src/engine/explain-uncompared-words.ts";
import { areWordsComparable } from "../../../src/engine/relation/cross-language.ts";
import { evaluateSignals } from "../../../src/engine/signals/evaluate-signals.ts";
import { createCreative, createPage, WHITE_RASTER } from "../evidence/fixtures.ts";

const PAGES = {
  tr: [
    "Manisa'da evden eve taşıma",
    "Eşyalarınızı özenle paketliyor ve asansörle indiriyoruz. Ekibimiz ve araçlarımız her gün sizin için yollarda.",
    "Merdiven kullanmadan, pencereden yükleme yapıyoruz. Keşif için bizi arayın, adresinize gelelim ve planı birlikte hazırlayalım. Şehirler arası yolculukta da mobilya sağlam kalır, teslim edilen her kutu yerine konur.",
  ],
  fi: [
    "Ulkomaalaukset Savossa",
    "Maalaamme talojen seinät ja pinnoitamme tiilikatot. Työn jälki on siisti, ja me korjaamme myös vanhat ikkunat.",
    "Ennen työtä käymme katsomassa rakennuksen ja kerromme, mitä se vaatii. Telineet, pesu ja pohjustus kuuluvat urakkaan. Kun olemme valmiit, pihalle ei jää roskia, ja saat todistuksen tehdystä työstä sekä ohjeet pinnan hoitoon.",
  ],
  cs: [
    "Masáže u vás doma",
    "Klasická masáž uvolní svaly a zlepší prokrvení. Ke každému klientovi přistupuji individuálně a s ohledem na věk.",
    "Na první návštěvě si spolu promluvíme, co vás trápí a jak dlouho už to trvá. Lehátko, olej i ručníky přivezu s sebou. Po hodině práce bývá tělo lehčí a spánek klidnější, a kdo chce, dostane radu na doma.",
  ],
  pl: [
    "Serwis rowerów",
    "Naprawiamy rowery miejskie i górskie. Wymiana łańcucha i regulacja przerzutek jest możliwa bez umawiania.",
    "Na miejscu sprawdzamy hamulce, koła i oświetlenie, a potem mówimy, co trzeba zrobić. Części mamy w magazynie, więc większość napraw kończymy tego samego dnia. Na wykonaną pracę dajemy gwarancję, a stare części oddajemy właścicielowi.",
  ],
  en: [
    "Oak desks",
    "We build desks from solid oak and deliver them to your home within a week.",
    "Every piece is cut, planed and oiled by hand in our workshop near the coast.",
  ],
};

const createPageIn = (language: keyof typeof PAGES) => {
  const [title = "", ...paragraphs] = PAGES[language];
  const blocks = [{ tag: "h1" as const, text: title }, ...paragraphs.map((text) => ({ tag: "p" as const, text }))];
  return createPage(blocks, { language, title });
};

const gather = (language: keyof typeof PAGES, headline: string, bodyText: string) =>
  gatherEvidence({ creative: null, copy: { headline, bodyText }, page: createPageIn(language), platform: "meta" });

const explain = (evidence: ReturnType<typeof gather>) => explainUncomparedWords(evaluateSignals(evidence), evidence);

describe("the words of a language whose forms are not all known", () => {
  it.each([
    ["tr", "Taze kavrulmuş kahve çekirdekleri", "Mutfağınıza ulaşan lezzet, şimdi abone olun."],
    ["fi", "Tuoretta kahvia kotiisi", "Tilaa paahdetut pavut suoraan paahtimolta."],
    ["cs", "Čerstvě pražená káva", "Objednejte si předplatné zrnkové kávy."],
    ["pl", "Świeże pierogi z dostawą", "Zamów domowe pierogi jeszcze dziś wieczorem."],
  ] as const)("tell in %s that %j is another page's ad", (language, headline, bodyText) => {
    const evidence = gather(language, headline, bodyText);
    expect(areWordsComparable(evidence)).toBe(true);
    expect(explain(evidence)).toBeNull();
  });

  it.each([
    ["tr", "Onuncu kattan bu dolap inecek", "Taşıma günü asansörümüz kapınızda, paketler bizden."],
    ["fi", "Hilseileekö talosi maali?", "Maalari tulee ja maalaa seinäsi uudelleen."],
    ["cs", "Bolí záda po práci?", "Masér přijede domů, masáže uvolňují každý sval."],
    ["pl", "Łańcuch spada podczas jazdy?", "Rowerzyści ufają naszemu warsztatowi."],
  ] as const)("prove nothing in %s where some stand on the page: %j", (language, headline, bodyText) =>
    expect(areWordsComparable(gather(language, headline, bodyText))).toBe(false),
  );

  it("leave an ad unscored where nothing else could be compared", () => {
    expect(explain(gather("tr", "Kahve", "Taze taze."))).toBe(
      "The ad's words are not on the page as the ad writes them, and Adhere does not know all forms of Turkish words. " +
        "A vision model would compare them.",
    );
    expect(explain(gather("en", "Coffee", "Fresh."))).toBeNull();
  });
});

it("an ad whose words could not be compared is not scored", async () => {
  const landingPageData = { url: "https://tasima.example/" };
  const evaluate = (headline: string) =>
    evaluateCapture(
      {
        request: { adData: { platform: "meta", adTextFields: { headline } }, landingPageData },
        verdict: {
          ...{ verdict: "alive", finalUrl: landingPageData.url, httpStatus: 200, reason: null },
          ...{ redirects: [], trail: [], advisories: [] },
        },
        glance: null,
        capture: { page: createPageIn("tr"), alternate: null },
        ad: { creative: { ...createCreative(WHITE_RASTER), drawn: true }, notices: [] },
      },
      "11111111-2222-4333-8444-555555555555",
      async () => "https://service.example/picture",
    );
  expect((await evaluate("Kahve")).answer).toMatchObject({
    lpCaptureStatus: "url_only",
    lpUnavailableReason: expect.stringContaining("Turkish words"),
  });
  expect((await evaluate("Asansörle taşıma")).answer).toMatchObject({ overallScore: expect.any(Number) });
});
