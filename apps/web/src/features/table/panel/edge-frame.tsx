import type { CutSource } from '@armoni/contract/cuts';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import { useEffect } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { sourceSecondsOf } from '../session/film-time.ts';
import { type FramePictures, pictureKey } from '../session/frame-pictures.ts';
import { FramedPicture } from '../stage/framed-picture.tsx';

type EdgeFrameProps = {
  shot: Shot;
  /** Of the shot, from 0. */
  frame: number;
  source: CutSource | undefined;
  timeline: Timeline;
  pictures: FramePictures;
};

/** Frames that an edge is drawn over are not all fetched. */
const restMs = 150;

/** The first or the last frame of a shot, as the film frames it. */
export function EdgeFrame({ shot, frame, source, timeline, pictures }: EdgeFrameProps) {
  const known = useStore(pictures.pictures);
  const url = source?.url ?? null;
  const isStill = source?.kind === 'image';
  const seconds = sourceSecondsOf(timeline, shot, frame);
  useEffect(() => {
    if (!url || isStill) return;
    const timer = setTimeout(() => pictures.want(url, seconds), restMs);
    return () => clearTimeout(timer);
  }, [pictures, url, isStill, seconds]);
  const picture = isStill ? url : url && known.get(pictureKey(url, seconds));
  return (
    <span
      className="block max-h-24 w-full bg-s3 max-lg:hidden"
      style={{ aspectRatio: timeline.width / timeline.height }}
    >
      {picture && (
        <FramedPicture
          picture={picture}
          reframe={shot.reframe}
          inShot={frame}
          className="relative size-full"
        />
      )}
    </span>
  );
}
