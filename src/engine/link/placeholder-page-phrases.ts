import { foldText } from "./not-found.ts";

/** Most titles hold none of these, and what follows costs ten times as much. */
export const PLACEHOLDER_HINT =
  /dom(?:ain|ein|[ií]ni)|sale\b|parked|web ?site|web address|suspend|expired|welcome to|(?:default|test)\b.{0,40}\bpage|plesk|parallels|caddy works|web server|information services|\biis|index of|wordpress ›|future home|ma(?:in|n)t|manuten|onderhoud|wartung|gewartet|zurück|right back|be back|soon\b|constru|aanbouw|im aufbau|unavailable|no longer|has (?:ended|been filled)|nicht mehr|plus disponible|ya no|non è più|beëindigd|not configured|closed|error\b|erreur|bad gateway|forbidden|access denied|it works|suspend|sospes|gesperrt|zablok|zawiesz|geblok|caducad|scadut|expir|wygas|verlopen|abgelaufen|entsteht|published|connected|password|passwor[dt]|öffn|ouverture|apertura|apert|binnenkort|em breve|wkrótce|snart|pian\b|brzy|hamarosan|yakında|近日|datenbank|datab|base de d|bazą|hacked|blocked|disabled|paused|not available|vpn|your (?:country|region)|(?:ihrem|deinem) land|votre pays|tu pa[ií]s|tuo paese|jouw land|seu pa[ií]s|registr|メンテ|технич|обслужив|维护|維護|점검/i;

const buildWholePattern = (...phrases: readonly string[]): RegExp =>
  new RegExp(`^(?:${phrases.map(foldText).join("|")})[.!]*$`, "u");

/** A segment of a title. A sentence of its own each: "Domain parking" and "Domains for sale" head articles and shops. */
export const PARKED_DOMAIN = buildWholePattern(
  "(?:(?:this|the) (?:premium )?(?:domain|web ?site|web address)(?: name)?|(?:(?:the )?domain(?: name)? )?(?:[a-z0-9-]+\\.)+[a-z]{2,}) (?:is|may be|might be|could be) (?:now |currently )?(?:for sale|parked|available for (?:sale|purchase)|parked (?:at|by|with|free).*)(?: \\([^)]{1,60}\\))?",
  "(?:parked domain(?: name)?|domain(?: name)? parked)(?: (?:on|at|with|by) .{1,40})?|parked free, courtesy of .{1,40}",
  "(?:the |this |your )?(?:domain(?: name)?|web ?site|site) (?:(?:has |is )?expired|(?:is |has been )?(?:reserved|suspended))|suspended domain",
  "future home of something quite cool",
  "(?:buy|get|purchase) this domain(?: name)?",
  "(?:this|the) domain(?: name)? (?:has |is )?expired",
  "domain geparkt|geparkte domain|(?:diese )?domain (?:ist|im kundenauftrag) registriert|diese (?:domain|internetseite|website) wurde (?:soeben|gerade) (?:registriert|freigeschaltet)",
  "(?:diese|die) (?:domain|website) (?:steht zum verkauf|ist (?:zu verkaufen|geparkt|abgelaufen)|kann gekauft werden)",
  "(?:ce site web|cette adresse) est (?:à vendre|en vente)|(?:ce|le) (?:nom de )?domaine est (?:à vendre|en vente|parqué|expiré)",
  "(?:este|el) dominio (?:está|se encuentra) (?:en venta|a la venta|aparcado)",
  "(?:questo|il) dominio è (?:in vendita|parcheggiato|scaduto)",
  "(?:deze|dit) domein(?:naam)? (?:is|staat) (?:te koop|geparkeerd)",
  "este domínio está (?:à venda|estacionado)",
  "dominio (?:scaduto|caducado|expirado)|(?:nom de )?domaine expiré|domínio expirado|domain (?:ist )?abgelaufen|(?:ta )?domena (?:wygasła|jest zaparkowana|na sprzedaż)|domein(?:naam)? (?:is )?verlopen|domänen har (?:gått ut|upphört)|domænet er udløbet",
  "diese (?:domain|internetseite|website) wurde (?:soeben|gerade|kürzlich|neu|erfolgreich) (?:bei [^ ]{1,40} )?(?:registriert|freigeschaltet|eingerichtet)|hier entsteht (?:in kürze |demnächst |gerade )?(?:eine neue |die neue |unsere neue )?(?:internet(?:präsenz|seite|auftritt)|webseite|website|homepage|webpräsenz)",
  "the (?:sponsored listings|domain owner) .{0,40}(?:no relationship|displayed above) .{0,60}",
);

