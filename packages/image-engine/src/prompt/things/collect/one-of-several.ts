import type { Member, Person } from '../../../illustration/illustration-description.ts';
import type { Draft } from './draft-things.ts';
import { withDoing } from './with-doing.ts';

type Doing = Partial<Person> & { readonly doing: NonNullable<Person['doing']> };

/** “four friends, one playing guitar”: one does, the others hold themselves as they did; men and women in turn. */
export function oneOfThem(doer: Draft, trait: Doing): readonly Member[] {
  const person = doer.person!;
  const isMixed = doer.id === 'people';
  return Array.from({ length: doer.count }, (_, at): Member => {
    const sex = isMixed && at % 2 === 1 ? (person.sex === 'woman' ? 'man' : 'woman') : person.sex;
    const own = { ...person, sex };
    return { person: at === 0 ? withDoing(own, trait) : own, colour: null };
  });
}

/** By the two words before what is done. */
export const isOfOne = (said: string): boolean => /(?:^| )(?:one|l un|l une)$/.test(said);
