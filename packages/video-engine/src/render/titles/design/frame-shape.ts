/** Pixels of the film. */
export type FrameSize = { readonly width: number; readonly height: number };

export type FrameShape = 'landscape' | 'portrait' | 'square';

/** By the shape of the frame: landscape, portrait, square. */
export type ByShape = Readonly<Record<FrameShape, number>>;

export function shapeOf({ width, height }: FrameSize): FrameShape {
  return width > height ? 'landscape' : height > width ? 'portrait' : 'square';
}

export function byShape(landscape: number, portrait: number, square: number): ByShape {
  return { landscape, portrait, square };
}

/** The unit of all measures of titles: 1 % of the short side, in pixels. */
export function unitOf({ width, height }: FrameSize): number {
  return Math.min(width, height) / 100;
}

export type Rectangle = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * Margins in % of the frame. In portrait films the buttons of platforms cover the right edge and
 * the lowest third; titles above them may use the whole width.
 */
const margins = {
  landscape: { left: 5, right: 5, top: 7, bottom: 8 },
  portrait: { left: 7, right: 7, top: 14, bottom: 34 },
  square: { left: 6.5, right: 6.5, top: 7, bottom: 8 },
} as const;
const besideButtons = 15;

/** Where texts may stand; `isLow` is for what stands beside a platform's buttons. */
export function safeArea(frame: FrameSize, { isLow }: { readonly isLow: boolean }): Rectangle {
  const shape = shapeOf(frame);
  const { left, right, top, bottom } = margins[shape];
  const rightMargin = isLow && shape === 'portrait' ? besideButtons : right;
  return {
    x: (frame.width * left) / 100,
    y: (frame.height * top) / 100,
    width: (frame.width * (100 - left - rightMargin)) / 100,
    height: (frame.height * (100 - top - bottom)) / 100,
  };
}
