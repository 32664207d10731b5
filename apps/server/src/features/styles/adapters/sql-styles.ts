import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { ModelTable } from '../../../platform/database/tables/styles.ts';
import type { ModelRecord, ModelStore, NewModel, TrainingLease } from '../ports.ts';

export function makeModelRows(db: Kysely<Database>): ModelStore {
  return { ...makeOwnersView(db), ...makeTrainingWrites(db) };
}

type OwnersView = Pick<
  ModelStore,
  'ensure' | 'find' | 'all' | 'rename' | 'takeRemoteRequest' | 'remove' | 'erase' | 'knownKeys'
>;

function makeOwnersView(db: Kysely<Database>): OwnersView {
  const ofOwner = (ownerId: string) =>
    db.selectFrom('models').selectAll().where('owner_id', '=', ownerId).where('deleted', '=', 0);
  return {
    async ensure(model) {
      await db
        .insertInto('models')
        .values(rowFrom(model))
        .onConflict((conflict) => conflict.column('job_id').doNothing())
        .execute();
      const { id } = await db
        .selectFrom('models')
        .select('id')
        .where('job_id', '=', model.jobId)
        .executeTakeFirstOrThrow();
      return id;
    },
    async find(ownerId, id) {
      const row = await ofOwner(ownerId).where('id', '=', id).executeTakeFirst();
      return row ? recordFrom(row) : null;
    },
    async all(ownerId) {
      return (await ofOwner(ownerId).orderBy('id', 'desc').execute()).map(recordFrom);
    },
    async rename(ownerId, id, name) {
      await db
        .updateTable('models')
        .set({ name })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('deleted', '=', 0)
        .execute();
    },
    async takeRemoteRequest(ownerId, id) {
      const row = await ofOwner(ownerId).where('id', '=', id).executeTakeFirst();
      if (!row?.remote_request) return null;
      const taken = await db
        .updateTable('models')
        .set({ remote_request: null })
        .where('id', '=', id)
        .where('remote_request', '=', row.remote_request)
        .executeTakeFirst();
      return taken.numUpdatedRows === 1n ? row.remote_request : null;
    },
    async remove(ownerId, id) {
      const row = await ofOwner(ownerId).where('id', '=', id).executeTakeFirst();
      if (!row) return null;
      const forgotten = { name: '', trigger_word: null, image_keys: '[]', samples: '[]' };
      await db
        .updateTable('models')
        .set({ ...forgotten, coach: null, learned: null, object_folder: null, deleted: 1 })
        .where('id', '=', id)
        .execute();
      return recordFrom(row);
    },
    async erase(ownerId) {
      await db.deleteFrom('models').where('owner_id', '=', ownerId).execute();
    },
    async knownKeys(keys) {
      if (keys.length === 0) return new Set();
      const rows = await db
        .selectFrom('models')
        .select('object_folder')
        .where('object_folder', 'in', [...new Set(keys.map(folderOf))])
        .execute();
      const known = new Set(rows.map((row) => row.object_folder));
      return new Set(keys.filter((key) => known.has(folderOf(key))));
    },
  };
}

function makeTrainingWrites(db: Kysely<Database>): Pick<ModelStore, 'begin' | 'note' | 'complete'> {
  return {
    async begin({ jobId, fence }, { engine, objectFolder }) {
      const row = await db
        .updateTable('models')
        .set({ fence, engine, object_folder: objectFolder, samples: '[]' })
        .where('job_id', '=', jobId)
        .where('fence', '<', fence)
        .where('deleted', '=', 0)
        .returningAll()
        .executeTakeFirst();
      return row ? recordFrom(row) : null;
    },
    async note(lease, { samples, coach, remoteRequest }) {
      await heldRow(db, lease)
        .set({
          ...(samples && { samples: JSON.stringify(samples) }),
          ...(coach && { coach: JSON.stringify(coach) }),
          ...(remoteRequest !== undefined && { remote_request: remoteRequest }),
        })
        .execute();
    },
    async complete(transaction, lease, learned) {
      await heldRow(transaction, lease)
        .set({ learned: JSON.stringify(learned), remote_request: null })
        .execute();
    },
  };
}

function heldRow(db: Kysely<Database>, { jobId, fence }: TrainingLease) {
  return db
    .updateTable('models')
    .where('job_id', '=', jobId)
    .where('fence', '=', fence)
    .where('deleted', '=', 0);
}

const folderOf = (key: string) => key.slice(0, key.lastIndexOf('/') + 1);

function recordFrom(row: Selectable<ModelTable>): ModelRecord {
  return {
    id: row.id,
    ownerId: row.owner_id,
    jobId: row.job_id,
    name: row.name,
    triggerWord: row.trigger_word,
    engine: row.engine,
    imageKeys: JSON.parse(row.image_keys),
    remoteRequest: row.remote_request,
    objectFolder: row.object_folder,
    samples: JSON.parse(row.samples),
    coach: row.coach === null ? null : JSON.parse(row.coach),
    learned: row.learned === null ? null : JSON.parse(row.learned),
    createdAt: row.created_at,
  };
}

function rowFrom(model: NewModel) {
  return {
    owner_id: model.ownerId,
    job_id: model.jobId,
    name: model.name,
    trigger_word: model.triggerWord,
    engine: model.engine,
    image_keys: JSON.stringify(model.imageKeys),
    fence: 0,
    remote_request: null,
    object_folder: null,
    samples: '[]',
    coach: null,
    learned: null,
    deleted: 0,
    created_at: model.createdAt,
  };
}
