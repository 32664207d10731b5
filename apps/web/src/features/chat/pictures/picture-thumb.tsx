import { clsx } from 'clsx';
import { useState } from 'react';
import { MediaFallback } from '../../../ui/media/media-fallback.tsx';
import type { ChatPicture } from './chat-pictures.ts';

type PictureThumbProps = {
  picture: Pick<ChatPicture, 'url' | 'thumbnailUrl' | 'kind'>;
  className?: string;
};

/**
 * A small picture, else the picture itself, or the first frame of a film; a placeholder when
 * none can be loaded.
 */
export function PictureThumb({ picture, className }: PictureThumbProps) {
  const [failedUrls, setFailedUrls] = useState<readonly string[]>([]);
  const sources = [picture.thumbnailUrl ?? picture.url, picture.url];
  const source = sources.find((url) => !failedUrls.includes(url));
  if (source === undefined) {
    return <MediaFallback kind={picture.kind} className={clsx('text-[12px]!', className)} />;
  }
  const fail = () => setFailedUrls([...failedUrls, source]);
  const shape = clsx('bg-s2 object-cover', className);
  if (picture.kind === 'video') {
    return (
      <video
        src={source}
        muted
        playsInline
        preload="metadata"
        aria-hidden
        onError={fail}
        className={shape}
      />
    );
  }
  return (
    <img src={source} alt="" loading="lazy" decoding="async" onError={fail} className={shape} />
  );
}
