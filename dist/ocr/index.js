import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 470:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

module.exports = __nccwpck_require__.p + "399aaf1ed72681817079.mjs";

/***/ }),

/***/ 346:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

module.exports = __nccwpck_require__.p + "0c1d503c10c20cc12e76.wasm";

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/publicPath */
/******/ (() => {
/******/ 	var scriptUrl;
/******/ 	if (typeof import.meta.url === "string") scriptUrl = import.meta.url
/******/ 	// When supporting browsers where an automatic publicPath is not supported you must specify an output.publicPath manually via configuration
/******/ 	// or pass an empty string ("") and set the __webpack_public_path__ variable from your code to use your own logic.
/******/ 	if (!scriptUrl) throw new Error("Automatic publicPath is not supported in this browser");
/******/ 	scriptUrl = scriptUrl.replace(/#.*$/, "").replace(/\?.*$/, "").replace(/\/[^\/]+$/, "/");
/******/ 	__nccwpck_require__.p = scriptUrl;
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	__nccwpck_require__.b = new URL("./", import.meta.url);
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	// no install chunk
/******/ 	
/******/ 	// no chunk on demand loading
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: external "node:module"
const external_node_module_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./build/engine/ocr/find-ocr-assets.js



const BUNDLED_FILES = {
    worker: "index.js",
    onnxRuntime: "onnx-runtime.wasm.br",
    detector: "detector.onnx.br",
    recogniser: "recogniser.onnx.br",
    characters: "characters.txt",
    tesseract: "tesseract-core.cjs",
    tesseractWasm: "tesseract-core.wasm.br",
};
const MODEL_FILES = {
    detector: "models/detector.onnx.br",
    recogniser: "models/recogniser.onnx.br",
    characters: "models/characters.txt",
};
const PACKAGE_FILES = {
    onnxRuntime: "onnxruntime-web/ort-wasm-simd-threaded.wasm",
    tesseract: "tesseract.js-core/tesseract-core-simd-lstm.js",
    tesseractWasm: "tesseract.js-core/tesseract-core-simd-lstm.wasm",
};
const INCLUDED_LANGUAGES = (/* unused pure expression or super */ null && (["eng", "deu"]));
const OPTIONAL_LANGUAGES = (/* unused pure expression or super */ null && (["fra", "spa", "ita", "nld", "por", "pol", "ces", "swe", "dan", "nor", "fin", "tur"]));
const languagePackage = (language) => `@tesseract.js-data/${language}`;
const languageFile = (language) => `${language}.traineddata.gz`;
const languagePath = (language) => `${languagePackage(language)}/4.0.0_best_int/${languageFile(language)}`;
function findOcrAssets(folder) {
    const bundle = join(folder, "ocr");
    const isBundled = existsSync(join(bundle, BUNDLED_FILES.worker));
    const files = isBundled ? mapFiles(BUNDLED_FILES, (file) => join(bundle, file)) : findPackagedFiles(folder);
    const included = INCLUDED_LANGUAGES.map((language) => [
        language,
        isBundled ? join(bundle, languageFile(language)) : resolveFrom(folder, languagePath(language)),
    ]);
    const optional = OPTIONAL_LANGUAGES.map((language) => [
        language,
        resolveFrom(folder, languagePath(language)) ?? resolveFrom(process.cwd(), languagePath(language)),
    ]);
    const languages = Object.fromEntries([...included, ...optional].filter((entry) => entry[1] !== null));
    const missing = [...Object.values(files), ...Object.values(languages)].find((path) => !existsSync(path)) ??
        INCLUDED_LANGUAGES.map(languageFile).find((file) => !Object.values(languages).some((path) => path.endsWith(file)));
    if (missing !== undefined)
        throw new Error(`${missing} is missing`);
    return { ...files, languages };
}
function findPackagedFiles(folder) {
    const { resolve } = createRequire(join(folder, "resolve.js"));
    const [source = "", compiled = ""] = ["worker.ts", "worker.js"].map((name) => join(folder, name));
    return {
        worker: existsSync(source) ? source : compiled,
        ...mapFiles(MODEL_FILES, (file) => join(folder, file)),
        ...mapFiles(PACKAGE_FILES, resolve),
    };
}
function resolveFrom(folder, file) {
    try {
        return createRequire(join(folder, "resolve.js")).resolve(file);
    }
    catch {
        return null;
    }
}
const mapFiles = (files, locate) => Object.fromEntries(Object.entries(files).map(([part, file]) => [part, locate(file)]));

;// CONCATENATED MODULE: ./node_modules/@orama/stopwords/dist/dk.js
const stopwords=["og","i","jeg","det","at","en","den","til","er","som","p\xe5","de","med","han","af","for","ikke","der","var","mig","sig","men","et","har","om","vi","min","havde","ham","hun","nu","over","da","fra","du","ud","sin","dem","os","op","man","hans","hvor","eller","hvad","skal","selv","her","alle","vil","blev","kunne","ind","n\xe5r","v\xe6re","dog","noget","ville","jo","deres","efter","ned","skulle","denne","end","dette","mit","ogs\xe5","under","have","dig","anden","hende","mine","alt","meget","sit","sine","vor","mod","disse","hvis","din","nogle","hos","blive","mange","ad","bliver","hendes","v\xe6ret","thi","jer","s\xe5dan"];
;// CONCATENATED MODULE: ./node_modules/@orama/stopwords/dist/nl.js
const nl_stopwords=["de","en","van","ik","te","dat","die","in","een","hij","het","niet","zijn","is","was","op","aan","met","als","voor","had","er","maar","om","hem","dan","zou","of","wat","mijn","men","dit","zo","door","over","ze","zich","bij","ook","tot","je","mij","uit","der","daar","haar","naar","heb","hoe","heeft","hebben","deze","u","want","nog","zal","me","zij","nu","ge","geen","omdat","iets","worden","toch","al","waren","veel","meer","doen","toen","moet","ben","zonder","kan","hun","dus","alles","onder","ja","eens","hier","wie","werd","altijd","doch","wordt","wezen","kunnen","ons","zelf","tegen","na","reeds","wil","kon","niets","uw","iemand","geweest","andere"];
;// CONCATENATED MODULE: ./node_modules/@orama/stopwords/dist/en.js
const en_stopwords=["i","me","my","myself","we","us","our","ours","ourselves","you","your","yours","yourself","yourselves","he","him","his","himself","she","her","hers","herself","it","its","itself","they","them","their","theirs","themselves","what","which","who","whom","this","that","these","those","am","is","are","was","were","be","been","being","have","has","had","having","do","does","did","doing","will","would","shall","should","can","could","may","might","must","ought","i'm","you're","he's","she's","it's","we're","they're","i've","you've","we've","they've","i'd","you'd","he'd","she'd","we'd","they'd","i'll","you'll","he'll","she'll","we'll","they'll","isn't","aren't","wasn't","weren't","hasn't","haven't","hadn't","doesn't","don't","didn't","won't","wouldn't","shan't","shouldn't","can't","cannot","couldn't","mustn't","let's","that's","who's","what's","here's","there's","when's","where's","why's","how's","an","the","and","but","if","or","because","as","until","while","of","at","by","for","with","about","against","between","into","through","during","before","after","above","below","to","from","up","down","in","out","on","off","over","under","again","further","then","once","here","there","when","where","why","how","all","any","both","each","few","more","most","other","some","such","no","nor","not","only","own","same","so","than","too","very"];
;// CONCATENATED MODULE: ./node_modules/@orama/stopwords/dist/fi.js
const fi_stopwords=["olla","olen","olet","on","olemme","olette","ovat","ole","oli","olisi","olisit","olisin","olisimme","olisitte","olisivat","olit","olin","olimme","olitte","olivat","ollut","olleet","en","et","ei","emme","ette","eiv\xe4t","min\xe4","minun","minut","minua","minussa","minusta","minuun","minulla","minulta","minulle","sin\xe4","sinun","sinut","sinua","sinussa","sinusta","sinuun","sinulla","sinulta","sinulle","h\xe4n","h\xe4nen","h\xe4net","h\xe4nt\xe4","h\xe4ness\xe4","h\xe4nest\xe4","h\xe4neen","h\xe4nell\xe4","h\xe4nelt\xe4","h\xe4nelle","me","meid\xe4n","meid\xe4t","meit\xe4","meiss\xe4","meist\xe4","meihin","meill\xe4","meilt\xe4","meille","te","teid\xe4n","teid\xe4t","teit\xe4","teiss\xe4","teist\xe4","teihin","teill\xe4","teilt\xe4","teille","he","heid\xe4n","heid\xe4t","heit\xe4","heiss\xe4","heist\xe4","heihin","heill\xe4","heilt\xe4","heille","t\xe4m\xe4","t\xe4m\xe4n","t\xe4t\xe4","t\xe4ss\xe4","t\xe4st\xe4","t\xe4h\xe4n","t\xe4ll\xe4","t\xe4lt\xe4","t\xe4lle","t\xe4n\xe4","t\xe4ksi","tuo","tuon","tuota","tuossa","tuosta","tuohon","tuolla","tuolta","tuolle","tuona","tuoksi","se","sen","sit\xe4","siin\xe4","siit\xe4","siihen","sill\xe4","silt\xe4","sille","sin\xe4","siksi","n\xe4m\xe4","n\xe4iden","n\xe4it\xe4","n\xe4iss\xe4","n\xe4ist\xe4","n\xe4ihin","n\xe4ill\xe4","n\xe4ilt\xe4","n\xe4ille","n\xe4in\xe4","n\xe4iksi","nuo","noiden","noita","noissa","noista","noihin","noilla","noilta","noille","noina","noiksi","ne","niiden","niit\xe4","niiss\xe4","niist\xe4","niihin","niill\xe4","niilt\xe4","niille","niin\xe4","niiksi","kuka","kenen","kenet","ket\xe4","keness\xe4","kenest\xe4","keneen","kenell\xe4","kenelt\xe4","kenelle","kenen\xe4","keneksi","ketk\xe4","keiden","ketk\xe4","keit\xe4","keiss\xe4","keist\xe4","keihin","keill\xe4","keilt\xe4","keille","kein\xe4","keiksi","mik\xe4","mink\xe4","mink\xe4","mit\xe4","miss\xe4","mist\xe4","mihin","mill\xe4","milt\xe4","mille","min\xe4","miksi","mitk\xe4","joka","jonka","jota","jossa","josta","johon","jolla","jolta","jolle","jona","joksi","jotka","joiden","joita","joissa","joista","joihin","joilla","joilta","joille","joina","joiksi","ett\xe4","ja","jos","koska","kuin","mutta","niin","sek\xe4","sill\xe4","tai","vaan","vai","vaikka","kanssa","mukaan","noin","poikki","yli","kun","niin","nyt","itse"];
;// CONCATENATED MODULE: ./node_modules/@orama/stopwords/dist/fr.js
const fr_stopwords=["au","aux","avec","ce","ces","dans","de","des","du","elle","en","et","eux","il","je","la","le","leur","lui","ma","mais","me","m\xeame","mes","moi","mon","ne","nos","notre","nous","on","ou","par","pas","pour","qu","que","qui","sa","se","ses","son","sur","ta","te","tes","toi","ton","tu","un","une","vos","votre","vous","c","d","j","l","\xe0","m","n","s","t","y","","\xe9t\xe9","\xe9t\xe9e","\xe9t\xe9es","\xe9t\xe9s","\xe9tant","suis","es","est","sommes","\xeates","sont","serai","seras","sera","serons","serez","seront","serais","serait","serions","seriez","seraient","\xe9tais","\xe9tait","\xe9tions","\xe9tiez","\xe9taient","fus","fut","f\xfbmes","f\xfbtes","furent","sois","soit","soyons","soyez","soient","fusse","fusses","f\xfbt","fussions","fussiez","fussent","ayant","eu","eue","eues","eus","ai","as","avons","avez","ont","aurai","auras","aura","aurons","aurez","auront","aurais","aurait","aurions","auriez","auraient","avais","avait","avions","aviez","avaient","eut","e\xfbmes","e\xfbtes","eurent","aie","aies","ait","ayons","ayez","aient","eusse","eusses","e\xfbt","eussions","eussiez","eussent","ceci","cela","cel\xe0","cet","cette","ici","ils","les","leurs","quel","quels","quelle","quelles","sans","soi"];
;// CONCATENATED MODULE: ./node_modules/@orama/stopwords/dist/de.js
const de_stopwords=["aber","alle","allem","allen","aller","alles","als","also","am","an","ander","andere","anderem","anderen","anderer","anderes","anderm","andern","anderr","anders","auch","auf","aus","bei","bin","bis","bist","da","damit","dann","der","den","des","dem","die","das","da\xdf","derselbe","derselben","denselben","desselben","demselben","dieselbe","dieselben","dasselbe","dazu","dein","deine","deinem","deinen","deiner","deines","denn","derer","dessen","dich","dir","du","dies","diese","diesem","diesen","dieser","dieses","doch","dort","durch","ein","eine","einem","einen","einer","eines","einig","einige","einigem","einigen","einiger","einiges","einmal","er","ihn","ihm","es","etwas","euer","eure","eurem","euren","eurer","eures","f\xfcr","gegen","gewesen","hab","habe","haben","hat","hatte","hatten","hier","hin","hinter","ich","mich","mir","ihr","ihre","ihrem","ihren","ihrer","ihres","euch","im","in","indem","ins","ist","jede","jedem","jeden","jeder","jedes","jene","jenem","jenen","jener","jenes","jetzt","kann","kein","keine","keinem","keinen","keiner","keines","k\xf6nnen","k\xf6nnte","machen","man","manche","manchem","manchen","mancher","manches","mein","meine","meinem","meinen","meiner","meines","mit","muss","musste","nach","nicht","nichts","noch","nun","nur","ob","oder","ohne","sehr","sein","seine","seinem","seinen","seiner","seines","selbst","sich","sie","ihnen","sind","so","solche","solchem","solchen","solcher","solches","soll","sollte","sondern","sonst","\xfcber","um","und","uns","unse","unsem","unsen","unser","unses","unter","viel","vom","von","vor","w\xe4hrend","war","waren","warst","was","weg","weil","weiter","welche","welchem","welchen","welcher","welches","wenn","werde","werden","wie","wieder","will","wir","wird","wirst","wo","wollen","wollte","w\xfcrde","w\xfcrden","zu","zum","zur","zwar","zwischen"];
;// CONCATENATED MODULE: ./node_modules/@orama/stopwords/dist/it.js
const it_stopwords=["ad","al","allo","ai","agli","all","agl","alla","alle","con","col","coi","da","dal","dallo","dai","dagli","dall","dagl","dalla","dalle","di","del","dello","dei","degli","dell","degl","della","delle","in","nel","nello","nei","negli","nell","negl","nella","nelle","su","sul","sullo","sui","sugli","sull","sugl","sulla","sulle","per","tra","contro","io","tu","lui","lei","noi","voi","loro","mio","mia","miei","mie","tuo","tua","tuoi","tue","suo","sua","suoi","sue","nostro","nostra","nostri","nostre","vostro","vostra","vostri","vostre","mi","ti","ci","vi","lo","la","li","le","gli","ne","il","un","uno","una","ma","ed","se","perch\xe9","anche","come","dov","dove","che","chi","cui","non","pi\xf9","quale","quanto","quanti","quanta","quante","quello","quelli","quella","quelle","questo","questi","questa","queste","si","tutto","tutti","a","c","e","i","l","o","ho","hai","ha","abbiamo","avete","hanno","abbia","abbiate","abbiano","avr\xf2","avrai","avr\xe0","avremo","avrete","avranno","avrei","avresti","avrebbe","avremmo","avreste","avrebbero","avevo","avevi","aveva","avevamo","avevate","avevano","ebbi","avesti","ebbe","avemmo","aveste","ebbero","avessi","avesse","avessimo","avessero","avendo","avuto","avuta","avuti","avute","sono","sei","\xe8","siamo","siete","sia","siate","siano","sar\xf2","sarai","sar\xe0","saremo","sarete","saranno","sarei","saresti","sarebbe","saremmo","sareste","sarebbero","ero","eri","era","eravamo","eravate","erano","fui","fosti","fu","fummo","foste","furono","fossi","fosse","fossimo","fossero","essendo","faccio","fai","facciamo","fanno","faccia","facciate","facciano","far\xf2","farai","far\xe0","faremo","farete","faranno","farei","faresti","farebbe","faremmo","fareste","farebbero","facevo","facevi","faceva","facevamo","facevate","facevano","feci","facesti","fece","facemmo","faceste","fecero","facessi","facesse","facessimo","facessero","facendo","sto","stai","sta","stiamo","stanno","stia","stiate","stiano","star\xf2","starai","star\xe0","staremo","starete","staranno","starei","staresti","starebbe","staremmo","stareste","starebbero","stavo","stavi","stava","stavamo","stavate","stavano","stetti","stesti","stette","stemmo","steste","stettero","stessi","stesse","stessimo","stessero","stando"];
;// CONCATENATED MODULE: ./node_modules/@orama/stopwords/dist/no.js
const no_stopwords=["og","i","jeg","det","at","en","et","den","til","er","som","p\xe5","de","med","han","av","ikke","ikkje","der","s\xe5","var","meg","seg","men","ett","har","om","vi","min","mitt","ha","hadde","hun","n\xe5","over","da","ved","fra","du","ut","sin","dem","oss","opp","man","kan","hans","hvor","eller","hva","skal","selv","sj\xf8l","her","alle","vil","bli","ble","blei","blitt","kunne","inn","n\xe5r","v\xe6re","kom","noen","noe","ville","dere","som","deres","kun","ja","etter","ned","skulle","denne","for","deg","si","sine","sitt","mot","\xe5","meget","hvorfor","dette","disse","uten","hvordan","ingen","din","ditt","blir","samme","hvilken","hvilke","s\xe5nn","inni","mellom","v\xe5r","hver","hvem","vors","hvis","b\xe5de","bare","enn","fordi","f\xf8r","mange","ogs\xe5","slik","v\xe6rt","v\xe6re","b\xe5e","begge","siden","dykk","dykkar","dei","deira","deires","deim","di","d\xe5","eg","ein","eit","eitt","elles","honom","hj\xe5","ho","hoe","henne","hennar","hennes","hoss","hossen","ikkje","ingi","inkje","korleis","korso","kva","kvar","kvarhelst","kven","kvi","kvifor","me","medan","mi","mine","mykje","no","nokon","noka","nokor","noko","nokre","si","sia","sidan","so","somt","somme","um","upp","vere","vore","verte","vort","varte","vart"];
;// CONCATENATED MODULE: ./node_modules/@orama/stopwords/dist/pt.js
const pt_stopwords=["de","a","o","que","e","do","da","em","um","para","com","n\xe3o","uma","os","no","se","na","por","mais","as","dos","como","mas","ao","ele","das","\xe0","seu","sua","ou","quando","muito","nos","j\xe1","eu","tamb\xe9m","s\xf3","pelo","pela","at\xe9","isso","ela","entre","depois","sem","mesmo","aos","seus","quem","nas","me","esse","eles","voc\xea","essa","num","nem","suas","meu","\xe0s","minha","numa","pelos","elas","qual","n\xf3s","lhe","deles","essas","esses","pelas","este","dele","tu","te","voc\xeas","vos","lhes","meus","minhas","teu","tua","teus","tuas","nosso","nossa","nossos","nossas","dela","delas","esta","estes","estas","aquele","aquela","aqueles","aquelas","isto","aquilo","estou","est\xe1","estamos","est\xe3o","estive","esteve","estivemos","estiveram","estava","est\xe1vamos","estavam","estivera","estiv\xe9ramos","esteja","estejamos","estejam","estivesse","estiv\xe9ssemos","estivessem","estiver","estivermos","estiverem","hei","h\xe1","havemos","h\xe3o","houve","houvemos","houveram","houvera","houv\xe9ramos","haja","hajamos","hajam","houvesse","houv\xe9ssemos","houvessem","houver","houvermos","houverem","houverei","houver\xe1","houveremos","houver\xe3o","houveria","houver\xedamos","houveriam","sou","somos","s\xe3o","era","\xe9ramos","eram","fui","foi","fomos","foram","fora","f\xf4ramos","seja","sejamos","sejam","fosse","f\xf4ssemos","fossem","for","formos","forem","serei","ser\xe1","seremos","ser\xe3o","seria","ser\xedamos","seriam","tenho","tem","temos","t\xe9m","tinha","t\xednhamos","tinham","tive","teve","tivemos","tiveram","tivera","tiv\xe9ramos","tenha","tenhamos","tenham","tivesse","tiv\xe9ssemos","tivessem","tiver","tivermos","tiverem","terei","ter\xe1","teremos","ter\xe3o","teria","ter\xedamos","teriam"];
;// CONCATENATED MODULE: ./node_modules/@orama/stopwords/dist/es.js
const es_stopwords=["a","actualmente","acuerdo","adelante","ademas","adem\xe1s","adrede","afirm\xf3","agreg\xf3","ahi","ahora","ah\xed","al","algo","alguna","algunas","alguno","algunos","alg\xfan","alli","all\xed","alrededor","ambos","ampleamos","antano","anta\xf1o","ante","anterior","antes","apenas","aproximadamente","aquel","aquella","aquellas","aquello","aquellos","aqui","aqu\xe9l","aqu\xe9lla","aqu\xe9llas","aqu\xe9llos","aqu\xed","arriba","arribaabajo","asegur\xf3","asi","as\xed","atras","aun","aunque","ayer","a\xf1adi\xf3","a\xfan","b","bajo","bastante","bien","breve","buen","buena","buenas","bueno","buenos","c","cada","casi","cerca","cierta","ciertas","cierto","ciertos","cinco","claro","coment\xf3","como","con","conmigo","conocer","conseguimos","conseguir","considera","consider\xf3","consigo","consigue","consiguen","consigues","contigo","contra","cosas","creo","cual","cuales","cualquier","cuando","cuanta","cuantas","cuanto","cuantos","cuatro","cuenta","cu\xe1l","cu\xe1les","cu\xe1ndo","cu\xe1nta","cu\xe1ntas","cu\xe1nto","cu\xe1ntos","c\xf3mo","d","da","dado","dan","dar","de","debajo","debe","deben","debido","decir","dej\xf3","del","delante","demasiado","dem\xe1s","dentro","deprisa","desde","despacio","despues","despu\xe9s","detras","detr\xe1s","dia","dias","dice","dicen","dicho","dieron","diferente","diferentes","dijeron","dijo","dio","donde","dos","durante","d\xeda","d\xedas","d\xf3nde","e","ejemplo","el","ella","ellas","ello","ellos","embargo","empleais","emplean","emplear","empleas","empleo","en","encima","encuentra","enfrente","enseguida","entonces","entre","era","eramos","eran","eras","eres","es","esa","esas","ese","eso","esos","esta","estaba","estaban","estado","estados","estais","estamos","estan","estar","estar\xe1","estas","este","esto","estos","estoy","estuvo","est\xe1","est\xe1n","ex","excepto","existe","existen","explic\xf3","expres\xf3","f","fin","final","fue","fuera","fueron","fui","fuimos","g","general","gran","grandes","gueno","h","ha","haber","habia","habla","hablan","habr\xe1","hab\xeda","hab\xedan","hace","haceis","hacemos","hacen","hacer","hacerlo","haces","hacia","haciendo","hago","han","hasta","hay","haya","he","hecho","hemos","hicieron","hizo","horas","hoy","hubo","i","igual","incluso","indic\xf3","informo","inform\xf3","intenta","intentais","intentamos","intentan","intentar","intentas","intento","ir","j","junto","k","l","la","lado","largo","las","le","lejos","les","lleg\xf3","lleva","llevar","lo","los","luego","lugar","m","mal","manera","manifest\xf3","mas","mayor","me","mediante","medio","mejor","mencion\xf3","menos","menudo","mi","mia","mias","mientras","mio","mios","mis","misma","mismas","mismo","mismos","modo","momento","mucha","muchas","mucho","muchos","muy","m\xe1s","m\xed","m\xeda","m\xedas","m\xedo","m\xedos","n","nada","nadie","ni","ninguna","ningunas","ninguno","ningunos","ning\xfan","no","nos","nosotras","nosotros","nuestra","nuestras","nuestro","nuestros","nueva","nuevas","nuevo","nuevos","nunca","o","ocho","os","otra","otras","otro","otros","p","pais","para","parece","parte","partir","pasada","pasado","pa\xecs","peor","pero","pesar","poca","pocas","poco","pocos","podeis","podemos","poder","podria","podriais","podriamos","podrian","podrias","podr\xe1","podr\xe1n","podr\xeda","podr\xedan","poner","por","porque","posible","primer","primera","primero","primeros","principalmente","pronto","propia","propias","propio","propios","proximo","pr\xf3ximo","pr\xf3ximos","pudo","pueda","puede","pueden","puedo","pues","q","qeu","que","qued\xf3","queremos","quien","quienes","quiere","quiza","quizas","quiz\xe1","quiz\xe1s","qui\xe9n","qui\xe9nes","qu\xe9","r","raras","realizado","realizar","realiz\xf3","repente","respecto","s","sabe","sabeis","sabemos","saben","saber","sabes","salvo","se","sea","sean","segun","segunda","segundo","seg\xfan","seis","ser","sera","ser\xe1","ser\xe1n","ser\xeda","se\xf1al\xf3","si","sido","siempre","siendo","siete","sigue","siguiente","sin","sino","sobre","sois","sola","solamente","solas","solo","solos","somos","son","soy","soyos","su","supuesto","sus","suya","suyas","suyo","s\xe9","s\xed","s\xf3lo","t","tal","tambien","tambi\xe9n","tampoco","tan","tanto","tarde","te","temprano","tendr\xe1","tendr\xe1n","teneis","tenemos","tener","tenga","tengo","tenido","ten\xeda","tercera","ti","tiempo","tiene","tienen","toda","todas","todavia","todav\xeda","todo","todos","total","trabaja","trabajais","trabajamos","trabajan","trabajar","trabajas","trabajo","tras","trata","trav\xe9s","tres","tu","tus","tuvo","tuya","tuyas","tuyo","tuyos","t\xfa","u","ultimo","un","una","unas","uno","unos","usa","usais","usamos","usan","usar","usas","uso","usted","ustedes","v","va","vais","valor","vamos","van","varias","varios","vaya","veces","ver","verdad","verdadera","verdadero","vez","vosotras","vosotros","voy","vuestra","vuestras","vuestro","vuestros","w","x","y","ya","yo","z","\xe9l","\xe9sa","\xe9sas","\xe9se","\xe9sos","\xe9sta","\xe9stas","\xe9ste","\xe9stos","\xfaltima","\xfaltimas","\xfaltimo","\xfaltimos"];
;// CONCATENATED MODULE: ./node_modules/@orama/stopwords/dist/se.js
const se_stopwords=["och","det","att","i","en","jag","hon","som","han","p\xe5","den","med","var","sig","f\xf6r","s\xe5","till","\xe4r","men","ett","om","hade","de","av","icke","mig","du","henne","d\xe5","sin","nu","har","inte","hans","honom","skulle","hennes","d\xe4r","min","man","ej","vid","kunde","n\xe5got","fr\xe5n","ut","n\xe4r","efter","upp","vi","dem","vara","vad","\xf6ver","\xe4n","dig","kan","sina","h\xe4r","ha","mot","alla","under","n\xe5gon","eller","allt","mycket","sedan","ju","denna","sj\xe4lv","detta","\xe5t","utan","varit","hur","ingen","mitt","ni","bli","blev","oss","din","dessa","n\xe5gra","deras","blir","mina","samma","vilken","er","s\xe5dan","v\xe5r","blivit","dess","inom","mellan","s\xe5dant","varf\xf6r","varje","vilka","ditt","vem","vilket","sitta","s\xe5dana","vart","dina","vars","v\xe5rt","v\xe5ra","ert","era","vilkas"];
;// CONCATENATED MODULE: ./node_modules/@orama/stopwords/dist/tr.js
const tr_stopwords=["acaba","acep","adeta","altm\xfd\xfe","altmış","alt\xfd","altı","ama","ancak","arada","art\xfdk","aslında","aynen","ayrıca","az","bana","bari","bazen","baz\xfd","bazı","baţka","belki","ben","benden","beni","benim","beri","be\xfe","beş","beţ","bile","bin","bir","biraz","biri","birka\xe7","birkez","bir\xe7ok","bir\xfeey","bir\xfeeyi","birşey","birşeyi","birţey","biz","bizden","bize","bizi","bizim","bu","buna","bunda","bundan","bunlar","bunları","bunların","bunu","bunun","burada","b\xf6yle","b\xf6ylece","b\xfct\xfcn","da","daha","dahi","dahil","daima","dair","dayanarak","de","defa","deđil","değil","diye","diđer","diğer","doksan","dokuz","dolayı","dolayısıyla","d\xf6rt","edecek","eden","ederek","edilecek","ediliyor","edilmesi","ediyor","elli","en","etmesi","etti","ettiği","ettiğini","eđer","eğer","fakat","gibi","g\xf6re","halbuki","halen","hangi","hani","hari\xe7","hatta","hele","hem","hen\xfcz","hep","hepsi","her","herhangi","herkes","herkesin","hi\xe7","hi\xe7bir","iken","iki","ila","ile","ilgili","ilk","illa","ise","itibaren","itibariyle","iyi","iyice","i\xe7in","işte","iţte","kadar","kan\xfdmca","karşın","katrilyon","kendi","kendilerine","kendini","kendisi","kendisine","kendisini","kere","kez","keţke","ki","kim","kimden","kime","kimi","kimse","k\xfdrk","k\xfdsaca","kırk","lakin","madem","međer","milyar","milyon","mu","m\xfc","m\xfd","mı","nas\xfdl","nasıl","ne","neden","nedenle","nerde","nere","nerede","nereye","nitekim","niye","ni\xe7in","o","olan","olarak","oldu","olduklarını","olduğu","olduğunu","olmadı","olmadığı","olmak","olması","olmayan","olmaz","olsa","olsun","olup","olur","olursa","oluyor","on","ona","ondan","onlar","onlardan","onlari","onlar\xfdn","onları","onların","onu","onun","otuz","oysa","pek","rağmen","sadece","sanki","sekiz","seksen","sen","senden","seni","senin","siz","sizden","sizi","sizin","sonra","tarafından","trilyon","t\xfcm","var","vardı","ve","veya","veyahut","ya","yahut","yani","yapacak","yapmak","yaptı","yaptıkları","yaptığı","yaptığını","yapılan","yapılması","yapıyor","yedi","yerine","yetmi\xfe","yetmiş","yetmiţ","yine","yirmi","yoksa","y\xfcz","zaten","\xe7ok","\xe7\xfcnk\xfc","\xf6yle","\xfczere","\xfc\xe7","\xfeey","\xfeeyden","\xfeeyi","\xfeeyler","\xfeu","\xfeuna","\xfeunda","\xfeundan","\xfeunu","şey","şeyden","şeyi","şeyler","şu","şuna","şunda","şundan","şunları","şunu","ş\xf6yle","ţayet","ţimdi","ţu","ţ\xf6yle"];
;// CONCATENATED MODULE: ./build/engine/lexicon/language-words.json
const language_words_namespaceObject = /*#__PURE__*/JSON.parse('{"_O":{"en":["free","save","buy","learn","discover","find","delivery","shipping","today","book","try","join","order","choose","enjoy","compare","switch","download","fast","easy","cheap","cheaper","better","best","brand","quality","safe","secure","price","prices","offer","offers","discount","months","weeks","years","days","hours","minutes","month","week","year","first","next","better","every","everything","everyone","people","children","kids","women","men","house","homes","work","working","money","bank","loan","rates","insurance","savings","holiday","flights","rooms","stay","breakfast","shoes","clothes","shirt","dress","kitchen","garden","food","meals","dinner","healthy","skin","hair","sleep","bed","files","team","teams","business","small","large","made","make","build","grow","start","started","help","support","care","classes","lessons","course","courses","teeth","appointment","doctor","payroll","software","without"],"de":["kostenlos","kostenlose","kostenloser","kostenfrei","gunstig","gunstige","gunstiger","sparen","spare","sparst","kaufen","bestellen","bestelle","buchen","sichern","sichere","sicher","schnell","schnelle","einfach","leicht","entdecken","entdecke","erfahren","testen","teste","vergleichen","wechseln","lieferung","versand","versandkostenfrei","rabatt","angebot","angebote","preis","preise","neue","neuer","neues","neuen","beste","besten","bester","woche","wochen","monat","monate","jahr","jahre","tag","tage","stunden","minuten","uberall","gemacht","machen","lernen","finden","suchen","geniessen","passend","passende","zuhause","haus","wohnung","wohnungen","mobel","kuche","garten","schuhe","kleidung","hose","jacke","kinder","frauen","manner","urlaub","reise","reisen","fluge","frisch","frische","gesund","gesunde","schlafen","arbeit","arbeiten","geld","konto","kredit","strom","versicherung","termin","anmelden","unternehmen","betriebe","rechnung","rechnungen","dateien","steuern","auswahl","qualitat","anfragen","herunterladen","spass","liebe","wirklich","endlich","wieder","zuruck","morgen","abend"],"fr":["gratuit","gratuite","gratuits","gratuitement","livraison","offert","offerte","offerts","remise","economisez","reduction","reductions","soldes","decouvrez","decouvrir","achetez","acheter","commandez","commander","reservez","reserver","profitez","essayez","essayer","inscrivez","choisissez","trouvez","apprenez","comparez","facile","facilement","rapide","rapidement","moins","cher","meilleur","meilleure","meilleurs","nouveau","nouvelle","nouveaux","nouvelles","semaine","semaines","mois","jours","heures","aujourd","maintenant","demain","toujours","enfin","chaussures","vetements","robe","chemise","veste","cuisine","jardin","enfants","vacances","voyage","voyages","sejour","vols","chambre","chambres","sante","peau","cheveux","sommeil","travail","argent","compte","banque","pret","assurance","electricite","rendez","cours","debutants","logement","appartement","maisons","meubles","entreprise","entreprises","factures","fichiers","impots","qualite","prix","frais","toute","partout","appareils"],"es":["gratis","envio","envios","descuento","descuentos","ahorra","ahorrar","oferta","ofertas","rebajas","descubre","descubrir","compra","comprar","pide","reservar","aprovecha","prueba","probar","apuntate","elige","encuentra","aprende","compara","facil","rapido","rapida","barato","mejor","mejores","nuevo","nueva","nuevos","nuevas","semana","semanas","mes","meses","dias","horas","minutos","hoy","ahora","manana","siempre","zapatos","zapatillas","ropa","vestido","camisa","chaqueta","cocina","jardin","ninos","mujer","mujeres","hombre","hombres","vacaciones","viaje","viajes","vuelos","habitacion","habitaciones","salud","piel","pelo","dormir","sueno","trabajo","dinero","cuenta","banco","prestamo","seguro","seguros","luz","cita","clases","curso","cursos","vivienda","pisos","muebles","empresa","empresas","facturas","archivos","impuestos","calidad","precio","precios"],"it":["gratis","gratuita","gratuito","spedizione","spedizioni","sconto","sconti","risparmia","risparmiare","offerta","offerte","saldi","scopri","scoprire","acquista","acquistare","ordina","prenota","prenotare","approfitta","prova","provare","iscriviti","scegli","trova","impara","confronta","facile","veloce","economico","migliore","migliori","nuovo","nuova","nuovi","nuove","settimana","settimane","mese","mesi","giorni","minuti","domani","sempre","scarpe","vestiti","abbigliamento","camicia","giacca","cucina","giardino","bambini","vacanze","vacanza","viaggio","viaggi","voli","camera","camere","salute","pelle","capelli","dormire","sonno","lavoro","soldi","conto","banca","prestito","assicurazione","luce","appuntamento","corso","corsi","lezioni","abitazione","mobili","azienda","aziende","fatture","tasse","qualita","prezzo","prezzi"],"nl":["gratis","verzending","bezorging","levering","korting","kortingen","bespaar","besparen","aanbieding","aanbiedingen","ontdek","ontdekken","koop","kopen","bestel","bestellen","boek","boeken","reserveer","profiteer","probeer","proberen","kies","vind","leer","vergelijk","makkelijk","eenvoudig","snel","snelle","goedkoop","goedkope","beste","nieuw","nieuwe","week","weken","maand","maanden","jaar","dagen","uur","minuten","vandaag","morgen","altijd","schoenen","hardloopschoenen","kleding","jurk","broek","jas","keuken","tuin","kinderen","vrouwen","mannen","vakantie","reizen","vluchten","kamer","kamers","gezond","gezonde","huid","haar","slapen","slaap","werk","werken","geld","rekening","bank","lening","verzekering","stroom","afspraak","lessen","cursus","woning","woningen","meubels","bedrijf","bedrijven","facturen","bestanden","belasting","kwaliteit","prijs","prijzen","collectie","gemaakt"],"pt":["gratis","entrega","envio","desconto","descontos","poupe","poupar","aproveite","oferta","ofertas","promocao","descubra","descobrir","compre","comprar","encomende","reservar","experimente","escolha","encontre","aprenda","compare","facil","rapido","rapida","barato","melhor","melhores","novo","nova","novos","novas","semana","semanas","mes","meses","dias","horas","minutos","amanha","sempre","sapatos","tenis","roupa","vestido","camisa","casaco","cozinha","jardim","criancas","mulher","mulheres","homem","homens","ferias","viagem","viagens","voos","quarto","quartos","saude","pele","cabelo","dormir","sono","trabalho","dinheiro","conta","banco","emprestimo","seguro","seguros","luz","consulta","aulas","curso","cursos","casas","moveis","empresa","empresas","faturas","ficheiros","impostos","qualidade","preco","precos","colecao"],"sv":["gratis","frakt","leverans","rabatt","spara","erbjudande","upptack","kop","bestall","boka","prova","valj","hitta","jamfor","enkelt","snabbt","snabb","billigt","basta","nya","nytt","vecka","veckor","manad","manader","dagar","timmar","minuter","alltid","skor","klader","jacka","kok","tradgard","barn","kvinnor","semester","resa","resor","halsa","sova","jobb","pengar","konto","forsakring","foretag","kvalitet","pris","priser"],"da":["gratis","fragt","levering","rabat","spar","tilbud","opdag","kob","bestil","book","prov","vaelg","find","sammenlign","nemt","hurtigt","hurtig","billigt","bedste","nye","nyt","uge","uger","maned","maneder","dage","timer","minutter","altid","sko","toj","jakke","kokken","have","born","kvinder","ferie","rejse","rejser","sundhed","sove","arbejde","penge","konto","forsikring","virksomhed","kvalitet","pris","priser"],"no":["gratis","frakt","levering","rabatt","spar","tilbud","oppdag","kjop","bestill","prov","velg","finn","sammenlign","enkelt","raskt","rask","billig","beste","nye","nytt","uke","uker","maned","maneder","dager","timer","minutter","alltid","sko","klaer","jakke","kjokken","hage","barn","kvinner","ferie","reise","reiser","helse","sove","jobb","penger","konto","forsikring","bedrift","kvalitet","pris","priser"],"pl":["bezplatnie","darmowy","zamow","sprawdz","zobacz","kup","teraz","zadzwon","umow","cena","ceny","rabat","taniej","promocja","oferta","sklep","dostawa","wysylka","zapisz"],"cs":["zdarma","objednejte","objednat","koupit","nakupte","zjistete","vice","sleva","slevy","cena","ceny","nabidka","doprava","zavolejte","rezervujte","vyzkousejte","obchod"],"fi":["ilmainen","tilaa","osta","nyt","varaa","tarjous","hinta","alennus","toimitus","kokeile","lue","lisaa","tutustu","kauppa"],"tr":["ucretsiz","hemen","satin","al","siparis","indirim","fiyat","kampanya","teklif","kargo","simdi","kesfet","incele","randevu","basla"]},"CT":{"pl":["i","w","we","z","ze","na","do","od","dla","po","za","przez","przy","pod","nad","o","u","oraz","a","ale","lub","albo","czy","nie","tak","tylko","jest","są","być","był","była","było","będzie","to","ten","ta","te","tego","tej","tych","temu","tym","tę","jak","jako","że","żeby","aby","co","kto","gdzie","kiedy","ile","który","która","które","którzy","których","którym","się","sobie","swój","swoje","swoją","mój","moja","nasz","nasza","nasze","naszych","naszym","wasz","twój","twoja","twoje","państwo","państwa","pan","pani","ich","jego","jej","już","jeszcze","też","także","bez","każdy","każda","każde","wszystko","wszystkie","wszystkich","bardzo","więcej","mniej","dziś","dzisiaj","teraz","jeden","jedna","dwa","dwie","trzy","cztery","pięć","sześć","lat","rok","roku","dni","dzień","godzin","od","nas","nam","was","wam","ci","ciebie","mnie","można","może","masz","mamy"],"cs":["a","i","v","ve","z","ze","s","se","na","do","od","pro","po","za","při","přes","pod","nad","o","u","k","ke","ale","nebo","či","ne","ano","jen","je","jsou","být","byl","byla","bylo","bude","to","ten","ta","te","toho","té","těch","tomu","tím","jak","jako","že","aby","co","kdo","kde","kdy","kolik","který","která","které","kteří","kterých","kterým","si","svůj","svoje","svou","můj","moje","náš","naše","našich","našem","váš","vaše","vás","vám","nás","nám","jejich","jeho","její","už","ještě","také","bez","každý","každá","každé","všechno","všechny","všech","velmi","více","méně","dnes","teď","jeden","jedna","dva","dvě","tři","čtyři","pět","šest","let","rok","roku","dní","den","hodin","můžete","máte","máme","není"]}}');
;// CONCATENATED MODULE: ./build/engine/ocr/guess-language.js













const WORDS = {
    eng: [...en_stopwords, ...language_words_namespaceObject._O.en],
    deu: [...de_stopwords, ...language_words_namespaceObject._O.de],
    fra: [...fr_stopwords, ...language_words_namespaceObject._O.fr],
    spa: [...es_stopwords, ...language_words_namespaceObject._O.es],
    ita: [...it_stopwords, ...language_words_namespaceObject._O.it],
    nld: [...nl_stopwords, ...language_words_namespaceObject._O.nl],
    por: [...pt_stopwords, ...language_words_namespaceObject._O.pt],
    pol: [...language_words_namespaceObject.CT.pl, ...language_words_namespaceObject._O.pl],
    ces: [...language_words_namespaceObject.CT.cs, ...language_words_namespaceObject._O.cs],
    swe: [...se_stopwords, ...language_words_namespaceObject._O.sv],
    dan: [...stopwords, ...language_words_namespaceObject._O.da],
    nor: [...no_stopwords, ...language_words_namespaceObject._O.no],
    fin: [...fi_stopwords, ...language_words_namespaceObject._O.fi],
    tur: [...tr_stopwords, ...language_words_namespaceObject._O.tr],
};
const foldWord = (word) => word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("ß", "ss");
const FOLDED_WORDS = new Map(Object.entries(WORDS).map(([language, words]) => [language, new Set(words.map(foldWord))]));
const SIGNS = [
    [/ü/iu, ["deu", "tur"]],
    [/[äö]/iu, ["deu", "swe", "fin"]],
    [/ß/u, ["deu"]],
    [/å/iu, ["swe", "dan", "nor"]],
    [/[æø]/iu, ["dan", "nor"]],
    [/[ñ¿¡]/u, ["spa"]],
    [/[áíó]/iu, ["spa", "por", "ces"]],
    [/[ãõ]/iu, ["por"]],
    [/[àù]/iu, ["fra", "ita"]],
    [/[êœîû]/iu, ["fra"]],
    [/ì/iu, ["ita"]],
    [/[ěřů]/iu, ["ces"]],
    [/[łśżęąń]|\d ?z[łtl]\b/iu, ["pol"]],
    [/\bkr\b/iu, ["swe", "dan", "nor"]],
];
const SIGN_VOTES = 0.9;
const MIN_VOTES = 0.6;
function guessLanguage(text) {
    const votes = new Map();
    for (const word of new Set(text.split(/[^\p{L}\p{M}]+/u).map(foldWord))) {
        const languages = [...FOLDED_WORDS].filter(([, words]) => words.has(word)).map(([language]) => language);
        for (const language of languages)
            votes.set(language, (votes.get(language) ?? 0) + 1 / languages.length);
    }
    for (const [sign, languages] of SIGNS)
        if (sign.test(text))
            for (const language of languages)
                votes.set(language, (votes.get(language) ?? 0) + SIGN_VOTES / languages.length);
    const [best] = [...votes].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
    return best !== undefined && best[1] > MIN_VOTES ? best[0] : "eng";
}

;// CONCATENATED MODULE: ./node_modules/onnxruntime-web/dist/ort.wasm.bundle.min.mjs
/*!
 * ONNX Runtime Web v1.30.0
 * Copyright (c) Microsoft Corporation. All rights reserved.
 * Licensed under the MIT License.
 */
var qt=Object.defineProperty;var Qa=Object.getOwnPropertyDescriptor;var Ka=Object.getOwnPropertyNames;var es=Object.prototype.hasOwnProperty;var Jt=(n=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(n,{get:(t,a)=>(typeof require<"u"?require:t)[a]}):n)(function(n){if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+n+'" is not supported')});var N=(n,t,a)=>()=>{if(a)throw a[0];try{return n&&(t=n(n=0)),t}catch(u){throw a=[u],u}};var ut=(n,t)=>{for(var a in t)qt(n,a,{get:t[a],enumerable:!0})},ts=(n,t,a,u)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Ka(t))!es.call(n,o)&&o!==a&&qt(n,o,{get:()=>t[o],enumerable:!(u=Qa(t,o))||u.enumerable});return n};var Xt=n=>ts(qt({},"__esModule",{value:!0}),n);var ft,Be,Je,ns,pr,Zt=N(()=>{"use strict";ft=new Map,Be=[],Je=(n,t,a)=>{if(t&&typeof t.init=="function"&&typeof t.createInferenceSessionHandler=="function"){let u=ft.get(n);if(u===void 0)ft.set(n,{backend:t,priority:a});else{if(u.priority>a)return;if(u.priority===a&&u.backend!==t)throw new Error(`cannot register backend "${n}" using priority ${a}`)}if(a>=0){let o=Be.indexOf(n);o!==-1&&Be.splice(o,1);for(let d=0;d<Be.length;d++)if(ft.get(Be[d]).priority<=a){Be.splice(d,0,n);return}Be.push(n)}return}throw new TypeError("not a valid backend")},ns=async n=>{let t=ft.get(n);if(!t)return"backend not found.";if(t.initialized)return t.backend;if(t.aborted)return t.error;{let a=!!t.initPromise;try{return a||(t.initPromise=t.backend.init(n)),await t.initPromise,t.initialized=!0,t.backend}catch(u){return a||(t.error=`${u}`,t.aborted=!0),t.error}finally{delete t.initPromise}}},pr=async n=>{let t=n.executionProviders||[],a=t.map(m=>typeof m=="string"?m:m.name),u=a.length===0?Be:a,o,d=[],c=new Set;for(let m of u){let h=await ns(m);typeof h=="string"?d.push({name:m,err:h}):(o||(o=h),o===h&&c.add(m))}if(!o)throw new Error(`no available backend found. ERR: ${d.map(m=>`[${m.name}] ${m.err}`).join(", ")}`);for(let{name:m,err:h}of d)a.includes(m)&&console.warn(`removing requested execution provider "${m}" from session options because it is not available: ${h}`);let l=t.filter(m=>c.has(typeof m=="string"?m:m.name));return[o,new Proxy(n,{get:(m,h)=>h==="executionProviders"?l:Reflect.get(m,h)})]}});var mr=N(()=>{"use strict";Zt()});var hr,wr=N(()=>{"use strict";hr="1.30.0"});var br,q,Qt=N(()=>{"use strict";wr();br="warning",q={wasm:{},webgl:{},webgpu:{},versions:{common:hr},set logLevel(n){if(n!==void 0){if(typeof n!="string"||["verbose","info","warning","error","fatal"].indexOf(n)===-1)throw new Error(`Unsupported logging level: ${n}`);br=n}},get logLevel(){return br}};Object.defineProperty(q,"logLevel",{enumerable:!0})});var Y,yr=N(()=>{"use strict";Qt();Y=q});var gr,Er,Tr=N(()=>{"use strict";gr=(n,t)=>{let a=typeof document<"u"?document.createElement("canvas"):new OffscreenCanvas(1,1);a.width=n.dims[3],a.height=n.dims[2];let u=a.getContext("2d");if(u!=null){let o,d;t?.tensorLayout!==void 0&&t.tensorLayout==="NHWC"?(o=n.dims[2],d=n.dims[3]):(o=n.dims[3],d=n.dims[2]);let c=t?.format!==void 0?t.format:"RGB",l=t?.norm,m,h;l===void 0||l.mean===void 0?m=[255,255,255,255]:typeof l.mean=="number"?m=[l.mean,l.mean,l.mean,l.mean]:(m=[l.mean[0],l.mean[1],l.mean[2],0],l.mean[3]!==void 0&&(m[3]=l.mean[3])),l===void 0||l.bias===void 0?h=[0,0,0,0]:typeof l.bias=="number"?h=[l.bias,l.bias,l.bias,l.bias]:(h=[l.bias[0],l.bias[1],l.bias[2],0],l.bias[3]!==void 0&&(h[3]=l.bias[3]));let g=d*o,b=0,y=g,T=g*2,I=-1;c==="RGBA"?(b=0,y=g,T=g*2,I=g*3):c==="RGB"?(b=0,y=g,T=g*2):c==="RBG"&&(b=0,T=g,y=g*2);for(let D=0;D<d;D++)for(let $=0;$<o;$++){let v=(n.data[b++]-h[0])*m[0],A=(n.data[y++]-h[1])*m[1],F=(n.data[T++]-h[2])*m[2],P=I===-1?255:(n.data[I++]-h[3])*m[3];u.fillStyle="rgba("+v+","+A+","+F+","+P+")",u.fillRect($,D,1,1)}if("toDataURL"in a)return a.toDataURL();throw new Error("toDataURL is not supported")}else throw new Error("Can not access image data")},Er=(n,t)=>{let a=typeof document<"u"?document.createElement("canvas").getContext("2d"):new OffscreenCanvas(1,1).getContext("2d"),u;if(a!=null){let o,d,c;t?.tensorLayout!==void 0&&t.tensorLayout==="NHWC"?(o=n.dims[2],d=n.dims[1],c=n.dims[3]):(o=n.dims[3],d=n.dims[2],c=n.dims[1]);let l=t!==void 0&&t.format!==void 0?t.format:"RGB",m=t?.norm,h,g;m===void 0||m.mean===void 0?h=[255,255,255,255]:typeof m.mean=="number"?h=[m.mean,m.mean,m.mean,m.mean]:(h=[m.mean[0],m.mean[1],m.mean[2],255],m.mean[3]!==void 0&&(h[3]=m.mean[3])),m===void 0||m.bias===void 0?g=[0,0,0,0]:typeof m.bias=="number"?g=[m.bias,m.bias,m.bias,m.bias]:(g=[m.bias[0],m.bias[1],m.bias[2],0],m.bias[3]!==void 0&&(g[3]=m.bias[3]));let b=d*o;if(t!==void 0&&(t.format!==void 0&&c===4&&t.format!=="RGBA"||c===3&&t.format!=="RGB"&&t.format!=="BGR"))throw new Error("Tensor format doesn't match input tensor dims");let y=4,T=0,I=1,D=2,$=3,v=0,A=b,F=b*2,P=-1;l==="RGBA"?(v=0,A=b,F=b*2,P=b*3):l==="RGB"?(v=0,A=b,F=b*2):l==="RBG"&&(v=0,F=b,A=b*2),u=a.createImageData(o,d);for(let k=0;k<d*o;T+=y,I+=y,D+=y,$+=y,k++)u.data[T]=(n.data[v++]-g[0])*h[0],u.data[I]=(n.data[A++]-g[1])*h[1],u.data[D]=(n.data[F++]-g[2])*h[2],u.data[$]=P===-1?255:(n.data[P++]-g[3])*h[3]}else throw new Error("Can not access image data");return u}});var Kt,Sr,vr,Ar,Or,Ir,Br=N(()=>{"use strict";ct();Kt=(n,t)=>{if(n===void 0)throw new Error("Image buffer must be defined");if(t.height===void 0||t.width===void 0)throw new Error("Image height and width must be defined");if(t.tensorLayout==="NHWC")throw new Error("NHWC Tensor layout is not supported yet");let{height:a,width:u}=t,o=t.norm??{mean:255,bias:0},d,c;typeof o.mean=="number"?d=[o.mean,o.mean,o.mean,o.mean]:d=[o.mean[0],o.mean[1],o.mean[2],o.mean[3]??255],typeof o.bias=="number"?c=[o.bias,o.bias,o.bias,o.bias]:c=[o.bias[0],o.bias[1],o.bias[2],o.bias[3]??0];let l=t.format!==void 0?t.format:"RGBA",m=t.tensorFormat!==void 0&&t.tensorFormat!==void 0?t.tensorFormat:"RGB",h=a*u,g=m==="RGBA"?new Float32Array(h*4):new Float32Array(h*3),b=4,y=0,T=1,I=2,D=3,$=0,v=h,A=h*2,F=-1;l==="RGB"&&(b=3,y=0,T=1,I=2,D=-1),m==="RGBA"?F=h*3:m==="RBG"?($=0,A=h,v=h*2):m==="BGR"&&(A=0,v=h,$=h*2);for(let k=0;k<h;k++,y+=b,I+=b,T+=b,D+=b)g[$++]=(n[y]+c[0])/d[0],g[v++]=(n[T]+c[1])/d[1],g[A++]=(n[I]+c[2])/d[2],F!==-1&&D!==-1&&(g[F++]=(n[D]+c[3])/d[3]);return m==="RGBA"?new Z("float32",g,[1,4,a,u]):new Z("float32",g,[1,3,a,u])},Sr=async(n,t)=>{let a=typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement,u=typeof ImageData<"u"&&n instanceof ImageData,o=typeof ImageBitmap<"u"&&n instanceof ImageBitmap,d=typeof n=="string",c,l=t??{},m=()=>{if(typeof document<"u")return document.createElement("canvas");if(typeof OffscreenCanvas<"u")return new OffscreenCanvas(1,1);throw new Error("Canvas is not supported")},h=g=>typeof HTMLCanvasElement<"u"&&g instanceof HTMLCanvasElement||g instanceof OffscreenCanvas?g.getContext("2d"):null;if(a){let g=m();g.width=n.width,g.height=n.height;let b=h(g);if(b!=null){let y=n.height,T=n.width;if(t!==void 0&&t.resizedHeight!==void 0&&t.resizedWidth!==void 0&&(y=t.resizedHeight,T=t.resizedWidth),t!==void 0){if(l=t,t.tensorFormat!==void 0)throw new Error("Image input config format must be RGBA for HTMLImageElement");l.tensorFormat="RGBA",l.height=y,l.width=T}else l.tensorFormat="RGBA",l.height=y,l.width=T;b.drawImage(n,0,0),c=b.getImageData(0,0,T,y).data}else throw new Error("Can not access image data")}else if(u){let g,b;if(t!==void 0&&t.resizedWidth!==void 0&&t.resizedHeight!==void 0?(g=t.resizedHeight,b=t.resizedWidth):(g=n.height,b=n.width),t!==void 0&&(l=t),l.format="RGBA",l.height=g,l.width=b,t!==void 0){let y=m();y.width=b,y.height=g;let T=h(y);if(T!=null)T.putImageData(n,0,0),c=T.getImageData(0,0,b,g).data;else throw new Error("Can not access image data")}else c=n.data}else if(o){if(t===void 0)throw new Error("Please provide image config with format for Imagebitmap");let g=m();g.width=n.width,g.height=n.height;let b=h(g);if(b!=null){let y=n.height,T=n.width;return b.drawImage(n,0,0,T,y),c=b.getImageData(0,0,T,y).data,l.height=y,l.width=T,Kt(c,l)}else throw new Error("Can not access image data")}else{if(d)return new Promise((g,b)=>{let y=m(),T=h(y);if(!n||!T)return b();let I=new Image;I.crossOrigin="Anonymous",I.src=n,I.onload=()=>{y.width=I.width,y.height=I.height,T.drawImage(I,0,0,y.width,y.height);let D=T.getImageData(0,0,y.width,y.height);l.height=y.height,l.width=y.width,g(Kt(D.data,l))}});throw new Error("Input data provided is not supported - aborted tensor creation")}if(c!==void 0)return Kt(c,l);throw new Error("Input data provided is not supported - aborted tensor creation")},vr=(n,t)=>{let{width:a,height:u,download:o,dispose:d}=t,c=[1,u,a,4];return new Z({location:"texture",type:"float32",texture:n,dims:c,download:o,dispose:d})},Ar=(n,t)=>{let{dataType:a,dims:u,download:o,dispose:d}=t;return new Z({location:"gpu-buffer",type:a??"float32",gpuBuffer:n,dims:u,download:o,dispose:d})},Or=(n,t)=>{let{dataType:a,dims:u,download:o,dispose:d}=t;return new Z({location:"ml-tensor",type:a??"float32",mlTensor:n,dims:u,download:o,dispose:d})},Ir=(n,t,a)=>new Z({location:"cpu-pinned",type:n,data:t,dims:a??[t.length]})});var Le,Xe,Lr,_r,Dr=N(()=>{"use strict";Le=new Map([["float32",Float32Array],["uint8",Uint8Array],["int8",Int8Array],["uint16",Uint16Array],["int16",Int16Array],["int32",Int32Array],["bool",Uint8Array],["float64",Float64Array],["uint32",Uint32Array],["int4",Uint8Array],["uint4",Uint8Array]]),Xe=new Map([[Float32Array,"float32"],[Uint8Array,"uint8"],[Int8Array,"int8"],[Uint16Array,"uint16"],[Int16Array,"int16"],[Int32Array,"int32"],[Float64Array,"float64"],[Uint32Array,"uint32"]]),Lr=!1,_r=()=>{if(!Lr){Lr=!0;let n=typeof BigInt64Array<"u"&&BigInt64Array.from,t=typeof BigUint64Array<"u"&&BigUint64Array.from,a=globalThis.Float16Array,u=typeof a<"u"&&a.from;n&&(Le.set("int64",BigInt64Array),Xe.set(BigInt64Array,"int64")),t&&(Le.set("uint64",BigUint64Array),Xe.set(BigUint64Array,"uint64")),u?(Le.set("float16",a),Xe.set(a,"float16")):Le.set("float16",Uint16Array)}}});var Pr,Ur,xr=N(()=>{"use strict";ct();Pr=n=>{let t=1;for(let a=0;a<n.length;a++){let u=n[a];if(typeof u!="number"||!Number.isSafeInteger(u))throw new TypeError(`dims[${a}] must be an integer, got: ${u}`);if(u<0)throw new RangeError(`dims[${a}] must be a non-negative integer, got: ${u}`);t*=u}return t},Ur=(n,t)=>{switch(n.location){case"cpu":return new Z(n.type,n.data,t);case"cpu-pinned":return new Z({location:"cpu-pinned",data:n.data,type:n.type,dims:t});case"texture":return new Z({location:"texture",texture:n.texture,type:n.type,dims:t});case"gpu-buffer":return new Z({location:"gpu-buffer",gpuBuffer:n.gpuBuffer,type:n.type,dims:t});case"ml-tensor":return new Z({location:"ml-tensor",mlTensor:n.mlTensor,type:n.type,dims:t});default:throw new Error(`tensorReshape: tensor location ${n.location} is not supported`)}}});var Z,ct=N(()=>{"use strict";Tr();Br();Dr();xr();Z=class{constructor(t,a,u){_r();let o,d;if(typeof t=="object"&&"location"in t)switch(this.dataLocation=t.location,o=t.type,d=t.dims,t.location){case"cpu-pinned":{let l=Le.get(o);if(!l)throw new TypeError(`unsupported type "${o}" to create tensor from pinned buffer`);if(!(t.data instanceof l))throw new TypeError(`buffer should be of type ${l.name}`);this.cpuData=t.data;break}case"texture":{if(o!=="float32")throw new TypeError(`unsupported type "${o}" to create tensor from texture`);this.gpuTextureData=t.texture,this.downloader=t.download,this.disposer=t.dispose;break}case"gpu-buffer":{if(o!=="float32"&&o!=="float16"&&o!=="int32"&&o!=="int64"&&o!=="uint32"&&o!=="uint8"&&o!=="bool"&&o!=="uint4"&&o!=="int4")throw new TypeError(`unsupported type "${o}" to create tensor from gpu buffer`);this.gpuBufferData=t.gpuBuffer,this.downloader=t.download,this.disposer=t.dispose;break}case"ml-tensor":{if(o!=="float32"&&o!=="float16"&&o!=="int32"&&o!=="int64"&&o!=="uint32"&&o!=="uint64"&&o!=="int8"&&o!=="uint8"&&o!=="bool"&&o!=="uint4"&&o!=="int4")throw new TypeError(`unsupported type "${o}" to create tensor from MLTensor`);this.mlTensorData=t.mlTensor,this.downloader=t.download,this.disposer=t.dispose;break}default:throw new Error(`Tensor constructor: unsupported location '${this.dataLocation}'`)}else{let l,m;if(typeof t=="string")if(o=t,m=u,t==="string"){if(!Array.isArray(a))throw new TypeError("A string tensor's data must be a string array.");l=a}else{let h=Le.get(t);if(h===void 0)throw new TypeError(`Unsupported tensor type: ${t}.`);if(Array.isArray(a)){if(t==="float16"&&h===Uint16Array||t==="uint4"||t==="int4")throw new TypeError(`Creating a ${t} tensor from number array is not supported. Please use ${h.name} as data.`);t==="uint64"||t==="int64"?l=h.from(a,BigInt):l=h.from(a)}else if(a instanceof h)l=a;else if(a instanceof Uint8ClampedArray)if(t==="uint8")l=Uint8Array.from(a);else throw new TypeError("A Uint8ClampedArray tensor's data must be type of uint8");else if(t==="float16"&&a instanceof Uint16Array&&h!==Uint16Array)l=new globalThis.Float16Array(a.buffer,a.byteOffset,a.length);else throw new TypeError(`A ${o} tensor's data must be type of ${h}`)}else if(m=a,Array.isArray(t)){if(t.length===0)throw new TypeError("Tensor type cannot be inferred from an empty array.");let h=typeof t[0];if(h==="string")o="string",l=t;else if(h==="boolean")o="bool",l=Uint8Array.from(t);else throw new TypeError(`Invalid element type of data array: ${h}.`)}else if(t instanceof Uint8ClampedArray)o="uint8",l=Uint8Array.from(t);else{let h=Xe.get(t.constructor);if(h===void 0)throw new TypeError(`Unsupported type for tensor data: ${t.constructor}.`);o=h,l=t}if(m===void 0)m=[l.length];else if(!Array.isArray(m))throw new TypeError("A tensor's dims must be a number array");d=m,this.cpuData=l,this.dataLocation="cpu"}let c=Pr(d);if(this.cpuData&&c!==this.cpuData.length&&!((o==="uint4"||o==="int4")&&Math.ceil(c/2)===this.cpuData.length))throw new Error(`Tensor's size(${c}) does not match data length(${this.cpuData.length}).`);this.type=o,this.dims=d,this.size=c}static async fromImage(t,a){return Sr(t,a)}static fromTexture(t,a){return vr(t,a)}static fromGpuBuffer(t,a){return Ar(t,a)}static fromMLTensor(t,a){return Or(t,a)}static fromPinnedBuffer(t,a,u){return Ir(t,a,u)}toDataURL(t){return gr(this,t)}toImageData(t){return Er(this,t)}get data(){if(this.ensureValid(),!this.cpuData)throw new Error("The data is not on CPU. Use `getData()` to download GPU data to CPU, or use `texture` or `gpuBuffer` property to access the GPU data directly.");return this.cpuData}get location(){return this.dataLocation}get texture(){if(this.ensureValid(),!this.gpuTextureData)throw new Error("The data is not stored as a WebGL texture.");return this.gpuTextureData}get gpuBuffer(){if(this.ensureValid(),!this.gpuBufferData)throw new Error("The data is not stored as a WebGPU buffer.");return this.gpuBufferData}get mlTensor(){if(this.ensureValid(),!this.mlTensorData)throw new Error("The data is not stored as a WebNN MLTensor.");return this.mlTensorData}async getData(t){switch(this.ensureValid(),this.dataLocation){case"cpu":case"cpu-pinned":return this.data;case"texture":case"gpu-buffer":case"ml-tensor":{if(!this.downloader)throw new Error("The current tensor is not created with a specified data downloader.");if(this.isDownloading)throw new Error("The current tensor is being downloaded.");try{this.isDownloading=!0;let a=await this.downloader();return this.downloader=void 0,this.dataLocation="cpu",this.cpuData=a,t&&this.disposer&&(this.disposer(),this.disposer=void 0),a}finally{this.isDownloading=!1}}default:throw new Error(`cannot get data from location: ${this.dataLocation}`)}}dispose(){if(this.isDownloading)throw new Error("The current tensor is being downloaded.");this.disposer&&(this.disposer(),this.disposer=void 0),this.cpuData=void 0,this.gpuTextureData=void 0,this.gpuBufferData=void 0,this.mlTensorData=void 0,this.downloader=void 0,this.isDownloading=void 0,this.dataLocation="none"}ensureValid(){if(this.dataLocation==="none")throw new Error("The tensor is disposed.")}reshape(t){if(this.ensureValid(),this.downloader||this.disposer)throw new Error("Cannot reshape a tensor that owns GPU resource.");return Ur(this,t)}}});var de,en=N(()=>{"use strict";ct();de=Z});var Cr,Mr,_e,De,Pe,Ue,tn=N(()=>{"use strict";Qt();Cr=(n,t)=>{(typeof q.trace>"u"?!q.wasm.trace:!q.trace)||console.timeStamp(`${n}::ORT::${t}`)},Mr=(n,t)=>{let a=new Error().stack?.split(/\r\n|\r|\n/g)||[],u=!1;for(let o=0;o<a.length;o++){if(u&&!a[o].includes("TRACE_FUNC")){let d=`FUNC_${n}::${a[o].trim().split(" ")[1]}`;t&&(d+=`::${t}`),Cr("CPU",d);return}a[o].includes("TRACE_FUNC")&&(u=!0)}},_e=n=>{(typeof q.trace>"u"?!q.wasm.trace:!q.trace)||Mr("BEGIN",n)},De=n=>{(typeof q.trace>"u"?!q.wasm.trace:!q.trace)||Mr("END",n)},Pe=n=>{(typeof q.trace>"u"?!q.wasm.trace:!q.trace)||console.time(`ORT::${n}`)},Ue=n=>{(typeof q.trace>"u"?!q.wasm.trace:!q.trace)||console.timeEnd(`ORT::${n}`)}});var lt,Rr=N(()=>{"use strict";Zt();en();tn();lt=class n{constructor(t){this.handler=t}async run(t,a,u){_e(),Pe("InferenceSession.run");let o={},d={};if(typeof t!="object"||t===null||t instanceof de||Array.isArray(t))throw new TypeError("'feeds' must be an object that use input names as keys and OnnxValue as corresponding values.");let c=!0;if(typeof a=="object"){if(a===null)throw new TypeError("Unexpected argument[1]: cannot be null.");if(a instanceof de)throw new TypeError("'fetches' cannot be a Tensor");if(Array.isArray(a)){if(a.length===0)throw new TypeError("'fetches' cannot be an empty array.");c=!1;for(let h of a){if(typeof h!="string")throw new TypeError("'fetches' must be a string array or an object.");if(this.outputNames.indexOf(h)===-1)throw new RangeError(`'fetches' contains invalid output name: ${h}.`);o[h]=null}if(typeof u=="object"&&u!==null)d=u;else if(typeof u<"u")throw new TypeError("'options' must be an object.")}else{let h=!1,g=Object.getOwnPropertyNames(a);for(let b of this.outputNames)if(g.indexOf(b)!==-1){let y=a[b];(y===null||y instanceof de)&&(h=!0,c=!1,o[b]=y)}if(h){if(typeof u=="object"&&u!==null)d=u;else if(typeof u<"u")throw new TypeError("'options' must be an object.")}else d=a}}else if(typeof a<"u")throw new TypeError("Unexpected argument[1]: must be 'fetches' or 'options'.");for(let h of this.inputNames)if(typeof t[h]>"u")throw new Error(`input '${h}' is missing in 'feeds'.`);if(c)for(let h of this.outputNames)o[h]=null;let l=await this.handler.run(t,o,d),m={};for(let h in l)if(Object.hasOwnProperty.call(l,h)){let g=l[h];g instanceof de?m[h]=g:m[h]=new de(g.type,g.data,g.dims)}return Ue("InferenceSession.run"),De(),m}async release(){return this.handler.dispose()}static async create(t,a,u,o){_e(),Pe("InferenceSession.create");let d,c={};if(typeof t=="string"){if(d=t,typeof a=="object"&&a!==null)c=a;else if(typeof a<"u")throw new TypeError("'options' must be an object.")}else if(t instanceof Uint8Array){if(d=t,typeof a=="object"&&a!==null)c=a;else if(typeof a<"u")throw new TypeError("'options' must be an object.")}else if(t instanceof ArrayBuffer||typeof SharedArrayBuffer<"u"&&t instanceof SharedArrayBuffer){let g=t,b=0,y=t.byteLength;if(typeof a=="object"&&a!==null)c=a;else if(typeof a=="number"){if(b=a,!Number.isSafeInteger(b))throw new RangeError("'byteOffset' must be an integer.");if(b<0||b>=g.byteLength)throw new RangeError(`'byteOffset' is out of range [0, ${g.byteLength}).`);if(y=t.byteLength-b,typeof u=="number"){if(y=u,!Number.isSafeInteger(y))throw new RangeError("'byteLength' must be an integer.");if(y<=0||b+y>g.byteLength)throw new RangeError(`'byteLength' is out of range (0, ${g.byteLength-b}].`);if(typeof o=="object"&&o!==null)c=o;else if(typeof o<"u")throw new TypeError("'options' must be an object.")}else if(typeof u<"u")throw new TypeError("'byteLength' must be a number.")}else if(typeof a<"u")throw new TypeError("'options' must be an object.");d=new Uint8Array(g,b,y)}else throw new TypeError("Unexpected argument[0]: must be 'path' or 'buffer'.");let[l,m]=await pr(c),h=await l.createInferenceSessionHandler(d,m);return Ue("InferenceSession.create"),De(),new n(h)}startProfiling(){this.handler.startProfiling()}endProfiling(){this.handler.endProfiling()}get inputNames(){return this.handler.inputNames}get outputNames(){return this.handler.outputNames}get inputMetadata(){return this.handler.inputMetadata}get outputMetadata(){return this.handler.outputMetadata}}});var rs,Fr=N(()=>{"use strict";Rr();rs=lt});var Nr=N(()=>{"use strict"});var kr=N(()=>{"use strict"});var Wr=N(()=>{"use strict"});var Gr=N(()=>{"use strict"});var nn={};ut(nn,{InferenceSession:()=>rs,TRACE:()=>Cr,TRACE_EVENT_BEGIN:()=>Pe,TRACE_EVENT_END:()=>Ue,TRACE_FUNC_BEGIN:()=>_e,TRACE_FUNC_END:()=>De,Tensor:()=>de,env:()=>Y,registerBackend:()=>Je});var Te=N(()=>{"use strict";mr();yr();Fr();en();Nr();kr();tn();Wr();Gr()});var dt=N(()=>{"use strict"});var jr={};ut(jr,{default:()=>os});var zr,Hr,os,Vr=N(()=>{"use strict";rn();xe();pt();zr="ort-wasm-proxy-worker",Hr=globalThis.self?.name===zr;Hr&&(self.onmessage=n=>{let{type:t,in:a}=n.data;try{switch(t){case"init-wasm":mt(a.wasm).then(()=>{ht(a).then(()=>{postMessage({type:t})},u=>{postMessage({type:t,err:u})})},u=>{postMessage({type:t,err:u})});break;case"init-ep":{let{epName:u,env:o}=a;wt(o,u).then(()=>{postMessage({type:t})},d=>{postMessage({type:t,err:d})});break}case"copy-from":{let{buffer:u}=a,o=Ze(u);postMessage({type:t,out:o});break}case"create":{let{model:u,options:o}=a;bt(u,o).then(d=>{postMessage({type:t,out:d})},d=>{postMessage({type:t,err:d})});break}case"release":yt(a),postMessage({type:t});break;case"run":{let{sessionId:u,inputIndices:o,inputs:d,outputIndices:c,options:l}=a;gt(u,o,d,c,new Array(c.length).fill(null),l).then(m=>{m.some(h=>h[3]!=="cpu")?postMessage({type:t,err:"Proxy does not support non-cpu tensor location."}):postMessage({type:t,out:m},Tt([...d,...m]))},m=>{postMessage({type:t,err:m})});break}case"end-profiling":Et(a),postMessage({type:t});break;default:}}catch(u){postMessage({type:t,err:u})}});os=Hr?null:n=>new Worker(n??oe,{type:"module",name:zr})});var qr={};ut(qr,{default:()=>as});async function Yr(n={}){var t=n,a=!!globalThis.window,u=!!globalThis.WorkerGlobalScope,o=u&&self.name?.startsWith("em-pthread");t.mountExternalData=(e,r)=>{e.startsWith("./")&&(e=e.substring(2)),(t.Tb||(t.Tb=new Map)).set(e,r)},t.unmountExternalData=()=>{delete t.Tb,delete t.mc,delete t.lc,delete t.nc},globalThis.SharedArrayBuffer??new WebAssembly.Memory({initial:0,maximum:0,shared:!0}).buffer.constructor;var d,c,l=(e,r)=>{throw r},m=import.meta.url,h="";if(a||u){try{h=new URL(".",m).href}catch{}u&&(c=e=>{var r=new XMLHttpRequest;return r.open("GET",e,!1),r.responseType="arraybuffer",r.send(null),new Uint8Array(r.response)}),d=async e=>{if(k(e))return new Promise((i,s)=>{var f=new XMLHttpRequest;f.open("GET",e,!0),f.responseType="arraybuffer",f.onload=()=>{f.status==200||f.status==0&&f.response?i(f.response):s(f.status)},f.onerror=s,f.send(null)});var r=await fetch(e,{credentials:"same-origin"});if(r.ok)return r.arrayBuffer();throw Error(r.status+" : "+r.url)}}var g,b,y,T,I,D,$=console.log.bind(console),v=console.error.bind(console),A=$,F=v,P=!1,k=e=>e.startsWith("file://");function w(){ge.buffer!=H.buffer&&ee()}if(o){let e=function(r){try{var i=r.data,s=i.Rb;if(s==="load"){let f=[];self.onmessage=p=>f.push(p),D=()=>{postMessage({Rb:"loaded"});for(let p of f)e(p);self.onmessage=e};for(let p of i.ac)t[p]&&!t[p].proxy||(t[p]=(...E)=>{postMessage({Rb:"callHandler",$b:p,args:E})},p=="print"&&(A=t[p]),p=="printErr"&&(F=t[p]));ge=i.fc,ee(),b=i.hc,Ut(),it()}else if(s==="run"){(function(f){var p=(w(),W)[f+52>>>2>>>0];f=(w(),W)[f+56>>>2>>>0],ir(p,p-f),_(p)})(i.Qb),zt(i.Qb,0,0,1,0,0),wn(),Ft(i.Qb),Q||=!0;try{Io(i.dc,i.Vb)}catch(f){if(f!="unwind")throw f}}else i.target!=="setimmediate"&&(s==="checkMailbox"?Q&&rt():s&&(F(`worker: received unknown command ${s}`),F(i)))}catch(f){throw nr(),f}};var As=e,Q=!1;self.onunhandledrejection=r=>{throw r.reason||r},self.onmessage=e}var H,ne,pe,B,W,re,me,O,K,je=!1;function ee(){var e=ge.buffer;t.HEAP8=H=new Int8Array(e),pe=new Int16Array(e),t.HEAPU8=ne=new Uint8Array(e),new Uint16Array(e),t.HEAP32=B=new Int32Array(e),t.HEAPU32=W=new Uint32Array(e),re=new Float32Array(e),me=new Float64Array(e),O=new BigInt64Array(e),new BigUint64Array(e)}function he(){je=!0,o?D():Ee.Va()}function j(e){throw F(e="Aborted("+e+")"),P=!0,e=new WebAssembly.RuntimeError(e+". Build with -sASSERTIONS for more info."),I?.(e),e}function J(){return{a:{T:ca,f:Bo,w:Lo,e:_o,k:Do,h:Po,L:Uo,b:xo,G:Co,ua:vn,j:Mo,M:In,La:Bn,qa:Ln,sa:_n,Ma:Dn,Ja:Pn,Ca:Un,Ia:xn,Z:Cn,ra:Mn,oa:Rn,Ka:Fn,pa:Nn,Ra:Ro,Fa:Fo,ma:ko,va:Wo,ja:Go,U:$o,Ea:Ft,Oa:zo,za:Ho,Aa:jo,Ba:Vo,xa:$n,ya:zn,ka:Hn,Ta:qo,Qa:Zo,W:Qo,V:Ko,Pa:Jo,F:ea,Na:ta,na,u:Yo,H:ra,S:at,la:aa,ba:oa,Ua:sa,Ga:Yn,Ha:qn,ta:ye,I:Jn,wa:Xn,Y:Zn,Da:Qn,X:Kn,$:Ya,N:$a,aa:Va,O:Ga,v:Da,d:ma,m:da,n:la,r:Aa,ca:Na,E:Fa,o:ba,P:ka,C:za,J:Ra,da:Ma,ea:Ca,z:Oa,fa:Ua,Q:xa,ga:Pa,y:La,D:Wa,c:pa,q:wa,i:ha,_:qa,l:ga,p:Ea,s:ya,t:Ta,x:Ia,R:_a,A:Ha,K:Ba,B:ja,ha:va,ia:Sa,g:ua,a:ge,Sa:V}}}async function Ut(){function e(s,f){return Ee=s.exports,Ee=(function(){var p=Ee,E=C=>()=>C()>>>0,S=C=>R=>C(R)>>>0;return(p=Object.assign({},p)).ub=E(p.ub),p.wb=S(p.wb),p.Kb=S(p.Kb),p.Lb=E(p.Lb),p.Pb=S(p.Pb),p})(),mn.push(Ee.xb),s=Ee,t._OrtInit=s.Wa,t._OrtGetLastError=s.Xa,t._OrtCreateSessionOptions=s.Ya,t._OrtAppendExecutionProvider=s.Za,t._OrtAddFreeDimensionOverride=s._a,t._OrtAddSessionConfigEntry=s.$a,t._OrtReleaseSessionOptions=s.ab,t._OrtCreateSession=s.bb,t._OrtReleaseSession=s.cb,t._OrtGetInputOutputCount=s.db,t._OrtGetInputOutputMetadata=s.eb,t._OrtFree=s.fb,t._OrtCreateTensor=s.gb,t._OrtGetTensorData=s.hb,t._OrtReleaseTensor=s.ib,t._OrtCreateRunOptions=s.jb,t._OrtAddRunConfigEntry=s.kb,t._OrtReleaseRunOptions=s.lb,t._OrtCreateBinding=s.mb,t._OrtBindInput=s.nb,t._OrtBindOutput=s.ob,t._OrtClearBoundOutputs=s.pb,t._OrtReleaseBinding=s.qb,t._OrtRunWithBinding=s.rb,t._OrtRun=s.sb,t._OrtEndProfiling=s.tb,st=s.ub,er=t._free=s.vb,tr=t._malloc=s.wb,zt=s.zb,nr=s.Ab,rr=s.Bb,or=s.Cb,Ht=s.Db,ar=s.Eb,sr=s.Fb,x=s.Gb,qe=s.Hb,ir=s.Ib,_=s.Jb,jt=s.Kb,U=s.Lb,ur=s.Mb,Vt=s.Nb,fr=s.Ob,cr=s.Pb,lr=s.yb,b=f,Ee}var r,i=J();return t.instantiateWasm?new Promise(s=>{t.instantiateWasm(i,(f,p)=>{s(e(f,p))})}):o?e(new WebAssembly.Instance(b,J()),b):(K??=t.locateFile?t.locateFile?t.locateFile("ort-wasm-simd-threaded.wasm",h):h+"ort-wasm-simd-threaded.wasm":new URL(/* asset import */ __nccwpck_require__(346), __nccwpck_require__.b).href,r=await(async function(s){var f=K;if(!g&&!k(f))try{var p=fetch(f,{credentials:"same-origin"});return await WebAssembly.instantiateStreaming(p,s)}catch(E){F(`wasm streaming compile failed: ${E}`),F("falling back to ArrayBuffer instantiation")}return(async function(E,S){try{var C=await(async function(R){if(!g)try{var X=await d(R);return new Uint8Array(X)}catch{}if(R==K&&g)R=new Uint8Array(g);else{if(!c)throw"both async and sync fetching of the wasm failed";R=c(R)}return R})(E);return await WebAssembly.instantiate(C,S)}catch(R){F(`failed to asynchronously prepare wasm: ${R}`),j(R)}})(f,s)})(i),e(r.instance,r.module))}class Se{name="ExitStatus";constructor(r){this.message=`Program terminated with exit(${r})`,this.status=r}}var ve=e=>{e.terminate(),e.onmessage=()=>{}},Ve=[],Re=0,te=null,ue=e=>{ce.length==0&&(yn(),bn(ce[0]));var r=ce.pop();if(!r)return 6;Fe.push(r),Ae[e.Qb]=r,r.Qb=e.Qb;var i={Rb:"run",dc:e.cc,Vb:e.Vb,Qb:e.Qb};return r.postMessage(i,e.Zb),0},se=0,L=(e,r,...i)=>{var s,f=16*i.length,p=U(),E=jt(f),S=E>>>3;for(s of i)typeof s=="bigint"?((w(),O)[S++>>>0]=1n,(w(),O)[S++>>>0]=s):((w(),O)[S++>>>0]=0n,(w(),me)[S++>>>0]=s);return e=rr(e,0,f,E,r),_(p),e};function V(e){if(o)return L(0,1,e);if(y=e,!(0<se)){for(var r of Fe)ve(r);for(r of ce)ve(r);ce=[],Fe=[],Ae={},P=!0}l(0,new Se(e))}function fe(e){if(o)return L(1,0,e);ye(e)}var ye=e=>{if(y=e,o)throw fe(e),"unwind";V(e)},ce=[],Fe=[],mn=[],Ae={},hn=e=>{var r=e.Qb;delete Ae[r],ce.push(e),Fe.splice(Fe.indexOf(e),1),e.Qb=0,or(r)};function wn(){mn.forEach(e=>e())}var bn=e=>new Promise(r=>{e.onmessage=f=>{var p=f.data;if(f=p.Rb,p.Ub&&p.Ub!=st()){var E=Ae[p.Ub];E?E.postMessage(p,p.Zb):F(`Internal error! Worker sent a message "${f}" to target pthread ${p.Ub}, but that thread no longer exists!`)}else f==="checkMailbox"?rt():f==="spawnThread"?ue(p):f==="cleanupThread"?Rt(()=>{hn(Ae[p.ec])}):f==="loaded"?(e.loaded=!0,r(e)):p.target==="setimmediate"?e.postMessage(p):f==="uncaughtException"?e.onerror(p.error):f==="callHandler"?t[p.$b](...p.args):f&&F(`worker sent an unknown command ${f}`)},e.onerror=f=>{throw F(`worker sent an error! ${f.filename}:${f.lineno}: ${f.message}`),f};var i,s=[];for(i of[])t.propertyIsEnumerable(i)&&s.push(i);e.postMessage({Rb:"load",ac:s,fc:ge,hc:b})});function yn(){var e=new Worker((()=>{let r=URL;return import.meta.url>"file:"&&import.meta.url<"file;"?new r(/* asset import */ __nccwpck_require__(470), __nccwpck_require__.b):new URL(import.meta.url)})(),{type:"module",workerData:"em-pthread",name:"em-pthread"});ce.push(e)}var ge,gn=[],M=e=>{var r=gn[e];return r||(gn[e]=r=lr.get(e)),r},Io=(e,r)=>{se=0,e=M(e)(r),0<se?y=e:Ht(e)},tt=[],nt=0;function Bo(e){var r=new xt(e>>>=0);return(w(),H)[r.Sb+12>>>0]==0&&(En(r,!0),nt--),Tn(r,!1),tt.push(r),cr(e)}var Ne=0,Lo=()=>{x(0,0);var e=tt.pop();ur(e.Wb),Ne=0};function En(e,r){r=r?1:0,(w(),H)[e.Sb+12>>>0]=r}function Tn(e,r){r=r?1:0,(w(),H)[e.Sb+13>>>0]=r}class xt{constructor(r){this.Wb=r,this.Sb=r-24}}var Ct=e=>{var r=Ne;if(!r)return qe(0),0;var i=new xt(r);(w(),W)[i.Sb+16>>>2>>>0]=r;var s=(w(),W)[i.Sb+4>>>2>>>0];if(!s)return qe(0),r;for(var f of e){if(f===0||f===s)break;if(fr(f,s,i.Sb+16))return qe(f),r}return qe(s),r};function _o(){return Ct([])}function Do(e){return Ct([e>>>0])}function Po(e,r,i,s){return Ct([e>>>0,r>>>0,i>>>0,s>>>0])}var Uo=()=>{var e=tt.pop();e||j("no exception to throw");var r=e.Wb;throw(w(),H)[e.Sb+13>>>0]==0&&(tt.push(e),Tn(e,!0),En(e,!1),nt++),Vt(r),Ne=r};function xo(e,r,i){var s=new xt(e>>>=0);throw r>>>=0,i>>>=0,(w(),W)[s.Sb+16>>>2>>>0]=0,(w(),W)[s.Sb+4>>>2>>>0]=r,(w(),W)[s.Sb+8>>>2>>>0]=i,Vt(e),nt++,Ne=e}var Co=()=>nt;function Sn(e,r,i,s){return o?L(2,1,e,r,i,s):vn(e,r,i,s)}function vn(e,r,i,s){if(e>>>=0,r>>>=0,i>>>=0,s>>>=0,!globalThis.SharedArrayBuffer)return 6;var f=[];return o&&f.length===0?Sn(e,r,i,s):(e={cc:i,Qb:e,Vb:s,Zb:f},o?(e.Rb="spawnThread",postMessage(e,f),0):ue(e))}function Mo(e){throw Ne||=e>>>0,Ne}var An=globalThis.TextDecoder&&new TextDecoder,On=(e,r=0,i,s)=>{var f=r>>>=0;if(i=f+i,s)s=i;else{for(;e[f]&&!(f>=i);)++f;s=f}if(16<s-r&&e.buffer&&An)return An.decode(e.buffer instanceof ArrayBuffer?e.subarray(r,s):e.slice(r,s));for(f="";r<s;)if(128&(i=e[r++])){var p=63&e[r++];if((224&i)==192)f+=String.fromCharCode((31&i)<<6|p);else{var E=63&e[r++];65536>(i=(240&i)==224?(15&i)<<12|p<<6|E:(7&i)<<18|p<<12|E<<6|63&e[r++])?f+=String.fromCharCode(i):(i-=65536,f+=String.fromCharCode(55296|i>>10,56320|1023&i))}}else f+=String.fromCharCode(i);return f},Mt=(e,r,i)=>(e>>>=0)?On((w(),ne),e,r,i):"";function In(e,r,i){return o?L(3,1,e,r,i):0}function Bn(e,r){if(o)return L(4,1,e,r)}function Ln(e,r){if(o)return L(5,1,e,r)}function _n(e,r,i){if(o)return L(6,1,e,r,i)}function Dn(e,r,i){return o?L(7,1,e,r,i):0}function Pn(e,r){if(o)return L(8,1,e,r)}function Un(e,r,i){if(o)return L(9,1,e,r,i)}function xn(e,r,i,s){if(o)return L(10,1,e,r,i,s)}function Cn(e,r,i,s){if(o)return L(11,1,e,r,i,s)}function Mn(e,r,i,s){if(o)return L(12,1,e,r,i,s)}function Rn(e){if(o)return L(13,1,e)}function Fn(e,r){if(o)return L(14,1,e,r)}function Nn(e,r,i){if(o)return L(15,1,e,r,i)}var Ro=()=>j("");function Fo(e){zt(e>>>0,!u,1,!a,131072,!1),wn()}var Rt=e=>{if(!P)try{if(e(),!(0<se))try{o?st()&&Ht(y):ye(y)}catch(r){r instanceof Se||r=="unwind"||l(0,r)}}catch(r){r instanceof Se||r=="unwind"||l(0,r)}},No=!Atomics.waitAsync||globalThis.navigator?.userAgent&&91>Number((navigator.userAgent.match(/Chrom(e|ium)\/([0-9]+)\./)||[])[2]);function Ft(e){e>>>=0,No||(Atomics.waitAsync((w(),B),e>>>2,e).value.then(rt),e+=128,Atomics.store((w(),B),e>>>2,1))}var rt=()=>Rt(()=>{var e=st();e&&(Ft(e),sr())});function ko(e,r){(e>>>=0)==r>>>0?setTimeout(rt):o?postMessage({Ub:e,Rb:"checkMailbox"}):(e=Ae[e])&&e.postMessage({Rb:"checkMailbox"})}var Nt=[];function Wo(e,r,i,s,f){for(r>>>=0,f>>>=0,Nt.length=0,i=f>>>3,s=f+s>>>3;i<s;){var p;p=(w(),O)[i++>>>0]?(w(),O)[i++>>>0]:(w(),me)[i++>>>0],Nt.push(p)}return(r?dr[r]:fa[e])(...Nt)}var Go=()=>{se=0};function $o(e){e>>>=0,o?postMessage({Rb:"cleanupThread",ec:e}):hn(Ae[e])}function zo(e){}function Ho(e,r){e=-9007199254740992>e||9007199254740992<e?NaN:Number(e),r>>>=0,e=new Date(1e3*e),(w(),B)[r>>>2>>>0]=e.getUTCSeconds(),(w(),B)[r+4>>>2>>>0]=e.getUTCMinutes(),(w(),B)[r+8>>>2>>>0]=e.getUTCHours(),(w(),B)[r+12>>>2>>>0]=e.getUTCDate(),(w(),B)[r+16>>>2>>>0]=e.getUTCMonth(),(w(),B)[r+20>>>2>>>0]=e.getUTCFullYear()-1900,(w(),B)[r+24>>>2>>>0]=e.getUTCDay(),e=(e.getTime()-Date.UTC(e.getUTCFullYear(),0,1,0,0,0,0))/864e5|0,(w(),B)[r+28>>>2>>>0]=e}var kn=e=>e%4==0&&(e%100!=0||e%400==0),Wn=[0,31,60,91,121,152,182,213,244,274,305,335],Gn=[0,31,59,90,120,151,181,212,243,273,304,334];function jo(e,r){e=-9007199254740992>e||9007199254740992<e?NaN:Number(e),r>>>=0,e=new Date(1e3*e),(w(),B)[r>>>2>>>0]=e.getSeconds(),(w(),B)[r+4>>>2>>>0]=e.getMinutes(),(w(),B)[r+8>>>2>>>0]=e.getHours(),(w(),B)[r+12>>>2>>>0]=e.getDate(),(w(),B)[r+16>>>2>>>0]=e.getMonth(),(w(),B)[r+20>>>2>>>0]=e.getFullYear()-1900,(w(),B)[r+24>>>2>>>0]=e.getDay();var i=(kn(e.getFullYear())?Wn:Gn)[e.getMonth()]+e.getDate()-1|0;(w(),B)[r+28>>>2>>>0]=i,(w(),B)[r+36>>>2>>>0]=-60*e.getTimezoneOffset(),i=new Date(e.getFullYear(),6,1).getTimezoneOffset();var s=new Date(e.getFullYear(),0,1).getTimezoneOffset();e=0|(i!=s&&e.getTimezoneOffset()==Math.min(s,i)),(w(),B)[r+32>>>2>>>0]=e}function Vo(e){e>>>=0;var r=new Date((w(),B)[e+20>>>2>>>0]+1900,(w(),B)[e+16>>>2>>>0],(w(),B)[e+12>>>2>>>0],(w(),B)[e+8>>>2>>>0],(w(),B)[e+4>>>2>>>0],(w(),B)[e>>>2>>>0],0),i=(w(),B)[e+32>>>2>>>0],s=r.getTimezoneOffset(),f=new Date(r.getFullYear(),6,1).getTimezoneOffset(),p=new Date(r.getFullYear(),0,1).getTimezoneOffset(),E=Math.min(p,f);return 0>i?(w(),B)[e+32>>>2>>>0]=+(f!=p&&E==s):0<i!=(E==s)&&(f=Math.max(p,f),r.setTime(r.getTime()+6e4*((0<i?E:f)-s))),(w(),B)[e+24>>>2>>>0]=r.getDay(),i=(kn(r.getFullYear())?Wn:Gn)[r.getMonth()]+r.getDate()-1|0,(w(),B)[e+28>>>2>>>0]=i,(w(),B)[e>>>2>>>0]=r.getSeconds(),(w(),B)[e+4>>>2>>>0]=r.getMinutes(),(w(),B)[e+8>>>2>>>0]=r.getHours(),(w(),B)[e+12>>>2>>>0]=r.getDate(),(w(),B)[e+16>>>2>>>0]=r.getMonth(),(w(),B)[e+20>>>2>>>0]=r.getYear(),e=r.getTime(),BigInt(isNaN(e)?-1:e/1e3)}function $n(e,r,i,s,f,p,E){return o?L(16,1,e,r,i,s,f,p,E):-52}function zn(e,r,i,s,f,p){if(o)return L(17,1,e,r,i,s,f,p)}var Ye={},Yo=()=>performance.timeOrigin+performance.now();function Hn(e,r){if(o)return L(18,1,e,r);if(Ye[e]&&(clearTimeout(Ye[e].id),delete Ye[e]),!r)return 0;var i=setTimeout(()=>{delete Ye[e],Rt(()=>ar(e,performance.timeOrigin+performance.now()))},r);return Ye[e]={id:i,oc:r},0}var Oe=(e,r,i)=>{var s=(w(),ne);if(r>>>=0,0<i){var f=r;i=r+i-1;for(var p=0;p<e.length;++p){var E=e.codePointAt(p);if(127>=E){if(r>=i)break;s[r++>>>0]=E}else if(2047>=E){if(r+1>=i)break;s[r++>>>0]=192|E>>6,s[r++>>>0]=128|63&E}else if(65535>=E){if(r+2>=i)break;s[r++>>>0]=224|E>>12,s[r++>>>0]=128|E>>6&63,s[r++>>>0]=128|63&E}else{if(r+3>=i)break;s[r++>>>0]=240|E>>18,s[r++>>>0]=128|E>>12&63,s[r++>>>0]=128|E>>6&63,s[r++>>>0]=128|63&E,p++}}s[r>>>0]=0,e=r-f}else e=0;return e};function qo(e,r,i,s){e>>>=0,r>>>=0,i>>>=0,s>>>=0;var f=new Date().getFullYear(),p=new Date(f,0,1).getTimezoneOffset();f=new Date(f,6,1).getTimezoneOffset();var E=Math.max(p,f);(w(),W)[e>>>2>>>0]=60*E,(w(),B)[r>>>2>>>0]=+(p!=f),e=(r=S=>{var C=Math.abs(S);return`UTC${0<=S?"-":"+"}${String(Math.floor(C/60)).padStart(2,"0")}${String(C%60).padStart(2,"0")}`})(p),r=r(f),f<p?(Oe(e,i,17),Oe(r,s,17)):(Oe(e,s,17),Oe(r,i,17))}var Jo=()=>Date.now(),Xo=1;function Zo(e,r,i){if(i>>>=0,!(0<=e&&3>=e))return 28;if(e===0)e=Date.now();else{if(!Xo)return 52;e=performance.timeOrigin+performance.now()}return e=Math.round(1e6*e),(w(),O)[i>>>3>>>0]=BigInt(e),0}var kt=[];function Qo(e,r,i){e>>>=0,r>>>=0,i>>>=0,kt.length=0;for(var s;s=(w(),ne)[r++>>>0];){var f=s!=105;i+=(f&=s!=112)&&i%8?4:0,kt.push(s==112?(w(),W)[i>>>2>>>0]:s==106?(w(),O)[i>>>3>>>0]:s==105?(w(),B)[i>>>2>>>0]:(w(),me)[i>>>3>>>0]),i+=f?8:4}return dr[e](...kt)}var Ko=()=>{};function ea(e,r){return F(Mt(e>>>0,r>>>0))}var ta=()=>{throw se+=1,"unwind"};function na(){return 4294901760}var ra=()=>navigator.hardwareConcurrency,Ie={},Wt=e=>{for(var r=0,i=0;i<e.length;++i){var s=e.charCodeAt(i);127>=s?r++:2047>=s?r+=2:55296<=s&&57343>=s?(r+=4,++i):r+=3}return r},ot=e=>{var r;return(r=/\bwasm-function\[\d+\]:(0x[0-9a-f]+)/.exec(e))?+r[1]:(r=/:(\d+):\d+(?:\)|$)/.exec(e))?2147483648|+r[1]:0},jn=e=>{for(var r of e)(e=ot(r))&&(Ie[e]=r)};function oa(){var e=Error().stack.toString().split(`
`);return e[0]=="Error"&&e.shift(),jn(e),Ie.Xb=ot(e[3]),Ie.bc=e,Ie.Xb}function at(e){if(!(e=Ie[e>>>0]))return 0;var r;if(r=/^\s+at .*\.wasm\.(.*) \(.*\)$/.exec(e))e=r[1];else if(r=/^\s+at (.*) \(.*\)$/.exec(e))e=r[1];else{if(!(r=/^(.+?)@/.exec(e)))return 0;e=r[1]}er(at.Yb??0),r=Wt(e)+1;var i=tr(r);return i&&Oe(e,i,r),at.Yb=i,at.Yb}function aa(e){e>>>=0;var r=(w(),ne).length;if(e<=r||4294901760<e)return!1;for(var i=1;4>=i;i*=2){var s=r*(1+.2/i);s=Math.min(s,e+100663296);e:{s=(Math.min(4294901760,65536*Math.ceil(Math.max(e,s)/65536))-ge.buffer.byteLength+65535)/65536|0;try{ge.grow(s),ee();var f=1;break e}catch{}f=void 0}if(f)return!0}return!1}function sa(e,r,i){if(e>>>=0,r>>>=0,Ie.Xb==e)var s=Ie.bc;else(s=Error().stack.toString().split(`
`))[0]=="Error"&&s.shift(),jn(s);for(var f=3;s[f]&&ot(s[f])!=e;)++f;for(e=0;e<i&&s[e+f];++e)(w(),B)[r+4*e>>>2>>>0]=ot(s[e+f]);return e}var Gt,$t={},Vn=()=>{if(!Gt){var e,r={USER:"web_user",LOGNAME:"web_user",PATH:"/",PWD:"/",HOME:"/home/web_user",LANG:(globalThis.navigator?.language??"C").replace("-","_")+".UTF-8",_:"./this.program"};for(e in $t)$t[e]===void 0?delete r[e]:r[e]=$t[e];var i=[];for(e in r)i.push(`${e}=${r[e]}`);Gt=i}return Gt};function Yn(e,r){if(o)return L(19,1,e,r);e>>>=0,r>>>=0;var i,s=0,f=0;for(i of Vn()){var p=r+s;(w(),W)[e+f>>>2>>>0]=p,s+=Oe(i,p,1/0)+1,f+=4}return 0}function qn(e,r){if(o)return L(20,1,e,r);e>>>=0,r>>>=0;var i=Vn();for(var s of((w(),W)[e>>>2>>>0]=i.length,e=0,i))e+=Wt(s)+1;return(w(),W)[r>>>2>>>0]=e,0}function Jn(e){return o?L(21,1,e):52}function Xn(e,r,i,s,f){return o?L(22,1,e,r,i,s,f):52}function Zn(e,r,i,s){return o?L(23,1,e,r,i,s):52}function Qn(e,r,i,s){return o?L(24,1,e,r,i,s):70}var ia=[null,[],[]];function Kn(e,r,i,s){if(o)return L(25,1,e,r,i,s);r>>>=0,i>>>=0,s>>>=0;for(var f=0,p=0;p<i;p++){var E=(w(),W)[r>>>2>>>0],S=(w(),W)[r+4>>>2>>>0];r+=8;for(var C=0;C<S;C++){var R=e,X=(w(),ne)[E+C>>>0],le=ia[R];X===0||X===10?((R===1?A:F)(On(le)),le.length=0):le.push(X)}f+=S}return(w(),W)[s>>>2>>>0]=f,0}function ua(e){return e>>>0}o||(function(){for(var e=t.numThreads-1;e--;)yn();Ve.push(async()=>{var r=(async function(){if(!o)return Promise.all(ce.map(bn))})();Re++,await r,--Re==0&&te&&(r=te,te=null,r())})})(),o||(ge=new WebAssembly.Memory({initial:256,maximum:65536,shared:!0}),ee()),t.wasmBinary&&(g=t.wasmBinary),t.stackSave=()=>U(),t.stackRestore=e=>_(e),t.stackAlloc=e=>jt(e),t.setValue=function(e,r,i="i8"){switch(i.endsWith("*")&&(i="*"),i){case"i1":case"i8":(w(),H)[e>>>0]=r;break;case"i16":(w(),pe)[e>>>1>>>0]=r;break;case"i32":(w(),B)[e>>>2>>>0]=r;break;case"i64":(w(),O)[e>>>3>>>0]=BigInt(r);break;case"float":(w(),re)[e>>>2>>>0]=r;break;case"double":(w(),me)[e>>>3>>>0]=r;break;case"*":(w(),W)[e>>>2>>>0]=r;break;default:j(`invalid type for setValue: ${i}`)}},t.getValue=function(e,r="i8"){switch(r.endsWith("*")&&(r="*"),r){case"i1":case"i8":return(w(),H)[e>>>0];case"i16":return(w(),pe)[e>>>1>>>0];case"i32":return(w(),B)[e>>>2>>>0];case"i64":return(w(),O)[e>>>3>>>0];case"float":return(w(),re)[e>>>2>>>0];case"double":return(w(),me)[e>>>3>>>0];case"*":return(w(),W)[e>>>2>>>0];default:j(`invalid type for getValue: ${r}`)}},t.UTF8ToString=Mt,t.stringToUTF8=Oe,t.lengthBytesUTF8=Wt;var st,er,tr,zt,nr,rr,or,Ht,ar,sr,x,qe,ir,_,jt,U,ur,Vt,fr,cr,lr,Ee,fa=[V,fe,Sn,In,Bn,Ln,_n,Dn,Pn,Un,xn,Cn,Mn,Rn,Fn,Nn,$n,zn,Hn,Yn,qn,Jn,Xn,Zn,Qn,Kn],dr={1042604:(e,r,i,s,f)=>{if(t===void 0||!t.Tb)return 1;if((e=Mt(Number(e>>>0))).startsWith("./")&&(e=e.substring(2)),!(e=t.Tb.get(e)))return 2;if(r=Number(r>>>0),i=Number(i>>>0),s=Number(s>>>0),r+i>e.byteLength)return 3;try{let p=e.subarray(r,r+i);switch(f){case 0:(w(),ne).set(p,s>>>0);break;case 1:t.ic?t.ic(s,p):t.kc(s,p);break;default:return 4}return 0}catch{return 4}},1043428:()=>typeof wasmOffsetConverter<"u"};function ca(){return typeof wasmOffsetConverter<"u"}function la(e,r,i,s){var f=U();try{return M(e)(r,i,s)}catch(p){if(_(f),p!==p+0)throw p;x(1,0)}}function da(e,r,i){var s=U();try{return M(e)(r,i)}catch(f){if(_(s),f!==f+0)throw f;x(1,0)}}function pa(e){var r=U();try{M(e)()}catch(i){if(_(r),i!==i+0)throw i;x(1,0)}}function ma(e,r){var i=U();try{return M(e)(r)}catch(s){if(_(i),s!==s+0)throw s;x(1,0)}}function ha(e,r,i){var s=U();try{M(e)(r,i)}catch(f){if(_(s),f!==f+0)throw f;x(1,0)}}function wa(e,r){var i=U();try{M(e)(r)}catch(s){if(_(i),s!==s+0)throw s;x(1,0)}}function ba(e,r,i,s,f,p,E){var S=U();try{return M(e)(r,i,s,f,p,E)}catch(C){if(_(S),C!==C+0)throw C;x(1,0)}}function ya(e,r,i,s,f,p){var E=U();try{M(e)(r,i,s,f,p)}catch(S){if(_(E),S!==S+0)throw S;x(1,0)}}function ga(e,r,i,s){var f=U();try{M(e)(r,i,s)}catch(p){if(_(f),p!==p+0)throw p;x(1,0)}}function Ea(e,r,i,s,f){var p=U();try{M(e)(r,i,s,f)}catch(E){if(_(p),E!==E+0)throw E;x(1,0)}}function Ta(e,r,i,s,f,p,E){var S=U();try{M(e)(r,i,s,f,p,E)}catch(C){if(_(S),C!==C+0)throw C;x(1,0)}}function Sa(e,r,i,s,f,p,E){var S=U();try{M(e)(r,i,s,f,p,E)}catch(C){if(_(S),C!==C+0)throw C;x(1,0)}}function va(e,r,i,s,f,p,E,S){var C=U();try{M(e)(r,i,s,f,p,E,S)}catch(R){if(_(C),R!==R+0)throw R;x(1,0)}}function Aa(e,r,i,s,f){var p=U();try{return M(e)(r,i,s,f)}catch(E){if(_(p),E!==E+0)throw E;x(1,0)}}function Oa(e,r,i){var s=U();try{return M(e)(r,i)}catch(f){if(_(s),f!==f+0)throw f;x(1,0)}}function Ia(e,r,i,s,f,p,E,S){var C=U();try{M(e)(r,i,s,f,p,E,S)}catch(R){if(_(C),R!==R+0)throw R;x(1,0)}}function Ba(e,r,i,s,f,p,E,S,C,R,X,le){var we=U();try{M(e)(r,i,s,f,p,E,S,C,R,X,le)}catch(be){if(_(we),be!==be+0)throw be;x(1,0)}}function La(e,r,i){var s=U();try{return M(e)(r,i)}catch(f){if(_(s),f!==f+0)throw f;return x(1,0),0n}}function _a(e,r,i,s,f,p,E,S,C){var R=U();try{M(e)(r,i,s,f,p,E,S,C)}catch(X){if(_(R),X!==X+0)throw X;x(1,0)}}function Da(e){var r=U();try{return M(e)()}catch(i){if(_(r),i!==i+0)throw i;x(1,0)}}function Pa(e,r){var i=U();try{return M(e)(r)}catch(s){if(_(i),s!==s+0)throw s;return x(1,0),0n}}function Ua(e,r,i,s){var f=U();try{return M(e)(r,i,s)}catch(p){if(_(f),p!==p+0)throw p;x(1,0)}}function xa(e){var r=U();try{return M(e)()}catch(i){if(_(r),i!==i+0)throw i;return x(1,0),0n}}function Ca(e,r,i,s){var f=U();try{return M(e)(r,i,s)}catch(p){if(_(f),p!==p+0)throw p;x(1,0)}}function Ma(e,r,i,s,f){var p=U();try{return M(e)(r,i,s,f)}catch(E){if(_(p),E!==E+0)throw E;x(1,0)}}function Ra(e,r,i,s,f,p){var E=U();try{return M(e)(r,i,s,f,p)}catch(S){if(_(E),S!==S+0)throw S;x(1,0)}}function Fa(e,r,i,s,f,p){var E=U();try{return M(e)(r,i,s,f,p)}catch(S){if(_(E),S!==S+0)throw S;x(1,0)}}function Na(e,r,i,s,f,p){var E=U();try{return M(e)(r,i,s,f,p)}catch(S){if(_(E),S!==S+0)throw S;x(1,0)}}function ka(e,r,i,s,f,p,E,S){var C=U();try{return M(e)(r,i,s,f,p,E,S)}catch(R){if(_(C),R!==R+0)throw R;x(1,0)}}function Wa(e,r,i,s,f){var p=U();try{return M(e)(r,i,s,f)}catch(E){if(_(p),E!==E+0)throw E;return x(1,0),0n}}function Ga(e,r,i,s){var f=U();try{return M(e)(r,i,s)}catch(p){if(_(f),p!==p+0)throw p;x(1,0)}}function $a(e,r,i,s){var f=U();try{return M(e)(r,i,s)}catch(p){if(_(f),p!==p+0)throw p;x(1,0)}}function za(e,r,i,s,f,p,E,S,C,R,X,le){var we=U();try{return M(e)(r,i,s,f,p,E,S,C,R,X,le)}catch(be){if(_(we),be!==be+0)throw be;x(1,0)}}function Ha(e,r,i,s,f,p,E,S,C,R,X){var le=U();try{M(e)(r,i,s,f,p,E,S,C,R,X)}catch(we){if(_(le),we!==we+0)throw we;x(1,0)}}function ja(e,r,i,s,f,p,E,S,C,R,X,le,we,be,Ja,Xa){var Za=U();try{M(e)(r,i,s,f,p,E,S,C,R,X,le,we,be,Ja,Xa)}catch(Yt){if(_(Za),Yt!==Yt+0)throw Yt;x(1,0)}}function Va(e,r,i){var s=U();try{return M(e)(r,i)}catch(f){if(_(s),f!==f+0)throw f;x(1,0)}}function Ya(e,r,i){var s=U();try{return M(e)(r,i)}catch(f){if(_(s),f!==f+0)throw f;x(1,0)}}function qa(e,r,i,s){var f=U();try{M(e)(r,i,s)}catch(p){if(_(f),p!==p+0)throw p;x(1,0)}}function it(){if(0<Re)te=it;else if(o)T?.(t),he();else{for(var e=Ve;0<e.length;)e.shift()(t);0<Re?te=it:(t.calledRun=!0,P||(he(),T?.(t)))}}return o||(Ee=await Ut(),it()),t.PTR_SIZE=4,je?t:new Promise((e,r)=>{T=e,I=r})}var as,ss,Jr=N(()=>{"use strict";as=Yr,ss=globalThis.self?.name?.startsWith("em-pthread");ss&&Yr()});var Qr,an,is,oe,Kr,on,us,fs,eo,cs,Xr,to,Zr,no,pt=N(()=>{"use strict";dt();Qr=typeof location>"u"?void 0:location.origin,an=import.meta.url>"file:"&&import.meta.url<"file;",is=()=>{if(true){if(an){let n=URL;return new URL(new n(/* asset import */ __nccwpck_require__(470), __nccwpck_require__.b).href,Qr).href}return import.meta.url}},oe=is(),Kr=()=>{if(oe&&!oe.startsWith("blob:"))return oe.substring(0,oe.lastIndexOf("/")+1)},on=(n,t)=>{try{let a=t??oe;return(a?new URL(n,a):new URL(n)).origin===Qr}catch{return!1}},us=(n,t)=>{let a=t??oe;try{return(a?new URL(n,a):new URL(n)).href}catch{return}},fs=(n,t)=>`${t??"./"}${n}`,eo=async n=>{let a=await(await fetch(n,{credentials:"same-origin"})).blob();return URL.createObjectURL(a)},cs=async n=>(await import(/*webpackIgnore:true*/ /*@vite-ignore*/n)).default,Xr=(Vr(),Xt(jr)).default,to=async()=>{if(!oe)throw new Error("Failed to load proxy worker: cannot determine the script source URL.");if(on(oe))return[void 0,Xr()];let n=await eo(oe);return[n,Xr(n)]},Zr=(Jr(),Xt(qr)).default,no=async(n,t,a,u)=>{let o=Zr&&!(n||t);if(o)if(oe)o=on(oe)||u&&!a;else if(u&&!a)o=!0;else throw new Error("cannot determine the script source URL.");if(o)return[void 0,Zr];{let d="ort-wasm-simd-threaded.mjs",c=n??us(d,t),l= true&&a&&c&&!on(c,t),m=l?await eo(c):c??fs(d,t);return[l?m:void 0,await cs(m)]}}});var sn,un,St,ro,ls,ds,ps,mt,z,xe=N(()=>{"use strict";pt();un=!1,St=!1,ro=!1,ls=()=>{if(typeof SharedArrayBuffer>"u")return!1;try{return typeof MessageChannel<"u"&&new MessageChannel().port1.postMessage(new SharedArrayBuffer(1)),WebAssembly.validate(new Uint8Array([0,97,115,109,1,0,0,0,1,4,1,96,0,0,3,2,1,0,5,4,1,3,1,1,10,11,1,9,0,65,0,254,16,2,0,26,11]))}catch{return!1}},ds=()=>{try{return WebAssembly.validate(new Uint8Array([0,97,115,109,1,0,0,0,1,4,1,96,0,0,3,2,1,0,10,30,1,28,0,65,0,253,15,253,12,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,253,186,1,26,11]))}catch{return!1}},ps=()=>{try{return WebAssembly.validate(new Uint8Array([0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,19,1,17,0,65,1,253,15,65,2,253,15,65,3,253,15,253,147,2,11]))}catch{return!1}},mt=async n=>{if(un)return Promise.resolve();if(St)throw new Error("multiple calls to 'initializeWebAssembly()' detected.");if(ro)throw new Error("previous call to 'initializeWebAssembly()' failed.");St=!0;let t=n.initTimeout,a=n.numThreads;if(n.simd!==!1){if(n.simd==="relaxed"){if(!ps())throw new Error("Relaxed WebAssembly SIMD is not supported in the current environment.")}else if(!ds())throw new Error("WebAssembly SIMD is not supported in the current environment.")}let u=ls();a>1&&!u&&(typeof self<"u"&&!self.crossOriginIsolated&&console.warn("env.wasm.numThreads is set to "+a+", but this will not work unless you enable crossOriginIsolated mode. See https://web.dev/cross-origin-isolation-guide/ for more info."),console.warn("WebAssembly multi-threading is not supported in the current environment. Falling back to single-threading."),n.numThreads=a=1);let o=n.wasmPaths,d=typeof o=="string"?o:void 0,c=o?.mjs,l=c?.href??c,m=o?.wasm,h=m?.href??m,g=n.wasmBinary,[b,y]=await no(l,d,a>1,!!g||!!h),T=!1,I=[];if(t>0&&I.push(new Promise(D=>{setTimeout(()=>{T=!0,D()},t)})),I.push(new Promise((D,$)=>{let v={numThreads:a};if(g)v.wasmBinary=g,v.locateFile=A=>A;else if(h||d)v.locateFile=A=>h??d+A;else if(l&&l.indexOf("blob:")!==0)v.locateFile=A=>new URL(A,l).href;else if(b){let A=Kr();A&&(v.locateFile=F=>A+F)}y(v).then(A=>{St=!1,un=!0,sn=A,D(),b&&URL.revokeObjectURL(b)},A=>{St=!1,ro=!0,$(A)})})),await Promise.race(I),T)throw new Error(`WebAssembly backend initializing failed due to timeout: ${t}ms`)},z=()=>{if(un&&sn)return sn;throw new Error("WebAssembly is not initialized yet.")}});var ae,Qe,G,vt=N(()=>{"use strict";xe();ae=(n,t)=>{let a=z(),u=a.lengthBytesUTF8(n)+1,o=a._malloc(u);return a.stringToUTF8(n,o,u),t.push(o),o},Qe=(n,t,a,u)=>{if(typeof n=="object"&&n!==null){if(a.has(n))throw new Error("Circular reference in options");a.add(n)}Object.entries(n).forEach(([o,d])=>{let c=t?t+o:o;if(typeof d=="object")Qe(d,c+".",a,u);else if(typeof d=="string"||typeof d=="number")u(c,d.toString());else if(typeof d=="boolean")u(c,d?"1":"0");else throw new Error(`Can't handle extra config type: ${typeof d}`)})},G=n=>{let t=z(),a=t.stackSave();try{let u=t.PTR_SIZE,o=t.stackAlloc(2*u);t._OrtGetLastError(o,o+u);let d=Number(t.getValue(o,u===4?"i32":"i64")),c=t.getValue(o+u,"*"),l=c?t.UTF8ToString(c):"";throw new Error(`${n} ERROR_CODE: ${d}, ERROR_MESSAGE: ${l}`)}finally{t.stackRestore(a)}}});var oo,ao=N(()=>{"use strict";xe();vt();oo=n=>{let t=z(),a=0,u=[],o=n||{};try{if(n?.logSeverityLevel===void 0)o.logSeverityLevel=2;else if(typeof n.logSeverityLevel!="number"||!Number.isInteger(n.logSeverityLevel)||n.logSeverityLevel<0||n.logSeverityLevel>4)throw new Error(`log severity level is not valid: ${n.logSeverityLevel}`);if(n?.logVerbosityLevel===void 0)o.logVerbosityLevel=0;else if(typeof n.logVerbosityLevel!="number"||!Number.isInteger(n.logVerbosityLevel))throw new Error(`log verbosity level is not valid: ${n.logVerbosityLevel}`);n?.terminate===void 0&&(o.terminate=!1);let d=0;return n?.tag!==void 0&&(d=ae(n.tag,u)),a=t._OrtCreateRunOptions(o.logSeverityLevel,o.logVerbosityLevel,!!o.terminate,d),a===0&&G("Can't create run options."),n?.extra!==void 0&&Qe(n.extra,"",new WeakSet,(c,l)=>{let m=ae(c,u),h=ae(l,u);t._OrtAddRunConfigEntry(a,m,h)!==0&&G(`Can't set a run config entry: ${c} - ${l}.`)}),[a,u]}catch(d){throw a!==0&&t._OrtReleaseRunOptions(a),u.forEach(c=>t._free(c)),d}}});var ms,hs,ws,ke,bs,so,io=N(()=>{"use strict";xe();vt();ms=n=>{switch(n){case"disabled":return 0;case"basic":return 1;case"extended":return 2;case"layout":return 3;case"all":return 99;default:throw new Error(`unsupported graph optimization level: ${n}`)}},hs=n=>{switch(n){case"sequential":return 0;case"parallel":return 1;default:throw new Error(`unsupported execution mode: ${n}`)}},ws=n=>{n.extra||(n.extra={}),n.extra.session||(n.extra.session={});let t=n.extra.session;t.use_ort_model_bytes_directly||(t.use_ort_model_bytes_directly="1"),n.executionProviders&&n.executionProviders.some(a=>(typeof a=="string"?a:a.name)==="webgpu")&&(n.enableMemPattern=!1)},ke=(n,t,a,u)=>{let o=ae(t,u),d=ae(a,u);z()._OrtAddSessionConfigEntry(n,o,d)!==0&&G(`Can't set a session config entry: ${t} - ${a}.`)},bs=async(n,t,a)=>{let u=t.executionProviders;for(let o of u){let d=typeof o=="string"?o:o.name,c=[];switch(d){case"webnn":if(d="WEBNN",ke(n,"session.disable_quant_qdq","1",a),ke(n,"session.disable_qdq_constant_folding","1",a),typeof o!="string"){let y=o?.deviceType;y&&ke(n,"deviceType",y,a)}break;case"webgpu":if(d="JS",typeof o!="string"){let b=o;if(b?.preferredLayout){if(b.preferredLayout!=="NCHW"&&b.preferredLayout!=="NHWC")throw new Error(`preferredLayout must be either 'NCHW' or 'NHWC': ${b.preferredLayout}`);ke(n,"preferredLayout",b.preferredLayout,a)}}break;case"wasm":case"cpu":continue;default:throw new Error(`not supported execution provider: ${d}`)}let l=ae(d,a),m=c.length,h=0,g=0;if(m>0){h=z()._malloc(m*z().PTR_SIZE),a.push(h),g=z()._malloc(m*z().PTR_SIZE),a.push(g);for(let b=0;b<m;b++)z().setValue(h+b*z().PTR_SIZE,c[b][0],"*"),z().setValue(g+b*z().PTR_SIZE,c[b][1],"*")}await z()._OrtAppendExecutionProvider(n,l,h,g,m)!==0&&G(`Can't append execution provider: ${d}.`)}},so=async n=>{let t=z(),a=0,u=[],o=n||{};ws(o);try{let d=ms(o.graphOptimizationLevel??"all"),c=hs(o.executionMode??"sequential"),l=typeof o.logId=="string"?ae(o.logId,u):0,m=o.logSeverityLevel??2;if(!Number.isInteger(m)||m<0||m>4)throw new Error(`log severity level is not valid: ${m}`);let h=o.logVerbosityLevel??0;if(!Number.isInteger(h)||h<0||h>4)throw new Error(`log verbosity level is not valid: ${h}`);let g=typeof o.optimizedModelFilePath=="string"?ae(o.optimizedModelFilePath,u):0;if(a=t._OrtCreateSessionOptions(d,!!o.enableCpuMemArena,!!o.enableMemPattern,c,!!o.enableProfiling,0,l,m,h,g),a===0&&G("Can't create session options."),o.executionProviders&&await bs(a,o,u),o.enableGraphCapture!==void 0){if(typeof o.enableGraphCapture!="boolean")throw new Error(`enableGraphCapture must be a boolean value: ${o.enableGraphCapture}`);ke(a,"enableGraphCapture",o.enableGraphCapture.toString(),u)}if(o.freeDimensionOverrides)for(let[b,y]of Object.entries(o.freeDimensionOverrides)){if(typeof b!="string")throw new Error(`free dimension override name must be a string: ${b}`);if(typeof y!="number"||!Number.isInteger(y)||y<0)throw new Error(`free dimension override value must be a non-negative integer: ${y}`);let T=ae(b,u);t._OrtAddFreeDimensionOverride(a,T,y)!==0&&G(`Can't set a free dimension override: ${b} - ${y}.`)}return o.extra!==void 0&&Qe(o.extra,"",new WeakSet,(b,y)=>{ke(a,b,y,u)}),[a,u]}catch(d){throw a!==0&&t._OrtReleaseSessionOptions(a)!==0&&G("Can't release session options."),u.forEach(c=>t._free(c)),d}}});var We,At,Ge,uo,fo,Ot,It,co,fn=N(()=>{"use strict";We=n=>{switch(n){case"int8":return 3;case"uint8":return 2;case"bool":return 9;case"int16":return 5;case"uint16":return 4;case"int32":return 6;case"uint32":return 12;case"float16":return 10;case"float32":return 1;case"float64":return 11;case"string":return 8;case"int64":return 7;case"uint64":return 13;case"int4":return 22;case"uint4":return 21;default:throw new Error(`unsupported data type: ${n}`)}},At=n=>{switch(n){case 3:return"int8";case 2:return"uint8";case 9:return"bool";case 5:return"int16";case 4:return"uint16";case 6:return"int32";case 12:return"uint32";case 10:return"float16";case 1:return"float32";case 11:return"float64";case 8:return"string";case 7:return"int64";case 13:return"uint64";case 22:return"int4";case 21:return"uint4";default:throw new Error(`unsupported data type: ${n}`)}},Ge=(n,t)=>{let a=[-1,4,1,1,2,2,4,8,-1,1,2,8,4,8,-1,-1,-1,-1,-1,-1,-1,.5,.5][n],u=typeof t=="number"?t:t.reduce((o,d)=>o*d,1);return a>0?Math.ceil(u*a):void 0},uo=n=>{switch(n){case"float16":return typeof Float16Array<"u"?Float16Array:Uint16Array;case"float32":return Float32Array;case"uint8":return Uint8Array;case"int8":return Int8Array;case"uint16":return Uint16Array;case"int16":return Int16Array;case"int32":return Int32Array;case"bool":return Uint8Array;case"float64":return Float64Array;case"uint32":return Uint32Array;case"int64":return BigInt64Array;case"uint64":return BigUint64Array;default:throw new Error(`unsupported type: ${n}`)}},fo=n=>{switch(n){case"verbose":return 0;case"info":return 1;case"warning":return 2;case"error":return 3;case"fatal":return 4;default:throw new Error(`unsupported logging level: ${n}`)}},Ot=n=>n==="float32"||n==="float16"||n==="int32"||n==="int64"||n==="uint32"||n==="uint8"||n==="bool"||n==="uint4"||n==="int4",It=n=>n==="float32"||n==="float16"||n==="int32"||n==="int64"||n==="uint32"||n==="uint64"||n==="int8"||n==="uint8"||n==="bool"||n==="uint4"||n==="int4",co=n=>{switch(n){case"none":return 0;case"cpu":return 1;case"cpu-pinned":return 2;case"texture":return 3;case"gpu-buffer":return 4;case"ml-tensor":return 5;default:throw new Error(`unsupported data location: ${n}`)}}});var Ke,cn=N(()=>{"use strict";dt();Ke=async n=>{if(typeof n=="string")if(false){}else{let t=await fetch(n);if(!t.ok)throw new Error(`failed to load external data file: ${n}`);let a=t.headers.get("Content-Length"),u=a?parseInt(a,10):0;if(u<1073741824)return new Uint8Array(await t.arrayBuffer());{if(!t.body)throw new Error(`failed to load external data file: ${n}, no response body.`);let o=t.body.getReader(),d;try{d=new ArrayBuffer(u)}catch(l){if(l instanceof RangeError){let m=Math.ceil(u/65536);d=new WebAssembly.Memory({initial:m,maximum:m}).buffer}else throw l}let c=0;for(;;){let{done:l,value:m}=await o.read();if(l)break;let h=m.byteLength;new Uint8Array(d,c,h).set(m),c+=h}return new Uint8Array(d,0,u)}}else return n instanceof Blob?new Uint8Array(await n.arrayBuffer()):n instanceof Uint8Array?n:new Uint8Array(n)}});var ys,ht,wt,$e,gs,lo,Ze,bt,yt,po,gt,Et,Tt,rn=N(()=>{"use strict";Te();ao();io();fn();xe();vt();cn();ys=(n,t)=>{z()._OrtInit(n,t)!==0&&G("Can't initialize onnxruntime.")},ht=async n=>{ys(n.wasm.numThreads,fo(n.logLevel))},wt=async(n,t)=>{z().asyncInit?.();let a=n.webgpu.adapter;if(t==="webgpu"){if(typeof navigator>"u"||!navigator.gpu)throw new Error("WebGPU is not supported in current environment");if(a){if(typeof a.limits!="object"||typeof a.features!="object"||typeof a.requestDevice!="function")throw new Error("Invalid GPU adapter set in `env.webgpu.adapter`. It must be a GPUAdapter object.")}else{let u=n.webgpu.powerPreference;if(u!==void 0&&u!=="low-power"&&u!=="high-performance")throw new Error(`Invalid powerPreference setting: "${u}"`);let o=n.webgpu.forceFallbackAdapter;if(o!==void 0&&typeof o!="boolean")throw new Error(`Invalid forceFallbackAdapter setting: "${o}"`);if(a=await navigator.gpu.requestAdapter({powerPreference:u,forceFallbackAdapter:o}),!a)throw new Error('Failed to get GPU adapter. You may need to enable flag "--enable-unsafe-webgpu" if you are using Chrome.')}}if(t==="webnn"&&(typeof navigator>"u"||!navigator.ml))throw new Error("WebNN is not supported in current environment")},$e=new Map,gs=n=>{let t=z(),a=t.stackSave();try{let u=t.PTR_SIZE,o=t.stackAlloc(2*u);t._OrtGetInputOutputCount(n,o,o+u)!==0&&G("Can't get session input/output count.");let c=u===4?"i32":"i64";return[Number(t.getValue(o,c)),Number(t.getValue(o+u,c))]}finally{t.stackRestore(a)}},lo=(n,t)=>{let a=z(),u=a.stackSave(),o=0;try{let d=a.PTR_SIZE,c=a.stackAlloc(2*d);a._OrtGetInputOutputMetadata(n,t,c,c+d)!==0&&G("Can't get session input/output metadata.");let m=Number(a.getValue(c,"*"));o=Number(a.getValue(c+d,"*"));let h=a.HEAP32[o/4];if(h===0)return[m,0];let g=a.HEAPU32[o/4+1],b=[];for(let y=0;y<g;y++){let T=Number(a.getValue(o+8+y*d,"*"));b.push(T!==0?a.UTF8ToString(T):Number(a.getValue(o+8+(y+g)*d,"*")))}return[m,h,b]}finally{a.stackRestore(u),o!==0&&a._OrtFree(o)}},Ze=n=>{let t=z(),a=t._malloc(n.byteLength);if(a===0)throw new Error(`Can't create a session. failed to allocate a buffer of size ${n.byteLength}.`);return t.HEAPU8.set(n,a),[a,n.byteLength]},bt=async(n,t)=>{let a,u,o=z();Array.isArray(n)?[a,u]=n:n.buffer===o.HEAPU8.buffer?[a,u]=[n.byteOffset,n.byteLength]:[a,u]=Ze(n);let d=0,c=0,l=0,m=[],h=[],g=[];try{if([c,m]=await so(t),t?.externalData&&o.mountExternalData){let P=[];for(let k of t.externalData){let w=typeof k=="string"?k:k.path,Q=typeof k=="string"?k:k.data;P.push(Ke(Q).then(H=>{o.mountExternalData(w,H)}))}await Promise.all(P)}for(let P of t?.executionProviders??[])if((typeof P=="string"?P:P.name)==="webnn"){if(o.shouldTransferToMLTensor=!1,typeof P!="string"){let w=P,Q=w?.context,H=w?.gpuDevice,ne=w?.deviceType,pe=w?.powerPreference;Q?o.currentContext=Q:H?o.currentContext=await o.webnnCreateMLContext(H):o.currentContext=await o.webnnCreateMLContext({deviceType:ne,powerPreference:pe})}else o.currentContext=await o.webnnCreateMLContext();break}d=await o._OrtCreateSession(a,u,c),o.webgpuOnCreateSession?.(d),d===0&&G("Can't create a session."),o.jsepOnCreateSession?.(),o.currentContext&&(o.webnnRegisterMLContext(d,o.currentContext),o.currentContext=void 0,o.shouldTransferToMLTensor=!0);let[b,y]=gs(d),T=!!t?.enableGraphCapture,I=[],D=[],$=[],v=[],A=[];for(let P=0;P<b;P++){let[k,w,Q]=lo(d,P);k===0&&G("Can't get an input name."),h.push(k);let H=o.UTF8ToString(k);I.push(H),$.push(w===0?{name:H,isTensor:!1}:{name:H,isTensor:!0,type:At(w),shape:Q})}for(let P=0;P<y;P++){let[k,w,Q]=lo(d,P+b);k===0&&G("Can't get an output name."),g.push(k);let H=o.UTF8ToString(k);D.push(H),v.push(w===0?{name:H,isTensor:!1}:{name:H,isTensor:!0,type:At(w),shape:Q})}return $e.set(d,[d,h,g,null,T,!1]),[d,I,D,$,v]}catch(b){throw h.forEach(y=>o._OrtFree(y)),g.forEach(y=>o._OrtFree(y)),l!==0&&o._OrtReleaseBinding(l)!==0&&G("Can't release IO binding."),d!==0&&o._OrtReleaseSession(d)!==0&&G("Can't release session."),b}finally{o._free(a),c!==0&&o._OrtReleaseSessionOptions(c)!==0&&G("Can't release session options."),m.forEach(b=>o._free(b)),o.unmountExternalData?.()}},yt=n=>{let t=z(),a=$e.get(n);if(!a)throw new Error(`cannot release session. invalid session id: ${n}`);let[u,o,d,c,l]=a;c&&(l&&t._OrtClearBoundOutputs(c.handle)!==0&&G("Can't clear bound outputs."),t._OrtReleaseBinding(c.handle)!==0&&G("Can't release IO binding.")),t.jsepOnReleaseSession?.(n),t.webnnOnReleaseSession?.(n),t.webgpuOnReleaseSession?.(n),o.forEach(m=>t._OrtFree(m)),d.forEach(m=>t._OrtFree(m)),t._OrtReleaseSession(u)!==0&&G("Can't release session."),$e.delete(n)},po=async(n,t,a,u,o,d,c=!1)=>{if(!n){t.push(0);return}let l=z(),m=l.PTR_SIZE,h=n[0],g=n[1],b=n[3],y=b,T,I;if(h==="string"&&(b==="gpu-buffer"||b==="ml-tensor"))throw new Error("String tensor is not supported on GPU.");if(c&&b!=="gpu-buffer")throw new Error(`External buffer must be provided for input/output index ${d} when enableGraphCapture is true.`);if(b==="gpu-buffer"){let v=n[2].gpuBuffer;I=Ge(We(h),g);{let A=l.jsepRegisterBuffer;if(!A)throw new Error('Tensor location "gpu-buffer" is not supported without using WebGPU.');T=A(u,d,v,I)}}else if(b==="ml-tensor"){let v=n[2].mlTensor;I=Ge(We(h),g);let A=l.webnnRegisterMLTensor;if(!A)throw new Error('Tensor location "ml-tensor" is not supported without using WebNN.');T=A(u,v,We(h),g)}else{let v=n[2];if(Array.isArray(v)){I=m*v.length,T=l._malloc(I),a.push(T);for(let A=0;A<v.length;A++){if(typeof v[A]!="string")throw new TypeError(`tensor data at index ${A} is not a string`);l.setValue(T+A*m,ae(v[A],a),"*")}}else{let A=l.webnnIsGraphInput,F=l.webnnIsGraphOutput;if(h!=="string"&&A&&F){let P=l.UTF8ToString(o);if(A(u,P)||F(u,P)){let k=We(h);I=Ge(k,g),y="ml-tensor";let w=l.webnnCreateTemporaryTensor,Q=l.webnnUploadTensor;if(!w||!Q)throw new Error('Tensor location "ml-tensor" is not supported without using WebNN.');let H=await w(u,k,g);Q(H,new Uint8Array(v.buffer,v.byteOffset,v.byteLength)),T=H}else I=v.byteLength,T=l._malloc(I),a.push(T),l.HEAPU8.set(new Uint8Array(v.buffer,v.byteOffset,I),T)}else I=v.byteLength,T=l._malloc(I),a.push(T),l.HEAPU8.set(new Uint8Array(v.buffer,v.byteOffset,I),T)}}let D=l.stackSave(),$=l.stackAlloc(4*g.length);try{g.forEach((A,F)=>l.setValue($+F*m,A,m===4?"i32":"i64"));let v=l._OrtCreateTensor(We(h),T,I,$,g.length,co(y));v===0&&G(`Can't create tensor for input/output. session=${u}, index=${d}.`),t.push(v)}finally{l.stackRestore(D)}},gt=async(n,t,a,u,o,d)=>{let c=z(),l=c.PTR_SIZE,m=$e.get(n);if(!m)throw new Error(`cannot run inference. invalid session id: ${n}`);let h=m[0],g=m[1],b=m[2],y=m[3],T=m[4],I=m[5],D=t.length,$=u.length,v=0,A=[],F=[],P=[],k=[],w=[],Q=c.stackSave(),H=c.stackAlloc(D*l),ne=c.stackAlloc(D*l),pe=c.stackAlloc($*l),B=c.stackAlloc($*l);try{[v,A]=oo(d),Pe("wasm prepareInputOutputTensor");for(let O=0;O<D;O++)await po(a[O],F,k,n,g[t[O]],t[O],T);for(let O=0;O<$;O++)await po(o[O],P,k,n,b[u[O]],D+u[O],T);Ue("wasm prepareInputOutputTensor");for(let O=0;O<D;O++)c.setValue(H+O*l,F[O],"*"),c.setValue(ne+O*l,g[t[O]],"*");for(let O=0;O<$;O++)c.setValue(pe+O*l,P[O],"*"),c.setValue(B+O*l,b[u[O]],"*");c.jsepOnRunStart?.(h),c.webnnOnRunStart?.(h);let W;W=await c._OrtRun(h,ne,H,D,B,$,pe,v),W!==0&&G("failed to call OrtRun().");let re=[],me=[];Pe("wasm ProcessOutputTensor");for(let O=0;O<$;O++){let K=Number(c.getValue(pe+O*l,"*"));if(K===P[O]||w.includes(P[O])){re.push(o[O]),K!==P[O]&&c._OrtReleaseTensor(K)!==0&&G("Can't release tensor.");continue}let je=c.stackSave(),ee=c.stackAlloc(4*l),he=!1,j,J=0;try{c._OrtGetTensorData(K,ee,ee+l,ee+2*l,ee+3*l)!==0&&G(`Can't access output tensor data on index ${O}.`);let Se=l===4?"i32":"i64",ve=Number(c.getValue(ee,Se));J=c.getValue(ee+l,"*");let Ve=c.getValue(ee+l*2,"*"),Re=Number(c.getValue(ee+l*3,Se)),te=[];for(let L=0;L<Re;L++)te.push(Number(c.getValue(Ve+L*l,Se)));c._OrtFree(Ve)!==0&&G("Can't free memory for tensor dims.");let ue=te.reduce((L,V)=>L*V,1);j=At(ve);let se=y?.outputPreferredLocations[u[O]];if(j==="string"){if(se==="gpu-buffer"||se==="ml-tensor")throw new Error("String tensor is not supported on GPU.");let L=[];for(let V=0;V<ue;V++){let fe=c.getValue(J+V*l,"*"),ye=c.getValue(J+(V+1)*l,"*"),ce=V===ue-1?void 0:ye-fe;L.push(c.UTF8ToString(fe,ce))}re.push([j,te,L,"cpu"])}else if(se==="gpu-buffer"&&ue>0){let L=c.jsepGetBuffer;if(!L)throw new Error('preferredLocation "gpu-buffer" is not supported without using WebGPU.');let V=L(J),fe=Ge(ve,ue);if(fe===void 0||!Ot(j))throw new Error(`Unsupported data type: ${j}`);he=!0,re.push([j,te,{gpuBuffer:V,download:c.jsepCreateDownloader(V,fe,j),dispose:()=>{c._OrtReleaseTensor(K)!==0&&G("Can't release tensor.")}},"gpu-buffer"])}else if(se==="ml-tensor"&&ue>0){let L=c.webnnEnsureTensor,V=c.webnnIsGraphInputOutputTypeSupported;if(!L||!V)throw new Error('preferredLocation "ml-tensor" is not supported without using WebNN.');if(Ge(ve,ue)===void 0||!It(j))throw new Error(`Unsupported data type: ${j}`);if(!V(n,j,!1))throw new Error(`preferredLocation "ml-tensor" for ${j} output is not supported by current WebNN Context.`);let ye=await L(n,J,ve,te,!1);he=!0,re.push([j,te,{mlTensor:ye,download:c.webnnCreateMLTensorDownloader(J,j),dispose:()=>{c.webnnReleaseTensorId(J),c._OrtReleaseTensor(K)}},"ml-tensor"])}else if(se==="ml-tensor-cpu-output"&&ue>0){let L=c.webnnCreateMLTensorDownloader(J,j)(),V=re.length;he=!0,me.push((async()=>{let fe=[V,await L];return c.webnnReleaseTensorId(J),c._OrtReleaseTensor(K),fe})()),re.push([j,te,[],"cpu"])}else{let L=uo(j),V=new L(ue);new Uint8Array(V.buffer,V.byteOffset,V.byteLength).set(c.HEAPU8.subarray(J,J+V.byteLength)),re.push([j,te,V,"cpu"])}}finally{c.stackRestore(je),j==="string"&&J&&c._free(J),he||c._OrtReleaseTensor(K)}}y&&!T&&(c._OrtClearBoundOutputs(y.handle)!==0&&G("Can't clear bound outputs."),$e.set(n,[h,g,b,y,T,!1]));for(let[O,K]of await Promise.all(me))re[O][2]=K;return Ue("wasm ProcessOutputTensor"),re}finally{c.webnnOnRunEnd?.(h),c.stackRestore(Q),F.forEach(W=>c._OrtReleaseTensor(W)),P.forEach(W=>c._OrtReleaseTensor(W)),k.forEach(W=>c._free(W)),v!==0&&c._OrtReleaseRunOptions(v),A.forEach(W=>c._free(W))}},Et=n=>{let t=z(),a=$e.get(n);if(!a)throw new Error("invalid session id");let u=a[0],o=t._OrtEndProfiling(u);o===0&&G("Can't get an profile file name."),t._OrtFree(o)},Tt=n=>{let t=[];for(let a of n){let u=a[2];!Array.isArray(u)&&"buffer"in u&&t.push(u.buffer)}return t}});var Me,ie,et,Lt,_t,Bt,ln,dn,ze,He,Ts,mo,ho,wo,bo,yo,go,Eo,pn=N(()=>{"use strict";Te();rn();xe();pt();Me=()=>!!Y.wasm.proxy&&typeof document<"u",et=!1,Lt=!1,_t=!1,dn=new Map,ze=(n,t)=>{let a=dn.get(n);a?a.push(t):dn.set(n,[t])},He=()=>{if(et||!Lt||_t||!ie)throw new Error("worker not ready")},Ts=n=>{switch(n.data.type){case"init-wasm":et=!1,n.data.err?(_t=!0,ln[1](n.data.err)):(Lt=!0,ln[0]()),Bt&&(URL.revokeObjectURL(Bt),Bt=void 0);break;case"init-ep":case"copy-from":case"create":case"release":case"run":case"end-profiling":{let t=dn.get(n.data.type);n.data.err?t.shift()[1](n.data.err):t.shift()[0](n.data.out);break}default:}},mo=async()=>{if(!Lt){if(et)throw new Error("multiple calls to 'initWasm()' detected.");if(_t)throw new Error("previous call to 'initWasm()' failed.");if(et=!0,Me())return new Promise((n,t)=>{ie?.terminate(),to().then(([a,u])=>{try{ie=u,ie.onerror=d=>t(d),ie.onmessage=Ts,ln=[n,t];let o={type:"init-wasm",in:Y};!o.in.wasm.wasmPaths&&(a||an)&&(o.in.wasm.wasmPaths={wasm:new URL(/* asset import */ __nccwpck_require__(346), __nccwpck_require__.b).href}),ie.postMessage(o),Bt=a}catch(o){t(o)}},t)});try{await mt(Y.wasm),await ht(Y),Lt=!0}catch(n){throw _t=!0,n}finally{et=!1}}},ho=async n=>{if(Me())return He(),new Promise((t,a)=>{ze("init-ep",[t,a]);let u={type:"init-ep",in:{epName:n,env:Y}};ie.postMessage(u)});await wt(Y,n)},wo=async n=>Me()?(He(),new Promise((t,a)=>{ze("copy-from",[t,a]);let u={type:"copy-from",in:{buffer:n}};ie.postMessage(u,[n.buffer])})):Ze(n),bo=async(n,t)=>{if(Me()){if(t?.preferredOutputLocation)throw new Error('session option "preferredOutputLocation" is not supported for proxy.');return He(),new Promise((a,u)=>{ze("create",[a,u]);let o={type:"create",in:{model:n,options:{...t}}},d=[];n instanceof Uint8Array&&d.push(n.buffer),ie.postMessage(o,d)})}else return bt(n,t)},yo=async n=>{if(Me())return He(),new Promise((t,a)=>{ze("release",[t,a]);let u={type:"release",in:n};ie.postMessage(u)});yt(n)},go=async(n,t,a,u,o,d)=>{if(Me()){if(a.some(c=>c[3]!=="cpu"))throw new Error("input tensor on GPU is not supported for proxy.");if(o.some(c=>c))throw new Error("pre-allocated output tensor is not supported for proxy.");return He(),new Promise((c,l)=>{ze("run",[c,l]);let m=a,h={type:"run",in:{sessionId:n,inputIndices:t,inputs:m,outputIndices:u,options:d}};ie.postMessage(h,Tt(m))})}else return gt(n,t,a,u,o,d)},Eo=async n=>{if(Me())return He(),new Promise((t,a)=>{ze("end-profiling",[t,a]);let u={type:"end-profiling",in:n};ie.postMessage(u)});Et(n)}});var To,Ss,Dt,So=N(()=>{"use strict";Te();pn();fn();dt();cn();To=(n,t)=>{switch(n.location){case"cpu":return[n.type,n.dims,n.data,"cpu"];case"gpu-buffer":return[n.type,n.dims,{gpuBuffer:n.gpuBuffer},"gpu-buffer"];case"ml-tensor":return[n.type,n.dims,{mlTensor:n.mlTensor},"ml-tensor"];default:throw new Error(`invalid data location: ${n.location} for ${t()}`)}},Ss=n=>{switch(n[3]){case"cpu":return new de(n[0],n[2],n[1]);case"gpu-buffer":{let t=n[0];if(!Ot(t))throw new Error(`not supported data type: ${t} for deserializing GPU tensor`);let{gpuBuffer:a,download:u,dispose:o}=n[2];return de.fromGpuBuffer(a,{dataType:t,dims:n[1],download:u,dispose:o})}case"ml-tensor":{let t=n[0];if(!It(t))throw new Error(`not supported data type: ${t} for deserializing MLTensor tensor`);let{mlTensor:a,download:u,dispose:o}=n[2];return de.fromMLTensor(a,{dataType:t,dims:n[1],download:u,dispose:o})}default:throw new Error(`invalid data location: ${n[3]}`)}},Dt=class{async fetchModelAndCopyToWasmMemory(t){return wo(await Ke(t))}async loadModel(t,a){_e();let u;typeof t=="string"?u=await this.fetchModelAndCopyToWasmMemory(t):u=t,[this.sessionId,this.inputNames,this.outputNames,this.inputMetadata,this.outputMetadata]=await bo(u,a),De()}async dispose(){return yo(this.sessionId)}async run(t,a,u){_e();let o=[],d=[];Object.entries(t).forEach(y=>{let T=y[0],I=y[1],D=this.inputNames.indexOf(T);if(D===-1)throw new Error(`invalid input '${T}'`);o.push(I),d.push(D)});let c=[],l=[];Object.entries(a).forEach(y=>{let T=y[0],I=y[1],D=this.outputNames.indexOf(T);if(D===-1)throw new Error(`invalid output '${T}'`);c.push(I),l.push(D)});let m=o.map((y,T)=>To(y,()=>`input "${this.inputNames[d[T]]}"`)),h=c.map((y,T)=>y?To(y,()=>`output "${this.outputNames[l[T]]}"`):null),g=await go(this.sessionId,d,m,l,h,u),b={};for(let y=0;y<g.length;y++)b[this.outputNames[l[y]]]=c[y]??Ss(g[y]);return De(),b}startProfiling(){}endProfiling(){Eo(this.sessionId)}}});var Ao={};ut(Ao,{OnnxruntimeWebAssemblyBackend:()=>Pt,initializeFlags:()=>vo,wasmBackend:()=>vs});var vo,Pt,vs,Oo=N(()=>{"use strict";Te();pn();So();vo=()=>{(typeof Y.wasm.initTimeout!="number"||Y.wasm.initTimeout<0)&&(Y.wasm.initTimeout=0);let n=Y.wasm.simd;if(typeof n!="boolean"&&n!==void 0&&n!=="fixed"&&n!=="relaxed"&&(console.warn(`Property "env.wasm.simd" is set to unknown value "${n}". Reset it to \`false\` and ignore SIMD feature checking.`),Y.wasm.simd=!1),typeof Y.wasm.proxy!="boolean"&&(Y.wasm.proxy=!1),typeof Y.wasm.trace!="boolean"&&(Y.wasm.trace=!1),typeof Y.wasm.numThreads!="number"||!Number.isInteger(Y.wasm.numThreads)||Y.wasm.numThreads<=0)if(typeof self<"u"&&!self.crossOriginIsolated)Y.wasm.numThreads=1;else{let t=typeof navigator>"u"?Jt("node:os").cpus().length:navigator.hardwareConcurrency;Y.wasm.numThreads=Math.min(4,Math.ceil((t||1)/2))}},Pt=class{async init(t){vo(),await mo(),await ho(t)}async createInferenceSessionHandler(t,a){let u=new Dt;return await u.loadModel(t,a),u}},vs=new Pt});Te();Te();Te();var $r="1.30.0";var iu=(/* unused pure expression or super */ null && (nn));{let n=(Oo(),Xt(Ao)).wasmBackend;Je("cpu",n,10),Je("wasm",n,10)}Object.defineProperty(Y.versions,"web",{value:$r,enumerable:!0});
//# sourceMappingURL=ort.wasm.bundle.min.mjs.map

