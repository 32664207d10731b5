import { type Drawing, drawingOf, type Shape } from '../drawings/drawing.ts';
import { toldColours } from '../palette/colour-drawing.ts';
import { isChild, isInfant } from './ages.ts';
import { isFormal } from './cloth.ts';
import { costumeOf } from './costumes.ts';
import { beastHead } from './draw-beast-person.ts';
import { beingHead } from './draw-being.ts';
import { ink } from './draw-eyes.ts';
import { bareHead, features } from './draw-face.ts';
import { hairAside, hairBefore, hairBehind } from './draw-hair.ts';
import { drawHat } from './draw-hat.ts';
import { profileOf } from './draw-profile.ts';
import { onFaceOf, onNeckOf, veilOf } from './draw-small-wear.ts';
import { jewels, wornOnBust } from './draw-worn.ts';
import { dyed } from './dyed.ts';
import { shaped } from './face-shapes.ts';
import { handAtFace } from './hand-at-face.ts';
import { litBy } from './light-on.ts';
import { hatOfCostume, type Look } from './looks.ts';
import { mapped, turnedAbout } from './move-shapes.ts';
import { fixed, free, told } from './parts.ts';
import { shoulders } from './shoulders.ts';
import { hooded } from './suits.ts';
import { darker, mixed } from './tints.ts';
import { ahead, type Gaze, rotated, turned } from './turn-head.ts';

/** Head and shoulders from the front; ends below where a picture's edge cuts it off. */
export function drawPortrait(seen: Look): Drawing {
  const look = fromBehind(seen);
  const { behind, front } = onShortNeck(headOf(look, look.gaze), look);
  const worn = wornOnBust(look);
  const isBroad = !isChild(look.person);
  const bust = (shapes: readonly Shape[]) => (isBroad ? broad(shapes) : shapes);
  const shapes = [
    ...bust(worn.behind),
    ...(isBride(look) ? [fixed('#f4f1ea', brideVeil)] : []),
    ...behind,
    ...bust([
      ...shoulders(look),
      ...(look.person.isTurned ? backOf(seen) : bustOf(look)),
      ...worn.front,
    ]),
    ...onNeckOf(look),
    ...scarf(look),
    ...front,
    ...handAtFace(look),
  ];
  return drawingOf(litBy(shapes, look.person.light));
}

/** Below the collar a grown body is wider the lower it is. */
const broad = (shapes: readonly Shape[]): Shape[] =>
  shapes.map((one) =>
    mapped(one, (x, y) => {
      const down = Math.min(1, Math.max(0, (y - collar.from) / (collar.to - collar.from)));
      return [50 + (x - 50) * (1 + collar.by * down), y];
    }),
  );
const collar = { from: 92, to: 112, by: 0.24 } as const;

/** A head is on its shoulders, a small child's deep between them. */
function onShortNeck(head: ReturnType<typeof headOf>, { person }: Look): typeof head {
  const down = isInfant(person) ? 9 : isChild(person) ? 3 : 4;
  const lower = (shapes: readonly Shape[]) =>
    shapes.map((one) => mapped(one, (x, y) => [x, y + down]));
  return { behind: lower(head.behind), front: lower(head.front) };
}

/** A jacket from behind: a strip of shirt, its collar, the seam down the back. */
function backOf(look: Look): Shape[] {
  if (!isFormal(look)) return [];
  return [
    fixed('#f7f3ea', 'M41 84 C46 87.4 54 87.4 59 84 L60 91 C54 94 46 94 40 91Z'),
    free(
      darker(look.clothes, 0.8),
      'M39.4 88.4 C46 92 54 92 60.6 88.4 L66 97 C58 101.4 42 101.4 34 97Z',
    ),
    free(darker(look.clothes, 0.84), 'k 50 100 50 134 1 1.2'),
  ];
}

function bustOf(look: Look): Shape[] {
  const costume = costumeOf(look.person.costume);
  return dyed(told(costume?.bust), look, costume);
}

/** Neither tie nor open jacket is seen of who turns his back. */
function fromBehind(look: Look): Look {
  const { person } = look;
  if (!person.isTurned) return look;
  return { ...look, cut: 'jumper', person: { ...person, clothes: null } };
}

/** Wound once about the neck, an end hanging down. */
export function scarf({ person }: Look): Shape[] {
  if (!person.scarf) return [];
  const wool = toldColours[person.scarf];
  return [
    fixed(darker(wool), 'M55 92 L72 96 L77 131 L61 131Z'),
    fixed(
      wool,
      'M33 82 C40 92 60 92 67 82 C72 88 73 96 70 102 C60 110 40 110 30 102 C27 96 28 88 33 82Z',
    ),
    fixed(darker(wool), 'M31 95 C42 104 58 104 69 95 L69.4 97.4 C58 106.6 42 106.6 30.6 97.4Z'),
  ];
}

