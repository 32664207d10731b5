import { findDrawing } from '../../drawings/find-drawing.ts';
import { aspectOf } from '../../layout/cluster.ts';
import { place } from '../../layout/place-drawing.ts';
import { colourDrawing } from '../../palette/colour-drawing.ts';
import { blend, tone } from '../../palette/tones.ts';
import { type Box, boxOf } from '../../picture/fill-contours.ts';
import type { Group } from '../../picture/picture.ts';
import { centimetresOf } from '../../vocabulary/real-sizes.ts';
import { backdrop, type Setting } from '../stage.ts';
import { isAlike, type Kind, kindOf, propsOf, usualCentimetres } from './kinds.ts';

type Shown = {
  readonly kind: Kind;
  readonly ids: readonly string[];
  /** All of it, and the largest of its pieces. */
  readonly all: Box;
  readonly main: Box;
  /** Where it stands, where props do, and where the ground ends toward the back. */
  readonly base: number;
  readonly floor: number;
  readonly top: number;
};

/** Of what is shown: how large the side of a prop may be. */
const most = { tall: 0.74, low: 0.5, strewn: 0.17 } as const;
/** Of what is small among the props, so that it is still read. */
const least = 0.1;
/** As far as a prop may be hidden by what it stands beside, and hide of it. */
const hidden = { behind: 0.3, before: 0.06 } as const;

/**
 * What belongs to a thing: something tall behind it on the one side and something low before it on the other, which is a
 * triangle; small things are strewn by the low one.
 */
export function setProps(setting: Setting, shown: Shown): { back: Group[]; front: Group[] } {
  const { random, width, height } = setting;
  const { all, base, floor, top } = shown;
  const fitting = (ids: readonly string[]) =>
    ids.filter((id) => !shown.ids.some((other) => isAlike(id, other)));
  const { tall, low, strewn } = propsOf(shown.kind);
  const pick = (ids: readonly string[]) => ids[Math.floor(random() * random() * ids.length)];
  const [first, second, third] = [pick(fitting(tall)), pick(fitting(low)), pick(fitting(strewn))];
  const isRight = width - all.right > all.left === random() < 0.8;
  const side = isRight ? 1 : -1;
  const isRaised = floor > base;
  const behind = first
    ? standing(setting, shown, {
        id: first,
        side,
        role: 'tall',
        y: isRaised ? floor - height * 0.1 : base - (base - top * height) * 0.42,
      })
    : null;
  const y = Math.min(height * 0.955, floor + (isRaised ? 0 : height * 0.055));
  const before = second
    ? standing(setting, shown, { id: second, side: -side, role: 'low', y })
    : null;
  const few = third ? strewnBy(setting, shown, { id: third, side: -side, y, beside: before }) : [];
  const flat = (one: Prop | null) => (one ? [one.group] : []);
  return { back: flat(behind), front: [...flat(before), ...few.map(({ group }) => group)] };
}

type Prop = { readonly group: Group; readonly box: Box };
type Role = keyof typeof most;
type Wanted = {
  readonly id: string;
  readonly side: number;
  readonly role: Role;
  readonly y: number;
};

/** How large its side is: as it is beside the thing, a little nearer to it where it is much smaller. */
function sideOf({ kind, ids, main }: Shown, id: string, role: Role): number {
  const own = ids.find((one) => kindOf(one) === kind) ?? ids[0]!;
  const side = Math.sqrt((main.right - main.left) * (main.bottom - main.top));
  const shown = centimetresOf(own) ?? usualCentimetres(kind);
  const known = kindOf(id);
  const cm = centimetresOf(id) ?? (known ? usualCentimetres(known) : 8);
  return side * Math.min(most[role], Math.max(least, (cm / shown) ** 0.8));
}

/** Null where there is no room for it. */
function standing(setting: Setting, shown: Shown, { id, side, role, y }: Wanted): Prop | null {
  const { width } = setting;
  const { all } = shown;
  const drawing = findDrawing(id);
  if (!drawing) return null;
  const size = sideOf(shown, id, role);
  const aspect = aspectOf(drawing);
  const [wide, high] = [size * Math.sqrt(aspect), size / Math.sqrt(aspect)];
  const edge = side > 0 ? all.right : all.left;
  const share = role === 'tall' ? hidden.behind : -0.04;
  const wished = edge + side * wide * (0.5 - share);
  // Whole, or cut by the picture's edge a little.
  const x = Math.min(width - wide * 0.42, Math.max(wide * 0.42, wished));
  const covered = 0.5 - (side * (x - edge)) / wide;
  if (role === 'tall' ? covered > 0.48 : covered * wide > hidden.before * (all.right - all.left))
    return null;
  return propAt(setting, id, { x, base: y, height: high, isFlipped: side < 0 });
}

type Strewn = Omit<Wanted, 'role'> & { readonly beside: Prop | null };

function strewnBy(setting: Setting, shown: Shown, { id, side, y, beside }: Strewn): Prop[] {
  const { width, height, random } = setting;
  const drawing = findDrawing(id);
  if (!drawing) return [];
  const size = sideOf(shown, id, 'strewn');
  const high = size / Math.sqrt(aspectOf(drawing));
  const wide = size * Math.sqrt(aspectOf(drawing));
  const { left, right } = shown.all;
  // From the edge of what it lies by to the picture's, or a little before the low one.
  const edge = side > 0 ? right : left;
  const from = beside ? edge - side * wide * 0.9 : edge + side * wide * 0.2;
  return [0.3, 1.55].flatMap((step, at) => {
    const x = from + side * wide * step;
    const base = Math.min(height * 0.975, y + high * (0.5 - 0.3 * at) + 6);
    // What lies before the thing hides no more than its foot.
    const isLow = base - high > shown.base - 0.1 * (shown.all.bottom - shown.all.top);
    if (!isLow || x < wide * 0.5 || x > width - wide * 0.5) return [];
    const tilt = (random() - 0.5) * 50;
    return [propAt(setting, id, { x, base, height: high, isFlipped: at === 1, tilt })];
  });
}

type Spot = Parameters<typeof place>[2];

/** In the picture's colours, a little of the wall in them: what stands by does not compete. */
function propAt(setting: Setting, id: string, spot: Spot): Prop {
  const { palette } = setting;
  const drawing = findDrawing(id)!;
  const fills = colourDrawing(drawing, palette, null).map((fill) =>
    blend(fill, tone(palette.sky), 0.14),
  );
  const { cutOuts } = place(drawing, fills, spot);
  const box = boxOf(cutOuts.flatMap(({ contours }) => contours));
  return { box, group: { ...backdrop(id, cutOuts), base: box.bottom } };
}
