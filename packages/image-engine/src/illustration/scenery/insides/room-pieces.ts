import { findDrawing } from '../../drawings/find-drawing.ts';
import { place } from '../../layout/place-drawing.ts';
import { colourDrawing } from '../../palette/colour-drawing.ts';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { backdrop, cut, isWet, liesSnow, type Setting, snowIn } from '../stage.ts';

/** Of the height: where wall and floor meet. */
export const floorLine = 0.7;

/** Lines between floorboards, closer together toward the wall. */
export function boards(width: number, height: number): string[] {
  const high = height * (1 - floorLine);
  const rows = [0, 0.14, 0.32, 0.55, 0.82].map((share) => height * floorLine + high * share);
  const ends = rows.flatMap((y, row) =>
    [0.12, 0.47, 0.8].map((x) => {
      const next = rows[row + 1] ?? height + 20;
      return `r ${width * (x + 0.13 * (row % 2))} ${y} 3 ${next - y}`;
    }),
  );
  return [...rows.slice(1).map((y) => `r -60 ${y} ${width + 120} 3.4`), ...ends];
}

/** A piece of furniture with its foot at x, y and so high; in the picture's colours. */
export function piece(
  setting: Setting,
  id: string,
  at: { x: number; y: number; high: number },
): Group {
  const drawing = findDrawing(id)!;
  const { cutOuts } = place(drawing, colourDrawing(drawing, setting.palette, null), {
    x: at.x,
    base: at.y,
    height: at.high,
  });
  return backdrop(id, cutOuts);
}

export function windowPane(setting: Setting, x: number, y = 0.12): Group {
  const { width, height, palette } = setting;
  const frame = blend(tone('#f6f1e6'), tone(palette.sky), palette.isDark ? 0.6 : 0.1);
  const [left, top, w, h] = [width * x, height * y, 210, 270];
  const sky = palette.isDark ? tone('#131a3c') : lighter(tone(palette.sky), 0.07);
  return backdrop('window', [
    cut(frame, `r ${left} ${top} ${w} ${h} 6`),
    cut(sky, `r ${left + 14} ${top + 14} ${w - 28} ${h - 28} 2`),
    ...(isWet(setting)
      ? []
      : [cut(tone(palette.disc), `o ${left + w * 0.66} ${top + h * 0.36} 38 38`)]),
    cut(
      liesSnow(setting) ? snowIn(setting) : tone(palette.far),
      `M${left + 14} ${top + h * 0.72} C${left + w * 0.35} ${top + h * 0.55} ${left + w * 0.6} ${top + h * 0.82} ${left + w - 14} ${top + h * 0.64} L${left + w - 14} ${top + h - 14} L${left + 14} ${top + h - 14}Z`,
    ),
    ...weatherAt(setting, { left, top, w, h }),
    cut(
      frame,
      `r ${left + w / 2 - 6} ${top} 12 ${h}`,
      `r ${left} ${top + h * 0.46} ${w} 11`,
      `r ${left - 14} ${top + h - 4} ${w + 28} 18 3`,
    ),
  ]);
}

type Pane = { readonly left: number; readonly top: number; readonly w: number; readonly h: number };

/** Drops that run down, or flakes. */
function weatherAt(setting: Setting, { left, top, w, h }: Pane): CutOut[] {
  const at = Array.from({ length: 18 }, (_, index) => ({
    x: left + 26 + ((index * 61) % (w - 52)),
    y: top + 22 + ((index * 97) % (h - 74)),
  }));
  const light = blend(tone(setting.palette.paper), tone(setting.palette.sky), 0.2);
  if (isWet(setting))
    return [cut(light, ...at.map(({ x, y }) => `k ${x} ${y} ${x - 7} ${y + 30} 2 3.4`))];
  if (setting.weather !== 'snow') return [];
  return [cut(tone('#ffffff'), ...at.map(({ x, y }) => `o ${x} ${y} 5 5`))];
}