const brideVeil =
  'M50 2 C22 2 12 34 8 132 L30 132 C28 90 28 60 34 34 L66 34 C72 60 72 90 70 132 L92 132 C88 34 78 2 50 2Z';

/** A head with its hair, 8–82 high and 20–80 wide: what is behind the neck, and what before it. */
export function headOf(
  look: Look,
  gaze: Gaze,
): { behind: readonly Shape[]; front: readonly Shape[] } {
  if (look.suit?.kind === 'animal') {
    const { suit, ...worn } = look;
    return { behind: [], front: hooded(suit, headOf(worn, gaze).front) };
  }
  if (look.fur || look.being)
    return {
      behind: [],
      front: [
        ...(look.being ? beingHead(look.being) : beastHead(look.fur!, look.person)),
        ...glasses(look),
        ...drawHat(look),
        ...told(hatOfCostume(look)),
        ...necklaceOf(look),
      ],
    };
  if (look.person.isTurned) return { behind: [], front: backOfHead(look) };
  if (look.person.isProfile) return profileOf(look);
  const { face } = look;
  const along = (shapes: readonly Shape[], share: number) =>
    rotated(turned(shapes, gaze, share), face.turn, share);
  const veil = veilOf(look);
  const posed = (shapes: readonly Shape[]) => tilted(shaped(shapes, face), look, gaze);
  return {
    behind: posed([...veil.behind, ...hairBehind(look)]),
    front: posed([
      ...bareHead(look, gaze),
      ...features(look, gaze),
      ...along(hairBefore(look), 0.4),
      ...hairAside(look),
      ...along(glasses(look), 1),
      ...(isBride(look)
        ? [fixed('#f7dfe3', 'o 34 17 5 5', 'o 43 12.6 5.4 5.4', 'o 53 11.4 5.4 5.4', 'o 63 15 5 5')]
        : []),
      ...along(onFaceOf(look), 1),
      ...veil.front,
      ...rotated(drawHat(look), face.turn, 0.5),
      ...told(hatOfCostume(look)),
      ...jewels(look),
    ]),
  };
}

/** A head bends toward what it looks at, and a little as each holds his own. */
function tilted(shapes: readonly Shape[], { face, person }: Look, gaze: Gaze): readonly Shape[] {
  if (person.isFacing || person.costume) return shapes;
  const turn = tilts.gaze * gaze.x + tilts.own * face.brow;
  return shapes.map((one) => mapped(one, turnedAbout(nape, turn)));
}
const nape = [50, 84] as const;
/** In radians. */
const tilts = { gaze: 0.05, own: 0.045 } as const;

/** An animal's ears are elsewhere. */
function necklaceOf(look: Look): Shape[] {
  const { earrings: _, ...person } = look.person;
  return jewels({ ...look, person });
}

/** Seen from behind: hair, ears, and no face. */
function backOfHead(look: Look): readonly Shape[] {
  const { hair, hairCut, skin } = look;
  const scalp =
    'M26 46 C22 14 40 9 50 9 C60 9 78 14 74 46 C74 60 68 71 60 74 L40 74 C32 71 26 60 26 46Z';
  const lock = mixed(hair, '#ffffff', 0.13);
  return [
    ...bareHead({ ...look, face: { ...look.face, turn: 0 } }, ahead),
    ...(hairCut === 'bald'
      ? []
      : [
          ...hairBehind(look),
          fixed(hair, scalp),
          fixed(lock, 'M38 17 C46 12 58 13 66 22 C60 19 48 19 40 24 C37 22 37 19 38 17Z'),
        ]),
    ...(hairCut === 'short' ? [fixed(skin, 'r 43 72 14 10 4')] : []),
    ...veilOf(look).back,
    ...drawHat(look),
    ...told(hatOfCostume(look)),
  ];
}

const isBride = ({ person }: Look) => person.clothes === 'wedding' && person.sex === 'woman';

function glasses({ person }: Look): Shape[] {
  if (person.glasses === null) return [];
  const rim = person.glassesColour ? toldColours[person.glassesColour] : ink;
  const frame = (cx: number) => [`o ${cx} 51.5 9.4 8.6`, `o ${cx} 51.5 7.9 7.1`];
  if (person.glasses === 'dark')
    return [
      fixed(
        '#2b2a33',
        'o 38.5 52 9.6 8',
        'o 61.5 52 9.6 8',
        'r 46 49.5 8 2',
        'r 26 49.5 5 2',
        'r 69 49.5 5 2',
      ),
      fixed('#55586a', 'M32 51 Q34 46.5 38 46.5 L34 53Z', 'M55 51 Q57 46.5 61 46.5 L57 53Z'),
    ];
  return [
    { ...fixed(rim, ...frame(38.5)), isEvenOdd: true },
    { ...fixed(rim, ...frame(61.5)), isEvenOdd: true },
    fixed(rim, 'r 47 49.6 6 1.8 0.9', 'r 26 49.6 4 1.6 0.8', 'r 70 49.6 4 1.6 0.8'),
  ];
}