;// CONCATENATED MODULE: ./build/engine/ocr/onnx-model.js

function setUpOnnxRuntime(wasm) {
    Y.wasm.numThreads = 1;
    Y.wasm.wasmBinary = wasm;
    Y.logLevel = "error";
}
async function openOnnxModel(model) {
    const session = await rs.create(model, { executionProviders: ["wasm"] });
    const [inputName = "", outputName = ""] = [session.inputNames[0], session.outputNames[0]];
    return {
        run: async (input, shape) => {
            const results = await session.run({ [inputName]: new de("float32", input, shape) });
            const output = results[outputName];
            if (output === undefined || !(output.data instanceof Float32Array))
                throw new Error("The model gave no numbers.");
            return { data: output.data, shape: output.dims };
        },
    };
}

;// CONCATENATED MODULE: external "node:zlib"
const external_node_zlib_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
;// CONCATENATED MODULE: ./build/engine/ocr/read-asset.js

function decompress(path, bytes) {
    if (path.endsWith(".gz"))
        return (0,external_node_zlib_namespaceObject.gunzipSync)(bytes);
    return path.endsWith(".br") ? (0,external_node_zlib_namespaceObject.brotliDecompressSync)(bytes) : bytes;
}

;// CONCATENATED MODULE: ./build/engine/ocr/combine-readings.js
const FOLDED = {
    ł: "l",
    ø: "o",
    đ: "d",
    ı: "i",
    "’": "'",
    "‘": "'",
    "–": "-",
    "—": "-",
    "−": "-",
};
const fold = (text) => {
    const base = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
    return FOLDED[base] ?? base;
};
const isAccented = (text) => text.toLowerCase() !== fold(text) && /\p{L}/u.test(text);
const isLetter = (text) => /\p{L}/u.test(text);
const isDigit = (text) => /\p{Nd}/u.test(text);
const isCurrency = (text) => /\p{Sc}/u.test(text);
const isPoint = (text) => text === "." || text === ",";
const isSign = (text) => isCurrency(text) || text === "%";
const listFirst = (read) => read.flatMap((character, at) => character.text.trim() === ""
    ? []
    : [{ ...character, folded: fold(character.text), startsWord: read[at - 1]?.text.trim() === "" }]);
