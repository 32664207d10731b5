import { type Drawing, drawingOf, type Shape } from '../drawings/drawing.ts';
import type { Person } from '../illustration-description.ts';
import { acrossApart, gameTable, handAcross, isPlayedAcross } from './across-table.ts';
import { actOf, isTended, tendedAt } from './acts.ts';
import { growthOf, isChild, statureOf } from './ages.ts';
import { type Carried, drawCarried } from './draw-carried.ts';
import { type FigureLayers, figureLayers } from './draw-figure.ts';
import { chin } from './grow.ts';
import type { Point } from './joints.ts';
import type { Look } from './looks.ts';
import { mapped } from './move-shapes.ts';
import { isSeated, type PoseName, poses } from './poses.ts';
import { elbowOf, shoulderOf } from './reach.ts';

/** How people who belong together hold each other; they are one drawing then. */
export type Company =
  | ('clasp' | 'arms' | 'family' | 'hug' | 'kiss' | 'waltz' | 'shake' | 'link' | 'wrestle' | 'tend')
  | ('talk' | 'argue' | 'whisper' | 'fives' | 'across')
  | Carried;

const byDoing: Partial<Record<PoseName, Company>> = {
  ...{ clasp: 'clasp', hug: 'hug', kiss: 'kiss', dance: 'waltz', shakeHands: 'shake' },
  ...{ linkArms: 'link', wrestle: 'wrestle', carry: 'carry', shoulders: 'shoulders' },
  ...{ piggyback: 'piggyback', onLap: 'onLap' },
  ...{ talk: 'talk', argue: 'argue', whisper: 'whisper', fives: 'fives' },
};
const byBond = { couple: 'clasp', family: 'family', friends: 'arms' } as const;
/** Who face each other. */
const ofTwo: ReadonlySet<Company> = new Set<Company>([
  ...(['hug', 'kiss', 'waltz', 'shake', 'wrestle'] as const),
  ...(['talk', 'argue', 'whisper', 'fives', 'across'] as const),
]);
const carrying: ReadonlySet<Company> = new Set<Company>([
  ...(['carry', 'shoulders', 'piggyback', 'onLap'] as const),
]);

/** Null for those who stand each for himself. */
export function companyOf(
  { doing, bond, isDisguised, isTwin }: Person,
  pose: PoseName | null | undefined,
  count: number,
): Company | null {
  if (count < 2 || count > 5) return null;
  const how = pose === 'sit' ? undefined : (pose ?? doing);
  const told = (doing && byDoing[doing]) ?? (how ? byDoing[how] : undefined);
  if (isTended(doing) && count === 2) return 'tend';
  if (isPlayedAcross(doing) && count === 2) return 'across';
  const isOfTwo = told && (ofTwo.has(told) || carrying.has(told));
  // Several who embrace hold each other by the shoulders.
  if (isOfTwo && count !== 2) return told === 'hug' ? 'arms' : null;
  if (told) return told;
  if (how && how !== 'stand') return null;
  if (isDisguised) return null;
  return bond ? byBond[bond] : isTwin ? 'arms' : null;
}

type Member = {
  readonly look: Look;
  readonly pose: PoseName;
  /** Where its middle is, how large it is, and how much nearer it stands. */
  readonly x: number;
  readonly scale: number;
  readonly nearer: number;
  readonly isMirrored: boolean;
};

const isCarrying = (kind: Company): kind is Carried => carrying.has(kind);

type Reach = (at: number, side: 0 | 1, to: Point) => void;

const ground = 160;
const childScale = 0.76;

