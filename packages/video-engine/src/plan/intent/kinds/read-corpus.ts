import { hashOfCorpus, readCorpusFiles } from '@armoni/perception/tell/corpus-files';
import type { KindRow } from '@armoni/perception/tell/train-kinds';
import { nameWords } from '../clips/find-references.ts';
import { readByRules } from '../read-wish.ts';
import { wishContext } from '../wishes/wish-row.ts';
import { isFiller } from '../words/filler-words.ts';
import { fold, readWording } from '../words/read-wording.ts';
import { featuresOf } from './clause-features.ts';
import { type Masked, maskClause } from './mask-clause.ts';
import { templates } from './templates.ts';
import { stemOf } from './words-of-kinds.ts';

/** One file a person; in each line what is meant (`templates.ts`), a tab, a clause that means it. */
const folder = new URL('./corpus/', import.meta.url);

/** The corpus speaks of the clips that the lists speak of. */
const { clips: corpusClips } = wishContext;

export type CorpusRow = { readonly writer: string; readonly kind: string; readonly clause: string };

export function readCorpusRows(): readonly CorpusRow[] {
  return readCorpusFiles(folder).flatMap(({ name, lines }) =>
    lines.map((line): CorpusRow => {
      const [kind = '', clause = ''] = line.split('\t');
      return { writer: name.replace('.txt', ''), kind, clause };
    }),
  );
}

/** A line of the corpus as a clause that is read. */
export function masked(clause: string): Masked {
  const wording = readWording(clause, nameWords(corpusClips));
  return maskClause(wording, { start: 0, end: wording.folded.length }, corpusClips);
}

/** Words that two writers and more have, the most written first. */
export function vocabularyOf(rows: readonly CorpusRow[]): readonly string[] {
  const found = new Map<string, { times: number; writers: Set<string> }>();
  for (const { clause, writer } of rows) {
    for (const [word] of fold(clause).matchAll(/(?<![a-z0-9_.{])[a-z]{2,}(?![a-z0-9_}])/g)) {
      const of = found.get(word) ?? { times: 0, writers: new Set() };
      found.set(word, { times: of.times + 1, writers: of.writers.add(writer) });
    }
  }
  return [...found]
    .filter(([, { writers }]) => writers.size > 1)
    .toSorted(([a, { times: one }], [b, { times: other }]) => other - one || (a < b ? -1 : 1))
    .map(([word]) => word);
}

export type Lesson = KindRow & { readonly writer: string; readonly words: readonly string[] };

export function lessonsOf(rows: readonly CorpusRow[]): readonly Lesson[] {
  return rows.map(({ kind, writer, clause }) => {
    const found = masked(clause);
    return { kind, writer, features: featuresOf(found), words: found.words };
  });
}

/** For each word how many people used it for a kind: places among all kinds, each with its number. */
export function wordsOfKinds(
  lessons: readonly Lesson[],
  kinds: readonly string[],
): Record<string, readonly number[]> {
  const found = new Map<string, Map<number, Set<string>>>();
  for (const { kind, writer, words } of lessons) {
    const at = kinds.indexOf(kind);
    for (const stem of words.filter((word) => !isFiller(word)).map(stemOf)) {
      const of = found.get(stem) ?? new Map<number, Set<string>>();
      found.set(stem, of.set(at, (of.get(at) ?? new Set()).add(writer)));
    }
  }
  return Object.fromEntries(
    [...found]
      .toSorted()
      .map(([stem, of]) => [stem, [...of].flatMap(([at, writers]) => [at, writers.size])]),
  );
}

const samples: readonly (readonly [RegExp, string])[] = [
  [/\{clip\}/g, 'le clip 3'],
  [/\{clip2\}/g, 'le clip 1'],
  [/\{clip3\}/g, 'le clip 4'],
  [/\{s\}/g, '8'],
  [/\{s2\}/g, '12'],
  [/\{t\}/g, '0:08'],
  [/\{t2\}/g, '0:12'],
  [/\{n\}/g, '5'],
  [/\{text\}/g, '« mots »'],
  [/\{place\}/g, 'en bas'],
  [/\{thing\}/g, 'un chien'],
  [/\{mood\}/g, 'calme'],
];

/** The fields and refusals that each kind becomes; none where it is handed back or wishes for nothing. */
export function fieldsOfKinds(kinds: readonly string[]): readonly (readonly string[])[] {
  return kinds.map((kind) => {
    const said = samples.reduce(
      (text, [slot, sample]) => text.replace(slot, sample),
      templates[kind] ?? '',
    );
    const { understood, refused } = readByRules(said, wishContext);
    return [...understood.map(({ field }) => field), ...refused.map(({ reason }) => reason)];
  });
}

/** SHA-256 of all lines, in hexadecimal. */
export function corpusHash(): string {
  return hashOfCorpus(readCorpusFiles(folder));
}
