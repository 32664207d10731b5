import { connectionScopes } from '@armoni/contract/connections';
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import * as z from 'zod/mini';
import { assertOwnerStays } from '../../../platform/database/gone.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { ConnectionTables } from '../../../platform/database/tables/connections.ts';
import type { Asked, Connection, ConnectionRepository, NewSecret, OAuthClient } from '../ports.ts';

const storedScopes = z.array(z.enum(connectionScopes));
const storedUris = z.array(z.string());
const storedAsked = z.object({ redirectUri: z.string(), challenge: z.string() });

export function makeSqlConnections(db: Kysely<Database>): ConnectionRepository {
  return {
    ...clientsIn(db),
    ...secretsIn(db),
    add: (connection, code, most) =>
      db.transaction().execute(async (transaction) => {
        await assertOwnerStays(transaction, connection.ownerId);
        const { count } = await transaction
          .selectFrom('connections')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('owner_id', '=', connection.ownerId)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return null;
        await transaction.insertInto('connections').values(rowFrom(connection)).execute();
        await insertSecrets(transaction, connection.id, [code]);
        return connection;
      }),
    async of(ownerId, now) {
      const rows = await db
        .selectFrom('connections')
        .selectAll('connections')
        .where('owner_id', '=', ownerId)
        .where(mayCall)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('connection_secrets')
              .select('sha256')
              .whereRef('connection_id', '=', 'connections.id')
              .where('kind', '!=', 'code')
              .where('expires_at', '>', now),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(connectionFrom);
    },
    async endOthers({ id, ownerId, clientId }) {
      await db
        .deleteFrom('connections')
        .where('owner_id', '=', ownerId)
        .where('client_id', '=', clientId)
        .where('id', '!=', id)
        .execute();
    },
    async markUsed(id, at) {
      await db.updateTable('connections').set({ last_used_at: at }).where('id', '=', id).execute();
    },
    async remove(ownerId, id) {
      await db
        .deleteFrom('connections')
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .execute();
    },
    async erase(ownerId) {
      await db.deleteFrom('connections').where('owner_id', '=', ownerId).execute();
    },
    sweep: (now, unusedClientsBefore) => sweep(db, now, unusedClientsBefore),
  };
}

function clientsIn(db: Kysely<Database>): Pick<ConnectionRepository, 'addClient' | 'findClient'> {
  return {
    addClient: ({ id, name, redirectUris, createdAt }, most) =>
      db.transaction().execute(async (transaction) => {
        const { count } = await transaction
          .selectFrom('oauth_clients')
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return false;
        const uris = JSON.stringify(redirectUris);
        const row = { id, name, redirect_uris: uris, created_at: createdAt };
        await transaction.insertInto('oauth_clients').values(row).execute();
        return true;
      }),
    async findClient(id): Promise<OAuthClient | null> {
      const row = await db
        .selectFrom('oauth_clients')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return null;
      const redirectUris = z.parse(storedUris, JSON.parse(row.redirect_uris));
      return { id, name: row.name, redirectUris, createdAt: row.created_at };
    },
  };
}

