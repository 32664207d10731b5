import type { IllustrationDescription, WishedThing } from '../illustration-description.ts';
import { isSeat } from '../layout/seats.ts';
import { isPlayedAcross } from '../people/across-table.ts';
import { asOne, tableMates } from '../people/companions.ts';
import { relationsWithout } from '../relations-without.ts';

type Wished = Pick<IllustrationDescription, 'things' | 'relations'>;

/** More than two who play cards. */
export const isCardParty = ({ person }: WishedThing): boolean => person?.doing === 'deal';

/** Whose table is bare eats from plates, and plays with cards that are on it. */
export function withMeal({ things, relations }: Wished): Wished {
  const table = things.findIndex(({ id }) => id === 'long-table');
  const isBare = relations.every(({ kind, to }) => kind !== 'on' || to !== table);
  const doing = things.find(({ person, count }) => person && count > 1)?.person?.doing;
  const id = doing === 'eat' ? 'laid-table' : doing === 'deal' ? 'card-table' : null;
  if (table < 0 || !isBare || id === null) return { things, relations };
  return { things: things.with(table, { ...things[table]!, id }), relations };
}

/** Two who play over a table bring it along, and their stools: a bench is behind them, and no second table is there. */
export function playersFor<Wish extends Wished>(wish: Wish): Wish | null {
  const { things, relations } = wish;
  const who = things.findIndex(({ person, count }) => count === 2 && isPlayedAcross(person?.doing));
  if (who < 0) return null;
  const table = things.findIndex(({ id }) => /^(?:round-|draped-)?table$/.test(id));
  const isAt = (at: number) =>
    relations.some(
      ({ of, kind, to }) => of === who && to === at && /^(?:on|around|beside|behind)$/.test(kind),
    );
  if (table >= 0 && isAt(table))
    return {
      ...wish,
      things: things.toSpliced(table, 1),
      relations: relationsWithout(relations, table),
    };
  const seat = relations.findIndex(
    ({ of, kind, to }) => of === who && kind === 'on' && isSeat(things[to]!.id),
  );
  if (seat < 0) return null;
  return { ...wish, relations: relations.with(seat, { ...relations[seat]!, kind: 'before' }) };
}

/** Two who were named apart and work at one table are two of a kind there. */
export function matesOf<Wish extends Wished>(wish: Wish): Wish | null {
  const { things, relations } = wish;
  const [one, other] = tableMates(wish) ?? [];
  if (one === undefined || other === undefined) return null;
  const joined = asOne([things[one]!, things[other]!], {});
  return {
    ...wish,
    things: things.with(one, joined).toSpliced(other, 1),
    relations: relationsWithout(relations, other),
  };
}
