import type { Intent } from '../../model/intent.ts';
import type { Timeline } from '../../model/timeline.ts';
import { understandInstructions } from '../intent/understand-instructions.ts';
import { planTimeline } from '../plan-timeline.ts';
import { buildAnalysis, type ClipSketch } from './analysis-builder.ts';
import { expectSoundTimeline } from './timeline-rules.ts';

export const presets = {
  fast: understandInstructions('Fast cuts montage, 10-15 s'),
  summary: understandInstructions('Highlight summary under 1 minute'),
  social: understandInstructions(
    'Social reels format, 30 s, hook in the first 3 s, call to action',
  ),
};

/** Plans sketched clips, and checks what must hold for every timeline. */
export function plan(
  intent: Intent,
  sketches: readonly ClipSketch[],
  rest: Partial<Parameters<typeof planTimeline>[0]> = {},
) {
  const analyses = sketches.map((sketch, index) => buildAnalysis(sketch, index));
  const timeline = planTimeline({
    intent,
    analyses,
    music: null,
    aspectRatio: '16:9',
    seed: 1,
    ...rest,
  });
  expectSoundTimeline(timeline, analyses, { isEverything: intent.selection === 'everything' });
  return timeline;
}

export function seconds(timeline: Timeline): number {
  return timeline.duration.value / 30;
}

/** The source of each clip, in film order. */
export function sources(timeline: Timeline): readonly string[] {
  return timeline.tracks.video.clips.map((clip) => clip.mediaReference.sourceId);
}
