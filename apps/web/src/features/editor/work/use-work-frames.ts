import type { VideoWork } from '@armoni/contract/montage';
import { useEffect, useMemo, useState } from 'react';
import { findPlayableCopy } from '../../../lib/http/playable-copy.ts';
import { isStill, type StoredClip } from '../clips/queued-clip.ts';
import { captureFrames, type Frame, repeatStill } from './capture-frames.ts';

export const stripFrames = 8;

/** In the order in which they came. */
type Frames = ReadonlyMap<string, readonly Frame[]>;

const none: Frames = new Map();

/** Of each clip, evenly; the clips one after another. */
export function useClipFrames(work: VideoWork, clips: readonly StoredClip[]): Frames {
  const known = work.clips.filter(({ duration_seconds }) => duration_seconds > 0);
  const wanted = known.map(({ file_id, duration_seconds: length }) => ({
    key: file_id,
    fileId: file_id,
    ...pictureOf(clips, file_id),
    seconds: Array.from({ length: stripFrames }, (_, at) => ((at + 0.5) * length) / stripFrames),
  }));
  return useFrames(wanted);
}

/** Of each shot, its first; by its place in the film. */
export function useShotFrames(work: VideoWork, clips: readonly StoredClip[]): Frames {
  const wanted = work.shots.map(({ clip, start_seconds }, index) => {
    const fileId = work.clips[clip - 1]?.file_id ?? '';
    const seconds = [start_seconds + 0.1];
    return { key: String(index), fileId, ...pictureOf(clips, fileId), seconds };
  });
  return useFrames(wanted);
}

type Wanted = {
  readonly key: string;
  readonly fileId: string;
  readonly url: string;
  readonly isStill: boolean;
  readonly seconds: readonly number[];
};

/** Clips that this browser does not play come last, from their copies. */
function useFrames(wanted: readonly Wanted[]): Frames {
  const [taken, setTaken] = useState(none);
  const task = JSON.stringify(wanted);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const capture = async (one: Wanted, url: string): Promise<boolean> => {
      const frames: Frame[] = [];
      const pictures = one.isStill
        ? repeatStill(url, one.seconds.length)
        : captureFrames(url, one.seconds, signal);
      for await (const frame of pictures) {
        if (signal.aborted) return true;
        frames.push(frame);
        const now = [...frames];
        setTaken((before) => new Map(before).set(nameOf(one), now));
      }
      return frames.length > 0;
    };
    const captureAll = async () => {
      const unseen: Wanted[] = [];
      for (const one of JSON.parse(task) as Wanted[]) {
        if (signal.aborted) return;
        if (!(await capture(one, one.url))) unseen.push(one);
      }
      for (const one of unseen) {
        const copy = await findPlayableCopy(one.fileId, signal);
        if (copy !== null) await capture(one, copy);
      }
    };
    void captureAll();
    return () => ending.abort();
  }, [task]);
  return useMemo(() => {
    const keys = new Map((JSON.parse(task) as Wanted[]).map((one) => [nameOf(one), one.key]));
    return new Map(
      [...taken].flatMap(([name, frames]) => {
        const key = keys.get(name);
        return key === undefined ? [] : [[key, frames]];
      }),
    );
  }, [taken, task]);
}

/** What was taken once stays while more becomes known. */
const nameOf = ({ key, fileId, seconds }: Wanted) => [key, fileId, ...seconds].join(' ');

function pictureOf(clips: readonly StoredClip[], fileId: string) {
  const clip = clips.find(({ state }) => state.fileId === fileId);
  return { url: clip?.state.url ?? '', isStill: clip !== undefined && isStill(clip) };
}
