import type { TitleCard } from '../../../model/timeline.ts';
import type { Rectangle } from '../design/frame-shape.ts';
import type { Button, PlacedLine, Strip } from './layout.ts';

type Drawn = {
  readonly lines: readonly PlacedLine[];
  readonly strips: readonly Strip[];
  readonly button?: Button | null;
};

/** Moves what was set from y = 0 on to its place in the safe area, and to its side where one is wanted. */
export function standAt(
  drawn: Drawn,
  area: Rectangle,
  { place, side }: Pick<TitleCard, 'place' | 'side'>,
) {
  const { lines, strips, button = null } = side ? atSide(drawn, area, side) : drawn;
  const bottom = Math.max(
    ...lines.map((line) => line.bottom),
    ...strips.map((strip) => strip.y + strip.height),
    button ? button.y + button.height : 0,
  );
  const top = { top: 0, middle: (area.height - bottom) / 2, bottom: area.height - bottom }[place];
  const dy = Math.round(area.y + Math.max(0, top));
  return {
    lines: lines.map((line) => ({
      ...line,
      baseline: line.baseline + dy,
      top: line.top + dy,
      bottom: line.bottom + dy,
    })),
    strips: strips.map((strip) => ({ ...strip, y: strip.y + dy })),
    button: button && {
      ...button,
      y: button.y + dy,
      arrow: { ...button.arrow, y: button.arrow.y + dy },
    },
  };
}

type Span = { readonly left: number; readonly width: number };

/** Each line, bar and button by itself; what stands beside an upright bar goes with it as one. */
function atSide(drawn: Drawn, area: Rectangle, side: NonNullable<TitleCard['side']>): Drawn {
  const { lines, strips, button = null } = drawn;
  const bars = strips.map(({ x, width }) => ({ left: x, width }));
  const whole = around([...lines, ...bars, ...(button ? [spanOf(button)] : [])]);
  const free = { left: 0, centre: 0.5, right: 1 }[side];
  const stepOf = ({ left, width }: Span) => area.x + (area.width - width) * free - left;
  const isOne = strips.some(({ grows }) => grows === 'up');
  const moved = (span: Span) => stepOf(isOne ? whole : span);
  const withButton = button && moved(spanOf(button));
  return {
    lines: lines.map((line) => {
      const dx = line.rank === 'button' && withButton !== null ? withButton : moved(line);
      return { ...line, x: line.x + dx, left: line.left + dx };
    }),
    strips: strips.map((strip, index) => ({ ...strip, x: strip.x + moved(bars[index] ?? whole) })),
    button: button && {
      ...button,
      x: button.x + (withButton ?? 0),
      arrow: { ...button.arrow, x: button.arrow.x + (withButton ?? 0) },
    },
  };
}

const spanOf = ({ x, width }: Rectangle): Span => ({ left: x, width });

function around(spans: readonly Span[]): Span {
  const left = Math.min(...spans.map((span) => span.left));
  return { left, width: Math.max(...spans.map((span) => span.left + span.width)) - left };
}
