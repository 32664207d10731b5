import { typedWords } from '../../tokenise.ts';
import type { Rewording } from './place-rewordings.ts';

const snowyPeaks =
  '(?:(?:snowy|snow[- ]?capped|snow[- ]?covered|snow[- ]?topped|snow[- ]?peaked)\\s+(mountains?|peaks|alps|hills|volcano|summits?)|(montagnes?|sommets?|cimes|pics|alpes|volcan)\\s+enneig[ée]e?s?|snow\\s+on\\s+the\\s+(mountains|peaks)|neiges\\s+[ée]ternelles)';
/** Where it plays nothing lies under snow. */
const isMild =
  /^(?!.*(?<!\p{L})(?:hivers?|hivernale?|winter|skis?|skieu\p{L}+|skiing|skier|gel[ée]e?|frozen|sous la neige|dans la neige|in the snow|neige qui tombe|snowfall|chalets?|no[ëe]l|christmas)(?!\p{L})).*(?<!\p{L})(?:au loin|au fond|derri[èe]re|arri[èe]re[- ]plan|fond|horizon|background|distance|distant|behind|beyond|printemps|printani[èe]re?|spring|[ée]t[ée]|summer|automne|autumn|fleurs?|flowers?|wildflowers?|blossoms?|vall[ée]es?|valley|prairies?|meadows?|alpages?|champs?|fields?|lacs?|lakes?|rivi[èe]res?|rivers?|reflets?|reflet[ée]e?s?|reflections?|reflected|vaches?|cows?)(?!\p{L})/isu;

const wood =
  'walnut|oak|mahogany|teak|birch|pine|maple|ash|beech|cherry\\s?wood|rosewood|ebony|bamboo';
const furniture =
  'sideboards?|desks?|tables?|chairs?|armchairs?|cabinets?|shelf|shelves|bookcases?|bookshel(?:f|ves)|dressers?|beds?|bed\\s?frames?|floors?|counters?|worktops?|countertops?|benches|bench|stools?|wardrobes?|nightstands?|furniture|boards?|planks?|doors?|frames?|barrels?|chests?';

const sweetNames =
  'lemon|orange|strawberry|vanilla|chocolate|pistachio|mint|coffee|caramel|raspberry|mango|coconut';
const scoops = '(?:scoops?|balls?)\\s+of\\s+ice[- ]?cream';

/** Furniture of a room with a view, where no place is named. */
const isFurnished =
  /^(?=.*(?<!\p{L})(?:vue\s+(?:sur|face\s+[àa])|view\s+(?:of|on|over|to)|overlooking|donnant\s+sur)(?!\p{L}))(?!.*(?<!\p{L})(?:terrasses?|terrace|balcon|balcony|jardin|garden|plage|beach|falaise|cliff|rooftop|toit|deck|patio|pont|piscine|pool|chambre|bedroom|salon|cuisine|kitchen|room|office|caf[ée]|restaurant|v[ée]randa|loft|appartement|apartment|h[ôo]tel|hotel|train|bench|banc|transat|hamac|hammock)(?!\p{L})).*(?<!\p{L})(?:bureau|desk|canap[ée]|sofa|couch|fauteuil|armchair|baignoire|bathtub|lit|bed|biblioth[èe]que|bookshelf|chemin[ée]e|fireplace)(?!\p{L})/isu;

