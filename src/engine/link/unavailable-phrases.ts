import { foldText } from "./not-found.ts";
import { INTERJECTIONS } from "./not-found-phrase-parts.ts";

/**
 * How pages say that what they show is no longer to be had, by language, as sources of regular expressions: what a sentence
 * begins with. Written as not-found-phrases.ts is: naturally, without capital escapes. The order is what it is about (`thing`,
 * with its articles), and what has become of it (`over`); `said` are sentences of other shapes.
 */
interface UnavailablePhrases {
  subject: string;
  ending: string;
  otherSentences?: string;
}

/** A compound's first half: "Stellenanzeige", "sommarjobbet". */
const COMPOUND_PREFIX = "[^ ]{0,24}";

const PHRASES_BY_LANGUAGE: Readonly<Record<string, UnavailablePhrases>> = {
  en: {
    subject:
      "(?:(?:this|the|that) )?(?:requested )?(?:job|position|role|vacancy|opening|posting|(?:job|real estate|property) (?:ad|posting|listing|offer|opening)|listing|property|home|house|apartment|flat|room|rental|item|product|article|model|ad|advert|advertisement|auction|offer|deal|promotion|promo|sale|campaign|coupon|voucher|event|webinar|replay|recording|video|livestream|conference|summit|show|concert|exhibition|festival|workshop|course|class|program(?:me)?|competition|contest|sweepstakes?|giveaway|raffle|prize draw|survey|form|quiz|poll|service|scheme|hotel|restaurant|shop|store|app|tour|trip|publication|guidance|page|profile|account)(?: (?:that )?you(?:'re| are| were)? (?:looking for|trying to (?:view|reach|access|open)|requested))?",
    ending:
      "(?:(?:is|are|was|were|has|have|had)(?: been)?(?: now| already| since| sadly| unfortunately| officially| permanently)* )?(?:no longer (?:available|active|open|offered|for sale|on sale|online|listed|live|valid|sold|made|running|published|accept(?:s|ing)|tak(?:es|ing)|being (?:sold|offered|made|produced)|in (?:production|the (?:shop|store)))|(?:not|no longer) accepting (?:responses|applications|enrol?lments|entries)|filled(?= ?[.!]|$| internally| by)|sold(?= ?[.!,]|$| and )|sold or removed|expired|ended|over(?= ?[.!,]|$| now)|cancell?ed|closed(?= ?[.!,]|$| (?:to|for) (?:new |good|applications|entries|responses)| permanently| down)|removed|deleted|withdrawn|discontinued|taken down|taken off|shut down|off the market|finished(?= ?[.!]|$)|concluded|unavailable(?= ?[.!]|$)|gone(?= ?[.!]|$))|isn't (?:accepting responses|available any ?more)|does not accept (?:responses|applications) any ?more|ceased trading|permanently closed",
    otherSentences:
      "this (?!size|colou?r|feature|option|browser|method|function|version|setting)[^ ]+ is no longer available|applications?(?: for (?:this|the) [^ ]+)? (?:(?:are|is|have) )?(?:now |been )*closed|applications can no longer be|(?:ticket )?sales (?:have |are )?(?:now )?(?:ended|closed)|(?:registration|enrol?lment|entries) (?:is|are|has|have) (?:now )?(?:closed|ended)|(?:permanently closed|closed (?:permanently|for good))|(?:it is )?no longer (?:for sale|available to buy|accepting (?:responses|applications))",
  },
  de: {
    subject: `(?:(?:dies(?:e|er|es)|der|die|das) )?(?:(?:gewünschte|gesuchte|aufgerufene|ausgeschriebene) )?${COMPOUND_PREFIX}(?:stelle|anzeige|angebot|inserat|annonce|ausschreibung|position|job|immobilie|objekt|wohnung|haus|artikel|produkt|modell|auktion|aktion|gutschein|veranstaltung|event|webinar|konzert|seminar|kurs|lehrgang|workshop|messe|ausstellung|gewinnspiel|verlosung|wettbewerb|umfrage|formular|dienst|leistung|hotel|restaurant|geschäft|shop|laden|aufzeichnung|video|kampagne|reise|bewerbungsfrist|app|profil|konto)`,
    ending:
      "(?:(?:ist|sind|war|wurde|hat|wird)(?: leider| bereits| inzwischen| mittlerweile| schon| nun| jetzt| dauerhaft| endgültig)* )?(?:nicht (?:mehr|länger) (?:verfügbar|erhältlich|lieferbar|aktiv|online|aktuell|offen|vakant|gültig|angeboten|verkauft|produziert|hergestellt|gebaut|im (?:sortiment|angebot|programm)|zu haben|buchbar)|abgelaufen|beendet|vorbei|(?:anderweitig )?besetzt|bereits vergeben|verkauft(?= ?[.!,]|$| worden)|vermietet(?= ?[.!,]|$| worden)|gelöscht|entfernt|deaktiviert|eingestellt|zurückgezogen|ausgelaufen|dauerhaft geschlossen|endgültig geschlossen|abgesagt|stattgefunden|aus dem (?:sortiment|programm) genommen|zu ende(?= ?[.!]|$)|für immer geschlossen)|nimmt keine (?:antworten|anmeldungen|bewerbungen) mehr",
    otherSentences:
      "es können keine (?:weiteren )?(?:antworten|bewerbungen|anmeldungen) (?:mehr )?(?:abgegeben|angenommen|eingereicht)|(?:dauerhaft|endgültig|für immer) geschlossen|(?:leider )?nicht mehr (?:verfügbar|erhältlich|lieferbar|im sortiment)(?= ?[.!]|$)|bestellungen sind nicht mehr möglich",
  },
  fr: {
    subject:
      "(?:(?:cette?|ces?|cet|le|la|l'|les) ?)?(?:offre(?: d'emploi)?|poste|emploi|annonce|bien|logement|maison|appartement|article|produit|modèle|référence|vente|enchère|promotion|opération|événement|évènement|webinaire|concert|spectacle|exposition|festival|formation|cours|stage|atelier|(?:jeu[- ])?concours|jeu|tirage|sondage|questionnaire|formulaire|service|hôtel|restaurant|magasin|boutique|campagne|vidéo|replay|participation|profil|compte|appli(?:cation)?|code promo)(?: que vous (?:cherchez|recherchez|souhaitez consulter))?",
    ending:
      "(?:(?:est|sont|a|ont)(?: été)?(?: malheureusement| désormais| maintenant| déjà)* )?(?:n'(?:est|a|accepte|y a)(?:t)? plus (?:disponible|en ligne|en vente|active?|commercialisée?|fabriquée?|produite?|proposée?|d'actualité|au catalogue|valable|valide|ouverte?|à (?:vendre|louer)|de réponses|dans notre)|expirée?|terminée?|clôturée?|close?(?= ?[.!]|$)|pourvue?|vendue?(?= ?[.!,]|$)|supprimée?|retirée?|annulée?|passée?(?= ?[.!]|$)|arrêtée?|épuisée? définitivement|(?:définitivement )fermée?|fermé définitivement|fermé (?:ses|nos) portes|a pris fin)|a eu lieu|s'est (?:terminée?|achevée?)|prend(?:s|) fin définitivement",
    otherSentences:
      "(?:candidatures|inscriptions|participations) (?:sont )?(?:closes|clôturées|terminées)|les (?:candidatures|inscriptions|participations) sont (?:closes|clôturées|terminées|fermées)|la billetterie est (?:fermée|close)|(?:définitivement fermée?|fermé définitivement)|n'est plus (?:disponible|commercialisée?)|il n'est plus possible de",
  },
  es: {
    subject:
      "(?:(?:est[eao]s?|el|la|los|las) )?(?:oferta(?: de empleo)?|puesto|empleo|vacante|plaza|anuncio|inmueble|piso|casa|vivienda|artículo|producto|modelo|subasta|promoción|campaña|evento|concierto|espectáculo|exposición|festival|seminario|webinar|curso|taller|formación|concurso|sorteo|encuesta|formulario|servicio|hotel|restaurante|tienda|vídeo|video|app|aplicación|perfil|cuenta|cupón)(?: que buscas?)?",
    ending:
      "(?:(?:está|ha|han|fue|es)(?: sido)?(?: ya| lamentablemente)* )?(?:ya )?(?:(?:ha |está |se ha )?(?:caducad[oa]|finalizad[oa]|terminad[oa]|vendid[oa](?= ?[.!,]|$)|retirad[oa]|eliminad[oa]|cancelad[oa]|cubiert[oa]|cerrad[oa] (?:definitivamente|permanentemente)|descatalogad[oa]|discontinuad[oa]|celebrado|concluido|expirado|agotado definitivamente)|no (?:está|se|admite|acepta) (?:disponible|publicad[oa]|activ[oa]|a la venta|en venta|fabrica|vende|comercializa|inscripciones|respuestas|candidaturas|en la tienda|vigente)|no disponible(?= ?[.!]|$)|no existe)",
    otherSentences:
      "(?:ya )?no se (?:puede comprar|fabrica|vende|admiten (?:inscripciones|candidaturas|respuestas))|venta finalizada|(?:las )?inscripciones (?:están )?cerradas|cerrado (?:definitivamente|permanentemente)|proceso de selección (?:cerrado|finalizado)",
  },
  it: {
    subject:
      "(?:(?:quest[oaei]|il|lo|la|le|i|gli) |quest'|l')?(?:offerta(?: di lavoro)?|posizione|lavoro|posto|annuncio|immobile|casa|appartamento|articolo|prodotto|modello|asta|promozione|campagna|evento|concerto|spettacolo|mostra|festival|webinar|corso|laboratorio|concorso|sondaggio|modulo|servizio|hotel|albergo|ristorante|trattoria|negozio|video|app|profilo|account|candidatur[ae])(?: che (?:cerchi|stai cercando))?",
    ending:
      "(?:(?:è|sono|ha|si è)(?: stat[oaie])?(?: già| purtroppo| ormai)* )?(?:non (?:è )?più (?:disponibile|attiv[oa]|in (?:vendita|produzione|catalogo)|prodott[oa]|vendut[oa]|online|ordinabile|valid[oa])|scadut[oa]|conclus[oa]|terminat[oa]|finit[oa](?= ?[.!]|$)|chius[oaie](?= ?[.!]|$| definitivamente)|vendut[oa](?= ?[.!,]|$)|rimoss[oa]|eliminat[oa]|annullat[oa]|ritirat[oa]|fuori produzione|fuori catalogo|coperta|cessat[oa]|si è conclus[oa]|non accetta più|non (?:è )?disponibile(?= ?[.!]|$))",
    otherSentences:
      "(?:le )?candidature (?:sono )?chiuse|biglietteria chiusa|(?:le )?iscrizioni (?:sono )?chiuse|chiuso definitivamente|(?:dopo .{3,40} )?(?:la|il) nostr[oa] [^ ]+ ha chiuso (?:definitivamente|per sempre)|non più (?:ordinabile|disponibile|in produzione)",
  },
  nl: {
    subject: `(?:(?:deze|dit|de|het|die|dat) )?${COMPOUND_PREFIX}(?:vacature|functie|baan|advertentie|woning|huis|appartement|object|artikel|product|model|veiling|aanbieding|actie|promotie|campagne|evenement|webinar|concert|voorstelling|tentoonstelling|festival|cursus|training|workshop|wedstrijd|prijsvraag|winactie|enquête|formulier|dienst|hotel|restaurant|winkel|webshop|video|app|profiel|account|kavel)(?: die (?:je|u) zoekt)?`,
    ending:
      "(?:(?:is|zijn|was|werd|heeft|wordt)(?: helaas| inmiddels| al| reeds| niet langer)* )?(?:niet (?:meer|langer) (?:beschikbaar|leverbar?|leverbaar|te koop|te huur|actief|online|geleverd|verkocht|gemaakt|geproduceerd|aangeboden|open|geldig|verkrijgbaar)|vervuld|verlopen|afgelopen|beëindigd|gesloten voor (?:reacties|deelname)|(?:definitief|permanent) gesloten|verkocht(?= ?[.!,]|$| en )|verhuurd(?= ?[.!,]|$| en )|verwijderd|geannuleerd|afgelast|ingetrokken|voorbij(?= ?[.!]|$)|uit (?:het |ons )?assortiment(?: genomen)?|uit productie|gestopt)|accepteert geen (?:reacties|antwoorden) meer",
    otherSentences:
      "(?:uit (?:het )?assortiment|niet meer leverbaar|definitief gesloten|permanent gesloten)|de (?:inschrijving|sollicitatietermijn|kaartverkoop) is (?:gesloten|verlopen)|je kunt niet meer (?:solliciteren|reageren)",
  },
  pt: {
    subject:
      "(?:(?:est[ea]|ess[ea]|o|a) )?(?:oferta(?: de emprego)?|vaga|emprego|anúncio|imóvel|casa|apartamento|artigo|item|produto|modelo|leilão|promoção|campanha|evento|concerto|show|espetáculo|exposição|festival|webinar|curso|formação|oficina|concurso|sorteio|passatempo|inquérito|pesquisa|formulário|serviço|hotel|restaurante|loja|vídeo|app|aplicativo|perfil|conta|cupom)(?: que (?:você )?procura)?",
    ending:
      "(?:(?:está|foi|já|é|se|tem)(?: sido)? )*(?:(?:não (?:está|é) mais|já não (?:está|é|se)|não está mais|deixou de (?:estar|ser)) (?:disponível|ativ[oa]|à venda|aceit[oa]|publicad[oa]|vendid[oa]|fabricad[oa]|encontra disponível|online)|descontinuad[oa]|expirou|expirad[oa]|terminou|terminad[oa]|encerrad[oa]|encerrou|preenchid[oa]|vendid[oa](?= ?[.!,]|$)|removid[oa]|eliminad[oa]|excluíd[oa]|cancelad[oa]|retirad[oa]|fora de linha|fechou (?:definitivamente|permanentemente|as portas)|não aceita mais|já não aceita|não disponível(?= ?[.!]|$))",
    otherSentences:
      "(?:as )?(?:candidaturas|inscrições) (?:estão )?(?:encerradas|fechadas)|encerrad[oa] (?:definitivamente|permanentemente)|(?:definitivamente|permanentemente) (?:encerrad[oa]|fechad[oa])",
  },
  pl: {
    subject:
      "(?:(?:ta|to|ten|te) )?(?:oferta(?: pracy)?|ogłoszenie|stanowisko|rekrutacja|mieszkanie|nieruchomość|dom|produkt|artykuł|przedmiot|towar|model|aukcja|promocja|akcja|kampania|wydarzenie|koncert|spektakl|wystawa|festiwal|webinar|webinarium|kurs|szkolenie|warsztaty|konkurs|ankieta|formularz|usługa|hotel|restauracja|sklep|wideo|film|aplikacja|profil|konto)(?: na (?:to )?stanowisko| którego? szukasz)*",
    ending:
      "(?:(?:został[ao]?|jest|są)(?: już| niestety)* )*(?:nie jest (?:już )?(?:dostępn[aey]|aktywn[aey]|aktualn[aey]|produkowan[aey]|sprzedawan[aey]|oferowan[aey])|już nie(?: jest)? (?:dostępn[aey]|aktywn[aey]|aktualn[aey]|istnieje)|niedostępn[aey](?= ?[.!]|$)|wygasł[aoy]?|wygasło|zakończon[aey]|zakończył[ao]? się|sprzedan[aey](?= ?[.!,]|$)|usunięt[aey]|odwołan[aey]|anulowan[aey]|wycofan[aey]|nieaktualn[aey]|archiwaln[aey]|zamknięt[aey] (?:na stałe|na zawsze)|obsadzone|nie przyjmuje (?:już )?odpowiedzi|już się odbył[ao]?|dobiegł[ao]? końca)",
    otherSentences:
      "wycofan[oy] ze sprzedaży|(?:rekrutacja|sprzedaż biletów|promocja|konkurs) (?:została |został )?zakończon[ay]|na stałe zamknięt[ey]",
  },
  sv: {
    subject: `(?:(?:den här|det här|denna|detta|den|det) )?${COMPOUND_PREFIX}(?:annonsen|tjänsten|jobbet|rollen|bostaden|lägenheten|huset|objektet|produkten|varan|artikeln|modellen|auktionen|erbjudandet|kampanjen|rean|evenemanget|eventet|konserten|utställningen|festivalen|webbinariet|kursen|utbildningen|tävlingen|utlottningen|enkäten|formuläret|hotellet|restaurangen|butiken|videon|appen|profilen|kontot|produkt|artikel|annons)`,
    ending:
      "(?:(?:är|har|blev|kan|finns|säljs|tillverkas|tar)(?: tyvärr| nu| redan| blivit)* )?(?:inte längre (?:tillgänglig|tillgängligt|aktiv|aktivt|aktuell|till salu|kvar|emot|köpas|öppen|giltig)?|ej längre|utgått|utgången|avslutad|avslutat|avslutats|tillsatt|tillsatts|såld(?= ?[.!,]|$)|sålts|borttagen|borttaget|tagits bort|inställd|inställt|ställts in|upphört|slut för gott|stängt (?:för gott|permanent)|lagts ner|över(?= ?[.!]|$))",
    otherSentences:
      "sista ansökningsdag(?:en)? har passerat|ansökningstiden har (?:gått ut|passerat)|stängt för gott|permanent stängt|har utgått ur sortimentet|utgått ur sortimentet|anmälan är stängd|biljettförsäljningen är (?:stängd|avslutad)",
  },
  da: {
    subject: `(?:(?:denne|dette|den|det) )?${COMPOUND_PREFIX}(?:annoncen?|stillingen?|jobbet|job|boligen?|ejendommen?|huset|lejligheden|produktet|produkt|varen?|artiklen|modellen|auktionen|tilbuddet|tilbud|kampagnen|udsalget|arrangementet|eventet|koncerten|udstillingen|festivalen|webinaret|kurset|kursus|konkurrencen|lodtrækningen|undersøgelsen|formularen|tjenesten|hotellet|restauranten|butikken|videoen|appen|profilen|kontoen|salget)`,
    ending:
      "(?:(?:er|har|blev|kan|sælges|modtager)(?: desværre| nu| allerede| blevet)* )?(?:ikke længere (?:tilgængelige?t?|aktivt?|aktuelt?|til salg|svar|købes|åben|på lager)?|udgået|udløbet|afsluttet|besat|solgt(?= ?[.!,]|$| og )|slettet|fjernet|aflyst|ophørt|slut(?= ?[.!]|$)|lukket (?:permanent|for altid|for godt)|permanent lukket|overstået)",
    otherSentences:
      "ansøgningsfristen er (?:udløbet|overskredet)|permanent lukket|billetsalget er (?:lukket|slut|afsluttet)|tilmeldingen er lukket",
  },
  no: {
    subject: `(?:(?:denne|dette|den|det) )?${COMPOUND_PREFIX}(?:annonsen?|stillingen?|jobben|boligen?|eiendommen?|huset|leiligheten|produktet|produkt|varen?|artikkelen|modellen|auksjonen|tilbudet|tilbud|kampanjen|salget|arrangementet|konserten|utstillingen|festivalen|webinaret|kurset|konkurransen|trekningen|undersøkelsen|skjemaet|tjenesten|hotellet|restauranten|butikken|videoen|appen|profilen|kontoen)`,
    ending:
      "(?:(?:er|har|ble|kan|selges|tar)(?: dessverre| nå| allerede| blitt)* )?(?:ikke lenger (?:tilgjengelig|aktiv|aktuell|til salgs|mot svar|kjøpes|åpen|på lager)?|utgått|utløpt|avsluttet|besatt|solgt(?= ?[.!,]|$| og )|slettet|fjernet|avlyst|opphørt|over(?= ?[.!]|$)|lagt ned|stengt (?:permanent|for godt)|permanent stengt)",
    otherSentences:
      "søknadsfristen (?:er|har) (?:utløpt|gått ut)|permanent stengt|billettsalget er (?:stengt|avsluttet)|påmeldingen er stengt",
  },
  fi: {
    subject: `(?:(?:tämä|kyseinen) )?${COMPOUND_PREFIX}(?:ilmoitus|työpaikka|tehtävä|paikka|kohde|asunto|tuote|artikkeli|malli|huutokauppa|tarjous|kampanja|tapahtuma|konsertti|näyttely|festivaali|webinaari|kurssi|koulutus|kilpailu|arvonta|kysely|lomake|palvelu|hotelli|ravintola|kauppa|myymälä|video|sovellus|profiili|tili|hakuaika)`,
    ending:
      "(?:on |ei )?(?:(?:valitettavasti|jo|nyt) )*(?:ole (?:enää|valitettavasti enää) (?:saatavilla|voimassa|myynnissä|avoinna|aktiivinen|haettavissa)|enää (?:saatavilla|voimassa|myynnissä|ota)|päättynyt|poistunut|poistettu|vanhentunut|myyty(?= ?[.!,]|$)|peruttu|peruutettu|täytetty|lopetettu|loppunut|umpeutunut|suljettu (?:pysyvästi|lopullisesti)|ota enää (?:vastaan )?vasta)",
    otherSentences:
      "hakuaika on (?:päättynyt|umpeutunut)|pysyvästi suljettu|poistunut (?:valikoimasta|myynnistä)|lipunmyynti on päättynyt",
  },
  cs: {
    subject:
      "(?:(?:tent?o|tat?o|toto|tento|tato|prodej tohoto|výroba tohoto) )?(?:inzerát|nabídka|pozice|místo|nemovitost|byt|dům|produkt|výrobku?|zboží|artikl|položka|model|aukce|akce|kampaň|událost|koncert|představení|výstava|festival|webinář|kurz|školení|workshop|soutěž|anketa|dotazník|formulář|služba|hotel|restaurace|obchod|e-shop|video|aplikace|profil|účet|výběrové řízení)",
    ending:
      "(?:(?:je|jsou|byl[ao]?|již|už|bohužel) )*(?:není (?:již |už |bohužel )*(?:dostupn[áéý]|aktivní|aktuální|k dispozici|v (?:nabídce|prodeji)|k mání)|již není|vypršel[ao]?|ukončen[aoyá]?|skončil[ao]?|prodán[aoy]?|smazán[aoy]?|odstraněn[aoy]?|zrušen[aoyá]?|obsazen[aoáé]?|vyřazen[aoyá]?|trvale uzavřen[aoyá]?|nepřijímá (?:již |už )?odpovědi|stažen[aoy]?|již proběhl[ao]?)",
    otherSentences:
      "trvale (?:uzavřeno|zavřeno)|prodej (?:vstupenek )?(?:byl )?ukončen|(?:tento )?(?:produkt|výrobek|zboží) (?:se )?již (?:nevyrábí|neprodává)",
  },
  hu: {
    subject:
      "(?:(?:ez|ezt) )?(?:az? )?(?:(?:keresett) )?(?:hirdetést?|állás(?:hirdetés)?|pozíció|ingatlan|lakás|ház|termék|cikk|modell|aukció|ajánlat|akció|kampány|esemény|rendezvény|koncert|előadás|kiállítás|fesztivál|webinár|tanfolyam|képzés|verseny|nyereményjáték|kérdőív|űrlap|szolgáltatás|hotel|étterem|üzlet|bolt|webáruház|videó|alkalmazás|profil|fiók)",
    ending:
      "(?:(?:már|sajnos|időközben) )*(?:nem (?:elérhető|aktív|kapható|aktuális|rendelhető|forgalmazzuk|érhető el|fogad)|lejárt|véget ért|befejeződött|megszűnt|elkelt|eladták|törölték|törölve|betöltötték|betöltésre került|lezárult|elmarad|végleg bezárt|eltávolították|kifutott)",
    otherSentences: "végleg (?:bezártunk|zárva)|a jelentkezés lezárult|kifutott termék",
  },
  tr: {
    subject:
      "(?:(?:bu|aradığınız) )?(?:ilan|iş ilanı|pozisyon|kadro|ev|daire|emlak|konut|ürün|model|açık artırma|teklif|fırsat|kampanya|indirim|etkinlik|konser|gösteri|sergi|festival|webinar|kurs|eğitim|atölye|yarışma|çekiliş|anket|form|hizmet|otel|restoran|mağaza|video|uygulama|profil|hesap)",
    ending:
      "(?:(?:artık|maalesef|ne yazık ki|sahibi tarafından) )*(?:(?:mevcut|yayında|aktif|satışta|geçerli) (?:değil|değildir)|satılmamaktadır|satılmıyor|üretilmiyor|yayından kaldırıl|kaldırıl(?:dı|mış)|sona er(?:di|miş)|süresi dol|satıl(?:dı|mış)|iptal edil|doldu(?= ?[.!]|$)|kapan(?:dı|mış)|tamamlan(?:dı|mış)|silin(?:di|miş)|yanıt kabul et)",
    otherSentences:
      "başvurular (?:kapandı|kapanmıştır|sona erdi)|bilet satışı (?:kapalıdır|kapandı|sona erdi)|kalıcı olarak kapa",
  },
};

