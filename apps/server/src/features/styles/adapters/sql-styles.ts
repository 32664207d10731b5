import { stripe } from '@armoni/contract/gallery';
import { adviceKinds, styleTreatments } from '@armoni/contract/models';
import type { Kysely, Selectable } from 'kysely';
import * as z from 'zod/mini';
import { assertOwnerStays } from '../../../platform/database/gone.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { StyleTable } from '../../../platform/database/tables/styles.ts';
import { keysInFolders } from '../../../platform/storage/object-folders.ts';
import type {
  NewStyle,
  StoredStyle,
  StyleRecord,
  StyleRepository,
  TrainingLease,
} from '../ports.ts';

export function makeSqlStyles(db: Kysely<Database>): StyleRepository {
  return { ...makeOwnersView(db), ...makeRemovals(db), ...makeTrainingWrites(db) };
}

type OwnersView = Pick<
  StyleRepository,
  | 'ensure'
  | 'find'
  | 'all'
  | 'allKept'
  | 'rename'
  | 'chooseHand'
  | 'takeRemoteRequest'
  | 'knownKeys'
  | 'shownKeys'
>;

function makeOwnersView(db: Kysely<Database>): OwnersView {
  return {
    async ensure(record) {
      await db.transaction().execute(async (transaction) => {
        await assertOwnerStays(transaction, record.ownerId);
        await transaction
          .insertInto('models')
          .values(rowFrom(record))
          .onConflict((conflict) => conflict.column('job_id').doNothing())
          .execute();
      });
      const { id } = await db
        .selectFrom('models')
        .select('id')
        .where('job_id', '=', record.jobId)
        .executeTakeFirstOrThrow();
      return id;
    },
    async find(ownerId, id) {
      const row = await rowsOf(db, ownerId).where('id', '=', id).executeTakeFirst();
      return row ? recordFrom(row) : null;
    },
    async all(ownerId) {
      return (await rowsOf(db, ownerId).orderBy('id', 'desc').execute()).map(recordFrom);
    },
    async allKept(ownerId) {
      return (await keptRowsOf(db, ownerId).orderBy('id', 'desc').execute()).map(recordFrom);
    },
    async rename(ownerId, id, name) {
      await db
        .updateTable('models')
        .set({ name })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('deleted', '=', 0)
        .where('binned_at', 'is', null)
        .execute();
    },
    async chooseHand(ownerId, id, treatment) {
      const row = await rowsOf(db, ownerId).where('id', '=', id).executeTakeFirst();
      const stored = row && recordFrom(row).stored;
      if (!row || !stored) return false;
      if (stored.treatment === treatment) return true;
      const swapped = withOtherHand(stored, treatment);
      if (!swapped) return false;
      await db
        .updateTable('models')
        .set({ learned: JSON.stringify(swapped) })
        .where('id', '=', id)
        // Whoever chose meanwhile has chosen.
        .where('learned', '=', row.learned)
        .execute();
      return true;
    },
    async takeRemoteRequest(ownerId, id) {
      const row = await rowsOf(db, ownerId).where('id', '=', id).executeTakeFirst();
      if (!row?.remote_request) return null;
      const taken = await db
        .updateTable('models')
        .set({ remote_request: null })
        .where('id', '=', id)
        .where('remote_request', '=', row.remote_request)
        .executeTakeFirst();
      return taken.numUpdatedRows === 1n ? row.remote_request : null;
    },
    knownKeys: (keys) => keysInFolders(keys, (folders) => rowsIn(db, folders).execute()),
    shownKeys: (keys) =>
      keysInFolders(keys, (folders) =>
        rowsIn(db, folders).where('binned_at', 'is', null).execute(),
      ),
  };
}

/** The other hand's file is the style's from now on; what was its own becomes the other. */
function withOtherHand(
  { otherHand, treatment: before, key, sha256, ...about }: StoredStyle,
  treatment: StoredStyle['treatment'],
): StoredStyle | null {
  if (!otherHand || otherHand.treatment !== treatment || before === null) return null;
  return { ...about, ...otherHand, otherHand: { treatment: before, key, sha256 } };
}

