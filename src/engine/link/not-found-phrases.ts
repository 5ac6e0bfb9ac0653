/**
 * How sites say "page not found", by language, as sources of regular expressions that must match a whole segment
 * of a title. Written naturally; accents, case and quotes are folded before anything is compared, so a pattern may
 * use neither capital escapes (\S, \W) nor anything that case decides. "Unavailable" is left out on purpose:
 * that is said of sites that will be back.
 */
export const NOT_FOUND_PHRASES: Readonly<Record<string, readonly string[]>> = {
  en: [
    "(?:(?:the|this|that|requested|web) )*(?:page|web ?page|url|link|address|site|web ?site|file(?: or directory)?|document|resource|content|object|item|product|article|listing|offer|post|category|collection|store|shop|event|job|profile|account|user|video)(?: or (?:page|event|product|item|file))?" +
      "(?: (?:that )?(?:you(?:'re| are| were|'ve| have)? )?(?:requested|looking for|searching for|trying to (?:reach|access|view|find|visit|open)|tried to (?:reach|access|view|open)|want(?:ed)?))?,?" +
      " (?:(?:was |is |has been )?not found|(?:could ?(?:not|n't)|can ?(?:not|'t)) be (?:found|located)|(?:do(?:es)?|did) ?(?:not|n't) exist(?: any ?more)?|is (?:no longer|not) here(?: any ?more)?|(?:has (?:been )?(?:re)?moved or )?no longer exists|(?:do(?:es)?|did) ?(?:not|n't) (?:seem|appear) to exist(?: any ?more)?|is nowhere to be found|(?:is )?missing)" +
      "(?: (?:on (?:this|the) server|here))?",
    "(?:(?:the|this|that) )?(?:page|web ?page|url|link|content)(?: you requested)? (?:is (?:not|no longer)|isn't|not|no longer) available(?: right now| any ?more)?",
    "(?:the )?requested url [^ ]+ was not found(?: on this server)?|[^ ]+ was not found on this server",
    "(?:(?:the|this|that) )?(?:page|url|link|content|post) (?:has been|was) (?:removed|deleted)",
    "page-?not-?found|page not found or (?:has been )?(?:re)?moved|page moved or not found",
    "not found on this (?:server|site)",
    "no (?:such )?page(?: was)? found|no such page",
  ],
  de: [
    "(?:(?:die|diese|der|dieser|das|dieses|ihre|deine|von ihnen|angeforderte|gesuchte|gewünschte|aufgerufene) )*(?:seite|webseite|website|unterseite|internetseite|url|adresse|datei|link|ressource|dokument|produkt|artikel|inhalt|angebot|beitrag|(?:dienst)?leistung|formular|umfrage|veranstaltung|kurs|profil|konto|benutzer(?:konto)?|video|shop|app|anzeige|stelle(?:nanzeige)?|inserat|eintrag|datensatz|kategorie)(?:, die (?:sie|du) suchs?t?e?n?,)?" +
      " (?:(?:(?:wurde|konnte|ist|kann) )?(?:leider )?nicht (?:gefunden(?: werden| worden)?|vorhanden|auffindbar|verfügbar|mehr (?:vorhanden|verfügbar))|(?:existiert|gibt es) (?:leider )?nicht(?: mehr)?|fehlt)",
    "keine seite gefunden|(?:diese |die )?seite (?:ist )?(?:weg|verschwunden)",
  ],
  fr: [
    "(?:(?:la|cette|votre|le|ce|l'|cet) ?)?(?:page|url|adresse|fichier|document|ressource|contenu|article|produit|site|lien|formulaire|profil|compte|utilisateur|vidéo|annonce|offre|événement|boutique|catégorie|fiche)(?: (?:web|demandée?|recherchée?|que vous (?:cherchez|recherchez|demandez|avez demandée?)))*" +
      " (?:(?:est |semble )?introuvable|non[ -]trouvée?|pas trouvée?|inexistante?|n'a (?:pas|pu) (?:été|pu être|être) trouvée?|n'existe (?:pas|plus)|n'est (?:pas|plus) disponible)",
    "aucune page trouvée|impossible de trouver (?:la|cette) page",
  ],
  es: [
    "(?:(?:la|esta|el|este) )?(?:página|url|dirección|archivo|documento|recurso|contenido|artículo|producto|sitio|enlace|formulario|perfil|cuenta|usuario|vídeo|video|anuncio|oferta|evento|tienda|categoría|servicio)(?: (?:web|solicitad[oa]|buscad[oa]|que (?:buscas|busca|estás buscando|está buscando|has solicitado)))*" +
      " (?:no (?:se (?:ha )?(?:encontró|encontrad[oa]|encuentra|pudo encontrar|puede encontrar|podido encontrar)|(?:ha sido |fue )?encontrad[oa]|existe|(?:está )?disponible)|inexistente|ya no (?:existe|está disponible))",
    "no (?:se (?:ha )?(?:encontró|encontrado|encuentra|pudo encontrar|puede encontrar)|encontramos|hemos (?:encontrado|podido encontrar)|podemos encontrar) (?:la|esta) página(?: que (?:buscas|busca))?",
  ],
  it: [
    "(?:(?:la|questa|il|l'|questo) ?)?(?:pagina|url|indirizzo|file|documento|risorsa|contenuto|articolo|prodotto|sito|modulo|profilo|account|utente|video|annuncio|offerta|evento|negozio|categoria|servizio)(?: (?:web|richiest[ao]|cercat[ao]|che (?:cerchi|stai cercando|hai richiesto)))*" +
      " (?:non (?:è (?:più |stat[ao] )?)?(?:trovat[ao]|disponibile)|non esiste(?: più)?|inesistente|introvabile)",
    "impossibile trovare (?:la|questa) pagina|nessuna pagina trovata",
  ],
  nl: [
    "(?:(?:de|deze|die|het|dit|uw|je|opgevraagde|gevraagde) )*(?:pagina|webpagina|website|url|adres|bestand|document|product|artikel|link|formulier|profiel|account|gebruiker|video|advertentie|vacature|evenement|winkel|categorie|dienst)(?: die (?:je|u) zoekt)?" +
      " (?:(?:(?:is|werd|kon|kan) )?(?:helaas )?niet (?:gevonden(?: worden)?|worden gevonden|(?:meer )?beschikbaar)|bestaat (?:helaas )?niet(?: meer)?)",
    "geen pagina gevonden",
  ],
  pt: [
    "(?:(?:a|esta|essa|o|este) )?(?:página|url|endereço|arquivo|ficheiro|documento|recurso|conteúdo|artigo|produto|site|link|formulário|perfil|conta|usuário|utilizador|vídeo|anúncio|oferta|evento|loja|categoria|serviço)(?: (?:web|solicitad[oa]|procurad[oa]|que (?:você )?(?:procura|procurou|está procurando|solicitou)))*" +
      " (?:não (?:foi |pôde ser |pode ser )?(?:encontrad[oa]|localizad[oa])|não (?:existe(?: mais)?|(?:está )?disponível|se encontra)|inexistente|já não existe)",
    "não (?:encontramos|foi possível encontrar|conseguimos encontrar) (?:a|essa|esta) página",
  ],
  sv: [
    "(?:den här |denna )?(?:sidan|webbsidan|webbplatsen|sida|produkten|filen|dokumentet|artikeln|länken|adressen)(?: (?:som )?du (?:söker|letar efter|sökte))?" +
      " (?:(?:kunde|kan) (?:inte|ej) hittas|hittades (?:inte|ej)|finns (?:tyvärr )?(?:inte|ej)(?: längre)?|saknas|existerar inte|går inte att hitta|(?:ej|inte) (?:hittad|funnen))",
    "(?:vi )?(?:hittar inte|kunde inte hitta|kan inte hitta|hittade inte) sidan",
  ],
  da: [
    "(?:denne )?(?:siden|side|websiden|produktet|filen|dokumentet|artiklen|linket|adressen)(?: (?:som )?du (?:søger|søgte|leder efter|ledte efter))?" +
      " (?:(?:blev |er |kunne )?ikke fundet|(?:kunne|kan) ikke (?:findes|blive fundet)|(?:findes|eksisterer) (?:desværre )?ikke(?: længere)?|mangler|(?:er )?ikke tilgængelig)",
    "(?:vi )?(?:kan|kunne) ikke finde siden",
  ],
  no: [
    "(?:denne )?(?:siden|side|nettsiden|produktet|filen|dokumentet|artikkelen|lenken|adressen)(?: (?:som )?du (?:leter etter|lette etter|søker(?: etter)?))?" +
      " (?:(?:ble |er )?ikke funnet|kunne ikke (?:finnes|bli funnet)|(?:finnes|eksisterer) (?:dessverre )?ikke(?: lenger)?|mangler|(?:er )?ikke tilgjengelig)",
    "(?:vi )?(?:fant|finner) (?:dessverre )?ikke siden(?: du (?:leter|lette) etter)?",
  ],
  fi: [
    "(?:(?:etsimääsi|hakemaasi|pyydettyä|haettua|etsimäsi) )?(?:sivua|sivu|verkkosivua|sivustoa|tuotetta|tiedostoa|osoitetta)" +
      " (?:ei (?:valitettavasti )?(?:löytynyt|löydy|löydetty|ole(?: enää)?(?: olemassa| saatavilla)?|voitu löytää)|puuttuu)",
  ],
  pl: [
    "(?:(?:ta|podana|szukana|żądana|wybrana) )?(?:strona|podstrona|witryna|adres|plik|dokument|produkt|artykuł|zasób|formularz|profil|konto|użytkownik|film|ogłoszenie|oferta|wydarzenie|sklep|kategoria|usługa)(?: (?:www|internetowa|której szukasz|nie została))?" +
      " (?:nie ?(?:(?:została |został )?(?:znaleziona|znaleziony|odnaleziona))|nie (?:istnieje|znaleziono|jest dostępna))",
    "(?:nie (?:znaleziono|odnaleziono|można (?:znaleźć|odnaleźć)|możemy (?:znaleźć|odnaleźć))|brak) (?:takiej |tej |podanej |żądanej |szukanej )?(?:strony|podstrony|pliku|produktu|dokumentu)|strony nie (?:znaleziono|odnaleziono)",
  ],
  cs: [
    "(?:tahle|tato) stránka (?:tu |zde )(?:není|neexistuje)",
    "(?:(?:tato|požadovaná|hledaná|zadaná) )?(?:stránka|adresa|produkt|dokument|soubor|článek) (?:(?:nebyla?|nebyl) nalezena?|nenalezena?|(?:již |bohužel )?neexistuje|nebyla? nalezena?|není k dispozici|se nenašla)",
    "(?:(?:požadovanou|hledanou|tuto) )?stránku (?:nelze nalézt|se nepodařilo (?:najít|nalézt)|nebylo možné nalézt|jsme nenašli)",
  ],
  sk: [
    "(?:(?:táto|požadovaná|hľadaná) )?(?:stránka|adresa|produkt|dokument|súbor|článok) (?:(?:nebola?|nebol) nájdená?|nenájdená|(?:už |bohužiaľ )?neexistuje|sa nenašla|nie je dostupná)",
    "(?:(?:požadovanú|hľadanú) )?stránku sa nepodarilo nájsť",
  ],
  hu: [
    "(?:(?:ez )?az? )?(?:(?:keresett|kért|kívánt) )?(?:oldal|weboldal|lap|termék|fájl|dokumentum|cikk|tartalom) (?:nem (?:található(?: meg)?|létezik|elérhető)|már nem létezik)",
    "nincs ilyen oldal",
  ],
  ro: [
    "(?:(?:această|aceasta) )?(?:pagina|pagină|adresa|fișierul|documentul|produsul|articolul|resursa)(?: (?:căutată|solicitată|cerută|pe care o (?:cauți|căutați)))? (?:nu (?:a fost găsită?|a putut fi găsită?|(?:mai )?există|este disponibilă?|poate fi găsită?)|negăsită?|inexistentă?)",
    "nu am găsit pagina",
  ],
  tr: [
    "(?:(?:böyle bir|aradığınız|aradiginiz|istenen|istediğiniz|bu|üzgünüz) )*(?:sayfa|web sayfası|site|adres|dosya|ürün|içerik|belge|url) (?:bulunamadı|bulunamıyor|bulunmuyor|bulunmamaktadır|mevcut değil|yok)",
  ],
  el: [
    "(?:(?:η|αυτή η|το) )?(?:σελίδα|ιστοσελίδα|διεύθυνση|προϊόν|αρχείο)(?: που (?:ζητήσατε|ψάχνετε|αναζητάτε|αναζητήσατε))? (?:δεν? (?:βρέθηκε|υπάρχει|είναι διαθέσιμη))",
  ],
  ru: [
    "(?:(?:запрашиваемая|запрошенная|данная|такая|эта|искомая|указанная) )*(?:вами )?(?:страница|страницы|файл|документ|товар|сайт|статья|ресурс|адрес) (?:не (?:найдена?|найдено|найден|существует|обнаружена|доступна)|отсутствует|больше не существует|удалена)",
    "страница (?:была )?(?:удалена|перемещена) или (?:больше )?не существует",
    "(?:такой|этой) страницы (?:нет|не существует)|нет такой страницы",
  ],
  uk: [
    "(?:(?:запитувана|запитана|ця|така|дана) )*(?:сторінка|сторінку|файл|документ|товар|сайт) (?:не (?:знайдена|знайдено|знайдений|існує)|відсутня)",
    "(?:такої|цієї) сторінки (?:немає|не існує)",
  ],
  bg: ["(?:тази )?страница(?:та)? не (?:е намерена|беше намерена|бе намерена|съществува)"],
  hr: ["(?:tražena |ova )?stranica (?:nije (?:pronađena|pronadjena|nađena)|ne postoji)"],
  sl: ["(?:ta |te )?stran(?:i)? (?:ni (?:bila )?(?:najdena|mogoče najti)|ne obstaja|ni mogoče najti)"],
  et: ["(?:seda )?lehte? (?:külge )?ei (?:leitud|eksisteeri)|lehekülge ei leitud"],
  lv: ["(?:šī |šāda )?lapa (?:nav atrasta|netika atrasta|neeksistē)"],
  lt: ["(?:šis )?puslapis (?:nerastas|neegzistuoja|nebuvo rastas)"],
  ca: [
    "no s'ha trobat (?:la|aquesta) pàgina|(?:la )?pàgina (?:no (?:trobada|s'ha trobat|existeix)|sol·licitada no existeix)",
  ],
  ja: [
    "(?:(?:お探しの|ご指定の|指定された|該当(?:の|する)|アクセスされた))?(?:ページ|url|ファイル|商品|記事|サイト)[がは](?:見つかりません(?:でした)?|みつかりません(?:でした)?|存在しません|ありません|ございません)",
    "(?:お探しの|ご指定の|アクセス(?:いただいた|された))?ページは(?:削除|移動)されたか、?url(?:が|は)変更され(?:ています|ました|た可能性があります)",
    "ページが見つからない|ページ未検出|該当ページなし",
  ],
  zh: [
    "(?:抱歉[,, ]?)?(?:[您你]所?(?:要?(?:访问|請求|请求|查找|浏览|訪問|瀏覽|找))的)?(?:该|此)?(?:页面|网页|頁面|網頁|内容|內容|商品|文件|产品)(?:不存在|未找到|没有找到|沒有找到|找不到了?|无法找到|無法找到|不见了|走丢了)",
    "(?:找不到|未找到|没有找到|沒有找到|无法找到|無法找到)(?:该|此|該|[您你]所?要?(?:访问|请求|查找|訪問|請求|找)?的)?(?:页面|网页|頁面|網頁|文件|商品)",
  ],
  ko: [
    "(?:(?:요청하신|요청한|찾으시는|해당|이) )?(?:페이지|문서|상품|파일)(?:[를을가이는은])? ?(?:찾을 수 없(?:습니다|음|어요)|존재하지 않(?:습니다|음|아요)|없습니다|없음)",
    "(?:존재하지 않는|찾을 수 없는|없는) 페이지(?:입니다|예요)?",
  ],
  ar: [
    "(?:عذرا[،,]? )?(?:لم يتم العثور على|تعذر العثور على|لم نعثر على) (?:هذه )?(?:ال)?صفحة(?: المطلوبة)?",
    "(?:هذه )?الصفحة (?:المطلوبة )?غير (?:موجودة|متوفرة|متاحة)",
  ],
  he: ["(?:ה)?(?:דף|עמוד)(?: המבוקש)? (?:לא נמצא|אינו קיים|לא קיים|אינו נמצא)"],
  vi: [
    "không tìm thấy (?:trang|nội dung)(?: web| này| yêu cầu| bạn yêu cầu)*",
    "trang (?:này |web |bạn tìm |bạn yêu cầu )*không (?:tồn tại|tìm thấy|được tìm thấy)",
  ],
  // Malay, too.
  id: [
    "(?:halaman|laman) (?:ini |yang (?:anda|kamu) cari )?(?:tidak|tak) (?:ditemukan|tersedia|ada|dijumpai|ditemui)",
  ],
  th: ["ไม่พบ(?:หน้า|หน้าเว็บ|เพจ)(?:นี้|ที่(?:คุณ)?(?:กำลัง)?(?:ต้องการ|ค้นหา|มองหา))?"],
  hi: ["(?:यह |वह )?(?:पृष्ठ|पेज) नहीं मिला"],
  fa: ["(?:صفحه|برگه)(?: مورد نظر| درخواستی)?(?: شما)? (?:یافت|پیدا) نشد"],
  sr: [
    "(?:tražena |ova )?strana (?:nije pronađena|ne postoji)|(?:тражена |ова )?(?:страна|страница) (?:није пронађена|не постоји)",
  ],
  gl: ["páxina non (?:atopada|existe)"],
  is: ["síða(?:n)? fannst ekki"],
  sq: ["faqja nuk u gjet"],
  eu: ["orria ez da (?:aurkitu|existitzen)"],
  tl: ["hindi (?:nahanap|mahanap|natagpuan) ang (?:page|pahina)"],
  bn: ["পৃষ্ঠাটি (?:পাওয়া যায়নি|খুঁজে পাওয়া যায়নি)"],
  ta: ["பக்கம் (?:கிடைக்கவில்லை|காணப்படவில்லை)"],
  ur: ["صفحہ (?:نہیں ملا|موجود نہیں)"],
  sw: ["ukurasa hau(?:japatikana|kupatikana)"],
  cy: ["heb ganfod y dudalen|ni chanfuwyd y dudalen"],
  ga: ["níor aimsíodh an leathanach"],
};

