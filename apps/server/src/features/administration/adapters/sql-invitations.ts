import type { Kysely, Selectable } from 'kysely';
import { assertOwnerStays } from '../../../platform/database/gone.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { InvitationTable } from '../../../platform/database/tables/administration.ts';
import type { Invitation, InvitationRepository } from '../ports.ts';
import { type ActWriting, writeAct } from './sql-acts.ts';

/** What nobody followed is forgotten so long after it expired. */
const forgottenAfterMs = 30 * 24 * 60 * 60_000;

export function makeSqlInvitations(
  db: Kysely<Database>,
  writing: ActWriting,
): InvitationRepository {
  const open = (now: number) =>
    db
      .selectFrom('invitations')
      .selectAll()
      .where('accepted_by', 'is', null)
      .where('expires_at', '>', now);
  return {
    add: (...invited) => add(db, writing, invited),
    async open(now) {
      return (await open(now).orderBy('id', 'desc').execute()).map(invitationFrom);
    },
    async findOpen({ email, ...call }, now) {
      const row = await open(now)
        .where('email', '=', email)
        .$if('secretSha256' in call, (query) =>
          query.where('secret_sha256', '=', 'secretSha256' in call ? call.secretSha256 : ''),
        )
        .executeTakeFirst();
      return row ? invitationFrom(row) : null;
    },
    withdraw: (id, by) =>
      db.transaction().execute(async (transaction) => {
        // Its row stays, so that the log still says whom it was for.
        const { numUpdatedRows } = await transaction
          .updateTable('invitations')
          .set({ expires_at: writing.clock() })
          .where('id', '=', id)
          .where('accepted_by', 'is', null)
          .where('expires_at', '>', writing.clock())
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return false;
        const act = {
          act: 'invitation.withdrawn',
          by,
          on: null,
          detail: { invitation: id },
        } as const;
        await writeAct(transaction, act, writing);
        return true;
      }),
    accept: (...accepted) => accept(db, writing, accepted),
  };
}

function invitationFrom(row: Selectable<InvitationTable>): Invitation {
  const { id, email, quota_bytes: quotaBytes, created_at: createdAt, expires_at: expiresAt } = row;
  return { id, email, quotaBytes, createdAt, expiresAt };
}

function rowFrom(
  { id, email, quotaBytes, createdAt, expiresAt }: Invitation,
  secretSha256: string,
  invitedBy: string,
): InvitationTable {
  return {
    id,
    email,
    secret_sha256: secretSha256,
    quota_bytes: quotaBytes,
    invited_by: invitedBy,
    accepted_by: null,
    created_at: createdAt,
    expires_at: expiresAt,
  };
}

function add(
  db: Kysely<Database>,
  writing: ActWriting,
  [invitation, secretSha256, by]: Parameters<InvitationRepository['add']>,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await assertOwnerStays(transaction, by);
    await transaction
      .deleteFrom('invitations')
      .where('accepted_by', 'is', null)
      .where('expires_at', '<', writing.clock() - forgottenAfterMs)
      .execute();
    // The earlier one's row stays, so that the log still says whom it was for.
    await transaction
      .updateTable('invitations')
      .set({ expires_at: writing.clock() })
      .where('email', '=', invitation.email)
      .where('accepted_by', 'is', null)
      .where('expires_at', '>', writing.clock())
      .execute();
    const row = rowFrom(invitation, secretSha256, by);
    await transaction.insertInto('invitations').values(row).execute();
    const detail = { invitation: invitation.id };
    await writeAct(transaction, { act: 'invitation.made', by, on: null, detail }, writing);
  });
}

function accept(
  db: Kysely<Database>,
  writing: ActWriting,
  [{ id, quotaBytes }, personId]: Parameters<InvitationRepository['accept']>,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await assertOwnerStays(transaction, personId);
    await transaction
      .updateTable('invitations')
      .set({ accepted_by: personId })
      .where('id', '=', id)
      .execute();
    if (quotaBytes !== null) {
      await transaction
        .insertInto('members')
        .values({ id: personId, administers: 0, quota_bytes: quotaBytes })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ quota_bytes: quotaBytes }))
        .execute();
    }
    const act = { act: 'invitation.accepted', by: personId, on: personId } as const;
    await writeAct(transaction, { ...act, detail: { invitation: id } }, writing);
  });
}
