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
    expect(foreign).toBeNull();
  });
}
