import { shotsOf } from '@armoni/contract/timeline/ranges';
import { clip, filmOf } from '@armoni/contract/timeline/testing';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import { describe, expect, it } from 'vitest';
import { reaches, snapTrim } from './snap-trim.ts';

const film = filmOf([
  { start: 30, length: 40 },
  { start: 100, length: 50 },
]);
const first = shotsOf(film)[0] as Shot;
const music = { beat_seconds: [0, 0.5, 1, 1.5], downbeat_seconds: [0, 1] };
const task = { timeline: film, shot: first, edge: 'end', music, reach: 4 } as const;

describe('a trim', () => {
  it('comes onto a beat that is near, and says which', () => {
    // The shot ends at 40; a beat falls on 45.
    expect(snapTrim({ ...task, by: 3 })).toEqual({ by: 5, snap: { kind: 'beat', frame: 45 } });
    expect(snapTrim({ ...task, by: -9 })).toEqual({ by: -10, snap: { kind: 'bar', frame: 30 } });
  });

  it('goes where it is drawn to when nothing is near', () => {
    expect(snapTrim({ ...task, by: -3 })).toEqual({ by: -3, snap: null });
    expect(snapTrim({ ...task, music: null, by: 3 })).toEqual({ by: 3, snap: null });
  });

  it('of the beginning moves the end onto the beat: what follows closes up', () => {
    const moved = snapTrim({ ...task, edge: 'start', by: 8 });
    expect(moved).toEqual({ by: 10, snap: { kind: 'bar', frame: 30 } });
  });

  it('counts beats from where in the music the film begins', () => {
    const later = filmOf([{ start: 30, length: 40 }]);
    const timeline: Timeline = {
      ...later,
      tracks: {
        ...later.tracks,
        audio: { originalSound: 'keep', music: { startSeconds: 0.1, loops: false } },
      },
    };
    expect(snapTrim({ ...task, timeline, by: 3 }).snap).toEqual({ kind: 'beat', frame: 42 });
  });

  it('stands between words of its clip', () => {
    const words = [
      { startSeconds: 1.2, endSeconds: 1.8, text: 'le' },
      { startSeconds: 1.9, endSeconds: 2.4, text: 'lever' },
    ];
    const cue = { startSeconds: 1.2, endSeconds: 2.4, text: 'le lever', words };
    const timeline: Timeline = {
      ...film,
      captions: { manner: 'track', family: 'wide', clips: [{ sourceId: 'clip', cues: [cue] }] },
    };
    const quiet = { ...task, timeline, music: null };
    // « lever » ends at frame 72 of the clip, the shot at 70.
    expect(snapTrim({ ...quiet, by: 1 })).toEqual({ by: 2, snap: { kind: 'word', frame: 42 } });
    // « le » begins at frame 36, the shot at 30.
    expect(snapTrim({ ...quiet, edge: 'start', by: 7 })).toMatchObject({ by: 6 });
  });

  it('draws no line where the clip ends before', () => {
    expect(reaches(film, first, { edge: 'end', by: 100, source: clip })).toBe(true);
    expect(reaches(film, first, { edge: 'end', by: 400, source: clip })).toBe(false);
  });
});