const listSecond = (words) => words.flatMap(({ text, confidence }, word) => [...text].map((character, at) => ({
    text: character,
    folded: fold(character),
    confidence,
    startsWord: word > 0 && at === 0,
})));
const SUBSTITUTION_COST = 1;
const GAP_COST = 1;
function alignReadings(first, second) {
    const width = second.length + 1;
    const costs = new Float64Array((first.length + 1) * width);
    const costAt = (row, column) => costs[row * width + column] ?? 0;
    const pairCost = (row, column) => first[row - 1]?.folded === second[column - 1]?.folded ? 0 : SUBSTITUTION_COST;
    for (let row = 0; row <= first.length; row += 1)
        for (let column = 0; column <= second.length; column += 1) {
            if (row === 0 || column === 0)
                costs[row * width + column] = (row + column) * GAP_COST;
            else
                costs[row * width + column] = Math.min(costAt(row - 1, column - 1) + pairCost(row, column), costAt(row - 1, column) + GAP_COST, costAt(row, column - 1) + GAP_COST);
        }
    const columns = [];
    let [row, column] = [first.length, second.length];
    while (row > 0 || column > 0) {
        const isPair = row > 0 && column > 0 && costAt(row, column) === costAt(row - 1, column - 1) + pairCost(row, column);
        const isFirstOnly = !isPair && row > 0 && costAt(row, column) === costAt(row - 1, column) + GAP_COST;
        columns.push({
            first: isPair || isFirstOnly ? (first[row - 1] ?? null) : null,
            second: isFirstOnly ? null : (second[column - 1] ?? null),
        });
        if (isPair || isFirstOnly)
            row -= 1;
        if (!isFirstOnly)
            column -= 1;
    }
    return columns.reverse();
}
const isSame = ({ first, second }) => first !== null && first.folded === second?.folded;
const MIN_AGREEMENT = 0.5;
const MIN_SECOND_CONFIDENCE = 0.8;
const SURE_CONFIDENCE = 0.95;
const MIN_FIRST_CONFIDENCE = 0.4;
const MIN_CONFIDENCE_BETWEEN_AGREED = 0.95;
const withCaseOf = (text, model) => model === model.toLowerCase() ? text.toLowerCase() : text.length === 1 ? text.toUpperCase() : text;
function chooseCharacter(first, second, neighbours) {
    const isSure = first.confidence >= SURE_CONFIDENCE;
    if (isSign(first.text) !== isSign(second.text))
        return isSign(first.text) !== isLetter(neighbours) ? first.text : second.text;
    if (isCurrency(first.text) && isCurrency(second.text))
        return second.text;
    if (isDigit(first.text) !== isDigit(second.text) && isLetter(neighbours) !== isDigit(neighbours)) {
        const fits = isDigit(neighbours) ? isDigit : isLetter;
        if (fits(first.text) !== fits(second.text))
            return fits(first.text) ? first.text : second.text;
    }
    const isRareLetter = isLetter(second.text) && !/[a-z]/i.test(second.text);
    return (isSure && !isRareLetter) || second.confidence < MIN_SECOND_CONFIDENCE ? first.text : second.text;
}
function chooseText({ first, second }, { neighbours, minConfidenceAlone, isWithinNumber }) {
    if (first !== null && second !== null) {
        if (first.folded !== second.folded)
            return chooseCharacter(first, second, neighbours);
        return isAccented(first.text) && !isAccented(second.text) ? first.text : withCaseOf(second.text, first.text);
    }
    if (first !== null)
        return first.confidence >= minConfidenceAlone ? first.text : "";
    if (second === null || second.confidence < MIN_SECOND_CONFIDENCE)
        return "";
    if (isPoint(second.text))
        return isWithinNumber ? second.text : "";
    return isLetter(second.text) || isSign(second.text) ? second.text : "";
}
function listNeighbours(columns, at) {
    let [from, to] = [at, at + 1];
    while (from > 0 && columns[from]?.first?.startsWord !== true)
        from -= 1;
    while (to < columns.length && columns[to]?.first?.startsWord !== true)
        to += 1;
    return columns
        .slice(from, to)
        .map(({ first }, index) => (from + index === at ? "" : (first?.text ?? "")))
        .join("");
}
const isEnd = (next) => next === undefined || next.first?.startsWord === true;
const LOWER_CASE = /\p{Ll}/u;
function combineColumns(columns) {
    let position = 0;
    let startsWord = false;
    let last = "";
    return columns.flatMap((column, at) => {
        const { first, second } = column;
        position = first?.position ?? position;
        const before = columns[at - 1];
        startsWord ||= first?.startsWord === true;
        startsWord ||= second?.startsWord === true && isSame(column) && before !== undefined && isSame(before);
        startsWord ||= isCurrency(first?.text ?? second?.text ?? "") && LOWER_CASE.test(last) && isEnd(columns[at + 1]);
        startsWord ||= before?.first?.text === "," && first !== null && isLetter(first.text);
        const around = [before, columns[at + 1]];
        const isBetweenAgreed = around.every((one) => one !== undefined && isSame(one));
        const text = chooseText(column, {
            neighbours: listNeighbours(columns, at),
            minConfidenceAlone: isBetweenAgreed ? MIN_CONFIDENCE_BETWEEN_AGREED : MIN_FIRST_CONFIDENCE,
            isWithinNumber: isBetweenAgreed && around.every((one) => isDigit(one?.first?.text ?? "")),
        });
        if (text === "")
            return [];
        if (isDigit(text) && isPoint(last) && second?.startsWord === false)
            startsWord = false;
        last = text;
        const confidence = isSame(column)
            ? Math.max(first?.confidence ?? 0, second?.confidence ?? 0)
            : ((first?.text === text ? first : (second ?? first))?.confidence ?? 0);
        const character = { text, confidence, position, startsWord };
        startsWord = false;
        return [character];
    });
}
function splitWords(characters) {
    const words = [];
    for (const character of characters) {
        const word = words.at(-1);
        if (word === undefined || character.startsWord)
            words.push([character]);
        else
            word.push(character);
    }
    return words;
}
const MAX_SIGN_CHARACTERS = 2;
function readSignAlone(first, second) {
    const [sign, ...others] = second.filter(({ text }) => isSign(text));
    const isAlone = first.length <= MAX_SIGN_CHARACTERS && second.length <= MAX_SIGN_CHARACTERS && others.length === 0;
    return sign === undefined || !isAlone ? null : [{ first: first[0] ?? null, second: sign }];
}
function combineReadings(read, again) {
    const first = listFirst(read);
    const second = listSecond(again);
    const aligned = alignReadings(first, second);
    const agreement = aligned.filter(isSame).length / Math.max(1, first.length, second.length);
    const columns = agreement >= MIN_AGREEMENT
        ? aligned
        : (readSignAlone(first, second) ?? first.map((character) => ({ first: character, second: null })));
    const characters = combineColumns(columns);
    const [start, end] = [characters[0]?.position ?? 0, characters.at(-1)?.position ?? 1];
    const half = characters.length > 1 ? (end - start) / (characters.length - 1) / 2 : 0.5;
    const words = splitWords(characters).map((word) => ({
        text: word.map(({ text }) => text).join(""),
        confidence: word.reduce((sum, { confidence }) => sum + confidence, 0) / word.length,
        from: Math.max(0, (word[0]?.position ?? 0) - half),
        to: Math.min(1, (word.at(-1)?.position ?? 1) + half),
    }));
    return { words, agreement };
}

