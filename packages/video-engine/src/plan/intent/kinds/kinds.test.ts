import { statSync } from 'node:fs';
import { readKindWeights } from '@armoni/perception/tell/kind-weights';
import { probabilitiesOf, trainKinds } from '@armoni/perception/tell/train-kinds';
import { describe, expect, it } from 'vitest';
import { readByRules, readWish } from '../read-wish.ts';
import { wishContext } from '../wishes/wish-row.ts';
import { readWording } from '../words/read-wording.ts';
import { buckets } from './clause-features.ts';
import { fillTemplate } from './fill-template.ts';
import { learnedFile, likelyClause } from './likely-clause.ts';
import { maskClause } from './mask-clause.ts';
import { corpusHash, fieldsOfKinds, lessonsOf, masked, readCorpusRows } from './read-corpus.ts';
import { templates } from './templates.ts';

describe('what was learned of the corpus of clauses', () => {
  it('is of the corpus as it is now; else run `npm run learn-wishes`', () => {
    expect(readKindWeights(learnedFile).corpus).toBe(corpusHash());
  });

  it('weighs at most a megabyte', () => {
    expect(statSync(learnedFile).size).toBeLessThan(2 ** 20);
  });

  it('is of kinds that have a template, each of them', () => {
    const kinds = new Set(readCorpusRows().map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(Object.keys(templates).toSorted());
  });

  it('tells what a clause means that it did not see', { tags: ['whole'] }, () => {
    const rows = readCorpusRows().filter(({ writer }, at) => writer !== 'lists' && at % 2 === 0);
    const lessons = lessonsOf(rows);
    const isHeld = ({ writer }: (typeof lessons)[number]) => writer === rows[0]?.writer;
    const unseen = lessons.filter(isHeld);
    const learned = trainKinds(
      lessons.filter((lesson) => !isHeld(lesson)),
      buckets,
    );
    const right = unseen.filter(({ kind, features }) => {
      const shares = probabilitiesOf(features, learned);
      return learned.kinds[shares.indexOf(Math.max(...shares))] === kind;
    });
    expect(right.length / unseen.length).toBeGreaterThan(0.75);
  });
});

describe('a template', () => {
  it('is read by the rules for what it means, with nothing left over', () => {
    const kinds = Object.keys(templates).filter((kind) => templates[kind]);
    const fields = fieldsOfKinds(kinds);
    expect(kinds.filter((_, at) => fields[at]?.length === 0)).toEqual([]);
  });

  it.each([
    ['virez le concert', 'sans {clip}', 'sans le clip 3'],
    [
      'les 3 premières secondes du drone dégagent',
      'enleve les {s} premieres secondes de {clip}',
      'enleve les 3 premieres secondes de le clip 4',
    ],
    [
      'de 0:12 à 0:20 sur la plage',
      'garde seulement de {t} a {t2} de {clip}',
      'garde seulement de 0:12 a 0:20 de le clip 1',
    ],
    ['virez le concert et la plage', 'sans {clip}', null],
    ['virez-le', 'sans {clip}', null],
  ])('takes of “%s” what it names, and neither more nor less', (clause, template, filled) => {
    expect(fillTemplate(template, masked(clause))).toBe(filled);
  });
});

describe('a clause', () => {
  it('is known by its words, whatever it names', () => {
    const words = (clause: string) => masked(clause).words.join(' ');
    expect(words('pas plus de 45 secondes')).toBe(words('pas plus de 1 min 30'));
    expect(words('vire la plage')).toBe(words('vire IMG_0042'));
    expect(words('écris « Bonjour »')).toBe(words('écris « Merci à tous »'));
  });

  it('is strange with a word that nobody used for what it seems to mean', () => {
    const of = (clause: string) => {
      const wording = readWording(clause);
      const all = { start: 0, end: wording.folded.length };
      return likelyClause(maskClause(wording, all, wishContext.clips)).strange;
    };
    expect(of('vire le zorglub de la plage')).toEqual(['zorglub']);
    expect(of('vire la plage')).toEqual([]);
  });
});

describe('what the rules hand back or misread', () => {
  it.each([['cold open percutant', 'hook']])('is read as people meant it: “%s”', (wish, field) => {
    const fields = ({ understood }: ReturnType<typeof readWish>) =>
      understood.map((each) => each.field);
    expect(fields(readByRules(wish, wishContext))).not.toContain(field);
    expect(fields(readWish(wish, wishContext))).toContain(field);
    expect(readWish(wish, wishContext).notUnderstood).toEqual([]);
  });

  it('keeps what an occasion, a place or a reason says in sight', () => {
    for (const [wish, word] of [
      ['format carré pour la vitrine', 'vitrine'],
      ['sans musique, on n’a pas les droits', 'droits'],
      ['vire le zorglub du concert', 'zorglub'],
    ] as const) {
      const { notUnderstood, refused } = readWish(wish, wishContext);
      const back = [...notUnderstood, ...refused].map(({ words }) => words).join();
      expect(back).toContain(word);
    }
  });
});
