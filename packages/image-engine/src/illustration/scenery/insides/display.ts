import type { Oklab } from '@armoni/colour/oklab';
import type { Ground } from '../../illustration-description.ts';
import { toldColours } from '../../palette/colour-drawing.ts';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Contour } from '../../picture/parse-path.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { isLoose, matters } from '../../vocabulary/matters.ts';
import { backdrop, bleed, cut, type Setting, sheet } from '../stage.ts';

/** Of the height: where a slab ends toward the back, its edge. */
const slab = { back: 0.63, edge: 0.925 } as const;

export function groundFill({ matter, colour }: Ground, { palette }: Setting): Oklab {
  const own = matters[matter][0];
  const fill = tone(colour ? toldColours[colour] : (own ?? palette.ground));
  return palette.isDark ? lighter(fill, -0.12) : fill;
}

/** Light falls on its middle; told so, it goes from light to dark. */
export function wallOf(setting: Setting): Group {
  const { palette, ground, wall } = setting;
  const paper = blend(tone(palette.sky), tone(palette.paper), setting.isPlain ? 0 : 0.18);
  const floor = ground ? groundFill(ground, setting) : null;
  // What lies before it must be told from it.
  const isNear =
    floor !== null && Math.hypot(floor.l - paper.l, floor.a - paper.a, floor.b - paper.b) < 0.14;
  const fill = isNear ? lighter(paper, floor.l > 0.6 ? -0.2 : 0.2) : paper;
  return {
    ...backdrop('wall', [{ ...sheet(setting, fill), matter: wall ?? 'glow' }]),
    isFlat: true,
  };
}

/** Of what was told, from there to the lower edge. */
export function surfaceOf(setting: Setting, ground: Ground): Group[] {
  const { width, height } = setting;
  const fill = groundFill(ground, setting);
  const { matter } = ground;
  const back = height * slab.back;
  const [left, wide] = [
    -bleed - setting.beyond.left,
    width + 2 * bleed + setting.beyond.left + setting.beyond.right,
  ];
  const low = height + bleed + setting.beyond.bottom;
  const of = (shape: string | Contour, more: Partial<CutOut> = {}): CutOut => ({
    ...cut(fill, shape),
    matter,
    ...more,
  });
  if (isLoose(matter)) {
    const swell = matter === 'sand' ? 0.012 : 0.022;
    const line: number[] = [];
    for (let step = 0; step <= 48; step += 1) {
      const x = left + (wide * step) / 48;
      line.push(x, back - height * swell * (Math.sin(x / 170) + 0.6 * Math.sin(x / 71 + 2)));
    }
    return [backdrop('surface', [of([...line, left + wide, low, left, low], { isFloor: true })])];
  }
  const edge = height * slab.edge;
  return [
    backdrop('surface', [
      of(`r ${left} ${back} ${wide} ${low - back}`, { isFloor: true }),
      cut(lighter(fill, fill.l > 0.8 ? -0.05 : 0.07), `r ${left} ${back} ${wide} 3`),
      of(`r ${left} ${edge} ${wide} ${low - edge}`, { fill: lighter(fill, -0.1) }),
      cut(lighter(fill, 0.08), `r ${left} ${edge - 3} ${wide} 6`),
    ]),
  ];
}