/** Each told where his hands are in the others' company. */
export function drawCompany(looks: readonly Look[], kind: Company, pose: PoseName | null): Drawing {
  if (isCarrying(kind)) return drawCarried([looks[0]!, looks[1]!], kind);
  const seat = pose && isSeated(pose) ? pose : null;
  const members = placed(looks, kind, seat);
  const reached = members.map(() => ({ hands: [null, null] as [Point | null, Point | null] }));
  const reach = (at: number, side: 0 | 1, to: Point) => {
    reached[at]!.hands[side] = to;
  };
  if (kind === 'tend') reachTended(members, reach);
  else if (ofTwo.has(kind)) reachEachOther(members, kind, reach);
  else
    for (let at = 0; at + 1 < members.length; at += 1) {
      const [one, other] = [members[at]!, members[at + 1]!];
      if (one.nearer !== other.nearer) continue;
      if (kind === 'link') {
        // A hand on the arm that is given.
        reach(at, 1, [other.x - 15, shoulderHeight(other) + 25]);
        reach(at + 1, 0, [other.x + 2, shoulderHeight(other) + 32]);
      } else if (kind === 'arms' || (kind === 'family' && !seat)) {
        // Behind the neighbour's back.
        reach(at, 1, [other.x - 2, shoulderHeight(other) + 2]);
      } else {
        const x = (one.x + other.x) / 2;
        const y = seat ? 92 : Math.max(95, shoulderHeight(one) + 4, shoulderHeight(other) + 4);
        reach(at, 1, [x - 1, y]);
        reach(at + 1, 0, [x + 1, y]);
      }
    }
  const layers = members.map((member, at) => layersOf(member, reached[at]!.hands, seat));
  const order = members
    .map((_, at) => at)
    .toSorted((a, b) => members[a]!.nearer - members[b]!.nearer);
  const isAround = kind === 'arms' || kind === 'family';
  const shapes: Shape[] = [];
  for (const row of [0, 1]) {
    const all = order.filter((at) => members[at]!.nearer === row);
    if (isAround && row === 0)
      for (const at of all) shapes.push(...layers[at]!.behind, ...layers[at]!.nearArm);
    else for (const at of all) shapes.push(...layers[at]!.behind);
    const late = kind === 'tend' || kind === 'clasp' || kind === 'link' || ofTwo.has(kind);
    for (const at of all)
      shapes.push(
        ...layers[at]!.body,
        ...(late || (isAround && row === 0) ? [] : layers[at]!.nearArm),
      );
    if (kind === 'across' && row === 0) shapes.push(...gameTable(looks[0]!.person.doing, members));
    if (late) for (const at of all) shapes.push(...layers[at]!.nearArm);
  }
  return drawingOf(shapes);
}

/** Of those in one row: how far from each other. */
const apart: Readonly<Record<Company, number>> = {
  ...{ clasp: 46, arms: 37, family: 44, hug: 25, kiss: 34, waltz: 42 },
  ...{ shake: 84, link: 40, wrestle: 66, tend: 76, carry: 0, shoulders: 0, piggyback: 0, onLap: 0 },
  ...{ talk: 78, argue: 84, whisper: 40, fives: 62, across: acrossApart },
};

const poseOfFirst: Partial<Record<Company, PoseName>> = {
  ...{ waltz: 'walk', wrestle: 'wrestle', across: 'sitAcross' },
};
const poseOfSecond: Partial<Record<Company, PoseName>> = {
  ...{ wrestle: 'wrestle', across: 'sitAcross' },
};

const isSmall = ({ person }: Look) => isChild(person);

