import { describe, expect, it } from 'vitest';
import type { MediaProbe } from '../../model/media.ts';
import { seekPoint } from './seek-point.ts';

const cut = { isContinued: false };

describe('seekPoint', () => {
  it('enters at a keyframe that is the wanted frame', () => {
    expect(seekPoint(probe({}), 2, cut)).toBe(2);
    expect(seekPoint(probe({ keyframeSeconds: [0, 1.001, 2.002] }), 2, cut)).toBe(2.002);
  });

  it('aims a hair early anywhere else, and never before the file', () => {
    expect(seekPoint(probe({}), 1.9, cut)).toBeCloseTo(1.896);
    expect(seekPoint(probe({}), 0.002, cut)).toBe(0);
    expect(seekPoint(probe({ keyframeSeconds: [] }), 2, cut)).toBeCloseTo(1.996);
  });

  it('leaves a keyframe alone when another frame is nearer', () => {
    const sixty = { frameRate: { numerator: 60, denominator: 1 }, keyframeSeconds: [0, 2.01] };
    expect(seekPoint(probe(sixty), 2, cut)).toBeCloseTo(1.996);
    const variable = { isVariableFrameRate: true, keyframeSeconds: [0, 2.01] };
    expect(seekPoint(probe(variable), 2, cut)).toBeCloseTo(1.996);
  });

  it('does not move what goes on from the piece before', () => {
    const filmed = probe({ keyframeSeconds: [0, 1.001, 2.002] });
    expect(seekPoint(filmed, 2, { isContinued: true })).toBeCloseTo(1.996);
    expect(seekPoint(probe({}), 2, { isContinued: true })).toBe(2);
  });

  it('trusts no other container', () => {
    expect(seekPoint(probe({ formatName: 'matroska,webm' }), 2, cut)).toBeCloseTo(1.996);
  });
});

function probe(changes: Partial<MediaProbe>): MediaProbe {
  return {
    kind: 'video',
    formatName: 'mov,mp4,m4a,3gp,3g2,mj2',
    videoCodec: 'h264',
    audioCodec: null,
    width: 1920,
    height: 1080,
    rotationDegrees: 0,
    pixelAspect: 1,
    frameRate: { numerator: 30, denominator: 1 },
    isVariableFrameRate: false,
    hdr: 'none',
    durationSeconds: 10,
    reportedDurationSeconds: 10,
    hasAudio: false,
    keyframeSeconds: [0, 2, 4],
    isTruncated: false,
    ...changes,
  };
}