/** In scripts that write no spaces, anywhere within a sentence. */
const UNSPACED_PHRASES =
  "(?:この|こちらの|本)?(?:商品|製品|求人|物件|イベント|キャンペーン|セミナー|ウェビナー|講座|コース|サービス|店舗?|お店|出品|オークション|広告|ページ|動画|フォーム|アンケート|プラン|セール|公演|応募|受付|募集|販売|掲載|公開|配信)(?:の|は|が|を|、|募集|販売|掲載|公開|受付|受注|取り扱い|取扱い?|配信|開催)*(?:終了(?:しました|いたしました|しています|となりました)|締め切(?:りました|らせていただきました)|中止(?:となりました|になりました)|閉店(?:しました|いたしました)|廃番|廃盤|生産終了|削除されました|売り切れました|成約済み?)|(?:この|해당|이) ?(?:상품|제품|채용|공고|매물|이벤트|행사|강좌)[은는이가]? ?(?:판매가 )?(?:종료|마감|단종|삭제|취소)되었|(?:该|此|本)?(?:商品|产品|职位|房源|活动|课程|店铺)已(?:经)?(?:下架|结束|停产|售出|关闭|过期|招满)";

/** A business that says so of itself, at no great length: an article may say it of another. */
const CLOSED_BUSINESS_PHRASES = [
  "(?:[^.,!?]{2,60} )?(?:has|have|is)(?: now| sadly| permanently| been| officially)* (?:shut(?:ting)? down|closed (?:(?:its|our|their) doors|permanently|for good)|permanently closed|ceased (?:trading|operations?|business)|gone out of business)",
  "(?:liebe [^.!?]{3,60}, )?(?:wir haben|[^.,!?]{2,60} hat) [^.!?]{0,60}(?:(?:dauerhaft|endgültig|für immer|zum jahresende) geschlossen|geschäftsbetrieb eingestellt|betrieb (?:dauerhaft )?eingestellt)",
  "(?:nous avons|[^.,!?]{2,60} a) [^.!?]{0,30}(?:définitivement fermé|fermé définitivement|fermé (?:nos|ses) portes|cessé (?:notre|son) activité)",
  "(?:hemos|[^.,!?]{2,60} ha) (?:cerrado (?:definitivamente|permanentemente|(?:nuestras|sus) puertas)|cesado (?:nuestra|su) actividad)",
  "(?:abbiamo|[^.,!?]{2,80} ha) (?:chiuso (?:definitivamente|per sempre|i battenti)|cessato (?:l')?attività)",
  "(?:wij zijn|we zijn|[^.,!?]{2,60} is) [^.!?]{0,20}(?:definitief|permanent|voorgoed) (?:gesloten|gestopt)|(?:wij|we) hebben onze deuren (?:definitief )?gesloten",
  "(?:encerrámos|encerramos|fechámos|fechamos|[^.,!?]{2,60} (?:encerrou|fechou)) (?:definitivamente|permanentemente|as (?:nossas )?portas)",
  "(?:zakończyliśmy działalność|[^.,!?]{2,60} (?:zakończył[ao]? działalność|został[ao]? zamknięt[ay] na stałe))",
  "(?:vi har|[^.,!?]{2,60} har) (?:tyvärr |desværre |dessverre )?(?:stängt för gott|stängt permanent|lagt ner verksamheten|lukket permanent|lukket for altid|stengt for godt|lagt ned driften|ophørt)",
  "(?:olemme|[^.,!?]{2,60} on) (?:lopettaneet|lopettanut) toimin|(?:ukončili jsme (?:činnost|provoz)|[^.,!?]{2,60} ukončil[ao]? (?:činnost|provoz))|(?:végleg bezártunk|megszüntettük)|(?:mağazamız|işletmemiz) kalıcı olarak kapan",
  "(?:当店|弊店|当社)は.{0,20}(?:閉店|閉業|営業を終了)",
];

