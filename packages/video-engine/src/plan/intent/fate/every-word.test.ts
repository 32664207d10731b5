import { expect, it } from 'vitest';
import { readCorpusRows } from '../kinds/read-corpus.ts';
import { readWish } from '../read-wish.ts';
import { allWishes } from '../wishes/all-wishes.ts';
import { wishContext } from '../wishes/wish-row.ts';
import { isFiller } from '../words/filler-words.ts';
import { fold, readWording } from '../words/read-wording.ts';
import { saysNothing } from './find-ownerless.ts';

/** What is taken back counts no more. */
const takesBack =
  /—|(?<![a-z])(?:non|nan|no|plut[oô]t|finalement|pardon|sorry|actually|enfin|attends|attendez|en fait|make (?:it|that)|i mean|scratch|rather)(?![a-z])|pas .{2,30}, /i;
/** Words of no language: no rule can know them, and none may swallow them. */
const strangers = ['zorglub', 'quibix'];

type Owned = { readonly isIn: (position: number) => boolean; readonly isShown: Owned['isIn'] };

/** Where a stretch stands that was understood, offered, refused or handed back; and where one that is on screen or not done. */
function ownedBy(wish: string): Owned {
  const { understood, offered, refused, notUnderstood } = readWish(wish, wishContext);
  const among = (each: readonly { readonly spans: readonly Span[] }[]) => {
    const spans = each.flatMap((one) => one.spans);
    return (at: number) => spans.some(({ start, end }) => start <= at && at < end);
  };
  const texts = understood.filter(({ field }) => field === 'texts');
  return {
    isIn: among([...understood, ...offered, ...refused, ...notUnderstood]),
    isShown: among([...texts, ...offered, ...refused, ...notUnderstood]),
  };
}

type Span = { readonly start: number; readonly end: number };

/** But for lines of the tables of same words: phrases that mean fewer words, or none. */
function dropped(wish: string): readonly string[] {
  const { isIn } = ownedBy(wish);
  const { isStruck } = readWording(wish);
  return [...fold(wish).matchAll(/[a-z0-9]{3,}/g)]
    .filter(({ index, 0: word }) => !(isIn(index) || isStruck(index) || saysNothing(word)))
    .map(([word]) => `${word} in: ${wish}`);
}

/** The same numbers in every run. */
function makeDice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % most;
  };
}

const clauses = readCorpusRows()
  .map(({ clause }) => clause)
  .filter((clause) => !takesBack.test(clause));
const joints = [', ', '. ', ' et ', ' and ', '; ', ' ', '\n'];

/** Clauses of different people, put together as a letter or as somebody dictates. */
function recombined(roll: (most: number) => number): string {
  const parts = Array.from({ length: 1 + roll(5) }, () => clauses[roll(clauses.length)] as string);
  return parts.reduce((all, part) => `${all}${joints[roll(joints.length)]}${part}`);
}

/** One letter too many, too few, or two in the wrong order, in a word of at least five. */
function misspelt(wish: string, roll: (most: number) => number): string {
  const words = wish.split(' ');
  const long = words.flatMap((word, at) => (/^[a-z]{5,}$/.test(word) ? [at] : []));
  const at = long[roll(long.length)];
  if (at === undefined) return wish;
  const word = words[at] as string;
  const place = 1 + roll(word.length - 2);
  const [a, b] = [word[place] as string, word[place + 1] as string];
  const wrong = [a + a + b, b, b + a][roll(3)] as string;
  words[at] = word.slice(0, place) + wrong + word.slice(place + 2);
  return words.join(' ');
}

/** Outside of what stands in quotes, which is anybody's. */
function withStranger(wish: string, roll: (most: number) => number): string | null {
  const words = wish.split(' ');
  const at = roll(words.length + 1);
  const before = words.slice(0, at).join(' ');
  const open = (before.match(/[«“"]/g) ?? []).length - (before.match(/[»”"]/g) ?? []).length;
  if (open > 0 || (before.match(/"/g) ?? []).length % 2 > 0) return null;
  return [before, strangers[roll(2)], words.slice(at).join(' ')].join(' ').trim();
}

async function wishesOf(count: number, roll: (most: number) => number): Promise<readonly string[]> {
  const lists = await allWishes();
  return Array.from({ length: count }, () => {
    const wish = roll(3) === 0 ? (lists[roll(lists.length)] as string) : recombined(roll);
    return roll(3) === 0 ? misspelt(wish, roll) : wish;
  });
}

const whole = { timeout: 300_000, tags: ['whole'] };

/** What people wrote, what is put together of it, and both misspelt. */
function expectOwned(wishes: readonly string[]): void {
  expect(wishes.filter((wish) => !takesBack.test(wish)).flatMap(dropped)).toEqual([]);
}

it('owns every word that is no filler, in every wish of the lists', whole, async () => {
  expectOwned(await allWishes());
});

it('… and of wishes put together of what people wrote, and misspelt', async () => {
  expectOwned(await wishesOf(100, makeDice(1)));
});

it('… of thousands of them', whole, async () => {
  expectOwned(await wishesOf(4000, makeDice(2)));
});

/** Neither passed over nor swallowed by a rule that reaches over it; but for what its writer takes back. */
async function expectShown(count: number, seed: number): Promise<void> {
  const roll = makeDice(seed);
  const swallowed = (await wishesOf(count, roll)).flatMap((wish) => {
    const changed = withStranger(wish, roll);
    const at = changed?.search(/zorglub|quibix/) ?? -1;
    if (changed === null || takesBack.test(changed)) return [];
    return ownedBy(changed).isShown(at) ? [] : [changed];
  });
  expect(swallowed).toEqual([]);
}

it('refuses or hands back a word of no language, wherever it stands', async () => {
  await expectShown(100, 7);
});

it('… in thousands of wishes', whole, async () => {
  await expectShown(3000, 8);
});

it('calls no word of a wish filler', () => {
  const telling =
    'ralenti fondu vertical titre noir rapide lent sous-titres stabilise boucle'.split(' ');
  expect(telling.filter(isFiller)).toEqual([]);
});
