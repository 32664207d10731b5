import type { VideoWork } from '@armoni/contract/montage';
import { useEffect, useState } from 'react';
import type { StoredClip } from '../clips/queued-clip.ts';
import { captureFrames, type Frame } from './capture-frames.ts';

export const stripFrames = 8;

type Frames = ReadonlyMap<string, readonly Frame[]>;

const none: Frames = new Map();

/** Of each clip, evenly; the clips one after another. */
export function useClipFrames(work: VideoWork, clips: readonly StoredClip[]): Frames {
  const known = work.clips.filter(({ duration_seconds }) => duration_seconds > 0);
  const wanted = known.map(({ file_id, duration_seconds: length }) => ({
    key: file_id,
    url: urlOf(clips, file_id),
    seconds: Array.from({ length: stripFrames }, (_, at) => ((at + 0.5) * length) / stripFrames),
  }));
  return useFrames(wanted);
}

/** Of each shot, its first; by its place in the film. */
export function useShotFrames(work: VideoWork, clips: readonly StoredClip[]): Frames {
  const wanted = work.shots.map(({ clip, start_seconds }, index) => ({
    key: String(index),
    url: urlOf(clips, work.clips[clip - 1]?.file_id),
    seconds: [start_seconds + 0.1],
  }));
  return useFrames(wanted);
}

type Wanted = { readonly key: string; readonly url: string; readonly seconds: readonly number[] };

function useFrames(wanted: readonly Wanted[]): Frames {
  const [frames, setFrames] = useState(none);
  const task = JSON.stringify(wanted);
  useEffect(() => {
    const ending = new AbortController();
    const capture = async () => {
      for (const { key, url, seconds } of JSON.parse(task) as Wanted[]) {
        const taken: Frame[] = [];
        for await (const frame of captureFrames(url, seconds, ending.signal)) {
          taken.push(frame);
          const now = [...taken];
          setFrames((before) => new Map(before).set(key, now));
        }
        if (ending.signal.aborted) return;
      }
    };
    setFrames(none);
    void capture();
    return () => ending.abort();
  }, [task]);
  return frames;
}

function urlOf(clips: readonly StoredClip[], fileId: string | undefined): string {
  return clips.find(({ state }) => state.fileId === fileId)?.state.url ?? '';
}
