import { makeSqlKeys } from '../features/keys/adapters/sql-keys.ts';
import { makeCreateKey } from '../features/keys/create-key.ts';
import { keyData } from '../features/keys/key-data.ts';
import { registerKeyRoutes } from '../features/keys/routes.ts';
import { makeVerifyKey } from '../features/keys/verify-key.ts';
import type { Ground } from './ground.ts';

/** Keys for other programs, accepted wherever a person's own token is, but for the account. */
export function composeKeys(ground: Ground) {
  const keys = makeSqlKeys(ground.database.db);
  return {
    verifyKey: makeVerifyKey({ keys, clock: ground.clock }),
    personalData: keyData(keys),
    register: (app: Parameters<typeof registerKeyRoutes>[0]) =>
      registerKeyRoutes(app, { keys, createKey: makeCreateKey({ ...ground, keys }) }),
  };
}
