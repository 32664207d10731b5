import { encode } from 'uqr';

/** Dots of margin around the code: ISO/IEC 18004 asks for four. */
const margin = 4;

/** Drawn by the page itself, dark on light in both themes, as cameras read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  // A screen has no scratches: the least correction gives the largest dots.
  const { data, size } = encode(text, { ecc: 'L', border: margin });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full rounded-md bg-white"
    >
      <path fill="black" d={pathOf(data)} />
    </svg>
  );
}

const pathOf = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
