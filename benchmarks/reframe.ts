import { chooseReframe } from '@armoni/video-engine/reframe/choose-reframe';
import { cropPositionAt } from '@armoni/video-engine/reframe/crop/crop-position';
import { columns, rows, type Sample, splitSamples } from '@armoni/video-engine/reframe/sample-grid';
import { sized } from './shared/sized.ts';
import { makeSubjectShot, type SubjectShot, subjectKinds } from './truth/moving-subjects.ts';

/** Crops of 48 generated shots with a known subject, against the centre crop. */
type ReframeResult = {
  readonly target: string;
  /** Overlap of the crop with the best crop of the same width around the subject. */
  readonly iou: number;
  readonly centreIou: number;
  readonly worseThanCentre: number;
  readonly shots: number;
  readonly perKind: Readonly<Record<string, number>>;
  readonly cpuSecondsPerMinute: number;
};

const { seeds, kinds } = sized(
  { seeds: [901, 902, 903, 904, 905, 906], kinds: [...subjectKinds] },
  { seeds: [901], kinds: subjectKinds.slice(0, 1) },
);
const contextFrames = 30;
const sampleStep = 5;

type Drawn = { readonly shot: SubjectShot; readonly samples: readonly Sample[] };

function benchmarkReframe(): ReframeResult[] {
  const drawn = seeds.flatMap((seed) =>
    kinds.map((kind) => {
      const shot = makeSubjectShot(kind, seed);
      return { shot, samples: drawSamples(shot) };
    }),
  );
  return [measure('9:16', 9 / 16, drawn), measure('1:1', 1, drawn)];
}

function measure(target: string, aspect: number, drawn: readonly Drawn[]): ReframeResult {
  const widthShare = aspect / (16 / 9);
  const started = process.cpuUsage();
  const scored = drawn.map(({ shot, samples }) => {
    const reframe = chooseReframe(samples, {
      widthShare,
      sampleFrames: samples.map((_, index) => index * sampleStep - contextFrames),
      frameCount: shot.frameCount - 2 * contextFrames,
    });
    const positionAt = (frame: number) => cropPositionAt(reframe, frame);
    const ours = meanIou(shot, widthShare, positionAt);
    const centre = meanIou(shot, widthShare, () => 0.5);
    if (process.env.BENCH_DETAILS) {
      console.log(
        target,
        shot.kind.padEnd(14),
        reframe.kind.padEnd(7),
        ours.toFixed(3),
        centre.toFixed(3),
      );
    }
    return { kind: shot.kind, ours, centre, seconds: shot.frameCount / 30 };
  });
  const used = process.cpuUsage(started);
  const minutes = scored.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  return {
    target,
    iou: mean(scored.map(({ ours }) => ours)),
    centreIou: mean(scored.map(({ centre }) => centre)),
    worseThanCentre: scored.filter(({ ours, centre }) => ours < centre - 1e-9).length,
    shots: scored.length,
    perKind: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        mean(scored.filter((score) => score.kind === kind).map(({ ours }) => ours)),
      ]),
    ),
    cpuSecondsPerMinute: (used.user + used.system) / 1e6 / minutes,
  };
}

/** Over the clip's frames; a shot without a subject wants the centre. */
function meanIou(shot: SubjectShot, widthShare: number, positionAt: (frame: number) => number) {
  const cropWidth = widthShare * shot.width;
  const free = shot.width - cropWidth;
  const frameCount = shot.frameCount - 2 * contextFrames;
  let sum = 0;
  for (let frame = 0; frame < frameCount; frame += 1) {
    const subject = shot.subjectAt(frame + contextFrames);
    const middle = subject ? (subject.left + subject.right) / 2 : shot.width / 2;
    const ideal = Math.min(free, Math.max(0, middle - cropWidth / 2));
    const overlap = Math.max(0, cropWidth - Math.abs(positionAt(frame) * free - ideal));
    sum += overlap / (2 * cropWidth - overlap);
  }
  return sum / frameCount;
}

function drawSamples(shot: SubjectShot): Sample[] {
  const samples: Sample[] = [];
  for (let frame = 0; frame < shot.frameCount; frame += sampleStep) {
    samples.push(...splitSamples(areaScaled(shot, shot.drawFrame(frame))));
  }
  return samples;
}

/** 320×180 is exactly 5×5 pixels a cell. */
function areaScaled(shot: SubjectShot, rgb: Uint8Array): Uint8Array {
  const step = shot.width / columns;
  const small = new Uint8Array(columns * rows * 3);
  for (let i = 0; i < small.length; i += 1) {
    const cell = Math.floor(i / 3);
    const x = (cell % columns) * step;
    const y = Math.floor(cell / columns) * step;
    let sum = 0;
    for (let dy = 0; dy < step; dy += 1) {
      for (let dx = 0; dx < step; dx += 1)
        sum += rgb[((y + dy) * shot.width + x + dx) * 3 + (i % 3)]!;
    }
    small[i] = Math.round(sum / (step * step));
  }
  return small;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

console.dir(benchmarkReframe());
