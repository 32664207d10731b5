import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { filmJob } from './film-job.ts';

describe('stored film jobs', () => {
  it.each([
    { from: 'nowhere' },
    { from: 'storage', key: 'u/clips/a.mp3' },
    { from: 'web', url: 'https://example.org/a.mp3' },
  ])('are read as they were written, with music from $from', (music) => {
    const wish = { fileIds: ['a', 'a'], instructions: '', music, aspectRatio: '9:16' };
    expect(z.parse(filmJob.payload, wish)).toEqual(wish);
    const result = { videoId: 'f', videoKey: 'u/films/f-1/film.mp4', notes: ['18 s'] };
    expect(z.parse(filmJob.result, result)).toEqual(result);
  });

  it('are refused when they are something else', () => {
    expect(z.safeParse(filmJob.payload, { fileIds: 'a' }).success).toBe(false);
    expect(z.safeParse(filmJob.result, { videoId: 1 }).success).toBe(false);
  });
});
