import type { Place } from '../illustration-description.ts';
import { type Interior, interiors } from '../place-names.ts';
import { aloft } from './aloft/aloft.ts';
import { blur } from './aloft/blur.ts';
import { houseSection } from './aloft/house-section.ts';
import * as cutOpen from './aloft/sections.ts';
import { carriage } from './insides/carriage.ts';
import { cave, hall } from './insides/cave-and-hall.ts';
import { interior } from './insides/interiors.ts';
import { gorge, platform, pool } from './insides/platform-and-pool.ts';
import * as rooms from './insides/rooms.ts';
import { greenhouse, museum, supermarket } from './insides/under-glass-and-on-show.ts';
import { windowsill } from './insides/windowsill.ts';
import { attic, workshop } from './insides/workshop-and-attic.ts';
import { desert, savanna } from './outdoors/arid.ts';
import { cliffs, coast } from './outdoors/cliffs-and-coast.ts';
import * as far from './outdoors/far-places.ts';
import { field } from './outdoors/fields.ts';
import { fjord, isle } from './outdoors/fjord-and-isle.ts';
import { formal } from './outdoors/formal-garden.ts';
import { garden } from './outdoors/gardens.ts';
import { ramparts, ski, terraces } from './outdoors/heights.ts';
import { hills } from './outdoors/hills.ts';
import { zen } from './outdoors/japanese-garden.ts';
import { jungle } from './outdoors/jungle.ts';
import { allotment } from './outdoors/kitchen-garden.ts';
import { mountain } from './outdoors/peaks.ts';
import { road } from './outdoors/road.ts';
import * as waters from './outdoors/waters.ts';
import { avenue, footbridge, path } from './outdoors/ways.ts';
import { wild } from './outdoors/wild-lands.ts';
import { snow } from './outdoors/winter.ts';
import { forest } from './outdoors/woods.ts';
import type { Setting, Stage } from './stage.ts';
import { stillLife } from './still-lifes/still-life.ts';
import * as squares from './towns/cafe-and-market.ts';
import { city } from './towns/city.ts';
import { party, stage } from './towns/events.ts';
import { out } from './towns/outings.ts';
import * as quays from './towns/quays-and-lights.ts';
import { balcony, roofs, townView } from './towns/roofs-and-balconies.ts';
import { square } from './towns/squares.ts';
import { stadium } from './towns/stadium.ts';
import { perched, steps } from './towns/steps-and-hilltops.ts';
import * as town from './towns/town.ts';
import { village } from './towns/village.ts';

const sceneries: Readonly<Record<Exclude<Place, Interior>, (setting: Setting) => Stage>> = {
  ...{ studio: stillLife, room: rooms.room, bedroom: rooms.bedroom, kitchen: rooms.kitchen },
  ...{ office: rooms.office, library: rooms.library, bathroom: rooms.bathroom, table: stillLife },
  ...{
    wall: rooms.wall,
    street: town.street,
    alley: town.alley,
    paris: town.paris,
    newyork: town.newYork,
  },
  city,
  ...wild,
  ...out,
  ...aloft,
  ...{ houseSection, groundSection: cutOpen.groundSection, earthSection: cutOpen.earthSection },
  ...{ anthillSection: cutOpen.anthillSection, burrowSection: cutOpen.burrowSection },
  volcanoSection: cutOpen.volcanoSection,
  blur,
  windowsill,
  ...{ cafe: squares.cafe, market: squares.market, garden, field },
  ...{ hills, forest, jungle, savanna },
  ...{
    desert,
    mountain,
    snow,
    ice: far.ice,
    road,
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
