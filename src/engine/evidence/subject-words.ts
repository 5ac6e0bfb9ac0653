/** What else ads are about: shared, these tell much. */
export const SUBJECTS: Readonly<Record<string, string>> = {
  book: "books novel novels ebook ebooks buch bucher livre livres libro libros libri boek boeken livro livros",
  course:
    "course courses class classes lesson lessons kurs kurse unterricht cours curso cursos clase clases corso corsi lezione lezioni cursus les lessen aula aulas",
  gym: "gym fitness workout workouts exercise training fitnessstudio sportschool gimnasio entrenamiento palestra allenamento ginasio treino",
  job: "job jobs career careers hiring vacancy karriere stelle stellen arbeit emploi emplois travail carriere empleo trabajo lavoro carriera baan werk vacature emprego trabalho",
  game: "game games gaming gamer gamers videospiel videospiele spiel spiele jeu jeux juego juegos gioco giochi spel spellen jogo jogos",
  kid: "kid kids child children toddler toddlers kinder kind enfant enfants nino ninos ninas bambino bambini kinderen crianca criancas",
  home: "home homes house houses property zuhause haus hauser heim wohnung hausrat wohngebaude maison maisons logement habitation hogar casa casas huis huizen thuis",
  sleep: "sleep sleeping slept schlaf schlafen sommeil dormir sueno sonno dormire slaap slapen sono",
  staff:
    "team teams staff employee employees workforce mitarbeiter belegschaft personnel equipe equipo empleados squadra dipendenti medewerkers funcionarios",
  money: "money cash budget geld argent dinero soldi denaro dinheiro",
  recipe:
    "recipe recipes rezept rezepte recette recettes receta recetas ricetta ricette recept recepten receita receitas",
  photo:
    "photo photos photograph picture pictures foto fotos bild bilder image images imagen imagenes immagine immagini afbeelding",
  doctor: "doctor doctors physician gp arzt arzte medecin medecins medico medicos medici dokter",
  tooth: "tooth teeth zahn zahne dent dents diente dientes denti tand tanden dentes",
  health:
    "health healthy wellness wellbeing gesundheit gesund sante sain salud saludable salute sano gezondheid gezond saude saudavel",
  skin: "skin haut peau piel pelle huid pele",
  hair: "hair haar haare cheveux cabello pelo capelli cabelo",
  beauty: "beauty cosmetics makeup kosmetik schonheit beaute cosmetique belleza cosmetica bellezza cosmetici beleza",
  pet: "pet pets haustier haustiere animal animaux mascota mascotas animali huisdier huisdieren",
  garden:
    "garden gardens gardening yard backyard garten jardin jardins jardinage jardines giardino giardini tuin tuinen jardim",
  gift: "gift gifts present presents geschenk geschenke cadeau cadeaux regalo regalos regali cadeaus presente presentes prenda prendas",
  energy: "energy power electricity strom energie electricite energia electricidad elettricita stroom eletricidade",
  bill: "bill bills invoice invoices invoicing rechnung rechnungen facture factures facturation factura facturas fattura fatture factuur facturen fatura faturas",
  tax: "tax taxes taxation steuer steuern steuererklarung impot impots fiscal impuesto impuestos imposte belasting imposto impostos",
  software:
    "software app apps application tool tools platform programm logiciel logiciels outil outils aplicacion herramienta herramientas strumento strumenti",
  email: "email emails mail newsletter courriel correo posta",
  meeting:
    "meeting meetings appointment appointments termin termine besprechung reunion reunions rendez rdv cita citas appuntamento riunione afspraak vergadering",
  kitchen: "kitchen kitchens kuche kuchen cuisine cuisines cocina cocinas cucina cucine keuken keukens cozinha",
  bath: "bath bathroom bathrooms badezimmer bain salle bano banos bagno bagni badkamer banheiro",
  run: "run runs runner runners running jog jogging laufen laufer courir course coureur correr corredor corredores correre corsa hardlopen corrida",
  hike: "hike hikes hiking trail trek trekking wandern wanderung randonnee senderismo escursione escursioni wandelen caminhada",
  language: "language languages sprache sprachen langue langues idioma idiomas lingua lingue taal talen linguas",
  speak: "speak speaking talk sprechen parler hablar parlare spreken falar",
  clean:
    "clean cleaning cleaner cleaners spotless reinigung sauber putzen nettoyage propre limpieza limpiar pulizia pulizie pulire schoonmaak schoon limpeza",
  repair:
    "repair repairs fix reparatur reparieren reparation reparer reparacion reparar riparazione riparare reparatie reparacao",
  move: "moving relocation removal removals umzug umziehen demenagement mudanza trasloco verhuizing verhuizen mudanca",
  build:
    "build builder construct construction bauen bau construire construir construccion costruire costruzione bouwen bouw construcao",
  comfort:
    "comfort comfortable comfy cozy cosy bequem gemutlich komfort confort confortable comodo comodidad comoda comodi comfortabel confortavel",
  eco: "eco organic sustainable sustainability green bio nachhaltig nachhaltige okologisch durable ecologique organico sostenible ecologico sostenibile biologisch duurzaam sustentavel",
  secure:
    "secure security protect protection safe safety sicher sicherheit schutz schutzen securite proteger seguridad proteccion sicurezza proteggere protezione veilig veiligheid beveiliging seguranca protecao",
  grow: "grow growth increase boost wachsen wachstum steigern croissance augmenter crecer crecimiento aumentar crescere crescita aumentare groeien groei crescer crescimento",
  sell: "sell sells selling seller verkaufen vendre vendez vender vende vendere vendi verkopen",
  donate:
    "donate donation donations charity spenden spende donner dons donar donacion donativo dona donare donazione doneren donatie doar doacao",
  handmade: "handmade handcrafted artisan handgemacht handgefertigt artisanal hecho artesanal artigianale handgemaakt",
  company:
    "company business businesses enterprise firma unternehmen betrieb entreprise entreprises empresa empresas negocio azienda aziende impresa bedrijf bedrijven",
  developer:
    "developer developers engineer engineers programmer programmers coder coders entwickler ingenieur ingenieure developpeur developpeurs ingenieurs desarrollador desarrolladores ingeniero ingenieros sviluppatore sviluppatori ontwikkelaar",
  sea: "sea seas seaside coast coastal ocean oceans fjord ozean kuste ostsee nordsee mer cote littoral mar costa mediterraneo mediterranee mediterranean oceano mare zee kust litoral",
  event:
    "event events webinar webinars session sessions conference conferences veranstaltung veranstaltungen seminar seminare evenement evenements conference evento eventos eventi",
  leave: "leave leaves leaving quit quits quitting resign verlassen kundigen quitter",
  choose: "compare comparison vergleich vergleichen comparer comparar confrontare vergelijken",
  music: "music songs musik musique musica muziek",
  city: "city cities town towns stadt ville villes ciudad ciudades citta stad cidade",
  beach: "beach beaches strand strande plage plages playa playas spiaggia spiagge stranden praia praias",
  pay: "salary salaries wage wages paycheck pay gehalt lohn salaire sueldo salario nomina stipendio salaris loon",
  spend:
    "spend spending expense expenses expenditure ausgabe ausgaben depense depenses gasto gastos spesa spese uitgave uitgaven despesa despesas",
  recurring:
    "subscription subscriptions recurring abo abos abonnement abonnements suscripcion suscripciones abbonamento abbonamenti assinatura assinaturas",
  night: "night nights overnight nacht nachte nuit nuits noche noches notte notti nachten noite noites",
  woman:
    "woman women ladies frau frauen damen femme femmes dames mujer mujeres senora senoras donna donne vrouw vrouwen mulher mulheres kvinna kvinnor dam",
  man: "man men mens gentlemen mann manner herren homme hommes hombre hombres caballero caballeros uomo uomini heren mannen homem homens herr herrar",
  driver:
    "driver drivers drive driving fahrer fahrerin fahrerinnen fahren kraftfahrer chauffeur chauffeurs conducteur conducteurs conduire conduisez conductor conductores conducir autista autisti guidare bestuurder rijden motorista condutor",
  stage:
    "artist artists band bands stage stages lineup festival festivals kunstler buhne artiste artistes scene scenes artista artistas artisti escenario escenarios palco palchi artiesten podium",
  data: "data statistics analytics daten statistik donnees statistiques datos estadistica dati statistica gegevens statistiek dados",
  spine:
    "spine back backache posture rucken ruckenschmerzen wirbelsaule dos colonne espalda columna schiena rug ruggengraat costas",
  study:
    "degree degrees msc bsc mba master masters bachelor bachelors studies study studieren studium studiengang etudes diplome licence grado titulo estudiar estudios laurea studiare studi opleiding studie studeren licenciatura estudos",
  learner:
    "learner learners student students pupil pupils schuler studierende studenten eleve eleves etudiant etudiants alumno alumnos estudiante estudiantes studente studenti leerling leerlingen student aluno alunos",
  exam: "exam exams test prufung prufungen examen examens examenes esame esami exames",
  teacher:
    "teacher teachers tutor tutors coach lehrer lehrerin professeur professeurs profesor profesores insegnante insegnanti leraar docent docenten professor professores",
  ache: "pain pains ache aches hurt hurts injury injured injuries schmerz schmerzen verletzung verletzt douleur douleurs blessure blesse dolor dolores lesion lesionado dolore dolori infortunio pijn blessure gewond dor dores",
  claim:
    "compensation claim claims damages entschadigung schmerzensgeld indemnisation indemnite indemnizacion risarcimento schadevergoeding indemnizacao",
  roof: "roof roofs rooftop roofing dach dacher toit toits toiture tejado tejados tetto tetti dak daken telhado",
  dry: "dry dryness trocken trockene seche seches seco seca secco secca droog droge",
  water: "water wasser eau agua acqua aqua",
  child_care: "nursery kindergarten daycare kita creche guarderia asilo kinderopvang",
  wedding:
    "wedding weddings bride hochzeit hochzeiten braut mariage mariages mariee boda bodas novia matrimonio matrimoni sposa nozze bruiloft trouwen casamento casamentos",
  operation:
    "operation operations surgery op operationen chirurgie operacion cirugia operazione chirurgia operatie cirurgia",
  vet: "vet vets veterinary veterinarian tierarzt tierklinik veterinaire veterinario veterinaria dierenarts",
  implant: "implant implants implantat implantate implante implantes impianto impianti implantaat",
  production:
    "production manufacturing manufacturer manufacturers factory factories plant plants produktion fertigung fabrik werk werke fabrication usine usines produccion fabrica fabricacion produzione fabbrica productie fabriek producao",
  report: "month-end closing close books abschluss monatsabschluss cloture cierre chiusura afsluiting",
  crypto:
    "crypto bitcoin ether ethereum coin coins cryptocurrency kryptowahrung krypto cryptomonnaie criptomoneda criptovaluta criptomoedas",
  invest:
    "invest investing investment investments investor anlegen geldanlage investieren investissement investir inversion invertir investimento investire beleggen belegging",
  savings: "savings sparkonto tagesgeld epargne livret ahorros risparmio spaarrekening spaargeld poupanca",
  card: "card cards karte karten kreditkarte carte cartes tarjeta tarjetas carta kaart cartao",
  bank: "bank banks banking banque banco banca",
  conversation:
    "conversation conversations chat chats inbox ticket tickets messenger messages message nachricht nachrichten messages mensaje mensajes messaggio messaggi bericht berichten",
  support:
    "support helpdesk service kundendienst kundenservice assistance soporte atencion assistenza klantenservice suporte",
  retain: "retention retain attrition turnover fluktuation mitarbeiterbindung fidelisation retencion",
  hire: "hire hires hiring recruit recruiting recruitment talent recruter recrutons recrutement contratar seleccion assumere werven",
  protect_online:
    "vpn privacy private encrypt encrypted encryption verschlusselt datenschutz chiffrement cifrado privacidad crittografia versleuteld",
  device: "device devices gerat gerate appareil appareils dispositivo dispositivos dispositivi apparaat apparaten",
  fortress:
    "castle fortress stronghold village villages kingdom wall walls burg dorf konigreich chateau royaume castillo aldea reino castello villaggio regno kasteel dorp",
  warrior:
    "warrior warriors army archer archers soldier soldiers battle battles raider raiders fight krieger armee schlacht guerrier armee bataille guerrero ejercito batalla guerriero esercito battaglia strijder leger",
  olive: "olive olives oliva olivenol olijf azeite azeitona",
  moisture:
    "moisturise moisturize hydrate hydration feuchtigkeit hydrater hydratation hidratar hidratacion idratare idratazione hydrateren",
  math: "math maths mathematics mathe mathematik rechnen maths mathematiques matematicas matematica wiskunde rekenen",
  english: "english englisch anglais ingles inglese engels engelska",
  french: "french franzosisch francais frances francese frans franska",
  german: "german deutsch allemand aleman tedesco duits tyska",
  spanish: "spanish spanisch espagnol espanol spagnolo spaans spanska",
  italian: "italian italienisch italien italiano italiaans italienska",
  cooking:
    "cooking culinary gastronomy baking pastry kochen backen gastronomie patisserie gastronomia reposteria pasticceria",
  marketing: "marketing seo copywriting werbung publicite publicidad pubblicita reclame",
  coding: "coding programming python javascript programmieren programmation programacion programmazione programmeren",
  drawing:
    "drawing painting watercolour watercolor zeichnen malen dessin peinture dibujo pintura disegno pittura tekenen schilderen",
  yoga: "yoga pilates",
  dancing: "dance dancing salsa tango ballet tanz tanzen tanzkurs danse baile danza dansen",
  swimming: "swim swimming schwimmen natation natacion nuoto zwemmen",
  singing: "singing vocal vocals gesang singen chant canto zang zingen",
  office: "office offices buro buros bureaux oficina oficinas ufficio uffici kantoor kantoren",
  window:
    "window windows fenster fenetre fenetres vitres ventana ventanas cristales finestra finestre vetri raam ramen",
  leather: "leather leder cuir cuero pelle couro",
  rain: "rain waterproof rainproof wasserdicht regen pluie impermeable etanche lluvia pioggia impermeabile waterdicht chuva",
  room: "room rooms zimmer chambre chambres habitacion habitaciones camera camere kamer kamers quarto quartos",
};
