/**
 * What stands around the phrases of not-found-phrases.ts, and how sites say that *they* could not find a page. Any interjection and
 * any hedge may stand before any phrase, and any tail behind it; a test holds every language to the same combinations.
 */

/** What people say before they say it. */
export const INTERJECTIONS: readonly string[] = [
  "(?:well,? )?this is (?:awkward|embarrassing)|we(?:'ve)? looked everywhere|(?:you (?:look|seem) |are you )?lost|houston,? we have a problem|o+ps+(?: a daisy)?|wh?oops+(?:ie|y)?|oh no+|oh dear|uh[- ]?oh|yikes|darn|bummer|hm+|(?:we're |we are |i'm )?(?:so |very )?sorry(?:,? but| about that)?|unfortunately|our bad|u+ps|huch|(?:da|hier) ist (?:wohl |leider )?etwas schiefgelaufen|hoppla|upps|entschuldigung|(?:es )?tut uns leid|leider|schade",
  "oups|(?:nous sommes |on est )?(?:vraiment )?désolée?s?|oh non|zut|mince|aïe|malheureusement|lo sentimos|lo siento|vaya|uy|ay|oh",
  "perdón|disculpa|ops|(?:siamo )?spiacenti|ci dispiace|accidenti|helaas|oeps|oei|jammer|desculpe|lamentamos|que pena|opa|infelizmente",
  "hoppsan|ojdå|oj|tyvärr|beklager|oisann|oi|desværre|hov(?:sa)?|dessverre|hups(?:is|ista)?|valitettavasti|pahoittelut|voi ei",
  "niestety|ojej|przepraszamy|oj|bohužel|jejda|omlouváme se|bohužiaľ|ospravedlňujeme sa|ľutujeme|sajnáljuk|sajnos|hoppá|üzgünüz|maalesef|eyvah|hay aksi|aman|maaf|mohon maaf|waduh",
  "упс|ой|увы|извините|простите|сожалеем|к сожалению|на жаль|вибачте|перепрошуємо|съжаляваме|за съжаление|опа|žao nam je|nažalost|жао нам је|нажалост|žal|vabandust|kahjuks|diemžēl|atvainojiet|deja|atsiprašome|ho sentim|ui",
  "ne pare rău|hopa|scuze|din păcate|ωχ|ουπς|λυπούμαστε|συγγνώμη|rất tiếc|xin lỗi|ôi|ขออภัย|เสียใจด้วย|क्षमा करें|ओह|माफ़ करें|عذرا|عفوا|للأسف|נראה לנו|אופס|מצטערים|סליחה|متاسفانه|اوه|ببخشید",
  "抱歉|很抱歉|非常抱歉|对不起|對不起|哎呀|糟糕|噢|申し訳(?:ございません|ありません)(?:が)?|すみません|ごめんなさい|おっと|죄송합니다|앗|이런|아쉽게도|kërkojmë falje|afsakið",
];

/** How they say that they are not sure, before they say it. */
export const HEDGES: readonly string[] = [
  "(?:it )?(?:looks|seems|appears)(?: like| as if| as though| that)?|we(?:'re| are) afraid(?: that)?|it's possible that",
  "(?:es )?(?:sieht so aus|scheint),? (?:als ob|als|dass)|anscheinend|offenbar|(?:il|on) (?:semble|dirait)(?: bien)? que?|parece(?: ser)? que|sembra(?: che)?|pare che",
  "het lijkt erop dat|zo te zien|det verkar som (?:att|om)|det ser ut (?:som|til) (?:att|at|om)|det ser ud til,? at|näyttää siltä,? että|wygląda na to,? że|zdá sa,? že|zdá se,? že|vypadá to,? že|úgy tűnik(?:,? hogy)?",
  "se pare că|görünüşe göre|φαίνεται (?:ότι|πως)|похоже(?:,? что)?|кажется(?:,? что)?|схоже(?:,? що)?|здається(?:,? що)?|изглежда,? че|izgleda da|čini se da|изгледа да|zdi se,? da|tundub,? et|šķiet,? ka|atrodo,? kad|sembla que|semella que",
  "sepertinya|tampaknya|có vẻ(?: như)?|ดูเหมือนว่า|ऐसा लगता है कि|يبدو أن|נראה ש|به نظر می رسد|どうやら|看来|看來|好像",
];

