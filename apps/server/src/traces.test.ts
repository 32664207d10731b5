import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { makeMedia, uploadClip } from './features/files/testing.ts';
import { makeEditInProcess } from './features/films/adapters/edit-in-process.ts';
import { testDatabases } from './platform/database/testing.ts';
import { type CollectedSpan, collectSpans } from './platform/tracing/testing/collect-spans.ts';
import { postJson, signUpSomebody, startTestStudioOn } from './testing.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const clickId = '00f067aa0ba902b7';

const engine = new URL('platform/tracing/testing/engine-of-two-stages.ts', import.meta.url).href;
const tools = {
  ffmpegPath: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobePath: process.env.FFPROBE_PATH ?? 'ffprobe',
};

for (const kind of await testDatabases()) {
  describe(`a studio that is traced, on ${kind.name}`, () => {
    let collector: Awaited<ReturnType<typeof collectSpans>>;
    afterEach(() => collector.close());

    it('shows a film from the click on the page to its ffmpeg processes', {
      timeout: 240_000,
    }, async () => {
      collector = await collectSpans();
      const studio = await startTestStudioOn(kind, {
        replacements: { runEdit: makeEditInProcess({ ...tools, engine }) },
        environment: {
          OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
          OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20abc',
          OTEL_SERVICE_NAME: 'studio-1',
        },
      });
      const { url } = studio;
      expect(await (await fetch(`${url}/api/v1/config`)).json()).toMatchObject({ isTraced: true });
      const person = await signUpSomebody(url);
      const authorization = person.bearer;
      const upload = await uploadClip(url, person, await makeMedia('mp4'));
      const { id: clip } = (await upload.json()) as { id: string };
      const film = { file_ids: [clip], instructions: 'un film de 3 secondes' };
      const traceparent = `00-${traceId}-${clickId}-01`;
      const asked = await postJson(`${url}/api/v1/video/process`, film, {
        ...{ authorization, traceparent, tracestate: `armoni=${Date.now() - 400}` },
      });
      expect(asked.status).toBeLessThan(300);
      const ended = () => collector.spans.find(({ name }) => name === 'job montage');
      await expect.poll(ended, { timeout: 300_000 }).toBeDefined();
      // What was not sent yet is sent by a stop.
      await studio.remove();

      expect(collector.refused).toEqual([]);
      expect(collector.authorizations).toContain('Basic abc');
      const mine = collector.spans.filter((span) => span.traceId === traceId);
      const parentOf = ({ parentSpanId }: CollectedSpan) =>
        mine.find(({ spanId }) => spanId === parentSpanId)?.name ?? parentSpanId;
      const one = (name: string) => {
        const found = mine.filter((span) => span.name === name);
        expect(found, name).toHaveLength(1);
        return found[0] as CollectedSpan;
      };
      const click = one('click');
      expect(click).toMatchObject({ kind: 3, spanId: clickId, parentSpanId: undefined });
      expect(click.seconds).toBeGreaterThanOrEqual(0.4);
      const call = one('POST /api/v1/video/process');
      expect(call).toMatchObject({ kind: 2, service: 'studio-1', parentSpanId: clickId });
      expect(call.attributes['http.response.status_code']).toBe(asked.status);
      const job = one('job montage');
      // The engine of this test refuses in the end.
      expect(job).toMatchObject({ kind: 5, failure: 'refused' });
      expect(job.attributes).toMatchObject({ 'armoni.job.outcome': 'refused' });
      expect(parentOf(job)).toBe(call.name);
      for (const stage of ['probe', 'render']) {
        expect(parentOf(one(`stage ${stage}`))).toBe(job.name);
      }
      const runs = mine.filter(({ name }) => /^ff(mpeg|probe)$/.test(name));
      const rendering = runs.filter((run) => parentOf(run) === 'stage render');
      expect(rendering.length).toBeGreaterThan(0);
      expect(runs.some((run) => parentOf(run) === 'stage probe')).toBe(true);
      expect(rendering.some(({ attributes }) => Number(attributes['armoni.cpu_seconds']) > 0)).toBe(
        true,
      );
      expect(parentOf(one('process edit-in-process'))).toBe(job.name);
      // Nobody is named, and nothing that they wrote.
      const told = JSON.stringify(collector.spans);
      for (const own of [person.id, person.email, 'un film de', clip]) {
        expect(told).not.toContain(own);
      }
    });

    it('takes what is no trace for none, and names a call that fails', async () => {
      collector = await collectSpans();
      const studio = await startTestStudioOn(kind, {
        environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/` },
      });
      const zero = '0'.repeat(32);
      const tracestate = `armoni=${Date.now()}`;
      for (const traceparent of ['nonsense', `00-${zero}-${clickId}-01`]) {
        await fetch(`${studio.url}/api/v1/health`, { headers: { traceparent, tracestate } });
      }
      // Whoever asked for it decided that it is not kept.
      const unsampled = `00-${traceId}-${clickId}-00`;
      await fetch(`${studio.url}/api/v1/health`, {
        headers: { traceparent: unsampled, tracestate },
      });
      // What was not sent yet is sent by a stop.
      await studio.remove();
      const calls = collector.spans.filter(({ name }) => name === 'GET /api/v1/health');
      expect(calls).toHaveLength(2);
      expect(collector.spans.filter(({ name }) => name === 'click')).toEqual([]);
      expect(calls.map(({ parentSpanId }) => parentSpanId)).toEqual([undefined, undefined]);
      expect(calls.map((span) => span.traceId)).not.toContain(zero);
    });
  });
}

describe('a studio that is not traced', () => {
  it('loads nothing of it', () => {
    const program = `
      const { registerHooks } = await import('node:module');
      const loaded = [];
      registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
      await import(${JSON.stringify(new URL('./compose/studio.ts', import.meta.url).href)});
      console.log(JSON.stringify(loaded.filter((url) => /@opentelemetry\\/(sdk|exporter|otlp)/.test(url))));
      process.exit(0);`;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { encoding: 'utf8' },
    );
    expect(stderr).not.toContain('Error');
    expect(JSON.parse(stdout)).toEqual([]);
  });
});
