import type { Shape } from '../drawings/drawing.ts';
import { toldColours } from '../palette/colour-drawing.ts';
import { clothOf, isFormal, isSkirted } from './cloth.ts';
import type { Costume } from './costume.ts';
import { handOf } from './draw-hand.ts';
import type { Look } from './looks.ts';
import { between } from './move-shapes.ts';
import { line, part } from './parts.ts';
import type { Point, Pose } from './poses.ts';
import { darker, mixed } from './tints.ts';

/** Where an arm begins, in a figure's units. */
const shoulderLine = 54.6;

/** Sleeve, cuff, forearm and hand. */
export function arm(
  look: Look,
  { elbows, hands, lean, fingers }: Pose,
  side: number,
  { isSport, isIdle }: { readonly isSport: boolean; readonly isIdle: boolean },
): Shape[] {
  const { clothes, skin, person } = look;
  const [elbow, hand] = [elbows[side]!, hands[side]!];
  const slim = person.sex === 'woman' ? 0.86 : 1;
  const shoulder: Point = [
    50 + lean + (side * 2 - 1) * (person.sex === 'woman' ? 13 : 15),
    shoulderLine,
  ];
  const sleeve = darker(clothes, side === 0 ? 0.84 : 0.96);
  if (look.fur?.isBare)
    return [
      part(
        side === 0 ? darker(skin, 0.9) : mixed(skin, '#1b1420', 0.05),
        line(shoulder, elbow, 12 * slim, 10 * slim),
        line(elbow, hand, 10 * slim, 8.4 * slim),
      ),
      ...paw(look, hand),
    ];
  const cuff = between(elbow, hand, 0.66);
  const says = side === 1 ? fingers : undefined;
  const palm = person.areGlovesForBoxing
    ? boxingGlove(person, hand)
    : handOf({ skin: gloveOf(person) ?? skin, elbow, at: hand, isBusy: !isIdle, says });
  if (isSport || look.cut === 'shirt') {
    // Bare below the elbow.
    const end = between(shoulder, elbow, 0.72);
    return [
      part(
        skin,
        line(shoulder, elbow, 10.5 * slim, 9 * slim),
        line(elbow, hand, 9 * slim, 6 * slim),
      ),
      ...palm,
      ...clothOf(look, sleeve, line(shoulder, end, 12.4 * slim, 12 * slim)),
      part(darker(sleeve, 0.86), line(between(shoulder, elbow, 0.68), end, 12.2 * slim, 12 * slim)),
    ];
  }
  return [
    part(skin, line(cuff, hand, 7.2 * slim, 5.8 * slim)),
    ...palm,
    ...clothOf(look, sleeve, line(shoulder, elbow, 12.6 * slim, 10.6 * slim)),
    ...clothOf(look, sleeve, line(elbow, cuff, 11 * slim, 9.4 * slim)),
    part(darker(sleeve, 0.86), line(between(elbow, hand, 0.56), cuff, 9.8 * slim, 9.6 * slim)),
  ];
}

/** At an arm's end, of who has no fingers. */
const paw = ({ fur, skin }: Look, [x, y]: Point): Shape[] => [
  part(
    fur!.beast.footColour ?? fur!.beast.shin ?? mixed(skin, '#1b1420', 0.05),
    `o ${x} ${y} 5.6 5.4`,
  ),
];

