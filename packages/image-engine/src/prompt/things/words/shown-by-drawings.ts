import type { IllustrationDescription } from '../../../illustration/illustration-description.ts';
import { roofed } from '../../../illustration/place-names.ts';
import { arrangedAs } from '../../../illustration/vocabulary/flower-kinds.ts';
import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';
import { packedOf } from '../../../illustration/vocabulary/read-things.ts';
import { tokenise } from '../../tokenise.ts';
import { nameIndex } from './name-index.ts';
import { nameOfThing } from './name-of-thing.ts';

/** What a picture has drawn: the wish that was drawn, and what its scenery is called. */
export type Pictured = {
  readonly wish: IllustrationDescription;
  readonly scenery: readonly string[];
};

/** Whether a word that changed nothing is seen in the picture all the same. */
export function isPictured(said: string, pictured: Pictured): boolean {
  const words = tokenise(said);
  return words.length > 0 && words.every((word) => isSeen(word, pictured));
}

function isSeen(word: string, { wish, scenery }: Pictured): boolean {
  const ids = wish.things.flatMap(({ id, person }) => [
    id,
    ...(person?.costume ? [person.costume] : []),
    ...(person?.beast ? [person.beast] : []),
  ]);
  if (ids.some((id) => isNameOf(word, id))) return true;
  const named = nameIndex().get(word);
  if (named && !named.isRelative && !named.isLoose && scenery.includes(named.id)) return true;
  if (scenery.includes(word)) return true;
  if (parts.some(([says, of]) => says.test(word) && [...ids, ...scenery].some((id) => of.test(id))))
    return true;
  return manners.some(([says, holds]) => says.test(word) && holds(wish));
}

/** « partition de musique », « brins de lavande »: a word of the name of what is drawn. */
function isNameOf(word: string, id: string): boolean {
  const names = [nameOfThing(id, 'fr'), nameOfThing(id, 'en'), id.replaceAll('-', ' ')];
  const label = packedOf(id);
  const kind = arrangedAs(id)?.kind ?? '';
  return [...names, label?.fr ?? '', label?.en ?? '', kind].some((name) =>
    tokenise(name).includes(word),
  );
}

