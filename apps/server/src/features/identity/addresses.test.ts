import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOfDatabases } from '../../platform/database/testing.ts';
import {
  cookieOf,
  type Person,
  postJson,
  signUpSomebody,
  startTestStudio,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../testing.ts';
import { linkIn, receiveMails } from './testing/receive-mails.ts';
import { codeOf, secretOf } from './testing/totp.ts';

for (const kind of await sampleOfDatabases()) {
  describe(`addresses, where mails can be sent, on ${kind.name}`, () => {
    let server: TestStudioOnDatabase;
    let mails: Awaited<ReturnType<typeof receiveMails>>;

    beforeAll(async () => {
      mails = await receiveMails();
      server = await startTestStudioOn(kind, { environment: mails.environment });
    });
    afterAll(async () => {
      await server.remove();
      mails.close();
    });

    const auth = (path: string, body: unknown, cookie = '') =>
      postJson(`${server.url}/api/auth/${path}`, body, { cookie });
    /** What the next mail to an address links to. */
    async function nextMail(work: () => Promise<unknown>) {
      const { length } = mails.received;
      await work();
      return (await mails.first(length + 1))[length] ?? '';
    }
    async function signUp() {
      let person = {} as Person;
      const mail = await nextMail(async () => {
        person = await signUpSomebody(server.url);
      });
      return { person, mail, link: linkIn(mail) };
    }
    const open = (link: URL, cookie = '') =>
      fetch(server.url + link.pathname + link.search, { redirect: 'manual', headers: { cookie } });
    const userOf = async ({ cookie }: Pick<Person, 'cookie'>) => {
      const answer = await fetch(`${server.url}/api/auth/get-session`, { headers: { cookie } });
      return ((await answer.json()) as { user: { email: string; emailVerified: boolean } }).user;
    };

    it('are confirmed by a link that quotes nothing anybody wrote; the studio is open before', async () => {
      const { person, mail, link } = await signUp();
      expect(mail).toContain(`To: ${person.email}`);
      expect(mail).not.toContain(person.name);
      expect(link.origin).toBe('http://localhost:0');
      expect(await userOf(person)).toMatchObject({ emailVerified: false });
      const headers = { authorization: person.bearer };
      expect((await fetch(`${server.url}/api/v1/models`, { headers })).status).toBe(200);

      const opened = await open(link);
      expect(opened.headers.get('location')).toBe('http://localhost:0/sign-in/adresse');
      // A link in a mail signs nobody in.
      expect(cookieOf(opened)).not.toContain('session_token');
      expect(await userOf(person)).toMatchObject({ emailVerified: true });
      const token = `${link.searchParams.get('token')}x`;
      link.searchParams.set('token', token);
      expect((await open(link)).headers.get('location')).toMatch(/adresse\?error=INVALID_TOKEN/);
    });

    it('are written to again for their own person alone', async () => {
      const { person } = await signUp();
      const other = await signUp();
      const body = { email: person.email };
      expect((await auth('send-verification-email', body)).status).toBe(401);
      const foreign = await auth('send-verification-email', body, other.person.cookie);
      expect(await foreign.json()).toMatchObject({ code: 'EMAIL_MISMATCH' });
      const mail = await nextMail(() => auth('send-verification-email', body, person.cookie));
      await open(linkIn(mail));
      expect(await userOf(person)).toMatchObject({ emailVerified: true });
    });

    it('change once the new one is confirmed, by their own person, with the password', async () => {
      const { person } = await signUp();
      const newEmail = `nouvelle-${person.email}`;
      const { password } = person;
      const wrong = { newEmail, password: 'pas le bon' };
      expect((await auth('change-email', wrong, person.cookie)).status).toBe(400);
      const mail = await nextMail(() =>
        auth('change-email', { newEmail, password }, person.cookie),
      );
      expect(mail).toContain(`To: ${newEmail}`);
      expect(await userOf(person)).toMatchObject({ email: person.email });

      // Whoever else has that letter box is not let in.
      const stranger = await open(linkIn(mail));
      expect(cookieOf(stranger)).not.toContain('session_token');
      expect(stranger.headers.get('location')).toMatch(/adresse\?error=SIGN_IN_FIRST/);
      const other = (await signUp()).person;
      const foreign = await open(linkIn(mail), other.cookie);
      expect(foreign.headers.get('location')).toMatch(/error=INVALID_USER/);
      expect(await userOf(person)).toMatchObject({ email: person.email });

      await open(linkIn(mail), person.cookie);
      expect(await userOf(person)).toMatchObject({ email: newEmail, emailVerified: true });
      expect((await auth('sign-in/email', { email: newEmail, password })).status).toBe(200);
      expect((await auth('sign-in/email', { email: person.email, password })).status).toBe(401);
    });

    it('do not change to one that is taken, and do not tell', async () => {
      const { person } = await signUp();
      const { person: other } = await signUp();
      const { length } = mails.received;
      const move = (newEmail: string) =>
        auth('change-email', { newEmail, password: person.password }, person.cookie);
      const taken = await move(other.email);
      const mail = await nextMail(() => move(`libre-${person.email}`));
      expect(taken.status).toBe(200);
      expect(mails.received).toHaveLength(length + 1);
      expect(mail).toContain(`To: libre-${person.email}`);
      const late = { name: 'Tard', email: `libre-${person.email}`, password: 'une phrase à moi' };
      await nextMail(() => auth('sign-up/email', late));
      const opened = await open(linkIn(mail), person.cookie);
      expect(opened.headers.get('location')).toMatch(/error=USER_ALREADY_EXISTS/);
    });

    it('that nobody had confirmed throw out, by a reset, what somebody else set up there', async () => {
      const { person } = await signUp();
      const { email, password } = person;
      const enabled = await auth('two-factor/enable', { password }, person.cookie);
      const { totpURI } = (await enabled.json()) as { totpURI: string };
      const code = codeOf(secretOf(totpURI));
      expect((await auth('two-factor/verify-totp', { code }, person.cookie)).status).toBe(200);
      const mail = await nextMail(() => auth('request-password-reset', { email }));
      const token = linkIn(mail).pathname.split('/').at(-1);
      await auth('reset-password', { token, newPassword: 'une phrase à moi' });
      const signedIn = await auth('sign-in/email', { email, password: 'une phrase à moi' });
      const cookie = cookieOf(signedIn);
      expect(await userOf({ cookie })).toMatchObject({ email, emailVerified: true });
    });
  });
}

it('nobody is written to more than five times an hour, whoever asks', async () => {
  const mails = await receiveMails();
  const server = await startTestStudio({
    environment: { ...mails.environment, TRUSTED_PROXIES: '127.0.0.1' },
  });
  const { email } = await signUpSomebody(server.url);
  const ask = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    const path = `${server.url}/api/auth/request-password-reset`;
    return (await postJson(path, { email }, headers)).status;
  };
  const answers: number[] = [];
  for (let one = 1; one <= 6; one += 1) answers.push(await ask(`203.0.${one}.1`));
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  await server.remove();
  mails.close();
});