export function legs(
  look: Look,
  pose: Pose,
  { costume, isSport, isOnSeat }: { costume: Costume | null; isSport: boolean; isOnSeat: boolean },
): Shape[] {
  const { clothes, skin, person } = look;
  const drop = (pose.drop ?? 0) + (pose.sink ?? 0);
  const told = person.trousers ? toldColours[person.trousers] : null;
  const isBare = isSkirted(look) || /^(shorts|skirt|kilt)$/.test(person.legwear ?? '');
  const usual =
    look.cut === 'dungarees' ? '#3f5f9a' : isFormal(look) ? clothes : trousersFor(clothes);
  const isFurred = look.fur?.isBare ?? false;
  const isOnePiece = look.suit !== undefined || (look.being && !costume && !told);
  const fill = isBare || isFurred ? skin : isOnePiece ? clothes : (told ?? costume?.legs ?? usual);
  const slim = person.sex === 'woman' ? 0.9 : 1;
  const leg = (side: 0 | 1, colour: string): Shape[] => {
    const hip: Point = [50 + (side * 2 - 1) * 7, 95 + drop];
    if (isSport)
      return [
        part(
          skin,
          line(hip, pose.knees[side], 14 * slim, 11.5 * slim),
          line(pose.knees[side], pose.feet[side], 11.5 * slim, 8.4 * slim),
        ),
        part(
          '#f4f1ea',
          line(
            between(pose.knees[side], pose.feet[side], 0.72),
            pose.feet[side],
            9.4 * slim,
            8.8 * slim,
          ),
        ),
        part(colour, line(hip, between(hip, pose.knees[side], 0.74), 18 * slim, 17 * slim)),
      ];
    return [
      part(
        isOnSeat ? darker(colour, 0.8) : colour,
        ...(isOnSeat ? [] : [line(hip, pose.knees[side], 17 * slim, 13.5 * slim)]),
        line(pose.knees[side], pose.feet[side], 13.5 * slim, 10 * slim),
      ),
      // Thighs come toward the eye: short, and lighter than the shins below them.
      ...(isOnSeat
        ? [part(colour, line([hip[0], hip[1] + 3], pose.knees[side], 19 * slim, 17.5 * slim))]
        : []),
    ];
  };
  if (costume?.isTailed) return fishTail(pose, { fill: costume.legs ?? fill, drop });
  if (person.isTurned && isOnGround(pose)) return satFromBehind(fill);
  return [
    ...footOf(look, pose, 0),
    ...leg(0, darker(fill, 0.86)),
    ...boot(look, pose, 0),
    ...footOf(look, pose, 1),
    ...leg(1, fill),
    ...boot(look, pose, 1),
    ...(isFurred ? [] : hipsOf(look, pose, { fill: isBare ? (told ?? usual) : fill, isOnSeat })),
  ];
}

/** Both legs in one, with a fin where the feet would be. */
function fishTail(
  { knees, feet }: Pose,
  { fill, drop }: { readonly fill: string; readonly drop: number },
): Shape[] {
  const [knee, foot] = [between(knees[0], knees[1], 0.5), between(feet[0], feet[1], 0.5)];
  const [x, y] = foot;
  const fin = `M${x} ${y - 8} C${x - 6} ${y - 4} ${x - 20} ${y - 4} ${x - 26} ${y + 6} C${x - 16} ${y + 8} ${x - 6} ${y + 6} ${x} ${y + 1} C${x + 6} ${y + 6} ${x + 16} ${y + 8} ${x + 26} ${y + 6} C${x + 20} ${y - 4} ${x + 6} ${y - 4} ${x} ${y - 8}Z`;
  const scale = (share: number, aside: number) => {
    const [sx, sy] = between([50, 100 + drop], knee, share);
    return `o ${sx + aside} ${sy} 2.6 1.8`;
  };
  return [
    part(darker(fill, 0.86), fin),
    part(fill, line([50, 94 + drop], knee, 33, 23), line(knee, [x, y - 4], 23, 8)),
    part(
      darker(fill, 0.88),
      ...[scale(0.1, -8), scale(0.1, 0), scale(0.1, 8), scale(0.45, -5), scale(0.45, 5)],
      ...[scale(0.8, -7), scale(0.8, 0), scale(0.8, 7)],
    ),
  ];
}

/** Feet beside the hips: on the ground, legs crossed before the body. */
const isOnGround = ({ feet }: Pose) => feet[0][1] < 120 && feet[1][1] < 120;

/** Thighs to both sides, the rest is before whoever is seen from behind. */
const satFromBehind = (fill: string): Shape[] => [
  part(
    darker(fill, 0.86),
    'M31 96 C18 100 10 108 12 114 C24 119 76 119 88 114 C90 108 82 100 69 96Z',
  ),
  part(fill, 'M33 92 C26 102 27 114 35 117 C45 119 55 119 65 117 C73 114 74 102 67 92Z'),
  part(darker(fill, 0.8), 'k 50 108 50 117 0.8 1'),
];