/** What the drawings of these show of themselves; plain words (`tokenise`), one each. */
const parts: readonly (readonly [says: RegExp, of: RegExp])[] = [
  [
    /^(antennes?|antennae?|aerials?)$/,
    /radio|robot|television|snail|butterfly|ant$|bee|ladybug|lobster|walkie|satellite/,
  ],
  [
    /^(vapeurs?|steam|steamy|steaming|fumee|fumant\w*|smoke|smoking)$/,
    /coffee|tea(cup|pot)|hot-|ramen|soup|pot-of|steam|cauldron|volcano|kettle|tagine|forge/,
  ],
  [
    /^(flammes?|flames?|meche|wick|feu|fire)$/,
    /candle|campfire|fireplace|torch|lit-|stove|hearth|forge|oven|lantern|brazier/,
  ],
  [
    /^(musique|musical\w*|music|notes?)$/,
    /musical|score|gramophone|violin|guitar|piano|radio|music-|drum|saxo|trumpet|harp|accordion|microphone|headphone|vinyl/,
  ],
  [
    /^(petales?|petals?|tiges?|stems?|feuilles?|leaves|feuillages?|foliage)$/,
    /rose|tulip|flower|bouquet|blossom|hibiscus|lavender|sprig|plant|tree|herb|lily|poppy|daisy/,
  ],
  [
    /^(roues?|wheels?|phares?|headlights?|capot|portieres?|volant)$/,
    /car|auto|van|truck|bus|chevaux|bicycle|motor|vespa|tractor|cart|wagon|train|tram|taxi|stroller/,
  ],
  [/^(plongeon|plonge(?:ant)?|dives?|diving)$/, /^goalkeeper$/],
  [/^(filets?|nets?)$/, /tennis|goalkeeper|footballer|badminton|volley/],
  [/^(voiles?|sails?|mat|mats|masts?|coque|hull)$/, /sail|ship|galleon|boat/],
  [
    /^(anse|anses|handle|manche)$/,
    /mug|cup|basket|bag|pot|pan|bucket|jug|knife|broom|axe|hammer|umbrella/,
  ],
  [/^(aiguilles?|cadran|dial|chiffres?|numerals)$/, /clock|watch|timer|compass/],
  [
    /^(ailes?|wings?|bec|beak|plumes?|plumage|feathers?)$/,
    /bird|owl|eagle|parrot|chicken|rooster|duck|swan|penguin|angel|butterfly|dragon|fairy|flamingo|peacock|goose|turkey|airplane|pegasus|dove|bat$/,
  ],
  [/^(bulles?|bubbles?|mousse|foam)$/, /bathtub|beer|champagne|soap|fish|sparkl|soda/],
  [/^(tours?|tourelles?|towers?|turrets?|creneaux|drapeaux|flags?)$/, /castle/],
  [/^(tropicale?|tropical|exotique)$/, /palm|parrot|toucan|coconut|flamingo|jungle/],
  [
    /^(medieval|medievale|feodal|feodale)$/,
    /knight|castle|tavern|forge|ramparts|drawbridge|catapult|shield|sword|king|queen|princess/,
  ],
  [/^(stack|stacked|pile|tas|empile\w*|heap)$/, /book|pancakes|crepes|stack|pile/],
  [
    /^(sirop|syrup|maple|erable|dripping|coule|degouline|drizzled)$/,
    /^(pancakes|crepe-stack|crepes|waffle)$/,
  ],
  [/^(glacage|icing|frosting)$/, /cake/],
  [/^(juillet|quatorze|14)$/, /^fireworks$/],
  [/^(criniere|mane)$/, /unicorn|horse|pony|lion|pegasus|zebra|foal/],
  [/^(corne|horn)$/, /unicorn|rhino/],
  [/^(cape|capes)$/, /superhero|vampire|wizard|magician|musketeer|red-riding/],
  [/^(hanging|drying|suspendu\w*|etendu\w*|seche\w*|pendu\w*)$/, /^clothesline$/],
  [/^(the|tea|infusions?)$/, /teapot|teacup/],
  [/^(cordes?|strings?)$/, /guitar|violin|harp|cello|banjo|bow/],
  [/^(touches?|keys|clavier|keyboard)$/, /piano|typewriter|laptop|keyboard|accordion/],
  [/^(ecrans?|screens?)$/, /laptop|computer|television|phone|tablet|console|cinema/],
  [/^(tiroirs?|drawers?)$/, /desk|dresser|cabinet|chest-of/],
  [/^(oreillers?|pillows?|couettes?|duvet|draps?|sheets)$/, /^bed|bed$/],
  [/^(balcons?|balcony|balconies|facades?)$/, /apartment|house|hotel|street|town|facade/],
  [
    /^(paves?|cobbles?|cobblestones?|trottoirs?|sidewalks?|pavement)$/,
    /paving|setts|cobbles|pavement|road/,
  ],
];

const isLate = /^(sunset|dusk|night|dawn)$/;

const isStanding = ({ format }: IllustrationDescription) =>
  format !== 'logo' && format !== 'pattern';
const hasBeings = ({ things }: IllustrationDescription) =>
  things.some(({ id, person }) => person !== null || isAnimal(id));

const isOutside = ({ place }: IllustrationDescription) => place === null || !roofed.has(place);
/** One being; or one thing. */
const isOne = (things: IllustrationDescription['things']) => {
  const beings = things.filter(({ id, person }) => person !== null || isAnimal(id));
  const [one, ...others] = beings.length > 0 ? beings : things;
  return others.length === 0 && one?.count === 1;
};

