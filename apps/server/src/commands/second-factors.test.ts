import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { codeOf, secretOf } from '../features/identity/testing/totp.ts';
import {
  cookieOf,
  postJson,
  signUpSomebody,
  startTestStudio,
  type TestStudio,
} from '../testing.ts';

const secrets = { old: 'a'.repeat(40), later: 'b'.repeat(40) };

it('a lost secret locks nobody out for good: it is said, and unreadable second factors are removed', async () => {
  const first = await startTestStudio({ environment: { IDENTITY_SECRET: secrets.old } });
  const person = await signUpSomebody(first.url);
  const { password } = person;
  const enabled = await auth(first, 'two-factor/enable', { password }, person.cookie);
  const secret = secretOf(((await enabled.json()) as { totpURI: string }).totpURI);
  await auth(first, 'two-factor/verify-totp', { code: codeOf(secret) }, person.cookie);
  await first.stop();

  const later = { dataFolder: first.dataFolder, environment: { IDENTITY_SECRET: secrets.later } };
  const second = await startTestStudio(later);
  const asked = await auth(second, 'sign-in/email', person);
  expect(await asked.json()).toMatchObject({ twoFactorRedirect: true });
  const cookie = cookieOf(asked);
  for (const path of ['two-factor/verify-totp', 'two-factor/verify-backup-code']) {
    const refused = await auth(second, path, { code: codeOf(secret, 1) }, cookie);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'SECOND_FACTOR_UNREADABLE',
      message: expect.stringMatching(/ne peut plus être lu/),
    });
  }
  await second.stop();

  expect(await run(later)).toMatch(/^1 comptes ont un second facteur illisible/);
  expect(await run({ ...later, environment: { IDENTITY_SECRET: secrets.old } })).toMatch(/^Tous/);
  expect(await run(later, '--remove')).toMatch(/^1 seconds facteurs illisibles retirés/);
  const third = await startTestStudio(later);
  expect((await auth(third, 'sign-in/email', person)).status).toBe(200);
  const again = await auth(third, 'sign-in/email', person);
  expect(await again.json()).toMatchObject({ user: { email: person.email } });
  await third.remove();
});

const auth = ({ url }: TestStudio, path: string, body: unknown, cookie = '') =>
  postJson(`${url}/api/auth/${path}`, body, { cookie });

type Place = {
  readonly dataFolder: string;
  readonly environment: { readonly IDENTITY_SECRET: string };
};

function run({ dataFolder, environment }: Place, ...options: string[]): Promise<string> {
  const command = fileURLToPath(new URL('second-factors.ts', import.meta.url));
  const env = { ...process.env, ...environment, ARMONI_DATA_DIR: dataFolder, DATABASE_URL: '' };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...options], { env }, (_error, said, errors) =>
      resolve(said + errors),
    );
  });
}
