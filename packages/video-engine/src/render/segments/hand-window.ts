import type { FrameWindow, Reframe } from '../../model/analysis.ts';
import { largestWindow, radians } from '../../model/frame-window.ts';
import type { MediaProbe } from '../../model/media.ts';

type Laid = Extract<Reframe, { kind: 'window' }>;

type Size = { readonly width: number; readonly height: number };

export type HandWindow = {
  readonly laid: Laid;
  /** Upright, in square pixels. */
  readonly source: Size & { readonly kind: MediaProbe['kind'] };
  readonly film: Size;
  /** Of the whole shot. */
  readonly shotFrames: number;
  /** Frames from the shot's start to the first one that is filtered. */
  readonly offsetFrames: number;
  /** Further options of the first `scale`. */
  readonly colour: string;
  /** What else brings the colours to the film's, between the two. */
  readonly colourFilters: readonly string[];
};

/**
 * Filters that show a window laid by hand. One that stands still and upright is cut out; any other is
 * drawn over the whole picture by `perspective`, corner by corner, to parts of a pixel. The picture is
 * brought to the size at which the window at its smallest has the film's pixels, so that nothing is drawn
 * smaller there, and made as large as the film at the end.
 */
export function handWindow(window: HandWindow): readonly string[] {
  const { laid, source, film, colour, colourFilters } = window;
  const { start, end = start } = laid;
  const largest = largestWindow(source, film);
  const isSimple = start.turn === 0 && isSameWindow(start, end);
  if (isSimple) {
    const seen = { x: largest.width / start.zoom, y: largest.height / start.zoom };
    const size = `iw*${seen.x.toFixed(6)}:ih*${seen.y.toFixed(6)}`;
    const place = `iw*${start.x.toFixed(6)}-ow/2:ih*${start.y.toFixed(6)}-oh/2`;
    // Stills are stored with colours for each pixel or for pairs; they are cropped alike.
    const exactly = source.kind === 'image' ? ':exact=1' : '';
    return [
      `crop=${size}:${place}${exactly}`,
      `scale=${film.width}:${film.height}:flags=bicubic${colour}`,
      ...colourFilters,
    ];
  }
  const zoom = Math.max(start.zoom, end.zoom);
  const drawn = {
    width: evenly(Math.min(source.width, (film.width * zoom) / largest.width)),
    height: evenly(Math.min(source.height, (film.height * zoom) / largest.height)),
  };
  return [
    `scale=${drawn.width}:${drawn.height}:flags=bicubic${colour}`,
    ...colourFilters,
    // Said here, or the colours of a still become the film's only behind it, by other numbers.
    `format=${source.kind === 'image' ? 'yuv444p' : 'yuv420p'}`,
    `perspective=${corners(window, drawn, largest)}:interpolation=cubic:sense=source:eval=frame`,
    `scale=${film.width}:${film.height}:flags=bicubic`,
  ];
}

function isSameWindow(one: FrameWindow, other: FrameWindow): boolean {
  return (['x', 'y', 'zoom', 'turn'] as const).every((key) => one[key] === other[key]);
}

/** Where the four corners of the window lie at each frame: the expressions of `perspective`. */
function corners(window: HandWindow, drawn: Size, largest: Size): string {
  const { laid, shotFrames, offsetFrames } = window;
  const { start, end = start } = laid;
  // Frames count from 1 there. Edges move evenly, as sizes do; the last frame of the shot shows the end.
  const done = `clip((on+${offsetFrames - 1})/${Math.max(1, shotFrames - 1)}\\,0\\,1)`;
  const mixed = (from: number, to: number) =>
    from === to ? number(from) : `(${number(from)}+${number(to - from)}*${done})`;
  const turn = mixed(radians(start.turn), radians(end.turn));
  const size = mixed(1 / start.zoom, 1 / end.zoom);
  // Shares of the picture are of the same pixels in both directions.
  const half = {
    x: `${number((drawn.width * largest.width) / 2)}*${size}`,
    y: `${number((drawn.height * largest.height) / 2)}*${size}`,
  };
  const stretch = {
    x: 1,
    y: drawn.height / drawn.width / (window.source.height / window.source.width),
  };
  const middle = {
    x: `${number(drawn.width)}*${mixed(start.x, end.x)}`,
    y: `${number(drawn.height)}*${mixed(start.y, end.y)}`,
  };
  return cornerSigns
    .map(([across, down], index) => {
      // `perspective` counts from the middle of the first pixel, and its corners stand on the edges.
      const right = `(${number(across)}+1/${drawn.width})*${half.x}`;
      const below = `(${number(down)}+1/${drawn.height})*${half.y}`;
      const x = `${middle.x}+${right}*cos(${turn})+${below}*sin(${turn})/${number(stretch.y)}-0.5`;
      const y = `${middle.y}-${right}*sin(${turn})*${number(stretch.y)}+${below}*cos(${turn})-0.5`;
      return `x${index}=${x}:y${index}=${y}`;
    })
    .join(':');
}

/** From the middle: left above, right above, left below, right below. */
const cornerSigns = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

const number = (value: number) => Number(value.toFixed(7)).toString();

const evenly = (size: number) => Math.max(2, 2 * Math.round(size / 2));
