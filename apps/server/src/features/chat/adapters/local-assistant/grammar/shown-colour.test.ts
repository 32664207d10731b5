import { describe, expect, it } from 'vitest';
import { notationOf } from '../messages/notation.ts';
import { readMessage } from './read-message.ts';
import { talkOf } from './talk-of.ts';

const answer = '![Illustration : chat roux, canapé.](/1.png)';
const talk = talkOf({
  ...{ history: [{ query: 'un chat roux sur un canapé', answer }], chosen: null },
  ...{ styles: [], pickedStyle: null },
});

describe('a thing and a colour', () => {
  it.each(['canapé rouge', 'canapé vert', 'red couch'])('change what is shown: %s', (message) => {
    const read = readMessage(message, talk);
    expect(notationOf(read.acts, talk)).toBe('edit 1: scene');
    expect(read.acts).toMatchObject([{ words: expect.stringMatching(/^mets le .+ en .+$/) }]);
  });

  it.each(['voiture rouge', 'un canapé rouge', '2 canapés rouges'])('are new: %s', (message) => {
    expect(readMessage(message, talk).acts).toMatchObject([{ do: 'make' }]);
  });
});
