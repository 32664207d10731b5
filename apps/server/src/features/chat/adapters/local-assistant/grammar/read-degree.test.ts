import { describe, expect, it } from 'vitest';
import { situationOf } from '../messages/situations.ts';
import { picturesNamed } from './find-picture.ts';
import { readMessage } from './read-message.ts';

describe('degrees of what was just changed', () => {
  it.each([
    ['encore un peu plus', 'plus clair'],
    ['non, moins que ça', 'un peu plus sombre'],
    ['too much', 'un peu plus sombre'],
  ])('« %s » asks the engine for « %s »', (message, words) => {
    const [act] = readMessage(message, situationOf('edited')).acts;
    expect(act?.do === 'edit' && act.words).toBe(words);
  });

  it('says nothing of a picture that was not changed', () => {
    const { acts } = readMessage('encore un peu plus', situationOf('lake'));
    expect(acts).not.toContainEqual(expect.objectContaining({ do: 'edit' }));
  });
});

describe('how far the style of a picture goes', () => {
  it.each(['le style à 30 %', 'mets le style à 30 %', 'the style at 30%'])('« %s »', (message) => {
    const { acts } = readMessage(message, situationOf('lake'));
    expect(acts).toMatchObject([{ do: 'edit', changes: ['style'], style: null }]);
  });

  it('is no change where a new picture is told', () => {
    const { acts } = readMessage('un lac gelé, style à 30 %', situationOf('lake'));
    expect(acts).toMatchObject([{ do: 'make' }]);
  });
});

describe('the pictures that a film is told to take', () => {
  it.each([
    ['un film avec la 1 et la 3', ['/1.png', '/3.png']],
    ['un film avec les deux premières', ['/1.png', '/2.png']],
    ['a film from the last two', ['/2.png', '/3.png']],
    ['un film avec mes 3 clips', []],
  ])('« %s »', (words, urls) => {
    expect(picturesNamed(words, situationOf('three'))).toEqual(urls);
  });
});
