import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { composeStudio } from './compose/studio.ts';
import { readConfig } from './config.ts';
import { hashOf } from './platform/http/security/content-security-policy.ts';
import { createLogger } from './platform/logging/create-logger.ts';

// What each setting opens in the pages' policy, and nothing else.

const page = '<!doctype html><head><title>x</title><script>theme()</script></head>';
const plain = `script-src 'self' '${hashOf('theme()')}'`;
const clerkKey = `pk_test_${Buffer.from('id.example.org$').toString('base64')}`;
const s3 = { S3_BUCKET: 'films', S3_ENDPOINT: 'https://s3.example.org' };
const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'armoni-policy-'));
  await writeFile(join(folder, 'index.html'), page);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function policyOf(environment: Record<string, string>): Promise<string> {
  const config = readConfig({ LOG_LEVEL: 'silent', ARMONI_DATA_DIR: folder, ...environment });
  const studio = await composeStudio({ ...config, webFolder: folder }, createLogger('silent'));
  const { headers } = await studio.app.inject({ url: '/armoni' });
  await studio.stop();
  return String(headers['content-security-policy']);
}

it('opens nothing to another host in a plain studio, wherever it is reached', async () => {
  const policy = await policyOf({});
  expect(policy).toContain(`default-src 'none'; ${plain}; script-src-attr 'none'`);
  expect(policy).toContain("style-src 'self'; style-src-attr 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types armoni");
  expect(policy).not.toMatch(/unsafe|https?:/);
  expect(await policyOf({ PUBLIC_URL: 'https://example.org' })).toBe(policy);
});

it('opens media to the address of a bucket, with a path in it or without', async () => {
  const host = 'https://media.example.org';
  for (const address of [host, `${host}/armoni`]) {
    const policy = await policyOf({ MEDIA_HOST: address, ...s3, ...keys });
    expect(policy).toContain(`img-src 'self' blob: data: ${host};`);
    expect(policy).toContain(`media-src 'self' blob: data: ${host};`);
    expect(policy).toContain(`connect-src 'self' ${host};`);
    expect(policy).toContain(`${plain};`);
    expect(policy).not.toContain('unsafe');
    // Bytes come from where people see them, never from where the server puts them.
    expect(policy).not.toContain('s3.example.org');
  }
});

it('opens what Clerk documents when Clerk signs in, and no more', async () => {
  const policy = await policyOf({ CLERK_PUBLISHABLE_KEY: clerkKey });
  expect(policy).toContain(`${plain} https://id.example.org https://challenges.cloudflare.com;`);
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toContain("img-src 'self' blob: data: https://img.clerk.com;");
  expect(policy).toContain("connect-src 'self' https://id.example.org;");
  expect(policy).toContain('frame-src https://challenges.cloudflare.com;');
  expect(policy.match(/unsafe/g)).toHaveLength(1);
});
