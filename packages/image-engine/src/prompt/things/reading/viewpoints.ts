import type { Place } from '../../../illustration/illustration-description.ts';
import {
  type Aerial,
  isAerial,
  isSection,
  type Section,
} from '../../../illustration/place-names.ts';
import {
  fromGround,
  shownFromAbove,
  shownInSection,
} from '../../../illustration/shown-from-above.ts';
import { typedWords } from '../../tokenise.ts';
import type { Collected } from '../collect/collected.ts';

/** From where all of it is seen, where that changes what there is to see. */

const start = "(?<![\\p{L}’'-])";
const end = "(?![\\p{L}’'-])";
const shot =
  '(?:views?|shots?|photos?|photographs?|pictures?|images?|footage|perspective|angle|illustration)';
const flown = '(?:avion|drone|h[ée]licopt[èe]re|montgolfi[èe]re|satellite|hublot)';

/** « vu du ciel », “an aerial view of” */
const aloft = new RegExp(
  `${start}(?:(?:an?|the|une?|la)\\s)?(?:${[
    `(?:high[- ]angle\\s)?(?:aerial|drone|satellite|helicopter|bird['’]?s?[- ]eye|birds['’]?[- ]eye|top[- ]?down|overhead|high[- ]angle)\\s${shot}`,
    `top\\sviews?`,
    `(?:as\\s)?(?:(?:seen|viewed|view|shot|photographed|taken|filmed)\\s)?from\\s(?:high\\s)?(?:above|the\\s(?:air|sky|clouds)|(?:an?\\s|the\\s)?(?:drone|plane|airplane|helicopter|satellite|hot[- ]air\\sballoon))`,
    `top[- ]?down|overhead`,
    `(?:vues?|photos?|photographies?|images?|prises?\\sde\\svue)\\s(?:a[ée]riennes?|par\\sdrone|de\\sdrone|satellite|plongeantes?)`,
    `vue?s?\\s(?:du\\sciel|des\\sairs|d['’]en\\shaut|de\\shaut|du\\shaut|de\\sdessus|du\\sdessus|d['’]au[- ]dessus|d['’]oiseau|par\\s(?:un\\s)?drone|en\\sdrone|en\\splong[ée]e|(?:d['’]|depuis\\s|par\\s)(?:une?\\s|l['’]|le\\s)?${flown}|depuis\\s(?:le\\sciel|les\\sairs))`,
    `[àa]\\svol\\sd['’]oiseau|en\\svue\\sa[ée]rienne|en\\splong[ée]e`,
  ].join(
    '|',
  )})${end}(?:\\s(?:of|over|de\\sla|de\\sl['’]|du|des|de|sur|d['’](?=\\p{L}))(?=\\s|\\p{L}))?`,
  'iu',
);

/** By the words that name them, those that say more first. */
const lands: readonly (readonly [land: Aerial, names: string])[] = [
  ['mazeAbove', 'labyrinthes?|mazes?|labyrinths?'],
  ['poolAbove', 'piscines?|(?:swimming\\s)?pools?'],
  ['harbourAbove', 'ports?|harbou?rs?|marinas?'],
  [
    'villageAbove',
    'villages?|hameaux?|hamlets?|bourgs?|bourgades?|(?:small|little|old|medieval)\\stowns?',
  ],
  ['beachAbove', 'plages?|beach(?:es)?'],
  ['coastAbove', 'c[ôo]tes?|coasts?|coastlines?|littoral|falaises?|cliffs?|shorelines?'],
  ['riverAbove', 'rivi[èe]res?|rivers?|fleuves?|m[ée]andres?'],
  ['roadAbove', 'routes?|roads?|highways?|autoroutes?|voitures?|cars?'],
  [
    'cityAbove',
    'villes?|city|cities|towns?|quartiers?|m[ée]tropoles?|metropolis|downtown|gratte[- ]ciels?|skyscrapers',
  ],
  [
    'fieldsAbove',
    'champs?|fields?|campagne|countryside|farmlands?|farms?|fermes?|vignobles?|vineyards?|vignes|prairies?|meadows?|rizi[èe]res?',
  ],
  ['forestAbove', 'for[êe]ts?|forests?|woods|jungles?|rainforests?'],
  [
    'seaAbove',
    'mers?|oc[ée]ans?|sea|ocean|bateaux?|boats?|voiliers?|sailboats?|barques?|navires?|ships?',
  ],
];
const named = lands.map(
  ([land, names]) => [land, new RegExp(`${start}(?:${names})${end}`, 'iu')] as const,
);

const mazes = named[0]![1];
/** Read as that (`place-rewordings.ts`). */
const isles = /(?<!\p{L})(?:[îi]les?|[îi]lots?|islands?|islets?|atolls?)(?!\p{L})/iu;

/** Named for the sea, and none. */
const ofSea = /(?<!\p{L})(?:fruits|tortues?|[ée]toiles?|loups?)\s+de\s+mer(?!\p{L})/giu;

export type Viewpoint = {
  readonly rest: string;
  /** As typed: from where it is seen, and which land that is. */
  readonly said: string;
  readonly land: string;
};

/** « un village vu du ciel » is put into one word; all else is as it was. */
export function readViewpoint(prompt: string): Viewpoint | null {
  const open = readSection(prompt);
  if (open) return open;
  const said = aloft.exec(prompt)?.[0];
  if (!said || isles.test(prompt)) return null;
  const bare = prompt.replace(said, ' ');
  const outdoors = bare.replace(ofSea, ' ');
  const [land, names] = named.find(([, one]) => one.test(outdoors)) ?? [];
  if (!land || !names) return null;
  // What it is called is said by its place; elsewhere a maze is a thing.
  const rest = land === 'mazeAbove' ? bare.replace(mazes, ' ') : bare;
  return {
    rest: `${land.toLowerCase().replace(/above$/u, 'fromabove')}, ${rest}`,
    said: said.trim(),
    land: names.exec(outdoors)![0],
  };
}

/** « une maison vue en coupe », “a cross section of an anthill” */
function readSection(prompt: string): Viewpoint | null {
  const said = cutaway.exec(prompt)?.[0];
  if (!said) return null;
  const bare = prompt.replace(said, ' ').replace(rooted, ' ');
  const [section, names] = sectioned.find(([, one]) => one.test(bare)) ?? [];
  if (!section || !names) return null;
  const rest = `${section.toLowerCase().replace(/section$/u, 'cutopen')}, ${bare.replace(names, ' ')}`;
  const land = `${names.exec(bare)![0]} ${rooted.exec(prompt)?.[0] ?? ''}`;
  return { rest, said: said.trim(), land: land.trim() };
}
/** Those that the ground has. */
const rooted =
  /(?<!\p{L})(?:with|and|avec|et)\s(?:les\s|des\s|the\s|its\s|ses\s)?(?:tree\s)?(?:roots|racines(?:\sd['’]une?\sarbre|\sd['’]arbres?)?)(?!\p{L})/iu;

const cutaway =
  /(?<!\p{L})(?:(?:an?|une?|la)\s)?(?:cut[- ]?away|cross[- ]?section(?:al)?|(?:vue?s?\s)?en\scoupe|vue\sde\scoupe|coupe(?=\s(?:d['’]|du\s|de\sla\s|transversale|verticale|g[ée]ologique)))(?:\s(?:views?|diagrams?|illustration|drawing|transversale|verticale|g[ée]ologique))?(?!\p{L})/iu;

const opening = "(?:(?:of|through|de|du|des)\\s)?(?:d['’])?(?:(?:an?|the|une?|la|le)\\s|l['’])?";
const sectioned = (
  [
    ['anthillSection', 'fourmili[èe]res?|ant\\s?hills?|ant\\s(?:nests?|colon(?:y|ies))'],
    [
      'burrowSection',
      'terriers?(?:\\sde\\slapins?)?|(?:rabbit\\s)?(?:burrows?|warrens?)|rabbit\\sholes?',
    ],
    ['volcanoSection', 'volcans?|volcano(?:e?s)?'],
    ['houseSection', 'maisons?|houses?|homes?'],
    ['groundSection', 'sols?|grounds?|soils?|sous-sol|underground'],
    ['earthSection', '(?:plan[èe]te\\s)?terre|(?:planet\\s)?earth'],
  ] as const
).map(
  ([section, names]) =>
    [section, new RegExp(`${start}${opening}(?:${names})${end}`, 'iu')] as const,
);

/** As typed: from where it is seen. */
export function viewpointIn(prompt: string): readonly string[] | null {
  const said = (aloft.exec(prompt) ?? flat.exec(prompt))?.[0];
  return said ? [said.trim().replace(/\s(?:of|over|de|du|des|sur)$/iu, '')] : null;
}
const flat = /(?<!\p{L})(?:flat\s?lay|knolling|(?:mise?s?|pos[ée]e?s?)\s[àa]\splat)(?!\p{L})/iu;

/** What nobody drew from above is seen from where one stands. */
export function groundedWhere(
  { place, things }: Pick<Collected, 'place' | 'things'>,
  viewed: Viewpoint | null,
): Grounded {
  if (!viewed) return { place, heard: [], unseen: [] };
  if (isSection(place)) return openedWhere(place, things, viewed);
  const isShown = isAerial(place) && things.every(({ id }) => shownFromAbove[place].test(id));
  return isShown
    ? { place, heard: typedWords(`${viewed.said} ${viewed.land}`), unseen: [] }
    : { place: isAerial(place) ? fromGround[place] : place, heard: [], unseen: [viewed.said] };
}

/** What is in it belongs to it: a tree and its roots, rooms, rabbits, ants and lava. */
function openedWhere(place: Section, things: Collected['things'], viewed: Viewpoint): Grounded {
  const isOwn = things.every(({ id }) => shownInSection[place].test(id));
  const heard = typedWords(`${viewed.said} ${viewed.land}`);
  return isOwn
    ? { place, heard, unseen: [] }
    : { place: null, heard: [], unseen: [viewed.said, viewed.land] };
}

type Grounded = {
  readonly place: Place | null;
  /** As typed. */
  readonly heard: readonly string[];
  readonly unseen: readonly string[];
};
