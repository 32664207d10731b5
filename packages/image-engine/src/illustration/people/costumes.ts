import type { Costume } from './costume.ts';
import { costumesOfCountries } from './costumes-of-countries.ts';
import { costumesOfDress } from './costumes-of-dress.ts';
import { costumesOfTales } from './costumes-of-tales.ts';
import { costumesOfTrades } from './costumes-of-trades.ts';
import { costumesOfWork } from './costumes-of-work.ts';
import type { Look } from './looks.ts';

const costumes = {
  ...costumesOfWork,
  ...costumesOfTrades,
  ...costumesOfTales,
  ...costumesOfDress,
  ...costumesOfCountries,
};

/** Worn in place of what belongs to a costume; a helmet or a cap is that one itself. */
const replacing =
  /^(turban|beanie|beret|straw|hood|headscarf|hijab|tophat|party|sombrero|bucket|crown)$/;

export type CostumeName = keyof typeof costumes;

/** What a role wears; null for people in clothes of their own. */
export const costumeOf = (name: CostumeName | undefined): Costume | null =>
  name === undefined ? null : costumes[name];

export const hatOfCostume = ({ person }: Look): string | undefined =>
  person.hatKind && replacing.test(person.hatKind) ? undefined : costumeOf(person.costume)?.hat;
