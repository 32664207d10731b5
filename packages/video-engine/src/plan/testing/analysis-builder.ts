import { makeRandom } from '../../maths/seeded-random.ts';
import type { ClipAnalysis, MusicAnalysis, Take, WindowMeasure } from '../../model/analysis.ts';

export type ClipSketch = {
  readonly id?: string;
  readonly seconds: number;
  readonly kind?: 'video' | 'image';
  readonly width?: number;
  readonly height?: number;
  /** Seconds at which a take ends and the next begins. */
  readonly cuts?: readonly number[];
  readonly hasAudio?: boolean;
  /** Changes the pictures; the same seed gives look-alikes. */
  readonly seed?: number;
  readonly speech?: ClipAnalysis['speech'];
  readonly faults?: ClipAnalysis['faults'];
  readonly contentHash?: string;
  /** Overrides measures of the window that begins at `seconds`. */
  readonly measure?: (seconds: number) => Partial<WindowMeasure>;
};

/** An analysis as the picture stage would make it, from a sketch. */
export function buildAnalysis(sketch: ClipSketch, index = 0): ClipAnalysis {
  const { seconds, kind = 'video', cuts = [], width = 1920, height = 1080 } = sketch;
  const random = makeRandom(sketch.seed ?? index * 7919 + 17);
  const shown = kind === 'image' ? 0 : seconds;
  const bounds = [0, ...cuts.filter((cut) => cut > 0 && cut < seconds), seconds];
  const takes = bounds.slice(0, -1).map(
    (startSeconds, take): Take => ({
      startSeconds,
      endSeconds: bounds[take + 1] as number,
      transitionIn: take === 0 ? 'start' : 'cut',
    }),
  );
  return {
    sourceId: sketch.id ?? `source-${index}`,
    durationSeconds: shown,
    width,
    height,
    kind,
    hasAudio: sketch.hasAudio ?? kind === 'video',
    takes,
    windows: buildWindows(kind === 'image' ? 0.5 : seconds, sketch, random),
    keyframeSeconds: Array.from({ length: Math.ceil(shown / 2) }, (_, index) => 2 * index),
    loudnessLufs: sketch.hasAudio === false ? null : -20,
    speech: sketch.speech ?? [],
    ...(sketch.faults && { faults: sketch.faults }),
    ...(sketch.contentHash && { contentHash: sketch.contentHash }),
  };
}

function buildWindows(
  seconds: number,
  sketch: ClipSketch,
  random: () => number,
): readonly WindowMeasure[] {
  const count = Math.max(1, Math.ceil(seconds * 2 - 1e-9));
  let layout = Array.from({ length: 144 }, () => Math.round(random() * 255));
  return Array.from({ length: count }, (_, index): WindowMeasure => {
    if (index % 4 === 0) layout = layout.map(() => Math.round(random() * 255));
    const startSeconds = index / 2;
    return {
      startSeconds,
      endSeconds: Math.min(seconds, startSeconds + 0.5),
      score: random() * 5 - 2,
      activity: random() * 4,
      jerk: random(),
      sharpness: 0.8 + random() * 0.4,
      luma: 60 + random() * 120,
      chroma: 10 + random() * 50,
      penalty: 0,
      loudness: random() * 6 - 3,
      isSpeech: false,
      layout,
      hash: Array.from({ length: 16 }, () => Math.floor(random() * 16).toString(16)).join(''),
      ...sketch.measure?.(startSeconds),
    };
  });
}

export function buildMusic(sketch: {
  readonly seconds: number;
  readonly bpm: number;
  readonly pulse?: number;
  readonly loudnessLufs?: number | null;
}): MusicAnalysis {
  const period = 60 / sketch.bpm;
  const beatSeconds = Array.from(
    { length: Math.floor(sketch.seconds / period) },
    (_, beat) => 0.1 + beat * period,
  );
  return {
    durationSeconds: sketch.seconds,
    tempoBpm: sketch.bpm,
    beatSeconds,
    downbeatSeconds: beatSeconds.filter((_, beat) => beat % 4 === 0),
    pulse: sketch.pulse ?? 3,
    loudnessLufs: sketch.loudnessLufs === undefined ? -14 : sketch.loudnessLufs,
  };
}
