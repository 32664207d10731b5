import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { composePicture } from '../illustration/compose-picture.ts';
import type { IllustrationDescription } from '../illustration/illustration-description.ts';
import { undrawnOf } from '../illustration/undrawn.ts';
import { unshownOf } from '../illustration/unshown.ts';
import { makeRandom } from '../maths/seeded-random.ts';
import { choosePicture } from './choose-picture.ts';
import { tokenise } from './tokenise.ts';

/** Every list that is open. */
const folder = new URL('../illustration/testing/', import.meta.url);
const lists = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trim().split('\n'));

type Answer = {
  readonly wish: IllustrationDescription | null;
  /** Plain words of the answer. */
  readonly named: ReadonlySet<string>;
};

function answerTo(prompt: string): Answer {
  const chosen = choosePicture(prompt, 7);
  const wordsOf = (notes: readonly string[]) => new Set(tokenise(notes.join(' ')));
  if (chosen.kind === 'scene') return { wish: null, named: wordsOf(chosen.notes()) };
  const { illustration: wish } = chosen;
  const frame = { seed: 7, width: 96, height: 96 };
  const composition = composePicture(wish, frame);
  const undrawn = [...undrawnOf(wish, frame, []), ...unshownOf(wish, composition)];
  return { wish, named: wordsOf(chosen.notes(composition.leftOut, undrawn)) };
}

const isNamed = ({ named }: Answer, said: string) =>
  tokenise(said).every((word) => named.has(word));

const roll = (seed: number) => {
  const random = makeRandom(seed);
  return <Value>(of: readonly Value[]): Value => of[Math.floor(random() * of.length)]!;
};

/** What people wrote, taken apart where it joins and put together anew. */
function recombined(count: number, seed: number): string[] {
  const pick = roll(seed);
  const parts = lists
    .filter((wish) => !/[«"“]/u.test(wish))
    .flatMap((wish) => wish.split(/(?=, | avec | sur | dans | devant | with | on | in )/u));
  const heads = lists
    .filter((wish) => !/[«"“]/u.test(wish))
    .map((wish) => wish.split(/, | avec | with /u)[0]!);
  const tails = parts.filter((part) => /^[, ]/u.test(part));
  return Array.from({ length: count }, () => `${pick(heads)}${pick(tails)}${pick(tails)}`);
}

const colours = { rouge: 'red', bleu: 'blue', vert: 'green', jaune: 'yellow' } as const;
const nouns =
  'chat chien lapin vélo canapé fauteuil tracteur gâteau vase parapluie bateau dragon hibou robot train cheval piano chapeau'.split(
    ' ',
  );

describe('every word of a wish', () => {
  const hides = (prompt: string, word: string) => !answerTo(prompt).named.has(word);

  it('is named where nobody knows it, wherever it stands in what people wrote', () => {
    const pick = roll(3);
    const hidden = recombined(40, 1).filter((wish) => {
      const words = wish.split(' ');
      const at = pick([...words.keys(), words.length]);
      const changed = [...words.slice(0, at), 'zorglub', ...words.slice(at)].join(' ');
      return hides(changed, 'zorglub');
    });
    expect(hidden).toEqual([]);
  });

  it('… in every list that is open', { timeout: 600_000, tags: ['whole'] }, () => {
    const wishes = lists.filter((wish) => !/[«"“]/u.test(wish));
    expect(wishes.filter((wish) => hides(`${wish} avec un zorglub`, 'zorglub'))).toEqual([]);
  });

  it('is said of the thing by which it stands, or named: colours', () => {
    const pick = roll(5);
    const wrong = Array.from({ length: 80 }, () => {
      const [one, other] = [pick(nouns), pick(nouns)];
      const [first, second] = [
        pick(Object.keys(colours)),
        pick(Object.keys(colours)),
      ] as (keyof typeof colours)[];
      const prompt = `un ${one} ${first!} et un ${other} ${second!}`;
      const answer = answerTo(prompt);
      const found = answer.wish?.things.map(({ colour }) => colour) ?? [];
      if (one === other) return null;
      const isRight = found[0] === colours[first!] && found[1] === colours[second!];
      return isRight || isNamed(answer, first!) || isNamed(answer, second!) ? null : prompt;
    });
    expect(wrong.filter(Boolean)).toEqual([]);
  });

  it('… numbers, and nothing takes what is said of what we do not know', () => {
    const pick = roll(9);
    for (const one of nouns) {
      const other = pick(nouns.filter((noun) => noun !== one));
      const { wish, named } = answerTo(`trois zorglubs jaunes et un ${one} avec deux ${other}s`);
      expect(named.has('zorglub'), one).toBe(true);
      const [first, second] = wish?.things ?? [];
      expect([first?.count, first?.colour, second?.count], `${one}, ${other}`).toEqual([
        1,
        null,
        2,
      ]);
    }
  });

  it.each([
    ['une baleine qui dort', 'dort'],
    ['logo of a dance school with a ballerina', 'ballerina'],
    ['un hibou sur le dos', 'dos'],
    ['une chemise repassée', 'repassée'],
    ['une petite fille en collants', 'collants'],
    ['a boot covered in mud', 'mud'],
    ['un chien dans un salon dans la brume', 'brume'],
  ])('is named where its picture does not show it: %s', (prompt, word) => {
    expect([...answerTo(prompt).named]).toContain(tokenise(word)[0]);
  });

  it.each([['un robot gris souris', 'gris']])(
    'is a shade where it stands behind a colour, and said so: %s',
    (prompt, colour) => {
      const { wish, named } = answerTo(prompt);
      expect(wish?.things).toHaveLength(1);
      expect(wish?.things[0]?.colour).not.toBe(null);
      expect(wish?.place).toBe(null);
      expect([...named]).toContain(tokenise(colour)[0]);
    },
  );

  it('is of the ground where it stands by that, on either side', () => {
    for (const prompt of ['a red cat on a yellow background', 'un chat rouge sur fond jaune']) {
      const { wish } = answerTo(prompt);
      expect([wish?.things[0]?.colour, wish?.colours], prompt).toEqual(['red', ['yellow']]);
    }
  });

  it('has the sense of its company', () => {
    const ids = (prompt: string) => answerTo(prompt).wish?.things.map(({ id }) => id);
    expect(ids('une souris à côté d’un clavier')).toEqual(['computer-mouse', 'keyboard']);
    expect(ids('une souris et un fromage')?.[0]).toBe('mouse');
    expect(ids('des ballons dorés dans un salon')).toEqual(['balloon']);
    expect(ids('des enfants avec des ballons sur un terrain de foot')).toContain('soccer-ball');
    expect(ids('une péniche avec des pots de fleurs')).toContain('geranium-pot');
    expect(ids('a round window')).toEqual(['window']);
    expect(ids('un troupeau de moutons')).toEqual(['sheep']);
  });

  it('gives the nearest relative of what it names, and says which', () => {
    for (const [said, drawn] of [
      ['un braque', 'chien'],
      ['un solex', 'scooter'],
      ['un basson', 'clarinette'],
      ['un luth', 'guitare'],
      ['un bouleau', 'arbre'],
    ] as const) {
      const { wish, named } = answerTo(said);
      expect(wish?.things, said).toHaveLength(1);
      expect(isNamed({ wish, named }, `${said.slice(3).trim()} ${drawn}`), said).toBe(true);
    }
  });
});
