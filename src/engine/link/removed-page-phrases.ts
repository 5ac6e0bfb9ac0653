/**
 * How sites say that a page has been taken away ("Sidan har flyttats eller tagits bort"), or that what stands at its address is
 * not to be had any more ("Deze inhoud is niet meer beschikbaar"), by language. Only what pages are called counts: a product, an
 * advertisement or a job that is gone was there once, and that is another thing (gone-phrases.ts). Written as in
 * not-found-phrases.ts; a mere "moved" is said by sites that have moved, so that it needs an "or deleted" beside it.
 */
const buildPhrases = (names: string, sentences: readonly string[]): string[] =>
  sentences.map((sentence) => sentence.replaceAll("PAGE", `(?:${names})`));

export const REMOVED_PAGE_PHRASES: Readonly<Record<string, readonly string[]>> = {
  en: buildPhrases(
    "(?:(?:the|this|that) )?(?:requested )?(?:page|web ?page|content|link|url)(?: (?:that )?you(?:'re| are| were|'ve| have)? ?(?:requested|looking for|looking to (?:view|find)|trying to (?:reach|access|view|open)|followed|after))?",
    [
      "PAGE (?:(?:has|have|may have|might have|was|is|could have)(?: either)?(?: been)? )(?:moved|relocated|renamed)(?:,| or)+ (?:been )?(?:removed|deleted|taken down|no longer exists|is no longer available)",
      "PAGE (?:(?:has|may have|might have|was) (?:been )?)(?:removed|deleted|taken down|retired)(?:(?:,| or)+ (?:been )?(?:moved|renamed|relocated|deleted|removed))?(?: from (?:this|our|the) (?:site|web ?site|server))?",
      "there(?:'s| is| was) (?:nothing|no page) (?:here|at this (?:address|url|location)|to (?:see|find) here)(?: any ?more| any longer)?|nothing (?:to (?:see|find) here|lives here)(?: any ?more)?",
      "PAGE (?:has )?gone (?:fishing|missing|away|astray|walkabout|awol)|you(?:'ve| have) (?:wandered|strayed|gone) off the (?:trail|path|map|grid)",
      "you (?:may|might) have mistyped the (?:address|url|web address).{0,60}|the (?:link|address|url) (?:may|might) be (?:broken|outdated|mistyped).{0,60}",
      "(?:we )?(?:could not|couldn't|can't|cannot) find what you(?:'re| are| were) (?:after|looking for)",
    ],
  ),
  de: buildPhrases(
    "(?:(?:die|diese|der|dieser) )?(?:(?:gewünschte|gesuchte|angeforderte|aufgerufene) )?(?:seite|webseite|unterseite|inhalt|link|url)",
    [
      "PAGE (?:wurde|ist|wurden)(?: leider| möglicherweise| eventuell| vielleicht)* (?:verschoben|umbenannt)(?: worden)? oder (?:gelöscht|entfernt|existiert nicht mehr|ist nicht mehr verfügbar)(?: worden)?",
      "PAGE (?:wurde|ist) (?:leider )?(?:gelöscht|entfernt)(?: oder (?:verschoben|umbenannt))?(?: worden)?",
      "(?:dieser |der )?inhalt(?: ist)? (?:leider )?nicht (?:mehr|länger) (?:verfügbar|vorhanden|online)|diese inhalte sind nicht mehr verfügbar",
      "(?:vielleicht|möglicherweise|eventuell) (?:haben sie sich|hast du dich) (?:vertippt|verschrieben) oder der link ist (?:veraltet|falsch|defekt|nicht mehr gültig)",
      "(?:hier|da) (?:ist|gibt es|gibt's) (?:leider )?(?:nichts(?: \\(mehr\\)| mehr)?(?: zu sehen)?) unter dieser adresse",
    ],
  ),
  fr: buildPhrases(
    "(?:(?:la|cette|le|ce) )?(?:page|contenu|lien|adresse)(?: (?:demandée?|recherchée?|que vous (?:cherchez|recherchez|souhaitez consulter|demandez)))?",
    [
      "PAGE (?:a|n'a) (?:peut-être )?été (?:déplacée?|renommée?) ou (?:supprimée?|retirée?|effacée?|n'existe plus)",
      "PAGE a été (?:supprimée?|retirée?|effacée?)(?: ou déplacée?)?(?: du site| de notre site)?",
      "PAGE (?:n'est (?:plus|pas) (?:disponible|accessible|en ligne)|est indisponible)",
    ],
  ),
  es: buildPhrases(
    "(?:(?:la|esta|el|este) )?(?:página|contenido|enlace|dirección|url)(?: (?:solicitad[oa]|que (?:buscas|busca|estás buscando|intentas (?:ver|visitar))))?",
    [
      "PAGE (?:ha (?:sido )?|fue )(?:movid[oa]|trasladad[oa]|cambiado de (?:sitio|dirección|lugar)) o (?:ha sido |fue |ha )?(?:eliminad[oa]|borrad[oa]|retirad[oa]|suprimid[oa]|ya no existe)",
      "PAGE (?:ha sido|fue) (?:eliminad[oa]|borrad[oa]|retirad[oa])(?: o (?:movid[oa]|trasladad[oa]))?",
      "PAGE (?:ya no (?:está disponible|existe)|no existe o ya no está disponible)",
    ],
  ),
  it: buildPhrases(
    "(?:(?:la|questa|il|questo) )?(?:pagina|contenuto|link|indirizzo)(?: (?:richiest[ao]|cercat[ao]|che (?:cerchi|stai cercando)))?",
    [
      "PAGE (?:è stat[ao]|potrebbe essere stat[ao]) (?:spostat[ao]|rinominat[ao]) o (?:cancellat[ao]|eliminat[ao]|rimoss[ao]|non esiste più)",
      "PAGE è stat[ao] (?:cancellat[ao]|eliminat[ao]|rimoss[ao])(?: o spostat[ao])?",
      "PAGE (?:non (?:è )?più (?:disponibile|raggiungibile|online)|non è disponibile)",
    ],
  ),
  nl: buildPhrases(
    "(?:(?:de|deze|die) )?(?:opgevraagde |gevraagde )?(?:pagina|inhoud|content|link)(?: die (?:je|u) (?:zoekt|zocht|probeert te (?:bekijken|openen)))?",
    [
      "PAGE (?:is|werd|kan)(?: mogelijk| misschien)? (?:verplaatst|hernoemd|verhuisd) of (?:verwijderd|bestaat niet meer)(?: zijn)?",
      "PAGE (?:is|werd) (?:helaas )?verwijderd(?: of verplaatst)?",
      "PAGE is (?:helaas )?niet (?:meer|langer) (?:beschikbaar|online)",
    ],
  ),
  pt: buildPhrases(
    "(?:(?:a|esta|essa|o|este|esse) )?(?:página|conteúdo|link|endereço|ligação)(?: (?:solicitad[oa]|pedid[oa]|que (?:você )?(?:procura|procurava|procurou)))?",
    [
      "PAGE (?:foi|pode ter sido) (?:movid[oa]|deslocad[oa]|renomead[oa]) ou (?:foi )?(?:removid[oa]|eliminad[oa]|excluíd[oa]|apagad[oa]|já não existe|não existe mais)",
      "PAGE foi (?:removid[oa]|eliminad[oa]|excluíd[oa]|apagad[oa])(?: ou movid[oa])?",
      "PAGE (?:já não (?:está disponível|existe)|não está mais disponível|não existe mais)",
    ],
  ),
  sv: buildPhrases(
    "(?:den här |denna |det här |den )?(?:sidan|innehållet|länken)(?: (?:som )?du (?:söker|sökte|letar efter))?",
    [
      "PAGE (?:har|kan ha) (?:flyttats|flyttat|bytt namn|blivit flyttad) eller (?:tagits bort|raderats|finns inte (?:längre|kvar)|tagit bort)",
      "PAGE (?:har (?:tagits bort|raderats)|är borttagen|togs bort)(?: eller flyttats?)?",
      "PAGE (?:är|finns) (?:tyvärr )?(?:inte|ej) (?:längre|kvar|längre tillgängligt?)(?: tillgängligt?)?",
    ],
  ),
  da: buildPhrases(
    "(?:denne |dette )?(?:siden?|indholdet|indhold|linket)(?: (?:som )?du (?:leder efter|ledte efter|søger|søgte))?",
    [
      "PAGE (?:er|kan være|er blevet) (?:flyttet|omdøbt) eller (?:fjernet|slettet|findes ikke længere)",
      "PAGE (?:er|er blevet|blev) (?:fjernet|slettet)(?: eller flyttet)?",
      "PAGE (?:er|findes) (?:desværre )?ikke (?:længere|mere)(?: tilgængeligt?| her)?",
    ],
  ),
  no: buildPhrases(
    "(?:denne |dette )?(?:siden?|innholdet|lenken)(?: (?:som )?du (?:leter|lette|søker|søkte)(?: etter)?)?",
    [
      "PAGE (?:er|kan være|har blitt|er blitt) (?:flyttet|endret) eller (?:fjernet|slettet|finnes ikke lenger)",
      "PAGE (?:er|er blitt|har blitt|ble) (?:fjernet|slettet)(?: eller flyttet)?",
      "PAGE (?:er|finnes) (?:dessverre )?ikke (?:lenger|mer)(?: tilgjengelig| her)?",
    ],
  ),
  fi: buildPhrases("(?:tämä |etsimäsi |hakemasi )?(?:sivu|sisältö|linkki)", [
    "PAGE on (?:ehkä |saatettu |mahdollisesti )?(?:siirretty|siirtynyt) tai (?:poistettu|poistunut)",
    "PAGE on (?:poistettu|poistunut)(?: tai siirretty)?",
    "PAGE ei ole (?:enää )?(?:saatavilla|olemassa|käytettävissä)(?: enää)?",
  ]),
  pl: buildPhrases("(?:(?:ta|ten|szukana|podana) )?(?:strona|treść|podstrona|link)(?:, której szukasz,?)?", [
    "PAGE (?:została |mogła zostać )?(?:przeniesion[ay]|przenieśliśmy) (?:lub|albo) (?:usunięt[ay]|nie istnieje)",
    "PAGE (?:została|mogła zostać) usunięt[ay](?: (?:lub|albo) przeniesion[ay])?|PAGE nie istnieje (?:lub|albo) została (?:przeniesion[ay]|usunięt[ay])",
    "PAGE (?:nie jest (?:już )?|już nie jest )dostępn[ay]",
    "(?:nie możemy (?:znaleźć|odnaleźć)|nie znaleźliśmy) tego, czego szukasz",
  ]),
  cs: buildPhrases(
    "(?:(?:tato|tento|požadovaná|požadovaný|hledaná) )?(?:stránka|obsah|odkaz)(?:, kter(?:ou|ý) hledáte,?)?",
    [
      "PAGE (?:byl[ao]? |mohl[ao]? být )?(?:přesunut[aá]?|přejmenován[ao]?) (?:nebo|či) (?:smazán[ao]?|odstraněn[ao]?|zrušen[ao]?|již neexistuje)",
      "PAGE byl[ao]? (?:smazán[ao]?|odstraněn[ao]?|zrušen[ao]?)(?: (?:nebo|či) přesunut[ao]?)?",
      "PAGE (?:již|už) není (?:dostupn[ýáé]|k dispozici)|PAGE není (?:již |už )dostupn[ýáé]|(?:tahle|tato) stránka neexistuje",
    ],
  ),
  sk: buildPhrases("(?:(?:táto|tento|požadovaná|hľadaná) )?(?:stránka|obsah|odkaz)", [
    "PAGE (?:bola? )?(?:presunut[aý]?|premenovan[aý]) alebo (?:odstránen[aý]|vymazan[aý]|zmazan[aý])",
    "PAGE bola? (?:odstránen[aý]|vymazan[aý]|zmazan[aý])(?: alebo presunut[aý])?",
    "PAGE (?:už|viac) nie je dostupn[ýá]|táto stránka neexistuje",
  ]),
  hu: buildPhrases("(?:ez )?(?:az? )?(?:keresett |kért )?(?:oldalt?|tartalmat?|tartalom)", [
    "PAGE (?:áthelyezték|átnevezték) vagy (?:eltávolították|törölték|megszűnt)",
    "PAGE (?:eltávolították|törölték)(?: vagy áthelyezték)?",
    "PAGE (?:már )?nem (?:elérhető|létezik|található)(?: többé| már)?|(?:a keresett |ezt az )?oldalt nem találjuk",
  ]),
  ro: buildPhrases(
    "(?:această |acest )?(?:pagina|conținutul|conținut|linkul)(?: (?:căutat[ăa]?|solicitat[ăa]?|pe care (?:o|îl) (?:cauți|căutați)))?",
    [
      "PAGE a fost (?:mutat[ăa]?|redenumit[ăa]?) sau (?:eliminat[ăa]?|șters[ăa]?|nu mai există)",
      "PAGE a fost (?:eliminat[ăa]?|șters[ăa]?)(?: sau mutat[ăa]?)?",
      "PAGE nu mai (?:este|e) disponibil[ăa]?",
    ],
  ),
  tr: buildPhrases("(?:(?:bu|aradığınız|istediğiniz) )*(?:sayfa|içerik|bağlantı)", [
    "PAGE (?:taşınmış|adı değiştirilmiş) (?:veya|ya da) (?:silinmiş|kaldırılmış)(?: olabilir)?",
    "PAGE (?:silinmiş|kaldırılmış|silindi|kaldırıldı)(?: (?:veya|ya da) taşınmış)?(?: olabilir)?",
    "PAGE artık (?:mevcut|yayında|erişilebilir) değil(?:dir)?|(?:aradığınız )?sayfayı bulamadık",
  ]),
  ru: buildPhrases("(?:(?:эта|данная|запрашиваемая|этот|данный) )?(?:страница|контент|материал)", [
    "PAGE (?:был[ао]? |возможно, )?(?:перемещен[ао]?|переименован[ао]?) или (?:удален[ао]?|больше не существует)",
    "PAGE был[ао]? удален[ао]?(?: или перемещен[ао]?)?|PAGE больше не (?:доступн[ао]|существует)|PAGE больше недоступ(?:ен|на)",
  ]),
  uk: buildPhrases("(?:ця |цей )?(?:сторінк[ау]|вміст|контент)", [
    "PAGE (?:було )?(?:переміщен[оа]|перенесен[оа]) або (?:видален[оа])|PAGE (?:було )?видален[оа](?: або переміщен[оа])?|PAGE більше не(?: доступн[аи]|доступн(?:а|ий))",
  ]),
  el: buildPhrases("(?:η |αυτή η |το )?(?:σελίδα|περιεχόμενο)", [
    "PAGE (?:έχει )?(?:μετακινηθεί|μεταφερθεί) ή (?:διαγραφεί|αφαιρεθεί)|PAGE δεν είναι (?:πλέον|πια) διαθέσιμ[ηο]",
  ]),
  ja: [
    "(?:お探しの|ご指定の|この|こちらの)?(?:ページ|コンテンツ)は(?:すでに|既に)?(?:削除|移動)(?:もしくは|または|、)?(?:削除|移動)?(?:されました|されています|されたか.{0,20})",
    "(?:お探しの|ご指定の|この|こちらの)?(?:ページ|コンテンツ|url)は(?:現在)?(?:ご利用いただけなくなりました|ご覧いただけなくなりました|もうありません|存在しないか.{0,30})",
    "ここには何も(?:ありません|ないようです|見つかりません)",
  ],
  zh: [
    "(?:该|此|您(?:访问|要找|查找)的)?(?:页面|网页|内容|頁面|網頁|內容)(?:可能)?已(?:经|經)?被?(?:删除|刪除|移除|下架|不存在)(?:或(?:者)?(?:移动|移動|更名))?",
  ],
  ko: [
    "더 이상 (?:제공되지 않는|존재하지 않는|이용할 수 없는|볼 수 없는) (?:페이지|콘텐츠)(?:입니다|예요)?",
    "(?:요청하신 |찾으시는 |이 |해당 )?(?:페이지|콘텐츠)(?:가|는|이|은)? ?(?:삭제되었거나 .{0,30}|삭제되었습니다|더 이상 (?:제공되지 않습니다|존재하지 않습니다|이용할 수 없습니다))",
  ],
};

