// @module-tag whole
// It tries what `npm run faults` judges by, which changes with this folder alone.

import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../apps/server/src/testing.ts';
import { openAcknowledgements } from './shared/acknowledgements.ts';
import { checkRows, checkSwept, readRows } from './shared/examine.ts';
import { seededRandom } from './shared/random.ts';
import type { Scene, SceneMaker } from './shared/scene.ts';
import { makeStudio, type Studio } from './shared/studio.ts';
import { newTrial, type Trial } from './shared/trial.ts';
import { waitFor } from './shared/wait.ts';
import { film } from './work/film.ts';
import { reply } from './work/reply.ts';
import { upload } from './work/upload.ts';

const acknowledgedFile = 'acknowledged.jsonl';

describe('evils planted in a studio', () => {
  let trial: Trial;
  let studio: Studio;
  let person: Person;
  let scenes: Record<'upload' | 'reply' | 'film', Scene>;
  /** Where the scenes find the studio. */
  let url: string;

  beforeAll(async () => {
    trial = await emptyTrial();
    studio = await makeStudio(trial);
    url = studio.url;
    await studio.start();
    person = await studio.signUp();
    const seen: Studio = Object.defineProperty({ ...studio }, 'url', { get: () => url });
    const make = ({ make: scene }: SceneMaker) =>
      scene({ trial, studio: seen, person: () => person });
    scenes = { upload: await make(upload), reply: await make(reply), film: await make(film) };
    for (const scene of Object.values(scenes)) await scene.begin();
    const hasAll = () =>
      acknowledged('upload', 'picture') && acknowledged('upload', 'clip') && acknowledged('reply');
    await waitFor(async () => hasAll() ?? null, { seconds: 60 });
    await studio.kill();
    for (const scene of Object.values(scenes)) await scene.struck();
    // The film waits meanwhile: a job that is cut off by each of these kills would fail, rightly.
    change(
      `update jobs set status = 'queued', lease_until = null, available_at = ${Number.MAX_SAFE_INTEGER}`,
    );
  });
  afterAll(async () => {
    await studio.kill();
    trial.log.close();
    await rm(trial.folder, { recursive: true, force: true, maxRetries: 5 });
  });

  /** The first thing of a kind that was acknowledged. */
  const acknowledged = (what: string, place?: string) => {
    const lines = readFileSync(join(trial.folder, acknowledgedFile), 'utf8').trim().split('\n');
    const all = lines.filter(Boolean).map((line) => JSON.parse(line) as Record<string, string>);
    return all.find((one) => one.what === what && (!place || one.place === place));
  };

  /** What every scene reports of the studio as it is. */
  const reported = async () => {
    const before = trial.tally.findings.length;
    for (const scene of Object.values(scenes)) await scene.compare();
    await checkRows(trial, studio.dataFolder);
    return trial.tally.findings.slice(before);
  };
  const restart = async (whileStopped = () => {}) => {
    await studio.kill();
    whileStopped();
    await studio.start();
    person = await studio.renew(person);
  };
  const change = (...statements: string[]) => {
    const database = new DatabaseSync(join(studio.dataFolder, 'armoni.sqlite'));
    for (const statement of statements) database.exec(statement);
    database.close();
  };

  it('are none where nothing was planted', async () => {
    await restart();
    expect(await reported()).toEqual([]);
  });

  it('are none where the studio puts every second call off', async () => {
    const busy = await puttingOff(studio.port);
    url = busy.url;
    expect(await reported()).toEqual([]);
    expect(busy.putOff()).toBeGreaterThan(3);
    busy.close();
    url = studio.url;
  });

  it('are told, each: a loss, half of a thing, a double, an orphan', async () => {
    const { message } = acknowledged('reply')!;
    const { id: picture } = acknowledged('upload', 'picture')!;
    const { id: clip } = acknowledged('upload', 'clip')!;
    const byId = `select storage_key from files where id = '${clip}'`;
    const [row] = readRows(studio.dataFolder, byId);
    await restart(() => {
      change(
        `delete from messages where id = '${message}'`,
        `delete from files where storage_key = '${picture}'`,
        `update jobs set idempotency_key = 'another' where kind = 'montage'`,
      );
      rmSync(join(studio.dataFolder, 'storage', 'objects', `${row?.storage_key}`));
    });
    const [lostPicture, ...others] = await reported();
    expect(lostPicture).toMatch(`lost: the picture ${picture} is in no list`);
    expect(others).toEqual([
      expect.stringMatching(`lost: the picture ${picture} has other bytes: null`),
      expect.stringMatching(`lost: the message ${message}`),
      expect.stringMatching(/twice: asked again/),
      expect.stringMatching(`half-visible: no object of the file ${row?.storage_key}`),
    ]);
    await checkSwept(trial, studio.dataFolder);
    expect(trial.tally.findings.join('\n')).toContain(`orphans: ${picture}`);
  });
});

async function emptyTrial(): Promise<Trial> {
  const folder = await mkdtemp(join(tmpdir(), 'armoni-planted-'));
  const options = { kind: 'planted', seed: 1, rounds: 1, endsAt: Infinity, isQuick: true };
  const log = openAcknowledgements(join(folder, acknowledgedFile));
  return newTrial(options, { random: seededRandom(1), folder, log, keptStudio: null });
}

/** Stands before a studio and answers every second call itself, as one that has no time. */
async function puttingOff(port: number) {
  let calls = 0;
  let putOff = 0;
  const server = createServer((incoming, answer) => {
    calls += 1;
    if (calls % 2 === 1) {
      putOff += 1;
      answer.writeHead(503, { 'retry-after': '5' }).end('{"code":"unavailable"}');
      return;
    }
    const { method, url: path, headers } = incoming;
    const given = { port, method, path, headers: { ...headers, host: `localhost:${port}` } };
    const forwarded = request({ host: 'localhost', ...given }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    putOff: () => putOff,
    close: () => server.close(),
  };
}
