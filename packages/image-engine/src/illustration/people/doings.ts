import type { Place } from '../illustration-description.ts';
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
    shows: 'clinking-glasses bottle-with-popping-cork wine-glass wine-glass-red',
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

/** Who stands before such a thing does with it what it is there for. */
export const doingWith = (id: string): PoseName | null => actWith(id);

export const placeOfDoing = (doing: PoseName | undefined): Place | null =>
  doingOf(doing)?.place ?? null;

/** Whether somebody who does this is seen with such a thing anyhow. */
export const isShownBy = (doing: PoseName | undefined, id: string): boolean =>
  doingOf(doing)?.shows?.split(' ').includes(id) ?? false;

export const hasTable = (doing: PoseName | null | undefined): boolean =>
  doingOf(doing)?.hasTable ?? false;