/** Said in a heading's place, of a page or of an empty list alike: what follows tells. */
export const NOTHING_HERE_PHRASES: readonly string[] = [
  "(?:there(?:'s| is) )?nothing (?:here|to see here)(?: yet)?|it's (?:empty|quiet) (?:in )?here|(?:hier|da) (?:ist|gibt es|gibt's) (?:leider )?nichts(?: zu sehen| zu finden)?|il n'y a rien ici|rien (?:à voir )?ici",
  "aquí no hay nada|(?:qui non c'è|non c'è) (?:nulla|niente)(?: qui)?|hier is (?:helaas )?niets(?: te (?:vinden|zien))?|(?:aqui não há|não há|não tem) nada(?: aqui)?|tu (?:nic nie|niczego nie) ma|tady (?:nic není|není nic)|tu nič nie je|itt nincs semmi",
  "här (?:var|är) det tomt|här finns (?:det )?(?:inget|ingenting)|her (?:var|er) det tomt|her er (?:der )?(?:intet|ingenting|tomt)|her finnes (?:det )?(?:ingenting|intet)|täällä ei ole mitään|aici nu (?:e|este) nimic|burada (?:hiçbir )?şey yok|εδώ δεν υπάρχει τίποτα|здесь ничего нет|тут нічого немає",
];

