import type { TitleCard } from '../../../model/timeline.ts';
import type { Rectangle } from '../design/frame-shape.ts';
import type { Button, PlacedLine, Strip } from './layout.ts';

type Drawn = {
  readonly lines: readonly PlacedLine[];
  readonly strips: readonly Strip[];
  readonly button?: Button | null;
};

/** Moves what was set from y = 0 on to its place in the safe area. */
export function standAt(drawn: Drawn, area: Rectangle, place: TitleCard['place']) {
  const { lines, strips, button = null } = drawn;
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