/** The hips, and what ends above the feet: a skirt, shorts. */
function hipsOf(
  look: Look,
  { knees, drop: low = 0, sink = 0 }: Pose,
  { fill, isOnSeat }: { fill: string; isOnSeat: boolean },
): Shape[] {
  const { legwear } = look.person;
  const drop = low + sink;
  const hips = part(darker(fill, 0.94), `r 35 ${90 + drop} 30 12 4`);
  if (legwear === 'shorts')
    return [
      hips,
      ...([0, 1] as const).map((side) => {
        const hip: Point = [50 + (side * 2 - 1) * 7, 95 + drop];
        return part(
          darker(fill, 0.9 + side * 0.1),
          line(hip, between(hip, knees[side], 0.7), 18, 17),
        );
      }),
    ];
  if (legwear === 'kilt')
    return isOnSeat
      ? [hips]
      : kilt(look.person.trousers ? toldColours[look.person.trousers] : null, drop);
  if (legwear !== 'skirt') return [hips];
  return isOnSeat
    ? [
        part(
          fill,
          `M35 ${90 + drop} L65 ${90 + drop} C72 96 77 104 78 114 C60 118 40 118 22 114 C23 104 28 96 35 ${90 + drop}Z`,
        ),
      ]
    : [
        part(
          fill,
          `M35.6 ${88 + drop} L64.4 ${88 + drop} C68 100 73 112 76 ${124 + drop} C60 ${129 + drop} 40 ${129 + drop} 24 ${124 + drop} C27 112 32 100 35.6 ${88 + drop}Z`,
        ),
        part(
          darker(fill, 0.88),
          `M46 94 L48 94 L45 ${126 + drop} L40 ${125.6 + drop}Z`,
          `M56 94 L58 94 L64 ${125 + drop} L58 ${126 + drop}Z`,
        ),
      ];
}

/** Over the shin and the shoe. */
function boot({ person }: Look, { knees, feet }: Pose, side: 0 | 1): Shape[] {
  if (!person.boots) return [];
  const colour = darker(toldColours[person.boots], side === 0 ? 0.88 : 1);
  const [knee, foot] = [knees[side], feet[side]];
  const toe = side === 0 ? -1 : 1;
  return [
    part(
      colour,
      line(between(knee, foot, 0.45), foot, 14.5, 12.5),
      `o ${foot[0] + 5 * toe} ${foot[1] + 1} 10 5.4`,
    ),
  ];
}

/** A shoe, or a paw. */
function footOf(look: Look, pose: Pose, side: 0 | 1): Shape[] {
  const beast = look.suit?.kind === 'animal' ? look.suit.beast : look.fur?.beast;
  if (!beast || look.person.boots) return shod(look, pose, side);
  const [x, y] = pose.feet[side];
  const toe = side === 0 ? -1 : 1;
  const fill = beast.footColour ?? beast.shin ?? beast.coat;
  return [part(side === 0 ? darker(fill, 0.9) : fill, `o ${x + 4 * toe} ${y + 1} 9.6 5.4`)];
}