/** A visitor who has lost the way. */
export const LOST_VISITOR_PHRASES: readonly string[] = [
  "you(?:'re| are| seem| look| must be)? lost|(?:haben sie sich|hast du dich) (?:verirrt|verlaufen)|(?:verirrt|verlaufen)|(?:vous êtes|vous semblez|êtes-vous|tu es) perdue?s?|(?:te has|se ha|¿te has|estás) perdido|ti sei (?:perso|persa)|ci siamo persi|(?:ben je |bent u )?(?:verdwaald|de weg kwijt)|(?:você )?(?:está perdido|perdeu-se|se perdeu)|(?:chyba )?(?:się zgubił[eao]ś|zgubił[eao]ś się|zabłądził[eao]ś)",
  "(?:har du )?(?:gått|kommit) vilse|(?:er|har) du (?:faret vild|gået vild|gått deg vill)|(?:har du )?gått deg vill|eksyitkö|oletko eksyksissä|(?:ztratili jste se|zabloudili jste)|stratili ste sa|eltévedt(?:él)?|kayboldunuz mu|yolunuzu mu kaybettiniz|v[-ai]-ați rătăcit|te-ai rătăcit|(?:вы )?(?:заблудились|потерялись)|(?:ви )?(?:заблукали|загубилися)|χαθήκατε|道に迷いましたか|迷子になりましたか|길을 잃으셨나요",
];

/** What no phrase above can do without, beside the words that deny. */
export const REMOVAL_WORDS: readonly string[] = [
  "mistyped|vertippt|verschrieben|outdated|gone (?:fishing|missing|away|astray|walkabout|awol)|strayed|off the (?:trail|path|map|grid)|taken down|retired|gelöscht|entfernt|supprim|retir[eé]|effac|indisponible|eliminad|borrad|retirad|suprimid|cancellat|eliminat|rimoss|verwijderd|removid|excluíd|apagad",
  "tagits bort|raderats|borttagen|togs bort|fjernet|slettet|poistettu|poistunut|usunięt|smazán|odstraněn|zrušen|odstránen|vymazan|zmazan|eltávolít|töröl|șters|silin|kaldır|удален|видален|недоступ|διαγραφεί|αφαιρεθεί|移動|いただけなく|下架|삭제",
];
