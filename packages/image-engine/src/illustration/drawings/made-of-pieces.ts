import { type Oklab, toHex } from '@armoni/colour/oklab';
import { makeRandom } from '../../maths/seeded-random.ts';
import { blend, lighter, tone } from '../palette/tones.ts';
import { boxOf, fillContours } from '../picture/fill-contours.ts';
import type { Contour } from '../picture/parse-path.ts';
import { type PieceName, pieces } from '../vocabulary/pieces.ts';
import { areaOf, type Drawing, type Shape } from './drawing.ts';
import { type FormOfPiece, pieceForms } from './piece-forms.ts';

/** Dots of the longer side in which it is looked where a thing is. */
const dots = 120;
/** About so many pieces fill a thing; of their distance, how large they are. */
const many = 230;
const large = 0.92;
/** Of a thing: what is smaller, and as dark as a pupil, as white as its gleam or of another colour, is of its face. */
const detail = { pair: 0.2, share: 0.05, small: 0.035, dark: 0.38, white: 0.95, apart: 0.25 };
/** How much of the light and dark of a thing its pieces keep. */
const kept = 0.75;

/** “a lion made of autumn leaves”: its own form filled with them, its face kept. */
export function madeOfPieces({ box, shapes }: Drawing, name: PieceName): Drawing {
  const seen = ownersOf({ box, shapes });
  const { form, colours } = pieces[name];
  const shades = colours.map(tone);
  const middle = mean(shades);
  const lights = shapes.map(({ fill }) => tone(fill).l);
  const usual = seen.shares.reduce((sum, share, at) => sum + share * lights[at]!, 0);
  const largest = tone(shapes[seen.shares.indexOf(Math.max(...seen.shares))]!.fill);
  const isDetail = (at: number) => {
    const [share, light] = [seen.shares[at]!, lights[at]!];
    if (share < detail.pair && isPairOfEyes(shapes[at]!, box)) return true;
    if (share < detail.share && (light < detail.dark || light > detail.white)) return true;
    const { a, b } = tone(shapes[at]!.fill);
    return share < detail.small && Math.hypot(a - largest.a, b - largest.b) > detail.apart / 2;
  };
  const shadeOf = (at: number, colour: Oklab) =>
    lighter(colour, Math.round((lights[at]! - usual) * kept * 12) / 12);
  const below = shapes.map((shape, at) =>
    isDetail(at)
      ? shape
      : {
          ...fixed(shape.contours, shadeOf(at, lighter(middle, -0.16))),
          isEvenOdd: shape.isEvenOdd ?? false,
        },
  );
  const layers = spotsIn(seen, { box, isDetail }).map((spots) =>
    layerOf(spots, { form: pieceForms[form], shades, shadeOf, middle }),
  );
  const face = shapes.filter((_, at) => isDetail(at));
  return { box, shapes: [...below, ...layers.flat(), ...face] };
}

/** Two of a kind beside each other, high up. */
function isPairOfEyes({ contours }: Shape, { left, right, top, bottom }: Drawing['box']): boolean {
  if (contours.length < 2) return false;
  const of = boxOf(contours);
  const middle = (of.left + of.right - left - right) / (right - left);
  return Math.abs(middle) < 0.12 && of.bottom < top + 0.45 * (bottom - top);
}

const fixed = (contours: readonly Contour[], fill: Oklab): Shape => ({
  ...{ contours, fill: toHex(fill), area: areaOf(contours), isFixed: true },
});

const mean = (colours: readonly Oklab[]): Oklab =>
  colours.reduce((sum, one, at) => blend(sum, one, 1 / (at + 1)));

type Owners = {
  /** Of every dot the last shape that covers it, −1 for none. */
  readonly at: (x: number, y: number) => number;
  readonly shares: readonly number[];
  readonly area: number;
};

