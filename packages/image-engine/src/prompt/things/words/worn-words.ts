import type { Person } from '../../../illustration/illustration-description.ts';
import type { ColourName } from '../../../scene/scene-description.ts';
import type { Piece } from '../reading/piece.ts';
import { type Trait, wardrobe } from './wardrobe-words.ts';

export type { Trait } from './wardrobe-words.ts';

/** What somebody has on or in his face, in words; a colour beside such words is its own (`slotOf`). */
export const wornTraits: readonly (readonly [Trait, string])[] = [
  [
    { pattern: 'dots' },
    'a pois, petits pois, a petits pois, a gros pois, polka dot, polka dots, dotted, spotted dress',
  ],
  [
    { pattern: 'stripes' },
    'raye, rayee, rayes, rayees, a rayures, a rayure, mariniere, en mariniere, striped, stripy',
  ],
  [
    { pattern: 'checks' },
    'a carreaux, a carreau, ecossais, ecossaise, tartan, plaid, checked, checkered, gingham, vichy, flannel',
  ],
  [
    { pattern: 'flowers' },
    'a fleurs, a fleur, fleurie, fleuri, a motifs floraux, floral, flowered, flowery, liberty, hawaienne',
  ],
  [
    { hasHat: true, hatKind: 'party' },
    'chapeau de fete, chapeau d anniversaire, chapeau pointu de fete, party hat, birthday hat, cone hat',
  ],
  [
    { costume: 'bathrobe' },
    'peignoir, robe de chambre, sortie de bain, bathrobe, dressing gown, bath robe',
  ],
  [
    { costume: 'vest' },
    'gilet jaune, gilet de securite, gilet fluo, gilet fluorescent, gilet orange, high vis vest, hi vis vest, safety vest, reflective vest',
  ],
  [{ clothes: 'shirt' }, 'chemise, chemisier, chemisette, shirt'],
  [{ clothes: 'tee' }, 't shirt, tee shirt, tshirt, debardeur, tank top, maillot'],
  [{ clothes: 'hoodie' }, 'sweat, sweat a capuche, sweatshirt, hoodie, sweat shirt'],
  [
    { clothes: 'jacket' },
    'veste, blouson, gilet, cardigan, perfecto, blazer, jacket, leather jacket, veste en cuir, blouson en cuir, veste en jean, denim jacket, vest',
  ],
  [{ clothes: 'dungarees' }, 'salopette, en salopette, dungarees, overalls'],
  [{ legwear: 'skirt' }, 'jupe, mini jupe, jupe longue, skirt'],
  [
    { legwear: 'shorts' },
    'en short, un short, son short, in short, his short, her short, short en jean, bermuda',
  ],
  [{ legwear: 'trousers' }, 'pantalon, trousers, pants'],
  ...wardrobe,
  [{ legwear: 'trousers', trousers: 'blue' }, 'jean, en jean, jeans'],
  [
    { hasHat: true, hatKind: 'hood' },
    'capuche, capuchon, hood, hooded, encapuchonne, encapuchonnee',
  ],
  [
    { hasHat: true, hatKind: 'flowers' },
    'couronne de fleurs, fleurs dans les cheveux, fleur dans les cheveux, flower crown, flowers in her hair, crown of flowers, flower in her hair',
  ],
  [
    { hasHat: true, hatKind: 'tophat' },
    'haut de forme, chapeau haut de forme, chapeau melon, top hat, bowler hat',
  ],
  [
    { hasHat: true, hatKind: 'bow' },
    'noeud dans les cheveux, ruban dans les cheveux, bow in her hair, hair bow, ribbon in her hair, barrette',
  ],
  [{ hasHat: true, hatKind: 'tiara' }, 'diademe, tiara, tiare'],
  [
    { hasHat: true, hatKind: 'headscarf' },
    'bandana, foulard dans les cheveux, foulard sur les cheveux, bandeau, headband',
  ],
  [
    { scarf: 'red' },
    'foulard, echarpe, scarf, cache nez, foulard autour du cou, echarpe autour du cou',
  ],
  [
    { earrings: 'gold' },
    'boucles d oreilles, boucle d oreille, boucles d oreille, earrings, earring, creoles, hoop earrings, gold hoop earrings, big earrings, large earrings, big hoop earrings, large hoop earrings, grandes boucles d oreilles, grosses boucles d oreilles, grandes creoles, anneaux d oreilles',
  ],
  [
    { necklace: 'gold' },
    'collier, collier de perles, collier en or, pendentif, necklace, pearl necklace, pendant',
  ],
  [{ cape: 'red' }, 'cape, cloak'],
  [{ apron: 'white' }, 'tablier, apron'],
  [{ apron: 'brown' }, 'tablier en cuir, tablier de cuir, leather apron'],
  [{ backpack: 'orange' }, 'sac a dos, backpack, rucksack, sac sur le dos'],
  [{ boots: 'brown' }, 'bottes, boots, bottes de pluie, bottes en caoutchouc, wellies, rain boots'],
  [
    { isPregnant: true },
    'enceinte, ventre rond, ventre arrondi, attend un bebe, qui attend un bebe, pregnant, expecting, future maman, femme enceinte de jumeaux',
  ],
  [
    { hasBeard: true, beardKind: 'moustache' },
    'moustache, moustachu, moustaches, mustache, grosse moustache',
  ],
  [
    { hasBeard: true, beardKind: 'stubble' },
    'barbe de trois jours, barbe de 3 jours, mal rase, barbe courte, stubble, short beard',
  ],
  [{ hasBeard: true, beardKind: 'goatee' }, 'bouc, barbichette, goatee'],
  [
    { hasBeard: true, beardKind: 'long' },
    'longue barbe, barbe longue, grosse barbe, grande barbe, long beard, big beard, bushy beard',
  ],
  [
    { hasBeard: true, beardKind: 'long', hair: 'grey' },
    'longue barbe blanche, longue barbe grise, grande barbe blanche, long white beard, long grey beard',
  ],
  [
    { hasMissingTooth: true },
    'dent manquante, dent en moins, dent de devant manquante, dent de devant en moins, sans dent de devant, a perdu une dent, qui a perdu une dent, dents de devant manquantes, edente, edentee, missing tooth, missing front tooth, missing teeth, missing front teeth, gap toothed, lost a tooth, tooth gap',
  ],
  [{ hasDimples: true }, 'fossettes, fossette, dimples, dimple'],
  [
    { hasTears: true, mood: 'sad' },
    'pleure, qui pleure, pleurent, en pleurs, en larmes, larmes, larme sur la joue, crying, weeping, in tears, tears, tear',
  ],
  [
    { isWinking: true },
    'clin d oeil, fait un clin d oeil, qui fait un clin d oeil, winking, wink, winks',
  ],
  [{ eyes: 'red' }, 'yeux rouges, aux yeux rouges, red eyes, red eyed'],
  [{ eyes: 'grey' }, 'yeux gris, aux yeux gris, grey eyes, gray eyes, grey eyed'],
  [{ eyes: 'violet' }, 'yeux violets, aux yeux violets, purple eyes, violet eyes'],
  [{ eyes: 'yellow' }, 'yeux jaunes, aux yeux jaunes, yellow eyes, yellow eyed'],
  [{ eyes: 'gold' }, 'yeux dores, yeux ambre, yeux d ambre, amber eyes, golden eyes'],
  [
    { earrings: 'gold', necklace: 'gold' },
    'bijoux, des bijoux, bijoux en or, bijoux dores, jewellery, jewelry, gold jewellery, gold jewelry, golden jewellery, golden jewelry',
  ],
  [{ eyes: 'blue' }, 'yeux bleus, aux yeux bleus, blue eyes, blue eyed'],
  [{ eyes: 'green' }, 'yeux verts, aux yeux verts, green eyes, green eyed'],
  [
    { eyes: 'brown' },
    'yeux marron, yeux marrons, yeux noisette, yeux noirs, brown eyes, dark eyes, hazel eyes',
  ],
  [
    { lips: 'red' },
    'rouge a levres, levres rouges, rouge aux levres, red lipstick, lipstick, red lips, bouche rouge',
  ],
  [
    { hairCut: 'bob' },
    'carre, coupe au carre, cheveux au carre, carre court, cheveux mi longs, bob cut, bob haircut',
  ],
  [{ hairCut: 'fringe' }, 'frange, fringe, bangs, with bangs'],
  [{ hairCut: 'ponytail' }, 'queue de cheval, ponytail, couette'],
  [
    { hairCut: 'wavy' },
    'cheveux ondules, wavy hair, cheveux au vent, cheveux detaches, hair blowing in the wind, longs cheveux ondules',
  ],
  [{ hairCut: 'afro' }, 'afro, coupe afro, cheveux afro, afro hair, cheveux crepus'],
  [
    { hairCut: 'messy' },
    'cheveux ebouriffes, cheveux en bataille, cheveux en desordre, cheveux decoiffes, cheveux hirsutes, ebouriffe, ebouriffee, decoiffe, decoiffee, hirsute, messy hair, tousled hair, unruly hair, wild hair, scruffy hair, spiky hair, bed hair',
  ],
  [{ hairCut: 'dreads' }, 'dreadlocks, dreads, locks, rasta'],
  [{ hairCut: 'pixie' }, 'coupe garconne, cheveux tres courts, pixie cut, coupe pixie'],
  [{ hairCut: 'mohawk' }, 'crete, punk, iroquois, mohawk, crete punk'],
];

