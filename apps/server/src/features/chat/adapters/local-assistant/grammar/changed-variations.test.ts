import { describe, expect, it } from 'vitest';
import { situationOf } from '../messages/situations.ts';
import { readMessage } from './read-message.ts';
import { talkOf } from './talk-of.ts';

const actsOf = (query: string) => readMessage(query, situationOf('lake')).acts;

describe('variations that are to be otherwise', () => {
  it.each([
    ['deux variations plus claires', 2, 'plus claires'],
    ['make two darker versions', 2, 'darker'],
    ['3 variations in winter', 3, 'in winter'],
    ['trois autres versions de nuit', 3, 'de nuit'],
  ])('« %s »', (query, count, words) => {
    expect(actsOf(query)).toMatchObject([{ do: 'vary', count, words }]);
  });

  it('are of another subject where one is named', () => {
    expect(actsOf('deux variations de phare')).toMatchObject([{ do: 'make', count: 2 }]);
  });
});

describe('« juste »', () => {
  it('divides nothing but what a comma has divided', () => {
    expect(actsOf('garde juste la maison en couleurs')).toMatchObject([
      { do: 'edit', words: 'garde juste la maison en couleurs' },
    ]);
    expect(actsOf("j'adore, juste un peu plus sombre")).toMatchObject([
      { do: 'edit', changes: ['light-'] },
    ]);
  });
});

describe('a thing that only one picture of several shows', () => {
  it('tells which picture is meant, and is still what is taken out of it', () => {
    const history = [
      { query: 'un lac', answer: '![un lac](/media/u1/c1/1.png)' },
      { query: 'un chat et un chien', answer: '![un chat](/media/u1/c1/2.png)' },
    ];
    const talk = talkOf({ history, chosen: null, styles: [], pickedStyle: null });
    const [act] = readMessage('enlève le chat', talk).acts;
    expect(act).toMatchObject({ do: 'edit', picture: '/media/u1/c1/2.png' });
    expect(act?.do === 'edit' && act.words).toContain('le chat');
  });
});