;// CONCATENATED MODULE: ./build/engine/ocr/grey-raster.js
const greyAt = ({ width, height, grey }, x, y) => grey[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
function toPgm({ width, height, grey }) {
    return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]);
}
function createGreyRaster(width, height, shade) {
    const grey = new Uint8Array(width * height);
    for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1)
            grey[y * width + x] = shade(x, y);
    }
    return { width, height, grey };
}
function interpolateGrey(raster, x, y) {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [right, down] = [x - left, y - top];
    const upper = greyAt(raster, left, top) * (1 - right) + greyAt(raster, left + 1, top) * right;
    const lower = greyAt(raster, left, top + 1) * (1 - right) + greyAt(raster, left + 1, top + 1) * right;
    return Math.round(upper * (1 - down) + lower * down);
}
function resizeRaster(raster, width, height) {
    const [stepX, stepY] = [raster.width / width, raster.height / height];
    const [across, down] = [Math.max(1, Math.round(stepX)), Math.max(1, Math.round(stepY))];
    return createGreyRaster(width, height, (x, y) => {
        let sum = 0;
        for (let row = 0; row < down; row += 1)
            for (let column = 0; column < across; column += 1)
                sum += interpolateGrey(raster, (x + (column + 0.5) / across) * stepX - 0.5, (y + (row + 0.5) / down) * stepY - 0.5);
        return Math.round(sum / (across * down));
    });
}

