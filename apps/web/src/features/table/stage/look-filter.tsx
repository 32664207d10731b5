import type { Shot } from '@armoni/contract/timeline/timeline';
import type { ReactNode } from 'react';
import {
  balanceShifts,
  type Look,
  lookCurve,
  lookMatrix,
  lumaWeights,
} from '../session/look-matrix.ts';

/** The look of the film as a filter of the page; null for pictures as they are. */
export function LookFilter({ look, id }: { look: Look; id: string }) {
  return <MatrixFilter id={id} rows={lookMatrix(look)} curve={lookCurve(look)} />;
}

export function BackdropFilter({ id }: { id: string }) {
  return <MatrixFilter id={id} rows={lookMatrix('backdrop')} curve={null} />;
}

type MatrixFilterProps = {
  id: string;
  rows: ReturnType<typeof lookMatrix>;
  curve: ReturnType<typeof lookCurve>;
};

function MatrixFilter({ id, rows, curve }: MatrixFilterProps) {
  if (!rows) return null;
  const values = rows.map(([red, green, blue, added]) =>
    [red, green, blue, 0, added].map((cell) => (cell ?? 0).toFixed(4)).join(' '),
  );
  return (
    <Filter id={id}>
      <feColorMatrix type="matrix" values={`${values.join(' ')} 0 0 0 1 0`} />
      {curve && <Curves values={tableOf(curve)} />}
    </Filter>
  );
}

/** Of a curve, evenly from black to white. */
const curvePoints = 65;

function tableOf(curve: (level: number) => number): string {
  return Array.from({ length: curvePoints }, (_, point) =>
    curve(point / (curvePoints - 1)).toFixed(4),
  ).join(' ');
}

/** The same curve for red, green and blue. */
function Curves({ values, result }: { values: string; result?: string }) {
  const curve = { type: 'table', tableValues: values };
  return (
    <feComponentTransfer result={result}>
      <feFuncR {...curve} />
      <feFuncG {...curve} />
      <feFuncB {...curve} />
    </feComponentTransfer>
  );
}

/**
 * What brings the light and the colours of a shot near to those of its neighbours, on luma and chroma as
 * the renderer's tables do: what the curve adds to luma (a quarter at most) is added to red, green and blue.
 */
export function BalanceFilter({ id, ...balance }: { id: string } & NonNullable<Shot['balance']>) {
  const added = tableOf((luma) => 2 * (luma ** balance.gamma - luma) + 0.5);
  const [red, green, blue] = balanceShifts(balance).map((shift) => ({
    type: 'linear',
    slope: 1,
    intercept: shift.toFixed(4),
  }));
  const luma = `${lumaWeights.join(' ')} 0 0 `;
  return (
    <Filter id={id}>
      <feColorMatrix type="matrix" values={`${luma.repeat(3)}0 0 0 1 0`} />
      <Curves values={added} result="added" />
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
