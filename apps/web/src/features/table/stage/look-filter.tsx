import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import type { ReactNode } from 'react';

type Look = Timeline['look'];

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
const weights = [0.2126, 0.7152, 0.0722] as const;

/** The look of the film as a filter of the page; null for pictures as they are. */
export function LookFilter({ look, id }: { look: Look; id: string }) {
  return look === 'normal' ? null : <TablesFilter id={id} tables={looks[look]} />;
}

export function BackdropFilter({ id }: { id: string }) {
  return <TablesFilter id={id} tables={backdrop} />;
}

function TablesFilter({ id, tables }: { id: string; tables: Tables }) {
  const { luma, lift, chroma, shift } = tables;
  const rows = [0, 1, 2].map((row) => {
    const cells = weights.map((weight, column) => {
      const own = column === row ? chroma : 0;
      return weight * (luma - chroma) + own;
    });
    return [...cells, 0, lift + (shift[row] ?? 0)].map((cell) => cell.toFixed(4)).join(' ');
  });
  return (
    <Filter id={id}>
      <feColorMatrix type="matrix" values={`${rows.join(' ')} 0 0 0 1 0`} />
    </Filter>
  );
}

/** What brings the light and the colours of a shot near to those of its neighbours. */
export function BalanceFilter({ id, gamma, u, v }: { id: string } & NonNullable<Shot['balance']>) {
  // Chroma is stored in steps of 1/224; these are what a step of each adds to red, green and blue.
  const shifts = [1.5748 * v, -0.1873 * u - 0.4681 * v, 1.8556 * u].map((step) => step / 224);
  const [red, green, blue] = shifts.map((shift) => ({
    type: 'gamma',
    exponent: gamma,
    offset: shift.toFixed(4),
  }));
  return (
    <Filter id={id}>
      <feComponentTransfer>
        <feFuncR {...red} />
        <feFuncG {...green} />
        <feFuncB {...blue} />
      </feComponentTransfer>
    </Filter>
  );
}

function Filter({ id, children }: { id: string; children: ReactNode }) {
  return (
    <svg aria-hidden className="absolute size-0">
      <filter id={id} colorInterpolationFilters="sRGB">
        {children}
      </filter>
    </svg>
  );
}
