import type { Shape } from '../drawings/drawing.ts';
import { toldColours } from '../palette/colour-drawing.ts';
import { clothOf, isFormal, isSkirted } from './cloth.ts';
import { beastBib, beastTrunk } from './draw-beast-person.ts';
import type { Look } from './looks.ts';
import { shifted } from './move-shapes.ts';
import { part } from './parts.ts';
import { isSeated, type Pose, type PoseName } from './poses.ts';
import { darker, mixed } from './tints.ts';

export function torso(look: Look, { lean, drop = 0 }: Pose, pose: PoseName): Shape[] {
  const { clothes, person } = look;
  const [l, d] = [lean, 99 + drop];
  const shape =
    person.sex === 'woman'
      ? `M${34.5 + l} 51 C${39 + l} 45.5 ${61 + l} 45.5 ${65.5 + l} 51 C${67 + l * 0.7} 62 ${61.5 + l * 0.5} 74 62.4 84 C63 91 65 96 65 ${d} L35 ${d} C35 96 37 91 37.6 84 C${38.5 + l * 0.5} 74 ${33 + l * 0.7} 62 ${34.5 + l} 51Z`
      : `M${31.5 + l} 52 C${36 + l} 45 ${64 + l} 45 ${68.5 + l} 52 C${69 + l * 0.6} 68 65.6 84 65 ${d} L35 ${d} C34.4 84 ${31 + l * 0.6} 68 ${31.5 + l} 52Z`;
  if (look.fur?.isBare)
    return [part(clothes, beastTrunk(lean, drop)), ...beastBib(look.fur, lean, drop)];
  const hem = isSkirted(look) ? [] : [part(darker(clothes, 0.88), `r 35 ${d - 4} 30 4.4 1.6`)];
  return [
    ...clothOf(look, clothes, shape),
    ...(isSkirted(look)
      ? skirtOf(look, pose)
      : [...(person.isTurned ? [] : cutOf(look, l)), ...hem]),
    ...bellyOf(look, l),
    part(
      darker(clothes, 0.84),
      `M${43 + l} 46 C${45 + l} 53 ${55 + l} 53 ${57 + l} 46 L${59.5 + l} 46.4 C${57 + l} 57 ${43 + l} 57 ${40.5 + l} 46.4Z`,
    ),
  ];
}

/** Who is with child. */
function bellyOf(look: Look, lean: number): Shape[] {
  const { person, clothes } = look;
  if (!person.isPregnant || person.isTurned) return [];
  return [
    part(darker(clothes, 0.9), `o ${52 + lean * 0.4} 83 16.4 15.6`),
    part(mixed(clothes, '#ffffff', 0.12), `o ${51 + lean * 0.4} 81.6 15.4 14.6`),
  ];
}

function skirtOf(look: Look, pose: PoseName): Shape[] {
  const { person, clothes } = look;
  const isLong = person.clothes === 'wedding' || person.clothes === 'kimono' || person.costume;
  const [wide, low] = isLong ? [70, 152] : [66, 128];
  if (pose === 'cross')
    return [
      ...clothOf(
        look,
        clothes,
        'M37 83 L63 83 C80 87 92 97 93 107 C92 113 86 116 78 117 C60 120 40 120 22 117 C14 116 8 113 7 107 C8 97 20 87 37 83Z',
      ),
      part(darker(clothes, 0.88), 'M38 96 C44 104 56 104 62 96 L80 108 C62 114 38 114 20 108Z'),
    ];
  if (isSeated(pose) || pose === 'read' || pose === 'kneel')
    return [
      ...clothOf(
        look,
        clothes,
        'M36 84 L64 84 C72 92 78 102 80 116 C60 121 40 121 20 116 C22 102 28 92 36 84Z',
      ),
    ];
  const half = wide / 2;
  return [
    ...clothOf(
      look,
      clothes,
      `M36.5 83 L63.5 83 C70 ${low - 40} ${50 + half - 4} ${low - 20} ${50 + half} ${low} C64 ${low + 6} 36 ${low + 6} ${50 - half} ${low} C${54 - half} ${low - 20} 30 ${low - 40} 36.5 83Z`,
    ),
    part(
      darker(clothes, 0.88),
      `M46 90 L48.5 90 L45 ${low + 3} L39 ${low + 2}Z`,
      `M56 90 L58 90 L66 ${low + 1} L60 ${low + 3}Z`,
    ),
  ];
}

/** A jacket that hangs open, buttons and a collar, a hood's laces, a bib. */
function cutOf({ cut, clothes }: Look, lean: number): Shape[] {
  const upright = (shapes: readonly Shape[]) => shapes.map((one) => shifted(one, lean * 0.6));
  if (cut === 'collar')
    return upright([
      part(
        mixed(clothes, '#ffffff', 0.2),
        'p 43 45 39 49 45 59 50 53',
        'p 57 45 61 49 55 59 50 53',
      ),
      part(darker(clothes, 0.86), 'r 49.3 54 1.4 42'),
      part('#fbf6ec', ...[60, 70, 80].map((y) => `o 50 ${y} 1 1`)),
    ]);
  if (cut === 'hoodie')
    return upright([
      part(
        darker(clothes, 0.86),
        'M38 47 C42 58 58 58 62 47 L66 50 C60 64 40 64 34 50Z',
        'M38 80 L62 80 L65 92 L35 92Z',
      ),
      part('#f7f3ea', 'k 46.6 58 46 68 1 1', 'k 53.4 58 54 67 1 1'),
    ]);
  if (cut === 'dungarees')
    return upright([
      part(
        '#3f5f9a',
        'M40 62 L60 62 L62 82 L66 99 L34 99 L38 82Z',
        'k 41 63 39 48 3 3',
        'k 59 63 61 48 3 3',
      ),
      part('#35507f', 'r 44 70 12 9 2'),
      part('#e9c46a', 'o 41 64 1.4 1.4', 'o 59 64 1.4 1.4'),
    ]);
  if (cut !== 'jacket') return [];
  return [
    part('#f4efe4', `p ${43 + lean} 47 ${57 + lean} 47 56 95 44 95`),
    part(
      darker(clothes, 0.8),
      `p ${42 + lean} 46 ${45.4 + lean} 46 46.4 97 43 97`,
      `p ${58 + lean} 46 ${54.6 + lean} 46 53.6 97 57 97`,
    ),
  ];
}

/** Shirt and tie under a jacket, the crossed edges of a kimono with its belt. */
export function shirtOf(look: Look): Shape[] {
  if (isFormal(look))
    return [
      part('#f7f3ea', 'p 42 47 58 47 50 76'),
      part(
        look.person.tie ? toldColours[look.person.tie] : '#b5433a',
        'p 48 50 52 50 52.6 68 50 73 47.4 68',
      ),
      part(darker(look.clothes, 0.8), 'p 42 46 37 54 46 66 49 76', 'p 58 46 63 54 54 66 51 76'),
    ];
  if (look.person.clothes === 'turtleneck')
    return [part(mixed(look.clothes, '#ffffff', 0.1), 'r 42.6 38 14.8 12 3')];
  if (look.person.clothes !== 'kimono') return [];
  return [
    part('#f7f3ea', 'p 42 46 46 46 58 70 54 74', 'p 58 46 54 46 42 70 46 74'),
    part('#c94f3a', 'r 35 76 30 13 2'),
    part('#f7f3ea', 'o 42 108 3 3', 'o 58 122 3.4 3.4', 'o 40 136 2.6 2.6', 'o 60 96 2.4 2.4'),
  ];
}
