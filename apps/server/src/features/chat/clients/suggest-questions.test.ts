import { type Topic, topics } from '@armoni/contract/facts/fact';
import { factAsMarkdown } from '@armoni/contract/facts/fact-as-markdown';
import { factsEn } from '@armoni/contract/facts/facts-en';
import { factsFr } from '@armoni/contract/facts/facts-fr';
import { makeTextsIn } from '@armoni/image-engine/prompt/texts';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../adapters/local-assistant/grammar/read-message.ts';
import { situationOf } from '../adapters/local-assistant/messages/situations.ts';
import { relatedTopics } from './related-topics.ts';
import { suggestQuestions } from './suggest-questions.ts';

describe('what could be asked next', () => {
  it('is what is near to what the studio was asked', () => {
    const answer = factAsMarkdown(factsFr.prices.text);
    expect(suggestQuestions({ query: 'c combien l’abo', answer, cards: [] })).toEqual([
      factsFr.limits.question,
      factsFr.ownership.question,
      factsFr.account.question,
    ]);
    const english = factAsMarkdown(factsEn.films.text);
    expect(suggestQuestions({ query: 'films?', answer: english, cards: [] })).toContain(
      factsEn.formats.question,
    );
  });

  it('is something to draw where nothing was told or shown', () => {
    const asked = { query: 'bonjour', answer: 'Bonjour !', cards: [] };
    expect(suggestQuestions(asked)).toContain('un chat sur un canapé');
  });

  it('is nothing that has just been done to the picture', () => {
    const answer = 'Voici.\n\n![Lac](/1.png)';
    const after = (query: string) => suggestQuestions({ query, answer, cards: [] });
    expect(after('un lac')).toEqual(['la même, de nuit', 'en noir et blanc', 'trois variations']);
    expect(after('en noir et blanc')).toEqual([
      'la même, de nuit',
      'trois variations',
      'plus chaud',
    ]);
    expect(after('la première de nuit, plus chaud')).toEqual([
      'en noir et blanc',
      'trois variations',
      'en 16:9',
    ]);
  });

  it('is what can be done to a picture of which the pixels alone are known', () => {
    const { changedReference, pixelsAlone } = makeTextsIn.fr;
    const shown = `Voici.\n\n![${changedReference}](/1.png)`;
    for (const answer of [shown, pixelsAlone]) {
      const offered = suggestQuestions({ query: 'plus lumineuse', answer, cards: [] });
      expect(offered).toEqual(['floute le fond', 'en noir et blanc', 'plus chaud']);
      for (const words of offered) {
        expect(readMessage(words, situationOf('lake')).acts).toMatchObject([{ do: 'edit' }]);
      }
    }
  });

  it.each(topics.flatMap((topic) => relatedTopics[topic].map((near) => [topic, near] as const)))(
    'after %s is understood when it is asked: %s',
    (_, near: Topic) => {
      for (const facts of [factsFr, factsEn]) {
        const { acts } = readMessage(facts[near].question, situationOf('lake'));
        expect(acts).toEqual([{ do: 'help', topic: near }]);
      }
    },
  );
});
