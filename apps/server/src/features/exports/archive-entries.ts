import { Readable } from 'node:stream';
import type { ArchiveEntry } from '../../platform/archives/archive.ts';
import { makeArchiveNames } from '../../platform/archives/archive-names.ts';
import { jsonStream } from '../../platform/json/json-pieces.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ExportedPart } from './ports.ts';
import { exportTexts } from './texts.ts';

type ArchiveWish = {
  readonly parts: readonly ExportedPart[];
  readonly storage: Pick<Storage, 'read'>;
  readonly ownerId: string;
  readonly now: Date;
  /** Called for each file that begins, with the bytes of those before it. */
  readonly onFile: (bytesBefore: number) => void;
};

/** Everything of a person, in the order of the archive: words first, then files. */
export async function* archiveEntries(wish: ArchiveWish): AsyncGenerator<ArchiveEntry> {
  const { parts, ownerId, now } = wish;
  const text = { modifiedAt: now, isCompressible: true };
  const day = now.toLocaleDateString('fr-FR', { dateStyle: 'long' });
  const readMe = async () => Readable.from([exportTexts.explained(day)], { objectMode: false });
  yield { ...text, path: exportTexts.readMe, open: readMe };
  for (const { name, exportOf } of parts) {
    const path = `${exportTexts.dataFolder}/${exportTexts.fileOf[name] ?? name}.json`;
    yield { ...text, path, open: async () => jsonStream(exportOf(ownerId)) };
  }
  yield* fileEntries(wish);
}

async function* fileEntries(wish: ArchiveWish): AsyncGenerator<ArchiveEntry> {
  const { parts, storage, ownerId, onFile } = wish;
  const pathOf = makeArchiveNames();
  let bytes = 0;
  for (const { filesOf } of parts) {
    if (!filesOf) continue;
    for await (const file of filesOf(ownerId)) {
      onFile(bytes);
      yield {
        path: pathOf(file),
        modifiedAt: new Date(file.createdAt),
        isCompressible: false,
        // One that was deleted meanwhile is left out.
        open: async () => (await storage.read(file.key))?.stream ?? null,
      };
      bytes += file.sizeBytes ?? 0;
    }
  }
}
