import type { Pins } from './make-pins.ts';

/** What the engine drew when its pins were last printed. */
export type PinnedPixels = { readonly engineVersion: string; readonly pins: Pins };

/** In words, what is wrong between what was pinned and what is drawn now; null when nothing is. */
export function judgePins(pinned: PinnedPixels, drawn: PinnedPixels): string | null {
  if (pinned.engineVersion !== drawn.engineVersion) {
    return `The pins are of engine version ${pinned.engineVersion} and the engine is ${drawn.engineVersion}: print new ones with « npm run pins ».`;
  }
  const names = new Set([...Object.keys(pinned.pins), ...Object.keys(drawn.pins)]);
  const changed = [...names].filter((name) => pinned.pins[name] !== drawn.pins[name]);
  if (changed.length === 0) return null;
  return `Under engine version ${drawn.engineVersion} other pixels are drawn than before: ${changed.join(', ')}. A recipe promises the same bytes. When the change is meant, raise engineVersion in origin/recipe.ts, then print new pins with « npm run pins »; when it is not, undo it.`;
}