/** A whole title. */
export const PROVIDER_PAGE = buildWholePattern(
  "(?:this |your )?(?:account|web ?site|site)(?: (?:has been|is))?(?: temporarily)? suspended",
  "welcome to (?:nginx|caddy|centos|openresty|plesk|(?:apache )?tomcat)(?: on [a-z0-9 ]{1,20})?|caddy works|it works",
  "apache2? (?:\\w+ )?default page.{0,20}",
  "(?:http server )?test page (?:for|powered by) (?:the )?(?:nginx|apache|http|centos|red hat|fedora|rocky|almalinux|amazon|oracle|lighttpd|litespeed|ssl).{0,60}",
  "iis windows(?: server)?|microsoft internet information services ?\\d*|iis ?\\d+(?:\\.\\d)?",
  "(?:web ?server'?s |domain )?default page|default (?:web ?site|parallels plesk(?: panel)?) page",
  "index of /.{0,80}",
  "(?:this |the )?(?:domain|web ?site|site) (?:is not|isn't|not) (?:yet )?(?:published|connected to a web ?site)(?: yet)?",
  "(?:(?:este|el|la) )?(?:cuenta|sitio|página|web) (?:ha sido |está )?suspendid[oa]|(?:ce |le |votre )?(?:compte|site)(?: (?:a été|est))? suspendu|(?:dieser |diese |das )?(?:account|konto|website|webseite|seite|webspace)(?: (?:ist|wurde))? (?:vorübergehend )?(?:gesperrt|deaktiviert)|(?:questo |il )?(?:sito|account)(?: è)?(?: stato)? sospeso",
  "(?:ta )?(?:strona|konto|usługa)(?: (?:została|zostało|jest))? (?:zablokowan[ao]|zawieszon[ao])|(?:deze |dit )?(?:website|account)(?: is)? (?:geblokkeerd|opgeschort|geschorst)|(?:este |esta |a |o )?(?:site|conta)(?: (?:foi|está))? suspens[ao]",
  "success! your new web server is ready to use|felicitations ?! votre domaine a bien ete cree.{0,40}|web ?site not configured|wordpress › installation",
);

/** A whole text or a segment of it, of a page that says little else. */
export const SERVER_ERROR = buildWholePattern(
  "database error|error establishing a database connection|runtime error|(?:an )?(?:internal |unexpected |server )?error(?: (?:has )?occurred)?",
  "application error(?:: a (?:client|server)-side exception has occurred.{0,100})?",
  "(?:(?:http )?(?:error )?\\d{3}[ :-]*)?(?:internal server error|bad gateway|service (?:temporarily )?unavailable|gateway time-?out|forbidden|access denied)",
  "datenbank-?fehler|fehler beim aufbau einer datenbankverbindung|erreur (?:lors de la connexion à|de connexion à) la base de données|error al (?:establecer|conectar con) (?:una conexión con )?la base de datos|errore nello stabilire una connessione (?:al|con il) database|fout bij het (?:maken van een verbinding|verbinden) met de database|erro ao (?:estabelecer uma conexão|ligar) (?:com o banco|à base) de dados|błąd (?:podczas |przy )?(?:łączenia|nawiązywania połączenia) z bazą danych|fel vid anslutning till databasen|der opstod en fejl ved forbindelse til databasen",
  "(?:php )?(?:fatal|parse) error: .{0,120}|wordpress › (?:error|erreur|fehler)",
);

/** A segment, of a page that says little else: "Bike maintenance" is a service. */
export const MAINTENANCE = buildWholePattern(
  "(?:(?:our|this|the) )?(?:web ?site |site |shop |store )?(?:is )?(?:currently )?(?:under|down for|in|undergoing) (?:scheduled )?maintenance(?: mode)?",
  "(?:site |scheduled )?maintenance(?: mode)?",
  "wartungsarbeiten|wartungsmodus|(?:(?:die |unsere )?(?:seite|website) )?(?:im wartungsmodus|wird gewartet)",
  "(?:site |page )?en (?:cours de )?maintenance|(?:sitio |página )?en mantenimiento|(?:sito )?in manutenzione|(?:website )?in onderhoud|(?:site )?em manutenção",
  "(?:sorry,? )?we(?:'ll| will) be (?:right |straight )?back(?: soon| shortly)?|(?:we'll )?be right back|wir sind (?:gleich|bald|in kurze) (?:zuruck|wieder (?:da|fur sie da))",
  "(?:ただいま|現在)?(?:サイト)?メンテナンス(?:中(?:です)?|のお知らせ)|技術的?メンテナンス|(?:ведутся )?технические работы|(?:сайт )?на обслуживании|(?:网站|系统)维护中?|(?:서비스|시스템) 점검 ?중(?:입니다)?",
);