/** How they go on, where it may have been otherwise once. */
export const TRAILING_CLAUSES: readonly string[] = [
  "(?:or|oder|ou|o|u|eller|lub|albo|nebo|alebo|veya|ya da|или|або|чи|of|ή|hoặc|atau|vagy|sau|ili|ali|või|vai|arba|tai|یا|أو|או|หรือ|या)",
  "(?:(?:re)?moved|deleted|renamed|unavailable|expired|verschoben|gelöscht|entfernt|umbenannt|déplacée?|supprimée?|movid[oa]|eliminad[oa]|borrad[oa]|spostat[oa]|rimoss[oa]|eliminat[oa]|verplaatst|verwijderd|removid[oa]|excluíd[oa]|flytta[td]s?|tagits bort|raderats|flyttet|slettet|fjernet|siirretty|poistettu|przeniesion[ay]|usunięt[ay]|přesunuta|smazána|odstraněna|presunutá|odstránená|áthelyez|törölt|mutată|ștearsă|taşın|silin|μετακινηθεί|διαγραφεί|μεταφερθεί|перемещена|удалена|перенесена|переміщен[ао]|видален[ао]|преместена|изтрита|premještena|uklonjena|премештена|уклоњена|premaknjena|odstranjena|kustutatud|teisaldatud|pārvietota|dzēsta|perkeltas|pašalintas|moguda|suprimida|di chuyển|bị xóa|dipindahkan|dihapus|نقلها|حذفها|הועבר|הוסר|حذف شده|منتقل شده|ย้าย|ลบ|हटा)",
];

/** The same in scripts that write no spaces, and what is put in brackets: "existiert nicht (mehr)". */
export const UNSPACED_TRAILING_CLAUSE =
  "[ ]?(?:或者?|,)(?:可能)?已(?:经|經)?被?(?:删除|刪除|移除|下架|移动|移動)| ?\\((?:mehr|meer|plus|più)";

