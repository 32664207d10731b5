import { createHash } from 'node:crypto';
import type { AccessKey } from '@armoni/contract/keys';
import { limits } from '@armoni/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../platform/database/testing.ts';
import { httpTexts } from '../../platform/http/texts.ts';
import {
  eraseSomebody,
  type Person,
  postJson,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../testing.ts';
import { makeKey } from './testing.ts';
import { keyTexts } from './texts.ts';

for (const kind of await testDatabases()) {
  describe(`access keys on ${kind.name}`, () => {
    let studio: TestStudioOnDatabase;
    let person: Person;
    beforeAll(async () => {
      studio = await startTestStudioOn(kind);
    });
    afterAll(() => studio.remove());
    beforeEach(async () => {
      person = await signUpSomebody(studio.url);
    });

    const call = (bearer: string, path: string, method = 'GET') =>
      fetch(`${studio.url}/api/v1${path}`, { method, headers: { authorization: bearer } });
    const keysOf = async ({ bearer }: Person) =>
      ((await (await call(bearer, '/me/keys')).json()) as { keys: AccessKey[] }).keys;

    it('open what is their person’s, and are shown once', async () => {
      const { key, secret, bearer } = await makeKey(studio.url, person, { name: ' Open WebUI ' });
      expect(key).toMatchObject({ name: 'Open WebUI', hint: secret.slice(-4), last_used_at: null });
      expect((await call(bearer, '/models')).status).toBe(200);
      const [listed] = await keysOf(person);
      expect(listed).toEqual({ ...key, last_used_at: expect.any(String) });
      const [row] = await studio.query('select * from access_keys order by created_at desc');
      expect(row?.secret_sha256).toBe(createHash('sha256').update(secret).digest('hex'));
      expect(JSON.stringify(row)).not.toContain(secret.slice(0, 20));
    });

    it('do what their rights say and nothing else', async () => {
      const { bearer } = await makeKey(studio.url, person, { scopes: ['read'] });
      expect((await call(bearer, '/models')).status).toBe(200);
      const refused = await call(bearer, '/conversations/x/name', 'POST');
      expect([refused.status, await refused.json()]).toEqual([
        403,
        { code: 'forbidden', message: httpTexts.missingScope('write'), status: 403 },
      ]);
      expect((await call(bearer, '/conversations/x', 'DELETE')).status).toBe(403);
    });

    it('never open the account itself', async () => {
      const { bearer } = await makeKey(studio.url, person);
      const closed = [
        ['GET', '/me/keys'],
        ['DELETE', '/me'],
        ['GET', '/me/export'],
        ['GET', '/me/sessions'],
        ['DELETE', '/me/sessions'],
      ] as const;
      for (const [method, path] of closed) {
        const answer = await call(bearer, path, method);
        expect([path, answer.status]).toEqual([path, 403]);
        expect(await answer.json()).toMatchObject({ message: httpTexts.notByKey });
      }
    });

    it('end when they are revoked, by their own person alone', async () => {
      const { key, bearer } = await makeKey(studio.url, person);
      const other = await signUpSomebody(studio.url);
      expect((await call(other.bearer, `/me/keys/${key.id}`, 'DELETE')).status).toBe(204);
      expect((await call(bearer, '/models')).status).toBe(200);
      expect((await call(person.bearer, `/me/keys/${key.id}`, 'DELETE')).status).toBe(204);
      expect((await call(bearer, '/models')).status).toBe(401);
      expect(await keysOf(person)).toEqual([]);
    });

    it('end with their person', async () => {
      const { bearer } = await makeKey(studio.url, person);
      expect((await eraseSomebody(studio.url, person)).status).toBe(204);
      expect((await call(bearer, '/models')).status).toBe(401);
      await expect
        .poll(() => studio.query(`select id from access_keys where owner_id = '${person.id}'`))
        .toEqual([]);
    });

    it('are not guessed', async () => {
      expect((await call(`Bearer armoni_${'a'.repeat(43)}`, '/models')).status).toBe(401);
    });

    it('read their errors in the language they ask for, with the field that is wrong', async () => {
      const { bearer } = await makeKey(studio.url, person);
      const errorOf = async (language: string, body: unknown) => {
        const headers = { authorization: bearer, 'accept-language': language };
        const answer = await postJson(`${studio.url}/api/v1/chat-messages`, body, headers);
        return ((await answer.json()) as { message: string }).message;
      };
      expect(await errorOf('en', { query: 'a' })).toBe('The field "user" is required.');
      expect(await errorOf('fr', { query: 'a' })).toBe('Le champ « user » est requis.');
      const wrong = { query: 'a', user: person.id, response_mode: 'loud' };
      expect(await errorOf('en', wrong)).toBe(
        'The field "response_mode" is invalid. Expected: streaming, blocking.',
      );
    });

    it('are as many as anybody needs', async () => {
      const made = Array.from({ length: limits.keysMaximum }, () => makeKey(studio.url, person));
      await Promise.all(made);
      const answer = await postJson(
        `${studio.url}/api/v1/me/keys`,
        { name: 'Une de trop', scopes: ['read'] },
        { authorization: person.bearer },
      );
      expect([answer.status, await answer.json()]).toMatchObject([
        409,
        { message: keyTexts.tooMany(limits.keysMaximum) },
      ]);
    });

    it.each([
      [{ name: '  ', scopes: ['read'] }, 'Donnez un nom à la clé.'],
      [{ name: 'a', scopes: [] }, 'Choisissez au moins un droit.'],
      [
        { name: 'a', scopes: ['everything'] },
        httpTexts.expectedOneOf('scopes.0', 'read, write, delete'),
      ],
    ])('are not made of %j', async (body, message) => {
      const url = `${studio.url}/api/v1/me/keys`;
      const answer = await postJson(url, body, { authorization: person.bearer });
      expect([answer.status, await answer.json()]).toMatchObject([400, { message }]);
    });
  });
}
