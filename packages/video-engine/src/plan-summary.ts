import type { FilmReport } from './model/report.ts';
import { toSeconds } from './model/time.ts';
import { seconds } from './plan/texts.ts';

/** For the command line: what was understood, offered, refused and not understood, and the shots. French. */
export function planSummary({
  reading,
  delivery,
  timeline,
}: Pick<FilmReport, 'reading' | 'delivery' | 'timeline'>): string {
  const { understood, offered, refused, notUnderstood } = reading;
  return [
    ...section(
      'Compris',
      understood.map(({ field, label, words }) => {
        const found = delivery.find((each) => each.field === field && each.label === label);
        const result = found === undefined ? '' : ` ${found.kept ? '✓' : '≠'} ${found.delivered}`;
        return `${label}${words === '' ? '' : ` (« ${words} »)`}${result}`;
      }),
    ),
    ...section(
      'Proposé, non retenu',
      offered.map(({ label, words }) => `${label} ? (« ${words} »)`),
    ),
    ...section(
      'Refusé',
      refused.map(({ words, message, nearest }) =>
        [`« ${words} »`, message, nearest].filter((each) => each !== null).join(' — '),
      ),
    ),
    ...section(
      'Non compris',
      notUnderstood.map(({ words }) => `« ${words} »`),
    ),
    ...section(
      `Plans (${seconds(toSeconds(timeline.duration))})`,
      timeline.tracks.video.clips.map((shot) => {
        const { mediaReference, recordRange, sourceRange, reason, reversed } = shot;
        const length = seconds(toSeconds(recordRange.duration));
        const from = seconds(toSeconds(sourceRange.startTime));
        const way = reversed ? ', à l’envers' : '';
        return `${mediaReference.name}, ${length} à partir de ${from}${way} : ${reason}`;
      }),
    ),
    '',
  ].join('\n');
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
}
