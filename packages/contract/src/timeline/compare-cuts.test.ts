import { describe, expect, it } from 'vitest';
import { changesInWords, compareCuts, shotsToRender } from './compare-cuts.ts';
import { addTitle, changeTitle, removeTitle, setMusic, timeTitle } from './edit-film.ts';
import { moveShot, removeShot, setLocked, splitShot, trimEnd } from './edit-shots.ts';
import { setDissolves, setFade } from './edit-transitions.ts';
import { doStep, redo, startHistory, undo } from './history.ts';
import { rangeOf } from './ranges.ts';
import { clip, filmOf, titleAt } from './testing.ts';
import type { Timeline } from './timeline.ts';

const film = filmOf(
  [
    { start: 0, length: 60 },
    { start: 100, length: 40 },
    { start: 200, length: 50 },
  ],
  [titleAt(5, 30)],
);

const onMusic = (musicId: string, startSeconds: number, gainDecibels?: number) =>
  setMusic(film, {
    ...{ musicId, startSeconds, loops: false },
    ...(gainDecibels !== undefined && { gainDecibels }),
  });

describe('compareCuts', () => {
  it.each<[string, Timeline, number]>([
    ['Aucun changement', film, 0],
    ['Titre corrigé', changeTitle(film, 0, { text: 'Nord' }), 1],
    ['1 texte changé', changeTitle(film, 0, { place: 'top' }), 1],
    ['1 texte changé', timeTitle(film, 0, { start: 70, length: 20 }), 1],
    ['1 texte retiré', removeTitle(film, 0), 1],
    ['1 plan changé', trimEnd(film, 'A', 8, clip), 1],
    ['1 plan retiré', removeShot(film, 'B'), 1],
    ['Ordre changé', moveShot(film, 'C', 1), 1],
    ['1 plan changé, 1 plan ajouté', splitShot(film, 'C', 120), 2],
    ['Son changé', setMusic(film, null), 1],
    ['Autre musique', onMusic('own-flanerie', 20), 1],
    ['Autre musique, son changé', onMusic('own-flanerie', 20, -6), 2],
    ['Aucun changement', setLocked(film, 'A', true), 0],
    [
      '2 plans changés, titre corrigé',
      changeTitle(trimEnd(trimEnd(film, 'A', 8, clip), 'C', -9, clip), 0, { text: 'Nord' }),
      3,
    ],
  ])('says « %s »', (words, after, count) => {
    const difference = compareCuts(film, after);
    expect(changesInWords(difference)).toBe(words);
    expect(difference.count).toBe(count);
  });
});

describe('shotsToRender', () => {
  it('names the shots under a changed text, and no shot that only moved', () => {
    expect([...shotsToRender(film, changeTitle(film, 0, { text: 'Nord' }))]).toEqual(['A']);
    expect([...shotsToRender(film, moveShot(film, 'C', 1))]).toEqual([]);
    expect([...shotsToRender(film, trimEnd(film, 'B', 3, clip))]).toEqual(['B']);
    expect([...shotsToRender(film, setMusic(film, null))]).toEqual([]);
  });
});

describe('what differs beside the shots', () => {
  it('is told of dissolves and fades, and not where their shots went', () => {
    const soft = setDissolves(film, true);
    expect(compareCuts(film, soft).words).toEqual(['fondus changés']);
    expect(compareCuts(film, setFade(film, 'fade-out', true)).words).toEqual(['fondus changés']);
    expect(compareCuts(soft, removeShot(soft, 'B')).words).toEqual(['1 plan retiré']);
  });

  it('is one text that went, whichever of several', () => {
    const [card] = film.tracks.video.titles;
    if (!card) throw new Error('no text');
    const two = addTitle(film, { ...card, text: 'Fin', range: rangeOf(film, 60, 30) });
    expect(compareCuts(two, removeTitle(two, 0)).words).toEqual(['1 texte retiré']);
  });
});

describe('history', () => {
  it('undoes and does again without end, until something else is done', () => {
    const [one, two] = [removeTitle(film, 0), removeShot(film, 'B')];
    const done = doStep(doStep(startHistory(film), one), two);
    const back = undo(undo(done));
    expect(back.present).toBe(film);
    expect(undo(back)).toEqual(back);
    expect(redo(back).present).toBe(one);
    expect(redo(redo(back))).toEqual(done);
    expect(doStep(back, two).future).toEqual([]);
    expect(doStep(back, film)).toEqual(back);
  });
});
