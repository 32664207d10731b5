import type {
  Design,
  MarkShape,
  Occasion,
  Place,
  WishedThing,
} from '../../../illustration/illustration-description.ts';
import { relationsWithout } from '../../../illustration/relations-without.ts';
import type { ColourName } from '../../../scene/scene-description.ts';
import { tokenise } from '../../tokenise.ts';
import { thingOf } from '../collect/draft-things.ts';
import { readsEnglish } from '../reading/reading-rules.ts';
import { nameOfThing } from '../words/name-of-thing.ts';
import type { Asked } from './asked.ts';
import { howLettered } from './how-lettered.ts';
import { joinedAsOne } from './join-marks.ts';
import { fieldOf, thingsOfField } from './mark-field.ts';
import { type ReadDesign, readDesign } from './read-design.ts';
import { withFaces } from './with-faces.ts';

export type AsDesigned = Pick<Asked, 'things' | 'relations' | 'format'> & {
  readonly design: Design | null;
  readonly heard: readonly string[];
  /** Places of things that became part of the sheet, the last first. */
  readonly gone: readonly number[];
  /** Of those that went: « une marinière bleue et blanche ». */
  readonly colours: readonly ColourName[];
  /** Which relations are left. */
  readonly kept: readonly number[];
  /** It was named by the occasion alone, and is no scene. */
  readonly isPlaceOfSheet: boolean;
  /** Of a mark, where it was told. */
  readonly field?: MarkShape | null;
};

/** A designed sheet has its occasion's ornaments; what names the sheet or its ornaments stands in no scene. */
export function asDesigned({ things, relations, format, text }: Asked, prompt: string): AsDesigned {
  const read = readDesign(prompt, format, text.length > 0);
  const { design: told, heard } = text.length > 0 ? withLetters(read, prompt) : read;
  const design = told && withLeaves(told, prompt);
  const faced = withFaces(things, prompt);
  const isPrinted =
    design && !/^(mark|board)$/.test(design.kind) && !(design.kind === 'pattern' && !design.weave);
  const all = relations.map((_, at) => at);
  const asIs = { gone: [], kept: all, colours: [], isPlaceOfSheet: false };
  const plain = { things: faced.things, relations, format, design, ...asIs };
  if (shopSign.test(prompt) && format === 'sign' && text.length === 0 && faced.things.length > 0)
    return { ...plain, format: 'logo', heard: [...heard, ...faced.heard, ...ofShops] };
  if (format === 'logo' && !isPrinted) {
    const told = fieldOf(prompt);
    const inField = thingsOfField(faced.things, told).toReversed();
    const bare = without(inField, { things: faced.things, relations });
    const one = inField.length === 0 ? joinedAsOne(bare, prompt) : null;
    const gone = one ? [1] : inField;
    const left = one ? { things: [one.thing], relations: [] } : bare;
    return {
      ...plain,
      ...{ ...left, things: mainFirst(left.things, prompt) },
      ...{ gone, kept: keptOf(relations, gone), field: told.field },
      heard: [...heard, ...faced.heard, ...told.heard, ...(one?.heard ?? [])],
    };
  }
  if (!isPrinted) return { ...plain, heard: [...heard, ...faced.heard] };
  // « sur une branche »: what bears something else is no ornament.
  const bears = (at: number) => relations.some(({ kind, to }) => kind === 'on' && to === at);
  const gone = things
    .flatMap(({ said }, at) =>
      (isOfSheet(said, design, heard) || isOfLove(things, design, heard, said)) && !bears(at)
        ? [at]
        : [],
    )
    .toReversed();
  const left = without(gone, { things: faced.things, relations });
  const isSheet = design.kind === 'sheet';
  const more =
    isSheet && left.things.length < 2 ? setOf(prompt) : wares(left.things, design, prompt);
  const said = heard.length > 0 ? [...heard, ...sheetWords] : heard;
  return {
    ...left,
    ...(more ? { things: withFaces(more.things, prompt).things, relations: [] } : {}),
    format: isSheet ? ('picture' as const) : format,
    ...{
      design,
      gone,
      kept: keptOf(relations, gone),
    },
    colours: gone.flatMap((at) =>
      [things[at]!.colour, things[at]!.otherColour ?? null].filter((one) => one !== null),
    ),
    isPlaceOfSheet: indoorFeasts.has(design.occasion),
    heard: [
      ...said,
      ...faced.heard,
      ...(more?.heard ?? []),
      ...(leafy.has(design.occasion) || design.taste === 'botanical' ? ornaments : []),
      ...gone.map((at) => things[at]!.said),
    ],
  };
}

