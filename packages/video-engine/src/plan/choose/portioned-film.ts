import type { MusicAnalysis } from '../../model/analysis.ts';
import type { Intent } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';
import type { Material } from '../material/material.ts';
import type { PlannedShot } from '../material/planned-shot.ts';
import type { Similarity } from '../material/similarity.ts';
import { chooseLength } from './choose-length.ts';
import { roleOf } from './counted-slots.ts';
import { fillFilm } from './fill-film.ts';
import { withEnds } from './make-slots.ts';
import { portionedSlots } from './portioned-slots.ts';
import { portionedLength, portionsOf } from './portions.ts';
import { searchShots } from './search-shots.ts';

type Found = { readonly shots: readonly PlannedShot[]; readonly notes: readonly string[] };
type Beside = { readonly music: MusicAnalysis | null; readonly similarity: Similarity };

/** A film in which clips have parts of their own: so many seconds, such a share, or twice. */
export function makePortionedFilm(intent: Intent, material: Material, beside: Beside): Found {
  const length = lengthFor(intent, material, beside);
  const portions = portionsOf(intent, material, length.frames);
  const slots = withEnds(intent, portionedSlots(intent, material, length.frames, portions.frames));
  const shots =
    searchShots(intent, material, slots, beside.similarity) ??
    fillEach(intent, material, length.frames, { ...beside, portions: portions.frames });
  return { shots, notes: [...length.notes, ...portions.notes] };
}

/** As wished; else as long as the clips of so many seconds, or as what there is beside them bears. */
function lengthFor(intent: Intent, material: Material, { music, similarity }: Beside) {
  const { usableFrames, least, most, whole } = portionedLength(intent, material);
  const { minSeconds, maxSeconds } = intent.duration;
  const shortest = Math.round(minSeconds * framesPerSecond);
  const longest = Math.round(maxSeconds * framesPerSecond);
  if (whole !== null && whole >= shortest && whole <= longest) return { frames: whole, notes: [] };
  const usable = Math.max(1, Math.min(usableFrames, most < shortest ? usableFrames : most));
  const chosen = chooseLength(intent, { ...material, usableFrames: usable }, music, similarity);
  return { ...chosen, frames: Math.max(chosen.frames, Math.min(least, longest, usable)) };
}

/** Where the search finds no room: each part filled on its own, with nearly all that there is of it. */
function fillEach(
  intent: Intent,
  material: Material,
  length: number,
  { portions, similarity }: Beside & { readonly portions: ReadonlyMap<number, number> },
): readonly PlannedShot[] {
  const own = material.clips.flatMap((clip) => {
    const frames = portions.get(clip.index) ?? 0;
    return frames === 0
      ? []
      : [fillFilm(intent, { ...material, clips: [clip] }, frames, similarity)];
  });
  const rest = length - [...portions.values()].reduce((sum, frames) => sum + frames, 0);
  const others = material.clips.filter(({ index }) => !portions.has(index));
  const filled =
    rest > 0 && others.length > 0
      ? [...own, fillFilm(intent, { ...material, clips: others }, rest, similarity)]
      : own;
  const film = filled
    .flatMap((part) => part.map((shot, nth) => ({ shot, place: (nth + 0.5) / part.length })))
    .toSorted((a, b) => a.place - b.place)
    .map(({ shot }) => shot);
  return film.map((shot, index) => ({ ...shot, role: roleOf(intent, index, film.length) }));
}
