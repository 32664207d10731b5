import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { putInBin } from '../../platform/bin/bin-rows.ts';
import { putFilesInBin } from '../../platform/bin/binned-files.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import { testDatabases } from '../../platform/database/testing.ts';
import { uuidV7 } from '../../platform/identifiers/uuid-v7.ts';
import { makeTableQueue } from '../../platform/queue/table-queue.ts';
import { removalJob } from '../../platform/storage/removal-job.ts';
import { makeSqlFiles } from '../files/adapters/sql-files.ts';
import { makeBinnedPicture } from '../files/binned-picture.ts';
import type { FileRecord } from '../files/ports.ts';
import { makeSqlBin } from './adapters/sql-bin.ts';
import type { BinnedKind } from './ports.ts';
import { makeRemoveFromBin } from './remove-from-bin.ts';
import { makeRestoreFromBin } from './restore-from-bin.ts';
import { makeSweepBin } from './sweep-bin.ts';

const day = 24 * 60 * 60_000;
const start = 1_795_000_000_000;

for (const kind of await testDatabases()) {
  describe(`the sweep of the bin on ${kind.name}`, () => {
    let database: OpenDatabase;
    let now: number;
    let studio: ReturnType<typeof open>;
    beforeEach(async () => {
      now = start;
      database = await kind.open();
      studio = open(database, () => now);
    });
    afterEach(() => database.close());

    const promised = async () => {
      const query = database.db.selectFrom('jobs').select('payload');
      const rows = await query.where('kind', '=', removalJob.kind).execute();
      return rows.flatMap(({ payload }) => (JSON.parse(payload) as { keys: string[] }).keys);
    };
    const left = async () =>
      (await database.db.selectFrom('files').select('id').orderBy('id').execute()).map(
        (one) => one.id,
      );

    it('deletes for good what has lain there for 30 days, of everybody, and nothing else', async () => {
      for (const [id, owner] of [
        ['old', 'u1'],
        ['other', 'u2'],
        ['young', 'u1'],
        ['kept', 'u1'],
      ]) {
        await studio.add(id!, owner!);
      }
      await studio.bin('old', 'u1');
      await studio.bin('other', 'u2');
      now = start + 10 * day;
      await studio.bin('young', 'u1');
      now = start + 30 * day - 1;
      await studio.sweep();
      expect(await left()).toEqual(['kept', 'old', 'other', 'young']);
      now = start + 30 * day;
      await studio.sweep();
      expect(await left()).toEqual(['kept', 'young']);
      expect((await promised()).toSorted()).toEqual(['u1/c/old.png', 'u2/c/other.png']);
      expect(studio.errors).toEqual([]);
    });

    it('is not begun anew by throwing away again, but by bringing back', async () => {
      await studio.add('twice', 'u1');
      await studio.add('back', 'u1');
      await studio.bin('twice', 'u1');
      await studio.bin('back', 'u1');
      now = start + 20 * day;
      await studio.bin('twice', 'u1');
      expect(await studio.restore('back', 'u1')).toBe('restored');
      await studio.bin('back', 'u1');
      now = start + 31 * day;
      await studio.sweep();
      expect(await left()).toEqual(['back']);
      expect(await studio.restore('twice', 'u1')).toBe('gone');
    });

    it('leaves what was brought back while it was under way', async () => {
      await studio.add('saved', 'u1');
      await studio.bin('saved', 'u1');
      const due = await studio.repository.due({ ownerId: null, before: now, limit: 10 });
      await studio.restore('saved', 'u1');
      expect(await studio.remove(due[0]!, now)).toBe(false);
      expect(await left()).toEqual(['saved']);
    });

    it('goes on behind what cannot be deleted, and tries that again', async () => {
      for (const id of ['1', '2', '3']) {
        await studio.add(id, 'u1');
        await studio.bin(id, 'u1');
        now += 1;
      }
      now = start + 31 * day;
      studio.refuse.add('1');
      await studio.sweep();
      expect(await left()).toEqual(['1']);
      expect(studio.errors).toHaveLength(1);
      studio.refuse.clear();
      await studio.sweep();
      expect(await left()).toEqual([]);
    });

    it('keeps objects in the bin known, so that no other sweep takes them, and unserved', async () => {
      await studio.add('1', 'u1');
      await studio.bin('1', 'u1');
      const keys = ['u1/c/1.png', 'u1/c/nothing.png'];
      expect([...(await studio.files.knownKeys(keys))]).toEqual(['u1/c/1.png']);
      expect([...(await studio.files.shownKeys(keys))]).toEqual([]);
    });

    it('gives nothing to somebody who throws away in another’s name', async () => {
      await studio.add('1', 'u1');
      const theirs = { kind: 'picture', ownerId: 'u2', id: '1' } as const;
      expect(await putInBin(database.db, theirs, now)).toBe(false);
      await putFilesInBin(database.db, theirs, { files: { keys: ['u1/c/1.png'] }, now });
      expect(await studio.files.findByKey('u1', 'u1/c/1.png')).not.toBeNull();
    });
  });
}

function open({ db }: OpenDatabase, clock: () => number) {
  const queue = makeTableQueue({ db, clock, newId: () => uuidV7() });
  const files = makeSqlFiles(db);
  const repository = makeSqlBin(db);
  const refuse = new Set<string>();
  const errors: unknown[] = [];
  const picture = makeBinnedPicture(files);
  const refusing: BinnedKind = {
    ...picture,
    async discard(within, entry) {
      if (refuse.has(entry.id)) throw new Error('not now');
      await picture.discard(within, entry);
    },
  };
  const kinds = { conversation: refusing, picture: refusing, style: refusing, film: refusing };
  const remove = makeRemoveFromBin({ queue, kinds });
  const restore = makeRestoreFromBin({ queue, kinds });
  const entryOf = (id: string, ownerId: string) => ({ kind: 'picture', ownerId, id }) as const;
  return {
    files,
    repository,
    refuse,
    errors,
    remove,
    add: (id: string, ownerId: string) => files.add(fileOf(id, ownerId)),
    bin: (id: string, owner: string) => putInBin(db, entryOf(id, owner), clock()),
    restore: (id: string, owner: string) => restore(entryOf(id, owner)),
    sweep: makeSweepBin({
      bin: repository,
      removeFromBin: remove,
      clock,
      onError: (error) => errors.push(error),
    }),
  };
}

function fileOf(id: string, ownerId: string): FileRecord {
  return {
    id,
    ownerId,
    folder: `${ownerId}/c`,
    name: `${id}.png`,
    key: `${ownerId}/c/${id}.png`,
    thumbnailKey: null,
    isMade: false,
    watermark: null,
    sizeBytes: 10,
    mimeType: 'image/png',
    kind: 'image',
    sha256: id,
    externalId: null,
    createdAt: start,
  };
}