/** What is so of the whole picture. */
const manners: readonly (readonly [
  says: RegExp,
  holds: (wish: IllustrationDescription) => boolean,
])[] = [
  [
    /^(vides?|empty|desertee?|deserted|inoccupee?s?|vacant|unoccupied|personne|nobody)$/,
    // A pool is full of water.
    (wish) => wish.place !== 'pool' && (!hasBeings(wish) || isOne(wish.things)),
  ],
  [
    /^(dessine|dessinee|dessines|dessinees|drawn|sketched|illustre|illustree|illustrated|peint|peinte|peints|peintes|painted)$/,
    () => true,
  ],
  [
    /^(ombres?|ombre portee|shadows?)$/,
    (wish) => isStanding(wish) && (wish.things.length > 0 || wish.place !== null),
  ],
  [
    /^(rows?|rang|rangs|rangee|rangees|file|ligne|line|alignee?s?|alignes|aligned|cote a cote)$/,
    ({ things }) => things.some(({ count }) => count > 1),
  ],
  [
    /^(ciel|sky|air|horizon|nature|naturel|naturelle|natural|herbe|grass|grassy|dehor|exterieur|outdoor)$/,
    (wish) => isStanding(wish) && isOutside(wish),
  ],
  [
    /^(mouille|mouillee|mouilles|mouillees|wet|humide|pluvieux|pluvieuse|rainy)$/,
    ({ weather, place }) =>
      /^(rain|storm)$/.test(weather ?? '') && (place === null || !roofed.has(place)),
  ],
  [
    /^(rolling|vallonnee?s?|green|verte?s?|verdoyante?s?|lush)$/,
    ({ place, time, mood, colours = [] }) =>
      /^(hills|field)$/.test(place ?? '') &&
      !mood &&
      colours.length === 0 &&
      !isLate.test(time ?? ''),
  ],
  [/^(steps|marches|escaliers?|stairs|white|blanche?s?)$/, ({ place }) => place === 'whitelane'],
  [/^(ocres?|ochre|murs?|walls?)$/, ({ town }) => town === 'clay' || town === 'ochre'],
  [/^(serviettes?|towels?|lavabo|sink|miroirs?|mirrors?)$/, ({ place }) => place === 'bathroom'],
  [
    /^(blanc|blanche|white|contours?|outlined?|border|bordure|epai(?:s|sse)?|thick)$/,
    ({ manner }) => manner === 'autocollant',
  ],
  [/^(papiers?|paper|decoupee?s?|decoupage|cut)$/, ({ manner }) => manner === 'papier'],
  // Of an animal with its young.
  [
    /^(mother|mama|momma|mum|mom|father|papa|daddy|maman|mere)$/,
    ({ things }) =>
      things.some(({ id, size, person }) => !person && isAnimal(id) && size === 'small'),
  ],
  // So many, of which several are drawn.
  [
    /^(full|lots|plenty|nombreux|nombreuse|many|several|group|groupe|bunch|bande|tas|crowded|multitude|kinds|types|sortes|everywhere|partout|scattered|parsemee?s?)$/,
    ({ things }) => things.some(({ count, isSome, isCrowd }) => count > 1 || isSome || isCrowd),
  ],
  // Of what stands on or in something else, or where all is small.
  [
    /^(tiny|small|minuscules?|mini|miniature)$/,
    ({ format, manner, relations }) =>
      format === 'pattern' ||
      manner === 'isometrique' ||
      relations.some(({ of, kind }) => of === 0 && /^(on|in)$/.test(kind)),
  ],
  [/^(surfeu(?:r|se)|surfer)s?$/, ({ things }) => things.some(({ id }) => id === 'surfboard')],
  [/^eclats?$/, ({ things }) => things.some(({ person }) => person?.mood === 'laugh')],
  [
    /^(umbrellas?|parapluies?)$/,
    ({ things }) => things.some(({ person }) => person?.doing === 'shelter'),
  ],
  [/^(seul|seule|alone|lone|solitaire|unique|single)$/, ({ things }) => isOne(things)],
  [/^(bottom|ground|sol|terre|floor|par)$/, (wish) => isStanding(wish) && wish.place !== null],
];
