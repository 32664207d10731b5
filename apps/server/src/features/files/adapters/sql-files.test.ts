import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GoneError } from '../../../platform/database/gone.ts';
import type { OpenDatabase } from '../../../platform/database/open-database.ts';
import { testDatabases } from '../../../platform/database/testing.ts';
import type { FileRecord, FileRepository } from '../ports.ts';
import { makeSqlFiles } from './sql-files.ts';

const fileOf = (ownerId: string, name: string, thumbnailKey: string | null): FileRecord => ({
  id: `${ownerId}-${name}`,
  ownerId,
  folder: `${ownerId}/c1`,
  name,
  key: `${ownerId}/c1/${name}`,
  thumbnailKey,
  sizeBytes: 5000,
  mimeType: 'image/png',
  kind: 'image',
  sha256: 'x',
  externalId: null,
  createdAt: 1,
});

for (const kind of await testDatabases()) {
  describe(`files on ${kind.name}`, () => {
    let database: OpenDatabase;
    let files: FileRepository;
    const lake = fileOf('u1', 'lac.png', 'u1/c1/apercu-lac.webp');
    const film = fileOf('u1', 'film.mp4', null);

    beforeEach(async () => {
      database = await kind.open();
      files = makeSqlFiles(database.db);
      await files.add(lake);
      await files.add(film);
    });
    afterEach(() => database.close());

    it('come back as they were added, with or without a small copy', async () => {
      expect(await files.findAll('u1', [lake.id, film.id])).toEqual([lake, film]);
      expect(await files.findAll('u2', [lake.id])).toBeNull();
    });

    it('are known by their own key and by their small copy’s', async () => {
      const known = [lake.key, film.key, 'u1/c1/apercu-lac.webp'];
      expect(await files.knownKeys([...known, 'u1/c1/apercu-gone.webp'])).toEqual(new Set(known));
      await files.remove('u1', lake.id);
      expect(await files.knownKeys(known)).toEqual(new Set([film.key]));
    });

    it('come into no folder of a deleted conversation, neither new nor moved', async () => {
      const times = { created_at: 1, updated_at: 1, deleted_at: 2 };
      const row = { id: 'c9', owner_id: 'u1', name: '', external_id: null, ...times };
      await database.db.insertInto('conversations').values(row).execute();
      const late = { ...fileOf('u1', 'tard.png', null), folder: 'u1/c9' };
      await expect(files.add(late)).rejects.toThrow(GoneError);
      const move = files.moveFolder('u1', { from: 'u1/c1', to: 'u1/c9' });
      await expect(move).rejects.toThrow(GoneError);
      expect(await files.all('u1')).toHaveLength(2);
    });

    it('keep their small copy when their folder changes', async () => {
      await files.moveFolder('u1', { from: 'u1/c1', to: 'u1/c2' });
      const listed = await files.listFolder('u1', 'u1/c2');
      expect(listed.map((file) => file.thumbnailKey)).toContain(lake.thumbnailKey);
    });
  });
}
