import { openSight, SightFailed } from '@armoni/perception/see/open-sight';
import { isUsable, reportOf } from './learn/coach/coach-pictures.ts';
import { decideTreatment, mediansOf } from './learn/decide-treatment.ts';
import { findMixture } from './learn/find-mixture.ts';
import { findShownThings } from './learn/find-shown-things.ts';
import { findMargin } from './learn/measure/find-margin.ts';
import { measureAccord } from './learn/measure/measure-accord.ts';
import { textureModelOf } from './learn/measure/texture-vector.ts';
import { samplePromptOf } from './learn/sample-prompts.ts';
import { scoreHeldOut } from './learn/score-held-out.ts';
import { judgePictures, studyPictures, type Verdict } from './learn/study-pictures.ts';
import { texts } from './learn/texts.ts';
import { collectTiles } from './learn/tiles/collect-tiles.ts';
import type {
  LearnOptions,
  LearnOutcome,
  LearnProgress,
  LearnRequest,
  StyleSample,
} from './learn-request.ts';
import { makePicture as makeOwnPicture } from './make-picture.ts';
import { secondHand, withHand } from './style/change-hand.ts';
import type { LearnedStyle, StylePicture } from './style/learned-style.ts';
import { measuredSide } from './style/picture-statistics.ts';
import { writeStyleFile } from './style/style-file.ts';

/** Fewer than these, after blanks and duplicates, are not a style but a few pictures. */
export const fewestPictures = 6;
/** Enough for every palette; more would only make the file larger. */
const mostPictures = 120;
/** Fewer typical ones than these are no set: the odd ones then belong to it. */
const fewestTypical = 4;
const longest = { styleName: 200, pictureName: 300 } as const;

/** Percent of the whole, from and to: reading and drawing take nearly all of the time. */
const stages = {
  read: [0, 62],
  coach: [63, 63],
  statistics: [65, 65],
  palettes: [68, 68],
  tiles: [70, 84],
  score: [84, 84],
  sample: [88, 100],
} as const satisfies Record<LearnProgress['stage'], readonly [number, number]>;

/** Same pictures, same bytes. Rejects with the signal's reason when cancelled. */
export async function learnStyle(
  { name, pictures }: LearnRequest,
  options: LearnOptions,
): Promise<LearnOutcome> {
  const { signal } = options;
  const report = progressReporter(options.onProgress);
  report('read');
  const studied = await studyPictures(pictures, {
    signal,
    onShare: (share) => report('read', share),
  });
  report('coach');
  const verdicts = judgePictures(studied.filter((one) => one !== null));
  const coach = await reportOf(pictures, studied, verdicts);
  const usable = verdicts.filter(isUsable);
  if (usable.length < fewestPictures) {
    const message = texts.tooFew(usable.length, fewestPictures);
    return { ok: false, reason: 'too-few-usable-pictures', message, coach };
  }
  const mixture = findMixture(usable.map(({ picture }) => picture.statistics));
  if (mixture) {
    const message = texts.unrelated(mixture);
    return { ok: false, reason: 'unrelated-pictures', message, coach };
  }
  const typical = typicalOf(usable);
  const style = await describeStyle(name, typical, options, report);
  const ownPrompts = await findOwnPrompts(typical, options);
  signal.throwIfAborted();
  const file = writeStyleFile(style);
  const samples = await makeSamples(file, options, (share) => report('sample', share));
  report('sample', 1);
  const { treatment, accord, heldOutScore, weights } = style;
  const other = secondHand(treatment, weights);
  const otherFile = withHand(file, other);
  const otherHand = otherFile && { treatment: other, style: otherFile };
  return {
    ok: true,
    style: file,
    treatment,
    otherHand,
    accord,
    heldOutScore,
    coach,
    ownPrompts,
    samples,
  };
}

/** Without eyes, or where they fail, a style is shown by what every style is shown by. */
async function findOwnPrompts(
  typical: readonly Verdict[],
  { eyesFolder, signal }: LearnOptions,
): Promise<readonly string[]> {
  if (!eyesFolder) return [];
  const sight = openSight({ modules: eyesFolder, signal });
  try {
    const pictures = typical.map(({ picture }) => picture.source);
    const things = await findShownThings(pictures, sight);
    return things.flatMap((thing) => samplePromptOf[thing] ?? []);
  } catch (error) {
    if (!(error instanceof SightFailed)) throw error;
    return [];
  } finally {
    sight.close();
  }
}

type Report = (stage: LearnProgress['stage'], share?: number) => void;

function progressReporter(onProgress: LearnOptions['onProgress']): Report {
  let last = 0;
  return (stage, share = 0) => {
    const [from, to] = stages[stage];
    last = Math.max(last, from + (to - from) * share);
    onProgress?.({ stage, percent: last });
  };
}

/** Odd pictures give neither palette nor tiles, unless hardly anything else is left. */
function typicalOf(usable: readonly Verdict[]): readonly Verdict[] {
  const typical = usable.filter(({ isOdd }) => !isOdd);
  const isSet = typical.length >= Math.min(fewestTypical, usable.length);
  return (isSet ? typical : usable).slice(0, mostPictures);
}

async function describeStyle(
  name: string,
  typical: readonly Verdict[],
  options: LearnOptions,
  report: Report,
): Promise<LearnedStyle> {
  const pictures = typical.map(({ picture }) => picture);
  report('statistics');
  const medians = mediansOf(pictures.map(({ statistics }) => statistics));
  const { treatment: decided, weights } = decideTreatment(medians);
  const treatment = options.treatment ?? decided;
  const margin = findMargin(
    pictures.map(({ rings }) => rings),
    measuredSide,
  );
  report('palettes');
  const accord = measureAccord(pictures);
  const onShare = (share: number) => report('tiles', share);
  // Also where this treatment needs none: another may be chosen later.
  const tiles = await collectTiles(pictures, margin, { signal: options.signal, onShare });
  report('score');
  return {
    name: name.slice(0, longest.styleName),
    ...{ treatment, weights, medians, accord },
    heldOutScore: scoreHeldOut(pictures),
    margin,
    texture: textureModelOf(pictures.map(({ texture }) => texture)),
    pictures: typical.map(stylePictureOf),
    tiles,
  };
}

function stylePictureOf({ picture, oddness }: Verdict): StylePicture {
  const { chroma, darkest, lightest } = picture.statistics;
  const { layout, samples } = picture;
  const name = picture.name.slice(0, longest.pictureName);
  return { name, chroma, darkest, lightest, oddness, layout, samples };
}

const samplePrompts = ['un lac de montagne au coucher du soleil', 'une ville au bord de la mer'];
const sampleSize = { width: 768, height: 512, seed: 7 } as const;

async function makeSamples(
  style: Uint8Array,
  { makePicture = makeOwnPicture, signal, workers }: LearnOptions,
  onShare: (share: number) => void,
): Promise<StyleSample[]> {
  const samples: StyleSample[] = [];
  if (!makePicture) return samples;
  for (const [index, prompt] of samplePrompts.entries()) {
    const onProgress = (percent: number) => onShare((index + percent / 100) / samplePrompts.length);
    const outcome = await makePicture(
      { ...sampleSize, prompt, style, reference: null },
      { signal, workers, onProgress },
    );
    if (outcome.ok) samples.push({ prompt, png: outcome.png });
  }
  return samples;
}
