import { expect, it } from 'vitest';
import type { EditRequest } from '../model/edit.ts';
import type { MediaReference } from '../model/media.ts';
import { buildAnalysis } from '../plan/testing/analysis-builder.ts';
import type { Analysed } from './analyse-sources.ts';
import { foreseeFilm } from './plan-film.ts';
import { makeWorkLog } from './work-log.ts';

const analysis = buildAnalysis({ seconds: 12 });
const known: Analysed = {
  analysis,
  reference: { id: analysis.sourceId, name: 'mer.mp4' } as MediaReference,
};
const request = {
  ...{ instructions: 'un film de 5 secondes', aspectRatio: '16:9', seed: 1, musicPath: null },
  sources: [
    { id: analysis.sourceId, name: 'mer.mp4' },
    { id: 'later', name: 'ville.mp4' },
  ],
} as unknown as EditRequest;

const run = { shortSide: 360, tools: { ffmpegPath: '', ffprobePath: '' } };

it('foresees a film from the clips that were looked through so far', () => {
  const timeline = foreseeFilm(request, [known], run);
  const { clips } = timeline?.tracks.video ?? { clips: [] };
  expect(clips.length).toBeGreaterThan(0);
  expect(new Set(clips.map((shot) => shot.mediaReference.sourceId))).toEqual(
    new Set([analysis.sourceId]),
  );
});

it('foresees nothing where nothing is known', () => {
  expect(foreseeFilm(request, [], run)).toBeNull();
});

it('tells shots that are foreseen from those that are chosen', () => {
  const timeline = foreseeFilm(request, [known], run);
  if (!timeline) throw new Error('nothing foreseen');
  const log = makeWorkLog(request.sources, () => undefined);
  expect(log.now()).toMatchObject({ shots: [], areShotsForeseen: false });
  log.foreseen(timeline);
  expect(log.now().areShotsForeseen).toBe(true);
  expect(log.now().shots).toHaveLength(timeline.tracks.video.clips.length);
  log.chosen(timeline);
  expect(log.now().areShotsForeseen).toBe(false);
});
