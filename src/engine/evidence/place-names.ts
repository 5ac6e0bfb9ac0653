import { z } from "zod";
import type { Place } from "../artifacts/text-block.ts";
import citiesJson from "../lexicon/cities.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";
import { normaliseText } from "./normalise-text.ts";

type Extent = NonNullable<Place["extent"]>;

/**
 * Places that ads are often run for, as the engine's languages call them; other names of one place are joined with "=".
 * General knowledge, by size and not by page, and without those that are common words too (Bath, Essen, Nice, Reading).
 */
const KNOWN: Readonly<Record<Extent, string>> = {
  continent:
    "europe=europa, asia=asie=asien, africa=afrique=afrika, america=amerique=amerika, uk=united kingdom=great britain=britain, scandinavia=skandinavien, latin america",
  country:
    "germany=deutschland=allemagne=alemania=germania=duitsland=alemanha, france=frankreich=francia=frankrijk=franca, spain=spanien=espagne=espana=spagna=spanje=espanha, italy=italien=italie=italia, " +
    "netherlands=niederlande=pays bas=paises bajos=paesi bassi=nederland=holland, belgium=belgien=belgique=belgica=belgio=belgie, portugal=portogallo, austria=osterreich=autriche=oostenrijk, " +
    "switzerland=schweiz=suisse=suiza=svizzera=zwitserland, ireland=irland=irlande=irlanda=ierland, england=angleterre=inglaterra=inghilterra, scotland=schottland=ecosse=escocia=scozia, wales, " +
    "usa=us=united states=america, canada=kanada, mexico=mexiko, brazil=brasil=bresil=brasilien, greece=griechenland=grece=grecia, turkey=turkei=turquie, croatia=kroatien=croatie, poland=polen=pologne=polonia, " +
    "denmark=danemark=danmark, sweden=schweden=suede=sverige, norway=norwegen=norvege=norge, finland=finnland, japan=japon=giappone, china=chine, india=indien=inde, australia=australien=australie, egypt=agypten=egypte, morocco=marokko=maroc=marruecos, thailand",
  region:
    "menorca=minorca, lanzarote, fuerteventura, gran canaria, galicia, asturias, alsace=elsass, burgundy=bourgogne=burgund, corsica=corse=korsika, occitanie, auvergne, puglia=apulia=apulien, piedmont=piemonte=piemont, veneto=venetien, umbria=umbrien, liguria=ligurien, calabria=kalabrien, abruzzo, saarland, schleswig holstein, rheinland pfalz, vorarlberg, karnten=carinthia, steiermark=styria, friesland, zeeland, skane, west yorkshire=yorkshire, bavaria=bayern=baviere, saxony=sachsen, hesse=hessen, tuscany=toskana=toscana=toscane, sicily=sizilien=sicilia=sicile, sardinia=sardinien=sardegna, lombardy=lombardia, provence, normandy=normandie, brittany=bretagne, " +
    "catalonia=cataluna=katalonien, andalusia=andalucia=andalusien, mallorca=majorca=majorque, ibiza, tenerife=teneriffa, algarve, crete=kreta, tyrol=tirol, cornwall, devon, kent, essex, sussex, surrey, yorkshire, lancashire, norfolk, suffolk, cumbria, " +
    "barossa, margaret river, tasmania, new south wales, alberta, british columbia, manitoba, saskatchewan, nova scotia, quebec, pennsylvania, utah, wisconsin, minnesota, missouri, indiana, iowa, kansas, kentucky, louisiana, alabama, mississippi, maryland, connecticut, new mexico, oklahoma, arkansas, nebraska, idaho, montana, wyoming, north carolina, south carolina, hawaii, alaska, maine, vermont, new hampshire, delaware, new jersey, california, texas, florida, arizona, colorado, nevada, oregon, georgia, ohio, michigan, illinois, virginia, tennessee, massachusetts, ontario, queensland, brandenburg, thuringen, niedersachsen, nordrhein westfalen=nrw, baden wurttemberg, ile de france",
  town:
    "wakefield, huddersfield, plymouth, exeter, wolverhampton, sunderland, portsmouth, blackpool, bolton, milton keynes, northampton, norwich, peterborough, ipswich, swindon, gloucester, cheltenham, worcester, aberdeen, dundee, inverness, swansea, wrexham, galway, limerick, bournemouth, middlesbrough, stockport, salford, warrington, croydon, watford, guildford, canterbury, " +
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

/** A known place: how large it is, and every name that it goes by, plain. */
export interface Known {
  extent: Extent;
  names: readonly string[];
}

const PLACES: ReadonlyMap<string, Known> = new Map(
  (["continent", "country", "region", "town"] as const).flatMap((extent) =>
    KNOWN[extent].split(", ").flatMap((entry) => {
      const names = [...new Set(entry.split("=").map(normaliseText))];
      return names.map((name): [string, Known] => [name, { extent, names }]);
    }),
  ),
);

/** Of a place's part: "West Yorkshire", "Greater London". */
const PART =
  /^(?:north|south|east|west|northern|southern|eastern|western|central|greater|inner|downtown|nord|sud|ost|norte|sur|centro)\s/;

const cities = lexicon(
  z.object({ cities: z.string() }).transform((list) => new Set(list.cities.split("|"))),
  citiesJson,
);

/** By language: names of places have case endings of up to this many letters ("Gdańska", "Poznaniu"). */
const MAX_ENDING_LETTERS: Readonly<Record<string, number>> = { pl: 3, cs: 3, fi: 4, tr: 4, hu: 4 };
const MIN_STEM_LETTERS = 5;

const findPlace = (name: string): Known | null =>
  PLACES.get(name) ?? (cities().has(name) ? { extent: "town", names: [name] } : null);

/** The place behind an inflected name. */
const findInflected = (name: string, language: string): Known | null => {
  for (let letters = 1; letters <= (MAX_ENDING_LETTERS[language] ?? 0); letters += 1) {
    const stem = name.slice(0, -letters);
    if (stem.length < MIN_STEM_LETTERS) return null;
    const known = findPlace(stem) ?? findPlace(`${stem}a`) ?? findPlace(`${stem}e`);
    if (known !== null) return { ...known, names: [name, ...known.names] };
  }
  return null;
};

/** @param name plain. */
export const knownPlace = (name: string, language: string | null = null): Known | null => {
  const whole = findPlace(name);
  if (whole !== null) return whole;
  const known = findPlace(name.replace(PART, ""));
  if (known !== null) return { ...known, names: [name, ...known.names] };
  return language === null ? null : findInflected(name, language);
};

/** Capitalised after "in" for other reasons than being a place: times, tongues, stuffs, and turns of phrase. Plain. */
const NO_PLACES: ReadonlySet<string> = new Set(
  normaliseText(
    "second seconds minute minutes hour hours day days week weeks month months year years moments time times sekunde sekunden minute minuten stunde stunden tag tagen tage woche wochen monat monaten jahr jahren rekordzeit echtzeit zukunft secondes heures jours semaines mois ans segundos minutos horas dias semanas meses anos secondi minuti ore giorni settimane mesi anni seconden minuten uur dagen weken maanden jaar timer dage uger dagar veckor timmar " +
      "january february march april may june july august september october november december januar februar marz mai juni juli oktober dezember janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre " +
      "spring summer autumn fall winter season sommer herbst fruhling printemps ete hiver verano invierno primavera estate inverno easter christmas halloween ostern weihnachten noel navidad natale " +
      "english german french spanish italian dutch portuguese deutsch englisch franzosisch spanisch italienisch niederlandisch francais anglais espagnol espanol ingles aleman frances italiano inglese tedesco francese nederlands engels duits portugues arabic japanese chinese " +
      "stock store stores store shop shops style person place time touch love bloom motion action control charge comfort colour color colours colors black white gold silver red blue green bulk full advance demand home house office line print mind sight view need town bed class house school business beta focus harmony peace public private progress question research part parts pieces size sizes sync tune turn depth detail details fashion flight form general heaven hand hands kitchen garden minutes life world nature space " +
      "leder holz samt stoff baumwolle leinen wolle seide stahl glas metall kunststoff eiche leather wood velvet linen cotton wool silk steel glass oak walnut marble cuir bois velours lin coton laine soie piel madera algodon lino lana seda pelle legno velluto cotone leer hout fluweel katoen " +
      "farbe farben grosse grossen ruhe form qualitat topqualitat serie raten ratenzahlung teilzeit vollzeit bestform bewegung betrieb kurze bar handarbeit anzahl deutscher ligne couleur tienda linea oferta vendita saldo promo black week friday cyber monday",
  ).split(" "),
);

/** @param word plain. */
export const isNoPlace = (word: string): boolean => NO_PLACES.has(word);
