/** How people say no, by language and plain: what a page does not offer, and what an ad does not claim. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** After one of these a line claims nothing: "no", "without", "goodbye to", "instead of". */
export const NEGATIONS = words(
  "no not never without none nothing nobody zero dont doesnt cant wont isnt arent stop forget goodbye bye skip instead beyond tired sick hate avoid end ends ending quit ditch " +
    "kein keine keinen keinem keiner keines ohne nicht nie niemals schluss statt adieu weg null vergiss " +
    "ne pas sans jamais aucun aucune fini finie finis finies adieu ni plutot oubliez oublie marre " +
    "sin nunca jamas ningun ninguna ninguno adios olvida olvidate cero nada basta " +
    "senza non mai nessun nessuna nessuno addio niente " +
    "geen zonder niet nooit vaarwel nul " +
    "sem nao nunca nenhum nenhuma adeus chega " +
    "ingen inga inget utan inte aldrig slipp sluta ej intet uden ikke aldri slip uten " +
    "nie bez nigdy zadnych",
);

/** An answer that is a no, whatever is said after it. */
export const NO =
  /^(?:(?:(?:we are |we re |i m |im )?(?:very )?sorry|unfortunately|sadly|leider|malheureusement|helas|lamentablemente|desgraciadamente|lo sentimos|purtroppo|helaas|infelizmente|tyvarr|desvarre|dessverre|niestety)(?: but)? )?(?:(?:no(?! (?:\d|problem|worries|matter|doubt|need|longer|more|later|less|fewer|one|other|solo|extra|kidding))|nope|never|not (?:yet|at (?:the|this) (?:moment|time)|at present|right now|currently|for now|any ?more|possible|included|available|at all|really)|(?:we|they) (?:do not|dont|cannot|can not|cant) (?:\p{L}+ )?(?:offer|sell|provide|promise|deliver|ship|install|cover|serve|treat|accept|work)|nein|noch nicht|derzeit nicht|aktuell nicht|nicht(?! nur)|nie|non(?! (?:seulement|solo|soltanto))|pas encore|pas (?:du tout|pour l instant|pour le moment)|jamais|todavia no|aun no|por ahora no|de momento no|nunca|non ancora|(?:al|per il|per ora) (?:momento )?no|nee|nog niet|(?:op dit moment|momenteel) niet|nooit|nao|ainda nao|por enquanto nao|nem (?:um|uma|o|a)|weder|neither|ni (?:lo|la|el|un|una)|ne l|noch het|ani|varken|hverken|verken|nej|inte (?:an|just nu)|aldrig|nei|ikke (?:enna|enda|endnu)|nie|jeszcze nie)(?!\p{L})|(?<=^(?:unfortunately|sadly|leider|malheureusement|helas|lamentablemente|purtroppo|helaas|infelizmente|tyvarr|desvarre|dessverre|niestety) ).*(?<!\p{L})(?:not|cannot|cant|dont|no|nicht|kein\p{L}*|pas|no|non|niet|geen|nao|inte|ikke|ej|nie)(?!\p{L}))/u;

/** An answer that is kept to something else: "We insure dogs only", "Only for restaurants"; not "It takes only a minute". */
export const ONLY =
  /(?<!\p{L})(?:(?:only|exclusively|solely) (?:for|to|in|within|here|from us|on this)|(?:nur|ausschliesslich) (?:fur|an|in|innerhalb|hier|bei uns)|(?:uniquement|seulement|exclusivement|reservee?s?) (?:pour|aux?|en|a)|(?:solo|solamente|unicamente|exclusivamente) (?:para|en|a)|(?:solo|soltanto|esclusivamente) (?:per|in|a)|(?:alleen|uitsluitend) (?:voor|in|aan)|(?:somente|apenas) (?:para|em)|(?:bara|endast|kun) (?:for|till|til|i)|tylko (?:dla|w|na))(?!\p{L})|(?<!\p{L})(?:only|exclusively)$/u;

/** In a question these turn its no around: "Is it only for beginners? No", "Can I start without an account? No". */
export const TURNED =
  /(?<!\p{L})(?:only|just|without|too|not|nur|ohne|nicht|kein\p{L}*|zu|seulement|uniquement|sans|pas|trop|solo|solamente|sin|demasiado|soltanto|senza|troppo|alleen|zonder|niet|geen|te|apenas|sem|bara|endast|utan|inte|kun|uden|uten|ikke|tylko|bez|nie)(?!\p{L})/u;

