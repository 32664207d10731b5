import { setTitleLocked } from '@armoni/contract/timeline/edit-film';
import { describe, expect, it } from 'vitest';
import { changeByWords } from './change-by-words.ts';
import { fixtureFilm, material } from './wishes/fixture.ts';

describe('what is said of a wish on top of a film', () => {
  it('says of shots that were to stay where they are that they did', () => {
    const wish = 'plus rythmé, garde le lac au début, enlève le troisième plan';
    const { done, shots, refused } = changeByWords(
      'garde le plan 1 au début',
      fixtureFilm(),
      material,
    );
    expect({ done, shots, refused }).toEqual({
      done: ['garde le plan 1 au début'],
      shots: ['1 gardé'],
      refused: [],
    });
    expect(changeByWords(wish, fixtureFilm(), material).done.join()).toContain('garde le lac');
  });

  it('names shots in a row by the first and the last', () => {
    const { shots } = changeByWords('enlève les plans 2 à 5 et le plan 7', fixtureFilm(), material);
    expect(shots).toEqual(['2 à 5 et 7 retirés']);
  });

  it('leaves a locked text alone and says so', () => {
    const film = setTitleLocked(fixtureFilm(), 0, true);
    const { timeline, refused } = changeByWords('remplace le titre par « Nord »', film, material);
    expect(timeline.tracks.video.titles[0]?.text).toBe('Îles du Sud');
    expect(refused.map(({ message }) => message)).toEqual(['Ce texte est verrouillé.']);
  });

  it('passes over no word of a wish that the film follows already', () => {
    const { refused, done } = changeByWords('au plus 40 secondes', fixtureFilm(), material);
    expect({ refused, done }).toEqual({
      refused: [{ words: 'au plus 40 secondes', message: 'C’est déjà ainsi.', instead: null }],
      done: [],
    });
  });
});
