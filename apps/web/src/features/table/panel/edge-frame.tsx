import type { CutSource } from '@armoni/contract/cuts';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import { clsx } from 'clsx';
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
  className?: string;
};

/** Frames that an edge is drawn over are not all fetched. */
const restMs = 150;

/** The first or the last frame of a shot, as the film frames it. */
export function EdgeFrame({
  shot,
  frame,
  source,
  timeline,
  pictures,
  className = 'max-h-24 w-full max-lg:hidden',
}: EdgeFrameProps) {
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
      className={clsx('relative block overflow-hidden bg-s3', className)}
      style={{ aspectRatio: timeline.width / timeline.height }}
    >
      {picture && (
        <FramedPicture
          picture={picture}
          {...{ shot, source }}
          film={timeline}
          inShot={frame}
          className="relative size-full"
        />
      )}
    </span>
  );
}
