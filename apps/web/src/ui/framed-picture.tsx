import { clsx } from 'clsx';
import { captionOf, narrowSources, type SitePicture } from '../lib/site-pictures.ts';
import { Accord } from './accord.tsx';

type FramedPictureProps = {
  picture: SitePicture;
  /** The first thing to see on its page. */
  isFirst?: boolean;
  className?: string;
  imageClassName?: string;
};

/** A picture over its measured accord, and under both what the engine was asked for. */
export function FramedPicture(props: FramedPictureProps) {
  const { picture, isFirst = false, className, imageClassName } = props;
  return (
    <figure className={clsx('flex min-h-0 flex-col', className)}>
      <picture className="contents">
        <source media="(width < 1024px)" srcSet={narrowSources(picture)} sizes="100vw" />
        <img
          src={picture.url}
          alt=""
          width={picture.width}
          height={picture.height}
          fetchPriority={isFirst ? 'high' : undefined}
          className={clsx('min-h-0 w-full bg-s2 object-cover', imageClassName)}
        />
      </picture>
      <Accord stripes={picture.accord} className="mt-0.5 flex-none" />
      <figcaption className="mt-2 flex-none type-data text-fg3">{captionOf(picture)}</figcaption>
    </figure>
  );
}
