import type { Kysely } from 'kysely';
import type { IdentityTables } from '../../../platform/database/tables/identity.ts';
import type { SessionRepository } from '../ports.ts';

/** The embedded provider's sessions. Without its row a session's tokens are refused. */
export function makeSqlSessions(
  db: Kysely<IdentityTables>,
  clock: () => number,
): SessionRepository {
  return {
    async open(ownerId) {
      const rows = await db
        .selectFrom('session')
        .select(['id', 'createdAt', 'expiresAt', 'userAgent'])
        .where('userId', '=', ownerId)
        .orderBy('createdAt', 'desc')
        .execute();
      return rows
        .filter(({ expiresAt }) => new Date(expiresAt).getTime() > clock())
        .map(({ id, createdAt, userAgent }) => ({
          id,
          createdAt: new Date(createdAt),
          userAgent: userAgent || null,
        }));
    },
    async end(ownerId, id) {
      await sessionsOf(db, ownerId).where('id', '=', id).execute();
    },
    async endOthers(ownerId, keptId) {
      await sessionsOf(db, ownerId).where('id', '!=', keptId).execute();
    },
    async endAll(ownerId) {
      await sessionsOf(db, ownerId).execute();
    },
  };
}

const sessionsOf = (db: Kysely<IdentityTables>, ownerId: string) =>
  db.deleteFrom('session').where('userId', '=', ownerId);

/** Where another service signs people in, it alone knows their sessions. */
export const noSessions: SessionRepository = {
  open: async () => [],
  end: async () => undefined,
  endOthers: async () => undefined,
  endAll: async () => undefined,
};
