import type { GalleryVideo } from '@armoni/contract/gallery';
import { describe, expect, it } from 'vitest';
import { viewerFilmsOf } from './viewer-films.ts';

const film = {
  reading: null,
  jobId: 'j1',
  filmId: 'v1',
  filmUrl: '/media/f.mp4',
  notes: ['30 s demandées'],
};
const video: GalleryVideo = {
  id: 'v1',
  video_url: '/media/f.mp4',
  created_at: '2026-11-20T14:32:00Z',
  poster_url: '/media/p.jpg',
  width: 1080,
  height: 1920,
  duration_seconds: 18,
  size_bytes: 1,
  title: 'Film',
  shots: [],
  notes: [],
};

describe('the films of the viewer', () => {
  it('play before the gallery has answered', () => {
    expect(viewerFilmsOf([film], [], undefined)).toEqual([
      {
        key: 'j1',
        cuttableId: null,
        filmId: 'v1',
        filmUrl: '/media/f.mp4',
        posterUrl: null,
        captionsUrl: null,
        createdAt: '',
        aspectRatio: 16 / 9,
        durationSeconds: 0,
        shots: [],
        notes: ['30 s demandées'],
        reading: null,
      },
    ]);
  });

  it('take shape, length and poster from the gallery and keep the notes of the job', () => {
    expect(viewerFilmsOf([film], [], { films: [video], isWhole: true })[0]).toMatchObject({
      aspectRatio: 9 / 16,
      durationSeconds: 18,
      posterUrl: '/media/p.jpg',
      captionsUrl: null,
      notes: ['30 s demandées'],
    });
  });

  it('are one film however often it was cut again, in its newest version', () => {
    const again = { ...film, jobId: 'j2', filmUrl: '/media/f2.mp4' };
    const known = { ...video, video_url: '/media/f2.mp4', version: 2 };
    const shown = viewerFilmsOf([film, again], [], { films: [known], isWhole: true });
    expect(shown).toMatchObject([{ key: 'j2', cuttableId: 'v1', filmUrl: '/media/f2.mp4' }]);
  });

  it('begin with those of the open project, which nobody saw made', () => {
    const earlier = { ...video, id: 'v0', video_url: '/media/e.mp4', version: 1 };
    const gallery = { films: [video, earlier], isWhole: true };
    const shown = viewerFilmsOf([film], ['v0', 'v1', 'gone'], gallery);
    expect(shown).toMatchObject([
      { key: 'v0', cuttableId: 'v0', filmUrl: '/media/e.mp4' },
      { key: 'j1', filmId: 'v1' },
    ]);
    expect(viewerFilmsOf([], ['v0'], undefined)).toEqual([]);
  });

  it('lose a film that was deleted in the gallery, and only then', () => {
    expect(viewerFilmsOf([film], [], { films: [], isWhole: true })).toEqual([]);
    expect(viewerFilmsOf([film], [], { films: [], isWhole: false })).toHaveLength(1);
  });
});
