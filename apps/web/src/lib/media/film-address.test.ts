import { describe, expect, it } from 'vitest';
import { filmDownloadUrl, filmFileName } from './film-address.ts';

const page = 'http://studio.test/editor';

describe('the address of a film', () => {
  it('saves under a name that tells its date', () => {
    const createdAt = new Date(2026, 10, 20, 14, 2).toISOString();
    expect(filmDownloadUrl({ filmUrl: '/media/u/f.mp4', createdAt }, page)).toBe(
      'http://studio.test/media/u/f.mp4?download=armoni-2026-11-20-14h02.mp4',
    );
  });

  it('keeps what a signed address already asks', () => {
    const url = filmDownloadUrl({ filmUrl: '/f.mp4?sig=1', createdAt: '' }, page);
    expect(url).toBe('http://studio.test/f.mp4?sig=1&download=armoni.mp4');
  });

  it('does without a date that cannot be read', () => {
    expect(filmFileName('hier')).toBe('armoni.mp4');
  });
});
