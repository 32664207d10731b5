import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { makeSafeFetch, type SafeFetchDependencies } from './safe-fetch.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(listener: RequestListener): Promise<{ port: number; calls(): number }> {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, calls: () => calls };
}

const loopbackOnly: SafeFetchDependencies = {
  isAllowedAddress: (address) => address === '127.0.0.1',
};
const get = (url: string, parts: SafeFetchDependencies = {}, maxBytes = 1000, timeoutMs = 2000) =>
  makeSafeFetch(parts)(url, { maxBytes, timeoutMs }, async ({ stream }) =>
    (await buffer(stream)).toString(),
  );

describe('fetching what a person points at', () => {
  it('gives the body of a public address', async () => {
    const { port } = await serve((_request, response) => response.end('music'));
    const outcome = await get(`http://127.0.0.1:${port}/`, loopbackOnly);
    expect(outcome).toEqual({ ok: true, value: 'music' });
  });

  it.each([
    'http://127.0.0.1:PORT/',
    'http://localhost:PORT/',
    'http://2130706433:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://0x7f.1:PORT/',
    'http://127.1:PORT/',
    'http://0.0.0.0:PORT/',
    'http://[::1]:PORT/',
    'http://[::]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://[::ffff:7f00:1]:PORT/',
    'http://[::127.0.0.1]:PORT/',
    'http://[64:ff9b::7f00:1]:PORT/',
    'http://[2002:7f00:1::]:PORT/',
    'http://user:secret@127.0.0.1:PORT/',
  ])('never connects to %s', async (form) => {
    const server = await serve((_request, response) => response.end('secret'));
    const outcome = await get(form.replace('PORT', String(server.port)));
    expect(outcome).toEqual({ ok: false, reason: 'address-refused' });
    expect(server.calls()).toBe(0);
  });

  it.each([
    'file:///etc/passwd',
    'ftp://example.org/x',
    'data:text/plain,x',
    'gopher://x',
    'x',
    '',
  ])('refuses %j', async (url) => {
    expect(await get(url)).toEqual({ ok: false, reason: 'address-refused' });
  });

  it('refuses a redirect to a private address', async () => {
    const inner = await serve((_request, response) => response.end('secret'));
    const outer = await serve((_request, response) => {
      response.writeHead(302, { location: `http://127.0.0.2:${inner.port}/` }).end();
    });
    const outcome = await get(`http://127.0.0.1:${outer.port}/`, loopbackOnly);
    expect(outcome).toEqual({ ok: false, reason: 'address-refused' });
    expect(inner.calls()).toBe(0);
  });

  it('follows a few redirects, not endless ones', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(302, { location: '/again' }).end();
    });
    const outcome = await get(`http://127.0.0.1:${server.port}/`, loopbackOnly);
    expect(outcome).toEqual({ ok: false, reason: 'too-many-redirects' });
    expect(server.calls()).toBe(6);
  });

  it('connects to the address that was checked, asking for the name once', async () => {
    const server = await serve((_request, response) => response.end('secret'));
    let lookups = 0;
    // First a public answer, then this machine: what a rebinding name server does.
    const lookup = ((_name: string, _options: object, done: (...result: unknown[]) => void) => {
      lookups += 1;
      done(null, [{ address: lookups === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }]);
    }) as unknown as SafeFetchDependencies['lookup'];
    const url = `http://music.example:${server.port}/`;
    const isAllowedAddress = (address: string) => address === '192.0.2.1';
    const outcome = await get(url, { lookup, isAllowedAddress }, 1000, 300);
    expect(outcome.ok).toBe(false);
    expect(lookups).toBe(1);
    expect(server.calls()).toBe(0);
  });

  it('refuses a name when any of its addresses is private', async () => {
    const lookup = ((_name: string, _options: object, done: (...result: unknown[]) => void) => {
      const addresses = ['93.184.216.34', '10.0.0.1'];
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    }) as unknown as SafeFetchDependencies['lookup'];
    const outcome = await get('http://music.example/', { lookup });
    expect(outcome).toEqual({ ok: false, reason: 'address-refused' });
  });

  it('cuts off an endless body', async () => {
    const { port } = await serve((_request, response) => {
      const pump = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
      };
      response.on('drain', pump);
      pump();
    });
    const outcome = await get(`http://127.0.0.1:${port}/`, loopbackOnly, 1_000_000);
    expect(outcome).toEqual({ ok: false, reason: 'too-large' });
  });

  it('refuses by the announced length before reading', async () => {
    const { port } = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': 5000 }).flushHeaders();
    });
    const outcome = await get(`http://127.0.0.1:${port}/`, loopbackOnly, 1000);
    expect(outcome).toEqual({ ok: false, reason: 'too-large' });
  });

  it('gives up on a server that never ends its answer', async () => {
    const { port } = await serve((_request, response) => response.write('a'));
    const outcome = await get(`http://127.0.0.1:${port}/`, loopbackOnly, 1000, 200);
    expect(outcome).toEqual({ ok: false, reason: 'too-slow' });
  });

  it('does not unpack a compressed body', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000));
    const { port } = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    });
    const outcome = await get(`http://127.0.0.1:${port}/`, loopbackOnly, 100_000);
    expect(outcome).toEqual({ ok: false, reason: 'status' });
  });

  it('passes on what is not the fetch’s own failure', async () => {
    const { port } = await serve((_request, response) => response.end('music'));
    const fetched = makeSafeFetch(loopbackOnly)(
      `http://127.0.0.1:${port}/`,
      { maxBytes: 1000, timeoutMs: 2000 },
      async () => {
        throw new Error('disk full');
      },
    );
    await expect(fetched).rejects.toThrow('disk full');
  });
});

describe('a public address', () => {
  it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:93.184.216.34'])(
    'is %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '168.63.129.16',
    '::ffff:168.63.129.16',
    '100.100.100.200',
    '192.0.0.192',
    '192.88.99.1',
    '161.26.0.10',
    '166.9.14.30',
    '2620:4f:8000::1',
    '3fff::1',
    '100.64.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
    '240.0.0.1',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '2001:db8::1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:0::1',
    'x',
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false));
});
