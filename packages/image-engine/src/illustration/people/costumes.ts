import type { Costume } from './costume.ts';
import { costumesOfCountries } from './costumes-of-countries.ts';
import { costumesOfDress } from './costumes-of-dress.ts';
import { costumesOfTales } from './costumes-of-tales.ts';
import { costumesOfTrades } from './costumes-of-trades.ts';
import { costumesOfWork } from './costumes-of-work.ts';

const costumes = {
  ...costumesOfWork,
  ...costumesOfTrades,
  ...costumesOfTales,
  ...costumesOfDress,
  ...costumesOfCountries,
};

export type CostumeName = keyof typeof costumes;

/** What a role wears; null for people in clothes of their own. */
export const costumeOf = (name: CostumeName | undefined): Costume | null =>
  name === undefined ? null : costumes[name];
