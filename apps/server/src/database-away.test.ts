import { exportMyData } from '@armoni/contract/me';
import { readHealth } from '@armoni/contract/studio';
import { describe, expect, it } from 'vitest';
import { cuttableLine } from './faults/testing/cuttable-line.ts';
import { testDatabases } from './platform/database/testing.ts';
import { postJson, signUpSomebody, startTestStudio } from './testing.ts';

const postgres = (await testDatabases()).find((kind) => kind.name === 'postgres');

describe.skipIf(!postgres)('a PostgreSQL that goes away while the studio runs', () => {
  it('answers 503 within 5 s everywhere, and comes back by itself', async () => {
    const database = await postgres!.open({ migrate: false });
    const line = await cuttableLine(new URL(database.url!));
    const server = await startTestStudio({ environment: { DATABASE_URL: line.url } });
    const person = await signUpSomebody(server.url);
    const headers = { authorization: person.bearer };
    const calls = () =>
      Promise.all([
        fetch(server.url + readHealth.path),
        fetch(server.url + exportMyData.path, { headers }),
        fetch(`${server.url}/api/auth/get-session`, { headers: { cookie: person.cookie } }),
        postJson(`${server.url}/api/auth/sign-in/email`, person),
        postJson(`${server.url}/api/auth/sign-up/email`, { ...person, email: 'b@example.org' }),
      ]);
    const statuses = async () => (await calls()).map((answer) => answer.status);
    expect(await statuses()).toEqual([200, 200, 200, 200, 200]);

    line.cut();
    const answers = await calls();
    expect(answers.map((answer) => answer.status)).toEqual([503, 503, 503, 503, 503]);
    for (const answer of answers) {
      expect(await answer.json()).toMatchObject({ code: 'unavailable', status: 503 });
      expect(answer.headers.get('retry-after')).toBe('5');
    }

    const ready = await fetch(`${server.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ checks: { database: { ok: false } } });
    expect((await fetch(`${server.url}/livez`)).status).toBe(200);
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('process_cpu_seconds');

    line.mend();
    expect((await statuses()).slice(0, 4)).toEqual([200, 200, 200, 200]);
    await server.remove();
    line.close();
    await database.close();
  });
});
