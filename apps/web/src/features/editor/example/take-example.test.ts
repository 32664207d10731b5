import type { OwnPiece } from '@armoni/contract/own-music';
import { describe, expect, it, vi } from 'vitest';
import { makeStore } from '../../../lib/store/make-store.ts';
import { makeClipUploads } from '../clips/clip-uploads.ts';
import { MusicChoice } from '../music/music-choice.ts';
import { noCorrections } from '../wish/corrections.ts';
import type { Wish } from '../wish/wish.ts';
import { exampleClips, examplePieceId } from './example-clips.ts';
import { takeExample } from './take-example.ts';

const piece: OwnPiece = {
  ...{ id: examplePieceId, name: 'Marée haute', mood: 'epic', tempo_bpm: 96 },
  ...{ duration_seconds: 100, peaks: [0.4, 1], url: '/api/v1/video/music/maree-haute-1.m4a' },
};

function setUp({ isRefused = '' } = {}) {
  const uploads = makeClipUploads({
    store: async ({ name }) =>
      name === isRefused
        ? { ok: false, reason: 'failed', message: 'non' }
        : { ok: true, fileId: `f-${name}`, url: `/media/${name}` },
    describe: async () => ({ durationSeconds: 6, thumbnail: null }),
    complete: async () => null,
    newKey: () => crypto.randomUUID(),
    onError: vi.fn(),
    onNews: vi.fn(),
    restored: [],
  });
  const music = new MusicChoice({
    store: vi.fn(),
    describe: vi.fn(),
    onError: vi.fn(),
    onUrlSet: vi.fn(),
    restored: null,
  });
  const wish = makeStore<Wish>({
    ...{ instructions: '', aspectRatio: '9:16', corrections: noCorrections },
  });
  const fetchClip = async ({ fileName }: { fileName: string }) => new File(['x'], fileName);
  return { session: { uploads, music, wish }, fetchClip, readOwnMusic: async () => [piece] };
}

describe('the example of the empty editor', () => {
  it('puts six clips, music and a wish into the editor, in the format that is chosen', async () => {
    const { session, ...sources } = setUp();
    expect(await takeExample(session, sources)).toBe(true);
    const names = session.uploads.queue.get().map(({ name, state }) => [name, state.status]);
    expect(names).toEqual(exampleClips.map(({ fileName }) => [fileName, 'stored']));
    expect(session.music.state.get()).toMatchObject({ music: { url: piece.url } });
    expect(session.wish.get()).toMatchObject({ aspectRatio: '9:16' });
    expect(session.wish.get().instructions).toContain('Premier film');
  });

  it('says so when a clip is refused, and when one cannot be had', async () => {
    const refused = setUp({ isRefused: exampleClips[2]?.fileName ?? '' });
    expect(await takeExample(refused.session, refused)).toBe(false);
    const lost = setUp();
    expect(await takeExample(lost.session, { ...lost, fetchClip: async () => null })).toBe(false);
    expect(lost.session.uploads.queue.get()).toEqual([]);
  });

  it('waits for no clip that was taken out meanwhile', async () => {
    const { session, ...sources } = setUp();
    const never = new Promise<never>(() => undefined);
    const uploads = makeClipUploads({
      store: () => never,
      describe: async () => ({ durationSeconds: 6, thumbnail: null }),
      complete: async () => null,
      newKey: () => crypto.randomUUID(),
      onError: vi.fn(),
      onNews: vi.fn(),
      restored: [],
    });
    const taken = takeExample({ ...session, uploads }, sources);
    await vi.waitFor(() => expect(uploads.queue.get()).toHaveLength(exampleClips.length));
    uploads.remove(uploads.queue.get()[0]?.key ?? '');
    expect(await taken).toBe(false);
  });
});