function placed(looks: readonly Look[], kind: Company, seat: PoseName | null): Member[] {
  const scaleOf = (look: Look) =>
    (isSmall(look) ? childScale : look.person.sex === 'woman' ? 0.96 : 1) * statureOf(look.person);
  if (kind === 'family' && !seat) {
    const grown = looks.filter((look) => !isSmall(look));
    const young = looks.filter(isSmall);
    const row = (all: readonly Look[], by: number, nearer: number) =>
      all.map((look, at) => ({
        ...{ look, scale: scaleOf(look), nearer, isMirrored: false, pose: 'stand' as const },
        x: 50 + (at - (all.length - 1) / 2) * by,
      }));
    return [...row(grown, apart.family, 0), ...row(young, young.length > 2 ? 44 : 50, 1)];
  }
  if (kind === 'tend') return tending(looks, scaleOf);
  let x = 0;
  return looks.map((look, at) => {
    const by = seat ? (isSmall(look) ? 38 : 44) : apart[kind];
    const isLevel = ofTwo.has(kind) && !looks.some(isSmall);
    const scale = isLevel ? statureOf(look.person) : scaleOf(look);
    if (at > 0) x += by * (0.5 + scale / 2) * (isSmall(look) && ofTwo.has(kind) ? 0.8 : 1);
    const turned = ofTwo.has(kind)
      ? {
          ...look,
          person: {
            ...look.person,
            isProfile: true,
            ...(kind === 'kiss' ? { doing: 'kiss' as const } : {}),
          },
        }
      : look;
    return {
      ...{ look: turned, x, scale, nearer: 0, isMirrored: ofTwo.has(kind) && at === 1 },
      pose: seat ?? (at === 0 ? poseOfFirst : poseOfSecond)[kind] ?? 'stand',
    };
  });
}

/** Who does something to another, and that one: before us on a stool, or face to face. */
function tending(looks: readonly Look[], scaleOf: (look: Look) => number): Member[] {
  const [one, other] = [looks[0]!, looks[1]!];
  const { doing } = one.person;
  const isSitting = actOf(doing)?.other === 'sit';
  const sideways = (look: Look): Look => ({ ...look, person: { ...look.person, isProfile: true } });
  const plain = { nearer: 0, isMirrored: false };
  return [
    { ...plain, look: sideways(one), pose: doing ?? 'stand', x: 0, scale: scaleOf(one) },
    {
      ...{ ...plain, look: isSitting ? other : sideways(other), isMirrored: !isSitting },
      ...{ pose: isSitting ? 'sitStool' : 'receive', scale: scaleOf(other) },
      x: apart.tend + (isSitting ? 0 : facedApart),
    },
  ];
}

/** In a figure's units: where each is, how far a tool reaches beyond the hand, and who faces another stands farther off. */
const tendedPlaces = { hair: [50, 12], mouth: [50, 37], chest: [50, 62], knee: [34, 110] } as const;
const toolLong = 14;
const headHalf = 14;
const facedApart = 22;

function reachTended(members: readonly Member[], reach: Reach): void {
  const [one, other] = members as [Member, Member];
  const at = tendedAt(one.look.person.doing) ?? 'hand';
  if (at === 'hand') {
    const y = Math.max(shoulderHeight(one), shoulderHeight(other)) + 18;
    const x = (one.x + other.x) / 2;
    reach(0, 1, [x - 2, y]);
    reach(1, 1, [x + 5, y + 5]);
    return;
  }
  const [x, y] = toCompany(other, tendedPlaces[at]);
  const half = at === 'chest' ? 4 : headHalf;
  reach(0, 1, [x - half * other.scale - toolLong, y]);
}

