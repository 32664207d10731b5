import { describe, expect, it } from 'vitest';
import type { FaceMeasure, FaceMoment } from '../../model/analysis.ts';
import type { PlannedShot } from '../material/planned-shot.ts';
import { readMaterial } from '../material/read-material.ts';
import { buildAnalysis } from '../testing/analysis-builder.ts';
import { presets } from '../testing/plan-sketches.ts';
import { preferFaces } from './prefer-faces.ts';

const good: FaceMeasure = {
  box: { left: 0.4, top: 0.3, right: 0.6, bottom: 0.7 },
  eyesOpen: 0.4,
  frontal: 0.9,
  sharpness: 0.5,
};
const free = () => false;

describe('the better look of a face', () => {
  it.each([
    ['eyes', { eyesOpen: 0.2 }],
    ['whole', { box: { left: -0.12, top: 0.3, right: 0.08, bottom: 0.7 } }],
    ['frontal', { frontal: 0.1 }],
    ['sharp', { sharpness: 0.2 }],
  ] as const)('is one nearby that has what the chosen one lacks: %s', (gain, flaw) => {
    const faces = facesOf((seconds) => (seconds < 5 ? { ...good, ...flaw } : good));
    const [shot] = preferFaces([makeShot(110, 30, faces)], free);
    expect(shot?.startFrame).toBeGreaterThanOrEqual(149);
    expect(shot?.startFrame).toBeLessThan(160);
    expect(shot?.faceGains).toEqual([gain]);
  });

  it('is left for a blink of a fifth of a second', () => {
    const faces = facesOf((seconds) =>
      Math.abs(seconds - 4.4) < 0.15 ? { ...good, eyesOpen: 0.18 } : good,
    );
    const [shot] = preferFaces([makeShot(120, 30, faces)], free);
    const blink = 4.4 * 30;
    const { startFrame, length } = shot as PlannedShot;
    expect(startFrame > blink || startFrame + length <= blink).toBe(true);
    expect(shot?.faceGains).toEqual(['eyes']);
  });

  it('is the one that was chosen where all are alike, or the eyes are always so narrow', () => {
    const narrow = facesOf(() => ({ ...good, eyesOpen: 0.29 }));
    const shots = [makeShot(110, 30, narrow)];
    expect(preferFaces(shots, free)).toEqual(shots);
  });

  it('is not sought for what is heard, nor where nobody looked', () => {
    const faces = facesOf((seconds) => (seconds < 5 ? { ...good, eyesOpen: 0.1 } : good));
    const heard = [makeShot(110, 30, faces)];
    expect(preferFaces(heard, () => true)).toEqual(heard);
    const unseen = [makeShot(110, 30, undefined)];
    expect(preferFaces(unseen, free)).toEqual(unseen);
  });

  it('is never one that another shot shows, nor one of another take', () => {
    const faces = facesOf((seconds) => (seconds < 5 ? { ...good, eyesOpen: 0.1 } : good));
    const [first, second] = [makeShot(110, 30, faces), makeShot(150, 60, faces)];
    expect(preferFaces([first, { ...second, clip: first.clip }], free)[0]).toEqual(first);
    const cut = { ...first, take: { startFrame: 0, endFrame: 150 } };
    expect(preferFaces([cut], free)[0]).toEqual(cut);
  });
});

function facesOf(faceAt: (seconds: number) => FaceMeasure): readonly FaceMoment[] {
  return Array.from({ length: 50 }, (_, i) => ({ seconds: i / 5, face: faceAt(i / 5) }));
}

function makeShot(
  startFrame: number,
  length: number,
  faces: readonly FaceMoment[] | undefined,
): PlannedShot {
  const measure = () => ({ score: 1, penalty: 0 });
  const analysis = { ...buildAnalysis({ seconds: 10, measure }), ...(faces && { faces }) };
  const { clips } = readMaterial({
    intent: presets.fast,
    analyses: [analysis],
    targetAspect: 16 / 9,
    seed: 1,
    numberOf: () => 1,
  });
  const clip = clips[0] as PlannedShot['clip'];
  return { clip, take: { startFrame: 0, endFrame: 300 }, startFrame, length, role: 'body' };
}
