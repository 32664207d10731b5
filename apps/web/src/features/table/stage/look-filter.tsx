import type { Shot } from '@armoni/contract/timeline/timeline';
import type { ReactNode } from 'react';
import { balanceShifts, type Look, lookMatrix, lumaWeights } from '../session/look-matrix.ts';

/** The look of the film as a filter of the page; null for pictures as they are. */
export function LookFilter({ look, id }: { look: Look; id: string }) {
  return <MatrixFilter id={id} rows={lookMatrix(look)} />;
}

export function BackdropFilter({ id }: { id: string }) {
  return <MatrixFilter id={id} rows={lookMatrix('backdrop')} />;
}

function MatrixFilter({ id, rows }: { id: string; rows: ReturnType<typeof lookMatrix> }) {
  if (!rows) return null;
  const values = rows.map(([red, green, blue, added]) =>
    [red, green, blue, 0, added].map((cell) => (cell ?? 0).toFixed(4)).join(' '),
  );
  return (
    <Filter id={id}>
      <feColorMatrix type="matrix" values={`${values.join(' ')} 0 0 0 1 0`} />
    </Filter>
  );
}

/** Of a curve, evenly from black to white. */
const curvePoints = 65;

/**
 * What brings the light and the colours of a shot near to those of its neighbours, on luma and chroma as
 * the renderer's tables do: what the curve adds to luma (a quarter at most) is added to red, green and blue.
 */
export function BalanceFilter({ id, ...balance }: { id: string } & NonNullable<Shot['balance']>) {
  const added = Array.from({ length: curvePoints }, (_, point) => {
    const luma = point / (curvePoints - 1);
    return (2 * (luma ** balance.gamma - luma) + 0.5).toFixed(4);
  }).join(' ');
  const curve = { type: 'table', tableValues: added };
  const [red, green, blue] = balanceShifts(balance).map((shift) => ({
    type: 'linear',
    slope: 1,
    intercept: shift.toFixed(4),
  }));
  const luma = `${lumaWeights.join(' ')} 0 0 `;
  return (
    <Filter id={id}>
      <feColorMatrix type="matrix" values={`${luma.repeat(3)}0 0 0 1 0`} />
      <feComponentTransfer result="added">
        <feFuncR {...curve} />
        <feFuncG {...curve} />
        <feFuncB {...curve} />
      </feComponentTransfer>
      <feComposite
        in="SourceGraphic"
        in2="added"
        operator="arithmetic"
        k2={1}
        k3={0.5}
        k4={-0.25}
      />
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
