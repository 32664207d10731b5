import { expect, it } from 'vitest';
import { readWish } from '../read-wish.ts';
import { wishContext } from '../wishes/wish-row.ts';
import { fourthListWishes } from '../wishes/wishes-fourth-list.ts';
import { openWishes } from '../wishes/wishes-open.ts';
import { wishesWrittenLater } from '../wishes/wishes-written-later.ts';
import { isFiller } from '../words/filler-words.ts';
import { fold, readWording } from '../words/read-wording.ts';
import { saysNothingAnywhere } from './leftover.ts';

/** What is taken back counts no more, and « on n'en parle plus » says nothing only as a whole. */
const wishes = [...openWishes, ...fourthListWishes, ...wishesWrittenLater]
  .map(([wish]) => wish)
  .filter((wish) => !/—|parle plus/.test(wish));
/** Words of no language: no rule can know them, and none may swallow them. */
const strangers = ['zorglub', 'quibix'];

/** Where no understood, refused or handed back stretch stands. */
function ownedBy(wish: string): (position: number) => boolean {
  const { understood, refused, notUnderstood } = readWish(wish, wishContext);
  const spans = [...understood, ...refused, ...notUnderstood].flatMap((each) => each.spans);
  return (position) => spans.some(({ start, end }) => start <= position && position < end);
}

/** As it is written or as it is meant: « slt », « jveux ». */
function saysNothing(word: string): boolean {
  if (saysNothingAnywhere(word)) return true;
  return readWording(word).folded.split(/[ ']/).every(saysNothingAnywhere);
}

it('owns every word that is no filler, in every wish of the lists', () => {
  const dropped = wishes.flatMap((wish) => {
    const isOwned = ownedBy(wish);
    return [...fold(wish).matchAll(/[a-z0-9]{3,}/g)]
      .filter(({ index, 0: word }) => !isOwned(index) && !saysNothing(word))
      .map(([word]) => `${word} in: ${wish}`);
  });
  expect(dropped).toEqual([]);
});

it('hands back a word of no language, wherever it stands', () => {
  const dropped = wishes.slice(0, 260).flatMap((wish, number) => {
    const stranger = strangers[number % strangers.length] as string;
    const words = wish.split(' ');
    const places = [0, Math.ceil(words.length / 2), words.length];
    const place = places[number % places.length] as number;
    const changed = [...words.slice(0, place), stranger, ...words.slice(place)].join(' ');
    const at = changed.indexOf(stranger);
    return ownedBy(changed)(at) ? [] : [changed];
  });
  expect(dropped).toEqual([]);
});

it('calls no word of a wish filler', () => {
  const telling =
    'ralenti fondu vertical titre noir rapide lent sous-titres stabilise boucle'.split(' ');
  expect(telling.filter(isFiller)).toEqual([]);
});
