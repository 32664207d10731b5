import type { Matter } from '../../../illustration/vocabulary/matters.ts';
import { wordTable } from './word-table.ts';

export type Stuff = Matter | 'fire';

/** Nouns and adjectives for stuffs; which joints they need is told below. */
const names: Readonly<Partial<Record<Matter, readonly [nouns: string, adjectives?: string]>>> = {
  wood: [
    'bois, bois brut, bois massif, bois naturel, bois d olivier, chene, noyer, acajou, teck, hetre, wood, oak, raw wood',
    'wooden, oak, walnut wood, rustic wooden',
  ],
  'pale-wood': [
    'bois clair, bois blond, bois blanc, pin, bouleau, frene, bambou, light wood, pale wood, bamboo',
    'light wooden, bamboo',
  ],
  'dark-wood': ['bois sombre, bois fonce, bois noir, ebene, wenge, dark wood', 'dark wooden'],
  planks: [
    'planches de bois, planche en bois, vieilles planches, planches, wooden planks, wood planks, planks, parquet',
  ],
  marble: [
    'marbre, marbre blanc, marbre de carrare, platre, marble, white marble, carrara',
    'marble, white marble',
  ],
  'black-marble': ['marbre noir, marbre sombre, black marble, dark marble', 'black marble'],
  'green-marble': ['marbre vert, green marble', 'green marble'],
  stone: [
    'pierre, pierres, pierre de taille, pierre brute, pierre seche, stone, raw stone, travertin, travertine',
    'stone',
  ],
  granite: ['granit, granite, pierre noire, black stone, lave', 'granite'],
  concrete: ['beton, beton cire, beton brut, ciment, concrete', 'concrete'],
  terrazzo: ['terrazzo', 'terrazzo'],
  mosaic: ['mosaique, zellige, zelliges, carrelage, mosaic, tiles', 'mosaic'],
  slate: ['ardoise, ardoise noire, slate, black slate', 'slate'],
  terracotta: [
    'terre cuite, argile, argile rouge, terracotta, clay, earthenware',
    'terracotta, earthenware',
  ],
  metal: [
    'metal, metal brosse, acier, acier inoxydable, acier brosse, inox, aluminium, chrome, titane, metal argente, steel, stainless steel, brushed steel',
    'metal, steel, stainless steel, chrome, metallic, brushed metal, titanium',
  ],
  zinc: ['zinc, tole, galva, fer blanc', 'zinc, galvanized'],
  tin: ['etain, pewter', 'pewter'],
  silver: [
    'argent, argent massif, platine, or blanc, silver, sterling silver',
    'silver, sterling silver',
  ],
  gold: ['or, or massif, or jaune, feuille d or, gold, solid gold', 'gold, golden'],
  'pink-gold': ['or rose, rose gold', 'rose gold'],
  copper: ['cuivre, cuivre martele, copper', 'copper'],
  brass: ['laiton, brass', 'brass'],
  bronze: ['bronze', 'bronze'],
  iron: [
    'fer, fer forge, fonte, fonte emaillee, wrought iron, cast iron, iron',
    'iron, cast iron, wrought iron',
  ],
  glass: [
    'verre, verre souffle, cristal, verre transparent, plexiglas, glass, crystal, clear glass',
    'glass, crystal, clear glass',
  ],
  'amber-glass': [
    'verre ambre, verre brun, verre fume, amber glass, brown glass',
    'amber glass, brown glass',
  ],
  frosted: ['verre depoli, verre givre, frosted glass', 'frosted glass, frosted'],
  leather: ['cuir, cuir veritable, cuir brun, simili cuir, leather, suede', 'leather, suede'],
  camel: [
    'cuir camel, cuir cognac, cuir naturel, cuir fauve, tan leather, camel leather',
    'tan leather',
  ],
  velvet: ['velours, velours cotele, velvet', 'velvet'],
  wool: [
    'laine, laine merinos, laine bouclee, grosse maille, maille, tricot, cachemire, mohair, alpaga, wool, knit, cashmere',
    'wool, woollen, woolen, knitted, knit, cashmere',
  ],
  linen: ['lin, lin lave, toile de lin, jute, toile de jute, linen, burlap', 'linen, burlap'],
  cotton: [
    'coton, toile, tissu, feutre, canvas, cotton, fabric, cloth, drap, linge, torchon, tea towel, bedsheet',
    'cotton, canvas',
  ],
  denim: ['jean, denim', 'denim'],
  silk: ['soie, satin, silk', 'silk, satin'],
  wicker: ['osier, rotin, vannerie, wicker, rattan', 'wicker, rattan'],
  straw: ['paille, raphia, paille tressee, jonc de mer, corde, seagrass, raffia', 'raffia, straw'],
  kraft: [
    'papier kraft, kraft, carton, carton ondule, carton kraft, kraft paper, cardboard',
    'kraft, kraft paper, cardboard',
  ],
  ceramic: ['ceramique, gres, faience, ceramic, stoneware', 'ceramic, stoneware, glazed'],
  porcelain: ['porcelaine, porcelaine blanche, porcelain', 'porcelain'],
  lacquer: ['laque, laque rouge, email, lacquer', 'lacquered, enamel'],
};