function secretsIn(
  db: Kysely<Database>,
): Pick<ConnectionRepository, 'findByAccess' | 'findByAny' | 'spend' | 'renew'> {
  const bySecret = (sha256: string) =>
    db
      .selectFrom('connection_secrets')
      .innerJoin('connections', 'connections.id', 'connection_secrets.connection_id')
      .selectAll('connections')
      .select(['kind', 'expires_at', 'spent_at', 'asked'])
      .where('sha256', '=', sha256);
  return {
    async findByAccess(sha256, now) {
      const row = await bySecret(sha256)
        .where('kind', '=', 'access')
        .where('expires_at', '>', now)
        .where(mayCall)
        .executeTakeFirst();
      return row ? connectionFrom(row) : null;
    },
    async findByAny(sha256) {
      const row = await bySecret(sha256).executeTakeFirst();
      return row ? connectionFrom(row) : null;
    },
    async spend(sha256, kind, now) {
      const { numUpdatedRows } = await db
        .updateTable('connection_secrets')
        .set({ spent_at: now })
        .where('sha256', '=', sha256)
        .where('kind', '=', kind)
        .where('spent_at', 'is', null)
        .executeTakeFirst();
      const row = await bySecret(sha256).where('kind', '=', kind).where(mayCall).executeTakeFirst();
      if (!row) return null;
      const isFirst = numUpdatedRows > 0n;
      const spentBeforeAt = isFirst ? null : (row.spent_at ?? now);
      const asked = row.asked === null ? null : askedFrom(row.asked);
      return { connection: connectionFrom(row), expiresAt: row.expires_at, spentBeforeAt, asked };
    },
    renew: (connectionId, secrets) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('connection_secrets')
          .where('connection_id', '=', connectionId)
          .where('kind', '=', 'access')
          .execute();
        await insertSecrets(transaction, connectionId, secrets);
      }),
  };
}

// A secret refers to its connection, which goes with its person: one written meanwhile fails.
async function insertSecrets(
  transaction: Kysely<Database>,
  connectionId: string,
  secrets: readonly NewSecret[],
): Promise<void> {
  const rows = secrets.map(({ sha256, kind, expiresAt, asked }) => ({
    ...{ sha256, connection_id: connectionId, kind, expires_at: expiresAt, spent_at: null },
    asked: asked ? JSON.stringify(asked) : null,
  }));
  await transaction.insertInto('connection_secrets').values(rows).execute();
}

/** Its person is there, whose row goes with the promise of an erasure, and so is its session. */
function mayCall({ and, eb, exists, or, selectFrom }: ExpressionBuilder<Database, 'connections'>) {
  return and([
    or([
      exists(selectFrom('user').select('id').whereRef('user.id', '=', 'connections.owner_id')),
      exists(selectFrom('owners').select('id').whereRef('owners.id', '=', 'connections.owner_id')),
    ]),
    or([
      eb('connections.session_id', 'is', null),
      exists(
        selectFrom('session').select('id').whereRef('session.id', '=', 'connections.session_id'),
      ),
    ]),
  ]);
}

async function sweep(db: Kysely<Database>, now: number, clientsBefore: number): Promise<void> {
  await db.deleteFrom('connection_secrets').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('connections')
    .where(({ and, eb, exists, not, or, selectFrom }) =>
      or([
        not(
          exists(
            selectFrom('connection_secrets')
              .select('sha256')
              .whereRef('connection_id', '=', 'connections.id'),
          ),
        ),
        and([
          eb('session_id', 'is not', null),
          not(exists(selectFrom('session').select('id').whereRef('session.id', '=', 'session_id'))),
        ]),
      ]),
    )
    .execute();
  await db
    .deleteFrom('oauth_clients')
    .where('created_at', '<', clientsBefore)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('connections').select('id').whereRef('client_id', '=', 'oauth_clients.id'),
        ),
      ),
    )
    .execute();
}

const askedFrom = (stored: string): Asked => z.parse(storedAsked, JSON.parse(stored));

function connectionFrom(row: Selectable<ConnectionTables['connections']>): Connection {
  const scopes = z.parse(storedScopes, JSON.parse(row.scopes));
  const times = { createdAt: row.created_at, lastUsedAt: row.last_used_at };
  const { id, name, owner_id: ownerId, client_id: clientId, session_id: sessionId } = row;
  return { id, ownerId, clientId, sessionId, name, scopes, ...times };
}

function rowFrom(connection: Connection): ConnectionTables['connections'] {
  return {
    id: connection.id,
    owner_id: connection.ownerId,
    client_id: connection.clientId,
    session_id: connection.sessionId,
    name: connection.name,
    scopes: JSON.stringify(connection.scopes),
    created_at: connection.createdAt,
    last_used_at: connection.lastUsedAt,
  };
}
