import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../setup/paths.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const settings = new Set(
  [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
);
/** Of Node and of the C library. */
const others = ['NODE_ENV', 'MALLOC_MMAP_THRESHOLD_'];

it('sets only what the studio reads', () => {
  const composed = ['compose.yaml', 'compose.many.yaml']
    .flatMap((name) => [...read(`deploy/${name}`).matchAll(/\b([A-Z][A-Z0-9_]+): /g)])
    .map(([, name]) => name)
    .filter((name) => !/^(POSTGRES|MINIO_ROOT)_/.test(name));
  const ofImage = /^ENV (.+)$/m.exec(read('deploy/Dockerfile'))?.[1] ?? '';
  const ofUnit = /^Environment=(.+)$/m.exec(read('deploy/armoni.service'))?.[1] ?? '';
  const assigned = `${ofImage} ${ofUnit}`.split(' ').map((one) => one.split('=')[0]);
  expect(composed.length).toBeGreaterThan(10);
  expect(assigned.length).toBeGreaterThan(5);
  const unknown = [...composed, ...assigned].filter((name) => !settings.has(name));
  expect(unknown.filter((name) => !others.includes(name))).toEqual([]);
});

it('passes words as they come, and keeps figures inside', () => {
  const [nginx, caddy] = [read('deploy/nginx.conf'), read('deploy/Caddyfile')];
  for (const line of [
    'proxy_buffering off',
    'proxy_request_buffering off',
    'client_max_body_size 0',
  ]) {
    expect(nginx).toContain(`${line};`);
  }
  expect(nginx).toMatch(/location = \/metrics \{\s+return 404;/);
  expect(caddy).toContain('flush_interval -1');
  expect(caddy).toContain('respond /metrics 404');
});
