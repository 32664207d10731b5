import { trainingFolderMark } from '@armoni/contract/models';
import type { StyleRecord } from './ports.ts';

/**
 * Those of a style's pictures that no other style learned from: what was uploaded for them goes
 * with it.
 */
export function picturesOnlyOf(style: StyleRecord, all: readonly StyleRecord[]): string[] {
  const others = all.filter(({ id }) => id !== style.id);
  const stillUsed = new Set(others.flatMap(({ imageKeys }) => imageKeys));
  return style.imageKeys.filter((key) => !stillUsed.has(key));
}

/** Whether a picture in this folder was uploaded for a training. */
export function isForTraining(folder: string): boolean {
  return folder.split('/')[1]?.startsWith(trainingFolderMark) ?? false;
}
