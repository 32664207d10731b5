import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../platform/storage/storage.ts';
import type { StyleFiles, StyleRepository } from './ports.ts';
import { otherEngineNames } from './style-answer.ts';
import { styleTexts } from './texts.ts';

export type ExportStyle = (
  ownerId: string,
  id: number,
  signal: AbortSignal,
) => Promise<
  | { readonly ok: true; readonly file: Uint8Array }
  | { readonly ok: false; readonly reason: 'not-found' }
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string }
>;

type Dependencies = {
  readonly styles: Pick<StyleRepository, 'find'>;
  readonly storage: Pick<Storage, 'read'>;
  readonly styleFiles: StyleFiles;
};

/** A style of the caller's as a file under its names of today. */
export function makeExportStyle({ styles, storage, styleFiles }: Dependencies): ExportStyle {
  return async (ownerId, id, signal) => {
    const record = await styles.find(ownerId, id);
    if (!record) return { ok: false, reason: 'not-found' };
    const { name, triggerWord, engine, stored } = record;
    if (!stored) return { ok: false, reason: 'refused', message: styleTexts.notReady };
    if (engine !== 'local') {
      const message = styleTexts.notExported(otherEngineNames[engine]);
      return { ok: false, reason: 'refused', message };
    }
    const body = await storage.read(stored.key);
    if (!body) return { ok: false, reason: 'not-found' };
    const names = { name, triggerWord, otherHand: stored.otherHand?.treatment ?? null };
    const file = await styleFiles.share(await buffer(body.stream), names, signal);
    if (!file) throw new Error('a kept style cannot be read');
    return { ok: true, file };
  };
}
