import { describe, expect, it, vi } from 'vitest';
import type { StoreOutcome } from '../../../lib/uploads/file-uploads.ts';
import { audioUrlOf, MusicChoice } from './music-choice.ts';

const song = (name: string) => new File(['song'], name, { type: 'audio/mpeg' });

function setUp(...outcomes: StoreOutcome[]) {
  const told = { error: vi.fn(), urlSet: vi.fn() };
  const store = vi.fn(async () => outcomes.shift() as StoreOutcome);
  const choice = new MusicChoice({
    store,
    describe: async () => ({ durationSeconds: 166, peaks: [0.5, 1] }),
    onError: told.error,
    onUrlSet: told.urlSet,
    restored: null,
  });
  return { choice, told, store };
}

const silence = '/media/silence.m4a';

describe('the music', () => {
  it('is the silent track until one is chosen', () => {
    const { choice } = setUp();
    expect(audioUrlOf(choice.state.get(), silence)).toBe(silence);
  });

  it('is the uploaded file, with its length and waveform', async () => {
    const { choice } = setUp({ ok: true, fileId: 'f', url: '/media/m.mp3' });
    await choice.upload(song('outfoxing.mp3'));
    expect(choice.state.get()).toEqual({
      status: 'chosen',
      music: { name: 'outfoxing.mp3', url: '/media/m.mp3', durationSeconds: 166, peaks: [0.5, 1] },
    });
    expect(audioUrlOf(choice.state.get(), silence)).toBe('/media/m.mp3');
  });

  it('stays what it was when another file cannot be uploaded', async () => {
    const { choice, told } = setUp(
      { ok: true, fileId: 'f', url: '/media/m.mp3' },
      { ok: false, reason: 'failed', message: "Erreur lors de l'upload audio" },
    );
    await choice.upload(song('a.mp3'));
    await choice.upload(song('b.mp3'));
    expect(told.error).toHaveBeenCalledWith("Erreur lors de l'upload audio");
    expect(audioUrlOf(choice.state.get(), silence)).toBe('/media/m.mp3');
  });

  it('refuses what is no audio without sending it', async () => {
    const { choice, told, store } = setUp();
    await choice.upload(new File(['x'], 'a.mp4', { type: 'video/mp4' }));
    expect(told.error).toHaveBeenCalledWith('Veuillez sélectionner un fichier audio');
    expect(store).not.toHaveBeenCalled();
  });

  it('is an address, trimmed', () => {
    const { choice, told } = setUp();
    choice.setUrl('  https://music.test/a%20b.mp3?x=1 ');
    expect(choice.state.get()).toMatchObject({
      music: { name: 'a b.mp3', url: 'https://music.test/a%20b.mp3?x=1' },
    });
    expect(told.urlSet).toHaveBeenCalledOnce();
  });

  it('is not changed by an empty address', () => {
    const { choice, told } = setUp();
    expect(choice.setUrl('   ')).toEqual({ ok: false });
    expect(choice.state.get()).toEqual({ status: 'none' });
    expect(told.urlSet).not.toHaveBeenCalled();
  });

  it('forgets an upload that was given up', async () => {
    const { choice } = setUp({ ok: true, fileId: 'f', url: '/media/m.mp3' });
    const upload = choice.upload(song('a.mp3'));
    choice.clear();
    await upload;
    expect(choice.state.get()).toEqual({ status: 'none' });
  });
});
