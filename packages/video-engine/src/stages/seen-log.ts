import type { SeenPicture } from '../model/analysis.ts';

/** What was seen of each clip in one edit, whatever it was looked at for. */
export type SeenLog = {
  /** Seconds are those of the clip. */
  readonly add: (sourceId: string, pictures: readonly SeenPicture[]) => void;
  /** Ascending; empty where nobody looked. */
  readonly of: (sourceId: string) => readonly SeenPicture[];
};

export function makeSeenLog(): SeenLog {
  const bySource = new Map<string, Map<number, SeenPicture>>();
  return {
    add(sourceId, pictures) {
      const known = bySource.get(sourceId) ?? new Map<number, SeenPicture>();
      for (const picture of pictures) known.set(picture.seconds, picture);
      bySource.set(sourceId, known);
    },
    of: (sourceId) =>
      [...(bySource.get(sourceId)?.values() ?? [])].toSorted((a, b) => a.seconds - b.seconds),
  };
}
