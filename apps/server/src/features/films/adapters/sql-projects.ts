import { projectState } from '@armoni/contract/projects';
import type { Kysely, Selectable } from 'kysely';
import * as z from 'zod/mini';
import { assertOwnerStays } from '../../../platform/database/gone.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { FilmProjectTable } from '../../../platform/database/tables/films.ts';
import { type FilmProject, type FilmProjects, mostProjects } from '../projects/projects.ts';

export function makeSqlProjects(db: Kysely<Database>): FilmProjects {
  const rowsOf = (ownerId: string) =>
    db.selectFrom('film_projects').selectAll().where('owner_id', '=', ownerId);
  return {
    keep: (project) => db.transaction().execute((transaction) => keep(transaction, project)),
    async find(ownerId, id) {
      const row = await rowsOf(ownerId).where('id', '=', id).executeTakeFirst();
      return row ? projectFrom(row) : null;
    },
    async listOf(ownerId) {
      const rows = await rowsOf(ownerId).orderBy('updated_at', 'desc').orderBy('id').execute();
      return rows.map(projectFrom);
    },
    async remove(ownerId, id) {
      const { numDeletedRows } = await db
        .deleteFrom('film_projects')
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
    async erase(ownerId) {
      await db.deleteFrom('film_projects').where('owner_id', '=', ownerId).execute();
    },
  };
}

async function keep(db: Kysely<Database>, project: FilmProject): Promise<boolean> {
  const { id, ownerId, updatedAt } = project;
  await assertOwnerStays(db, ownerId);
  const changed = { state: JSON.stringify(project.state), updated_at: updatedAt };
  await db
    .insertInto('film_projects')
    .values({ id, owner_id: ownerId, ...changed })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(changed).where('film_projects.owner_id', '=', ownerId),
    )
    .execute();
  const kept = await db
    .selectFrom('film_projects')
    .select('id')
    .where('owner_id', '=', ownerId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  const beyond = kept.slice(mostProjects).map((row) => row.id);
  if (beyond.length > 0) await db.deleteFrom('film_projects').where('id', 'in', beyond).execute();
  return kept.some((row) => row.id === id);
}

function projectFrom(row: Selectable<FilmProjectTable>): FilmProject {
  return {
    id: row.id,
    ownerId: row.owner_id,
    state: z.parse(projectState, JSON.parse(row.state)),
    updatedAt: Number(row.updated_at),
  };
}
