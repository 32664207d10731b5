import sharp from 'sharp';
import { decodePicture } from '../../raster/decode.ts';
import { type LabPlanes, toPlanes } from '../../raster/lab-planes.ts';
import { measuredSide } from '../../style/picture-statistics.ts';
import type { TrainingPicture } from '../training-picture.ts';
import { measureGrid, type PixelGrid } from './measure-grid.ts';

/** Short side at which textures are learned: that of the pictures made with them. */
const textureSide = 1024;

export type ReadPicture = {
  /** Pixels of the file itself. */
  readonly width: number;
  readonly height: number;
  /** The middle of it, scaled to 512 × 512. */
  readonly square: LabPlanes;
  /** Of the file's own pixels. */
  readonly grid: PixelGrid;
};

/** Null when it cannot be read. */
export async function readPicture({ bytes }: TrainingPicture): Promise<ReadPicture | null> {
  const cover = { width: measuredSide, height: measuredSide };
  const image = await decodePicture(bytes, { cover });
  if (!image) return null;
  const { width, height } = await sharp(bytes).metadata();
  return { width, height, square: toPlanes(image), grid: await readGrid(bytes) };
}

/** Only called for what was read already. */
async function readGrid(bytes: Uint8Array): Promise<PixelGrid> {
  const grey = sharp(bytes, { pages: 1 }).flatten({ background: '#ffffff' }).greyscale();
  const { data, info } = await grey
    .toColourspace('b-w')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return measureGrid(data, info);
}

/** The middle square at the scale of textures, never enlarged. */
export async function readTexture(source: TrainingPicture): Promise<LabPlanes | null> {
  const { width, height } = await sharp(source.bytes).metadata();
  const side = Math.min(textureSide, width, height);
  const image = await decodePicture(source.bytes, { cover: { width: side, height: side } });
  return image && toPlanes(image);
}