/** A question for which yes and no are no answers: "where", "how much". */
export const OPEN_QUESTION =
  /^(?:(?:and|und|et|y|e|en|och|og) )?(?:what|which|where|when|who|whom|whose|how|why|was|welche\p{L}*|wo|wohin|wann|wer|wem|wie\p{L}*|warum|wieso|que(?=ls? |lles? )\p{L}*|quoi|ou|quand|qui|comment|combien|pourquoi|cuando|cual\p{L}*|donde|cuant\p{L}*|como|quien\p{L}*|por que|cosa|che cosa|quale?|quali|dove|quando|chi|quant\p{L}*|perche|wat|welke|waar|wanneer|wie|hoe\p{L}*|waarom|o que|qual|quais|onde|quem|vad|vilk\p{L}*|var|nar|vem|hur|varfor|hvad|hva|hvilk\p{L}*|hvor\p{L}*|hvornar|hvem|co|kto|gdzie|kiedy|jak\p{L}*|ile|dlaczego)(?!\p{L})/u;

/** A question about a duty or a harm: its no is good news, which no ad contradicts. */
export const REASSURED =
  /(?<!\p{L})(?:contains?|damages?|harm|leak|smell|stain|scratch|shrink|difficult|complicated|noisy|loud|expensive|dangerous|tested|enthalt\p{L}*|schadet|laut|schwer|kompliziert|contient|abime|difficile|contiene|dificil|bevat|schadelijk|moeilijk|innehaller|need|needs|must|pay|cost|costs|charged|zahle|zahlen|kostet|payer|paye|cuesta|pagar|costa|pagare|betaal|betalen|betala|have to|has to|required|requirement|necessary|obliged|hurt|painful|muss|musst|mussen|brauche|brauchen|braucht|notig|erforderlich|verpflichtet|gebunden|dois|doit|doivent|faut|besoin|oblige\p{L}*|engage\p{L}*|necesito|necesita|tengo que|hay que|debo|hace falta|obligatori\p{L}*|devo|bisogna|serve|occorre|moet|moeten|nodig|verplicht|preciso|precisa|tenho (?:de|que)|maste|behover|kravs|skal jeg|ma jeg|musze|trzeba)(?!\p{L})/u;

/** What people fear to find in an offer: that there is none of it is a promise kept, and an ad may name it to say so. */
export const FEARED = words(
  "contract contracts commitment fee fees deposit card cards catch minimum obligation lock binding cancellation setup penalty penalties spam hidden cost costs charge charges risk pain hurt needle needles surcharge interest tie tied evict " +
    "vertrag vertragsbindung bindung mindestlaufzeit laufzeit gebuhr gebuhren kosten haken kaution risiko schmerz schmerzen kreditkarte anzahlung zusatzkosten kundigungsfrist " +
    "engagement contrat frais caution carte piege risque douleur acompte supplement penalites " +
    "permanencia contrato comision comisiones gastos tarjeta fianza riesgo dolor compromiso penalizacion " +
    "vincolo vincoli contratto costi spese carta rischio dolore impegno penali " +
    "borg creditcard risico pijn verplichting addertje " +
    "fidelizacao taxas custos cartao risco dor " +
    "bindningstid avgift avgifter kostnad kreditkort risk binding gebyr",
);

/** What every business does with what it offers: it says nothing of what that is. */
export const DOINGS = words(
  "offer offers part parts code codes coupon voucher discount gutschein gutscheincode rabattcode codice codigo kortingscode rabattkod sell sells run runs act work works working deliver delivers delivery ship ships shipping install installs cover covers covered do does make makes making help support have has include includes included take takes taking accept provide use uses using get gets give serve treat treats insure buy order orders need want rent teach handle come pay pays know become find open close cancel book change move keep start stop come possible available also something anything everything someone people customer customers service services company business product products thing things place places " +
    "bieten bietet anbieten liefern liefert verkaufen verkauft gibt geben machen macht haben nutzen kaufen bestellen mieten bekommen bekomme buchen abschliessen kommen arbeiten arbeitet nehmen versichern versichert gelten gilt moglich verfugbar kunden kunde produkt produkte angebot leistung leistungen inklusive enthalten " +
    "proposer proposez vendez vendre livrez livrer livraison faire faites fait puis peut peux pouvez avoir avez acheter commander louer traitez traiter prenez prendre inclus incluse compris comprise possible disponible client clients produit produits service offre " +
    "ofrecer ofreceis ofrecen vender venden enviar envian enviais hacer haceis hacen puedo puede podeis pueden tener teneis tienen comprar pedir alquilar aceptar aceptan incluye incluido incluida disponible posible cliente clientes producto productos servicio hay trabajais trabajan " +
    "offrite offrire vendete spedite spedire consegnate fate fare posso puo potete avere avete comprare ordinare accettate incluso inclusa compreso compresa comprese disponibile possibile cliente clienti prodotto prodotti servizio lavorate corsi corso " +
    "leveren levert levering verkopen verkoopt doen doet kan kunt kunnen hebben kopen bestellen huren plaatst plaatsen werkt werken krijg krijgen inbegrepen beschikbaar mogelijk klant klanten product producten dienst " +
    "oferecem vendem enviam fazem posso pode tem ter comprar encomendar aceitam incluido disponivel possivel cliente clientes produto produtos servico " +
    "levererar leverans saljer gor kan kunna har kopa bestalla ingar finns tillganglig mojligt kund kunder produkt produkter tjanst leverer leverer selger kober",
);