/** A part of a word of each: most sentences have none, and are not read twice. */
const CLOSED_BUSINESS_HINT =
  "shut|clos|ceas|business|geschlossen|eingestellt|ferm|cess|cerrad|cesad|chius|gesloten|gestopt|encerr|fech|dzialalno|zamkniet|stangt|lagt ne|lukket|stengt|ophort|toimin|ukonci|bezart|megszunt|kapan|閉|営業";

/** Said of it for a time, in a size, in a place: it will be back, or is to be had otherwise. */
const TEMPORARY_PHRASES =
  "temporar(?:il)?y|for the moment|right now|currently|until|soon|(?:is|are) (?:here|on)|new (?:season|collection)|this (?:size|colou?r|version)|in (?:this|your|that)|vorübergehend|momentan|derzeit|aktuell nicht|größe|farbe|variante|bald|temporairement|actuellement|pour le moment|taille|couleur|bientôt|temporalmente|por el momento|actualmente|talla|color|pronto|temporaneamente|attualmente|al momento|taglia|colore|presto|tijdelijk|momenteel|maat|kleur|binnenkort|temporariamente|de momento|no momento|tamanho|em breve|tymczasowo|chwilowo|obecnie|rozmiar|wkrótce|tillfälligt|just nu|storlek(?:en)?|snart|midlertidig|lige nu|størrelsen?|akkurat nå|tilapäisesti|toistaiseksi|dočasně|momentálně|velikost|brzy|ideiglenesen|átmenetileg|jelenleg|méret|hamarosan|geçici|şu anda|beden|yakında";

