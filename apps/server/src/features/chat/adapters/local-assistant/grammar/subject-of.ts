import type { Act, WishedStyle } from './act.ts';
import type { PictureSize } from './read-size.ts';
import type { Talk } from './talk.ts';

export type Subject = {
  /** The words of the picture, and of what was changed in it since. */
  readonly prompt: string;
  readonly size: PictureSize | null;
  readonly style: WishedStyle | null;
  /** Whether it is no longer as its words had it drawn. */
  readonly isChanged: boolean;
};

type Change = Pick<Extract<Act, { do: 'edit' }>, 'changes' | 'words' | 'size' | 'style'>;

/** What a picture of the conversation shows, to be drawn anew; null where no words are known. */
export function subjectOf(talk: Talk, url: string): Subject | null {
  const changes: Change[] = [];
  const seen = new Set<string>();
  let at = url;
  while (!seen.has(at)) {
    seen.add(at);
    const act = talk.pictures.find((one) => one.url === at)?.act;
    if (!act) return null;
    if (act.do === 'make') return withChanges(act, changes.toReversed());
    if (act.do === 'edit') changes.push(act);
    else if (act.words !== undefined) {
      changes.push({ changes: ['scene'], words: act.words, size: null, style: null });
    }
    at = act.picture;
  }
  return null;
}

function withChanges(
  { subject, size, style }: Extract<Act, { do: 'make' }>,
  changes: readonly Change[],
): Subject {
  const kept = changes.filter((act) => act.changes.some((change) => drawable.has(change)));
  return {
    prompt: [subject, ...kept.map(({ words }) => words)].join(', '),
    size: changes.findLast((act) => act.size !== null)?.size ?? size,
    style: changes.findLast((act) => act.style !== null)?.style ?? style,
    isChanged: changes.length > 0,
  };
}

/** What the engine reads in the words of a new picture. */
const drawable: ReadonlySet<string> = new Set(['scene', 'black-and-white', 'sepia']);
