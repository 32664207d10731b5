import { runTool } from '@armoni/video-engine/ffmpeg/run-tool';
import { ToolMissing } from '@armoni/video-engine/ffmpeg/tool-errors';
import type { Timeline } from '@armoni/video-engine/model/timeline';

/**
 * The same cuts by MLT's `melt` with the same encoder settings: pictures only, without the
 * probing, choosing and checking of ours. Null where it is not installed.
 */
export async function cutWithMelt(
  timeline: Timeline,
  pathOf: ReadonlyMap<string, string>,
  outputPath: string,
): Promise<{ readonly cpuSeconds: number } | null> {
  const cuts = timeline.tracks.video.clips.flatMap(({ mediaReference, sourceRange }) => {
    const first = sourceRange.startTime.value;
    const last = first + sourceRange.duration.value - 1;
    return [pathOf.get(mediaReference.sourceId)!, `in=${first}`, `out=${last}`];
  });
  const consumer = [
    ...['-consumer', `avformat:${outputPath}`, 'vcodec=libx264', 'preset=veryfast', 'crf=21'],
    ...['g=60', 'bf=2', 'pix_fmt=yuv420p', 'threads=1', 'an=1', 'real_time=-1'],
  ];
  try {
    const { cpuSeconds } = await runTool(
      'melt',
      ['-silent', '-profile', 'atsc_1080p_30', ...cuts, ...consumer],
      { signal: new AbortController().signal },
    );
    return { cpuSeconds };
  } catch (error) {
    if (error instanceof ToolMissing) return null;
    throw error;
  }
}
