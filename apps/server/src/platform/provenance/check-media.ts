import { checkFile } from '@armoni/provenance/read/check-file';
import type { Provenance } from '@armoni/provenance/verdict/judge-manifest';
import type { Trust } from '@armoni/provenance/verdict/trust';
import sharp from 'sharp';
import { defineProcessTask } from '../processes/process-task.ts';
import { findFilmWatermark } from './watermark-film.ts';
import { findWatermark } from './watermark-picture.ts';

type Order = {
  readonly path: string;
  readonly trust: Trust;
  readonly watermarkKey: string;
  readonly ffmpegPath: string;
};

/**
 * What a stranger's file says of where it comes from, in a process that may be killed: its manifest, and
 * where that is gone or broken the studio's mark in its pixels.
 */
export const checkMedia = defineProcessTask(import.meta.url, async (order: Order) => {
  const provenance = await checkFile(order.path, order.trust);
  const isWhole = provenance.standing === 'ours' || provenance.standing === 'signed';
  if (!isWhole) return { ...provenance, ...(await watermarkOf(order)) };
  return { ...provenance, ...(await pixelsOf(order.path, provenance)) };
});

/** What cannot be decoded has no pixels to carry one. */
async function watermarkOf(order: Order): Promise<Pick<Provenance, 'watermark' | 'rest'>> {
  const { path, watermarkKey: key, ffmpegPath } = order;
  try {
    const found = await findWatermark(path, key);
    if (!found) return { watermark: null };
    return { watermark: found.id, ...(found.rest && { rest: found.rest }) };
  } catch {
    return { watermark: await findFilmWatermark(path, { key, ffmpegPath }).catch(() => null) };
  }
}

async function pixelsOf(path: string, { mimeType }: Provenance): Promise<Partial<Provenance>> {
  if (!mimeType?.startsWith('image/')) return {};
  const { width, height } = await sharp(path).metadata();
  return { pixels: { width, height } };
}
