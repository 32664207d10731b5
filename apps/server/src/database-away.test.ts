import { connect, createServer, type Socket } from 'node:net';
import { exportMyData } from '@armoni/contract/me';
import { readHealth } from '@armoni/contract/studio';
import { describe, expect, it } from 'vitest';
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
    const startedAt = Date.now();
    const answers = await calls();
    expect(Date.now() - startedAt).toBeLessThan(5000);
    expect(answers.map((answer) => answer.status)).toEqual([503, 503, 503, 503, 503]);
    for (const answer of answers) {
      expect(await answer.json()).toMatchObject({ code: 'unavailable', status: 503 });
      expect(answer.headers.get('retry-after')).toBe('5');
    }

    line.mend();
    expect((await statuses()).slice(0, 4)).toEqual([200, 200, 200, 200]);
    await server.remove();
    line.close();
    await database.close();
  });
});

/** A TCP line to the database that can be cut and mended. */
async function cuttableLine(target: URL) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    return near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.port = String((server.address() as { port: number }).port);
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut() {
      isCut = true;
      dropAll();
    },
    mend() {
      isCut = false;
    },
    close() {
      dropAll();
      server.close();
    },
  };
}