;// CONCATENATED MODULE: ./build/engine/ocr/rotated-box.js
function pointInBox({ centreX, centreY, angle }, along, down) {
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    return [centreX + along * cosine - down * sine, centreY + along * sine + down * cosine];
}
const containsCentre = (box, { centreX, centreY }) => Math.abs(centreX - box.centreX) <= box.width / 2 && Math.abs(centreY - box.centreY) <= box.height / 2;
const growBox = (box, sideways, upDown) => ({
    ...box,
    width: box.width + 2 * sideways,
    height: box.height + 2 * upDown,
});
const cross = ([ax, ay], [bx, by], [cx, cy]) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
function halfHull(points) {
    const hull = [];
    for (const point of points) {
        for (;;) {
            const [before, last] = [hull.at(-2), hull.at(-1)];
            if (before === undefined || last === undefined || cross(before, last, point) > 0)
                break;
            hull.pop();
        }
        hull.push(point);
    }
    return hull.slice(0, -1);
}
function convexHull(points) {
    const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
    const hull = [...halfHull(sorted), ...halfHull(sorted.toReversed())];
    return hull.length > 0 ? hull : sorted.slice(0, 1);
}
function boundAtAngle(hull, angle) {
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    const along = hull.map(([x, y]) => x * cosine + y * sine);
    const down = hull.map(([x, y]) => y * cosine - x * sine);
    const [left, right, top, bottom] = [Math.min(...along), Math.max(...along), Math.min(...down), Math.max(...down)];
    const [middle, level] = [(left + right) / 2, (top + bottom) / 2];
    return {
        centreX: middle * cosine - level * sine,
        centreY: middle * sine + level * cosine,
        width: right - left + 1,
        height: bottom - top + 1,
        angle,
    };
}
function limitAngle(box) {
    if (box.angle > Math.PI / 4)
        return limitAngle({ ...box, angle: box.angle - Math.PI / 2, width: box.height, height: box.width });
    if (box.angle <= -Math.PI / 4)
        return limitAngle({ ...box, angle: box.angle + Math.PI / 2, width: box.height, height: box.width });
    return box;
}
function smallestBoxAround(points) {
    const hull = convexHull(points);
    const boxes = hull.map((point, at) => {
        const [nextX, nextY] = hull[(at + 1) % hull.length] ?? point;
        return boundAtAngle(hull, Math.atan2(nextY - point[1], nextX - point[0]));
    });
    const smallest = boxes.reduce((best, box) => (box.width * box.height < best.width * best.height ? box : best));
    return limitAngle(smallest);
}

