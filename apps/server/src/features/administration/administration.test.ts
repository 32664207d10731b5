import { readStorage } from '@armoni/contract/account';
import {
  cancelWork,
  changePerson,
  changeSignUp,
  exportLog,
  invite,
  type LogEntry,
  listInvitations,
  listPeople,
  listWork,
  type Person as Member,
  type Overview,
  readLog,
  readOverview,
  readPersonStorage,
  readRights,
  runWorkAgain,
  signOutPerson,
  type WorkItem,
} from '@armoni/contract/administration';
import { pathWith, type Route } from '@armoni/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOfDatabases, testDatabases } from '../../platform/database/testing.ts';
import {
  eraseSomebody,
  type Person,
  postJson,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../testing.ts';
import { makeMedia, makePicture, uploadClip, uploadToChat } from '../files/testing.ts';
import { makeKey } from '../keys/testing.ts';
import { administrationTexts } from './texts.ts';

const withoutBody = { method: 'GET' } as const;

for (const kind of await sampleOfDatabases()) {
  describe(`administration on ${kind.name}`, () => {
    let server: TestStudioOnDatabase;
    let admin: Person;
    let bob: Person;
    beforeAll(async () => {
      server = await startTestStudioOn(kind, {
        replacements: {
          // Films of everybody wait until they are stopped.
          runEdit: async (_request, { signal }) => {
            // It may have been stopped while its clips were fetched.
            signal.throwIfAborted();
            await new Promise((resolve) => signal.addEventListener('abort', resolve));
            signal.throwIfAborted();
            throw new Error('unreachable');
          },
        },
      });
      admin = await signUpSomebody(server.url);
      bob = await signUpSomebody(server.url);
    });
    afterAll(() => server.remove());

    type Call = { params?: Record<string, string>; query?: string; body?: unknown; as?: Person };
    const callOn = (
      { method, path }: Route,
      { params, query = '', body, as = admin }: Call = {},
      url = server.url,
    ) =>
      fetch(url + pathWith(path, params) + query, {
        method,
        headers: {
          authorization: as.bearer,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const answerOf = async <T>(route: Route, options: Call = {}) => {
      const answer = await callOn(route, options);
      expect([route.path, answer.status < 300]).toEqual([route.path, true]);
      return (await answer.json()) as T;
    };
    const change = (id: string, body: object) => callOn(changePerson, { params: { id }, body });
    const peopleOf = async (query = '') =>
      (await answerOf<{ people: Member[] }>(listPeople, { query })).people;
    const log = async () => (await answerOf<{ entries: LogEntry[] }>(readLog)).entries;
    const jobsOf = async (query = '') =>
      (await answerOf<{ jobs: WorkItem[] }>(listWork, { query })).jobs;
    const requestFilm = async (person: Person) => {
      const clip = await uploadClip(server.url, person, await makeMedia('mp4'));
      const { id } = (await clip.json()) as { id: string };
      const headers = { authorization: person.bearer };
      await postJson(`${server.url}/api/v1/video/process`, { file_ids: [id] }, headers);
    };
    const signIn = ({ email, password }: Person) =>
      postJson(`${server.url}/api/auth/sign-in/email`, { email, password });
    const signUp = (email: string, fields: object = {}) =>
      postJson(`${server.url}/api/auth/sign-up/email`, {
        ...{ name: 'Jeanne', email, password: 'un mot de passe solide' },
        ...fields,
      });

    it('belongs to the first account and to nobody after it', async () => {
      expect(await answerOf(readRights)).toEqual({ administers: true });
      expect(await answerOf(readRights, { as: bob })).toEqual({ administers: false });
      const calls = server.studio.app.contractRoutes.filter(({ path }) =>
        path.startsWith('/api/v1/administration/'),
      );
      expect(calls.length).toBeGreaterThan(12);
      const bodies: Record<string, object> = {
        [invite.path]: { email: 'a@example.org' },
        [changeSignUp.path]: { is_open: false },
      };
      for (const route of calls) {
        const withBody = route.body ? { body: bodies[route.path] ?? {} } : {};
        const call = { params: { id: admin.id }, as: bob };
        const answer = await callOn(
          route.path === invite.path && route.method === 'GET' ? listInvitations : route,
          { ...call, ...withBody },
        );
        expect([route.method, route.path, answer.status]).toEqual([route.method, route.path, 403]);
        expect(await answer.json()).toMatchObject({
          message: administrationTexts.notAnAdministrator,
        });
      }
    });

    it('is closed to programs, even with a key of who administers', async () => {
      const { bearer } = await makeKey(server.url, admin);
      const answer = await fetch(server.url + listPeople.path, {
        ...withoutBody,
        headers: { authorization: bearer },
      });
      expect(answer.status).toBe(403);
    });

    it('lists people with what they keep, page by page, and finds them', async () => {
      const picture = await makePicture('png');
      await uploadToChat(server.url, bob, picture);
      const [first, second] = await peopleOf();
      expect(first).toMatchObject({ id: bob.id, email: bob.email, used_bytes: picture.length });
      expect(second).toMatchObject({ id: admin.id, is_me: true, administers: true });
      await expect.poll(async () => (await peopleOf())[0]?.seen_at).not.toBeNull();
      expect((await peopleOf('?limit=1')).map(({ id }) => id)).toEqual([bob.id]);
      expect((await peopleOf(`?limit=1&last_id=${bob.id}`)).map(({ id }) => id)).toEqual([
        admin.id,
      ]);
      const found = await peopleOf(`?q=${encodeURIComponent(admin.email.toUpperCase())}`);
      expect(found.map(({ id }) => id)).toEqual([admin.id]);
      expect(await peopleOf('?q=%25')).toEqual([]);
      await signUpSomebody(server.url);
      expect((await peopleOf('?order=fullest'))[0]?.id).toBe(bob.id);
      const { kinds } = await answerOf<{ kinds: object[] }>(readPersonStorage, {
        params: { id: bob.id },
      });
      expect(kinds).toEqual([{ kind: 'pictures', count: 1, size_bytes: picture.length }]);
    });

    it('gives each person a quota of their own, which uploads keep to', async () => {
      const before = await peopleOf();
      const [{ used_bytes: used } = { used_bytes: 0 }] = before;
      expect((await change(bob.id, { quota_bytes: used })).status).toBe(200);
      const refused = await uploadToChat(server.url, bob, await makePicture('png'));
      expect([refused.status, await refused.json()]).toMatchObject([
        413,
        { code: 'quota_exceeded' },
      ]);
      const space = await answerOf<{ quota_bytes: number }>(readStorage, { as: bob });
      expect(space.quota_bytes).toBe(used);
      await change(bob.id, { quota_bytes: null });
      expect((await uploadToChat(server.url, bob, await makePicture('png'))).status).toBe(200);
      const [second, first] = await log();
      expect([first, second]).toMatchObject([
        { act: 'quota.changed', from: null, to: used, by: { id: admin.id }, on: { id: bob.id } },
        { act: 'quota.changed', from: used, to: null },
      ]);
    });

    it('keeps who is suspended out at once, with keys and running work, until they are restored', async () => {
      const eve = await signUpSomebody(server.url);
      const key = await makeKey(server.url, eve);
      await requestFilm(eve);
      await expect.poll(async () => (await jobsOf('?state=running')).length).toBe(1);
      expect((await change(eve.id, { is_suspended: true })).status).toBe(200);
      for (const bearer of [eve.bearer, key.bearer]) {
        const answer = await fetch(server.url + readStorage.path, {
          headers: { authorization: bearer },
        });
        expect(answer.status).toBe(401);
      }
      const cookie = await fetch(`${server.url}/api/auth/token`, {
        headers: { cookie: eve.cookie },
      });
      expect(cookie.status).toBe(401);
      const entry = await signIn(eve);
      expect([entry.status, await entry.json()]).toMatchObject([
        403,
        { code: 'ACCOUNT_SUSPENDED' },
      ]);
      expect(await jobsOf()).toEqual([]);
      const [stopped] = await server.query(
        `select status from jobs where owner_id = '${eve.id}' and kind = 'montage'`,
      );
      expect(stopped).toEqual({ status: 'cancelled' });
      expect((await change(eve.id, { is_suspended: false })).status).toBe(200);
      expect((await signIn(eve)).status).toBe(200);
      const acts = (await log()).filter(({ on }) => on?.id === eve.id).map(({ act }) => act);
      expect(acts).toEqual(['person.restored', 'person.suspended']);
    });

    it('signs a person out everywhere', async () => {
      const eve = await signUpSomebody(server.url);
      expect((await callOn(signOutPerson, { params: { id: eve.id } })).status).toBe(204);
      expect((await callOn(readRights, { as: eve })).status).toBe(401);
      expect((await signIn(eve)).status).toBe(200);
    });

    it('is shared with others, and nobody takes it from themselves', async () => {
      const eve = await signUpSomebody(server.url);
      for (const body of [{ is_suspended: true }, { administers: false }]) {
        const answer = await change(admin.id, body);
        expect([answer.status, await answer.json()]).toMatchObject([
          409,
          { message: administrationTexts.notYourself },
        ]);
      }
      expect((await change(eve.id, { administers: true })).status).toBe(200);
      expect(await answerOf(readRights, { as: eve })).toEqual({ administers: true });
      expect((await change(eve.id, { administers: false })).status).toBe(200);
      expect((await callOn(listPeople, { as: eve })).status).toBe(403);
    });

    it('closes the studio to all but the invited, by a link that is for one address and one account', async () => {
      await answerOf(changeSignUp, { body: { is_open: false } });
      const closed = await signUp('jeanne@example.org');
      expect([closed.status, await closed.json()]).toMatchObject([403, { code: 'SIGN_UP_CLOSED' }]);
      const made = await answerOf<{ link: string; is_mailed: boolean }>(invite, {
        body: { email: 'Jeanne@example.org', quota_bytes: 12_345 },
      });
      expect(made.is_mailed).toBe(false);
      const secret = new URLSearchParams(new URL(made.link).hash.slice(1)).get('invitation');
      const [row] = await server.query('select * from invitations');
      expect(JSON.stringify(row)).not.toContain(secret);
      const other = await signUp('paul@example.org', { invitation: secret });
      expect([other.status, await other.json()]).toMatchObject([
        403,
        { code: 'INVITATION_INVALID' },
      ]);
      const entered = await signUp('jeanne@example.org', { invitation: secret });
      expect(entered.status).toBe(200);
      const [jeanne] = await peopleOf('?q=jeanne');
      expect(jeanne).toMatchObject({
        quota_bytes: 12_345,
        has_own_quota: true,
        administers: false,
      });
      expect((await answerOf<{ invitations: [] }>(listInvitations)).invitations).toEqual([]);
      const again = await callOn(invite, { body: { email: 'jeanne@example.org' } });
      expect(again.status).toBe(409);
      await answerOf(changeSignUp, { body: { is_open: true } });
      expect((await signUp('paul@example.org')).status).toBe(200);
      const acts = (await log()).slice(0, 4);
      expect(acts.map(({ act }) => act)).toEqual([
        ...['sign_up.opened', 'invitation.accepted', 'invitation.made', 'sign_up.closed'],
      ]);
      expect(acts[2]).toMatchObject({ email: 'jeanne@example.org', by: { id: admin.id } });
    });

    it('lets nobody in whose invitation was withdrawn or has expired', async () => {
      await answerOf(changeSignUp, { body: { is_open: false } });
      const invited = async (email: string) => {
        const { link, invitation } = await answerOf<{ link: string; invitation: { id: string } }>(
          invite,
          { body: { email } },
        );
        const secret = new URLSearchParams(new URL(link).hash.slice(1)).get('invitation');
        return { ...invitation, come: () => signUp(email, { invitation: secret }) };
      };
      const withdrawn = await invited('a@example.org');
      const path = `${server.url}${listInvitations.path}/${withdrawn.id}`;
      const headers = { authorization: admin.bearer };
      expect((await fetch(path, { method: 'DELETE', headers })).status).toBe(204);
      expect((await withdrawn.come()).status).toBe(403);
      const late = await invited('b@example.org');
      await server.query(`update invitations set expires_at = 1 where id = '${late.id}'`);
      expect((await late.come()).status).toBe(403);
      await answerOf(changeSignUp, { body: { is_open: true } });
    });

    it('shows work that waits, runs and fails, cancels it and runs it again', async () => {
      await requestFilm(bob);
      await expect.poll(async () => (await jobsOf('?state=running')).length).toBe(1);
      await requestFilm(bob);
      const [running, waiting] = await jobsOf();
      expect(running).toMatchObject({
        state: 'running',
        for: { id: bob.id },
        title: null,
        pieces: 1,
      });
      expect(waiting).toMatchObject({ state: 'waiting', can_cancel: true, can_run_again: false });
      const act = (route: Route, id = '') => callOn(route, { params: { id } });
      expect((await act(runWorkAgain, running?.id)).status).toBe(409);
      expect((await act(cancelWork, waiting?.id)).status).toBe(204);
      expect((await act(cancelWork, running?.id)).status).toBe(204);
      expect((await act(cancelWork, running?.id)).status).toBe(404);
      await server.query(`update jobs set status = 'failed', error_message = 'clip 4 illisible'
        where id = '${running?.id}'`);
      const [failed] = await jobsOf('?state=failed');
      expect(failed).toMatchObject({ message: 'clip 4 illisible', can_run_again: true });
      expect((await act(runWorkAgain, failed?.id)).status).toBe(204);
      await expect.poll(async () => (await jobsOf('?state=running'))[0]?.id).toBe(failed?.id);
      await act(cancelWork, failed?.id);
      const [last] = await log();
      expect(last).toMatchObject({
        act: 'job.cancelled',
        on: { id: bob.id },
        job: { id: failed?.id, kind: 'montage' },
      });
    });

    it('tells versions, figures and engines', async () => {
      const overview = await answerOf<Overview>(readOverview);
      expect(overview).toMatchObject({
        database: kind.name,
        storage: 'disk',
        provider: 'embedded',
        sign_up: { is_open: true, can_change: true },
      });
      expect(overview.people.all).toBe((await peopleOf()).length);
      const [{ count } = {}] = await server.query('select count(*) as count from jobs');
      expect(Number(count)).toBeGreaterThan(0);
      const films = overview.engines.find(({ id }) => id === 'films');
      expect(films).toMatchObject({ state: 'ready', problem: null });
      expect(films?.hours).toHaveLength(24);
      expect(overview.engines.find(({ id }) => id === 'transcription')?.state).toBe('off');
    });

    it('keeps a log that nobody changes, and that forgets who is erased', async () => {
      const eve = await signUpSomebody(server.url);
      await change(eve.id, { quota_bytes: 5 });
      const where = `subject_id = '${eve.id}'`;
      for (const statement of [
        `delete from audit_log where ${where}`,
        `update audit_log set act = 'role.given' where ${where}`,
        `update audit_log set subject_id = '${bob.id}' where ${where}`,
      ]) {
        await expect(server.query(statement)).rejects.toThrow('only ever added to');
      }
      const whole = await answerOf<{ entries: LogEntry[] }>(exportLog);
      expect(whole.entries.length).toBeGreaterThan(10);
      expect(whole.entries[1]).toMatchObject({ act: 'quota.changed', on: { id: eve.id } });
      expect((await eraseSomebody(server.url, eve)).status).toBe(204);
      await expect
        .poll(async () => (await log()).find(({ to }) => to === 5))
        .toMatchObject({ act: 'quota.changed', by: { id: admin.id }, on: null });
      expect(JSON.stringify(await server.query('select * from audit_log'))).not.toContain(eve.id);
    });
  });
}

describe('administrators of the settings', () => {
  it('are those of ADMIN_EMAILS, and not the first account', async () => {
    const [kind] = await testDatabases();
    if (!kind) throw new Error('no database');
    const server = await startTestStudioOn(kind, {
      environment: { ADMIN_EMAILS: 'chef-1@example.org, CHEF@example.org' },
    });
    const first = await signUpSomebody(server.url);
    const account = { name: 'Chef', email: 'chef@example.org', password: 'une phrase solide' };
    const { token } = (await (
      await postJson(`${server.url}/api/auth/sign-up/email`, account)
    ).json()) as { token: string };
    expect(token).toBeTruthy();
    const rightsOf = async (bearer: string) =>
      (
        await fetch(server.url + readRights.path, { headers: { authorization: bearer } })
      ).json() as Promise<{ administers: boolean }>;
    expect((await rightsOf(first.bearer)).administers).toBe(false);
    const signedIn = await postJson(`${server.url}/api/auth/sign-in/email`, account);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';', 1)[0])
      .join('; ');
    const answer = await fetch(`${server.url}/api/auth/token`, { headers: { cookie } });
    const bearer = `Bearer ${((await answer.json()) as { token: string }).token}`;
    expect((await rightsOf(bearer)).administers).toBe(true);
    await server.remove();
  });
});
