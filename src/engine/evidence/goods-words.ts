/** Kinds of goods and services: shared, these tell much; where both sides name one and not the same, they contradict. */
export const GOODS: Readonly<Record<string, string>> = {
  sofa: "sofa sofas couch couches settee settees canape canapes divano divani",
  shoe: "shoe shoes footwear sneaker sneakers trainer trainers schuh schuhe turnschuhe chaussure chaussures zapato zapatos zapatilla zapatillas scarpa scarpe schoen schoenen sapato sapatos",
  dress:
    "clothes clothing apparel fashion wear outfit outfits kleidung mode klamotten vetement vetements ropa moda abbigliamento vestiti kleding roupa roupas",
  bike: "bike bikes bicycle bicycles fahrrad fahrrader velo velos bicicleta bicicletas bici bicicletta biciclette fiets fietsen",
  car: "car cars auto autos automobile vehicle vehicles fahrzeug fahrzeuge voiture voitures vehicule coche coches vehiculo vehiculos macchina wagen carro carros automovel kfz pkw",
  travel:
    "travel trip trips holiday holidays vacation vacations getaway getaways urlaub reise reisen ferien voyage voyages vacances viaje viajes vacaciones viaggio viaggi vacanza vacanze reis vakantie viagem viagens ferias",
  flight: "flight flights airfare flug fluge avion vuelo vuelos voli vlucht vluchten voo voos vols",
  hotel:
    "hotel hotels accommodation stay stays lodging unterkunft hebergement alojamiento alloggio accommodatie alojamento",
  furniture:
    "furniture furnishing furnishings mobel meuble meubles mueble muebles mobili arredamento meubels meubelen moveis",
  mattress:
    "mattress mattresses matratze matratzen matelas colchon colchones materasso materassi matras matrassen colchao colchoes",
  loan: "loan loans credit financing lending kredit kredite darlehen finanzierung pret prets emprunt emprunts prestamo prestamos credito prestito prestiti lening leningen emprestimo",
  mortgage:
    "mortgage mortgages remortgage remortgages baufinanzierung hypothek hypotheken immobilienkredit hypotheque hypothecaire hipoteca hipotecas mutuo mutui hypotheek hypotek",
  insurance:
    "insurance insure insured insurer versicherung versicherungen versichern assurance assurances seguro seguros assicurazione assicurazioni verzekering verzekeringen",
  coffee: "coffee coffees espresso roast kaffee cafe cafes caffe koffie",
  food: "food foods futter meal meals dinner lunch essen mahlzeit mahlzeiten gerichte repas nourriture comida comidas cibo pasto pasti eten maaltijd maaltijden refeicao refeicoes",
  phone:
    "phone phones smartphone smartphones mobile handys telephone telefono movil cellulare telefoon telefone telemovel",
  laptop:
    "laptop laptops notebook notebooks computer computers rechner ordinateur ordinateurs portatil portatiles ordenador portatile computadora",
  dentist: "dentist dentists dental zahnarzt zahnarzte dentiste dentistes dentista dentistas tandarts",
  lawyer:
    "lawyer lawyers attorney attorneys solicitor solicitors legal anwalt anwalte rechtsanwalt avocat avocats abogado abogados avvocato avvocati advocaat advogado advogados",
  flower:
    "flower flowers bouquet bouquets blume blumen blumenstrauss fleur fleurs flor flores fiore fiori bloem bloemen",
  wine: "wine wines wein weine vin vins vino vinos vini wijn wijnen vinho vinhos",
  solar: "solar photovoltaic solaranlage photovoltaik solaire photovoltaique fotovoltaico zonnepanelen",
  accounting:
    "accounting accountant accountants bookkeeping bookkeeper buchhaltung comptabilite comptable contabilidad contable contabilita boekhouding contabilidade",
  boot: "boot boots stiefel botte bottes bota botas stivale stivali laars laarzen",
  lamp: "lamp lamps lampe lampen leuchte leuchten luminaire luminaires lampara lamparas lampada lampade luminaria luminarias",
  rug: "rug rugs carpet carpets teppich teppiche tapis alfombra alfombras tappeto tappeti tapijt tapijten tapete tapetes",
  curtain: "curtain curtains vorhang vorhange rideau rideaux cortina cortinas gordijn gordijnen tende",
  chair:
    "chair chairs armchair armchairs stuhl stuhle sessel fauteuil fauteuils silla sillas sillon sedia sedie poltrona poltrone stoel stoelen",
  desk: "desk desks schreibtisch schreibtische escritorio scrivania scrivanie bureautafel",
  tent: "tent tents zelt zelte tente tentes",
  sock: "sock socks socke socken chaussette chaussettes calcetin calcetines calzini calze sokken meias",
  shirt:
    "shirt shirts tshirt tshirts blouse blouses hemd hemden bluse blusen chemise chemises camisa camisas camicia camicie overhemd",
  trousers:
    "trousers jeans leggings hose hosen jeanshose pantalon pantalons pantalones vaqueros pantaloni broek broeken calcas",
  swimwear:
    "swimwear swimsuit swimsuits bikini bikinis bademode badeanzug badeanzuge maillot banador banadores costume badpak",
  knife: "knife knives messer couteau couteaux cuchillo cuchillos coltello coltelli",
  cookware:
    "cookware saucepan pans topf topfe pfanne pfannen poele casserole casseroles sarten sartenes padella padelle pentola pentole pannen",
  headphones: "headphone headphones earbuds kopfhorer casque auriculares cuffie koptelefoon fones",
  television: "tv tvs television televisions fernseher televiseur televiseurs televisor televisores televisore",
  vacuum:
    "vacuums hoover staubsauger aspirateur aspirateurs aspiradora aspiradoras aspirapolvere stofzuiger stofzuigers aspirador",
  toothbrush: "toothbrush toothbrushes zahnburste zahnbursten",
  pillow: "pillow pillows kissen kopfkissen oreiller oreillers almohada almohadas cuscino cuscini",
  duvet:
    "duvet duvets blanket blankets bettdecke bettdecken couette couettes edredon edredones piumone piumoni dekbed dekbedden",
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
  stroller:
    "stroller strollers pram prams pushchair kinderwagen poussette poussettes carrito cochecito passeggino passeggini",
  tyre: "tyre tyres tires reifen winterreifen pneu pneus neumatico neumaticos pneumatico pneumatici banden",
  plumber: "plumber plumbers plumbing klempner plombier plombiers fontanero fontaneros idraulico loodgieter",
  electrician:
    "electrician electricians elektriker electricien electriciens electricista electricistas elettricista elektricien",
  massage: "massage massages massagen masaje masajes massaggio massaggi",
  jacket:
    "jacket jackets coat coats raincoat raincoats parka jacke jacken mantel veste vestes manteau chaqueta chaquetas abrigo giacca giacche cappotto jas jassen casaco casacos",
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

/**
 * Words that name goods in one sense or language and something else in another ("stay warm", "a flat fee", French "tas"):
 * they are compared as the goods' idea, and contradict nothing.
 */
export const AMBIGUOUS: ReadonlySet<string> = new Set(
  (
    "stay stays wear mobile flat flats auto autos mode legal credit roast trainer trainers notebook notebooks trip trips holiday holidays tee mala tas montre " +
    "montres lit lits bed essen wagen cane paga jas carro phone telephone telefono telefon food foods meal meals lunch dinner glasses vehicle vehicles rum solar " +
    "theater cafe cafes balm serum duft handys voo voos vols avion bota sac cao cibo chair desk hose casque poele pans banden tende costume bolo pastel vela velas " +
    "carrito maillot tires torta blouse piano watch"
  ).split(" "),
);