;// CONCATENATED MODULE: ./build/engine/ocr/find-text-lines.js


const DETECTION_SIDE_PX = 960;
const LARGE_TEXT_SIDE_PX = 480;
const SIDE_STEP_PX = 32;
const COLOUR_MEANS = [0.485, 0.456, 0.406];
const COLOUR_DEVIATIONS = [0.229, 0.224, 0.225];
const MIN_TEXT_PROBABILITY = 0.3;
const MIN_LINE_PROBABILITY = 0.6;
const MIN_PRICE_PROBABILITY = 0.4;
const GROWTH_FACTOR = 1.6;
const MIN_LINE_PIXELS = 12;
const MIN_LINE_HEIGHT_PX = 3;
const roundSide = (length) => Math.max(SIDE_STEP_PX, Math.round(length / SIDE_STEP_PX) * SIDE_STEP_PX);
function toColourPlanes({ width, height, grey }) {
    const pixels = width * height;
    const planes = new Float32Array(3 * pixels);
    for (const [colour, mean] of COLOUR_MEANS.entries()) {
        const deviation = COLOUR_DEVIATIONS[colour] ?? 1;
        for (let at = 0; at < pixels; at += 1)
            planes[colour * pixels + at] = ((grey[at] ?? 0) / 255 - mean) / deviation;
    }
    return planes;
}
function findAreas({ width, height, data }) {
    const seen = new Uint8Array(width * height);
    const isText = (at) => seen[at] === 0 && (data[at] ?? 0) > MIN_TEXT_PROBABILITY;
    const areas = [];
    for (let start = 0; start < width * height; start += 1) {
        if (!isText(start))
            continue;
        const area = [];
        const open = [start];
        seen[start] = 1;
        for (let at = open.pop(); at !== undefined; at = open.pop()) {
            const [x, y] = [at % width, Math.floor(at / width)];
            area.push([x, y]);
            for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
                for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
                    const next = row * width + column;
                    if (!isText(next))
                        continue;
                    seen[next] = 1;
                    open.push(next);
                }
        }
        if (area.length >= MIN_LINE_PIXELS)
            areas.push(area);
    }
    return areas;
}
function meanProbability({ width, height, data }, box) {
    let sum = 0;
    let count = 0;
    for (let down = 0.5 - box.height / 2; down < box.height / 2; down += 1)
        for (let along = 0.5 - box.width / 2; along < box.width / 2; along += 1) {
            const [x, y] = pointInBox(box, along, down).map(Math.round);
            if (x < 0 || y < 0 || x >= width || y >= height)
                continue;
            sum += data[y * width + x] ?? 0;
            count += 1;
        }
    return count === 0 ? 0 : sum / count;
}
const MAX_ANGLE_DIFFERENCE = 0.1;
const MAX_HEIGHT_RATIO = 1.4;
const MAX_GAP = 0.3;
const MAX_LEVEL_DIFFERENCE = 0.25;
function isOneLine(left, right) {
    const height = Math.max(left.height, right.height);
    const [x, y] = [right.centreX - left.centreX, right.centreY - left.centreY];
    const [cosine, sine] = [Math.cos(left.angle), Math.sin(left.angle)];
    const gap = x * cosine + y * sine - (left.width + right.width) / 2;
    return (Math.abs(left.angle - right.angle) <= MAX_ANGLE_DIFFERENCE &&
        height <= MAX_HEIGHT_RATIO * Math.min(left.height, right.height) &&
        Math.abs(y * cosine - x * sine) <= MAX_LEVEL_DIFFERENCE * height &&
        gap <= MAX_GAP * height);
}
const cornersOf = (box) => [-0.5, 0.5].flatMap((along) => [-0.5, 0.5].map((down) => pointInBox(box, along * box.width, down * box.height)));
function joinLines(boxes) {
    const lines = [];
    for (const box of boxes.toSorted((one, other) => one.centreX - other.centreX)) {
        const at = lines.findIndex((line) => isOneLine(line, box));
        const line = lines[at];
        if (line === undefined)
            lines.push(box);
        else
            lines[at] = boundAtAngle([...cornersOf(line), ...cornersOf(box)], line.width >= box.width ? line.angle : box.angle);
    }
    return lines;
}
async function findTextLines(picture, detector) {
    const found = await detectAtSize(picture, detector, DETECTION_SIDE_PX);
    const large = await detectAtSize(picture, detector, LARGE_TEXT_SIDE_PX);
    const isMissedIn = (boxes) => (box) => !boxes.some((one) => containsCentre(one, box) || containsCentre(box, one));
    const sure = found.filter(isSure);
    const lines = joinLines([...sure, ...large.filter(isSure).filter(isMissedIn(sure))]).toSorted((one, other) => one.centreY - other.centreY || one.centreX - other.centreX);
    const isUnsure = (box) => !isSure(box);
    const unsure = found.filter(isUnsure);
    return { lines, unsure: [...unsure, ...large.filter(isUnsure).filter(isMissedIn(unsure))] };
}
const isSure = ({ probability }) => probability >= MIN_LINE_PROBABILITY;
async function detectAtSize(picture, detector, side) {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const [width, height] = [roundSide(picture.width * scale), roundSide(picture.height * scale)];
    const { data } = await detector.run(toColourPlanes(resizeRaster(picture, width, height)), [1, 3, height, width]);
    const map = { width, height, data };
    const [scaleX, scaleY] = [picture.width / width, picture.height / height];
    const toPicture = ({ centreX, centreY, ...box }) => ({
        ...box,
        centreX: centreX * scaleX,
        centreY: centreY * scaleY,
        width: box.width * scaleX,
        height: box.height * scaleY,
    });
    return findAreas(map)
        .map(smallestBoxAround)
        .filter((box) => Math.min(box.width, box.height) >= MIN_LINE_HEIGHT_PX)
        .map((box) => ({ box, probability: meanProbability(map, box) }))
        .filter(({ probability }) => probability >= MIN_PRICE_PROBABILITY)
        .map(({ box, probability }) => {
        const growth = (GROWTH_FACTOR * box.width * box.height) / (2 * (box.width + box.height));
        return { ...toPicture(growBox(box, growth, growth)), probability };
    });
}

