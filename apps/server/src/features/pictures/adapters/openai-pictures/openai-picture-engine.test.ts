import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { startSilentServer } from '../../../../platform/outbound/testing/silent-server.ts';
import { pictureTexts } from '../../texts.ts';
import { markAsGenerated as markPicture } from '../mark-as-generated.ts';
import { makeOpenaiPictureEngine } from './openai-picture-engine.ts';

const never = new AbortController().signal;
const order = {
  prompt: 'un lac',
  width: 512,
  height: 768,
  seed: 7,
  style: null,
  reference: null,
};

function pngOf(): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
}

describe('an OpenAI-compatible image service', () => {
  let server: Server;
  let calls: { path: string; body: string }[];
  afterEach(() => server.close());

  async function start(status: number, answer: string) {
    calls = [];
    server = createServer(async (request, response) => {
      calls.push({ path: request.url ?? '', body: await text(request) });
      response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const baseUrl = `http://127.0.0.1:${port}/v1`;
    return makeOpenaiPictureEngine({
      baseUrl,
      model: 'flux',
      apiKey: null,
      markPicture,
      retries: 0,
    });
  }

  const drawn = async () =>
    JSON.stringify({ created: 1, data: [{ b64_json: (await pngOf()).toString('base64') }] });

  it('draws, and its picture carries the mark of a generated one', async () => {
    const engine = await start(200, await drawn());
    const made = await engine.make(order, never);
    if (!made.ok) throw new Error(made.message);
    expect(calls[0]?.path).toBe('/v1/images/generations');
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({
      model: 'flux',
      prompt: 'un lac',
      size: '512x768',
    });
    const { xmp } = await sharp(made.bytes).metadata();
    expect(xmp?.toString()).toContain('trainedAlgorithmicMedia');
    expect(made.notes).toEqual([]);
  });

  it('changes a reference, and says that it applies no styles', async () => {
    const engine = await start(200, await drawn());
    const reference = await pngOf();
    const made = await engine.make({ ...order, reference, style: new Uint8Array(1) }, never);
    expect(calls[0]?.path).toBe('/v1/images/edits');
    expect(made).toMatchObject({ ok: true, notes: [pictureTexts.noStylesHere] });
  });

  it.each([
    [400, '{"error":{"message":"bad size"}}', pictureTexts.engineRefused],
    [503, 'busy', pictureTexts.engineAway],
    [200, '{"data":[]}', expect.any(String)],
    [200, 'no JSON', expect.any(String)],
  ])('says in French what %i %s means', async (status, answer, message) => {
    const engine = await start(status, answer);
    expect(await engine.make(order, never)).toEqual({ ok: false, message });
  });

  it('says that a service that is down does not answer', async () => {
    const engine = await start(200, '');
    await new Promise((resolve) => server.close(resolve));
    expect(await engine.make(order, never)).toEqual({
      ok: false,
      message: pictureTexts.engineAway,
    });
  });
});

describe('an image service that hangs', () => {
  it.each(['nothing', 'headers', 'half'] as const)(
    'is told as away, asked once and hung up on (%s)',
    async (silence) => {
      const silent = await startSilentServer(silence, '{"created":1,');
      const engine = makeOpenaiPictureEngine({
        baseUrl: `${silent.url}/v1`,
        model: 'flux',
        apiKey: null,
        markPicture,
        silenceMs: 80,
      });
      const message = pictureTexts.engineAway;
      expect(await engine.make(order, never)).toEqual({ ok: false, message });
      await silent.left;
      expect(silent.calls()).toBe(1);
      await silent.close();
    },
  );
});
