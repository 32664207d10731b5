import type { PaintedMargin, StyleTiles } from '../../style/learned-style.ts';
import { readTexture } from '../measure/read-picture.ts';
import type { StudiedPicture, StudyOptions } from '../study-pictures.ts';
import { chooseTiles } from './choose-tiles.ts';
import { findTileCandidates, type TileCandidate } from './find-tile-candidates.ts';

/** Share of the margin's width and pixels that lie past its ragged inner edge for certain. */
const pastMargin = { share: 1.6, pixels: 8 } as const;

/** The style's textures, read from its pictures at full scale, one after another. */
export async function collectTiles(
  pictures: readonly StudiedPicture[],
  margin: PaintedMargin | null,
  { signal, onShare }: StudyOptions,
): Promise<StyleTiles | null> {
  const candidates: TileCandidate[] = [];
  for (const [index, { source }] of pictures.entries()) {
    signal.throwIfAborted();
    const planes = await readTexture(source);
    if (!planes) continue;
    const inset = margin
      ? Math.ceil(planes.width * margin.width * pastMargin.share) + pastMargin.pixels
      : 0;
    candidates.push(...findTileCandidates(planes, index, inset));
    onShare?.((index + 1) / pictures.length);
  }
  return chooseTiles(candidates);
}
