import { readKindWeights } from '@armoni/perception/tell/kind-weights';
import { probabilitiesOf, trainKinds } from '@armoni/perception/tell/train-kinds';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../grammar/read-message.ts';
import { isJust, notationOf } from '../messages/notation.ts';
import { situationOf } from '../messages/situations.ts';
import { buckets } from './kind-features.ts';
import { kindOfNotation } from './kind-of.ts';
import { kindsFile } from './kinds-file.ts';
import { likelyKinds } from './likely-kinds.ts';
import { corpusHash, readCorpus, readCorpusRows, talkIn } from './read-corpus.ts';

const every = (nth: number) => (_: unknown, at: number) => at % nth === 0;

describe('what was learned of the corpus', () => {
  it('is of the corpus as it is now; else run `npm run learn-kinds`', () => {
    expect(readKindWeights(kindsFile).corpus).toBe(corpusHash());
  });

  it('reads at least nine of ten of its messages as they are meant', () => {
    const rows = readCorpusRows().filter(every(20));
    const missed = rows.filter(({ message, expected, situation }) => {
      const talk = talkIn(situation);
      return !isJust(notationOf(readMessage(message, talk).acts, talk), expected);
    });
    expect(rows.length).toBeGreaterThan(300);
    expect(missed.length / rows.length).toBeLessThan(0.1);
  });

  it('tells the kind of messages that it did not see', { tags: ['whole'] }, () => {
    const rows = readCorpus();
    const learned = trainKinds(
      rows.filter((_, at) => at % 10 !== 0),
      buckets,
    );
    const unseen = rows.filter(every(10));
    const right = unseen.filter(({ kind, features }) => {
      const shares = probabilitiesOf(features, learned);
      return learned.kinds[shares.indexOf(Math.max(...shares))] === kind;
    });
    expect(right.length / unseen.length).toBeGreaterThan(0.75);
  });
});

describe('how likely a message is of each kind', () => {
  it('shares one whole among them', () => {
    const { kinds } = readKindWeights(kindsFile);
    const { shareOf } = likelyKinds('un phare', situationOf('empty'));
    const groups = new Set(kinds.map((kind) => kind.replace(/^edit .+/, 'edit')));
    const sum = [...groups].reduce((whole, kind) => whole + shareOf(kind), 0);
    expect(sum).toBeCloseTo(1, 5);
  });

  it('depends on whether there is a picture', () => {
    expect(likelyKinds('avec un bateau', situationOf('lake')).best).toBe('edit');
    expect(likelyKinds('avec un bateau', situationOf('empty')).best).not.toBe('edit');
  });
});

describe('the kind of a message in the notation of the lists', () => {
  it.each([
    ['make "phare nuit" ×3', 'make'],
    ['edit 2: light+', 'edit light+'],
    ['edit 2: light+ scene', 'edit'],
    ['edit 1: crop(1:1) // edit 1: @1:1', 'edit shape'],
    ['edit 1: ~Encre bleue', 'edit style'],
    ['help prices', 'help prices'],
    ['make "lac" | film', null],
  ])('of « %s »', (expected, kind) => {
    expect(kindOfNotation(expected)).toBe(kind);
  });
});
