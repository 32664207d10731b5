import { montageStages, type VideoWork } from '@armoni/contract/montage';
import type { Work } from '@armoni/video-engine/model/work';
import * as z from 'zod/mini';

/** The work of a film job as its worker stored it; what cannot be read is as good as none. */
export function workOnTheWire({ detail, ahead }: { detail: unknown; ahead: number }): VideoWork {
  const { clips, shots, areShotsForeseen, stages } =
    z.safeParse(storedWork, detail).data ?? nothingYet;
  const places = new Map(clips.map(({ sourceId }, index) => [sourceId, index + 1]));
  return {
    ahead,
    clips: clips.map(({ sourceId, name, status, percent, durationSeconds, moments, course }) => ({
      // Sources are named by their place and their file: `0-…`.
      file_id: sourceId.slice(sourceId.indexOf('-') + 1),
      ...{ name, status, percent },
      duration_seconds: durationSeconds,
      moments: moments.map(({ startSeconds, score }) => ({ start_seconds: startSeconds, score })),
      course: [...course],
    })),
    foreseen: areShotsForeseen,
    shots: shots.map(({ sourceId, startSeconds, durationSeconds, reason }) => ({
      clip: places.get(sourceId) ?? 0,
      start_seconds: startSeconds,
      duration_seconds: durationSeconds,
      reason,
    })),
    stages: montageStages.flatMap((stage) => {
      const ended = stages.find((each) => each.stage === stage);
      return ended ? [{ stage, seconds: ended.seconds }] : [];
    }),
  };
}

const storedWork = z.object({
  clips: z.array(
    z.object({
      sourceId: z.string(),
      name: z.string(),
      status: z.enum(['waiting', 'analysing', 'analysed', 'refused']),
      percent: z.number(),
      durationSeconds: z.number(),
      moments: z.array(z.object({ startSeconds: z.number(), score: z.number() })),
      // Work that was stored before it was told.
      course: z._default(z.array(z.number()), []),
    }),
  ),
  shots: z.array(
    z.object({
      sourceId: z.string(),
      startSeconds: z.number(),
      durationSeconds: z.number(),
      reason: z.string(),
    }),
  ),
  // Work that was stored before anybody foresaw.
  areShotsForeseen: z._default(z.boolean(), false),
  stages: z.array(z.object({ stage: z.string(), seconds: z.number() })),
});

const nothingYet: Work = { clips: [], shots: [], areShotsForeseen: false, stages: [] };
