import type { CutSource } from '@armoni/contract/cuts';
import type { ProjectFormat } from '@armoni/contract/downloads';
import { lookOf, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { isSameShape } from '../session/lay-of.ts';
import { exportTexts } from './texts.ts';

/** How much of one side of a film another program gets. */
export type Passing = {
  readonly name: string;
  readonly how: 'whole' | 'part' | 'not';
  /** French. */
  readonly words: string;
};

const { passing: words } = exportTexts;
const says = (name: string, how: Passing['how'], text: string): Passing => ({
  ...{ name, how, words: text },
});

/** What of a cut a project file of the format carries: what our writers write, no more. */
export function whatPasses(
  timeline: Timeline,
  sources: readonly CutSource[],
  format: ProjectFormat,
): readonly Passing[] {
  const shots = shotsOf(timeline);
  const { titles, transitions } = timeline.tracks.video;
  const { music } = timeline.tracks.audio;
  const warped = shots.filter(({ speed }) => speed !== 1).length;
  const backwards = shots.filter(({ reversed }) => reversed).length;
  const soft = transitions.filter(({ kind }) => kind === 'dissolve').length;
  const framed = shots.filter(({ mediaReference, reframe }) => {
    const source = sources.find(({ id }) => id === mediaReference.sourceId);
    if (reframe.kind === 'window') return true;
    return reframe.kind !== 'fit' && source && !isSameShape(source, timeline);
  }).length;
  const turned = shots.filter(({ reframe }) => {
    return reframe.kind === 'window' && [reframe.start, reframe.end].some((one) => one?.turn);
  }).length;
  const levels = shots.filter(({ gainDecibels }) => gainDecibels !== undefined).length;
  const hasLevels = saysLevels(format);
  return [
    says(words.names.shots, 'whole', words.shots(shots.length)),
    ...(music ? [musicPassing(format)] : []),
    says(words.names.speed, 'whole', words.speed(warped)),
    ...(backwards > 0 ? [says(words.names.direction, 'whole', words.direction(backwards))] : []),
    ...(soft > 0 ? [says(words.names.dissolves, 'whole', words.dissolves(soft))] : []),
    ...(titles.length > 0 ? [titlesPassing(format, titles.length)] : []),
    ...(framed > 0 ? [framingPassing(format, framed, turned)] : []),
    ...(levels > 0
      ? [says(words.names.levels, hasLevels ? 'whole' : 'not', words.levels(hasLevels, levels))]
      : []),
    ...(shots.every((shot) => lookOf(shot, timeline) === 'normal')
      ? []
      : [says(words.names.look, 'not', words.look)]),
  ];
}

const saysLevels = (format: ProjectFormat) => format === 'mlt' || format === 'fcpxml';

function framingPassing(format: ProjectFormat, framed: number, turned: number): Passing {
  const { names, framing } = words;
  if (format === 'fcpxml') return says(names.framing, 'whole', framing.whole(framed));
  if (format === 'otio') return says(names.framing, 'part', framing.resolve(framed));
  if (format === 'edl') return says(names.framing, 'not', framing.none(framed));
  return turned > 0
    ? says(names.framing, 'part', framing.upright(framed, turned))
    : says(names.framing, 'whole', framing.whole(framed));
}

function musicPassing(format: ProjectFormat): Passing {
  if (format === 'edl') return says(words.names.music, 'not', words.music.none);
  const text = saysLevels(format) ? words.music.placeAndLevel : words.music.place;
  return says(words.names.music, 'part', text);
}

function titlesPassing(format: ProjectFormat, count: number): Passing {
  const areMarked = format === 'otio' || format === 'fcpxml';
  const text = areMarked ? words.titles.markers(count) : words.titles.none;
  return says(words.names.titles, areMarked ? 'part' : 'not', text);
}