/** In which letters and where its words stand. */
function withLetters({ design, heard }: ReadDesign, prompt: string): ReadDesign {
  const { at, letters, heard: said } = howLettered(prompt);
  const told = { ...(at ? { wordsAt: at } : {}), ...(letters ? { letters } : {}) };
  return { design: design && { ...design, ...told }, heard: [...heard, ...said] };
}

type Left = Pick<Asked, 'things' | 'relations'>;

/** Without what became part of the sheet, by its places from the last to the first. */
const without = (gone: readonly number[], { things, relations }: Left): Left =>
  gone.reduce(
    (left: Left, at) => ({
      things: left.things.toSpliced(at, 1),
      relations: relationsWithout(left.relations, at),
    }),
    { things, relations },
  );

const keptOf = (relations: Asked['relations'], gone: readonly number[]): readonly number[] =>
  relations.flatMap(({ of, to }, at) => (gone.includes(of) || gone.includes(to) ? [] : [at]));

/** « un club de rugby avec un sanglier »: the boar is the mark, and the ball stands beside it. */
function mainFirst(things: readonly WishedThing[], prompt: string): readonly WishedThing[] {
  const [first, second, ...more] = things;
  if (!first || !second || more.length > 0 || first.said === '') return things;
  const at = prompt.toLowerCase().indexOf(first.said);
  return at > 0 && clubs.test(prompt.slice(0, at)) ? [second, first] : things;
}
const clubs =
  /(?<!\p{L})(?:club|[ée]quipe|[ée]cole|association|team|school|academy|f[ée]d[ée]ration)\s+(?:(?:de|of|d['’]|du)\s*)?$/iu;

/** « panneaux solaires » are none. */
const shopSign =
  /^\s*(?:(?:une?|an?|the)\s+)?(?:\p{L}+\s+){0,2}(?:enseigne|sign|signboard)(?!\p{L})/iu;
/** A shop's sign has its mark, and hangs from a bracket. */
const ofShops = [
  ...'enseigne rond ronde round sign fer forgé wrought iron suspendue hanging métal'.split(' '),
  'en fer forgé',
  'en fer',
];

const sheetWords =
  'showing montrant face faces visage visages carte card voeux vœux couverture roman novel book livre cover invitation affiche poster format titre thème theme fond design set lot planche série plat flat fantasy vector'.split(
    ' ',
  );

/** Their tent, their school and their tree are to be seen. */
const shown: ReadonlySet<Occasion | undefined> = new Set<Occasion | undefined>([
  ...(['circus', 'school', 'feast', 'game', 'christmas', 'love'] as const),
]);
/** Framed by leaves and flowers. */
const leafy: ReadonlySet<Occasion | undefined> = new Set<Occasion | undefined>([
  ...(['wedding', 'birth', 'thanks', 'mother', 'love'] as const),
]);
const ornaments =
  'eucalyptus olive lavender laurel laurier ivy lierre fern fougère branches branch fleurs fleur flowers wildflowers couronne wreath guirlande garland feuillage feuilles leaves foliage champêtre olivier pampa floral greenery'.split(
    ' ',
  );

/** “eucalyptus leaves and gold lettering”: a lined border has none. */
function withLeaves(design: Design, prompt: string): Design {
  const isLined = design.taste === 'elegant' || design.taste === 'minimal';
  const isNamed = tokenise(prompt).some((word) => leaves.has(word));
  if (!isLined || !isNamed || !leafy.has(design.occasion)) return design;
  const { taste: _, ...wreathed } = design;
  return wreathed;
}

/** « une carte de saint Valentin avec deux cornichons »: its hearts are strewn about them. */
const isOfLove = (
  things: readonly WishedThing[],
  { occasion }: Design,
  heard: readonly string[],
  said: string,
): boolean =>
  occasion === 'love' &&
  things.length > 1 &&
  tokenise(said).every((word) => heard.some((one) => tokenise(one).includes(word)));

/** « un faire-part de mariage avec des fleurs »: the sheet and its border. */
function isOfSheet(said: string, { kind, occasion }: Design, heard: readonly string[]): boolean {
  const words = tokenise(said);
  const named = new Set(heard.flatMap((one) => tokenise(one)));
  if (words.every((word) => named.has(word)) && !shown.has(occasion)) return true;
  if (kind === 'cover' && words.every((word) => ofBooks.has(word))) return true;
  // « avec un cadre doré »: about the words, and no picture of its own.
  if (kind !== 'cover' && words.length < 3 && words.some((word) => frames.has(word))) return true;
  // Whose birth it is; the bear is what is shown.
  if (occasion === 'birth' && words.every((word) => born.has(word))) return true;
  // Its own garland hangs there.
  if (occasion === 'birthday' && /^(?:bunting|fanion|guirlande)/.test(words[0] ?? '')) return true;
  if (occasion === 'sale' && words.some((word) => shops.has(word))) return true;
  const isLeafy = leafy.has(occasion) || kind === 'label';
  return isLeafy && words.some((word) => leaves.has(word)) && words.every((word) => mild.has(word));
}
const ofBooks = new Set(tokenise('book livre roman novel album magazine policier fantasy polar'));
const leaves = new Set(tokenise(ornaments.join(' ')));
const born = new Set(tokenise('garçon fille bébé petit petite boy girl baby'));
const shops = new Set(tokenise('magasin boutique shop store'));
const frames = new Set(tokenise('cadre bordure frame border encadré liseré'));
const mild = new Set([
  ...leaves,
  ...tokenise('blanche blanches petite petites white small d de of des'),
]);

/** Balloons and lamps of it are the sheet's own. */
const indoorFeasts: ReadonlySet<Occasion | undefined> = new Set<Occasion | undefined>([
  ...(['birthday', 'music', 'feast', 'wedding', 'newyear', 'flea', 'birth', 'school'] as const),
  ...([
    'mother',
    'father',
    'thanks',
    'love',
    'retirement',
    'sale',
    'game',
    'gaming',
    'lunar',
  ] as const),
]);

/** What is sold and played where nothing of it was named. */
const usualWares: Partial<Record<Occasion, readonly [things: string, says: RegExp]>> = {
  flea: [
    'lamp armchair teapot mantelpiece-clock',
    /(?:vieux\s+)?objets?(?:\s+anciens?)?|antiques|old things/iu,
  ],
  school: ['balloon fishing-pole teddy-bear', /jeux|games/iu],
  game: ['game-die ticket', /boules|jetons/iu],
  gaming: ['video-game', /gaming|gamers?/iu],
  film: ['film-projector popcorn clapper-board', /cin[ée]mas?|films?|movies?/iu],
  music: ['guitar trumpet drum', /musique|music|concerts?|festival/iu],
  halloween: ['jack-o-lantern ghost bat', /halloween/iu],
};

function wares(things: readonly WishedThing[], { kind, occasion }: Design, prompt: string) {
  const usual = kind === 'event' && occasion ? usualWares[occasion] : undefined;
  if (!usual || things.length > 0) return null;
  const said = usual[1].exec(prompt)?.[0] ?? '';
  return {
    things: usual[0].split(' ').map((id) => thingOf(id, said || id, 1)),
    heard: tokenise(said),
  };
}

/** A birthday's card is no party; a poster of travel shows its town or its shore. */
export function placeOnSheet(
  told: Place | null,
  { design, things, isPlaceOfSheet }: AsDesigned,
  prompt: string,
): Place | null {
  if (isPlaceOfSheet && /^(party|stage|attic|market)$/.test(told ?? '')) return null;
  const isTravel = design?.kind === 'travel' && told === null;
  if (!isTravel) return told;
  const spot = spots.find(([says]) => says.test(prompt))?.[1];
  return spot ?? (things.length === 0 ? 'city' : null);
}

/** Where people travel to, by how it looks there. */
const spots: readonly (readonly [RegExp, Place])[] = [
  [
    /bretagne|brittany|biarritz|c[ôo]te d['’]azur|nice(?!\p{L})|riviera|normandie|corse|deauville|hawaii|bali/iu,
    'beach',
  ],
  [
    /alpes|alps|chamonix|mont[- ]blanc|suisse|switzerland|norv[èe]ge|norway|pyr[ée]n[ée]es|savoie|dolomit|yosemite|aspen|islande|iceland/iu,
    'mountain',
  ],
  [/provence|toscane|tuscany|bourgogne|champagne|auvergne|p[ée]rigord/iu, 'hills'],
  [/venise|venice|amsterdam|annecy/iu, 'canal'],
  [/marseille|la rochelle|saint[- ]malo|honfleur|saint[- ]tropez/iu, 'harbour'],
  [/sahara|maroc|morocco|[ée]gypte|egypt|arizona/iu, 'desert'],
];

/** What a set is of, where its pieces were not named. */
const sets: readonly (readonly [RegExp, string])[] = [
  [
    /m[ée]t[ée]o|weather/iu,
    'sun sun-behind-cloud cloud cloud-with-rain cloud-with-lightning snowflake rainbow umbrella wind-face',
  ],
  [
    /espace|space/iu,
    'space-rocket ringed-planet glowing-star alien astronaut full-moon satellite comet flying-saucer',
  ],
  [
    /sport/iu,
    'soccer-ball basketball tennis bicycle running-shoe trophy boxing-glove american-football volleyball',
  ],
  [
    /cuisine|kitchen|cooking/iu,
    'teapot knife fork frying-pan hot-beverage spoon pot-of-food cupcake herb',
  ],
  [/fruits?/iu, 'red-apple banana strawberry lemon pineapple watermelon grapes cherries peach'],
  [
    /l[ée]gumes?|vegetables?/iu,
    'carrot tomato broccoli eggplant potato ear-of-corn mushroom onion cucumber',
  ],
  [/animaux|animals?/iu, 'cat dog rabbit bear panda fox koala lion frog'],
  [/voyage|travel/iu, 'airplane luggage camera map compass palm-tree tent globe ticket'],
  [
    /no[eë]l|christmas/iu,
    'christmas-tree wrapped-gift snowman bell reindeer snowflake candle star gingerbread',
  ],
  [/halloween/iu, 'jack-o-lantern ghost bat black-cat spider skull candy witch-hat cauldron'],
  [
    /r[ée]seaux sociaux|social/iu,
    'camera speech-balloon heart thumbs-up envelope mobile-phone bell globe magnifying-glass',
  ],
  [
    /nature|for[êe]t|forest/iu,
    'evergreen-tree mushroom maple-leaf deer acorn fox hedgehog owl squirrel',
  ],
  [/mer|sea|oc[ée]an/iu, 'fish octopus spiral-shell dolphin anchor sailboat turtle crab whale'],
  [
    /p[âa]tisseries?|desserts?|g[âa]teaux/iu,
    'cupcake doughnut croissant cookie ice-cream macaron shortcake pie lollipop',
  ],
];

const leastOfSet = 3;
/** “a set of six stickers”: from three on. */
const counted = ['three|trois|3', 'four|quatre|4', 'five|cinq|5', 'six|6', 'seven|sept|7'].map(
  (says) =>
    new RegExp(
      `(?<!\\p{L})(?:set|lot|planche|sheet|pack|s[ée]rie)\\s+(?:of|de)\\s+(?:${says})(?!\\p{L})`,
      'iu',
    ),
);

function setOf(prompt: string) {
  const found = sets.find(([says]) => says.test(prompt));
  if (!found) return null;
  const said = found[0].exec(prompt)![0];
  const language = readsEnglish(tokenise(prompt)) ? 'en' : 'fr';
  const many = counted.findIndex((one) => one.test(prompt));
  const things = found[1]
    .split(' ')
    .slice(0, many < 0 ? undefined : many + leastOfSet)
    .map((id, at) => thingOf(id, at === 0 ? said : nameOfThing(id, language), 1));
  return { things, heard: tokenise(said) };
}
