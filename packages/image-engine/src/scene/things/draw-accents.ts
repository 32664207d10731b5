import type { Detail, SceneDescription } from '../scene-description.ts';
import { drawBirds } from './accents/birds.ts';
import { drawPeople } from './accents/people.ts';
import { drawSailboats } from './accents/sailboats.ts';
import { drawTent } from './accents/tent.ts';
import { drawWaterfall } from './accents/waterfall.ts';
import { drawBridge } from './buildings/bridge.ts';
import { drawBuildings } from './buildings/draw-buildings.ts';
import { type Foreground, ownChanceOf, withOwnChance } from './foreground.ts';

/** Shares of scenes that have a boat or birds of their own; both by one throw of chance. */
const usual = { boat: 0.55, birds: 0.5 } as const;
/** In a coastal town boats come together. */
const boatsOfTown = 5;

/** What was named is the accent; a sail would only compete with it. */
const rivals: readonly Detail[] = ['lighthouse', 'castle', 'waterfall', 'bridge'];

/** The one small thing that the eye finds: a sail, a house, a tent; and birds. */
export function drawAccents(foreground: Foreground): void {
  const { description, seed } = foreground.plan;
  const { details, kind, without } = description;
  const chance = accentsChance(seed);
  if (details.includes('waterfall')) drawWaterfall(withOwnChance(foreground, 'waterfall'));
  if (details.includes('bridge')) drawBridge(withOwnChance(foreground, 'bridge'));
  drawBuildings(withOwnChance(foreground, 'buildings'));
  const boats = boatsIn(description, seed);
  if (boats > 0) drawSailboats(withOwnChance(foreground, 'boats'), boats);
  if (kind === 'night-sky' && !without.includes('house'))
    drawTent(withOwnChance(foreground, 'tent'));
  if (details.includes('people')) drawPeople(withOwnChance(foreground, 'people'));
  if (hasBirds(foreground, chance)) drawBirds(withOwnChance(foreground, 'birds'));
}

const accentsChance = (seed: number): number => ownChanceOf(seed, 'accents')();

/** How many boats a scene shows: as many as were told, one where it has one of its own. */
export function boatsIn(description: SceneDescription, seed: number): number {
  if (!hasBoats(description, accentsChance(seed))) return 0;
  const { counts, details } = description;
  return counts.boat ?? (details.includes('coast') ? boatsOfTown : 1);
}

function hasBoats(description: SceneDescription, chance: number): boolean {
  const { kind, details, without, weather } = description;
  if (!['sea', 'lake', 'beach', 'city'].includes(kind)) return false;
  if (details.includes('boat')) return true;
  const isUsual = kind !== 'city' && chance < usual.boat && weather !== 'storm';
  return isUsual && !without.includes('boat') && !details.some((one) => rivals.includes(one));
}

function hasBirds({ plan }: Foreground, chance: number): boolean {
  const { kind, details, without, time, weather } = plan.description;
  if (details.includes('birds')) return true;
  const isOpen = ['sea', 'beach', 'countryside', 'lake'].includes(kind);
  const isUsual = isOpen && time !== 'night' && weather !== 'storm' && chance > usual.birds;
  return isUsual && !without.includes('birds');
}
