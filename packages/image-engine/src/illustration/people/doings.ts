import type { Person, Place } from '../illustration-description.ts';
import { actOf, actWith } from './acts.ts';
import { playOf } from './play-poses.ts';
import type { PoseName } from './poses.ts';

/** What somebody does, beyond how he stands. */
type Doing = {
  /** Where it is usually done. */
  readonly place?: Place;
  /** Things that its own picture shows already. */
  readonly shows?: string;
  /** Done at a table that its picture brings along: what else is named lies on it. */
  readonly hasTable?: true;
};

const doings: Partial<Record<PoseName, Doing>> = {
  read: { place: 'room', shows: 'open-book closed-book books' },
  knit: { place: 'room', shows: 'yarn thread scarf' },
  cook: { place: 'kitchen', shows: 'pot-of-food cooking', hasTable: true },
  eat: { place: 'room', shows: 'fork-and-knife-with-plate fork-and-knife', hasTable: true },
  work: {
    ...{ place: 'office', hasTable: true },
    shows: 'laptop laptop-open desktop-computer keyboard computer-mouse desk',
  },
  sip: { place: 'cafe', shows: 'coffee-cup hot-beverage teacup-without-handle teapot' },
  toast: {
    place: 'party',
    shows: 'clinking-glasses bottle-with-popping-cork wine-glass wine-glass-red champagne-flute',
  },
  selfie: { shows: 'smartphone mobile-phone selfie' },
  call: { place: 'street', shows: 'smartphone mobile-phone telephone' },
  photograph: { shows: 'camera camera-with-flash' },
  paint: { place: 'room', shows: 'framed-picture artist-palette paintbrush easel' },
  sing: { place: 'stage', shows: 'microphone studio-microphone' },
  fish: { place: 'river', shows: 'fishing-pole' },
  swing: { place: 'stadium', shows: 'tennis' },
  cycle: { place: 'road', shows: 'bicycle' },
  scoot: { place: 'street', shows: 'kick-scooter motor-scooter' },
  carry: { place: 'room' },
  shoulders: { place: 'garden' },
  shoot: { place: 'hall', shows: 'basketball' },
  board: { place: 'street', shows: 'skateboard' },
  dive: { place: 'stadium', shows: 'soccer-ball' },
  swinging: { place: 'garden', shows: 'swing' },
  sweep: { place: 'room', shows: 'broom' },
  blow: { place: 'garden', shows: 'bubbles' },
  shelter: { place: 'street', shows: 'umbrella' },
  sleep: { place: 'bedroom', shows: 'bed house-bed cushion' },
};

const doingOf = (doing: PoseName | null | undefined): Doing | null => {
  if (!doing) return null;
  const act = actOf(doing);
  if (!act) return playOf(doing) ?? doings[doing] ?? null;
  return { ...act, ...(act.object === 'bench' ? { hasTable: true } : {}) };
};

/** Whether it is done to something or somebody. */
export const isAct = (doing: PoseName | undefined): boolean => actOf(doing) !== null;

/** Whether it is done with the hands to what lies or stands before them, clothes as well. */
export const worksOn = (doing: PoseName | undefined): boolean =>
  actOf(doing)?.reaches === true || /^(?:sew|iron|fold)$/.test(doing ?? '');

/** Who stands before such a thing does with it what it is there for. */
export const doingWith = (id: string): PoseName | null => actWith(id);

export const placeOfDoing = (doing: PoseName | undefined): Place | null =>
  doingOf(doing)?.place ?? null;

/** Whether somebody who does this is seen with such a thing anyhow. */
export const isShownBy = (doing: PoseName | undefined, id: string): boolean =>
  (doingOf(doing)?.shows?.split(' ').includes(id) ?? false) ||
  (/^(?:work|writeDown)$/.test(doing ?? '') && /^(?:round-)?table$/.test(id));

export const hasTable = (doing: PoseName | null | undefined): boolean =>
  doingOf(doing)?.hasTable ?? false;

