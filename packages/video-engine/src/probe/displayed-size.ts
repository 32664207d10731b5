import type { StreamDescription, StreamsDescription } from './read-streams.ts';

export type DisplayedSize = {
  readonly width: number;
  readonly height: number;
  readonly rotationDegrees: 0 | 90 | 180 | 270;
  readonly pixelAspect: number;
};

/** The size on a screen: ffprobe's sizes are stored ones, before pixel aspect and rotation. */
export function displayedSize(
  stream: StreamDescription,
  firstFrame?: NonNullable<StreamsDescription['frames']>[number],
): DisplayedSize {
  const pixelAspect = parseAspect(stream.sample_aspect_ratio);
  const rotationDegrees = rotationOf(stream, firstFrame);
  const height = firstFrame?.height ?? stream.height ?? 0;
  const width = Math.round((firstFrame?.width ?? stream.width ?? 0) * pixelAspect);
  const isSideways = rotationDegrees === 90 || rotationDegrees === 270;
  return {
    width: isSideways ? height : width,
    height: isSideways ? width : height,
    rotationDegrees,
    pixelAspect,
  };
}

/** Clockwise. A display matrix says counter-clockwise, the old `rotate` tag clockwise. */
function rotationOf(
  stream: StreamDescription,
  firstFrame?: { readonly side_data_list?: readonly { readonly rotation?: number }[] },
): DisplayedSize['rotationDegrees'] {
  const sideData = [...(stream.side_data_list ?? []), ...(firstFrame?.side_data_list ?? [])];
  const matrix = sideData.find((data) => data.rotation !== undefined)?.rotation;
  const clockwise = matrix === undefined ? Number(stream.tags?.rotate ?? 0) : -matrix;
  const quarter = ((Math.round((clockwise || 0) / 90) % 4) + 4) % 4;
  return (quarter * 90) as DisplayedSize['rotationDegrees'];
}

/** How wide its stored pixels are beside their height; 1 where it says nothing of use. */
export function parseAspect(text: string | undefined): number {
  const [width, height] = (text ?? '').split(':').map(Number);
  if (!width || !height) return 1;
  const aspect = width / height;
  return aspect > 0.1 && aspect < 10 ? aspect : 1;
}
