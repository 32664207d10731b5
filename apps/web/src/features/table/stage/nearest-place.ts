import { type TitleCard, titlePlaces, titleSides } from '@armoni/contract/timeline/timeline';
import type { TextBox } from './text-box.ts';

/** Of each side of the frame, as broadcasters have it; the renderer's texts keep within. */
export const safeShare = 0.05;

export type Stand = Required<Pick<TitleCard, 'place' | 'side'>>;

/** The nine places of the safe area, in the order in which they are read. */
export const stands: readonly Stand[] = titlePlaces.flatMap((place) =>
  titleSides.map((side) => ({ place, side })),
);

/** Where the middle of a text lies that stands in a place, in shares of the frame. */
export function middleAt(
  { place, side }: Stand,
  { width, height }: Pick<TextBox, 'width' | 'height'>,
) {
  const along = (free: number, length: number) =>
    safeShare + length / 2 + free * Math.max(0, 1 - 2 * safeShare - length);
  return {
    x: along({ left: 0, centre: 0.5, right: 1 }[side], width),
    y: along({ top: 0, middle: 0.5, bottom: 1 }[place], height),
  };
}

/** The place that a text is nearest to whose middle was drawn there. */
export function nearestPlace(
  middle: { readonly x: number; readonly y: number },
  box: Pick<TextBox, 'width' | 'height'>,
): Stand {
  const far = (stand: Stand) => {
    const at = middleAt(stand, box);
    return Math.hypot(at.x - middle.x, at.y - middle.y);
  };
  return stands.reduce((best, one) => (far(one) < far(best) ? one : best));
}
