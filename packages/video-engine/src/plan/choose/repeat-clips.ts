import type { Intent } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';
import {
  type ClipMaterial,
  type Material,
  type UsableTake,
  usableFramesOf,
} from '../material/material.ts';
import { usualShotSeconds } from './slot.ts';

/** Times a usual shot that each coming of a clip needs to show something of its own. */
const ownShots = 1.5;

/**
 * A clip that comes several times stands in the material as often: each time with footage of its
 * own where there is enough of it, else with the same again, since that was asked for.
 */
export function repeatClips(material: Material, intent: Intent): Material {
  const places = placesOf(material, intent);
  if (places.length === material.clips.length) return material;
  const seen = new Map<number, number>();
  const clips = places.map((clip, index): ClipMaterial => {
    const time = seen.get(clip.index) ?? 0;
    seen.set(clip.index, time + 1);
    const times = places.filter((each) => each === clip).length;
    return { ...clip, index, takes: ownPart(clip, time, times, intent) };
  });
  const usableFrames = clips.reduce((sum, clip) => sum + usableFramesOf(clip), 0);
  return { ...material, clips, usableFrames };
}

/** The clips in the order in which they come, some of them more than once. */
function placesOf({ clips: all }: Material, { clips }: Intent): readonly ClipMaterial[] {
  const isNamed = ({ number }: ClipMaterial) => clips.sequence.includes(number);
  const named = clips.sequence.flatMap((number) => all.filter((clip) => clip.number === number));
  const places = [...named, ...all.filter((clip) => !isNamed(clip))];
  for (const { clip: number, times } of clips.times) {
    const clip = all.find((each) => each.number === number);
    if (clip === undefined) continue;
    const missing = times - places.filter((each) => each === clip).length;
    for (let left = missing; left > 0; left -= 1) {
      const after = places.lastIndexOf(clip);
      const behind = places.length - 1 - after;
      // Spread over what comes behind it, the last time at the end; else amid what comes before.
      const place = behind > 0 ? after + Math.ceil(behind / left) + 1 : Math.floor(after / 2);
      places.splice(place, 0, clip);
    }
  }
  return places;
}

/** Of its usable frames those of one coming, the first time the first of them. */
function ownPart(
  clip: ClipMaterial,
  time: number,
  times: number,
  { pace, selection }: Intent,
): readonly UsableTake[] {
  const needed = ownShots * usualShotSeconds[pace] * framesPerSecond;
  const isWhole = clip.analysis.kind === 'image' || selection === 'everything';
  const total = clip.takes.reduce(
    (sum, { startFrame, endFrame }) => sum + endFrame - startFrame,
    0,
  );
  if (isWhole || times === 1 || total / clip.speed < needed * times) return clip.takes;
  const from = Math.floor((total * time) / times);
  const to = Math.floor((total * (time + 1)) / times);
  let passed = 0;
  return clip.takes.flatMap((take) => {
    const startFrame = take.startFrame + Math.max(0, from - passed);
    const endFrame = Math.min(take.endFrame, take.startFrame + to - passed);
    passed += take.endFrame - take.startFrame;
    return endFrame > startFrame ? [{ startFrame, endFrame }] : [];
  });
}
