import { framesPerSecond } from '@armoni/video-engine/model/time';
import { probeMedia } from '@armoni/video-engine/probe/probe-media';
import type { ReadSource } from '../cutting/sources/add-source.ts';
import { filmTexts } from '../texts.ts';

type Programs = { readonly ffmpegPath: string; readonly ffprobePath: string };

/** Of a clip's end: packets count, and its last ones may not decode. */
const spareFrames = 2;
/** Without an analysis its moments are spread over the clip, this far apart at least. */
const apartSeconds = 3;
const momentSeconds = 2;
const mostMoments = 6;

/** Probes a file as the engine does before it makes a film of it. */
export function makeReadSource(tools: Programs): ReadSource {
  return async ({ path, name }, signal) => {
    const probed = await probeMedia({ id: name, path, name }, tools, { signal });
    if (!probed.ok) return { ok: false, message: probed.refusal.message };
    const { kind, width, height, hasAudio, durationSeconds } = probed.reference.probe;
    if (kind === 'audio') return { ok: false, message: filmTexts.noPictures };
    const whole = Math.floor(durationSeconds * framesPerSecond) - spareFrames;
    const frameCount = kind === 'image' ? 0 : Math.max(1, whole);
    const moments = kind === 'image' ? [] : spread(frameCount);
    return { ok: true, source: { name, kind, frameCount, width, height, hasAudio, moments } };
  };
}

function spread(frameCount: number) {
  const apart = Math.max(apartSeconds * framesPerSecond, frameCount / mostMoments);
  const length = Math.min(momentSeconds * framesPerSecond, frameCount);
  const count = Math.max(1, Math.floor(frameCount / apart));
  return Array.from({ length: count }, (_, index) => ({
    startFrame: Math.min(Math.round((index + 0.25) * apart), frameCount - length),
    frameCount: length,
    score: 0.5,
  }));
}
