import { symmetricEncrypt } from 'better-auth/crypto';
import { expect, it } from 'vitest';
import { testDatabases } from '../../../platform/database/testing.ts';
import { removeSecondFactors, unreadableSecondFactors } from './second-factor-rows.ts';

for (const kind of await testDatabases()) {
  it(`finds and removes those sealed with another secret, and no others, on ${kind.name}`, async () => {
    const { db, close } = await kind.open();
    const secret = 'a'.repeat(40);
    for (const [id, key] of [
      ['ours', secret],
      ['lost', 'b'.repeat(40)],
    ] as const) {
      const now = new Date().toISOString();
      const sealed = await symmetricEncrypt({ key, data: 'JBSWY3DP' });
      const person = { id, name: id, email: `${id}@example.org`, createdAt: now, updatedAt: now };
      const flags = kind.name === 'sqlite' ? { on: 1 } : { on: true };
      await db
        .insertInto('user')
        .values({ ...person, emailVerified: flags.on, twoFactorEnabled: flags.on } as never)
        .execute();
      const factor = { id: `factor-${id}`, userId: id, secret: sealed, backupCodes: sealed };
      await db
        .insertInto('twoFactor')
        .values(factor as never)
        .execute();
    }

    expect(await unreadableSecondFactors(db, secret)).toEqual(['lost']);
    await removeSecondFactors(db, ['lost']);
    expect(await unreadableSecondFactors(db, secret)).toEqual([]);
    const people = await db.selectFrom('user').select(['id', 'twoFactorEnabled']).execute();
    expect(
      Object.fromEntries(people.map((one) => [one.id, Boolean(one.twoFactorEnabled)])),
    ).toEqual({ ours: true, lost: false });
    await close();
  });
}
