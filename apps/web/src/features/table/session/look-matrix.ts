import { monochromeContrast as contrast } from '@armoni/colour/monochrome';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';

export type Look = Timeline['look'];

/** Luma and chroma times their gains, and what the colours are shifted by. */
type Tables = {
  readonly luma: number;
  readonly lift: number;
  readonly chroma: number;
  readonly shift: readonly [number, number, number];
  /** What red, green and blue weigh in the luma; absent: as usual. */
  readonly weights?: readonly [number, number, number];
};

/** The renderer's look-up tables on luma and chroma as matrices on RGB (bt709). */
const looks: Readonly<Record<Exclude<Look, 'normal'>, Tables>> = {
  monochrome: { luma: 1, lift: 0, chroma: 0, shift: [0, 0, 0], weights: [0.553, 0.406, 0.041] },
  warm: { luma: 1.01, lift: 0, chroma: 1.04, shift: [0.035, -0.005, -0.05] },
  cold: { luma: 1, lift: 0, chroma: 0.94, shift: [-0.028, 0.004, 0.041] },
  vintage: { luma: 0.88, lift: 0.078, chroma: 0.7, shift: [0.028, -0.003, -0.058] },
};
/** What stands behind a picture that is shown whole: the renderer's. */
const backdrop: Tables = { luma: 0.55, lift: 0, chroma: 1, shift: [0, 0, 0] };
export const lumaWeights = [0.2126, 0.7152, 0.0722] as const;

/** Three rows of four: what of red, green and blue makes each of them, and what is added, 0–1; null changes nothing. */
export function lookMatrix(look: Look | 'backdrop'): readonly (readonly number[])[] | null {
  if (look === 'normal') return null;
  const {
    luma,
    lift,
    chroma,
    shift,
    weights = lumaWeights,
  } = look === 'backdrop' ? backdrop : looks[look];
  return [0, 1, 2].map((row) => {
    const cells = weights.map((weight, column) => {
      return weight * (luma - chroma) + (column === row ? chroma : 0);
    });
    return [...cells, lift + (shift[row] ?? 0)];
  });
}

/** What balance adds to red, green and blue besides its curve: chroma is stored in steps of 1/224. */
export function balanceShifts({ u, v }: NonNullable<Shot['balance']>): readonly number[] {
  return [1.5748 * v, -0.1873 * u - 0.4681 * v, 1.8556 * u].map((step) => step / 224);
}

/** What becomes of a level after its matrix, 0–1; null where that is all. */
export function lookCurve(look: Look): ((level: number) => number) | null {
  if (look !== 'monochrome') return null;
  return (level) => {
    const luma = 16 + 219 * level;
    const from = Math.max(-1, Math.min(1, (luma - contrast.pivot) / contrast.reach));
    return Math.max(0, Math.min(1, (luma + contrast.most * Math.sin(from * Math.PI) - 16) / 219));
  };
}

type FilmSize = Pick<Timeline, 'width' | 'height'>;
type Levels = readonly [red: number, green: number, blue: number];

/** A colour as the film has it, 0–1: balanced as its shot is, and in the look of all. */
export function colourInFilm(colour: Levels, balance: Shot['balance'], look: Look): Levels {
  const levels = balance ? balanced(colour, balance) : colour;
  const [red, green, blue] = coloured(levels, lookMatrix(look));
  const curve = lookCurve(look);
  return curve ? [curve(red), curve(green), curve(blue)] : [red, green, blue];
}

/** A colour as it stands behind a picture that is shown whole, before balance and look. */
export const backdropColour = (colour: Levels): Levels => coloured(colour, lookMatrix('backdrop'));

const coloured = (levels: Levels, rows: ReturnType<typeof lookMatrix>): Levels =>
  rows ? within(rows.map((row) => sumOf(row, levels) + (row[3] ?? 0))) : levels;

/** Of the circle around the frame: the renderer's. */
const vignetteAngle = Math.PI / 8;

/** What is left of the light at a place of the frame; x and y go from -1 to 1, from side to side. */
export function lightLeft(look: Look, [x, y]: readonly [number, number], film: FilmSize): number {
  if (look !== 'vintage') return 1;
  const { width, height } = film;
  const fromMiddle = Math.hypot(x * width, y * height) / Math.hypot(width, height);
  return Math.cos(vignetteAngle * fromMiddle) ** 4;
}

function balanced(colour: Levels, balance: NonNullable<Shot['balance']>): Levels {
  const luma = sumOf(lumaWeights, colour);
  const added = luma ** balance.gamma - luma;
  const shifts = balanceShifts(balance);
  return within(colour.map((level, channel) => level + added + (shifts[channel] ?? 0)));
}

const sumOf = (weights: readonly number[], levels: Levels) =>
  levels.reduce((sum, level, channel) => sum + (weights[channel] ?? 0) * level, 0);

function within(levels: readonly number[]): Levels {
  const [red = 0, green = 0, blue = 0] = levels.map((level) => Math.max(0, Math.min(1, level)));
  return [red, green, blue];
}