/** Said alone, these are somebody's name as easily as a missing page: they count at a title's beginning or end only. */
export const SHORT_PHRASES: readonly string[] = [
  "not-?found|not found|nothing found|missing page",
  "nicht gefunden",
  "introuvable|non trouvée?",
  "no encontrad[oa]",
  "non trovat[ao]",
  "niet gevonden",
  "não encontrad[oa]",
  "hittades (?:inte|ej)|(?:ej|inte) hittad",
  "ikke fundet",
  "ikke funnet",
  "ei (?:löytynyt|löydy)",
  "nie znaleziono",
  "nenalezeno|nenájdené",
  "nem található",
  "nu a fost găsită?|negăsită?",
  "bulunamadı",
  "δεν? βρέθηκε",
  "не найден[ао]?",
  "не знайдено",
  "不存在|未找到|找不到",
  "見つかりません(?:でした)?",
  "찾을 수 없(?:습니다|음)",
];

/** How a segment begins that talks about the error instead of being it. */
export const ARTICLE_OPENINGS: readonly string[] = [
  "(?:and )?how (?:to|do|does|can|i|we)|what (?:is|are|it|does|do|to do|causes?|this)|what's (?:a|the)|why (?:is|are|do|does|am|it|you|your|we)|ways to|(?:its |the )?(?:meaning|definition|causes?)(?: (?:and|of|&)|$)",
  "(?:was|wie) (?:ist|sind|bedeutet|tun|man|du|sie)|bedeutung",
  "(?:comment|pourquoi) [^ ]+|qu'est-ce|que (?:faire|signifie)|signification",
  "(?:cómo|por qué) [^ ]+|qué (?:es|significa|hacer)|significado",
  "(?:come|perché) [^ ]+(?:are|ere|ire)|(?:che )?cosa (?:è|significa|fare)|cos'è|significato",
  "(?:hoe|wat) (?:los|is|betekent|te)|betekenis",
  "o que (?:é|significa|fazer)|como (?:corrigir|resolver)|por que",
  "så (?:fixar|löser|åtgärdar|rättar|gör|hanterar)|hur (?:man|du|löser|fixar)|vad (?:är|gör|betyder)|varför",
  "sådan (?:retter|løser|fikser|gør|undgår|håndterer)|slik (?:retter|løser|fikser|gjør|unngår)|hvordan|hvad (?:er|gør|betyder)|hva (?:er|gjør|betyr)|hvorfor",
  "näin (?:korjaat|ratkaiset)|miten|mikä (?:on|se)|miksi|mitä tehdä",
  "jak (?:to )?(?:naprawić|rozwiązać|usunąć|opravit|vyřešit|odstranit|opraviť|vyriešiť|go|ji|ho|na)|co (?:to|robić|zrobić|oznacza|dělat|znamená)|čo (?:to|robiť|znamená)|dlaczego|proč|prečo",
  "hogyan|mi (?:az|a)|miért|mit (?:jelent|tegy[^ ]+|tehet[^ ]*)|cum (?:să|se|o|îl|rezolvi|repari)|ce (?:este|înseamnă|faci|e)|nasıl|nedir|neden|ne (?:demek|yapmalı)",
  "как (?:исправить|устранить|убрать|это)|что (?:такое|делать|это|значит)|почему|як (?:виправити|усунути|це)|що (?:таке|робити|це)|чому|πώς|τι (?:είναι|σημαίνει)|γιατί",
  "(?:the |a |your )?(?:complete|ultimate|full|quick|practical|step-by-step) guide|(?:die |der )?(?:komplette|vollständige|große|ultimative) (?:anleitung|leitfaden|guide|ratgeber)|guide (?:complet|pratique)|guía (?:completa|práctica|definitiva)|guida (?:completa|pratica|definitiva)|(?:complete|volledige|praktische) (?:gids|handleiding)|guia (?:completo|prático)|(?:kompletny|praktyczny) poradnik|(?:komplett|fullständig) guide|kompletní (?:návod|průvodce)|teljes útmutató",
  "(?:causes?|reasons?|ursachen?|gründe|causas?|cause|oorzaken|przyczyny|orsaker|årsager|årsaker|syyt|příčiny|príčiny|okok|cauze|nedenleri|причины)(?: (?:and|und|et|y|e|en|i|och|og|ja|a|és|și|ve|и|&) .+|$)|was tun|fehlerbehebung|(?:so|schritt für schritt) (?:beheben|beheb(?:st|t)|lösen|löst|vermeiden|vermeid(?:est|et))|dépannage|solución|soluciones|soluzioni|oplossingen|løsninger|lösningar|ratkaisut|rozwiązania|řešení|riešenie|megoldás(?:ok)?|soluții|çözümü|решение",
];

