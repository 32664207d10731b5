import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/database/open-database.ts';
import { testDatabases } from '../../../platform/database/testing.ts';
import { cookieOf, postJson, signUpSomebody, startTestStudio } from '../../../testing.ts';

for (const kind of await testDatabases()) {
  describe(`signing keys and another secret, on ${kind.name}`, () => {
    let shared: (OpenDatabase & { readonly url?: string }) | null;
    beforeEach(async () => {
      shared = kind.name === 'postgres' ? await kind.open() : null;
    });
    afterEach(() => shared?.close());

    const start = (secret: string, dataFolder?: string) =>
      startTestStudio({
        ...(dataFolder && { dataFolder }),
        environment: { DATABASE_URL: shared?.url, IDENTITY_SECRET: secret.repeat(40) },
      });
    const tokenOf = async (
      url: string,
      { email, password }: Record<'email' | 'password', string>,
    ) => {
      const signedIn = await postJson(`${url}/api/auth/sign-in/email`, { email, password });
      const headers = { cookie: cookieOf(signedIn) };
      return fetch(`${url}/api/auth/token`, { headers });
    };
    const keyIds = async (url: string) => {
      const answer = await fetch(`${url}/api/auth/jwks`);
      const { keys } = (await answer.json()) as { keys: { kid: string }[] };
      return keys.map(({ kid }) => kid);
    };

    it('lets people sign in after a restore without the secret, and keeps keys that it can read', async () => {
      const first = await start('a');
      const person = await signUpSomebody(first.url);
      const [old] = await keyIds(first.url);
      await first.stop();

      const second = await start('b', first.dataFolder);
      const answer = await tokenOf(second.url, person);
      expect(answer.status).toBe(200);
      const { token } = (await answer.json()) as { token: string };
      const headers = { authorization: `Bearer ${token}` };
      expect((await fetch(`${second.url}/api/v1/models`, { headers })).status).toBe(200);
      const made = (await keyIds(second.url)).filter((kid) => kid !== old);
      expect(made).toHaveLength(1);
      await second.stop();

      const third = await start('b', first.dataFolder);
      expect((await tokenOf(third.url, person)).status).toBe(200);
      expect((await keyIds(third.url)).filter((kid) => kid !== old)).toEqual(made);
      await third.remove();
    });
  });
}