function ownersOf({ box, shapes }: Drawing): Owners {
  const scale = dots / Math.max(box.right - box.left, box.bottom - box.top);
  const width = Math.ceil((box.right - box.left) * scale);
  const height = Math.ceil((box.bottom - box.top) * scale);
  const owners = new Int16Array(width * height).fill(-1);
  for (const [at, { contours, isEvenOdd }] of shapes.entries()) {
    const laid = contours.map((line) =>
      line.map((value, i) => (value - (i % 2 === 0 ? box.left : box.top)) * scale),
    );
    const filled = fillContours(laid, { width, height }, isEvenOdd);
    filled?.alpha.forEach((alpha, i) => {
      if (alpha < 0.5) return;
      const y = filled.top + Math.floor(i / filled.width);
      owners[y * width + filled.left + (i % filled.width)] = at;
    });
  }
  const counts = new Array<number>(shapes.length).fill(0);
  for (const owner of owners) if (owner >= 0) counts[owner]! += 1;
  const all = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  return {
    at: (x, y) => {
      const [column, row] = [Math.floor((x - box.left) * scale), Math.floor((y - box.top) * scale)];
      const isIn = column >= 0 && row >= 0 && column < width && row < height;
      return isIn ? owners[row * width + column]! : -1;
    },
    shares: counts.map((count) => count / all),
    area: all / (scale * scale),
  };
}

type Spot = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly owner: number;
  readonly chance: number;
};

/** Where pieces lie, in four layers of which no two pieces of one lie over each other. */
function spotsIn(
  seen: Owners,
  { box, isDetail }: { readonly box: Drawing['box']; readonly isDetail: (at: number) => boolean },
): readonly (readonly Spot[])[] {
  const random = makeRandom(Math.round(seen.area) + 7);
  const apart = Math.sqrt(seen.area / many);
  const size = apart * large;
  const layers: Spot[][] = [[], [], [], []];
  let row = 0;
  for (let y = box.top; y <= box.bottom; y += apart * 0.9, row += 1) {
    let column = 0;
    for (let x = box.left - (row % 2) * apart * 0.5; x <= box.right; x += apart, column += 1) {
      const [jx, jy, turn, chance] = [random() - 0.5, random() - 0.5, random(), random()];
      const at = [x + jx * apart * 0.3, y + jy * apart * 0.3] as const;
      const owner = seen.at(...at);
      const near = [0, 1, 2, 3].filter((side) => {
        const [dx, dy] = [Math.cos((side * Math.PI) / 2), Math.sin((side * Math.PI) / 2)];
        return seen.at(at[0] + dx * size * 0.45, at[1] + dy * size * 0.45) >= 0;
      });
      if (owner < 0 || isDetail(owner) || near.length < 3) continue;
      layers[(column % 2) + 2 * (row % 2)]!.push({
        ...{ x: at[0], y: at[1], size, turn: turn * 2 * Math.PI, owner, chance },
      });
    }
  }
  return layers;
}

type Made = {
  readonly form: FormOfPiece;
  readonly shades: readonly Oklab[];
  readonly shadeOf: (owner: number, colour: Oklab) => Oklab;
  readonly middle: Oklab;
};

/** Pieces of one colour are one shape: under them their edges, on them their marks. */
function layerOf(spots: readonly Spot[], { form, shades, shadeOf, middle }: Made): Shape[] {
  const coloured = Map.groupBy(spots, ({ owner, chance }) =>
    toHex(shadeOf(owner, shades[Math.floor(chance * shades.length)]!)),
  );
  const laid = (line: Contour, by: number) => spots.map((spot) => put(line, spot, by));
  return [
    fixed(laid(form.outline, 1.1), lighter(middle, -0.24)),
    ...[...coloured].map(([fill, own]) =>
      fixed(
        own.map((spot) => put(form.outline, spot, 1)),
        tone(fill),
      ),
    ),
    ...(form.mark ? [fixed(laid(form.mark, 1), lighter(middle, 0.1))] : []),
  ];
}

function put(line: Contour, { x, y, size, turn }: Spot, by: number): Contour {
  const [cos, sin] = [Math.cos(turn) * size * by * 0.8, Math.sin(turn) * size * by * 0.8];
  return line.map((value, i) =>
    i % 2 === 0 ? x + cos * value - sin * line[i + 1]! : y + sin * line[i - 1]! + cos * value,
  );
}
