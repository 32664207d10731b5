import { chooseTiles, findTileCandidates, type TileCandidate } from './learn/choose-tiles.ts';
import { isUsable, reportOf } from './learn/coach-pictures.ts';
import { decideTreatment, mediansOf } from './learn/decide-treatment.ts';
import { findMargin } from './learn/find-margin.ts';
import { measureAccord } from './learn/measure-accord.ts';
import { readTexture } from './learn/read-picture.ts';
import { scoreHeldOut } from './learn/score-held-out.ts';
import { judgePictures, studyPictures, type Verdict } from './learn/study-pictures.ts';
import { texts } from './learn/texts.ts';
import { textureModelOf } from './learn/texture-vector.ts';
import type { LearnOptions, LearnOutcome, LearnProgress, LearnRequest } from './learn-request.ts';
import { makePicture as makeOwnPicture } from './make-picture.ts';
import type { LearnedStyle, PaintedMargin } from './style/learned-style.ts';
import { measuredSide } from './style/picture-statistics.ts';
import { writeStyleFile } from './style/style-file.ts';
import type { Treatment } from './style/treatment.ts';

/** Fewer than these, after blanks and duplicates, are not a style but a few pictures. */
export const fewestPictures = 6;
/** Enough for every palette; more would only make the file larger. */
const mostPictures = 120;

/** Same pictures, same bytes. Rejects with the signal's reason when cancelled. */
export async function learnStyle(
  { name, pictures }: LearnRequest,
  options: LearnOptions,
): Promise<LearnOutcome> {
  const { signal } = options;
  const report = progressReporter(options.onProgress);
  report('read', 0);
  const studied = await studyPictures(pictures, {
    signal,
    onShare: (share) => report('read', 62 * share),
  });
  report('coach', 63);
  const verdicts = judgePictures(studied.filter((one) => one !== null));
  const coach = reportOf(pictures, studied, verdicts);
  const usable = verdicts.filter(isUsable);
  if (usable.length < fewestPictures) {
    const message = texts.tooFew(usable.length, fewestPictures);
    return { ok: false, reason: 'too-few-usable-pictures', message, coach };
  }
  const typical = typicalOf(usable);
  report('statistics', 65);
  const medians = mediansOf(typical.map(({ picture }) => picture.statistics));
  const { treatment: decided, weights } = decideTreatment(medians);
  const treatment = options.treatment ?? decided;
  const margin = findMargin(
    typical.map(({ picture }) => picture.rings),
    measuredSide,
  );
  report('palettes', 68);
  const accord = measureAccord(typical.map(({ picture }) => picture));
  const tiles = needsTiles(treatment)
    ? await collectTiles(typical, margin, signal, (share) => report('tiles', 70 + 14 * share))
    : null;
  report('score', 84);
  const style: LearnedStyle = {
    name: name.slice(0, 200),
    treatment,
    weights,
    medians,
    accord,
    heldOutScore: scoreHeldOut(typical.map(({ picture }) => picture)),
    margin,
    texture: textureModelOf(typical.map(({ picture }) => picture.texture)),
    pictures: typical.map(keptPicture),
    tiles,
  };
  signal.throwIfAborted();
  const file = writeStyleFile(style);
  const samples = await makeSamples(file, options, (share) => report('sample', 88 + 12 * share));
  report('sample', 100);
  return {
    ok: true,
    style: file,
    treatment,
    accord,
    heldOutScore: style.heldOutScore,
    coach,
    samples,
  };
}

function progressReporter(onProgress: LearnOptions['onProgress']) {
  let last = 0;
  return (stage: LearnProgress['stage'], percent: number) => {
    last = Math.max(last, Math.min(100, percent));
    onProgress?.({ stage, percent: last });
  };
}

/** Odd pictures give neither palette nor tiles, unless hardly anything else is left. */
function typicalOf(usable: readonly Verdict[]): readonly Verdict[] {
  const typical = usable.filter(({ isOdd }) => !isOdd);
  return (typical.length >= Math.min(4, usable.length) ? typical : usable).slice(0, mostPictures);
}

function keptPicture({ picture, oddness }: Verdict) {
  const { chroma, darkest, lightest } = picture.statistics;
  const { name, layout, samples } = picture;
  return { name: name.slice(0, 300), chroma, darkest, lightest, oddness, layout, samples };
}

function needsTiles(treatment: Treatment): boolean {
  return treatment === 'ink' || treatment === 'paint';
}

async function collectTiles(
  typical: readonly Verdict[],
  margin: PaintedMargin | null,
  signal: AbortSignal,
  onShare: (share: number) => void,
) {
  const candidates: TileCandidate[] = [];
  for (const [index, { picture }] of typical.entries()) {
    signal.throwIfAborted();
    const planes = await readTexture(picture.source);
    if (!planes) continue;
    // Past the border's ragged inner edge, too.
    const inset = margin ? Math.ceil(planes.width * margin.width * 1.6) + 8 : 0;
    candidates.push(...findTileCandidates(planes, index, inset));
    onShare((index + 1) / typical.length);
  }
  return chooseTiles(candidates);
}

const samplePrompts = ['un lac de montagne au coucher du soleil', 'une ville au bord de la mer'];

async function makeSamples(
  style: Uint8Array,
  { makePicture = makeOwnPicture, signal, workers }: LearnOptions,
  onShare: (share: number) => void,
) {
  const samples: { prompt: string; png: Uint8Array }[] = [];
  if (!makePicture) return samples;
  for (const [index, prompt] of samplePrompts.entries()) {
    const outcome = await makePicture(
      { prompt, width: 768, height: 512, seed: 7, style, reference: null },
      {
        signal,
        workers,
        onProgress: (percent) => onShare((index + percent / 100) / samplePrompts.length),
      },
    );
    if (outcome.ok) samples.push({ prompt, png: outcome.png });
  }
  return samples;
}