/** With the right hand alone: the rest is free for something else. */
const oneHanded: ReadonlySet<PoseName> = new Set<PoseName>([
  ...(['sip', 'drink', 'call', 'selfie', 'toast', 'wave', 'speak', 'point', 'smoke'] as const),
  ...(['eatIce', 'eatApple', 'eatSandwich', 'eatPizza', 'brushTeeth', 'combSelf'] as const),
  ...(['makeUpSelf', 'pay', 'ringBell', 'raiseHand', 'coverMouth', 'sing'] as const),
]);
/** With the arms alone, whatever the legs do. */
const ofArms: ReadonlySet<PoseName> = new Set<PoseName>([
  ...oneHanded,
  ...(['cheer', 'text', 'gamepad', 'photograph', 'readPaper', 'watch', 'blowUp', 'think'] as const),
  ...(['juggle', 'crossArms', 'applaud', 'hideFace', 'pray', 'hugSelf', 'violin'] as const),
  ...(['guitar', 'flute', 'trumpet', 'saxophone', 'accordion', 'trophy', 'showSign'] as const),
  ...(['trombone', 'tuba', 'bagpipes'] as const),
]);
const ofLegs: ReadonlySet<PoseName> = new Set<PoseName>([
  ...([
    'walk',
    'run',
    'cross',
    'sit',
    'sitStool',
    'kneelDown',
    'crouch',
    'jump',
    'tightrope',
  ] as const),
  ...(['board', 'skate'] as const),
]);
/** Done on a seat as well as anywhere. */
const ofLap: ReadonlySet<PoseName> = new Set<PoseName>([
  ...(['read', 'knit', 'eat', 'work', 'sew', 'writeDown', 'sleep', 'pet'] as const),
]);

/** Two things that somebody does at once, the one that he is drawn by first; null where he cannot. */
export function bothDoings(one: PoseName, other: PoseName): Pick<Person, 'doing' | 'also'> | null {
  if (one === other) return null;
  // Who stands goes on with what he does.
  if (one === 'stand' || other === 'stand') return { doing: one === 'stand' ? other : one };
  // « lit un livre assis dans un fauteuil »: the seat says how, the book what.
  if (one === 'sit' && ofLap.has(other)) return { doing: other };
  if (other === 'sit' && ofLap.has(one)) return { doing: one };
  if (ofLegs.has(one) && ofArms.has(other)) return { doing: other, also: one };
  if (ofArms.has(one) && ofLegs.has(other)) return { doing: one, also: other };
  if (ofLegs.has(one) || ofLegs.has(other)) return null;
  // Who reads meanwhile has it in one hand.
  const [first, second] = [one, other].map((each) => (each === 'eat' ? 'eatSandwich' : each));
  if (oneHanded.has(second!)) return { doing: first!, also: second! };
  return oneHanded.has(first!) ? { doing: second!, also: first! } : null;
}

export type Done = {
  readonly upper: PoseName;
  readonly legs: PoseName;
  readonly second: PoseName | null;
};

/** Of whoever holds himself so: what arms and legs do, and the left hand by itself. */
export function doingsOf({ doing, also }: Pick<Person, 'doing' | 'also'>, pose: PoseName): Done {
  const alone = { upper: pose, legs: pose, second: null };
  // On a seat, too.
  if (pose === 'sit' && doing && ofArms.has(doing))
    return { upper: doing, legs: 'sit', second: also && oneHanded.has(also) ? also : null };
  const isOwn = pose === doing || (pose === 'readOnSeat' && doing === 'read');
  if (isOwn && also)
    return ofLegs.has(also) ? { ...alone, legs: also } : { ...alone, second: also };
  const isFree = doing && pose !== doing && oneHanded.has(doing) && busy.has(pose);
  return isFree ? { ...alone, second: doing } : alone;
}
/** What a hand is free beside, though something else was told to be done. */
const busy: ReadonlySet<PoseName> = new Set<PoseName>(['haul', 'hold', 'raise', 'lead']);

/** What somebody is said to do besides. */
export function alsoOf(person: Person, pose: PoseName | undefined): PoseName | undefined {
  // Who sits and eats was told by how he sits.
  if (person.also && person.also === pose) return person.doing;
  if (person.also || !pose) return person.also;
  const { upper, second } = doingsOf(person, pose);
  return second ?? (upper === pose ? undefined : upper);
}