const UNSPACED_TEMPORARY_PHRASES = "現在|一時|サイズ|まもなく|暂时|일시";

const LEAD_IN = `(?:(?:${INTERJECTIONS.join("|")})[,!:.…]* |[^.,:!?]{3,50} (?:that|dass|que|che|dat|att|at|że|že|hogy),? )?`;

const SENTENCE_START = "^(?![\"'“”„«»「『])[\\p{P}\\p{S} ]*";
const WORD_END = "(?![\\p{L}\\p{N}])";

const buildSentencePattern = ({ subject, ending, otherSentences }: UnavailablePhrases): RegExp => {
  const sentence = otherSentences === undefined ? "" : `|(?:${foldText(otherSentences)})${WORD_END}`;
  return new RegExp(
    `${SENTENCE_START}${foldText(LEAD_IN)}(?:(?:${foldText(subject)}):? (?:${foldText(ending)})${sentence})`,
    "u",
  );
};

/** How a sentence begins that says so of what the page shows, by ISO 639-1 tag; glued scripts are one. */
const PATTERNS_BY_LANGUAGE: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(PHRASES_BY_LANGUAGE).map(([tag, ending]) => [tag, buildSentencePattern(ending)]),
);
const UNSPACED_PATTERN = new RegExp(foldText(UNSPACED_PHRASES), "u");
const ALL_PATTERNS: readonly RegExp[] = [...PATTERNS_BY_LANGUAGE.values(), UNSPACED_PATTERN];