/** A removed style keeps its emptied row, so that an old idempotency key does not bring it back. */
function makeRemovals(db: Kysely<Database>): Pick<StyleRepository, 'remove' | 'erase'> {
  return {
    async remove(ownerId, id) {
      const row = await keptRowsOf(db, ownerId).where('id', '=', id).executeTakeFirst();
      if (!row) return null;
      const forgotten = { name: '', trigger_word: null, image_keys: '[]', samples: '[]' };
      await db
        .updateTable('models')
        .set({
          ...forgotten,
          coach: null,
          learned: null,
          object_folder: null,
          deleted: 1,
          binned_at: null,
        })
        .where('id', '=', id)
        .execute();
      return recordFrom(row);
    },
    async erase(ownerId) {
      await db.deleteFrom('models').where('owner_id', '=', ownerId).execute();
    },
  };
}

function rowsOf(db: Kysely<Database>, ownerId: string) {
  return keptRowsOf(db, ownerId).where('binned_at', 'is', null);
}

function rowsIn(db: Kysely<Database>, folders: readonly string[]) {
  return db.selectFrom('models').select('object_folder').where('object_folder', 'in', folders);
}

function keptRowsOf(db: Kysely<Database>, ownerId: string) {
  return db
    .selectFrom('models')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('deleted', '=', 0);
}

function makeTrainingWrites(
  db: Kysely<Database>,
): Pick<StyleRepository, 'begin' | 'note' | 'complete'> {
  return {
    async begin({ jobId, fence }, { engine, objectFolder }) {
      const row = await db
        .updateTable('models')
        .set({ fence, engine, object_folder: objectFolder, samples: '[]' })
        .where('job_id', '=', jobId)
        .where('fence', '<', fence)
        .where('deleted', '=', 0)
        .where('binned_at', 'is', null)
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
    async complete(transaction, lease, stored) {
      await heldRow(transaction, lease)
        .set({ learned: JSON.stringify(stored), remote_request: null })
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

// What rows were written with before later fields came stays readable.
const imageKeys = z.array(z.string());
const samples = z.array(
  z.object({
    prompt: z.string(),
    key: z.string(),
    drawnBy: z.optional(z.enum([...styleTreatments, 'plain'])),
    thumbnailKey: z.optional(z.string()),
  }),
);
const coachReport = z.object({
  advice: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(adviceKinds),
      of: z.nullable(z.string()),
      message: z.string(),
    }),
  ),
  diversity: z.number(),
  summary: z.string(),
});
const storedStyle = z.object({
  key: z.string(),
  sha256: z.optional(z.string()),
  remoteUrl: z.nullable(z.string()),
  treatment: z.nullable(z.enum(styleTreatments)),
  accord: z.nullable(z.array(stripe)),
  heldOutScore: z.nullable(z.number()),
  otherHand: z.optional(
    z.object({
      treatment: z.enum(styleTreatments),
      key: z.string(),
      sha256: z.optional(z.string()),
    }),
  ),
});

function recordFrom(row: Selectable<StyleTable>): StyleRecord {
  return {
    id: row.id,
    ownerId: row.owner_id,
    jobId: row.job_id,
    name: row.name,
    triggerWord: row.trigger_word,
    engine: row.engine,
    imageKeys: z.parse(imageKeys, JSON.parse(row.image_keys)),
    remoteRequest: row.remote_request,
    objectFolder: row.object_folder,
    samples: z.parse(samples, JSON.parse(row.samples)),
    coach: row.coach === null ? null : z.parse(coachReport, JSON.parse(row.coach)),
    stored: row.learned === null ? null : z.parse(storedStyle, JSON.parse(row.learned)),
    createdAt: row.created_at,
  };
}

function rowFrom(record: NewStyle) {
  return {
    owner_id: record.ownerId,
    job_id: record.jobId,
    name: record.name,
    trigger_word: record.triggerWord,
    engine: record.engine,
    image_keys: JSON.stringify(record.imageKeys),
    fence: 0,
    remote_request: null,
    object_folder: null,
    samples: '[]',
    coach: null,
    learned: null,
    deleted: 0,
    created_at: record.createdAt,
  };
}
