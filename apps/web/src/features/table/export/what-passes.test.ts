import { setLevel, setReframe } from '@armoni/contract/timeline/edit-shots';
import { filmOf } from '@armoni/contract/timeline/testing';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { describe, expect, it } from 'vitest';
import { whatPasses } from './what-passes.ts';

const plain = filmOf([
  { start: 0, length: 60 },
  { start: 100, length: 60 },
]);
const rich: Timeline = {
  ...plain,
  look: 'warm',
  tracks: {
    video: {
      ...plain.tracks.video,
      titles: [
        {
          ...{ kind: 'title', text: 'Sud', manner: 'title', family: 'wide', place: 'top' },
          range: {
            startTime: { value: 0, rate: plain.rate },
            duration: { value: 9, rate: plain.rate },
          },
        } as const,
      ],
    },
    audio: { originalSound: 'duck', music: { startSeconds: 3, loops: false } },
  },
};
const sourcesOf = (width: number, height: number) =>
  [...new Set(plain.tracks.video.clips.map((shot) => shot.mediaReference.sourceId))].map((id) => ({
    ...({ id, name: id, kind: 'video', url: null, frames: 300 } as const),
    ...{ width, height, has_audio: false, moments: [] },
  }));
const howOf = (format: 'otio' | 'fcpxml' | 'mlt' | 'edl') =>
  Object.fromEntries(
    whatPasses(rich, sourcesOf(480, 640), format).map(({ name, how }) => [name, how]),
  );

describe('what another program gets of a film', () => {
  it('says of each format what its file carries', () => {
    expect(howOf('mlt')).toMatchObject({ Musique: 'part', Textes: 'not', Cadrage: 'whole' });
    expect(howOf('otio')).toMatchObject({ Musique: 'part', Textes: 'part', Cadrage: 'part' });
    expect(howOf('edl')).toMatchObject({ Musique: 'not', Textes: 'not', Cadrage: 'not' });
    expect(howOf('fcpxml')).toMatchObject({ Plans: 'whole', Cadrage: 'whole', Look: 'not' });
  });

  it('says that a picture turned under its window is to be turned again', () => {
    const start = { x: 0.5, y: 0.5, zoom: 2, turn: 4 };
    const laid = setLevel(setReframe(plain, 'A', { kind: 'window', start }), 'A', -6);
    const passing = whatPasses(laid, sourcesOf(plain.width, plain.height), 'mlt');
    expect(passing.find(({ name }) => name === 'Cadrage')).toMatchObject({ how: 'part' });
    expect(passing.find(({ name }) => name === 'Son des plans')).toMatchObject({ how: 'whole' });
  });

  it('says nothing of what a film does not have', () => {
    const { audio } = rich.tracks;
    const bare = { ...plain, tracks: { ...plain.tracks, audio: { ...audio, music: null } } };
    expect(
      whatPasses(bare, sourcesOf(plain.width, plain.height), 'edl').map(({ name }) => name),
    ).toEqual(['Plans', 'Vitesse']);
  });
});
