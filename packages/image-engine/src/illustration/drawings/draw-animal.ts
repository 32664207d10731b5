import type { Posture, WishedThing } from '../illustration-description.ts';
import { beastNamed, type Coat, drawBeast, isBeast, isWinged } from './beast-body.ts';
import { type Landmarks, landmarksOf } from './beast-landmarks.ts';
import type { BeastFace } from './beast-places.ts';
import type { BeastPosture } from './beast-postures.ts';
import { drawAloft, fliesOnWings } from './birds-aloft.ts';
import { sleepsCurled } from './draw-asleep.ts';
import type { Drawing } from './drawing.ts';
import { findDrawing } from './find-drawing.ts';
import { drawFrontBust, drawFrontSitting, frontLandmarks } from './front-body.ts';

type Told = Pick<WishedThing, 'id' | 'posture' | 'size' | 'feels'> & {
  readonly coat?: Coat | null;
  /** They are told to look to a side. */
  readonly isFromSide?: boolean;
  /** Head and chest fill the frame. */
  readonly isBust?: boolean;
};

/** What each does that four legs can do. */
const onFour: Readonly<Partial<Record<Posture, BeastPosture>>> = {
  ...{ moving: 'run', walking: 'walk', leaping: 'leap', rearing: 'rear', sitting: 'sit' },
  ...{ drinking: 'graze', playing: 'play', rolling: 'roll', swimming: 'swim' },
  ...{ lying: 'lie', asleep: 'sleep', grazing: 'graze', howling: 'howl', standing: 'stand' },
};

/** On paws they sit and look at us where nothing is said; on hooves they are seen whole, from the side. */
const hasPaws = (id: string): boolean => beastNamed(id, false)?.foot === 'paw' && !isWinged(id);

/** An animal in its posture; null where its usual picture shows it, or where nothing does. */
export function drawAnimal(told: Told): Drawing | null {
  const { id, posture, coat = null } = told;
  if (posture === 'flying') {
    const aloft = drawAloft(id);
    if (aloft) return aloft;
  }
  const view = viewOf(told);
  if (view === null) return null;
  const [face, isYoung] = [faceOf(told), told.size === 'small'];
  if (view !== 'front' && view !== 'bust') return drawBeast(id, view, { face, isYoung, coat });
  const beast = beastNamed(id, isYoung, coat)!;
  return view === 'bust' ? drawFrontBust(beast, face) : drawFrontSitting(beast, face);
}

/** Whether it is drawn by its bones, in the coat that is told. */
export const isDrawnByBones = (told: Told): boolean => viewOf(told) !== null;

/** Head, mouth and back of an animal drawn by its bones, as shares of its box. */
export function landmarksIn(told: Told): Landmarks | null {
  const view = viewOf(told);
  const isYoung = told.size === 'small';
  if (view === null) return null;
  const key = `${told.id} ${view} ${isYoung}`;
  if (!landmarks.has(key)) landmarks.set(key, measured(told.id, view, isYoung));
  return landmarks.get(key) ?? null;
}

/** Of every animal that was asked for: it is drawn to be measured. */
const landmarks = new Map<string, Landmarks | null>();
const measured = (id: string, view: View, isYoung: boolean): Landmarks | null =>
  view === 'front' || view === 'bust'
    ? frontLandmarks(beastNamed(id, isYoung)!, view === 'bust')
    : landmarksOf(id, view, isYoung);

type View = BeastPosture | 'front' | 'bust';

/** Which of its pictures is drawn; null where its own is. */
function viewOf(told: Told): View | null {
  const { id, posture, isFromSide = false, isBust = false } = told;
  if (!isBeast(id)) return null;
  if (isBust) return 'bust';
  const isStill =
    posture === null || posture === 'sitting' || posture === 'floating' || posture === 'stacked';
  if (isStill && !isFromSide && hasPaws(id)) return 'front';
  return postureOf(told);
}

/** From the side; null where its own picture shows it. */
function postureOf({ id, posture, isFromSide }: Told): BeastPosture | null {
  if (posture === 'asleep' && (sleepsCurled(id) || findDrawing(`sleeping-${id}`))) return null;
  if (posture === 'flying' && isWinged(id)) return 'leap';
  if (posture === 'fighting') return fightsWithHead(id) ? 'butt' : 'rear';
  const told = posture && onFour[posture];
  if (told) return told;
  return isFromSide && hasPaws(id) ? 'sit' : 'stand';
}

/** Rams and bulls run into each other; others rise and strike. */
const fightsWithHead = (id: string): boolean => {
  const { horns, foot, mane } = beastNamed(id, false)!;
  return foot !== 'paw' && (horns !== undefined || mane === undefined);
};

const faceOf = ({ posture, feels }: Told): BeastFace =>
  posture === 'asleep' ? 'asleep' : (feels ?? 'calm');

/** Whether a thing's picture shows it. */
export function showsPosture(id: string, posture: Posture): boolean {
  if (posture === 'flying') return fliesOnWings(id) || aloftAnyhow.test(id) || isWinged(id);
  if (posture === 'swimming') return swims.test(id) || isBeast(id);
  if (posture === 'fighting') return isBeast(id);
  if (posture === 'leaping' && swims.test(id)) return true;
  if (posture === 'hatching') return hatches.test(id);
  if (posture === 'asleep' && sleepsCurled(id)) return true;
  if (posture === 'standing') return !/^(lion|bear)$/.test(id) || isBeast(id);
  if (posture === 'sitting' && sitters.test(id)) return true;
  if (posture === 'moving' && runs.test(id)) return true;
  if (posture === 'walking' && (runs.test(id) || walks.test(id))) return true;
  return isBeast(id) && onFour[posture] !== undefined;
}

export const showsFeeling = (id: string): boolean => isBeast(id);

/** Their usual picture has them in the air, in the water, on their feet or on their haunches. */
const aloftAnyhow =
  /^(bat|butterfly|honeybee|mosquito|fly|phoenix|phoenix-bird|dragon|eagle|dove|gull|flying-|airplane|pegasus|ghost|kite)/;
const swims =
  /^(fish|tropical-fish|blowfish|shark|octopus|jellyfish|squid|whale|spouting-whale|dolphin|seal|swan|duck|duckling|goose|turtle|sea-turtle|woman-merpeople|man-merpeople|penguin|otter|beaver|crocodile|hippopotamus|frog)$/;
const hatches =
  /^(hatching-|baby-chick|dragon|turtle|t-rex|sauropod|duckling|crocodile|snake|penguin)/;
const sitters =
  /^(panda|koala|owl|frog|monkey|monkey-face|squirrel|chipmunk|red-panda|penguin|parrot|cat|black-cat|kitten|dog|puppy|hamster|otter|beaver|gorilla|teddy-bear)$/;
const runs =
  /^(rat|mouse|camel|two-hump-camel|kangaroo|train|automobile|bicycle|ostrich|elephant|rhinoceros|t-rex)$/;
const walks =
  /^(elephant|giraffe|hippopotamus|duck|duckling|goose|chicken|rooster|penguin|peacock|flamingo|turtle|crab|snail|sauropod|llama|mammoth|hedgehog)$/;
