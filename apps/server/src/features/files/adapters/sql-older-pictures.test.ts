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
        file('b', { sources_known: 0, source_key: 'u1/c1/told', style_key: 'u1/own' }),
        file('c', { sources_known: 1 }),
        file('d', { sources_known: 0, kind: 'video' }),
      ])
      .execute();
    const pictures = makeSqlOlderPictures(db);
    const ids = (await pictures.next(10)).map(({ id }) => id);
    const found = { styleKey: 'u1/one', secondStyleKey: 'u1/other', pictureKey: 'u1/c1/found' };
    for (const id of ids) await pictures.keep(id, found);
    const columns = ['source_key', 'style_key', 'second_style_key'] as const;
    const rows = await db.selectFrom('files').select(columns).orderBy('id').execute();
    const left = await pictures.next(10);
    await close();
    expect(ids).toEqual(['a', 'b']);
    const unknown = { source_key: null, style_key: null, second_style_key: null };
    const styled = { style_key: 'u1/one', second_style_key: 'u1/other' };
    expect(rows).toEqual([
      { ...styled, source_key: 'u1/c1/found' },
      { style_key: 'u1/own', second_style_key: 'u1/other', source_key: 'u1/c1/told' },
      ...[unknown, unknown],
    ]);
    expect(left).toEqual([]);
  });
}
