import type { Detail, SceneKind } from '../scene/scene-description.ts';

/** Whether a thing can stand in a scene of that kind; what is not listed stands or stays unsaid. */
export function fitsKind(kind: SceneKind, detail: Detail): boolean {
  return places[detail]?.includes(kind) ?? true;
}

const skies: readonly SceneKind[] = ['sea', 'lake', 'mountains', 'desert', 'countryside', 'snow'];

const onLand: readonly SceneKind[] = [...skies, 'beach', 'forest', 'night-sky'];

const places: Partial<Record<Detail, readonly SceneKind[]>> = {
  boat: ['sea', 'lake', 'beach', 'city'],
  house: onLand,
  village: onLand,
  castle: onLand,
  lighthouse: onLand,
  windmill: onLand,
  bridge: ['lake'],
  waterfall: ['lake'],
  rainbow: [...skies, 'beach', 'city'],
  aurora: [...skies, 'beach', 'night-sky'],
  people: ['beach', 'countryside', 'desert', 'snow', 'mountains', 'night-sky', 'portrait'],
};
