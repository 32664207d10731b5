import { describe, expect, it } from 'vitest';
import { absoluteFilmUrl, filmDownloadUrl, filmFileName } from './film-address.ts';

const page = 'http://studio.test/editor';

describe('the address of a film', () => {
  it('is absolute, wherever the media live', () => {
    expect(absoluteFilmUrl('/media/u/f.mp4', page)).toBe('http://studio.test/media/u/f.mp4');
    expect(absoluteFilmUrl('https://cdn.test/f.mp4', page)).toBe('https://cdn.test/f.mp4');
  });

  it('saves under a name that tells its date', () => {
    const created_at = new Date(2026, 10, 20, 14, 2).toISOString();
    expect(filmDownloadUrl({ video_url: '/media/u/f.mp4', created_at }, page)).toBe(
      'http://studio.test/media/u/f.mp4?download=armoni-2026-11-20-14h02.mp4',
    );
  });

  it('keeps what a signed address already asks', () => {
    const url = filmDownloadUrl({ video_url: '/f.mp4?sig=1', created_at: '' }, page);
    expect(url).toBe('http://studio.test/f.mp4?sig=1&download=armoni.mp4');
  });

  it('does without a date that cannot be read', () => {
    expect(filmFileName('hier')).toBe('armoni.mp4');
  });
});
