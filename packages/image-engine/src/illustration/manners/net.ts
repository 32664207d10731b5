import { smoothstep } from '../../maths/interpolation.ts';
import type { LaidPicture, Laying } from '../picture/lay-picture.ts';

/** Even colours and clean borders: marks, signs, plans. */
export const layingOfNet: Laying = { hasGroundShadow: true };

/** Of OKLab's lightness; a shadow has one border, too. */
const shadow = { l: 0.07, from: 0.3, to: 0.42 };

export function drawNet({ lab, shade }: LaidPicture): void {
  for (let i = 0; i < shade.length; i += 1)
    lab.l[i]! -= shadow.l * smoothstep(shadow.from, shadow.to, shade[i]!);
}
