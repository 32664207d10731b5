import { expect, it } from 'vitest';
import { checkOwnScript, ForeignScriptError } from './own-script.ts';

const page = 'https://studio.example.org/trainer';

it('is a script that our build has written', () => {
  const url = 'https://studio.example.org/assets/study-worker-1a2b.js';
  expect(checkOwnScript('/assets/study-worker-1a2b.js', page)).toBe(url);
  expect(checkOwnScript(url, page)).toBe(url);
});

it.each([
  'https://evil.example/assets/a.js',
  '//evil.example/assets/a.js',
  '/media/u/c/a.js',
  '/assets/../media/u/c/a.js',
  '/assets/%2e%2e/media/u/c/a.js',
  'data:text/javascript,alert(1)',
  'blob:https://studio.example.org/assets/1',
  'javascript:alert(1)',
])('is nothing else: %s', (url) => {
  expect(() => checkOwnScript(url, page)).toThrow(ForeignScriptError);
});
