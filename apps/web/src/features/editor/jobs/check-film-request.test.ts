import { describe, expect, it } from 'vitest';
import { checkGenerate } from './check-film-request.ts';

describe('asking for a film', () => {
  it('needs a clip', () => {
    expect(checkGenerate({ userId: 'u', storedClips: 0 })).toEqual({
      ok: false,
      message: 'Veuillez ajouter au moins une vidéo/image',
    });
  });

  it('needs a signed-in person', () => {
    expect(checkGenerate({ userId: undefined, storedClips: 1 })).toEqual({
      ok: false,
      message: 'Utilisateur non connecté',
    });
  });

  it('takes 42 clips and no more', () => {
    expect(checkGenerate({ userId: 'u', storedClips: 42 })).toEqual({ ok: true, userId: 'u' });
    expect(checkGenerate({ userId: 'u', storedClips: 43 })).toEqual({
      ok: false,
      message: 'Maximum 42 videos allowed',
    });
  });
});
