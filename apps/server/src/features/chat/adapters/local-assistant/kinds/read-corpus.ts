import { hashOfCorpus, readCorpusFiles } from '@armoni/perception/tell/corpus-files';
import type { KindRow } from '@armoni/perception/tell/train-kinds';
import type { Talk } from '../grammar/talk.ts';
import type { SituationName } from '../messages/message-row.ts';
import { situationOf } from '../messages/situations.ts';
import { featuresOf } from './kind-features.ts';
import { kindOfNotation } from './kind-of.ts';

/** One file a language and a situation: `fr-lake.txt`; in each line a message, a tab, what is meant. */
const folder = new URL('./corpus/', import.meta.url);

export type CorpusRow = {
  readonly message: string;
  /** In the notation of the lists. */
  readonly expected: string;
  readonly language: string;
  readonly situation: SituationName | Work;
};

/** A film or a style was spoken of last, over one picture. */
type Work = 'film' | 'training';

export function talkIn(situation: SituationName | Work): Talk {
  if (situation === 'film') return { ...situationOf('lake'), about: 'film' };
  if (situation === 'training') return { ...situationOf('lake'), about: 'style' };
  return situationOf(situation);
}

export function readCorpusRows(): readonly CorpusRow[] {
  return readCorpusFiles(folder).flatMap(({ name, lines }) => {
    const [language = '', situation = ''] = name.replace('.txt', '').split('-');
    return lines.map((line): CorpusRow => {
      const [message = '', expected = ''] = line.split('\t');
      return { message, expected, language, situation: situation as CorpusRow['situation'] };
    });
  });
}

/** Changes that fewer rows have than this are of one kind. */
const fewest = 5;

/** The corpus as rows to learn from; several wishes in one message teach no kind. */
export function readCorpus(rows = readCorpusRows()): readonly KindRow[] {
  const kinds = rows.map(({ expected }) => kindOfNotation(expected));
  const many = Map.groupBy(kinds, (kind) => kind);
  return rows.flatMap(({ message, situation }, at) => {
    const kind = kinds[at];
    if (!kind) return [];
    const isRare = kind.startsWith('edit ') && (many.get(kind)?.length ?? 0) < fewest;
    return [{ kind: isRare ? 'edit' : kind, features: featuresOf(message, talkIn(situation)) }];
  });
}

/** SHA-256 of all lines, in hexadecimal. */
export function corpusHash(): string {
  return hashOfCorpus(readCorpusFiles(folder));
}