;// CONCATENATED MODULE: ./build/engine/ocr/fit-box-to-letters.js

const MIN_STROKE_CONTRAST_SHARE = 0.25;
const MIN_STROKE_CONTRAST = 24;
const MAX_ACCENT_GAP_SHARE = 0.25;
const MAX_ACCENT_HEIGHT_SHARE = 0.4;
const MIN_REMAINING_HEIGHT_SHARE = 0.2;
function fitBoxToLetters(word, picture) {
    const box = clampToPicture(word.box, picture);
    const bands = findBands(countStrokeCrossings(box, picture));
    const main = bands.reduce((most, band) => (most === null || band.crossings > most.crossings ? band : most), null);
    if (main === null)
        return word;
    const high = main.to - main.from;
    const { from, to } = bands.reduce((joined, band) => band.to - band.from < MAX_ACCENT_HEIGHT_SHARE * high && isNear(main, band) ? mergeBands(joined, band) : joined, main);
    if (to - from < MIN_REMAINING_HEIGHT_SHARE * box.height)
        return word;
    return { ...word, box: { ...word.box, y: box.y + from, height: to - from } };
}
function clampToPicture({ x, y, width, height }, picture) {
    const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
    return {
        x: left,
        y: top,
        width: Math.min(picture.width, Math.ceil(x + width)) - left,
        height: Math.min(picture.height, Math.ceil(y + height)) - top,
    };
}
function countStrokeCrossings(box, picture) {
    const stroke = Math.max(MIN_STROKE_CONTRAST, MIN_STROKE_CONTRAST_SHARE * contrastRange(box, picture));
    const rows = [];
    for (let y = box.y; y < box.y + box.height; y += 1) {
        let crossings = 0;
        for (let x = box.x + 2; x < box.x + box.width; x += 1)
            if (Math.abs(greyAt(picture, x, y) - greyAt(picture, x - 2, y)) > stroke)
                crossings += 1;
        rows.push(crossings);
    }
    return rows;
}
function contrastRange({ x, y, width, height }, picture) {
    const counts = new Uint32Array(256);
    for (let row = y; row < y + height; row += 1)
        for (let column = x; column < x + width; column += 1) {
            const grey = greyAt(picture, column, row);
            counts[grey] = (counts[grey] ?? 0) + 1;
        }
    const aside = 0.05 * width * height;
    const reach = (shades) => {
        let sum = 0;
        return shades.findIndex((count) => {
            sum += count;
            return sum > aside;
        });
    };
    return Math.max(0, 255 - reach(counts) - reach(counts.toReversed()));
}
function findBands(rows) {
    const bands = [];
    for (const [row, crossings] of rows.entries()) {
        const last = bands.at(-1);
        if (crossings === 0)
            continue;
        if (last?.to === row) {
            last.to = row + 1;
            last.crossings += crossings;
        }
        else
            bands.push({ from: row, to: row + 1, crossings });
    }
    return bands;
}
const isNear = (main, band) => Math.max(main.from - band.to, band.from - main.to) <= MAX_ACCENT_GAP_SHARE * (main.to - main.from);
const mergeBands = (one, other) => ({
    from: Math.min(one.from, other.from),
    to: Math.max(one.to, other.to),
    crossings: one.crossings + other.crossings,
});

;// CONCATENATED MODULE: ./build/engine/ocr/mend-currency.js
const MISREAD_ZLOTY = /^z[tli1](?=[.,;:!?)]*$)|(?<=\d)z[tli1](?=[.,;:!?)]*$)/iu;
const POUND = /£/u;
const DECIMAL_COMMA = /\d,\d\d(?!\d)/u;
const NUMBER_END = /\d$/u;
function mendCurrency(words) {
    return words.map((word, at) => {
        const { text } = word;
        const [before, after] = [words[at - 1]?.text ?? "", words[at + 1]?.text ?? ""];
        if (POUND.test(text) && [before, text, after].some((one) => DECIMAL_COMMA.test(one)))
            return { ...word, text: text.replace(POUND, "€") };
        const isZloty = MISREAD_ZLOTY.test(text) && (NUMBER_END.test(before) || NUMBER_END.test(text.replace(MISREAD_ZLOTY, "")));
        return isZloty ? { ...word, text: text.replace(MISREAD_ZLOTY, "zł") } : word;
    });
}

;// CONCATENATED MODULE: ./build/engine/ocr/recognise-line.js
const RECOGNITION_HEIGHT_PX = 48;
function recognise_line_toColourPlanes({ grey }) {
    const planes = new Float32Array(3 * grey.length);
    for (const [at, shade] of grey.entries())
        planes.fill((shade / 255 - 0.5) / 0.5, at, at + 1);
    planes.copyWithin(grey.length, 0, grey.length).copyWithin(2 * grey.length, 0, grey.length);
    return planes;
}
async function recogniseLine(line, recogniser, characters) {
    const { data, shape } = await recogniser.run(recognise_line_toColourPlanes(line), [1, 3, line.height, line.width]);
    const [, steps = 0, classes = 0] = shape;
    const read = [];
    let last = BLANK;
    for (let step = 0; step < steps; step += 1) {
        const { index, confidence } = findMostLikely(data, step * classes, classes);
        if (index !== BLANK && index !== last)
            read.push({ text: characters[index - 1] ?? "", confidence, position: (step + 0.5) / steps });
        last = index;
    }
    return read;
}
const BLANK = 0;
function findMostLikely(data, from, classes) {
    let index = BLANK;
    for (let at = 1; at < classes; at += 1)
        if ((data[from + at] ?? 0) > (data[from + index] ?? 0))
            index = at;
    return { index, confidence: data[from + index] ?? 0 };
}

;// CONCATENATED MODULE: ./build/engine/ocr/find-ink.js
const widthOf = ({ left, right }) => right - left;
const heightOf = ({ top, bottom }) => bottom - top;
const middleOf = ({ left, right, top, bottom }) => ({
    x: (left + right) / 2,
    y: (top + bottom) / 2,
});
const around = (areas) => ({
    left: Math.min(...areas.map(({ left }) => left)),
    top: Math.min(...areas.map(({ top }) => top)),
    right: Math.max(...areas.map(({ right }) => right)),
    bottom: Math.max(...areas.map(({ bottom }) => bottom)),
});
function findInk({ width, height, grey }, isInk) {
    const labels = new Int32Array(width * height);
    const areas = [];
    const open = [];
    const visit = (at, label) => {
        if (labels[at] !== 0 || !isInk(grey[at] ?? 0))
            return;
        labels[at] = label;
        open.push(at);
    };
    for (let start = 0; start < width * height; start += 1) {
        const label = areas.length + 1;
        visit(start, label);
        const area = { left: width, top: height, right: 0, bottom: 0 };
        let pixels = 0;
        for (let at = open.pop(); at !== undefined; at = open.pop()) {
            const [x, y] = [at % width, Math.floor(at / width)];
            area.left = Math.min(area.left, x);
            area.right = Math.max(area.right, x + 1);
            area.top = Math.min(area.top, y);
            area.bottom = Math.max(area.bottom, y + 1);
            pixels += 1;
            for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
                for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1)
                    visit(row * width + column, label);
        }
        if (pixels > 0)
            areas.push({ area, pixels, label });
    }
    return { areas, labels };
}

;// CONCATENATED MODULE: ./build/engine/ocr/find-price-parts.js

const LARGE = { min: 0.8, max: 1.25, maxFromBaseline: 0.15 };
const SMALL = { min: 0.28, max: 0.8, maxWidth: 1.4 };
const MARK = {
    maxPointHeight: 0.3,
    maxHeight: 0.55,
    minBelowBaseline: 0.05,
    maxWidth: 0.45,
    maxAboveBaseline: 0.45,
    maxBelowBaseline: 0.4,
};
const MIN_RISE_OF_CENTS = 0.15;
const GAP = { digit: 0.7, mark: 0.3, cents: 0.45, sign: 0.65, withinSign: 0.16 };
const MAX_OVERLAP = 0.45;
const MAX_SIGN_GLYPHS = 3;
const TOUCHING_DIGITS = { min: 1.15, max: 2.6 };
const CENTS_SEEN_ALONE = { minFactor: 1.3, maxFactor: 2.8, maxGap: 0.9, maxTopDifference: 0.5 };
const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
const isWithin = (area, { left, right, top, bottom }) => {
    const { x, y } = middleOf(area);
    return x >= left && x <= right && y >= top && y <= bottom;
};
function findLargeDigits(areas, seen) {
    const inSeen = areas.filter((area) => isWithin(area, seen));
    const height = Math.max(0, ...inSeen.map(heightOf));
    if (height === 0)
        return [];
    const { left, top } = around(inSeen.filter((area) => heightOf(area) >= LARGE.min * height));
    const { minFactor, maxFactor, maxGap, maxTopDifference } = CENTS_SEEN_ALONE;
    const larger = areas.filter((area) => heightOf(area) >= minFactor * height &&
        heightOf(area) <= maxFactor * height &&
        area.left < left &&
        left - area.right <= maxGap * height &&
        Math.abs(area.top - top) <= maxTopDifference * height);
    return larger.length > 0 ? larger : inSeen.filter((area) => heightOf(area) >= LARGE.min * height);
}
const isLarge = (area, { height, baseline }) => heightOf(area) >= LARGE.min * height &&
    heightOf(area) <= LARGE.max * height &&
    Math.abs(area.bottom - baseline) <= LARGE.maxFromBaseline * height;
const isMark = (area, { height, baseline }) => (heightOf(area) <= MARK.maxPointHeight * height ||
    (heightOf(area) <= MARK.maxHeight * height && area.bottom >= baseline + MARK.minBelowBaseline * height)) &&
    widthOf(area) <= MARK.maxWidth * height &&
    area.top >= baseline - MARK.maxAboveBaseline * height &&
    Math.abs(area.bottom - baseline) <= MARK.maxBelowBaseline * height;
const isSmall = (area, { height, baseline, top }) => heightOf(area) >= SMALL.min * height &&
    heightOf(area) <= LARGE.max * height &&
    widthOf(area) <= SMALL.maxWidth * height &&
    area.top >= top - SMALL.min * height &&
    area.bottom <= baseline + SMALL.min * height;
const isRaised = (area, size) => isSmall(area, size) &&
    heightOf(area) <= SMALL.max * size.height &&
    area.bottom <= size.baseline - MIN_RISE_OF_CENTS * size.height;
function isTwoDigits([first, second, ...others]) {
    if (first === undefined || others.length > 0)
        return false;
    const shape = widthOf(first) / heightOf(first);
    return second !== undefined || (shape >= TOUCHING_DIGITS.min && shape <= TOUCHING_DIGITS.max);
}
const lowered = (number, { height }) => ({
    ...number,
    bottom: number.bottom + MARK.maxBelowBaseline * height,
});
function walk(areas, edge, { side, maxGap, maxGapWithin, height, others = [] }) {
    const found = [];
    let [at, limit] = [edge, maxGap];
    for (;;) {
        const gapOf = (area) => (side === 1 ? area.left - at : at - area.right);
        const [next] = areas
            .filter((area) => !found.includes(area))
            .filter((area) => gapOf(area) >= -MAX_OVERLAP * height && gapOf(area) <= limit * height)
            .filter((area) => (middleOf(area).x - at) * side > 0)
            .toSorted((one, other) => gapOf(one) - gapOf(other));
        if (next === undefined || others.some((area) => isBetween(middleOf(area).x, [at, middleOf(next).x])))
            return found;
        found.push(next);
        at = side === 1 ? Math.max(at, next.right) : Math.min(at, next.left);
        limit = maxGapWithin;
    }
}
const isBetween = (x, ends) => x > Math.min(...ends) && x < Math.max(...ends);
function measureDigits(areas, seen) {
    const seed = findLargeDigits(areas, seen);
    const size = {
        height: Math.max(0, ...seed.map(heightOf)),
        baseline: median(seed.map(({ bottom }) => bottom)),
        top: median(seed.map(({ top }) => top)),
    };
    const large = areas.filter((area) => isLarge(area, size));
    const first = seed.find((area) => large.includes(area));
    if (first === undefined)
        return null;
    const others = areas.filter((area) => !large.includes(area) && isSmall(area, size));
    const limits = { maxGap: GAP.digit, maxGapWithin: GAP.digit, height: size.height, others };
    return {
        size,
        digits: [
            first,
            ...walk(large, first.right, { ...limits, side: 1 }),
            ...walk(large, first.left, { ...limits, side: -1 }),
        ],
    };
}
const toPart = (kind, glyphs) => glyphs.length === 0 ? [] : [{ kind, area: around(glyphs), glyphs }];
function findPriceParts(areas, seen) {
    const measured = measureDigits(areas, seen);
    if (measured === null)
        return [];
    const { size, digits } = measured;
    const { height } = size;
    const number = around(digits);
    const others = areas.filter((area) => !digits.includes(area));
    const marks = others.filter((area) => isMark(area, size));
    const mark = walk(marks, number.right, { side: 1, maxGap: GAP.mark, maxGapWithin: GAP.mark, height }).slice(0, 1);
    const raised = walk(others.filter((area) => !mark.includes(area) && isRaised(area, size)), around([...digits, ...mark]).right, { side: 1, maxGap: GAP.cents, maxGapWithin: GAP.withinSign, height });
    const cents = isTwoDigits(raised) ? raised : [];
    const points = marks.filter((area) => !mark.includes(area) && isWithin(area, lowered(number, size)));
    const small = others.filter((area) => !mark.includes(area) && !cents.includes(area) && isSmall(area, size));
    const sign = { maxGap: GAP.sign, maxGapWithin: GAP.withinSign, height };
    const before = walk(small, number.left, { ...sign, side: -1 });
    const after = walk(small, around([...digits, ...mark, ...cents]).right, { ...sign, side: 1 });
    return [
        ...toPart("sign", before.length === 1 ? before : []),
        ...toPart("number", [...digits, ...points]),
        ...toPart("mark", mark),
        ...toPart("cents", cents),
        ...toPart("sign", after.length <= MAX_SIGN_GLYPHS ? after : []),
    ];
}

