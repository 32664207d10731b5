import type { SceneDescription } from '../scene-description.ts';
import { type Hour, hours } from './hours.ts';

/** `air` 0–1 chooses among the skies that an hour can have; a colour that was named does first. */
export function hourOf({ time, colours }: SceneDescription, air: number): Hour {
  const skies = hours[time];
  const named = skies.find(({ says }) => says?.some((colour) => colours.includes(colour)));
  return named ?? skies[Math.min(skies.length - 1, Math.floor(air * skies.length))]!;
}
