import type { Posture, WishedThing } from '../illustration-description.ts';
import { drawBeast, isBeast } from './beast-body.ts';
import { type Landmarks, landmarksOf } from './beast-landmarks.ts';
import type { BeastFace } from './beast-places.ts';
import type { BeastPosture } from './beast-postures.ts';
import { drawAloft, fliesOnWings } from './birds-aloft.ts';
import { sleepsCurled } from './draw-asleep.ts';
import type { Drawing } from './drawing.ts';
import { findDrawing } from './find-drawing.ts';

type Told = Pick<WishedThing, 'id' | 'posture' | 'size' | 'feels'> & {
  /** They are told to look to a side. */
  readonly isFromSide?: boolean;
};

/** What each does that four legs can do. */
const onFour: Readonly<Partial<Record<Posture, BeastPosture>>> = {
  ...{ moving: 'run', walking: 'walk', leaping: 'leap', rearing: 'rear', sitting: 'sit' },
  ...{ lying: 'lie', asleep: 'sleep', grazing: 'graze', howling: 'howl', standing: 'stand' },
};

/** Drawn whole and from the side where nothing is said: the others sit and look at us. */
const standing = new Set(
  (
    'horse unicorn zebra donkey deer moose ox bison goat boar lion tiger leopard bear polar-bear raccoon ' +
    'labrador golden-retriever husky dalmatian shepherd-dog border-collie chihuahua bulldog corgi pug beagle shiba ' +
    'pony pegasus reindeer gazelle lynx black-panther cheetah hyena griffin siamese-cat lioness doe badger'
  ).split(' '),
);

/** Those that are as charming in their own picture do not sit or stand by our bones. */
const ownSitters = /^(cat|black-cat|kitten|dog|puppy|fox|wolf|panda|rabbit|raccoon)$/;

/** An animal in its posture; null where its usual picture shows it, or where nothing does. */
export function drawAnimal(told: Told): Drawing | null {
  const { id, posture } = told;
  if (posture === 'flying') {
    const aloft = drawAloft(id);
    if (aloft) return aloft;
  }
  const beast = postureOf(told);
  return beast && drawBeast(id, beast, { face: faceOf(told), isYoung: told.size === 'small' });
}

/** Head, mouth and back of an animal drawn by its bones, as shares of its box. */
export function landmarksIn(told: Told): Landmarks | null {
  const beast = postureOf(told);
  return beast && landmarksOf(told.id, beast, told.size === 'small');
}

/** Which of its postures is drawn; null where its own picture is. */
function postureOf({ id, posture, feels, isFromSide }: Told): BeastPosture | null {
  if (!isBeast(id)) return null;
  if (posture === 'asleep' && (sleepsCurled(id) || findDrawing(`sleeping-${id}`))) return null;
  if (posture === 'sitting' && ownSitters.test(id) && !feels) return null;
  if (posture === 'flying' && isWinged(id)) return 'leap';
  const told = posture && onFour[posture];
  if (told) return told;
  if (standing.has(id)) return 'stand';
  if (feels && ownSitters.test(id)) return 'sit';
  return feels || isFromSide ? 'stand' : null;
}

/** Of four legs, and with wings. */
const isWinged = (id: string): boolean => /^(griffin|pegasus)$/.test(id);

const faceOf = ({ posture, feels }: Told): BeastFace =>
  posture === 'asleep' ? 'asleep' : (feels ?? 'calm');

/** Whether a thing's picture shows it. */
export function showsPosture(id: string, posture: Posture): boolean {
  if (posture === 'flying') return fliesOnWings(id) || aloftAnyhow.test(id) || isWinged(id);
  if (posture === 'swimming') return swims.test(id);
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
  /^(fish|tropical-fish|blowfish|shark|octopus|jellyfish|squid|whale|spouting-whale|dolphin|seal|swan|duck|duckling|goose|turtle|woman-merpeople|man-merpeople|penguin|otter|beaver|crocodile|hippopotamus|frog)$/;
const hatches =
  /^(hatching-|baby-chick|dragon|turtle|t-rex|sauropod|duckling|crocodile|snake|penguin)/;
const sitters =
  /^(panda|koala|owl|frog|monkey|monkey-face|squirrel|chipmunk|red-panda|penguin|parrot|cat|black-cat|kitten|dog|puppy|hamster|otter|beaver|gorilla|teddy-bear)$/;
const runs =
  /^(rat|mouse|camel|two-hump-camel|kangaroo|train|automobile|bicycle|ostrich|elephant|rhinoceros|t-rex)$/;
const walks =
  /^(elephant|giraffe|hippopotamus|duck|duckling|goose|chicken|rooster|penguin|peacock|flamingo|turtle|crab|snail|sauropod|llama|mammoth|hedgehog)$/;
