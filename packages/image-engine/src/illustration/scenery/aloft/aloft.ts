import type { Aerial } from '../../place-names.ts';
import type { Setting, Stage } from '../stage.ts';
import * as basins from './basins-from-above.ts';
import * as lands from './lands-from-above.ts';
import { mazeFromAbove } from './maze.ts';
import * as shores from './shores-from-above.ts';
import * as towns from './towns-from-above.ts';

/** What is seen from the air. */
export const aloft: Readonly<Record<Aerial, (setting: Setting) => Stage>> = {
  ...{ villageAbove: towns.villageFromAbove, cityAbove: towns.cityFromAbove },
  ...{ fieldsAbove: lands.fieldsFromAbove, forestAbove: lands.forestFromAbove },
  ...{ riverAbove: lands.riverFromAbove, roadAbove: lands.roadFromAbove },
  ...{ seaAbove: basins.seaFromAbove, beachAbove: shores.beachFromAbove },
  ...{ coastAbove: shores.coastFromAbove, harbourAbove: basins.harbourFromAbove },
  ...{ poolAbove: basins.poolFromAbove, mazeAbove: mazeFromAbove },
};
