import type { WildLand } from '../../place-names.ts';
import { heath, scrub, steppe, tundra } from './bare-lands.ts';
import { polar, volcano } from './fire-and-ice.ts';
import type { Scenery } from './land-stage.ts';
import { oasis } from './oasis.ts';
import { mars } from './red-planet.ts';
import { bamboo, orchard } from './stands.ts';
import { swamp } from './swamp.ts';

export const wild: Readonly<Record<WildLand, Scenery>> = {
  ...{ steppe, tundra, heath, scrub, swamp, polar, volcano, mars, oasis, bamboo, orchard },
};
