import { secondsOf } from '../duration/read-time.ts';
import type { Stretch } from '../words/wish-reader.ts';
import type { ClipRules } from './clip-rules.ts';
import { reference } from './find-references.ts';

const moment = '\\d{1,2}:\\d{2}|\\d{1,3}(?:[.,]\\d)?(?: ?(?:secondes?|seconds?|secs?|s))?';
const rowOf = (open: '(' | '(?:') =>
  `(?:de |from )?${open}${moment}) ?(?:-|–|a|to|->|→) ?${open}${moment})(?: ?(?:s|sec|secondes?|seconds?)(?![a-z]))? ?[:=]? ?(?:c'est |avec )?${open}${reference})`;
const row = new RegExp(rowOf('('), 'g');
const gap = '(?:[ ,;.|/\\n]|(?<![a-z])(?:puis|et|then|and)(?![a-z])){1,6}';

export type Timetable = {
  /** The film's length, where it begins with the film. */
  readonly seconds: number;
  readonly at: Stretch;
};

/**
 * « 0-5 s drone, 5-10 plage, 10-15 concert »: the clips in this order, each as long as it says. Told
 * from moments of the clips by each row beginning where the one before it ends, the first at zero.
 */
export function readTimetable(rules: ClipRules): Timetable | null {
  let read: Timetable | null = null;
  rules.all(`${rowOf('(?:')}(?:${gap}${rowOf('(?:')}){1,11}`, (_clips, match, at) => {
    const rows = [...match[0].matchAll(row)].map(([, from = '', to = '', marked = '']) => ({
      from: inSeconds(from),
      to: inSeconds(to),
      clips: rules.clipsOf(marked),
    }));
    const isTable = rows.every(
      ({ from, to, clips }, index) =>
        from === (rows[index - 1]?.to ?? 0) && to > from && clips.length === 1,
    );
    const last = rows.at(-1);
    if (!isTable || last === undefined || read !== null) return;
    const { clips, reader } = rules;
    clips.sequence = rows.flatMap((each) => each.clips);
    const totals = new Map<number, number>();
    for (const {
      from,
      to,
      clips: [clip = 0],
    } of rows)
      totals.set(clip, (totals.get(clip) ?? 0) + to - from);
    reader.understood.push(
      ...[...totals.keys()].map((_clip, place) => ({
        ...{ field: 'clips.seconds', index: clips.seconds.length + place },
        ...at,
      })),
      { field: 'duration', index: null, ...at },
    );
    clips.seconds.push(
      ...[...totals].map(([clip, seconds]) => ({ clip, least: seconds, most: seconds })),
    );
    reader.understand('clips.sequence', at);
    read = { seconds: last.to, at };
  });
  return read;
}

function inSeconds(said: string): number {
  return /^[\d.,]+$/.test(said) ? Number(said.replace(',', '.')) : secondsOf(said);
}