/** Where a colour that is said right beside such words goes: to this part of a person, or to his clothes. */
export function slotOf(trait: Trait): keyof Person | 'colour' | null {
  if (trait.pattern) return 'patternColour';
  if (trait.hasHat && trait.hatKind !== 'headphones') return 'hatColour';
  if (trait.legwear) return 'trousers';
  if (trait.over) return 'overColour';
  if (trait.shoes) return 'shoeColour';
  for (const part of coloured) if (trait[part] !== undefined) return part;
  if (trait.glasses) return 'glassesColour';
  return trait.clothes || garments.test(trait.costume ?? '') ? 'colour' : null;
}
/** Costumes that are one garment. */
const garments = /^(coat|raincoat|pyjamas|bathrobe|sari|toga|djellaba|wetsuit|tracksuit|tuxedo)$/;

/** A garment's slot, or that of hair and beard, which people tell a colour of as well. */
const paintedPart = (trait: Trait): ReturnType<typeof slotOf> =>
  slotOf(trait) ?? (trait.hasBeard ? 'beardColour' : trait.hairCut ? 'hair' : null);

const coloured = [
  'tie',
  'gloves',
  'scarf',
  'earrings',
  'necklace',
  'cape',
  'apron',
  'backpack',
  'boots',
] as const;

