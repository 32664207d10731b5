import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchUnlessSilent, SilentService } from './fetch-unless-silent.ts';
import { type SilentServer, startSilentServer } from './testing/silent-server.ts';

describe('a call of a service that falls silent', () => {
  let server: SilentServer;
  afterEach(() => server.close());

  const get = fetchUnlessSilent(150);

  it('ends when the service accepts it and says nothing', async () => {
    server = await startSilentServer('nothing');
    await expect(get(server.url)).rejects.toThrow(SilentService);
    await server.left;
  });

  it('ends when headers come and nothing after them', async () => {
    server = await startSilentServer('headers');
    const answer = await get(server.url);
    await expect(answer.text()).rejects.toThrow(SilentService);
    await server.left;
  });

  it('ends when the answer stops in the middle', async () => {
    server = await startSilentServer('half', 'data: {}\n\n');
    const answer = await get(server.url);
    await expect(answer.text()).rejects.toThrow(SilentService);
    await server.left;
  });

  it('goes on while pieces come, however long the whole takes', async () => {
    server = await startSilentServer('slow', 'abcdefgh', 40);
    const began = performance.now();
    expect(await (await get(server.url)).text()).toBe('abcdefgh');
    expect(performance.now() - began).toBeGreaterThan(250);
  });

  it('waits longer for an answer to a large body', async () => {
    server = await startSilentServer('late', 'merci', 300);
    const body = new Uint8Array(125 * 500);
    expect(await text((await get(server.url, { method: 'PUT', body })).body!)).toBe('merci');
  });

  it('is ended by its caller as any other', async () => {
    server = await startSilentServer('nothing');
    const stopping = new AbortController();
    const call = fetchUnlessSilent(10_000)(server.url, { signal: stopping.signal });
    stopping.abort(new Error('stopped'));
    await expect(call).rejects.toThrow('stopped');
  });
});
