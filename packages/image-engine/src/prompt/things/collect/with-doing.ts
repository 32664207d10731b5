import type { Person } from '../../../illustration/illustration-description.ts';
import { bothDoings } from '../../../illustration/people/doings.ts';

/** « boit son café en lisant »: both, where he can; else what was told last. */
export function withDoing(
  person: Person,
  trait: Partial<Person> & { readonly doing: NonNullable<Person['doing']> },
): Person {
  const { also: _, ...rest } = person;
  const both = rest.doing ? bothDoings(rest.doing, trait.doing) : null;
  return { ...rest, ...trait, ...both };
}
