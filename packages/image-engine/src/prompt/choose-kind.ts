import { type Detail, type SceneKind, sceneKinds } from '../scene/scene-description.ts';
import { type ParsedPrompt, valuesOf } from './parse-prompt.ts';
import type { Meaning } from './vocabulary.ts';

export type Composition = {
  /** Null when no place, thing or hour was named that can be drawn. */
  readonly kind: SceneKind | null;
  /** What the other places that were named bring to this one. */
  readonly added: readonly Detail[];
  /** A place that this one cannot hold. */
  readonly leftOut: SceneKind | null;
};

/** Where the picture is, and what becomes of the other places in the same sentence. */
export function chooseKind({ meanings }: ParsedPrompt): Composition {
  const votes = new Map<SceneKind, number>();
  for (const meaning of meanings) {
    if (meaning.field !== 'kind') continue;
    votes.set(meaning.value, Math.max(votes.get(meaning.value) ?? 0, meaning.weight));
  }
  const ranked = sceneKinds
    .filter((kind) => votes.has(kind))
    .sort((a, b) => votes.get(b)! - votes.get(a)!);
  const details = valuesOf(meanings, 'detail');
  const kind = settle(ranked, details) ?? kindOfHour(meanings);
  const added: Detail[] = [];
  if (kind === 'city') {
    if (ranked.some((one) => one === 'sea' || one === 'beach')) added.push('coast');
    if (votes.has('mountains')) added.push('peaks');
  }
  return { kind, added, leftOut: kind && leftOutOf(kind, ranked, details) };
}

function leftOutOf(
  kind: SceneKind,
  ranked: readonly SceneKind[],
  details: readonly Detail[],
): SceneKind | null {
  const named = ranked[0] ?? kind;
  const isMoved = kind === 'lake' && named !== 'mountains' && named !== kind;
  if (isMoved && needsWater(details)) return named;
  return ranked.find((one) => cannotHold[kind]?.includes(one)) ?? null;
}

/** Falls and bridges are drawn at a lake. */
export const needsWater = (details: readonly Detail[]) =>
  details.includes('waterfall') || details.includes('bridge');

function settle(ranked: readonly SceneKind[], details: readonly Detail[]): SceneKind | null {
  const best = ranked[0] ?? null;
  const has = (kind: SceneKind) => ranked.includes(kind);
  const isInland = best !== null && inland.includes(best);
  if (isInland && needsWater(details)) return 'lake';
  // People at the sea stand on its shore.
  if (best === 'sea' && !has('city') && details.includes('people')) return 'beach';
  // The far north's lights are seen over snow as well as over a lake.
  if (best === 'night-sky' && details.includes('aurora') && has('snow')) return 'snow';
  // A town by the sea is a town, whichever of the two words weighs more.
  if ((best === 'beach' || best === 'sea') && has('city')) return 'city';
  // Stars over a lake are a picture of the sky, with the lake below.
  if (best === 'lake' && has('night-sky')) return 'night-sky';
  // Between trunks nobody sees a castle: it stands over wooded slopes.
  const isTall = details.some((one) => one === 'castle' || one === 'village');
  return best === 'forest' && isTall ? 'mountains' : best;
}

const inland: readonly SceneKind[] = ['mountains', 'forest', 'countryside', 'lake'];

const cannotHold: Partial<Record<SceneKind, readonly SceneKind[]>> = {
  city: ['desert', 'forest'],
  desert: ['sea', 'beach', 'lake', 'forest', 'city'],
  lake: ['city', 'desert'],
  beach: ['desert'],
  forest: ['sea', 'lake', 'city'],
  'still-life': ['sea', 'beach', 'mountains', 'forest', 'desert', 'city'],
  portrait: ['city', 'desert'],
};

/** Where a thing stands when no place was named. */
const placeOf: Partial<Record<Detail, SceneKind>> = {
  lighthouse: 'sea',
  coast: 'city',
  boat: 'sea',
  waterfall: 'lake',
  bridge: 'lake',
  aurora: 'night-sky',
  moon: 'night-sky',
  stars: 'night-sky',
  castle: 'countryside',
  village: 'countryside',
  windmill: 'countryside',
  road: 'countryside',
  house: 'countryside',
  flowers: 'countryside',
  rainbow: 'countryside',
  conifers: 'forest',
  palms: 'beach',
};

/** « Un coucher de soleil » names no place; everybody sees the sea. */
function kindOfHour(meanings: readonly Meaning[]): SceneKind | null {
  const has = (field: Meaning['field'], value?: string) =>
    meanings.some(
      (one) => one.field === field && (!value || ('value' in one && one.value === value)),
    );
  const thing = (Object.keys(placeOf) as Detail[]).find((one) => has('detail', one));
  if (thing) return placeOf[thing]!;
  if (has('weather', 'storm')) return 'sea';
  if (has('weather', 'snow')) return 'snow';
  if (has('time', 'night')) return 'night-sky';
  if (has('weather', 'rain')) return 'city';
  if (has('weather', 'fog')) return 'forest';
  if (has('time', 'sunset') || has('time', 'dawn') || has('time', 'dusk')) return 'sea';
  if (has('season', 'autumn')) return 'forest';
  if (has('season', 'winter')) return 'snow';
  if (has('detail', 'people')) return 'portrait';
  if (has('season') || has('time') || has('weather')) return 'countryside';
  return null;
}
