import type { Timeline } from '@armoni/contract/timeline/timeline';

type Look = Timeline['look'];

/**
 * The renderer's look-up tables on luma and chroma as matrices on RGB (bt709): chroma times its
 * gain, and what it is shifted by.
 */
const looks: Readonly<
  Record<
    Exclude<Look, 'normal'>,
    { luma: number; lift: number; chroma: number; shift: readonly [number, number, number] }
  >
> = {
  monochrome: { luma: 1.04, lift: -0.02, chroma: 0, shift: [0, 0, 0] },
  warm: { luma: 1.01, lift: 0, chroma: 1.04, shift: [0.035, -0.005, -0.05] },
  cold: { luma: 1, lift: 0, chroma: 0.94, shift: [-0.028, 0.004, 0.041] },
  vintage: { luma: 0.88, lift: 0.078, chroma: 0.7, shift: [0.028, -0.003, -0.058] },
};
const weights = [0.2126, 0.7152, 0.0722] as const;

/** The look of the film as a filter of the page; null for pictures as they are. */
export function LookFilter({ look, id }: { look: Look; id: string }) {
  if (look === 'normal') return null;
  const { luma, lift, chroma, shift } = looks[look];
  const rows = [0, 1, 2].map((row) => {
    const cells = weights.map((weight, column) => {
      const own = column === row ? chroma : 0;
      return weight * (luma - chroma) + own;
    });
    return [...cells, 0, lift + (shift[row] ?? 0)].map((cell) => cell.toFixed(4)).join(' ');
  });
  return (
    <svg aria-hidden className="absolute size-0">
      <filter id={id} colorInterpolationFilters="sRGB">
        <feColorMatrix type="matrix" values={`${rows.join(' ')} 0 0 0 1 0`} />
      </filter>
    </svg>
  );
}
