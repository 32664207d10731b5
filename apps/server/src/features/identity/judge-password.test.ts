import { describe, expect, it } from 'vitest';
import { isCommonInThread } from './adapters/password-thread.ts';
import { makeJudgePassword } from './judge-password.ts';

const judge = makeJudgePassword({ isCommon: isCommonInThread, studio: ['Armoni'] });
const about = ['Maëlle Lefebvre', 'maelle.lef@studio.example'];

describe('a new password', () => {
  it.each([
    ['sept ca', 'PASSWORD_TOO_SHORT'],
    ['x'.repeat(129), 'PASSWORD_TOO_LONG'],
    ['motdepasse', 'PASSWORD_TOO_COMMON'],
    ['MotDePasse', 'PASSWORD_TOO_COMMON'],
    ['azertyuiop', 'PASSWORD_TOO_COMMON'],
    ['12345678', 'PASSWORD_TOO_COMMON'],
    ['trustno1', 'PASSWORD_TOO_COMMON'],
    ['ｐａｓｓｗｏｒｄ', 'PASSWORD_TOO_COMMON'],
    ['Maelle-1990', 'PASSWORD_ABOUT_YOU'],
    ['lefebvremaëlle', 'PASSWORD_ABOUT_YOU'],
    ['maelle.lef@studio.example', 'PASSWORD_ABOUT_YOU'],
    ['Armoni2026!', 'PASSWORD_ABOUT_YOU'],
    ['armoniarmoni', 'PASSWORD_ABOUT_YOU'],
  ])('is refused: %s', async (password, problem) => {
    expect(await judge({ password, about })).toBe(problem);
  });

  it.each([
    'un mot de passe solide',
    'armoni me fait rêver',
    'la plage de Maëlle',
    // No composition is asked for, and a space, an accent or an emoji counts as any other.
    'xqzvwkjh',
    '71840265',
    'été 🌊 à Belle-Île',
    'y'.repeat(128),
  ])('is taken: %s', async (password) => {
    expect(await judge({ password, about })).toBeUndefined();
  });

  it('may be anything where nothing is known of its person', async () => {
    expect(await judge({ password: 'maelle-1990', about: ['', 'a@b.fr'] })).toBeUndefined();
  });
});
