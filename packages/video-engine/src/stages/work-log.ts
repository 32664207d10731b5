import type { MediaReference, MediaSource } from '../model/media.ts';
import { toSeconds } from '../model/time.ts';
import type { Timeline } from '../model/timeline.ts';
import type { Work, WorkClip, WorkShot } from '../model/work.ts';

/** Keeps what an edit has come to, and hands it on whole whenever it changes. */
export type WorkLog = {
  readonly now: () => Work;
  readonly probed: (references: readonly MediaReference[]) => void;
  readonly clip: (sourceId: string, change: Partial<Omit<WorkClip, 'sourceId' | 'name'>>) => void;
  readonly foreseen: (timeline: Timeline) => void;
  readonly chosen: (timeline: Timeline) => void;
  readonly stageEnded: (stage: string, seconds: number) => void;
};

export function makeWorkLog(sources: readonly MediaSource[], onChange: () => void): WorkLog {
  let work: Work = {
    clips: sources.map(({ id, name }) => ({
      ...{ sourceId: id, name, status: 'waiting' as const },
      ...{ percent: 0, durationSeconds: 0, moments: [], course: [] },
    })),
    shots: [],
    areShotsForeseen: false,
    stages: [],
  };
  const set = (changed: Partial<Work>) => {
    work = { ...work, ...changed };
    onChange();
  };
  const each = (change: (clip: WorkClip) => WorkClip) => set({ clips: work.clips.map(change) });
  return {
    now: () => work,
    probed(references) {
      const known = new Map(references.map(({ id, probe }) => [id, probe.durationSeconds]));
      each((clip) => {
        const durationSeconds = known.get(clip.sourceId);
        if (durationSeconds === undefined) return { ...clip, status: 'refused' };
        return { ...clip, durationSeconds };
      });
    },
    clip: (sourceId, change) =>
      each((clip) => (clip.sourceId === sourceId ? { ...clip, ...change } : clip)),
    foreseen: (timeline) => set({ shots: shotsOf(timeline), areShotsForeseen: true }),
    chosen: (timeline) => set({ shots: shotsOf(timeline), areShotsForeseen: false }),
    stageEnded(stage, seconds) {
      const others = work.stages.filter((ended) => ended.stage !== stage);
      const before = work.stages.find((ended) => ended.stage === stage)?.seconds ?? 0;
      set({ stages: [...others, { stage, seconds: before + seconds }] });
    },
  };
}

function shotsOf({ tracks }: Timeline): readonly WorkShot[] {
  return tracks.video.clips.map((shot) => ({
    sourceId: shot.mediaReference.sourceId,
    startSeconds: toSeconds(shot.sourceRange.startTime),
    durationSeconds: toSeconds(shot.recordRange.duration),
    reason: shot.reason ?? '',
  }));
}