/** What is done to such errors, wherever it stands in a title that speaks of them. */
export const FIXING_PHRASES =
  "(?:how to |to )(?:fix|solve|avoid|prevent|resolve|handle)|fixing|troubleshoot(?:ing)?|oplossen|verhelpen|voorkomen|beheben|vermeiden|corriger|résoudre|réparer|éviter|solucionar|corregir|arreglar|evitar|risolvere|correggere|evitare|corrigir|resolver|naprawić|naprawiać|usunąć|opravit|vyřešit|opraviť|vyriešiť|javítása|megoldása|giderme|düzeltme|исправить|устранить|виправити|åtgärda|korjaaminen";

/**
 * What no phrase above can do without: a word that denies, by which most titles are told apart at once. Words count
 * anywhere, Latin beginnings where a word begins. A test holds them to the phrases.
 */
export const NEGATIONS = {
  words: [
    "404|not|unable|emme|'t|n'|missing|impossib|inexist|fehlt|introuvable|pas trouv|aucune|inesist|introvabil",
    "saknas|ikke|ekki|mangler|puuttuu|değil|bulun|bulam|mevcut|変更され|wandered|vanished|disappear|lost|broken link|dead link|bad link|weg|verschwunden|haujapat|haukupat|hindi|heb ganf|yok|یں|نہیں|যায়নি|வில்லை|negăs|nuk|removed|deleted",
    "नहीं|نشد|ندارد|نکرد|нисмо|није|δε|не|нет|отсутству|удалена|нема|відсутн|ません|削除|ない|なし|未|不|没|沒|无|無|走丢|走失|迷路|飞走|없|않|못했|لم|تعذر|غير|לא|אינו|không|ไม่",
  ],
  prefixes: ["ez|no|ni|ne|na|nu|ei|ej|ya no|kein|geen|inte|brak|yok|tak|tidak"],
};
