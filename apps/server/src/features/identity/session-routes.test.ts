import { endOtherSessions, endSession, listSessions, type Session } from '@armoni/contract/account';
import { exportMyData } from '@armoni/contract/me';
import { pathWith } from '@armoni/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOfDatabases } from '../../platform/database/testing.ts';
import {
  bearerOf,
  cookieOf,
  type Person,
  postJson,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../testing.ts';

for (const kind of await sampleOfDatabases()) {
  describe(`sessions on ${kind.name}`, () => {
    let server: TestStudioOnDatabase;

    beforeAll(async () => {
      server = await startTestStudioOn(kind);
    });
    afterAll(() => server.remove());

    /** Signs in once more, with a browser of that name. */
    const signIn = async ({ email, password }: Person, browser: string) => {
      const headers = { 'user-agent': browser };
      const address = `${server.url}/api/auth/sign-in/email`;
      return bearerOf(server.url, cookieOf(await postJson(address, { email, password }, headers)));
    };
    const sessionsOf = async (bearer: string) => {
      const headers = { authorization: bearer };
      const answer = await fetch(server.url + listSessions.path, { headers });
      return ((await answer.json()) as { sessions: Session[] }).sessions;
    };
    const end = (bearer: string, path: string) =>
      fetch(server.url + path, { method: 'DELETE', headers: { authorization: bearer } });
    const statusOf = async (bearer: string) =>
      (await fetch(server.url + exportMyData.path, { headers: { authorization: bearer } })).status;

    it('are listed with their browser, and the one that asks is marked', async () => {
      const person = await signUpSomebody(server.url);
      const bearer = await signIn(person, 'Firefox');
      const sessions = await sessionsOf(bearer);
      expect(sessions).toHaveLength(2);
      const current = sessions.filter(({ is_current }) => is_current);
      expect(current).toMatchObject([{ user_agent: 'Firefox', created_at: expect.any(String) }]);
      expect(JSON.stringify(sessions)).not.toContain('token');
    });

    it('end one by one, and what they hold is refused at once', async () => {
      const person = await signUpSomebody(server.url);
      const other = await signIn(person, 'Safari');
      const [first] = (await sessionsOf(person.bearer)).filter(({ is_current }) => !is_current);
      const path = pathWith(endSession.path, { id: first?.id ?? '' });
      expect((await end(person.bearer, path)).status).toBe(204);
      expect([await statusOf(other), await statusOf(person.bearer)]).toEqual([401, 200]);
      expect((await end(person.bearer, path)).status).toBe(204);
    });

    it('end all but the one that asks', async () => {
      const person = await signUpSomebody(server.url);
      const others = [await signIn(person, 'Safari'), await signIn(person, 'Chrome')];
      expect((await end(person.bearer, endOtherSessions.path)).status).toBe(204);
      expect(await sessionsOf(person.bearer)).toMatchObject([{ is_current: true }]);
      expect(await Promise.all(others.map(statusOf))).toEqual([401, 401]);
    });

    it('of somebody else are neither seen nor ended', async () => {
      const [one, other] = [await signUpSomebody(server.url), await signUpSomebody(server.url)];
      const [theirs] = await sessionsOf(other.bearer);
      await end(one.bearer, pathWith(endSession.path, { id: theirs?.id ?? '' }));
      await end(one.bearer, endOtherSessions.path);
      expect(await statusOf(other.bearer)).toBe(200);
    });
  });
}