/** "We could not find the page you are looking for", whole. */
export const FIRST_PERSON_PHRASES: Readonly<Record<string, readonly string[]>> = {
  en: [
    "(?:we |i )?(?:(?:have )?(?:looked|searched) everywhere,? but )?(?:we |i )?(?:could ?(?:not|n't)|can ?(?:not|'t)|(?:are |were |'re )?(?:unable|not able) to|did ?(?:not|n't)|have ?(?:not|n't)) (?:seem to )?(?:find|found|locate) (?:that|the|this|any such|a)(?: requested| right)? (?:page|web ?page|url|link|product|item|article|listing|event|job|document|content|file)(?: (?:that )?you(?:'re| are| were|'ve| have)? ?(?:requested|looking for|searching for|trying to (?:reach|access|view|find|visit|open)|after|wanted?))?(?: here| at this address)?",
    "nothing was found (?:at this location|here)|(?:sorry, )?there(?:'s| is) no(?:thing| page) (?:here|at this address)",
    "(?:you(?:'ve| have)? )?(?:followed|clicked(?: on)?) a (?:broken|dead|bad) link(?: or .{1,60})?|(?:we(?:'ve)? (?:searched|looked) .{1,20},? but )?(?:this|that|the) page (?:is lost(?: in space)?|(?:you (?:wanted|requested|are looking for) )?(?:has )?(?:wandered off|vanished|disappeared|gone missing))",
    "you(?:'ve| have)? (?:just )?(?:found|reached|landed on|hit|followed) a (?:page|link|route) that (?:does ?(?:not|n't)|no longer) exists?",
  ],
  de: [
    "(?:leider )?(?:konnten|können|haben) wir (?:leider )?(?:die|diese)(?: von (?:ihnen|dir))?(?: gewünschte| gesuchte| angeforderte| aufgerufene)? (?:seite|webseite|adresse|artikel|produkt)(?:, die (?:sie|du) (?:suchen|suchst|gesucht ha(?:ben|st)),?)? (?:leider )?nicht (?:finden|gefunden)",
    "wir (?:konnten|können|haben) (?:leider )?(?:die|diese)(?: von (?:ihnen|dir))?(?: gewünschte| gesuchte| angeforderte| aufgerufene)? (?:seite|webseite|adresse)(?:, die (?:sie|du) (?:suchen|suchst|gesucht ha(?:ben|st)),?)? (?:leider )?nicht (?:finden|gefunden)",
    "die von (?:dir|ihnen) gesuchte seite (?:existiert nicht|gibt es nicht|konnte nicht gefunden werden|wurde nicht gefunden)(?: mehr)?",
    "diese(?:r|s)? (?:seite|artikel|link) (?:scheint|scheinen) nicht (?:mehr )?zu existieren",
  ],
  fr: [
    "(?:nous|on) (?:n'avons|n'a) (?:malheureusement )?pas (?:pu )?trouv(?:é|er) (?:la|cette) page(?: (?:que vous (?:cherchez|recherchez|avez demandée|demandez)|demandée|recherchée))?",
    "(?:nous |on )?ne (?:trouvons pas|trouve pas|pouvons pas trouver|parvenons pas à trouver) (?:la|cette) page(?: (?:que vous (?:cherchez|recherchez|demandez)|demandée|recherchée))?",
    "(?:la|cette) page(?: que vous (?:cherchez|recherchez|demandez))? (?:ne semble pas|semble ne (?:pas|plus)) exister",
  ],
  es: [
    "no se (?:ha podido|pudo|puede) encontrar (?:la|esta|esa) página(?: que (?:buscas|busca))?|(?:esa|ese) (?:página|enlace) no (?:se (?:puede|pudo|ha podido) encontrar|existe)",
    "no (?:podemos|pudimos|logramos|hemos (?:podido|logrado)|conseguimos) encontrar (?:la|esta|esa) página(?: que (?:buscas|busca|estás buscando|está buscando|solicitaste))?",
    "no (?:encontramos|hemos encontrado) (?:la|esta|esa) página(?: que (?:buscas|busca|estás buscando|está buscando))?",
    "(?:la|esta|esa) página(?: que (?:buscas|busca|estás buscando))? parece no existir",
  ],
  it: [
    "(?:la|questa|quella) pagina(?: che (?:cercavi|cerchi|stavi cercando|stai cercando))? non (?:può essere trovata|è stata trovata|esiste(?: più)?)|non è stato possibile trovare (?:la|questa|quella) pagina",
    "non (?:riusciamo a|siamo riusciti a|possiamo|abbiamo potuto) trovare (?:la|questa) pagina(?: (?:che (?:cerchi|stai cercando|hai richiesto)|richiesta|cercata))?",
    "non (?:troviamo|abbiamo trovato) (?:la|questa) pagina(?: (?:che (?:cerchi|stai cercando|hai richiesto)|richiesta|cercata))?",
  ],
  nl: [
    "(?:we|wij) (?:kunnen|konden|hebben) (?:helaas )?(?:de|deze|die) (?:opgevraagde |gevraagde )?pagina(?: die (?:je|u) zoekt)? (?:helaas )?niet (?:vinden|gevonden)",
    "(?:de|deze|die) (?:opgevraagde |gevraagde )?pagina(?: die (?:je|u) zoekt)? (?:kunnen|konden) (?:we|wij) (?:helaas )?niet vinden",
  ],
  pt: [
    "(?:nós )?não (?:encontramos|achamos|conseguimos (?:encontrar|localizar)|foi possível (?:encontrar|localizar)|pudemos encontrar) (?:a|essa|esta) página(?: que (?:você )?(?:procura|procurava|procurou|está procurando|solicitou))?",
  ],
  sv: [
    "(?:vi )?(?:hittar|hittade) (?:tyvärr )?inte (?:den (?:här )?)?sidan?(?: (?:som )?du (?:söker|sökte|letar efter))?",
    "(?:vi )?(?:kan|kunde) (?:tyvärr )?inte hitta (?:den (?:här )?)?sidan?(?: (?:som )?du (?:söker|sökte|letar efter))?",
  ],
  da: [
    "(?:vi )?(?:kan|kunne) (?:desværre )?ikke finde (?:den )?siden?,?(?: (?:som )?du (?:leder efter|ledte efter|søger|søgte))?",
    "(?:vi )?fandt (?:desværre )?ikke (?:den )?siden?,?(?: (?:som )?du (?:leder efter|ledte efter|søger))?",
  ],
  no: [
    "(?:vi )?(?:fant|finner) (?:dessverre )?ikke (?:den )?siden(?: (?:som )?du (?:leter|lette|søker|søkte)(?: etter)?)?",
    "(?:vi )?(?:kan|kunne|klarte) (?:dessverre )?ikke (?:å )?finne (?:den )?siden(?: (?:som )?du (?:leter|lette|søker|søkte)(?: etter)?)?",
  ],
  fi: ["emme (?:valitettavasti )?(?:löytäneet|löydä) (?:etsimääsi |hakemaasi |tätä )?(?:sivua|tuotetta)"],
  pl: [
    "nie (?:znaleźliśmy|możemy (?:znaleźć|odnaleźć)|mogliśmy znaleźć|udało (?:nam )?się (?:znaleźć|odnaleźć)) (?:takiej |tej |podanej |szukanej |żądanej )?strony(?:, której szukasz)?",
    "(?:ta )?strona,? (?:której szukasz|o podanym adresie|o którą prosisz),? (?:nie istnieje|nie została znaleziona)",
  ],
  cs: [
    "(?:bohužel )?(?:jsme )?(?:nenašli|nemůžeme najít|nepodařilo se (?:nám )?najít) (?:jsme )?(?:tuto |požadovanou |hledanou )?stránku(?:, kterou hledáte)?",
    "(?:tuto |požadovanou |hledanou )?stránku(?:, kterou hledáte,)? (?:jsme (?:bohužel )?nenašli|nemůžeme najít)",
    "(?:tahle stránka|(?:tato )?stránka, kterou hledáte,) (?:neexistuje|nebyla nalezena)",
  ],
  sk: [
    "(?:nenašli sme|nemôžeme nájsť|nepodarilo sa (?:nám )?nájsť) (?:túto |požadovanú |hľadanú )?stránku(?:, ktorú hľadáte)?",
    "(?:túto |hľadanú )?stránku(?:, ktorú hľadáte,)? (?:sme nenašli|nemôžeme nájsť)|stránka, ktorú hľadáte, (?:neexistuje|sa nenašla)",
  ],
  hu: [
    "nem (?:találjuk|találtuk) (?:meg )?(?:az? )?(?:keresett |kért )?oldalt(?:, am[ei](?:t|lyet) keres(?:el|ett)?)?",
    "az? oldal,? am[ei](?:t|lyet) keres(?:el|ett)?,? nem (?:található|létezik)",
  ],
  ro: [
    "nu (?:am găsit|am putut găsi|putem găsi|găsim) (?:această )?pagina(?: (?:căutată|solicitată|pe care o (?:cauți|căutați)))?",
  ],
  tr: ["(?:aradığınız |istediğiniz |bu )*sayfayı (?:bulamadık|bulamıyoruz)"],
  el: [
    "δεν (?:βρήκαμε|μπορούμε να βρούμε|μπορέσαμε να βρούμε|βρέθηκε) (?:τη |την |αυτή τη |η )?σελίδα(?: που (?:αναζητάτε|αναζητήσατε|ψάχνετε|ζητήσατε))?",
  ],
  ru: [
    "(?:мы )?не (?:нашли|можем найти|смогли найти|удалось найти) (?:такую |эту |запрашиваемую |нужную )*страницу(?:, которую (?:вы|ты) (?:ищете|искали|ищешь))?",
    "страница, которую вы (?:ищете|искали|запросили), (?:не (?:существует|найдена)|больше не существует)",
  ],
  uk: [
    "(?:ми )?не (?:знайшли|можемо знайти|змогли знайти|вдалося знайти) (?:таку |цю )?сторінку(?:, яку ви (?:шукаєте|шукали))?",
    "сторінк[ау], яку ви (?:шукаєте|шукали), не (?:існує|знайдена|знайдено)",
  ],
  bg: [
    "не (?:намерихме|можем да намерим|можахме да намерим|успяхме да намерим) (?:тази )?страница(?:та)?(?:, която търсите)?",
    "страницата, която търсите, не (?:съществува|е намерена|беше намерена)",
  ],
  hr: [
    "(?:nismo (?:pronašli|uspjeli pronaći)|ne možemo pronaći) (?:traženu |ovu )?stranicu(?: koju tražite)?|stranica koju tražite (?:nije pronađena|ne postoji)",
  ],
  sl: [
    "(?:nismo našli|ne najdemo|ne moremo najti) (?:te )?strani(?:,? ki jo iščete)?|stran,? ki jo iščete,? (?:ne obstaja|ni bila najdena)",
  ],
  et: [
    "me ei (?:leidnud|leia) (?:seda )?lehte(?:, mida otsite)?|lehte, mida otsite, ei (?:leitud|eksisteeri)",
  ],
  lv: ["(?:mēs )?(?:neatradām|nevaram atrast) (?:šo )?lapu(?:, (?:kuru|ko) meklējat)?"],
  lt: ["(?:mes )?(?:neradome|nepavyko rasti|negalime rasti) (?:šio )?puslapio(?:, kurio ieškote)?"],
  ca: [
    "no (?:hem trobat|hem pogut trobar|podem trobar|trobem) (?:la|aquesta) pàgina(?: que (?:busques|cerques|busqueu))?",
    "(?:la|aquesta) pàgina que (?:busques|cerques|busqueu) no (?:existeix|s'ha trobat)|aquesta pàgina no existeix",
  ],
  ja: [
    "(?:お探しの|ご指定の|この)?(?:ページ|商品)(?:を見つけること(?:が|は)できません(?:でした)?|を見つけられません(?:でした)?|は(?:存在しません|ありません|見つかりません(?:でした)?))",
  ],
  zh: [
    "(?:我们|我們)(?:找不到|没有找到|沒有找到|无法找到|無法找到|没能找到)(?:您?要?找的|该|此|这个|這個|您(?:访问|查找|要找|要访问)的)?(?:页面|网页|頁面|網頁)",
    "(?:这个|這個)?(?:页面|頁面)(?:走丢了?|走失了|迷路了|飞走了)",
  ],
  ko: ["(?:저희가 )?(?:요청하신 |찾으시는 |해당 )?페이지를 찾지 못했습니다"],
  ar: [
    "لم نتمكن من (?:العثور على|إيجاد) (?:هذه )?(?:ال)?صفحة(?: (?:المطلوبة|التي تبحث عنها))?",
    "(?:هذه )?الصفحة التي تبحث عنها (?:غير (?:موجودة|متوفرة|متاحة)|لم يتم العثور عليها)",
  ],
  he: [
    "ה?(?:דף|עמוד) ש(?:חיפשת|חיפשתם|ביקשת|ביקשתם) (?:לא נמצא|אינו קיים|לא קיים|אינו נמצא)",
    "לא (?:מצאנו|הצלחנו למצוא) את ה(?:דף|עמוד)(?: (?:המבוקש|ש(?:חיפשת|חיפשתם)))?",
  ],
  vi: [
    "(?:chúng tôi )?không (?:thể )?tìm thấy trang(?: này| (?:mà )?bạn (?:đang )?(?:tìm(?: kiếm)?|yêu cầu))?",
    "trang (?:mà )?bạn (?:đang )?(?:tìm(?: kiếm)?|yêu cầu) không (?:tồn tại|được tìm thấy)",
  ],
  id: [
    "(?:kami )?(?:tidak|tak) (?:dapat|bisa|berhasil) menemukan (?:halaman|laman)(?: (?:ini|yang (?:anda|kamu) cari))?",
  ],
  th: [
    "(?:เรา)?(?:หา|ค้นหา)หน้า(?:เว็บ|นี้|ที่(?:คุณ)?(?:ต้องการ|ค้นหา))*(?:ไม่พบ|ไม่เจอ)|(?:เรา)?ไม่สามารถ(?:ค้น)?หาหน้า(?:เว็บ|นี้|ที่(?:คุณ)?(?:ต้องการ|ค้นหา))*(?:พบ|ได้)?",
  ],
  hi: [
    "(?:यह |वह )?(?:पृष्ठ|पेज) नहीं मिला|हमें (?:यह |वह )?(?:पृष्ठ|पेज) नहीं मिला|(?:यह )?(?:पृष्ठ|पेज) (?:मौजूद|उपलब्ध) नहीं है",
  ],
  fa: [
    "(?:ما )?(?:صفحه|برگه)(?: مورد نظر(?: شما)?)? را پیدا نکردیم|(?:این )?(?:صفحه|برگه)(?: مورد نظر)? وجود ندارد",
  ],
  sr: [
    "(?:nismo pronašli|ne možemo da pronađemo) (?:traženu |ovu )?stranicu|(?:нисмо пронашли|не можемо да пронађемо) (?:тражену |ову )?страницу",
  ],
};
