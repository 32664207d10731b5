import type { IllustrationDescription } from '../illustration-description.ts';
import { hasTable } from '../people/doings.ts';
import { plain } from './plain-thing.ts';

/** « chien sous la table pendant que la famille mange »: they are at it, and a meal is on it. */
export function dinersAt({ things, relations }: IllustrationDescription) {
  const table = things.findIndex(({ id }) => /^(round-)?table$/.test(id));
  const who = things.findIndex(({ person }) => person !== null && hasTable(person.doing));
  const isTied = relations.some((tie) => tie.of === who && tie.kind !== 'beside');
  if (table < 0 || who < 0 || isTied) return null;
  const diners = things[who]!;
  return {
    things: [
      ...things.map((one, at) =>
        at === table
          ? { ...one, id: 'long-table' }
          : at === who && diners.count > 1
            ? { ...one, person: { ...one.person!, doing: 'hold' as const } }
            : one,
      ),
      plain('pot-of-food'),
    ],
    relations: [
      ...relations.filter(({ of, to }) => of !== who && to !== who),
      { of: things.length, kind: 'on', to: table } as const,
      { of: who, kind: 'behind', to: table } as const,
    ],
  };
}
