import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/database/open-database.ts';
import { testDatabases } from '../../../platform/database/testing.ts';
import type { StoredStyle, StyleRepository } from '../ports.ts';
import { makeSqlStyles } from './sql-styles.ts';

const stored: StoredStyle = {
  key: 'u1/styles/j-2/aube.style',
  remoteUrl: null,
  treatment: 'ink',
  accord: [{ colour: '#000000', share: 1 }],
  heldOutScore: 0.2,
};

for (const kind of await testDatabases()) {
  describe(`styles on ${kind.name}`, () => {
    let database: OpenDatabase;
    let styles: StyleRepository;
    let jobs = 0;

    const newStyle = async (ownerId = 'u1') => {
      jobs += 1;
      const jobId = `j${jobs}`;
      const payload = { name: 'Aube', triggerWord: null, imageKeys: ['u1/c/a.png'] };
      const engine = 'local' as const;
      const id = await styles.ensure({ ...payload, ownerId, jobId, engine, createdAt: jobs });
      return { id, jobId };
    };
    const begin = (jobId: string, fence: number) =>
      styles.begin(
        { jobId, fence },
        { engine: 'local', objectFolder: `u1/styles/${jobId}-${fence}/` },
      );
    const complete = (jobId: string, fence: number) =>
      database.db
        .transaction()
        .execute((transaction) => styles.complete(transaction, { jobId, fence }, stored));

    beforeAll(async () => {
      database = await kind.open();
      styles = makeSqlStyles(database.db);
    });
    afterAll(() => database.close());

    it('give one number to one job, and never the number of a deleted one', async () => {
      const first = await newStyle();
      const about = { name: 'x', triggerWord: null, imageKeys: [], engine: 'local' as const };
      const again = { ...about, ownerId: 'u1', jobId: first.jobId, createdAt: 0 };
      expect(await styles.ensure(again)).toBe(first.id);
      await styles.remove('u1', first.id);
      expect(await styles.ensure(again)).toBe(first.id);
      expect(await styles.find('u1', first.id)).toBeNull();
      expect((await newStyle()).id).toBeGreaterThan(first.id);
    });

    it('take what the newest attempt learned, and nothing from an older one', async () => {
      const { id, jobId } = await newStyle();
      await begin(jobId, 1);
      await begin(jobId, 2);
      expect(await begin(jobId, 1)).toBeNull();
      await styles.note({ jobId, fence: 1 }, { samples: [{ prompt: 'x', key: 'stale' }] });
      await complete(jobId, 1);
      expect(await styles.find('u1', id)).toMatchObject({ samples: [], stored: null });
      await styles.note({ jobId, fence: 2 }, { samples: [{ prompt: 'x', key: 'fresh' }] });
      await complete(jobId, 2);
      expect(await styles.find('u1', id)).toMatchObject({ samples: [{ key: 'fresh' }], stored });
    });

    it('take nothing any more once they are deleted', async () => {
      const { id, jobId } = await newStyle();
      await begin(jobId, 1);
      await styles.remove('u1', id);
      await complete(jobId, 1);
      expect(await begin(jobId, 2)).toBeNull();
      expect((await styles.all('u1')).some((one) => one.id === id)).toBe(false);
      const row = await database.db
        .selectFrom('models')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ name: '', image_keys: '[]', learned: null, deleted: 1 });
    });

    it('claim their stored objects, so that no sweep takes them', async () => {
      const { id, jobId } = await newStyle();
      await begin(jobId, 3);
      const own = `u1/styles/${jobId}-3/a.style`;
      const old = `u1/styles/${jobId}-2/a.style`;
      expect(await styles.knownKeys([own, old, 'u1/c/x.png'])).toEqual(new Set([own]));
      await styles.remove('u1', id);
      expect(await styles.knownKeys([own])).toEqual(new Set());
    });

    it('hand out the id of a training elsewhere once', async () => {
      const { id, jobId } = await newStyle();
      await begin(jobId, 1);
      await styles.note({ jobId, fence: 1 }, { remoteRequest: 'r1' });
      expect((await begin(jobId, 2))?.remoteRequest).toBe('r1');
      const taken = await Promise.all([
        styles.takeRemoteRequest('u1', id),
        styles.takeRemoteRequest('u1', id),
      ]);
      expect(taken.filter((one) => one === 'r1')).toHaveLength(1);
    });

    it('are refused when what is stored is something else', async () => {
      const { id } = await newStyle('u3');
      await database.db.updateTable('models').set({ samples: '{}' }).where('id', '=', id).execute();
      await expect(styles.find('u3', id)).rejects.toThrow();
    });

    it('show themselves to their owner only', async () => {
      const { id } = await newStyle('u2');
      await styles.rename('u1', id, 'volé');
      expect(await styles.remove('u1', id)).toBeNull();
      expect(await styles.find('u1', id)).toBeNull();
      expect(await styles.takeRemoteRequest('u1', id)).toBeNull();
      expect(await styles.all('u2')).toMatchObject([{ id, name: 'Aube' }]);
      await styles.erase('u2');
      expect(await styles.all('u2')).toEqual([]);
    });
  });
}
