import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { migrateToLatest } from '../../platform/database/migrate-to-latest.ts';
import { checkDatabase, openDatabase } from '../../platform/database/open-database.ts';
import { makeLocalLimits } from '../../platform/limits/limits.ts';
import { addressHeader, createEmbeddedProvider } from './adapters/embedded-provider.ts';
import { makeHashFirst } from './adapters/hash-first.ts';
import { makeKnownDevices } from './known-devices.ts';
import { mountAuth } from './mount-auth.ts';
import { makePasswordTurns } from './password-turns.ts';

const publicUrl = 'http://localhost:3000';
const secret = 'a secret of thirty-two characters';

it('lets others use the database while the password of a sign-up is hashed', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'armoni-mount-'));
  const database = openDatabase({ dataFolder });
  await migrateToLatest(database);
  let hashed = 0;
  const passwords = makeHashFirst({
    // Never ends inside a transaction: on SQLite there is one connection, and everybody waits for it.
    hash: async (password) => {
      await checkDatabase(database);
      hashed += 1;
      return `hash of ${password}`;
    },
    verify: async () => true,
  });
  const provider = createEmbeddedProvider({
    ...{ database, logger: pino({ level: 'silent' }), publicUrl, secret, passwords },
    ...{
      trustsOwnOrigin: false,
      trustedOrigins: [publicUrl],
      door: {
        ...{ entered: async () => undefined, isShut: async () => false },
        ...{ admitsConfirmed: async () => true, claimed: async () => undefined },
      },
      judgePassword: async () => undefined,
      spendCode: async () => true,
      brand: 'Armoni',
    },
  });
  const app = Fastify();
  app.decorate('stopSignal', new AbortController().signal);
  await mountAuth(app, {
    ...{ handle: provider.handler, publicUrl, addressHeader },
    ...{ limits: makeLocalLimits(), rateLimitFactor: 1 },
    ...{ turns: makePasswordTurns((_line, work) => work()), devices: makeKnownDevices(secret) },
    hashFirst: passwords.hashFirst,
    hasIssuer: false,
    refusalOf: async () => undefined,
    checkDatabase: () => checkDatabase(database),
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    payload: { name: 'Ève', email: 'eve@example.org', password: 'une phrase de passe' },
  });
  expect(answer.statusCode).toBe(200);
  expect(hashed).toBe(1);
  await app.close();
  await database.close();
  await rm(dataFolder, { recursive: true });
}, 10_000);
