import type { Card } from '@armoni/contract/tools';
import { describe, expect, it } from 'vitest';
import { readMessage } from './read-message.ts';
import { talkOf } from './talk-of.ts';

const rivage = { name: 'Rivage', triggerWord: null };

/** A style was trained in the talk; whether it is ready is told by the person's styles. */
function readAfterTraining(query: string, styles = [rivage]) {
  const card: Card = { kind: 'style', id: 1, name: 'Rivage', pictures: [] };
  const turn = {
    query: 'oui',
    answer: 'C’est lancé.',
    cards: [{ at: 0, tool: 'train_style' as const, input: {}, text: '', card }],
  };
  const talk = talkOf({ history: [turn], chosen: '/photo.jpg', styles, pickedStyle: null });
  return readMessage(query, talk).acts;
}

describe('a style that was just trained', () => {
  it.each(['dessine un chat avec', 'dessine un chat avec mon style'])(
    'is meant by « %s »',
    (said) => {
      const style = { is: 'known', style: rivage };
      expect(readAfterTraining(said)).toMatchObject([{ do: 'make', subject: 'un chat', style }]);
    },
  );

  it('is meant where it is given to a picture', () => {
    const style = { is: 'known', style: rivage };
    expect(readAfterTraining('applique mon style')).toMatchObject([{ do: 'edit', style }]);
  });

  it('is told where it is not ready', () => {
    expect(readAfterTraining('dessine un chat avec', [])).toMatchObject([
      { do: 'make', subject: 'un chat', style: { is: 'unknown', said: 'Rivage' } },
    ]);
  });
});
