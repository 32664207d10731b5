import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOfDatabases } from '../../platform/database/testing.ts';
import {
  cookieOf,
  eraseSomebody,
  type Person,
  postJson,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../testing.ts';
import { codeOf, secretOf } from './testing/totp.ts';

for (const kind of await sampleOfDatabases()) {
  describe(`a second factor on ${kind.name}`, () => {
    let server: TestStudioOnDatabase;

    beforeAll(async () => {
      server = await startTestStudioOn(kind);
    });
    afterAll(() => server.remove());

    const auth = (path: string, body: unknown, cookie = '') =>
      postJson(`${server.url}/api/auth${path}`, body, { cookie });
    const session = async (cookie: string) =>
      (await fetch(`${server.url}/api/auth/get-session`, { headers: { cookie } })).json();

    /** Somebody whose application knows the secret, and the codes they wrote down. */
    async function enable(person: Person) {
      const { password } = person;
      const answer = await auth('/two-factor/enable', { password, method: 'otp' }, person.cookie);
      expect(answer.status).toBe(200);
      const { totpURI, backupCodes } = (await answer.json()) as Enabled;
      const secret = secretOf(totpURI);
      const code = codeOf(secret);
      const verified = await auth('/two-factor/verify-totp', { code }, person.cookie);
      expect(verified.status).toBe(200);
      return { secret, backupCodes, cookie: cookieOf(verified) };
    }

    it('is asked for after the password, and a wrong one opens nothing', async () => {
      const person = await signUpSomebody(server.url);
      const { secret } = await enable(person);
      const first = await auth('/sign-in/email', person);
      expect(await first.json()).toMatchObject({ twoFactorRedirect: true });
      const cookie = cookieOf(first);
      expect(await session(cookie)).toBeNull();
      const wrong = await auth('/two-factor/verify-totp', { code: '000000' }, cookie);
      expect(wrong.status).toBe(401);
      expect(await wrong.json()).toMatchObject({ field: 'code', message: /code/ });
      const right = await auth('/two-factor/verify-totp', { code: codeOf(secret, 1) }, cookie);
      expect(right.status).toBe(200);
      expect(await session(cookieOf(right))).toMatchObject({ user: { email: person.email } });
      // The browser that did so is known to the brake on guessed passwords.
      expect(cookieOf(right)).toContain('armoni.device=');
    });

    it('takes each code of the application once, also of two at the same moment', async () => {
      const person = await signUpSomebody(server.url);
      const { secret } = await enable(person);
      const tryCode = async (code: string) => {
        const cookie = cookieOf(await auth('/sign-in/email', person));
        return auth('/two-factor/verify-totp', { code }, cookie);
      };
      const enabling = await tryCode(codeOf(secret));
      expect(await enabling.json()).toMatchObject({ code: 'INVALID_CODE', status: 401 });
      const both = await Promise.all([1, 1].map((step) => tryCode(codeOf(secret, step))));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    });

    it('keeps no browser from being asked again', async () => {
      const person = await signUpSomebody(server.url);
      const { secret } = await enable(person);
      const first = cookieOf(await auth('/sign-in/email', person));
      const trusting = { code: codeOf(secret, 1), trustDevice: true };
      const trusted = cookieOf(await auth('/two-factor/verify-totp', trusting, first));
      const again = await auth('/sign-in/email', person, trusted);
      expect(await again.json()).toMatchObject({ twoFactorRedirect: true });
    });

    it('may be a code that was written down, once', async () => {
      const person = await signUpSomebody(server.url);
      const { backupCodes } = await enable(person);
      const signIn = async () => {
        const cookie = cookieOf(await auth('/sign-in/email', person));
        return auth('/two-factor/verify-backup-code', { code: backupCodes[0] }, cookie);
      };
      expect((await signIn()).status).toBe(200);
      expect(await (await signIn()).json()).toMatchObject({ code: 'INVALID_BACKUP_CODE' });
    });

    it('is switched on and off with the password alone, and goes with the account', async () => {
      const person = await signUpSomebody(server.url);
      const refused = await auth('/two-factor/enable', { password: 'pas lui' }, person.cookie);
      expect(refused.status).toBe(400);
      const { cookie } = await enable(person);
      const off = await auth('/two-factor/disable', { password: person.password }, cookie);
      expect(off.status).toBe(200);
      const direct = await auth('/sign-in/email', person);
      expect(await session(cookieOf(direct))).toMatchObject({ user: { email: person.email } });
      const other = await signUpSomebody(server.url);
      await auth('/two-factor/enable', { password: other.password }, other.cookie);
      expect((await eraseSomebody(server.url, other)).status).toBe(204);
    });
  });
}

type Enabled = { totpURI: string; backupCodes: string[] };
