import { expect, it } from 'vitest';
import { testDatabases } from '../../../platform/database/testing.ts';
import { makeSqlLineage } from './sql-lineage.ts';

for (const kind of await testDatabases()) {
  it(`knows a film by the address of any of its versions, on ${kind.name}`, async () => {
    const { db, close } = await kind.open();
    const rendered = {
      ...{ owner_id: 'u1', object_folder: 'u1/f/', width: 16, height: 9, duration_seconds: 1 },
      ...{ size_bytes: 1, shots: '[]', notes: '[]', reading: null, created_at: 1 },
    };
    const film = {
      ...rendered,
      id: 'f1',
      title: 'Vacances',
      video_key: 'u1/f/2.mp4',
      poster_key: null,
    };
    await db.insertInto('videos').values(film).execute();
    const version = { ...rendered, film_id: 'f1', captions_key: null, timeline: '{}', changes: '' };
    await db
      .insertInto('film_versions')
      .values([
        { ...version, id: 'v1', number: 1, video_key: 'u1/f/1.mp4', poster_key: 'u1/f/1.webp' },
        { ...version, id: 'v2', number: 2, video_key: 'u1/f/2.mp4', poster_key: null },
      ])
      .execute();
    const addresses = { mediaHost: '/media', addressOf: (key: string) => `/media/${key}` };
    const lineage = makeSqlLineage(db, addresses);
    const found = await Promise.all(
      ['u1/f/2.mp4', 'u1/f/1.mp4', 'u1/f/1.webp'].map((key) => lineage.find('u1', key)),
    );
    const foreign = await lineage.find('u2', 'u1/f/1.mp4');
    await close();
    expect(found.map((one) => one?.id)).toEqual(['f1', 'f1', 'f1']);
    expect(found[0]?.made_at).toBe('1970-01-01T00:00:00.001Z');
    expect(foreign).toBeNull();
  });

  it(`names both styles of a mixture, and the picture among what came of either, on ${kind.name}`, async () => {
    const { db, close } = await kind.open();
    const style = (name: string, hands: object) => ({
      ...{ owner_id: 'u1', job_id: name, name, trigger_word: null, engine: 'local' as const },
      ...{ image_keys: '[]', fence: 1, remote_request: null, object_folder: null, samples: '[]' },
      ...{ coach: null, learned: JSON.stringify(hands), deleted: 0, created_at: 1 },
    });
    const ofEncre = { key: 'u1/Encre.style', otherHand: { key: 'u1/before.style' } };
    const picture = (id: string, more: object) => ({
      ...{ id, owner_id: 'u1', folder: 'u1/c1', name: id, storage_key: `u1/c1/${id}.png` },
      ...{ thumbnail_key: null, size_bytes: 1, mime_type: 'image/png', kind: 'image' as const },
      ...{ sha256: id, external_id: null, is_made: 1, created_at: 1, ...more },
    });
    await db
      .insertInto('models')
      .values([style('Brume', { key: 'u1/Brume.style' }), style('Encre', ofEncre)])
      .execute();
    await db
      .insertInto('files')
      .values([
        picture('mixed', { style_key: 'u1/Encre.style', second_style_key: 'u1/Brume.style' }),
        picture('older', { style_key: 'u1/before.style' }),
      ])
      .execute();
    const addresses = { mediaHost: '/media', addressOf: (key: string) => `/media/${key}` };
    const lineage = makeSqlLineage(db, addresses);
    const stylesOf = async (key: string) => {
      const item = await lineage.find('u1', key);
      return item ? lineage.parentsOf('u1', item) : [];
    };
    const mixed = await stylesOf('u1/c1/mixed.png');
    const older = await stylesOf('u1/c1/older.png');
    const children = [];
    for (const item of mixed) children.push(await lineage.childrenOf('u1', item));
    await close();
    expect(mixed.map(({ name }) => name)).toEqual(['Encre', 'Brume']);
    expect(older.map(({ name }) => name)).toEqual(['Encre']);
    expect(children.map((all) => all.map(({ id }) => id).toSorted())).toEqual([
      ...[['mixed', 'older'], ['mixed']],
    ]);
  });
}
