import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, hashOf, type PolicyOptions } from './content-security-policy.ts';

const plain: PolicyOptions = {
  scriptHashes: ['sha256-theme='],
  mediaOrigins: [],
  hostedIdentity: undefined,
};
const clerk = {
  scripts: ['https://id.example', 'https://robots.example'],
  calls: ['https://id.example'],
  pictures: ['https://faces.example'],
  frames: ['https://robots.example'],
};

/** The sources of each directive. */
function read(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the content security policy', () => {
  it('allows nothing that it does not name, and nothing inline but by its hash', () => {
    const policy = contentSecurityPolicy(plain);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(read(policy)).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'sha256-theme='",
      'script-src-attr': "'none'",
      'style-src': "'self'",
      'style-src-attr': "'none'",
      'img-src': "'self' blob: data:",
      'media-src': "'self' blob: data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'frame-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'armoni',
    });
  });

  it('names the one style element that a page carries', () => {
    const { 'style-src': styles } = read(contentSecurityPolicy(plain, 'p{}'));
    expect(hashOf('p{}')).toMatch(/^sha256-[\w+/]{43}=$/);
    expect(styles).toBe(`'self' '${hashOf('p{}')}'`);
  });

  it('lets media come from where they are kept, and nothing else', () => {
    const bucket = 'https://media.example.org';
    const policy = read(contentSecurityPolicy({ ...plain, mediaOrigins: [bucket] }));
    const naming = Object.keys(policy).filter((name) => policy[name]?.includes(bucket));
    expect(naming).toEqual(['img-src', 'media-src', 'connect-src']);
  });

  it('makes room for a hosted identity provider only where there is one', () => {
    const policy = read(contentSecurityPolicy({ ...plain, hostedIdentity: clerk }, 'p{}'));
    expect(policy).toMatchObject({
      'script-src': "'self' 'sha256-theme=' https://id.example https://robots.example",
      // A hash beside it would switch it off.
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' blob: data: https://faces.example",
      'connect-src': "'self' https://id.example",
      'worker-src': "'self' blob:",
      'frame-src': 'https://robots.example',
    });
    expect(policy['script-src']).not.toContain('unsafe');
    for (const strict of ['style-src-attr', 'require-trusted-types-for', 'trusted-types']) {
      expect(policy).not.toHaveProperty(strict);
    }
  });
});
