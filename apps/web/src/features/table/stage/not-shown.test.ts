import type { CutSource } from '@armoni/contract/cuts';
import { filmOf } from '@armoni/contract/timeline/testing';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import { describe, expect, it } from 'vitest';
import { captionAt, notShownAt } from './not-shown.ts';

const film = filmOf([
  { start: 0, length: 60 },
  { start: 100, length: 60 },
]);
const plain: CutSource = {
  ...{ id: 'clip', name: 'clip', kind: 'video', url: '/clip', frames: 600, moments: [] },
  ...{ width: 640, height: 360, has_audio: true, frames_per_second: 30 },
};
const at = (timeline: Timeline, frame: number, source: Partial<CutSource> = {}) =>
  notShownAt(timeline, frame, () => ({ ...plain, ...source }));

function withShot(change: Partial<Shot>): Timeline {
  const { video } = film.tracks;
  const clips = video.clips.map((shot, index) => (index === 1 ? { ...shot, ...change } : shot));
  return { ...film, tracks: { ...film.tracks, video: { ...video, clips } } };
}

describe('what the preview lacks', () => {
  it('is nothing of a plain shot', () => {
    expect(at(film, 10)).toEqual([]);
  });

  it('is said at the shot that will be steadied, and nowhere else', () => {
    const steadied = withShot({ steady: true });
    expect(at(steadied, 10)).toEqual([]);
    expect(at(steadied, 70)).toEqual(['steady']);
  });

  it('is the light of HDR clips, and what is blended because it is slowed', () => {
    expect(at(film, 10, { is_hdr: true })).toEqual(['light']);
    expect(at(withShot({ speed: 0.5 }), 70)).toEqual(['blended']);
    expect(at(withShot({ speed: 0.5 }), 70, { frames_per_second: 60 })).toEqual([]);
  });

  it('is how captions are drawn: what they say and when is shown', () => {
    const sourceId = film.tracks.video.clips[0]?.mediaReference.sourceId ?? '';
    const cues = [{ startSeconds: 0.5, endSeconds: 1, text: 'Bonjour' }];
    const captions = { manner: 'burnt', family: 'wide', clips: [{ sourceId, cues }] } as const;
    const said: Timeline = { ...film, captions: { ...captions, clips: [{ sourceId, cues }] } };
    expect(captionAt(said, 14)).toBeNull();
    expect(captionAt(said, 15)).toBe('Bonjour');
    expect(at(said, 15)).toEqual(['captions']);
    expect(captionAt({ ...said, captions: { ...said.captions!, manner: 'track' } }, 15)).toBeNull();
  });
});