/** A segment, of a page that says little else. */
export const UNDER_CONSTRUCTION = buildWholePattern(
  "(?:(?:our |the |new )*(?:web ?site|site|shop|store) )?(?:is )?(?:coming|opening|launching) (?:very )?soon|(?:(?:this |our )?(?:web ?site|site|page) )?(?:is )?(?:currently )?under construction",
  "(?:sorry,? )?(?:this|our|the) (?:shop|store|web ?site|site) is (?:currently |temporarily |no longer )?(?:unavailable|closed|available)|(?:store|shop) closed",
  "(?:(?:this|our|the) )?(?:store|shop|web ?site|site) is password[- ]protected|(?:enter using|mit) password|mit passwort eintreten",
  "demnächst (?:geöffnet|verfügbar|online)|(?:wir )?(?:eröffnen|eröffnung) (?:in kürze|bald|demnächst)|ouverture (?:prochaine(?:ment)?|bientôt)|bientôt (?:en ligne|ouvert)|próxima apertura|próximamente|prossima apertura|apertura prossima|binnenkort (?:open|online|geopend)|em breve|abertura em breve|wkrótce (?:otwarcie|otwieramy|startujemy)|öppnar snart|åbner snart|åpner snart|avataan pian|již brzy|brzy otevíráme|hamarosan nyitunk|yakında (?:açılıyor|sizlerle)|近日(?:公開|オープン)(?:予定)?",
  "(?:site )?en construction|(?:sitio |pagina )?(?:web )?en construccion|(?:sito |pagina )?in costruzione|(?:website |site )?in aanbouw|(?:site |pagina )?em construcao|(?:website |seite )?im aufbau",
);

/** A segment, of a page that says little else: what the advertisement offers is over. */
export const OFFER_ENDED = buildWholePattern(
  "(?:sorry,? )?(?:this|the|that) (?:product|item|listing|job|position|vacancy|offer|promotion|campaign|sale|event|deal|link|form|content|page)(?: you(?:'re| are| were) looking for)? (?:is (?:no longer (?:available|active|open|accepting responses)|unavailable|closed|not available right now)|isn't available(?: right now)?|has (?:ended|expired|closed|been filled))",
  "(?:(?:this|the|that) )?(?:link|offer|campaign)(?: (?:is|was|has been|has))? (?:blocked|disabled|deactivated|paused|inactive|not available|expired)",
  "(?:dieses|dieser|diese|das) (?:produkt|artikel|angebot|stelle|aktion) ist (?:leider )?(?:nicht mehr (?:verfügbar|erhältlich)|abgelaufen|beendet)",
  "(?:ce|cet|cette) (?:produit|article|offre|annonce|promotion) n'est plus disponible|est(?:e|a) (?:producto|artículo|oferta) ya no está disponible|quest[oa] (?:prodotto|articolo|offerta) non è più disponibile",
);

/** A segment, of a page that says little else: somebody else's word stands in its place. */
export const DEFACED_PAGE = buildWholePattern(
  "hacked by .{1,60}|(?:site |web ?site )?(?:hacked|defaced|pwned)(?: by .{1,60})?",
);

/** A segment, of a page that says little else: where the question came from decides. */
export const GEO_BLOCKED = buildWholePattern(
  "(?:(?:this|our|the) (?:service|content|site|web ?site|page|offer|product) is )?(?:currently )?(?:not|un) ?available in your (?:country|region|location|area|state)|(?:vpn|proxy)(?: or (?:vpn|proxy))? (?:detected|blocked|not allowed)",
  "(?:diese |unsere )?(?:seite|website|dienst|inhalt|angebot)? ?(?:ist )?in (?:ihrem|deinem|ihrer|deiner) (?:land|region) nicht verfügbar|(?:ce (?:site|contenu|service) )?(?:n'est pas |non )?disponible dans votre (?:pays|région)|(?:este (?:sitio|contenido|servicio) )?no (?:está )?disponible en tu (?:país|región)|(?:il |questo )?(?:sito|contenuto|servizio)? ?non (?:è )?(?:disponibile|accessibile) (?:nel|dal) (?:tuo|suo) paese|niet beschikbaar in (?:jouw|uw) (?:land|regio)|não (?:está )?disponível no (?:seu|teu) país",
);

/** How errors begin that are written for developers, and stand where a page's own part should. */
export const DEVELOPER_ERROR =
  /^(?:(?:PHP )?(?:Fatal|Parse|Syntax) error ?:|Uncaught [\w\\]*(?:Error|Exception)|Allowed memory size of \d|Traceback \(most recent call last\)|SQLSTATE\[|Liquid (?:syntax )?error(?: ?[:(]| in )|Whitelabel Error Page|Application error: a (?:client|server)-side exception|<\?php\s|ORA-\d{5}|Server Error in '|(?:java|javax|org)\.[\w.]+(?:Exception|Error)\b|System\.[\w.]*Exception|Twig\\Error|Error: Cannot find module)/;
