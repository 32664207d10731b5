import type { Oklab } from '@armoni/colour/oklab';
import { type BodyPart, bodyParts, hasBodyPart, type ToldBody } from '../drawings/body-parts.ts';
import type { Drawing } from '../drawings/drawing.ts';
import type { Shades } from '../illustration-description.ts';
import { madeParts, paintedParts } from './painted-parts.ts';
import type { PartName, ToldParts } from './part-names.ts';
import { toldHex } from './told-hex.ts';
import { lighter, tone } from './tones.ts';

const isBodyPart = (part: PartName): part is BodyPart =>
  (bodyParts as readonly string[]).includes(part);

export const hasPart = (id: string, part: PartName): boolean =>
  isBodyPart(part) ? hasBodyPart(id, part) : paintedParts(id)?.[part] !== undefined;

/** Of an animal: its coat is drawn with them. */
export function bodyPartsIn(told: ToldParts | undefined): ToldBody {
  const own = Object.entries(told ?? {}).filter(([part]) => isBodyPart(part as PartName));
  return Object.fromEntries(own) as ToldBody;
}

const lamp = tone('#ffd98a');
/** In a tall house every so many windows are lit. */
const litOf: Readonly<Record<string, number>> = { 'apartment-block': 2, 'office-building': 2 };

type Told = {
  readonly told: ToldParts;
  readonly isDark: boolean;
  readonly shades?: Shades | undefined;
};

/** By night somebody is at home; what was told of a part is seen. */
export function paintParts(
  id: string,
  { shapes }: Drawing,
  fills: readonly Oklab[],
  { told, isDark, shades }: Told,
): readonly Oklab[] {
  const own = paintedParts(id);
  if (!own) return fills;
  let panes = 0;
  return fills.map((fill, at) => {
    const { fill: source } = shapes[at]!;
    const part = madeParts.find((one) => own[one]?.includes(source));
    if (!part) return fill;
    const said = part === 'windows' && isDark ? (told.windows ?? 'lit') : told[part];
    if (said === undefined || said === 'rainbow') return fill;
    if (said === 'lit') {
      panes += 1;
      return panes % (litOf[id] ?? 1) === 0 ? lamp : fill;
    }
    // The fills of a part stay as far apart as they were.
    const first = tone(own[part]![0]!);
    const target = tone(toldHex(said, shades));
    return lighter(target, tone(source).l - first.l - (isDark ? 0.14 : 0));
  });
}
