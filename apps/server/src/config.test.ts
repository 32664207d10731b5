import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, rootFolder } from './config.ts';
import { envExample } from './env-example.ts';

describe('the settings', () => {
  it('need nothing to be set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', ARMONI_ROLE: 'both' });
    expect(config.publicUrl).toBe('http://localhost:3000');
    expect(config.dataFolder).toBe(join(rootFolder, 'data'));
  });

  it('take an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
  });

  it('split lists and know switches', () => {
    const config = readConfig({
      CORS_ORIGINS: 'https://a.fr, https://b.fr',
      S3_FORCE_PATH_STYLE: 'false',
    });
    expect(config.CORS_ORIGINS).toEqual(['https://a.fr', 'https://b.fr']);
    expect(config.S3_FORCE_PATH_STYLE).toBe(false);
  });

  it.each([
    [{ PORT: 'x' }, /^La variable PORT est invalide/],
    [{ PORT: '70000' }, /^La variable PORT est invalide/],
    [{ PORT: '6000' }, /^Les navigateurs refusent le port 6000/],
    [{ PUBLIC_URL: 'http://a.fr:6667' }, /^Les navigateurs refusent le port 6667/],
    [{ DATABASE_URL: 'mysql://a' }, /^La variable DATABASE_URL est invalide\. Exemple : DATABASE/],
    [{ PUBLIC_URL: 'studio' }, /PUBLIC_URL/],
    [{ PUBLIC_URL: 'https://a.fr/armoni' }, /^PUBLIC_URL nomme un chemin/],
    [{ CLERK_PUBLISHABLE_KEY: 'pk_test_bm90aGluZw' }, /CLERK_PUBLISHABLE_KEY/],
    [{ TOKEN_ISSUER: 'https://a.fr' }, /^La variable TOKEN_AUDIENCE est nécessaire/],
    [{ ARMONI_ROLE: 'worker' }, /PostgreSQL/],
    [{ ARMONI_ROLE: 'api', DATABASE_URL: 'postgres://db/a' }, /IDENTITY_SECRET/],
  ])('say in one French line what is wrong: %o', (environment, message) => {
    const read = () => readConfig(environment as Record<string, string>);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(message);
  });

  it('take any port that no browser is sent to', () => {
    expect(readConfig({ PORT: '6000', PUBLIC_URL: 'https://a.fr' }).PORT).toBe(6000);
    const worker = { PORT: '6000', ARMONI_ROLE: 'worker', DATABASE_URL: 'postgres://db/a' };
    expect(readConfig(worker).PORT).toBe(6000);
  });

  it('never repeat a secret in their complaints', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://user:canary@host' });
    expect(read).toThrow(/^(?!.*canary)/);
  });

  it('are all in .env.example (node apps/server/src/write-env-example.ts)', () => {
    expect(readFileSync(join(rootFolder, '.env.example'), 'utf8')).toBe(envExample());
  });
});
