import type { PictureStatistics } from '../style/picture-statistics.ts';
import { layoutOf, sampleColours } from '../style/sample-colours.ts';
import { findOddPictures, isBlank } from './coach/find-odd-pictures.ts';
import { ringsOf } from './measure/find-margin.ts';
import { areNearDuplicates, type Fingerprint, fingerprintOf } from './measure/fingerprint.ts';
import { measurePicture } from './measure/measure-picture.ts';
import { measureSharpness } from './measure/measure-sharpness.ts';
import { readPicture } from './measure/read-picture.ts';
import { textureVector } from './measure/texture-vector.ts';
import type { TrainingPicture } from './training-picture.ts';

/** All that is measured on one picture; the pixels themselves are let go. */
export type StudiedPicture = {
  readonly name: string;
  readonly source: TrainingPicture;
  readonly width: number;
  readonly height: number;
  readonly statistics: PictureStatistics;
  readonly fingerprint: Fingerprint;
  readonly sharpness: number;
  readonly layout: Float32Array;
  readonly samples: Float32Array;
  readonly texture: Float32Array;
  readonly rings: ReturnType<typeof ringsOf>;
};

export type Verdict = {
  readonly picture: StudiedPicture;
  readonly isBlank: boolean;
  readonly isOdd: boolean;
  /** In units of the limit. */
  readonly oddness: number;
  readonly duplicateOf: string | null;
};

export type StudyOptions = {
  readonly signal: AbortSignal;
  /** 0–1. */
  readonly onShare?: (share: number) => void;
};

/** One picture at a time, so that memory does not grow with the set; null: it cannot be read. */
export async function studyPictures(
  pictures: readonly TrainingPicture[],
  { signal, onShare }: StudyOptions,
): Promise<(StudiedPicture | null)[]> {
  const studied: (StudiedPicture | null)[] = [];
  for (const picture of pictures) {
    signal.throwIfAborted();
    studied.push(await studyPicture(picture));
    onShare?.(studied.length / pictures.length);
    // Lets timers and messages of the process through between two pictures.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return studied;
}

async function studyPicture(source: TrainingPicture): Promise<StudiedPicture | null> {
  const read = await readPicture(source);
  if (!read) return null;
  const { width, height, square, grid } = read;
  const layout = layoutOf(square);
  return {
    name: source.name,
    source,
    width,
    height,
    statistics: measurePicture(square, grid),
    fingerprint: fingerprintOf(square, layout),
    sharpness: measureSharpness(square),
    layout,
    samples: sampleColours(square),
    texture: textureVector(square),
    rings: ringsOf(square),
  };
}

/** Judges each picture against the others. */
export function judgePictures(studied: readonly StudiedPicture[]): Verdict[] {
  const blank = studied.map(({ statistics }) => isBlank(statistics));
  const full = studied.filter((_, i) => !blank[i]);
  const { oddness, limit } = findOddPictures(full.map(({ statistics }) => statistics));
  return studied.map((picture, i) => {
    const place = full.indexOf(picture);
    const ratio = place < 0 ? 0 : oddness[place]! / limit;
    const earlier = studied
      .slice(0, i)
      .find((other, j) => !blank[j] && areNearDuplicates(other.fingerprint, picture.fingerprint));
    return {
      picture,
      isBlank: blank[i]!,
      isOdd: ratio > 1,
      oddness: ratio,
      duplicateOf: blank[i] ? null : (earlier?.name ?? null),
    };
  });
}
