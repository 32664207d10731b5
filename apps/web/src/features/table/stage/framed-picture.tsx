import type { Reframe } from '@armoni/contract/timeline/timeline';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { fitOf } from '../session/film-time.ts';

type FramedPictureProps = {
  /** Address of a picture of the whole clip. */
  picture: string;
  reframe: Reframe;
  /** The frame of the shot that it shows. */
  inShot: number;
  className: string;
  style?: CSSProperties;
};

/** A small picture of a clip in the film's frame: cut off, or whole upon its own dark, blurred copy. */
export function FramedPicture({ picture, reframe, inShot, className, style }: FramedPictureProps) {
  const small = { src: picture, draggable: false };
  return (
    <span className={clsx('block overflow-hidden', className)} style={style}>
      {reframe.kind === 'fit' && (
        <img
          {...small}
          alt=""
          className="absolute inset-0 size-full object-cover blur-[3px] brightness-[.55]"
        />
      )}
      <img
        {...small}
        alt=""
        className="relative size-full select-none"
        style={fitOf(reframe, inShot)}
      />
    </span>
  );
}
