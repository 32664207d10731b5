import type { FilmCut } from '@armoni/contract/cuts';
import { describe, expect, it, vi } from 'vitest';
import { makeStore } from '../../../lib/store/make-store.ts';
import { makePlayableClips } from './playable-clips.ts';

const source = (id: string, url: string | null, kind = 'video') => ({ id, url, kind });

function openTable(sources: readonly object[]) {
  const base = makeStore({ sources } as unknown as FilmCut);
  const answer = Promise.withResolvers<string | null>();
  const findCopy = vi.fn(() => answer.promise);
  const clips = makePlayableClips({ session: { base }, findCopy });
  const urls = () => base.get().sources.map(({ url }) => url);
  return { base, clips, findCopy, urls, answer: answer.resolve };
}

describe('clips that this browser cannot play', () => {
  it('are shown from a copy as soon as there is one, and the others are left alone', async () => {
    const { clips, findCopy, urls, answer } = openTable([
      source('0-a', '/media/a.mp4'),
      source('1-b', '/media/b.mp4'),
      source('2-a', '/media/a.mp4'),
    ]);
    clips.cannotPlay('http://localhost/media/a.mp4');
    clips.cannotPlay('http://localhost/media/a.mp4');
    expect(findCopy.mock.calls.map(([id]: unknown[]) => id)).toEqual(['a', 'a']);
    expect([...clips.waiting.get()]).toEqual(['0-a', '2-a']);
    answer('/media/copy.mp4');
    await vi.waitFor(() => expect(clips.waiting.get().size).toBe(0));
    expect(urls()).toEqual(['/media/copy.mp4', '/media/b.mp4', '/media/copy.mp4']);
  });

  it('stay shown from their copy when another version is opened', async () => {
    const { base, clips, urls, answer } = openTable([source('0-a', '/media/a.mp4')]);
    clips.cannotPlay('/media/a.mp4');
    answer('/media/copy.mp4');
    await vi.waitFor(() => expect(urls()).toEqual(['/media/copy.mp4']));
    base.set({ sources: [source('0-a', '/media/a.mp4')] } as unknown as FilmCut);
    expect(urls()).toEqual(['/media/copy.mp4']);
  });

  it('stay as they are where no copy can be made', async () => {
    const { clips, urls, answer } = openTable([source('0-a', '/media/a.mp4')]);
    clips.cannotPlay('/media/a.mp4');
    answer(null);
    await vi.waitFor(() => expect(clips.waiting.get().size).toBe(0));
    expect(urls()).toEqual(['/media/a.mp4']);
  });
});
