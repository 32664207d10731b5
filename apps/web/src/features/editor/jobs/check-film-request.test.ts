import { describe, expect, it } from 'vitest';
import { checkFilmRequest } from './check-film-request.ts';

describe('asking for a film', () => {
  it('needs a clip', () => {
    expect(checkFilmRequest({ userId: 'u', storedClips: 0 })).toEqual({
      ok: false,
      message: 'Veuillez ajouter au moins une vidéo/image',
    });
  });

  it('needs a signed-in person', () => {
    expect(checkFilmRequest({ userId: undefined, storedClips: 1 })).toEqual({
      ok: false,
      message: 'Utilisateur non connecté',
    });
  });

  it('waits for the music, which was left out in silence', () => {
    const request = { userId: 'u', storedClips: 1 };
    expect(checkFilmRequest({ ...request, isMusicOnItsWay: true }).ok).toBe(false);
    expect(checkFilmRequest({ ...request, isMusicOnItsWay: false }).ok).toBe(true);
  });

  it('takes 42 clips and no more', () => {
    expect(checkFilmRequest({ userId: 'u', storedClips: 42 })).toEqual({ ok: true, userId: 'u' });
    expect(checkFilmRequest({ userId: 'u', storedClips: 43 })).toEqual({
      ok: false,
      message: 'Maximum 42 videos allowed',
    });
  });
});
