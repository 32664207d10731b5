import type { Timeline } from '@armoni/contract/timeline/timeline';

export type Look = Timeline['look'];

/** Luma and chroma times their gains, and what the colours are shifted by. */
type Tables = {
  readonly luma: number;
  readonly lift: number;
  readonly chroma: number;
  readonly shift: readonly [number, number, number];
};

/** The renderer's look-up tables on luma and chroma as matrices on RGB (bt709). */
const looks: Readonly<Record<Exclude<Look, 'normal'>, Tables>> = {
  monochrome: { luma: 1.04, lift: -0.02, chroma: 0, shift: [0, 0, 0] },
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
  const { luma, lift, chroma, shift } = look === 'backdrop' ? backdrop : looks[look];
  return [0, 1, 2].map((row) => {
    const cells = lumaWeights.map((weight, column) => {
      return weight * (luma - chroma) + (column === row ? chroma : 0);
    });
    return [...cells, lift + (shift[row] ?? 0)];
  });
}