;// CONCATENATED MODULE: ./build/engine/ocr/straighten-line.js


const MAX_LINE_WIDTH_PX = 2400;
const MIN_LINE_WIDTH_PX = 16;
function straightenLine(picture, box, height) {
    const wanted = Math.round((box.width * height) / box.height);
    const width = Math.min(MAX_LINE_WIDTH_PX, Math.max(MIN_LINE_WIDTH_PX, wanted));
    const [stepX, stepY] = [box.width / width, box.height / height];
    const samples = Math.max(1, Math.round(stepY));
    return createGreyRaster(width, height, (x, y) => {
        let sum = 0;
        for (let row = 0; row < samples; row += 1)
            for (let column = 0; column < samples; column += 1) {
                const along = (x + (column + 0.5) / samples) * stepX - box.width / 2;
                const down = (y + (row + 0.5) / samples) * stepY - box.height / 2;
                const [pointX, pointY] = pointInBox(box, along, down);
                sum += interpolateGrey(picture, pointX - 0.5, pointY - 0.5);
            }
        return Math.round(sum / samples ** 2);
    });
}
const EXTREMES_SHARE = 0.03;
function toDarkOnWhite(line) {
    const sorted = line.grey.toSorted();
    const shadeAt = (share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
    const [dark, middle, light] = [shadeAt(EXTREMES_SHARE), shadeAt(0.5), shadeAt(1 - EXTREMES_SHARE)];
    const isLightOnDark = light - middle > middle - dark;
    const [from, to] = isLightOnDark ? [light, middle] : [dark, middle];
    const range = to === from ? 1 : to - from;
    return {
        ...line,
        grey: line.grey.map((grey) => Math.round(255 * Math.min(1, Math.max(0, (grey - from) / range)))),
    };
}

;// CONCATENATED MODULE: ./build/engine/ocr/set-price.js





const LINE_PX = 64;
const STRIP_MARGIN = { sideways: 4, upDown: 1.5 };
const MIN_CONTRAST = 40;
const MIN_INK_PIXELS = 6;
const EDGE_PX = 2;
const set_price_EXTREMES_SHARE = 0.05;
const DIGIT_PX = 44;
const MARGIN_PX = 14;
const GAP_PX = { sign: 14, number: 5 };
const NUMBER_MARGIN = 0.2;
function cutStrip(picture, line) {
    const box = growBox(line, STRIP_MARGIN.sideways * line.height, STRIP_MARGIN.upDown * line.height);
    const raster = straightenLine(picture, box, Math.round(LINE_PX * (1 + 2 * STRIP_MARGIN.upDown)));
    const scale = raster.width / box.width;
    const [sideways, upDown] = [STRIP_MARGIN.sideways, STRIP_MARGIN.upDown].map((margin) => margin * line.height * scale);
    const [left, top] = [Math.round(sideways ?? 0), Math.round(upDown ?? 0)];
    const seen = { left, top, right: raster.width - left, bottom: raster.height - top };
    const shades = findShades(raster, seen);
    return shades === null ? null : { raster, box, seen, ...shades };
}
function findShades(raster, seen) {
    const shades = listShades(raster, seen).sort();
    const ground = listShades(raster, seen, true).sort();
    const [dark, light] = [shareOf(shades, set_price_EXTREMES_SHARE), shareOf(shades, 1 - set_price_EXTREMES_SHARE)];
    const edge = shareOf(ground, 0.5);
    const ink = Math.abs(dark - edge) > Math.abs(light - edge) ? dark : light;
    return Math.abs(ink - edge) < MIN_CONTRAST ? null : { ink, ground: edge };
}
const shareOf = (sorted, share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
function listShades({ width, grey }, { left, top, right, bottom }, edgesOnly = false) {
    const shades = [];
    for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1)
            if (!edgesOnly || x === left || x === right - 1 || y === top || y === bottom - 1)
                shades.push(grey[y * width + x] ?? 0);
    return Uint8Array.from(shades);
}
function findPrice({ raster, seen, ink, ground }) {
    const { width, height } = raster;
    const maxDifference = Math.abs(ink - ground) / 2;
    const { areas, labels } = findInk(raster, (shade) => Math.abs(shade - ink) < maxDifference);
    const labelOf = new Map(areas
        .filter(({ area }) => area.left > 0 && area.top > 0 && area.right < width && area.bottom < height)
        .filter(({ pixels }) => pixels >= MIN_INK_PIXELS)
        .map(({ area, label }) => [area, label]));
    const parts = findPriceParts([...labelOf.keys()], seen);
    const labelsOf = new Map(parts.map((part) => [part, new Set(part.glyphs.flatMap((area) => labelOf.get(area) ?? []))]));
    return {
        parts,
        isNear: (part, x, y) => {
            const own = labelsOf.get(part);
            for (let row = Math.max(0, y - EDGE_PX); row <= Math.min(height - 1, y + EDGE_PX); row += 1)
                for (let column = Math.max(0, x - EDGE_PX); column <= Math.min(width - 1, x + EDGE_PX); column += 1)
                    if (own?.has(labels[row * width + column] ?? 0))
                        return true;
            return false;
        },
    };
}
function setParts(parts) {
    const number = parts.find(({ kind }) => kind === "number");
    if (number === undefined)
        return [];
    const [digits] = number.glyphs;
    if (digits === undefined)
        return [];
    const set = [];
    for (const [at, part] of parts.entries()) {
        const { kind, area } = part;
        const before = parts[at - 1]?.kind;
        const gap = before === undefined ? 0 : kind === "sign" || before === "sign" ? GAP_PX.sign : GAP_PX.number;
        const isOfNumber = kind === "mark" || kind === "number";
        const scale = DIGIT_PX / heightOf(isOfNumber ? digits : area);
        const from = (set.at(-1)?.to ?? MARGIN_PX) + gap;
        const top = MARGIN_PX + (isOfNumber ? (area.top - digits.top) * scale : 0);
        set.push({ part, from, to: from + widthOf(area) * scale, top, scale });
    }
    return set;
}
function drawParts({ raster, ink, ground }, { isNear }, set) {
    const width = Math.ceil((set.at(-1)?.to ?? 0) + MARGIN_PX);
    return createGreyRaster(width, DIGIT_PX + 2 * MARGIN_PX, (column, row) => {
        let shade = 1;
        for (const { part, from, to, top, scale } of set) {
            if (column < from - EDGE_PX || column >= to + EDGE_PX)
                continue;
            const [x, y] = [part.area.left + (column - from) / scale, part.area.top + (row - top) / scale];
            if (!isNear(part, Math.round(x), Math.round(y)))
                continue;
            shade = Math.min(shade, (interpolateGrey(raster, x, y) - ink) / (ground - ink));
        }
        return Math.round(255 * Math.max(0, shade));
    });
}
function countDigits(parts) {
    const heights = parts.find(({ kind }) => kind === "number")?.glyphs.map(heightOf) ?? [];
    return heights.filter((height) => height >= Math.max(...heights) / 2).length;
}
function toPicture({ raster, box }, area) {
    const [scaleX, scaleY] = [box.width / raster.width, box.height / raster.height];
    const { x, y } = middleOf(area);
    const [centreX, centreY] = pointInBox(box, (x - raster.width / 2) * scaleX, (y - raster.height / 2) * scaleY);
    return { centreX, centreY, width: widthOf(area) * scaleX, height: heightOf(area) * scaleY, angle: box.angle };
}
function setPrice(picture, seen) {
    const strip = cutStrip(picture, seen);
    if (strip === null)
        return null;
    const price = findPrice(strip);
    const { parts } = price;
    const number = parts.find(({ kind }) => kind === "number")?.area;
    if (number !== undefined && number.bottom > strip.seen.bottom + heightOf(number) / 4) {
        const digits = toPicture(strip, number);
        const margin = NUMBER_MARGIN * digits.height;
        return digits.height > seen.height ? setPrice(picture, growBox(digits, margin, margin)) : null;
    }
    const hasCents = parts.some(({ kind }) => kind === "cents");
    const hasSign = parts.some(({ kind }) => kind === "sign");
    const isSeenWhole = parts.every(({ glyphs }) => glyphs.every((area) => isWithin(area, strip.seen)));
    if (!hasCents && !hasSign && isSeenWhole)
        return null;
    const set = setParts(parts);
    const line = drawParts(strip, price, set);
    const all = around(parts.map(({ area }) => area));
    return {
        line,
        region: toPicture(strip, all),
        hasSign,
        digitsBeforeCents: hasCents ? countDigits(parts) : null,
        toRegion: (share) => {
            const at = share * line.width;
            const placed = set.find(({ to }) => at <= to) ?? set.at(-1);
            if (placed === undefined)
                return share;
            const { part, from, to, scale } = placed;
            return (part.area.left + Math.min(to - from, Math.max(0, at - from)) / scale - all.left) / widthOf(all);
        },
    };
}

;// CONCATENATED MODULE: ./build/engine/ocr/read-price.js






const AMOUNT = /(?:[€£$]\s?)?\d(?:[\d.,'’]*[\d-])?(?:\s?(?:[€£$]|zł|kr))?|^(?:[€£$]|zł|kr)$/iu;
const CURRENCY = /[€£$]|zł|kr/iu;
const CURRENCY_LETTERS = /(?:zł|kr)$/iu;
const DECIMALS = /(\d)[.,'’]?(\d\d)(?!\d)(?!.*\d)/u;
const CENTS_DIGITS = 2;
const MIN_CONFIDENCE = 0.5;
const angles = ({ angle }) => (angle === 0 ? [0] : [0, angle]);
function markDecimals(words) {
    const joined = [];
    for (const word of words) {
        const last = joined.at(-1);
        if (last === undefined || !/\d[.,]?$/u.test(last.text) || !/^[.,]?\d/u.test(word.text))
            joined.push(word);
        else
            joined[joined.length - 1] = { ...last, text: last.text + word.text, to: word.to };
    }
    const mark = words.some(({ text }) => /[£$]/u.test(text)) ? "." : ",";
    return joined.map((word) => ({ ...word, text: word.text.replace(DECIMALS, `$1${mark}$2`) }));
}
const keepPrice = (words) => mendCurrency(words).flatMap((word) => {
    const amount = AMOUNT.exec(word.text)?.[0];
    return amount === undefined || word.confidence < MIN_CONFIDENCE ? [] : [{ ...word, text: amount }];
});
const END_MARGIN = 0.2;
function place({ region, toRegion }, words) {
    const margin = END_MARGIN * region.height;
    const start = toRegion(words[0]?.from ?? 0) * region.width - margin;
    const end = toRegion(words.at(-1)?.to ?? 1) * region.width + margin;
    const [centreX, centreY] = pointInBox(region, (start + end) / 2 - region.width / 2, 0);
    const placed = words.map(({ text, confidence, from, to }) => {
        const [left, right] = [toRegion(from) * region.width, toRegion(to) * region.width];
        const [x, y] = pointInBox(region, (left + right) / 2 - region.width / 2, 0);
        const { height } = region;
        return { text, confidence, box: { x: x - (right - left) / 2, y: y - height / 2, width: right - left, height } };
    });
    return { region: { ...region, centreX, centreY, width: end - start }, words: placed };
}
const textOf = (words) => words.map(({ text }) => text).join("");
const read_price_countDigits = (words) => words.reduce((count, { text }) => count + text.replace(/\P{Nd}/gu, "").length, 0);
async function readPrice(picture, seen, { minDigits, readers }) {
    for (const angle of angles(seen)) {
        const set = setPrice(picture, { ...seen, angle });
        if (set === null)
            continue;
        const { width, height } = set.line;
        const first = await readers.readFirst(resizeRaster(set.line, Math.round((width * RECOGNITION_HEIGHT_PX) / height), RECOGNITION_HEIGHT_PX));
        const words = keepPrice(combineReadings(first, readers.readAgain(set.line)).words);
        const maxLost = CURRENCY_LETTERS.test(textOf(words)) ? 1 : 0;
        if (read_price_countDigits(words) < minDigits - maxLost)
            continue;
        const hasCents = set.digitsBeforeCents !== null && read_price_countDigits(words) >= set.digitsBeforeCents + CENTS_DIGITS;
        if (set.digitsBeforeCents !== null && set.hasSign && !hasCents)
            continue;
        const marked = hasCents ? markDecimals(words) : words;
        if (hasCents || marked.some(({ text }) => CURRENCY.test(text)))
            return place(set, marked);
    }
    return null;
}
const MAX_PRICE_LINE_CHARACTERS = 16;
const meanConfidence = (words) => words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
const lengthOf = ({ words }) => textOf(words).length;
const MIN_CANDIDATE_CONFIDENCE = 0.8;
const MAX_CANDIDATES = 30;
async function readCandidate(picture, box, { lines, readers }) {
    const price = await readPrice(picture, box, { minDigits: 1, readers });
    if (price === null || meanConfidence(price.words) < MIN_CANDIDATE_CONFIDENCE)
        return null;
    const covered = lines.flatMap(({ words }) => words).filter((word) => isCovered(word, price));
    const isCurrencyRead = price.words.some(({ text }) => CURRENCY.test(text));
    return isCurrencyRead && covered.every(({ text }) => AMOUNT.test(text)) ? price : null;
}
async function readPrices(picture, { lines, candidates }, readers) {
    const prices = [];
    for (const { box, words, isPercentage } of lines) {
        const minDigits = read_price_countDigits(words);
        const characters = words.map(({ text }) => text).join(" ").length;
        if (isPercentage || minDigits === 0 || characters > MAX_PRICE_LINE_CHARACTERS)
            continue;
        const price = await readPrice(picture, box, { minDigits, readers });
        if (price !== null && !textOf(words).includes(textOf(price.words)))
            prices.push(price);
    }
    for (const box of candidates.slice(0, MAX_CANDIDATES)) {
        const price = await readCandidate(picture, box, { lines, readers });
        if (price !== null)
            prices.push(price);
    }
    const kept = [];
    for (const price of prices.toSorted((one, other) => lengthOf(other) - lengthOf(one)))
        if (!kept.some(({ region }) => containsCentre(region, price.region)))
            kept.push(price);
    return kept;
}
const centreOf = ({ x, y, width, height }) => ({
    centreX: x + width / 2,
    centreY: y + height / 2,
    width,
    height,
    angle: 0,
});
const isCovered = ({ box }, { region }) => containsCentre(region, centreOf(box));
function replaceByPrices(lines, prices) {
    const placed = new Set();
    const place = (price) => {
        if (price === undefined || placed.has(price))
            return [];
        placed.add(price);
        return price.words;
    };
    const hasParts = (price) => lines.some(({ words }) => words.some((word) => isCovered(word, price)));
    const alone = prices.filter((price) => !hasParts(price));
    const words = lines.flatMap((line) => [
        ...alone.filter(({ region }) => region.centreY < line.box.centreY).flatMap(place),
        ...line.words.flatMap((word) => {
            const price = prices.find((one) => isCovered(word, one));
            return price === undefined ? [word] : place(price);
        }),
    ]);
    return [...words, ...alone.flatMap(place)];
}

;// CONCATENATED MODULE: ./build/engine/ocr/read-picture.js









const MAX_LINES = 150;
const SECOND_HEIGHT_PX = 64;
const SECOND_MARGIN = { sideways: 0.2, upDown: 0.075 };
const FRAME_STROKES = /^[|_~=«»°•*\\[\]{}<>‘’“”"'—–]+|[|_~=«»°•*\\[\]{}<>‘“”"—–]+$/gu;
const WORD = /[\p{L}\p{N}]|^[%€£$&+][.,;:!?)*]*$/u;
const MIN_WORD_CONFIDENCE = 0.5;
const keepWords = (words) => words
    .map((word) => ({ ...word, text: word.text.replace(FRAME_STROKES, "") }))
    .filter(({ text, confidence }) => WORD.test(text) && confidence >= MIN_WORD_CONFIDENCE);
const MAX_INK_SHADE = 128;
function trimBlankColumns(box, line) {
    const isBlank = (x) => {
        for (let y = Math.floor(box.y); y < box.y + box.height; y += 1)
            if (greyAt(line, x, y) < MAX_INK_SHADE)
                return false;
        return true;
    };
    let [left, right] = [Math.floor(box.x), Math.ceil(box.x + box.width)];
    while (left < right - 1 && isBlank(left))
        left += 1;
    while (right > left + 1 && isBlank(right - 1))
        right -= 1;
    return { ...box, x: left, width: right - left };
}
const hasLetters = ({ text }) => /[\p{L}\p{N}]/u.test(text);
function findWordBoxes(words, line) {
    const ink = toDarkOnWhite(line);
    const fitted = words.map(({ text, confidence, from, to }) => {
        const inLine = { x: from * line.width, y: 0, width: (to - from) * line.width, height: line.height };
        return trimBlankColumns(fitBoxToLetters({ text, confidence, box: inLine }, line).box, ink);
    });
    return fitted.map((box, at) => {
        const isSign = words[at] !== undefined && !hasLetters(words[at]);
        const beside = isSign ? [at - 1, at + 1].find((index) => words[index] && hasLetters(words[index])) : undefined;
        const { y, height } = (beside === undefined ? undefined : fitted[beside]) ?? box;
        return { ...box, y, height };
    });
}
function placeWords(picture, box, words) {
    const line = straightenLine(picture, box, SECOND_HEIGHT_PX);
    const [scaleX, scaleY] = [box.width / line.width, box.height / line.height];
    const boxes = findWordBoxes(words, line);
    return words.flatMap(({ text, confidence }, at) => {
        const inLine = boxes[at];
        if (inLine === undefined)
            return [];
        const { x, y, width, height } = inLine;
        const [centreX, centreY] = pointInBox(box, (x + width / 2 - line.width / 2) * scaleX, (y + height / 2 - line.height / 2) * scaleY);
        const [wide, high] = [width * scaleX, height * scaleY];
        return [{ text, confidence, box: { x: centreX - wide / 2, y: centreY - high / 2, width: wide, height: high } }];
    });
}
const MIN_LINE_CONFIDENCE = 0.6;
const MIN_SURE_LINE_CONFIDENCE = 0.9;
const MIN_SURE_LINE_AGREEMENT = 0.95;
const MIN_DOUBTFUL_LINES = 2;
const MIN_DOUBTFUL_SHARE = 0.5;
const read_picture_MAX_SIGN_CHARACTERS = 2;
const read_picture_meanConfidence = (characters) => {
    const read = characters.filter(({ text }) => text.trim() !== "");
    return read.length === 0 ? 0 : read.reduce((sum, { confidence }) => sum + confidence, 0) / read.length;
};
async function readLines(picture, { detector, recogniser, characters: alphabet }) {
    const found = await findTextLines(picture, detector);
    const lines = [];
    for (const box of found.lines.slice(0, MAX_LINES)) {
        const line = straightenLine(picture, box, RECOGNITION_HEIGHT_PX);
        const characters = await recogniseLine(line, recogniser, alphabet);
        lines.push({ box, characters, confidence: read_picture_meanConfidence(characters) });
    }
    return { lines, unsure: found.unsure };
}
async function readPicture(picture, reader, chooseSecondReader) {
    const { lines, unsure } = await readLines(picture, reader);
    const likely = lines.filter(({ confidence, characters }) => confidence >= MIN_LINE_CONFIDENCE || (characters.length > 0 && characters.length <= read_picture_MAX_SIGN_CHARACTERS));
    const text = lines
        .filter(({ confidence }) => confidence >= MIN_LINE_CONFIDENCE)
        .map(({ characters }) => characters.map((character) => character.text).join(""))
        .join("\n");
    const readAgain = chooseSecondReader(text) ?? (() => []);
    const read = likely.map(({ box, characters, confidence }) => {
        const margin = growBox(box, SECOND_MARGIN.sideways * box.height, SECOND_MARGIN.upDown * box.height);
        const again = readAgain(toDarkOnWhite(straightenLine(picture, margin, SECOND_HEIGHT_PX)));
        const { words, agreement } = combineReadings(characters, again);
        const isDoubtful = confidence < MIN_SURE_LINE_CONFIDENCE && agreement < MIN_SURE_LINE_AGREEMENT;
        const isPercentage = characters.some((character) => character.text === "%");
        return { box, words: placeWords(picture, box, keepWords(mendCurrency(words))), isDoubtful, isPercentage };
    });
    const unlikely = lines.length - likely.length;
    const doubtful = unlikely + read.filter(({ isDoubtful }) => isDoubtful).length;
    const isOtherScript = doubtful >= MIN_DOUBTFUL_LINES && doubtful >= MIN_DOUBTFUL_SHARE * lines.length;
    const kept = isOtherScript ? read.filter(({ isDoubtful }) => !isDoubtful) : read;
    const readFirst = (line) => recogniseLine(line, reader.recogniser, reader.characters);
    const withWords = new Set(read.filter(({ words }) => words.length > 0).map(({ box }) => box));
    const candidates = [...lines.map(({ box }) => box).filter((box) => !withWords.has(box)), ...unsure];
    const prices = await readPrices(picture, { lines: kept, candidates }, { readFirst, readAgain });
    return {
        words: replaceByPrices(kept, prices),
        lines: lines.length,
        unreadLines: isOtherScript ? doubtful : 0,
    };
}

;// CONCATENATED MODULE: ./build/engine/ocr/tesseract.js




const SINGLE_LINE_MODE = "7";
const LSTM_ONLY = 1;
async function openTesseract(assets) {
    const silent = () => { };
    const createCore = (0,external_node_module_namespaceObject.createRequire)(assets.tesseract)(assets.tesseract);
    const wasmBinary = decompress(assets.tesseractWasm, (0,external_node_fs_namespaceObject.readFileSync)(assets.tesseractWasm));
    const core = await createCore({ wasmBinary, print: silent, printErr: silent, TesseractProgress: silent });
    const readers = new Map();
    return (language) => {
        const model = assets.languages[language];
        if (model === undefined)
            return null;
        const reader = readers.get(language) ?? openLanguage(core, language, model);
        readers.set(language, reader);
        return reader;
    };
}
function openLanguage(core, language, model) {
    core.FS.writeFile(`/${language}.traineddata`, decompress(model, (0,external_node_fs_namespaceObject.readFileSync)(model)));
    const api = new core.TessBaseAPI();
    if (api.Init("/", language, LSTM_ONLY) !== 0)
        throw new Error(`Tesseract rejected ${model}`);
    api.SetVariable("user_defined_dpi", "150");
    api.SetVariable("tessedit_pageseg_mode", SINGLE_LINE_MODE);
    return (line) => {
        core.FS.writeFile("/input", toPgm(line));
        const [upright, angle] = [1, 0];
        if (api.SetImageFile(upright, angle) === 1)
            return [];
        api.Recognize(null);
        const words = parseTsvWords(api.GetTSVText(0));
        api.Clear();
        return words;
    };
}
const parseTsvWords = (tsv) => tsv.split("\n").flatMap((row) => {
    const [level, , , , , , , , , , confidence, ...rest] = row.split("\t");
    const text = rest.join(" ").trim();
    if (level !== "5" || text === "")
        return [];
    return [{ text, confidence: Math.min(1, Math.max(0, Number(confidence) / 100)) }];
});

;// CONCATENATED MODULE: ./build/engine/ocr/worker.js








const worker_parent = external_node_worker_threads_namespaceObject.parentPort;
if (worker_parent === null)
    throw new Error("worker.ts runs as a worker thread only");
const assets = external_node_worker_threads_namespaceObject.workerData;
const readAsset = (path) => decompress(path, (0,external_node_fs_namespaceObject.readFileSync)(path));
async function openLineReader() {
    setUpOnnxRuntime(readAsset(assets.onnxRuntime));
    const detector = await openOnnxModel(readAsset(assets.detector));
    const recogniser = await openOnnxModel(readAsset(assets.recogniser));
    const characters = (0,external_node_fs_namespaceObject.readFileSync)(assets.characters, "utf8").replace(/\n$/, "").split("\n");
    return { detector, recogniser, characters: [...characters, " "] };
}
const readersReady = Promise.all([openLineReader(), openTesseract(assets)]);
worker_parent.on("message", async (picture) => {
    const [lineReader, openLanguage] = await readersReady;
    let missingPackage = null;
    const reading = await readPicture(picture, lineReader, (text) => {
        const language = guessLanguage(text);
        const readAgain = openLanguage(language);
        missingPackage = readAgain === null ? languagePackage(language) : null;
        return readAgain ?? openLanguage("eng");
    });
    worker_parent.postMessage({ ...reading, missingPackage });
});