/** A part of a word of each English ending, and letters of the glued scripts: most sentences have neither, and need not be folded. */
const ENGLISH_HINT =
  /longer|accept|fill|sold|expir|ende?d|over|cancel|clos|remov|delet|withdraw|discontinu|taken|shut|off|finish|conclu|unavail|gone|ceas|any ?more|business|[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/i;

/** Whether a sentence of such a language may say so at all. */
export const maySayUnavailable = (sentence: string, language: string | null): boolean =>
  language !== "en" || ENGLISH_HINT.test(sentence);

/** Those of a page's language, and of English, which many a platform speaks whatever its page does; all where none is known. */
export function getUnavailablePatterns(language: string | null): readonly RegExp[] {
  const own = PATTERNS_BY_LANGUAGE.get(language ?? "");
  const english = PATTERNS_BY_LANGUAGE.get("en");
  if (own === undefined || english === undefined) return ALL_PATTERNS;
  return own === english ? [english, UNSPACED_PATTERN] : [own, english, UNSPACED_PATTERN];
}

/** The same of a business, by itself. */
export const CLOSED_BUSINESS = new RegExp(
  `^(?=.*(?:${CLOSED_BUSINESS_HINT}))${SENTENCE_START.slice(1)}(?:${CLOSED_BUSINESS_PHRASES.map(foldText).join("|")})`,
  "u",
);

export const NOT_TEMPORARY = new RegExp(
  `^(?!.*(?:(?<!\\p{L})(?:${foldText(TEMPORARY_PHRASES)})(?!\\p{L})|${foldText(UNSPACED_TEMPORARY_PHRASES)}))`,
  "u",
);