const isNoCard =
  /^(?!.*(?<!\p{L})(?:cartes?|cards?|affiches?|posters?|flyers?|invitations?|banni[èe]res?|banners?|["«“])(?!\p{L}))/isu;
const parentsDay =
  "(?:f[êe]te\\s+des\\s+(?:m[èe]res|p[èe]res|grands?[- ]m[èe]res|mamans|papas)|(?:mothers?|fathers?|mother['’]s|father['’]s|mothers['’]|fathers['’])\\s+day)";

/** Of the three scoops that it is drawn with, and where mountains are white. */
const shownWords =
  /^(?:two|three|deux|trois|2|3|vanilla|chocolate|strawberry|vanille|chocolat|fraise|capped|covered|topped|enneig\p{L}*|[ée]ternelles|haired|noyer|acajou|teck|bouleau|h[êe]tre|merisier|palissandre|[ée]b[èe]ne|pin|sapin|ch[êe]ne|walnut|oak|mahogany|teak|birch|pine|maple|beech|attic|loft|mansard[ée]e|glass|glasses|verres?|tall|iced|cold|chilled|wild|fresh|oranger|blossoms?|fleuri|texture|lab|coat|face)$/iu;

const bowls = 'bowls?|cups?|glass|plates?|trays?';

/** Drinks that have their own glass. */
const drinksOfOwn =
  'mojitos?|cocktails?|lemonade|limonade|citronnade|orange\\s+juice|beer|bi[èe]re|milk\\s?shakes?|smoothies?|iced\\s+tea|iced\\s+coffee|margaritas?|spritz|champagne|whisky|whiskey';
const flowersSaid =
  'roses|peonies|tulips|sunflowers|daisies|poppies|lilies|hydrangeas|lavender|wildflowers|orchids|flowers';
const inLaboratory =
  /(?<!\p{L})(?:scientifi(?:que|c)s?|scientists?|chemists?|chimistes?|researchers?|chercheu(?:r|se)s?|biolog\p{L}+|laborantine?s?)(?!\p{L})/iu;
const inPractice =
  /(?<!\p{L})(?:doctors?|docteure?s?|m[ée]decins?|v[ée]t[ée]rinaires?|veterinarians?|vets?|pharmaci\p{L}+|dentiste?s?)(?!\p{L})/iu;

/** Peaks that are white all year. */
const peaksInSeason: Rewording = {
  from: new RegExp(`(?<!\\p{L})${snowyPeaks}(?!\\p{L})`, 'giu'),
  to: (said) => (/alp/iu.test(said) ? 'alpes' : /volcan/iu.test(said) ? 'volcan' : 'montagnes'),
  where: isMild,
};

/** Words that belong together, each of which alone would be something or somewhere else. */
export const senseRewordings: readonly Rewording[] = [
  // Of the lens, and no land.
  {
    from: /(?<!\p{L})(?:(?:avec\s+(?:une?\s+)?|with\s+(?:an?\s+)?)?(?:shallow|narrow|soft|blurred|low)\s+)?depth\s+of\s+field(?!\p{L})|(?<!\p{L})(?:(?:faible|petite|courte)\s+)?profondeur\s+de\s+champ(?:\s+(?:faible|r[ée]duite|courte))?(?!\p{L})/giu,
    to: '',
  },
  peaksInSeason,
  // A river is where it winds through.
  {
    from: /(?<!\p{L})(rivi[èe]re|fleuve|ruisseau)\s+(?:qui\s+)?(?:serpent(?:e|ant)|coule|coulant|traverse|traversant)(?:\s+(?:dans|[àa]\s+travers|au\s+milieu\s+d[e’']))?\s+(?:une?|la|le|les|des)?\s*(?:vall[ée]es?|collines|prairies?|campagne|plaine)(?!\p{L})/giu,
    to: '$1',
  },
  {
    from: /(?<!\p{L})(river|stream|creek)\s+(?:winding|flowing|running|meandering|snaking|that\s+winds|that\s+flows)\s+(?:through|in|across|down)\s+(?:an?|the)?\s*(?:(?:green|lush|wide|deep)\s+)?(?:valley|hills|meadows?|countryside|plain)(?!\p{L})/giu,
    to: '$1',
  },
  // What furniture is made of, and no nut or tree.
  {
    from: new RegExp(
      `(?<!\\p{L})(?:${wood})\\s+(?=(?:\\p{L}+\\s+)?(?:${furniture})(?!\\p{L}))`,
      'giu',
    ),
    to: 'wooden ',
  },
  {
    from: /(?<=\p{L}{3,}\s)en\s+(?:noyer|acajou|teck|bouleau|h[êe]tre|merisier|palissandre|[ée]b[èe]ne|pin|sapin|ch[êe]ne)(?:\s+(?:massif|clair|fonc[ée]|brut))?(?!\p{L})/giu,
    to: 'en bois',
  },
  // A window of the room shows it.
  { from: /$/u, to: ', dans la pièce', where: isFurnished },
  // The day, and no mothers.
  {
    from: new RegExp(
      `^\\s*(?:pour\\s+la\\s+|for\\s+|la\\s+|happy\\s+|bonne\\s+)?${parentsDay}\\s*[.!]*\\s*$`,
      'iu',
    ),
    to: (said) =>
      /p[èe]re|papa|father/iu.test(said)
        ? 'un papa et sa fille avec un cadeau'
        : 'une maman et sa fille avec un bouquet de fleurs',
  },
  {
    from: new RegExp(
      `(?<!\\p{L})(?:pour\\s+la\\s+|for\\s+|on\\s+|la\\s+)?${parentsDay}\\s*[,:]?`,
      'giu',
    ),
    to: '',
    where: isNoCard,
  },
  // Out of which one drinks.
  {
    from: /(?<!\p{L})(?:raising|raise|lifting|clinking|toasting\s+with|holding\s+up)\s+(?:their\s+|a\s+|some\s+)?(?:(?:champagne|wine|prosecco|beer|cocktail)\s+)?(?:glass(?:es)?|flutes?|mugs?|pints?)(?:\s+of\s+(?:champagne|wine|prosecco|beer))?(?!\p{L})/giu,
    to: 'toasting with champagne flutes',
  },
  {
    from: /(?<!\p{L})(?:l[èe]vent|levant|l[èe]ve|entrechoquent)\s+(?:leurs?\s+|des\s+|son\s+|une?\s+)(?:verres?|coupes?|fl[ûu]tes?|chopes?)(?:\s+de\s+(?:champagne|vin|bi[èe]re|prosecco))?(?!\p{L})/giu,
    to: 'trinquent',
  },
  { from: /(?<!\p{L})(?:champagne|prosecco)\s+glasses(?!\p{L})/giu, to: 'champagne flutes' },
  { from: /(?<!\p{L})wine\s+glasses(?!\p{L})/giu, to: 'glasses of wine' },
  // Beside its noun an age is heard.
  {
    from: /(?<!\p{L})(?:young|elderly|old)\s+(?:african|american|asian|arab|black|white|brazilian|british|chinese|cuban|dutch|egyptian|english|ethiopian|european|french|german|ghanaian|greek|indian|irish|italian|japanese|kenyan|korean|latina?|mexican|moroccan|nigerian|peruvian|polish|portuguese|russian|scandinavian|senegalese|spanish|swedish|thai|turkish|vietnamese)\s+(?=(?:woman|man|girl|boy|lady|couple|women|men|people)(?!\p{L}))/giu,
    to: (said) => `${said.trim().split(/\s+/u).reverse().join(' ')} `,
  },
  // Under the earth, and no cellar.
  {
    from: /(?<!\p{L})(?:interieur\s+de\s+)?(?<!wine\s)caves?(?=\s*(?:$|[,.;]|(?:dark|deep|damp|huge|glowing|underground|rocky|with|full|filled|of|in|by|under|lit|and|where|at|behind|entrance)(?!\p{L})))/giu,
    to: 'cavern',
    where:
      /^\s*an?\s+(?!une?\s)|(?<!\p{L})(?:the|with|in|inside|an|crystal|ice|dark|glowing|dragon)(?!\p{L})/iu,
  },
  // They are above, and no water is there.
  {
    from: /(?<!\p{L})(?:an?\s+)?(?:sea|ocean|blanket|carpet)\s+of\s+clouds(?!\p{L})/giu,
    to: 'clouds',
  },
  {
    from: /(?<!\p{L})(?:une?\s+|la\s+)?(?:mer|oc[ée]an|tapis|nappe)\s+de\s+(?:nuages|brume)(?!\p{L})/giu,
    to: 'des nuages',
  },
  // Out of what one drinks it, and no wine beside it.
  {
    from: new RegExp(
      `(?<!\\p{L})(?:(?:tall|iced|cold|frosty|big|small|chilled|large)\\s+)*glass(?:es)?\\s+of\\s+(?:(?:iced|ice[- ]cold|cold|chilled|fresh|homemade)\\s+)*(?=(?:${drinksOfOwn})(?!\\p{L}))`,
      'giu',
    ),
    to: '',
  },
  {
    from: new RegExp(
      `(?<!\\p{L})(?:grands?\\s+|petits?\\s+)?verres?\\s+(?:de\\s+|d['’]\\s?)(?=(?:${drinksOfOwn})(?!\\p{L}))`,
      'giu',
    ),
    to: '',
  },
  // Whoever studies has it on.
  {
    from: /(?<!\p{L})(?:(?:in|wearing|with)\s+(?:an?\s+|his\s+|her\s+|their\s+)?(?:(?:long|white|clean)\s+)*lab(?:oratory)?[- ]coats?|interieur\s+de\s+laboratoire\s+coats?)(?!\p{L})/giu,
    to: 'interieur de laboratoire',
    where: inLaboratory,
  },
  {
    from: /(?<!\p{L})(?:(?:in|wearing|with)\s+(?:an?\s+|his\s+|her\s+|their\s+)?(?:(?:long|white|clean)\s+)*lab(?:oratory)?[- ]coats?|interieur\s+de\s+laboratoire\s+coats?)(?!\p{L})/giu,
    to: '',
    where: inPractice,
  },
  // Nor is it hung beside anybody else.
  {
    from: /(?<!\p{L})(?:interieur\s+de\s+laboratoire|(?:in|wearing|with)\s+(?:an?\s+)?(?:(?:long|white|clean)\s+)*lab(?:oratory)?)[-\s]+coats?(?!\p{L})/giu,
    to: 'dressed as a scientist',
  },
  {
    from: /(?<!\p{L})(?:en|avec\s+une|portant\s+une|v[êe]tue?s?\s+d['’]une)\s+blouse\s+(?:blanche|de\s+laboratoire)(?!\p{L})/giu,
    to: '',
    where: inLaboratory,
  },
  // How it is drawn, and no book beside it.
  {
    from: /(?<=style\s+(?:d['’]\s?)?illustration)\s+(?:de\s+|d['’]\s?|pour\s+)(?:manuel|livre|album|magazine|encyclop[ée]die|atlas)(?:\s+(?:scolaire|jeunesse|d['’]enfants?|pour\s+enfants?|ancien|scientifique))?(?!\p{L})/giu,
    to: '',
  },
  // They are its kind, and wild or fresh anyhow.
  {
    from: new RegExp(
      `(?<=(?<!\\p{L})(?:bouquets?|vases?|bunch(?:es)?|bundles?|baskets?)\\s+of\\s+)(?:(?:wild|fresh|beautiful|pretty|small|big|fluffy|dried|hand[- ]?picked|garden)\\s+)+(?=(?:${flowersSaid})(?!\\p{L}))`,
      'giu',
    ),
    to: '',
  },
  {
    from: /(?<!\p{L})fleurs?\s+d['’]\s?oranger(?:s)?(?!\p{L})/giu,
    to: 'fleurs blanches',
  },
  { from: /(?<!\p{L})orange\s+blossoms?(?!\p{L})/giu, to: 'white flowers' },
  // It is in flower, and no flowers beside it.
  {
    from: /(?<!\p{L})cactus\s+(?:fleuris?\s+)?en\s+pots?(?:\s+fleuris?)?(?!\p{L})/giu,
    to: 'cactus en pot',
  },
  { from: /(?<!\p{L})pots?\s+fleuris?(?!\p{L})/giu, to: 'pot de fleurs' },
  // A cloth, a tile or a paper of it.
  {
    from: /(?<=(?<!\p{L})(?:terrazzo|tartan|gingham|polka[- ]dots?|herringbone|mandala)\s+)(?:texture|background|wallpaper)(?!\p{L})/giu,
    to: 'pattern',
  },
  {
    from: /(?<!\p{L})(?:texture|fond)\s+(?:de\s+|en\s+)?(?=(?:terrazzo|tartan|vichy|mandalas?)(?!\p{L}))/giu,
    to: 'motif ',
  },
  // It has a face of its own.
  {
    from: /(?<!\p{L})(?:(?:happy|cute|kawaii|smiling|little|friendly)\s+)+clouds?(?:\s+(?:with\s+an?\s+(?:(?:cute|happy|smiling|kawaii)\s+)*(?:face|smile)|character|smiling))?(?!\p{L})/giu,
    to: 'smiling cloud',
    where: /^(?!.*(?<!\p{L})(?:little|petits?)\s+(?:clouds|nuages)(?!\p{L}))/isu,
  },
  {
    from: /(?<!\p{L})cloud\s+with\s+an?\s+(?:(?:cute|happy|smiling|kawaii)\s+)*(?:face|smile)(?!\p{L})/giu,
    to: 'smiling cloud',
  },
  {
    from: /(?<!\p{L})(?:petit\s+)?nuage\s+(?:souriant|kawaii|mignon|rigolo|content|heureux|qui\s+sourit|avec\s+un\s+(?:visage|sourire)(?:\s+(?:souriant|mignon))?)(?!\p{L})/giu,
    to: 'nuage souriant',
  },
  // It is on the head of whoever rules.
  {
    from: /(?<!\p{L})(?<!(?:avec|porte|portant)\s(?:une|sa|la)\s)couronne(?!\p{L}|\s+(?:de\s+|d['’]\s?)(?!or(?!\p{L})))/giu,
    to: 'couronne royale',
    where: /(?<!\p{L})(?:roi|reine|prince|princesse)(?!\p{L})/iu,
  },
  {
    from: /(?<!\p{L})crown(?!\p{L}|\s+of(?!\p{L}))/giu,
    to: 'royal crown',
    where: /(?<!\p{L})(?:king|queen|prince|princess)(?!\p{L})/iu,
  },
  // A sport or a dance, and who does it.
  {
    from: /^\s*(?:judo|karat[ée]|lutte)\s*[,:]\s*(?=(?:une?|deux|trois|quatre|des|two|three|four)\s)([^,.;]+)/iu,
    to: (said) => `${bodiesOf(said)} qui font du judo`,
  },
  {
    from: /^\s*(?:danse\s+classique|ballet)\s*[,:]\s*(?=(?:une?|deux|trois|quatre|des)\s)([^,.;]+)/iu,
    to: (said) => `${bodiesOf(said)} qui dansent sur les pointes`,
  },
  {
    from: /^\s*(?:foot|football|rugby|basket|tennis|volley|handball|p[ée]tanque)\s*[,:]\s*(?=(?:une?|deux|trois|quatre|des)\s)([^,.;]+)/iu,
    to: (said) => `${bodiesOf(said)} qui jouent au ${said.trim().split(/[\s,:]/u)[0]}`,
  },
  {
    from: /^\s*(?:soccer|football|rugby|basketball|tennis|volleyball)\s*[,:]\s*(?=(?:an?|two|three|four|some)\s)([^,.;]+)/iu,
    to: (said) => `${bodiesOf(said)} playing ${said.trim().split(/[\s,:]/u)[0]}`,
  },
  // What is on a tray is seen on it.
  {
    from: /(?<!\p{L})(?:trays?|platters?)\s+(?:of|with|full\s+of)\s+(?=(?:\p{L}+\s+)?(?:cupcakes?|cookies|muffins?|croissants?|pastries|sandwiches|donuts?|doughnuts?|macarons?|cakes?|biscuits|buns|tarts|pies|apples|oranges|strawberries)(?!\p{L}))/giu,
    to: 'plate of ',
  },
  {
    from: /(?<!\p{L})plateaux?\s+(?:de\s+|d['’]\s?|rempli\s+de\s+)(?=(?:petits?\s+)?(?:cupcakes?|cookies|muffins?|croissants?|p[âa]tisseries|sandwichs?|donuts?|beignets?|macarons?|g[âa]teaux|biscuits|brioches|tartelettes)(?!\p{L}))/giu,
    to: 'assiette de ',
  },
  // How hair is.
  {
    from: /(?<!\p{L})(curly|long|short|wavy|straight|frizzy)[- ]haired(?!\p{L})/giu,
    to: '$1 hair',
  },
  // The manner of a book for children, and no book.
  {
    from: /,?\s*(?:(?:comme|like|as)\s+)?(?:(?:une?|an?|the)\s+)?(?:(?:double[- ])?pages?|spread|scene|illustrations?|picture)\s+(?:from|of|out\s+of|for|in)\s+(?:an?\s+|the\s+)?(?:(?:old|vintage|classic|illustrated)\s+)?(?:children['’]?s?\s+|kids?['’]?\s+|picture\s+|story\s?|fairy\s?tale\s+)(?:story\s?|picture\s+)?books?(?!\p{L})/giu,
    to: '',
  },
  {
    from: /,?\s*(?:comme\s+)?(?:une?\s+)?(?:pages?|illustrations?|images?)\s+(?:d['’]un|de|d['’])\s*(?:vieux\s+|beau\s+|joli\s+)?(?:album|livre)(?:\s+illustr[ée])?\s+(?:pour\s+enfants?|jeunesse|de\s+contes|d['’]images)(?!\p{L})/giu,
    to: '',
  },
  // A bowl of ice cream with so many scoops.
  {
    from: new RegExp(
      `(?<!\\p{L})(?:(?:two|three|four|2|3|4|several)\\s+)?(?:(?:${sweetNames})\\s+)?${scoops}\\s+(?:in|on)\\s+(?:an?|the)\\s+(?:\\p{L}+\\s+)?(?:${bowls})(?:[ ,:]+(?:and\\s+)?(?:${sweetNames}))*(?!\\p{L})`,
      'giu',
    ),
    to: 'ice cream sundae',
  },
  {
    from: /(?<!\p{L})(?:(?:deux|trois|quatre|2|3|4)\s+)?boules\s+de\s+glace\s+(?:dans|sur)\s+(?:une?|la|le)\s+(?:coupe|coupelle|bol|verre|assiette)(?:[ ,:]+(?:et\s+)?(?:vanille|chocolat|fraise|pistache|citron|menthe|caf[ée]|caramel|framboise|mangue|coco))*(?!\p{L})/giu,
    to: 'coupe de glace',
  },
  {
    from: /(?<!\p{L})coupes?\s+de\s+glace\s+(?:[àa]\s+)?(?:deux|trois|quatre|2|3|4)\s+boules(?!\p{L})/giu,
    to: 'coupe de glace',
  },
  // A room under the roof.
  {
    from: /(?<!\p{L})(?:attic|loft)\s+bed\s?room(?!\p{L})/giu,
    to: 'attic with a bed',
  },
  {
    from: /(?<!\p{L})chambre\s+(?:mansard[ée]e|sous\s+les\s+(?:toits|combles)|sous\s+(?:un|le)\s+toit|au\s+grenier|dans\s+les?\s+(?:combles|grenier))(?!\p{L})/giu,
    to: 'grenier avec un lit',
  },
  // Somebody sleeps there.
  {
    from: /^\s*(?:(?:la|une|petite|an?|afternoon)\s+)*(?:sieste|nap)(?=\s+(?:dans|sur|sous|au|[àa]|in|on|under|by)(?!\p{L}))/iu,
    to: (said) => (/nap/iu.test(said) ? 'a man sleeping' : 'un homme qui dort'),
  },
];

/** Behind the name of a sport: who does it. */
function bodiesOf(said: string): string {
  return said.replace(/^[^,:]*[,:]\s*/u, '').trim();
}

/** A picture's peaks are white in every season. */
export const withMildPeaks = (prompt: string): string => reworded(prompt, peaksInSeason);

/** Words that a rewording took up, and that are seen. */
export const heardInSenses = (prompt: string): readonly string[] =>
  senseRewordings
    .filter(({ where }) => !where || where.test(prompt))
    .flatMap(({ from }) => prompt.match(from) ?? [])
    .flatMap((said) => typedWords(said).filter((word) => shownWords.test(word)));

const reworded = (prompt: string, { from, to, where }: Rewording): string =>
  where && !where.test(prompt)
    ? prompt
    : prompt.replace(from, (said) => (typeof to === 'string' ? to : to(said)));
