import type { Oklab } from '@armoni/colour/oklab';
import type { ColourName } from '../../scene/scene-description.ts';
import type { Drawing } from '../drawings/drawing.ts';
import { toldColours } from './colour-drawing.ts';
import { lighter, tone } from './tones.ts';

export const houseParts = ['roof', 'shutters', 'door', 'windows'] as const;
export type HousePart = (typeof houseParts)[number];

/** What was told of a house: colours of its parts, and whether its windows are lit. */
export type ToldParts = Readonly<Partial<Record<HousePart, ColourName | 'lit'>>>;

/** Which of a drawing's own fills show which part. */
const fillsOf: Readonly<Record<string, Readonly<Partial<Record<HousePart, string>>>>> = {
  house: {
    ...{ roof: '#b5563f #9a4533 #c76a50', shutters: '#4f7f8f', door: '#7a4e34 #8f5f40' },
    windows: '#a8d3e4',
  },
  'stone-house': {
    ...{ roof: '#b8583f #9c4733 #c96a50', shutters: '#5d8f73', door: '#6e4a33 #8a5a3a' },
    windows: '#a9d6e8',
  },
  chalet: { shutters: '#c24b40', door: '#7a4e32', windows: '#f6d98a' },
  farmhouse: { roof: '#f3eee5', door: '#b8412e' },
  'modern-house': { windows: '#86c2e2', door: '#8a5f3c' },
  'apartment-block': { windows: '#4f6f8a #f2cf8a', roof: '#66707e' },
  'office-building': { windows: '#83cbff' },
  castle: { roof: '#b5564e #9a463f' },
  'drawbridge-castle': { roof: '#d9738f #c45f7c', windows: '#5f7fa8' },
  'shop-front': { windows: '#6f8fa3', door: '#2c5f52' },
};

export const hasPart = (id: string, part: HousePart): boolean => fillsOf[id]?.[part] !== undefined;

const lamp = tone('#ffd98a');
/** In a tall house every so many windows are lit. */
const litOf: Readonly<Record<string, number>> = { 'apartment-block': 2, 'office-building': 2 };

/** By night somebody is at home; what was told of a part is seen. */
export function paintParts(
  id: string,
  { shapes }: Drawing,
  fills: readonly Oklab[],
  { told, isDark }: { readonly told: ToldParts; readonly isDark: boolean },
): readonly Oklab[] {
  const own = fillsOf[id];
  if (!own) return fills;
  let panes = 0;
  return fills.map((fill, at) => {
    const { fill: source } = shapes[at]!;
    const part = houseParts.find((one) => own[one]?.includes(source));
    if (!part) return fill;
    const said = part === 'windows' && isDark ? (told.windows ?? 'lit') : told[part];
    if (said === undefined) return fill;
    if (said === 'lit') {
      panes += 1;
      return panes % (litOf[id] ?? 1) === 0 ? lamp : fill;
    }
    // The fills of a part stay as far apart as they were.
    const first = tone(own[part]!.split(' ')[0]!);
    return lighter(tone(toldColours[said]), tone(source).l - first.l - (isDark ? 0.14 : 0));
  });
}
