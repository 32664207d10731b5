import type { CutSource } from '@armoni/contract/cuts';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { fitOf } from '../session/film-time.ts';
import { layOf } from '../session/lay-of.ts';

type FramedPictureProps = {
  /** Address of a picture of the whole clip. */
  picture: string;
  shot: Pick<Shot, 'reframe' | 'recordRange'>;
  source: CutSource | undefined;
  film: Pick<Timeline, 'width' | 'height'>;
  /** The frame of the shot that it shows. */
  inShot: number;
  className: string;
  style?: CSSProperties;
};

/** A small picture of a clip in the film's frame: cut off, or whole upon its own dark, blurred copy. */
export function FramedPicture({ picture, shot, source, ...of }: FramedPictureProps) {
  const { film, inShot, className, style } = of;
  const { reframe } = shot;
  const small = { src: picture, draggable: false };
  const isLaid = reframe.kind === 'window' && source !== undefined;
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
        className={clsx('size-full select-none', isLaid ? 'absolute' : 'relative')}
        style={isLaid ? layOf(shot, inShot, source, film) : fitOf(reframe, inShot)}
      />
    </span>
  );
}