const listed = (words: string | undefined) => (words ? words.split(', ') : []);
const rowsOf = (
  say: (nouns: readonly string[], adjectives: readonly string[]) => readonly string[],
) =>
  Object.fromEntries(
    Object.entries(names).map(([matter, [nouns, adjectives]]) => [
      matter,
      say(listed(nouns), listed(adjectives)).join(', '),
    ]),
  ) as Readonly<Partial<Record<Matter, string>>>;

/** « en marbre », “made of marble”, “a marble clock”. */
export const stuffWords = wordTable<Stuff>({
  ...rowsOf((nouns, adjectives) => [
    ...nouns.flatMap((one) => [`en ${one}`, `made of ${one}`, `in ${one}`]),
    ...adjectives,
  ]),
  ...{
    fire: 'de feu, de lave, of fire, made of fire',
    ice: 'de glace, en glace, of ice, made of ice, ice',
  },
  rust: 'rouille, rouillee, rouilles, rouillees, oxyde, oxydee, rusty, rusted',
});

/** « un château de pierre », where « de » does not tell what something holds. */
export const builtWords = wordTable<Stuff>({
  wood: 'de bois',
  ...{ stone: 'de pierre, de pierres', marble: 'de marbre', glass: 'de verre, de cristal' },
});

/** What a surface looks like, of whatever stuff it is. */
export const finishWords = wordTable<Matter>({
  matte: 'mat, mate, mats, mates, matte, matt, finition mate, fini mat',
  glossy:
    'brillant, brillante, brillants, brillantes, laque, laquee, vernis, vernie, verni, glossy, shiny, lustre, polished, poli, polie, emaille, emaillee',
  frosted: 'depoli, depolie, givre, givree, frosted',
  glass: 'transparent, transparente, transparents, transparentes, translucide, translucent',
});

const surfaces = [
  ...['table en', 'table de', 'comptoir en', 'plan de travail en', 'plateau en', 'plaque de'],
  ...[
    'plaque en',
    'dalle de',
    'fond',
    'fond de',
    'fond en',
    'drap de',
    'tissu en',
    'morceau de',
    'sol en',
    'surface en',
  ],
];
const tops = [
  'table',
  'table top',
  'tabletop',
  'countertop',
  'counter',
  'surface',
  'slab',
  'background',
  'floor',
  'worktop',
  'cloth',
  'fabric',
];

/** What something lies on, behind « sur ». */
export const surfaceWords = wordTable<Matter>({
  ...rowsOf((nouns, adjectives) => [
    ...nouns,
    ...nouns.flatMap((one) => surfaces.map((surface) => `${surface} ${one}`)),
    ...[...adjectives, ...nouns].flatMap((one) => tops.map((top) => `${one} ${top}`)),
  ]),
  sand: 'sable, sable mouille, sable fin, sand, wet sand',
  'crushed-ice':
    'lit de glace, lit de glace pilee, glace, glace pilee, lit de glacons, glacons, bed of ice, crushed ice, ice, ice cubes',
  petals:
    'petales, lit de petales, tapis de petales, petales de rose, petales de roses, bed of petals, rose petals, petals',
});
/** A glass is one, and ice is eaten, unless it is said of something made of it. */
function isStuff(
  words: readonly string[],
  at: number,
  { stuff, behind, isNamed }: Behind,
): boolean {
  const isJoined = /^(en|de|d|made|in|of)$/.test(words[at]!);
  if (!isJoined) return stuff === 'rust' || isNamed;
  // “dressed in wool”, “in gold”: only what names a thing is made of it.
  if (words[at] === 'in' && behind === null) return false;
  if (stuff !== 'ice' && stuff !== 'fire') return true;
  return behind !== null && frozen.test(behind);
}
const frozen =
  /dragon|phoenix|castle|horse|wolf|unicorn|lion|bear|heart|statue|golem|bird|eagle|tiger|cube|rose|sword|crown/;

type Behind = {
  readonly stuff: Stuff;
  /** The thing right before it, by its id. */
  readonly behind: string | null;
  /** A thing follows right behind it. */
  readonly isNamed: boolean;
};

export const stuffAt = (
  words: readonly string[],
  at: number,
  { stuff, behind, isNamed }: Behind,
): { readonly says: 'stuff'; readonly stuff: Stuff } | null =>
  isStuff(words, at, { stuff, behind, isNamed }) ? { says: 'stuff', stuff } : null;

const countable = /^(pierre|stone|jean|carton|corde|jonc|toile|tissu|planche|papier)$/;

const laid =
  /(^| )(sur|on|onto|upon|over|against)(?: (?:du|de|la|l|d|un|une|le|les|des|a|an|the|some|son|sa|beau|belle|vieux|vieille|vieilles|old|rustic|polished|raw|simple|grand|grande|dark|fine|wet|\d+))*$/;

/** « posé sur du velours noir », “on a black marble slab” */
export function isSurface(
  words: readonly string[],
  at: number,
  isColour: (word: string) => boolean,
): boolean {
  // « sur une pierre » is one, « sur de la pierre » is what a table is of.
  const isCounted = /^(un|une|a|an|des|deux|trois|two)$/.test(words[at - 1] ?? '');
  if (
    isCounted &&
    countable.test(words[at]!) &&
    !surfaces.some((one) => one.startsWith(`${words[at]} `))
  )
    return false;
  let from = at;
  while (from > 0 && isColour(words[from - 1]!)) from -= 1;
  return laid.test(words.slice(Math.max(0, from - 5), from).join(' '));
}