/** Arms about a back, on a shoulder, about a waist. */
function reachEachOther(members: readonly Member[], kind: Company, reach: Reach): void {
  const [one, other] = members as [Member, Member];
  if (kind === 'across') {
    for (const [at, { x }] of members.entries())
      for (const side of [0, 1] as const) reach(at, side, handAcross(side, x, at === 0 ? 1 : -1));
    return;
  }
  if (kind === 'shake') {
    const y = Math.max(shoulderHeight(one), shoulderHeight(other)) + 20;
    reach(0, 1, [(one.x + other.x) / 2, y]);
    reach(1, 1, [(one.x + other.x) / 2, y]);
    return;
  }
  if (kind === 'talk' || kind === 'argue') {
    // One hand of each speaks along.
    const [aside, low] = kind === 'talk' ? [34, 22] : [46, 4];
    reach(0, 1, [one.x + aside, shoulderHeight(one) + low]);
    reach(1, 1, [other.x - aside, shoulderHeight(other) + low + 6]);
    return;
  }
  if (kind === 'whisper') {
    reach(0, 1, [other.x - 13, shoulderHeight(other) - 14]);
    return;
  }
  if (kind === 'fives') {
    const [x, y] = [
      (one.x + other.x) / 2,
      Math.min(shoulderHeight(one), shoulderHeight(other)) - 22,
    ];
    reach(0, 1, [x - 1, y]);
    reach(1, 1, [x + 1, y]);
    return;
  }
  if (kind === 'wrestle') {
    const [high, low] = [8, 20];
    reach(0, 1, [other.x - 10, shoulderHeight(other) + high]);
    reach(1, 1, [one.x + 10, shoulderHeight(one) + high]);
    reach(0, 0, [other.x - 12, shoulderHeight(other) + low]);
    reach(1, 0, [one.x + 12, shoulderHeight(one) + low]);
    return;
  }
  if (kind === 'waltz') {
    reach(0, 1, [other.x - 11, hipHeight(other) - 12]);
    reach(1, 1, [one.x + 11, shoulderHeight(one) + 4]);
    reach(0, 0, [one.x - 34, shoulderHeight(one) + 2]);
    reach(1, 0, [other.x + 30, shoulderHeight(other) + 30]);
    return;
  }
  const far = kind === 'hug' ? 13 : 8;
  reach(0, 1, [other.x + far, shoulderHeight(other) + 18 * other.scale]);
  reach(1, 1, [one.x - far, shoulderHeight(one) + 12 * one.scale]);
  reach(0, 0, [other.x - 4, shoulderHeight(other) + 26]);
  reach(1, 0, [one.x + 4, shoulderHeight(one) + 26]);
}

const highShare = ({ person }: Look) => growthOf(person).body;
/** A figure's own point → the company's. */
function toCompany({ look, x, scale, nearer, isMirrored }: Member, [px, py]: Point): Point {
  const [, high] = highShare(look);
  // Feet of the small are on the ground, too.
  const down = (156 - chin) * (1 - high);
  const side = isMirrored ? -1 : 1;
  return [x + side * scale * (px - 50), ground + scale * (py + down - ground) + nearer * 5];
}
/** The company's → where hands and shoulders are told before a body is grown. */
function toFigure({ look, x, scale, nearer, isMirrored }: Member, [cx, cy]: Point): Point {
  const [wide, high] = highShare(look);
  const down = (156 - chin) * (1 - high);
  const side = isMirrored ? -1 : 1;
  const [px, py] = [
    50 + (side * (cx - x)) / scale,
    (cy - nearer * 5 - ground) / scale + ground - down,
  ];
  return [50 + (px - 50) / wide, chin + (py - chin) / high];
}

const heightOf = (member: Member, y: number): number => {
  const [, high] = highShare(member.look);
  return toCompany(member, [50, chin + (y - chin) * high])[1];
};
const shoulderHeight = (member: Member) => heightOf(member, 53);
const hipHeight = (member: Member) => heightOf(member, 95);

function layersOf(
  member: Member,
  hands: readonly [Point | null, Point | null],
  seat: PoseName | null,
): FigureLayers {
  const usual = poses[member.pose];
  const at = (side: 0 | 1): { hand: Point; elbow: Point } => {
    const told = hands[side];
    if (!told) return { hand: usual.hands[side], elbow: usual.elbows[side] };
    const hand = toFigure(member, told);
    return { hand, elbow: elbowOf(shoulderOf(side, usual.lean), hand, side) };
  };
  const [far, near] = [at(0), at(1)];
  const reached = {
    hands: [far.hand, near.hand] as const,
    elbows: [far.elbow, near.elbow] as const,
    ...(seat && hands[0] ? { isBefore: true as const } : {}),
  };
  const { behind, body, nearArm } = figureLayers(member.look, member.pose, reached);
  const moved = (shapes: readonly Shape[]) =>
    shapes.map((shape) => mapped(shape, (x, y) => toCompany(member, [x, y])));
  return { behind: moved(behind), body: moved(body), nearArm: moved(nearArm) };
}
