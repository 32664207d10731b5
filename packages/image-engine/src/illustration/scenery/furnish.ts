import type { IllustrationDescription, Place, WishedThing } from '../illustration-description.ts';
import { placeOf } from '../layout/habits.ts';
import { packedOf } from '../vocabulary/read-things.ts';

/** What a place holds when nothing else was asked for. */
const usual: Partial<Record<Place, string>> = {
  room: 'sofa potted-plant',
  bedroom: 'bed teddy-bear',
  kitchen: 'pot-of-food teapot bowl-of-fruit',
  office: 'desk potted-plant',
  library: 'armchair',
  table: 'croissant hot-beverage bowl-of-fruit',
  party: 'birthday-cake balloon balloon',
  stage: 'microphone guitar',
  stadium: 'soccer-ball',
  sea: 'sailboat',
  sky: 'hot-air-balloon',
  space: 'rocket',
  moon: 'astronaut',
  road: 'automobile',
  snow: 'snowman',
  savanna: 'elephant',
  jungle: 'parrot',
  underwater: 'tropical-fish turtle',
  desert: 'camel cactus',
  field: 'cow',
  garden: 'bench',
  beach: 'palm-tree umbrella-on-ground',
  forest: 'deer',
  studio: 'perfume',
};

export type Furnished = { readonly things: readonly WishedThing[]; readonly place: Place };

/** Where the wish plays and all that is there, said or not. */
export function furnish(wish: IllustrationDescription): Furnished {
  const table = tableOf(wish);
  if (table !== null) {
    return { things: wish.things.toSpliced(table, 1), place: 'table' };
  }
  const [first] = wish.things;
  const place = wish.place ?? (first ? placeOf(rootOf(wish).id) : 'studio');
  const hasAnything = wish.things.length > 0;
  const greeting =
    hasAnything || wish.place
      ? undefined
      : greetings.find(({ says }) => says.test(wish.text.join(' ')));
  if (greeting) return { things: greeting.things.split(' ').map(plain), place: greeting.place };
  if (hasAnything || wish.text.length > 0) return { things: wish.things, place };
  return { things: (usual[place] ?? '').split(' ').filter(Boolean).map(plain), place };
}

/** What a greeting alone is shown with. */
const greetings: readonly { says: RegExp; things: string; place: Place }[] = [
  { says: /no[eë]l|christmas/iu, things: 'christmas-tree wrapped-gift', place: 'snow' },
  { says: /halloween/iu, things: 'jack-o-lantern ghost', place: 'graveyard' },
  { says: /amour|love|valentin/iu, things: 'heart', place: 'studio' },
  { says: /anniversaire|birthday/iu, things: 'birthday-cake', place: 'party' },
  { says: /merci|thank/iu, things: 'bouquet', place: 'studio' },
  {
    says: /ann[ée]e|year|f[êe]te|f[ée]licitations|congrat/iu,
    things: 'clinking-glasses',
    place: 'party',
  },
];

function plain(id: string): WishedThing {
  return { id, said: id, count: 1, colour: null, size: 'usual', posture: null, person: null };
}

/** What the first thing sits on or is in decides where it is seen. */
function rootOf({ things, relations }: IllustrationDescription): WishedThing {
  let root = 0;
  for (const { of, kind, to } of relations) {
    if (of === root && (kind === 'on' || kind === 'in' || kind === 'around')) root = to;
  }
  return things[root]!;
}

/** « une tasse sur une table »: the table is the picture's ground. Null when there is none. */
function tableOf({ things, relations, place }: IllustrationDescription): number | null {
  if (place !== null && place !== 'table' && place !== 'studio') return null;
  const index = things.findIndex(({ id }) => id === 'table');
  const carried = relations.find(({ to, kind }) => to === index && kind === 'on');
  if (index < 0 || !carried) return null;
  const group = packedOf(things[carried.of]!.id)?.group;
  return group === 4 || group === 7 || group === undefined ? index : null;
}
