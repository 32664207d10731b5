import type { Place } from '../illustration-description.ts';
import { type Interior, interiors } from '../place-names.ts';
import * as squares from './cafe-and-market.ts';
import { carriage } from './carriage.ts';
import { cave, hall } from './cave-and-hall.ts';
import { cliffs, coast } from './cliffs-and-coast.ts';
import { party, stage } from './events.ts';
import * as far from './far-places.ts';
import { fjord, isle } from './fjord-and-isle.ts';
import { formal } from './formal-garden.ts';
import { garden } from './gardens.ts';
import { ramparts, ski, terraces } from './heights.ts';
import { interior } from './interiors.ts';
import { zen } from './japanese-garden.ts';
import { allotment } from './kitchen-garden.ts';
import * as land from './land.ts';
import { gorge, platform, pool } from './platform-and-pool.ts';
import * as quays from './quays-and-lights.ts';
import { balcony, roofs, townView } from './roofs-and-balconies.ts';
import * as rooms from './rooms.ts';
import { square } from './squares.ts';
import { stadium } from './stadium.ts';
import type { Setting, Stage } from './stage.ts';
import { perched, steps } from './steps-and-hilltops.ts';
import { studio } from './studio.ts';
import { table } from './tables.ts';
import * as town from './town.ts';
import { greenhouse, museum, supermarket } from './under-glass-and-on-show.ts';
import { village } from './village.ts';
import * as waters from './waters.ts';
import { avenue, footbridge, path } from './ways.ts';
import { attic, workshop } from './workshop-and-attic.ts';

const sceneries: Readonly<Record<Exclude<Place, Interior>, (setting: Setting) => Stage>> = {
  ...{ studio, room: rooms.room, bedroom: rooms.bedroom, kitchen: rooms.kitchen },
  ...{ office: rooms.office, library: rooms.library, bathroom: rooms.bathroom, table },
  ...{
    wall: rooms.wall,
    street: town.street,
    alley: town.alley,
    paris: town.paris,
    newyork: town.newYork,
  },
  city: town.city,
  ...{ cafe: squares.cafe, market: squares.market, garden, field: land.field },
  ...{ hills: land.hills, forest: land.forest, jungle: land.jungle, savanna: land.savanna },
  ...{
    desert: land.desert,
    mountain: land.mountain,
    snow: land.snow,
    ice: far.ice,
    road: land.road,
  },
  ...{ sky: far.inTheSky, space: far.space, moon: far.moon, graveyard: far.graveyard },
  ...{ beach: waters.beach, sea: waters.sea, underwater: waters.underwater, river: waters.river },
  ...{
    party,
    stage,
    stadium,
    village,
    cave,
    carriage,
    hall,
    workshop,
    attic,
    greenhouse,
    museum,
    supermarket,
    platform,
    pool,
    gorge,
    cliffs,
    coast,
    fjord,
    isle,
    zen,
    allotment,
    formal,
    ramparts,
    ski,
    terraces,
    path,
    avenue,
    footbridge,
    roofs,
    townview: townView,
    balcony,
    steps,
    square,
    perched,
    whitelane: town.whiteLane,
    canal: quays.canal,
    seine: quays.seine,
    harbour: quays.harbour,
    neon: quays.neon,
    ring: quays.ring,
  },
};

/** Scenery for a place. */
export function setStage(setting: Setting): Stage {
  return isInterior(setting.place) ? interior(setting) : sceneries[setting.place](setting);
}

const isInterior = (place: Place): place is Interior =>
  (interiors as readonly Place[]).includes(place);
