import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { makeMedia, uploadClip } from './features/files/testing.ts';
import { fakeEngine } from './features/films/testing.ts';
import { testDatabases } from './platform/database/testing.ts';
import { postJson, signUpSomebody, startTestStudioOn, type TestStudio } from './testing.ts';

type Checks = Readonly<Record<string, { ok: boolean } & Record<string, unknown>>>;
type Readiness = { readonly status: string; readonly checks?: Checks };

for (const kind of await testDatabases()) {
  describe(`a studio that operators look into, on ${kind.name}`, () => {
    let server: TestStudio;
    afterEach(() => server.remove());
    const read = async (headers: Record<string, string> = {}) => {
      const answer = await fetch(`${server.url}/readyz`, { headers });
      return { status: answer.status, body: (await answer.json()) as Readiness };
    };
    const metrics = async () => (await fetch(`${server.url}/metrics`)).text();

    it('is alive and ready, and says what it stands on to this machine alone', async () => {
      server = await startTestStudioOn(kind);
      expect((await fetch(`${server.url}/livez`)).status).toBe(200);
      const ready = {
        status: 'ok',
        checks: {
          ...{ database: { ok: true }, storage: { ok: true }, tools: { ok: true, missing: [] } },
          queue: { ok: true, waiting: 0, lag_seconds: 0 },
        },
      };
      // What a start puts into the queue by itself waits for a moment.
      await expect.poll(() => read()).toMatchObject({ status: 200, body: ready });
      const { body } = await read();
      expect(body.checks?.disk?.free_bytes).toBeGreaterThan(0);
      expect((await read({ 'x-forwarded-for': '203.0.113.9' })).body).toEqual({ status: 'ok' });
    });

    it('is not ready while its storage does not answer', async () => {
      server = await startTestStudioOn(kind);
      const folder = join(server.dataFolder, 'storage');
      await rm(folder, { recursive: true });
      await writeFile(folder, 'no folder');
      const { status, body } = await read();
      expect(status).toBe(503);
      expect(body.status).toBe('unavailable');
      expect(body.checks).toMatchObject({ storage: { ok: false }, database: { ok: true } });
    });

    it('counts what waits, what people keep, and how tries at jobs ended by stage and cause', async () => {
      const engine = fakeEngine();
      server = await startTestStudioOn(kind, { replacements: { runEdit: engine.runEdit } });
      const person = await signUpSomebody(server.url);
      const upload = await uploadClip(server.url, person, await makeMedia('mp4'));
      const { id } = (await upload.json()) as { id: string };
      const film = { file_ids: [id], instructions: 'un film' };
      await postJson(`${server.url}/api/v1/video/process`, film, { authorization: person.bearer });
      const done = /armoni_job_attempt_seconds_count\{kind="montage",outcome="done"\} [1-9]/;
      await expect.poll(metrics).toMatch(done);
      const filmStored = /armoni_stored_bytes\{kind="films"\} [1-9]/;
      await expect.poll(metrics).toMatch(filmStored);
      const text = await metrics();
      expect(text).toMatch(/armoni_stored_bytes\{kind="files"\} [1-9]/);
      expect(text).toMatch(/armoni_disk_free_bytes [1-9]/);
      expect(text).toMatch(/http_request_seconds_count\{method="POST"/);
      expect(text).toMatch(/armoni_tool_cpu_seconds_total\{tool="ffprobe"\} /);
      const open = /armoni_database_connections\{state="(busy|idle)"\} [1-9]/;
      if (kind.name === 'postgres') expect(text).toMatch(open);
    });

    it('tells failures by their cause, each time one more', async () => {
      const engine = fakeEngine();
      server = await startTestStudioOn(kind, { replacements: { runEdit: engine.runEdit } });
      const person = await signUpSomebody(server.url);
      const upload = await uploadClip(server.url, person, await makeMedia('mp4'));
      const { id } = (await upload.json()) as { id: string };
      const askForFilm = (instructions: string) =>
        postJson(
          `${server.url}/api/v1/video/process`,
          { file_ids: [id], instructions },
          { authorization: person.bearer },
        );
      const failures = async (cause: string) => {
        const line = `armoni_job_failures_total{kind="montage",cause="${cause}"} `;
        return Number((await metrics()).split(line)[1]?.split('\n')[0] ?? 0);
      };
      const fail = (reason: 'no-usable-source' | 'tool-missing') =>
        engine.behave(async () => ({ ok: false, reason, message: 'Rien.', refused: [] }));
      const before = await failures('refused');
      fail('no-usable-source');
      for (const more of [1, 2]) {
        await askForFilm(`un film ${more}`);
        await expect.poll(() => failures('refused')).toBe(before + more);
      }
      const missing = await failures('tool-missing');
      fail('tool-missing');
      await askForFilm('un autre film');
      await expect.poll(() => failures('tool-missing')).toBeGreaterThan(missing);
    });
  });
}
