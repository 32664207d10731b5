import type { AddedMusic, FilmCut } from '@armoni/contract/cuts';
import { filmOf } from '@armoni/contract/timeline/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/http/api-error.ts';
import type { StoreOutcome } from '../../../lib/uploads/file-uploads.ts';
import { MusicJob } from './music-job.ts';
import { giveMusicTo } from './table-service.ts';
import { makeTableSession } from './table-session.ts';

vi.mock('./table-service.ts', () => ({ giveMusicTo: vi.fn() }));
afterEach(() => vi.mocked(giveMusicTo).mockReset());

const heard = {
  ...{ url: null, duration_seconds: 60, tempo_bpm: 120, beat_seconds: [], downbeat_seconds: [] },
};
const film = filmOf([{ start: 0, length: 90 }]);
const cut: FilmCut = {
  ...{ film_id: 'f', title: 'Sud', version: 1, timeline: film, sources: [] },
  ...{ music: { ...heard, name: 'a.mp3' }, other_music: [] },
};
const given: AddedMusic = { ...heard, id: 'own-x', name: 'X', chorus_seconds: 20 };
const file = new File(['x'], 'b.mp3', { type: 'audio/mpeg' });

function job(outcome: StoreOutcome = { ok: true, fileId: 'i', url: '/media/b.mp3' }) {
  const session = makeTableSession(cut);
  const error = vi.fn();
  const store = vi.fn(async () => outcome);
  return { session, error, store, job: new MusicJob({ session, say: { error }, store }) };
}
const musicOf = ({ session }: ReturnType<typeof job>) =>
  session.history.get().present.tracks.audio.music;

describe('other music under a cut', () => {
  it('begins with its liveliest part, keeps the mix, and is one step back', async () => {
    const here = job();
    vi.mocked(giveMusicTo).mockResolvedValue(given);
    const before = musicOf(here);
    await here.job.choose('/music/x', 'X');
    expect(musicOf(here)).toMatchObject({ musicId: 'own-x', startSeconds: 20, loops: false });
    expect(here.session.base.get().other_music).toEqual([given]);
    here.session.undo();
    expect(musicOf(here)).toEqual(before);
    here.session.redo();
    here.job.chooseFirst({ ...heard, name: 'a.mp3' });
    expect(musicOf(here)?.musicId).toBeUndefined();
  });

  it('is sent, then given; what is no music is sent nowhere', async () => {
    const here = job();
    vi.mocked(giveMusicTo).mockResolvedValue(given);
    await here.job.upload(new File(['x'], 'b.mp4', { type: 'video/mp4' }));
    expect(here.error).toHaveBeenCalledWith('Veuillez sélectionner un fichier audio');
    expect(here.store).not.toHaveBeenCalled();
    await here.job.upload(file);
    expect(giveMusicTo).toHaveBeenCalledWith('f', '/media/b.mp3');
    expect(here.job.state.get()).toEqual({ status: 'idle' });
  });

  it.each([
    ['Upload raté', { ok: false, reason: 'failed', message: 'Upload raté' } as const],
    ['Silencieux', { ok: true, fileId: 'i', url: '/media/b.mp3' } as const],
  ])('changes nothing when it fails, and says « %s »', async (words, outcome) => {
    const here = job(outcome);
    const body = { code: 'unprocessable', message: words, status: 422 };
    vi.mocked(giveMusicTo).mockRejectedValue(new ApiError(body));
    const before = here.session.history.get();
    await here.job.upload(file);
    expect(here.error).toHaveBeenCalledWith(words);
    expect(here.session.history.get()).toBe(before);
    expect(here.job.state.get()).toEqual({ status: 'idle' });
  });
});