/** How a business says what it does not do or sell; what that is comes after it. Plain. */
export const DECLINES =
  /(?<!\p{L})(?:(?:we|our \p{L}+|it|they|this \p{L}+)(?: (?:do|does|can|will|have|are|is))? ?(?:not|nt|never)(?: \p{L}+)? (?:offer|sell|install|deliver|ship|cover|insure|act|acted|serve|host|repair|teach|run|handle|support|cater|rent|accept|provide|treat|stock)|(?:we|it|they) (?:dont|doesnt|cant|wont|havent) (?:offer|sell|install|deliver|ship|cover|insure|act|serve|host|repair|teach|run|handle|support|cater|rent|accept|provide|treat|stock)|(?:is|are) not (?:suitable|meant|intended|fit|made) for|(?:nous|on) (?:ne|n) (?:\p{L}+ )?(?:proposons|vendons|livrons|assurons|acceptons|envoyons|gerons|faisons|traitons|installons|travaillons|louons) (?:pas|plus|aucun\p{L}*)|no (?:ofrecemos|vendemos|admitimos|aceptamos|enviamos|entregamos|alquilamos|instalamos|cubrimos|hacemos|trabajamos|se permiten?|se admiten?|se aceptan?|incluye)|non (?:offriamo|vendiamo|spediamo|consegniamo|facciamo|accettiamo|installiamo|copriamo|trattiamo)|nao (?:oferecemos|vendemos|enviamos|entregamos|fazemos|aceitamos|instalamos)|wir (?:bieten|verkaufen|liefern|fuhren|versichern|nehmen|machen|montieren|verarbeiten|vermieten)(?: \p{L}+){0,2} kein\p{L}*|(?:wij|we) (?:leveren|verkopen|plaatsen|bieden|verzekeren|verhuren|doen|behandelen)(?: \p{L}+){0,2} geen|vi (?:levererar|saljer|erbjuder|gor|hyr|tar|leverer|selger|tilbyder|tilbyr)(?: \p{L}+){0,2} (?:inga|ingen|inget|ikke))(?!\p{L})/u;

/** How it says what is not part of it; what that is comes before. Plain. */
export const LEAVES_OUT =
  /(?<!\p{L})(?:(?:is|are) not (?:included|covered|part of|available|offered|insured|allowed|permitted)|(?:ist|sind) (?:\p{L}+ )?nicht (?:enthalten|inbegriffen|inklusive|versichert|moglich)|n (?:est|sont) pas (?:compris\p{L}*|inclus\p{L}*|disponibles?|rembourse\p{L}*|pris\p{L}* en charge)|no (?:esta\p{L}*|se) (?:inclui\p{L}*|incluye\p{L}*)|non (?:e|sono) (?:inclus\p{L}*|compres\p{L}*|disponibil\p{L}*)|(?:is|zijn) niet (?:inbegrepen|inclusief|beschikbaar|mogelijk)|nao (?:esta\p{L}*) incluid\p{L}*|ingar (?:inte|ej))(?!\p{L})/u;

/** In an answer these agree: "Every day", "Of course". */
export const YES = new RegExp(
  "(?<!\\p{L})(?:" +
    "yes|yep|sure|of course|absolutely|certainly|definitely|always|any|every|all|each|as many|ja|klar" +
    "|naturlich|selbstverstandlich|gern\\p{L}*|jede\\p{L}*|alle\\p{L}*|immer|oui|bien sur|tout\\p{L}*" +
    "|toujours|chaque|si|claro|por supuesto|siempre|tod[oa]s?|cualquier|certo|certamente|sempre|ogni" +
    "|tutt[oiae]|sim|com certeza|qualquer|jo|javisst|sjalvklart|alltid|varje|alla|tak|oczywiscie|zawsze" +
    "|kazd\\p{L}*|natuurlijk|zeker|altijd|elke?|kylla|ano|evet" +
    ")(?!\\p{L})",
  "u",
);
