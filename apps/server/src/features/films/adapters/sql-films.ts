import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { VideoTable } from '../../../platform/database/tables/films.ts';
import type { VideoRecord, VideoRepository } from '../gallery/ports.ts';

/** Works on a transaction as well, so that a film appears together with the end of its job. */
export function makeSqlVideos(db: Kysely<Database>): VideoRepository {
  const ofOwner = (ownerId: string) =>
    db.selectFrom('videos').selectAll().where('owner_id', '=', ownerId);
  return {
    async add(video) {
      await db.insertInto('videos').values(rowFrom(video)).execute();
    },
    async page(ownerId, { lastId, limit }) {
      const last =
        lastId === null ? null : await ofOwner(ownerId).where('id', '=', lastId).executeTakeFirst();
      if (last === undefined) return null;
      let query = ofOwner(ownerId);
      if (last) {
        query = query.where((where) =>
          where.or([
            where('created_at', '<', last.created_at),
            where.and([where('created_at', '=', last.created_at), where('id', '<', last.id)]),
          ]),
        );
      }
      const ordered = query.orderBy('created_at', 'desc').orderBy('id', 'desc');
      const rows = await ordered.limit(limit + 1).execute();
      return { videos: rows.slice(0, limit).map(recordFrom), hasMore: rows.length > limit };
    },
    async count(ownerId) {
      const { count } = await db
        .selectFrom('videos')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('owner_id', '=', ownerId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async remove(ownerId, id) {
      const removed = await db
        .deleteFrom('videos')
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      return removed ? recordFrom(removed) : null;
    },
    async all(ownerId) {
      return (await ofOwner(ownerId).orderBy('created_at').execute()).map(recordFrom);
    },
    async shared(videoKey) {
      const row = await db
        .selectFrom('videos')
        .selectAll()
        .where('object_folder', '=', folderOf(videoKey))
        .where('video_key', '=', videoKey)
        .executeTakeFirst();
      if (!row) return null;
      const { posterKey, width, height, durationSeconds, shots } = recordFrom(row);
      return { videoKey, posterKey, width, height, durationSeconds, shots };
    },
    async erase(ownerId) {
      await db.deleteFrom('videos').where('owner_id', '=', ownerId).execute();
    },
    async knownKeys(keys) {
      if (keys.length === 0) return new Set();
      const folders = [...new Set(keys.map(folderOf))];
      const rows = await db
        .selectFrom('videos')
        .select('object_folder')
        .where('object_folder', 'in', folders)
        .execute();
      const known = new Set(rows.map((row) => row.object_folder));
      return new Set(keys.filter((key) => known.has(folderOf(key))));
    },
  };
}

const folderOf = (key: string) => key.slice(0, key.lastIndexOf('/') + 1);

function recordFrom(row: Selectable<VideoTable>): VideoRecord {
  return {
    id: row.id,
    ownerId: row.owner_id,
    title: row.title,
    objectFolder: row.object_folder,
    videoKey: row.video_key,
    posterKey: row.poster_key,
    width: row.width,
    height: row.height,
    durationSeconds: row.duration_seconds,
    sizeBytes: row.size_bytes,
    shots: JSON.parse(row.shots),
    notes: JSON.parse(row.notes),
    createdAt: row.created_at,
  };
}

function rowFrom(video: VideoRecord): VideoTable {
  return {
    id: video.id,
    owner_id: video.ownerId,
    title: video.title,
    object_folder: video.objectFolder,
    video_key: video.videoKey,
    poster_key: video.posterKey,
    width: video.width,
    height: video.height,
    duration_seconds: video.durationSeconds,
    size_bytes: video.sizeBytes,
    shots: JSON.stringify(video.shots),
    notes: JSON.stringify(video.notes),
    created_at: video.createdAt,
  };
}
