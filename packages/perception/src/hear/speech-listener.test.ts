import { describe, expect, it } from 'vitest';
import { syntheticSpeech } from '../testing/synthetic-speech.ts';
import { frameSamples, loadSpeechNetwork, SpeechFrames } from './silero.ts';
import { phrasesOf, SpeechListener } from './speech-listener.ts';

const spoken = [
  { startSeconds: 1, endSeconds: 2.2 },
  { startSeconds: 3, endSeconds: 5 },
];
const sound = syntheticSpeech(6, spoken);

function phrases(pieces: readonly Float32Array[]) {
  const listener = new SpeechListener();
  for (const piece of pieces) listener.push(piece);
  return listener.end();
}

describe('the speech network', () => {
  it('says what the original ONNX model says', () => {
    const frames = new SpeechFrames(loadSpeechNetwork());
    const said = Array.from({ length: 187 }, (_, index) =>
      frames.next(sound.subarray(index * frameSamples, (index + 1) * frameSamples)),
    );
    for (const [index, likelihood] of original) expect(said[index]).toBeCloseTo(likelihood, 5);
  });
});

/** Frames and what onnxruntime 1.20.1 answered for them. */
const original = [
  [0, 0.0347874],
  [20, 0.002644],
  [32, 0.9220082],
  [40, 0.9965785],
  [60, 0.9918275],
  [68, 0.9228077],
  [72, 0.0783939],
  [80, 0.0095768],
  [95, 0.9613798],
  [110, 0.9864249],
  [130, 0.7978501],
  [155, 0.8787119],
  [160, 0.0101591],
  [180, 0.0013474],
] as const;

describe('a listener', () => {
  it('hears where somebody speaks', () => {
    const heard = phrases([sound]);
    expect(heard).toHaveLength(spoken.length);
    for (const [index, { startSeconds, endSeconds }] of heard.entries()) {
      expect(Math.abs(startSeconds - spoken[index]!.startSeconds)).toBeLessThan(0.25);
      expect(Math.abs(endSeconds - spoken[index]!.endSeconds)).toBeLessThan(0.25);
    }
  });

  it('hears the same however the sound is cut into pieces', () => {
    const pieces = [sound.subarray(0, 700), sound.subarray(700, 701), sound.subarray(701)];
    expect(phrases(pieces)).toEqual(phrases([sound]));
  });

  it('hears nobody in hiss, in a tone and in nothing', () => {
    expect(phrases([syntheticSpeech(3, [])])).toEqual([]);
    expect(phrases([new Float32Array(48_000).map((_, i) => 0.5 * Math.sin(i / 3))])).toEqual([]);
    expect(phrases([])).toEqual([]);
  });
});

describe('phrases', () => {
  const likelihoods = (...runs: readonly (readonly [likelihood: number, frames: number])[]) =>
    runs.flatMap(([likelihood, frames]) => Array.from({ length: frames }, () => likelihood));

  it('are parted by a pause of seven frames and not by six', () => {
    expect(phrasesOf(likelihoods([0.9, 10], [0.1, 6], [0.9, 10]))).toEqual([
      { startSeconds: 0, endSeconds: 0.832 },
    ]);
    expect(phrasesOf(likelihoods([0.9, 10], [0.1, 7], [0.9, 10]))).toEqual([
      { startSeconds: 0, endSeconds: 0.32 },
      { startSeconds: 0.544, endSeconds: 0.864 },
    ]);
  });
});
