import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../logging/create-logger.ts';
import { createHttpApp } from '../create-http-app.ts';
import { looksPerPatience, usualPatience } from './end-silent-bodies.ts';

const patience = { headersMs: 500, silenceMs: 400 };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a line that nobody uses', () => {
  let app: FastifyInstance;
  let port: number;
  const sockets: Socket[] = [];
  beforeEach(async () => {
    app = await createHttpApp({
      logger: createLogger('silent'),
      authenticate: async () => undefined,
      explainError: () => undefined,
      ...{ trustedProxies: [], scriptHashes: [], mediaOrigins: [], hostedIdentity: undefined },
      ...{ corsOrigins: [], isBehindTls: false, rateLimitFactor: 1, patience },
    });
    app.post('/take', ({ body }) => ({ took: JSON.stringify(body).length }));
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as { port: number }).port;
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await app.close();
  });

  /** What is heard until the line is closed by the other side. */
  const open = () => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    const heard: string[] = [];
    socket.on('data', (data) => heard.push(data.toString()));
    const closed = new Promise<string>((resolve) => {
      socket.on('error', () => {});
      socket.on('close', () => resolve(heard.join('')));
    });
    return { socket, closed, heard };
  };
  const head = (length: number) =>
    `POST /take HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

  it('is held for 15 s at most', () => {
    for (const ms of Object.values(usualPatience)) {
      expect(ms + ms / looksPerPatience).toBeLessThanOrEqual(15_000);
    }
  });

  it('is closed when nothing is ever said on it', async () => {
    expect(await open().closed).toContain('408');
  });

  it('is closed when headers do not end', async () => {
    const { socket, closed } = open();
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
    expect(await closed).toContain('408');
  });

  it('is closed when a body stops, and when it only drips', async () => {
    const silent = open();
    silent.socket.write(`${head(5000)}"half`);
    const dripping = open();
    dripping.socket.write(`${head(5000)}"`);
    const drops = setInterval(() => dripping.socket.write('a'), 100);
    expect(await silent.closed).toContain('408');
    expect(await dripping.closed).toContain('408');
    clearInterval(drops);
  });

  it('stays open for a body that is slow and goes on for longer than any silence', async () => {
    const { socket, heard } = open();
    const pieces = 20;
    socket.write(`${head(pieces * 400 + 2)}"`);
    for (let piece = 0; piece < pieces; piece += 1) {
      socket.write('a'.repeat(400));
      await pause(patience.silenceMs / 5);
    }
    socket.write('"');
    await expect.poll(() => heard.join('')).toContain(`{"took":${pieces * 400 + 2}}`);
  });
});