/** Turned as the shin is. */
function shod({ person, skin }: Look, pose: Pose, side: 0 | 1): Shape[] {
  const [[kx, ky], [x, y]] = [pose.knees[side], pose.feet[side]];
  const isLaid = isOnGround(pose);
  const turn = isLaid ? 0 : Math.max(-1.2, Math.min(1.2, Math.atan2(x - kx, y - ky)));
  const [c, s] = [Math.cos(-turn), Math.sin(-turn)];
  const at = (dx: number, dy: number) => `${x + c * dx - s * dy} ${y + s * dx + c * dy}`;
  // Shins that cross lie on the ground, each foot under the other knee.
  const toe = (side === 0 ? -1 : 1) * (isLaid ? -1 : 1);
  const { shoes, shoeColour } = person;
  const colour = shoeColour ? toldColours[shoeColour] : usualShoes[shoes ?? 'shoes'];
  const bare = part(
    skin,
    `M${at(-5 * toe, 5)} C${at(-6 * toe, -4)} ${at(2 * toe, -5)} ${at(6 * toe, -1)} C${at(11 * toe, 0)} ${at(12 * toe, 3)} ${at(11 * toe, 5)}Z`,
  );
  if (shoes === 'none') return [bare];
  if (shoes === 'sandals')
    return [
      bare,
      part(
        colour,
        `M${at(-6 * toe, 4)} L${at(12.6 * toe, 4)} L${at(12 * toe, 6.4)} L${at(-6 * toe, 6.4)}Z`,
      ),
      part(
        colour,
        `M${at(2 * toe, -3.6)} L${at(6.4 * toe, -1.4)} L${at(9.4 * toe, 5)} L${at(6 * toe, 5)}Z`,
      ),
    ];
  if (shoes === 'heels')
    return [
      bare,
      part(
        colour,
        `M${at(-6 * toe, 0)} L${at(-2 * toe, 1)} L${at(5 * toe, 0.6)} C${at(11 * toe, 1)} ${at(13 * toe, 4)} ${at(13 * toe, 6.4)} L${at(5 * toe, 6)} L${at(-2.6 * toe, 3)} L${at(-4 * toe, 7.4)} L${at(-5.6 * toe, 7.4)}Z`,
      ),
    ];
  return [
    part(
      colour,
      `M${at(-6 * toe, 5)} C${at(-7 * toe, -4)} ${at(2 * toe, -6)} ${at(6 * toe, -2)} C${at(13 * toe, -1)} ${at(14 * toe, 3)} ${at(13 * toe, 5)}Z`,
    ),
    part(
      '#e9e4da',
      `M${at(-6.4 * toe, 3.6)} L${at(13.6 * toe, 3.6)} L${at(13 * toe, 6)} L${at(-6 * toe, 6)}Z`,
    ),
  ];
}

const usualShoes: Readonly<Record<NonNullable<Look['person']['shoes']>, string>> = {
  ...{
    shoes: '#33303c',
    sandals: '#8a5a34',
    slippers: '#c47f8c',
    heels: '#b3243c',
    none: '#33303c',
  },
};

const gloveOf = ({ gloves }: Look['person']): string | null =>
  gloves ? toldColours[gloves] : null;

function boxingGlove(person: Look['person'], [x, y]: Point): Shape[] {
  const colour = gloveOf(person) ?? toldColours.red;
  return [
    part(colour, `o ${x} ${y} 8.4 8`, `o ${x + (x < 50 ? 5.4 : -5.4)} ${y + 2} 4 4.6`),
    part(mixed(colour, '#ffffff', 0.3), `o ${x - 2.4} ${y - 3.4} 2.6 1.8`),
  ];
}

const tartan = (colour: string | null) => colour ?? '#8c2f39';

/** In pleats, chequered. */
function kilt(told: string | null, drop: number): Shape[] {
  const cloth = tartan(told);
  const bands = [98, 108, 117].map(
    (y) => `r ${36 - (y - 92) * 0.24} ${y + drop} ${28 + (y - 92) * 0.48} 1.6`,
  );
  const pleats = [0.18, 0.36, 0.64, 0.82].map(
    (at) => `k ${36 + 28 * at} ${90 + drop} ${28 + 44 * at} ${124 + drop} 1 1.4`,
  );
  return [
    part(
      cloth,
      `M36 ${88 + drop} L64 ${88 + drop} L72 ${124 + drop} C60 ${127 + drop} 40 ${127 + drop} 28 ${124 + drop}Z`,
    ),
    part(darker(cloth, 0.6), ...bands),
    part(mixed(cloth, '#f2d48a', 0.6), ...pleats),
    part('#3a2c26', `r 45.6 ${98 + drop} 8.8 9 3`),
  ];
}

/** What is worn with these clothes where nothing else was told. */
export const trousersFor = (clothes: string) => mixed(darker(clothes, 0.3), '#3d4a68', 0.65);