/** « une écharpe en laine rouge »: the colour behind a garment and what it is made of, or right before it. */
export function slotAt(
  pieces: readonly Piece[],
  index: number,
): { readonly slot: ReturnType<typeof slotOf>; readonly colour: ColourName | null } {
  const piece = pieces[index]!;
  const slot = piece.says === 'trait' ? paintedPart(piece.trait) : null;
  if (slot === null) return { slot, colour: null };
  const after = pieces[reach(pieces, index, 1)];
  if (after?.says === 'colour') return { slot, colour: after.colour };
  const before = pieces[index - 1];
  const isAhead = before?.says === 'colour' && before.to === piece.from && !piece.isAfterStop;
  // “a red plaid shirt” is red.
  return isAhead
    ? { slot: slot === 'patternColour' ? 'colour' : slot, colour: before.colour }
    : { slot, colour: null };
}

/** A colour that a garment beside it has taken. */
export function isOfWorn(pieces: readonly Piece[], index: number): boolean {
  const isSlot = (one: Piece | undefined) =>
    one?.says === 'trait' && paintedPart(one.trait) !== null;
  if (isSlot(pieces[reach(pieces, index, -1)])) return true;
  const after = pieces[index + 1];
  return Boolean(isSlot(after) && after!.from === pieces[index]!.to && !after!.isAfterStop);
}

/** The next piece that way which says more than a stuff or a size; none over a stop. */
function reach(pieces: readonly Piece[], index: number, by: 1 | -1): number {
  for (let at = index; ; at += by) {
    const [first, second] = by > 0 ? [pieces[at], pieces[at + 1]] : [pieces[at - 1], pieces[at]];
    if (!first || !second || first.to !== second.from || second.isAfterStop) return -1;
    const next = by > 0 ? second : first;
    const isStuff = next.says === 'unknown' && next.to - next.from === 2;
    if (!isStuff && !/^(stuff|size|nothing)$/.test(next.says)) return at + by;
  }
}

/** What is made, sold or held is not worn: « une femme qui tricote une écharpe ». */
export const isHandled = (words: readonly string[], at: number): boolean =>
  /(^| )(tricot\w*|knit\w*|cou[dst]\w*|sew\w*|tien\w*|tenan\w*|hold\w*|vend\w*|sell\w*|repass\w*|iron\w*|pli\w+|fold\w*|achet\w*|buy\w*|essai\w*|choisi\w*|lav\w+|wash\w*|brod\w*|peint|paint\w*)( (une?|des|la|le|les|son|sa|ses|a|an|the|her|his|du|de|petite?|grande?|longue|belle|vieille))*$/.test(
    words.slice(Math.max(0, at - 4), at).join(' '),
  );
