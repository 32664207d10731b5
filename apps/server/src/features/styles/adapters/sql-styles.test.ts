import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/database/open-database.ts';
import { testDatabases } from '../../../platform/database/testing.ts';
import type { StoredStyle, StyleRepository } from '../ports.ts';
import { makeSqlStyles } from './sql-styles.ts';

const learned: StoredStyle = {
  key: 'u1/styles/j-2/aube.style',
  remoteUrl: null,
  treatment: 'ink',
  accord: [{ colour: '#000000', share: 1 }],
  heldOutScore: 0.2,
};

for (const kind of await testDatabases()) {
  describe(`rows of models on ${kind.name}`, () => {
    let database: OpenDatabase;
    let models: StyleRepository;
    let jobs = 0;

    const newModel = async (ownerId = 'u1') => {
      jobs += 1;
      const jobId = `j${jobs}`;
      const payload = { name: 'Aube', triggerWord: null, imageKeys: ['u1/c/a.png'] };
      const engine = 'local' as const;
      const id = await models.ensure({ ...payload, ownerId, jobId, engine, createdAt: jobs });
      return { id, jobId };
    };
    const begin = (jobId: string, fence: number) =>
      models.begin(
        { jobId, fence },
        { engine: 'local', objectFolder: `u1/styles/${jobId}-${fence}/` },
      );
    const complete = (jobId: string, fence: number) =>
      database.db
        .transaction()
        .execute((transaction) => models.complete(transaction, { jobId, fence }, learned));

    beforeAll(async () => {
      database = await kind.open();
      models = makeSqlStyles(database.db);
    });
    afterAll(() => database.close());

    it('give one number to one job, and never the number of a deleted one', async () => {
      const first = await newModel();
      const about = { name: 'x', triggerWord: null, imageKeys: [], engine: 'local' as const };
      const again = { ...about, ownerId: 'u1', jobId: first.jobId, createdAt: 0 };
      expect(await models.ensure(again)).toBe(first.id);
      await models.remove('u1', first.id);
      expect(await models.ensure(again)).toBe(first.id);
      expect(await models.find('u1', first.id)).toBeNull();
      expect((await newModel()).id).toBeGreaterThan(first.id);
    });

    it('take what the newest attempt learned, and nothing from an older one', async () => {
      const { id, jobId } = await newModel();
      await begin(jobId, 1);
      await begin(jobId, 2);
      expect(await begin(jobId, 1)).toBeNull();
      await models.note({ jobId, fence: 1 }, { samples: [{ prompt: 'x', key: 'stale' }] });
      await complete(jobId, 1);
      expect(await models.find('u1', id)).toMatchObject({ samples: [], learned: null });
      await models.note({ jobId, fence: 2 }, { samples: [{ prompt: 'x', key: 'fresh' }] });
      await complete(jobId, 2);
      expect(await models.find('u1', id)).toMatchObject({ samples: [{ key: 'fresh' }], learned });
    });

    it('take nothing any more once they are deleted', async () => {
      const { id, jobId } = await newModel();
      await begin(jobId, 1);
      await models.remove('u1', id);
      await complete(jobId, 1);
      expect(await begin(jobId, 2)).toBeNull();
      expect((await models.all('u1')).some((one) => one.id === id)).toBe(false);
      const row = await database.db
        .selectFrom('models')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ name: '', image_keys: '[]', learned: null, deleted: 1 });
    });

    it('claim their stored objects, so that no sweep takes them', async () => {
      const { id, jobId } = await newModel();
      await begin(jobId, 3);
      const own = `u1/styles/${jobId}-3/a.style`;
      const old = `u1/styles/${jobId}-2/a.style`;
      expect(await models.knownKeys([own, old, 'u1/c/x.png'])).toEqual(new Set([own]));
      await models.remove('u1', id);
      expect(await models.knownKeys([own])).toEqual(new Set());
    });

    it('hand out the id of a training elsewhere once', async () => {
      const { id, jobId } = await newModel();
      await begin(jobId, 1);
      await models.note({ jobId, fence: 1 }, { remoteRequest: 'r1' });
      expect((await begin(jobId, 2))?.remoteRequest).toBe('r1');
      const taken = await Promise.all([
        models.takeRemoteRequest('u1', id),
        models.takeRemoteRequest('u1', id),
      ]);
      expect(taken.filter((one) => one === 'r1')).toHaveLength(1);
    });

    it('show themselves to their owner only', async () => {
      const { id } = await newModel('u2');
      await models.rename('u1', id, 'volé');
      expect(await models.remove('u1', id)).toBeNull();
      expect(await models.find('u1', id)).toBeNull();
      expect(await models.takeRemoteRequest('u1', id)).toBeNull();
      expect(await models.all('u2')).toMatchObject([{ id, name: 'Aube' }]);
      await models.erase('u2');
      expect(await models.all('u2')).toEqual([]);
    });
  });
}
