import type { Stretch } from '../words/wish-reader.ts';
import { amount } from './clip-amount.ts';
import type { ClipRules } from './clip-rules.ts';
import { atFirst, atLast, end, keep, put, start } from './clip-words.ts';
import { reference, references } from './find-references.ts';

type Step = Stretch & {
  readonly kind: 'first' | 'next' | 'last';
  readonly clips: readonly number[];
  /** Its reference. */
  readonly mark: Stretch;
};

/** A wish that tells clip by clip what is to be seen. */
export type Story = {
  /** The wish with its references marked, before any rule took of it. */
  readonly text: string;
  readonly steps: readonly Step[];
};

const goes =
  '(?:on (?:passe (?:a|au|sur)|voit|met|a|enchaine (?:sur|avec)|montre) |(?:vient|arrive|mets|montre|place|show|put|cut to|go to|we see|comes|into|to|sur|par|avec|with) |un peu de |some |a bit of )?';
const next =
  '(?:(?:et |and )?(?:puis|ensuite|et apres|apres ca|apres,|enfin|then|next|after that|finally)(?: ensuite| apres| then)?,?)';
const behindStop = '(?<=(?:^|[.;:!?,\\n)-] ?|(?<![a-z])(?:et|and) ))';
/** A clip with nothing in front of it but that it is to be seen. */
const head = `(?<=(?:^|[.;:!?\\n] ?)(?:bonjour,? |alors,? )?)(?:${put}|${keep} )?(?:un plan d[eu] |${amount} (?:d[eu'] ?|of )?)?(${reference})`;

const patterns: readonly (readonly [Step['kind'], string])[] = [
  ['first', `(?<![a-z])(?:${start}|d'abord,?|first,?|pour commencer,?) (${references})`],
  ['first', `(${references}),? ${atFirst}(?![a-z])`],
  ['next', `(?:${behindStop}${next}|(?<![a-z])(?:puis|ensuite|then)) ${goes}(${references})`],
  ['next', `(${reference}) (?:ensuite|apres|juste apres|next)(?= ?(?:$|[,.;!?\\n]))`],
  ['last', `(?<![a-z])(?:${end}|(?:${atLast}|finally),?) (${references})`],
  ['last', `(${references}),? ${atLast}(?![a-z])`],
  ['first', head],
];

/** The steps of a story, as the wish stands when nothing is read of it. */
export function findStory({ reader, clipsOf, known }: ClipRules): Story {
  const { text } = reader;
  const steps: Step[] = [];
  for (const [kind, source] of patterns) {
    for (const match of text.matchAll(new RegExp(source, 'g'))) {
      const marked = match.index + match[0].search(/[\ue000-\uf7ff]/);
      const mark = {
        start: marked,
        end: marked + (/^[\ue000-\uf8ff]*/.exec(text.slice(marked))?.[0].length ?? 0),
      };
      const at = { start: match.index, end: match.index + match[0].length };
      const isKnown = steps.some((step) => step.mark.start === mark.start);
      if (!isKnown) steps.push({ ...at, kind, mark, clips: clipsOf(match[0]) });
    }
  }
  steps.sort((a, b) => a.start - b.start);
  const isThere = (clip: number) => clip >= 1 && clip <= known.length;
  const isStory =
    steps.every(({ clips }) => clips.every(isThere)) &&
    steps.length > 1 &&
    steps.some(({ kind }) => kind === 'next');
  return { text, steps: isStory ? steps : [] };
}

/** Where a story says in what order its clips come, and no rule read it as one. */
export function readStoryOrder(rules: ClipRules, { text, steps }: Story): void {
  const { reader, clips } = rules;
  const first = steps.findIndex(({ kind }) => kind === 'next') - 1;
  const told = steps
    .slice(Math.max(0, first))
    .filter(({ kind }, place) => place === 0 || kind !== 'first');
  const [opening, ...others] = told;
  if (opening === undefined || others.length === 0 || opening.kind !== 'first') return;
  if (told.some((step) => step.clips.length !== 1) || hasGap(text, told)) return;
  const order = told.flatMap((step) => step.clips);
  const isOther = (clip: number | null, place: number) => clip !== null && clip !== order.at(place);
  const isMore = clips.sequence.length >= order.length;
  if (isMore || clips.sequence.some((clip) => !order.includes(clip))) return;
  if (isOther(clips.first, 0) || new Set(order).size !== order.length) return;
  const isEnd = clips.last !== null && !order.includes(clips.last);
  reader.renamed('clips.first', 'clips.sequence');
  clips.first = null;
  if (!isEnd) {
    reader.renamed('clips.last', 'clips.sequence');
    clips.last = null;
  }
  const isSaid = ({ mark }: Step) =>
    reader.understood.some(
      (each) =>
        each.field === 'clips.sequence' && each.start <= mark.start && mark.start < each.end,
    );
  for (const step of told)
    if (!isSaid(step))
      reader.understand('clips.sequence', { start: step.start, end: step.mark.end });
  clips.sequence = order;
}

/** « puis la mer, ensuite le drone »: what comes between them nobody knows. */
function hasGap(text: string, told: readonly Step[]): boolean {
  const from = told[0]?.end ?? 0;
  const until = told.at(-1)?.start ?? 0;
  return [...text.slice(from, until).matchAll(new RegExp(`${behindStop}${next} `, 'g'))].some(
    ({ index }) => !told.some(({ start }) => start === from + index),
  );
}
