import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { runFfmpeg, type Tools } from '@armoni/video-engine/ffmpeg/tools';
import type { Shot, Timeline } from '@armoni/video-engine/model/timeline';
import { videoEncoding } from '@armoni/video-engine/render/encoding';

const signal = new AbortController().signal;

/** The film's frames out of its clips, two at a time and thrown away: no editor does without. */
export async function decodeFilm(
  timeline: Timeline,
  pathOf: ReadonlyMap<string, string>,
  tools: Tools,
): Promise<void> {
  const waiting = timeline.tracks.video.clips.values();
  const decodeRest = async () => {
    for (const clip of waiting) {
      await runFfmpeg(tools, [...clipArguments(clip, pathOf), '-f', 'null', '-'], { signal });
    }
  };
  await Promise.all([decodeRest(), decodeRest()]);
}

/**
 * The film's own frames, written raw in two halves: the film decoded again would be smoother
 * and cheaper to encode.
 */
export async function decodeHalves(
  timeline: Timeline,
  pathOf: ReadonlyMap<string, string>,
  folder: string,
  tools: Tools,
): Promise<string[]> {
  const { clips } = timeline.tracks.video;
  const paths = ['first', 'second'].map((name) => join(folder, `${name}.yuv`));
  const files = await Promise.all(paths.map((path) => open(path, 'w')));
  for (const [index, clip] of clips.entries()) {
    const file = files[index < clips.length / 2 ? 0 : 1]!;
    await runFfmpeg(tools, [...clipArguments(clip, pathOf), '-f', 'rawvideo', '-'], {
      signal,
      onStdout: (chunk) => file.writeFile(chunk),
    });
  }
  await Promise.all(files.map((file) => file.close()));
  return paths;
}

function clipArguments(clip: Shot, pathOf: ReadonlyMap<string, string>): readonly string[] {
  const { sourceRange, recordRange, mediaReference } = clip;
  const from = Math.max(0, sourceRange.startTime.value / 30 - 0.004).toFixed(6);
  const path = pathOf.get(mediaReference.sourceId)!;
  const count = String(recordRange.duration.value);
  return ['-threads', '1', '-ss', from, '-i', path, '-an', '-frames:v', count];
}

/** Both halves through the engine's own encoder settings at once, and nothing else. */
export async function encodeRaw(
  paths: readonly string[],
  size: string,
  tools: Tools,
): Promise<void> {
  const raw = ['-f', 'rawvideo', '-s', size, '-r', '30', '-pix_fmt', 'yuv420p'];
  await Promise.all(
    paths.map((path) =>
      runFfmpeg(tools, [...raw, '-i', path, ...videoEncoding(), '-f', 'mp4', `${path}.mp4`], {
        signal,
      }),
    ),
  );
}
