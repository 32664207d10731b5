import { describe, expect, it } from 'vitest';
import type { Cue } from '../model/captions.ts';
import type { FilmCaptions } from '../model/timeline.ts';
import { type ClipSketch, makeTimeline } from '../render/testing/make-timeline.ts';
import { shownCaptions } from './shown-captions.ts';
import { splitCaptions } from './split-captions.ts';
import { trackCaptions, writeSrt, writeVtt } from './write-captions.ts';

const cue = (startSeconds: number, endSeconds: number, text: string): Cue => ({
  ...{ startSeconds, endSeconds, text },
});
const said = (cues: readonly Cue[], sourceId = 'a'): FilmCaptions => ({
  ...{ manner: 'burnt', family: 'wide', clips: [{ sourceId, cues }] },
});
const film = (...clips: readonly ClipSketch[]) => makeTimeline({ clips });
const shown = (timeline: ReturnType<typeof film>, captions: FilmCaptions) =>
  shownCaptions(timeline, captions).map(({ startFrame, endFrame, words }) => [
    ...[startFrame, endFrame, words.map(({ text }) => text).join(' ')],
  ]);

describe('captions through the cut', () => {
  it('stand where the film shows what they belong to, and nowhere else', () => {
    const timeline = film(
      { sourceId: 'a', start: 150, length: 60 },
      { sourceId: 'b', length: 30 },
      { sourceId: 'a', start: 30, length: 60 },
    );
    const captions = said([cue(1, 2.5, 'Un.'), cue(5.5, 6.5, 'Deux.'), cue(20, 21, 'Trois.')]);
    expect(shown(timeline, captions)).toEqual([
      [15, 45, 'Deux.'],
      [90, 135, 'Un.'],
    ]);
  });

  it('go on over a cut that continues the same stretch', () => {
    const timeline = film({ sourceId: 'a', length: 40 }, { sourceId: 'a', start: 40, length: 40 });
    expect(shown(timeline, said([cue(1, 2, 'Par-dessus la coupe.')]))).toEqual([
      [30, 60, 'Par-dessus la coupe.'],
    ]);
  });

  it('follow the speed of the shot', () => {
    const timeline = film({ sourceId: 'a', length: 60, speed: 2 });
    expect(shown(timeline, said([cue(2, 4, 'Vite.')]))).toEqual([[30, 60, 'Vite.']]);
  });

  it('leave a shot alone that runs backwards', () => {
    const timeline = film({ sourceId: 'a', length: 60, reversed: true });
    expect(shown(timeline, said([cue(0.5, 1.5, 'Envers.')]))).toEqual([]);
  });

  it('show only the words that are heard, where words have times', () => {
    const words = ['un', 'deux', 'trois', 'quatre'].map((text, index) => ({
      ...{ text, startSeconds: index, endSeconds: index + 0.8 },
    }));
    const captions = said([{ ...cue(0, 4, 'un deux trois quatre'), words }]);
    expect(shown(film({ sourceId: 'a', start: 30, length: 60 }), captions)).toEqual([
      [0, 54, 'deux trois'],
    ]);
  });

  it('are whole or not there, where words have no times', () => {
    const captions = said([cue(0, 4, 'une phrase entière')]);
    expect(shown(film({ sourceId: 'a', start: 30, length: 90 }), captions)).toHaveLength(1);
    expect(shown(film({ sourceId: 'a', start: 90, length: 90 }), captions)).toEqual([]);
  });

  it('never stand beside each other: two that begin together are one', () => {
    const captions = said([cue(1, 3, '– Tu viens ?'), cue(1.1, 3, '– Non.'), cue(2.5, 4, 'Bon.')]);
    expect(shown(film({ sourceId: 'a', length: 150 }), captions)).toEqual([
      [30, 75, '–\u00a0Tu viens\u00a0? –\u00a0Non.'],
      [75, 120, 'Bon.'],
    ]);
  });
});

describe('captions that are too long', () => {
  const rules = { mostSeconds: 7, leastSeconds: 1, fits: (text: string) => text.length <= 40 };
  const long =
    'Nous sommes partis très tôt ce matin, avant le lever du jour, et la mer était déjà haute.';

  it('are split where one breathes, each part as long as its words are said', () => {
    const timeline = film({ sourceId: 'a', length: 300 });
    const parts = splitCaptions(shownCaptions(timeline, said([cue(0, 9, long)])), rules);
    expect(parts.map(({ text }) => text)).toEqual([
      'Nous sommes partis très tôt ce matin,',
      'avant le lever du jour,',
      'et la mer était déjà haute.',
    ]);
    expect(parts.map(({ text }) => text).join(' ')).toBe(long);
    for (const [index, { startFrame }] of parts.entries()) {
      expect(startFrame).toBeGreaterThanOrEqual(parts[index - 1]?.endFrame ?? 0);
    }
  });

  it('stay a moment to be read, and go with their clip', () => {
    const timeline = film({ sourceId: 'a', length: 40 }, { sourceId: 'b', length: 40 });
    const [early, late] = splitCaptions(
      shownCaptions(timeline, said([cue(0, 0.3, 'Oui.'), cue(1.1, 1.3, 'Non.')])),
      rules,
    );
    expect([early?.startFrame, early?.endFrame]).toEqual([0, 30]);
    expect([late?.startFrame, late?.endFrame]).toEqual([33, 40]);
  });
});

describe('captions as a track', () => {
  it('are two lines of at most 42 characters, in the film’s time', () => {
    const text = 'Une phrase de plus de quarante-deux caractères <b>tient</b> sur deux lignes.';
    const captions = { ...said([cue(1, 5, text)]), manner: 'track' as const };
    const track = trackCaptions(film({ sourceId: 'a', length: 200 }), captions);
    expect(writeVtt(track)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:05.500\nUne phrase de plus de quarante-deux\ncaractères &lt;b&gt;tient&lt;/b&gt; sur deux lignes.\n',
    );
    expect(writeSrt(track)).toContain('1\n00:00:01,000 --> 00:00:05,500\nUne phrase');
    expect(writeSrt(track)).not.toMatch(/<b>/);
  });
});
