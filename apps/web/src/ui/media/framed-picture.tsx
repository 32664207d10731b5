import { clsx } from 'clsx';
import { useState } from 'react';
import { captionOf, narrowSources, type SitePicture } from '../../lib/studio/site-pictures.ts';
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
  const [hasFailed, setFailed] = useState(false);
  return (
    <figure className={clsx('flex min-h-0 flex-col', className)}>
      {hasFailed ? (
        // Without a network its colours remain.
        <Accord
          stripes={picture.accord}
          className={clsx('h-auto! min-h-0 w-full rounded-none', imageClassName)}
        />
      ) : (
        <picture className="contents">
          <source media="(width < 1024px)" srcSet={narrowSources(picture)} sizes="100vw" />
          <img
            // It may have failed before the scripts ran.
            ref={(image) => {
              if (image?.complete && image.naturalWidth === 0) setFailed(true);
            }}
            src={picture.url}
            alt=""
            width={picture.width}
            height={picture.height}
            fetchPriority={isFirst ? 'high' : undefined}
            onError={() => setFailed(true)}
            className={clsx('min-h-0 w-full bg-s2 object-cover', imageClassName)}
          />
        </picture>
      )}
      <Accord stripes={picture.accord} className="mt-0.5 flex-none" />
      <figcaption className="mt-2 flex-none type-data text-fg3">{captionOf(picture)}</figcaption>
    </figure>
  );
}
