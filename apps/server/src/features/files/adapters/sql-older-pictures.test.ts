import { expect, it } from 'vitest';
import { testDatabases } from '../../../platform/database/testing.ts';
import { makeSqlOlderPictures } from './sql-older-pictures.ts';

for (const kind of await testDatabases()) {
  it(`gives older pictures once, and keeps what was told of them before, on ${kind.name}`, async () => {
    const { db, close } = await kind.open();
    const file = (id: string, more: object) => ({
      ...{
        id,
        owner_id: 'u1',
        folder: 'u1/c1',
        name: id,
        storage_key: `u1/c1/${id}`,
        mime_type: 'x',
      },
      ...{
        thumbnail_key: null,
        size_bytes: 1,
        kind: 'image' as const,
        sha256: id,
        external_id: null,
      },
      ...{ created_at: 1, ...more },
    });
    await db
      .insertInto('files')
      .values([
        file('a', { sources_known: 0 }),
        file('b', { sources_known: 0, source_key: 'u1/c1/told' }),
        file('c', { sources_known: 1 }),
        file('d', { sources_known: 0, kind: 'video' }),
      ])
      .execute();
    const pictures = makeSqlOlderPictures(db);
    const ids = (await pictures.next(10)).map(({ id }) => id);
    for (const id of ids) await pictures.keep(id, { styleKey: null, pictureKey: 'u1/c1/found' });
    const rows = await db.selectFrom('files').select(['id', 'source_key']).orderBy('id').execute();
    const left = await pictures.next(10);
    await close();
    expect(ids).toEqual(['a', 'b']);
    expect(rows.map(({ source_key }) => source_key)).toEqual([
      ...['u1/c1/found', 'u1/c1/told', null, null],
    ]);
    expect(left).toEqual([]);
  });
}
